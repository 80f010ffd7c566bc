"""The position of a match of EGGAR, and what is fixed for the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from teg_nb.engine.board import plain
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.eggar.actions import Soldier
from teg_nb.engine.games.eggar.grid import COLOURS, SOLDIERS, Grid, grid
from teg_nb.engine.games.eggar.options import EggarOptions
from teg_nb.engine.games.eggar.questions import LEVELS, Question, bundled
from teg_nb.engine.games.shapes import seats_given
from teg_nb.engine.games.table import Refusals, TableState
from teg_nb.engine.kinds import Seat
from teg_nb.engine.parts import part

PHASES = ("setup", "move", "attack", "question", "game_over")


@dataclass(frozen=True)
class Settings:
    """What is fixed for one match: the grid, the seats, the options and the question cards.

    Attributes
    ----------
    seats : tuple[str, ...]
        Colours, in playing order: the next one sits at the right.
    options : EggarOptions
    sealed : bool
        Whether these are the settings as players see them: without the cards.
    """

    seats: tuple[str, ...]
    options: EggarOptions = field(default_factory=EggarOptions)
    sealed: bool = False

    game: ClassVar[str] = "eggar"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.sealed:
            return Settings, (self.seats, self.options, True)
        return settings_for, (self.seats, self.options)

    @cached_property
    def board(self) -> Grid:
        """The grid, with its camps and flags."""
        return grid(self.options.board_size, len(self.seats), self.options.three_seats)

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """The question cards in play."""
        if self.sealed or self.options.question_level == "off":
            return ()
        return self.options.questions or bundled()

    @cached_property
    def piles(self) -> tuple[int, ...]:
        """By level, bit set of its question cards."""
        found = [0] * len(LEVELS)
        for number, card in enumerate(self.questions):
            found[card.level] |= 1 << number
        return tuple(found)

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "square": self.board.names,
            "seat": self.seats,
            "soldier": tuple(
                f"s{seat}-{number}" for seat in range(len(self.seats)) for number in range(SOLDIERS)
            ),
            "level": LEVELS,
            "question": tuple(card.id for card in self.questions),
        }

    @cached_property
    def public(self) -> Settings:
        """The same without the question cards, whose answers nobody but a reader may see."""
        options = replace(self.options, questions=(), question_set="")
        return Settings(self.seats, options, sealed=True)


@lru_cache(maxsize=32)
def settings_for(seats: tuple[str, ...], options: EggarOptions) -> Settings:
    """The settings of a table, shared by all its matches."""
    return Settings(seats, options)


def seat_colours(seats: int | Sequence[str]) -> tuple[str, ...]:
    """Colours of the seats: the first so many, or those named.

    Raises
    ------
    IllegalAction
        ``bad_option``, if there are not 2 to 4 different ones of this box (EGG-1.1).

    Examples
    --------
    >>> seat_colours(3), seat_colours(["rojo", "Verde"])
    (('Verde', 'Azul', 'Rojo'), ('Rojo', 'Verde'))
    """
    given = seats_given(seats)
    if isinstance(given, int):
        given = COLOURS[: max(given, 0)] if given <= len(COLOURS) else ()
    printed = {plain(colour): colour for colour in COLOURS}
    found = [printed.get(plain(str(name)), "") for name in given or ()]
    if not 2 <= len(found) <= 4 or "" in found or len(set(found)) < len(found):
        shown = ", ".join(map(str, seats)) if isinstance(seats, (list, tuple)) else str(seats)
        raise IllegalAction("bad_option", "EGG-1.1", option="seats", value=shown)
    return tuple(found)


def table(seats: int | Sequence[str], options: Mapping[str, Any] | None) -> Settings:
    """The settings of a table; raises ``bad_option`` for what cannot be played with."""
    colours = seat_colours(seats)
    return settings_for(colours, EggarOptions.parse(options, colours))


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """What everybody sees of a position: all but the question cards.

    Attributes
    ----------
    settings : Settings
        Grid, seats, options and cards; shared by all positions of a match.
    soldiers : list[int]
        By soldier, its square; -1 once it is removed. Soldier ``8 * s + k`` is ``s<s>-<k>``.
    phase : str
        One of `PHASES`.
    turn, first, round : int
        Seat whose turn it is, seat that began, number of the round (0: before the first roll).
    chance : str
        What chance owes: ``""`` or one of ``first``, ``move``, ``attack``, ``question``.
    die, steps : int
        Movement die of this turn (0 before it), and steps left.
    target : int
        Soldier under attack while dice, or the choice of who falls, are due; or -1.
    attackers : tuple[int, ...]
        Soldiers that attack it, in the order of the action.
    level : int
        Level of the question while a card is due or open, or -1.
    choosing : tuple[int, ...]
        Soldiers one of which somebody has to choose to be removed.
    winners : tuple[int, ...]
    reason : str
        Why the game ended.
    """

    settings: Settings
    soldiers: list[int] = part("soldier?:square", -1)
    phase: str = "setup"
    turn: Seat = 0
    first: Seat = 0
    round: int = 0
    chance: str = "move"
    die: int = 0
    steps: int = 0
    target: int = part("soldier?", -1)
    attackers: tuple[Soldier, ...] = ()
    level: int = part("level?", -1)
    choosing: tuple[Soldier, ...] = ()
    winners: tuple[Seat, ...] = ()
    reason: str = ""


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """One position of one match: what everybody sees, and its question cards.

    Attributes
    ----------
    question : int
        Card that waits for its answer, or -1.
    used : int
        Bit set of the question cards used since their pile was last made new.
    """

    question: int = part("question?", -1)
    used: int = part("{question}", 0)

    @property
    def awaited(self) -> int:
        """Seat that the game waits for out of turn, or -1."""
        seat = awaited_seat(self)
        return seat if seat != self.turn else -1

    def at(self, square: str) -> str:
        """Who stands on a square: the printed name of a soldier, or ``""``.

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
        place = self.settings.board.square(square)
        names = self.settings.vocabulary["soldier"]
        return names[self.soldiers.index(place)] if place in self.soldiers else ""


def first_state(settings: Settings) -> State:
    """The position before the first roll: all soldiers in their camps (EGG-3.1)."""
    begins = settings.options.first_seat
    first = begins if isinstance(begins, int) else 0
    return State.empty(
        settings,
        soldiers=[square for camp in settings.board.camps for square in camp],
        turn=first,
        first=first,
        chance="first" if begins == "random" else "move",
    )


def seat_of(soldier: int) -> int:
    """The seat of a soldier (EGG-1.7)."""
    return soldier // SOLDIERS


def army(state: State, seat: int) -> list[int]:
    """Soldiers of a seat that are still on the board."""
    numbers = range(seat * SOLDIERS, (seat + 1) * SOLDIERS)
    return [soldier for soldier in numbers if state.soldiers[soldier] >= 0]


def is_living(state: State, seat: int) -> bool:
    """Whether a seat still has soldiers (EGG-8.1)."""
    return max(state.soldiers[seat * SOLDIERS : (seat + 1) * SOLDIERS]) >= 0


def living(state: State) -> list[int]:
    """Seats that still have soldiers."""
    return [seat for seat in range(len(state.settings.seats)) if is_living(state, seat)]


def next_living(state: State, seat: int) -> int:
    """The next living seat to the right of a seat: the rival that it asks (EGG-4.1, EGG-7.1)."""
    seats = len(state.settings.seats)
    order = ((seat + step) % seats for step in range(1, seats + 1))
    return next(each for each in order if is_living(state, each))


def beside(state: State, soldier: int) -> list[int]:
    """Enemy soldiers next to a soldier, above, left, right or below it (EGG-6.1)."""
    around = state.settings.board.neighbours[state.soldiers[soldier]]
    return [
        other
        for other, square in enumerate(state.soldiers)
        if square in around and seat_of(other) != seat_of(soldier)
    ]


def cards_left(state: State) -> tuple[int, ...]:
    """Cards in the pile of each level."""
    return tuple((pile & ~state.used).bit_count() for pile in state.settings.piles)


# Whose decision is due


def pending(state: State) -> str:
    """The verb that must come next, ``"chance"``, or ``""`` if the phase has its usual ones."""
    if state.chance:
        return "chance"
    if state.choosing:
        return "remove"
    return "answer" if state.question >= 0 else ""


def awaited_seat(state: State) -> int:
    """The seat whose decision is due: the seat in turn, or the one that is asked."""
    if state.question >= 0:
        return next_living(state, state.turn)
    answerer_chooses = state.settings.options.wrong_answer_tie == "answerer"
    if state.choosing and state.phase == "question" and answerer_chooses:
        return next_living(state, state.turn)
    return state.turn


def refuse_unless_turn(
    state: State, seat: object, phases: tuple[str, ...], clause: str, verb: str = ""
) -> None:
    """Refuse an action of a seat that is not awaited, or of another moment.

    Parameters
    ----------
    verb : str
        The action itself, where it is one that answers to something: see `pending`.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order (common protocol, section 8).
    """
    if state.phase == "game_over":
        raise refusal(state, "game_over", "EGG-8.3")
    if type(seat) is not int or not 0 <= seat < len(state.settings.seats):
        raise refusal(state, "not_your_turn", "EGG-4.1")
    if not is_living(state, seat):
        raise refusal(state, "player_eliminated", "EGG-8.1", seat=seat)
    if seat != awaited_seat(state):
        raise refusal(state, "not_your_turn", "EGG-4.1", seat=awaited_seat(state))
    waits = pending(state)
    if waits not in ("", verb):
        raise refusal(state, "decision_pending", _PENDING[state.chance or waits])
    if waits != verb or state.phase not in phases:
        raise refusal(state, "wrong_phase", clause, phase=state.phase)


# The clause of what must come first: dice, a card, a reply, or the choice of who falls.
_PENDING = {
    "first": "EGG-3.2",
    "move": "EGG-5.1",
    "attack": "EGG-6.2",
    "question": "EGG-7.1",
    "answer": "EGG-7.3",
    "remove": "EGG-7.6",
}


refusal = Refusals(target="soldier")
"""A refusal whose facts are names: squares, soldiers and seats given as ints are looked up."""


def refuse_unless_soldier(state: State, soldier: object, clause: str) -> None:
    """Refuse what is not the number of a soldier on the board."""
    if type(soldier) is not int or not 0 <= soldier < len(state.soldiers):
        raise refusal(state, "unknown_soldier", clause, soldier=str(soldier))
    if state.soldiers[soldier] < 0:
        raise refusal(state, "unknown_soldier", clause, soldier=soldier)


def refuse_unless_own(state: State, soldier: int, seat: int, clause: str) -> None:
    """Refuse a soldier of another seat."""
    if seat_of(soldier) != seat:
        raise refusal(state, "not_owner", clause, soldier=soldier, seat=seat_of(soldier))
