"""The generator of the site: its pages, its links, and what a small built site holds."""

from __future__ import annotations

import doctest
import importlib
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import built
import figures
import lesson_pages
import make_site
import pages
import pytest
import reference
import rules
import search_words

from teg_nb.engine.games import GAMES
from teg_nb.engine.text.catalogue import catalogue

ROOT = Path(__file__).parents[2]


def modules_with_public_names() -> list[str]:
    """Return the modules of the package that list their public names."""
    listing = re.compile(r"^__all__ =", re.MULTILINE)
    paths = [path for path in (ROOT / "teg_nb").rglob("*.py") if listing.search(path.read_text())]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    return [name.removesuffix(".__init__") for name in names]


def test_every_public_name_has_a_page_that_says_what_it_is():
    modules = set(modules_with_public_names()) - {"teg_nb.cli"}  # `main` is the command
    assert modules <= set(reference.MODULES)
    public = reference.public()
    values = {id(inspect.unwrap(name.value)) for name in public}
    variables = {name.name for name in public}
    foreign = {"partial", "Counter", "Path"}  # of the standard library, for lessons
    for module in modules:
        loaded = importlib.import_module(module)
        for name in loaded.__all__:
            value = inspect.unwrap(getattr(loaded, name))
            if inspect.ismodule(value) or name in foreign:
                continue
            is_described = inspect.isclass(value) or inspect.isroutine(value)
            assert id(value) in values if is_described else name in variables, name
    made = reference.sources()
    assert {f"reference/{name.page}.md" for name in public} <= made.keys()
    assert not [name.full for name in public if not reference.summary(name)]


def examples() -> Iterator[tuple[str, list[doctest.Example]]]:
    """Yield the examples of the public classes, of their members and of functions, by name."""
    for name in reference.public():
        value = name.value
        members = (
            {f".{key}": member for key, member in vars(value).items() if key[0] != "_"}
            if inspect.isclass(value)
            else {}
        )
        if inspect.isclass(value) or inspect.isroutine(value):
            for key, member in {"": value, **members}.items():
                text = inspect.getdoc(getattr(member, "__func__", member)) or ""
                yield name.full + key, doctest.DocTestParser().get_examples(text)


def test_public_functions_and_classes_have_examples():
    public = {name.full for name in reference.public()}
    assert [name for name, shown in examples() if name in public and not shown] == []


def test_an_example_names_all_that_it_uses(tmp_path):
    """So it works where it is pasted; the doctests run it."""
    for name, shown in examples():
        (tmp_path / f"{name}.py").write_text("".join(example.source for example in shown), "utf-8")
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_commands_and_their_options_are_told():
    page = reference.commands()
    assert "## rules" in page
    assert "## exercises check" in page
    assert "| `--preset` |" in page


def test_links_lead_to_pages_files_and_the_repository():
    text = (
        "[a](logs.md#files) [b](../SECURITY.md) ![c](games/teg.svg) [d](../teg_nb/engine/game.py) "
        "[e](https://example.org)\n```\n[f](logs.md)\n```\n"
    )
    path = pages.DOCS / "views.md"
    shown, files = pages.resolved(text, path, pages.targets())
    assert shown == (
        "[a](/logs.md#files) [b](/security.md) ![c](/files/docs/games/teg.svg) d "
        "[e](https://example.org)\n```\n[f](logs.md)\n```\n"
    )
    assert files == {pages.DOCS / "games" / "teg.svg"}
    shown, _ = pages.resolved(text, path, pages.targets(), "https://example.org/teg")
    assert "[d](https://example.org/teg/teg_nb/engine/game.py)" in shown


def test_figures_are_those_of_the_benchmarks():
    page = figures.sources()["figures.md"]
    calls = json.loads(figures.COUNTS.read_text("utf-8"))["calls"]["teg, playout, greedy"]
    counted = page.partition("## Calls of Python")[2]
    row = next(line for line in counted.splitlines() if line.startswith("| `teg` |"))
    assert f" {sum(calls.values()):.0f} " in row
    for words in ("kills while saving", "playouts a second", "hard among normal", "objective 79"):
        assert words in page


@pytest.mark.parametrize("lang", pages.LANGUAGES)
def test_the_first_page_has_a_board_or_says_that_it_has_none(lang, tmp_path):
    pages.write(tmp_path, lang, {}, pages.targets(), has_board=True)
    index = (tmp_path / "index.md").read_text("utf-8")
    assert f'data-page="../play/index.html?game=teg&amp;lang={lang}"' in index
    assert "`make play`" in pages.live_board(lang, is_built=False)


def test_lessons_are_listed_by_language():
    assert "notebooks/teg/01-primera-partida.ipynb" in pages.lessons("es")
    assert "01-first-match" not in pages.lessons("es")


def test_a_lesson_links_to_where_it_runs(tmp_path):
    path = pages.ROOT / "notebooks/teg/01-first-match.ipynb"
    assert lesson_pages.targets()[path] == "lessons/teg-01"
    for page in ("lite/lab/index.html", lesson_pages.replay(path)):
        assert page not in lesson_pages.links(path, "en", tmp_path)
        pages.place(tmp_path / page).touch()
    links = lesson_pages.links(path, "en", tmp_path)
    assert 'href="../../lite/lab/index.html?path=teg/01-first-match.ipynb"' in links
    assert 'href="../../replays/teg-01-first-match.html"' in links
    assert "](/files/notebooks/teg/01-first-match.ipynb)" in links


def test_both_languages_have_the_same_pages():
    english, spanish = (pages.sources(lang).keys() for lang in ("en", "es"))
    assert english == spanish
    both = ("index", "player", "teacher", "teacher/teg-01", "rules/teg")
    assert all(pages.is_translated(page, "es") for page in both)
    assert not pages.is_translated("logs", "es")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_anchor(game):
    words = catalogue(game)
    ids = [*words.sections["clauses"]]
    ids += [words.decision(id).name for id in words.sections["decisions"]]
    assert all(game in rules.known()[id] for id in ids)


@pytest.mark.slow
def test_the_whole_site_is_built_without_a_warning_or_a_dead_link(tmp_path, monkeypatch):
    """In Spanish; the English site has the same pages, which the switch of languages leads to.

    One build serves all checks of built pages: it is the longest part of them.
    """
    monkeypatch.setattr(make_site, "OUT", tmp_path / "site")
    monkeypatch.setattr(make_site, "WORK", tmp_path / "sources")
    assert make_site.build("es") == 0
    faults = built.faults(tmp_path / "site")
    assert [
        fault for fault in faults if ": dead link ../" not in fault or "/en/" not in fault
    ] == []
    site = tmp_path / "site" / "es"
    assert (site / "reference" / "teg_nb.Match.html").is_file()
    the_search_finds_clauses_in_both_languages(site)
    the_search_has_the_words_of_each_page(site)
    a_clause_has_its_anchor_source_chapter_and_other_readings(site)
    a_clause_shows_a_board_lessons_and_counts(site)
    a_mention_links_to_its_clause(site)
    a_page_without_translation_says_so_and_the_switch_stays_on_it(site)
    a_lesson_shows_its_pictures(site)
    the_pages_for_teachers_are_listed_by_lesson(site)


def the_search_finds_clauses_in_both_languages(site: Path) -> None:
    text = (site / "searchindex.js").read_text("utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    page = index["docnames"].index("rules/teg")
    entries = index["indexentries"]
    assert [page, "TEG-8.5", True] in entries["teg-8.5"]
    assert [page, "TEG-10", True] in entries["bloqueos"]
    assert [page, "TEG-10", True] in entries["blockades"]
    assert {"TEG-8.5", "TEG-10.1"} <= {
        anchor for titles in index["alltitles"].values() for _, anchor in titles
    }


def the_search_has_the_words_of_each_page(site: Path) -> None:
    text = (site / "searchindex.js").read_text("utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    for page, words in search_words.WORDS.items():
        entry = [index["docnames"].index(page), "", True]
        assert [word for word in words if entry not in index["indexentries"].get(word, [])] == []


def a_clause_has_its_anchor_source_chapter_and_other_readings(site: Path) -> None:
    text = (site / "rules" / "teg.html").read_text("utf-8")
    clause = text[text.index('id="TEG-8.5"') : text.index('id="TEG-8.6"')]
    words = catalogue("teg")
    decision = words.decision("TEG-D-32")
    assert words.clause("TEG-8.5").text("es") in clause
    assert "Lo dice el reglamento." in clause
    assert "Lo decidimos nosotros." in clause
    assert "No rige en una mesa sin " in clause
    assert decision.others[0].option in clause


def a_clause_shows_a_board_lessons_and_counts(site: Path) -> None:
    text = (site / "rules" / "teg.html").read_text("utf-8")
    clause = text[text.index('id="TEG-9.6"') : text.index('id="TEG-9.7"')]
    assert 'src="../_images/TEG-9.6.svg"' in clause
    assert rules.drawn_exercise("TEG-9.6").task.in_language("es") in clause
    tests = rules.shown_by("tests")["TEG-9.6"]
    assert tests > 0
    assert f"Pruebas del programa: {tests}." in clause
    assert 'href="../teacher/teg-05.html"' in text


def a_mention_links_to_its_clause(site: Path) -> None:
    assert 'href="rules/teg.html#TEG-9.1"' in (site / "player.html").read_text("utf-8")
    lesson = (site / "lessons" / "teg-01.html").read_text("utf-8")
    assert 'href="../rules/teg.html#TEG-D-32"' in lesson


def a_page_without_translation_says_so_and_the_switch_stays_on_it(site: Path) -> None:
    english, rule = ((site / f"{page}.html").read_text("utf-8") for page in ("logs", "rules/teg"))
    assert "Esta página está solo en inglés." in english
    assert 'href="../en/logs.html"' in english
    assert "Esta página está solo en inglés." not in rule
    assert 'href="../../en/rules/teg.html"' in rule


def a_lesson_shows_its_pictures(site: Path) -> None:
    lesson = (site / "lessons" / "teg-01.html").read_text("utf-8")
    pictures = re.findall(r'src="\.\./(_images/\d+\w*\.svg)"', lesson)
    assert len(pictures) > 3
    assert all((site / picture).is_file() for picture in pictures)


def the_pages_for_teachers_are_listed_by_lesson(site: Path) -> None:
    text = (site / "teacher.html").read_text("utf-8")
    listed = re.findall(r'href="teacher/([\w-]+)\.html">([^<]*)<', text)
    assert ("teg-01", "Tu primera partida") in listed
    assert listed[0][0] == "teg-01"


def test_no_other_host_is_asked_and_dead_links_are_named(tmp_path):
    (tmp_path / "page.html").write_text(
        '<link rel="stylesheet" href="//fonts.example/x.css"><script src="https://a.example/b.js">'
        '</script><a href="https://c.example">c</a><a href="none.html">d</a><a href="#none">e</a>'
    )
    (tmp_path / "site.css").write_text('@import "https://fonts.example/y.css";')
    assert built.faults(tmp_path) == [
        "page.html: loads //fonts.example/x.css",
        "page.html: loads https://a.example/b.js",
        "site.css: loads https://fonts.example/y.css",
        "page.html: dead link none.html",
        "page.html: dead link #none",
    ]
