"""The exercises that come with the lessons: each is solved, and each is failed."""

from functools import cache

import pytest
from written_exercises import FILES, named, wrong_answer

from teg_nb import exercises
from teg_nb.engine.games import GAMES

LEAST = {"teg": 60, "analysis": 20, **{game: 15 for game in GAMES if game != "teg"}}


@cache
def written(path):
    return exercises.load(path)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_each_is_solved_and_failed(path):
    for tried in exercises.check(path):
        assert not tried.faults, tried
        assert not tried.options_without_reason, tried
    for name, exercise in written(path).items():
        verdict = exercise.judge(wrong_answer(exercise))
        assert verdict.right is not True, name
        assert verdict.right is False or exercise.kind == "play", (name, verdict)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_each_helps_and_speaks_both_languages(path):
    for name, exercise in written(path).items():
        assert exercise.hints, name
        assert exercise.clause or path.parts[-3] == "analysis", name
        if exercise.kind != "judge":
            assert exercise.task.es != exercise.task.en, name
        if exercise.kind == "judge" and exercise.choices and exercise.right_answer() != "legal":
            assert exercise.right_answer() in exercise.choices, name


@pytest.mark.parametrize("folder", LEAST)
def test_there_are_enough(folder):
    files = [path for path in FILES if path.parts[-3] == folder]
    names = [name for path in files for name in written(path)]
    assert len(names) >= LEAST[folder]
    assert folder != "teg" or all(len(written(path)) >= 3 for path in files)


def test_no_two_have_one_name():
    """Answers are kept by name, and a kernel may have loaded several games."""
    names = [name for path in FILES for name in written(path)]
    assert len(set(names)) == len(names)
