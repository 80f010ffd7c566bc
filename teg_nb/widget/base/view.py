"""What all views of a match have in common: traits that cells and other widgets may use."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NoReturn

import anywidget
import traitlets

from teg_nb.engine.board import clean
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.text.language import LANGUAGES, note_widget_language
from teg_nb.widget.base.lifetime import close_looks, stands
from teg_nb.widget.base.shared_text import Shared, leave, reference, shared
from teg_nb.widget.base.snapshot import Snapshot, in_lab
from teg_nb.widget.session.messages import opened

STATIC = Path(__file__).parents[1] / "static"

FARTHEST = 10**9
"""The largest step that a page may write: a linked slider can be longer than a match."""


class BaseView(anywidget.AnyWidget):
    """A view: it stands at a step of a line.

    All of these are synced and public, for ``observe``, ``ipywidgets.link``, ``jslink`` and
    ``interactive_output``. What a page writes is checked here; what cannot be is sent back, and
    nothing that is written ever plays.

    Attributes
    ----------
    step : int
        How many entries have been played where one looks. Beyond the end the end is shown and the
        number is left alone, so views of matches of different lengths can be linked.
    steps : int
        The last step of the line.
    line : str
        Name of the line of play: ``"main"``, or a variation.
    lang : str
        ``"es"`` or ``"en"``.
    caption : str
        Words below the view: see `say`.
    """

    _esm = (STATIC / "loader.js").read_text("utf-8")  # of a path anywidget keeps every instance
    front = reference()
    face = traitlets.Unicode("board").tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    steps = traitlets.Int(0).tag(sync=True)
    line = traitlets.Unicode(MAIN).tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, LANGUAGES[0]).tag(sync=True)
    caption = traitlets.Unicode("").tag(sync=True)

    THEIRS: ClassVar[frozenset[str]] = frozenset({"step", "line", "lang"})
    """What a page may write, and nothing else."""

    LATER: ClassVar[bool] = True
    """Whether its picture comes after it in Lab: see ``still.py``."""

    def __init__(self, **given: Any) -> None:
        texts = {"front": _front(), **given.pop("parts", {})}
        self._parts = {name: shared(text, self) for name, text in texts.items()}
        self._still = Snapshot()
        try:
            super().__init__(**self._parts, **given)
        except BaseException:
            self._leave(*self._parts.values())
            raise
        stands(self)
        self.on_msg(self._on_message)
        self.observe(self._on_moved, ["step", "line"])
        self.observe(self._on_lang, "lang")

    def set_caption(self, text: str = "") -> None:
        """Write below the view; nothing takes the words away.

        Examples
        --------
        >>> import teg_nb
        >>> board = teg_nb.BoardView(teg_nb.Match("teg", seats=3))
        >>> board.set_caption("Who begins?")
        >>> board.caption
        'Who begins?'
        """
        self.caption = text

    @traitlets.validate("caption")
    def _worded(self, proposal: Any) -> str:
        return clean(proposal["value"])

    def close(self) -> None:
        """Take the view away, and with it what it alone referred to."""
        if self.comm is not None:
            super().close()
            self._still.close()
            self._leave(*self._parts.values())
            close_looks(self)

    def _take(self, name: str, text: str) -> Shared:
        """Refer to another text; the part that was referred to so far is to be left."""
        before, self._parts[name] = self._parts[name], shared(text, self)
        self.set_trait(name, self._parts[name])
        return before

    def _leave(self, *parts: Shared) -> None:
        """Refer to parts no longer, but those that are the view's again."""
        kept = self._parts.values() if self.comm is not None else ()
        for part in parts:
            if all(part is not each for each in kept):
                leave(part, self)

    def accepts_from_page(self, name: str, value: Any) -> bool:
        """Whether a page may set a trait so."""
        if name not in self.THEIRS:
            return False
        if name == "step":
            return type(value) is int and 0 <= value <= FARTHEST
        return name != "lang" or value in LANGUAGES

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page has set; what it may not is sent back as it is."""
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

    def shares(self, content: object) -> bool:
        """Whether a message asks for a part that the page could not find, which is then sent."""
        for name, part in self._parts.items():
            if content == {"kind": "shared", "part": name}:
                self.send({"kind": "shared", "part": name, "text": part.text})
                return True
        return False

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        if not self.shares(content) and opened(content)[1] == {"kind": "still"}:
            self.refresh_snapshot()

    def _on_moved(self, change: Any) -> None:
        """Somebody has set where one looks."""

    def _on_lang(self, change: Any) -> None:
        """Somebody has set the language."""

    # What stands in the notebook

    def picture(self) -> str:
        """The view as SVG: what a saved notebook and an exported page show of it."""
        raise NotImplementedError

    def refresh_snapshot(self) -> None:
        """Draw the picture in the notebook anew."""
        self._still.refresh_snapshot(self.picture(), repr(self))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, with a picture for where there are no widgets (GitHub, exported pages)."""
        stands(self)
        note_widget_language(self.lang)
        data, metadata = self._bundle(**kwargs)
        return {**data, "image/svg+xml": self.picture(), "text/plain": repr(self)}, metadata

    def _ipython_display_(self) -> None:
        if not in_lab():
            raise NotImplementedError  # `_repr_mimebundle_` is asked
        stands(self)
        note_widget_language(self.lang)
        self._still.show(self.picture, repr(self), *self._bundle(), later=self.LATER)

    def _bundle(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle: Any = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle
        return data, metadata

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise BadArgument("widget_alone")

    def __copy__(self) -> NoReturn:
        raise BadArgument("widget_alone")

    def __deepcopy__(self, memo: Any) -> NoReturn:
        raise BadArgument("widget_alone")


@cache
def _front() -> str:
    return (STATIC / "widget.js").read_text("utf-8")
