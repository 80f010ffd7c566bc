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
    """The owner and the armies of a territory."""

    country: str
    owner: str
    armies: int


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """The public part of a position (TGM-14.1).

    Bit sets (`held`, `discards`) are ints with one bit for each territory or card.

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    owner : tuple[int, ...]
    armies : list[int]
        Owner and armies by territory. The owner is -1 before the deal.
    held : tuple[int, ...]
        By seat, bit set of its territories.
    phase : str
        One of `PHASES`.
    turn, round : int
        The seat in turn, and the number of the round (0: placing).
    chance : str
        The chance action that is due: ``""``, ``objectives``, ``deal``, ``battle`` or ``card``.
    pool : int
        Number of armies that the seat in turn must place now.
    due : tuple[int, ...]
        By seat, first armies that it has not placed yet (TGM-3.5).
    slayer : tuple[int, ...]
        By seat, the seat that eliminated it, or -1 while it lives.
    discards : int
        Bit set of the exchanged cards.
    exchanges : int
        Number of exchanges of the match so far.
    battle : tuple[int, int] or None
        Source and target of the attack under way.
    dice : tuple[int, int]
        Dice of attacker and defender in that attack. The second is 0 until the defender chooses.
    entry : tuple[int, int] or None
        Source and target while `MoveIn` is due.
    conquests : int
        Number of conquests of this turn.
    winners : tuple[int, ...]
    reason : str
        The reason why the game ended.
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
    """A position of a match: the public part and the secrets.

    Attributes
    ----------
    objectives : tuple[int, ...]
        By seat, the number of its objective, or -1 without one.
    hands : tuple[int, ...]
        By seat, bit set of its cards.
    deck : int
        Bit set of the cards in the deck. Their order is not stored.
    """

    objectives: tuple[int, ...] = state_field("seat:objective?", -1)
    hands: tuple[int, ...] = state_field("seat:{card}", 0)
    deck: int = state_field("{card}", dumped=False)

    def at(self, country: str) -> Holding:
        """Return owner and armies of a territory by its name. Accents and capitals are ignored.

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
        number = board.country(country)
        owner = seats[self.owner[number]] if self.owner[number] >= 0 else ""
        return Holding(board.countries[number], owner, self.armies[number])


def empty_state(settings: Settings) -> State:
    """Return the position before the deal."""
    first = "objectives" if settings.options.variant == "secret" else "deal"
    return State.initial(settings, chance=first, deck=(1 << settings.cards) - 1)
