"""A lesson as a page: one HTML file with prose, code, outputs, and boards that can be stepped.

A saved notebook holds pictures alone. So the notebook is executed for the page, and each board
gives its replay then (``teg_nb/widget/base/replays.py``): what everybody may know of its match.
"""

from __future__ import annotations

import hashlib
import html
import json
import os
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from teg_nb.engine.errors import GameError, needed_packages
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.base.replays import ASKED, REPLAYS
from teg_nb.widget.session import saved_page
from teg_nb.widget.session.saved_page import face_place

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from nbformat import NotebookNode

TIMEOUT = 300
"""Maximum time of a cell, in seconds."""

STYLE = """
main { max-width: 1060px; }
h1, h2, h3 { line-height: 1.25; margin: 1.4em 0 0.5em; }
a { color: inherit; }
.cell { margin: 12px 0; min-width: 0; }
pre, code { font: 13px/1.45 "DejaVu Sans Mono", Consolas, monospace; }
pre { overflow-x: auto; padding: 8px 12px; border-radius: 6px; margin: 6px 0; }
pre.stream { white-space: pre-wrap; }
.code pre, :not(pre) > code { background: var(--code); border-radius: 6px; }
:not(pre) > code { padding: 1px 4px; }
summary { cursor: pointer; color: var(--soft); font-size: 13px; }
.output, .prose { overflow-x: auto; }
.output img { max-width: 100%; height: auto; background: #fff; border-radius: 6px; }
table { border-collapse: collapse; margin: 8px 0; font-size: 14px; }
th, td { padding: 3px 10px; border-bottom: 1px solid var(--line); text-align: left; }
.teg-live {
  display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
}
.teg-live > * { min-width: 0; }
figcaption { color: var(--soft); font-size: 13px; }
:root { --code: #f1f4f7; --line: #dbe3ea; }
@media (prefers-color-scheme: dark) { :root { --code: #1f2730; --line: #33404c; } }
@media print {
  main { max-width: none; }
  pre { white-space: pre-wrap; }
  .cell { break-inside: avoid-page; }
}
"""


class BadLesson(GameError):
    """A lesson that cannot become a page; the message gives the reason."""


Links = Callable[[str], str | None]
"""Maps a relative link of a lesson to its address in the page; None turns it into plain text."""


def lesson_page(
    lesson: str | Path,
    path: str | Path,
    *,
    lang: str = "es",
    links: Links = lambda target: None,
    cache: Path | None = None,
) -> Path:
    """Execute a lesson and write it as one HTML file, for readers without Jupyter.

    The file opens from a disk, a mail or a course page, without a network. Its boards can be
    stepped. Where scripts do not run, each is a picture. Exercises and bets are pictures with a
    sentence, without their answers.

    Parameters
    ----------
    lesson : str or path
        A notebook. It is executed in its own folder and not changed.
    path : str or path
        The file, replaced atomically.
    lang : str
        Language of the page's own words, if no board of the lesson says which.
    links : callable, optional
        Returns the address of a relative link. Default: links become plain text.
    cache : Path, optional
        A folder for executed notebooks. A lesson is executed again once the lesson, the files
        beside it or this package have changed.

    Returns
    -------
    Path
        The file.

    Raises
    ------
    OSError
        If a file cannot be read or written.
    MissingPackage
        If nbclient is missing: ``teg_nb[lab]`` has it.
    BadLesson
        If it is no notebook, or a cell fails.
    """
    lesson = Path(lesson)
    return write_atomically(Path(path), lesson_html(executed(lesson, cache), lang, links))


def executed(lesson: Path, cache: Path | None = None) -> NotebookNode:
    """Execute a lesson with the replays of its boards, or take it from a cache."""
    with needed_packages():
        import nbformat

    kept = None if cache is None else cache / f"{lesson.stem}-{_digest(lesson)}.ipynb"
    if kept is not None and kept.is_file():
        return _read(kept)
    notebook = run(_read(lesson), lesson.parent)
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(kept, nbformat.writes(notebook))
    return notebook


def _read(path: Path) -> NotebookNode:
    with needed_packages():
        import nbformat

    if not path.is_file():
        raise BadLesson("lesson_missing")
    try:
        notebook: NotebookNode = nbformat.read(path, as_version=4)
    except (ValueError, nbformat.ValidationError) as fault:
        raise BadLesson("no_lesson") from fault
    return notebook


def run(notebook: NotebookNode, folder: Path) -> NotebookNode:
    """Execute the cells of a notebook in a folder. Boards give their replays."""
    with needed_packages():
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError

    with tempfile.TemporaryDirectory() as home:
        client = NotebookClient(
            notebook,
            timeout=TIMEOUT,
            iopub_timeout=TIMEOUT,
            kernel_name="python3",
            coalesce_streams=True,
            record_timing=False,
            extra_arguments=["--log-level=ERROR"],
            store_widget_state=False,
            resources={"metadata": {"path": str(folder)}},
        )
        try:
            client.execute(env=os.environ | {"IPYTHONDIR": home, ASKED: "1"})
        except CellExecutionError as fault:
            raise BadLesson("lesson_fails", fault=f"{fault.ename}: {fault.evalue}") from fault
    return notebook


def _digest(lesson: Path) -> str:
    """Return a hash of what the outputs of a lesson depend on."""
    package = Path(saved_page.__file__).parents[2]
    files = [*package.rglob("*.py"), *package.rglob("*.json"), *package.rglob("*.toml")]
    files += [*lesson.parent.glob("exercises/*"), *lesson.parent.glob("logs/*"), lesson]
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def lesson_html(
    notebook: NotebookNode, lang: str = "es", links: Links = lambda target: None
) -> str:
    """Return the HTML of an executed notebook: see `lesson_page`."""
    page = _Page(notebook, lang, links)
    body = "\n".join(page.cells())
    words = phrases("page", page.lang)
    notices = "".join(f"<p>{html.escape(notice)}</p>" for notice in page.notices)
    return "\n".join(
        [
            saved_page.head(page.title, page.lang, saved_page.STYLE + STYLE + _code_style()),
            f"<body><main>{body}",
            f"<footer><p>{html.escape(words['lesson'])}</p><p>{html.escape(words['made'])}</p>",
            f"{notices}<details><summary>{html.escape(words['notices'])}</summary>",
            f'<pre>{html.escape(saved_page.OWN)}</pre><pre id="rights"></pre></details></footer>',
            f"</main>{saved_page.scripts(page.parts) if page.parts else ''}</body></html>\n",
        ]
    )


class _Page:
    """A page while its cells are written: the packed texts that they share, and its notices."""

    def __init__(self, notebook: NotebookNode, lang: str, links: Links) -> None:
        self.notebook = notebook
        self.parts: dict[str, str] = {}
        self.notices: dict[str, None] = {}
        spoken = (view["at"]["lang"] for shown in _replays(notebook) for view in shown["views"])
        self.lang = next(spoken, lang)
        self.words = phrases("page", self.lang)
        self._markdown = _markdown(links)
        headings = (
            line.lstrip("# ")
            for cell in notebook.cells
            for line in cell.source.splitlines()
            if line.startswith("# ") and cell.cell_type == "markdown"
        )
        self.title = next(headings, self.words["match"])

    def cells(self) -> Iterator[str]:
        """Yield the cells as HTML."""
        for cell in self.notebook.cells:
            if cell.cell_type == "markdown":
                yield f'<div class="cell prose">{self._markdown.render(cell.source)}</div>'
            elif cell.cell_type == "code":
                outputs = "".join(map(self._output, cell.outputs))
                yield f'<div class="cell">{self._code(cell)}{outputs}</div>'

    def _code(self, cell: NotebookNode) -> str:
        code = f'<div class="code">{_highlighted(cell.source)}</div>' if cell.source else ""
        if cell.metadata.get("jupyter", {}).get("source_hidden"):
            summary = html.escape(self.words["code"])
            return f"<details><summary>{summary}</summary>{code}</details>"
        return code

    def _output(self, output: NotebookNode) -> str:
        if output.output_type == "stream":
            return f'<pre class="stream">{html.escape(output.text.rstrip())}</pre>'
        if output.output_type == "error":
            return f"<pre>{html.escape(f'{output.ename}: {output.evalue}')}</pre>"
        data = output.data
        if REPLAYS in data:
            return self._figure(data[REPLAYS])
        words = str(data.get("text/plain", ""))
        if "text/html" in data:
            shown = data["text/html"]
        elif "text/markdown" in data:
            shown = self._markdown.render(data["text/markdown"])
        elif "image/svg+xml" in data:
            shown = _image("image/svg+xml", b64encode(data["image/svg+xml"].encode()), words)
        elif "image/png" in data:
            shown = _image("image/png", data["image/png"].encode(), words)
        else:
            shown = f"<pre>{html.escape(words)}</pre>" if words else ""
        return f'<div class="output">{shown}</div>'

    def _figure(self, shown: JsonObject) -> str:
        faces = "".join(map(self._face, shown["views"]))
        return (
            f'<div class="teg-figure output"><div class="teg-live" hidden>{faces}</div>'
            f'<figure class="teg-still">{shown["picture"]}'
            f"<figcaption>{html.escape(self.words['still_lesson'])}</figcaption></figure></div>"
        )

    def _face(self, view: JsonObject) -> str:
        replay, drawing = (self._part(view[name]) for name in ("replay", "drawing"))
        notice = json.loads(saved_page.unpacked(view["drawing"])).get("notice")
        if notice:
            self.notices[notice] = None
        group = f"{view['group']}-{replay}"
        return face_place(view["face"], replay, drawing, view["at"], view["own"], group)

    def _part(self, text: str) -> str:
        """Return the name of a packed text, which the page holds once."""
        name = f"p{hashlib.sha256(text.encode()).hexdigest()[:12]}"
        self.parts[name] = text
        return name


def _replays(notebook: NotebookNode) -> Iterator[JsonObject]:
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            if REPLAYS in output.get("data", {}):
                yield output.data[REPLAYS]


def _image(kind: str, encoded: bytes, words: str) -> str:
    alt = html.escape(words.partition("\n")[0])
    return f'<img alt="{alt}" src="data:{kind};base64,{encoded.decode("ascii").strip()}">'


def _markdown(links: Links) -> MarkdownIt:
    """Return a renderer whose relative links go where `links` says, and which knows formulas."""
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    markdown.inline.ruler.before("escape", "formula", _formula)

    def opened(self: Json, tokens: Json, at: int, options: Json, env: Json) -> str:
        token = tokens[at]
        target = token.attrGet("href")
        if ":" not in target and not target.startswith("#"):
            token.attrs.pop("href")
            linked = links(target)
            if linked is not None:
                token.attrSet("href", linked)
        return str(self.renderToken(tokens, at, options, env))

    def formula(self: Json, tokens: Json, at: int, options: Json, env: Json) -> str:
        return _mathml(tokens[at].content)

    markdown.add_render_rule("link_open", opened)
    markdown.add_render_rule("formula", formula)
    return markdown


def _formula(state: Json, silent: bool) -> bool:
    """Parse a formula between dollar signs."""
    start = state.pos
    end = state.src.find("$", start + 1)
    if state.src[start] != "$" or end < 0 or end == start + 1:
        return False
    if not silent:
        state.push("formula", "", 0).content = state.src[start + 1 : end]
    state.pos = end + 1
    return True


def _mathml(formula: str) -> str:
    """Return a formula as MathML, or as it is written if latex2mathml is not installed."""
    try:
        from latex2mathml.converter import convert
    except ImportError:
        return f"<code>{html.escape(formula)}</code>"
    return str(convert(formula))


def _highlighted(code: str) -> str:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    return str(highlight(code, PythonLexer(), HtmlFormatter(nowrap=False, cssclass="source")))


@cache
def _code_style() -> str:
    """Return the colours of code, on light and on dark paper."""
    from pygments.formatters import HtmlFormatter

    light, dark = (
        "\n".join(
            line
            for line in HtmlFormatter(style=style).get_style_defs(".source").splitlines()
            if line.startswith(".source .")
        )
        for style in ("friendly", "monokai")
    )
    return f"{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"
