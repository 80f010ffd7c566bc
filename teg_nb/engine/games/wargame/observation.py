"""What one viewer may know of a position of the resource war (WAR-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teg_nb.engine.board import members
from teg_nb.engine.game import Action
from teg_nb.engine.games.wargame.actions import (
    Build,
    Carry,
    DealObjectives,
    EndTurn,
    Gather,
    GatherRoll,
    March,
    TreasureDraw,
)
from teg_nb.engine.games.wargame.facts import FIRST_WEAPON, PLANE, SHIP, TROOP
from teg_nb.engine.games.wargame.state import Gathering, Settings, State, Stock
from teg_nb.engine.legal import LegalActions

HIDDEN = -1
"""The number of a resource, item or objective that a viewer may not see."""


@dataclass(slots=True)
class Observation:
    """The position as a seat, or a spectator, may know it. Lists are shared: do not edit them.

    Attributes
    ----------
    viewer : int or None
        The seat that looks; None for a spectator.
    settings, owner, units, busy, reserved, levels, held, phase, turn, first, round, chance,
    recruits, suppressed, slayer, winners, reason
        As in `State`: all of it is public.
    to_move : int
        The seat that the game waits for, `CHANCE` or `NOBODY`.
    gathering : Gathering or None
        The search under way; its resource is `HIDDEN` to others.
    stocks : mapping
        Stocks that the viewer may see, by territory (by seat, if seats have one stock each).
    objective : int
        The viewer's own, or `HIDDEN`.
    treasures : mapping
        Treasures found so far, by seat: the viewer's own, or all if the stocks are open.
    delivery : tuple[int, ...]
        Territories that the viewer has chosen for its next troops.
    revealed : tuple[int, ...]
        Objectives of all seats, once the game is over.
    legal_actions : LegalActions
        The viewer's own.
    """

    viewer: int | None
    settings: Settings
    to_move: int
    owner: Sequence[int]
    units: Sequence[Sequence[int]]
    busy: Sequence[Sequence[int]]
    reserved: Sequence[Sequence[int]]
    levels: Sequence[Sequence[int]]
    held: Sequence[int]
    phase: str
    turn: int
    first: int
    round: int
    chance: str
    gathering: Gathering | None
    recruits: Sequence[int]
    suppressed: int
    slayer: Sequence[int]
    winners: tuple[int, ...]
    reason: str
    stocks: Mapping[int, Stock]
    objective: int
    treasures: Mapping[int, int]
    delivery: tuple[int, ...]
    revealed: tuple[int, ...]
    legal_actions: LegalActions[Action]

    @property
    def armies(self) -> Sequence[int]:
        """Troops by territory, by the name that all games share."""
        return self.units[TROOP]


def observe(
    state: State, viewer: int | None, to_move: int, legal_actions: LegalActions[Action]
) -> Observation:
    """Build up what a viewer may know, by the table of WAR-13."""
    rows = _rows(state, viewer)
    seats = range(len(state.slayer)) if state.settings.open else () if viewer is None else (viewer,)
    gathering = state.gathering
    if gathering is not None and not _sees(state, viewer):
        gathering = gathering._replace(resource=HIDDEN)
    return Observation(
        viewer,
        state.settings,
        to_move,
        state.owner,
        state.units,
        state.busy,
        state.reserved,
        state.levels,
        state.held,
        state.phase,
        state.turn,
        state.first,
        state.round,
        state.chance,
        gathering,
        state.recruits,
        state.suppressed,
        state.slayer,
        state.winners,
        state.reason,
        {row: state.stocks[row] for row in rows},
        HIDDEN if viewer is None else state.objectives[viewer],
        {seat: state.treasures[seat] for seat in seats},
        () if viewer is None else state.deliveries[viewer],
        state.objectives if state.phase == "game_over" else (),
        legal_actions,
    )


def _sees(state: State, viewer: int | None) -> bool:
    """Whether a viewer may see the stocks of the seat in turn."""
    return state.settings.open or viewer == state.turn


def _rows(state: State, viewer: int | None) -> Sequence[int]:
    """Places of the stocks that a viewer may see (WAR-D-4)."""
    if state.settings.open:
        return range(len(state.stocks))
    if viewer is None:
        return ()
    return (viewer,) if state.settings.pooled else members(state.held[viewer])


def seen(state: State, action: Action, viewer: int | None) -> Action:
    """The action as a viewer may read it: what tells of the stock of another seat is hidden.

    `state` is the position before it. What chance adds to a search reads the same for all of them.
    """
    if isinstance(action, DealObjectives):
        shown = (each if seat == viewer else HIDDEN for seat, each in enumerate(action.objectives))
        return DealObjectives(action.seat, tuple(shown))
    if isinstance(action, EndTurn) and viewer != action.seat:
        return EndTurn(action.seat, ())
    if _sees(state, viewer):
        return action
    if isinstance(action, Gather):
        return Gather(action.seat, action.country, HIDDEN, action.troops)
    if isinstance(action, Build) and action.item >= FIRST_WEAPON:
        return Build(action.seat, action.country, HIDDEN, action.number)
    if isinstance(action, March):
        return March(action.seat, action.source, action.target, (), action.troops)
    if isinstance(action, Carry):
        trip = (action.seat, action.source, action.target, action.vehicle, action.number)
        return Carry(*trip, action.troops)
    if isinstance(action, (GatherRoll, TreasureDraw)):
        return GatherRoll(action.seat, ())
    return action


def standings(seen: Observation) -> tuple[dict[str, int], ...]:
    """What can be counted of each seat."""
    return tuple(
        {
            "living": int(seen.slayer[seat] < 0),
            "territories": held.bit_count(),
            **{
                name: sum(seen.units[unit][country] for country in members(held))
                for name, unit in (("troops", TROOP), ("planes", PLANE), ("ships", SHIP))
            },
        }
        for seat, held in enumerate(seen.held)
    )
