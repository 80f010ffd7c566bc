"""The words of the resource war: nothing missing, both languages alike."""

import re
from dataclasses import fields

import pytest

from teg_nb.engine.catalogue import catalogue, placeholders
from teg_nb.engine.game import Event
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.wargame import events
from teg_nb.engine.games.wargame.facts import facts
from teg_nb.engine.games.wargame.options import forms

WORDS = catalogue("wargame")
LAST = {1: 11, 2: 1, 3: 4, 4: 10, 5: 2, 6: 8, 7: 6, 8: 5, 9: 8, 10: 4, 11: 5}
KINDS = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and issubclass(value, Event) and value.kind
]
SENTENCES = [
    (section, key, suffix)
    for section in ("reasons", "events")
    for key, entry in WORDS.sections[section].items()
    for suffix in ("", "_full")
    if f"es{suffix}" in entry or f"en{suffix}" in entry
]


@pytest.mark.parametrize("chapter", LAST)
def test_clauses_are_numbered_without_gaps(chapter):
    ids = [clause.id for clause in WORDS.clauses_in(f"WAR-{chapter}")]
    assert ids == [f"WAR-{chapter}.{n}" for n in range(1, LAST[chapter] + 1)]
    assert len(WORDS.sections["clauses"]) == sum(LAST.values())


def test_every_clause_and_decision_has_four_texts():
    for section in ("clauses", "decisions"):
        for id, entry in WORDS.sections[section].items():
            for part in ("title_es", "title_en", "text_es", "text_en"):
                assert entry[part].strip(), id


def test_decisions_sit_at_clauses_and_name_options():
    assert list(WORDS.sections["decisions"]) == [f"D-{n}" for n in range(1, 20)]
    for id in WORDS.sections["decisions"]:
        decision = WORDS.decision(id)
        assert decision in WORDS.decisions_at(decision.clause)
        assert decision.option is None or decision.option in forms(), id


@pytest.mark.parametrize("event", KINDS, ids=lambda event: event.kind)
def test_every_event_has_its_line_and_clause(event):
    assert WORDS.news_clause(event.kind) == event.clause
    assert WORDS.clause(event.clause)
    entry = WORDS.sections["events"][event.kind]
    names = {field.name for field in fields(event)} | {"found", "load", "toll"}
    for pattern in (entry["es"], entry["en"], entry.get("es_full", ""), entry.get("en_full", "")):
        assert placeholders(pattern) <= names
    assert not placeholders(entry["es"]) & set(event.secret)


def test_every_event_and_refusal_is_of_the_engine():
    assert {event.kind for event in KINDS} == set(WORDS.sections["events"])
    for code in WORDS.sections["reasons"]:
        assert all(WORDS.clause(id) for id in WORDS.reason_clauses(code))


@pytest.mark.parametrize(("section", "key", "suffix"), SENTENCES)
def test_both_languages_name_the_same_facts(section, key, suffix):
    entry = WORDS.sections[section][key]
    assert placeholders(entry[f"es{suffix}"]) == placeholders(entry[f"en{suffix}"])
    assert entry[f"es{suffix}"] != entry[f"en{suffix}"]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_no_sentence_breaks(lang):
    for section, key, _ in SENTENCES:
        entry = WORDS.sections[section][key]
        names = placeholders(entry.get("es_full", "") + entry["es"])
        assert not re.search(r"[{}|]", WORDS.phrase(section, key, lang)), key
        for value in (None, 0, 1, "Asia", (6, 1)):
            facts_ = dict.fromkeys(names, value)
            assert not re.search(r"[{}|]", WORDS.phrase(section, key, lang, facts_)), key
    for code in WORDS.sections["reasons"]:
        assert "…" not in WORDS.sentence(code, lang)


def test_everything_that_an_order_names_has_its_label():
    kinds = dict(facts().vocabulary)
    assert set(kinds) == {
        "good",
        "resource",
        "weapon",
        "unit",
        "vehicle",
        "item",
        "installation",
        "aim",
    }
    for names in kinds.values():
        for name in names:
            assert all(WORDS.label("things", name, lang) for lang in ("es", "en"))
    assert WORDS.label("things", "Mano de obra", "en") == "workforce"
    for each in facts().objectives:
        assert all(WORDS.label("objectives", each.id, lang) for lang in ("es", "en"))
    for verb in GAMES["wargame"].verbs:
        assert all(WORDS.label("verbs", verb, lang) for lang in ("es", "en"))


def test_a_refusal_names_things_in_the_language_of_the_reader(start):
    match = start(Rojo="Egipto 3", seats=["Rojo", "Azul"])
    fault = match.refuses("resource_not_here", "WAR-7.3", "gather", "Egipto", "Mano de obra", 1)
    assert fault.text("es") == "En Egipto no se encuentra: mano de obra."
    assert fault.text("en") == "It is not found in Egipto: workforce."
