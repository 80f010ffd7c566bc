"""Moves after a conquest, alone or with an ally, and shared countries (TEG-8.11, TEG-15)."""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.teg.actions import (
    AggressionMove,
    ConquestMove,
    IntrusionMove,
    JointDecision,
    OpenJointAttack,
)
from teg_nb.engine.games.teg.events import (
    ArmiesMoved,
    CondominiumEnded,
    CondominiumMade,
    ContinentCardGained,
    ContinentCardLost,
    CountryConquered,
    JointAttackEnded,
    JointAttackOpened,
    MissilesCaptured,
    OccupantExpelled,
)
from teg_nb.engine.games.teg.guards import refusal, refuse_unless_turn
from teg_nb.engine.games.teg.mutations import add_armies
from teg_nb.engine.games.teg.objectives import check_victory, eliminate
from teg_nb.engine.games.teg.pacts.bans import Fault, attacks_zone, joint_possible
from teg_nb.engine.games.teg.pacts.kinds import (
    AggressionPact,
    AttackPact,
    CondominiumPact,
    CountryPact,
    JointPact,
)
from teg_nb.engine.games.teg.pacts.lifecycle import (
    end_pact,
    lost_to_a_third,
    pact,
    proposal_fault,
    replace_pact,
)
from teg_nb.engine.games.teg.queries import awaited_seat, share, zone_of
from teg_nb.engine.games.teg.state import Joint, State
from teg_nb.engine.legal_actions import AmountRows

# Owners of a country


def _give(state: State, country: int, seat: int, armies: int, missiles: int) -> None:
    """Give a country to a seat as its exclusive country."""
    bit = 1 << country
    state.guests.pop(country, None)
    state.owner = changed(state.owner, country, seat)
    state.armies[country] = armies
    if state.missiles[country] != missiles:
        state.missiles = changed(state.missiles, country, missiles)
    held = [countries & ~bit for countries in state.held]
    held[seat] |= bit
    state.held = tuple(held)
    state.by_pact &= ~bit


def _share(state: State, country: int, guest: int, armies: int, missiles: int) -> None:
    """Let a second seat enter an exclusive country."""
    owner = state.owner[country]
    state.guests[country] = (guest, armies, missiles)
    state.held = changed(state.held, owner, state.held[owner] & ~(1 << country))


def _continent_cards(state: State, country: int, before: list[bool], events: list[Event]) -> None:
    """Report the seats that gained or lost a continent card with a country (TEG-13)."""
    if not state.settings.options.continent_cards:
        return
    number = state.settings.board.continent_of[country]
    after = _continents(state, country)
    if after == before:
        return
    for seat, (had, has) in enumerate(zip(before, after, strict=True)):
        if had and not has:
            events.append(ContinentCardLost(seat, number))
        elif has and not had:
            events.append(ContinentCardGained(seat, number))


def _continents(state: State, country: int) -> list[bool]:
    """Return for each seat whether it has the card of the continent of a country."""
    number = state.settings.board.continent_of[country]
    countries = state.settings.board.continents[number].members
    seats = zip(state.held, state.continents_used, strict=True)
    return [held & countries == countries and not used >> number & 1 for held, used in seats]


def _is_out(state: State, seat: int) -> bool:
    return not state.held[seat] and not any(
        seat in (state.owner[country], guest[0]) for country, guest in state.guests.items()
    )


def _wins(state: State, first: int, second: int, events: list[Event]) -> bool:
    """Return whether the acting seat, or else the other of the two, has won (TEG-18.4)."""
    order = sorted({first, second}, key=lambda seat: (seat - state.turn) % len(state.slayer))
    return any(check_victory(state, seat, events) for seat in order)


# Taking an exclusive country


def _count_conquest(state: State, country: int) -> None:
    """Count a conquest of the seat in turn by itself (TEG-0.7, CHP-2.10)."""
    state.conquests += 1
    if state.settings.options.defensive_canje:
        state.last_conquest = country


def conquer(state: State, seat: int, source: int, target: int, events: list[Event]) -> None:
    """Move the first army into a conquered country; the seat chooses the others next (TEG-8.11)."""
    loser, missiles = state.owner[target], state.missiles[target]
    before = _continents(state, target)
    add_armies(state, source, seat, -1)
    _give(state, target, seat, 1, missiles)
    _count_conquest(state, target)
    events.append(CountryConquered(seat, target, loser))
    if missiles:
        events.append(MissilesCaptured(seat, target, missiles))
    _continent_cards(state, target, before, events)
    lost_to_a_third(state, target, loser, seat, events)
    if _is_out(state, loser):
        eliminate(state, loser, seat, events)
    if check_victory(state, seat, events):
        return
    zone = zone_of(state, seat) if state.pacts else None
    passed = zone is not None and zone.country == target and zone.partner(seat) == loser
    if share(state, source, seat) > 1 and not passed:
        state.entry = (source, target)
        state.entry_rule = "conquest"
    else:  # only one army can move, or may enter a zone (TEG-14.17)
        events.append(ArmiesMoved(seat, source, target, 1))


# Fighting for a shared country


def expel(
    state: State, seat: int, source: int, target: int, expelled: int, events: list[Event]
) -> None:
    """Remove an occupant that lost its last army in a shared country.

    TEG-15.13, TEG-15.25 to TEG-15.28, TEG-15.32.
    """
    before = _continents(state, target)
    owner, guest = state.owner[target], state.guests[target]
    stays = guest[0] if expelled == owner else owner
    armies = share(state, target, stays)
    own_missiles = guest[2] if stays == guest[0] else state.missiles[target]
    loot = state.missiles[target] if expelled == owner else guest[2]
    events.append(OccupantExpelled(expelled, seat, target))
    for agreed in state.pacts:  # pacts that depend on this condominium (D-75)
        linked = isinstance(agreed, CondominiumPact | CountryPact) and target in agreed.terms
        if linked and {agreed.a, agreed.b} == {expelled, stays}:
            end_pact(state, agreed, "lost_country", events)
    inside = seat == stays
    _give(state, target, stays, armies, own_missiles + (loot if inside else 0))
    events.append(CondominiumEnded(stays, target))
    if inside:
        _count_conquest(state, target)
        if loot:
            events.append(MissilesCaptured(seat, target, loot))
    else:
        state.loot = loot
    if _is_out(state, expelled):
        eliminate(state, expelled, seat, events)
    if source != target and share(state, source, seat) > 1:
        _continent_cards(state, target, before, events)
        if check_victory(state, seat, events):
            _keep_loot(state, target)
            return
        state.entry = (source, target)
        state.entry_rule = "intrusion"
        return
    _keep_loot(state, target)
    _continent_cards(state, target, before, events)
    _wins(state, seat, stays, events)


def _keep_loot(state: State, target: int) -> None:
    """Give the missiles of the expelled seat to the one that stays (TEG-D-76).

    This applies only if nobody moved in.
    """
    state.missiles = changed(state.missiles, target, state.missiles[target] + state.loot)
    state.loot = 0


def _intrusion_options(state: State) -> Sequence[IntrusionMove]:
    assert state.entry is not None
    limit = min(3, share(state, state.entry[0], state.turn) - 1)
    return AmountRows(IntrusionMove, state.turn, [(((),), 0, limit)])


def _check_entry(
    state: State, action: ConquestMove | IntrusionMove | AggressionMove, rule: str
) -> bool:
    """Return whether such a move is due from the seat; refuse an action out of turn."""
    due = state.entry is not None and state.entry_rule == rule and not state.chance
    if due and action.seat == awaited_seat(state):
        if type(action.armies) is not int:
            raise refusal(state, "bad_amount", "TEG-4.4", armies=action.armies)
        return True
    refuse_unless_turn(state, action.seat, ())
    return False


def _check_range(
    state: State, armies: int, least: int, most: int, clause: str, moving: int
) -> None:
    assert state.entry is not None
    source, _ = state.entry
    if not least <= armies <= most:
        limit = min(most, moving)
        raise refusal(state, "conquest_move_range", clause, armies=armies, limit=limit)
    if armies > moving:
        raise refusal(state, "must_leave_one_army", "TEG-8.11", source=source, country=source)


def _check_intrusion(state: State, action: IntrusionMove) -> None:
    if _check_entry(state, action, "intrusion"):
        assert state.entry is not None
        moving = share(state, state.entry[0], action.seat) - 1
        _check_range(state, action.armies, 0, 3, "TEG-15.26", moving)


def _intrude(state: State, action: IntrusionMove, events: list[Event]) -> None:
    assert state.entry is not None
    source, target = state.entry
    state.entry, state.entry_rule = None, ""
    stays, seat = state.owner[target], action.seat
    if action.armies:
        before = _continents(state, target)
        add_armies(state, source, seat, -action.armies)
        if stays == seat:
            add_armies(state, target, seat, action.armies)
        else:
            _share(state, target, seat, action.armies, state.loot)
            if state.loot:
                events.append(MissilesCaptured(seat, target, state.loot))
            state.loot = 0
            events.append(CondominiumMade(stays, seat, target))
        events.append(ArmiesMoved(seat, source, target, action.armies))
        _continent_cards(state, target, before, events)
    else:
        _keep_loot(state, target)
    _wins(state, seat, stays, events)


# The move into a conquered country


def most_to_move(state: State) -> int:
    """Return the largest total of the conquest move that is due: 2 or 3 armies (TEG-8.11).

    Raises
    ------
    ValueError
        If no conquest move is due.
    """
    if state.entry is None:
        raise ValueError("no conquest move is due")
    return min(3, share(state, state.entry[0], state.turn))


def _move_options(state: State) -> Sequence[ConquestMove]:
    return AmountRows(ConquestMove, state.turn, [(((),), 1, most_to_move(state))])


def _check_move(state: State, action: ConquestMove) -> None:
    if _check_entry(state, action, "conquest"):
        _check_range(state, action.armies, 1, 3, "TEG-8.11", most_to_move(state))


def _move(state: State, action: ConquestMove, events: list[Event]) -> None:
    assert state.entry is not None
    source, target = state.entry
    state.entry, state.entry_rule = None, ""
    add_armies(state, source, action.seat, 1 - action.armies)
    add_armies(state, target, action.seat, action.armies - 1)
    events.append(ArmiesMoved(action.seat, source, target, action.armies))


# Joint attacks


def _open_options(state: State) -> list[OpenJointAttack]:
    return [
        OpenJointAttack(state.turn, agreed.number)
        for agreed in state.pacts
        if isinstance(agreed, AttackPact) and _open_fault(state, agreed) is None
    ]


def _open_fault(state: State, opened: AttackPact) -> Fault:
    if opened.leader != state.turn:
        return "not_your_turn", "TEG-15.3"
    possible = False
    if isinstance(opened, AggressionPact):
        possible = joint_possible(state, opened)
    elif isinstance(opened, JointPact):
        strong = all(share(state, opened.country, seat) > 1 for seat in opened.allies)
        possible = strong and proposal_fault(state, opened) is None
    return None if possible else ("aggression_not_possible", "TEG-15.3")


def _check_open(state: State, action: OpenJointAttack) -> None:
    refuse_unless_turn(state, action.seat, ("attack",))
    opened = pact(state, action.number)
    if not isinstance(opened, AttackPact):
        raise refusal(state, "no_such_pact", "TEG-15.3", number=action.number)
    if action.seat not in (opened.a, opened.b):
        raise refusal(state, "not_a_party", "TEG-15.3", seat=action.seat)
    fault = _open_fault(state, opened)
    if fault:
        raise refusal(state, *fault, target=opened.target)


def _open(state: State, action: OpenJointAttack, events: list[Event]) -> None:
    opened = pact(state, action.number)
    assert isinstance(opened, AttackPact)
    seats, origins, target = opened.allies, opened.origins, opened.target
    first = 0 if share(state, origins[0], seats[0]) > 1 else 1  # skip a leader with one army
    state.joint = Joint(opened.number, target, seats, origins, first, isinstance(opened, JointPact))
    events.append(JointAttackOpened(seats[0], seats[1], target))
    _throw(state)


def _throw(state: State) -> None:
    """Make the next roll of the joint attack due."""
    joint = state.joint
    assert joint is not None
    state.battle = (joint.origins[joint.thrower], joint.target)
    state.attacker = joint.seats[joint.thrower]
    state.defender = state.owner[joint.target]
    state.chance = "battle"
    attacks_zone(state, state.attacker, joint.target)


def next_throw(state: State, events: list[Event]) -> None:
    """Pass the joint attack to the other seat (TEG-15.4 to TEG-15.6).

    A seat without attack armies is skipped. If both are, the attack ends.
    """
    joint = state.joint
    assert joint is not None
    able = [
        share(state, origin, seat) > 1
        for origin, seat in zip(joint.origins, joint.seats, strict=True)
    ]
    if not any(able):
        _close(state, False, events)
        return
    thrower = 1 - joint.thrower if able[1 - joint.thrower] else joint.thrower
    state.joint = joint._replace(thrower=thrower)
    if joint.free:  # before each roll but the first the seat may stop (D-73)
        state.awaited = joint.seats[thrower] if thrower else -1
        return
    _throw(state)


def _close(state: State, conquered: bool, events: list[Event]) -> None:
    """End the joint attack and its pact; the truce of the origins stays.

    TEG-D-66.
    """
    joint = state.joint
    assert joint is not None
    state.joint = None
    state.awaited = -1
    events.append(JointAttackEnded(*joint.seats, joint.target, conquered))
    spent = pact(state, joint.number)
    if spent is None:
        return
    if isinstance(spent, AggressionPact):
        replace_pact(state, spent, spent.truce())
    else:
        end_pact(state, spent, "expired", events)


def _decision_options(state: State) -> list[JointDecision]:
    choices = (False,) if _go_on_fault(state) else (True, False)
    return [JointDecision(awaited_seat(state), go_on) for go_on in choices]


def _go_on_fault(state: State) -> Fault:
    """Return why a paused joint attack cannot go on, for example for a new pact (TEG-14.5)."""
    agreed = pact(state, state.joint.number) if state.joint else None
    return None if agreed is None else proposal_fault(state, agreed)


def _check_decision(state: State, action: JointDecision) -> None:
    waits = state.joint is not None and state.joint.free and not state.chance and not state.entry
    if not waits or action.seat != awaited_seat(state):
        refuse_unless_turn(state, action.seat, ())
        raise refusal(state, "wrong_phase", "TEG-15.22", phase=state.phase)
    fault = _go_on_fault(state) if action.go_on else None
    if fault:
        assert state.joint is not None
        source, target = state.joint.origins[state.joint.thrower], state.joint.target
        raise refusal(state, *fault, source=source, target=target)


def _decide(state: State, action: JointDecision, events: list[Event]) -> None:
    state.awaited = -1
    if action.go_on:
        _throw(state)
    else:
        _close(state, False, events)


def conquer_together(state: State, thrower: int, events: list[Event]) -> None:
    """Take the target of a joint attack and move in each ally that can.

    TEG-15.9, TEG-D-67, TEG-D-68.
    """
    joint = state.joint
    assert joint is not None
    target, loser, missiles = joint.target, state.owner[joint.target], state.missiles[joint.target]
    before = _continents(state, target)
    entering = [
        (seat, origin)
        for seat, origin in zip(joint.seats, joint.origins, strict=True)
        if share(state, origin, seat) > 1
    ]
    for seat, origin in entering:
        add_armies(state, origin, seat, -1)
    first = entering[0][0]
    _give(state, target, first, 1, missiles)
    events.append(CountryConquered(first, target, loser))
    if len(entering) == 2:
        ally = entering[1][0]
        _share(state, target, ally, 1, 0)
        if thrower == ally and missiles:
            state.missiles = changed(state.missiles, target, 0)
            state.guests[target] = (ally, 1, missiles)
        state.by_pact |= 1 << target
        state.numbered += 1
        made = (state.round, state.turn)
        together = CondominiumPact(state.numbered, first, ally, target, made=made)
        state.pacts = (*state.pacts, together)
        state.joint_conquests += 1
        state.allies = (*state.allies, (target, ally))
        events.append(CondominiumMade(first, ally, target))
    elif first == state.turn:
        _count_conquest(state, target)
    if missiles:
        captor = thrower if len(entering) == 2 else first
        events.append(MissilesCaptured(captor, target, missiles))
    _continent_cards(state, target, before, events)
    lost_to_a_third(state, target, loser, first, events)
    if _is_out(state, loser):
        eliminate(state, loser, thrower, events)
    _close(state, True, events)
    if _wins(state, *joint.seats, events):
        return
    for seat, origin in entering:
        if share(state, origin, seat) < 2:
            events.append(ArmiesMoved(seat, origin, target, 1))
    state.entering = tuple(entering)
    _next_to_enter(state, target)


def _next_to_enter(state: State, target: int) -> None:
    """Make the move of the next ally due that has a second army to send (TEG-15.9)."""
    while state.entering:
        seat, origin = state.entering[0]
        if share(state, origin, seat) > 1:
            state.entry = (origin, target)
            state.entry_rule = "aggression"
            state.awaited = -1 if seat == state.turn else seat
            return
        state.entering = state.entering[1:]
    state.entry, state.entry_rule, state.awaited = None, "", -1


def _aggression_options(state: State) -> Sequence[AggressionMove]:
    return AmountRows(AggressionMove, awaited_seat(state), [(((),), 1, 2)])


def _check_aggression(state: State, action: AggressionMove) -> None:
    if _check_entry(state, action, "aggression"):
        assert state.entry is not None
        _check_range(
            state, action.armies, 1, 2, "TEG-15.9", share(state, state.entry[0], action.seat)
        )


def _aggression(state: State, action: AggressionMove, events: list[Event]) -> None:
    assert state.entry is not None
    source, target = state.entry
    add_armies(state, source, action.seat, 1 - action.armies)
    add_armies(state, target, action.seat, action.armies - 1)
    events.append(ArmiesMoved(action.seat, source, target, action.armies))
    state.entering = state.entering[1:]
    _next_to_enter(state, target)


RULES: dict[type[Action], Rule[State]] = {
    ConquestMove: Rule(_move_options, _check_move, _move),
    IntrusionMove: Rule(_intrusion_options, _check_intrusion, _intrude),
    AggressionMove: Rule(_aggression_options, _check_aggression, _aggression),
    OpenJointAttack: Rule(_open_options, _check_open, _open),
    JointDecision: Rule(_decision_options, _check_decision, _decide),
}
