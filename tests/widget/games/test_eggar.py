"""EGGAR on a screen, without a browser: moves, fights, and who may know the answer."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from sessions import act

from teg_nb.analysis.odds import dice_losses
from teg_nb.bots import random_policy
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.board import bit_set
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.games.eggar.position import position
from teg_nb.engine.games.eggar.question_bank import bundled
from teg_nb.engine.play.match import Match
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import Look, More, Odds, Private, Step
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import private, view

ARMIES = {"Verde": "4 E6, 5 F7, 6 G6, 7 C3", "Azul": "2 F6, 3 J9, 5 L13, 6 M12"}
RIGHT = bundled()[0].answer
WRONG = (RIGHT + 1) % len(bundled()[0].es.choices)


def session(
    phase: str = "move", bots: tuple[int, ...] = (), lang: str = "es", **parts: Any
) -> Session:
    match = Match("eggar", start=position(phase=phase, **{**ARMIES, **parts}))
    return Session(match, dict.fromkeys(bots, ("random", random_policy)), random.Random(1), lang)


def played(seed: int, seats: int = 3, **options: Any) -> Match:
    match = Match("eggar", seats=seats, options={"board_size": 9, "max_rounds": 12, **options})
    return match.run(random_policy, random.Random(seed), limit=400)


# The board and the view


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 13), (4, 19)])
def test_the_board_is_a_grid_of_squares(seats: int, size: int) -> None:
    settings = Match("eggar", seats=seats, options={"board_size": size}).settings
    board = Session(Match("eggar", seats=seats), {}, random.Random(1)).screen.board(settings)
    squares = board["countries"]
    assert len(squares) == size * size
    assert squares[0]["name"] == "A1"
    assert [squares[flag]["continent"] for flag in board["flags"]] == list(range(seats))
    assert sum(square["continent"] >= 0 for square in squares) == 9 * seats
    for square in squares:
        (left, top), _, (right, bottom), _ = square["polygons"][0]
        assert right - left == bottom - top == board["cell"]
        assert square["label"] == [(left + right) / 2, (top + bottom) / 2]
        assert 0 < left < right < board["width"]
        assert 0 < top < bottom < board["height"]
    for seat, camp in enumerate(board["continents"]):
        corners = camp["outline"][0]
        x, y = squares[board["flags"][seat]]["label"]
        assert [x, y] == [sum(p) / 4 for p in zip(*corners, strict=True)]
    assert json.loads(json.dumps(board, allow_nan=False)) == board


def test_views_of_whole_matches_are_json() -> None:
    for seed in range(3):
        match = played(seed, seats=2 + seed)
        for step in range(0, len(match) + 1, 7):
            shown = view(match, step, None, {}, "en")
            assert json.loads(json.dumps(shown, allow_nan=False)) == shown
            mine = private(match, step, 0, "en")
            assert json.loads(json.dumps(mine, allow_nan=False)) == mine


def test_the_view_tells_the_position() -> None:
    game = session(steps=3)
    shown, squares = game.view(), game.match.settings.board
    assert shown["owner"][squares.square("E6")] == 0
    assert shown["owner"][squares.square("F6")] == 1
    assert shown["soldiers"][4] == squares.square("E6")
    assert (shown["steps_left"], shown["answerer"], shown["question"]) == (3, 1, None)
    assert [[label, count > 0] for label, count in shown["cards_left"]] == [
        ["fácil", True],
        ["media", True],
        ["difícil", True],
    ]


def test_the_moves_of_this_turn_are_shown_and_then_those_of_the_one_before() -> None:
    game = session(steps=3, options={"question_level": "off"})
    square = game.match.settings.board.square
    act(game, "move", "s0-7", ["C4", "C5"])
    act(game, "move", "s0-7", ["D5"])
    walks = [[square(item) for item in path] for path in (["C3", "C4", "C5"], ["C5", "D5"])]
    assert game.view()["moves"] == walks
    act(game, "end_attack")
    assert game.match.state.turn == 1
    assert game.view()["moves"] == walks
    soldier, path = game.view()["menu"]["move"][0]
    names = game.match.settings.vocabulary
    start = game.match.state.soldiers[soldier]
    act(game, "move", names["soldier"][soldier], [names["square"][item] for item in path])
    assert game.view()["moves"] == [[start, *path]]


def test_a_fight_is_shown_with_all_its_throws_and_who_fell() -> None:
    match = Match("eggar", start=position(phase="attack", **ARMIES))
    match.act("attack", "s1-2", ["s0-4", "s0-6"])
    match.act("roll_attack", [4, 2], 4)
    fight = view(match, 2, None, {}, "es")["battle"]
    assert (fight["throws"], fight["fallen"]) == ([{"attack": [4, 2], "defence": 4}], [])
    match.act("roll_attack", [3, 1], 5)
    shown = view(match, 3, None, {}, "es")
    fight, square = shown["battle"], match.settings.board.square
    assert [throw["defence"] for throw in fight["throws"]] == [4, 5]
    assert (fight["soldiers"], fight["soldier"], fight["fallen"]) == ([4, 6], 10, [4])
    assert (fight["source"], fight["target"]) == (square("E6"), square("F6"))
    assert shown["fallen"] == [[4, square("E6")]]
    match.act("attack", "s1-2", ["s0-5"])
    match.act("roll_attack", [6], 1)
    fight = view(match, 5, None, {}, "es")["battle"]
    assert (fight["throws"], fight["fallen"]) == ([{"attack": [6], "defence": 1}], [10])


# The question


def test_a_question_waits_for_the_rival() -> None:
    game = session("question", question="q001")
    shown = game.view()
    card = bundled()[0].es
    assert shown["question"] == {
        "reader": 0,
        "seat": 1,
        "level": "fácil",
        "topic": "Antigüedad",
        "text": card.question,
        "choices": list(card.choices),
    }
    assert (game.viewer, shown["to_move"], shown["turn"]) == (1, 1, 0)
    assert len(shown["menu"]["answer"]) == len(card.choices) + 1
    assert shown["reply"] is None


def test_only_the_reader_may_look_at_the_answer() -> None:
    game = session("question", question="q001")
    asked = game.handle(Private())
    assert asked is not None
    assert (asked["seat"], asked["answer"]) == (1, None)
    reader = game.handle(Look("Verde"))
    assert reader is not None
    assert (reader["seat"], reader["answer"]) == (0, RIGHT)
    with pytest.raises(IllegalAction):
        session("question", bots=(0,), question="q001").handle(Look("Verde"))


def test_the_reply_is_shown_with_the_answer_and_where_it_stands() -> None:
    for choice, right in ((RIGHT, True), (WRONG, False), (-1, False)):
        game = session("question", question="q001", lang="en")
        act(game, "answer", choice)
        reply, card = game.view()["reply"], bundled()[0]
        assert (reply["right"], reply["choice"], reply["answer"]) == (right, choice, RIGHT)
        assert (reply["source"], reply["text"]) == (card.source, card.en.question)
        assert (reply["topic"], reply["note"]) == ("Antiquity", card.en.note)
        assert (reply["reader"], reply["seat"]) == (0, 1)
        assert game.view()["question"] is None


def test_after_a_wrong_answer_the_reader_chooses_who_falls() -> None:
    game = session("question", question="q001")
    act(game, "answer", WRONG)
    shown = game.view()
    assert (shown["choosing"], shown["viewer"]) == ([13, 14], 0)
    assert shown["menu"]["remove"] == [[13], [14]]
    act(game, "remove", "s1-5")
    shown, square = game.view(), game.match.settings.board.square
    assert shown["fallen"] == [[13, square("L13")]]
    assert shown["reply"]["right"] is False  # it is still to be read in the next turn
    assert shown["turn"] == 1


def test_a_bot_answers_by_itself_and_the_person_reads_what_it_said() -> None:
    game = session("question", bots=(1,))
    act(game, "ask", "easy")
    shown = game.view()
    assert shown["question"] is None
    assert shown["reply"]["seat"] == 1
    assert shown["to_move"] in (0, 1)


def test_a_bot_that_reads_waits_for_the_person_and_goes_on() -> None:
    game = session("attack", bots=(0,))
    game.handle(Step(game.step, "end"))
    shown = game.view()
    assert (shown["question"]["seat"], shown["viewer"]) == (1, 1)
    assert game.handle(Private())["answer"] is None  # type: ignore[index]
    act(game, "answer", -1)
    while game.view()["playing"]:
        game.handle(More(game.step))
    assert game.match.state.turn == 1  # the bot has chosen who falls
    assert game.match.to_move == 1


# Secrets


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in strings(item)]
    if isinstance(value, list):
        return [text for item in value for text in strings(item)]
    return [value] if isinstance(value, str) else []


def with_another_answer(match: Match, step: int) -> Match:
    """The match up to a step, the open card with another right answer and another note."""
    other = match.fork(step)
    state = other.states[step].copy()
    cards = [card.plain() for card in match.settings.questions]
    card = cards[state.question]
    card["answer"] = (card["answer"] + 1) % len(card["es"]["choices"])
    card["es"]["note"] = card["en"]["note"] = "Otra nota."
    ours = Match("eggar", seats=match.settings.seats, options={"questions": cards}).settings
    state.settings = type(ours)(ours.seats, ours.options)
    other.states = [item.copy() for item in other.states[:step]] + [state]
    for item in other.states:
        item.settings = state.settings
    return other


def test_the_answer_is_told_to_nobody_but_its_reader() -> None:
    """Cards that differ only in their answer give the same messages."""
    start = position(phase="question", options={"board_size": 13}, **ARMIES)
    for seed in range(8):
        match = Match("eggar", start=start)
        match.act("ask", ("easy", "medium", "hard")[seed % 3])
        match.resolve_chance(random.Random(seed))
        step = len(match)
        other = with_another_answer(match, step)
        for lang in ("es", "en"):
            for viewer in (None, 0, 1):
                ours, theirs = (
                    view(match, step, viewer, {}, lang),
                    view(other, step, viewer, {}, lang),
                )
                # Cards of one's own make a table of one's own.
                assert ours | {"table": theirs["table"]} == theirs
            assert private(match, step, 1, lang) == private(other, step, 1, lang)
            mine, theirs = private(match, step, 0, lang), private(other, step, 0, lang)
            assert mine["answer"] != theirs["answer"]


def test_no_answer_of_a_question_to_come_is_in_a_trait() -> None:
    """The notes and sources of cards are nowhere; texts are of cards that have been read."""
    match = played(3, board_size=11)
    widget = MatchWidget(match, seed=1)
    drawing = set(strings(json.loads(widget.board.text)))
    for step in range(0, len(match) + 1, 5):
        widget.show(step)
        told = drawing | set(strings(widget.get_state(["view"])))
        read = {state.question for state in match.states[step::-1] if state.question >= 0}
        for number, card in enumerate(match.settings.questions):
            assert number in read or card.es.question not in told
            if number == match.states[step].question:
                assert card.source not in told
                assert not card.es.note or card.es.note not in told


def test_cards_used_are_counted_not_named() -> None:
    game = session("question")
    state = game.match.state.copy()
    state.used = bit_set([0, 1])
    other = Match("eggar", start=state)
    ours, theirs = game.view(), Session(other, {}, random.Random(1)).view()
    assert theirs["cards_left"][0][1] == ours["cards_left"][0][1] - 2
    assert {**theirs, "cards_left": 0} == {**ours, "cards_left": 0}


def test_chance_is_not_the_page_s() -> None:
    game = session(steps=3)
    with pytest.raises(IllegalAction):
        act(game, "roll_move", 6)
    assert all(action.seat != CHANCE for action in game.match.actions)


@pytest.mark.clause("EGG-6.2")
@pytest.mark.parametrize("loser", ["strongest_die", "attacker_choice", "all"])
def test_the_odds_are_of_the_group_that_attacks(loser: str) -> None:
    """Of one fight and, where the others may go on, until the enemy has fallen."""
    start = position(phase="attack", options={"group_loser": loser}, **ARMIES)
    board = Session(Match("eggar", start=start), {}, random.Random(1))

    def told(*sources: str, target: str = "F6") -> Any:
        return board.handle(Odds(0, [*sources], target))

    alone, both = told("E6"), told("E6", "F7")
    assert alone["once"] == alone["conquest"] == 0.5
    assert alone["losses"] == [0.5, 0.5]
    once = float(dice_losses(2, 1, "eggar")[0, 1])
    assert both["once"] == once
    if loser == "all":
        assert (both["conquest"], both["losses"]) == (once, [2 * (1 - once), once])
        assert both["left"] == [[2, once]]
    else:  # the other one tries again
        assert both["conquest"] == pytest.approx(once + (1 - once) / 2)
        assert both["losses"] == pytest.approx([2 * (1 - once) - (1 - once) / 2, both["conquest"]])
        assert [left for left, _ in both["left"]] == [1, 2]


@pytest.mark.parametrize(
    ("sources", "target"),
    [
        ([], "F6"),
        (["E6", "E6"], "F6"),  # the same one twice
        (["E6", "C3"], "F6"),  # one that stands elsewhere
        (["E6", "E5"], "F6"),  # nobody
        (["J9"], "F6"),  # of the same army
        (["E6"], "F7"),  # of the same army, too
        (["E6"], "E5"),
    ],
)
def test_no_odds_of_what_is_no_attack(sources: list[str], target: str) -> None:
    assert session("attack").handle(Odds(0, sources, target)) is None


@pytest.mark.parametrize("sources", [[1], [None], [["E6"]], ["Z99"], ["E6", {}]])
def test_odds_of_what_is_no_square_are_refused(sources: list[Any]) -> None:
    with pytest.raises((BadMessage, IllegalAction)):
        session("attack").handle(Odds(0, sources, "F6"))
