"""The bots of Tercera Guerra Mundial."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES, Match
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.bots.tgm.greedy import conquest_table
from teg_nb.engine.dice import compared

pytestmark = pytest.mark.slow

GAME = GAMES["tgm"]


def choice(start, seat=0, seed=1, **parts):
    table = start(**parts)
    action = greedy_policy(GAME.observe(table.state, seat), random.Random(seed))
    assert action in table.legal_actions(seat)
    return table, action


def test_the_odds_agree_with_simulated_fights():
    rng = random.Random(7)
    for attackers, defenders in ((3, 1), (5, 3), (9, 7), (12, 14)):
        wins = 0
        for _ in range(3000):
            mine, theirs = attackers, defenders
            while mine > 1 and theirs:
                _, _, lost, won = compared(
                    tuple(rng.randrange(1, 7) for _ in range(min(3, mine - 1))),
                    tuple(rng.randrange(1, 7) for _ in range(min(3, theirs))),
                )
                mine, theirs = mine - lost, theirs - won
            wins += not theirs
        assert wins / 3000 == pytest.approx(conquest_table()[attackers][defenders], abs=0.03)


@pytest.mark.parametrize("variant", ["secret", "world"])
def test_greedy_beats_random(variant):
    """In the place of any seat, against as many random ones as fit: far more than its share."""
    won = share = 0.0
    for seed in range(20):
        seats = 3 + seed % 4
        place = seed % seats
        policies = [random_policy] * seats
        policies[place] = greedy_policy
        match = Match("tgm", seats, {"variant": variant, "max_rounds": 60})
        match.run(policies, random.Random(seed))
        won += match.outcome.returns[place]
        share += 1 / seats
    assert share < 5
    assert won >= 15


@pytest.mark.parametrize("variant", ["secret", "world"])
@pytest.mark.parametrize("win_check", ["own_turn", "claim"])
def test_greedy_bots_end_their_matches(variant, win_check):
    for seed in range(4):
        options = {"variant": variant, "win_check": win_check, "max_rounds": 200}
        match = Match("tgm", 3 + seed, options).run(greedy_policy, random.Random(seed))
        assert match.outcome.reason in ("objective", "world", "last_alive")


def test_greedy_is_a_function_of_the_seed():
    one, two = (Match("tgm", 4).run(greedy_policy, random.Random(9), limit=300) for _ in range(2))
    assert one.actions == two.actions


def test_greedy_attacks_with_all_dice_where_the_odds_are_good(start):
    table, action = choice(start, Blanco="Brasil 9", Negro="Perú 2, Venezuela 20, Argentina 20")
    assert (action.verb, action.target, action.dice) == ("attack", table.country("Perú"), 3)
    _, action = choice(start, Blanco="Japón 2", Negro="Mongolia 9, Kamchatka 9")
    assert action.verb == "end_combat"


def test_greedy_defends_with_all_dice(start):
    table = start(Blanco="Brasil 9", Negro="Perú 3")
    table.act("attack", "Brasil", "Perú", 3)
    assert greedy_policy(GAME.observe(table.state, 1), random.Random(1)).dice == 3


def test_greedy_wants_its_objective(start):
    """Two targets of the same strength: the one that the objective asks for."""
    for objective, target in (("asia_south_america", "Brasil"), ("north_america_africa", "Congo")):
        table, action = choice(
            start,
            Blanco="África del Norte 9",
            Negro={
                "Brasil": 2,
                "Congo": 2,
                "Egipto": 9,
                "Europa Occidental": 9,
                "Europa del Sur": 9,
            }
            | {"África Oriental": 9},
            objectives={"Blanco": objective},
            rest="Rojo",
        )
        assert action.target == table.country(target)


def test_greedy_keeps_cards_for_a_good_set(start):
    cannons = ["Argentina", "China", "Japón"]
    parts = {"Blanco": "Venezuela", "phase": "reinforce", "pool": 1}
    _, action = choice(start, **parts, cards={"Blanco": cannons})
    assert action.verb == "place"
    _, action = choice(start, **parts, cards={"Blanco": [*cannons, "Brasil", "Perú"]})
    assert action.verb == "exchange"
    _, action = choice(start, **parts, cards={"Blanco": ["Argentina", "Brasil", "Alberta"]})
    assert action.verb == "exchange"
    world = {"variant": "world"}
    _, action = choice(start, **parts, cards={"Blanco": cannons}, options=world)
    assert action.verb == "exchange"


def test_greedy_brings_armies_to_the_front(start):
    own = "Australia Oriental 9, Nueva Guinea, Australia Occidental, Indonesia 2"
    table, action = choice(start, Blanco=own, phase="move")
    assert action.verb == "fortify"
    assert action.source == table.country("Australia Oriental")
    assert action.armies == 8


def test_greedy_moves_on_after_a_conquest(start):
    """From a territory without enemies all go on; into one without enemies, none."""
    own = "Nueva Guinea 9, Australia Occidental, Australia Oriental"
    table = start(Blanco=own, Negro="Indonesia, Siam")
    table.fight("Nueva Guinea", "Indonesia", [6], [1])
    assert greedy_policy(GAME.observe(table.state, 0), random.Random(1)).armies == 7
    own = "Indonesia 9, Australia Occidental, Australia Oriental"
    table = start(Blanco=own, Negro="Nueva Guinea, Siam")
    table.fight("Indonesia", "Nueva Guinea", [6], [1])
    assert greedy_policy(GAME.observe(table.state, 0), random.Random(1)).armies == 0


def test_greedy_spreads_its_armies_for_the_objective_of_eighteen(start):
    names = start(Blanco="Perú").settings.board.countries
    own = dict.fromkeys(names[:18], 2) | {names[4]: 1, names[0]: 5}
    _, action = choice(
        start, Blanco=own, phase="reinforce", pool=6, objectives={"Blanco": "hold_18_double"}
    )
    assert (action.verb, action.country, action.armies) == ("place", 4, 1)


def test_greedy_claims(start):
    names = start(Blanco="Perú").settings.board.countries
    _, action = choice(
        start,
        Blanco=dict.fromkeys(names[:28], 1),
        objectives={"Blanco": "hold_24"},
        options={"win_check": "claim"},
    )
    assert action.verb == "claim"
