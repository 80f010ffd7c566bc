"""The protocol that every game implements, and its vocabulary."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from teg_nb.engine.actions import ALL, Action, Event
from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import UnknownName
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.open_types import AnyArgument, FieldValue
from teg_nb.engine.schema.field_types import Nullable
from teg_nb.engine.schema.position import ObservationBase, Position

if TYPE_CHECKING:
    from teg_nb.engine.dice import DiceRule
    from teg_nb.engine.legal_actions import LegalActions
    from teg_nb.engine.schema.position import ObservationBase, Position
    from teg_nb.engine.svg.board import Picture


class Outcome(NamedTuple):
    """The result of a match.

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
    """Owners and pieces by country or square, within the viewer's knowledge.

    Attributes
    ----------
    owner : sequence of int
        The seat; -1 for nobody, and for an unknown owner.
    armies : sequence of int
        Armies, troops or ships. Empty if the game counts none, or the viewer sees none.
    more : mapping
        Counts of other pieces by their name.
    guests : mapping or None
        By shared place: the second seat, its armies, and its pieces in the order of `more`.
        None in a game without shared places.

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
        """Return the armies of a seat in a place."""
        if self.guests and place in self.guests and self.guests[place][0] == seat:
            return self.guests[place][1]
        return self.armies[place] if self.owner[place] == seat else 0

    def totals(self, seats: int) -> list[list[int]]:
        """Count by seat: places, alone or shared, then armies, then every other piece."""
        counted = [(counts, any(counts)) for counts in (self.armies, *self.more.values()) if counts]
        rows = [
            [size, *[sum(select(counts)) if some else 0 for counts, some in counted]]
            for size, select in _places(tuple(self.owner), seats)
        ]
        for seat, *pieces in (self.guests or {}).values():
            rows[seat] = [a + b for a, b in zip(rows[seat], (1, *pieces), strict=True)]
        return rows


@lru_cache(maxsize=256)  # owners seldom change
def _places(
    owner: tuple[int, ...], seats: int
) -> tuple[tuple[int, Callable[[Sequence[int]], Iterable[int]]], ...]:
    """Return, by seat, the number of places it owns and a getter of their values."""
    owned: list[list[int]] = [[] for _ in range(seats + 1)]  # the last list: places of nobody
    for place, seat in enumerate(owner):
        owned[seat].append(place)
    getters: list[tuple[int, Callable[[Sequence[int]], Iterable[int]]]] = []
    for places in owned[:-1]:
        # `itemgetter` returns no tuple for one place and refuses none at all: use a slice.
        few = slice(places[0], places[0] + 1) if places else slice(0)
        getters.append((len(places), itemgetter(*places) if len(places) > 1 else itemgetter(few)))
    return tuple(getters)


S = TypeVar("S", bound="Position")
O = TypeVar("O", bound="ObservationBase")  # noqa: E741  # an observation
A = TypeVar("A", bound=Action)


class Counted(NamedTuple, Generic[S]):
    """The fields of a position that public standings count; see `Game.public_standings`.

    With them, standings are brought up to date from one position to the next. The names are keys of
    the standings.

    Attributes
    ----------
    read : callable
        Returns, of a position: the owner of each place; for each kind of piece, its number by
        place; for each kind of card, the set of each seat as bits; and whatever else the standings
        depend on.
    places : str
        The number of places.
    pieces, cards : tuple[str, ...]
        The numbers of pieces, and of cards, in the order of `read`.
    """

    read: Callable[[S], tuple[FieldValue, ...]]
    places: str
    pieces: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Rule(Generic[S]):
    """The rule of one kind of action: generation, check and effect.

    `S` is the type of the positions. The three functions take the actions of one class; a game
    looks the rule up by the class of an action.
    """

    __slots__ = ("apply", "check", "generate")

    generate: Callable[[S], Sequence[Action]]
    """Legal actions of this kind for the seat that the game waits for."""
    check: Callable[[S, Action], None]
    """Raises `IllegalAction` if the action is not legal."""
    apply: Callable[[S, Action, list[Event]], None]
    """Edits the position in place, and appends the events that result."""

    def __init__(
        self,
        generate: Callable[[S], Sequence[A]],
        check: Callable[[S, A], None],
        apply: Callable[[S, A, list[Event]], None],
    ) -> None:
        self.generate = generate
        self.check = cast("Callable[[S, Action], None]", check)
        self.apply = cast("Callable[[S, Action, list[Event]], None]", apply)


class Chance(Generic[S]):
    """The rule of one kind of chance action: sampling, check and effect.

    The functions take the actions of one class, as those of `Rule`.
    """

    __slots__ = ("apply", "check", "due", "sample", "to")

    due: str
    """Value of the position's ``chance`` field while the action is due."""
    sample: Callable[[S, random.Random], Action]
    """Draws the action fairly."""
    check: Callable[[S, Action], None]
    """Raises `IllegalAction` if the action is not possible."""
    apply: Callable[[S, Action, list[Event]], None]
    """Edits the position in place, and appends the events that result."""
    to: Callable[[S, int], int] | None
    """For a deal in one list: maps an index of the list to its seat."""

    def __init__(
        self,
        due: str,
        sample: Callable[[S, random.Random], Action],
        check: Callable[[S, A], None],
        apply: Callable[[S, A, list[Event]], None],
        to: Callable[[S, int], int] | None = None,
    ) -> None:
        self.due, self.sample, self.to = due, sample, to
        self.check = cast("Callable[[S, Action], None]", check)
        self.apply = cast("Callable[[S, Action, list[Event]], None]", apply)


class Game(Protocol[S, O]):
    """A game: everything that `Match`, the tables, the bots and the widget ask for.

    `S` is the type of its positions, `O` that of its observations. A game that derives from `Game`
    may omit the members that have a default.
    """

    name: str
    version: int
    verbs: Mapping[str, type[Action]]
    chance_rules: Mapping[type[Action], Chance[S]] = MappingProxyType({})
    """Rules by class of chance action; empty if the game does not declare them."""
    unlisted: tuple[str, ...] = ()
    """Verbs of legal actions that `legal_actions` does not list: see `proposals`."""
    presets: Mapping[str, JsonMapping] = MappingProxyType({"default": {}})
    """Named tables: from a name to plain options (CHP-1.4). Their words are in the catalogue."""
    dice: DiceRule | None = None
    """Dice rule of the game, for exact odds; None if the game does not declare it."""
    features: tuple[str, ...] = ()
    """Fields of its observations, nested ones included (``"memory.owners"``). Environments encode
    them as numbers by their field types."""
    pieces: tuple[str, ...] = ()
    """Kinds in `features` with equally many members per seat, the first seat's first."""
    unnamed: Mapping[str, int] = MappingProxyType({})
    """Kinds in `features` without names, and the number of members of each."""
    counted: Counted[S] | None = None
    """Fields that `public_standings` reads; None if the game does not declare them."""
    refusals: Mapping[str, tuple[str, str]]
    """Codes and clauses of the refusals of common layers: ``unknown_country`` (a name that is not
    on the board), ``bad_amount`` (not a whole number), ``not_your_turn`` and
    ``hidden_information``."""

    def setup(self, seats: int | Sequence[str], options: JsonMapping | None = None) -> S:
        """Set up the position before the first chance entry.

        Raises
        ------
        IllegalAction
            ``bad_player_count``, ``unknown_color``, ``color_taken`` or ``bad_option``.
        """

    def to_move(self, state: S) -> int:
        """Return the awaited seat, `CHANCE`, or `NOBODY` after the end of the game."""

    def acting_seats(self, state: S) -> tuple[int, ...]:
        """Return every seat that may act now, the awaited one first; empty after the end."""

    def legal_actions(self, state: S, seat: int | None = None) -> LegalActions[Action]:
        """Return the legal actions of a seat (None: the awaited one); none while chance is due.

        The result is a lazy sequence; see `teg_nb.engine.legal_actions`.
        """

    def proposals(self, state: S | O, seat: int) -> Sequence[Action]:
        """Return the offers that a seat may make to others now.

        They are legal too, but too many to list among the legal actions.
        """
        return []

    def offer_form(self, state: S, seat: int) -> JsonObject:
        """Return the parts of a free offer of a seat, as JSON values for interfaces.

        They are secret to the seat. Games use this method if they list only some of the actions
        that `check` accepts.
        """
        return {}

    def has_sealed_entries(self, state: S) -> bool:
        """Return True if secret entries wait for others that are made at the same time."""
        return False

    def require_log_access(self, state: S) -> None:
        """Raise `IllegalAction` if nobody may have the log before the end."""
        return

    def play(self, state: S, action: Action) -> tuple[S, list[Event]]:
        """Return the position after an action, and the events that result.

        `state` is unchanged.

        Raises
        ------
        IllegalAction
            If the action is against the rules.
        """

    def check(self, state: S, action: Action) -> None:
        """Raise `IllegalAction` if an action is against the rules."""

    def apply(self, state: S, action: Action) -> list[Event]:
        """Apply an action that is known to be legal, editing `state`; return the events."""

    def sample_chance(self, state: S, rng: random.Random) -> Action:
        """Draw the due chance action fairly."""

    def observe(self, state: S, viewer: int | None) -> O:
        """Return the observation of a seat (None: a spectator).

        The ``history`` of an observation is the log as the viewer may read it: a sequence of
        `LogEntryView`. It is empty here; `Match.observe` fills it.
        """

    def determinize(self, seen: O, rng: random.Random) -> S:
        """Draw a position in which the viewer would see the same observation.

        Known facts are kept and hidden facts are drawn. Search, playouts and studies thus look
        ahead without reading secrets.

        Parameters
        ----------
        seen : Observation
            Observation of a seat or a spectator; nothing else is read. Where a viewer remembers
            more than the position shows, a non-empty ``history`` is used too.
        rng : random.Random
            The only source of chance.

        Returns
        -------
        State
            A valid position, playable to the end. Its observation by the same viewer equals
            `seen`, legal actions included.

        Notes
        -----
        A determinization, uniform over the deals, draws and choices that fit, unless the game's
        own documentation says otherwise. The play of others is not used as evidence of their
        secrets.

        References
        ----------
        P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search",
        IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012, 120-143.
        """

    def redact(self, state: S, action: Action, viewer: int | None) -> Action | None:
        """Return an action as a viewer may read it in the log: secret cards are hidden.

        None if the viewer may not know the action.
        """

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome of the match, or None while it goes on."""

    def holdings(self, seen: S | O) -> Holdings:
        """Return owners and pieces: all of a position, the known ones of an observation."""

    def standings(self, seen: O) -> tuple[Mapping[str, int], ...]:
        """Return the counts of every seat that an observation knows, weightiest first.

        ``living`` (0 or 1) precedes them. The keys are those of the section ``standings`` of the
        catalogue.
        """

    def public_standings(self, state: S, /) -> tuple[Mapping[str, int], ...] | None:
        """Return the counts of `standings` straight from a position.

        None if a viewer may not know all of them; an observation is needed then.
        """
        return None

    def picture(self, state: S, *parts: AnyArgument, **drawn: AnyArgument) -> Picture:
        """Draw the board of a position as a `Picture`.

        `viewer` is a seat, in games whose boards have secrets.
        """

    def position(self, **parts: AnyArgument) -> S:
        """Set up a position by hand, in printed names.

        Raises
        ------
        BadPosition
            If the position cannot occur.
        """

    def dump(self, state: S) -> JsonObject:
        """Dump a position as JSON values, complete and readable, with all secrets."""

    def load(self, data: JsonMapping) -> S:
        """Load the position of a dump.

        Raises
        ------
        BadPosition
            If the position cannot occur.
        """


AnyGame: TypeAlias = "Game[Position, ObservationBase]"
"""A game that is known at run time only; it gets its own positions and observations."""


def fold_actions(actions: Iterable[Action]) -> dict[str, list[list[int]]]:
    """Fold a list of legal actions for people: by verb, arguments with the range of the amount.

    Returns
    -------
    dict[str, list[list[int]]]
        Rows by verb. For verbs with an amount, a row ends with the largest amount; the smallest
        is 1. A row leaves out optional arguments that are missing.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.actions import Attack, Place
    >>> fold_actions([Place(0, 3, 1), Place(0, 3, 2), Attack(0, 3, 17)])
    {'place': [[3, 2]], 'attack': [[3, 17]]}
    """
    folded: dict[str, dict[tuple[int, ...], int]] = {}
    for action in actions:
        amounts = folded.setdefault(action.verb, {})
        values = [
            (getattr(action, name), form)
            for name, form in action.fields.items()
            if name != action.amount
        ]
        key = tuple(
            value for value, form in values if value != -1 or not isinstance(form, Nullable)
        )
        max_amount = getattr(action, action.amount) if action.amount else 0
        amounts[key] = max(max_amount, amounts.get(key, 0))
    return {
        verb: [
            [*key, max_amount] if max_amount else list(key) for key, max_amount in amounts.items()
        ]
        for verb, amounts in folded.items()
    }


def seat_number(seat: int | str, seats: Sequence[str]) -> int:
    """Return the number of a seat, given by number or by colour.

    Raises
    ------
    UnknownName
        If there is no such seat.

    Examples
    --------
    >>> seat_number("rojo", ("Blanco", "Rojo"))
    1
    """
    named = {normalize_name(name): number for number, name in enumerate(seats)}
    if isinstance(seat, str) and normalize_name(seat) in named:
        return named[normalize_name(seat)]
    if type(seat) is int and 0 <= seat < len(seats):
        return seat
    raise UnknownName("seat", seat, seats)


def viewer_number(viewer: int | str | None, seats: Sequence[str]) -> int | str | None:
    """Return the number of the viewer's seat.

    None (a spectator) and ``"all"`` are returned unchanged.

    Raises
    ------
    UnknownName
        If there is no such seat.
    """
    return viewer if viewer is None or viewer == ALL else seat_number(viewer, seats)
