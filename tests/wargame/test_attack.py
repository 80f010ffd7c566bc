"""WAR-6: the attack by land."""

import pytest

BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}
NIGERIA = "Argelia-Nigeria"


@pytest.mark.clause("WAR-6.1")
def test_troops_attack_adjacent_territories_sea_borders_too(start):
    match = start(Rojo="Brasil 5, Chile-Bolivia-Perú 5", **BOTH)
    targets = {tuple(row[:2]) for row in match.legal("attack")}
    assert targets == {
        ("Brasil", "Argentina-Paraguay-Uruguay"),
        ("Brasil", "Venezuela-Colombia-Ecuador"),
        ("Brasil", NIGERIA),
        ("Chile-Bolivia-Perú", "Argentina-Paraguay-Uruguay"),
        ("Chile-Bolivia-Perú", "Venezuela-Colombia-Ecuador"),
        ("Chile-Bolivia-Perú", "Nueva Guinea"),
    }
    match.refuses("not_adjacent", "WAR-6.2", "attack", "Brasil", "China", 1)


@pytest.mark.clause("WAR-6.2")
def test_who_may_be_attacked_and_with_how_many(start):
    match = start(
        Rojo={"Brasil": {"troops": 5, "busy": 2}, "Egipto": 3, NIGERIA: 2}, Azul="Sudán 2", **BOTH
    )
    assert [row[2] for row in match.legal("attack") if row[:2] == ["Egipto", "Sudán"]] == [1, 2]
    match.refuses("not_owner", "WAR-6.2", "attack", "Sudán", "Egipto", 1)
    match.refuses("own_target", "WAR-6.2", "attack", "Brasil", NIGERIA, 1)
    match.refuses("not_enough_ready", "WAR-4.7", "attack", NIGERIA, "Sudán", 3)
    match.refuses("must_leave_one", "WAR-6.2", "attack", "Egipto", "Sudán", 3)
    match.refuses("bad_amount", "WAR-6.2", "attack", "Egipto", "Sudán", 0)
    match.refuses("bad_amount", "WAR-6.2", "attack", "Egipto", "Sudán", -1)
    assert match.allows("attack", "Egipto", "Sudán", 2)


def test_busy_troops_may_be_those_that_stay(start):
    match = start(Rojo={"Brasil": {"troops": 3, "busy": 1}}, **BOTH)
    assert match.allows("attack", "Brasil", NIGERIA, 2)


def test_how_many_stay_is_an_option(start):
    match = start(Rojo="Brasil 5", options={"min_left": 3}, **BOTH)
    assert match.allows("attack", "Brasil", NIGERIA, 2)
    match.refuses("must_leave_one", "WAR-6.2", "attack", "Brasil", NIGERIA, 3)


@pytest.mark.clause("WAR-6.3", "D-2")
def test_hits_are_troops_and_armoury_without_dice(start, pick):
    match = start(Rojo={"Brasil": {"troops": 9, "armoury": 2}}, Azul={NIGERIA: 9}, **BOTH)
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, 3), "land_attack")
    assert fought.hits == 5
    assert match.turn == "Rojo"  # no dice are due
    assert match.troops(NIGERIA) == [4]
    other = start(
        Rojo={"Brasil": {"troops": 9, "armoury": 2}},
        Azul={NIGERIA: 9},
        options={"armoury.bonus": 3},
        **BOTH,
    )
    (fought,) = pick(other.act("attack", "Brasil", NIGERIA, 3), "land_attack")
    assert fought.hits == 9


@pytest.mark.clause("WAR-6.4")
@pytest.mark.parametrize(
    ("wall", "per_level", "block", "left"), [(0, 2, 0, 4), (1, 2, 2, 2), (3, 2, 6, 0), (2, 1, 2, 2)]
)
def test_the_wall_stops_hits(wall, per_level, block, left, start, pick):
    match = start(
        Rojo="Brasil 5",
        Azul={NIGERIA: {"troops": 9, "wall": wall}},
        options={"wall.block_per_level": per_level},
        **BOTH,
    )
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, 4), "land_attack")
    assert (fought.block, fought.losses_defence) == (block, left)


RICH = {
    "troops": 2,
    "planes": 2,
    "ships": 1,
    "wall": 1,
    "armoury": 1,
    "airfield": 2,
    "shipyard": 1,
    "stock": {"metal": 3, "missile": 1},
}


@pytest.mark.clause("WAR-6.5", "D-7")
def test_what_was_in_a_conquered_territory_is_destroyed(start, pick):
    match = start(Rojo="Brasil 9", Azul={NIGERIA: RICH}, **BOTH)
    events = match.act("attack", "Brasil", NIGERIA, 6)
    (taken,) = pick(events, "territory_conquered")
    assert match.at(NIGERIA) == (NIGERIA, "Rojo", 4, 0, 0, (0, 0, 0), 0, 0, 0, 0)
    assert (taken.troops, taken.loser) == (4, 1)
    assert match.stock(NIGERIA) == {}
    assert match.troops("Brasil") == [3]


@pytest.mark.clause("D-7")
def test_what_was_in_a_conquered_territory_is_captured_by_option(start):
    match = start(Rojo="Brasil 9", Azul={NIGERIA: RICH}, options={"spoils": "captured"}, **BOTH)
    match.act("attack", "Brasil", NIGERIA, 6)
    assert match.at(NIGERIA) == (NIGERIA, "Rojo", 4, 2, 1, (0, 0, 0), 1, 1, 2, 1)
    assert match.stock(NIGERIA) == {"Metal": 3, "Misil": 1}


def test_a_common_stock_stays_with_its_seat(start):
    match = start(
        Rojo="Brasil 9",
        Azul="Argelia-Nigeria",
        stocks={"Azul": {"Metal": 4}, "Rojo": {"Red": 1}},
        options={"resource_pool": "seat"},
        **BOTH,
    )
    match.act("attack", "Brasil", NIGERIA, 6)
    assert (match.stock("Azul"), match.stock("Rojo")) == ({"Metal": 4}, {"Red": 1})


@pytest.mark.clause("WAR-6.5")
@pytest.mark.parametrize(
    ("troops", "defence", "lost"), [(4, 3, 3), (8, 3, 3), (1, 0, 0), (2, 1, 1)]
)
def test_losses_of_the_conqueror(troops, defence, lost, start, pick):
    garrison = {"troops": defence, "busy": 0} if defence else {"troops": 1, "busy": 1}
    match = start(Rojo=f"Brasil {troops + 1}", Azul={NIGERIA: garrison}, **BOTH)
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, troops), "land_attack")
    assert fought.conquered
    assert (fought.losses_attack, fought.losses_defence) == (lost, max(1, defence))
    assert match.troops("Brasil", NIGERIA) == [1, troops - lost]


@pytest.mark.clause("WAR-6.5")
def test_with_an_armoury_the_last_attacker_survives(start):
    """Hits 4 of 2 troops against a defence of 3: only one of the two may be lost."""
    match = start(Rojo={"Brasil": {"troops": 3, "armoury": 2}}, Azul={NIGERIA: 3}, **BOTH)
    match.act("attack", "Brasil", NIGERIA, 2)
    assert (match.at(NIGERIA).owner, match.troops("Brasil", NIGERIA)) == ("Rojo", [1, 1])


@pytest.mark.clause("WAR-6.6")
def test_an_attack_repelled(start, pick):
    match = start(Rojo="Brasil 9", Azul={NIGERIA: {"troops": 5, "busy": 2}}, **BOTH)
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, 4), "land_attack")
    assert not fought.conquered  # the defence is 3 + 1 = 4, and 4 is not above it
    assert (match.at(NIGERIA).troops, match.ready(NIGERIA)[0]) == (1, 0)
    assert match.troops("Brasil") == [5]
    match = start(Rojo="Brasil 9", Azul={NIGERIA: {"troops": 6, "busy": 2}}, **BOTH)
    match.act("attack", "Brasil", NIGERIA, 3)
    assert (match.at(NIGERIA).troops, match.ready(NIGERIA)[0]) == (3, 1)  # ready ones first
    assert (match.troops("Brasil"), match.ready("Brasil")[0]) == ([6], 6)


@pytest.mark.clause("WAR-6.6")
def test_survivors_return_busy(start):
    match = start(Rojo="Brasil 9", Azul={NIGERIA: {"troops": 3, "wall": 3, "busy": 2}}, **BOTH)
    match.act("attack", "Brasil", NIGERIA, 5)
    assert (match.troops("Brasil", NIGERIA), match.ready("Brasil")[0]) == ([7, 3], 4)


@pytest.mark.clause("WAR-6.6", "D-12")
@pytest.mark.parametrize(
    ("wears", "troops", "wall"), [(True, 4, 1), (True, 3, 2), (False, 4, 2), (True, 5, 1)]
)
def test_the_wall_wears(wears, troops, wall, start, pick):
    match = start(
        Rojo="Brasil 9",
        Azul={NIGERIA: {"troops": 9, "wall": 2}},
        options={"wall.wears": wears},
        **BOTH,
    )
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, troops), "land_attack")
    assert match.at(NIGERIA).wall == wall
    assert fought.wall == 2 - wall


@pytest.mark.clause("WAR-6.7")
def test_no_territory_is_ever_empty(start):
    match = start(Rojo="Brasil 4", Azul={NIGERIA: {"troops": 3}}, **BOTH)
    match.act("attack", "Brasil", NIGERIA, 3)
    assert match.troops("Brasil", NIGERIA) == [1, 1]


@pytest.mark.clause("WAR-6.8")
def test_any_number_of_attacks_but_conquerors_stay(start):
    match = start(Rojo="Brasil 12", Azul="Argelia-Nigeria 1, Egipto 1", **BOTH)
    match.act("attack", "Brasil", NIGERIA, 4)
    match.act("attack", "Brasil", "Venezuela-Colombia-Ecuador", 3)
    match.act("attack", "Brasil", "Argentina-Paraguay-Uruguay", 2)
    assert match.state.held[0].bit_count() == 4
    match.refuses("not_enough_ready", "WAR-4.7", "attack", NIGERIA, "Egipto", 1)
