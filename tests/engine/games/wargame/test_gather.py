"""WAR-7: looking for resources and treasures."""

import random
from collections import Counter

import pytest

from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.wargame.actions import GatherRoll, TreasureDraw

BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}


@pytest.mark.clause("WAR-7.1")
def test_finds_go_to_the_stock_of_the_territory(start, pick):
    match = start(Rojo={"Brasil": {"troops": 5, "busy": 1}, "India": 3}, **BOTH)
    match.act("gather", "Brasil", "Litio", 3)
    assert match.turn == "chance"
    match.refuses("decision_pending", "WAR-7.1", "gather", "India", "Metal", 1)
    (event,) = pick(match.act("gather_roll", [6, 4, 1]), "gathered")
    assert (match.stock("Brasil"), match.stock("India")) == ({"Litio": 2}, {})
    assert (match.troops("Brasil"), match.ready("Brasil")[0]) == ([5], 1)
    assert (event.troops, event.dice, len(event.finds)) == (3, (6, 4, 1), 2)
    match.refuses("not_owner", "WAR-7.1", "gather", "China", "Metal", 1)
    match.refuses("not_enough_ready", "WAR-4.7", "gather", "Brasil", "Metal", 2)
    match.refuses("bad_amount", "WAR-7.1", "gather", "Brasil", "Metal", 0)


def test_no_more_than_a_log_can_write(start):
    match = start(Rojo="Brasil 200", **BOTH)
    match.refuses("search_cap", "WAR-7.1", "gather", "Brasil", "Litio", 101)
    match.gather("Brasil", "Litio", 100, [6] * 100)
    assert match.stock("Brasil") == {"Litio": 100}
    assert match.allows("gather", "Brasil", "Metal", 100)
    assert type(match).parse(match.lines()).state == match.state


@pytest.mark.clause("WAR-7.2")
@pytest.mark.parametrize("resource", ["Metal", "Cemento", "Alimentos"])
@pytest.mark.parametrize("number", [1, 3])
def test_basic_resources_need_no_die(resource, number, start):
    match = start(Rojo="Moscú 4", options={"gather.basic": number}, **BOTH)
    match.act("gather", "Moscú", resource, 4)
    for dice in ((1,), (6, 6, 6, 6)):
        with pytest.raises(IllegalAction, match="bad_chance"):
            match.push(GatherRoll(CHANCE, dice))
    match.act("gather_roll", [])
    assert match.stock("Moscú") == {resource: 4 * number}


@pytest.mark.clause("WAR-7.3")
@pytest.mark.parametrize(
    ("resource", "number"), [("Petróleo", 3), ("Tribus", 3), ("Virus", 2)], ids=["oil", "t", "v"]
)
def test_one_die_for_each_troop(resource, number, start):
    match = start(Rojo="Egipto 6", **BOTH)
    match.gather("Egipto", resource, 6, [1, 2, 3, 4, 5, 6])
    assert match.stock("Egipto") == {resource: number}


def test_what_a_die_must_show_is_an_option(start):
    options = {"gather.intermediate_from": 2, "gather.rare_from": 7}
    match = start(Rojo="Egipto 12", options=options, **BOTH)
    match.gather("Egipto", "Petróleo", 6, [1, 2, 3, 4, 5, 6])
    match.gather("Egipto", "Virus", 6, [1, 2, 3, 4, 5, 6])
    assert match.stock("Egipto") == {"Petróleo": 5}


@pytest.mark.clause("WAR-7.3")
@pytest.mark.parametrize(
    ("country", "resource"),
    [("Egipto", "Litio"), ("Brasil", "Virus"), ("Australia", "Petróleo"), ("China", "Red")],
)
def test_not_outside_its_continent(country, resource, start):
    match = start(Rojo={country: 4}, **BOTH)
    match.refuses("resource_not_here", "WAR-7.3", "gather", country, resource, 1)


@pytest.mark.clause("WAR-7.4")
def test_europe_has_no_rare_resource(start):
    match = start(Rojo="Moscú 4", **BOTH)
    resources = {row[1] for row in match.legal("gather")}
    assert resources == {"Metal", "Cemento", "Alimentos", "Energía nuclear"}
    for rare in ("Tecnología", "Niobio", "Virus", "Mano de obra"):
        match.refuses("resource_not_here", "WAR-7.3", "gather", "Moscú", rare, 1)


@pytest.mark.clause("WAR-7.5")
def test_treasures_of_oceania(start, pick):
    match = start(Rojo="Australia 5, Brasil 3", **BOTH)
    match.refuses("resource_not_here", "WAR-7.5", "gather", "Brasil", "Tesoros", 1)
    events = match.gather("Australia", "Tesoros", 3, ["Petróleo", "Misil", "Petróleo"])
    assert match.stock("Australia") == {"Petróleo": 2, "Misil": 1}
    assert match.state.treasures == (3, 0)
    assert pick(events, "gathered")[0].dice == ()


@pytest.mark.clause("WAR-7.5")
def test_treasures_by_weight(start):
    """10,000 draws: each find within four standard deviations of its weight."""
    match = start(Rojo="Australia 100", **BOTH)
    match.act("gather", "Australia", "Tesoros", 100)
    rng = random.Random(4)
    drawn = Counter(
        find for _ in range(100) for find in match.game.sample_chance(match.state, rng).finds
    )
    weights = dict(match.settings.options["treasure"])
    assert sum(weights.values()) == 100
    assert set(drawn) == set(weights)
    for good, weight in weights.items():
        spread = (10_000 * weight / 100 * (1 - weight / 100)) ** 0.5
        assert abs(drawn[good] - 100 * weight) < 4 * spread, good


@pytest.mark.parametrize(
    "finds", [(0,), (0, 0, 0), (0, 13), (0, 99)], ids=["few", "many", "no such weight", "no good"]
)
def test_treasures_that_cannot_be_drawn(finds, start):
    match = start(Rojo="Australia 5", **BOTH)
    match.act("gather", "Australia", "Tesoros", 2)
    with pytest.raises(IllegalAction) as caught:
        match.push(TreasureDraw(CHANCE, finds))
    assert (caught.value.code, caught.value.clause) == ("bad_chance", "WAR-7.5")
    with pytest.raises(IllegalAction, match="bad_chance"):
        match.push(GatherRoll(CHANCE, (6, 6)))


@pytest.mark.clause("WAR-7.6")
def test_a_single_troop_may_gather(start):
    match = start(Rojo="Brasil 1", **BOTH)
    match.gather("Brasil", "Niobio", 1, [6])
    assert (match.stock("Brasil"), match.troops("Brasil")) == ({"Niobio": 1}, [1])


def test_with_one_stock_for_each_seat(start):
    match = start(Rojo="Brasil 2, Egipto 2", options={"resource_pool": "seat"}, **BOTH)
    match.gather("Brasil", "Metal", 2, [])
    match.gather("Egipto", "Metal", 1, [])
    assert match.stock("Rojo") == {"Metal": 3}
    match.act("build", "Egipto", "Avión", 1)
    assert (match.stock("Rojo"), match.at("Egipto").planes) == ({}, 1)
