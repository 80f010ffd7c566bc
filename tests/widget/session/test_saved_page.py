"""A match as a page: what is in the file, and what is not."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from pathlib import Path
from typing import Any

import teg_nb
from teg_nb import Match, Study, position
from teg_nb.bots import POLICIES
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.widget.session.read_only import ReadOnlySession
from teg_nb.widget.session.saved_page import SLIDING, page_text

FIXED = 780_000
"""Most bytes of a page without what its match adds."""


def unpacked(part: str) -> str:
    return zlib.decompress(base64.b85decode(part.replace(",", "<"))).decode()


def parts(text: str) -> dict[str, str]:
    """Return the compressed texts of a page, by name."""
    packed = re.findall(r'<script type="text/plain" id="(\w+)">([^<]*)</script>', text)
    return {name: unpacked(part) for name, part in packed}


def replay(text: str) -> Any:
    return json.loads(parts(text)["replay"])


def views(line: Any, lang: str) -> list[Any]:
    """Return the views of a line, as ``replay.js`` makes them."""
    views: list[Any] = [{} for _ in range(line["first"], line["end"] + 1)]
    for name, column in line["columns"].items():
        values, latest = iter(column.get(lang, column["es"])), None
        for row, view in enumerate(views):
            if row in column["at"]:
                value = next(values)
                slides = name in SLIDING
                latest = [*(latest or [])[value[0] :], *value[1]] if slides else value
            view[name] = latest
    return views


def annotated() -> Study:
    """Return a study with a comment and a variation."""
    study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2, Brasil 3")))
    attacked = study.act("attack", "Chile", "Argentina")
    thrown = study.resolve_chance(random.Random(1))
    study.annotate(thrown, comment="The first attack")
    study.resolve_chance(random.Random(5), at=attacked)
    return study


def test_a_page_has_every_view_and_every_clause_it_cites() -> None:
    match = Match("tgm", seats=3)
    match.run(POLICIES["greedy"], random.Random(2), limit=60)
    told = replay(page_text(match, lang="en"))
    line = told["lines"]["main"]
    assert (line["first"], line["end"]) == (0, len(match))
    for lang in LANGUAGES:
        session = ReadOnlySession(match, lang)
        for step, seen in enumerate(views(line, lang)):
            session.show(step)
            wanted = session.view()
            for name in ("lines", "taken_back"):
                del wanted[name]
            assert seen == json.loads(json.dumps(wanted)), (lang, step)
    cited = {news["clause"] for news in seen["news"]} - {None}
    assert cited
    assert cited <= told["clauses"].keys()
    assert told["clauses"][min(cited)]["en"]["text"] != told["clauses"][min(cited)]["es"]["text"]


def test_notes_and_variations_are_in_a_page_only_if_asked_for() -> None:
    study = annotated()
    bare, noted = (page_text(study, notes=notes) for notes in (False, True))
    assert "The first attack" not in parts(bare)["replay"]
    assert replay(bare)["lines"].keys() == {"main"}
    told = replay(noted)
    assert "The first attack" in parts(noted)["replay"]
    variation = next(line for name, line in told["lines"].items() if name != "main")
    assert (variation["of"], variation["first"], variation["end"]) == ("main", 2, 2)


def test_where_the_past_is_closed_a_page_has_the_last_position_alone() -> None:
    match = Match("reconquista", seats=3, options={"memory_aid": False})
    match.run(POLICIES["random"], random.Random(1), limit=40)
    [line] = replay(page_text(match))["lines"].values()
    assert (line["first"], line["end"]) == (len(match), len(match))
    assert all(column["at"] == [0] for column in line["columns"].values())


def test_a_page_says_the_result_before_any_script_and_whose_its_parts_are(tmp_path: Path) -> None:
    match = Match(start=position(Blanco="Chile 4", Negro="Argentina 1"))
    path = teg_nb.page(match, tmp_path / "match.html", lang="en")
    text = path.read_text("utf-8")
    assert path.stat().st_size < FIXED
    before, _, scripts = text.partition("<script")
    assert "T.E.G. La Revancha" in before
    assert "<svg" in before
    assert "open this file in a browser that runs scripts" in before
    assert "MIT License" in before
    assert "Plotly" in parts(text)["notices"]
    assert not re.search(r"https?://(?!www\.w3\.org/)", before)
    assert "</script" not in parts(text)["replay"]
    assert scripts.count("<script") == 5
