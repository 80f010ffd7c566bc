"""Looking for resources, building and upgrading (WAR-7, WAR-8)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.wargame.actions import Build, Gather, GatherRoll, TreasureDraw, Upgrade
from teg_nb.engine.games.wargame.components import (
    FIRST_WEAPON,
    INSTALLATIONS,
    ITEMS,
    PLANE,
    RESOURCES,
    SHIP,
    SHIPYARD,
    TREASURE,
    TROOP,
)
from teg_nb.engine.games.wargame.events import Built, Gathered, Upgraded
from teg_nb.engine.games.wargame.guards import (
    refusal,
    refuse_unless_country,
    refuse_unless_known,
    refuse_unless_own,
    refuse_unless_ready,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.wargame.mutations import arrive, put, set_level, work
from teg_nb.engine.games.wargame.queries import (
    cost,
    free_here,
    here,
    is_basic,
    level,
    stock_of,
    supplied,
)
from teg_nb.engine.games.wargame.state import Gathering, State
from teg_nb.engine.games.wargame.strikes import sea_access
from teg_nb.engine.legal_actions import AmountRows, Row

MOST = 100
"""Maximum troops of one order to gather; it limits the lists in logs (WAR-7.1)."""

_PLANE, _SHIP, _TROOP = 0, 1, 2  # indices in `ITEMS`
_UNIT_OF = (PLANE, SHIP, TROOP)


# Gathering


def _gather_options(state: State) -> Sequence[Gather]:
    rows: list[Row[tuple[int, int]]] = []
    searches = state.settings.searches
    for country, troops in free_here(state, TROOP):
        rows += searches(country, min(troops, MOST))
    return AmountRows(Gather, state.turn, rows)


def _check_gather(state: State, action: Gather) -> None:
    refuse_unless_turn(state, action.seat)
    country, resource = action.country, action.resource
    refuse_unless_country(state, country)
    refuse_unless_known(state, "resource", resource, "unknown_resource", "WAR-1.6")
    refuse_unless_whole(state, action.troops, "WAR-7.1")
    refuse_unless_own(state, action.seat, "WAR-7.1", country)
    if resource not in here(state, country):
        clause = "WAR-7.5" if resource == TREASURE else "WAR-7.3"
        raise refusal(state, "resource_not_here", clause, country=country, resource=resource)
    if action.troops > MOST:
        raise refusal(state, "search_cap", "WAR-7.1", amount=action.troops, cap=MOST)
    refuse_unless_ready(state, TROOP, country, action.troops)


def _gather(state: State, action: Gather, events: list[Event]) -> None:
    work(state, TROOP, action.country, action.troops)
    state.gathering = Gathering(action.country, action.resource, action.troops)
    state.chance = "gather"


def dice_due(state: State) -> int:
    """Count the dice of the pending search: none for a basic resource (WAR-7.2, WAR-7.3)."""
    gathering = state.gathering
    if gathering is None or is_basic(state, gathering.resource):
        return 0
    return gathering.troops


def _check_roll(state: State, action: GatherRoll) -> None:
    gathering, dice = state.gathering, action.dice
    if gathering is None or gathering.resource == TREASURE:
        raise refusal(state, "bad_chance", "WAR-7.3")
    if len(dice) != dice_due(state) or any(
        type(die) is not int or not 1 <= die <= 6 for die in dice
    ):
        raise refusal(state, "bad_chance", "WAR-7.3")


def _roll(state: State, action: GatherRoll, events: list[Event]) -> None:
    gathering, options = state.gathering, state.settings.options
    assert gathering is not None
    resource = gathering.resource
    if is_basic(state, resource):
        number = gathering.troops * options["gather.basic"]
    else:
        rank = state.settings.facts.goods[resource].rank
        number = sum(die >= options[f"gather.{rank}_from"] for die in action.dice)
    _found(state, action.dice, (resource,) * number, events)


def _check_treasure(state: State, action: TreasureDraw) -> None:
    gathering = state.gathering
    if gathering is None or gathering.resource != TREASURE:
        raise refusal(state, "bad_chance", "WAR-7.5")
    weights = dict(state.settings.options.treasure)
    if len(action.finds) != gathering.troops or not set(action.finds) <= set(weights):
        raise refusal(state, "bad_chance", "WAR-7.5")


def _treasure(state: State, action: TreasureDraw, events: list[Event]) -> None:
    total = state.treasures[state.turn] + len(action.finds)
    state.treasures = changed(state.treasures, state.turn, total)
    _found(state, (), action.finds, events)


def _found(
    state: State, dice: tuple[int, ...], finds: tuple[int, ...], events: list[Event]
) -> None:
    """Put the finds of a search into the stock of its territory (WAR-7.1)."""
    gathering, seat = state.gathering, state.turn
    assert gathering is not None
    put(state, gathering.country, ((good, 1) for good in finds))
    country, resource, troops = gathering
    events.append(Gathered(seat, state.settings.open, country, troops, resource, dice, finds))
    state.gathering = None
    state.chance = ""


def _sample(state: State, rng: random.Random) -> Action:
    """Throw the dice of a search, or draw its treasures."""
    gathering = state.gathering
    assert gathering is not None
    if gathering.resource == TREASURE:
        goods, weights = zip(*state.settings.options.treasure, strict=True)
        return TreasureDraw(CHANCE, tuple(rng.choices(goods, weights, k=gathering.troops)))
    return GatherRoll(CHANCE, tuple(rng.randrange(6) + 1 for _ in range(dice_due(state))))


# Building


def _build_options(state: State) -> Sequence[Build]:
    labour, cap = (state.settings.options[key] for key in ("labour", "cost.troop_cap"))
    rows: list[Row[tuple[int, int]]] = []
    for country, troops, use in supplied(state):
        for item, most in use.items:
            number = min(most, troops // labour)
            if item == _TROOP:
                number = min(number, cap - state.recruits[country])
            if number > 0 and (item != _SHIP or sea_access(state, country)):
                rows.append((((country, item),), 1, number))
    return AmountRows(Build, state.turn, rows)


def _check_build(state: State, action: Build) -> None:
    refuse_unless_turn(state, action.seat)
    country, item, number = action.country, action.item, action.number
    refuse_unless_country(state, country)
    refuse_unless_known(state, "item", item, "unknown_item", "WAR-8.1")
    refuse_unless_whole(state, number, "WAR-8.1")
    refuse_unless_own(state, action.seat, "WAR-8.1", country)
    if item == _SHIP and not sea_access(state, country):
        raise refusal(state, "landlocked", "WAR-8.3", country=country)
    _refuse_unless_payable(state, country, ITEMS[item], number)
    refuse_unless_ready(state, TROOP, country, number * state.settings.options["labour"])
    cap = state.settings.options["cost.troop_cap"]
    if item == _TROOP and state.recruits[country] + number > cap:
        raise refusal(state, "recruit_cap", "WAR-8.3", country=country, cap=cap)


def _refuse_unless_payable(state: State, country: int, key: str, number: int) -> None:
    """Refuse a price that the stock of a territory cannot pay."""
    stock = stock_of(state, country)
    for good, count in cost(state, key):
        if stock[good] < count * number:
            raise refusal(
                state,
                "not_enough_resources",
                "WAR-8.1",
                country=country,
                good=good,
                amount=count * number,
                have=stock[good],
            )


def _pay(state: State, country: int, key: str, number: int) -> int:
    """Take the price and the labour; return the number of troops that worked."""
    put(state, country, ((good, count * number) for good, count in cost(state, key)), -1)
    hands = number * int(state.settings.options["labour"])
    work(state, TROOP, country, hands)
    return hands


def _build(state: State, action: Build, events: list[Event]) -> None:
    country, item, number = action.country, action.item, action.number
    hands = _pay(state, country, ITEMS[item], number)
    if item < FIRST_WEAPON:
        arrive(state, _UNIT_OF[item], country, number)
    else:
        put(state, country, [(RESOURCES + item - FIRST_WEAPON, number)])
    if item == _TROOP:
        done = state.recruits[country] + number
        state.recruits = changed(state.recruits, country, done)
    events.append(Built(action.seat, state.settings.open, country, item, number, hands))


# Upgrading


def _upgrade_options(state: State) -> list[Upgrade]:
    seat, levels, labour = state.turn, state.levels, state.settings.options["labour"]
    return [
        Upgrade(seat, country, installation)
        for country, troops, use in supplied(state)
        if troops >= labour
        for installation, payable in use.levels
        if levels[installation][country] + 1 in payable
        and (installation != SHIPYARD or sea_access(state, country))
    ]


def _check_upgrade(state: State, action: Upgrade) -> None:
    refuse_unless_turn(state, action.seat)
    country, installation = action.country, action.installation
    refuse_unless_country(state, country)
    refuse_unless_known(state, "installation", installation, "unknown_item", "WAR-8.2")
    refuse_unless_own(state, action.seat, "WAR-8.2", country)
    if installation == SHIPYARD and not sea_access(state, country):
        raise refusal(state, "landlocked", "WAR-8.3", country=country)
    name, have = INSTALLATIONS[installation], level(state, installation, country)
    max_level = state.settings.options[f"{name}.max_level"]
    if have >= max_level:
        facts = {"country": country, "installation": installation, "the": installation}
        raise refusal(state, "max_level", "WAR-8.2", **facts, most=max_level)
    _refuse_unless_payable(state, country, f"{name}.{have + 1}", 1)
    refuse_unless_ready(state, TROOP, country, state.settings.options["labour"])


def _upgrade(state: State, action: Upgrade, events: list[Event]) -> None:
    country, installation = action.country, action.installation
    reached = level(state, installation, country) + 1
    _pay(state, country, f"{INSTALLATIONS[installation]}.{reached}", 1)
    set_level(state, installation, country, reached)
    events.append(Upgraded(action.seat, country, installation, reached))


RULES: dict[type[Action], Rule[State]] = {
    Gather: Rule(_gather_options, _check_gather, _gather),
    Build: Rule(_build_options, _check_build, _build),
    Upgrade: Rule(_upgrade_options, _check_upgrade, _upgrade),
}


CHANCE_RULES: dict[type[Action], Chance[State]] = {
    GatherRoll: Chance("gather", _sample, _check_roll, _roll),
    TreasureDraw: Chance("gather", _sample, _check_treasure, _treasure),
}
