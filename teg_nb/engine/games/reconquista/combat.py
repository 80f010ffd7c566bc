"""Attacking: a province is asked for, cards are passed, and two seats know the result (REC-7)."""

from __future__ import annotations

from itertools import combinations

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.reconquista.actions import Attack, Commit
from teg_nb.engine.games.reconquista.events import (
    AttackDeclared,
    AttackResolved,
    CardsCommitted,
    CardsCounted,
    CardsShown,
    CommitMade,
    PlayerEliminated,
)
from teg_nb.engine.games.reconquista.guards import (
    refusal,
    refuse_unless_own,
    refuse_unless_province,
    refuse_unless_turn,
)
from teg_nb.engine.games.reconquista.queries import committers, involved, troops_on
from teg_nb.engine.games.reconquista.rounds import end_game, end_turn
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.state import UNCOMMITTED, Fight, State, owner_of

SUBSETS = 5
"""Provinces up to which every way to pass them is listed: 32 of them."""


def attackable(state: State, seat: int) -> tuple[int, ...]:
    """Provinces that a seat may attack, whoever may own them: all but its own (REC-D-5)."""
    own = state.hands[seat]
    found = ~own & (1 << PROVINCES) - 1
    if state.settings.options.attack_needs_border:
        near = 0
        for place in members(own):
            near |= state.settings.board.neighbour_sets[place]
        found &= near
    return members(found)


def _attack_options(state: State) -> list[Action]:
    if state.round == 1:
        return []
    return [Attack(state.turn, place) for place in attackable(state, state.turn)]


def _check_attack(state: State, action: Attack) -> None:
    refuse_unless_turn(state, action.seat, "play", "REC-7.1")
    refuse_unless_province(state, action.country)
    if state.hands[action.seat] >> action.country & 1:
        raise refusal(state, "own_target", "REC-7.1", country=action.country)
    if action.country not in attackable(state, action.seat):
        raise refusal(state, "no_border", "REC-7.1", country=action.country)
    if state.round == 1:
        raise refusal(state, "first_turn_no_attack", "REC-4.3")


def _attack(state: State, action: Attack, events: list[Event]) -> None:
    """The owner says so; now both sides have to pass cards."""
    state.fight = None
    state.all_passed = state.peaceful = False
    state.phase = "commit"
    state.target = action.country
    state.defender = owner_of(state, action.country)
    events.append(AttackDeclared(action.seat, action.country, state.defender))


# Passing cards


def own_involved(state: State, seat: int) -> tuple[int, ...]:
    """Provinces that a side may pass or hold back: the attacked one goes by itself (REC-7.4)."""
    return members(involved(state) & state.hands[seat] & ~(1 << state.target))


def commit_options(state: State, seat: int) -> list[Action]:
    """For a few provinces every subset of them; for more none, each of them, and all."""
    if seat not in committers(state):
        return []
    own = own_involved(state, seat)
    sizes = range(len(own) + 1) if len(own) <= SUBSETS else (0, 1, len(own))
    return [Commit(seat, chosen) for size in sizes for chosen in combinations(own, size)]


def _options(state: State) -> list[Action]:
    return commit_options(state, committers(state)[0])


def _check_commit(state: State, action: Commit) -> None:
    seat = action.seat
    refuse_unless_turn(state, seat, "commit", "REC-7.15")
    if state.commits[seat != state.turn] != UNCOMMITTED:
        raise refusal(state, "already_committed", "REC-7.5")
    if seat not in committers(state):
        raise refusal(state, "not_your_turn", "REC-7.5", seat=state.turn)
    clause = "REC-7.3" if seat == state.turn else "REC-7.4"
    for place in action.countries:
        refuse_unless_province(state, place)
    for place in action.countries:
        refuse_unless_own(state, seat, place, clause)
    for place in action.countries:
        if not involved(state) >> place & 1:
            raise refusal(state, "not_involved", "REC-7.2", country=place, target=state.target)
    for place in action.countries:
        if action.countries.count(place) > 1:
            raise refusal(state, "duplicate_card", clause, country=place)


def _commit(state: State, action: Commit, events: list[Event]) -> None:
    """Lay cards down; once both sides have, the attack is decided."""
    attacks = action.seat == state.turn
    cards = bit_set(action.countries) | (0 if attacks else 1 << state.target)
    state.commits = (cards, state.commits[1]) if attacks else (state.commits[0], cards)
    events.append(CommitMade(action.seat, members(cards)))
    if attacks and state.settings.options.pass_order == "attacker_first":
        events.append(CardsShown(action.seat, state.defender, members(cards)))
    if UNCOMMITTED not in state.commits:
        _resolve(state, events)


def _resolve(state: State, events: list[Event]) -> None:
    """Only more troops than the defence has succeed; the board is not touched (REC-7.7)."""
    attacker, defender, target = state.turn, state.defender, state.target
    cards, defence_cards = state.commits
    offence, defence = troops_on(state, cards), troops_on(state, defence_cards)
    success = offence > defence
    state.fight = Fight(attacker, defender, target, cards, defence_cards, offence, defence, success)
    state.target = state.defender = -1
    state.commits = (UNCOMMITTED, UNCOMMITTED)
    events.append(CardsCommitted(attacker, defender, members(cards), members(defence_cards)))
    if state.settings.options.third_party_view == "card_counts":
        numbers = (cards.bit_count(), defence_cards.bit_count())
        events.append(CardsCounted(attacker, defender, *numbers))
    events.append(AttackResolved(attacker, defender, target, offence, defence, success))
    if success:
        _take(state, attacker, defender, target, events)
    if state.phase != "game_over":
        end_turn(state, events)


def _take(state: State, attacker: int, defender: int, target: int, events: list[Event]) -> None:
    """The card changes hands; that may eliminate its owner, and win (REC-9.1, REC-10.1)."""
    state.hands = changed(state.hands, defender, state.hands[defender] & ~(1 << target))
    state.hands = changed(state.hands, attacker, state.hands[attacker] | 1 << target)
    if not state.hands[defender]:
        state.slayer = changed(state.slayer, defender, attacker)
        events.append(PlayerEliminated(defender, attacker))
    if state.hands[attacker].bit_count() >= state.settings.goal:
        end_game(state, (attacker,), "provinces", events)


RULES: dict[type[Action], Rule] = {
    Attack: Rule(_attack_options, _check_attack, _attack),
    Commit: Rule(_options, _check_commit, _commit),
}
