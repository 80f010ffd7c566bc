"""Exact odds against enumeration by brute force, known values and simulated fights."""

import itertools
import random
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest

from teg_nb.analysis.odds import (
    RULES,
    best_dice,
    best_stop,
    campaign,
    conquest_table,
    dice_losses,
    odds,
    odds_table,
    stop_table,
    survivors,
    throw_losses,
)
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
    result = odds(attackers, defenders, stop_at=keep, situation=situation, exact=True)

    assert result == fought(attackers, defenders, keep, situation)


@pytest.mark.parametrize("situation", ["", "snow", "tail_wind"])
def test_floats_agree_with_fractions(situation):
    for attackers, defenders, keep in itertools.product((1, 2, 7, 12), (0, 1, 3, 9), (1, 3)):
        exact = odds(attackers, defenders, stop_at=keep, situation=situation, exact=True)
        quick = odds(attackers, defenders, stop_at=keep, situation=situation)
        assert quick == pytest.approx(tuple(map(float, exact)), abs=1e-12)
        assert all(isinstance(value, Fraction) for value in exact)


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
    [
        (-1, 2, {}),
        (3, -1, {}),
        (3, 2, {"stop_at": 0}),
        (3, 2, {"double": "half"}),
        (3, 2, {"rules": "chess"}),
        (3, 2, {"rules": "risk", "situation": "snow"}),
        (3, 2, {"rules": "tgm", "double": "attack_armies"}),
    ],
)
def test_impossible_fights_are_refused(attackers, defenders, more):
    with pytest.raises(ValueError, match=r"not|no throw"):
        odds(attackers, defenders, **more)


@pytest.mark.parametrize(("rules", "why"), [("wargame", "WAR-6.3"), ("reconquista", "REC-7.7")])
def test_games_without_dice_say_so(rules, why):
    with pytest.raises(ValueError, match=rf"{rules} has no dice .*{why}"):
        odds(3, 2, rules=rules)


# Other games


def test_dice_by_rule():
    """One die per attacking army and per defender, up to what each game allows."""
    assert RULES["risk"].dice(9, 9) == (3, 2)
    assert RULES["tgm"].dice(9, 9) == (3, 3)
    assert RULES["tgm"].dice(3, 2) == (2, 2)
    assert RULES["eggar"].dice(9, 9) == (4, 1)
    assert RULES["eggar"].dice(1, 1) == (1, 1)
    assert RULES["teg"].dice(9, 9, "snow") == (3, 4)


@pytest.mark.parametrize("soldiers", [1, 2, 3, 4])
def test_eggar_throws_equal_dice_again(soldiers):
    """The strongest of the group against one die: half a chance for one, and more for more."""
    wins = draws = 0
    throws = list(itertools.product(range(1, 7), repeat=soldiers + 1))
    for *mine, theirs in throws:
        wins += max(mine) > theirs
        draws += max(mine) == theirs

    assert dice_losses(soldiers, 1, "eggar")[0, 1] == Fraction(wins, len(throws) - draws)


def test_eggar_soldiers_all_fight():
    """Nobody stays behind: two soldiers against one win unless both fall."""
    both, one = dice_losses(2, 1, "eggar"), dice_losses(1, 1, "eggar")

    assert odds(2, 1, rules="eggar", exact=True).conquest == both[0, 1] + both[1, 0] * one[0, 1]
    assert odds(1, 1, rules="eggar", exact=True).losses_attack == Fraction(1, 2)


# J. A. Osborne (2003), table 3: probability that the attacker wins, by attacking armies (one less
# than in the source).
OSBORNE = {
    (1, 1): 0.417,
    (2, 1): 0.754,
    (3, 2): 0.656,
    (3, 3): 0.470,
    (4, 5): 0.359,
    (5, 5): 0.506,
    (5, 6): 0.397,
    (7, 3): 0.910,
    (8, 8): 0.547,
    (9, 10): 0.480,
    (10, 5): 0.916,
    (10, 9): 0.650,
    (10, 10): 0.568,
}


@pytest.mark.parametrize(("attackers", "defenders"), OSBORNE)
def test_risk_agrees_with_the_published_table(attackers, defenders):
    conquest = odds(attackers + 1, defenders, rules="risk").conquest

    assert round(conquest, 3) == OSBORNE[attackers, defenders]


def fight_once(rng, rules, attackers, defenders, leave=1):
    """Fight with real dice, the rules written out anew; armies left on both sides."""
    most, most_defence = {"risk": (3, 2), "tgm": (3, 3), "teg": (3, 3)}[rules]
    while attackers > leave and defenders:
        more = rules == "teg" and defenders >= 3 and attackers >= 2 * defenders
        count = min(attackers - 1, most + more)
        mine = sorted((rng.randint(1, 6) for _ in range(count)), reverse=True)
        theirs = sorted(
            (rng.randint(1, 6) for _ in range(min(defenders, most_defence))), reverse=True
        )
        won = sum(a > d for a, d in zip(mine, theirs, strict=False))
        attackers -= min(len(mine), len(theirs)) - won
        defenders -= won
    return attackers, defenders


# Four standard errors of a share: one wrong alarm in 16 000, and the dice are seeded anyway.
def near(share, chance, trials):
    return abs(share - chance) < 4 * (chance * (1 - chance) / trials) ** 0.5 + 1e-9


@pytest.mark.parametrize("rules", ["risk", "tgm", "teg"])
def test_survivors_agree_with_simulated_fights(rules):
    rng, trials = random.Random(11), 4000
    seen = {}
    for _ in range(trials):
        end = fight_once(rng, rules, 9, 4)
        seen[end] = seen.get(end, 0) + 1
    exact = survivors(9, 4, rules=rules)

    assert set(seen) <= set(exact)
    assert all(near(seen.get(end, 0) / trials, chance, trials) for end, chance in exact.items())


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (6, 3), (9, 7)])
def test_survivors_add_up_to_the_odds(rules, attackers, defenders):
    ends = survivors(attackers, defenders, rules=rules, exact=True)
    result = odds(attackers, defenders, rules=rules, exact=True)

    assert sum(ends.values()) == 1
    assert sum(p for (_, d), p in ends.items() if d == 0) == result.conquest
    assert sum(p * (attackers - a) for (a, _), p in ends.items()) == result.losses_attack
    assert sum(p * (defenders - d) for (_, d), p in ends.items()) == result.losses_defence
    assert list(ends) == sorted(ends)


def test_survivors_of_large_armies_are_quick_and_sum_to_one():
    assert sum(survivors(300, 300).values()) == pytest.approx(1)
    assert survivors(5, 0) == {(5, 0): 1.0}
    assert survivors(3, 4, stop_at=5) == {(3, 4): 1.0}


def test_odds_table_has_a_row_for_each_pair():
    table = odds_table("tgm", 6, [2, 5])

    assert len(table) == 12
    assert table.attackers.tolist()[:4] == [1, 1, 2, 2]
    row = table[(table.attackers == 6) & (table.defenders == 5)].iloc[0]
    assert tuple(row[2:]) == odds(6, 5, rules="tgm")
    with pytest.raises(ValueError, match="from 0 on, not -"):
        odds_table("tgm", [-1], 3)


# Campaigns


@pytest.mark.parametrize("rules", ["risk", "tgm", "teg"])
def test_campaign_of_one_country_is_a_fight(rules):
    march = campaign(7, [3], rules=rules, exact=True)

    assert march.conquest == odds(7, 3, rules=rules, exact=True).conquest
    assert march.stops == (1 - march.conquest, march.conquest)
    assert sum(march.front.values()) == march.conquest


@pytest.mark.parametrize("rules", ["risk", "teg"])
def test_campaign_agrees_with_simulated_marches(rules):
    rng, trials, chain = random.Random(5), 4000, [3, 2, 2]
    stops = [0] * 4
    for _ in range(trials):
        front, taken = 12, 0
        for target in chain:
            left, enemy = fight_once(rng, rules, front, target)
            if enemy:
                break
            taken += 1
            front = left - 1 if rules == "risk" else min(left - 1, 3)
        stops[taken] += 1
    exact = campaign(12, chain, rules=rules)

    assert sum(exact.stops) == pytest.approx(1)
    assert all(
        near(n / trials, chance, trials) for n, chance in zip(stops, exact.stops, strict=True)
    )


@pytest.mark.clause("TEG-8.11")
def test_only_three_armies_move_in():
    assert max(campaign(30, [1]).front) == 3
    assert max(campaign(30, [1], rules="tgm").front) == 29
    assert max(campaign(30, [1], garrison=10, rules="tgm").front) == 20


def test_as_many_move_in_as_threw_dice():
    """Five armies of which four should stay: three threw, so three go."""
    assert set(campaign(5, [1], garrison=4, rules="tgm").front) == {3}


def test_campaign_refuses_what_cannot_be():
    with pytest.raises(ValueError, match=r"EGG-6\.4"):
        campaign(4, [1, 1], rules="eggar")
    with pytest.raises(ValueError, match="garrison is 1 or more"):
        campaign(4, [1, 1], garrison=0)
    with pytest.raises(ValueError, match="from 0 on, not -"):
        campaign(4, [1, -1])


def test_a_march_through_no_country_is_won():
    assert campaign(4, [], exact=True) == (1, (1,), {4: 1})


# Decisions


def value(attackers, defenders, prize, spoil):
    """Worth of a Risk fight by following every throw: stop, or go on."""
    if not defenders:
        return prize
    if attackers < 2:
        return Fraction(0)
    pairs = enumerated(min(attackers - 1, 3), min(defenders, 2))
    go = sum(
        chance * (spoil * won - lost + value(attackers - lost, defenders - won, prize, spoil))
        for (lost, won), chance in pairs.items()
    )
    return max(Fraction(0), go)


@pytest.mark.parametrize("prize", [1, 2, 6])
@pytest.mark.parametrize("spoil", [Fraction(0), Fraction(1, 2)])
@pytest.mark.parametrize(("attackers", "defenders"), [(2, 1), (4, 2), (4, 3)])
def test_stopping_agrees_with_following_every_throw(attackers, defenders, prize, spoil):
    plan = best_stop(
        attackers, defenders, conquest_value=prize, kill_value=spoil, rules="risk", exact=True
    )

    assert plan.worth == value(attackers, defenders, Fraction(prize), spoil)
    assert plan.attack == (plan.worth > 0)


def test_who_never_stops_has_the_odds_of_the_fight():
    """A prize beyond all losses: the best plan is to fight to the end."""
    plan = best_stop(8, 6, conquest_value=10**12)

    assert plan.conquest == pytest.approx(odds(8, 6).conquest)


def test_stop_table_tells_where_to_attack():
    table = stop_table("risk", 12, 6, conquest_value=3)

    assert len(table) == 72
    assert not table.attack[table.attackers == 1].any()
    assert (table.worth > 0).equals(table.attack)
    for _, column in table.groupby("defenders"):
        assert column.attack.is_monotonic_increasing


def test_more_dice_are_better_for_both():
    for attackers, defenders in itertools.product(range(2, 9), range(1, 9)):
        choice = best_dice(attackers, defenders)
        assert (choice.attack, choice.defence) == (min(3, attackers - 1), min(3, defenders))
        assert choice.conquest == pytest.approx(odds(attackers, defenders, rules="tgm").conquest)


def test_best_dice_agree_with_every_choice():
    """The choice of one throw against the whole tree of choices, followed anew."""

    def falls(attackers, defenders):
        if not defenders:
            return Fraction(1)
        if attackers < 2:
            return Fraction(0)
        return max(
            min(
                sum(
                    chance * falls(attackers - lost, defenders - won)
                    for (lost, won), chance in enumerated(n, m).items()
                )
                for m in range(1, min(3, defenders) + 1)
            )
            for n in range(1, min(3, attackers - 1) + 1)
        )

    assert best_dice(3, 2, exact=True).conquest == falls(3, 2)


def test_dice_need_somebody_to_throw_them():
    with pytest.raises(ValueError, match="no throw"):
        best_dice(1, 3)
    with pytest.raises(ValueError, match="no throw"):
        throw_losses(3, 0, rules="tgm")


def test_odds_need_no_tables():
    """Only a table asked for brings pandas: bots count their odds without it."""
    program = (
        "import sys; from teg_nb.analysis.odds import *; odds(9, 4); survivors(9, 4);"
        "campaign(9, [1, 2]); best_stop(5, 3, conquest_value=2); best_dice(4, 4);"
        "print(sorted({'numpy', 'pandas', 'plotly', 'networkx'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    ("armies", "message"),
    [
        ((2.5, 1), "whole number from 0 on, not 2.5"),
        ((3, "2"), "whole number from 0 on, not '2'"),
        ((True, 1), "whole number from 0 on, not True"),
        ((-1, 1), "whole number from 0 on, not -1"),
        ((10**6, 10**6), "at most 1000 armies a side, not 1000000"),
        ((5, 1001), "at most 1000 armies a side, not 1001"),
    ],
)
def test_what_is_no_number_of_armies(armies, message):
    asked = (
        lambda: odds(*armies),
        lambda: odds(*armies, exact=True),
        lambda: survivors(*armies),
        lambda: conquest_table(*armies),
        lambda: odds_table("risk", *armies),
        lambda: campaign(armies[0], [armies[1], 1], rules="risk"),
        lambda: best_stop(*armies, conquest_value=3),
        lambda: stop_table("risk", *armies, conquest_value=3),
        lambda: best_dice(*armies),
        lambda: throw_losses(*armies),
    )
    for ask in asked:
        with pytest.raises(ValueError, match=message):
            ask()


def test_armies_of_numpy_are_numbers():
    assert odds(np.int64(10), np.int64(5)) == odds(10, 5)
