"""The observations of the resource war: the part of a position that a viewer may know (WAR-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.game import Holdings
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
from teg_nb.engine.games.wargame.components import FIRST_WEAPON
from teg_nb.engine.games.wargame.state import Gathering, Public, State, Stock
from teg_nb.engine.schema.field_types import Country
from teg_nb.engine.schema.position import ObservationBase, state_field

HIDDEN = -1
"""The number of a resource, item or objective that a viewer may not see."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, ObservationBase):
    """A position as a seat, or a spectator, may know it. Lists are shared: do not edit them.

    Attributes
    ----------
    gathering : Gathering or None
        The pending search; its resource is `HIDDEN` from others.
    stocks : mapping
        Stocks that the viewer may see, by territory (by seat, if each seat has one stock).
    objective : int
        The viewer's objective, or `HIDDEN`.
    treasures : mapping
        Treasures found so far, by seat: only the viewer's, or all if the stocks are open.
    delivery : tuple[int, ...]
        Territories that the viewer has chosen for its next troops.
    revealed : tuple[int, ...]
        Objectives of all seats, once the game is over.
    """

    gathering: Gathering | None
    stocks: Mapping[int, Stock] = state_field("country:[good]count")
    objective: int = state_field("objective?")
    treasures: Mapping[int, int]
    delivery: tuple[Country, ...]
    revealed: tuple[int, ...]


def fill_private(state: State, seen: Observation) -> None:
    """Add the facts that the viewer may know, by the table of WAR-13."""
    viewer = seen.viewer
    seats = range(len(state.slayer)) if state.settings.open else () if viewer is None else (viewer,)
    seen.gathering = state.gathering
    if seen.gathering is not None and not _sees(state, viewer):
        seen.gathering = seen.gathering._replace(resource=HIDDEN)
    seen.stocks = {row: state.stocks[row] for row in _rows(state, viewer)}
    seen.objective = HIDDEN if viewer is None else state.objectives[viewer]
    seen.treasures = {seat: state.treasures[seat] for seat in seats}
    seen.delivery = () if viewer is None else state.deliveries[viewer]
    seen.revealed = state.objectives if state.phase == "game_over" else ()


def _sees(state: State, viewer: int | None) -> bool:
    """Tell if a viewer may see the stocks of the seat to move."""
    return state.settings.open or viewer == state.turn


def _rows(state: State, viewer: int | None) -> Sequence[int]:
    """Return the rows of the stocks that a viewer may see (WAR-D-4)."""
    if state.settings.open:
        return range(len(state.stocks))
    if viewer is None:
        return ()
    return (viewer,) if state.settings.pooled else members(state.held[viewer])


def redact(state: State, action: Action, viewer: int | None) -> Action:
    """Return the action as a viewer may read it, without secrets of other seats' stocks.

    `state` is the position before the action. The chance action of a search reads the same for
    every kind of search.
    """
    if isinstance(action, DealObjectives):
        shown = (
            objective if seat == viewer else HIDDEN
            for seat, objective in enumerate(action.objectives)
        )
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


def holdings(seen: Public) -> Holdings:
    """Return the owner and the troops, planes and ships of each territory."""
    troops, planes, ships = seen.units
    return Holdings(seen.owner, troops, {"planes": planes, "ships": ships})


def counted_fields(state: Public) -> tuple[Sequence[int], ...]:
    """Return the fields that `standings` counts: owners, kinds of units, and who is out."""
    return (state.owner, *state.units, state.slayer)


def standings(seen: Public) -> tuple[dict[str, int], ...]:
    """Count the holdings of each seat.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["wargame"].position(Rojo={"Brasil": {"troops": 4, "planes": 2}}, Azul="China")
    >>> standings(GAMES["wargame"].observe(state, None))[0]
    {'living': 1, 'territories': 1, 'troops': 4, 'planes': 2, 'ships': 0}
    """
    totals = holdings(seen).totals(len(seen.slayer))
    return tuple(
        {
            "living": int(seen.slayer[seat] < 0),
            "territories": territories,
            "troops": troops,
            "planes": planes,
            "ships": ships,
        }
        for seat, (territories, troops, planes, ships) in enumerate(totals)
    )
