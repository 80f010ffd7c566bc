"""Numbering of the actions of a game, the same in every position.

`ActionTable` gives each action one number. `FactoredTable` gives it a pair: the action with its
place, and the amount.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, islice, product
from math import prod
from operator import attrgetter
from typing import NamedTuple, cast

import numpy as np

from teg_nb.engine.actions import Action
from teg_nb.engine.board import Board, map_of
from teg_nb.engine.game import AnyGame
from teg_nb.engine.legal_actions import AmountRows, LegalActions, MoveRows
from teg_nb.engine.schema.field_types import Nullable, Reference, Scalar
from teg_nb.engine.settings import Settings

_COUNT = Scalar("count")


WAIT = 0
"""The only action of an agent that is not to move."""

MOST = 8
"""Largest amount with its own number; it also means more: the maximum that is legal."""

SLOTS = 256
"""Numbers of a verb with lists among its arguments (sets of cards, moves of troops). The k-th
listed action has the k-th number, and actions after the last number have none."""

_WIDEST = 40_000


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
def _span(least: int, most: int, under: int) -> tuple[int, int, bytearray]:
    """Return begin and end of the numbers of some amounts, counted from 1, and a mask of ones.

    The mask is a bytearray, because Python copies any other type before it is assigned to a slice.
    """
    low, high = min(least, MOST) - under, min(most, MOST) - under + 1
    return low, high, bytearray(b"\1" * (high - low))


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
    >>> import random
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
                mask[first : first + count] = bytearray(b"\1") * count
                continue
            numbers = self._numbers[kind]
            if type(part) is AmountRows:
                under, of_least = kind.least, numbers.of_least
                begin = end = -1
                for places, least, most in part.rows:
                    if most != end or least != begin:  # rows in a row often have the same amounts
                        begin, end = least, most
                        low, high, ones = _span(least, most, under)
                    for words in places:
                        first = of_least[words]
                        mask[first + low : first + high] = ones
            elif type(part) is MoveRows:
                for source, targets in part.rows:
                    for target in targets:
                        mask[numbers[source, target]] = 1
            else:
                for action in part:
                    mask[numbers[numbers.read(action)]] = 1
        return np.frombuffer(mask, np.int8)

    def action(self, legal: LegalActions[Action], number: int) -> Action | None:
        """Return the legal action of a number, with the largest amount; None if there is none."""
        if not 0 < number < self.size:
            return None
        block = self._block(number)
        kind: type[Action] = block.kind
        create: Callable[..., Action] = kind
        values = block.words[number - block.first] if block.words else ()
        for _, part in legal.of_type(kind).parts:
            if not block.words:
                if number - block.first < len(part):
                    return part[number - block.first]
            elif type(part) is MoveRows:
                source, target = values
                if any(source == origin and target in targets for origin, targets in part.rows):
                    return create(part.seat, source, target)
            elif type(part) is AmountRows:
                place, amount = values[:-1], values[-1]
                for places, least, most in part.rows:
                    if place in places:
                        wanted = max(most, MOST) if amount == MOST else amount
                        if least <= wanted <= most:
                            return create(part.seat, *place, wanted)
            else:
                numbers = self._numbers[kind]
                candidates = [
                    candidate for candidate in part if numbers[numbers.read(candidate)] == number
                ]
                if candidates:
                    return max(candidates, key=_amount)
        return None

    def number(self, legal: LegalActions[Action], action: Action) -> int:
        """Return the number of a legal action, the inverse of `action`.

        Raises
        ------
        ValueError
            If the action has no number: a proposal, or one listed after the first `SLOTS`.

        Examples
        --------
        >>> import random
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
    second is an amount from 1 to `MOST`, which means the maximum. Every amount is accepted: the
    nearest legal amount below is played, or else the smallest.

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


class _Numbers(dict[object, int]):
    """The number of each combination of the arguments of a verb, keyed by the result of `read`.

    The key of one argument is its value; of several arguments, a tuple.

    Attributes
    ----------
    of_least : dict[tuple[int, ...], int]
        Number of the smallest amount, by the arguments before the amount.
    """

    def __init__(self, block: ActionRange) -> None:
        names = block.names
        self.read: Callable[[Action], object] = attrgetter(*names) if names else _nothing
        self.counts = [block.kind.fields[name] == _COUNT for name in names]
        self.of_least: dict[tuple[int, ...], int] = {}
        for number, words in enumerate(block.words, block.first):
            self[words[0] if len(words) == 1 else words] = number
            self.of_least.setdefault(words[:-1], number)

    def __missing__(self, words: object) -> int:
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
            values[-1] = _pairs(map_of(settings), kind.reach)
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
def action_table(game: str, settings: Settings) -> ActionTable:
    """Return the cached table of a game with these settings."""
    from teg_nb.engine.games import game_named

    return ActionTable(game_named(game), settings)
