"""EGG-10: question files, the teacher's own and that of the package."""

from __future__ import annotations

import json
import time
import timeit
from dataclasses import replace
from types import SimpleNamespace

import pytest

from teg_nb import GAMES, BadLog, IllegalAction, Match, catalogue
from teg_nb.engine.games.eggar import question_bank
from teg_nb.engine.games.eggar.question_bank import bundled, parse_questions, read_questions
from teg_nb.engine.games.eggar.question_phase import drawable

GAME = GAMES["eggar"]
WORDS = catalogue("eggar")


def question(**changes):
    """A sound question in two languages, with something changed; None takes a field away."""
    entry = {
        "id": "one-1",
        "level": 1,
        "topic": "americas",
        "source": "A book",
        "answer": 1,
        "es": {
            "question": "¿Quién cruzó los Andes en 1817?",
            "choices": ["Belgrano", "San Martín"],
        },
        "en": {"question": "Who crossed the Andes in 1817?", "choices": ["Belgrano", "San Martín"]},
        **changes,
    }
    return {name: value for name, value in entry.items() if value is not None}


def text(question="¿Quién cruzó los Andes en 1817?", choices=("Belgrano", "San Martín"), **more):
    return {"question": question, "choices": list(choices), **more}


def faulty(given, line, fault, lines=None):
    with pytest.raises(IllegalAction) as caught:
        parse_questions(given, lines)
    assert (caught.value.code, caught.value.clause) == ("bad_questions", "EGG-10.1")
    assert (caught.value.facts["line"], caught.value.facts["fault"]) == (line, fault)
    for lang in ("es", "en"):
        assert f" {line}: " in caught.value.text(lang)
        assert WORDS.label("faults", fault, lang) in caught.value.text(lang)
    return caught.value


FAULTS = [
    ("not_object", ["a word"]),
    ("unknown_field", [question(colour="red")]),
    ("missing_field", [question(answer=None)]),
    ("missing_field", [question(id=None)]),
    ("missing_field", [question(level=None)]),
    ("bad_id", [question(id="ab")]),
    ("bad_id", [question(id="Uno-1")]),
    ("bad_id", [question(id=12345)]),
    ("bad_level", [question(level=0)]),
    ("bad_level", [question(level=4)]),
    ("bad_level", [question(level="impossible")]),
    ("bad_level", [question(level=True)]),
    ("bad_language", [question(lang="fr", es=None, en=None, question="?", choices=[])]),
    ("bad_language", [question(question="Again?", choices=["a", "b"])]),
    ("bad_text", [question(source=7)]),
    ("bad_text", [question(topic="x" * 301)]),
    ("bad_text", [question(es="¿Quién cruzó los Andes en 1817?")]),
    ("bad_text", [question(es=text(hint="no"))]),
    ("bad_text", [question(es=text(note=3))]),
    ("no_text", [question(es=None, en=None)]),
    ("bad_question", [question(es=text("¿Quién?"))]),
    ("bad_question", [question(es=text("x" * 201))]),
    ("bad_question", [question(es={"choices": ["a", "b"]})]),
    ("bad_choices", [question(es=text(choices=["alone"]))]),
    ("bad_choices", [question(es=text(choices=list("abcde")))]),
    ("bad_choices", [question(es=text(choices=["a", " "]))]),
    ("bad_choices", [question(es=text(choices=["a", 2]))]),
    ("bad_choices", [question(es=text(choices=["a", "x" * 121]))]),
    ("bad_choices", [question(es={"question": "¿Cuál de las dos?", "choices": "ab"})]),
    ("same_choice", [question(es=text(choices=["Roma", " roma "]))]),
    ("languages_differ", [question(es=text(choices=["a", "b", "c"]))]),
    ("unseen_character", [question(es=text("¿Quién \x00 cruzó los Andes?"))]),
    ("unseen_character", [question(es=text(choices=["Belgrano\x07", "San Martín"]))]),
    ("unseen_character", [question(es=text(note="En \u202e1817."))]),
    ("unseen_character", [question(source="\x1b[31mA book")]),
    ("unseen_character", [question(topic="\ud800")]),
    ("bad_answer", [question(answer=2)]),
    ("bad_answer", [question(answer=-1)]),
    ("bad_answer", [question(answer="1")]),
    ("bad_answer", [question(answer=[0, 1])]),
    ("same_id", [question(), question(es=text("¿Otra pregunta distinta?"), en=None)]),
]


@pytest.mark.clause("EGG-10.1")
@pytest.mark.parametrize(
    ("fault", "given"), FAULTS, ids=[f"{n}-{f}" for n, (f, _) in enumerate(FAULTS)]
)
def test_every_fault_is_named_with_its_line(fault, given):
    faulty(
        [question(id="before", es=text("¿Una pregunta anterior?"), en=None), *given],
        1 + len(given),
        fault,
    )


@pytest.mark.clause("EGG-10.1")
def test_the_same_question_twice():
    faulty([question(), question(id="two-2")], 2, "same_question")
    again = question(
        id="two-2", es=text("¿Otra pregunta?  "), en=text("who crossed  THE andes in 1817?")
    )
    faulty([question(), again], 2, "same_question")


def test_every_fault_of_the_catalogue_can_happen():
    of_files = {"not_utf8", "empty", "not_json", "same_field", "too_many", "too_long", "too_large"}
    of_tables = {fault for _, _, fault, _ in TABLE_FAULTS}
    known = {fault for fault, _ in FAULTS} | {"same_question"} | of_files | of_tables
    assert known == set(WORDS.sections["faults"])


@pytest.mark.clause("EGG-10.1")
def test_a_sound_question_and_its_plain_form():
    (parsed,) = parse_questions([question(level="hard", es=text(note="En 1817."))])
    assert (parsed.id, parsed.level, parsed.answer) == ("one-1", 2, 1)
    assert (parsed.topic, parsed.source) == ("americas", "A book")
    assert parsed.text("es").note == "En 1817."
    assert parse_questions([parsed.plain()]) == (parsed,)
    assert json.loads(json.dumps(parsed.plain())) == parsed.plain()


@pytest.mark.clause("EGG-10.1")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_one_language_serves_both(lang):
    (nested,) = parse_questions([question(**{"es": None, "en": None, lang: text()})])
    flat = {**text(), "id": "one-1", "level": "easy", "answer": 1, "lang": lang, "licence": "CC0"}
    (beside,) = parse_questions([{**flat, "topic": "americas", "source": "A book", "author": "us"}])
    assert nested == beside
    assert nested.text("es") == nested.text("en")
    assert parse_questions([nested.plain()]) == (nested,)


def test_the_answer_and_the_notes_are_not_read_aloud():
    (parsed,) = parse_questions([question(es=text(note="En 1817."))])
    aloud = parsed.unanswered()
    assert aloud.answer == -1
    assert "1817." not in str(aloud.es.note)
    assert aloud.es.choices == parsed.es.choices


# Files


def read(tmp_path, name, content):
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return read_questions(path)


def faulty_file(tmp_path, name, content, line, fault):
    with pytest.raises(IllegalAction) as caught:
        read(tmp_path, name, content)
    assert caught.value.code == "bad_questions"
    assert (caught.value.facts["line"], caught.value.facts["fault"]) == (line, fault)
    for lang in ("es", "en"):
        assert "…" not in caught.value.text(lang)
    return caught.value


@pytest.mark.clause("EGG-10.1")
def test_json_lines(tmp_path):
    other = question(id="two-2", es=text("¿Otra pregunta más?"), en=None, level=3)
    lines = [json.dumps(question(), ensure_ascii=False), "", json.dumps(other)]
    parsed = read(tmp_path, "own.jsonl", "\ufeff" + "\r\n".join(lines))
    assert [item["id"] for item in parsed] == ["one-1", "two-2"]
    assert [item["level"] for item in parsed] == [1, 3]
    faulty_file(tmp_path, "own.jsonl", "\n".join([*lines, "{oops"]), 4, "not_json")
    faulty_file(tmp_path, "own.jsonl", "\n".join([*lines, lines[0]]), 4, "same_id")
    faulty_file(tmp_path, "own.jsonl", "\n\n", 1, "empty")
    faulty_file(tmp_path, "own.jsonl", lines[0].encode() + b"\n\xff", 2, "not_utf8")


TABLE = """level,question,a,b,c,d,answer,note
fácil,"¿Quién cruzó los Andes, en 1817?",Belgrano,San Martín,,,b,En enero.

Difícil,¿En qué año fue la batalla de Maipú?,1817,1818,1819,1820,B,
2,"¿Qué ciudad
fue sitiada en 1807?",Lima,Buenos Aires,Quito,,b,
"""


@pytest.mark.clause("EGG-10.1")
@pytest.mark.parametrize("semicolons", [False, True])
def test_a_table_in_one_language(tmp_path, semicolons):
    content = TABLE
    if semicolons:
        content = content.replace("Andes, en", "Andes# en").replace(",", ";").replace("#", ",")
    parsed = read(tmp_path, "own.CSV", content)
    assert [item["level"] for item in parsed] == [1, 3, 2]
    assert [item["answer"] for item in parsed] == [1, 1, 1]
    assert [len(item["es"]["choices"]) for item in parsed] == [2, 4, 3]
    assert [item["id"] for item in parsed] == ["line-2", "line-4", "line-5"]
    assert parsed[0]["es"]["note"] == "En enero."
    assert "en" not in parsed[0]


@pytest.mark.clause("EGG-10.1")
def test_a_table_in_two_languages(tmp_path):
    content = (
        "id,level,topic,source,question_es,a_es,b_es,question_en,a_en,b_en,answer\n"
        "andes-1,easy,americas,A book,¿Quién cruzó los Andes?,Belgrano,San Martín,"
        "Who crossed the Andes?,Belgrano,San Martín,b\n"
    )
    (parsed,) = read(tmp_path, "own.csv", content)
    assert (parsed["id"], parsed["topic"], parsed["source"]) == ("andes-1", "americas", "A book")
    assert parsed["en"]["question"] == "Who crossed the Andes?"


HEAD = "level,question,a,b,answer\n"
GOOD = "1,¿Quién cruzó los Andes?,Belgrano,San Martín,b\n"


SPANISH = "Nivel;Pregunta;A;B;Respuesta\n"
SPLIT = "level,question_es,a_es,b_es,a_en,b_en,answer\n"
SEVEN = "level,question,a,b,c,d,answer\n"
TABLE_FAULTS = [
    (HEAD + GOOD + "1,¿Y esta otra?,x,y,c\n", 3, "no_such_choice", "c"),
    (HEAD + GOOD + "1,¿Y esta otra?,x,y,e\n", 3, "bad_letter", "e"),
    (HEAD + GOOD + "1,¿Y esta otra?,x,y,2\n", 3, "bad_letter", "2"),
    (HEAD + GOOD + "1,¿Y esta otra?,x,y,ab\n", 3, "bad_letter", "ab"),
    (HEAD + GOOD + "1,¿Y esta otra?,x,y,\n", 3, "missing_field", "answer"),
    (SPANISH + ";¿Y esta otra?;x;y;a\n", 2, "missing_field", "Nivel"),
    (HEAD + GOOD + "5,¿Y esta otra?,x,y,a\n", 3, "bad_level", "5"),
    (HEAD + GOOD + "1,¿Y esta otra?,x,,a\n", 3, "bad_choices", "x"),
    (HEAD + GOOD + "1,¿Quién?,x,y,a\n", 3, "bad_question", "¿Quién?"),
    (HEAD + GOOD + "1,¿Y esta otra?,x,y,a,z\n", 3, "too_many_cells", "z"),
    (HEAD + GOOD + "1,,,,a\n", 3, "no_text", "line-3"),
    (HEAD + GOOD + GOOD, 3, "same_question", "¿Quién cruzó los Andes?"),
    ("nivel,pregunta,a,b\n", 1, "missing_column", "answer / respuesta"),
    ("level,a,b,answer\n1,x,y,a\n", 1, "missing_column", "question / pregunta"),
    ("level,pregunta_es,a_es,answer\n", 1, "missing_column", "b_es"),
    (
        SPLIT,
        1,
        "missing_column",
        "question_en / pregunta_en",
    ),
    ("level,quest,a,b,answer\n", 1, "unknown_column", "quest"),
    ("level,question_fr,a,b,answer\n", 1, "unknown_column", "question_fr"),
    ("level,level,question,a,b,answer\n", 1, "same_column", "level"),
    ("level,Nivel,question,a,b,answer\n", 1, "same_column", "Nivel"),
    (
        SEVEN + "1,¿Quién cruzó, en 1817, los Andes?,X,Y,b\n",
        2,
        "loose_separator",
        "1,¿Quién",
    ),
    (
        SEVEN + "1,¿Quién cruzó,en 1817,los Andes?,X,Y,b\n",
        2,
        "loose_separator",
        "1,¿Quién",
    ),
    (
        SEVEN + "1,Who led 1,000 men over the Andes?,X,Y,,b\n",
        2,
        "loose_separator",
        "1,Who",
    ),
    ("level,question,question_es,a,b,a_es,b_es,answer\n1,x,y,a,b,c,d,a\n", 2, "bad_language", "es"),
    (HEAD, 1, "empty", "own.csv"),
    (HEAD + '1,"¿Quién cruzó los Andes?,x,y,a\n', 2, "not_table", ""),
    (HEAD + '1,"¿Quién" cruzó los Andes?,x,y,a\n', 2, "not_table", ""),
    (HEAD + GOOD + "1,¿Quién\x07 fue?,x,y,a\n", 3, "unseen_character", "U+0007"),
    (HEAD + GOOD + "1," + "x" * 10_000 + ",x,y,a\n", 3, "too_long", "1,xxx"),
]


@pytest.mark.clause("EGG-10.1")
@pytest.mark.parametrize(
    ("content", "line", "fault", "what"),
    TABLE_FAULTS,
    ids=[f"{n}-{fault}" for n, (_, _, fault, _) in enumerate(TABLE_FAULTS)],
)
def test_faults_of_a_table_are_named_by_line_as_they_are_written(
    tmp_path, content, line, fault, what
):
    assert faulty_file(tmp_path, "own.csv", content, line, fault).facts["what"].startswith(what)


@pytest.mark.clause("EGG-10.1")
@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("name", ["own.csv", "own.tsv"])
def test_spanish_headings_and_any_separator(tmp_path, separator, name):
    rows = [
        ["Nivel", "Tema", "Pregunta", "A", "B", "Respuesta", "Nota", "Fuente", ""],
        ["media", "américas", "¿Quién cruzó los Andes?", "x", "y", "B", "En 1817.", "Un libro", ""],
    ]
    content = "\r\n".join(separator.join(row) for row in rows)
    (parsed,) = read(tmp_path, name, content)
    assert (parsed["level"], parsed["answer"], parsed["topic"]) == (2, 1, "américas")
    assert (parsed["es"]["note"], parsed["source"]) == ("En 1817.", "Un libro")


@pytest.mark.clause("EGG-10.1")
def test_a_spreadsheet_may_say_what_separates_its_cells(tmp_path):
    content = "sep=;\r\n" + (HEAD + GOOD).replace(",", ";")
    (parsed,) = read(tmp_path, "own.csv", content)
    assert parsed["id"] == "line-3"
    spoilt = content.replace(";b\n", ";7\n")
    faulty_file(tmp_path, "own.csv", spoilt, 3, "bad_letter")


@pytest.mark.clause("EGG-10.1")
def test_a_space_after_every_comma_is_a_habit_and_no_fault(tmp_path):
    content = 'level, question, a, b, answer\n1, "¿Quién cruzó, en 1817, los Andes?", x, y, b\n'
    (parsed,) = read(tmp_path, "own.csv", content)
    assert parsed["es"]["question"] == "¿Quién cruzó, en 1817, los Andes?"


@pytest.mark.clause("EGG-10.1")
def test_a_field_that_stands_twice_is_refused(tmp_path):
    line = json.dumps(question())
    twice = line.replace('"level": 1', '"level": 1, "level": 2')
    assert faulty_file(tmp_path, "own.jsonl", twice, 1, "same_field").facts["what"] == "level"
    inner = line.replace('"choices":', '"choices": [], "choices":', 1)
    faulty_file(tmp_path, "own.jsonl", inner, 1, "same_field")


@pytest.mark.clause("EGG-10.1")
def test_a_fault_shows_no_character_that_a_terminal_obeys(tmp_path):
    content = HEAD + GOOD + "1,¿Y esta otra?,x,y,\x1b[31m\n"
    shown = faulty_file(tmp_path, "own.csv", content, 3, "bad_letter").facts["what"]
    assert shown == "\ufffd[31m"


@pytest.mark.clause("EGG-10.1")
def test_limits_of_a_file_are_said(tmp_path, monkeypatch):
    for lang, spelt in (("es", "10.000"), ("en", "10,000")):
        label = WORDS.label("faults", "too_long", lang)
        assert spelt in label
        assert question_bank.LONGEST_LINE == 10_000
        assert str(question_bank.MOST) in WORDS.label("faults", "too_many", lang).replace(",", "")
        assert f"{question_bank.LARGEST // 10**6} MB" in WORDS.label("faults", "too_large", lang)
    monkeypatch.setattr(question_bank, "MOST", 1)
    other = GOOD.replace("los Andes", "los Alpes")
    assert len(read(tmp_path, "own.csv", HEAD + GOOD)) == 1
    faulty_file(tmp_path, "own.csv", HEAD + GOOD + other, 3, "too_many")
    monkeypatch.setattr(question_bank, "LARGEST", 20)
    faulty_file(tmp_path, "own.csv", HEAD + GOOD, 1, "too_large")


@pytest.mark.clause("EGG-7.8", "EGG-10.1")
def test_a_card_of_a_large_set_is_drawn_in_time_that_grows_with_the_set():
    def seconds(cards):
        settings = SimpleNamespace(piles=((1 << cards) - 1,))
        state = SimpleNamespace(chance="question", level=0, used=0b101, settings=settings)
        assert drawable(state) == (1, *range(3, cards))
        timer = timeit.Timer(lambda: drawable(state), timer=time.process_time)
        return min(timer.repeat(number=1, repeat=9))

    assert seconds(100_000) < 200 * seconds(5_000)  # 20 times the cards; it was 400 once


# Sets in a match


@pytest.mark.clause("EGG-10.1", "D-8")
def test_an_own_set_goes_with_the_log(begin, tmp_path):
    table = begin(2)
    assert table.settings.options.question_set == ""
    assert len(table.header()["options"]["questions"]) == 5
    table.turn_over()
    again = Match.load(table.save(tmp_path / "own.jsonl"))
    assert again.states == table.states
    assert again.settings.questions == table.settings.questions


@pytest.mark.clause("EGG-10.1")
def test_the_set_of_the_package_is_named_by_its_checksum(tmp_path):
    match = Match("eggar", 2)
    named = match.header()["options"]
    assert named == {"question_set": question_bank.bundled_name()}
    assert len(named["question_set"]) == 16
    path = match.save(tmp_path / "log.jsonl")
    assert Match.load(path).state == match.state
    path.write_text(path.read_text().replace(named["question_set"], "0123456789abcdef"))
    with pytest.raises(BadLog, match=r"0123456789abcdef.*other_question_set"):
        Match.load(path)


@pytest.mark.clause("EGG-10.1")
def test_a_text_may_be_put_better_without_harm_to_the_logs(monkeypatch):
    named, cards = question_bank.bundled_name(), bundled()
    first = replace(cards[0], es=replace(cards[0].es, question="¿Y de otro modo?", note="Sí."))
    for changed, same in [(first, True), (replace(first, answer=3), False)]:
        monkeypatch.setattr(question_bank, "bundled", lambda changed=changed: (changed, *cards[1:]))
        assert (question_bank.bundled_name.__wrapped__() == named) == same


@pytest.mark.clause("EGG-10.1")
def test_another_set_of_the_package_is_refused(refused_setup):
    fault = refused_setup("other_question_set", "EGG-10.1", 2, {"question_set": "0123"})
    assert fault.facts["wanted"] == "0123"


@pytest.mark.clause("EGG-10.1")
@pytest.mark.parametrize(
    ("level", "cards", "lacking"),
    [
        ("reader", [1, 2], "hard"),
        ("medium", [1, 3], "medium"),
        ("easy", [2], "easy"),
    ],
)
def test_every_level_that_can_be_asked_needs_a_card(refused_setup, level, cards, lacking):
    given = [
        question(id=f"card-{n}", level=n, es=text(f"¿Pregunta número {n}?"), en=None) for n in cards
    ]
    options = {"questions": given, "question_level": level}
    fault = refused_setup("no_question_of_level", "EGG-10.1", 2, options)
    assert fault.facts["level"] == lacking
    fine = {**options, "question_level": ("easy", "medium", "hard")[cards[0] - 1]}
    assert len(GAME.setup(2, fine).settings.questions) == len(cards)


@pytest.mark.clause("EGG-10.1")
def test_faults_in_the_options_are_named_by_place(refused_setup):
    fault = refused_setup("bad_questions", "EGG-10.1", 2, {"questions": [question(), "x"]})
    assert fault.facts["line"] == 2


@pytest.mark.clause("EGG-10.1", "EGG-1.3")
def test_the_full_set_has_a_hundred_of_each_level():
    for level in range(3):
        assert sum(card.level == level for card in bundled()) >= 100


@pytest.mark.clause("EGG-10.2")
def test_choices_stay_in_the_order_of_the_file(start, pick):
    table = start(Verde="A4", Azul="K9", phase="question", question="easy-1")
    card = GAME.observe(table.state, 1).card
    assert card.text("es").choices == tuple(f"opción {n} de easy-1" for n in range(3))
    (event,) = pick(table.act("answer", 2, seat="Azul"), "question_answered")
    assert event.right


@pytest.mark.clause("EGG-10.3")
def test_every_question_of_the_package_says_where_it_can_be_checked():
    assert all(card.source and card.topic for card in bundled())
    assert all(card.text("es") != card.text("en") for card in bundled())
