"""WAR-10: marching and carrying."""

import pytest

BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}
CHILE = "Chile-Bolivia-Perú"
STOCK = {"metal": 5, "oil": 2, "missile": 2}


@pytest.mark.clause("WAR-10.1")
def test_on_foot_only_between_neighbours(start):
    match = start(Rojo={"Brasil": {"troops": 5, "planes": 1}, CHILE: 1, "India": 1}, **BOTH)
    assert {row[1] for row in match.legal("march")} == {CHILE}
    match.refuses("not_adjacent", "WAR-10.2", "march", "Brasil", "India", [], 1)
    assert match.allows("carry", "Brasil", "India", "Avión", 1, 2, [])


@pytest.mark.clause("WAR-10.2")
def test_a_march_with_cargo(start, pick):
    match = start(Rojo={"Brasil": {"troops": 5, "busy": 1, "stock": STOCK}, CHILE: 2}, **BOTH)
    (went,) = pick(match.act("march", "Brasil", CHILE, [["Metal", 2], ["Misil", 1]], 2), "marched")
    assert went.cargo == ((0, 2), (12, 1))
    assert match.troops("Brasil", CHILE) == [3, 4]
    assert (match.ready("Brasil")[0], match.ready(CHILE)[0]) == (2, 2)
    assert match.stock("Brasil") == {"Metal": 3, "Petróleo": 2, "Misil": 1}
    assert match.stock(CHILE) == {"Metal": 2, "Misil": 1}


@pytest.mark.clause("WAR-10.2")
def test_what_a_march_may_not_be(start):
    match = start(
        Rojo={"Brasil": {"troops": 4, "stock": STOCK}, CHILE: {"troops": 3, "busy": 2}}, **BOTH
    )
    match.refuses("not_owner", "WAR-10.2", "march", "Brasil", "Argelia-Nigeria", [], 1)
    match.refuses("not_owner", "WAR-10.2", "march", "Argelia-Nigeria", "Brasil", [], 1)
    match.refuses("same_territory", "WAR-10.2", "march", "Brasil", "Brasil", [], 1)
    match.refuses("not_enough_ready", "WAR-4.7", "march", CHILE, "Brasil", [], 2)
    match.refuses("must_leave_one", "WAR-10.2", "march", "Brasil", CHILE, [], 3)
    match.refuses("bad_amount", "WAR-10.2", "march", "Brasil", CHILE, [], 0)
    match.refuses("bad_amount", "WAR-10.2", "march", "Brasil", CHILE, [["Metal", 0]], 1)
    match.refuses("bad_amount", "WAR-10.2", "march", "Brasil", CHILE, [["Metal", -1]], 1)
    twice = [["Metal", 1], ["Metal", 1]]
    match.refuses("same_good_twice", "WAR-10.2", "march", "Brasil", CHILE, twice, 1)
    match.refuses("over_capacity", "WAR-10.2", "march", "Brasil", CHILE, [["Metal", 3]], 1)
    over = [["Metal", 1], ["Misil", 2]]
    match.refuses("over_capacity", "WAR-10.2", "march", "Brasil", CHILE, over, 2)
    match.refuses("not_enough_resources", "WAR-10.2", "march", "Brasil", CHILE, [["Red", 1]], 1)
    assert match.allows("march", "Brasil", CHILE, [["Misil", 2]], 2)


def test_listed_marches_are_legal_for_every_smaller_number(start):
    match = start(Rojo={"Brasil": {"troops": 5, "stock": STOCK}, CHILE: 1}, **BOTH)
    for source, target, cargo, most in match.legal("march"):
        for troops in range(1, most + 1):
            assert match.allows("march", source, target, cargo, troops)


def test_what_a_troop_carries_is_an_option(start):
    match = start(
        Rojo={"Brasil": {"troops": 5, "stock": STOCK}, CHILE: 1},
        options={"capacity.troop": 1},
        **BOTH,
    )
    assert match.allows("march", "Brasil", CHILE, [["Metal", 2]], 2)
    match.refuses("over_capacity", "WAR-10.2", "march", "Brasil", CHILE, [["Misil", 1]], 1)
    assert all(row[2] != [["Misil", 1]] for row in match.legal("march"))


@pytest.mark.clause("WAR-10.3")
@pytest.mark.parametrize(("vehicle", "kind", "capacity"), [("Avión", 1, 4), ("Barco", 2, 8)])
def test_vehicles_carry_troops_and_goods(vehicle, kind, capacity, start, pick):
    name = ("", "planes", "ships")[kind]
    match = start(
        Rojo={"Brasil": {"troops": 9, name: 3, "stock": {"metal": 20, "missile": 1}}, "India": 1},
        **BOTH,
    )
    room = 2 * capacity
    cargo = [["Metal", room - 2 * 2 - 2], ["Misil", 1]]
    (went,) = pick(match.act("carry", "Brasil", "India", vehicle, 2, 2, cargo), "carried")
    assert (went.number, went.troops) == (2, 2)
    assert match.troops("Brasil", "India") == [7, 3]
    assert (getattr(match.at("Brasil"), name), getattr(match.at("India"), name)) == (1, 2)
    assert match.ready("India") == (1, 0, 0)  # all of them busy
    assert match.stock("India") == {"Metal": room - 6, "Misil": 1}
    more = [["Metal", capacity + 1]]
    match.refuses("over_capacity", "WAR-10.3", "carry", "Brasil", "India", vehicle, 1, 0, more)


@pytest.mark.clause("WAR-10.3")
def test_what_a_trip_may_not_be(start):
    match = start(
        Rojo={
            "Brasil": {"troops": 3, "planes": 2, "busy_planes": 1, "ships": 1, "stock": STOCK},
            "India": {"troops": 3, "busy": 3, "planes": 1},
            "Mongolia": {"troops": 1, "planes": 1},
        },
        **BOTH,
    )
    trip = ("WAR-10.3", "carry", "Brasil")
    match.refuses("not_owner", *trip, "China", "Avión", 1, 0, [])
    match.refuses("not_owner", "WAR-10.3", "carry", "China", "Brasil", "Avión", 1, 0, [])
    match.refuses("same_territory", *trip, "Brasil", "Avión", 1, 0, [])
    match.refuses("landlocked", *trip, "Mongolia", "Barco", 1, 0, [])
    match.refuses("landlocked", "WAR-10.3", "carry", "Mongolia", "India", "Barco", 1, 0, [])
    match.refuses("not_enough_ready", "WAR-4.7", "carry", "Brasil", "India", "Avión", 2, 0, [])
    match.refuses("not_enough_ready", "WAR-4.7", "carry", "India", "Brasil", "Avión", 1, 1, [])
    match.refuses("must_leave_one", *trip, "India", "Avión", 1, 2, [])
    match.refuses("bad_amount", *trip, "India", "Avión", 0, 0, [])
    match.refuses("bad_amount", *trip, "India", "Avión", 1, -1, [])
    match.refuses("bad_amount", *trip, "India", "Avión", 1, 0, [["Metal", 0]])
    match.refuses("not_enough_resources", *trip, "India", "Avión", 1, 0, [["Metal", 6]])
    match.refuses("over_capacity", *trip, "India", "Avión", 1, 1, [["Metal", 3]])
    assert match.allows("carry", "Brasil", "India", "Avión", 1, 1, [["Metal", 2]])
    assert match.allows("carry", "Brasil", "Mongolia", "Avión", 1, 0, [])


@pytest.mark.clause("WAR-10.3")
def test_empty_trips_are_allowed(start):
    match = start(Rojo={"Brasil": {"ships": 1}, "India": 1}, **BOTH)
    match.act("carry", "Brasil", "India", "Barco", 1, 0, [])
    assert match.at("India").ships == 1


@pytest.mark.clause("WAR-10.4")
def test_near_ones_too_and_to_europe(start):
    match = start(Rojo={"Brasil": {"troops": 3, "planes": 2}, CHILE: 1, "Moscú": 1}, **BOTH)
    match.act("carry", "Brasil", CHILE, "Avión", 1, 1, [])
    match.act("carry", "Brasil", "Moscú", "Avión", 1, 0, [])
    assert (match.at("Moscú").planes, match.troops(CHILE)) == (1, [2])


def test_listed_trips_are_a_sample(start):
    match = start(Rojo={"Brasil": {"troops": 4, "planes": 1, "stock": STOCK}, "India": 1}, **BOTH)
    assert match.legal("carry") == [
        ["Brasil", "India", "Avión", 1, 0, []],
        ["Brasil", "India", "Avión", 1, 2, []],
        ["Brasil", "India", "Avión", 1, 0, [["Misil", 2]]],
    ]


@pytest.mark.clause("D-8")
def test_with_one_stock_for_each_seat_there_is_no_cargo(start):
    match = start(
        Rojo={"Brasil": {"troops": 4, "planes": 1}, CHILE: 1},
        stocks={"Rojo": {"Metal": 9}},
        options={"resource_pool": "seat"},
        **BOTH,
    )
    cargo = [["Metal", 1]]
    match.refuses("not_enough_resources", "WAR-10.2", "march", "Brasil", CHILE, cargo, 1)
    match.refuses(
        "not_enough_resources", "WAR-10.3", "carry", "Brasil", CHILE, "Avión", 1, 0, cargo
    )
    assert all(row[2] == [] for row in match.legal("march"))


def test_what_may_be_composed(start):
    match = start(
        Rojo={"Brasil": {"troops": 5, "planes": 2, "stock": STOCK}, CHILE: 1, "Mongolia": 1}, **BOTH
    )
    form = match.game.offer_form(match.state, 0)
    brasil, chile, mongolia = (match.country(name) for name in ("Brasil", CHILE, "Mongolia"))
    goods = [[0, 5], [3, 2], [12, 2]]
    assert form["march"] == [
        {"source": brasil, "targets": [chile], "troops": 3, "capacity": 2, "goods": goods}
    ]
    assert form["carry"] == [
        {
            "source": brasil,
            "vehicle": 0,
            "targets": [chile, mongolia],
            "number": 2,
            "capacity": 4,
            "troops": 3,
            "goods": goods,
        }
    ]
    assert form["end_turn"] == sorted([brasil, chile, mongolia])
    assert form["sizes"][0] == 1
    assert form["sizes"][12] == form["troop_size"] == 2
    assert match.game.offer_form(match.state, 1) == {}
    match.act("gather", "Brasil", "Metal", 1)
    assert match.game.offer_form(match.state, 0) == {}


def test_only_the_delivery_is_composed_before_round_1(deal):
    match = deal(2, **{"reinforcement.first_round": True})
    form = match.game.offer_form(match.state, 0)
    assert len(form["end_turn"]) == 21
    assert form["march"] == form["carry"] == []
