"""TEG-1: seats, the map, the cards and the pieces."""

import copy
import dataclasses
import itertools
from collections import Counter

import pytest

from teg_nb.engine.board import board_data, load_board, parse_board
from teg_nb.engine.errors import BadBoard, IllegalAction
from teg_nb.engine.games.teg import components as facts_module
from teg_nb.engine.games.teg.actions import Attack
from teg_nb.engine.games.teg.cards import card_symbols
from teg_nb.engine.games.teg.combat import attack_dice, defence_dice
from teg_nb.engine.games.teg.components import check_board, facts

VARIANTS = ["", "printed_board"]

MEMBERS = {
    "América del Norte": """Alaska, California, Canadá, Chicago, Florida, Groenlandia,
        Isla Victoria, Labrador, Las Vegas, Nueva York, Oregón, Terranova""",
    "América Central": "Cuba, El Salvador, Honduras, Jamaica, México, Nicaragua",
    "América del Sur": """Argentina, Bolivia, Brasil, Chile, Colombia, Paraguay, Uruguay,
        Venezuela""",
    "Europa": """Albania, Alemania, Bielorrusia, Croacia, España, Finlandia, Francia, Gran Bretaña,
        Irlanda, Islandia, Italia, Noruega, Polonia, Portugal, Serbia, Ucrania""",
    "África": "Angola, Egipto, Etiopía, Madagascar, Mauritania, Nigeria, Sahara, Sudáfrica",
    "Asia": """Arabia, Chechenia, China, Chukchi, Corea, India, Irak, Irán, Israel, Japón,
        Kamchatka, Malasia, Rusia, Siberia, Turquía, Vietnam""",
    "Oceanía": "Australia, Filipinas, Nueva Zelandia, Sumatra, Tasmania, Tonga",
}

CARDS = {
    "plane": """Arabia, Australia, Bielorrusia, Bolivia, Brasil, California, Canadá, Chicago, Chile,
        China, Chukchi, Colombia, Corea, Croacia, Cuba, Egipto, El Salvador, España, Etiopía,
        Filipinas, Irlanda""",
    "soldier": """Nigeria, Noruega, Nueva York, Nueva Zelandia, Oregón, Paraguay, Polonia, Portugal,
        Rusia, Sahara, Serbia, Siberia, Sudáfrica, Sumatra, Tasmania, Terranova, Tonga, Turquía,
        Uruguay, Venezuela, Vietnam""",
    "anchor": """Finlandia, Florida, Francia, Gran Bretaña, Groenlandia, Honduras, India, Irak,
        Irán, Isla Victoria, Islandia, Israel, Italia, Jamaica, Japón, Kamchatka, Labrador,
        Madagascar, Malasia, México, Nicaragua""",
    "joker": "Alaska, Albania, Alemania, Angola",
    "supercard": "Argentina, Chechenia, Las Vegas, Mauritania, Ucrania",
}


def names(text):
    return [" ".join(name.split()) for name in text.split(",")]


# Seats


@pytest.mark.clause("TEG-1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats_play(seats, deal):
    colours = ("Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde")
    assert deal(seats).settings.seats == colours[:seats]


@pytest.mark.clause("TEG-1.1")
@pytest.mark.parametrize("seats", [0, 1, 7, -2, True, [], ["Rojo"], ["Rojo"] * 7, "Blanco"])
def test_fewer_or_more_seats_are_refused(seats, refused_setup):
    refused_setup("bad_player_count", "TEG-1.1", seats)


@pytest.mark.clause("TEG-1.1")
@pytest.mark.parametrize("colour", ["Violeta", "", "White", 3])
def test_a_colour_that_the_box_does_not_have_is_refused(colour, refused_setup):
    refused_setup("unknown_color", "TEG-1.1", ["Rojo", colour])


# The map


@pytest.mark.clause("TEG-1.2")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("continent", MEMBERS)
def test_a_continent_has_its_countries(continent, variant):
    board = load_board("teg", variant)
    (entry,) = [item for item in board.continents if item.name == continent]
    assert sorted(board.countries[country] for country in entry.countries) == sorted(
        names(MEMBERS[continent])
    )


@pytest.mark.clause("TEG-1.2")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_board_has_72_countries_in_seven_continents(variant):
    board = load_board("teg", variant)
    assert len(board.countries) == len(set(board.countries)) == 72
    assert len(board.continents) == 7
    assert len(board.borders) == 134


@pytest.mark.clause("TEG-1.2")
@pytest.mark.parametrize("name", ["Atlántida", "", "Chile Norte", "-1"])
def test_a_country_that_is_not_on_the_board_is_refused(name, start):
    start(Blanco="Chile 3").refuses("unknown_country", "TEG-1.2", "attack", "Chile", name)


@pytest.mark.clause("TEG-1.2")
@pytest.mark.parametrize("number", [-1, 72, 1.0, True, None])
def test_a_number_that_is_no_country_is_refused(number, start):
    match = start(Blanco="Chile 3")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(Attack(0, match.country("Chile"), number))
    assert (caught.value.code, caught.value.clause) == ("unknown_country", "TEG-1.2")
    assert match.state == before


NEIGHBOURS = [
    ("Mauritania", "Uruguay"),
    ("Chile", "Australia"),
    ("Alaska", "Chukchi"),
    ("Brasil", "Sahara"),
    ("Argentina", "Brasil"),
    ("España", "Portugal"),
    ("Argentina", "Uruguay"),
    ("Nueva Zelandia", "Tasmania"),
    ("Tasmania", "Australia"),
    ("Colombia", "Nicaragua"),
    ("Nicaragua", "El Salvador"),
    ("Irán", "Ucrania"),
    ("Rusia", "Ucrania"),
    ("Ucrania", "Bielorrusia"),
]
DISTANCES = [
    ("Nueva Zelandia", "Australia", 2),
    ("Nueva Zelandia", "Sumatra", 3),
    ("Nueva Zelandia", "Filipinas", 3),
    ("Nueva Zelandia", "Tonga", 3),
    ("Argentina", "Australia", 2),
    ("Chile", "Nicaragua", 2),
    ("Chile", "El Salvador", 3),
]


@pytest.mark.clause("TEG-1.3", "D-1")
@pytest.mark.parametrize(("a", "b"), NEIGHBOURS)
def test_the_rulebook_says_that_they_are_neighbours(a, b):
    board = load_board("teg")
    assert board.country(b) in board.neighbours[board.country(a)]


@pytest.mark.clause("TEG-1.3")
@pytest.mark.parametrize(("a", "b", "borders"), DISTANCES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rulebook_says_how_far_they_are(a, b, borders, variant):
    board = load_board("teg", variant)
    assert board.distance(board.country(a), board.country(b)) == borders


@pytest.mark.clause("TEG-1.3")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("a", "b"), [("Argentina", "Sahara"), ("Colombia", "El Salvador")])
def test_the_rulebook_says_that_they_are_not_neighbours(a, b, variant):
    board = load_board("teg", variant)
    assert board.country(b) not in board.neighbours[board.country(a)]


@pytest.mark.clause("TEG-1.3")
def test_iran_reaches_rusia_and_asia_touches_egipto():
    board = load_board("teg")
    egipto = board.neighbours[board.country("Egipto")]
    assert board.distance(board.country("Irán"), board.country("Rusia")) <= 3
    assert {board.country("Turquía"), board.country("Israel")} & set(egipto)


@pytest.mark.clause("TEG-1.3", "D-1")
def test_the_printed_board_differs_in_one_bridge_only():
    rulebook, printed = (
        {frozenset(pair) for pair in load_board("teg", variant).borders} for variant in VARIANTS
    )
    country = load_board("teg").country
    assert rulebook - printed == {frozenset((country("Mauritania"), country("Uruguay")))}
    assert printed - rulebook == {frozenset((country("Nigeria"), country("Uruguay")))}


@pytest.mark.clause("TEG-1.3", "D-1")
def test_the_option_board_chooses_the_bridge_that_is_played(start):
    parts = {"Blanco": "Uruguay 3", "Negro": "Mauritania, Nigeria"}
    rulebook, printed = start(**parts), start(**parts, options={"board": "printed_board"})
    assert rulebook.allows("attack", "Uruguay", "Mauritania")
    assert not rulebook.allows("attack", "Uruguay", "Nigeria")
    assert printed.allows("attack", "Uruguay", "Nigeria")
    printed.refuses("not_adjacent", "TEG-8.2", "attack", "Uruguay", "Mauritania")


@pytest.mark.clause("TEG-1.3")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_map_passes_its_own_checks(variant):
    board = load_board("teg", variant)
    board.check()
    check_board(board)


# Maps that are not sound


def checked(board):
    board.check()
    check_board(board)


def without(data, *pair):
    for kind in ("land", "bridges"):
        data["borders"][kind] = [item for item in data["borders"][kind] if set(item) != set(pair)]


def with_land(data, *pair):
    data["borders"]["land"].append(list(pair))


def with_island_of_nothing(data):
    data["continents"][0]["countries"].append("Atlántida")


def with_a_country_twice(data):
    data["continents"][0]["countries"].append("CHILE")
    with_land(data, "CHILE", "Canadá")


BROKEN_MAPS = {
    "a country that cannot be reached": (with_island_of_nothing, "cannot be reached"),
    "two countries of one name": (with_a_country_twice, "same name"),
    "a border written twice": (lambda data: with_land(data, "Brasil", "Argentina"), "twice"),
    "a border to itself": (lambda data: with_land(data, "Chile", "Chile"), "itself"),
    "a border to nowhere": (lambda data: with_land(data, "Chile", "Atlántida"), "no such country"),
}


@pytest.mark.clause("TEG-1.2", "TEG-0.6")
@pytest.mark.parametrize("fault", BROKEN_MAPS)
def test_a_map_that_cannot_be_played_on_is_refused(fault):
    spoil, why = BROKEN_MAPS[fault]
    data = copy.deepcopy(dict(board_data("teg")))
    spoil(data)
    with pytest.raises(BadBoard, match=why):
        parse_board(data).check()


@pytest.mark.clause("TEG-1.2")
def test_a_country_in_two_continents_is_refused():
    board = load_board("teg")
    first, *others = board.continents
    twice = dataclasses.replace(others[0], countries=(*others[0].countries, first.countries[0]))
    with pytest.raises(BadBoard, match="exactly one continent"):
        dataclasses.replace(board, continents=(first, twice, *others[1:])).check()


@pytest.mark.clause("TEG-3.7")
def test_an_island_that_is_no_country_is_refused():
    data = copy.deepcopy(dict(board_data("teg")))
    data["islands"]["countries"].append("Atlántida")
    with pytest.raises(BadBoard, match="Atlántida"):
        parse_board(data)


def test_a_variant_that_does_not_exist_is_refused():
    with pytest.raises(BadBoard, match="no variant"):
        load_board("teg", "first_printing")


@pytest.mark.clause("TEG-1.3")
@pytest.mark.parametrize(("a", "b"), NEIGHBOURS)
def test_a_map_without_a_border_of_the_rulebook_is_refused(a, b):
    data = copy.deepcopy(dict(board_data("teg")))
    without(data, a, b)
    board = parse_board(data)
    with pytest.raises(BadBoard, match=r"TEG-1\.3|cannot be reached"):
        checked(board)


@pytest.mark.clause("TEG-1.3")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Argentina", "Sahara"),
        ("Colombia", "El Salvador"),
        ("Nueva Zelandia", "Australia"),
        ("Nueva Zelandia", "Tonga"),
        ("Argentina", "Australia"),
        ("Chile", "Nicaragua"),
    ],
)
def test_a_map_with_a_border_that_the_rulebook_excludes_is_refused(a, b):
    data = copy.deepcopy(dict(board_data("teg")))
    with_land(data, a, b)
    with pytest.raises(BadBoard, match=r"TEG-1\.3"):
        check_board(parse_board(data))


@pytest.mark.clause("TEG-1.3")
def test_a_map_where_asia_does_not_touch_egipto_is_refused():
    data = copy.deepcopy(dict(board_data("teg")))
    without(data, "Egipto", "Israel")
    without(data, "Egipto", "Turquía")
    with pytest.raises(BadBoard, match="Egipto"):
        check_board(parse_board(data))


@pytest.mark.clause("TEG-1.2")
def test_a_map_with_a_country_in_another_continent_is_refused():
    data = copy.deepcopy(dict(board_data("teg")))
    data["continents"][1]["countries"].append(data["continents"][0]["countries"].pop())
    with pytest.raises(BadBoard, match=r"TEG-1\.2"):
        check_board(parse_board(data))


# Pieces


@pytest.mark.clause("TEG-1.4", "D-2")
def test_only_the_total_of_armies_counts_and_it_has_no_limit(start):
    match = start(Blanco="Chile 1000", phase="reinforce", due=1000)
    match.act("place", "Chile", 1)
    match.act("place", "Chile", 999)
    assert match.armies("Chile") == [2000]


@pytest.mark.clause("TEG-1.5", "D-2")
def test_a_missile_belongs_to_the_occupant_it_stands_with(start):
    match = start(Blanco="Chile 2 + 40m", Negro="Chile 3 + 2m, Bolivia + 1m")
    chile, bolivia = match.country("Chile"), match.country("Bolivia")
    assert match.state.missiles[chile] == 40
    assert match.state.guests[chile] == (1, 3, 2)
    assert (match.state.missiles[bolivia], match.owner("Bolivia")) == (1, "Negro")


@pytest.mark.clause("TEG-1.6", "TEG-8.6", "TEG-8.7")
def test_eight_dice_are_always_enough():
    thrown = {
        (attack_dice(a, d, situation), defence_dice(d, situation))
        for a, d in itertools.product(range(2, 40), range(1, 20))
        for situation in ("", "snow", "tail_wind")
    }
    assert max(attack + defence for attack, defence in thrown) == 8
    assert max(thrown) == (4, 4)


# Cards


@pytest.mark.clause("TEG-1.7", "D-3")
@pytest.mark.parametrize(
    ("kind", "symbols"),
    [
        ("plane", ("plane",)),
        ("soldier", ("soldier",)),
        ("anchor", ("anchor",)),
        ("joker", ("joker",)),
        ("supercard", ("plane", "soldier", "anchor")),
    ],
)
def test_a_card_carries_its_symbols(kind, symbols):
    assert card_symbols(kind) == symbols


@pytest.mark.clause("TEG-1.7", "D-3")
@pytest.mark.parametrize("kind", ["galleon", "balloon", "cannon"])
def test_the_symbols_of_the_older_game_do_not_exist(kind):
    with pytest.raises(ValueError, match=kind):
        card_symbols(kind)


@pytest.mark.clause("TEG-1.8", "D-4", "TEG-1.7")
@pytest.mark.parametrize("kind", CARDS)
def test_the_deck_has_these_cards_of_a_kind(kind):
    printed = [
        name
        for name, card_kind in zip(facts().countries, facts().card_kinds, strict=True)
        if card_kind == kind
    ]
    assert sorted(printed) == sorted(names(CARDS[kind]))


@pytest.mark.clause("TEG-1.8")
def test_the_deck_has_one_card_for_each_country():
    assert Counter(facts().card_kinds) == {
        "plane": 21, "soldier": 21, "anchor": 21, "joker": 4, "supercard": 5,
    }  # fmt: skip


@pytest.mark.clause("TEG-1.9", "TEG-13.6")
@pytest.mark.parametrize(
    ("continent", "symbols"),
    [
        ("América del Norte", "plane soldier anchor"),
        ("Europa", "plane soldier anchor"),
        ("Asia", "plane soldier anchor"),
        ("América del Sur", "plane soldier"),
        ("África", "soldier anchor"),
        ("América Central", "plane"),
        ("Oceanía", "anchor"),
    ],
)
def test_each_continent_has_a_card_with_its_symbols(continent, symbols):
    board = load_board("teg")
    (entry,) = [item for item in board.continents if item.name == continent]
    assert " ".join(entry.symbols) == symbols


@pytest.mark.clause("TEG-1.10", "D-5")
def test_there_are_19_objectives_and_the_common_one_is_never_dealt():
    cards = facts().objectives
    assert [card.id for card in cards] == [f"O-{number}" for number in range(1, 20)]
    assert 45 not in [card.total for card in cards]


@pytest.mark.clause("TEG-1.11")
def test_there_are_50_situation_cards():
    counts = Counter()
    for card in facts().situations:
        counts[card.id] += card.cards
    assert counts == {
        "classic": 20, "snow": 4, "tail_wind": 4, "crisis": 4, "extra": 4,
        "open_borders": 4, "closed_borders": 4, "rest": 6,
    }  # fmt: skip
    resting = [card.colour for card in facts().situations if card.id == "rest"]
    assert sorted(resting) == sorted(facts().colours)


@pytest.mark.clause("TEG-1.12")
def test_the_mano_is_public(start):
    match = start(seats=3, Blanco="Chile", first="Negro")
    assert match.game.observe(match.state, None).first == match.seat("Negro")


@pytest.mark.clause("TEG-1.13")
def test_the_number_of_canjes_of_each_seat_is_public(start):
    match = start(
        Blanco="Chile", phase="reinforce", cards={"Blanco": ["Argentina"]}, exchanges={"Negro": 3}
    )
    match.act("exchange", ["Argentina"], [])
    assert list(match.game.observe(match.state, None).exchanges) == [1, 3]


# Facts that do not add up


def another_kind(data):
    data["cards"]["joker"].append(data["cards"]["plane"].pop())


def a_card_less(data):
    data["cards"]["anchor"].pop()


def a_card_of_nowhere(data):
    data["cards"]["anchor"][0] = "Atlántida"


def a_situation_more(data):
    data["situations"][0]["cards"] = 21


def an_objective_less(data):
    data["objectives"].pop()


def another_size(data):
    data["objectives"][0]["size"] = 25


def too_many_countries(data):
    data["objectives"][0].update(size=25, countries={"Europa": 16, "América del Sur": 9})


def no_such_continent(data):
    data["objectives"][0]["countries"] = {"Europa": 16, "América": 8}


@pytest.mark.clause("TEG-1.8", "TEG-1.10", "TEG-1.11", "TEG-3.6")
@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (another_kind, r"TEG-1\.8"),
        (a_card_less, r"TEG-1\.8"),
        (a_card_of_nowhere, "Atlántida"),
        (a_situation_more, r"TEG-1\.11"),
        (an_objective_less, r"TEG-1\.10"),
        (another_size, r"O-1.*TEG-3\.6"),
        (too_many_countries, r"O-1.*fewer"),
        (no_such_continent, r"O-1.*TEG-3\.6"),
    ],
    ids=lambda item: getattr(item, "__name__", ""),
)
def test_cards_that_do_not_add_up_are_refused(spoil, why, monkeypatch):
    data = copy.deepcopy(dict(board_data("teg")))
    spoil(data)
    monkeypatch.setattr(facts_module, "board_data", lambda game: data)
    with pytest.raises(BadBoard, match=why):
        facts_module.facts.__wrapped__()
