"""Positions set up by hand, positions as JSON, and the validation of positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from teg_nb.engine.board import members, normalize_name
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.common.argument_types import check_argument_types
from teg_nb.engine.games.common.position_setup import (
    PositionFault,
    already_decided,
    by_seat,
    named_numbers,
    number_of,
    place_named,
    refuse,
    refuse_beyond_limit,
    refuse_unless_phase,
    rest_of,
    seat_named,
    unknown_name,
    with_seats,
)
from teg_nb.engine.games.common.table_game import changed, held_by
from teg_nb.engine.games.wargame.components import (
    INSTALLATIONS,
    RESOURCES,
    SHIP,
    SHIPYARD,
    TREASURE,
    TROOP,
    UNITS,
    facts,
)
from teg_nb.engine.games.wargame.objectives import is_met
from teg_nb.engine.games.wargame.options import VERSION
from teg_nb.engine.games.wargame.queries import here, living
from teg_nb.engine.games.wargame.settings import Settings
from teg_nb.engine.games.wargame.setup import table
from teg_nb.engine.games.wargame.state import EMPTY, PHASES, Gathering, State, Stock, empty_state
from teg_nb.engine.games.wargame.strikes import sea_access
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.schema.field_types import MapOf, record_of
from teg_nb.engine.schema.position import dumped, read, reader, writer

MOST = 1_000_000
"""Maximum of any number in a position; play has no limit (WAR-1.4)."""

REASONS = ("objective", "last_alive", "territories_at_limit")

_PLURALS = tuple(f"{unit}s" for unit in UNITS)
_BUSY = ("busy", "busy_planes", "busy_ships")

Forces = str | Mapping[str, int | JsonMapping]


class Place(NamedTuple):
    """The facts that a position names for one territory."""

    country: int
    units: tuple[int, ...]
    busy: tuple[int, ...]
    levels: tuple[int, ...]
    stock: Stock


@check_argument_types
def position(
    *,
    seats: int | Sequence[str] | None = None,
    turn: str | None = None,
    phase: str = "orders",
    round: int = 2,
    first: str | None = None,
    rest: str | None = None,
    objectives: Mapping[str, str] | None = None,
    treasures: Mapping[str, int] | None = None,
    deliveries: Mapping[str, Iterable[str]] | None = None,
    stocks: Mapping[str, Mapping[str, int]] | None = None,
    out: Mapping[str, str] | None = None,
    options: JsonMapping | None = None,
    **forces: Forces,
) -> State:
    """Return a position of the resource war, set up from its named facts.

    Parameters
    ----------
    **forces
        By colour, its territories with their troops: ``Rojo="Brasil 4, China"`` (no number is
        one), or ``Rojo={"Brasil": {"troops": 4, "busy": 1, "planes": 2, "busy_planes": 1,
        "ships": 0, "wall": 1, "armoury": 0, "airfield": 2, "shipyard": 0,
        "stock": {"metal": 7, "Misil": 1}}}``. Accents and capitals do not matter.
    seats : int or sequence of str
        Colours in order of play. Default: the named colours, in the order written. If only one is
        named, the first other colour of the box joins.
    turn : str
        Seat to move. Default: the first.
    phase : str
        ``"orders"``, or ``"first_delivery"`` (WAR-D-18).
    round, first
        Number of the round, 2 by default, and the seat that began it (default: the seat to move).
    rest : str
        Owner of the territories that are not named, with one troop each. Default: they are dealt
        in board order, in turn, to the seats that are not to move.
    objectives : mapping
        By colour, the id of its objective. Default: none.
    treasures : mapping
        By colour, treasures found so far. Default: 0.
    deliveries : mapping
        By colour, the territories chosen for its next troops. Default: none.
    stocks : mapping
        By colour, its stock, with the option ``resource_pool = "seat"``. Default: empty.
    out : mapping
        Eliminated colours, with the colours that eliminated them.
    options : mapping
        Options that differ from the rules.

    Raises
    ------
    BadPosition
        If the position cannot occur; the message gives the reason.

    Examples
    --------
    >>> state = position(Rojo="Brasil 4", Azul={"Egipto": {"troops": 2, "wall": 1}})
    >>> state
    <wargame position: round 2, Rojo, orders>
    >>> state.at("Egipto")[1:3], state.held[0].bit_count()
    (('Azul', 2), 1)
    """
    settings = with_seats(seats, forces, facts().colours, 2, lambda chosen: table(chosen, options))
    state = empty_state(settings)

    seat = partial(seat_named, settings.seats)

    refuse_unless_phase(phase, ("orders", "first_delivery"))
    if round < 1:
        raise BadPosition("bad_round", round=round)
    state.phase, state.chance = phase, ""
    state.round = 0 if phase == "first_delivery" else round
    state.turn = seat(turn) if turn is not None else 0
    state.first = seat(first) if first is not None else 0 if not state.round else state.turn
    state.slayer = by_seat(state.slayer, settings.seats, out, seat)
    for name, spec in forces.items():
        for territory in _forces(settings, name, spec):
            _occupy(state, territory, seat(name))
    for country, taker in rest_of(state, rest):  # with one troop each
        state.owner = changed(state.owner, country, taker)
        state.units[TROOP][country] = 1
    state.held = held_by(state.owner, len(settings.seats))
    if stocks and not settings.pooled:
        raise BadPosition("no_pool")
    for name, goods in (stocks or {}).items():
        state.stocks[seat(name)] = _stock(settings, goods)
    known = settings.vocabulary["objective"]
    state.objectives = by_seat(
        state.objectives, settings.seats, objectives, lambda id: number_of("objective", id, known)
    )
    state.treasures = by_seat(state.treasures, settings.seats, treasures, int)
    state.deliveries = by_seat(
        state.deliveries,
        settings.seats,
        deliveries,
        lambda names: tuple(place_named(settings.board, name, "territory") for name in names),
    )
    refuse_beyond_limit(state.round, settings.options.max_rounds)
    refuse(validation_errors(state))
    refuse(decided_faults(state))
    return state


def _forces(settings: Settings, colour: str, written: Forces) -> Iterable[Place]:
    if isinstance(written, str):
        for name, troops in named_numbers(colour, written, "Brasil 3", 1):
            yield _place(settings, name, {"troops": troops})
    else:
        for name, value in written.items():
            parts = value if isinstance(value, Mapping) else {"troops": value}
            yield _place(settings, name, parts)


def _place(settings: Settings, name: str, parts: JsonMapping) -> Place:
    known = {*_PLURALS, *_BUSY, *INSTALLATIONS, "stock"}
    for part in parts:
        if part not in known:
            raise BadPosition("no_part", place=name, part=part, known=sorted(known))

    def numbers(names: Sequence[str], first: int = 0) -> tuple[int, ...]:
        return tuple(
            _number(parts.get(name, 0 if index else first)) for index, name in enumerate(names)
        )

    return Place(
        place_named(settings.board, name, "territory"),
        numbers(_PLURALS, 1),
        numbers(_BUSY),
        numbers(INSTALLATIONS),
        _stock(settings, parts.get("stock", {})),
    )


def _stock(settings: Settings, goods: object) -> Stock:
    """Read a stock from printed names, or ids, and numbers."""
    if not isinstance(goods, Mapping):
        raise BadPosition("wrong_shape", name="stock", value=goods, wanted='{"...": 2}')
    numbers = {
        normalize_name(name): number
        for number, good in enumerate(settings.facts.goods)
        for name in (good.id, good.name)
    }
    stock = list(EMPTY)
    for name, number in goods.items():
        if normalize_name(str(name)) not in numbers:
            raise unknown_name("good", name, [good.name for good in settings.facts.goods])
        stock[numbers[normalize_name(str(name))]] = _number(number)
    return tuple(stock)


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise BadPosition("not_a_count", value=value, most=str(MOST))
    return value


def _occupy(state: State, place: Place, seat: int) -> None:
    country = place.country
    if state.owner[country] >= 0:
        raise BadPosition("twice", name=state.settings.board.countries[country])
    state.owner = changed(state.owner, country, seat)
    for unit in range(len(UNITS)):
        state.units[unit][country] = place.units[unit]
        state.busy[unit][country] = place.busy[unit]
    state.levels = tuple(
        changed(row, country, level) for row, level in zip(state.levels, place.levels, strict=True)
    )
    if any(place.stock):
        if state.settings.pooled:
            raise BadPosition("pooled")
        state.stocks[country] = place.stock


# Validation


def validation_errors(state: State) -> Iterable[PositionFault]:
    """Yield everything that makes a position impossible, as sentences or errors."""
    if state.phase not in PHASES or state.chance not in _CHANCE[state.phase]:
        yield f"in phase {state.phase!r} chance does not owe {state.chance!r}"
    yield from _seats_faults(state)
    if state.chance == "deal":
        if state != empty_state(state.settings):
            yield "before the deal nothing stands on the board"
        return
    yield from _board_faults(state)
    yield from _chapter_faults(state)
    yield from _turn_faults(state)
    yield from _end_faults(state)


_CHANCE = {
    "setup": ("deal", "objectives"),
    "first_delivery": ("",),
    "orders": ("", "gather"),
    "game_over": ("",),
}


def decided_faults(state: State) -> Iterable[PositionFault]:
    """Yield the seats that would have won before (CHP-8.2).

    The seat to move may have met its objective in this turn, and wins when it ends it.
    """
    names, order = state.settings.seats, living(state)
    if state.phase != "orders":
        return
    if len(order) == 1:
        yield already_decided(names[order[0]], "last_alive", "WAR-11.4")
        return
    from_round, now = state.settings.options["objective.from_round"], order.index(state.turn)
    for place in (*range(now + 1, len(order)), *range(now)):
        seat, number = order[place], state.objectives[order[place]]
        last_turn = state.round - (place > now)
        counts = number >= 0 and last_turn >= from_round
        if counts and is_met(state, seat, state.settings.objectives[number]):
            yield already_decided(names[seat], "objective", "WAR-11.2")


def _seats_faults(state: State) -> Iterable[PositionFault]:
    dealt = [objective for objective in state.objectives if objective >= 0]
    if len(set(dealt)) != len(dealt):
        yield BadPosition("objective_twice")
    if any(type(number) is not int or number < 0 for number in state.treasures):
        yield BadPosition("counts", names="treasures")
    for seat, chosen in enumerate(state.deliveries):
        if len(set(chosen)) != len(chosen):
            yield BadPosition("delivery_twice", clause="WAR-4.9")
        if chosen and state.slayer[seat] >= 0:
            yield BadPosition("delivery_out", clause="WAR-11.1")
    if any(slayer == seat for seat, slayer in enumerate(state.slayer)):
        yield "a seat cannot have eliminated itself"


def _board_faults(state: State) -> Iterable[PositionFault]:
    settings = state.settings
    for country, name in enumerate(settings.board.countries):
        owner = state.owner[country]
        if not 0 <= owner < len(settings.seats):
            yield f"{name} has no owner"
        if state.units[TROOP][country] < 1:
            yield BadPosition("no_troops", place=name, clause="WAR-6.7")
        for unit in range(len(UNITS)):
            count, busy = state.units[unit][country], state.busy[unit][country]
            reserved = state.reserved[unit][country]
            if not 0 <= busy <= count <= MOST or not 0 <= reserved <= count - busy:
                yield BadPosition("too_busy", place=name, busy=str(busy), of=str(count))
            if reserved and (owner != state.turn or state.phase != "orders"):
                yield f"{name}: units are kept out of turn (WAR-5.2)"
        for installation, row in zip(INSTALLATIONS, state.levels, strict=True):
            max_level = settings.options[f"{installation}.max_level"]
            if not 0 <= row[country] <= max_level:
                yield BadPosition("levels", place=name, thing=installation, most=str(max_level))
        at_sea = state.units[SHIP][country] or state.levels[SHIPYARD][country]
        if at_sea and not sea_access(state, country):
            yield BadPosition("no_sea", place=name, clause="WAR-1.11")
    if any(len(stock) != len(EMPTY) or min(stock) < 0 for stock in state.stocks):
        yield "a stock has a number from 0 on for each good"
    for seat, name in enumerate(settings.seats):
        if bool(state.held[seat]) == (state.slayer[seat] >= 0):
            yield BadPosition("here_or_out", seat=name, clause="WAR-11.1")


def _chapter_faults(state: State) -> Iterable[PositionFault]:
    """Yield what belongs to a chapter that is out (CHP-5.4, CHP-7.5)."""
    settings = state.settings
    off, ids = settings.chapters_off, dict(settings.vocabulary)
    if "weapons" in off:
        for stock in state.stocks:
            for weapon, number in enumerate(stock[RESOURCES:]):
                if number:
                    yield _chapter_off(ids["weapon"][weapon], "weapons")
    for seat, number in enumerate(state.treasures):
        if number and "treasures" in off:
            treasure = ids["resource"][TREASURE]
            yield _chapter_off(f"{settings.seats[seat]}, {treasure}: {number}", "treasures")
    for objective in state.objectives:
        if objective >= 0 and objective not in settings.objectives_in_play:
            asked = settings.objectives[objective]
            chapter = "treasures" if asked.treasures else "weapons"
            out = "objectives" if "objectives" in off else chapter
            yield _chapter_off(ids["objective"][objective], out)


def _chapter_off(what: str, chapter: str) -> BadPosition:
    return BadPosition("chapter_off", what=what, chapter=chapter, clause="CHP-7.5")


def _turn_faults(state: State) -> Iterable[PositionFault]:
    over, max_rounds = state.phase == "game_over", state.settings.options["max_rounds"]
    playing = state.phase == "orders" or over
    if not (1 <= state.round <= max_rounds if playing else state.round == 0):
        yield BadPosition(
            "round_in_phase", round=str(state.round), phase=state.phase, clause="WAR-11.2"
        )
    if state.slayer[state.turn] >= 0 and not over:
        yield BadPosition("out_to_move", seat=state.settings.seats[state.turn], clause="WAR-11.1")
    if state.phase == "first_delivery" and not state.settings.options["reinforcement.first_round"]:
        yield BadPosition("first_delivery", clause="WAR-D-18")
    cap = state.settings.options["cost.troop_cap"]
    for country, number in enumerate(state.recruits):
        if not 0 <= number <= cap or (number and state.owner[country] != state.turn and not over):
            yield "recruits are counted for the seat to move, up to the cap (WAR-8.3)"
    if state.suppressed >> len(state.owner) or (state.suppressed and state.phase != "orders"):
        yield "a cyber attack ends with the turn (WAR-9.8)"
    if any(state.owner[country] == state.turn for country in members(state.suppressed)):
        yield "a seat suppresses territories of others (WAR-9.2)"
    if (state.gathering is not None) != (state.chance == "gather"):
        yield "a search is under way, and nothing is due for it, or the other way"
    if state.gathering is not None:
        yield from _gathering_faults(state, state.gathering)


def _gathering_faults(state: State, gathering: Gathering) -> Iterable[PositionFault]:
    country, resource, troops = gathering
    if state.owner[country] != state.turn or resource not in here(state, country):
        yield "a search is made in an own territory, for what is there (WAR-7.3)"
    if not 1 <= troops <= state.busy[TROOP][country]:
        yield "who searches is busy (WAR-4.7)"


def _end_faults(state: State) -> Iterable[PositionFault]:
    over = state.phase == "game_over"
    if (
        over != bool(state.winners)
        or over != (state.reason in REASONS)
        or (not over and state.reason)
    ):
        yield "winners and a reason belong to the end, and only there"
    if any(state.slayer[seat] >= 0 for seat in state.winners):
        yield "an eliminated seat cannot win"


# Positions as JSON


class Territory(NamedTuple):
    """The record of a territory in a dump."""

    owner: int
    units: tuple[int, ...]
    busy: tuple[int, ...]
    reserved: tuple[int, ...]
    levels: tuple[int, ...]
    recruits: int


_TERRITORIES = MapOf(
    "country",
    record_of(
        Territory,
        owner="seat?",
        units="count+count+count",
        busy="count+count+count",
        reserved="count+count+count",
        levels="count+count+count+count",
        recruits="count",
    ),
)


def _stocks(settings: Settings) -> str:
    """Return the field type of stocks: the number of each good in stock."""
    return ("seat" if settings.pooled else "country") + ":good?:count"


def dump(state: State) -> JsonObject:
    """Return a position as JSON values, complete and readable; it holds all secrets."""
    by_place = (zip(*rows, strict=True) for rows in (state.units, state.busy, state.reserved))
    levels = zip(*state.levels, strict=True)
    territories = map(Territory, state.owner, *by_place, levels, state.recruits)
    return dumped(
        state,
        VERSION,
        countries=writer(_TERRITORIES, state.settings)(territories),
        stocks=writer(_stocks(state.settings), state.settings)(state.stocks),
    )


def read_dump(data: JsonMapping) -> State:
    """Return the position of a dump."""
    settings = table(data["seats"], data["options"])
    state = read(empty_state(settings), data)
    territories = reader(_TERRITORIES, settings, "countries")(data["countries"])
    owner, units, busy, reserved, levels, state.recruits = zip(*territories, strict=True)
    state.owner, state.held = owner, held_by(owner, len(settings.seats))
    state.units, state.busy, state.reserved = (
        [list(row) for row in zip(*rows, strict=True)] for rows in (units, busy, reserved)
    )
    state.levels = tuple(zip(*levels, strict=True))
    state.stocks = list(reader(_stocks(settings), settings, "stocks")(data["stocks"]))
    return state
