"""Helpers that lessons share; chances during a match."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from teg_nb import GAMES, POLICIES, Match, lessons, playouts, position, win_probabilities
from teg_nb.engine.errors import BadArgument, BadNote, NotInGame, StaleStep, UnknownName
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.lessons.missing_names import Cell, install, maker, names_made, run_cell


@pytest.fixture
def match() -> Match:
    return Match("reconquista", 3).run(POLICIES["greedy"], random.Random(1), limit=60)


@pytest.mark.parametrize("viewer", [None, 1, "Negro"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_story_is_what_the_viewer_may_read(
    match: Match, viewer: int | str | None, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lessons.print_news(match, 20, 50, viewer=viewer, lang=lang)
    told = capsys.readouterr().out
    lines = match.news(20, 50, viewer, lang)
    assert [*told.replace("\n  ", " ").splitlines()] == [f"• {line.text}" for line in lines]


def test_of_events_nothing_hidden_is_told(match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    for place in range(len(match)):
        lessons.print_news(match, match.events[place], lang="en")
    spectator = capsys.readouterr().out
    for place in range(len(match)):
        lessons.print_news(match, match.events[place], viewer="all", lang="en")
    assert len(capsys.readouterr().out) > len(spectator)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_on_the_menu_can_be(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(game, 2 if game == "eggar" else 3)
    match.run(POLICIES["greedy"], random.Random(1), limit=40).resolve_chance(random.Random(1))
    before = [*match.lines()]
    lessons.print_menu(match, lang="en")
    told = capsys.readouterr().out
    assert [line for line in told.splitlines() if line.startswith("•")]
    labels = catalogue(game)
    for verb, rows in match.menu().items():
        assert labels.label("verbs", verb, "en") in told
        lessons.try_action(match, verb, *rows[0], lang="en")
        tried = capsys.readouterr().out
        assert tried.startswith("✓ ")
        assert not re.search(r"_|\bs\d-\d|\[", tried + told)
    assert [*match.lines()] == before


def test_what_is_no_action_is_told_as_well(
    match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    lessons.try_action(match, "dance", lang="en")
    assert capsys.readouterr().out.startswith("✗ dance.\n→ ")
    with pytest.raises(UnknownName):
        lessons.try_action(match, "pass", lang="fr")


@pytest.mark.parametrize("name", ["TEG-99.9", "nothing", ""])
def test_a_clause_that_there_is_not(name: str) -> None:
    with pytest.raises(UnknownName):
        lessons.print_clause(name)


def test_chances_are_those_of_playouts() -> None:
    match = Match("teg", 3, {"max_rounds": 2}).run(POLICIES["greedy"], random.Random(3))
    table = win_probabilities(match, [20, 60], 4, "random", seed=2, progress=False)
    assert table["step"].tolist() == [20] * 3 + [60] * 3
    for step, rows in table.groupby("step"):
        done = playouts(match.fork(step), 4, "random", seed=2, progress=False)
        assert rows["wins"].tolist() == list(done.wins())
    with pytest.raises(StaleStep):
        win_probabilities(match, [0, 6000], 4, progress=False)


def test_names_that_are_not_there_are_told_and_seats_go_by_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(UnknownName, match="did you mean Chile"):
        lessons.neighbours(Match(), "Chili")
    with pytest.raises(NotInGame):
        lessons.neighbours(Match("eggar"), "Chile")
    with pytest.raises(BadArgument):
        lessons.neighbours(Match("eggar").settings.board, "Chile")
    for told in (lessons.armies, lessons.owner):
        with pytest.raises(UnknownName, match="did you mean Chile"):
            told(Match(), "Chili")
        with pytest.raises(NotInGame):
            told(Match("eggar"), "Chile")
    match = Match(start=position(Blanco="Chile 2", Negro="Argentina 2"))
    lessons.print_menu(match, 0)
    by_number = capsys.readouterr().out
    lessons.print_menu(match, "Blanco")
    assert capsys.readouterr().out == by_number != ""


def test_a_board_to_look_at_has_what_the_lesson_says(capsys: pytest.CaptureFixture[str]) -> None:
    lessons.begin("en")
    match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2 + 1m", Rojo="Cuba 2"))
    match.act("attack", "Chile", "Argentina")
    arrows = [("Chile", "Argentina"), ("Cuba", "Jamaica", "bad")]
    board = lessons.show(match, 0, marks={"Chile": "bad"}, arrows=arrows, say="Four against two.")
    assert (board.lang, board.step, board.marks) == ("en", 0, [["Chile", "bad"]])
    assert board.arrows == [["Chile", "Argentina", "good"], ["Cuba", "Jamaica", "bad"]]
    assert board.caption == "Four against two."
    match.act("roll", [6, 4, 1], [5, 4])
    assert len(board.match) == 1  # what is played on does not change it
    with pytest.raises(BadNote):
        lessons.show(match, marks=["Atlantis"])
    capsys.readouterr()
    lessons.print_forces(match, "Argentina", "Cuba")
    assert capsys.readouterr().out == "Argentina (Negro): 1 + 1m\nCuba (Rojo): 2\n"
    with pytest.raises(UnknownName, match="did you mean Chile"):
        lessons.print_forces(match, "Chili")


def test_before_the_deal_a_country_is_nobodys(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("teg", 3)
    assert (lessons.owner(match, "Chile"), lessons.armies(match, "Chile")) == ("", 0)
    lessons.print_forces(match, "Chile")
    assert capsys.readouterr().out == "Chile: 0\n"


def test_of_a_shared_country_all_occupants_count(capsys: pytest.CaptureFixture[str]) -> None:
    start = position(Blanco="Chile 4", Negro="Argentina 2, Chile 3 + 1m", Rojo="Cuba")
    match = Match(start=start)
    assert lessons.armies(match, "Chile") == 7
    assert lessons.owner(match, "Chile") == "Blanco"
    lessons.print_forces(match, "Chile", "Cuba")
    assert capsys.readouterr().out == "Chile (Blanco): 4\nChile (Negro): 3 + 1m\nCuba (Rojo): 1\n"


def test_of_countries_no_more_is_said_than_everybody_may_know(
    match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = match.observe()
    for place, province in enumerate(match.settings.board.countries):
        assert lessons.armies(match, province) == seen.troops[place]
        assert lessons.owner(match, province) == ""
        lessons.print_forces(match, province)
    said = capsys.readouterr().out
    assert said
    assert not any(seat in said for seat in match.settings.seats)
    begun = Match("reconquista", 3)
    for told in (lessons.armies, lessons.print_forces):
        with pytest.raises(NotInGame):
            told(begun, "Madrid")


def test_a_cell_out_of_order_runs_after_those_that_make_its_names() -> None:
    sources = ["first = 1", "second = first + 1", "second = 9\nthird = unknown", "print(second)"]
    cells = [Cell(str(k), source, "") for k, source in enumerate(sources)]
    shell: Any = SimpleNamespace(transform_cell=str, user_ns={})
    run_cell(shell, cells, 1)
    assert (shell.user_ns["first"], shell.user_ns["second"]) == (1, 2)
    assert maker(cells, "second", 3) == 2  # the nearest above
    with pytest.raises(NameError, match="unknown"):
        run_cell(shell, cells, 2)
    assert "lang" in names_made("from teg_nb.lessons import *\n\nlang = 1")
    assert "exercises" in names_made("from teg_nb.lessons import *")
    assert names_made("%time 1") == set()


def test_in_a_browser_a_missing_package_is_a_sentence_and_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell = InteractiveShell()
    monkeypatch.setattr("teg_nb.lessons.missing_names.get_ipython", lambda: shell)
    monkeypatch.setattr("sys.platform", "emscripten")
    errors: list[object] = []
    monkeypatch.setattr(shell, "_showtraceback", lambda *error: errors.append(error))
    install()
    with capture_output() as shown:
        shell.run_cell("from teg_nb.engine.errors import MissingPackage as M; raise M('pandas')")
    assert errors == []
    assert "pandas" in shown.stdout  # without a front end, what is displayed is printed
    with capture_output():
        shell.run_cell("1 / 0")
    assert len(errors) == 1
