"""Logs that people drop: of all games, of a class, and damaged ones."""

from __future__ import annotations

import io
import random
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pandas as pd
import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.engine.errors import BadArgument
from teg_nb.lessons.your_matches import YourMatches

pytestmark = pytest.mark.slow

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LOGS = {
    f"{path.parts[-3]}-{path.name}": path.read_bytes()
    for path in sorted(NOTEBOOKS.glob("*/logs/*.jsonl"))
}


def dropped(mine: YourMatches, files: dict[str, bytes]) -> None:
    """Do what the front end does when files are dropped."""
    about = {"type": "", "last_modified": datetime(2026, 1, 1, tzinfo=UTC)}
    mine.upload.value = tuple(
        {"name": name, "size": len(data), "content": memoryview(data), **about}
        for name, data in files.items()
    )
    assert mine.upload.value == ()  # no copy of them stays in the state of the widget


@pytest.fixture(scope="module")
def everything() -> YourMatches:
    mine = YourMatches(lang="en")
    dropped(mine, LOGS)
    return mine


def test_logs_of_all_games_are_read(everything):
    assert everything.faults == []
    frame = everything.matches()
    assert frame["file"].tolist() == list(LOGS)
    assert set(frame["game"]) == set(GAMES)
    assert (frame["won"] != "").all()


def test_the_report_has_every_part_and_escapes_what_files_say(everything):
    html = everything.report().page()
    for part in ("standings", "luck", "wins", "title"):
        assert everything.words[part] in html
    assert html.count("<svg ") == len(LOGS)
    assert "http://" not in html.replace("http://www.w3.org/", "")


def test_the_archive_has_the_report_and_the_tables(everything):
    with zipfile.ZipFile(io.BytesIO(everything.archive())) as archive:
        names = set(archive.namelist())
        assert names == {
            "your-matches.html",
            *(f"{name}.csv" for name in ("matches", "standings", "entries", "luck", "wins")),
        }
        entries = pd.read_csv(archive.open("entries.csv"), low_memory=False)
        assert archive.read("entries.csv").startswith(b"\xef\xbb\xbf")
    counts = entries.groupby("match").size().tolist()
    assert counts == [len(match) for _, match in everything.games]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "bad.jsonl, line 1: the file is empty"),
        (b"\xff\xd8\xff", "bad.jsonl, line 1: not UTF-8 text"),
        (b"hello\n", "bad.jsonl, line 1: not JSON"),
        (LOGS["tgm-four.jsonl"][:-2000], "bad.jsonl, line 331: not JSON"),
        (LOGS["tgm-four.jsonl"].replace(b"roll", b"rule", 1), "bad.jsonl, line "),
    ],
    ids=["empty", "a photo", "a text", "cut off", "edited"],
)
def test_a_damaged_file_is_named_with_its_line_and_the_others_are_read(data, sentence):
    mine = YourMatches(lang="en")
    dropped(mine, {"bad.jsonl": data, "good.jsonl": LOGS["eggar-three.jsonl"]})
    (fault,) = mine.faults
    assert fault.startswith(sentence)
    assert "\n" not in fault
    assert fault.split(":")[0] in mine.shown.value
    assert mine.matches()["file"].tolist() == ["good.jsonl"]


def test_files_dropped_on_the_page_are_read_and_other_messages_change_nothing():
    mine = YourMatches(lang="en")
    log = memoryview(LOGS["eggar-three.jsonl"])
    for content, buffers in (
        ({"names": ["a.jsonl"]}, []),
        ({"names": ["a.jsonl", 3]}, [log, log]),
        ({"names": "a"}, [log]),
        (["names"], [log]),
        (None, [log]),
    ):
        mine.drop._on_message(mine.drop, content, buffers)
    assert mine.games == mine.faults == []
    mine.drop._on_message(mine.drop, {"kind": "files", "names": ["a.jsonl", "b"]}, [log, b""])
    assert mine.matches()["file"].tolist() == ["a.jsonl"]
    assert mine.faults == ["b, line 1: the file is empty"]


def test_names_of_files_are_text_and_no_paths():
    mine = YourMatches(lang="es")
    dropped(mine, {"../<b>a.jsonl": LOGS["eggar-three.jsonl"], "<img src=x>": b""})
    assert mine.matches()["file"].tolist() == ["<b>a.jsonl"]
    assert "<b>a" not in mine.shown.value
    assert "<img" not in mine.shown.value + mine.report().html


def test_samples_make_way_and_later_drops_are_added():
    mine = YourMatches(NOTEBOOKS / "eggar/logs/three.jsonl", lang="en")
    assert len(mine.games) == 1
    dropped(mine, {"a.jsonl": LOGS["tgm-four.jsonl"]})
    assert [name for name, _ in mine.games] == ["a.jsonl"]
    dropped(mine, {"b.jsonl": LOGS["eggar-three.jsonl"]})
    assert [name for name, _ in mine.games] == ["a.jsonl", "b.jsonl"]


def test_an_unfinished_match_says_what_everybody_may_know(tmp_path):
    match = Match("teg", seats=3).run(POLICIES["greedy"], random.Random(3), limit=300)
    assert not match.is_over
    mine = YourMatches(match.save(tmp_path / "going-on.jsonl"), lang="en")
    assert mine.matches()["won"].tolist() == [""]
    tables = mine.tables()
    assert "wins" not in tables
    public = tables["entries"].drop(columns="match")
    assert public.astype("string").equals(match.frame().astype("string"))
    assert "<svg " in mine.report().html


def test_no_matches_are_no_error():
    mine = YourMatches(lang="es")
    assert len(mine.tables()["matches"]) == 0
    assert mine.report().page()
    with pytest.raises(BadArgument):
        mine.desk(1)


def test_turning_points_go_into_the_report_and_onto_the_desk():
    mine = YourMatches(NOTEBOOKS / "eggar/logs/three.jsonl", lang="en")
    points = mine.turning_points(1, 2, playouts=20, progress=False)
    assert len(points) == 2
    assert mine.words["turning"] in mine.report().html
    desk = mine.desk(1)
    assert len(desk.board.turns) == sum(point.apart for point in points)
    desk.close()


def test_the_download_is_a_link_and_not_in_a_saved_notebook(everything):
    link = everything.download()
    assert "data:application/zip;base64," in link.value
    assert repr(link) == "<download: your-matches.zip>"
