"""Turns, rounds and reinforcement (TGM-4, TGM-5.1 to 5.5, TGM-5.13, TGM-5.14)."""

from __future__ import annotations

import pytest

from teg_nb import load_board

AFRICA = "África del Norte, Egipto, África Oriental, Congo, Sudáfrica, Madagascar"
OCEANIA = "Indonesia, Nueva Guinea, Australia Occidental, Australia Oriental"
AMERICA = "Venezuela, Perú, Brasil, Argentina"


def next_turn(table):
    """End the turn under way, and return what came of it."""
    while table.state.phase == "reinforce":
        table.push(table.legal_actions()[-1])
    if table.state.phase == "combat":
        table.act("end_combat")
    return table.act("end_turn")


@pytest.mark.clause("TGM-4.1")
def test_three_phases_in_order(start, pick):
    table = start(Blanco="Brasil 4, Perú", phase="reinforce", pool=1)
    table.refuses("wrong_phase", "TGM-4.1", "attack", "Brasil", "Venezuela", 1)
    table.refuses("wrong_phase", "TGM-4.1", "fortify", "Brasil", "Perú", 1)
    events = table.act("place", "Brasil", 1)
    assert [event.phase for event in pick(events, "phase_changed")] == ["combat"]
    table.refuses("wrong_phase", "TGM-4.1", "place", "Brasil", 1)
    table.act("end_combat")
    assert table.state.phase == "move"
    table.refuses("wrong_phase", "TGM-4.1", "attack", "Brasil", "Venezuela", 1)
    table.refuses("wrong_phase", "TGM-4.1", "end_combat")


@pytest.mark.clause("TGM-4.2")
def test_turns_go_round_and_skip_the_eliminated(start, pick):
    table = start(
        seats=4, Blanco="Brasil", turn="Negro", Negro="Perú", out={"Rojo": "Azul"}, Azul="Congo"
    )
    table.refuses("not_your_turn", "TGM-4.2", "end_combat", seat="Azul")
    table.refuses("player_eliminated", "TGM-8.1", "end_combat", seat="Rojo")
    events = next_turn(table)
    assert table.turn == "Azul"
    assert [event.kind for event in events] == ["turn_ended", "turn_started"]
    assert table.state.round == 5
    events = next_turn(table)
    assert [event.round for event in pick(events, "round_ended")] == [5]
    assert (table.turn, table.state.round) == ("Blanco", 6)


@pytest.mark.clause("TGM-4.3")
def test_while_the_defender_decides_nothing_else_is_done(start):
    table = start(Blanco="Brasil 4", Negro="Perú 3, Argentina 3")
    table.act("attack", "Brasil", "Perú", 3)
    assert table.turn == "Negro"
    assert table.game.acting_seats(table.state) == (1,)
    assert table.verbs() == {"defend"}
    table.refuses("not_your_turn", "TGM-4.3", "end_combat", seat="Blanco")
    table.refuses("decision_pending", "TGM-4.3", "attack", "Perú", "Brasil", 1, seat="Negro")
    table.act("defend", 1)
    table.refuses("decision_pending", "TGM-4.3", "end_combat")


@pytest.mark.clause("TGM-4.3", "TGM-6.8")
def test_while_the_attacker_decides_nothing_else_is_done(start):
    table = start(Blanco="Brasil 5", Negro="Perú, Argentina 3")
    table.refuses("wrong_phase", "TGM-6.8", "move_in", 1)
    table.refuses("wrong_phase", "TGM-4.3", "defend", 1)
    table.fight("Brasil", "Perú", [6], [1])
    assert table.verbs() == {"move_in"}
    table.refuses("decision_pending", "TGM-4.3", "end_combat")
    table.refuses("decision_pending", "TGM-4.3", "attack", "Brasil", "Argentina", 1)


@pytest.mark.clause("TGM-5.1", "TGM-5.3", "TGM-5.4")
def test_tgm_e2_reinforcement(start, pick):
    own = f"{OCEANIA}, {AFRICA}, Venezuela, Perú, Brasil, Siam".replace(", Congo", ", China")
    table = start(Rojo="Japón 2", Blanco=own, Negro="India", rest="Negro")
    events = next_turn(table)
    (told,) = pick(events, "turn_started")
    names = [table.settings.board.continents[number].name for number in told.continents]
    assert (told.base, names, told.armies) == (4, ["Oceanía"], 6)
    assert table.state.pool == 6


@pytest.mark.clause("TGM-5.2", "D-6")
@pytest.mark.parametrize(("least", "pool"), [(0, 0), (3, 3)])
def test_tgm_e2_two_territories_give_nothing(start, least, pool):
    table = start(
        Rojo="Japón 2",
        turn="Rojo",
        Blanco="Brasil, Congo",
        seats=3,
        rest="Rojo",
        Negro="India",
        options={"min_reinforcement": least},
    )
    next_turn(table)
    while table.turn != "Blanco":
        next_turn(table)
    assert table.state.pool == pool
    assert table.state.phase == ("reinforce" if pool else "combat")


@pytest.mark.clause("TGM-5.3")
def test_every_whole_continent_counts(start):
    own = f"{AMERICA}, {AFRICA}"
    assert start(Blanco=own, phase="reinforce").state.pool == 10 // 3 + 2 + 3
    assert start(Blanco=own + ", Japón, China", phase="reinforce").state.pool == 4 + 2 + 3
    assert start(Blanco=own.replace(", Congo", ""), phase="reinforce").state.pool == 3 + 2


@pytest.mark.clause("TGM-5.4")
def test_armies_are_counted_once(start):
    """A continent completed in the turn brings its armies in the next one."""
    table = start(Blanco="Venezuela, Perú, Brasil 4", Negro="Argentina, Siam", phase="reinforce")
    assert table.state.pool == 1
    table.act("place", "Brasil", 1)
    table.conquer("Brasil", "Argentina")
    assert table.state.pool == 0
    table.act("end_combat")
    table.act("draw_card", "Perú")
    table.act("end_turn")
    while table.turn != "Blanco":
        next_turn(table)
    assert table.state.pool == 1 + 2


@pytest.mark.clause("TGM-5.13")
def test_armies_are_placed_on_own_territories(start):
    table = start(Blanco="Brasil, Perú", Negro="Congo", phase="reinforce", pool=5)
    table.act("place", "Brasil", 2)
    table.act("place", "Perú", 1)
    table.act("place", "Brasil", 1)
    assert table.armies("Brasil", "Perú") == [4, 2]
    assert table.legal("place") == [["Perú", 1], ["Brasil", 1]]
    table.refuses("not_owner", "TGM-5.13", "place", "Congo", 1)
    table.refuses("bad_amount", "TGM-5.13", "place", "Brasil", 0)
    fault = table.refuses("bad_amount", "TGM-5.13", "place", "Brasil", 2)
    assert fault.text("en") == "You have 1 army left to place."


@pytest.mark.clause("TGM-5.14", "D-7")
def test_all_armies_must_be_placed(start):
    hand = {"Blanco": ["Brasil", "Perú", "Alberta"]}
    table = start(Blanco="Brasil", phase="reinforce", pool=2, cards=hand)
    assert "end_reinforce" not in table.verbs()
    table.refuses("pool_not_empty", "TGM-5.14", "end_reinforce")
    table.act("place", "Brasil", 2)
    assert table.state.phase == "reinforce"  # three cards: an exchange may be wanted
    table.act("end_reinforce")
    assert table.state.phase == "combat"


@pytest.mark.clause("TGM-5.14")
@pytest.mark.parametrize(("cards", "phase"), [(2, "combat"), (3, "reinforce")])
def test_reinforcement_ends_by_itself(start, cards, phase):
    """With fewer than three cards; with three it does not, though they may be no set."""
    hand = {"Blanco": ["Argentina", "China", "Brasil"][:cards]}
    table = start(Blanco="Brasil", phase="reinforce", pool=1, cards=hand)
    table.act("place", "Brasil", 1)
    assert table.state.phase == phase
    assert "exchange" not in table.verbs()


@pytest.mark.clause("TGM-3.6", "TGM-5.14")
def test_the_first_armies_must_be_placed_too(dealt):
    dealt(3).refuses("pool_not_empty", "TGM-3.6", "end_reinforce")


@pytest.mark.clause("TGM-5.9")
def test_tgm_e8_forced_exchange(start):
    hand = {"Blanco": ["Argentina", "China", "Brasil", "Perú", "Japón"]}
    table = start(Blanco="Brasil", phase="reinforce", pool=0, cards=hand)
    assert table.verbs() == {"exchange"}
    table.refuses("must_exchange", "TGM-5.9", "end_reinforce")
    table.act("exchange", ["Argentina", "China", "Japón"])
    assert table.hand("Blanco") == {"Brasil", "Perú"}
    assert table.state.pool == 4


@pytest.mark.clause("TGM-7.3")
def test_a_turn_ends_with_or_without_a_displacement(start, pick):
    for verb, *rest in (["end_turn"], ["fortify", "Brasil", "Perú", 2]):
        table = start(Blanco="Brasil 4, Perú", phase="move")
        events = table.act(verb, *rest)
        assert [event.seat for event in pick(events, "turn_ended")] == [0]
        assert table.state.turn == 1


@pytest.mark.clause("D-19")
@pytest.mark.parametrize(
    ("armies", "winners"),
    [(4, ("Blanco",)), (3, ("Blanco", "Negro")), (2, ("Negro",))],
)
def test_the_limit_of_rounds(start, armies, winners):
    """Most territories, then most armies, else shared."""
    names = load_board("tgm").countries
    table = start(
        Blanco=dict.fromkeys(names[:17], 1) | {names[0]: armies},
        Negro=dict.fromkeys(names[17:34], 1) | {names[17]: 3},
        Rojo=dict.fromkeys(names[34:], 9),
        turn="Rojo",
        options={"max_rounds": 5},
    )
    events = next_turn(table)
    assert table.winners == winners
    assert events[-1].reason == "round_limit"
    assert events[-1].counts == ((17, 17, 8), (16 + armies, 19, 72))
    assert sum(table.outcome.returns) == pytest.approx(1)


@pytest.mark.clause("D-19")
def test_more_territories_come_before_more_armies(start):
    table = start(
        Blanco=f"{AFRICA}, {AMERICA}",
        Negro="Japón 99",
        Rojo="China",
        turn="Rojo",
        rest="Rojo",
        options={"max_rounds": 5, "variant": "world"},
    )
    next_turn(table)
    assert table.winners == ("Rojo",)


@pytest.mark.clause("D-19")
def test_without_a_limit_rounds_go_on(start):
    table = start(Blanco="Brasil", turn="Rojo", round=5000, Negro="Perú", Rojo="China")
    next_turn(table)
    assert table.state.round == 5001
    assert table.outcome is None
