"""Sessions of boards to look at."""

from __future__ import annotations

import random
from typing import ClassVar

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.schema.position import Position
from teg_nb.widget.session.messages import Clause, Events, Go, Lang, Message, Odds, Report
from teg_nb.widget.session.permissions import Reader, Spectators
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import painted, private, what_may_be_done


class ReadOnlySession(Session):
    """A session in which neither people nor chance play.

    If a game closes earlier positions until the end (REC-1.8), they are closed here too. Somebody
    may be playing the same match on another board.
    """

    SEATS = Spectators
    PLAYS_ON = False
    READING: ClassVar[tuple[type[Message], ...]] = (Clause, Events, Go, Lang, Odds, Report)
    """Messages that a spectator may send."""
    REFUSAL = "nobody plays on this board"

    def __init__(self, match: Match | Study, lang: str) -> None:
        super().__init__(match, {}, random.Random(0), lang)
        self.undo = "off"

    def admits(self, kind: type[Message]) -> bool:
        """Return true if a spectator may send such messages."""
        return kind in self.READING


class SeatSession(ReadOnlySession):
    """A match as one seat may know it. The secrets of the seat are not in the view.

    Parameters
    ----------
    match : Match or Study
    lang : str
    seat : int
        The seat that reads.

    Attributes
    ----------
    seat : int
    """

    def __init__(self, match: Match | Study, lang: str, seat: int) -> None:
        super().__init__(match, lang)
        self.seat = seat
        self.seats = Reader(self.match, seat)

    def view(self) -> JsonObject:
        """Return the public view, for the seat that reads."""
        return {**super().view(), "viewer": self.seat, "people": self.people}

    def secrets(self) -> JsonObject:
        """Return what only the seat knows of the position shown, without actions."""
        nothing = what_may_be_done((), self.match.settings, self.screen, self.lang)
        known = private(self.match, self.step, self.seat, self.lang)
        return {**known, **nothing, "compose": {}}


class QuestionSession(ReadOnlySession):
    """A position with a question about it, from the perspective of the seat that answers.

    The match behind it, its legal actions and its counts are hidden, because they would reveal the
    answer.

    Parameters
    ----------
    state : position
    seat : int or None
        The seat that answers.
    lang : str
    """

    READING = (Clause, Lang)

    def __init__(self, state: Position, seat: int | None, lang: str) -> None:
        self._seat = seat
        super().__init__(Match(start=state), lang)

    def view(self) -> JsonObject:
        """Return the view of the position, with the owners that the seat knows."""
        public_view = super().view()
        game = self.match.game
        holdings = self.screen.holdings(game, game.observe(self.match.state, self._seat))
        seats = [
            {**painted(seat["name"]), "living": seat["living"], "bot": None, "facts": []}
            for seat in public_view["seats"]
        ]
        visible = {
            name: value for name, value in public_view.items() if name not in self.screen.reckoned
        }
        return {
            **visible,
            "owner": list(holdings.owner),
            "armies": list(holdings.armies) or public_view["armies"],
            "seats": seats,
            "due": [],
            "memory": False,
        }


def as_study(shown: object) -> Study:
    """Convert an object to a study. A position becomes a match without entries.

    Raises
    ------
    BadArgument
        If it is no match, study or position.
    """
    if isinstance(shown, Study):
        return shown
    if not isinstance(shown, Match):
        if not isinstance(shown, Position):
            raise BadArgument("wrong_shape", name="match", value=shown, wanted="teg_nb.Match(...)")
        shown = Match(shown.settings.game, start=shown)
    return Study(shown)
