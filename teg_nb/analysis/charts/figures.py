"""Charts of matches, boards and odds: interactive with Plotly, pictures everywhere else.

Every chart is one call and returns a `Chart`. In JupyterLab, Notebook or VS Code it is a Plotly
figure. Pages that run no code (GitHub, exported pages, print) show its SVG.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from math import isnan, nan
from pathlib import Path
from statistics import NormalDist
from typing import TYPE_CHECKING, SupportsFloat, cast

from teg_nb.analysis.charts import svg as static
from teg_nb.analysis.charts.svg import MISSING, SHADES, SIDES, TEXT
from teg_nb.analysis.intervals import wilson
from teg_nb.analysis.tables.counts import standings_over_time
from teg_nb.engine.actions import ALL
from teg_nb.engine.board import Board
from teg_nb.engine.errors import BadArgument, NotInGame, UnknownName, needed_packages
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.engine.svg.board import FONT, Picture
from teg_nb.engine.svg.export import export_svg
from teg_nb.engine.svg.geometry import drawing
from teg_nb.engine.svg.palette import COLOURS, CONTINENT_COLOURS, PALETTE
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.phrases import phrases

if TYPE_CHECKING:
    import pandas as pd
    import plotly.graph_objects as go

    from teg_nb.analysis.dataset.reader import Dataset
    from teg_nb.analysis.statistics.wins import Source
    from teg_nb.engine.play.match import Match

_CLEAR = "rgba(0,0,0,0)"
_GRID = "rgba(113,127,141,0.25)"
_GLOW = "1px 1px 1px #fff, -1px -1px 1px #fff, 1px -1px 1px #fff, -1px 1px 1px #fff"


class Chart:
    """A chart that a notebook shows.

    Attributes
    ----------
    figure : plotly.graph_objects.Figure
        The interactive form, which may be changed: ``chart.figure.update_layout(...)``.
    svg : str
        The static picture, as text, without later changes of the figure.
    caption : str
        Description of the chart in words.

    Examples
    --------
    >>> from teg_nb.analysis import odds_figure
    >>> chart = odds_figure("tgm", 4, 4, lang="en")
    >>> chart
    <chart: Probability of conquest (tgm)>
    >>> chart.svg[:4]
    '<svg'
    """

    def __init__(self, figure: go.Figure, svg: str, caption: str) -> None:
        self.figure = figure
        self.svg = svg
        self.caption = caption

    def _repr_mimebundle_(self, **kwargs: object) -> JsonObject:
        """Return both forms: a front end takes the richest form that it can show."""
        return {
            "application/vnd.plotly.v1+json": json.loads(self.figure.to_json()),
            "image/svg+xml": self.svg,
            "text/plain": repr(self),
        }

    def __repr__(self) -> str:
        return f"<chart: {self.caption}>"

    def picture(self) -> Picture:
        """Return only the picture: small, and the same everywhere.

        Examples
        --------
        >>> from teg_nb.analysis import odds_figure
        >>> odds_figure("tgm", 4, 4).picture().svg[:4]
        '<svg'
        """
        return Picture(self.svg, self.caption)

    def show(self, renderer: str | None = None) -> None:
        """Show the Plotly figure, with one of Plotly's renderers."""
        self.figure.show(renderer)

    def save(self, path: str | Path) -> Path:
        """Write the picture (``.svg``), or a page that needs no network (``.html``, 5 MB).

        A ``.png`` or a ``.pdf`` requires Chromium or Chrome.

        Raises
        ------
        BadArgument
            For any other suffix, or if no browser is found.

        Examples
        --------
        >>> import tempfile
        >>> from teg_nb.analysis import odds_figure
        >>> odds_figure("tgm", 4, 4).save(f"{tempfile.mkdtemp()}/odds.svg").name
        'odds.svg'
        """
        path = Path(path)
        if path.suffix == ".html":
            write_atomically(path, self.figure.to_html(include_plotlyjs=True))
        else:
            export_svg(self.svg, path)
        return path


def template() -> go.layout.Template:
    """Return the style of every chart, for ``figure.update_layout(template=...)``.

    No background, grey text that is legible on light and dark pages, and the colours of the board.
    """
    import plotly.graph_objects as go

    axis = {
        "gridcolor": _GRID,
        "zerolinecolor": _GRID,
        "linecolor": _GRID,
        "ticks": "",
        "automargin": True,
        "title": {"standoff": 8},
    }
    return go.layout.Template(
        layout={
            "font": {"family": FONT, "size": 12, "color": TEXT},
            "paper_bgcolor": _CLEAR,
            "plot_bgcolor": _CLEAR,
            "colorway": list(CONTINENT_COLOURS),
            "colorscale": {"sequential": _scale(SHADES), "diverging": _scale(SIDES)},
            "xaxis": axis,
            "yaxis": axis,
            "margin": {"l": 50, "r": 14, "t": 36, "b": 44},
            "legend": {"orientation": "h", "x": 0, "y": 1, "yanchor": "bottom"},
            "hoverlabel": {"font": {"family": FONT}},
        }
    )


def _scale(colours: Sequence[str]) -> list[list[float | str]]:
    return [[k / (len(colours) - 1), colour] for k, colour in enumerate(colours)]


def _figure(**layout: object) -> go.Figure:
    import plotly.graph_objects as go

    return go.Figure(layout={"template": template(), **layout})


# The race


def race_figure(match: Match, lang: str = "es", *, measure: str = "") -> Chart:
    """Draw the standings of each seat over the match, in the colours of the seats.

    Parameters
    ----------
    match : Match
        Of any game. Secret numbers are shown too, each from the perspective of its seat: for a
        teacher, or after the match.
    lang : str
        ``"es"`` or ``"en"``.
    measure : str
        A key of the game's `standings`, such as ``"armies"``; by default the first key:
        countries, provinces, soldiers.

    Returns
    -------
    Chart
        One line per seat, with points at the steps that changed its number. Each line has its own
        dashes, and the name of its seat at the end. Dotted lines mark the rounds.

    Raises
    ------
    ValueError
        If the game has no such measure.

    Examples
    --------
    >>> from teg_nb.analysis import race_figure
    >>> import random
    >>> from teg_nb import Match, POLICIES
    >>> match = Match(seats=3).run(POLICIES["greedy"], random.Random(1), limit=300)
    >>> chart = race_figure(match)
    >>> chart
    <chart: Países: Blanco, Negro, Rojo>
    >>> [line.name for line in chart.figure.data if line.mode == "lines" and line.name]
    ['Blanco', 'Negro', 'Rojo']
    """
    words, names = phrases("charts", lang), match.settings.seats
    measure = measure or _measures(match)[0]
    if measure not in _measures(match):
        raise BadArgument("not_one_of", name="of", value=measure, known=[*_measures(match)])
    title = catalogue(match.game.name).label("standings", measure, lang).capitalize()
    over_time = list(zip(*standings_over_time(match, ALL), strict=True))
    races = [_changes(match, [standings.get(measure, 0) for standings in own]) for own in over_time]
    starts = [
        step
        for step, (before, after) in enumerate(
            zip(match.states, match.states[1:], strict=False), start=1
        )
        if after.round != before.round
    ]
    lines = [
        static.Line(name, COLOURS[name].fill, steps, counts)
        for name, (steps, counts, _) in zip(names, races, strict=True)
    ]
    figure = _stepped(lines, starts, words["step"], title)
    hover = f"%{{y}} · {words['step']} %{{x}} · {words['round']} %{{customdata}}"
    for name, (_, _, rounds) in zip(names, races, strict=True):
        chosen = {"mode": "lines", "name": name}
        figure.update_traces({"customdata": rounds, "hovertemplate": hover}, selector=chosen)
    picture = static.lines(lines, starts, words["step"], title)
    return Chart(figure, picture, f"{title}: {', '.join(names)}")


def lines_figure(
    frame: pd.DataFrame,
    x_title: str = "",
    y_title: str = "",
    *,
    marks: Sequence[float] = (),
    note: str = "",
) -> Chart:
    """Draw the columns of a table as step lines over its index.

    Parameters
    ----------
    frame : pandas.DataFrame
        One line per column. A value holds until the next value of its column; missing values are
        left out. A column with the name of a seat has its colour.
    x_title, y_title : str
    marks : sequence of float
        Positions of dotted lines: the beginnings of rounds, for instance.
    note : str
        Sentence below the chart, such as who played (`played_by`).

    Examples
    --------
    >>> from teg_nb.analysis import lines_figure
    >>> import pandas as pd
    >>> lines_figure(pd.DataFrame({"Blanco": [0, 2, 3], "luck": [1, None, 0]}), "round", "wins")
    <chart: wins: Blanco, luck>
    """
    others = cycle(CONTINENT_COLOURS)
    lines = []
    for column in frame:
        name, values = str(column), frame[column].dropna()
        colour = COLOURS[name].fill if name in COLOURS else next(others)
        lines.append(static.Line(name, colour, values.index.tolist(), values.tolist()))
    figure = _stepped(lines, marks, x_title, y_title)
    picture = static.lines(lines, marks, x_title, y_title, note)
    caption = _captioned(f"{y_title}: {', '.join(line.name for line in lines)}", note)
    return Chart(_noted(figure, note), picture, caption)


def _stepped(
    lines: Sequence[static.Line], marks: Iterable[float], x_title: str, y_title: str
) -> go.Figure:
    """Draw step lines, each with its own dashes and with its name at the end.

    A grey outline below each line and around its legend key keeps white visible on white.
    """
    last = max((line.x[-1] for line in lines if line.x), default=1)
    top = max((max(line.y, default=0) for line in lines), default=0) or 1
    longest = max((len(line.name) for line in lines), default=0)
    figure = _figure(
        xaxis={"title": x_title, "showgrid": False, "range": [0, last or 1]},
        yaxis={"title": y_title, "rangemode": "tozero"},
        hovermode="x unified",
        shapes=list(map(_dotted, marks)),
        margin={"r": 20 + 8 * longest},
    )
    drawn = [line for line in lines if line.x]
    ends = static.spread([line.y[-1] for line in drawn], top / 18, top)
    heights = {line.name: height for line, height in zip(drawn, ends, strict=True)}
    for line, dash in zip(lines, cycle(static.DASHES)):
        stroke = {"shape": "hv", "dash": _dash(dash)}
        shared = {"legendgroup": line.name, "showlegend": False}
        edge = {"color": TEXT, "width": 1}
        figure.add_scatter(
            x=[None],
            y=[None],
            mode="markers",
            name=line.name,
            legendgroup=line.name,
            marker={"symbol": "square", "size": 13, "color": line.colour, "line": edge},
        )
        figure.add_scatter(
            x=line.x,
            y=line.y,
            mode="lines",
            hoverinfo="skip",
            line={"color": TEXT, "width": 4.6, **stroke},
            **shared,
        )
        figure.add_scatter(
            x=line.x,
            y=line.y,
            mode="lines",
            name=line.name,
            line={"color": line.colour, "width": 3, **stroke},
            **shared,
        )
        if line.x:
            figure.add_scatter(
                x=[last],
                y=[heights[line.name]],
                mode="text",
                text=[f" {line.name}"],
                textposition="middle right",
                textfont={"color": TEXT},
                cliponaxis=False,
                hoverinfo="skip",
                **shared,
            )
    return figure


def _dash(pattern: str) -> str:
    """Write a dash pattern of SVG as Plotly reads it.

    Examples
    --------
    >>> _dash("9 4"), _dash("")
    ('9px,4px', 'solid')
    """
    return ",".join(f"{length}px" for length in pattern.split()) or "solid"


def _dotted(x: float) -> JsonObject:
    """Return a vertical dotted line behind the other lines."""
    return {
        "type": "line",
        "x0": x,
        "x1": x,
        "yref": "paper",
        "y0": 0,
        "y1": 1,
        "layer": "below",
        "line": {"color": TEXT, "width": 1, "dash": "dot"},
        "opacity": 0.5,
    }


def _measures(match: Match) -> list[str]:
    """List the measures of the game's standings, most important first."""
    [standings] = standings_over_time(match, ALL, [0])
    return [key for key in standings[0] if key != "living"]


def _changes(match: Match, counts: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """Return the steps at which a count changed, with first and last; the counts; the rounds."""
    last = len(counts) - 1
    steps = [k for k, count in enumerate(counts) if k in (0, last) or count != counts[k - 1]]
    return steps, [counts[k] for k in steps], [match.states[k].round for k in steps]


# The map


def map_figure(
    where: object,
    values: Mapping[str, float] | pd.Series[float] | Sequence[float | None],
    *,
    title: str = "",
    bounds: tuple[float, float] | None = None,
    middle: float | None = None,
    note: str | None = None,
    lang: str = "es",
) -> Chart:
    """Draw the board with every country coloured by a number.

    Parameters
    ----------
    where : str, Board, Match, state or networkx.Graph
        The board: see `teg_nb.analysis.network.board_of`.
    values : mapping, pandas.Series or sequence
        A number for each country: by printed name (accents and capitals do not matter), or all in
        the order of the board. Countries without a number are grey.
    title : str
        Meaning of the numbers.
    bounds : (float, float), optional
        Values of the first and the last colour; by default the smallest and the largest value.
    middle : float, optional
        Middle of a diverging colour scale, such as 0 for changes.
    note : str, optional
        Sentence below the map; by default who played, if a series knows it (`played_by`).
    lang : str
        ``"es"`` or ``"en"``.

    Raises
    ------
    ValueError
        If a name is not a country of the board, or the sequence has the wrong length.

    Examples
    --------
    >>> from teg_nb.analysis import countries_frame, map_figure
    >>> map_figure("teg", countries_frame("teg").set_index("country").degree, title="Limítrofes")
    <chart: Limítrofes>
    """
    from teg_nb.analysis.network import board_of

    board, words = board_of(where), phrases("charts", lang)
    numbers = _by_country(board, values)
    known = [value for value in numbers if value is not None]
    low, high = bounds or (min(known, default=0.0), max(known, default=1.0))
    if middle is not None and bounds is None:
        reach = max(abs(low - middle), abs(high - middle))
        low, high = middle - reach, middle + reach
    colours = SHADES if middle is None else SIDES
    title = title or words["value"]
    figure = _map_traces(board, numbers, (low, high), colours, title, words["none"])
    if note is None:
        note = _note_of(cast("pd.Series[float]", values), lang) if hasattr(values, "attrs") else ""
    picture = static.board_map(board, numbers, (low, high), colours, title, note)
    return Chart(_noted(figure, note), picture, _captioned(title, note))


def _by_country(
    board: Board, values: Mapping[str, float] | pd.Series[float] | Sequence[float | None]
) -> list[float | None]:
    """Return the numbers in the order of the board; None is missing."""
    if not hasattr(values, "items"):
        listed = list(values)
        if len(listed) != len(board.countries):
            raise BadArgument(
                "map_values", given=str(len(listed)), wanted=str(len(board.countries))
            )
        return [_number(value) for value in listed]
    numbers: list[float | None] = [None] * len(board.countries)
    for name, value in values.items():
        try:
            numbers[board.country(str(name))] = _number(value)
        except KeyError:
            raise UnknownName("country", name, board.countries) from None
    return numbers


def _number(value: object) -> float | None:
    """Convert to a float, or to None for any kind of missing value."""
    try:
        number = float(cast("SupportsFloat", value))
    except TypeError:  # None, and pandas' NA
        return None
    return None if isnan(number) else number


def _map_traces(
    board: Board,
    values: Sequence[float | None],
    bounds: tuple[float, float],
    colours: Sequence[str],
    title: str,
    none: str,
) -> go.Figure:
    plan, low, high = drawing(board), *bounds
    marks = static.marks(bounds)
    figure = _figure(
        showlegend=False,
        hovermode="closest",
        height=600,
        margin={"l": 8, "r": 8, "t": 8, "b": 8},
        xaxis={"visible": False, "range": [0, plan.width]},
        yaxis={"visible": False, "range": [plan.height, 0], "scaleanchor": "x"},
        shapes=[
            {
                "type": "rect",
                "x0": 0,
                "x1": plan.width,
                "y0": 0,
                "y1": plan.height,
                "layer": "below",
                "fillcolor": PALETTE["sea"],
                "line": {"width": 0},
            }
        ],
    )
    bridges = _broken(line for bridge in plan.bridges for line in bridge.segments)
    dashes = {"color": PALETTE["bridge"], "width": 1.4, "dash": "dot"}
    figure.add_scatter(
        x=bridges[0], y=bridges[1], mode="lines", line=dashes, hoverinfo="skip", name=""
    )
    fills = [
        MISSING if value is None else static.shade(value, low, high, colours) for value in values
    ]
    for country, (shape, fill) in enumerate(zip(plan.shapes, fills, strict=True)):
        value, name = values[country], board.countries[country]
        xs, ys = _broken((*ring, ring[0]) for ring in shape.polygons)
        continent = board.continents[board.continent_of[country]].name
        figure.add_scatter(
            x=xs,
            y=ys,
            mode="lines",
            fill="toself",
            fillcolor=fill,
            line={"color": PALETTE["border"], "width": 0.8},
            hoveron="fills",
            hoverinfo="text",
            text=f"{name} ({continent}): {none if value is None else static.number(value)}",
            name=name,
        )
    frontiers = _broken(plan.frontiers)
    thick = {"color": PALETTE["frontier"], "width": 2}
    figure.add_scatter(
        x=frontiers[0], y=frontiers[1], mode="lines", line=thick, hoverinfo="skip", name=""
    )
    figure.add_scatter(
        x=[shape.name_pos[0] for shape in plan.shapes],
        y=[shape.name_pos[1] for shape in plan.shapes],
        mode="text",
        text=["<br>".join(shape.name_lines) for shape in plan.shapes],
        textfont={"size": 9, "color": [static.ink_on(fill) for fill in fills]},
        hoverinfo="skip",
        name="",
    )
    side = {"start": "middle right", "end": "middle left"}
    figure.add_scatter(
        x=[note.x for note in plan.notes],
        y=[note.y for note in plan.notes],
        mode="text",
        text=[note.text for note in plan.notes],
        textposition=[side[note.anchor] for note in plan.notes],
        textfont={"size": 8, "style": "italic", "color": PALETTE["note"]},
        hoverinfo="skip",
        name="",
    )
    figure.add_scatter(
        x=[None],
        y=[None],
        mode="markers",
        hoverinfo="skip",
        name="",
        marker={
            "color": [low],
            "cmin": low,
            "cmax": high,
            "colorscale": _scale(colours),
            "showscale": True,
            "colorbar": {
                "title": {"text": title, "side": "right"},
                "thickness": 12,
                "len": 0.8,
                "tickvals": [value for _, value in marks],
                "ticktext": [static.number(value) for _, value in marks],
            },
        },
    )
    return figure


def _broken(
    rings: Iterable[Sequence[tuple[float, float]]],
) -> tuple[list[float | None], list[float | None]]:
    """Join lines into one with gaps between them, as x and y."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for ring in rings:
        xs += [None] * bool(xs) + [x for x, _ in ring]
        ys += [None] * bool(ys) + [y for _, y in ring]
    return xs, ys


# Odds


def odds_figure(
    rules: str = "teg",
    attackers: int | Iterable[int] = 20,
    defenders: int | Iterable[int] = 15,
    *,
    value: str = "conquest",
    stop_at: int | None = None,
    situation: str = "",
    double: str = "total",
    lang: str = "es",
) -> Chart:
    """Draw the odds of many fights as a heat map; see `teg_nb.analysis.odds.odds_table`.

    Parameters
    ----------
    value : str
        ``"conquest"`` (the middle colour is an even chance), ``"losses_attack"`` or
        ``"losses_defence"`` (expected armies).
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.analysis import odds_figure
    >>> odds_figure("risk", 10, 10, lang="en")
    <chart: Probability of conquest (risk)>
    """
    from teg_nb.analysis.odds import odds_table

    words = phrases("charts", lang)
    frame = odds_table(
        rules, attackers, defenders, stop_at=stop_at, situation=situation, double=double
    ).pivot(index="defenders", columns="attackers", values=value)
    rows, xs, ys = frame.to_numpy().tolist(), frame.columns.tolist(), frame.index.tolist()
    even = value == "conquest"
    bounds = (0.0, 1.0) if even else (0.0, float(max(map(max, rows))))
    colours = SIDES if even else SHADES
    caption = f"{words[value]} ({rules})"
    across, up = static.every(len(xs), len(ys))
    figure = _figure(
        xaxis={"title": words["attackers"], "showgrid": False, "tickvals": xs[::across]},
        yaxis={"title": words["defenders"], "showgrid": False, "tickvals": ys[::up]},
    )
    figure.add_heatmap(
        z=rows,
        x=xs,
        y=ys,
        zmin=bounds[0],
        zmax=bounds[1],
        colorscale=_scale(colours),
        xgap=1,
        ygap=1,
        hovertemplate=f"{words['attackers']}: %{{x}}<br>{words['defenders']}: %{{y}}<br>"
        f"{words[value]}: %{{z:{'.2%' if even else '.2f'}}}<extra></extra>",
        colorbar={
            "title": {"text": words[value], "side": "right"},
            "thickness": 12,
        },
    )
    write = static.percent if even else _tenths
    figure.data[0].text = [[write(number) for number in row] for row in rows]
    if static.writes(len(xs), len(ys)):
        figure.data[0].texttemplate = "%{text}"
    marks = static.marks(bounds)
    figure.data[0].colorbar.update(
        tickvals=[mark for _, mark in marks], ticktext=[write(mark) for _, mark in marks]
    )
    picture = static.heat(
        rows,
        xs,
        ys,
        x_title=words["attackers"],
        y_title=words["defenders"],
        bar=words[value],
        bounds=bounds,
        colours=colours,
        write=write,
    )
    return Chart(figure, picture, caption)


def _tenths(value: float) -> str:
    return f"{value:.1f}"


# Flows


def flow_figure(
    source: Match | Dataset | pd.DataFrame,
    by: str = "seat",
    *,
    where: object = None,
    lang: str = "es",
) -> Chart:
    """Draw the flow of conquests between seats or between continents.

    Parameters
    ----------
    source : Match, Dataset or pandas.DataFrame
        A match, a dataset, or a table of one or several matches: ``countries`` (columns ``owner``
        and ``taken_from``) or, for continents, battles (`battles_frame`). Battles whose column
        ``conquered`` is false do not count. Secret owners are shown too: for a teacher, or after
        the match.
    by : str
        ``"seat"`` or ``"continent"``.
    where : str, Board, Match, state or networkx.Graph, optional
        The board; required for the continents of a table.
    lang : str
        ``"es"`` or ``"en"``.

    Raises
    ------
    NotInGame
        For a game without countries or, by continent, without continents or known sources.

    Examples
    --------
    >>> from teg_nb.analysis import flow_figure
    >>> import random
    >>> from teg_nb import Match, POLICIES
    >>> match = Match(seats=3).run(POLICIES["greedy"], random.Random(1), limit=600)
    >>> flow_figure(match, lang="en")
    <chart: Took → Lost: Blanco, Negro, Rojo>
    """
    if by not in ("seat", "continent"):
        raise BadArgument("not_one_of", name="by", value=by, known=("seat", "continent"))
    pairs: Iterable[tuple[str, str]]
    if by == "seat":
        frame = _taken(source)
        order = list(COLOURS)
        colours = {name: colour.fill for name, colour in COLOURS.items()}
        pairs = zip(*(frame[name].astype(str) for name in frame), strict=True)
    else:
        board, frame = _between(source, where)
        order = [continent.name for continent in board.continents]
        colours = dict(zip(order, cycle(CONTINENT_COLOURS), strict=False))
        of = {name: order[board.continent_of[k]] for k, name in enumerate(board.countries)}
        sides = ((of[name] for name in frame[side]) for side in ("source", "target"))
        pairs = zip(*sides, strict=True)
    words, bands = phrases("charts", lang), _bands(pairs, order)
    names = [name for name in order if any(name in band[:2] for band in bands)]
    caption = f"{words['taker']} → {words['loser']}: {', '.join(names) or words['nothing']}"
    titles = words["taker"], words["loser"], words["nothing"]
    note = _note_of(source, lang)
    picture = static.flow(bands, colours, *titles, note)
    return Chart(_noted(_sankey(bands, colours, *titles), note), picture, _captioned(caption, note))


def _taken(source: Source | pd.DataFrame) -> pd.DataFrame:
    """Return the new and the old owner of each conquest, as two columns."""
    with needed_packages():
        import pandas as pd

    from teg_nb.analysis.statistics.wins import with_countries

    if not isinstance(source, pd.DataFrame):
        parts = with_countries(source).batches("countries", ["owner", "taken_from"])
        source = pd.concat([part.dropna() for part in parts], ignore_index=True)
    frame: pd.DataFrame = source
    if "taken_from" in frame:
        return frame[["owner", "taken_from"]].dropna()
    return _fallen(frame)[["seat", "defender"]]


def _between(source: Source | pd.DataFrame, where: object) -> tuple[Board, pd.DataFrame]:
    """Return the board, and source and target of each conquest, as two columns."""
    with needed_packages():
        import pandas as pd

    from teg_nb.analysis.network import board_of
    from teg_nb.analysis.statistics.wins import with_countries

    if not isinstance(source, pd.DataFrame):
        data = with_countries(source, "battles")
        where = data.games[0] if where is None else where
        parts = data.batches("battles", ["source", "target", "conquered"])
        source = pd.concat([_fallen(part) for part in parts], ignore_index=True)
    board, fallen = board_of(where), _fallen(source)[["source", "target"]]
    if len(fallen) and fallen["source"].isna().all():
        raise NotInGame("sources", board.name)
    return board, fallen


def _fallen(battles: pd.DataFrame) -> pd.DataFrame:
    """Return the battles in which a country fell."""
    if "conquered" not in battles:
        return battles
    fallen: pd.DataFrame = battles[battles["conquered"].astype(bool)]
    return fallen


def _bands(pairs: Iterable[tuple[str, str]], order: Sequence[str]) -> list[static.Band]:
    """Count each pair, with names in their order and unknown names last."""
    counts: dict[tuple[str, str], int] = {}
    for pair in pairs:
        counts[pair] = counts.get(pair, 0) + 1
    rank_of = {name: k for k, name in enumerate(order)}

    def rank(pair: tuple[str, str]) -> tuple[int, int]:
        return rank_of.get(pair[0], len(rank_of)), rank_of.get(pair[1], len(rank_of))

    return [static.Band(*pair, counts[pair]) for pair in sorted(counts, key=rank)]


def _sankey(
    bands: Sequence[static.Band],
    colours: Mapping[str, str],
    left_title: str,
    right_title: str,
    nothing: str,
) -> go.Figure:
    sides = static.paired_bars(bands, colours)
    pad, tall = 14, 340
    top, bottom = 44, 14
    longest = max(map(len, sides))
    scale = (tall - pad * (longest - 1)) / (sum(band.value for band in bands) or 1)
    headings = [
        {
            "text": title,
            "x": x,
            "y": 1,
            "xref": "paper",
            "yref": "paper",
            "xanchor": anchor,
            "yanchor": "bottom",
            "yshift": 8,
            "showarrow": False,
            "font": {"size": 13},
        }
        for title, x, anchor in ((left_title, 0, "left"), (right_title, 1, "right"))
    ]
    figure = _figure(
        height=tall + top + bottom,
        margin={"l": 14, "r": 14, "t": top, "b": bottom},
        annotations=headings if bands else [_said(nothing)],
        xaxis={"visible": False},
        yaxis={"visible": False},
    )
    names = [name for side in sides for name in side]
    takers = list(sides[0])
    middles = [
        begun + value * scale / 2
        for side in sides
        for begun, value in zip(
            static.starts(side, scale, pad, 0, tall).values(), side.values(), strict=True
        )
    ]
    figure.add_sankey(
        # Same order as in the picture. Plotly ignores positions of exactly 0 and 1.
        arrangement="fixed",
        node={
            "label": [static.counted(*item) for side in sides for item in side.items()],
            "x": [0.001] * len(sides[0]) + [0.999] * len(sides[1]),
            "y": [middle / tall for middle in middles],
            "color": [colours.get(name, TEXT) for name in names],
            "line": {"color": TEXT, "width": 1},
            "pad": pad,
            "thickness": 14,
        },
        link={
            "source": [takers.index(band.source) for band in bands],
            "target": [len(takers) + list(sides[1]).index(band.target) for band in bands],
            "value": [band.value for band in bands],
            "color": [_faint(colours.get(band.source, TEXT)) for band in bands],
            "line": {"color": TEXT, "width": 0.3},
        },
        # The text lies on the bands: dark with a white glow, it is legible on all of them.
        textfont={"color": PALETTE["ink"], "shadow": _GLOW},
    )
    return figure


def _said(words: str) -> JsonObject:
    """Return a centred text for a chart without data."""
    middle = {"xref": "paper", "yref": "paper", "x": 0.5, "y": 0.5}
    return {"text": words, "showarrow": False, "font": {"size": 13}, **middle}


def _faint(colour: str) -> str:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return f"rgba({red},{green},{blue},0.6)"


# Win rates


def interval_figure(panels: Sequence[static.Panel], title: str, note: str = "") -> Chart:
    """Draw shares with their intervals: a row for each name, panels side by side.

    Parameters
    ----------
    panels : sequence of teg_nb.analysis.charts.svg.Panel
        One or several columns with the same rows.
    title : str
        Meaning of the shares.
    note : str
        Sentence below the chart.
    """
    names, single = static.row_names(panels), len(panels) == 1
    above = static.has_long_names(names)
    end, marks = static.share_axis(panels)
    figure = _figure(
        height=90 + (50 if above else 34) * len(names),
        margin={
            "r": 150 if single else 34,
            "t": 36 if single else 52,
            **({"l": 14} if above else {}),
        },
        showlegend=False,
        hovermode="closest",
        yaxis={
            "range": [len(names) - 0.5, -0.7 if above else -0.5],
            "tickvals": [*range(len(names))],
            "ticktext": names,
            "showticklabels": not above,
            "showgrid": above or not single,
            "zeroline": False,
        },
    )
    share = 1 / len(panels)
    for k, panel in enumerate(panels, start=1):
        axis = f"x{k}" if k > 1 else "x"
        rows = [(names.index(name), row) for name, row in panel.rows.items()]
        figure.update_layout(
            {
                f"xaxis{k if k > 1 else ''}": {
                    "domain": [share * (k - 1), share * (k if single else k - 0.14)],
                    "range": [-0.02 * end, 1.02 * end],
                    "tickvals": marks,
                    "ticktext": [static.percent(mark) for mark in marks],
                    "tickangle": 0,
                    "title": title if single else None,
                    "showgrid": not above,
                    "zeroline": False,
                }
            }
        )
        if panel.title:
            figure.add_annotation(_heading(panel.title, f"{axis} domain"))
        if panel.chance is not None:
            figure.update_layout(
                shapes=[*figure.layout.shapes, *_chance_lines(panel.chance, axis, rows, above)]
            )
        figure.add_scatter(
            x=[row.middle for _, row in rows],
            y=[place for place, _ in rows],
            xaxis=axis,
            mode="markers",
            customdata=[[row.name, row.note] for _, row in rows],
            hovertemplate="%{customdata[0]}: %{customdata[1]}<extra></extra>",
            cliponaxis=False,
            marker={
                "size": 11 if single else 9,
                "color": [row.colour for _, row in rows],
                "line": {"color": TEXT, "width": 1.4},
            },
            error_x={
                "array": [row.high - row.middle for _, row in rows],
                "arrayminus": [row.middle - row.low for _, row in rows],
                "symmetric": False,
                "color": TEXT,
                "thickness": 2,
                "width": 5,
            },
        )
        for place, row in rows:
            figure.add_annotation(_beside(row, place, axis, single))
    if above:
        for place, name in enumerate(names):
            figure.add_annotation(_row_name(name, place))
    if not single:
        figure.add_annotation(_below(title))
    shares = "; ".join(
        (f"{panel.title}: " if panel.title else "")
        + ", ".join(f"{row.name} {static.percent(row.middle)}" for row in panel.rows.values())
        for panel in panels
    )
    picture = static.interval_panels(panels, title, note)
    return Chart(_noted(figure, note), picture, _captioned(f"{title}: {shares}", note))


def _heading(text: str, xref: str) -> JsonObject:
    """Return the heading of a panel: in lines, since a panel may be narrow."""
    place = {"x": 0, "xref": xref, "xanchor": "left", "y": 1, "yref": "paper", "yanchor": "bottom"}
    lines = text.replace(" ", "<br>")
    return {**place, "text": lines, "align": "left", "font": {"size": 12}, "showarrow": False}


def _below(text: str) -> JsonObject:
    """Return the title that all panels share, below their axes."""
    place = {"x": 0.5, "xref": "paper", "y": 0, "yref": "paper", "yanchor": "top", "yshift": -22}
    return {**place, "text": text, "font": {"size": 13}, "showarrow": False}


def _row_name(name: str, place: int) -> JsonObject:
    """Return the name of a row, above it."""
    shift = {"x": 0, "xref": "paper", "xanchor": "left", "y": place, "yref": "y", "yshift": 19}
    return {**shift, "text": name, "showarrow": False}


def _beside(row: static.Interval, place: int, axis: str, in_full: bool) -> JsonObject:
    """Return the note of a row: in full at the right edge, or only the share after the interval."""
    where = {"x": 1, "xref": "paper"} if in_full else {"x": row.high, "xref": axis}
    return {
        **where,
        "text": row.note if in_full else static.percent(row.middle),
        "xanchor": "left",
        "xshift": 8 if in_full else 3,
        "y": place,
        "yref": "y",
        "font": {"size": 12 if in_full else 11},
        "showarrow": False,
    }


def _chance_lines(
    chance: float, axis: str, rows: Sequence[tuple[int, static.Interval]], above: bool
) -> list[JsonObject]:
    """Return the dashed line of the share by luck: interrupted where names of rows stand."""
    ends = {"x0": chance, "x1": chance, "xref": axis}
    line = {"type": "line", "line": {"color": TEXT, "width": 1.6, "dash": "dash"}, **ends}
    if not above:
        return [{**line, "y0": 0, "y1": 1, "yref": "paper"}]
    return [{**line, "y0": place - 0.2, "y1": place + 0.3, "yref": "y"} for place, _ in rows]


def _noted(figure: go.Figure, note: str) -> go.Figure:
    """Put a sentence below everything else of a figure."""
    if note:
        layout = figure.layout
        bottom, height = layout.margin.b, layout.height or 450
        usual = layout.template.layout.margin.b
        place = {"xref": "container", "x": 0, "yref": "container", "y": 0, "yanchor": "bottom"}
        title = {"text": note, "font": {"size": 12}, "pad": {"b": 8, "l": 14}, **place}
        wider = {"b": (usual if bottom is None else bottom) + 26}
        figure.update_layout(title=title, height=height + 26, margin=wider)
    return figure


def _note_of(source: Source | pd.DataFrame | pd.Series[float], lang: str) -> str:
    """Say who played the matches of a source, as far as it knows; of a single match, nothing."""
    from teg_nb.analysis.statistics.wins import played_by

    return "" if hasattr(source, "settings") else played_by(source, lang)


def _captioned(caption: str, note: str) -> str:
    return f"{caption}. {note}" if note else caption


def win_rates_figure(
    frame: pd.DataFrame,
    *,
    label: str | None = None,
    wins: str = "wins",
    games: str = "games",
    chance: float | None = None,
    level: float = 0.95,
    note: str | None = None,
    lang: str = "es",
) -> Chart:
    """Draw shares of matches won, each with its Wilson interval.

    Parameters
    ----------
    frame : pandas.DataFrame
        One row for each point, as in the tables of wins. Columns ``low`` and ``high`` are the
        intervals; without both, the intervals are computed. If the columns ``game`` or ``seats``
        have several values, there is a panel for each: a share is compared with others only at
        tables alike.
    label : str, optional
        Column with the names of the rows; by default the index, or ``name`` if there is such a
        column and the index has only numbers.
    wins, games : str
        Columns with the matches won and played.
    chance : float, optional
        The share by luck alone, such as 1/4 at a table of four, drawn as a dashed line. By default
        the column ``chance``, where it has the same value in all rows of a panel.
    level : float
        Confidence of computed intervals, 0 to 1.
    note : str, optional
        Sentence below the chart; by default who played, if the table knows it (`played_by`).
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> import pandas as pd
    >>> from teg_nb.analysis import win_rates_figure
    >>> frame = pd.DataFrame({"wins": [70, 30], "games": [100, 100]}, index=["greedy", "random"])
    >>> win_rates_figure(frame, chance=0.5, lang="en")
    <chart: Matches won: greedy 70%, random 30%>
    >>> from teg_nb import simulate
    >>> from teg_nb.analysis import wins_by_order
    >>> options = {"max_rounds": 1}
    >>> data = simulate("teg", "greedy", 8, 1, seats=2, options=options, progress=False)
    >>> win_rates_figure(wins_by_order(data), label="order", lang="en").caption
    'Matches won: 1 ...%, 2 ...%. From 8 matches between bots (greedy).'
    """
    words = phrases("charts", lang)
    if label is None and "name" in frame and frame.index.dtype.kind == "i":
        label = "name"
    names = [str(name) for name in (frame.index if label is None else frame[label])]
    tables = [
        column
        for column in ("game", "seats")
        if column in frame and column != label and frame[column].nunique() > 1
    ]
    panels: dict[tuple[object, ...], dict[str, static.Interval]] = {}
    chances: dict[tuple[object, ...], set[float]] = {}
    for name, (_, values) in zip(names, frame.iterrows(), strict=True):
        panel = tuple(values[column] for column in tables)
        won, played = int(values[wins]), int(values[games])
        share = won / played if played else 0.5
        if {"low", "high"} <= set(frame.columns):
            low, high = float(values["low"]), float(values["high"])
        else:
            low, high = wilson(won, played, level)
        colour = COLOURS[name].fill if name in COLOURS else CONTINENT_COLOURS[3]
        text = f"{static.percent(share)} ({won} {words['of']} {played})"
        row = static.Interval(name, low, share, high, text, colour)
        panels.setdefault(panel, {})[name] = row
        chances.setdefault(panel, set()).add(round(float(values.get("chance", nan)), 9))
    drawn = []
    for panel, rows in panels.items():
        title = ", ".join(
            words["seats"].format(count=value) if column == "seats" else str(value)
            for column, value in zip(tables, panel, strict=True)
        )
        even = chance
        if even is None and len(chances[panel]) == 1 and not isnan(min(chances[panel])):
            [even] = chances[panel]
        drawn.append(static.Panel(title, rows, even))
    if note is None:
        note = _note_of(frame, lang)
    return interval_figure(drawn or [static.Panel("", {})], words["wins"], note)


def luck_figure(source: Source, lang: str = "es") -> Chart:
    """Draw the luck of each seat in its fights, over all matches of the source.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
    lang : str
        ``"es"`` or ``"en"``.

    Returns
    -------
    Chart
        For each seat, the share of all cases in which the dice go worse for it, by its z-score.
        One half, the dashed line, is neither good nor bad luck.

    Examples
    --------
    >>> from teg_nb.analysis import luck_figure
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 3"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 6, 5], [2, 1, 1])
    >>> luck_figure(match, "en")
    <chart: Luck: share of the cases that go worse: Blanco 96%, Negro 4%>
    """
    from teg_nb.analysis.statistics.luck import luck_frame

    note = _note_of(source, lang)
    frame = luck_frame(source, "seat").dropna(subset=["balance_z"])
    rows = {}
    for seat, z in zip(frame["seat"].astype(str), frame["balance_z"], strict=True):
        share = NormalDist().cdf(z)
        text = f"{static.percent(share)} (z = {z:+.2f})"
        rows[seat] = static.Interval(seat, share, share, share, text, COLOURS[seat].fill)
    title = phrases("luck", lang)["title"]
    return interval_figure([static.Panel("", rows, 0.5)], title, note)
