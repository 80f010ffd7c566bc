"""Boards as networks, against the board's own distances and against counting anew."""

import itertools

import networkx as nx
import pandas as pd
import pytest

from teg_nb import Match
from teg_nb.analysis import missiles_frame
from teg_nb.analysis.network import (
    board_graph,
    board_of,
    chokepoints,
    continents_frame,
    countries_frame,
    distances_frame,
)
from teg_nb.engine.board import load_board

GAMES = ("teg", "tgm", "wargame", "reconquista")
boards = pytest.mark.parametrize("game", GAMES)


def parts(pairs, countries):
    """Connected parts of some borders, found by joining sets."""
    groups = {country: {country} for country in countries}
    for a, b in pairs:
        if a in groups and b in groups and groups[a] is not groups[b]:
            groups[a] |= groups[b]
            for item in groups[b]:
                groups[item] = groups[a]
    return {frozenset(group) for group in groups.values()}


@boards
def test_graph_has_the_borders_of_the_board(game):
    board, graph = load_board(game), board_graph(game)
    names = board.countries

    assert tuple(graph) == names
    assert {frozenset(edge) for edge in graph.edges} == {
        frozenset((names[a], names[b])) for a, b in board.borders
    }
    water = {frozenset((names[a], names[b])) for a, b in board.bridges}
    assert {frozenset((a, b)) for a, b, kind in graph.edges(data="kind") if kind == "bridge"} == (
        water
    )
    for country, name in enumerate(names):
        node = graph.nodes[name]
        assert node["number"] == country
        assert node["degree"] == len(board.neighbours[country])
        assert node["island"] == (country in board.islands)
        assert country in board.continents[board.continent_of[country]].countries
        assert node["continent"] == board.continents[board.continent_of[country]].name


def test_a_board_is_found_in_many_forms():
    match = Match(seats=2)
    board = match.settings.board

    for where in ("teg", board, match, match.state, board_graph("teg")):
        assert board_of(where) == board
        assert len(countries_frame(where)) == 72
    for wrong in (72, None, nx.path_graph(3)):
        with pytest.raises(TypeError, match="a board is"):
            board_of(wrong)


def test_options_of_the_graph():
    whole, inner = board_graph("teg"), board_graph("teg", borders="inner")
    outer, dry = board_graph("teg", borders="outer"), board_graph("teg", bridges=False)

    assert inner.size() + outer.size() == whole.size()
    assert not any(crosses for *_, crosses in inner.edges(data="outer"))
    assert all(crosses for *_, crosses in outer.edges(data="outer"))
    assert dry.size() == whole.size() - len(load_board("teg").bridges)
    assert board_graph("tgm", variant="sin_africa_oriental_oriente_medio").size() == 82
    with pytest.raises(ValueError, match="borders cannot be"):
        board_graph("teg", borders="none")
    with pytest.raises(ValueError, match="variant"):
        board_graph(load_board("teg"), variant="printed_board")


@boards
def test_chokepoints_are_all_that_cut_the_board(game):
    board = load_board(game)
    numbers, cuts = range(len(board.countries)), {}
    for out in numbers:
        left = parts(board.borders, [number for number in numbers if number != out])
        if len(left) > 1:
            cuts["country", board.countries[out]] = left
    for border in board.borders:
        left = parts([item for item in board.borders if item != border], numbers)
        if len(left) > 1:
            cuts["border", frozenset(board.countries[item] for item in border)] = left
    frame = chokepoints(game)

    keys = [
        (row.kind, row.country if row.kind == "country" else frozenset((row.country, row.other)))
        for row in frame.itertuples()
    ]
    assert set(keys) == set(cuts)
    for key, row in zip(keys, frame.itertuples(), strict=True):
        sizes = sorted(map(len, cuts[key]))
        assert (row.cut_off, row.parts) == (sum(sizes[:-1]), len(sizes))


def test_cut_borders_are_not_printed_bridges():
    """In La Revancha one of the three borders that cut the board runs over land."""
    borders = chokepoints("teg").query("kind == 'border'")

    assert sorted(borders.over_water) == [False, True, True]
    assert len(load_board("teg").bridges) > 3


@boards
def test_distances_are_those_of_the_board(game):
    board, frame = load_board(game), distances_frame(game)

    matrix = frame.pivot(index="source", columns="target", values="distance")
    assert [tuple(row) for row in matrix.to_numpy()] == [
        board.distances(country) for country in range(len(board.countries))
    ]
    assert list(matrix.index) == list(board.countries)


@boards
def test_betweenness_counts_every_country_on_a_way(game):
    """Each pair at distance d has d - 1 countries between, however many shortest ways it has."""
    frame, pairs = countries_frame(game), distances_frame(game).query("distance > 0")
    n = len(frame)

    assert frame.betweenness.sum() * (n - 1) * (n - 2) == pytest.approx((pairs.distance - 1).sum())
    assert frame.betweenness.between(0, 1).all()
    ends = frame[frame.degree == 1]
    assert (ends.betweenness == 0).all()
    away = pairs.groupby("source", observed=True).distance
    assert frame.mean_distance.tolist() == pytest.approx(away.mean().tolist())
    assert frame.eccentricity.tolist() == away.max().tolist()


def test_betweenness_of_one_country_by_following_every_way():
    graph, through = board_graph("tgm"), "Siam"
    share = 0.0
    for a, b in itertools.combinations([item for item in graph if item != through], 2):
        ways = list(nx.all_shortest_paths(graph, a, b))
        share += sum(through in way for way in ways) / len(ways)
    frame = countries_frame(graph).set_index("country")

    assert frame.betweenness[through] == pytest.approx(share / (41 * 40 / 2))


def test_a_board_that_falls_apart_has_no_farthest_country():
    frame = countries_frame(board_graph("teg", bridges=False))

    assert frame.eccentricity.isna().all()
    assert frame.mean_distance.isna().all()
    assert distances_frame(board_graph("teg", bridges=False)).distance.isna().any()


@boards
def test_what_a_continent_costs(game):
    board, frame = load_board(game), continents_frame(game).set_index("continent")

    for number, continent in enumerate(board.continents):
        row = frame.loc[continent.name]
        inside = set(continent.countries)
        entries = [
            (out, guard) for guard in inside for out in board.neighbours[guard] if out not in inside
        ]
        assert row.countries == len(inside)
        assert (row.entries, row.guards) == (len(entries), len({guard for _, guard in entries}))
        assert row.doorsteps == len({out for out, _ in entries})
        assert row.inner == sum({a, b} <= inside for a, b in board.borders)
        assert pd.isna(row.armies) == (continent.armies == 0)
        if continent.armies:
            assert row.guards_per_army == row.guards / board.continents[number].armies
    assert frame.countries.sum() == len(board.countries)


def test_oceania_of_the_classic_world_has_one_door():
    row = continents_frame("tgm").set_index("continent").loc["Oceanía"]

    assert (row.armies, row.guards, row.entries) == (2, 1, 1)


@pytest.mark.clause("TEG-9.6")
def test_missiles_reach_three_borders():
    board, frame = load_board("teg"), missiles_frame()
    damage = {1: 3, 2: 2, 3: 1}
    wanted = {
        (board.countries[a], board.countries[b]): damage[away]
        for a in range(72)
        for b, away in enumerate(board.distances(a))
        if away in damage
    }

    assert dict(zip(zip(frame.source, frame.target, strict=True), frame.damage, strict=True)) == (
        wanted
    )
    assert set(missiles_frame("tgm", {1: 4}).damage) == {4}


@pytest.mark.parametrize(
    "table",
    [countries_frame, chokepoints, distances_frame, continents_frame, missiles_frame],
    ids=lambda table: table.__name__,
)
def test_names_are_categoricals_of_the_whole_board(table):
    board, frame = load_board("teg"), table("teg")

    for column in {"country", "source", "target", "other"} & set(frame.columns):
        assert tuple(frame[column].cat.categories) == board.countries
    if "continent" in frame:
        assert list(frame.continent.cat.categories) == [
            continent.name for continent in board.continents
        ]
