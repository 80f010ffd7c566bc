"""La Reconquista on a screen, without a browser: above all, what it never tells."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from sessions import act

from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.board import members
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.reconquista.position import position
from teg_nb.engine.games.reconquista.state import owner_of
from teg_nb.engine.play.match import Match
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import Go, Look, More, Private, Step, Undo
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import private, view

RANDOM = ("random", random_policy)
PLACES = 60


def session(bots: tuple[int, ...] = (), match: Match | None = None, **parts: Any) -> Session:
    match = match or Match("reconquista", start=position(**parts))
    return Session(match, dict.fromkeys(bots, RANDOM), random.Random(1), "es")


def verbs(game: Session) -> list[str]:
    return [action.verb for action in game.match.actions]


def place(game: Session, name: str) -> int:
    return int(game.match.settings.board.country(name))


FORCES = {
    "Blanco": "Soria 4, Guadalajara 3",
    "Negro": "Zaragoza 2, Huesca 4",
    "Rojo": "Teruel 5",
}


# What the view tells


def matches(**options: Any) -> Iterator[Match]:
    for seed in range(5):
        match = Match("reconquista", seats=3 + seed % 4, options={"max_rounds": 12, **options})
        policy = greedy_policy if seed % 2 else random_policy
        yield match.run(policy, random.Random(seed), limit=400)


def test_views_and_replies_of_whole_matches_are_json() -> None:
    for match in matches():
        for step in range(0, len(match) + 1, 7):
            shown = view(match, step, None, {}, "en")
            assert json.loads(json.dumps(shown, allow_nan=False)) == shown
            for seat in range(len(match.settings.seats)):
                mine = private(match, step, seat, "en")
                assert json.loads(json.dumps(mine, allow_nan=False)) == mine


def test_the_view_has_no_owner_but_the_one_that_had_to_say_so() -> None:
    heard = 0
    for match in matches():
        for step in range(len(match) + 1):
            state = match.states[step]
            if state.phase == "game_over":
                continue
            shown = view(match, step, None, {}, "es")
            told = {state.target: state.defender} if state.phase == "commit" else {}
            heard += len(told)
            assert shown["owner"] == [told.get(k, -1) for k in range(PLACES)]
            assert shown["menu"] == {}
            assert shown["forms"] == {}
            assert shown["memory"] is match.is_over
            assert all(seat["facts"] == [] for seat in shown["seats"])
            around = state.phase in ("setup", "placing")
            assert shown["armies"] == ([-1] * PLACES if around else list(state.troops))
    assert heard > 10


def test_the_view_does_not_depend_on_who_looks_but_for_the_viewer() -> None:
    for match in matches():
        for step in range(0, len(match), 9):
            if match.states[step].phase == "game_over":
                continue
            shown = [view(match, step, seat, {}, "es") for seat in (0, 1, 2)]
            for item in shown:
                del item["viewer"], item["news"]  # news: since that seat last acted
            assert shown[0] == shown[1] == shown[2]


def learned(match: Match, step: int, seat: int) -> set[int]:
    """Provinces whose owner a seat may be shown now, found from the whole positions alone."""
    state = match.states[step]
    known = set(members(state.hands[seat]))
    if state.phase == "commit":
        known.add(state.target)
    if state.fight is not None and seat in (state.fight.attacker, state.fight.defender):
        known |= {state.fight.target}
        known |= set(members(state.fight.cards | state.fight.defence_cards))
    return known


@pytest.mark.slow
def test_a_private_reply_has_no_owner_card_or_result_that_the_seat_has_not_learned() -> None:
    results = 0
    for match in matches():
        for step in range(len(match) + 1):
            state = match.states[step]
            if state.phase == "game_over":
                continue
            for seat in range(len(state.slayer)):
                reply = private(match, step, seat, "es")
                known = learned(match, step, seat)
                told = {k: owner for k, owner in enumerate(reply["owner"]) if owner >= 0}
                told |= dict(reply["hatched"])
                assert set(told) == known
                assert all(owner_of(state, k) == owner for k, owner in told.items())
                party = state.fight is not None and seat in state.fight[:2]
                assert (reply["fight"] is not None) == party
                results += party
                assert reply["suspects"] == []
                sees = state.phase not in ("setup", "placing") or (
                    state.phase == "placing" and state.turn == seat
                )
                assert reply["armies"] == (list(state.troops) if sees else [-1] * PLACES)
                own = set(members(state.hands[seat]))
                for rows in reply["compose"].values():
                    assert {row[0] for row in rows["provinces"]} <= own
                    assert all(set(row[2]) <= own for row in rows["provinces"] if len(row) > 2)
    assert results > 50


@pytest.mark.parametrize("success", [True, False])
def test_a_third_seat_gets_the_same_bytes_whatever_came_of_an_attack(success: bool) -> None:
    """Equal for both results, so compared with one text: what a third seat reads of either."""
    texts = []
    for cards in (["Soria", "Guadalajara"], []):
        game = session(**FORCES)
        act(game, "attack", "Zaragoza")
        act(game, "commit", cards)
        act(game, "commit", [])
        assert (game.match.state.fight.success) == bool(cards)
        texts.append(json.dumps([game.view(), game.handle(Look("Rojo"))], ensure_ascii=False))
    assert texts[0] == texts[1]
    assert "7" not in json.loads(texts[not success])[1]["news"][-1]["text"]


def test_positions_that_differ_in_secrets_alone_look_the_same() -> None:
    """Blanco cannot tell which of two others owns what: neither can its page."""
    swapped = {
        "Blanco": FORCES["Blanco"],
        "Negro": "Teruel 5",
        "Rojo": "Zaragoza 2, Huesca 4",
    }
    rest = Match("reconquista", seats=3).settings.board.countries
    named = ("Soria", "Guadalajara", "Zaragoza", "Huesca", "Teruel")
    others = [item for item in rest if item not in named]
    seen = []
    for forces in (FORCES, swapped):
        parts = {**forces, "Blanco": f"{forces['Blanco']}, {', '.join(others[:18])}"}
        match = Match("reconquista", start=position(**parts))
        seen.append([view(match, 0, 0, {}, "es"), private(match, 0, 0, "es")])
    assert seen[0] == seen[1]


def test_no_reply_names_the_hands_of_others_while_troops_are_placed() -> None:
    match = Match("reconquista", seats=3)
    game = session(match=match)
    viewer = game.view()["viewer"]
    reply = game.handle(Private())
    own = {match.settings.board.countries[k] for k in members(match.state.hands[viewer])}
    others = set(match.settings.board.countries) - own
    text = json.dumps([reply, game.view()], ensure_ascii=False)
    assert all(f'"{name}"' not in text for name in others)
    assert all(name in text for name in own)


def test_the_end_shows_everything() -> None:
    game = session(**FORCES)
    act(game, "offer_draw")
    act(game, "answer_draw", True)
    act(game, "answer_draw", True)
    shown, state = game.view(), game.match.state
    assert shown["over"]["winners"] == [0, 1, 2]
    assert shown["owner"] == [owner_of(state, k) for k in range(PLACES)]
    assert shown["memory"] is True
    assert {key for seat in shown["seats"] for key, _, _ in seat["facts"]} == {
        "provinces",
        "troops",
    }


# Memory


def test_without_memory_aid_only_what_was_heard_since_ones_last_action_is_shown() -> None:
    game = session(**FORCES, round=3)
    act(game, "pass")
    act(game, "pass")
    act(game, "pass")
    assert game.view()["viewer"] == 0
    assert {item["step"] for item in game.view()["news"]} == {1, 2, 3}
    act(game, "pass")
    assert game.view()["viewer"] == 2
    assert {item["step"] for item in game.view()["news"]} == {2, 3, 4}
    aided = session(**FORCES, round=3, options={"memory_aid": True})
    for _ in range(4):
        act(aided, "pass")
    assert {item["step"] for item in aided.view()["news"]} == {1, 2, 3, 4}


@pytest.mark.clause("REC-1.8", "REC-8.9")
def test_without_memory_aid_nobody_looks_back_before_the_end() -> None:
    """The kernel refuses it, whatever the page asks for: no message shows an earlier position."""
    game = session(**FORCES, round=3)
    act(game, "pass")
    act(game, "attack", "Soria")
    last = len(game.match)
    assert game.view()["memory"] is False
    for step in range(last):
        with pytest.raises(IllegalAction) as refused:
            game.handle(Go(step))
        assert refused.value.code == "no_memory_aid"
        with pytest.raises(IllegalAction):
            game.show(step)
        for reply in (game.view(), game.handle(Look("Blanco")), game.handle(Look("Negro"))):
            assert reply is not None
            assert reply["step"] == last == game.step
    assert game.handle(Go(last)) is None
    game.handle(Undo(last))  # to take back is not to look back
    assert game.step == game.view()["steps"] < last


@pytest.mark.clause("REC-8.9")
def test_a_position_that_a_cell_has_left_behind_is_not_shown() -> None:
    game = session(**FORCES, round=3)
    for _ in range(3):
        game.match.act("pass")
    assert (game.view()["step"], game.step) == (3, 3)
    game.match.rewind(1)
    assert game.view()["step"] == 1


@pytest.mark.clause("REC-8.9")
@pytest.mark.parametrize("reason", ["end", "option", "bots"])
def test_the_past_may_be_looked_at(reason: str) -> None:
    """After the end, where the table allows it, and where only bots play."""
    options = {"memory_aid": reason == "option", "max_rounds": 2 if reason == "end" else 9}
    bots = (0, 1, 2) if reason == "bots" else ()
    game = session(bots, **FORCES, round=2, options=options)
    for _ in range(3):
        game.match.act("pass")
    assert game.match.is_over == (reason == "end")
    for step in (0, 2):
        game.handle(Go(step))
        shown = game.view()
        assert (shown["step"], shown["memory"]) == (step, True)
    assert {item["step"] for item in shown["news"]} == {1, 2}


@pytest.mark.clause("REC-8.9")
def test_while_a_bot_is_to_move_no_person_reads_what_is_older_than_its_own_last_action() -> None:
    """Two people share the screen: the view, which both read, has only what is news to both."""
    checked = 0
    for seed in range(6):
        match = Match("reconquista", seats=4, options={"max_rounds": 8})
        match.run(random_policy, random.Random(seed), limit=200)
        for step in range(len(match)):
            branch = match.fork(step)
            if branch.is_over or branch.to_move not in (2, 3):
                continue
            shown = view(branch, step, None, {2: "random", 3: "random"}, "es")
            acted = [k for k, action in enumerate(branch.actions) if action.seat in (0, 1)]
            since = {seat: k for k in acted if (seat := branch.actions[k].seat) >= 0}
            if len(since) == 2:
                assert all(item["step"] > max(since.values()) for item in shown["news"])
                checked += 1
    assert checked > 50


def test_notes_are_sent_with_memory_aid_alone() -> None:
    knows = {"Blanco": {"Teruel": "Rojo"}}
    for aided in (False, True):
        game = session(**FORCES, knows=knows, options={"memory_aid": aided})
        reply = game.handle(Private())
        assert reply is not None
        assert reply["hatched"] == ([[place(game, "Teruel"), 2]] if aided else [])
        assert reply["suspects"] == ([[place(game, "Teruel"), [2]]] if aided else [])
        assert game.view()["owner"] == [-1] * PLACES


# Who is asked


def test_two_people_pass_their_cards_the_attacker_first() -> None:
    game = session(**FORCES)
    act(game, "attack", "Zaragoza")
    shown = game.view()
    assert (shown["viewer"], shown["phase"]) == (0, "commit")
    assert shown["parties"] == {"attacker": 0, "defender": 1, "target": place(game, "Zaragoza")}
    act(game, "commit", ["Soria", "Guadalajara"])
    assert game.view()["viewer"] == 1
    reply = game.handle(Private())
    assert reply is not None
    assert reply["shown"] is None  # sealed: it does not see the attacker's cards
    assert set(reply["menu"]) == {"commit"}
    act(game, "commit", ["Huesca"])
    assert game.view()["viewer"] == 2
    assert game.view()["parties"]["defender"] == 1
    for name in ("Blanco", "Negro"):
        fight = game.handle(Look(name))
        assert fight is not None
        assert (fight["fight"]["offence"], fight["fight"]["defence"]) == (7, 6)
        assert fight["fight"]["success"]


def test_an_attacked_person_may_see_the_attackers_cards_first_where_the_table_wants_it() -> None:
    game = session(**FORCES, options={"pass_order": "attacker_first"})
    act(game, "attack", "Zaragoza")
    act(game, "commit", ["Soria"])
    reply = game.handle(Private())
    assert reply is not None
    assert reply["shown"] == [place(game, "Soria")]
    assert reply["hatched"] == [[place(game, "Soria"), 0]]


@pytest.mark.parametrize("bots", [(1,), (1, 2)])
def test_a_bot_that_is_attacked_passes_its_cards_at_once(bots: tuple[int, ...]) -> None:
    game = session(bots, **FORCES)
    act(game, "attack", "Zaragoza")
    act(game, "commit", ["Soria"])
    assert verbs(game) == ["attack", "commit", "commit"]
    assert game.match.state.phase == "play"


def test_a_person_that_a_bot_attacks_passes_its_cards_and_the_bots_go_on() -> None:
    """Bots play until it is the person's turn, with its cards and answers in between."""
    attacked = 0
    for seed in range(12):
        match = Match("reconquista", seats=3, options={"max_rounds": 10})
        game = Session(match, {1: RANDOM, 2: RANDOM}, random.Random(seed))
        rng = random.Random(seed)
        for _ in range(120):
            if match.is_over:
                break
            if match.to_move in game.bots:
                game.handle(Step(game.step, "end"))
                while game.view()["playing"]:
                    game.handle(More(game.step))
                assert match.is_over or match.to_move == 0
                continue
            inside = match.state.turn != 0
            attacked += inside and match.state.phase == "commit"
            words = encode(rng.choice(match.legal_actions()), match.settings)[1:]
            act(game, *words)
            if inside:  # the bots were at work, and are again
                while game.view()["playing"]:
                    game.handle(More(game.step))
                assert match.is_over or match.to_move == 0
    assert attacked > 5


def test_several_people_answer_an_offer_one_after_another() -> None:
    game = session((2,), **FORCES, Azul="Lugo 1", seats=["Blanco", "Negro", "Rojo", "Azul"])
    act(game, "offer_draw")
    asked = []
    while game.match.state.phase == "draw":
        asked.append(game.view()["viewer"])
        reply = game.handle(Private())
        assert reply is not None
        assert reply["menu"] == {"answer_draw": [[True], [False]]}
        act(game, "answer_draw", True)
    assert asked in ([3, 1], [3])  # the bot may refuse
    assert 2 not in asked


# What is refused


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["attack", "Soria"], "own_target"),
        (["move", [["Zaragoza", "Soria", 1]]], "not_owner"),
        (["move", [["Soria", "Guadalajara", 9]]], "too_many_troops"),
        (["place_five", [["Soria", 5]]], "wrong_phase"),
        (["commit", []], "wrong_phase"),
    ],
)
def test_what_is_refused_changes_nothing(words: list[Any], code: str) -> None:
    game = session(**FORCES)
    with pytest.raises(IllegalAction) as refused:
        act(game, *words)
    assert refused.value.code == code
    assert verbs(game) == []


def test_nobody_looks_at_a_bots_cards() -> None:
    game = session((1,), **FORCES)
    with pytest.raises(IllegalAction):
        game.handle(Look("Negro"))


# The widget


def test_the_widget_and_its_picture_tell_nothing() -> None:
    """A saved notebook holds the traits, and a picture for viewers without widgets."""
    match = Match("reconquista", seats=3)
    widget = MatchWidget(match, seed=4)
    while match.state.round < 3:
        match.push(random_policy(match.game.observe(match.state, match.to_move), random.Random(1)))
    widget.refresh()
    widget.show(len(match))
    other = MatchWidget(match, seed=4)
    data, _ = widget._repr_mimebundle_()
    picture = str(match.state.picture(viewer=None).svg)
    assert picture.partition(">")[2] in data["image/svg+xml"]
    fills = {seat["color"] for seat in widget.view["seats"]}
    shown = {"board": json.loads(widget.board.text), "view": {**widget.view, "seats": []}}
    assert all(colour not in json.dumps(shown) for colour in fills)
    assert other.view == widget.view


def test_the_placings_that_are_left_are_counted() -> None:
    """The view counts how often each seat still holds the board."""
    match = Match("reconquista", seats=4)
    rng, left = random.Random(1), []
    while match.state.phase in ("setup", "placing"):
        if match.to_move < 0:
            match.push(match.game.sample_chance(match.state, rng))
            continue
        (due,) = Session(match, {}, rng, "en").view()["due"]
        assert due["source"] == "× five troops"
        left.append(due["armies"])
        match.push(match.game.legal_actions(match.state)[0])
    rounds = match.settings.visits // 4
    assert left == [n for n in range(rounds, 0, -1) for _ in range(4)]
    assert Session(match, {}, rng).view()["due"] == []
