"""Pictures of the boards as people see them, for ``gallery.md``: ``make gallery``.

Every game, in a light and a dark page, in three widths; a browser draws them, as in the tests.
``python docs/gallery.py reconquista`` draws those of one game.
"""

from __future__ import annotations

import base64
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests" / "browser"))

from boards import GAMES, Boards, played  # noqa: E402

from teg_nb.engine.svg.export import BROWSERS  # noqa: E402
from teg_nb.engine.svg.geometry import drawing  # noqa: E402

WIDTHS = (700, 1000, 1400)
HEIGHT = 900
QUALITY = 60
"""Of WebP, of 100."""

TITLES = {
    "teg": "T.E.G. La Revancha",
    "tgm": "Tercera Guerra Mundial",
    "reconquista": "La Reconquista",
    "wargame": "The resource war",
    "eggar": "EGGAR",
}

BEGINNING = """# Gallery

This page shows what the board of each game looks like in a notebook page of 700, 1,000 and
1,400 pixels. The light pages are in Spanish, the dark ones in English. `make gallery` draws the
pictures with the front end of this version.
"""


def main(folder: Path, only: tuple[str, ...] = ()) -> None:
    """Write the pictures, of all games or of some, and the page that shows them."""
    folder.mkdir(exist_ok=True)
    lines = [BEGINNING]
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = browser.new_page()
        boards, developer = Boards(page), page.context.new_cdp_session(page)
        for game in GAMES:
            lines.append(f"\n## {TITLES[game]}\n")
            match = played(game)
            for dark, lang in ((False, "es"), (True, "en")):
                new = {"match": match, "lang": lang}
                for width in WIDTHS:
                    name = f"{game}-{width}-{'dark' if dark else 'light'}.webp"
                    if not only or game in only:
                        boards.show(game, width=width, height=HEIGHT, dark=dark, **new)
                        new = {}
                        shot = developer.send(
                            "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
                        )
                        (folder / name).write_bytes(base64.b64decode(shot["data"]))
                    what = f"{TITLES[game]}, {width} pixels, {'dark' if dark else 'light'}"
                    lines.append(f"![{what}]({folder.name}/{name})")
            if game != "eggar" and (notice := drawing(match.settings.board).notice):
                lines.append(f"\n{notice}")
        browser.close()
    folder.with_suffix(".md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(__file__).parent / "gallery", tuple(sys.argv[1:]))
