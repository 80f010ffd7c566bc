"""Common parts of positions: setting up in names, reading dumps, checking."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from teg_nb.engine.board import Board, closest_name, normalize_name
from teg_nb.engine.errors import BadMessage, BadPosition, IllegalAction, UnknownName
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.settings import OfMatch

Value = TypeVar("Value")
Spec = TypeVar("Spec")

PositionFault = str | BadPosition
"""A fault of a position: an error, or a sentence for faults that no setup in names can have."""

_ENTRY = re.compile(r"^(?P<name>\D*?)\s*(?P<number>\d{1,9})?$")


def place_named(board: Board, name: str, word: str = "country") -> int:
    """Return the number of a country by its printed name.

    Raises
    ------
    BadPosition
        If there is none. The message names the nearest one. `word` is the game's word for country.

    Examples
    --------
    >>> from teg_nb.engine.board import load_board
    >>> place_named(load_board("teg"), "Chili")
    Traceback (most recent call last):
    ...
    teg_nb.engine.errors.BadPosition: no country 'Chili'; did you mean Chile?
    """
    if not isinstance(name, str):
        raise BadPosition("not_a_name", name=word, kind=word, value=name)
    try:
        return board.country(name)
    except KeyError:
        nearest = closest_name(name, board.countries)
        raise BadPosition("unknown", kind=word, name=name, near=nearest) from None


def seat_named(seats: Sequence[str], name: str) -> int:
    """Return the number of a seat by its colour.

    Raises
    ------
    BadPosition
        If no seat has that colour.

    Examples
    --------
    >>> seat_named(["Blanco", "Rojo"], "rojo")
    1
    """
    numbers = {normalize_name(seat): number for number, seat in enumerate(seats)}
    if normalize_name(name) not in numbers:
        raise BadPosition("no_seat", seat=name, seats=seats, near=closest_name(name, seats))
    return numbers[normalize_name(name)]


def unknown_name(kind: str, name: object, known: Iterable[str]) -> BadPosition:
    """Return the refusal of a name that the game does not have.

    Examples
    --------
    >>> print(unknown_name("objective", "O-9", ["O-1", "O-2"]))
    no objective 'O-9'; did you mean O-2 or O-1?
    """
    fault = UnknownName(kind, name, known)
    return BadPosition(fault.words, **fault.facts)


def refuse(faults: Iterable[PositionFault]) -> None:
    """Raise the first fault of a position, a sentence or an error.

    Raises
    ------
    BadPosition
        If there is a fault.
    """
    for fault in faults:
        raise fault if isinstance(fault, BadPosition) else BadPosition(fault)


def already_decided(seat: str, why: str, clause: str, filled_in: bool = False) -> BadPosition:
    """Return the refusal of a position in which a seat would have won before (CHP-8.2).

    Parameters
    ----------
    seat : str
    why : str
        A key of the section ``why`` of ``errors.toml``.
    clause : str
        The clause of the condition.
    filled_in : bool
        Whether the seat owes it to countries that nobody named (CHP-8.4).

    Examples
    --------
    >>> print(already_decided("Rojo", "last_alive", "TEG-18.1"))
    Rojo would already have won: it is the last one alive (TEG-18.1).
    """
    more = {"filled": "rest="} if filled_in else {}
    return BadPosition("already_decided", seat=seat, why=why, clause=clause, **more)


def refuse_beyond_limit(round: int, limit: int | None) -> None:
    """Refuse a round after the last one (CHP-8.2)."""
    if limit is not None and round > limit:
        raise BadPosition("beyond_limit", round=str(round), most=str(limit))


def load_position(
    data: object,
    game: str,
    version: int,
    build: Callable[[JsonMapping], Value],
) -> Value:
    """Load the position of a dump with the game's own reader.

    Parameters
    ----------
    data, game, version
        The dump, and the game and version that it must have.
    build : callable
        Builds the position of a dump.

    Raises
    ------
    BadPosition
        If it has another game or version, or a part is missing, mistyped or unknown.
    """
    if not isinstance(data, Mapping):
        raise BadPosition("a position is an object")
    if data.get("game") != game or data.get("version") != version:
        identity = f"game {data.get('game')!r} version {data.get('version')!r}"
        raise BadPosition(f"{identity} is not {game} version {version}")
    try:
        return build(data)
    except BadPosition:
        raise
    except BadMessage as fault:
        raise BadPosition(fault.words, **fault.facts) from None
    except IllegalAction as fault:
        raise BadPosition("illegal", refusal=fault) from None
    except KeyError as fault:
        raise BadPosition(f"missing or unknown: {fault}") from None
    except (TypeError, ValueError, IndexError, AttributeError) as fault:
        raise BadPosition(f"a part of the position has the wrong shape: {fault}") from None


# Setting up in names


def with_seats(
    seats: int | Sequence[str] | None,
    forces: Iterable[str],
    colours: Sequence[str],
    least: int,
    table: Callable[[int | Sequence[str]], Value],
) -> Value:
    """Create the table of a position for its seats.

    Parameters
    ----------
    seats : int, sequence of str or None
        The argument of the position. None: the colours that it names, and other colours of the
        box up to `least`.
    forces : iterable of str
        The colours that the position names.
    table : callable
        Creates the table of some seats.

    Raises
    ------
    BadPosition
        If the table is illegal.
    """
    if seats is None:
        named = list(forces)
        known = {normalize_name(name) for name in named}
        others = [colour for colour in colours if normalize_name(colour) not in known]
        seats = [*named, *others][: max(least, len(named))]
    try:
        return table(seats)
    except IllegalAction as fault:
        raise BadPosition("illegal", refusal=fault) from None


def by_seat(
    values: Sequence[Value],
    seats: Sequence[str],
    given: Mapping[str, Spec] | None,
    read: Callable[[Spec], Value],
) -> tuple[Value, ...]:
    """Return values by seat, replacing those that a position gives by colour.

    Examples
    --------
    >>> by_seat((0, 0), ["Blanco", "Rojo"], {"rojo": "3"}, int)
    (0, 3)
    """
    result = list(values)
    for name, spec in (given or {}).items():
        seat = seat_named(seats, name)
        result[seat] = read(spec)
    return tuple(result)


def entries(
    seat: str, written: str, example: str, form: re.Pattern[str] = _ENTRY
) -> Iterator[re.Match[str]]:
    """Yield the matched parts of the text of a seat, such as ``"Chile 4, Perú"``.

    Raises
    ------
    BadPosition
        If a part cannot be read. The message shows an example.
    """
    for text in filter(None, (part.strip() for part in written.split(","))):
        match = form.match(text)
        if not match or not match["name"].strip():
            raise BadPosition("unreadable", seat=seat, text=text, example=example)
        yield match


def named_numbers(
    seat: str, written: str | Mapping[str, int], example: str, none: int
) -> Iterator[tuple[str, int]]:
    """Yield places and numbers from ``"Chile 4, Perú"`` or a mapping. The default is `none`.

    Examples
    --------
    >>> list(named_numbers("Rojo", "Chile 4, Perú", "Chile 4", 1))
    [('Chile', 4), ('Perú', 1)]
    """
    if not isinstance(written, str):
        yield from written.items()
        return
    for match in entries(seat, written, example):
        yield match["name"], int(match["number"] or none)


def refuse_unless_phase(phase: str, known: Sequence[str]) -> None:
    """Raise unless a position can be set up in the phase."""
    if phase not in known:
        raise BadPosition("no_phase", phase=phase, known=known, near=closest_name(phase, known))


def number_of(kind: str, name: str, known: Sequence[str]) -> int:
    """Return the index of a name among the known names.

    Raises
    ------
    BadPosition
        If the name is unknown.
    """
    if name not in known:
        raise unknown_name(kind, name, known)
    return known.index(name)


class WithOwners(OfMatch, Protocol):
    """A position with owners of countries and living seats."""

    @property
    def turn(self) -> int:
        """Seat in turn."""

    @property
    def slayer(self) -> Sequence[int]:
        """By seat, the seat that eliminated it, or -1."""

    @property
    def owner(self) -> Sequence[int]:
        """By country, its owner, or -1."""


def rest_of(state: WithOwners, rest: str | None) -> list[tuple[int, int]]:
    """Return the countries without an owner, each with the seat that gets it.

    The named seat gets all of them. By default the living seats that are not to move get them in
    turn, in board order.
    """
    seats = range(len(state.slayer))
    others = [s for s in seats if s != state.turn and state.slayer[s] < 0] or [state.turn]
    takers = others if rest is None else [seat_named(state.settings.seats, rest)]
    free = [country for country, owner in enumerate(state.owner) if owner < 0]
    return [(country, takers[index % len(takers)]) for index, country in enumerate(free)]
