"""A workbook on the page: chapters with the progress, the exercise, and its board."""

from __future__ import annotations

from teg_nb.engine.text.language import known_language, language
from teg_nb.exercises import Workbook
from teg_nb.widget.base.snapshot import HtmlSnapshot
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.exercises.exercise_widget import ExerciseWidget
from teg_nb.widget.session.board_model import known_size
from teg_nb.widget.session.workbook_model import WorkbookModel


class WorkbookWidget(ExerciseWidget):
    """A workbook, open at the next exercise.

    Parameters
    ----------
    book : Workbook
    lang, size : str
        As for `ExerciseWidget`.

    Examples
    --------
    >>> from teg_nb.widget import WorkbookWidget
    >>> from teg_nb.exercises import Chapter, Choose, Workbook
    >>> tie = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> view = WorkbookWidget(Workbook([Chapter([tie], title="Dice")]), lang="en")
    >>> view.told["title"], view.told["chapters"][0]["solved"]
    ('Dice', 0)
    """

    model: WorkbookModel

    def __init__(self, book: Workbook, *, lang: str = "", size: str = "page") -> None:
        lang = known_language(lang or language())
        model = WorkbookModel(self.sender(), book, lang=lang, size=known_size(size))
        MapView.__init__(self, model)
        self._still = HtmlSnapshot()

    def __repr__(self) -> str:
        return f"<WorkbookWidget: chapter {self.model.chapter + 1}, exercise {self.at + 1}>"

    def open_chapter(self, chapter: int) -> None:
        """Show a chapter, from 0. The number of chapters shows the trainer.

        Raises
        ------
        BadMessage
            If there is no such chapter.

        Examples
        --------
        >>> from teg_nb.exercises import Chapter, Choose, Workbook
        >>> from teg_nb.widget import WorkbookWidget
        >>> tie = Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
        >>> view = WorkbookWidget(Workbook([Chapter([tie], title="Dice")]), lang="en")
        >>> view.open_chapter(0)
        >>> view.told["title"]
        'Dice'
        """
        self.model.open_chapter(chapter)
