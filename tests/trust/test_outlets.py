"""Nothing leaks: every outlet of `outlets.py`, over matches that differ only in secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import isles
import pytest
from outlets import CLOSED, OUTLETS, Look, Outlet, doors, other_answers, twin

from teg_nb import CHANCE, GAMES, Match
from teg_nb.bots import POLICIES
from teg_nb.engine.games import unregister_game
from teg_nb.engine.games.eggar.question_bank import bundled

pytestmark = pytest.mark.slow


@cache
def pairs(game: str) -> list[tuple[Match, Match, int | None]]:
    """Matches and their twins, for each viewer; shared, so not to be played on."""
    if game == "eggar":
        return [pair for seed in range(2) for pair in quizzes(seed)]
    rows = []
    for seed in range(3):
        seats = 2 if game == "isles" else 3
        options = {"max_rounds": 8}
        if game == "reconquista":
            options["memory_aid"] = seed == 1  # else there is no log for one seat
        match = Match(game, seats, options)
        match.run(POLICIES["greedy" if seed else "random"], random.Random(seed), limit=260)
        for viewer in (None, *range(seats)):
            tries = (twin(match, viewer, random.Random(number)) for number in range(6))
            rows.append((match, max(tries, key=lambda other: len(differing(match, other))), viewer))
    return rows


def differing(match: Match, other: Match) -> list[int]:
    """The steps at which two matches are not the same."""
    return [k for k, state in enumerate(other.states) if k and match.states[k] != state]


def quizzes(seed: int) -> Iterator[tuple[Match, Match, int | None]]:
    """Matches of EGGAR in which a question is open, for all but the one who reads it."""
    cards = [card.plain() for card in bundled()[seed::5]]
    match = Match("eggar", 3, {"questions": cards, "max_rounds": 8})
    match.run(POLICIES["greedy"], random.Random(seed))
    open_ = [step for step, state in enumerate(match.states) if state.phase == "question"]
    for step in open_[:3]:
        asked = match.fork(step)
        for viewer in {None, 0, 1, 2} - {asked.state.turn}:
            yield asked, other_answers(asked), viewer


@pytest.fixture(autouse=True)
def sixth() -> Iterator[None]:
    """The game of the tests is looked at like the others, though it keeps no secret."""
    isles.install()
    yield
    unregister_game("isles")


games = pytest.mark.parametrize("game", [*GAMES, "isles"])
outlets = pytest.mark.parametrize("outlet", OUTLETS, ids=lambda outlet: outlet.name)


Place = tuple[Match, Match, int | None, int]
"""A match, its twin, the viewer, and the step to compare them at."""


def places(game: str, outlet: Outlet, looks: int) -> list[Place]:
    """Return the places at which to compare what goes out: some steps of each pair."""
    rows = []
    for match, other, viewer in pairs(game):
        steps = differing(match, other) if game != "isles" else range(1, len(match))
        steps = [
            step
            for step in steps
            if not (outlet.waits and match.game.to_move(match.states[step]) == CHANCE)
        ]
        chosen = random.Random(len(steps)).sample(steps, min(looks, len(steps)))
        rows += [(match, other, viewer, step) for step in sorted(chosen)]
    assert len(rows) > 8
    return rows


def look_at(outlet: Outlet, chosen: list[Place]) -> None:
    """Check that what goes out is the same for a match and its twin."""
    for match, other, viewer, step in chosen:
        one, two = (Look(item.fork(step), viewer) for item in (match, other))
        assert outlet.read(one) == outlet.read(two), (viewer, step)


@games
@outlets
def test_what_may_not_be_known_changes_nothing(game: str, outlet: Outlet) -> None:
    """Each outlet is compared at five places of its own; the soak compares at all."""
    look_at(outlet, random.Random(outlet.name).sample(places(game, outlet, 1), 5))


@pytest.mark.soak
@games
@outlets
def test_nor_does_it_at_many_steps(game: str, outlet: Outlet) -> None:
    look_at(outlet, places(game, outlet, 12))


def test_every_door_is_in_the_list() -> None:
    """A new one fails here until it stands in `OUTLETS`, or in `CLOSED` with its reason."""
    looked_at = [door for outlet in OUTLETS for door in outlet.doors]
    assert sorted(doors() - set(looked_at) - set(CLOSED)) == []
    assert sorted({*looked_at, *CLOSED} - doors()) == [], "no such door any more"
    assert set(looked_at) & set(CLOSED) == set()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_twins_differ_where_somebody_may_see_it(game: str) -> None:
    """The pairs are no empty test: to the viewer that sees all, they do not read alike."""
    for match, other, _ in pairs(game):
        step = max(differing(match, other), default=0)
        if step:
            assert match.game.dump(match.states[step]) != other.game.dump(other.states[step])
    assert sum(bool(differing(match, other)) for match, other, _ in pairs(game)) > 5
