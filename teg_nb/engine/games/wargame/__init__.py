"""The resource war: its options and its table of rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from teg_nb.engine.dice import DiceRule
from teg_nb.engine.game import Action, Holdings, Rule
from teg_nb.engine.games.table import TableGame
from teg_nb.engine.games.wargame import combat, moving, position, rounds, setup, strikes, work
from teg_nb.engine.games.wargame.actions import EndTurn
from teg_nb.engine.games.wargame.drawing import picture
from teg_nb.engine.games.wargame.imagining import imagine
from teg_nb.engine.games.wargame.observation import Observation, holdings, observe, seen, standings
from teg_nb.engine.games.wargame.options import WarOptions
from teg_nb.engine.games.wargame.settings import settings_for
from teg_nb.engine.games.wargame.state import State, empty_state
from teg_nb.engine.legal import LegalActions
from teg_nb.engine.picture import Picture

# In the order in which legal actions are listed.
RULES: dict[type[Action], Rule] = {
    **combat.RULES,
    **strikes.RULES,
    **work.RULES,
    **moving.RULES,
    **rounds.DEFEND,
    **rounds.END,
}
CHANCE_RULES: dict[type[Action], Rule] = {**setup.CHANCE_RULES, **work.CHANCE_RULES}


class Wargame(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`.

    Where there are too many orders to list, `legal_actions` has a sample: of strikes and of
    `defend` those with all free units (fewer are legal too), of marches those without cargo and
    with what one troop carries of one good, of trips by plane or ship those with all free vehicles,
    empty, full of troops or full of goods, and of deliveries each single territory, all borders and
    all territories. Every order that `check` accepts is legal; `compose` tells what may be put
    together.
    """

    name = "wargame"
    version = 1
    rules = RULES
    chance_rules = CHANCE_RULES
    verbs: Mapping[str, type[Action]] = {action.verb: action for action in (*RULES, *CHANCE_RULES)}
    dice = DiceRule("wargame", "WAR-6.3")  # the numbers alone decide
    features = (
        *("owner", "units", "busy", "levels", "recruits", "suppressed", "stocks"),
        *("objective", "delivery", "turn", "first", "round"),
    )
    refusals: Mapping[str, tuple[str, str]] = {
        "unknown_country": ("unknown_territory", "WAR-1.1"),
        "bad_amount": ("bad_amount", "WAR-4.6"),
        "not_your_turn": ("not_your_turn", "WAR-4.5"),
        "hidden_information": ("hidden_information", "WAR-3.3"),
        "malformed_action": ("malformed_action", "WAR-4.6"),
        "game_over": ("game_over", "WAR-11.2"),
    }

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        """The position before the deal (WAR-3).

        Examples
        --------
        >>> state = Wargame().setup(4)
        >>> state.settings.seats, state.chance
        (('Blanco', 'Negro', 'Rojo', 'Azul'), 'deal')
        """
        chosen = WarOptions.parse(options)
        return empty_state(settings_for(setup.seat_colours(seats, chosen), chosen))

    def legal_actions(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        """Legal actions of a seat; a sample where there are too many, see the class."""
        waits_for = self.to_move(state)
        if waits_for < 0 or seat not in (None, waits_for):
            return LegalActions()
        rules = (RULES[EndTurn],) if state.phase == "first_delivery" else RULES.values()
        return LegalActions([rule.options(state) for rule in rules])

    def compose(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat may put together freely; see `teg_nb.engine.games.wargame.moving.compose`."""
        return moving.compose(state, seat)

    def sample(self, state: State, rng: random.Random) -> Action:
        """The chance action that is due.

        Raises
        ------
        ValueError
            If none is due.
        """
        if state.chance == "deal":
            return setup.sample_deal(state, rng)
        if state.chance == "objectives":
            return setup.sample_objectives(state, rng)
        if state.chance == "gather":
            return work.sample_gathering(state, rng)
        raise ValueError("no chance action is due")

    def observe(self, state: State, viewer: int | None) -> Observation:
        """What a seat (None: a spectator) may know of the position.

        Examples
        --------
        >>> Wargame().observe(Wargame().setup(3), 1).objective
        -1
        """
        legal = LegalActions[Action]() if viewer is None else self.legal_actions(state, viewer)
        return observe(state, viewer, self.to_move(state), legal)

    def imagine(self, seen: Observation, rng: random.Random) -> State:
        """A position that the viewer cannot tell from the true one; see `Game.imagine`."""
        return imagine(seen, rng)

    def seen(self, state: State, action: Action, viewer: int | None) -> Action:
        """The action as a viewer may read it in the log; `state` is the position before it."""
        return seen(state, action, viewer)

    def holdings(self, seen: State | Observation) -> Holdings:
        """Who holds what: troops, planes and ships by territory."""
        return holdings(seen)

    def standings(self, seen: Observation) -> tuple[Mapping[str, int], ...]:
        """Territories, troops, planes and ships of each seat.

        Examples
        --------
        >>> state = Wargame().position(Rojo={"Brasil": {"troops": 4, "planes": 2}}, Azul="China")
        >>> Wargame().standings(Wargame().observe(state, None))[0]
        {'living': 1, 'territories': 1, 'troops': 4, 'planes': 2, 'ships': 0}
        """
        return standings(seen)

    def picture(self, state: State, **drawn: Any) -> Picture:
        """The board of a position; see `teg_nb.engine.games.wargame.drawing.picture`."""
        return picture(state, **drawn)

    def dump(self, state: State) -> dict[str, Any]:
        """A position as JSON values."""
        return position.dump(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """The position of a dump; raises `BadPosition`."""
        return position.load(data)

    def position(self, **parts: Any) -> State:
        """A position set up by hand; see `teg_nb.engine.games.wargame.position.position`."""
        return position.position(**parts)
