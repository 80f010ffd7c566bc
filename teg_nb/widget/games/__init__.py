"""What the browser gets of each game, beyond what all games have.

A game without a module of its own here is shown by `Screen` as it is: its board, what may be done,
and the news.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from teg_nb.analysis.odds import odds, survivors
from teg_nb.engine.actions import Action, ConquestBase, DiceBattleBase, Event
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.game import AnyGame, Holdings
from teg_nb.engine.play.match import Match
from teg_nb.engine.plugins import PLUGINS
from teg_nb.engine.svg.board import board_view

RECKONED = 200
"""Armies of a side for which a page is told the odds: of a thousand they take seconds."""


class Screen:
    """A game on the screen. A game's own module overrides what it needs, in a class `Screen`.

    Attributes
    ----------
    secret_verbs : tuple[str, ...]
        Actions that tell what a seat holds: they go to it alone, in a private reply, never in a
        trait.
    out_of_turn : tuple[str, ...]
        What a person may do from the screen when another seat is to move.
    closed : tuple[str, str]
        Code and clause of the refusal to show the past, where it is closed; see `remembers`.
    routines : tuple[str, ...]
        Names of what plays many actions at one press; see `routine`.
    labels : mapping
        Section of the catalogue with the words of each kind of the vocabulary; a kind that is not
        listed is shown as it is printed.
    told : mapping
        The events of ``"cards"`` and ``"pacts"`` that people are told of at the beginning of their
        turn.
    reckoned : tuple of str
        Fields of `public` with numbers that an exercise may ask for: it shows the board without.
    """

    reckoned: tuple[str, ...] = ()
    secret_verbs: tuple[str, ...] = ()
    told: ClassVar[Mapping[str, tuple[type[Event], ...]]] = {}
    closed: tuple[str, str] = ("", "")
    out_of_turn: tuple[str, ...] = ()
    routines: tuple[str, ...] = ()
    labels: ClassVar[Mapping[str, str]] = {}

    def for_all(self, action: Action) -> bool:
        """Whether a legal action of the viewer stands in the menu that anybody may see."""
        return action.verb not in self.secret_verbs

    def board(self, settings: Any) -> dict[str, Any]:
        """The drawing of the board, sent once."""
        return board_view(settings.board)

    def public(self, state: Any, seen: Any, lang: str) -> dict[str, Any]:
        """Fields of the view that only this game has, from what anybody may know."""
        return {}

    def seat(self, state: Any, seen: Any, seat: int) -> dict[str, Any]:
        """Fields of a seat that only this game has."""
        return {}

    def due(self, state: Any, lang: str) -> list[dict[str, Any]]:
        """Pieces that wait to be placed: ``source`` in words, and how many ``armies``."""
        return []

    def holdings(self, game: AnyGame, seen: Any) -> Holdings:
        """Who holds what, as people may be shown it."""
        return game.holdings(seen)

    def battle(self, event: Event, events: list[Event]) -> dict[str, Any] | None:
        """The attack that an event tells of, if it is a `Throw`; else None.

        It has ``seat``, ``defender``, ``source``, ``target``, ``attack``, ``defence`` (dice),
        ``losses`` and ``conquered``.
        """
        if not isinstance(event, DiceBattleBase):
            return None
        return {
            "seat": event.seat,
            "defender": event.defender,
            "source": event.source,
            "target": event.target,
            "attack": list(event.attack),
            "defence": list(event.defence),
            "losses": [event.losses_attack, event.losses_defence],
            "conquered": any(isinstance(each, ConquestBase) for each in events),
        }

    def recent(self, match: Match, step: int, lang: str) -> dict[str, Any]:
        """Fields of the view about what has happened lately, as anybody may know it."""
        return {}

    def remembers(self, match: Match, people: Sequence[int]) -> bool:
        """Whether people may look at earlier positions and at all the news."""
        return True

    def told_since(self, match: Match, step: int, people: Sequence[int]) -> int:
        """The first entry whose news some people may read: those before are not to be looked up."""
        return 0

    def to_read(
        self, before: Any, events: Sequence[Event], after: Any, people: Sequence[int]
    ) -> bool:
        """Whether an entry has brought people what they read before bots go on by themselves."""
        return False

    def strike(self, state: Any, source: int, target: int) -> tuple[Any, ...]:
        """What one more attack is written with, after its source and target."""
        return ()

    def fight(self, game: AnyGame, seen: Any, source: int, target: int) -> dict[str, Any] | None:
        """What `teg_nb.analysis.odds` is asked with for an attack; None where it has no say."""
        if game.dice is None or not game.dice.attack:
            return None
        armies = self.holdings(game, seen).armies
        sides = armies[source], armies[target]
        if not all(0 <= each <= RECKONED for each in sides):
            return None
        return {"attackers": sides[0], "defenders": sides[1], "rules": game.name}

    def routine(self, name: str, match: Match, seat: int) -> list[Action]:
        """The actions of a routine, at the end of a match; those that are not legal are left out.

        One that has an amount may be played with less of it.
        """
        return []

    def odds(
        self, game: AnyGame, seen: Any, sources: Sequence[int], target: int
    ) -> dict[str, Any] | None:
        """What an attack would bring, as anybody may reckon it; None where no dice decide it.

        It has ``conquest`` (0 to 1), ``losses`` (attacker's, defender's) and ``left``: pairs of the
        armies left when the target falls and their chance, all if the attack went on to its end.
        ``once`` is the chance that a single throw decides it for the attacker, None where it takes
        more than one.
        """
        fight = self.fight(game, seen, sources[0], target) if len(sources) == 1 else None
        return None if fight is None else to_the_end(**fight)

    def knowledge(self, game: AnyGame, seen: Any) -> dict[int, list[int]] | None:
        """Whose a place may be, as far as a viewer may be shown what it knows.

        By place, where that is more than that it is not one's own: the seats. None in a game in
        which everybody sees who owns what.
        """
        return None

    def revealed(self, state: Any, seen: Any, lang: str) -> list[list[Any]]:
        """What the end shows: pairs of a seat and its objective in words."""
        return []

    def private(self, state: Any, seen: Any, lang: str) -> dict[str, Any]:
        """What only the viewer may see, for its eyes: fields of the private reply."""
        return {}

    def reach(self, match: Match, step: int, viewer: int, source: str, lang: str) -> dict[str, Any]:
        """What could be hit from a country, and why not the rest."""
        raise BadMessage("this game has no such question")

    def offers(self, match: Match, step: int, viewer: int) -> dict[str, Any]:
        """What the viewer may propose to others."""
        raise BadMessage("this game has no such question")


def as_far_as_legal(match: Match, wanted: Action) -> Action | None:
    """An action at the end of a match, with as much of its amount as the rules allow; else None."""
    most = getattr(wanted, wanted.amount) if wanted.amount else 1
    for amount in range(most, 0, -1):
        action = replace(wanted, **{wanted.amount: amount}) if wanted.amount else wanted
        with suppress(IllegalAction):
            match.game.check(match.state, action)
            return action
    return None


def to_the_end(**fight: Any) -> dict[str, Any]:
    """Odds of an attack that goes on to its end: see `Screen.odds`."""
    found, ends = odds(**fight), survivors(**fight)
    return {
        "conquest": found.conquest,
        "losses": [found.losses_attack, found.losses_defence],
        "left": [[left, chance] for (left, stand), chance in ends.items() if not stand],
        "once": None,
    }


def screen_of(game: str) -> Screen:
    """The screen of a game.

    Examples
    --------
    >>> screen_of("teg").secret_verbs
    ('exchange', 'bonus', 'declare_victory')
    """
    return (PLUGINS[game].screen or Screen()) if game in PLUGINS else _packaged(game)


@cache
def _packaged(game: str) -> Screen:
    """The screen of a game of the package."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return Screen()
    found: Screen = import_module(name).Screen()
    return found
