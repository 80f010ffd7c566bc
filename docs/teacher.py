"""Write the teacher's pages, one a lesson and language: ``python docs/teacher.py``.

Level, minutes and aims are those that the lesson says; answers are those of its exercises, by the
rules; the decisions are those that it quotes. The rest is in ``docs/teacher/lessons.toml``.
How the minutes fall to the sections is worked out from what stands in each: see `WEIGHTS`.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.engine.text.catalogue import catalogue_of
from teg_nb.exercises import load
from teg_nb.exercises.printing import loaded_by
from teg_nb.lessons.course import LessonInfo, about, lessons

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "teacher"
LOADED = r"""\bload\(\s*["']([^"']+\.toml)["']\)(\[)?"""  # and whether it is one of them
QUOTED = re.compile(r"\b(?:TEG|TGM|REC|WAR|EGG)-D-\d+\b")
WORDS = {
    "es": {
        "for": "Para quien enseña:",
        "lesson": "La lección",
        "minutes": "minutos",
        "sections": "Minutos por sección",
        "sections_say": "Un plan, por el texto, las apuestas, los tableros y los ejercicios.",
        "aims": "Objetivos",
        "needed": "Hace falta",
        "mistakes": "Errores comunes",
        "ask": "Para preguntar",
        "decided": "Qué decidimos nosotros",
        "decided_says": "El reglamento no lo dice, o se puede leer de otra manera:",
        "nothing": "Nada de lo que la lección cita: es del reglamento, o son cuentas.",
        "answers": "Respuestas de los ejercicios",
        "sheet": "Una hoja para imprimir, con las respuestas en la segunda página",
    },
    "en": {
        "for": "For the teacher:",
        "lesson": "The lesson",
        "minutes": "minutes",
        "sections": "Minutes by section",
        "sections_say": "A plan, by the text, the bets, the boards and the exercises.",
        "aims": "Aims",
        "needed": "Needed",
        "mistakes": "Usual mistakes",
        "ask": "What to ask",
        "decided": "What we decided",
        "decided_says": "The rulebook does not say, or can be read in another way:",
        "nothing": "Nothing that the lesson quotes: it is the rulebook's, or a calculation.",
        "answers": "Answers of the exercises",
        "sheet": "A sheet to print, with the answers on the second page",
    },
}


WEIGHTS = {
    r"\bMatchWidget\(": 4.0,
    r"\b(?:compare|sliders|dashboard|Tour|\w+View)\(": 2.0,
    r"\bguess\(": 1.5,
    r"": 0.5,
}
"""Minutes that a cell of code takes, about, by the first that it has: to play, look, bet, read."""

EXERCISE, WORDS_A_MINUTE = 1.0, 90
"""Minutes for an exercise; words that a class reads, and talks about, in one."""


def sections(lesson: Path, minutes: int) -> list[tuple[str, int]]:
    """Return the sections of a lesson with their shares of the minutes, at least one each."""
    weighted: list[list[Any]] = []
    for cell in json.loads(lesson.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            before, *parts = re.split(r"^## (?:\d+\. )?(.+)$", source, flags=re.MULTILINE)
            for title, text in [("", before), *zip(parts[::2], parts[1::2], strict=True)]:
                weighted += [[title, 0.0]] if title else []
                if weighted:
                    weighted[-1][1] += len(text.split()) / WORDS_A_MINUTE
        elif weighted:
            weighted[-1][1] += next(
                factor for form, factor in WEIGHTS.items() if re.search(form, source)
            )
            for name, one in re.findall(LOADED, source):
                weighted[-1][1] += EXERCISE * (1 if one else len(load(lesson.parent / name)))
    spare = minutes - len(weighted)
    whole = sum(weight for _, weight in weighted)
    shares = [1 + spare * weight / whole for _, weight in weighted]
    ends = [round(sum(shares[: index + 1])) for index in range(len(shares))]
    starts = [0, *ends]
    return [
        (title, end - start) for (title, _), start, end in zip(weighted, starts, ends, strict=False)
    ]


def decided(lesson: Path) -> list[str]:
    """List the decisions that a lesson shows, in order."""
    decisions = set(QUOTED.findall(lesson.read_text("utf-8")))
    return sorted(
        decisions, key=lambda decision: (decision.split("-")[0], int(decision.split("-")[-1]))
    )


def answers(lesson: Path, lang: str) -> Iterator[str]:
    """Return a list item for each exercise of a lesson: the task and the answer."""
    for file in loaded_by(lesson):
        for exercise in load(file).values():
            _, _, answer = " ".join(exercise.solution().plain(lang).split()).partition(": ")
            yield f"1. {exercise.task.in_language(lang)} *{answer}*"


def page(lesson: LessonInfo, lang: str, written: dict[str, list[list[str]]]) -> str:
    """Write the page of a lesson as Markdown."""
    words, own = WORDS[lang], 0 if lang == "es" else 1
    place = lesson.path.relative_to(ROOT).as_posix()
    time = f"{lesson.minutes} {words['minutes']}"
    rules = decided(lesson.path)
    lines = [
        f"# {words['for']} {lesson.title}",
        "",
        f"- [{words['lesson']}](../../../{place}): {lesson.level}, {time}",
        f"- {words['aims']}: {lesson.aims}.",
        f"- {words['needed']}: {lesson.needed}.",
        "",
        f"## {words['sections']}",
        "",
        f"{words['sections_say']}",
        "",
        *(f"1. {title}: {minutes}" for title, minutes in sections(lesson.path, lesson.minutes)),
        "",
        f"## {words['mistakes']}",
        "",
        *(f"- {mistake[own]}" for mistake in written["mistakes"]),
        "",
        f"## {words['ask']}",
        "",
        *(f"- {question[own]} *{question[own + 2]}*" for question in written["ask"]),
        "",
        f"## {words['decided']}",
        "",
        f"{words['decided_says'] if rules else words['nothing']}",
        "",
    ]
    for name in rules:
        rule = catalogue_of(name).decision(name.partition("-")[2])
        lines.append(f"- `{name}` {rule.title(lang)}")
    solved = list(answers(lesson.path, lang))
    if solved:
        command = f"teg-nb sheet {place} --lang {lang} --out {lesson.path.stem}.html"
        lines += ["", f"## {words['answers']}", "", f"{words['sheet']}: `{command}`", "", *solved]
    text = "\n".join(lines)
    return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"


def key(lesson: Path) -> str:
    """Return the key of a lesson in ``lessons.toml``: its folder and number."""
    return f"{lesson.parent.name}/{lesson.stem.partition('-')[0]}"


def pages() -> dict[Path, str]:
    """All pages by their file."""
    written = tomllib.loads((PAGES / "lessons.toml").read_text("utf-8"))
    return {
        PAGES / lang / f"{path.parent.name}-{path.stem}.md": page(
            about(path), lang, written[key(path)]
        )
        for lang in WORDS
        for path in lessons(ROOT / "notebooks", lang)
    }


def main() -> None:
    """Write them, and take away those of lessons that are no more."""
    made = pages()
    for old in set(PAGES.glob("*/*.md")) - set(made):
        old.unlink()
    for path, text in made.items():
        path.parent.mkdir(exist_ok=True)
        write_atomically(path, text)
    print(f"{len(made)} pages", file=sys.stderr)


if __name__ == "__main__":
    main()
