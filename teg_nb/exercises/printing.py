"""Printed exercises: positions and questions on one page, answers on the next."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from teg_nb.engine.board import Board, map_of, normalize_name
from teg_nb.engine.errors import GameError, UnknownName
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.svg.geometry import Drawing, drawing, ways
from teg_nb.engine.svg.palette import COLOURS
from teg_nb.exercises.base import Exercise
from teg_nb.exercises.chapter import Chapter
from teg_nb.exercises.loading import load
from teg_nb.exercises.text import BadExercise, escape, say

FIT = 6
"""Most exercises on a page, unless they are named."""

_YES_OR_NO = (("legal", "options"), ("not_legal", "sheet"))
_LINES = {
    "number": ("answer",),
    "order": ("in_order",),
    "fault": ("reason",),
    "play": ("moves", "", ""),
}
"""Labels of the lines to write on, by kind."""

_LOADED = re.compile(r"""load\(\s*["']([^"']+\.toml)["']""")
_SIZED = re.compile(r' width="[^"]*" height="[^"]*" viewBox="[^"]*"')
_VIEW = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
_FONT = re.compile(r'font-size="([\d.]+)"')

# In millimetres: A4 is 210 wide and 297 high, US Letter 216 and 279.
_WIDE, _COLUMN = 188.0, 90.0
_HIGH = 249.0  # of the exercises and the title, with room to spare for other fonts on US Letter
_HEAD = 15.0
_TEXT, _LINE, _GAP = 4.8, 6.2, 3.0  # of a line of text, a line to write on, and between exercises
_SMALLEST = 5.5 * 25.4 / 72  # the smallest text of a picture
_CHARACTERS = 48  # a line of text in a column

# In the units of the board
_LEAST = 240.0  # width of a part of the map
_MOST = 470.0  # width of a part in a column: its names would be smaller than 5 points
_EDGE, _DISC, _NAME = 5.0, 12.0, 8.0  # around a country, the middle of its disc and of its name
_LETTER = 3.2  # half the width of a letter

_STYLE = f"""
@page {{ margin: 11mm }}
body {{ font: 10.5pt/1.3 sans-serif; margin: 0 auto; width: {_WIDE}mm; color: #000 }}
header {{ display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end }}
h1 {{ font-size: 14pt; margin: 0 0 1mm }}
.who {{ border-bottom: 1px solid; display: flex; gap: 6mm; padding-bottom: 1mm }}
.who span {{ flex: 1 }}
.page {{ display: grid; grid-template-columns: {_COLUMN}mm {_COLUMN}mm; gap: {_GAP}mm 8mm }}
.page {{ align-items: start; margin-top: 2mm }}
article {{ break-inside: avoid }}
article.wide {{ grid-column: 1 / -1 }}
article > svg {{ box-sizing: border-box; display: block; width: 100%; height: auto }}
article > svg {{ border: 1px solid #999; filter: grayscale(1) contrast(1.15) }}
.signs svg {{ width: 4mm; height: 4mm; vertical-align: middle; margin: 0 1mm 0 3mm }}
p {{ margin: 0 0 1mm }}
ol, ul {{ margin: 1mm 0; padding-left: 6mm }}
ul {{ list-style: "☐  " }}
li.box::before {{ content: "☐  " }}
.line {{ border-bottom: 1px solid; display: flex; align-items: end; height: {_LINE}mm; margin: 0 }}
.answers {{ break-before: page }}
.answers p {{ margin: 1mm 0; break-inside: avoid }}
"""


class _Part(NamedTuple):
    """A part of the map: left, top, width and height, in the units of the board."""

    x: float
    y: float
    wide: float
    high: float


class _Asked(NamedTuple):
    """A printed exercise.

    Attributes
    ----------
    exercise : Exercise
    inside : str
        All below its task, as HTML.
    wide : bool
        True if it takes the whole width of the page.
    high : float
        Its height in mm, or a little more.
    """

    exercise: Exercise
    inside: str
    wide: bool
    high: float


def sheet(path: str | Path, lang: str = "es", names: Sequence[str] = (), title: str = "") -> str:
    """Return a black-and-white page of exercises to print, and a page of answers.

    Exercises with a wide picture stand alone in their row, the others in pairs.

    Parameters
    ----------
    path : str or Path
        A TOML file of exercises, or a lesson that loads one.
    lang : str
    names : sequence of str
        Names of the exercises; many may take several pages. By default the first ones that fit
        on a page together.
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
    rows = _rows([exercises[name] for name in names] or [*exercises.values()], lang, not names)
    chosen = [asked for row in rows for asked in row]
    questions = "".join(_article(number, asked, lang) for number, asked in enumerate(chosen, 1))
    answers = "".join(_told(number, asked.exercise, lang) for number, asked in enumerate(chosen, 1))
    labels = {key: say(key, "sheet").in_language(lang) for key in ("name", "date", "answers")}
    head = escape(title or _title(Path(path), chapters, lang))
    drawn = (asked.exercise for asked in chosen if "<svg" in asked.inside)
    seats = dict.fromkeys(seat for exercise in drawn for seat in exercise.settings.seats)
    signs = f'<p class="signs">{"".join(map(_seat, seats))}</p>' if seats else ""
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{head}</title>'
        f"<style>{_STYLE}</style><header><h1>{head}</h1>{signs}</header>"
        f'<p class="who"><span>{labels["name"]}:</span><span>{labels["date"]}:</span></p>'
        f'<section class="page">{questions}</section>'
        f'<section class="answers"><h1>{head}: {labels["answers"]}</h1>{answers}</section></html>\n'
    )


def _rows(exercises: Iterable[Exercise], lang: str, fit: bool) -> list[list[_Asked]]:
    """Arrange exercises in rows of one or two; with `fit`, the first ones that fit on a page."""
    rows: list[list[_Asked]] = []
    for exercise in exercises:
        asked = _asked(exercise, lang)
        mates = [] if asked.wide else [row for row in rows if len(row) == 1 and not row[0].wide]
        mine = mates[0] if mates else []
        rest = sum(_high(row) for row in rows if row is not mine)
        if fit and rows and rest + _high([*mine, asked]) > _HIGH - _HEAD:
            continue
        mine.append(asked)
        rows += [] if mates else [mine]
        if fit and sum(map(len, rows)) == FIT:
            break
    return rows


def _high(row: Sequence[_Asked]) -> float:
    return max(asked.high for asked in row) + _GAP


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


def _asked(exercise: Exercise, lang: str) -> _Asked:
    """Return an exercise as it is printed, with its height."""
    drawn, wide, high = _board(exercise, lang)
    width = 2 * _CHARACTERS if wide else _CHARACTERS
    items = _items(exercise, lang)
    texts = [f"0. {_task(exercise, lang)}", *(f"☐  {item}" for item in items)]
    labels = _LINES.get(exercise.kind, ())
    high += _TEXT * sum(len(textwrap.wrap(text, width)) or 1 for text in texts)
    high += _LINE * len(labels) + 3
    tag = "ol" if exercise.kind in ("order", "fault") else "ul"
    box = ' class="box"' if exercise.kind == "fault" else ""
    listed = "".join(f"<li{box}>{escape(item)}</li>" for item in items)
    lines = (escape(say(label, "sheet").in_language(lang)) if label else "" for label in labels)
    inside = drawn + (f"<{tag}>{listed}</{tag}>" if listed else "")
    return _Asked(
        exercise, inside + "".join(f'<p class="line">{line}</p>' for line in lines), wide, high
    )


def _article(number: int, asked: _Asked, lang: str) -> str:
    task = escape(_task(asked.exercise, lang))
    begin = '<article class="wide">' if asked.wide else "<article>"
    return f"{begin}<p><b>{number}.</b> {task}</p>{asked.inside}</article>"


def _task(exercise: Exercise, lang: str) -> str:
    how = f" {say('mark', 'sheet').in_language(lang)}" if exercise.kind == "mark" else ""
    return exercise.task.in_language(lang) + how


def _items(exercise: Exercise, lang: str) -> list[str]:
    """Return the options to tick or to number."""
    options = exercise.options(lang)
    if exercise.kind == "judge" and not options:
        return [say(*key).in_language(lang) for key in _YES_OR_NO]
    return options


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


def _board(exercise: Exercise, lang: str) -> tuple[str, bool, float]:
    """Return the relevant part of the board as SVG, if it is wide, and its height in mm."""
    svg = exercise.picture(lang)
    if not svg or exercise.match is None:
        return "", False, 0.0
    is_map = hasattr(map_of(exercise.played.settings), "countries")
    part = _part(exercise) if is_map else None
    if part is not None:
        box = " ".join(str(round(10 * coordinate)) for coordinate in part)
        svg = _SIZED.sub(f' viewBox="{box}"', svg, count=1)
    wide = is_map and (part is None or part.wide > _MOST)
    across, down = map(float, _VIEW.findall(svg)[0])
    paper = _WIDE if wide else _COLUMN
    least = _SMALLEST * across / paper
    svg = _FONT.sub(lambda size: f'font-size="{max(float(size[1]), least):.3g}"', svg)
    credit = _credit(exercise)
    return svg + credit, wide, paper * down / across + (_TEXT + 1 if credit else 0)


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


def _part(exercise: Exercise) -> _Part | None:
    """Return the part of the map to show, or None for the whole map.

    It covers the countries and continents that the text or the answer names. Their neighbours and
    the countries with 2 armies or more are shown too, if there is room in a column. A question
    for countries that names none is shown as wide as the map, which must not tell where to look.
    """
    match = exercise.played
    board = map_of(match.settings)
    plan = drawing(board)
    armies = match.game.holdings(match.state).armies
    strong = {place for place, count in enumerate(armies) if count > 1}
    core = _named(exercise, board)
    told = bool(core)
    entries = [exercise.right_answer(), exercise.entries, getattr(exercise, "move", ())]
    answer = set(_strings(entries))
    core |= {place for place, name in enumerate(board.countries) if name in answer}
    if not core:
        return _around(plan, strong, ()) if strong else None
    near = {
        other
        for place in core
        for other in board.neighbours[place]
        if len(list(ways(plan, place, other))) == 1
    }
    if exercise.kind == "mark" and not told and _around(plan, core | strong, ()).wide > _MOST:
        part = _around(plan, core, near)
        high = max(part.high, 0.3 * plan.width)
        return _Part(0, min(part.y, plan.height - high), plan.width, high)
    shown = [(core | strong, near), (core, near), (core | strong, ()), (core, ())]
    parts = [_around(plan, *countries) for countries in shown]
    return next((part for part in parts if part.wide <= _MOST), parts[-1])


def _named(exercise: Exercise, board: Board) -> set[int]:
    """Return the countries that the text names, by their own names or by their continent's."""
    text = normalize_name(" ".join([exercise.task.es, *exercise.options("es")]))
    names: dict[str, Sequence[int]] = {name: (place,) for place, name in enumerate(board.countries)}
    names |= {continent.name: continent.countries for continent in board.continents}
    shown: set[int] = set()
    for name in sorted(names, key=len, reverse=True):  # a name may hold a shorter one
        text, times = re.subn(rf"\b{re.escape(normalize_name(name))}\b", "", text)
        shown |= {*names[name]} if times else set()
    return shown


def _strings(value: object) -> Iterator[str]:
    """Yield the texts in JSON values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


def _around(plan: Drawing, core: Iterable[int], near: Iterable[int]) -> _Part:
    """Return the smallest part of a map with the middles and names of countries, well shaped."""
    boxes = []
    for place in core:
        points = [point for ring in plan.shapes[place].polygons for point in ring]
        (left, right), (top, bottom) = (
            (min(axis), max(axis)) for axis in zip(*points, strict=True)
        )
        boxes.append((left - _EDGE, right + _EDGE, top - _EDGE, bottom + _EDGE))
    for shape in (plan.shapes[place] for place in {*core, *near}):
        (x, y), (name_x, name_y) = shape.label, shape.name_pos
        reach = _LETTER * max(map(len, shape.name_lines))
        boxes.append((x - _DISC, x + _DISC, y - _DISC, y + _DISC))
        boxes.append((name_x - reach, name_x + reach, name_y - _NAME, name_y + _NAME))
    lefts, rights, tops, bottoms = zip(*boxes, strict=True)
    left, right = max(min(lefts), 0.0), min(max(rights), plan.width)
    top, bottom = max(min(tops), 0.0), min(max(bottoms), plan.height)
    wide = max(right - left, 1.6 * (bottom - top), _LEAST)
    if wide > _MOST:
        wide = min(max(right - left, 2.2 * (bottom - top)), plan.width)
    high = max(bottom - top, wide / (2.4 if wide <= _MOST else 3))
    x = min(max((left + right - wide) / 2, 0.0), plan.width - wide)
    return _Part(x, min(max((top + bottom - high) / 2, 0.0), plan.height - high), wide, high)
