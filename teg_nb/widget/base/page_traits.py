"""Traits that a page may set: values are checked before ipywidgets sends them to other pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar
from uuid import uuid4

import anywidget
import traitlets

from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.text.language import LANGUAGES

FARTHEST = 10**9
"""Largest step that a page may set. A linked slider can be longer than a match."""


class PageTraits(anywidget.AnyWidget):
    """A widget that takes only valid traits from a page.

    ipywidgets echoes a value to all pages before it validates it. An invalid value would reach
    them too, or could not be sent at all: ``Infinity`` and half a surrogate pair are no JSON.
    """

    THEIRS: ClassVar[frozenset[str]] = frozenset({"lang"})
    """The traits that a page may set."""

    own_id = traitlets.Unicode(read_only=True).tag(sync=True)
    """The id of the model: its page looks it up (`reconnect.js`)."""

    def __init__(self, **given: object) -> None:
        own_id = uuid4().hex
        self.set_trait("own_id", own_id)
        super().__init__(model_id=own_id, **given)

    def accepts_from_page(self, name: str, value: object) -> bool:
        """Return true if a page may set a trait to a value."""
        if name not in self.THEIRS:
            return False
        if name == "step":
            return type(value) is int and 0 <= value <= FARTHEST
        return name == "lang" and value in LANGUAGES

    def set_state(self, sync_data: JsonObject) -> None:
        """Apply valid traits from a page. Send the old values of the others back."""
        good = {
            name: value for name, value in sync_data.items() if self.accepts_from_page(name, value)
        }
        back = [name for name in sync_data if name not in good and name in self.keys]
        if good or not sync_data:
            try:
                super().set_state(good)
            except traitlets.TraitError:
                back += good
        if back:
            self.send_state(back)

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits to the pages; by default, all.

        Ipywidgets gives its own set, to which another thread may add while it is read.
        """
        super().send_state([*key] if isinstance(key, set) else key)
