"""Secret movement of troops (REC-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.reconquista.actions import Move
from teg_nb.engine.games.reconquista.events import Moved
from teg_nb.engine.games.reconquista.guards import (
    refusal,
    refuse_unless_own,
    refuse_unless_province,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.reconquista.rounds import end_turn
from teg_nb.engine.games.reconquista.state import State

Transfers = Sequence[tuple[int, int, int]]


def changes(transfers: Transfers) -> dict[int, int]:
    """Return the changes of counts by province; unchanged provinces are left out.

    Examples
    --------
    >>> changes([(3, 4, 2), (4, 3, 1), (5, 4, 1), (4, 5, 1)])
    {3: -1, 4: 1}
    """
    differences: Counter[int] = Counter()
    for source, target, number in transfers:
        differences[source] -= number
        differences[target] += number
    return {province: change for province, change in sorted(differences.items()) if change}


def _options(state: State) -> list[Move]:
    """List the empty move, transfers of one or of all, and all neighbours into one province."""
    seat, own = state.turn, state.hands[state.turn]
    neighbours, troops = state.settings.board.neighbour_sets, state.troops
    moves: list[tuple[tuple[int, int, int], ...]] = []
    if state.settings.options.allow_null_move:
        moves.append(())
    for source in members(own):
        for target in members(own & neighbours[source]):
            moves += [((source, target, n),) for n in sorted({1, troops[source]}) if troops[source]]
    for target in members(own):
        sources = [source for source in members(own & neighbours[target]) if troops[source]]
        if len(sources) > 1:
            moves.append(tuple((source, target, troops[source]) for source in sources))
    return [Move(seat, move) for move in moves]


def _check(state: State, action: Move) -> None:
    refuse_unless_turn(state, action.seat, "play", "REC-6.1")
    for source, target, _ in action.transfers:
        refuse_unless_province(state, source)
        refuse_unless_province(state, target)
    for _, _, number in action.transfers:
        refuse_unless_whole(state, number, "REC-6.1")
    for source, target, _ in action.transfers:
        refuse_unless_own(state, action.seat, source, "REC-6.2")
        refuse_unless_own(state, action.seat, target, "REC-6.2")
    _check_ways(state, action.transfers)
    leaving: Counter[int] = Counter()
    for source, _, number in action.transfers:
        leaving[source] += number
    for source, number in leaving.items():
        if number > state.troops[source]:
            facts = {"country": source, "armies": number, "limit": state.troops[source]}
            raise refusal(state, "too_many_troops", "REC-6.4", **facts)
    if not state.settings.options.allow_null_move and not changes(action.transfers):
        raise refusal(state, "null_move", "REC-6.6")


def _check_ways(state: State, transfers: Transfers) -> None:
    for source, target, _ in transfers:
        if source == target:
            raise refusal(state, "same_province", "REC-6.2", country=source)
        if not state.settings.board.neighbour_sets[source] >> target & 1:
            raise refusal(state, "not_adjacent", "REC-6.2", source=source, target=target)


def _move(state: State, action: Move, events: list[Event]) -> None:
    """Apply all transfers at once: each troop ends at most one step away (REC-6.4)."""
    changed = changes(action.transfers)
    for province, change in changed.items():
        state.troops[province] += change
    state.fight = None
    state.all_passed = False
    provinces, numbers = tuple(changed), tuple(changed.values())
    events.append(Moved(action.seat, action.transfers, provinces, numbers, tuple(state.troops)))
    end_turn(state, events)


RULES: dict[type[Action], Rule[State]] = {Move: Rule(_options, _check, _move)}
