"""The loop of play: what is checked again, what is not, and what a playout keeps."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise
from typing import Any

import pytest
from cases import QUICK

from teg_nb import GAMES, Match
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import Action
from teg_nb.engine.errors import BotFailed
from teg_nb.engine.games.teg.actions import Attack
from teg_nb.engine.play.runner import SinglePlayout

games = pytest.mark.parametrize("game", list(GAMES))


def start() -> Any:
    return GAMES["teg"].position(Blanco="Chile 4, Bolivia 2", Negro="Argentina 2", rest="Negro")


class Watched(Match):
    """A match that counts what its game was asked to check."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.checked: list[Action] = []
        game = self.game

        class Checking(type(game)):  # type: ignore[misc]
            def check(_, state: Any, action: Action) -> None:
                self.checked.append(action)
                game.check(state, action)

        self.game = Checking()


def test_what_was_picked_is_not_checked_again_and_everything_else_is() -> None:
    picked = Watched(start=start())
    picked.play(lambda seen, rng: seen.legal_actions.choice(rng), random.Random(1), "action")
    assert len(picked) > 0
    assert picked.checked == []

    listed = Watched(start=start())
    listed.play(lambda seen, rng: seen.legal_actions[0], random.Random(1), "action")
    assert listed.checked == [listed.actions[0]]


def elsewhere(seen: Any, rng: random.Random) -> Action:
    seen.legal_actions.choice(rng)
    return Attack(seen.viewer, 0, 0)


def replaced(seen: Any, rng: random.Random) -> Action:
    """Hand back what another list gave, in place of the one that was observed."""
    other = GAMES["teg"].position(Blanco="Japón 9", Negro="China 2", rest="Negro")
    seen.legal_actions = GAMES["teg"].legal_actions(other)
    return seen.legal_actions.of_type(Attack).choice(rng)  # type: ignore[no-any-return]


@pytest.mark.parametrize("bot", [elsewhere, replaced])
def test_a_bot_may_hand_back_anything_and_is_refused(bot: Any) -> None:
    match = Match(start=start())
    with pytest.raises(BotFailed):
        match.play(bot, random.Random(1), "action")
    assert len(match) == 0


def test_what_was_picked_is_checked_once_the_position_has_changed() -> None:
    match = Match(start=start())

    def acts_twice(seen: Any, rng: random.Random) -> Action:
        picked: Action = seen.legal_actions.choice(rng)
        while picked.verb != "attack":
            picked = seen.legal_actions.choice(rng)
        match.push(picked)
        return picked

    with pytest.raises(BotFailed):
        match.play(acts_twice, random.Random(1), "action")
    assert len(match) == 1


@games
@pytest.mark.parametrize("policy", QUICK)
def test_a_playout_is_the_match_of_which_only_the_present_is_kept(game: str, policy: str) -> None:
    match = Match(game, 2 if game == "eggar" else 3, {"max_rounds": 3})
    playout = SinglePlayout(match.game, match.state)

    def forgets(seen: Any, rng: random.Random) -> Action | None:
        """Play without a history, which a playout does not have."""
        seen.history = ()
        return POLICIES[policy](seen, rng)

    match.run(forgets, random.Random(4))
    playout.run(POLICIES[policy], random.Random(4))
    assert playout.state == match.state
    assert len(playout) == len(match)
    assert playout.is_over


@games
@pytest.mark.parametrize("policy", QUICK)
def test_what_bots_see_in_a_playout_stays_as_they_saw_it(game: str, policy: str) -> None:
    playout = SinglePlayout(GAMES[game], GAMES[game].setup(3, {"max_rounds": 2}))
    kept: list[tuple[Any, bytes]] = []

    def keeps(seen: Any, rng: random.Random) -> Action | None:
        kept.append((seen, pickle.dumps(seen)))
        return POLICIES[policy](seen, rng)

    playout.run(keeps, random.Random(4), limit=400)
    assert kept
    assert all(pickle.dumps(seen) == then for seen, then in kept)


def test_a_playout_leaves_the_position_where_it_begins() -> None:
    match = Match("teg", 3).run(POLICIES["greedy"], random.Random(2), limit=60)
    before = match.state.copy()
    SinglePlayout(match.game, match.state).run(POLICIES["greedy"], random.Random(1), limit=60)
    assert match.state == before


def test_a_playout_goes_on_by_turns_and_rounds() -> None:
    playout = SinglePlayout(GAMES["teg"], GAMES["teg"].setup(3))
    turns = []
    for _ in range(12):
        playout.play(POLICIES["greedy"], random.Random(1))
        turns.append((playout.state.round, playout.state.turn))
    assert all(before != after for before, after in pairwise(turns))
    begun = playout.state.round
    playout.play(POLICIES["greedy"], random.Random(1), "round")
    assert playout.state.round == begun + 1


def test_a_playout_holds_one_position() -> None:
    playout = SinglePlayout(GAMES["teg"], GAMES["teg"].setup(3, {"max_rounds": 1}))
    playout.run(POLICIES["random"], random.Random(1))
    held = [value for value in vars(playout).values() if isinstance(value, type(playout.state))]
    assert held == [playout.state]
    assert not any(isinstance(value, list) for value in vars(playout).values())
