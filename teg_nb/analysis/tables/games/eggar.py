"""Tables of EGGAR: fights of one soldier against a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from teg_nb.analysis.columns import Columns
from teg_nb.analysis.tables import games
from teg_nb.engine.actions import Event
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.games.eggar.events import AttackRolled
from teg_nb.engine.games.eggar.state import State

with needed_packages():
    import numpy as np

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


class GameTables(games.TablesBase[State, AttackRolled]):
    """Tables of EGGAR: soldiers fight on squares, and ties are thrown again."""

    def battle(
        self, match: Match, state: State, event: AttackRolled, events: Sequence[Event]
    ) -> games.Battle:
        """Build the row of a throw; only the group's strongest die counts (EGG-6.4, EGG-6.5)."""
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

    def fought(self, match: Match, fights: Sequence[tuple[int, State, games.Battle]]) -> Columns:
        """Return the column ``tie``: whether the dice are thrown again."""
        return {"tie": np.asarray([battle.more["tie"] for _, _, battle in fights], np.bool_)}
