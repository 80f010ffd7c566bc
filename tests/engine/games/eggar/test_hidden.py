"""Knowledge of a viewer: everything but the right answer, which only the reader sees."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from teg_nb import GAMES, Match
from teg_nb.bots import random_policy
from teg_nb.engine.actions import ALL
from teg_nb.engine.games.eggar.observation import HIDDEN
from teg_nb.engine.play.news import news

GAME = GAMES["eggar"]


def card(id, level, answer):
    texts = {
        "es": ("¿Cuál es la respuesta de", "opción", "Nota"),
        "en": ("What answers", "choice", "Note"),
    }
    return {
        "id": id,
        "level": level,
        "answer": answer,
        **{
            lang: {
                "question": f"{ask} {id}?",
                "choices": [f"{choice} {n} de {id}" for n in range(3)],
                "note": f"{note}: {id}.",
            }
            for lang, (ask, choice, note) in texts.items()
        },
    }


CARDS = [card("easy-1", 1, 2), card("easy-2", 1, 0), card("medium-1", 2, 1), card("hard-1", 3, 0)]
OTHER = [{**item, "answer": (item["answer"] + 1) % 3} for item in CARDS]
"""The same cards with other right answers."""


def reading(cards=CARDS, **parts):
    """A match in which Azul reads the first card to Rojo."""
    parts = {"phase": "question", "question": "easy-1", **parts}
    options = {"questions": cards}
    start = GAME.position(seats=3, turn="Azul", first="Azul", options=options, **parts)
    return Match("eggar", start=start)


@pytest.mark.clause("EGG-7.1", "D-8")
def test_only_the_reader_sees_the_answer():
    state = reading().state
    seen = {viewer: GAME.observe(state, viewer) for viewer in (None, 0, 1, 2)}
    assert {viewer: observation.answer for viewer, observation in seen.items()} == {
        None: HIDDEN,
        0: HIDDEN,
        1: 2,
        2: HIDDEN,
    }
    for item in seen.values():
        assert item.card.text("es").question == "¿Cuál es la respuesta de easy-1?"
        assert item.card.answer == HIDDEN
        assert item.card.es.note == item.card.en.note == ""
        assert item.settings.questions == ()
        assert item.settings.options.questions == ()
    assert seen[2].legal_actions
    assert not seen[1].legal_actions


@pytest.mark.clause("EGG-7.1", "D-8")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_positions_that_differ_in_the_answer_look_the_same(viewer):
    mine, other = reading().state, reading(OTHER).state
    assert mine != other
    assert GAME.observe(mine, viewer) == GAME.observe(other, viewer)
    assert repr(GAME.observe(mine, viewer)) == repr(GAME.observe(other, viewer))


def test_the_reader_sees_the_difference():
    assert GAME.observe(reading().state, 1) != GAME.observe(reading(OTHER).state, 1)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_cards_that_are_not_asked_are_seen_by_nobody(viewer):
    """Neither their answers, nor their texts, nor which comes next."""
    others = [card(f"{item['id']}x", item["level"], 1) for item in CARDS]
    mine, other = reading(question=None), reading(others, question=None)
    assert GAME.observe(mine.state, viewer) == GAME.observe(other.state, viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, ALL])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_news_tell_the_answer_to_the_reader_alone(viewer, lang):
    match = reading(question=None)
    match.act("ask", "easy")
    (asked,) = match.act("draw_question", "easy-1")
    line = news(asked, match.settings, viewer, lang).text
    answer = {"es": "opción 2 de easy-1", "en": "choice 2 de easy-1"}[lang]
    assert line.count(answer) == (2 if viewer in (1, ALL) else 1)  # as a choice, and as the answer
    (answered, *_) = match.act("answer", -1)
    after = news(answered, match.settings, viewer, lang).text
    assert answer in after
    assert {"es": "Nota: easy-1.", "en": "Note: easy-1."}[lang] in after


def test_the_log_as_a_viewer_reads_it_has_no_answer():
    match = reading(question=None)
    match.act("ask", "easy")
    match.act("draw_question", "easy-1")
    for viewer in (None, 0, 1, 2):
        shown = GAME.redact(match.states[-2], match.actions[-1], viewer)
        assert [*shown.fields] == ["question"]


@pytest.mark.parametrize("seed", range(6))
def test_no_answer_on_the_way_through_a_match(seed):
    """Whatever is observed during a match is the same under other right answers."""
    seats = 2 + seed % 3
    match = Match("eggar", seats, {"questions": CARDS}).run(random_policy, random.Random(seed))
    other = GAME.setup(seats, {"questions": OTHER}).settings
    asked = 0
    for state in match.states:
        twin = state.copy()
        twin.settings = other
        asked += state.question >= 0
        for viewer in (None, *range(seats)):
            mine, theirs = GAME.observe(state, viewer), GAME.observe(twin, viewer)
            if state.question >= 0 and viewer == state.turn:
                assert mine.answer != theirs.answer
            else:
                assert mine == theirs
                assert mine.answer == HIDDEN
    assert asked > 3


def test_all_else_is_public(start):
    state = start(Verde="G5", Azul="G6, M1", phase="attack").state
    seen = [GAME.observe(state, viewer) for viewer in (None, 0, 1)]
    for field in fields(seen[0]):
        if field.name not in ("viewer", "legal_actions"):
            values = [getattr(item, field.name) for item in seen]
            assert values[0] == values[1] == values[2], field.name
    assert [bool(item.legal_actions) for item in seen] == [False, True, False]


def test_an_observation_has_what_a_state_has():
    public = {field.name for field in fields(GAME.observe(reading().state, None))}
    private = {field.name for field in fields(reading().state)} - public
    assert private == {"question", "used"}  # shown as the card, and as the cards left
