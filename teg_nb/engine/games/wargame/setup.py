"""From the empty board to the first round: seats, the deal, the objectives (WAR-3)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import bit_set
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance
from teg_nb.engine.games.common.argument_types import seats_given
from teg_nb.engine.games.wargame.actions import DealObjectives, DealTerritories
from teg_nb.engine.games.wargame.components import TROOP, facts
from teg_nb.engine.games.wargame.events import GameStarted, ObjectiveDealt, TerritoriesDealt
from teg_nb.engine.games.wargame.guards import refusal
from teg_nb.engine.games.wargame.mutations import put
from teg_nb.engine.games.wargame.options import WarOptions
from teg_nb.engine.games.wargame.rounds import start_round, start_turn
from teg_nb.engine.games.wargame.settings import Settings
from teg_nb.engine.games.wargame.state import EMPTY, State
from teg_nb.engine.json_types import JsonMapping


def seat_colours(seats: int | Sequence[str], options: WarOptions) -> tuple[str, ...]:
    """Return the colours of the seats: the first ones by number, or those named.

    Raises
    ------
    IllegalAction
        ``bad_option``: the number of seats is not allowed, or a colour is unknown or named twice
        (WAR-D-15).

    Examples
    --------
    >>> rule = WarOptions.parse(None)
    >>> seat_colours(3, rule), seat_colours(["rojo", "Verde"], rule)
    (('Blanco', 'Negro', 'Rojo'), ('Rojo', 'Verde'))
    """
    colours = facts().colours
    min_seats, max_seats = options.seat_range
    requested = seats_given(seats)
    count = requested if isinstance(requested, int) else len(requested or ())
    if requested is None or not min_seats <= count <= max_seats:
        raise _bad_seats(seats, f"{min_seats} – {max_seats}")
    if isinstance(requested, int):
        return colours[:requested]
    printed = {colour.casefold(): colour for colour in colours}
    chosen = tuple(printed.get(str(name).casefold(), "") for name in requested)
    if "" in chosen or len(set(chosen)) != len(chosen):
        raise _bad_seats(list(requested), ", ".join(colours))
    return chosen


def _bad_seats(seats: object, allowed: str) -> IllegalAction:
    return IllegalAction(
        "bad_option", "WAR-2.1", option="seats", value=repr(seats), allowed=allowed
    )


def table(seats: int | Sequence[str], options: JsonMapping | None) -> Settings:
    """Return the settings of a table; raise ``bad_option`` for unplayable options."""
    chosen = WarOptions.parse(options)
    return Settings.of(seat_colours(seats, chosen), chosen)


# Territories


def hands(order: Sequence[int], seats: int) -> list[list[int]]:
    """Deal one at a time, the last seat first, so that the last seats get the remainder (WAR-3.1).

    Examples
    --------
    >>> [len(hand) for hand in hands(range(42), 5)]
    [8, 8, 8, 9, 9]
    """
    dealt: list[list[int]] = [[] for _ in range(seats)]
    for index, country in enumerate(order):
        dealt[_dealt_to(seats, index)].append(country)
    return dealt


def _dealt_to(seats: int, index: int) -> int:
    return seats - 1 - index % seats


def _check_deal(state: State, action: DealTerritories) -> None:
    if state.chance != "deal" or sorted(action.order) != list(range(len(state.owner))):
        raise refusal(state, "bad_chance", "WAR-3.1")


def _deal(state: State, action: DealTerritories, events: list[Event]) -> None:
    options, seats = state.settings.options, len(state.slayer)
    dealt = hands(action.order, seats)
    owner = list(state.owner)
    for seat, hand in enumerate(dealt):
        for country in hand:
            owner[country] = seat
    state.owner = tuple(owner)
    state.held = tuple(bit_set(hand) for hand in dealt)
    state.units[TROOP] = [options["start.troops"]] * len(owner)
    max_hand = max(map(len, dealt))
    for seat, hand in enumerate(dealt):
        more = options["start.compensation"] if len(hand) < max_hand else 0
        if seat == 1 and seats == 2:
            more += options["start.second"]
        for step in range(more):
            state.units[TROOP][sorted(hand)[step % len(hand)]] += 1
    start = tuple(options[f"start.{good.id}"] for good in state.settings.facts.goods[:3])
    state.stocks = [EMPTY] * len(state.stocks)
    for country in range(len(owner)):
        put(state, country, enumerate(start))
    events.append(GameStarted(tuple(range(seats))))
    events.append(TerritoriesDealt(state.owner, tuple(state.units[TROOP])))
    if state.settings.objectives_in_play:
        state.chance = "objectives"
    else:
        _begin(state, events)


# Objectives


def _check_objectives(state: State, action: DealObjectives) -> None:
    dealt = action.objectives
    box = state.settings.objectives_in_play
    if state.chance != "objectives" or len(dealt) != len(state.slayer):
        raise refusal(state, "bad_chance", "WAR-3.3")
    if len(set(dealt)) != len(dealt) or not set(dealt) <= set(box):
        raise refusal(state, "bad_chance", "WAR-3.3")


def _objectives(state: State, action: DealObjectives, events: list[Event]) -> None:
    state.objectives = action.objectives
    events += [
        ObjectiveDealt(seat, (objective,)) for seat, objective in enumerate(action.objectives)
    ]
    _begin(state, events)


def _begin(state: State, events: list[Event]) -> None:
    """Start the first choice of deliveries, or round 1 (WAR-D-18)."""
    state.chance = ""
    if state.settings.options["reinforcement.first_round"]:
        state.phase = "first_delivery"
    else:
        start_round(state, 1, events)
        start_turn(state, state.first, events)


def sample_deal(state: State, rng: random.Random) -> DealTerritories:
    """Shuffle the territories."""
    order = list(range(len(state.owner)))
    rng.shuffle(order)
    return DealTerritories(CHANCE, tuple(order))


def sample_objectives(state: State, rng: random.Random) -> DealObjectives:
    """Draw an objective for each seat, no two the same."""
    box = state.settings.objectives_in_play
    return DealObjectives(CHANCE, tuple(rng.sample(box, len(state.slayer))))


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    DealTerritories: Chance(
        "deal",
        sample_deal,
        _check_deal,
        _deal,
        lambda state, index: _dealt_to(len(state.slayer), index),
    ),
    DealObjectives: Chance("objectives", sample_objectives, _check_objectives, _objectives),
}
