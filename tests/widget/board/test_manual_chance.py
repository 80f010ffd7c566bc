"""Dice, cards and objectives of a real table, typed on the board."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teg_nb import CHANCE, GAMES, Match, MatchWidget, Study, position
from teg_nb.bots import POLICIES
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.play.manual_input import format_chance

START = position(Blanco="Chile 4", Negro="Argentina 2")


def said(board: MatchWidget, kind: str, **fields: Any) -> list[dict[str, Any]]:
    """Return the reply to the page that sends a message."""
    replies: list[dict[str, Any]] = []
    board.send = lambda content, buffers=None: replies.append(content)
    message = {"kind": kind, "line": board.line, "step": board.step, "nonce": "n", **fields}
    board._on_message(board, message, [])
    return replies


def table(**how: Any) -> MatchWidget:
    board = MatchWidget(Match(start=START), chance="manual", **how)
    assert said(board, "act", action=["attack", "Chile", "Argentina"]) == []
    return board


def test_the_board_waits_for_dice_and_says_how_they_are_written() -> None:
    board = table(lang="en")
    assert (board.match.to_move, board.step) == (CHANCE, 1)
    due = board.view["throw"]
    assert due["label"] == "Roll the dice"
    assert [len(part.split()) for part in due["example"].split("/")] == [3, 2]
    assert not board.view["goes_on"]
    assert said(board, "throw", text=" 146/ 4 5") == []
    assert board.match.actions[-1].attack == (1, 4, 6)
    assert board.view["throw"] is None
    assert board.view["battle"]["attack"] == [6, 4, 1]


@pytest.mark.clause("TEG-8.6")
def test_what_cannot_be_is_refused_with_its_clause_and_changes_nothing() -> None:
    board = table()
    before = board.match.actions[:]
    (refused,) = said(board, "throw", text="6 6 6 6 / 5")
    assert refused["clause"] == "TEG-8.6"
    assert board.match.actions == before
    assert board.view["throw"]


@pytest.mark.parametrize("text", ["", "six", "1 2 3", "9" * 90, "6 4 1 / 5 4 / 3", "😀", "1/2/3/4"])
def test_what_cannot_be_read_says_why_in_the_language_of_the_board(text: str) -> None:
    texts = {}
    for lang in ("es", "en"):
        board = table(lang=lang)
        (refused,) = said(board, "throw", text=text)
        texts[lang] = refused["text"]
        assert len(board.match) == 1
    assert texts["es"] != texts["en"]


@pytest.mark.parametrize("text", [None, 3, ["6", "4"], {"attack": [6]}])
def test_what_is_no_text_is_no_message(text: Any) -> None:
    board = table()
    (refused,) = said(board, "throw", text=text)
    assert refused["code"] == "bad_message"
    assert len(board.match) == 1


def test_what_answers_another_position_is_refused() -> None:
    board = table()
    (refused,) = said(board, "throw", text="6 4 1 / 5 4", step=0)
    assert refused["code"] == "stale_step"


def test_what_was_typed_wrong_is_undone_and_typed_again() -> None:
    board = table()
    said(board, "throw", text="6 4 1 / 5 4")
    said(board, "undo")
    assert board.step == 1
    assert board.view["throw"]
    said(board, "redo")
    assert board.step == 2
    said(board, "undo")
    said(board, "throw", text="1 1 1 / 6 6")
    assert board.line != "main"
    assert board.match.actions[-1].attack == (1, 1, 1)
    said(board, "undo"), said(board, "undo")
    assert board.step == 0
    assert not board.view["undo"]


def test_dice_of_a_table_do_not_fall_the_same_again() -> None:
    match = Match(start=START)
    study = Study(match)
    with pytest.raises(BadArgument) as fault:
        MatchWidget(study, chance="manual", undo="same")
    assert "undo='same'" in str(fault.value)
    assert not study.reuse_rolls
    study.reuse_rolls = True  # of a study that was played with a board that throws
    board = MatchWidget(study, chance="manual")
    assert (board.view["undoing"], study.reuse_rolls) == ("free", True)
    assert MatchWidget(study).view["undoing"] == "same"


def test_a_board_that_throws_takes_no_dice() -> None:
    board = MatchWidget(Match(start=START), seed=1)
    assert board.view["throw"] is None
    said(board, "act", action=["attack", "Chile", "Argentina"])
    length = len(board.match)
    (refused,) = said(board, "throw", text="6 4 1 / 5 4")
    assert refused["code"] == "bad_message"
    assert len(board.match) == length
    with pytest.raises(BadArgument):
        MatchWidget(Match(start=START), chance="mine")


def test_bots_play_on_and_stop_where_the_table_throws() -> None:
    board = MatchWidget(Match("tgm", seats=3), ["greedy"] * 3, seed=1, chance="manual")
    rng, stops = random.Random(1), set()
    for _ in range(60):
        if board.match.to_move == CHANCE:
            assert not board.view["goes_on"]
            due = board.match.game.sample_chance(board.match.state, rng)
            assert said(board, "throw", text=format_chance(due, board.match.settings)) == []
            stops.add(due.verb)
        else:
            before = len(board.match)
            assert said(board, "step", until="turn") == []
            played = board.match.actions[before:]
            assert played
            assert all(item.seat != CHANCE for item in played)
    assert stops >= {"deal_objectives", "roll"}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_of_a_real_table_becomes_its_log(name: str) -> None:
    """The board throws nothing itself: what was typed is what stands in the log."""
    wanted = Match(name, seats=3 if name != "eggar" else 2)
    wanted.run(POLICIES["greedy"], random.Random(8), limit=70)
    board = MatchWidget(Match(name, seats=len(wanted.settings.seats)), chance="manual")
    for action in wanted.actions:
        if action.seat == CHANCE:
            assert said(board, "throw", text=format_chance(action, wanted.settings)) == []
        else:
            board.match.push(action)
            board.show(len(board.match))
    assert board.match.actions == wanted.actions


def test_a_seventh_face_is_refused_in_words() -> None:
    for lang, words in (("es", "no es un dado de 1 a 6"), ("en", "is not a die from 1 to 6")):
        board = table(lang=lang)
        (refused,) = said(board, "throw", text="6 4 7 / 5 4")
        assert words in refused["text"]
        assert len(board.match) == 1


@pytest.mark.clause("WAR-7.2")
def test_what_needs_no_dice_is_not_asked_for_and_is_undone_as_one() -> None:
    """Who gathers a basic resource throws nothing: the board goes on by itself."""
    match = Match("wargame", 2)
    rng = random.Random(1)
    while not any(action.verb == "gather" for action in match.game.legal_actions(match.state)):
        if match.to_move == CHANCE:
            match.push(match.game.sample_chance(match.state, rng))
        else:
            match.play(POLICIES["greedy"], rng, "action", chance="manual")
    board = MatchWidget(match, chance="manual")
    step = board.step
    words = ["gather", *_basic(board)]
    assert said(board, "act", action=words) == []
    assert [action.verb for action in board.match.actions[step:]] == ["gather", "gather_roll"]
    assert board.view["throw"] is None
    said(board, "undo")
    assert board.step == step
    said(board, "redo")
    assert board.step == step + 2


def _basic(board: MatchWidget) -> list[Any]:
    """An order to gather that needs no dice."""
    match = board.match
    for action in match.game.legal_actions(match.state):
        if action.verb == "gather":
            after = match.fork(len(match))
            after.push(action)
            sample = after.game.sample_chance(after.state, random.Random(0))
            if sample.verb == "gather_roll" and not sample.dice:  # type: ignore[attr-defined]
                return encode(action, match.settings)[2:]
    raise AssertionError
