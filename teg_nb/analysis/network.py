"""Boards as networks: who is near whom, what is narrow, what a continent costs to hold.

Every function takes a board, in whatever form it is at hand: the name of a game (``"teg"``), a
`Board`, a match or a position, or a graph that `board_graph` made and somebody changed. Every table
is tidy, with countries and continents as categoricals in the order of the board.

Two kinds of bridges must not be mixed up. A *bridge* is printed: a border that crosses water. What
graph theory calls a bridge is a *cut border* here: the board falls apart without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import networkx as nx
import pandas as pd

from teg_nb.analysis.columns import frame_of, named, numbers
from teg_nb.engine.board import Board, load_board
from teg_nb.engine.errors import BadArgument, NotInGame
from teg_nb.engine.games import GAMES
from teg_nb.engine.svg.board import drawing

BORDERS = ("all", "inner", "outer")


def board_of(where: Any) -> Board:
    """The board that is meant.

    Parameters
    ----------
    where : str, Board, Match, state or networkx.Graph
        The name of a game, a board, whatever has settings with a board, or a graph of a board.

    Raises
    ------
    TypeError
        If nothing says which board it is.
    NotInGame
        For a game that has no board of countries.

    Examples
    --------
    >>> board_of("tgm").name
    'classic42'
    """
    settings = getattr(where, "settings", None)
    if isinstance(where, str) and where in GAMES:
        settings = GAMES[where].setup(3).settings
    if settings is not None and not hasattr(settings.board, "countries"):
        raise NotInGame("countries", settings.game)
    if isinstance(where, str):
        return load_board(where)
    if isinstance(where, nx.Graph):
        where = where.graph.get("board")
    if not isinstance(where, Board):
        where = getattr(settings, "board", None)
    if isinstance(where, Board):
        return where
    raise BadArgument("not_a_board")


def board_graph(
    where: Any, *, variant: str = "", bridges: bool = True, borders: str = "all"
) -> nx.Graph:
    """The board as a graph of networkx.

    Parameters
    ----------
    where : str, Board, Match or state
    variant : str
        An alternative of the board; only with the name of a game.
    bridges : bool
        Whether borders that cross water count.
    borders : str
        ``"all"``, ``"inner"`` (only inside continents, as with closed borders, TEG-6.9) or
        ``"outer"`` (only between continents, as with open borders, TEG-6.8).

    Returns
    -------
    networkx.Graph
        Nodes are the names of the countries, in the order of the board. Each has ``number``,
        ``continent``, ``island`` (whether it is listed as one), ``degree`` (neighbours in this
        graph), ``outside`` (those of another continent) and ``pos`` (where its disc is drawn, y
        upwards: for ``networkx.draw``). Edges have ``kind``: ``"land"`` or ``"bridge"``, and
        ``outer``: whether they join two continents. ``graph.graph["board"]`` is the `Board`.

    Examples
    --------
    >>> graph = board_graph("teg")
    >>> len(graph), graph.size(), graph.nodes["Argentina"]["continent"]
    (72, 134, 'América del Sur')
    >>> sorted(graph["Argentina"]), graph.edges["Argentina", "Chile"]["kind"]
    (['Bolivia', 'Brasil', 'Chile', 'Paraguay', 'Uruguay'], 'land')
    >>> nx.shortest_path(board_graph("tgm"), "Brasil", "Egipto")
    ['Brasil', 'África del Norte', 'Egipto']
    """
    if borders not in BORDERS:
        raise BadArgument("not_one_of", name="borders", value=borders, known=[*BORDERS])
    if variant and not isinstance(where, str):
        raise BadArgument("variant_of_game")
    board = load_board(where, variant) if isinstance(where, str) else board_of(where)
    continent_of, names = board.continent_of, board.countries
    graph = nx.Graph(board=board, name=board.name)
    for country, (name, shape) in enumerate(zip(names, drawing(board).shapes, strict=True)):
        graph.add_node(
            name,
            number=country,
            continent=board.continents[continent_of[country]].name,
            island=country in board.islands,
            pos=(shape.label[0], -shape.label[1]),
        )
    for a, b in board.borders:
        outer = continent_of[a] != continent_of[b]
        kind = "bridge" if (a, b) in board.bridges else "land"
        if (bridges or kind == "land") and borders in ("all", "outer" if outer else "inner"):
            graph.add_edge(names[a], names[b], kind=kind, outer=outer)
    for name, node in graph.nodes.items():
        node["degree"] = graph.degree[name]
        node["outside"] = sum(edge["outer"] for edge in graph[name].values())
    return graph


def _graph(where: Any) -> nx.Graph:
    return where if isinstance(where, nx.Graph) else board_graph(where)


def _countries(graph: nx.Graph, found: Iterable[str | None]) -> Any:
    """A column of countries, in the order of the board; None is missing."""
    board = board_of(graph)
    number = {name: country for country, name in enumerate(board.countries)}
    return named([-1 if name is None else number[name] for name in found], board.countries)


def _continents(graph: nx.Graph, countries: Iterable[str]) -> Any:
    board = board_of(graph)
    names = [continent.name for continent in board.continents]
    return named([names.index(graph.nodes[each]["continent"]) for each in countries], names)


def countries_frame(where: Any) -> pd.DataFrame:
    """One row per country: how well it is placed.

    Returns
    -------
    pandas.DataFrame
        ``country``, ``continent``, ``island``, ``degree`` (neighbours), ``outside`` (those of
        another continent), ``bridges`` (borders over water), ``betweenness`` (share of the shortest
        ways between two others that lead through it, 0 to 1; equal ways count in parts),
        ``mean_distance`` and ``eccentricity`` (borders to the others, on average and to the
        farthest; missing where some cannot be reached).

    Examples
    --------
    >>> frame = countries_frame("tgm").nlargest(3, "betweenness")
    >>> frame[["country", "degree", "outside", "betweenness"]].round(3)
                 country  degree  outside  betweenness
    35     Oriente Medio       6        4        0.209
    20  África del Norte       6        3        0.207
    34             China       6        0        0.195
    """
    graph = _graph(where)
    whole = nx.is_connected(graph)
    away = dict(nx.all_pairs_shortest_path_length(graph))
    between = nx.betweenness_centrality(graph)
    others = max(len(graph) - 1, 1)
    nodes = graph.nodes
    return frame_of(
        {
            "country": _countries(graph, graph),
            "continent": _continents(graph, graph),
            "island": [nodes[each]["island"] for each in graph],
            "degree": [graph.degree[each] for each in graph],
            "outside": [sum(e["outer"] for e in graph[each].values()) for each in graph],
            "bridges": [sum(e["kind"] == "bridge" for e in graph[each].values()) for each in graph],
            "betweenness": [between[each] for each in graph],
            "mean_distance": [
                sum(away[each].values()) / others if whole else float("nan") for each in graph
            ],
            "eccentricity": numbers([max(away[each].values()) if whole else -1 for each in graph]),
        }
    )


def chokepoints(where: Any) -> pd.DataFrame:
    """Where the board can be cut in two: by one country, or by one border.

    Returns
    -------
    pandas.DataFrame
        ``kind``: ``"country"`` (what graph theory calls an articulation point) or ``"border"`` (its
        bridge; see above); ``country``; ``other`` (the other end of a border, else missing);
        ``over_water`` (whether a border is a printed bridge); ``cut_off``: countries that are then
        away from the largest part, and ``parts``, how many parts there are. The worst cuts first.

    Examples
    --------
    >>> chokepoints("tgm")[["kind", "country", "other", "cut_off"]]
          kind    country      other  cut_off
    0  country       Siam        NaN        4
    1  country  Indonesia        NaN        3
    2   border       Siam  Indonesia        4
    """
    graph = _graph(where)
    rows = [
        ("country", country, None, False, *_cut(graph, country))
        for country in nx.articulation_points(graph)
    ]
    rows += [
        ("border", a, b, graph.edges[a, b]["kind"] == "bridge", *_cut(graph, (a, b)))
        for a, b in nx.bridges(graph)
    ]
    order = {name: number for number, name in enumerate(graph)}
    rows.sort(key=lambda row: (row[0] == "border", -row[4], order[row[1]]))
    kinds = [row[0] for row in rows]
    return frame_of(
        {
            "kind": pd.Categorical(kinds, categories=["country", "border"]),
            "country": _countries(graph, (row[1] for row in rows)),
            "other": _countries(graph, (row[2] for row in rows)),
            "over_water": pd.array([row[3] for row in rows], dtype="bool"),
            "cut_off": pd.array([row[4] for row in rows], dtype="int64"),
            "parts": pd.array([row[5] for row in rows], dtype="int64"),
        }
    )


def _cut(graph: nx.Graph, what: str | tuple[str, str]) -> tuple[int, int]:
    """Countries outside the largest part, and parts, without a country or a border."""
    rest = graph.copy()
    if isinstance(what, str):
        rest.remove_node(what)
    else:
        rest.remove_edge(*what)
    parts = [len(part) for part in nx.connected_components(rest)]
    return sum(parts) - max(parts), len(parts)


def distances_frame(where: Any) -> pd.DataFrame:
    """One row per ordered pair of countries: how many borders lie between them.

    Returns
    -------
    pandas.DataFrame
        ``source``, ``target``, ``distance`` (borders; missing where there is no way). For a matrix:
        ``frame.pivot(index="source", columns="target", values="distance")``.

    Examples
    --------
    >>> frame = distances_frame("tgm")
    >>> len(frame), int(frame.distance.max())
    (1764, 10)
    """
    graph = _graph(where)
    away = dict(nx.all_pairs_shortest_path_length(graph))
    pairs = [(a, b) for a in graph for b in graph]
    return frame_of(
        {
            "source": _countries(graph, (a for a, _ in pairs)),
            "target": _countries(graph, (b for _, b in pairs)),
            "distance": numbers([away[a].get(b, -1) for a, b in pairs]),
        }
    )


def continents_frame(where: Any) -> pd.DataFrame:
    """One row per continent: what it pays, and what it costs to hold.

    Returns
    -------
    pandas.DataFrame
        ``continent``, ``countries``, ``armies`` (a round, for who holds it all; missing where the
        game pays none), ``guards`` (its countries with a neighbour outside: who holds the continent
        must defend these), ``entries`` (borders that lead in from outside), ``doorsteps``
        (countries outside from which it can be attacked), ``inner`` (borders inside),
        ``guards_per_army`` (guards for each army that it pays: the less, the cheaper) and
        ``islands``.

    Examples
    --------
    >>> frame = continents_frame("tgm").set_index("continent")
    >>> frame.loc[["Oceanía", "Asia"], ["countries", "armies", "guards", "entries"]]
               countries  armies  guards  entries
    continent
    Oceanía            4       2       1        1
    Asia              12       7       5        8
    """
    graph = _graph(where)
    board = board_of(graph)
    outer = [(a, b) for a, b, crosses in graph.edges(data="outer") if crosses]
    ways = [*outer, *((b, a) for a, b in outer)]
    rows = []
    for continent in board.continents:
        members = {board.countries[country] for country in continent.countries}
        entries = [(a, b) for a, b in ways if b in members]
        guards = len({b for _, b in entries})
        rows.append(
            {
                "countries": len(members),
                "armies": continent.armies or pd.NA,
                "guards": guards,
                "entries": len(entries),
                "doorsteps": len({a for a, _ in entries}),
                "inner": graph.subgraph(members).size(),
                "guards_per_army": guards / continent.armies if continent.armies else float("nan"),
                "islands": sum(graph.nodes[each]["island"] for each in members),
            }
        )
    names = [continent.name for continent in board.continents]
    frame = pd.DataFrame(rows).astype({"armies": "Int64"})
    frame.insert(0, "continent", named(range(len(names)), names).pandas())
    return frame
