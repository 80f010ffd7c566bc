"""Positions by hand and as JSON, logs, and pictures."""

from __future__ import annotations

import copy
import json
import random

import pytest

from teg_nb import GAMES, BadLog, BadPosition, Match
from teg_nb.bots import greedy_policy, random_policy

GAME = GAMES["tgm"]


def some_match(seed):
    seats = 3 + seed % 4
    options = {"variant": ("secret", "world")[seed % 2], "max_rounds": 12}
    policies = [greedy_policy if seat % 2 else random_policy for seat in range(seats)]
    return Match("tgm", seats, options).run(policies, random.Random(seed), limit=500)


@pytest.mark.parametrize("seed", range(6))
def test_dump_and_load_at_every_step(seed):
    match = some_match(seed)
    for state in match.states:
        data = json.loads(json.dumps(GAME.dump(state)))
        again = GAME.load(data)
        assert again == state
        for viewer in (None, 0):
            assert repr(GAME.observe(again, viewer)) == repr(GAME.observe(state, viewer))


@pytest.mark.parametrize("seed", range(3))
def test_a_match_goes_on_from_any_position(seed):
    match = some_match(seed)
    for step in range(0, len(match), 37):
        rest = Match("tgm", start=GAME.load(GAME.dump(match.states[step])))
        for action in match.actions[step:]:
            rest.push(action)
        assert rest.state == match.state
        assert [e for event in rest.events for e in event] == [
            e for event in match.events[step:] for e in event
        ]
        assert Match.parse(rest.lines()).state == match.state


def test_a_log_that_was_changed(tmp_path):
    match = some_match(0)
    path = match.save(tmp_path / "match.jsonl")
    assert Match.load(path).actions == match.actions
    lines = path.read_text(encoding="utf-8").splitlines()
    rolls = [number for number, line in enumerate(lines) if '"roll"' in line]
    lines[rolls[0]] = '["chance", "roll", [1, 1, 1, 1], [6]]'
    with pytest.raises(BadLog) as fault:
        Match.parse(lines)
    assert fault.value.line == rolls[0] + 1


BASE = {"Blanco": "Brasil 4, Perú", "Negro": "Congo 3", "cards": {"Blanco": ["Brasil"]}}


def dumped(**parts):
    return GAME.dump(GAME.position(**{**BASE, **parts}))


def set_to(*path):
    """A change of one part of a dump."""

    def change(data):
        *way, last, value = path
        for key in way:
            data = data[key]
        data[last] = value

    return change


FAULTS = {
    "no such game": set_to("game", "teg"),
    "another version": set_to("version", 3),
    "unknown phase": set_to("phase", "attack"),
    "phase of no type": set_to("phase", None),
    "unknown chance": set_to("chance", "card"),
    "dice without an attack": set_to("chance", "battle"),
    "round of no type": set_to("round", "5"),
    "round zero": set_to("round", 0),
    "a negative number": set_to("exchanges", -1),
    "armies to place in combat": set_to("pool", 2),
    "first armies in combat": set_to("due", "Blanco", 2),
    "a seat missing": set_to("due", {"Blanco": 0}),
    "nobody's turn": set_to("turn", "Violeta"),
    "an unknown option": set_to("options", {"wind": 1}),
    "two seats": set_to("seats", ["Blanco", "Negro"]),
    "a territory too few": lambda data: data["countries"].pop("Congo"),
    "a territory without armies": set_to("countries", "Congo", ["Negro", 0]),
    "half an army": set_to("countries", "Congo", ["Negro", 1.5]),
    "a territory of nobody": set_to("countries", "Congo", [None, 1]),
    "too many armies": set_to("countries", "Congo", ["Negro", 10_001]),
    "an owner who does not play": set_to("countries", "Congo", ["Verde", 1]),
    "a card twice in a hand": set_to("hands", "Blanco", ["Brasil", "Brasil"]),
    "a card in two hands": set_to("hands", "Negro", ["Brasil"]),
    "a card in hand and discarded": set_to("discards", ["Brasil"]),
    "no such card": set_to("discards", ["Atlántida"]),
    "six cards": set_to("hands", "Negro", ["Congo", "Perú", "Ural", "China", "India", "Siam"]),
    "five cards in combat": set_to("hands", "Blanco", ["Congo", "Perú", "Ural", "China", "India"]),
    "no such objective": set_to("objectives", "Blanco", "hold_25"),
    "an objective out of play": set_to("objectives", "Blanco", "destroy_5"),
    "an objective twice": set_to(
        "objectives", dict.fromkeys(("Blanco", "Negro", "Rojo"), "hold_24")
    ),
    "eliminated with territories": set_to("slayers", "Negro", "Blanco"),
    "winners before the end": set_to("winners", ["Blanco"]),
    "a reason before the end": set_to("reason", "objective"),
    "over without winners": set_to("phase", "game_over"),
    "an attack on oneself": set_to("battle", ["Brasil", "Perú"]),
    "an attack without dice": set_to("battle", ["Brasil", "África del Norte"]),
    "an attack from afar": set_to("battle", ["Brasil", "Congo"]),
    "dice of nothing": set_to("dice", [1, 0]),
    "three numbers of dice": set_to("dice", [1, 1, 1]),
    "moving in without a conquest": set_to("entry", ["Brasil", "Perú"]),
    "moving in from afar": lambda data: data.update(entry=["Congo", "Brasil"], conquests=1),
    "no countries": lambda data: data.pop("countries"),
    "no dice": lambda data: data.pop("dice"),
    "countries of no shape": set_to("countries", "Congo", 3),
}


@pytest.mark.clause("TGM-18.1")
@pytest.mark.parametrize("fault", FAULTS)
def test_positions_that_cannot_be(fault):
    data = copy.deepcopy(dumped())
    GAME.load(copy.deepcopy(data))
    FAULTS[fault](data)
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, 3, [], {}, {"game": "tgm", "version": 1}])
def test_what_is_no_position(data):
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.clause("TGM-18.1")
@pytest.mark.parametrize(
    "change",
    [
        set_to("dice", [4, 1]),
        set_to("dice", [3, 2]),
        set_to("dice", [3, 0]),
        set_to("chance", ""),
        set_to("phase", "move"),
        set_to("entry", ["Brasil", "Perú"]),
        set_to("battle", None),
        set_to("turn", "Negro"),
    ],
)
def test_positions_in_the_middle_of_a_fight(change):
    table = Match("tgm", start=GAME.position(**BASE))
    table.act("attack", "Brasil", "Venezuela", 3)
    data = GAME.dump(table.state)
    assert (data["dice"], data["chance"]) == ([3, 1], "battle")
    assert GAME.load(copy.deepcopy(data)) == table.state
    change(data)
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.clause("TGM-18.1")
@pytest.mark.parametrize(
    "change",
    [
        set_to("pool", 0),
        set_to("pool", 99),
        set_to("round", 1),
        set_to("due", dict.fromkeys(("Blanco", "Negro", "Rojo"), 0)),
        set_to("chance", "deal"),
        set_to("phase", "setup"),
    ],
)
def test_positions_while_the_first_armies_are_placed(change):
    match = Match("tgm", 3)
    match.resolve_chance(random.Random(1))
    data = GAME.dump(match.state)
    assert GAME.load(copy.deepcopy(data)) == match.state
    change(data)
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.clause("TGM-18.1")
def test_positions_before_the_deal_and_while_a_card_is_due():
    data = GAME.dump(GAME.setup(3))
    data["countries"]["Congo"] = ["Blanco", 1]
    with pytest.raises(BadPosition, match="not dealt"):
        GAME.load(data)
    match = Match("tgm", start=GAME.position(**BASE, conquests=1))
    match.act("end_combat")
    data = GAME.dump(match.state)
    assert GAME.load(copy.deepcopy(data)) == match.state
    in_hand = {"Brasil"}
    data["discards"] = [name for name in match.settings.facts.cards if name not in in_hand]
    with pytest.raises(BadPosition, match="no card is left"):
        GAME.load(data)


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        (
            {"Blanco": "Brasil", "out": {"Rojo": "Blanco", "Negro": "Blanco"}},
            "Blanco would already have won: it is the last one alive",
        ),
        (
            {
                "Blanco": dict.fromkeys(GAME.setup(3).settings.board.countries[:28], 1),
                "round": 3,
                "objectives": {"Blanco": "hold_24"},
            },
            "Blanco would already have won: it meets its objective",
        ),
        ({"Blanco": "Brazil 4"}, "did you mean Brasil"),
        ({"Blanco": "Brasil 0"}, "0 armies"),
        ({"Blanco": "Brasil, Brasil"}, "named twice"),
        ({"Blanco": "Brasil", "Negro": "Brasil"}, "named twice"),
        ({"Blanco": "44"}, "cannot be read"),
        ({"Violeta": "Brasil"}, "option “seats”"),
        ({"Blanco": "Brasil", "seats": 2}, "option “seats”"),
        ({"Blanco": "Brasil", "turn": "Verde"}, "no seat plays"),
        ({"Blanco": "Brasil", "phase": "setup"}, "no position can be set up"),
        ({"Blanco": "Brasil", "round": 0}, "round 0"),
        ({"Blanco": "Brasil", "cards": {"Blanco": ["Atlántida"]}}, "no card"),
        ({"Blanco": "Brasil", "cards": {"Blanco": ["Perú", "peru"]}}, "twice"),
        ({"Blanco": "Brasil", "objectives": {"Blanco": "moon"}}, "no objective"),
        ({"Blanco": "Brasil", "pool": 3}, "no armies are due"),
        ({"Blanco": "Brasil", "conquests": 1, "phase": "reinforce"}, "conquered"),
        ({"Blanco": "Brasil", "out": {"Rojo": "Rojo"}}, "eliminates itself"),
        ({"Blanco": "Brasil", "options": {"wind": 1}}, "wind"),
    ],
)
def test_a_position_by_hand_says_what_is_wrong(parts, text):
    with pytest.raises(BadPosition, match=text):
        GAME.position(**parts)


def test_a_position_by_hand():
    state = GAME.position(
        Verde={"brasil": 4, "PERU": 2},
        Azul="oeste de ee. uu. 7",
        turn="Azul",
        phase="reinforce",
        round=3,
        exchanges=2,
        rest="Verde",
        out={"Blanco": "Azul"},
        seats=["Azul", "Verde", "Blanco"],
    )
    assert state.settings.seats == ("Azul", "Verde", "Blanco")
    assert state.at("Oeste de EE. UU.") == ("Oeste de EE. UU.", "Azul", 7)
    assert state.held[1].bit_count() == 41
    assert state.pool == 0
    assert repr(state) == "<tgm position: round 3, Azul, reinforce>"
    assert GAME.position(Rojo="Perú").settings.seats == ("Rojo", "Blanco", "Negro")
    with pytest.raises(KeyError):
        state.at("Atlántida")


def test_pictures():
    state = GAME.position(**BASE)
    drawn = GAME.picture(state, marks={"Brasil": "source"}, arrows=[("Brasil", "Perú")], lang="en")
    assert drawn.caption == "Round 5 · Blanco · Combat"
    assert drawn.svg.startswith("<svg")
    assert all(GAME.picture(state, viewer=v).svg == GAME.picture(state).svg for v in (0, 1, 2))
    assert state._repr_svg_() == GAME.picture(state).svg
    assert GAME.picture(GAME.setup(3)).caption == "Preparación"
    assert GAME.picture(state, caption="", legend=False).caption == ""
