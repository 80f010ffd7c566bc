"""Replies to answers: open questions point and never tell, spent ones explain."""

import random
import re
from fractions import Fraction
from functools import cache
from statistics import mean

import pytest
from written_exercises import FILES, named, wrong_answer

from teg_nb import exercises
from teg_nb.engine.board import normalize_name
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.exercises import mastery
from teg_nb.exercises.mastery import Evidence, points
from teg_nb.exercises.siblings import SITTING

SEEDS = (6, pytest.param(200, marks=pytest.mark.soak))
"""Orders of guesses for each exercise."""

BOUND = 0.05
"""Largest gain in points of a reader of replies over a guesser."""


@cache
def written(path):
    return exercises.load(path)


def fresh(exercise):
    """Return an exercise to its state before the first answer."""
    exercise.tried, exercise.hinted, exercise.solution_seen = [], 0, False
    if exercise.kind == "play":
        exercise.reset()
    return exercise


@pytest.mark.parametrize("path", FILES, ids=named)
def test_each_explains_right_and_wrong_answers(path):
    for name, exercise in written(path).items():
        right = fresh(exercise).check(exercise.right_answer())
        assert (right.right, right.code, right.share) == (True, "right", 1), name
        wrong = fresh(exercise).check(wrong_answer(exercise))
        while not exercise.spent and exercise.kind != "play":
            assert_points(exercise, wrong)
            exercise.tried.append((None, wrong))  # another wrong answer
            wrong = exercise._reply(exercise.parse_answer(wrong_answer(exercise)), wrong)
        for lang in LANGUAGES:
            assert len(right.text.in_language(lang)) > len("That is it.") + 12, name
            assert len(wrong.text.in_language(lang)) > 20, name
        if exercise.kind not in ("play", "judge"):
            told = exercise.describe_answer(exercise.right_answer(), "es")
            assert normalize_name(told.strip(".")) in normalize_name(wrong.text.es), name
        if exercise.kind == "judge":
            assert wrong.text.es.startswith(("Se puede", "No se puede")), name
        fresh(exercise)


def assert_points(exercise, verdict):
    """Check that the reply to an open question says something and names no right answer."""
    foreseen = verdict.code == "foreseen"
    assert verdict.text.es.strip(), exercise.name
    assert foreseen or not exercise._tells(verdict.text), (exercise.name, verdict.text.es)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_hints_do_not_tell(path):
    for name, exercise in written(path).items():
        for hint in exercise.hints:
            assert not exercise._tells(hint), (name, hint.es)


class Solver:
    """A learner who tries untried answers by chance, and may read names in replies.

    It uses literals only: it takes what a reply or its lights name, and drops what a reply names
    as wrong. It ignores counts and hints in words.
    """

    def __init__(self, exercise, rng, reads):
        self.exercise, self.rng, self.reads = exercise, rng, reads
        self.form = exercise.form("es")
        self.liked, self.disliked = set(), set()

    def points(self):
        """Answer until the question is spent; return its points."""
        exercise, rights, seen = self.exercise, [], set()
        fresh(exercise)
        for _ in range(12):
            answer = self.guess()
            if repr(answer) in seen:
                continue
            seen.add(repr(answer))
            verdict = exercise.check(answer)
            if verdict.right is None:
                continue
            rights.append(verdict.right)
            if exercise.spent:
                break
            if self.reads:
                self.read(answer, verdict)
        fresh(exercise)
        return float(points(rights))

    def read(self, answer, verdict):
        """Take what the reply names."""
        said = normalize_name(verdict.text.es)
        options = dict(zip(self.form.options, self.form.values, strict=True))
        chosen = answer if isinstance(answer, list) else [answer]
        for text, value in options.items():
            word = re.escape(normalize_name(text))
            if text in verdict.look or re.search(rf"(?<!\w){word}(?!\w)", said):
                (self.disliked if value in chosen else self.liked).add(value)

    def guess(self):
        """Return an answer of the exercise's form."""
        rng, values = self.rng, [v for v in self.form.values if v not in self.disliked]
        match self.form.control:
            case "radio":
                liked = [value for value in values if value in self.liked]
                return rng.choice(liked or values or [*self.form.values])
            case "ticks" | "map":
                return [v for v in values if v in self.liked or rng.random() < 0.5]
            case "order":
                return rng.sample([*self.form.values], len(self.form.values))
            case "clause":
                return rng.choice(["legal", "TEG-8.2", "TEG-7.5"])
            case "text":
                named = re.findall(r"\d+", " ".join(map(str, self.liked)))
                return rng.choice(named or range(1, 13))
        return None


def played(exercise, seeds, reads):
    """Return the mean points of a solver over some seeds."""
    rngs = (random.Random(f"{exercise.name}{seed}") for seed in range(seeds))
    return mean(Solver(exercise, rng, reads).points() for rng in rngs)


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_reader_of_replies_gains_no_more_than_a_guesser(path, seeds):
    gains = {}
    for exercise in written(path).values():
        if exercise.form().control not in ("moves", "text"):
            gain = played(exercise, seeds, True) - played(exercise, seeds, False)
            gains.setdefault(exercise.kind, []).append(gain)
    for kind, values in gains.items():
        assert mean(values) <= BOUND + 0.5 / (seeds * len(values)) ** 0.5, kind


def test_a_reply_that_tells_is_noticed():
    told = [{"answer": wrong, "say": "It is delta."} for wrong in (1, 2, 3)]
    leak = exercises.Choose(
        "leak", "?", options=["alpha", "beta", "gamma", "delta"], right=4, wrong=told
    )
    assert played(leak, 200, True) - played(leak, 200, False) > BOUND
    assert leak._tells(leak.judge(1).text)


def test_points_fall_with_tries_and_the_last_hint():
    assert [points([False] * n + [True]) for n in range(4)] == [
        Fraction(1, 2 ** min(n, 2)) for n in range(4)
    ]
    assert points([False]) == points([], 0) == points([True], shown=True) == 0
    assert points([False, True], hints=3) == Fraction(1, 4)


def test_a_level_is_two_in_a_row_of_two_exercises_and_never_falls():
    sure, lucky, full = Fraction(0), Fraction(1, 3), Fraction(1)
    a, b, c = Evidence("a", full, sure), Evidence("b", full, lucky), Evidence("c", full, lucky)
    half = Evidence("b", Fraction(1, 2), sure)
    cases = [
        ([], "none"),
        ([a._replace(points=sure)], "none"),
        ([half], "started"),
        ([a], "almost"),
        ([a, a], "almost"),
        ([b, c], "almost"),
        ([a, half, b], "almost"),
        ([a, b], "known"),
        ([a, b, half, half], "known"),
    ]
    assert [mastery.level(evidence) for evidence, _ in cases] == [name for _, name in cases]


def test_a_random_clicker_knows_few_goals():
    """Three sittings a goal, each with as many similar exercises as a sitting has."""
    goals = {}
    for path in FILES:
        for exercise in written(path).values():
            goals.setdefault(exercise.goal_of, []).append(exercise)
    goals = [goal for goal in goals.values() if len(goal) > 1]
    known = 0
    for seed in range(1000):
        rng = random.Random(seed)
        goal = rng.choice(goals)
        evidence = []
        for _ in range(3 * SITTING):
            exercise = rng.choice(goal)
            luck = exercise.luck
            evidence.append(Evidence(exercise.name, Fraction(rng.random() < luck), luck))
        known += mastery.level(evidence) == "known"
    assert known <= 100


def test_similar_exercises_are_fresh_and_the_same_again(monkeypatch):
    alone = written(next(path for path in FILES if path.stem == "06-attack"))["alone"]
    one, other = alone.sibling(1), alone.sibling(2)
    assert (one.name, one.root, one.goal_of) == ("alone again 1", "alone", alone.goal_of)
    assert one.clause == other.clause == alone.clause
    assert one.plain("en") != other.plain("en")
    assert alone.sibling(1).plain("en") == one.plain("en")

    nineteen = written(next(path for path in FILES if path.stem == "03-armies"))["nineteen"]
    solved, first = nineteen.sibling(0), nineteen.sibling(1)  # two that the author wrote
    assert {solved.right_answer(), first.right_answer()} == {"6", "11"}
    assert (first.clause, first.wrong, first.root) == (nineteen.clause, [], "nineteen")
    first.check(first.right_answer())
    assert nineteen.sibling(1).solved
    assert not nineteen.sibling(0).solved


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [
        path if path.stem == "06-attack" else pytest.param(path, marks=pytest.mark.soak)
        for path in FILES
    ],
    ids=named,
)
def test_each_exercise_has_a_fresh_similar_one(path):
    for name, exercise in written(path).items():
        other = exercise.sibling(1)
        assert other is not None, name
        assert (other.task, other.plain()) != (exercise.task, exercise.plain()), name
        assert other.clause == exercise.clause, name
        assert other.judge(other.right_answer()).right, name


def test_options_stand_in_an_order_of_the_learner():
    path = next(path for path in FILES if path.stem == "05-situations")
    chosen = next(e for e in written(path).values() if e.kind == "choose" and not e.several)
    places = []
    for seed in range(300):
        exercises.set_journal(None, who=f"learner {seed}")
        places.append(chosen.form().values.index(chosen.right_answer()[0]))
    counts = [places.count(place) for place in range(len(chosen.options()))]
    assert min(counts) > 300 / len(counts) / 2
    exercises.set_journal(None)
    shown = chosen.form("en")
    in_file = chosen.options("en")
    assert [in_file[value - 1] for value in shown.values] == list(shown.options)
