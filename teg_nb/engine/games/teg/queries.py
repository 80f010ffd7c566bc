"""Questions of the rules about a position of La Revancha."""

from __future__ import annotations

from teg_nb.engine.games.teg.pacts.kinds import ZonePact
from teg_nb.engine.games.teg.state import Public, State


def occupied(state: Public, seat: int) -> int:
    """Return a bit set of the countries that a seat occupies, also shared ones (TEG-0.4)."""
    bits = state.held[seat]
    for country, guest in state.guests.items():
        if seat == guest[0] or seat == state.owner[country]:
            bits |= 1 << country
    return bits


def counted(state: State, seat: int, purpose: str) -> int:
    """Return a bit set of the countries that count for a seat (TEG-D-27).

    Parameters
    ----------
    purpose : str
        ``"countries"``, ``"bonus"``, ``"continent"`` or ``"objective"``. For each of them an
        option decides whether shared countries count.
    """
    if not state.guests or purpose not in state.settings.options.condominium_counts:
        return state.held[seat]
    return occupied(state, seat)


def awaited_seat(state: State) -> int:
    """Return the seat that must decide: the seat in turn, or the one asked out of turn."""
    return state.turn if state.awaited < 0 else state.awaited


def is_living(state: State, seat: int) -> bool:
    """Return whether a seat still plays (TEG-0.1, TEG-16.1)."""
    return state.slayer[seat] < 0


def living(state: Public) -> list[int]:
    """List the living seats in wheel order from the first player of the round."""
    wheel = (*range(state.first, len(state.slayer)), *range(state.first))
    return [seat for seat in wheel if state.slayer[seat] < 0]


def situation_id(state: Public) -> str:
    """Return the id of the situation card in force, or ``""``."""
    return "" if state.situation < 0 else state.settings.facts.situations[state.situation].id


def is_resting(state: Public, seat: int) -> bool:
    """Return whether the situation card names the colour of a seat (TEG-6.10)."""
    if state.situation < 0:
        return False
    return state.settings.facts.situations[state.situation].colour == state.settings.seats[seat]


def share(state: Public, country: int, seat: int) -> int:
    """Count the armies of a seat in a country."""
    if country in state.guests and state.guests[country][0] == seat:
        return state.guests[country][1]
    return state.armies[country] if state.owner[country] == seat else 0


def stock(state: State, country: int, seat: int) -> int:
    """Count the missiles of a seat in a country."""
    if country in state.guests and state.guests[country][0] == seat:
        return state.guests[country][2]
    return state.missiles[country] if state.owner[country] == seat else 0


def occupants(state: Public, country: int) -> tuple[int, ...]:
    """Return the seats with armies in a country: one or two (TEG-0.4)."""
    if country in state.guests:
        return (state.owner[country], state.guests[country][0])
    return (state.owner[country],)


def zone_of(state: Public, seat: int) -> ZonePact | None:
    """Return the international zone that binds a seat, or None.

    After an announcement a zone binds only its breaker (TEG-D-62).
    """
    for pact in state.pacts:
        if isinstance(pact, ZonePact) and pact.binds(seat):
            return pact
    return None


def is_zone(state: Public, country: int, seat: int) -> bool:
    """Return whether a country is the zone of a seat, which may add nothing (TEG-14.20)."""
    if not state.pacts:
        return False
    zone = zone_of(state, seat)
    return zone is not None and zone.country == country
