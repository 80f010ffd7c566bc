"""The first turn: a fixed position of La Revancha, played by hand before a match begins."""

from __future__ import annotations

import random
from collections.abc import Sequence

from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.widget.session.messages import (
    Annotate,
    Explore,
    Keep,
    Learn,
    Level,
    Message,
    Rename,
    Report,
    Save,
)
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.state import SessionState, handles

GAME = "teg"
"""The game whose first turn can be learned."""

LEARNER, TARGET = 0, "Brasil"

_REFUSED = (Annotate, Explore, Keep, Level, Rename, Report, Save)
"""Messages that need a match that counts."""


class FirstTurn(Session):
    """A turn that counts nowhere: place, attack, conquer, take a card.

    Parameters
    ----------
    pending : Session
        The start screen, to which the board returns.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.widget.session.start import PendingSession
    >>> lesson = FirstTurn(PendingSession(GAMES["teg"], random.Random(1), "en", None))
    >>> lesson.view()["first_turn"]
    'place'
    """

    BEGUN = False

    def __init__(self, pending: SessionState) -> None:
        self.pending = pending
        start = GAMES[GAME].position(
            seats=["Blanco", "Negro"],
            Blanco="Argentina 4, Chile 2, Uruguay 2",
            Negro="Brasil 1, Bolivia 2, Paraguay 2",
            rest="Negro",
            phase="reinforce",
            due=3,
            options={"preset": "classic"},
        )
        bots = {1 - LEARNER: ("easy", POLICIES["easy"])}
        super().__init__(Match(start=start), bots, random.Random(1), pending.lang, "free")

    @property
    def may_start_again(self) -> bool:
        """True: the start screen waits."""
        return True

    def admits(self, kind: type[Message]) -> bool:
        """Return true for messages that play, look back or ask."""
        return kind not in _REFUSED

    def view(self) -> JsonObject:
        """Return the view with what comes next."""
        shown = super().view()
        step = progress(shown, self.match.settings.places)
        return {**shown, "table": "", "first_turn": step}


def progress(view: JsonObject, countries: Sequence[str]) -> str:
    """Return what comes next: ``"place"``, ``"attack"``, ``"conquer"``, ``"card"``, ``"done"``."""
    if view["turn"] != LEARNER or view["seats"][LEARNER]["cards"]:
        return "done"
    if view["phase"] == "reinforce":
        return "place"
    if "conquest_move" in view["menu"]:
        return "conquer"
    return "card" if view["owner"][countries.index(TARGET)] == LEARNER else "attack"


@handles(Learn)
def learn(session: SessionState, message: Learn) -> None:
    """Show the first turn in place of the start screen."""
    is_start = not session.BEGUN and not isinstance(session, FirstTurn)
    if not is_start or session.next is not None or session.match.game.name != GAME:
        raise BadMessage("learn: only from the start screen of La Revancha")
    session.next = FirstTurn(session)
