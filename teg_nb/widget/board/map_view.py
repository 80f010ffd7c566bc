"""The base class of views with a map: boards for play and boards for viewing."""

from __future__ import annotations

from functools import cache

import traitlets
from traitlets import Bunch

from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import without_gc
from teg_nb.engine.play.study import Study
from teg_nb.engine.svg.board import Picture
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.base.model_view import ModelView
from teg_nb.widget.base.replays import Replay
from teg_nb.widget.base.shared_text import reference
from teg_nb.widget.base.turning_points import TurningPointMarks
from teg_nb.widget.base.view import STATIC
from teg_nb.widget.session.board_model import SIZES, WHOLE, BoardModel
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.start import NotStarted

_MARKS = {"good": "selected", "bad": "target", "idea": "selected", "look": "legal"}
"""Marks of a picture for each tone."""


class MapView(TurningPointMarks, ModelView):
    """A match on a map, at a step of a line: the traits of a `BoardModel`.

    Attributes
    ----------
    selected : list of str
        Names of the selected countries, the source first. Empty during a choice that others may
        not see. Setting it selects, but never plays.
    marks, arrows : list of list
        Annotations on the map: ``["Brasil", "good"]``, ``["Chile", "Brasil", "idea"]``. The tone is
        optional. See `mark` and `arrow`.
    size : str
        ``"page"``, or ``"class"``: text that a class can read from the last row.
    window : list of float
        The visible part of the map: zoom factor, left and top. Link it to zoom two maps alike.
    """

    model: BoardModel

    board = reference()
    plotly = reference()
    size = traitlets.Enum(SIZES, SIZES[0]).tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    lines: traitlets.List[Json] = traitlets.List().tag(sync=True)
    selected: traitlets.List[Json] = traitlets.List(traitlets.Unicode()).tag(sync=True)
    marks: traitlets.List[Json] = traitlets.List().tag(sync=True)
    arrows: traitlets.List[Json] = traitlets.List().tag(sync=True)
    window: traitlets.List[Json] = traitlets.List([*WHOLE]).tag(sync=True)

    @without_gc  # a first board reads thousands of points and words
    def __init__(self, model: BoardModel) -> None:
        super().__init__(model, parts={**model.parts, "plotly": _plotly()})

    @property
    def session(self) -> Session:
        """The session of the board."""
        return self.model.session

    def _require_match(self) -> None:
        """Refuse to give a match that has not begun, with a sentence."""
        if not self.session.BEGUN:
            raise NotStarted("not_started")

    @property
    def match(self) -> Match:
        """The match of the line shown: the match passed in, or a variation."""
        self._require_match()
        home = self.session.home
        return self.session.match if home is None else home.navigator.match

    @property
    def study(self) -> Study:
        """The study: all lines played, with their notes."""
        self._require_match()
        return self.session.kept_study

    def show(self, step: int, line: str = "") -> None:
        """Show the position after `step` entries, of the line shown or another one.

        Raises
        ------
        IllegalAction
            If earlier positions are closed: see ``memory_aid`` of La Reconquista.
        UnknownName
            If there is no such line.
        """
        self.session.show(step, line)
        self.refresh()

    def refresh(self) -> None:
        """Update the view after a cell has changed the match."""
        self.model.refresh()

    # Annotations

    def mark(self, place: str, tone: str = "look") -> None:
        """Mark a country: ``"good"``, ``"bad"``, ``"idea"`` or ``"look"``.

        Raises
        ------
        BadNote
            If there is no such country, or no such tone.

        Examples
        --------
        >>> import teg_nb
        >>> board = teg_nb.BoardView(teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> board.mark("Argentina", "bad")
        >>> board.arrow("Chile", "Argentina")
        >>> board.marks, board.arrows
        ([['Argentina', 'bad']], [['Chile', 'Argentina', 'good']])
        >>> board.clear()
        >>> board.marks, board.arrows
        ([], [])
        """
        self.marks = [*self.marks, [place, tone]]

    def arrow(self, source: str, target: str, tone: str = "good") -> None:
        """Draw an arrow from a country to another one.

        Raises
        ------
        BadNote
            If there is no such country, or no such tone.
        """
        self.arrows = [*self.arrows, [source, target, tone]]

    def clear(self) -> None:
        """Remove all marks and arrows, and the caption."""
        self.marks, self.arrows, self.caption = [], [], ""

    @traitlets.validate("marks", "arrows", "selected")
    def _drawn(self, proposal: Bunch) -> Json:
        return self.model.clean(proposal["trait"].name, proposal["value"])

    def _replay(self, face: str = "look") -> Replay | None:
        """Return what everybody may know of the match, if it has begun."""
        if not self.session.BEGUN or self.session.home is not None:
            return None
        at = {"lang": self.lang, "line": self.line, "step": self.step}
        own = ("caption", "marks", "arrows", "selected", "size", "window", "turns")
        values = {name: getattr(self, name) for name in own if self.has_trait(name)}
        return Replay(face, self.study, self.board.text, at, values, self.own_id)

    def words(self) -> str:
        """Return round, turn, phase and public counts of the position shown."""
        view, seats = self.view, self.view.get("seats", [])
        parts = (
            [f"{phrases('screen', self.lang)['round']} {view['round']}"] if view["round"] else []
        )
        parts += [seats[view["to_move"]]["name"]] if view["to_move"] >= 0 else []
        lines = [" · ".join([*parts, view["phase_name"]])]
        for seat in seats:
            counts = (f"{label} {count}" for _, label, count in seat["facts"])
            lines.append(": ".join(filter(None, (seat["name"], ", ".join(counts)))))
        return "\n".join(filter(None, [*lines, self.caption]))

    def picture(self) -> str:
        """Draw the position shown as SVG, with public facts and annotations only."""
        return str(self._drawing().svg)

    def _drawing(self) -> Picture:
        drawn: JsonObject = {}
        if self.marks:
            tones = {place: tone[0] if tone else "good" for place, *tone in self.marks}
            drawn["marks"] = {place: _MARKS[tone] for place, tone in tones.items()}
        if self.arrows:
            drawn["arrows"] = [(source, target) for source, target, *_ in self.arrows]
        picture = self.session.picture(**drawn)
        if self.caption:
            caption = " · ".join(filter(None, (picture.caption, self.caption)))
            picture = self.session.picture(**drawn, caption=caption)
        return picture


@cache
def _plotly() -> str:
    return (STATIC / "plotly.js").read_text("utf-8")
