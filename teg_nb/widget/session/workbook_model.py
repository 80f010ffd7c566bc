"""A workbook without a widget: its chapters, the progress, and the exercise shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from teg_nb.engine.errors import BadMessage, StaleStep
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.exercises import Exercise, Workbook
from teg_nb.exercises.text import say
from teg_nb.widget.session.board_model import Send
from teg_nb.widget.session.exercise_model import ExerciseModel, TextStop
from teg_nb.widget.session.messages import whole


class WorkbookModel(ExerciseModel):
    """A workbook, open at the next exercise. See `WorkbookWidget` for the parameters.

    The trainer stands after the last chapter, as one without end.

    Attributes
    ----------
    chapter : int
        Index of the chapter shown; the number of chapters for the trainer.
    """

    DOES: ClassVar[Mapping[str, Mapping[str, type | None]]] = {
        **ExerciseModel.DOES,
        "chapter": {"number": int},
        "forward": {},
    }

    def __init__(self, send: Send, book: Workbook, *, lang: str, size: str) -> None:
        self.book = book
        self.chapter, exercise = self._next()
        self._marks = book.marks()
        self._opened: dict[int, list[Exercise | TextStop]] = {}
        trains = self.chapter == len(book.chapters) and book.trainer is not None
        stops = book.trainer if trains else book.chapters[self.chapter].values()
        assert stops is not None
        at = 0 if exercise is None else [*stops].index(exercise)
        super().__init__(
            send, stops, title="", lang=lang, waits=False, size=size, face="exercise", at=at
        )
        self._opened[self.chapter] = self.stops

    def _next(self) -> tuple[int, Exercise | None]:
        """Return chapter and next exercise: the trainer and None if all are solved."""
        exercise = self.book.next()
        for number, chapter in enumerate(self.book.chapters):
            if exercise is not None and chapter.get(exercise.name) is exercise:
                return number, exercise
        return (0 if self.book.trainer is None else len(self.book.chapters)), None

    def open_chapter(self, number: int) -> None:
        """Show a chapter at its first unsolved exercise, or the trainer at its last one.

        Raises
        ------
        BadMessage
            If there is no such chapter.
        """
        self._turn_to(number)
        left = (k for k in range(len(self.stops)) if self._dot(k) == "")
        last = 0 if self._endless is None else len(self.stops) - 1
        self._show(next(left, last))

    def _turn_to(self, number: int) -> None:
        """Make the exercises of a chapter the stops."""
        trainer = self.book.trainer if number == len(self.book.chapters) else None
        if trainer is None and not 0 <= number < len(self.book.chapters):
            raise BadMessage("chapter: there is none")
        if number not in self._opened:
            self._opened[number] = (
                [*self.book.chapters[number].values()] if trainer is None else [next(trainer)]
            )
            for stop in self._opened[number]:
                self._follow(stop)
        self.chapter, self._endless = number, trainer
        self.stops = self._opened[number]

    def forward(self) -> None:
        """Show the next exercise of the book."""
        chapter, exercise = self._next()
        if exercise is None:
            self.open_chapter(chapter)
        else:
            self._turn_to(chapter)
            self._show(self.stops.index(exercise))

    def _parsed(self, content: object) -> JsonObject:
        payload = whole(content)
        if payload.pop("chapter", None) != self.chapter:
            raise StaleStep("another chapter is shown")
        return super()._parsed(payload)

    def _do(self, do: str, **said: Json) -> JsonObject | None:
        if do == "chapter":
            self.open_chapter(said["number"])
        elif do == "forward":
            self.forward()
        else:
            return super()._do(do, **said)
        return None

    def _dot(self, number: int) -> str:
        stop = self.stops[number]
        before = self._marks.get(stop.name, "") if isinstance(stop, Exercise) else ""
        return super()._dot(number) or before

    def _tell(self) -> JsonObject:
        lang = self.session.lang
        self._marks = self.book.marks()
        titles = [title.in_language(lang) for title in self.book.titles]
        chapters = [
            {
                "title": title,
                "solved": progress.solved,
                "total": progress.total,
                "goals": len(progress.levels),
                "known": [*progress.levels.values()].count("known"),
            }
            for title, progress in zip(titles, self.book.progress(), strict=True)
        ]
        trainer = say("trainer").in_language(lang)
        return {
            **super()._tell(),
            "title": [*titles, trainer][self.chapter],
            "chapter": self.chapter,
            "chapters": chapters,
            "trainer": "" if self.book.trainer is None else trainer,
        }
