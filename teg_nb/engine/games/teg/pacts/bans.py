"""What pacts and situation cards forbid, and what joint attacks keep (TEG-14, TEG-15)."""

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
"""Code and clause of why something is refused, or None."""


def partners(state: Public, seat: int) -> set[int]:
    """Seats with which a seat has a pact in force, of any kind; `state` may be an observation."""
    return {pact.partner(seat) for pact in state.pacts if seat in (pact.a, pact.b)}


def prohibit(state: Public, seat: int, source: int, target: int, defender: int) -> Fault:
    """Why pacts forbid an attack of a seat on another seat's armies, or None."""
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
    """What pacts forbid a seat to attack, by country of its own (`own`): bit sets of neighbours.

    It is what `ban` says of countries that others hold alone. The positions of a turn share `held`
    and `pacts`, so it is seldom worked out.
    """
    board = settings.board
    found: dict[int, int] = {}
    for pact in pacts:
        if pact.binds(seat):
            theirs = held[pact.partner(seat)]
            for country in members(own):
                beyond = board.neighbour_sets[country] & theirs
                closed = pact.covered(board, seat, country) & beyond if beyond else 0
                if closed:
                    found[country] = found.get(country, 0) | closed
    for pact in pacts:  # the zone is fought over whatever else was agreed (TEG-14.19)
        if isinstance(pact, ZonePact) and seat in (pact.a, pact.b):
            open_to_both = held[pact.partner(seat)] & 1 << pact.country
            found = {country: targets & ~open_to_both for country, targets in found.items()}
    return found


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
    """The fronts of a seat that pacts leave open; see `ActionCache.fronts` and `forbidden`."""
    fronts = settings.lists.fronts(own, without, rule)
    closed = forbidden(settings, seat, own, held, pacts)
    if not closed:
        return fronts
    left = [(here, members(bit_set(them) & ~closed.get(here, 0))) for here, them in fronts]
    return tuple([front for front in left if front[1]])


def flights(state: Public, seat: int, source: int) -> Mapping[int, tuple[int, ...]]:
    """Shortest path of a missile to each country that it can reach without breaking a pact.

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
    near = lists.reach(source)  # what lies farther away makes no difference
    own = occupied(state, seat) & near
    # In flight what the seat shares is its own: two countries of its own are no pair.
    enemies = [(pact, occupied(state, pact.partner(seat)) & near & ~own) for pact in binding]
    theirs = tuple([(pact, others) for pact, others in enemies if others])
    return _flights(state.settings, seat, source, own, theirs) if theirs else lists.paths(source)


@lru_cache(maxsize=1 << 12)
def _flights(
    settings: Settings, seat: int, source: int, own: int, theirs: tuple[tuple[Pact, int], ...]
) -> Mapping[int, tuple[int, ...]]:
    """Flights by the countries of the seat, and those of the others by the pacts that bind it."""
    board = settings.board
    found: dict[int, tuple[int, ...]] = {}
    paths: list[tuple[int, ...]] = [(source,)]
    for _ in range(REACH):
        longer = []
        for path in paths:
            for there in board.neighbours[path[-1]]:
                if there in path or _crosses(board, seat, own, theirs, path, there):
                    continue
                longer.append((*path, there))
                found.setdefault(there, longer[-1])
        paths = longer
    return found


def _crosses(
    board: Board,
    seat: int,
    own: int,
    theirs: tuple[tuple[Pact, int], ...],
    path: tuple[int, ...],
    there: int,
) -> bool:
    """Whether going on to a country puts both countries of a covered pair on the path."""
    for pact, others in theirs:
        for here in path:
            for mine, other in ((here, there), (there, here)):
                held = own >> mine & 1 and others >> other & 1
                if held and pact.covers(board, seat, mine, other):
                    return True
    return False


def can_attack_zone(state: State, seat: int) -> bool:
    """Whether a seat that owes an attack on its zone is able to make it (TEG-D-60)."""
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
    """A seat rolls dice against its zone in its own turn: its duty is done.

    TEG-14.17, TEG-D-60.
    """
    if seat == state.turn and is_zone(state, target, seat):
        state.zone_attacked = True
        state.zone_due = False


def border_fault(state: Public, source: int, target: int) -> Fault:
    """Why the situation card forbids an attack between two countries.

    TEG-6.8, TEG-6.9, TEG-D-22.
    """
    rule = border_rule(state)
    if not rule:
        return None
    where = state.settings.board.continent_of
    inside = where[source] == where[target]
    if rule == "open_borders" and inside:
        return "border_rule", "TEG-6.8"
    if rule == "closed_borders" and not inside:
        return "border_rule", "TEG-6.9"
    return None


def border_rule(state: Public) -> str:
    """Id of the situation card in force if it forbids attacks by where the border runs, or ``""``.

    TEG-6.8, TEG-6.9.
    """
    situation = situation_id(state)
    return situation if situation in ("open_borders", "closed_borders") else ""


# What an aggression pact keeps for its joint attack


def joint_possible(state: Public, agreed: AggressionPact) -> bool:
    """Whether the turn of an aggression pact has come, and an ally can roll (TEG-D-64)."""
    pairs = zip(agreed.origins, agreed.allies, strict=True)
    return is_now(state, agreed) and any(share(state, origin, seat) > 1 for origin, seat in pairs)


def is_now(state: Public, agreed: AggressionPact) -> bool:
    """Whether the turn under way is the one in which an aggression pact is carried out."""
    return (agreed.leader, agreed.round) == (state.turn, state.round)


def kept(state: Public, seat: int) -> tuple[int, int]:
    """What a seat may not use for other dice before its joint attacks (TEG-D-64).

    Returns
    -------
    tuple[int, int]
        Bit sets: targets that it may not roll against, and origins that it may not roll from.
    """
    targets = origins = 0
    for each in state.pacts:
        if not isinstance(each, AggressionPact) or seat not in (each.a, each.b):
            continue
        if is_now(state, each):
            if not joint_possible(state, each):
                continue
            if seat == each.leader:
                origins |= 1 << each.origin(seat)
        targets |= 1 << each.target
    return targets, origins


def is_kept(state: State, seat: int, reserved: tuple[int, int], source: int, target: int) -> bool:
    """Whether an attack with dice is against what `kept` found; the zone is exempt (TEG-14.17)."""
    targets, origins = reserved
    if targets >> target & 1:
        return True
    return bool(origins >> source & 1) and not is_zone(state, target, seat)


def has_begun(state: Public, seat: int) -> bool:
    """Whether the turn of a seat in the round under way has begun, or is over."""
    if state.phase in ("initial_1", "initial_2", "round_start", "extra_reinforcement"):
        return False
    wheel = living(state)
    return seat not in wheel[wheel.index(state.turn) + 1 :]
