"""Speed of the odds: a whole table, compared with throws until one of its cells is known."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from teg_nb.analysis.odds.fight import fill_tables
from teg_nb.analysis.odds.throws import fight_of
from teg_nb.engine.dice import losses
from teg_nb.engine.games.teg.combat import attack_dice, defence_dice

ARMIES = 200
FIGHTS = 9604  # a share near one half is then within a hundredth, 19 times in 20


def table(armies: int) -> Any:
    """Conquest and both losses for every pair of armies; nothing is kept from turn to turn."""
    fight = fight_of("teg")
    return fill_tables(armies, armies, fight.rule.stays, fight, float)


def thrown(attackers: int, defenders: int, fights: int, rng: random.Random) -> float:
    """One of the odds by throwing dice."""
    fallen = 0
    for _ in range(fights):
        a, d = attackers, defenders
        while a > 1 and d:
            dice = attack_dice(a, d), defence_dice(d)
            mine, theirs = (tuple(rng.choices(range(1, 7), k=count)) for count in dice)
            lost, won = losses(mine, theirs)
            a, d = a - lost, d - won
        fallen += not d
    return fallen / fights


def seconds(work: Callable[[], Any]) -> float:
    """CPU time of some work."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def ratios(turns: int) -> Iterator[tuple[str, float]]:
    """Compare a table with throws; each is a median over turns."""
    rng, runs = random.Random(1), []
    for _ in range(turns):
        whole = seconds(lambda: table(ARMIES))
        one = seconds(lambda: thrown(10, 7, FIGHTS, rng))
        smaller = seconds(lambda: table(ARMIES // 2))
        runs.append((one / whole, whole / smaller))
    label = f"odds: table of {ARMIES} x {ARMIES} / one cell to a hundredth by throwing dice"
    yield label, median(speed for speed, _ in runs)
    yield "odds: cost of twice the armies a side, 4 by the cells", median(cost for _, cost in runs)
