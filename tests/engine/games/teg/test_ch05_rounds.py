"""TEG-5: rounds, turns and phases; players who leave."""

import random

import pytest

COLOURS = ("Blanco", "Negro", "Rojo", "Azul")


def order(match):
    """Colours in the order of their turns, through one round."""
    match.act("turn_situation", "Combate clásico")
    turns, begun = [], match.state.round
    while match.state.round == begun:
        turns.append(match.turn)
        match.end_turn()
    return "".join(colour[0] for colour in turns)


@pytest.mark.clause("TEG-5.1", "TEG-5.2")
def test_the_mano_passes_to_the_left_at_the_end_of_each_round(placed):
    match = placed(4)
    first = match.state.first
    wheel = [COLOURS[(first + step) % 4][0] for step in range(4)]
    expected = ["".join(wheel[step:] + wheel[:step]) for step in (0, 1, 2, 3, 0)]
    assert [order(match) for _ in range(5)] == expected


@pytest.mark.clause("TEG-5.2", "D-17")
@pytest.mark.parametrize(
    ("dead", "next_first"),
    [("Negro", "Rojo"), ("Rojo", "Negro"), ("Azul", "Negro")],
    ids=["the next in the wheel", "the one after", "another"],
)
def test_the_next_living_seat_after_the_first_opens(dead, next_first, start):
    match = start(
        seats=COLOURS, Blanco="Chile 9", phase="card", first="Blanco", out={dead: "Blanco"}
    )
    match.end_round()
    assert match.settings.seats[match.state.first] == match.turn == next_first


@pytest.mark.clause("TEG-5.2", "D-17", "TEG-16.1")
def test_the_mano_passes_on_from_a_first_player_that_died(start):
    match = start(seats=COLOURS, Negro="Chile 9", Blanco="Bolivia", turn="Negro", first="Blanco")
    match.conquer("Chile", "Bolivia")
    match.end_round()
    assert match.turn == "Negro"
    match.end_round()
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-5.3", "TEG-4.6")
def test_round_one_reveals_a_card_and_goes_to_the_attack(placed, pick):
    match = placed(4)
    assert (match.state.round, match.phase, match.state.chance) == (1, "round_start", "situation")
    assert match.legal_actions() == []
    events = match.act("turn_situation", "Combate clásico")
    assert (match.phase, match.due()) == ("attack", 0)
    assert pick(events, "turn_started")[0].armies == 0
    phases = [match.phase]
    for verb in ("end_attack", "end_regroup"):
        match.act(verb)
        phases.append(match.phase)
    assert phases == ["attack", "regroup", "card"]


@pytest.mark.clause("TEG-5.3", "TEG-7.9")
def test_there_is_no_canje_in_round_one(start):
    match = start(Blanco="Chile", round=1, cards={"Blanco": ["Argentina"]})
    match.refuses("wrong_phase", "TEG-7.9", "exchange", ["Argentina"], [])
    match.refuses("wrong_phase", "TEG-5.5", "place", "Chile", 1)


@pytest.mark.clause("TEG-5.4", "TEG-5.5")
def test_from_round_two_on_a_turn_has_four_phases(placed):
    match = placed(2)
    order(match)
    match.act("turn_situation", "Combate clásico")
    phases = [match.phase]
    match.act("place", match.legal("place")[0][0], match.due())
    for verb in ("end_placement", "end_attack", "end_regroup"):
        match.act(verb)
        phases.append(match.phase)
    assert match.state.round == 2
    assert phases == ["reinforce", "attack", "regroup", "card"]


PHASE_VERBS = {
    "reinforce": ["place", "exchange", "end_placement"],
    "attack": ["attack", "end_attack"],
    "regroup": ["regroup", "end_regroup"],
    "card": ["request_card", "bonus"],
}
WORDS = {
    "place": (["Chile", 1], "TEG-5.5"),
    "exchange": ([["Argentina"], []], "TEG-7.9"),
    "end_placement": ([], "TEG-5.5"),
    "attack": (["Chile", "Bolivia"], "TEG-5.5"),
    "end_attack": ([], "TEG-5.5"),
    "regroup": (["Chile", "Colombia", 1], "TEG-5.5"),
    "end_regroup": ([], "TEG-5.5"),
    "request_card": ([], "TEG-5.5"),
    "bonus": (["Chile"], "TEG-12.7"),
}


@pytest.mark.clause("TEG-5.5")
@pytest.mark.parametrize(
    ("phase", "verb"),
    [
        (phase, verb)
        for phase in PHASE_VERBS
        for verb in WORDS
        if verb not in PHASE_VERBS[phase] and (phase, verb) != ("regroup", "attack")
    ],
)
def test_an_action_of_another_phase_is_refused(phase, verb, start):
    match = start(
        Blanco="Chile 5, Colombia",
        Negro="Bolivia",
        phase=phase,
        conquests=1,
        cards={"Blanco": ["Argentina", "Chile"]},
    )
    arguments, clause = WORDS[verb]
    match.refuses("wrong_phase", clause, verb, *arguments)


@pytest.mark.clause("TEG-8.11", "TEG-5.5")
def test_a_conquest_move_that_is_not_due_is_refused(start):
    match = start(Blanco="Chile 5", Negro="Bolivia")
    match.refuses("wrong_phase", "TEG-5.5", "conquest_move", 1)


@pytest.mark.clause("TEG-5.5")
def test_once_regrouping_begins_there_is_no_attack(start):
    match = start(Blanco="Chile 5", Negro="Bolivia")
    assert match.allows("attack", "Chile", "Bolivia")
    match.act("end_attack")
    match.refuses("attack_after_regroup", "TEG-5.5", "attack", "Chile", "Bolivia")


@pytest.mark.clause("TEG-5.5", "TEG-5.7")
@pytest.mark.parametrize("phase", ["attack", "regroup", "card"])
def test_each_phase_may_be_skipped(phase, start):
    match = start(Blanco="Chile 5, Colombia", Negro="Bolivia", Rojo="China", phase=phase)
    match.act("end_turn")
    assert match.turn == "Negro"


@pytest.mark.clause("TEG-5.5", "TEG-7.8", "TEG-5.7")
def test_the_turn_does_not_end_before_the_armies_are_placed(start):
    match = start(Blanco="Chile 5", Negro="Bolivia", phase="reinforce")
    match.refuses("armies_left_to_place", "TEG-7.8", "end_turn")
    match.act("place", "Chile", 4)
    match.act("end_turn")
    assert match.turn == "Negro"


@pytest.mark.clause("TEG-5.6")
def test_without_an_aggression_pact_the_card_phase_follows_the_regroup(start):
    match = start(Blanco="Chile 5, Colombia", Negro="Bolivia 3, Paraguay", phase="regroup")
    match.refuses("not_your_turn", "TEG-5.1", "regroup", "Bolivia", "Paraguay", 1, seat="Negro")
    match.act("end_regroup")
    assert (match.turn, match.phase) == ("Blanco", "card")


@pytest.mark.clause("TEG-5.7")
def test_the_turn_ends_when_the_seat_says_so(start):
    match = start(seats=COLOURS, Blanco="Chile 5", phase="card", out={"Negro": "Rojo"})
    assert match.verbs() == {"end_turn"}
    match.act("end_turn")
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-5.7", "TEG-5.4")
def test_the_round_is_over_after_the_last_seat(start, pick):
    match = start(seats=3, Rojo="Chile 5", turn="Rojo", first="Blanco", phase="card")
    events = match.act("end_turn")
    assert pick(events, "round_ended")
    assert (match.state.round, match.state.chance) == (3, "situation")
    assert match.settings.seats[match.state.first] == "Negro"


@pytest.mark.clause("TEG-5.8", "TEG-16.1")
def test_a_seat_eliminated_before_its_turn_does_not_play_it(start):
    match = start(seats=COLOURS, Blanco="Chile 9", Negro="Bolivia", rest="Rojo", Azul="China")
    match.conquer("Chile", "Bolivia")
    match.end_turn()
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-5.1")
@pytest.mark.parametrize("words", [["attack", "Bolivia", "Chile"], ["end_attack"], ["end_turn"]])
def test_acting_in_the_turn_of_another_is_refused(words, start):
    match = start(Blanco="Chile 5", Negro="Bolivia 5")
    match.refuses("not_your_turn", "TEG-5.1", *words, seat="Negro")


@pytest.mark.clause("TEG-16.1", "TEG-5.8")
@pytest.mark.parametrize("words", [["attack", "Bolivia", "Chile"], ["end_turn"], ["leave"]])
def test_an_eliminated_seat_does_not_act(words, start):
    match = start(seats=COLOURS, Blanco="Chile 5", out={"Negro": "Rojo"})
    match.refuses("player_eliminated", "TEG-16.1", *words, seat="Negro")


@pytest.mark.clause("TEG-18.1")
@pytest.mark.parametrize(
    "words", [["attack", "Chile", "Bolivia"], ["end_turn"], ["leave"], ["declare_victory"]]
)
def test_nothing_is_done_after_the_end(words, start):
    match = start(Blanco="Chile 9", Negro="Bolivia", seats=2, rest="Blanco")
    match.conquer("Chile", "Bolivia")
    assert match.winners == ("Blanco",)
    assert match.legal_actions() == []
    match.refuses("game_over", "TEG-18.1", *words, seat="Blanco")
    match.refuses("game_over", "TEG-18.1", "roll", [6], [1])


@pytest.mark.clause("TEG-8.3")
def test_while_dice_are_due_nobody_acts(start):
    match = start(Blanco="Chile 5", Negro="Bolivia")
    match.act("attack", "Chile", "Bolivia")
    assert match.legal_actions() == []
    match.refuses("decision_pending", "TEG-8.3", "end_attack")
    match.refuses("decision_pending", "TEG-8.3", "attack", "Chile", "Bolivia")


# A player who leaves


@pytest.mark.clause("TEG-5.8", "D-18")
def test_a_seat_whose_player_left_places_by_name_and_passes(start, pick):
    match = start(
        seats=3,
        Blanco="Chile 5, Irlanda, Irán, Albania",
        Negro="China",
        Rojo="Bolivia",
        rest="Rojo",
        phase="reinforce",
        due=6,
    )
    match.act("leave", seat="Blanco")
    # Albania, Chile, Irán, Irlanda, and again from the first
    assert match.armies("Albania", "Chile", "Irán", "Irlanda") == [3, 7, 2, 2]
    assert match.turn == "Negro"


@pytest.mark.clause("TEG-5.8", "D-18")
def test_armies_of_a_continent_stay_in_it_when_a_player_left(start):
    match = start(
        seats=3,
        Blanco="Sumatra, Filipinas, Tonga, Australia, Tasmania, Nueva Zelandia, Alaska",
        phase="reinforce",
    )
    assert match.due() == 4 + 3
    match.act("leave", seat="Blanco")
    oceania = match.armies(
        "Sumatra", "Filipinas", "Tonga", "Australia", "Tasmania", "Nueva Zelandia"
    )
    assert sum(oceania) + sum(match.armies("Alaska")) == 7 + 7
    assert sum(oceania) >= 6 + 3


@pytest.mark.clause("TEG-5.8", "D-18", "TEG-0.9")
def test_a_seat_whose_player_left_still_defends(start):
    match = start(Blanco="Chile 5", Negro="Bolivia 3", Rojo="China")
    match.act("leave", seat="Negro")
    assert match.turn == "Blanco"
    match.throw("Chile", "Bolivia", [1, 1, 1], [6, 6, 6])
    assert match.armies("Chile", "Bolivia") == [2, 3]
    match.end_turn()
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-5.8", "D-18")
def test_the_rounds_go_on_without_the_player_who_left(placed):
    match = placed(3)
    match.act("turn_situation", "Combate clásico")
    left = match.turn
    match.act("leave", seat=left)
    rng = random.Random(2)
    for _ in range(30):
        match.resolve_chance(rng)
        assert match.turn != left
        if match.phase == "extra_reinforcement":
            match.act("end_placement")
        else:
            match.end_turn()
    assert match.state.slayer[match.seat(left)] == -1


@pytest.mark.clause("TEG-5.8", "D-18")
def test_with_the_option_the_game_waits_for_who_left(start):
    match = start(Blanco="Chile 5", Negro="Bolivia", options={"leaver": "none"})
    match.act("leave", seat="Blanco")
    assert match.turn == "Blanco"
    assert "attack" in match.verbs()


@pytest.mark.clause("TEG-5.8", "D-18")
def test_leaving_is_never_listed(start):
    match = start(Blanco="Chile 5", Negro="Bolivia")
    assert "leave" not in match.verbs()
