"""The benchmarks run and print their ratios; how large these are is not tested."""

import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import balance, ceiling, keeping, ladder, players, report
from benchmarks.curve import COLOURS, curve
from teg_nb import simulate
from teg_nb.analysis import wins_by_order
from teg_nb.bots import POLICIES
from teg_nb.engine.games.eggar.actions import Answer
from teg_nb.engine.play.match import Match

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def printed():
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--quick"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return re.sub(r"\x1b\[[0-9;]*m", "", done.stdout)


@pytest.mark.soak
@pytest.mark.parametrize(
    "label",
    [
        "random play, 4 seats, actions/s over python-chess",
        "greedy play, actions/s over python-chess",
        "play alone, actions/s over python-chess",
        "copy / deepcopy of a state",
        "cost of play, rounds 10-15 / 0-5",
        "cost of a listed action, rounds 10-15 / 0-5",
        "rows a second, table of 3000 entries / 300 (1: grows in proportion)",
        "all tables of a match / playing it",
        "simulation, two processes / one, speed",
        "most memory, 80 matches / 20 (1: the same)",
        "autosave: CPU time that it adds to an action, 1000 entries / 300",
        "odds: table of 200 x 200 / one cell to a hundredth by throwing dice",
    ],
)
def test_every_ratio_is_printed(printed, label):
    assert re.search(rf"{re.escape(label)}: x\d+\.\d\d", printed)


@pytest.mark.soak
def test_growth_is_shown_by_rounds(printed):
    for window in ("0-5", "5-10", "10-15"):
        assert re.search(rf"\b{window}\b", printed)


def test_the_cost_of_autosave_is_measured():
    assert all(ratio > 0 for _, ratio in keeping.ratios(quick=True))


def test_the_report_on_a_game_is_printed(capsys):
    report.main(["tgm", "--seats", "3", "--matches", "4", "--options", "max_rounds=3"])
    said = capsys.readouterr().out
    assert said.startswith("tgm, 3 seats, greedy, 4 matches")
    assert "0.0 % by 2" in said
    assert re.search(r"longest [1-3];", said)
    assert "ends: " in said


@pytest.fixture
def balanced(tmp_path):
    """Run `benchmarks.balance` into a file and a page of this test."""
    page = tmp_path / "games.md"
    marked = "\n\n".join(
        f"<!-- {name}: begin -->\nold\n<!-- {name}: end -->" for name in balance.SECTIONS
    )
    page.write_text(f"Before.\n\n{marked}\n\nAfter.\n", "utf-8")
    files = ["--results", str(tmp_path / "balance.json"), "--page", str(page)]

    def run(*asked):
        balance.main([*asked, *files])
        return (tmp_path / "balance.json").read_text("utf-8"), page.read_text("utf-8")

    return run


def test_balance_resumes_and_ends_as_if_never_interrupted(balanced, tmp_path, monkeypatch):
    monkeypatch.setattr(balance, "BATCH", 2)
    asked = ["eggar", "--seats", "2,3", "--tables", "balance"]
    first, _ = balanced(*asked, "--matches", "3")
    resumed, page = balanced(*asked, "--matches", "5")
    assert first != resumed

    (tmp_path / "balance.json").unlink()
    assert balanced(*asked, "--matches", "5") == (resumed, page)

    played = []
    monkeypatch.setattr(balance.Row, "add", lambda row, data: played.append(row))
    assert balanced(*asked, "--matches", "5")[0] == resumed
    assert played == []
    rows = balance.load(tmp_path / "balance.json").values()
    assert [(row.game, row.seats, row.matches) for row in rows] == [
        ("eggar", 2, 5),
        ("eggar", 3, 5),
    ]


def test_balance_counts_places_rounds_and_endings(balanced, tmp_path):
    balanced("tgm", "--seats", "3", "--matches", "4", "--option", "max_rounds=2")
    (row,) = balance.load(tmp_path / "balance.json").values()
    data = simulate(
        *("tgm", "greedy", 4, balance.SEED),
        seats=3,
        options={"max_rounds": 2},
        rotate=True,
        progress=False,
    )

    assert row.options == {"max_rounds": 2}
    assert row.wins == wins_by_order(data)["wins"].tolist()
    assert sum(row.rounds.values()) == sum(row.endings.values()) == row.matches == 4
    assert row.length(1) <= 2
    sections = balance.SECTIONS.values()
    assert not any(balance.published(section, {row.key: row}) for section in sections)


def test_balance_writes_rows_with_enough_matches_between_the_markers(balanced, monkeypatch):
    few = {name: section._replace(matches=2) for name, section in balance.SECTIONS.items()}
    monkeypatch.setattr(balance, "SECTIONS", few)
    balanced("eggar", "--seats", "3", "--matches", "1")
    _, page = balanced("eggar", "--seats", "2", "--tables", "balance")

    assert "| `eggar` | 3 |" not in page
    assert page.startswith("Before.\n\n<!-- balance: begin -->\n\n| game |")
    assert page.endswith("|\n\n<!-- handicap: end -->\n\nAfter.\n")
    assert re.search(r"\| `eggar` \| 2 \| 2 \| \d+&nbsp;\(\d+-\d+\), \d+&nbsp;\(\d+-\d+\) \|", page)
    with pytest.raises(ValueError, match="lacks"):
        balance.page_with("no markers", {})


def test_balance_names_rows_by_presets_and_by_the_chapter_that_is_out(balanced):
    _, page = balanced("teg", "--seats", "2", "--tables", "presets", "--matches", "1")
    assert "| `teg`, `classic` |" not in page
    rows = {
        setup.row().key: balance.Row(setup.game, setup.seats, {}, "greedy", "1", 1, 400)
        for section in balance.SECTIONS.values()
        for setup in section.tables()
    }
    for row in rows.values():
        row.wins, row.rounds, row.endings = [200] * row.seats, {"5": 400}, {"flag": 400}
    text = balance.page_with(page, rows)
    assert len(re.findall(r"\| `teg`, `classic` \| [23456] \|", text)) == 5
    assert len(re.findall(r"\| `teg`, `missiles = false` \| [24] \|", text)) == 2


def test_a_share_is_bold_only_if_it_differs_with_all_shares_judged_together():
    even = balance.Row("eggar", 2, {}, "greedy", "1", 1, 400, [215, 185], {"5": 400}, {"flag": 400})
    uneven = replace(even, wins=[280, 120])
    table = balance.table([even, uneven])

    assert "| 54&nbsp;(49-59), 46&nbsp;(41-51) |" in table
    assert "| **70**&nbsp;(65-74), **30**&nbsp;(26-35) |" in table


def test_the_page_of_the_games_has_every_row_of_its_tables():
    rows = balance.load(balance.RESULTS)
    page = balance.PAGE.read_text("utf-8")

    assert len(list(balance.rules_of_the_book())) == 21
    assert len(balance.published(balance.SECTIONS["balance"], rows)) == 21
    for section in balance.SECTIONS.values():
        for _, row in balance.published(section, rows):
            assert sum(row.rounds.values()) == sum(row.endings.values()) == row.matches
            assert sum(row.wins) >= row.matches - row.endings.get("unfinished", 0)
            for place, wins in enumerate(row.wins):
                low, high = row.interval(place)
                assert low <= wins / row.matches <= high
    assert balance.page_with(page, rows) == page


@pytest.mark.clause("CHP-12.5")
@pytest.mark.parametrize("game", balance.HANDICAPS)
def test_the_first_of_two_seats_wins_about_half_of_2000_matches(game):
    setup = balance.TableSetup(game, 2, {"handicap": balance.HANDICAPS[game]})
    row = balance.load(balance.RESULTS)[setup.row().key]
    assert row.matches >= 2000
    assert 0.47 <= row.wins[0] / row.matches <= 0.53


def test_the_ladder_of_a_game_is_printed_and_goes_on_where_it_was(capsys, tmp_path):
    asked = ["eggar", "--seats", "2", "--matches", "2", "--rungs", "random,easy"]
    asked += ["--out", str(tmp_path)]
    for _ in range(2):
        ladder.main(asked)
        (row,) = re.findall(r"\| `eggar` .*", capsys.readouterr().out)
        assert re.fullmatch(
            r"\| `eggar` \| 2 \| easy among random \| 2 \| \d+ % \(\d+ to \d+\) \| \d\.\d\d \|", row
        )
    assert [path.name for path in tmp_path.iterdir()] == ["eggar-2-easy-random"]


def test_decisions_are_those_of_the_seat_to_move():
    taken = list(players.positions("eggar", 6))
    assert taken
    assert all(seen.viewer == seen.to_move and len(seen.legal_actions) > 1 for seen in taken)


def test_what_an_advantage_wins_is_printed(capsys):
    ceiling.main(["eggar", "--seats", "2", "--matches", "2", "--more", "3", "--knows"])
    ceiling.main(["tgm", "--seats", "3", "--matches", "3", "--more", "2", "--again", "2"])
    said = capsys.readouterr().out
    for words in ("rivals of 3 soldiers fewer", "all answers", "2 more on each territory"):
        share = r"\d+ % \(\d+ to \d+\) \| \d\.\d\d \|"
        assert re.search(rf"\| {words} \| [23] \| {share}", said)
    assert re.search(r"decided by deal and order: \d+ %", said)


def test_an_advantage_is_given_to_one_seat_alone():
    start = next(ceiling.deals("tgm", 3, POLICIES["easy"], "1", 1))
    state = start.copy()
    ceiling.more_armies(state, 1, 2)
    added = [after - before for before, after in zip(start.armies, state.armies, strict=True)]
    assert added == [2 if owner == 1 else 0 for owner in start.owner]

    grid = Match("eggar", 3).state.copy()
    ceiling.fewer_rivals(grid, 1, 3)
    assert [grid.soldiers[8 * s : 8 * s + 8].count(-1) for s in range(3)] == [3, 0, 3]


def test_who_knows_the_cards_answers_right():
    match = Match("eggar", 2)
    easy = POLICIES["easy"]
    match.run([ceiling.knowing(easy), easy], random.Random(1))
    answered = [
        (action.choice, state.settings.questions[state.question].answer)
        for state, action in zip(match.states, match.actions, strict=False)
        if isinstance(action, Answer) and action.seat == 0
    ]
    assert answered
    assert all(given == right for given, right in answered)


def test_the_curve_of_a_learner_has_a_line_for_each_bot_and_its_intervals():
    rows = [
        {"steps": steps, "bot": bot, "won": won, "matches": 32}
        for steps, won in ((0, 8), (500, 16.5), (1000, 32))
        for bot in COLOURS
    ]
    drawn = ET.fromstring(curve(rows, 0.5))
    assert [item for item in drawn.itertext() if item.startswith("against")] == [
        f"against {bot}" for bot in COLOURS
    ]
    lines = [item for item in drawn.iter() if item.get("stroke-width") == "2"]
    heights = [
        [float(y) for y in re.findall(r" (\d+\.\d)(?: L|$)", line.get("d"))] for line in lines
    ]
    assert heights == [[185.0, 126.6, 20.0]] * len(COLOURS)  # from 20, all, down to 240, none
    bars = next(item for item in drawn.iter() if item.get("opacity"))
    assert bars.get("d").count("V") == 3
    assert "1,000" in list(drawn.itertext())
