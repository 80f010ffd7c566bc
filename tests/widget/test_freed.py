"""What is closed is freed, and what stands nowhere lives as long as somebody names it."""

from __future__ import annotations

import gc
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakSet

import ipywidgets
import pytest
from jupyter_client.manager import start_new_kernel

import teg_nb
from teg_nb import GAMES, Board, Match, MatchWidget, desk, exercises, position
from teg_nb.engine.errors import BadArgument
from teg_nb.widget import KnowledgeView, compare, sliders
from teg_nb.widget.film import Film
from teg_nb.widget.shared import _MADE

BOARDS, DESKS, WARM_UP = 500, 60, 20
LARGEST = 5 * 2**20
"""Bytes that may be left of them all."""


@pytest.fixture
def alive() -> Iterator[WeakSet[Any]]:
    """Return the widgets that are made in the test and live, those of ipywidgets as well."""
    ipywidgets.Widget.close_all()
    gc.collect()
    made: WeakSet[Any] = WeakSet()
    ipywidgets.Widget.on_widget_constructed(made.add)
    yield made
    ipywidgets.Widget.on_widget_constructed(None)
    ipywidgets.Widget.close_all()


def sends(widget: Any, kind: str, **more: Any) -> None:
    """Send what a page sends."""
    comes(widget, method="custom", content={"kind": kind, **more, "nonce": "n"})


def comes(widget: Any, **data: Any) -> None:
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def plays(board: Any) -> None:
    """Play, look, and ask for what pages ask for."""

    def here() -> dict[str, Any]:
        return {"line": board.view["line"], "step": board.view["step"]}

    for verb, rows in list(board.view["menu"].items())[:1]:
        sends(board, "act", action=[verb, *(rows[0] if rows else ())], **here())
    for _ in range(3):
        sends(board, "step", until="action", **here())
    sends(board, "undo", **here())
    sends(board, "private")
    sends(board, "events", have="")
    sends(board, "go", line="main", step=0)
    sends(board, "annotate", note={"say": "Acá"}, **here())
    sends(board, "nonsense")
    sends(board, "still")
    comes(board, method="update", state={"step": 1, "lang": "en"}, buffer_paths=[])
    board._repr_mimebundle_()


def matches(k: int) -> Match:
    return Match([*GAMES][k % len(GAMES)], seats=3)


def use_board(k: int) -> None:
    """Make a board to play on or to look at, use it, and close it."""
    match = matches(k)
    board = MatchWidget(match, [None, "random", "random"], seed=k)
    plays(board)
    assert len(match) > 1
    board.close()
    if k % 5 == 0:
        board = Board(match)
        board.mark(match.settings.places[0])
        plays(board)
        board.close()


def use_desk(k: int) -> None:
    start = position(Blanco="Argentina 9, España 4", Negro="Brasil 7", Rojo="Sahara 3")
    views = desk(Match(start=start) if k % 2 else matches(k), [None, "random", "random"], seed=k)
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
    views = both, both.left, both.right, sliders(lambda n: Board(start), {"n": [1, 2]})
    asked = exercises.Choose("tie", "Who wins a tie?", options=["attacker", "defender"], right=2)
    bet = exercises.guess("Will it be more than five?", of=lambda: 7, asks="number")
    told = asked, exercises.Chapter([asked]), exercises.Practice("tgm"), bet
    for view in (*views[:3], *(each.view for each in told)):
        view._repr_mimebundle_()
    board = views[3]._drawn
    for view in (*views, board, *(each.view for each in told)):
        view.close()
    _KNOWN.extend(told)


_KNOWN: list[Any] = []
"""Exercises live on: they are known by their names."""


@pytest.mark.slow
def test_what_is_closed_is_freed(alive: WeakSet[Any]) -> None:
    for k in range(WARM_UP):
        use_board(k)
        use_desk(k)
        use_others()
    gc.collect()
    threads = {*threading.enumerate()}
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for k in range(BOARDS):
            use_board(k)
        for k in range(DESKS):
            use_desk(k)
            use_others()
        _KNOWN.clear()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [*alive] == []
    assert _MADE == {}
    assert [each for each in gc.get_objects() if isinstance(each, Film)] == []
    assert {*threading.enumerate()} <= threads
    assert after - before <= LARGEST
