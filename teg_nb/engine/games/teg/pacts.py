"""Pacts: what they cover, how they are made and how they end (TEG-14, TEG-17)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple
from functools import lru_cache

from teg_nb.engine.board import Board, members
from teg_nb.engine.game import Action, Event, Rule
from teg_nb.engine.games.teg.actions import (
    AcceptPact,
    AnnounceBreak,
    DeclinePact,
    Propose,
    ProposeAggression,
    ProposeBorder,
    ProposeContinent,
    ProposeCountry,
    ProposeJoint,
    ProposeOther,
    ProposeWorld,
    ProposeZone,
    WithdrawProposal,
    ZoneDecision,
)
from teg_nb.engine.games.teg.ask import (
    is_resting,
    is_zone,
    living,
    occupants,
    occupied,
    share,
    situation_id,
    zone_of,
)
from teg_nb.engine.games.teg.events import (
    PactAccepted,
    PactBreakAnnounced,
    PactDeclined,
    PactEnded,
    PactLapsed,
    PactProposed,
    PactWithdrawn,
    ZoneDecided,
)
from teg_nb.engine.games.teg.lists import REACH
from teg_nb.engine.games.teg.refuse import refusal, refuse_unless_country
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.state import Aggression, Pact, Public, State

Fault = tuple[str, str] | None
"""Code and clause of why something is refused, or None."""


# What pacts cover


def covers(board: Board, pact: Pact, seat: int, own: int, other: int) -> bool:
    """Whether a pact forbids attacks between a country of a party and the other's (TEG-14.5)."""
    terms = pact.terms
    if pact.kind == "world":
        return True
    if pact.kind == "country":
        return terms == ((own, other) if seat == pact.a else (other, own))
    if pact.kind == "continent":
        return board.continent_of[own] == board.continent_of[other] == terms[0]
    if pact.kind == "border":
        return {board.continent_of[own], board.continent_of[other]} == set(terms)
    if pact.kind == "condominium":
        return own == terms[0] and (other == own or other in board.neighbours[own])
    origins = terms[1:3] if pact.kind == "aggression" else terms[:2] if pact.kind == "truce" else ()
    return origins == ((own, other) if seat == pact.a else (other, own))


CLAUSES = {
    "country": "TEG-14.6",
    "continent": "TEG-14.7",
    "border": "TEG-14.8",
    "world": "TEG-14.9",
    "aggression": "TEG-15.8",
    "truce": "TEG-15.8",
    "zone": "TEG-14.17",
    "condominium": "TEG-15.12",
}
"""Where the register points for each kind."""


def partners(state: Public, seat: int) -> set[int]:
    """Seats with which a seat has a pact in force, of any kind; `state` may be an observation."""
    return {pact.other(seat) for pact in state.pacts if seat in (pact.a, pact.b)}


def ban(state: Public, seat: int, source: int, target: int, defender: int) -> Fault:
    """Why pacts forbid an attack of a seat on another seat's armies, or None."""
    between = [
        pact
        for pact in state.pacts
        if (pact.a == seat and pact.b == defender) or (pact.a == defender and pact.b == seat)
    ]
    for pact in between:  # the zone is fought over whatever else was agreed (TEG-14.19)
        if pact.kind == "zone" and pact.terms[0] == target:
            return None
    if source != target and state.by_pact >> target & 1 and seat in occupants(state, target):
        return "condominium_outside_attack", "TEG-15.14"
    for pact in between:
        if pact.binds(seat) and covers(state.settings.board, pact, seat, source, target):
            if pact.kind == "condominium":
                return "pact_violation", "TEG-15.12" if source == target else "TEG-15.15"
            return "pact_violation", CLAUSES.get(pact.kind, "TEG-14.5")
    return None


def flights(state: Public, seat: int, source: int) -> Mapping[int, tuple[int, ...]]:
    """Shortest path of a missile to each country that it can reach without breaking a pact.

    Returns
    -------
    mapping
        Country to its path, both ends included: two to four countries (TEG-14.14, TEG-D-57).
    """
    binding = [pact for pact in state.pacts if pact.binds(seat)]
    if not binding:
        return state.settings.lists.paths(source)
    own = occupied(state, seat)
    # In flight what the seat shares is its own: two countries of its own are no pair.
    theirs = tuple([(pact, occupied(state, pact.other(seat)) & ~own) for pact in binding])
    return _flights(state.settings, seat, source, own, theirs)


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
                if held and covers(board, pact, seat, mine, other):
                    return True
    return False


def can_attack_zone(state: State, seat: int) -> bool:
    """Whether a seat that owes an attack on its zone is able to make it (TEG-D-60)."""
    zone = zone_of(state, seat)
    if zone is None or zone.made == (state.round, state.turn) or is_resting(state, seat):
        return False
    country = zone.terms[0]
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


def joint_possible(state: Public, agreed: Pact) -> bool:
    """Whether the turn of an aggression pact has come, and an ally can roll (TEG-D-64)."""
    strong = any(
        share(state, origin, seat) > 1
        for origin, seat in zip(agreed.terms[1:3], (agreed.a, agreed.b), strict=True)
    )
    return strong and is_now(state, agreed)


def is_now(state: Public, agreed: Pact) -> bool:
    """Whether the turn under way is the one in which an aggression pact is carried out."""
    terms = Aggression(*agreed.terms)
    return (terms.leader, terms.round) == (state.turn, state.round)


def kept(state: Public, seat: int) -> tuple[int, int]:
    """What a seat may not use for other dice before its joint attacks (TEG-D-64).

    Returns
    -------
    tuple[int, int]
        Bit sets: targets that it may not roll against, and origins that it may not roll from.
    """
    targets = origins = 0
    for each in state.pacts:
        if each.kind != "aggression" or seat not in (each.a, each.b):
            continue
        terms = Aggression(*each.terms)
        if is_now(state, each):
            if not joint_possible(state, each):
                continue
            if seat == terms.leader:
                origins |= 1 << (terms.own if seat == each.a else terms.other)
        targets |= 1 << terms.target
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


def signed(state: Public, offered: Pact) -> Pact:
    """A pact with all its terms; an aggression proposal names the first four (TEG-D-64)."""
    if offered.kind != "aggression" or len(offered.terms) > 4:
        return offered
    return dated(state, offered._replace(terms=(*offered.terms, state.owner[offered.terms[0]], 0)))


def dated(state: Public, agreed: Pact) -> Pact:
    """An aggression pact with the round that it would agree on if it were signed now (TEG-D-64).

    The round under way while the leader's attacks are still to come or go on; else the next.
    """
    if agreed.kind != "aggression":
        return agreed
    leader = agreed.terms[3]
    attacking = leader == state.turn and state.phase in ("reinforce", "attack")
    round = state.round + (has_begun(state, leader) and not attacking)
    return agreed._replace(terms=(*agreed.terms[:5], round))


def truce_of(agreed: Pact) -> Pact:
    """What an aggression pact leaves behind: its origins do not attack each other (TEG-D-66)."""
    _, own, other, leader, _, round = Aggression(*agreed.terms)
    return agreed._replace(kind="truce", terms=(own, other, agreed.other(leader), round + 1))


# Making them


def proposal_fault(state: Public, pact: Pact) -> Fault:
    """Why a pact cannot be agreed now, or None."""
    seats = range(len(state.slayer))
    if pact.b not in seats or pact.a == pact.b or state.slayer[pact.b] >= 0:
        return "bad_partner", "TEG-14.1"
    return {
        "country": _country_fault,
        "continent": _area_fault,
        "border": _area_fault,
        "world": _area_fault,
        "zone": _zone_fault,
        "aggression": _aggression_fault,
        "joint": _joint_fault,
    }[pact.kind](state, pact)


def _country_fault(state: Public, pact: Pact) -> Fault:
    own, other = pact.terms
    if not occupied(state, pact.a) >> own & 1 or not occupied(state, pact.b) >> other & 1:
        return "not_your_country", "TEG-14.6"
    if not 1 <= state.settings.board.distance(own, other) <= REACH:
        return "pact_too_far", "TEG-14.6"
    return _same_scope(state, pact)


def _area_fault(state: Public, pact: Pact) -> Fault:
    if pact.kind == "border" and pact.terms[0] == pact.terms[1]:
        return "pact_kind_not_allowed", "TEG-14.8"
    return _same_scope(state, pact)


def _same_scope(state: Public, pact: Pact) -> Fault:
    """The same pact is in force between the two, and nobody has announced to break it."""

    def scope(each: Pact) -> tuple[object, ...]:
        if each.kind == "country":
            return (each.kind, frozenset(zip((each.a, each.b), each.terms, strict=True)))
        return (each.kind, frozenset((each.a, each.b)), frozenset(each.terms))

    for each in state.pacts:
        if each.kind == pact.kind and each.breaker < 0 and scope(each) == scope(pact):
            return "pact_exists", "TEG-14.2"
    return None


def _zone_fault(state: Public, pact: Pact) -> Fault:
    country = pact.terms[0]
    parties = {seat for each in state.pacts if each.kind == "zone" for seat in (each.a, each.b)}
    if parties & {pact.a, pact.b}:
        return "zone_limit", "TEG-14.15"
    if min(state.exchanges[pact.a], state.exchanges[pact.b]) < 3:
        return "zone_not_allowed", "TEG-14.15"
    near = state.settings.board.neighbour_sets[country]
    alone = (
        country not in state.guests
        and state.owner[country] in (pact.a, pact.b)
        and state.armies[country] == 1
        and not state.missiles[country]
    )
    between = occupied(state, pact.a) & near and occupied(state, pact.b) & near
    return None if alone and between else ("zone_not_allowed", "TEG-14.16")


def _aggression_fault(state: Public, pact: Pact) -> Fault:
    """Why two seats cannot join against a country from these origins (TEG-15.1, TEG-D-64)."""
    target, own, other, leader, third, round = Aggression(*pact.terms)
    if leader not in (pact.a, pact.b):
        return "bad_partner", "TEG-15.1"
    if target in state.guests:
        return "condominium_target", "TEG-15.1"
    if state.owner[target] != third or third in (pact.a, pact.b):
        return "bad_target", "TEG-15.1"
    if is_zone(state, target, pact.a) or is_zone(state, target, pact.b):
        return "bad_target", "TEG-15.1"
    if not occupied(state, pact.a) >> own & 1 or not occupied(state, pact.b) >> other & 1:
        return "not_your_country", "TEG-15.1"
    neighbours = state.settings.board.neighbours[target]
    if own not in neighbours or other not in neighbours:
        return "not_adjacent", "TEG-15.1"
    if own == other:  # the two occupants of a condominium have a pact of their own
        return "pact_kind_not_allowed", "TEG-15.22"
    revealed = state.round == round and state.chance != "situation"
    for seat, origin in ((pact.a, own), (pact.b, other)):
        fault = _card_fault(state, seat, origin, target) if revealed else None
        fault = fault or ban(state, seat, origin, target, third)
        if fault:
            return fault
    for each in state.pacts:
        shared = {each.a, each.b} & {pact.a, pact.b} and each.number != pact.number
        if each.kind == "aggression" and shared and each.terms[0] == target:
            return "pact_exists", "TEG-14.2"
    return None


def _card_fault(state: Public, seat: int, source: int, target: int) -> Fault:
    """Why the situation card forbids a seat a part in a joint attack (TEG-D-24, TEG-15.7)."""
    if is_resting(state, seat):
        return "resting", "TEG-6.10"
    return border_fault(state, source, target)


def _joint_fault(state: Public, pact: Pact) -> Fault:
    """Why the two occupants of a condominium cannot join against a country (TEG-15.22)."""
    shared, target, leader = pact.terms
    if state.phase != "attack" or leader != state.turn:
        return "wrong_phase", "TEG-15.22"
    if set(occupants(state, shared)) != {pact.a, pact.b}:
        return "not_your_country", "TEG-15.22"
    if target in state.guests:
        return "condominium_target", "TEG-15.22"
    if state.owner[target] in (pact.a, pact.b):
        return "bad_target", "TEG-15.22"
    if target not in state.settings.board.neighbours[shared]:
        return "not_adjacent", "TEG-15.22"
    for seat in (pact.a, pact.b):
        fault = _card_fault(state, seat, shared, target) or ban(
            state, seat, shared, target, state.owner[target]
        )
        if fault:
            return fault
        if kept(state, seat)[0] >> target & 1:
            return "aggression_pending", "TEG-15.3"
    for each in state.pacts:
        if each.kind == "joint" and each.terms == pact.terms and each.number != pact.number:
            return "pact_exists", "TEG-14.2"
    return None


def pact_of(state: Public, action: Propose) -> Pact:
    """The pact that a proposal would make; its countries and seats exist."""
    terms = tuple(astuple(action)[2:])
    if isinstance(action, ProposeJoint):
        terms = (*terms, state.turn)
    made = (state.round, state.turn)
    return signed(state, Pact(0, action.kind, action.seat, action.partner, terms, made=made))


def proposals(state: State, seat: int) -> Iterator[Propose]:
    """Every pact that a seat may propose now; too many to stand among the legal actions.

    `state` may be an observation: all of this is public.
    """
    if state.chance or state.phase in ("setup", "round_start", "game_over"):
        return
    if state.slayer[seat] >= 0:
        return
    if seat != state.turn and state.settings.options.communication == "fair_play":
        return
    for action in _imaginable(state, seat):
        if _propose_fault(state, action) is None:
            yield action


def _imaginable(state: State, seat: int) -> Iterator[Propose]:
    board = state.settings.board
    mine = occupied(state, seat)
    own = members(mine)
    continents = range(len(board.continents))
    for partner in range(len(state.slayer)):
        if partner == seat or state.slayer[partner] >= 0:
            continue
        theirs = occupied(state, partner)
        yield ProposeWorld(seat, partner)
        for first in continents:
            yield ProposeContinent(seat, partner, first)
            for second in range(first):
                yield ProposeBorder(seat, partner, second, first)
        for here in own:
            for there, away in enumerate(board.distances(here)):
                if theirs >> there & 1 and 1 <= away <= REACH:
                    yield ProposeCountry(seat, partner, here, there)
        zones = state.round and min(state.exchanges[seat], state.exchanges[partner]) >= 3
        for country in range(len(state.owner)) if state.round else ():
            if zones:
                yield ProposeZone(seat, partner, country)
            near = board.neighbour_sets[country]
            if country in state.guests or state.owner[country] in (seat, partner):
                continue
            for here in members(mine & near):
                for there in members(theirs & near):
                    yield ProposeAggression(seat, partner, country, here, there, seat)
                    yield ProposeAggression(seat, partner, country, here, there, partner)
        for shared in state.guests:
            if set(occupants(state, shared)) == {seat, partner}:
                for target in board.neighbours[shared]:
                    yield ProposeJoint(seat, partner, shared, target)


def _propose_fault(state: State, action: Propose) -> Fault:
    if action.kind in ("zone", "aggression", "joint") and not state.round:
        return "wrong_phase", "TEG-14.2"
    pact = pact_of(state, action)
    for each in state.proposals:
        if each._replace(number=0, made=pact.made) == pact:
            return "pact_exists", "TEG-14.2"
    return proposal_fault(state, pact)


def refuse_unless_at_table(state: State, seat: int) -> None:
    """Refuse a seat that may not speak now: the game is over, has not begun, or it is out."""
    if state.phase == "game_over":
        raise refusal(state, "game_over", "TEG-18.1")
    if type(seat) is not int or not 0 <= seat < len(state.slayer):
        raise refusal(state, "not_your_turn", "TEG-5.1")
    if state.slayer[seat] >= 0:
        raise refusal(state, "player_eliminated", "TEG-16.1", seat=seat)
    if state.phase == "setup":
        raise refusal(state, "wrong_phase", "TEG-14.2", phase=state.phase)
    if state.chance:
        raise refusal(state, "decision_pending", "TEG-8.3")


def _check_propose(state: State, action: Propose) -> None:
    refuse_unless_at_table(state, action.seat)
    fair = state.settings.options.communication == "fair_play"
    if fair and action.seat != state.turn:
        raise refusal(state, "not_your_turn", "TEG-17.4", seat=state.turn)
    for name, form in action.fields[1:]:
        value = getattr(action, name)
        if form == "country":
            refuse_unless_country(state, value)
        elif form == "continent" and not 0 <= value < len(state.settings.board.continents):
            raise refusal(state, "malformed_action", "TEG-14.7", continent=str(value))
        elif form == "seat" and not 0 <= value < len(state.slayer):
            raise refusal(state, "bad_partner", "TEG-14.1", option=name)
    fault = _propose_fault(state, action)
    if fault:
        code, clause = fault
        raise refusal(state, code, clause, **_at_fault(state, action, code))


def _at_fault(state: State, action: Propose, code: str) -> dict[str, object]:
    """The countries that the refusal of a proposal names: those that are wrong."""
    if isinstance(action, ProposeCountry):
        facts: dict[str, object] = {"source": action.country, "target": action.other}
    elif isinstance(action, (ProposeAggression, ProposeJoint)):
        near = state.settings.board.neighbours[action.target]
        origins = (action.country, getattr(action, "other", action.country))
        wrong = [each for each in origins if each not in near or isinstance(action, ProposeJoint)]
        facts = {"target": action.target, **({"source": wrong[0]} if wrong else {})}
    else:
        return {}
    if code == "not_your_country" and not occupied(state, action.seat) >> action.country & 1:
        facts["country"] = action.country
    return facts


def _propose(state: State, action: Propose, events: list[Event]) -> None:
    state.numbered += 1
    pact = pact_of(state, action)._replace(number=state.numbered)
    state.proposals = (*state.proposals, pact)
    events.append(PactProposed(pact.a, pact.b, pact.kind, pact.terms, pact.number))


def _refuse_other(state: State, action: ProposeOther) -> None:
    refuse_unless_at_table(state, action.seat)
    raise refusal(state, "pact_kind_not_allowed", "TEG-14.4")


def _nothing(state: State, action: Action, events: list[Event]) -> None:
    raise AssertionError("always refused")


def proposal(state: State, number: int) -> Pact | None:
    """The pending proposal of a number."""
    return next((each for each in state.proposals if each.number == number), None)


def pact(state: State, number: int) -> Pact | None:
    """The pact in force of a number."""
    return next((each for each in state.pacts if each.number == number), None)


def _drop(state: State, number: int) -> None:
    state.proposals = tuple(each for each in state.proposals if each.number != number)


def replace_pact(state: State, old: Pact, *new: Pact) -> None:
    """Put a changed pact, or none, in the place of another."""
    state.pacts = tuple(
        left for each in state.pacts for left in (new if each.number == old.number else (each,))
    )
    if state.zone_due and zone_of(state, state.turn) is None:
        state.zone_due = False


def _check_answer(state: State, action: AcceptPact | DeclinePact) -> None:
    refuse_unless_at_table(state, action.seat)
    offered = proposal(state, action.number)
    if offered is None:
        raise refusal(state, "no_such_proposal", "TEG-14.2", number=action.number)
    if offered.b != action.seat:
        raise refusal(state, "not_addressee", "TEG-14.2", seat=offered.b)
    fault = proposal_fault(state, offered) if isinstance(action, AcceptPact) else None
    if fault:
        raise refusal(state, *fault)


def _accept(state: State, action: AcceptPact, events: list[Event]) -> None:
    offered = proposal(state, action.number)
    assert offered is not None
    _drop(state, action.number)
    state.pacts = (*state.pacts, offered._replace(made=(state.round, state.turn)))
    events.append(PactAccepted(offered.b, offered.a, offered.kind, offered.terms, offered.number))


def _decline(state: State, action: DeclinePact, events: list[Event]) -> None:
    offered = proposal(state, action.number)
    assert offered is not None
    decline(state, offered, events)


def decline(state: State, offered: Pact, events: list[Event]) -> None:
    """A proposal is not accepted."""
    _drop(state, offered.number)
    events.append(PactDeclined(offered.b, offered.a, offered.kind, offered.terms, offered.number))


def _check_withdraw(state: State, action: WithdrawProposal) -> None:
    refuse_unless_at_table(state, action.seat)
    offered = proposal(state, action.number)
    if offered is None:
        raise refusal(state, "no_such_proposal", "TEG-14.2", number=action.number)
    if offered.a != action.seat:
        raise refusal(state, "not_a_party", "TEG-14.2", seat=offered.a)


def _withdraw(state: State, action: WithdrawProposal, events: list[Event]) -> None:
    offered = proposal(state, action.number)
    assert offered is not None
    _drop(state, action.number)
    events.append(PactWithdrawn(offered.a, offered.b, offered.kind, offered.terms, offered.number))


BREAKABLE = ("country", "continent", "border", "world", "zone", "condominium")
"""Kinds that end by announcement; a joint attack and its truce do not (TEG-14.24, TEG-D-66)."""


def _check_break(state: State, action: AnnounceBreak) -> None:
    refuse_unless_at_table(state, action.seat)
    found = pact(state, action.number)
    if found is None or found.kind not in BREAKABLE:
        raise refusal(state, "no_such_pact", "TEG-14.24", number=action.number)
    if action.seat not in (found.a, found.b):
        raise refusal(state, "not_a_party", "TEG-14.24", seat=action.seat)
    if found.breaker >= 0:
        raise refusal(state, "no_such_pact", "TEG-14.24", number=action.number)


def _break(state: State, action: AnnounceBreak, events: list[Event]) -> None:
    found = pact(state, action.number)
    assert found is not None
    replace_pact(state, found, found._replace(breaker=action.seat))
    other = found.other(action.seat)
    events.append(PactBreakAnnounced(action.seat, other, found.kind, found.terms, found.number))


def _check_zone(state: State, action: ZoneDecision) -> None:
    refuse_unless_at_table(state, action.seat)
    found = pact(state, action.number)
    if found is None or found.kind != "zone" or found.decider < 0:
        raise refusal(state, "no_such_pact", "TEG-14.23", number=action.number)
    if found.decider != action.seat:
        raise refusal(state, "not_a_party", "TEG-14.23", seat=found.decider)


def _zone_decision(state: State, action: ZoneDecision, events: list[Event]) -> None:
    found = pact(state, action.number)
    assert found is not None
    events.append(ZoneDecided(action.seat, found.number, action.keep))
    if action.keep:
        replace_pact(state, found, found._replace(decider=-1))
    else:
        end_pact(state, found, "decided", events)


def answers(state: State, seat: int) -> list[Action]:
    """What a seat may do about pacts at any time but propose them."""
    found: list[Action] = []
    for offered in state.proposals:
        if offered.b == seat:
            if proposal_fault(state, offered) is None:
                found.append(AcceptPact(seat, offered.number))
            found.append(DeclinePact(seat, offered.number))
        elif offered.a == seat:
            found.append(WithdrawProposal(seat, offered.number))
    for each in state.pacts:
        if seat in (each.a, each.b) and each.breaker < 0 and each.kind in BREAKABLE:
            found.append(AnnounceBreak(seat, each.number))
        if each.decider == seat:
            found += [ZoneDecision(seat, each.number, keep) for keep in (True, False)]
    return found


# How they end


def end_pact(state: State, over: Pact, reason: str, events: list[Event]) -> None:
    """A pact is no longer in force; of an aggression pact whose turn has begun the truce stays."""
    left: tuple[Pact, ...] = ()
    if over.kind == "aggression":
        terms = Aggression(*over.terms)
        begun = has_begun(state, terms.leader)
        under_way = terms.round < state.round or (terms.round == state.round and begun)
        if under_way and not ceased(state, truce_of(over)):
            left, reason = (truce_of(over),), "truce"
    replace_pact(state, over, *left)
    events.append(PactEnded(over.a, over.b, over.kind, over.terms, over.number, reason))


def upkeep(state: State, events: list[Event]) -> None:
    """End the pacts and proposals whose conditions have ceased; runs after every action."""
    for each in state.pacts:
        reason = ceased(state, each)
        if reason:
            end_pact(state, each, reason, events)
    state.proposals = tuple(dated(state, each) for each in state.proposals)
    for offered in state.proposals:
        if state.slayer[offered.a] >= 0 or proposal_fault(state, offered):
            _drop(state, offered.number)
            events.append(
                PactLapsed(offered.a, offered.b, offered.kind, offered.terms, offered.number)
            )


def ceased(state: State, each: Pact) -> str:
    """Why a pact is over now, or ``""`` (TEG-14.25 to TEG-14.27, TEG-D-63, TEG-D-64)."""
    if state.slayer[each.a] >= 0 or state.slayer[each.b] >= 0:
        return "eliminated"
    if each.kind in ("country", "truce"):
        own, other = each.terms[:2]
        held = each.a in occupants(state, own) and each.b in occupants(state, other)
        return "" if held else "lost_country"
    if each.kind == "zone":
        country = each.terms[0]
        held = country not in state.guests and state.owner[country] in (each.a, each.b)
        return "" if held else "lost_country"
    if each.kind == "condominium":
        both = set(occupants(state, each.terms[0])) == {each.a, each.b}
        return "" if both else "lost_country"
    under_way = state.joint is not None and state.joint.number == each.number
    if each.kind not in ("aggression", "joint") or under_way or state.phase == "game_over":
        return ""
    missed = each.kind == "aggression" and dated(state, each).terms[-1] > each.terms[-1]
    return "expired" if missed or proposal_fault(state, each) else ""


def lost_to_a_third(
    state: State, country: int, loser: int, winner: int, events: list[Event]
) -> None:
    """With the option, wide pacts end when a covered country falls to a third seat (TEG-D-63)."""
    if not state.settings.options.area_pact_breaks_on_loss:
        return
    continent = state.settings.board.continent_of[country]
    for each in state.pacts:
        concerns = each.kind == "world" or (
            each.kind in ("continent", "border") and continent in each.terms
        )
        if concerns and loser in (each.a, each.b) and winner not in (each.a, each.b):
            end_pact(state, each, "lost_country", events)


def turn_begins(state: State, events: list[Event]) -> None:
    """Notices and truces at the start of a turn (TEG-14.24, TEG-15.8)."""
    seat = state.turn
    for each in state.pacts:
        if each.breaker >= 0 and seat == each.other(each.breaker):
            replace_pact(state, each, each._replace(notice=True))
        elif each.kind == "truce" and each.terms[2] == seat and state.round >= each.terms[3]:
            end_pact(state, each, "expired", events)


def turn_ends(state: State, events: list[Event]) -> None:
    """Notices that are served, attacks that were not made, proposals of the turn.

    TEG-D-53, TEG-D-61.
    """
    seat = state.turn
    for each in state.pacts:
        if each.notice and seat == each.other(each.breaker):
            end_pact(state, each, "announced", events)
        elif each.kind == "joint" or (each.kind == "aggression" and is_now(state, each)):
            end_pact(state, each, "expired", events)
        elif each.decider == seat:
            replace_pact(state, each, each._replace(decider=-1))
    lapse(state, events)


def lapse(state: State, events: list[Event]) -> None:
    """Proposals lapse with the turn, or the step of placing, in which they were made (TEG-D-53)."""
    for offered in state.proposals:
        _drop(state, offered.number)
        events.append(PactLapsed(offered.a, offered.b, offered.kind, offered.terms, offered.number))


def _no_options(state: State) -> list[Action]:
    return []


RULES: dict[type[Action], Rule] = {
    **{
        kind: Rule(_no_options, _check_propose, _propose)
        for kind in (
            ProposeCountry,
            ProposeContinent,
            ProposeBorder,
            ProposeWorld,
            ProposeZone,
            ProposeAggression,
            ProposeJoint,
        )
    },
    ProposeOther: Rule(_no_options, _refuse_other, _nothing),
    AcceptPact: Rule(_no_options, _check_answer, _accept),
    DeclinePact: Rule(_no_options, _check_answer, _decline),
    WithdrawProposal: Rule(_no_options, _check_withdraw, _withdraw),
    AnnounceBreak: Rule(_no_options, _check_break, _break),
    ZoneDecision: Rule(_no_options, _check_zone, _zone_decision),
}
