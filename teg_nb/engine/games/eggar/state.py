"""The position of a match of EGGAR."""

from __future__ import annotations

from dataclasses import dataclass

from teg_nb.engine.games.common.table_game import TableState
from teg_nb.engine.games.eggar.actions import Soldier
from teg_nb.engine.games.eggar.settings import Settings
from teg_nb.engine.schema.field_types import Seat
from teg_nb.engine.schema.position import state_field

PHASES = ("setup", "move", "attack", "question", "game_over")


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """The public part of a position: all but the question cards.

    Attributes
    ----------
    settings : Settings
        Grid, seats, options and cards; shared by all positions of a match.
    soldiers : list[int]
        By soldier, its square; -1 once it is removed. Soldier ``8 * s + k`` is ``s<s>-<k>``.
    phase : str
        One of `PHASES`.
    turn, first, round : int
        Seat to move, seat that began, number of the round (0: before the first roll).
    chance : str
        Pending chance: ``""`` or one of ``first``, ``move``, ``attack``, ``question``.
    die, steps : int
        Movement die of this turn (0 before it), and steps left.
    target : int
        Soldier under attack while dice or the choice of a loser are pending; or -1.
    attackers : tuple[int, ...]
        Attackers of the target, in the order of the action.
    level : int
        Level of the question while a card is pending or open, or -1.
    choosing : tuple[int, ...]
        Candidates of a pending choice of a soldier to remove.
    winners : tuple[int, ...]
    reason : str
        Reason for the end of the game.
    """

    settings: Settings
    soldiers: list[int] = state_field("soldier?:square", -1)
    phase: str = "setup"
    turn: Seat = 0
    first: Seat = 0
    round: int = 0
    chance: str = "move"
    die: int = 0
    steps: int = 0
    target: int = state_field("soldier?", -1)
    attackers: tuple[Soldier, ...] = ()
    level: int = state_field("level?", -1)
    choosing: tuple[Soldier, ...] = ()
    winners: tuple[Seat, ...] = ()
    reason: str = ""


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """One position of one match: its public part and its question cards.

    Attributes
    ----------
    question : int
        Open card, whose answer is pending, or -1.
    used : int
        Bit set of the question cards used since their pile was last rebuilt.
    """

    question: int = state_field("question?", -1)
    used: int = state_field("{question}", 0)

    def at(self, square: str) -> str:
        """Return the printed name of the soldier on a square, or ``""``.

        Raises
        ------
        KeyError
            If there is no such square.

        Examples
        --------
        >>> from teg_nb.engine.games.eggar.position import position
        >>> position(Verde="F4", Azul="6 F5").at("f5")
        's1-6'
        """
        number = self.settings.board.square(square)
        names = self.settings.vocabulary["soldier"]
        return names[self.soldiers.index(number)] if number in self.soldiers else ""


def first_state(settings: Settings) -> State:
    """Return the position before the first roll: all soldiers in their camps (EGG-3.1)."""
    begins = settings.options.first_seat
    first = begins if isinstance(begins, int) else 0
    return State.initial(
        settings,
        soldiers=[square for camp in settings.board.camps for square in camp],
        turn=first,
        first=first,
        chance="first" if begins == "random" else "move",
    )
