"""TEG-12: country cards, how they are earned, drawn, kept and shown."""

import pytest

from teg_nb import GAMES, load_board

COUNTRIES = load_board("teg").countries
FIVE = ["Chile", "Cuba", "Irán", "Italia", "Rusia"]


@pytest.fixture
def card_phase(start):
    """A table in the card phase of the first colour named, with one conquest made."""
    return lambda **parts: start(**{"phase": "card", "conquests": 1, **parts})


@pytest.mark.clause("TEG-12.1")
def test_a_card_that_was_earned_comes_from_the_pile(card_phase, pick):
    table = card_phase(Blanco="Argentina 4", Negro="Brasil")
    pile = table.state.pile.bit_count()

    table.act("request_card")
    assert table.turn == "chance"
    events = table.act("draw_card", "Chile")

    assert table.cards("Blanco") == {"Chile"}
    assert table.state.pile.bit_count() == pile - 1
    assert [event.seat for event in pick(events, "country_card_drawn")] == [0]


@pytest.mark.clause("TEG-12.1")
def test_only_a_card_of_the_pile_can_come(card_phase):
    table = card_phase(Blanco="Argentina 4", cards={"Negro": ["Chile"]}, discards=["Cuba"])
    table.act("request_card")

    table.refuses("bad_chance", "TEG-12.1", "draw_card", "Chile", seat="chance")
    table.refuses("bad_chance", "TEG-12.1", "draw_card", "Cuba", seat="chance")
    table.refuses("decision_pending", "TEG-8.3", "end_turn", seat="Blanco")


@pytest.mark.clause("TEG-12.2")
@pytest.mark.parametrize(
    ("exchanges", "conquests", "earned"),
    [
        (0, 0, False),
        (0, 1, True),
        (2, 1, True),
        (3, 0, False),
        (3, 1, False),
        (3, 2, True),
        (7, 2, True),
    ],
)
def test_one_conquest_earns_a_card_and_two_from_the_third_canje_on(
    card_phase, exchanges, conquests, earned
):
    table = card_phase(Blanco="Argentina", exchanges={"Blanco": exchanges}, conquests=conquests)

    assert table.allows("request_card") == earned
    if not earned:
        table.refuses("no_card_right", "TEG-12.2", "request_card")


@pytest.mark.clause("TEG-12.2")
def test_a_canje_of_the_same_turn_counts(start):
    table = start(
        phase="reinforce",
        Blanco="Argentina 9",
        Negro="Brasil",
        exchanges={"Blanco": 2},
        cards={"Blanco": ["Las Vegas"]},
    )
    table.act("exchange", ["Las Vegas"], [])
    table.act("place", "Argentina", table.due())
    table.act("end_placement")
    table.conquer("Argentina", "Brasil")
    table.act("end_attack")
    table.act("end_regroup")

    table.refuses("no_card_right", "TEG-12.2", "request_card")


@pytest.mark.clause("TEG-12.2")
def test_conquests_of_another_turn_do_not_count(start):
    table = start(Blanco="Argentina 9", Negro="Brasil, Cuba", Rojo="Sahara", rest="Rojo")
    table.conquer("Argentina", "Brasil")
    table.act("end_turn")
    table.end_turn()
    table.end_turn()
    table.act("turn_situation", "Combate clásico")
    table.end_turn()
    table.end_turn()
    assert table.turn == "Blanco"
    table.act("place", "Argentina", table.due())
    for end in ("end_placement", "end_attack", "end_regroup"):
        table.act(end)

    table.refuses("no_card_right", "TEG-12.2", "request_card")


@pytest.mark.clause("TEG-12.3")
def test_one_card_a_turn_however_many_conquests(card_phase):
    table = card_phase(Blanco="Argentina", conquests=6)
    table.act("request_card")
    table.act("draw_card", "Chile")

    assert not table.allows("request_card")
    table.refuses("card_already_taken", "TEG-12.3", "request_card")


@pytest.mark.clause("TEG-12.4", "D-48")
@pytest.mark.parametrize("phase", ["attack", "regroup", "card"])
def test_a_card_that_is_not_asked_for_is_lost(start, pick, phase):
    """Ending the turn early skips the request too."""
    table = start(phase=phase, Blanco="Argentina", Negro="Brasil", conquests=1)

    events = table.act("end_turn")

    assert [event.reason for event in pick(events, "country_card_right_lost")] == ["forgotten"]
    assert table.cards("Blanco") == set()
    table.refuses("not_your_turn", "TEG-5.1", "request_card", seat="Blanco")


@pytest.mark.clause("TEG-12.4")
def test_nothing_is_lost_where_nothing_was_earned(start, pick):
    table = start(phase="card", Blanco="Argentina", Negro="Brasil")

    assert pick(table.act("end_turn"), "country_card_right_lost") == []


@pytest.mark.clause("D-48")
@pytest.mark.parametrize("last", ["end_regroup", "end_turn"])
def test_an_option_draws_the_card_without_a_request(start, last):
    """The result is the same for phases that end one by one and all at once."""
    table = start(
        phase="regroup",
        Blanco="Argentina",
        Negro="Brasil",
        conquests=1,
        options={"auto_card": True},
    )

    table.act(last)

    assert table.turn == "chance"
    table.act("draw_card", "Chile")
    assert table.cards("Blanco") == {"Chile"}


@pytest.mark.clause("D-48")
def test_the_option_draws_no_card_that_was_not_earned(start):
    table = start(phase="regroup", Blanco="Argentina", options={"auto_card": True})

    table.act("end_regroup")

    assert table.turn == "Blanco"
    table.refuses("no_card_right", "TEG-12.2", "request_card")


@pytest.mark.clause("TEG-12.5", "TEG-7.15", "D-30")
def test_a_hand_of_five_draws_no_card(card_phase, pick):
    """EX-55. The right of that turn is lost."""
    table = card_phase(Blanco="Argentina", cards={"Blanco": FIVE})

    assert not table.allows("request_card")
    table.refuses("hand_full", "TEG-7.15", "request_card")
    lost = pick(table.act("end_turn"), "country_card_right_lost")
    assert [event.reason for event in lost] == ["hand_full"]


@pytest.mark.clause("TEG-12.5")
def test_a_hand_of_four_draws_a_card(card_phase):
    table = card_phase(Blanco="Argentina", cards={"Blanco": FIVE[:4]})

    assert table.allows("request_card")


@pytest.mark.clause("TEG-12.5", "TEG-6.6")
def test_crisis_takes_the_card_but_not_the_bonus(placed, pick):
    """The lowest die draws none in this round; all else stays."""
    table = placed(4)
    table.act("turn_situation", "Crisis")
    table.act("roll_crisis", [1, 2, 3, 4])
    state = table.state
    seat = state.turn
    own = next(c for c in range(72) if state.owner[c] == seat)
    hands = list(state.hands)
    hands[seat] = 1 << own
    state.hands = type(state.hands)(hands)
    state.pile &= ~(1 << own)
    state.conquests = 1
    table.act("end_attack")
    table.act("end_regroup")

    assert not table.allows("request_card")
    table.refuses("crisis_no_card", "TEG-6.6", "request_card")
    table.act("bonus", COUNTRIES[own])
    lost = pick(table.act("end_turn"), "country_card_right_lost")
    assert [event.reason for event in lost] == ["crisis_no_card"]


@pytest.mark.clause("TEG-12.6")
def test_a_card_adds_three_armies_to_its_country_once(card_phase):
    table = card_phase(Blanco="Argentina 2", cards={"Blanco": ["Argentina"]})
    assert table.legal("bonus") == [["Argentina"]]

    table.act("bonus", "Argentina")

    assert table.armies("Argentina") == [5]
    assert not table.allows("bonus", "Argentina")
    table.refuses("bonus_already_used", "TEG-12.6", "bonus", "Argentina")


@pytest.mark.clause("TEG-12.7")
def test_case_b_the_bonus_is_placed_as_soon_as_the_card_arrives(card_phase):
    table = card_phase(Blanco="Argentina, Chile")
    table.act("request_card")
    table.act("draw_card", "Chile")

    table.act("bonus", "Chile")

    assert table.armies("Chile") == [4]


@pytest.mark.clause("TEG-12.7")
def test_case_c_the_country_is_conquered_after_the_card_came(start):
    table = start(Blanco="Argentina 4", Negro="Brasil", cards={"Blanco": ["Brasil"]})
    table.conquer("Argentina", "Brasil")
    table.refuses("wrong_phase", "TEG-12.7", "bonus", "Brasil")
    table.act("end_attack")
    table.refuses("wrong_phase", "TEG-12.7", "bonus", "Brasil")
    table.act("end_regroup")

    table.act("bonus", "Brasil")

    assert table.armies("Brasil") == [4]


@pytest.mark.clause("TEG-12.7", "D-50")
def test_case_d_a_forgotten_bonus_is_placed_in_a_later_turn_without_conquest(start):
    table = start(
        phase="card",
        Blanco="Argentina, Chile",
        Negro="Brasil",
        Rojo="España",
        rest="Rojo",
        cards={"Blanco": ["Argentina"]},
    )
    table.end_turn()
    table.end_turn()
    table.end_turn()
    table.act("turn_situation", "Combate clásico")
    table.end_turn()
    table.end_turn()
    table.act("place", "Chile", table.due())
    table.act("end_placement")
    table.act("end_attack")
    table.act("end_regroup")

    table.act("bonus", "Argentina")

    assert table.armies("Argentina") == [4]


@pytest.mark.clause("TEG-12.7", "D-50")
def test_several_bonuses_in_one_turn(start):
    cards = ["Argentina", "Chile", "Brasil"]
    table = start(phase="card", Blanco="Argentina, Chile", cards={"Blanco": cards})

    table.act("bonus", "Chile")
    table.act("bonus", "Argentina")

    assert table.armies("Argentina", "Chile") == [4, 4]
    table.refuses("not_your_country", "TEG-12.6", "bonus", "Brasil")


@pytest.mark.clause("D-50", "D-24")
def test_a_resting_seat_places_its_bonus(start):
    table = start(
        phase="card",
        Blanco="Argentina",
        situation="Descanso Blanco",
        cards={"Blanco": ["Argentina"]},
    )

    table.act("bonus", "Argentina")

    assert table.armies("Argentina") == [4]


@pytest.mark.clause("TEG-12.8")
def test_the_card_stays_in_hand_after_the_bonus_until_a_canje(start):
    table = start(phase="card", Blanco="Argentina", cards={"Blanco": ["Argentina"]})

    table.act("bonus", "Argentina")

    assert table.cards("Blanco") == {"Argentina"}
    assert table.state.discards == 0


@pytest.mark.clause("TEG-12.8")
def test_a_used_card_serves_in_a_canje(start):
    table = start(
        phase="reinforce",
        Blanco="Argentina",
        cards={"Blanco": ["Argentina"]},
        used=["Argentina"],
    )

    table.act("exchange", ["Argentina"], [])

    assert table.cards("Blanco") == set()
    assert table.due() == 4 + 6


@pytest.mark.clause("TEG-12.8", "D-27")
@pytest.mark.parametrize("seats", [["Rojo", "Negro"], ["Negro", "Rojo"]])
def test_the_bonus_may_go_to_a_shared_country(start, seats):
    """Three armies for the seat that holds the card, whichever of the two is written first."""
    forces = {"Rojo": "Ucrania 3", "Negro": "Ucrania 2"}
    table = start(
        phase="card",
        seats=seats,
        turn="Rojo",
        cards={"Rojo": ["Ucrania"]},
        **{colour: forces[colour] for colour in seats},
    )
    assert table.legal("bonus") == [["Ucrania"]]

    table.act("bonus", "Ucrania")

    ucrania = table.country("Ucrania")
    seat, present, _ = table.state.guests[ucrania]
    share = {table.owner("Ucrania"): table.state.armies[ucrania], seats[seat]: present}
    assert share == {"Rojo": 6, "Negro": 2}


@pytest.mark.clause("TEG-12.8", "TEG-10.3")
def test_the_bonus_waits_while_its_country_is_blocked(start):
    table = start(
        phase="card",
        Rojo="Bolivia, España",
        Negro="Argentina 2, Brasil 2, Chile 2, Paraguay 2",
        cards={"Rojo": ["Bolivia"]},
    )

    assert table.legal("bonus") == []
    table.refuses("blocked_country", "TEG-10.3", "bonus", "Bolivia")
    assert table.state.used == 0


@pytest.mark.clause("TEG-12.9")
def test_how_many_cards_each_seat_holds_is_public_and_which_is_secret(start):
    table = start(
        phase="card", Blanco="Argentina", Negro="Chile", cards={"Blanco": FIVE, "Negro": ["México"]}
    )
    game = GAMES["teg"]

    for viewer in (None, 0, 1):
        seen = game.observe(table.state, viewer)
        assert seen.hand_sizes == (5, 1)
    assert [COUNTRIES[card] for card in game.observe(table.state, 1).hand] == ["México"]
    assert game.observe(table.state, None).hand == ()


@pytest.mark.clause("TEG-12.9")
def test_a_card_that_was_drawn_is_hidden_from_the_others(card_phase):
    table = card_phase(Blanco="Argentina", Negro="Chile")
    table.act("request_card")
    before = table.state
    table.act("draw_card", "Chile")

    shown = [table.game.redact(before, table.actions[-1], viewer).card for viewer in (0, 1, None)]

    assert shown == [table.country("Chile"), -1, -1]
    [event] = table.events[-1]
    assert event.secret == ("card",)


@pytest.mark.clause("TEG-12.10", "D-49")
def test_an_empty_pile_takes_the_discards_and_their_bonuses_revive(card_phase, pick):
    table = card_phase(
        Blanco="Argentina, Chile",
        cards={"Blanco": ["Argentina"]},
        discards=["Chile"],
        used=["Chile", "Argentina"],
    )
    state = table.state
    state.pile, state.discards = 0, state.pile | state.discards
    events = table.act("request_card")

    assert [(item.deck, item.number) for item in pick(events, "deck_reshuffled")] == [
        ("countries", 71)
    ]
    assert table.state.discards == 0
    table.act("draw_card", "Chile")
    table.act("bonus", "Chile")
    assert table.armies("Chile") == [4]
    table.refuses("bonus_already_used", "TEG-12.6", "bonus", "Argentina")


@pytest.mark.clause("D-49", "TEG-16.4")
def test_an_inherited_card_keeps_its_mark(start):
    table = start(
        Blanco="Argentina 4",
        Negro="Brasil",
        Rojo="España",
        rest="Rojo",
        cards={"Negro": ["Argentina", "Brasil"]},
        used=["Brasil"],
    )
    table.conquer("Argentina", "Brasil")
    table.act("end_attack")
    table.act("end_regroup")

    assert table.cards("Blanco") == {"Argentina", "Brasil"}
    assert table.legal("bonus") == [["Argentina"]]
    table.refuses("bonus_already_used", "TEG-12.6", "bonus", "Brasil")


@pytest.mark.clause("D-51")
def test_with_no_card_anywhere_the_right_is_lost(card_phase, pick):
    table = card_phase(Blanco="Argentina", Negro="Chile", cards={"Negro": COUNTRIES})
    assert table.state.pile == 0

    events = table.act("request_card")

    assert [event.reason for event in pick(events, "country_card_right_lost")] == ["no_cards"]
    assert table.turn == "Blanco"
    table.refuses("card_already_taken", "TEG-12.3", "request_card")


BONUS = {
    "not held": ("card_not_held", "TEG-12.6", "Chile"),
    "held by another": ("card_not_held", "TEG-12.6", "Cuba"),
    "not occupied": ("not_your_country", "TEG-12.6", "Brasil"),
    "already used": ("bonus_already_used", "TEG-12.6", "Argentina"),
    "no such country": ("unknown_country", "TEG-1.2", "Atlántida"),
}


@pytest.mark.clause("TEG-12.6", "TEG-12.7")
@pytest.mark.parametrize("case", BONUS)
def test_a_bonus_that_is_not_due_is_refused(start, case):
    code, clause, country = BONUS[case]
    table = start(
        phase="card",
        Blanco="Argentina, Chile",
        Negro="Brasil",
        cards={"Blanco": ["Argentina", "Brasil"], "Negro": ["Cuba"]},
        used=["Argentina"],
    )

    table.refuses(code, clause, "bonus", country)


@pytest.mark.clause("TEG-12.4", "TEG-12.7")
@pytest.mark.parametrize("phase", ["reinforce", "attack", "regroup"])
def test_cards_and_bonuses_belong_to_the_card_phase(start, phase):
    table = start(phase=phase, Blanco="Argentina", cards={"Blanco": ["Argentina"]})

    table.refuses("wrong_phase", "TEG-5.5", "request_card")
    table.refuses("wrong_phase", "TEG-12.7", "bonus", "Argentina")
