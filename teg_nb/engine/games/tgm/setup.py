"""Setup, from the empty board to the first round: objectives, cards, first armies (TGM-3)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import bit_set
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance
from teg_nb.engine.games.common.table_game import colours_of
from teg_nb.engine.games.tgm.actions import DealCards, DealObjectives
from teg_nb.engine.games.tgm.components import facts
from teg_nb.engine.games.tgm.events import GameStarted, ObjectiveDealt, TerritoriesDealt
from teg_nb.engine.games.tgm.guards import refusal
from teg_nb.engine.games.tgm.options import TgmOptions
from teg_nb.engine.games.tgm.rounds import start_turn
from teg_nb.engine.games.tgm.settings import Settings
from teg_nb.engine.games.tgm.state import State
from teg_nb.engine.json_types import JsonMapping

ARMIES = {3: 35, 4: 30, 5: 25, 6: 20}
"""Armies of each seat at the start, by the number of seats (TGM-3.2)."""


def seat_colours(seats: int | Sequence[str]) -> tuple[str, ...]:
    """Return the colours of the seats: the first ones of the box, or the named ones.

    Raises
    ------
    IllegalAction
        ``bad_option`` for fewer than 3 or more than 6, or an unknown or repeated colour (TGM-1.1).

    Examples
    --------
    >>> seat_colours(3), seat_colours(["rojo", "Verde", "Azul"])
    (('Blanco', 'Negro', 'Rojo'), ('Rojo', 'Verde', 'Azul'))
    """
    colours = colours_of(seats, facts().colours, 3, 6)
    if colours is None:
        raise IllegalAction("bad_option", "TGM-1.1", option="seats", value=seats)
    return colours


def table(seats: int | Sequence[str], options: JsonMapping | None) -> Settings:
    """Return the settings of a table; raise ``bad_option`` for an unplayable one."""
    settings = Settings.of(seat_colours(seats), TgmOptions.parse(options))
    is_short = len(settings.objectives_in_play) < len(settings.seats)
    if is_short and settings.options.variant == "secret":
        value = list(settings.options.objectives_excluded)
        raise IllegalAction("bad_option", "TGM-9.1", option="objectives_excluded", value=value)
    return settings


def hand_sizes(seats: int, cards: int = 44) -> list[int]:
    """Return the number of cards dealt to each seat, one at a time until none is left (TGM-3.2).

    Examples
    --------
    >>> hand_sizes(5), hand_sizes(5, 42)
    ([9, 9, 9, 9, 8], [9, 9, 8, 8, 8])
    """
    return [len(range(seat, cards, seats)) for seat in range(seats)]


def _check_objectives(state: State, action: DealObjectives) -> None:
    dealt = action.objectives
    in_play = set(state.settings.objectives_in_play)
    sound = len(set(dealt)) == len(dealt) == len(state.slayer) and set(dealt) <= in_play
    if state.chance != "objectives" or not sound:
        raise refusal(state, "bad_chance", "TGM-3.1")


def _objectives(state: State, action: DealObjectives, events: list[Event]) -> None:
    state.objectives = action.objectives
    state.chance = "deal"
    events.append(_begin(state))
    events += [ObjectiveDealt(seat, number) for seat, number in enumerate(action.objectives)]


def _check_deal(state: State, action: DealCards) -> None:
    dealt = [card for hand in action.hands for card in hand]
    sizes = [len(hand) for hand in action.hands]
    seats = len(state.slayer)
    whole = sorted(dealt) == list(range(state.settings.cards))
    sound = sizes == hand_sizes(seats, state.settings.cards) and whole
    if state.chance != "deal" or not sound:
        raise refusal(state, "bad_chance", "TGM-3.2")


def _deal(state: State, action: DealCards, events: list[Event]) -> None:
    """Give each seat the territories of its cards, then collect them (TGM-3.3, TGM-3.7)."""
    countries = range(len(state.owner))
    seat_of = {card: seat for seat, hand in enumerate(action.hands) for card in hand}
    state.owner = tuple(seat_of[country] for country in countries)
    state.armies = [1 for _ in countries]
    state.held = tuple(bit_set(c for c in hand if c in countries) for hand in action.hands)
    armies = ARMIES[len(state.slayer)]
    state.due = tuple(armies - held.bit_count() for held in state.held)
    state.chance = ""
    state.phase = "placing"
    state.turn = len(state.slayer) - 1
    if state.settings.options.variant == "world":  # there was no deal of objectives (TGM-3.8)
        events.append(_begin(state))
    events.append(TerritoriesDealt(state.owner, state.due))
    next_placer(state, events)


def _begin(state: State) -> GameStarted:
    seats = len(state.slayer)
    return GameStarted(tuple(range(seats)), ARMIES[seats])


def next_placer(state: State, events: list[Event]) -> None:
    """Let the next seat with armies due place a batch (TGM-3.6).

    After the last seat, begin round 1.
    """
    seats = len(state.slayer)
    batch = state.settings.options.setup_batch
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if state.due[seat]:
            state.turn = seat
            state.pool = state.due[seat] if batch == "all" else min(int(batch), state.due[seat])
            return
    state.round = 1
    start_turn(state, 0, events)


def sample_objectives(state: State, rng: random.Random) -> DealObjectives:
    """Shuffle the objectives and deal one to each seat. The rest is set aside."""
    drawn = rng.sample(state.settings.objectives_in_play, len(state.slayer))
    return DealObjectives(CHANCE, tuple(drawn))


def sample_deal(state: State, rng: random.Random) -> DealCards:
    """Shuffle all cards and deal them one at a time."""
    cards = list(range(state.settings.cards))
    rng.shuffle(cards)
    seats = len(state.slayer)
    return DealCards(CHANCE, tuple(tuple(sorted(cards[seat::seats])) for seat in range(seats)))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    DealObjectives: Chance("objectives", sample_objectives, _check_objectives, _objectives),
    DealCards: Chance("deal", sample_deal, _check_deal, _deal),
}
