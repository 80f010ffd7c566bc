"""What goes where a board goes."""

from __future__ import annotations

from typing import Any, ClassVar

import ipywidgets
import traitlets


class BoardLink(traitlets.HasTraits):
    """A view that goes where a board goes, and takes it along.

    On the page it moves with the board's own model (``src/along.js``), and the kernel hears of the
    board alone; here both are linked without a word to the page. So a held key costs one message a
    step, however many views follow.

    Attributes
    ----------
    leader : MapView or None
        The board that the page knows.
    """

    leader = traitlets.Instance(ipywidgets.Widget, allow_none=True).tag(
        sync=True, **ipywidgets.widget_serialization
    )

    ALONG: ClassVar[tuple[str, ...]] = ("line", "step")
    """The traits that are the board's."""

    _led: Any = None

    def _follow(self, board: Any, known: bool = True) -> None:
        """Go where a board goes, which a page knows or not."""
        self._on_board_moved({"owner": board})
        self._led, self.leader = board, board if known else None
        board.observe(self._on_board_moved, self.ALONG)
        self.observe(self._on_self_moved, self.ALONG)

    def _go_alone(self) -> None:
        if self._led is not None:
            self._led.unobserve(self._on_board_moved, self.ALONG)
            self.unobserve(self._on_self_moved, self.ALONG)
        self._led = self.leader = None

    def _on_board_moved(self, change: Any) -> None:
        for name in self.ALONG:
            self.set_trait(name, getattr(change["owner"], name))

    def _on_self_moved(self, change: Any) -> None:
        board, name = self._led, change["name"]
        if getattr(board, name) != change["new"]:
            try:
                board.set_trait(name, change["new"])
            finally:  # the board may have refused
                self.set_trait(name, getattr(board, name))

    def _should_send_property(self, key: str, value: Any) -> bool:
        boards = self.leader is not None and key in self.ALONG
        return not boards and bool(super()._should_send_property(key, value))  # type: ignore[misc]

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page has set; what is the board's, the page tells the board."""
        boards = self.ALONG if self.leader is not None else ()
        super().set_state(  # type: ignore[misc]
            {name: value for name, value in sync_data.items() if name not in boards}
        )
