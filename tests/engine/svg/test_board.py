"""The picture of a board: well formed, complete, small, and the same each time."""

import json
import random
import re
from xml.etree import ElementTree

import pytest

import teg_nb
from teg_nb.engine.board import load_board
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.picture import blocked_countries, covered_borders
from teg_nb.engine.svg.board import board_view, svg
from teg_nb.engine.svg.palette import COLOURS, CONTINENT_COLOURS, PALETTE

BOARD = load_board("teg")
SEATS = tuple(COLOURS)
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def position(seed: int = 1) -> tuple[list[int], list[int]]:
    rng = random.Random(seed)
    owner = [rng.randrange(len(SEATS)) for _ in BOARD.countries]
    return owner, [rng.choice([1, 2, 3, 8, 27, 140]) for _ in owner]


def texts(picture: str) -> list[str]:
    return [item.text or "" for item in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def fill_of(picture: str, country: str) -> str:
    """The fill that the country's land is painted with."""
    link = f"#teg72-{BOARD.country(country)}"
    for group in ElementTree.fromstring(picture).iter(f"{SVG}g"):
        if "fill" in group.attrib and any(use.get(LINK) == link for use in group):
            return group.attrib["fill"]
    raise AssertionError(f"{country} is not painted")


def test_every_country_is_drawn_and_named() -> None:
    picture = svg(BOARD, *position())
    root = ElementTree.fromstring(picture)
    ids = {item.get("id") for item in root.iter(f"{SVG}path")}
    assert {f"teg72-{country}" for country in range(72)} <= ids
    written = " ".join(texts(picture))
    for name in BOARD.countries:
        assert name in written or all(part in written for part in name.split())


def test_each_country_has_its_owners_colour_and_its_armies() -> None:
    owner, armies = position()
    picture = svg(BOARD, owner, armies)
    for country, name in enumerate(BOARD.countries):
        assert fill_of(picture, name) == COLOURS[SEATS[owner[country]]].fill
    numbers = [int(text) for text in texts(picture) if text.isdigit()]
    assert numbers == armies


def test_a_country_of_nobody_has_its_continents_colour() -> None:
    picture = svg(BOARD, None)
    shades = {
        fill_of(picture, BOARD.countries[continent.countries[0]]) for continent in BOARD.continents
    }
    assert len(shades) == len(BOARD.continents)
    assert picture == svg(BOARD, [-1] * 72) == svg(BOARD, [None] * 72)
    assert "<circle" not in picture


def test_equal_positions_give_equal_bytes_and_small_ones() -> None:
    owner, armies = position()
    picture = svg(BOARD, owner, armies)
    assert picture == svg(BOARD, list(owner), list(armies))
    assert len(picture.encode()) < 45_000


@pytest.mark.parametrize("word", ["<style", "<script", "foreignObject", "http:", "https:"])
def test_nothing_that_a_notebook_would_strip(word: str) -> None:
    spaces = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink")
    picture = svg(BOARD, *position(), legend=SEATS, caption="Ronda 1")
    for space in spaces:
        picture = picture.replace(space, "")
    assert word not in picture


def test_texts_are_escaped() -> None:
    owner, armies = position()
    hostile = "<script>\"&'</script>"
    picture = svg(BOARD, owner, armies, legend=[hostile, "b"], caption=hostile)
    assert "<script" not in picture
    assert texts(picture).count(hostile) == 2


def test_a_shared_country_shows_both_occupants() -> None:
    owner, armies = position()
    egypt = BOARD.country("Egipto")
    owner[egypt], armies[egypt] = 0, 61
    picture = svg(BOARD, owner, armies, guests=[(egypt, 3, 74, 0)])
    assert fill_of(picture, "Egipto").startswith("url(#stripes-")
    assert {"61", "74"} <= set(texts(picture))


def test_missiles_are_marked_and_counted() -> None:
    owner, armies = position()
    missiles = [0] * 72
    missiles[BOARD.country("China")] = 1
    plain, one = svg(BOARD, owner, armies), svg(BOARD, owner, armies, missiles)
    missiles[BOARD.country("China")] = 3
    three = svg(BOARD, owner, armies, missiles)
    assert plain.count("<path") + 1 == one.count("<path") == three.count("<path")
    assert texts(three).count("3") == texts(one).count("3") + 1


def test_highlights_and_arrows_lie_over_the_land() -> None:
    owner, armies = position()
    chile, australia = BOARD.country("Chile"), BOARD.country("Australia")
    plain = svg(BOARD, owner, armies)
    marked = svg(BOARD, owner, armies, highlight={chile: "source", australia: "target"})
    assert marked.count(f'#teg72-{chile}"') == plain.count(f'#teg72-{chile}"') + 2
    arrowed = svg(BOARD, owner, armies, arrows=[(chile, australia)])
    assert arrowed.count("<path") == plain.count("<path") + 2, "it leaves the board and comes back"


def test_the_legend_counts_countries_and_armies() -> None:
    owner, armies = [0] * 70 + [1, 1], [1] * 70 + [2, 3]
    picture = svg(BOARD, owner, armies, legend=SEATS[:2], lang="en")
    assert "2 countries · 5 armies" in texts(picture)
    assert "70 países · 70 ejércitos" in texts(svg(BOARD, owner, armies, legend=SEATS[:2]))
    owner, armies = [0] * 71 + [1], [1] * 72
    assert "1 país · 1 ejército" in texts(svg(BOARD, owner, armies, legend=SEATS[:2]))
    words = ("province|provinces", "troop|troops")
    picture = svg(BOARD, owner, armies, legend=SEATS[:2], counted=words)
    assert {"71 provinces · 71 troops", "1 province · 1 troop"} <= {*texts(picture)}


def test_board_view_is_json_and_agrees_with_the_board() -> None:
    view = board_view(BOARD)
    assert json.loads(json.dumps(view)) == view
    assert [country["name"] for country in view["countries"]] == list(BOARD.countries)
    assert [continent["color"] for continent in view["continents"]] == list(CONTINENT_COLOURS)
    assert all(
        tuple(drawn["neighbours"]) == BOARD.neighbours[k]
        for k, drawn in enumerate(view["countries"])
    )
    colours = list(view["palette"].values())
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)


# Missiles, blockades and pacts


def paths(picture: str, stroke: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [item.get("d", "") for item in root.iter(f"{SVG}path") if item.get("stroke") == stroke]


def moves(picture: str, colour: str) -> int:
    """Lines that are drawn in a colour of the palette."""
    return sum(path.count("M") for path in paths(picture, PALETTE[colour]))


def test_blocked_countries_are_chained() -> None:
    owner, armies = position()
    plain = svg(BOARD, owner, armies)
    chained = svg(BOARD, owner, armies, blocked=[3, 40, 3])
    assert (moves(plain, "blocked"), moves(chained, "blocked")) == (0, 2)
    shared = svg(BOARD, owner, armies, guests=[(3, 5, 1, 0)], blocked=[3])
    assert paths(shared, PALETTE["blocked"]) != paths(
        svg(BOARD, owner, armies, blocked=[3]), PALETTE["blocked"]
    ), "the chain is wide enough for two discs"


def test_covered_borders_are_closed_once() -> None:
    owner, armies = position()
    argentina, brasil = BOARD.country("Argentina"), BOARD.country("Brasil")
    alaska, chukchi = BOARD.country("Alaska"), BOARD.country("Chukchi")
    one = svg(BOARD, owner, armies, covered=[(argentina, brasil), (brasil, argentina)])
    assert moves(one, "covered") == 1
    assert moves(svg(BOARD, owner, armies, covered=[(alaska, chukchi)]), "covered") == 2


def test_a_missile_flies_from_country_to_country() -> None:
    owner, armies = position()
    way = [BOARD.country(name) for name in ("Argentina", "Chile", "Australia")]
    picture = svg(BOARD, owner, armies, flight=way)
    assert moves(picture, "flight") == 3, "two borders, and one of them leaves the board"
    assert moves(svg(BOARD, owner, armies, flight=way[:1]), "flight") == 0


def test_a_position_draws_what_is_asked_for() -> None:
    state = teg_nb.position(
        seats=["Blanco", "Negro", "Rojo"],
        Blanco="Argentina 5 + 2m, Chile 3, Egipto 2, Colombia 3, Uruguay 1",
        Negro="Brasil 5, Israel 3, Nicaragua 3, México 2, Honduras 2",
        Rojo="El Salvador 2",
        rest="Rojo",
        pacts=[
            ("country", "Blanco", "Negro", "Colombia", "Nicaragua"),
            ("continent", "Blanco", "Negro", "América del Sur"),
            ("border", "Blanco", "Negro", "Asia", "África"),
        ],
    )
    plain = state.picture()
    assert all(moves(plain.svg, colour) == 0 for colour in ("blocked", "covered", "flight"))
    full = state.picture(blocked=True, pacts=True, flight=("argentina", "Chile", "Australia"))
    names = BOARD.countries
    closed = {frozenset((names[a], names[b])) for a, b, _ in covered_borders(state)}
    assert closed == {
        frozenset(pair)
        for pair in (
            ("Colombia", "Nicaragua"),
            ("Argentina", "Brasil"),
            ("Uruguay", "Brasil"),
            ("Chile", "Brasil"),
            ("Colombia", "Brasil"),
            ("Egipto", "Israel"),
        )
    }
    assert moves(full.svg, "covered") == 6
    assert moves(full.svg, "flight") == 3
    assert len(full.svg.encode()) < 46_000


def test_a_blocked_country_of_a_position() -> None:
    """All three neighbours of Islandia belong to Negro, with two armies each (TEG-10.1)."""
    near = [BOARD.countries[k] for k in BOARD.neighbours[BOARD.country("Islandia")]]
    ring = ", ".join(f"{name} 2" for name in near)
    state = teg_nb.position(Blanco="Islandia 1, Chile 2", Negro=ring)
    assert [BOARD.countries[k] for k in blocked_countries(state)] == ["Islandia"]
    assert moves(state.picture(blocked=True).svg, "blocked") == 1
    weak = teg_nb.position(Blanco="Islandia 1, Chile 2", Negro=ring.replace(" 2", " 1", 1))
    assert moves(weak.picture(blocked=True).svg, "blocked") == 0
    assert blocked_countries(GAMES["teg"].setup(3)) == []
