"""Exercises in TOML: written in a few lines, refused with file, exercise and key, tried, shown."""

import json
import random
import tomllib

import pytest
from typer.testing import CliRunner

import teg_nb
from teg_nb import exercises
from teg_nb.cli import app
from teg_nb.engine.errors import GameError
from teg_nb.exercises import BadExercise
from teg_nb.exercises.bounds import Beside
from teg_nb.exercises.files import _exercise

WHOLE = """
game = "teg"

[conquest]
kind = "play"
task = { es = "Conquistá Argentina en este turno.", en = "Conquer Argentina in this turn." }
position = { Blanco = "Chile 9", Negro = "Argentina 1" }
goal = { event = "conquest", country = "Argentina" }
hints = ["TEG-8.2", "Attack from Chile."]
seed = 2
within = "turn"
others = "greedy"
solution = [["attack", "Chile", "Argentina"]]
wrong = [{ answer = [["attack", "Chile", "Brasil"]], say = "That is Brasil." }]

[neighbours]
kind = "mark"
task = "Whom may Chile attack?"
position = { Blanco = "Chile 9", Negro = "Argentina 1" }
asked = "attack.target"
where = { source = "Chile" }
blocked = false

[dice]
kind = "number"
task = "One die against one?"
answer = "5/12"
wrong = [{ answer = "1/2", say = "A tie is the defender's: TEG-8.8." }]

[ten-five]
kind = "number"
task = "Ten against five?"
asked = { odds = [10, 5] }
tolerance = "0.5 %"

[news]
kind = "order"
task = "What came first?"
log = "match.jsonl"
step = 60
news = [40, 44]

[tie]
kind = "choose"
task = "Who wins a tie?"
options = ["the attacker", { es = "quien defiende", en = "the defender" }]
right = 2
explain = "See TEG-8.8."

[clinic]
kind = "fault"
task = "Which entry breaks a rule?"
position = { Blanco = "Chile 9", Negro = "Argentina 1" }
seat = "Blanco"
clause = "TEG-8.2"
entries = [["Blanco", "attack", "Chile", "Sahara"], ["Blanco", "end_turn"]]

[legal]
kind = "judge"
choices = ["TGM-4.1", "TGM-4.3"]
game = "tgm"
position = { Rojo = "Egipto 3" }
move = ["Rojo", "end_turn"]
"""


@pytest.fixture
def file(tmp_path):
    match = teg_nb.Match("teg", 3)
    match.run(teg_nb.POLICIES["greedy"], random.Random(2), limit=80).save(tmp_path / "match.jsonl")
    path = tmp_path / "class.toml"

    def write(text):
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_file_is_read_tried_and_shown(file):
    path = file(WHOLE)
    found = exercises.load(path)
    assert [each.kind for each in found.values()] == [
        "play", "mark", "number", "number", "order", "choose", "fault",
        "judge",
    ]  # fmt: skip
    assert found["legal"].game.name == "tgm"
    assert found["ten-five"].judge("76,8 %").right
    assert found["conquest"].task.en == "Conquer Argentina in this turn."

    tried = {each.name: each.faults for each in exercises.check(path)}
    assert {name for name, faults in tried.items() if faults} <= {"conquest"}
    page = exercises.preview(path, "en")
    assert page.count("<section>") == 8
    assert page.count("<svg") == 5
    assert "Attack from Chile." in page
    assert "5/12 = 41.67 %" in page


def test_a_solution_that_is_not_right_is_found(file):
    path = file(WHOLE.replace('solution = [["attack", "Chile", "Argentina"]]', ""))
    tried = {each.name: each.faults for each in exercises.check(path)}
    assert tried.pop("conquest") == ["it has no solution"]
    assert not any(tried.values())
    path = file(
        WHOLE.replace('solution = [["attack", "Chile", "Argentina"]]', 'solution = [["end_turn"]]')
        .replace(
            'answer = [["attack", "Chile", "Brasil"]]', 'answer = [["attack", "Chile", "Sahara"]]'
        )
        .replace('answer = "1/2"', 'answer = "5/12"')
    )
    tried = {each.name: each.faults for each in exercises.check(path)}
    assert "its solution is not right: ✗ Time is up" in tried["conquest"][0]
    assert "TEG-8.2" in tried["conquest"][1]
    # what is foreseen as wrong, and is right, makes the solution wrong too
    assert tried["dice"]
    path = file(
        WHOLE.replace(
            'wrong = [{ answer = "1/2"', 'wrong = [{ answer = 0, say = "1" }, { answer = 0'
        )
    )
    tried = {each.name: each.faults for each in exercises.check(path)}
    assert "an answer that is foreseen as wrong is not, 0: ✗ 1" in tried["dice"]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('kind = "mark"', 'kind = "marks"',
         "'neighbours', kind: no kind 'marks'; did you mean mark?"),
        ('kind = "mark"', "", "'neighbours', kind: it is missing"),
        ('asked = "attack.target"', "", "'neighbours', asked: it is missing"),
        ("where = {", "were = {", "'neighbours', were: no key 'were'; did you mean where?"),
        ('Blanco = "Chile 9"', 'Blanco = "Chili 9"', "'conquest', position: no country 'Chili'"),
        ("hints = [", 'hints = ["TEG-8.77", ', "'conquest', hints: no rule 'TEG-8.77'"),
        ('log = "match.jsonl"', 'log = "gone.jsonl"', "'news', log: gone.jsonl cannot be read: No"),
        ("step = 60", "step = 600", "'news', log: "),
        ("step = 60", "study = 'match.jsonl'", "'news', study: only one of log and study"),
        ('game = "tgm"', 'game = "tgn"', "'legal', position: no game 'tgn'; did you mean tgm"),
        ('move = ["Rojo", "end_turn"]', "move = 3", "'legal', move: cannot be 3; it is a list"),
        ("[dice]", "[dice", "class.toml is not TOML: "),
        ('[dice]\nkind = "number"', "dice = 3\n[d]\nkind = 3", "class.toml, exercise "),
        ("asked = { odds = [10, 5] }", "asked = { odds = 3 }", "'ten-five', asked.odds"),
        ("position = { Rojo", 'position = 3\nx = { Rojo', "'legal', position: position cannot"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_file_exercise_and_key(file, before, after, said):
    assert before in WHOLE
    path = file(WHOLE.replace(before, after))
    with pytest.raises(BadExercise) as fault:
        exercises.load(path)
    assert str(fault.value).startswith("class.toml")
    assert said in str(fault.value)
    assert fault.value.text("es") != str(fault.value)


def test_a_file_that_is_not_there():
    with pytest.raises(FileNotFoundError):
        exercises.load("nothing.toml")


def test_the_command_tries_a_file_and_shows_it(file, tmp_path):
    path, page = file(WHOLE), tmp_path / "page.html"
    run = CliRunner().invoke
    found = run(app, ["exercises", "check", str(path), "--preview", str(page), "--lang", "en"])
    assert "✓ neighbours\n" in found.stdout
    assert page.read_text("utf-8").count("<section>") == 8
    path = file(WHOLE.replace('answer = "5/12"', 'answer = "1/2"'))
    found = run(app, ["exercises", "check", str(path), "--json"])
    assert found.exit_code == 1
    assert json.loads(found.stdout)["dice"]
    found = run(app, ["exercises", "check", str(file("[a]\nkind = 'x'"))])
    assert found.exit_code == 1
    assert "ejercicio 'a', kind: no hay ningún tipo 'x'" in found.stderr


JUNK = ["", "x", 3, -1, 2.5, True, [], {}, [1], {"a": 1}, [[]], [{}], ["x"], [["x"]], {"after": 3}]


def test_whatever_stands_for_a_key_is_refused_in_words(file):
    path = file(WHOLE)
    whole = tomllib.loads(WHOLE)
    for name, keys in whole.items():
        for key in keys if isinstance(keys, dict) else ():
            for junk in [*JUNK, *({inner: each} for inner in _inner(keys[key]) for each in JUNK)]:
                try:
                    _exercise(name, {**keys, key: junk}, "teg", Beside(path.parent))
                except GameError as fault:
                    said = fault
                else:
                    continue
                assert said.text("es") != str(said), (name, key, junk)


def _inner(value):
    return value if isinstance(value, dict) else ()


def test_whatever_is_answered_has_a_verdict(file):
    for exercise in exercises.load(file(WHOLE)).values():
        for junk in [*JUNK, b"x", object(), float("nan"), "9" * 99, "\ud800", 10**30, {1}]:
            assert exercise.judge(junk).right in (True, False, None)
            exercise.check(junk)


def test_a_mark_at_the_beginning_is_read_over_and_a_file_without_exercises_says_so(file):
    path = file(WHOLE)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert len(exercises.load(path)) == 8
    for text in ("", 'game = "tgm"'):
        with pytest.raises(BadExercise, match=r"class\.toml: there is no exercise"):
            list(exercises.check(file(text)))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("[dice]", "title = 5\n[dice]", "class.toml, title:"),
        ("asked =", "step = 3\nasked =", "step"),
    ],
)
def test_a_title_and_a_step_that_cannot_be_are_refused(tmp_path, before, after, said):
    text = """
[dice]
kind = "mark"
task = "Whom may Chile attack?"
position = { Blanco = "Chile 9", Negro = "Argentina 1" }
asked = "attack.target"
where = { source = "Chile" }
"""
    file = tmp_path / "class.toml"
    file.write_text(text.replace(before, after))
    with pytest.raises(BadExercise, match=said):
        exercises.load(file)
