"""The lessons as pages, with the outputs that the tests have checked, and how to run each.

A lesson has one name in both languages, such as ``lessons/teg-01``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from shutil import copyfile
from urllib.parse import quote

import nbformat
import pages
from nbformat import NotebookNode

from teg_nb.lessons.course import lessons

NOTEBOOKS = pages.ROOT / "notebooks"

_OTHER_LANGUAGE = re.compile(r"^\[(En castellano|In English)\]\([^)]*\)\n?", re.MULTILINE)
_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "code": "Code",
        "run": "Run this lesson",
        "browser": "in the browser, nothing installed",
        "replay": "step through its boards",
        "file": "take the notebook",
        "lab": "or `make lab TEG_NB_LANG=en` in a clone. Here boards and exercises are pictures.",
    },
    "es": {
        "code": "Código",
        "run": "Hacé esta lección",
        "browser": "en el navegador, sin instalar nada",
        "replay": "recorré sus tableros",
        "file": "bajá el cuaderno",
        "lab": "o `make lab` en un clon. Acá los tableros y los ejercicios son dibujos.",
    },
}


def page_of(path: Path) -> str:
    """Return the name of the page of a lesson, such as ``lessons/teg-01``."""
    return f"lessons/{path.parent.name}-{path.stem.partition('-')[0]}"


def targets() -> dict[Path, str]:
    """Return the page of every lesson, in both languages."""
    return {path: page_of(path) for lang in pages.LANGUAGES for path in lessons(NOTEBOOKS, lang)}


def write(folder: Path, lang: str, known: Mapping[Path, str], site: Path) -> None:
    """Write the sources of the lessons' pages, their pictures and their notebooks.

    Parameters
    ----------
    known : mapping
        Names of pages, by their files: see `pages.targets`.
    site : Path
        The built site: a lesson links to JupyterLite and to its replay if they are there.
    """
    for path in lessons(NOTEBOOKS, lang):
        name, pictures = page_of(path), dict[str, str]()
        first, *cells = nbformat.read(path, as_version=4).cells
        title, _, rest = first.source.partition("\n")
        parts = [title, links(path, lang, site), _OTHER_LANGUAGE.sub("", rest)]
        for cell in cells:
            parts += _cell(cell, lang, f"{path.parent.name}-{path.stem}", pictures)
        text, _ = pages.resolved("\n\n".join(parts), path, known)
        pages.place(folder / f"{name}.md").write_text(f"{text}\n", "utf-8")
        copyfile(path, pages.place(folder / "files" / path.relative_to(pages.ROOT)))
        for picture, svg in pictures.items():
            pages.place(folder / "lessons" / picture).write_text(svg, "utf-8")


def links(path: Path, lang: str, site: Path) -> str:
    """Return the line that says where a lesson runs; only what the site has is linked."""
    words = _WORDS[lang]
    notebook = path.relative_to(NOTEBOOKS).as_posix()
    places = {
        "browser": f"lite/lab/index.html?path={quote(notebook)}",
        "replay": replay(path),
    }
    there = "".join(
        f'<a href="../../{place}">{words[word]}</a>; '
        for word, place in places.items()
        if (site / place.partition("?")[0]).is_file()
    )
    file = f"[{words['file']}](/files/notebooks/{notebook})"
    return f"**{words['run']}**: {there}{file}; {words['lab']}"


def replay(path: Path) -> str:
    """Return the place in the site of the page whose boards can be stepped: ``make replays``."""
    return f"replays/{path.parent.name}-{path.stem}.html"


def _cell(cell: NotebookNode, lang: str, folder: str, pictures: dict[str, str]) -> Iterator[str]:
    """Yield the parts of the page for a cell."""
    if cell.cell_type == "markdown":
        yield cell.source
        return
    code = f"```python\n{cell.source}\n```"
    if cell.metadata.get("jupyter", {}).get("source_hidden"):
        code = f"<details><summary>{_WORDS[lang]['code']}</summary>\n\n{code}\n\n</details>"
    yield code
    for output in cell.outputs:
        data = output.get("data", {})
        if output.output_type == "stream":
            yield f"```text\n{output.text.rstrip()}\n```"
        elif "image/svg+xml" in data:
            picture = f"{folder}/{len(pictures):02}.svg"
            pictures[picture] = data["image/svg+xml"]
            alt = re.sub(r"[\[\]]", "", data["text/plain"].partition("\n")[0])
            yield f"![{alt}](/lessons/{picture})"
        elif "text/html" in data:
            yield f"```{{raw}} html\n{data['text/html']}\n```"
        elif "text/markdown" in data:
            yield data["text/markdown"]
        else:
            yield f"```text\n{data['text/plain']}\n```"
