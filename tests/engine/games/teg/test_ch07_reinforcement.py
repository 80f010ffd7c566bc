"""TEG-7: armies of a turn, by countries, continents and canjes."""

import itertools

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.actions import Place
from teg_nb.engine.games.teg.cards import card_symbols, exchange_armies, is_set, symbols_suffice
from teg_nb.engine.games.teg.components import facts

BOARD = load_board("teg")
CONTINENTS = {continent.name: continent for continent in BOARD.continents}
MEMBERS = {
    name: [BOARD.countries[country] for country in row.countries]
    for name, row in CONTINENTS.items()
}
OCEANIA = ", ".join(MEMBERS["Oceanía"])


# Countries


@pytest.mark.clause("TEG-7.1", "TEG-5.4")
def test_the_armies_of_a_turn_are_counted_at_its_start(start, pick):
    match = start(Negro=f"{OCEANIA}, Chile", Blanco="Bolivia", Rojo="China", phase="card")
    assert match.turn == "Negro"
    match.end_turn()
    match.end_turn()
    events = match.end_turn()
    assert match.state.chance == "situation"
    events = match.act("turn_situation", "Combate clásico")
    assert match.turn == "Blanco"
    (fact,) = pick(events, "turn_started")
    assert fact.armies == match.due() == max(4, match.state.held[1].bit_count() // 2)


@pytest.mark.clause("TEG-7.1")
def test_what_is_placed_does_not_change_the_count(start):
    match = start(Blanco=f"{OCEANIA}, Chile", phase="reinforce")
    assert match.due() == 4 + 3
    match.act("place", "Chile", 4)
    assert match.due() == 3


@pytest.mark.clause("TEG-7.2", "D-25")
@pytest.mark.parametrize("number", range(1, 45))
def test_half_the_countries_and_never_fewer_than_four(number, start):
    # every second country first, so that no continent is complete by chance of the order
    names = [*BOARD.countries[::2], *BOARD.countries[1::2]][:number]
    match = start(seats=4, Blanco=", ".join(names), phase="reinforce")
    assert match.state.due[0] == max(4, number // 2)


@pytest.mark.clause("TEG-7.2", "TEG-7.3", "D-27")
def test_a_shared_country_counts_one_for_each_occupant_and_takes_armies(start):
    own = [*BOARD.countries[::2], *BOARD.countries[1::2]][:10]
    whole = {"Blanco": ", ".join(own), "phase": "reinforce"}
    assert start(**whole, Negro="China").due() == 5
    shared = start(**whole, Negro=f"China, {own[0]}")
    assert shared.due() == 5
    assert shared.allows("place", own[0], 5)


@pytest.mark.clause("TEG-7.3")
def test_armies_of_countries_go_to_any_own_country(start):
    match = start(Blanco="Chile, Japón, Cuba", phase="reinforce")
    assert {tuple(item) for item in match.legal("place")} == {
        (name, armies) for name in ("Chile", "Japón", "Cuba") for armies in (1, 2, 3, 4)
    }
    match.refuses("not_your_country", "TEG-7.3", "place", "Bolivia", 1)


@pytest.mark.clause("TEG-7.1")
def test_more_armies_than_due_are_refused(start):
    match = start(Blanco="Chile, Japón", phase="reinforce")
    match.refuses("too_many_armies", "TEG-7.1", "place", "Chile", 5)


@pytest.mark.clause("TEG-4.4", "TEG-7.1")
@pytest.mark.parametrize("armies", [0, -2, 0.5, False])
def test_an_amount_that_is_none_is_refused(armies, start):
    match = start(Blanco="Chile", phase="reinforce")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(Place(0, match.country("Chile"), armies))
    assert (caught.value.code, caught.value.clause) == ("bad_amount", "TEG-4.4")
    assert match.state == before


# Continents


@pytest.mark.clause("TEG-7.4", "TEG-7.5")
@pytest.mark.parametrize(
    ("continent", "armies"),
    [
        ("Asia", 8),
        ("Europa", 8),
        ("América del Norte", 6),
        ("América del Sur", 4),
        ("África", 4),
        ("América Central", 3),
        ("Oceanía", 3),
    ],
)
def test_a_whole_continent_gives_armies_that_stay_in_it(continent, armies, start):
    own = MEMBERS[continent]
    elsewhere = next(name for name in BOARD.countries if name not in own)
    match = start(seats=3, Blanco=", ".join([*own, elsewhere]), phase="reinforce")
    free = max(4, (len(own) + 1) // 2)
    assert match.due() == free + armies
    assert match.allows("place", own[0], free + armies)
    match.refuses("wrong_continent", "TEG-7.5", "place", elsewhere, free + 1)
    match.act("place", elsewhere, free)
    match.refuses("wrong_continent", "TEG-7.5", "place", elsewhere, 1)
    match.refuses("armies_left_to_place", "TEG-7.8", "end_placement")
    match.act("place", own[-1], armies)
    match.act("end_placement")


@pytest.mark.clause("TEG-7.4")
@pytest.mark.parametrize("continent", MEMBERS)
def test_a_continent_but_for_one_country_gives_nothing(continent, start):
    own = MEMBERS[continent][1:]
    match = start(seats=3, Blanco=", ".join(own), phase="reinforce")
    assert match.due() == max(4, len(own) // 2)


@pytest.mark.clause("TEG-7.4", "D-27")
def test_a_continent_with_a_shared_country_gives_nothing(start):
    match = start(Blanco=OCEANIA, Negro="Tonga, China", phase="reinforce")
    assert match.due() == 4


@pytest.mark.clause("TEG-7.5", "TEG-11.1")
def test_armies_of_a_continent_may_leave_it_by_regrouping(start):
    match = start(Blanco=f"{OCEANIA}, Chile", phase="reinforce")
    match.act("place", "Australia", 7)
    for verb in ("end_placement", "end_attack"):
        match.act(verb)
    assert match.allows("regroup", "Australia", "Chile", 7)


@pytest.mark.clause("TEG-7.7")
def test_sources_are_placed_in_any_order_and_the_most_bound_first(start):
    match = start(
        Blanco=f"{OCEANIA}, Chile", phase="reinforce", cards={"Blanco": ["Argentina", "Chechenia"]}
    )
    match.act("place", "Tonga", 2)
    match.act("exchange", ["Argentina"], [])
    assert match.due() == 4 + 3 - 2 + 6
    # two of Oceanía's three armies are placed: all but one may go to Chile
    assert max(armies for name, armies in match.legal("place") if name == "Chile") == 10
    match.act("place", "Chile", 10)
    assert {name for name, _ in match.legal("place")} == set(MEMBERS["Oceanía"])
    match.act("place", "Sumatra", 1)
    assert match.due() == 0


@pytest.mark.clause("TEG-7.8")
@pytest.mark.parametrize("verb", ["end_placement", "end_turn"])
def test_all_armies_are_placed_before_the_phase_ends(verb, start):
    match = start(Blanco="Chile", phase="reinforce")
    match.act("place", "Chile", 3)
    match.refuses("armies_left_to_place", "TEG-7.8", verb)
    assert verb not in match.verbs()
    match.act("place", "Chile", 1)
    assert match.allows(verb)


# Blockades

RING = "Bolivia 2, Argentina 2, Brasil 2, Colombia 2, Australia 2"  # of Chile
FAR_RING = "Vietnam 2, China 2, Kamchatka 2, Japón 2, Malasia 2"  # of Corea


@pytest.mark.clause("TEG-7.6", "TEG-10.3")
def test_no_armies_go_to_a_blocked_country(start):
    match = start(Blanco="Chile 3, Cuba", Negro=RING, phase="reinforce")
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)
    assert {name for name, _ in match.legal("place")} == {"Cuba"}


@pytest.mark.clause("TEG-7.8", "D-26", "TEG-7.6")
def test_armies_that_no_country_may_take_are_lost(start, pick):
    match = start(
        Negro=f"{RING}, {FAR_RING}",
        Blanco="Chile, Corea",
        rest="Negro",
        phase="card",
        first="Negro",
    )
    (fact,) = pick(match.act("end_turn"), "armies_forfeited")
    assert (fact.seat, fact.armies) == (match.seat("Blanco"), 4)
    assert (match.turn, match.due()) == ("Blanco", 0)
    assert match.verbs() == {"end_placement", "end_turn"}


@pytest.mark.clause("TEG-7.8", "D-26", "TEG-7.11")
def test_the_armies_of_a_canje_are_lost_too_where_nothing_is_open(start, pick):
    match = start(
        Negro=f"{RING}, {FAR_RING}",
        Blanco="Chile, Corea",
        rest="Negro",
        phase="card",
        first="Negro",
        cards={"Blanco": ["Argentina"]},
    )
    match.act("end_turn")
    (fact,) = pick(match.act("exchange", ["Argentina"], []), "armies_forfeited")
    assert (fact.armies, match.due()) == (6, 0)


@pytest.mark.clause("TEG-7.8", "D-26", "TEG-10.5")
def test_a_single_country_is_never_closed(start):
    match = start(Blanco="Chile", Negro=RING, phase="reinforce")
    assert match.allows("place", "Chile", 4)


# Canjes


@pytest.mark.clause("TEG-7.10", "D-28")
def test_a_canje_gives_by_the_count_of_its_seat():
    assert [exchange_armies(n) for n in range(1, 8)] == [6, 10, 15, 20, 25, 30, 35]


@pytest.mark.clause("TEG-7.10", "D-28")
def test_each_seat_has_its_own_count(start):
    match = start(
        Blanco="Chile",
        phase="reinforce",
        cards={"Blanco": ["Argentina"]},
        exchanges={"Negro": 5, "Blanco": 1},
    )
    match.act("exchange", ["Argentina"], [])
    assert match.due() == 4 + 10
    assert list(match.state.exchanges) == [2, 5]


@pytest.mark.clause("TEG-7.11", "TEG-7.3")
def test_armies_of_a_canje_are_free_and_the_cards_are_shown_and_discarded(start, pick):
    cards = ["Chile", "Bolivia", "Brasil"]
    match = start(
        Blanco="Chile, Japón, Cuba", Negro="Cuba 3, China",
        phase="reinforce", cards={"Blanco": [*cards, "México"]},
    )  # fmt: skip
    (fact,) = pick(match.act("exchange", cards, []), "cards_exchanged")
    assert {match.settings.board.countries[card] for card in fact.cards} == set(cards)
    assert (fact.number, fact.armies, fact.secret) == (1, 6, ())
    assert match.cards("Blanco") == {"México"}
    assert match.state.discards == sum(1 << match.country(name) for name in cards)
    for name in ("Chile", "Japón", "Cuba"):
        assert match.allows("place", name, 10)


@pytest.mark.clause("TEG-7.11", "TEG-13.5")
def test_a_continent_card_goes_back_to_the_table(start, pick):
    match = start(seats=3, Blanco=", ".join(MEMBERS["Asia"]), phase="reinforce")
    events = match.act("exchange", [], ["Asia"])
    assert pick(events, "continent_card_used")
    assert match.state.discards == 0
    match.end_turn()
    match.end_turn()
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    while match.turn != "Blanco":
        match.end_turn()
    match.refuses("continent_card_used", "TEG-13.5", "exchange", [], ["Asia"])


@pytest.mark.clause("TEG-7.9")
@pytest.mark.parametrize("phase", ["attack", "regroup", "card"])
def test_a_canje_is_not_kept_for_later_in_the_turn(phase, start):
    match = start(Blanco="Chile 3", phase=phase, cards={"Blanco": ["Argentina"]})
    match.refuses("wrong_phase", "TEG-7.9", "exchange", ["Argentina"], [])


@pytest.mark.clause("TEG-7.9", "TEG-5.1")
def test_a_canje_is_not_made_in_the_turn_of_another(start):
    match = start(Blanco="Chile", phase="reinforce", cards={"Negro": ["Argentina"]})
    match.refuses("not_your_turn", "TEG-5.1", "exchange", ["Argentina"], [], seat="Negro")


KINDS = {
    kind: [
        name
        for name, card_kind in zip(facts().countries, facts().card_kinds, strict=True)
        if card_kind == kind
    ]
    for kind in ("plane", "soldier", "anchor", "joker", "supercard")
}
P, S, A, J, X = "plane", "soldier", "anchor", "joker", "supercard"
SUR, AF, AC, OC = "América del Sur", "África", "América Central", "Oceanía"

VALID = [
    # country cards
    ([P, P, P], []),
    ([S, S, S], []),
    ([A, A, A], []),
    ([P, S, A], []),
    ([P, P, J], []),
    ([P, S, J], []),
    ([S, A, J], []),
    ([A, A, J], []),
    ([P, J, J], []),
    ([S, J, J], []),
    ([J, J, J], []),
    ([X], []),
    # continent cards
    ([], ["América del Norte"]),
    ([], ["Europa"]),
    ([], ["Asia"]),
    ([A], [SUR]),
    ([J], [SUR]),
    ([P], [AF]),
    ([J], [AF]),
    ([S, A], [AC]),
    ([P, P], [AC]),
    ([J, S], [AC]),
    ([J, J], [AC]),
    ([P, S], [OC]),
    ([A, A], [OC]),
    ([J, P], [OC]),
    # a symbol in excess, but no card to spare (D-29)
    ([], [SUR, AF]),
    ([], [SUR, OC]),
    ([], [AF, AC]),
    ([P, P], [SUR]),
    ([S, S], [SUR]),
    ([S, S], [AF]),
    ([A, A], [AF]),
    ([P], [SUR, AC]),
    ([A], [AF, OC]),
    ([S], [AC, OC]),
]
INVALID = [
    ([], []),
    ([P], []),
    ([J], []),
    ([J, J], []),
    ([P, P], []),
    ([P, S], []),
    ([P, P, S], []),
    ([S, S, A], []),
    ([P, P, A], []),
    ([], [SUR]),
    ([], [AF]),
    ([], [AC]),
    ([], [AC, OC]),
    ([P], [SUR]),
    ([S], [SUR]),
    ([S], [AF]),
    ([A], [AF]),
    ([P, S], [AC]),
    ([S, A], [OC]),
    # a card to spare
    ([X, P, P], []),
    ([X, P], []),
    ([X, X], []),
    ([X, J], []),
    ([P, P, P, P], []),
    ([P, P, P, S], []),
    ([P, S, A, J], []),
    ([J, J, J, J], []),
    ([P], ["Asia"]),
    ([], ["Asia", "Europa"]),
    ([X], [SUR]),
    ([A, P], [SUR]),
    ([J, P], [SUR]),
    ([], [SUR, AF, OC]),
]


def written(case):
    cards, continents = case
    return " ".join([*cards, *continents]) or "nothing"


@pytest.fixture
def offering(start):
    """White holds the cards of these kinds, and these continents, in its reinforcement phase."""

    def ready(kinds, continents):
        left = {kind: iter(names) for kind, names in KINDS.items()}
        cards = [next(left[kind]) for kind in kinds]
        own = [name for continent in continents for name in MEMBERS[continent]] or ["Chile"]
        match = start(seats=3, Blanco=", ".join(own), phase="reinforce", cards={"Blanco": cards})
        return match, cards

    return ready


@pytest.mark.clause("TEG-7.12", "TEG-7.13", "D-29")
@pytest.mark.parametrize("case", VALID, ids=written)
def test_these_cards_are_a_set(case, offering):
    match, cards = offering(*case)
    assert match.allows("exchange", cards, case[1])
    match.act("exchange", cards, case[1])
    assert match.state.exchanges[0] == 1


@pytest.mark.clause("TEG-7.12", "TEG-7.13", "D-29")
@pytest.mark.parametrize("case", INVALID, ids=written)
def test_these_cards_are_no_set(case, offering):
    match, cards = offering(*case)
    match.refuses("invalid_set", "TEG-7.12", "exchange", cards, case[1])
    assert not match.allows("exchange", cards, case[1])


def naive_set(symbols):
    """TEG-7.12 word by word: symbols of every reading of the jokers."""

    def holds(cards):
        readings = itertools.product(
            *([(item,) for item in (P, S, A)] if card == (J,) else [card] for card in cards)
        )
        for reading in readings:
            flat = [symbol for card in reading for symbol in card]
            if any(flat.count(item) >= 3 for item in (P, S, A)) or {P, S, A} <= set(flat):
                return True
        return False

    return holds(symbols) and not any(
        holds(symbols[:n] + symbols[n + 1 :]) for n in range(len(symbols))
    )


@pytest.mark.clause("TEG-7.12", "D-29")
@pytest.mark.parametrize("size", range(5))
def test_sets_agree_with_the_rule_word_by_word(size):
    kinds = [(P,), (S,), (A,), (J,), (P, S, A), (P, S), (S, A)]
    for symbols in itertools.product(kinds, repeat=size):
        assert is_set(symbols) == naive_set(symbols), symbols


@pytest.mark.clause("TEG-7.12")
def test_a_card_is_shown_once_only(offering):
    match, cards = offering([P, P], [])
    match.refuses("invalid_set", "TEG-7.12", "exchange", [cards[0], cards[0], cards[1]], [])
    asia, _ = offering([], [SUR])
    asia.refuses("invalid_set", "TEG-7.12", "exchange", [], [SUR, SUR])


@pytest.mark.clause("TEG-7.10")
def test_a_card_that_is_not_held_is_refused(start):
    match = start(
        Blanco="Chile", phase="reinforce", cards={"Blanco": ["Brasil"], "Negro": ["Argentina"]}
    )
    match.refuses("card_not_held", "TEG-7.10", "exchange", ["Argentina"], [])


@pytest.mark.clause("TEG-13.1", "TEG-7.12")
def test_a_continent_that_is_not_owned_is_refused(start):
    match = start(Blanco="Chile", phase="reinforce")
    match.refuses("continent_not_owned", "TEG-13.1", "exchange", [], ["Asia"])


@pytest.mark.clause("TEG-7.14")
def test_one_canje_a_round_even_with_cards_for_two(start):
    match = start(Blanco="Chile", phase="reinforce", cards={"Blanco": ["Argentina", "Chechenia"]})
    match.act("exchange", ["Argentina"], [])
    match.refuses("one_exchange_per_round", "TEG-7.14", "exchange", ["Chechenia"], [])
    assert "exchange" not in match.verbs()
    match.end_turn()
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    match.end_turn()
    assert match.turn == "Blanco"
    match.act("exchange", ["Chechenia"], [])
    assert match.state.exchanges[0] == 2


FIVE = [*KINDS[P][:3], *KINDS[S][:2]]


@pytest.mark.clause("TEG-7.15", "D-30")
def test_with_five_cards_a_canje_is_not_compulsory(start):
    match = start(Blanco="Chile", phase="reinforce", cards={"Blanco": FIVE})
    match.act("place", "Chile", 4)
    assert match.allows("end_placement")
    assert match.allows("end_turn")


@pytest.mark.clause("TEG-7.15", "D-30")
@pytest.mark.parametrize(("cards", "allowed"), [(FIVE[:4], True), (FIVE, False)])
def test_a_sixth_card_is_not_drawn(cards, allowed, start, pick):
    match = start(Blanco="Chile", phase="card", conquests=1, cards={"Blanco": cards})
    if allowed:
        assert match.allows("request_card")
        return
    match.refuses("hand_full", "TEG-7.15", "request_card")
    (fact,) = pick(match.act("end_turn"), "country_card_right_lost")
    assert fact.reason == "hand_full"


@pytest.mark.clause("TEG-7.15", "D-31", "TEG-16.3")
def test_an_heir_of_six_cards_exchanges_at_its_next_reinforcement(start):
    match = start(
        seats=3,
        Blanco="Chile 9",
        Negro="Bolivia",
        Rojo="China",
        rest="Rojo",
        cards={"Blanco": KINDS[P][:2], "Negro": [*KINDS[P][2:4], *KINDS[S][:3]]},
    )
    match.conquer("Chile", "Bolivia")
    assert len(match.cards("Blanco")) == 7
    match.act("end_attack")
    match.act("end_regroup")
    match.refuses("hand_full", "TEG-7.15", "request_card")
    match.act("end_turn")
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    while match.turn != "Blanco":
        match.end_turn()
    match.place_all()
    for verb in ("end_placement", "end_turn"):
        match.refuses("must_exchange", "TEG-7.15", verb)
        assert verb not in match.verbs()
    match.act("exchange", KINDS[P][:3], [])
    match.place_all()
    assert match.allows("end_placement")


SIX = [*KINDS[P][:3], *KINDS[S][:3]]


@pytest.mark.clause("TEG-7.15", "D-31")
@pytest.mark.parametrize("cards", [SIX[:5], SIX, [*SIX, "México"]], ids=["five", "six", "seven"])
def test_a_canje_is_compulsory_from_six_cards_on(cards, start):
    match = start(Blanco="Chile", phase="reinforce", cards={"Blanco": cards})
    match.place_all()
    assert match.allows("end_placement") == (len(cards) == 5)


@pytest.mark.clause("TEG-7.15", "D-31")
def test_the_canje_of_an_heir_uses_a_country_card(start):
    match = start(
        seats=3, Blanco=", ".join(MEMBERS["Asia"]), phase="reinforce", cards={"Blanco": SIX}
    )
    match.refuses("must_exchange", "TEG-7.15", "exchange", [], ["Asia"])
    assert not match.allows("exchange", [], ["Asia"])
    assert match.allows("exchange", SIX[:3], [])


@pytest.mark.clause("TEG-7.15", "D-31")
def test_after_its_canje_an_heir_draws_nothing_while_it_holds_five(start):
    cards = [*SIX, KINDS[A][0], KINDS[A][1]]
    match = start(
        Blanco="Chile 9", Negro="Bolivia", Rojo="China", phase="reinforce", cards={"Blanco": cards}
    )
    match.act("exchange", SIX[:3], [])
    match.reinforce("Chile")
    match.conquer("Chile", "Bolivia")
    match.act("end_attack")
    match.act("end_regroup")
    match.refuses("hand_full", "TEG-7.15", "request_card")


@pytest.mark.clause("TEG-7.15", "TEG-7.12")
def test_any_five_cards_hold_a_set():
    for kinds in itertools.combinations_with_replacement((P, S, A, J, X), 5):
        if kinds.count(J) > 4:
            continue
        cards = [card_symbols(kind) for kind in kinds]
        chosen = [
            tuple(combination)
            for n in (1, 2, 3)
            for combination in itertools.combinations(cards, n)
        ]
        assert any(is_set(item) for item in chosen), kinds


@pytest.mark.clause("TEG-7.12")
def test_symbols_suffice_with_three_equal_or_three_different():
    assert symbols_suffice(((P,), (P,), (P,)))
    assert symbols_suffice(((P, S), (A,)))
    assert not symbols_suffice(((P,), (S,)))


@pytest.mark.clause("TEG-7.16")
def test_a_card_drawn_at_the_end_of_a_turn_is_exchanged_from_the_next_on(start):
    match = start(Blanco="Chile", phase="card", conquests=1)
    match.act("request_card")
    match.act("draw_card", "Argentina")
    match.refuses("wrong_phase", "TEG-7.9", "exchange", ["Argentina"], [])
    match.end_turn()
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    match.end_turn()
    assert match.turn == "Blanco"
    assert match.allows("exchange", ["Argentina"], [])
