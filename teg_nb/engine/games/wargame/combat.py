"""The attack by land (WAR-6): no dice, and only it conquers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.wargame.actions import Attack
from teg_nb.engine.games.wargame.components import ARMOURY, INSTALLATIONS, PLANE, SHIP, TROOP, WALL
from teg_nb.engine.games.wargame.events import LandAttack, TerritoryConquered
from teg_nb.engine.games.wargame.guards import (
    refusal,
    refuse_unless_country,
    refuse_unless_enemy,
    refuse_unless_own,
    refuse_unless_ready,
    refuse_unless_some_stay,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.wargame.mutations import arrive, leave, lose_ready_first, set_level, work
from teg_nb.engine.games.wargame.objectives import eliminate
from teg_nb.engine.games.wargame.queries import block, leaving, level, ready
from teg_nb.engine.games.wargame.state import EMPTY, Public, State
from teg_nb.engine.legal_actions import AmountRows, steps


def strength(state: Public, country: int) -> int:
    """Return the strength of a garrison: ready troops and a share of the busy ones (WAR-5.1).

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> state = position(Rojo={"Brasil": {"troops": 5, "busy": 5}})
    >>> strength(state, state.settings.board.country("Brasil"))
    2
    """
    share = state.settings.options.share("busy_defence")
    busy = state.busy[TROOP][country] * share.numerator // share.denominator
    return ready(state, TROOP, country) + int(busy)


def power(state: Public, source: int) -> tuple[int, int]:
    """Return the hits of four attacking troops, and the hits that each order adds (WAR-6.3).

    An armoury raises the first number, in proportion to the troops. With the option
    ``attack.counts = "orders"`` it raises the second.
    """
    options = state.settings.options
    bonus: int = options["armoury.bonus"] * level(state, ARMOURY, source)
    return (4, bonus) if options.word("attack.counts") == "orders" else (4 + bonus, 0)


def hits_of(state: Public, source: int, troops: int) -> int:
    """Return the hits of a number of troops that attack from a territory (WAR-6.3)."""
    four, extra = power(state, source)
    return troops * four // 4 + extra


def least(state: Public, source: int, target: int) -> int:
    """Return the fewest troops that conquer a target, even if the source has fewer (WAR-6.5).

    Examples
    --------
    >>> from teg_nb.engine.games.wargame.position import position
    >>> state = position(Rojo={"Brasil": {"troops": 9, "armoury": 2}}, Azul="Argelia-Nigeria 5")
    >>> country = state.settings.board.country
    >>> least(state, country("Brasil"), country("Argelia-Nigeria"))  # 4 + 4 * 2 // 4 > 5
    4
    """
    four, extra = power(state, source)
    wanted = strength(state, target) + 1 + block(state, target) - extra
    return max(1, -(-4 * wanted // four))


class Forecast(NamedTuple):
    """The outcome of an attack by land: fights have no dice (WAR-D-2).

    Attributes
    ----------
    hits, block, defence : int
        Hits of the attack, hits that the wall stops, and strength of the garrison.
    conquered : bool
    losses_attack, losses_defence : int
        Troops.
    wall : int
        Levels that the wall loses in an attack that is repelled.
    """

    hits: int
    block: int
    defence: int
    conquered: bool
    losses_attack: int
    losses_defence: int
    wall: int


def forecast(state: Public, source: int, target: int, troops: int) -> Forecast:
    """Compute the outcome of an attack with a number of troops (WAR-6.3 to WAR-6.6).

    Several orders in a row never do better than one order with all their troops, unless the option
    ``attack.counts`` is ``"orders"``.
    """
    four, _ = power(state, source)
    hits, stopped = hits_of(state, source, troops), block(state, target)
    left, defence = max(0, hits - stopped), strength(state, target)
    conquered = left > defence
    garrison = state.units[TROOP][target]
    return Forecast(
        hits,
        stopped,
        defence,
        conquered,
        losses_attack=min(troops - conquered, -(-4 * defence // four)),
        losses_defence=garrison if conquered else min(garrison - 1, left),
        wall=0 if conquered else _worn(state, target, hits),
    )


def _worn(state: Public, target: int, hits: int) -> int:
    """Count the levels that hits wear off a wall, each at the block of that moment (WAR-6.6)."""
    options, stopped = state.settings.options, block(state, target)
    if not stopped or not options["wall.wears"]:
        return 0
    if options.word("attack.counts") == "orders":
        return int(hits >= stopped)
    worn = 0
    while stopped and hits >= stopped:
        hits -= stopped
        stopped -= options["wall.block_per_level"]
        worn += 1
    return worn


def _options(state: State) -> Sequence[Attack]:
    held, neighbours = state.held[state.turn], state.settings.board.neighbour_sets
    rows = [
        (step, 1, max_troops)
        for source, max_troops in leaving(state)
        if (targets := neighbours[source] & ~held)
        for step in steps(source, targets)
    ]
    return AmountRows(Attack, state.turn, rows)


def _check(state: State, action: Attack) -> None:
    refuse_unless_turn(state, action.seat)
    source, target = action.source, action.target
    refuse_unless_country(state, source, target)
    refuse_unless_whole(state, action.troops, "WAR-6.2")
    refuse_unless_own(state, action.seat, "WAR-6.2", source)
    refuse_unless_enemy(state, action.seat, target, "WAR-6.2")
    if target not in state.settings.board.neighbours[source]:
        raise refusal(state, "not_adjacent", "WAR-6.2", source=source, target=target)
    refuse_unless_ready(state, TROOP, source, action.troops)
    refuse_unless_some_stay(state, source, action.troops, "WAR-6.2")


def _apply(state: State, action: Attack, events: list[Event]) -> None:
    """Resolve the attack by its numbers (WAR-6.3 to WAR-6.6)."""
    source, target, troops = action.source, action.target, action.troops
    outcome = forecast(state, source, target, troops)
    lost = outcome.losses_attack
    events.append(
        LandAttack(
            action.seat,
            state.owner[target],
            source,
            target,
            troops,
            outcome.hits,
            outcome.block,
            lost,
            outcome.losses_defence,
            outcome.wall,
            outcome.conquered,
        )
    )
    if outcome.conquered:
        leave(state, TROOP, source, troops)
        conquer(state, action.seat, target, troops - lost, events)
        return
    lose_ready_first(state, TROOP, target, outcome.losses_defence)
    if outcome.wall:
        set_level(state, WALL, target, level(state, WALL, target) - outcome.wall)
    leave(state, TROOP, source, lost)
    work(state, TROOP, source, troops - lost)


def conquer(state: State, seat: int, country: int, troops: int, events: list[Event]) -> None:
    """Occupy a territory with busy troops; the loser's things are lost or captured (WAR-6.5)."""
    loser = state.owner[country]
    captured = state.settings.options.word("spoils") == "captured"
    for unit in (PLANE, SHIP):
        if not captured:
            state.units[unit][country] = 0
        state.busy[unit][country] = state.units[unit][country]
    if not captured:
        if not state.settings.pooled:
            state.stocks[country] = EMPTY
        for installation in range(len(INSTALLATIONS)):
            if level(state, installation, country):
                set_level(state, installation, country, 0)
    state.units[TROOP][country] = state.busy[TROOP][country] = 0
    arrive(state, TROOP, country, troops)
    state.suppressed &= ~(1 << country)
    state.owner = changed(state.owner, country, seat)
    state.held = changed(state.held, seat, state.held[seat] | 1 << country)
    state.held = changed(state.held, loser, state.held[loser] & ~(1 << country))
    events.append(TerritoryConquered(seat, country, loser, troops))
    if not state.held[loser]:
        eliminate(state, loser, seat, events)


RULES: dict[type[Action], Rule[State]] = {Attack: Rule(_options, _check, _apply)}
