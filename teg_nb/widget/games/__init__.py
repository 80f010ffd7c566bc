"""Screens: the data that the browser gets of each game, beyond the common data.

`Screen` also shows a game without a module in this package: its board, the legal actions and
the news.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, Generic, NamedTuple, TypeAlias, TypeVar, cast

from teg_nb.analysis.odds import odds, survivors
from teg_nb.engine.actions import Action, ConquestBase, DiceBattleBase, Event
from teg_nb.engine.board import map_of
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.game import AnyGame, Holdings
from teg_nb.engine.json_types import Json, JsonList, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.plugins import PLUGINS
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.engine.settings import Settings
from teg_nb.engine.svg.board import board_view

RECKONED = 200
"""Largest number of armies of a side for which odds are shown. A thousand armies take seconds."""

ACT_FIELDS = {
    **{name: name for name in ("seat", "source", "target", "path", "partner", "loser", "defender")},
    **{name: name for name in ("soldier", "die", "unit", "weapon", "right", "winners", "changes")},
    **dict.fromkeys(("country", "square"), "target"),
    **dict.fromkeys(("armies", "troops", "missiles"), "amount"),
    "countries": "places",
    "owner": "loser",
}
"""Fields of events that an act shows, and their names in it."""


P = TypeVar("P", bound=Position)
O = TypeVar("O", bound=ObservationBase)  # noqa: E741  # an observation


class Fact(NamedTuple):
    """A fact that decided a match: how much it weighs, the step to see it at, and its words."""

    weight: int
    step: int
    text: str


class Screen(Generic[P, O]):
    """The screen of a game. A module of a game overrides methods in its own class `Screen`.

    `P` is the type of the game's positions, `O` that of its observations.

    Attributes
    ----------
    secret_verbs : tuple[str, ...]
        Actions that reveal private information of a seat. Only that seat receives them, in a
        private reply, never in a trait.
    out_of_turn : tuple[str, ...]
        Actions that a person may send from the screen when another seat is to move.
    closed : tuple[str, str]
        Code and clause of the refusal to show closed earlier positions; see `remembers`.
    routines : tuple[str, ...]
        Names of routines, which play many actions at once; see `routine`.
    labels : mapping
        Catalogue section with the labels of each kind of the vocabulary. Other kinds are shown
        as they are printed.
    told : mapping
        The events of ``"cards"`` and ``"pacts"`` in the summary at the beginning of a turn.
    acts : mapping
        The kind of act that the map shows for events of a class; see `act`.
    reckoned : tuple of str
        Fields of `public` with numbers that an exercise may ask for. It hides them on its board.
    """

    reckoned: tuple[str, ...] = ()
    secret_verbs: tuple[str, ...] = ()
    told: ClassVar[Mapping[str, tuple[type[Event], ...]]] = {}
    closed: tuple[str, str] = ("", "")
    out_of_turn: tuple[str, ...] = ()
    routines: tuple[str, ...] = ()
    labels: ClassVar[Mapping[str, str]] = {}
    acts: ClassVar[Mapping[type[Event], str]] = {}

    def for_all(self, action: Action) -> bool:
        """Return true if a legal action of the viewer belongs in the public menu."""
        return action.verb not in self.secret_verbs

    def aim(self, settings: Settings) -> tuple[str, JsonObject]:
        """Return how one wins at a table: an id of the catalogue's section ``aims``, and facts.

        The id is ``""`` for a game without such a sentence.
        """
        return "", {}

    def board(self, settings: Settings) -> JsonObject:
        """Return the drawing of the board, which is sent once."""
        return board_view(map_of(settings))

    def public(self, state: P, seen: O, lang: str) -> JsonObject:
        """Return the public fields of the view that only this game has."""
        return {}

    def counted(self, settings: Settings, standing: Mapping[str, int]) -> dict[str, int]:
        """Return the public counts of a seat that belong to this table."""
        return dict(standing)

    def seat(self, state: P, seen: O, seat: int) -> JsonObject:
        """Return the fields of a seat that only this game has."""
        return {}

    def due(self, state: P, lang: str) -> list[JsonObject]:
        """List pieces that wait to be placed: ``source`` as text, and number of ``armies``."""
        return []

    def holdings(self, game: AnyGame, seen: O) -> Holdings:
        """Return owners and armies as people may see them."""
        return game.holdings(seen)

    def battle(self, event: Event, events: list[Event]) -> JsonObject | None:
        """Describe the attack of an event that is a `DiceBattleBase`; else return None.

        The payload has ``seat``, ``defender``, ``source``, ``target``, ``attack``, ``defence``
        (dice), ``losses`` and ``conquered``.
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
            "conquered": any(isinstance(other, ConquestBase) for other in events),
        }

    def act(self, event: Event, before: P) -> JsonObject | None:
        """Describe what an event does on the map, or return None if nothing is seen there.

        The payload has ``kind`` and the public fields of the event among ``seat``, ``source``,
        ``target``, ``amount`` and the others of `ACT_FIELDS`. A battle has its dice and losses too.
        Secret fields are left out, whoever looks.
        """
        kind = self.acts.get(type(event))
        if kind is None and isinstance(event, ConquestBase):
            kind = "conquest"
        if kind is None and isinstance(event, DiceBattleBase):
            dice = {"attack": [*event.attack], "defence": [*event.defence]}
            losses = [event.losses_attack, event.losses_defence]
            return {"kind": "battle", **_public(event), **dice, "losses": losses}
        return None if kind is None else {"kind": kind, **_public(event)}

    def recent(self, match: Match, step: int, lang: str) -> JsonObject:
        """Return the public fields of the view about recent events."""
        return {}

    def remembers(self, match: Match, people: Sequence[int]) -> bool:
        """Return true if people may see earlier positions and all the news."""
        return True

    def told_since(self, match: Match, step: int, people: Sequence[int]) -> int:
        """Return the index of the first entry whose news people may still read."""
        return 0

    def to_read(
        self,
        before: P,
        events: Sequence[Event],
        after: P,
        people: Sequence[int],
    ) -> bool:
        """Return true if an entry has news that people must read before bots continue."""
        return False

    def strike(self, state: P, source: int, target: int) -> tuple[object, ...]:
        """Return the arguments of one more attack, after its source and target."""
        return ()

    def fight(self, game: AnyGame, seen: O, source: int, target: int) -> JsonObject | None:
        """Return the arguments of `teg_nb.analysis.odds` for an attack, or None."""
        if game.dice is None or not game.dice.attack:
            return None
        armies = self.holdings(game, seen).armies
        sides = armies[source], armies[target]
        if not all(0 <= armies_of_side <= RECKONED for armies_of_side in sides):
            return None
        return {"attackers": sides[0], "defenders": sides[1], "rules": game.name}

    def routine(self, name: str, match: Match, seat: int) -> list[Action]:
        """List the actions of a routine, at the end of a match. Illegal ones are skipped later.

        An action with an amount may be played with a smaller amount.
        """
        return []

    def odds(
        self, game: AnyGame, seen: O, sources: Sequence[int], target: int
    ) -> JsonObject | None:
        """Return the odds of an attack from public facts; None where no dice decide it.

        The payload has ``conquest`` (0 to 1), ``losses`` (attacker's, defender's) and ``left``:
        pairs of the armies left after a conquest and their chance. All assume that the attack
        continues to its end. ``once`` is the chance that a single throw decides it for the
        attacker, or None if it takes more than one.
        """
        fight = self.fight(game, seen, sources[0], target) if len(sources) == 1 else None
        return None if fight is None else to_the_end(**fight)

    def knowledge(self, game: AnyGame, seen: O) -> dict[int, list[int]] | None:
        """Return the possible owners of places, as the viewer knows them.

        The keys are places with more knowledge than "not mine"; the values are seats. None in a
        game with public owners.
        """
        return None

    def revealed(self, state: P, seen: O, lang: str) -> list[JsonList]:
        """Return what the end reveals: a seat, the text of its objective, and if it is met."""
        return []

    def decided(self, match: Match, lang: str) -> Iterator[Fact] | None:
        """Return facts that decided a finished match, or None: its largest swings decide."""
        return None

    def private(self, state: P, seen: O, lang: str) -> JsonObject:
        """Return the fields of the private reply, for the viewer only."""
        return {}

    def reach(self, match: Match, step: int, viewer: int, source: str, lang: str) -> JsonObject:
        """Return the missile targets of a country, with the reasons against the others."""
        raise BadMessage("this game has no such question")

    def offers(self, match: Match, step: int, viewer: int) -> JsonObject:
        """Return the pacts that the viewer may propose."""
        raise BadMessage("this game has no such question")


def _public(event: Event) -> JsonObject:
    """Return the fields of an event that an act may show."""
    shown: JsonObject = {}
    for field, name in ACT_FIELDS.items():
        if field not in event.secret and hasattr(event, field):
            value = getattr(event, field)
            if not (name == "amount" and isinstance(value, tuple)):  # troops of the whole board
                shown[name] = [*value] if isinstance(value, tuple) else value
    return shown


def as_far_as_legal(match: Match, wanted: Action) -> Action | None:
    """Return an action with the largest legal amount up to its own; None if there is none."""
    max_amount = getattr(wanted, wanted.amount) if wanted.amount else 1
    for amount in range(max_amount, 0, -1):
        action = replace(wanted, **{wanted.amount: amount}) if wanted.amount else wanted
        with suppress(IllegalAction):
            match.game.check(match.state, action)
            return action
    return None


def to_the_end(**fight: Json) -> JsonObject:
    """Return the odds of an attack that continues to its end: see `Screen.odds`."""
    result, ends = odds(**fight), survivors(**fight)
    return {
        "conquest": result.conquest,
        "losses": [result.losses_attack, result.losses_defence],
        "left": [[left, chance] for (left, stand), chance in ends.items() if not stand],
        "once": None,
    }


AnyScreen: TypeAlias = Screen[Position, ObservationBase]
"""The screen of a game that is known at run time only."""


def screen_of(game: str) -> AnyScreen:
    """Return the screen of a game.

    Examples
    --------
    >>> screen_of("teg").secret_verbs
    ('exchange', 'bonus', 'declare_victory')
    """
    if game not in PLUGINS:
        return _packaged(game)
    return cast("AnyScreen | None", PLUGINS[game].screen) or Screen()


@cache
def _packaged(game: str) -> AnyScreen:
    """Load the screen of a game of this package."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return Screen()
    screen: AnyScreen = import_module(name).Screen()
    return screen
