"""Tables of a match for pandas: entries, events, boards and pacts.

Every table is tidy: one row per entry, per event, per pact, or per country and step. Names of
seats, countries and kinds are categoricals with all their categories, in the order of the board
and of the wheel. Tables of several matches can therefore be concatenated and grouped. Numbers that
may be missing are pandas' nullable integers. `docs/tables.md` lists the columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from teg_nb.analysis.columns import (
    Column,
    Columns,
    Named,
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
from teg_nb.engine.board import map_of
from teg_nb.engine.errors import NotInGame, StaleStep, needed_packages
from teg_nb.engine.game import AnyGame, Holdings, viewer_number
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.play.news import event_facts, is_known
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.engine.schema.field_types import FieldType
from teg_nb.engine.schema.field_types import field_types as fields_of
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.engine.text.catalogue import catalogue

with needed_packages():
    import numpy as np
    import pandas as pd

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
    """Return the effective viewer by number: everybody may read everything after the match."""
    return effective_viewer(match, viewer_number(viewer, match.settings.seats))


def entries_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """Tabulate the entries of the log, dice and cards included, one row per entry.

    Parameters
    ----------
    match : Match
        Of any game.
    viewer : str, int or None
        The perspective: None for a spectator, a seat by name or number, or ``"all"``. Values
        hidden from the viewer, such as drawn cards and objectives of other seats, are missing. An
        entry unknown to the viewer has no row. Once the match is over, everybody may see
        everything.

    Returns
    -------
    pandas.DataFrame
        Of every game: ``step`` (``match.states[step]`` is the position after the entry), ``round``,
        ``turn`` (seat whose turn it is), ``seat`` (the acting seat, or ``"chance"``), ``phase``
        (before the entry), ``kind`` (the verb); then one column for each argument of the verbs,
        named as in the log (with ``_`` appended to the name of a common column); and ``clause``.

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
    >>> from teg_nb.analysis import entries_frame
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
    """Build the columns of `entries_frame`."""
    settings = match.settings
    seat = _reader(match, viewer)
    log = (visible_entry(match, index, seat) for index in range(len(match)))
    entries = [
        Entry(entry.step, entry.before, entry.action, entry.events)
        for entry in log
        if entry.action is not None
    ]
    kinds = tuple(match.game.verbs)
    verb = {kind: code for code, kind in enumerate(kinds)}
    game_tables = tables_of_game(match.game.name)
    return {
        "step": np.fromiter((entry.step for entry in entries), np.int64, len(entries)),
        **_times([entry.before for entry in entries], match),
        "seat": who_acted([entry.action for entry in entries], settings),
        "phase": _phases([entry.before for entry in entries], match.game.name),
        "kind": named([verb[entry.action.verb] for entry in entries], kinds),
        **game_tables.entries(match, entries),
        "clause": texts([_clause(entry, game_tables.clauses) for entry in entries]),
    }


def _times(states: Sequence[Position], match: Match) -> dict[str, Column]:
    """Return the round of each position, and the seat whose turn it is."""
    turns = [-1 if state.phase == "setup" else state.turn for state in states]
    return {
        "round": np.fromiter((state.round for state in states), np.int64, len(states)),
        "turn": named(turns, match.settings.seats),
    }


def _phases(states: Sequence[Position], game: str) -> Named:
    names = tuple(catalogue(game).sections["phases"])
    codes = {name: code for code, name in enumerate(names)}
    return named([codes[state.phase] for state in states], names)


def _clause(entry: Entry[Position], quiet: Mapping[str, str]) -> str | None:
    """Return the clause of an entry's first event, or else the clause of its verb."""
    return entry.events[0].clause if entry.events else quiet.get(entry.action.verb)


def events_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """Tabulate the events of any game, one row per event.

    Parameters
    ----------
    match : Match
    viewer : str, int or None
        The perspective, as in `entries_frame`: secrets of other seats are missing. Public events
        have a row even if their entry has none in `entries_frame`.

    Returns
    -------
    pandas.DataFrame
        ``step`` (of the entry that caused it), ``round``, ``turn``, ``kind`` (of the event),
        ``clause``, and one column for each field that the events of the game have; lists are texts.

    Examples
    --------
    >>> from teg_nb.analysis import events_frame
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
    rows: list[tuple[int, Position, Event]] = []
    for index in range(len(match)):
        step, before, _, events = visible_entry(match, index, seat)
        rows += [(step, before, event) for event in events]
    types = {cls.kind: cls for cls in event_types(match.game)}
    for _, _, event in rows:
        types.setdefault(event.kind, type(event))
    columns = _fields(types.values())
    values: dict[str, list[object]] = {name: [None] * len(rows) for name in columns}
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
    """Return the event classes of a game, in the order of their definition."""
    return _event_types(type(game).__module__)


@cache
def _event_types(game: str) -> tuple[type[Event], ...]:
    """Return the event classes of a game, by the module of the game."""
    try:
        module = import_module(f"{game}.events")
    except ModuleNotFoundError:
        return ()
    kinds = (value for value in vars(module).values() if isinstance(value, type))
    return tuple(cls for cls in kinds if issubclass(cls, Event) and cls.kind)


def _fields(types: Iterable[type[Event]]) -> dict[str, str]:
    """Return the fields of event classes with their column types: a kind of name, or a type."""
    forms_by_name: dict[str, set[FieldType]] = {}
    for kind in types:
        for name, form in fields_of(kind).items():
            forms_by_name.setdefault(name, set()).add(form.non_null)
    return {
        name: str(forms.pop()) if len(forms) == 1 else "text"
        for name, forms in forms_by_name.items()
    }


def _field(values: list[FieldValue], form: str, names: Mapping[str, Sequence[str]]) -> Column:
    if form == "count":
        return counted(values)
    if form == "flag":
        return flags(values)
    if form in names:
        code = {name: number for number, name in enumerate(names[form])}
        return named([-1 if value is None else code[value] for value in values], names[form])
    return texts([_worded(value) for value in values])


def _worded(value: object) -> str | None:
    """Format a fact: commas between names, blanks between numbers."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, (list, tuple)):
        if any(isinstance(item, (list, tuple)) for item in value):
            return "; ".join(_worded(item) or "" for item in value) or None
        return (", " if any(isinstance(item, str) for item in value) else " ").join(
            map(str, value)
        ) or None
    return str(value)


def board_frame(
    match: Match, steps: Iterable[int] | None = None, viewer: str | int | None = None
) -> pd.DataFrame:
    """Tabulate owners and pieces of the countries, one row per step and country.

    Parameters
    ----------
    match : Match
        Of any game with a board of countries.
    steps : iterable of int, optional
        The positions, 0 (the start) to ``len(match)``; all by default, which gives 72 rows an
        entry.
    viewer : str, int or None
        The perspective, as in `entries_frame`. It matters where owners or armies are hidden.

    Returns
    -------
    pandas.DataFrame
        ``step``, ``country``, ``continent``, ``owner`` (missing before the deal, and where it is
        hidden from the viewer) and ``armies`` (troops, in some games); of the resource war
        ``planes`` and ``ships``; of La Revancha ``missiles``, and ``guest``, ``guest_armies``,
        ``guest_missiles``: the second occupant of a shared country (else missing, 0 and 0).

    Raises
    ------
    StaleStep
        If the match has no such step.
    ValueError
        If the game has no countries (EGGAR).

    Examples
    --------
    >>> from teg_nb.analysis import board_frame
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
    board, seats = map_of(match.settings), match.settings.seats
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


def _guests(known: Sequence[Holdings], size: int, seats: Sequence[str]) -> dict[str, Column]:
    """Return the columns of the second seats of shared countries and their pieces there."""
    if not known or known[0].guests is None:
        return {}
    names = ("guest", "guest_armies", *(f"guest_{name}" for name in known[0].more))
    columns = np.zeros((len(names), len(known) * size), dtype=np.int32)
    columns[0] = -1
    for index, held in enumerate(known):
        for country, guest in (held.guests or {}).items():
            columns[:, index * size + country] = guest
    return {"guest": named(columns[0], seats), **dict(zip(names[1:], columns[1:], strict=True))}


def _seen_board(match: Match, step: int, viewer: str | int | None) -> Position | ObservationBase:
    """Return a viewer's observation of a position; ``"all"`` gets the position itself."""
    seat = _reader(match, viewer)
    state = match.states[step]
    return state if isinstance(seat, str) else match.game.observe(state, seat)


def _flat(lists: Iterable[Sequence[int]], size: int) -> np.ndarray:
    """Concatenate lists by country; -1 where nothing is known."""
    return np.asarray([row or (-1,) * size for row in lists], np.int32).reshape(-1)


def _amounts(amounts: np.ndarray) -> Column:
    """Return plain integers where all are known, else nullable ones."""
    return numbers(amounts) if (amounts < 0).any() else amounts


def pacts_frame(match: Match, lang: str = "es") -> pd.DataFrame:
    """Tabulate all pacts that were ever in force, one row per pact, in the order of their starts.

    Parameters
    ----------
    match : Match
        A match of La Revancha: other games have no pacts.
    lang : str
        ``"es"`` or ``"en"``, for the terms.

    Returns
    -------
    pandas.DataFrame
        ``pact`` (number), ``kind``, ``seat``, ``partner`` (the proposing and the accepting seat),
        ``terms`` (in words), ``from_step``, ``to_step`` (``match.states[from_step]`` is the first
        position with the pact, ``match.states[to_step]`` the first without; missing while it is in
        force), ``breaker`` (the seat that announced its end) and ``reason`` (of its end, as in the
        events; ``"attacked"`` for a joint attack that took place, whose truce has its own row).

    Raises
    ------
    NotInGame
        For a match of another game.

    Examples
    --------
    >>> from teg_nb.analysis import pacts_frame
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Chile 3", Negro="Cuba 3", Rojo="Irak"))
    >>> _ = match.act("propose_world", "Negro")
    >>> _ = match.act("accept_pact", 1, seat="Negro")
    >>> pacts_frame(match, "en")[["kind", "seat", "partner", "terms", "from_step", "to_step"]]
        kind    seat partner       terms  from_step  to_step
    0  world  Blanco   Negro  world pact          2     <NA>
    """
    return frame_of(tables_of_game(match.game.name).pacts(match, lang))
