"""Isles: the whole of a small game, as docs/adding-a-game.md makes it."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from teg_nb.engine.actions import CHANCE, Action, ConquestBase, DiceBattleBase, Event
from teg_nb.engine.board import Board, Continent
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance, Holdings, Rule
from teg_nb.engine.games import register_game
from teg_nb.engine.games.common.determinize import fill_from_observation
from teg_nb.engine.games.common.options import Options, number, option
from teg_nb.engine.games.common.table_game import BoardSettings, TableGame, TableState, colours_of
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Country, Die, Seat
from teg_nb.engine.schema.position import ObservationBase, state_field
from teg_nb.engine.svg.palette import COLOURS

NAMES = ("Norte", "Aurora", "Coral", "Faro", "Gaviota", "Sal")
RING = Board(
    name="isles",
    countries=NAMES,
    continents=(Continent("Archipiélago", tuple(range(6))),),
    borders=tuple((k, (k + 1) % 6) for k in range(6)),
)


# What a seat, or chance, can do


@lazy_dataclass
class Deal(Action):
    """The isles, dealt to the seats in turn (ISL-1.2)."""

    isles: tuple[Country, ...]


@lazy_dataclass
class Build(Action):
    """Add a ship (ISL-2.2)."""

    country: Country


@lazy_dataclass
class Attack(Action):
    """Attack a neighbour (ISL-2.3)."""

    source: Country
    target: Country


@lazy_dataclass
class Roll(Action):
    """A die for each side (ISL-2.3)."""

    attack: Die
    defence: Die


# What came of it


class IslesEvent(Event):
    game: ClassVar[str] = "isles"


@lazy_dataclass
class IslesDealt(IslesEvent):
    pass


@lazy_dataclass
class ShipBuilt(IslesEvent):
    seat: Seat
    country: Country


@lazy_dataclass
class AttackDeclared(IslesEvent):
    seat: Seat
    source: Country
    target: Country


@lazy_dataclass
class DiceThrown(IslesEvent, DiceBattleBase):
    seat: Seat
    defender: Seat
    source: Country
    target: Country
    attack: tuple[Die, ...]
    defence: tuple[Die, ...]
    losses_attack: int
    losses_defence: int


@lazy_dataclass
class IsleConquered(IslesEvent, ConquestBase):
    seat: Seat
    country: Country
    loser: Seat


@lazy_dataclass
class GameEnded(IslesEvent):
    pass


# The position


@dataclass(frozen=True, kw_only=True)
class IslesOptions(Options):
    """Options of a match: the number of rounds."""

    clause = "ISL-3.1"

    max_rounds: int = option(number(1, 1000), 20)


@dataclass(frozen=True, eq=False)
class Settings(BoardSettings):
    """Fixed settings of a match."""

    options: IslesOptions
    game: ClassVar[str] = "isles"

    def map(self) -> Board:
        return RING


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """Public fields: all of them, because Isles has no secrets."""

    settings: Settings
    owner: list[int] = state_field("[country]seat?", -1)
    armies: list[int] = state_field("[country]count", 0)
    phase: str = "action"
    turn: Seat = 0
    round: int = 1
    chance: str = "deal"
    battle: tuple[Country, Country] | None = None
    winners: tuple[Seat, ...] = ()
    reason: str = ""


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """One position."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, ObservationBase):
    """Observation of a viewer: everything but the legal actions of others."""


# The rules


def deal(state: State, action: Deal, events: list[Event]) -> None:
    for place, isle in enumerate(action.isles):
        state.owner[isle] = place % len(state.settings.seats)
        state.armies[isle] = 2
    state.chance = ""
    events.append(IslesDealt())


def check_deal(state: State, action: Deal) -> None:
    if state.chance != "deal" or sorted(action.isles) != list(range(6)):
        raise IllegalAction("bad_chance", "ISL-1.2")


def shuffled(state: State, rng: random.Random) -> Deal:
    return Deal(CHANCE, tuple(rng.sample(range(6), 6)))


def own(state: State) -> list[int]:
    return [isle for isle in range(6) if state.owner[isle] == state.turn]


def refuse_unless_own(state: State, seat: int, isle: int, clause: str) -> None:
    if state.phase == "game_over":
        raise IllegalAction("game_over", "ISL-3.1")
    if state.chance or seat != state.turn:
        raise IllegalAction("not_your_turn", "ISL-2.1")
    if state.owner[isle] != seat:
        raise IllegalAction("not_your_isle", clause, country=NAMES[isle])


def builds(state: State) -> list[Build]:
    return [Build(state.turn, isle) for isle in own(state)]


def check_build(state: State, action: Build) -> None:
    refuse_unless_own(state, action.seat, action.country, "ISL-2.2")


def build(state: State, action: Build, events: list[Event]) -> None:
    state.armies[action.country] += 1
    events.append(ShipBuilt(action.seat, action.country))
    end_turn(state, events)


def can_attack(state: State, source: int, target: int) -> bool:
    foreign = state.owner[target] != state.owner[source]
    return foreign and target in RING.neighbours[source] and state.armies[source] >= 2


def attacks(state: State) -> list[Attack]:
    borders = [(a, b) for a in own(state) for b in sorted(RING.neighbours[a])]
    return [Attack(state.turn, a, b) for a, b in borders if can_attack(state, a, b)]


def check_attack(state: State, action: Attack) -> None:
    refuse_unless_own(state, action.seat, action.source, "ISL-2.3")
    if not can_attack(state, action.source, action.target):
        raise IllegalAction("not_a_target", "ISL-2.3")


def attack(state: State, action: Attack, events: list[Event]) -> None:
    state.battle, state.chance = (action.source, action.target), "roll"
    events.append(AttackDeclared(action.seat, action.source, action.target))


def check_roll(state: State, action: Roll) -> None:
    if state.chance != "roll":
        raise IllegalAction("bad_chance", "ISL-2.3")


def rolled(state: State, rng: random.Random) -> Roll:
    return Roll(CHANCE, rng.randint(1, 6), rng.randint(1, 6))


def roll(state: State, action: Roll, events: list[Event]) -> None:
    assert state.battle is not None
    source, target = state.battle
    seat, defender, won = state.turn, state.owner[target], action.attack > action.defence
    dice = (action.attack,), (action.defence,)
    events.append(DiceThrown(seat, defender, source, target, *dice, int(not won), int(won)))
    state.armies[target if won else source] -= 1
    if not state.armies[target]:
        events.append(IsleConquered(seat, target, defender))
        state.owner[target] = state.turn
        state.armies[source], state.armies[target] = state.armies[source] - 1, 1
    state.battle, state.chance = None, ""
    end_turn(state, events)


def end_turn(state: State, events: list[Event]) -> None:
    """The next seat that still holds an isle, or the end (ISL-3.1)."""
    seats = len(state.settings.seats)
    while True:
        state.turn = (state.turn + 1) % seats
        state.round += state.turn == 0
        if state.round > state.settings.options.max_rounds or len(set(state.owner)) == 1:
            held = [state.owner.count(seat) for seat in range(seats)]
            state.winners = tuple(s for s, isles in enumerate(held) if isles == max(held))
            state.reason = "all" if max(held) == 6 else "round_limit"
            state.phase = "game_over"
            events.append(GameEnded())
            return
        if state.turn in state.owner:
            return


class Isles(TableGame[State, Observation]):
    """The game, as `Match`, the bots, the tables and the widget see it."""

    name = "isles"
    version = 1
    observation = Observation
    features = ("owner", "armies", "turn", "round", "battle")
    rules: Mapping[type[Action], Rule[State]] = {
        Build: Rule(builds, check_build, build),
        Attack: Rule(attacks, check_attack, attack),
    }
    chance_rules: Mapping[type[Action], Chance[State]] = {
        Deal: Chance("deal", shuffled, check_deal, deal),
        Roll: Chance("roll", rolled, check_roll, roll),
    }
    refusals: Mapping[str, tuple[str, str]] = {
        "unknown_country": ("unknown_country", "ISL-1.1"),
        "bad_amount": ("bad_amount", "ISL-2.2"),
        "not_your_turn": ("not_your_turn", "ISL-2.1"),
        "hidden_information": ("hidden_information", "ISL-1.1"),
        "malformed_action": ("malformed_action", "ISL-2.1"),
        "game_over": ("game_over", "ISL-3.1"),
    }

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        colours = colours_of(seats, tuple(COLOURS), 2, 3)
        if colours is None:
            raise IllegalAction("bad_player_count", "ISL-1.1")
        return State.initial(Settings.of(colours, IslesOptions.parse(options)))

    def determinize(self, seen: Observation, rng: random.Random) -> State:
        return fill_from_observation(State.initial(seen.settings), seen)

    def holdings(self, seen: State | Observation) -> Holdings:
        return Holdings(seen.owner, seen.armies)

    def standings(self, seen: Observation) -> tuple[Mapping[str, int], ...]:
        totals = self.holdings(seen).totals(len(seen.settings.seats))
        return tuple(
            {"living": int(isles > 0 or seen.chance == "deal"), "isles": isles, "ships": ships}
            for isles, ships in totals
        )


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
    return rng.choice([item for item in observation.legal_actions if worth(item) == best])


GAME = Isles()
WORDS = tomllib.loads(Path(__file__).with_name("isles.toml").read_text(encoding="utf-8"))


def install() -> None:
    """Make the game known, so that it is found by its name wherever games are."""
    register_game(GAME, WORDS, drawings={"isles": drawing()}, bots={"greedy": greedy_policy})
