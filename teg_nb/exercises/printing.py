"""Printed exercises: positions and questions on one page, answers on the next."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

from teg_nb.engine.board import map_of, normalize_name
from teg_nb.engine.errors import GameError, UnknownName
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.svg.geometry import drawing
from teg_nb.engine.svg.palette import COLOURS
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.chapter import Chapter
from teg_nb.exercises.loading import load
from teg_nb.exercises.text import BadExercise, escape, say

FIT = 6
"""Exercises that fit on a page."""

_YES_OR_NO = (("legal", "options"), ("not_legal", "sheet"))
_LINES = {
    "number": ("answer",),
    "order": ("in_order",),
    "fault": ("reason",),
    "play": ("moves", "", ""),
}
"""Labels of the lines to write on, by kind."""

_LOADED = re.compile(r"""load\(\s*["']([^"']+\.toml)["']""")
_SIZED = re.compile(r'(<svg[^>]*?) width="[^"]*" height="[^"]*" viewBox="[^"]*"')
_MARGIN = 60.0  # around the shown countries, in the units of the board
_NARROW = 0.7  # share of the board's width above which a picture shows the whole board

_STYLE = """
@page { size: A4; margin: 11mm }
body { font: 10.5pt/1.35 sans-serif; margin: 0 auto; max-width: 190mm; color: #000 }
h1 { font-size: 14pt; margin: 0 0 1mm }
.who { border-bottom: 1px solid; display: flex; gap: 6mm; padding-bottom: 1mm }
.who span { flex: 1 }
.page { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 7mm; margin-top: 3mm }
article { break-inside: avoid }
article > svg { width: 100%; height: 40mm; border: 1px solid #999 }
article > svg { filter: grayscale(1) contrast(1.15) }
.signs svg { width: 4mm; height: 4mm; vertical-align: middle; margin: 0 1mm 0 3mm }
p { margin: 1mm 0 }
ol, ul { margin: 1mm 0; padding-left: 6mm }
ul { list-style: "☐  " }
li.box::before { content: "☐  " }
.line { border-bottom: 1px solid; display: flex; align-items: end; height: 7mm }
.answers { break-before: page }
"""


def sheet(path: str | Path, lang: str = "es", names: Sequence[str] = (), title: str = "") -> str:
    """Return a black-and-white page of exercises to print, and a page of answers.

    Parameters
    ----------
    path : str or Path
        A TOML file of exercises, or a lesson that loads one.
    lang : str
    names : sequence of str
        Names of the exercises, in this order. By default the first ones that fit on a page.
    title : str
        Heading. By default the title of the lesson or of the exercises, else the name of the file.

    Returns
    -------
    str
        Self-contained HTML.

    Raises
    ------
    BadExercise
        If the file or a named exercise is missing.
    OSError
        If a file cannot be read.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.exercises import sheet
    >>> path = Path(tempfile.mkdtemp(), "dice.toml")
    >>> _ = path.write_text('''
    ... [dice]
    ... kind = "number"
    ... task = "How many dice at most?"
    ... answer = 3
    ... ''')
    >>> sheet(path, "en")[:15]
    '<!doctype html>'
    """
    chapters = [load(file) for file in _files(Path(path))]
    exercises = {name: exercise for chapter in chapters for name, exercise in chapter.items()}
    for name in names:
        if name not in exercises:
            raise BadExercise(Path(path).name, UnknownName("exercise", name, exercises))
    chosen = [exercises[name] for name in names] or list(exercises.values())[:FIT]
    questions = "".join(_asked(number, exercise, lang) for number, exercise in enumerate(chosen, 1))
    answers = "".join(_told(number, exercise, lang) for number, exercise in enumerate(chosen, 1))
    labels = {key: say(key, "sheet").in_language(lang) for key in ("name", "date", "answers")}
    head = escape(title or _title(Path(path), chapters, lang))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{head}</title>'
        f"<style>{_STYLE}</style><h1>{head}</h1>"
        f'<p class="who"><span>{labels["name"]}:</span><span>{labels["date"]}:</span></p>'
        f'<section class="page">{questions}</section>'
        f'<section class="answers"><h1>{head}: {labels["answers"]}</h1>{answers}</section></html>\n'
    )


def _title(path: Path, chapters: Sequence[Chapter], lang: str) -> str:
    """Return the title of a lesson or of its exercises, else the name of the file."""
    if path.suffix == ".ipynb":
        headings = (
            re.match(r"# (.+)", "".join(cell["source"]))
            for cell in _cells(path)
            if cell["cell_type"] == "markdown"
        )
        return next((heading[1].strip() for heading in headings if heading), path.stem)
    return chapters[0].title.in_language(lang) or path.stem


def _files(path: Path) -> list[Path]:
    """Return the exercise files of a path: itself, or the ones that a lesson loads."""
    if path.suffix != ".ipynb":
        return [path]
    loaded = loaded_by(path)
    if not loaded:
        raise BadExercise(path.name, GameError("no_exercises_loaded"))
    return loaded


def loaded_by(lesson: Path) -> list[Path]:
    """List the exercise files that a lesson loads, in order.

    Raises
    ------
    BadExercise
        If the file is not a lesson.
    """
    code = "".join(
        "".join(cell["source"]) for cell in _cells(lesson) if cell["cell_type"] == "code"
    )
    return [lesson.parent / name for name in dict.fromkeys(_LOADED.findall(code))]


def _cells(lesson: Path) -> list[JsonObject]:
    try:
        cells = json.loads(lesson.read_text(encoding="utf-8"))["cells"]
        return [{key: cell[key] for key in ("cell_type", "source")} for cell in cells]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadExercise(lesson.name, GameError("no_lesson")) from None


def _asked(number: int, exercise: Exercise, lang: str) -> str:
    return (
        f"<article><p><b>{number}.</b> {escape(exercise.task.in_language(lang))}</p>"
        f"{_board(exercise, lang)}{_space(exercise, lang)}</article>"
    )


def _space(exercise: Exercise, lang: str) -> str:
    """Return the boxes to tick and the lines to write on that the kind of an exercise needs."""
    options = [escape(option) for option in exercise.options(lang)]
    if exercise.kind == "judge":
        options = options or [say(*key).in_language(lang) for key in _YES_OR_NO]
    box = ' class="box"' if exercise.kind == "fault" else ""
    items = "".join(f"<li{box}>{option}</li>" for option in options)
    tag = "ol" if exercise.kind in ("order", "fault") else "ul"
    listed = f"<{tag}>{items}</{tag}>" if items else ""
    if exercise.kind == "mark":
        listed = f"<p><small>{say('mark', 'sheet').in_language(lang)}</small></p>"
    return listed + "".join(
        f'<p class="line">{escape(say(label, "sheet").in_language(lang)) if label else ""}</p>'
        for label in _LINES.get(exercise.kind, ())
    )


def _told(number: int, exercise: Exercise, lang: str) -> str:
    """Return a right answer with its reason, and the words of the rule unless they stand there."""
    told = exercise.solution().plain(lang)
    title, words = exercise.rule
    if not words.es or words.in_language(lang) in told:
        return f"<p><b>{number}.</b> {escape(told)}</p>"
    rule = say("rule", "sheet", title=title, words=words, clause=exercise.clause)
    return (
        f"<p><b>{number}.</b> {escape(told)}<br><small>{escape(rule.in_language(lang))}</small></p>"
    )


def _board(exercise: Exercise, lang: str) -> str:
    """Return the relevant part of the board as SVG, with the signs of the seats."""
    svg = exercise.picture(lang)
    if not svg or exercise.match is None:
        return ""
    window = _window(exercise)
    if window is not None:
        box = " ".join(str(round(10 * coordinate)) for coordinate in window)
        svg = _SIZED.sub(rf'\1 viewBox="{box}"', svg, count=1)
    seats = "".join(map(_seat, exercise.settings.seats))
    return f'{svg}<p class="signs">{seats}</p>{_credit(exercise)}'


def _credit(exercise: Exercise) -> str:
    """Return the credit of the map's data, which a part of the map does not show."""
    board = map_of(exercise.played.settings)
    credit = drawing(board).credit if hasattr(board, "countries") else ""
    return f"<p><small>{escape(credit)}</small></p>" if credit else ""


def _seat(name: str) -> str:
    """Return the sign of a seat, as on its discs, with its name."""
    corners = " ".join(f"{x:.2f},{y:.2f}" for x, y in COLOURS[name].sign)
    shape = f'polygon points="{corners}"' if corners else 'circle r=".8"'
    drawn = f'<{shape} fill="#fff" stroke="#000" stroke-width=".15"/>'
    return f'<svg viewBox="-1.8 -1.8 3.6 3.6">{drawn}</svg>{escape(name)}'


def _window(exercise: Exercise) -> tuple[float, float, float, float] | None:
    """Return the part of the map to show as x, y, width and height, or None for the whole map.

    The part covers the countries named in the text and those with 2 armies or more, with a margin.
    """
    match = exercise.played
    held = match.game.holdings(match.state)
    names = getattr(map_of(match.settings), "countries", ())
    if not names or not held.armies:
        return None
    text = normalize_name(" ".join([exercise.task.es, *exercise.options("es")]))
    plan = drawing(map_of(match.settings))
    shown = [
        plan.shapes[place].label
        for place, name in enumerate(names)
        if held.armies[place] > 1 or re.search(rf"\b{re.escape(normalize_name(name))}\b", text)
    ]
    if not shown:
        return None
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*shown, strict=True))
    wide, high = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
    wide = max(wide, high * 1.6, 240.0)
    high = max(high, wide / 1.9)
    if wide > _NARROW * plan.width:
        return None
    x, y = (left + right - wide) / 2, (top + bottom - high) / 2
    x = min(max(x, 0.0), plan.width - wide)
    return x, min(max(y, 0.0), max(plan.height - high, 0.0)), wide, high
