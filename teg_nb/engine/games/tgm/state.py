"""The position of a match of Tercera Guerra Mundial."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from teg_nb.engine.games.common.table_game import TableState
from teg_nb.engine.games.tgm.settings import Settings
from teg_nb.engine.schema.field_types import Country, Seat
from teg_nb.engine.schema.position import state_field

PHASES = ("setup", "placing", "reinforce", "combat", "move", "game_over")

TURN = ("reinforce", "combat", "move")

MOST_DICE = 3


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
    owner: tuple[int, ...] = state_field("country:seat?", -1, dumped=False)
    armies: list[int] = state_field("country:count", 0, dumped=False)
    held: tuple[int, ...] = state_field("seat:{country}", 0, dumped=False)
    phase: str = "setup"
    turn: Seat = 0
    round: int = 0
    chance: str
    pool: int = 0
    due: tuple[int, ...] = state_field("seat:count", 0)
    slayer: tuple[int, ...] = state_field("seat:seat?", -1, name="slayers")
    discards: int = state_field("{card}", 0)
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

    objectives: tuple[int, ...] = state_field("seat:objective?", -1)
    hands: tuple[int, ...] = state_field("seat:{card}", 0)
    deck: int = state_field("{card}", dumped=False)

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
    return State.initial(settings, chance=first, deck=(1 << len(settings.facts.cards)) - 1)
