"""WAR-11: elimination, objectives, the round limit."""

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.games.wargame.components import facts
from teg_nb.engine.games.wargame.objectives import is_met

BOARD = load_board("wargame")
BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}
ALONE = {**BOTH, "options": {"objective.in_all.2": 0}}
"""Continents count alone."""
IDS = [objective.id for objective in facts().objectives]


def of(*continents):
    names = (
        BOARD.countries[country]
        for continent in BOARD.continents
        if continent.name in continents
        for country in continent.countries
    )
    return ", ".join(names)


ASIA = of("Asia").split(", ")


@pytest.mark.clause("WAR-11.1")
def test_a_seat_without_territory_is_out(start, pick):
    match = start(
        Rojo="Brasil 9, India",
        Azul="Argelia-Nigeria",
        Verde="China",
        rest="Verde",
        deliveries={"Azul": ["Argelia-Nigeria"]},
    )
    events = match.act("attack", "Brasil", "Argelia-Nigeria", 3)
    (out,) = pick(events, "player_eliminated")
    assert (out.seat, out.by) == (1, 0)
    assert match.state.deliveries == ((), (), ())
    match.refuses("player_eliminated", "WAR-11.1", "end_turn", ["Brasil"], seat="Azul")
    match.end()
    assert match.turn == "Verde"
    events = match.end()
    assert {event.seat for event in pick(events, "reinforcements_delivered")} <= {0, 2}


def test_a_common_stock_goes_with_its_seat(start):
    match = start(
        Rojo="Brasil 9",
        Azul="Argelia-Nigeria",
        Verde="China",
        rest="Verde",
        stocks={"Azul": {"Metal": 9}},
        options={"resource_pool": "seat"},
    )
    match.act("attack", "Brasil", "Argelia-Nigeria", 3)
    assert match.stock("Azul") == {}


@pytest.mark.clause("WAR-11.2", "D-5")
def test_an_objective_counts_at_the_end_of_ones_own_turn(start, pick):
    match = start(
        Rojo=of("Asia").replace(", Japón", "") + ", Brasil",
        Azul="Japón",
        objectives={"Rojo": "asia"},
        round=1,
        **BOTH,
    )
    state = match.state
    assert not is_met(state, 0, state.settings.objectives[IDS.index("asia")])
    match = start(Rojo=of("Asia"), objectives={"Rojo": "asia"}, round=6, **ALONE)
    assert not match.is_over  # met, and its turn is not over
    events = match.end()
    assert match.winners == ("Rojo",)
    assert match.outcome.reason == "objective"
    assert match.outcome.returns == (1.0, 0.0)
    assert pick(events, "game_ended")[0].winners == (0,)
    match.refuses("game_over", "WAR-11.2", "end_turn", ["China"], seat="Rojo")
    assert match.legal_actions() == []


@pytest.mark.clause("WAR-11.2", "D-5")
def test_another_seat_does_not_win_in_my_turn(start):
    match = start(Rojo="Brasil", objectives={"Azul": "asia"}, round=6, **BOTH)
    match.end()
    assert not match.is_over
    match.end("China")
    assert match.winners == ("Azul",)


@pytest.mark.clause("WAR-11.2", "D-5")
@pytest.mark.parametrize(("first", "over"), [(1, True), (2, False), (3, False)])
def test_from_which_round_objectives_count(first, over, start):
    match = start(
        Rojo=of("Asia"),
        objectives={"Rojo": "asia"},
        round=1,
        options={**ALONE["options"], "objective.from_round": first},
        **BOTH,
    )
    match.end()
    assert match.is_over == over


TIE = {"seats": ["Rojo", "Azul"], "round": 3, "options": {"max_rounds": 3}, "turn": "Azul"}
HALF = [", ".join(BOARD.countries[:21]), ", ".join(BOARD.countries[21:])]


@pytest.mark.clause("WAR-11.3", "D-6")
@pytest.mark.parametrize(
    ("rojo", "azul", "winners"),
    [
        (HALF[0], HALF[1] + " 2", ("Azul",)),
        (HALF[0] + " 2", HALF[1] + " 2", ("Rojo", "Azul")),
        (HALF[0] + ", Japón", HALF[1].replace(", Japón", " 9"), ("Rojo",)),
    ],
    ids=["troops", "a tie", "territories"],
)
def test_after_the_last_round(rojo, azul, winners, start, pick):
    match = start(Rojo=rojo, Azul=azul, first="Rojo", **TIE)
    events = match.end()
    assert match.winners == winners
    assert match.outcome.reason == "territories_at_limit"
    assert sum(match.outcome.returns) == 1
    assert pick(events, "round_ended")
    assert not pick(events, "round_started")


@pytest.mark.clause("WAR-11.3", "D-6")
@pytest.mark.parametrize(("planes", "ships", "winners"), [(1, 0, ("Rojo",)), (0, 2, ("Azul",))])
def test_vehicles_break_a_tie_of_troops(planes, ships, winners, start, pick):
    rojo = {name.strip(): {"troops": 1} for name in HALF[0].split(",")}
    azul = {name.strip(): {"troops": 1} for name in HALF[1].split(",")}
    rojo["México"]["planes"] = planes
    azul["Japón"]["ships"] = ships
    match = start(Rojo=rojo, Azul=azul, first="Rojo", **TIE)
    (ended,) = pick(match.end(), "game_ended")
    assert match.winners == winners
    assert ended.counts == ((21, 21), (21, 21), (planes, ships))


@pytest.mark.clause("WAR-11.3")
def test_the_limit_is_an_option(deal):
    match = deal(2, max_rounds=2)
    for _ in range(4):
        assert not match.is_over
        match.end()
    assert match.is_over


@pytest.mark.clause("WAR-11.4")
def test_the_last_seat_alive_wins_at_once(start):
    match = start(Rojo="Brasil 9", Azul="Argelia-Nigeria", rest="Rojo", seats=["Rojo", "Azul"])
    match.act("attack", "Brasil", "Argelia-Nigeria", 3)
    assert match.winners == ("Rojo",)
    assert match.outcome.reason == "last_alive"


def met(id, state, seat=0):
    return is_met(state, seat, state.settings.objectives[IDS.index(id)])


@pytest.mark.clause("WAR-11.5")
def test_there_are_twelve_objectives():
    assert len(IDS) == 12
    needs = {
        objective.id: sum(objective.need) for objective in facts().objectives if any(objective.need)
    }
    assert needs == {
        "south_america_africa": 10,
        "europe_south_america": 11,
        "north_america_oceania": 13,
        "europe_africa": 13,
        "africa_oceania_3_europe": 13,
        "asia": 12,
        "treasure_hunter": 4,
    }


@pytest.mark.clause("WAR-11.5")
@pytest.mark.parametrize(
    ("id", "continents"),
    [
        ("south_america_africa", ["América del Sur", "África"]),
        ("europe_south_america", ["Europa", "América del Sur"]),
        ("north_america_oceania", ["América del Norte", "Oceanía"]),
        ("europe_africa", ["Europa", "África"]),
        ("asia", ["Asia"]),
    ],
)
def test_objectives_of_continents(id, continents, start):
    own = of(*continents)
    assert met(id, start(Rojo=own, **ALONE).state)
    for missing in own.split(", "):
        fewer = ", ".join(name for name in own.split(", ") if name != missing)
        assert not met(id, start(Rojo=fewer, **ALONE).state)


@pytest.mark.clause("WAR-11.5")
@pytest.mark.parametrize(("seats", "number"), [(2, 31), (3, 20), (4, 14), (5, 13), (6, 12)])
def test_continents_and_a_number_of_territories_in_all(seats, number, start):
    colours = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde"][:seats]
    more = [name for name in BOARD.countries if name not in ASIA]

    def table(held):
        own = {colours[0]: ", ".join([*ASIA, *more][:held])}
        return start(seats=colours, **own).state

    assert met("asia", table(number))
    assert not met("asia", table(number - 1))


@pytest.mark.clause("WAR-11.5")
def test_three_of_europe(start):
    own = of("África", "Oceanía") + ", Moscú, Suecia"
    assert not met("africa_oceania_3_europe", start(Rojo=own, **ALONE).state)
    assert met("africa_oceania_3_europe", start(Rojo=own + ", Islandia", **ALONE).state)


@pytest.mark.clause("WAR-11.5")
@pytest.mark.parametrize(("seats", "number"), [(2, 31), (3, 23), (4, 20), (5, 16), (6, 14)])
def test_a_number_of_territories_by_seats(seats, number, start):
    colours = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde"][:seats]

    def table(held, **options):
        own = {colours[0]: ", ".join(BOARD.countries[:held])}
        return start(seats=colours, options=options, **own).state

    assert met("territories", table(number))
    assert not met("territories", table(number - 1))
    assert met("territories", table(5, **{f"objective.territories.{seats}": 5}))


@pytest.mark.clause("WAR-11.5")
@pytest.mark.parametrize(("seats", "number"), [(2, 22), (3, 12), (4, 10), (5, 9), (6, 8)])
def test_walls_by_seats(seats, number, start):
    colours = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde"][:seats]

    def table(walls):
        names = BOARD.countries[:30]
        own = {name: {"wall": 3 - n % 3 if n < walls else 0} for n, name in enumerate(names)}
        others = dict(zip(colours[1:], BOARD.countries[30:], strict=False))
        return start(seats=colours, **{colours[0]: own}, **others).state

    assert met("walls", table(number))
    assert not met("walls", table(number - 1))


@pytest.mark.clause("WAR-11.5")
@pytest.mark.parametrize(
    ("planes", "ships", "is_met"), [(8, 8, True), (7, 9, False), (9, 7, False), (20, 20, True)]
)
def test_a_fleet(planes, ships, is_met, start):
    own = {"China": {"planes": planes - 3, "ships": 5}, "Japón": {"planes": 3, "ships": ships - 5}}
    assert met("fleet", start(Rojo=own, **BOTH).state) == is_met


@pytest.mark.clause("WAR-11.5")
def test_rare_resources_and_twelve_territories(start):
    stocks = [{"technology": 1}, {"niobium": 1, "virus": 2}, {"workforce": 1}]

    def table(countries, kept):
        own = {name: {} for name in countries}
        own |= {name: {"stock": stock} for name, stock in zip(countries, kept, strict=False)}
        return start(Rojo=own, **BOTH).state

    assert met("rare_collection", table(ASIA, stocks))
    assert not met("rare_collection", table(ASIA[:11], stocks))
    assert not met("rare_collection", table(ASIA, stocks[:2]))
    pooled = start(
        Rojo=of("Asia"),
        stocks={"Rojo": {"technology": 1, "niobium": 1, "virus": 1, "workforce": 1}},
        options={"resource_pool": "seat"},
        **BOTH,
    ).state
    assert met("rare_collection", pooled)
    assert not met("arsenal", pooled)


@pytest.mark.clause("WAR-11.5")
def test_an_arsenal(start):
    weapons = {"missile": 1, "atomic_bomb": 1, "epidemic": 1}
    own = {"China": {"stock": weapons}, "Japón": {"stock": {"cyber_attack": 1}}}
    assert met("arsenal", start(Rojo=own, **BOTH).state)
    four = {"options": {"objective.weapons": 4}}
    assert met("arsenal", start(Rojo=own, **BOTH, **four).state)
    own["Japón"] = {"stock": {"missile": 5}}
    assert met("arsenal", start(Rojo=own, **BOTH).state)
    assert not met("arsenal", start(Rojo=own, **BOTH, **four).state)
    del own["China"]["stock"]["epidemic"]
    assert not met("arsenal", start(Rojo=own, **BOTH).state)


@pytest.mark.clause("WAR-11.5")
def test_a_treasure_hunter(start):
    own = of("Oceanía")
    assert met("treasure_hunter", start(Rojo=own, treasures={"Rojo": 40}, **BOTH).state)
    assert not met("treasure_hunter", start(Rojo=own, treasures={"Rojo": 39}, **BOTH).state)
    fewer = own.replace(", Borneo", "")
    assert not met("treasure_hunter", start(Rojo=fewer, treasures={"Rojo": 40}, **BOTH).state)


def test_how_many_treasures_is_an_option(start):
    arguments = {"Rojo": of("Oceanía"), "treasures": {"Rojo": 7}, **BOTH}
    assert met("treasure_hunter", start(options={"objective.treasures": 7}, **arguments).state)
    assert not met("treasure_hunter", start(options={"objective.treasures": 8}, **arguments).state)


def test_treasures_are_counted_over_the_match(start):
    match = start(
        Rojo=of("Oceanía").replace("Australia", "Australia 3"),
        treasures={"Rojo": 37},
        objectives={"Rojo": "treasure_hunter"},
        round=6,
        **BOTH,
    )
    match.gather("Australia", "Tesoros", 3, ["Metal", "Metal", "Virus"])
    match.end()
    assert match.winners == ("Rojo",)


@pytest.mark.clause("D-14")
def test_no_objective_is_exchanged(start):
    """A seat keeps its objective, however far away it is."""
    own, wanted = {"Rojo": "Brasil 9", "Azul": "Argelia-Nigeria"}, {"Azul": "asia"}
    match = start(**own, objectives=wanted, round=6, **BOTH)
    match.act("attack", "Brasil", "Argelia-Nigeria", 3)
    match.end()
    match.end("China")
    assert match.winners == ("Azul",)
