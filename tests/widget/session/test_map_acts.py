"""Acts of a view: what the map shows moving, and that it tells nobody a secret."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from teg_nb.bots import POLICIES
from teg_nb.engine.play.match import Match
from teg_nb.widget.session.map_acts import MOST, acts

GAMES = {"teg": 4, "tgm": 4, "reconquista": 4, "wargame": 4, "eggar": 4}
EXPECTED = {
    "teg": {"place", "battle", "conquest", "march", "card"},
    "tgm": {"place", "attack", "battle", "conquest", "march", "card"},
    "reconquista": {"attack", "shift"},
    "wargame": {"place", "work", "battle", "conquest"},
    "eggar": {"roll", "walk", "question", "reply"},
}
"""Kinds that occur in a match of some hundred entries."""


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    """Return a match of the game, some hundred entries long."""
    match = Match(request.param, seats=GAMES[request.param])
    rng = random.Random(7)
    bots = dict.fromkeys(range(GAMES[request.param]), POLICIES["greedy"])
    while len(match) < 160 and match.to_move != -2:
        match.play(bots, rng, "action")
    return match


def test_every_step_says_what_happened_on_the_map(match: Match) -> None:
    seen: dict[str, Any] = {}
    for step in range(1, len(match) + 1):
        shown = acts(match, step, [])
        assert len(shown) <= MOST
        assert [act["step"] for act in shown] == sorted(act["step"] for act in shown)
        seen |= {act["kind"]: act for act in shown if act["step"] == step}
        assert json.loads(json.dumps(shown)) == shown
    assert seen.keys() >= EXPECTED[match.game.name]


def test_dice_and_losses_are_those_of_the_engine(match: Match) -> None:
    for step in range(1, len(match) + 1):
        drawn = [event for event in match.events[step - 1] if hasattr(event, "losses_attack")]
        shown = [act for act in acts(match, step, []) if act["step"] == step and "losses" in act]
        assert [act["losses"] for act in shown if match.game.name != "eggar"] == [
            [event.losses_attack, event.losses_defence] for event in drawn
        ]
        dice = [event for event in match.events[step - 1] if hasattr(event, "attack")]
        assert [act["attack"] for act in shown if "attack" in act] == [
            [*event.attack] for event in dice
        ]


def test_no_act_has_a_secret_field(match: Match) -> None:
    """Check that an act leaves out whatever only one seat may know."""
    for step in range(1, len(match) + 1):
        for act in acts(match, step, []):
            assert not act.keys() & {"card", "cards", "cargo", "resource", "answer", "transfers"}
            assert act["kind"] != "card" or act.keys() <= {"kind", "step", "seat"}


def test_without_a_memory_aid_people_see_only_what_came_since_they_acted() -> None:
    match = Match("reconquista", seats=4)
    rng = random.Random(3)
    while len(match) < 150 and match.to_move != -2:
        match.play(dict.fromkeys(range(4), POLICIES["greedy"]), rng, "action")
    own = max(k for k in range(len(match)) if match.actions[k].seat == 2)
    assert all(act["step"] > own for act in acts(match, len(match), [2]))
    assert len(acts(match, len(match), [2])) < len(acts(match, len(match), []))
