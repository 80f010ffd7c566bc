"""From the empty board to the last troop placed in secret (REC-3)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import bit_set, board_data, members
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.common.table_game import colours_or_refusal
from teg_nb.engine.games.reconquista.actions import DealCards, PickDealer, PlaceFive
from teg_nb.engine.games.reconquista.deduction import VISIT
from teg_nb.engine.games.reconquista.events import (
    BoardPassed,
    BoardRevealed,
    CardsDealt,
    DealerChosen,
    GameStarted,
    TroopsPlaced,
)
from teg_nb.engine.games.reconquista.guards import (
    refusal,
    refuse_unless_own,
    refuse_unless_province,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.reconquista.options import RANDOM, RecOptions
from teg_nb.engine.games.reconquista.rounds import start_round, start_turn
from teg_nb.engine.games.reconquista.settings import PROVINCES, Settings
from teg_nb.engine.games.reconquista.state import State
from teg_nb.engine.json_types import JsonMapping


def seat_colours(seats: int | Sequence[str]) -> tuple[str, ...]:
    """Return the colours of the seats: the first ones by number, or those named.

    Raises
    ------
    IllegalAction
        ``bad_player_count``, ``unknown_color`` or ``color_taken`` (REC-1.1).

    Examples
    --------
    >>> seat_colours(3), seat_colours(["rojo", "Verde", "Azul"])
    (('Blanco', 'Negro', 'Rojo'), ('Rojo', 'Verde', 'Azul'))
    """
    colours = board_data("reconquista")["colours"]
    return colours_or_refusal(seats, colours, 3, 6, "REC-1.1", taken="REC-1.1")


def table(seats: int | Sequence[str], given: JsonMapping | None) -> Settings:
    """Return the settings of a table; its options must fit its seats.

    Raises
    ------
    IllegalAction
        Those of `seat_colours`, and ``bad_option``: the dealer does not play, or a win would need
        more provinces than exist (REC-10.3).
    """
    options = RecOptions.parse(given)
    settings = Settings.of(seat_colours(seats), options)
    if options.dealer not in (RANDOM, *settings.seats):
        raise IllegalAction("bad_option", "REC-2.1", option="dealer", value=options.dealer)
    if settings.goal > PROVINCES:
        raise IllegalAction("bad_option", "REC-2.1", option="win_margin", value=options.win_margin)
    return settings


# Chance


def _check_dealer(state: State, action: PickDealer) -> None:
    seats = len(state.slayer)
    if (
        state.chance != "dealer"
        or type(action.dealer) is not int
        or action.dealer not in range(seats)
    ):
        raise refusal(state, "bad_chance", "REC-3.1")


def _pick_dealer(state: State, action: PickDealer, events: list[Event]) -> None:
    state.dealer = state.turn = action.dealer
    state.chance = "deal"
    events.append(DealerChosen(action.dealer))


def _check_deal(state: State, action: DealCards) -> None:
    valid = all(type(card) is int for card in action.cards)
    if state.chance != "deal" or not valid or sorted(action.cards) != list(range(PROVINCES)):
        raise refusal(state, "bad_chance", "REC-3.2")


def _deal(state: State, action: DealCards, events: list[Event]) -> None:
    """Deal one card at a time, the first to the dealer's left (REC-3.2)."""
    settings, seats = state.settings, len(state.slayer)
    hands: list[list[int]] = [[] for _ in range(seats)]
    for index, card in enumerate(action.cards):
        hands[_dealt_to(state, index)].append(card)
    state.hands = tuple(map(bit_set, hands))
    state.chance = ""
    state.phase = "placing"
    if settings.options.dealer != RANDOM:  # otherwise the lot has announced the dealer
        events.append(DealerChosen(state.dealer))
    events.append(GameStarted(tuple(range(seats)), settings.each, settings.goal))
    events += [
        CardsDealt(seat, settings.each, members(hand)) for seat, hand in enumerate(state.hands)
    ]


def _dealt_to(state: State, place: int) -> int:
    return (state.dealer + 1 + place) % len(state.slayer)


def sample_dealer(state: State, rng: random.Random) -> PickDealer:
    """Draw the dealer by lot."""
    return PickDealer(CHANCE, rng.randrange(len(state.slayer)))


def sample_deal(state: State, rng: random.Random) -> DealCards:
    """Shuffle the cards. Cutting them would change nothing (REC-3.2)."""
    cards = list(range(PROVINCES))
    rng.shuffle(cards)
    return DealCards(CHANCE, tuple(cards))


# Placing


def _place_options(state: State) -> list[PlaceFive]:
    """List all five on one province, three and two on neighbours, one each on the five emptiest."""
    seat, neighbours = state.turn, state.settings.board.neighbour_sets
    own = state.hands[seat]
    placements: list[tuple[tuple[int, int], ...]] = [
        ((province, VISIT),) for province in members(own)
    ]
    placements += [
        ((province, 3), (other, 2))
        for province in members(own)
        for other in members(own & neighbours[province])
    ]
    emptiest = sorted(members(own), key=lambda province: state.troops[province])[:VISIT]
    if len(emptiest) == VISIT:
        placements.append(tuple((province, 1) for province in sorted(emptiest)))
    return [PlaceFive(seat, placement) for placement in placements]


def _check_place(state: State, action: PlaceFive) -> None:
    refuse_unless_turn(state, action.seat, "placing", "REC-3.5")
    for province, _ in action.allocation:
        refuse_unless_province(state, province)
    for _, number in action.allocation:
        refuse_unless_whole(state, number, "REC-3.9")
    total = sum(number for _, number in action.allocation)
    if total != VISIT:
        raise refusal(state, "bad_total", "REC-3.5", armies=total)
    for province, _ in action.allocation:
        refuse_unless_own(state, action.seat, province, "REC-3.9")


def _place(state: State, action: PlaceFive, events: list[Event]) -> None:
    """Put five down and pass the board to the left; after the last visit it is uncovered."""
    seat, added = action.seat, _sums(action.allocation)
    for province, number in added.items():
        state.troops[province] += number
    events.append(TroopsPlaced(seat, tuple(added), tuple(added.values())))
    state.visits += 1
    left = (seat + 1) % len(state.slayer)
    if state.visits < state.settings.visits:
        state.turn = left
        events.append(BoardPassed(seat, left, tuple(state.troops)))
    else:
        events.append(BoardRevealed(tuple(state.troops)))
        start_round(state, 1)
        start_turn(state, seat, events)  # the dealer's right, who placed last (REC-4.2)


def _sums(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    sums: dict[int, int] = {}
    for province, number in pairs:
        sums[province] = sums.get(province, 0) + number
    return dict(sorted(sums.items()))


RULES: dict[type[Action], Rule[State]] = {PlaceFive: Rule(_place_options, _check_place, _place)}


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    PickDealer: Chance("dealer", sample_dealer, _check_dealer, _pick_dealer),
    DealCards: Chance("deal", sample_deal, _check_deal, _deal, _dealt_to),
}
