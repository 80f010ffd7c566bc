"""Tables of La Reconquista: attacks compare troops, and no troops are lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from teg_nb.analysis.tables import games
from teg_nb.engine.actions import Event
from teg_nb.engine.games.reconquista.events import AttackResolved
from teg_nb.engine.games.reconquista.state import State

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


class GameTables(games.TablesBase[State, AttackResolved]):
    """Tables of La Reconquista: an attack succeeds or fails, and costs nothing (REC-7.7)."""

    costly: ClassVar = False

    def battle(
        self, match: Match, state: State, event: AttackResolved, events: Sequence[Event]
    ) -> games.Battle:
        """Build the row of an attack whose cards have been compared."""
        armies = event.offence, event.defence
        return games.Battle(
            event.seat, event.defender, -1, event.target, armies, None, (-1, -1), event.success
        )

    def conqueror(self, event: Event) -> int:
        """Return the attacker if it succeeded, else -1."""
        return event.seat if isinstance(event, AttackResolved) and event.success else -1
