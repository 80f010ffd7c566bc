"""Combat and displacement (TGM-6, TGM-7)."""

from __future__ import annotations

from itertools import product

import pytest

from teg_nb.engine.dice import compared


@pytest.mark.clause("TGM-6.1")
def test_one_army_always_stays(start):
    table = start(Blanco="Brasil 4", Negro="Perú 2, Argentina")
    table.conquer("Brasil", "Argentina")
    table.refuses("bad_dice", "TGM-6.2", "attack", "Brasil", "Perú", 3)
    table = start(Blanco="Brasil 4", Negro="Perú 2, Argentina")
    table.fight("Brasil", "Argentina", [6], [1])
    table.refuses("too_few_armies", "TGM-6.1", "move_in", 3)
    table.act("move_in", 2)
    assert table.armies("Brasil", "Argentina") == [1, 3]
    table.refuses("too_few_armies", "TGM-6.2", "attack", "Brasil", "Perú", 1)


@pytest.mark.clause("TGM-6.2")
@pytest.mark.parametrize(("armies", "dice"), [(1, []), (2, [1]), (3, [1, 2]), (9, [1, 2, 3])])
def test_dice_of_the_attacker(start, armies, dice):
    table = start(Blanco={"Brasil": armies}, Negro="Perú 5", Rojo="Venezuela")
    assert [n for _, target, n in table.legal("attack") if target == "Perú"] == dice


@pytest.mark.clause("TGM-6.2")
def test_whom_one_may_attack(start):
    table = start(Blanco="Brasil 4, Venezuela, Japón 3", Negro="Perú 5, Argentina")
    table.refuses("not_owner", "TGM-6.2", "attack", "Perú", "Brasil", 1)
    table.refuses("own_target", "TGM-6.2", "attack", "Brasil", "Venezuela", 1)
    table.refuses("same_territory", "TGM-6.2", "attack", "Brasil", "Brasil", 1)
    table.refuses("not_adjacent", "TGM-6.2", "attack", "Japón", "Perú", 1)
    table.refuses("too_few_armies", "TGM-6.2", "attack", "Venezuela", "Perú", 1)
    for dice in (0, 4, -1):
        table.refuses("bad_dice", "TGM-6.2", "attack", "Brasil", "Perú", dice)
    table.refuses("bad_dice", "TGM-6.2", "attack", "Japón", "Mongolia", 3)


@pytest.mark.clause("TGM-6.2", "TGM-6.3")
@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_the_refusal_of_a_number_of_dice_names_the_real_limit(start, armies, most):
    table = start(Blanco={"Brasil": armies}, Negro={"Perú": armies})
    for dice in (0, most + 1, 4, 9):
        fault = table.refuses("bad_dice", "TGM-6.2", "attack", "Brasil", "Perú", dice)
        assert fault.facts["most"] == most
    assert fault.text("es") == f"Acá se tira al menos un dado, y como mucho {most}."
    assert fault.text("en") == f"Roll at least one die here, and at most {most}."
    table.act("attack", "Brasil", "Perú", most)
    for dice in (0, 9):
        fault = table.refuses("bad_dice", "TGM-6.3", "defend", dice, seat="Negro")
        assert fault.facts["most"] == min(3, armies)


@pytest.mark.clause("TGM-6.3")
@pytest.mark.parametrize(("armies", "dice"), [(2, 2), (3, 3), (8, 3)])
def test_dice_of_the_defender(start, armies, dice):
    table = start(Blanco="Brasil 4", Negro={"Perú": armies})
    table.act("attack", "Brasil", "Perú", 1)
    assert table.legal("defend") == [[number] for number in range(1, dice + 1)]
    for wrong in (0, dice + 1, -1):
        table.refuses("bad_dice", "TGM-6.3", "defend", wrong, seat="Negro")
    table.act("defend", dice)
    assert table.state.dice == (1, dice)


@pytest.mark.clause("TGM-6.4", "D-11")
def test_the_attacker_declares_first_and_openly(start, pick):
    table = start(Blanco="Brasil 4", Negro="Perú 3")
    (told,) = table.act("attack", "Brasil", "Perú", 2)
    assert (told.kind, told.dice, told.defender) == ("attack_declared", 2, 1)
    for viewer in (None, 1, 2):
        assert table.game.observe(table.state, viewer).dice == (2, 0)
    (told,) = table.act("defend", 1)
    assert (told.kind, told.seat, told.dice) == ("defence_declared", 1, 1)


@pytest.mark.clause("TGM-6.4")
def test_one_defending_army_throws_one_die_by_itself(start, pick):
    table = start(Blanco="Brasil 4", Negro="Perú")
    events = table.act("attack", "Brasil", "Perú", 3)
    assert [event.dice for event in pick(events, "defence_declared")] == [1]
    assert table.turn == "chance"


@pytest.mark.clause("D-11")
@pytest.mark.parametrize(("armies", "dice"), [(1, 1), (2, 2), (5, 3)])
def test_the_defender_may_always_throw_the_most(start, armies, dice):
    options = {"defender_choice": "max"}
    table = start(Blanco="Brasil 4", Negro={"Perú": armies}, options=options)
    table.act("attack", "Brasil", "Perú", 1)
    assert table.turn == "chance"
    assert table.state.dice == (1, dice)


@pytest.mark.clause("TGM-6.5")
@pytest.mark.parametrize("sizes", [(1, 1), (1, 3), (2, 1), (3, 2), (3, 3)])
def test_dice_are_compared_from_the_highest_down(sizes):
    """Against a comparison written in another way: by repeatedly taking both highest dice."""
    faces = (1, 3, 4, 6)
    for attack in product(faces, repeat=sizes[0]):
        for defence in product(faces, repeat=sizes[1]):
            mine, theirs, lost, won = list(attack), list(defence), 0, 0
            while mine and theirs:
                a, d = max(mine), max(theirs)
                mine.remove(a)
                theirs.remove(d)
                lost, won = (lost, won + 1) if a > d else (lost + 1, won)
            assert compared(tuple(attack), tuple(defence))[2:] == (lost, won)


@pytest.mark.clause("TGM-6.5", "TGM-6.6")
def test_tgm_e5_roll(start, pick):
    table = start(Blanco="Brasil 5", Negro="Perú 4")
    events = table.fight("Brasil", "Perú", [4, 6, 2], [3, 6])
    (told,) = pick(events, "dice_rolled")
    assert (told.attack, told.defence) == ((6, 4, 2), (6, 3))
    assert (told.losses_attack, told.losses_defence) == (1, 1)
    assert table.armies("Brasil", "Perú") == [4, 3]


@pytest.mark.clause("TGM-6.6")
def test_each_lost_pair_costs_an_army(start):
    table = start(Blanco="Brasil 5", Negro="Perú 4")
    table.fight("Brasil", "Perú", [3, 3, 3], [3, 3, 3])
    assert table.armies("Brasil", "Perú") == [2, 4]


@pytest.mark.clause("TGM-6.7", "TGM-6.8")
def test_tgm_e6_conquest(start, pick):
    table = start(Blanco="Brasil 5", Negro="Perú 2, Congo")
    events = table.fight("Brasil", "Perú", [6, 5, 1], [4, 3])
    (told,) = pick(events, "territory_conquered")
    assert (told.seat, told.loser, told.armies) == (0, 1, 3)
    assert table.owner("Perú") == "Blanco"
    assert table.armies("Brasil", "Perú") == [2, 3]
    assert table.legal("move_in") == [[0], [1]]
    table.refuses("bad_amount", "TGM-6.8", "move_in", -1)
    table.refuses("too_few_armies", "TGM-6.1", "move_in", 2)
    table.act("move_in", 1)
    assert table.armies("Brasil", "Perú") == [1, 4]


@pytest.mark.clause("TGM-6.7a")
@pytest.mark.parametrize(("dice", "armies"), [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])
def test_all_dice_of_a_conquest_move_in(start, dice, armies):
    table = start(Blanco="Brasil 9", Negro={"Perú": armies, "Congo": 1})
    table.fight("Brasil", "Perú", [6] * dice, [1] * armies)
    assert table.armies("Brasil", "Perú") == [9 - dice, dice]


@pytest.mark.clause("TGM-6.8")
def test_nothing_is_asked_when_one_army_is_left(start, pick):
    table = start(Blanco="Brasil 2", Negro="Perú, Congo")
    events = table.fight("Brasil", "Perú", [6], [1])
    assert [event.armies for event in pick(events, "armies_moved_in")] == [0]
    assert table.state.entry is None
    assert "end_combat" in table.verbs()


@pytest.mark.clause("TGM-6.9")
def test_a_conquered_territory_attacks_at_once(start):
    table = start(Blanco="Brasil 9", Negro="Perú, Congo", Rojo="Argentina, Japón 5")
    table.conquer("Brasil", "Perú", move=5)
    table.conquer("Perú", "Argentina")
    assert table.state.conquests == 2
    assert {table.owner(name) for name in ("Perú", "Argentina")} == {"Blanco"}


@pytest.mark.clause("TGM-6.9")
def test_nobody_has_to_attack(start):
    table = start(Blanco="Brasil 9", Negro="Perú, Congo")
    table.act("end_combat")
    assert table.state.phase == "move"


@pytest.mark.clause("TGM-6.10", "D-12")
def test_an_attack_is_one_throw(start):
    table = start(Blanco="Brasil 9", Negro="Perú 9")
    table.fight("Brasil", "Perú", [6, 6], [1, 1])
    assert table.turn == "Blanco"
    assert {"attack", "end_combat"} <= table.verbs()
    table.fight("Brasil", "Perú", [6], [1])
    assert table.armies("Perú") == [6]


@pytest.mark.clause("TGM-6.11")
def test_the_end_of_the_combat(start, pick):
    table = start(Blanco="Brasil 9, Venezuela", Negro="Perú 9")
    events = table.act("end_combat")
    assert [event.phase for event in pick(events, "phase_changed")] == ["move"]
    assert table.verbs() == {"fortify", "end_turn"}


@pytest.mark.clause("TGM-7.1")
def test_one_displacement(start, pick):
    table = start(Blanco="Brasil 4, Venezuela, Japón", Negro="Perú 2", phase="move")
    assert table.legal("fortify") == [["Brasil", "Venezuela", n] for n in (1, 2, 3)]
    table.refuses("not_owner", "TGM-7.1", "fortify", "Brasil", "Perú", 1)
    table.refuses("not_owner", "TGM-7.1", "fortify", "Perú", "Brasil", 1)
    table.refuses("same_territory", "TGM-7.1", "fortify", "Brasil", "Brasil", 1)
    table.refuses("bad_amount", "TGM-7.1", "fortify", "Brasil", "Venezuela", 0)
    table.refuses("too_few_armies", "TGM-7.1", "fortify", "Brasil", "Venezuela", 4)
    (told,) = pick(table.act("fortify", "Brasil", "Venezuela", 3), "armies_fortified")
    assert told.armies == 3
    assert table.armies("Brasil", "Venezuela") == [1, 4]
    assert table.state.turn == 1


@pytest.mark.clause("TGM-7.2")
def test_a_chain_of_own_territories_is_not_enough(start):
    table = start(Blanco="Argentina 4, Brasil, Venezuela", phase="move")
    table.refuses("not_adjacent", "TGM-7.1", "fortify", "Argentina", "Venezuela", 1)
    table.act("fortify", "Argentina", "Brasil", 1)


@pytest.mark.clause("TGM-7.4", "D-14")
def test_armies_that_fought_may_be_displaced(start):
    table = start(Blanco="Brasil 4, Venezuela", Negro="Perú, Congo")
    table.conquer("Brasil", "Perú", dice=3)
    table.act("end_combat")
    table.act("draw_card", "Perú")
    table.act("fortify", "Perú", "Venezuela", 2)
    assert table.armies("Perú", "Venezuela") == [1, 3]
