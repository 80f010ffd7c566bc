"""TEG-16: elimination, what is inherited, and silent changes of objective."""

import pytest

from teg_nb import CHANCE, GAMES

GAME = GAMES["teg"]
FIVE = ["Chile", "Cuba", "Irán", "Italia", "Rusia"]


@pytest.fixture
def last_stand(start):
    """Blanco, to move, can take the last country of Negro: Brasil, from Argentina."""
    return lambda **parts: start(
        **{
            "Blanco": "Argentina 6",
            "Negro": "Brasil",
            "Rojo": "España 3",
            "Azul": "China 3",
            "rest": "Rojo",
            **parts,
        }
    )


@pytest.mark.clause("TEG-16.1")
def test_a_seat_without_armies_is_eliminated_at_once(last_stand, pick):
    table = last_stand()

    events = table.win_throw("Argentina", "Brasil")

    assert [(item.seat, item.by) for item in pick(events, "player_eliminated")] == [(1, 0)]
    assert table.state.slayer[1] == 0
    kinds = [event.kind for event in events]
    assert kinds.index("country_conquered") < kinds.index("player_eliminated")


@pytest.mark.clause("TEG-16.1", "TEG-5.8")
def test_an_eliminated_seat_takes_no_further_part(last_stand):
    table = last_stand()
    table.conquer("Argentina", "Brasil")
    table.refuses("player_eliminated", "TEG-16.1", "end_turn", seat="Negro")
    table.refuses("player_eliminated", "TEG-16.1", "leave", seat="Negro")

    turns = []
    for _ in range(9):
        turns.append(table.turn)
        table.end_turn()
        if table.to_move == CHANCE:
            table.act("turn_situation", "Combate clásico")

    assert turns == ["Blanco", "Rojo", "Azul", "Rojo", "Azul", "Blanco", "Azul", "Blanco", "Rojo"]


@pytest.mark.clause("TEG-16.1", "TEG-15.31")
def test_a_seat_with_armies_only_in_a_shared_country_is_alive(last_stand, pick):
    table = last_stand(Negro="Brasil, Ucrania", Rojo="España 3, Ucrania 2")

    events = table.win_throw("Argentina", "Brasil")

    assert pick(events, "player_eliminated") == []
    assert table.state.slayer[1] < 0


@pytest.mark.clause("TEG-16.2")
def test_the_game_goes_on_if_that_was_not_the_objective(last_stand):
    table = last_stand(objectives={"Blanco": "O-15"})

    table.conquer("Argentina", "Brasil")

    assert table.outcome is None
    assert table.turn == "Blanco"


@pytest.mark.clause("TEG-16.3")
def test_the_cards_go_to_the_seat_whose_dice_did_it(last_stand, pick):
    table = last_stand(cards={"Negro": ["Chile", "Cuba"], "Blanco": ["Irán"]})

    events = table.conquer("Argentina", "Brasil")

    assert table.cards("Blanco") == {"Irán", "Chile", "Cuba"}
    assert table.cards("Negro") == set()
    [inherited] = pick(events, "cards_inherited")
    assert (inherited.seat, inherited.number) == (0, 2)
    assert inherited.secret == ("cards",)


@pytest.mark.clause("TEG-16.3")
def test_no_cards_no_inheritance(last_stand, pick):
    assert pick(last_stand().conquer("Argentina", "Brasil"), "cards_inherited") == []


@pytest.mark.clause("TEG-16.3", "D-31", "TEG-7.15")
def test_more_than_five_are_kept_and_must_be_exchanged_at_the_next_reinforcement(last_stand):
    table = last_stand(cards={"Negro": FIVE, "Blanco": ["Noruega", "Polonia"]})
    table.conquer("Argentina", "Brasil")
    assert len(table.cards("Blanco")) == 7
    table.act("end_attack")
    table.act("end_regroup")
    table.refuses("hand_full", "TEG-7.15", "request_card")
    for _ in range(3):
        table.end_turn()
    table.act("turn_situation", "Combate clásico")
    table.end_turn()
    table.end_turn()

    table.act("place", "Argentina", table.due())
    table.refuses("must_exchange", "TEG-7.15", "end_placement")
    table.refuses("must_exchange", "TEG-7.15", "end_turn")
    table.act("exchange", *table.legal("exchange")[0])
    table.act("place", "Argentina", table.due())
    table.act("end_placement")
    assert len(table.cards("Blanco")) < 7


@pytest.mark.clause("TEG-16.4")
def test_counts_continent_cards_and_marks_are_not_inherited(last_stand):
    table = last_stand(
        exchanges={"Negro": 4, "Blanco": 1},
        continents_used={"Negro": ["Asia"]},
        cards={"Negro": ["Chile"]},
        used=["Chile"],
    )

    table.conquer("Argentina", "Brasil")

    assert list(table.state.exchanges)[:2] == [1, 4]
    assert table.state.continents_used[0] == 0
    assert table.state.used == 1 << table.country("Chile")


@pytest.mark.clause("TEG-16.4")
def test_the_objective_of_an_eliminated_seat_stays_hidden(last_stand):
    table = last_stand(objectives={"Negro": "O-1"})
    table.conquer("Argentina", "Brasil")

    for viewer in (None, 0, 2, 3):
        seen = GAME.observe(table.state, viewer)
        assert (seen.objectives, seen.revealed) == ((), ())


@pytest.mark.clause("TEG-16.5", "TEG-3.11")
def test_whoever_had_to_destroy_that_colour_goes_on_with_the_common_objective(last_stand, pick):
    table = last_stand(objectives={"Rojo": "O-14", "Azul": "O-1"})

    events = table.conquer("Argentina", "Brasil")

    [changed] = pick(events, "objective_changed")
    assert changed.seat == 2
    assert changed.silent
    assert [list(table.state.objectives)[seat] for seat in (2, 3)] == [(), (0,)]
    assert table.state.targets[2] == -1


@pytest.mark.clause("TEG-16.5")
def test_nobody_else_notices_that_an_objective_changed(last_stand):
    """With and without the change, everybody else sees the same."""
    changed = last_stand(objectives={"Rojo": "O-14"})
    untouched = last_stand(objectives={"Rojo": "O-1"})
    for table in (changed, untouched):
        table.conquer("Argentina", "Brasil")

    for viewer in (None, 0, 1, 3):
        assert GAME.observe(changed.state, viewer) == GAME.observe(untouched.state, viewer)
    assert GAME.observe(changed.state, 2) != GAME.observe(untouched.state, 2)
    assert GAME.observe(changed.state, 2).objectives == ()


@pytest.mark.clause("TEG-16.5", "D-78")
@pytest.mark.parametrize(
    ("holder", "card", "why"),
    [
        ("Rojo", "O-15", "its own colour, so the right-hand seat, Negro"),
        ("Rojo", "O-18", "nobody plays Verde, so the right-hand seat, Negro"),
    ],
)
def test_the_right_hand_substitute_falls_back_too(last_stand, holder, card, why):
    table = last_stand(objectives={holder: card})
    assert table.state.targets[table.seat(holder)] == table.seat("Negro"), why

    table.conquer("Argentina", "Brasil")

    assert table.state.objectives[table.seat(holder)] == ()


@pytest.mark.clause("TEG-16.5", "D-78")
def test_the_left_hand_card_falls_back_too(last_stand, pick):
    """O-19 of Azul names the seat on its left, Blanco; Negro takes Blanco's last country."""
    table = last_stand(
        turn="Negro",
        Negro="Brasil 6",
        Blanco="Argentina",
        seats=["Blanco", "Negro", "Rojo", "Azul"],
        objectives={"Azul": "O-19"},
    )
    assert table.state.targets[3] == 0

    events = table.conquer("Brasil", "Argentina")

    assert [item.seat for item in pick(events, "objective_changed")] == [3]
    assert table.state.objectives[3] == ()


@pytest.mark.clause("TEG-16.5")
def test_no_news_of_it_for_a_seat_that_is_dead_itself(last_stand, pick):
    table = last_stand(
        Blanco="Argentina 6, Portugal 6", Rojo="España", rest="Azul", objectives={"Rojo": "O-14"}
    )
    table.conquer("Portugal", "España")

    assert pick(table.conquer("Argentina", "Brasil"), "objective_changed") == []


@pytest.mark.clause("D-77", "TEG-3.5")
def test_the_kill_belongs_to_the_throw_that_removed_the_last_army(last_stand):
    """Rojo reduced Negro to its last country; Blanco's dice finish it, and Blanco wins."""
    table = last_stand(objectives={"Blanco": "O-14", "Rojo": "O-1"})

    table.win_throw("Argentina", "Brasil")

    assert table.winners == ("Blanco",)
    assert table.outcome.reason == "objective"


@pytest.mark.clause("TEG-16.6")
def test_the_last_living_seat_wins(start):
    table = start(Blanco="Argentina 6", Negro="Brasil", rest="Blanco")

    table.win_throw("Argentina", "Brasil")

    assert table.winners == ("Blanco",)
    assert table.state.held[0].bit_count() == 72


@pytest.mark.clause("TEG-16.6")
def test_the_last_living_seat_wins_without_declaring_it(start):
    """Even where a victory must be declared, and is looked for at the end of a turn only."""
    table = start(
        Blanco="Argentina 6",
        Negro="Brasil",
        rest="Blanco",
        options={
            "auto_victory": False,
            "victory_check": "end_of_turn",
            "common_objective_countries": 72,
        },
    )

    table.win_throw("Argentina", "Brasil")

    assert table.winners == ("Blanco",)
