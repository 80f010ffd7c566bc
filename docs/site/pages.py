"""The pages of the site: their sources, and their links.

The sources are the Markdown files of the repository. A page has one name in both languages, and a
page without translation is shown in English.
"""

from __future__ import annotations

import os
import re
import runpy
from collections.abc import Mapping
from pathlib import Path
from shutil import copyfile

from teg_nb.lessons import course

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SITE = DOCS / "site"
LANGUAGES = ("en", "es")

_TOP = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
_SHOWN = (".ipynb", ".json", ".svg", ".toml", ".webp")
"""Files that the site gives to its reader; of others it shows the name alone."""

_CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def sources(lang: str) -> dict[str, Path]:
    """Return the file of every written page, by the name of the page.

    A page for teachers is named by its lesson, such as ``teacher/teg-05``.
    """
    pages = {path.stem: path for path in sorted(DOCS.glob("*.md")) if path.stem != "README"}
    pages |= {Path(name).stem.lower(): ROOT / name for name in _TOP}
    for folder in (SITE / "en", SITE / lang):
        own = sorted(folder.rglob("*.md"))
        pages |= {path.relative_to(folder).with_suffix("").as_posix(): path for path in own}
    notes = sorted((DOCS / "teacher" / lang).glob("*.md"))
    return pages | {_note(path): path for path in notes}


def is_translated(page: str, lang: str) -> bool:
    """Tell if a page is in a language; pages that are made are in both or in English alone."""
    if page.startswith(("rules/", "lessons/")) or page in ("lessons", "search"):
        return True
    path = sources(lang).get(page)
    return lang == "en" or (path is not None and lang in path.parts)


def _note(path: Path) -> str:
    return "teacher/" + "-".join(path.stem.split("-")[:2])


def targets() -> dict[Path, str]:
    """Return the name of the page that shows a file or folder of the repository."""
    known = {path: page for lang in LANGUAGES for page, path in sources(lang).items()}
    return known | {DOCS / "README.md": "index", ROOT / "README.md": "index"} | _FOLDERS


_FOLDERS = {DOCS / "teacher": "teacher"}


def resolved(
    text: str, path: Path, pages: Mapping[Path, str], repository: str = ""
) -> tuple[str, set[Path]]:
    """Point the relative links of a page to pages and files of the site.

    Parameters
    ----------
    text : str
        Markdown.
    path : Path
        The file that it was read from.
    pages : mapping
        Names of pages, by their files: see `targets`.
    repository : str, optional
        Address of the source files; without one, a link to a source file becomes plain text.

    Returns
    -------
    text : str
    files : set of Path
        Files of the repository that the page shows or gives.
    """
    files = set[Path]()

    def link(match: re.Match[str]) -> str:
        image, label, whole = match.groups()
        href, _, anchor = whole.partition("#")
        if re.match(r"\w+:|#|/", whole):
            return match[0]
        target = Path(os.path.normpath(path.parent / href))
        anchor = f"#{anchor}" if anchor else ""
        if target in pages:
            return f"{image}[{label}](/{pages[target]}.md{anchor})"
        if target.suffix in _SHOWN and target.is_file():
            files.add(target)
            return f"{image}[{label}](/files/{target.relative_to(ROOT).as_posix()})"
        if repository:
            return f"{image}[{label}]({repository}/{target.relative_to(ROOT).as_posix()}{anchor})"
        return label

    parts = _CODE.split(text)
    parts[::2] = [_LINK.sub(link, part) for part in parts[::2]]
    return "".join(parts), files


def repository() -> str:
    """Return the address of the source files, or ``""``."""
    addresses = runpy.run_path(str(DOCS / "addresses.py"))
    given = addresses["read"]((ROOT / addresses["SOURCE"]).read_text("utf-8"))
    return f"{given['repository']}/blob/{given['branch']}" if "repository" in given else ""


def lessons(lang: str) -> str:
    """Return the page of the lessons of a language, as Markdown in the folder of the pages."""
    table = course.contents(ROOT / "notebooks", lang).replace("](", "](../notebooks/")
    names = (f"lessons/{name}" for name in _listed(table))
    tree = "\n".join(["```{toctree}", ":hidden:", *names, "```"])
    return f"{_LESSONS[lang]}\n\n{table}\n\n{tree}\n"


def _listed(table: str) -> list[str]:
    """Return the lessons of a table of contents, such as ``"teg-01"``."""
    names = re.findall(r"(\w+)/(\d+)-[^/]*\.ipynb", table)
    return [f"{folder}-{number}" for folder, number in names]


_LESSONS = {
    "en": "# Lessons\n\nRead them here. The top of each page says where to run it; "
    "`make lab TEG_NB_LANG=en` opens the first in JupyterLab.",
    "es": "# Lecciones\n\nLeelas acá. Arriba de cada una dice dónde hacerla; `make lab` abre la "
    "primera en JupyterLab.",
}


def notes(lang: str) -> str:
    """Return the list of the pages for teachers of a language, in the order of the lessons."""
    files = sources(lang)
    names = [f"teacher/{name}" for name in _listed(course.contents(ROOT / "notebooks", lang))]
    rows = [f"{lesson_of(files[name])} <{name}>" for name in names if name in files]
    return "\n".join(["```{toctree}", f":caption: {_NOTES[lang]}", ":maxdepth: 1", *rows, "```"])


def lesson_of(note: Path) -> str:
    """Return the title of the lesson that a page for teachers is about."""
    title, _, _ = note.read_text("utf-8").partition("\n")
    return title.partition(": ")[2]


_NOTES = {"en": "Pages for teachers", "es": "Páginas para docentes"}


_BOARD, _PRACTICE, _LISTED = "<!-- board -->", "<!-- practice -->", "<!-- notes -->"
_PLAY = """```{{raw}} html
<div class="live-board" data-page="../play/index.html?game=teg&amp;lang={lang}">
<button type="button" class="btn btn-primary">{start}</button>
<a href="../play/index.html?game=teg&amp;lang={lang}">{alone}</a>
</div>
```"""
_SAID = {
    "en": {
        "start": "Play a match here",
        "alone": "Open it on a page of its own",
        "practice": "Exercises on a page of their own",
        "none": "*This copy of the site has no board to play on.* `make play` builds it; "
        "then run `make site` again.",
    },
    "es": {
        "start": "Jugar acá mismo",
        "alone": "Abrirlo en una página aparte",
        "practice": "Ejercicios en una página aparte",
        "none": "*Esta copia del sitio no trae tablero para jugar.* `make play` lo arma; "
        "después, corré otra vez `make site`.",
    },
}


def live_board(lang: str, is_built: bool) -> str:
    """Return the button that starts the play page in a frame, or a sentence where it is missing."""
    said = _SAID[lang]
    return _PLAY.format(lang=lang, **said) if is_built else said["none"]


def practice(lang: str, is_built: bool) -> str:
    """Return the link to the exercises that a browser runs, or say that they are missing."""
    said = _SAID[lang]
    place = f"../play/practice/index.html?game=teg&amp;lang={lang}"
    return f'<a href="{place}">{said["practice"]}</a>' if is_built else said["none"]


def write(
    folder: Path,
    lang: str,
    made: Mapping[str, str],
    known: Mapping[Path, str],
    has_board: bool = False,
) -> None:
    """Write the sources of the pages of a language, and the files that they show.

    Parameters
    ----------
    made : mapping
        Texts of pages and pictures that are made, by the name of the file.
    known : mapping
        Names of pages, by their files: see `targets`.
    has_board : bool
        True if the site has the play page.
    """
    address = repository()
    for page, path in sources(lang).items():
        text = lessons(lang) if page == "lessons" else path.read_text("utf-8")
        text, files = resolved(text, path, known, address)
        text = text.replace(_BOARD, live_board(lang, has_board))
        text = text.replace(_PRACTICE, practice(lang, has_board))
        if _LISTED in text:
            text = text.replace(_LISTED, notes(lang))
        place(folder / f"{page}.md").write_text(text, "utf-8")
        for file in files:
            copyfile(file, place(folder / "files" / file.relative_to(ROOT)))
    for name, text in made.items():
        place(folder / name).write_text(text, "utf-8")


def place(path: Path) -> Path:
    """Make the folder of a file; return the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
