"""Views that follow a board. The kernel renders them."""

from __future__ import annotations

from typing import ClassVar, cast

import traitlets
from traitlets import Bunch

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import known_language
from teg_nb.widget.base.board_link import BoardLink
from teg_nb.widget.base.shared_text import reference
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.board.board_view import BoardView
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.board_model import SIZES


class CompanionView(BoardLink, BaseView):
    """A view that follows a board and shows facts about its position.

    Parameters
    ----------
    shown : board, Match, Study or position
        Anything but a board gets a `BoardView` of its own, which need not be displayed.
    lang : str, optional
        ``"es"`` or ``"en"``; by default the language of the board.
    size : str
        ``"page"``, or ``"class"``: text that a class can read from the last row.

    Notes
    -----
    `step` and `line` belong to the board. Setting them moves the board.
    """

    board = reference()
    size = traitlets.Enum(SIZES, SIZES[0]).tag(sync=True)

    FACE: ClassVar[str]
    THEIRS: ClassVar[frozenset[str]] = frozenset({"size"})

    def __init__(
        self, shown: object, *, lang: str = "", size: str = "page", **given: object
    ) -> None:
        if size not in SIZES:
            raise BadArgument("not_one_of", name="size", value=size, known=SIZES)
        self._own = None if isinstance(shown, MapView) else BoardView(shown, lang=lang or "es")
        self._board = shown if isinstance(shown, MapView) else cast("BoardView", self._own)
        lang = known_language(lang or self._board.lang)
        super().__init__(
            parts={"board": self._board.board.text}, face=self.FACE, size=size, lang=lang, **given
        )
        self._follow(self._board, known=self._own is None)
        self._linked = traitlets.dlink((self._board, "steps"), (self, "steps"))
        self._board.observe(self._on_board, "view")
        self.refresh()

    @property
    def study(self) -> Study:
        """The study of the board."""
        return self._board.study

    def refresh(self) -> None:
        """Update the view to the position of the board."""

    def _on_board(self, change: Bunch) -> None:
        self.refresh()

    def _on_lang(self, change: Bunch) -> None:
        self.refresh()

    def close(self) -> None:
        """Close the view. The board stays open."""
        if self.comm is not None:
            self._board.unobserve(self._on_board, "view")
            self._linked.unlink()
            self._go_alone()
            if self._own is not None:
                self._own.close()
        super().close()

    def accepts_from_page(self, name: str, value: object) -> bool:
        """Return true if a page may set a trait to a value."""
        return value in SIZES if name == "size" else super().accepts_from_page(name, value)

    def __repr__(self) -> str:
        position = f"step {self.step} of {self.steps}"
        return f"<{type(self).__name__} {self.study.match.game.name}: {position}>"
