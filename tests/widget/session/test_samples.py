"""Sample messages: what the front end is tested with is what the kernel sends and understands."""

import json
from pathlib import Path
from typing import Any

import pytest
from scenes import SCENES, samples

from teg_nb.engine.board import load_board
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.svg.board import board_view
from teg_nb.widget.games import screen_of
from teg_nb.widget.session.messages import parse
from teg_nb.widget.session.view_model import private, view

SAMPLES = Path(__file__).parent / "messages"
MATCH = Match(seats=6)


def sample(name: str) -> Any:
    return json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))


def form(value: Any) -> Any:
    """Describe a value: names of fields, kinds of values; the first item of a list."""
    if isinstance(value, dict):
        return {key: form(item) for key, item in value.items()}
    if isinstance(value, list):
        return [form(value[0])] if value else []
    return type(value).__name__


@pytest.mark.parametrize("game", SCENES)
def test_the_scenes_of_a_game_are_what_the_browser_is_tested_with(game: str) -> None:
    """If not: ``python tests/support/scenes.py`` writes them anew."""
    ours, theirs = samples(game), sample(game)
    assert ours["countries"] == theirs["countries"]
    assert ours["scenes"].keys() == theirs["scenes"].keys()
    assert ours.get("forecasts") == theirs.get("forecasts")
    for name, scene in theirs["scenes"].items():
        assert form(ours["scenes"][name]) == form(scene), name
        for part in scene:
            assert ours["scenes"][name][part]["menu"] == scene[part]["menu"], name


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


def test_replies_about_missiles_and_pacts_have_the_fields_of_the_samples() -> None:
    screen = screen_of("teg")
    match = Match(start=position(Blanco="Argentina 3 + 1m", Negro="Uruguay 5"))
    for ours, name, rows in (
        (screen.reach(match, 0, 0, "Argentina", "es"), "reply_reach", "targets"),
        (screen.offers(match, 0, 0), "reply_offers", "offers"),
    ):
        theirs = sample(name)
        assert ours.keys() == theirs.keys()
        assert ours[rows][0].keys() == theirs[rows][0].keys()
    refusals = [target["refusal"] for target in sample("reply_reach")["targets"]]
    assert {frozenset(refusal) for refusal in refusals if refusal} == {
        frozenset(("code", "clause", "text"))
    }


def test_pacts_of_a_view_have_the_fields_of_the_sample() -> None:
    start = position(Blanco="Argentina 3", Negro="Uruguay 5", pacts=[("world", "Blanco", "Negro")])
    match = Match(start=start)
    match.act("propose_continent", "Negro", "Asia")
    ours, theirs = view(match, 1, None, {}, "es"), sample("view_allies")
    assert ours["pacts"][0].keys() == theirs["pacts"][0].keys()
    assert ours["proposals"][0].keys() == theirs["proposals"][0].keys()
