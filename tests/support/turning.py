"""Turning points made by hand, for tests of what shows them."""

from __future__ import annotations

from typing import Any

from teg_nb.simulation.turning_points import TurningPoint, TurningPoints

SEATS = ("Blanco", "Negro", "Rojo")


def turning(*rows: dict[str, Any], seats: tuple[str, ...] = SEATS) -> TurningPoints:
    """Return turning points of a match of three seats; each row changes a few attributes."""
    points = []
    for row in rows:
        before, after = row.get("before", 0.2), row.get("after", 0.8)
        parts: dict[str, Any] = {
            "step": 30,
            "first": row.get("step", 30) - 5,
            "round": 2,
            "seat": "Rojo",
            "moved": "Rojo",
            "before": before,
            "after": after,
            "difference": after - before,
            "low": after - before - 0.1,
            "high": after - before + 0.1,
            "apart": True,
            "luck": 0.25,
            "decision": after - before - 0.25,
            "split": "evaluated",
            "playouts": 100,
        }
        points.append(TurningPoint(**(parts | row)))
    return TurningPoints(tuple(points), seats, ("greedy",), 0.95, 12)


UNCLEAR = {"step": 40, "apart": False, "luck": None, "decision": None, "split": "", "after": 0.25}
"""A turn without a clear difference."""
