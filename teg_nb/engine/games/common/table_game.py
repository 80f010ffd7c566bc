"""The common base of games: a game is a board, options, and two tables of rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from types import MappingProxyType
from typing import ClassVar, Protocol, Self, TypeVar, cast

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.board import Board, load_board, normalize_name
from teg_nb.engine.caching import fast_cached_property, set_cached
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Game, O, Outcome, Rule
from teg_nb.engine.games.common.argument_types import seats_given
from teg_nb.engine.games.common.clause_ranges import left_out
from teg_nb.engine.games.common.options import PRESET, Options
from teg_nb.engine.games.common.picture import map_picture
from teg_nb.engine.games.common.position_setup import PositionFault, load_position, refuse
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.legal_actions import LegalActions, LegalActionsOnDemand, Menu
from teg_nb.engine.open_types import AnyArgument
from teg_nb.engine.schema.position import Position, dumped, read
from teg_nb.engine.settings import OfMatch
from teg_nb.engine.svg.board import Picture
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.phrases import phrases

Value = TypeVar("Value")


@lru_cache(maxsize=128)
def _shared(
    kind: Callable[..., TableSettings], seats: tuple[str, ...], options: Options
) -> TableSettings:
    return kind(seats, options)


@dataclass(frozen=True)
class TableSettings:
    """The constants of one match: seats, options, and values derived from them.

    Subclasses are declared with ``eq=False``, because seats and options determine equality.

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
    """The vocabulary kind of the places of the board."""

    @property
    def may_never_end(self) -> bool:
        """True for a table whose matches may last for ever; what plays by itself stops it."""
        return False

    @property
    def chapters_off(self) -> tuple[str, ...]:
        """Ids of the chapters of the rules that the table plays without, sorted (CHP-1.5)."""
        return ()

    without: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """Clauses that a chapter takes out of force, by its id: see `left_out.covers`."""

    def in_force(self, id: str) -> bool:
        """Tell if a clause or a decision is in force at this table.

        Examples
        --------
        >>> from teg_nb.engine.games import GAMES
        >>> settings = GAMES["teg"].setup(2, {"missiles": False}).settings
        >>> settings.in_force("TEG-9.1"), settings.in_force("TEG-8.1")
        (False, True)
        """
        groups = (self.without.get(chapter, ()) for chapter in self.chapters_off)
        return not left_out(chain.from_iterable(groups), id)

    @property
    def preset(self) -> str:
        """The name of the table: the preset with these options, or ``""`` (CHP-1.4)."""
        return self.options.preset

    def title(self, lang: str) -> str:
        """Return the title of the table for people, or ``""`` for the whole game (CHP-1.4).

        A limit of rounds does not change it.

        Examples
        --------
        >>> from teg_nb.engine.games import GAMES
        >>> titles = [GAMES["teg"].setup(2, options).settings.title("en")
        ...           for options in ({"max_rounds": 9}, {"preset": "peace"}, {"pacts": ["world"]})]
        >>> titles
        ['', 'With peace', 'Custom rules']
        """
        name = self._titled_by
        if not name:
            return phrases("tables", lang)["own"]
        whole = not self.options.presets[name]
        return "" if whole else catalogue(self.game).label("presets", name, lang)

    @fast_cached_property
    def _titled_by(self) -> str:
        """The name of the preset with the same rules, or ``""``."""
        rules, parse = _rules(self.options), self.options.parse
        same = (name for name in self.options.presets if _rules(parse({PRESET: name})) == rules)
        return next(same, "")

    @fast_cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        raise NotImplementedError

    @property
    def places(self) -> tuple[str, ...]:
        """Printed names of the places of the board, in order.

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
        """Return the settings of a table. Equal tables share one object and its cached lists."""
        build: Callable[..., TableSettings] = cls
        return cast("Self", _shared(build, seats, options))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).of, (self.seats, self.options)  # the cached lists are not pickled

    def __post_init__(self) -> None:
        set_cached(self, _hash=hash((self.seats, self.options)))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, eq=False)
class BoardSettings(TableSettings):
    """Settings of a game on a map, whose only words are names of countries and seats."""

    board: Board = field(init=False, repr=False)
    """The map."""

    def __post_init__(self) -> None:
        super().__post_init__()
        set_cached(self, board=self.map())

    def map(self) -> Board:
        """Load the map of this table, checked."""
        return load_board(self.game)

    @fast_cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {self.place: self.board.countries, "seat": self.seats}


class TableState(Position):
    """The base of positions of table games."""

    __slots__ = ()

    chance: str
    winners: tuple[int, ...]
    reason: str


S = TypeVar("S", bound=TableState)


class TableGame(Game[S, O]):
    """A game whose rules are in two tables: rules for seats, and rules for chance.

    The class implements the common part of the `Game` protocol. A game adds the rest, and overrides
    methods where its rules differ.

    Attributes
    ----------
    rules : mapping
        The rule of each kind of action, in the order in which legal actions are listed.
    phases : mapping
        By phase, the verbs that can be legal in it. Only their options are generated, so these need
        not check the phase again. In a phase that is not listed, all verbs can be legal.
    observation : type
        The class of the observations.
    refusals : mapping
        As in `Game`, with ``malformed_action`` (not an action of the game) and ``game_over``.
    """

    rules: Mapping[type[Action], Rule[S]]
    phases: ClassVar[Mapping[str, str]] = {}
    observation: type[O]
    verbs: Mapping[str, type[Action]] = MappingProxyType({})

    _effects: Mapping[type[Action], Callable[[S, Action, list[Event]], None]]
    _drawn: Mapping[str, Callable[[S, random.Random], Action]]
    _menus: Mapping[str, Menu[S]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        rules = cls.rules.items()
        cls.verbs = {kind.verb: kind for kind in (*cls.rules, *cls.chance_rules)}
        cls._effects = {
            **{kind: rule.apply for kind, rule in rules},
            **{kind: rule.apply for kind, rule in cls.chance_rules.items()},
        }
        cls._drawn = {rule.due: rule.sample for rule in cls.chance_rules.values()}
        cls._menus = {
            phase: Menu(
                [(kind, rule.generate) for kind, rule in rules if kind.verb in verbs.split()]
            )
            for phase, verbs in {"": " ".join(cls.verbs), **cls.phases}.items()
        }

    def to_move(self, state: S) -> int:
        """Return the seat that the game waits for, `CHANCE` or `NOBODY`."""
        if state.chance:
            return CHANCE
        return NOBODY if state.phase == "game_over" else self.current_seat(state)

    def current_seat(self, state: S) -> int:
        """Return the seat that the game waits for, while it waits for one."""
        return state.turn

    def acting_seats(self, state: S) -> tuple[int, ...]:
        """Return the seats that may act now: the awaited one, or chance."""
        waits_for = self.to_move(state)
        return () if waits_for == NOBODY else (waits_for,)

    def legal_actions(self, state: S, seat: int | None = None) -> LegalActions[Action]:
        """Return every legal action of a seat; see `Game.legal_actions`."""
        return LegalActions(self.legal_on_demand(state, seat).parts)

    def legal_on_demand(self, state: S, seat: int | None = None) -> LegalActions[Action]:
        """Return every legal action of a seat, listed when it is read.

        The position must not change meanwhile; see `LegalActionsOnDemand`.
        """
        if state.chance or state.phase == "game_over":
            return LegalActions()
        if seat is not None and seat != self.current_seat(state):
            return LegalActions()
        return LegalActionsOnDemand(state, self.menu(state.phase))

    def menu(self, phase: str) -> Menu[S]:
        """Return the rules that apply in a phase or a pending decision."""
        return self._menus.get(phase) or self._menus[""]

    def play(self, state: S, action: Action) -> tuple[S, list[Event]]:
        """Play an action on a copy of a position; return the copy and the events.

        Raises
        ------
        IllegalAction
            With the code and the clause.
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
        if state.settings.chapters_off:
            self.refuse_chapter_off(state, action)
        rule.check(state, action)

    def refuse_chapter_off(self, state: S, action: Action) -> None:
        """Raise ``chapter_off`` for an action of a chapter that the table leaves out (CHP-5.1)."""

    def apply(self, state: S, action: Action) -> list[Event]:
        """Apply an action known to be legal, editing `state` in place; return its events."""
        events: list[Event] = []
        self._effects[type(action)](state, action, events)
        return events

    def sample_chance(self, state: S, rng: random.Random) -> Action:
        """Draw the chance action that is due, with fair odds.

        Raises
        ------
        ValueError
            If no chance action is due.
        """
        if not state.chance:
            raise ValueError("no chance action is due")
        return self._drawn[state.chance](state, rng)

    def observe(self, state: S, viewer: int | None) -> O:
        """Return the observation of a seat (None: a spectator)."""
        legal = LegalActions() if viewer is None else self.legal_actions(state, viewer)
        return self._observed(state, viewer, legal)

    def observe_on_demand(self, state: S, viewer: int) -> O:
        """Return the observation of a seat, with legal actions that are listed when read."""
        return self._observed(state, viewer, self.legal_on_demand(state, viewer))

    def _observed(self, state: S, viewer: int | None, legal: LegalActions[Action]) -> O:
        observation = self.observation.from_state(state)
        observation.viewer, observation.to_move = viewer, self.to_move(state)
        observation.legal_actions = legal
        self.fill_private(state, observation)
        return observation

    def fill_private(self, state: S, seen: O) -> None:
        """Add the facts that only the viewer may know to an observation."""

    def redact(self, state: S, action: Action, viewer: int | None) -> Action | None:
        """Return the action as a viewer may read it. Here nothing is secret."""
        return action

    def outcome(self, state: S) -> Outcome | None:
        """Return winners and reason, or None while the game goes on; winners share equally."""
        if state.phase != "game_over":
            return None
        share = 1 / len(state.winners)
        seats = range(len(state.settings.seats))
        returns = tuple(share if seat in state.winners else 0.0 for seat in seats)
        return Outcome(state.winners, state.reason, returns)

    def picture(self, state: S, *more: AnyArgument, **drawn: AnyArgument) -> Picture:
        """Draw the board of a position; see `teg_nb.engine.games.common.picture.map_picture`."""
        drawn.pop("viewer", None)  # the board has no secrets, so all viewers see the same
        return map_picture(state, self.holdings(state), *more, **drawn)

    def dump(self, state: S) -> JsonObject:
        """Convert a position to JSON values, complete and readable. It has all secrets."""
        return dumped(state, self.version)

    def load(self, data: JsonMapping) -> S:
        """Load and check the position of a dump.

        Raises
        ------
        BadPosition
            If a part is missing, mistyped or impossible.
        """
        state = load_position(data, self.name, self.version, self.read)
        refuse(self.validation_errors(state))
        refuse(self.decided_faults(state))
        return state

    def read(self, data: JsonMapping) -> S:
        """Build the position of a dump, unchecked."""
        return read(self.setup(data["seats"], data["options"]), data)

    def position(self, **parts: AnyArgument) -> S:
        """Build and check a position from the parts of a dump, in printed names."""
        return self.load({"game": self.name, "version": self.version, **parts})

    def validation_errors(self, state: S) -> Iterable[PositionFault]:
        """Return all faults of a position, as sentences or errors."""
        return ()

    def decided_faults(self, state: S) -> Iterable[PositionFault]:
        """Return the seats that would have won before a loaded position (CHP-8.6)."""
        return ()


class WithElimination(OfMatch, Protocol):
    """The position of a game in which seats are eliminated, or its public part."""

    @property
    def phase(self) -> str:
        """Phase of the game."""

    @property
    def turn(self) -> int:
        """Seat in turn."""

    @property
    def slayer(self) -> Sequence[int]:
        """By seat, the seat that eliminated it, or -1."""


def refuse_unless_playing(
    refusal: RefusalFactory, state: WithElimination, seat: object, *, over: str, turn: str, out: str
) -> None:
    """Raise if the game is over, the seat does not exist, or the seat is out, in this order.

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


def _rules(options: Options) -> JsonObject:
    """Return the options that change a rule: all but the limit of rounds."""
    changed = options.changed()
    changed.pop("max_rounds", None)
    return changed


def changed(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """Return a tuple with one value replaced.

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
    """Return the printed colours of the seats, or None for an impossible table.

    A number takes the first colours of the box.

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
    """Return the colours like `colours_of`, but raise a specific refusal.

    Parameters
    ----------
    seats : int or sequence of str
        Their number, or their colours. Accents and capitals are ignored.
    colours : sequence of str
        As printed, in the order in which they are taken.
    least, most : int
        The smallest and the largest number of seats.
    clause : str
        The clause for a wrong number of seats and for an unknown colour.
    taken : str
        The clause for a colour that is named twice.

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
    requested = seats_given(seats)
    count = requested if isinstance(requested, int) else len(requested or ())
    if requested is None or not least <= count <= most:
        raise IllegalAction("bad_player_count", clause, number=count)
    chosen: list[str] = []
    for name in map(str, colours[:requested] if isinstance(requested, int) else requested):
        wanted = normalize_name(name)
        colour = next((known for known in colours if normalize_name(known) == wanted), None)
        if colour is None:
            raise IllegalAction("unknown_color", clause, color=name)
        if colour in chosen:
            raise IllegalAction("color_taken", taken, seat=colour)
        chosen.append(colour)
    return tuple(chosen)


def held_by(owner: Sequence[int], seats: int) -> tuple[int, ...]:
    """Return a bit set of the owned places, by seat.

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


class RefusalFactory:
    """A factory of the refusals of a game, with names as facts.

    The name of an int fact is the vocabulary kind of its number. A source and a target are
    countries.

    Parameters
    ----------
    **kinds
        Vocabulary kinds of facts with other names.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> refusal = RefusalFactory(card="country")
    >>> refusal(GAMES["teg"].setup(2), "own_country", "TEG-8.2", target=18, card=19).facts
    {'target': 'Brasil', 'card': 'Argentina'}
    """

    def __init__(self, **kinds: str) -> None:
        self.kinds = {"source": "country", "target": "country", **kinds}

    def __call__(self, state: OfMatch, code: str, clause: str, **facts: object) -> IllegalAction:
        """Create the refusal of an action in a position."""
        vocabulary: Mapping[str, Sequence[str]] = state.settings.vocabulary
        named: dict[str, object] = {}
        for key, value in facts.items():
            names = vocabulary.get(self.kinds.get(key, key))
            if names is not None and isinstance(value, int):
                value = names[value] if 0 <= value < len(names) else str(value)
            named[key] = value
        return IllegalAction(code, clause, **named)
