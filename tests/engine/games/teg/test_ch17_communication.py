"""TEG-17: communication styles: who may propose pacts, and when.

What the styles say about advice and comments is for the table, not for the engine.
"""

import pytest

from teg_nb.engine.games.teg.actions import DeclinePact, ProposeWorld
from teg_nb.engine.games.teg.options import TegOptions

STYLES = ["fair_play", "vale_todo"]
PHASES = ["initial_1", "extra_reinforcement", "reinforce", "attack", "regroup", "card"]


@pytest.fixture
def table(start):
    """Three seats, Blanco to move, with a style of communication."""

    def ready(style, **parts):
        parts = {"Blanco": "Argentina 4", "Negro": "Brasil 3", "Rojo": "Rusia 2", **parts}
        return start(options={"communication": style}, **parts)

    return ready


@pytest.mark.clause("TEG-17.1", "D-79")
def test_a_table_chooses_one_of_two_styles_and_fair_play_is_the_default(deal):
    assert TegOptions().communication == "fair_play"
    assert [deal(4, communication=style).settings.options.communication for style in STYLES] == (
        STYLES
    )


@pytest.mark.clause("TEG-17.1", "D-79")
@pytest.mark.parametrize("style", ["gritos", "", "Fair Play", None, 1, ["vale_todo"]])
def test_another_style_is_refused(style, refused_setup):
    fault = refused_setup("bad_option", "TEG-0.11", 4, {"communication": style})
    assert fault.facts["option"] == "communication"


@pytest.mark.clause("TEG-17.3", "TEG-17.4", "D-53", "D-79")
@pytest.mark.parametrize("phase", PHASES)
def test_in_fair_play_only_the_seat_in_turn_proposes(phase, table):
    match = table("fair_play", phase=phase)
    match.refuses("not_your_turn", "TEG-17.4", "propose_world", "Rojo", seat="Negro")
    assert match.game.proposals(match.state, 1) == []

    match.act("propose_world", "Negro")

    assert [(offer.a, offer.b) for offer in match.state.proposals] == [(0, 1)]


@pytest.mark.clause("TEG-17.2", "TEG-17.4", "D-53", "D-79")
@pytest.mark.parametrize("phase", PHASES)
def test_in_vale_todo_anybody_proposes_at_any_time(phase, table):
    match = table("vale_todo", phase=phase)
    assert ProposeWorld(1, 2) in match.game.proposals(match.state, 1)

    match.act("propose_world", "Rojo", seat="Negro")
    match.act("propose_world", "Negro", seat="Blanco")

    assert [(offer.a, offer.b) for offer in match.state.proposals] == [(1, 2), (0, 1)]


@pytest.mark.clause("TEG-17.4", "D-53")
@pytest.mark.parametrize("style", STYLES)
def test_in_either_style_the_answer_comes_out_of_turn(style, table):
    match = table(style)
    match.act("propose_world", "Rojo")
    assert DeclinePact(2, 1) in match.legal_actions(2)

    match.act("accept_pact", 1, seat="Rojo")

    assert [(pact.kind, pact.a, pact.b) for pact in match.state.pacts] == [("world", 0, 2)]


@pytest.mark.clause("TEG-17.4", "TEG-14.2")
@pytest.mark.parametrize("style", STYLES)
def test_a_seat_that_is_out_proposes_nothing(style, start):
    match = start(
        Blanco="Argentina 4", Rojo="Rusia 2", seats=["Blanco", "Rojo", "Negro"],
        out={"Negro": "Blanco"}, options={"communication": style},
    )  # fmt: skip
    match.refuses("player_eliminated", "TEG-16.1", "propose_world", "Rojo", seat="Negro")
    assert match.game.proposals(match.state, 2) == []


@pytest.mark.clause("TEG-17.2", "TEG-17.3")
@pytest.mark.parametrize("style", STYLES)
def test_proposals_are_not_listed_among_the_legal_actions(style, table):
    """There are too many; `proposals` lists them. Nobody has to speak."""
    match = table(style)
    assert match.game.acting_seats(match.state) == (0,)
    assert match.legal_actions(1) == []
    assert not {verb for verb in match.verbs() if verb.startswith("propose")}
