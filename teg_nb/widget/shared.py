"""What the boards of a page have in common reaches it once."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import ipywidgets
import traitlets


class Shared(ipywidgets.Widget):  # type: ignore[misc]
    """Text that boards refer to: a model without a view, one a kernel.

    Its id follows from what it holds, so a page that has it already, from the kernel before a
    restart or from another notebook, has no need of it.
    """

    text = traitlets.Unicode().tag(sync=True)  # of bytes nothing would be saved with a notebook


def shared(text: str) -> Shared:
    """The model that holds this text."""
    name = _named(text)
    found = _MADE.get(name)
    if found is None or found.comm is None:  # `Widget.close_all()` has closed it
        found = _MADE[name] = Shared(text=text, model_id=name)
    return found


@lru_cache(maxsize=8)
def _named(text: str) -> str:
    return f"teg-nb-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


def forget(part: Shared) -> None:
    """Take what nobody refers to any more out of the kernel, its pages and saved notebooks."""
    for name in [each for each, made in _MADE.items() if made is part]:
        del _MADE[name]
    part.close()


def reference() -> Any:
    """A trait that refers to what is shared."""
    return traitlets.Instance(Shared).tag(sync=True, **ipywidgets.widget_serialization)


_MADE: dict[str, Shared] = {}
