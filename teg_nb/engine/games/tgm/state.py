"""The position of a match of Tercera Guerra Mundial, and what is fixed for the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple

from teg_nb.engine.board import Board, load_board
from teg_nb.engine.games.table import Refusals, TableState
from teg_nb.engine.games.tgm.facts import HOLD, Facts, Objective, check_board, facts
from teg_nb.engine.games.tgm.options import TgmOptions
from teg_nb.engine.kinds import Country, Seat
from teg_nb.engine.parts import part

PHASES = ("setup", "placing", "reinforce", "combat", "move", "game_over")
TURN = ("reinforce", "combat", "move")

MOST_DICE = 3


@dataclass(frozen=True)
class Settings:
    """What is fixed for one match: the board, the seats and the options.

    Attributes
    ----------
    seats : tuple[str, ...]
        Colours, in the order of play (TGM-1.1).
    options : TgmOptions
    """

    seats: tuple[str, ...]
    options: TgmOptions = field(default_factory=TgmOptions)

    game: ClassVar[str] = "tgm"

    def __reduce__(self) -> tuple[Any, ...]:
        return settings_for, (self.seats, self.options)  # the lists that it has made stay here

    @cached_property
    def board(self) -> Board:
        """The map, with the border that the options choose."""
        board = load_board("tgm", self.options.board)
        check_board(board)
        return board

    @property
    def facts(self) -> Facts:
        """The printed cards."""
        return facts()

    @cached_property
    def objectives(self) -> tuple[Objective, ...]:
        """The objectives as this table plays them: with its own number of territories (TGM-D-4)."""
        number = self.options.hold_territories or self._territories
        cards = self.facts.objectives
        return tuple(replace(c, territories=number) if c.id == HOLD else c for c in cards)

    @property
    def fallback(self) -> int:
        """Territories that win where a colour can no longer be destroyed (TGM-D-17)."""
        return self.options.fallback_territories or self._territories

    @property
    def objective_from_round(self) -> int:
        """First round in which an objective wins (TGM-D-4)."""
        return self.options.objective_from_round or (3 if len(self.seats) == 3 else 1)

    @property
    def _territories(self) -> int:
        return 28 if len(self.seats) == 3 else 24

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "country": self.board.countries,
            "seat": self.seats,
            "continent": tuple(each.name for each in self.board.continents),
            "card": self.facts.cards,
            "objective": tuple(each.id for each in self.facts.objectives),
        }

    @cached_property
    def objectives_in_play(self) -> tuple[int, ...]:
        """Objectives that may be dealt: no colour that nobody plays (TGM-9.1), none excluded."""
        if self.options.variant == "world":
            return ()
        return tuple(
            number
            for number, card in enumerate(self.facts.objectives)
            if card.destroy < len(self.seats) and card.id not in self.options.objectives_excluded
        )


@lru_cache(maxsize=32)
def settings_for(seats: tuple[str, ...], options: TgmOptions | None = None) -> Settings:
    """The settings of a table, shared by all its matches with the lists they have made."""
    return Settings(seats, options or TgmOptions())


class Holding(NamedTuple):
    """Who stands in a territory, with how many armies."""

    country: str
    owner: str
    armies: int


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """What everybody sees of a position (TGM-14.1).

    Bit sets (`held`, `discards`) are ints with one bit a territory or card.

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    owner : tuple[int, ...]
    armies : list[int]
        By territory. The owner is -1 before the deal.
    held : tuple[int, ...]
        By seat, its territories.
    phase : str
        One of `PHASES`.
    turn, round : int
        Seat whose turn it is; number of the round (0: placing).
    chance : str
        What chance owes: ``""``, ``objectives``, ``deal``, ``battle`` or ``card``.
    pool : int
        Armies that the seat in turn has to place now.
    due : tuple[int, ...]
        By seat, first armies that it has not placed yet (TGM-3.5).
    slayer : tuple[int, ...]
        By seat, who eliminated it, or -1 while it lives.
    discards : int
        Cards exchanged.
    exchanges : int
        Exchanges of the whole match so far.
    battle : tuple[int, int] or None
        Source and target of the attack under way.
    dice : tuple[int, int]
        Dice of the attacker and the defender in it, 0 until the defender has chosen.
    entry : tuple[int, int] or None
        Source and target while `MoveIn` is due.
    conquests : int
        Conquests of this turn.
    winners : tuple[int, ...]
    reason : str
        Why the game ended.
    """

    settings: Settings
    owner: tuple[int, ...] = part("country:seat?", -1, kept=False)
    armies: list[int] = part("country:count", 0, kept=False)
    held: tuple[int, ...] = part("seat:{country}", 0, kept=False)
    phase: str = "setup"
    turn: Seat = 0
    round: int = 0
    chance: str
    pool: int = 0
    due: tuple[int, ...] = part("seat:count", 0)
    slayer: tuple[int, ...] = part("seat:seat?", -1, name="slayers")
    discards: int = part("{card}", 0)
    exchanges: int = 0
    battle: tuple[Country, Country] | None = None
    dice: tuple[int, int] = (0, 0)
    entry: tuple[Country, Country] | None = None
    conquests: int = 0
    winners: tuple[Seat, ...] = ()
    reason: str = ""


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """One position of one match: what everybody sees, and its secrets.

    Attributes
    ----------
    objectives : tuple[int, ...]
        By seat, -1 without one.
    hands : tuple[int, ...]
        By seat, bit set of its cards.
    deck : int
        Bit set of the cards to come: never an order.
    """

    objectives: tuple[int, ...] = part("seat:objective?", -1)
    hands: tuple[int, ...] = part("seat:{card}", 0)
    deck: int = part("{card}", kept=False)

    def at(self, country: str) -> Holding:
        """Who stands in a territory, by its name; accents and capitals do not matter.

        Raises
        ------
        KeyError
            If there is no such territory.

        Examples
        --------
        >>> from teg_nb.engine.games.tgm.position import position
        >>> position(Blanco="Perú 4").at("peru")
        Holding(country='Perú', owner='Blanco', armies=4)
        """
        board, seats = self.settings.board, self.settings.seats
        place = board.country(country)
        owner = seats[self.owner[place]] if self.owner[place] >= 0 else ""
        return Holding(board.countries[place], owner, self.armies[place])


def empty_state(settings: Settings) -> State:
    """The position before anything is dealt."""
    first = "objectives" if settings.options.variant == "secret" else "deal"
    return State.empty(settings, chance=first, deck=(1 << len(settings.facts.cards)) - 1)


def pending(state: State) -> str:
    """The decision that is due inside the turn: ``"defend"``, ``"move_in"`` or ``""`` (TGM-4.3)."""
    if state.battle is not None and not state.dice[1]:
        return "defend"
    return "move_in" if state.entry is not None else ""


def awaited_seat(state: State) -> int:
    """The seat whose decision is due: the defender while it chooses its dice (TGM-4.3)."""
    if state.battle is None or state.dice[1]:
        return state.turn
    return state.owner[state.battle[1]]


def living(state: State) -> list[int]:
    """Seats that still play, in the order of play."""
    return [seat for seat, slayer in enumerate(state.slayer) if slayer < 0]


def is_protected(state: State, seat: int) -> bool:
    """Whether a seat has one territory left in a round in which nobody may go (TGM-8.3)."""
    options = state.settings.options
    early = state.round <= options.protect_until_round and options.protection != "off"
    return early and state.held[seat].bit_count() == 1


refusal = Refusals()
"""A refusal whose facts are names: territories, cards and seats given as ints are looked up."""


def refuse_unless_country(state: State, country: object) -> None:
    """Refuse what is not the number of a territory (a negative one would index from the end)."""
    if type(country) is not int or not 0 <= country < len(state.owner):
        raise refusal(state, "unknown_territory", "TGM-1.3", country=str(country))


def refuse_unless_whole(state: State, armies: object, least: int, clause: str) -> None:
    """Refuse an amount that is not a whole number, or is too small."""
    if type(armies) is not int:
        raise refusal(state, "malformed_action", "TGM-15.1")
    if armies < least:
        raise refusal(state, "bad_amount", clause, armies=armies)


def refuse_unless_own(state: State, seat: int, country: int, clause: str) -> None:
    """Refuse a territory of another seat."""
    if state.owner[country] != seat:
        raise refusal(state, "not_owner", clause, country=country)


def refuse_unless_adjacent(state: State, source: int, target: int, clause: str) -> None:
    """Refuse a pair that no border joins (TGM-1.4)."""
    if source == target:
        raise refusal(state, "same_territory", clause, country=source)
    if not state.settings.board.neighbour_sets[source] >> target & 1:
        raise refusal(state, "not_adjacent", clause, source=source, target=target)


def refuse_unless_turn(
    state: State, seat: int, phases: tuple[str, ...], decision: str = "", clause: str = "TGM-4.1"
) -> None:
    """Refuse an action of a seat that is not awaited, of another phase or another decision.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order.
    """
    if state.phase == "game_over":
        raise refusal(state, "game_over", "TGM-9.4")
    if type(seat) is not int or not 0 <= seat < len(state.slayer):
        raise refusal(state, "not_your_turn", "TGM-4.2")
    if state.slayer[seat] >= 0:
        raise refusal(state, "player_eliminated", "TGM-8.1", seat=seat)
    if state.phase == "setup" or seat != awaited_seat(state):
        due = pending(state) == "defend"
        raise refusal(state, "not_your_turn", "TGM-4.3" if due else "TGM-4.2")
    if state.chance or (pending(state) and pending(state) != decision):
        raise refusal(state, "decision_pending", "TGM-4.3")
    if state.phase not in phases or pending(state) != decision:
        raise refusal(state, "wrong_phase", clause, phase=state.phase)
