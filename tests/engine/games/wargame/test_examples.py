"""WAR-17: the worked examples, by name."""

import pytest

BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}
NIGERIA = "Argelia-Nigeria"


@pytest.mark.clause("WAR-4.1", "WAR-4.2")
def test_wargame_e1_delivery(start, pick):
    nine = "Egipto 1, Sudán 1, Alaska, Japón, México, Australia, Brasil, Moscú, Siberia"
    match = start(Rojo=f"{nine}, India", Azul="China 9", **BOTH)
    match.end("Egipto", "Sudán", "India")
    match.act("attack", "China", "India", 5)
    assert match.state.held[0].bit_count() == 9
    came = [e for e in pick(match.end("China"), "reinforcements_delivered") if e.seat == 0]
    assert [event.troops for event in came] == [2, 2]
    assert match.troops("Egipto", "Sudán") == [3, 3]


@pytest.mark.clause("WAR-4.3")
def test_wargame_e1_all_three_lost(start, pick):
    nine = "Alaska, Japón, México, Australia, Brasil, Moscú, Siberia, Madagascar, Islandia"
    match = start(Rojo=f"{nine}, Egipto, Sudán, India", Azul="Medio Oriente 9, El Congo 9", **BOTH)
    match.end("Egipto", "Sudán", "India")
    match.act("attack", "Medio Oriente", "Egipto", 3)
    match.act("attack", "Medio Oriente", "India", 3)
    match.act("attack", "El Congo", "Sudán", 3)
    before = sum(match.troops(*nine.split(", ")))
    events = match.end("China")
    assert [event.troops for event in pick(events, "reinforcements_lost")] == [4]
    assert sum(match.troops(*nine.split(", "))) == before


def attack(start, pick, troops, garrison):
    match = start(Rojo="Brasil 10", Azul={NIGERIA: garrison}, **BOTH)
    (fought,) = pick(match.act("attack", "Brasil", NIGERIA, troops), "land_attack")
    return match, fought


@pytest.mark.clause("WAR-6.5")
def test_wargame_e2_conquest(start, pick):
    match, fought = attack(start, pick, 6, {"troops": 3, "wall": 1})
    assert (fought.hits, fought.block, fought.conquered) == (6, 2, True)
    assert (match.at(NIGERIA).owner, fought.losses_attack) == ("Rojo", 3)
    assert (match.troops("Brasil", NIGERIA), match.ready(NIGERIA)[0]) == ([4, 3], 0)


@pytest.mark.clause("WAR-6.6")
def test_wargame_e3_failure(start, pick):
    match, fought = attack(start, pick, 4, {"troops": 3, "wall": 1})
    assert not fought.conquered
    assert match.troops("Brasil", NIGERIA) == [7, 1]
    assert (match.ready("Brasil")[0], match.at(NIGERIA).wall) == (6, 0)


@pytest.mark.clause("WAR-5.1")
def test_wargame_e4_busy_garrison(start, pick):
    match, fought = attack(start, pick, 3, {"troops": 5, "busy": 5})
    assert (fought.conquered, fought.losses_attack) == (True, 2)
    assert match.troops(NIGERIA) == [1]


@pytest.mark.clause("WAR-5.1", "WAR-6.5")
def test_wargame_e5_last_troop(start, pick):
    match, fought = attack(start, pick, 1, {"troops": 1, "busy": 1})
    assert (fought.conquered, fought.losses_attack) == (True, 0)
    assert match.troops(NIGERIA) == [1]


@pytest.mark.clause("WAR-9.4", "WAR-9.5", "WAR-9.6")
def test_wargame_e6_air_strike(start, pick):
    match = start(
        Rojo={"Brasil": {"planes": 5, "airfield": 1}},
        Azul={"India": {"troops": 4, "planes": 2}, "Moscú": 4},
        **BOTH,
    )
    match.refuses("air_immune", "WAR-9.3", "strike_air", "Brasil", "Moscú", "Tropas", 5)
    (struck,) = pick(match.act("strike_air", "Brasil", "India", "Tropas", 5), "strike")
    assert (struck.duel, struck.hits, struck.losses) == (2, 6, 3)
    assert (match.at("Brasil").planes, match.at("India").planes) == (3, 0)
    assert match.troops("India") == [1]


@pytest.mark.clause("WAR-9.3", "WAR-9.5")
def test_wargame_e7_sea_strike(start, pick):
    match = start(
        Rojo={"Brasil": {"ships": 3}},
        Azul={"India": {"troops": 6, "wall": 1}, "Mongolia": 2},
        **BOTH,
    )
    match.refuses("landlocked", "WAR-9.3", "strike_sea", "Brasil", "Mongolia", "Tropas", 3)
    (struck,) = pick(match.act("strike_sea", "Brasil", "India", "Tropas", 3), "strike")
    assert (struck.hits, match.troops("India")) == (1, [5])


@pytest.mark.clause("WAR-7.2", "WAR-7.3")
@pytest.mark.parametrize(
    ("resource", "dice", "goods"),
    [
        ("Litio", [5, 2, 4, 1], {"Litio": 2}),
        ("Niobio", [5, 2, 4, 1], {}),
        ("Metal", [], {"Metal": 4}),
    ],
)
def test_wargame_e8_gather(resource, dice, goods, start):
    match = start(Rojo="Brasil 4", options={"gather.rare_from": 6}, **BOTH)
    match.gather("Brasil", resource, 4, dice)
    assert match.stock("Brasil") == goods


@pytest.mark.clause("WAR-8.1")
def test_wargame_e9_build(start):
    match = start(Rojo={"Brasil": {"troops": 3, "stock": {"Metal": 7}}}, **BOTH)
    match.refuses("not_enough_resources", "WAR-8.1", "build", "Brasil", "Avión", 3)
    match.act("build", "Brasil", "Avión", 2)
    assert match.stock("Brasil") == {"Metal": 1}
    assert match.ready("Brasil")[0] == 1


@pytest.mark.clause("WAR-10.3")
def test_wargame_e10_carry(start):
    match = start(
        Rojo={"Brasil": {"troops": 5, "planes": 2, "stock": {"oil": 3}}, "India": 1}, **BOTH
    )
    trip = ("Brasil", "India", "Avión", 2, 3)
    match.refuses("over_capacity", "WAR-10.3", "carry", *trip, [["Petróleo", 3]])
    assert match.allows("carry", *trip, [["Petróleo", 2]])


@pytest.mark.clause("WAR-11.3")
def test_wargame_e11_limit(start):
    names = start(Rojo="Brasil", **BOTH).settings.board.countries
    parts = {"Blanco": (12, 31), "Negro": (12, 28), "Rojo": (10, 20), "Azul": (8, 90)}
    forces, at = {}, 0
    for colour, (territories, troops) in parts.items():
        mine = names[at : at + territories]
        forces[colour] = {mine[0]: troops - territories + 1, **dict.fromkeys(mine[1:], 1)}
        at += territories
    match = start(round=20, turn="Azul", first="Blanco", **forces)
    match.end()
    assert match.winners == ("Blanco",)
    assert match.outcome.reason == "territories_at_limit"
