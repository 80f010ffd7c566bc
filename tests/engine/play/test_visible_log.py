"""The log as a viewer may read it: tables, news, the screen and renderings, of every game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from teg_nb import GAMES, POLICIES, Match, env
from teg_nb.analysis import board_frame, entries_frame, events_frame
from teg_nb.engine.actions import ALL
from teg_nb.engine.errors import BadLog, IllegalAction, UnknownName
from teg_nb.engine.games.reconquista.actions import Commit
from teg_nb.widget.session.view_model import view

games = pytest.mark.parametrize("game", list(GAMES))

# Options under which bots come to an end soon, and secrets are made on the way.
SHORT: dict[str, dict[str, Any]] = {
    "teg": {"max_rounds": 3},
    "tgm": {"max_rounds": 3},
    "reconquista": {"max_rounds": 6},
    "wargame": {"max_rounds": 3},
    "eggar": {"max_rounds": 6},
}


def finished(game: str) -> Match:
    match = Match(game, 3, SHORT[game]).run(POLICIES["greedy"], random.Random(2))
    assert match.is_over
    return match


def siege(**options: Any) -> Match:
    """Blanco has attacked Zaragoza, which is Negro's; both have cards to pass."""
    start = GAMES["reconquista"].position(
        Blanco="Soria 4, Guadalajara 3", Negro="Zaragoza 2, Huesca 4", seats=4, options=options
    )
    match = Match(start=start)
    match.act("attack", "Zaragoza")
    return match


def commits(match: Match) -> tuple[Commit, Commit]:
    number = match.settings.board.country
    return Commit(0, (number("Soria"), number("Guadalajara"))), Commit(1, (number("Huesca"),))


def readings(match: Match, viewer: Any) -> list[Any]:
    """Everything that a viewer can read of a log, slice by slice."""
    slices = [match.news(k, k + 1, viewer) for k in range(len(match))]
    return [
        entries_frame(match, viewer).to_json(),
        events_frame(match, viewer).to_json(),
        board_frame(match, viewer=viewer).to_json(),
        match.news(viewer=viewer),
        slices,
    ]


# Sealed entries


@pytest.mark.clause("REC-7.5", "REC-7.15", "REC-8.7", "REC-8.10")
@pytest.mark.parametrize("after", [0, 1, 5])
def test_nobody_can_read_who_passed_first(after: int) -> None:
    """Not even the two sides, once both have; nor a round later."""
    logs = []
    for order in ((0, 1), (1, 0)):
        match = siege()
        chosen = commits(match)
        for side in order:
            match.push(chosen[side])
        for _ in range(after):
            match.act("pass")
        logs.append(match)
    assert logs[0].state == logs[1].state
    assert logs[0].actions != logs[1].actions
    for viewer in (0, 1, 2, 3, None):
        assert readings(logs[0], viewer) == readings(logs[1], viewer), viewer
    assert readings(logs[0], ALL) != readings(logs[1], ALL)


@pytest.mark.clause("REC-7.5", "REC-8.1")
def test_both_sides_read_both_lists_once_both_have_passed() -> None:
    match = siege()
    chosen = commits(match)
    match.push(chosen[1])
    for viewer, own in ((0, 0), (1, 1), (2, 0), (None, 0)):
        rows = entries_frame(match, viewer)
        assert len(rows[rows["kind"] == "commit"]) == own, viewer
        assert len(match.news(-1, viewer=viewer)) == own
    match.push(chosen[0])
    for viewer in (0, 1):
        rows = entries_frame(match, viewer)
        rows = rows[rows["kind"] == "commit"]
        assert rows["seat"].tolist() == ["Blanco", "Negro"]
        assert rows["countries"].tolist() == ["Soria, Guadalajara", "Huesca"]
        assert rows["step"].tolist() == [2, 3]
    for stranger in (2, 3, None):
        assert "commit" not in entries_frame(match, stranger)["kind"].tolist()


@pytest.mark.clause("REC-7.5", "D-4")
def test_where_the_attacker_passes_first_the_log_says_so() -> None:
    match = siege(pass_order="attacker_first")
    chosen = commits(match)
    match.push(chosen[0])
    for viewer, rows in ((0, 1), (1, 1), (2, 0), (None, 0)):
        assert (entries_frame(match, viewer)["kind"] == "commit").sum() == rows
    match.push(chosen[1])
    assert (entries_frame(match, 1)["kind"] == "commit").sum() == 2


# Public events of hidden entries


def counted(frame: pd.DataFrame, kinds: tuple[str, ...]) -> dict[str, int]:
    return {kind: int((frame["kind"] == kind).sum()) for kind in kinds}


@pytest.mark.clause("REC-8.1", "REC-9.1")
def test_public_events_of_a_hidden_entry_have_their_rows() -> None:
    public = ("turn_started", "round_ended", "player_eliminated", "attack_declared")
    match = Match("reconquista", 6).run(POLICIES["greedy"], random.Random(1))
    going = match.fork(len(match) - 1)
    told = counted(events_frame(going, ALL), public)
    assert min(told.values()) > 0
    for viewer in (None, *range(6)):
        assert counted(events_frame(going, viewer), public) == told
    hidden = events_frame(going)["kind"]
    assert not set(hidden) & {"commit_made", "cards_shown", "cards_committed", "attack_resolved"}


# The end


@pytest.mark.clause("REC-10.6", "REC-8.6")
@games
def test_once_a_match_is_over_its_log_is_open_to_all(game: str) -> None:
    match = finished(game)
    for viewer in (None, 0):
        pd.testing.assert_frame_equal(entries_frame(match, viewer), entries_frame(match, ALL))
        pd.testing.assert_frame_equal(events_frame(match, viewer), events_frame(match, ALL))
        assert match.news(viewer=viewer) == match.news(viewer=ALL)  # type: ignore[arg-type]
        if game != "eggar":
            every = range(0, len(match) + 1, 40)
            pd.testing.assert_frame_equal(
                board_frame(match, every, viewer), board_frame(match, every, ALL)
            )


@games
def test_until_its_last_entry_it_is_not(game: str) -> None:
    """One entry back, secrets are secrets again: so is what a seat knew at any moment."""
    match = finished(game)
    going = match.fork(len(match) - 1)
    if game != "eggar":  # its log has no secret: a question that was asked has been answered
        assert not entries_frame(going).equals(entries_frame(going, ALL))
    assert not events_frame(going).equals(events_frame(going, ALL))


@games
def test_the_screen_tells_everything_of_the_end_and_nothing_of_it_before(game: str) -> None:
    match = finished(game)
    last = len(match)
    told = [line["text"] for line in view(match, last, None, {}, "es")["news"]]
    assert told == [line.text for line in match.news()][-len(told) :]
    before = [line["text"] for line in view(match, last - 1, None, {}, "es")["news"]]
    assert before == [line.text for line in match.fork(last - 1).news()][-len(before) :]


# A log for one seat


def going(game: str, **options: Any) -> Match:
    """A match that goes on, with notes that nobody else should read."""
    about = {"seed": 2, "bots": ["greedy"] * 3}
    match = Match(game, 3, SHORT[game] | options, metadata=about)
    match.run(POLICIES["greedy"], random.Random(2))
    match.rewind(len(match) - 1)
    return match


def test_a_log_for_one_seat_has_its_own_cards_and_those_of_no_other(tmp_path: Path) -> None:
    match = going("teg")
    path = match.save(tmp_path / "blanco.jsonl", viewer="blanco")
    head, *lines, last = map(json.loads, path.read_text("utf-8").splitlines())
    entries = [line for line in lines if isinstance(line, list)]
    dealt = [entry for entry in entries if entry[1] == "deal_objective"]
    drawn = [(step, row) for step, row in enumerate(entries) if row[1] == "draw_card"]

    assert (head["viewer"], head["seats"]) == ("Blanco", ["Blanco", "Negro", "Rojo"])
    assert "about" not in head, "a seed tells all dice to come"
    assert last == {"entries": len(match)} == {"entries": len(entries)}
    assert {item[2] for item in dealt if "?" not in item[3]} == {"Blanco"}
    assert {match.states[step].turn for step, row in drawn if row[2] != "?"} == {0}
    assert {match.states[step].turn for step, row in drawn if row[2] == "?"} == {1, 2}


def test_the_news_of_each_entry_stand_below_it() -> None:
    match = going("tgm")
    told: dict[str, list[str]] = {"es": [], "en": []}
    step = 0
    for line in map(json.loads, list(match.lines(1))[1:-1]):
        if isinstance(line, list):
            step += 1
            continue
        assert line["at"] == step
        for lang, said in line["say"].items():
            told[lang].append(said)
    for lang, said in told.items():
        assert " ".join(said) == " ".join(line.text for line in match.news(viewer=1, lang=lang))


@games
@pytest.mark.parametrize("viewer", ["Rojo", None])
def test_it_can_be_read_and_not_played_again(game: str, viewer: str | None) -> None:
    match = going(game, **({"memory_aid": True} if game == "reconquista" else {}))
    lines = list(match.lines(viewer))
    for partial in (False, True):
        with pytest.raises(BadLog) as fault:
            Match.parse(lines, partial=partial)
        assert fault.value.text("en").endswith("sees it: it can be read, not played again")
        assert (viewer or "quien no juega") in fault.value.text("es")


@games
def test_once_the_match_is_over_it_is_the_whole_log(game: str) -> None:
    match = finished(game)
    assert list(match.lines("Rojo")) == list(match.lines())
    assert Match.parse(match.lines(None)).states == match.states


@pytest.mark.clause("REC-1.8", "REC-8.9")
def test_without_memory_aids_nobody_gets_a_log_before_the_end(tmp_path: Path) -> None:
    match = siege()
    for viewer in (0, "Negro", None):
        with pytest.raises(IllegalAction) as refused:
            match.save(tmp_path / "seat.jsonl", viewer=viewer)
        assert (refused.value.code, refused.value.clause) == ("no_memory_aid", "REC-1.8")
    assert list(tmp_path.iterdir()) == []
    aided = siege(memory_aid=True)
    aided.push(commits(aided)[0])
    shown = [line for line in map(json.loads, aided.lines(1)) if not isinstance(line, dict)]
    assert shown == [["Blanco", "attack", "Zaragoza"], None]


def test_a_log_for_one_seat_has_no_answer_of_a_card() -> None:
    choices = ["dos", "tres", "cuatro", "cinco"]
    cards = [
        {"id": f"q{n:02}", "level": n, "question": f"¿Cuánto es {n} y {4 - n}?", "choices": choices}
        | {"answer": 2}
        for n in (1, 2, 3)
    ]
    options = {"questions": cards}
    match = Match("eggar", 2, options)
    assert "cuatro" in "".join(match.lines())
    assert "cuatro" not in "".join(match.lines(0))


@pytest.mark.parametrize("viewer", ["Verde", 3, -1, True, "todo"])
def test_a_log_for_nobody_is_refused(viewer: Any, tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="no seat"):
        Match("teg", 3).save(tmp_path / "log.jsonl", viewer=viewer)
    with pytest.raises(UnknownName, match="no seat"):
        Match("teg", 3).news(viewer=viewer)


# Screens and renderings


@pytest.mark.clause("REC-8.7", "REC-7.15")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_last_decision_on_the_screen_does_not_tell_who_has_passed(
    order: tuple[int, int],
) -> None:
    match = siege()
    shown = [view(match, len(match), None, {}, "es")["last"]]
    for side in order:
        match.push(commits(match)[side])
        shown.append(view(match, len(match), None, {}, "es")["last"])
    assert shown == [{"source": None, "target": match.settings.board.country("Zaragoza")}] * 3


@pytest.mark.clause("REC-7.6", "REC-8.1", "REC-8.7")
def test_a_rendering_has_no_card_that_was_passed_and_not_who_has_passed() -> None:
    table = env("reconquista", seats=3, render_mode="ansi")
    table.reset(seed=3)
    passed = 0
    while passed < 40 and table.agents and not table.match.is_over:
        legal = table.legal
        verbs = {action.verb: number for number, action in legal.items()}
        last = max(verbs, key=lambda verb: (verb == "attack", verb == "commit"))
        before = table.render()
        table.step(verbs[last])
        if last == "commit" and not table.match.is_over:
            passed += 1
            assert "commit" not in table.render().splitlines()[1]
            if table.match.state.phase == "commit":
                assert table.render() == before
    assert passed == 40


@games
def test_a_rendering_has_the_last_decision_as_a_spectator_reads_it(game: str) -> None:
    table = env(game, seats=3, render_mode="ansi", options=SHORT[game])
    table.reset(seed=5)
    rng = random.Random(5)
    for _ in range(60):
        if table.match.is_over:
            break
        table.step(rng.choice(sorted(table.legal)))
        decisions = entries_frame(table.match)
        decisions = decisions[decisions["seat"] != "chance"]
        said = table.render().splitlines()
        assert len(said) == 2
        assert decisions["kind"].iloc[-1] in said[1]
