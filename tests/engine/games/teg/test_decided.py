"""Positions set up by hand in which somebody would have won (CHP-8)."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.engine.board import load_board
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.teg.combat import dice_due

TEG = GAMES["teg"]
BOARD = load_board("teg")
MEMBERS = {
    continent.name: [BOARD.countries[country] for country in continent.countries]
    for continent in BOARD.continents
}
ASIA_AND_CENTRE = ", ".join([*MEMBERS["Asia"], *MEMBERS["América Central"]])  # O-3
SIXTY = ", ".join(BOARD.countries[:60])
TWELVE = ", ".join(BOARD.countries[60:])


def refused(words, clause, **parts):
    """Check that a position is refused; return the error."""
    with pytest.raises(BadPosition) as caught:
        TEG.position(**parts)
    assert (caught.value.words, caught.value.facts["clause"]) == (words, clause)
    spanish, english = caught.value.text("es"), caught.value.text("en")
    assert spanish != english
    assert "…" not in spanish + english
    return caught.value


@pytest.mark.clause("CHP-8.2", "CHP-8.3", "EX-CHP-22", "D-91")
def test_a_seat_with_the_common_objective_has_won():
    fault = refused("already_decided", "TEG-3.2", Blanco=SIXTY, Negro=TWELVE)
    assert (fault.facts["seat"], fault.facts["why"]) == ("Blanco", "common")
    declared = Match(
        start=TEG.position(Blanco=SIXTY, Negro=TWELVE, options={"auto_victory": False})
    )
    assert "declare_victory" in {action.verb for action in declared.legal_actions()}


@pytest.mark.clause("CHP-8.3")
@pytest.mark.parametrize("phase", ["reinforce", "attack", "regroup", "card"])
def test_victory_at_the_end_of_the_turn_may_be_pending(phase):
    parts = {"Blanco": SIXTY, "Negro": TWELVE, "phase": phase}
    parts["options"] = {"victory_check": "end_of_turn"}
    if phase == "reinforce":
        refused("already_decided", "TEG-3.2", **parts)
    else:
        match = Match(start=TEG.position(**parts))
        match.run(POLICIES["random"], random.Random(1), limit=300)
        assert match.outcome.winners == (0,)


@pytest.mark.clause("CHP-8.4", "CHP-8.5", "CHP-D-8", "EX-CHP-23")
def test_countries_filled_in_do_not_win():
    parts = {"Blanco": "Nueva Zelandia 4", "Negro": "Tasmania 3"}
    options = TEG.position(**parts).settings.options
    assert options.changed() == {"common_objective_countries": None}
    refused("already_decided", "TEG-3.2", **parts, options={"common_objective_countries": 45})
    few = TEG.position(seats=4, **parts)
    assert few.settings.options.changed() == {}


@pytest.mark.clause("CHP-8.4", "EX-CHP-24")
def test_an_expelled_seat_does_not_make_scenery_win(start):
    match = start(
        Verde="Polonia 9", Rojo="Ucrania 3, Irán 9", Negro="Ucrania 1, Rusia 9", rest="Rojo"
    )
    match.act("attack", "Polonia", "Ucrania", "Negro")
    attack, defence = dice_due(match.state)
    match.act("roll", [6] * attack, [1] * defence)
    assert match.owner("Ucrania") == "Rojo"
    assert match.outcome is None


@pytest.mark.clause("CHP-8.2", "EX-CHP-27")
def test_a_target_destroyed_by_its_hunter_is_a_victory():
    fault = refused(
        "already_decided", "TEG-3.5", seats=4, Blanco="Chile 3", Negro="Cuba",
        out={"Rojo": "Negro"}, objectives={"Negro": "O-15"},
    )  # fmt: skip
    assert fault.facts["seat"] == "Negro"


@pytest.mark.clause("CHP-8.2", "TEG-16.5")
def test_a_target_destroyed_by_another_seat_leaves_the_common_objective():
    state = TEG.position(
        seats=4, Blanco="Chile 3", Negro="Cuba", out={"Rojo": "Blanco"},
        objectives={"Negro": "O-15"},
    )  # fmt: skip
    assert (state.objectives[1], state.targets[1]) == ((), -1)


@pytest.mark.clause("CHP-8.2", "EX-CHP-28")
def test_the_last_one_alive_has_won():
    out = {"Negro": "Blanco", "Rojo": "Blanco", "Azul": "Blanco"}
    fault = refused("already_decided", "TEG-18.1", seats=4, out=out)
    assert fault.facts["why"] == "last_alive"


@pytest.mark.clause("CHP-8.4", "EX-CHP-31")
def test_the_refusal_says_that_countries_were_filled_in():
    named = ", ".join(
        name
        for name in BOARD.countries
        if name not in (*MEMBERS["Asia"], *MEMBERS["América Central"])
    )
    thirds = named.split(", ")
    fault = refused(
        "already_decided", "TEG-3.5", seats=4, Blanco=", ".join(thirds[:17]),
        Rojo=", ".join(thirds[17:34]), Azul=", ".join(thirds[34:]), rest="Negro",
        objectives={"Negro": "O-3"},
    )  # fmt: skip
    assert "rest=" in fault.text("es")
    assert "Son países de relleno" in fault.text("es")


@pytest.mark.clause("CHP-8.3", "EX-CHP-32")
def test_an_objective_dealt_true_may_stand(start):
    parts = {"seats": 4, "Blanco": f"{ASIA_AND_CENTRE}, Alaska 9", "Negro": "Canadá 1"}
    parts["objectives"] = {"Blanco": "O-3"}
    refused("already_decided", "TEG-3.5", **parts)
    match = start(**parts, options={"objectives_excluded": ["O-19"]})
    match.conquer("Alaska", "Canadá")
    assert match.winners == ("Blanco",)
    assert match.outcome.reason == "objective"


@pytest.mark.clause("CHP-8.2")
def test_a_round_above_the_limit_is_refused():
    with pytest.raises(BadPosition) as caught:
        TEG.position(Blanco="Chile 3", seats=4, round=9, options={"max_rounds": 8})
    assert caught.value.words == "beyond_limit"


@pytest.mark.clause("CHP-5.4", "EX-CHP-20")
@pytest.mark.parametrize(
    ("parts", "chapter"),
    [
        ({"Blanco": "Chile 3 + 1m", "options": {"missiles": False}}, "missiles"),
        (
            {"pacts": [("world", "Blanco", "Negro")], "options": {"pacts": ["zone"]}},
            "pacts.world",
        ),
        ({"cards": {"Blanco": ["Chile"]}, "options": {"country_cards": False}}, "country_cards"),
        ({"phase": "card", "options": {"country_cards": False}}, "country_cards"),
        (
            {"continents_used": {"Blanco": ["Asia"]}, "options": {"continent_cards": False}},
            "continent_cards",
        ),
        ({"phase": "initial_2", "options": {"initial_armies": [5]}}, "initial_armies"),
        ({"phase": "extra_reinforcement", "options": {"situations": ["snow"]}}, "situations.extra"),
        ({"situation": "snow", "options": {"situations": []}}, "situations"),
        (
            {"objectives": {"Blanco": "O-3"}, "options": {"secret_objectives": False}},
            "secret_objectives",
        ),
        (
            {"objectives": {"Blanco": "O-3"}, "options": {"objectives_excluded": ["O-3"]}},
            "objectives.O-3",
        ),
    ],
    ids=str,
)
def test_a_position_holds_nothing_of_a_chapter_that_is_out(parts, chapter):
    clause = {"missiles": "CHP-2.1", "situations": "CHP-2.2", "pacts": "CHP-2.3"}
    clause |= {"country_cards": "CHP-2.5", "continent_cards": "CHP-2.6"}
    clause |= {"initial_armies": "CHP-2.9", "secret_objectives": "CHP-2.11"}
    clause |= {"objectives": "CHP-2.12"}
    fault = refused(
        "chapter_off",
        clause[chapter.partition(".")[0]],
        **{"seats": 4, "Blanco": "Chile 3", **parts},
    )
    assert fault.facts["chapter"] == chapter


@pytest.mark.clause("CHP-8.1", "CHP-8.6", "EX-CHP-30", "CHP-D-9")
def test_what_play_reaches_can_be_loaded():
    match = Match("teg", 3, {"common_objective_countries": 30})
    match.run(POLICIES["greedy"], random.Random(4))
    assert match.outcome.reason == "common"
    phases = set()
    for state in match.states[::7] + match.states[-3:]:
        phases.add(state.phase)
        assert TEG.load(TEG.dump(state)) == state
    assert {"setup", "game_over"} <= phases
    assert Match(start=match.states[-2]).state == match.states[-2]


@pytest.mark.clause("CHP-8.6")
def test_a_dump_that_is_decided_is_refused():
    state = TEG.position(Blanco=SIXTY, Negro=TWELVE, options={"auto_victory": False})
    data = {**TEG.dump(state), "options": {}}
    with pytest.raises(BadPosition) as caught:
        TEG.load(data)
    assert caught.value.words == "already_decided"


@pytest.mark.clause("CHP-8.9")
def test_a_deal_is_no_position():
    match = Match("teg", 2, {"common_objective_countries": 36})
    match.resolve_chance(random.Random(2))
    assert match.outcome is None
    assert TEG.load(TEG.dump(match.state)) == match.state
