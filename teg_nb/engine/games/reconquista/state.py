"""The position of a match of La Reconquista, and what is fixed for the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple

from teg_nb.engine.board import Board, board_data, load_board, members
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.reconquista.deduction import MEMORY, VISIT, Memory, blank, possible_owners
from teg_nb.engine.games.reconquista.options import RecOptions
from teg_nb.engine.games.table import Refusals, TableState
from teg_nb.engine.kinds import Many, Maybe, OptionalCountry, OptionalSeat, Seat, record
from teg_nb.engine.parts import part

PHASES = ("setup", "placing", "play", "commit", "draw", "game_over")

UNCOMMITTED = -1
"""In `State.commits`: this side has not passed its cards yet."""

PROVINCES = 60


@dataclass(frozen=True)
class Settings:
    """What is fixed for one match: the board, the seats and the options.

    Attributes
    ----------
    seats : tuple[str, ...]
        Colours; the left of each is the next one (REC-4.2).
    options : RecOptions
    """

    seats: tuple[str, ...]
    options: RecOptions = field(default_factory=RecOptions)

    game: ClassVar[str] = "reconquista"

    def __reduce__(self) -> tuple[Any, ...]:
        return settings_for, (self.seats, self.options)

    @cached_property
    def board(self) -> Board:
        """The map, checked (REC-1.4)."""
        board = load_board("reconquista", self.options.board)
        check_map(board)
        return board

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {"country": self.board.countries, "seat": self.seats}

    @property
    def each(self) -> int:
        """Provinces dealt to each seat (REC-3.3)."""
        return PROVINCES // len(self.seats)

    @property
    def goal(self) -> int:
        """Provinces that win (REC-10.1)."""
        return self.each + self.options.win_margin

    @cached_property
    def troops(self) -> int:
        """Troops of each seat (REC-3.3)."""
        number: int = board_data("reconquista")["troops"][str(len(self.seats))]
        return number

    @property
    def visits(self) -> int:
        """How often the board is passed on, all seats together (REC-3.6)."""
        return self.troops // VISIT * len(self.seats)


def check_map(board: Board) -> None:
    """Refuse a map that La Reconquista cannot be played on (REC-1.3, REC-1.4).

    Raises
    ------
    IllegalAction
        ``bad_map``: not 60 provinces, or other borders of Baleares and Andorra than the rules give.
        That borders are symmetric and the map connected, `Board.check` has seen to.
    """
    if len(board.countries) != PROVINCES:
        raise IllegalAction("bad_map", "REC-1.4", number=len(board.countries))
    for name, neighbours in board_data("reconquista")["fixed_borders"].items():
        found = {board.countries[place] for place in board.neighbours[board.country(name)]}
        if found != set(neighbours):
            raise IllegalAction("bad_map", "REC-1.4", country=name)


@lru_cache(maxsize=32)
def settings_for(seats: tuple[str, ...], options: RecOptions) -> Settings:
    """The settings of a table, shared by all its matches."""
    return Settings(seats, options)


class Fight(NamedTuple):
    """The last attack, with what its two sides know of it.

    Attributes
    ----------
    attacker, defender, target : int
    cards, defence_cards : int
        Bit sets of the provinces passed; those of the attacked seat with the target.
    offence, defence : int
        Troops.
    success : bool
    """

    attacker: int
    defender: int
    target: int
    cards: int
    defence_cards: int
    offence: int
    defence: int
    success: bool


FIGHT = record(
    Fight,
    seats=("attacker defender", "seat+seat"),
    target="country",
    cards="{country}",
    defence_cards="{country}",
    troops=("offence defence", "count+count"),
    success="flag",
)


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """What everybody sees of a position: here it is little (REC-8.1).

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    phase : str
        One of `PHASES`. In ``placing`` the seat in turn holds the board; in ``commit`` cards are
        passed; in ``draw`` an offer is answered.
    chance : str
        What chance owes: ``""``, ``"dealer"`` or ``"deal"``.
    dealer, turn, round : int
        The dealer is -1 until there is one. Round 0 is the placing.
    visits : int
        How often the board has been held and passed on.
    target, defender : int
        Province under attack and its owner, or -1. The attacker is the seat in turn.
    offered : bool
        Whether the seat in turn has offered a draw in this turn.
    answering : tuple[int, ...]
        Seats that have not answered the offer yet, in turn order.
    pass_rounds, peace_rounds : int
        How many rounds in a row before this one everybody passed, and nobody attacked (REC-10.4).
    all_passed, peaceful : bool
        Whether in this round so far everybody passed, and nobody attacked.
    slayer : tuple[int, ...]
        By seat, who eliminated it, or -1 while it lives.
    winners : tuple[int, ...]
    reason : str
        Why the game ended.
    """

    settings: Settings
    phase: str = "setup"
    chance: str = "deal"
    dealer: OptionalSeat = -1
    turn: Seat = 0
    round: int = 0
    visits: int = 0
    target: OptionalCountry = -1
    defender: OptionalSeat = -1
    offered: bool = False
    answering: tuple[Seat, ...] = ()
    pass_rounds: int = 0
    peace_rounds: int = 0
    all_passed: bool = True
    peaceful: bool = True
    slayer: tuple[int, ...] = part("[seat]seat?", -1, name="slayers")
    winners: tuple[Seat, ...] = ()
    reason: str = ""


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, TableState):
    """One position of one match. Nearly all of it is secret from somebody: see `observation`.

    Attributes
    ----------
    troops : list[int]
        By province.
    hands : tuple[int, ...]
        By seat, bit set of its provinces; all empty before the deal.
    commits : tuple[int, int]
        Bit sets that the attacker and the attacked seat pass, or `UNCOMMITTED`.
    fight : Fight or None
        The last attack, until the next turn's action.
    memory : tuple[Memory, ...]
        What each seat has been told so far; the last is a spectator's. See `deduction`.
    """

    troops: list[int] = part("country:count", 0)
    hands: tuple[int, ...] = part("seat:{country}", 0)
    commits: tuple[int, int] = part("({country}?)+({country}?)", (UNCOMMITTED, UNCOMMITTED))
    fight: Fight | None = part(Maybe(FIGHT), None)
    memory: tuple[Memory, ...] = part(Many(MEMORY))

    def at(self, province: str) -> tuple[str, str, int]:
        """Name, owner and troops of a province: for those who may know, as all of a state.

        Raises
        ------
        KeyError
            If there is no such province.

        Examples
        --------
        >>> from teg_nb.engine.games.reconquista.position import position
        >>> position(Blanco="Soria 4").at("soria")
        ('Soria', 'Blanco', 4)
        """
        board = self.settings.board
        place = board.country(province)
        owner = owner_of(self, place)
        name = self.settings.seats[owner] if owner >= 0 else ""
        return board.countries[place], name, self.troops[place]

    def suspects(self, viewer: str | None = None) -> dict[str, tuple[str, ...]]:
        """By province, the seats that may own it as far as a colour, or a spectator, can tell.

        Examples
        --------
        >>> from teg_nb.engine.games.reconquista.position import position
        >>> state = position(Blanco="Soria 4", Negro="Burgos", seats=3)
        >>> state.suspects("Blanco")["Soria"], state.suspects("Blanco")["Burgos"]
        (('Blanco',), ('Negro', 'Rojo'))
        """
        place = -1 if viewer is None else self.settings.seats.index(viewer)
        pairs = zip(self.settings.board.countries, possible_owners(self.memory[place]), strict=True)
        return {
            name: tuple(self.settings.seats[seat] for seat in members(bits)) for name, bits in pairs
        }


def empty_state(settings: Settings) -> State:
    """The position before the lot and the deal."""
    seats = len(settings.seats)
    dealer = settings.options.dealer
    chosen = settings.seats.index(dealer) if dealer in settings.seats else -1
    return State.empty(
        settings,
        chance="dealer" if chosen < 0 else "deal",
        dealer=chosen,
        turn=max(chosen, 0),
        memory=tuple(blank(viewer, seats, PROVINCES) for viewer in (*range(seats), None)),
    )


def owner_of(state: State, place: int) -> int:
    """The seat that holds the card of a province, -1 before the deal."""
    for seat, hand in enumerate(state.hands):
        if hand >> place & 1:
            return seat
    return -1


def living(state: State) -> tuple[int, ...]:
    """Seats that still play (REC-9.1)."""
    return tuple(seat for seat, slayer in enumerate(state.slayer) if slayer < 0)


def next_seat(state: State, seat: int) -> int:
    """The living seat whose turn comes after a seat's: to the right (REC-4.2)."""
    seats = len(state.slayer)
    following = ((seat - step) % seats for step in range(1, seats + 1))
    return next(each for each in following if state.slayer[each] < 0)


def involved(state: State) -> int:
    """Bit set of the province under attack and its neighbours (REC-7.2)."""
    return state.settings.board.neighbour_sets[state.target] | 1 << state.target


def troops_on(state: State, places: int) -> int:
    """Troops on a set of provinces."""
    return sum(state.troops[place] for place in members(places))


def committers(state: State) -> tuple[int, ...]:
    """Sides of the attack that may pass their cards now, the attacker first (REC-7.5)."""
    pairs = zip((state.turn, state.defender), state.commits, strict=True)
    due = tuple(seat for seat, cards in pairs if cards == UNCOMMITTED)
    return due[:1] if state.settings.options.pass_order == "attacker_first" else due


refusal = Refusals()
"""A refusal whose facts are names: provinces and seats given as ints are looked up."""


def refuse_unless_province(state: State, place: object) -> None:
    """Refuse what is not the number of a province (a negative one would index from the end)."""
    if type(place) is not int or not 0 <= place < PROVINCES:
        raise refusal(state, "unknown_province", "REC-1.5", country=str(place))


def refuse_unless_whole(state: State, number: object, clause: str) -> None:
    """Refuse an amount that is not a whole number above zero."""
    if type(number) is not int or number < 1:
        raise refusal(state, "bad_amount", clause, armies=number)


def refuse_unless_own(state: State, seat: int, place: int, clause: str) -> None:
    """Refuse a province that a seat does not own: nothing that it does not know (REC-8.10)."""
    if not state.hands[seat] >> place & 1:
        raise refusal(state, "not_owner", clause, country=place)


def refuse_unless_turn(state: State, seat: int, phase: str, clause: str) -> None:
    """Refuse an action of a seat that may not act now, or of another phase.

    Whom the refusal names, and which one it is, follows from what that seat knows (REC-8.10).

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending`` or
        ``wrong_phase``, in this order.
    """
    if state.phase == "game_over":
        raise refusal(state, "game_over", "REC-10.1")
    if type(seat) is not int or not 0 <= seat < len(state.slayer):
        raise refusal(state, "not_your_turn", "REC-4.2")
    if state.slayer[seat] >= 0:
        raise refusal(state, "player_eliminated", "REC-9.1", seat=seat)
    if state.phase == "setup":
        raise refusal(state, "not_your_turn", "REC-3.1")
    awaited = state.answering[0] if state.answering else state.turn
    sides = (state.turn, state.defender if state.phase == "commit" else awaited)
    if seat not in sides:
        before = "REC-3.5" if state.phase == "placing" else "REC-4.2"
        raise refusal(state, "not_your_turn", before, seat=awaited)
    if state.phase in ("commit", "draw") and phase != state.phase:
        due = "REC-7.15" if state.phase == "commit" else "REC-10.5"
        raise refusal(state, "decision_pending", due, phase=state.phase)
    if state.phase != phase:
        raise refusal(state, "wrong_phase", clause, phase=state.phase)
    if state.phase == "draw" and seat != awaited:
        raise refusal(state, "not_your_turn", "REC-10.5", seat=awaited)
