"""Matches and rules as numbers: exact odds, tables, networks, datasets and charts.

The names below are loaded when asked for: odds need no pandas, tables no Plotly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # what the lazy names below are, for type checkers and editors
    from teg_nb.analysis.battles import battles_frame as battles_frame
    from teg_nb.analysis.battles import sides_frame as sides_frame
    from teg_nb.analysis.charts import Chart as Chart
    from teg_nb.analysis.charts import flow_figure as flow_figure
    from teg_nb.analysis.charts import lines_figure as lines_figure
    from teg_nb.analysis.charts import luck_figure as luck_figure
    from teg_nb.analysis.charts import map_figure as map_figure
    from teg_nb.analysis.charts import odds_figure as odds_figure
    from teg_nb.analysis.charts import race_figure as race_figure
    from teg_nb.analysis.charts import win_rates_figure as win_rates_figure
    from teg_nb.analysis.dataset import BadDataset as BadDataset
    from teg_nb.analysis.dataset import Dataset as Dataset
    from teg_nb.analysis.dataset import read_dataset as read_dataset
    from teg_nb.analysis.dataset import write_dataset as write_dataset
    from teg_nb.analysis.games.teg_missiles import missiles_frame as missiles_frame
    from teg_nb.analysis.luck import luck_frame as luck_frame
    from teg_nb.analysis.network import board_graph as board_graph
    from teg_nb.analysis.network import chokepoints as chokepoints
    from teg_nb.analysis.network import continents_frame as continents_frame
    from teg_nb.analysis.network import countries_frame as countries_frame
    from teg_nb.analysis.network import distances_frame as distances_frame
    from teg_nb.analysis.odds import odds_table as odds_table
    from teg_nb.analysis.odds import stop_table as stop_table
    from teg_nb.analysis.ratings import ratings_frame as ratings_frame
    from teg_nb.analysis.standings import standings_frame as standings_frame
    from teg_nb.analysis.standings import stocks_frame as stocks_frame
    from teg_nb.analysis.tables import ALL as ALL
    from teg_nb.analysis.tables import board_frame as board_frame
    from teg_nb.analysis.tables import entries_frame as entries_frame
    from teg_nb.analysis.tables import events_frame as events_frame
    from teg_nb.analysis.tables import pacts_frame as pacts_frame
    from teg_nb.analysis.thinking import considered_frame as considered_frame
    from teg_nb.analysis.wins import compare_bots as compare_bots
    from teg_nb.analysis.wins import holdings as holdings
    from teg_nb.analysis.wins import lengths as lengths
    from teg_nb.analysis.wins import summary as summary
    from teg_nb.analysis.wins import survival as survival
    from teg_nb.analysis.wins import wins_by_bot as wins_by_bot
    from teg_nb.analysis.wins import wins_by_continent as wins_by_continent
    from teg_nb.analysis.wins import wins_by_objective as wins_by_objective
    from teg_nb.analysis.wins import wins_by_opening as wins_by_opening
    from teg_nb.analysis.wins import wins_by_order as wins_by_order

_PUBLIC = {
    "luck_figure": "charts",
    "luck_frame": "luck",
    "compare_bots": "wins",
    "considered_frame": "thinking",
    "ratings_frame": "ratings",
    "holdings": "wins",
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
    "battles_frame": "battles",
    "sides_frame": "battles",
    "standings_frame": "standings",
    "stocks_frame": "standings",
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
    "missiles_frame": "games.teg_missiles",
}

__all__ = list(_PUBLIC)


if not TYPE_CHECKING:  # a checker would take any name for one of ours

    def __getattr__(name: str) -> Any:
        if name in _PUBLIC:
            return getattr(import_module(f"teg_nb.analysis.{_PUBLIC[name]}"), name)
        raise AttributeError(f"module 'teg_nb.analysis' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
