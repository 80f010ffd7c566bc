"""Which widgets the kernel keeps: those that stand in an output, and those that have a name.

ipywidgets keeps every widget until it is closed. A widget of this package is let go once all cells
that made and showed it have been run again: its outputs are gone from the page by then. It lives on
for whoever still refers to it, by a name, in ``Out`` or from another widget, and closes with the
last of them. Where cells have no ids, or a widget was made outside of one, it is kept for good.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Any
from weakref import WeakKeyDictionary, WeakMethod, WeakValueDictionary

import ipywidgets.widgets.widget as ipywidgets_registry
from IPython.core.getipython import get_ipython
from ipywidgets import Output

ELSEWHERE = ""
"""Stands for any place that no cell clears when it is run again."""


class Kept(MutableMapping[str, Any]):
    """The widgets of ipywidgets, by id: it keeps most of them alive, and knows others.

    Parameters
    ----------
    widgets : mapping
        Those to keep alive.
    """

    def __init__(self, widgets: MutableMapping[str, Any]) -> None:
        self._held = dict(widgets)
        self._loose: WeakValueDictionary[str, Any] = WeakValueDictionary()

    def __getitem__(self, name: str) -> Any:
        return self._held[name] if name in self._held else self._loose[name]

    def __setitem__(self, name: str, widget: Any) -> None:
        self._held[name] = widget
        self._loose.pop(name, None)

    def __delitem__(self, name: str) -> None:
        if self._held.pop(name, None) is None:
            del self._loose[name]

    def __iter__(self) -> Iterator[str]:
        return iter([*self._held, *self._loose])

    def __len__(self) -> int:
        return len(self._held) + len(self._loose)

    def values(self) -> Any:
        """The widgets, in a list: they may go while one looks."""
        return [*self._held.values(), *self._loose.values()]

    def loosen(self, name: str) -> None:
        """Keep a widget alive no longer."""
        if name in self._held:
            self._loose[name] = self._held.pop(name)


def stands(*widgets: Any) -> None:
    """Note that widgets were made or shown in the cell that runs: they stand until it runs again.

    Parameters
    ----------
    *widgets : ipywidgets.Widget
    """
    cell = _cell()
    for widget in widgets:
        _CELLS.setdefault(widget, set()).add(cell)
        if widget.comm is not None:
            widget.comm.on_msg(widget._handle_msg)
            ipywidgets_registry._instances[widget.model_id] = widget
    shell: Any = get_ipython()
    if cell and _on_run not in shell.events.callbacks["pre_run_cell"]:
        shell.events.register("pre_run_cell", _on_run)


def close_looks(widget: Any) -> None:
    """Close the layout and the style of a closed widget, unless another one has them as well."""
    for name in ("layout", "style"):
        look = getattr(widget, name, None)
        others = (getattr(other, name, None) for other in ipywidgets_registry._instances.values())
        if look is not None and all(other is not look for other in others):
            look.close()


def _cell() -> str:
    """The id of the cell that runs; `ELSEWHERE` where there is none, or an `Output` catches it."""
    parent: dict[str, Any] = getattr(get_ipython(), "get_parent", dict)()
    run = parent.get("header", {}).get("msg_id", "")
    caught = any(
        isinstance(widget, Output) and run and widget.msg_id == run
        for widget in ipywidgets_registry._instances.values()
    )
    cell = parent.get("metadata", {}).get("cellId")
    return cell if isinstance(cell, str) and not caught else ELSEWHERE


def _on_run(info: Any) -> None:
    """Let go what stands nowhere else than in the cell that is run again."""
    now = _cell()
    for widget, cells in [*_CELLS.items()] if now else ():
        if now in cells:
            cells.discard(now)
            if not cells:
                _let_go(widget)


def _let_go(widget: Any) -> None:
    """Let a widget live as long as somebody refers to it."""
    if widget.comm is None:
        return
    if not isinstance(ipywidgets_registry._instances, Kept):
        ipywidgets_registry._instances = Kept(ipywidgets_registry._instances)
    handler = WeakMethod(widget._handle_msg)

    def heard(message: Any) -> None:
        if (handle := handler()) is not None:
            handle(message)

    widget.comm.on_msg(heard)
    ipywidgets_registry._instances.loosen(widget.model_id)


_CELLS: WeakKeyDictionary[Any, set[str]] = WeakKeyDictionary()
"""Widgets, each with the cells in whose outputs it stands."""
