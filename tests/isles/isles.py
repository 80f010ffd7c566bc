"""Isles: the whole of a small game, as docs/adding-a-game.md makes it."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar

from teg_nb.engine.board import Board, Continent
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import (
    CHANCE,
    NOBODY,
    Action,
    Conquest,
    Event,
    Game,
    Holdings,
    Outcome,
    Told,
)
from teg_nb.engine.games import register_game
from teg_nb.engine.games.imagining import fill
from teg_nb.engine.games.positions import loaded
from teg_nb.engine.kinds import Country, Die, Seat
from teg_nb.engine.legal import LegalActions
from teg_nb.engine.parts import Position, Seen, dumped, part, read
from teg_nb.engine.picture import COLOURS, Picture, svg

NAMES = ("Norte", "Aurora", "Coral", "Faro", "Gaviota", "Sal")
RING = Board(
    name="isles",
    countries=NAMES,
    continents=(Continent("Archipiélago", tuple(range(6))),),
    borders=tuple((k, (k + 1) % 6) for k in range(6)),
)


# What a seat, or chance, can do


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The isles, dealt to the seats in turn (ISL-1.2)."""

    isles: tuple[Country, ...]


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Add a ship (ISL-2.2)."""

    country: Country


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Attack a neighbour (ISL-2.3)."""

    source: Country
    target: Country


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """A die for each side (ISL-2.3)."""

    attack: Die
    defence: Die


# What came of it


class IslesEvent(Event):
    game: ClassVar[str] = "isles"


@dataclass(frozen=True, slots=True)
class IslesDealt(IslesEvent):
    pass


@dataclass(frozen=True, slots=True)
class ShipBuilt(IslesEvent):
    seat: Seat
    country: Country


@dataclass(frozen=True, slots=True)
class AttackDeclared(IslesEvent):
    seat: Seat
    source: Country
    target: Country


@dataclass(frozen=True, slots=True)
class DiceThrown(IslesEvent):
    seat: Seat
    attack: Die
    defence: Die


@dataclass(frozen=True, slots=True)
class IsleConquered(IslesEvent, Conquest):
    seat: Seat
    country: Country


@dataclass(frozen=True, slots=True)
class GameEnded(IslesEvent):
    pass


# The position


@dataclass(frozen=True)
class Options:
    """What can be agreed on: the number of rounds."""

    max_rounds: int = 20

    def changed(self) -> dict[str, Any]:
        return {} if self == Options() else {"max_rounds": self.max_rounds}


@dataclass(frozen=True)
class Settings:
    """What is fixed for a match."""

    seats: tuple[str, ...]
    options: Options
    game: ClassVar[str] = "isles"
    board: ClassVar[Board] = RING

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        return {"country": NAMES, "seat": self.seats}


settings_for = lru_cache(Settings)


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """What everybody sees: all there is, for Isles has no secrets."""

    settings: Settings
    owner: list[int] = part("[country]seat?", -1)
    armies: list[int] = part("[country]count", 0)
    phase: str = "deal"
    turn: Seat = 0
    round: int = 1
    battle: tuple[Country, Country] | None = None


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, Position):
    """One position."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, Seen):
    """What a viewer may know: everything but the legal actions of others."""

    viewer: int | None
    to_move: int
    legal_actions: LegalActions[Action]
    history: Sequence[Told] = field(default=(), compare=False, repr=False)


# The rules


class Isles(Game[State, Observation]):
    """The game, as `Match`, the bots, the tables and the widget see it."""

    name = "isles"
    version = 1
    verbs: ClassVar[Mapping[str, type[Action]]] = {
        kind.verb: kind for kind in (Build, Attack, Deal, Throw)
    }
    refusals: ClassVar[Mapping[str, tuple[str, str]]] = {
        "unknown_country": ("unknown_country", "ISL-1.1"),
        "bad_amount": ("bad_amount", "ISL-2.2"),
        "not_your_turn": ("not_your_turn", "ISL-2.1"),
        "hidden_information": ("hidden_information", "ISL-1.1"),
    }

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        names = tuple(COLOURS)[:seats] if isinstance(seats, int) else tuple(seats)
        if len(names) not in (2, 3) or not set(names) <= set(COLOURS):
            raise IllegalAction("bad_player_count", "ISL-1.1")
        chosen = dict(options or {})
        rounds = chosen.pop("max_rounds", 20)
        if chosen or type(rounds) is not int or rounds < 1:
            raise IllegalAction("bad_option", "ISL-3.1")
        return State.empty(settings_for(names, Options(rounds)))

    def to_move(self, state: State) -> int:
        waits = {"deal": CHANCE, "throw": CHANCE, "game_over": NOBODY}
        return waits.get(state.phase, state.turn)

    def actors(self, state: State) -> tuple[int, ...]:
        waits_for = self.to_move(state)
        return () if waits_for == NOBODY else (waits_for,)

    def legal_actions(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        if state.phase != "action" or seat not in (None, state.turn):
            return LegalActions()
        own = [isle for isle in range(6) if state.owner[isle] == state.turn]
        attacks = [Attack(state.turn, a, b) for a in own for b in sorted(RING.neighbours[a])]
        builds = [Build(state.turn, isle) for isle in own]
        return LegalActions([builds, [each for each in attacks if self._hits(state, each)]])

    def _hits(self, state: State, action: Attack) -> bool:
        return (
            state.armies[action.source] >= 2
            and action.target in RING.neighbours[action.source]
            and state.owner[action.target] != action.seat
        )

    def check(self, state: State, action: Action) -> None:
        if state.phase == "game_over":
            raise IllegalAction("game_over", "ISL-3.1")
        if type(action) not in self.verbs.values():
            raise IllegalAction("malformed_action", "ISL-2.1")
        if isinstance(action, (Deal, Throw)):
            due = {"deal": Deal, "throw": Throw}.get(state.phase)
            if action.seat != CHANCE or type(action) is not due:
                raise IllegalAction("bad_chance", "ISL-1.2")
            if isinstance(action, Deal) and sorted(action.isles) != list(range(6)):
                raise IllegalAction("bad_chance", "ISL-1.2")
            return
        if action.seat != self.to_move(state):
            raise IllegalAction("not_your_turn", "ISL-2.1")
        isle, clause = (
            (action.country, "ISL-2.2") if isinstance(action, Build) else (action.source, "ISL-2.3")
        )
        if state.owner[isle] != action.seat:
            raise IllegalAction("not_your_isle", clause, country=NAMES[isle])
        if isinstance(action, Attack) and not self._hits(state, action):
            raise IllegalAction("not_a_target", "ISL-2.3")

    def play(self, state: State, action: Action) -> tuple[State, list[Event]]:
        self.check(state, action)
        after = state.copy()
        return after, self.apply(after, action)

    def apply(self, state: State, action: Action) -> list[Event]:
        match action:
            case Deal():
                for place, isle in enumerate(action.isles):
                    state.owner[isle] = place % len(state.settings.seats)
                    state.armies[isle] = 2
                state.phase = "action"
                return [IslesDealt()]
            case Build():
                state.armies[action.country] += 1
                return [ShipBuilt(action.seat, action.country), *self._end_turn(state)]
            case Attack():
                state.battle, state.phase = (action.source, action.target), "throw"
                return [AttackDeclared(action.seat, action.source, action.target)]
            case Throw():
                return self._thrown(state, action)
        raise AssertionError(action)

    def _thrown(self, state: State, action: Throw) -> list[Event]:
        assert state.battle is not None
        source, target = state.battle
        events: list[Event] = [DiceThrown(state.turn, action.attack, action.defence)]
        state.armies[target if action.attack > action.defence else source] -= 1
        if not state.armies[target]:
            state.owner[target] = state.turn
            state.armies[source], state.armies[target] = state.armies[source] - 1, 1
            events.append(IsleConquered(state.turn, target))
        state.battle, state.phase = None, "action"
        return [*events, *self._end_turn(state)]

    def _end_turn(self, state: State) -> list[Event]:
        """The next seat that still holds an isle, or the end."""
        seats = len(state.settings.seats)
        while True:
            state.turn = (state.turn + 1) % seats
            state.round += state.turn == 0
            if state.round > state.settings.options.max_rounds or len(set(state.owner)) == 1:
                state.phase = "game_over"
                return [GameEnded()]
            if state.turn in state.owner:
                return []

    def sample(self, state: State, rng: random.Random) -> Action:
        if state.phase == "deal":
            return Deal(CHANCE, tuple(rng.sample(range(6), 6)))
        return Throw(CHANCE, rng.randint(1, 6), rng.randint(1, 6))

    def observe(self, state: State, viewer: int | None) -> Observation:
        seen = Observation.of(state)
        seen.viewer, seen.to_move = viewer, self.to_move(state)
        seen.legal_actions = LegalActions() if viewer is None else self.legal_actions(state, viewer)
        return seen

    def imagine(self, seen: Observation, rng: random.Random) -> State:
        return fill(State.empty(seen.settings), seen)

    def seen(self, state: State, action: Action, viewer: int | None) -> Action:
        return action

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "game_over":
            return None
        held = [state.owner.count(seat) for seat in range(len(state.settings.seats))]
        winners = tuple(seat for seat, isles in enumerate(held) if isles == max(held))
        reason = "all" if max(held) == 6 else "round_limit"
        share = 1 / len(winners)
        return Outcome(winners, reason, tuple(share * (s in winners) for s in range(len(held))))

    def holdings(self, seen: State | Observation) -> Holdings:
        return Holdings(seen.owner, seen.armies)

    def standings(self, seen: Observation) -> tuple[Mapping[str, int], ...]:
        totals = self.holdings(seen).totals(len(seen.settings.seats))
        return tuple(
            {"living": int(isles > 0 or seen.phase == "deal"), "isles": isles, "ships": ships}
            for isles, ships in totals
        )

    def picture(self, state: State, *, lang: str = "es", **drawn: Any) -> Picture:
        armies = state.armies if state.phase != "deal" else None
        text = f"Vuelta {state.round}" if lang == "es" else f"Round {state.round}"
        shown = svg(RING, state.owner, armies, colors=state.settings.seats, caption=text, lang=lang)
        return Picture(shown, text)

    def position(self, **parts: Any) -> State:
        return self.load({"game": self.name, "version": self.version, **parts})

    def dump(self, state: State) -> dict[str, Any]:
        return dumped(state, self.version)

    def load(self, data: Mapping[str, Any]) -> State:
        return loaded(data, self.name, self.version, self._load)

    def _load(self, data: Mapping[str, Any]) -> State:
        return read(self.setup(data["seats"], data["options"]), data)


def drawing() -> dict[str, Any]:
    """Six squares in a ring, two pixels from each other: a drawing is plain data."""
    places = [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]
    shapes = {}
    for name, (column, row) in zip(NAMES, places, strict=True):
        x, y = 150 + 200 * column, 80 + 200 * row
        shapes[name] = {
            "polygons": [[[x, y], [x + 198, y], [x + 198, y + 198], [x, y + 198]]],
            "label": [x + 99, y + 80],
            "name_pos": [x + 99, y + 130],
            "name_lines": [name],
        }
    return {"width": 900, "height": 560, "countries": shapes, "bridges": [], "alternatives": []}


def greedy_policy(observation: Observation, rng: random.Random) -> Action:
    """Attack where there are more ships than on the other side, else build beside an enemy."""
    ships, owner = observation.armies, observation.owner

    def worth(action: Action) -> float:
        if isinstance(action, Attack):
            return ships[action.source] - ships[action.target]
        assert isinstance(action, Build)
        return 0.5 * any(owner[isle] != action.seat for isle in RING.neighbours[action.country])

    best = max(map(worth, observation.legal_actions))
    return rng.choice([each for each in observation.legal_actions if worth(each) == best])


GAME = Isles()
WORDS = tomllib.loads(Path(__file__).with_name("isles.toml").read_text(encoding="utf-8"))


def install() -> None:
    """Make the game known, so that it is found by its name wherever games are."""
    register_game(GAME, WORDS, drawings={"isles": drawing()}, bots={"greedy": greedy_policy})
