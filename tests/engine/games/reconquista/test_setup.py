"""Components, options, the deal and the secret placing (REC-1 to REC-3)."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

import pytest
from rec_table import BOARD, GAME, Table, kinds, only, owners
from table import worded

from teg_nb.engine.board import load_board
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.reconquista.actions import DealCards, PickDealer
from teg_nb.engine.games.reconquista.settings import check_map

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
NUMBERS = {3: (40, 20, 8, 28), 4: (30, 15, 6, 23), 5: (25, 12, 5, 20), 6: (20, 10, 4, 18)}


def refused(code, clause, seats, options=None):
    with pytest.raises(IllegalAction) as caught:
        GAME.setup(seats, options)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    worded(caught.value)


@pytest.mark.clause("REC-1.1")
def test_three_to_six_seats():
    for seats in (3, 4, 5, 6):
        assert len(GAME.setup(seats).settings.seats) == seats
    for seats in (0, 2, 7, ["Rojo", "Azul"], True):
        refused("bad_player_count", "REC-1.1", seats)
    refused("unknown_color", "REC-1.1", ["Rojo", "Azul", "Violeta"])
    refused("color_taken", "REC-1.1", ["Rojo", "Azul", "rojo"])
    assert GAME.setup(["verde", "Rojo", "AZUL"]).settings.seats == ("Verde", "Rojo", "Azul")


@pytest.mark.clause("REC-1.2", "REC-1.5", "D-1")
def test_sixty_provinces_of_three_countries():
    regions = {continent.name: continent.countries for continent in BOARD.continents}
    portugal = [BOARD.countries[place] for place in regions["Portugal"]]
    assert len(BOARD.countries) == 60
    assert len(portugal) == 11
    assert regions["Andorra"] == (BOARD.country("Andorra"),)
    assert 60 - 11 - 1 == 48
    assert "Trás-os-Montes e Alto Douro" in portugal
    assert not any(name in BOARD.countries for name in ("Las Palmas", "Tenerife", "Ceuta"))
    spain = "Álava Albacete Badajoz Baleares Cádiz Guipúzcoa Huesca Jaén Lérida Murcia Zaragoza"
    assert all(BOARD.country(name) < 60 for name in spain.split())


@pytest.mark.clause("REC-1.3")
@pytest.mark.parametrize("variant", ["", "sin_contactos_dudosos"])
def test_borders_that_the_rules_fix(variant):
    board = load_board("reconquista", variant)

    def around(name):
        return {board.countries[place] for place in board.neighbours[board.country(name)]}

    assert around("Baleares") == {"Barcelona", "Tarragona", "Castellón", "Valencia"}
    assert around("Andorra") == {"Lérida", "Gerona"}
    assert {"Guadalajara", "Burgos", "La Rioja", "Zaragoza", "Segovia"} == around("Soria")


@pytest.mark.clause("REC-1.4")
def test_a_map_is_checked():
    for variant in ("", "sin_contactos_dudosos"):
        board = load_board("reconquista", variant)
        board.check()
        check_map(board)
        assert set(board.distances(0)) <= set(range(60))
    baleares, murcia = BOARD.country("Baleares"), BOARD.country("Murcia")
    wrong = [
        _of_fewer(59),
        replace(BOARD, borders=(*BOARD.borders, (baleares, murcia))),
        load_board("tgm"),
    ]
    for board in wrong:
        with pytest.raises(IllegalAction) as caught:
            check_map(board)
        assert (caught.value.code, caught.value.clause) == ("bad_map", "REC-1.4")
        worded(caught.value)


def _of_fewer(number):
    """The map with its first so many provinces alone."""
    return replace(
        BOARD,
        countries=BOARD.countries[:number],
        continents=tuple(
            replace(
                continent, countries=tuple(place for place in continent.countries if place < number)
            )
            for continent in BOARD.continents
        ),
        borders=tuple(pair for pair in BOARD.borders if max(pair) < number),
    )


@pytest.mark.clause("REC-1.6", "REC-1.7", "D-2")
def test_only_numbers_of_troops_are_kept(placed):
    """No limit to a stack, and nothing else lies on the board; a visit leaves the rest alone."""
    one = placed(3)
    assert all(type(number) is int for number in one.state.troops)
    match = Table(seats=3)
    match.resolve_chance(random.Random(1))
    while match.state.phase == "placing":
        before = list(match.state.troops)
        first = match.game.observe(match.state, match.state.turn).hand[0]
        match.act("place_five", [[BOARD.countries[first], 5]])
        changes = [b - a for a, b in zip(before, match.state.troops, strict=True)]
        assert sorted(changes)[-2:] == [0, 5]
    assert sorted(match.state.troops)[-3:] == [40, 40, 40]


@pytest.mark.clause("REC-2.1")
def test_options_are_agreed_before_the_deal():
    assert GAME.setup(3).settings.options.changed() == {}
    refused("bad_option", "REC-2.1", 3, {"dice": 3})


@pytest.mark.clause("REC-3.1")
def test_the_dealer_is_drawn_by_lot():
    rng = random.Random(5)
    state = GAME.setup(4)
    dealers = Counter(GAME.sample_chance(state, rng).dealer for _ in range(400))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) > 70
    events = Table(seats=4).act("pick_dealer", "Rojo")
    assert [(event.kind, event.seat) for event in events] == [("dealer_chosen", 2)]


@pytest.mark.clause("REC-3.1")
def test_a_dealer_that_the_table_chose_is_not_drawn():
    state = GAME.setup(["Rojo", "Azul", "Verde"], {"dealer": "azul"})
    assert (state.chance, state.dealer) == ("deal", 1)
    match = Table(seats=["Rojo", "Azul", "Verde"], dealer="azul")
    match.resolve_chance(random.Random(1))
    assert match.news(lang="en")[0].text == "Azul is the dealer."
    assert sum(kinds(events).count("dealer_chosen") for events in match.events) == 1


@pytest.mark.clause("REC-3.2", "D-3")
def test_the_first_card_goes_to_the_dealers_left():
    match = Table(seats=4, dealer="Rojo")
    cards = list(range(60))
    match.push(DealCards(-1, tuple(cards)))
    assert [hand & 0b1111 for hand in match.state.hands] == [0b10, 0b100, 0b1000, 0b1]
    assert owners(match.state)[:6] == [3, 0, 1, 2, 3, 0]


def test_a_deal_is_a_permutation():
    match = Table(seats=3, dealer="Rojo")
    for cards in (range(59), [0, *range(59)], range(61), [True, *range(2, 60), 0]):
        with pytest.raises(IllegalAction) as caught:
            match.push(DealCards(-1, tuple(cards)))
        assert (caught.value.code, caught.value.clause) == ("bad_chance", "REC-3.2")
        worded(caught.value)
    with pytest.raises(IllegalAction) as caught:
        match.push(PickDealer(-1, 0))
    assert (caught.value.code, caught.value.clause) == ("bad_chance", "REC-3.1")


@SEATS
@pytest.mark.clause("REC-3.3", "REC-3.4", "REC-3.6")
def test_what_each_seat_gets(seats, dealt):
    troops, provinces, rounds, goal = NUMBERS[seats]
    match = dealt(seats)
    settings = match.settings
    assert [hand.bit_count() for hand in match.state.hands] == [provinces] * seats
    assert (settings.troops, settings.each, settings.goal) == (troops, provinces, goal)
    assert settings.visits == rounds * seats
    assert troops * seats == {5: 125}.get(seats, 120)
    started = only(match.events[-1], "game_started")
    assert (started.number, started.goal) == (provinces, goal)
    assert kinds(match.events[-1]).count("cards_dealt") == seats


@SEATS
@pytest.mark.clause("REC-3.5", "REC-3.6", "REC-4.1", "REC-4.2")
def test_the_board_goes_round_to_the_left(seats, dealt):
    match = dealt(seats, seed=seats)
    dealer = match.state.dealer
    rng = random.Random(1)
    placers = []
    while match.state.phase == "placing":
        placers.append(match.state.turn)
        events = match.push(rng.choice(match.legal_actions()))
        assert kinds(events)[0] == "troops_placed"
        told = match.news(-1, viewer=events[0].seat, lang="es")[0].text
        assert re.search(r"pone cinco tropas: .+ \+[1-5](\.|,| y )", told)
        assert "+" not in match.news(-1, lang="es")[0].text
    visits = NUMBERS[seats][2]
    assert placers == [(dealer + k) % seats for k in range(seats)] * visits
    assert placers[-1] == (dealer - 1) % seats
    assert kinds(events) == ["troops_placed", "board_revealed", "turn_started"]
    assert match.state.turn == (dealer - 1) % seats
    for seat in range(seats):
        on_own = [
            n for n, o in zip(match.state.troops, owners(match.state), strict=True) if o == seat
        ]
        assert sum(on_own) == NUMBERS[seats][0]


@pytest.mark.clause("REC-3.7")
def test_a_province_may_stay_empty_or_take_all(dealt):
    match = dealt(6)
    first = [BOARD.countries[match.game.observe(match.state, seat).hand[0]] for seat in range(6)]
    while match.state.phase == "placing":
        match.act("place_five", [[first[match.state.turn], 5]])
    assert match.troops(*first) == [20] * 6
    assert match.state.troops.count(0) == 54


@pytest.mark.clause("REC-3.8")
def test_who_holds_the_board_sees_what_is_on_it(dealt):
    match = dealt(3)
    rng = random.Random(2)
    while match.state.phase == "placing":
        state = match.state
        for viewer in (None, 0, 1, 2):
            seen = match.game.observe(state, viewer)
            assert seen.troops == (tuple(state.troops) if viewer == state.turn else ())
        events = match.push(rng.choice(match.legal_actions()))
        if state.visits == 10:
            passed = only(events, "board_passed")
            assert passed.troops == tuple(match.state.troops)
            assert [passed.known_to(v) for v in (None, 0, 1, 2)].count(True) == 1
            assert passed.known_to(match.state.turn)
    assert match.game.observe(match.state, None).troops == tuple(match.state.troops)


@pytest.mark.clause("REC-3.9")
def test_five_on_provinces_of_ones_own(dealt):
    match = dealt(3)
    own = [BOARD.countries[card] for card in match.game.observe(match.state, match.state.turn).hand]
    other = next(name for name in BOARD.countries if name not in own)
    match.refuses("bad_total", "REC-3.5", "place_five", [[own[0], 4]])
    match.refuses("bad_total", "REC-3.5", "place_five", [[own[0], 4], [own[1], 2]])
    match.refuses("bad_total", "REC-3.5", "place_five", [])
    match.refuses("bad_amount", "REC-3.9", "place_five", [[own[0], 6], [own[1], -1]])
    match.refuses("bad_amount", "REC-3.9", "place_five", [[own[0], 5], [own[1], 0]])
    match.refuses("not_owner", "REC-3.9", "place_five", [[own[0], 3], [other, 2]])
    match.refuses("unknown_province", "REC-1.5", "place_five", [["Atlántida", 5]])
    match.act("place_five", [[own[0], 1], [own[1], 2], [own[0], 2]])
    assert match.troops(own[0], own[1]) == [3, 2]
    assert sum(match.state.troops) == 5


@pytest.mark.clause("REC-3.5", "REC-3.6", "REC-4.2")
def test_rec_e1_order(dealt):
    match = dealt(4, dealer="Negro")
    visits = []
    while match.state.phase == "placing":
        visits.append(match.state.turn)
        match.push(match.legal_actions()[0])
    assert visits == [1, 2, 3, 0] * 6
    turns = []
    for _ in range(5):
        turns.append(match.state.turn)
        match.act("pass")
    assert turns == [0, 3, 2, 1, 0]
