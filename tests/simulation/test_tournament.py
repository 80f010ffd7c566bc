"""Tournaments: who sits where, going on after a break, bots in files, ratings."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from teg_nb import simulate, tournament
from teg_nb.analysis import ratings_frame
from teg_nb.bots import policy_named
from teg_nb.bots.script import Script
from teg_nb.cli.app import app
from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.simulation import tournament as contest
from teg_nb.simulation.tournament import fewest_seats, ranking

SHORT: dict[str, Any] = {"options": {"max_rounds": 2}, "progress": False}

MINE = """
def policy(observation, rng):
    return observation.legal_actions[0] if observation.legal_actions else None
"""


def test_all_meet_in_every_seat_of_the_same_deals(tmp_path: Path) -> None:
    data = tournament("eggar", "random,easy,normal", 12, 3, out=tmp_path / "t", **SHORT)
    matches = data.matches()
    assert len(matches) == 12
    assert data.about == {"asked": 12, "finished": 12}
    for deal in ("3/0", "3/1"):
        teams = Counter(matches[matches["seed"] == deal]["bots"])
        names = ["random", "easy", "normal"]
        assert teams == Counter(f"{a}, {b}" for a in names for b in names if a != b)


def test_who_are_fewer_than_the_seats_take_turns(tmp_path: Path) -> None:
    data = tournament("tgm", "random,easy", 3, 3, out=tmp_path / "t", **SHORT)
    assert set(data.matches()["bots"]) == {
        "random, easy, random",
        "random, random, easy",
        "easy, random, random",
    }


def test_it_goes_on_after_a_break_as_if_there_had_been_none(tmp_path: Path) -> None:
    words: dict[str, Any] = {"seed": 5, **SHORT}
    whole = tournament("eggar", "random,easy,normal", 18, out=tmp_path / "whole", **words)
    tournament("eggar", "random,easy,normal", 6, out=tmp_path / "parts", **words)
    parts = tournament(
        "eggar", "random,easy,normal", 18, out=tmp_path / "parts", resume=True, **words
    )
    assert parts.matches().equals(whole.matches())


def test_what_was_finished_before_a_break_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []

    def once(*given: Any, **more: Any) -> Any:
        played.append(given)
        if len(played) > 1:
            raise KeyboardInterrupt
        return simulate(*given, **more)

    monkeypatch.setattr(contest, "simulate", once)
    data = tournament("eggar", "random,easy,normal", 6, 3, out=tmp_path / "t", **SHORT)
    assert data.about == {"asked": 4, "finished": 2}
    with pytest.raises(KeyboardInterrupt):
        tournament("eggar", "random,easy,normal", 6, 3, out=tmp_path / "u", **SHORT)


@pytest.mark.parametrize(
    ("players", "matches", "spanish", "english"),
    [
        (
            "easy",
            4,
            "para un torneo hacen falta dos jugadores o más, no 1",
            "a tournament wants two players or more, not 1",
        ),
        (
            "easy,hard",
            0,
            "matches es un número entero de 1 en adelante, no 0",
            "matches is a whole number from 1 on, not 0",
        ),
        ("easy,there.py", 4, "no hay ningún archivo there.py", "there is no file there.py"),
    ],
)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, players: str, matches: int, spanish: str, english: str
) -> None:
    with pytest.raises(BadArgument) as caught:
        tournament("eggar", players, matches, 1, out=tmp_path / "t", **SHORT)
    fault: GameError = caught.value
    assert (fault.text("es"), fault.text("en")) == (spanish, english)
    assert not (tmp_path / "t").exists()


def test_fewest_seats_are_those_that_the_game_allows() -> None:
    assert [fewest_seats(game) for game in ("teg", "tgm", "eggar")] == [2, 3, 2]


# Bots in files


def test_a_bot_in_a_file_plays_here_and_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(MINE)
    assert policy_named(str(path)) == Script(str(path))
    here, there = (
        simulate("eggar", f"{path},random", 2, 1, executor, seats=2, **SHORT)
        for executor in (None, 1)
    )
    assert here.matches()["bots"][0] == f"{path}, random"
    assert there.matches().equals(here.matches())


def test_a_file_without_a_bot_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("policy = 3")
    with pytest.raises(BadArgument, match=r"mine\.py has no function policy"):
        policy_named(str(path))


# Ratings


def test_who_wins_more_is_rated_higher() -> None:
    pytest.importorskip("openskill", reason="an extra: ratings")
    words: dict[str, Any] = {"seats": 2, "rotate": True, "progress": False}
    data = simulate("teg", "random,greedy", 12, 1, options={"max_rounds": 5}, **words)
    frame = ratings_frame(data, resamples=20)
    assert frame["bot"].tolist() == ["greedy", "random"]
    assert frame["games"].tolist() == [12, 12]
    assert (frame["low"] <= frame["rating"] + 1e-9).all()
    assert (frame["rating"] <= frame["high"] + 1e-9).all()
    assert frame["low"][0] > 25 > frame["high"][1]
    assert ratings_frame(data, resamples=20).equals(frame)


def test_equal_bots_are_rated_alike() -> None:
    pytest.importorskip("openskill", reason="an extra: ratings")
    words: dict[str, Any] = {"seats": 2, "rotate": True, "progress": False}
    data = simulate("eggar", "random,easy(blunders=1)", 24, 1, options={"max_rounds": 3}, **words)
    frame = ratings_frame(data, resamples=40).set_index("bot")
    assert not ratings_frame(data, resamples=40, seed=1).set_index("bot").equals(frame)
    assert frame["low"].max() < frame["high"].min()


# The command


def test_the_command_says_how_they_stand(tmp_path: Path) -> None:
    words = ["tournament", "--game", "eggar", "--players", "random,easy(blunders=.5)"]
    words += ["--matches", "4", "--seed", "2", "--max-rounds", "2", "--out", str(tmp_path / "t")]
    done = CliRunner().invoke(app, [*words, "--json"])
    assert done.exit_code == 0, done.output
    ranking = json.loads(done.stdout)
    assert (ranking["asked"], ranking["finished"]) == (4, 4)
    rows = ranking["players"]
    assert {row["bot"] for row in rows} == {"random", "easy(blunders=0.5)"}
    assert [row["games"] for row in rows] == [4, 4]
    again = CliRunner().invoke(app, [*words, "--resume"], env={"TEG_NB_LANG": "en"})
    assert again.exit_code == 0
    assert "easy(blunders=0.5)" in again.stdout
    refused = CliRunner().invoke(app, words)
    assert refused.exit_code != 0


def test_without_openskill_there_are_shares_and_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "find_spec", lambda name: None)
    data = tournament("eggar", "random,easy", 2, 3, out=tmp_path / "t", **SHORT)
    rows = ranking(data)
    assert "rating" not in rows[0]
    assert rows[0]["share"] >= rows[1]["share"]
