"""WAR-4 and WAR-5: rounds, deliveries, turns, units ready and busy, defence."""

from pathlib import Path

import pytest

from teg_nb import exercises
from teg_nb.engine.games.wargame.combat import strength

REST = {"seats": ["Rojo", "Azul"], "rest": "Azul"}


def finish_round(match):
    begun = match.state.round
    while match.state.round == begun:
        match.end()


@pytest.mark.clause("WAR-4.1")
def test_a_round_starts_with_half_as_many_troops_for_everybody(deal, pick):
    match = deal(4)
    match.end()
    match.end()
    match.end()
    before = match.state.armies[:]
    events = match.end()
    came = {event.seat: event.troops for event in pick(events, "reinforcements_delivered")}
    assert came == {0: 5, 1: 5, 2: 5, 3: 5}  # of 10, 10, 11 and 11 territories
    assert sum(match.state.armies) == sum(before) + 20
    assert [event.kind for event in events].index("round_started") == 3


def test_the_divisor_is_an_option(deal, pick):
    match = deal(3, **{"reinforcement.divisor": 3})
    finish_round(match)
    came = pick(match.events[-1], "reinforcements_delivered")
    assert [event.troops for event in came] == [4, 4, 4]


@pytest.mark.clause("WAR-4.2", "D-16")
def test_troops_come_one_by_one_in_the_chosen_order(start):
    """Seven troops over three territories: 3, 2, 2, the odd one to the first chosen."""
    rojo = "Brasil, Egipto, India, China, Japón, Aral, Omsk, Dudinka, Siberia, Mongolia, Tchita,"
    match = start(Rojo=rojo + "Alaska, México, Ottawa", **REST)
    match.end("India", "Brasil", "Egipto")
    match.end()
    assert match.troops("India", "Brasil", "Egipto") == [4, 3, 3]


@pytest.mark.clause("WAR-4.2")
def test_only_territories_still_owned_receive(start, pick):
    match = start(Rojo="Sudán, India, Brasil, China", Azul="Egipto 9", rest="Azul")
    match.end("Sudán", "India")
    match.act("attack", "Egipto", "Sudán", 5)
    events = match.end()
    came = pick(events, "reinforcements_delivered")
    assert [(event.seat, event.troops) for event in came if event.seat == 0] == [(0, 1)]
    assert match.troops("India") == [2]


@pytest.mark.clause("WAR-4.3")
def test_a_delivery_is_lost_with_all_its_territories(start, pick):
    match = start(Rojo="Sudán, India, Brasil, China", Azul="Egipto 9", rest="Azul")
    match.end("Sudán")
    match.act("attack", "Egipto", "Sudán", 5)
    before = match.troops("India", "Brasil", "China")
    events = match.end()
    (lost,) = pick(events, "reinforcements_lost")
    assert (lost.seat, lost.troops) == (0, 1)
    assert match.troops("India", "Brasil", "China") == before


@pytest.mark.clause("WAR-4.4")
def test_no_delivery_in_round_1(deal, pick):
    match = deal(3)
    assert match.state.round == 1
    assert not any(pick(events, "reinforcements_delivered") for events in match.events)
    assert not any(pick(events, "reinforcements_lost") for events in match.events)
    assert match.state.armies == [2] * 42


@pytest.mark.clause("D-18")
def test_a_first_delivery_by_option(deal, pick):
    match = deal(3, **{"reinforcement.first_round": True})
    state = match.state
    assert (state.phase, state.round, match.turn) == ("first_delivery", 0, "Blanco")
    assert {action.verb for action in match.legal_actions()} == {"end_turn"}
    own = match.settings.board.countries[state.owner.index(0)]
    match.refuses("wrong_phase", "WAR-4.4", "gather", own, "Metal", 1)
    match.end()
    assert (match.turn, match.state.phase) == ("Negro", "first_delivery")
    match.end()
    events = match.end()
    assert (match.state.phase, match.state.round, match.turn) == ("orders", 1, "Blanco")
    assert [e.troops for e in pick(events, "reinforcements_delivered")] == [7, 7, 7]
    assert sum(match.state.armies) == 84 + 21


@pytest.mark.clause("WAR-4.5", "D-19")
def test_between_two_the_first_seat_opens_every_round(deal):
    match = deal(2)
    order = []
    for _ in range(6):
        order.append((match.state.round, match.state.turn))
        match.end()
    assert order == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]


@pytest.mark.clause("D-19")
@pytest.mark.parametrize(
    ("seats", "order", "turns"),
    [(3, "fixed", [0, 1, 2, 0, 1, 2]), (2, "rotate", [0, 1, 1, 0, 0, 1])],
)
def test_the_order_by_option(deal, seats, order, turns):
    match = deal(seats, turn_order=order)
    for turn in turns:
        assert match.state.turn == turn
        match.end()


@pytest.mark.clause("WAR-4.5", "D-19")
def test_the_seat_that_opens_a_round_moves_on(deal):
    match = deal(3)
    order = []
    for _ in range(9):
        order.append((match.state.round, match.state.turn))
        match.end()
    assert order == [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 0), (3, 2), (3, 0), (3, 1)]


@pytest.mark.clause("WAR-4.5")
def test_the_next_living_seat_opens(start):
    match = start(
        seats=["Rojo", "Azul", "Verde"],
        Rojo="Brasil",
        out={"Azul": "Verde"},
        rest="Verde",
        round=1,
    )
    match.end()
    match.end()
    assert (match.state.round, match.state.first, match.turn) == (2, 2, "Verde")


@pytest.mark.clause("WAR-4.6")
def test_as_many_moves_as_units(start, pick):
    match = start(Rojo={"Brasil": {"troops": 3, "planes": 2, "ships": 1}}, Azul="Egipto 3", **REST)
    events = match.end()
    (started,) = pick(events, "turn_started")
    assert (started.seat, started.units) == (1, sum(match.state.armies) - 3)
    (started,) = pick(match.end("Egipto"), "turn_started")
    assert (started.seat, started.units) == (0, 6)
    for _ in range(3):
        match.gather("Brasil", "Metal", 1, [])
    assert match.ready("Brasil") == (0, 2, 1)
    match.refuses("not_enough_ready", "WAR-4.7", "gather", "Brasil", "Metal", 1)


@pytest.mark.clause("WAR-4.7", "D-17")
def test_ready_and_busy(start):
    match = start(
        Rojo={"Brasil": {"troops": 4, "stock": {"metal": 3, "food": 4}}, "Chile-Bolivia-Perú": 1},
        round=3,
        options={"turn_order": "rotate"},  # the other seat opens the next one
        **REST,
    )
    match.gather("Brasil", "Metal", 1, [])
    assert match.ready("Brasil") == (3, 0, 0)
    match.act("build", "Brasil", "Avión", 1)
    match.act("build", "Brasil", "Tropa", 1)
    assert (match.at("Brasil").troops, match.ready("Brasil")) == (5, (1, 0, 0))
    match.act("march", "Brasil", "Chile-Bolivia-Perú", [], 1)
    assert match.ready("Chile-Bolivia-Perú") == (1, 0, 0)
    match.end("Brasil")
    assert match.ready("Brasil") == (0, 0, 0)
    match.end()
    assert match.ready("Brasil")[0] == 1  # delivered before its turn: ready at once
    assert match.state.turn == 1
    match.end()
    assert match.turn == "Rojo"
    assert match.ready("Brasil") == (5, 1, 0)
    assert match.ready("Chile-Bolivia-Perú") == (2, 0, 0)


@pytest.mark.clause("WAR-4.8", "D-1")
def test_orders_take_effect_at_once_in_any_mixture(start):
    match = start(Rojo={"Brasil": 9}, Azul="Argelia-Nigeria 2", rest="Azul")
    match.gather("Brasil", "Metal", 1, [])
    assert match.stock("Brasil") == {"Metal": 1}
    match.act("attack", "Brasil", "Argelia-Nigeria", 4)
    assert match.at("Argelia-Nigeria").owner == "Rojo"
    match.gather("Brasil", "Metal", 2, [])
    assert match.stock("Brasil") == {"Metal": 3}


@pytest.mark.clause("WAR-4.9", "D-4")
def test_the_end_of_a_turn_chooses_the_delivery(start, pick):
    match = start(Rojo="Brasil 2, India 2", **REST)
    for selection in ([], ["Brasil", "Brasil"], ["China"], ["Brasil", "China"]):
        match.refuses("bad_selection", "WAR-4.9", "end_turn", selection)
    events = match.end("India", "Brasil")
    (chosen,) = pick(events, "delivery_chosen")
    assert chosen.countries == (match.country("India"), match.country("Brasil"))
    assert chosen.silent
    assert match.state.deliveries[0] == chosen.countries


@pytest.mark.clause("WAR-4.9")
def test_listed_deliveries(start):
    match = start(Rojo="Alaska, Mackenzie, Vancouver, Brasil", **REST)
    rows = [set(row[0]) for row in match.legal("end_turn")]
    assert {"Alaska"} in rows
    assert {"Alaska", "Mackenzie", "Vancouver", "Brasil"} in rows
    assert match.allows("end_turn", ["Brasil", "Alaska"])


@pytest.mark.clause("WAR-4.10")
def test_who_does_what(start):
    match = start(
        Rojo={"Brasil": {"troops": 1, "planes": 1, "ships": 1, "busy": 1}, "India": 1},
        Azul="Sudán 3",
        rest="Azul",
    )
    verbs = {action.verb for action in match.legal_actions()}
    assert verbs == {"strike_air", "strike_sea", "carry", "defend", "gather", "end_turn"}
    assert {row[0] for row in match.legal("gather")} == {"India"}


@pytest.mark.clause("WAR-5.1", "D-3")
@pytest.mark.parametrize(
    ("troops", "busy", "options", "d"),
    [
        (5, 0, {}, 5),
        (5, 5, {}, 2),
        (5, 3, {}, 3),
        (1, 1, {}, 0),
        (5, 5, {"busy_defence": "1"}, 5),
        (5, 5, {"busy_defence": "0"}, 0),
        (5, 4, {"busy_defence": "1/3"}, 2),
    ],
)
def test_strength_of_a_garrison(troops, busy, options, d, start):
    match = start(Rojo={"Brasil": {"troops": troops, "busy": busy}}, options=options)
    assert strength(match.state, match.country("Brasil")) == d


@pytest.mark.clause("WAR-5.1")
def test_defence_counts_troops_alone(start):
    match = start(
        Rojo="Brasil 5",
        Azul={"Argelia-Nigeria": {"troops": 2, "planes": 9, "ships": 9}},
        rest="Azul",
    )
    match.act("attack", "Brasil", "Argelia-Nigeria", 3)
    assert match.at("Argelia-Nigeria").owner == "Rojo"


@pytest.mark.clause("WAR-5.2")
def test_reserved_units_are_left_alone_for_the_turn(start, pick):
    match = start(Rojo={"Brasil": {"troops": 4, "planes": 2}}, **REST)
    events = match.act("defend", "Brasil", "Tropa", 3)
    assert pick(events, "units_reserved")[0].number == 3
    assert match.ready("Brasil") == (4, 2, 0)
    match.refuses("not_enough_ready", "WAR-4.7", "gather", "Brasil", "Metal", 2)
    match.refuses("not_enough_ready", "WAR-4.7", "defend", "Brasil", "Tropa", 2)
    match.act("defend", "Brasil", "Avión", 1)
    match.refuses("not_enough_ready", "WAR-4.7", "strike_air", "Brasil", "India", "Tropas", 2)
    match.gather("Brasil", "Metal", 1, [])
    assert strength(match.state, match.country("Brasil")) == 3
    match.end()
    assert not any(map(any, match.state.reserved))
    match.end()
    assert match.turn == "Rojo"
    assert not any(map(any, match.state.reserved))
    assert match.allows("gather", "Brasil", "Metal", 4)


@pytest.mark.clause("WAR-4.5")
def test_the_exercise_on_who_opens_says_what_the_rules_do(deal):
    match = deal(["Rojo", "Azul", "Verde"])
    while match.state.round < 2:
        match.end()
    path = Path(__file__).parents[4] / "notebooks" / "wargame" / "exercises" / "01-work.toml"
    right = exercises.load(path)["who-begins-wargame"]
    assert [bool(right.judge(option)) for option in right.options()] == [
        seat == match.turn for seat in match.settings.seats
    ]
