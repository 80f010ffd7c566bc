"""Plans: a decision of a player, its path on the board, its odds, and named reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, cast

from teg_nb.engine.actions import Action
from teg_nb.engine.schema.field_types import ListOf, Reference

MOST_REASONS = 3
"""Maximum number of reasons of a plan."""

LONG_SHOT = 0.2
"""An attack that succeeds less often is proposed only with a word on it."""

ALIKE = 0.98
"""Part of the best expected gain from which on another action is no clearly worse choice."""


class Term(NamedTuple):
    """A named fact, worded in ``hints.toml``.

    Attributes
    ----------
    name : str
        A reason, a number with its meaning, a question or an answer.
    facts : mapping
        Values for its sentence: names of places and seats, shares, counts.
    """

    name: str
    facts: Mapping[str, object] = {}


@dataclass(frozen=True)
class Plan:
    """A decision of a player, with what can be said of it.

    Attributes
    ----------
    action : Action
        The decision.
    path : tuple of tuple of int
        Stations on the board, each with its places: the attacking countries, the attacked one, and
        those that the player means to go on to.
    odds : Term or None
        The number of the plan and its meaning. Its fact ``chance`` is from 0 to 1, ``losses`` is a
        mean in armies.
    reasons : tuple of Term
        The most important first; `MOST_REASONS` at most.
    alternative : Action or None
        Another action that the player's own values do not tell apart from the decision.
    is_attack : bool
        True if the action attacks.
    moves : tuple of (int, int)
        The arrows of a plan whose moves are no path.
    decided : bool
        True if another seed of the player would be no other advice: it decides without chance, or
        chance only adds a bluff or a guess.
    """

    action: Action
    path: tuple[tuple[int, ...], ...] = ()
    odds: Term | None = None
    reasons: tuple[Term, ...] = ()
    alternative: Action | None = None
    is_attack: bool = False
    moves: tuple[tuple[int, int], ...] = ()
    decided: bool = False

    @property
    def chance(self) -> float | None:
        """The exact chance of the plan, 0 to 1, or None where it has none."""
        return None if self.odds is None else cast("float | None", self.odds.facts.get("chance"))

    @property
    def arrows(self) -> list[tuple[int, int]]:
        """The arrows of the plan, from place to place, in order."""
        pairs = zip(self.path, self.path[1:], strict=False)
        return [*self.moves] or [(a, b) for here, there in pairs for a in here for b in there]

    @property
    def places(self) -> list[int]:
        """The places of the path, each once, in order."""
        return list(dict.fromkeys(place for station in self.path for place in station))


def simple_plan(action: Action, kind: str, *reasons: Term) -> Plan:
    """Return the plan of an action whose path is the places that it names.

    The places of a list, such as those of cards, are one station: no way leads between them, but
    for the squares of a path.
    """
    path = []
    for name, form in action.fields.items():
        if form == Reference(kind):
            path.append((getattr(action, name),))
        elif form == ListOf(Reference(kind)) and getattr(action, name):
            places = tuple(getattr(action, name))
            path += [(place,) for place in places] if name == "path" else [places]
    return Plan(action, tuple(path), reasons=reasons[:MOST_REASONS])


def as_good(chosen: Action, gains: Mapping[Action, float]) -> Action | None:
    """Return the best other action whose expected gain is about that of the chosen one, or None."""
    others = [action for action in gains if action != chosen]
    second = max(others, key=lambda action: gains[action], default=None)
    return second if second is not None and gains[second] >= ALIKE * gains[chosen] else None


def first_reasons(terms: Iterable[Term]) -> tuple[Term, ...]:
    """Return the first reasons, `MOST_REASONS` at most."""
    return tuple([term for _, term in zip(range(MOST_REASONS), terms, strict=False)])
