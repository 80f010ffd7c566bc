"""Plans of conquest by dice: what La Revancha and Tercera Guerra Mundial have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from teg_nb.bots.plan import LONG_SHOT, MOST_REASONS, Plan, Term, simple_plan
from teg_nb.engine.actions import Action
from teg_nb.engine.board import Board, Continent, members
from teg_nb.engine.games.common.table_game import BoardSettings

PORTIONS = (1, 2, 3, 5, 8)
"""Numbers of armies that a player weighs for a country, besides all of them."""

_LIKELY = 0.5  # from here on a loss is a threat
_NONE = 0.05  # chance below which nothing is in danger
_FEW = 3  # missing countries of a continent that count as near

Assault = Callable[[tuple[int, ...], int], tuple[float, float]]
"""Exact chance and mean losses of some forces, one after the other, against a defence."""


class Candidate(NamedTuple):
    """A country where armies may be placed.

    Attributes
    ----------
    country : int
    armies : int
        Armies that are there.
    most : int
        Maximum number of armies to add.
    value : function of int
        Value of the country with a number of armies.
    """

    country: int
    armies: int
    most: int
    value: Callable[[int], float]


def best_portion(candidates: Iterable[Candidate]) -> tuple[int, int] | None:
    """Return the country and the number of armies with the highest gain an army, or None.

    Examples
    --------
    >>> import math
    >>> best_portion([Candidate(7, 1, 6, math.sqrt), Candidate(9, 4, 6, math.sqrt)])
    (7, 1)
    """
    best, slope = None, 1e-9
    for country, present, most, value in candidates:
        before = value(present)
        for armies in sorted({most, *(portion for portion in PORTIONS if portion < most)}):
            added = (value(present + armies) - before) / armies
            if added > slope:
                best, slope = (country, armies), added
    return best


class OfBoard(Protocol):
    """An observation of a game on a map whose owners everybody sees."""

    @property
    def settings(self) -> BoardSettings:
        """Settings of the match, with the map."""

    @property
    def owner(self) -> Sequence[int]:
        """By country, its owner, or -1."""

    @property
    def held(self) -> Sequence[int]:
        """By seat, bit set of its countries."""


Seen = TypeVar("Seen", bound=OfBoard)


class Planner(Generic[Seen]):
    """Words plans of one seat: its campaigns, its placements, its doubts.

    Parameters
    ----------
    observation : Observation
    seat : int
    assault : function
        See `Assault`.
    suffix : str
        Ending of the names of sentences about places, where these are not countries.
    """

    def __init__(self, observation: Seen, seat: int, assault: Assault, suffix: str = "") -> None:
        self.observation = observation
        self.seat = seat
        self.assault = assault
        self.suffix = suffix
        self.board = observation.settings.board
        self.seats = observation.settings.seats

    def name(self, country: int) -> str:
        """Return the name of a country."""
        return self.board.countries[country]

    def simple(self, action: Action, *reasons: Term) -> Plan:
        """Return the plan of an action whose path is the places that it names."""
        return simple_plan(action, self.observation.settings.place, *reasons)

    def odds(self, term: str, forces: tuple[int, ...], target: int, defence: int) -> Term:
        """Return the number of an attack to its end: chance and losses."""
        won, lost = self.assault(forces, defence)
        return Term(term, {"chance": won, "losses": lost, "target": self.name(target)})

    def conquest(self, target: int) -> Conquest:
        """Return the conquest of a country of another seat."""
        owner = self.observation.owner[target]
        return Conquest(self.board, self.observation.held, self.seats, self.seat, owner, target)

    def relieves(
        self, target: int, countries: Iterable[int], loss: Callable[[int], float]
    ) -> Iterator[Term]:
        """Yield the danger that a conquest removes from one of the seat's countries."""
        rival = self.seats[self.observation.owner[target]]
        for country in countries:
            if (chance := loss(country)) >= _LIKELY:
                facts = {"target": self.name(target), "country": self.name(country)}
                yield Term("relieves", {**facts, "rival": rival, "chance": chance})
                return

    def destroys(self, target: int) -> Term:
        """Return the fact that the owner of a country is the one to destroy."""
        rival = self.seats[self.observation.owner[target]]
        return Term("destroy", {"target": self.name(target), "rival": rival})

    def serves(self, target: int, continent: str, have: int, need: int) -> Term:
        """Return the fact that a conquest serves the seat's objective."""
        facts = {"target": self.name(target), "continent": continent}
        return Term(f"objective{self.suffix}", {**facts, "have": have, "need": need})

    def leader(self, target: int, countries: int) -> Term:
        """Return the fact that the owner of a country has many of them."""
        rival = self.seats[self.observation.owner[target]]
        return Term(f"leader{self.suffix}", {"rival": rival, "countries": countries})

    def guard(self, action: Action, country: int, source: int, before: float, after: float) -> Plan:
        """Return the plan of armies that defend a country against its strongest neighbour."""
        rival = self.seats[self.observation.owner[source]]
        facts = {"country": self.name(country), "rival": rival, "source": self.name(source)}
        odds = Term("odds_guard", facts | {"before": before, "chance": after})
        return Plan(action, ((country,),), odds, (Term("danger", facts),))

    def no_attack(self, attacks: Iterable[tuple[int, int, int, int]]) -> Term:
        """Return why no attack is proposed, with the likeliest one.

        Attacks are rows of source, its armies, target, and the armies of the defence.
        """
        rows = [
            (self.assault((armies,), defence)[0], self.name(source), self.name(target))
            for source, armies, target, defence in attacks
        ]
        if not rows:
            return Term("nothing_to_attack")
        return Term(
            "nothing_pays", dict(zip(("chance", "source", "target"), max(rows), strict=True))
        )

    def question(self, threats: Iterable[Threat]) -> tuple[Term, Term]:
        """Return the question about the most dangerous rival, and its answer.

        Of each place its greatest threat counts.
        """
        by_rival: dict[int, dict[int, Threat]] = {}
        for threat in threats:
            places = by_rival.setdefault(threat.rival, {})
            places[threat.place] = max(threat, places.get(threat.place, threat))
        if not by_rival:
            return Term("ask_front"), Term("answer_front")
        rival = max(by_rival, key=lambda seat: sum(item.chance for item in by_rival[seat].values()))
        worst = sorted(by_rival[rival].values(), reverse=True)
        rows = [self._row(threat) for threat in worst if threat.chance >= LONG_SHOT]
        facts = {"rival": self.seats[rival]}
        asked = Term(f"ask_threat{self.suffix}", facts)
        if worst[0].chance < _NONE:
            return asked, Term("answer_none", facts)
        if not rows:
            return asked, Term("answer_safe", self._row(worst[0]).facts)
        return asked, Term("answer_threat", {"rows": rows[:MOST_REASONS]})

    def _row(self, threat: Threat) -> Term:
        facts = {"country": self.name(threat.place), "source": self.name(threat.source)}
        return Term("answer_row", {**facts, "chance": threat.chance})


class Conquest(NamedTuple):
    """A conquest on a map, with the facts that speak for it.

    Attributes
    ----------
    board : Board
    held : sequence of int
        Bit set of the places of each seat.
    seats : sequence of str
    seat, owner, target : int
        The conqueror, the seat that loses the place, and the place.
    """

    board: Board
    held: Sequence[int]
    seats: Sequence[str]
    seat: int
    owner: int
    target: int

    @property
    def continent(self) -> Continent:
        """The continent of the place."""
        return self.board.continents[self.board.continent_of[self.target]]

    @property
    def name(self) -> str:
        """The name of the place."""
        return self.board.countries[self.target]

    def eliminates(self) -> Iterator[Term]:
        """Yield the fact that the owner loses its last place."""
        if self.held[self.owner] == 1 << self.target:
            yield Term("eliminates", {"target": self.name, "rival": self.seats[self.owner]})

    def continents(self) -> Iterator[Term]:
        """Yield the continent that is completed, and the one that the owner loses."""
        continent, own = self.continent, self.held[self.seat]
        facts = {"target": self.name, "continent": continent.name, "bonus": continent.armies}
        if not continent.members & ~(own | 1 << self.target):
            yield Term("completes", facts)
        if not continent.members & ~self.held[self.owner]:
            yield Term("breaks", facts | {"rival": self.seats[self.owner]})

    def nears(self) -> Iterator[Term]:
        """Yield the continent that is nearly completed."""
        continent, own = self.continent, self.held[self.seat] | 1 << self.target
        missing = (continent.members & ~own).bit_count()
        if 0 < missing <= _FEW and missing < len(continent.countries) - 1:
            facts = {"target": self.name, "continent": continent.name}
            yield Term("nears", facts | {"bonus": continent.armies, "missing": missing})

    def borders(self) -> Iterator[Term]:
        """Yield the fact that fewer own places have an enemy beside them."""
        near, own = self.board.neighbour_sets, self.held[self.seat]
        after = own | 1 << self.target
        before = sum(bool(near[place] & ~own) for place in members(own))
        left = sum(bool(near[place] & ~after) for place in members(after))
        if left < before:
            yield Term("borders")


class Threat(NamedTuple):
    """A place that may be lost to a neighbour.

    Attributes
    ----------
    chance : float
        That the neighbour takes it, with the armies that both have now.
    place, source : int
    rival : int
        The seat of the neighbour.
    """

    chance: float
    place: int
    source: int
    rival: int
