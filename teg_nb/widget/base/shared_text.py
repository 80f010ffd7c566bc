"""Shared texts: data common to all boards of a page is sent once."""

from __future__ import annotations

import hashlib
import threading
from functools import lru_cache
from weakref import WeakSet

import ipywidgets
import traitlets


class Shared(ipywidgets.Widget):  # type: ignore[misc]
    """A text shared by boards: a model without a view, one a kernel, while any board uses it.

    The id is a hash of the text. So a page that already has the text, from an earlier kernel or
    another notebook, need not load it again.
    """

    text = traitlets.Unicode().tag(sync=True)  # notebooks do not save traits of bytes

    def __init__(self, **given: object) -> None:
        self.holders: WeakSet[ipywidgets.Widget] = WeakSet()
        super().__init__(**given)


def shared(text: str, holder: ipywidgets.Widget) -> Shared:
    """Return the model that holds a text, and register a widget as its user."""
    name = _named(text)
    with _LOCK:
        part = _MADE.get(name)
        if part is None or part.comm is None:  # closed by `Widget.close_all()`
            part = _MADE[name] = Shared(text=text, model_id=name)
        part.holders.add(holder)
    return part


@lru_cache(maxsize=8)
def _named(text: str) -> str:
    return f"teg-nb-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


def leave(part: Shared, holder: ipywidgets.Widget) -> None:
    """Unregister a widget as a user of a part.

    A part without users is removed from the kernel, its pages and saved notebooks. A film may
    contain news that is closed again (REC-8.9).
    """
    with _LOCK:
        part.holders.discard(holder)
        if part.holders:
            return
        for name in [name for name, other in _MADE.items() if other is part]:
            del _MADE[name]
        part.close()


def reference() -> traitlets.Instance[Shared]:
    """Create a trait that refers to a shared part."""
    return traitlets.Instance(Shared).tag(sync=True, **ipywidgets.widget_serialization)


_MADE: dict[str, Shared] = {}
_LOCK = threading.RLock()  # garbage collection may close a board inside the lock
