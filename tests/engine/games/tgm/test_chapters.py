"""Chapters of Tercera Guerra Mundial that a table may leave out (CHP-7)."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.engine.board import load_board
from teg_nb.engine.errors import BadPosition, IllegalAction
from teg_nb.engine.games.tgm.cards import exchange_value
from teg_nb.engine.games.tgm.setup import hand_sizes

TGM = GAMES["tgm"]


@pytest.mark.clause("CHP-7.1", "CHP-7.7", "D-23")
def test_without_jokers_the_deck_has_a_card_for_each_territory():
    assert [hand_sizes(seats, 42) for seats in (3, 4, 5, 6)] == [
        [14, 14, 14],
        [11, 11, 10, 10],
        [9, 9, 8, 8, 8],
        [7, 7, 7, 7, 7, 7],
    ]
    match = Match("tgm", 4, {"jokers": False, "max_rounds": 12})
    assert match.settings.chapters_off == ("jokers",)
    match.run(POLICIES["greedy"], random.Random(2))
    for state in match.states[::20]:
        assert not any(hand >> 42 for hand in (state.deck, state.discards, *state.hands))
        assert TGM.load(TGM.dump(state)) == state
    with pytest.raises(IllegalAction) as caught:
        Match("tgm", 4, {"jokers": False, "joker_mode": "pair_only"})
    assert (caught.value.code, caught.value.clause) == ("chapter_off", "CHP-7.1")
    with pytest.raises(BadPosition) as refused:
        TGM.position(Blanco="Brasil", cards={"Blanco": ["Comodín 1"]}, options={"jokers": False})
    assert refused.value.words == "chapter_off"
    assert "comodines" in refused.value.text("es")


@pytest.mark.clause("CHP-7.1")
def test_without_jokers_none_is_drawn():
    match = Match("tgm", 3, {"jokers": False, "variant": "world"})
    hands = [list(range(seat, 44, 3)) for seat in range(3)]
    names = match.settings.facts.cards
    with pytest.raises(IllegalAction) as caught:
        match.act("deal_cards", [[names[card] for card in hand] for hand in hands])
    assert caught.value.code == "chapter_off"


@pytest.mark.clause("CHP-7.2")
@pytest.mark.parametrize(
    ("variant", "values", "armies"),
    [
        ("secret", None, (4, 4)),
        ("secret", "ladder", (4, 15)),
        ("world", None, (4, 15)),
        ("world", "by_set", (4, 4)),
    ],
)
def test_the_table_chooses_what_an_exchange_is_worth(variant, values, armies):
    weapons = Match("tgm", 3).settings.facts.weapons
    cannons = tuple(card for card, weapon in enumerate(weapons) if weapon == 0)[:3]
    given = []
    for exchanges in (0, 5):
        options = {"variant": variant, "exchange_values": values}
        state = TGM.position(Blanco="Brasil 3", exchanges=exchanges, options=options)
        given.append(exchange_value(state, cannons))
    assert tuple(given) == armies


@pytest.mark.clause("CHP-7.8", "D-22")
@pytest.mark.parametrize("game", ["tgm", "reconquista", "wargame", "eggar"])
def test_a_table_as_printed_takes_back_numbers_of_ours(game):
    options = Match(game, 3, {"preset": "printed"}).settings.options
    assert options.preset == "printed"
    assert options.changed().items() >= GAMES[game].presets["printed"].items()


@pytest.mark.clause("CHP-7.3")
def test_without_objectives_and_protection():
    options = {"variant": "world", "protection": "off", "max_rounds": 4}
    match = Match("tgm", 3, options).run(POLICIES["greedy"], random.Random(4))
    assert match.settings.objectives_in_play == ()
    assert set(match.state.objectives) == {-1}
    assert match.settings.chapters_off == ()


@pytest.mark.clause("D-24")
def test_a_position_won_by_the_seat_to_move_is_refused():
    names = load_board("tgm").countries
    parts = {"Blanco": ", ".join(names[:30]), "Negro": ", ".join(names[30:41]), "Rojo": names[41]}
    with pytest.raises(BadPosition) as caught:
        TGM.position(**parts, objectives={"Blanco": "hold_24"})
    assert caught.value.words == "already_decided"
    assert TGM.position(**parts, objectives={"Blanco": "hold_24"}, turn="Negro")
