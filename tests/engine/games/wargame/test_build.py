"""WAR-8: building and upgrading."""

import pytest

from teg_nb.engine.games.wargame.components import facts

BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}
ALL = {good.id: 20 for good in facts().goods[:12]}


def rich(country="Brasil", **parts):
    return {country: {"troops": 9, "stock": ALL, **parts}}


@pytest.mark.clause("WAR-8.1")
@pytest.mark.parametrize(
    ("item", "price"),
    [
        ("Avión", {"Metal": 3}),
        ("Barco", {"Metal": 7}),
        ("Tropa", {"Alimentos": 4}),
        ("Misil", {"Petróleo": 2, "Tecnología": 1}),
        ("Bomba atómica", {"Energía nuclear": 3, "Niobio": 1}),
        ("Epidemia", {"Tribus": 1, "Virus": 1}),
        ("Ciberataque", {"Red": 2, "Tecnología": 1}),
    ],
)
def test_price_and_work_of_each_item(item, price, start, pick):
    match = start(Rojo=rich(), **BOTH)
    before = match.stock("Brasil")
    (built,) = pick(match.act("build", "Brasil", item, 2), "built")
    after = match.stock("Brasil")
    paid = {good: n - after.get(good, 0) for good, n in before.items()}
    assert {good: n for good, n in paid.items() if n} == {g: 2 * n for g, n in price.items()}
    assert built.troops == 2
    assert match.ready("Brasil")[0] == 7
    here = match.at("Brasil")
    got = {"Avión": here.planes, "Barco": here.ships, "Tropa": here.troops - 9}
    assert {**got, **after}[item] == 2
    assert here.ready[1:] == (0, 0)  # what is built is busy


@pytest.mark.clause("WAR-8.1")
def test_all_or_nothing(start):
    match = start(Rojo={"Brasil": {"troops": 2, "stock": {"metal": 9, "food": 3}}}, **BOTH)
    assert match.legal("build") == [
        ["Brasil", "Avión", 1],
        ["Brasil", "Avión", 2],
        ["Brasil", "Barco", 1],
    ]
    match.refuses("not_enough_ready", "WAR-4.7", "build", "Brasil", "Avión", 3)
    match.refuses("not_enough_resources", "WAR-8.1", "build", "Brasil", "Avión", 4)
    match.refuses("not_enough_resources", "WAR-8.1", "build", "Brasil", "Tropa", 1)
    match.refuses("bad_amount", "WAR-8.1", "build", "Brasil", "Avión", 0)
    match.refuses("not_owner", "WAR-8.1", "build", "China", "Avión", 1)


def test_work_is_an_option(start):
    match = start(Rojo=rich(), options={"labour": 4}, **BOTH)
    match.act("build", "Brasil", "Avión", 1)
    assert match.ready("Brasil")[0] == 5
    match.refuses("not_enough_ready", "WAR-4.7", "build", "Brasil", "Avión", 2)
    match.act("upgrade", "Brasil", "Muralla")
    assert match.ready("Brasil")[0] == 1
    match.refuses("not_enough_ready", "WAR-4.7", "upgrade", "Brasil", "Muralla")
    assert match.legal("build") == match.legal("upgrade") == []


def test_a_price_is_an_option(start):
    match = start(Rojo={"Brasil": 3}, options={"cost.plane": {}}, **BOTH)
    match.refuses("not_enough_resources", "WAR-8.1", "build", "Brasil", "Barco", 1)
    match.act("build", "Brasil", "Avión", 3)
    assert match.at("Brasil").planes == 3


PRICES = {
    "Muralla": [{"Cemento": 5}, {"Cemento": 5, "Mano de obra": 1}, {"Cemento": 5, "Niobio": 1}],
    "Armería": [{"Metal": 4, "Tribus": 1}, {"Metal": 4, "Tecnología": 1}],
    "Aeródromo": [{"Litio": 2, "Petróleo": 1}, {"Litio": 3, "Niobio": 1}],
    "Astillero": [{"Petróleo": 2, "Mano de obra": 1}, {"Petróleo": 3, "Mano de obra": 1}],
}


@pytest.mark.clause("WAR-8.2")
@pytest.mark.parametrize("installation", PRICES)
def test_one_level_an_order_up_to_the_highest(installation, start, pick):
    match = start(Rojo=rich(), **BOTH)
    for level, price in enumerate(PRICES[installation], start=1):
        before = match.stock("Brasil")
        (raised,) = pick(match.act("upgrade", "Brasil", installation), "upgraded")
        after = match.stock("Brasil")
        assert raised.level == level
        assert {g: n - after.get(g, 0) for g, n in before.items() if n != after.get(g, 0)} == price
        assert match.ready("Brasil")[0] == 9 - level
    assert len(PRICES[installation]) in match.at("Brasil")[6:]
    match.refuses("max_level", "WAR-8.2", "upgrade", "Brasil", installation)
    assert installation not in {row[1] for row in match.legal("upgrade")}


@pytest.mark.clause("WAR-8.2")
def test_an_upgrade_needs_its_price_and_a_ready_troop(start):
    match = start(Rojo={"Brasil": {"troops": 1, "busy": 1, "stock": {"cement": 5}}}, **BOTH)
    match.refuses("not_enough_ready", "WAR-4.7", "upgrade", "Brasil", "Muralla")
    match.refuses("not_enough_resources", "WAR-8.1", "upgrade", "Brasil", "Armería")
    match.refuses("not_owner", "WAR-8.2", "upgrade", "China", "Muralla")
    assert match.legal("upgrade") == []


@pytest.mark.parametrize(("key", "installation"), [("wall", "Muralla"), ("shipyard", "Astillero")])
def test_the_highest_level_is_an_option(key, installation, start):
    match = start(Rojo=rich(), options={f"{key}.max_level": 0}, **BOTH)
    match.refuses("max_level", "WAR-8.2", "upgrade", "Brasil", installation)


@pytest.mark.clause("WAR-8.3")
def test_ships_and_shipyards_only_at_the_coast(start):
    match = start(Rojo=rich("Mongolia"), **BOTH)
    match.refuses("landlocked", "WAR-8.3", "build", "Mongolia", "Barco", 1)
    match.refuses("landlocked", "WAR-8.3", "upgrade", "Mongolia", "Astillero")
    assert "Barco" not in {row[1] for row in match.legal("build")}
    assert "Astillero" not in {row[1] for row in match.legal("upgrade")}
    assert match.allows("build", "Mongolia", "Avión", 1)


@pytest.mark.clause("WAR-8.3", "D-11")
def test_extra_troops_have_a_cap_for_territory_and_turn(start):
    match = start(Rojo={**rich(), **rich("Egipto")}, **BOTH)
    match.refuses("recruit_cap", "WAR-8.3", "build", "Brasil", "Tropa", 3)
    match.act("build", "Brasil", "Tropa", 1)
    match.refuses("recruit_cap", "WAR-8.3", "build", "Brasil", "Tropa", 2)
    match.act("build", "Brasil", "Tropa", 1)
    match.act("build", "Egipto", "Tropa", 2)
    assert [row for row in match.legal("build") if row[1] == "Tropa"] == []
    match.end()
    match.end()
    assert match.allows("build", "Brasil", "Tropa", 2)


@pytest.mark.clause("WAR-8.4")
def test_a_second_wall_is_an_upgrade(start):
    match = start(Rojo=rich(wall=1), **BOTH)
    match.act("upgrade", "Brasil", "Muralla")
    assert match.at("Brasil").wall == 2
    with pytest.raises(Exception, match="Muralla"):
        match.act("build", "Brasil", "Muralla", 1)


@pytest.mark.clause("WAR-8.5")
def test_levels_belong_to_the_territory(start, pick):
    """A plane that came from elsewhere strikes with the airfield of where it is."""
    match = start(
        Rojo={"Brasil": {"planes": 1}, "Egipto": {"airfield": 2}}, Azul={"India": 9}, **BOTH
    )
    match.act("carry", "Brasil", "Egipto", "Avión", 1, 0, [])
    match.end()
    match.end()
    (struck,) = pick(match.act("strike_air", "Egipto", "India", "Tropas", 1), "strike")
    assert struck.hits == 3
