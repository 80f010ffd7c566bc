"""The life of pacts: conditions to make them, conditions to keep them, ends (TEG-14, TEG-15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar, cast

from teg_nb.engine.actions import Event
from teg_nb.engine.games.teg.action_cache import REACH
from teg_nb.engine.games.teg.events import PactEnded, PactLapsed
from teg_nb.engine.games.teg.pacts.bans import (
    Fault,
    border_fault,
    has_begun,
    is_now,
    kept,
    prohibit,
)
from teg_nb.engine.games.teg.pacts.kinds import (
    AggressionPact,
    AttackPact,
    BorderPact,
    CondominiumPact,
    ContinentPact,
    CountryPact,
    JointPact,
    Pact,
    TrucePact,
    WorldPact,
    ZonePact,
)
from teg_nb.engine.games.teg.queries import is_resting, is_zone, occupants, occupied, zone_of
from teg_nb.engine.games.teg.state import Public, State


def proposal(state: State, number: int) -> Pact | None:
    """Return the pending proposal with a number, or None."""
    return next((pact for pact in state.proposals if pact.number == number), None)


def pact(state: State, number: int) -> Pact | None:
    """Return the pact in force with a number, or None."""
    return next((pact for pact in state.pacts if pact.number == number), None)


def drop_proposal(state: State, number: int) -> None:
    """Remove a proposal."""
    state.proposals = tuple(pact for pact in state.proposals if pact.number != number)


def replace_pact(state: State, old: Pact, *new: Pact) -> None:
    """Replace a pact by others, or remove it."""
    state.pacts = tuple(
        item for pact in state.pacts for item in (new if pact.number == old.number else (pact,))
    )
    if state.zone_due and zone_of(state, state.turn) is None:
        state.zone_due = False


# Conditions of the terms


def signed(state: Public, offered: Pact) -> Pact:
    """Return a pact with all its terms, also those that the signature fixes (TEG-D-64)."""
    if isinstance(offered, JointPact) and offered.leader < 0:
        return replace(offered, leader=state.turn)
    if isinstance(offered, AggressionPact) and offered.third < 0:
        return dated(state, replace(offered, third=state.owner[offered.target]))
    return offered


def dated(state: Public, agreed: AggressionPact) -> AggressionPact:
    """Return an aggression pact with the round that a signature now would fix (TEG-D-64).

    This is the current round if the leader can still attack in it, otherwise the next round.
    """
    attacking = agreed.leader == state.turn and state.phase in ("reinforce", "attack")
    round = state.round + (has_begun(state, agreed.leader) and not attacking)
    return agreed if round == agreed.round else replace(agreed, round=round)


def proposal_fault(state: Public, pact: Pact) -> Fault:
    """Return why a pact cannot be agreed now, or None."""
    seats = range(len(state.slayer))
    if pact.b not in seats or pact.a == pact.b or state.slayer[pact.b] >= 0:
        return "bad_partner", "TEG-14.1"
    return CONDITIONS[type(pact)].fault(state, pact)


def _country_fault(state: Public, pact: CountryPact) -> Fault:
    own, other = pact.own, pact.other
    if not occupied(state, pact.a) >> own & 1 or not occupied(state, pact.b) >> other & 1:
        return "not_your_country", "TEG-14.6"
    missiles = state.settings.options.missiles
    if not 1 <= state.settings.board.distance(own, other) <= (REACH if missiles else 1):
        return "pact_too_far", "TEG-14.6" if missiles else "CHP-2.1"
    return _same_scope(state, pact)


def _border_fault(state: Public, pact: BorderPact) -> Fault:
    if pact.own == pact.other:
        return "pact_kind_not_allowed", "TEG-14.8"
    return _same_scope(state, pact)


def _same_scope(state: Public, pact: Pact) -> Fault:
    """Refuse a pact that is in force between the two already, without an announced break."""
    for other in state.pacts:
        if type(other) is type(pact) and other.breaker < 0 and other.scope() == pact.scope():
            return "pact_exists", "TEG-14.2"
    return None


def _zone_fault(state: Public, pact: ZonePact) -> Fault:
    country = pact.country
    zones = [zone for zone in state.pacts if isinstance(zone, ZonePact)]
    parties = {seat for zone in zones for seat in (zone.a, zone.b)}
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


def _aggression_fault(state: Public, pact: AggressionPact) -> Fault:
    """Return why two seats cannot attack a country from these origins (TEG-15.1, TEG-D-64)."""
    target, own, other, third = pact.target, pact.own, pact.other, pact.third
    if pact.leader not in (pact.a, pact.b):
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
    if own == other:  # the occupants of a condominium have another kind of pact
        return "pact_kind_not_allowed", "TEG-15.22"
    revealed = state.round == pact.round and state.chance != "situation"
    for seat, origin in ((pact.a, own), (pact.b, other)):
        fault = _card_fault(state, seat, origin, target) if revealed else None
        fault = fault or prohibit(state, seat, origin, target, third)
        if fault:
            return fault
    for agreed in state.pacts:
        shared = {agreed.a, agreed.b} & {pact.a, pact.b} and agreed.number != pact.number
        if isinstance(agreed, AggressionPact) and shared and agreed.target == target:
            return "pact_exists", "TEG-14.2"
    return None


def _card_fault(state: Public, seat: int, source: int, target: int) -> Fault:
    """Return why the situation card keeps a seat out of a joint attack (TEG-D-24, TEG-15.7)."""
    if is_resting(state, seat):
        return "resting", "TEG-6.10"
    return border_fault(state, source, target)


def _joint_fault(state: Public, pact: JointPact) -> Fault:
    """Return why the occupants of a condominium cannot attack a country (TEG-15.22)."""
    shared, target = pact.country, pact.target
    if state.phase != "attack" or pact.leader != state.turn:
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
        fault = _card_fault(state, seat, shared, target) or prohibit(
            state, seat, shared, target, state.owner[target]
        )
        if fault:
            return fault
        if kept(state, seat)[0] >> target & 1:
            return "aggression_pending", "TEG-15.3"
    for other in state.pacts:
        if (
            isinstance(other, JointPact)
            and other.terms == pact.terms
            and other.number != pact.number
        ):
            return "pact_exists", "TEG-14.2"
    return None


def _not_proposed(state: Public, pact: Pact) -> Fault:
    return "pact_kind_not_allowed", "TEG-14.4"


# Ends of pacts


def end_pact(state: State, over: Pact, reason: str, events: list[Event]) -> None:
    """End a pact; an aggression pact whose turn has begun leaves its truce."""
    remaining: tuple[Pact, ...] = ()
    if isinstance(over, AggressionPact):
        begun = has_begun(state, over.leader)
        under_way = over.round < state.round or (over.round == state.round and begun)
        if under_way and not ceased(state, over.truce()):
            remaining, reason = (over.truce(),), "truce"
    replace_pact(state, over, *remaining)
    events.append(PactEnded.of(over, over.a, reason))


def upkeep(state: State, events: list[Event]) -> None:
    """End the pacts and proposals whose conditions no longer hold; runs after every action."""
    for pact in state.pacts:
        reason = ceased(state, pact)
        if reason:
            end_pact(state, pact, reason, events)
    if not state.proposals:
        return
    state.proposals = tuple(
        dated(state, pact) if isinstance(pact, AggressionPact) else pact for pact in state.proposals
    )
    for offered in state.proposals:
        if state.slayer[offered.a] >= 0 or proposal_fault(state, offered):
            drop_proposal(state, offered.number)
            events.append(PactLapsed.of(offered, offered.a))


def ceased(state: State, pact: Pact) -> str:
    """Return why a pact is over now, or ``""`` (TEG-14.25 to TEG-14.27, TEG-D-63, TEG-D-64)."""
    if state.slayer[pact.a] >= 0 or state.slayer[pact.b] >= 0:
        return "eliminated"
    return CONDITIONS[type(pact)].ceased(state, pact)


def _never(state: State, pact: Pact) -> str:
    return ""


def _sides_lost(state: State, pact: CountryPact | TrucePact) -> str:
    held = pact.a in occupants(state, pact.own) and pact.b in occupants(state, pact.other)
    return "" if held else "lost_country"


def _zone_lost(state: State, pact: ZonePact) -> str:
    alone = pact.country not in state.guests
    held = alone and state.owner[pact.country] in (pact.a, pact.b)
    return "" if held else "lost_country"


def _condominium_lost(state: State, pact: CondominiumPact) -> str:
    both = set(occupants(state, pact.country)) == {pact.a, pact.b}
    return "" if both else "lost_country"


def _attack_expired(state: State, pact: AttackPact) -> str:
    under_way = state.joint is not None and state.joint.number == pact.number
    if under_way or state.phase == "game_over":
        return ""
    missed = isinstance(pact, AggressionPact) and dated(state, pact).round > pact.round
    return "expired" if missed or proposal_fault(state, pact) else ""


Kind = TypeVar("Kind", bound=Pact)


class Conditions:
    """The conditions of a kind of pact. Both functions take pacts of this kind only.

    Attributes
    ----------
    fault : callable
        Returns why a pact cannot be agreed now, or None.
    ceased : callable
        Returns why a pact is over now, or ``""``.
    """

    __slots__ = ("ceased", "fault")

    def __init__(
        self, fault: Callable[[Public, Kind], Fault], ceased: Callable[[State, Kind], str]
    ) -> None:
        self.fault = cast("Callable[[Public, Pact], Fault]", fault)
        self.ceased = cast("Callable[[State, Pact], str]", ceased)


CONDITIONS: Mapping[type[Pact], Conditions] = {
    CountryPact: Conditions(_country_fault, _sides_lost),
    ContinentPact: Conditions(_same_scope, _never),
    BorderPact: Conditions(_border_fault, _never),
    WorldPact: Conditions(_same_scope, _never),
    ZonePact: Conditions(_zone_fault, _zone_lost),
    AggressionPact: Conditions(_aggression_fault, _attack_expired),
    JointPact: Conditions(_joint_fault, _attack_expired),
    TrucePact: Conditions(_not_proposed, _sides_lost),
    CondominiumPact: Conditions(_not_proposed, _condominium_lost),
}


def lost_to_a_third(
    state: State, country: int, loser: int, winner: int, events: list[Event]
) -> None:
    """End wide pacts whose country falls to a third seat, if the option says so (TEG-D-63)."""
    if not state.settings.options.area_pact_breaks_on_loss:
        return
    continent = state.settings.board.continent_of[country]
    for pact in state.pacts:
        if (
            pact.concerns(continent)
            and loser in (pact.a, pact.b)
            and winner not in (pact.a, pact.b)
        ):
            end_pact(state, pact, "lost_country", events)


def turn_begins(state: State, events: list[Event]) -> None:
    """Start notices and end truces at the start of a turn (TEG-14.24, TEG-15.8)."""
    seat = state.turn
    for pact in state.pacts:
        if pact.breaker >= 0 and seat == pact.partner(pact.breaker):
            replace_pact(state, pact, replace(pact, notice=True))
        elif isinstance(pact, TrucePact) and pact.ally == seat and state.round >= pact.round:
            end_pact(state, pact, "expired", events)


def turn_ends(state: State, events: list[Event]) -> None:
    """End announced pacts, missed attacks and open proposals at the end of a turn.

    TEG-D-53, TEG-D-61.
    """
    seat = state.turn
    for pact in state.pacts:
        if pact.notice and seat == pact.partner(pact.breaker):
            end_pact(state, pact, "announced", events)
        elif isinstance(pact, JointPact) or (
            isinstance(pact, AggressionPact) and is_now(state, pact)
        ):
            end_pact(state, pact, "expired", events)
        elif pact.decider == seat:
            replace_pact(state, pact, replace(pact, decider=-1))
    lapse(state, events)


def lapse(state: State, events: list[Event]) -> None:
    """Drop the open proposals at the end of a turn or of a placing step (TEG-D-53)."""
    for offered in state.proposals:
        drop_proposal(state, offered.number)
        events.append(PactLapsed.of(offered, offered.a))
