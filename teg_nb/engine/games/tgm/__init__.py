"""Tercera Guerra Mundial: its board, its options and its rule tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import ClassVar

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.dice import DiceRule
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance, Counted, Rule
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
from teg_nb.engine.games.tgm.actions import DealCards, DrawCard, Exchange
from teg_nb.engine.games.tgm.determinize import determinize
from teg_nb.engine.games.tgm.observation import (
    Observation,
    fill_private,
    holdings,
    public_standings,
    seen,
    standings,
)
from teg_nb.engine.games.tgm.options import VERSION, TgmOptions
from teg_nb.engine.games.tgm.picture import picture
from teg_nb.engine.games.tgm.queries import awaited_seat
from teg_nb.engine.games.tgm.state import State, empty_state
from teg_nb.engine.json_types import JsonMapping

# The order of the legal actions: first the actions of a phase, then its end.
RULES: dict[type[Action], Rule[State]] = {
    **objectives.RULES,
    **cards.RULES,
    **reinforcement.RULES,
    **combat.RULES,
    **movement.RULES,
}
CHANCE_RULES: dict[type[Action], Chance[State]] = {
    **setup.CHANCE_RULES,
    **combat.CHANCE_RULES,
    **cards.CHANCE_RULES,
}


class Tgm(TableGame[State, Observation]):
    """The game as `Match`, tables, bots and widget use it; see `teg_nb.engine.game`."""

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
    presets = TgmOptions.presets
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
    current_seat = staticmethod(awaited_seat)
    fill_private = staticmethod(fill_private)
    redact = staticmethod(seen)
    determinize = staticmethod(determinize)
    holdings = staticmethod(holdings)
    standings = staticmethod(standings)
    public_standings = staticmethod(public_standings)
    counted = Counted(
        attrgetter("owner", "armies", "hands", "slayer"), "countries", ("armies",), ("cards",)
    )
    picture = staticmethod(picture)
    validation_errors = staticmethod(position.validation_errors)
    dump = staticmethod(position.dump)
    read = staticmethod(position.read_dump)
    decided_faults = staticmethod(position.decided_faults)
    position = staticmethod(position.position)

    def setup(self, seats: int | Sequence[str], options: JsonMapping | None = None) -> State:
        """Return the position before the deal (TGM-3).

        Examples
        --------
        >>> state = Tgm().setup(4)
        >>> state.settings.seats, state.chance
        (('Blanco', 'Negro', 'Rojo', 'Azul'), 'objectives')
        """
        return empty_state(setup.table(seats, options))

    def refuse_chapter_off(self, state: State, action: Action) -> None:
        """Raise ``chapter_off`` for a card that is not in the deck (CHP-7.1, CHP-7.7)."""
        named: tuple[int, ...] = ()
        if isinstance(action, DealCards):
            named = tuple(card for hand in action.hands for card in hand)
        elif isinstance(action, DrawCard):
            named = (action.card,)
        elif isinstance(action, Exchange):
            named = action.cards
        last = len(state.settings.facts.cards)
        if any(type(card) is int and state.settings.cards <= card < last for card in named):
            raise IllegalAction("chapter_off", "CHP-7.1", chapter="jokers")

    def apply(self, state: State, action: Action) -> list[Event]:
        """Apply an action known to be legal, editing `state` in place; return its events."""
        events = super().apply(state, action)
        objectives.check_victory(state, ("own_turn",), events)
        return events
