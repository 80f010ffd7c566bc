"""Strikes by planes and ships, and weapons: they weaken, and never conquer (WAR-9)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.wargame.actions import Fire, Strike, StrikeAir, StrikeSea
from teg_nb.engine.games.wargame.components import (
    AIRFIELD,
    FIRST_INSTALLATION,
    INSTALLATIONS,
    PLANE,
    RESOURCES,
    SHIP,
    SHIPYARD,
    TROOP,
)
from teg_nb.engine.games.wargame.events import Struck, Suppressed, WeaponFired
from teg_nb.engine.games.wargame.guards import (
    refusal,
    refuse_unless_country,
    refuse_unless_enemy,
    refuse_unless_known,
    refuse_unless_own,
    refuse_unless_ready,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.wargame.mutations import (
    leave,
    lose_busy_first,
    lose_ready_first,
    put,
    set_level,
    work,
)
from teg_nb.engine.games.wargame.queries import block, free_here, level, ready, stock_of, supplied
from teg_nb.engine.games.wargame.state import Public, State
from teg_nb.engine.legal_actions import AmountRows, Row

# Keys of the options by kind of weapon, in the order of the goods.
_KEYS = ("missile", "atomic", "epidemic", "cyber")
MISSILE, ATOMIC_BOMB, EPIDEMIC, CYBER_ATTACK = 0, 1, 2, 3


def unit_of(strike: type[Strike]) -> int:
    """Return the unit of a kind of strike: planes or ships."""
    return PLANE if strike is StrikeAir else SHIP


def reaches(state: Public, unit: int, source: int, target: int) -> bool:
    """Tell if a target is in range of planes or ships (WAR-2, `range`)."""
    return bool(state.settings.in_range[unit][source] >> target & 1)


def sea_access(state: Public, country: int) -> bool:
    """Tell if ships can be in a territory (WAR-1.11)."""
    return not state.settings.landlocked >> country & 1


def is_immune(state: Public, country: int) -> bool:
    """Tell if a territory is immune from attacks from the air (WAR-1.9)."""
    return bool(state.settings.air_immune >> country & 1)


def weapon_fault(state: Public, weapon: int, source: int, target: int) -> str:
    """Return the code of why a weapon cannot hit a territory, or ``""`` (WAR-9.3, WAR-9.8)."""
    options = state.settings.options
    if options.word(f"{_KEYS[weapon]}.kind") == "air" and is_immune(state, target):
        return "air_immune"
    reach = options["range.missile"]
    far = state.settings.board.distance(source, target)
    return "out_of_range" if weapon == MISSILE and reach is not None and far > reach else ""


def strike_fault(state: Public, unit: int, source: int, target: int) -> str:
    """Return the code of why planes or ships cannot strike a territory, or ``""`` (WAR-9.3)."""
    if unit == PLANE and is_immune(state, target):
        return "air_immune"
    if unit == SHIP and not (sea_access(state, source) and sea_access(state, target)):
        return "landlocked"
    return "" if reaches(state, unit, source, target) else "out_of_range"


def accessible(state: Public, unit: int, source: int) -> int:
    """Return a bit set of the territories that planes or ships can go to (WAR-1.11, WAR-2)."""
    settings = state.settings
    near = settings.in_range[unit][source]
    if unit == PLANE:
        return near
    return near & ~settings.landlocked if sea_access(state, source) else 0


def _strikable(state: Public, unit: int, source: int) -> int:
    """Return a bit set of the territories that `strike_fault` admits."""
    targets = accessible(state, unit, source)
    return targets & ~state.settings.air_immune if unit == PLANE else targets


def _present(state: State, country: int, aim: int) -> int:
    if aim < FIRST_INSTALLATION:
        return state.units[aim][country]
    return level(state, aim - FIRST_INSTALLATION, country)


# Strikes


def _strike_options(state: State, kind: type[Strike]) -> Sequence[Strike]:
    """List strikes with all free planes, or ships, of a territory; fewer are legal too."""
    seat, unit = state.turn, unit_of(kind)
    sources = free_here(state, unit)
    if not sources:
        return []
    others, present = ~state.held[seat], [*state.units, *state.levels]  # by aim
    aims_at = [
        [aim for aim, number in enumerate(numbers) if number]
        for numbers in zip(*present, strict=True)
    ]
    rows: list[Row[tuple[int, int, int]]] = []
    for source, number in sources:
        targets = members(_strikable(state, unit, source) & others)
        places = [(source, target, aim) for target in targets for aim in aims_at[target]]
        if places:
            rows.append((places, number, number))
    return AmountRows(kind, seat, rows)


def _check_strike(state: State, action: Strike) -> None:
    refuse_unless_turn(state, action.seat)
    source, target, unit = action.source, action.target, unit_of(type(action))
    refuse_unless_country(state, source, target)
    refuse_unless_known(state, "aim", action.aim, "bad_aim", "WAR-9.2")
    refuse_unless_whole(state, action.number, "WAR-9.2")
    refuse_unless_own(state, action.seat, "WAR-9.2", source)
    refuse_unless_enemy(state, action.seat, target, "WAR-9.2")
    fault = strike_fault(state, unit, source, target)
    if fault:
        country = source if fault == "landlocked" and not sea_access(state, source) else target
        raise refusal(
            state, fault, "WAR-9.3", source=source, target=target, country=country, unit=unit
        )
    refuse_unless_ready(state, unit, source, action.number)
    if not _present(state, target, action.aim):
        raise refusal(state, "bad_aim", "WAR-9.2", target=target, aim=action.aim)


def _strike(state: State, action: Strike, events: list[Event]) -> None:
    source, target, unit = action.source, action.target, unit_of(type(action))
    waiting = 0 if state.suppressed >> target & 1 else ready(state, unit, target)
    duel = min(action.number, waiting)
    leave(state, unit, target, duel)
    leave(state, unit, source, duel)
    work(state, unit, source, action.number - duel)
    hits = hits_of(state, unit, source, action.number - duel)
    if unit == SHIP:
        hits = max(0, hits - block(state, target))
    losses = _hit(state, target, action.aim, hits)
    events.append(
        Struck(
            action.seat,
            state.owner[target],
            source,
            target,
            unit,
            action.number,
            action.aim,
            duel,
            hits,
            losses,
        )
    )


def hits_of(state: Public, unit: int, source: int, number: int) -> int:
    """Return the hits of a number of planes or ships that strike from a territory (WAR-9.5)."""
    options = state.settings.options
    if unit == PLANE:
        hits = options["plane.hits"] + options["airfield.bonus"] * level(state, AIRFIELD, source)
    else:
        hits = options["ship.hits"] + options["shipyard.bonus"] * level(state, SHIPYARD, source)
    return int(number * hits)


def _hit(state: State, target: int, aim: int, hits: int) -> int:
    """Destroy the aim of a strike; return the losses (WAR-9.6)."""
    if aim == TROOP:
        losses = min(state.units[TROOP][target] - 1, hits)
        lose_ready_first(state, TROOP, target, losses)
    elif aim < FIRST_INSTALLATION:
        losses = min(state.units[aim][target], hits)
        lose_busy_first(state, aim, target, losses)
    else:
        installation = aim - FIRST_INSTALLATION
        have = level(state, installation, target)
        losses = min(have, hits // int(state.settings.options["installation.hits_per_level"]))
        if losses:
            set_level(state, installation, target, have - losses)
    return losses


# Weapons


def _fire_options(state: State) -> list[Fire]:
    seat = state.turn
    return [
        Fire(seat, weapon, source, target)
        for source, _, use in supplied(state)
        for weapon in use.weapons
        for target, owner in enumerate(state.owner)
        if owner != seat and not weapon_fault(state, weapon, source, target)
    ]


def _check_fire(state: State, action: Fire) -> None:
    refuse_unless_turn(state, action.seat)
    weapon, source, target = action.weapon, action.source, action.target
    refuse_unless_country(state, source, target)
    refuse_unless_known(state, "weapon", weapon, "unknown_item", "WAR-9.8")
    refuse_unless_own(state, action.seat, "WAR-9.2", source)
    refuse_unless_enemy(state, action.seat, target, "WAR-9.2")
    fault = weapon_fault(state, weapon, source, target)
    if fault:
        clause = "WAR-9.3" if fault == "air_immune" else "WAR-9.8"
        raise refusal(state, fault, clause, source=source, target=target, country=target)
    if not stock_of(state, source)[RESOURCES + weapon]:
        facts = {"weapon": weapon, "weapons": weapon, "country": source}
        raise refusal(state, "weapon_not_held", "WAR-9.8", **facts)
    refuse_unless_ready(state, TROOP, source, 1)


def _fire(state: State, action: Fire, events: list[Event]) -> None:
    weapon, target = action.weapon, action.target
    put(state, action.source, [(RESOURCES + weapon, 1)], -1)
    work(state, TROOP, action.source, 1)
    levels = (0,) * len(INSTALLATIONS)
    losses = troops_lost(state, weapon, target), 0, 0
    if weapon == ATOMIC_BOMB:
        share = state.settings.options.share("atomic.fraction")
        planes, ships = (_part(state.units[unit][target], share) for unit in (PLANE, SHIP))
        losses = losses[0], planes, ships
        levels = tuple(min(1, row[target]) for row in state.levels)
    lose_ready_first(state, TROOP, target, losses[TROOP])
    for unit in (PLANE, SHIP):
        lose_busy_first(state, unit, target, losses[unit])
    for installation, lost in enumerate(levels):
        if lost:
            set_level(state, installation, target, level(state, installation, target) - lost)
    defender = state.owner[target]
    events.append(
        WeaponFired(action.seat, defender, weapon, action.source, target, *losses, levels)
    )
    if weapon == CYBER_ATTACK:
        state.suppressed |= 1 << target
        events.append(Suppressed(action.seat, target))


def troops_lost(state: Public, weapon: int, target: int) -> int:
    """Count the troops that a weapon destroys; one survives (WAR-9.1, WAR-9.8)."""
    options, troops = state.settings.options, state.units[TROOP][target]
    if weapon == MISSILE:
        hits = options["missile.hits"]
    elif weapon == CYBER_ATTACK:
        hits = 0
    else:
        hits = _part(troops, options.share(f"{_KEYS[weapon]}.fraction"))
    return int(min(troops - 1, hits))


def _part(number: int, share: Fraction) -> int:
    """Return a fraction of a number, rounded down."""
    return int(number * share)


RULES: dict[type[Action], Rule[State]] = {
    StrikeAir: Rule(lambda state: _strike_options(state, StrikeAir), _check_strike, _strike),
    StrikeSea: Rule(lambda state: _strike_options(state, StrikeSea), _check_strike, _strike),
    Fire: Rule(_fire_options, _check_fire, _fire),
}
