"""Answers are kept beside the notebook, read back, judged again, and read for a class."""

import json
import multiprocessing
import os
import re

import pytest

import teg_nb
from teg_nb import exercises
from teg_nb.engine.errors import UnknownName
from teg_nb.engine.storage.atomic_write import append_line
from teg_nb.exercises import Mark, Number, Play, journal

FILE = journal.FILE


def number(name="dice", **more):
    return Number(name, "?", answer=4, clause="TEG-8.8", hints=["Count."], **more)


@pytest.fixture
def notebook(monkeypatch, tmp_path):
    """A notebook is open in Jupyter."""
    monkeypatch.setenv("JPY_SESSION_NAME", str(tmp_path / "lesson.ipynb"))
    return tmp_path / FILE


def read(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_running_cells_writes_nothing_and_the_first_answer_does(notebook):
    q = number()
    for asked in (q.check, lambda: q.check(...), q.hint, q.solution, q.html):
        asked()
    q.judge(4)
    exercises.results()
    assert not notebook.exists()

    q.check(3)
    q.check(3)  # the cell is run again
    q.check(4)
    first, second = read(notebook)
    assert first.keys() == {
        "exercise", "kind", "clause", "answer", "right", "hints", "solution", "luck", "seconds",
        "at", "learner", "n", "before",
    }  # fmt: skip
    assert re.fullmatch("[a-z]+-[a-z]+-[1-9][0-9]", first["learner"])
    assert q.view.told["stamp"] == f"Tu código: {first['learner']} · Sello: {exercises.stamp()}"
    assert (first["answer"], first["right"], second["answer"], second["right"]) == (
        "3", False, "4", True,
    )  # fmt: skip
    number().check(4)  # and after the kernel was started anew
    assert len(read(notebook)) == 2


def test_without_a_notebook_answers_stay_in_memory_until_a_file_is_named(tmp_path):
    number().check(3)
    assert list(tmp_path.iterdir()) == []
    assert exercises.results()["tries"].tolist() == [1]
    exercises.set_journal("ana.jsonl", who="Ana")
    number().check(4)
    rows = read(tmp_path / "ana.jsonl")
    assert [item.get("who") for item in rows] == [None, "Ana"]
    exercises.set_journal(None)
    number("other").check(4)
    assert len(read(tmp_path / "ana.jsonl")) == 2


def test_results_of_one_person(notebook):
    q = number()
    q.check(1)
    q.hint()
    q.check(2)
    q.solution()
    q.check(4)
    q.check(5)
    number("open").check(7)
    results = exercises.results()
    assert results.columns.tolist() == [
        "exercise", "clause", "tries", "hints", "solution", "seconds", "right",
    ]  # fmt: skip
    assert results.drop(columns="seconds").values.tolist() == [
        ["dice", "TEG-8.8", 3, 1, True, True],
        ["open", "TEG-8.8", 1, 0, False, False],
    ]
    assert exercises.results(notebook).equals(results)
    assert exercises.results(os.devnull).empty


def test_broken_lines_lose_nothing_and_are_named(notebook):
    number().check(3)
    with notebook.open("ab") as file:
        file.write(b'{"exercise": "dice", "rig')  # the power went out
    number("next").check(4)
    with notebook.open("ab") as file:
        file.write(b'\xff\n[1]\n{"exercise": 3, "answer": 1}\n' + b"[" * 5000 + b"\n")
    number("last").check(4)
    with pytest.warns(UserWarning, match="2, 4, 5, 6 y 7"):
        results = exercises.results()
    assert results["exercise"].tolist() == ["dice", "next", "last"]


def test_an_answer_that_cannot_be_written_stays_and_is_written_later(notebook):
    notebook.mkdir()
    with pytest.warns(UserWarning, match="no se pudo guardar"):
        assert number().check(3).right is False
    notebook.rmdir()
    number("next").check(4)
    assert [item["exercise"] for item in read(notebook)] == ["dice", "next"]


def _write(path, who):
    for item in range(20):
        append_line(path, json.dumps({"who": who, "each": item, "long": "x" * 3000}))


def test_several_processes_write_one_file(tmp_path):
    path = tmp_path / "all.jsonl"
    spawn = multiprocessing.get_context("spawn")
    workers = [spawn.Process(target=_write, args=(path, who)) for who in range(3)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    answers = [(item["who"], item["each"]) for item in read(path)]
    assert sorted(answers) == [(who, item) for who in range(3) for item in range(20)]


@pytest.mark.parametrize("key", ["seconds", "hints"])
@pytest.mark.parametrize("value", ["Infinity", "-Infinity", "NaN", "-1", "1e999", "true", "1" * 99])
def test_a_line_with_numbers_that_are_none_is_passed_over(notebook, key, value):
    """A file that is handed in was written by anybody."""
    number().check(3)
    line = json.dumps(read(notebook)[0] | {"exercise": "bad", key: "HERE"})
    with notebook.open("a", encoding="utf-8") as file:
        file.write(line.replace('"HERE"', value) + "\n")
    with pytest.warns(UserWarning, match="2"):
        assert exercises.results()["exercise"].tolist() == ["dice"]


@pytest.mark.parametrize("value", [float("inf"), float("nan"), -(10**400), 1e308])
def test_no_answer_of_a_page_writes_a_number_that_json_has_not(notebook, value):
    """Whatever a browser says, the file has finite numbers."""

    def unknown(word):
        raise AssertionError(word)

    start = teg_nb.position(Blanco="Chile 9", Negro="Argentina 1")
    attack = ["Blanco", "attack", "Chile", "Argentina"]
    asked = [
        number(),
        played(),
        Mark("near", "?", start=start, asked="attack.target"),
        exercises.Judge("far", start=start, move=["Blanco", "attack", "Chile", "Sahara"]),
        exercises.Choose("tie", "?", options=["a", "b"], right=2),
        exercises.Order("dice-order", "?", items=["6", "4"]),
        exercises.FindError("twice", "?", start=start, entries=[attack, attack]),
    ]
    for q in asked:
        for said in (value, [value], [[value]], {"a": value}, [["attack", value, "Argentina"]]):
            message = {"kind": "exercise", "do": "check", "at": 0, "answer": said}
            q.view._handle_custom_msg(message | {"seconds": value}, [])
            q.view._handle_custom_msg(message, [])
        q.view.close()
    number("last").check(4)
    kept = [
        json.loads(line, parse_constant=unknown)
        for line in notebook.read_text("utf-8").splitlines()
    ]
    assert kept[-1]["exercise"] == "last"  # nothing stands before it that cannot be written
    assert all(0 <= item["seconds"] < 60 for item in kept)


def played(name="conquest"):
    return Play(
        name,
        "?",
        start=teg_nb.position(Blanco="Chile 9", Negro="Argentina 1"),
        goal={"event": "conquest", "country": "Argentina"},
    )


def test_passed_plays_what_was_kept_again(notebook):
    q = played()
    while q.act("attack", "Chile", "Argentina").right is None:
        pass
    assert exercises.is_solved("conquest")
    kept = read(notebook)[-1]

    # a file that says so gives nothing
    for forged in [[["end_turn"]], [["attack", "Chile", "Sahara"]], "right", None, 3, [[]], [[3]]]:
        line = kept | {"answer": forged, "right": True}
        notebook.write_text(json.dumps(line) + "\n", encoding="utf-8")
        assert not exercises.is_solved("conquest"), forged
    notebook.write_text(json.dumps(kept | {"right": False}) + "\n", encoding="utf-8")
    assert exercises.is_solved("conquest")


def test_passed_in_a_locked_cell_reads_what_was_handed_in(notebook, monkeypatch):
    start = teg_nb.position(Blanco="Chile 9", Negro="Argentina 1")
    q = Mark("near", "?", start=start, asked="attack.target", where={"source": "Chile"})
    assert not exercises.is_solved("near")
    q.check(q.right_answer())
    monkeypatch.delenv("JPY_SESSION_NAME")  # nbgrader runs the notebook in its folder
    monkeypatch.setattr(journal, "_due", [])
    assert exercises.is_solved("near")
    assert exercises.is_solved("near", notebook)
    with pytest.raises(UnknownName, match="did you mean near"):
        exercises.is_solved("neer")


def test_the_same_answer_counts_again_from_another_or_with_another_verdict(notebook):
    exercises.set_journal(notebook, who="Ana")
    number().check(4)
    exercises.set_journal(notebook, who="Beto")
    number().check(4)
    Number("dice", "?", answer=5).check(4)  # the exercise was mended
    assert [(item["who"], item["right"]) for item in read(notebook)] == [
        ("Ana", True), ("Beto", True), ("Beto", False),
    ]  # fmt: skip
    results = exercises.results()
    assert results.columns[0] == "who"
    assert results[["who", "exercise", "tries"]].values.tolist() == [
        ["Ana", "dice", 1], ["Beto", "dice", 1],
    ]  # fmt: skip


def test_what_was_seen_stays_seen_when_the_cell_is_run_again(notebook):
    q = number()
    q.hint()
    q.solution()
    number().check(4)
    (kept,) = read(notebook)
    assert (kept["hints"], kept["solution"]) == (1, True)
    other = Number("dice", "Another?", answer=4, hints=["Count."])
    assert (other.hinted, other.solution_seen) == (0, False)
