"""Bots: legal, deterministic, ignorant of secrets, and greedy clearly stronger than random."""

import os
import random
import subprocess
import sys

import pytest

from teg_nb.bots import POLICIES, greedy_policy, policies, random_policy
from teg_nb.engine.game import CHANCE
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.match import Match

ANYBODY = position(Blanco="Argentina 2", Negro="Brasil").settings.board


def chosen(state, seat=0, seed=1):
    """What greedy does in a position: the verb, and the names of countries or the number."""
    action = greedy_policy(GAMES["teg"].observe(state, seat), random.Random(seed))
    names = state.settings.board.countries
    words = [getattr(action, name) for name, _ in action.fields]
    kinds = [kind for _, kind in action.fields]
    return action.verb, *(
        names[word] if kind == "country" else word for word, kind in zip(words, kinds, strict=True)
    )


def test_policies_are_cycled():
    assert policies("greedy,random", 4) == [greedy_policy, random_policy] * 2
    assert policies(" random ", 2) == [random_policy] * 2


@pytest.mark.parametrize("text", ["clever", "greedy,clever", "", "greedy,"])
def test_unknown_bots_are_named_with_the_known_ones(text):
    with pytest.raises(ValueError, match=r"no bot .*random, greedy"):
        policies(text, 4)


def test_more_bots_than_seats_are_refused():
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        policies("greedy,random,greedy", 2)


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (5, {"auto_victory": False, "auto_card": True}),
        (6, {"double_rule": "attack_armies", "victory_check": "end_of_turn", "extra_minimum": 3}),
    ],
    ids=["2", "3", "5 claims", "6 options"],
)
def test_bots_play_legal_actions_only(name, seats, options):
    rng = random.Random(seats)
    match = Match(seats=seats, options={"max_rounds": 40} | options)
    while not match.is_over and len(match) < 2500:
        match.chance(rng)
        if not match.is_over:
            seen = match.game.observe(match.state, match.to_move)
            action = POLICIES[name](seen, rng)
            assert action in seen.legal_actions
            match.push(action)


@pytest.mark.parametrize("name", POLICIES)
def test_same_seed_same_match(name):
    first, again, other = (
        Match(seats=4).run(POLICIES[name], random.Random(seed), 600) for seed in (7, 7, 8)
    )

    assert first.actions == again.actions
    assert first.actions != other.actions


def test_same_match_in_processes_with_other_hash_seeds():
    program = (
        "import random, zlib; from teg_nb.bots import greedy_policy; from teg_nb import Match;"
        "m = Match(seats=4).run(greedy_policy, random.Random(5), 800);"
        "print(zlib.crc32('\\n'.join(m.lines()).encode()))"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert printed[0] == printed[1]


def test_greedy_beats_three_random_seats():
    """More than 80 % of 60 matches, greedy in each of the seats in turn."""
    won = 0
    for seed in range(60):
        seats = [random_policy] * 4
        seats[seed % 4] = greedy_policy
        match = Match(options={"max_rounds": 60}).run(seats, random.Random(seed))
        won += match.outcome.winners == (seed % 4,)

    assert won > 48


@pytest.mark.parametrize("seats", range(2, 7))
def test_matches_of_greedy_seats_end_by_an_objective(seats):
    for seed in range(4):
        match = Match(seats=seats, options={"max_rounds": 60})
        match.run(greedy_policy, random.Random(seed))
        assert match.outcome.reason in ("objective", "common")


def test_greedy_never_forgets_its_card():
    match = Match(seats=4).run(greedy_policy, random.Random(2), 1500)
    lost = [event for each in match.events for event in each if event.kind.endswith("right_lost")]

    assert not [event for event in lost if event.reason == "forgotten"]


def test_greedy_exchanges_when_it_must():
    hand = ["Nigeria", "Noruega", "Oregon", "Paraguay", "Polonia", "Portugal"]
    state = position(
        Blanco="Argentina 5", Negro="Brasil", phase="reinforce", cards={"Blanco": hand}
    )

    assert chosen(state)[0] == "exchange"


def test_greedy_gives_few_cards_for_a_canje():
    """A supercard alone is a set (TEG-7.13)."""
    hand = ["Nigeria", "Noruega", "Oregon", "Ucrania"]
    state = position(
        Blanco="Argentina 5", Negro="Brasil", phase="reinforce", cards={"Blanco": hand}
    )
    verb, cards, continents = chosen(state)

    assert (verb, [ANYBODY.countries[card] for card in cards]) == ("exchange", ["Ucrania"])
    assert continents == ()


def test_greedy_attacks_by_the_odds_of_the_situation():
    forces = {"Blanco": "Argentina 4", "Negro": "Brasil 2, Chile 9, Bolivia 9, Paraguay 9"}
    forces["Negro"] += ", Uruguay 9"

    assert chosen(position(**forces)) == ("attack", "Argentina", "Brasil")
    assert chosen(position(situation="snow", **forces)) == ("end_attack",)


def test_greedy_aims_at_its_objective():
    """Oceanía for O-9, América del Sur for O-8: two equal neighbours of Chile."""
    forces = {"Blanco": "Chile 9", "Negro": "Argentina 2, Bolivia 2, Australia 2"}
    forces["Negro"] += ", Brasil 9, Colombia 9"
    objectives = {"Rojo": "O-1", "Azul": "O-3", "Negro": "O-10"}

    def aim(card):
        return chosen(
            position(
                **forces,
                Rojo="Alaska",
                Azul="Cuba",
                objectives=objectives | {"Blanco": card},
            )
        )

    assert aim("O-9") == ("attack", "Chile", "Australia")
    assert aim("O-8")[2] in ("Argentina", "Bolivia")


def test_greedy_places_where_it_will_attack():
    """Five more armies take España for sure; against the 30 of Groenlandia they are lost."""
    state = position(
        Blanco="Portugal 2, Islandia 2",
        Negro="España 2, Gran Bretaña 9, Groenlandia 30, Irlanda 30, Noruega 30",
        phase="reinforce",
        due=5,
    )

    assert chosen(state)[:2] == ("place", "Portugal")


def test_greedy_regroups_the_interior_towards_the_front():
    """Portugal has no enemy beside it: all that it can spare goes to España, once."""
    state = position(
        Blanco="Portugal 6, España 3, Gran Bretaña 1, Islandia 1, Irlanda 1",
        Negro="Francia 8, Sahara 8",
        phase="regroup",
    )
    moved, _ = GAMES["teg"].play(state, greedy_policy(GAMES["teg"].observe(state, 0), None))

    assert chosen(state) == ("regroup", "Portugal", "España", 5)
    assert chosen(moved) == ("end_regroup",)


def test_turns_of_greedy_are_short():
    """Regrouping ends by itself: no more moves than countries."""
    match = Match(seats=3).run(greedy_policy, random.Random(4), 3000)
    moves = 0
    for action in match.actions:
        if action.verb == "regroup":
            moves += 1
            assert moves <= 72
        elif action.seat != CHANCE:
            moves = 0
