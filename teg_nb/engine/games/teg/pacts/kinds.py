"""The nine kinds of pact: their terms, prohibitions and scopes (TEG-14, TEG-15).

The conditions that depend on a position are in `pacts.lifecycle`: when a pact can be made, and when
it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, MISSING, dataclass, fields
from typing import Annotated, ClassVar, Self

from teg_nb.engine.board import Board
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import Json
from teg_nb.engine.schema.field_types import (
    Continent,
    Convert,
    Country,
    FieldType,
    NameTable,
    OptionalSeat,
    Seat,
    field_types,
    record_of,
    tuple_of,
)

REASONS: Mapping[str, bool] = {
    "turn_on": True,
    "stop": True,
    "unguarded": False,
    "together": True,
    "easy_card": False,
}
"""The reasons that a proposal may give, and whether each names a third seat."""

OptionalReason = Annotated[int, "reason?"]
"""The number of a reason, in the order of `REASONS`, or -1 for none."""


@dataclass(frozen=True, slots=True)
class Pact:
    """A pact in force, or its proposal. Each kind is a subclass, and its fields are the terms.

    Attributes
    ----------
    number : int
        Number in the public register.
    a, b : int
        The seat that proposed it, and the seat that accepted it.
    breaker : int
        The seat that announced to break it, or -1.
    notice : bool
        Whether the last turn under the pact has begun: after an announcement, the next turn of the
        partner.
    made : tuple[int, int]
        Round and seat of the turn in which it was proposed.
    decider : int
        The seat that may end a failed zone, or -1 (TEG-14.23).
    reason : int
        The reason that its proposer gave, or -1: see `REASONS`. No rule depends on it.
    against : int
        The third seat that the reason names, or -1.
    kind : str
        The word for the kind, such as ``"country"``.
    clause : str
        The clause that the register cites.
    breakable : bool
        Whether an announcement ends it. A joint attack and its truce are not breakable (TEG-14.24,
        TEG-D-66).
    peace : bool
        Whether it only forbids the two to attack each other. The four kinds of peace may also be
        made while the first armies are placed.
    proposed : bool
        Whether seats propose it. The rules themselves create a truce (TEG-15.8) and a condominium
        (TEG-15.12).
    """

    number: int
    a: Seat
    b: Seat
    _: KW_ONLY
    breaker: OptionalSeat = -1
    notice: bool = False
    made: tuple[int, int] = (0, 0)
    decider: OptionalSeat = -1
    reason: OptionalReason = -1
    against: OptionalSeat = -1

    kind: ClassVar[str] = ""
    clause: ClassVar[str] = "TEG-14.5"
    breakable: ClassVar[bool] = True
    peace: ClassVar[bool] = False
    proposed: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__.removesuffix("Pact").lower()
        # The default hashes all fields and is slower.
        cls.__hash__ = Pact.__hash__  # type: ignore[method-assign]

    def __hash__(self) -> int:
        return self.number  # caches use pacts as keys, at each action

    @classmethod
    def of(cls, number: int, a: int, b: int, terms: Sequence[int], **more: object) -> Self:
        """Return a pact of this kind from its terms, in their order."""
        create: Callable[..., Self] = cls
        return create(number, a, b, *terms, **more)

    @property
    def terms(self) -> tuple[int, ...]:
        """Terms in the order of a proposal."""
        return tuple([getattr(self, name) for name in forms_of_terms(type(self))])

    def partner(self, seat: int) -> int:
        """Return the other party."""
        return self.b if seat == self.a else self.a

    def binds(self, seat: int) -> bool:
        """Return whether a seat must respect the pact.

        After an announcement only its author must (TEG-D-62).
        """
        return seat in (self.a, self.b) and self.breaker in (-1, seat)

    def says_what(self, other: Pact) -> bool:
        """Return whether another pact has the same kind, seats (in order) and terms."""
        return type(self) is type(other) and (self.a, self.b, self.terms) == (
            other.a,
            other.b,
            other.terms,
        )

    def scope(self) -> object:
        """Return a key that is equal for two pacts of a kind with the same effect."""
        return frozenset((self.a, self.b)), frozenset(self.terms)

    def covers(self, board: Board, seat: int, own: int, other: int) -> bool:
        """Return whether the pact forbids attacks between countries of the parties (TEG-14.5)."""
        return bool(self.covered(board, seat, own) >> other & 1)

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return a bit set of the partner's countries that a country may not attack."""
        return 0

    def concerns(self, continent: int) -> bool:
        """Return whether the pact covers a continent as a whole (TEG-D-63)."""
        return False


@dataclass(frozen=True, slots=True)
class CountryPact(Pact):
    """Peace between one country of each party (TEG-14.6)."""

    own: Country
    other: Country

    clause: ClassVar[str] = "TEG-14.6"
    peace: ClassVar[bool] = True

    def scope(self) -> object:
        """Return each party with its country."""
        return frozenset(((self.a, self.own), (self.b, self.other)))

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return the other country of the pact if the attack begins in one."""
        return _faced(self, seat, own)


@dataclass(frozen=True, slots=True)
class ContinentPact(Pact):
    """Peace within a continent (TEG-14.7)."""

    continent: Continent

    clause: ClassVar[str] = "TEG-14.7"
    peace: ClassVar[bool] = True

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return the continent if the country lies in it."""
        inside = board.continent_of[own] == self.continent
        return board.continents[self.continent].members if inside else 0

    def concerns(self, continent: int) -> bool:
        """Return whether it is the continent of the pact."""
        return continent == self.continent


@dataclass(frozen=True, slots=True)
class BorderPact(Pact):
    """Peace between two continents (TEG-14.8)."""

    own: Continent
    other: Continent

    clause: ClassVar[str] = "TEG-14.8"
    peace: ClassVar[bool] = True

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return the continent across the border from the country."""
        beyond = {self.own: self.other, self.other: self.own}.get(board.continent_of[own])
        return 0 if beyond is None else board.continents[beyond].members

    def concerns(self, continent: int) -> bool:
        """Return whether it is one of the two continents."""
        return continent in (self.own, self.other)


@dataclass(frozen=True, slots=True)
class WorldPact(Pact):
    """Peace everywhere (TEG-14.9)."""

    clause: ClassVar[str] = "TEG-14.9"
    peace: ClassVar[bool] = True

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return all countries."""
        return -1

    def concerns(self, continent: int) -> bool:
        """Return True: the pact covers every continent."""
        return True


@dataclass(frozen=True, slots=True)
class ZonePact(Pact):
    """An international zone: a country that the parties take from each other (TEG-14.15)."""

    country: Country

    clause: ClassVar[str] = "TEG-14.17"


class AttackPact(Pact):
    """An agreement of two seats to attack a country together.

    Attributes
    ----------
    target : int
    leader : int
        The seat in whose turn the attack happens.
    """

    __slots__ = ()

    target: Country
    leader: Seat

    breakable: ClassVar[bool] = False

    @property
    def allies(self) -> tuple[int, int]:
        """The leader and the ally."""
        return self.leader, self.partner(self.leader)

    @property
    def origins(self) -> tuple[int, int]:
        """Countries from which the leader and the ally attack."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class AggressionPact(AttackPact):
    """An attack on a third seat from a country of each, in the leader's turn.

    TEG-15.1, TEG-D-64.

    Attributes
    ----------
    own, other : int
        Countries from which the proposer and its partner attack.
    third, round : int
        The owner of the target, and the round of the attack. The signature fixes both; before it,
        `third` is -1.
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
        """Countries from which the leader and its ally attack."""
        return (self.own, self.other) if self.leader == self.a else (self.other, self.own)

    def origin(self, seat: int) -> int:
        """Return the country from which a party attacks."""
        return self.own if seat == self.a else self.other

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return the other country of the pact if the attack begins in one."""
        return _faced(self, seat, own)

    def truce(self) -> TrucePact:
        """Return the truce that follows: the origins do not attack each other (TEG-D-66)."""
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
    """An attack of both occupants from a condominium, in the turn of the agreement (TEG-15.22)."""

    country: Country
    target: Country
    leader: Seat = -1

    @property
    def origins(self) -> tuple[int, int]:
        """The shared country, twice."""
        return self.country, self.country


@dataclass(frozen=True, slots=True)
class TrucePact(Pact):
    """Peace between the origins of a joint attack, until a turn of the ally.

    TEG-15.8, TEG-D-66.

    Attributes
    ----------
    own, other : int
    ally, round : int
        The seat in whose turn it ends, and the round.
    """

    own: Country
    other: Country
    ally: Seat
    round: int

    clause: ClassVar[str] = "TEG-15.8"
    breakable: ClassVar[bool] = False
    proposed: ClassVar[bool] = False

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return the other country of the pact if the attack begins in one."""
        return _faced(self, seat, own)


@dataclass(frozen=True, slots=True)
class CondominiumPact(Pact):
    """Peace in a shared country, and between it and its neighbours (TEG-15.12)."""

    country: Country

    clause: ClassVar[str] = "TEG-15.12"
    proposed: ClassVar[bool] = False

    def covered(self, board: Board, seat: int, own: int) -> int:
        """Return the shared country and its neighbours, if the attack begins there."""
        return board.neighbour_sets[own] | 1 << own if own == self.country else 0


def _faced(pact: CountryPact | AggressionPact | TrucePact, seat: int, own: int) -> int:
    """Return the partner's country of a pact if `own` is the seat's, as a bit set."""
    mine, theirs = (pact.own, pact.other) if seat == pact.a else (pact.other, pact.own)
    return 1 << theirs if own == mine else 0


KINDS: Mapping[str, type[Pact]] = {
    kind.kind: kind
    for kind in (
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
"""The kinds of pact by word."""


_COMMON = {field.name for field in fields(Pact)}


def forms_of_terms(kind: type[Pact]) -> Mapping[str, FieldType]:
    """Return the terms of a kind: names with their types.

    Examples
    --------
    >>> print(*forms_of_terms(TrucePact), *forms_of_terms(TrucePact).values())
    own other ally round country country seat count
    """
    return {name: form for name, form in field_types(kind).items() if name not in _COMMON}


def forms_offered(kind: type[Pact]) -> tuple[FieldType, ...]:
    """Return the types of the terms that a proposal names; the signature fixes the others.

    Examples
    --------
    >>> print(*forms_offered(JointPact))
    country country
    """
    fixed = {field.name for field in fields(kind) if field.default is not MISSING}
    return tuple(form for name, form in forms_of_terms(kind).items() if name not in fixed)


class _PactForm(FieldType):
    """A pact as an object; its kind decides the types of its terms."""

    layout = record_of(
        dict,
        number="count",
        kind="word",
        seats=("a b", "seat+seat"),
        breaker="seat?",
        notice="flag",
        made="count+seat",
        decider="seat?",
        reason="reason?",
        against="seat?",
    )

    def writer(self, names: NameTable, hidden: str | None = None) -> Convert:
        write = self.layout.writer(names)
        terms = {kind: self._terms(kind).writer(names) for kind in KINDS}
        return lambda pact: {**write(pact), "terms": terms[pact.kind](pact.terms)}

    def reader(self, names: NameTable, name: str) -> Convert:
        read = self.layout.reader(names, name)
        name = f"{name}.terms"
        terms = {kind: self._terms(kind).reader(names, name) for kind in KINDS}

        def pact(value: Json) -> Pact:
            parts = read(value)
            kind, terms_data = parts.pop("kind"), value.get("terms")
            if kind not in KINDS or not isinstance(terms_data, list):
                raise BadMessage("no_terms", name=name, kind=kind)
            return KINDS[kind].of(**parts, terms=terms[kind](terms_data))

        return pact

    @staticmethod
    def _terms(kind: str) -> FieldType:
        return tuple_of(*forms_of_terms(KINDS[kind]).values())


PACT = _PactForm()
"""The form of a pact in a dump."""
