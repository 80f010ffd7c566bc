"""Build the site into ``artifacts/site/``: ``make site``.

Each language has a folder with the same pages. Sphinx stops at a warning. Then the built pages are
checked: they ask no other host for anything, and their links lead somewhere.

``make play``, ``make lite`` and ``make replays`` put more into the site, which pages then link to.
"""

from __future__ import annotations

import gc
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import built
import figures
import lesson_pages
import pages
import reference
import rules
from sphinx.cmd.build import build_main

OUT = pages.ROOT / "artifacts" / "site"
WORK = pages.ROOT / "artifacts" / "site-sources"


def build(lang: str, builder: str = "html") -> int:
    """Build the pages of a language; return the exit status of Sphinx."""
    sources, out = WORK / lang, (OUT if builder == "html" else WORK / builder) / lang
    for folder in (sources, out):
        shutil.rmtree(folder, ignore_errors=True)
    made = rules.sources(lang) | rules.pictures(lang) | reference.sources() | figures.sources()
    known = pages.targets() | lesson_pages.targets()
    pages.write(sources, lang, made, known, (OUT / "play" / "index.html").is_file())
    lesson_pages.write(sources, lang, known, OUT)
    return sphinx(sources, out, lang, builder)


def sphinx(sources: Path, out: Path, lang: str, builder: str = "html") -> int:
    """Run Sphinx on the sources of a language; return its exit status, 1 after a warning."""
    options = ["-q", "-E", "-W", "--keep-going", "-b", builder, "-c", str(pages.SITE)]
    options += ["-D", f"language={lang}", "-d", f"{sources}-trees"]
    usual = gc.get_threshold()
    gc.set_threshold(100_000, *usual[1:])  # trees of pages are many, and all are kept
    try:
        return build_main([*options, str(sources), str(out)])
    finally:
        gc.set_threshold(*usual)


def replays() -> int:
    """Write each lesson as a page whose boards can be stepped; return the exit status."""
    for path in lesson_pages.targets():
        out = pages.place(OUT / lesson_pages.replay(path))
        done = subprocess.run([sys.executable, "-m", "teg_nb", "page", str(path), "-o", str(out)])
        if done.returncode:
            return done.returncode
    return 0


def main(words: Sequence[str]) -> int:
    """Build both languages and check the built pages, or look up the links to other hosts."""
    if "--links" in words:
        return build("en", "linkcheck")
    if "--replays" in words:
        return replays()
    status = max(build(lang) for lang in pages.LANGUAGES)
    shutil.copyfile(pages.SITE / "start.html", OUT / "index.html")
    faults = [fault for lang in pages.LANGUAGES for fault in built.faults(OUT / lang)]
    print(*faults, sep="\n", end="\n" if faults else "")
    return status or int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
