"""TEG-11: regrouping, one step between countries of one's own."""

import pytest

from teg_nb import BadMessage, IllegalAction


@pytest.fixture
def regrouping(start):
    """A table in the regroup phase of the first colour named."""
    return lambda **parts: start(phase="regroup", **parts)


def moves(table, source, target):
    """Armies that may go from a country to another, by the list of legal actions."""
    return [armies for *pair, armies in table.legal("regroup") if pair == [source, target]]


@pytest.mark.clause("TEG-11.1")
def test_armies_move_anywhere_on_the_board_in_as_many_moves_as_one_likes(start):
    """Battles took place nowhere."""
    table = start(Blanco="Argentina 4, Chile 2, Brasil, España 3, Portugal")
    table.act("end_attack")

    table.act("regroup", "Argentina", "Brasil", 1)
    table.act("regroup", "España", "Portugal", 2)
    table.act("regroup", "Argentina", "Brasil", 1)
    table.act("regroup", "Chile", "Argentina", 1)

    assert table.armies("Argentina", "Brasil", "Chile") == [3, 3, 1]
    assert table.armies("España", "Portugal") == [1, 3]


@pytest.mark.clause("TEG-11.1", "TEG-8.14")
def test_armies_of_a_conquest_may_be_regrouped_later_in_the_turn(start):
    table = start(Blanco="Argentina 6", Negro="Brasil")
    table.act("attack", "Argentina", "Brasil")
    table.act("roll", [6, 6, 6], [1])
    table.act("conquest_move", 3)
    table.act("end_attack")

    table.act("regroup", "Brasil", "Argentina", 2)

    assert table.armies("Argentina", "Brasil") == [5, 1]


@pytest.mark.clause("TEG-11.2")
def test_each_move_goes_one_step_to_an_own_neighbour_and_leaves_one_army(regrouping):
    table = regrouping(Blanco="Argentina 4, Brasil, Sahara", Negro="Chile 2")

    assert moves(table, "Argentina", "Brasil") == [1, 2, 3]
    assert moves(table, "Argentina", "Sahara") == []
    assert moves(table, "Argentina", "Chile") == []
    assert moves(table, "Brasil", "Argentina") == []
    table.refuses("must_leave_one_army", "TEG-11.2", "regroup", "Argentina", "Brasil", 4)


@pytest.mark.clause("TEG-11.2")
def test_a_bridge_is_one_step(regrouping):
    table = regrouping(Blanco="Mauritania 3, Uruguay")

    table.act("regroup", "Mauritania", "Uruguay", 2)

    assert table.armies("Mauritania", "Uruguay") == [1, 3]


@pytest.mark.clause("TEG-11.3")
def test_an_army_moves_once(regrouping):
    table = regrouping(Blanco="Argentina 4, Brasil 3, Sahara")

    table.refuses("not_adjacent", "TEG-11.2", "regroup", "Argentina", "Sahara", 1)
    table.act("regroup", "Argentina", "Brasil", 3)
    table.act("regroup", "Brasil", "Sahara", 3)

    table.refuses("already_regrouped", "TEG-11.3", "regroup", "Brasil", "Sahara", 1)
    assert table.armies("Argentina", "Brasil", "Sahara") == [1, 3, 4]


@pytest.mark.clause("TEG-11.3")
def test_armies_that_arrived_cannot_go_back(regrouping):
    table = regrouping(Blanco="Argentina 4, Brasil")
    table.act("regroup", "Argentina", "Brasil", 2)

    table.refuses("already_regrouped", "TEG-11.3", "regroup", "Brasil", "Argentina", 2)
    table.act("regroup", "Brasil", "Argentina", 1)  # the one that was there


@pytest.mark.clause("TEG-11.4")
def test_departures_lower_what_may_move_and_arrivals_do_not_raise_it(regrouping):
    table = regrouping(Blanco="Argentina 5, Brasil 3, Chile")
    table.act("regroup", "Brasil", "Argentina", 2)
    assert moves(table, "Argentina", "Chile") == [1, 2, 3, 4, 5]

    table.act("regroup", "Argentina", "Chile", 3)

    assert moves(table, "Argentina", "Chile") == [1, 2]
    assert moves(table, "Brasil", "Chile") == []


@pytest.mark.clause("TEG-11.4")
def test_what_may_move_is_counted_anew_in_each_regroup_phase(regrouping):
    table = regrouping(
        Blanco="Argentina 4, Brasil", Negro="Chile 2, Colombia", Rojo="Sahara", rest="Rojo"
    )
    table.act("regroup", "Argentina", "Brasil", 3)
    table.act("end_turn")
    table.act("place", "Chile", 4)
    table.act("end_placement")
    table.act("end_attack")

    assert table.state.turn == 1
    assert moves(table, "Chile", "Colombia") == [1, 2, 3, 4, 5]


@pytest.mark.clause("TEG-11.4", "D-46")
def test_an_army_that_arrived_may_be_the_one_that_stays(regrouping):
    table = regrouping(Blanco="Argentina 3, Brasil, Chile 2")
    table.act("regroup", "Chile", "Argentina", 1)

    table.act("regroup", "Argentina", "Brasil", 3)

    assert table.armies("Argentina", "Brasil", "Chile") == [1, 4, 1]


@pytest.mark.clause("TEG-11.5", "D-47")
@pytest.mark.parametrize("first", ["Rojo", "Negro"])
def test_a_seat_moves_its_own_share_of_a_shared_country_and_leaves_one_army(regrouping, first):
    """Whichever of the two is written first."""
    seats = ["Rojo", "Negro"] if first == "Rojo" else ["Negro", "Rojo"]
    forces = {"Rojo": "Irán 3, Ucrania 4", "Negro": "Ucrania 1, Rusia 3"}
    table = regrouping(seats=seats, turn="Rojo", **{colour: forces[colour] for colour in seats})

    assert moves(table, "Ucrania", "Irán") == [1, 2, 3]
    table.refuses("must_leave_one_army", "TEG-11.2", "regroup", "Ucrania", "Irán", 4)
    table.act("regroup", "Irán", "Ucrania", 2)
    table.act("regroup", "Ucrania", "Irán", 1)

    ucrania = table.settings.board.country("Ucrania")
    shares = {table.state.owner[ucrania]: table.state.armies[ucrania]}
    seat, present, _ = table.state.guests[ucrania]
    shares[seat] = present
    assert [shares[seats.index(name)] for name in ("Rojo", "Negro")] == [5, 1]
    assert moves(table, "Ucrania", "Irán") == [1, 2, 3]


@pytest.mark.clause("TEG-11.5")
def test_armies_that_entered_a_shared_country_cannot_go_on(regrouping):
    table = regrouping(
        seats=["Negro", "Rojo"],
        turn="Rojo",
        Negro="Ucrania 5",
        Rojo="Irán 4, Ucrania 2, Rusia",
    )
    table.act("regroup", "Irán", "Ucrania", 3)
    table.act("regroup", "Ucrania", "Rusia", 2)

    table.refuses("already_regrouped", "TEG-11.3", "regroup", "Ucrania", "Rusia", 1)


@pytest.mark.clause("TEG-11.6", "TEG-9.14")
def test_a_missile_stays_when_armies_leave_and_is_no_garrison(regrouping):
    """Missiles do not move yet: regrouping takes armies alone."""
    table = regrouping(Blanco="Argentina 3 + 1m, Brasil")

    table.refuses("must_leave_one_army", "TEG-11.2", "regroup", "Argentina", "Brasil", 3)
    table.act("regroup", "Argentina", "Brasil", 2)
    with pytest.raises(BadMessage):
        table.act("regroup", "Argentina", "Brasil", 1, 1)

    argentina = table.settings.board.country("Argentina")
    assert table.state.missiles[argentina] == 1


@pytest.mark.clause("TEG-11.7")
@pytest.mark.parametrize("card", ["classic", "snow", "tail_wind", "open_borders", "closed_borders"])
def test_no_card_but_rest_limits_regrouping(regrouping, card):
    table = regrouping(Blanco="Argentina 3, Brasil 2, Sahara", situation=card)

    table.act("regroup", "Argentina", "Brasil", 1)  # within a continent
    table.act("regroup", "Brasil", "Sahara", 1)  # from one to another

    assert table.armies("Argentina", "Brasil", "Sahara") == [2, 2, 2]


@pytest.mark.clause("TEG-11.7", "TEG-10.3")
def test_a_blockade_takes_nothing_from_regrouping(regrouping):
    """A blocked country has no own neighbour; armies move elsewhere as ever."""
    ring = "Argentina 2, Brasil 2, Chile 2, Paraguay 2"
    table = regrouping(Rojo="Bolivia 3, España 2, Francia", Negro=ring)

    table.act("regroup", "España", "Francia", 1)

    assert table.armies("España", "Francia") == [1, 2]
    assert "Bolivia" not in {source for source, *_ in table.legal("regroup")}


@pytest.mark.clause("TEG-11.8")
def test_regrouping_is_optional(regrouping):
    table = regrouping(Blanco="Argentina 4, Brasil")
    before = table.state.armies[:]

    table.act("end_regroup")

    assert table.state.phase == "card"
    assert table.state.armies == before
    table.refuses("wrong_phase", "TEG-5.5", "regroup", "Argentina", "Brasil", 1)


BAD = {
    "not neighbours": ("not_adjacent", "TEG-11.2", ("Argentina", "Sahara", 1)),
    "the same country": ("not_adjacent", "TEG-11.2", ("Argentina", "Argentina", 1)),
    "target not yours": ("not_your_country", "TEG-11.2", ("Argentina", "Chile", 1)),
    "source not yours": ("not_your_country", "TEG-11.2", ("Chile", "Argentina", 1)),
    "leaves nothing": ("must_leave_one_army", "TEG-11.2", ("Argentina", "Brasil", 4)),
    "far too many": ("must_leave_one_army", "TEG-11.2", ("Argentina", "Brasil", 1000)),
    "zero": ("bad_amount", "TEG-11.2", ("Argentina", "Brasil", 0)),
    "negative": ("bad_amount", "TEG-11.2", ("Argentina", "Brasil", -1)),
    "unknown country": ("unknown_country", "TEG-1.2", ("Argentina", "Atlántida", 1)),
}


@pytest.mark.clause("TEG-11.2")
@pytest.mark.parametrize("case", BAD)
def test_bad_regrouping_is_refused(regrouping, case):
    code, clause, words = BAD[case]
    table = regrouping(Blanco="Argentina 4, Brasil 2, Sahara", Negro="Chile 3")

    table.refuses(code, clause, "regroup", *words)


@pytest.mark.clause("TEG-11.2")
@pytest.mark.parametrize("amount", [1.5, "2", True, None, [1]])
def test_an_amount_that_is_not_a_whole_number_is_refused(regrouping, amount):
    table = regrouping(Blanco="Argentina 4, Brasil 2")

    with pytest.raises(IllegalAction) as refusal:
        table.act("regroup", "Argentina", "Brasil", amount)

    assert refusal.value.code == "bad_amount"


@pytest.mark.clause("TEG-11.3")
def test_an_army_that_already_moved_is_refused(regrouping):
    table = regrouping(Blanco="Argentina 4, Brasil, Chile")
    table.act("regroup", "Argentina", "Brasil", 3)

    table.refuses("already_regrouped", "TEG-11.3", "regroup", "Brasil", "Argentina", 2)


@pytest.mark.clause("TEG-11.7", "TEG-6.10")
def test_a_resting_colour_does_not_regroup(regrouping):
    table = regrouping(Blanco="Argentina 4, Brasil", situation="Descanso Blanco")

    table.refuses("resting", "TEG-6.10", "regroup", "Argentina", "Brasil", 1)


@pytest.mark.clause("TEG-11.1")
def test_only_the_seat_in_turn_regroups_and_only_after_its_attacks(start):
    table = start(Blanco="Argentina 4, Brasil", Negro="Chile 3, Colombia")

    table.refuses("wrong_phase", "TEG-5.5", "regroup", "Argentina", "Brasil", 1)
    table.act("end_attack")
    table.refuses("not_your_turn", "TEG-5.1", "regroup", "Chile", "Colombia", 1, seat="Negro")
    table.refuses("attack_after_regroup", "TEG-5.5", "attack", "Argentina", "Chile")
