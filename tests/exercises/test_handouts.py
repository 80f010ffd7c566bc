"""Exercises that are handed out hold no key: two tests of leaks, and the same verdicts."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from teg_nb.engine.errors import GameError
from teg_nb.exercises import handed_out, journal, load, open_solutions, sealing
from teg_nb.exercises.handouts import sealed_solutions
from teg_nb.exercises.kinds.choose import Choose

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[2] / "notebooks"
FILES = sorted(FOLDER.glob("*/exercises/*.toml"))

# Keys of an exercise that a file to hand out may hold.
TASK = {"kind", "task", "hints", "game", "goal_of", "seat", "clause"}
START = {"position", "log", "study", "step", "line"}
ALLOWED = {
    "play": TASK | START | {"goal", "within", "others", "seed"},
    "mark": TASK | START | {"asked", "where", "blocked"},
    "judge": (TASK | START | {"move", "choices"}) - {"clause"},
    "fault": (TASK | START | {"entries"}) - {"clause"},
    "choose": TASK | START | {"options", "key"},
    "number": TASK | START | {"asked", "key", "tolerance"},
    "order": TASK | START | {"items", "news", "asked", "key"},
}
KEY = {"salt", "hash", "said", "several", "parts", "step", "offset"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_has_the_keys_of_its_kinds_alone_and_judges_as_before(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sealing, "_ZEROS", bytes(1))  # hundreds of answers are hashed
    text = handed_out(file)
    data = tomllib.loads(text)
    beside = file.with_name(f"handed-out-{file.name}")
    try:
        beside.write_text(text, encoding="utf-8")
        pupils = load(beside, solutions=False)
    finally:
        beside.unlink()
    for name, exercise in load(file).items():
        table = data[name]
        assert set(table) <= ALLOWED[table["kind"]] | {"again"}, name
        for own in table.get("again", ()):
            assert set(own) <= ALLOWED[table["kind"]], name
        for mine, theirs in zip(exercise.variants, pupils[name].variants, strict=True):
            assert theirs().judge(mine().right_answer()).right, name
        assert set(table.get("key", {})) <= KEY, name
        for option in table.get("options", ()):
            assert set(option) <= {"es", "en", "text", "move"}
        right = exercise.right_answer()
        if right is None:
            continue
        assert pupils[name].judge(right).right, name
        for answer, said in exercise.wrong:
            if answer is not None:
                assert not pupils[name].judge(answer), name
                if "key" in table:
                    assert pupils[name].judge(answer).text == said
        if "parts" in table.get("key", {}):
            partly = [right[1], right[0], *right[2:]] if table["kind"] == "order" else right[:1]
            asked, told = (e.judge(partly) for e in (exercise, pupils[name]))
            assert (told.share, told.code) == (asked.share, asked.code), name
        if isinstance(exercise, Choose) and not exercise.several and exercise.whys:
            number, why = exercise.whys[0]
            assert pupils[name].judge(number).text == why, name


TWINS = {
    "choose": (
        '[q]\nkind = "choose"\ntask = "Who wins a tie?"\noptions = ["White", "Black", "nobody"]\n',
        ("right = 1\nexplain = 'It is White.'", "right = 2\nexplain = 'So it is.'"),
        [3],
    ),
    "number": (
        '[q]\nkind = "number"\ntask = "How many?"\n',
        ("answer = 12\nwrong = [{answer = 3, say = 'No, more.'}]", "answer = 7"),
        "5",
    ),
    "order": (
        '[q]\nkind = "order"\ntask = "A turn?"\n',
        ('items = ["add", "attack", "regroup"]', 'items = ["attack", "regroup", "add"]'),
        ["regroup", "attack", "add"],
    ),
}


@pytest.mark.parametrize("kind", TWINS)
def test_sources_that_differ_in_the_answer_give_the_same_but_for_hashes(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files, traits of the page, hints and replies while the question is open."""
    top, answers, wrong = TWINS[kind]
    seen: list[Any] = []
    for twin, answer in enumerate(answers):
        monkeypatch.setattr(journal, "_known", {})
        source = tmp_path / f"source{twin}.toml"
        source.write_text(f"{top}{answer}\n", encoding="utf-8")
        given = tmp_path / "q.toml"
        given.write_text(handed_out(source), encoding="utf-8")
        table = tomllib.loads(given.read_text("utf-8"))["q"]
        key = table.pop("key")
        items = sorted(map(json.dumps, table.pop("items", ())))
        q = load(given, solutions=False)["q"]
        told = {**q.view.told, "options": sorted(q.options("en"))}
        told.pop("answer", None)
        reply = q.check(wrong)
        assert reply.right is False
        facts = [sorted({*key} - {"said"}), table, items, q.hints, reply.plain("en")]
        seen.append([*facts, re.sub(r"[0-9a-f]{16,}", "", json.dumps(told, default=str))])
        q.view.close()
    if kind != "order":
        assert seen[0] == seen[1]
    else:  # the order on the screen is drawn, whatever the answer
        assert seen[0][:5] == seen[1][:5]


def test_only_the_right_answer_opens_its_explanation(tmp_path: Path) -> None:
    source = tmp_path / "source.toml"
    source.write_text(
        '[q]\nkind = "number"\ntask = "Half of five?"\nanswer = 2\nexplain = "Rounded down."\n'
        'wrong = [{answer = 3, say = "Which way is it rounded?"}]\n'
    )
    text = handed_out(source)
    assert "ounded" not in text
    (tmp_path / "q.toml").write_text(text)
    q = load(tmp_path / "q.toml", solutions=False)["q"]
    assert q.check(3).plain("en") == "✗ Which way is it rounded?"
    assert "Rounded" not in q.check(4).plain("en")
    assert "Rounded down." in q.check(2).plain("en")


def test_a_tolerance_keeps_its_ends(tmp_path: Path) -> None:
    source = tmp_path / "source.toml"
    source.write_text('[q]\nkind = "number"\ntask = "?"\nanswer = 41\ntolerance = 2\n')
    (tmp_path / "q.toml").write_text(handed_out(source))
    q = load(tmp_path / "q.toml")["q"]
    assert [bool(q.judge(n)) for n in (38, 39, 41, 42, "42.9", 43.5)] == [
        *(False, True, True, True, True, False)
    ]


def test_the_teachers_word_opens_the_solutions(tmp_path: Path) -> None:
    path = tmp_path / "06-attack.sealed"
    path.write_text(sealed_solutions(FOLDER / "teg/exercises/06-attack.toml", "lago-puma-47"))
    opened = open_solutions(path, "lago-puma-47", "en")
    assert "Nueva Zelandia" in opened["tasmania"]
    assert "Nueva" not in path.read_text()
    with pytest.raises(GameError):
        open_solutions(path, "lago-puma-48")
