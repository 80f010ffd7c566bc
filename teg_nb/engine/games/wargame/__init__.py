"""The resource war: its options and its table of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.dice import DiceRule
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance, Counted, Rule
from teg_nb.engine.games.common.table_game import TableGame, refuse_unless_playing
from teg_nb.engine.games.wargame import combat, economy, movement, position, rounds, setup, strikes
from teg_nb.engine.games.wargame.actions import (
    Build,
    DealObjectives,
    Fire,
    Gather,
    TreasureDraw,
)
from teg_nb.engine.games.wargame.components import FIRST_WEAPON, ITEMS, TREASURE
from teg_nb.engine.games.wargame.determinize import determinize
from teg_nb.engine.games.wargame.guards import refusal
from teg_nb.engine.games.wargame.observation import (
    Observation,
    counted_fields,
    fill_private,
    holdings,
    redact,
    standings,
)
from teg_nb.engine.games.wargame.options import VERSION, WarOptions
from teg_nb.engine.games.wargame.picture import picture
from teg_nb.engine.games.wargame.state import State, empty_state
from teg_nb.engine.json_types import JsonMapping

# In the order in which legal actions are listed.
RULES: dict[type[Action], Rule[State]] = {
    **combat.RULES,
    **strikes.RULES,
    **economy.RULES,
    **movement.RULES,
    **rounds.DEFEND,
    **rounds.END,
}
CHANCE_RULES: dict[type[Action], Chance[State]] = {**setup.CHANCE_RULES, **economy.CHANCE_RULES}


def chapter_of(action: Action) -> str:
    """Return the chapter that an action needs, or ``""`` (CHP-7.5)."""
    match action:
        case Fire():
            return "weapons"
        case Build() if type(action.item) is int and FIRST_WEAPON <= action.item < len(ITEMS):
            return "weapons"
        case Gather() if action.resource == TREASURE:
            return "treasures"
        case TreasureDraw():
            return "treasures"
        case DealObjectives():
            return "objectives"
        case _:
            return ""


class Wargame(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`.

    Where there are too many orders to list, `legal_actions` holds a sample. Strikes and `defend`
    are listed with all free units; fewer are legal too. Marches are listed without cargo, and with
    a full load of one good that one troop carries. Trips by plane or ship are listed with all free
    vehicles: empty, full of troops or full of goods. Deliveries are listed as single territories,
    all borders and all territories. Every order that `check` accepts is legal; `offer_form` lists
    the parts of free orders.
    """

    name = "wargame"
    version = VERSION
    rules = RULES
    chance_rules = CHANCE_RULES
    phases: ClassVar[Mapping[str, str]] = {"first_delivery": "end_turn"}
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

    presets = WarOptions.presets
    observation = Observation
    fill_private = staticmethod(fill_private)
    redact = staticmethod(redact)
    determinize = staticmethod(determinize)
    holdings = staticmethod(holdings)
    standings = staticmethod(standings)
    public_standings = staticmethod(standings)
    counted = Counted(counted_fields, "territories", ("troops", "planes", "ships"))
    offer_form = staticmethod(movement.compose)
    picture = staticmethod(picture)
    validation_errors = staticmethod(position.validation_errors)
    decided_faults = staticmethod(position.decided_faults)
    dump = staticmethod(position.dump)
    read = staticmethod(position.read_dump)
    position = staticmethod(position.position)

    def refuse_chapter_off(self, state: State, action: Action) -> None:
        """Raise ``chapter_off`` for an action of a chapter that is out (CHP-7.5, CHP-7.7)."""
        chapter = chapter_of(action)
        if chapter not in state.settings.chapters_off:
            return
        if action.seat != CHANCE:
            turn, out = "WAR-4.5", "WAR-11.1"
            refuse_unless_playing(refusal, state, action.seat, over="WAR-11.2", turn=turn, out=out)
        raise IllegalAction("chapter_off", "CHP-7.5", chapter=chapter)

    def setup(self, seats: int | Sequence[str], options: JsonMapping | None = None) -> State:
        """Return the position before the deal (WAR-3).

        Examples
        --------
        >>> state = Wargame().setup(4)
        >>> state.settings.seats, state.chance
        (('Blanco', 'Negro', 'Rojo', 'Azul'), 'deal')
        """
        return empty_state(setup.table(seats, options))
