"""Whoever gets the map of La Reconquista gets the notice that its licence asks for."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import tomllib
import zlib
from pathlib import Path
from xml.sax.saxutils import unescape

import pytest

from teg_nb import BoardView, Match, MatchWidget, compare, dashboard
from teg_nb.analysis.charts.svg import board_map
from teg_nb.engine.board import load_board
from teg_nb.engine.svg.board import board_view, svg
from teg_nb.engine.svg.export import with_text
from teg_nb.engine.svg.geometry import drawing
from teg_nb.exercises.printing import sheet

ROOT = Path(__file__).resolve().parents[2]
BOARD = load_board("reconquista")
CREDIT, NOTICE = drawing(BOARD).credit, drawing(BOARD).notice
OUTLINE = "iberia60-"
"""Every picture of the map has ids that begin so."""


@pytest.fixture(scope="module")
def match() -> Match:
    return Match("reconquista", seats=3)


def carries(picture: str) -> bool:
    """Return whether each map of a picture shows the credit and holds the whole notice."""
    maps = len(re.findall(rf'id="{OUTLINE}land-0"', picture))
    text = unescape(picture)
    return maps > 0 and text.count(f">{CREDIT}</text>") == text.count(f">{NOTICE}<") == maps


def test_the_notice_names_owner_licence_and_change():
    for words in ("Instituto Geográfico Nacional", "CC BY 4.0", "licenses/by/4.0", "simplified"):
        assert words in NOTICE
    assert "Instituto Geográfico Nacional" in CREDIT
    assert "CC BY 4.0" in CREDIT


def test_pictures_carry_it(match):
    first, shades = BoardView(match), ("#ffffff", "#000000")
    pictures = {
        "svg": svg(BOARD, None),
        "position": match.state.picture().svg,
        "part of the seats": match.state.picture(viewer="all", legend=False, width=300).svg,
        "values": board_map(BOARD, [1.0] * len(BOARD.countries), (0, 1), shades, "title"),
        "saved board": first.picture(),
        "saved match": MatchWidget(match).picture(),
        "two boards": compare(first, BoardView(match)).picture(),
        "dashboard": dashboard(match).picture(),
    }
    assert [name for name, picture in pictures.items() if not carries(picture)] == []


def test_maps_of_other_data_carry_none():
    assert "<metadata>" not in svg(load_board("teg"), None)


def test_printed_parts_of_the_map_carry_it():
    """A sheet shows parts of the map, so the credit stands below each."""
    page = sheet(ROOT / "notebooks/reconquista/exercises/01-provinces.toml", lang="es")
    maps = page.count(f'id="{OUTLINE}land-0"')
    assert maps > 1
    assert unescape(page).count(f"<small>{CREDIT}</small>") == maps


def test_the_browser_is_told():
    sent = json.loads(MatchWidget(Match("reconquista", seats=3)).board.text)
    assert (sent["credit"], sent["notice"]) == (CREDIT, NOTICE)
    assert board_view(load_board("teg"))["credit"] == ""


def test_a_png_has_the_notice_as_text():
    assert texts_of(with_text(smallest_png(), "Copyright", NOTICE)) == {"Copyright": NOTICE}


@pytest.mark.slow
def test_a_png_of_the_map_has_the_notice_as_text(match, chromium, tmp_path):
    path = match.state.picture().save(tmp_path / "board.png")
    assert texts_of(path.read_bytes())["Copyright"] == NOTICE


def smallest_png() -> bytes:
    """Return a PNG of one grey pixel."""
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0),
        b"IDAT": zlib.compress(b"\0\x80"),
        b"IEND": b"",
    }
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts.items()
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def texts_of(png: bytes) -> dict[str, str]:
    """Return the international texts of a PNG, whose chunks are checked."""
    texts, at, name = {}, 8, b""
    while name != b"IEND":
        (size,) = struct.unpack(">I", png[at : at + 4])
        name, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        (check,) = struct.unpack(">I", png[at + 8 + size : at + 12 + size])
        assert check == zlib.crc32(name + data)
        if name == b"iTXt":
            keyword, _, rest = data.partition(b"\0")
            texts[keyword.decode()] = rest[4:].decode()
        at += 12 + size
    assert at == len(png)
    return texts


def kept_files() -> list[Path]:
    """Return the files under version control that may hold a picture."""
    listed = subprocess.run(
        ["git", "ls-files", "*.svg", "*.ipynb", "*.html", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines()]


def test_pictures_that_are_kept_carry_it():
    """Those of saved notebooks and of the documentation."""
    holders = []
    for path in kept_files():
        text = path.read_text("utf-8")
        if f"{OUTLINE}land-0" in text:
            holders.append(path)
            maps = len(re.findall(rf'id=\\?"{OUTLINE}land-0', text))
            assert text.count(f">{CREDIT}</text>") == text.count(f"<metadata>{NOTICE}<") == maps, (
                path
            )
    assert len(holders) > 4


def test_pages_with_pictures_of_the_browser_carry_it():
    pages = [
        path
        for path in kept_files()
        if path.suffix == ".md" and re.search(r"!\[.*\]\(.*reconquista", path.read_text("utf-8"))
    ]
    assert pages
    for path in pages:
        assert "Instituto Geográfico Nacional" in path.read_text("utf-8"), path


def test_the_notice_of_the_project_names_what_is_bundled():
    notice = (ROOT / "NOTICE").read_text("utf-8")
    parts = [*ROOT.glob("teg_nb/engine/boards/*.json"), ROOT / "teg_nb/widget/static/plotly.js"]
    assert [path.name for path in parts if path.name not in notice] == []
    licences = (ROOT / "teg_nb/widget/static/LICENSES.txt").read_text("utf-8")
    kinds = set(re.findall(r"^\S+ [\d.]+ \((.+)\)$", licences, re.MULTILINE))
    assert [kind for kind in kinds if kind not in notice] == []
    files = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["license-files"]
    assert "NOTICE" in files


@pytest.mark.parametrize("name", ["NOTICE", "README.md"])
def test_the_project_says_whose_the_names_are(name):
    text = " ".join((ROOT / name).read_text("utf-8").split())
    for words in ("not affiliated", "EGGAR®", "belong to their owners", "own words"):
        assert words in text
