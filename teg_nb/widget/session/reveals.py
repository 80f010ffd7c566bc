"""The items of a reveal as a page shows them: HTML, and the model of an item that is a widget."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from html import escape
from typing import TYPE_CHECKING

from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.exercises.predictions import Printed
from teg_nb.exercises.text import Text

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_MARKUP = {
    "image/svg+xml": "_repr_svg_",
    "text/html": "_repr_html_",
    "text/markdown": "_repr_markdown_",
}
"""The kinds of output that a page can show, the best first, and the methods that give them."""


def rendered(item: Json, lang: str) -> JsonObject:
    """Return an item of a reveal as JSON values.

    Parameters
    ----------
    item : object
        A text in Markdown, or anything that a notebook can show.
    lang : str

    Returns
    -------
    dict
        ``html``; for a widget also ``view``, the id of its model. A page without widgets shows the
        HTML instead.

    Examples
    --------
    >>> rendered("**Four**, by the minimum.", "en")["html"].strip()
    '<p><strong>Four</strong>, by the minimum.</p>'
    """
    if isinstance(item, Printed):
        return {"html": f"<pre>{escape(item.rstrip())}</pre>"}
    if isinstance(item, Text):
        item = item.in_language(lang)
    if isinstance(item, str):
        return {"html": _markdown().render(item)}
    html = _html(item)
    view = getattr(item, "model_id", None)
    return {"html": html, "view": view} if isinstance(view, str) else {"html": html}


@cache
def _markdown() -> MarkdownIt:
    """Return a renderer that escapes HTML. It is loaded for the first reveal."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _html(item: Json) -> str:
    """Return the best HTML that an item gives of itself."""
    words = repr(item)
    bundle = {}
    if hasattr(item, "_repr_mimebundle_"):
        given = item._repr_mimebundle_()
        bundle = given[0] if isinstance(given, tuple) else given
    for kind, method in _MARKUP.items():
        text = bundle.get(kind)
        if text is None and not bundle and hasattr(item, method):
            text = getattr(item, method)()
        if text is None:
            continue
        if kind == "image/svg+xml":
            picture = b64encode(text.encode()).decode("ascii")
            return f'<img alt="{escape(words)}" src="data:{kind};base64,{picture}">'
        return text if kind == "text/html" else str(_markdown().render(text))
    return f"<pre>{escape(words)}</pre>"
