"""Fixtures of the tests in a browser: a board in a page, and a lesson in a JupyterLab."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from boards import Boards
from lab_screen import Screen, run_notebook, shut_down_kernels


@pytest.fixture
def boards(page: Any) -> Boards:
    """Return a page that shows one board at a time."""
    return Boards(page)


@pytest.fixture
def lesson(jupyter_lab: Any, page: Any) -> Iterator[Callable[..., Screen]]:
    """`lesson(code, ...)`: a screen with a notebook of these cells, the first one run."""
    screens: list[Screen] = []

    def open_lesson(*code: str, width: int = 1280, height: int = 900) -> Screen:
        shut_down_kernels(jupyter_lab)
        page.set_viewport_size({"width": width, "height": height})
        name = f"prueba-{len(list(jupyter_lab.root.glob('prueba-*')))}.ipynb"
        screens.append(run_notebook(jupyter_lab, page, name, list(code)))
        return screens[-1]

    yield open_lesson
    for screen in screens:
        screen.kernel.close()
