"""EGGAR: a grid, dice and questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.dice import DiceRule
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import Chance, Counted, Rule
from teg_nb.engine.games.common.table_game import TableGame
from teg_nb.engine.games.eggar import combat, movement, position, question_phase, rounds
from teg_nb.engine.games.eggar.actions import Answer, Ask, DrawQuestion, Remove
from teg_nb.engine.games.eggar.determinize import determinize
from teg_nb.engine.games.eggar.guards import refuse_unless_playing
from teg_nb.engine.games.eggar.observation import (
    Observation,
    counted_fields,
    fill_private,
    holdings,
    standings,
)
from teg_nb.engine.games.eggar.options import VERSION, EggarOptions
from teg_nb.engine.games.eggar.picture import picture
from teg_nb.engine.games.eggar.queries import army, awaited_seat, pending
from teg_nb.engine.games.eggar.question_bank import MOST_CHOICES
from teg_nb.engine.games.eggar.settings import table
from teg_nb.engine.games.eggar.state import State, first_state
from teg_nb.engine.json_types import JsonMapping, JsonObject

# In the order in which legal actions are listed: the actions of a phase, then its end.
RULES: dict[type[Action], Rule[State]] = {**movement.RULES, **combat.RULES, **question_phase.RULES}
CHANCE_RULES: dict[type[Action], Chance[State]] = {
    **rounds.CHANCE_RULES,
    **movement.CHANCE_RULES,
    **combat.CHANCE_RULES,
    **question_phase.CHANCE_RULES,
}


class Eggar(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`."""

    name = "eggar"
    version = VERSION
    rules = RULES
    chance_rules = CHANCE_RULES
    dice = DiceRule("eggar", "EGG-6.2 to EGG-6.6", 4, 1, stays=0, again=True, moves=0)
    features = (
        *("soldiers", "turn", "round", "steps", "target", "attackers", "choosing"),
        *("answerer", "answer", "level"),
    )
    pieces = ("soldier",)
    unnamed = MappingProxyType({"choice": MOST_CHOICES})
    refusals: Mapping[str, tuple[str, str]] = {
        "unknown_country": ("off_board", "EGG-1.4"),
        "bad_amount": ("bad_choice", "EGG-7.3"),
        "not_your_turn": ("not_your_turn", "EGG-4.1"),
        "hidden_information": ("hidden_information", "EGG-7.1"),
        "malformed_action": ("malformed_action", "EGG-4.1"),
        "game_over": ("game_over", "EGG-8.3"),
    }

    presets = EggarOptions.presets
    observation = Observation
    current_seat = staticmethod(awaited_seat)
    fill_private = staticmethod(fill_private)
    determinize = staticmethod(determinize)
    holdings = staticmethod(holdings)
    standings = staticmethod(standings)
    public_standings = staticmethod(standings)
    counted = Counted(counted_fields, "")
    picture = staticmethod(picture)
    validation_errors = staticmethod(position.validation_errors)
    decided_faults = staticmethod(position.decided_faults)
    position = staticmethod(position.position)

    def setup(self, seats: int | Sequence[str], options: JsonMapping | None = None) -> State:
        """Return the position before the first roll (EGG-3).

        Examples
        --------
        >>> state = Eggar().setup(2)
        >>> state.settings.seats, state.at("A1"), state.chance
        (('Verde', 'Azul'), 's0-0', 'move')
        """
        return first_state(table(seats, options))

    def refuse_chapter_off(self, state: State, action: Action) -> None:
        """Raise ``chapter_off`` for a question where none is asked (CHP-7.6)."""
        chosen = state.settings.options.group_loser == "attacker_choice"
        if isinstance(action, (Ask, Answer, DrawQuestion)) or (
            isinstance(action, Remove) and not chosen
        ):
            if action.seat != CHANCE:
                refuse_unless_playing(state, action.seat)
            raise IllegalAction("chapter_off", "EGG-7.2", chapter="questions")

    def offer_form(self, state: State, seat: int) -> JsonObject:
        """Return the possible actions of each soldier of a seat, as JSON values, for interfaces.

        Returns
        -------
        dict
            ``steps``: number left. ``soldiers``: for each own soldier its name, its square (``at``)
            and its ``reach``: squares (``to``) with the number of ``steps``, one shortest ``path``,
            and ``flag``, true if a flag on the square wins. ``targets``: adjacent enemies, their
            squares (``at``), and the own ``soldiers`` that may attack, all or some of them. Lists
            of other phases and other seats are empty.

        Examples
        --------
        >>> state = Eggar().position(Verde="7 C4", Azul="M4", steps=1)
        >>> Eggar().offer_form(state, 0)["soldiers"][0]["reach"][0]
        {'to': 'C3', 'steps': 1, 'path': ['C3'], 'flag': False}
        """
        names, soldiers = state.settings.board.names, state.settings.vocabulary["soldier"]
        mine = state.turn == seat and not pending(state)
        flags = movement.enemy_flags(state, seat)
        steps = state.steps if mine and state.phase == "move" else 0
        fights = combat.contacts(state, seat) if mine and state.phase == "attack" else {}
        return {
            "steps": steps,
            "soldiers": [
                {
                    "soldier": soldiers[soldier],
                    "at": names[state.soldiers[soldier]],
                    "reach": [
                        {
                            "to": names[square],
                            "steps": len(path),
                            "path": [names[square] for square in path],
                            "flag": square in flags,
                        }
                        for square, path in movement.reach(state, soldier, steps).items()
                    ],
                }
                for soldier in army(state, seat)
            ],
            "targets": [
                {
                    "target": soldiers[target],
                    "at": names[state.soldiers[target]],
                    "soldiers": [soldiers[soldier] for soldier in group],
                }
                for target, group in fights.items()
            ],
        }
