"""Rounds, turns and phases (TEG-5), situation cards (TEG-6), and the armies of a turn (TEG-7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.teg.actions import EndAttack, EndRegroup, EndTurn, Leave
from teg_nb.engine.games.teg.blockades import is_blocked
from teg_nb.engine.games.teg.events import (
    ArmiesForfeited,
    CardRightLost,
    CrisisRolled,
    ExtraDue,
    PhaseChanged,
    RoundEnded,
    RoundStarted,
    SeatLeft,
    SituationRevealed,
    SituationSkipped,
    TurnEnded,
    TurnStarted,
    ZonePenalty,
)
from teg_nb.engine.games.teg.guards import refusal, refuse_unless_turn
from teg_nb.engine.games.teg.objectives import end_game, most_countries, winning_reason
from teg_nb.engine.games.teg.pacts.bans import can_attack_zone, joint_possible
from teg_nb.engine.games.teg.pacts.kinds import AggressionPact, Pact
from teg_nb.engine.games.teg.pacts.lifecycle import lapse, replace_pact, turn_begins, turn_ends
from teg_nb.engine.games.teg.queries import (
    awaited_seat,
    counted,
    is_resting,
    living,
    occupants,
    occupied,
    share,
    stock,
    zone_of,
)
from teg_nb.engine.games.teg.state import BASIC, EXCHANGED, FIRST_CONTINENT, Public, State
from teg_nb.engine.legal_actions import singleton_action


def enter(state: State, phase: str, events: list[Event]) -> None:
    """Begin a phase of the turn."""
    state.phase = phase
    state.movable = state.movable_missiles = ()
    if phase in ("regroup", "ally_regroup"):
        state.movable, state.movable_missiles = movable_pieces(state)
    if phase == "attack":
        state.zone_due = can_attack_zone(state, state.turn)
    events.append(PhaseChanged(awaited_seat(state), phase))


def movable_pieces(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the armies and missiles of the seat that may regroup, by country (TEG-11.4)."""
    if not state.guests:
        return tuple(state.armies), state.missiles
    seat, countries = awaited_seat(state), range(len(state.owner))
    return (
        tuple(share(state, country, seat) for country in countries),
        tuple(stock(state, country, seat) for country in countries),
    )


def start_round(state: State, events: list[Event]) -> None:
    """Begin a round, with a situation card due, or its first turn (TEG-5.3, TEG-5.4, CHP-2.2)."""
    state.round += 1
    state.phase = "round_start"
    state.turn = state.first
    state.no_card = 0
    events.append(RoundStarted(state.round, state.first))
    if any(state.settings.situation_deck):
        state.chance = "situation"
    else:
        start_turn(state, state.first, events)


def reveal(state: State, card: int, events: list[Event]) -> None:
    """Reveal a situation card; set aside a rest card of an absent colour (TEG-6.10)."""
    situation = state.settings.facts.situations[card]
    pile = list(state.situations)
    pile[card] -= 1
    state.situations = tuple(pile)
    seats = state.settings.seats
    if situation.colour:
        playing = situation.colour in seats and state.slayer[seats.index(situation.colour)] < 0
        if not playing:
            events.append(SituationSkipped(card))
            return
    state.situation = card
    state.chance = ""
    events.append(SituationRevealed(card))
    if situation.id == "crisis":
        state.chance = "crisis"
        state.rollers = tuple(living(state))
    elif situation.id == "extra":
        start_extra(state, state.first, events)
    else:
        start_turn(state, state.first, events)


def crisis(state: State, dice: tuple[int, ...], events: list[Event]) -> None:
    """Deny country cards to the seats with the lowest dice in this round (TEG-6.6)."""
    lowest = min(dice)
    pairs = zip(state.rollers, dice, strict=True)
    losers = tuple(seat for seat, die in pairs if die == lowest)
    events.append(CrisisRolled(state.rollers, dice, losers))
    state.no_card = sum(1 << seat for seat in losers)
    state.rollers = ()
    state.chance = ""
    start_turn(state, state.first, events)


def start_extra(state: State, seat: int, events: list[Event]) -> None:
    """Begin the extra reinforcements of a seat: half its countries, nothing else.

    TEG-6.7, TEG-D-21.
    """
    state.phase = "extra_reinforcement"
    state.turn = seat
    half = counted(state, seat, "countries").bit_count() // 2
    armies = max(half, state.settings.options.extra_minimum)
    state.due[BASIC] = armies
    events.append(ExtraDue(seat, armies))
    forfeit_unplaceable(state, events)


def end_extra(state: State, events: list[Event]) -> None:
    """Forfeit unplaced armies; go on with the next seat or the first turn (TEG-D-21)."""
    if state.due[BASIC]:
        events.append(ArmiesForfeited(state.turn, state.due[BASIC]))
        state.due[BASIC] = 0
    lapse(state, events)
    wheel = living(state)
    index = wheel.index(state.turn) + 1
    if index < len(wheel):
        start_extra(state, wheel[index], events)
    else:
        start_turn(state, state.first, events)


def armies_due(state: State, seat: int) -> list[int]:
    """Count the armies of a seat at the start of its turn, by source (TEG-7.2, TEG-7.4).

    Returns
    -------
    list[int]
        Free armies for its countries, armies of an exchange (none yet), armies of each continent.
    """
    continents = state.settings.board.continents
    due = [max(4, counted(state, seat, "countries").bit_count() // 2), 0, *[0] * len(continents)]
    for number in state.settings.lists.continents_within(counted(state, seat, "continent")):
        due[FIRST_CONTINENT + number] = continents[number].armies
    return due


def forfeit_unplaceable(state: State, events: list[Event]) -> None:
    """Forfeit free armies if every country of the seat is blocked (TEG-7.8, TEG-D-26)."""
    free = state.due[BASIC] + state.due[EXCHANGED]
    allowed, cut_off = _receiving(state, state.turn)
    if free and allowed == cut_off and not open_countries(state, state.turn):
        state.due[BASIC] = state.due[EXCHANGED] = 0
        events.append(ArmiesForfeited(state.turn, free))


def open_countries(state: State, seat: int) -> tuple[int, ...]:
    """Return the countries of a seat that may receive armies (TEG-7.6, TEG-14.20, TEG-D-26)."""
    allowed, cut_off = _receiving(state, seat)
    if not cut_off:
        return members(allowed)
    blocked = bit_set([country for country in members(cut_off) if is_blocked(state, country, seat)])
    if blocked == allowed and state.settings.options.all_blocked == "break":
        return members(allowed)
    return members(allowed & ~blocked)


def _receiving(state: State, seat: int) -> tuple[int, int]:
    """Return the countries of a seat without its zone, and those that may be blocked: bit sets."""
    allowed = occupied(state, seat)
    zone = zone_of(state, seat) if state.pacts else None
    if zone is not None:
        allowed &= ~(1 << zone.country)
    return allowed, allowed & ~state.settings.lists.beside(state.held[seat])


def start_turn(state: State, seat: int, events: list[Event]) -> None:
    """Begin the turn of a seat; after initial armies round 1 has no reinforcements.

    TEG-5.3, TEG-5.4, CHP-2.9.
    """
    state.turn = seat
    state.conquests = state.joint_conquests = 0
    state.allies = ()
    state.zone_due = state.zone_attacked = False
    if state.pacts:
        turn_begins(state, events)
    state.card_taken = state.exchanged = False
    if state.round == 1 and state.settings.initial_armies:
        events.append(TurnStarted(seat, 0))
        end_reinforcement(state, events)
        return
    state.due = armies_due(state, seat)
    events.append(TurnStarted(seat, sum(state.due)))
    enter(state, "reinforce", events)
    forfeit_unplaceable(state, events)


def end_reinforcement(state: State, events: list[Event]) -> None:
    """Begin the attack phase, or the last phase of a resting seat (TEG-6.10, CHP-2.5)."""
    last = "card" if state.settings.options.country_cards else "regroup"
    enter(state, last if is_resting(state, state.turn) else "attack", events)


def conquests_needed(state: Public, seat: int) -> int:
    """Return the conquests that earn a card: 1, and 2 from the third exchange on (TEG-12.2)."""
    return 1 if state.exchanges[seat] < 3 else 2


def card_conquests(state: Public) -> int:
    """Count the conquests for a card; those by aggression pact count from two on.

    TEG-15.20, TEG-D-72.
    """
    joint = state.joint_conquests
    return state.conquests + (joint if joint >= 2 else 0)


def card_refusal(state: State, seat: int) -> tuple[str, str]:
    """Return the code and clause that deny a seat a card now, or two empty strings.

    TEG-12.2, TEG-12.5.
    """
    if card_conquests(state) < conquests_needed(state, seat):
        return "no_card_right", "TEG-12.2"
    if state.card_taken:
        return "card_already_taken", "TEG-12.3"
    if state.no_card >> seat & 1:
        return "crisis_no_card", "TEG-6.6"
    if state.hands[seat].bit_count() >= 5:
        return "hand_full", "TEG-7.15"
    if state.forgone >> seat & 1:
        return "zone_penalty_no_card", "TEG-14.22"
    return "", ""


def warns_of_five_cards(state: State) -> bool:
    """Tell if the seat in turn is about to lose the right to a card (TEG-7.15, TEG-D-92).

    It has five cards, and its last moment to exchange some is now.
    """
    options = state.settings.options
    five = state.hands[state.turn].bit_count() == 5
    return five and state.phase == "reinforce" and not options.defensive_canje


def end_turn(state: State, events: list[Event]) -> None:
    """End the turn from any of its phases and begin the next turn or round (TEG-5.7)."""
    seat = state.turn
    with_cards = state.settings.options.country_cards
    earned = with_cards and card_conquests(state) >= conquests_needed(state, seat)
    if earned and not state.card_taken:
        code, _ = card_refusal(state, seat)
        events.append(CardRightLost(seat, code or "forgotten"))
        if code == "zone_penalty_no_card":
            state.forgone &= ~(1 << seat)
    state.movable = state.movable_missiles = ()
    state.awaited = -1
    state.card_taken = with_cards
    if state.zone_due and _zone_failed(state, events):
        return
    finish_turn(state, events)


def _zone_failed(state: State, events: list[Event]) -> bool:
    """Penalise a seat that did not attack its zone (TEG-14.21).

    Returns True if chance must draw the card that it loses.
    """
    state.zone_due = False
    seat = state.turn
    zone = zone_of(state, seat)
    if zone is None or zone.made == (state.round, seat):
        return False
    other = zone.partner(seat)
    replace_pact(state, zone, replace(zone, decider=other))
    if state.hands[seat]:
        state.phase = "card"
        state.chance = "penalty"
        return True
    state.forgone |= 1 << seat
    events.append(ZonePenalty(seat, -1, other))
    return False


def finish_turn(state: State, events: list[Event]) -> None:
    """Close a turn and begin the next turn or round."""
    seat = state.turn
    state.last_conquest = -1
    events.append(TurnEnded(seat))
    if state.pacts or state.proposals:
        turn_ends(state, events)
    if _wins_at_end_of_turn(state, events):
        return
    wheel = living(state)
    index = wheel.index(seat) + 1
    if index < len(wheel):
        start_turn(state, wheel[index], events)
        return
    events.append(RoundEnded(state.round))
    if state.round == state.settings.options.max_rounds:
        end_game(state, most_countries(state), "round_limit", events)
        return
    # The mano passes to the left of the seat that opened, alive or not (D-17), or stays (CHP-2.7).
    if state.settings.options.mano == "rotates" or state.slayer[state.first] >= 0:
        state.first = next_living(state, state.first)
    start_round(state, events)


def next_living(state: State, seat: int) -> int:
    """Return the next living seat of the wheel."""
    seats = len(state.slayer)
    seat = (seat + 1) % seats
    while state.slayer[seat] >= 0:
        seat = (seat + 1) % seats
    return seat


def _wins_at_end_of_turn(state: State, events: list[Event]) -> bool:
    options = state.settings.options
    if not options.auto_victory or options.victory_check != "end_of_turn":
        return False
    seats = len(state.slayer)
    for seat in ((state.turn + step) % seats for step in range(seats)):
        reason = winning_reason(state, seat) if state.slayer[seat] < 0 else ""
        if reason:
            end_game(state, (seat,), reason, events)
            return True
    return False


# Ends of phases


def _end_attack_options(state: State) -> Sequence[EndAttack]:
    return () if joint_due(state) else singleton_action(EndAttack, state.turn)


def joint_due(state: State) -> bool:
    """Return whether the seat in turn leads a joint attack that it must make (TEG-15.3)."""
    return bool(state.pacts) and any(is_due(state, pact) for pact in state.pacts)


def is_due(state: State, pact: Pact) -> bool:
    """Return whether a pact obliges the seat in turn to open its joint attack now."""
    return isinstance(pact, AggressionPact) and joint_possible(state, pact)


def refuse_while_joint_due(state: State) -> None:
    """Refuse to end the attack phase while a joint attack is due."""
    if joint_due(state):
        raise refusal(state, "aggression_pending", "TEG-15.3")


def _check_end_attack(state: State, action: EndAttack) -> None:
    refuse_unless_turn(state, action.seat, ("attack",))
    refuse_while_joint_due(state)


def _end_attack(state: State, action: EndAttack, events: list[Event]) -> None:
    owe_the_zone(state)
    enter(state, "regroup", events)


def owe_the_zone(state: State) -> None:
    """Make an attack on the zone due if it became possible during the phase (TEG-D-60)."""
    if not state.pacts or state.phase not in ("reinforce", "attack"):
        return
    zone = zone_of(state, state.turn)
    possible = can_attack_zone(state, state.turn)
    if zone is not None and state.settings.options.zone_duty == "until_exhausted":
        state.zone_due = possible
    elif zone is not None and possible and not state.zone_attacked:
        state.zone_due = True


def _end_regroup_options(state: State) -> Sequence[EndRegroup]:
    if state.phase == "regroup" and not state.settings.options.country_cards:
        return ()
    return singleton_action(EndRegroup, awaited_seat(state))


def _check_end_regroup(state: State, action: EndRegroup) -> None:
    refuse_unless_turn(state, action.seat, REGROUPING)
    if state.phase == "regroup" and not state.settings.options.country_cards:
        raise refusal(state, "wrong_phase", "CHP-2.5", phase=state.phase)


def _end_regroup(state: State, action: EndRegroup, events: list[Event]) -> None:
    next_ally(state, events)


def next_ally(state: State, events: list[Event]) -> None:
    """Let the next ally regroup into the new condominium (TEG-15.17).

    Then begin the card phase, or end a turn that has none (CHP-2.5).
    """
    while state.allies:
        (country, ally), *_ = state.allies
        if state.awaited == ally:  # the ally has finished
            state.awaited = -1
            state.allies = tuple(pair for pair in state.allies if pair[1] != ally)
        elif is_resting(state, ally) or ally not in occupants(state, country):
            state.allies = state.allies[1:]
        else:
            state.awaited = ally
            enter(state, "ally_regroup", events)
            return
    state.awaited = -1
    if state.settings.options.country_cards:
        enter(state, "card", events)
    else:
        end_turn(state, events)


def _end_turn_options(state: State) -> Sequence[EndTurn]:
    if state.phase == "reinforce" and reinforcement_unfinished(state):
        return ()
    if state.phase in ("reinforce", "attack") and joint_due(state):
        return ()
    return singleton_action(EndTurn, state.turn)


REGROUPING = ("regroup", "ally_regroup")
TURN_PHASES = ("reinforce", "attack", "regroup", "card")


def reinforcement_unfinished(state: State) -> tuple[str, str, int] | None:
    """Return code, clause and number of the open duty of the reinforcement phase, or None."""
    if sum(state.due):
        return "armies_left_to_place", "TEG-7.8", sum(state.due)
    cards = state.hands[state.turn].bit_count()
    if cards >= 6 and not state.exchanged:
        return "must_exchange", "TEG-7.15", cards
    return None


def _check_end_turn(state: State, action: EndTurn) -> None:
    refuse_unless_turn(state, action.seat, TURN_PHASES)
    if state.phase == "reinforce":
        refuse_unless_finished(state)
    if state.phase in ("reinforce", "attack"):
        refuse_while_joint_due(state)


def refuse_unless_finished(state: State) -> None:
    """Refuse to leave the reinforcement phase while a duty is open."""
    unfinished = reinforcement_unfinished(state)
    if unfinished:
        code, clause, number = unfinished
        raise refusal(state, code, clause, armies=number, limit=number)


def _end_turn(state: State, action: EndTurn, events: list[Event]) -> None:
    """End the turn, after a card that is drawn without asking (TEG-D-48)."""
    if state.phase == "reinforce" and not is_resting(state, state.turn):
        state.zone_due = can_attack_zone(state, state.turn)
    owe_the_zone(state)
    if state.allies and state.phase in ("attack", "regroup"):
        next_ally(state, events)
        return
    draws = state.settings.options.auto_card and not card_refusal(state, state.turn)[0]
    if not draws:
        end_turn(state, events)
    elif state.phase != "card":
        enter(state, "card", events)


# A player who leaves


def _check_leave(state: State, action: Leave) -> None:
    if state.phase == "game_over":
        raise refusal(state, "game_over", "TEG-18.1")
    if type(action.seat) is not int or not 0 <= action.seat < len(state.slayer):
        raise refusal(state, "not_your_turn", "TEG-5.1")
    if state.slayer[action.seat] >= 0:
        raise refusal(state, "player_eliminated", "TEG-16.1", seat=action.seat)


def _leave(state: State, action: Leave, events: list[Event]) -> None:
    state.gone |= 1 << action.seat
    events.append(SeatLeft(action.seat))


RULES: dict[type[Action], Rule[State]] = {
    EndAttack: Rule(_end_attack_options, _check_end_attack, _end_attack),
    EndRegroup: Rule(_end_regroup_options, _check_end_regroup, _end_regroup),
    EndTurn: Rule(_end_turn_options, _check_end_turn, _end_turn),
    Leave: Rule(lambda state: [], _check_leave, _leave),
}
