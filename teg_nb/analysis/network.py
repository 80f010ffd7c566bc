"""Boards as networks: distances, chokepoints, and the cost of holding a continent.

Every function takes a board in any form: the name of a game (``"teg"``), a `Board`, a match, a
position, or a graph of `board_graph`, edited or not. Every table is tidy, with countries and
continents as categoricals in the order of the board.

Two kinds of bridges must be kept apart. A *bridge* is printed: a border that crosses water. A
bridge of graph theory is called a *cut border* in this module: the board falls apart without it.
"""

from __future__ import annotations

from collections.abc import Iterable

import networkx as nx

from teg_nb.analysis.columns import Named, frame_of, named, numbers
from teg_nb.engine.board import Board, load_board
from teg_nb.engine.errors import BadArgument, NotInGame, needed_packages
from teg_nb.engine.games import GAMES
from teg_nb.engine.svg.geometry import drawing

with needed_packages():
    import pandas as pd

BORDERS = ("all", "inner", "outer")


def board_of(where: object) -> Board:
    """Return the board that a value names or belongs to.

    Parameters
    ----------
    where : str, Board, Match, state or networkx.Graph
        The name of a game, a board, an object whose settings have a board, or a graph of a board.

    Raises
    ------
    TypeError
        If the value has no board.
    NotInGame
        If the game has no board of countries.

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
    where: object, *, variant: str = "", bridges: bool = True, borders: str = "all"
) -> nx.Graph:
    """Build a networkx graph of the board.

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
        ``continent``, ``island`` (whether it is listed as an island), ``degree`` (neighbours in
        this graph), ``outside`` (neighbours of another continent) and ``pos`` (position of its
        disc, y upwards: for ``networkx.draw``). Edges have ``kind``: ``"land"`` or ``"bridge"``,
        and ``outer``: whether they join two continents. ``graph.graph["board"]`` is the `Board`.

    Examples
    --------
    >>> import networkx as nx
    >>> from teg_nb.analysis import board_graph
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


def _graph(where: object) -> nx.Graph:
    return where if isinstance(where, nx.Graph) else board_graph(where)


def _countries(graph: nx.Graph, values: Iterable[str | None]) -> Named:
    """Create a column of countries, in the order of the board; None is missing."""
    board = board_of(graph)
    number = {name: country for country, name in enumerate(board.countries)}
    return named([-1 if name is None else number[name] for name in values], board.countries)


def _continents(graph: nx.Graph, countries: Iterable[str]) -> Named:
    board = board_of(graph)
    names = [continent.name for continent in board.continents]
    return named([names.index(graph.nodes[country]["continent"]) for country in countries], names)


def countries_frame(where: object) -> pd.DataFrame:
    """Tabulate the position of each country in the network, one row per country.

    Returns
    -------
    pandas.DataFrame
        ``country``, ``continent``, ``island``, ``degree`` (neighbours), ``outside`` (neighbours of
        another continent), ``bridges`` (borders over water), ``betweenness`` (share of the
        shortest paths between two other countries that lead through it, 0 to 1; equal paths count
        in parts), ``mean_distance`` and ``eccentricity`` (borders to the other countries, on
        average and to the farthest; missing where some cannot be reached).

    Examples
    --------
    >>> from teg_nb.analysis import countries_frame
    >>> frame = countries_frame("tgm").nlargest(3, "betweenness")
    >>> frame[["country", "degree", "outside", "betweenness"]].round(3)
                 country  degree  outside  betweenness
    35     Oriente Medio       6        4        0.209
    20  África del Norte       6        3        0.207
    34             China       6        0        0.195
    """
    graph = _graph(where)
    is_connected = nx.is_connected(graph)
    away = dict(nx.all_pairs_shortest_path_length(graph))
    between = nx.betweenness_centrality(graph)
    others = max(len(graph) - 1, 1)
    nodes = graph.nodes
    return frame_of(
        {
            "country": _countries(graph, graph),
            "continent": _continents(graph, graph),
            "island": [nodes[country]["island"] for country in graph],
            "degree": [graph.degree[country] for country in graph],
            "outside": [sum(e["outer"] for e in graph[country].values()) for country in graph],
            "bridges": [
                sum(e["kind"] == "bridge" for e in graph[country].values()) for country in graph
            ],
            "betweenness": [between[country] for country in graph],
            "mean_distance": [
                sum(away[country].values()) / others if is_connected else float("nan")
                for country in graph
            ],
            "eccentricity": numbers(
                [max(away[country].values()) if is_connected else -1 for country in graph]
            ),
        }
    )


def chokepoints(where: object) -> pd.DataFrame:
    """Tabulate the countries and borders whose removal cuts the board in two.

    Returns
    -------
    pandas.DataFrame
        ``kind``: ``"country"`` (an articulation point of graph theory) or ``"border"`` (a cut
        border); ``country``; ``other`` (the other end of a border, else missing); ``over_water``
        (whether a border is a printed bridge); ``cut_off`` (countries then outside the largest
        part) and ``parts`` (number of parts). The worst cuts come first.

    Examples
    --------
    >>> from teg_nb.analysis import chokepoints
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
    """Count the countries outside the largest part, and the parts, without a country or border."""
    rest = graph.copy()
    if isinstance(what, str):
        rest.remove_node(what)
    else:
        rest.remove_edge(*what)
    parts = [len(part) for part in nx.connected_components(rest)]
    return sum(parts) - max(parts), len(parts)


def distances_frame(where: object) -> pd.DataFrame:
    """Tabulate the distance in borders, one row per ordered pair of countries.

    Returns
    -------
    pandas.DataFrame
        ``source``, ``target``, ``distance`` (borders; missing where no path exists). For a matrix:
        ``frame.pivot(index="source", columns="target", values="distance")``.

    Examples
    --------
    >>> from teg_nb.analysis import distances_frame
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


def continents_frame(where: object) -> pd.DataFrame:
    """Tabulate the bonus of each continent and the cost of holding it, one row per continent.

    Returns
    -------
    pandas.DataFrame
        ``continent``, ``countries``, ``armies`` (bonus a round for its owner; missing where the
        game pays none), ``guards`` (its countries with a neighbour outside, which its owner must
        defend), ``entries`` (borders that lead in from outside), ``doorsteps`` (countries outside
        from which it can be attacked), ``inner`` (borders inside), ``guards_per_army`` (guards for
        each army of the bonus: the fewer, the cheaper) and ``islands``.

    Examples
    --------
    >>> from teg_nb.analysis import continents_frame
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
                "islands": sum(graph.nodes[country]["island"] for country in members),
            }
        )
    names = [continent.name for continent in board.continents]
    frame = pd.DataFrame(rows).astype({"armies": "Int64"})
    column = pd.Series(named(range(len(names)), names).pandas())
    frame.insert(0, "continent", column)
    return frame
