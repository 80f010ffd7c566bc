"""The attacks by land of the resource war: numbers decide them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from teg_nb.analysis import games
from teg_nb.analysis.columns import Columns
from teg_nb.engine.game import Event
from teg_nb.engine.games.wargame.events import LandAttack
from teg_nb.engine.games.wargame.state import State

if TYPE_CHECKING:
    from teg_nb.engine.match import Match

_MORE = ("troops", "hits", "block", "wall")


class GameTables(games.GameTables):
    """The resource war: no dice, but hits and walls."""

    def battle(
        self, match: Match, state: State, event: LandAttack, events: Sequence[Event]
    ) -> games.Battle:
        """An attack by land."""
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

    def fought(self, match: Match, found: Sequence[tuple[int, State, games.Battle]]) -> Columns:
        """Troops sent, their hits, and what the wall stopped and lost."""
        fought = [battle.more for _, _, battle in found]
        return {name: np.asarray([each[name] for each in fought], np.int64) for name in _MORE}
