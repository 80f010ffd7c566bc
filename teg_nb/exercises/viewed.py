"""What a notebook shows as a widget."""

from __future__ import annotations

import weakref
from typing import Any


class Viewed:
    """Something with a widget, one at a time, which the kernel keeps as long as it is shown."""

    _view: weakref.ref[Any] | None = None

    @property
    def view(self) -> Any:
        """It as a widget, as a notebook shows it; another one once that is closed."""
        view = self._opened()
        if view is None:
            view = self._widget()
            self._view = weakref.ref(view)
        return view

    def _widget(self) -> Any:
        """A new widget of it."""
        raise NotImplementedError

    def _opened(self) -> Any:
        """The widget of it, if there is one."""
        view: Any = self._view and self._view()
        return None if view is None or view.comm is None else view

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.view._repr_mimebundle_(**kwargs)

    def _ipython_display_(self) -> None:
        self.view._ipython_display_()
