"""Views over a model: a notebook's widget as the host of a `PageModel`."""

from __future__ import annotations

from collections.abc import Mapping
from weakref import WeakMethod

from traitlets import Bunch

from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import JsonObject
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.session.board_model import PageModel, Send
from teg_nb.widget.session.messages import opened


class ModelView(BaseView):
    """A view whose traits mirror the values of a model. The model answers its messages.

    Parameters
    ----------
    model : PageModel
        It sends with `sender` of this view.
    parts : mapping, optional
        Long texts shared with other views, by trait.
    """

    model: PageModel

    def __init__(
        self, model: PageModel, parts: Mapping[str, str] | None = None, **given: object
    ) -> None:
        self.model = model
        super().__init__(parts=dict(parts or {}), **model.values, **given)
        alone = [name for name in model.values if name not in ("step", "line")]
        self.observe(self._on_value, alone)

    def sender(self) -> Send:
        """Return the function by which a model sends to this view. It does not keep the view."""
        hear = WeakMethod(self._hear)

        def send(message: JsonObject) -> None:
            if (handle := hear()) is not None:
                handle(message)

        return send

    def _hear(self, message: JsonObject) -> None:
        """Pass a message of the model on to the pages."""
        if message["method"] == "custom":
            self.send(message["content"])
            return
        state: JsonObject = message["state"]
        same = [name for name, value in state.items() if getattr(self, name) == value]
        with self.hold_sync(), self.hold_trait_notifications():
            left = [self._take(name, text) for name, text in message["parts"].items()]
            for name, value in state.items():
                self.set_trait(name, value)
        self._leave(*left)
        for name in same:  # the page waits for it
            self.send_state(name)

    def _on_value(self, change: Bunch) -> None:
        """Pass on a value that a cell, another widget or a page has set."""
        if self.model.values[change["name"]] != change["new"]:
            self.model.write({change["name"]: change["new"]})

    def _on_moved(self, change: Bunch) -> None:
        """Show the position that a cell, another widget or a page has set."""
        try:
            self.model.write({"step": self.step, "line": self.line})
        except GameError:
            self.set_trait(change["name"], change["old"])
            raise

    def accepts_from_page(self, name: str, value: object) -> bool:
        """Return true if a page may set a trait to a value."""
        return self.model.accepts(name, value)

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        if self.shares(content):
            return
        if opened(content)[1] == {"kind": "still"}:
            self.refresh_snapshot()
            return
        self.model.answer(content)

    def close(self) -> None:
        """Close the view."""
        if self.comm is not None:
            self.model.is_closed = True
        super().close()
