"""WAR-3: the deal, what there is at the start, the objectives."""

import random

import pytest

from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.wargame.actions import DealObjectives, DealTerritories
from teg_nb.engine.play.match import Match

ALL = list(range(42))


@pytest.mark.clause("WAR-3.1", "D-15")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [21, 21]),
        (3, [14, 14, 14]),
        (4, [10, 10, 11, 11]),
        (5, [8, 8, 8, 9, 9]),
        (6, [7] * 6),
    ],
)
def test_territories_are_shared_out_evenly(seats, sizes, deal):
    match = deal(seats)
    assert [held.bit_count() for held in match.state.held] == sizes


@pytest.mark.clause("WAR-3.1")
def test_the_deal_goes_from_the_last_seat_down(deal):
    match = deal(4, seed=None)
    names = list(match.settings.board.countries)
    events = match.act("deal_territories", names)
    assert match.state.owner[:6] == (3, 2, 1, 0, 3, 2)
    assert [event.kind for event in events] == ["game_started", "territories_dealt"]
    assert events[1].owner == match.state.owner
    assert events[1].troops == tuple(match.state.armies)


@pytest.mark.clause("D-15")
@pytest.mark.parametrize(
    "seats", [0, 1, 7, True, ["Rojo"], ["Rojo", "rojo"], ["Rojo", "Gris"], "Rojo"]
)
def test_from_two_to_six_play(seats, refused_setup):
    refused_setup(seats)


def test_the_file_may_narrow_the_number_of_seats(refused_setup):
    assert len(Match("wargame", 5, {"seats": [5, 5]}).settings.seats) == 5
    refused_setup(2, {"seats": [5, 5]})
    refused_setup(6, {"seats": [5, 5]})


@pytest.mark.clause("WAR-3.2")
def test_what_there_is_at_the_start(deal):
    match = deal(4)
    state = match.state
    first = [sorted(c for c in ALL if state.owner[c] == seat)[:6] for seat in (0, 1)]
    more = {country for six in first for country in six}
    assert [state.armies[country] - 2 for country in ALL] == [int(c in more) for c in ALL]
    assert all(stock == (2, 2, 2) + (0,) * 13 for stock in state.stocks)
    assert not any(map(any, (*state.units[1:], *state.levels)))


def test_start_and_compensation_are_options(deal):
    match = deal(5, **{"start.troops": 5, "start.compensation": 10, "start.metal": 0})
    state = match.state
    totals = [sum(state.armies[c] for c in ALL if state.owner[c] == seat) for seat in range(5)]
    assert totals == [50, 50, 50, 45, 45]
    assert state.stocks[0][:3] == (0, 2, 2)


@pytest.mark.clause("WAR-3.2")
def test_the_second_of_two_has_troops_more(deal):
    def troops(seats, **options):
        state = deal(seats, **options).state
        own = [[c for c in ALL if state.owner[c] == seat] for seat in range(seats)]
        return [sum(state.armies[c] for c in item) for item in own]

    assert troops(2) == [42, 44]
    assert troops(2, **{"start.second": 0}) == [42, 42]
    assert troops(3) == [28, 28, 28]


@pytest.mark.clause("WAR-3.3")
def test_each_seat_has_its_own_secret_objective(deal):
    for seed in range(20):
        objectives = deal(6, seed).state.objectives
        assert len(set(objectives)) == 6
        assert set(objectives) <= set(range(12))
    seen = {deal(6, seed).state.objectives[0] for seed in range(60)}
    assert seen == set(range(12))


@pytest.mark.clause("WAR-3.4")
def test_the_first_seat_begins_with_all_units_ready(deal):
    match = deal(4)
    assert (match.state.round, match.state.first, match.turn) == (1, 0, "Blanco")
    assert not any(map(any, match.state.busy))


@pytest.mark.parametrize(
    "order", [ALL[:-1], [*ALL[:-1], 0], [*ALL, 0], []], ids=["short", "twice", "long", "none"]
)
def test_a_deal_that_is_none_is_refused(order, deal):
    match = deal(3, seed=None)
    with pytest.raises(IllegalAction) as caught:
        match.push(DealTerritories(CHANCE, tuple(order)))
    assert (caught.value.code, caught.value.clause) == ("bad_chance", "WAR-3.1")


@pytest.mark.parametrize("dealt", [(0, 1), (0, 1, 1), (0, 1, 12), (0, 1, -1), (0, 1, 2, 3)])
def test_objectives_that_cannot_be_dealt_are_refused(dealt, deal):
    match = deal(3, seed=None)
    match.push(match.game.sample_chance(match.state, random.Random(1)))
    with pytest.raises(IllegalAction) as caught:
        match.push(DealObjectives(CHANCE, dealt))
    assert (caught.value.code, caught.value.clause) == ("bad_chance", "WAR-3.3")
    match.push(DealObjectives(CHANCE, (0, 1, 11)))
    assert match.state.objectives == (0, 1, 11)
