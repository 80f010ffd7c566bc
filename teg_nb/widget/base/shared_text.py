"""What the boards of a page have in common reaches it once."""

from __future__ import annotations

import hashlib
import threading
from functools import lru_cache
from typing import Any
from weakref import WeakSet

import ipywidgets
import traitlets


class Shared(ipywidgets.Widget):  # type: ignore[misc]
    """Text that boards refer to: a model without a view, one a kernel, while any refers to it.

    Its id follows from what it holds, so a page that has it already, from the kernel before a
    restart or from another notebook, has no need of it.
    """

    text = traitlets.Unicode().tag(sync=True)  # of bytes nothing would be saved with a notebook

    def __init__(self, **given: Any) -> None:
        self.holders: WeakSet[Any] = WeakSet()
        super().__init__(**given)


def shared(text: str, holder: Any) -> Shared:
    """The model that holds this text, for a widget that refers to it until it leaves it."""
    name = _named(text)
    with _LOCK:
        part = _MADE.get(name)
        if part is None or part.comm is None:  # `Widget.close_all()` has closed it
            part = _MADE[name] = Shared(text=text, model_id=name)
        part.holders.add(holder)
    return part


@lru_cache(maxsize=8)
def _named(text: str) -> str:
    return f"teg-nb-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


def leave(part: Shared, holder: Any) -> None:
    """Refer to a part no longer.

    What nobody refers to goes, out of the kernel, its pages and saved notebooks: a film may tell
    what is closed again (REC-8.9).
    """
    with _LOCK:
        part.holders.discard(holder)
        if part.holders:
            return
        for name in [name for name, made in _MADE.items() if made is part]:
            del _MADE[name]
        part.close()


def reference() -> Any:
    """A trait that refers to what is shared."""
    return traitlets.Instance(Shared).tag(sync=True, **ipywidgets.widget_serialization)


_MADE: dict[str, Shared] = {}
_LOCK = threading.RLock()  # a board that is collected meanwhile closes here
