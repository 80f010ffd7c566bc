"""Charts: what they show, in both forms, and where nothing runs."""

import itertools
import json
import random
import re
from collections import Counter
from xml.etree import ElementTree

import pandas as pd
import pytest

from teg_nb import POLICIES, Match, simulate
from teg_nb.analysis import (
    battles_frame,
    flow_figure,
    lines_figure,
    luck_figure,
    map_figure,
    odds_figure,
    played_by,
    race_figure,
    survival,
    win_rates_figure,
    wins_by_objective,
    wins_by_order,
)
from teg_nb.analysis.charts.figures import template, wilson
from teg_nb.analysis.charts.svg import MISSING, SHADES, SIDES, TEXT, Line, lines, shade, ticks
from teg_nb.analysis.odds import odds
from teg_nb.engine.board import load_board
from teg_nb.engine.errors import NotInGame
from teg_nb.engine.games import GAMES as ENGINE
from teg_nb.engine.svg.palette import COLOURS
from teg_nb.simulation.matches import make_plan

pytestmark = pytest.mark.slow

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ("teg", "tgm", "wargame", "reconquista")


@pytest.fixture(scope="module")
def match():
    return Match(seats=4).run(POLICIES["greedy"], random.Random(2), limit=1500)


@pytest.fixture(scope="module")
def rates():
    return pd.DataFrame(
        {"bot": ["greedy", "random"], "wins": [70, 3], "games": [100, 100]}, index=[5, 6]
    )


@pytest.fixture(scope="module")
def played():
    """Matches of two and of four seats, between bots."""
    return [
        plan.play(number)
        for seats in (2, 4)
        for plan in [make_plan("teg", "greedy,random", 1, seats=seats, options={"max_rounds": 2})]
        for number in range(6)
    ]


@pytest.fixture(scope="module")
def charts(match, rates, played):
    values = {"España": 3.5, "Brasil": -1, "Japón": 0}
    return {
        "race": race_figure(match),
        "map": map_figure("teg", values, title="A & B", middle=0),
        "odds": odds_figure("risk", 6, 5),
        "losses": odds_figure("tgm", 40, 30, value="losses_attack", lang="en"),
        "flow": flow_figure(match),
        "continents": flow_figure(match, by="continent", lang="en"),
        "no flow": flow_figure(Match(seats=2)),
        "rates": win_rates_figure(rates, label="bot", chance=0.5),
        "panels": win_rates_figure(wins_by_objective(played)),
        "luck": luck_figure(match),
        "lines": lines_figure(pd.DataFrame({"Rojo": [1, None, 3], "A & B": [2, 2, 0]}), "x", "y"),
    }


KINDS = (
    *("race", "map", "odds", "losses", "flow", "continents", "no flow", "rates", "panels", "luck"),
    "lines",
)


def texts(svg):
    return [item.text or "" for item in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def luminance(colour):
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    light = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# All of them


@pytest.mark.parametrize("kind", KINDS)
def test_a_chart_has_both_forms(charts, kind):
    bundle = charts[kind]._repr_mimebundle_()

    assert set(bundle) == {"application/vnd.plotly.v1+json", "image/svg+xml", "text/plain"}
    assert bundle["application/vnd.plotly.v1+json"]["data"]
    json.dumps(bundle["application/vnd.plotly.v1+json"], allow_nan=False)
    assert bundle["text/plain"] == repr(charts[kind])
    root = ElementTree.fromstring(bundle["image/svg+xml"])
    assert root.tag == f"{SVG}svg"
    assert charts[kind].picture().svg == bundle["image/svg+xml"]


@pytest.mark.parametrize("kind", KINDS)
def test_pictures_run_nothing_and_fetch_nothing(charts, kind):
    svg = charts[kind].svg

    assert not re.search(r"<script|<style|<image|nan|href=.(?!#)", svg.lower())
    assert {*re.findall(r"https?://[^\"]+", svg)} == {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    references = {*re.findall(r"url\(#([^)]+)\)", svg), *re.findall(r'href="#([^"]+)"', svg)}
    assert references <= {*re.findall(r'id="([^"]+)"', svg)}


@pytest.mark.parametrize("kind", KINDS)
def test_no_chart_has_a_background(charts, kind):
    """They lie on light and dark pages alike; only the board brings its sea."""
    layout = charts[kind].figure.layout.template.layout

    assert (layout.paper_bgcolor, layout.plot_bgcolor) == ("rgba(0,0,0,0)",) * 2
    assert charts[kind].figure.layout.paper_bgcolor is None
    assert layout == template().layout
    if kind != "map":
        root = ElementTree.fromstring(charts[kind].svg)
        areas = [float(e.get("width")) * float(e.get("height")) for e in root.iter(f"{SVG}rect")]
        assert max(areas, default=0) < 0.1 * float(root.get("width")) * float(root.get("height"))


def drawn(figure):
    """Words and numbers of a Plotly figure, in the order in which its picture has them."""
    layout, data = figure.layout, list(figure.data)
    note = [layout.title.text] if layout.title.text else []
    titles = [layout.xaxis.title.text, layout.yaxis.title.text]
    marks = [
        list(axis.ticktext or map(str, axis.tickvals or ()))
        for axis in (layout.yaxis, layout.xaxis)
    ]
    notes = [note.text for note in layout.annotations]
    kinds = {trace.type for trace in data}
    if "sankey" in kinds:
        return [*notes, *data[0].node.label, *note]
    if "heatmap" in kinds:
        cells = [item for row in data[0].text for item in row] if data[0].texttemplate else []
        bar = data[0].colorbar
        return [*cells, *marks[0], *marks[1], *titles, *bar.ticktext, bar.title.text]
    if all(trace.error_x.array is not None for trace in data):
        axes = [axis for axis in layout if axis.startswith("xaxis")]
        axes = [layout[axis] for axis in axes]
        names = [] if any(entry in notes for entry in layout.yaxis.ticktext) else marks[0]
        title = [titles[0]] if titles[0] else []
        words = [entry.replace("<br>", " ") for entry in notes]
        return [*itertools.chain(*(axis.ticktext for axis in axes)), *title, *words, *names, *note]
    if layout.hovermode == "x unified":
        keys = [trace.name for trace in data if trace.mode == "markers"]
        ends = [trace.text[0].strip() for trace in data if trace.mode == "text"]
        return [*titles, *keys, *ends, *note]
    words = [trace.text for trace in data if trace.mode == "text"]
    bar = data[-1].marker.colorbar
    names = [line for text in words for entry in text for line in entry.split("<br>")]
    return [*names, bar.title.text, *bar.ticktext, *note]


@pytest.mark.parametrize("kind", KINDS)
def test_both_forms_hold_the_same_words_and_numbers_in_the_same_order(charts, kind):
    """Of lines Plotly finds the numbers of the axes anew at each zoom: these are left out."""
    picture, figure = texts(charts[kind].svg), drawn(charts[kind].figure)
    if kind in ("race", "lines"):
        picture = [entry for entry in picture if not re.fullmatch(r"[\d.]+", entry)]
    if kind in ("map", "rates", "luck", "panels"):  # there each name has its place
        picture, figure = sorted(picture), sorted(figure)

    assert [item for item in picture if item] == figure


@pytest.mark.parametrize("page", ["#ffffff", "#111111", "#0d1117"])
def test_words_are_read_on_light_and_dark_pages(page):
    assert contrast(TEXT, page) > 4


def test_a_chart_is_saved_as_picture_or_page(charts, tmp_path):
    chart = charts["odds"]
    picture, page = chart.save(tmp_path / "odds.svg"), chart.save(tmp_path / "odds.html")

    assert picture.read_text("utf-8") == chart.svg
    assert "Plotly.newPlot" in page.read_text("utf-8")
    assert not re.search(r"<script[^>]* src=", page.read_text("utf-8"))
    with pytest.raises(ValueError, match=r"\.svg, \.png or \.pdf"):
        chart.save(tmp_path / "odds.gif")


def test_equal_charts_are_equal_bytes(match, charts):
    assert race_figure(match).svg == charts["race"].svg
    assert flow_figure(match).svg == charts["flow"].svg


def test_words_in_both_languages():
    assert "Probability of conquest" in texts(odds_figure("tgm", 4, 4, lang="en").svg)
    assert "Probabilidad de conquista" in texts(odds_figure("tgm", 4, 4).svg)


# The race


def counts(match, of):
    """Return the counts of a seat at every step, by the game."""
    game = match.game
    return [
        [game.standings(game.observe(state, seat))[seat][of] for state in match.states]
        for seat in range(len(match.settings.seats))
    ]


@pytest.mark.parametrize(("of", "title"), [("", "Countries"), ("armies", "Armies")])
def test_race_shows_what_each_seat_had(match, of, title):
    figure = race_figure(match, lang="en", measure=of).figure
    races = [line for line in figure.data if line.mode == "lines" and line.name]

    assert [line.name for line in races] == list(match.settings.seats)
    for line, real in zip(races, counts(match, of or "countries"), strict=True):
        assert line.line.color == COLOURS[line.name].fill
        drawn, steps = [], dict(zip(line.x, line.y, strict=True))
        for step in range(len(match) + 1):
            drawn.append(steps.get(step, drawn[-1] if drawn else None))
        assert drawn == real
    assert len(figure.layout.shapes) == match.state.round
    assert figure.layout.yaxis.title.text == title


@pytest.mark.parametrize("game", ENGINE)
def test_race_of_every_game(game):
    match = Match(ENGINE[game], seats=3).run(POLICIES["random"], random.Random(1), limit=300)
    chart = race_figure(match)

    races = [line for line in chart.figure.data if line.mode == "lines" and line.name]
    assert [line.x[-1] for line in races] == [len(match)] * 3
    assert any(max(line.y) > 0 for line in races)
    with pytest.raises(ValueError, match="of cannot be"):
        race_figure(match, measure="luck")


def test_white_is_seen_on_white(match):
    """The key and the line of every seat have an outline of their own colour."""
    chart = race_figure(match)
    keys = [trace for trace in chart.figure.data if trace.mode == "markers"]
    under = [trace for trace in chart.figure.data if trace.mode == "lines" and not trace.name]
    lines = [trace for trace in chart.figure.data if trace.mode == "lines" and trace.name]

    assert [key.name for key in keys] == list(match.settings.seats)
    assert all(key.marker.line.color == TEXT for key in keys)
    assert [line.line.color for line in under] == [TEXT] * 4
    assert contrast(COLOURS["Blanco"].fill, "#ffffff") < 1.5 < contrast(TEXT, "#ffffff")
    assert [line.line.dash for line in under] == [line.line.dash for line in lines]
    fills = [COLOURS[name].fill for name in match.settings.seats]
    groups = [[*group] for group in ElementTree.fromstring(chart.svg).iter(f"{SVG}g")]
    assert [[path.get("stroke") for path in group] for group in groups] == [
        [TEXT, fill] for fill in fills for _ in ("line", "key")
    ]
    assert all(outline.get("d") == line.get("d") for outline, line in groups)


def test_lines_differ_without_colour():
    """Each has dashes of its own, and the name of its seat at its end, apart from the others."""
    match = Match(seats=6)
    chart, names = race_figure(match), list(match.settings.seats)
    lines = [trace for trace in chart.figure.data if trace.mode == "lines" and trace.name]
    ends = [trace for trace in chart.figure.data if trace.mode == "text"]
    groups = ElementTree.fromstring(chart.svg).iter(f"{SVG}g")

    assert len({line.line.dash for line in lines}) == len(names)
    assert len({group.get("stroke-dasharray") for group in groups}) == len(names)
    assert [end.text[0].strip() for end in ends] == names
    assert [end.legendgroup for end in ends] == names
    heights = sorted(end.y[0] for end in ends)
    assert all(
        above - below > 0.04 * (heights[-1] or 1) for below, above in itertools.pairwise(heights)
    )
    labels = re.findall(r'<text x="[\d.]+" y="([\d.]+)" font-size="12">(\w+)<', chart.svg)
    assert [name for _, name in labels] == names
    tops = sorted(float(y) for y, _ in labels)
    assert all(below - above >= 14 for above, below in itertools.pairwise(tops))


def test_race_of_a_match_that_has_not_begun():
    chart = race_figure(Match(seats=2))

    assert "Blanco" in texts(chart.svg)
    assert next(list(line.y) for line in chart.figure.data if line.line.shape) == [0]


# The map


@pytest.mark.parametrize("game", GAMES)
def test_map_colours_every_country_by_its_value(game):
    board = load_board(game)
    values = [float(country) for country in range(len(board.countries))]
    chart = map_figure(game, values)

    lands = {trace.name: trace for trace in chart.figure.data if trace.fill == "toself"}
    assert tuple(lands) == board.countries
    for name, value in zip(board.countries, values, strict=True):
        fill = shade(value, 0, len(values) - 1)
        assert lands[name].fillcolor == fill
        assert f"{name} (" in lands[name].text
        assert f'fill="{fill}"' in chart.svg
    assert chart.svg.count('<path id="') == len(board.countries)


def test_map_takes_names_as_people_write_them(match):
    by_name = map_figure("teg", {"espana": 1, "GRAN BRETAÑA": 2.0})
    series = map_figure(match, pd.Series({"España": 1.0, "Gran Bretaña": 2.0, "Chile": None}))

    for chart in (by_name, series):
        fills = {trace.name: trace.fillcolor for trace in chart.figure.data if trace.fill}
        assert fills["España"] == SHADES[0]
        assert fills["Gran Bretaña"] == SHADES[-1]
        assert fills["Chile"] == MISSING
        assert list(fills.values()).count(MISSING) == 70


def test_map_with_a_middle_has_two_sides():
    chart = map_figure("tgm", {"Brasil": -2, "Perú": 1, "Argentina": 0}, middle=0)
    fills = {trace.name: trace.fillcolor for trace in chart.figure.data if trace.fill}

    assert (fills["Brasil"], fills["Argentina"]) == (SIDES[0], SIDES[2])
    bar = next(trace.marker for trace in chart.figure.data if trace.marker.showscale)
    assert (bar.cmin, bar.cmax) == (-2, 2)


def test_map_with_bounds_and_with_one_value():
    bounded = map_figure("tgm", {"Brasil": 5, "Perú": 50}, bounds=(0, 10))
    fills = {trace.name: trace.fillcolor for trace in bounded.figure.data if trace.fill}

    assert (fills["Brasil"], fills["Perú"]) == (SHADES[2], SHADES[-1])
    assert map_figure("tgm", {"Brasil": 5}).svg.count(SHADES[2]) > 0
    assert map_figure("tgm", {}).svg.count(f'fill="{MISSING}"') == 1


@pytest.mark.parametrize(
    ("values", "why"), [({"Atlantis": 1}, "no country 'Atlantis'"), ([1.0] * 71, "71 values")]
)
def test_map_refuses_what_is_not_of_the_board(values, why):
    with pytest.raises(ValueError, match=why):
        map_figure("teg", values)


# Odds


def test_odds_are_those_of_the_fight():
    (heat,) = odds_figure("tgm", [3, 8], [2, 5]).figure.data

    assert heat.z[1][1] == odds(8, 5, rules="tgm").conquest
    assert (list(heat.x), list(heat.y)) == ([3, 8], [2, 5])
    assert (heat.zmin, heat.zmax) == (0, 1)
    written = texts(odds_figure("tgm", [3, 8], [2, 5]).svg)
    assert f"{100 * odds(8, 5, rules='tgm').conquest:.0f}%" in written


def test_losses_have_a_scale_of_their_own():
    (heat,) = odds_figure("teg", 8, 8, value="losses_attack", situation="snow").figure.data

    assert heat.zmax == max(map(max, heat.z))
    assert heat.z[7][7] == odds(8, 8, situation="snow").losses_attack


# Flows


def pairs_of(figure):
    """Count each pair, by the names in the figure."""
    (sankey,) = figure.data
    names = [label.partition(" · ")[0] for label in sankey.node.label]
    return {
        (names[a], names[b]): value
        for a, b, value in zip(
            sankey.link.source, sankey.link.target, sankey.link.value, strict=True
        )
    }


def test_flows_count_the_conquests(match):
    battles = battles_frame(match)
    fallen = battles[battles.conquered]
    expected = fallen.groupby(["seat", "defender"], observed=True).size().to_dict()

    assert pairs_of(flow_figure(battles).figure) == expected
    written = texts(flow_figure(battles).svg)
    for seat, count in fallen.seat.value_counts().items():
        assert f"{seat} · {count}" in written or count == 0


@pytest.mark.parametrize("game", GAMES)
def test_flows_are_the_changes_of_owners(game):
    """Of every game with countries: as many as the states show, and each of its seats."""
    match = Match(ENGINE[game], seats=3).run(POLICIES["greedy"], random.Random(2), limit=300)
    changes = Counter()
    owners = [ENGINE[game].holdings(state).owner for state in match.states]
    for before, after in itertools.pairwise(owners):
        for was, now in zip(before, after, strict=True):
            if -1 not in (was, now) and was != now:
                changes[match.settings.seats[now], match.settings.seats[was]] += 1

    assert changes
    assert pairs_of(flow_figure(match).figure) == changes
    spells = simulate(game, "greedy", 2, 1, seats=3, options={"max_rounds": 2}, progress=False)
    table = flow_figure(spells.countries())
    assert pairs_of(flow_figure(spells).figure) == pairs_of(table.figure)


def test_the_live_flow_stands_as_in_the_picture(match):
    """Blocks in the order of the wheel, takers at the left; the headings above them."""
    chart = flow_figure(match, lang="en")
    (sankey,) = chart.figure.data
    half = len(sankey.node.label) // 2

    assert sankey.arrangement == "fixed"
    assert [label.partition(" ")[0] for label in sankey.node.label] == [
        "Blanco",
        "Negro",
        "Rojo",
        "Azul",
    ] * 2
    assert [*sankey.node.x] == [0.001] * half + [0.999] * half
    assert list(sankey.node.y[:half]) == sorted(sankey.node.y[:half])
    assert all(0 < y < 1 for y in sankey.node.y)
    assert [note.text for note in chart.figure.layout.annotations] == ["Took", "Lost"]


def test_flows_between_continents(match):
    battles = battles_frame(match)
    (sankey,) = flow_figure(battles, by="continent", where="teg").figure.data

    assert sum(sankey.link.value) == battles.conquered.sum()
    names = {label.partition(" · ")[0] for label in sankey.node.label}
    assert names <= {continent.name for continent in load_board("teg").continents}
    with pytest.raises(TypeError, match="a board is"):
        flow_figure(battles, by="continent")
    with pytest.raises(ValueError, match="by cannot be"):
        flow_figure(match, by="country")


def test_a_flow_that_a_game_has_not():
    eggar = Match("eggar", 2).run(POLICIES["greedy"], random.Random(2), limit=200)
    secret = Match("reconquista", 3).run(POLICIES["greedy"], random.Random(2))
    for by in ("seat", "continent"):
        with pytest.raises(NotInGame, match="eggar has no countries"):
            flow_figure(eggar, by=by)
    with pytest.raises(NotInGame, match="no known places that its attacks come from"):
        flow_figure(secret, by="continent")


def test_flow_of_a_match_without_conquests():
    chart = flow_figure(Match(seats=2), lang="en")

    assert repr(chart) == "<chart: Took → Lost: no conquests>"
    assert texts(chart.svg) == ["no conquests"]
    assert [note.text for note in chart.figure.layout.annotations] == ["no conquests"]


def test_bands_fill_both_sides(match):
    """The flows out of a name at the left add up to the height of its block."""
    root = ElementTree.fromstring(flow_figure(match).svg)
    bands = list(root.iter(f"{SVG}path"))
    blocks = [float(item.get("height")) for item in root.iter(f"{SVG}rect")]
    numbers = [re.findall(r"-?[\d.]+", band.get("d")) for band in bands]
    wide = [
        float(number[8]) - float(number[7]) for number in numbers
    ]  # V goes down from the last point

    assert 2 * sum(wide) == pytest.approx(sum(blocks), rel=0.02)


# Win rates


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (1, 1, 0.2065, 1.0)],
)
def test_wilson_intervals_of_the_books(wins, games, low, high):
    """81 of 263 is the example of Newcombe, Statistics in Medicine 17 (1998), method 3."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_holds_what_it_promises():
    """The exact chance that the interval of n = 40 holds the true share: near 95 %."""
    from math import comb

    for share in (0.1, 0.25, 0.5):
        chance = sum(
            comb(40, won) * share**won * (1 - share) ** (40 - won)
            for won in range(41)
            if wilson(won, 40)[0] <= share <= wilson(won, 40)[1]
        )
        assert 0.92 < chance < 0.98
    with pytest.raises(ValueError, match="wins in"):
        wilson(4, 3)


def names_of(chart):
    """Names of the rows of a chart of intervals, as its points have them."""
    return [chart.figure.layout.yaxis.ticktext[place] for place in chart.figure.data[0].y]


def test_win_rates_have_a_point_and_an_interval_each(rates):
    chart = win_rates_figure(rates, label="bot", chance=0.5, lang="en")
    (points,) = chart.figure.data

    assert names_of(chart) == ["greedy", "random"]
    assert list(points.x) == [0.7, 0.03]
    low, high = wilson(70, 100)
    assert points.error_x.array[0] == pytest.approx(high - 0.7)
    assert points.error_x.arrayminus[0] == pytest.approx(0.7 - low)
    assert chart.figure.layout.shapes[0].x0 == 0.5
    assert "70% (70 of 100)" in texts(chart.svg)
    assert names_of(win_rates_figure(rates)) == ["5", "6"]


def test_win_rates_keep_the_intervals_of_the_table(rates):
    given = rates.assign(low=[0.5, 0.0], high=[0.9, 0.2], chance=0.25)
    chart = win_rates_figure(given, label="bot")
    (points,) = chart.figure.data

    assert list(points.error_x.array) == pytest.approx([0.2, 0.17])
    assert list(points.error_x.arrayminus) == pytest.approx([0.2, 0.03])
    assert chart.figure.layout.shapes[0].x0 == 0.25
    assert not win_rates_figure(given.assign(chance=[0.2, 0.3])).figure.layout.shapes


# Writers


def test_ticks_are_round_and_cover_the_range():
    for low, high in ((0, 1), (0, 37), (-3, 3), (0.013, 0.21), (0, 12345), (5, 5)):
        values = ticks(low, high)
        assert values[0] <= low <= high <= values[-1] or low == high
        assert 2 <= len(values) <= 9 or low == high
        steps = {round(b - a, 9) for a, b in itertools.pairwise(values)}
        assert len(steps) <= 1


def test_lines_step_at_their_points():
    svg = lines([Line("a", "#123456", [0, 10], [1, 3])], [5], "x", "y")
    path, _key = re.findall(r'<path d="(M[^"]+)" stroke="#123456"', svg)

    assert re.fullmatch(r"M[\d.]+ [\d.]+H[\d.]+V[\d.]+", path)


def test_lines_are_the_columns_of_a_table_over_its_index():
    frame = pd.DataFrame({"Negro": [4, None, 7], "luck": [1, 2, 3]}, index=[10, 20, 30])
    chart = lines_figure(frame, "round", "wins", marks=[20])
    drawn = {line.name: line for line in chart.figure.data if line.mode == "lines" and line.name}
    assert {name: (list(line.x), list(line.y)) for name, line in drawn.items()} == {
        "Negro": ([10, 30], [4, 7]),
        "luck": ([10, 20, 30], [1, 2, 3]),
    }
    assert drawn["Negro"].line.color == COLOURS["Negro"].fill
    assert drawn["luck"].line.color not in {colour.fill for colour in COLOURS.values()}
    assert [shape.x0 for shape in chart.figure.layout.shapes] == [20]
    assert {"Negro", "luck", "round", "wins"} <= set(texts(chart.svg))


# Players


NAMED = {
    "es": "De 12 partidas entre bots (greedy, random).",
    "en": "From 12 matches between bots (greedy, random).",
}


@pytest.mark.parametrize("lang", NAMED)
@pytest.mark.parametrize(
    "chart",
    [
        lambda played, lang: win_rates_figure(wins_by_objective(played, lang=lang), lang=lang),
        lambda played, lang: win_rates_figure(
            wins_by_order(played).query("seats == 4"), label="order", lang=lang
        ),
        lambda played, lang: flow_figure(played, lang=lang),
        lambda played, lang: luck_figure(played, lang),
        lambda played, lang: map_figure(
            "teg",
            survival(played, "country").query("rounds == 1").set_index("country")["stays"],
            lang=lang,
        ),
    ],
    ids=["objectives", "order of play", "flow", "luck", "map"],
)
def test_a_chart_of_matches_between_bots_says_so_once(played, chart, lang):
    shown = chart(played, lang)

    assert shown.caption.endswith(f". {NAMED[lang]}")
    assert shown.figure.layout.title.text == NAMED[lang]
    assert texts(shown.svg).count(NAMED[lang]) == 1


def test_matches_between_people_and_bots_are_counted_apart(played):
    mixed = [*played, Match(seats=2)]
    assert played_by(mixed, "en") == "From 13 matches, 12 of them between bots (greedy, random)."
    assert played_by(played[0], "en") == "From one match between bots (greedy, random)."


def test_a_chart_of_a_match_between_people_names_no_bots(match):
    for shown in (race_figure(match), flow_figure(match), luck_figure(match)):
        assert shown.figure.layout.title.text is None
        assert "bots" not in shown.caption


def test_a_note_replaces_the_sentence_about_the_players(played):
    frame = wins_by_order(played)

    assert win_rates_figure(frame, label="order", note="Mine.").caption.endswith(". Mine.")
    assert win_rates_figure(frame, label="order", note="").figure.layout.title.text is None


# Shares at tables of several sizes


@pytest.mark.parametrize(
    ("lang", "heading", "long", "short"),
    [
        ("es", "{} jugadores", "América del Norte, Oceanía y 5 en África", "35 países"),
        ("en", "{} players", "América del Norte, Oceanía and 5 in África", "35 countries"),
    ],
)
def test_objectives_are_rows_and_sizes_of_the_table_are_panels(played, lang, heading, long, short):
    frame = wins_by_objective(played, lang=lang)
    chart = win_rates_figure(frame, lang=lang)
    rows = list(chart.figure.layout.yaxis.ticktext)

    assert len(chart.figure.data) == frame["seats"].nunique() == 2
    assert rows == list(dict.fromkeys(frame["name"]))
    assert {long, short} & set(rows)
    assert not any("O-" in row for row in rows)
    for trace, (seats, table) in zip(chart.figure.data, frame.groupby("seats"), strict=True):
        assert heading.format(seats) in texts(chart.svg)
        assert [rows[place] for place in trace.y] == table["name"].tolist()
        assert list(trace.x) == pytest.approx(table["share"].tolist())
        ends = zip(trace.x, trace.error_x.arrayminus, trace.error_x.array, strict=True)
        intervals = [(x - below, x + above) for x, below, above in ends]
        wanted = zip(table["low"], table["high"], strict=True)
        assert intervals == [pytest.approx(pair) for pair in wanted]
    lines = {(line.xref, line.x0) for line in chart.figure.layout.shapes}
    assert lines == {("x", 1 / 2), ("x2", 1 / 4)}


def test_short_names_stand_beside_their_rows_and_long_ones_above(played, rates):
    short = win_rates_figure(rates, label="bot").figure.layout
    long = win_rates_figure(wins_by_objective(played)).figure.layout

    assert short.yaxis.showticklabels
    assert not long.yaxis.showticklabels
