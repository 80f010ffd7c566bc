"""Games as PettingZoo environments, for reinforcement learning.

`env` creates an AEC environment of any game of `GAMES`. The selected agent is the seat to move, and
the environment plays chance. The reward comes at the end: the seat's share of the outcome. Requires
the packages of the extra ``rl``: pettingzoo and gymnasium.

Actions are numbers of a `gymnasium.spaces.Discrete` with a fixed meaning; the mask marks the legal
actions. Observations are arrays of numbers from 0 to 1 that encode only the information of the
seat: see `ActionTable` and `Game.features`.
"""

from __future__ import annotations

import random
from array import array
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import accumulate, chain, islice, product
from math import prod
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np

from teg_nb.engine.actions import CHANCE, NOBODY, Action
from teg_nb.engine.board import Board, members
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.game import AnyGame, Settings
from teg_nb.engine.legal_actions import AmountRows, LegalActions, MoveRows
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
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
from teg_nb.engine.text.catalogue import catalogue

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as fault:  # pragma: no cover
    raise ModuleNotFoundError(
        "environments need pettingzoo and gymnasium: install teg-nb[rl]", name=fault.name
    ) from fault

_COUNT = Scalar("count")

WAIT = 0
"""The only action of an agent that is not to move."""

MOST = 8
"""Largest amount with its own number; it also means more: the maximum that is legal."""

SLOTS = 256
"""Numbers of a verb with lists among its arguments (sets of cards, moves of troops). The k-th
listed action has the k-th number, and actions after the last number have none."""

_WIDEST = 40_000

_SCALED = np.log2(np.arange(1, 1025), dtype=np.float32) / 10  # 1023 and more are 1


def log_scale(counts: Sequence[int]) -> np.ndarray:
    """Scale counts to numbers from 0 to 1, finest for small counts: log2(1 + count) / 10.

    Examples
    --------
    >>> log_scale([0, 1, 3, 1023, 10**6]).round(2).tolist()
    [0.0, 0.10000000149011612, 0.20000000298023224, 1.0, 1.0]
    """
    return _SCALED.take(counts, mode="clip")


class ActionRange(NamedTuple):
    """The range of the numbers of a verb.

    Attributes
    ----------
    kind : type of Action
    first : int
    names : tuple[str, ...]
        The arguments that count.
    words : tuple[tuple[int, ...], ...]
        Meaning of each number: values of those arguments, counts up to `MOST`. Empty where the
        number is the rank of the action among the listed actions.
    """

    kind: type[Action]
    first: int
    names: tuple[str, ...]
    words: tuple[tuple[int, ...], ...]

    def __len__(self) -> int:
        return len(self.words) or SLOTS


@cache
def _span(least: int, most: int, under: int) -> tuple[int, int, bytes]:
    """Return begin and end of the numbers of some amounts, counted from 1, and a mask of ones."""
    low, high = min(least, MOST) - under, min(most, MOST) - under + 1
    return low, high, b"\1" * (high - low)


class ActionTable:
    """Numbering of the actions of a game, the same in every position.

    Each verb has a range of numbers, one for each combination of its arguments. A source and a
    target are at most `Action.reach` borders apart. Optional arguments do not count, and amounts
    count up to `MOST`. A verb with lists among its arguments has `SLOTS` numbers, for its actions
    in the order of the list. Number 0 is `WAIT`.

    Parameters
    ----------
    game : Game
    settings : Settings

    Attributes
    ----------
    size : int
        Count of the numbers.
    blocks : dict[str, ActionRange]
        Range of each verb, in the order of the numbers.

    Examples
    --------
    >>> from teg_nb import Match
    >>> match = Match(seats=2)
    >>> table = ActionTable(match.game, match.settings)
    >>> _ = match.resolve_chance(random.Random(1))
    >>> numbered = table.numbered(match.legal_actions())
    >>> table.describe(min(numbered))
    'place ...'
    """

    def __init__(self, game: AnyGame, settings: Settings) -> None:
        self.settings = settings
        self.blocks: dict[str, ActionRange] = {}
        self.size = 1
        self._numbers: dict[type[Action], _Numbers] = {}
        for verb in sorted(set(game.verbs) - set(game.unlisted)):
            kind, first = game.verbs[verb], self.size
            block = ActionRange(kind, first, *_combinations(kind, settings))
            self.blocks[verb] = block
            self.size += len(block)
            if block.words:
                self._numbers[kind] = _Numbers(block)
        self._firsts = [block.first for block in self.blocks.values()]
        self._in_order = list(self.blocks.values())

    def numbered(self, legal: LegalActions[Action]) -> dict[int, Action]:
        """Return the legal actions by number; of actions that share one, the largest amount."""
        numbers = np.flatnonzero(self.mask(legal)).tolist()
        return {number: cast(Action, self.action(legal, number)) for number in numbers}

    def mask(self, legal: LegalActions[Action]) -> np.ndarray:
        """Return the mask of legal numbers: 1 for legal, else 0. No action objects are created."""
        mask = bytearray(self.size)  # sets a few bytes faster than an array
        for kind, part in legal.parts:
            if kind not in self._numbers:
                first, count = self.blocks[kind.verb].first, min(len(part), SLOTS)
                mask[first : first + count] = b"\1" * count
                continue
            numbers = self._numbers[kind]
            if type(part) is AmountRows:
                under, of_least = kind.least, numbers.of_least
                for places, least, most in part.rows:
                    low, high, ones = _span(least, most, under)
                    for words in places:
                        first = of_least[words]
                        mask[first + low : first + high] = ones
            elif type(part) is MoveRows:
                for source, targets in part.rows:
                    for target in targets:
                        mask[numbers[source, target]] = 1
            else:
                for words in map(numbers.read, part):
                    mask[numbers[words]] = 1
        return np.frombuffer(mask, np.int8)

    def action(self, legal: LegalActions[Action], number: int) -> Action | None:
        """Return the legal action of a number, with the largest amount; None if there is none."""
        if not 0 < number < self.size:
            return None
        block = self._block(number)
        kind: Any = block.kind
        values = block.words[number - block.first] if block.words else ()
        for _, part in legal.of_type(kind).parts:
            if not block.words:
                if number - block.first < len(part):
                    return cast(Action, part[number - block.first])
            elif type(part) is MoveRows:
                source, target = values
                if any(source == origin and target in targets for origin, targets in part.rows):
                    return cast(Action, kind(part.seat, source, target))
            elif type(part) is AmountRows:
                place, amount = values[:-1], values[-1]
                for places, least, most in part.rows:
                    if place in places:
                        wanted = max(most, MOST) if amount == MOST else amount
                        if least <= wanted <= most:
                            return cast(Action, kind(part.seat, *place, wanted))
            else:
                numbers = self._numbers[kind]
                candidates = [
                    candidate for candidate in part if numbers[numbers.read(candidate)] == number
                ]
                if candidates:
                    return cast(Action, max(candidates, key=_amount))
        return None

    def number(self, legal: LegalActions[Action], action: Action) -> int:
        """Return the number of a legal action, the inverse of `action`.

        Raises
        ------
        ValueError
            If the action has no number: a proposal, or one listed after the first `SLOTS`.

        Examples
        --------
        >>> from teg_nb import Match
        >>> match = Match("tgm", 3)
        >>> table = ActionTable(match.game, match.settings)
        >>> _ = match.resolve_chance(random.Random(1))
        >>> legal = match.legal_actions()
        >>> table.describe(table.number(legal, legal.choice(random.Random(1))))
        'place Este de EE. UU. 1'
        """
        kind = type(action)
        block = self.blocks.get(kind.verb)
        if block is not None and block.words:
            numbers = self._numbers[kind]
            return numbers[numbers.read(action)]
        if block is not None:
            for index, listed in enumerate(islice(legal.of_type(kind), SLOTS)):
                if listed == action:
                    return block.first + index
        raise ValueError(f"{action} has no number here")

    def _block(self, number: int) -> ActionRange:
        return self._in_order[bisect_right(self._firsts, number) - 1]

    def describe(self, number: int) -> str:
        """Describe the action of a number, with printed names.

        Examples
        --------
        >>> from teg_nb import Match
        >>> match = Match(seats=2)
        >>> table = ActionTable(match.game, match.settings)
        >>> table.describe(0), table.describe(table.blocks["attack"].first + 1)
        ('wait', 'attack California Las Vegas')
        """
        if number == WAIT:
            return "wait"
        block = self._block(number)
        index = number - block.first
        if not block.words:
            return f"{block.kind.verb} {index}"
        phrases: list[str] = []
        for name, value in zip(block.names, block.words[index], strict=True):
            form = block.kind.fields[name]
            names = self.settings.vocabulary.get(str(form))
            most = "+" if form == _COUNT and value == MOST else ""
            phrases.append(names[value] if names else f"{value}{most}")
        return " ".join([block.kind.verb, *phrases])


class FactoredTable:
    """Numbering of actions by pairs: the action with its place, and the amount.

    The first number covers all numbers of an `ActionTable` that differ only in their amount. The
    second is an amount from 1 to `MOST`, which means the maximum. Any amount gives a legal action:
    the nearest legal amount below is played, or else the smallest.

    Parameters
    ----------
    table : ActionTable

    Attributes
    ----------
    size : int
        Count of the first numbers.

    Examples
    --------
    >>> from teg_nb import Match
    >>> match = Match("tgm", 3)
    >>> table = ActionTable(match.game, match.settings)
    >>> table.size, FactoredTable(table).size
    (4754, 1533)
    """

    def __init__(self, table: ActionTable) -> None:
        self.table = table
        starts, least = [WAIT], [0]
        for block in table.blocks.values():
            counted = block.names[-1:] == (block.kind.amount,)
            before: tuple[int, ...] | None = None
            for place in range(len(block)):
                words = block.words[place] if counted else (place,)
                if not counted or words[:-1] != before:
                    starts.append(block.first + place)
                    least.append(words[-1] if counted else 0)
                before = words[:-1]
        self.starts, self.least = np.array(starts), np.array(least)
        self.size = len(starts)

    def mask(self, numbers: np.ndarray) -> np.ndarray:
        """Return the mask of legal first numbers from a table's mask, then a 1 for each amount."""
        first = np.maximum.reduceat(numbers, self.starts)
        return np.concatenate([first, np.ones(MOST, np.int8)])

    def pair(self, legal: LegalActions[Action], action: Action) -> tuple[int, int]:
        """Return the two numbers of a legal action; without an amount, the second is the largest.

        Raises
        ------
        ValueError
            If the action has no number: see `ActionTable.number`.
        """
        first = np.searchsorted(self.starts, self.table.number(legal, action), "right") - 1
        amount = getattr(action, action.amount) if action.amount else MOST
        return int(first), min(max(amount, 1), MOST) - 1

    def number(self, numbers: np.ndarray, first: int, amount: int) -> int:
        """Return the table's number of a first number and an amount from 1, by the table's mask.

        An illegal first number gives the smallest number that it covers.
        """
        begin = int(self.starts[first])
        end = int(self.starts[first + 1]) if first + 1 < self.size else len(numbers)
        legal = begin + np.flatnonzero(numbers[begin:end])
        below = legal[legal - begin + self.least[first] <= amount]
        return int(below[-1] if len(below) else legal[0] if len(legal) else begin)


class _Numbers(dict[Any, int]):
    """The number of each combination of the arguments of a verb, keyed by the result of `read`.

    The key of one argument is its value; of several arguments, a tuple.

    Attributes
    ----------
    of_least : dict[tuple[int, ...], int]
        Number of the smallest amount, by the arguments before the amount.
    """

    def __init__(self, block: ActionRange) -> None:
        names = block.names
        self.read: Callable[[Action], Any] = attrgetter(*names) if names else _nothing
        self.counts = [block.kind.fields[name] == _COUNT for name in names]
        self.of_least: dict[tuple[int, ...], int] = {}
        for number, words in enumerate(block.words, block.first):
            self[words[0] if len(words) == 1 else words] = number
            self.of_least.setdefault(words[:-1], number)

    def __missing__(self, words: Any) -> int:
        """Return the number of `MOST` for larger counts."""
        several = words if isinstance(words, tuple) else (words,)
        capped = [
            min(word, MOST) if count else word
            for word, count in zip(several, self.counts, strict=True)
        ]
        return self[tuple(capped) if isinstance(words, tuple) else capped[0]]


def _nothing(action: Action) -> tuple[int, ...]:
    """Return the empty key of an action without arguments."""
    return ()


def _combinations(
    kind: type[Action], settings: Settings
) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """Return the numbered arguments of a verb, and all combinations of their values.

    Both are empty if the verb has list arguments or too many combinations.
    """
    counted = {name: form for name, form in kind.fields.items() if not isinstance(form, Nullable)}
    if not all(isinstance(form, Scalar | Reference) for form in counted.values()):
        return (), ()
    values: list[Iterable[tuple[int, ...]]] = []
    for name, form in counted.items():
        if form == _COUNT:
            least = kind.least if name == kind.amount else -1  # -1 is a count as well
            values.append([(count,) for count in range(least, MOST + 1)])
        elif name == "target" and "source" in counted and kind.reach is not None:
            board: Any = settings
            values[-1] = _pairs(board.board, kind.reach)
        else:
            size = {"flag": 2, "die": 7}.get(str(form)) or len(settings.vocabulary[str(form)])
            values.append([(value,) for value in range(size)])
    if prod(map(len, map(list, values))) > _WIDEST:
        return (), ()
    return tuple(counted), tuple(tuple(chain(*combination)) for combination in product(*values))


def _pairs(board: Board, reach: int) -> list[tuple[int, ...]]:
    """Pair each country with the countries within reach, itself included."""
    return [
        (source, target)
        for source in range(len(board.countries))
        for target, away in enumerate(board.distances(source))
        if away <= reach
    ]


def _amount(action: Action) -> int:
    """Return the amount of an action, or -1 if it has none."""
    amount: int = getattr(action, action.amount) if action.amount else -1
    return amount


@cache
def _table(game: str, settings: Settings) -> ActionTable:
    from teg_nb.engine.games import game_named

    return ActionTable(game_named(game), settings)


# Observations as numbers


def features(seen: Any) -> np.ndarray:
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


def feature_slices(seen: Any) -> dict[str, slice]:
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
    fields: Callable[[Any], tuple[Any, ...]]
    notes: list[Note]  # of each field of `Game.features`
    places: dict[str, slice]
    size: int


@cache
def _reads(name: str, settings: Settings, kind: type) -> _Encoder:
    from teg_nb.engine.games import game_named

    game, sections = game_named(name), catalogue(name).sections
    sizes = {noun: len(names) for noun, names in settings.vocabulary.items()}
    sizes |= game.unnamed
    options: Any = settings
    empty = game.observe(game.setup(settings.seats, options.options.changed()), 0)
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


Note = Callable[[Any, _SeatOrder], _Counts]
"""A function that encodes a value from a viewer's perspective."""

_seldom = lru_cache(maxsize=256)
"""Cache for the counts of values that seldom change."""


def field_encoder(
    form: FieldType, empty: Any, sizes: Mapping[str, int], pieces: Collection[str]
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
            each = [_ones(sizes[kind], (place,)) for place in (*range(sizes[kind]), -1)]
            return sizes[kind], lambda value, turned: each[value]
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
            return sum(map(len, empty)), lambda value, turned: array("q", chain(*value))
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
            nothing, rows = (0,) * sizes[inner], range(sizes[kind])
            return len(rows) * len(nothing), lambda value, turned: array(
                "q", chain(*[value.get(row, nothing) for row in rows])
            )
        case MapOf(kind, Nullable(Reference("seat"))):
            each_seat = [_ones(seats, (place,)).tobytes() for place in (*range(seats), -1)]

            @_seldom
            def owned(owners: tuple[int, ...], turned: _SeatOrder) -> _Counts:
                own = [each_seat[place] for place in (*turned.place, -1)]
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


def _known(name: str, value: object, known: tuple[object, ...]) -> None:
    """Raise `BadArgument` unless a value is one of those known."""
    if value not in known:
        raise BadArgument("not_one_of", name=name, value=value, known=known)


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment; see `env`."""

    metadata: dict[str, Any] = {  # noqa: RUF012 -- as PettingZoo has it
        "name": "teg_nb_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "teg",
        seats: int = 4,
        *,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        wait: bool = False,
        on_illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _known("on_illegal", on_illegal, ("raise", "replace"))
        _known("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.first = Match(game, seats, options)
        self.max_cycles = max_cycles
        self.wait = wait
        self.on_illegal = on_illegal
        self.render_mode = render_mode
        self.metadata = {
            **self.metadata,
            "name": f"{game}_v{self.first.game.version}",
            "is_parallelizable": wait,
        }
        self.table = _table(game, self.first.settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.first.settings.seats))]
        self.agents: list[str] = []
        self.rng = random.Random()

    # Spaces

    @cached_property
    def _spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        trial = self.first.fork()
        trial.resolve_chance(random.Random(0))
        size = len(features(trial.game.observe(trial.state, 0)))
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.size,), np.int8),
            }
        )
        return observation, spaces.Discrete(self.table.size)

    @cache  # noqa: B019 -- PettingZoo wants the same object each time
    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of ``observation`` (numbers from 0 to 1) and ``action_mask``."""
        return spaces.Dict(dict(self._spaces[0]))

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of the numbers of `ActionTable`."""
        return spaces.Discrete(self.table.size)

    @cached_property
    def state_space(self) -> spaces.Box:
        """Space of `state`: numbers from 0 to 1, the observations of all seats in a row."""
        one: Any = self._spaces[0]["observation"]
        size = len(self.possible_agents) * len(one.low)
        return spaces.Box(0.0, 1.0, (size,), np.float32)

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; the same seed gives the same dice and cards."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.match = self.first.fork()
        self.match.resolve_chance(self.rng)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._known: tuple[Any, Any] | None = None  # a position, and its observation
        self._awaited = self.match.to_move
        self.agent_selection = self.agents[0 if self.wait else self.match.to_move]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Return the observation of a seat, and the mask of its legal actions."""
        seat = self.possible_agents.index(agent)
        if self._waits_for(seat):
            seen = self._seen()
            mask = self.table.mask(seen.legal_actions)
        else:
            seen = self.match.game.observe(self.match.state, seat)
            mask = np.zeros(self.table.size, np.int8)
            mask[WAIT] = 1
        return {"observation": features(seen), "action_mask": mask}

    def state(self) -> np.ndarray:
        """Return the observations of all seats, secrets included: for a critic in training only.

        Returns
        -------
        numpy.ndarray
            Shape ``(seats * numbers,)``: the ``observation`` of each seat, in their order.
        """
        observe, state = self.match.game.observe, self.match.state
        seats = range(len(self.possible_agents))
        return np.concatenate([features(observe(state, seat)) for seat in seats])

    @property
    def legal(self) -> dict[int, Action]:
        """Legal actions of the seat to move, by number."""
        return self.table.numbered(self._seen().legal_actions)

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent, by its number.

        Raises
        ------
        BadArgument
            If the number is not in the action space.
        ValueError
            If the action is illegal, unless ``on_illegal="replace"``.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        last = self.table.size - 1
        if not isinstance(action, int | np.integer) or not 0 <= action <= last:
            raise BadArgument("not_between", name="action", least=0, most=last, value=action)
        seat = self.possible_agents.index(agent)
        if self._waits_for(seat):
            self._play(int(action))
        elif action != WAIT and self.on_illegal == "raise":
            raise ValueError(f"the game does not wait for {agent}: its only action is {WAIT}")
        following = (seat + 1) % len(self.possible_agents)
        if not self.wait or following == 0:  # agents leave only after a complete cycle
            self.cycles += 1
            self._awaited = self.match.to_move
            self._end()
        if self.wait:
            self.agent_selection = self.agents[following]
        elif self._awaited != NOBODY:
            self.agent_selection = self.agents[self._awaited]

    def _waits_for(self, seat: int) -> bool:
        """Return whether a seat is to move; with `wait`, also since the start of the cycle."""
        return seat == self.match.to_move and (not self.wait or seat == self._awaited)

    def _play(self, number: int) -> None:
        with self.match.lock:
            action = self.table.action(self._seen().legal_actions, number)
            if action is None:
                if self.on_illegal == "raise":
                    raise ValueError(f"{self.table.describe(number)} ({number}) is not legal now")
                action = self.legal[self.rng.choice(sorted(self.legal))]
            self.match.push_unchecked(action)
            self.match.resolve_chance(self.rng)

    def _seen(self) -> Any:
        """Return the cached observation of the seat to move."""
        state = self.match.state
        if self._known is None or self._known[0] is not state:
            self._known = state, self.match.game.observe(state, self.match.to_move)
        return self._known[1]

    def _end(self) -> None:
        outcome = self.match.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            returns = zip(self.possible_agents, outcome.returns, strict=True)
            self.rewards = {agent: share for agent, share in returns if agent in self.agents}
            self._accumulate_rewards()  # earlier rewards are all 0
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    # Rendering

    def render(self) -> str | None:
        """Render the position: text (``"ansi"``), a picture (``"svg"``), or printed (``"human"``).

        It shows the perspective of a spectator, with the last decision that a spectator may know.
        """
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return str(self.match.state.picture().svg)
        viewer = effective_viewer(self.match, None)
        log = (
            visible_entry(self.match, index, viewer) for index in reversed(range(len(self.match)))
        )
        actions = (entry.action for entry in log if entry.action and entry.action.seat != CHANCE)
        last = next(actions, None)
        text = f"{self.match.state!r}"
        if last is not None:
            text += f"\n{encode(last, self.match.settings)}"
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: no resources are open."""


class _InOrder(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper for the order of calls, with a direct path for calls in order."""

    def last(self, observe: bool = True) -> Any:
        if self._has_reset:
            return self.env.last(observe)
        return super().last(observe)  # raises

    def step(self, action: int | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)  # raises, or warns


def env(game: str = "teg", seats: int = 4, **chosen: Any) -> GameEnv:
    """Create a PettingZoo AEC environment of a game, in the wrapper for the order of calls.

    Parameters
    ----------
    game : str
        A name of `GAMES`.
    seats : int
    options : mapping, optional
        Options of the game; ``max_rounds`` keeps matches short.
    max_cycles : int, optional
        Decisions after which a match is cut off (with ``wait``: decisions of each agent).
    wait : bool
        Whether all agents take part in every cycle, in order. Agents that are not to move when it
        begins have only the action `WAIT`. `parallel_env` is based on this.
    on_illegal : str
        ``"raise"``, or ``"replace"``: an illegal action becomes a random legal one.
    render_mode : str, optional
        ``"human"``, ``"ansi"`` or ``"svg"``.

    Examples
    --------
    >>> game_env = env("teg", seats=3)
    >>> game_env.reset(seed=1)
    >>> seen, reward, over, cut, info = game_env.last()
    >>> game_env.table.describe(int(seen["action_mask"].argmax()))
    'place ...'
    """
    return cast("GameEnv", _InOrder(GameEnv(game, seats, **chosen)))


def parallel_env(game: str = "teg", seats: int = 4, **chosen: Any) -> Any:
    """Create a parallel environment of a game: agents that are not to move play `WAIT`."""
    return aec_to_parallel(env(game, seats, **{**chosen, "wait": True}))
