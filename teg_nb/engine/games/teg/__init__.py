"""T.E.G. La Revancha: its board, its options and its table of rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from teg_nb.engine.board import members
from teg_nb.engine.game import CHANCE, NOBODY, Action, Event, Holdings, Rule
from teg_nb.engine.games.table import TableGame
from teg_nb.engine.games.teg import (
    alliances,
    cards,
    combat,
    missiles,
    objectives,
    pacts,
    placing,
    position,
    regrouping,
    rounds,
    setup,
    talks,
)
from teg_nb.engine.games.teg.actions import (
    AggressionMove,
    ChooseDice,
    ConquestMove,
    DeclareVictory,
    DrawCard,
    EndTurn,
    IntrusionMove,
    JointDecision,
    LoseCard,
    OpenJointAttack,
    Roll,
    RollCrisis,
    RollFirst,
    RollLeftOver,
)
from teg_nb.engine.games.teg.ask import awaited_seat, living
from teg_nb.engine.games.teg.drawing import picture
from teg_nb.engine.games.teg.imagining import imagine
from teg_nb.engine.games.teg.observation import Observation, holdings, observe, seen, standings
from teg_nb.engine.games.teg.options import TegOptions
from teg_nb.engine.games.teg.settings import settings_for
from teg_nb.engine.games.teg.state import Public, State, empty_state
from teg_nb.engine.legal import LegalActions
from teg_nb.engine.picture import Picture

# In the order in which legal actions are listed: what a phase is for, then its end.
RULES: dict[type[Action], Rule] = {
    **placing.RULES,
    **missiles.RULES,
    **cards.RULES,
    **combat.RULES,
    **alliances.RULES,
    **regrouping.RULES,
    **rounds.RULES,
    **objectives.RULES,
    **talks.RULES,
}
CHANCE_RULES: dict[type[Action], Rule] = {
    **setup.CHANCE_RULES,
    **combat.CHANCE_RULES,
    **cards.CHANCE_RULES,
}
# The kinds that can be legal in each phase, and while something is due in the attack phase, so that
# the others need not be asked.
_RULES_DUE: dict[str, tuple[Rule, ...]] = {
    phase: tuple(RULES[verb] for verb in RULES if verb.verb in verbs.split())
    for phase, verbs in {
        "initial_1": "place place_missile convert_to_missile end_placement declare_victory",
        "initial_2": "place place_missile convert_to_missile end_placement declare_victory",
        "extra_reinforcement": "place place_missile convert_to_missile end_placement"
        " declare_victory",
        "reinforce": "place place_missile convert_to_missile exchange end_placement end_turn"
        " declare_victory",
        "attack": "attack fire_missile open_joint_attack end_attack end_turn declare_victory",
        "battle": "choose_dice declare_victory",
        "conquest": "conquest_move declare_victory",
        "intrusion": "intrusion_move declare_victory",
        "aggression": "aggression_move declare_victory",
        "joint": "joint_decision declare_victory",
        "regroup": "regroup regroup_missiles end_regroup end_turn declare_victory",
        "ally_regroup": "regroup regroup_missiles end_regroup",
        "card": "request_card bonus end_turn declare_victory",
    }.items()
}


@cache
def _sorted_dice(number: int) -> tuple[tuple[int, ...], ...]:
    """Every roll of so many dice, sorted from high to low, in the order of their index."""
    throws: list[tuple[int, ...]] = [()]
    for _ in range(number):
        throws = [(*throw, die) for throw in throws for die in range(1, 7)]
    return tuple(tuple(sorted(throw, reverse=True)) for throw in throws)


class Teg(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`."""

    name = "teg"
    version = 1
    rules = RULES
    chance_rules = CHANCE_RULES
    verbs: Mapping[str, type[Action]] = {action.verb: action for action in (*RULES, *CHANCE_RULES)}
    unlisted: tuple[str, ...] = (
        *(action.verb for action in RULES if action.verb.startswith("propose")),
        "leave",
    )
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

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        """The position before the deal (TEG-2).

        Examples
        --------
        >>> state = Teg().setup(4)
        >>> state.settings.seats, Teg().to_move(state) == CHANCE
        (('Blanco', 'Negro', 'Rojo', 'Azul'), True)
        """
        return empty_state(settings_for(setup.seat_colours(seats), TegOptions.parse(options)))

    def awaited(self, state: State) -> int:
        """The seat that the game waits for, while it waits for one."""
        return awaited_seat(state)

    def actors(self, state: State) -> tuple[int, ...]:
        """Every seat that may act now, the awaited one first."""
        waits_for = self.to_move(state)
        if waits_for == NOBODY:
            return ()
        if waits_for == CHANCE:
            return (CHANCE,)
        quiet = state.settings.options.auto_victory and not state.pacts and not state.proposals
        seats = range(0 if quiet else len(state.slayer))
        others = [s for s in seats if s != waits_for and self.legal_actions(state, s)]
        return (waits_for, *others)

    def legal_actions(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        """Every legal action of a seat but proposals; see `Game.legal_actions` and `proposals`."""
        if state.chance or state.phase == "game_over":
            return LegalActions()
        if seat is not None and seat != awaited_seat(state):
            return LegalActions(self._out_of_turn(state, seat))
        waits = state.entry_rule or ("battle" if state.battle else "joint" if state.joint else "")
        parts = [rule.options(state) for rule in _RULES_DUE[waits or state.phase]]
        if state.pacts or state.proposals:
            parts += [[answer] for answer in talks.answers(state, awaited_seat(state))]
        return LegalActions(parts)

    def _out_of_turn(self, state: State, seat: int) -> list[Sequence[Action]]:
        if state.slayer[seat] >= 0:
            return []
        found = talks.answers(state, seat)
        if not state.settings.options.auto_victory and objectives.winning_reason(state, seat):
            found.append(DeclareVictory(seat))
        return [[each] for each in found]

    def proposals(self, state: Public, seat: int) -> list[Action]:
        """Every pact that a seat may propose now: legal too, but too many to list with the rest."""
        return list(talks.proposals(state, seat))

    def apply(self, state: State, action: Action) -> list[Event]:
        """Do an action that is known to be legal, editing `state`; returns what came of it."""
        events = super().apply(state, action)
        options = state.settings.options
        draws = options.auto_card and state.phase == "card" and not state.chance
        if draws and not rounds.card_refusal(state, state.turn)[0]:
            cards.request_card(state, events)
        if state.pacts or state.proposals:
            pacts.upkeep(state, events)
        if state.gone and options.leaver == "passive":
            self._act_for_the_gone(state, events)
        return events

    def _act_for_the_gone(self, state: State, events: list[Event]) -> None:
        """Seats whose player left place their armies and pass everything else (TEG-D-18)."""
        for offered in state.proposals:
            if state.gone >> offered.b & 1:
                talks.decline(state, offered, events)
        while not state.chance and state.phase != "game_over":
            seat = awaited_seat(state)
            if not state.gone >> seat & 1 or all(state.gone >> each & 1 for each in living(state)):
                return
            self._act_for(state, seat, events)

    def _act_for(self, state: State, seat: int, events: list[Event]) -> None:
        """The least that a decision due allows; armies are placed one by one."""
        if state.phase in placing.PLACING:
            placing.place_automatically(state, events)
            placing.end(state, events)
        elif state.battle:
            most = combat.full_dice(state)[1 if state.dice[0] else 0]
            RULES[ChooseDice].apply(state, ChooseDice(seat, most), events)
        elif state.entry:
            least = {"conquest": ConquestMove, "aggression": AggressionMove}
            kind = least.get(state.entry_rule)
            action = kind(seat, 1) if kind else IntrusionMove(seat, 0)
            RULES[type(action)].apply(state, action, events)
        elif state.joint:
            RULES[JointDecision].apply(state, JointDecision(seat, False), events)
        elif state.phase == "ally_regroup":
            rounds.next_ally(state, events)
        elif state.phase in ("reinforce", "attack") and rounds.joint_due(state):
            number = next(each.number for each in state.pacts if rounds.is_due(state, each))
            RULES[OpenJointAttack].apply(state, OpenJointAttack(seat, number), events)
        else:
            RULES[EndTurn].apply(state, EndTurn(seat), events)

    def sample(self, state: State, rng: random.Random) -> Action:
        """The chance action that is due.

        Raises
        ------
        ValueError
            If none is due.
        """
        chance = state.chance
        if chance == "battle":
            attack, defence = combat.dice_due(state)
            return Roll(CHANCE, _throw(attack, rng), _throw(defence, rng))
        if chance == "card":
            return DrawCard(CHANCE, rng.choice(members(state.pile)))
        if chance == "penalty":
            return LoseCard(CHANCE, rng.choice(members(state.hands[state.turn])))
        if chance == "situation":
            return setup.sample_situation(state, rng)
        if chance == "deal":
            return setup.sample_deal(state, rng)
        if chance == "objective":
            return setup.sample_objective(state, rng)
        for due, kind in (
            ("left_over", RollLeftOver),
            ("first", RollFirst),
            ("crisis", RollCrisis),
        ):
            if chance == due:
                return kind(CHANCE, tuple(rng.randrange(6) + 1 for _ in state.rollers))
        raise ValueError("no chance action is due")

    def observe(self, state: State, viewer: int | None) -> Observation:
        """What a seat (None: a spectator) may know of the position.

        Examples
        --------
        >>> Teg().observe(Teg().setup(3), 1).hand
        ()
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
        """Who holds what: armies and missiles, and the second seats of shared countries."""
        return holdings(seen)

    def standings(self, seen: Observation) -> tuple[Mapping[str, int], ...]:
        """Countries, armies and cards of each seat; shared countries count for both.

        Examples
        --------
        >>> state = Teg().position(Blanco="Chile 4, Bolivia", Negro="España 2", rest="Negro")
        >>> Teg().standings(Teg().observe(state, None))[0]
        {'living': 1, 'countries': 2, 'armies': 5, 'missiles': 0, 'cards': 0}
        """
        return standings(seen)

    def picture(self, state: State, **drawn: Any) -> Picture:
        """The board of a position; see `teg_nb.engine.games.teg.drawing.picture`."""
        return picture(state, **drawn)

    def dump(self, state: State) -> dict[str, Any]:
        """A position as JSON values."""
        return position.dump(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """The position of a dump; raises `BadPosition`."""
        return position.load(data)

    def position(self, **parts: Any) -> State:
        """A position set up by hand; see `teg_nb.position`."""
        return position.position(**parts)


def _throw(number: int, rng: random.Random) -> tuple[int, ...]:
    throws = _sorted_dice(number)
    return throws[int(rng.random() * len(throws))]
