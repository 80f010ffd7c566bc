"""WAR-18: every refusal that the rules can give, provoked once, by its code."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.games.wargame import actions as verbs
from teg_nb.engine.text.catalogue import catalogue

WORDS = catalogue("wargame")
CHILE, NIGERIA = "Chile-Bolivia-Perú", "Argelia-Nigeria"
TWO: dict[str, Any] = {
    "Rojo": {
        "Brasil": {"troops": 5, "planes": 2, "stock": {"metal": 9, "food": 20}},
        CHILE: 1,
        "Mongolia": {"stock": {"metal": 3}},
    },
    "Azul": {NIGERIA: 2, "Moscú": 3},
    "rest": "Azul",
}


class Case(NamedTuple):
    """The action that is refused in the position above, or in another."""

    clause: str
    words: list[Any]
    parts: dict[str, Any] = TWO
    seat: str | None = None
    before: tuple[list[Any], ...] = ()


CASES = {
    "malformed_action": Case("WAR-4.6", ["gather_roll", [6]], seat="Rojo"),
    "bad_chance": Case("WAR-7.3", ["gather_roll", [6]], seat="chance"),
    "player_eliminated": Case(
        "WAR-11.1",
        ["end_turn", ["Brasil"]],
        {"seats": ["Rojo", "Azul", "Verde"], "Rojo": "Brasil", "out": {"Azul": "Rojo"}},
        seat="Azul",
    ),
    "not_your_turn": Case("WAR-4.5", ["end_turn", ["Moscú"]], seat="Azul"),
    "decision_pending": Case(
        "WAR-7.1", ["end_turn", ["Brasil"]], seat="Rojo", before=(["gather", "Brasil", "Metal", 1],)
    ),
    "wrong_phase": Case(
        "WAR-4.4",
        ["gather", "Brasil", "Metal", 1],
        {
            "Rojo": "Brasil 4",
            "phase": "first_delivery",
            "options": {"reinforcement.first_round": True},
        },
    ),
    "game_over": Case(
        "WAR-11.2",
        ["end_turn", ["Brasil"]],
        {"Rojo": "Brasil 9", "Azul": NIGERIA, "rest": "Rojo"},
        seat="Rojo",
        before=(["attack", "Brasil", NIGERIA, 4],),
    ),
    "unknown_territory": Case("WAR-1.1", ["attack", "Brasil", "Atlántida", 1]),
    "bad_amount": Case("WAR-6.2", ["attack", "Brasil", NIGERIA, 0]),
    "search_cap": Case("WAR-7.1", ["gather", "Brasil", "Metal", 101]),
    "same_good_twice": Case(
        "WAR-10.2", ["march", "Brasil", CHILE, [["Metal", 1], ["Metal", 1]], 1]
    ),
    "not_owner": Case("WAR-6.2", ["attack", NIGERIA, "Brasil", 1]),
    "own_target": Case("WAR-6.2", ["attack", "Brasil", CHILE, 1]),
    "not_adjacent": Case("WAR-6.2", ["attack", "Brasil", "China", 1]),
    "same_territory": Case("WAR-10.2", ["march", "Brasil", "Brasil", [], 1]),
    "not_enough_ready": Case("WAR-4.7", ["attack", "Brasil", NIGERIA, 6]),
    "must_leave_one": Case("WAR-6.2", ["attack", "Brasil", NIGERIA, 5]),
    "not_enough_resources": Case("WAR-8.1", ["upgrade", "Brasil", "Muralla"]),
    "resource_not_here": Case("WAR-7.3", ["gather", "Brasil", "Virus", 1]),
    "landlocked": Case("WAR-8.3", ["build", "Mongolia", "Barco", 1]),
    "air_immune": Case("WAR-9.3", ["strike_air", "Brasil", "Moscú", "Tropas", 1]),
    "out_of_range": Case("WAR-9.8", ["fire", "Misil", "Brasil", "China"]),
    "weapon_not_held": Case("WAR-9.8", ["fire", "Misil", "Brasil", NIGERIA]),
    "max_level": Case(
        "WAR-8.2", ["upgrade", "Brasil", "Muralla"], {"Rojo": {"Brasil": {"wall": 3}}}
    ),
    "recruit_cap": Case("WAR-8.3", ["build", "Brasil", "Tropa", 3]),
    "over_capacity": Case("WAR-10.2", ["march", "Brasil", CHILE, [["Metal", 3]], 1]),
    "bad_aim": Case("WAR-9.2", ["strike_air", "Brasil", NIGERIA, "Barcos", 1]),
    "bad_selection": Case("WAR-4.9", ["end_turn", []]),
}
# Not a refusal of an action, or of one that cannot be written with printed names; chapters have
# their own tests.
ELSEWHERE = {"bad_option", "bad_map", "unknown_resource", "unknown_item", "hidden_information"}
ELSEWHERE |= {"chapter_off"}


def test_every_code_has_its_case():
    assert set(CASES) | ELSEWHERE == set(WORDS.sections["reasons"])


@pytest.mark.parametrize("code", CASES)
def test_every_code_is_provoked(code, start):
    case = CASES[code]
    match = start(**case.parts)
    for words in case.before:
        match.act(*words)
    match.refuses(code, case.clause, *case.words, seat=case.seat)


NUMBERED = [
    ("unknown_territory", verbs.Attack(0, 42, 1, 1)),
    ("unknown_territory", verbs.Attack(0, 1, -1, 1)),
    ("unknown_territory", verbs.EndTurn(0, (-1,))),
    ("unknown_territory", verbs.Gather(0, 99, 0, 1)),
    ("unknown_resource", verbs.Gather(0, 11, 13, 1)),
    ("unknown_resource", verbs.Gather(0, 11, -1, 1)),
    ("unknown_resource", verbs.March(0, 11, 9, ((16, 1),), 1)),
    ("unknown_resource", verbs.Carry(0, 11, 9, 0, 1, 0, ((-1, 1),))),
    ("unknown_item", verbs.Build(0, 11, 7, 1)),
    ("unknown_item", verbs.Build(0, 11, -1, 1)),
    ("unknown_item", verbs.Upgrade(0, 11, 4)),
    ("unknown_item", verbs.Defend(0, 11, 3, 1)),
    ("unknown_item", verbs.Carry(0, 11, 9, 2, 1)),
    ("unknown_item", verbs.Fire(0, 4, 11, 22)),
    ("bad_aim", verbs.StrikeAir(0, 11, 22, 7, 1)),
    ("bad_aim", verbs.StrikeSea(0, 11, 22, -1, 1)),
    ("bad_amount", verbs.Attack(0, 11, 22, True)),
    ("bad_amount", verbs.Gather(0, 11, 0, 1.5)),
    ("not_your_turn", verbs.EndTurn(7, (11,))),
    ("not_your_turn", verbs.EndTurn(-2, (11,))),
    ("malformed_action", verbs.Attack(CHANCE, 11, 22, 1)),
    ("malformed_action", verbs.DealTerritories(0, ())),
    ("bad_chance", verbs.DealTerritories(CHANCE, tuple(range(42)))),
    ("bad_chance", verbs.DealObjectives(CHANCE, (0, 1))),
    ("bad_chance", verbs.TreasureDraw(CHANCE, (0,))),
]


@pytest.mark.parametrize(("code", "action"), NUMBERED)
def test_numbers_that_name_nothing(code, action, start):
    match = start(**TWO)
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(action)
    assert caught.value.code == code
    assert caught.value.clause in WORDS.reason_clauses(code)
    assert caught.value.text("es") != caught.value.text("en")
    assert match.state == before


@pytest.mark.parametrize(
    "words",
    [
        ["Rojo", "gather", "Brasil", "Oro", 1],
        ["Rojo", "fly"],
        ["Rojo", "attack", "Brasil", NIGERIA],
        ["Rojo", "march", "Brasil", CHILE, [["Metal"]], 1],
        ["Rojo", "march", "Brasil", CHILE, "Metal", 1],
        ["Gris", "end_turn", ["Brasil"]],
        ["chance", "gather_roll", [7]],
    ],
)
def test_what_is_no_action_at_all(words, start):
    match = start(**TWO)
    with pytest.raises(BadMessage):
        match.act(*words[1:], seat=words[0])


@pytest.mark.parametrize("amount", ["2", 1.5, None, True])
def test_an_amount_that_is_no_whole_number(amount, start):
    match = start(**TWO)
    with pytest.raises(IllegalAction) as caught:
        match.act("attack", "Brasil", NIGERIA, amount)
    assert caught.value.code == "bad_amount"


def test_names_are_read_without_accents_and_capitals(start):
    match = start(**TWO)
    match.act("attack", "brasil", "argelia-nigeria", 3)
    match.gather("mongolia", "MANO DE OBRA", 1, [6])
    assert match.at(NIGERIA).owner == "Rojo"


def test_the_order_of_checks(start):
    """Whose turn, then names, amounts, ownership, geography, pieces."""
    match = start(**TWO)
    wrong = verbs.Attack
    for action, code in (
        (wrong(1, 99, 99, 0), "not_your_turn"),
        (wrong(0, 99, 11, 0), "unknown_territory"),
        (wrong(0, 22, 40, 0), "bad_amount"),
        (wrong(0, 22, 40, 99), "not_owner"),
        (wrong(0, 11, 40, 99), "not_adjacent"),
        (wrong(0, 11, match.country(NIGERIA), 99), "not_enough_ready"),
    ):
        with pytest.raises(IllegalAction) as caught:
            match.push(action)
        assert caught.value.code == code


def test_nothing_is_due_by_chance(start):
    match = start(**TWO)
    with pytest.raises(ValueError, match="no chance"):
        match.game.sample_chance(match.state, random.Random(1))
