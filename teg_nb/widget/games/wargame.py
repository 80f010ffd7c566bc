"""The resource war on the screen: units are public, stocks are not (WAR-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.games.wargame import strikes
from teg_nb.engine.games.wargame.actions import Defend, EndTurn, Gather
from teg_nb.engine.games.wargame.combat import power, strength
from teg_nb.engine.games.wargame.components import (
    FIRST_WEAPON,
    INSTALLATIONS,
    ITEMS,
    PLANE,
    SHIP,
    TROOP_SIZE,
    UNITS,
)
from teg_nb.engine.games.wargame.events import (
    Built,
    Carried,
    GameEnded,
    Gathered,
    LandAttack,
    Marched,
    ReinforcementsDelivered,
    Struck,
    Suppressed,
    Upgraded,
    WeaponFired,
)
from teg_nb.engine.games.wargame.objectives import is_met
from teg_nb.engine.games.wargame.observation import HIDDEN, Observation
from teg_nb.engine.games.wargame.picture import gives
from teg_nb.engine.games.wargame.queries import block, free, may_leave, ready
from teg_nb.engine.games.wargame.settings import Settings as WarSettings
from teg_nb.engine.games.wargame.state import State, Stock
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import games

_CAPACITY = ("capacity.troop", "capacity.plane", "capacity.ship")


class Screen(games.Screen[State, Observation]):
    """The screen of the resource war: orders of every kind, private stocks, a delivery to choose.

    The orders to build, improve or fire reveal the contents of a stock, so only their seat
    receives them. Movers are public, their cargo is not. The menu has trips without cargo, and
    `compose` of the private reply has the goods.
    """

    secret_verbs = ("build", "upgrade", "fire")
    reckoned = ("next_troops", "capacity")
    routines = ("again", "gather")
    labels: ClassVar = dict.fromkeys(
        ("aim", "good", "installation", "item", "resource", "unit", "vehicle", "weapon"), "things"
    )

    acts: ClassVar = {
        **dict.fromkeys((Gathered, Built, Upgraded, Suppressed), "work"),
        ReinforcementsDelivered: "place",
        Marched: "march",
        Carried: "march",
        LandAttack: "battle",
        Struck: "strike",
        WeaponFired: "flight",
        GameEnded: "end",
    }

    def aim(self, settings: Settings) -> tuple[str, JsonObject]:
        """Return the objective, if it is in play, and the last round (WAR-11.2, WAR-11.3)."""
        options = cast("WarSettings", settings).options
        key = "objective" if options["chapter.objectives"] else "territories"
        return key, {"rounds": options.max_rounds}

    def board(self, settings: Settings) -> JsonObject:
        """Return the drawing of the board; each continent with the special goods it ``gives``.

        ``landlocked`` are the territories without ships (WAR-1.11).

        They are pairs of the id of a resource, or ``"treasure"``, and true if it is rare (WAR-1.6).
        """
        drawn, own = super().board(settings), cast("WarSettings", settings)
        for continent, goods in zip(drawn["continents"], gives(own), strict=True):
            continent["gives"] = [list(good) for good in goods]
        drawn["landlocked"] = [*members(own.landlocked)]
        return drawn

    def for_all(self, action: Action) -> bool:
        """Return false for trips with cargo, so that each trip is listed once."""
        loaded = getattr(action, "cargo", ()) or (action.verb == "carry" and action.troops)  # type: ignore[attr-defined]
        return super().for_all(action) and not loaded

    def public(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return units, strengths, prices and objectives."""
        places = range(len(state.owner))
        options, settings = seen.settings.options, seen.settings
        units = range(len(UNITS))
        return {
            "planes": list(seen.units[PLANE]),
            "ships": list(seen.units[SHIP]),
            "ready": [[ready(state, unit, place) for place in places] for unit in units],
            "free": [[free(state, unit, place) for place in places] for unit in units],
            "leave": [may_leave(state, place) for place in places],
            "levels": [list(row) for row in seen.levels],
            "defence": [strength(state, place) for place in places],
            "block": [block(state, place) for place in places],
            "power": [list(power(state, place)) for place in places],
            "strike": [
                [strikes.hits_of(state, unit, place, 1) for place in places]
                for unit in (PLANE, SHIP)
            ],
            "suppressed": list(members(seen.suppressed)),
            "capacity": [options[key] for key in _CAPACITY],
            "troop_size": TROOP_SIZE,
            "next_troops": [
                territories.bit_count() // options["reinforcement.divisor"]
                for territories in seen.held
            ],
            "things": {
                kind: _labels(settings.vocabulary[kind], lang)
                for kind in ("good", "installation", "item", "unit", "aim", "weapon")
            },
            "prices": _prices(seen),
            "goals": [_objective(seen, n, lang) for n in settings.objectives_in_play],
            "stocks": _stocks(seen) if settings.open else None,
        }

    def recent(self, match: Match, step: int, lang: str) -> JsonObject:
        """Count the orders that each routine could give now, ignoring conflicts between them."""
        seat = match.game.to_move(match.states[step])
        if seat < 0:
            return {"routines": {}}
        legal_orders = _able(match, step)
        again = sum(_what(order) in legal_orders for order in _again(match, step, seat))
        return {"routines": {"again": again, "gather": len(_searches(legal_orders))}}

    def routine(self, name: str, match: Match, seat: int) -> list[Action]:
        """Return the orders of ``again`` (repeat last turn's work) or ``gather`` (idle troops).

        Idle troops gather the resource last gathered in their territory, else the one last
        gathered by the seat, else the first resource of the territory.
        """
        if name == "again":
            return [*_again(match, len(match), seat)]
        own_actions = (action for action in match.actions if action.seat == seat)
        gathered = [action for action in own_actions if isinstance(action, Gather)]
        rows = _searches(_able(match, len(match))).values()
        return [_first(orders, gathered) for orders in rows]

    def battle(self, event: Event, events: list[Event]) -> JsonObject | None:
        """Describe the last attack, strike or weapon, which need no dice (WAR-D-2)."""
        if not isinstance(event, (LandAttack, Struck, WeaponFired)):
            return None
        payload = {
            "kind": event.kind,
            "source": event.source,
            "target": event.target,
            "attack": [],
            "defence": [],
            "losses": [0, 0],
            "conquered": False,
        }
        if isinstance(event, LandAttack):
            return {
                **payload,
                "sent": event.troops,
                "hits": event.hits,
                "block": event.block,
                "wall": event.wall,
                "losses": [event.losses_attack, event.losses_defence],
                "conquered": event.conquered,
            }
        if isinstance(event, Struck):
            return {
                **payload,
                "sent": event.number,
                "hits": event.hits,
                "unit": event.unit,
                "aim": event.aim,
                "duel": event.duel,
                "losses": [event.duel, event.losses],
            }
        return {
            **payload,
            "weapon": event.weapon,
            "destroyed": [event.troops, event.planes, event.ships, *event.levels],
        }

    def act(self, event: Event, before: State) -> JsonObject | None:
        """Add the losses of a land attack, and the number of vehicles that strike."""
        shown = super().act(event, before)
        if isinstance(event, LandAttack):
            losses = [event.losses_attack, event.losses_defence]
            return {**(shown or {}), "losses": losses}
        if isinstance(event, Struck):
            return {**(shown or {}), "amount": event.number}
        return shown

    def revealed(self, state: State, seen: Observation, lang: str) -> list[JsonList]:
        """Return the objectives of all seats, the winners' first."""
        seats = sorted(range(len(seen.revealed)), key=lambda seat: seat not in seen.winners)
        return [
            [
                seat,
                _objective(seen, seen.revealed[seat], lang),
                is_met(state, seat, seen.settings.objectives[seen.revealed[seat]]),
            ]
            for seat in seats
            if seen.revealed[seat] != HIDDEN
        ]

    def private(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return the viewer's objective, stocks, treasures, and its next delivery."""
        assert seen.viewer is not None
        hidden = seen.objective == HIDDEN
        return {
            "objective": None if hidden else _objective(seen, seen.objective, lang),
            "treasures": seen.treasures[seen.viewer],
            "delivery": list(seen.delivery),
            "stocks": _stocks(seen, seen.viewer),
        }


_WORK = (Gather, Defend)
"""Orders that may be repeated in the next turn: they move nobody and cost nothing."""


def _what(order: Gather | Defend) -> tuple[object, ...]:
    """Return the key of an order: everything except its number."""
    return type(order), order.country, order.resource if isinstance(order, Gather) else order.unit


def _able(match: Match, step: int) -> dict[tuple[object, ...], Gather | Defend]:
    """Return repeatable orders by key, each with its largest amount."""
    legal = match.game.legal_actions(match.states[step]).with_max_amount()
    return {_what(order): order for order in legal if isinstance(order, _WORK)}


def _again(match: Match, step: int, seat: int) -> Iterator[Gather | Defend]:
    """List the work orders of a seat's previous turn, first to last."""
    orders: list[Gather | Defend] = []
    turns = 0
    for action in reversed(match.actions[:step]):
        if action.seat == seat:
            turns += isinstance(action, EndTurn)
            if turns == 1 and isinstance(action, _WORK):
                orders.append(action)
        if turns == 2:
            break
    return reversed(orders)


def _searches(able: Mapping[tuple[object, ...], Gather | Defend]) -> dict[int, list[Gather]]:
    """Group the gathering orders of idle troops by territory."""
    by_territory: dict[int, list[Gather]] = {}
    for order in able.values():
        if isinstance(order, Gather):
            by_territory.setdefault(order.country, []).append(order)
    return by_territory


def _first(rows: list[Gather], gathered: list[Gather]) -> Gather:
    """Choose the gathering order for a territory: the most recent resource first."""
    local = [order for order in gathered if order.country == rows[0].country]
    for previous in (*local[::-1], *gathered[-1:]):
        for row in rows:
            if row.resource == previous.resource:
                return row
    return rows[0]


def _labels(words: tuple[str, ...], lang: str) -> list[str]:
    return [catalogue("wargame").label("things", word, lang) for word in words]


def _objective(seen: Observation, number: int, lang: str) -> str:
    """Format an objective with the numbers of this match."""
    objective = seen.settings.objectives[number]
    territories = max(objective.territories, sum(objective.need))
    numbers = vars(objective) | {"territories": territories}
    return catalogue("wargame").phrase("objectives", objective.id, lang, numbers)


def _prices(seen: Observation) -> dict[str, JsonList]:
    """List the prices of items and of installation levels, as pairs of a good and a number."""
    options = seen.settings.options
    price = {key: [list(pair) for pair in pairs] for key, pairs in seen.settings.price.items()}
    levels = (
        [price[f"{name}.{level}"] for level in range(1, options[f"{name}.max_level"] + 1)]
        for name in INSTALLATIONS
    )
    items = ITEMS if options["chapter.weapons"] else ITEMS[:FIRST_WEAPON]
    return {"item": [price[item] for item in items], "installation": list(levels)}


def _stocks(seen: Observation, viewer: int | None = None) -> JsonObject:
    """Return the stocks that may be seen, without empty ones, by territory or seat (WAR-D-8).

    ``rows`` are pairs of a territory (or seat) and its goods, which are pairs too.
    """
    rows = {
        row: stock
        for row, stock in seen.stocks.items()
        if viewer is None or (row if seen.settings.pooled else seen.owner[row]) == viewer
    }
    return {
        "pooled": seen.settings.pooled,
        "rows": [[row, _goods(stock)] for row, stock in sorted(rows.items()) if any(stock)],
    }


def _goods(stock: Stock) -> list[list[int]]:
    return [[good, count] for good, count in enumerate(stock) if count]
