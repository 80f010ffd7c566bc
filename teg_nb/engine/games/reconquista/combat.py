"""Attacks: a province is asked for, cards are passed, and two seats know the result (REC-7)."""

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
"""Maximum number of provinces whose subsets are all listed: 32 subsets."""


def attackable(state: State, seat: int) -> tuple[int, ...]:
    """Return the provinces that a seat may attack: all but its own (REC-D-5)."""
    own = state.hands[seat]
    targets = ~own & (1 << PROVINCES) - 1
    if state.settings.options.attack_needs_border:
        near = 0
        for province in members(own):
            near |= state.settings.board.neighbour_sets[province]
        targets &= near
    return members(targets)


def _attack_options(state: State) -> list[Attack]:
    if state.round == 1:
        return []
    return [Attack(state.turn, province) for province in attackable(state, state.turn)]


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
    """Declare the attack; the owner is revealed, and both sides must pass cards."""
    state.fight = None
    state.all_passed = state.peaceful = False
    state.phase = "commit"
    state.target = action.country
    state.defender = owner_of(state, action.country)
    events.append(AttackDeclared(action.seat, action.country, state.defender))


# Passing cards


def own_involved(state: State, seat: int) -> tuple[int, ...]:
    """Return the provinces that a side may pass or hold back, except the target (REC-7.4)."""
    return members(involved(state) & state.hands[seat] & ~(1 << state.target))


def commit_options(state: State, seat: int) -> list[Commit]:
    """List every subset of a few provinces; of more, the empty set, each single one, and all."""
    if seat not in committers(state):
        return []
    own = own_involved(state, seat)
    sizes = range(len(own) + 1) if len(own) <= SUBSETS else (0, 1, len(own))
    return [Commit(seat, chosen) for size in sizes for chosen in combinations(own, size)]


def _options(state: State) -> list[Commit]:
    return commit_options(state, committers(state)[0])


def _check_commit(state: State, action: Commit) -> None:
    seat = action.seat
    refuse_unless_turn(state, seat, "commit", "REC-7.15")
    if state.commits[seat != state.turn] != UNCOMMITTED:
        raise refusal(state, "already_committed", "REC-7.5")
    if seat not in committers(state):
        raise refusal(state, "not_your_turn", "REC-7.5", seat=state.turn)
    clause = "REC-7.3" if seat == state.turn else "REC-7.4"
    for province in action.countries:
        refuse_unless_province(state, province)
    for province in action.countries:
        refuse_unless_own(state, seat, province, clause)
    for province in action.countries:
        if not involved(state) >> province & 1:
            raise refusal(state, "not_involved", "REC-7.2", country=province, target=state.target)
    for province in action.countries:
        if action.countries.count(province) > 1:
            raise refusal(state, "duplicate_card", clause, country=province)


def _commit(state: State, action: Commit, events: list[Event]) -> None:
    """Lay cards down; resolve the attack once both sides have done so."""
    attacks = action.seat == state.turn
    cards = bit_set(action.countries) | (0 if attacks else 1 << state.target)
    state.commits = (cards, state.commits[1]) if attacks else (state.commits[0], cards)
    events.append(CommitMade(action.seat, members(cards)))
    if attacks and state.settings.options.pass_order == "attacker_first":
        events.append(CardsShown(action.seat, state.defender, members(cards)))
    if UNCOMMITTED not in state.commits:
        _resolve(state, events)


def _resolve(state: State, events: list[Event]) -> None:
    """Resolve the attack: more troops than the defence succeed; no troops move (REC-7.7)."""
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
    """Transfer the card; this may eliminate its owner, and win (REC-9.1, REC-10.1)."""
    state.hands = changed(state.hands, defender, state.hands[defender] & ~(1 << target))
    state.hands = changed(state.hands, attacker, state.hands[attacker] | 1 << target)
    if not state.hands[defender]:
        state.slayer = changed(state.slayer, defender, attacker)
        events.append(PlayerEliminated(defender, attacker))
    if state.hands[attacker].bit_count() >= state.settings.goal:
        end_game(state, (attacker,), "provinces", events)


RULES: dict[type[Action], Rule[State]] = {
    Attack: Rule(_attack_options, _check_attack, _attack),
    Commit: Rule(_options, _check_commit, _commit),
}
