"""WAR-6: the attack by land."""

import random

import pytest

from teg_nb.engine.games.wargame.combat import least

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
        Rojo={"Brasil": {"troops": 5, "busy": 2}, "Egipto": 4, NIGERIA: 2}, Azul="Sudán 2", **BOTH
    )
    assert [row[2] for row in match.legal("attack") if row[:2] == ["Egipto", "Sudán"]] == [1, 2]
    match.refuses("not_owner", "WAR-6.2", "attack", "Sudán", "Egipto", 1)
    match.refuses("own_target", "WAR-6.2", "attack", "Brasil", NIGERIA, 1)
    match.refuses("not_enough_ready", "WAR-4.7", "attack", NIGERIA, "Sudán", 3)
    match.refuses("must_leave_one", "WAR-6.2", "attack", "Egipto", "Sudán", 3)
    match.refuses("must_leave_one", "WAR-6.2", "attack", NIGERIA, "Sudán", 1)
    match.refuses("bad_amount", "WAR-6.2", "attack", "Egipto", "Sudán", 0)
    match.refuses("bad_amount", "WAR-6.2", "attack", "Egipto", "Sudán", -1)
    assert match.allows("attack", "Egipto", "Sudán", 2)


def test_busy_troops_may_be_those_that_stay(start):
    match = start(Rojo={"Brasil": {"troops": 4, "busy": 2}}, **BOTH)
    assert match.allows("attack", "Brasil", NIGERIA, 2)


def test_how_many_stay_is_an_option(start):
    match = start(Rojo="Brasil 5", options={"min_left": 3}, **BOTH)
    assert match.allows("attack", "Brasil", NIGERIA, 2)
    match.refuses("must_leave_one", "WAR-6.2", "attack", "Brasil", NIGERIA, 3)


@pytest.mark.clause("WAR-6.3", "D-2")
@pytest.mark.parametrize(
    ("level", "bonus", "troops", "hits"),
    [(0, 1, 3, 3), (1, 1, 3, 3), (1, 1, 4, 5), (2, 1, 1, 1), (2, 1, 3, 4), (2, 3, 3, 7)],
)
def test_hits_are_troops_and_armoury_without_dice(level, bonus, troops, hits, start, pick):
    """An armoury adds in proportion to the troops sent, rounded down."""
    match = start(
        Rojo={"Brasil": {"troops": 9, "armoury": level}},
        Azul={NIGERIA: 9},
        options={"armoury.bonus": bonus},
        **BOTH,
    )
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, troops), "land_attack")
    assert fought.hits == hits
    assert match.turn == "Rojo"  # no dice are due
    assert match.troops(NIGERIA) == [9 - hits]


@pytest.mark.clause("WAR-6.4")
@pytest.mark.parametrize(
    ("wall", "per_level", "block", "left"), [(0, 2, 0, 4), (1, 2, 2, 2), (3, 2, 6, 0), (2, 1, 2, 2)]
)
def test_the_wall_stops_hits(wall, per_level, block, left, start, pick):
    match = start(
        Rojo="Brasil 6",
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
    match = start(Rojo=f"Brasil {troops + 2}", Azul={NIGERIA: garrison}, **BOTH)
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, troops), "land_attack")
    assert fought.conquered
    assert (fought.losses_attack, fought.losses_defence) == (lost, max(1, defence))
    assert match.troops("Brasil", NIGERIA) == [2, troops - lost]


@pytest.mark.clause("WAR-6.5")
def test_with_an_armoury_the_last_attacker_survives(start):
    """Hits 5 of 2 troops against a defence of 4: it takes 2 of them, but the last one stays."""
    rich = {"Brasil": {"troops": 4, "armoury": 2}}
    match = start(Rojo=rich, Azul={NIGERIA: 4}, options={"armoury.bonus": 3}, **BOTH)
    match.act("attack", "Brasil", NIGERIA, 2)
    assert (match.at(NIGERIA).owner, match.troops("Brasil", NIGERIA)) == ("Rojo", [2, 1])


@pytest.mark.clause("WAR-6.5", "WAR-6.6")
@pytest.mark.parametrize(
    ("level", "troops", "defence", "lost"),
    [(0, 8, 6, 6), (1, 8, 6, 5), (2, 8, 6, 4), (2, 8, 7, 5), (2, 3, 9, 3), (1, 4, 9, 4)],
)
def test_an_armoury_saves_troops_in_proportion(level, troops, defence, lost, start, pick):
    """Those lost are the ones that it takes to equal the defence, rounded up."""
    match = start(
        Rojo={"Brasil": {"troops": 12, "armoury": level}}, Azul={NIGERIA: defence}, **BOTH
    )
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, troops), "land_attack")
    assert (fought.conquered, fought.losses_attack) == (troops == 8, lost)


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
    ("wears", "troops", "wall"),
    [(True, 4, 1), (True, 3, 2), (False, 4, 2), (True, 5, 1), (True, 6, 0), (False, 6, 2)],
)
def test_the_wall_wears_level_by_level(wears, troops, wall, start, pick):
    """From level 2 the first level costs 4 hits, and the second 2."""
    match = start(
        Rojo="Brasil 9",
        Azul={NIGERIA: {"troops": 9, "wall": 2}},
        options={"wall.wears": wears},
        **BOTH,
    )
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, troops), "land_attack")
    assert match.at(NIGERIA).wall == wall
    assert fought.wall == 2 - wall


@pytest.mark.clause("WAR-6.6", "WAR-9.8")
def test_under_a_cyber_attack_the_wall_does_not_wear(start, pick):
    arms = {"troops": 9, "stock": {"Ciberataque": 1}}
    match = start(Rojo={"Brasil": arms}, Azul={NIGERIA: {"troops": 9, "wall": 2}}, **BOTH)
    match.act("fire", "Ciberataque", "Brasil", NIGERIA)
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, 6), "land_attack")
    assert (fought.block, fought.losses_defence, fought.wall) == (0, 6, 0)


@pytest.mark.clause("D-12")
def test_what_an_order_counts_by_itself_is_an_option(start, pick):
    """As up to version 1: 3 troops with an armoury of level 2 make 5 hits, and lose as many."""
    match = start(
        Rojo={"Brasil": {"troops": 12, "armoury": 2}},
        Azul={NIGERIA: {"troops": 8, "wall": 2}, "Egipto": 4},
        options={"attack.counts": "orders"},
        **BOTH,
    )
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, 3), "land_attack")
    assert (fought.hits, fought.losses_attack, fought.losses_defence) == (5, 3, 1)
    assert (fought.wall, match.at(NIGERIA).wall) == (1, 1)
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, 7), "land_attack")
    assert (fought.hits, fought.wall, fought.losses_attack) == (9, 1, 7)


def splits(match, troops, so_far=()):
    """Every way to send so many troops: its fights, and what is left; one order comes last."""
    for first in range(1, troops + 1):
        after = match.fork()
        (fought, *_) = after.act("attack", "Brasil", NIGERIA, first)
        done = (*so_far, fought)
        if first == troops:
            yield done, after.at(NIGERIA)
        elif not fought.conquered:
            yield from splits(after, troops - first, done)


@pytest.mark.clause("WAR-6.3", "WAR-6.5", "WAR-6.6")
@pytest.mark.parametrize("seed", range(12))
def test_splitting_an_attack_never_does_better_than_one_order(seed, start):
    """Not more damage, and no fewer losses; with any bonus, wall, wear and weight of busy ones."""
    rng = random.Random(seed)
    for _ in range(4):
        troops = rng.randrange(2, 7)
        garrison = rng.randrange(1, 12)
        match = start(
            Rojo={"Brasil": {"troops": 12, "armoury": rng.randrange(3)}},
            Azul={
                NIGERIA: {
                    "troops": garrison,
                    "busy": rng.randrange(garrison + 1),
                    "wall": rng.randrange(4),
                }
            },
            options={
                "armoury.bonus": rng.randrange(10),
                "wall.block_per_level": rng.randrange(5),
                "wall.wears": rng.random() < 0.8,
                "busy_defence": rng.choice(["0", "1/3", "1/2", "1"]),
            },
            **BOTH,
        )
        *split, ((whole,), left) = splits(match, troops)
        for orders, there in split:
            assert sum(order.losses_attack for order in orders) >= whole.losses_attack
            assert whole.conquered >= orders[-1].conquered
            if not whole.conquered:
                assert there.troops >= left.troops
                assert there.wall >= left.wall


@pytest.mark.clause("WAR-6.5")
def test_the_fewest_troops_that_conquer(start):
    """`least` agrees with what the orders do, in both ways to count."""
    rng = random.Random(5)
    for counts in ("troops", "orders"):
        for _ in range(6):
            match = start(
                Rojo={"Brasil": {"troops": 30, "armoury": rng.randrange(3)}},
                Azul={NIGERIA: {"troops": rng.randrange(1, 9), "wall": rng.randrange(4)}},
                options={"attack.counts": counts, "armoury.bonus": rng.randrange(5)},
                **BOTH,
            )
            places = map(match.settings.board.country, ("Brasil", NIGERIA))
            fewest = least(match.state, *places)
            for troops in {fewest, max(1, fewest - 1)}:
                fought = match.fork().act("attack", "Brasil", NIGERIA, troops)[0]
                assert fought.conquered == (troops >= fewest)


@pytest.mark.clause("WAR-6.7")
def test_no_territory_is_ever_empty(start):
    match = start(Rojo="Brasil 5", Azul={NIGERIA: {"troops": 3}}, **BOTH)
    match.act("attack", "Brasil", NIGERIA, 3)
    assert match.troops("Brasil", NIGERIA) == [2, 1]


@pytest.mark.clause("WAR-6.8")
def test_any_number_of_attacks_but_conquerors_stay(start):
    match = start(Rojo="Brasil 12", Azul="Argelia-Nigeria 1, Egipto 1", **BOTH)
    match.act("attack", "Brasil", NIGERIA, 4)
    match.act("attack", "Brasil", "Venezuela-Colombia-Ecuador", 3)
    match.act("attack", "Brasil", "Argentina-Paraguay-Uruguay", 2)
    assert match.state.held[0].bit_count() == 4
    match.refuses("not_enough_ready", "WAR-4.7", "attack", NIGERIA, "Egipto", 1)
