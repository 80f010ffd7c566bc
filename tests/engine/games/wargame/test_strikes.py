"""WAR-9: strikes and weapons."""

import pytest

BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}


def strike(match, pick, verb, *words):
    (struck,) = pick(match.act(verb, *words), "strike")
    return struck


@pytest.mark.clause("WAR-9.1")
def test_near_and_far_and_one_troop_survives(start):
    match = start(
        Rojo={"Brasil": {"planes": 20, "ships": 9}}, Azul="India 3, Argelia-Nigeria 4", **BOTH
    )
    match.act("strike_air", "Brasil", "India", "Tropas", 9)
    match.act("strike_air", "Brasil", "Argelia-Nigeria", "Tropas", 9)
    match.act("strike_sea", "Brasil", "Vietnam", "Tropas", 9)
    assert match.troops("India", "Argelia-Nigeria", "Vietnam") == [1, 1, 1]
    assert {match.at(name).owner for name in ("India", "Vietnam")} == {"Azul"}


@pytest.mark.clause("WAR-9.2")
def test_what_a_strike_may_be(start):
    match = start(
        Rojo={"Brasil": {"planes": 3, "busy_planes": 1, "ships": 1}, "Egipto": 1},
        Azul={"India": {"troops": 3, "wall": 1, "planes": 1, "busy_planes": 1}},
        **BOTH,
    )
    rows = [row[2:] for row in match.legal("strike_air") if row[1] == "India"]
    assert rows == [["Tropas", 2], ["Aviones", 2], ["Muralla", 2]]
    assert match.allows("strike_air", "Brasil", "India", "Tropas", 1)
    match.refuses("not_owner", "WAR-9.2", "strike_air", "India", "Brasil", "Tropas", 1)
    match.refuses("own_target", "WAR-9.2", "strike_air", "Brasil", "Egipto", "Tropas", 1)
    match.refuses("not_enough_ready", "WAR-4.7", "strike_air", "Brasil", "India", "Tropas", 3)
    match.refuses("bad_amount", "WAR-9.2", "strike_air", "Brasil", "India", "Tropas", 0)
    match.refuses("bad_aim", "WAR-9.2", "strike_air", "Brasil", "India", "Barcos", 1)
    match.refuses("bad_aim", "WAR-9.2", "strike_sea", "Brasil", "India", "Armería", 1)
    match.refuses("not_enough_ready", "WAR-4.7", "strike_sea", "Egipto", "India", "Tropas", 1)


@pytest.mark.clause("WAR-9.3")
def test_air_and_sea(start):
    match = start(
        Rojo={"Brasil": {"planes": 1, "ships": 1}, "Mongolia": {"planes": 1}},
        Azul="Moscú 5, Tchita 5",
        **BOTH,
    )
    match.refuses("air_immune", "WAR-9.3", "strike_air", "Brasil", "Moscú", "Tropas", 1)
    match.refuses("landlocked", "WAR-9.3", "strike_sea", "Brasil", "Tchita", "Tropas", 1)
    match.refuses("landlocked", "WAR-9.3", "strike_sea", "Mongolia", "India", "Tropas", 1)
    assert match.allows("strike_sea", "Brasil", "Moscú", "Tropas", 1)
    assert match.allows("strike_air", "Brasil", "Tchita", "Tropas", 1)
    europe = {"Inglaterra", "Islandia", "España-Francia-Italia", "Alemania", "Suecia", "Moscú"}
    assert not europe & {row[1] for row in match.legal("strike_air")}
    assert "Tchita" not in {row[1] for row in match.legal("strike_sea")}


def test_a_range_by_option(start):
    options = {"range.plane": 2, "range.ship": 1}
    match = start(Rojo={"Brasil": {"planes": 1, "ships": 1}, "India": 1}, options=options, **BOTH)
    assert match.allows("strike_air", "Brasil", "Egipto", "Tropas", 1)
    match.refuses("out_of_range", "WAR-9.3", "strike_air", "Brasil", "China", "Tropas", 1)
    match.refuses("out_of_range", "WAR-9.3", "strike_sea", "Brasil", "Egipto", "Tropas", 1)
    match.refuses("out_of_range", "WAR-10.3", "carry", "Brasil", "India", "Avión", 1, 0, [])


@pytest.mark.clause("WAR-9.4")
@pytest.mark.parametrize(
    ("verb", "kind", "sent", "there", "busy", "duel"),
    [
        ("strike_air", "planes", 5, 2, 0, 2),
        ("strike_air", "planes", 2, 5, 0, 2),
        ("strike_air", "planes", 5, 4, 3, 1),
        ("strike_sea", "ships", 5, 2, 0, 2),
        ("strike_sea", "ships", 3, 2, 2, 0),
    ],
)
def test_interception(verb, kind, sent, there, busy, duel, start, pick):
    match = start(
        Rojo={"Brasil": {kind: sent}},
        Azul={"India": {"troops": 9, kind: there, f"busy_{kind}": busy}},
        **BOTH,
    )
    struck = strike(match, pick, verb, "Brasil", "India", "Tropas", sent)
    assert (struck.duel, struck.hits) == (duel, sent - duel)
    assert getattr(match.at("India"), kind) == there - duel
    assert getattr(match.at("Brasil"), kind) == sent - duel


def test_planes_do_not_stop_ships(start, pick):
    match = start(Rojo={"Brasil": {"ships": 3}}, Azul={"India": {"troops": 9, "planes": 5}}, **BOTH)
    assert strike(match, pick, "strike_sea", "Brasil", "India", "Tropas", 3).duel == 0


@pytest.mark.clause("WAR-9.5")
@pytest.mark.parametrize(
    ("verb", "parts", "wall", "options", "hits"),
    [
        ("strike_air", {"planes": 3}, 0, {}, 3),
        ("strike_air", {"planes": 3, "airfield": 2, "shipyard": 1}, 0, {}, 9),
        ("strike_air", {"planes": 3, "airfield": 1}, 3, {}, 6),
        ("strike_air", {"planes": 3, "airfield": 1}, 0, {"plane.hits": 2, "airfield.bonus": 3}, 15),
        ("strike_sea", {"ships": 3, "shipyard": 1, "airfield": 2}, 0, {}, 6),
        ("strike_sea", {"ships": 3, "shipyard": 1}, 2, {}, 2),
        ("strike_sea", {"ships": 3}, 3, {}, 0),
        ("strike_sea", {"ships": 3, "shipyard": 1}, 0, {"ship.hits": 0, "shipyard.bonus": 2}, 6),
    ],
)
def test_hits_of_a_strike(verb, parts, wall, options, hits, start, pick):
    match = start(
        Rojo={"Brasil": parts},
        Azul={"India": {"troops": 30, "wall": wall}},
        options=options,
        **BOTH,
    )
    assert strike(match, pick, verb, "Brasil", "India", "Tropas", 3).hits == hits
    assert match.at("India").wall == wall
    assert match.troops("India") == [30 - hits]


@pytest.mark.clause("WAR-9.5")
def test_the_wall_stops_a_sea_strike_whatever_its_aim(start, pick):
    match = start(
        Rojo={"Brasil": {"ships": 7}},
        Azul={"India": {"wall": 1, "planes": 9}},
        options={"installation.hits_per_level": 5},
        **BOTH,
    )
    assert strike(match, pick, "strike_sea", "Brasil", "India", "Aviones", 4).losses == 2
    assert strike(match, pick, "strike_sea", "Brasil", "India", "Muralla", 3).hits == 1


@pytest.mark.clause("WAR-9.6")
@pytest.mark.parametrize(
    ("aim", "sent", "after"),
    [
        ("Tropas", 2, {"troops": 3, "ready": (1, 2, 1)}),
        ("Tropas", 4, {"troops": 1, "ready": (0, 2, 1)}),
        ("Tropas", 9, {"troops": 1, "ready": (0, 2, 1)}),
        ("Aviones", 2, {"planes": 1, "ready": (3, 1, 1)}),
        ("Aviones", 9, {"planes": 0, "ready": (3, 0, 1)}),
        ("Barcos", 1, {"ships": 1, "ready": (3, 2, 1)}),
        ("Barcos", 2, {"ships": 0, "ready": (3, 2, 0)}),
        ("Muralla", 5, {"wall": 1}),
        ("Muralla", 9, {"wall": 0}),
        ("Armería", 2, {"armoury": 2}),
        ("Armería", 3, {"armoury": 1}),
        ("Aeródromo", 6, {"airfield": 0}),
        ("Astillero", 4, {"shipyard": 0}),
    ],
)
def test_effect_by_aim(aim, sent, after, start):
    """Nothing intercepts: the planes of the target have come into the position suppressed."""
    target = {
        "troops": 5,
        "busy": 2,
        "planes": 3,
        "busy_planes": 1,
        "ships": 2,
        "busy_ships": 1,
        "wall": 2,
        "armoury": 2,
        "airfield": 2,
        "shipyard": 1,
    }
    match = start(
        Rojo={"Brasil": {"troops": 2, "planes": 9, "stock": {"cyber_attack": 1}}},
        Azul={"India": target},
        **BOTH,
    )
    match.act("fire", "Ciberataque", "Brasil", "India")
    match.act("strike_air", "Brasil", "India", aim, sent)
    here = match.at("India")
    assert {name: getattr(here, name) for name in after} == after
    others = {"troops", "planes", "ships", "wall", "armoury", "airfield", "shipyard"} - set(after)
    assert all(getattr(here, name) == target[name] for name in others)


def test_hits_for_a_level_are_an_option(start):
    match = start(
        Rojo={"Brasil": {"planes": 2}},
        Azul={"India": {"armoury": 2}},
        options={"installation.hits_per_level": 1},
        **BOTH,
    )
    match.act("strike_air", "Brasil", "India", "Armería", 2)
    assert match.at("India").armoury == 0


@pytest.mark.clause("WAR-9.7")
def test_strikers_stay_busy(start):
    match = start(
        Rojo={"Brasil": {"planes": 5}}, Azul={"India": {"troops": 4, "planes": 1}}, **BOTH
    )
    match.act("strike_air", "Brasil", "India", "Tropas", 3)
    assert (match.at("Brasil").planes, match.ready("Brasil")[1]) == (4, 2)


ARMED = {"missile": 2, "atomic_bomb": 1, "epidemic": 1, "cyber_attack": 1}


@pytest.mark.clause("WAR-9.8")
def test_a_weapon_needs_a_ready_troop_and_is_used_up(start):
    match = start(Rojo={"Egipto": {"troops": 2, "stock": {"missile": 1}}, "India": 1}, **BOTH)
    match.refuses("weapon_not_held", "WAR-9.8", "fire", "Epidemia", "Egipto", "Sudán")
    match.refuses("weapon_not_held", "WAR-9.8", "fire", "Misil", "India", "China")
    match.refuses("own_target", "WAR-9.2", "fire", "Misil", "Egipto", "India")
    match.refuses("not_owner", "WAR-9.2", "fire", "Misil", "Sudán", "India")
    match.act("fire", "Misil", "Egipto", "Sudán")
    assert (match.stock("Egipto"), match.ready("Egipto")[0]) == ({}, 1)
    match = start(Rojo={"Egipto": {"busy": 1, "stock": ARMED}}, **BOTH)
    match.refuses("not_enough_ready", "WAR-4.7", "fire", "Misil", "Egipto", "Sudán")
    assert match.legal("fire") == []


@pytest.mark.clause("WAR-9.8")
@pytest.mark.parametrize(("troops", "after"), [(9, 6), (4, 1), (3, 1), (1, 1)])
def test_the_missile(troops, after, start, pick):
    match = start(
        Rojo={"Egipto": {"troops": 2, "stock": ARMED}},
        Azul={"Sudán": {"troops": troops, "wall": 3}},
        **BOTH,
    )
    (fired,) = pick(match.act("fire", "Misil", "Egipto", "Sudán"), "weapon_fired")
    assert match.troops("Sudán") == [after]
    assert fired.troops == troops - after


@pytest.mark.clause("WAR-9.8")
def test_the_reach_of_the_missile(start):
    match = start(Rojo={"Egipto": {"troops": 9, "stock": ARMED}}, **BOTH)
    distance = match.settings.board.distance
    egypt = match.country("Egipto")
    for name in ("India", "China"):
        near = distance(egypt, match.country(name)) <= 3
        assert match.allows("fire", "Misil", "Egipto", name) == near
    assert match.allows("fire", "Misil", "Egipto", "China")
    match.refuses("out_of_range", "WAR-9.8", "fire", "Misil", "Egipto", "Japón")
    listed = {row[2] for row in match.legal("fire") if row[0] == "Misil"}
    assert "Japón" not in listed
    assert "China" in listed
    far = start(
        Rojo={"Egipto": {"troops": 9, "stock": ARMED}}, options={"range.missile": "none"}, **BOTH
    )
    assert far.allows("fire", "Misil", "Egipto", "Japón")


@pytest.mark.clause("WAR-9.8")
def test_the_atomic_bomb(start, pick):
    target = {
        "troops": 7,
        "busy": 5,
        "planes": 5,
        "busy_planes": 1,
        "ships": 3,
        "wall": 2,
        "armoury": 1,
        "shipyard": 2,
    }
    match = start(Rojo={"Egipto": {"troops": 2, "stock": ARMED}}, Azul={"Japón": target}, **BOTH)
    (fired,) = pick(match.act("fire", "Bomba atómica", "Egipto", "Japón"), "weapon_fired")
    here = match.at("Japón")
    assert here[2:5] == (4, 3, 2)
    assert here.ready == (0, 3, 2)
    assert here[6:] == (1, 0, 0, 1)
    assert (fired.troops, fired.planes, fired.ships, fired.levels) == (3, 2, 1, (1, 1, 0, 1))
    said = match.news(-1, lang="es")[0].text
    toll = "3 tropas perdidas; aviones −2, barcos −1, muralla −1, armería −1, astillero −1"
    assert said == f"Rojo usa una bomba atómica contra Japón desde Egipto: {toll}."


@pytest.mark.clause("WAR-9.8")
@pytest.mark.parametrize(("troops", "after"), [(9, 6), (8, 6), (2, 2), (1, 1)])
def test_the_epidemic(troops, after, start):
    match = start(
        Rojo={"Egipto": {"troops": 2, "stock": ARMED}},
        Azul={"Moscú": {"troops": troops, "planes": 3}},
        **BOTH,
    )
    match.act("fire", "Epidemia", "Egipto", "Moscú")
    assert (match.troops("Moscú"), match.at("Moscú").planes) == ([after], 3)


def test_what_weapons_destroy_is_an_option(start):
    options = {"atomic.fraction": "1", "epidemic.fraction": "1/2", "missile.hits": 5}
    match = start(
        Rojo={"Egipto": {"troops": 9, "stock": ARMED}},
        Azul="Japón 8, China 8, Sudán 8",
        options=options,
        **BOTH,
    )
    match.act("fire", "Bomba atómica", "Egipto", "Japón")
    match.act("fire", "Epidemia", "Egipto", "China")
    match.act("fire", "Misil", "Egipto", "Sudán")
    assert match.troops("Japón", "China", "Sudán") == [1, 4, 3]


@pytest.mark.clause("WAR-9.8")
def test_the_cyber_attack_lasts_until_the_turn_ends(start, pick):
    target = {"troops": 9, "wall": 3, "planes": 5, "ships": 5}
    match = start(
        Rojo={"Sudán": {"troops": 9, "planes": 2, "ships": 2, "stock": ARMED}},
        Azul={"Egipto": target},
        **BOTH,
    )
    events = match.act("fire", "Ciberataque", "Sudán", "Egipto")
    assert [event.kind for event in events] == ["weapon_fired", "suppressed"]
    assert match.troops("Egipto") == [9]
    assert strike(match, pick, "strike_air", "Sudán", "Egipto", "Tropas", 2).duel == 0
    struck = strike(match, pick, "strike_sea", "Sudán", "Egipto", "Tropas", 2)
    assert (struck.duel, struck.hits) == (0, 2)
    (fought,) = pick(match.act("attack", "Sudán", "Egipto", 2), "land_attack")
    assert (fought.block, match.at("Egipto").wall) == (0, 3)
    match.end()
    assert match.state.suppressed == 0


@pytest.mark.clause("WAR-9.3", "D-9")
@pytest.mark.parametrize(
    ("weapon", "key", "air"),
    [
        ("Misil", "missile", True),
        ("Bomba atómica", "atomic", True),
        ("Epidemia", "epidemic", False),
        ("Ciberataque", "cyber", False),
    ],
)
def test_air_weapons_spare_europe_and_each_may_be_made_a_ground_one(weapon, key, air, start):
    def table(**options):
        return start(
            Rojo={"Egipto": {"troops": 2, "stock": ARMED}}, Azul="Moscú 9", options=options, **BOTH
        )

    target = "Polonia-Yugoslavia"
    if air:
        table().refuses("air_immune", "WAR-9.3", "fire", weapon, "Egipto", target)
        assert target not in {row[2] for row in table().legal("fire") if row[0] == weapon}
    else:
        assert table().allows("fire", weapon, "Egipto", target)
    assert table(**{f"{key}.kind": "ground"}).allows("fire", weapon, "Egipto", target)
    assert not table(**{f"{key}.kind": "air"}).allows("fire", weapon, "Egipto", target)
