"""Luck with the dice: results of throws compared with their expectation.

Two measures, each with a z-score. The *pips* are the sum of a seat's dice: a die shows 3.5 on
average, with a variance of 35/12. The *balance* is the number of armies that the seat destroyed
minus those that it lost. Its expectation follows from the game's own rules for these dice
(`dice_losses`), never more than a side had. Both measures cover attack and defence.

A z-score of 2 or more happens to one seat in 44 by chance alone; -2 or less equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from teg_nb.analysis.odds import RULES, dice_losses, rule_of
from teg_nb.analysis.statistics.wins import Source, opened

if TYPE_CHECKING:
    from teg_nb.analysis.dataset.reader import Dataset

_MEAN, _VARIANCE = 3.5, 35 / 12
_COLUMNS = (
    *("match", "seat", "defender", "armies_attack", "armies_defence", "dice_attack"),
    *("dice_defence", "attack", "defence", "losses_attack", "losses_defence"),
)


def luck_frame(source: Source, by: str | Sequence[str] = ("match", "seat")) -> pd.DataFrame:
    """Measure the luck of each seat.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
        Matches of games whose fights have dice. Of several games, those without dice are left
        out.
    by : str or sequence of str
        Keys of the groups: ``"match"``, ``"seat"``, ``"side"`` (``"attack"`` or ``"defence"``).

    Returns
    -------
    pandas.DataFrame
        The columns of `by`, ``throws``, ``dice``, ``pips``, ``pips_expected``, ``pips_z``,
        ``balance``, ``balance_expected`` and ``balance_z`` (armies, or soldiers). In EGGAR a tie is
        thrown again: its pips count, but not towards the balance.

    Raises
    ------
    ValueError
        If no game has dice; the message names the clause.

    Examples
    --------
    >>> from teg_nb.analysis import luck_frame
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 3"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 6, 5], [2, 1, 1])
    >>> luck_frame(match)[["seat", "dice", "pips", "balance"]]
         seat  dice  pips  balance
    0  Blanco     3    17        3
    1   Negro     3     4       -3
    >>> luck_frame(match)["balance_z"].round(2).tolist()
    [1.78, -1.78]
    """
    data = opened(source, "battles")
    games = [game for game in data.games if game in RULES]
    for game in data.games if not games else ():
        rule_of(game)  # raises, and names the clause
    keys = [by] if isinstance(by, str) else list(by)
    order = [*dict.fromkeys(name for game in games for name in _order(data, game))]
    sums = [
        _sums(_sides(data, throws, game), keys, order)
        for game in games
        for throws in data.batches("battles", _COLUMNS, game)
    ]
    totals = _sums(pd.concat(sums, ignore_index=True), keys, order)
    totals["pips_expected"] = _MEAN * totals["dice"]
    with np.errstate(invalid="ignore", divide="ignore"):
        totals["pips_z"] = (totals["pips"] - totals["pips_expected"]) / np.sqrt(
            _VARIANCE * totals["dice"]
        )
        totals["balance_z"] = (totals["balance"] - totals["balance_expected"]) / np.sqrt(
            totals["variance"]
        )
    pips = ["throws", "dice", "pips", "pips_expected", "pips_z"]
    return totals[[*keys, *pips, "balance", "balance_expected", "balance_z"]]


_SUMS = ["throws", "dice", "pips", "balance", "balance_expected", "variance"]


def _sums(rows: pd.DataFrame, keys: list[str], order: list[str]) -> pd.DataFrame:
    """Add up the rows of each group; seats in their order."""
    if "seat" in rows:
        rows["seat"] = pd.Categorical(rows["seat"], order)
    return rows.groupby(keys, observed=True)[_SUMS].sum().reset_index()


def _order(data: Dataset, game: str) -> list[str]:
    """Return the names of all seats of a game, in wheel order."""
    return [*next(data.batches("battles", ["seat"], game))["seat"].cat.categories]


def _sides(data: Dataset, throws: pd.DataFrame, game: str) -> pd.DataFrame:
    """Build two rows for each throw: one for the attacker, one for the defender."""
    free = throws["armies_attack"] - RULES[game].stays
    cases = zip(
        throws["dice_attack"],
        throws["dice_defence"],
        free.clip(upper=4),
        throws["armies_defence"].clip(upper=4),
        strict=True,
    )
    if RULES[game].again:
        chances = _decided(data, throws, game)
    else:
        chances = [_balance(*map(int, case), rules=game) for case in cases]
    mean, variance = np.asarray(chances, np.float64).reshape(-1, 2).T
    gained = (throws["losses_defence"] - throws["losses_attack"]).to_numpy(np.int64)
    tables = []
    for side, seat, sign in (("attack", "seat", 1), ("defence", "defender", -1)):
        dice = throws[f"dice_{side}"].to_numpy(np.int64)
        tables.append(
            pd.DataFrame(
                {
                    "match": throws["match"].to_numpy(),
                    "seat": throws[seat].astype(str).to_numpy(),
                    "side": side,
                    "throws": np.ones(len(throws), np.int64),
                    "dice": dice,
                    "pips": [sum(map(int, text.split())) for text in throws[side]],
                    "balance": sign * gained,
                    "balance_expected": sign * mean,
                    "variance": variance,
                }
            )
        )
    return pd.concat(tables, ignore_index=True)


def _decided(data: Dataset, throws: pd.DataFrame, game: str) -> list[tuple[float, float]]:
    """Return mean and variance of the deciding throws, where equal dice are thrown again."""
    options = data.matches(columns=["match", "options"], game=game).set_index("match")["options"]
    whole_group_loses = {
        number for number, text in options.items() if '"group_loser": "all"' in text
    }
    moments = []
    for number, dice, defence, lost, won in zip(
        throws["match"],
        throws["dice_attack"],
        throws["dice_defence"],
        throws["losses_attack"],
        throws["losses_defence"],
        strict=True,
    ):
        if not lost and not won:
            moments.append((0.0, 0.0))
            continue
        falls = float(dice_losses(int(dice), int(defence), game)[0, 1])
        cost = int(dice) if number in whole_group_loses else 1
        mean = falls - cost * (1 - falls)
        moments.append((mean, falls + cost * cost * (1 - falls) - mean * mean))
    return moments


@cache
def _balance(
    attack: int, defence: int, most_attack: int, most_defence: int, rules: str
) -> tuple[float, float]:
    """Return mean and variance of the defender's losses minus the attacker's in a throw."""
    chances = [
        (min(won, most_defence) - min(lost, most_attack), float(chance))
        for (lost, won), chance in dice_losses(attack, defence, rules).items()
    ]
    mean = sum(value * chance for value, chance in chances)
    return mean, sum(value * value * chance for value, chance in chances) - mean * mean
