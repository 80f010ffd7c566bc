"""Matches and rules as numbers: exact odds, tables, networks, datasets and charts.

The names below are loaded when asked for: odds need no pandas, tables no Plotly.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

_PUBLIC = {
    "luck_figure": "luck",
    "luck_frame": "luck",
    "compare_bots": "wins",
    "lengths": "wins",
    "summary": "wins",
    "survival": "wins",
    "wins_by_bot": "wins",
    "wins_by_continent": "wins",
    "wins_by_objective": "wins",
    "wins_by_opening": "wins",
    "wins_by_order": "wins",
    "BadDataset": "dataset",
    "Dataset": "dataset",
    "read_dataset": "dataset",
    "write_dataset": "dataset",
    "ALL": "tables",
    "battles_frame": "tables",
    "board_frame": "tables",
    "entries_frame": "tables",
    "events_frame": "tables",
    "pacts_frame": "tables",
    "Chart": "charts",
    "flow_figure": "charts",
    "map_figure": "charts",
    "odds_figure": "charts",
    "lines_figure": "charts",
    "race_figure": "charts",
    "win_rates_figure": "charts",
    "odds_table": "odds",
    "stop_table": "odds",
    "board_graph": "network",
    "chokepoints": "network",
    "continents_frame": "network",
    "countries_frame": "network",
    "distances_frame": "network",
    "missiles_frame": "network",
}

__all__ = list(_PUBLIC)


def __getattr__(name: str) -> Any:
    if name in _PUBLIC:
        return getattr(import_module(f"teg_nb.analysis.{_PUBLIC[name]}"), name)
    raise AttributeError(f"module 'teg_nb.analysis' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
