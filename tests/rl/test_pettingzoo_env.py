"""Games as PettingZoo environments: PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import random
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from teg_nb import GAMES, Match, env, parallel_env
from teg_nb.bots import POLICIES, random_policy
from teg_nb.engine.games.teg.actions import ProposeWorld
from teg_nb.engine.schema.field_types import Nullable
from teg_nb.rl.encoding import feature_slices, features, log_scale
from teg_nb.rl.spaces import MOST, SLOTS, WAIT, ActionTable, FactoredTable

SHORT = {"max_rounds": 3}
games = pytest.mark.parametrize("game", list(GAMES))


def of(game: str, **chosen: Any) -> Any:
    return env(game, 3, options=SHORT, **chosen)


@games
def test_it_keeps_the_api_of_pettingzoo(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Observations with an action mask are dictionaries: the test knows it of its own games.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(of(game), num_cycles=150)
        api_test(of(game, wait=True), num_cycles=60)


@games
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    seed_test(partial(of, game), num_cycles=60)


@games
def test_it_is_cut_off_after_so_many_cycles(game: str) -> None:
    made = partial(env, game, 3, wait=True, on_illegal="replace")
    in_parallel = partial(parallel_env, game, 3, on_illegal="replace")
    max_cycles_test(SimpleNamespace(env=made, parallel_env=in_parallel))


@games
def test_it_keeps_the_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game, 3, options=SHORT, on_illegal="replace"), num_cycles=40)


@games
def test_in_parallel_masked_players_play_to_the_end(game: str) -> None:
    """Actions of the mask stay legal during the whole cycle, whoever plays first."""
    game_env = parallel_env(game, 3, options=SHORT)
    seen, _ = game_env.reset(seed=2)
    rng = np.random.default_rng(2)
    rewards = dict.fromkeys(game_env.agents, 0.0)
    while game_env.agents:
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in game_env.agents}
        assert sum([*numbers] == [WAIT] for numbers in legal.values()) == len(game_env.agents) - 1
        seen, got, *_ = game_env.step(
            {agent: int(rng.choice(numbers)) for agent, numbers in legal.items()}
        )
        for agent, reward in got.items():
            rewards[agent] += reward
    match = game_env.unwrapped.match
    assert match.is_over
    assert list(rewards.values()) == pytest.approx(list(match.outcome.returns))


@games
def test_it_can_be_rendered(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    pictures = {"svg": lambda drawn: drawn is None or drawn.startswith("<svg")}
    render_test(partial(of, game, max_cycles=6), custom_tests=pictures)
    assert capsys.readouterr().out


@games
def test_a_masked_player_plays_to_the_end_and_is_rewarded_by_the_outcome(game: str) -> None:
    game_env = of(game)
    game_env.reset(seed=4)
    rng = np.random.default_rng(4)
    rewards = dict.fromkeys(game_env.agents, 0.0)
    for agent in game_env.agent_iter():
        seen, reward, over, cut, _ = game_env.last()
        rewards[agent] += reward
        mask = seen["action_mask"]
        game_env.step(None if over or cut else int(rng.choice(np.flatnonzero(mask))))
    assert game_env.match.is_over
    assert list(rewards.values()) == pytest.approx(list(game_env.match.outcome.returns))


@games
@pytest.mark.parametrize("seed", range(2))
def test_numbers_stand_for_legal_actions_and_always_for_the_same(game: str, seed: int) -> None:
    match = Match(game, 3, SHORT).run(random_policy, random.Random(seed), limit=120)
    table = ActionTable(match.game, match.settings)
    meaning: dict[int, str] = {}
    for place, state in enumerate(match.states):
        legal = match.game.legal_actions(state)
        numbered = table.numbered(legal)
        if place % 20 == 0:
            others = set(range(table.size)) - numbered.keys()
            assert not [number for number in others if table.action(legal, number)]
        assert bool(numbered) == bool(legal)
        assert WAIT not in numbered
        for number, action in numbered.items():
            assert action in legal
            words = meaning.setdefault(number, table.describe(number))
            assert words.split()[0] == action.verb
            assert number < table.size


def test_a_number_names_its_arguments_and_the_largest_amount() -> None:
    match = Match("teg", 2)
    match.resolve_chance(random.Random(1))
    table = ActionTable(match.game, match.settings)
    places = match.settings.board.countries
    amounts: dict[int, list[int]] = {}
    for number, action in table.numbered(match.legal_actions()).items():
        if action.verb == "place":
            shown = f"{MOST}+" if action.armies >= MOST else action.armies
            assert table.describe(number) == f"place {places[action.country]} {shown}"
            amounts.setdefault(action.country, []).append(action.armies)
    most = max(action.armies for action in match.legal_actions() if action.verb == "place")
    assert most > MOST
    assert all(listed == [*range(1, MOST), most] for listed in amounts.values())


def test_a_number_names_a_source_and_a_target_that_are_near_enough() -> None:
    state = GAMES["teg"].position(Blanco="Chile 4, Argentina 12", Negro="España", phase="regroup")
    table = ActionTable(GAMES["teg"], state.settings)
    named = {table.describe(number) for number in table.numbered(GAMES["teg"].legal_actions(state))}
    assert {"regroup Chile Argentina 3", "regroup Argentina Chile 8+"} <= named
    board = state.settings.board
    reach = {"attack": 1, "fire_missile": 3, "regroup": 1, "regroup_missiles": 1}
    for verb, most in reach.items():
        pairs = {words[:2] for words in table.blocks[verb].words}
        assert max(board.distances(source)[target] for source, target in pairs) == most
        assert all(
            (source, target) in pairs
            for source in range(len(board.countries))
            for target, away in enumerate(board.distances(source))
            if away <= most
        )


@games
def test_observations_are_always_as_many_numbers_from_0_to_1(game: str) -> None:
    match = Match(game, 3).run(random_policy, random.Random(2), limit=200)
    sizes = set()
    for state in match.states[1:]:
        for viewer in range(3):
            numbers = list(features(match.game.observe(state, viewer)))
            assert all(0 <= number <= 1 for number in numbers)
            sizes.add(len(numbers))
    assert len(sizes) == 1


def test_pieces_are_where_they_stand_the_viewers_own_first() -> None:
    match = Match("eggar", 3).run(random_policy, random.Random(1), limit=30)
    seen = match.game.observe(match.state, 1)
    by_seat = features(seen)[feature_slices(seen)["soldiers"]].reshape(3, -1)
    count = len(seen.soldiers) // 3
    for place, seat in enumerate((1, 2, 0)):
        standing = set(seen.soldiers[seat * count : (seat + 1) * count]) - {-1}
        assert set(np.flatnonzero(by_seat[place])) == standing


def test_every_game_has_features() -> None:
    assert all(game.features for game in GAMES.values())


def test_counts_are_scaled_so_that_small_ones_differ_most() -> None:
    steps = [log_scale(count + 1) - log_scale(count) for count in range(20)]
    assert steps == sorted(steps, reverse=True)


def test_an_illegal_number_is_refused_by_name_and_changes_nothing() -> None:
    game_env = of("teg")
    game_env.reset(seed=1)
    before = len(game_env.match)
    illegal = int(np.flatnonzero(game_env.last()[0]["action_mask"] == 0)[-1])
    with pytest.raises(ValueError, match="is not legal now"):
        game_env.step(illegal)
    assert len(game_env.match) == before
    with pytest.raises(ValueError, match="on_illegal"):
        of("teg", on_illegal="ignore")
    waiting = of("teg", wait=True)
    waiting.reset(seed=1)
    other = next(a for a in waiting.agents if a != waiting.agents[waiting.match.to_move])
    while waiting.agent_selection != other:
        waiting.step(int(waiting.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="does not wait"):
        waiting.step(5)


def test_what_is_no_number_of_an_action_is_refused_in_a_sentence() -> None:
    game_env = of("eggar")
    game_env.reset(seed=1)
    for wrong in (None, -1, 10**6, "attack", 1.5):
        with pytest.raises(ValueError, match="action"):
            game_env.step(wrong)
    with pytest.raises(ValueError, match="rgb_array"):
        of("eggar", render_mode="rgb_array")


def test_the_order_of_calls_is_enforced() -> None:
    game_env = of("eggar")
    with pytest.raises(AttributeError, match="before reset"):
        _ = game_env.agent_selection
    for call in (
        game_env.render,
        game_env.state,
        lambda: game_env.step(1),
        lambda: game_env.observe("seat_0"),
    ):
        with pytest.raises(Exception, match=r"[Rr]eset"):
            call()


def test_only_what_waits_says_that_it_is_parallel() -> None:
    assert [of("tgm", wait=wait).metadata["is_parallelizable"] for wait in (False, True)] == [
        False,
        True,
    ]


@games
def test_the_state_is_what_all_seats_know(game: str) -> None:
    game_env = of(game)
    game_env.reset(seed=1)
    state = game_env.state()
    assert game_env.state_space.contains(state)
    rows = state.reshape(3, -1)
    for agent, row in zip(game_env.agents, rows, strict=True):
        assert (game_env.observe(agent)["observation"] == row).all()


@games
def test_what_a_bot_chooses_has_numbers_that_play_it(game: str) -> None:
    """Both encodings; of an amount above `MOST` the most there is."""
    match = Match(game, 3)
    table = ActionTable(match.game, match.settings)
    factored, rng = FactoredTable(table), random.Random(1)
    numbered = 0
    while len(match) < 150 and not match.is_over:
        match.resolve_chance(rng)
        seen = match.observe(match.to_move)
        action = POLICIES["greedy"](seen, rng)
        match.push(action)
        legal = seen.legal_actions
        if action.verb in match.game.unlisted:
            continue
        if (
            not table.blocks[action.verb].words
            and action not in legal.of_type(type(action))[:SLOTS]
        ):
            continue  # lists among its arguments: there are more of them than numbers
        number = table.number(legal, action)
        first, amount = factored.pair(legal, action)
        assert factored.number(table.mask(legal), first, amount + 1) == number
        played = table.action(legal, number)
        assert type(played) is type(action)
        if not action.amount or getattr(action, action.amount) < MOST:
            assert without_options(played) == without_options(action)
        numbered += 1
    assert numbered > 20


def without_options(action: Any) -> dict[str, Any]:
    """The arguments of an action that count: the others have no numbers."""
    given = (name for name, form in action.fields.items() if not isinstance(form, Nullable))
    return {name: getattr(action, name) for name in given}


def test_a_proposal_has_no_number() -> None:
    match = Match("teg", 3)
    match.resolve_chance(random.Random(1))
    table = ActionTable(match.game, match.settings)
    with pytest.raises(ValueError, match="has no number"):
        table.number(match.legal_actions(), ProposeWorld(0, 1))


def test_a_match_that_somebody_takes_back_is_looked_at_anew() -> None:
    """Cached legal actions belong to one position; nothing checks them again."""
    game_env = of("teg")
    game_env.reset(seed=1)
    match, begun = game_env.match, len(game_env.match)
    before = game_env.last()[0]["action_mask"]
    game_env.step(int(before.argmax()))
    late = game_env.last()[0]["action_mask"]
    number = int(np.flatnonzero(before > late)[0])  # an army less is left to be placed
    with pytest.raises(ValueError, match="is not legal now"):
        game_env.step(number)

    match.rewind(begun)

    assert game_env.last()[0]["action_mask"].tolist() == before.tolist()
    game_env.step(number)
    assert len(match) > begun
    assert Match.parse(match.lines()).state == match.state
