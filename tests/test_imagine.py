"""Positions imagined from what a viewer knows: they fit it, they are valid, and they vary."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, IllegalAction, Match

games = pytest.mark.parametrize("game", list(GAMES))

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "teg": ({}, {"auto_victory": False}, {"choose_dice": True, "max_rounds": 9}),
    "tgm": ({}, {"variant": "world"}, {"hands_public": True}, {"win_check": "claim"}),
    "reconquista": ({}, {"pass_order": "attacker_first"}, {"memory_aid": False}),
    "wargame": ({}, {"resource_pool": "seat"}, {"spoils": "captured"}, {"stocks_public": True}),
    "eggar": ({}, {"question_level": "hard"}, {"question_level": "off"}),
}


@cache
def played(game: str, number: int) -> Match:
    """A match between bots, of 2 to 4 seats; shared, so not to be played on."""
    options = OPTIONS[game][number % len(OPTIONS[game])]
    policy = POLICIES["random" if number % 2 else "greedy"]
    for seats in (2 + number % 3, 3):
        try:
            match = Match(game, seats, options)
        except IllegalAction:
            continue
        return match.run(policy, random.Random(number), limit=500)
    raise AssertionError(game)


def looks(game: str, each: int, seed: int = 0) -> Iterator[tuple[Match, int | None]]:
    """Some steps of some matches, and a viewer for each; the beginnings and the end among them."""
    rng = random.Random(seed)
    for number in range(8):
        match = played(game, number)
        steps = [*range(6), len(match)]
        steps += rng.sample(range(len(match)), min(each, len(match)))
        for step in steps:
            seats = len(match.settings.seats)
            yield match.fork(step), rng.choice([None, *range(seats), *range(seats)])


@games
def test_it_is_seen_as_the_viewer_sees_it(game: str) -> None:
    """Equal observations, legal actions included, with the history and without."""
    for match, viewer in looks(game, 40):
        bare = match.game.observe(match.state, viewer)
        for seen in (match.observe(viewer), bare):
            found = match.game.imagine(seen, random.Random(len(match)))
            again = match.game.observe(found, viewer)
            assert again == bare
            assert list(again.legal_actions) == list(bare.legal_actions)
            assert match.game.outcome(found) == match.game.outcome(match.state)


@games
def test_it_is_a_position_that_can_occur(game: str) -> None:
    for match, viewer in looks(game, 20, 1):
        found = match.game.imagine(match.observe(viewer), random.Random(len(match)))
        assert match.game.load(match.game.dump(found)) == found


@games
def test_it_changes_nothing_that_it_was_given(game: str) -> None:
    for match, viewer in looks(game, 10, 2):
        before, seen = match.state.copy(), match.observe(viewer)
        found = match.game.imagine(seen, random.Random(1))
        other = Match(start=found)
        other.run(POLICIES["random"], random.Random(2), limit=20)
        assert match.state == before
        assert seen == match.observe(viewer)


@games
def test_it_can_be_played_to_the_end(game: str) -> None:
    for number in range(4):
        match = played(game, number)
        step = len(match) * (number + 1) // 5
        seen = match.fork(step).observe(number % len(match.settings.seats))
        found = match.game.imagine(seen, random.Random(number))
        other = Match(start=found)
        while not other.is_over and other.state.round < match.states[step].round + 30:
            other.run(POLICIES["random"], random.Random(number), limit=500)
        assert len(other) or other.is_over


@games
def test_it_depends_on_nothing_but_the_observation_and_the_generator(game: str) -> None:
    for match, viewer in looks(game, 5, 3):
        seen = match.observe(viewer)
        one, two = (match.game.imagine(seen, random.Random(5)) for _ in range(2))
        assert one == two
        state = random.getstate()
        match.game.imagine(seen, random.Random(6))
        assert random.getstate() == state


@games
def test_what_is_hidden_varies(game: str) -> None:
    """Over many seeds there are many positions wherever somebody else has a secret."""
    varied = 0
    for match, viewer in looks(game, 4, 4):
        seen = match.observe(viewer)
        found = [match.game.imagine(seen, random.Random(seed)) for seed in range(12)]
        varied += any(each != found[0] for each in found)
    assert varied > 20
