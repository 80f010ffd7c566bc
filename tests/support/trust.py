"""The table of ``docs/trust.md``, as the last `make soak` noted it: ``python
tests/support/trust.py``.
"""

from __future__ import annotations

import os
import platform
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

ARTIFACTS = Path(__file__).resolve().parents[2] / "artifacts"
MANY = 20  # cases of one test that are told in one row


def rows(path: Path) -> tuple[str, dict[tuple[str, str], Counter[str]]]:
    """Day of a run; by test and by what it is about, what it counted."""
    suite = next(ElementTree.parse(path).iter("testsuite"))
    named = [(case, *case.attrib["name"].partition("[")[::2]) for case in suite.iter("testcase")]
    cases = Counter(test for _, test, _ in named)
    found: dict[tuple[str, str], Counter[str]] = {}
    for case, test, about in named:
        of = about.removesuffix("]") if cases[test] <= MANY else f"{cases[test]} cases"
        done = found.setdefault((test.removeprefix("test_"), of), Counter())
        done["seconds"] += round(float(case.attrib["time"]))
        done["faults"] += sum(case.find(kind) is not None for kind in ("failure", "error"))
        done["not done here"] += case.find("skipped") is not None
        for each in case.iter("property"):
            done[f"{each.attrib['name']}:"] += int(each.attrib["value"])
    return suite.attrib["timestamp"][:10], found


def main() -> None:
    """Print it."""
    paths = sorted(ARTIFACTS.glob("soak*.xml"))
    if not paths:
        sys.exit("there is no artifacts/soak.xml: `make soak` writes it")
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    for path in paths:
        day, found = rows(path)
        print(f"{day}, {machine}:\n\n| test | of | how often | seconds | faults |")
        print("|---|---|---|---:|---:|")
        for (test, of), done in found.items():
            often = [f"{each[:-1]} {done[each]:,}" for each in done if each.endswith(":")]
            often += ["not done here"] * (done["not done here"] > 0)
            words = (test.replace("_", " "), of.replace("_", " "), ", ".join(often))
            print("|", " | ".join((*words, f"{done['seconds']:,}", str(done["faults"]))), "|")
        print()


if __name__ == "__main__":
    main()
