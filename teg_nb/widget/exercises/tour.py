"""A tour on the board: step by step, what is said, drawn and asked of a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study, StudyPosition
from teg_nb.exercises import Exercise
from teg_nb.exercises.text import Text
from teg_nb.widget.board.board_view import as_study
from teg_nb.widget.exercises.exercise_widget import ExerciseWidget, TextStop


class Tour(ExerciseWidget):
    """A match, told and asked about on the board, for the whole screen if one likes.

    It stops where something is said of a step (`Study.annotate`: words, a question, marks, arrows)
    or where there is a task. What comes after a task waits until it is done. What a page has of the
    match ends at the step that is shown.

    Parameters
    ----------
    study : Study, Match or position
    tasks : mapping or iterable of Exercise, optional
        By step, an exercise; or exercises, which stand at the step where they begin. Those that
        begin nowhere in the line come last.
    line : str
        Which line of the study.
    title : str or mapping
    lang, size : str
        As for `Board`.

    Raises
    ------
    BadArgument
        If there is nothing to stop at, or a task stands at no step of the line.

    Examples
    --------
    >>> import teg_nb
    >>> match = teg_nb.Match(start=teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> study = teg_nb.Study(match)
    >>> study.annotate(teg_nb.StudyPosition("main", 0), comment="Four against two.", marks=[["Chile"]])
    >>> tour = Tour(study, lang="en")
    >>> tour.told["task"], tour.marks
    ('Four against two.', [['Chile']])
    """

    def __init__(
        self,
        study: Any,
        tasks: Mapping[int, Exercise] | Iterable[Exercise] = (),
        *,
        line: str = MAIN,
        title: Any = "",
        lang: str = "",
        size: str = "page",
    ) -> None:
        study = as_study(study)
        stops = list(_stops(study, line, _by_step(study.line(line), tasks)))
        if not stops:
            raise BadArgument(
                "wrong_shape", name="study", value=study, wanted="study.annotate(...)"
            )
        super().__init__(stops, title=title, lang=lang, waits=True, size=size, face="tour")

    def __repr__(self) -> str:
        return f"<Tour {self.match.game.name}: stop {self.at + 1} of {len(self.stops)}>"


def _by_step(
    match: Match, tasks: Mapping[int, Exercise] | Iterable[Exercise]
) -> list[tuple[int, Exercise]]:
    """Exercises, each with the step at which it stands."""
    if isinstance(tasks, Mapping):
        for step in tasks:
            if type(step) is not int or not 0 <= step <= len(match):
                raise BadArgument("wrong_shape", name="tasks", value=step, wanted=f"0-{len(match)}")
        return sorted(tasks.items(), key=lambda each: each[0])
    found = []
    for task in tasks:
        state = None if task.match is None else task.match.state
        steps = (step for step, each in enumerate(match.states) if each is state)
        found.append((next(steps, len(match)), task))
    return sorted(found, key=lambda each: each[0])


def _stops(
    study: Study, line: str, tasks: list[tuple[int, Exercise]]
) -> Iterable[Exercise | TextStop]:
    """What is said of each step, then what is asked there."""
    notes = study.notes()
    for step in range(study.end(line).step + 1):
        at = StudyPosition(line, step)
        note: Mapping[str, Any] = notes.get(at) or study.note(at)
        if note:
            yield TextStop(
                study.fork(at), _said(note), note.get("marks", ()), note.get("arrows", ())
            )
        yield from (task for where, task in tasks if where == step)


def _said(note: Mapping[str, Any]) -> Text:
    """What a note says, and asks, in both languages."""

    def worded(lang: str) -> str:
        given = (note.get(key, "") for key in ("say", "ask"))
        texts = (
            each if isinstance(each, str) else each.get(lang) or next(iter(each.values()))
            for each in given
        )
        return "\n".join(each for each in (note.get("glyph", ""), *texts) if each)

    return Text(worded("es"), worded("en"))
