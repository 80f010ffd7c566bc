"""Exact odds against enumeration by brute force, known values and simulated fights."""

import itertools
import random
from fractions import Fraction

import pytest

from teg_nb.analysis.odds import conquest_table, dice_losses, odds, throw_losses
from teg_nb.engine.games.teg.combat import attack_dice, defence_dice


def enumerated(attack, defence):
    """Losses of every throw, counted one by one with the rule written out anew."""
    ways = {}
    for dice in itertools.product(range(1, 7), repeat=attack + defence):
        mine = sorted(dice[:attack], reverse=True)
        theirs = sorted(dice[attack:], reverse=True)
        won = sum(a > d for a, d in zip(mine, theirs, strict=False))
        lost = min(attack, defence) - won
        ways[lost, won] = ways.get((lost, won), 0) + 1
    return {key: Fraction(count, 6 ** (attack + defence)) for key, count in ways.items()}


@pytest.mark.parametrize(
    ("attack", "defence"), [(a, d) for a in range(1, 5) for d in range(1, 5) if a + d < 7]
)
def test_dice_agree_with_enumeration(attack, defence):
    assert dice_losses(attack, defence) == enumerated(attack, defence)


def test_known_throws():
    """One die beats one in 15 of 36; the three-against-two throw is in every table of odds."""
    assert dice_losses(1, 1)[0, 1] == Fraction(15, 36)
    assert dice_losses(3, 2) == {
        (0, 2): Fraction(2890, 7776),
        (1, 1): Fraction(2611, 7776),
        (2, 0): Fraction(2275, 7776),
    }


@pytest.mark.parametrize("attack", range(1, 5))
@pytest.mark.parametrize("defence", range(1, 5))
def test_chances_add_up_to_one(attack, defence):
    chances = dice_losses(attack, defence)

    assert sum(chances.values()) == 1
    assert all(lost + won == min(attack, defence) for lost, won in chances)


@pytest.mark.parametrize(("attack", "defence"), [(0, 1), (1, 0), (5, 1), (1, 5)])
def test_impossible_dice_are_refused(attack, defence):
    with pytest.raises(ValueError, match="1 to 4 dice"):
        dice_losses(attack, defence)


@pytest.mark.clause("TEG-8.10")
def test_no_side_loses_more_than_it_has():
    """Under wind two armies throw two dice, under snow one army throws two: losses are capped."""
    assert max(lost for lost, _ in throw_losses(2, 2, "tail_wind")) == 1
    assert max(won for _, won in throw_losses(5, 1, "snow")) == 1
    assert throw_losses(2, 2, "tail_wind")[1, 0] == dice_losses(2, 2)[2, 0]


@pytest.mark.clause("TEG-8.5")
def test_four_dice_exception_changes_the_odds():
    assert throw_losses(6, 3) == dice_losses(4, 3)
    assert throw_losses(5, 3) == dice_losses(3, 3)
    assert throw_losses(6, 3, double="attack_armies") == dice_losses(3, 3)
    assert odds(6, 3).conquest > odds(6, 3, double="attack_armies").conquest


def fought(attackers, defenders, keep, situation):
    """Odds by following every throw, without a table: conquest and both expected losses."""
    if not defenders:
        return Fraction(1), Fraction(0), Fraction(0)
    if attackers <= keep:
        return Fraction(0), Fraction(0), Fraction(0)
    falls = lost = won = Fraction(0)
    pairs = enumerated(
        attack_dice(attackers, defenders, situation), defence_dice(defenders, situation)
    )
    for (la, ld), chance in pairs.items():
        la, ld = min(la, attackers - 1), min(ld, defenders)
        then = fought(attackers - la, defenders - ld, keep, situation)
        falls += chance * then[0]
        lost += chance * (la + then[1])
        won += chance * (ld + then[2])
    return falls, lost, won


@pytest.mark.parametrize("situation", ["", "classic", "snow", "tail_wind"])
@pytest.mark.parametrize(
    ("attackers", "defenders", "keep"), [(2, 1, 1), (3, 2, 1), (4, 2, 1), (4, 2, 2), (3, 1, 5)]
)
def test_fights_agree_with_following_every_throw(attackers, defenders, keep, situation):
    found = odds(attackers, defenders, keep=keep, situation=situation, exact=True)

    assert found == fought(attackers, defenders, keep, situation)


@pytest.mark.parametrize("situation", ["", "snow", "tail_wind"])
def test_floats_agree_with_fractions(situation):
    for attackers, defenders, keep in itertools.product((1, 2, 7, 12), (0, 1, 3, 9), (1, 3)):
        exact = odds(attackers, defenders, keep=keep, situation=situation, exact=True)
        quick = odds(attackers, defenders, keep=keep, situation=situation)
        assert quick == pytest.approx(tuple(map(float, exact)), abs=1e-12)
        assert all(isinstance(each, Fraction) for each in exact)


def test_simulated_fights_come_close():
    rng = random.Random(3)
    falls = 0
    for _ in range(4000):
        attackers, defenders = 9, 5
        while attackers > 1 and defenders:
            dice = [rng.randint(1, 6) for _ in range(8)]
            count = attack_dice(attackers, defenders), defence_dice(defenders)
            mine = sorted(dice[: count[0]], reverse=True)
            theirs = sorted(dice[4 : 4 + count[1]], reverse=True)
            won = sum(a > d for a, d in zip(mine, theirs, strict=False))
            attackers -= min(count) - won
            defenders -= won
        falls += defenders <= 0

    assert falls / 4000 == pytest.approx(odds(9, 5).conquest, abs=0.03)


def test_odds_rise_with_attackers():
    table = conquest_table(40, 40)

    for defenders in range(1, 41):
        column = [table[attackers][defenders] for attackers in range(1, 41)]
        assert column == sorted(column)
    assert all(0 <= chance <= 1 for row in table for chance in row)


def test_large_armies_need_no_recursion():
    assert 0 < odds(200, 200).conquest < 0.01
    assert odds(900, 3).conquest == pytest.approx(1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "more"),
    [(-1, 2, {}), (3, -1, {}), (3, 2, {"keep": 0}), (3, 2, {"double": "half"})],
)
def test_impossible_fights_are_refused(attackers, defenders, more):
    with pytest.raises(ValueError, match=r"not|negative"):
        odds(attackers, defenders, **more)
