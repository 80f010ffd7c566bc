"""TEG-2: the deal, the objectives and the first player."""

import dataclasses
import random

import pytest

from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.objectives import winning_reason
from teg_nb.engine.games.teg.setup import objectives_to_deal

DEALT = {2: 36, 3: 24, 4: 18, 5: 14, 6: 12}
LEFT_OVER = ["Vietnam", "Tonga"]


def hands(match, seats, left_over=()):
    """Countries dealt in board order, but for those left over."""
    cards = [name for name in match.settings.board.countries if name not in left_over]
    share = 72 // seats
    return [cards[seat * share :][:share] for seat in range(seats)]


def dealt(match):
    """The same match, its countries dealt in board order; five seats still have to roll."""
    seats = len(match.settings.seats)
    left_over = LEFT_OVER if seats == 5 else []
    match.act("deal_countries", hands(match, seats, left_over), left_over)
    return match


def with_objectives(match):
    """The same match, its objectives dealt: the first dice are due."""
    dealt(match)
    if match.state.chance == "left_over":
        match.act("roll_left_over", [6, 5, 1, 1, 1])
    rng = random.Random(3)
    while match.state.chance == "objective":
        match.push(match.game.sample_chance(match.state, rng))
    return match


@pytest.mark.clause("TEG-2.1", "TEG-0.2")
def test_each_seat_takes_another_colour_and_the_wheel_never_changes(deal):
    match = deal(["Verde", "Blanco", "Azul"])
    assert match.settings.seats == ("Verde", "Blanco", "Azul")
    with_objectives(match).act("roll_first", [1, 6, 2])
    assert match.settings.seats == ("Verde", "Blanco", "Azul")


@pytest.mark.clause("TEG-2.1")
@pytest.mark.parametrize("colours", [["Rojo", "Rojo"], ["Rojo", "Azul", "rojo"]])
def test_two_seats_of_one_colour_are_refused(colours, refused_setup):
    refused_setup("color_taken", "TEG-2.1", colours)


@pytest.mark.clause("TEG-2.2")
@pytest.mark.parametrize("seats", DEALT)
def test_the_cards_are_dealt_in_equal_numbers(seats, deal):
    match = dealt(deal(seats))
    assert [held.bit_count() for held in match.state.held] == [DEALT[seats]] * seats
    assert len(match.state.left_over) == 72 - DEALT[seats] * seats


@pytest.mark.clause("TEG-2.2")
@pytest.mark.parametrize("seats", DEALT)
def test_a_drawn_deal_is_a_deal(seats, deal):
    match = deal(seats)
    action = match.game.sample_chance(match.state, random.Random(seats))
    assert sorted(sum(action.hands, action.left_over)) == list(range(72))
    match.push(action)
    assert [held.bit_count() for held in match.state.held] == [DEALT[seats]] * seats


def one_card_more(cards, left):
    cards[0].append(cards[1].pop())


def a_card_twice(cards, left):
    cards[0][0] = cards[1][0]


def a_hand_less(cards, left):
    cards.pop()


def a_card_left_over(cards, left):
    left.append(cards[0].pop())


@pytest.mark.clause("TEG-2.2")
@pytest.mark.parametrize(
    "spoil", [one_card_more, a_card_twice, a_hand_less, a_card_left_over], ids=lambda f: f.__name__
)
def test_an_unequal_deal_is_refused(spoil, deal):
    match = deal(4)
    cards, left = hands(match, 4), []
    spoil(cards, left)
    match.refuses("bad_chance", "TEG-2.2", "deal_countries", cards, left)


@pytest.mark.clause("TEG-2.2")
def test_the_countries_are_dealt_once(deal):
    match = dealt(deal(4))
    match.refuses("bad_chance", "TEG-2.2", "deal_countries", hands(match, 4), [])


@pytest.mark.clause("TEG-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_only_five_seats_roll_for_left_over_cards(seats, deal):
    match = dealt(deal(seats))
    assert match.state.chance == "objective"
    match.refuses("bad_chance", "TEG-2.3", "roll_left_over", [1] * seats)


@pytest.mark.clause("TEG-2.3", "D-6")
@pytest.mark.parametrize(
    ("throws", "first", "second"),
    [
        ([[1, 6, 2, 5, 3]], "Negro", "Azul"),
        ([[5, 1, 2, 3, 6]], "Amarillo", "Blanco"),
        # two tie for both places: they roll for the order
        ([[6, 1, 2, 6, 3], [2, 4]], "Azul", "Blanco"),
        ([[6, 1, 2, 6, 3], [4, 4], [5, 4]], "Blanco", "Azul"),
        # one is highest, three tie for the other place
        ([[6, 5, 5, 5, 1], [1, 2, 3]], "Blanco", "Azul"),
        ([[6, 5, 5, 5, 1], [4, 4, 3], [1, 6]], "Blanco", "Rojo"),
        # all tie, then one is highest and two tie for the other place
        ([[3, 3, 3, 3, 3], [6, 5, 5, 1, 1], [2, 1]], "Blanco", "Negro"),
    ],
)
def test_the_two_highest_take_the_left_over_cards_and_ties_roll_again(throws, first, second, deal):
    match = dealt(deal(5))
    for throw in throws:
        assert match.state.chance == "left_over"
        match.act("roll_left_over", throw)
    assert match.state.chance == "objective"
    assert [match.owner(name) for name in LEFT_OVER] == [first, second]
    assert sorted(held.bit_count() for held in match.state.held) == [14, 14, 14, 15, 15]


@pytest.mark.clause("TEG-2.3", "D-6")
def test_only_the_tied_seats_roll_again(deal):
    match = dealt(deal(5))
    match.act("roll_left_over", [6, 5, 5, 1, 1])
    assert match.state.rollers == (1, 2)
    match.refuses("bad_chance", "TEG-2.3", "roll_left_over", [1, 2, 3, 4, 5])


@pytest.mark.clause("TEG-2.4", "TEG-0.9")
def test_each_country_gets_one_army_of_the_seat_it_was_dealt_to(deal):
    match = deal(4)
    cards = hands(match, 4)
    match.act("deal_countries", cards, [])
    assert list(match.state.armies) == [1] * 72
    for colour, hand in zip(match.settings.seats, cards, strict=True):
        assert {match.owner(name) for name in hand} == {colour}


@pytest.mark.clause("TEG-2.5")
def test_all_country_cards_become_the_pile_and_nobody_holds_one(deal):
    match = with_objectives(deal(5))
    assert match.state.pile.bit_count() == 72
    assert match.state.discards == 0
    assert list(match.state.hands) == [0] * 5


@pytest.mark.clause("TEG-2.6", "TEG-3.15")
@pytest.mark.parametrize(("seats", "share"), [(2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_each_seat_takes_its_secret_objectives(seats, share, deal):
    match = with_objectives(deal(seats))
    cards = match.state.objectives
    assert [len(own) for own in cards] == [share] * seats
    assert len({card for own in cards for card in own}) == share * seats


@pytest.mark.clause("TEG-2.6", "TEG-3.12")
def test_a_dealt_objective_is_seen_by_its_seat_alone(deal, pick):
    match = dealt(deal(4))
    before = match.state
    events = match.act("deal_objective", "Blanco", ["O-3"])
    assert match.game.redact(before, match.actions[-1], 0).objectives == (2,)
    for viewer in (1, 2, 3, None):
        assert match.game.redact(before, match.actions[-1], viewer).objectives == (-1,)
        if viewer is not None:
            assert match.game.observe(match.state, viewer).objectives == ()
    assert pick(events, "objective_dealt")[0].secret == ("objectives",)


@pytest.mark.clause("TEG-2.6")
@pytest.mark.parametrize(
    ("receiver", "objectives"),
    [("Negro", ["O-3"]), ("Blanco", []), ("Blanco", ["O-3", "O-4"])],
    ids=["another seat's turn to draw", "none", "one too many"],
)
def test_a_wrong_deal_of_objectives_is_refused(receiver, objectives, deal):
    match = dealt(deal(4))
    match.refuses("bad_chance", "TEG-2.6", "deal_objective", receiver, objectives)


@pytest.mark.clause("TEG-2.6", "TEG-3.14")
def test_an_objective_is_dealt_once(deal):
    match = dealt(deal(4))
    match.act("deal_objective", "Blanco", ["O-3"])
    match.refuses("bad_chance", "TEG-3.14", "deal_objective", "Negro", ["O-3"])


def half_board(match):
    """Two hands of 36 so that White has met O-1 and O-10 when dealt, and Black nothing much."""
    board = match.settings.board
    white = [
        board.countries[country]
        for continent in board.continents
        if continent.name in ("Europa", "América del Sur")
        for country in continent.countries
    ]
    others = [name for name in board.countries if name not in white]
    asia = ["Rusia", "Siberia", "Chechenia", "Chukchi"]
    white += asia + [name for name in others if name not in asia][:8]
    return [white, [name for name in board.countries if name not in white]]


@pytest.mark.clause("TEG-2.6", "D-7")
def test_objectives_met_when_dealt_are_drawn_again(deal):
    match = deal(2)
    match.act("deal_countries", half_board(match), [])
    match.refuses("bad_chance", "TEG-2.6", "deal_objective", "Blanco", ["O-1", "O-10"])
    for seed in range(40):
        action = match.game.sample_chance(match.state, random.Random(seed))
        assert set(action.objectives) != {0, 9}
    match.act("deal_objective", "Blanco", ["O-1", "O-3"])
    assert winning_reason(match.state, 0) == ""


@pytest.mark.clause("TEG-2.6", "D-7")
def test_without_the_redeal_the_first_conquest_wins(deal, start):
    match = deal(2, redeal_if_satisfied=False)
    match.act("deal_countries", half_board(match), [])
    match.act("deal_objective", "Blanco", ["O-1", "O-10"])
    assert match.state.objectives[0] == (0, 9)
    match.act("deal_objective", "Negro", ["O-2", "O-3"])
    match.act("roll_first", [6, 1])
    while match.state.round == 0:
        while any(match.state.due):
            match.act("place", *match.legal("place")[-1])
        match.act("end_placement")
    match.act("turn_situation", "Combate clásico")
    assert not match.is_over
    source, target = max(match.legal("attack"), key=lambda pair: match.armies(pair[0]))
    match.conquer(source, target)
    assert match.winners == ("Blanco",)


@pytest.mark.clause("TEG-2.6")
def test_what_is_not_dealt_leaves_the_game_unseen(deal):
    match = with_objectives(deal(4))
    assert len(objectives_to_deal(match.state)) == 15
    match.act("roll_first", [6, 1, 2, 3])
    own = match.state.objectives[0]
    seen = match.game.observe(match.state, 0)
    assert seen.objectives == own
    assert seen.revealed == ()


@pytest.mark.clause("TEG-2.7", "TEG-1.11")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_situation_pile_has_all_fifty_cards_whoever_plays(seats, deal):
    match = with_objectives(deal(seats))
    assert sum(match.state.situations) == 50
    assert len(match.state.situations) == 13


@pytest.mark.clause("TEG-2.8", "D-8")
@pytest.mark.parametrize(
    ("throws", "first"),
    [
        ([[1, 6, 3, 2]], "Negro"),
        ([[1, 5, 5, 5], [2, 3, 1]], "Rojo"),
        ([[1, 5, 5, 5], [2, 2, 1], [3, 4]], "Rojo"),
        ([[4, 4, 4, 4], [1, 1, 1, 2]], "Azul"),
    ],
)
def test_the_highest_die_opens_and_ties_roll_again(throws, first, deal, pick):
    match = with_objectives(deal(4))
    for throw in throws:
        assert match.state.chance == "first"
        events = match.act("roll_first", throw)
    assert match.settings.seats[match.state.first] == match.turn == first
    assert pick(events, "first_player_rolled")[0].seat == match.seat(first)
    assert match.phase == "initial_1"


@pytest.mark.clause("TEG-2.8")
@pytest.mark.parametrize("throw", [[1, 2, 3], [1, 2, 3, 4, 5], []])
def test_each_seat_rolls_one_die_for_the_first_place(throw, deal):
    with_objectives(deal(4)).refuses("bad_chance", "TEG-2.8", "roll_first", throw)


@pytest.mark.clause("TEG-2.8")
def test_the_first_player_opens_round_one_as_well(placed):
    match = placed(4)
    first = match.state.first
    match.act("turn_situation", "Combate clásico")
    assert (match.state.round, match.state.turn) == (1, first)


@pytest.mark.clause("TEG-2.9", "TEG-0.11")
def test_what_was_agreed_cannot_be_changed_after_the_deal(deal):
    match = dealt(deal(4, max_rounds=5))
    with pytest.raises(dataclasses.FrozenInstanceError):
        match.settings.options.max_rounds = 6
    with pytest.raises(dataclasses.FrozenInstanceError):
        match.settings.seats = ("Rojo", "Azul")
    assert not {"set_options", "choose_color", "start_game"} & set(match.game.verbs)


@pytest.mark.clause("TEG-2.9")
def test_the_refusal_to_change_a_match_under_way_is_worded(in_words):
    in_words(IllegalAction("game_already_started", "TEG-2.9"))


@pytest.mark.clause("TEG-2.2", "TEG-5.1")
def test_no_seat_acts_during_the_setup(deal):
    match = deal(4)
    assert match.legal_actions() == []
    match.refuses("not_your_turn", "TEG-5.1", "attack", "Chile", "Bolivia", seat="Blanco")
