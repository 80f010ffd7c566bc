"""Ratings of players, from the matches that they played against each other."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pandas as pd

from teg_nb.analysis.statistics.wins import Source, opened
from teg_nb.engine.errors import BadArgument, needed_packages

Match = tuple[tuple[str, ...], tuple[int, ...]]
"""The bots of a match by seat, and their ranks: 1 for winners, 2 for the others."""


def ratings_frame(
    source: Source, level: float = 0.95, *, resamples: int = 200, seed: int = 0
) -> pd.DataFrame:
    """Rate the bots of some matches by the model of Plackett and Luce.

    A rating is the mean skill after all matches, on the scale of openskill: every bot begins at
    25. A win against a higher rated bot raises a rating more. Ratings depend on luck and on the
    order of the matches. They are therefore bootstrapped: `resamples` samples of the deals are
    drawn, each in random order. The rating is the mean of the samples, and the interval contains
    `level` of them. Matches of the same deal stay together.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
    level : float
        Confidence of the intervals, 0 to 1.
    resamples : int
        20 or more.
    seed : int
        The same seed gives the same table.

    Returns
    -------
    pandas.DataFrame
        ``bot``, ``games`` (matches), ``rating``, ``low`` and ``high``; the strongest first.

    Raises
    ------
    BadArgument
        If openskill is not installed, no match was finished, or there are too few resamples.

    Notes
    -----
    A winning seat beats all others, who tie: the order of their elimination does not count.

    References
    ----------
    R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online ranking", Journal of
    Machine Learning Research 12 (2011), 267-300.

    Examples
    --------
    >>> from teg_nb import simulate
    >>> from teg_nb.analysis import ratings_frame
    >>> data = simulate("eggar", "greedy,random", 6, 1, 1, rotate=True, progress=False)
    >>> ratings_frame(data, resamples=20)["bot"].tolist()
    ['greedy', 'random']
    """
    if resamples < 20:
        raise BadArgument("not_from", name="resamples", least="20", value=resamples)
    deals = _deals(source)
    rng = random.Random(seed)
    bots = sorted({bot for deal in deals for team, _ in deal for bot in team})
    drawn = [_rated(rng.choices(deals, k=len(deals)), bots) for _ in range(resamples)]
    table = np.array(drawn)
    tails = [(1 - level) / 2, (1 + level) / 2]
    low, high = np.nanquantile(table, tails, axis=0)
    games = [sum(bot in team for deal in deals for team, _ in deal) for bot in bots]
    frame = pd.DataFrame(
        {
            "bot": bots,
            "games": games,
            "rating": np.nanmean(table, axis=0),
            "low": low,
            "high": high,
        }
    )
    return frame.sort_values("rating", ascending=False, ignore_index=True)


def _deals(source: Source) -> list[list[Match]]:
    """Group the finished matches by deal."""
    data = opened(source, "seats", "matches")
    seats = data.seats(columns=["match", "bot", "won"])
    seats = seats[seats["won"].notna() & seats["bot"].notna()]
    if seats.empty:
        raise BadArgument("no_matches")
    seeds = data.matches(columns=["match", "seed"]).set_index("match")["seed"]
    deals: dict[str, list[Match]] = {}
    for number, rows in seats.groupby("match"):
        seed = seeds.get(number)
        deal = str(number) if seed is None or pd.isna(seed) else f"/{seed}"
        ranks = tuple(2 - int(won) for won in rows["won"])
        deals.setdefault(deal, []).append((tuple(rows["bot"].astype(str)), ranks))
    return list(deals.values())


def _rated(deals: Sequence[Sequence[Match]], bots: Sequence[str]) -> list[float]:
    """Rate the bots after some deals; nan for a bot that played in none."""
    with needed_packages():
        from openskill.models import PlackettLuce
    model = PlackettLuce()
    skills = {bot: model.rating() for bot in bots}
    played: set[str] = set()
    for deal in deals:
        for team, ranks in deal:
            played.update(team)
            rated = model.rate([[skills[bot]] for bot in team], ranks=list(ranks))
            # A bot with several seats gets the mean of their ratings.
            for bot in dict.fromkeys(team):
                own_ratings = [one for name, (one,) in zip(team, rated, strict=True) if name == bot]
                mu = sum(one.mu for one in own_ratings) / len(own_ratings)
                sigma = sum(one.sigma for one in own_ratings) / len(own_ratings)
                skills[bot] = model.rating(mu=mu, sigma=sigma)
    return [skills[bot].mu if bot in played else float("nan") for bot in bots]
