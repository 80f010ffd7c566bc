"""A place to practise: the exercises of the lessons, and the trainer."""

from __future__ import annotations

from pathlib import Path

from teg_nb.engine.games import game_named
from teg_nb.exercises import Workbook
from teg_nb.exercises.workbook import workbook_in
from teg_nb.lessons.shipped import shipped_lessons


def practice(game: str = "teg", folder: str | Path | None = None) -> Workbook:
    """Open the exercises of a game: chapters, progress, the next one, and a trainer without end.

    The last line of a cell shows it. The answers are kept beside the notebook; see
    `teg_nb.exercises.set_journal`.

    Parameters
    ----------
    game : str
    folder : str or Path, optional
        A folder with exercise files (``*.toml``), a chapter each, in the order of their names. By
        default those of the lessons.

    Raises
    ------
    UnknownName
        If there is no such game.
    BadExercise
        If a file has a fault.
    GameError
        If the folder has no exercise file.

    Examples
    --------
    >>> from teg_nb import practice
    >>> book = practice("tgm")
    >>> [chapter.title.en for chapter in book.chapters][0]
    'The turn, the armies and the cards'
    """
    rules = game_named(game)
    source = shipped_lessons() / rules.name / "exercises" if folder is None else Path(folder)
    return workbook_in(source, rules)
