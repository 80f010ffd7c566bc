"""Time of JupyterLite beside a bare start of Pyodide: ``make bench-browser``.

A lesson is opened by its link, and its cells are run down to the first board. Each time is a median
of three visits of a fresh profile. A bare start of Pyodide in a fresh profile precedes each.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Any

import lite_site
import play_site
from bench_play import BARE
from test_lite import CELL, LESSON

TIMES = 3

MOST = 12
"""Most time of the first board, in times of a bare start."""


def test_time_to_the_first_board_of_a_lesson(chromium: str, tmp_path: Path) -> None:
    from playwright.sync_api import sync_playwright

    folder = tmp_path / "lite"
    lite_site.build(folder)
    (folder / "static" / "bare.html").write_text(BARE, "utf-8")
    rows = []
    with play_site.served(folder) as address, sync_playwright() as playwright:

        def fresh(name: str) -> Any:
            context = playwright.chromium.launch_persistent_context(
                str(tmp_path / name),
                executable_path=chromium,
                args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
                viewport={"width": 1366, "height": 768},
            )
            return context.pages[0]

        for number in range(TIMES):
            page = fresh(f"bare-{number}")
            page.goto(f"{address}static/bare.html")
            mark = page.locator("[data-time]")
            mark.wait_for(state="attached", timeout=lite_site.START)
            bare = float(mark.get_attribute("data-time")) / 1000
            page.context.close()

            page = fresh(f"lesson-{number}")
            begun = time.monotonic()
            lite_site.opened(page, address, LESSON)
            painted = time.monotonic() - begun
            lite_site.run_to(page, folder, LESSON, CELL)
            page.locator(lite_site.BOARD).first.wait_for(timeout=lite_site.START)
            rows.append((bare, painted, time.monotonic() - begun))
            page.context.close()
    bare, painted, board = map(statistics.median, zip(*rows, strict=True))
    ratio = statistics.median(row[2] / row[0] for row in rows)
    files = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    print(f"\nbare start {bare:.1f} s; lesson shown {painted:.1f} s; first board {board:.1f} s")
    print(f"first board after {ratio:.1f} bare starts; the site has {sum(files) / 1e6:.0f} MB")
    assert ratio < MOST
