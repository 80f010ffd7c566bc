"""Negotiation of pacts: proposals, answers and announcements (TEG-14, TEG-17)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Never

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import refuse_unless_playing
from teg_nb.engine.games.teg.action_cache import REACH
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
from teg_nb.engine.games.teg.events import (
    PactAccepted,
    PactBreakAnnounced,
    PactDeclined,
    PactProposed,
    PactWithdrawn,
    ZoneDecided,
)
from teg_nb.engine.games.teg.guards import refusal, refuse_unless_country
from teg_nb.engine.games.teg.pacts.bans import Fault
from teg_nb.engine.games.teg.pacts.kinds import REASONS, Pact, ZonePact
from teg_nb.engine.games.teg.pacts.lifecycle import (
    drop_proposal,
    end_pact,
    pact,
    proposal,
    proposal_fault,
    replace_pact,
    signed,
)
from teg_nb.engine.games.teg.queries import occupants, occupied
from teg_nb.engine.games.teg.state import Public, State
from teg_nb.engine.schema.field_types import Reference


def pact_of(state: Public, action: Propose) -> Pact:
    """Return the pact that a proposal would make; its countries and seats must exist."""
    made = (state.round, state.turn)
    said = {"reason": action.reason, "against": action.against}
    pact = action.pact.of(0, action.seat, action.partner, action.terms, made=made, **said)
    return signed(state, pact)


def proposals(state: Public, seat: int) -> Iterator[Propose]:
    """Yield the pacts that a seat may propose now, which are too many for the legal actions.

    `state` may be an observation: only public facts matter.
    """
    if state.chance or state.phase in ("setup", "round_start", "game_over"):
        return
    if state.slayer[seat] >= 0:
        return
    if seat != state.turn and state.settings.options.communication == "fair_play":
        return
    if not state.settings.options.pacts:
        return
    for action in _imaginable(state, seat):
        if propose_fault(state, action) is None:
            yield action


def _imaginable(state: Public, seat: int) -> Iterator[Propose]:
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
        for source in own:
            for other, away in enumerate(board.distances(source)):
                if theirs >> other & 1 and 1 <= away <= REACH:
                    yield ProposeCountry(seat, partner, source, other)
        zones = state.round and min(state.exchanges[seat], state.exchanges[partner]) >= 3
        for country in range(len(state.owner)) if state.round else ():
            if zones:
                yield ProposeZone(seat, partner, country)
            near = board.neighbour_sets[country]
            if country in state.guests or state.owner[country] in (seat, partner):
                continue
            for source in members(mine & near):
                for other in members(theirs & near):
                    yield ProposeAggression(seat, partner, country, source, other, seat)
                    yield ProposeAggression(seat, partner, country, source, other, partner)
        for shared in state.guests:
            if set(occupants(state, shared)) == {seat, partner}:
                for target in board.neighbours[shared]:
                    yield ProposeJoint(seat, partner, shared, target)


def propose_fault(state: Public, action: Propose) -> Fault:
    """Return why a seat cannot propose a pact, or None; its seats and countries must exist."""
    if action.pact.kind not in state.settings.options.pacts:
        return "chapter_off", "CHP-2.3"
    if not action.pact.peace and not state.round:
        return "wrong_phase", "TEG-14.2"
    pact = pact_of(state, action)
    if any(offered.says_what(pact) for offered in state.proposals):
        return "pact_exists", "TEG-14.2"
    return proposal_fault(state, pact)


def refuse_unless_at_table(state: Public, seat: int) -> None:
    """Refuse a seat that may not negotiate now.

    The match is over or has not begun, chance is due, or the seat is eliminated.
    """
    refuse_unless_playing(refusal, state, seat, over="TEG-18.1", turn="TEG-5.1", out="TEG-16.1")
    if state.phase == "setup":
        raise refusal(state, "wrong_phase", "TEG-14.2", phase=state.phase)
    if state.chance:
        raise refusal(state, "decision_pending", "TEG-8.3")


def _check_propose(state: State, action: Propose) -> None:
    refuse_unless_at_table(state, action.seat)
    fair = state.settings.options.communication == "fair_play"
    if fair and action.seat != state.turn:
        raise refusal(state, "not_your_turn", "TEG-17.4", seat=state.turn)
    for name, form in [*action.fields.items()][1:]:
        value = getattr(action, name)
        match form:
            case Reference("country"):
                refuse_unless_country(state, value)
            case Reference("continent") if not 0 <= value < len(state.settings.board.continents):
                raise refusal(state, "malformed_action", "TEG-14.7", continent=str(value))
            case Reference("seat") if not 0 <= value < len(state.slayer):
                raise refusal(state, "bad_partner", "TEG-14.1", option=name)
    if not _is_worded(state, action):
        raise refusal(state, "malformed_action", "TEG-14.7")
    fault = propose_fault(state, action)
    if fault:
        code, clause = fault
        raise refusal(state, code, clause, **_at_fault(state, action, code))


def _is_worded(state: State, action: Propose) -> bool:
    """Check if a proposal has no reason, or a known one with the third seat that it needs."""
    if action.reason < 0:
        return action.reason == action.against == -1
    if action.reason >= len(REASONS):
        return False
    if not tuple(REASONS.values())[action.reason]:
        return action.against == -1
    return action.against in set(range(len(state.slayer))) - {action.seat, action.partner}


def _at_fault(state: State, action: Propose, code: str) -> dict[str, object]:
    """Return the wrong countries of a proposal, for its refusal."""
    if isinstance(action, ProposeCountry):
        facts: dict[str, object] = {"source": action.country, "target": action.other}
    elif isinstance(action, (ProposeAggression, ProposeJoint)):
        near = state.settings.board.neighbours[action.target]
        origins = (action.country, getattr(action, "other", action.country))
        joint = isinstance(action, ProposeJoint)
        wrong = [origin for origin in origins if origin not in near or joint]
        facts = {"target": action.target, **({"source": wrong[0]} if wrong else {})}
    else:
        return {}
    if code == "not_your_country" and not occupied(state, action.seat) >> action.country & 1:
        facts["country"] = action.country
    return facts


def _propose(state: State, action: Propose, events: list[Event]) -> None:
    state.numbered += 1
    pact = replace(pact_of(state, action), number=state.numbered)
    state.proposals = (*state.proposals, pact)
    events.append(PactProposed.of(pact, pact.a, pact.reason, pact.against))


def _refuse_other(state: State, action: ProposeOther) -> None:
    refuse_unless_at_table(state, action.seat)
    raise refusal(state, "pact_kind_not_allowed", "TEG-14.4")


def _nothing(state: State, action: Action, events: list[Event]) -> None:
    raise AssertionError("always refused")


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
    drop_proposal(state, action.number)
    state.pacts = (*state.pacts, replace(offered, made=(state.round, state.turn)))
    events.append(PactAccepted.of(offered, offered.b))


def _decline(state: State, action: DeclinePact, events: list[Event]) -> None:
    offered = proposal(state, action.number)
    assert offered is not None
    decline(state, offered, events)


def decline(state: State, offered: Pact, events: list[Event]) -> None:
    """Decline a proposal."""
    drop_proposal(state, offered.number)
    events.append(PactDeclined.of(offered, offered.b))


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
    drop_proposal(state, action.number)
    events.append(PactWithdrawn.of(offered, offered.a))


def _check_break(state: State, action: AnnounceBreak) -> None:
    refuse_unless_at_table(state, action.seat)
    agreed = pact(state, action.number)
    if agreed is None or not agreed.breakable:
        raise refusal(state, "no_such_pact", "TEG-14.24", number=action.number)
    if action.seat not in (agreed.a, agreed.b):
        raise refusal(state, "not_a_party", "TEG-14.24", seat=action.seat)
    if agreed.breaker >= 0:
        raise refusal(state, "no_such_pact", "TEG-14.24", number=action.number)


def _break(state: State, action: AnnounceBreak, events: list[Event]) -> None:
    agreed = pact(state, action.number)
    assert agreed is not None
    replace_pact(state, agreed, replace(agreed, breaker=action.seat))
    events.append(PactBreakAnnounced.of(agreed, action.seat))


def _check_zone(state: State, action: ZoneDecision) -> None:
    refuse_unless_at_table(state, action.seat)
    agreed = pact(state, action.number)
    if agreed is None or not isinstance(agreed, ZonePact) or agreed.decider < 0:
        raise refusal(state, "no_such_pact", "TEG-14.23", number=action.number)
    if agreed.decider != action.seat:
        raise refusal(state, "not_a_party", "TEG-14.23", seat=agreed.decider)


def _zone_decision(state: State, action: ZoneDecision, events: list[Event]) -> None:
    agreed = pact(state, action.number)
    assert agreed is not None
    events.append(ZoneDecided(action.seat, agreed.number, action.keep))
    if action.keep:
        replace_pact(state, agreed, replace(agreed, decider=-1))
    else:
        end_pact(state, agreed, "decided", events)


def responses(state: State, seat: int) -> list[Action]:
    """List the actions about pacts that a seat may take now, without proposals."""
    actions: list[Action] = []
    for offered in state.proposals:
        if offered.b == seat:
            if proposal_fault(state, offered) is None:
                actions.append(AcceptPact(seat, offered.number))
            actions.append(DeclinePact(seat, offered.number))
        elif offered.a == seat:
            actions.append(WithdrawProposal(seat, offered.number))
    for agreed in state.pacts:
        if seat in (agreed.a, agreed.b) and agreed.breaker < 0 and agreed.breakable:
            actions.append(AnnounceBreak(seat, agreed.number))
        if agreed.decider == seat:
            actions += [ZoneDecision(seat, agreed.number, keep) for keep in (True, False)]
    return actions


def _no_options(state: State) -> list[Never]:
    return []


PROPOSALS: tuple[type[Propose], ...] = (
    ProposeCountry,
    ProposeContinent,
    ProposeBorder,
    ProposeWorld,
    ProposeZone,
    ProposeAggression,
    ProposeJoint,
)
"""The actions that propose a pact; `ProposeOther` is always refused."""

RULES: dict[type[Action], Rule[State]] = {
    **{kind: Rule(_no_options, _check_propose, _propose) for kind in PROPOSALS},
    ProposeOther: Rule(_no_options, _refuse_other, _nothing),
    AcceptPact: Rule(_no_options, _check_answer, _accept),
    DeclinePact: Rule(_no_options, _check_answer, _decline),
    WithdrawProposal: Rule(_no_options, _check_withdraw, _withdraw),
    AnnounceBreak: Rule(_no_options, _check_break, _break),
    ZoneDecision: Rule(_no_options, _check_zone, _zone_decision),
}
