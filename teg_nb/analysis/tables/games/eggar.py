"""The fights of EGGAR: one against a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from teg_nb.analysis.columns import Columns
from teg_nb.analysis.tables import games
from teg_nb.engine.actions import Event
from teg_nb.engine.games.eggar.events import AttackRolled
from teg_nb.engine.games.eggar.state import State

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


class GameTables(games.GameTables):
    """EGGAR: a fight is of soldiers on squares, and a tie is thrown again."""

    def battle(
        self, match: Match, state: State, event: AttackRolled, events: Sequence[Event]
    ) -> games.Battle:
        """A throw: only the strongest die of the group counts (EGG-6.4, EGG-6.5)."""
        best, everybody = max(event.attack), state.settings.options.group_loser == "all"
        strongest = event.soldiers[event.attack.index(best)]
        cost = len(event.soldiers) if everybody else 1
        return games.Battle(
            event.seat,
            event.defender,
            state.soldiers[strongest],
            state.soldiers[event.target],
            (len(event.soldiers), 1),
            (sorted(event.attack, reverse=True), (event.defence,)),
            (cost if best < event.defence else 0, int(best > event.defence)),
            None,
            {"tie": event.tie},
        )

    def fought(self, match: Match, found: Sequence[tuple[int, State, games.Battle]]) -> Columns:
        """Whether it is thrown again."""
        return {"tie": np.asarray([battle.more["tie"] for _, _, battle in found], np.bool_)}
