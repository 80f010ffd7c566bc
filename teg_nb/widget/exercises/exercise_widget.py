"""Exercises and tours on the board: task, board and verdict."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import traitlets

from teg_nb.engine.json_types import Json
from teg_nb.engine.text.language import known_language, language
from teg_nb.exercises import Exercise
from teg_nb.exercises.text import escape, say
from teg_nb.widget.base.snapshot import HtmlSnapshot
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.board_model import known_size
from teg_nb.widget.session.exercise_model import ExerciseModel, TextStop


class ExerciseWidget(MapView):
    """A sequence of exercises, each with its board.

    The kernel judges answers. Neither the page nor a saved notebook holds the right answer or a
    hint before it is requested.

    Parameters
    ----------
    stops : iterable of Exercise or TextStop
        `Practice` and `Generated` have no end: each of their exercises is generated on request.
    title : str or mapping
    lang : str
        ``"es"`` or ``"en"``; by default the language of the notebook.
    waits : bool
        True if an unsolved task closes the stops after it.
    size : str
        ``"page"``, or ``"class"``: text that a class can read from the last row.

    Raises
    ------
    BadExercise
        If there is nothing to show, or an item is no exercise.

    Attributes
    ----------
    at : int
        Index of the stop shown, from 0.
    told : dict
        Payload of the stop for the page.

    Examples
    --------
    >>> from teg_nb.widget import ExerciseWidget
    >>> from teg_nb import exercises
    >>> q = exercises.Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    >>> view = ExerciseWidget([q], lang="en")
    >>> view
    <AskingView tie>
    >>> view.told["options"], view.told["verdict"]
    (['attacker', 'defender'], None)
    """

    model: ExerciseModel

    told = traitlets.Dict().tag(sync=True)

    LATER: ClassVar[bool] = False  # the picture includes text

    def __init__(
        self,
        stops: Iterable[Exercise | TextStop],
        *,
        title: object = "",
        lang: str = "",
        waits: bool = False,
        size: str = "page",
        face: str = "exercise",
    ) -> None:
        lang = known_language(lang or language())
        super().__init__(
            ExerciseModel(
                self.sender(),
                stops,
                title=title,
                lang=lang,
                waits=waits,
                size=known_size(size),
                face=face,
            )
        )
        self._still = HtmlSnapshot()

    def __repr__(self) -> str:
        stop = self.stop
        return f"<AskingView {stop.name if isinstance(stop, Exercise) else self.at + 1}>"

    @property
    def stops(self) -> list[Exercise | TextStop]:
        """The stops so far."""
        return self.model.stops

    @property
    def at(self) -> int:
        """Index of the stop shown, from 0."""
        return self.model.at

    @property
    def stop(self) -> Exercise | TextStop:
        """The stop shown."""
        return self.model.stop

    def go(self, stop: int) -> None:
        """Show another stop. In an endless sequence, the index after the last stop generates one.

        Raises
        ------
        BadMessage
            If there is no such stop, or it is closed.

        Examples
        --------
        >>> from teg_nb import exercises
        >>> from teg_nb.widget import ExerciseWidget
        >>> attack = exercises.Number("attack", "How many dice has the attacker?", answer=3)
        >>> defence = exercises.Number("defence", "How many dice has the defender?", answer=3)
        >>> view = ExerciseWidget([attack, defence], lang="en")
        >>> view.go(1)
        >>> view.at
        1
        """
        self.model.go(stop)

    def refresh(self) -> None:
        """Update the view after a change in a cell."""
        self.model.reload()

    # The static picture

    def picture(self) -> str:
        """Return the task as HTML, for a saved notebook."""
        stop = self.stop
        if isinstance(stop, Exercise):
            return stop.html(self.session.lang, say("run_to_answer"))
        text = escape(stop.text.in_language(self.lang))
        return f'<div class="teg-exercise">{self._drawing().image}<p>{text}</p></div>'

    def _saved(self) -> str:
        return self.picture()  # it has its sentence

    def words(self) -> str:
        """Return the task with its options, or the text of a stop."""
        stop = self.stop
        if not isinstance(stop, Exercise):
            return stop.text.in_language(self.lang)
        return stop.plain(self.lang)

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        page = data.pop("image/svg+xml")
        return {**data, "text/html": page}, metadata
