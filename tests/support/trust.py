"""The table of ``docs/trust.md``: ``python tests/support/trust.py [report.xml ...]``.

`make soak` writes its reports as ``artifacts/soak*.xml``. A case that ran again, in a later report,
counts as it ran last.
"""

from __future__ import annotations

import os
import platform
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ARTIFACTS = Path(__file__).resolve().parents[2] / "artifacts"


class Case(NamedTuple):
    """A case of a test: what it is about, its day, and what it counted."""

    test: str
    about: str
    day: str
    seconds: float
    faults: int
    figures: Counter[str]


def read_cases(suite: ElementTree.Element) -> dict[tuple[str, str], Case]:
    """Read a report. A test that fails, and whose end fails too, is in it twice."""
    cases: dict[tuple[str, str], Case] = {}
    for item in suite.iter("testcase"):
        if "name" not in item.attrib:  # the one that an interrupted run did not end
            continue
        place, name = item.attrib["classname"], item.attrib["name"]
        test, _, about = name.removeprefix("test_").partition("[")
        if place.endswith(".ipynb"):
            test, about = "a lesson shows what it showed", name
        figures = Counter({p.attrib["name"]: int(p.attrib["value"]) for p in item.iter("property")})
        figures["not done here"] = int(item.find("skipped") is not None)
        bad = int(any(item.find(kind) is not None for kind in ("failure", "error")))
        bad |= cases[place, name].faults if (place, name) in cases else 0
        day, seconds = suite.attrib["timestamp"][:10], float(item.attrib["time"])
        cases[place, name] = Case(test, about.removesuffix("]"), day, seconds, bad, +figures)
    return cases


def main(names: list[str]) -> None:
    """Print the table: a row for each case that counts something, and for each other test."""
    paths = [Path(name) for name in names] or [*ARTIFACTS.glob("soak*.xml")]
    if not paths:
        sys.exit("there is no artifacts/soak.xml: `make soak` writes it")
    suites = [next(ElementTree.parse(path).iter("testsuite")) for path in paths]
    suites.sort(key=lambda suite: suite.attrib["timestamp"])
    cases = {key: case for suite in suites for key, case in read_cases(suite).items()}
    rows: dict[tuple[str, str], list[Case]] = {}
    for case in cases.values():
        rows.setdefault((case.test, case.about if case.figures else ""), []).append(case)
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    seconds = sum(case.seconds for case in cases.values())
    print(f"{machine}, {seconds:,.0f} seconds:\n\n| test | of | how often | faults | day |")
    print("|---|---|---|---:|---|")
    for (test, about), group in rows.items():
        often = [f"{name} {times:,}" for case in group for name, times in case.figures.items()]
        cells = (
            test.replace("_", " "),
            about.replace("_", " ") or ("1 case" if len(group) == 1 else f"{len(group)} cases"),
            ", ".join(often),
            str(sum(case.faults for case in group)),
            max(case.day for case in group),
        )
        print("|", " | ".join(cells), "|")


if __name__ == "__main__":
    main(sys.argv[1:])
