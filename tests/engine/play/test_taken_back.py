"""Lines that were taken back: the match is cut in place, and nothing that was played is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from teg_nb import Match, Study, StudyPosition, position
from teg_nb.engine.errors import BadArgument


@pytest.fixture
def match() -> Match:
    return Match(start=position(Blanco="Chile 4, Portugal 3", Negro="Argentina 2, España 2"))


def verbs(match: Match) -> list[str]:
    return [action.verb for action in match.actions]


def test_a_new_act_replaces_what_was_taken_back(match: Match) -> None:
    study = Study(match)
    other = Study(match)  # another board on the same match
    study.act("attack", "Chile", "Argentina")
    assert other.outline()[0].end == 1
    gone = study.take_back(StudyPosition())
    study.act("attack", "Portugal", "España")
    line = Match(start=match.states[0])
    line.act("attack", "Portugal", "España")
    assert study.match is match
    assert match.actions == line.actions
    assert [(line.name, line.taken_back) for line in study.outline()] == [
        ("main", False),
        (gone, True),
    ]
    assert other.match is match
    assert len(other.line()) == 1  # it hears of the cut


def test_the_old_line_comes_back(match: Match) -> None:
    study = Study(match)
    study.act("attack", "Chile", "Argentina")
    study.act("roll", [6, 4, 1], [5, 4])
    gone = study.take_back(StudyPosition("main", 0))
    study.act("end_attack")
    assert study.bring_back(gone) == StudyPosition("main", 2)
    assert (study.match is match, verbs(match)) == (True, ["attack", "roll"])
    [line] = study.outline()[1:]
    assert line.taken_back
    assert verbs(study.line(line.name)) == ["end_attack"]


def test_the_same_act_again_is_one_node(match: Match) -> None:
    """It goes on on the main line. What followed it stays taken back."""
    study = Study(match)
    study.act("attack", "Chile", "Argentina")
    study.act("roll", [6, 4, 1], [5, 4])
    study.take_back(StudyPosition())
    study.act("attack", "Chile", "Argentina")
    assert verbs(match) == ["attack"]
    [line] = study.outline()[1:]
    assert (line.origin, line.taken_back) == (StudyPosition("main", 1), True)


def test_on_a_variation_too(match: Match) -> None:
    study = Study(match)
    study.act("attack", "Chile", "Argentina")
    at = study.act("end_attack", at=StudyPosition())
    last = study.act("end_turn", at=at)
    gone = study.take_back(at)
    assert (study.end(at.line), len(match)) == (at, 1)
    assert study.bring_back(gone) == last


@pytest.mark.parametrize("steps", [1, 2])
def test_a_file_keeps_it(match: Match, tmp_path: Path, steps: int) -> None:
    study = Study(match)
    study.act("attack", "Chile", "Argentina")
    study.act("roll", [6, 4, 1], [5, 4])
    gone = study.take_back(StudyPosition("main", steps - 1))
    saved = Study.load(study.save(tmp_path / "m.jsonl"))
    assert saved.outline() == study.outline()
    assert saved.bring_back(gone) == StudyPosition("main", 2)


def test_what_was_not_taken_back_does_not_come_back(match: Match) -> None:
    study = Study(match)
    study.act("attack", "Chile", "Argentina")
    at = study.act("end_attack", at=StudyPosition())
    for name in ("main", at.line):
        with pytest.raises(BadArgument):
            study.bring_back(name)
    assert study.take_back(study.end()) == ""
