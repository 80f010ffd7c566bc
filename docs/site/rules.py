"""The rules by clause, from the catalogues of the games, and the links to them.

The directive ``clauses`` shows the rules of a game. Each chapter, clause and decision is an anchor
of its name, such as ``rules/teg.html#TEG-8.5``.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pages
from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from teg_nb.engine.games import GAMES
from teg_nb.engine.games.common.clause_ranges import left_out
from teg_nb.engine.text.catalogue import Clause, Decision, catalogue
from teg_nb.engine.text.phrases import phrases
from teg_nb.exercises import Exercise, load

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_WORDS: Mapping[str, Mapping[str, str]] = tomllib.loads(
    (Path(__file__).parent / "rules.toml").read_text("utf-8")
)
"""Texts of the pages of rules, by language."""

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "notebooks"
_TEST_MARK = re.compile(r"mark\.clause\(([^)]*)\)")
_MARKS = ("book", "inferred", "ours")
_ID = re.compile(r"\b[A-Z]{3}-(?:D-)?\d+(?:\.\d+)?[a-z]?\b")


def sources(lang: str) -> dict[str, str]:
    """Return the sources of the pages of rules of a language, by the name of the file."""
    words = _WORDS[lang]
    about = "\n\n".join(words[part] for part in ("about", "marks", "play"))
    tree = "\n".join(["```{toctree}", ":maxdepth: 2", *GAMES, "```"])
    files = {"rules/index.md": f"# {words['title']}\n\n{about}\n\n{tree}\n"}
    titles = phrases("games", lang)
    for game in GAMES:
        title = titles[game]
        files[f"rules/{game}.md"] = f"# {title}\n\n```{{clauses}} {game}\n```\n"
    return files


def pictures(lang: str) -> dict[str, str]:
    """Return a board for each clause with an exercise on a board, as SVG by the file's name."""
    drawn = {name: drawn_exercise(name) for name in shown_by("exercises")}
    return {_picture(name): one.picture(lang) for name, one in drawn.items() if one}


def _picture(rule: str) -> str:
    return f"rules/pictures/{rule}.svg"


@cache
def _exercises() -> Mapping[str, Sequence[Exercise]]:
    """Return the exercises of the lessons, by the clause that each is about."""
    exercises = dict[str, list[Exercise]]()
    for path in sorted(LESSONS.glob("*/exercises/*.toml")):
        for exercise in load(path).values():
            if exercise.clause:
                exercises.setdefault(exercise.clause, []).append(exercise)
    return exercises


def drawn_exercise(rule: str) -> Exercise | None:
    """Return the first exercise of a clause that has a board."""
    return next((one for one in _exercises().get(rule, ()) if one.match is not None), None)


@cache
def shown_by(kind: str) -> Mapping[str, int]:
    """Count what shows a rule: its exercises (``"exercises"``) or its tests (``"tests"``).

    A test is marked with the names of its clauses.
    """
    if kind == "exercises":
        return Counter({rule: len(inside) for rule, inside in _exercises().items()})
    texts = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    marks = (mark for text in texts for mark in _TEST_MARK.findall(text))
    return Counter(name for mark in marks for name in _ID.findall(mark))


@cache
def lessons(lang: str) -> Mapping[str, Mapping[str, str]]:
    """Return the lessons that tell a rule, by its name: their pages, with their titles.

    A lesson is told by its page for teachers, such as ``teacher/teg-05``.
    """
    told = dict[str, dict[str, str]]()
    for page, path in pages.sources(lang).items():
        if path.parent.parent != pages.DOCS / "teacher":
            continue
        folder, _, name = path.stem.partition("-")
        text = (LESSONS / folder / f"{name}.ipynb").read_text("utf-8")
        title = pages.lesson_of(path)
        for rule in set(_ID.findall(text)):
            told.setdefault(rule, {})[page] = title
    return told


@cache
def known() -> Mapping[str, Sequence[str]]:
    """Return the games that have a chapter, clause or decision, by its name.

    Games tell the clauses of chapters (CHP) each for itself.
    """
    games = dict[str, list[str]]()
    for game in GAMES:
        words = catalogue(game)
        chapters = filter(words.clauses_in, words.sections["chapters"])
        decisions = (words.decision(id).name for id in words.sections["decisions"])
        for name in (*chapters, *words.sections["clauses"], *decisions):
            games.setdefault(name, []).append(game)
    return games


def chapters_without(game: str, rule: str, lang: str) -> list[str]:
    """Return the labels of the chapters that take a rule out of play.

    Examples
    --------
    >>> chapters_without("teg", "TEG-9.1", "en")
    ['missiles']
    """
    groups = GAMES[game].setup(4).settings.without
    words = catalogue(game)
    out = [chapter for chapter, clauses in groups.items() if left_out(clauses, rule)]
    return [words.label("chapters_off", chapter, lang) for chapter in out]


class _Clauses(SphinxDirective):
    """Shows the rules of a game."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        game, lang = self.arguments[0], self.config.language
        words = catalogue(game)
        clauses = [words.clause(id) for id in words.sections["clauses"]]
        marks = {
            mark: sum(rule.mark == mark for rule in clauses) for mark in phrases("marks", lang)
        }
        counts = {"clauses": len(clauses), "decisions": len(words.sections["decisions"])}
        text = _WORDS[lang]["count"].format(**counts, **marks)
        shown: list[nodes.Node] = [nodes.paragraph("", text)]
        for chapter in filter(words.clauses_in, words.sections["chapters"]):
            section = _section(words.chapter(chapter), lang)
            for clause in words.clauses_in(chapter):
                decisions = words.decisions_at(clause.id)
                inner = _section(clause, lang)
                inner += _body(game, clause, lang)
                inner += self._shown(clause, lang)
                inner += [_decision(game, decision, lang) for decision in decisions]
                section += inner
            shown.append(section)
        return shown

    def _shown(self, rule: Clause, lang: str) -> Iterator[nodes.Node]:
        """Yield the picture of an exercise, and the lessons, exercises and tests of a clause."""
        words = _WORDS[lang]
        example = drawn_exercise(rule.name)
        if example and (Path(self.env.srcdir) / _picture(rule.name)).is_file():
            task = example.task.in_language(lang)
            image = nodes.image(uri=f"/{_picture(rule.name)}", alt=words["board"], loading="lazy")
            caption = nodes.caption("", f"{words['exercise']}: {task}")
            yield nodes.figure("", image, caption)
        counts = [f"{words[kind]}: {shown_by(kind)[rule.name]}." for kind in ("exercises", "tests")]
        line = nodes.paragraph("", " ".join(counts), classes=["clause-shown"])
        pairs = lessons(lang).get(rule.name, {}).items()
        told = [(page, title) for page, title in pairs if page in self.env.found_docs]
        for number, (page, title) in enumerate(told):
            line += nodes.Text(", " if number else f" {words['lessons']}: ")
            link = addnodes.pending_xref(
                "",
                nodes.inline("", title),
                refdomain="std",
                reftype="doc",
                reftarget=f"/{page}",
                refdoc=self.env.docname,
                refexplicit=True,
                refwarn=True,
            )
            line += link
        if told:
            line += nodes.Text(".")
        yield line


def _section(rule: Clause, lang: str) -> nodes.section:
    section = nodes.section(ids=[rule.name])
    section += nodes.title("", f"{rule.name} {rule.title(lang)}")
    section += _index(rule)
    return section


def _index(rule: Clause) -> nodes.Node:
    """Return the entries of the search: the name, and the titles in both languages."""
    entries = [rule.name, rule.title_es, rule.title_en]
    return addnodes.index(
        entries=[("single", text.replace(";", ","), rule.name, "main", None) for text in entries]
    )


def _body(game: str, rule: Clause, lang: str) -> Iterator[nodes.Node]:
    yield nodes.paragraph("", rule.text(lang))
    if out := chapters_without(game, rule.id, lang):
        text = _WORDS[lang]["without"].format(", ".join(out))
        yield nodes.paragraph("", text, classes=["clause-optional"])
    mark = f"{rule.attribution(lang).capitalize()}."
    yield nodes.paragraph("", mark, classes=["clause-mark", f"mark-{rule.mark}"])


def _decision(game: str, rule: Decision, lang: str) -> nodes.Node:
    heading = nodes.rubric("", f"{rule.name} {rule.title(lang)}")
    shown = nodes.container(
        "", _index(rule), heading, *_body(game, rule, lang), ids=[rule.name], classes=["decision"]
    )
    words = phrases("rules", lang)
    readings = nodes.bullet_list()
    for other in rule.others:
        line = nodes.paragraph("", f"{words['other']}: {other.text(lang)}")
        if other.option:
            line += [nodes.Text(" ("), nodes.literal("", other.option), nodes.Text(")")]
        readings += nodes.list_item("", line)
    if rule.option and not any(other.option for other in rule.others):
        line = nodes.paragraph("", f"{words['option']}: ", nodes.literal("", rule.option))
        readings += nodes.list_item("", line)
    if readings.children:
        shown += readings
    return shown


_UNLINKED = (nodes.title, nodes.rubric, nodes.reference, nodes.literal_block)


def _link_clauses(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Turn every mention of a clause into a link to it."""
    for text in list(doctree.findall(nodes.Text)):
        if _ID.search(text) and not any(isinstance(node, _UNLINKED) for node in _above(text)):
            text.parent.replace(text, list(_linked(app, str(text), page)))


def _above(node: nodes.Node) -> Iterator[nodes.Node]:
    while node.parent is not None:
        node = node.parent
        yield node


def _linked(app: Sphinx, text: str, page: str) -> Iterator[nodes.Node]:
    start = 0
    for match in _ID.finditer(text):
        if match[0] in known():
            places = [f"rules/{game}" for game in known()[match[0]]]
            target = page if page in places else places[0]
            uri = f"{app.builder.get_relative_uri(page, target)}#{match[0]}"
            yield nodes.Text(text[start : match.start()])
            yield nodes.reference("", match[0], refuri=uri, internal=True)
            start = match.end()
    yield nodes.Text(text[start:])


def setup(app: Sphinx) -> Mapping[str, bool]:
    """Add the directive and the links."""
    app.add_directive("clauses", _Clauses)
    app.connect("doctree-resolved", _link_clauses)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
