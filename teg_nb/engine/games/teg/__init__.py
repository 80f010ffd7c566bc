"""T.E.G. La Revancha: its board, its options and its table of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import ClassVar

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.game import Chance, Counted, Rule
from teg_nb.engine.games.common.table_game import TableGame
from teg_nb.engine.games.teg import (
    cards,
    combat,
    missiles,
    objectives,
    placing,
    position,
    position_faults,
    regrouping,
    rounds,
    setup,
)
from teg_nb.engine.games.teg.actions import (
    AggressionMove,
    ChooseDice,
    ConquestMove,
    EndTurn,
    IntrusionMove,
    JointDecision,
    OpenJointAttack,
)
from teg_nb.engine.games.teg.chapters import refuse_chapter_off
from teg_nb.engine.games.teg.determinize import determinize
from teg_nb.engine.games.teg.observation import (
    Observation,
    fill_private,
    holdings,
    public_standings,
    redact,
    standings,
)
from teg_nb.engine.games.teg.options import TegOptions
from teg_nb.engine.games.teg.pacts import alliances, lifecycle, negotiation
from teg_nb.engine.games.teg.picture import picture
from teg_nb.engine.games.teg.queries import awaited_seat, living
from teg_nb.engine.games.teg.state import Public, State, empty_state
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.legal_actions import LegalActions, LegalActionsOnDemand, Part

# Legal actions are listed in this order: the main actions of a phase, then its end.
RULES: dict[type[Action], Rule[State]] = {
    **placing.RULES,
    **missiles.RULES,
    **cards.RULES,
    **combat.RULES,
    **alliances.RULES,
    **regrouping.RULES,
    **rounds.RULES,
    **objectives.RULES,
    **negotiation.RULES,
}
CHANCE_RULES: dict[type[Action], Chance[State]] = {
    **setup.CHANCE_RULES,
    **combat.CHANCE_RULES,
    **cards.CHANCE_RULES,
}


class Teg(TableGame[State, Observation]):
    """The game for `Match`, the tables, the bots and the widget; see `teg_nb.engine.game`."""

    name = "teg"
    version = 1
    rules = RULES
    chance_rules = CHANCE_RULES
    # By phase, and by the decision due within the attack phase. Victory is declared in any phase.
    phases: ClassVar[Mapping[str, str]] = {
        "initial_1": "place place_missile convert_to_missile end_placement",
        "initial_2": "place place_missile convert_to_missile end_placement",
        "extra_reinforcement": "place place_missile convert_to_missile end_placement",
        "reinforce": "place place_missile convert_to_missile exchange end_placement end_turn",
        "attack": "attack fire_missile open_joint_attack end_attack end_turn",
        "battle": "choose_dice",
        "conquest": "conquest_move",
        "intrusion": "intrusion_move",
        "aggression": "aggression_move",
        "joint": "joint_decision",
        "regroup": "regroup regroup_missiles end_regroup end_turn",
        "ally_regroup": "regroup regroup_missiles end_regroup",
        "card": "exchange request_card bonus end_turn",
    }
    unlisted: tuple[str, ...] = (
        *(action.verb for action in RULES if action.verb.startswith("propose")),
        "leave",
    )
    presets = TegOptions.presets
    dice = combat.DICE
    features = (
        *("owner", "armies", "missiles", "turn", "first", "round", "situation", "due"),
        *("no_card", "hand_sizes", "exchanges", "conquests", "card_taken", "exchanged"),
        *("hand", "bonus_used", "discards", "objectives", "target", "entry", "battle"),
    )
    refusals: Mapping[str, tuple[str, str]] = {
        "unknown_country": ("unknown_country", "TEG-1.2"),
        "bad_amount": ("bad_amount", "TEG-4.4"),
        "not_your_turn": ("not_your_turn", "TEG-5.1"),
        "hidden_information": ("hidden_information", "TEG-3.12"),
        "malformed_action": ("malformed_action", "TEG-0.11"),
        "game_over": ("game_over", "TEG-18.1"),
    }

    observation = Observation
    current_seat = staticmethod(awaited_seat)
    fill_private = staticmethod(fill_private)
    redact = staticmethod(redact)
    determinize = staticmethod(determinize)
    holdings = staticmethod(holdings)
    standings = staticmethod(standings)
    public_standings = staticmethod(public_standings)
    counted = Counted(
        attrgetter("owner", "armies", "missiles", "hands", "guests", "slayer"),
        "countries",
        ("armies", "missiles"),
        ("cards",),
    )
    picture = staticmethod(picture)
    validation_errors = staticmethod(position.validation_errors)
    decided_faults = staticmethod(position_faults.loaded_faults)
    dump = staticmethod(position.dump)
    read = staticmethod(position.read_dump)
    position = staticmethod(position.position)
    refuse_chapter_off = staticmethod(refuse_chapter_off)

    def setup(self, seats: int | Sequence[str], options: JsonMapping | None = None) -> State:
        """Return the position before the deal (TEG-2).

        Examples
        --------
        >>> state = Teg().setup(4)
        >>> state.settings.seats, state.chance
        (('Blanco', 'Negro', 'Rojo', 'Azul'), 'deal')
        """
        return empty_state(setup.table(seats, options))

    def acting_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that may act now, the awaited seat first."""
        waits_for = self.to_move(state)
        if waits_for == NOBODY:
            return ()
        if waits_for == CHANCE:
            return (CHANCE,)
        quiet = state.settings.options.auto_victory and not state.pacts and not state.proposals
        seats = range(0 if quiet else len(state.slayer))
        others = [s for s in seats if s != waits_for and self.legal_actions(state, s)]
        return (waits_for, *others)

    def legal_on_demand(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        """List the legal actions of a seat, without `proposals`; see `TableGame`."""
        if state.chance or state.phase == "game_over":
            return LegalActions()
        awaited = awaited_seat(state)
        if seat is not None and seat != awaited:
            return LegalActions(self._out_of_turn(state, seat))
        waits = state.entry_rule or ("battle" if state.battle else "joint" if state.joint else "")
        more: list[Part[Action]] = []
        if not state.settings.options.auto_victory:
            declarations = objectives.declarations(state, awaited)
            more += [(type(action), [action]) for action in declarations]
        if state.pacts or state.proposals:
            responses = negotiation.responses(state, awaited)
            more += [(type(action), [action]) for action in responses]
        return LegalActionsOnDemand(state, self.menu(waits or state.phase), more)

    def _out_of_turn(self, state: State, seat: int) -> list[Part[Action]]:
        if state.slayer[seat] >= 0:
            return []
        actions = list(negotiation.responses(state, seat))
        if not state.settings.options.auto_victory:
            actions += objectives.declarations(state, seat)
        return [(type(action), [action]) for action in actions]

    def proposals(self, state: Public, seat: int) -> list[Action]:
        """List the pacts that a seat may propose now.

        Proposals are legal actions, but too many for `legal_actions`.
        """
        return list(negotiation.proposals(state, seat))

    def apply(self, state: State, action: Action) -> list[Event]:
        """Apply a legal action to `state` in place; return its events."""
        events: list[Event] = []  # without `super()`: this is the most frequent call
        self._effects[type(action)](state, action, events)
        if state.phase == "card" and not state.chance and self._draws(state, action):
            cards.request_card(state, events)
        if state.pacts or state.proposals:
            lifecycle.upkeep(state, events)
        if state.gone and state.settings.options.leaver == "passive":
            self._act_for_the_gone(state, events)
        return events

    def _draws(self, state: State, action: Action) -> bool:
        """Return whether the seat in turn draws its earned card without asking.

        Where an exchange may come first, it draws when it ends its turn (CHP-2.10.3).
        """
        options = state.settings.options
        if not options.auto_card or (options.defensive_canje and not isinstance(action, EndTurn)):
            return False
        return not rounds.card_refusal(state, state.turn)[0]

    def _act_for_the_gone(self, state: State, events: list[Event]) -> None:
        """Act for the seats whose player left: place their armies, pass the rest (TEG-D-18)."""
        for offered in state.proposals:
            if state.gone >> offered.b & 1:
                negotiation.decline(state, offered, events)
        while not state.chance and state.phase != "game_over":
            seat = awaited_seat(state)
            if not state.gone >> seat & 1 or all(state.gone >> s & 1 for s in living(state)):
                return
            self._act_for(state, seat, events)

    def _act_for(self, state: State, seat: int, events: list[Event]) -> None:
        """Take the smallest choice of the decision due; place armies one by one."""
        if state.phase in placing.PLACING:
            placing.place_automatically(state, events)
            placing.end(state, events)
        elif state.battle:
            max_dice = combat.full_dice(state)[1 if state.dice[0] else 0]
            RULES[ChooseDice].apply(state, ChooseDice(seat, max_dice), events)
        elif state.entry:
            smallest = {"conquest": ConquestMove, "aggression": AggressionMove}
            kind = smallest.get(state.entry_rule)
            action = kind(seat, 1) if kind else IntrusionMove(seat, 0)
            RULES[type(action)].apply(state, action, events)
        elif state.joint:
            RULES[JointDecision].apply(state, JointDecision(seat, False), events)
        elif state.phase == "ally_regroup":
            rounds.next_ally(state, events)
        elif state.phase in ("reinforce", "attack") and rounds.joint_due(state):
            number = next(pact.number for pact in state.pacts if rounds.is_due(state, pact))
            RULES[OpenJointAttack].apply(state, OpenJointAttack(seat, number), events)
        else:
            RULES[EndTurn].apply(state, EndTurn(seat), events)
