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
from teg_nb.widget.session.saved_page import page_text

FIXED = 830_000
"""Most bytes of a page without what its match adds."""


def parts(text: str) -> dict[str, str]:
    """Return the compressed texts of a page, by name."""
    packed = re.findall(r'<script type="text/plain" id="(\w+)">([^<]*)</script>', text)
    return {name: zlib.decompress(base64.b64decode(part)).decode() for name, part in packed}


def replay(text: str) -> Any:
    return json.loads(parts(text)["replay"])


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
    steps = told["lines"]["main"]["steps"]
    assert len(steps) == len(match) + 1
    for lang in LANGUAGES:
        session, view = ReadOnlySession(match, lang), {}
        for step, differing in enumerate(steps):
            view |= differing[lang]
            session.show(step)
            wanted = session.view()
            shown = {name: value for name, value in view.items() if value is not None}
            for name in ("lines", "taken_back"):
                del wanted[name]
            known = {name: value for name, value in wanted.items() if value is not None}
            assert shown == json.loads(json.dumps(known)), (lang, step)
    cited = {news["clause"] for step in steps for news in step["es"].get("news", ())} - {None}
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
    assert (variation["of"], variation["first"], len(variation["steps"])) == ("main", 2, 1)


def test_where_the_past_is_closed_a_page_has_the_last_position_alone() -> None:
    match = Match("reconquista", seats=3, options={"memory_aid": False})
    match.run(POLICIES["random"], random.Random(1), limit=40)
    [line] = replay(page_text(match))["lines"].values()
    assert (line["first"], len(line["steps"])) == (len(match), 1)


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
