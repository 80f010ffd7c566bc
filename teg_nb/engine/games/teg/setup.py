"""The setup of a match: the deal, the objectives and the first player (TEG-2)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance
from teg_nb.engine.games.common.table_game import changed, colours_or_refusal
from teg_nb.engine.games.teg.actions import (
    DealCountries,
    DealObjective,
    RollCrisis,
    RollFirst,
    RollLeftOver,
    TurnSituation,
)
from teg_nb.engine.games.teg.components import facts
from teg_nb.engine.games.teg.events import (
    CountriesDealt,
    DeckReshuffled,
    FirstRolled,
    LeftOverRolled,
    ObjectiveDealt,
)
from teg_nb.engine.games.teg.guards import refusal, refuse_unless_dice
from teg_nb.engine.games.teg.objectives import target_of, winning_reason
from teg_nb.engine.games.teg.options import TegOptions
from teg_nb.engine.games.teg.placing import start_placing
from teg_nb.engine.games.teg.rounds import crisis, reveal
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.state import State
from teg_nb.engine.json_types import JsonMapping


def seat_colours(seats: int | Sequence[str]) -> tuple[str, ...]:
    """Return the colours of the seats: a number of first colours, or the colours named.

    Raises
    ------
    IllegalAction
        ``bad_player_count``, ``unknown_color`` or ``color_taken`` (TEG-1.1, TEG-2.1).

    Examples
    --------
    >>> seat_colours(3), seat_colours(["rojo", "Verde"])
    (('Blanco', 'Negro', 'Rojo'), ('Rojo', 'Verde'))
    """
    return colours_or_refusal(seats, facts().colours, 2, 6, "TEG-1.1", taken="TEG-2.1")


def table(seats: int | Sequence[str], options: JsonMapping | None) -> Settings:
    """Return the settings of a table.

    Raises
    ------
    IllegalAction
        As in `seat_colours` and `TegOptions.parse`; ``bad_option`` for a handicap of another length
        (CHP-12.2), and if fewer objectives are left than are dealt (CHP-2.12).
    """
    settings = Settings.of(seat_colours(seats), TegOptions.parse(options))
    players, handicap = len(settings.seats), settings.options.handicap
    if handicap is not None and len(handicap) != players:
        value = list(handicap)
        raise IllegalAction("bad_option", "CHP-12.2", option="handicap", value=value)
    left, needed = len(settings.objectives_in_play), players * settings.objectives_each
    if left < needed:
        raise IllegalAction(
            "bad_option",
            "CHP-2.12",
            option="objectives_excluded",
            value=list(settings.options.objectives_excluded),
            number=left,
            needed=needed,
        )
    return settings


# Dealing the countries


def _check_deal(state: State, action: DealCountries) -> None:
    if state.chance != "deal":
        raise refusal(state, "bad_chance", "TEG-2.2")
    seats, countries = len(state.slayer), len(state.owner)
    size = countries // seats
    dealt = [country for hand in action.hands for country in hand] + list(action.left_over)
    if (
        [len(hand) for hand in action.hands] != [size] * seats
        or len(action.left_over) != countries - size * seats
        or sorted(dealt) != list(range(countries))
    ):
        raise refusal(state, "bad_chance", "TEG-2.2", count=size)


def _deal(state: State, action: DealCountries, events: list[Event]) -> None:
    for seat, hand in enumerate(action.hands):
        for country in hand:
            _settle(state, seat, country)
    state.left_over = action.left_over
    if state.left_over:
        state.chance = "left_over"
        state.rollers = tuple(range(len(state.slayer)))
    else:
        _dealt(state, events)


def _settle(state: State, seat: int, country: int) -> None:
    state.owner = changed(state.owner, country, seat)
    state.armies[country] = 1
    state.held = changed(state.held, seat, state.held[seat] | 1 << country)


def _dealt(state: State, events: list[Event]) -> None:
    state.chance = "objective" if state.settings.options.secret_objectives else "first"
    state.rollers = tuple(range(len(state.slayer)))
    events.append(CountriesDealt(tuple(state.owner)))


def _check_dice(state: State, dice: tuple[int, ...], chance: str, clause: str) -> None:
    if state.chance != chance:
        raise refusal(state, "bad_chance", clause, dice=len(state.rollers))
    refuse_unless_dice(state, dice, len(state.rollers), clause)


def _check_left_over(state: State, action: RollLeftOver) -> None:
    _check_dice(state, action.dice, "left_over", "TEG-2.3")


def _left_over(state: State, action: RollLeftOver, events: list[Event]) -> None:
    """Give the left-over cards to the highest dice in order; seats that tie roll again.

    TEG-D-6.
    """
    seats, dice = state.rollers, action.dice
    events.append(LeftOverRolled(seats, dice))
    ranked = sorted(zip(dice, seats, strict=True), key=lambda pair: (-pair[0], pair[1]))
    while state.left_over and ranked:
        best = [seat for die, seat in ranked if die == ranked[0][0]]
        if len(best) > 1:  # two cards at most: the tied seats can take all of them
            state.rollers = tuple(sorted(best))
            return
        _settle(state, best[0], state.left_over[0])
        state.left_over = state.left_over[1:]
        ranked = ranked[1:]
    state.rollers = ()
    _dealt(state, events)


# Objectives


def _check_objective(state: State, action: DealObjective) -> None:
    if state.chance != "objective" or not state.rollers or action.receiver != state.rollers[0]:
        raise refusal(state, "bad_chance", "TEG-2.6")
    wanted = state.settings.objectives_each
    allowed = objectives_to_deal(state)
    if len(set(action.objectives)) != wanted or len(action.objectives) != wanted:
        raise refusal(state, "bad_chance", "TEG-2.6")
    if any(card not in allowed for card in action.objectives):
        raise refusal(state, "bad_chance", "TEG-3.14")
    if _met_when_dealt(state, action.receiver, action.objectives) and not all(
        _met_when_dealt(state, action.receiver, cards) for cards in _deals(state)
    ):  # where every deal would win at once, the deal stands (D-90)
        raise refusal(state, "bad_chance", "TEG-2.6")


def objectives_to_deal(state: State) -> list[int]:
    """List the objective cards that no seat has yet."""
    dealt = {card for cards in state.objectives for card in cards}
    return [card for card in state.settings.objectives_in_play if card not in dealt]


def _deals(state: State) -> list[tuple[int, ...]]:
    """List the deals of objectives that are left to the next seat."""
    return list(combinations(objectives_to_deal(state), state.settings.objectives_each))


def _met_when_dealt(state: State, seat: int, cards: tuple[int, ...]) -> bool:
    """Return whether a deal must be drawn again because it would win at once (TEG-D-7)."""
    if not state.settings.options.redeal_if_satisfied:
        return False
    trial = state.copy()
    trial.objectives = changed(trial.objectives, seat, cards)
    return winning_reason(trial, seat) == "objective"


def _objective(state: State, action: DealObjective, events: list[Event]) -> None:
    seat = action.receiver
    state.objectives = changed(state.objectives, seat, action.objectives)
    for card in action.objectives:
        target = target_of(state.settings, seat, state.settings.facts.objectives[card])
        state.targets = changed(state.targets, seat, target)
    events.append(ObjectiveDealt(seat, action.objectives))
    state.rollers = state.rollers[1:]
    if not state.rollers:
        state.chance = "first"
        state.rollers = tuple(range(len(state.slayer)))


# The first player


def _check_first(state: State, action: RollFirst) -> None:
    _check_dice(state, action.dice, "first", "TEG-2.8")


def _first(state: State, action: RollFirst, events: list[Event]) -> None:
    """Let the highest die open the game; seats that tie for it roll again (TEG-D-8)."""
    highest = max(action.dice)
    pairs = list(zip(state.rollers, action.dice, strict=True))
    best = tuple(seat for seat, die in pairs if die == highest)
    events.append(FirstRolled(best[0] if len(best) == 1 else -1, state.rollers, action.dice))
    if len(best) > 1:
        state.rollers = best
        return
    state.rollers = ()
    state.chance = ""
    state.first = best[0]
    start_placing(state, events)


# Situation cards


def situation_pile(state: State) -> tuple[int, ...]:
    """Count the situation cards that can come next, by kind; an empty pile is refilled.

    TEG-D-19.
    """
    if any(state.situations):
        return state.situations
    return state.settings.situation_deck


def _check_situation(state: State, action: TurnSituation) -> None:
    if state.chance != "situation" or not 0 <= action.card < len(state.situations):
        raise refusal(state, "bad_chance", "TEG-6.1")
    if not situation_pile(state)[action.card]:
        raise refusal(state, "bad_chance", "TEG-6.1")


def _situation(state: State, action: TurnSituation, events: list[Event]) -> None:
    if not any(state.situations):
        state.situations = situation_pile(state)
        events.append(DeckReshuffled("situations", sum(state.situations)))
    reveal(state, action.card, events)


def _check_crisis(state: State, action: RollCrisis) -> None:
    _check_dice(state, action.dice, "crisis", "TEG-6.6")


def _crisis(state: State, action: RollCrisis, events: list[Event]) -> None:
    crisis(state, action.dice, events)


def sample_deal(state: State, rng: random.Random) -> DealCountries:
    """Shuffle the country cards and deal them."""
    seats = len(state.slayer)
    cards = list(range(len(state.owner)))
    rng.shuffle(cards)
    size = len(cards) // seats
    hands = tuple(tuple(sorted(cards[seat * size :][:size])) for seat in range(seats))
    return DealCountries(CHANCE, hands, tuple(cards[size * seats :]))


def sample_objective(state: State, rng: random.Random) -> DealObjective:
    """Draw the objective of the next seat, again while it would win at once (TEG-D-7)."""
    seat = state.rollers[0]
    choices = _deals(state)
    rng.shuffle(choices)
    for chosen in choices:
        if not _met_when_dealt(state, seat, chosen):
            return DealObjective(CHANCE, seat, chosen)
    return DealObjective(CHANCE, seat, choices[0])


def sample_situation(state: State, rng: random.Random) -> TurnSituation:
    """Draw a situation card."""
    pile = situation_pile(state)
    return TurnSituation(CHANCE, rng.choices(range(len(pile)), pile)[0])


def _sampled(
    kind: type[RollLeftOver] | type[RollFirst] | type[RollCrisis],
) -> Callable[[State, random.Random], Action]:
    """Return a sampler that rolls a die for each waiting seat."""
    return lambda state, rng: kind(CHANCE, tuple(rng.randrange(6) + 1 for _ in state.rollers))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    DealCountries: Chance("deal", sample_deal, _check_deal, _deal),
    RollLeftOver: Chance("left_over", _sampled(RollLeftOver), _check_left_over, _left_over),
    DealObjective: Chance("objective", sample_objective, _check_objective, _objective),
    RollFirst: Chance("first", _sampled(RollFirst), _check_first, _first),
    TurnSituation: Chance("situation", sample_situation, _check_situation, _situation),
    RollCrisis: Chance("crisis", _sampled(RollCrisis), _check_crisis, _crisis),
}
