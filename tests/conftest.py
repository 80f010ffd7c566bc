"""Fixtures of the tests that need a browser, and a real JupyterLab for it to visit.

Three fixtures do the work: `chromium` finds a browser, `jupyter_lab` starts a server (once for
the session), and `page` is a fresh tab that fails its test when the page logged an error or asked
any other machine for anything. Test modules need no marker for this: whatever uses the first or
the second, as `page` does, is marked `browser`. An argument named `page` is not the fixture.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

# Tests run in parallel already; those of the pool ask for more processes.
os.environ["TEG_NB_WORKERS"] = "1"

# Started in the background, a shell lets its programs ignore Ctrl+C; the tests of it need it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest.register_assert_rewrite("lab_screen", "recorder")
collect_ignore = ["support/user_script.py"]  # it is checked by mypy, not run

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"
ARTIFACTS = ROOT / "artifacts"

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HERE = {"127.0.0.1", "localhost", ""}  # "" is data:, blob: and about:


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what uses the browser."""
    for item in items:
        if {"chromium", "jupyter_lab"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")


FAILED = pytest.StashKey[bool]()
"""Key of the note that a test has failed. The fixture `page` reads it and saves a picture."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Note whether a test has failed. Its fixtures cannot know it otherwise."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_collection_finish() -> None:
    """Look no more for garbage in ten thousand tests: it takes 4 % of the time."""
    gc.collect()
    gc.freeze()


def pytest_sessionfinish() -> None:
    gc.unfreeze()


@pytest.fixture(autouse=True)
def language_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test leaves the next one no language, as a lesson does its cells."""
    for name in ("_chosen", "_shown"):
        monkeypatch.setattr(f"teg_nb.engine.text.language.{name}", "")


@pytest.fixture
def with_isles() -> Iterator[None]:
    """Install the game of ``docs/adding-a-game.md`` while a test runs."""
    import isles

    from teg_nb.engine.games import unregister_game

    isles.install()
    yield
    unregister_game("isles")


@pytest.fixture(scope="session")
def share() -> float:
    """Return the share of the soak to run: ``make soak SHARE=0.01`` tries it out."""
    return float(os.environ.get("TEG_NB_SOAK", "1"))


@pytest.fixture
def hosts() -> Path:
    """Return the Python that has the other hosts of a board, and papermill."""
    python = ARTIFACTS / "hosts" / "bin" / "python"
    if not python.exists():
        pytest.skip("make soak installs the other hosts")
    return python


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser. Without one: skip, or fail where TEG_NB_BROWSER=required."""
    for name in BROWSERS:
        if path := shutil.which(name):
            return path
    reason = f"no browser found; looked for {', '.join(BROWSERS)}"
    if os.environ.get("TEG_NB_BROWSER") == "required":
        pytest.fail(reason)
    pytest.skip(reason)


# When nothing has been added to the page for a while, or after five seconds.
SETTLED = """() => new Promise(done => {
  let rest;
  const end = () => { seen.disconnect(); clearTimeout(rest); clearTimeout(last); done(); };
  const wait = () => { clearTimeout(rest); rest = setTimeout(end, 400); };
  const seen = new MutationObserver(wait);
  const last = setTimeout(end, 5000);
  const all = document.querySelector('#jp-main-dock-panel') ?? document.body;
  seen.observe(all, {childList: true, subtree: true});
  wait();
})"""


# A cell that is run before the kernel has said what it is may be forgotten, though it looks idle.
READY = """async () => {
  const { sessionContext } = window.jupyterapp.shell.currentWidget;
  await sessionContext.ready;
  await sessionContext.session.kernel.info;
}"""


@dataclass
class JupyterLab:
    """A running server. Notebooks may be written to `root`; they are gone after the session."""

    url: str
    root: Path
    log: Path

    def open(self, page: Page, notebook: str) -> None:
        """Show `notebook` (a path below `root`) in a fresh workspace, ready for keys."""
        page.goto(f"{self.url}/lab/tree/{quote(notebook)}?reset")
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=60_000)
        page.wait_for_selector('[data-status="idle"]', state="attached", timeout=60_000)
        page.evaluate(READY)
        page.evaluate(SETTLED)  # Lab draws its cells twice
        page.click(".jp-Notebook .jp-Cell:first-child .jp-InputArea")
        page.keyboard.press("Escape")

    def run(self, page: Page, cells: int = 1) -> None:
        """Run the selected cell and those after it, `cells` in all; does not wait for them."""
        for _ in range(cells):
            page.keyboard.press("Shift+Enter")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _await_server(server: subprocess.Popen[bytes], lab: JupyterLab, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if server.poll() is not None:
            break
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            urllib.request.urlopen(f"{lab.url}/api", timeout=2).close()
            return
        time.sleep(0.1)
    pytest.fail(f"JupyterLab did not answer:\n{lab.log.read_text()[-4000:]}")


@pytest.fixture(scope="session")
def jupyter_lab(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[JupyterLab]:
    """Start a JupyterLab on a copy of `notebooks/` that reads and writes nobody's home."""
    home = tmp_path_factory.mktemp("lab")
    root = home / "notebooks"
    if NOTEBOOKS.is_dir():
        shutil.copytree(NOTEBOOKS, root, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    else:
        root.mkdir()
    port = _free_port()
    lab = JupyterLab(f"http://127.0.0.1:{port}", root, home / "server.log")

    kept = {k: v for k, v in os.environ.items() if not k.startswith(("JUPYTER", "IPYTHON"))}
    env = kept | {
        "HOME": str(home),
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
    }
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", "--ServerApp.password="),
        f"--ServerApp.root_dir={root}",
        "--ServerApp.disable_check_xsrf=True",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.expose_app_in_browser=True",  # as window.jupyterapp
    ]
    with lab.log.open("wb") as log:
        server = subprocess.Popen(command, cwd=root, env=env, stdout=log, stderr=log)
    try:
        _await_server(server, lab)
        yield lab
    finally:
        server.terminate()  # it ends its kernels first
        try:
            server.wait(timeout=15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


@dataclass
class BrowserLog:
    """The errors that a tab logged. A test that provokes an error on purpose clears them."""

    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)  # addresses on other machines

    def watch(self, context: BrowserContext) -> None:
        """Note the errors and requests of every tab of `context`."""
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", self._watch_page)
        for page in context.pages:
            self._watch_page(page)

    def _watch_page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._asked(socket.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda message: self.errors.append(message.text) if message.type == "error" else None,
        )

    def _asked(self, url: str) -> None:
        if (urlsplit(url).hostname or "") not in HERE:
            self.foreign.append(url)


@pytest.fixture
def browser_log() -> BrowserLog:
    """Return the errors and foreign requests of `page` so far."""
    return BrowserLog()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Callable[[], AbstractContextManager[Browser]]]:
    """`browser()`: the one browser of all tests of this process, while a test uses it.

    Between such tests Playwright's event loop rests: others start one of their own.
    """
    from playwright.sync_api import sync_playwright

    playwright = sync_playwright().start()
    loop = asyncio.get_running_loop()
    started = playwright.chromium.launch(executable_path=chromium, args=list(BROWSER_FLAGS))
    asyncio._set_running_loop(None)

    @contextlib.contextmanager
    def used() -> Iterator[Browser]:
        asyncio._set_running_loop(loop)
        try:
            yield started
        finally:
            asyncio._set_running_loop(None)

    yield used
    with used():
        started.close()
        playwright.stop()


@pytest.fixture
def page(
    browser: Callable[[], AbstractContextManager[Browser]],
    browser_log: BrowserLog,
    request: pytest.FixtureRequest,
) -> Iterator[Page]:
    """A tab of an empty profile, 1280 by 900 pixels; it must stay silent and at home."""
    with browser() as started:
        context = started.new_context(
            viewport={"width": 1280, "height": 900},
            reduced_motion="reduce",  # the map shows at once what has happened
        )
        browser_log.watch(context)
        tab = context.new_page()
        yield tab
        if request.node.stash.get(FAILED, False):
            with contextlib.suppress(Exception):  # the tab may be gone; the test has spoken
                tab.screenshot(path=picture_of(request.node.name))
        context.close()
    assert browser_log.foreign == [], "the page asked another machine"
    assert browser_log.errors == [], "the page logged errors"


def picture_of(name: str) -> Path:
    """Return the path of a picture in `artifacts/`."""
    ARTIFACTS.mkdir(exist_ok=True)
    return ARTIFACTS / f"{re.sub(r'[^A-Za-z0-9._-]+', '-', name).strip('-')}.png"


@pytest.fixture(scope="session")
def screenshot_of() -> Callable[..., None]:
    """Return a function that saves a picture of a page or an element as `artifacts/NAME.png`.

    It does nothing unless TEG_NB_PICTURES=yes. All pictures of a run take a minute or more.
    """
    asked = os.environ.get("TEG_NB_PICTURES") == "yes"

    def save(shown: Page | Locator, name: str, **options: Any) -> None:
        if asked:
            shown.screenshot(path=picture_of(name), **options)

    return save
