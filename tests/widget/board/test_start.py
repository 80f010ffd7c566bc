"""The start screen: which boards open with it, and the match that it makes."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import teg_nb
from teg_nb import GAMES, BoardView, Match, MatchWidget, Study
from teg_nb.bots import random_policy
from teg_nb.widget.session.messages import LONGEST, LONGEST_LOG
from teg_nb.widget.session.start import NotStarted, choices

SETUP: dict[str, Any] = {
    "seats": [["Negro", "easy"], ["Blanco", "person"], ["Rojo", "normal"]],
    "preset": "",
    "chance": "random",
    "rounds": 0,
    "seed": "7",
    "options": {},
}


def says(widget: MatchWidget, kind: str, **more: Any) -> list[Any]:
    """Send a message of a page; return the replies."""
    sent: list[Any] = []
    widget.send = lambda reply, *_: sent.append(reply)  # type: ignore[method-assign]
    widget._handle_custom_msg({"kind": kind, **more, "nonce": "n"}, [])
    return sent


def setup(game: str, **more: Any) -> dict[str, Any]:
    """Messages of the start screen of a game, with its first preset."""
    made = choices(GAMES[game], "en")
    return {**SETUP, "seats": made["seats"], "preset": made["presets"][0]["name"], **more}


def test_who_gets_the_start_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for widget in (teg_nb.play("tgm"), teg_nb.play(), MatchWidget(), teg_nb.play(undo="off")):
        assert widget.view["start"] is not None
        for name in ("match", "study"):
            with pytest.raises(NotStarted):
                getattr(widget, name)
    match = Match("tgm", 3)
    given: list[Any] = [
        teg_nb.play("tgm", 3),
        teg_nb.play("tgm", bots={"Negro": "easy"}),
        teg_nb.play("tgm", options={}),
        MatchWidget(match),
        MatchWidget(Study(match)),
        MatchWidget(options={}),
        BoardView(match),
        BoardView(match.state),
    ]
    for board in given:
        assert board.view["start"] is None


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_it_offers(game: str, lang: str) -> None:
    made = choices(GAMES[game], lang)
    json.dumps(made)
    assert len(made["seats"]) in made["counts"]
    assert [player for _, player in made["seats"]][:2] == ["person", "easy"]
    assert {*made["aims"]} == {preset["name"] for preset in made["presets"]}
    assert all(aim["text"] and aim["clause"] for aim in made["aims"].values())
    assert all(preset["title"] and preset["text"] for preset in made["presets"])


@pytest.mark.parametrize("game", list(GAMES))
def test_the_length_that_it_tells_is_the_one_of_the_documentation(game: str) -> None:
    page = (Path(__file__).parents[3] / "docs" / "games.md").read_text("utf-8")
    lengths = choices(GAMES[game], "en")["lengths"]
    preset = "revancha" if game == "teg" else "default"
    rows = re.findall(rf"^\| `{game}` \| (\d) .*\| (\d+) \((\d+)-(\d+)\) \|", page, re.M)
    assert {*lengths} == {*GAMES[game].presets}
    assert len(rows) >= 3
    for seats, *rounds in rows:
        assert lengths[preset][seats] == [int(number) for number in rounds]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_match_that_it_makes(game: str) -> None:
    widget = teg_nb.play(game, lang="en")
    assert says(widget, "start", **setup(game)) == []
    assert widget.view["start"] is None
    assert widget.view["people"] == [0]
    assert widget.session.undo == "own"
    assert [entry["player"] for entry in widget.match.metadata["players"]][:2] == ["person", "easy"]
    assert says(widget, "start", **setup(game))[0]["kind"] == "refused"  # it has begun


def test_the_code_makes_the_same_match() -> None:
    widget = teg_nb.play("tgm", lang="en")
    [reply] = says(widget, "code", **setup("tgm", preset="printed", rounds=9))
    assert widget.view["start"] is not None
    says(widget, "start", **setup("tgm", preset="printed", rounds=9))
    names: dict[str, Any] = {}
    text = reply["text"].replace("teg_nb.play", "board = teg_nb.play")
    exec(text, names)
    other = names["board"]
    assert other.match.settings == widget.match.settings
    assert other.match.states[:3] == widget.match.states[:3]  # the deal
    assert repr(other) == repr(widget)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": []},
        {"seats": [["Blanco", "person"]]},
        {"seats": [["Blanco", "person"], ["Blanco", "easy"], ["Rojo", "easy"]]},
        {"seats": [["Blanco", "mine.py"], ["Negro", "easy"], ["Rojo", "easy"]]},
        {"seats": [["Violeta", "person"], ["Negro", "easy"], ["Rojo", "easy"]]},
        {"seats": ["Blanco", "Negro", "Rojo"]},
        {"seats": [["Blanco", ["x"]], ["Negro", "easy"], ["Rojo", "easy"]]},
        {"preset": "mine"},
        {"rounds": -1},
        {"seed": "x"},
        {"seed": "9" * 19},
        {"options": {"nothing": 1}},
        {"options": {"max_rounds": "many"}},
        {"chance": "loaded"},
        {"rounds": 2.0},
    ],
)
def test_a_wrong_setup_starts_nothing(wrong: dict[str, Any]) -> None:
    widget = teg_nb.play("tgm")
    [reply] = says(widget, "start", **setup("tgm", **wrong))
    assert reply["kind"] == "refused"
    assert widget.view["start"] is not None


def test_nothing_is_played_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = teg_nb.play("tgm")
    for kind, more in (("step", {"until": "end"}), ("act", {"action": ["end_turn"]}), ("undo", {})):
        [reply] = says(widget, kind, line="main", step=0, **more)
        assert reply["kind"] == "refused"


def test_a_file_with_entries_goes_on_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seats are those that the file names."""
    monkeypatch.chdir(tmp_path)
    widget = teg_nb.play("tgm", autosave="mesa")
    assert not (tmp_path / "mesa.jsonl").exists()
    says(widget, "start", **setup("tgm"))
    entries = len(widget.match)
    assert entries
    widget.close()
    again = teg_nb.play("tgm", autosave="mesa")
    assert (again.view["start"], len(again.match)) == (None, entries)
    assert repr(again) == repr(widget)


def test_a_first_turn_is_learned_and_counts_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    widget = teg_nb.play("teg", seed=7, autosave="mesa")
    says(widget, "learn")
    assert (widget.view["start"], widget.view["first_turn"]) == (None, "place")
    assert widget.auto
    seen = ["place"]
    acts = ["place Argentina 3", "end_placement", "attack Argentina Brasil", "conquest_move 1"]
    for act in (*acts, "end_attack", "end_regroup", "request_card"):
        words = [int(word) if word.isdigit() else word for word in act.split()]
        while True:
            assert says(widget, "act", line="main", step=widget.view["step"], action=words) == []
            if act != acts[2] or "conquest_move" in widget.view["menu"]:
                break
        seen.append(widget.view["first_turn"])
    assert list(dict.fromkeys(seen)) == ["place", "attack", "conquer", "card", "done"]
    for kind in ("explore", "learn", "level"):
        assert says(widget, kind, line="main", step=widget.view["step"], seat="Negro", level="hard")
    with pytest.raises(NotStarted):
        _ = widget.match
    assert not (tmp_path / "mesa.jsonl").exists()
    says(widget, "lang", lang="en")
    says(widget, "again")
    assert (widget.view["start"] is not None, widget.view["lang"]) == (True, "en")
    says(widget, "start", **setup("teg"))
    assert widget.match.settings.seats == teg_nb.play("teg", 4).match.settings.seats
    [reply] = says(teg_nb.play("tgm"), "learn")
    assert reply["kind"] == "refused"


def test_a_saved_match_is_gone_on_with(tmp_path: Path) -> None:
    saved = teg_nb.play("eggar", 2, {"Azul": "easy"}, seed=4, lang="en")
    match = Match("tgm", 3)
    match.run(random_policy, random.Random(3), limit=60)
    path = tmp_path / "saved.jsonl"
    match.save(path)
    other_game = teg_nb.play("teg", lang="en")
    [reply] = says(other_game, "open_log", text=path.read_text("utf-8"))
    assert 'teg_nb.play("tgm")' in reply["text"]
    assert other_game.view["start"] is not None
    widget = teg_nb.play("tgm", lang="en")
    says(widget, "open_log", text=path.read_text("utf-8"))
    assert widget.match.actions == match.actions
    assert widget.view["start"] is None
    assert widget.view["game"] == "tgm"
    # Bots that a log names play on, and no log is opened over a match.
    saved.match.save(path)
    other = teg_nb.play("eggar", lang="en")
    says(other, "open_log", text="\ufeff" + path.read_text("utf-8"))
    [reply] = says(other, "open_log", text=path.read_text("utf-8"))
    assert reply["kind"] == "refused"


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "line 1"), ("hello", "line 1"), ('{"format": "x"}', "line 1"), ("\x00" * 9, "line 1")],
)
def test_a_damaged_log_is_refused_with_a_sentence(text: str, said: str) -> None:
    widget = teg_nb.play("eggar", lang="en")
    [reply] = says(widget, "open_log", text=text)
    assert reply["kind"] == "refused"
    assert said in reply["text"]
    assert widget.view["start"] is not None


def test_a_log_may_be_longer_than_other_messages_but_not_without_end() -> None:
    widget = teg_nb.play("eggar", lang="en")
    for length, said in ((LONGEST + 1, "line 1"), (LONGEST_LOG + 1, "not something")):
        [reply] = says(widget, "open_log", text=" " * length)
        assert said in reply["text"]


@pytest.mark.parametrize("game", list(GAMES))
def test_optional_rules_start_a_match_each(game: str) -> None:
    """Every reading that the start screen offers can be played, or is refused with a sentence."""
    rules = choices(GAMES[game], "es")["rules"]
    assert rules
    started, printed = 0, teg_nb.play(game, seed=1)
    whole = {"preset": "revancha"} if game == "teg" else {}
    says(printed, "start", **setup(game, **whole))
    for rule in rules:
        assert all(rule[part] for part in ("title", "text"))
        for text, options in rule["others"]:
            assert text
            widget = teg_nb.play(game, seed=1)
            replies = says(widget, "start", **setup(game, options=options, **whole))
            if widget.view["start"] is None:
                started += 1
                assert widget.match.settings.options != printed.match.settings.options
            else:
                assert replies[0]["text"]
    assert started >= len(rules)
