"""Exercises in a page without a kernel: judged as handed out, and the journal goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from teg_nb.exercises import handed_out, journal
from teg_nb.web.worker.practice_host import PracticeHost

CHAPTER = """
title = "Dice"

[tie]
kind = "choose"
task = "Who wins a tie?"
options = ["attacker", "defender", "both", "nobody"]
right = 2

[dice]
kind = "number"
task = "How many dice at most?"
answer = 3
"""


@pytest.fixture(autouse=True)
def journal_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = {"path": None, "who": "", "salt": None}
    for name, value in (("_due", []), ("_known", {}), ("_chosen", chosen)):
        monkeypatch.setattr(journal, name, value)


def page(**order: Any) -> tuple[PracticeHost, list[dict[str, Any]]]:
    heard: list[dict[str, Any]] = []
    host = PracticeHost(lambda text: heard.append(json.loads(text)))
    usual = {"lang": "en", "game": "teg", "journal": "", "learner": ""}
    host.open(json.dumps(usual | order))
    return host, heard


def says(do: str, at: int, **fields: Any) -> str:
    content = {"kind": "exercise", "do": do, "at": at, "chapter": 0, **fields, "nonce": "n"}
    return json.dumps({"method": "custom", "content": content})


def test_answers_are_judged_kept_and_go_on(tmp_path: Path) -> None:
    path = tmp_path / "dice.toml"
    path.write_text(CHAPTER, "utf-8")
    files = {path.name: handed_out(path)}
    assert "right" not in files[path.name]
    host, heard = page(files=files)
    told = heard[-1]["opened"]["values"]["told"]
    assert told["chapters"][0]["title"] == "Dice"
    wrong, right = told["options"].index("attacker"), told["options"].index("defender")

    host.receive(says("check", 0, answer=told["values"][wrong]))
    assert [*heard[-1]] == ["kept"]
    host.receive(says("check", 0, answer=told["values"][right]))
    assert heard[-2] == {"idle": True}
    kept = heard[-1]["kept"]
    lines = [json.loads(line) for line in kept["journal"].splitlines()]
    assert [(line["exercise"], line["right"]) for line in lines] == [("tie", False), ("tie", True)]
    assert {line["learner"] for line in lines} == {kept["learner"]}
    host.receive(says("hint", 0))
    assert heard[-1] == {"idle": True}  # nothing new to keep

    again, heard = page(files=files, **kept)
    told = heard[-1]["opened"]["values"]["told"]
    assert told["chapters"][0]["solved"] == 1
    assert told["at"] == 1
    again.receive(says("check", 1, answer="3"))
    assert heard[-1]["kept"]["learner"] == kept["learner"]
    assert heard[-1]["kept"]["journal"].startswith(kept["journal"])


def test_a_page_without_exercises_says_so() -> None:
    _, heard = page(files={})
    assert [*heard[-1]] == ["refused"]
