"""The catalogue of EGGAR, and the sentences that its news make."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields

import pytest

from teg_nb import GAMES, catalogue
from teg_nb.engine.actions import Event
from teg_nb.engine.games.eggar import events
from teg_nb.engine.games.eggar.grid import COLOURS
from teg_nb.engine.games.eggar.options import EggarOptions
from teg_nb.engine.games.eggar.question_bank import LEVELS, TOPICS, bundled
from teg_nb.engine.games.eggar.state import PHASES
from teg_nb.engine.play.news import news
from teg_nb.engine.text.catalogue import placeholders

GAME = GAMES["eggar"]
WORDS = catalogue("eggar")
CHAPTERS = [f"CHP-{n}" for n in ("7.6", "7.9", "12.1", "12.2", "12.4", "12.5", "12.6")]
LAST = {1: 7, 3: 3, 4: 2, 5: 9, 6: 10, 7: 9, 8: 5, 10: 3}
EVENTS = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and issubclass(value, Event) and value.kind
]


def test_clauses_and_decisions_are_numbered_as_in_the_specification():
    wanted = [f"EGG-{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1)]
    assert list(WORDS.sections["clauses"]) == [*wanted, *CHAPTERS]
    assert list(WORDS.sections["decisions"]) == [f"D-{n}" for n in range(1, 21)]
    assert list(WORDS.sections["chapters"]) == [
        *(f"EGG-{n}" for n in range(1, 11)),
        "CHP-7",
        "CHP-12",
    ]


def test_every_option_has_its_decision():
    named = {WORDS.decision(id).option for id in WORDS.sections["decisions"]} - {None}
    options = {field.name for field in fields(EggarOptions)}
    assert options - named == {"questions", "question_set"}  # EGG-10.1 tells of them
    assert named <= options


def test_sections_have_all_that_the_engine_names():
    assert {event.kind for event in EVENTS} == WORDS.sections["events"].keys()
    assert GAME.verbs.keys() == WORDS.sections["verbs"].keys()
    assert set(PHASES) == WORDS.sections["phases"].keys()
    assert set(LEVELS) == WORDS.sections["levels"].keys()
    assert list(TOPICS) == list(WORDS.sections["topics"])
    assert set(COLOURS) == WORDS.sections["armies"].keys()
    standings = GAME.standings(GAME.observe(GAME.setup(2), None))[0]
    assert standings.keys() - {"living"} == WORDS.sections["standings"].keys()


@pytest.mark.parametrize(
    "section", ["phases", "levels", "topics", "causes", "verdicts", "throws", "motives"]
)
def test_labels_differ_between_the_languages(section):
    for key in WORDS.sections[section]:
        assert WORDS.label(section, key, "es") != WORDS.label(section, key, "en"), key


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_has_its_line(event):
    assert WORDS.news_clause(event.kind) == event.clause
    names = {field.name for field in fields(event)}
    entry = WORDS.sections["events"][event.kind]
    own = {"number", "group", "dice", "part", "steps", "target", "tied", "choices", "verdict"}
    own.add("ending")
    assert placeholders(entry["es"]) | placeholders(entry.get("es_full", "")) <= names | own


def told(match, lang):
    """All lines of a match, as a spectator reads them."""
    return [line.text for line in match.news(lang=lang)]


def test_a_turn_in_spanish(start):
    table = start(Verde="4 E5", Azul="0 F7, 6 M13, 5 A9")
    table.act("roll_move", 2)
    table.act("move", "s0-4", ["F5", "F6"])
    table.fight("s1-0", "s0-4", dice=[3], defence=3)
    table.act("roll_attack", [5], 3)
    table.ask("easy-2")
    table.act("answer", 0, seat="Azul")
    assert told(table, "es") == [
        "Vuelta 1: turno de Verde.",
        "Verde saca un 2.",
        "Verde mueve el soldado 4 de E5 a F6 (2 pasos).",
        "Verde pasa a atacar.",
        "Verde ataca al soldado 0 de Azul con el soldado 4: 3 contra 3, empate: se tira otra vez.",
        "Verde ataca al soldado 0 de Azul con el soldado 4: 5 contra 3.",
        "Azul pierde el soldado 0, que estaba en F7 (fue atacado).",
        "Verde pasa a preguntar.",
        "Verde le pregunta a Azul (fácil): ¿Cuál es la respuesta de easy-2?"
        " opción 0 de easy-2 / opción 1 de easy-2 / opción 2 de easy-2",
        "Azul responde opción 0 de easy-2: incorrecto. La respuesta: opción 1 de easy-2."
        " Nota de easy-2.",
        "Azul pierde el soldado 6, que estaba en M13 (respuesta incorrecta).",
        "Verde termina su turno.",
    ]


def test_an_end_in_english(start):
    table = start(Verde="0 L11, 3 B5", Azul="A9, C4", turn="Azul", first="Verde", phase="question")
    table.ask("hard-1")
    table.act("answer", -1, seat="Verde")
    table.act("roll_move", 1)
    table.act("move", "s0-0", ["L12"])
    assert told(table, "en")[1:] == [
        "Verde does not answer. The answer: choice 0 of hard-1. Note of hard-1.",
        "Verde loses soldier 3, which stood on B5 (wrong answer).",
        "Azul ends the turn.",
        "Round 1 ends.",
        "Round 2: Verde's turn.",
        "Verde rolls a 1.",
        "Verde moves soldier 0 from L11 to L12 (1 step).",
        "Verde enters the flag of Azul on L12 with soldier 0.",
        "The game ends. Verde wins by entering the square of the flag of Azul.",
    ]


def test_news_cite_the_clause_that_made_a_soldier_fall(start, pick):
    table = start(Verde="E5", Azul="E6, M13", phase="question", question="easy-1")
    (fallen,) = pick(table.reply(right=False), "soldier_removed")
    assert news(fallen, table.settings, None).clause == "EGG-7.5"


def test_a_group_and_its_dice_are_two_lists(start):
    table = start(Verde="0 E5, 2 F6", Azul="3 E6, M13", phase="attack")
    table.fight("s1-3", "s0-0", "s0-2", dice=[4, 6], defence=5)
    assert told(table, "es")[0] == (
        "Verde ataca al soldado 3 de Azul con los soldados 0 y 2: 4 y 6 contra 5."
    )
    assert told(table, "en")[0] == (
        "Verde attacks soldier 3 of Azul with soldiers 0 and 2: 4 and 6 against 5."
    )


@pytest.mark.clause("EGG-1.3", "EGG-10.1")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_number_of_cards_is_that_of_the_set(lang):
    by_level = Counter(card.level for card in bundled())
    said = WORDS.clause("EGG-1.3").text(lang)
    assert [int(match) for match in re.findall(r"(?<!-)\b\d{3}\b", said)] == [
        300,
        len(bundled()),
        *(by_level[level] for level in range(3)),
    ]
    assert re.findall(r"\b\d{3}\b", WORDS.clause("EGG-10.1").text(lang)) == [str(len(bundled()))]


def test_whose_a_clause_is():
    marks = {id: WORDS.clause(id).mark for id in WORDS.sections["clauses"]}
    inferred = {id for id, mark in marks.items() if mark == "inferred"}
    assert inferred == {"EGG-6.3", "EGG-6.8", "EGG-8.4"}
    ours = """1.4 1.6 1.7 3.3 4.2 5.5 5.6 5.7 5.8 6.9 6.10 7.3 7.6 7.8 7.9 8.5 10.1 10.2 10.3"""
    assert {id for id, mark in marks.items() if mark == "ours"} == {
        *(f"EGG-{number}" for number in ours.split()),
        *CHAPTERS,
    }


def test_every_decision_lists_what_was_not_chosen():
    for id in WORDS.sections["decisions"]:
        decision = WORDS.decision(id)
        assert decision.others, id
        options = {other.option.partition("=")[0] for other in decision.others if other.option}
        assert options == ({decision.option} - {None}), id


@pytest.mark.parametrize("section", ["clauses", "decisions", "reasons", "events", "faults"])
def test_one_voice(section):
    """Spanish without the accent of old on `solo`; in English dice are rolled, by players."""
    for id, entry in WORDS.sections[section].items():
        for name, text in entry.items():
            words = re.sub(r"\{.*?\}", "", str(text))
            if name.endswith(("es", "es_full")):
                assert not re.search(r"\b(sólo|ronda|tiro)\b", words), id
            elif name.endswith(("en", "en_full")):
                assert not re.search(r"\b(seats?|throws?|thrown)\b", words), id
