"""Matches as tables for pandas.

Every table is tidy: one row per entry, per event, per throw, or per country and step. Names of
seats, countries and kinds are categoricals with all their categories, in the order of the board and
of the wheel, so that tables of several matches can be put together and grouped. Numbers that may be
missing are pandas' nullable integers. `docs/tables.md` lists the columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from teg_nb.analysis.columns import (
    Columns,
    counted,
    flags,
    frame_of,
    free_name,
    named,
    numbers,
    texts,
    who_acted,
)
from teg_nb.analysis.tables.games import Entry, tables_of_game
from teg_nb.engine.actions import ALL, Event
from teg_nb.engine.errors import NotInGame, StaleStep
from teg_nb.engine.game import AnyGame, Holdings, viewer_number
from teg_nb.engine.play.news import event_facts, is_known
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.engine.schema.field_types import FieldType
from teg_nb.engine.schema.field_types import field_types as fields_of
from teg_nb.engine.text.catalogue import catalogue

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

__all__ = [
    "ALL",
    "Entry",
    "board_frame",
    "entries_frame",
    "events_frame",
    "pacts_frame",
]


def _reader(match: Match, viewer: str | int | None) -> int | str | None:
    """Who reads a table, by number: everything may be read once the match is over."""
    return effective_viewer(match, viewer_number(viewer, match.settings.seats))


def entries_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """One row per entry of the log, dice and cards included.

    Parameters
    ----------
    match : Match
        Of any game.
    viewer : str, int or None
        Who looks: None for a spectator, a seat by name or number, or ``"all"``. What the viewer may
        not see, as drawn cards and dealt objectives of others, is missing; an entry that it may not
        even know of has no row. Once the match is over everybody may see everything.

    Returns
    -------
    pandas.DataFrame
        Of every game: ``step`` (``match.states[step]`` is the position after the entry), ``round``,
        ``turn`` (seat whose turn it is), ``seat`` (who acted, or ``"chance"``), ``phase`` (before
        the entry), ``kind`` (the verb); then one column for each argument of the verbs, named as in
        the log (``_`` follows a name that one of the others has); and ``clause``.

        Of La Revancha, instead of the arguments: ``source``, ``target``, ``defender``, ``armies``
        (placed, moved or received), ``missiles`` (placed, converted, moved or fired), ``attack``,
        ``defence`` (dice as ``"6 4 1"``), ``losses_attack``, ``losses_defence`` (armies),
        ``damage`` (armies destroyed by a missile), ``conquered`` (country), ``occupant`` (seat
        named in an attack on a shared country), ``expelled`` (seat that lost its share),
        ``eliminated`` (seat), ``pact`` (number), ``pact_kind``, ``partner`` (the other party),
        ``card``, ``cards`` (given in a canje), ``dice`` (of a die-off), ``objectives`` and
        ``situation`` (in force after the entry).

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 1"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5])
    >>> entries_frame(match)[["seat", "kind", "target", "attack", "losses_defence", "conquered"]]
         seat    kind  target attack  losses_defence conquered
    0  Blanco  attack  España   <NA>            <NA>       NaN
    1  chance    roll  España  6 4 1               1    España
    """
    return frame_of(entry_columns(match, viewer))


def entry_columns(match: Match, viewer: str | int | None) -> Columns:
    """The columns of `entries_frame`."""
    settings = match.settings
    seat = _reader(match, viewer)
    log = (visible_entry(match, place, seat) for place in range(len(match)))
    entries = [
        Entry(each.step, each.before, each.action, each.events)
        for each in log
        if each.action is not None
    ]
    kinds = tuple(match.game.verbs)
    verb = {kind: code for code, kind in enumerate(kinds)}
    own = tables_of_game(match.game.name)
    return {
        "step": np.fromiter((entry.step for entry in entries), np.int64, len(entries)),
        **_times([entry.before for entry in entries], match),
        "seat": who_acted([entry.action for entry in entries], settings),
        "phase": _phases([entry.before for entry in entries], match.game.name),
        "kind": named([verb[entry.action.verb] for entry in entries], kinds),
        **own.entries(match, entries),
        "clause": texts([_clause(entry, own.clauses) for entry in entries]),
    }


def _times(states: Sequence[Any], match: Match) -> dict[str, Any]:
    """Round, and seat whose turn it is, of some positions."""
    turns = [-1 if state.phase == "setup" else state.turn for state in states]
    return {
        "round": np.fromiter((state.round for state in states), np.int64, len(states)),
        "turn": named(turns, match.settings.seats),
    }


def _phases(states: Sequence[Any], game: str) -> Any:
    names = tuple(catalogue(game).sections["phases"])
    codes = {name: code for code, name in enumerate(names)}
    return named([codes[state.phase] for state in states], names)


def _clause(entry: Entry, quiet: Mapping[str, str]) -> str | None:
    """Clause of the first event of an entry, or the one that its verb rests on."""
    return entry.events[0].clause if entry.events else quiet.get(entry.action.verb)


def events_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """One row per event: what came of the entries, in any game.

    Parameters
    ----------
    match : Match
    viewer : str, int or None
        Who looks, as in `entries_frame`: secrets of others are missing. An entry without a row
        there can have public events, which have theirs.

    Returns
    -------
    pandas.DataFrame
        ``step`` (of the entry that it came of), ``round``, ``turn``, ``kind`` (of the event),
        ``clause``, and one column for each field that the events of the game have; lists are texts.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 1"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5])
    >>> events_frame(match)[["step", "kind", "seat", "source", "country", "loser"]]
       step               kind    seat    source country  loser
    0     2      attack_rolled  Blanco  Portugal     NaN    NaN
    1     2  country_conquered  Blanco       NaN  España  Negro
    """
    seat = _reader(match, viewer)
    rows: list[tuple[int, Any, Event]] = []
    for place in range(len(match)):
        step, before, _, events = visible_entry(match, place, seat)
        rows += [(step, before, event) for event in events]
    types = {each.kind: each for each in event_types(match.game)}
    for _, _, event in rows:
        types.setdefault(event.kind, type(event))
    columns = _fields(types.values())
    values: dict[str, list[Any]] = {name: [None] * len(rows) for name in columns}
    for row, (_, _, event) in enumerate(rows):
        known = not event.secret or is_known(event, seat)
        for name, value in event_facts(event, match.settings).items():
            if known or name not in event.secret:
                values[name][row] = value
    kinds = list(types)
    code = {kind: number for number, kind in enumerate(kinds)}
    names = match.settings.vocabulary
    return frame_of(
        {
            "step": np.fromiter((step for step, _, _ in rows), np.int64, len(rows)),
            **_times([state for _, state, _ in rows], match),
            "kind": named([code[event.kind] for _, _, event in rows], kinds),
            "clause": texts([event.clause for _, _, event in rows]),
            **{
                free_name(name) if name != "seat" else name: _field(values[name], form, names)
                for name, form in columns.items()
            },
        }
    )


def event_types(game: AnyGame) -> tuple[type[Event], ...]:
    """Every kind of event of a game, in the order in which they are defined."""
    return _event_types(type(game).__module__)


@cache
def _event_types(game: str) -> tuple[type[Event], ...]:
    """The kinds of events of a game, given its module."""
    try:
        module = import_module(f"{game}.events")
    except ModuleNotFoundError:
        return ()
    kinds = (each for each in vars(module).values() if isinstance(each, type))
    return tuple(each for each in kinds if issubclass(each, Event) and each.kind)


def _fields(types: Iterable[type[Event]]) -> dict[str, str]:
    """Fields of some events, each with the form of its column: a kind of name, or a type."""
    found: dict[str, set[FieldType]] = {}
    for kind in types:
        for name, form in fields_of(kind).items():
            found.setdefault(name, set()).add(form.non_null)
    return {name: str(forms.pop()) if len(forms) == 1 else "text" for name, forms in found.items()}


def _field(values: list[Any], form: str, names: Any) -> Any:
    if form == "count":
        return counted(values)
    if form == "flag":
        return flags(values)
    if form in names:
        code = {name: number for number, name in enumerate(names[form])}
        return named([-1 if value is None else code[value] for value in values], names[form])
    return texts([_worded(value) for value in values])


def _worded(value: Any) -> str | None:
    """A fact as text: names with commas between them, numbers with blanks."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, (list, tuple)):
        if any(isinstance(each, (list, tuple)) for each in value):
            return "; ".join(_worded(each) or "" for each in value) or None
        return (", " if any(isinstance(each, str) for each in value) else " ").join(
            map(str, value)
        ) or None
    return str(value)


def board_frame(
    match: Match, steps: Iterable[int] | None = None, viewer: str | int | None = None
) -> pd.DataFrame:
    """One row per step and country: who held it, with what.

    Parameters
    ----------
    match : Match
        Of any game with a board of countries.
    steps : iterable of int, optional
        Which positions, 0 (the start) to ``len(match)``. All of them by default: 72 rows an entry.
    viewer : str, int or None
        Who looks, as in `entries_frame`. It matters where owners or armies are hidden.

    Returns
    -------
    pandas.DataFrame
        ``step``, ``country``, ``continent``, ``owner`` (missing before the deal, and where the
        viewer does not know it) and ``armies`` (troops, in some games); of the resource war
        ``planes`` and ``ships``; of La Revancha ``missiles``, and ``guest``, ``guest_armies``,
        ``guest_missiles``: the second occupant of a shared country (missing, 0 and 0 elsewhere).

    Raises
    ------
    StaleStep
        If the match has no such step.
    ValueError
        If the game has no countries (EGGAR).

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4, España 3", Negro="Francia 9"))
    >>> frame = board_frame(match)
    >>> len(frame), int(frame.loc[frame.owner == "Blanco", "armies"].sum())
    (72, 7)
    """
    chosen = range(len(match) + 1) if steps is None else list(steps)
    for step in chosen:
        if not 0 <= step <= len(match):
            raise StaleStep("no_step", last=str(len(match)), step=str(step))
    if "country" not in match.settings.vocabulary:
        raise NotInGame("countries", match.game.name)
    board, seats = match.settings.board, match.settings.seats
    size = len(board.countries)
    known = [match.game.holdings(_seen_board(match, step, viewer)) for step in chosen]
    more = known[0].more if known else ()
    return frame_of(
        {
            "step": np.repeat(np.asarray(chosen, dtype=np.int64), size),
            "country": named(np.tile(np.arange(size), len(known)), board.countries),
            "continent": named(
                np.tile(np.asarray(board.continent_of), len(known)),
                tuple(continent.name for continent in board.continents),
            ),
            "owner": named(_flat((held.owner for held in known), size), seats),
            "armies": _amounts(_flat((held.armies for held in known), size)),
            **{name: _flat((held.more[name] for held in known), size) for name in more},
            **_guests(known, size, seats),
        }
    )


def _guests(known: Sequence[Holdings], size: int, seats: Sequence[str]) -> dict[str, Any]:
    """The second seats of shared countries, and what they have there."""
    if not known or known[0].guests is None:
        return {}
    names = ("guest", "guest_armies", *(f"guest_{name}" for name in known[0].more))
    columns = np.zeros((len(names), len(known) * size), dtype=np.int32)
    columns[0] = -1
    for place, held in enumerate(known):
        for country, guest in (held.guests or {}).items():
            columns[:, place * size + country] = guest
    return {"guest": named(columns[0], seats), **dict(zip(names[1:], columns[1:], strict=True))}


def _seen_board(match: Match, step: int, viewer: str | int | None) -> Any:
    """What a viewer knows of a position: the position itself for the viewer that knows all."""
    seat = _reader(match, viewer)
    state = match.states[step]
    return state if isinstance(seat, str) else match.game.observe(state, seat)


def _flat(lists: Iterable[Sequence[int]], size: int) -> Any:
    """Lists by country, one after the other; -1 where nothing is known."""
    return np.asarray([row or (-1,) * size for row in lists], np.int32).reshape(-1)


def _amounts(found: Any) -> Any:
    """Plain integers where all are known, else nullable ones."""
    return numbers(found) if (found < 0).any() else found


def pacts_frame(match: Match, lang: str = "es") -> pd.DataFrame:
    """One row per pact that was ever in force, in the order in which they began.

    Parameters
    ----------
    match : Match
        Of La Revancha: other games have no pacts.
    lang : str
        ``"es"`` or ``"en"``, for the terms.

    Returns
    -------
    pandas.DataFrame
        ``pact`` (its number), ``kind``, ``seat``, ``partner`` (who proposed it, and who accepted
        it), ``terms`` (in words), ``from_step``, ``to_step`` (``match.states[from_step]`` is the
        first position with it, ``match.states[to_step]`` the first without; missing while it is in
        force), ``breaker`` (who announced its end) and ``reason`` (of its end, as in the events;
        ``"attacked"`` for a joint attack that was made, whose truce is a row of its own).

    Raises
    ------
    NotInGame
        For a match of another game.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Chile 3", Negro="Cuba 3", Rojo="Irak"))
    >>> _ = match.act("propose_world", "Negro")
    >>> _ = match.act("accept_pact", 1, seat="Negro")
    >>> pacts_frame(match, "en")[["kind", "seat", "partner", "terms", "from_step", "to_step"]]
        kind    seat partner       terms  from_step  to_step
    0  world  Blanco   Negro  world pact          2     <NA>
    """
    return frame_of(tables_of_game(match.game.name).pacts(match, lang))
