"""A link between a view and a board: both move together."""

from __future__ import annotations

from typing import ClassVar

import ipywidgets
import traitlets
from traitlets import Bunch

from teg_nb.engine.json_types import JsonObject


class BoardLink(traitlets.HasTraits):
    """A view that moves with a board and moves it.

    On the page, the view moves with the model of the board (``src/base/board-link.js``), and the
    kernel gets messages of the board alone. In the kernel, both are linked without messages to the
    page. So a held key costs one message a step, however many views follow.

    Attributes
    ----------
    leader : MapView or None
        The board, if the page knows it.
    """

    leader = traitlets.Instance(ipywidgets.Widget, allow_none=True).tag(
        sync=True, **ipywidgets.widget_serialization
    )

    ALONG: ClassVar[tuple[str, ...]] = ("line", "step")
    """The traits shared with the board."""

    _led: ipywidgets.Widget | None = None

    def _follow(self, board: ipywidgets.Widget, known: bool = True) -> None:
        """Link to a board, and move to its position. The page may not know the board."""
        self._on_board_moved(Bunch(owner=board))
        self._led, self.leader = board, board if known else None
        board.observe(self._on_board_moved, self.ALONG)
        self.observe(self._on_self_moved, self.ALONG)

    def _go_alone(self) -> None:
        if self._led is not None:
            self._led.unobserve(self._on_board_moved, self.ALONG)
            self.unobserve(self._on_self_moved, self.ALONG)
        self._led = self.leader = None

    def _on_board_moved(self, change: Bunch) -> None:
        for name in self.ALONG:
            self.set_trait(name, getattr(change["owner"], name))

    def _on_self_moved(self, change: Bunch) -> None:
        board: ipywidgets.Widget = self._led
        name = change["name"]
        if getattr(board, name) != change["new"]:
            try:
                board.set_trait(name, change["new"])
            finally:  # the board may have refused the move
                self.set_trait(name, getattr(board, name))

    def _should_send_property(self, key: str, value: object) -> bool:
        belongs_to_board = self.leader is not None and key in self.ALONG
        return not belongs_to_board and bool(super()._should_send_property(key, value))  # type: ignore[misc]

    def set_state(self, sync_data: JsonObject) -> None:
        """Apply traits from a page. The page sends traits of the board to the board."""
        board_traits = self.ALONG if self.leader is not None else ()
        super().set_state(  # type: ignore[misc]
            {name: value for name, value in sync_data.items() if name not in board_traits}
        )
