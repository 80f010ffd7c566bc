"""Exercises in TOML: written in a few lines, refused with file, exercise and key, tried, shown."""

import json
import os
import random
import tomllib

import pytest
from typer.testing import CliRunner

import teg_nb
from teg_nb import exercises
from teg_nb.cli.app import app
from teg_nb.engine.errors import GameError
from teg_nb.exercises import BadExercise
from teg_nb.exercises.bounds import CompanionView
from teg_nb.exercises.loading import _exercise

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
task = "Who can Chile attack?"
position = { Blanco = "Chile 9", Negro = "Argentina 1" }
asked = "attack.target"
where = { source = "Chile" }
blocked = false

[dice]
kind = "number"
task = "One die against one?"
answer = "5/12"
wrong = [{ answer = "1/2", say = "A tie is the defender's: TEG-8.8." }]
again = [{ task = "Two dice against one?", answer = "125/216" }]

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
    loaded = exercises.load(path)
    assert [item.kind for item in loaded.values()] == [
        "play", "mark", "number", "number", "order", "choose", "fault",
        "judge",
    ]  # fmt: skip
    assert loaded["legal"].game.name == "tgm"
    assert loaded["ten-five"].judge("76,8 %").right
    assert loaded["conquest"].task.en == "Conquer Argentina in this turn."

    tried = {item.name: item.faults for item in exercises.check(path)}
    assert {name for name, faults in tried.items() if faults} <= {"conquest"}
    page = exercises.preview(path, "en")
    assert page.count("<section>") == 8
    assert page.count("<img") == 5
    assert "Attack from Chile." in page
    assert "5/12 = 41.67 %" in page


def test_a_solution_that_is_not_right_is_found(file):
    path = file(WHOLE.replace('solution = [["attack", "Chile", "Argentina"]]', ""))
    tried = {item.name: item.faults for item in exercises.check(path)}
    assert tried.pop("conquest") == ["it has no solution"]
    assert not any(tried.values())
    path = file(
        WHOLE.replace('solution = [["attack", "Chile", "Argentina"]]', 'solution = [["end_turn"]]')
        .replace(
            'answer = [["attack", "Chile", "Brasil"]]', 'answer = [["attack", "Chile", "Sahara"]]'
        )
        .replace('answer = "1/2"', 'answer = "5/12"')
    )
    tried = {item.name: item.faults for item in exercises.check(path)}
    assert "its solution is not right: ✗ The turn is over" in tried["conquest"][0]
    assert "TEG-8.2" in tried["conquest"][1]
    # what is foreseen as wrong, and is right, makes the solution wrong too
    assert tried["dice"]
    path = file(
        WHOLE.replace(
            'wrong = [{ answer = "1/2"', 'wrong = [{ answer = 0, say = "1" }, { answer = 0'
        )
    )
    tried = {item.name: item.faults for item in exercises.check(path)}
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
    result = run(app, ["exercises", "check", str(path), "--preview", str(page), "--lang", "en"])
    assert "✓ neighbours\n" in result.stdout
    assert page.read_text("utf-8").count("<section>") == 8
    path = file(WHOLE.replace('answer = "5/12"', 'answer = "1/2"'))
    result = run(app, ["exercises", "check", str(path), "--json"])
    assert result.exit_code == 1
    assert json.loads(result.stdout)["dice"]
    result = run(app, ["exercises", "check", str(file("[a]\nkind = 'x'"))])
    assert result.exit_code == 1
    assert "ejercicio 'a', kind: no hay ningún tipo 'x'" in result.stderr


JUNK = ["", "x", 3, -1, 2.5, True, [], {}, [1], {"a": 1}, [[]], [{}], ["x"], [["x"]], {"after": 3}]


def test_whatever_stands_for_a_key_is_refused_in_words(file):
    path = file(WHOLE)
    whole = tomllib.loads(WHOLE)
    for name, keys in whole.items():
        for key in keys if isinstance(keys, dict) else ():
            for junk in [*JUNK, *({inner: item} for inner in _inner(keys[key]) for item in JUNK)]:
                try:
                    _exercise(name, {**keys, key: junk}, "teg", CompanionView(path.parent))
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
task = "Who can Chile attack?"
position = { Blanco = "Chile 9", Negro = "Argentina 1" }
asked = "attack.target"
where = { source = "Chile" }
"""
    file = tmp_path / "class.toml"
    file.write_text(text.replace(before, after))
    with pytest.raises(BadExercise, match=said):
        exercises.load(file)


MARK = """
[a]
kind = "mark"
task = "Who can Chile attack?"
asked = "attack.target"
"""


@pytest.mark.parametrize(
    ("keys", "key", "said"),
    [
        ('log = "pipe"', "log", "'pipe' is no regular file"),
        ('log = "/etc/passwd"', "log", "'/etc/passwd' lies outside the folder"),
        ('log = "../match.jsonl"', "log", "'../match.jsonl' lies outside the folder"),
        ('log = "link.jsonl"', "log", "'link.jsonl' lies outside the folder"),
        ('study = "logs"', "study", "'logs' is no regular file"),
        ('log = "large.jsonl"', "log", "large.jsonl is too large: up to 2000 kB"),
        ('log = "match.jsonl"\nline = [1]', "line", 'line cannot be [1]; it is written "..."'),
        ('log = "match.jsonl"\nline = {}', "line", 'line cannot be {}; it is written "..."'),
        ("game = 3", "game", 'game cannot be 3; it is written "..."'),
        ("blocked = 1", "blocked", "blocked cannot be 1; it is written true"),
        (f"where = {'[' * 500}{']' * 500}", "where", "it is nested more than 12 levels deep"),
        (f"where = {'{a=' * 500}1{'}' * 500}", "where", "it is nested more than 12 levels deep"),
        (f"where.{'a.' * 500}a = 1", "where", "it is nested more than 12 levels deep"),
        (f"hints = [{'1,' * 201}]", "hints", "it is too long: up to 200"),
        (f"wrong = [{'1,' * 21}]", "wrong", "it is too long: up to 20"),
        (f"explain = '{'a' * 5001}'", "explain", "it is too long: up to 5000"),
        (f"seat = 0x{'f' * 20000}", "seat", "it is from -9223372036854775808"),
        ("seat = 1979-05-27", "seat", "cannot be '1979-05-27'; it is a text, a number"),
        ("seat = inf", "seat", "cannot be 'inf'; it is a text, a number"),
        ("where = { source = [{ x = 1 }] }", "where.source", "cannot be {'x': 1}"),
    ],
)  # fmt: skip
def test_a_stranger_is_told_in_a_line_what_is_not_read(file, tmp_path, keys, key, said):
    start = "" if "log =" in keys or "study" in keys else "position = { Blanco = 'Chile 9' }"
    folder = tmp_path / "class"
    folder.mkdir()
    os.mkfifo(folder / "pipe")
    (folder / "logs").mkdir()
    file("")
    (folder / "match.jsonl").write_bytes((tmp_path / "match.jsonl").read_bytes())
    (folder / "link.jsonl").symlink_to(tmp_path / "match.jsonl")
    (folder / "large.jsonl").write_bytes(b" " * 2_000_001)
    path = folder / "class.toml"
    path.write_text(f"{MARK}{start}\n{keys}\n", encoding="utf-8")
    run = CliRunner().invoke
    told = "class.toml, exercise 'a', " + key
    for words in (["exercises", "check"], ["sheet"]):
        done = run(app, [*words, str(path), "--lang", "en"])
        assert done.exit_code == 1
        assert done.stderr.count("\n") == 1
        assert f"{told}: " in done.stderr
        assert said in done.stderr
    assert (
        f"class.toml, ejercicio 'a', {key}: " in run(app, ["exercises", "check", str(path)]).stderr
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("#" * 500_001, "class.toml is too large: up to 500 kB"),
        ("".join(f"[a{k}]\n" for k in range(101)), "class.toml: it is too long: up to 100"),
        (f"title = {'[' * 500}", "class.toml, title: it is nested more than 12 levels deep"),
        (f"[{'a.' * 100_000}a]\n", "it is nested more than 12 levels deep"),
        ("x = " + '\\"""' * 50_000, "class.toml is not TOML"),
        (f"x = {'9' * 5000}", "class.toml is not TOML"),
    ],
)
def test_a_file_that_is_none_is_refused_before_it_is_read(file, text, said):
    with pytest.raises(BadExercise) as fault:
        exercises.load(file(text))
    assert str(fault.value).startswith("class.toml")
    assert said in str(fault.value)


def test_a_pipe_is_no_file_of_exercises(tmp_path):
    os.mkfifo(tmp_path / "class.toml")
    with pytest.raises(BadExercise, match=r"'class\.toml' is no regular file"):
        exercises.load(tmp_path / "class.toml")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("odds = [10, 5]", "odds = [1000, 1000]", "'ten-five', asked.odds: it is from 0 to 60"),
        ('others = "greedy"', 'others = "search(playouts=100000)"', "'conquest', others:"),
        ('others = "greedy"', 'others = "hard"', "it is one that plays at once: random, greedy"),
    ],
)  # fmt: skip
def test_what_would_take_long_is_not_begun(file, before, after, said):
    assert before in WHOLE
    path = file(WHOLE.replace(before, after))
    with pytest.raises(BadExercise) as fault:
        exercises.load(path)
    assert said in str(fault.value)


def test_all_answers_of_a_file_are_tried_with_one_measure_of_effort(file, monkeypatch):
    """Turns of bots are long; a file of a hundred exercises would take hours."""
    answers = [{"answer": [["end_turn"]] * 9, "say": "No."}] * 3
    wrong = json.dumps(answers).replace('": ', '" = ')
    task = (
        'kind = "play"\ntask = "Win."\nposition = {Blanco = "Chile 9", Negro = "Argentina 1"}\n'
        'goal = {event = "missile_fired"}\nwithin = "match"\nothers = "random"\n'
    )
    path = file("".join(f"[a{k}]\n{task}wrong = {wrong}\n" for k in range(9)))
    monkeypatch.setattr("teg_nb.exercises.loading.EFFORT", 20_000_000)
    assert len(exercises.load(path)) == 9
    monkeypatch.setattr("teg_nb.exercises.loading.EFFORT", 2_000_000)
    with pytest.raises(BadExercise) as fault:
        exercises.load(path)
    said = "', wrong: trying the answers of this file takes too many moves"
    assert said in str(fault.value)
    assert len(exercises.load(file(f"[a]\n{task}wrong = {wrong}\n"))) == 1


def test_control_characters_are_left_out_of_an_exercise(file):
    path = file(
        '[a]\nkind = "choose"\ntask = "a\\u001b[2Jb"\noptions = ["x\\u0000", "y"]\nright = 1\n'
        'hints = ["\\u0007c"]\nexplain = "d\\u0085"\n'
    )
    exercise = exercises.load(path)["a"]
    assert exercise.task.en == "a[2Jb"
    assert exercise.options("es") == ["x", "y"]
    assert (exercise.hints[0].es, exercise.explain.es) == ("c", "d")
    for page in (exercises.preview(path), exercises.sheet(path)):
        assert "a[2Jb" in page
        assert not any(ord(item) < 32 and item not in "\t\n" for item in page)


def test_the_news_of_a_whole_match_are_not_put_in_order(file, tmp_path):
    path = file(WHOLE.replace("news = [40, 44]", "news = [0, -1]").replace("step = 60", ""))
    assert len(exercises.load(path)["news"].options()) > 9  # there are 80 entries
    long = teg_nb.Match("teg", 3).run(teg_nb.POLICIES["greedy"], random.Random(2), limit=300)
    long.save(tmp_path / "match.jsonl")
    with pytest.raises(BadExercise, match="'news', news: it is too long: up to 200"):
        exercises.load(path)


def test_time_is_up_where_bots_never_end(monkeypatch):
    start = teg_nb.position(Blanco="Chile 9", Negro="Argentina 1", Rojo="China 9")
    monkeypatch.setattr("teg_nb.exercises.kinds.play.LONGEST", 50)
    goal = {"event": "missile_fired"}
    q = exercises.Play("long", "Fire.", start=start, goal=goal, within="match", others="random")
    verdict = q.judge([["end_turn"]] * 99)
    assert (verdict.right, verdict.code) == (False, "turn_over")


def test_options_without_a_reason_are_counted(tmp_path):
    path = tmp_path / "tie.toml"
    path.write_text(
        '[tie]\nkind = "choose"\ntask = "?"\nright = 1\n'
        'options = ["a", {text = "b", why = "Because."}, "c", "d"]\n'
        'wrong = [{answer = 3, say = "Not that."}]\n',
        "utf-8",
    )
    assert [tried.options_without_reason for tried in exercises.check(path)] == [[4]]
    done = CliRunner().invoke(app, ["exercises", "check", str(path)])
    assert "Una opción errónea no dice por qué lo es (why)." in done.output
