"""The protocol that every game fills, and the words it is made of."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeAlias, TypeVar

from teg_nb.engine.actions import ALL, Action, Event
from teg_nb.engine.board import plain
from teg_nb.engine.errors import UnknownName
from teg_nb.engine.schema.field_types import Maybe

if TYPE_CHECKING:
    from teg_nb.engine.dice import DiceRule
    from teg_nb.engine.legal_actions import LegalActions
    from teg_nb.engine.schema.position import Position, Seen
    from teg_nb.engine.svg.board import Picture


class Outcome(NamedTuple):
    """How a match ended.

    Attributes
    ----------
    winners : tuple[int, ...]
    reason : str
        ``"objective"``, ``"common"``, ``"last_alive"``, ``"round_limit"``, ...
    returns : tuple[float, ...]
        One number per seat; they add up to 1.
    """

    winners: tuple[int, ...]
    reason: str
    returns: tuple[float, ...]


class Holdings(NamedTuple):
    """Who holds what, with how many, as far as it is known: by country, or by square.

    Attributes
    ----------
    owner : sequence of int
        The seat; -1 for nobody, and where it is not known.
    armies : sequence of int
        Armies, troops or ships; empty where there is nothing to count, or the viewer sees none.
    more : mapping
        Other pieces by their name, counted likewise.
    guests : mapping or None
        Where a second seat shares a place: that seat, its armies, and its pieces in the order of
        `more`. None in a game in which nobody shares.

    Examples
    --------
    >>> held = Holdings((0, 1, 0), (4, 2, 1), {"ships": (0, 3, 1)}, {1: (0, 5, 2)})
    >>> held.armies_of(1, 1), held.armies_of(0, 1), held.armies_of(0, 2)
    (2, 5, 1)
    >>> held.totals(2)
    [[3, 10, 3], [1, 2, 3]]
    """

    owner: Sequence[int]
    armies: Sequence[int] = ()
    more: Mapping[str, Sequence[int]] = MappingProxyType({})
    guests: Mapping[int, tuple[int, ...]] | None = None

    def armies_of(self, seat: int, place: int) -> int:
        """Armies of a seat in a place."""
        if self.guests and place in self.guests and self.guests[place][0] == seat:
            return self.guests[place][1]
        return self.armies[place] if self.owner[place] == seat else 0

    def totals(self, seats: int) -> list[list[int]]:
        """By seat: how many places it holds, alone or not, its armies, and each other piece."""
        counted = [(each, any(each)) for each in (self.armies, *self.more.values()) if each]
        found = [
            [size, *[sum(those(each)) if some else 0 for each, some in counted]]
            for size, those in _places(tuple(self.owner), seats)
        ]
        for seat, *pieces in (self.guests or {}).values():
            found[seat] = [a + b for a, b in zip(found[seat], (1, *pieces), strict=True)]
        return found


@lru_cache(maxsize=256)  # owners seldom change
def _places(
    owner: tuple[int, ...], seats: int
) -> tuple[tuple[int, Callable[[Sequence[int]], Iterable[int]]], ...]:
    """By seat, how many places it owns, and what takes the numbers of those from all."""
    owned: list[list[int]] = [[] for _ in range(seats + 1)]  # the last: nobody's
    for place, seat in enumerate(owner):
        owned[seat].append(place)
    found: list[tuple[int, Callable[[Any], Any]]] = []
    for own in owned[:-1]:
        # Of one place `itemgetter` gives no tuple, and of none there is none: a slice does.
        few = slice(own[0], own[0] + 1) if own else slice(0)
        found.append((len(own), itemgetter(*own) if len(own) > 1 else itemgetter(few)))
    return tuple(found)


class Rule(NamedTuple):
    """One kind of action: what is possible, whether one is, and what it does."""

    options: Callable[[Any], Sequence[Action]]
    """Legal actions of this kind for the seat that the game waits for."""
    check: Callable[[Any, Any], None]
    """Raises `IllegalAction` if the action is not legal."""
    apply: Callable[[Any, Any, list[Event]], None]
    """Edits the position it is given, and appends what came of it."""


class Chance(NamedTuple):
    """One kind of chance action: how it is drawn, whether one is possible, and what it does."""

    due: str
    """What ``chance`` of the position says while it is due."""
    sample: Callable[[Any, random.Random], Action]
    """Draws it fairly."""
    check: Callable[[Any, Any], None]
    """Raises `IllegalAction` if the action is not possible."""
    apply: Callable[[Any, Any, list[Event]], None]
    """Edits the position it is given, and appends what came of it."""
    to: Callable[[Any, int], int] | None = None
    """Of what is dealt round, in one list: the seat that a place in it goes to."""


class Settings(Protocol):
    """What is fixed for one match."""

    @property
    def game(self) -> str:
        """Name of the game."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of the seats, in wheel order."""

    @property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind (``"country"``, ``"seat"``, ...), for the codec."""

    @property
    def place(self) -> str:
        """The kind that the places of its board are of."""

    @property
    def places(self) -> tuple[str, ...]:
        """Their printed names, in order."""


S = TypeVar("S", bound="Position")
O = TypeVar("O", bound="Seen")  # noqa: E741  # an observation


class Game(Protocol[S, O]):
    """A game: everything that `Match`, the tables, the bots and the widget ask for.

    `S` is its position, `O` what a viewer may know of one. What has an answer here, a game need not
    answer; it derives from `Game` then.
    """

    name: str
    version: int
    verbs: Mapping[str, type[Action]]
    chance_rules: ClassVar[Mapping[type[Action], Chance]] = MappingProxyType({})
    """By kind of action of chance, its rule; empty where that is not told."""
    unlisted: tuple[str, ...] = ()
    """Verbs of actions that are legal and yet not among the legal actions: see `proposals`."""
    dice: DiceRule | None = None
    """How it throws dice, for exact odds; None where that is not told."""
    features: tuple[str, ...] = ()
    """Fields of its observations, or of their fields (``"memory.owners"``), that an environment
    makes numbers of, by their forms."""
    pieces: tuple[str, ...] = ()
    """Kinds in `features` of which every seat has as many, the first seat's first."""
    unnamed: Mapping[str, int] = MappingProxyType({})
    """Kinds in `features` that have no names, and how many there are of each."""
    refusals: Mapping[str, tuple[str, str]]
    """Code and clause of what the common layers refuse: ``unknown_country`` (a name that is not on
    the board), ``bad_amount`` (not a whole number), ``not_your_turn``, ``hidden_information``."""

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> S:
        """The position before the first chance entry.

        Raises
        ------
        IllegalAction
            ``bad_player_count``, ``unknown_color``, ``color_taken`` or ``bad_option``.
        """

    def to_move(self, state: S) -> int:
        """The seat that the game waits for, `CHANCE`, or `NOBODY` when it is over."""

    def actors(self, state: S) -> tuple[int, ...]:
        """Every seat that may act now, the awaited one first; empty when the game is over."""

    def legal_actions(self, state: S, seat: int | None = None) -> LegalActions[Action]:
        """Every legal action of a seat (None: the awaited one); none while chance is due.

        A sequence, as a list, that makes what is read of it; see `teg_nb.engine.legal_actions`.
        """

    def proposals(self, state: S | O, seat: int) -> Sequence[Action]:
        """What a seat may offer others now: legal too, but too much to list with the rest."""
        return []

    def compose(self, state: S, seat: int) -> dict[str, Any]:
        """What a seat may put together freely, as JSON values for interfaces; secret to it.

        It is for games that list only some of what `check` accepts.
        """
        return {}

    def sealed(self, state: S) -> bool:
        """Whether entries wait in secret for others that are made at the same time."""
        return False

    def keeps_log(self, state: S) -> None:
        """Raise `IllegalAction` if nobody may have the log before the end."""
        return

    def play(self, state: S, action: Action) -> tuple[S, list[Event]]:
        """The position after an action, and what came of it; `state` stays as it is.

        Raises
        ------
        IllegalAction
            If the action is against the rules.
        """

    def check(self, state: S, action: Action) -> None:
        """Raise `IllegalAction` if an action is against the rules."""

    def apply(self, state: S, action: Action) -> list[Event]:
        """Do an action that is known to be legal, editing `state`; what came of it."""

    def sample(self, state: S, rng: random.Random) -> Action:
        """The chance action that is due, drawn fairly."""

    def observe(self, state: S, viewer: int | None) -> O:
        """What a seat (None: a spectator) may know of the position.

        An observation has ``history``, the log as the viewer may read it: a sequence of
        `Told`. Of a position alone it is empty; `Match.observe` fills it.
        """

    def imagine(self, seen: O, rng: random.Random) -> S:
        """A position drawn from those in which the viewer would see what it sees.

        What the viewer knows is as it knows it; what is hidden from it is drawn. So search,
        playouts and studies can look ahead without looking at what they may not know.

        Parameters
        ----------
        seen : Observation
            Of a seat or a spectator; nothing else is read. Where a viewer remembers more than the
            position shows it, its ``history`` is used too, if there is one.
        rng : random.Random
            The only source of chance.

        Returns
        -------
        State
            A valid position, which can be played to the end. Observed by the same viewer it gives
            an equal observation, legal actions included.

        Notes
        -----
        A determinization: uniform over the deals, draws and choices that fit, as far as the game's
        own words say so. What others' play suggests of their secrets is not weighed.

        References
        ----------
        P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search",
        IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012, 120-143.
        """

    def seen(self, state: S, action: Action, viewer: int | None) -> Action | None:
        """The action as a viewer may read it in the log: a secret card is hidden."""

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    def holdings(self, seen: S | O) -> Holdings:
        """Who holds what, with how many: of a position all, of an observation what it knows."""

    def standings(self, seen: O) -> tuple[Mapping[str, int], ...]:
        """What can be counted of each seat, as an observation knows it: weightiest first.

        ``living`` (0 or 1) comes before them. The keys are those of the section
        ``standings`` of the catalogue.
        """

    def public_standings(self, state: S, /) -> tuple[Mapping[str, int], ...] | None:
        """Return what `standings` counts of each seat, straight from a position.

        None where a viewer may not count all of it; then an observation is needed.
        """
        return None

    def picture(self, state: S, *parts: Any, **drawn: Any) -> Picture:
        """The board of a position as a `Picture`; `viewer`: a seat, where the board has secrets."""

    def position(self, **parts: Any) -> S:
        """A position set up by hand, in printed names.

        Raises
        ------
        BadPosition
            If it cannot occur.
        """

    def dump(self, state: S) -> dict[str, Any]:
        """A position as JSON values, complete and readable; it holds all secrets."""

    def load(self, data: Mapping[str, Any]) -> S:
        """The position of a dump.

        Raises
        ------
        BadPosition
            If it cannot occur.
        """


AnyGame: TypeAlias = Game[Any, Any]
"""Whichever game, where nothing is said of its positions."""


def menu(actions: Iterable[Action]) -> dict[str, list[list[int]]]:
    """Fold a list of legal actions for people: by verb, its arguments with the range of the amount.

    Returns
    -------
    dict[str, list[list[int]]]
        For verbs with an amount each row ends with the largest amount; the smallest is 1. An
        argument that may be left out, and is, does not stand in its row.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.actions import Attack, Place
    >>> menu([Place(0, 3, 1), Place(0, 3, 2), Attack(0, 3, 17)])
    {'place': [[3, 2]], 'attack': [[3, 17]]}
    """
    found: dict[str, dict[tuple[int, ...], int]] = {}
    for action in actions:
        places = found.setdefault(action.verb, {})
        values = [
            (getattr(action, name), form)
            for name, form in action.fields.items()
            if name != action.amount
        ]
        key = tuple(value for value, form in values if value != -1 or not isinstance(form, Maybe))
        most = getattr(action, action.amount) if action.amount else 0
        places[key] = max(most, places.get(key, 0))
    return {
        verb: [[*key, most] if most else list(key) for key, most in places.items()]
        for verb, places in found.items()
    }


def seat_number(seat: int | str, seats: Sequence[str]) -> int:
    """Number of a seat, given by it or by its colour.

    Raises
    ------
    UnknownName
        If there is no such seat.

    Examples
    --------
    >>> seat_number("rojo", ("Blanco", "Rojo"))
    1
    """
    named = {plain(name): number for number, name in enumerate(seats)}
    if isinstance(seat, str) and plain(seat) in named:
        return named[plain(seat)]
    if type(seat) is int and 0 <= seat < len(seats):
        return seat
    raise UnknownName("seat", seat, seats)


def viewer_number(viewer: int | str | None, seats: Sequence[str]) -> int | str | None:
    """Number of the seat that looks; None is a spectator, ``"all"`` stays as it is.

    Raises
    ------
    UnknownName
        If there is no such seat.
    """
    return viewer if viewer is None or viewer == ALL else seat_number(viewer, seats)
