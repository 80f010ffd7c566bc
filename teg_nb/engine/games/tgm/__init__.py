"""Tercera Guerra Mundial: its board, its options and its table of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.dice import DiceRule
from teg_nb.engine.game import Chance, Rule
from teg_nb.engine.games.common.table_game import TableGame
from teg_nb.engine.games.tgm import (
    cards,
    combat,
    movement,
    objectives,
    position,
    reinforcement,
    setup,
)
from teg_nb.engine.games.tgm.determinize import imagine
from teg_nb.engine.games.tgm.observation import (
    Observation,
    holdings,
    public_standings,
    seen,
    standings,
    tell,
)
from teg_nb.engine.games.tgm.options import VERSION
from teg_nb.engine.games.tgm.picture import picture
from teg_nb.engine.games.tgm.queries import awaited_seat
from teg_nb.engine.games.tgm.state import State, empty_state

# In the order in which legal actions are listed: what a phase is for, then its end.
RULES: dict[type[Action], Rule] = {
    **objectives.RULES,
    **cards.RULES,
    **reinforcement.RULES,
    **combat.RULES,
    **movement.RULES,
}
CHANCE_RULES: dict[type[Action], Chance] = {
    **setup.CHANCE_RULES,
    **combat.CHANCE_RULES,
    **cards.CHANCE_RULES,
}


class Tgm(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`."""

    name = "tgm"
    version = VERSION
    rules = RULES
    chance_rules = CHANCE_RULES
    phases: ClassVar[Mapping[str, str]] = {  # TGM-4.1
        "placing": "place",
        "reinforce": "claim exchange place end_reinforce",
        "combat": "claim attack defend move_in end_combat",
        "move": "claim fortify end_turn",
    }
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

    observation = Observation
    awaited = staticmethod(awaited_seat)
    tell = staticmethod(tell)
    seen = staticmethod(seen)
    imagine = staticmethod(imagine)
    holdings = staticmethod(holdings)
    standings = staticmethod(standings)
    public_standings = staticmethod(public_standings)
    picture = staticmethod(picture)
    faults = staticmethod(position.faults)
    dump = staticmethod(position.dump)
    read = staticmethod(position.read_dump)
    position = staticmethod(position.position)

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        """The position before the deal (TGM-3).

        Examples
        --------
        >>> state = Tgm().setup(4)
        >>> state.settings.seats, state.chance
        (('Blanco', 'Negro', 'Rojo', 'Azul'), 'objectives')
        """
        return empty_state(setup.table(seats, options))

    def apply(self, state: State, action: Action) -> list[Event]:
        """Do an action that is known to be legal, editing `state`; returns what came of it."""
        events = super().apply(state, action)
        objectives.check_victory(state, ("own_turn",), events)
        return events
