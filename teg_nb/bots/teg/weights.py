"""Weights of the stronger player of La Revancha."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Values of what a campaign wins and loses.

    They are in the units of `greedy`, where a country that nobody wants is worth 1, and come from
    ``python -m benchmarks.tune --steps 58``: 1,160 matches of two and three seats.

    Attributes
    ----------
    army : float
        An army that is lost.
    reckless : float
        Odds below which nothing is attacked, 0 to 1.
    first : float
        The conquest that earns the card of the turn.
    beyond : float
        Times what the best attack from a conquered country would be worth.
    danger : float
        One's own country, times the odds of losing it.
    near : float
        A country that the own objective asks for, times the third power of what is done of it.
    deny : float
        A country of another seat, times how much nearer that seat's end is for it: see `hurts`.
    """

    army: float = 0.4
    reckless: float = 0.25
    first: float = 1.05
    beyond: float = 1.08
    danger: float = 0.45
    near: float = 0.91
    deny: float = 1.3
