"""Widgets for the items of `teg_nb.exercises` that a notebook shows."""

from __future__ import annotations

from functools import singledispatch

from teg_nb.engine.errors import BadArgument
from teg_nb.exercises import Chapter, Exercise, Generated, Guess, Practice, Workbook
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.exercises.exercise_widget import ExerciseWidget
from teg_nb.widget.exercises.prediction_widget import PredictionWidget
from teg_nb.widget.exercises.workbook_widget import WorkbookWidget


@singledispatch
def view(item: object) -> BaseView:
    """Return a widget that shows an item.

    Raises
    ------
    BadArgument
        If it is no item of `teg_nb.exercises`.
    """
    raise BadArgument("wrong_shape", name="item", value=item, wanted="exercises.Mark(...)")


@view.register
def _(item: Exercise) -> BaseView:
    return ExerciseWidget([item])


@view.register
def _(item: Chapter) -> BaseView:
    return ExerciseWidget(item.values(), title=item.title if item.title.es else "")


@view.register
def _(item: Practice | Generated) -> BaseView:
    return ExerciseWidget(item)


@view.register
def _(item: Workbook) -> BaseView:
    return WorkbookWidget(item)


@view.register
def _(item: Guess) -> BaseView:
    return PredictionWidget(item)
