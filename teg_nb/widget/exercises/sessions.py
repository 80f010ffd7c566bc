"""The sessions of exercises: one for questions, which reveals no answer, and one for play."""

from __future__ import annotations

import random

from teg_nb.bots import name_of
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.open_types import AnyPosition
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.exercises import Play, Verdict
from teg_nb.widget.board.board_view import ReadOnlySession
from teg_nb.widget.session.messages import (
    Annotate,
    Clause,
    Delete,
    Hint,
    Lang,
    Level,
    Message,
    More,
    Promote,
    Redo,
    Rename,
    Restore,
    Step,
    Stop,
)
from teg_nb.widget.session.session import Course, Session
from teg_nb.widget.session.view_model import painted


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

    def __init__(self, state: AnyPosition, seat: int | None, lang: str) -> None:
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


class PlaySession(Session):
    """The session of a play exercise: each move is part of the answer.

    Parameters
    ----------
    exercise : Play
    lang : str
    """

    def __init__(self, exercise: Play, lang: str) -> None:
        self.exercise = exercise
        self.verdict: Verdict | None = None
        seats = range(len(exercise.settings.seats))
        bot = name_of(exercise.others), exercise.others
        bots = {seat: bot for seat in seats if seat != exercise.seat}
        super().__init__(self._study(), bots, random.Random(0), lang, "off")

    def _study(self) -> Study:
        return Study(self.exercise.now(), reuse_rolls=True, seed=self.exercise.seed)

    def _begin(self) -> None:
        """Do nothing: chance is not resolved here."""

    def _goes_on(self) -> bool:
        return False

    def view(self) -> JsonObject:
        """Return the view of a board without the names of bots, which may not be changed."""
        public_view = super().view()
        return {**public_view, "seats": [{**seat, "bot": None} for seat in public_view["seats"]]}

    def refresh_snapshot(self) -> None:
        """Show the current state of the exercise."""
        self.study = self._study()
        self._line, self.film = self.study.match, None
        self._enter(self.study.end())
        self._shown, self._edits = self._here(), self.study.edits

    def _handle(self, message: Message) -> JsonObject | None:
        if isinstance(message, _ELSEWHERE):
            raise BadMessage("an exercise is played alone")
        return super()._handle(message)

    def _adopt_fork(self, branch: Match, course: Course | None = None) -> None:
        """Add the moves played to the exercise, until it has a verdict."""
        for action in branch.actions[self.step :]:
            if action.seat == self.exercise.seat:
                self.verdict = self.exercise.act(*encode(action, branch.settings)[1:])
                if self.verdict.right is not None:
                    break
        self.refresh_snapshot()

    def _undo(self) -> None:
        self.take_back()

    def take_back(self, all_: bool = False) -> None:
        """Undo the last move, or all of them."""
        _ = self.exercise.reset() if all_ else self.exercise.undo()
        self.verdict = None
        self.refresh_snapshot()


_ELSEWHERE = (*(Annotate, Delete, Hint, Level, More, Promote, Redo, Rename, Restore, Step, Stop),)
"""Messages for a match. In an exercise they would play or reveal too much."""

__all__ = ["QuestionSession", "PlaySession"]
