"""Reach of the missiles of La Revancha, as a table of the board."""

from __future__ import annotations

from collections.abc import Mapping

from teg_nb.analysis.network import distances_frame
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.games.teg.missiles import DAMAGE

with needed_packages():
    import pandas as pd


def missiles_frame(where: object = "teg", damage: Mapping[int, int] = DAMAGE) -> pd.DataFrame:
    """Tabulate the pairs of countries within reach of a missile, one row per pair (TEG-9.6).

    Parameters
    ----------
    where : str, Board, Match, state or networkx.Graph
    damage : mapping
        Armies destroyed, by distance in borders; by default the damage in La Revancha.

    Returns
    -------
    pandas.DataFrame
        ``source``, ``target``, ``distance`` (borders), ``damage`` (armies). The owners, pacts and
        cards of a match are ignored.

    Examples
    --------
    Number of countries that a missile can hit, by source:

    >>> from teg_nb.analysis import missiles_frame
    >>> frame = missiles_frame()
    >>> reach = frame.groupby("source", observed=True).size()
    >>> int(reach["Argentina"]), int(reach.max())
    (22, 36)
    """
    frame = distances_frame(where)
    near = frame[frame.distance.isin(list(damage))].reset_index(drop=True)
    near["damage"] = near.distance.map(damage).astype("int64")
    return near.astype({"distance": "int64"})
