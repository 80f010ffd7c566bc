"""The catalogue of Tercera Guerra Mundial."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from teg_nb import GAMES
from teg_nb.engine.actions import Event
from teg_nb.engine.games.tgm import events
from teg_nb.engine.games.tgm.components import WEAPONS
from teg_nb.engine.games.tgm.events import objective_text
from teg_nb.engine.games.tgm.options import TgmOptions
from teg_nb.engine.games.tgm.state import PHASES
from teg_nb.engine.text.catalogue import catalogue, placeholders

GAME = GAMES["tgm"]
WORDS = catalogue("tgm")
EVENTS = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and issubclass(value, Event) and value.kind
]
LAST = {1: 10, 2: 1, 3: 9, 4: 3, 5: 14, 6: 12, 7: 4, 8: 5, 9: 4, 10: 4, 11: 1, 13: 1, 14: 1, 15: 1}


def test_clauses_are_numbered_as_in_the_specification():
    clauses = list(WORDS.sections["clauses"])
    wanted = {f"TGM-{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1)}
    chapters = {f"CHP-7.{n}" for n in (1, 2, 3, 7, 8)}
    assert set(clauses) == wanted | chapters | {"TGM-5.9a", "TGM-6.7a", "TGM-18.1"}
    assert [item.id for item in WORDS.clauses_in("TGM-5")][8:11] == [
        "TGM-5.9",
        "TGM-5.9a",
        "TGM-5.10",
    ]
    assert list(WORDS.sections["decisions"]) == [f"D-{n}" for n in range(1, 25)]


def test_every_text_is_there_in_both_languages():
    for section, entries in WORDS.sections.items():
        for key, entry in entries.items():
            spanish = [name for name in entry if name in ("es", "es_full") or name.endswith("_es")]
            assert spanish, (section, key)
            for name in spanish:
                other = entry[name.replace("es", "en")]
                alike = section == "phases" or key == "tally"
                assert entry[name].strip() != other.strip() or alike, (section, key)
                assert placeholders(entry[name]) == placeholders(other), (section, key)


def test_decisions_sit_at_clauses_and_name_options():
    options = {field.name for field in fields(TgmOptions)}
    named = set()
    for id in WORDS.sections["decisions"]:
        decision = WORDS.decision(id)
        assert decision in WORDS.decisions_at(decision.clause)
        assert decision.option is None or decision.option in options
        named.add(decision.option)
        named |= {other.option.partition("=")[0] for other in decision.others}
    assert options - named == {"variant", "protect_until_round"}  # chapter 10, and D-15


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_news_of_the_engine(event):
    assert WORDS.news_clause(event.kind) == event.clause
    assert WORDS.clause(event.clause)
    entry = WORDS.sections["events"][event.kind]
    names = {field.name for field in fields(event)}
    assert placeholders(entry["es"]) <= names | {"won", "what"}
    assert placeholders(entry.get("es_full", "")) <= names | {"won", "shown", "ending"}


def test_every_event_and_verb_has_its_words():
    assert {event.kind for event in EVENTS} == WORDS.sections["events"].keys()
    assert GAME.verbs.keys() == WORDS.sections["verbs"].keys()
    assert set(PHASES) == WORDS.sections["phases"].keys()
    assert set(WEAPONS) == WORDS.sections["weapons"].keys()
    assert WORDS.sections["variants"].keys() == {"secret", "world"}
    standings = GAME.standings(GAME.observe(GAME.setup(3), None))[0]
    assert standings.keys() - {"living"} == WORDS.sections["standings"].keys()


def test_refusals_rest_on_clauses():
    for code in WORDS.sections["reasons"]:
        assert all(WORDS.clause(id) for id in WORDS.reason_clauses(code))
        for lang in ("es", "en"):
            sentence = WORDS.sentence(code, lang)
            assert sentence.endswith(".")
            assert not re.search(r"[{}|…]", sentence), code


def test_news_of_secrets_name_none_to_those_who_may_not_know():
    for kind in ("objective_dealt", "card_drawn", "objective_changed"):
        entry = WORDS.sections["events"][kind]
        assert not placeholders(entry["es"]) & {"card", "objective", "shown"}


@pytest.mark.clause("TGM-1.10")
def test_objectives_in_words():
    settings = GAME.setup(["Verde", "Rojo", "Azul"]).settings
    texts = {objective_text(n, settings, lang) for n in range(14) for lang in ("es", "en")}
    assert len(texts) == 28
    assert "Eliminar a Rojo." in texts
    assert set(settings.vocabulary["objective"]) == WORDS.sections["objectives"].keys()
    assert WORDS.label("objectives", "destroy_1", "en") == "Eliminate the colour that plays second."
