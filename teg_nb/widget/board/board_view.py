"""Boards for viewing, without play."""

from __future__ import annotations

from collections.abc import Sequence

import ipywidgets
from traitlets import Bunch

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.text.language import board_language
from teg_nb.widget.base.lifetime import close_looks, stands
from teg_nb.widget.base.replays import Replay
from teg_nb.widget.base.static_views import CompositePicture, beside
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.board_model import BoardModel, known_size
from teg_nb.widget.session.read_only import ReadOnlySession, as_study


class BoardView(MapView):
    """A position, or a match at a step, for viewing: step, hover, zoom, events.

    Parameters
    ----------
    shown : Match, Study or position
        A position comes from ``teg_nb.position`` or ``match.state``.
    step : int, optional
        Number of entries before the position; by default all of them.
    line : str
        Name of a line of a study.
    lang : str
        ``"es"`` or ``"en"``. Default: `teg_nb.language`, else Spanish.
    size : str
        ``"page"``, or ``"class"``: text that a class can read from the last row.

    Raises
    ------
    IllegalAction
        If the step is in the past and earlier positions are closed: see ``memory_aid`` of La
        Reconquista.

    Examples
    --------
    >>> from teg_nb import BoardView
    >>> import teg_nb
    >>> board = BoardView(teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"), lang="en")
    >>> board
    <Board teg: step 0 of 0>
    >>> board.mark("Argentina", "bad")
    >>> board.set_caption("What are the odds?")
    """

    def __init__(
        self,
        shown: object,
        step: int | None = None,
        *,
        line: str = "",
        lang: str = "",
        size: str = "page",
    ) -> None:
        session = ReadOnlySession(as_study(shown), board_language(lang))
        if line or step is not None:
            session.show(len(session.match) if step is None else step, line)
        super().__init__(BoardModel(self.sender(), session, known_size(size)))

    def replay(self) -> Replay | None:
        """Return the match from its start, at the step shown.

        Examples
        --------
        >>> from teg_nb import BoardView, Match
        >>> BoardView(Match("teg", seats=3)).replay().study
        <Study teg: main 0 to 0>
        """
        return self._replay()

    def __repr__(self) -> str:
        at = self.session.at
        where = f"step {at.step} of {len(self.match)}"
        return (
            f"<Board {self.match.game.name}: {where}{'' if at.line == 'main' else ', ' + at.line}>"
        )


class Compared(CompositePicture, ipywidgets.HBox):  # type: ignore[misc]
    """Two boards with the same zoom, adjacent if there is room. Their differences are marked.

    Examples
    --------
    >>> from teg_nb import Match, compare, position
    >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> after = position(Blanco="Chile 3", Negro="Argentina 2")
    >>> both = compare(match, after, lang="en")
    >>> both.differences
    ['Chile']
    """

    def __init__(self, left: BoardView, right: BoardView) -> None:
        self.left, self.right = left, right
        self._marked: tuple[JsonList, JsonList] = ([], [])
        for board in (left, right):
            board.layout.flex = "1 1 400px"  # one below the other where there is less room
            board.layout.min_width = "0"
            board.observe(self._mark, "view")
        self._zoom = ipywidgets.jslink((left, "window"), (right, "window"))
        super().__init__([left, right], layout={"flex_flow": "row wrap", "grid_gap": "12px"})
        self._stand_in(left)
        self._mark()
        stands(self, self._zoom)

    @property
    def differences(self) -> list[str]:
        """The countries whose public owner or number of armies differs."""
        names = [country["name"] for country in self._places()]
        one, two = _held(self.left), _held(self.right)
        return [name for k, name in enumerate(names) if one[k] != two[k]]

    def _places(self) -> list[JsonObject]:
        countries: list[JsonObject] = self.left.session.screen.board(self.left.match.settings)[
            "countries"
        ]
        return countries

    def _mark(self, change: Bunch | None = None) -> None:
        marks = [[name, "look"] for name in self.differences]
        for board, before in zip((self.left, self.right), self._marked, strict=True):
            own_marks = [mark for mark in board.marks if mark not in before]  # set by cells
            marked = {name for name, *_ in own_marks}
            before[:] = [mark for mark in marks if mark[0] not in marked]
            board.marks = [*own_marks, *before]

    def close(self) -> None:
        """Close the box. The boards stay open."""
        if self.comm is not None:
            self._zoom.unlink()
            for board in (self.left, self.right):
                board.unobserve(self._mark, "view")
            self._stand_alone(self.left)
            super().close()
            close_looks(self)

    def picture(self) -> str:
        """Draw both positions as SVG."""
        return beside(self.left.picture(), self.right.picture())

    def replayed(self) -> Sequence[BoardView]:
        """Return both boards."""
        return self.left, self.right

    @property
    def lang(self) -> str:
        """The language of the board on the left."""
        return self.left.lang

    def words(self) -> str:
        """Return both positions in words."""
        return f"{self.left.words()}\n\n{self.right.words()}"

    def __repr__(self) -> str:
        return f"<compare {self.left!r} with {self.right!r}: {len(self.differences)} differences>"


def _held(board: BoardView) -> list[tuple[str | None, int]]:
    """List the owner's colour and the armies of each country."""
    seats, board_payload = board.match.settings.seats, board.view
    names = [
        None if owner is None or owner < 0 else seats[owner] for owner in board_payload["owner"]
    ]
    return list(zip(names, board_payload["armies"], strict=True))


def compare(a: object, b: object, *, lang: str = "", size: str = "page") -> Compared:
    """Show two boards with the same zoom, and mark their differences.

    Parameters
    ----------
    a, b : Match, Study, position or Board
        Objects of the same game.
    lang, size : str
        As for `BoardView`.

    Returns
    -------
    Compared
        An ``ipywidgets.HBox`` with `left`, `right` and `differences`. The marks follow every
        step.

    Raises
    ------
    BadArgument
        If they are of different games.

    Examples
    --------
    >>> from teg_nb import compare
    >>> import teg_nb
    >>> before = teg_nb.position(Blanco="Chile 4", Negro="Argentina 2, Brasil 1")
    >>> after = teg_nb.position(Blanco="Chile 3, Argentina 1", Negro="Brasil 1")
    >>> compare(before, after).differences
    ['Argentina', 'Chile']
    """
    left, right = (
        shown if isinstance(shown, BoardView) else BoardView(shown, lang=lang, size=size)
        for shown in (a, b)
    )
    games = [board.match.game.name for board in (left, right)]
    if games[0] != games[1]:
        raise BadArgument("not_one_of", name="b", value=games[1], known=games[:1])
    if left.match.settings.places != right.match.settings.places:
        raise BadArgument("other_places")
    return Compared(left, right)


__all__ = ["BoardView", "Compared", "compare"]
