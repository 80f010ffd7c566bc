"""Observations as arrays of numbers from 0 to 1, of constant length in a match."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, chain
from operator import attrgetter
from typing import TypeAlias

import numpy as np

from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.game import AnyGame
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.schema.field_types import (
    BitSet,
    FieldType,
    ListOf,
    MapOf,
    Nullable,
    Reference,
    Scalar,
    TupleOf,
    field_type_at,
)
from teg_nb.engine.schema.position import ObservationBase
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue

_SCALED = np.log2(np.arange(1, 1025), dtype=np.float32) / 10  # 1023 and more are 1


def log_scale(counts: Sequence[int]) -> np.ndarray:
    """Scale counts to numbers from 0 to 1, finest for small counts: log2(1 + count) / 10.

    Examples
    --------
    >>> log_scale([0, 1, 3, 1023, 10**6]).round(2).tolist()
    [0.0, 0.10000000149011612, 0.20000000298023224, 1.0, 1.0]
    """
    return _SCALED.take(counts, mode="clip")


def features(seen: ObservationBase) -> np.ndarray:
    """Encode an observation in numbers from 0 to 1; the length is constant in a match.

    Parameters
    ----------
    seen : observation
        Observation of a seat, from `Game.observe`.

    Returns
    -------
    numpy.ndarray
        One dimension, float32.
    """
    settings = seen.settings
    kind: type = type(seen)
    reads = _reads(settings.game, settings, kind)
    turned = _turned(len(settings.seats), seen.viewer)
    standings = reads.game.standings(seen)
    mine = [standings[seat] for seat in turned.order]
    phase, legal, *values = reads.fields(seen)
    counts = reads.phases[phase] + reads.verbs(legal.kinds())
    counts.extend([standing.get(key, 0) for key in reads.standings for standing in mine])
    counts.extend([_ONE if standing.get("living", 1) else 0 for standing in mine])
    for note, value in zip(reads.notes, values, strict=True):
        counts += note(value, turned)
    assert len(counts) == reads.size, f"a feature of {settings.game} changes its length"
    return log_scale(counts)


def feature_slices(seen: ObservationBase) -> dict[str, slice]:
    """Return the slice of `features` for each part of an observation, by name.

    Numbers by seat begin with the viewer's own. ``standings`` has one number for each seat and each
    measure of the game's standings. ``living`` marks the seats still in play. The other names are
    those of `Game.features`.

    Parameters
    ----------
    seen : observation
        Observation of any seat of the match, at any time: the slices are the same.

    Examples
    --------
    >>> import random
    >>> from teg_nb import Match
    >>> match = Match("tgm", 3)
    >>> _ = match.resolve_chance(random.Random(1))
    >>> seen = match.game.observe(match.state, 0)
    >>> len(features(seen)[feature_slices(seen)["armies"]])  # one for each country
    42
    """
    kind: type = type(seen)
    return dict(_reads(seen.settings.game, seen.settings, kind).places)


@dataclass(frozen=True, slots=True, eq=False)
class _SeatOrder:
    """The order of the seats from a viewer's perspective, its own seat first."""

    order: tuple[int, ...]
    place: tuple[int, ...]  # of each seat in that order


@cache
def _turned(seats: int, viewer: int) -> _SeatOrder:
    order = tuple((viewer + step) % seats for step in range(seats))
    return _SeatOrder(order, tuple((seat - viewer) % seats for seat in range(seats)))


_Counts: TypeAlias = "array[int]"
"""Counts as input of `log_scale`; `_ONE` encodes the number 1."""

_ONE = len(_SCALED) - 1


@dataclass(frozen=True, slots=True, eq=False)
class _Encoder:
    """Encoder of the observations of a match; attributes follow the order of the numbers."""

    game: AnyGame
    phases: dict[str, _Counts]
    verbs: Callable[[tuple[type[Action], ...]], _Counts]
    standings: list[str]
    fields: Callable[[ObservationBase], tuple[FieldValue, ...]]
    notes: list[Note]  # of each field of `Game.features`
    places: dict[str, slice]
    size: int


@cache
def _reads(name: str, settings: Settings, kind: type) -> _Encoder:
    from teg_nb.engine.games import game_named

    game, sections = game_named(name), catalogue(name).sections
    sizes = {noun: len(names) for noun, names in settings.vocabulary.items()}
    sizes |= game.unnamed
    empty = game.observe(game.setup(settings.seats, settings.options.changed()), 0)
    seats, phases, standings = (
        len(settings.seats),
        list(sections["phases"]),
        list(sections["standings"]),
    )
    verbs = {game.verbs[verb]: place for place, verb in enumerate(sorted(game.verbs))}
    lengths = {"phase": len(phases), "verbs": len(verbs)}
    lengths |= {"standings": len(standings) * seats, "living": seats}
    fields, notes = attrgetter("phase", "legal_actions", *game.features), []
    for field, value in zip(game.features, fields(empty)[2:], strict=True):
        lengths[field], note = field_encoder(field_type_at(kind, field), value, sizes, game.pieces)
        notes.append(note)
    ends = list(accumulate(lengths.values(), initial=0))
    return _Encoder(
        game,
        {phase: _ones(len(phases), (place,)) for place, phase in enumerate(phases)},
        cache(lambda kinds: _ones(len(verbs), [verbs[kind] for kind in kinds])),
        standings,
        fields,
        notes,
        {part: slice(*ends[number : number + 2]) for number, part in enumerate(lengths)},
        ends[-1],
    )


def _ones(size: int, places: Iterable[int]) -> _Counts:
    """Return `size` counts with a one in some places; negative places are ignored."""
    counts = array("q", bytes(8 * size))
    for place in places:
        if place >= 0:
            counts[place] = _ONE
    return counts


Note = Callable[[object, _SeatOrder], _Counts]
"""A function that encodes a value from a viewer's perspective."""

_seldom = lru_cache(maxsize=256)
"""Cache for the counts of values that seldom change."""


@lru_cache(maxsize=1 << 12)
def _packed(counts: tuple[int, ...]) -> bytes:
    """Return counts as the bytes of an array."""
    return array("q", counts).tobytes()


def _joined(rows: Iterable[list[int]]) -> _Counts:
    """Return the counts of all rows."""
    counts = array("q")
    for row in rows:
        counts.fromlist(row)  # faster than `extend`
    return counts


def field_encoder(
    form: FieldType, empty: FieldValue, sizes: Mapping[str, int], pieces: Collection[str]
) -> tuple[int, Note]:
    """Return the size and the encoding function of a field, by its type.

    A count is one number. A name has one number for each name of its kind, as has a set of names.
    Numbers by seat begin with the viewer's own; pieces are encoded as the places of each seat's
    pieces. `empty` is the value at the start of a match, and `sizes` the number of names by kind.
    """
    seats = sizes["seat"]
    match form:
        case Nullable(inner):
            return field_encoder(inner, empty, sizes, pieces)
        case Scalar("flag"):
            flags = _ones(1, ()), _ones(1, (0,))
            return 1, lambda value, turned: flags[bool(value)]
        case Scalar("count" | "die"):
            return 1, lambda value, turned: array("q", (int(value),))
        case Reference("seat"):
            own = [_ones(seats, (place,)) for place in (*range(seats), -1)]
            return seats, lambda value, turned: own[turned.place[value] if value >= 0 else -1]
        case Reference(kind):
            ones = [_ones(sizes[kind], (place,)) for place in (*range(sizes[kind]), -1)]
            return sizes[kind], lambda value, turned: ones[value]
        case BitSet("seat"):
            return seats, _seldom(
                lambda value, turned: _ones(seats, [turned.place[seat] for seat in members(value)])
            )
        case BitSet(kind):
            bits = _seldom(lambda value: _ones(sizes[kind], members(value)))
            return sizes[kind], lambda value, turned: bits(value)
        case ListOf(Reference(kind)) | TupleOf((Reference(kind), *_)):
            names = _seldom(lambda value: _ones(sizes[kind], value))
            return sizes[kind], lambda value, turned: names(tuple(value or ()))
        case ListOf(Scalar()) | TupleOf((Scalar(), *_)):
            return len(empty), lambda value, turned: array("q", value)
        case ListOf(ListOf(Scalar())):
            if isinstance(empty, tuple):
                rows_of = _seldom(lambda value: array("q", chain(*value)))
                return sum(map(len, empty)), lambda value, turned: rows_of(value)
            return sum(map(len, empty)), lambda value, turned: _joined(value)
        case MapOf(piece, Reference(kind)) if piece in pieces:
            own_pieces, places = sizes[piece] // seats, sizes[kind]
            return seats * places, lambda value, turned: _ones(
                seats * places,
                [
                    turned.place[number // own_pieces] * places + place
                    for number, place in enumerate(value)
                    if place >= 0
                ],
            )
        case MapOf("seat", Scalar()):
            return seats, lambda value, turned: array("q", [value[seat] for seat in turned.order])
        case MapOf(kind, Scalar()):
            nothing = (0,) * sizes[kind]
            return sizes[kind], lambda value, turned: array("q", value or nothing)
        case MapOf(kind, MapOf(inner, Scalar())):
            # Rows that the viewer does not know are filled with zeros.
            row_size, rows = sizes[inner], range(sizes[kind])
            unknown = _packed((0,) * row_size)

            def by_row(value: FieldValue, turned: _SeatOrder) -> _Counts:
                packed = [_packed(value[row]) if row in value else unknown for row in rows]
                return array("q", b"".join(packed))

            return len(rows) * row_size, by_row
        case MapOf(kind, Nullable(Reference("seat"))):
            ones_by_seat = [_ones(seats, (place,)).tobytes() for place in (*range(seats), -1)]

            @_seldom
            def owned(owners: tuple[int, ...], turned: _SeatOrder) -> _Counts:
                own = [ones_by_seat[place] for place in (*turned.place, -1)]
                return array("q", b"".join([own[seat] for seat in owners]))

            return sizes[kind] * seats, lambda value, turned: owned(tuple(value), turned)
        case MapOf(kind, BitSet("seat")):
            return sizes[kind] * seats, lambda value, turned: _ones(
                sizes[kind] * seats,
                [
                    place * seats + turned.place[seat]
                    for place, bits in enumerate(value)
                    for seat in members(bits)
                ],
            )
    raise ValueError(f"no numbers for the form {form}")
