"""Confidence intervals of shares."""

from __future__ import annotations

from statistics import NormalDist


def wilson(wins: float, games: int, level: float = 0.95) -> tuple[float, float]:
    """Return the Wilson confidence interval of a share.

    Unlike the normal approximation, the interval never leaves 0 to 1. It holds for few games and
    for shares near 0 or 1.

    Parameters
    ----------
    wins, games : int
        Numbers of independent trials.
    level : float
        Confidence, 0 to 1.

    References
    ----------
    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of
    the American Statistical Association 22 (1927).

    Examples
    --------
    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not 0 <= wins <= games or not 0 < level < 1:
        raise ValueError(f"{wins} wins in {games} games, level {level}")
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + level) / 2)
    share, weight = wins / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = (weight * (share * (1 - share) + weight / 4)) ** 0.5 / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def newcombe(
    wins: float, games: int, other_wins: float, other_games: int, level: float = 0.95
) -> tuple[float, float]:
    """Return Newcombe's interval of a difference of two shares, from the Wilson intervals of both.

    Parameters
    ----------
    wins, games, other_wins, other_games : int
        Counts of two independent samples.
    level : float
        Confidence, 0 to 1.

    References
    ----------
    R. G. Newcombe, "Interval estimation for the difference between independent proportions",
    Statistics in Medicine 17 (1998), method 10.

    Examples
    --------
    >>> [round(end, 4) for end in newcombe(56, 70, 48, 80)]
    [0.0524, 0.3339]
    >>> newcombe(0, 0, 3, 3)
    (-1.0, 1.0)
    """
    if not games or not other_games:
        return -1.0, 1.0
    one, other = wins / games, other_wins / other_games
    (low, high), (other_low, other_high) = (
        wilson(wins, games, level),
        wilson(other_wins, other_games, level),
    )
    gap = one - other
    below = ((one - low) ** 2 + (other_high - other) ** 2) ** 0.5
    above = ((high - one) ** 2 + (other - other_low) ** 2) ** 0.5
    return gap - below, gap + above
