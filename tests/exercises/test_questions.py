"""Each kind of question, answered right and wrong, not yet, and with something else."""

import random
import tomllib
from pathlib import Path

import pytest

import teg_nb
from teg_nb import exercises
from teg_nb.engine.text.catalogue import placeholders
from teg_nb.exercises import KINDS, BadExercise, Choose, FindError, Judge, Mark, Number, Order
from teg_nb.widget import ExerciseWidget

CHILE = {"Blanco": "Chile 4", "Negro": "Argentina 2"}


def start(**more):
    return teg_nb.position(**{**CHILE, **more})


AROUND = ["Argentina", "Brasil", "Colombia", "Bolivia", "Australia"]
FAULTY = [
    ["Blanco", "attack", "Chile", "Argentina"],
    ["chance", "roll", [6, 4, 1], [5, 4]],
    ["Blanco", "attack", "Chile", "Sahara"],
    ["Blanco", "attack", "Chile", "Argentina"],
]
# The exercise, right answers, wrong ones, and values that are no answer of the kind.
CASES = {
    "mark": (
        lambda: Mark("q", "?", start=start(), asked="attack.target", where={"source": "Chile"}),
        [AROUND, "colombia, BOLIVIA, argentina, australia y brasil", set(AROUND)],
        [["Argentina"], [], [*AROUND, "Sahara"]],
        [7, ["Chili"], [3]],
    ),
    "mark what is blocked": (
        lambda: Mark("q", "?", start=start(phase="reinforce"), asked="place.country", blocked=True),
        [[]],
        [["Chile"]],
        [True],
    ),
    "judge what is not legal": (
        lambda: Judge("q", start=start(), move=["Blanco", "attack", "Chile", "Sahara"]),
        ["TEG-8.2", "teg-8.2"],
        ["legal", True, "TEG-8.1", "Sí, puede"],
        ["no", False, "illegal", "TEG-99.1", 4],
    ),
    "judge what is legal": (
        lambda: Judge(
            "q",
            start=start(),
            move=["Blanco", "attack", "Chile", "Argentina"],
            choices=["TEG-8.1", "TEG-8.2"],
        ),
        ["legal", True, 1],
        ["TEG-8.2", 3, "no"],
        [4, None, ...],
    ),
    "choose by number": (
        lambda: Choose(
            "q", "?", options=["attacker", {"es": "defensor", "en": "defender"}], right=2
        ),
        [2, [2], "2", "defensor", "DEFENDER"],
        [1, [1, 2]],
        [3, 0, "nobody", True],
    ),
    "choose by the rules": (
        lambda: Choose(
            "q",
            "?",
            start=start(),
            options=[
                {"text": "Sahara", "move": FAULTY[2]},
                {"text": "Argentina", "move": FAULTY[0]},
            ],
        ),
        [2],
        [1],
        ["Chile"],
    ),
    "number typed": (
        lambda: Number("q", "?", answer="5/12"),
        ["5/12", "15 de 36", "41,7 %", "41.7%", "41,7 por ciento", ".4166", 0.4166],
        ["1/2", "7/12", 0],
        ["many", 41.7, 50, "5/0", True, float("nan")],
    ),
    "number of the odds": (
        lambda: Number("q", "?", asked={"odds": [10, 5]}, game="teg", tolerance="1 %"),
        ["76,8 %", 0.77],
        ["42 %"],
        [77],
    ),
    "number counted": (
        lambda: Number("q", "?", start=start(), asked={"count": "attack", "source": "Chile"}),
        [5, "5"],
        [4],
        ["Chile"],
    ),
    "number of places": (
        lambda: Number("q", "?", start=start(), asked={"holds": "Blanco", "of": "armies"}),
        [4],
        [5],
        [[4]],
    ),
    "order of texts": (
        lambda: Order("q", "?", items=["one", "two", "three"]),
        [["one", "two", "three"]],
        [["three", "two", "one"], ["two", "one", "three"]],
        [["one", "two"], [1, 1, 2], "one", ["one", "two", "four"]],
    ),
    "order of dice": (
        lambda: Order(
            "q",
            "?",
            start=start(),
            asked={
                "after": [["attack", "Chile", "Argentina"], ["roll", [1, 6, 4], [5, 2]]],
                "event": "throw",
                "field": "attack",
            },
        ),
        [[6, 4, 1], ["6", "4", "1"]],
        [[1, 4, 6]],
        [[6, 6, 6]],
    ),
    "fault": (
        lambda: FindError("q", "?", start=start(), entries=FAULTY),
        [3, [3, "TEG-8.2"], (3,), "3", "la 3."],
        [1, 4, (3, "TEG-8.1")],
        [0, 5, "three", (3, "x"), []],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_question_is_answered(case):
    make, right, wrong, other = CASES[case]
    q = make()
    given = [1, 2, 3] if case == "order of texts" else q.right_answer()
    if case == "order of texts":
        assert q.judge(given).right is (q.options() == ["one", "two", "three"])
        given = q.right_answer()

    assert q.judge(given).right
    for answer in right:
        assert q.judge(answer).right is True, answer
    for answer in wrong:
        verdict = q.judge(answer)
        assert verdict.right is False, answer
        assert verdict.text.es != verdict.text.en
    for answer in [*other, None, ...]:
        assert q.judge(answer).right is None, answer
    assert q.tried == []  # to judge is not to try

    for answer in [other[0], wrong[0], wrong[0], right[0]]:
        q.check(answer)
    certain = q.tries == 1 or q.tried[0][1].ends  # then a second answer does not count
    assert [verdict.right for _, verdict in q.tried] == [False, True][: 1 if certain else 2]
    assert q.solved is not certain
    assert q.spent
    assert q.kind in case


def test_what_is_wrong_and_what_is_missing_are_said():
    q = CASES["mark"][0]()
    verdict = q.check(["Argentina", "Sahara"])
    assert (verdict.wrong, verdict.missing) == (("Sahara",), tuple(AROUND[1:]))
    rule = "Los dos países tienen que ser limítrofes: con frontera común o unidos por un puente."
    assert verdict.text.es == f"Uno está bien. Hay alguno de más. {rule} Faltan 4: seguí buscando."
    assert verdict.json("en") == {
        "right": False,
        "text": "One is right. There is one too many, at least. The two countries must be"
        " neighbours: with a common border or joined by a bridge. 4 are missing: go on looking.",
        "clause": "",
        "wrong": ["Sahara"],
        "missing": AROUND[1:],
    }


def test_a_name_that_is_mistyped_is_no_try():
    said = CASES["mark"][0]().check(["Argentna"])
    assert said.plain("es") == "… no hay ningún país 'Argentna'; ¿quisiste decir Argentina?"


def test_dice_are_ordered_by_their_faces_or_their_places():
    q = CASES["order of dice"][0]()
    assert sorted(q.options()) == ["1", "4", "6"]
    assert q.judge(q.right_answer()).right


def test_news_are_put_in_order():
    match = teg_nb.Match("teg", 3).run(teg_nb.POLICIES["greedy"], random.Random(2), limit=60)
    q = Order("news", "?", start=match, news=[40, 44])
    told = [line.text for line in match.news(40, 44, q.seat, "en")]
    assert q.judge(told).right
    assert not q.judge(told[::-1])


def test_a_foreseen_answer_has_a_comment_of_its_own():
    say = {"es": "Son los dados, no los ejércitos.", "en": "Those are the dice, not the armies."}
    q = Number("q", "?", answer=4, wrong=[{"answer": 3, "say": say}], clause="TEG-8.8")
    assert q.check(3).plain("es") == "✗ Son los dados, no los ejércitos."
    assert q.check(2).plain("es") == "✗ No es ese número. Releé la regla «Comparación» (TEG-8.8)."
    assert (
        q.check(4).plain("es").startswith("✓ Eso es. Cada lado ordena sus dados de mayor a menor")
    )


def test_hints_come_in_steps_and_a_solution_that_was_seen_is_counted():
    q = Number("q", "?", answer=4, hints=["Count.", "See TEG-8.8."], explain="Four it is.")
    assert q.clause == "TEG-8.8"
    rule = "Each side sorts its dice from high to low"
    hints = [q.hint().plain("en") for _ in range(3)]
    assert hints[0] == "Hint 1: Count."
    assert hints[1] == hints[2]
    assert hints[1].startswith(f"Hint 2: {rule}")
    assert (q.hinted, q.solution_seen, q.spent) == (2, False, False)
    assert q.solution().plain("es") == "Solución: La respuesta es 4. Four it is."
    assert q.solution_seen
    assert q.spent
    q = Number("q", "?", answer=4, hints=["TEG-8.4"])
    assert q.hint().plain("en").startswith("Hint 1: The attacker rolls one die")
    q = Number("q", "?", answer=3, hints=["TEG-8.4"])  # the rule says three
    assert q.hint().plain("en") == "Hint 1: Read the rule “Attacker's dice” again (TEG-8.4)."
    none = Number("q", "?", answer=4).hint().plain("en")
    assert none == "There are no more hints for this exercise."


def test_the_last_hint_is_a_similar_case_that_is_solved():
    q = CASES["judge what is not legal"][0]()
    hints = [q.hint().plain("es") for _ in range(3)]
    assert hints[0].startswith("Pista 1: Mirá Chile y Sahara")
    assert hints[-1].startswith(f"Pista {q.hinted}: Un caso parecido, resuelto: ¿Es legal")
    assert "No se puede." in hints[-1]
    assert q.has_more_hints is False
    assert not q.spent


def test_what_a_notebook_shows():
    q = CASES["judge what is legal"][0]()
    shown, _ = q._repr_mimebundle_()
    assert shown["text/html"].startswith('<div class="teg-exercise"><img')
    assert shown["text/plain"].splitlines()[1:3] == [
        "1. Sí, se puede.",
        "2. No. En su fase de ataque cada color puede atacar cuantas veces quiera, a cualquier"
        " rival y en cualquier orden, o no atacar.",
    ]
    hidden = Choose("q", "<b>?</b>", options=["<i>a", "b"], right=1)._repr_mimebundle_()[0]
    assert "<i>" not in hidden["text/html"]
    assert "&lt;b&gt;?&lt;/b&gt;" in hidden["text/html"]


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Number("", "?", answer=1), "name: a name has letters"),
        (lambda: Number("q", "", answer=1), "task: cannot be ''"),
        (lambda: Number("q", {"es": "?"}, answer=1), "task: cannot be"),
        (lambda: Number("q", "?", answer=1, hints=["TEG-8.99"]), "hints: no rule 'TEG-8.99'"),
        (
            lambda: Number("q", "?", answer=1, hints="TEG-8.9"),
            "hints: cannot be 'TEG-8.9'; it is a",
        ),
        (lambda: Number("q", "?", answer=1, clause="XYZ-1"), "clause: no rulebook 'XYZ'"),
        (lambda: Number("q", "?", answer=1, wrong=[3]), "wrong: cannot be 3"),
        (
            lambda: Mark(
                "q",
                "?",
                start=start(),
                asked="attack.target",
                wrong=[{"answer": ["Brasill"], "say": "No."}],
            ),
            "wrong: no country 'Brasill'; did you mean Brasil",
        ),
        (
            lambda: Choose(
                "q", "?", options=["a", "b"], right=1, wrong=[{"answer": 3, "say": "No."}]
            ),
            "wrong: 3 is not that kind of answer",
        ),
        (lambda: Choose("q", "?", options=["a", "b"], right=[1, "a"]), "right: it must name"),
        (lambda: Choose("q", "?", options=["a", "b"], right=True), "right: it must name"),
        (lambda: Number("q", "?"), "answer: exactly one of asked and answer"),
        (lambda: Number("q", "?", answer="x"), "answer: cannot be 'x'"),
        (lambda: Number("q", "?", answer=1, tolerance="x"), "tolerance: cannot be 'x'"),
        (lambda: Number("q", "?", asked={"count": "attack"}), "asked: cannot be"),
        (lambda: Number("q", "?", asked={"odds": [1]}), "asked.odds: it is written [10, 5]"),
        (
            lambda: Number("q", "?", start=start(), asked={"count": "atack"}),
            "asked.count: no verb 'atack'; did you mean attack",
        ),
        (
            lambda: Number("q", "?", start=start(), asked={"count": "attack", "source": "Chili"}),
            "asked.source: no country 'Chili'; did you mean Chile",
        ),
        (
            lambda: Number("q", "?", start=start(), asked={"holds": "Blnco"}),
            "asked.holds: no seat 'Blnco'; did you mean Blanco?",
        ),
        (
            lambda: Number("q", "?", start=start(), asked={"most": "attack"}),
            "asked.most: attack takes no amount",
        ),
        (
            lambda: Number(
                "q", "?", start=start(), asked={"after": [], "event": "throws", "field": "attack"}
            ),
            "asked.event: no event 'throws'; did you mean throw?",
        ),
        (lambda: Mark("q", "?", asked="attack.target"), "start: it is missing"),
        (lambda: Mark("q", "?", start=3, asked="attack.target"), "start: cannot be 3"),
        (lambda: Mark("q", "?", start=start(), asked="attack.to"), "asked: no field 'to'"),
        (
            lambda: Mark("q", "?", start=start(), asked="attack.target", seat="Rosa"),
            "seat: no seat 'Rosa'",
        ),
        (
            lambda: Judge("q", start=start(), move=["Blanco", "atack"]),
            "move: there is no action 'atack'",
        ),
        (lambda: Choose("q", "?", options=["a"], right=1), "options: at least 2"),
        (lambda: Choose("q", "?", options=["a", "b"], right=3), "right: it must name options"),
        (
            lambda: Choose("q", "?", options=["a", "b", "A"], right=1),
            "options: 1 and 3 say the same: 'A'",
        ),
        (
            lambda: Choose(
                "q", "?", options=[{"es": "sí", "en": "yes"}, {"es": "Si", "en": "no"}], right=1
            ),
            "options: 1 and 2 say the same: 'Si'",
        ),
        (
            lambda: Judge(
                "q",
                start=start(),
                move=["Blanco", "attack", "Chile", "Sahara"],
                choices=["TEG-8.2", "teg-8.2"],
            ),
            "choices: 1 and 2 say the same: ",
        ),
        (
            lambda: Judge(
                "q",
                start=start(),
                move=["Blanco", "attack", "Chile", "Sahara"],
                choices=["TEG-8.1", "TEG-8.3"],
            ),
            "choices: the clause against the move is missing: TEG-8.2",
        ),
        (lambda: Order("q", "?", items=["a", "a"]), "items: at least 2"),
        (lambda: Order("q", "?"), "items: exactly one of items, news and asked"),
        (
            lambda: FindError("q", "?", start=start(), entries=FAULTY[:2]),
            "entries: no entry breaks a rule",
        ),
    ],
)
def test_an_exercise_that_cannot_be_names_what_is_wrong(make, said):
    with pytest.raises(BadExercise) as fault:
        make()
    assert str(fault.value).startswith(said)
    assert fault.value.text("es") != str(fault.value)


def test_every_sentence_is_said_somewhere_and_in_both_languages():
    folder = Path(exercises.__file__).parent
    words = tomllib.loads(
        (folder.parent / "engine" / "text" / "locale" / "exercises.toml").read_text("utf-8")
    )
    others = ("widget/session", "widget/exercises", "cli")
    sources = [*folder.rglob("*.py")]
    sources += [path for other in others for path in (folder.parent / other).glob("*.py")]
    code = "".join(path.read_text("utf-8") for path in sources)
    assert set(words.pop("kinds")) == {*KINDS, "tell"}
    for section, entries in words.items():
        for key, said in entries.items():
            assert f'"{key}"' in code or f'"{key.removesuffix("_one")}"' in code, (section, key)
            assert placeholders(said["es"]) == placeholders(said["en"]), (section, key)


def test_no_chance_at_all_is_not_a_small_chance():
    q = Number("small", "?", answer="1/250")
    assert not q.check(0)
    assert q.check("0.4 %")
    assert Number("big", "?", answer="5/12").check(0.42)


def test_the_clause_that_a_fault_is_about_is_right_as_well_as_that_which_refuses_it():
    snow = start(situation="snow")
    entries = [FAULTY[0], ["chance", "roll", [6, 4, 1], [5, 3]]]
    q = FindError("q", "?", start=snow, entries=entries, clause="TEG-6.4")
    assert q.right_answer() == [2, "TEG-8.6"]
    assert [bool(q.judge([2, word])) for word in ("TEG-8.6", "TEG-6.4", "TEG-8.2")] == [
        True,
        True,
        False,
    ]


def test_a_chapter_has_no_two_of_one_name():
    tie = [Choose("tie", "?", options=["a", "b"], right=1) for _ in range(2)]
    with pytest.raises(BadExercise, match="exercises: two exercises are called 'tie'"):
        exercises.Chapter(tie)


def test_of_several_broken_clauses_each_is_right():
    """Argentina is another's (TEG-7.3), and nine are more armies than are due (TEG-7.1)."""
    here = teg_nb.position(Blanco="Chile 4", Negro="Argentina 2", phase="reinforce")
    keys = {"start": here, "move": ["Blanco", "place", "Argentina", 9]}
    one = Judge("q", **keys)
    assert (one.refusal.clause, bool(one.judge("TEG-7.1"))) == ("TEG-7.3", False)
    both = Judge("q", also=["TEG-7.1"], **keys)
    asked = ("TEG-7.3", "TEG-7.1", "TEG-8.2", "legal")
    assert [bool(both.judge(item)) for item in asked] == [True, True, False, False]
    with pytest.raises(BadExercise, match="also: changed in one thing"):
        Judge("q", also=["TEG-8.2"], **keys)


@pytest.mark.parametrize("stops", [3, None, "ab", [1], []])
def test_what_is_no_exercise_is_not_shown(stops):
    for show in (exercises.Chapter, ExerciseWidget):
        with pytest.raises(BadExercise):
            show(stops)


@pytest.mark.clause("CHP-0.7")
@pytest.mark.parametrize("key", ["task", "hints", "explain", "wrong", "clause"])
def test_a_text_that_cites_a_chapter_out_is_refused(key):
    texts = {
        "task": "TEG-9.1?",
        "hints": ["TEG-D-35"],
        "explain": "TEG-9.5",
        "wrong": [{"answer": 2, "say": "TEG-9.5"}],
        "clause": "TEG-9.1",
    }
    asked = {"task": "?", "options": ["a", "b"], "right": 1, key: texts[key]}
    assert Choose("q", start=start(), **asked)
    with pytest.raises(BadExercise, match=f"{key}: TEG-.* is not in force at this table"):
        Choose("q", start=start(options={"missiles": False}), **asked)
