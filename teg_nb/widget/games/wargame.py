"""The resource war on the screen: units stand in the open, stocks do not (WAR-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.games.wargame import strikes
from teg_nb.engine.games.wargame.actions import Defend, EndTurn, Gather
from teg_nb.engine.games.wargame.combat import power, strength
from teg_nb.engine.games.wargame.components import (
    INSTALLATIONS,
    ITEMS,
    PLANE,
    SHIP,
    TROOP_SIZE,
    UNITS,
)
from teg_nb.engine.games.wargame.events import LandAttack, Struck, WeaponFired
from teg_nb.engine.games.wargame.observation import HIDDEN, Observation
from teg_nb.engine.games.wargame.queries import block, free, may_leave, ready
from teg_nb.engine.games.wargame.state import State, Stock
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import games

_CAPACITY = ("capacity.troop", "capacity.plane", "capacity.ship")


class Screen(games.Screen):
    """The resource war: orders of every kind, private stocks, a delivery to choose.

    What may be built, improved or fired tells what lies in a stock, so those orders go to their
    seat alone. Who moves can be seen; what it could take along cannot: the menu has trips without
    cargo, and `compose` of the private reply has the goods.
    """

    secret_verbs = ("build", "upgrade", "fire")
    reckoned = ("next_troops", "capacity")
    routines = ("again", "gather")
    labels: ClassVar = dict.fromkeys(
        ("aim", "good", "installation", "item", "resource", "unit", "vehicle", "weapon"), "things"
    )

    def for_all(self, action: Action) -> bool:
        """Trips are listed once, without what they may carry."""
        loaded = getattr(action, "cargo", ()) or (action.verb == "carry" and action.troops)  # type: ignore[attr-defined]
        return super().for_all(action) and not loaded

    def public(self, state: State, seen: Observation, lang: str) -> dict[str, Any]:
        """What stands where, what it is worth in a fight, what things cost, the objectives."""
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
                held.bit_count() // options["reinforcement.divisor"] for held in seen.held
            ],
            "things": {
                kind: _labels(settings.vocabulary[kind], lang)
                for kind in ("good", "installation", "unit", "aim", "weapon")
            },
            "prices": _prices(seen),
            "goals": [_objective(seen, n, lang) for n in range(len(settings.objectives))],
            "stocks": _stocks(seen) if settings.open else None,
        }

    def recent(self, match: Match, step: int, lang: str) -> dict[str, Any]:
        """How many orders each routine would give now, whatever stands in the way of some."""
        seat = match.game.to_move(match.states[step])
        if seat < 0:
            return {"routines": {}}
        able = _able(match, step)
        again = sum(_what(each) in able for each in _again(match, step, seat))
        return {"routines": {"again": again, "gather": len(_searches(able))}}

    def routine(self, name: str, match: Match, seat: int) -> list[Action]:
        """``again``: what stayed at work in the seat's last turn; ``gather``: whoever is idle.

        Idle troops look for what was looked for last in their territory, else by the seat, else
        for what stands first there.
        """
        if name == "again":
            return [*_again(match, len(match), seat)]
        own = (each for each in match.actions if each.seat == seat)
        gathered = [each for each in own if isinstance(each, Gather)]
        rows = _searches(_able(match, len(match))).values()
        return [_first(each, gathered) for each in rows]

    def battle(self, event: Event, events: list[Event]) -> dict[str, Any] | None:
        """What the last attack, strike or weapon did: it needs no dice (WAR-D-2)."""
        if not isinstance(event, (LandAttack, Struck, WeaponFired)):
            return None
        found = {
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
                **found,
                "sent": event.troops,
                "hits": event.hits,
                "block": event.block,
                "wall": event.wall,
                "losses": [event.losses_attack, event.losses_defence],
                "conquered": event.conquered,
            }
        if isinstance(event, Struck):
            return {
                **found,
                "sent": event.number,
                "hits": event.hits,
                "unit": event.unit,
                "aim": event.aim,
                "duel": event.duel,
                "losses": [event.duel, event.losses],
            }
        return {
            **found,
            "weapon": event.weapon,
            "destroyed": [event.troops, event.planes, event.ships, *event.levels],
        }

    def revealed(self, state: State, seen: Observation, lang: str) -> list[list[Any]]:
        """The objectives of all seats, the winners' first."""
        seats = sorted(range(len(seen.revealed)), key=lambda seat: seat not in seen.winners)
        return [
            [seat, _objective(seen, seen.revealed[seat], lang)]
            for seat in seats
            if seen.revealed[seat] != HIDDEN
        ]

    def private(self, state: State, seen: Observation, lang: str) -> dict[str, Any]:
        """The viewer's objective, stocks, treasures, and where its next troops will go."""
        assert seen.viewer is not None
        hidden = seen.objective == HIDDEN
        return {
            "objective": None if hidden else _objective(seen, seen.objective, lang),
            "treasures": seen.treasures[seen.viewer],
            "delivery": list(seen.delivery),
            "stocks": _stocks(seen, seen.viewer),
        }


_WORK = (Gather, Defend)
"""Orders that may be given again in the next turn: they take nobody anywhere, and cost nothing."""


def _what(order: Gather | Defend) -> tuple[Any, ...]:
    """An order without its number."""
    return type(order), order.country, order.resource if isinstance(order, Gather) else order.unit


def _able(match: Match, step: int) -> dict[tuple[Any, ...], Gather | Defend]:
    """The largest of each order that may be given again, by what it is."""
    legal = match.game.legal_actions(match.states[step]).with_max_amount()
    return {_what(each): each for each in legal if isinstance(each, _WORK)}


def _again(match: Match, step: int, seat: int) -> Iterator[Gather | Defend]:
    """What a seat put to work in its turn before this one, first to last."""
    found: list[Gather | Defend] = []
    turns = 0
    for action in reversed(match.actions[:step]):
        if action.seat == seat:
            turns += isinstance(action, EndTurn)
            if turns == 1 and isinstance(action, _WORK):
                found.append(action)
        if turns == 2:
            break
    return reversed(found)


def _searches(able: Mapping[tuple[Any, ...], Gather | Defend]) -> dict[int, list[Gather]]:
    """By territory, what its idle troops may look for."""
    found: dict[int, list[Gather]] = {}
    for each in able.values():
        if isinstance(each, Gather):
            found.setdefault(each.country, []).append(each)
    return found


def _first(rows: list[Gather], gathered: list[Gather]) -> Gather:
    """Which of the searches of a territory its troops go on."""
    here = [each for each in gathered if each.country == rows[0].country]
    for before in (*here[::-1], *gathered[-1:]):
        for row in rows:
            if row.resource == before.resource:
                return row
    return rows[0]


def _labels(words: tuple[str, ...], lang: str) -> list[str]:
    return [catalogue("wargame").label("things", word, lang) for word in words]


def _objective(seen: Observation, number: int, lang: str) -> str:
    """An objective with the numbers of this match."""
    objective = seen.settings.objectives[number]
    territories = max(objective.territories, sum(objective.need))
    numbers = vars(objective) | {"territories": territories}
    return catalogue("wargame").phrase("objectives", objective.id, lang, numbers)


def _prices(seen: Observation) -> dict[str, list[Any]]:
    """What each item costs, and each level of each installation: pairs of a good and a number."""
    price = {key: [list(pair) for pair in pairs] for key, pairs in seen.settings.price.items()}
    levels = (
        [price[f"{name}.{level}"] for level in range(1, 10) if f"{name}.{level}" in price]
        for name in INSTALLATIONS
    )
    return {"item": [price[item] for item in ITEMS], "installation": list(levels)}


def _stocks(seen: Observation, viewer: int | None = None) -> dict[str, Any]:
    """Stocks that may be seen, without the empty ones: by territory, or one of each seat (WAR-D-8).

    ``rows`` are pairs of a territory (or seat) and its goods, pairs themselves.
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
