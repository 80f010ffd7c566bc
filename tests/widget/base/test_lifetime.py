"""Closed widgets are freed; a widget that no cell shows lives as long as a name refers to it."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

import ipywidgets
import pytest
from jupyter_client.manager import start_new_kernel

from teg_nb import GAMES, POLICIES, BoardView, Match, MatchWidget, dashboard, exercises, position
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument
from teg_nb.simulation.pool import close_pool
from teg_nb.widget import KnowledgeView, compare, sliders
from teg_nb.widget.base.shared_text import _MADE
from teg_nb.widget.session.replay_feed import ReplayFeed

pytestmark = pytest.mark.slow

BOARDS, DESKS, WARM_UP = 100, 12, 20
"""Numbers of boards and desks; five times as many in the soak."""

LARGEST = 2**20
"""Bytes that may be left of them all; five times as many in the soak."""


@contextmanager
def watched() -> Iterator[WeakSet[Any]]:
    """Yield the widgets that are made meanwhile and live, those of ipywidgets as well."""
    ipywidgets.Widget.close_all()
    gc.collect()
    made: WeakSet[Any] = WeakSet()
    ipywidgets.Widget.on_widget_constructed(made.add)
    yield made
    ipywidgets.Widget.on_widget_constructed(None)
    ipywidgets.Widget.close_all()


@pytest.fixture
def alive() -> Iterator[WeakSet[Any]]:
    with watched() as made:
        yield made


def sends(widget: Any, kind: str, **more: Any) -> None:
    """Send what a page sends."""
    comes(widget, method="custom", content={"kind": kind, **more, "nonce": "n"})


def comes(widget: Any, **data: Any) -> None:
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def plays(board: Any) -> None:
    """Play, look, and ask for what pages ask for."""

    def here() -> dict[str, Any]:
        return {"line": board.view["line"], "step": board.view["step"]}

    match, entries = board.match, len(board.match)
    for _ in range(2 if isinstance(board, MatchWidget) else 0):
        if match.to_move in board.session.people:
            action = POLICIES["random"](match.observe(match.to_move), random.Random(1))
            sends(board, "act", action=encode(action, match.settings)[1:], **here())
        else:
            sends(board, "step", until="action", **here())
        assert len(match) > entries
        entries = len(match)
    sends(board, "undo", **here())
    sends(board, "private")
    sends(board, "events", have="")
    sends(board, "go", line="main", step=0)
    sends(board, "annotate", note={"say": "Acá"}, **here())
    sends(board, "nonsense")
    comes(board, method="update", state={"step": 1, "lang": "en"}, buffer_paths=[])
    board._repr_mimebundle_()


def matches(k: int) -> Match:
    return Match([*GAMES][k % len(GAMES)], seats=3)


def use_board(k: int) -> None:
    """Make a board to play on or to look at, use it, and close it."""
    match = matches(k)
    board = MatchWidget(match, [None, "random", "random"], seed=k)
    plays(board)
    board.close()
    if k % 20 == 0:
        board = BoardView(match)
        board.mark(match.settings.places[0])
        plays(board)
        sends(board, "still")
        board.close()


def use_desk(k: int) -> None:
    start = position(Blanco="Argentina 9, España 4", Negro="Brasil 7", Rojo="Sahara 3")
    views = dashboard(
        Match(start=start) if k % 2 else matches(k), [None, "random", "random"], seed=k
    )
    plays(views.board)
    comes(views.race, method="update", state={"step": 0}, buffer_paths=[])
    views._repr_mimebundle_()
    comes(views.playouts, method="custom", content={"kind": "start", "n": 100, "bots": "random"})
    (running,) = [run.running for run in views.playouts._runs]
    views.close()
    views.board.close()
    running.wait()


def use_others() -> None:
    start = position(Blanco="Argentina 9", Negro="Brasil 7")
    both = compare(start, start)
    views = both, both.left, both.right, sliders(lambda n: BoardView(start), {"n": [1, 2]})
    asked = exercises.Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    bet = exercises.guess("Will it be more than five?", compute=lambda: 7, answer_type="number")
    told = asked, exercises.Chapter([asked]), exercises.Practice("tgm"), bet
    for view in (*views[:3], *(item.view for item in told)):
        view._repr_mimebundle_()
    board = views[3]._drawn
    for view in (*views, board, *(item.view for item in told)):
        view.close()
    _KNOWN.extend(told)


_KNOWN: list[Any] = []
"""Exercises live on: they are known by their names."""


def films() -> list[ReplayFeed]:
    """Return every film that is alive."""
    return [item for item in gc.get_objects() if isinstance(item, ReplayFeed)]


@pytest.mark.parametrize("times", [1, pytest.param(5, marks=pytest.mark.soak)])
def test_what_is_closed_is_freed(times: int) -> None:
    """In a process of its own, where playouts are played by workers, as in a notebook.

    Caches that other tests fill, and those that playouts fill with actions, are no boards.
    """
    done = subprocess.run(
        [sys.executable, __file__, str(times)],
        env=os.environ | {"TEG_NB_WORKERS": "2"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr


def end_workers() -> None:
    """End the processes that play, and wait for the threads that serve them."""
    close_pool()
    for thread in {*threading.enumerate()} - {threading.current_thread()}:
        thread.join(timeout=30)


def require_freed(alive: WeakSet[Any], times: int) -> None:
    """Use boards and desks, close them, and check that nothing of them is left."""
    for k in range(WARM_UP):
        use_board(k)
        use_desk(k)
    use_others()
    end_workers()
    gc.collect()
    threads = {*threading.enumerate()}
    earlier = {id(film) for film in films()}  # of other tests of this process
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for k in range(BOARDS * times):
            use_board(k)
        for k in range(DESKS * times):
            use_desk(k)
        for _ in range(5):
            use_others()
        _KNOWN.clear()
        end_workers()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [*alive] == []
    assert _MADE == {}
    assert [film for film in films() if id(film) not in earlier] == []
    assert {*threading.enumerate()} <= threads
    assert after - before <= LARGEST * times, after - before


def test_boards_and_desks_share_nothing_that_stays(alive: WeakSet[Any]) -> None:
    """In each game: views of all kinds, whichever goes first; and what could not be made."""
    for game in GAMES:
        board = MatchWidget(Match(game, seats=3), [None, "random", "random"], seed=1)
        views = dashboard(board)
        other = BoardView(board.match)
        assert other.plotly is board.plotly
        views.close()
        board.close()
        assert other.plotly.comm is not None  # it is referred to
        other.close()
        assert _MADE == {}
    with pytest.raises(BadArgument):
        KnowledgeView(Match("teg", seats=3))
    del board, views, other
    gc.collect()
    assert [*alive] == []


def test_a_layout_that_another_widget_has_stays(alive: WeakSet[Any]) -> None:
    board = BoardView(Match("eggar", seats=3))
    other = ipywidgets.HTML(layout=board.layout)
    board.close()
    assert other.layout.comm is not None
    board = BoardView(Match("eggar", seats=3))
    layout = board.layout
    board.close()
    assert layout.comm is None


# In a kernel


@pytest.fixture(scope="module")
def kernel() -> Iterator[Any]:
    manager, client = start_new_kernel(kernel_name="python3", env={**os.environ, **IN_LAB})
    yield client
    client.stop_channels()
    manager.shutdown_kernel(now=True)


IN_LAB = {"JPY_SESSION_NAME": "lesson.ipynb"}

CLEAN = """
import gc, weakref, ipywidgets, teg_nb
ipywidgets.Widget.close_all()
made = weakref.WeakSet()
ipywidgets.Widget.on_widget_constructed(made.add)

def boards():
    gc.collect()
    kinds = teg_nb.BoardView | teg_nb.MatchWidget
    return [type(item).__name__ for item in made if isinstance(item, kinds)]

def new(kind=teg_nb.BoardView):
    return kind(teg_nb.Match("eggar", seats=3))
"""


@pytest.fixture
def cell(kernel: Any) -> Callable[..., str]:
    """Run a cell as Lab does, with its id; what is asked of the kernel then."""

    def run(name: str, code: str, ask: str = "None") -> str:
        message = kernel.session.msg(
            "execute_request",
            {
                "code": code,
                "silent": False,
                "store_history": True,
                "user_expressions": {"told": ask},
                "allow_stdin": False,
                "stop_on_error": True,
            },
            metadata={"cellId": name} if name else {},
        )
        kernel.shell_channel.send(message)
        while True:
            reply = kernel.get_shell_msg(timeout=60)
            if reply["parent_header"].get("msg_id") == message["header"]["msg_id"]:
                break
        assert reply["content"]["status"] == "ok", reply["content"]
        told = reply["content"]["user_expressions"]["told"]
        assert told["status"] == "ok", told
        return str(told["data"]["text/plain"])

    run("", CLEAN)
    return run


FLUSH = """
for k in range(3):  # the last three values are kept besides
    get_ipython().displayhook(0)
get_ipython().run_line_magic("reset", "-f out")
"""


def test_a_cell_that_is_run_again_leaves_what_is_named(cell: Callable[..., str]) -> None:
    cell("names", "named = []")
    for k in range(100):
        cell("play", f"board = new()\nif {k} in (3, 50): named.append(board)\nboard")
    assert cell("other", "board = None") == "None"
    assert int(cell("other", "", "len(boards())")) == 100  # `Out` has them
    assert cell("other", FLUSH, "len(boards())") == "3"  # two by name, and the last one's output
    assert cell("other", "named[0].set_caption('?')", "named[0].comm is not None") == "True"
    cell("play", "1")
    assert cell("other", FLUSH, "len(boards())") == "2"
    cell("other", "named.clear()")
    assert cell("other", FLUSH, "len(boards())") == "0"
    assert cell("other", "from teg_nb.widget.base.shared_text import _MADE", "len(_MADE)") == "0"


def test_a_cell_with_autosave_run_again_leaves_one_board(
    cell: Callable[..., str], tmp_path: Path
) -> None:
    cell("", f"import os; os.chdir({str(tmp_path)!r})")
    play = "teg_nb.MatchWidget(teg_nb.Match('eggar', seats=3), seed=1, autosave='clase')"
    for _ in range(100):
        cell("play", play)
    assert cell("other", FLUSH, "boards()") == "['MatchWidget']"
    cell("other", "ipywidgets.Widget.close_all()")
    assert cell("other", FLUSH, "boards()") == "[]"


KEPT = {
    "it stands in another cell": ("board = new(); board", "board", "board = None"),
    "it was made in another cell": ("1", "board = new(); board", "board = None"),
    "it stands in a box": (
        "board = new(); box = ipywidgets.HBox([board])",
        "box",
        "board = box = None",
    ),
    "it is moved by a widget": (
        "board, slider = new(), ipywidgets.IntSlider()\n"
        "ipywidgets.jslink((slider, 'value'), (board, 'step'))",
        "slider",
        "board = slider = None",
    ),
    "it stands in an output": (
        "with out: display(new())",
        "out",
        "1",
    ),
}


@pytest.mark.parametrize("way", KEPT)
def test_no_board_that_can_be_seen_is_closed(cell: Callable[..., str], way: str) -> None:
    first, second, third = KEPT[way]
    cell("", "out = ipywidgets.Output()")
    cell("first", first)
    cell("second", second)
    cell("first", third)
    assert cell("third", FLUSH, "len(boards())") == "1"
    assert (
        cell(
            "third",
            "",
            "[item.comm is None for item in made if isinstance(item, teg_nb.BoardView)]",
        )
        == "[False]"
    )


def test_boards_of_cells_without_ids_are_kept(cell: Callable[..., str]) -> None:
    for _ in range(3):
        cell("", "new()")
    assert cell("", FLUSH, "len(boards())") == "3"


def test_what_is_shown_again_stands_again(cell: Callable[..., str]) -> None:
    cell("play", "board = new(teg_nb.MatchWidget); board")
    cell("play", "1")
    cell("again", "board")
    cell("other", "name = board.model_id; board = None")
    assert cell("other", FLUSH, "len(boards())") == "1"
    ask = "[item.model_id for item in made if isinstance(item, teg_nb.MatchWidget)] == [name]"
    assert cell("other", "", ask) == "True"
    cell("again", "1")
    assert cell("other", FLUSH, "len(boards())") == "0"


def test_a_desk_goes_with_its_cell(cell: Callable[..., str]) -> None:
    cell("play", "views = teg_nb.dashboard(teg_nb.Match('teg', seats=3))\nviews")
    cell("play", "views = None")
    cell("other", FLUSH)
    assert cell("other", "gc.collect()", "[type(item).__name__ for item in made]") == "[]"


if __name__ == "__main__":
    with watched() as widgets:
        require_freed(widgets, int(sys.argv[1]))
