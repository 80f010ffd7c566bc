"""Prohibitions of pacts and situation cards, and reservations of joint attacks.

TEG-14, TEG-15.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from teg_nb.engine.board import Board, bit_set, members
from teg_nb.engine.games.teg.action_cache import REACH, Fronts
from teg_nb.engine.games.teg.pacts.kinds import AggressionPact, CondominiumPact, Pact, ZonePact
from teg_nb.engine.games.teg.queries import (
    is_resting,
    is_zone,
    living,
    occupants,
    occupied,
    share,
    situation_id,
    zone_of,
)
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.state import Public, State

Fault = tuple[str, str] | None
"""Code and clause of a refusal, or None."""


def partners(state: Public, seat: int) -> set[int]:
    """Return the seats that have a pact in force with a seat; `state` may be an observation."""
    return {pact.partner(seat) for pact in state.pacts if seat in (pact.a, pact.b)}


def prohibit(state: Public, seat: int, source: int, target: int, defender: int) -> Fault:
    """Return why pacts forbid an attack on another seat's armies, or None."""
    between = [
        pact
        for pact in state.pacts
        if (pact.a == seat and pact.b == defender) or (pact.a == defender and pact.b == seat)
    ]
    for pact in between:  # the zone is fought over whatever else was agreed (TEG-14.19)
        if isinstance(pact, ZonePact) and pact.country == target:
            return None
    if source != target and state.by_pact >> target & 1 and seat in occupants(state, target):
        return "condominium_outside_attack", "TEG-15.14"
    for pact in between:
        if pact.binds(seat) and pact.covers(state.settings.board, seat, source, target):
            if isinstance(pact, CondominiumPact) and source != target:
                return "pact_violation", "TEG-15.15"
            return "pact_violation", pact.clause
    return None


@lru_cache(maxsize=1 << 10)
def forbidden(
    settings: Settings, seat: int, own: int, held: tuple[int, ...], pacts: tuple[Pact, ...]
) -> Mapping[int, int]:
    """Map each country of a seat (`own`) to the neighbours that pacts protect from it: bit sets.

    The result agrees with `prohibit` for countries with one occupant. The positions of a turn share
    `held` and `pacts`, so the cache nearly always has it.
    """
    board = settings.board
    protected: dict[int, int] = {}
    for pact in pacts:
        if pact.binds(seat):
            theirs = held[pact.partner(seat)]
            for country in members(own):
                beyond = board.neighbour_sets[country] & theirs
                closed = pact.covered(board, seat, country) & beyond if beyond else 0
                if closed:
                    protected[country] = protected.get(country, 0) | closed
    for pact in pacts:  # the zone is fought over whatever else was agreed (TEG-14.19)
        if isinstance(pact, ZonePact) and seat in (pact.a, pact.b):
            open_to_both = held[pact.partner(seat)] & 1 << pact.country
            protected = {country: targets & ~open_to_both for country, targets in protected.items()}
    return protected


@lru_cache(maxsize=1 << 8)
def open_fronts(
    settings: Settings,
    seat: int,
    own: int,
    without: int,
    rule: str,
    held: tuple[int, ...],
    pacts: tuple[Pact, ...],
) -> Fronts:
    """Return the fronts that pacts leave open; see `ActionCache.fronts` and `forbidden`."""
    fronts = settings.lists.fronts(own, without, rule)
    closed = forbidden(settings, seat, own, held, pacts)
    if not closed:
        return fronts
    remaining = [
        (country, members(bit_set(targets) & ~closed.get(country, 0)))
        for country, targets in fronts
    ]
    return tuple([front for front in remaining if front[1]])


def flights(state: Public, seat: int, source: int) -> Mapping[int, tuple[int, ...]]:
    """Return the shortest path of a missile to each country that pacts let it reach.

    Returns
    -------
    mapping
        Country to its path, both ends included: two to four countries (TEG-14.14, TEG-D-57).
    """
    lists = state.settings.lists
    if not state.pacts:
        return lists.paths(source)
    binding = [pact for pact in state.pacts if pact.binds(seat)]
    if not binding:
        return lists.paths(source)
    near = lists.reach(source)  # countries farther away make no difference
    own = occupied(state, seat) & near
    # For a flight, a shared country is the seat's own: two own countries are no pair.
    enemies = [(pact, occupied(state, pact.partner(seat)) & near & ~own) for pact in binding]
    theirs = tuple([(pact, others) for pact, others in enemies if others])
    return _flights(state.settings, seat, source, own, theirs) if theirs else lists.paths(source)


@lru_cache(maxsize=1 << 12)
def _flights(
    settings: Settings, seat: int, source: int, own: int, theirs: tuple[tuple[Pact, int], ...]
) -> Mapping[int, tuple[int, ...]]:
    """Compute `flights` from the countries of the seat and of the partners of its pacts."""
    board = settings.board
    shortest: dict[int, tuple[int, ...]] = {}
    paths: list[tuple[int, ...]] = [(source,)]
    for _ in range(REACH):
        longer = []
        for path in paths:
            for target in board.neighbours[path[-1]]:
                if target in path or _crosses(board, seat, own, theirs, path, target):
                    continue
                longer.append((*path, target))
                shortest.setdefault(target, longer[-1])
        paths = longer
    return shortest


def _crosses(
    board: Board,
    seat: int,
    own: int,
    theirs: tuple[tuple[Pact, int], ...],
    path: tuple[int, ...],
    target: int,
) -> bool:
    """Return whether the next country puts both countries of a covered pair on the path."""
    for pact, others in theirs:
        for passed in path:
            for mine, other in ((passed, target), (target, passed)):
                held = own >> mine & 1 and others >> other & 1
                if held and pact.covers(board, seat, mine, other):
                    return True
    return False


def can_attack_zone(state: State, seat: int) -> bool:
    """Return whether a seat that owes an attack on its zone can make it (TEG-D-60)."""
    zone = zone_of(state, seat)
    if zone is None or zone.made == (state.round, state.turn) or is_resting(state, seat):
        return False
    country = zone.country
    if seat in occupants(state, country):
        return False
    return any(
        share(state, near, seat) > 1 and border_fault(state, near, country) is None
        for near in state.settings.board.neighbours[country]
    )


def attacks_zone(state: State, seat: int, target: int) -> None:
    """Record that a seat rolls dice against its zone in its own turn, as its duty demands.

    TEG-14.17, TEG-D-60.
    """
    if seat == state.turn and is_zone(state, target, seat):
        state.zone_attacked = True
        state.zone_due = False


def border_fault(state: Public, source: int, target: int) -> Fault:
    """Return why the situation card forbids an attack between two countries, or None.

    TEG-6.8, TEG-6.9, TEG-D-22.
    """
    rule = border_rule(state)
    if not rule:
        return None
    continents = state.settings.board.continent_of
    inside = continents[source] == continents[target]
    if rule == "open_borders" and inside:
        return "border_rule", "TEG-6.8"
    if rule == "closed_borders" and not inside:
        return "border_rule", "TEG-6.9"
    return None


def border_rule(state: Public) -> str:
    """Return the id of the situation card in force if it closes borders, or ``""``.

    TEG-6.8, TEG-6.9.
    """
    situation = situation_id(state)
    return situation if situation in ("open_borders", "closed_borders") else ""


# Reservations of an aggression pact for its joint attack


def joint_possible(state: Public, agreed: AggressionPact) -> bool:
    """Return whether the turn of an aggression pact has come and an ally can roll (TEG-D-64)."""
    pairs = zip(agreed.origins, agreed.allies, strict=True)
    return is_now(state, agreed) and any(share(state, origin, seat) > 1 for origin, seat in pairs)


def is_now(state: Public, agreed: AggressionPact) -> bool:
    """Return whether this is the turn in which an aggression pact is carried out."""
    return (agreed.leader, agreed.round) == (state.turn, state.round)


def kept(state: Public, seat: int) -> tuple[int, int]:
    """Return the countries that a seat must reserve for its joint attacks (TEG-D-64).

    Returns
    -------
    tuple[int, int]
        Bit sets: targets that it may not roll against, and origins that it may not roll from.
    """
    targets = origins = 0
    for pact in state.pacts:
        if not isinstance(pact, AggressionPact) or seat not in (pact.a, pact.b):
            continue
        if is_now(state, pact):
            if not joint_possible(state, pact):
                continue
            if seat == pact.leader:
                origins |= 1 << pact.origin(seat)
        targets |= 1 << pact.target
    return targets, origins


def is_kept(state: State, seat: int, reserved: tuple[int, int], source: int, target: int) -> bool:
    """Return whether `kept` rules out an attack with dice; the zone is exempt (TEG-14.17)."""
    targets, origins = reserved
    if targets >> target & 1:
        return True
    return bool(origins >> source & 1) and not is_zone(state, target, seat)


def has_begun(state: Public, seat: int) -> bool:
    """Return whether the turn of a seat in the current round has begun or is over."""
    if state.phase in ("initial_1", "initial_2", "round_start", "extra_reinforcement"):
        return False
    wheel = living(state)
    return seat not in wheel[wheel.index(state.turn) + 1 :]
