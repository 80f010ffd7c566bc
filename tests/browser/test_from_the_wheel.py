"""From `pip install` of the wheel to a conquest, in an empty environment and a real Lab."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from conftest import READY, ROOT, SETTLED, BrowserLog, JupyterLab, _free_port
from lab_screen import GIVEN_UP
from test_lesson import DRAWN_MAP, MESA, WIDTH, Screen, decide, scroll_to, started

pytestmark = [pytest.mark.soak, pytest.mark.package]

LESSON = "teg/01-primera-partida.ipynb"
IDLE = """() => ![...document.querySelectorAll('.jp-InputArea-prompt')]
  .some(prompt => prompt.textContent.includes('*'))"""


def answers(url: str, server: subprocess.Popen[bytes], log: Path, seconds: float = 300) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + seconds
    while server.poll() is None and time.monotonic() < deadline:
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            urllib.request.urlopen(f"{url}/api", timeout=5).close()
            return
        time.sleep(0.2)
    pytest.fail(f"JupyterLab did not answer:\n{log.read_text('utf-8')[-4000:]}")


def test_a_conquest_from_the_wheel_alone(
    page: Any, browser_log: BrowserLog, tmp_path: Path, screenshot_of: Callable[..., None]
) -> None:
    """Every second that a person waits or plays is in `artifacts/from-the-wheel.json`."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path]
    subprocess.run([*build, ROOT], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    empty = tmp_path / "empty"
    empty.mkdir()
    names = ("JUPYTER", "IPYTHON", "PYTHON", "VIRTUAL_ENV")
    env = {name: value for name, value in os.environ.items() if not name.startswith(names)}
    env |= {"HOME": str(tmp_path), "JUPYTER_RUNTIME_DIR": str(empty / "runtime")}
    seconds: dict[str, float] = {}
    begun = time.monotonic()

    def passed(name: str) -> None:
        seconds[name] = round(time.monotonic() - begun, 1)

    # As docs/install.md has it.
    subprocess.run([sys.executable, "-m", "venv", "venv"], cwd=tmp_path, env=env, check=True)
    programs = tmp_path / "venv" / "bin"
    install = [programs / "python", "-m", "pip", "install", "--quiet", f"{wheel}[lab]"]
    subprocess.run(install, cwd=empty, env=env, check=True)
    passed("installed")

    port, log = _free_port(), tmp_path / "lab.log"
    command = [programs / "teg-nb", "lab", "--no-open", "--port", str(port), "--"]
    command += ["--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"]
    command += ["--LabApp.expose_app_in_browser=True"]  # as window.jupyterapp
    with log.open("wb") as out:
        server = subprocess.Popen(command, cwd=empty, env=env, stdout=out, stderr=out)
    try:
        lab = JupyterLab(f"http://127.0.0.1:{port}", empty / "teg-lessons", log)
        answers(lab.url, server, log)
        passed("server")
        (lab.root / LESSON).with_name("mesa.py").write_text(MESA, "utf-8")
        kernel = started(lab, LESSON)
        page.set_viewport_size({"width": WIDTH, "height": 900})
        page.goto(lab.url)
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=120_000)
        assert page.url.endswith(f"/lab/tree/{LESSON}")
        page.wait_for_selector('[data-status="idle"]', state="attached", timeout=120_000)
        page.evaluate(READY)
        page.evaluate(SETTLED)
        passed("lesson")

        cells = [cell.id for cell in nbformat.read(lab.root / LESSON, as_version=4).cells]
        page.locator(".jp-Notebook .jp-Cell").first.click()
        for _ in range(cells.index("widget") + 1):  # a person waits for what comes
            page.keyboard.press("Shift+Enter")
            page.wait_for_function(IDLE, timeout=120_000)
        scroll_to(page, DRAWN_MAP)
        screen = Screen(page, kernel, lab.root / LESSON)
        passed("board")

        kernel.value("setattr(widget, 'speed', 'at_once')")
        for _ in range(60):
            facts = screen.agrees()
            seat, held = facts["to_move"], facts["owner"].count(facts["to_move"])
            done = decide(screen, facts)
            if done == "attack" and kernel.facts()["owner"].count(seat) > held:
                passed("conquest")
                break
        assert "conquest" in seconds
        screen.picture(screenshot_of, "from-the-wheel")
        where = kernel.value("__import__('teg_nb').__file__")
        assert Path(where).is_relative_to(tmp_path / "venv")
        kernel.close()
        errors = [error for error in browser_log.errors if GIVEN_UP not in error]
        page.goto("about:blank")  # a page without its server complains
    finally:
        server.terminate()
        server.wait(60)
    browser_log.errors.clear()
    assert errors == []
    path = ROOT / "artifacts" / "from-the-wheel.json"
    path.write_text(json.dumps(seconds, indent=1), "utf-8")
    print(seconds)
