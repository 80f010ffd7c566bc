"""La Reconquista, a game of hidden owners: its board, its options and its table of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.dice import DiceRule
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.common.table_game import TableGame
from teg_nb.engine.games.reconquista import combat, movement, position, rounds, setup
from teg_nb.engine.games.reconquista.actions import Commit
from teg_nb.engine.games.reconquista.deduction import remember
from teg_nb.engine.games.reconquista.determinize import determinize
from teg_nb.engine.games.reconquista.observation import (
    Observation,
    compose,
    fill_private,
    holdings,
    redact,
    standings,
)
from teg_nb.engine.games.reconquista.options import RecOptions
from teg_nb.engine.games.reconquista.picture import picture
from teg_nb.engine.games.reconquista.queries import committers
from teg_nb.engine.games.reconquista.state import UNCOMMITTED, State, empty_state
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.legal_actions import LegalActions, LegalActionsOnDemand

# In the order in which legal actions are listed.
RULES: dict[type[Action], Rule[State]] = {
    **setup.RULES,
    **rounds.PASSING,
    **movement.RULES,
    **combat.RULES,
    **rounds.DRAWS,
}
CHANCE_RULES: dict[type[Action], Chance[State]] = setup.CHANCE_RULES


class Reconquista(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`."""

    name = "reconquista"
    version = 1
    rules = RULES
    chance_rules = CHANCE_RULES
    phases: ClassVar[Mapping[str, str]] = {
        "placing": "place_five",
        "play": "pass move attack offer_draw",
        "commit": "commit",
        "draw": "answer_draw",
    }
    presets = RecOptions.presets
    dice = DiceRule("reconquista", "REC-7.7")  # troops on the passed provinces decide
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

    observation = Observation
    fill_private = staticmethod(fill_private)
    redact = staticmethod(redact)
    determinize = staticmethod(determinize)
    holdings = staticmethod(holdings)
    standings = staticmethod(standings)
    offer_form = staticmethod(compose)
    picture = staticmethod(picture)
    validation_errors = staticmethod(position.validation_errors)
    decided_faults = staticmethod(position.decided_faults)
    position = staticmethod(position.position)

    def setup(self, seats: int | Sequence[str], options: JsonMapping | None = None) -> State:
        """Return the position before the lot and the deal (REC-3).

        Examples
        --------
        >>> state = Reconquista().setup(4)
        >>> state.settings.seats, state.chance
        (('Blanco', 'Negro', 'Rojo', 'Azul'), 'dealer')
        """
        return empty_state(setup.table(seats, options))

    def to_move(self, state: State) -> int:
        """Return the seat that the game waits for, `CHANCE` or `NOBODY`.

        While cards are passed, this is the attacker, then the attacked seat. The order is always
        the same, so everybody may know it. An observation does not reveal which sides have passed
        cards.
        """
        actors = self.acting_seats(state)
        return actors[0] if actors else NOBODY

    def acting_seats(self, state: State) -> tuple[int, ...]:
        """Return every seat that may act now; in an attack, each side until it has passed cards."""
        if state.phase == "game_over":
            return ()
        if state.chance:
            return (CHANCE,)
        if state.phase == "commit":
            return committers(state)
        return state.answering[:1] or (state.turn,)

    def legal_on_demand(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        """List the legal actions of a seat; three kinds are too many and listed as a sample.

        `check` accepts every legal action; `offer_form` describes the others for an interface. The
        sample is always the same for the same position:

        - ``place_five``: all five on each province; three on each and two on each own neighbour;
          one on each of the five with the fewest troops.
        - ``move``: the empty move (if allowed); each transfer of one troop and of all troops of a
          province; all troops of all neighbours into each province.
        - ``commit``: every subset of up to five own involved provinces; of more, the empty set,
          each single province, and all.

        The sample depends only on the knowledge of the seat (REC-8.10).
        """
        actors = self.acting_seats(state)
        if not actors or actors == (CHANCE,):
            return LegalActions()
        seat = actors[0] if seat is None else seat
        if seat not in actors:
            return LegalActions()
        if state.phase == "commit":
            return LegalActions([(Commit, combat.commit_options(state, seat))])
        return LegalActionsOnDemand(state, self.menu(state.phase))

    def check(self, state: State, action: Action) -> None:
        """Raise `IllegalAction` if an action is against the rules."""
        if state.phase == "game_over":
            raise IllegalAction(*self.refusals["game_over"])
        super().check(state, action)

    def apply(self, state: State, action: Action) -> list[Event]:
        """Apply a legal action to `state` in place; return its events.

        Every viewer remembers the visible parts of the events; see `deduction`.
        """
        events = super().apply(state, action)
        state.memory = tuple([remember(memory, events) for memory in state.memory])
        return events

    def require_log_access(self, state: State) -> None:
        """Refuse a log for one seat: without memory aids nobody reads back before the end.

        Raises
        ------
        IllegalAction
            ``no_memory_aid``, unless the table plays with ``memory_aid`` (REC-1.8, REC-8.9).
        """
        if not state.settings.options.memory_aid:
            raise IllegalAction("no_memory_aid", "REC-1.8")

    def has_sealed_entries(self, state: State) -> bool:
        """Tell if cards are laid down that others may not know of yet (REC-7.5, REC-7.15)."""
        laid = state.commits != (UNCOMMITTED, UNCOMMITTED)
        return laid and state.settings.options.pass_order == "simultaneous"
