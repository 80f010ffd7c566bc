"""WAR-1: the map, the units, the goods."""

import pytest

from teg_nb.engine.board import Board, board_data, load_board, parse_board
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.wargame.components import check_map, facts

BOARD = load_board("wargame")


@pytest.mark.clause("WAR-1.1")
def test_the_map_has_42_territories_and_none_is_ever_empty(deal):
    match = deal(5)
    assert len(BOARD.countries) == 42
    assert min(match.state.armies) >= 1
    assert min(match.state.owner) >= 0


@pytest.mark.clause("WAR-1.2")
def test_six_continents():
    sizes = {continent.name: len(continent.countries) for continent in BOARD.continents}
    assert sizes == {
        "América del Norte": 9,
        "América del Sur": 4,
        "Europa": 7,
        "África": 6,
        "Asia": 12,
        "Oceanía": 4,
    }


@pytest.mark.clause("WAR-1.3")
@pytest.mark.parametrize(
    ("country", "neighbours"),
    [
        ("México", "California, Nueva York, Venezuela-Colombia-Ecuador"),
        (
            "Chile-Bolivia-Perú",
            "Argentina-Paraguay-Uruguay, Brasil, Nueva Guinea, Venezuela-Colombia-Ecuador",
        ),
        ("Islandia", "Groenlandia, Inglaterra, Suecia"),
        ("Polonia-Yugoslavia", "Alemania, Egipto, España-Francia-Italia, Medio Oriente, Moscú"),
        ("Argelia-Nigeria", "Brasil, Egipto, El Congo, España-Francia-Italia, Sudán"),
        ("China", "Aral, India, Japón, Mongolia, Omsk, Tchita, Vietnam, Vladivostok"),
        ("Sumatra", "Australia, India"),
    ],
)
def test_borders_work_both_ways(country, neighbours):
    number = BOARD.country(country)
    names = {BOARD.countries[item] for item in BOARD.neighbours[number]}
    assert names == {name.strip() for name in neighbours.split(",")}
    assert len(BOARD.borders) == 81
    assert all(number in BOARD.neighbours[item] for item in BOARD.neighbours[number])


def changed_board(**parts):
    kept = {name: getattr(BOARD, name) for name in ("name", "countries", "continents", "borders")}
    return Board(**{**kept, **parts})


@pytest.mark.clause("WAR-1.3")
@pytest.mark.parametrize(
    "board",
    [
        changed_board(borders=BOARD.borders[:-1]),
        changed_board(borders=(*BOARD.borders[:-1], BOARD.borders[0])),
        changed_board(continents=BOARD.continents[:-1]),
        parse_board(board_data("wargame"), "war_clasico"),
    ],
    ids=["a border less", "a border twice", "a continent less", "the old map"],
)
def test_another_map_is_refused(board):
    with pytest.raises(IllegalAction) as caught:
        check_map(board)
    assert caught.value.code == "bad_map"
    assert "bad_map" in str(caught.value)
    assert caught.value.text("es") != caught.value.text("en")
    check_map(BOARD)


@pytest.mark.clause("WAR-1.4")
def test_any_number_of_units(start):
    match = start(Rojo={"Brasil": {"troops": 500, "planes": 300, "ships": 200}})
    assert match.at("Brasil")[2:5] == (500, 300, 200)


@pytest.mark.clause("WAR-1.5")
def test_one_installation_of_each_kind_with_its_level(start):
    match = start(Rojo={"Brasil": {"wall": 3, "armoury": 2, "airfield": 1, "shipyard": 2}})
    assert match.at("Brasil")[6:] == (3, 2, 1, 2)


@pytest.mark.clause("WAR-1.6", "D-13", "WAR-7.4")
def test_resources_by_rank_and_continent():
    goods = facts().goods
    ranks = {rank: [g.id for g in goods if g.rank == rank] for rank in ("basic", "rare")}
    assert ranks["basic"] == ["metal", "cement", "food"]
    local = {
        continent.name: [facts().vocabulary[1][1][item] for item in stock[3:]]
        for continent, stock in zip(BOARD.continents, facts().local, strict=True)
    }
    assert local == {
        "América del Norte": ["Petróleo", "Red", "Tecnología"],
        "América del Sur": ["Petróleo", "Litio", "Niobio"],
        "Europa": ["Energía nuclear"],
        "África": ["Petróleo", "Tribus", "Virus"],
        "Asia": ["Petróleo", "Mano de obra"],
        "Oceanía": ["Tesoros"],
    }
    europe = [good for good in facts().local[2] if goods[good].rank == "rare"]
    assert europe == []
    assert sorted(ranks["rare"]) == ["niobium", "technology", "virus", "workforce"]


@pytest.mark.clause("WAR-1.7")
def test_basic_everywhere_others_at_home(start):
    match = start(Rojo="Brasil 4, Egipto 4, Australia 4")
    pairs = {tuple(row[:2]) for row in match.legal("gather")}
    for country in ("Brasil", "Egipto", "Australia"):
        assert {(country, "Metal"), (country, "Cemento"), (country, "Alimentos")} <= pairs
    assert ("Brasil", "Litio") in pairs
    assert ("Egipto", "Litio") not in pairs
    assert ("Australia", "Litio") not in pairs


@pytest.mark.clause("WAR-1.8", "D-10")
def test_what_the_goods_pay_for(deal):
    settings = deal(2).settings
    goods = facts().goods

    def ranks(item):
        return {goods[good].rank for good, _ in settings.price[item]}

    for item in ("plane", "ship", "troop", "wall.1"):
        assert ranks(item) == {"basic"}
    for item in ("missile", "atomic_bomb", "epidemic", "cyber_attack", "wall.2", "airfield.1"):
        assert ranks(item) & {"intermediate", "rare"}
    # Each continent pays for something by itself, but Europe.
    own = [set(stock) for stock in facts().local]
    alone = [
        {item for item, price in settings.price.items() if {good for good, _ in price} <= local}
        - {item for item in settings.price if ranks(item) == {"basic"}}
        for local in own
    ]
    assert [bool(entry) for entry in alone] == [True, True, False, True, True, False]


@pytest.mark.clause("WAR-1.9")
def test_europe_is_immune_from_the_air():
    immune = {n for c, n in enumerate(BOARD.countries) if facts().air_immune >> c & 1}
    assert immune == {BOARD.countries[c] for c in BOARD.continents[2].countries}


@pytest.mark.clause("WAR-1.10", "D-8")
def test_everything_lies_in_a_territory_or_in_one_stock_for_each_seat(start, deal):
    match = deal(3)
    assert len(match.state.stocks) == 42
    assert match.stock("Brasil") == {"Metal": 2, "Cemento": 2, "Alimentos": 2}
    pooled = deal(3, resource_pool="seat")
    assert len(pooled.state.stocks) == 3
    assert pooled.stock("Rojo") == {"Metal": 28, "Cemento": 28, "Alimentos": 28}


@pytest.mark.clause("WAR-1.11")
def test_two_territories_have_no_sea_access(deal):
    settings = deal(2).settings
    names = {n for c, n in enumerate(BOARD.countries) if settings.landlocked >> c & 1}
    assert names == {"Mongolia", "Tchita"}
    other = deal(2, landlocked=["moscu"]).settings
    assert other.landlocked == 1 << BOARD.country("Moscú")
