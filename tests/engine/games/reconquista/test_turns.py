"""The order of play, passing, elimination and the end (REC-4, REC-5, REC-9, REC-10)."""

from __future__ import annotations

import pytest
from rec_table import BOARD, Table, kinds, only

from teg_nb.engine.actions import NOBODY
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.reconquista.position import position


def names(*places):
    return ", ".join(BOARD.countries[place] for place in places)


def shared_out(sizes, **fixed):
    """Forces by colour: some provinces with their troops, and others up to a number for each."""
    taken = {part.rstrip(" 0123456789") for text in fixed.values() for part in text.split(", ")}
    free = [name for name in BOARD.countries if name not in taken]
    shares = {}
    for colour, size in sizes.items():
        more, free = free[: size - 1], free[size - 1 :]
        shares[colour] = ", ".join([fixed.get(colour) or free.pop(), *more])
    return shares


LAST_CARD = {"Blanco": 15, "Negro": 1, "Rojo": 22, "Azul": 22}
"""Four seats, of which Negro has one card left."""


def hoard(count, *, of=(), first=0):
    """Some provinces in board order, but for those of others."""
    free = [place for place in range(first, 60) if BOARD.countries[place] not in of]
    return names(*free[:count])


@pytest.mark.clause("REC-4.1")
def test_the_board_lies_open_from_the_first_turn_on(placed):
    match = placed(4)
    for viewer in (None, 0, 1, 2, 3):
        assert match.game.observe(match.state, viewer).troops == tuple(match.state.troops)


@pytest.mark.clause("REC-4.2")
def test_from_then_on_the_order_runs_to_the_right(placed):
    match = placed(5, dealer="Rojo")
    order = []
    for _ in range(11):
        order.append(match.turn)
        match.act("pass")
    assert order[:6] == ["Negro", "Blanco", "Amarillo", "Azul", "Rojo", "Negro"]
    assert match.state.round == 3


@pytest.mark.clause("REC-4.2", "REC-9.1")
def test_who_is_eliminated_is_skipped(table):
    match = table(seats=4, turn="Rojo", Blanco="Soria", out={"Negro": "Azul"})
    order = []
    for _ in range(4):
        order.append(match.turn)
        match.act("pass")
    assert order == ["Rojo", "Blanco", "Azul", "Rojo"]


@pytest.mark.clause("REC-4.3")
def test_a_turn_is_one_of_three_things(table, placed):
    match = table(Blanco="Soria 4, Burgos", Negro="Huesca 2", seats=3)
    assert {action.verb for action in match.legal_actions()} == {
        "pass",
        "move",
        "attack",
        "offer_draw",
    }
    for words in (["pass"], ["move", [["Soria", "Burgos", 1]]]):
        trial = match.fork()
        trial.act(*words)
        assert trial.state.turn != 0
    trial = Table(match.state)
    trial.fight("Huesca", [], [])
    assert trial.turn != "Blanco"

    first = placed(4)
    for _ in range(4):
        target = next(n for n in BOARD.countries if first.owner(n) != first.turn)
        first.refuses("first_turn_no_attack", "REC-4.3", "attack", target)
        own = next(n for n in BOARD.countries if first.owner(n) == first.turn)
        first.refuses("own_target", "REC-7.1", "attack", own)  # ownership comes first (COM-8)
        assert all(action.verb != "attack" for action in first.legal_actions())
        first.act("pass")
    assert any(action.verb == "attack" for action in first.legal_actions())


@pytest.mark.clause("REC-4.4")
def test_a_round_ends_once_all_have_had_their_turn(placed):
    match = placed(3)
    first = match.state.turn
    for number in (1, 2):
        for step in range(3):
            assert match.state.round == number
            events = match.act("pass")
            assert ("round_ended" in kinds(events)) == (step == 2)
    assert match.state.turn == first
    assert only(events, "round_ended").round == 2


@pytest.mark.clause("REC-4.4")
def test_a_round_ends_also_with_the_elimination_of_its_last_seat(table):
    """The dealer, who plays last, is eliminated by the seat before it."""
    sizes = {**LAST_CARD, "Rojo": 15, "Blanco": 22}
    parts = shared_out(sizes, Rojo="Burgos 9", Negro="Soria")
    match = table(seats=4, turn="Rojo", dealer="Negro", round=4, **parts)
    events = match.fight("Soria", ["Burgos"], [])
    assert kinds(events)[-3:] == ["player_eliminated", "round_ended", "turn_started"]
    assert (match.state.round, match.turn) == (5, "Blanco")


@pytest.mark.clause("REC-5.1", "D-13")
def test_passing_changes_nothing_and_all_know_it(table):
    match = table(Blanco="Soria 4", Negro="Burgos 1", seats=3)
    before = match.state
    events = match.act("pass")
    passed = only(events, "passed")
    assert (passed.secret, passed.silent) == ((), False)
    assert (match.state.troops, match.state.hands) == (before.troops, before.hands)
    assert match.turn == "Rojo"
    match.refuses("wrong_phase", "REC-7.15", "commit", [], seat="Rojo")


# Elimination


@pytest.mark.clause("REC-9.1", "REC-8.6", "D-14")
def test_who_has_no_cards_left_is_out(table):
    match = table(seats=4, **shared_out(LAST_CARD, Blanco="Soria 4", Negro="Burgos 3"))
    events = match.fight("Burgos", ["Soria"], [])
    out = only(events, "player_eliminated")
    assert (out.seat, out.by, out.secret, out.silent) == (1, 0, (), False)
    said = [line.text for line in match.news(-1, viewer=3, lang="en")]
    assert said[0] == "Negro has no cards left and loses, to an attack by Blanco."
    assert match.state.slayer == (-1, 0, -1, -1)
    assert match.game.observe(match.state, None).slayer == (-1, 0, -1, -1)
    assert match.owner("Burgos") == "Blanco"
    assert match.suspects("Rojo", "Burgos") == [("Blanco",)]
    match.refuses("player_eliminated", "REC-9.1", "pass", seat="Negro")
    for _ in range(6):
        assert match.turn != "Negro"
        assert all(match.owner(name) != "Negro" for name in BOARD.countries)
        match.act("pass")


@pytest.mark.clause("REC-9.2")
def test_who_has_cards_and_no_troops_plays_on(table):
    match = table(seats=3, turn="Negro", Blanco="Soria 4", Negro="Burgos")
    assert match.game.standings(match.game.observe(match.state, 1))[1]["troops"] == 0
    match.act("attack", "Soria")
    match.act("commit", ["Burgos"])
    match.act("commit", [])
    assert match.state.slayer == (-1, -1, -1)


# The end


def winning(troops=5):
    """Blanco, with 19 of 20 provinces that win at five seats, next to Soria."""
    own = hoard(18, of=("Burgos", "Soria"))
    return position(seats=5, Blanco=f"Burgos {troops}, {own}", Negro="Soria 4")


@pytest.mark.clause("REC-10.1", "REC-10.2", "REC-10.6", "D-10", "D-11")
def test_rec_e8_the_deal_and_eight_more_win_at_once():
    match = Table(winning())
    assert match.state.hands[0].bit_count() == 19
    events = match.fight("Soria", ["Burgos"], [])
    assert match.state.hands[0].bit_count() == 20 == 12 + 8
    assert (match.is_over, match.outcome.reason, match.outcome.winners) == (True, "provinces", (0,))
    assert match.outcome.returns == (1, 0, 0, 0, 0)
    ended = only(events, "game_ended")
    assert sorted(card for hand in ended.hands for card in hand) == list(range(60))
    assert kinds(events)[-1] == "game_ended"
    for viewer in (None, 0, 3):
        assert match.game.observe(match.state, viewer).hands == ended.hands
    match.refuses("game_over", "REC-10.1", "pass")
    match.refuses("game_over", "REC-10.1", "pick_dealer", "Rojo", seat="chance")
    assert match.to_move == NOBODY


@pytest.mark.clause("REC-10.1", "REC-10.2")
def test_one_province_less_does_not_win():
    match = Table(winning(troops=4))
    match.fight("Soria", ["Burgos"], [])
    assert not match.is_over
    other = Table(
        position(seats=5, Blanco=f"Burgos 5, {hoard(17, of=('Burgos', 'Soria'))}", Negro="Soria 4")
    )
    other.fight("Soria", ["Burgos"], [])
    assert (other.state.hands[0].bit_count(), other.is_over) == (19, False)


@pytest.mark.clause("REC-10.3")
def test_the_last_one_would_have_won_before():
    """Nobody can hold what wins, or more, in a match that goes on."""
    for seats in (3, 4, 5, 6):
        settings = Table(seats=seats).settings
        assert settings.goal <= 60
        with pytest.raises(BadPosition, match=r"Blanco would already have won.*REC-10\.1"):
            position(seats=seats, Blanco=hoard(settings.goal))
        position(seats=seats, Blanco=hoard(settings.goal - 1))


def rounds(match, number):
    for _ in range(number):
        match.rest()


@pytest.mark.clause("REC-10.4", "D-8", "D-12")
def test_rec_e9_three_rounds_of_passing_are_a_draw(table):
    match = table(seats=4, Blanco="Soria 4", out={"Negro": "Rojo"})
    rounds(match, 2)
    assert (match.is_over, match.state.pass_rounds) == (False, 2)
    rounds(match, 1)
    assert match.outcome.reason == "stalemate"
    assert (match.events[-1][-1].passes, match.events[-1][-1].peace) == (3, 0)
    assert match.outcome.winners == (0, 2, 3)
    assert match.outcome.returns == (1 / 3, 0, 1 / 3, 1 / 3)


@pytest.mark.clause("REC-10.4")
def test_the_first_round_and_a_move_in_between_do_not_count(placed):
    match = placed(3, stalemate_pass_rounds=2)
    rounds(match, 1)
    assert (match.state.pass_rounds, match.state.peace_rounds) == (0, 0)
    rounds(match, 1)
    assert (match.state.pass_rounds, match.state.peace_rounds) == (1, 1)
    match.act("move", [])
    rounds(match, 1)
    assert (match.state.pass_rounds, match.state.peace_rounds) == (0, 2)
    rounds(match, 2)
    assert match.outcome.reason == "stalemate"


@pytest.mark.clause("REC-10.4")
def test_rounds_without_an_attack_are_a_draw(table):
    """A failed attack counts as one: the counter tells nothing about results."""
    options = {"stalemate_peace_rounds": 2, "stalemate_pass_rounds": None}
    match = table(seats=3, Blanco="Soria 4", Negro="Burgos 1", options=options)
    rounds(match, 1)
    match.fight("Burgos", [], [])
    rounds(match, 1)
    assert (match.state.peace_rounds, match.is_over) == (0, False)
    match.act("move", [])
    rounds(match, 1)
    assert match.state.peace_rounds == 1
    rounds(match, 1)
    assert match.outcome.reason == "stalemate"
    assert (match.events[-1][-1].passes, match.events[-1][-1].peace) == (0, 2)


@pytest.mark.clause("REC-10.4")
def test_the_limit_of_rounds_is_a_draw(placed):
    match = placed(3, max_rounds=2)
    rounds(match, 1)
    assert not match.is_over
    rounds(match, 1)
    assert (match.outcome.reason, match.outcome.winners) == ("round_limit", (0, 1, 2))


@pytest.mark.clause("REC-10.5", "REC-10.4")
def test_a_draw_is_offered_and_accepted_by_all(table):
    match = table(seats=4, turn="Rojo", Blanco="Soria 4")
    events = match.act("offer_draw")
    assert kinds(events) == ["draw_offered"]
    assert match.state.phase == "draw"
    match.refuses("decision_pending", "REC-10.5", "pass")
    match.refuses("decision_pending", "REC-10.5", "pass", seat="Rojo")
    match.refuses("not_your_turn", "REC-4.2", "answer_draw", True, seat="Blanco")
    match.refuses("not_your_turn", "REC-10.5", "answer_draw", True, seat="Rojo")
    for colour in ("Negro", "Blanco", "Azul"):
        assert match.settings.seats[match.to_move] == colour
        assert match.game.acting_seats(match.state) == (match.to_move,)
        match.act("answer_draw", True)
    assert (match.outcome.reason, match.outcome.returns) == ("agreement", (0.25,) * 4)


@pytest.mark.clause("REC-10.5")
def test_the_first_refusal_ends_the_offer_and_the_turn_goes_on(table):
    match = table(seats=4, turn="Rojo", Blanco="Soria 4")
    match.act("offer_draw")
    match.act("answer_draw", True)
    events = match.act("answer_draw", False)
    assert (match.state.phase, match.turn, match.state.answering) == ("play", "Rojo", ())
    assert [event.accept for event in events] == [False]
    assert [line.text for line in match.news(1)] == [
        "Negro acepta el empate.",
        "Blanco no acepta el empate.",
    ]
    match.refuses("draw_already_offered", "REC-10.5", "offer_draw")
    assert "offer_draw" not in {action.verb for action in match.legal_actions()}
    match.act("pass")
    assert "offer_draw" in {action.verb for action in match.legal_actions()}


@pytest.mark.clause("REC-10.5")
def test_offers_may_be_off(table):
    match = table(seats=3, Blanco="Soria 4", options={"draw_offers": False})
    match.refuses("draw_disabled", "REC-10.5", "offer_draw")
    assert "offer_draw" not in {action.verb for action in match.legal_actions()}


@pytest.mark.clause("REC-4.2")
def test_others_wait(table, dealt):
    match = table(seats=3, turn="Rojo", Blanco="Soria 4")
    match.refuses("not_your_turn", "REC-4.2", "pass", seat="Blanco")
    placing = dealt(3)
    other = placing.settings.seats[(placing.state.turn + 1) % 3]
    placing.refuses("not_your_turn", "REC-3.5", "place_five", [["Soria", 5]], seat=other)
    placing.refuses("wrong_phase", "REC-5.1", "pass")
    match.refuses("wrong_phase", "REC-3.5", "place_five", [["Soria", 5]])
    before = Table(seats=3)
    before.refuses("not_your_turn", "REC-3.1", "pass", seat="Blanco")
    match.refuses("malformed_action", "REC-4.3", "pick_dealer", "Rojo", seat="Rojo")
