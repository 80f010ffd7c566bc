"""Exercises on paper."""

import json
import re
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from typer.testing import CliRunner

from teg_nb import exercises
from teg_nb.cli.app import app
from teg_nb.engine.board import map_of
from teg_nb.engine.svg.geometry import drawing

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
ATTACK = NOTEBOOKS / "teg" / "exercises" / "06-attack.toml"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_questions_are_on_one_page_and_answers_on_the_next(lang):
    page, answers = exercises.sheet(ATTACK, lang).split('<section class="answers">')
    articles = page.split("<article")[1:]
    assert 3 < len(articles) <= 6
    loaded = [*exercises.load(ATTACK).values()]
    for number, article in enumerate(articles, 1):
        asked = (one for one in loaded if f"</b> {one.task.in_language(lang)}" in article)
        exercise = next(asked)
        assert f"<b>{number}.</b>" in article
        assert exercise.solution().plain(lang) in answers
        assert exercise.solution().plain(lang) not in page
        words = exercise.rule[1].in_language(lang)
        assert words in answers
    assert page.count("grayscale") == 1
    title = {"es": "Atacar con dados", "en": "Attacking with dice"}[lang]
    assert f"<h1>{title}</h1>" in page


def pictures(path, *names):
    """Return each picture of a sheet: left, top, width and height in tenths, and its text."""
    articles = exercises.sheet(path, "es", names).split("<article")[1:]
    for article in articles:
        if box := re.search(r'<svg[^>]* viewBox="([^"]+)"', article):
            paper = 188 if article.startswith(' class="wide"') else 90
            yield [*map(float, box[1].split())], paper, article


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*/exercises/*.toml")), ids=lambda p: p.stem)
def test_the_text_of_every_picture_can_be_read_on_paper(path):
    for (_, _, wide, high), paper, article in pictures(path, *exercises.load(path)):
        least = min(float(size) for size in re.findall(r'font-size="([^"]+)"', article))
        assert least / wide * paper * 72 / 25.4 > 5.4
        assert paper * high / wide < 130  # mm


def test_a_picture_shows_the_places_of_its_answer_and_others():
    lesson = NOTEBOOKS / "teg" / "exercises" / "16-first-match.toml"
    for name, exercise in exercises.load(lesson).items():
        (((left, top, wide, high), _, _),) = pictures(lesson, name)
        board = map_of(exercise.played.settings)
        assert 0 <= left <= left + wide <= 10 * drawing(board).width
        assert 0 <= top <= top + high <= 10 * drawing(board).height + 1
        inside = {
            country
            for country, shape in zip(board.countries, drawing(board).shapes, strict=True)
            if left < 10 * shape.label[0] < left + wide and top < 10 * shape.label[1] < top + high
        }
        told = json.dumps(exercise.right_answer(), ensure_ascii=False)
        answer = {*re.findall("|".join(board.countries), told)}
        assert answer
        assert answer < inside, name
        assert len(inside) > 3 * len(answer), name


def test_each_kind_has_room_for_its_answer():
    names = ["tasmania", "pairs", "in-pairs", "how-many-dice"]
    chosen = exercises.load(ATTACK)
    articles = exercises.sheet(ATTACK, "es", names).split("<article")[1:]
    for name, article, lines in zip(names, articles, (3, 1, 1, 1), strict=True):
        assert article.split("answers")[0].count('class="line"') == lines, name
    assert articles[3].count('<li class="box">') == len(chosen["how-many-dice"].options())


def test_some_are_chosen_by_name_and_shown_near():
    page = exercises.sheet(ATTACK, "es", ["alone", "when-four"], "Ataque")
    assert page.count("<article") == 2
    assert "<title>Ataque</title>" in page
    whole = exercises.load(ATTACK)["alone"].picture("es")
    assert 'viewBox="0 0 9000 6140"' in whole
    assert 'viewBox="0 0 9000 6140"' not in page
    with pytest.raises(exercises.BadExercise, match="no exercise 'alon'; did you mean alone"):
        exercises.sheet(ATTACK, "es", ["alon"])


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*/exercises/01-*.toml")), ids=str)
def test_every_game_has_sheets(path):
    assert 2 <= exercises.sheet(path).count("<article") <= 6


def test_a_lesson_gives_what_it_loads(tmp_path):
    cells = [
        new_markdown_cell("# Tres dados\n\nUna lección."),
        new_code_cell(f"from teg_nb import exercises\nexercises.load('{ATTACK}')"),
    ]
    nbformat.write(new_notebook(cells=cells), tmp_path / "lesson.ipynb")
    nbformat.write(new_notebook(), tmp_path / "empty.ipynb")
    (tmp_path / "no.ipynb").write_text("{}", "utf-8")
    run = CliRunner().invoke
    out = tmp_path / "page.html"
    done = run(app, ["sheet", str(tmp_path / "lesson.ipynb"), "--out", str(out), "--only", "alone"])
    assert done.exit_code == 0, done.output
    assert out.read_text("utf-8").count("<article") == 1
    assert "<title>Tres dados</title>" in out.read_text("utf-8")
    done = run(app, ["sheet", str(ATTACK), "--out", str(out), "--only", "alon"])
    assert done.exit_code == 1
    assert "06-attack.toml: no hay ningún ejercicio 'alon'; ¿quisiste decir alone?" in done.output
    assert out.read_text("utf-8").count("<article") == 1  # the page of before
    for name, said in (("empty", "no carga ejercicios"), ("no", "no es un cuaderno")):
        done = run(app, ["sheet", str(tmp_path / f"{name}.ipynb")])
        assert done.exit_code == 1
        assert said in done.output
