"""Bots of the resource war."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cached_property
from typing import cast

from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.games.wargame.actions import (
    Attack,
    Build,
    Carry,
    EndTurn,
    Fire,
    Gather,
    March,
    StrikeAir,
    StrikeSea,
    Upgrade,
)
from teg_nb.engine.games.wargame.combat import forecast, least, strength
from teg_nb.engine.games.wargame.combat import hits_of as land_hits
from teg_nb.engine.games.wargame.components import (
    AIRFIELD,
    FIRST_WEAPON,
    INSTALLATIONS,
    ITEMS,
    PLANE,
    RESOURCES,
    SHIP,
    SIZES,
    TREASURE,
    TROOP,
    UNITS,
    WALL,
    Objective,
)
from teg_nb.engine.games.wargame.movement import VEHICLES, vehicle_goes
from teg_nb.engine.games.wargame.objectives import count
from teg_nb.engine.games.wargame.observation import Observation
from teg_nb.engine.games.wargame.queries import (
    block,
    cost,
    free,
    here,
    level,
    may_leave,
    ready,
    stock_of,
)
from teg_nb.engine.games.wargame.settings import affordable
from teg_nb.engine.games.wargame.state import Public, Stock
from teg_nb.engine.games.wargame.strikes import (
    CYBER_ATTACK,
    hits_of,
    sea_access,
    strike_fault,
    troops_lost,
    weapon_fault,
)

# Value of a territory, without a unit: only proportions matter.
_PLAIN = 1.0
_WANTED = 2.0  # the objective requires its continent
_ADVANCED = 3.0  # times the share of that continent that is held already
_FINISHES = 3.0  # the last territory of a seat
_NEAR = {0: 4.0, 1: 4.0, 2: 3.0, 3: 2.0, 4: 1.0}  # by territories that another still needs to win
_TROOP = 0.3  # cost of a troop lost in a conquest

_METAL, _CEMENT, _FOOD = 0, 1, 2
_HANDS = 3  # troops that stay to work in a territory without enemies near it
_FLEET = 12  # number of planes at which the search for metal ends
_SQUADRON = 3  # number of planes that justify an airfield
_RARE = 3  # common goods as hard to find as one rare one
_LATER = 3  # first round of searches for rarer things
_FEW = 2  # searching hands of a territory
_WORKS = ("atomic_bomb", "armoury.1", "shipyard.1", "epidemic", "missile", "cyber_attack")


class View:
    """An observation with cached values for all parts of the bot."""

    def __init__(self, observation: Observation) -> None:
        self.state: Public = observation
        self.seat = cast(int, observation.viewer)
        self.board = observation.settings.board
        self.options = observation.settings.options
        self.held = observation.held[self.seat]
        self.countries = members(self.held)
        objectives = observation.settings.objectives
        number = observation.objective
        self.objective = objectives[number] if number >= 0 else Objective("", (0,) * 6)
        self._sites: dict[str, int | None] = {}
        self._values: dict[int, float] = {}
        self._threats: dict[int, int] = {}

    def enemies(self, country: int) -> tuple[int, ...]:
        """List the foreign neighbours of a territory."""
        return members(self.board.neighbour_sets[country] & ~self.held)

    def sources(self, target: int) -> tuple[int, ...]:
        """List the own neighbours of a target."""
        return members(self.board.neighbour_sets[target] & self.held)

    def hits(self, source: int, target: int, troops: int) -> int:
        """Count the hits of an attack that get through the wall."""
        if not troops:
            return 0
        return max(0, land_hits(self.state, source, troops) - block(self.state, target))

    @cached_property
    def leaving(self) -> dict[int, int]:
        """Troops that can leave, by own territory."""
        return {country: may_leave(self.state, country) for country in self.countries}

    @cached_property
    def together(self) -> dict[int, int]:
        """Hits of all possible land attackers together, by bordering foreign territory."""
        leaving = self.leaving
        return {
            target: sum(
                [self.hits(source, target, leaving[source]) for source in self.sources(target)]
            )
            for target in sorted(
                {enemy for country in self.countries for enemy in self.enemies(country)}
            )
        }

    def value(self, target: int) -> float:
        """Return the value of owning a territory."""
        if target not in self._values:
            self._values[target] = self._value(target)
        return self._values[target]

    def _value(self, target: int) -> float:
        number = self.board.continent_of[target]
        continent = self.board.continents[number]
        owned = (self.held & continent.members).bit_count()
        worth = _PLAIN
        if owned < self.objective.need[number]:
            worth += _WANTED + _ADVANCED * owned / self.objective.need[number]
        if self.held.bit_count() < self.objective.territories:
            worth += _PLAIN
        if self.wants_goods_of(target):
            worth += _WANTED
        worth += self.danger_of(self.state.owner[target], number)
        if self.state.held[self.state.owner[target]] == 1 << target:
            worth += _FINISHES
        return worth

    def wants_goods_of(self, country: int) -> bool:
        """Check if a territory can be searched for goods that only the objective still lacks."""
        rank = self.objective.rank
        return bool(rank) and not self._missing.isdisjoint(here(self.state, country))

    def danger_of(self, seat: int, continent: int) -> float:
        """Return the value of a territory of a continent, because another seat may need it."""
        return self._danger[seat].get(continent, 0.0)

    @cached_property
    def _danger(self) -> list[dict[int, float]]:
        """By seat, the values of continents whose loss keeps the seat from an objective.

        Nobody knows a seat's objective, but everybody sees its holdings. Nothing counts until the
        round before objectives start to count.
        """
        state = self.state
        dangers: list[dict[int, float]] = [{} for _ in state.held]
        if state.round < self.options["objective.from_round"] - 1:
            return dangers
        for seat, held in enumerate(state.held):
            if seat == self.seat or not held:
                continue
            owned = [(held & continent.members).bit_count() for continent in self.board.continents]
            for asked in state.settings.objectives_in_play:
                objective = state.settings.objectives[asked]
                if not any(objective.need) or objective == self.objective:
                    continue
                pairs = list(zip(objective.need, owned, strict=True))
                near = _NEAR.get(sum(max(0, need - have) for need, have in pairs), 0.0)
                for number, (need, have) in enumerate(pairs):
                    if need and have <= need:
                        dangers[seat][number] = max(dangers[seat].get(number, 0.0), near)
        return dangers

    @cached_property
    def _missing(self) -> set[int]:
        """Goods of the objective that are in no own stock and can be found in no own territory."""
        state, goods = self.state, self.state.settings.facts.goods
        wanted = {n for n, good in enumerate(goods) if good.rank == self.objective.rank}
        wanted = {n for n in wanted if not self.total[n]}
        if self.objective.rank == "weapon":
            prices = [cost(state, goods[n].id) for n in wanted]
            wanted = {good for price in prices for good, _ in price if not self.total[good]}
        return wanted.difference(*(here(state, country) for country in self.countries))

    def threat(self, country: int) -> int:
        """Return the strongest attack that one neighbour could make next."""
        if country not in self._threats:
            most = self._most
            self._threats[country] = max(
                [most[enemy] for enemy in self.enemies(country)], default=0
            )
        return self._threats[country]

    @cached_property
    def _most(self) -> list[int]:
        """By territory, hits of all troops that may leave it, if they were ready."""
        state, stay = self.state, int(self.options["min_left"])
        return [
            land_hits(state, country, troops - stay) if troops > stay else 0
            for country, troops in enumerate(state.units[TROOP])
        ]

    @cached_property
    def stocks(self) -> list[Stock]:
        """Goods for payment in each own territory, in the order of `countries`."""
        return [stock_of(self.state, country) for country in self.countries]

    @cached_property
    def total(self) -> tuple[int, ...]:
        """Sum of all own stocks, by good."""
        return tuple(map(sum, zip(*self.stocks, strict=True)))

    def site(self, key: str) -> int | None:
        """Return the territory for building a thing: it has or can find most of the price."""
        if key not in self._sites:
            self._sites[key] = _site(self, key)
        return self._sites[key]


def greedy_policy(observation: Observation, rng: random.Random) -> Action:
    """Play towards the own objective, one order at a time.

    Planes and ships strike first, where that enables a conquest. Then the bot conquers all it can,
    the most valuable territory first, from several sides if necessary. The remaining troops work
    for the objective, build, or search for metal and food while the borders stay safe. Idle troops
    march to the front, where the next delivery also goes. Shortly before objectives count,
    territories that another seat may need gain value.

    Examples
    --------
    >>> from teg_nb.engine.games.wargame import Wargame
    >>> state = Wargame().position(Rojo="Brasil 5", Azul="Argelia-Nigeria 1")
    >>> greedy_policy(Wargame().observe(state, 0), random.Random(1)).verb
    'attack'
    """
    return order_of(observation, rng)[1]


def order_of(observation: Observation, rng: random.Random) -> tuple[str, Action]:
    """Return the purpose of the next order, a name that no chance decides, and the order."""
    view = View(observation)
    if observation.phase == "orders":
        for order in _ORDERS:
            action = order(view, rng)
            if action is not None:
                return order.__name__[1:], action
    return "end", _end(view, rng)


def blunder_rate() -> dict[str, float]:
    """Return the share of merely plausible decisions, by level."""
    return {"easy": 0.2, "normal": 0.1}


# Fighting


def _strike(view: View, rng: random.Random) -> Action | None:
    """Choose the best strike: one that enables a conquest, or destroys the most troops."""
    state, best, chosen = view.state, 0.0, None
    for unit, kind in ((PLANE, StrikeAir), (SHIP, StrikeSea)):
        for source in view.countries:
            number = free(state, unit, source)
            if number < 1:
                continue
            for target, together in view.together.items():
                waiting = 0 if state.suppressed >> target & 1 else ready(state, unit, target)
                if number <= 2 * waiting or strike_fault(state, unit, source, target):
                    continue
                hits = hits_of(state, unit, source, number - waiting)
                if unit == SHIP:
                    hits = max(0, hits - block(state, target))
                lost = min(hits, state.units[TROOP][target] - 1)
                if lost < 1:
                    continue
                gap = strength(state, target) + 1 - together
                worth = 0.2 * lost - waiting + (view.value(target) if 0 < gap <= lost else 0)
                worth += 0.01 * rng.random()
                if worth > best:
                    best, chosen = worth, kind(view.seat, source, target, TROOP, number)
    return chosen


def _weapon(view: View, rng: random.Random) -> Action | None:
    """Use weapons, unless the objective requires them."""
    if view.objective.rank == "weapon":
        return None
    state, best, chosen = view.state, 1.5, None
    for source in view.countries:
        weapons = stock_of(state, source)[RESOURCES:]
        if not any(weapons) or free(state, TROOP, source) < 1:
            continue
        for weapon, number in enumerate(weapons):
            for target in view.together if number else ():
                if weapon_fault(state, weapon, source, target):
                    continue
                worth = float(troops_lost(state, weapon, target))
                if weapon == CYBER_ATTACK and block(state, target):
                    stopped = block(state, target) * len(view.sources(target))
                    gap = strength(state, target) + 1 - view.together[target]
                    worth = 2 * view.value(target) if 0 < gap <= stopped else 0.0
                if worth > best:
                    best, chosen = worth, Fire(view.seat, weapon, source, target)
    return chosen


def _conquest(view: View, rng: random.Random) -> Action | None:
    """Choose the best conquest that one territory can make alone."""
    state, best, chosen = view.state, float("-inf"), None
    for source, most in view.leaving.items():
        for target in view.enemies(source) if most else ():
            fewest = least(state, source, target)
            if fewest > most:
                continue
            lost = forecast(state, source, target, fewest).losses_attack
            worth = view.value(target) - _TROOP * lost + 0.01 * rng.random()
            if worth > best:
                others = len(view.enemies(source)) > 1
                troops = fewest + (most - fewest) // 2 if others else most
                best, chosen = worth, Attack(view.seat, source, target, troops)
    return chosen


def _joint(view: View, rng: random.Random) -> Action | None:
    """Choose the weakest attack of several that together conquer a territory."""
    weak = [target for target, hits in view.together.items() if hits > strength(view.state, target)]
    for target in sorted(weak, key=view.value, reverse=True):
        strong = [
            (view.hits(source, target, view.leaving[source]), source)
            for source in view.sources(target)
        ]
        attackers = sorted(pair for pair in strong if pair[0])
        if len(attackers) > 1:
            source = attackers[0][1]
            return Attack(view.seat, source, target, view.leaving[source])
    return None


# Working


def _for_objective(view: View, rng: random.Random) -> Action | None:
    """Work for the objective except territories: walls, a fleet, rare goods, treasures."""
    wanted = view.objective
    for country in view.countries:
        hands = free(view.state, TROOP, country)
        if hands < 1:
            continue
        action = None
        if wanted.walls and not level(view.state, WALL, country):
            action = _towards(view, country, "wall.1", hands)
        elif wanted.planes or wanted.ships:
            action = _fleet(view, country, hands)
        elif wanted.rank:
            action = _collect(view, country, hands)
        elif wanted.treasures and TREASURE in here(view.state, country):
            action = Gather(view.seat, country, TREASURE, min(hands, 100))
        if action is not None:
            return action
    return None


def _towards(view: View, country: int, key: str, hands: int) -> Action | None:
    """Build a thing, or search for missing goods of its price; None if they are not there."""
    state, seat = view.state, view.seat
    if hands < view.options["labour"]:
        return None
    stock, price = stock_of(state, country), cost(state, key)
    if affordable(stock, price, 1):
        if key == "wall.1":
            return Upgrade(seat, country, WALL)
        item = ITEMS.index(key)
        most = affordable(stock, price, hands // view.options["labour"])
        if key == "troop":
            most = min(most, view.options["cost.troop_cap"] - state.recruits[country])
        return Build(seat, country, item, most) if most > 0 else None
    for good, number in price:
        missing = number - stock[good]
        if missing > 0 and good in here(state, country):
            basic = state.settings.facts.goods[good].rank == "basic"
            return Gather(seat, country, good, min(hands, missing if basic else 100, 100))
    return None


def _fleet(view: View, country: int, hands: int) -> Action | None:
    """Build planes and ships for the objective, first the kind that lacks more."""
    short = {
        "plane": view.objective.planes - count(view.state, view.seat, PLANE),
        "ship": view.objective.ships - count(view.state, view.seat, SHIP),
    }
    if not sea_access(view.state, country):
        del short["ship"]
    kind = max(short, key=lambda vehicle: short[vehicle])
    return _towards(view, country, kind, hands) if short[kind] > 0 else None


def _collect(view: View, country: int, hands: int) -> Action | None:
    """Search for goods of the objective's rank that no own stock has."""
    state, goods = view.state, view.state.settings.facts.goods
    for number, good in enumerate(goods):
        if good.rank != view.objective.rank or view.total[number]:
            continue
        if number in here(state, country):
            return Gather(view.seat, country, number, min(hands, 100))
    if TREASURE in here(state, country):
        return Gather(view.seat, country, TREASURE, min(hands, 100))
    return None


def _work(view: View, rng: random.Random) -> Action | None:
    """Build from stock, or search for metal and food, where the border stays safe."""
    state = view.state
    planes = count(state, view.seat, PLANE)
    for country in view.countries:
        hands = _spare(view, country)
        if hands < view.options["labour"]:
            continue
        stock = stock_of(state, country)
        keys = ["troop", "plane"] if planes < _FLEET else ["troop"]
        for key in keys:
            if affordable(stock, cost(state, key), 1):
                action = _towards(view, country, key, hands)
                if action is not None:
                    return action
        threatened = bool(view.enemies(country))
        if threatened and not level(state, WALL, country) and stock[_CEMENT] >= 4:
            action = _towards(view, country, "wall.1", hands)
            if action is not None:
                return action
        good = _FOOD if threatened or planes >= _FLEET else _METAL
        return Gather(view.seat, country, good, min(hands, 100))
    return None


def _spare(view: View, country: int) -> int:
    """Count the free troops that may end the turn busy without risk to the territory."""
    state = view.state
    most, threat = free(state, TROOP, country), view.threat(country)
    if not threat:
        return most
    standing, busy = ready(state, TROOP, country), state.busy[TROOP][country]
    share = view.options.share("busy_defence")
    threat -= block(state, country)
    safe = (n for n in range(most, 0, -1) if standing - n + int((busy + n) * share) >= threat)
    return next(safe, 0)


def _arsenal(view: View, rng: random.Random) -> Action | None:
    """Make a weapon of each kind, where the objective requires them."""
    if view.objective.rank != "weapon":
        return None
    for key in _weapons_wanted(view):
        action = _make(view, key, 100)
        if action is not None:
            return action
    return None


def _weapons_wanted(view: View) -> list[str]:
    """List weapons in no own stock, the cheapest to complete first, if more are wanted."""
    weapons = [(good, key) for good, key in enumerate(ITEMS[FIRST_WEAPON:], start=RESOURCES)]
    missing = [key for good, key in weapons if not view.total[good]]
    if len(weapons) - len(missing) >= view.objective.kinds:
        return []

    def lack(key: str) -> int:
        goods = view.state.settings.facts.goods
        price = cost(view.state, key)
        short = [(good, max(0, number - view.total[good])) for good, number in price]
        return sum([n * (_RARE if goods[good].rank == "rare" else 1) for good, n in short])

    return sorted(missing, key=lack)


def _base(view: View) -> int:
    """Return the base of the planes: the airfield, else the territory with most of them."""
    state = view.state

    def rank(country: int) -> tuple[int, int, int]:
        return (
            level(state, AIRFIELD, country),
            -view.threat(country),
            state.units[PLANE][country],
        )

    return max(view.countries, key=rank)


def _airfield(view: View, rng: random.Random) -> Action | None:
    """Build an airfield, once there are planes that strike from it."""
    if count(view.state, view.seat, PLANE) < _SQUADRON:
        return None
    built = any(level(view.state, AIRFIELD, country) for country in view.countries)
    if built or not view.options["airfield.max_level"]:
        return None
    return _make(view, "airfield.1", _FEW)


def _to_airfield(view: View, rng: random.Random) -> Action | None:
    """Fly planes that could not strike to the airfield."""
    base = _base(view)
    if not level(view.state, AIRFIELD, base):
        return None
    for source in view.countries:
        number = free(view.state, PLANE, source)
        if source != base and number and vehicle_goes(view.state, 0, source, base):
            return Carry(view.seat, source, base, 0, number)
    return None


def _works(view: View, rng: random.Random) -> Action | None:
    """Make something rarer than planes and troops with spare hands."""
    if view.state.round < _LATER:
        return None
    for key in _WORKS:
        name = key.split(".")[0]
        if name in INSTALLATIONS:
            installation = INSTALLATIONS.index(name)
            built = any(level(view.state, installation, country) for country in view.countries)
            if built or not view.options[f"{name}.max_level"]:
                continue
        action = _make(view, key, _FEW)
        if action is not None:
            return action
    return None


def _site(view: View, key: str) -> int | None:
    """Return the territory that has or can find most of a price; of equals, the safest.

    None for a weapon at a table without weapons.
    """
    if key in ITEMS[FIRST_WEAPON:] and not view.options["chapter.weapons"]:
        return None
    state, price = view.state, cost(view.state, key)
    coastal = key.startswith("shipyard")
    findable = [
        sum([number for good, number in price if good in local]) for local in state.settings.local
    ]
    continents = view.board.continent_of
    promise: dict[int, int] = {}
    for country, stock in zip(view.countries, view.stocks, strict=True):
        if not coastal or sea_access(state, country):
            owned = 0
            for good, number in price:
                have = stock[good]
                owned += have if have < number else number
            promise[country] = 2 * owned + findable[continents[country]]
    most = max(promise.values(), default=0)
    best = [country for country, score in promise.items() if score == most]
    return max(
        best, key=lambda country: (-view.threat(country), free(state, TROOP, country)), default=None
    )


def _make(view: View, key: str, hands: int) -> Action | None:
    """Take the next step to a thing: build it, bring goods together, or search for missing ones."""
    site = view.site(key)
    if site is None:
        return None
    if affordable(stock_of(view.state, site), cost(view.state, key), 1):
        return _made(view, key, site, hands)
    return _brought(view, key, site) or _looked_for(view, key, site, hands)


def _made(view: View, key: str, site: int, hands: int) -> Action | None:
    """Make a thing whose price is at the site, if hands are free."""
    if min(_spare(view, site), hands) < view.options["labour"]:
        return None
    if key in ITEMS:
        return Build(view.seat, site, ITEMS.index(key), 1)
    return Upgrade(view.seat, site, INSTALLATIONS.index(key.split(".")[0]))


def _looked_for(view: View, key: str, site: int, hands: int) -> Action | None:
    """Search for a good of the price in no own stock: at the site, else elsewhere."""
    stock = stock_of(view.state, site)
    for good, number in cost(view.state, key):
        if stock[good] >= number or view.total[good] > stock[good]:
            continue
        for country in (site, *view.countries):
            if good in here(view.state, country):
                able = min(_spare(view, country), hands)
                if able:
                    return Gather(view.seat, country, good, able)
    return None


def _supply(view: View, rng: random.Random) -> Action | None:
    """Bring goods to the site of a weapon, before vehicles do anything else."""
    arsenal = view.objective.rank == "weapon"
    for key in _weapons_wanted(view) if arsenal else ("atomic_bomb",):
        site = view.site(key)
        action = None if site is None else _brought(view, key, site)
        if action is not None:
            return action
    return None


def _brought(view: View, key: str, site: int) -> Action | None:
    """Bring missing goods of a price from where some are."""
    present = stock_of(view.state, site)
    for good, number in cost(view.state, key):
        missing = number - present[good]
        for source, stock in zip(view.countries, view.stocks, strict=True) if missing > 0 else ():
            if source != site and stock[good]:
                action = _bring(view, source, site, good, min(missing, stock[good]))
                if action is not None:
                    return action
    return None


def _bring(view: View, source: int, target: int, good: int, number: int) -> Action | None:
    """Bring goods by plane or ship, or on foot to a neighbour."""
    state, seat = view.state, view.seat
    if state.settings.pooled:
        return None
    for vehicle, unit in enumerate(VEHICLES):
        load = min(number, view.options[f"capacity.{UNITS[unit]}"] // SIZES[good])
        if load and free(state, unit, source) and vehicle_goes(state, vehicle, source, target):
            return Carry(seat, source, target, vehicle, 1, 0, ((good, load),))
    load = min(number, view.options["capacity.troop"] // SIZES[good])
    if load and target in view.board.neighbours[source] and view.leaving[source]:
        return March(seat, source, target, ((good, load),), 1)
    idle = _spare(view, source)
    waiting = state.units[PLANE][source]
    return _towards(view, source, "plane", idle) if idle and not waiting else None


# Moving


def _march(view: View, rng: random.Random) -> Action | None:
    """March troops without an enemy near them one step towards the nearest enemy."""
    far = _distances(view)
    for source in view.countries:
        if far.get(source, 0) < 2:
            continue
        troops = min(view.leaving[source], view.state.units[TROOP][source] - _HANDS)
        if troops > 0:
            near = [
                neighbour
                for neighbour in view.board.neighbours[source]
                if view.held >> neighbour & 1
            ]
            target = min(near, key=lambda country: (far.get(country, 99), country))
            return March(view.seat, source, target, (), troops)
    return None


def _distances(view: View) -> dict[int, int]:
    """Count the steps from each own territory to the nearest foreign one."""
    edge = [country for country in view.countries if view.enemies(country)]
    steps = dict.fromkeys(edge, 1)
    while edge:
        reached = []
        for country in edge:
            for neighbour in members(view.board.neighbour_sets[country] & view.held):
                if neighbour not in steps:
                    steps[neighbour] = steps[country] + 1
                    reached.append(neighbour)
        edge = reached
    return steps


def _end(view: View, rng: random.Random) -> EndTurn:
    """End the turn; the next troops go to the two borders with most to gain or lose."""

    def worth(country: int) -> float:
        near = [view.value(enemy) for enemy in view.enemies(country)]
        return max(near) + 0.2 * view.threat(country) + 0.01 * rng.random()

    borders = [country for country in view.countries if view.enemies(country)]
    chosen = sorted(borders, key=worth, reverse=True)[:2]
    return EndTurn(view.seat, tuple(chosen or view.countries))


_ORDERS: tuple[Callable[[View, random.Random], Action | None], ...] = (
    _supply,
    _strike,
    _weapon,
    _conquest,
    _joint,
    _arsenal,
    _for_objective,
    _airfield,
    _to_airfield,
    _march,
    _works,
    _work,
)
