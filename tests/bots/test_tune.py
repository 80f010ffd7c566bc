"""The script that tunes weights: seeded, resumable; and what the tuned player goes by."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from benchmarks import tune
from teg_nb import Match
from teg_nb.bots import POLICIES
from teg_nb.bots.teg.hard import Campaigner
from teg_nb.bots.teg.opponent_model import _hurt, hurts

pytestmark = pytest.mark.slow


def test_a_run_that_was_interrupted_goes_on_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "SEATS", (2,))
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    tune.main(["--out", str(whole), "--steps", "2", "--deals", "1"])
    for steps in "112":
        tune.main(["--out", str(parts), "--steps", steps, "--deals", "1"])
    assert whole.read_text() == parts.read_text()
    first, second = map(json.loads, whole.read_text().splitlines())
    assert first["weights"] != second["weights"] or second["won"][0] == second["won"][1]
    assert all(weight > 0 for weight in second["weights"].values())


def test_weights_follow_who_won(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The one with the costlier army always wins here, so armies come to be worth more."""

    def won(players: list[Campaigner], seed: str) -> list[float]:
        best = max(players[:2], key=lambda item: item.army)
        return [float(player is best) for player in players]

    monkeypatch.setattr(tune, "deal_won", won)
    tune.main(["--out", str(tmp_path / "x.jsonl"), "--steps", "30"])
    lines = (tmp_path / "x.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["weights"]["army"] > 3 * tune.START["army"]


def test_a_seat_is_suspected_of_what_it_conquers() -> None:
    """Of a continent in which it has nothing, nothing hurts."""
    match = Match("teg", 3).run(POLICIES["greedy"], random.Random(6))
    step = next(
        step
        for step, state in enumerate(match.states)
        if state.round > 3 and state.phase == "attack"
    )
    seen = match.fork(step).observe(match.game.to_move(match.states[step]))
    table = hurts(seen)
    for row, held in zip(table, seen.held, strict=True):
        for value, continent in zip(row, seen.settings.board.continents, strict=True):
            assert 0 <= value <= 1
            assert not value or held & continent.members


def test_conquests_tell_which_card_a_seat_has() -> None:
    """All but one of what a card asks for hurts more if it was conquered than if it was dealt."""
    match = Match("teg", 3)
    board, cards = match.settings.board, match.settings.facts.objectives
    card = next(item for item in cards if item.id == "O-3")  # all of two continents
    asked = [place for place, need in enumerate(card.need) if need]
    held = sum(board.continents[place].members for place in asked)
    held &= held - 1  # all but one country
    elsewhere = next(place for place, need in enumerate(card.need) if not need)

    def feared(where: list[int]) -> float:
        conquests = tuple(6 * (place in where) for place in range(len(board.continents)))
        return _hurt(match.settings, conquests, held, ())[asked[1]]

    assert feared(asked) > 2 * feared([]) > 2 * feared([elsewhere]) > 0
    assert not any(_hurt(match.settings, (0,) * len(board.continents), 0, ()))
