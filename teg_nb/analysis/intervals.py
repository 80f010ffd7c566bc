"""Intervals of shares."""

from __future__ import annotations

from statistics import NormalDist


def wilson(wins: float, games: int, level: float = 0.95) -> tuple[float, float]:
    """Wilson's interval of a share: between what it lies, with some confidence.

    Unlike the textbook's plus and minus it never leaves 0 to 1, and holds for few games and for
    shares near the ends.

    Parameters
    ----------
    wins, games : int
        Independent of each other.
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
