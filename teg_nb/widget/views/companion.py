"""Views beside a board that the kernel draws: they go where it goes."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.text.language import known_language
from teg_nb.widget.base.board_link import BoardLink
from teg_nb.widget.base.shared_text import reference
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.board.board_view import BoardView
from teg_nb.widget.board.map_view import SIZES, MapView


class CompanionView(BoardLink, BaseView):
    """A view that stands where a board does, and is told what is to be seen there.

    Parameters
    ----------
    shown : board, Match, Study or position
        Of what is no board a `Board` is made, which need not be shown.
    lang : str, optional
        ``"es"`` or ``"en"``; by default that of the board.
    size : str
        ``"page"``, or ``"class"``: words that a class reads from the last row.

    Notes
    -----
    `step` and `line` are those of the board, and setting them moves it.
    """

    board = reference()
    size = traitlets.Enum(SIZES, SIZES[0]).tag(sync=True)

    FACE: ClassVar[str]
    THEIRS: ClassVar[frozenset[str]] = frozenset({"size"})

    def __init__(self, shown: Any, *, lang: str = "", size: str = "page", **given: Any) -> None:
        if size not in SIZES:
            raise BadArgument("not_one_of", name="size", value=size, known=SIZES)
        self._own = None if isinstance(shown, MapView) else BoardView(shown, lang=lang or "es")
        self._board: MapView = self._own or shown
        lang = known_language(lang or self._board.lang)
        super().__init__(
            parts={"board": self._board.board.text}, face=self.FACE, size=size, lang=lang, **given
        )
        self._follow(self._board, known=self._own is None)
        self._linked = traitlets.dlink((self._board, "steps"), (self, "steps"))
        self._board.observe(self._on_board, "view")
        self.refresh()

    @property
    def study(self) -> Any:
        """What it shows."""
        return self._board.study

    def refresh(self) -> None:
        """Tell what is to be seen where the board stands."""

    def _on_board(self, change: Any) -> None:
        self.refresh()

    def _on_lang(self, change: Any) -> None:
        self.refresh()

    def close(self) -> None:
        """Take the view away; the board stays."""
        if self.comm is not None:
            self._board.unobserve(self._on_board, "view")
            self._linked.unlink()
            self._go_alone()
            if self._own is not None:
                self._own.close()
        super().close()

    def accepts_from_page(self, name: str, value: Any) -> bool:
        """Whether a page may set a trait so."""
        return value in SIZES if name == "size" else super().accepts_from_page(name, value)

    def __repr__(self) -> str:
        where = f"step {self.step} of {self.steps}"
        return f"<{type(self).__name__} {self.study.match.game.name}: {where}>"
