"""The table of a class: one page for the teacher, and CSV files."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable

from teg_nb.engine.text.phrases import phrases
from teg_nb.exercises.grading import Grades, Learner, mistakes
from teg_nb.exercises.mastery import CREDIT
from teg_nb.exercises.text import escape

NEXT = 3
"""Exercises that the page proposes to ask next."""

_MARKS = {"none": "○", "started": "◔", "almost": "◑", "known": "●"}

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid #bbb; padding: .3rem .6rem; text-align: left; vertical-align: top; }
td.level { text-align: center; white-space: nowrap; }
.scroll { overflow-x: auto; }
section { break-inside: avoid; margin: 1.5rem 0; }
.bar { display: inline-block; height: .8em; background: #4a7fb5; }
"""


def levels_csv(grades: Grades, lang: str = "es") -> str:
    """Return one row a learner: the level of each goal, and the grade from 0 to 100."""
    words = phrases("class_table", lang)
    head = [words["learner"], *grades.goals.values(), words["grade"]]
    rows = [
        [
            learner.name,
            *(words[learner.levels.get(goal, "none")] for goal in grades.goals),
            f"{float(100 * learner.grade):.0f}",
        ]
        for learner in grades.learners
    ]
    return _csv([head, *rows])


def answers_csv(grades: Grades, lang: str = "es") -> str:
    """Return one row for each learner and goal: level, credit, tries, last answer, faults."""
    words = phrases("class_table", lang)
    rows = [[words[key] for key in ("learner", "goal", "level", "credit", "tries", "last", "file")]]
    for learner in grades.learners:
        for goal, reached in learner.levels.items():
            given = [
                answer
                for answer in learner.answers
                if answer.exercise in grades.exercises
                and grades.exercises[answer.exercise].goal == goal
            ]
            rows.append(
                [
                    learner.name,
                    grades.goals[goal],
                    words[reached],
                    f"{float(CREDIT[reached]):.2f}",
                    str(len(given)),
                    given[-1].answer if given else "",
                    _faults(learner, lang),
                ]
            )
    return _csv(rows)


def class_page(grades: Grades, lang: str = "es") -> str:
    """Return a page: learners by goals, the usual wrong answers, and proposed exercises."""
    words = {key: escape(text) for key, text in phrases("class_table", lang).items()}
    parts = [f"<h1>{words['title']}</h1>", _levels_table(grades, words, lang)]
    stuck = _stuck(grades)
    parts.append(f"<h2>{words['next']}</h2>")
    for name in [name for name, count in stuck.most_common(NEXT) if count]:
        count = words["stuck"].format(stuck=stuck[name], learners=len(grades.learners))
        parts.append(f"<section>{_question(grades, name)}<p>{count}</p></section>")
    parts.append(f"<h2>{words['wrong']}</h2>")
    for name in grades.exercises:
        if rows := mistakes(grades, name):
            parts.append(f"<section>{_question(grades, name)}{_mistakes(rows, words)}</section>")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{words['title']}</title><style>{_STYLE}</style>{''.join(parts)}</html>\n"
    )


def _levels_table(grades: Grades, words: dict[str, str], lang: str) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in grades.goals.values())
    rows = []
    for learner in grades.learners:
        cells = "".join(
            f'<td class="level">{_MARKS[reached]} {words[reached]}</td>'
            for reached in (learner.levels.get(goal, "none") for goal in grades.goals)
        )
        last = f"<td>{float(100 * learner.grade):.0f}</td><td>{escape(_faults(learner, lang))}</td>"
        rows.append(f"<tr><th>{escape(learner.name)}</th>{cells}{last}</tr>")
    ends = f"<th>{words['grade']}</th><th>{words['file']}</th>"
    return (
        f'<div class="scroll"><table><tr><th>{words["learner"]}</th>{head}{ends}</tr>'
        f"{''.join(rows)}</table></div>"
    )


def _question(grades: Grades, name: str) -> str:
    """Return a question in full, with its options."""
    asked = grades.exercises[name]
    options = "".join(f"<li>{escape(option)}</li>" for option in asked.options)
    return f"<h3>{escape(asked.task)}</h3>" + (f"<ol>{options}</ol>" if options else "")


def _mistakes(rows: Iterable[tuple[str, str, int]], words: dict[str, str]) -> str:
    lines = "".join(
        f'<tr><td>{escape(answer)}</td><td><span class="bar" style="width:{8 * times}px"></span>'
        f" {times}</td><td>{escape(comment)}</td></tr>"
        for answer, comment, times in rows
    )
    head = "".join(f"<th>{words[key]}</th>" for key in ("answer", "times", "means"))
    return f"<table><tr>{head}</tr>{lines}</table>"


def _stuck(grades: Grades) -> Counter[str]:
    """Count, for each exercise, the learners who did not solve it at the first try."""
    stuck: Counter[str] = Counter()
    for name in grades.exercises:
        for learner in grades.learners:
            first = next((item for item in learner.answers if item.exercise == name), None)
            stuck[name] += first is not None and not first.right
    return stuck


def _faults(learner: Learner, lang: str) -> str:
    words = phrases("class_table", lang)
    return "; ".join(words[fault] for fault in dict.fromkeys(learner.faults))


def _csv(rows: Iterable[Iterable[str]]) -> str:
    """Return CSV; a cell that a spreadsheet would read as a formula begins with an apostrophe."""
    text = io.StringIO()
    writer = csv.writer(text)
    for row in rows:
        writer.writerow(
            [f"'{cell}" if cell.startswith(tuple("=+-@\t\r")) else cell for cell in row]
        )
    return text.getvalue()
