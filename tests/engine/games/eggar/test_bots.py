"""The bot of EGGAR: it wins, sees nothing that it may not see, and answers by guessing."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from teg_nb import GAMES, Match
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.bots.eggar.greedy import novice_policy, odds

pytestmark = pytest.mark.slow

GAME = GAMES["eggar"]


def chosen(table, seed=1):
    return greedy_policy(GAME.observe(table.state, table.to_move), random.Random(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players_clearly(seats):
    won = 0
    for seed in range(30):
        policies = [random_policy] * seats
        policies[seed % seats] = greedy_policy
        match = Match("eggar", seats).run(policies, random.Random(seed))
        won += seed % seats in match.outcome.winners
    assert won >= 25


@pytest.mark.parametrize("group", [1, 2, 3, 4])
def test_odds_agree_with_counted_throws(group):
    throws = [()]
    for _ in range(group):
        throws = [(*throw, die) for throw in throws for die in range(1, 7)]
    better = sum(max(throw) > die for throw in throws for die in range(1, 7))
    worse = sum(max(throw) < die for throw in throws for die in range(1, 7))
    assert odds(group) == pytest.approx(better / (better + worse))


def test_it_enters_a_flag_that_it_can_reach(start):
    table = start(Verde="A1, K10, J12", Azul="M13, A13", steps=6)
    table.push(chosen(table))
    assert table.winners == ("Verde",)


def test_who_errs_runs_chases_or_comes_home_with_any_soldier(start):
    table = start(Verde="C3, H9", Azul="E10, M13", steps=3)
    board, seen = table.state.settings.board, GAME.observe(table.state, 0)
    aims = {board.square("E10"), *board.flags}
    moved = Counter()
    for seed in range(80):
        move = novice_policy(seen, random.Random(seed))
        here, there = seen.soldiers[move.soldier], move.path[-1]
        assert any(board.distance(there, aim) < board.distance(here, aim) for aim in aims)
        moved[move.soldier] += 1
    assert min(moved[0], moved[1]) >= 10


def test_who_errs_never_misses_a_flag(start):
    seen = GAME.observe(start(Verde="A1, K10, J12", Azul="M13, A13", steps=6).state, 0)
    ends = {novice_policy(seen, random.Random(seed)).path[-1] for seed in range(20)}
    assert ends <= set(seen.settings.board.flags[1:])


def test_it_closes_the_way_to_its_own_flag(start):
    """One side of the flag is open, and an enemy stands four steps from it."""
    table = start(Verde="A2, B1, C2, C3, H9", Azul="B6, M13", steps=4)
    table.push(chosen(table))
    assert table.at("B3") == ["s0-3"]


def test_it_attacks_with_the_largest_group(start):
    table = start(Verde="F6, G5, H6, G7", Azul="G6, M1", phase="attack")
    assert len(chosen(table).soldiers) == 4


def test_it_leaves_an_even_fight_that_puts_more_at_stake_than_it_wins(start):
    table = start(Verde="L3, M4", Azul="L4, A2, A3, B5, D9, E9, E10, F10", phase="attack")
    assert chosen(table).verb == "attack"  # two against one
    table = start(Verde="G4", Azul="G5, A2, A3, B5, D9, E9, E10, F10", phase="attack")
    assert chosen(table).verb == "end_attack"  # its last soldier against one of eight


def test_it_guesses_each_choice_alike_and_never_gives_up(start):
    table = start(Verde="E5", Azul="A9", phase="question", question="easy-3")
    given = Counter(chosen(table, seed).choice for seed in range(400))
    assert set(given) == {0, 1, 2, 3}
    assert min(given.values()) > 60


def test_it_asks_the_hardest(start):
    table = start(Verde="E5", Azul="A9", phase="question")
    assert chosen(table).level == 2


def test_it_removes_the_guard_that_it_stands_before(start):
    table = start(Verde="I12, A1", Azul="L11, K12, M13", phase="question", question="easy-1")
    table.reply(right=False)
    table.push(chosen(table))
    assert table.standing(1) == ["0", "2"]


def test_it_gives_away_the_soldier_that_is_worth_least(start):
    options = {"group_loser": "attacker_choice"}
    table = start(Verde="B3, C4", Azul="B4, M13", phase="attack", options=options)
    table.fight("s1-0", "s0-0", "s0-1", dice=[1, 1], defence=6)
    assert chosen(table).soldier == table.soldier("s0-1")  # the other guards the flag


def test_the_same_seed_chooses_the_same():
    logs = [list(Match("eggar", 3).run(greedy_policy, random.Random(5)).lines()) for _ in range(2)]
    assert logs[0] == logs[1]


def test_with_nothing_to_decide_it_does_nothing(start):
    table = start(Verde="E5", Azul="A9")
    assert greedy_policy(GAME.observe(table.state, 0), random.Random(1)) is None
    assert random_policy(
        GAME.observe(start(Verde="E5", Azul="A9", steps=1).state, 0), random.Random(1)
    )
