"""Objectives, elimination and the end (WAR-11)."""

from __future__ import annotations

from teg_nb.engine.actions import Event
from teg_nb.engine.board import members
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.wargame.components import PLANE, SHIP, TROOP, WALL, Objective
from teg_nb.engine.games.wargame.events import GameEnded, PlayerEliminated
from teg_nb.engine.games.wargame.queries import living
from teg_nb.engine.games.wargame.state import EMPTY, Public, State


def is_met(state: State, seat: int, objective: Objective) -> bool:
    """Tell if a seat meets all conditions of an objective (WAR-11.5)."""
    held = state.held[seat]
    continents = state.settings.board.continents
    owned = ((held & continent.members).bit_count() for continent in continents)
    return (
        all(have >= need for have, need in zip(owned, objective.need, strict=True))
        and held.bit_count() >= objective.territories
        and sum(state.levels[WALL][country] > 0 for country in members(held)) >= objective.walls
        and count(state, seat, PLANE) >= objective.planes
        and count(state, seat, SHIP) >= objective.ships
        and state.treasures[seat] >= objective.treasures
        and _kinds(state, seat, objective.rank) >= objective.kinds
    )


def count(state: Public, seat: int, unit: int) -> int:
    """Count the units of a kind that a seat has in all."""
    return sum(state.units[unit][country] for country in members(state.held[seat]))


def _kinds(state: State, seat: int, rank: str) -> int:
    """Count the different goods of a rank in all stocks of a seat."""
    rows = (seat,) if state.settings.pooled else members(state.held[seat])
    wanted = [n for n, good in enumerate(state.settings.facts.goods) if good.rank == rank]
    return sum(any(state.stocks[row][good] for row in rows) for good in wanted)


def has_won(state: State, seat: int) -> bool:
    """Tell if a seat fulfils its objective in a round in which objectives count (WAR-11.2)."""
    number = state.objectives[seat]
    if number < 0 or state.round < state.settings.options["objective.from_round"]:
        return False
    return is_met(state, seat, state.settings.objectives[number])


def eliminate(state: State, loser: int, by: int, events: list[Event]) -> None:
    """Eliminate a seat without territories; the last living seat wins (WAR-11.1, WAR-11.4)."""
    state.slayer = changed(state.slayer, loser, by)
    state.deliveries = changed(state.deliveries, loser, ())
    if state.settings.pooled:
        state.stocks[loser] = EMPTY
    events.append(PlayerEliminated(loser, by))
    if len(living(state)) == 1:
        end_game(state, (by,), "last_alive", events)


def end_at_limit(state: State, events: list[Event]) -> None:
    """End the match by territories, then troops, then vehicles; ties are shared (WAR-11.3)."""
    strength = [
        (
            held.bit_count(),
            count(state, seat, TROOP),
            count(state, seat, PLANE) + count(state, seat, SHIP),
        )
        for seat, held in enumerate(state.held)
    ]
    best = max(strength)
    winners = tuple(sorted(seat for seat in living(state) if strength[seat] == best))
    counts = tuple(zip(*strength, strict=True))
    end_game(state, winners, "territories_at_limit", events, counts)


def end_game(
    state: State,
    winners: tuple[int, ...],
    reason: str,
    events: list[Event],
    counts: tuple[tuple[int, ...], ...] = (),
) -> None:
    """End the match. `counts` are those of its event."""
    state.phase = "game_over"
    state.chance = ""
    state.suppressed = 0
    state.reserved = [[0] * len(state.owner) for _ in state.units]
    state.winners = winners
    state.reason = reason
    events.append(GameEnded(winners, reason, counts))
