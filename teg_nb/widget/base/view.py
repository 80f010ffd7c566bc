"""The base class of all views: traits that cells and other widgets may use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar, NoReturn

import traitlets
from traitlets import Bunch

from teg_nb.engine.board import clean
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.text.language import LANGUAGES, note_widget_language
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.base.lifetime import close_looks, stands
from teg_nb.widget.base.page_traits import PageTraits
from teg_nb.widget.base.replays import Replay, replays
from teg_nb.widget.base.shared_text import Shared, leave, reference, shared
from teg_nb.widget.base.snapshot import Snapshot, in_lab, saved
from teg_nb.widget.session.messages import opened

STATIC = Path(__file__).parents[1] / "static"


class BaseView(PageTraits):
    """A view of a match, at a step of a line.

    All traits are synced and public, for ``observe``, ``ipywidgets.link``, ``jslink`` and
    ``interactive_output``. Values from a page are validated here, and invalid ones are replaced.
    Setting a trait never plays a move.

    Attributes
    ----------
    step : int
        Number of entries played before the position shown. A step beyond the end shows the end
        and keeps its value, so views of matches of different lengths can be linked.
    steps : int
        The last step of the line.
    line : str
        Name of the line of play: ``"main"``, or a variation.
    lang : str
        ``"es"`` or ``"en"``.
    caption : str
        Text below the view: see `set_caption`.
    """

    _esm = (STATIC / "loader.js").read_text("utf-8")  # for a path, anywidget keeps every instance
    front = reference()
    face = traitlets.Unicode("board").tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    steps = traitlets.Int(0).tag(sync=True)
    line = traitlets.Unicode(MAIN).tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, LANGUAGES[0]).tag(sync=True)
    caption = traitlets.Unicode("").tag(sync=True)

    LATER: ClassVar[bool] = True
    """True if Lab shows the picture after the widget: see ``snapshot.py``."""

    def __init__(self, *, parts: Mapping[str, str] | None = None, **given: object) -> None:
        texts = {"front": _front(), **(parts or {})}
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
        """Write a text below the view. It stays until it is replaced.

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
    def _worded(self, proposal: Bunch) -> str:
        return clean(proposal["value"])

    def close(self) -> None:
        """Close the view, and the shared parts that only this view uses."""
        if self.comm is not None:
            super().close()
            self._still.close()
            self._leave(*self._parts.values())
            close_looks(self)

    def _take(self, name: str, text: str) -> Shared:
        """Switch to another text. Return the old part, which the caller must leave."""
        before, self._parts[name] = self._parts[name], shared(text, self)
        self.set_trait(name, self._parts[name])
        return before

    def _leave(self, *parts: Shared) -> None:
        """Stop using parts, except those that the view uses again."""
        used = self._parts.values() if self.comm is not None else ()
        for part in parts:
            if all(part is not other for other in used):
                leave(part, self)

    def shares(self, content: object) -> bool:
        """Answer a request for a shared part that the page lacks. Return true if it was one."""
        for name, part in self._parts.items():
            if content == {"kind": "shared", "part": name}:
                self.send({"kind": "shared", "part": name, "text": part.text})
                return True
        return False

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        if not self.shares(content) and opened(content)[1] == {"kind": "still"}:
            self.refresh_snapshot()

    def _on_moved(self, change: Bunch) -> None:
        """React to a new step or line."""

    def _on_lang(self, change: Bunch) -> None:
        """React to a new language."""

    # The static picture

    def picture(self) -> str:
        """Return the view as SVG, for saved notebooks and exported pages."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the view in words, for readers whom no picture reaches: untrusted notebooks."""
        return phrases("saved", self.lang)["run"]

    def refresh_snapshot(self) -> None:
        """Redraw the picture in the notebook."""
        self._still.refresh_snapshot(self._saved(), self.words())

    def _saved(self) -> str:
        """Return the picture for a file."""
        return saved(self.picture(), self.lang)

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        """Return the widget with a picture for viewers without widgets (GitHub, exported pages)."""
        stands(self)
        note_widget_language(self.lang)
        data, metadata = self._bundle()
        data |= {"image/svg+xml": self._saved(), "text/plain": self.words()}
        return {**data, **replays(self.picture, self.replay())}, metadata

    def _ipython_display_(self) -> None:
        if not in_lab():
            raise NotImplementedError  # IPython then calls `_repr_mimebundle_`
        stands(self)
        note_widget_language(self.lang)
        self._still.show(self._saved, self.words(), *self._bundle(), later=self.LATER)

    def replay(self) -> Replay | None:
        """Return what a page without Python shows of the view; None if it has its picture alone."""
        return None

    def _bundle(self) -> tuple[JsonObject, JsonObject]:
        bundle: Json = super()._repr_mimebundle_()
        data, metadata = bundle
        return data, metadata

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise BadArgument("widget_alone")

    def __copy__(self) -> NoReturn:
        raise BadArgument("widget_alone")

    def __deepcopy__(self, memo: object) -> NoReturn:
        raise BadArgument("widget_alone")


@cache
def _front() -> str:
    return (STATIC / "widget.js").read_text("utf-8")
