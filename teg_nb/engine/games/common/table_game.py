"""What the games share: a game is a board, options, and two tables of rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Self, TypeVar

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.board import Board, load_board, plain
from teg_nb.engine.caching import kept_property, set_kept
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Game, O, Outcome, Rule
from teg_nb.engine.games.common.argument_types import seats_given
from teg_nb.engine.games.common.options import Options
from teg_nb.engine.games.common.picture import map_picture
from teg_nb.engine.games.common.position_setup import PositionFault, loaded, refuse
from teg_nb.engine.legal_actions import LegalActions, Part
from teg_nb.engine.schema.position import Position, dumped, read
from teg_nb.engine.svg.board import Picture

Value = TypeVar("Value")


@lru_cache(maxsize=128)
def _shared(kind: Any, seats: tuple[str, ...], options: Options) -> Any:
    return kind(seats, options)


@dataclass(frozen=True)
class TableSettings:
    """What is fixed for one match: the seats, the options, and what follows from them.

    Those of a game are declared with ``eq=False``: seats and options say whether they are the same.

    Attributes
    ----------
    seats : tuple[str, ...]
        Colours, in the order of play.
    options : Options
    """

    seats: tuple[str, ...]
    options: Options

    _hash: int = field(init=False, repr=False)

    game: ClassVar[str]
    place: ClassVar[str] = "country"
    """The kind of the vocabulary that the places of its board are of."""

    @kept_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        raise NotImplementedError

    @property
    def places(self) -> tuple[str, ...]:
        """Printed names of the places of its board, in order.

        Examples
        --------
        >>> from teg_nb.engine.games import GAMES
        >>> for game in ("teg", "eggar"):
        ...     settings = GAMES[game].setup(2).settings
        ...     settings.place, settings.places[:3]
        ('country', ('California', 'Nueva York', 'Las Vegas'))
        ('square', ('A1', 'B1', 'C1'))
        """
        return self.vocabulary[self.place]

    @classmethod
    def of(cls, seats: tuple[str, ...], options: Options) -> Self:
        """The settings of a table, shared by all its matches with the lists they have made."""
        kind: Any = cls
        shared: Self = _shared(kind, seats, options)
        return shared

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.seats, self.options)  # the lists that it has made stay here

    def __post_init__(self) -> None:
        set_kept(self, _hash=hash((self.seats, self.options)))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, eq=False)
class BoardSettings(TableSettings):
    """Those of a game on a map; without other words than the names of its countries and seats."""

    board: Board = field(init=False, repr=False)
    """The map."""

    def __post_init__(self) -> None:
        super().__post_init__()
        set_kept(self, board=self.map())

    def map(self) -> Board:
        """The map that this table plays on, checked."""
        return load_board(self.game)

    @kept_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {self.place: self.board.countries, "seat": self.seats}


class TableState(Position):
    """The base of their positions."""

    __slots__ = ()

    chance: str
    winners: tuple[int, ...]
    reason: str


S = TypeVar("S", bound=TableState)


_Options = Callable[[Any], Sequence[Action]]


class TableGame(Game[S, O]):
    """A game whose rules stand in two tables: those of the seats, and those of chance.

    It fills the part of the `Game` protocol that is the same for all such games. A game adds the
    rest, and says more where its own rules do.

    Attributes
    ----------
    rules : mapping
        The rule of each kind of action, in the order in which legal actions are listed.
    phases : mapping
        By phase, the verbs that can be legal in it: only their options are asked for, which need
        not look at the phase again. In a phase that does not stand there, all can.
    observation : type
        Of its observations.
    refusals : mapping
        As in `Game`; with ``malformed_action`` (not an action of the game) and ``game_over``.
    """

    rules: ClassVar[Mapping[type[Action], Rule]]
    phases: ClassVar[Mapping[str, str]] = {}
    observation: type[O]
    verbs: Mapping[str, type[Action]] = MappingProxyType({})

    _effects: ClassVar[Mapping[type[Action], Callable[[Any, Any, list[Event]], None]]]
    _drawn: ClassVar[Mapping[str, Callable[[Any, random.Random], Action]]]
    _options: ClassVar[Mapping[str, Sequence[tuple[type[Action], _Options]]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        rules = cls.rules.items()
        cls.verbs = {kind.verb: kind for kind in (*cls.rules, *cls.chance_rules)}
        cls._effects = {
            **{kind: rule.apply for kind, rule in rules},
            **{kind: rule.apply for kind, rule in cls.chance_rules.items()},
        }
        cls._drawn = {rule.due: rule.sample for rule in cls.chance_rules.values()}
        cls._options = {
            phase: [(kind, rule.options) for kind, rule in rules if kind.verb in verbs.split()]
            for phase, verbs in {"": " ".join(cls.verbs), **cls.phases}.items()
        }

    def to_move(self, state: S) -> int:
        """The seat that the game waits for, `CHANCE` or `NOBODY`."""
        if state.chance:
            return CHANCE
        return NOBODY if state.phase == "game_over" else self.awaited(state)

    def awaited(self, state: S) -> int:
        """The seat that the game waits for, while it waits for one."""
        return state.turn

    def actors(self, state: S) -> tuple[int, ...]:
        """The one that may act now: the seat awaited, or chance."""
        waits_for = self.to_move(state)
        return () if waits_for == NOBODY else (waits_for,)

    def legal_actions(self, state: S, seat: int | None = None) -> LegalActions[Action]:
        """Every legal action of a seat; see `Game.legal_actions`."""
        if state.chance or state.phase == "game_over":
            return LegalActions()
        if seat is not None and seat != self.awaited(state):
            return LegalActions()
        return LegalActions(self.options_due(state, state.phase))

    def options_due(self, state: S, phase: str) -> list[Part]:
        """What each rule allows of which an action can be legal in a phase, or while it is due."""
        asked = self._options.get(phase) or self._options[""]
        return [(kind, part) for kind, options in asked if (part := options(state))]

    def play(self, state: S, action: Action) -> tuple[S, list[Event]]:
        """The position after an action; the given one stays as it is.

        Raises
        ------
        IllegalAction
            Naming the code and the clause.
        """
        self.check(state, action)
        after = state.copy()
        return after, self.apply(after, action)

    def check(self, state: S, action: Action) -> None:
        """Raise `IllegalAction` if an action is against the rules."""
        by_chance = action.seat == CHANCE
        rule = (self.chance_rules if by_chance else self.rules).get(type(action))
        if rule is None:
            raise IllegalAction(*self.refusals["malformed_action"], action=action.verb)
        if by_chance and state.phase == "game_over":
            raise IllegalAction(*self.refusals["game_over"])
        rule.check(state, action)

    def apply(self, state: S, action: Action) -> list[Event]:
        """Do an action that is known to be legal, editing `state`; returns what came of it."""
        events: list[Event] = []
        self._effects[type(action)](state, action, events)
        return events

    def sample(self, state: S, rng: random.Random) -> Action:
        """The chance action that is due, drawn fairly.

        Raises
        ------
        ValueError
            If none is due.
        """
        if not state.chance:
            raise ValueError("no chance action is due")
        return self._drawn[state.chance](state, rng)

    def observe(self, state: S, viewer: int | None) -> O:
        """What a seat (None: a spectator) may know of the position."""
        seen = self.observation.of(state)
        seen.viewer, seen.to_move = viewer, self.to_move(state)
        seen.legal_actions = LegalActions() if viewer is None else self.legal_actions(state, viewer)
        self.tell(state, seen)
        return seen

    def tell(self, state: S, seen: O) -> None:
        """Add to an observation what its viewer may know besides the public part."""

    def seen(self, state: S, action: Action, viewer: int | None) -> Action | None:
        """The action as a viewer may read it in the log: as it is, where nothing is secret."""
        return action

    def outcome(self, state: S) -> Outcome | None:
        """Winners and reason, or None while the game goes on; winners share equally."""
        if state.phase != "game_over":
            return None
        share = 1 / len(state.winners)
        seats = range(len(state.settings.seats))
        returns = tuple(share if seat in state.winners else 0.0 for seat in seats)
        return Outcome(state.winners, state.reason, returns)

    def picture(self, state: S, *more: Any, **drawn: Any) -> Picture:
        """The board of a position; see `teg_nb.engine.games.common.picture.map_picture`."""
        drawn.pop("viewer", None)  # where nothing on the board is secret, all see the same
        return map_picture(state, self.holdings(state), *more, **drawn)

    def dump(self, state: S) -> dict[str, Any]:
        """A position as JSON values, complete and readable; it holds all secrets."""
        return dumped(state, self.version)

    def load(self, data: Mapping[str, Any]) -> S:
        """The position of a dump, checked.

        Raises
        ------
        BadPosition
            If a part is missing, mistyped or impossible.
        """
        state = loaded(data, self.name, self.version, self.read)
        refuse(self.faults(state))
        return state

    def read(self, data: Mapping[str, Any]) -> S:
        """The position that a dump tells of."""
        return read(self.setup(data["seats"], data["options"]), data)

    def position(self, **parts: Any) -> S:
        """A position of the parts of a dump, in printed names."""
        return self.load({"game": self.name, "version": self.version, **parts})

    def faults(self, state: S) -> Iterable[PositionFault]:
        """Everything that makes a position impossible, as sentences or errors."""
        return ()


def refuse_unless_playing(
    refusal: Refusals, state: Any, seat: object, *, over: str, turn: str, out: str
) -> None:
    """Refuse an action after the end, of nobody's seat, or of one that is out, in this order.

    Parameters
    ----------
    over, turn, out : str
        The clauses: the game has an end, seats act in turn, a seat may be out.

    Raises
    ------
    IllegalAction
        ``game_over``, ``not_your_turn`` or ``player_eliminated``.
    """
    if state.phase == "game_over":
        raise refusal(state, "game_over", over)
    if type(seat) is not int or not 0 <= seat < len(state.slayer):
        raise refusal(state, "not_your_turn", turn)
    if state.slayer[seat] >= 0:
        raise refusal(state, "player_eliminated", out, seat=seat)


def changed(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """A tuple with one value changed.

    Examples
    --------
    >>> changed((5, 6, 7), 1, 0)
    (5, 0, 7)
    """
    after = list(values)
    after[place] = value
    return tuple(after)


def colours_of(
    seats: object, colours: Sequence[str], least: int, most: int
) -> tuple[str, ...] | None:
    """Colours of the seats as printed: the first so many, or those named; None for no such table.

    Examples
    --------
    >>> box = ["Rojo", "Verde", "Azul"]
    >>> colours_of(2, box, 2, 3), colours_of(["verde", "ROJO"], box, 2, 3)
    (('Rojo', 'Verde'), ('Verde', 'Rojo'))
    >>> colours_of(["Rojo", "Rojo"], box, 2, 3)
    """
    try:
        return colours_or_refusal(seats, colours, least, most, "", "")
    except IllegalAction:
        return None


def colours_or_refusal(
    seats: object, colours: Sequence[str], least: int, most: int, clause: str, taken: str
) -> tuple[str, ...]:
    """As `colours_of`, for a game that tells apart what can be wrong with a table.

    Parameters
    ----------
    seats : int or sequence of str
        How many, or their colours; accents and capitals do not matter.
    colours : sequence of str
        As printed, in the order in which they are taken.
    least, most : int
        How many seats there may be.
    clause : str
        What a wrong number of seats and an unknown colour are refused by.
    taken : str
        What a colour named twice is refused by.

    Raises
    ------
    IllegalAction
        ``bad_player_count``, ``unknown_color`` or ``color_taken``.

    Examples
    --------
    >>> colours_or_refusal(["verde", "Rojo"], ["Rojo", "Verde"], 2, 2, "TEG-1.1", "TEG-2.1")
    ('Verde', 'Rojo')
    >>> colours_or_refusal(["Rojo", "ROJO"], ["Rojo", "Verde"], 2, 2, "TEG-1.1", "TEG-2.1")
    Traceback (most recent call last):
    teg_nb.engine.errors.IllegalAction: Rojo is already taken. [color_taken, TEG-2.1]
    """
    given = seats_given(seats)
    count = given if isinstance(given, int) else len(given or ())
    if given is None or not least <= count <= most:
        raise IllegalAction("bad_player_count", clause, number=count)
    found: list[str] = []
    for name in map(str, colours[:given] if isinstance(given, int) else given):
        colour = next((each for each in colours if plain(each) == plain(name)), None)
        if colour is None:
            raise IllegalAction("unknown_color", clause, color=name)
        if colour in found:
            raise IllegalAction("color_taken", taken, seat=colour)
        found.append(colour)
    return tuple(found)


def held_by(owner: Sequence[int], seats: int) -> tuple[int, ...]:
    """By seat, bit set of the places that it owns.

    Examples
    --------
    >>> held_by((1, -1, 0, 1), 2)
    (4, 9)
    """
    held = [0] * seats
    for place, seat in enumerate(owner):
        if seat >= 0:
            held[seat] |= 1 << place
    return tuple(held)


class Refusals:
    """Makes the refusals of a game, whose facts are names.

    A fact that is an int is a number of the kind that it is called by; a source and a target are
    countries.

    Parameters
    ----------
    **kinds
        What facts of other names number.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> refusal = Refusals(card="country")
    >>> refusal(GAMES["teg"].setup(2), "own_country", "TEG-8.2", target=18, card=19).facts
    {'target': 'Brasil', 'card': 'Argentina'}
    """

    def __init__(self, **kinds: str) -> None:
        self.kinds = {"source": "country", "target": "country", **kinds}

    def __call__(self, state: Any, code: str, clause: str, **facts: object) -> IllegalAction:
        """The refusal of an action in a position."""
        vocabulary: Mapping[str, Sequence[str]] = state.settings.vocabulary
        named: dict[str, object] = {}
        for key, value in facts.items():
            names = vocabulary.get(self.kinds.get(key, key))
            if names is not None and isinstance(value, int):
                value = names[value] if 0 <= value < len(names) else str(value)
            named[key] = value
        return IllegalAction(code, clause, **named)
