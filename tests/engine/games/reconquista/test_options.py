"""Every option and value (REC-2.1), and every refusal (section 15)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rec_table import GAME, WORDS, Table
from table import worded

from teg_nb import GAMES
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.reconquista.options import RecOptions
from teg_nb.engine.games.reconquista.position import position

GOOD = {
    "board": ["", "sin_contactos_dudosos"],
    "dealer": ["random", "Blanco", "negro", "ROJO"],
    "pass_order": ["simultaneous", "attacker_first"],
    "attack_needs_border": [False, True],
    "third_party_view": ["identity_only", "card_counts"],
    "allow_null_move": [True, False],
    "draw_offers": [True, False],
    "stalemate_pass_rounds": [3, 1, 50, None],
    "stalemate_peace_rounds": [10, 1, 50, None],
    "max_rounds": [200, 1, 5000, None],
    "win_margin": [8, 1, 40],
    "memory_aid": [False, True],
}
BAD = {
    "board": ["teg72", None, 1],
    "dealer": ["Violeta", 0, None, "", "Verde"],
    "pass_order": ["defender_first", None],
    "attack_needs_border": [0, "yes", None],
    "third_party_view": ["all", 1],
    "allow_null_move": [1, None],
    "draw_offers": ["no"],
    "stalemate_pass_rounds": [0, -1, True, 2.0],
    "stalemate_peace_rounds": [0, "10"],
    "max_rounds": [0, False, 10**9],
    "win_margin": [0, None, 41, 61, True],
    "memory_aid": ["no", 0],
}


def cases(table):
    return pytest.mark.parametrize(
        ("name", "value"), [(name, value) for name, values in table.items() for value in values]
    )


@cases(GOOD)
@pytest.mark.clause("REC-2.1")
def test_every_value_is_taken(name, value):
    state = GAME.setup(3, {name: value})
    taken = getattr(state.settings.options, name)
    assert taken == value or taken.casefold() == value.casefold()
    default = getattr(RecOptions(), name)
    assert state.settings.options.changed() == ({} if taken == default else {name: taken})
    assert RecOptions.parse(state.settings.options.changed()) == state.settings.options
    assert value != GOOD[name][0] or taken == default


@cases(BAD)
@pytest.mark.clause("REC-2.1")
def test_other_values_are_refused(name, value):
    with pytest.raises(IllegalAction) as caught:
        GAME.setup(3, {name: value})
    assert (caught.value.code, caught.value.clause) == ("bad_option", "REC-2.1")
    assert not value or name in caught.value.text("en")
    worded(caught.value)


def test_every_option_has_its_values_above():
    assert GOOD.keys() == BAD.keys() == RecOptions.__dataclass_fields__.keys()


@pytest.mark.clause("REC-10.3")
def test_more_provinces_than_there_are_cannot_win():
    assert GAME.setup(6, {"win_margin": 50}).settings.goal == 60
    with pytest.raises(IllegalAction):
        GAME.setup(6, {"win_margin": 51})


@pytest.mark.clause("D-1")
def test_the_board_without_doubtful_borders():
    full, other = (GAME.setup(3, {"board": item}).settings.board for item in GOOD["board"])
    assert len(full.borders) - len(other.borders) == 4
    match = Table(position(Blanco="Cádiz 3, Huelva", options={"board": other.variant}))
    match.refuses("not_adjacent", "REC-6.2", "move", [["Cádiz", "Huelva", 1]])
    Table(position(Blanco="Cádiz 3, Huelva")).act("move", [["Cádiz", "Huelva", 1]])


@pytest.mark.clause("REC-10.1")
def test_a_smaller_margin_wins_sooner():
    match = Table(position(seats=6, Blanco="Soria 4", Negro="Burgos", options={"win_margin": 1}))
    match.fight("Burgos", ["Soria"], [])
    assert match.outcome.winners == (0,)


def test_every_refusal_is_provoked_somewhere_here():
    """Each code stands in a test of this folder that provokes it; `worded` checks its sentence."""
    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    provoked = set(re.findall(r'"([a-z_]+)",\s*"REC-[0-9.]+"', text))
    # What the interface for people keeps closed (REC-8.1, REC-8.9) has its tests in `tests/widget`.
    assert WORDS.sections["reasons"].keys() - provoked == {"no_memory_aid", "hidden_information"}


def test_the_words_of_the_common_layers():
    match = Table(position(seats=3, Blanco="Soria 4"))
    for code, clause in GAME.refusals.values():
        assert clause in WORDS.reason_clauses(code)
    match.refuses("unknown_province", "REC-1.5", "attack", "Argentina")
    match.refuses("malformed_action", "REC-4.3", "deal_cards", ["Soria"], seat="Blanco")
    match.refuses("malformed_action", "REC-4.3", "pass", seat="chance")
    match.refuses("bad_chance", "REC-3.1", "pick_dealer", "Rojo", seat="chance")
    match.refuses("bad_chance", "REC-3.2", "deal_cards", ["Soria"], seat="chance")


@pytest.mark.clause("CHP-7.4", "D-15")
def test_no_chapter_is_left_out_and_the_printed_table_counts_no_quiet_rounds():
    printed = GAMES["reconquista"].setup(3, {"preset": "printed"}).settings
    assert printed.chapters_off == ()
    assert printed.options.stalemate_peace_rounds is None
    assert printed.options.max_rounds == 200
