"""The boards of exercises: one to look at, which tells no answer, and one to play on."""

from __future__ import annotations

import random
from typing import Any

from teg_nb.bots import name_of
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadMessage
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
    """A position that something is asked about, as the seat that answers knows it.

    It is shown without the match behind it, its legal actions and what is counted: those are the
    answer, or tell it.

    Parameters
    ----------
    state : position
    seat : int or None
        Who answers.
    lang : str
    """

    READING = (Clause, Lang)

    def __init__(self, state: Any, seat: int | None, lang: str) -> None:
        self._seat = seat
        super().__init__(Match(start=state), lang)

    def view(self) -> dict[str, Any]:
        """The position, with what the seat knows of who stands where."""
        seen = super().view()
        game = self.match.game
        held = self.screen.holdings(game, game.observe(self.match.state, self._seat))
        seats = [
            {**painted(each["name"]), "living": each["living"], "bot": None, "facts": []}
            for each in seen["seats"]
        ]
        told = {name: value for name, value in seen.items() if name not in self.screen.reckoned}
        return {
            **told,
            "owner": list(held.owner),
            "armies": list(held.armies) or seen["armies"],
            "seats": seats,
            "due": [],
            "memory": False,
        }


class PlaySession(Session):
    """The board of an exercise that is played: each move is one of its answer.

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
        """Nothing falls by itself."""

    def _goes_on(self) -> bool:
        return False

    def view(self) -> dict[str, Any]:
        """As of any board; who plays the other seats is not to be chosen."""
        seen = super().view()
        return {**seen, "seats": [{**each, "bot": None} for each in seen["seats"]]}

    def refresh_snapshot(self) -> None:
        """Show the exercise as it stands now."""
        self.study = self._study()
        self._line, self.film = self.study.match, None
        self._enter(self.study.end())
        self._shown, self._edits = self._here(), self.study.edits

    def _handle(self, message: Message) -> dict[str, Any] | None:
        if isinstance(message, _ELSEWHERE):
            raise BadMessage("an exercise is played alone")
        return super()._handle(message)

    def _adopt_fork(self, branch: Match, course: Course | None = None) -> None:
        """Make the moves that were played those of the exercise, until it has a verdict."""
        for action in branch.actions[self.step :]:
            if action.seat == self.exercise.seat:
                self.verdict = self.exercise.act(*encode(action, branch.settings)[1:])
                if self.verdict.right is not None:
                    break
        self.refresh_snapshot()

    def _undo(self) -> None:
        self.take_back()

    def take_back(self, all_: bool = False) -> None:
        """Take back the last move, or all of them."""
        _ = self.exercise.reset() if all_ else self.exercise.undo()
        self.verdict = None
        self.refresh_snapshot()


_ELSEWHERE = (*(Annotate, Delete, Hint, Level, More, Promote, Redo, Rename, Restore, Step, Stop),)
"""What belongs to a match, and would play or tell more than is asked."""

__all__ = ["Asked", "PlaySession"]
