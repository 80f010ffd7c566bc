"""Boards to look at: they play nothing."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import ipywidgets

from teg_nb.engine.errors import BadArgument, BadMessage
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import board_language
from teg_nb.widget.base.lifetime import close_looks, stands
from teg_nb.widget.base.static_views import CompositePicture, beside
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.messages import Clause, Events, Go, Lang, Message, Odds
from teg_nb.widget.session.session import Session


class ReadOnlySession(Session):
    """A study on a screen on which nobody plays, nor chance.

    Where a game keeps the past closed until the match is over (REC-1.8) it is closed here too:
    somebody may be playing on a board beside this one.
    """

    READING: ClassVar[tuple[type, ...]] = (Clause, Events, Go, Lang, Odds)
    """What one who only looks may ask for."""

    def __init__(self, match: Match | Study, lang: str) -> None:
        super().__init__(match, {}, random.Random(0), lang)
        self.undo = "off"

    @property
    def viewer(self) -> int | None:
        """Nobody in particular."""
        return None

    @property
    def shows_seats(self) -> list[int]:
        """Nobody's before the end: no one has said whose screen this is."""
        return super().shows_seats if self.match.is_over else []

    def _begin(self) -> None:
        """Nothing falls by itself."""

    def _goes_on(self) -> bool:
        return False

    def _handle(self, message: Message) -> dict[str, Any] | None:
        if not isinstance(message, self.READING):
            raise BadMessage("nobody plays on this board")
        return super()._handle(message)


class BoardView(MapView):
    """A position, or a match at a step of it, to look at: step, hover, zoom, events.

    Parameters
    ----------
    shown : Match, Study or position
        A position is what ``teg_nb.position`` or ``match.state`` gives.
    step : int, optional
        After how many entries; by default all of them.
    line : str
        Of a study: which line.
    lang : str
        ``"es"`` or ``"en"``. Default: `teg_nb.language`, else Spanish.
    size : str
        ``"page"``, or ``"class"``: words that a class reads from the last row.

    Raises
    ------
    IllegalAction
        If the step is past and nobody may look back: see ``memory_aid`` of La Reconquista.

    Examples
    --------
    >>> import teg_nb
    >>> board = BoardView(teg_nb.position(Blanco="Chile 4", Negro="Argentina 2"), lang="en")
    >>> board
    <Board teg: step 0 of 0>
    >>> board.mark("Argentina", "bad")
    >>> board.set_caption("What are the odds?")
    """

    def __init__(
        self,
        shown: Any,
        step: int | None = None,
        *,
        line: str = "",
        lang: str = "",
        size: str = "page",
    ) -> None:
        session = ReadOnlySession(as_study(shown), board_language(lang))
        if line or step is not None:
            session.show(len(session.match) if step is None else step, line)
        super().__init__(session, size, face="look")

    def __repr__(self) -> str:
        at = self.session.at
        where = f"step {at.step} of {len(self.match)}"
        return (
            f"<Board {self.match.game.name}: {where}{'' if at.line == 'main' else ', ' + at.line}>"
        )


def as_study(shown: Any) -> Study:
    """What can be looked at, as a study; a position becomes a match of no entries.

    Raises
    ------
    BadArgument
        If it is none of these.
    """
    if isinstance(shown, Study):
        return shown
    if not isinstance(shown, Match):
        if not hasattr(shown, "settings"):
            raise BadArgument("wrong_shape", name="match", value=shown, wanted="teg_nb.Match(...)")
        shown = Match(shown.settings.game, start=shown)
    return Study(shown)


class Compared(CompositePicture, ipywidgets.HBox):  # type: ignore[misc]
    """Two boards at the same zoom, side by side if there is room; marked is where they differ."""

    def __init__(self, left: BoardView, right: BoardView) -> None:
        self.left, self.right = left, right
        self._marked: tuple[list[Any], list[Any]] = ([], [])
        for each in (left, right):
            each.layout.flex = "1 1 400px"  # one below the other where there is less room
            each.layout.min_width = "0"
            each.observe(self._mark, "view")
        self._zoom = ipywidgets.jslink((left, "window"), (right, "window"))
        super().__init__([left, right], layout={"flex_flow": "row wrap", "grid_gap": "12px"})
        self._stand_in(left)
        self._mark()
        stands(self, self._zoom)

    @property
    def differences(self) -> list[str]:
        """Countries with another owner or another number of armies, as all may know them."""
        names = [each["name"] for each in self._places()]
        one, two = _held(self.left), _held(self.right)
        return [name for k, name in enumerate(names) if one[k] != two[k]]

    def _places(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.left.session.screen.board(self.left._settings)[
            "countries"
        ]
        return found

    def _mark(self, change: Any = None) -> None:
        marks = [[name, "look"] for name in self.differences]
        for board, before in zip((self.left, self.right), self._marked, strict=True):
            own = [each for each in board.marks if each not in before]  # of cells: they stay
            told = {name for name, *_ in own}
            before[:] = [each for each in marks if each[0] not in told]
            board.marks = [*own, *before]

    def close(self) -> None:
        """Take the box away; the boards go their own ways."""
        if self.comm is not None:
            self._zoom.unlink()
            for each in (self.left, self.right):
                each.unobserve(self._mark, "view")
            self._stand_alone(self.left)
            super().close()
            close_looks(self)

    def picture(self) -> str:
        """Both positions, as SVG."""
        return beside(self.left.picture(), self.right.picture())

    def __repr__(self) -> str:
        return f"<compare {self.left!r} with {self.right!r}: {len(self.differences)} differences>"


def _held(board: BoardView) -> list[tuple[str | None, int]]:
    """By place, the colour that holds it, and with how many."""
    seats, seen = board._settings.seats, board.view
    names = [None if each is None or each < 0 else seats[each] for each in seen["owner"]]
    return list(zip(names, seen["armies"], strict=True))


def compare(a: Any, b: Any, *, lang: str = "", size: str = "page") -> Compared:
    """Two boards side by side, at the same zoom, with what differs marked.

    Parameters
    ----------
    a, b : Match, Study, position or Board
        Of the same game.
    lang, size : str
        As for `Board`.

    Returns
    -------
    Compared
        An ``ipywidgets.HBox`` with `left`, `right` and `differences`; these are marked anew
        wherever one steps.

    Raises
    ------
    BadArgument
        If they are not of the same game.

    Examples
    --------
    >>> import teg_nb
    >>> before = teg_nb.position(Blanco="Chile 4", Negro="Argentina 2, Brasil 1")
    >>> after = teg_nb.position(Blanco="Chile 3, Argentina 1", Negro="Brasil 1")
    >>> compare(before, after).differences
    ['Argentina', 'Chile']
    """
    left, right = (
        each if isinstance(each, BoardView) else BoardView(each, lang=lang, size=size)
        for each in (a, b)
    )
    games = [each.match.game.name for each in (left, right)]
    if games[0] != games[1]:
        raise BadArgument("not_one_of", name="b", value=games[1], known=games[:1])
    if left._settings.places != right._settings.places:
        raise BadArgument("other_places")
    return Compared(left, right)


__all__ = ["BoardView", "Compared", "Looking", "as_study", "compare"]
