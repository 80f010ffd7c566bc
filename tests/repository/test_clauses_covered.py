"""Every clause of the chapters that are played has a test."""

import subprocess
import sys
from pathlib import Path

import clauses
import pytest

from teg_nb.engine.games import GAMES
from teg_nb.engine.text.catalogue import catalogue


@pytest.mark.slow
def test_every_clause_of_every_game_has_a_test() -> None:
    script = Path(__file__).parents[1] / "support" / "clauses.py"
    chapters = [chapter for game in GAMES for chapter in catalogue(game).sections["chapters"]]
    done = subprocess.run(
        [sys.executable, str(script), "--require", *chapters],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_a_clause_without_a_test_and_an_unknown_one_are_found(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "import pytest\n\n"
        "@pytest.mark.clause('TEG-10.1', 'D-42')\ndef test_a():\n    pass\n\n"
        "@pytest.mark.clause('TEG-99.1')\ndef test_b():\n    pass\n",
        encoding="utf-8",
    )
    script = Path(clauses.__file__)
    code = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[1]); import clauses;"
        "from teg_nb.engine.text.catalogue import catalogue;"
        "tests = clauses.marked(pathlib.Path(sys.argv[2])); words = catalogue();"
        "print(sorted(tests['teg']), clauses.unknown(list(tests['teg']), words), "
        "clauses.untested('TEG-10', tests['teg'], words))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(script.parent), str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    lacking = [f"TEG-10.{number}" for number in range(2, 7)]
    assert done.stdout.strip() == f"['D-42', 'TEG-10.1', 'TEG-99.1'] ['TEG-99.1'] {lacking}"


def test_the_table_names_every_chapter_that_has_clauses() -> None:
    shown = clauses.table({"TEG-10.1": ["test_some.py::test_a"]}, {"TEG-10.2"}, catalogue())
    assert shown.row_count == 27
    assert list(shown.columns[2].cells)[10] == "1/6"


def test_runs_of_clauses_are_shown_by_their_ends() -> None:
    ids = ["TEG-9.10", "TEG-9.1", "TEG-9.2", "TEG-9.3", "D-36", "D-35"]
    assert clauses.in_short(ids) == "TEG-9.1 – TEG-9.3, TEG-9.10, D-35, D-36"
    assert clauses.in_short([]) == ""


def test_a_worked_example_without_a_test_is_found() -> None:
    marked = {"EX-CHP": {f"EX-CHP-{number}": ["a test"] for number in range(1, 34)}}
    assert clauses.unshown_examples(marked) == ["EX-CHP-34"]


def test_what_is_not_yet_shown_is_a_clause() -> None:
    assert not clauses.unknown(list(clauses.NOT_YET), catalogue())


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_of_play_are_taught(game: str) -> None:
    shown = clauses.taught(game)
    assert clauses.too_little_taught(game, shown) == []
    (fault,) = clauses.too_little_taught(game, set())
    assert fault.startswith(f"{game}: 0% of the clauses are taught")
