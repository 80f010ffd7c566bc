"""Missiles: buying, converting and firing them (TEG-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.teg.action_cache import DAMAGE as DAMAGE
from teg_nb.engine.games.teg.action_cache import REACH
from teg_nb.engine.games.teg.actions import Convert, FireMissile, PlaceMissile
from teg_nb.engine.games.teg.events import MissileFired, MissilePlaced, MissilesConverted
from teg_nb.engine.games.teg.guards import (
    refusal,
    refuse_resting,
    refuse_unless_country,
    refuse_unless_turn,
    refuse_unless_whole,
)
from teg_nb.engine.games.teg.mutations import add_armies, add_missiles
from teg_nb.engine.games.teg.pacts.bans import (
    Fault,
    border_fault,
    border_rule,
    flights,
    partners,
    prohibit,
)
from teg_nb.engine.games.teg.placing import INITIAL, PLACING, closed_fault, fitting, pay, receivers
from teg_nb.engine.games.teg.queries import is_resting, is_zone, occupants, occupied, share, stock
from teg_nb.engine.games.teg.state import BASIC, EXCHANGED, Public, State
from teg_nb.engine.legal_actions import AmountRows, MoveRows

PRICE = 6
"""Armies for one missile (TEG-9.1)."""


def window(state: State) -> bool:
    """Return whether missiles may be bought and converted in this phase.

    TEG-D-16, TEG-D-21, TEG-D-35, CHP-2.1.
    """
    options = state.settings.options
    if not options.missiles:
        return False
    if state.phase in INITIAL:
        return options.missiles_in_initial_placement
    if state.phase == "extra_reinforcement":
        return options.missiles_in_extra
    return state.phase == "reinforce"


def _place_options(state: State) -> list[PlaceMissile]:
    if not window(state) or sum(state.due) < PRICE:
        return []
    countries, purchase = receivers(state), state.settings.lists.purchase
    if state.due[BASIC] + state.due[EXCHANGED] < PRICE:
        countries = tuple(country for country in countries if fitting(state, country) >= PRICE)
    return [purchase(state.turn, country) for country in countries]


def _refuse_unless_window(state: State, seat: int) -> None:
    refuse_unless_turn(state, seat, (*PLACING, "attack", "regroup", "ally_regroup", "card"))
    if not window(state):
        clause = "TEG-4.6" if state.phase in INITIAL else "TEG-9.3"
        raise refusal(state, "missiles_not_allowed_now", clause, phase=state.phase)


def _check_place(state: State, action: PlaceMissile) -> None:
    _refuse_unless_window(state, action.seat)
    refuse_unless_country(state, action.country)
    seat, country = action.seat, action.country
    if not occupied(state, seat) >> country & 1:
        raise refusal(state, "not_your_country", "TEG-7.3", country=country)
    fault = closed_fault(state, country, seat)
    if fault:
        raise refusal(state, *fault, country=country)
    if sum(state.due) < PRICE:
        raise refusal(state, "not_enough_for_missile", "TEG-9.2", armies=sum(state.due))
    if fitting(state, country) < PRICE:
        raise refusal(
            state, "wrong_continent", "TEG-7.5", country=country, limit=fitting(state, country)
        )


def _place(state: State, action: PlaceMissile, events: list[Event]) -> None:
    pay(state, action.country, PRICE)
    add_missiles(state, action.country, action.seat, 1)
    events.append(MissilePlaced(action.seat, action.country))


def conversion_fault(state: State, country: int, seat: int) -> Fault:
    """Return why no armies may be converted in a country, or None (TEG-D-37)."""
    if state.settings.options.convert_in_blocked and not is_zone(state, country, seat):
        return None
    return closed_fault(state, country, seat)


def _convert_options(state: State) -> Sequence[Convert]:
    if not window(state):
        return []
    seat, armies, guests = state.turn, state.armies, state.guests
    candidates = [
        country
        for country in members(occupied(state, seat))
        if armies[country] > PRICE or country in guests
    ]
    rows = [
        (state.settings.lists.alone[country], 1, (mine - 1) // PRICE)
        for country in candidates
        if (mine := share(state, country, seat)) > PRICE
        and conversion_fault(state, country, seat) is None
    ]
    return AmountRows(Convert, seat, rows)


def _check_convert(state: State, action: Convert) -> None:
    _refuse_unless_window(state, action.seat)
    refuse_unless_country(state, action.country)
    refuse_unless_whole(state, action.missiles, "TEG-9.3")
    seat, country = action.seat, action.country
    if not occupied(state, seat) >> country & 1:
        raise refusal(state, "not_your_country", "TEG-9.3", country=country)
    fault = conversion_fault(state, country, seat)
    if fault:
        raise refusal(state, *fault, country=country)
    if share(state, country, seat) <= PRICE * action.missiles:
        raise refusal(state, "must_leave_one_army", "TEG-9.3", country=country, source=country)


def _convert(state: State, action: Convert, events: list[Event]) -> None:
    add_armies(state, action.country, action.seat, -PRICE * action.missiles)
    add_missiles(state, action.country, action.seat, action.missiles)
    events.append(MissilesConverted(action.seat, action.country, action.missiles))


# Firing


def fire_fault(state: State, seat: int, source: int, target: int, defender: int) -> Fault:
    """Return why a seat cannot fire a missile at the armies of another, or None (TEG-9)."""
    away = state.settings.board.distance(source, target)
    if not 1 <= away <= REACH:
        return "out_of_range", "TEG-9.6"
    stored = stock(state, source, seat)
    if not stored:
        return "no_missile", "TEG-9.5"
    path = flights(state, seat, source).get(target, ())
    if share(state, target, defender) <= DAMAGE[len(path) - 1 if path else away]:
        return "missile_would_clear_country", "TEG-9.7"
    if stored <= stock(state, target, defender):
        return "missile_deterred", "TEG-9.8"
    if is_resting(state, seat):
        return "resting", "TEG-6.10"
    fault = border_fault(state, source, target)
    if not fault and (state.pacts or state.by_pact):
        fault = prohibit(state, seat, source, target, defender)
    if fault:
        return fault
    return None if path else ("pact_overflight", "TEG-14.14")


def shots(state: State, seat: int) -> Sequence[FireMissile]:
    """List the shots that a seat may fire now; `state` may be an observation."""
    armies, stored, borders = state.armies, state.missiles, border_rule(state)
    if state.guests:
        return list(_shared_shots(state, seat))
    if not any(stored):
        return []
    bound = partners(state, seat) if state.pacts else ()
    owner, rows = state.owner, []
    for source in [country for country in members(state.held[seat]) if stored[country]]:
        missiles = stored[source]
        targets = [
            target
            for target, damage in _within(state, seat, source)
            if armies[target] > damage and missiles > stored[target]
        ]
        if borders:
            targets = [target for target in targets if not border_fault(state, source, target)]
        if bound:
            targets = [
                target
                for target in targets
                if owner[target] not in bound
                or not prohibit(state, seat, source, target, owner[target])
            ]
        if targets:
            rows.append((source, targets))
    return MoveRows(FireMissile, seat, rows)


def _shared_shots(state: State, seat: int) -> Iterator[FireMissile]:
    """Yield the shots on a board with shared countries, where each occupant is a target."""
    for source in members(occupied(state, seat)):
        if not stock(state, source, seat):
            continue
        for target, _ in _within(state, seat, source):
            for defender in occupants(state, target):
                if defender != seat and not fire_fault(state, seat, source, target, defender):
                    shared = target in state.guests
                    yield FireMissile(seat, source, target, defender if shared else -1)


def _within(state: Public, seat: int, source: int) -> Sequence[tuple[int, int]]:
    """Return the enemy countries in reach of a missile, each with the armies it destroys."""
    lists, held = state.settings.lists, state.held[seat]
    paths = flights(state, seat, source) if state.pacts else lists.paths(source)
    if paths is lists.paths(source):  # no pact closes a path: use the cache
        return lists.marks(source, held)
    flown = [(target, len(path) - 1) for target, path in paths.items() if not held >> target & 1]
    return [(target, DAMAGE[borders]) for target, borders in flown]


def _fire_options(state: State) -> Sequence[FireMissile]:
    return [] if is_resting(state, state.turn) else shots(state, state.turn)


def _check_fire(state: State, action: FireMissile) -> None:
    refuse_unless_turn(state, action.seat, ("attack", "regroup"))
    if state.phase == "regroup":
        refuse_resting(state, action.seat)
        raise refusal(state, "attack_after_regroup", "TEG-5.5")
    seat, source, target = action.seat, action.source, action.target
    refuse_unless_country(state, source)
    refuse_unless_country(state, target)
    if not occupied(state, seat) >> source & 1:
        raise refusal(state, "not_your_country", "TEG-9.5", country=source)
    if state.held[seat] >> target & 1:
        raise refusal(state, "own_country", "TEG-9.5", country=target, target=target)
    defender = defender_named(state, seat, target, action.occupant)
    fault = fire_fault(state, seat, source, target, defender)
    if fault:
        raise refusal(state, *fault, source=source, target=target, seat=seat)


def defender_named(state: State, seat: int, target: int, occupant: int) -> int:
    """Return the seat attacked in a country: its owner, or the occupant named (TEG-15.24).

    Raises
    ------
    IllegalAction
        ``occupant_required``, if the occupant is missing or wrong.
    """
    if target not in state.guests:
        if occupant not in (-1, state.owner[target]):
            raise refusal(state, "occupant_required", "TEG-15.30", target=target, country=target)
        return state.owner[target]
    if occupant == seat or occupant not in occupants(state, target):
        raise refusal(state, "occupant_required", "TEG-15.30", target=target, country=target)
    return occupant


def _fire(state: State, action: FireMissile, events: list[Event]) -> None:
    seat, source, target = action.seat, action.source, action.target
    defender = defender_named(state, seat, target, action.occupant)
    path = flights(state, seat, source)[target]
    damage = DAMAGE[len(path) - 1]
    add_missiles(state, source, seat, -1)
    add_armies(state, target, defender, -damage)
    events.append(MissileFired(seat, defender, source, target, path, damage))


RULES: dict[type[Action], Rule[State]] = {
    PlaceMissile: Rule(_place_options, _check_place, _place),
    Convert: Rule(_convert_options, _check_convert, _convert),
    FireMissile: Rule(_fire_options, _check_fire, _fire),
}
