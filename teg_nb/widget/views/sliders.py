"""Sliders: controls that redraw the result of a function while they move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import ipywidgets
from IPython.core.formatters import DisplayFormatter
from IPython.core.interactiveshell import InteractiveShell
from traitlets import Bunch

from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.widget.base.lifetime import close_looks, stands

KEPT = ("image/svg+xml", "text/html", "text/markdown")
"""Picture types for a saved notebook, in order of preference. The first one available is used."""


class Sliders(ipywidgets.VBox):  # type: ignore[misc]
    """Controls, and below them the result of a function of their values: see `sliders`.

    Attributes
    ----------
    controls : dict of str to widget
        The controls by label. Each has a `value`, which can be set and linked.
    """

    def __init__(self, draw: Callable[..., object], values: JsonMapping) -> None:
        self._draw = draw
        self.controls = {label: _control(label, value) for label, value in values.items()}
        # Set the outputs directly: text printed into an `Output` can get lost with subshells.
        self._output = ipywidgets.Output()
        super().__init__([*self.controls.values(), self._output])
        for control in self.controls.values():
            control.observe(self._on_moved, "value")
        self._on_moved()
        stands(self, *self.children)

    @property
    def values(self) -> JsonObject:
        """The value of each control, by label."""
        return {label: control.value for label, control in self.controls.items()}

    def _on_moved(self, change: Bunch | None = None) -> None:
        try:
            self._drawn = self._draw(
                *self.values.values()
            )  # the reference keeps a displayed board alive
            data, metadata = _formatted(self._drawn)
        except GameError as fault:
            data, metadata = {"text/plain": str(fault)}, {}
        self._output.outputs = (
            {"output_type": "display_data", "data": data, "metadata": metadata},
        )

    def close(self) -> None:
        """Close the controls and the output."""
        if self.comm is not None:
            super().close()
            for widget in self.children:
                widget.close()
            for widget in (self, *self.children):
                close_looks(widget)

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        stands(self)
        bundle: Json = super()._repr_mimebundle_()
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        now = self._output.outputs[0]["data"]
        still = {kind: now[kind] for kind in [kind for kind in KEPT if kind in now][:1]}
        return {**data, **still, "text/plain": repr(self)}, metadata

    def __repr__(self) -> str:
        labels = {
            label: getattr(self.controls[label], "label", value)
            for label, value in self.values.items()
        }
        return f"<sliders {', '.join(f'{label}: {value}' for label, value in labels.items())}>"


def sliders(draw: Callable[..., object], values: JsonMapping) -> Sliders:
    """Show controls and redraw the result of a function when they move.

    Parameters
    ----------
    draw : callable
        It receives the values in order. Its result is displayed: a chart, a picture, a table.
        A chart moves best as a picture: ``chart.picture()``.
    values : mapping of str to tuple, list or mapping
        By label: ``(least, most, first)`` is a slider, of whole numbers if all three are
        whole. A list, or a mapping of labels to values, is a choice; the first is selected.

    Returns
    -------
    Sliders
        An ``ipywidgets.VBox``. A saved notebook shows the first result.

    Raises
    ------
    BadArgument
        For any other values.

    Examples
    --------
    >>> from teg_nb import sliders
    >>> from teg_nb.analysis import odds_figure
    >>> def table(armies, card):
    ...     return odds_figure("teg", armies, 5, situation=card, lang="en").picture()
    >>> moved = sliders(table, {"armies": (2, 20, 8), "weather": {"fair": "", "snow": "snow"}})
    >>> moved
    <sliders armies: 8, weather: fair>
    >>> moved.controls["armies"].value = 12
    >>> moved.values
    {'armies': 12, 'weather': ''}
    """
    return Sliders(draw, values)


def _control(label: str, value: object) -> ipywidgets.Widget:
    style = {"description_width": "initial"}
    if isinstance(value, tuple) and len(value) == 3 and all(_is_number(number) for number in value):
        least, most, first = value
        if least <= first <= most:
            are_integers = all(isinstance(number, int) for number in value)
            kind = ipywidgets.IntSlider if are_integers else ipywidgets.FloatSlider
            layout = {"width": "min(100%, 480px)"}
            return kind(
                value=first, min=least, max=most, description=label, style=style, layout=layout
            )
    elif isinstance(value, (list, Mapping)) and value:
        options_by_label = (
            value if isinstance(value, Mapping) else {str(item): item for item in value}
        )
        options = list(options_by_label.items())
        return ipywidgets.ToggleButtons(options=options, description=label, style=style)
    raise BadArgument("wrong_shape", name=label, value=value, wanted="(1, 10, 5)")


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _formatted(shown: object) -> tuple[JsonObject, JsonObject]:
    """Format a value for display, by media type."""
    shell = InteractiveShell.instance() if InteractiveShell.initialized() else None
    formatter = (shell and shell.display_formatter) or DisplayFormatter()
    result: tuple[JsonObject, JsonObject] = formatter.format(shown)
    return result
