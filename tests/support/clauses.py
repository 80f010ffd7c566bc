"""Which clause of a rule book is shown by which test, and which by a lesson or an exercise.

    python tests/support/clauses.py                        a table by chapter, for every game
    python tests/support/clauses.py --game tgm             for one
    python tests/support/clauses.py --require TEG-0 TGM-8  exit 1 if a clause of these chapters has
    no test

It exits with 1 as well if too few clauses of a game are taught: `TAUGHT`.

A test names its clauses, and decisions, in its mark: ``@pytest.mark.clause("TEG-8.5", "D-32")``.
Decisions are numbered anew in each game: theirs is the game whose folder the test is in
(``tests/tgm``), and La Revancha elsewhere.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections import defaultdict
from collections.abc import Container, Mapping, Sequence
from itertools import groupby
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from teg_nb.engine.games import GAMES
from teg_nb.engine.text.catalogue import Catalogue, catalogue, catalogue_of

ROOT = Path(__file__).parents[2]

# Clauses that nothing can show, and why.
NOT_YET: Mapping[str, str] = {
    "CHP-8.8": "it holds from the first release on, and nothing is released",
}

# Worked examples of the specifications that number them: the prefix, and how many there are.
EXAMPLES: Mapping[str, int] = {"EX-CHP": 34}


# Share of the clauses of play whose number stands in a saved lesson or an exercise. La Revancha's
# chapters 0 and 1 are terms and pieces, 19 on are examples, options and codes.
TAUGHT: Mapping[str, float] = dict.fromkeys(GAMES, 0.8) | {"teg": 0.95}
PLAY: Mapping[str, Sequence[str]] = {"teg": [f"TEG-{number}" for number in range(2, 19)]}


class Marks:
    """Collects the ids in the clause marks of every test: game -> id -> tests."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, list[str]]] = {
            game: defaultdict(list) for game in (*GAMES, *EXAMPLES, "")
        }

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        games = {catalogue(game).prefix: game for game in GAMES}
        for item in items:
            folder = next((part for part in item.path.parts[::-1] if part in GAMES), "teg")
            for mark in item.iter_markers("clause"):
                for id in mark.args:
                    prefix, family = id.partition("-")[0], id.rpartition("-")[0]
                    if prefix == "EX":
                        self.tests[family if family in EXAMPLES else ""][id].append(item.nodeid)
                        continue
                    game = folder if prefix in ("D", "CHP") else games.get(prefix, "")
                    self.tests[game][id].append(item.nodeid)


def marked(folder: Path = ROOT / "tests") -> dict[str, dict[str, list[str]]]:
    """By game, the tests of each clause or decision; examples by prefix; under ``""`` the rest.

    Raises
    ------
    RuntimeError
        If the tests cannot be collected.
    """
    marks = Marks()
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), str(folder)],
            plugins=[marks],
        )
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        faults = [line for line in said.getvalue().splitlines() if line.startswith("ERROR")]
        raise RuntimeError("\n".join(["the tests cannot be collected:", *faults]))
    return dict(marks.tests)


def taught(game: str, folder: Path = ROOT / "notebooks") -> set[str]:
    """Clauses whose number stands in a lesson of a game, as it was saved, or in its exercises."""
    words = catalogue(game)
    files = [*(folder / game).rglob("*.ipynb"), *(folder / game).rglob("*.toml")]
    told = (path.read_text("utf-8") for path in files if ".ipynb_checkpoints" not in path.parts)
    clauses = set(re.findall(rf"\b{words.prefix}-\d+\.\d+\b", " ".join(told)))
    return clauses & words.sections["clauses"].keys()


def chapters_of_play(words: Catalogue) -> Sequence[str]:
    """Chapters whose clauses are to be taught."""
    own = [id for id in words.sections["chapters"] if not id.startswith("CHP-")]
    return PLAY.get(words.game, own)


def too_little_taught(game: str, shown: Container[str]) -> list[str]:
    """Return a sentence if the tests teach too few clauses of play."""
    words = catalogue(game)
    ids = [item.id for chapter in chapters_of_play(words) for item in words.clauses_in(chapter)]
    missing = [id for id in ids if id not in shown]
    if len(missing) <= (1 - TAUGHT[game]) * len(ids):
        return []
    share = 1 - len(missing) / len(ids)
    return [
        f"{game}: {share:.0%} of the clauses are taught, not {TAUGHT[game]:.0%}; "
        f"in no lesson or exercise: {in_short(missing)}"
    ]


def unknown(ids: Sequence[str], words: Catalogue) -> list[str]:
    """Ids that are neither a clause nor a decision."""
    known = {**words.sections["clauses"], **words.sections["decisions"]}
    return sorted(set(ids) - known.keys())


def untested(chapter: str, tests: Mapping[str, object], words: Catalogue) -> list[str]:
    """Clauses of a chapter that have no test and are not in `NOT_YET`."""
    ids = [clause.id for clause in words.clauses_in(chapter)]
    return [id for id in ids if id not in tests and id not in NOT_YET]


def unshown_examples(tests: Mapping[str, Container[str]]) -> list[str]:
    """Worked examples that have no test."""
    ids = [f"{family}-{n}" for family, count in EXAMPLES.items() for n in range(1, count + 1)]
    return [id for id in ids if id not in tests[id.rpartition("-")[0]]]


def decisions_in(chapter: str, words: Catalogue) -> list[str]:
    """Decisions that settle a clause of a chapter."""
    groups = (words.decisions_at(clause.id) for clause in words.clauses_in(chapter))
    return [decision.id for item in groups for decision in item]


def in_short(ids: Sequence[str]) -> str:
    """Ids in numerical order, runs of three and more by their ends."""
    numbers: dict[str, list[int]] = defaultdict(list)
    for id in ids:
        family, number = re.fullmatch(r"(.*\D)(\d+)[a-z]?", id).groups()  # type: ignore[union-attr]
        numbers[family].append(int(number))
    runs: list[str] = []
    for family, clauses in numbers.items():
        for _, run in groupby(enumerate(sorted(clauses)), key=lambda item: item[1] - item[0]):
            names = [f"{family}{number}" for _, number in run]
            runs += names if len(names) < 3 else [f"{names[0]} – {names[-1]}"]
    return ", ".join(runs)


def table(tests: Mapping[str, Sequence[str]], lessons: Container[str], words: Catalogue) -> Table:
    """Chapters of a game with their numbers, and what has no test or is in no lesson."""
    shown = Table(title=f"{words.game}: clauses, their tests and lessons")
    headings = ("chapter", "", "clauses", "decisions", "tests", "without a test", "not yet")
    for heading in (*headings, "taught", "not taught"):
        numbers = heading in ("clauses", "decisions", "tests", "taught")
        shown.add_column(heading, justify="right" if numbers else "left", overflow="fold")
    for chapter in words.sections["chapters"]:
        clauses = [clause.id for clause in words.clauses_in(chapter)]
        if not clauses:
            continue
        decisions = decisions_in(chapter, words)
        missing = untested(chapter, tests, words) + [id for id in decisions if id not in tests]
        later = [id for id in clauses if id in NOT_YET]
        names = {name for id in (*clauses, *decisions) for name in tests.get(id, ())}
        shown.add_row(
            chapter,
            words.chapter(chapter).title("en"),
            f"{sum(id in tests for id in clauses)}/{len(clauses)}",
            f"{sum(id in tests for id in decisions)}/{len(decisions)}",
            str(len(names)),
            in_short(missing),
            in_short(later),
            f"{sum(id in lessons for id in clauses)}/{len(clauses)}",
            in_short([id for id in clauses if id not in lessons]),
        )
    return shown


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table, or what the required chapters lack; the exit code says if all is well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--require", nargs="+", metavar="CHAPTER", default=[], type=str.upper)
    parser.add_argument("--game", choices=list(GAMES))
    chosen = parser.parse_args(arguments)
    required = chosen.require
    for chapter in required:
        try:
            catalogue_of(chapter).chapter(chapter)
        except KeyError:
            parser.error(f"there is no chapter {chapter}")
    tests = marked()
    console = Console(width=None if sys.stdout.isatty() else 110)
    faults = [f"{id}: a test is marked with it, but it is in no catalogue" for id in tests[""]]
    for game in GAMES:
        faults += [
            f"{id}: a test is marked with it, but it is not in the catalogue of {game}"
            for id in unknown(list(tests[game]), catalogue(game))
        ]
        faults += [
            f"{id}: has a test, but is listed as not shown" for id in NOT_YET if id in tests[game]
        ]
    faults += [f"{id}: a worked example without a test" for id in unshown_examples(tests)]
    for chapter in required:
        words = catalogue_of(chapter)
        faults += [
            f"{id} ({words.clause(id).title('en')}): no test"
            for id in untested(chapter, tests[words.game], words)
        ]
    if not required:
        for game in [chosen.game] if chosen.game else GAMES:
            lessons = taught(game)
            console.print(table(tests[game], lessons, catalogue(game)))
            faults += too_little_taught(game, lessons)
        for id, reason in NOT_YET.items():
            console.print(f"{id}: {reason}", highlight=False)
        for family, count in EXAMPLES.items():
            shown = f"{family}: {len(tests[family])} of {count} worked examples have a test"
            console.print(shown, highlight=False)
    for fault in faults:
        console.print(fault, highlight=False)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
