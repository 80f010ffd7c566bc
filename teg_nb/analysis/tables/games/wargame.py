"""Tables of the resource war: attacks by land, decided by numbers, and stocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from teg_nb.analysis.columns import Columns, named
from teg_nb.analysis.tables import games
from teg_nb.engine.actions import Event
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.games.wargame.events import LandAttack
from teg_nb.engine.games.wargame.observation import Observation
from teg_nb.engine.games.wargame.state import State

with needed_packages():
    import numpy as np

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

_MORE = ("troops", "hits", "block", "wall")


class GameTables(games.TablesBase[State, LandAttack]):
    """Tables of the resource war, which has hits and walls instead of dice."""

    def battle(
        self, match: Match, state: State, event: LandAttack, events: Sequence[Event]
    ) -> games.Battle:
        """Build the row of an attack by land."""
        return games.Battle(
            event.seat,
            event.defender,
            event.source,
            event.target,
            (state.armies[event.source], state.armies[event.target]),
            None,
            (event.losses_attack, event.losses_defence),
            event.conquered,
            {name: getattr(event, name) for name in _MORE},
        )

    def fought(self, match: Match, fights: Sequence[tuple[int, State, games.Battle]]) -> Columns:
        """Return the troops sent, their hits, and the hits that the wall stopped and its losses."""
        fought = [battle.more for _, _, battle in fights]
        return {name: np.asarray([columns[name] for columns in fought], np.int64) for name in _MORE}

    def stocks(self, match: Match, steps: Mapping[int, int], viewer: int | str | None) -> Columns:
        """Return the stocks by owner, and by territory unless a seat has one store (WAR-D-8)."""
        settings, rows = cast("State", match.states[0]).settings, []
        for turn, step in steps.items():
            state = cast("State", match.states[step])
            known: Mapping[int, Sequence[int]] = (
                dict(enumerate(state.stocks))
                if isinstance(viewer, str)
                else cast("Observation", match.game.observe(state, viewer)).stocks
            )
            for row, stock in known.items():
                seat, territory = (row, -1) if settings.pooled else (state.owner[row], row)
                rows += [
                    (turn, step, seat, territory, good, amount)
                    for good, amount in enumerate(stock)
                    if amount
                ]
        turns, at, seats, places, goods, amounts = zip(*rows, strict=True) if rows else [()] * 6
        return {
            "round": np.asarray(turns, np.int64),
            "step": np.asarray(at, np.int64),
            "seat": named(list(seats), settings.seats),
            "territory": named(list(places), settings.vocabulary["country"]),
            "good": named(list(goods), settings.vocabulary["good"]),
            "amount": np.asarray(amounts, np.int64),
        }
