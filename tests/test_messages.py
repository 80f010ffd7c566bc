"""Sample messages: what the front end is tested with is what the kernel sends and understands."""

import json
from pathlib import Path
from typing import Any

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.match import Match
from teg_nb.engine.picture import board_view
from teg_nb.widget.protocol import parse
from teg_nb.widget.view import private, view

SAMPLES = Path(__file__).parent / "messages"
MATCH = Match(seats=6)


def sample(name: str) -> Any:
    return json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("message", sample("messages"), ids=str)
def test_the_kernel_knows_every_message_of_the_browser(message: dict[str, Any]) -> None:
    assert parse(message)


def test_the_board_is_the_one_that_the_browser_is_tested_with() -> None:
    assert sample("board") == board_view(load_board("teg"))


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("view_*.json")), ids=lambda path: path.stem)
def test_views_have_the_fields_of_the_samples(path: Path) -> None:
    ours, theirs = view(MATCH, 0, None, {}, "es"), sample(path.stem)
    assert ours.keys() == theirs.keys()
    assert ours["seats"][0].keys() == theirs["seats"][0].keys()


def test_private_replies_have_the_fields_of_the_sample() -> None:
    assert private(MATCH, 0, 0, "es").keys() == sample("reply_private").keys()
