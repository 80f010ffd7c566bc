"""Undo as people know it, as far as the table allows it, and explorations."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from teg_nb import GAMES, Match, Study, position
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadMessage
from teg_nb.widget.session.messages import (
    Act,
    Answer,
    BringBack,
    Explore,
    Go,
    Keep,
    Leave,
    Redo,
    Replace,
    Undo,
)
from teg_nb.widget.session.refusals import TableRefusal
from teg_nb.widget.session.session import Session

START: dict[str, Any] = {"Blanco": "Chile 4, Portugal 3", "Negro": "Argentina 2, España 2"}


@pytest.fixture
def match() -> Match:
    return Match(start=position(**START))


def session_of(match: Match | Study, undo: str = "own", bots: bool = False) -> Session:
    players = {1: ("greedy", POLICIES["greedy"])} if bots else {}
    return Session(match, players, random.Random(3), "en", undo)


def act(game: Session, *words: Any) -> None:
    game.handle(Act(game.step, list(words), line=game.at.line))


def verbs(match: Match) -> list[str]:
    return [action.verb for action in match.actions]


def test_a_new_act_replaces_it_in_the_match_that_was_handed_in(
    match: Match, tmp_path: Path
) -> None:
    game = session_of(match)
    act(game, "end_attack")
    assert game.view()["undo"]
    game.handle(Undo(game.step))
    assert (len(match), game.view()["redo"], game.view()["lines"]) == (
        0,
        True,
        [{"name": "main", "title": "", "of": None, "from": None, "end": 0}],
    )
    act(game, "end_turn")
    view = game.view()
    assert (game.match is match, verbs(match)[0]) == (True, "end_turn")
    assert (len(view["lines"]), view["branches"]) == (1, [])
    [gone] = view["taken_back"]
    assert (gone["step"], gone["seat"]) == (1, 0)
    kept = Study.load(game.study.save(tmp_path / "m.jsonl"))
    assert [line.taken_back for line in kept.outline()] == [False, True]
    if gone["can"]:
        game.handle(BringBack(game.step, gone["line"]))
        assert (game.match is match, verbs(match)) == (True, ["end_attack"])
        assert len(game.view()["taken_back"]) == 1


def test_redo_brings_back_what_was_just_undone(match: Match) -> None:
    game = session_of(match)
    act(game, "end_attack")
    game.handle(Undo(game.step))
    game.handle(Redo(game.step))
    assert (verbs(match), game.view()["taken_back"], game.view()["redo"]) == (
        ["end_attack"],
        [],
        False,
    )


def test_a_throw_stays(match: Match) -> None:
    game = session_of(match)
    act(game, "attack", "Chile", "Argentina")
    assert not game.view()["undo"]
    with pytest.raises(TableRefusal) as refusal:
        game.handle(Undo(game.step))
    assert refusal.value.words == "undo_own"
    assert verbs(match) == ["attack", "roll"]


def test_an_act_of_a_bot_stays(match: Match) -> None:
    game = session_of(match, bots=True)
    act(game, "propose_country", "Negro", "Chile", "Argentina")
    assert match.actions[-1].seat == 1  # it has answered
    assert not game.view()["undo"]


def test_an_act_after_a_throw_comes_back_alone(match: Match) -> None:
    game = session_of(match)
    act(game, "attack", "Chile", "Argentina")
    act(game, "end_attack")
    game.handle(Undo(game.step))
    assert verbs(match) == ["attack", "roll"]


def test_people_who_share_a_board_take_back_in_turn(match: Match) -> None:
    """Here both seats are people's. Each one's last act can be taken back, one after the other."""
    game = session_of(match)
    act(game, "propose_country", "Negro", "Chile", "Argentina")
    number = match.state.proposals[-1].number
    game.handle(Answer(game.step, "Negro", ["decline_pact", number]))
    assert not game.view()["undo"] or match.actions[game.own_reach()].seat == 1
    game.handle(Undo(game.step))
    assert match.actions[-1].seat == 0


def test_nothing_is_played_from_the_past_without_a_word(match: Match) -> None:
    game = session_of(match)
    act(game, "attack", "Chile", "Argentina")
    game.handle(Go(0))
    with pytest.raises(TableRefusal) as refusal:
        act(game, "end_attack")
    assert refusal.value.words == "play_from_past"
    with pytest.raises(TableRefusal):  # no further than undo reaches
        game.handle(Replace(0, ["end_attack"]))
    assert verbs(match) == ["attack", "roll"]


@pytest.mark.parametrize("undo", ["free", "same"])
def test_a_log_says_that_throws_were_taken_back(match: Match, undo: str) -> None:
    game = session_of(match, undo)
    act(game, "attack", "Chile", "Argentina")
    game.handle(Go(0))
    game.handle(Replace(0, ["end_attack"]))
    assert (game.match is match, verbs(match)) == (True, ["end_attack"])
    assert match.metadata == {"throws_taken_back": 1}
    [gone] = game.view()["taken_back"]
    game.handle(BringBack(game.step, gone["line"]))
    assert (verbs(match), match.metadata) == (["attack", "roll"], {"throws_taken_back": 1})


def test_an_illegal_act_replaces_nothing(match: Match) -> None:
    game = session_of(match, "free")
    act(game, "end_attack")
    game.handle(Go(0))
    with pytest.raises(Exception):  # noqa: B017, PT011
        game.handle(Replace(0, ["attack", "Chile", "Chile"]))
    assert (verbs(match), game.view()["taken_back"]) == (["end_attack"], [])


# Explorations


@pytest.mark.parametrize("undo", ["free", "same", "own", "off"])
def test_nothing_that_is_explored_counts(match: Match, undo: str) -> None:
    game = session_of(match, undo, bots=True)
    act(game, "attack", "Chile", "Argentina")
    before, rng, header = list(match.actions), game.rng.getstate(), match.header()
    here = game.at
    game.handle(Explore(game.step))
    assert game.view()["exploring"] == {"line": "main", "step": 2}
    act(game, "end_attack")
    act(game, "end_turn")
    assert not game.view()["goes_on"]  # bots wait for a request
    game.handle(Undo(game.step))
    game.handle(Leave())
    view = game.view()
    assert (match.actions, match.header(), game.rng.getstate()) == (before, header, rng)
    assert (game.at, view["exploring"], view["undoing"], len(view["lines"])) == (
        here,
        None,
        undo,
        1,
    )


def test_what_is_kept_is_a_variation_with_a_name(match: Match) -> None:
    game = session_of(match)
    act(game, "attack", "Chile", "Argentina")
    game.handle(Explore(game.step))
    with pytest.raises(TableRefusal):
        game.handle(Keep(game.step, "nothing yet"))
    act(game, "end_attack")
    with pytest.raises(BadMessage):
        game.handle(Keep(game.step, "  "))
    game.handle(Keep(game.step, " Without\n a second attack "))
    assert verbs(match) == ["attack", "roll"]
    [line] = game.view()["lines"][1:]
    assert (line["title"], line["from"], line["end"]) == ("Without a second attack", 2, 3)
    act(game, "end_attack")  # the match goes on where it was
    assert (game.match is match, verbs(match)) == (True, ["attack", "roll", "end_attack"])


def test_one_explores_once(match: Match) -> None:
    game = session_of(match)
    for message in (Leave(), Keep(0, "x")):
        with pytest.raises(BadMessage):
            game.handle(message)
    game.handle(Explore(0))
    with pytest.raises(BadMessage):
        game.handle(Explore(0))


@pytest.mark.parametrize("name", list(GAMES))
def test_exploring_reads_no_secret(name: str) -> None:
    """The exploration begins at a position drawn from the viewer's observation alone."""
    random_policy = POLICIES["random"]
    match = Match(name, 3).run([random_policy] * 3, random.Random(5), limit=60)
    bots = {seat: ("random", random_policy) for seat in range(3) if seat != match.to_move}
    game = Session(match, bots, random.Random(5), "en", "own")
    seen = match.observe(game.viewer)
    drawn = []
    match.game.determinize, real = (  # type: ignore[method-assign]
        lambda *given: drawn.append(real(*given)) or drawn[-1],
        match.game.determinize,
    )
    try:
        game.handle(Explore(game.step))
    finally:
        del match.game.determinize
    assert game.match.states[0] is drawn[0]
    now = match.game.observe(drawn[0], game.viewer)
    assert (now.to_move, list(now.legal_actions)) == (seen.to_move, list(seen.legal_actions))
