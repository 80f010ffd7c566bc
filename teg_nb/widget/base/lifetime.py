"""The lifetime of widgets: those in an output and those with a reference stay alive.

ipywidgets keeps every widget until it is closed. This package releases a widget once all cells
that created or showed it have run again, because its outputs are gone from the page by then. The
widget lives on while anything refers to it: a name, ``Out`` or another widget. It closes with
the last reference. Where cells have no ids, or outside of cells, a widget is kept for good.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from weakref import WeakKeyDictionary, WeakMethod, WeakValueDictionary

import ipywidgets.widgets.widget as ipywidgets_registry
from IPython.core.getipython import get_ipython
from ipywidgets import Output, Widget

from teg_nb.engine.json_types import JsonObject

ELSEWHERE = ""
"""A cell id for any place that no cell clears when it runs again."""


class Kept(MutableMapping[str, Widget]):
    """The registry of widgets by id. Most widgets are kept alive, others are referenced weakly.

    Parameters
    ----------
    widgets : mapping
        The widgets to keep alive.
    """

    def __init__(self, widgets: MutableMapping[str, Widget]) -> None:
        self._held = dict(widgets)
        self._loose: WeakValueDictionary[str, Widget] = WeakValueDictionary()

    def __getitem__(self, name: str) -> Widget:
        return self._held[name] if name in self._held else self._loose[name]

    def __setitem__(self, name: str, widget: Widget) -> None:
        self._held[name] = widget
        self._loose.pop(name, None)

    def __delitem__(self, name: str) -> None:
        if self._held.pop(name, None) is None:
            del self._loose[name]

    def __iter__(self) -> Iterator[str]:
        return iter([*self._held, *self._loose])

    def __len__(self) -> int:
        return len(self._held) + len(self._loose)

    def values(self) -> list[Widget]:  # type: ignore[override]
        """Return the widgets as a list, because some may disappear during a loop."""
        return [*self._held.values(), *self._loose.values()]

    def loosen(self, name: str) -> None:
        """Stop keeping a widget alive."""
        if name in self._held:
            self._loose[name] = self._held.pop(name)


def stands(*widgets: Widget) -> None:
    """Register widgets as created or shown in the running cell, until that cell runs again.

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
    shell = get_ipython()
    if cell and shell is not None and _on_run not in shell.events.callbacks["pre_run_cell"]:
        shell.events.register("pre_run_cell", _on_run)


def close_looks(widget: Widget) -> None:
    """Close the layout and the style of a closed widget, unless another widget uses them."""
    for name in ("layout", "style"):
        look = getattr(widget, name, None)
        others = (getattr(other, name, None) for other in ipywidgets_registry._instances.values())
        if look is not None and all(other is not look for other in others):
            look.close()


def _cell() -> str:
    """Return the id of the running cell; `ELSEWHERE` outside of cells or inside an `Output`."""
    parent: JsonObject = getattr(get_ipython(), "get_parent", dict)()
    run = parent.get("header", {}).get("msg_id", "")
    is_captured = any(
        isinstance(widget, Output) and run and widget.msg_id == run
        for widget in ipywidgets_registry._instances.values()
    )
    cell = parent.get("metadata", {}).get("cellId")
    return cell if isinstance(cell, str) and not is_captured else ELSEWHERE


def _on_run(info: object) -> None:
    """Release widgets that only the cell that runs again has shown."""
    now = _cell()
    for widget, cells in [*_CELLS.items()] if now else ():
        if now in cells:
            cells.discard(now)
            if not cells:
                _let_go(widget)


def _let_go(widget: Widget) -> None:
    """Keep a widget alive only while something refers to it."""
    if widget.comm is None:
        return
    if not isinstance(ipywidgets_registry._instances, Kept):
        ipywidgets_registry._instances = Kept(ipywidgets_registry._instances)
    handler = WeakMethod(widget._handle_msg)

    def heard(message: object) -> None:
        if (handle := handler()) is not None:
            handle(message)

    widget.comm.on_msg(heard)
    ipywidgets_registry._instances.loosen(widget.model_id)


_CELLS: WeakKeyDictionary[Widget, set[str]] = WeakKeyDictionary()
"""The cells in whose outputs each widget is shown."""
