"""A match as a page: what is in the file, and what is not."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

import teg_nb
from teg_nb import Match, Study, position
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import IllegalAction, UnknownName
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.widget.session.messages import SavePage
from teg_nb.widget.session.read_only import ReadOnlySession
from teg_nb.widget.session.saved_page import SLIDING, page_text
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import private

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


def views(line: Any, lang: str, part: str = "columns") -> list[Any]:
    """Return the views of a line or the secrets of a seat, as ``replay.js`` makes them."""
    views: list[Any] = [{} for _ in range(line["first"], line["end"] + 1)]
    for name, column in line[part].items():
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


def test_the_page_of_a_seat_has_its_secrets_step_by_step_and_says_so() -> None:
    match = Match("teg", seats=3)
    match.run(POLICIES["greedy"], random.Random(4), limit=70)
    text = page_text(match, lang="en", viewer="negro")
    assert "what only Negro knows" in text
    assert "what everybody may know" in page_text(match, lang="en")
    line = replay(text)["lines"]["main"]
    seat = match.settings.seats.index("Negro")
    told = views(line, "en", "secrets")
    assert {view["viewer"] for view in views(line, "en")} == {seat}
    for step in (0, 40, len(match)):
        wanted = json.loads(json.dumps(private(match, step, seat, "en")))
        acts: Any = {name: {} for name in ("menu", "forms", "names", "compose")}
        assert told[step] == {**wanted, **acts}
    assert told[-1]["objectives"]
    assert not views(replay(page_text(match))["lines"]["main"], "en", "secrets")[-1]
    with pytest.raises(UnknownName):
        page_text(match, viewer="Verde")


def test_a_board_saves_the_page_of_a_person_and_of_no_bot() -> None:
    match = Match("teg", seats=3)
    match.run(POLICIES["greedy"], random.Random(4), limit=30)
    own, bot, _ = match.settings.seats
    session = Session(match, {1: ("greedy", POLICIES["greedy"])}, random.Random(0), "en")
    everybody, reply = (session.handle(SavePage(seat)) for seat in ("", own))
    assert everybody is not None
    assert reply is not None
    assert (everybody["name"], reply["name"]) == ("teg.html", f"teg-{own.lower()}.html")
    assert everybody["text"] == page_text(match, lang="en")
    assert reply["text"] == page_text(match, lang="en", viewer=own)
    for seat in (bot, "Verde"):
        with pytest.raises(IllegalAction):
            session.handle(SavePage(seat))


def test_a_variation_that_is_over_does_not_open_a_match_that_goes_on() -> None:
    study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2, Brasil 3")))
    study.act("attack", "Chile", "Argentina")
    won = study.line().fork()
    won.run(POLICIES["greedy"], random.Random(1))
    assert won.is_over
    study.act("roll", [1, 1, 1], [6, 6])
    end = study.add_variation(won)
    study.annotate(end, comment="The end is told")
    told = replay(page_text(study, notes=True))
    [line] = [line for line in told["lines"].values() if line["of"]]
    assert line["end"] == end.step - 1
    assert not any(view["over"] for view in views(line, "es"))
    assert "The end is told" not in json.dumps(told)
    assert study.end(end.line) == end


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
