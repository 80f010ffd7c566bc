"""What the games share: a game is a board, options, and two tables of rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeVar

from teg_nb.engine.board import Board, near, plain
from teg_nb.engine.errors import BadMessage, BadPosition, IllegalAction, UnknownName
from teg_nb.engine.game import CHANCE, NOBODY, Action, Event, Game, O, Outcome, Rule
from teg_nb.engine.legal import LegalActions
from teg_nb.engine.parts import Position, dumped, read

Value = TypeVar("Value")


class TableState(Position):
    """The base of their positions."""

    __slots__ = ()

    chance: str
    winners: tuple[int, ...]
    reason: str


S = TypeVar("S", bound=TableState)

PositionFault = str | BadPosition
"""What makes a position impossible: an error, or a sentence where nobody meets it by hand."""


class Chance(NamedTuple):
    """One kind of chance action: how it is drawn, whether one is possible, and what it does."""

    due: str
    """What `TableState.chance` says while it is due."""
    sample: Callable[[Any, random.Random], Action]
    """Draws it fairly."""
    check: Callable[[Any, Any], None]
    """Raises `IllegalAction` if the action is not possible."""
    apply: Callable[[Any, Any, list[Event]], None]
    """Edits the position it is given, and appends what came of it."""


class TableGame(Game[S, O]):
    """A game whose rules stand in two tables: those of the seats, and those of chance.

    It fills the part of the `Game` protocol that is the same for all such games. A game adds the
    rest, and says more where its own rules do.

    Attributes
    ----------
    rules : mapping
        The rule of each kind of action, in the order in which legal actions are listed.
    chance_rules : mapping
        Likewise of the actions of chance.
    phases : mapping
        By phase, the verbs that can be legal in it, so that the other rules need not be asked.
        In a phase that does not stand there, all can.
    observation : type
        Of its observations.
    refusals : mapping
        As in `Game`; with ``malformed_action`` (not an action of the game) and ``game_over``.
    """

    rules: ClassVar[Mapping[type[Action], Rule]]
    chance_rules: ClassVar[Mapping[type[Action], Chance]]
    phases: ClassVar[Mapping[str, str]] = {}
    observation: type[O]
    verbs: Mapping[str, type[Action]] = MappingProxyType({})

    _drawn: ClassVar[Mapping[str, Callable[[Any, random.Random], Action]]]
    _due: ClassVar[Mapping[str, Sequence[Rule]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        rules = cls.rules.items()
        cls.verbs = {kind.verb: kind for kind in (*cls.rules, *cls.chance_rules)}
        cls._drawn = {rule.due: rule.sample for rule in cls.chance_rules.values()}
        cls._due = {
            phase: [rule for kind, rule in rules if kind.verb in verbs.split()]
            for phase, verbs in cls.phases.items()
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
        return LegalActions([rule.options(state) for rule in self.rules_due(state.phase)])

    def rules_due(self, phase: str) -> Iterable[Rule]:
        """The rules of which an action can be legal in a phase, or while something is due."""
        return self._due.get(phase) or self.rules.values()

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
        kind = type(action)
        rule: Rule | Chance = self.rules.get(kind) or self.chance_rules[kind]
        rule.apply(state, action, events)
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

    def dump(self, state: S) -> dict[str, Any]:
        """A position as JSON values, complete and readable; it holds all secrets."""
        return dumped(state, self.version)

    def load(self, data: Mapping[str, Any]) -> S:
        """The position of a dump, checked; one of an older version means what it meant.

        Raises
        ------
        BadPosition
            If a part is missing, mistyped or impossible.
        """
        state = loaded(data, self.name, self.version, self.read, self.earlier)
        refuse(self.faults(state))
        return state

    def read(self, data: Mapping[str, Any]) -> S:
        """The position that a dump tells of."""
        return read(self.setup(data["seats"], data["options"]), data)

    def faults(self, state: S) -> Iterable[PositionFault]:
        """Everything that makes a position impossible, as sentences or errors."""
        return ()


def changed(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """A tuple with one value changed.

    Examples
    --------
    >>> changed((5, 6, 7), 1, 0)
    (5, 0, 7)
    """
    return (*values[:place], value, *values[place + 1 :])


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


# Positions


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
    earlier: Mapping[int, Mapping[str, Any]] | None = None,
) -> Value:
    """The position of a dump, built by the game's own reader.

    Parameters
    ----------
    data, game, version
        The dump, and what it has to be of.
    build : callable
        Makes the position of a dump.
    earlier : mapping, optional
        By older version, the options that its positions have where they do not say otherwise.

    Raises
    ------
    BadPosition
        If it is of another game or version, or a part is missing, mistyped or unknown.
    """
    if not isinstance(data, Mapping):
        raise BadPosition("a position is an object")
    older = data.get("version")
    before = earlier.get(older) if earlier and type(older) is int else None
    if before is not None and isinstance(data.get("options"), Mapping):
        data = {**data, "version": version, "options": {**before, **data["options"]}}
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
