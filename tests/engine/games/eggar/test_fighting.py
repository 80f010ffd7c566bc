"""EGG-6: the attack."""

from __future__ import annotations

from itertools import combinations

import pytest

from teg_nb import GAMES
from teg_nb.engine.games.eggar.actions import Attack

GAME = GAMES["eggar"]
RING = {"Verde": "F6, G5, H6, G7, F5", "Azul": "G6, M1", "phase": "attack"}


@pytest.mark.clause("EGG-6.1")
@pytest.mark.parametrize("square", ["G5", "G7", "F6", "H6"])
def test_a_neighbour_on_any_side_may_be_attacked(start, square):
    table = start(Verde=square, Azul="G6, M1", phase="attack")
    assert table.legal("attack") == [["s1-0", ["s0-0"]]]


@pytest.mark.clause("EGG-6.1")
@pytest.mark.parametrize("square", ["F5", "H7", "G4", "A1"])
def test_diagonals_and_distance_do_not_touch(start, square):
    table = start(Verde=f"{square}, M2", Azul="G6, M1", phase="attack")
    table.refuses("not_next_to_target", "EGG-6.3", "attack", "s1-0", ["s0-0"])


@pytest.mark.clause("EGG-6.1")
def test_ones_own_soldier_is_no_target(start):
    table = start(Verde="F6, G6, H6", Azul="I6", phase="attack")
    table.refuses("own_target", "EGG-6.1", "attack", "s0-1", ["s0-0"])


@pytest.mark.clause("EGG-6.2", "EGG-6.3")
def test_every_group_around_a_target_may_attack(start):
    table = start(**RING)
    groups = [tuple(soldiers) for _, soldiers in table.legal("attack")]
    four = ("s0-0", "s0-1", "s0-2", "s0-3")
    assert sorted(groups) == sorted(
        group for number in (1, 2, 3, 4) for group in combinations(four, number)
    )
    for group in ((0, 4), (4,)):
        target = table.soldier("s1-0")
        table.refuses_action("not_next_to_target", "EGG-6.3", Attack(0, target, group))


@pytest.mark.clause("EGG-6.2")
def test_the_defender_competes_with_the_strongest_die(start, pick):
    table = start(**RING)
    events = table.fight("s1-0", "s0-3", "s0-0", dice=[2, 5], defence=4)
    (rolled,) = pick(events, "attack_rolled")
    assert (rolled.soldiers, rolled.attack, rolled.defence, rolled.tie) == (
        (3, 0),
        (2, 5),
        4,
        False,
    )
    assert (rolled.seat, rolled.defender, rolled.target) == (0, 1, 8)
    assert table.standing(1) == ["1"]


@pytest.mark.clause("EGG-6.3")
@pytest.mark.parametrize("group", [(), (0, 0), (0, 1, 2, 3, 4), (0, 1, 0)])
def test_one_to_four_different_soldiers(start, group):
    table = start(**RING)
    table.refuses_action("bad_group", "EGG-6.3", Attack(0, 8, group))


@pytest.mark.clause("EGG-6.4", "D-7")
def test_a_beaten_target_falls_and_the_attackers_stay(start, pick):
    table = start(**RING)
    events = table.fight("s1-0", "s0-1", dice=[6], defence=1)
    (removed,) = pick(events, "soldier_removed")
    assert (removed.soldier, removed.cause, removed.by, removed.seat) == (8, "attack", 0, 1)
    assert removed.clause == "EGG-6.4"
    assert table.at("G6", "G5") == ["", "s0-1"]


@pytest.mark.clause("EGG-6.5")
def test_a_beaten_attacker_falls_and_its_square_is_free(start, pick):
    table = start(**RING)
    events = table.fight("s1-0", "s0-1", dice=[2], defence=5)
    (removed,) = pick(events, "soldier_removed")
    assert (removed.soldier, removed.cause, removed.by) == (1, "defence", 1)
    assert removed.clause == "EGG-6.5"
    assert table.at("G6", "G5") == ["s1-0", ""]


@pytest.mark.clause("EGG-6.5", "D-6")
@pytest.mark.parametrize(
    ("order", "dice", "fallen"),
    [
        (["s0-0", "s0-1", "s0-2"], [1, 3, 2], "s0-1"),
        (["s0-2", "s0-0", "s0-1"], [3, 1, 2], "s0-2"),
        (["s0-2", "s0-0", "s0-1"], [1, 3, 3], "s0-0"),
        (["s0-1", "s0-0"], [3, 3], "s0-1"),
    ],
)
def test_of_a_group_the_strongest_die_falls_the_first_named_if_tied(start, order, dice, fallen):
    table = start(**RING)
    table.fight("s1-0", *order, dice=dice, defence=6)
    assert table.standing(0) == [str(k) for k in range(5) if f"s0-{k}" != fallen]


@pytest.mark.clause("EGG-6.5", "D-6")
def test_by_agreement_the_attacker_chooses_who_falls(start):
    table = start(**RING, options={"group_loser": "attacker_choice"})
    table.fight("s1-0", "s0-2", "s0-0", dice=[1, 3], defence=6)
    assert table.turn == "Verde"
    assert table.legal("remove") == [["s0-2"], ["s0-0"]]
    table.refuses("not_rearmost", "EGG-6.5", "remove", "s0-1")
    table.refuses("decision_pending", "EGG-7.6", "end_attack")
    table.act("remove", "s0-2")
    assert table.standing(0) == ["0", "1", "3", "4"]
    assert table.verbs() == {"attack", "end_attack"}
    table.fight("s1-0", "s0-1", dice=[1], defence=6)  # alone, there is nothing to choose
    assert table.standing(0) == ["0", "3", "4"]


@pytest.mark.clause("EGG-6.5", "D-6")
def test_by_agreement_the_whole_group_falls(start, pick):
    table = start(**RING, options={"group_loser": "all"})
    events = table.fight("s1-0", "s0-2", "s0-0", dice=[1, 3], defence=6)
    assert [event.soldier for event in pick(events, "soldier_removed")] == [2, 0]
    assert table.standing(0) == ["1", "3", "4"]


@pytest.mark.clause("EGG-6.6", "D-6")
def test_a_tie_is_thrown_again_with_all_dice(start, pick):
    table = start(**RING)
    events = table.fight("s1-0", "s0-0", "s0-1", dice=[5, 2], defence=5)
    assert pick(events, "attack_rolled")[0].tie
    assert not pick(events, "soldier_removed")
    assert (table.turn, table.state.chance) == ("chance", "attack")
    table.refuses("bad_chance", "EGG-6.2", "roll_attack", [5], 5)
    table.act("roll_attack", [1, 1], 1)
    table.act("roll_attack", [2, 1], 1)
    assert table.standing(1) == ["1"]


@pytest.mark.clause("EGG-6.7")
def test_attacks_go_on_as_long_as_one_likes_also_against_another(start):
    table = start(seats=3, Verde="G5", Azul="G6, F5", Rojo="H5, M13", phase="attack")
    table.fight("s1-0", "s0-0", dice=[6], defence=1)
    table.fight("s2-0", "s0-0", dice=[6], defence=1)
    assert table.legal("attack") == [["s1-1", ["s0-0"]]]
    assert table.verbs() == {"attack", "end_attack"}
    table.act("end_attack")  # no duty
    assert table.phase == "question"


@pytest.mark.clause("EGG-6.8")
def test_each_attack_costs_one_soldier_so_the_attacks_end(start):
    table = start(**RING)
    for standing in (6, 5, 4):
        attack = table.legal("attack")[-1]
        table.fight(attack[0], *attack[1], dice=[2] * len(attack[1]), defence=4)
        assert sum(square >= 0 for square in table.state.soldiers) == standing


@pytest.mark.clause("EGG-6.9")
def test_the_attacks_end_by_saying_so_or_without_contact(start, pick):
    table = start(Verde="G5", Azul="G6, M13", phase="attack")
    fork = table.fork()
    assert [e.phase for e in pick(fork.act("end_attack"), "phase_changed")] == ["question"]
    events = table.fight("s1-0", "s0-0", dice=[6], defence=1)
    assert [e.phase for e in pick(events, "phase_changed")] == ["question"]


@pytest.mark.clause("EGG-6.9")
def test_without_contact_there_is_no_attack_at_all(start, pick):
    table = start(Verde="G5", Azul="M13", steps=3)
    assert [e.phase for e in pick(table.act("end_move"), "phase_changed")] == ["question"]
    table = start(Verde="G5", Azul="G6", steps=3)
    assert [e.phase for e in pick(table.act("end_move"), "phase_changed")] == ["attack"]


@pytest.mark.clause("EGG-6.10", "D-10")
def test_who_loses_its_last_soldier_attacking_asks_nobody(start, pick):
    table = start(seats=3, Verde="G5", Azul="G6, M1", Rojo="A13", phase="attack")
    events = table.fight("s1-0", "s0-0", dice=[1], defence=6)
    assert [e.kind for e in events] == [
        "attack_rolled",
        "soldier_removed",
        "player_eliminated",
        "turn_ended",
    ]
    assert pick(events, "player_eliminated")[0].by == 1
    assert (table.state.turn, table.state.chance) == (1, "move")


# Worked examples


def test_egg_e2_single_attack(start):
    table = start(**RING)
    table.fight("s1-0", "s0-2", dice=[4], defence=4)
    assert len(table.standing(0)) == 5
    table.act("roll_attack", [2], 5)
    assert table.standing(0) == ["0", "1", "3", "4"]
    assert table.standing(1) == ["0", "1"]


def test_egg_e3_group(start):
    table = start(**RING)
    fork = table.fork()
    fork.__class__ = type(table)
    fork.fight("s1-0", "s0-0", "s0-1", "s0-2", dice=[2, 6, 6], defence=5)
    assert fork.standing(1) == ["1"]
    table.fight("s1-0", "s0-0", "s0-1", "s0-2", dice=[2, 6, 6], defence=6)
    assert table.turn == "chance"
    table.act("roll_attack", [1, 3, 2], 4)
    assert table.standing(0) == ["0", "2", "3", "4"]
