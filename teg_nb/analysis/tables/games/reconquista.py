"""The attacks of La Reconquista: troops are compared, and none is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from teg_nb.analysis.tables import games
from teg_nb.engine.actions import Event
from teg_nb.engine.games.reconquista.events import AttackResolved
from teg_nb.engine.games.reconquista.state import State

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


class GameTables(games.GameTables):
    """La Reconquista: an attack succeeds or fails, and costs nothing (REC-7.7)."""

    costly: ClassVar = False

    def battle(
        self, match: Match, state: State, event: AttackResolved, events: Sequence[Event]
    ) -> games.Battle:
        """An attack whose cards have been compared."""
        armies = event.offence, event.defence
        return games.Battle(
            event.seat, event.defender, -1, event.target, armies, None, (-1, -1), event.success
        )

    def conqueror(self, event: Event) -> int:
        """The attacker, with success."""
        return event.seat if isinstance(event, AttackResolved) and event.success else -1
