"""What games share in positions: set up by hand, read from a dump, checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from teg_nb.engine.board import Board, near, plain
from teg_nb.engine.errors import BadMessage, BadPosition, IllegalAction, UnknownName

Value = TypeVar("Value")
Said = TypeVar("Said")

PositionFault = str | BadPosition
"""What makes a position impossible: an error, or a sentence where nobody meets it by hand."""

_ENTRY = re.compile(r"^(?P<name>\D*?)\s*(?P<number>\d{1,9})?$")


def place_named(board: Board, name: str, word: str = "country") -> int:
    """Number of a country by its printed name.

    Raises
    ------
    BadPosition
        If there is none; the message names the nearest. `word` is what the game calls a country.

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
        meant = near(name, board.countries)
        raise BadPosition("unknown", kind=word, name=name, near=meant) from None


def seat_named(seats: Sequence[str], name: str) -> int:
    """Number of a seat by its colour.

    Raises
    ------
    BadPosition
        If nobody plays it.

    Examples
    --------
    >>> seat_named(["Blanco", "Rojo"], "rojo")
    1
    """
    numbers = {plain(each): number for number, each in enumerate(seats)}
    if plain(name) not in numbers:
        raise BadPosition("no_seat", seat=name, seats=seats, near=near(name, seats))
    return numbers[plain(name)]


def no_such(kind: str, name: object, known: Iterable[str]) -> BadPosition:
    """The refusal of a name that a position has and the game has not.

    Examples
    --------
    >>> print(no_such("objective", "O-9", ["O-1", "O-2"]))
    no objective 'O-9'; did you mean O-2 or O-1?
    """
    fault = UnknownName(kind, name, known)
    return BadPosition(fault.words, **fault.facts)


def refuse(faults: Iterable[PositionFault]) -> None:
    """Raise the first of some faults of a position, as a sentence or an error.

    Raises
    ------
    BadPosition
        If there is one.
    """
    for fault in faults:
        raise fault if isinstance(fault, BadPosition) else BadPosition(fault)


def loaded(
    data: Any,
    game: str,
    version: int,
    build: Callable[[Mapping[str, Any]], Value],
) -> Value:
    """The position of a dump, built by the game's own reader.

    Parameters
    ----------
    data, game, version
        The dump, and what it has to be of.
    build : callable
        Makes the position of a dump.

    Raises
    ------
    BadPosition
        If it is of another game or version, or a part is missing, mistyped or unknown.
    """
    if not isinstance(data, Mapping):
        raise BadPosition("a position is an object")
    if data.get("game") != game or data.get("version") != version:
        found = f"game {data.get('game')!r} version {data.get('version')!r}"
        raise BadPosition(f"{found} is not {game} version {version}")
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


# Set up by hand


def seated(
    seats: Any,
    forces: Iterable[str],
    colours: Sequence[str],
    least: int,
    table: Callable[[Any], Value],
) -> Value:
    """The table of a position, made for the seats that it has.

    Parameters
    ----------
    seats : int, sequence of str or None
        As the position says. None: those it names, and other colours of the box up to `least`.
    forces : iterable of str
        The colours that it names.
    table : callable
        Makes the table of seats.

    Raises
    ------
    BadPosition
        If nobody can play at it.
    """
    if seats is None:
        named = list(forces)
        known = {plain(name) for name in named}
        others = [colour for colour in colours if plain(colour) not in known]
        seats = [*named, *others][: max(least, len(named))]
    try:
        return table(seats)
    except IllegalAction as fault:
        raise BadPosition("illegal", refusal=fault) from None


def by_seat(
    values: Sequence[Value],
    seats: Sequence[str],
    given: Mapping[str, Said] | None,
    read: Callable[[Said], Value],
) -> tuple[Value, ...]:
    """Values by seat, with those that a position gives by colour.

    Examples
    --------
    >>> by_seat((0, 0), ["Blanco", "Rojo"], {"rojo": "3"}, int)
    (0, 3)
    """
    found = list(values)
    for name, said in (given or {}).items():
        seat = seat_named(seats, name)
        found[seat] = read(said)
    return tuple(found)


def entries(
    seat: str, written: str, example: str, form: re.Pattern[str] = _ENTRY
) -> Iterator[re.Match[str]]:
    """The parts of what a position writes for a seat, as ``"Chile 4, Perú"``.

    Raises
    ------
    BadPosition
        If one cannot be read; the message shows an example.
    """
    for text in filter(None, (part.strip() for part in written.split(","))):
        found = form.match(text)
        if not found or not found["name"].strip():
            raise BadPosition("unreadable", seat=seat, text=text, example=example)
        yield found


def named_numbers(
    seat: str, written: str | Mapping[str, int], example: str, none: int
) -> Iterator[tuple[str, int]]:
    """Places and numbers, as ``"Chile 4, Perú"`` or a mapping; no number is `none`.

    Examples
    --------
    >>> list(named_numbers("Rojo", "Chile 4, Perú", "Chile 4", 1))
    [('Chile', 4), ('Perú', 1)]
    """
    if not isinstance(written, str):
        yield from written.items()
        return
    for found in entries(seat, written, example):
        yield found["name"], int(found["number"] or none)


def refuse_unless_phase(phase: str, known: Sequence[str]) -> None:
    """Refuse a phase in which no position can be set up."""
    if phase not in known:
        raise BadPosition("no_phase", phase=phase, known=known, near=near(phase, known))


def number_of(kind: str, name: str, known: Sequence[str]) -> int:
    """The place of a name among those that there are.

    Raises
    ------
    BadPosition
        If there is none.
    """
    if name not in known:
        raise no_such(kind, name, known)
    return known.index(name)


def rest_of(state: Any, rest: str | None) -> list[tuple[int, int]]:
    """The countries that nobody holds, each with the seat that gets it.

    That is the one named, or in board order the living seats that are not to move, in turn.
    """
    seats = range(len(state.slayer))
    others = [s for s in seats if s != state.turn and state.slayer[s] < 0] or [state.turn]
    takers = others if rest is None else [seat_named(state.settings.seats, rest)]
    free = [country for country, owner in enumerate(state.owner) if owner < 0]
    return [(country, takers[place % len(takers)]) for place, country in enumerate(free)]
