"""Standings at the end of each round, stocks, and both sides of each attack."""

from __future__ import annotations

import random

import pandas as pd
import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.analysis import battles_frame, sides_frame, standings_frame, stocks_frame
from teg_nb.analysis.tables.counts import standings_over_time

games = pytest.mark.parametrize("game", list(GAMES))


def played(game: str, rounds: int = 4, limit: int | None = None) -> Match:
    match = Match(game, 3, {"max_rounds": rounds})
    return match.run(POLICIES["greedy"], random.Random(2), limit=limit)


@games
def test_a_row_for_each_round_and_seat(game: str) -> None:
    match = played(game)
    table = standings_frame(match)
    rounds = sorted({state.round for state in match.states})
    assert table["round"].unique().tolist() == rounds
    assert table["seat"].tolist() == list(match.settings.seats) * len(rounds)
    for at, rows in table.groupby("round"):
        step = max(k for k, state in enumerate(match.states) if state.round == at)
        assert (rows["step"] == step).all()
        for seat, row in enumerate(rows.to_dict("records")):
            seen = match.game.observe(match.states[step], seat)
            counts = match.game.standings(seen)[seat]
            assert {name: row[name] for name in counts} == counts
    placed = table[table["round"] > 0]
    assert placed.notna().all().all()


@games
def test_counts_over_time_are_those_that_each_viewer_may_know(game: str) -> None:
    match = played(game, 12, 300)
    seats = range(len(match.settings.seats))
    for viewer in (None, *seats):
        seen = [match.game.observe(state, viewer) for state in match.states]
        assert [*map(tuple, standings_over_time(match, viewer))] == [
            *map(match.game.standings, seen)
        ]
    own = [
        [match.game.standings(match.game.observe(state, seat))[seat] for seat in seats]
        for state in match.states
    ]
    assert [*map(list, standings_over_time(match, "all"))] == own
    assert [*map(list, standings_over_time(match, "all", [5, 0]))] == [own[5], own[0]]


@games
def test_counts_are_brought_up_to_date_from_entry_to_entry(game: str) -> None:
    match = Match(game, 4).run(POLICIES["random"], random.Random(3), limit=400)
    if match.game.counted is not None:
        assert [*standings_over_time(match, "all")] == [
            *map(match.game.public_standings, match.states)
        ]


def test_numbers_that_are_secret_are_not_counted_from_the_position() -> None:
    match = played("reconquista", 12, 60)
    assert match.game.public_standings(match.state) is None
    [spectator] = standings_over_time(match, steps=[len(match)])
    assert {*spectator[0]} == {"living"}


def test_while_it_goes_on_what_may_not_be_known_is_missing() -> None:
    match = played("reconquista", 12, 60)
    assert not match.is_over
    assert "provinces" not in standings_frame(match)
    name = match.settings.seats[1]
    mine = standings_frame(match, name)
    known = mine.loc[mine["provinces"].notna(), "seat"]
    assert set(known) == {name}


def test_stocks_are_those_of_the_positions() -> None:
    match = played("wargame", 6)
    table = stocks_frame(match)
    assert len(table) > 20
    goods = match.settings.vocabulary["good"]
    for step, rows in table.groupby("step"):
        state = match.states[step]
        wanted = {
            (
                match.settings.seats[state.owner[row]],
                match.settings.board.countries[row],
                goods[k],
            ): n
            for row, stock in enumerate(state.stocks)
            for k, n in enumerate(stock)
            if n
        }
        keys = zip(rows["seat"], rows["territory"], rows["good"], strict=True)
        assert dict(zip(keys, rows["amount"], strict=True)) == wanted


def test_a_seat_sees_its_own_stocks_and_a_spectator_none() -> None:
    match = played("wargame", 9, 200)
    assert not match.is_over
    assert stocks_frame(match).empty
    name = match.settings.seats[0]
    assert set(stocks_frame(match, name)["seat"]) == {name}
    assert set(stocks_frame(match, "all")["seat"]) == set(match.settings.seats)


@games
def test_both_sides_of_each_attack(game: str) -> None:
    match = played(game, 12)
    pairs, rows = battles_frame(match), sides_frame(match)
    assert len(rows) == 2 * len(pairs) > 0
    attack, defence = (rows[rows["side"] == side].reset_index() for side in ("attack", "defence"))
    for name, mine, theirs in (
        ("seat", "seat", "defender"),
        ("opponent", "defender", "seat"),
        ("place", "source", "target"),
        ("armies", "armies_attack", "armies_defence"),
        ("dice", "dice_attack", "dice_defence"),
        ("thrown", "attack", "defence"),
        ("losses", "losses_attack", "losses_defence"),
        ("inflicted", "losses_defence", "losses_attack"),
    ):
        pd.testing.assert_series_equal(attack[name], pairs[mine], check_names=False)
        pd.testing.assert_series_equal(defence[name], pairs[theirs], check_names=False)
    assert rows["losses"].sum() == rows["inflicted"].sum()
