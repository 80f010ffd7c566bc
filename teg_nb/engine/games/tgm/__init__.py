"""Tercera Guerra Mundial: its board, its options and its table of rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from teg_nb.engine.board import members
from teg_nb.engine.dice import DiceRule
from teg_nb.engine.game import CHANCE, Action, Event, Holdings, Rule
from teg_nb.engine.games.table import TableGame
from teg_nb.engine.games.tgm import cards, combat, moving, objectives, position, reinforcing, setup
from teg_nb.engine.games.tgm.actions import DrawCard, Roll
from teg_nb.engine.games.tgm.drawing import picture
from teg_nb.engine.games.tgm.imagining import imagine
from teg_nb.engine.games.tgm.observation import Observation, holdings, observe, seen, standings
from teg_nb.engine.games.tgm.options import EARLIER, VERSION
from teg_nb.engine.games.tgm.state import State, awaited_seat, empty_state
from teg_nb.engine.legal import LegalActions
from teg_nb.engine.picture import Picture

# In the order in which legal actions are listed: what a phase is for, then its end.
RULES: dict[type[Action], Rule] = {
    **objectives.RULES,
    **cards.RULES,
    **reinforcing.RULES,
    **combat.RULES,
    **moving.RULES,
}
CHANCE_RULES: dict[type[Action], Rule] = {
    **setup.CHANCE_RULES,
    **combat.CHANCE_RULES,
    **cards.CHANCE_RULES,
}
# The kinds that can be legal in each phase (TGM-4.1), so that the others need not be asked.
_BY_PHASE: dict[str, tuple[Rule, ...]] = {
    phase: tuple(RULES[kind] for kind in RULES if kind.verb in verbs.split())
    for phase, verbs in {
        "placing": "place",
        "reinforce": "claim exchange place end_reinforce",
        "combat": "claim attack defend move_in end_combat",
        "move": "claim fortify end_turn",
    }.items()
}


class Tgm(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`."""

    name = "tgm"
    version = VERSION
    earlier = EARLIER
    rules = RULES
    chance_rules = CHANCE_RULES
    verbs: Mapping[str, type[Action]] = {action.verb: action for action in (*RULES, *CHANCE_RULES)}
    dice = DiceRule("tgm", "TGM-6.2 to TGM-6.8", 3, 3)
    features = (
        *("owner", "armies", "turn", "round", "pool", "due", "hand_sizes", "deck_size"),
        *("exchanges", "conquests", "dice", "hand", "discards", "objective", "replaced"),
        *("battle", "entry"),
    )
    refusals: Mapping[str, tuple[str, str]] = {
        "unknown_country": ("unknown_territory", "TGM-1.3"),
        "bad_amount": ("malformed_action", "TGM-15.1"),
        "not_your_turn": ("not_your_turn", "TGM-4.2"),
        "hidden_information": ("hidden_information", "TGM-14.1"),
        "malformed_action": ("malformed_action", "TGM-15.1"),
        "game_over": ("game_over", "TGM-9.4"),
    }

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        """The position before the deal (TGM-3).

        Examples
        --------
        >>> state = Tgm().setup(4)
        >>> state.settings.seats, Tgm().to_move(state) == CHANCE
        (('Blanco', 'Negro', 'Rojo', 'Azul'), True)
        """
        return empty_state(setup.table(seats, options))

    def awaited(self, state: State) -> int:
        """The seat that the game waits for, while it waits for one."""
        return awaited_seat(state)

    def legal_actions(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        """Every legal action of a seat; see `Game.legal_actions`."""
        if state.chance or state.phase == "game_over":
            return LegalActions()
        if seat is not None and seat != awaited_seat(state):
            return LegalActions()
        return LegalActions([rule.options(state) for rule in _BY_PHASE[state.phase]])

    def apply(self, state: State, action: Action) -> list[Event]:
        """Do an action that is known to be legal, editing `state`; returns what came of it."""
        events = super().apply(state, action)
        objectives.check_victory(state, ("own_turn",), events)
        return events

    def sample(self, state: State, rng: random.Random) -> Action:
        """The chance action that is due.

        Raises
        ------
        ValueError
            If none is due.
        """
        if state.chance == "battle":
            attack, defence = (_throw(dice, rng) for dice in state.dice)
            return Roll(CHANCE, attack, defence)
        if state.chance == "card":
            return DrawCard(CHANCE, rng.choice(members(state.deck)))
        if state.chance == "objectives":
            return setup.sample_objectives(state, rng)
        if state.chance == "deal":
            return setup.sample_deal(state, rng)
        raise ValueError("no chance action is due")

    def observe(self, state: State, viewer: int | None) -> Observation:
        """What a seat (None: a spectator) may know of the position.

        Examples
        --------
        >>> Tgm().observe(Tgm().setup(3), 1).hand
        ()
        """
        legal = LegalActions[Action]() if viewer is None else self.legal_actions(state, viewer)
        return observe(state, viewer, self.to_move(state), legal)

    def seen(self, state: State, action: Action, viewer: int | None) -> Action:
        """The action as a viewer may read it in the log; `state` is the position before it."""
        return seen(state, action, viewer)

    def imagine(self, seen: Observation, rng: random.Random) -> State:
        """A position that the viewer cannot tell from the true one; see `Game.imagine`."""
        return imagine(seen, rng)

    def holdings(self, seen: State | Observation) -> Holdings:
        """Who holds what: armies by territory."""
        return holdings(seen)

    def standings(self, seen: Observation) -> tuple[Mapping[str, int], ...]:
        """Territories, armies and cards of each seat.

        Examples
        --------
        >>> state = Tgm().position(Blanco="Perú 4, Brasil", rest="Negro", out={"Rojo": "Negro"})
        >>> Tgm().standings(Tgm().observe(state, None))[0]
        {'living': 1, 'countries': 2, 'armies': 5, 'cards': 0}
        """
        return standings(seen)

    def picture(self, state: State, **drawn: Any) -> Picture:
        """The board of a position; see `teg_nb.engine.games.tgm.drawing.picture`."""
        return picture(state, **drawn)

    def dump(self, state: State) -> dict[str, Any]:
        """A position as JSON values."""
        return position.dump(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """The position of a dump; raises `BadPosition`."""
        return position.load(data)

    def position(self, **parts: Any) -> State:
        """A position set up by hand; see `teg_nb.engine.games.tgm.position`."""
        return position.position(**parts)


def _throw(dice: int, rng: random.Random) -> tuple[int, ...]:
    return tuple(sorted((rng.randrange(6) + 1 for _ in range(dice)), reverse=True))
