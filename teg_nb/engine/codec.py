"""Actions as lists of printed names.

An entry of a log is ``[seat, verb, argument, ...]``, such as
``["chance", "roll", [6, 4, 1], [5, 4]]``. The type of an argument defines its JSON form; see
`teg_nb.engine.schema.field_types`. A missing optional argument is left out.
"""

from __future__ import annotations

from collections.abc import Iterable

from teg_nb.engine.actions import CHANCE, NOBODY, Action
from teg_nb.engine.board import closest_name
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.game import AnyGame
from teg_nb.engine.json_types import Json
from teg_nb.engine.schema.field_types import Convert, NameTable, Nullable, cache_per_match
from teg_nb.engine.settings import Settings

CHANCE_NAME = "chance"
HIDDEN_NAME = "?"

LONGEST = 100
"""Largest number of entries of a list in an action."""

LARGEST = 1_000_000
"""Largest absolute value of a count in an action."""


def encode(action: Action, settings: Settings) -> list[Json]:
    """Encode an action as a log entry.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> settings = GAMES["teg"].setup(2).settings
    >>> encode(Attack(0, 19, 18), settings)
    ['Blanco', 'attack', 'Argentina', 'Brasil']
    """
    who = CHANCE_NAME if action.seat == CHANCE else settings.seats[action.seat]
    arguments = [
        write(value)
        for name, write, optional in _writers(type(action), settings)
        if (value := getattr(action, name)) != -1 or not optional
    ]
    return [who, action.verb, *arguments]


@cache_per_match
def _writers(kind: type[Action], settings: Settings) -> tuple[tuple[str, Convert, bool], ...]:
    """Return the name, the writer and the optionality of every argument of a verb."""
    names = NameTable(settings.vocabulary)
    return tuple(
        (name, form.writer(names, HIDDEN_NAME), isinstance(form, Nullable))
        for name, form in kind.fields.items()
    )


def decode(entry: object, game: AnyGame, settings: Settings) -> Action:
    """Decode a log entry into an action.

    Raises
    ------
    BadMessage
        If the entry is no action: unknown seat or verb, missing, extra or mistyped argument.
    IllegalAction
        ``unknown_country``, if a country name is text but not on the board.
    """
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        raise BadMessage("not_an_entry")
    who, *rest = entry
    if who == CHANCE_NAME:
        return decode_for(CHANCE, rest, game, settings)
    if who not in settings.seats:
        raise BadMessage(
            "no_seat", seat=who, seats=settings.seats, near=closest_name(who, settings.seats)
        )
    return decode_for(settings.seats.index(who), rest, game, settings)


def decode_for(seat: int, words: object, game: AnyGame, settings: Settings) -> Action:
    """Decode an action of a known seat from its verb and arguments.

    Raises the errors of `decode`.
    """
    if not isinstance(words, list) or not words or not isinstance(words[0], str):
        raise BadMessage("not_an_action")
    verb, *arguments = words
    kind = game.verbs.get(verb)
    if kind is None:
        known = sorted(game.verbs)
        near = closest_name(verb, known, 0.6)
        raise BadMessage("no_verb" if near else "none_of_verbs", verb=verb, known=known, near=near)
    optional = {name for name, form in kind.fields.items() if isinstance(form, Nullable)}
    max_arguments = len(kind.fields)
    if not max_arguments - len(optional) <= len(arguments) <= max_arguments:
        code = "arguments" if kind.fields else "no_arguments"
        wanted = ", ".join(f"({name})" if name in optional else name for name in kind.fields)
        raise BadMessage(code, verb=verb, wanted=wanted, given=str(len(arguments)))
    readers = _readers(kind, settings, game)
    read = {name: read(value) for (name, read), value in zip(readers, arguments, strict=False)}
    return kind(seat, **read)


def decode_said(
    verb: str,
    arguments: Iterable[object],
    seat: str | None,
    awaited: int,
    game: AnyGame,
    settings: Settings,
) -> Action:
    """Decode an action that a person names by verb and arguments.

    Without a seat it belongs to the awaited seat, or to chance. After the end of the match it
    belongs to the first seat, and the game refuses it. Raises the errors of `decode`.
    """
    words = [verb, *(list(value) if isinstance(value, tuple) else value for value in arguments)]
    if seat is not None:
        return decode([seat, *words], game, settings)
    return decode_for(0 if awaited == NOBODY else awaited, words, game, settings)


@cache_per_match
def _readers(
    kind: type[Action], settings: Settings, game: AnyGame
) -> tuple[tuple[str, Convert], ...]:
    """Return the name and the reader of each argument of a verb, in order."""
    names = _Typed(game, settings)
    return tuple((name, form.non_null.reader(names, name)) for name, form in kind.fields.items())


class _Typed(NameTable):
    """Names as a person types them. The game itself refuses names that are not on the board."""

    def __init__(self, game: AnyGame, settings: Settings) -> None:
        super().__init__(settings.vocabulary, LONGEST)
        self.game = game

    def unknown(self, kind: str, name: str, value: str) -> Exception:
        if kind != "country":
            return super().unknown(kind, name, value)
        close = closest_name(value, self.vocabulary[kind])
        return IllegalAction(*self.game.refusals["unknown_country"], country=value, near=close)

    def count(self, name: str, value: object) -> int:
        if type(value) is not int:
            raise IllegalAction(*self.game.refusals["bad_amount"], armies=value)
        if abs(value) > LARGEST:
            raise BadMessage("too_large", name=name, value=value)
        return value
