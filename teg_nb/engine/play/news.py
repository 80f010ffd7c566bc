"""Events as sentences: who did what, with names instead of numbers."""

from __future__ import annotations

from typing import NamedTuple

from teg_nb.engine.actions import ALL, Event
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.schema.field_types import Convert, NameTable, cache_per_match, field_types
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue


class News(NamedTuple):
    """One line of news.

    Attributes
    ----------
    seat : int or None
        The seat that it concerns.
    text : str
    clause : str
        The clause that it is based on.
    """

    seat: int | None
    text: str
    clause: str


def event_facts(event: Event, settings: Settings) -> JsonObject:
    """Return the fields of an event, with printed names for numbers. Nobody and hidden are None.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.events import CountryConquered
    >>> event_facts(CountryConquered(0, 19, 1), GAMES["teg"].setup(2).settings)
    {'seat': 'Blanco', 'country': 'Argentina', 'loser': 'Negro'}
    """
    return {name: write(getattr(event, name)) for name, write in _writers(type(event), settings)}


@cache_per_match
def _writers(kind: type[Event], settings: Settings) -> tuple[tuple[str, Convert], ...]:
    """Return the writer of each field of an event class. Plain values stay unchanged."""
    names = NameTable(settings.vocabulary)
    return tuple(
        (name, form.writer(names) if any(form.kinds()) else _plain)
        for name, form in field_types(kind).items()
    )


def _plain(value: object) -> object:
    return value


def is_known(event: Event, viewer: int | str | None) -> bool:
    """Check if a viewer may see the secrets of an event.

    The viewer is a seat, None for a spectator, or `ALL`.
    """
    return viewer == ALL or (not isinstance(viewer, str) and event.known_to(viewer))


def news(
    event: Event, settings: Settings, viewer: int | str | None, lang: str = "es"
) -> News | None:
    """Return the news line of an event for a viewer, or None if the event is hidden from it.

    Parameters
    ----------
    viewer : int, None or "all"
        A seat, None for a spectator, or `ALL`: everything, for a teacher or after the match.
    lang : str
        ``"es"`` or ``"en"``.
    """
    seat = getattr(event, "seat", None)
    known = is_known(event, viewer)
    if event.silent and not known:
        return None
    facts = {**event_facts(event, settings), **event.words(settings, lang)}
    if not known:
        for name in event.secret:
            facts[name] = None
    about = seat if seat is not None and seat >= 0 else None
    return News(about, catalogue(settings.game).news(event.kind, lang, facts), event.clause)
