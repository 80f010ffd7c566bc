"""The position of a match of La Revancha, and what is fixed for the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from teg_nb.engine.board import Board, load_board, members
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Action
from teg_nb.engine.games.teg.actions import Attack, Place, Regroup
from teg_nb.engine.games.teg.facts import Facts, facts
from teg_nb.engine.games.teg.options import TegOptions

PHASES = (
    "setup",
    "initial_1",
    "initial_2",
    "round_start",
    "extra_reinforcement",
    "reinforce",
    "attack",
    "regroup",
    "card",
    "game_over",
)

# Places in `State.due`: armies free of restriction, those of a canje, then one per continent.
BASIC, EXCHANGED, FIRST_CONTINENT = 0, 1, 2


@dataclass(frozen=True)
class Settings:
    """What is fixed for one match: the board, the seats and the options.

    Attributes
    ----------
    seats : tuple[str, ...]
        Colours, in wheel order (TEG-0.2).
    options : TegOptions
    """

    seats: tuple[str, ...]
    options: TegOptions = field(default_factory=TegOptions)

    @cached_property
    def board(self) -> Board:
        """The map, with the border that the options choose."""
        return load_board("teg", self.options.board)

    @property
    def facts(self) -> Facts:
        """The printed cards."""
        return facts()

    @cached_property
    def islands(self) -> int:
        """Bit set of the islands of O-11 (TEG-3.7)."""
        names = self.options.islands
        chosen = map(self.board.country, names) if names else self.board.islands
        return sum(1 << country for country in chosen)

    @cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "country": self.board.countries,
            "seat": self.seats,
            "continent": tuple(each.name for each in self.board.continents),
            "situation": tuple(each.name for each in self.facts.situations),
            "objective": tuple(each.id for each in self.facts.objectives),
        }

    @cached_property
    def attacks(self) -> Mapping[str, tuple[tuple[tuple[tuple[int, Attack], ...], ...], ...]]:
        """Attacks by border rule, seat and source: pairs of target and action (TEG-6.8, TEG-6.9).

        The actions are made once and shared, so that a list of legal attacks is quick to make.
        """
        where = self.board.continent_of
        rules: dict[str, Callable[[int, int], bool]] = {
            "": lambda a, b: True,
            "open_borders": lambda a, b: where[a] != where[b],
            "closed_borders": lambda a, b: where[a] == where[b],
        }
        return {
            rule: tuple(
                tuple(
                    tuple(
                        (target, Attack(seat, source, target))
                        for target in targets
                        if allowed(source, target)
                    )
                    for source, targets in enumerate(self.board.neighbours)
                )
                for seat in range(len(self.seats))
            )
            for rule, allowed in rules.items()
        }

    @cached_property
    def _made(self) -> dict[tuple[int, ...], list[Action]]:
        return {}

    def placings(self, seat: int, country: int, most: int) -> list[Action]:
        """`Place` actions of 1 to `most` armies, made once and shared."""
        made = self._made.setdefault((seat, country), [])
        while len(made) < most:
            made.append(Place(seat, country, len(made) + 1))
        return made[:most]

    def regroupings(self, seat: int, source: int, target: int, most: int) -> list[Action]:
        """`Regroup` actions of 1 to `most` armies, made once and shared."""
        made = self._made.setdefault((seat, source, target), [])
        while len(made) < most:
            made.append(Regroup(seat, source, target, len(made) + 1))
        return made[:most]


@dataclass(slots=True)
class State:
    """One position of one match: lists of ints and little else.

    Bit sets (`held`, `hands`, `pile`, ...) are ints with one bit a country. A deck is the set of cards
    still to come, never an order.

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    owner, armies, missiles : list[int]
        By country. The owner is -1 before the deal.
    guests : dict[int, tuple[int, int, int]]
        Shared countries: their second seat, its armies and its missiles (TEG-0.4).
    held : list[int]
        By seat, the countries that it holds alone.
    phase : str
        One of `PHASES`.
    turn, first, round : int
        Seat whose turn it is, first player of the round, number of the round (0: placing).
    chance : str
        What chance owes: ``""`` or one of ``deal``, ``left_over``, ``objective``, ``first``,
        ``situation``, ``crisis``, ``battle``, ``card``.
    rollers : tuple[int, ...]
        Seats of a die-off.
    left_over : tuple[int, ...]
        Cards of the deal that are still to be rolled for.
    battle : tuple[int, int] or None
        Source and target while dice are due.
    entry : tuple[int, int] or None
        Source and target while a conquest move is due.
    situation : int
        Card in force, -1 for none.
    situations : tuple[int, ...]
        Cards still in the situation pile, by kind.
    no_card : int
        Bit set of the seats under crisis.
    due : list[int]
        Armies to place: free, of a canje, then by continent.
    objectives : list[tuple[int, ...]]
        By seat; empty once only the common one is left.
    targets : list[int]
        By seat, the seat it must destroy, or -1.
    slayer : list[int]
        By seat, who eliminated it, or -1 while it lives.
    hands : list[int]
        By seat, its country cards.
    pile, discards, used : int
        Country cards to come, discarded, and with their bonus used up.
    exchanges : list[int]
        By seat, its canjes so far.
    continents_used : list[int]
        By seat, bit set of the continent cards it has used.
    conquests : int
        Conquests of this turn.
    card_taken, exchanged : bool
        Whether this turn has had its card, its canje.
    movable : list[int]
        By country, armies that may still regroup; empty outside that phase.
    gone : int
        Bit set of the seats whose player left.
    winners : tuple[int, ...]
    reason : str
        Why the game ended.
    """

    settings: Settings
    owner: list[int]
    armies: list[int]
    missiles: list[int]
    guests: dict[int, tuple[int, int, int]]
    held: list[int]
    phase: str
    turn: int
    first: int
    round: int
    chance: str
    rollers: tuple[int, ...]
    left_over: tuple[int, ...]
    battle: tuple[int, int] | None
    entry: tuple[int, int] | None
    situation: int
    situations: tuple[int, ...]
    no_card: int
    due: list[int]
    objectives: list[tuple[int, ...]]
    targets: list[int]
    slayer: list[int]
    hands: list[int]
    pile: int
    discards: int
    used: int
    exchanges: list[int]
    continents_used: list[int]
    conquests: int
    card_taken: bool
    exchanged: bool
    movable: list[int]
    gone: int
    winners: tuple[int, ...]
    reason: str

    def copy(self) -> State:
        """A position that shares no list with this one."""
        return State(
            self.settings,
            self.owner[:],
            self.armies[:],
            self.missiles[:],
            self.guests.copy(),
            self.held[:],
            self.phase,
            self.turn,
            self.first,
            self.round,
            self.chance,
            self.rollers,
            self.left_over,
            self.battle,
            self.entry,
            self.situation,
            self.situations,
            self.no_card,
            self.due[:],
            self.objectives[:],
            self.targets[:],
            self.slayer[:],
            self.hands[:],
            self.pile,
            self.discards,
            self.used,
            self.exchanges[:],
            self.continents_used[:],
            self.conquests,
            self.card_taken,
            self.exchanged,
            self.movable[:],
            self.gone,
            self.winners,
            self.reason,
        )

    def __repr__(self) -> str:
        seat = self.settings.seats[self.turn]
        return f"<teg position: round {self.round}, {seat}, {self.phase}>"

    def _repr_svg_(self) -> str:
        from teg_nb.engine.picture import picture

        return picture(self)


def empty_state(settings: Settings) -> State:
    """The position before anything is dealt."""
    countries = len(settings.board.countries)
    seats = len(settings.seats)
    return State(
        settings=settings,
        owner=[-1] * countries,
        armies=[0] * countries,
        missiles=[0] * countries,
        guests={},
        held=[0] * seats,
        phase="setup",
        turn=0,
        first=0,
        round=0,
        chance="deal",
        rollers=(),
        left_over=(),
        battle=None,
        entry=None,
        situation=-1,
        situations=tuple(each.cards for each in settings.facts.situations),
        no_card=0,
        due=[0] * (FIRST_CONTINENT + len(settings.board.continents)),
        objectives=[()] * seats,
        targets=[-1] * seats,
        slayer=[-1] * seats,
        hands=[0] * seats,
        pile=(1 << countries) - 1,
        discards=0,
        used=0,
        exchanges=[0] * seats,
        continents_used=[0] * seats,
        conquests=0,
        card_taken=False,
        exchanged=False,
        movable=[],
        gone=0,
        winners=(),
        reason="",
    )


def occupied(state: State, seat: int) -> int:
    """Bit set of the countries where a seat is an occupant, shared ones included (TEG-0.4)."""
    bits = state.held[seat]
    for country, guest in state.guests.items():
        if seat == guest[0] or seat == state.owner[country]:
            bits |= 1 << country
    return bits


def is_living(state: State, seat: int) -> bool:
    """Whether a seat still plays (TEG-0.1, TEG-16.1)."""
    return state.slayer[seat] < 0


def living(state: State) -> list[int]:
    """Living seats in wheel order from the first player of the round."""
    seats = len(state.slayer)
    wheel = ((state.first + step) % seats for step in range(seats))
    return [seat for seat in wheel if state.slayer[seat] < 0]


def situation_id(state: State) -> str:
    """Id of the situation card in force, or ``""``."""
    return "" if state.situation < 0 else state.settings.facts.situations[state.situation].id


def is_resting(state: State, seat: int) -> bool:
    """Whether the situation card names the colour of a seat (TEG-6.10)."""
    if state.situation < 0:
        return False
    return state.settings.facts.situations[state.situation].colour == state.settings.seats[seat]


def is_blocked(state: State, country: int, seat: int) -> bool:
    """Whether a country of a seat may receive no armies (TEG-10.1, TEG-10.5, D-43).

    A country is blocked when it has three neighbours or more, all of them held alone by one enemy
    with two armies or more each. It is not, for a seat that has nothing else and is placing.
    """
    neighbours = state.settings.board.neighbour_sets[country]
    first = state.settings.board.neighbours[country][0]
    enemy = state.owner[first]
    if state.held[enemy] & neighbours != neighbours or neighbours.bit_count() < 3:
        return False
    if enemy == seat or enemy == state.owner[country]:
        return False
    if country in state.guests and enemy == state.guests[country][0]:
        return False
    if any(state.armies[each] < 2 for each in members(neighbours)):
        return False
    return occupied(state, seat) != 1 << country


def share(state: State, country: int, seat: int) -> int:
    """Armies of a seat in a country."""
    if country in state.guests and state.guests[country][0] == seat:
        return state.guests[country][1]
    return state.armies[country] if state.owner[country] == seat else 0


def add_armies(state: State, country: int, seat: int, armies: int) -> None:
    """Change the armies of an occupant of a country, by a number that may be negative."""
    if state.owner[country] == seat:
        state.armies[country] += armies
    else:
        guest, present, missiles = state.guests[country]
        state.guests[country] = (guest, present + armies, missiles)


def refusal(state: State, code: str, clause: str, **facts: object) -> IllegalAction:
    """A refusal whose facts are names: countries and seats given as ints are looked up."""
    names: dict[str, object] = {}
    for key, value in facts.items():
        if key in ("source", "target", "country", "card") and isinstance(value, int):
            value = state.settings.board.countries[value]
        elif key in ("seat", "by") and isinstance(value, int):
            value = state.settings.seats[value]
        names[key] = value
    return IllegalAction(code, clause, **names)


def known_country(state: State, country: object) -> None:
    """Refuse what is not the number of a country (a negative one would index from the end)."""
    if type(country) is not int or not 0 <= country < len(state.owner):
        raise refusal(state, "unknown_country", "TEG-1.2", country=str(country))


def whole_number(state: State, armies: object, clause: str) -> None:
    """Refuse an amount that is not a whole number above zero."""
    if type(armies) is not int or armies < 1:
        raise refusal(state, "bad_amount", clause, armies=armies)


def own_turn(state: State, seat: int, phases: tuple[str, ...], clause: str = "TEG-5.5") -> None:
    """Refuse an action of a seat that is not awaited, or in another phase.

    Raises
    ------
    IllegalAction
        ``game_over``, ``player_eliminated``, ``not_your_turn``, ``decision_pending``,
        ``conquest_move_pending`` or ``wrong_phase``, in this order (TEG-21).
    """
    if state.phase == "game_over":
        raise refusal(state, "game_over", "TEG-18.1")
    if type(seat) is not int or not 0 <= seat < len(state.slayer):
        raise refusal(state, "not_your_turn", "TEG-5.1")
    if state.slayer[seat] >= 0:
        raise refusal(state, "player_eliminated", "TEG-16.1", seat=seat)
    if state.phase == "setup" or seat != state.turn:
        clause = "TEG-4.1" if state.phase.startswith("initial") else "TEG-5.1"
        raise refusal(state, "not_your_turn", clause, seat=state.turn)
    if state.chance:
        raise refusal(state, "decision_pending", "TEG-8.3")
    if state.entry:
        source, target = state.entry
        raise refusal(state, "conquest_move_pending", "TEG-8.11", source=source, target=target)
    if state.phase not in phases:
        raise refusal(state, "wrong_phase", clause, phase=state.phase)


def right_dice(state: State, dice: tuple[int, ...], count: int, clause: str) -> None:
    """Refuse dice that are not so many numbers from 1 to 6."""
    if len(dice) != count or any(type(die) is not int or not 1 <= die <= 6 for die in dice):
        raise refusal(state, "bad_chance", clause, dice=count)
