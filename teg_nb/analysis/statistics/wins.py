"""Shares of wins by seat, bot, objective, continent and opening; lengths and survival times.

Every function takes a dataset, a match or a list of matches, and returns a table. Tables of shares
have ``wins`` and ``games`` (of seats), ``share``, ``low`` and ``high`` (Wilson's interval of the
share) and ``chance`` (the share if all seats of every match were equal). `win_rates_figure` draws
them. A table knows who played: its ``attrs["played"]`` counts the matches and names the bots, and
charts of it say so (`played_by`).

An interval assumes that the matches are independent, not the seats. Seats of one match depend on
each other. If two of four seats have the same bot, only one of them can win. So the bot wins at
most half of its games. Therefore the wins of a group are counted together in each match. An
interval also assumes that other matches would be dealt and played in the same way. Matches with
``rotate`` share their deals; for two bots at the same deals `compare_bots` is sharper.

References
----------
E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22
(1927): the interval of a share.
E. L. Kaplan and P. Meier, "Nonparametric estimation from incomplete observations", JASA 53 (1958):
the time that a country stays with its owner, where many matches end before it is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import NormalDist

import numpy as np
import pandas as pd

from teg_nb.analysis.dataset.players import PLAYED, players_sentence, who_played
from teg_nb.analysis.dataset.reader import Collector, Dataset
from teg_nb.analysis.dataset.records import lacks, tables_of
from teg_nb.engine.errors import BadArgument, NotInGame, UnknownName
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue

Source = Dataset | Match | Iterable[Match]
"""A dataset, a match, or several matches."""


def opened(source: Source, *tables: str) -> Dataset:
    """Open a source as a dataset that has at least some tables."""
    if isinstance(source, Dataset):
        return source
    held = Collector()
    for number, match in enumerate([source] if isinstance(source, Match) else source):
        held.add(match.game.name, tables_of(match, number, tables))
    if not held.matches:
        raise BadArgument("no_matches")
    return held.dataset()


def played_by(source: Source | pd.DataFrame | pd.Series[float], lang: str = "es") -> str:
    """Return who played, in one sentence, for the caption of a chart or a page.

    Parameters
    ----------
    source : Dataset, Match, iterable of Match, pandas.DataFrame or pandas.Series
        Tables of this module, and their columns, know who played.
    lang : str
        ``"es"`` or ``"en"``.

    Returns
    -------
    str
        ``""`` if no match names its bots.

    Examples
    --------
    >>> from teg_nb.analysis import played_by, wins_by_order
    >>> from teg_nb import simulate
    >>> data = simulate("teg", "greedy", 2, 1, options={"max_rounds": 1}, progress=False)
    >>> played_by(data, "en"), played_by(wins_by_order(data))
    ('From 2 matches between bots (greedy).', 'De 2 partidas entre bots (greedy).')
    """
    if isinstance(source, pd.DataFrame | pd.Series):
        return players_sentence(source.attrs[PLAYED], lang) if PLAYED in source.attrs else ""
    return players_sentence(who_played(opened(source, "matches")), lang)


def _with_players(table: pd.DataFrame, data: Dataset) -> pd.DataFrame:
    """Note in a table who played the matches that it is made of."""
    table.attrs[PLAYED] = who_played(data)
    return table


def _shares(frame: pd.DataFrame, by: str | list[str], level: float) -> pd.DataFrame:
    """Compute wins, games and Wilson's interval of each group, counted by match.

    `frame` has columns ``match``, ``won`` and ``chance``.
    """
    keys = [by] if isinstance(by, str) else by
    groups = frame.groupby(keys, observed=True)
    shares = groups.agg(wins=("won", "sum"), games=("won", "size"), chance=("chance", "mean"))
    won = frame.groupby([*keys, "match"], observed=True)["won"].sum().astype("int64")
    in_match = won.groupby(keys, observed=True).agg(["size", "max"])
    shares = shares.join(in_match).reset_index()
    shares["wins"] = shares["wins"].astype("int64")
    shares["share"] = shares["wins"] / shares["games"]
    ends = [
        _ends(int(w), int(g), int(m), int(most), level)
        for w, g, m, most in zip(
            shares["wins"], shares["games"], shares["size"], shares["max"], strict=True
        )
    ]
    shares["low"] = [low for low, _ in ends]
    shares["high"] = [high for _, high in ends]
    return shares[[*keys, "wins", "games", "share", "low", "high", "chance"]]


def _ends(wins: int, games: int, matches: int, most: int, level: float) -> tuple[float, float]:
    """Return Wilson's interval of a share of games, with at most `most` wins in one match.

    Each match counts as one trial that brings all of `most` wins or none: the largest variance.
    """
    from teg_nb.analysis.intervals import wilson

    most = max(most, 1)
    low, high = wilson(wins / most, matches, level)
    scale = most * matches / games
    return low * scale, min(high * scale, 1.0)


def _played(data: Dataset, columns: list[str]) -> pd.DataFrame:
    """Return the seats of finished matches, with the share that each has by chance."""
    frame = data.seats(columns=["match", "won", *columns])
    frame["chance"] = 1 / frame.groupby("match")["match"].transform("size")
    return frame[frame["won"].notna()]


def wins_by_order(source: Source, level: float = 0.95) -> pd.DataFrame:
    """Compute the share of wins of each place in the order of play.

    If one seat alone had no turn because the match ended first, it counts as last. Other seats
    without a turn, such as those eliminated before it, have no place and do not count.

    Returns
    -------
    pandas.DataFrame
        ``seats`` (at the table), ``order`` (1 plays first), and the columns of shares.

    Examples
    --------
    >>> from teg_nb.analysis import wins_by_order
    >>> from teg_nb import simulate
    >>> data = simulate("teg", "greedy", 8, 1, options={"max_rounds": 3}, progress=False)
    >>> frame = wins_by_order(data)
    >>> frame["order"].tolist(), int(frame["games"].sum())
    ([1, 2, 3, 4], 32)
    """
    data = opened(source, "seats")
    frame = _played(data, ["order", "eliminated"])
    matches = frame.groupby("match")
    frame["seats"] = matches["match"].transform("size")
    alone = matches["order"].transform("count") == frame["seats"] - 1
    last = frame["order"].isna() & frame["eliminated"].isna() & alone
    frame["order"] = frame["order"].mask(last, frame["seats"])
    return _with_players(_shares(frame, ["seats", "order"], level), data)


def wins_by_bot(source: Source, level: float = 0.95) -> pd.DataFrame:
    """Compute the share of wins of each bot: ``bot``, and the columns of shares.

    Where several seats of a match have one bot, the share counts seats. Usually only one of them
    can win, so two of four win at most half of their games. The interval counts by match.

    Examples
    --------
    >>> from teg_nb.analysis import wins_by_bot
    >>> from teg_nb import simulate
    >>> options = {"max_rounds": 2}
    >>> data = simulate("teg", "greedy,random", 6, 1, options=options, progress=False)
    >>> frame = wins_by_bot(data)
    >>> frame["games"].tolist(), frame["chance"].tolist(), bool((frame["high"] <= 0.5).all())
    ([12, 12], [0.25, 0.25], True)
    """
    data = opened(source, "seats")
    return _with_players(_shares(_played(data, ["bot"]), "bot", level), data)


def wins_by_objective(source: Source, level: float = 0.95, *, lang: str = "es") -> pd.DataFrame:
    """Compute the share of wins of each objective, by any kind of win.

    A seat counts for the last objective dealt to it. A seat that needs two objectives at once, as
    at a table of two in La Revancha (TEG-3.15), counts for both. Tables of
    different sizes are apart: what two share is not what six share.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
    level : float
        Confidence of the intervals, 0 to 1.
    lang : str
        Language of the names, ``"es"`` or ``"en"``.

    Returns
    -------
    pandas.DataFrame
        ``game``, ``seats`` (at the table), ``objective`` (its id), ``name`` (in a few words) and
        the columns of shares, in the order of the rules.

    Raises
    ------
    NotInGame
        If the game has no objectives.

    Examples
    --------
    >>> from teg_nb.analysis import wins_by_objective
    >>> from teg_nb import simulate
    >>> data = simulate("teg", "greedy", 2, 1, options={"max_rounds": 1}, progress=False)
    >>> frame = wins_by_objective(data, lang="en")
    >>> int(frame["games"].sum()), frame.columns[:4].tolist()
    (8, ['game', 'seats', 'objective', 'name'])
    """
    data = opened(source, "seats")
    frame = _played(data, ["objective"])
    if len(frame) and frame["objective"].isna().all():
        raise NotInGame("objectives", _names(data))
    frame["seats"] = frame.groupby("match")["match"].transform("size")
    games = data.matches(columns=["match", "game"]).set_index("match")["game"]
    frame["game"] = frame["match"].map(games.astype(str))
    frame["objective"] = frame["objective"].astype("string").str.split(", ")
    frame = frame.explode("objective").dropna(subset=["objective"])
    shares = _shares(frame, ["game", "seats", "objective"], level)
    ranks = {game: [*catalogue(game).sections["objectives"]].index for game in data.games}
    goals = list(zip(shares["game"], shares["objective"], strict=True))
    names = [objective_name(game, objective, lang) for game, objective in goals]
    shares.insert(3, "name", names)
    shares["rank"] = [ranks[game](objective) for game, objective in goals]
    ordered = shares.sort_values(["game", "seats", "rank"], ignore_index=True)
    return _with_players(ordered.drop(columns="rank"), data)


def objective_name(game: str, objective: str, lang: str = "es") -> str:
    """Return an objective in a few words, or in a sentence if the game has no short name for it.

    Examples
    --------
    >>> objective_name("teg", "O-12", "en"), objective_name("wargame", "walls")
    ('35 countries', 'Murallas')
    """
    words = catalogue(game)
    short = objective in words.sections.get("objective_names", {})
    return words.label("objective_names" if short else "objectives", objective, lang)


def _names(data: Dataset) -> str:
    return ", ".join(data.games)


def with_countries(source: Source, *tables: str) -> Dataset:
    """Open a source of games with countries; raises `NotInGame` for other games."""
    data = opened(source, "countries", *tables)
    if lacks(data.games, "countries"):
        raise NotInGame("countries", _names(data))
    return data


def wins_by_continent(source: Source, round: int, level: float = 0.95) -> pd.DataFrame:
    """Compute the share of wins of the seats that hold a whole continent when a round ends.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
    round : int
        The round. Matches that ended before the end of this round do not count.
    level : float
        Confidence of the intervals, 0 to 1.

    Returns
    -------
    pandas.DataFrame
        ``continent``, and the columns of shares; a seat with two continents counts for both.

    Raises
    ------
    NotInGame
        If the game has no continents.

    Examples
    --------
    >>> from teg_nb.analysis import wins_by_continent
    >>> from teg_nb.simulation.sample import load_sample
    >>> data = load_sample()
    >>> wins_by_continent(data, 3)[["continent", "wins", "games"]].head(2).values.tolist()
    [['América del Norte', 22, 40], ['América Central', 166, 319]]
    """
    data = with_countries(source, "seats")
    rounds = data.matches(columns=["match", "rounds"])
    going = rounds.loc[rounds["rounds"] > round, "match"]
    size, parts = _continent_sizes(data), list[pd.DataFrame]()
    columns = ["match", "continent", "owner", "from_round", "to_round"]
    for spells in data.batches("countries", columns):
        end = spells["to_round"].fillna(np.iinfo(np.int64).max)
        held_then = spells[
            (spells["from_round"] <= round) & (end > round) & spells["match"].isin(going)
        ]
        parts.append(_held(held_then, "owner", size))
    whole = pd.concat(parts, ignore_index=True)
    whole = whole[whole["whole"]]
    won = _played(data, ["seat"]).rename(columns={"seat": "owner"})
    whole["owner"], won["owner"] = whole["owner"].astype(str), won["owner"].astype(str)
    shares = _shares(whole.merge(won, on=["match", "owner"]), "continent", level)
    return _with_players(shares, data)


def _continents(data: Dataset) -> pd.Series[str]:
    """Return the continent of each country, by the country."""
    parts = data.batches("countries", ["country", "continent"])
    countries = pd.concat([part.drop_duplicates() for part in parts]).drop_duplicates("country")
    return countries.set_index("country")["continent"]


def _continent_sizes(data: Dataset) -> pd.Series[int]:
    """Count the countries of each continent; raises `NotInGame` if the game has none."""
    sizes = _continents(data).value_counts()
    if not len(sizes):
        raise NotInGame("continents", _names(data))
    return sizes


def _held(spells: pd.DataFrame, owner: str, sizes: pd.Series[int]) -> pd.DataFrame:
    """Tell which continents each owner holds in part, and ``whole`` for all of it."""
    keys = ["match", owner, "continent"]
    held = spells.groupby(keys, observed=True).size().rename("held").reset_index()
    held["whole"] = held["held"] == held["continent"].map(sizes).astype("int64")
    return held


def holdings(source: Source, round: int) -> pd.DataFrame:
    """Tabulate the holdings of each seat at the end of its turn in a round, and its wins.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
    round : int

    Returns
    -------
    pandas.DataFrame
        ``match``, ``seat``, ``countries``, ``whole`` (whether it holds a whole continent) and
        ``won``; one row for each seat with a turn in that round, of finished matches.

    Raises
    ------
    NotInGame
        If the game has no continents.

    Examples
    --------
    >>> from teg_nb.analysis import holdings
    >>> from teg_nb import simulate
    >>> data = simulate("teg", "greedy", 4, 1, options={"max_rounds": 3}, progress=False)
    >>> holdings(data, 2).columns.tolist()
    ['match', 'seat', 'countries', 'whole', 'won']
    """
    data = with_countries(source, "seats", "turns")
    size = _continent_sizes(data)
    turns = data.turns(columns=["match", "seat", "to_step", "countries_after"], round=round)
    turns = turns.rename(columns={"to_step": "end", "countries_after": "countries"})
    won = _played(data, ["seat"])[["match", "seat", "won"]]
    for frame in (turns, won):
        frame["seat"] = frame["seat"].astype(str)
    turns = turns.merge(won, on=["match", "seat"])
    parts = list[pd.DataFrame]()
    columns = ["match", "continent", "owner", "from_step", "to_step"]
    for spells in data.batches("countries", columns):
        spells["owner"] = spells["owner"].astype(str)
        held_then = turns.merge(spells.rename(columns={"owner": "seat"}), on=["match", "seat"])
        until = held_then["to_step"].fillna(np.iinfo(np.int64).max)
        ends = held_then["end"]
        then = (held_then["from_step"] <= ends) & (until > ends)
        parts.append(_held(held_then[then], "seat", size))
    held = pd.concat(parts, ignore_index=True)
    whole = held.groupby(["match", "seat"])["whole"].any().reset_index()
    result = turns.merge(whole, on=["match", "seat"], how="left")
    result["whole"] = result["whole"].fillna(False).astype(bool)
    result["countries"] = result["countries"].astype("int64")
    return result[["match", "seat", "countries", "whole", "won"]]


def wins_by_opening(source: Source, level: float = 0.95) -> pd.DataFrame:
    """Compute the share of wins by opening: the continent with most of a seat's first armies.

    First armies are those placed before the first round. Of equal continents, the first of the
    board counts.

    Returns
    -------
    pandas.DataFrame
        ``opening``, and the columns of shares.

    Raises
    ------
    ValueError
        If no armies were placed before the first round.
    NotInGame
        If the game has no continents.

    Examples
    --------
    >>> from teg_nb.analysis import wins_by_opening
    >>> from teg_nb.simulation.sample import load_sample
    >>> data = load_sample()
    >>> wins_by_opening(data)[["opening", "wins", "games"]].head(2).values.tolist()
    [['América del Norte', 37, 144], ['América Central', 32, 95]]
    """
    data = with_countries(source, "seats", "entries")
    known = data.columns("entries")
    place = "country" if "country" in known else "target"
    if not {place, "armies"} <= set(known):
        raise BadArgument("none_placed")
    where = _continents(data)
    columns, sums = ["match", "seat", place, "armies"], list[pd.DataFrame]()
    for placed in data.batches("entries", columns, kind="place", round=0):
        placed["opening"] = pd.Categorical(
            placed[place].astype(str).map(where.rename(index=str)), where.cat.categories
        )
        armies = placed.groupby(["match", "seat", "opening"], observed=True)["armies"].sum()
        sums.append(armies.reset_index())
    first = pd.concat(sums, ignore_index=True)
    if first.empty:
        raise BadArgument("none_placed")
    largest = first.sort_values("armies", ascending=False, kind="stable")
    opening = largest.drop_duplicates(["match", "seat"]).drop(columns="armies")
    won = _played(data, ["seat"])
    opening["seat"], won["seat"] = opening["seat"].astype(str), won["seat"].astype(str)
    shares = _shares(opening.merge(won, on=["match", "seat"]), "opening", level)
    return _with_players(shares, data)


def match_lengths(source: Source) -> pd.DataFrame:
    """Tabulate the lengths of matches by the number of seats.

    Returns
    -------
    pandas.DataFrame
        ``seats``, ``games``, ``finished``; of the finished ones ``mean``, ``shortest``,
        ``quarter``, ``median``, ``three_quarters`` and ``longest`` (rounds), and ``entries``
        (mean).

    Examples
    --------
    >>> from teg_nb.analysis import match_lengths
    >>> from teg_nb.simulation.sample import load_sample
    >>> data = load_sample()
    >>> match_lengths(data)[["seats", "games", "median"]].head(2).values.tolist()
    [[2.0, 400.0, 4.0], [3.0, 400.0, 8.0]]
    """
    frame = opened(source).matches(columns=["seats", "rounds", "entries", "over"])
    rows = []
    for seats, group in frame.groupby("seats"):
        over = group[group["over"].astype(bool)]
        rounds = over["rounds"]
        at = rounds.quantile([0, 0.25, 0.5, 0.75, 1]).tolist()
        rows.append([seats, len(group), len(over), rounds.mean(), *at, over["entries"].mean()])
    names = ["shortest", "quarter", "median", "three_quarters", "longest"]
    return pd.DataFrame(rows, columns=["seats", "games", "finished", "mean", *names, "entries"])


def survival(source: Source, by: str | None = "continent") -> pd.DataFrame:
    """Estimate the rounds that a country stays with its owner, by the Kaplan-Meier estimator.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
    by : str, optional
        ``"continent"``, ``"country"`` or ``"owner"``; None for all countries together.

    Returns
    -------
    pandas.DataFrame
        ``by`` (where given), ``rounds``, ``at_risk`` (stretches that lasted at least this long),
        ``lost`` (stretches that ended then with another owner), and ``stays`` (estimated share
        that lasts longer). A country still held when a match ends is censored at that time.

    Notes
    -----
    The estimate assumes that a stretch which is cut off would have gone on like the others. A limit
    of rounds (``max_rounds``) cuts off at a time fixed before: nothing is known of longer
    stretches, and the last values rest on the few long matches. A victory does not fit the
    assumption: it ends a match when one seat holds most, and its countries were the least likely to
    fall next.

    Raises
    ------
    NotInGame
        If the game has no countries.

    Examples
    --------
    >>> from teg_nb.analysis import survival
    >>> from teg_nb import simulate
    >>> data = simulate("teg", "greedy", 4, 1, options={"max_rounds": 5}, progress=False)
    >>> frame = survival(data, by=None)
    >>> bool(frame["stays"].is_monotonic_decreasing), int(frame["at_risk"].iloc[0])
    (True, ...)
    """
    data = with_countries(source)
    columns = ["match", "from_round", "to_round", *([by] if by else [])]
    ends = data.matches(columns=["match", "rounds"]).set_index("match")["rounds"]
    keys = [*([by] if by else []), "rounds"]
    counted = list[pd.DataFrame]()
    for frame in data.batches("countries", columns):
        until = frame["to_round"].fillna(frame["match"].map(ends)).astype("int64")
        frame["rounds"] = until - frame["from_round"]
        frame["lost"] = frame["to_round"].notna().astype("int64")
        groups = frame.groupby(keys, observed=True)["lost"]
        counted.append(groups.agg(seen="size", lost="sum").reset_index())
    counts = pd.concat(counted, ignore_index=True)
    counts = counts.groupby(keys, observed=True)[["seen", "lost"]].sum().reset_index()
    if by is None:
        return _with_players(_kaplan_meier(counts), data)
    tables = [_kaplan_meier(counts[:0]).assign(**{by: ""})[[by, *_SURVIVAL]]]
    for name, rows in counts.groupby(by, observed=True):
        table = _kaplan_meier(rows)
        table.insert(0, by, str(name))
        tables.append(table)
    combined = pd.concat(tables, ignore_index=True)
    combined[by] = pd.Categorical(combined[by], counts[by].cat.categories)
    return _with_players(combined, data)


def _kaplan_meier(counts: pd.DataFrame) -> pd.DataFrame:
    """Compute the estimate at each duration at which a country was lost or last observed.

    `counts` has, by rising ``rounds``, the stretches ``seen`` to last so long, and those ``lost``
    then.
    """
    times, ended = (counts[name].to_numpy(np.int64) for name in ("rounds", "lost"))
    seen = counts["seen"].to_numpy(np.int64)
    at_risk = seen[::-1].cumsum()[::-1]
    stays = np.cumprod(1 - ended / at_risk)
    return pd.DataFrame(dict(zip(_SURVIVAL, (times, at_risk, ended, stays), strict=True)))


_SURVIVAL = ("rounds", "at_risk", "lost", "stays")


def compare_bots(source: Source, one: str, other: str, level: float = 0.95) -> pd.DataFrame:
    """Compare the wins of two bots, in matches that both played.

    Matches of the same seed are grouped, so that the difference is one of pairs. With ``rotate``
    of `simulate`, every bot plays every seat of the same deal.

    Parameters
    ----------
    source : Dataset, Match or iterable of Match
    one, other : str
        Names of the bots, as in the tables.
    level : float
        Confidence of the intervals, 0 to 1.

    Returns
    -------
    pandas.DataFrame
        Rows `one`, `other` and ``difference``; ``wins`` (matches won by a seat of the bot),
        ``games`` (matches), ``share``, ``low`` and ``high`` (Wilson's interval for the bots; for
        the difference, the interval of the mean difference by seed) and ``chance`` (the share if
        all seats were equal). The interval of the difference assumes a normal distribution, so
        about thirty seeds are needed.

    Raises
    ------
    ValueError
        If the bots never played in the same match.
    UnknownName
        If a bot played no match.

    Examples
    --------
    >>> from teg_nb.analysis import compare_bots
    >>> from teg_nb import simulate
    >>> words = dict(seats=2, options={"max_rounds": 2}, rotate=True, progress=False)
    >>> frame = compare_bots(simulate("teg", "greedy,random", 8, 1, **words), "greedy", "random")
    >>> frame.index.tolist(), frame["games"].tolist()
    (['greedy', 'random', 'difference'], [8, 8, 8])
    """
    data = opened(source, "seats")
    seats = _played(data, ["bot"])
    for name in (one, other):
        if name not in set(seats["bot"]):
            raise UnknownName("bot", name, sorted(set(seats["bot"].dropna())))
    tables = seats.groupby(["match", "bot"])
    won = tables["won"].any().unstack("bot")
    both = won.dropna(subset=[one, other])[[one, other]].astype(int)
    if both.empty:
        raise BadArgument("never_met", one=one, other=other)
    long = both.reset_index().melt("match", value_name="won", var_name="bot")
    by_chance = tables["chance"].sum().reset_index()
    long = long.merge(by_chance, on=["match", "bot"])
    comparison = _shares(long, "bot", level).set_index("bot").loc[[one, other]]
    seeds = data.matches(columns=["match", "seed"]).set_index("match")["seed"]
    numbers = both.index.to_series()
    places = np.searchsorted([*data.folders.values()], numbers, "right")
    folders = pd.Series(places, index=both.index).astype(str)
    deals = folders + "/" + seeds.reindex(both.index).fillna(numbers.astype(str))
    by_deal = (both[one] - both[other]).groupby(deals).mean()
    mean = float(by_deal.mean())
    error = float(by_deal.std(ddof=1)) / len(by_deal) ** 0.5 if len(by_deal) > 1 else np.nan
    reach = NormalDist().inv_cdf((1 + level) / 2) * error
    gap = int(both[one].sum() - both[other].sum())
    of_one, of_other = comparison["chance"].tolist()
    comparison.loc["difference"] = [
        gap,
        len(both),
        mean,
        mean - reach,
        mean + reach,
        of_one - of_other,
    ]
    comparison[["wins", "games"]] = comparison[["wins", "games"]].astype("int64")
    return _with_players(comparison, data)


def summary(source: Source, level: float = 0.95) -> JsonObject:
    """Summarize wins and lengths as JSON values.

    Returns
    -------
    dict
        ``games`` (names), ``matches``, ``finished``; ``lengths`` (rows of `match_lengths`),
        ``reasons`` (reasons of the ends, with their counts), ``bots``, ``orders`` and ``seats``:
        rows of shares, whose intervals count by match.

    Examples
    --------
    >>> from teg_nb.analysis import summary
    >>> from teg_nb.simulation.sample import load_sample
    >>> data = load_sample()
    >>> summary(data)["matches"], list(summary(data)["reasons"])
    (2000, ['objective', 'common', 'round_limit'])
    """
    data = opened(source, "seats")
    frame = data.matches(columns=["game", "over", "reason"])
    seats = _shares(_played(data, ["seat"]), "seat", level)

    def rows(table: pd.DataFrame) -> list[JsonObject]:
        plain = table.astype(object).where(table.notna(), None)
        return [{str(name): row[name] for name in row} for row in plain.to_dict("records")]

    return {
        "games": list(data.games),
        "matches": len(frame),
        "finished": int(frame["over"].sum()),
        "lengths": rows(match_lengths(data)),
        "reasons": {str(k): int(v) for k, v in frame["reason"].value_counts().items()},
        "bots": rows(wins_by_bot(data, level)),
        "orders": rows(wins_by_order(data, level)),
        "seats": rows(seats),
    }
