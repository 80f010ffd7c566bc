"""TEG-18: when a seat wins, who it is, and what is shown."""

import random

import pytest

from teg_nb import CHANCE, GAMES, NOBODY, load_board

GAME = GAMES["teg"]
BOARD = load_board("teg")
MEMBERS = {
    continent.name: [BOARD.countries[number] for number in continent.countries]
    for continent in BOARD.continents
}
EVERYTHING = list(BOARD.countries)


def but(names, *left_out):
    return ", ".join(name for name in names if name not in left_out)


@pytest.fixture
def almost(start):
    """Four seats; Blanco lacks Brasil, which it can take, for all of Europa and América del Sur."""
    names = [*MEMBERS["Europa"], *MEMBERS["América del Sur"]]
    return lambda **parts: start(
        **{
            "Blanco": but(names, "Brasil", "Argentina") + ", Argentina 6",
            "Negro": "Brasil, México",
            "Rojo": "China 3",
            "Azul": "Angola 3",
            "objectives": {"Blanco": "O-1"},
            **parts,
        }
    )


@pytest.fixture
def forty_four(start):
    """Four seats; Blanco has 44 countries and can take Brasil."""
    names = [name for name in EVERYTHING if name not in ("Brasil", "Argentina")][:43]
    return lambda **parts: start(
        **{
            "Blanco": ", ".join(names) + ", Argentina 6",
            "Negro": "Brasil",
            "seats": ["Blanco", "Negro", "Rojo", "Azul"],
            **parts,
        }
    )


@pytest.mark.clause("TEG-18.1", "TEG-3.1", "D-80")
def test_an_occupation_wins_at_the_moment_it_is_complete(almost, pick):
    table = almost()

    events = table.win_throw("Argentina", "Brasil")

    assert table.winners == ("Blanco",)
    assert table.outcome.reason == "objective"
    assert [event.kind for event in events[-1:]] == ["game_ended"]
    assert (table.to_move, table.is_over) == (NOBODY, True)


@pytest.mark.clause("TEG-18.1", "TEG-3.2")
def test_the_common_objective_wins_at_the_45th_country(forty_four):
    table = forty_four(objectives={"Blanco": "O-13"})
    assert table.state.held[0].bit_count() == 44

    table.win_throw("Argentina", "Brasil")

    assert table.state.held[0].bit_count() == 45
    assert table.winners == ("Blanco",)
    assert table.outcome.reason == "common"


@pytest.mark.clause("TEG-18.1", "TEG-3.4", "D-27")
def test_a_shared_country_does_not_count_for_an_objective(forty_four):
    """Of the 45 that Blanco would occupy, Alaska is shared."""
    table = forty_four(Rojo="Alaska 2")

    table.win_throw("Argentina", "Brasil")

    assert table.outcome is None


@pytest.mark.clause("TEG-18.1", "TEG-3.5")
def test_a_destruction_wins_at_the_moment_the_last_army_goes(start):
    table = start(
        Blanco="Argentina 6",
        Negro="Brasil",
        Rojo="España",
        Azul="China",
        rest="Rojo",
        objectives={"Blanco": "O-14"},
    )

    table.win_throw("Argentina", "Brasil")

    assert table.winners == ("Blanco",)
    assert table.outcome.returns == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.clause("TEG-18.2")
def test_the_first_army_is_in_and_the_rest_of_the_move_no_longer_matters(almost):
    table = almost()

    table.win_throw("Argentina", "Brasil")

    assert table.armies("Argentina", "Brasil") == [5, 1]
    assert table.owner("Brasil") == "Blanco"
    assert table.state.entry is None
    table.refuses("game_over", "TEG-18.1", "conquest_move", 2, seat="Blanco")


@pytest.mark.clause("TEG-18.2")
def test_nothing_is_looked_at_without_a_change_of_countries(almost):
    """Blanco has all it needs from the start, but has taken nothing."""
    table = almost(
        Blanco=but([*MEMBERS["Europa"], *MEMBERS["América del Sur"]], "") + ", Cuba 6",
        Negro="México, Angola",
        Azul="Sahara",
        options={"objectives_excluded": ["O-13"]},  # such an objective may have been dealt true
    )
    table.act("end_turn")
    assert table.outcome is None

    while table.turn != "Blanco":
        if table.to_move == CHANCE:
            table.act("turn_situation", "Combate clásico")
        else:
            table.end_turn()
    table.act("place", "Cuba", 4)
    while table.phase == "reinforce" and table.due():
        table.push(table.legal_actions()[0])
    table.act("end_placement")
    table.win_throw("Cuba", "México")

    assert table.winners == ("Blanco",)


@pytest.mark.clause("TEG-18.2")
def test_a_conquest_that_does_not_complete_it_wins_nothing(almost):
    table = almost(objectives={"Blanco": "O-3"})

    table.win_throw("Argentina", "Brasil")

    assert table.outcome is None
    assert table.state.entry is not None


@pytest.mark.clause("TEG-18.3")
def test_a_seat_does_not_win_in_the_turn_of_another(almost):
    """Negro has all of Asia and América Central, its objective; it is Blanco that acts."""
    own = [*MEMBERS["Asia"], *MEMBERS["América Central"]]
    table = almost(
        Negro=", ".join(["Brasil", *own]), Rojo="Tonga",
        objectives={"Negro": "O-3"}, options={"objectives_excluded": ["O-13"]},
    )  # fmt: skip

    table.act("attack", "Argentina", "Brasil")
    table.act("roll", [1, 1, 1], [6])
    table.act("end_turn")

    assert table.outcome is None


@pytest.mark.clause("TEG-18.4", "D-81")
@pytest.mark.parametrize("ends", ["Blanco", "Negro"])
def test_of_two_that_would_win_it_is_the_seat_in_turn(start, ends):
    """With the check at the end of the turn, two seats can meet their condition at once."""
    table = start(
        seats=["Blanco", "Negro", "Rojo"],
        turn=ends,
        Blanco=", ".join(EVERYTHING[:30]),
        Negro=", ".join(EVERYTHING[30:60]),
        rest="Rojo",
        options={"victory_check": "end_of_turn", "common_objective_countries": 25},
    )

    table.act("end_turn")

    assert table.winners == (ends,)


@pytest.mark.clause("D-81")
def test_then_the_wheel_decides_from_the_seat_in_turn(start):
    table = start(
        seats=["Blanco", "Negro", "Rojo"],
        turn="Rojo",
        Blanco=", ".join(EVERYTHING[:30]),
        Negro=", ".join(EVERYTHING[30:60]),
        rest="Rojo",
        options={"victory_check": "end_of_turn", "common_objective_countries": 25},
    )

    table.act("end_turn")

    assert table.winners == ("Blanco",)


@pytest.mark.clause("D-80")
def test_with_the_check_at_the_end_of_the_turn_play_goes_on_until_then(almost):
    table = almost(options={"victory_check": "end_of_turn"})

    table.conquer("Argentina", "Brasil")
    assert table.outcome is None
    table.act("end_turn")

    assert table.winners == ("Blanco",)
    assert table.outcome.reason == "objective"


@pytest.mark.clause("D-80")
def test_at_the_end_of_the_turn_a_destruction_still_counts(start):
    table = start(
        Blanco="Argentina 6",
        Negro="Brasil",
        Rojo="España",
        Azul="China",
        rest="Rojo",
        objectives={"Blanco": "O-14"},
        options={"victory_check": "end_of_turn"},
    )
    table.conquer("Argentina", "Brasil")
    assert table.outcome is None

    table.act("end_turn")

    assert table.winners == ("Blanco",)


@pytest.mark.clause("D-80", "TEG-3.1")
def test_where_victory_is_declared_it_does_not_come_by_itself(almost):
    table = almost(options={"auto_victory": False})
    table.refuses("objective_not_met", "TEG-3.1", "declare_victory")

    table.conquer("Argentina", "Brasil")
    assert table.outcome is None
    assert table.legal("declare_victory") == [[]]
    table.act("declare_victory")

    assert table.winners == ("Blanco",)


@pytest.mark.clause("D-80")
def test_any_seat_may_declare_its_victory_at_any_time(almost):
    table = almost(
        turn="Rojo",
        Blanco=but([*MEMBERS["Europa"], *MEMBERS["América del Sur"]], ""),
        Negro="México",
        options={"auto_victory": False},
    )
    assert table.game.acting_seats(table.state) == (2, 0)
    table.refuses("objective_not_met", "TEG-3.1", "declare_victory", seat="Negro")

    table.act("declare_victory", seat="Blanco")

    assert table.winners == ("Blanco",)


@pytest.mark.clause("D-80", "TEG-8.11")
def test_victory_may_be_declared_while_a_conquest_move_is_due(almost):
    table = almost(options={"auto_victory": False})
    table.win_throw("Argentina", "Brasil")
    assert table.state.entry is not None

    assert table.allows("declare_victory")


@pytest.mark.clause("D-80", "TEG-8.7")
def test_while_another_seat_is_awaited_a_victory_stands_among_the_actions_of_its_own(almost):
    table = almost(
        Blanco=but([*MEMBERS["Europa"], *MEMBERS["América del Sur"]], "Colombia") + ", Colombia 6",
        Negro="Nicaragua 3",
        options={"auto_victory": False, "choose_dice": True},
    )
    table.act("attack", "Colombia", "Nicaragua")
    table.act("choose_dice", 1)
    assert table.turn == "Negro"

    assert table.verbs() == {"choose_dice"}
    assert [action.verb for action in table.legal_actions(0)] == ["declare_victory"]


@pytest.mark.clause("TEG-3.1", "D-80")
@pytest.mark.parametrize("seat", ["Blanco", "Negro"])
def test_claiming_without_the_condition_is_refused(almost, seat):
    table = almost(options={"auto_victory": False})

    table.refuses("objective_not_met", "TEG-3.1", "declare_victory", seat=seat)


@pytest.mark.clause("TEG-3.15", "TEG-18.1")
def test_two_seats_need_both_objectives_at_the_same_moment(start):
    needed = [*MEMBERS["Europa"], *MEMBERS["América del Sur"]]
    four_asia = ", Irak, Irán, Israel"

    def with_two(more):
        return start(
            Blanco=but(needed, "Brasil", "Argentina") + ", Argentina 6" + more,
            Negro="Brasil",
            objectives={"Blanco": ["O-1", "O-10"]},
        )

    one, both = with_two(four_asia), with_two(four_asia + ", Turquía")
    one.win_throw("Argentina", "Brasil")
    both.win_throw("Argentina", "Brasil")

    assert one.outcome is None
    assert both.winners == ("Blanco",)


@pytest.mark.clause("TEG-18.1")
@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ("Blanco", ["end_turn"]),
        ("Negro", ["end_attack"]),
        ("Blanco", ["attack", "Argentina", "Chile"]),
        ("Rojo", ["place", "China", 1]),
        ("Azul", ["regroup", "Angola", "Angola", 1]),
        ("Blanco", ["exchange", [], []]),
        ("Blanco", ["request_card"]),
        ("Blanco", ["bonus", "Argentina"]),
        ("Negro", ["declare_victory"]),
        ("Negro", ["leave"]),
        ("chance", ["roll", [6], [1]]),
        ("chance", ["draw_card", "Chile"]),
        ("chance", ["turn_situation", "Nieve"]),
    ],
)
def test_after_the_end_every_action_is_refused(almost, seat, words):
    table = almost()
    table.win_throw("Argentina", "Brasil")

    table.refuses("game_over", "TEG-18.1", *words, seat=seat)


@pytest.mark.clause("TEG-18.1")
def test_after_the_end_nobody_acts(almost):
    table = almost()
    table.win_throw("Argentina", "Brasil")

    assert table.game.acting_seats(table.state) == ()
    assert [table.legal_actions(seat) for seat in range(4)] == [[]] * 4
    with pytest.raises(ValueError, match="chance"):
        table.game.sample_chance(table.state, random.Random(1))


@pytest.mark.clause("TEG-18.5", "TEG-3.12", "TEG-16.4")
def test_at_the_end_the_objectives_of_the_winner_are_shown(almost):
    table = almost(objectives={"Blanco": "O-1", "Negro": "O-2"})
    for viewer in (None, 1, 2):
        assert GAME.observe(table.state, viewer).revealed == ()
    table.win_throw("Argentina", "Brasil")

    for viewer in (None, 1, 2):
        seen = GAME.observe(table.state, viewer)
        assert seen.revealed == ((0,),)  # O-1
    assert GAME.observe(table.state, 2).objectives == ()


@pytest.mark.clause("D-82")
def test_a_limit_of_rounds_gives_the_game_to_the_most_countries(start):
    table = start(
        Blanco="Argentina",
        Negro="Brasil",
        Rojo="España",
        rest="Rojo",
        turn="Rojo",
        first="Blanco",
        round=7,
        options={"max_rounds": 7, "common_objective_countries": 72},
    )

    table.act("end_turn")

    assert table.winners == ("Rojo",)
    assert table.outcome.reason == "round_limit"
    assert table.outcome.returns == (0.0, 0.0, 1.0)
    assert table.events[-1][-1].counts == (1, 1, 70)


@pytest.mark.clause("D-82")
def test_a_tie_at_the_limit_is_a_draw(start):
    table = start(
        seats=["Blanco", "Negro", "Rojo"],
        turn="Rojo",
        first="Blanco",
        Blanco=", ".join(EVERYTHING[:30]),
        Negro=", ".join(EVERYTHING[30:60]),
        rest="Rojo",
        options={"max_rounds": 2},
    )

    table.act("end_turn")

    assert table.winners == ("Blanco", "Negro")
    assert table.outcome.returns == (0.5, 0.5, 0.0)


@pytest.mark.clause("D-82")
def test_there_is_no_limit_by_default(start):
    table = start(Blanco="Argentina", Negro="Brasil", turn="Negro", first="Blanco", round=999)

    table.act("end_turn")

    assert table.outcome is None
    assert table.state.round == 1000
