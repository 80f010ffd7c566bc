"""Display of exercises in a notebook, without an import of the front end.

The front end is imported by name on first display, as pandas does for plots.
"""

from __future__ import annotations

import weakref
from typing import Any

from teg_nb.engine.plugins import resolve

BACKEND = "teg_nb.widget.exercises"
"""The module whose function ``view`` creates the widgets."""


def show(item: Any) -> Any:
    """Return a widget that shows an exercise, or several.

    Parameters
    ----------
    item : Exercise, Chapter, Practice or Guess

    Raises
    ------
    BadArgument
        If the front end has no view of the item.
    """
    return resolve(f"{BACKEND}:view")(item)


class Renderable:
    """Mixin of objects that a notebook shows as a widget."""

    _view: weakref.ref[Any] | None = None

    @property
    def view(self) -> Any:
        """The widget that a notebook shows. Once it is closed, a new one."""
        view = self._opened()
        if view is None:
            view = show(self)
            self._view = weakref.ref(view)
        return view

    def _opened(self) -> Any:
        """Return the open widget, or None. The kernel holds a shown widget alive."""
        view: Any = self._view and self._view()
        return None if view is None or view.comm is None else view

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.view._repr_mimebundle_(**kwargs)

    def _ipython_display_(self) -> None:
        self.view._ipython_display_()
