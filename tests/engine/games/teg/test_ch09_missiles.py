"""TEG-9: missiles. Nueva Zelandia - Tasmania - Australia - Tonga is a line of three borders."""

import pytest
from teg_table import missiles

from teg_nb.engine.board import load_board
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.actions import Convert, FireMissile, PlaceMissile, RegroupMissiles
from teg_nb.engine.games.teg.missiles import DAMAGE, PRICE

BOARD = load_board("teg")
MEMBERS = {
    continent.name: [BOARD.countries[country] for country in continent.countries]
    for continent in BOARD.continents
}
ASIA, OCEANIA = ", ".join(MEMBERS["Asia"]), ", ".join(MEMBERS["Oceanía"])
RING = "Bolivia 2, Argentina 2, Brasil 2, Colombia 2, Australia 2"  # of Chile
ELEVEN = "Tonga, Japón, Cuba, Islandia, Angola, Chukchi, Italia, Irán, Alaska, Florida, Uruguay"


def pushes_nothing(match, action, code, clause):
    """An action made of wrong numbers is refused, and changes nothing."""
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(action)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert match.state == before
    assert len(match) == 0


# Purchase


@pytest.mark.clause("TEG-9.1", "TEG-9.2")
def test_a_missile_takes_the_place_of_six_armies_due(start, pick):
    match = start(Blanco="Chile, Cuba", phase="reinforce", due=10)
    (fact,) = pick(match.act("place_missile", "Chile"), "missile_placed")
    assert (fact.seat, fact.country) == (0, match.country("Chile"))
    assert PRICE == 6
    assert (match.due(), match.armies("Chile"), missiles(match, "Chile")) == (4, [1], [1])
    match.act("place", "Cuba", 4)
    assert match.allows("end_placement")


@pytest.mark.clause("TEG-9.2")
@pytest.mark.parametrize(("due", "bought"), [(5, 0), (6, 1), (11, 1), (12, 2), (20, 3)])
def test_as_many_missiles_as_the_armies_pay(due, bought, start):
    match = start(Blanco="Chile, Cuba", phase="reinforce", due=due)
    for place in range(bought):
        assert match.legal("place_missile") == [["Cuba"], ["Chile"]]
        match.act("place_missile", ["Chile", "Cuba"][place % 2])
    assert sum(match.state.missiles) == bought
    assert match.due() == due - 6 * bought
    match.refuses("not_enough_for_missile", "TEG-9.2", "place_missile", "Chile")
    assert match.legal("place_missile") == []


@pytest.mark.clause("TEG-9.2", "TEG-7.3")
def test_a_missile_comes_to_an_own_country(start):
    match = start(Blanco="Chile", Negro="Cuba", phase="reinforce", due=9)
    match.refuses("not_your_country", "TEG-7.3", "place_missile", "Cuba")
    match.refuses("unknown_country", "TEG-1.2", "place_missile", "Atlántida")
    pushes_nothing(match, PlaceMissile(0, 72), "unknown_country", "TEG-1.2")
    pushes_nothing(match, PlaceMissile(0, -1), "unknown_country", "TEG-1.2")


@pytest.mark.clause("TEG-9.2", "TEG-15.11")
def test_in_a_shared_country_the_missile_belongs_to_the_buyer(start):
    match = start(Negro="Chile 2 + 1m, Cuba", Blanco="Chile 3", turn="Blanco",
                  phase="reinforce", due=6, rest="Negro")  # fmt: skip
    match.act("place_missile", "Chile")
    assert missiles(match, "Chile") == [1]
    assert match.state.guests[match.country("Chile")] == (match.seat("Blanco"), 3, 1)


@pytest.mark.clause("TEG-9.2", "D-36", "TEG-7.5")
def test_the_armies_of_a_continent_make_a_missile_only_there(start):
    match = start(Blanco=f"{ASIA}, Brasil", Negro="España", phase="reinforce", due=0)
    assert match.due() == 8
    match.refuses("wrong_continent", "TEG-7.5", "place_missile", "Brasil")
    match.act("place_missile", "India")
    assert (match.due(), missiles(match, "India", "Brasil")) == (2, [1, 0])


@pytest.mark.clause("TEG-9.2", "D-36", "TEG-7.7")
def test_armies_of_several_sources_make_a_missile_where_each_may_go(start):
    match = start(Blanco=f"{OCEANIA}, Chile", Negro="España", phase="reinforce", due=4)
    match.refuses("wrong_continent", "TEG-7.5", "place_missile", "Chile")
    assert match.allows("place_missile", "Tonga")
    match.act("place_missile", "Tonga")
    # the three of Oceanía went first: the one that is left is free
    assert match.due() == 1
    assert match.allows("place", "Chile", 1)


@pytest.mark.clause("TEG-9.2", "D-36", "TEG-7.11")
def test_the_armies_of_a_canje_make_a_missile(start):
    match = start(Blanco="Chile", phase="reinforce", due=0, cards={"Blanco": ["Argentina"]})
    match.refuses("not_enough_for_missile", "TEG-9.2", "place_missile", "Chile")
    match.act("exchange", ["Argentina"], [])
    match.act("place_missile", "Chile")
    assert (match.due(), match.armies("Chile"), missiles(match, "Chile")) == (0, [1], [1])


@pytest.mark.clause("TEG-9.2", "D-36", "TEG-7.6")
def test_no_missile_is_bought_where_no_army_may_go(start):
    match = start(Blanco="Chile, Cuba", Negro=RING, phase="reinforce", due=9)
    match.refuses("blocked_country", "TEG-10.3", "place_missile", "Chile")
    assert match.legal("place_missile") == [["Cuba"]]


# Conversion


@pytest.mark.clause("TEG-9.3")
@pytest.mark.parametrize(
    ("armies", "most"), [(1, 0), (6, 0), (7, 1), (12, 1), (13, 2), (18, 2), (19, 3), (20, 3)]
)
def test_six_armies_become_a_missile_while_one_army_stays(armies, most, start):
    match = start(Blanco=f"Chile {armies}", phase="reinforce")
    assert match.legal("convert_to_missile") == [["Chile", n + 1] for n in range(most)]
    match.refuses("must_leave_one_army", "TEG-9.3", "convert_to_missile", "Chile", most + 1)
    if most:
        match.act("convert_to_missile", "Chile", most)
        assert match.armies("Chile") == [armies - 6 * most]
        assert missiles(match, "Chile") == [most]


@pytest.mark.clause("TEG-9.3")
def test_armies_are_converted_any_number_of_times_anywhere(start, pick):
    match = start(Blanco="Chile 20, Cuba 7", phase="reinforce", due=4)
    for country, number in (("Chile", 1), ("Cuba", 1), ("Chile", 2)):
        (fact,) = pick(match.act("convert_to_missile", country, number), "missiles_converted")
        assert (fact.seat, fact.missiles) == (0, number)
    assert match.armies("Chile", "Cuba") == [2, 1]
    assert missiles(match, "Chile", "Cuba") == [3, 1]
    assert match.due() == 4


@pytest.mark.clause("TEG-9.3")
def test_what_is_converted_is_ones_own(start):
    match = start(Blanco="Chile 9", Negro="Cuba 9", phase="reinforce")
    match.refuses("not_your_country", "TEG-9.3", "convert_to_missile", "Cuba", 1)
    pushes_nothing(match, Convert(0, 72, 1), "unknown_country", "TEG-1.2")


@pytest.mark.clause("TEG-9.3")
@pytest.mark.parametrize("number", [0, -1, 1.0, True, None, "1"])
def test_a_number_of_missiles_that_is_none_is_refused(number, start):
    match = start(Blanco="Chile 9", phase="reinforce")
    place = match.country("Chile")
    pushes_nothing(match, Convert(0, place, number), "bad_amount", "TEG-9.3")


@pytest.mark.clause("TEG-9.3", "TEG-15.11")
def test_in_a_shared_country_each_converts_its_own_armies(start):
    match = start(Blanco="Chile 7", Negro="Chile 20, Cuba", phase="reinforce", due=0)
    match.refuses("must_leave_one_army", "TEG-9.3", "convert_to_missile", "Chile", 2)
    match.act("convert_to_missile", "Chile", 1)
    assert (match.armies("Chile"), missiles(match, "Chile")) == ([1], [1])
    assert match.state.guests[match.country("Chile")] == (1, 20, 0)


@pytest.mark.clause("TEG-9.3", "D-35")
def test_armies_are_added_first_and_converted_then(start):
    match = start(Blanco="Chile 6, Cuba", phase="reinforce", due=8)
    match.act("place_missile", "Cuba")
    match.act("place", "Chile", 1)
    match.act("convert_to_missile", "Chile", 1)
    match.act("place", "Chile", 1)
    assert (match.armies("Chile"), missiles(match, "Chile", "Cuba")) == ([2], [1, 1])


@pytest.mark.clause("TEG-9.3", "D-35", "TEG-7.8")
def test_when_all_armies_are_placed_one_may_still_convert(start):
    match = start(Blanco="Chile 3", phase="reinforce")
    match.act("place", "Chile", 4)
    match.act("convert_to_missile", "Chile", 1)
    match.act("end_placement")
    assert (match.armies("Chile"), missiles(match, "Chile")) == ([1], [1])


@pytest.mark.clause("TEG-9.3", "D-37", "TEG-10.3")
def test_a_blocked_country_converts_nothing(start):
    parts = {"Blanco": "Chile 9, Cuba", "Negro": RING, "phase": "reinforce", "due": 9}
    match = start(**parts)
    match.refuses("blocked_country", "TEG-10.3", "convert_to_missile", "Chile", 1)
    assert match.legal("convert_to_missile") == []

    agreed = start(**parts, options={"convert_in_blocked": True})
    agreed.refuses("blocked_country", "TEG-10.3", "place_missile", "Chile")
    assert agreed.allows("convert_to_missile", "Chile", 1)


@pytest.mark.clause("TEG-9.3", "D-37", "TEG-14.20")
@pytest.mark.parametrize("options", [{}, {"convert_in_blocked": True}])
def test_nothing_is_bought_or_converted_in_ones_own_zone(options, start):
    match = start(
        Blanco="Tasmania 9, Nueva Zelandia", Negro="Australia", phase="reinforce", due=9,
        pacts=[("zone", "Blanco", "Negro", "Tasmania")], options=options,
    )  # fmt: skip
    match.refuses("zone_no_reinforcement", "TEG-14.20", "convert_to_missile", "Tasmania", 1)
    match.refuses("zone_no_reinforcement", "TEG-14.20", "place_missile", "Tasmania")
    assert match.legal("convert_to_missile") == []
    assert match.legal("place_missile") == [["Nueva Zelandia"]]


# When


BOTH = [["place_missile", "Chile"], ["convert_to_missile", "Chile", 1]]


@pytest.mark.clause("TEG-9.2", "TEG-9.3", "D-35", "D-21")
@pytest.mark.parametrize("words", BOTH, ids=lambda item: item[0])
def test_missiles_come_in_the_two_steps_in_which_armies_are_added(words, start):
    for phase in ("reinforce", "extra_reinforcement"):
        match = start(seats=4, Blanco=f"Chile 9, {ELEVEN}", phase=phase)
        assert match.due() == 6
        assert match.allows(*words)


@pytest.mark.clause("TEG-9.2", "D-21", "D-35")
def test_in_round_1_missiles_come_with_the_extra_armies(start):
    match = start(seats=4, Blanco=f"Chile 9, {ELEVEN}", phase="extra_reinforcement", round=1)
    match.act("place_missile", "Chile")
    match.act("convert_to_missile", "Chile", 1)
    assert (match.due(), match.armies("Chile"), missiles(match, "Chile")) == (0, [3], [2])


@pytest.mark.clause("TEG-9.2", "TEG-9.3", "D-35")
@pytest.mark.parametrize("words", BOTH, ids=lambda item: item[0])
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("phase", ["attack", "regroup", "card"])
def test_missiles_come_in_no_other_phase(words, number, phase, start):
    match = start(
        Blanco="Chile 9, Cuba", phase=phase, round=number, conquests=1, cards={"Blanco": ["Chile"]}
    )
    match.refuses("missiles_not_allowed_now", "TEG-9.3", *words)
    assert not {"place_missile", "convert_to_missile"} & match.verbs()


@pytest.mark.clause("TEG-9.2", "D-35", "D-50")
def test_the_three_armies_of_a_card_are_no_part_of_a_missile(start):
    match = start(Blanco="Chile 9", phase="card", cards={"Blanco": ["Chile"]})
    match.act("bonus", "Chile")
    match.refuses("missiles_not_allowed_now", "TEG-9.3", "convert_to_missile", "Chile", 1)


@pytest.mark.clause("TEG-9.2", "D-35")
@pytest.mark.parametrize("words", BOTH, ids=lambda item: item[0])
def test_missiles_come_in_ones_own_turn_and_when_nothing_else_is_due(words, start):
    match = start(Blanco="Chile 9", Negro="Bolivia, Cuba", Rojo="China", rest="Rojo")
    match.refuses("not_your_turn", "TEG-5.1", *words, seat="Rojo")
    match.win_throw("Chile", "Bolivia")
    match.refuses("conquest_move_pending", "TEG-8.11", *words)


@pytest.mark.clause("TEG-9.2", "TEG-9.3", "D-24")
def test_a_resting_seat_buys_and_converts(start):
    match = start(Blanco="Chile 7", phase="reinforce", due=6, situation="Descanso Blanco")
    match.act("convert_to_missile", "Chile", 1)
    match.act("place_missile", "Chile")
    assert missiles(match, "Chile") == [2]


@pytest.mark.clause("TEG-9.4")
@pytest.mark.parametrize("phase", ["reinforce", "attack", "regroup", "card"])
def test_nothing_turns_missiles_back_into_armies(phase, start):
    match = start(Blanco="Chile 8 + 2m, Cuba + 1m, Colombia", Negro="Bolivia 9", phase=phase)
    for action in match.legal_actions():
        after, _ = match.game.play(match.state, action)
        if action.verb != "fire_missile":
            assert sum(after.missiles) >= 3, action


# Firing


@pytest.mark.clause("TEG-9.1", "TEG-9.5", "TEG-9.6", "TEG-9.10")
def test_a_missile_destroys_armies_without_dice_and_leaves_the_board(start, pick):
    match = start(Blanco="Chile + 1m", Negro="Bolivia 9")
    (fact,) = pick(match.act("fire_missile", "Chile", "Bolivia"), "missile_fired")
    assert (fact.seat, fact.defender, fact.armies) == (0, 1, 3)
    assert fact.path == (match.country("Chile"), match.country("Bolivia"))
    assert (match.state.chance, match.turn) == ("", "Blanco")
    assert match.armies("Chile", "Bolivia") == [1, 6]
    assert sum(match.state.missiles) == 0
    match.refuses("no_missile", "TEG-9.5", "fire_missile", "Chile", "Bolivia")


@pytest.mark.clause("TEG-9.5")
def test_missiles_are_fired_before_between_and_after_the_dice(start):
    match = start(Blanco="Chile 9 + 3m", Negro="Bolivia 20")
    for _ in range(2):
        match.act("fire_missile", "Chile", "Bolivia")
        match.throw("Chile", "Bolivia", [6, 1, 1], [5, 5, 5])
    match.act("fire_missile", "Chile", "Bolivia")
    assert match.armies("Chile", "Bolivia") == [9 - 2 * 2, 20 - 3 * 3 - 2 * 1]


@pytest.mark.clause("TEG-9.5", "TEG-5.5")
@pytest.mark.parametrize(
    ("phase", "code"),
    [
        ("initial_1", "wrong_phase"),
        ("extra_reinforcement", "wrong_phase"),
        ("reinforce", "wrong_phase"),
        ("regroup", "attack_after_regroup"),
        ("card", "wrong_phase"),
    ],
)
def test_missiles_are_fired_in_the_attack_phase_alone(phase, code, start):
    match = start(Blanco="Chile + 1m", Negro="Bolivia 9", phase=phase)
    match.refuses(code, "TEG-5.5", "fire_missile", "Chile", "Bolivia")
    assert "fire_missile" not in match.verbs()


@pytest.mark.clause("TEG-9.5")
def test_no_missile_is_fired_while_something_else_is_due(start):
    match = start(Blanco="Chile 5 + 1m", Negro="Bolivia, Argentina 9")
    match.refuses("not_your_turn", "TEG-5.1", "fire_missile", "Bolivia", "Chile", seat="Negro")
    match.act("attack", "Chile", "Bolivia")
    match.refuses(
        "decision_pending", "TEG-8.3", "fire_missile", "Chile", "Argentina", seat="Blanco"
    )
    match.act("roll", [6, 6, 6], [1])
    match.refuses("conquest_move_pending", "TEG-8.11", "fire_missile", "Chile", "Argentina")


@pytest.mark.clause("TEG-9.5")
def test_origin_and_target_are_ones_own_and_anothers(start):
    match = start(Blanco="Chile 9, Cuba 9 + 1m, Jamaica 9", Negro="Bolivia 9 + 1m, Nicaragua 9")
    match.refuses("no_missile", "TEG-9.5", "fire_missile", "Chile", "Bolivia")
    match.refuses("not_your_country", "TEG-9.5", "fire_missile", "Bolivia", "Chile")
    match.refuses("own_country", "TEG-9.5", "fire_missile", "Cuba", "Jamaica")
    match.refuses("own_country", "TEG-9.5", "fire_missile", "Cuba", "Cuba")
    match.refuses("unknown_country", "TEG-1.2", "fire_missile", "Cuba", "Atlántida")
    match.refuses("unknown_country", "TEG-1.2", "fire_missile", "Atlántida", "Cuba")
    pushes_nothing(match, FireMissile(0, -1, 3), "unknown_country", "TEG-1.2")
    assert match.allows("fire_missile", "Cuba", "Nicaragua")


@pytest.mark.clause("TEG-9.5", "TEG-15.30")
def test_an_occupant_is_named_where_there_are_two_and_no_other(start):
    match = start(Blanco="Chile + 1m", Negro="Bolivia 9, Paraguay 9", Rojo="Bolivia 5, China")
    match.refuses("occupant_required", "TEG-15.30", "fire_missile", "Chile", "Bolivia")
    match.refuses("occupant_required", "TEG-15.30", "fire_missile", "Chile", "Bolivia", "Blanco")
    match.refuses("occupant_required", "TEG-15.30", "fire_missile", "Chile", "Paraguay", "Rojo")
    match.act("fire_missile", "Chile", "Bolivia", "Rojo")
    assert match.armies("Bolivia") == [9]
    assert match.state.guests[match.country("Bolivia")] == (2, 2, 0)


@pytest.mark.clause("TEG-9.5", "TEG-6.10", "D-24")
def test_a_resting_seat_fires_nothing(start):
    match = start(Blanco="Chile + 1m", Negro="Bolivia 9", situation="Descanso Blanco")
    match.refuses("resting", "TEG-6.10", "fire_missile", "Chile", "Bolivia")
    assert match.legal("fire_missile") == []


@pytest.mark.clause("TEG-9.5", "TEG-6.10", "D-24")
def test_a_turn_of_rest_passes_from_placing_to_the_cards(start):
    match = start(
        Blanco="Chile + 1m", Negro="Bolivia 9", phase="reinforce", situation="Descanso Blanco"
    )
    match.reinforce("Chile")
    assert match.phase == "card"
    match.refuses("resting", "TEG-6.10", "fire_missile", "Chile", "Bolivia")


@pytest.mark.clause("TEG-9.5", "TEG-6.8", "TEG-6.9", "D-22")
@pytest.mark.parametrize(
    ("situation", "target", "clause"),
    [
        ("open_borders", "Bolivia", "TEG-6.8"),
        ("open_borders", "Uruguay", "TEG-6.8"),
        ("open_borders", "Tasmania", None),
        ("open_borders", "Nicaragua", None),
        ("closed_borders", "Bolivia", None),
        ("closed_borders", "Uruguay", None),
        ("closed_borders", "Australia", "TEG-6.9"),
        ("closed_borders", "Nueva Zelandia", "TEG-6.9"),
    ],
)
def test_the_borders_card_judges_origin_and_target(situation, target, clause, start):
    """Not the countries overflown: a shot of Chile's at Tasmania passes over Australia."""
    match = start(Blanco="Chile 3 + 1m", Negro=f"{target} 9", situation=situation)
    if clause:
        match.refuses("border_rule", clause, "fire_missile", "Chile", target)
    assert match.allows("fire_missile", "Chile", target) == (clause is None)


@pytest.mark.clause("TEG-9.5")
@pytest.mark.parametrize("situation", ["snow", "tail_wind", "crisis", "extra"])
def test_snow_and_wind_change_no_missile(situation, start):
    match = start(Blanco="Chile 3 + 1m", Negro="Bolivia 9", situation=situation)
    match.act("fire_missile", "Chile", "Bolivia")
    assert match.armies("Bolivia") == [6]


@pytest.mark.clause("TEG-9.6")
@pytest.mark.parametrize(
    ("target", "destroyed"),
    [("Tasmania", 3), ("Australia", 2), ("Tonga", 1), ("Sumatra", 1), ("Filipinas", 1)],
)
def test_the_farther_the_target_the_fewer_armies_are_destroyed(target, destroyed, start):
    match = start(Blanco="Nueva Zelandia + 1m", Negro=f"{target} 9")
    match.act("fire_missile", "Nueva Zelandia", target)
    assert match.armies(target) == [9 - destroyed]


@pytest.mark.clause("TEG-9.6")
@pytest.mark.parametrize("origin", ["Nueva Zelandia", "Chile", "China", "Sahara"])
def test_within_reach_are_the_countries_at_three_borders_or_less(origin, start):
    others = [name for name in BOARD.countries if name != origin]
    match = start(
        Blanco=f"{origin} + 1m", Negro=", ".join(f"{name} 4" for name in others),
        options={"auto_victory": False},
    )  # fmt: skip
    reach = [name for name in others if BOARD.distance(*map(BOARD.country, (origin, name))) <= 3]
    assert sorted(match.legal("fire_missile")) == sorted([origin, name] for name in reach)
    for name in others:
        if name not in reach:
            match.refuses("out_of_range", "TEG-9.6", "fire_missile", origin, name)


@pytest.mark.clause("TEG-9.6", "D-70")
def test_no_missile_is_fired_inside_a_shared_country(start):
    match = start(Blanco="Chile 2 + 3m, Cuba", Negro="Chile 9, China")
    match.refuses("out_of_range", "TEG-9.6", "fire_missile", "Chile", "Chile", "Negro")


@pytest.mark.clause("TEG-9.6", "D-39")
def test_a_missile_flies_over_anybodys_countries(start, pick):
    for over in ("Blanco", "Negro", "Rojo"):
        forces = {"Blanco": "Nueva Zelandia + 1m", "Negro": "Tonga 2", "Rojo": "China"}
        forces[over] += ", Tasmania, Australia"
        match = start(**forces)
        (fact,) = pick(match.act("fire_missile", "Nueva Zelandia", "Tonga"), "missile_fired")
        names = [BOARD.countries[country] for country in fact.path]
        assert names == ["Nueva Zelandia", "Tasmania", "Australia", "Tonga"]
        assert match.armies("Tonga", "Tasmania", "Australia") == [1, 1, 1]


@pytest.mark.clause("TEG-9.7", "D-38")
@pytest.mark.parametrize(("target", "damage"), [("Tasmania", 3), ("Australia", 2), ("Tonga", 1)])
def test_the_target_must_have_more_armies_than_are_destroyed(target, damage, start):
    for armies in range(1, damage + 1):
        match = start(Blanco="Nueva Zelandia + 1m", Negro=f"{target} {armies}")
        match.refuses(
            "missile_would_clear_country", "TEG-9.7", "fire_missile", "Nueva Zelandia", target
        )
        assert match.legal("fire_missile") == []
    match = start(Blanco="Nueva Zelandia + 1m", Negro=f"{target} {damage + 1}")
    assert match.allows("fire_missile", "Nueva Zelandia", target)
    match.act("fire_missile", "Nueva Zelandia", target)
    assert (match.armies(target), match.owner(target)) == ([1], "Negro")


@pytest.mark.clause("TEG-9.7", "TEG-15.29")
def test_in_a_shared_country_the_armies_of_the_occupant_named_count(start):
    match = start(Blanco="Chile + 1m", Negro="Bolivia 9", Rojo="Bolivia 3, China")
    match.refuses(
        "missile_would_clear_country", "TEG-9.7", "fire_missile", "Chile", "Bolivia", "Rojo"
    )
    assert match.allows("fire_missile", "Chile", "Bolivia", "Negro")


# Deterrence


@pytest.mark.clause("TEG-9.8", "TEG-9.9", "D-40")
@pytest.mark.parametrize("own", [1, 2, 4])
@pytest.mark.parametrize("theirs", [0, 1, 2, 4])
def test_as_many_can_be_fired_as_the_origin_has_more(own, theirs, start):
    match = start(Blanco=f"Chile + {own}m", Negro=f"Bolivia 40 + {theirs}m")
    fired = 0
    while match.allows("fire_missile", "Chile", "Bolivia"):
        match.act("fire_missile", "Chile", "Bolivia")
        fired += 1
    assert fired == max(0, own - theirs)
    assert missiles(match, "Chile", "Bolivia") == [own - fired, theirs]
    assert match.armies("Bolivia") == [40 - 3 * fired]
    code, clause = ("missile_deterred", "TEG-9.8") if theirs else ("no_missile", "TEG-9.5")
    match.refuses(code, clause, "fire_missile", "Chile", "Bolivia")


@pytest.mark.clause("TEG-9.8", "D-40")
def test_only_the_missiles_of_origin_and_target_are_compared(start):
    match = start(
        Blanco="Chile + 1m, Argentina + 5m, Paraguay + 5m",
        Negro="Bolivia 9 + 1m, Brasil 9, Colombia 9 + 5m",
    )
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Chile", "Bolivia")
    assert match.allows("fire_missile", "Chile", "Brasil")
    assert match.allows("fire_missile", "Argentina", "Bolivia")


@pytest.mark.clause("TEG-9.8")
def test_deterrence_holds_at_any_distance(start):
    match = start(Blanco="Nueva Zelandia + 1m", Negro="Tonga 9 + 1m, Sumatra 9")
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Nueva Zelandia", "Tonga")
    assert match.allows("fire_missile", "Nueva Zelandia", "Sumatra")


@pytest.mark.clause("TEG-9.8", "TEG-15.29")
def test_in_a_shared_country_the_missiles_of_the_occupant_named_count(start):
    match = start(Blanco="Chile + 1m", Negro="Bolivia 9 + 1m", Rojo="Bolivia 9, China")
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Chile", "Bolivia", "Negro")
    assert match.allows("fire_missile", "Chile", "Bolivia", "Rojo")


@pytest.mark.clause("TEG-9.8", "TEG-9.9")
def test_what_else_changes_the_count_is_heeded(start):
    """The first shot is possible once the missile that deterred it is captured."""
    match = start(Blanco="Chile 9 + 1m", Negro="Bolivia + 1m, Paraguay 9 + 1m, Cuba")
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Chile", "Paraguay")
    match.conquer("Chile", "Bolivia")
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Bolivia", "Paraguay")
    match.act("end_attack")
    match.act("regroup_missiles", "Chile", "Bolivia", 1)
    assert missiles(match, "Chile", "Bolivia") == [0, 2]


# What they do not do


@pytest.mark.clause("TEG-9.10", "TEG-3.5")
def test_a_missile_neither_conquers_nor_eliminates(start, pick):
    match = start(
        Blanco="Chile + 2m", Negro="Bolivia 7", Rojo="China", rest="Rojo",
        objectives={"Blanco": "O-14"},
    )  # fmt: skip
    facts = match.act("fire_missile", "Chile", "Bolivia")
    facts += match.act("fire_missile", "Chile", "Bolivia")
    assert {fact.kind for fact in facts} == {"missile_fired"}
    match.refuses("no_missile", "TEG-9.5", "fire_missile", "Chile", "Bolivia")
    assert (match.armies("Bolivia"), match.owner("Bolivia")) == ([1], "Negro")
    assert match.state.conquests == 0
    assert not match.is_over


@pytest.mark.clause("TEG-9.11", "TEG-8.13")
def test_missiles_of_a_conquered_country_are_captured_and_fired_in_the_same_turn(start, pick):
    match = start(Blanco="Chile 9", Negro="Bolivia + 2m, Paraguay 9, Cuba")
    events = match.win_throw("Chile", "Bolivia")
    (fact,) = pick(events, "missiles_captured")
    assert (fact.seat, fact.country, fact.missiles) == (0, match.country("Bolivia"), 2)
    match.act("conquest_move", 2)
    assert missiles(match, "Chile", "Bolivia") == [0, 2]
    match.act("fire_missile", "Bolivia", "Paraguay")
    assert match.armies("Paraguay") == [6]
    assert missiles(match, "Bolivia") == [1]


@pytest.mark.clause("TEG-9.11")
def test_where_there_is_no_missile_none_is_captured(start, pick):
    match = start(Blanco="Chile 9 + 1m", Negro="Bolivia, Cuba")
    assert pick(match.conquer("Chile", "Bolivia"), "missiles_captured") == []


@pytest.mark.clause("TEG-9.12")
@pytest.mark.parametrize("moved", [1, 2, 3])
def test_a_conquest_moves_no_missile(moved, start):
    match = start(Blanco="Chile 9 + 2m", Negro="Bolivia, Paraguay")
    match.win_throw("Chile", "Bolivia")
    match.refuses("conquest_move_pending", "TEG-8.11", "regroup_missiles", "Chile", "Bolivia", 1)
    match.act("conquest_move", moved)
    assert missiles(match, "Chile", "Bolivia") == [2, 0]
    match.refuses(
        "missile_cannot_move_in_attack", "TEG-9.12", "regroup_missiles", "Chile", "Bolivia", 1
    )
    assert "regroup_missiles" not in match.verbs()


# Regrouping


@pytest.fixture
def regrouping(start):
    """A table in the regroup phase of Blanco, which has a line of countries with missiles."""

    def ready(**parts):
        forces = {"Blanco": "Argentina 3 + 3m, Chile + 1m, Colombia", "Negro": "Bolivia 4"}
        return start(phase="regroup", **{**forces, **parts})

    return ready


@pytest.mark.clause("TEG-9.13", "TEG-11.6")
def test_missiles_move_one_step_to_an_own_neighbour_all_of_them_if_one_likes(regrouping, pick):
    match = regrouping()
    assert match.legal("regroup_missiles") == [
        ["Argentina", "Chile", 1], ["Argentina", "Chile", 2], ["Argentina", "Chile", 3],
        ["Chile", "Argentina", 1], ["Chile", "Colombia", 1],
    ]  # fmt: skip
    events = match.act("regroup_missiles", "Argentina", "Chile", 3)
    (fact,) = pick(events, "missiles_regrouped")
    assert (fact.seat, fact.missiles) == (0, 3)
    assert missiles(match, "Argentina", "Chile", "Colombia") == [0, 4, 0]
    assert match.armies("Argentina", "Chile", "Colombia") == [3, 1, 1]


@pytest.mark.clause("TEG-9.13", "TEG-11.6", "TEG-11.3")
def test_a_missile_moves_once(regrouping):
    match = regrouping()
    match.act("regroup_missiles", "Argentina", "Chile", 2)
    match.refuses("already_regrouped", "TEG-11.3", "regroup_missiles", "Chile", "Colombia", 2)
    match.act("regroup_missiles", "Chile", "Colombia", 1)
    match.refuses("already_regrouped", "TEG-11.3", "regroup_missiles", "Chile", "Colombia", 1)
    assert missiles(match, "Argentina", "Chile", "Colombia") == [1, 2, 1]
    assert match.legal("regroup_missiles") == [["Argentina", "Chile", 1]]


@pytest.mark.clause("TEG-9.13", "TEG-11.6")
def test_missiles_and_armies_are_counted_apart(regrouping):
    match = regrouping()
    match.act("regroup", "Argentina", "Chile", 2)
    match.act("regroup_missiles", "Argentina", "Chile", 3)
    match.refuses("must_leave_one_army", "TEG-11.2", "regroup", "Argentina", "Chile", 1)
    assert match.armies("Argentina", "Chile") == [1, 3]
    assert missiles(match, "Argentina", "Chile") == [0, 4]


@pytest.mark.clause("TEG-11.6")
@pytest.mark.parametrize(
    ("words", "code", "clause"),
    [
        (["Argentina", "Colombia", 1], "not_adjacent", "TEG-11.2"),
        (["Chile", "Bolivia", 1], "not_your_country", "TEG-11.2"),
        (["Bolivia", "Chile", 1], "not_your_country", "TEG-11.2"),
        (["Argentina", "Chile", 4], "no_missile", "TEG-11.6"),
        (["Colombia", "Chile", 1], "no_missile", "TEG-11.6"),
        (["Argentina", "Chile", 0], "bad_amount", "TEG-11.2"),
        (["Argentina", "Chile", -1], "bad_amount", "TEG-11.2"),
        (["Argentina", "Atlántida", 1], "unknown_country", "TEG-1.2"),
    ],
)
def test_a_wrong_move_of_missiles_is_refused(words, code, clause, regrouping):
    regrouping().refuses(code, clause, "regroup_missiles", *words)


@pytest.mark.clause("TEG-11.6")
def test_countries_that_are_no_countries_are_refused(regrouping):
    for source, target in ((-1, 3), (3, 72)):
        match = regrouping()
        pushes_nothing(match, RegroupMissiles(0, source, target, 1), "unknown_country", "TEG-1.2")


@pytest.mark.clause("TEG-11.6", "TEG-5.5")
@pytest.mark.parametrize("phase", ["reinforce", "card"])
def test_missiles_are_regrouped_in_the_regroup_phase(phase, start):
    match = start(Blanco="Argentina 3 + 3m, Chile", phase=phase)
    match.refuses("wrong_phase", "TEG-5.5", "regroup_missiles", "Argentina", "Chile", 1)


@pytest.mark.clause("TEG-11.6", "TEG-6.10")
def test_a_resting_seat_regroups_no_missile(regrouping):
    match = regrouping(situation="Descanso Blanco")
    match.refuses("resting", "TEG-6.10", "regroup_missiles", "Argentina", "Chile", 1)
    assert match.legal("regroup_missiles") == []


@pytest.mark.clause("TEG-11.6", "TEG-11.7", "TEG-14.20")
def test_no_missile_is_regrouped_into_ones_own_zone(regrouping):
    match = regrouping(
        pacts=[("zone", "Blanco", "Negro", "Chile")], Blanco="Argentina 3 + 3m, Chile"
    )
    match.refuses("zone_no_reinforcement", "TEG-14.20", "regroup_missiles", "Argentina", "Chile", 1)
    assert match.legal("regroup_missiles") == []


@pytest.mark.clause("TEG-11.6", "TEG-11.7", "D-22")
@pytest.mark.parametrize("situation", ["open_borders", "closed_borders", "snow", "tail_wind"])
def test_cards_and_blockades_do_not_hinder_the_regrouping_of_missiles(situation, start):
    match = start(
        Blanco="Chile + 1m, Australia, Cuba", Negro="Bolivia 2", phase="regroup",
        situation=situation,
    )  # fmt: skip
    assert match.allows("regroup_missiles", "Chile", "Australia", 1)


@pytest.mark.clause("TEG-11.6", "TEG-15.11", "TEG-11.5")
def test_each_occupant_regroups_its_own_missiles(start):
    match = start(
        Negro="Chile + 5m, China", Blanco="Chile 2 + 1m, Argentina", turn="Blanco", phase="regroup"
    )
    match.refuses("no_missile", "TEG-11.6", "regroup_missiles", "Chile", "Argentina", 2)
    match.act("regroup_missiles", "Chile", "Argentina", 1)
    assert missiles(match, "Chile", "Argentina") == [5, 1]
    assert match.state.guests[match.country("Chile")] == (match.seat("Blanco"), 2, 0)


# They are not armies


@pytest.mark.clause("TEG-9.14", "D-41", "TEG-8.5")
def test_missiles_give_no_dice_and_double_nothing(start):
    match = start(Blanco="Chile 5 + 9m", Negro="Bolivia 3 + 9m, Brasil 1 + 9m")
    assert match.dice("Chile", "Bolivia") == (3, 3)
    assert match.dice("Chile", "Brasil") == (3, 1)
    doubled = start(Blanco="Chile 6", Negro="Bolivia 3 + 9m")
    assert doubled.dice("Chile", "Bolivia") == (4, 3)


@pytest.mark.clause("TEG-9.14", "D-41", "TEG-8.2")
def test_a_missile_is_no_attack_army(start):
    match = start(Blanco="Chile 1 + 9m", Negro="Bolivia")
    match.refuses("no_attack_armies", "TEG-8.2", "attack", "Chile", "Bolivia")


@pytest.mark.clause("TEG-9.14", "D-41", "TEG-8.11")
def test_missiles_do_not_hold_a_country(start):
    match = start(Blanco="Chile 4", Negro="Bolivia 1 + 9m, Cuba")
    match.win_throw("Chile", "Bolivia")
    assert match.owner("Bolivia") == "Blanco"


@pytest.mark.clause("TEG-9.14", "D-41")
def test_a_missile_is_not_the_army_that_stays(start):
    match = start(Blanco="Chile 4 + 9m, Argentina", phase="regroup")
    match.refuses("must_leave_one_army", "TEG-11.2", "regroup", "Chile", "Argentina", 4)
    taking = start(Blanco="Chile 3 + 9m", Negro="Bolivia, Cuba")
    taking.win_throw("Chile", "Bolivia")
    taking.refuses("must_leave_one_army", "TEG-8.11", "conquest_move", 3)


@pytest.mark.clause("TEG-9.14", "D-41", "TEG-7.2")
def test_missiles_bring_no_armies(start):
    plain, armed = (
        start(Blanco=f"Chile 1{more}, Cuba", phase="reinforce") for more in ("", " + 20m")
    )
    assert plain.due() == armed.due() == 4


@pytest.mark.clause("TEG-9.6", "TEG-9.7")
def test_the_table_of_reach_and_damage():
    assert DAMAGE == {1: 3, 2: 2, 3: 1}
