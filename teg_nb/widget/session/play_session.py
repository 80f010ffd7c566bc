"""The session of an exercise that is answered by play."""

from __future__ import annotations

import random

from teg_nb.bots import name_of
from teg_nb.engine.codec import encode
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.exercises import Play, Verdict
from teg_nb.widget.session.messages import (
    Again,
    Annotate,
    BringBack,
    Delete,
    Explore,
    Hint,
    Keep,
    Leave,
    Level,
    Message,
    More,
    Promote,
    Redo,
    Rename,
    Replace,
    Report,
    Restore,
    Save,
    SavePage,
    Step,
    Stop,
)
from teg_nb.widget.session.navigation import Navigator
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.state import Course

_ELSEWHERE = (
    *(Again, Annotate, BringBack, Delete, Explore, Hint, Keep, Leave, Level, More),
    *(Promote, Redo, Rename, Replace, Report, Restore, Save, SavePage, Step, Stop),
)
"""Messages for a match. In an exercise they would play or reveal too much."""


class PlaySession(Session):
    """The session of a play exercise: each move is part of the answer.

    Parameters
    ----------
    exercise : Play
    lang : str
    """

    PLAYS_ON = False
    REFUSAL = "an exercise is played alone"

    def __init__(self, exercise: Play, lang: str) -> None:
        self.exercise = exercise
        self.verdict: Verdict | None = None
        seats = range(len(exercise.settings.seats))
        bot = name_of(exercise.others), exercise.others
        bots = {seat: bot for seat in seats if seat != exercise.seat}
        super().__init__(self._study(), bots, random.Random(0), lang, "off")

    def _study(self) -> Study:
        return Study(self.exercise.now(), reuse_rolls=True, seed=self.exercise.seed)

    def view(self) -> JsonObject:
        """Return the view of a board without the names of bots, which may not be changed."""
        public_view = super().view()
        return {**public_view, "seats": [{**seat, "bot": None} for seat in public_view["seats"]]}

    def admits(self, kind: type[Message]) -> bool:
        """Return true for messages that play, or ask what the exercise may tell."""
        return kind not in _ELSEWHERE

    def reload(self) -> None:
        """Show the current state of the exercise."""
        self.study, self.film = self._study(), None
        self.navigator = Navigator(self.study)
        self.enter(self.study.end())
        self.navigator.mark_shown()
        self.edits = self.study.edits

    def adopt(self, branch: Match, course: Course | None = None) -> None:
        """Add the moves played to the exercise, until it has a verdict."""
        for action in branch.actions[self.step :]:
            if action.seat == self.exercise.seat:
                self.verdict = self.exercise.act(*encode(action, branch.settings)[1:])
                if self.verdict.right is not None:
                    break
        self.reload()

    def take_back(self, all_: bool = False) -> None:
        """Undo the last move, or all of them."""
        _ = self.exercise.reset() if all_ else self.exercise.undo()
        self.verdict = None
        self.reload()
