"""What one viewer may know of a position of EGGAR: everything but the right answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teg_nb.engine.game import Action
from teg_nb.engine.games.eggar.grid import SOLDIERS
from teg_nb.engine.games.eggar.questions import Question
from teg_nb.engine.games.eggar.state import (
    Settings,
    State,
    cards_left,
    next_living,
    refusal,
)
from teg_nb.engine.legal import LegalActions

HIDDEN = -1
"""The number of an answer that a viewer may not see."""


@dataclass(slots=True)
class Observation:
    """The position as a seat, or a spectator, may know it. Lists are shared: do not edit them.

    Attributes
    ----------
    viewer : int or None
        The seat that looks; None for a spectator.
    settings : Settings
        Without the question cards.
    to_move : int
        The seat that the game waits for, `CHANCE` or `NOBODY`.
    soldiers, phase, turn, first, round, chance, die, steps, target, attackers, level, choosing,
    winners, reason
        As in `State`: all of it is public.
    answerer : int
        The seat that the seat in turn asks; -1 once the game is over.
    card : Question or None
        The question that waits for its answer, as it is read aloud.
    answer : int
        Its right choice, for the reader alone (EGG-D-8); `HIDDEN` for all others.
    cards_left : tuple[int, ...]
        Cards in the pile of each level.
    legal_actions : LegalActions
        The viewer's own.
    """

    viewer: int | None
    settings: Settings
    to_move: int
    soldiers: Sequence[int]
    phase: str
    turn: int
    first: int
    round: int
    chance: str
    die: int
    steps: int
    target: int
    attackers: tuple[int, ...]
    level: int
    answerer: int
    card: Question | None
    answer: int
    choosing: tuple[int, ...]
    cards_left: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    legal_actions: LegalActions[Action]


def observe(
    state: State, viewer: int | None, to_move: int, legal_actions: LegalActions[Action]
) -> Observation:
    """Build up what a viewer may know, by the table of information (section 9)."""
    card = state.settings.questions[state.question] if state.question >= 0 else None
    reads = card is not None and viewer == state.turn
    return Observation(
        viewer=viewer,
        settings=state.settings.public,
        to_move=to_move,
        soldiers=state.soldiers,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        round=state.round,
        chance=state.chance,
        die=state.die,
        steps=state.steps,
        target=state.target,
        attackers=state.attackers,
        level=state.level,
        answerer=-1 if state.phase == "game_over" else next_living(state, state.turn),
        card=card.unanswered() if card else None,
        answer=card.answer if card and reads else HIDDEN,
        choosing=state.choosing,
        cards_left=cards_left(state),
        winners=state.winners,
        reason=state.reason,
        legal_actions=legal_actions,
    )


def right_answer(state: State, viewer: int | None) -> int:
    """The right choice of the open card, for a viewer who may see it.

    Raises
    ------
    IllegalAction
        ``hidden_information``, if the viewer does not hold the card (EGG-D-8).
    """
    if state.question < 0 or viewer != state.turn:
        raise refusal(state, "hidden_information", "EGG-7.1", seat=state.turn)
    return state.settings.questions[state.question].answer


def standings(seen: Observation) -> tuple[dict[str, int], ...]:
    """Soldiers of each seat that are left."""
    seats = range(len(seen.settings.seats))
    armies = [seen.soldiers[SOLDIERS * s : SOLDIERS * (s + 1)] for s in seats]
    counts = [sum(square >= 0 for square in army) for army in armies]
    return tuple({"living": int(count > 0), "soldiers": count} for count in counts)
