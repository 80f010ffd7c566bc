"""Positions by hand, dumps, and what makes a position impossible; what interfaces are offered."""

from __future__ import annotations

import copy
import json
import random

import pytest

from teg_nb import GAMES, BadPosition, Match
from teg_nb.bots import random_policy

GAME = GAMES["eggar"]
TWO = {"Verde": "E5, F5", "Azul": "F6, 6 M13"}


def test_a_position_in_printed_names():
    state = GAME.position(Verde="4 C7, d7", Azul={3: "F6"}, Rojo=["A1", "7 A2"], steps=2, die=5)
    assert state.settings.seats == ("Verde", "Azul", "Rojo")
    assert [state.at(square) for square in ("C7", "D7", "F6", "A1", "A2", "A3")] == [
        "s0-4",
        "s0-1",
        "s1-3",
        "s2-0",
        "s2-7",
        "",
    ]
    assert (state.steps, state.die, state.round, state.phase, state.chance) == (2, 5, 1, "move", "")
    assert repr(state) == "<eggar position: round 1, Verde, move>"


def test_what_is_not_said_has_a_default():
    state = GAME.position(Rojo="C7")
    assert state.settings.seats == ("Rojo", "Verde")
    assert [state.at(square) for square in ("K11", "M13")] == ["s1-0", "s1-7"]
    assert state.chance == "move"
    assert GAME.position(seats=3).soldiers == GAME.setup(3).soldiers
    assert GAME.position(Verde="C7", die=3).steps == 3
    assert GAME.position(**TWO, phase="question").chance == ""
    assert GAME.position(**TWO, phase="question", level="hard").chance == "question"
    fixed = GAME.position(**TWO, phase="question", options={"question_level": "easy"})
    assert (fixed.chance, fixed.level) == ("question", 0)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"Blanco": "C7"}, "Blanco"),
        ({"Verda": "C7"}, "did you mean Verde"),
        ({"Verde": "N1"}, "no square"),
        ({"Verde": "Z"}, "not a square"),
        ({"Verde": "8 C7"}, "0 to 7"),
        ({"Verde": {"four": "C7"}}, "written"),
        ({"Verde": "3 C7, 3 C8"}, "stands twice"),
        ({"Verde": "C7, C7"}, "two soldiers stand on C7"),
        ({"Verde": "C7", "Azul": "C7"}, "two soldiers stand on C7"),
        ({"Verde": "B2"}, "own flag"),
        ({"Verde": "L12", "Azul": "A9"}, "Verde would already have won: .*EGG-8.3"),
        (
            {"Verde": "", "Azul": "A9", "turn": "Azul"},
            "Azul would already have won: it is the last one alive",
        ),
        ({"Verde": "", "Azul": "A9"}, "Verde is eliminated and cannot be to move"),
        (
            {**TWO, "seats": 3, "Rojo": "", "turn": "Rojo"},
            "Rojo is eliminated and cannot be to move",
        ),
        ({**TWO, "turn": "Rojo"}, "no seat plays 'Rojo'"),
        ({**TWO, "phase": "setup"}, "phase 'setup'"),
        ({**TWO, "phase": "dance"}, "phase 'dance'"),
        ({**TWO, "round": 0}, "from 1 on"),
        ({**TWO, "round": 101}, "beyond the limit"),
        ({**TWO, "steps": 4, "die": 3}, "more steps"),
        ({**TWO, "steps": 7}, "more steps"),
        ({**TWO, "steps": 0}, "steps left"),
        ({"Verde": "C7", "Azul": "A9", "phase": "attack"}, "touches an enemy"),
        ({**TWO, "phase": "question", "level": "impossible"}, "no level"),
        ({**TWO, "phase": "question", "question": "nothing"}, "no question"),
        ({**TWO, "used": ["nothing"]}, "no question"),
        ({**TWO, "phase": "question", "options": {"question_level": "off"}}, "without questions"),
        (
            {**TWO, "phase": "question", "level": "hard", "options": {"question_level": "easy"}},
            "agreed",
        ),
        ({**TWO, "options": {"board_size": 5}}, "board_size"),
        ({**TWO, "seats": 7}, "seats"),
    ],
)
def test_positions_that_cannot_be(parts, message):
    with pytest.raises(BadPosition, match=message):
        GAME.position(**parts)


def played(seats, seed, **options):
    match = Match("eggar", seats, {"max_rounds": 20, **options})
    return match.run(random_policy, random.Random(seed))


VARIANTS = [
    {},
    {"group_loser": "attacker_choice", "wrong_answer_tie": "answerer", "first_seat": "random"},
    {"group_loser": "all", "question_level": "medium", "own_flag": "free", "board_size": 7},
    {"question_level": "off", "must_use_all_steps": True, "board_size": 9},
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_can_be_dumped_and_loaded(seats, variant):
    match = played(seats, seats + 10 * variant, **VARIANTS[variant])
    assert match.is_over
    for state in match.states:
        data = json.loads(json.dumps(GAME.dump(state), allow_nan=False))
        again = GAME.load(data)
        assert again == state
        assert GAME.dump(again) == data


def test_a_match_goes_on_from_a_loaded_position(start, tmp_path):
    table = start(**TWO, phase="question", question="easy-1")
    table.reply(right=False)
    again = Match.load(table.save(tmp_path / "log.jsonl"))
    assert again.state == table.state
    assert again.started_from_position


def _dumps():
    """Dumps of every kind of position."""
    cards = {"question_level": "easy"}
    yield "setup", GAME.dump(GAME.setup(2))
    yield "move", GAME.dump(GAME.position(**TWO, steps=3))
    yield "attack", GAME.dump(GAME.position(**TWO, phase="attack"))
    match = Match("eggar", start=GAME.position(**TWO, phase="attack"))
    match.act("attack", "s1-0", ["s0-1"])
    yield "fight", GAME.dump(match.state)
    yield "question", GAME.dump(GAME.position(**TWO, phase="question", options=cards))
    match = Match("eggar", start=GAME.position(seats=2, phase="question", question="q001"))
    yield "open", GAME.dump(match.state)
    match.act("answer", -1)
    yield "choosing", GAME.dump(match.state)
    options = {"group_loser": "attacker_choice"}
    parts = {"Verde": "E5, F4", "Azul": "E4, M13", "phase": "attack"}
    match = Match("eggar", start=GAME.position(**parts, options=options))
    match.act("attack", "s1-0", ["s0-0", "s0-1"])
    match.act("roll_attack", [1, 1], 2)
    yield "group", GAME.dump(match.state)
    match = Match("eggar", start=GAME.position(Verde="L11", Azul="M13", steps=1))
    match.act("move", "s0-0", ["L12"])
    yield "won", GAME.dump(match.state)


DUMPS = dict(_dumps())

SPOILT = [
    ("move", {"game": "teg"}),
    ("move", {"version": 1}),
    ("move", {"version": 3}),
    ("move", {"version": []}),
    ("move", {"seats": ["Verde"]}),
    ("move", {"options": {"question_set": "0123"}}),
    ("move", {"phase": "dance"}),
    ("move", {"phase": 3}),
    ("move", {"chance": "attack"}),
    ("move", {"round": "1"}),
    ("move", {"round": True}),
    ("move", {"round": -1}),
    ("move", {"turn": "Rojo"}),
    ("move", {"soldiers": {"s0-0": "E5", "s1-0": "E5"}}),
    ("move", {"soldiers": {"s0-9": "E5", "s1-0": "A1"}}),
    ("move", {"soldiers": {"s0-0": "Z5", "s1-0": "A1"}}),
    ("move", {"soldiers": ["E5"]}),
    ("move", {"steps": 0}),
    ("move", {"steps": 5}),
    ("move", {"die": 7}),
    ("move", {"chance": "move"}),
    ("move", {"target": "s1-0"}),
    ("move", {"attackers": ["s0-1"]}),
    ("move", {"choosing": ["s0-1", "s0-0"]}),
    ("move", {"question": "q001"}),
    ("move", {"level": "easy"}),
    ("move", {"used": ["q001", "q001"]}),
    ("move", {"used": "q001"}),
    ("move", {"winners": ["Verde"]}),
    ("move", {"reason": "flag"}),
    ("setup", {"soldiers": {"s0-0": "E5", "s1-0": "A1"}}),
    ("setup", {"round": 1}),
    ("attack", {"steps": 1}),
    ("attack", {"soldiers": {"s0-0": "E5", "s1-0": "A1"}}),
    ("attack", {"chance": "attack"}),
    ("fight", {"target": None}),
    ("fight", {"attackers": []}),
    ("fight", {"attackers": ["s0-0"]}),
    ("fight", {"attackers": ["s1-6"]}),
    ("fight", {"attackers": ["s0-5"]}),
    ("fight", {"target": "s1-6"}),
    ("fight", {"chance": ""}),
    ("question", {"level": "hard"}),
    ("question", {"level": None}),
    ("question", {"chance": ""}),
    ("open", {"used": []}),
    ("open", {"level": "hard"}),
    ("open", {"level": None}),
    ("open", {"chance": "question"}),
    ("choosing", {"choosing": ["s1-0", "s1-2"]}),
    ("choosing", {"choosing": ["s1-1"]}),
    ("choosing", {"choosing": []}),
    ("choosing", {"chance": "question"}),
    ("group", {"choosing": ["s0-0"]}),
    ("group", {"attackers": ["s0-0"], "choosing": ["s0-0"]}),
    ("group", {"options": {"question_set": DUMPS["group"]["options"]["question_set"]}}),
    ("won", {"reason": "last_alive"}),
    ("won", {"reason": "luck"}),
    ("won", {"winners": ["Azul"]}),
    ("won", {"winners": []}),
    ("won", {"phase": "move"}),
    ("won", {"steps": 1}),
    ("won", {"soldiers": {"s0-0": "A4", "s1-0": "A5"}}),
]


@pytest.mark.parametrize(
    ("kind", "changes"), SPOILT, ids=[f"{n}-{k}" for n, (k, _) in enumerate(SPOILT)]
)
def test_spoilt_dumps_are_refused(kind, changes):
    assert GAME.load(copy.deepcopy(DUMPS[kind]))
    with pytest.raises(BadPosition):
        GAME.load({**DUMPS[kind], **changes})


@pytest.mark.parametrize("kind", DUMPS)
def test_every_part_of_a_dump_is_needed(kind):
    for name in DUMPS[kind]:
        with pytest.raises(BadPosition):
            GAME.load({key: value for key, value in DUMPS[kind].items() if key != name})
    for odd in (None, [], "position", 3):
        with pytest.raises(BadPosition):
            GAME.load(odd)


# What interfaces are offered


def test_compose_names_what_each_soldier_can_reach(start):
    table = start(Verde="K12, E5", Azul="E4, M13", steps=2)
    offered = GAME.offer_form(table.state, 0)
    assert json.loads(json.dumps(offered)) == offered
    assert offered["steps"] == 2
    assert [soldier["soldier"] for soldier in offered["soldiers"]] == ["s0-0", "s0-1"]
    assert [soldier["at"] for soldier in offered["soldiers"]] == ["K12", "E5"]
    flags = [item for item in offered["soldiers"][0]["reach"] if item["flag"]]
    assert flags == [{"to": "L12", "steps": 1, "path": ["L12"], "flag": True}]
    listed = {(name, tuple(path)) for name, path in table.legal("move")}
    reachable = {
        (soldier["soldier"], tuple(way["path"]))
        for soldier in offered["soldiers"]
        for way in soldier["reach"]
    }
    assert reachable == listed
    for soldier in offered["soldiers"]:
        for way in soldier["reach"]:
            assert (way["to"], way["steps"]) == (way["path"][-1], len(way["path"]))
    assert offered["targets"] == []


def test_compose_names_the_enemies_in_touch(start):
    table = start(Verde="F6, G5, H6", Azul="G6, F5, M1", phase="attack")
    assert GAME.offer_form(table.state, 0)["targets"] == [
        {"target": "s1-0", "at": "G6", "soldiers": ["s0-0", "s0-1", "s0-2"]},
        {"target": "s1-1", "at": "F5", "soldiers": ["s0-0", "s0-1"]},
    ]
    assert all(not soldier["reach"] for soldier in GAME.offer_form(table.state, 0)["soldiers"])


@pytest.mark.parametrize(
    ("parts", "seat"),
    [
        ({}, 0),
        ({"steps": 3}, 1),
        ({"phase": "attack"}, 1),
        ({"phase": "question", "question": "easy-1"}, 1),
    ],
)
def test_compose_offers_nothing_at_other_moments(start, parts, seat):
    offered = GAME.offer_form(start(**TWO, **parts).state, seat)
    assert offered["steps"] == 0
    assert len(offered["soldiers"]) == 2
    assert not any(soldier["reach"] for soldier in offered["soldiers"])
    assert offered["targets"] == []
