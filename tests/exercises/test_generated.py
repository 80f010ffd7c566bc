"""Exercises made by the engine: all games, one seed, by clause; Leitner's boxes."""

import json
from itertools import islice

import pytest
from chapter_words import TABLES, named_chapters

import teg_nb
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.exercises import BadExercise, Choose, Practice, generate
from teg_nb.exercises.generated import ABOUT
from teg_nb.exercises.text import rule_of
from teg_nb.widget import ExerciseWidget

pytestmark = pytest.mark.slow

ASKED = {
    "teg": {"legal", "which", "fault", "reach", "due", "worth", "most", "held"},
    "tgm": {"legal", "which", "fault", "reach", "due", "worth", "most", "held"},
    "reconquista": {"legal", "which"},
    "wargame": {"legal", "which", "fault", "reach", "most", "held"},
    "eggar": {"legal", "which", "fault", "reach", "held"},
}
games = pytest.mark.parametrize("game", ASKED)


@games
def test_made_exercises_are_answered_by_the_rules(game):
    made = list(islice(generate(game, seed=1), 60))
    assert {item.name.split()[1] for item in made} == ASKED[game]
    for q in made:
        assert q.judge(q.right_answer()).right, q
        assert q.clause.startswith(teg_nb.catalogue(game).prefix)
        assert q.task.es != q.task.en or q.name.split()[1] == "legal"
        if q.kind in ("choose", "fault"):
            right = q.right_answer()[0]
            assert q.judge(right % len(q.options()) + 1).right is False, q
            continue
        wrong = {"mark": [], "number": "999999/7"}.get(q.kind)
        if q.kind == "judge":
            wrong = "legal" if q.refusal else q.choices[0]
            assert len(q.options()) == 5
            assert all(id.startswith(teg_nb.catalogue(game).prefix) for id in q.choices)
            assert q.refusal is None or q.refusal.clause in q.choices
        assert q.judge(wrong).right is False, q


@games
def test_the_same_seed_gives_the_same_exercises(game):
    first, second, other = (
        [(q.name, q.plain(), q.right_answer()) for q in islice(generate(game, seed=seed), 8)]
        for seed in (3, 3, 4)
    )
    assert first == second
    assert first != other


@pytest.mark.clause("CHP-0.7", "CHP-4.6")
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_made_exercises_name_no_chapter_that_is_out(game, options):
    for q in islice(generate(game, seed=3, options=options), 15):
        assert q.settings.chapters_off == teg_nb.Match(game, 3, options).settings.chapters_off
        assert q.judge(q.right_answer()).right
        assert q.settings.in_force(q.clause)
        for lang in ("es", "en"):
            shown = [q.html(lang), q.explained.in_language(lang), *q.options(lang)]
            shown += [q.judge(wrong).plain(lang) for wrong in ("legal", [], 1)]
            assert not named_chapters(q.settings, " ".join(shown)), shown
            bare = {f"No. {rule_of(id)[0].in_language(lang)}." for id in getattr(q, "choices", ())}
            assert bare.isdisjoint(q.options(lang))  # a reason is a sentence


@pytest.mark.clause("CHP-0.7")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_board_of_an_exercise_names_no_chapter_that_is_out(lang):
    practice = Practice("teg", seed=4, options={"preset": "dice"})
    widget = ExerciseWidget(practice, lang=lang)
    for stop in range(8):
        widget.go(stop)
        page = json.dumps([widget.told, widget.view], ensure_ascii=False)
        assert not named_chapters(widget.stop.settings, page), page


def test_practice_at_another_table_has_other_names_and_leaves_out_its_topics():
    whole = Practice("teg", seed=5, about="legal")
    classic = Practice("teg", seed=5, about="legal", options={"preset": "classic"})
    answered("teg legal TEG-9.5 0-1", right=False)  # of missiles
    answered("teg legal TEG-8.2 0-2", right=False)
    answered("teg legal TEG-8.3 0-3", right=True)
    assert topic(next(whole)) == "TEG-9.5"
    again = next(classic)
    assert topic(again) == "TEG-8.2"
    assert again.name.split()[3].split("-")[1] == "classic"


def test_by_what_is_asked_by_clause_and_by_level():
    assert all(q.kind == "mark" for q in islice(generate("teg", topic="reach"), 5))
    made = list(islice(generate("teg", clause="TEG-8.2", topic="legal"), 4))
    assert [q.clause for q in made] == ["TEG-8.2"] * 4
    assert all(q.right_answer() == "TEG-8.2" for q in made)
    by_rules = {"legal", "which", "fault"}
    assert {q.name.split()[1] for q in islice(generate(level=1), 8)} <= {"held", *by_rules}
    assert {q.name.split()[1] for q in islice(generate("tgm", level=3), 8)} <= {"most", *by_rules}


def test_an_exchange_is_worth_what_the_rules_say():
    q = next(generate("teg", seed=1, topic="worth"))
    assert int(q.right_answer()) in (6, 10, 15, 20)
    assert q.clause == "TEG-7.10"


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: generate("risk"), UnknownName),
        (lambda: generate(topic="legl"), UnknownName),
        (lambda: generate(level=4), BadArgument),
        (lambda: generate(clause="TEG-99.9"), BadExercise),
        (lambda: next(generate("eggar", topic="due")), BadExercise),
    ],
)
def test_what_cannot_be_made(call, error):
    with pytest.raises(error) as fault:
        call()
    assert fault.value.text("es") != fault.value.text("en")


def topic(q):
    return q.name.split()[2]


def answered(name, right):
    q = Choose(name, "?", options=["a", "b"], right=1)
    q.check(1 if right else 2)


def test_what_was_wrong_comes_again_ever_more_seldom():
    practice = Practice("teg", seed=5, about="legal")
    answered("teg legal TEG-8.2 0-1", right=False)
    assert topic(next(practice)) != "TEG-8.2"  # not at once
    answered("teg legal TEG-9.5 0-2", right=True)
    again = next(practice)  # box 1: after one other
    assert (topic(again), again.clause) == ("TEG-8.2", "TEG-8.2")
    again.check(again.right_answer())
    assert {template.clause: box for template, box in practice.boxes.items()} == {
        "TEG-8.2": 2, "TEG-9.5": 2,
    }  # fmt: skip
    answered("teg legal TEG-5.1 0-3", right=True)
    assert topic(next(practice)) == "TEG-9.5"  # box 2: after two others
    answered("teg legal TEG-9.5 0-4", right=True)
    assert topic(next(practice)) == "TEG-8.2"
    answered("teg legal TEG-8.2 0-5", right=False)
    assert {template.clause: box for template, box in practice.boxes.items()} == {
        "TEG-8.2": 1, "TEG-9.5": 3, "TEG-5.1": 2,
    }  # fmt: skip
    for number in range(5):
        answered(f"teg legal TEG-9.5 1-{number}", right=True)
    answered("teg legal TEG-5.1 1-9", right=True)
    assert max(practice.boxes.values()) > Practice.BOXES  # known: it does not come again
    assert Practice("teg", seed=5).boxes == practice.boxes  # they follow from the answers alone
    assert Practice("tgm", seed=5).boxes == {}


def test_only_the_first_answer_moves_a_topic():
    practice = Practice("tgm", seed=2, about="legal")
    q = next(practice)
    q.check("legal" if q.refusal else q.choices[0])
    q.check(q.right_answer())
    assert list(practice.boxes.values()) == [1]


def test_there_is_an_exercise_of_each_kind():
    assert set().union(*ASKED.values()) == {*ABOUT}


def test_what_was_solved_before_does_not_come_again_as_new():
    first = next(Practice("tgm", seed=3, about="held"))
    assert first.check(first.right_answer())
    assert next(Practice("tgm", seed=3, about="held")).name != first.name
