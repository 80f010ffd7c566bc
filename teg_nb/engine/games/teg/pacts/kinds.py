"""The nine kinds of pact: what each says, forbids and is about (TEG-14, TEG-15).

What follows from a position (whether a pact can be made, and when it is over) is in `pacts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, MISSING, dataclass, fields
from typing import Any, ClassVar, Self

from teg_nb.engine.board import Board
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.schema.field_types import (
    Continent,
    Convert,
    Country,
    Form,
    Names,
    OptionalSeat,
    Seat,
    forms_of,
    record,
    row,
)


@dataclass(frozen=True, slots=True)
class Pact:
    """A pact in force, or its proposal; one subclass per kind, whose fields are its terms.

    Attributes
    ----------
    number : int
        In the public register.
    a, b : int
        Who proposed it, and who accepted it.
    breaker : int
        Who announced to break it, or -1.
    notice : bool
        Whether the turn of the other, at whose end it is over, has begun.
    made : tuple[int, int]
        Round and seat of the turn in which it was proposed.
    decider : int
        Who may end a failed zone, or -1 (TEG-14.23).
    kind : str
        The class in a word: ``"country"``.
    clause : str
        Where the register points.
    breakable : bool
        Whether it ends by announcement; a joint attack and its truce do not (TEG-14.24, TEG-D-66).
    peace : bool
        Whether all that it says is that the two do not attack each other: the four kinds that may
        be made while the first armies are placed.
    proposed : bool
        Whether seats propose it; a truce (TEG-15.8) and a condominium (TEG-15.12) come by
        themselves.
    """

    number: int
    a: Seat
    b: Seat
    _: KW_ONLY
    breaker: OptionalSeat = -1
    notice: bool = False
    made: tuple[int, int] = (0, 0)
    decider: OptionalSeat = -1

    kind: ClassVar[str] = ""
    clause: ClassVar[str] = "TEG-14.5"
    breakable: ClassVar[bool] = True
    peace: ClassVar[bool] = False
    proposed: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__.removesuffix("Pact").lower()
        cls.__hash__ = Pact.__hash__  # type: ignore[method-assign]  # and no slower one of all fields

    def __hash__(self) -> int:
        return self.number  # what follows from pacts is kept by them, and asked for at each action

    @classmethod
    def of(cls, number: int, a: int, b: int, terms: Sequence[int], **more: Any) -> Self:
        """A pact of this kind with its terms in their order."""
        made: Callable[..., Self] = cls
        return made(number, a, b, *terms, **more)

    @property
    def terms(self) -> tuple[int, ...]:
        """The terms, in the order in which a proposal names them."""
        return tuple([getattr(self, name) for name in forms_of_terms(type(self))])

    def partner(self, seat: int) -> int:
        """The other party."""
        return self.b if seat == self.a else self.a

    def binds(self, seat: int) -> bool:
        """Whether a seat must respect it: after an announcement only its author (TEG-D-62)."""
        return seat in (self.a, self.b) and self.breaker in (-1, seat)

    def says_what(self, other: Pact) -> bool:
        """Whether another pact is between the same seats in the same order, on the same terms."""
        return type(self) is type(other) and (self.a, self.b, self.terms) == (
            other.a,
            other.b,
            other.terms,
        )

    def scope(self) -> object:
        """What two pacts of a kind have alike that come to the same."""
        return frozenset((self.a, self.b)), frozenset(self.terms)

    def covers(self, board: Board, seat: int, own: int, other: int) -> bool:
        """Whether it forbids attacks between a country of a party and the other's (TEG-14.5)."""
        return bool(self.covered(board, seat, own) >> other & 1)

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Bit set of what it forbids to attack from a country of a party, if the other has it."""
        return 0

    def concerns(self, continent: int) -> bool:
        """Whether it is about a continent as a whole (TEG-D-63)."""
        return False


@dataclass(frozen=True, slots=True)
class CountryPact(Pact):
    """A country of each does not attack the other (TEG-14.6)."""

    own: Country
    other: Country

    clause: ClassVar[str] = "TEG-14.6"
    peace: ClassVar[bool] = True

    def scope(self) -> object:
        """Each party with its country."""
        return frozenset(((self.a, self.own), (self.b, self.other)))

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Of its two countries the other."""
        return _faced(self, seat, own)


@dataclass(frozen=True, slots=True)
class ContinentPact(Pact):
    """Peace within a continent (TEG-14.7)."""

    continent: Continent

    clause: ClassVar[str] = "TEG-14.7"
    peace: ClassVar[bool] = True

    def covered(self, board: Board, seat: int, own: int) -> int:
        """The continent, where the country lies in it."""
        inside = board.continent_of[own] == self.continent
        return board.continents[self.continent].members if inside else 0

    def concerns(self, continent: int) -> bool:
        """Whether it is this one."""
        return continent == self.continent


@dataclass(frozen=True, slots=True)
class BorderPact(Pact):
    """Peace between two continents (TEG-14.8)."""

    own: Continent
    other: Continent

    clause: ClassVar[str] = "TEG-14.8"
    peace: ClassVar[bool] = True

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Of the two continents the one where the country does not lie."""
        beyond = {self.own: self.other, self.other: self.own}.get(board.continent_of[own])
        return 0 if beyond is None else board.continents[beyond].members

    def concerns(self, continent: int) -> bool:
        """Whether it is one of the two."""
        return continent in (self.own, self.other)


@dataclass(frozen=True, slots=True)
class WorldPact(Pact):
    """Peace everywhere (TEG-14.9)."""

    clause: ClassVar[str] = "TEG-14.9"
    peace: ClassVar[bool] = True

    def covered(self, board: Board, seat: int, own: int) -> int:
        """All countries."""
        return -1

    def concerns(self, continent: int) -> bool:
        """All continents."""
        return True


@dataclass(frozen=True, slots=True)
class ZonePact(Pact):
    """An international zone: a country that the two attack from each other (TEG-14.15)."""

    country: Country

    clause: ClassVar[str] = "TEG-14.17"


class AttackPact(Pact):
    """Two seats attack a country together.

    Attributes
    ----------
    target : int
    leader : int
        In whose turn.
    """

    __slots__ = ()

    target: Country
    leader: Seat

    breakable: ClassVar[bool] = False

    @property
    def allies(self) -> tuple[int, int]:
        """The leader, and the other."""
        return self.leader, self.partner(self.leader)

    @property
    def origins(self) -> tuple[int, int]:
        """Where each of them attacks from."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class AggressionPact(AttackPact):
    """Two seats attack a third from a country of each, in the leader's turn (TEG-15.1, TEG-D-64).

    Attributes
    ----------
    own, other : int
        Where the seat that proposed it attacks from, and the one that accepted it.
    third, round : int
        Whose country the target is, and when the attack is due: the signature fixes them. The third
        is -1 before.
    """

    target: Country
    own: Country
    other: Country
    leader: Seat
    third: Seat = -1
    round: int = 0

    clause: ClassVar[str] = "TEG-15.8"

    @property
    def origins(self) -> tuple[int, int]:
        """Where the leader attacks from, and the other."""
        return (self.own, self.other) if self.leader == self.a else (self.other, self.own)

    def origin(self, seat: int) -> int:
        """Where a party attacks from."""
        return self.own if seat == self.a else self.other

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Of its two countries the other."""
        return _faced(self, seat, own)

    def truce(self) -> TrucePact:
        """What it leaves behind: its origins do not attack each other (TEG-D-66)."""
        return TrucePact(
            self.number,
            self.a,
            self.b,
            self.own,
            self.other,
            self.partner(self.leader),
            self.round + 1,
            breaker=self.breaker,
            notice=self.notice,
            made=self.made,
            decider=self.decider,
        )


@dataclass(frozen=True, slots=True)
class JointPact(AttackPact):
    """The occupants of a condominium attack from there, in the turn it is agreed (TEG-15.22)."""

    country: Country
    target: Country
    leader: Seat = -1

    @property
    def origins(self) -> tuple[int, int]:
        """The country that they share, twice."""
        return self.country, self.country


@dataclass(frozen=True, slots=True)
class TrucePact(Pact):
    """After a joint attack: its origins do not attack each other, until a turn of the ally.

    TEG-15.8, TEG-D-66.

    Attributes
    ----------
    own, other : int
    ally, round : int
        In whose turn, and in which round, it ends.
    """

    own: Country
    other: Country
    ally: Seat
    round: int

    clause: ClassVar[str] = "TEG-15.8"
    breakable: ClassVar[bool] = False
    proposed: ClassVar[bool] = False

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Of its two countries the other."""
        return _faced(self, seat, own)


@dataclass(frozen=True, slots=True)
class CondominiumPact(Pact):
    """Peace in a country that the two share, and between it and its neighbours (TEG-15.12)."""

    country: Country

    clause: ClassVar[str] = "TEG-15.12"
    proposed: ClassVar[bool] = False

    def covered(self, board: Board, seat: int, own: int) -> int:
        """From the shared country: the other seat there, and in its neighbours."""
        return board.neighbour_sets[own] | 1 << own if own == self.country else 0


def _faced(pact: CountryPact | AggressionPact | TrucePact, seat: int, own: int) -> int:
    """Of the two countries of a pact, from that of a seat: the other's, as a bit set."""
    here, there = (pact.own, pact.other) if seat == pact.a else (pact.other, pact.own)
    return 1 << there if own == here else 0


KINDS: Mapping[str, type[Pact]] = {
    each.kind: each
    for each in (
        CountryPact,
        ContinentPact,
        BorderPact,
        WorldPact,
        ZonePact,
        AggressionPact,
        JointPact,
        TrucePact,
        CondominiumPact,
    )
}
"""Every kind, by its word."""


_COMMON = {each.name for each in fields(Pact)}


def forms_of_terms(kind: type[Pact]) -> Mapping[str, Form]:
    """The terms of a kind by name, with their forms.

    Examples
    --------
    >>> print(*forms_of_terms(TrucePact), *forms_of_terms(TrucePact).values())
    own other ally round country country seat count
    """
    return {name: form for name, form in forms_of(kind).items() if name not in _COMMON}


def forms_offered(kind: type[Pact]) -> tuple[Form, ...]:
    """The forms of the terms that a proposal names; the signature fixes the others.

    Examples
    --------
    >>> print(*forms_offered(JointPact))
    country country
    """
    fixed = {each.name for each in fields(kind) if each.default is not MISSING}
    return tuple(form for name, form in forms_of_terms(kind).items() if name not in fixed)


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
        terms = {kind: self._terms(kind).writer(names) for kind in KINDS}
        return lambda pact: {**write(pact), "terms": terms[pact.kind](pact.terms)}

    def reader(self, names: Names, name: str) -> Convert:
        read = self.told.reader(names, name)
        name = f"{name}.terms"
        terms = {kind: self._terms(kind).reader(names, name) for kind in KINDS}

        def pact(value: Any) -> Pact:
            parts = read(value)
            kind, given = parts.pop("kind"), value.get("terms")
            if kind not in KINDS or not isinstance(given, list):
                raise BadMessage("no_terms", name=name, kind=kind)
            return KINDS[kind].of(**parts, terms=terms[kind](given))

        return pact

    @staticmethod
    def _terms(kind: str) -> Form:
        return row(*forms_of_terms(KINDS[kind]).values())


PACT = _PactForm()
"""How a pact stands in a dump."""
