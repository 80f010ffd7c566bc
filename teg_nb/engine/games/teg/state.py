"""The position of a match of La Revancha, and what is fixed for the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple

from teg_nb.engine.board import Board, load_board, members
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.game import Action
from teg_nb.engine.games.table import Refusals, changed
from teg_nb.engine.games.teg.actions import (
    Attack,
    FireMissile,
)
from teg_nb.engine.games.teg.facts import Facts, facts
from teg_nb.engine.games.teg.options import TegOptions
from teg_nb.engine.kinds import (
    Convert,
    Country,
    Form,
    Many,
    Maybe,
    Names,
    OptionalSeat,
    Seat,
    record,
    row,
)
from teg_nb.engine.parts import Position, part

PHASES = (
    "setup",
    "initial_1",
    "initial_2",
    "round_start",
    "extra_reinforcement",
    "reinforce",
    "attack",
    "regroup",
    "ally_regroup",
    "card",
    "game_over",
)

# Places in `State.due`: armies free of restriction, those of a canje, then one per continent.
BASIC, EXCHANGED, FIRST_CONTINENT = 0, 1, 2

Pair = tuple[int, int]
"""A country and a neighbour."""

REACH = 3
"""Borders that a missile may cross (TEG-9.6)."""


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

    game: ClassVar[str] = "teg"

    def __reduce__(self) -> tuple[Any, ...]:
        return settings_for, (self.seats, self.options)  # the lists that it has made stay here

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.seats, self.options))

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
    def continents_within(self) -> Callable[[int], tuple[int, ...]]:
        """Numbers of the continents that lie wholly in a set of countries."""

        @lru_cache(maxsize=4096)
        def continents_within(held: int) -> tuple[int, ...]:
            masks = enumerate(continent.members for continent in self.board.continents)
            return tuple(number for number, mask in masks if held & mask == mask)

        return continents_within

    @cached_property
    def paths(self) -> Callable[[int], Mapping[int, tuple[int, ...]]]:
        """A shortest path from a country to each other one within the reach of a missile."""

        @cache
        def paths(source: int) -> Mapping[int, tuple[int, ...]]:
            found: dict[int, tuple[int, ...]] = {source: (source,)}
            edge = [source]
            for _ in range(REACH):
                reached = []
                for here in edge:
                    for there in self.board.neighbours[here]:
                        if there not in found:
                            found[there] = (*found[here], there)
                            reached.append(there)
                edge = reached
            del found[source]
            return found

        return paths

    # What may be done by the countries that a seat holds is the same until it wins or loses one, so
    # it is made once and kept: legal actions are put together from ready pieces.

    @cached_property
    def attacks(self) -> Callable[[int, int, int, str], list[Action]]:
        """Attacks from a country, by seat, source, set of targets and border rule."""
        where = self.board.continent_of

        @lru_cache(maxsize=1 << 14)
        def attacks(seat: int, source: int, targets: int, rule: str) -> list[Action]:
            return [
                self.attack(seat, source, target)
                for target in members(targets)
                if not rule or (where[source] == where[target]) == (rule == "closed_borders")
            ]

        return attacks

    @cached_property
    def regroupings(self) -> Callable[[int, int], tuple[tuple[int, tuple[Pair, ...]], ...]]:
        """Countries with neighbours of a set, by countries left and entered: each with its steps.

        A step is a pair of source and target.
        """

        @lru_cache(maxsize=4096)
        def regroupings(own: int, to: int) -> tuple[tuple[int, tuple[Pair, ...]], ...]:
            near = self.board.neighbour_sets
            return tuple(
                (source, tuple((source, target) for target in members(to & near[source])))
                for source in members(own)
                if to & near[source]
            )

        return regroupings

    @cached_property
    def attack(self) -> Callable[[int, int, int], Attack]:
        """An attack, made once."""
        return lru_cache(maxsize=None)(Attack)

    @cached_property
    def shot(self) -> Callable[[int, int, int, int], FireMissile]:
        """A shot, made once."""
        return lru_cache(maxsize=None)(FireMissile)

    @cached_property
    def alone(self) -> tuple[tuple[tuple[int]], ...]:
        """By country, the one place of a row of `Amounts`."""
        return tuple(((country,),) for country in range(len(self.board.countries)))


@lru_cache(maxsize=32)
def settings_for(seats: tuple[str, ...], options: TegOptions) -> Settings:
    """The settings of a table, shared by all its matches with the lists they have made."""
    return Settings(seats, options)


class Pact(NamedTuple):
    """A pact in force, or its proposal (TEG-14, TEG-15).

    Attributes
    ----------
    number : int
        In the public register.
    kind : str
        ``country``, ``continent``, ``border``, ``world``, ``zone``, ``aggression``, ``joint``; and
        those that come by themselves: ``truce`` (TEG-15.8) and ``condominium`` (TEG-15.12).
    a, b : int
        Who proposed it, and who accepted it.
    terms : tuple[int, ...]
        ``country``: a country of a, one of b. ``continent``, ``border``: continents. ``zone``,
        ``condominium``: the country. ``aggression``: target, origin of a, origin of b, leader; and
        what the signature fixes, whose the target is and the round of the attack (TEG-D-64).
        ``joint``: the condominium, the target, the leader. ``truce``: the two origins, the ally,
        and the round in which it ends.
    breaker : int
        Who announced to break it, or -1.
    notice : bool
        Whether the turn of the other, at whose end it is over, has begun.
    made : tuple[int, int]
        Round and seat of the turn in which it was proposed.
    decider : int
        Who may end a failed zone, or -1 (TEG-14.23).
    """

    number: int
    kind: str
    a: int
    b: int
    terms: tuple[int, ...]
    breaker: int = -1
    notice: bool = False
    made: tuple[int, int] = (0, 0)
    decider: int = -1

    def other(self, seat: int) -> int:
        """The other party."""
        return self.b if seat == self.a else self.a

    def binds(self, seat: int) -> bool:
        """Whether a seat must respect it: after an announcement only its author (TEG-D-62)."""
        return seat in (self.a, self.b) and self.breaker in (-1, seat)


TERMS: Mapping[str, tuple[str, ...]] = {
    "country": ("country", "country"),
    "continent": ("continent",),
    "border": ("continent", "continent"),
    "world": (),
    "zone": ("country",),
    "aggression": ("country", "country", "country", "seat", "seat", "count"),
    "joint": ("country", "country", "seat"),
    "truce": ("country", "country", "seat", "count"),
    "condominium": ("country",),
}
"""What the terms of each kind of pact number: their forms."""


class _PactForm(Form):
    """A pact as an object; its kind says what its terms are."""

    told = record(
        dict,
        number="count",
        kind="word",
        seats=("a b", "seat+seat"),
        breaker="seat?",
        notice="flag",
        made="count+seat",
        decider="seat?",
    )

    def writer(self, names: Names, hidden: str | None = None) -> Convert:
        write = self.told.writer(names)
        terms = {kind: row(*forms).writer(names) for kind, forms in TERMS.items()}
        return lambda pact: {**write(pact), "terms": terms[pact.kind](pact.terms)}

    def reader(self, names: Names, name: str) -> Convert:
        read = self.told.reader(names, name)
        name = f"{name}.terms"
        terms = {kind: row(*forms).reader(names, name) for kind, forms in TERMS.items()}
        older = row(*TERMS["aggression"][:4]).reader(names, name)

        def pact(value: Any) -> Pact:
            parts = read(value)
            kind, given = parts["kind"], value.get("terms")
            if kind not in terms or not isinstance(given, list):
                raise BadMessage("no_terms", name=name, kind=kind)
            # An older dump of an aggression lacks what the signature fixes.
            short = kind == "aggression" and len(given) == 4
            return Pact(**parts, terms=(older if short else terms[kind])(given))

        return pact


class Aggression(NamedTuple):
    """The terms of an aggression pact by name: ``Aggression(*pact.terms)`` (TEG-15.1, TEG-D-64).

    Attributes
    ----------
    target : int
    own, other : int
        Where the seat that proposed it attacks from, and the one that accepted it.
    leader : int
        In whose turn.
    third : int
        Whose country the target is.
    round : int
        Of the attack.
    """

    target: int
    own: int
    other: int
    leader: int
    third: int
    round: int


class Joint(NamedTuple):
    """A joint attack under way.

    Attributes
    ----------
    number : int
        Of its pact.
    target : int
    seats, origins : tuple[int, int]
        Leader and ally, and where each attacks from.
    thrower : int
        0 for the leader, 1 for the ally: who rolls next.
    free : bool
        Whether they may stop (TEG-15.22).
    """

    number: int
    target: int
    seats: tuple[int, int]
    origins: tuple[int, int]
    thrower: int
    free: bool


JOINT = record(
    Joint,
    number="count",
    target="country",
    seats="seat+seat",
    origins="country+country",
    thrower="count",
    free="flag",
)


class Holding(NamedTuple):
    """Who stands in a country, with what; a shared country has a second seat."""

    country: str
    owner: str
    armies: int
    missiles: int = 0
    guest: str = ""
    guest_armies: int = 0
    guest_missiles: int = 0


@dataclass(slots=True, kw_only=True, repr=False)
class Public:
    """What everybody sees of a position: ints, and lists and tuples of ints by country or by seat.

    Bit sets (`held`, `discards`, ...) are ints with one bit a country or seat. What changes at most
    actions is a list; what seldom changes is a tuple, which positions share (`changed` makes the
    next one).

    Attributes
    ----------
    settings : Settings
        Board, seats and options; shared by all positions of a match.
    owner, missiles : tuple[int, ...]
    armies : list[int]
        By country. The owner is -1 before the deal.
    guests : dict[int, tuple[int, int, int]]
        Shared countries: their second seat, its armies and its missiles (TEG-0.4).
    held : tuple[int, ...]
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
    no_card : int
        Bit set of the seats under crisis.
    due : list[int]
        Armies to place: free, of a canje, then by continent.
    slayer : tuple[int, ...]
        By seat, who eliminated it, or -1 while it lives.
    discards, used : int
        Country cards discarded, and with their bonus used up.
    exchanges : tuple[int, ...]
        By seat, its canjes so far.
    continents_used : tuple[int, ...]
        By seat, bit set of the continent cards it has used.
    conquests : int
        Conquests of this turn.
    card_taken, exchanged : bool
        Whether this turn has had its card, its canje.
    movable : tuple[int, ...]
        By country, armies that may still regroup; empty outside that phase.
    gone : int
        Bit set of the seats whose player left.
    winners : tuple[int, ...]
    reason : str
        Why the game ended.
    attacker, defender : int
        Seats of the battle under way, -1 without one.
    dice : tuple[int, int]
        Dice that the two have chosen to roll, 0 while one has not (only with ``choose_dice``).
    entry_rule : str
        What kind of move is due at `entry`: ``conquest``, ``intrusion`` or ``aggression``.
    entering : tuple[tuple[int, int], ...]
        Allies whose aggression moves are due, in order, with their origins.
    loot : int
        Missiles of an expelled occupant, until it is known whose they are.
    awaited : int
        Seat that the game waits for out of turn, or -1.
    pacts, proposals : tuple[Pact, ...]
        In force, and waiting for an answer.
    numbered : int
        The last number given to a proposal.
    by_pact : int
        Bit set of the shared countries that a joint attack made.
    joint : Joint or None
        The joint attack under way.
    allies : tuple[tuple[int, int], ...]
        Condominiums made by pact in this turn, each with the ally.
    joint_conquests : int
        How many (TEG-15.20).
    movable_missiles : tuple[int, ...]
        Like `movable`.
    zone_due, zone_attacked : bool
        Whether the seat in turn still owes an attack on its international zone; has made one.
    forgone : int
        Bit set of the seats that lose the next card they earn (TEG-14.22).
    """

    settings: Settings
    owner: tuple[int, ...] = part("country:seat?", -1, kept=False)
    armies: list[int] = part("country:count", 0, kept=False)
    missiles: tuple[int, ...] = part("country:count", 0, kept=False)
    guests: dict[int, tuple[int, int, int]]
    held: tuple[int, ...] = part("seat:{country}", 0, kept=False)
    phase: str = "setup"
    turn: Seat = 0
    first: Seat = 0
    round: int = 0
    chance: str = "deal"
    rollers: tuple[Seat, ...] = ()
    left_over: tuple[Country, ...] = ()
    battle: tuple[Country, Country] | None = None
    entry: tuple[Country, Country] | None = None
    situation: int = part("situation?", -1)
    no_card: int = part("{seat}", 0)
    due: list[int]
    slayer: tuple[int, ...] = part("[seat]seat?", -1, name="slayers")
    discards: int = part("{country}", 0)
    used: int = part("{country}", 0)
    exchanges: tuple[int, ...] = part("seat:count", 0)
    continents_used: tuple[int, ...] = part("seat:{continent}", 0)
    conquests: int = 0
    card_taken: bool = False
    exchanged: bool = False
    movable: tuple[int, ...] = ()
    gone: int = part("{seat}", 0)
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    attacker: OptionalSeat = -1
    defender: OptionalSeat = -1
    dice: tuple[int, int] = (0, 0)
    entry_rule: str = ""
    entering: tuple[tuple[Seat, Country], ...] = ()
    loot: int = 0
    awaited: OptionalSeat = -1
    pacts: tuple[Pact, ...] = part(Many(_PactForm()), ())
    proposals: tuple[Pact, ...] = part(Many(_PactForm()), ())
    numbered: int = 0
    by_pact: int = part("{country}", 0)
    joint: Joint | None = part(Maybe(JOINT), None)
    allies: tuple[tuple[Country, Seat], ...] = ()
    joint_conquests: int = 0
    movable_missiles: tuple[int, ...] = ()
    zone_due: bool = False
    zone_attacked: bool = False
    forgone: int = part("{seat}", 0)


@dataclass(slots=True, kw_only=True, repr=False)
class State(Public, Position):
    """One position of one match: what everybody sees, and its secrets.

    Attributes
    ----------
    situations : tuple[int, ...]
        Cards still in the situation pile, by kind.
    objectives : tuple[tuple[int, ...], ...]
        By seat; empty once only the common one is left.
    targets : tuple[int, ...]
        By seat, the seat it must destroy, or -1.
    hands : tuple[int, ...]
        By seat, its country cards.
    pile : int
        Country cards to come: a set, never an order.
    """

    situations: tuple[int, ...] = part("[situation]count", name="situations_left")
    objectives: tuple[tuple[int, ...], ...] = part("seat:objective*", ())
    targets: tuple[int, ...] = part("[seat]seat?", -1)
    hands: tuple[int, ...] = part("seat:{country}", 0)
    pile: int = part(kept=False)

    def at(self, country: str) -> Holding:
        """Who stands in a country, by its name; accents and capitals do not matter.

        Raises
        ------
        KeyError
            If there is no such country.

        Examples
        --------
        >>> from teg_nb.engine.games.teg.position import position
        >>> position(Blanco="Chile 4 + 1m").at("chile")[:4]
        ('Chile', 'Blanco', 4, 1)
        """
        board, seats = self.settings.board, self.settings.seats
        place = board.country(country)
        guest, armies, missiles = self.guests.get(place, (-1, 0, 0))
        return Holding(
            board.countries[place],
            seats[self.owner[place]] if self.owner[place] >= 0 else "",
            self.armies[place],
            self.missiles[place],
            seats[guest] if guest >= 0 else "",
            armies,
            missiles,
        )


def empty_state(settings: Settings) -> State:
    """The position before anything is dealt."""
    return State.empty(
        settings,
        guests={},
        situations=tuple(each.cards for each in settings.facts.situations),
        due=[0] * (FIRST_CONTINENT + len(settings.board.continents)),
        pile=(1 << len(settings.board.countries)) - 1,
    )


def occupied(state: State, seat: int) -> int:
    """Bit set of the countries where a seat is an occupant, shared ones included (TEG-0.4)."""
    bits = state.held[seat]
    for country, guest in state.guests.items():
        if seat == guest[0] or seat == state.owner[country]:
            bits |= 1 << country
    return bits


def counted(state: State, seat: int, purpose: str) -> int:
    """Bit set of the countries that count for a seat (TEG-D-27).

    Parameters
    ----------
    purpose : str
        ``"countries"``, ``"bonus"``, ``"continent"`` or ``"objective"``: whether shared countries
        count is an option for each.
    """
    if not state.guests or purpose not in state.settings.options.condominium_counts:
        return state.held[seat]
    return occupied(state, seat)


def awaited_seat(state: State) -> int:
    """The seat whose decision is due: the seat in turn, or the one asked out of turn."""
    return state.turn if state.awaited < 0 else state.awaited


def is_busy(state: State) -> bool:
    """Whether a fight is not finished: dice, a move into a country or a decision are due."""
    return bool(state.chance or state.entry or state.joint or state.battle)


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
    """Whether a country of a seat may receive no armies (TEG-10.1, TEG-10.5, TEG-D-43).

    A country is blocked when it has three neighbours or more, all of them held alone by one enemy
    with two armies or more each. It is not, for a seat that has nothing else and is placing.
    """
    neighbours = state.settings.board.neighbour_sets[country]
    if state.held[seat] & neighbours:
        return False
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


def stock(state: State, country: int, seat: int) -> int:
    """Missiles of a seat in a country."""
    if country in state.guests and state.guests[country][0] == seat:
        return state.guests[country][2]
    return state.missiles[country] if state.owner[country] == seat else 0


def add_missiles(state: State, country: int, seat: int, missiles: int) -> None:
    """Change the missiles of an occupant of a country, by a number that may be negative."""
    if state.owner[country] == seat:
        state.missiles = changed(state.missiles, country, state.missiles[country] + missiles)
    else:
        guest, armies, present = state.guests[country]
        state.guests[country] = (guest, armies, present + missiles)


def occupants(state: State, country: int) -> tuple[int, ...]:
    """Seats with armies in a country: one, or two (TEG-0.4)."""
    if country in state.guests:
        return (state.owner[country], state.guests[country][0])
    return (state.owner[country],)


def zone_of(state: State, seat: int) -> Pact | None:
    """The international zone that binds a seat; once denounced, only its breaker (TEG-D-62)."""
    for pact in state.pacts:
        if pact.kind == "zone" and pact.binds(seat):
            return pact
    return None


def is_zone(state: State, country: int, seat: int) -> bool:
    """Whether a country is the zone of a seat, which adds nothing there (TEG-14.20)."""
    if not state.pacts:
        return False
    zone = zone_of(state, seat)
    return zone is not None and zone.terms[0] == country


def add_armies(state: State, country: int, seat: int, armies: int) -> None:
    """Change the armies of an occupant of a country, by a number that may be negative."""
    if state.owner[country] == seat:
        state.armies[country] += armies
    else:
        guest, present, missiles = state.guests[country]
        state.guests[country] = (guest, present + armies, missiles)


refusal = Refusals(card="country", by="seat")
"""A refusal whose facts are names: countries and seats given as ints are looked up."""


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
    if state.phase == "setup" or seat != awaited_seat(state):
        clause = "TEG-4.1" if state.phase.startswith("initial") else "TEG-5.1"
        raise refusal(state, "not_your_turn", clause, seat=awaited_seat(state))
    if state.chance:
        raise refusal(state, "decision_pending", "TEG-8.3")
    if state.entry:
        source, target = state.entry
        clauses = {"aggression": "TEG-15.9", "intrusion": "TEG-15.26"}
        clause = clauses.get(state.entry_rule, "TEG-8.11")
        raise refusal(state, "conquest_move_pending", clause, source=source, target=target)
    if state.joint or state.battle:
        raise refusal(state, "decision_pending", "TEG-15.22" if state.joint else "TEG-8.7")
    if state.phase not in phases:
        if state.phase == "card" and is_resting(state, seat) and {"attack", "regroup"} & {*phases}:
            raise refusal(state, "resting", "TEG-6.10", seat=seat)
        raise refusal(state, "wrong_phase", clause, phase=state.phase)


def right_dice(state: State, dice: tuple[int, ...], count: int, clause: str) -> None:
    """Refuse dice that are not so many numbers from 1 to 6."""
    if len(dice) != count or any(type(die) is not int or not 1 <= die <= 6 for die in dice):
        raise refusal(state, "bad_chance", clause, dice=count)
