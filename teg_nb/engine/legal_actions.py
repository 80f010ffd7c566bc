"""A lazy sequence of legal actions: an action is created when it is read."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain
from typing import Generic, Protocol, TypeVar, cast, overload

from teg_nb.engine.actions import Action
from teg_nb.engine.board import members


class PrettyPrinter(Protocol):
    """The part of IPython's pretty printer that is used here."""

    def pretty(self, obj: object) -> None:
        """Print an object."""


Kind = TypeVar("Kind", bound=Action)
Listed = TypeVar("Listed", bound=Action, covariant=True)
RowType = TypeVar("RowType")
PositionType = TypeVar("PositionType")
Arguments = TypeVar("Arguments", bound=tuple[object, ...])

Row = tuple[Sequence[Arguments], int, int]
"""Arguments of some actions before their amount, the smallest amount and the largest."""


@lru_cache(maxsize=1 << 14)
def steps(source: int, targets: int) -> tuple[tuple[tuple[int, int]], ...]:
    """Return the argument tuples of rows of `AmountRows`: one row per target of a source.

    Examples
    --------
    >>> steps(3, 0b101)
    (((3, 0),), ((3, 2),))
    """
    return tuple(((source, target),) for target in members(targets))


@cache
def singleton_action(kind: type[Kind], seat: int) -> tuple[Kind]:
    """Return the only action of a kind without arguments, such as the end of a phase.

    The result is cached by seat.
    """
    return (kind(seat),)


class _Move(Protocol):
    """The part of an action between two places that `MoveRows` reads."""

    @property
    def source(self) -> int: ...

    @property
    def target(self) -> int: ...


class ActionRows(Sequence[Kind], Generic[Kind, RowType]):
    """Actions of one kind, stored as rows. An action is created when it is read.

    Parameters
    ----------
    kind : type of Action
    seat : int
    rows : sequence
        Rows in the order of the actions; none is empty.
    """

    __slots__ = ("kind", "rows", "seat")

    def __init__(self, kind: type[Kind], seat: int, rows: Sequence[RowType]) -> None:
        self.kind = kind
        self.seat = seat
        self.rows = rows

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.kind, self.seat, self.rows)

    def sizes(self) -> list[int]:
        """Return the number of actions of every row."""
        raise NotImplementedError

    def __bool__(self) -> bool:
        return bool(self.rows)

    def __len__(self) -> int:
        return sum(self.sizes())

    @overload
    def __getitem__(self, place: int) -> Kind: ...
    @overload
    def __getitem__(self, place: slice) -> list[Kind]: ...
    def __getitem__(self, place: int | slice) -> Kind | list[Kind]:
        if isinstance(place, slice):
            return list(self)[place]
        ends = list(accumulate(self.sizes(), initial=0))
        number = place if place >= 0 else place + ends[-1]
        if not 0 <= number < ends[-1]:
            raise IndexError(place)
        row = bisect_right(ends, number) - 1
        return self.build(self.rows[row], number - ends[row])

    def build(self, row: RowType, place: int) -> Kind:
        """Create the action at an index of a row."""
        raise NotImplementedError


class MoveRows(ActionRows[Kind, tuple[int, Sequence[int]]]):
    """Actions from a place to another: a row is a source and its targets.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> attacks = MoveRows(Attack, 0, [(3, (4, 17)), (5, (6,))])
    >>> len(attacks), attacks[1].target, Attack(0, 5, 17) in attacks
    (3, 17, False)
    """

    __slots__ = ()

    def sizes(self) -> list[int]:
        """Return the number of actions of every row."""
        return [len(targets) for _, targets in self.rows]

    def __iter__(self) -> Iterator[Kind]:
        kind: Callable[..., Kind] = self.kind
        seat = self.seat
        for source, targets in self.rows:
            for target in targets:
                yield kind(seat, source, target)

    def build(self, row: tuple[int, Sequence[int]], place: int) -> Kind:
        """Create the action at an index of a row."""
        kind: Callable[..., Kind] = self.kind
        source, targets = row
        return kind(self.seat, source, targets[place])

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.kind:
            return False
        step = cast("_Move", action)
        kind: Callable[..., Kind] = self.kind
        known = action == kind(self.seat, step.source, step.target)  # and has no other argument
        return known and any(
            source == step.source and step.target in targets for source, targets in self.rows
        )


class AmountRows(ActionRows[Kind, Row[Arguments]], Generic[Kind, Arguments]):
    """Actions of one kind by the range of their amount, which is their last argument.

    Parameters
    ----------
    kind : type of Action
    seat : int
    rows : sequence of Row
        Within a row the amount rises: all places come with one amount before the next.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.actions import Place
    >>> placings = AmountRows(Place, 0, [([(3,)], 1, 2), ([(17,), (18,)], 1, 1)])
    >>> len(placings), placings[1], Place(0, 17, 2) in placings
    (4, Place(seat=0, country=3, armies=2), False)
    """

    __slots__ = ()

    def sizes(self) -> list[int]:
        """Return the number of actions of every row."""
        return [
            len(places) * (max_amount - min_amount + 1)
            for places, min_amount, max_amount in self.rows
        ]

    def __iter__(self) -> Iterator[Kind]:
        kind: Callable[..., Kind] = self.kind
        seat = self.seat
        for places, min_amount, max_amount in self.rows:
            for amount in range(min_amount, max_amount + 1):
                for place in places:
                    yield kind(seat, *place, amount)

    def max_amounts(self) -> Iterator[tuple[Arguments, int]]:
        """Yield every place with its largest amount."""
        for places, _, max_amount in self.rows:
            for place in places:
                yield place, max_amount

    def with_max_amount(self) -> Iterator[Kind]:
        """Yield the action with the largest amount of every place."""
        kind: Callable[..., Kind] = self.kind
        for place, max_amount in self.max_amounts():
            yield kind(self.seat, *place, max_amount)

    def build(self, row: Row[Arguments], place: int) -> Kind:
        """Create the action at an index of a row."""
        places, min_amount, _ = row
        amount, number = divmod(place, len(places))
        kind: Callable[..., Kind] = self.kind
        return kind(self.seat, *places[number], min_amount + amount)

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.kind or getattr(action, "seat", None) != self.seat:
            return False
        *args, amount = [getattr(action, name) for name in self.kind.fields]
        place = tuple(args)
        return any(
            place in places and amount in range(min_amount, max_amount + 1)
            for places, min_amount, max_amount in self.rows
        )


Part = tuple[type[Action], Sequence[Listed]]
"""A class of actions, and legal actions of that class: a list, or `ActionRows`."""

Options = tuple[type[Action], Callable[[PositionType], Sequence[Action]]]
"""A class of actions, and the function that lists the legal ones of a position."""


class LegalActions(Sequence[Listed]):
    """The legal actions of a seat, readable as a list.

    The object holds ranges of arguments and no part of the position. An action is created when it
    is read. The object equals a list of the same actions.

    Parameters
    ----------
    parts : sequence of Part
        Parts in the order of the actions, none of them empty. They are stored without a copy
        and must not change.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> from teg_nb.engine.games import GAMES
    >>> legal = GAMES["teg"].legal_actions(position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> legal.count(), [kind.verb for kind in legal.kinds()]
    (7, ['attack', 'end_attack', 'end_turn'])
    >>> legal.of_type(Attack).count(), legal.choice(random.Random(1)) in legal
    (5, True)
    """

    __slots__ = ("_picked", "parts")

    def __init__(self, parts: Sequence[Part[Listed]] = ()) -> None:
        self.parts = parts
        self._picked: Action | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return LegalActions, (self.parts,)

    def __repr__(self) -> str:
        return repr(list(self))

    def _repr_pretty_(self, printer: PrettyPrinter, cycle: bool) -> None:
        printer.pretty(list(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, list | LegalActions):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __len__(self) -> int:
        return sum([len(part) for _, part in self.parts])

    def __iter__(self) -> Iterator[Listed]:
        for _, part in self.parts:
            yield from part

    def __contains__(self, action: object) -> bool:
        return any(action in part for _, part in self.parts)

    @overload
    def __getitem__(self, place: int) -> Listed: ...
    @overload
    def __getitem__(self, place: slice) -> list[Listed]: ...
    def __getitem__(self, place: int | slice) -> Listed | list[Listed]:
        if isinstance(place, slice):
            return list(self)[place]
        left = place if place >= 0 else place + len(self)
        for _, part in self.parts if left >= 0 else ():
            size = len(part)
            if left < size:
                return part[left]
            left -= size
        raise IndexError(place)

    def count(self, action: object = None) -> int:
        """Return the number of actions; given an action, its number of occurrences: 1 or 0."""
        return len(self) if action is None else int(action in self)

    def kinds(self) -> tuple[type[Action], ...]:
        """Return the classes of the actions, in the order of the actions."""
        return tuple(dict.fromkeys([kind for kind, _ in self.parts]))

    def of_type(self, *kinds: type[Kind]) -> LegalActions[Kind]:
        """Return the actions of some classes only."""
        parts = [part for part in self.parts if issubclass(part[0], kinds)]
        return LegalActions(cast("list[Part[Kind]]", parts))

    def with_max_amount(self) -> Iterator[Listed]:
        """Yield the actions, but of those that differ only in a ranged amount the largest one."""
        for _, part in self.parts:
            if type(part) is AmountRows:
                yield from part.with_max_amount()
            else:
                yield from part

    def max_amounts(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield arguments and largest amount of the actions that have a ranged amount."""
        for _, part in self.parts:
            if type(part) is AmountRows:
                yield from part.max_amounts()

    def choice(self, rng: random.Random) -> Listed:
        """Choose an action uniformly, with one number of the generator.

        Raises
        ------
        IndexError
            If there is no legal action.
        """
        parts = [part for _, part in self.parts]
        sizes = [
            part.sizes()
            if type(part) is MoveRows or type(part) is AmountRows  # `isinstance` is slow
            else (len(part),)
            for part in parts
        ]
        ends = list(accumulate(chain(*sizes), initial=0))
        number = int(rng.random() * ends[-1])
        row = bisect_right(ends, number) - 1
        place = number - ends[row]
        for part, row_sizes in zip(parts, sizes, strict=True):
            if row < len(row_sizes):
                action: Listed
                if type(part) is MoveRows:  # noqa: SIM114  # the two have rows of their own types
                    action = part.build(part.rows[row], place)
                elif type(part) is AmountRows:
                    action = part.build(part.rows[row], place)
                else:
                    action = part[place]
                self._picked = action
                return action
            row -= len(row_sizes)
        raise IndexError("there is no legal action")

    def is_last_choice(self, action: object) -> bool:
        """Return True if an action is the very object that `choice` returned last."""
        return action is not None and action is self._picked


class Menu(Generic[PositionType]):
    """The kinds of action that can be legal in a phase, each with the function that lists it.

    Parameters
    ----------
    kinds : sequence
        In the order in which the actions are listed.
    """

    __slots__ = ("_selected", "kinds")

    def __init__(self, kinds: Sequence[Options[PositionType]]) -> None:
        self.kinds = kinds
        self._selected: dict[tuple[type[Action], ...], Sequence[Options[PositionType]]] = {}

    def parts(self, state: PositionType) -> list[Part[Action]]:
        """Return the legal actions of all kinds."""
        return [(kind, part) for kind, options in self.kinds if (part := options(state))]

    def of_type(self, state: PositionType, kinds: tuple[type[Action], ...]) -> list[Part[Action]]:
        """Return the legal actions of some kinds; the others are not listed."""
        selected = self._selected.get(kinds)
        if selected is None:
            selected = [pair for pair in self.kinds if issubclass(pair[0], kinds)]
            self._selected[kinds] = selected
        return [(kind, part) for kind, options in selected if (part := options(state))]


class LegalActionsOnDemand(LegalActions[Action], Generic[PositionType]):
    """Legal actions that are listed when they are read, and by kind where a kind is asked for.

    The object reads the position, so it is right only until the position changes, and only code of
    the package may have it: a position holds the secrets of all seats.

    Parameters
    ----------
    state : position
    menu : Menu
    more : list of Part
        Further legal actions, listed last.
    """

    __slots__ = ("_listed", "_menu", "_more", "_state")

    def __init__(
        self, state: PositionType, menu: Menu[PositionType], more: Sequence[Part[Action]] = ()
    ) -> None:
        self._state = state
        self._menu = menu
        self._more = more
        self._listed: list[Part[Action]] | None = None
        self._picked = None

    @property
    def parts(self) -> Sequence[Part[Action]]:  # type: ignore[override]
        """The legal actions of all kinds."""
        if self._listed is None:
            self._listed = [*self._menu.parts(self._state), *self._more]
        return self._listed

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action in self.of_type(type(action))

    def of_type(self, *kinds: type[Kind]) -> LegalActions[Kind]:
        """Return the actions of some classes only. Actions of other classes are not listed."""
        if self._listed is not None:
            return super().of_type(*kinds)
        parts = self._menu.of_type(self._state, kinds)
        if self._more:
            parts += [part for part in self._more if issubclass(part[0], kinds)]
        return LegalActions(cast("list[Part[Kind]]", parts))
