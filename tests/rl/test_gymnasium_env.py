"""Games as Gymnasium environments: Gymnasium's own checker, and what it does not look at."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from teg_nb import GAMES, Match, gym_env
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import BadArgument
from teg_nb.rl.spaces import MOST, ActionTable, FactoredTable

SHORT = {"max_rounds": 3}
games = pytest.mark.parametrize("game", list(GAMES))
encodings = pytest.mark.parametrize("encoding", ["numbers", "factored"])


@games
@encodings
def test_gymnasium_finds_nothing_amiss(game: str, encoding: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It has no spec of its own; one that was registered has.
        warnings.filterwarnings("ignore", message=".*Not able to test alternative render modes")
        check_env(gym_env(game, options=SHORT, encoding=encoding), skip_render_check=True)


def test_it_is_registered() -> None:
    made = gymnasium.make("teg_nb/tgm-v0", learner=1, others="easy", options=SHORT)
    seen, _ = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert made.unwrapped.learner == 1


@games
@encodings
def test_a_learner_that_keeps_to_the_mask_plays_to_the_end(game: str, encoding: str) -> None:
    table = gym_env(game, learner=1, options=SHORT, encoding=encoding, on_illegal="raise")
    table.reset(seed=3)
    rng, over, total = np.random.default_rng(3), False, 0.0
    while not over:
        mask = table.action_masks()
        first = mask if encoding == "numbers" else mask[:-MOST]
        chosen: Any = rng.choice(np.flatnonzero(first))
        chosen = chosen if encoding == "numbers" else (chosen, rng.integers(MOST))
        _, reward, over, _, info = table.step(chosen)
        assert not info["replaced"]
        total += reward
    assert total == pytest.approx(table.table.match.outcome.returns[1])
    with pytest.raises(ValueError, match="reset"):
        table.step(chosen)


def test_what_is_not_legal_is_replaced_or_refused() -> None:
    for on_illegal in ("replace", "raise"):
        table = gym_env("teg", 3, options=SHORT, on_illegal=on_illegal)
        table.reset(seed=2)
        illegal = int(np.flatnonzero(~table.action_masks())[0])
        if on_illegal == "replace":
            assert table.step(illegal)[4]["replaced"]
        else:
            with pytest.raises(ValueError, match="is not legal now"):
                table.step(illegal)
    for name, wrong in (("encoding", "words"), ("others", "nobody"), ("render_mode", "rgb_array")):
        with pytest.raises(ValueError, match=wrong):
            gym_env("teg", 3, **{name: wrong})


@games
def test_two_numbers_stand_for_the_same_actions_as_one(game: str) -> None:
    match = Match(game, 3, SHORT).run(POLICIES["random"], random.Random(5), limit=150)
    table = ActionTable(match.game, match.settings)
    factored = FactoredTable(table)
    for state in match.states[:: max(len(match) // 25, 1)]:
        mask = table.mask(match.game.legal_actions(state))
        first = np.flatnonzero(factored.mask(mask)[:-MOST])
        reached = {
            factored.number(mask, int(number), amount)
            for number in first
            for amount in range(MOST + 1)
        }
        assert reached == set(np.flatnonzero(mask).tolist())


def test_an_amount_means_itself_the_nearest_below_or_the_least() -> None:
    match = Match("tgm", 3)
    match.run(POLICIES["greedy"], random.Random(1), limit=60)
    table = ActionTable(match.game, match.settings)
    factored = FactoredTable(table)
    mask = np.zeros(table.size, np.int8)
    block = table.blocks["place"]
    begin = block.first + block.words.index((7, 1))
    mask[begin : begin + 3] = 1  # 1 to 3 armies in the territory number 7
    (first,) = np.flatnonzero(factored.mask(mask)[:-MOST])
    words = [
        table.describe(factored.number(mask, int(first), amount)).split()[-1]
        for amount in range(1, MOST + 1)
    ]
    assert words == ["1", "2", "3", "3", "3", "3", "3", "3"]
    assert factored.size < table.size / 2


@encodings
def test_what_is_no_action_is_refused_in_a_sentence(encoding: str) -> None:
    table = gym_env("eggar", encoding=encoding)
    table.reset(seed=1)
    before = len(table.table.match)
    for wrong in (None, -1, 10**6, "attack", (0, 99), (-1, 0), (0, 0, 0)):
        with pytest.raises(BadArgument, match="action"):
            table.step(wrong)
    assert len(table.table.match) == before


def test_a_step_before_the_first_reset_says_so() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        gym_env("teg", learner=0, others="random").step(0)
