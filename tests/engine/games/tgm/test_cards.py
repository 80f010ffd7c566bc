"""Cards: sets, their worth, the reward, the deck (TGM-5.5 to TGM-5.12, TGM-6.12, TGM-10)."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from teg_nb.engine.games.tgm.cards import set_value, world_value
from teg_nb.engine.games.tgm.components import CANNON, CAVALRY, INFANTRY, JOKER

C, I, H, X = CANNON, INFANTRY, CAVALRY, JOKER  # noqa: E741

CANNONS = ["Argentina", "China", "Japón", "India"]
FOOT = ["Brasil", "Alaska", "Congo", "Perú"]
HORSE = ["Alberta", "Egipto", "Islandia", "Siberia"]
JOKERS = ["Comodín 1", "Comodín 2"]


def holding(start, *cards, own="Venezuela 2", **parts):
    """A table whose first seat reinforces with these cards in its hand."""
    return start(Blanco=own, phase="reinforce", cards={"Blanco": cards}, **parts)


@pytest.mark.clause("TGM-5.5")
def test_three_cards_of_the_hand_in_the_first_phase(start, pick):
    table = holding(start, *CANNONS[:3], FOOT[0], pool=1)
    assert table.legal("exchange") == [[["Argentina", "Japón", "China"]]]
    table.refuses("card_not_held", "TGM-5.5", "exchange", ["Argentina", "China", "India"])
    table.refuses("card_not_held", "TGM-5.5", "exchange", ["Argentina", "China", "China"])
    table.refuses("no_set", "TGM-5.5", "exchange", ["Argentina", "China"])
    table.refuses("no_set", "TGM-5.5", "exchange", ["Argentina", "China", "Japón", "Brasil"])
    (told,) = pick(table.act("exchange", ["China", "Japón", "Argentina"]), "cards_exchanged")
    assert (told.armies, told.number, told.bonuses) == (4, 1, ())
    assert table.state.pool == 5
    assert table.hand("Blanco") == {"Brasil"}
    for phase in ("combat", "move"):
        late = start(Blanco="Venezuela", phase=phase, cards={"Blanco": CANNONS[:3]})
        assert "exchange" not in late.verbs()
        late.refuses("wrong_phase", "TGM-5.5", "exchange", CANNONS[:3])


@pytest.mark.clause("TGM-5.6")
@pytest.mark.parametrize(
    ("weapons", "value"),
    [((C, C, C), 4), ((I, I, I), 6), ((H, H, H), 8), ((C, I, H), 10)]
    + [((X, weapon, weapon), 12) for weapon in (C, I, H)],
)
def test_the_value_of_each_set(weapons, value):
    assert {set_value(order) for order in permutations(weapons)} == {value}
    assert {set_value(order, "pair_only") for order in permutations(weapons)} == {value}


@pytest.mark.clause("TGM-5.7", "D-8")
@pytest.mark.parametrize("two", [(C, I), (C, H), (I, H)])
def test_a_joker_with_two_different_weapons(start, two):
    assert set_value((X, *two)) == 10
    assert set_value((X, *two), "pair_only") == 0


@pytest.mark.clause("TGM-5.7", "D-8")
@pytest.mark.parametrize("mode", ["wild", "pair_only"])
@pytest.mark.parametrize("weapon", [C, I, H])
def test_two_jokers_with_any_card(weapon, mode):
    assert set_value((X, weapon, X), mode) == 12


@pytest.mark.clause("TGM-5.7", "D-8")
def test_the_option_for_jokers(start):
    cards = [JOKERS[0], CANNONS[0], HORSE[0]]
    holding(start, *cards).act("exchange", cards)
    table = holding(start, *cards, options={"joker_mode": "pair_only"})
    assert table.legal("exchange") == []
    table.refuses("no_set", "TGM-5.7", "exchange", cards)


@pytest.mark.clause("TGM-5.8")
def test_two_equal_and_one_different_are_no_set(start):
    for two in (C, I, H):
        for one in {C, I, H} - {two}:
            assert set_value((two, two, one)) == 0


@pytest.mark.clause("TGM-5.6", "TGM-5.7", "TGM-5.10")
def test_tgm_e3_exchange(start, pick):
    """Joker and two infantry: 12, and 2 on Brasil, which is owned; the other card is not."""
    cards = [JOKERS[0], "Brasil", "Perú"]
    table = holding(start, *cards, own="Brasil 3", pool=0)
    (told,) = pick(table.act("exchange", cards), "cards_exchanged")
    assert (told.armies, told.bonus) == (12, 2)
    assert [table.settings.board.countries[country] for country in told.bonuses] == ["Brasil"]
    assert table.state.pool == 12
    assert table.armies("Brasil", "Perú") == [5, 1]


@pytest.mark.clause("TGM-5.7", "TGM-5.8")
def test_tgm_e3_joker_with_different_weapons_and_no_set(start):
    table = holding(start, JOKERS[0], "China", "Alberta", pool=0)
    table.act("exchange", [JOKERS[0], "China", "Alberta"])
    assert table.state.pool == 10
    table = holding(start, "China", "Japón", "Alberta", pool=1)
    table.refuses("no_set", "TGM-5.8", "exchange", ["China", "Japón", "Alberta"])


@pytest.mark.clause("TGM-5.9")
@pytest.mark.parametrize("number", [3, 4])
def test_three_or_four_cards_may_be_kept(start, number):
    cards = [*CANNONS[:3], FOOT[0]][:number]
    table = holding(start, *cards, pool=0)
    table.act("end_reinforce")
    assert len(table.hand("Blanco")) == number


@pytest.mark.clause("TGM-5.9a")
@pytest.mark.parametrize("mode", ["wild", "pair_only"])
def test_five_cards_always_have_a_set(mode):
    for hand in combinations_with_replacement((C, I, H, X), 5):
        if hand.count(X) <= 2:
            threes = {tuple(sorted(three)) for three in permutations(hand, 3)}
            assert any(set_value(three, mode) for three in threes), hand


@pytest.mark.clause("TGM-5.9a")
def test_a_second_exchange_needs_a_second_set(start):
    table = holding(start, *CANNONS[:3], *FOOT[:2], pool=1)
    table.act("exchange", CANNONS[:3])
    assert table.legal("exchange") == []
    assert table.verbs() == {"place"}


@pytest.mark.clause("TGM-5.10", "D-9")
@pytest.mark.parametrize(
    ("options", "armies"),
    [
        ({}, [3, 3, 1]),
        ({"variant": "world"}, [3, 3, 1]),
        ({"territory_card_bonus": 0}, [1, 1, 1]),
        ({"variant": "world", "territory_card_bonus": 5}, [6, 6, 1]),
    ],
)
def test_the_reward_goes_to_own_territories(start, options, armies):
    table = holding(start, *FOOT[:3], own="Brasil, Alaska", pool=0, options=options)
    table.act("exchange", FOOT[:3])
    assert table.armies(*FOOT[:3]) == armies
    assert table.state.pool == (4 if "variant" in options else 6)


@pytest.mark.clause("TGM-5.10")
def test_jokers_give_no_reward(start):
    table = holding(start, *JOKERS, "Brasil", own="Venezuela", pool=0)
    before = sum(table.state.armies)
    table.act("exchange", [*JOKERS, "Brasil"])
    assert sum(table.state.armies) == before


@pytest.mark.clause("TGM-5.11")
def test_exchanged_cards_lie_face_up(start):
    table = holding(start, *CANNONS[:3], pool=0)
    table.act("exchange", CANNONS[:3])
    seen = table.game.observe(table.state, 2)
    names = table.settings.facts.cards
    assert {names[card] for card in range(44) if seen.discards >> card & 1} == set(CANNONS[:3])


@pytest.mark.clause("TGM-5.12", "D-10")
def test_the_discard_becomes_the_deck_when_it_is_needed(start, pick):
    names = list(start(Blanco="Brasil").settings.facts.cards)
    hands = {"Blanco": names[:2], "Negro": names[2:5]}
    table = start(Blanco="Brasil", phase="combat", conquests=1, cards=hands, discards=names[5:])
    assert table.state.deck == 0
    (told,) = pick(table.act("end_combat"), "deck_reshuffled")
    assert told.number == 39
    assert table.state.discards == 0
    table.refuses("bad_chance", "TGM-6.12", "draw_card", names[0])
    table.act("draw_card", names[5])
    assert table.hand("Blanco") == {*names[:2], names[5]}


@pytest.mark.clause("D-10")
def test_the_last_card_leaves_the_deck_empty(start, pick):
    names = list(start(Blanco="Brasil").settings.facts.cards)
    table = start(Blanco="Brasil", conquests=1, discards=names[1:])
    assert not pick(table.act("end_combat"), "deck_reshuffled")
    assert not pick(table.act("draw_card", names[0]), "deck_reshuffled")
    assert (table.state.deck, table.state.discards.bit_count()) == (0, 43)


@pytest.mark.clause("TGM-6.12", "D-13")
def test_one_card_for_all_conquests_at_the_end_of_the_combat(start, pick):
    table = start(Blanco="Brasil 9", Negro="Perú, Venezuela, Congo")
    table.conquer("Brasil", "Perú")
    table.conquer("Brasil", "Venezuela")
    assert table.hand("Blanco") == set()
    table.act("end_combat")
    assert table.turn == "chance"
    events = table.act("draw_card", "Comodín 2")
    assert len(pick(events, "card_drawn")) == 1
    assert table.hand("Blanco") == {"Comodín 2"}
    assert table.turn == "Blanco"
    table.refuses("bad_chance", "TGM-6.12", "draw_card", "Perú")


@pytest.mark.clause("TGM-6.12")
def test_no_card_without_a_conquest(start):
    table = start(Blanco="Brasil 9", Negro="Perú 2")
    table.fight("Brasil", "Perú", [6], [1])
    table.act("end_combat")
    assert table.turn == "Blanco"
    assert table.hand("Blanco") == set()


@pytest.mark.clause("TGM-10.2")
def test_sets_in_the_conquest_of_the_world(start):
    world = {"variant": "world", "joker_mode": "pair_only"}
    cards = [JOKERS[0], CANNONS[0], HORSE[0], FOOT[0], CANNONS[1]]
    table = holding(start, *cards, pool=0, options=world)
    sets = {frozenset(three) for (three,) in table.legal("exchange")}
    jokers = {item for item in sets if JOKERS[0] in item}
    assert len(jokers) == 6  # with any two of the four others
    assert sets - jokers == {
        frozenset({CANNONS[0], HORSE[0], FOOT[0]}),
        frozenset({CANNONS[1], HORSE[0], FOOT[0]}),
    }
    table.refuses("no_set", "TGM-10.2", "exchange", [CANNONS[0], CANNONS[1], FOOT[0]])


@pytest.mark.clause("TGM-10.3")
def test_tgm_e4_exchange_in_the_conquest_of_the_world(start):
    values = [world_value(number) for number in range(1, 13)]
    assert values == [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45]
    for made, armies in ((8, 30), (9, 35)):
        table = holding(start, *HORSE[:3], pool=0, exchanges=made, options={"variant": "world"})
        table.act("exchange", HORSE[:3])
        assert table.state.pool == armies


@pytest.mark.clause("TGM-10.3")
def test_exchanges_are_counted_for_all_together(start):
    table = start(
        Blanco="Brasil",
        phase="reinforce",
        pool=0,
        cards={"Blanco": CANNONS[:3], "Negro": FOOT[:3]},
        options={"variant": "world"},
    )
    table.act("exchange", CANNONS[:3])
    table.act("place", "Brasil", 4)
    table.act("end_combat")
    table.act("end_turn")
    pool = table.state.pool
    table.act("exchange", FOOT[:3])
    assert table.state.pool == pool + 6


@pytest.mark.clause("TGM-10.4")
def test_five_cards_force_an_exchange_in_both_variants(start):
    cards = [*CANNONS[:3], *FOOT[:2]]
    table = holding(start, *cards, pool=0, options={"variant": "world"})
    assert table.verbs() == {"exchange"}
    table.refuses("must_exchange", "TGM-5.9", "end_reinforce")
    own = "Venezuela, Perú, Brasil, Argentina"
    assert start(Blanco=own, phase="reinforce", options={"variant": "world"}).state.pool == 3
