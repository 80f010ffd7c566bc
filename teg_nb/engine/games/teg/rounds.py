"""Rounds, turns and phases (TEG-5), and the situation card of a round (TEG-6)."""

from __future__ import annotations

from teg_nb.engine.board import members
from teg_nb.engine.game import Action, Event, Rule
from teg_nb.engine.games.teg.actions import EndAttack, EndRegroup, EndTurn, Leave
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
)
from teg_nb.engine.games.teg.objectives import end_game, most_countries, winning_reason
from teg_nb.engine.games.teg.state import (
    BASIC,
    EXCHANGED,
    State,
    is_blocked,
    is_resting,
    living,
    occupied,
    own_turn,
    refusal,
    share,
)


def enter(state: State, phase: str, events: list[Event]) -> None:
    """Begin a phase of the turn."""
    state.phase = phase
    state.movable = movable_armies(state) if phase == "regroup" else ()
    events.append(PhaseChanged(state.turn, phase))


def movable_armies(state: State) -> tuple[int, ...]:
    """Armies that may regroup when the phase begins: the seat's own (TEG-11.4, TEG-11.5)."""
    if not state.guests:
        return tuple(state.armies)
    return tuple(share(state, country, state.turn) for country in range(len(state.owner)))


def start_round(state: State, events: list[Event]) -> None:
    """Begin a round: a situation card is due (TEG-5.3, TEG-5.4)."""
    state.round += 1
    state.phase = "round_start"
    state.turn = state.first
    state.no_card = 0
    state.chance = "situation"
    events.append(RoundStarted(state.round, state.first))


def reveal(state: State, card: int, events: list[Event]) -> None:
    """A situation card is turned up; rest for a colour nobody plays is set aside (TEG-6.10)."""
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
    """The lowest dice draw no country card in this round (TEG-6.6)."""
    lowest = min(dice)
    pairs = zip(state.rollers, dice, strict=True)
    losers = tuple(seat for seat, die in pairs if die == lowest)
    events.append(CrisisRolled(state.rollers, dice, losers))
    state.no_card = sum(1 << seat for seat in losers)
    state.rollers = ()
    state.chance = ""
    start_turn(state, state.first, events)


def start_extra(state: State, seat: int, events: list[Event]) -> None:
    """A seat's step of extra reinforcements: half its countries, nothing else (TEG-6.7, D-21)."""
    state.phase = "extra_reinforcement"
    state.turn = seat
    half = occupied(state, seat).bit_count() // 2
    armies = max(half, state.settings.options.extra_minimum)
    state.due[BASIC] = armies
    events.append(ExtraDue(seat, armies))
    forfeit_unplaceable(state, events)


def end_extra(state: State, events: list[Event]) -> None:
    """What was not placed is lost; the next seat of the wheel, or the first turn (D-21)."""
    if state.due[BASIC]:
        events.append(ArmiesForfeited(state.turn, state.due[BASIC]))
        state.due[BASIC] = 0
    wheel = living(state)
    place = wheel.index(state.turn) + 1
    if place < len(wheel):
        start_extra(state, wheel[place], events)
    else:
        start_turn(state, state.first, events)


def armies_due(state: State, seat: int) -> list[int]:
    """Armies of a seat at the start of its turn, by source (TEG-7.2, TEG-7.4).

    Returns
    -------
    list[int]
        Free armies of its countries, those of a canje (none yet), then those of each continent.
    """
    held = state.held[seat]
    due = [max(4, occupied(state, seat).bit_count() // 2), 0]
    for continent in state.settings.board.continents:
        whole = held & continent.members == continent.members
        due.append(continent.armies if whole else 0)
    return due


def forfeit_unplaceable(state: State, events: list[Event]) -> None:
    """Free armies are lost if every country of the seat is blocked (TEG-7.8, D-26)."""
    free = state.due[BASIC] + state.due[EXCHANGED]
    if free and not open_countries(state, state.turn):
        state.due[BASIC] = state.due[EXCHANGED] = 0
        events.append(ArmiesForfeited(state.turn, free))


def open_countries(state: State, seat: int) -> list[int]:
    """Countries of a seat that may receive armies (TEG-7.6)."""
    own, held = occupied(state, seat), state.held[seat]
    neighbours = state.settings.board.neighbour_sets
    return [
        country
        for country in members(own)
        if held & neighbours[country] or not is_blocked(state, country, seat)
    ]


def start_turn(state: State, seat: int, events: list[Event]) -> None:
    """Begin the turn of a seat; in round 1 nothing is incorporated (TEG-5.3, TEG-5.4)."""
    state.turn = seat
    state.conquests = 0
    state.card_taken = state.exchanged = False
    if state.round == 1:
        events.append(TurnStarted(seat, 0))
        enter(state, "card" if is_resting(state, seat) else "attack", events)
        return
    state.due = armies_due(state, seat)
    events.append(TurnStarted(seat, sum(state.due)))
    enter(state, "reinforce", events)
    forfeit_unplaceable(state, events)


def end_reinforcement(state: State, events: list[Event]) -> None:
    """Armies are placed: attack, or the card phase of a resting seat (TEG-6.10)."""
    enter(state, "card" if is_resting(state, state.turn) else "attack", events)


def conquests_needed(state: State, seat: int) -> int:
    """Conquests of a turn that earn a card: 1, and 2 from the third canje on (TEG-12.2)."""
    return 1 if state.exchanges[seat] < 3 else 2


def card_refusal(state: State, seat: int) -> tuple[str, str]:
    """Code and clause of why a seat may draw no card now, or two empty strings (TEG-12.2, 12.5)."""
    if state.conquests < conquests_needed(state, seat):
        return "no_card_right", "TEG-12.2"
    if state.card_taken:
        return "card_already_taken", "TEG-12.3"
    if state.no_card >> seat & 1:
        return "crisis_no_card", "TEG-6.6"
    if state.hands[seat].bit_count() >= 5:
        return "hand_full", "TEG-7.15"
    return "", ""


def end_turn(state: State, events: list[Event]) -> None:
    """End the turn from any of its phases; then the next seat, or the next round (TEG-5.7)."""
    seat = state.turn
    earned = state.conquests >= conquests_needed(state, seat)
    if earned and not state.card_taken:
        code, _ = card_refusal(state, seat)
        events.append(CardRightLost(seat, code or "forgotten"))
    state.movable = ()
    events.append(TurnEnded(seat))
    if _wins_at_end_of_turn(state, events):
        return
    wheel = living(state)
    place = wheel.index(seat) + 1
    if place < len(wheel):
        start_turn(state, wheel[place], events)
        return
    events.append(RoundEnded(state.round))
    if state.round == state.settings.options.max_rounds:
        end_game(state, most_countries(state), "round_limit", events)
        return
    # The mano passes to the left of the seat that opened, alive or not (D-17).
    state.first = next_living(state, state.first)
    start_round(state, events)


def next_living(state: State, seat: int) -> int:
    """The next living seat of the wheel."""
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


def _end_attack_options(state: State) -> list[EndAttack]:
    waits = state.phase == "attack" and not state.chance and not state.entry
    return [EndAttack(state.turn)] if waits else []


def _check_end_attack(state: State, action: EndAttack) -> None:
    own_turn(state, action.seat, ("attack",))


def _end_attack(state: State, action: EndAttack, events: list[Event]) -> None:
    enter(state, "regroup", events)


def _end_regroup_options(state: State) -> list[EndRegroup]:
    return [EndRegroup(state.turn)] if state.phase == "regroup" and not state.chance else []


def _check_end_regroup(state: State, action: EndRegroup) -> None:
    own_turn(state, action.seat, ("regroup",))


def _end_regroup(state: State, action: EndRegroup, events: list[Event]) -> None:
    enter(state, "card", events)


def _end_turn_options(state: State) -> list[EndTurn]:
    if state.chance or state.entry:
        return []
    if state.phase == "reinforce" and reinforcement_unfinished(state):
        return []
    return [EndTurn(state.turn)] if state.phase in TURN_PHASES else []


TURN_PHASES = ("reinforce", "attack", "regroup", "card")


def reinforcement_unfinished(state: State) -> tuple[str, str, int] | None:
    """Code, clause and number of what keeps the reinforcement phase open, or None."""
    if sum(state.due):
        return "armies_left_to_place", "TEG-7.8", sum(state.due)
    cards = state.hands[state.turn].bit_count()
    if cards >= 6 and not state.exchanged:
        return "must_exchange", "TEG-7.15", cards
    return None


def _check_end_turn(state: State, action: EndTurn) -> None:
    own_turn(state, action.seat, TURN_PHASES)
    if state.phase == "reinforce":
        refuse_unfinished(state)


def refuse_unfinished(state: State) -> None:
    """Refuse to leave the reinforcement phase while something must be done."""
    unfinished = reinforcement_unfinished(state)
    if unfinished:
        code, clause, number = unfinished
        raise refusal(state, code, clause, armies=number, limit=number)


def _end_turn(state: State, action: EndTurn, events: list[Event]) -> None:
    """A card that is drawn without asking comes first; the turn is ended after it (D-48)."""
    draws = state.settings.options.auto_card and not card_refusal(state, state.turn)[0]
    if draws and state.phase != "card":
        enter(state, "card", events)
    else:
        end_turn(state, events)


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


RULES: dict[type[Action], Rule] = {
    EndAttack: Rule(_end_attack_options, _check_end_attack, _end_attack),
    EndRegroup: Rule(_end_regroup_options, _check_end_regroup, _end_regroup),
    EndTurn: Rule(_end_turn_options, _check_end_turn, _end_turn),
    Leave: Rule(lambda state: [], _check_leave, _leave),
}
