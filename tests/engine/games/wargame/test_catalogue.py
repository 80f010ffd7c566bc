"""The words of the resource war: nothing missing, both languages alike."""

import re
import tomllib
from dataclasses import fields
from importlib.resources import files

import pytest

from teg_nb.engine.actions import Event
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.wargame import economy, events
from teg_nb.engine.games.wargame.components import ITEMS, facts
from teg_nb.engine.games.wargame.options import allowed_numbers
from teg_nb.engine.text.catalogue import catalogue, parse_catalogue, placeholders

WORDS = catalogue("wargame")
LEVELS = {"wall": 3, "armoury": 2, "airfield": 2, "shipyard": 2}
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
    assert len(WORDS.sections["clauses"]) == sum(LAST.values()) + 1  # CHP-7.5


def test_every_clause_and_decision_has_four_texts():
    for section in ("clauses", "decisions"):
        for id, entry in WORDS.sections[section].items():
            for part in ("title_es", "title_en", "text_es", "text_en"):
                assert entry[part].strip(), id


def test_decisions_sit_at_clauses_and_name_options():
    withdrawn = {21}  # order_mode, which decision 1 tells of
    numbers = [n for n in range(1, 24) if n not in withdrawn]
    assert list(WORDS.sections["decisions"]) == [f"D-{n}" for n in numbers]
    for id in WORDS.sections["decisions"]:
        decision = WORDS.decision(id)
        assert decision in WORDS.decisions_at(decision.clause)
        assert decision.option is None or decision.option in allowed_numbers(), id


@pytest.mark.parametrize("event", KINDS, ids=lambda event: event.kind)
def test_every_event_has_its_line_and_clause(event):
    assert WORDS.news_clause(event.kind) == event.clause
    assert WORDS.clause(event.clause)
    entry = WORDS.sections["events"][event.kind]
    names = {field.name for field in fields(event)} | {"found", "load", "toll"}
    names |= {"aboard", "counted", "ending", "one", "the"}  # what `words` adds
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
    for objective in facts().objectives:
        assert all(WORDS.label("objectives", objective.id, lang) for lang in ("es", "en"))
    for verb in GAMES["wargame"].verbs:
        assert all(WORDS.label("verbs", verb, lang) for lang in ("es", "en"))


def test_a_refusal_names_things_in_the_language_of_the_reader(start):
    match = start(Rojo="Egipto 3", seats=["Rojo", "Azul"])
    fault = match.refuses("resource_not_here", "WAR-7.3", "gather", "Egipto", "Mano de obra", 1)
    assert fault.text("es") == "En Egipto no hay mano de obra."
    assert fault.text("en") == "Egipto has no workforce."


# Numbers stand in the clauses, taken from the file of numbers


def test_no_clause_has_a_number_left_open():
    for section in ("clauses", "decisions", "objectives"):
        for id, entry in WORDS.sections[section].items():
            for name, text in entry.items():
                if name[-2:] in ("es", "en"):
                    assert not re.search(r"[{}|#…]", text), (id, name)


@pytest.mark.clause("WAR-8.1", "WAR-8.2")
@pytest.mark.parametrize(
    ("clause", "prices"),
    [
        ("WAR-8.1", ITEMS),
        ("WAR-8.2", [f"{name}.{n}" for name, most in LEVELS.items() for n in range(1, most + 1)]),
    ],
)
def test_every_price_stands_in_a_clause(clause, prices):
    options, goods = GAMES["wargame"].setup(2).settings.options, facts().goods
    for lang, joint in (("es", "de "), ("en", "")):
        text = WORDS.clause(clause).text(lang)
        for key in prices:
            for good, amount in options[f"cost.{key}"]:
                label = WORDS.label("things", goods[good].name, lang)
                assert f"{amount} {joint}{label}" in text, key


def test_another_file_of_numbers_makes_other_clauses():
    source = files("teg_nb.engine.text").joinpath("locale/games/wargame.toml").read_text("utf-8")
    data = tomllib.loads(source)
    assert "4 de alimentos" in parse_catalogue("wargame", data).clause("WAR-8.1").text("es")
    data["clauses"]["WAR-8.1"]["text_es"] = "{cost.missile:price}; {labour:una|#}; {start.troops}"
    text = parse_catalogue("wargame", data).clause("WAR-8.1").text("es")
    assert text == "2 de petróleo y 1 de tecnología; una; 2"


@pytest.mark.clause("WAR-11.5", "WAR-3.3")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_list_of_objectives_stands_in_its_clause(lang):
    text = WORDS.clause("WAR-11.5").text(lang)
    labels = [WORDS.label("objectives", objective.id, lang) for objective in facts().objectives]
    places = [text.index(label) for label in labels]
    assert places == sorted(places)


@pytest.mark.clause("WAR-11.5")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_clause_says_the_numbers_of_objectives_by_seats(lang):
    said = {int(number) for number in re.findall(r"\d+", WORDS.clause("WAR-11.5").text(lang))}
    for seats in range(2, 7):
        for objective in GAMES["wargame"].setup(seats).settings.objectives:
            parts = {getattr(objective, part) for part, _ in objective.numbers}
            assert parts <= said, (seats, objective.id)


@pytest.mark.clause("WAR-11.5")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_objective_says_the_numbers_of_its_match(lang):
    settings = GAMES["wargame"].setup(4, {"objective.walls.4": 17}).settings
    for objective in settings.objectives:
        text = WORDS.phrase("objectives", objective.id, lang, vars(objective))
        said = {int(number) for number in re.findall(r"\d+", text)}
        wanted = {getattr(objective, part) for part, _ in objective.numbers}
        assert wanted <= said, objective.id
        # Beside them, only territories of a continent that is not wanted whole.
        assert said - wanted <= set(objective.need), objective.id


@pytest.mark.clause("WAR-7.1")
def test_the_cap_of_a_search_is_no_secret():
    for lang in ("es", "en"):
        assert str(economy.MOST) in WORDS.clause("WAR-7.1").text(lang)
        assert str(economy.MOST) in WORDS.sentence("search_cap", lang, {"cap": economy.MOST})


def test_the_file_of_numbers_names_goods_as_the_board_does():
    assert dict(WORDS.ids) == {good.id: good.name for good in facts().goods}


# Whose a rule is


def test_clauses_that_the_source_text_does_not_have_are_ours():
    ours = """1.3 1.11 2.1 3.2 3.4 4.4 4.5 4.7 4.8 4.10 5.2 6.2 6.3 6.4 6.5 6.6 6.8 7.1 7.6
    8.1 8.2 8.3 8.5 9.2 9.4 9.5 9.6 9.7 9.8 10.2 10.3 10.4 11.1 11.4 11.5"""
    marks = {id: WORDS.clause(id).mark for id in WORDS.sections["clauses"]}
    assert {id for id, mark in marks.items() if mark == "ours"} == {
        "CHP-7.5",
        *(f"WAR-{n}" for n in ours.split()),
    }
    assert set(marks.values()) == {"book", "ours"}


def test_every_decision_lists_what_was_not_chosen():
    for id in WORDS.sections["decisions"]:
        decision = WORDS.decision(id)
        assert decision.others, id
        for other in decision.others:
            assert not other.option or other.option.partition("=")[0] in allowed_numbers()
    chosen = {
        item.option for id in WORDS.sections["decisions"] for item in WORDS.decision(id).others
    }
    assert {
        "spoils=captured",
        "turn_order=rotate",
        "turn_order=fixed",
        "stocks_public=true",
    } <= chosen


# Sentences in which words agree with their numbers


@pytest.mark.parametrize(
    ("code", "facts_", "spanish", "english"),
    [
        (
            "not_enough_ready",
            {"country": "Omsk", "ready": "Tropa", "amount": 9},
            "En Omsk no hay 9 tropas listas.",
            "In Omsk there are not 9 ready troops.",
        ),
        (
            "not_enough_ready",
            {"country": "Omsk", "ready": "Avión", "amount": 1},
            "En Omsk no queda ni un avión listo.",
            "In Omsk no plane is ready.",
        ),
        (
            "not_enough_resources",
            {"country": "Omsk", "good": "Metal", "amount": 9},
            "El depósito de Omsk no alcanza: hacen falta 9 de metal.",
            "The stock of Omsk is not enough: it takes 9 metal.",
        ),
        (
            "not_enough_resources",
            {"country": "Omsk", "good": "Niobio", "amount": 1},
            "El depósito de Omsk no alcanza: hace falta 1 de niobio.",
            "The stock of Omsk is not enough: it takes 1 niobium.",
        ),
        (
            "bad_aim",
            {"target": "India", "aim": "Muralla"},
            "India no tiene muralla.",
            "India has no wall.",
        ),
        (
            "weapon_not_held",
            {"country": "India", "weapons": "Bomba atómica"},
            "En el depósito de India no hay bombas atómicas.",
            "There are no atomic bombs in the stock of India.",
        ),
        (
            "must_leave_one",
            {"country": "India", "least": 2},
            "En India tienen que quedar 2 tropas como mínimo.",
            "At least 2 troops must stay in India.",
        ),
    ],
)
def test_refusals_read_well(code, facts_, spanish, english):
    assert WORDS.sentence(code, "es", facts_) == spanish
    assert WORDS.sentence(code, "en", facts_) == english


def test_refusals_of_the_engine_have_their_facts(start):
    match = start(Rojo={"Brasil": {"troops": 3, "busy": 3}}, seats=["Rojo", "Azul"])
    fault = match.refuses("not_enough_ready", "WAR-4.7", "gather", "Brasil", "Metal", 1)
    assert fault.text("es") == "En Brasil no queda ni una tropa lista."
    fault = match.refuses("bad_amount", "WAR-7.1", "gather", "Brasil", "Metal", 0)
    assert fault.text("es") == "La cantidad tiene que ser un número entero, de 1 en adelante."
    fault = match.refuses("search_cap", "WAR-7.1", "gather", "Brasil", "Metal", 101)
    assert "100 tropas como máximo" in fault.text("es")


def test_news_read_well(start):
    rich = {"troops": 9, "planes": 3, "stock": {"Metal": 9, "Misil": 1}}
    match = start(Rojo={"Brasil": rich, "India": 2}, Azul="China 2, Argelia-Nigeria 3")
    match.act("build", "Brasil", "Avión", 2)
    match.act("strike_air", "Brasil", "China", "Tropas", 1)
    match.act("carry", "Brasil", "India", "Avión", 1, 0, [["Metal", 2]])
    match.act("defend", "Brasil", "Tropa", 2)
    match.act("fire", "Misil", "Brasil", "Argelia-Nigeria")
    said = [line.text for line in match.news(viewer=0, lang="es")]
    assert said == [
        "Rojo construye 2 aviones en Brasil.",
        "Rojo bombardea China desde Brasil con 1 avión, contra las tropas: 1 impacto, 1 pérdida.",
        "Rojo manda 1 avión de Brasil a India, sin tropas a bordo y con 2 de metal.",
        "Rojo deja 2 tropas a la defensa en Brasil.",
        "Rojo usa un misil contra Argelia-Nigeria desde Brasil: 2 tropas perdidas.",
    ]


def test_news_tell_of_a_wall_and_an_interception_even_if_nothing_falls(start):
    rich = {"troops": 9, "planes": 2}
    walled = {"troops": 1, "wall": 1, "planes": 2}
    match = start(Rojo={"Brasil": rich, "India": 2}, Azul={"Argelia-Nigeria": walled, "China": 2})
    match.act("strike_air", "Brasil", "Argelia-Nigeria", "Tropas", 2)
    match.act("attack", "Brasil", "Argelia-Nigeria", 1)
    said = [line.text for line in match.news(viewer=0, lang="es")]
    assert said == [
        "Rojo bombardea Argelia-Nigeria desde Brasil con 2 aviones, contra las tropas:"
        " caen 2 por lado en la intercepción; ningún impacto, sin pérdidas.",
        "Rojo ataca a Argelia-Nigeria desde Brasil con 1 tropa: 1 impacto contra una muralla"
        " que frena 2; pierde 1, y el defensor 0.",
    ]


@pytest.mark.parametrize("section", ["clauses", "decisions", "reasons", "events", "objectives"])
def test_one_voice(section):
    """Spanish without the accent of old on `solo`; in English players, who roll."""
    for id, entry in WORDS.sections[section].items():
        for name, text in entry.items():
            words = re.sub(r"\{.*?\}", "", str(text))
            if name.endswith(("es", "es_full")):
                assert not re.search(r"\b(sólo|ronda|tiro)\b", words), id
            elif name.endswith(("en", "en_full")):
                assert not re.search(r"\b(seats?|throws?|thrown|Europe)\b", words), id
