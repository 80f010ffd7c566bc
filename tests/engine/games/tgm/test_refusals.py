"""Options (TGM-2), what is no move (TGM-15), and every refusal of the catalogue, once."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES, BadMessage, IllegalAction, Match
from teg_nb.engine.errors import BadBoard
from teg_nb.engine.games.tgm import actions as verbs
from teg_nb.engine.games.tgm.components import check_board
from teg_nb.engine.games.tgm.options import TgmOptions
from teg_nb.engine.text.catalogue import catalogue

GAME = GAMES["tgm"]
WORDS = catalogue("tgm")

TWO = {"Blanco": "Brasil 4, Venezuela, Japón", "Negro": "Perú 3, Argentina"}
WEAK = {"Blanco": "Brasil 4", "Negro": "Perú, Congo"}
FIVE = {"Blanco": ["Argentina", "China", "Japón", "Brasil", "Perú"]}
PLACING = {**TWO, "phase": "reinforce", "pool": 3, "cards": FIVE}
TAKEN = (["attack", "Brasil", "Perú", 1], ["roll", [6], [1]])
ALONE = {"Blanco": "Brasil 4", "Negro": "Perú", "rest": "Blanco", "out": {"Rojo": "Negro"}}

# Code: clause, position, what was played before, the action, and who tries it.
CASES = {
    "chapter_off": (
        "CHP-7.1",
        {**PLACING, "options": {"jokers": False}},
        (),
        ["exchange", ["Argentina", "China", "Comodín 1"]],
        None,
    ),
    "game_over": ("TGM-9.4", {**ALONE, "seats": 3}, TAKEN, ["end_combat"], "Blanco"),
    "player_eliminated": (
        "TGM-8.1",
        {**TWO, "seats": 3, "out": {"Rojo": "Negro"}},
        (),
        ["end_combat"],
        "Rojo",
    ),
    "not_your_turn": ("TGM-4.2", TWO, (), ["end_combat"], "Negro"),
    "wrong_phase": ("TGM-4.1", TWO, (), ["end_turn"], None),
    "decision_pending": ("TGM-4.3", WEAK, TAKEN, ["end_combat"], None),
    "malformed_action": ("TGM-15.1", TWO, (), ["attack", "Brasil", "Perú", 1.5], None),
    "unknown_territory": ("TGM-1.3", TWO, (), ["attack", "Brasil", "Atlántida", 1], None),
    "not_owner": ("TGM-6.2", TWO, (), ["attack", "Perú", "Brasil", 1], None),
    "own_target": ("TGM-6.2", TWO, (), ["attack", "Brasil", "Venezuela", 1], None),
    "not_adjacent": ("TGM-6.2", TWO, (), ["attack", "Brasil", "Congo", 1], None),
    "same_territory": ("TGM-6.2", TWO, (), ["attack", "Brasil", "Brasil", 1], None),
    "bad_amount": ("TGM-5.13", PLACING, (), ["place", "Brasil", 4], None),
    "too_few_armies": ("TGM-6.2", TWO, (), ["attack", "Venezuela", "Perú", 1], None),
    "bad_dice": ("TGM-6.2", TWO, (), ["attack", "Brasil", "Perú", 4], None),
    "protected_seat": (
        "TGM-8.3",
        {"Blanco": "Brasil 4", "Negro": "Perú", "Rojo": "Japón", "rest": "Rojo", "round": 4},
        (),
        ["attack", "Brasil", "Perú", 1],
        None,
    ),
    "card_not_held": ("TGM-5.5", PLACING, (), ["exchange", ["Ural", "China", "Japón"]], None),
    "no_set": ("TGM-5.8", PLACING, (), ["exchange", ["Argentina", "China", "Perú"]], None),
    "must_exchange": ("TGM-5.9", {**PLACING, "pool": 0}, (), ["end_reinforce"], None),
    "pool_not_empty": ("TGM-5.14", PLACING, (), ["end_reinforce"], None),
    "objective_not_met": (
        "TGM-9.3",
        {**TWO, "objectives": {"Blanco": "hold_24"}, "options": {"win_check": "claim"}},
        (),
        ["claim"],
        None,
    ),
    "bad_chance": ("TGM-6.5", TWO, (), ["roll", [6], [1]], "chance"),
}
ELSEWHERE = {"bad_option", "bad_map", "hidden_information"}  # no action can provoke these


@pytest.mark.clause("TGM-15.1")
@pytest.mark.parametrize("code", CASES)
def test_every_refusal_once(start, code):
    clause, parts, before, words, seat = CASES[code]
    table = start(**parts)
    for item in before:
        table.act(*item)
        while table.to_move >= 0 and table.state.battle:
            table.act("defend", 1)
    table.refuses(code, clause, *words, seat=seat)


def test_the_cases_are_all_codes():
    assert CASES.keys() | ELSEWHERE == WORDS.sections["reasons"].keys()


@pytest.mark.clause("TGM-1.3", "TGM-2.1")
def test_the_refusals_that_are_no_action(in_words):
    with pytest.raises(IllegalAction) as caught:
        GAME.setup(3, {"variant": "moon"})
    assert caught.value.code == "bad_option"
    in_words(caught.value)
    with pytest.raises(BadBoard) as fault:
        check_board(GAMES["teg"].setup(3).settings.board)
    assert str(fault.value) == WORDS.sentence("bad_map", "en", {"fault": "72 + 7"})


# Everything that is not a move at all

BAD_WORDS = [
    [],
    ["fly"],
    ["attack", "Brasil", "Perú"],
    ["attack", "Brasil", "Perú", 1, 1],
    ["attack", 3, "Perú", 1],
    ["exchange", "Perú"],
    ["exchange", ["Perú", "Atlántida", "Congo"]],
    ["exchange", ["Perú"] * 101],
    ["roll", [7], [1]],
    ["end_turn", 1],
]


@pytest.mark.clause("TGM-15.1")
@pytest.mark.parametrize("words", BAD_WORDS)
def test_what_is_not_an_action(start, words):
    table = start(**TWO)
    with pytest.raises(BadMessage):
        table.act(*words or [""])


@pytest.mark.clause("TGM-15.1")
@pytest.mark.parametrize("number", [True, 1.0, "1", None, [1]])
def test_numbers_must_be_whole(start, number):
    table = start(**TWO)
    table.refuses("malformed_action", "TGM-15.1", "attack", "Brasil", "Perú", number)
    for action in (
        verbs.Attack(0, 11, 10, number),
        verbs.Fortify(0, 11, 9, number),
        verbs.Place(0, 11, number),
        verbs.Place(0, number, 1),
        verbs.Defend(1, number),
        verbs.MoveIn(0, number),
        verbs.Exchange(0, (number,) * 3),
        verbs.EndCombat(number if number is not True else 1),
        verbs.Roll(-1, (number,), (1,)),
        verbs.DrawCard(-1, number),
    ):
        for position in (table.state, start(**PLACING).state, start(**TWO, phase="move").state):
            before = position.copy()
            with pytest.raises(IllegalAction):
                GAME.play(position, action)
            assert position == before


@pytest.mark.clause("TGM-15.1")
@pytest.mark.parametrize("number", [True, 1.0, "1", None])
def test_numbers_of_a_decision_must_be_whole(start, number):
    table = start(**TWO)
    table.act("attack", "Brasil", "Perú", 3)
    taken = start(**WEAK)
    taken.fight("Brasil", "Perú", [6], [1])
    placing, moving = start(**PLACING), start(**TWO, phase="move")
    for state, action in (
        (table.state, verbs.Defend(1, number)),
        (taken.state, verbs.MoveIn(0, number)),
        (placing.state, verbs.Place(0, 11, number)),
        (moving.state, verbs.Fortify(0, 11, 9, number)),
        (start(**TWO).state, verbs.Attack(0, 11, 10, number)),
    ):
        with pytest.raises(IllegalAction) as caught:
            GAME.play(state, action)
        assert (caught.value.code, caught.value.clause) == ("malformed_action", "TGM-15.1")


@pytest.mark.clause("TGM-15.1")
@pytest.mark.parametrize("country", [-1, 42, 1000])
def test_numbers_of_no_territory(start, country):
    fight, place, move = (start(**item).state for item in (TWO, PLACING, {**TWO, "phase": "move"}))
    for state, action in (
        (fight, verbs.Attack(0, country, 10, 1)),
        (fight, verbs.Attack(0, 11, country, 1)),
        (place, verbs.Place(0, country, 1)),
        (move, verbs.Fortify(0, country, 11, 1)),
        (move, verbs.Fortify(0, 11, country, 1)),
    ):
        with pytest.raises(IllegalAction) as caught:
            GAME.play(state, action)
        assert caught.value.code == "unknown_territory"


@pytest.mark.clause("TGM-15.1")
def test_a_seat_does_not_act_for_chance_nor_chance_for_a_seat(start):
    table = start(**TWO)
    table.refuses("malformed_action", "TGM-15.1", "roll", [6], [1], seat="Blanco")
    table.refuses("malformed_action", "TGM-15.1", "end_combat", seat="chance")
    for card in (-1, 44):
        state = start(**TWO, conquests=1).state
        drawing, _ = GAME.play(state, verbs.EndCombat(0))
        with pytest.raises(IllegalAction):
            GAME.play(drawing, verbs.DrawCard(-1, card))


@pytest.mark.clause("TGM-15.1")
def test_the_order_of_the_checks(start):
    """Names, then amounts, owners, places and armies."""
    table = start(**TWO)
    table.refuses("unknown_territory", "TGM-1.3", "attack", "Perú", "Atlántida", 9)
    table.refuses("bad_dice", "TGM-6.2", "attack", "Perú", "Perú", 9)
    table.refuses("not_owner", "TGM-6.2", "attack", "Perú", "Perú", 3)
    table.refuses("not_adjacent", "TGM-6.2", "attack", "Japón", "Perú", 3)
    table = start(**TWO, phase="move")
    table.refuses("bad_amount", "TGM-7.1", "fortify", "Perú", "Perú", 0)
    table.refuses("not_owner", "TGM-7.1", "fortify", "Perú", "Perú", 9)
    table.refuses("not_adjacent", "TGM-7.1", "fortify", "Brasil", "Japón", 9)


# Options

GOOD = {
    "variant": ["secret", "world"],
    "board": ["", "sin_africa_oriental_oriente_medio"],
    "setup_batch": ["all", 1, 5],
    "min_reinforcement": [0, 3],
    "jokers": [True, False],
    "joker_mode": ["wild", "pair_only"],
    "exchange_values": [None, "by_set", "ladder"],
    "territory_card_bonus": [0, 2, 7],
    "defender_choice": ["player", "max"],
    "protect_until_round": [0, 4, 10],
    "protection": ["forbid_attack", "floor_one", "off"],
    "win_check": ["own_turn", "end_of_turn", "claim"],
    "destroy_credit": ["self", "anyone"],
    "hold_territories": [None, 1, 24, 42],
    "fallback_territories": [None, 1, 24, 42],
    "objective_from_round": [None, 1, 3, 200],
    "objectives_excluded": [[], ["hold_24"], ["hold_18_double", "destroy_0"]],
    "hands_public": [False, True],
    "max_rounds": [None, 1, 200],
}
BAD = {
    "variant": ["", "World", 1, None],
    "board": ["moon", None],
    "setup_batch": [0, "none", True, 1.5],
    "min_reinforcement": [-1, "3", None],
    "jokers": [0, "no", None],
    "joker_mode": ["", True],
    "exchange_values": ["", "World", 6, True],
    "territory_card_bonus": [-1, 2.0],
    "defender_choice": ["min"],
    "protect_until_round": [-1, None],
    "protection": [False],
    "win_check": ["never", []],
    "destroy_credit": ["all"],
    "hold_territories": [0, 43, "24"],
    "fallback_territories": [0, 43],
    "objective_from_round": [0, True, 1.0],
    "objectives_excluded": ["hold_24", ["hold_25"], [1], None],
    "hands_public": [1, "yes"],
    "max_rounds": [0, True, "10"],
    "seats": [3],
    "wind": [1],
}


@pytest.mark.clause("TGM-2.1")
@pytest.mark.parametrize(("name", "value"), [(n, v) for n, values in GOOD.items() for v in values])
def test_every_value_of_every_option_is_played(name, value):
    options = {"max_rounds": 4, name: value}
    rng = random.Random(4)
    match = Match("tgm", 4, options)
    match.run(lambda seen, rng: rng.choice(seen.legal_actions), rng, limit=400)
    given = match.settings.options
    stored = getattr(given, name)
    assert (sorted(stored) if isinstance(stored, tuple) else stored) == (
        sorted(value) if isinstance(value, list) else value
    )
    assert TgmOptions.parse(given.changed()) == given
    again = Match.parse(match.lines())
    assert again.state == match.state


@pytest.mark.clause("TGM-2.1")
@pytest.mark.parametrize(("name", "value"), [(n, v) for n, values in BAD.items() for v in values])
def test_what_no_option_can_be(name, value, in_words):
    with pytest.raises(IllegalAction) as caught:
        GAME.setup(3, {name: value})
    clause = {"jokers": "CHP-7.1", "exchange_values": "CHP-7.2"}.get(name, "TGM-2.1")
    assert (caught.value.code, caught.value.clause) == ("bad_option", clause)
    in_words(caught.value)


def test_every_option_is_tried_and_defaults_are_the_rules():
    assert GOOD.keys() == set(TgmOptions.__dataclass_fields__)
    assert TgmOptions().changed() == {}
    assert TgmOptions.parse(None) == TgmOptions()


@pytest.mark.clause("D-4")
def test_too_few_objectives(in_words):
    ids = GAME.setup(3).settings.vocabulary["objective"]
    GAME.setup(3, {"objectives_excluded": ids[3:]})
    with pytest.raises(IllegalAction) as caught:
        GAME.setup(3, {"objectives_excluded": ids[2:]})
    assert (caught.value.code, caught.value.clause) == ("bad_option", "TGM-9.1")
    in_words(caught.value)
    GAME.setup(3, {"objectives_excluded": ids, "variant": "world"})
