"""What one viewer may know of a position of Tercera Guerra Mundial (TGM-14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teg_nb.engine.board import members
from teg_nb.engine.game import Action
from teg_nb.engine.games.tgm.actions import DealObjectives, DrawCard
from teg_nb.engine.games.tgm.objectives import is_replaced
from teg_nb.engine.games.tgm.state import Settings, State, refusal
from teg_nb.engine.legal import LegalActions

HIDDEN = -1
"""The number of a card or objective that a viewer may not see."""


@dataclass(slots=True)
class Observation:
    """The position as a seat, or a spectator, may know it. Lists are shared: do not edit them.

    Attributes
    ----------
    viewer : int or None
        The seat that looks; None for a spectator.
    settings, owner, armies, held, phase, turn, round, chance, pool, due, slayer, discards,
    exchanges, battle, dice, entry, conquests, winners, reason
        As in `State`: all of it is public.
    to_move : int
        The seat that the game waits for, `CHANCE` or `NOBODY`.
    hand_sizes : tuple[int, ...]
        Cards of each seat.
    deck_size : int
        Cards to come.
    hand : tuple[int, ...]
        The viewer's own cards.
    hands : tuple[tuple[int, ...], ...]
        The cards of every seat, where hands are public (TGM-D-18); else empty.
    objective : int
        The viewer's own objective, or -1.
    replaced : bool
        Whether a number of territories has taken its place (TGM-9.2).
    revealed : tuple[int, ...]
        By seat, its objective once it is shown: on elimination, and at the end; -1 until then.
    legal_actions : LegalActions
        The viewer's own.
    """

    viewer: int | None
    settings: Settings
    to_move: int
    owner: Sequence[int]
    armies: Sequence[int]
    held: Sequence[int]
    phase: str
    turn: int
    round: int
    chance: str
    pool: int
    due: Sequence[int]
    slayer: Sequence[int]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: int
    exchanges: int
    battle: tuple[int, int] | None
    dice: tuple[int, int]
    entry: tuple[int, int] | None
    conquests: int
    winners: tuple[int, ...]
    reason: str
    hand: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    objective: int
    replaced: bool
    revealed: tuple[int, ...]
    legal_actions: LegalActions[Action]


def observe(
    state: State, viewer: int | None, to_move: int, legal_actions: LegalActions[Action]
) -> Observation:
    """Build up what a viewer may know, by the table of hidden information (TGM-14.1)."""
    public = state.settings.options.hands_public
    return Observation(
        viewer,
        state.settings,
        to_move,
        state.owner,
        state.armies,
        state.held,
        state.phase,
        state.turn,
        state.round,
        state.chance,
        state.pool,
        state.due,
        state.slayer,
        tuple([hand.bit_count() for hand in state.hands]),
        state.deck.bit_count(),
        state.discards,
        state.exchanges,
        state.battle,
        state.dice,
        state.entry,
        state.conquests,
        state.winners,
        state.reason,
        members(state.hands[viewer]) if viewer is not None else (),
        tuple([members(hand) for hand in state.hands]) if public else (),
        state.objectives[viewer] if viewer is not None else HIDDEN,
        viewer is not None and is_replaced(state, viewer),
        revealed(state),
        legal_actions,
    )


def revealed(state: State) -> tuple[int, ...]:
    """By seat, the objective that everybody has seen, or `HIDDEN` (TGM-8.5, TGM-9.3)."""
    over = state.phase == "game_over"
    pairs = zip(state.objectives, state.slayer, strict=True)
    return tuple([number if over or slayer >= 0 else HIDDEN for number, slayer in pairs])


def standings(seen: Observation) -> tuple[dict[str, int], ...]:
    """What can be counted of each seat."""
    armies = [0] * len(seen.slayer)
    for country, owner in enumerate(seen.owner):
        if owner >= 0:
            armies[owner] += seen.armies[country]
    return tuple(
        {
            "living": int(seen.slayer[seat] < 0),
            "countries": seen.held[seat].bit_count(),
            "armies": armies[seat],
            "cards": seen.hand_sizes[seat],
        }
        for seat in range(len(armies))
    )


def seen(state: State, action: Action, viewer: int | None) -> Action:
    """The action as a viewer may read it: objectives and drawn cards of others are hidden."""
    if isinstance(action, DrawCard):
        known = viewer == state.turn or state.settings.options.hands_public
        return action if known else DrawCard(action.seat, HIDDEN)
    if isinstance(action, DealObjectives):
        dealt = enumerate(action.objectives)
        shown = tuple(number if seat == viewer else HIDDEN for seat, number in dealt)
        return DealObjectives(action.seat, shown)
    return action


def private(state: State, seat: int, viewer: int | None) -> tuple[int, tuple[int, ...]]:
    """Objective and hand of a seat, for a viewer who may see them.

    Raises
    ------
    IllegalAction
        ``hidden_information``, if the viewer is another seat or a spectator (TGM-14.1).
    """
    if viewer != seat:
        raise refusal(state, "hidden_information", "TGM-14.1", seat=seat)
    return state.objectives[seat], members(state.hands[seat])
