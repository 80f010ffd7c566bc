"""Observations of Tercera Guerra Mundial: a viewer's knowledge of a position (TGM-14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.game import Holdings
from teg_nb.engine.games.tgm.actions import DealObjectives, DrawCard
from teg_nb.engine.games.tgm.objectives import is_replaced
from teg_nb.engine.games.tgm.state import Public, State
from teg_nb.engine.schema.field_types import Card
from teg_nb.engine.schema.position import ObservationBase, state_field

HIDDEN = -1
"""The number of a card or objective that a viewer may not see."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, ObservationBase):
    """The position as a seat or a spectator may know it. Lists are shared; do not edit them.

    Attributes
    ----------
    hand_sizes : tuple[int, ...]
        Number of cards of each seat.
    deck_size : int
        Number of cards in the deck.
    hand : tuple[int, ...]
        The viewer's own cards.
    hands : tuple[tuple[int, ...], ...]
        The cards of every seat if hands are public (TGM-D-18), else empty.
    objective : int
        The viewer's own objective, or -1.
    replaced : bool
        True if a number of territories replaces the objective (TGM-9.2).
    revealed : tuple[int, ...]
        Objectives shown so far, by seat: on elimination and at the end. -1 until then.
    """

    hand_sizes: tuple[int, ...] = state_field("[seat]count")
    deck_size: int
    hand: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    objective: int = state_field("objective?")
    replaced: bool
    revealed: tuple[int, ...]


def fill_private(state: State, seen: Observation) -> None:
    """Add the private fields of the viewer, by the table of hidden information (TGM-14.1)."""
    viewer = seen.viewer
    seen.hand_sizes = tuple([hand.bit_count() for hand in state.hands])
    seen.deck_size = state.deck.bit_count()
    seen.hand = members(state.hands[viewer]) if viewer is not None else ()
    public = state.settings.options.hands_public
    seen.hands = tuple([members(hand) for hand in state.hands]) if public else ()
    seen.objective = state.objectives[viewer] if viewer is not None else HIDDEN
    seen.replaced = viewer is not None and is_replaced(state, viewer)
    seen.revealed = revealed(state)


def revealed(state: State) -> tuple[int, ...]:
    """Return by seat the objective that all have seen, or `HIDDEN` (TGM-8.5, TGM-9.3)."""
    over = state.phase == "game_over"
    pairs = zip(state.objectives, state.slayer, strict=True)
    return tuple([number if over or slayer >= 0 else HIDDEN for number, slayer in pairs])


def holdings(seen: Public) -> Holdings:
    """Return the owners and armies of all territories."""
    return Holdings(seen.owner, seen.armies)


def standings(seen: Observation) -> tuple[dict[str, int], ...]:
    """Count the public assets of each seat.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["tgm"].position(Blanco="Perú 4, Brasil", rest="Negro", out={"Rojo": "Negro"})
    >>> standings(GAMES["tgm"].observe(state, None))[0]
    {'living': 1, 'countries': 2, 'armies': 5, 'cards': 0}
    """
    return _standings(seen, seen.hand_sizes)


def public_standings(state: State) -> tuple[dict[str, int], ...]:
    """Return the counts of `standings`, straight from a position."""
    return _standings(state, tuple(map(int.bit_count, state.hands)))


def _standings(seen: Public, hand_sizes: Sequence[int]) -> tuple[dict[str, int], ...]:
    totals = holdings(seen).totals(len(seen.slayer))
    return tuple(
        {
            "living": int(seen.slayer[seat] < 0),
            "countries": countries,
            "armies": armies,
            "cards": hand_sizes[seat],
        }
        for seat, (countries, armies) in enumerate(totals)
    )


def seen(state: State, action: Action, viewer: int | None) -> Action:
    """Return the action as a viewer may read it, without others' objectives and drawn cards."""
    if isinstance(action, DrawCard):
        is_known = viewer == state.turn or state.settings.options.hands_public
        return action if is_known else DrawCard(action.seat, HIDDEN)
    if isinstance(action, DealObjectives):
        dealt = enumerate(action.objectives)
        shown = tuple(number if seat == viewer else HIDDEN for seat, number in dealt)
        return DealObjectives(action.seat, shown)
    return action
