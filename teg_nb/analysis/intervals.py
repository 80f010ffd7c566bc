"""Confidence intervals of shares and of their differences."""

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


def paired(gained: int, lost: int, pairs: int, level: float = 0.95) -> tuple[float, float]:
    """Return the interval of a difference of two shares from paired trials.

    The mean of the differences plus or minus Student's quantile times their standard error, after
    half a pair is added to each of the four cells. So pairs that all agree, or all differ, give an
    interval of some width.

    Parameters
    ----------
    gained, lost : int
        Pairs won in the second trial alone, and in the first trial alone.
    pairs : int
        Number of pairs.
    level : float
        Confidence, 0 to 1.

    References
    ----------
    A. Agresti and Y. Min, "Simple improved confidence intervals for comparing matched proportions",
    Statistics in Medicine 24 (2005).

    Examples
    --------
    >>> [round(end, 3) for end in paired(30, 10, 100)]
    [0.077, 0.315]
    >>> [round(end, 3) for end in paired(25, 0, 25)]
    [0.795, 1.0]
    """
    if not 0 <= gained + lost <= pairs or gained < 0 or lost < 0 or not 0 < level < 1:
        raise ValueError(f"{gained} gained and {lost} lost of {pairs} pairs, level {level}")
    mean, error = paired_mean(gained, lost, pairs)
    reach = student_quantile((1 + level) / 2, pairs + 1) * error
    return max(-1.0, mean - reach), min(1.0, mean + reach)


def paired_mean(gained: int, lost: int, pairs: int) -> tuple[float, float]:
    """Return the mean difference of paired trials and its standard error, both as in `paired`.

    Examples
    --------
    >>> [round(number, 4) for number in paired_mean(30, 10, 100)]
    [0.1961, 0.06]
    """
    total = pairs + 2
    mean = (gained - lost) / total
    return mean, (((gained + lost + 1) / total - mean * mean) / (total - 1)) ** 0.5


def student_quantile(share: float, freedom: int) -> float:
    """Return a quantile of Student's distribution, from that of the normal distribution.

    Parameters
    ----------
    share : float
        0 to 1.
    freedom : int
        Degrees of freedom. The error is below 0.001 from 20 on, for shares of 0.0005 to 0.9995.

    References
    ----------
    M. Abramowitz and I. A. Stegun, *Handbook of Mathematical Functions* (1964), 26.7.5.

    Examples
    --------
    >>> round(student_quantile(0.975, 24), 3), round(student_quantile(0.999, 24), 3)
    (2.064, 3.467)
    """
    z = NormalDist().inv_cdf(share)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
