"""The worked examples of the rules, EX-1 to EX-62, but for pacts."""

import itertools

import pytest
from teg_table import far_from, missiles

from teg_nb.engine.board import load_board
from teg_nb.engine.games.teg.cards import card_symbols, is_set
from teg_nb.engine.games.teg.combat import attack_dice, defence_dice
from teg_nb.engine.games.teg.objectives import winning_reason

BOARD = load_board("teg")
MEMBERS = {
    continent.name: [BOARD.countries[country] for country in continent.countries]
    for continent in BOARD.continents
}


# Dice


@pytest.mark.clause("TEG-8.2")
def test_ex_1_neighbours_and_one_attack_army_suffice(start):
    match = start(Blanco="Nueva Zelandia 2", Negro="Tasmania")
    assert match.allows("attack", "Nueva Zelandia", "Tasmania")


@pytest.mark.clause("TEG-8.8", "TEG-8.9")
def test_ex_2_three_dice_against_three(start):
    match = start(Blanco="Nueva Zelandia 4", Negro="Tasmania 3")
    match.throw("Nueva Zelandia", "Tasmania", [6, 5, 1], [6, 4, 2])
    assert match.armies("Nueva Zelandia", "Tasmania") == [2, 2]


@pytest.mark.clause("TEG-8.5", "TEG-8.8", "TEG-8.9")
def test_ex_3_four_dice_against_three(start):
    match = start(Blanco="Nueva Zelandia 6", Negro="Tasmania 3")
    match.throw("Nueva Zelandia", "Tasmania", [5, 5, 4, 2], [5, 4, 2])
    assert match.armies("Nueva Zelandia", "Tasmania") == [5, 1]


@pytest.mark.clause("TEG-8.1", "TEG-8.14")
@pytest.mark.parametrize("moved", [2, 3])
def test_ex_4_onward_from_the_conquered_country(moved, start):
    match = start(Blanco="Nueva Zelandia 6", Negro="Tasmania, Australia")
    match.conquer("Nueva Zelandia", "Tasmania", moved)
    assert match.allows("attack", "Tasmania", "Australia")


@pytest.mark.clause("TEG-8.3")
def test_ex_5_again_with_the_dice_of_the_armies_now_present(start):
    match = start(Blanco="Nueva Zelandia 4", Negro="Tasmania 3")
    assert match.dice("Nueva Zelandia", "Tasmania") == (3, 3)
    match.throw("Nueva Zelandia", "Tasmania", [6, 5, 1], [6, 4, 2])
    assert match.allows("attack", "Nueva Zelandia", "Tasmania")
    assert match.dice("Nueva Zelandia", "Tasmania") == (1, 2)


@pytest.mark.clause("TEG-8.1")
def test_ex_6_the_same_country_from_another_side(start):
    match = start(Blanco="Nueva Zelandia 4, Australia 3", Negro="Tasmania 3")
    match.throw("Nueva Zelandia", "Tasmania", [6, 5, 1], [6, 4, 2])
    assert match.allows("attack", "Australia", "Tasmania")


@pytest.mark.clause("TEG-8.1")
def test_ex_7_one_colour_after_another(start):
    match = start(Blanco="Chile 9", Negro="Bolivia 9", Verde="Argentina 9", Amarillo="Australia 9")
    for target in ("Bolivia", "Argentina", "Australia"):
        match.throw("Chile", target, [6, 6, 6], [1, 1, 1])
    assert match.armies("Chile", "Bolivia", "Argentina", "Australia") == [9, 6, 6, 6]


@pytest.mark.clause("TEG-8.11")
@pytest.mark.parametrize("moved", [1, 2, 3, 4])
def test_ex_8_one_to_three_armies_move_in(moved, start):
    match = start(Blanco="Nueva Zelandia 5", Negro="Tasmania, Australia")
    match.win_throw("Nueva Zelandia", "Tasmania")
    if moved == 4:
        match.refuses("conquest_move_range", "TEG-8.11", "conquest_move", 4)
    else:
        match.act("conquest_move", moved)
        assert match.armies("Nueva Zelandia", "Tasmania") == [5 - moved, moved]


@pytest.mark.clause("TEG-6.4", "TEG-8.6")
def test_ex_9_dice_of_the_defender_under_snow():
    assert [defence_dice(armies, "snow") for armies in (1, 2, 3, 7)] == [2, 3, 4, 4]


@pytest.mark.clause("TEG-6.5", "TEG-8.6")
def test_ex_10_dice_of_the_attacker_under_tail_wind(start):
    assert [attack_dice(armies, 1, "tail_wind") for armies in (2, 3, 4, 9)] == [2, 3, 4, 4]
    match = start(Blanco="Chile 1", Negro="Bolivia", situation="tail_wind")
    match.refuses("no_attack_armies", "TEG-8.2", "attack", "Chile", "Bolivia")


@pytest.mark.clause("TEG-6.8")
def test_ex_11_open_borders(start):
    match = start(
        Blanco="Chile 3, Alaska 3, Argentina 3",
        Negro="Australia, Chukchi, Brasil",
        situation="open_borders",
    )
    assert match.allows("attack", "Chile", "Australia")
    assert match.allows("attack", "Alaska", "Chukchi")
    match.refuses("border_rule", "TEG-6.8", "attack", "Argentina", "Brasil")


@pytest.mark.clause("TEG-6.9")
def test_ex_12_closed_borders(start):
    match = start(
        Blanco="Argentina 3, España 3, Chile 3",
        Negro="Brasil, Portugal, Australia",
        situation="closed_borders",
    )
    assert match.allows("attack", "Argentina", "Brasil")
    assert match.allows("attack", "España", "Portugal")
    match.refuses("border_rule", "TEG-6.9", "attack", "Chile", "Australia")


# Missiles


@pytest.mark.clause("TEG-9.1", "TEG-9.2")
def test_ex_13_ten_armies_due_are_a_missile_and_four_armies(start):
    match = start(Rojo="Chile 2, Cuba", phase="reinforce", due=10)
    match.act("place_missile", "Chile")
    match.act("place", "Cuba", 4)
    assert (match.due(), missiles(match, "Chile", "Cuba")) == (0, [1, 0])
    assert match.armies("Chile", "Cuba") == [2, 5]


@pytest.mark.clause("TEG-9.3")
@pytest.mark.parametrize(("converted", "left"), [(1, 14), (2, 8), (3, 2)])
def test_ex_14_twenty_armies_make_up_to_three_missiles(converted, left, start):
    match = start(Blanco="Nueva Zelandia 20", phase="reinforce")
    match.refuses("must_leave_one_army", "TEG-9.3", "convert_to_missile", "Nueva Zelandia", 4)
    match.act("convert_to_missile", "Nueva Zelandia", converted)
    assert match.armies("Nueva Zelandia") == [left]
    assert missiles(match, "Nueva Zelandia") == [converted]


@pytest.mark.clause("TEG-9.3", "D-35")
def test_ex_15_six_armies_and_one_more_make_a_missile(start):
    match = start(Blanco="Nueva Zelandia 6", phase="reinforce")
    match.refuses("must_leave_one_army", "TEG-9.3", "convert_to_missile", "Nueva Zelandia", 1)
    match.act("place", "Nueva Zelandia", 1)
    match.act("convert_to_missile", "Nueva Zelandia", 1)
    assert (match.armies("Nueva Zelandia"), missiles(match, "Nueva Zelandia")) == ([1], [1])


@pytest.mark.clause("TEG-9.6")
@pytest.mark.parametrize(
    ("target", "left"),
    [("Tasmania", 2), ("Australia", 3), ("Sumatra", 4), ("Filipinas", 4), ("Tonga", 4)],
)
def test_ex_16_what_a_missile_destroys(target, left, start):
    match = start(
        Blanco="Nueva Zelandia + 1m",
        Negro="Tasmania 5, Australia 5, Sumatra 5, Filipinas 5, Tonga 5",
    )
    match.act("fire_missile", "Nueva Zelandia", target)
    assert match.armies(target) == [left]


@pytest.mark.clause("TEG-9.7", "D-38")
def test_ex_17_exactly_three_armies_are_too_few_to_be_fired_at(start):
    match = start(Blanco="Nueva Zelandia + 1m", Negro="Tasmania 3")
    match.refuses(
        "missile_would_clear_country", "TEG-9.7", "fire_missile", "Nueva Zelandia", "Tasmania"
    )


@pytest.mark.clause("TEG-9.11")
@pytest.mark.parametrize("moved", [1, 2, 3])
def test_ex_18_a_captured_missile_is_fired_in_the_same_turn(moved, start):
    match = start(Blanco="Nueva Zelandia 6", Negro="Tasmania + 1m, Australia 5")
    match.conquer("Nueva Zelandia", "Tasmania", moved)
    assert (match.owner("Tasmania"), missiles(match, "Tasmania")) == ("Blanco", [1])
    match.act("fire_missile", "Tasmania", "Australia")
    assert match.armies("Australia") == [2]


@pytest.mark.clause("TEG-9.12", "TEG-9.13", "TEG-11.6")
def test_ex_19_a_missile_moves_in_the_regroup_phase_alone(start):
    match = start(Blanco="Nueva Zelandia 6 + 1m", Negro="Tasmania, Australia 5")
    match.conquer("Nueva Zelandia", "Tasmania", 1)
    move = ["regroup_missiles", "Nueva Zelandia", "Tasmania", 1]
    match.refuses("missile_cannot_move_in_attack", "TEG-9.12", *move)
    match.act("end_attack")
    match.act(*move)
    assert missiles(match, "Nueva Zelandia", "Tasmania") == [0, 1]


@pytest.mark.clause("TEG-9.8", "D-40")
def test_ex_20_one_missile_deters_one(start):
    match = start(Blanco="Argentina + 1m", Verde="Australia 6 + 1m")
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Argentina", "Australia")


@pytest.mark.clause("TEG-9.8", "TEG-9.9", "D-40")
def test_ex_21_of_two_missiles_against_one_one_can_be_fired(start):
    match = start(Blanco="Argentina + 2m", Verde="Australia 6 + 1m")
    match.act("fire_missile", "Argentina", "Australia")
    assert match.armies("Australia") == [4]
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Argentina", "Australia")


@pytest.mark.clause("TEG-14.12", "TEG-14.13", "TEG-14.14", "D-57", "D-58")
def test_ex_22_no_missile_flies_over_the_border_of_a_pact(start):
    match = start(
        Blanco="Colombia + 1m, Chile + 1m, Honduras + 2m",
        Negro="Nicaragua 5",
        Rojo="El Salvador 5",
        pacts=[("country", "Blanco", "Negro", "Colombia", "Nicaragua")],
    )
    for origin in ("Colombia", "Chile"):
        match.refuses("pact_overflight", "TEG-14.14", "fire_missile", origin, "El Salvador")
        assert not match.allows("fire_missile", origin, "El Salvador")
    assert match.allows("fire_missile", "Honduras", "El Salvador")
    match.act("fire_missile", "Honduras", "El Salvador")
    assert match.allows("fire_missile", "Honduras", "Nicaragua")
    match.act("fire_missile", "Honduras", "Nicaragua")
    assert match.armies("El Salvador", "Nicaragua") == [2, 3]


# Armies, cards, regrouping


@pytest.mark.clause("TEG-2.2", "TEG-2.3")
def test_ex_23_five_seats_get_14_and_two_cards_go_to_the_highest_dice(deal):
    match = deal(5)
    names = list(match.settings.board.countries)
    match.act("deal_countries", [names[14 * n :][:14] for n in range(5)], names[70:])
    assert [held.bit_count() for held in match.state.held] == [14] * 5
    match.act("roll_left_over", [2, 6, 1, 5, 3])
    assert [held.bit_count() for held in match.state.held] == [14, 15, 14, 15, 14]
    assert [match.owner(name) for name in names[70:]] == ["Negro", "Azul"]


@pytest.mark.clause("TEG-2.2", "TEG-4.3", "TEG-4.1", "TEG-4.2")
@pytest.mark.parametrize(("seats", "countries", "laps"), [(2, 36, [18]), (3, 24, [8, 4])])
def test_ex_24_two_and_three_seats(seats, countries, laps, deal, placed):
    match = deal(seats)
    names = list(match.settings.board.countries)
    match.act("deal_countries", [names[countries * n :][:countries] for n in range(seats)], [])
    assert [held.bit_count() for held in match.state.held] == [countries] * seats
    done = placed(seats)
    assert sum(done.state.armies) == 72 + seats * sum(laps)
    due = [sum(state.due) for state in done.states if state.phase.startswith("initial")]
    assert [due.count(number) >= seats for number in laps] == [True] * len(laps)
    assert max(due) == laps[0]


@pytest.mark.clause("TEG-7.2")
def test_ex_25_nineteen_countries_give_nine_armies(start):
    own = [*BOARD.countries[::2], *BOARD.countries[1::2]][:19]
    assert start(seats=4, Blanco=", ".join(own), phase="reinforce").state.due[0] == 9


@pytest.mark.clause("TEG-7.12", "TEG-7.13")
@pytest.mark.parametrize("cards", [["Nigeria", "Noruega", "Rusia"], ["Brasil", "Rusia", "México"]])
def test_ex_26_three_equal_or_three_different_cards_are_a_set(cards, start):
    match = start(Blanco="Chile", phase="reinforce", cards={"Blanco": cards})
    assert match.allows("exchange", cards, [])


@pytest.mark.clause("TEG-7.10")
@pytest.mark.parametrize(("made", "armies"), [(0, 6), (1, 10), (2, 15), (3, 20)])
def test_ex_27_armies_of_the_first_four_canjes(made, armies, start):
    match = start(
        Blanco="Chile",
        phase="reinforce",
        cards={"Blanco": ["Argentina"]},
        exchanges={"Blanco": made},
    )
    before = match.due()
    match.act("exchange", ["Argentina"], [])
    assert match.due() - before == armies


@pytest.mark.clause("TEG-7.15", "TEG-7.12")
def test_ex_28_there_is_always_a_set_among_five_country_cards():
    for kinds in itertools.combinations_with_replacement(("plane", "soldier", "anchor"), 5):
        cards = [card_symbols(kind) for kind in kinds]
        assert any(is_set(three) for three in itertools.combinations(cards, 3)), kinds


@pytest.mark.clause("TEG-11.2", "TEG-11.3", "TEG-11.4")
def test_ex_29_an_army_moves_once(start):
    match = start(Blanco="Argentina 4, Brasil 3, Sahara 1", phase="regroup")
    match.refuses("not_adjacent", "TEG-11.2", "regroup", "Argentina", "Sahara", 1)
    match.act("regroup", "Argentina", "Brasil", 3)
    match.act("regroup", "Brasil", "Sahara", 3)
    assert match.armies("Argentina", "Brasil", "Sahara") == [1, 3, 4]
    match.refuses("already_regrouped", "TEG-11.3", "regroup", "Brasil", "Sahara", 1)


@pytest.mark.clause("TEG-1.3", "TEG-0.6", "D-1")
def test_ex_30_mauritania_and_uruguay_are_joined_by_a_bridge():
    pair = (BOARD.country("Uruguay"), BOARD.country("Mauritania"))
    assert pair in BOARD.bridges or pair[::-1] in BOARD.bridges
    assert BOARD.distance(*pair) == 1


@pytest.mark.clause("TEG-5.2")
def test_ex_31_the_second_opens_the_next_round(start):
    match = start(seats=4, Blanco="Chile", phase="card", round=1)
    match.end_round()
    order = []
    while match.state.round == 2:
        order.append(match.turn)
        match.end_turn()
    assert order == ["Negro", "Rojo", "Azul", "Blanco"]


# Derived examples


@pytest.mark.clause("TEG-8.5", "D-32")
@pytest.mark.parametrize(("attackers", "defenders", "dice"), [(6, 3, 4), (5, 3, 3), (6, 2, 3)])
def test_ex_50_when_four_dice_are_rolled(attackers, defenders, dice, start):
    match = start(Blanco=f"Chile {attackers}", Negro=f"Bolivia {defenders}")
    assert match.dice("Chile", "Bolivia")[0] == dice


@pytest.mark.clause("TEG-8.10", "D-34")
def test_ex_51_two_pairs_lost_cost_one_army_under_wind(start):
    match = start(Blanco="Chile 2", Negro="Bolivia 2", situation="tail_wind")
    match.throw("Chile", "Bolivia", [3, 2], [5, 4])
    assert match.armies("Chile", "Bolivia") == [1, 2]


@pytest.mark.clause("TEG-8.10", "TEG-8.11", "D-34")
def test_ex_52_one_pair_won_takes_the_country_under_snow(start):
    match = start(Blanco="Chile 4", Negro="Bolivia 1, Paraguay", situation="snow")
    match.throw("Chile", "Bolivia", [6, 3, 1], [5, 4])
    assert match.owner("Bolivia") == "Blanco"
    # three are left, the first of which is already in
    assert sum(match.armies("Chile", "Bolivia")) == 3
    assert match.legal("conquest_move") == [[1], [2]]


@pytest.mark.clause("TEG-7.2", "D-25")
@pytest.mark.parametrize(
    ("number", "armies"), [(1, 4), (6, 4), (7, 4), (8, 4), (9, 4), (10, 5), (11, 5)]
)
def test_ex_53_armies_of_few_countries(number, armies, start):
    own = [*BOARD.countries[::2]][:number]
    assert start(seats=4, Blanco=", ".join(own), phase="reinforce").due() == armies


@pytest.mark.clause("TEG-9.2", "D-36")
def test_ex_54_the_armies_of_asia_make_no_missile_elsewhere(start):
    own = ", ".join([*MEMBERS["Asia"], "Brasil"])
    match = start(seats=3, Blanco=own, phase="reinforce", due=0)
    assert match.due() == 8
    match.refuses("wrong_continent", "TEG-7.5", "place_missile", "Brasil")
    assert match.allows("place_missile", "Japón")


@pytest.mark.clause("TEG-7.15", "D-30")
def test_ex_55_with_five_cards_in_hand_no_card_is_drawn(start):
    hand = ["Brasil", "Chile", "China", "Rusia", "México"]
    match = start(Blanco="Chile 2", phase="card", conquests=1, cards={"Blanco": hand})
    match.refuses("hand_full", "TEG-7.15", "request_card")


@pytest.mark.clause("TEG-7.12", "D-29")
def test_ex_56_the_cards_of_america_del_sur_and_africa_are_a_set(start):
    own = [*MEMBERS["América del Sur"], *MEMBERS["África"]]
    match = start(seats=3, Blanco=", ".join(own), phase="reinforce")
    assert match.allows("exchange", [], ["América del Sur", "África"])


@pytest.mark.clause("TEG-7.12")
def test_ex_57_a_supercard_with_two_planes_is_no_set(start):
    cards = ["Argentina", "Brasil", "Chile"]
    match = start(Blanco="Chile", phase="reinforce", cards={"Blanco": cards})
    match.refuses("invalid_set", "TEG-7.12", "exchange", cards, [])
    assert match.allows("exchange", ["Argentina"], [])


@pytest.mark.clause("TEG-3.16", "D-14")
@pytest.mark.parametrize(("countries", "wins"), [(31, False), (32, True)])
def test_ex_58_three_seats_need_ten_countries_more(countries, wins, start):
    own = [*MEMBERS["Asia"], *MEMBERS["América Central"], *MEMBERS["Europa"]][: countries - 1]
    match = start(
        seats=3,
        Blanco=", ".join([*own, "California"]),
        objectives={"Blanco": "O-3"},
        options={"auto_victory": False},
    )
    assert match.state.held[0].bit_count() == countries
    assert (winning_reason(match.state, 0) == "objective") == wins


@pytest.mark.clause("TEG-10.1", "TEG-7.6")
def test_ex_59_a_country_with_two_neighbours_is_never_blocked(start):
    for name in BOARD.countries:
        near = [BOARD.countries[other] for other in BOARD.neighbours[BOARD.country(name)]]
        if len(near) != 2:
            continue
        far = far_from(name)
        match = start(
            Blanco=f"{name}, {far}",
            Rojo=", ".join(f"{item} 5" for item in near),
            phase="reinforce",
        )
        assert match.allows("place", name, 4)
        return
    raise AssertionError("no country has two neighbours")


@pytest.mark.clause("TEG-10.1", "TEG-7.6")
def test_ex_60_a_blocker_with_one_army_blocks_nothing(start):
    name = next(name for name in BOARD.countries if len(BOARD.neighbours[BOARD.country(name)]) == 4)
    near = [BOARD.countries[other] for other in BOARD.neighbours[BOARD.country(name)]]
    far = far_from(name)
    for armies, blocked in (([2, 2, 2, 1], False), ([2, 2, 2, 2], True)):
        ring = ", ".join(
            f"{country} {number}" for country, number in zip(near, armies, strict=True)
        )
        match = start(Blanco=f"{name}, {far}", Rojo=ring, phase="reinforce")
        assert match.allows("place", name, 1) != blocked


@pytest.mark.clause("TEG-6.6", "D-20")
def test_ex_61_the_two_lowest_crisis_dice(start):
    match = start(seats=4, Azul="Chile", turn="Azul", first="Blanco", phase="card")
    match.end_round("Crisis")
    match.act("roll_crisis", [2, 2, 5, 6])
    assert match.state.rollers == ()
    hit = match.state.no_card
    assert hit == 1 << match.seat("Negro") | 1 << match.seat("Rojo")


@pytest.mark.clause("TEG-3.8", "D-12")
def test_ex_62_islands_that_fill_a_part_of_the_card_are_not_usable(start):
    own = [
        *MEMBERS["África"], "Irlanda", "Islandia", "Gran Bretaña", "Francia",
        "Japón", "Rusia", "China", "Irán", "Cuba", "Jamaica", "Tonga",
    ]  # fmt: skip
    match = start(seats=4, Blanco=", ".join(own), objectives={"Blanco": "O-11"})
    assert winning_reason(match.state, 0) == ""
    more = start(
        seats=4,
        Blanco=", ".join([*own, "Tasmania", "Sumatra", "Labrador"]),
        objectives={"Blanco": "O-11"},
        options={"auto_victory": False},
    )
    assert winning_reason(more.state, 0) == "objective"
