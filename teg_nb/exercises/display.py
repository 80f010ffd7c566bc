"""Display of exercises in a notebook, without an import of the front end.

The front end is imported by name on first display, as pandas does for plots.
"""

from __future__ import annotations

import weakref
from typing import Protocol, cast

from teg_nb.engine.json_types import Json
from teg_nb.engine.plugins import resolve


class Shown(Protocol):
    """The part of a widget that is used here. Exercises do not import the front end."""

    @property
    def comm(self) -> object:
        """The channel to the page; None once the widget is closed."""

    def _repr_mimebundle_(self, **kwargs: object) -> Json: ...

    def _ipython_display_(self) -> None: ...


BACKEND = "teg_nb.widget.exercises"
"""The module whose function ``view`` creates the widgets."""


def show(item: object) -> Shown:
    """Return a widget that shows an exercise, or several.

    Parameters
    ----------
    item : Exercise, Chapter, Generated, Practice, Workbook or Guess

    Raises
    ------
    BadArgument
        If the front end has no view of the item.
    """
    return cast("Shown", resolve(f"{BACKEND}:view")(item))


class Renderable:
    """Mixin of objects that a notebook shows as a widget."""

    _view: weakref.ref[Shown] | None = None

    @property
    def view(self) -> Shown:
        """The widget that a notebook shows. Once it is closed, a new one."""
        view = self._opened()
        if view is None:
            view = show(self)
            self._view = weakref.ref(view)
        return view

    def _opened(self) -> Shown | None:
        """Return the open widget, or None. The kernel holds a shown widget alive."""
        view = None if self._view is None else self._view()
        return None if view is None or view.comm is None else view

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        return self.view._repr_mimebundle_(**kwargs)

    def _ipython_display_(self) -> None:
        self.view._ipython_display_()
