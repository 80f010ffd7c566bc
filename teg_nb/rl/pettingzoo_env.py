"""Games as PettingZoo environments, for reinforcement learning.

`env` gives any game of `GAMES` as an AEC environment: the agent selected is the seat that the game
waits for, chance is played by the environment, the reward comes at the end (the seat's share of the
outcome). Needs the packages of the extra ``rl``: pettingzoo and gymnasium.

Actions are numbers of a `gymnasium.spaces.Discrete` that always mean the same; the mask says which
are legal. Observations are arrays of numbers from 0 to 1, from what the seat may know and nothing
else: see `ActionTable` and `Game.features`.
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
"""The action of an agent that the game does not wait for."""

MOST = 8
"""Amounts have numbers of their own up to this one; it means itself or more: the most there is."""

SLOTS = 256
"""Numbers of a verb with lists among its arguments (sets of cards, moves of troops): the k-th
action listed has the k-th, and those beyond the last have none."""

_WIDEST = 40_000

_SCALED = np.log2(np.arange(1, 1025), dtype=np.float32) / 10  # 1023 and more are 1


def log_scale(counts: Sequence[int]) -> np.ndarray:
    """Counts as numbers from 0 to 1, small ones told apart best: log2(1 + count) / 10.

    Examples
    --------
    >>> scaled([0, 1, 3, 1023, 10**6]).round(2).tolist()
    [0.0, 0.10000000149011612, 0.20000000298023224, 1.0, 1.0]
    """
    return _SCALED.take(counts, mode="clip")


class ActionRange(NamedTuple):
    """The numbers of a verb.

    Attributes
    ----------
    kind : type of Action
    first : int
    names : tuple[str, ...]
        The arguments that count.
    words : tuple[tuple[int, ...], ...]
        What each number stands for: values of those arguments, counts up to `MOST`. Empty where the
        number is the rank of the action among those that are listed.
    """

    kind: type[Action]
    first: int
    names: tuple[str, ...]
    words: tuple[tuple[int, ...], ...]

    def __len__(self) -> int:
        return len(self.words) or SLOTS


@cache
def _span(least: int, most: int, under: int) -> tuple[int, int, bytes]:
    """Where the numbers of some amounts begin and end, counted from one; and as many ones."""
    low, high = min(least, MOST) - under, min(most, MOST) - under + 1
    return low, high, b"\1" * (high - low)


class ActionTable:
    """Numbers for the actions of a game that mean the same in every position.

    Each verb has a block of numbers: one for each combination of its arguments; a source and a
    target are no farther apart than they can be (`Action.reach`). Arguments that may be left out do
    not count; amounts count up to `MOST`. A verb with lists among its arguments has `SLOTS`
    numbers, for its actions as they are listed. Number 0 is `WAIT`.

    Parameters
    ----------
    game : Game
    settings : Settings

    Attributes
    ----------
    size : int
        How many numbers there are.
    blocks : dict[str, Block]
        By verb, in the order of the numbers.

    Examples
    --------
    >>> from teg_nb import Match
    >>> match = Match(seats=2)
    >>> table = ActionTable(match.game, match.settings)
    >>> _ = match.resolve_chance(random.Random(1))
    >>> numbered = table.numbered(match.legal_actions())
    >>> table.words(min(numbered))
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
        """Number of each legal action; where several share one, that of the largest amount.

        Returns
        -------
        dict[int, Action]
        """
        numbers = np.flatnonzero(self.mask(legal)).tolist()
        return {number: cast(Action, self.action(legal, number)) for number in numbers}

    def mask(self, legal: LegalActions[Action]) -> np.ndarray:
        """Which numbers are legal: 1, the others 0. No action is made for it."""
        mask = bytearray(self.size)  # where a few bytes are set sooner than in an array
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
        """The legal action of a number, that of the largest amount; None if there is none."""
        if not 0 < number < self.size:
            return None
        block = self._block(number)
        kind: Any = block.kind
        words = block.words[number - block.first] if block.words else ()
        for _, part in legal.of_type(kind).parts:
            if not block.words:
                if number - block.first < len(part):
                    return cast(Action, part[number - block.first])
            elif type(part) is MoveRows:
                source, target = words
                if any(source == each and target in targets for each, targets in part.rows):
                    return cast(Action, kind(part.seat, source, target))
            elif type(part) is AmountRows:
                place, amount = words[:-1], words[-1]
                for places, least, most in part.rows:
                    if place in places:
                        wanted = max(most, MOST) if amount == MOST else amount
                        if least <= wanted <= most:
                            return cast(Action, kind(part.seat, *place, wanted))
            else:
                numbers = self._numbers[kind]
                found = [each for each in part if numbers[numbers.read(each)] == number]
                if found:
                    return cast(Action, max(found, key=_amount))
        return None

    def number(self, legal: LegalActions[Action], action: Action) -> int:
        """The number of a legal action, as a bot may choose it: what `action` turns back.

        Raises
        ------
        ValueError
            If it has none: a proposal, or one listed behind the first `SLOTS`.

        Examples
        --------
        >>> from teg_nb import Match
        >>> match = Match("tgm", 3)
        >>> table = ActionTable(match.game, match.settings)
        >>> _ = match.resolve_chance(random.Random(1))
        >>> legal = match.legal_actions()
        >>> table.words(table.number(legal, legal.choice(random.Random(1))))
        'place Este de EE. UU. 1'
        """
        kind = type(action)
        block = self.blocks.get(kind.verb)
        if block is not None and block.words:
            numbers = self._numbers[kind]
            return numbers[numbers.read(action)]
        if block is not None:
            for place, each in enumerate(islice(legal.of_type(kind), SLOTS)):
                if each == action:
                    return block.first + place
        raise ValueError(f"{action} has no number here")

    def _block(self, number: int) -> ActionRange:
        return self._in_order[bisect_right(self._firsts, number) - 1]

    def describe(self, number: int) -> str:
        """What a number stands for, in printed names.

        Examples
        --------
        >>> from teg_nb import Match
        >>> match = Match(seats=2)
        >>> table = ActionTable(match.game, match.settings)
        >>> table.words(0), table.words(table.blocks["attack"].first + 1)
        ('wait', 'attack California Las Vegas')
        """
        if number == WAIT:
            return "wait"
        block = self._block(number)
        place = number - block.first
        if not block.words:
            return f"{block.kind.verb} {place}"
        said: list[str] = []
        for name, value in zip(block.names, block.words[place], strict=True):
            form = block.kind.fields[name]
            names = self.settings.vocabulary.get(str(form))
            most = "+" if form == _COUNT and value == MOST else ""
            said.append(names[value] if names else f"{value}{most}")
        return " ".join([block.kind.verb, *said])


class FactoredTable:
    """Actions as two numbers: what is done and where, and how much of it.

    The first is one for all numbers of an `ActionTable` that differ in their amount alone; the
    second is an amount from 1 to `MOST`, which is the most there is. Whatever amount is chosen,
    what is played is legal: the nearest legal one below, or else the least.

    Parameters
    ----------
    table : ActionTable

    Attributes
    ----------
    size : int
        How many first numbers there are.

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
        """Which first numbers are legal, of a mask of the table; then a 1 for each amount."""
        first = np.maximum.reduceat(numbers, self.starts)
        return np.concatenate([first, np.ones(MOST, np.int8)])

    def pair(self, legal: LegalActions[Action], action: Action) -> tuple[int, int]:
        """The two numbers of a legal action; one without an amount has that of the most.

        Raises
        ------
        ValueError
            If it has no number: see `ActionTable.number`.
        """
        first = np.searchsorted(self.starts, self.table.number(legal, action), "right") - 1
        amount = getattr(action, action.amount) if action.amount else MOST
        return int(first), min(max(amount, 1), MOST) - 1

    def number(self, numbers: np.ndarray, first: int, amount: int) -> int:
        """The number in the table of a first number and an amount from 1, by a mask of the table.

        Of a first number that is not legal, the least that it stands for.
        """
        begin = int(self.starts[first])
        end = int(self.starts[first + 1]) if first + 1 < self.size else len(numbers)
        legal = begin + np.flatnonzero(numbers[begin:end])
        below = legal[legal - begin + self.least[first] <= amount]
        return int(below[-1] if len(below) else legal[0] if len(legal) else begin)


class _Numbers(dict[Any, int]):
    """The number of each combination of the arguments of a verb, as `read` gives them.

    One argument stands by itself, several in a tuple.

    Attributes
    ----------
    of_least : dict[tuple[int, ...], int]
        By the arguments before an amount, the number of its least.
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
        """Counts above `MOST` have its number."""
        several = words if isinstance(words, tuple) else (words,)
        least = [
            min(word, MOST) if count else word
            for word, count in zip(several, self.counts, strict=True)
        ]
        return self[tuple(least) if isinstance(words, tuple) else least[0]]


def _nothing(action: Action) -> tuple[int, ...]:
    """What is read of an action without arguments."""
    return ()


def _combinations(
    kind: type[Action], settings: Settings
) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """The arguments of a verb that count, and all combinations of their values, if not too many."""
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
    return tuple(counted), tuple(tuple(chain(*each)) for each in product(*values))


def _pairs(board: Board, reach: int) -> list[tuple[int, ...]]:
    """Each country with those that lie within so many borders, itself included."""
    return [
        (source, target)
        for source in range(len(board.countries))
        for target, away in enumerate(board.distances(source))
        if away <= reach
    ]


def _amount(action: Action) -> int:
    """The amount of an action, or -1: none."""
    amount: int = getattr(action, action.amount) if action.amount else -1
    return amount


@cache
def _table(game: str, settings: Settings) -> ActionTable:
    from teg_nb.engine.games import game_named

    return ActionTable(game_named(game), settings)


# What is observed, as numbers


def features(seen: Any) -> np.ndarray:
    """Numbers from 0 to 1 for what a seat may know, always as many in a match.

    Parameters
    ----------
    seen : observation
        Of a seat, as `Game.observe` gives it.

    Returns
    -------
    numpy.ndarray
        Of one dimension, float32.
    """
    settings = seen.settings
    kind: type = type(seen)
    reads = _reads(settings.game, settings, kind)
    turned = _turned(len(settings.seats), seen.viewer)
    standings = reads.game.standings(seen)
    mine = [standings[seat] for seat in turned.order]
    phase, legal, *values = reads.fields(seen)
    counts = reads.phases[phase] + reads.verbs(legal.kinds())
    counts.extend([each.get(key, 0) for key in reads.standings for each in mine])
    counts.extend([_ONE if each.get("living", 1) else 0 for each in mine])
    for note, value in zip(reads.notes, values, strict=True):
        counts += note(value, turned)
    assert len(counts) == reads.size, f"a feature of {settings.game} changes its length"
    return log_scale(counts)


def feature_slices(seen: Any) -> dict[str, slice]:
    """Where the numbers of `features` are: the place of each part of an observation, by name.

    Numbers by seat begin with the viewer's own. ``standings`` has one for each seat and each thing
    that the game counts, ``living`` whether a seat still plays; the rest is as in `Game.features`.

    Parameters
    ----------
    seen : observation
        Of any seat of the match, at any time: the places are the same.

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
    """The seats as a viewer sees them, its own first."""

    order: tuple[int, ...]
    place: tuple[int, ...]  # of each seat in that order


@cache
def _turned(seats: int, viewer: int) -> _SeatOrder:
    order = tuple((viewer + step) % seats for step in range(seats))
    return _SeatOrder(order, tuple((seat - viewer) % seats for seat in range(seats)))


_Counts: TypeAlias = "array[int]"
"""Counts that `scaled` is given, and `_ONE` where a place has a one."""

_ONE = len(_SCALED) - 1


@dataclass(frozen=True, slots=True, eq=False)
class _Encoder:
    """What is read of the observations of a match, in the order of the numbers."""

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

    game, words = game_named(name), catalogue(name).sections
    sizes = {each: len(names) for each, names in settings.vocabulary.items()}
    sizes |= game.unnamed
    options: Any = settings
    empty = game.observe(game.setup(settings.seats, options.options.changed()), 0)
    seats, phases, standings = len(settings.seats), list(words["phases"]), list(words["standings"])
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
    """So many counts, with a one in some places; places below 0 are none."""
    counts = array("q", bytes(8 * size))
    for place in places:
        if place >= 0:
            counts[place] = _ONE
    return counts


Note = Callable[[Any, _SeatOrder], _Counts]
"""The counts of a value, as a viewer sees it."""

_seldom = lru_cache(maxsize=256)
"""Keeps the counts of values that stay the same for some entries."""


def field_encoder(
    form: FieldType, empty: Any, sizes: Mapping[str, int], pieces: Collection[str]
) -> tuple[int, Note]:
    """How a field becomes numbers, by its form: how many, and which.

    A count is one number, a name one for each of its kind, and so are several names together. One
    for each seat begins with the viewer's own; of pieces, where those of a seat stand. `empty` is
    the value before anything has happened, `sizes` how many there are of each kind.
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
            # A row of each place of which the viewer knows it.
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
    """Refuse a value that is none of those known."""
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
        """``observation`` (numbers from 0 to 1) and ``action_mask``."""
        return spaces.Dict(dict(self._spaces[0]))

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """Numbers of `ActionTable`."""
        return spaces.Discrete(self.table.size)

    @cached_property
    def state_space(self) -> spaces.Box:
        """Numbers from 0 to 1, those of all seats one after another."""
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
        self._known: tuple[Any, Any] | None = None  # a position, and what is seen of it
        self._awaited = self.match.to_move
        self.agent_selection = self.agents[0 if self.wait else self.match.to_move]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat may know, and what it may do now."""
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
        """What all seats know together, secrets included: for a critic in training, not to play by.

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
        """What the seat that the game waits for may do, by its numbers."""
        return self.table.numbered(self._seen().legal_actions)

    def step(self, action: int | None) -> None:
        """Play the number of an action for the agent selected.

        Raises
        ------
        BadArgument
            If it is no number of an action.
        ValueError
            If it is not legal, unless ``on_illegal="replace"``.
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
        if not self.wait or following == 0:  # a cycle is whole before anybody leaves
            self.cycles += 1
            self._awaited = self.match.to_move
            self._end()
        if self.wait:
            self.agent_selection = self.agents[following]
        elif self._awaited != NOBODY:
            self.agent_selection = self.agents[self._awaited]

    def _waits_for(self, seat: int) -> bool:
        """Whether the game waits for a seat; in parallel, since the cycle began, when all chose."""
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
        """What the seat that the game waits for may know."""
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
            self._accumulate_rewards()  # there are none before
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    # Looking

    def render(self) -> str | None:
        """The position: text (``"ansi"``), a picture (``"svg"``), or shown (``"human"``).

        With what a spectator may know, the last decision that it may know of included.
        """
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return str(self.match.state.picture().svg)
        viewer = effective_viewer(self.match, None)
        log = (
            visible_entry(self.match, place, viewer) for place in reversed(range(len(self.match)))
        )
        seen = (each.action for each in log if each.action and each.action.seat != CHANCE)
        last = next(seen, None)
        words = f"{self.match.state!r}"
        if last is not None:
            words += f"\n{encode(last, self.match.settings)}"
        if self.render_mode == "ansi":
            return words
        print(words)
        return None

    def close(self) -> None:
        """Nothing is held open."""


class _InOrder(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper, that asks the environment itself, once, where all is in order."""

    def last(self, observe: bool = True) -> Any:
        if self._has_reset:
            return self.env.last(observe)
        return super().last(observe)  # which refuses

    def step(self, action: int | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)  # which refuses, or warns


def env(game: str = "teg", seats: int = 4, **chosen: Any) -> GameEnv:
    """A game as a PettingZoo AEC environment, in the wrapper that enforces the order of calls.

    Parameters
    ----------
    game : str
        As in `GAMES`.
    seats : int
    options : mapping, optional
        Options of the game; ``max_rounds`` keeps matches short.
    max_cycles : int, optional
        Decisions after which a match is cut off (with ``wait``: decisions of each agent).
    wait : bool
        Whether all agents take part in every cycle, in order; those that the game does not wait
        for when it begins have only the action `WAIT`. `parallel_env` is made of this.
    on_illegal : str
        ``"raise"``, or ``"replace"``: an illegal action becomes a random legal one.
    render_mode : str, optional
        ``"human"``, ``"ansi"`` or ``"svg"``.

    Examples
    --------
    >>> found = env("teg", seats=3)
    >>> found.reset(seed=1)
    >>> seen, reward, over, cut, info = found.last()
    >>> found.table.words(int(seen["action_mask"].argmax()))
    'place ...'
    """
    return cast("GameEnv", _InOrder(GameEnv(game, seats, **chosen)))


def parallel_env(game: str = "teg", seats: int = 4, **chosen: Any) -> Any:
    """The same as a parallel environment: agents that are not awaited play `WAIT`."""
    return aec_to_parallel(env(game, seats, **{**chosen, "wait": True}))
