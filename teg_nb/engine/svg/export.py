"""Pictures as files: SVG directly; PNG and PDF with the help of a browser."""

from __future__ import annotations

import html
import os
import re
import shutil
import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

from teg_nb.engine.errors import BadArgument
from teg_nb.engine.storage.atomic_write import write_atomically

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
"""Candidates for the browser; the environment variable ``BROWSER_PATH`` comes first."""

SCALE = 2
"""Pixels of a PNG per unit of the picture, in both directions."""

_SECONDS = 60
_NOTICE = re.compile("<metadata>(.*?)</metadata>", re.DOTALL)
_END = -12
"""Offset of the last, empty chunk of a PNG from its end, in bytes."""


def export_svg(svg: str, path: str | Path) -> Path:
    """Write a picture atomically as ``.svg``, ``.png`` or ``.pdf``, by the suffix of the path.

    The notice of a map's data, in ``<metadata>``, goes into the text of a PNG too.

    Raises
    ------
    BadArgument
        For another suffix. For a PNG or a PDF if no browser is found, or the browser fails.
    OSError
        If the file cannot be written.
    """
    path = Path(path)
    kind = path.suffix.lower()
    if kind not in (".svg", ".png", ".pdf"):
        raise BadArgument("picture_file", name=path.name)
    return write_atomically(path, svg if kind == ".svg" else _drawn(svg, kind))


def _drawn(svg: str, kind: str) -> bytes:
    """Render a picture in a browser, without network access."""
    browser = _browser()
    if browser is None:
        raise BadArgument("no_browser", kind=kind)
    wide, high = _size(svg)
    with tempfile.TemporaryDirectory(prefix="teg-nb-") as folder:
        page, out = Path(folder, "page.html"), Path(folder, f"out{kind}")
        page.write_text(
            f"<!doctype html><meta charset=utf-8><style>@page{{size:{wide}px {high}px;margin:0}}"
            f"html,body{{margin:0}}svg{{display:block;width:{wide}px;height:{high}px}}</style>{svg}",
            encoding="utf-8",
        )
        output = (
            [f"--screenshot={out}", f"--force-device-scale-factor={SCALE}"]
            if kind == ".png"
            else [f"--print-to-pdf={out}", "--no-pdf-header-footer"]
        )
        root = getattr(os, "geteuid", lambda: 1)() == 0  # root has no sandbox
        args = [
            browser,
            "--headless",
            "--disable-gpu",
            "--hide-scrollbars",
            "--default-background-color=00000000",
            f"--window-size={wide},{high}",
            f"--user-data-dir={folder}/profile",
            *(["--no-sandbox"] if root else []),
            *output,
            page.as_uri(),
        ]
        try:
            subprocess.run(args, capture_output=True, check=False, timeout=_SECONDS)
            drawn = out.read_bytes()
        except (OSError, subprocess.TimeoutExpired):
            raise BadArgument("browser_failed", browser=browser, kind=kind) from None
    notices = dict.fromkeys(map(html.unescape, _NOTICE.findall(svg)))
    return with_text(drawn, "Copyright", " ".join(notices)) if notices and kind == ".png" else drawn


def with_text(png: bytes, keyword: str, text: str) -> bytes:
    """Return a PNG with a text chunk (iTXt, UTF-8) before its end.

    Source: W3C, "Portable Network Graphics (PNG) Specification", section 11.3.3.4.
    """
    data = keyword.encode("latin-1") + b"\0\0\0\0\0" + text.encode("utf-8")
    checked = b"iTXt" + data
    chunk = struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))
    return png[:_END] + chunk + png[_END:]


def _browser() -> str | None:
    named = os.environ.get("BROWSER_PATH")
    return next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)


def _size(svg: str) -> tuple[int, int]:
    """Read width and height from the attributes of a picture."""
    head = svg[: svg.index(">")]
    wide, high = (re.findall(rf'\s{name}="([\d.]+)', head)[0] for name in ("width", "height"))
    return round(float(wide)), round(float(high))
