"""A tour on the board: the notes and tasks of a match, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.exercises import Exercise
from teg_nb.exercises.text import Text
from teg_nb.widget.exercises.exercise_widget import ExerciseWidget
from teg_nb.widget.session.exercise_model import TextStop
from teg_nb.widget.session.read_only import as_study


class Tour(ExerciseWidget):
    """A match with notes and tasks on the board, optionally in full screen.

    The tour stops at steps with notes or tasks. A note (`Study.annotate`) may have text, a
    question, marks and arrows. An unsolved task closes the stops after it. The data on the page
    ends at the step shown.

    Parameters
    ----------
    study : Study, Match or position
    tasks : mapping or iterable of Exercise, optional
        Exercises by step; or a list of exercises, each at the step of its own position. Exercises
        from positions outside the line come last.
    line : str
        Name of a line of the study.
    title : str or mapping
    lang, size : str
        As for `BoardView`.

    Raises
    ------
    BadArgument
        If there is no stop, or a task has no valid step.

    Examples
    --------
    >>> from teg_nb import Tour
    >>> import teg_nb
    >>> match = teg_nb.Match(start=teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> study = teg_nb.Study(match)
    >>> start = teg_nb.StudyPosition("main", 0)
    >>> study.annotate(start, comment="Four against two.", marks=[["Chile"]])
    >>> tour = Tour(study, lang="en")
    >>> tour.told["task"], tour.marks
    ('Four against two.', [['Chile']])
    """

    def __init__(
        self,
        study: object,
        tasks: Mapping[int, Exercise] | Iterable[Exercise] = (),
        *,
        line: str = MAIN,
        title: object = "",
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
    """List exercises with their steps."""
    if isinstance(tasks, Mapping):
        for step in tasks:
            if type(step) is not int or not 0 <= step <= len(match):
                raise BadArgument("wrong_shape", name="tasks", value=step, wanted=f"0-{len(match)}")
        return sorted(tasks.items(), key=lambda item: item[0])
    tasks_by_step = []
    for task in tasks:
        state = None if task.match is None else task.match.state
        steps = (step for step, other in enumerate(match.states) if other is state)
        tasks_by_step.append((next(steps, len(match)), task))
    return sorted(tasks_by_step, key=lambda item: item[0])


def _stops(
    study: Study, line: str, tasks: list[tuple[int, Exercise]]
) -> Iterable[Exercise | TextStop]:
    """Yield the note of each step, then its tasks."""
    notes = study.notes()
    for step in range(study.end(line).step + 1):
        at = StudyPosition(line, step)
        note: JsonMapping = notes.get(at) or study.note(at)
        if note:
            yield TextStop(
                study.fork(at), _said(note), note.get("marks", ()), note.get("arrows", ())
            )
        yield from (task for task_step, task in tasks if task_step == step)


def _said(note: JsonMapping) -> Text:
    """Join the text and the question of a note, in both languages."""

    def worded(lang: str) -> str:
        values = (note.get(key, "") for key in ("say", "ask"))
        texts = (
            value if isinstance(value, str) else value.get(lang) or next(iter(value.values()))
            for value in values
        )
        return "\n".join(part for part in (note.get("glyph", ""), *texts) if part)

    return Text(worded("es"), worded("en"))
