"""TEG-17: communication styles, as far as the engine can show them.

The style decides who may propose pacts and when (TEG-17.4). This version plays no pacts, so it has
no option `communication` yet: every value is refused with ``bad_option``, the default too. What the
styles say about advice and comments is for the table, not for the engine.
"""

import pytest

from teg_nb import BadMessage, IllegalAction, Match
from teg_nb.engine.games.teg.options import TegOptions


@pytest.mark.clause("TEG-17.1", "TEG-17.2", "TEG-17.3", "D-79")
@pytest.mark.parametrize("style", ["fair_play", "vale_todo", "gritos", "", None, 1])
def test_the_style_of_communication_is_not_an_option_yet(style, in_words):
    with pytest.raises(IllegalAction) as refusal:
        Match("teg", 4, {"communication": style})

    assert refusal.value.code == "bad_option"
    in_words(refusal.value)
    assert refusal.value.facts["option"] == "communication"


@pytest.mark.clause("TEG-17.4", "D-79")
def test_play_is_as_in_fair_play_nobody_proposes_anything(start):
    """There is no proposal at all yet, in turn or out of turn."""
    table = start(Blanco="Argentina 4", Negro="Brasil 3")
    before = table.state.copy()

    for seat in ("Blanco", "Negro"):
        with pytest.raises(BadMessage):
            table.act("propose_pact", "world", "Negro", seat=seat)

    assert table.state == before
    assert not hasattr(TegOptions(), "communication")


@pytest.mark.clause("TEG-17.2", "TEG-17.3")
def test_the_engine_lists_no_action_out_of_turn(start):
    table = start(Blanco="Argentina 4", Negro="Brasil 3")

    assert table.game.actors(table.state) == (0,)
    assert table.legal_actions(1) == []
