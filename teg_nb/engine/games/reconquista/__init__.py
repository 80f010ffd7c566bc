"""La Reconquista: who owns what is hidden; its board, its options and its table of rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from teg_nb.engine.dice import DiceRule
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import CHANCE, NOBODY, Action, Event, Holdings, Rule
from teg_nb.engine.games.reconquista import attack, moving, observation, position, setup, turns
from teg_nb.engine.games.reconquista.actions import (
    AnswerDraw,
    Attack,
    Commit,
    Move,
    OfferDraw,
    Pass,
    PlaceFive,
)
from teg_nb.engine.games.reconquista.deduction import remember
from teg_nb.engine.games.reconquista.drawing import picture
from teg_nb.engine.games.reconquista.imagining import imagine
from teg_nb.engine.games.reconquista.observation import Observation
from teg_nb.engine.games.reconquista.options import RecOptions
from teg_nb.engine.games.reconquista.state import UNCOMMITTED, State, committers, empty_state
from teg_nb.engine.games.table import TableGame
from teg_nb.engine.legal import LegalActions
from teg_nb.engine.picture import Picture

# In the order in which legal actions are listed.
RULES: dict[type[Action], Rule] = {
    **setup.RULES,
    **turns.PASSING,
    **moving.RULES,
    **attack.RULES,
    **turns.DRAWS,
}
CHANCE_RULES: dict[type[Action], Rule] = setup.CHANCE_RULES

_BY_PHASE: dict[str, tuple[type[Action], ...]] = {
    "placing": (PlaceFive,),
    "play": (Pass, Move, Attack, OfferDraw),
    "commit": (Commit,),
    "draw": (AnswerDraw,),
}


class Reconquista(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`."""

    name = "reconquista"
    version = 1
    rules = RULES
    chance_rules = CHANCE_RULES
    verbs: Mapping[str, type[Action]] = {action.verb: action for action in (*RULES, *CHANCE_RULES)}
    dice = DiceRule("reconquista", "REC-7.7")  # the troops of the provinces passed decide
    features = (
        *("troops", "hand", "memory.owners", "turn", "dealer", "defender", "target"),
        *("commit", "shown", "round", "visits", "pass_rounds", "peace_rounds", "offered"),
    )
    refusals: Mapping[str, tuple[str, str]] = {
        "unknown_country": ("unknown_province", "REC-1.5"),
        "bad_amount": ("bad_amount", "REC-6.1"),
        "not_your_turn": ("not_your_turn", "REC-4.2"),
        "hidden_information": ("hidden_information", "REC-8.1"),
        "malformed_action": ("malformed_action", "REC-4.3"),
        "game_over": ("game_over", "REC-10.1"),
    }

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        """The position before the lot and the deal (REC-3).

        Examples
        --------
        >>> state = Reconquista().setup(4)
        >>> state.settings.seats, Reconquista().to_move(state) == CHANCE
        (('Blanco', 'Negro', 'Rojo', 'Azul'), True)
        """
        return empty_state(setup.table(seats, RecOptions.parse(options)))

    def to_move(self, state: State) -> int:
        """The seat that the game waits for, `CHANCE` or `NOBODY`.

        While cards are passed: the attacker, then the attacked seat. Everybody may know that order,
        for it is always the same; who has passed its cards an observation does not tell.
        """
        found = self.actors(state)
        return found[0] if found else NOBODY

    def actors(self, state: State) -> tuple[int, ...]:
        """Every seat that may act now; both sides of an attack, until they have passed cards."""
        if state.phase == "game_over":
            return ()
        if state.chance:
            return (CHANCE,)
        if state.phase == "commit":
            return committers(state)
        return state.answering[:1] or (state.turn,)

    def legal_actions(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        """Legal actions of a seat: of three kinds a sample, for all of them are too many to list.

        `check` accepts every legal action; `compose` tells an interface how to make the others. The
        sample is always the same for the same position:

        - ``place_five``: all five on each province; three on each and two on each neighbour of
          one's own; one on each of the five with the fewest troops.
        - ``move``: the one that moves nothing (if allowed); each transfer of one troop and of all
          troops of a province; all troops of all neighbours into each province.
        - ``commit``: every subset of up to five own provinces that are involved; of more, none,
          each by itself, and all.

        It depends on nothing but what the seat knows (REC-8.10).
        """
        actors = self.actors(state)
        if not actors or actors == (CHANCE,):
            return LegalActions()
        seat = actors[0] if seat is None else seat
        if seat not in actors:
            return LegalActions()
        if state.phase == "commit":
            return LegalActions([attack.commit_options(state, seat)])
        return LegalActions([RULES[kind].options(state) for kind in _BY_PHASE[state.phase]])

    def compose(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat may put together freely; see `observation.compose`. Secret to that seat."""
        return observation.compose(state, seat)

    def check(self, state: State, action: Action) -> None:
        """Raise `IllegalAction` if an action is against the rules."""
        if state.phase == "game_over":
            raise IllegalAction(*self.refusals["game_over"])
        super().check(state, action)

    def apply(self, state: State, action: Action) -> list[Event]:
        """Do an action that is known to be legal, editing `state`; returns what came of it.

        Every viewer remembers what it is told; see `deduction`.
        """
        events = super().apply(state, action)
        state.memory = tuple([remember(each, events) for each in state.memory])
        return events

    def keeps_log(self, state: State) -> None:
        """Refuse a log for one seat: without memory aids nobody reads back before the end.

        Raises
        ------
        IllegalAction
            ``no_memory_aid``, unless the table plays with ``memory_aid`` (REC-1.8, REC-8.9).
        """
        if not state.settings.options.memory_aid:
            raise IllegalAction("no_memory_aid", "REC-1.8")

    def sample(self, state: State, rng: random.Random) -> Action:
        """The chance action that is due: the lot, or the deal. Play itself has no chance.

        Raises
        ------
        ValueError
            If none is due.
        """
        if state.chance == "dealer":
            return setup.sample_dealer(state, rng)
        if state.chance == "deal":
            return setup.sample_deal(state, rng)
        raise ValueError("no chance action is due")

    def observe(self, state: State, viewer: int | None) -> Observation:
        """What a seat (None: a spectator) may know of the position.

        Examples
        --------
        >>> Reconquista().observe(Reconquista().setup(3), 1).hand
        ()
        """
        legal = LegalActions[Action]() if viewer is None else self.legal_actions(state, viewer)
        return observation.observe(state, viewer, self.to_move(state), legal)

    def imagine(self, seen: Observation, rng: random.Random) -> State:
        """A position that the viewer cannot tell from the true one; see `Game.imagine`."""
        return imagine(seen, rng)

    def sealed(self, state: State) -> bool:
        """Whether cards are laid down that nobody else may know of yet (REC-7.5, REC-7.15)."""
        laid = state.commits != (UNCOMMITTED, UNCOMMITTED)
        return laid and state.settings.options.pass_order == "simultaneous"

    def seen(self, state: State, action: Action, viewer: int | str | None) -> Action | None:
        """The action as a viewer may read it in the log; `state` is the position before it."""
        return observation.seen(state, action, viewer)

    def holdings(self, seen: State | Observation) -> Holdings:
        """Who holds what, and troops, as far as the viewer knows; see `observation.holdings`."""
        return observation.holdings(seen)

    def standings(self, seen: Observation) -> tuple[Mapping[str, int], ...]:
        """Who lives; of the viewer itself, and of all at the end, provinces and troops.

        Examples
        --------
        >>> state = Reconquista().position(Blanco="Soria 4, Burgos 2", seats=3)
        >>> Reconquista().standings(Reconquista().observe(state, 0))[:2]
        ({'living': 1, 'provinces': 20, 'troops': 6}, {'living': 1})
        """
        return observation.standings(seen)

    def picture(self, state: State, **drawn: Any) -> Picture:
        """The board of a position; see `teg_nb.engine.games.reconquista.drawing.picture`."""
        return picture(state, **drawn)

    def dump(self, state: State) -> dict[str, Any]:
        """A position as JSON values; it holds all secrets."""
        return position.dump(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """The position of a dump; raises `BadPosition`."""
        return position.load(data)

    def position(self, **parts: Any) -> State:
        """A position set up by hand; see `teg_nb.engine.games.reconquista.position.position`."""
        return position.position(**parts)
