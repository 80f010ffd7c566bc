"""Standings and stocks of the seats at the end of each round."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from teg_nb.analysis.columns import Column, frame_of, named, numbers
from teg_nb.analysis.tables.counts import standings_over_time
from teg_nb.analysis.tables.games import tables_of_game
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.game import viewer_number
from teg_nb.engine.play.visible_log import effective_viewer

with needed_packages():
    import numpy as np
    import pandas as pd

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


def standings_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """Tabulate the standings at the end of each round, one row per round and seat.

    Parameters
    ----------
    match : Match
        Of any game.
    viewer : str, int or None
        The perspective, as in `entries_frame`: numbers hidden from the viewer are missing. Once
        the match is over, everybody may see everything.

    Returns
    -------
    pandas.DataFrame
        ``round``, ``step`` (the last of the round, or of the match), ``seat``, ``living``, and a
        column for each count of the game, weightiest first: ``countries``, ``armies``,
        ``missiles``, ``cards`` of La Revancha, for instance. Round 0 is the setup of the armies.

    Examples
    --------
    >>> from teg_nb.analysis import standings_frame
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4, España 3", Negro="Francia 9"))
    >>> standings_frame(match)[["round", "seat", "living", "countries", "armies"]]
       round    seat  living  countries  armies
    0      2  Blanco    True          2       7
    1      2   Negro    True         70      78
    """
    seats = match.settings.seats
    steps = round_ends(match)
    seat = effective_viewer(match, viewer_number(viewer, seats))
    rows = [*chain.from_iterable(standings_over_time(match, seat, steps.values()))]
    names = {name: None for counts in rows for name in counts if name != "living"}

    def column(name: str) -> Column:
        values = [counts.get(name, -1) for counts in rows]
        return numbers(values) if min(values) < 0 else np.asarray(values, np.int64)

    size = len(seats)
    return frame_of(
        {
            "round": np.repeat(np.asarray(list(steps), np.int64), size),
            "step": np.repeat(np.asarray(list(steps.values()), np.int64), size),
            "seat": named(list(range(size)) * len(steps), seats),
            "living": np.asarray([counts.get("living", 1) > 0 for counts in rows], np.bool_),
            **{name: column(name) for name in names},
        }
    )


def stocks_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """Tabulate the stocks at the end of each round, one row per round, store and good.

    Parameters
    ----------
    match : Match
        A match of the resource war: other games have no stocks.
    viewer : str, int or None
        The perspective, as in `entries_frame`. A seat sees its own stocks and a spectator none,
        unless the options open them. Once the match is over, everybody sees all.

    Returns
    -------
    pandas.DataFrame
        ``round``, ``step`` (the last of the round, or of the match), ``seat`` (the owner),
        ``territory`` (the store; missing where a seat has one store for all), ``good`` and
        ``amount``. An amount of 0 has no row.

    Raises
    ------
    NotInGame
        For a match of another game.

    Examples
    --------
    >>> from teg_nb.analysis import stocks_frame
    >>> from teg_nb import GAMES, Match
    >>> start = GAMES["wargame"].position(Rojo={"Brasil": {"stock": {"Metal": 3}}}, Azul="China")
    >>> stocks_frame(Match(start=start), "Rojo")[["seat", "territory", "good", "amount"]]
       seat territory   good  amount
    0  Rojo    Brasil  Metal       3
    """
    seat = effective_viewer(match, viewer_number(viewer, match.settings.seats))
    return frame_of(tables_of_game(match.game.name).stocks(match, round_ends(match), seat))


def round_ends(match: Match) -> dict[int, int]:
    """Return the last step of each round, by the number of the round."""
    return {state.round: step for step, state in enumerate(match.states)}
