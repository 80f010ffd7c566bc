"""Playouts without checks are those with checks, position by position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teg_nb import GAMES, Match
from teg_nb.bots import POLICIES
from teg_nb.bots.trusted import trusted_policy
from teg_nb.engine.actions import Action
from teg_nb.engine.legal_actions import LegalActions
from teg_nb.engine.play.runner import Policy, SinglePlayout
from teg_nb.engine.play.trusted_playout import TrustedPlayout

TRUSTED = [name for name in POLICIES if name != "search"]
ROUNDS = 200


class Watched(SinglePlayout):
    """A checked playout that notes every position."""

    def __init__(self, game: Any, state: Any) -> None:
        super().__init__(game, state)
        self.seen: list[int] = []

    def push_unchecked(self, action: Action) -> list[Any]:
        events = super().push_unchecked(action)
        self.seen.append(marked(self.state))
        return events


def marked(state: Any) -> int:
    """Return a number that nearly always differs between two positions."""
    return hash(repr([getattr(state, name) for name in fields_of(state)]))


def fields_of(state: Any) -> list[str]:
    return [name for name in state.__dataclass_fields__ if name != "settings"]


def unknown(policy: Policy) -> Policy:
    """Return a policy that plays the same and is not known to the package."""
    return lambda seen, rng: policy(seen, rng)


def table(game: str, seed: int) -> Match:
    """Return a match of some entries at one of the tables of a game."""
    presets = [*GAMES[game].presets.values()]
    seats = 2 if game == "eggar" else 3 + seed % 2
    match = Match(game, seats, {**presets[seed % len(presets)], "max_rounds": 12})
    return match.run(POLICIES["greedy"], random.Random(seed), limit=40 * (seed % 4))


def compare(game: str, bot: str, seed: int) -> None:
    state = table(game, seed).state
    policy = POLICIES[bot]
    seats = len(state.settings.seats)

    checked, rng = Watched(GAMES[game], state), random.Random(seed)
    while not checked.is_over and checked.state.round - state.round < ROUNDS:
        checked.play(unknown(policy), rng, "round")

    trusted = trusted_policy(game, policy)
    assert trusted is not None
    seen: list[int] = []
    playout = TrustedPlayout(
        GAMES[game],
        state.copy(),
        [trusted] * seats,
        random.Random(seed),
        lambda here: seen.append(marked(here)),
    )
    playout.run(ROUNDS)
    assert seen == checked.seen
    assert playout.entries == len(checked)
    assert playout.state == checked.state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_playout_without_checks_has_the_same_positions(game: str, bot: str) -> None:
    compare(game, bot, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", TRUSTED)
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_playouts_without_checks_have_the_same_positions(
    game: str, bot: str, seed: int
) -> None:
    compare(game, bot, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_known_bots_is_that_of_unknown_ones(game: str) -> None:
    matches = [
        Match(game, 3).run(policy, random.Random(6), limit=400)
        for policy in (POLICIES["greedy"], unknown(POLICIES["greedy"]))
    ]
    assert [*matches[0].lines()] == [*matches[1].lines()]


def test_other_bots_and_games_are_checked() -> None:
    greedy = POLICIES["greedy"]
    assert trusted_policy("teg", unknown(greedy)) is None
    assert trusted_policy("teg", POLICIES["search"]) is None

    kinds = set()

    def spies(seen: Any, rng: random.Random) -> Action | None:
        kinds.add(type(seen.legal_actions))
        return greedy(seen, rng)

    Match("teg", 3).run(spies, random.Random(1), limit=60)
    SinglePlayout(GAMES["teg"], GAMES["teg"].setup(3)).run(spies, random.Random(1), limit=60)
    assert kinds == {LegalActions}  # which holds no position


@pytest.mark.parametrize("game", GAMES)
def test_lists_on_demand_are_the_whole_lists(game: str) -> None:
    match = Match(game, 3).run(POLICIES["random"], random.Random(5), limit=300)
    for state in match.states[::7]:
        seat = GAMES[game].to_move(state)
        if seat < 0:
            continue
        whole = GAMES[game].legal_actions(state, seat)
        kinds = whole.kinds()
        for kind in kinds:
            asked = GAMES[game].legal_on_demand(state, seat)
            assert asked.of_type(kind) == whole.of_type(kind)
            assert whole.of_type(kind)[0] in asked
        asked = GAMES[game].legal_on_demand(state, seat)
        assert asked.of_type(*kinds[:2]) == whole.of_type(*kinds[:2])
        assert (asked, len(asked), asked.kinds()) == (whole, len(whole), kinds)
        assert asked.choice(random.Random(1)) == whole.choice(random.Random(1))
