"""The log in an observation: read late, never more than the viewer may know, always as it was."""

from __future__ import annotations

import copy
import gc
import pickle
import random
import weakref
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.engine.actions import ALL
from teg_nb.engine.play.history import History
from teg_nb.engine.play.visible_log import visible_entry

games = pytest.mark.parametrize("game", list(GAMES))


def played(game: str, entries: int = 60) -> Match:
    match = Match(game, 3).run(POLICIES["greedy"], random.Random(4), limit=entries)
    assert not match.is_over
    return match


def what_may_be_read(match: Match, viewer: int | None) -> list[tuple[Any, list[type]]]:
    """Actions and kinds of events, entry by entry, without those of which nothing may be known."""
    entries = (visible_entry(match, place, viewer) for place in range(len(match)))
    told = [(entry.action, [type(event) for event in entry.events]) for entry in entries]
    return [item for item in told if item != (None, [])]


@games
def test_it_is_the_log_as_the_viewer_may_read_it(game: str) -> None:
    match = played(game)
    for viewer in (None, 0, 1, 2):
        seen = match.observe(viewer)
        assert [
            (told.action, [type(event) for event in told.events]) for told in seen.history
        ] == what_may_be_read(match, viewer)
        for told in seen.history:
            for event in told.events:
                for name in event.secret if not event.known_to(viewer) else ():
                    assert getattr(event, name, None) is None


@games
def test_a_bot_is_given_it_at_each_decision(game: str) -> None:
    """Read at once, late, or never: it is the log up to that decision."""
    kept: list[tuple[Any, Any]] = []
    match = Match(game, 3)

    def policy(seen: Any, rng: random.Random) -> Any:
        now = tuple(seen.history) if len(kept) % 3 == 0 else None
        kept.append((seen, now))
        return rng.choice(seen.legal_actions) if seen.legal_actions else None

    match.run(policy, random.Random(2), limit=80)
    assert len(kept) > 10
    lengths: dict[int, int] = {}
    for seen, now in kept:
        assert now is None or seen.history == now
        assert len(seen.history) > lengths.get(seen.viewer, 0)
        lengths[seen.viewer] = len(seen.history)


def test_a_position_alone_has_none() -> None:
    match = played("tgm")
    assert match.game.observe(match.state, 0).history == ()
    assert match.observe(0) == match.game.observe(match.state, 0), "it is no part of what is seen"


def test_it_stays_as_it_was_when_the_match_goes_another_way() -> None:
    match = played("teg", 120)
    early = match.observe(0)
    wanted = what_may_be_read(match, 0)
    match.rewind(60)
    match.run(POLICIES["random"], random.Random(9), limit=100)
    assert [
        (told.action, [type(event) for event in told.events]) for told in early.history
    ] == wanted
    assert match.observe(0).history != early.history

    fork = match.fork(40)
    late = fork.observe(1)
    fork.adopt(match)
    assert len(late.history) <= 40
    assert len(fork.observe(1).history) > 40


def test_it_outlives_the_match() -> None:
    match = played("teg", 60)
    seen, wanted = match.observe(1), what_may_be_read(match, 1)
    gone = weakref.ref(match)
    del match
    gc.collect()
    assert gone() is None
    assert len(seen.history) == len(wanted)


def test_once_the_match_is_over_it_is_open() -> None:
    match = Match("tgm", 3, {"max_rounds": 2}).run(POLICIES["greedy"], random.Random(1))
    told = match.observe(0).history
    assert [item.action for item in told] == match.actions
    assert [list(item.events) for item in told] == match.events


@games
@pytest.mark.parametrize("asked", [False, True], ids=["unread", "read"])
def test_nothing_of_the_match_can_be_reached_from_it(game: str, asked: bool) -> None:
    """By no reference that the collector of garbage follows, and so by no attribute."""
    match = played(game)
    seen = match.observe(1)
    if asked:
        assert len(seen.history) > 20
    reachable: dict[int, Any] = {}
    todo: list[Any] = [seen.history]
    while todo:
        item = todo.pop()
        if id(item) in reachable or isinstance(item, type):
            continue
        reachable[id(item)] = item
        todo += gc.get_referents(item)
    hidden = {id(match), *map(id, match.states), id(match.actions), id(match.events)}
    assert not hidden & set(reachable)


@games
def test_copies_and_pickles_are_what_was_read(game: str) -> None:
    match = played(game)
    for asked in (False, True):
        seen = match.observe(1)
        if asked:
            assert seen.history
        for other in (
            copy.copy(seen),
            copy.deepcopy(seen),
            *(pickle.loads(pickle.dumps(seen, protocol)) for protocol in range(2, 6)),
        ):
            assert other == seen
            assert isinstance(other.history, History)
            assert other.history == seen.history
    assert repr(match.observe(1).history) == repr(seen.history)


def test_it_is_a_sequence() -> None:
    history = played("teg", 40).observe(0).history
    assert history[-1] == tuple(history)[-1] == history[1:][-1]
    assert history[0] in history
    assert list(reversed(history)) == list(history)[::-1]
    assert history == list(history)
    assert history != 3


def test_a_match_that_was_observed_can_be_sent() -> None:
    match = played("teg", 40)
    wanted = match.observe(0).history
    sent = pickle.loads(pickle.dumps(match))
    assert sent.observe(0).history == wanted
    assert all(visible_entry(sent, place, ALL).action for place in range(len(sent)))


@pytest.mark.clause("REC-7.15")
def test_what_is_laid_down_is_read_once_it_is_opened() -> None:
    """The length of the history does not tell who has passed cards."""
    match = Match("reconquista", 3)
    match.run(POLICIES["greedy"], random.Random(1), limit=120)
    assert not match.is_over
    sealed = [
        step for step, state in enumerate(match.states) if match.game.has_sealed_entries(state)
    ]
    assert sealed
    for step in sealed:
        fork = match.fork(step)
        other = next(s for s in range(3) if s != fork.actions[-1].seat)
        before, after = (match.fork(item).observe(other).history for item in (step - 1, step))
        assert before == after
    whole = match.observe(0)
    for step in range(len(match)):
        match.fork(step).observe(0)
    assert [told.action for told in whole.history] == [
        action for action, _ in what_may_be_read(match, 0)
    ]
