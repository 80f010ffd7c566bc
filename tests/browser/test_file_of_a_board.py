"""The page shows the notices about the file of a board below the map, in the person's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from boards import Boards

from teg_nb import Match


def test_the_page_says_that_the_board_goes_on_in_another_file(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    boards = Boards(page)
    boards.show("teg", autosave="lunes", lang="es", seed=1)
    words = page.locator(".teg-caption")
    assert words.is_hidden()
    Match("tgm", 3).save("lunes.jsonl")
    step = page.get_attribute(".teg", "data-step")
    page.locator('.teg [data-key="undo"]').first.click()
    page.wait_for_selector(f'.teg:not([data-step="{step}"])')
    page.wait_for_selector(".teg-caption:not([hidden])")
    assert words.inner_text() == (
        "otra mano cambió lunes.jsonl y queda como está; este tablero sigue en lunes-2.jsonl"
    )
    boards.widgets["teg"].close()
