"""Observations of La Revancha: the facts that a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.game import Holdings
from teg_nb.engine.games.teg.actions import DealObjective, DrawCard, LoseCard
from teg_nb.engine.games.teg.cards import continent_cards
from teg_nb.engine.games.teg.state import Public, State
from teg_nb.engine.schema.field_types import Country, Objective, OptionalSeat
from teg_nb.engine.schema.position import ObservationBase, state_field

HIDDEN = -1
"""The number of a card or objective that a viewer may not see."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, ObservationBase):
    """The position from the perspective of a seat or a spectator.

    It shares lists with the position: do not edit them.

    Attributes
    ----------
    hand_sizes : tuple[int, ...]
        Number of country cards of each seat, which is public (TEG-12.9).
    pile_size : int
        Number of country cards in the pile.
    situations_left : tuple[int, ...]
        Situation cards still in the pile; anybody can derive it from the discards.
    hand : tuple[int, ...]
        The viewer's own country cards.
    bonus_used : tuple[int, ...]
        Cards of `hand` whose three armies were taken.
    objectives : tuple[int, ...]
        The viewer's own objectives; empty once it has only the common one.
    target : int
        The seat that the viewer must destroy, or -1.
    revealed : tuple[tuple[int, ...], ...]
        Objectives of the winners, once the game is over (TEG-18.5).
    """

    hand_sizes: tuple[int, ...] = state_field("[seat]count")
    pile_size: int
    situations_left: tuple[int, ...]
    hand: tuple[Country, ...]
    bonus_used: tuple[Country, ...]
    objectives: tuple[Objective, ...]
    target: OptionalSeat
    revealed: tuple[tuple[Objective, ...], ...]


def fill_private(state: State, seen: Observation) -> None:
    """Add the secrets that the viewer may know (TEG-3.12, TEG-12.9)."""
    viewer = seen.viewer
    if viewer is None:
        own, seen.objectives, seen.target = 0, (), -1
    else:
        own, seen.target = state.hands[viewer], state.targets[viewer]
        seen.objectives = state.objectives[viewer]
    seen.hand_sizes = tuple(map(int.bit_count, state.hands))
    seen.pile_size = state.pile.bit_count()
    seen.situations_left = state.situations
    seen.hand, seen.bonus_used = members(own), members(own & state.used)
    seen.revealed = tuple([state.objectives[seat] for seat in state.winners])


def holdings(seen: Public) -> Holdings:
    """Return owners, armies, missiles, and the second seats of shared countries."""
    return Holdings(seen.owner, seen.armies, {"missiles": seen.missiles}, seen.guests)


def standings(seen: Observation) -> tuple[dict[str, int], ...]:
    """Return the public counts of each seat; shared countries count for both occupants.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["teg"].position(Blanco="Chile 4, Bolivia", Negro="España 2", rest="Negro")
    >>> standings(GAMES["teg"].observe(state, None))[0]
    {'living': 1, 'countries': 2, 'armies': 5, 'missiles': 0, 'cards': 0}
    """
    return _standings(seen, seen.hand_sizes)


def public_standings(state: State) -> tuple[dict[str, int], ...]:
    """Return the counts of `standings` directly from a position."""
    return _standings(state, tuple(map(int.bit_count, state.hands)))


def _standings(seen: Public, hand_sizes: Sequence[int]) -> tuple[dict[str, int], ...]:
    totals = holdings(seen).totals(len(seen.slayer))
    return tuple(
        [
            {
                "living": int(seen.slayer[seat] < 0),
                "countries": countries,
                "armies": armies,
                "missiles": missiles,
                "cards": hand_sizes[seat],
            }
            for seat, (countries, armies, missiles) in enumerate(totals)
        ]
    )


def redact(state: State, action: Action, viewer: int | None) -> Action:
    """Hide from a viewer the cards and objectives that others drew."""
    if isinstance(action, (DrawCard, LoseCard)) and viewer != state.turn:
        return type(action)(action.seat, HIDDEN)
    if isinstance(action, DealObjective) and viewer != action.receiver:
        return DealObjective(action.seat, action.receiver, (HIDDEN,) * len(action.objectives))
    return action


def public_continent_cards(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the continent cards of each seat (TEG-13.7)."""
    return tuple(continent_cards(state, seat) for seat in range(len(state.slayer)))
