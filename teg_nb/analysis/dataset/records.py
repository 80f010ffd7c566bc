"""Tables that a dataset stores of every match, built by `tables_of`.

A match has a number in its dataset, which begins every row of every table. `docs/analysis.md` lists
the tables and their columns.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pyarrow as pa

from teg_nb.analysis.columns import Columns, arrow_of, flags, named, numbers, texts
from teg_nb.analysis.tables.battles import battle_columns, battles
from teg_nb.analysis.tables.entries import entry_columns, event_types
from teg_nb.analysis.tables.games import Battle, tables_of_game
from teg_nb.engine.actions import (
    ALL,
    EliminationBase,
    Event,
    ObjectiveBase,
    TurnEndBase,
    TurnStartBase,
)
from teg_nb.engine.board import map_of
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.news import event_facts
from teg_nb.engine.schema.field_types import UNSPECIFIED, field_types
from teg_nb.engine.schema.position import Position

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


def tables_of(match: Match, number: int, tables: Iterable[str] = ()) -> dict[str, pa.Table]:
    """Build the tables of one match.

    Parameters
    ----------
    match : Match
    number : int
        Number of the match in the dataset.
    tables : iterable of str
        Names of `TABLES`; all by default. ``matches`` is always included. Tables that the game
        lacks are left out: see `tables_for`.

    Examples
    --------
    >>> from teg_nb import Match
    >>> tables = tables_of(Match(seats=3), 7)
    >>> list(tables)
    ['matches', 'seats', 'entries', 'battles', 'turns', 'countries', 'cards', 'pacts']
    >>> tables["matches"].column("match").to_pylist()
    [7]
    """
    wanted = {"matches", *tables} if tables else set(TABLES)
    available, result = tables_for(match.game, match.states[0]), {}
    played = Played(match)
    for name, make in TABLES.items():
        if name in wanted and name in available:
            table = arrow_of(make(played))
            numbered = pa.array(np.full(len(table), number, np.int64))
            result[name] = table.add_column(0, "match", numbered)
    return result


def tables_for(game: AnyGame, state: Position) -> tuple[str, ...]:
    """Return the names of the tables that a game has: not all have countries, cards and pacts.

    Examples
    --------
    >>> from teg_nb import GAMES
    >>> tables_for(GAMES["eggar"], GAMES["eggar"].setup(2))
    ('matches', 'seats', 'entries', 'battles', 'turns')
    """
    types = event_types(game)
    has = {
        "countries": "country" in state.settings.vocabulary,
        "cards": not types or any("card" in cls.kind for cls in types),
        "pacts": tables_of_game(game.name).has_pacts,
    }
    return tuple(name for name in TABLES if has.get(name, True))


def lacks(games: Iterable[str], table: str) -> bool:
    """Return whether none of some games can have a table."""
    known = [GAMES[name] for name in games if name in GAMES]
    return bool(known) and all(table not in tables_for(game, game.setup(3)) for game in known)


class Played:
    """A match with cached data that several of its tables need.

    Attributes
    ----------
    match : Match
    """

    def __init__(self, match: Match) -> None:
        self.match = match

    @cached_property
    def events(self) -> list[tuple[int, Position, Event]]:
        """All events, with the step of their entry and the position before."""
        entries = zip(self.match.states, self.match.events, strict=False)
        return [
            (step, state, event)
            for step, (state, events) in enumerate(entries, start=1)
            for event in events
        ]

    @cached_property
    def battles(self) -> list[tuple[int, Position, Battle]]:
        """All attacks, with their step and the position before."""
        return list(battles(self.match, ALL))


# Matches and seats


def _matches(played: Played) -> Columns:
    """Build the single row of a match: players, options, length and winners."""
    match = played.match
    seats, outcome = match.settings.seats, match.outcome
    winners = outcome.winners if outcome else ()
    header = match.header()
    row: JsonObject = {
        "seats": [len(seats)],
        "bots": texts([", ".join(_bots(match)) or None]),
        "seed": texts([str(match.metadata["seed"]) if "seed" in match.metadata else None]),
        "rounds": [match.state.round],
        "entries": [len(match)],
        "over": [match.is_over],
        "winner": named([winners[0] if len(winners) == 1 else -1], seats),
        "winners": texts([", ".join(seats[seat] for seat in winners) or None]),
        "reason": texts([outcome.reason if outcome else None]),
        "preset": texts([match.settings.preset]),
        "options": texts([_json(header["options"])]),
        "header": texts([_json(header)]),
    }
    return row


def _seats(played: Played) -> Columns:
    """Build one row per seat: bot, place in the order, objective and result."""
    match = played.match
    seats, outcome = match.settings.seats, match.outcome
    count = len(seats)
    bots = _bots(match)
    objectives: list[str | None] = [None] * count
    fallen, slayers = [-1] * count, [-1] * count
    for _, state, event in played.events:
        if isinstance(event, ObjectiveBase):
            facts = event_facts(event, match.settings)
            dealt = facts.get("objectives", facts.get("objective"))
            objectives[event.seat] = ", ".join(dealt) if isinstance(dealt, list) else dealt
        elif isinstance(event, EliminationBase):
            fallen[event.seat], slayers[event.seat] = state.round, event.by
    order = {seat: position for position, seat in enumerate(_order(match), start=1)}
    strengths = [_strength(match, len(match), seat) for seat in range(count)]
    return {
        "seat": named(range(count), seats),
        "bot": texts(bots or [None] * count),
        "order": numbers([order.get(seat, -1) for seat in range(count)]),
        "objective": texts(objectives),
        "won": flags([seat in outcome.winners if outcome else None for seat in range(count)]),
        "returns": np.asarray(outcome.returns if outcome else [np.nan] * count, np.float64),
        "countries": numbers([countries for countries, _ in strengths]),
        "armies": numbers([armies for _, armies in strengths]),
        "eliminated": numbers(fallen),
        "eliminated_by": named(slayers, seats),
    }


def _bots(match: Match) -> list[str]:
    """Return the names of the bots by seat, if the metadata has them and no seat changed hands."""
    bots = match.metadata.get("bots")
    held = match.metadata.get("players")
    if isinstance(held, list) and any(isinstance(row, dict) and row.get("from") for row in held):
        return []
    if not isinstance(bots, list) or len(bots) != len(match.settings.seats):
        return []
    return [str(bot) for bot in bots]


def _order(match: Match) -> list[int]:
    """Return the seats in the order of their first turns, in the first round."""
    order: list[int] = []
    for state in match.states:
        if state.round == 1 and state.turn not in order and state.turn >= 0:
            order.append(state.turn)
        elif state.round > 1:
            break
    return order


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# Entries and battles


def _entries(played: Played) -> Columns:
    """Build the entries as everybody may read them after the match, with their log lines."""
    _, *entries, _ = played.match.lines()  # the header, which `matches` holds, and the count
    return {**entry_columns(played.match, ALL), "entry": texts(entries)}


# Turns


class _Turn(NamedTuple):
    """A turn while its row is filled."""

    round: int
    seat: int
    first: int
    last: int


def _turns(played: Played) -> Columns:
    """Build one row per turn: strength before and after, throws, conquests and losses."""
    match = played.match
    seats = match.settings.seats
    turns = list(_spans(played))
    steps = [step for step, _, _ in played.battles]
    mine = [
        [
            battle
            for _, _, battle in played.battles[
                bisect_right(steps, turn.first) : bisect_right(steps, turn.last)
            ]
            if battle.seat == turn.seat
        ]
        for turn in turns
    ]
    before = [_strength(match, turn.first, turn.seat) for turn in turns]
    after = [_strength(match, turn.last, turn.seat) for turn in turns]
    has_countries = "countries" in tables_for(match.game, match.state)
    game_tables = tables_of_game(match.game.name)
    conquests = [
        sum(
            game_tables.conqueror(event) == turn.seat
            for events in match.events[turn.first : turn.last]
            for event in events
        )
        for turn in turns
    ]
    losses = [[sum(b.losses[side] for b in fought) for fought in mine] for side in (0, 1)]
    if not game_tables.costly:
        losses = [[-1] * len(turns)] * 2
    return {
        "round": np.asarray([turn.round for turn in turns], np.int64),
        "seat": named([turn.seat for turn in turns], seats),
        "from_step": np.asarray([turn.first for turn in turns], np.int64),
        "to_step": np.asarray([turn.last for turn in turns], np.int64),
        "countries_before": numbers([strength[0] for strength in before]),
        "countries_after": numbers([strength[0] for strength in after]),
        "armies_before": numbers([strength[1] for strength in before]),
        "armies_after": numbers([strength[1] for strength in after]),
        "throws": np.asarray([len(fought) for fought in mine], np.int64),
        "conquests": numbers(conquests if has_countries else [-1] * len(turns)),
        "lost": numbers(losses[0]),
        "destroyed": numbers(losses[1]),
    }


def _spans(played: Played) -> Iterator[_Turn]:
    """Yield the turns of a match, each from its start event to its end event."""
    now: _Turn | None = None
    match = played.match
    for step, _, event in played.events:
        if not isinstance(event, (TurnStartBase, TurnEndBase)):
            continue
        if now is not None:
            yield now._replace(last=step)
            now = None
        if isinstance(event, TurnStartBase):
            now = _Turn(match.states[step].round, event.seat, step, len(match))
    if now is not None:
        yield now


def _strength(match: Match, step: int, seat: int) -> tuple[int, int]:
    """Count the countries and armies of a seat at a step; -1 where the game has none."""
    if "country" not in match.settings.vocabulary:
        return -1, -1
    owner, armies, *_ = match.game.holdings(match.states[step])
    held = [country for country, holder in enumerate(owner) if holder == seat]
    return len(held), sum(armies[country] for country in held) if armies else -1


# Countries


def _countries(played: Played) -> Columns:
    """Build one row per stretch of time that a country stays with an owner."""
    match = played.match
    rows: list[list[int]] = []
    now_held: dict[int, list[int]] = {}
    last: Sequence[int] | None = None
    for step, state in enumerate(match.states):
        owner = match.game.holdings(state).owner
        if owner is last or owner == last:
            continue
        for country, now in enumerate(owner):
            was = last[country] if last is not None else -1
            if now == was:
                continue
            if was >= 0:
                now_held[country][3:6] = step, state.round, now
            if now >= 0:
                now_held[country] = [country, now, step, -1, -1, -1, state.round, was]
                rows.append(now_held[country])
        last = owner if isinstance(owner, tuple) else list(owner)
    settings = match.settings
    columns: list[Sequence[int]] = list(zip(*rows, strict=True)) if rows else [()] * 8
    places, owners, first, last_step, end, heir, begun, taken_from = columns
    board = map_of(settings) if rows else None
    names = board.countries if board else ()
    continents = tuple(continent.name for continent in board.continents) if board else ()
    continent_of = board.continent_of if board else ()
    return {
        "country": named(places, names),
        "continent": named([continent_of[number] for number in places], continents),
        "owner": named(owners, settings.seats),
        "from_step": np.asarray(first, np.int64),
        "to_step": numbers(last_step),
        "from_round": np.asarray(begun, np.int64),
        "to_round": numbers(end),
        "taken_from": named(taken_from, settings.seats),
        "lost_to": named(heir, settings.seats),
    }


# Cards and pacts


def _cards(played: Played) -> Columns:
    """Build one row per card that an event names: drawn, shown, given or lost."""
    match = played.match
    kinds, names = _card_names(match)
    rows: list[tuple[int, int, int, int, int]] = []
    for step, state, event in played.events:
        if "card" not in event.kind:
            continue
        facts = event_facts(event, match.settings)
        seat = getattr(event, "seat", -1)
        cards = [facts[name] for name in ("card", "country", "continent") if facts.get(name)]
        for name in ("cards", "continents"):
            cards += facts.get(name) or []
        for card in cards or [None]:
            kind = kinds.setdefault(event.kind, len(kinds))
            number = -1 if card is None else names.setdefault(card, len(names))
            rows.append((step, state.round, seat, kind, number))
    return {
        "step": np.asarray([row[0] for row in rows], np.int64),
        "round": np.asarray([row[1] for row in rows], np.int64),
        "seat": named([row[2] for row in rows], match.settings.seats),
        "kind": named([row[3] for row in rows], [*kinds]),
        "card": named([row[4] for row in rows], [*names]),
    }


_CARD_FIELDS = ("card", "country", "continent", "cards", "continents")


def _card_names(match: Match) -> tuple[dict[str, int], dict[str, int]]:
    """Return codes for the kinds of card events of a game and for the names of its cards.

    All of them, in a fixed order, so that no table depends on the events of a match.
    """
    types = [cls for cls in event_types(match.game) if "card" in cls.kind]
    vocabulary = match.settings.vocabulary
    forms = [field_types(cls).get(name, UNSPECIFIED) for cls in types for name in _CARD_FIELDS]
    kinds = dict.fromkeys(kind for form in forms for kind in form.kinds())
    names = [name for kind in kinds for name in vocabulary[kind]]
    return (
        {cls.kind: code for code, cls in enumerate(types)},
        {name: code for code, name in enumerate(dict.fromkeys(names))},
    )


def _battles(played: Played) -> Columns:
    return battle_columns(played.match, played.battles)


def _pacts(played: Played) -> Columns:
    return tables_of_game(played.match.game.name).pacts(played.match, "es")


TABLES: dict[str, Callable[[Played], Columns]] = {
    "matches": _matches,
    "seats": _seats,
    "entries": _entries,
    "battles": _battles,
    "turns": _turns,
    "countries": _countries,
    "cards": _cards,
    "pacts": _pacts,
}
"""The tables of a dataset, each with the function that builds it from a match."""
