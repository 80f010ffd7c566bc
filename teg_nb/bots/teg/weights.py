"""Weights of the stronger player of La Revancha."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Weights of gains and losses of a campaign.

    They use the units of `greedy`, where a country without special value is worth 1. They come from
    ``python -m benchmarks.tune --steps 58``: 1,160 matches of two and three seats.

    Attributes
    ----------
    army : float
        A lost army.
    reckless : float
        Minimum odds of an attack, 0 to 1.
    first : float
        The conquest that earns the card of the turn.
    beyond : float
        Factor of the value of the best attack from a conquered country.
    danger : float
        An own country, times the odds of losing it.
    near : float
        A country of the own objective, times the third power of the objective's progress.
    deny : float
        A country of another seat, times the progress that it gives that seat: see `hurts`.
    """

    army: float = 0.4
    reckless: float = 0.25
    first: float = 1.05
    beyond: float = 1.08
    danger: float = 0.45
    near: float = 0.91
    deny: float = 1.3
