"""Tournaments between players, with the matches of all tables in one dataset."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import combinations
from math import ceil, comb
from pathlib import Path

from teg_nb.analysis.dataset.reader import Dataset, read_dataset
from teg_nb.bots import names_in
from teg_nb.engine.errors import BadArgument, IllegalAction
from teg_nb.engine.games import game_named, set_up
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.play.runner import Policy
from teg_nb.simulation.matches import make_plan, simulate

Players = str | Sequence[str | Policy]


def tournament(
    game: str,
    players: Players,
    matches: int,
    seed: int | str,
    executor: object = None,
    *,
    out: str | os.PathLike[str],
    seats: int | None = None,
    options: JsonMapping | None = None,
    resume: bool = False,
    progress: bool = True,
) -> Dataset:
    """Run a tournament: a table for each combination of players, each player in each seat.

    All tables play the same deals. At each table the players rotate by one seat between the matches
    of a deal. So neither seats nor cards favour a player.

    Parameters
    ----------
    game : str
    players : str or sequence of str or Policy
        Two or more bots, as in `simulate`: ``"hard,normal,easy,mine.py"``.
    matches : int
        Minimum number of matches in total. It is rounded up to whole rotations at each table.
    seed : int or str
        The same seed gives the same matches, on any executor.
    executor : int, Executor or distributed.Client, optional
        As in `simulate`.
    out : path
        New or empty folder. It gets one dataset per table, with the logs of the matches.
    seats : int, optional
        Seats at a table. By default the minimum of the game. Players repeat if they are fewer
        than the seats.
    options : mapping, optional
    resume : bool
        Continue the tournament in `out`. All other arguments must be unchanged.
    progress : bool
        Show a progress bar for each table.

    Returns
    -------
    Dataset
        The matches of all tables. After an interrupt (Ctrl+C) it has the finished ones.

    Raises
    ------
    BadArgument
        For fewer than two players, or fewer than one match.
    ValueError, IllegalAction, BadDataset, WorkerDied
        As `simulate` does.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb import tournament
    >>> data = tournament("eggar", "greedy,random", 2, 1, 1, out=tempfile.mkdtemp(), progress=False)
    >>> sorted(data.seats()["bot"].unique())
    ['greedy', 'random']
    """
    named = names_in(players) if isinstance(players, str) else list(players)
    if len(named) < 2:
        raise BadArgument("two_players", given=str(len(named)))
    if matches < 1:
        raise BadArgument("not_from", name="matches", least="1", value=matches)
    seats = fewest_seats(game, options) if seats is None else seats
    per_table = ceil(matches / comb(len(named), min(seats, len(named))))
    plans = [
        make_plan(game, team, seed, seats=seats, options=options, rotate=True)
        for team in combinations(named, min(seats, len(named)))
    ]
    folders: list[Path] = []
    asked = 0
    for number, plan in enumerate(plans):
        count = ceil(per_table / plan.turns) * plan.turns
        folders.append(Path(out) / f"table-{number}")
        asked += count
        try:
            data = simulate(
                game,
                plan.team,
                count,
                seed,
                executor,
                seats=seats,
                options=options,
                rotate=True,
                out=folders[-1],
                resume=resume,
                progress=progress,
            )
        except KeyboardInterrupt:  # before the first match of this table
            if not number:
                raise
            folders.pop()
            break
        if data.about["finished"] < count:
            break
    data = read_dataset(folders)
    data.about = {"asked": asked, "finished": len(data)}
    return data


def ranking(data: Dataset) -> list[JsonObject]:
    """Rank the players of a tournament, the best first, as JSON values.

    Returns
    -------
    list of dict
        ``bot``; ``wins``, ``games``, ``share``, ``share_low`` and ``share_high`` of its seats
        (`wins_by_bot`); and if openskill is installed, ``rating``, ``low`` and ``high``
        (`ratings_frame`).
    """
    from teg_nb.analysis.statistics.ratings import ratings_frame
    from teg_nb.analysis.statistics.wins import wins_by_bot

    shares = wins_by_bot(data).rename(columns={"low": "share_low", "high": "share_high"})
    columns = ["bot", "wins", "games", "share", "share_low", "share_high"]
    frame, order = shares[columns].astype({"bot": "str"}), "share"
    if find_spec("openskill") is not None:
        rated = ratings_frame(data)[["bot", "rating", "low", "high"]]
        frame, order = frame.merge(rated.astype({"bot": "str"}), on="bot"), "rating"
    rows: list[JsonObject] = json.loads(
        frame.sort_values(order, ascending=False).to_json(orient="records")
    )
    return rows


def fewest_seats(game: str, options: JsonMapping | None = None) -> int:
    """Return the minimum number of seats of a game, two or more.

    Raises
    ------
    IllegalAction
        If the game refuses all numbers up to eight, usually because of the options.

    Examples
    --------
    >>> fewest_seats("teg"), fewest_seats("tgm")
    (2, 3)
    """
    rules = game_named(game)
    for seats in range(2, 8):
        try:
            set_up(rules, seats, options)
        except IllegalAction:
            continue
        return seats
    set_up(rules, 8, options)
    return 8
