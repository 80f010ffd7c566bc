"""Matches and their parts can be sent to another process, also after play."""

from __future__ import annotations

import copy
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from teg_nb import GAMES, POLICIES, BadLog, IllegalAction, Match, env
from teg_nb.engine.errors import BadArgument, BotFailed
from teg_nb.widget import MatchWidget

PLAYED = 300
"""Entries after which a match is sent, or its end."""


def played(game, entries=PLAYED):
    """A match of three seats."""
    return Match(game, 3).run(POLICIES["random"], random.Random(1), limit=entries)


def told(match):
    """Return the lines of a match in another process, before and after 30 more entries."""
    lines = list(match.lines())
    match.run(POLICIES["random"], random.Random(2), limit=30)
    return lines, len(match.states), list(match.lines())


def told_of_an_environment(environment):
    """The next observations of an environment that plays on."""
    seen = []
    rng = random.Random(3)
    for _ in range(20):
        observation, reward, over, cut, _ = environment.last()
        if over or cut:
            break
        seen.append((observation["observation"].tolist(), reward))
        legal = observation["action_mask"].nonzero()[0].tolist()
        environment.step(rng.choice(legal))
    return seen


@pytest.fixture(scope="module")
def process():
    """A process that has been given nothing: it imports what it needs."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_in_another_process(game, process):
    match = played(game)

    assert process.submit(told, match).result() == told(match.fork())
    assert len(match) <= PLAYED + 5


@pytest.mark.parametrize("game", GAMES)
def test_a_position_and_what_a_seat_sees_of_it_can_be_sent(game, process):
    match = played(game)
    rng = random.Random(4)

    for state in rng.sample(match.states, 5):
        for seen in (state, match.game.observe(state, 0), match.game.observe(state, None)):
            sent = pickle.loads(pickle.dumps(seen))
            assert sent == seen
    assert process.submit(match.game.to_move, match.state).result() == match.to_move


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", ["deepcopy", "cloudpickle"])
def test_a_copy_goes_on_alike(game, copied):
    match = played(game)
    if copied == "deepcopy":
        other = copy.deepcopy(match)
    else:
        cloudpickle = pytest.importorskip("cloudpickle")
        other = pickle.loads(cloudpickle.dumps(match))

    assert other.states == match.states
    assert other.events == match.events
    assert told(other) == told(match)


@pytest.mark.parametrize("name", POLICIES)
def test_bots_can_be_sent(name, process):
    match = played("teg", 50).fork()
    match.resolve_chance(random.Random(2))
    seen = match.game.observe(match.state, match.to_move)

    assert process.submit(POLICIES[name], seen, random.Random(1)).result() == (
        POLICIES[name](seen, random.Random(1))
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_goes_on_in_another_process(game, process):
    environment = env(game, seats=3)
    environment.reset(seed=5)
    rng = random.Random(6)
    for _ in range(60):
        observation, _, over, cut, _ = environment.last()
        environment.step(
            None if over or cut else rng.choice(observation["action_mask"].nonzero()[0].tolist())
        )
    there = process.submit(told_of_an_environment, environment).result()

    assert there == told_of_an_environment(environment)
    assert there


def test_a_sent_position_shares_what_its_table_has_made():
    """The lists of actions are not sent, and not made again where the table is known."""
    for game in GAMES:
        match = played(game, 100)
        sent = pickle.loads(pickle.dumps(match.state))
        assert sent.settings == match.settings
        assert sent.settings is match.settings
        assert len(pickle.dumps(match.state)) < 20_000


@pytest.mark.parametrize(
    "fault",
    [
        BadLog(7, "not JSON"),
        BotFailed(3, "Rojo", "no idea"),
        IllegalAction("not_adjacent", "TEG-8.2", source="Argentina", target="Sahara"),
    ],
)
def test_errors_can_be_sent(fault):
    sent = pickle.loads(pickle.dumps(fault))

    assert (type(sent), str(sent)) == (type(fault), str(fault))
    assert repr(vars(sent)) == repr(vars(fault))  # errors within it compare by what they say
    assert [sent.text(lang) for lang in ("es", "en")] == [fault.text(lang) for lang in ("es", "en")]


def test_a_screen_is_sent_without_its_widget():
    match = played("teg", 40)
    widget = MatchWidget(match, {"Negro": "greedy"}, seed=1)
    sent = pickle.loads(pickle.dumps(widget.session))

    assert (
        repr(sent)
        == repr(widget.session)
        == f"<Session teg: Blanco, Negro, Rojo; step {len(match)}>"
    )
    assert sent.view() == widget.session.view()
    for keep in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(BadArgument, match=r"use its match \(widget\.match\)"):
            keep(widget)


def test_what_a_notebook_shows_of_a_log_has_no_cards():
    log = played("teg", 40).log()

    assert repr(log) == f"<Log teg: {log.entries} entries; main>"
    assert repr(log.lines["main"]) == f"<Line main: steps 0 to {log.entries}>"
