"""The table of ``docs/trust.md``: ``python tests/support/trust.py [report.xml ...]``.

`make soak` writes its reports as ``artifacts/soak*.xml``. A test that ran again, in a later report,
counts as it ran last.
"""

from __future__ import annotations

import os
import platform
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

ARTIFACTS = Path(__file__).resolve().parents[2] / "artifacts"
MANY = 20  # cases of one test that are told in one row


def last_cases(paths: list[Path]) -> tuple[str, dict[tuple[str, str], Element]]:
    """Days of some reports; each case as it ran last."""
    suites = [next(ElementTree.parse(path).iter("testsuite")) for path in paths]
    suites.sort(key=lambda suite: suite.attrib["timestamp"])
    days = dict.fromkeys(suite.attrib["timestamp"][:10] for suite in suites)
    named = [
        ((case.attrib["classname"], case.attrib["name"]), case)
        for suite in suites
        for case in suite.iter("testcase")
    ]
    return " and ".join(days), dict(named)


def rows(cases: dict[tuple[str, str], Element]) -> dict[tuple[str, str], Counter[str]]:
    """By test and by what it is about, what it counted."""
    named: list[tuple[str, str, Element]] = []
    for (place, name), case in cases.items():
        if place.endswith(".ipynb"):
            named.append(("cells of lessons", place, case))
        else:
            test, _, about = name.partition("[")
            named.append((test.removeprefix("test_"), about.removesuffix("]"), case))
    often = Counter(test for test, *_ in named)
    counted: dict[tuple[str, str], Counter[str]] = {}
    for test, about, case in named:
        of = about if often[test] <= MANY else f"{often[test]} cases"
        row = counted.setdefault((test, of), Counter())
        row["milliseconds"] += round(1000 * float(case.attrib["time"]))
        row["faults"] += sum(case.find(kind) is not None for kind in ("failure", "error"))
        row["not done here"] += case.find("skipped") is not None
        for each in case.iter("property"):
            row[f"{each.attrib['name']}:"] += int(each.attrib["value"])
    return counted


def main(names: list[str]) -> None:
    """Print it."""
    paths = [Path(name) for name in names] or sorted(ARTIFACTS.glob("soak*.xml"))
    if not paths:
        sys.exit("there is no artifacts/soak.xml: `make soak` writes it")
    days, cases = last_cases(paths)
    counted = rows(cases)
    seconds = sum(row["milliseconds"] for row in counted.values()) / 1000
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    print(f"{days}, {machine}, {len(cases):,} cases, {seconds:,.0f} seconds of tests:\n")
    print("| test | of | how often | seconds | faults |\n|---|---|---|---:|---:|")
    for (test, of), row in counted.items():
        often = [f"{each[:-1]} {row[each]:,}" for each in row if each.endswith(":")]
        often += [f"not done here {row['not done here']}"] * (row["not done here"] > 0)
        told = (test.replace("_", " "), of.replace("_", " "), ", ".join(often))
        print("|", " | ".join(told), f"| {row['milliseconds'] / 1000:,.0f} | {row['faults']} |")


if __name__ == "__main__":
    main(sys.argv[1:])
