"""EGGAR: a grid, dice and questions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from teg_nb.engine.dice import DiceRule
from teg_nb.engine.game import CHANCE, Action, Holdings, Rule
from teg_nb.engine.games.eggar import asking, fighting, moving, position, turns
from teg_nb.engine.games.eggar.actions import DrawQuestion, PickFirst, RollAttack, RollMove
from teg_nb.engine.games.eggar.drawing import picture
from teg_nb.engine.games.eggar.imagining import imagine
from teg_nb.engine.games.eggar.observation import Observation, holdings, observe, standings
from teg_nb.engine.games.eggar.options import EARLIER, VERSION, EggarOptions
from teg_nb.engine.games.eggar.state import (
    State,
    army,
    awaited_seat,
    first_state,
    pending,
    seat_colours,
    settings_for,
)
from teg_nb.engine.games.table import TableGame
from teg_nb.engine.legal import LegalActions
from teg_nb.engine.picture import Picture

# In the order in which legal actions are listed: what a phase is for, then its end.
RULES: dict[type[Action], Rule] = {**moving.RULES, **fighting.RULES, **asking.RULES}
CHANCE_RULES: dict[type[Action], Rule] = {
    **turns.CHANCE_RULES,
    **moving.CHANCE_RULES,
    **fighting.CHANCE_RULES,
    **asking.CHANCE_RULES,
}


class Eggar(TableGame[State, Observation]):
    """The game as `Match`, the tables, the bots and the widget see it; see `teg_nb.engine.game`."""

    name = "eggar"
    version = VERSION
    earlier = EARLIER
    rules = RULES
    chance_rules = CHANCE_RULES
    verbs: Mapping[str, type[Action]] = {action.verb: action for action in (*RULES, *CHANCE_RULES)}
    dice = DiceRule("eggar", "EGG-6.2 to EGG-6.6", 4, 1, stays=0, again=True, moves=0)
    features = (
        *("soldiers", "turn", "round", "steps", "target", "attackers", "choosing"),
        *("answerer", "answer", "level"),
    )
    refusals: Mapping[str, tuple[str, str]] = {
        "unknown_country": ("off_board", "EGG-1.4"),
        "bad_amount": ("bad_choice", "EGG-7.3"),
        "not_your_turn": ("not_your_turn", "EGG-4.1"),
        "hidden_information": ("hidden_information", "EGG-7.1"),
        "malformed_action": ("malformed_action", "EGG-4.1"),
        "game_over": ("game_over", "EGG-8.3"),
    }

    def setup(self, seats: int | Sequence[str], options: Mapping[str, Any] | None = None) -> State:
        """The position before the first roll (EGG-3).

        Examples
        --------
        >>> state = Eggar().setup(2)
        >>> state.settings.seats, state.at("A1"), Eggar().to_move(state) == CHANCE
        (('Verde', 'Azul'), 's0-0', True)
        """
        colours = seat_colours(seats)
        return first_state(settings_for(colours, EggarOptions.parse(options, colours)))

    def awaited(self, state: State) -> int:
        """The seat that the game waits for, while it waits for one."""
        return awaited_seat(state)

    def legal_actions(self, state: State, seat: int | None = None) -> LegalActions[Action]:
        """Legal actions of a seat; of the many paths to a square one shortest is listed."""
        if self.to_move(state) < 0 or (seat is not None and seat != awaited_seat(state)):
            return LegalActions()
        return LegalActions([rule.options(state) for rule in RULES.values()])

    def sample(self, state: State, rng: random.Random) -> Action:
        """The chance action that is due.

        Raises
        ------
        ValueError
            If none is due.
        """
        if state.chance == "move":
            return RollMove(CHANCE, rng.randint(1, 6))
        if state.chance == "attack":
            attack = tuple(rng.randint(1, 6) for _ in state.attackers)
            return RollAttack(CHANCE, attack, rng.randint(1, 6))
        if state.chance == "question":
            return DrawQuestion(CHANCE, rng.choice(asking.drawable(state)))
        if state.chance == "first":
            return PickFirst(CHANCE, rng.randrange(len(state.settings.seats)))
        raise ValueError("no chance action is due")

    def observe(self, state: State, viewer: int | None) -> Observation:
        """What a seat (None: a spectator) may know of the position.

        Examples
        --------
        >>> state = Eggar().position(Verde="F4", Azul="F6", phase="question", question="q001")
        >>> [Eggar().observe(state, viewer).answer >= 0 for viewer in (0, 1, None)]
        [True, False, False]
        """
        legal = LegalActions[Action]() if viewer is None else self.legal_actions(state, viewer)
        return observe(state, viewer, self.to_move(state), legal)

    def seen(self, state: State, action: Action, viewer: int | None) -> Action:
        """The action as a viewer may read it in the log: nothing in it is secret.

        The log names the card of a question, and the card as it is read has no answer.
        """
        return action

    def imagine(self, seen: Observation, rng: random.Random) -> State:
        """A position that the viewer cannot tell from the true one; see `Game.imagine`."""
        return imagine(seen, rng)

    def holdings(self, seen: State | Observation) -> Holdings:
        """Whose soldier stands on each square; there is nothing to count there."""
        return holdings(seen)

    def standings(self, seen: Observation) -> tuple[Mapping[str, int], ...]:
        """Soldiers of each seat.

        Examples
        --------
        >>> state = Eggar().position(Verde="F4", Azul="F6, F7")
        >>> Eggar().standings(Eggar().observe(state, None))
        ({'living': 1, 'soldiers': 1}, {'living': 1, 'soldiers': 2})
        """
        return standings(seen)

    def compose(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat may do with each of its soldiers now, as JSON values, for interfaces.

        Returns
        -------
        dict
            ``steps`` left; ``soldiers``: for each own soldier its name, where it is ``at``, and its
            ``reach``: squares (``to``) with the number of ``steps``, one shortest ``path``, and
            whether the ``flag`` there wins; ``targets``: enemies in touch, where they are ``at``,
            and the own ``soldiers`` that may attack, all or some of them. Nothing is offered in
            another phase or to another seat.

        Examples
        --------
        >>> state = Eggar().position(Verde="7 C4", Azul="M4", steps=1)
        >>> Eggar().compose(state, 0)["soldiers"][0]["reach"][0]
        {'to': 'C3', 'steps': 1, 'path': ['C3'], 'flag': False}
        """
        names, soldiers = state.settings.board.names, state.settings.vocabulary["soldier"]
        mine = state.turn == seat and not pending(state)
        flags = moving.enemy_flags(state, seat)
        steps = state.steps if mine and state.phase == "move" else 0
        fights = fighting.contacts(state, seat) if mine and state.phase == "attack" else {}
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
                            "path": [names[each] for each in path],
                            "flag": square in flags,
                        }
                        for square, path in moving.reach(state, soldier, steps).items()
                    ],
                }
                for soldier in army(state, seat)
            ],
            "targets": [
                {
                    "target": soldiers[target],
                    "at": names[state.soldiers[target]],
                    "soldiers": [soldiers[each] for each in group],
                }
                for target, group in fights.items()
            ],
        }

    def picture(self, state: State, **drawn: Any) -> Picture:
        """The board of a position; see `teg_nb.engine.games.eggar.drawing.picture`."""
        return picture(state, **drawn)

    def dump(self, state: State) -> dict[str, Any]:
        """A position as JSON values."""
        return position.dump(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """The position of a dump; raises `BadPosition`."""
        return position.load(data)

    def position(self, **parts: Any) -> State:
        """A position set up by hand; see `teg_nb.engine.games.eggar.position.position`."""
        return position.position(**parts)
