"""Predict, then roll."""

import numpy as np
import pytest

from teg_nb.analysis.odds import odds
from teg_nb.engine.errors import MissingPackage
from teg_nb.engine.json_types import Json
from teg_nb.exercises import BadExercise, Guess, guess, predictions, score
from teg_nb.widget.session.reveals import rendered


@pytest.fixture(autouse=True)
def nothing_bet(monkeypatch):
    monkeypatch.setattr(predictions, "_bets", [])
    monkeypatch.setattr(predictions, "_closed", {})


def test_a_reveal_is_called_once_and_after_the_bet():
    calls = []

    def revealed():
        calls.append("revealed")
        print("half of five")
        yield "Two and a half."
        yield [1]
        print("down")

    g = guess("Half of five?", compute=lambda: 2, reveal=revealed)
    assert (g.revealed, calls) == ([], [])
    with pytest.raises(BadExercise):
        g.bet("no")
    assert (g.is_open, calls) == (True, [])
    assert g.bet(3).revealed == ["half of five\n", "Two and a half.", [1], "down\n"]
    assert g.bet(2).give_up().bet_on == 3
    assert calls == ["revealed"]


def test_a_cell_that_runs_again_does_not_ask_again():
    def cell(bet: Json = None) -> Guess:
        return guess("Half?", compute=lambda: 2, reveal=lambda: "Down.", name="half", bet=bet)

    assert cell().is_open
    assert cell().is_open  # without a bet it asks again
    first = cell().bet(3)
    assert cell() is first
    assert (cell(2).bet_on, score().bets) == (3, 1)
    assert guess("Another?", compute=lambda: 2, name="half").is_open
    assert guess("Half?", compute=lambda: 2).is_open


def test_who_does_not_know_is_shown_and_not_counted():
    g = guess("Half?", compute=lambda: 2, reveal=lambda: ["Down.", "Two."]).give_up()
    assert (g.revealed, g.hit, score().bets) == (["Down.", "Two."], None, 0)
    assert g.plain("es").startswith("Half? Dijiste —; salió 2. No apostaste: mirá por qué.")
    assert g.bet(2).bet_on is None


def test_a_reveal_that_fails_leaves_the_question_open():
    tries = []

    def revealed():
        tries.append(1)
        return "It is two." if len(tries) > 1 else 1 / 0

    g = guess("Half?", compute=lambda: 2, reveal=revealed)
    with pytest.raises(ZeroDivisionError):
        g.bet(2)
    assert (g.is_open, g.bet_on, score().bets) == (True, None, 0)
    assert g.bet(2).revealed == ["It is two."]


def test_a_reveal_without_its_package_ends_in_a_sentence():
    def revealed():
        print("half of five")
        yield "A table:"
        raise MissingPackage("pandas")

    g = guess("Half?", compute=lambda: 2, reveal=revealed).bet(2)
    printed, text, sentence = g.revealed
    assert (g.hit, g.is_open, printed, text) == (True, False, "half of five\n", "A table:")
    assert rendered(sentence, "en")["html"].strip() == (
        "<p>tables need pandas: pip install pandas</p>"
    )


def test_nothing_is_worked_out_before_the_bet():
    calls = []
    g = guess({"es": "¿Cae?", "en": "Does it fall?"}, compute=lambda: calls.append(1) or True)
    assert g.plain("es") == (
        '¿Cae? Apostá con .bet(...): sí o no, un número, un rango (2, 5) o una chance "70 %".'
    )
    assert (calls, score().bets) == ([], 0)
    assert g.bet("80 %").plain("en") == (
        "Does it fall? You said 80 %; it came out yes. Brier: 0.04. So far: 1 of 1; mean Brier of"
        " 1 chance: 0.04 (0 is perfect; always saying 50 % gives 0.25)."
    )
    assert g.bet("10 %").brier == pytest.approx(0.04)  # a bet stands
    assert calls == [1]
    saved = "<p>Does it fall?</p><p><small>Run this cell to bet.</small></p>"
    assert g.html("en") == saved  # before and after


@pytest.mark.parametrize(
    ("result", "bet", "hit", "brier"),
    [
        (True, True, True, None),
        (False, "sí", False, None),
        (False, "no", True, None),
        (True, 0.7, True, 0.09),
        (False, "70 %", False, 0.49),
        (True, "1/2", False, 0.25),
        (True, 1, True, 0.0),
        (np.bool_(True), "yes", True, None),
        (4, 4, True, None),
        (np.int64(4), "4", True, None),
        (4, 5, False, None),
        (4, (2, 5), True, None),
        (7, (2, 5), False, None),
        (odds(10, 5).conquest, "77 %", True, None),
    ],
)
def test_bets(result, bet, hit, brier):
    g = guess("?", compute=lambda: result, bet=bet, tolerance="1 %")
    assert g.hit is hit
    assert g.brier == (None if brier is None else pytest.approx(brier))


def test_the_score_runs_and_knows_its_baseline():
    for bet, result in [("50 %", True), ("50 %", False), ("50 %", True)]:
        guess("?", compute=lambda result=result: result, bet=bet)
    assert score().brier == pytest.approx(0.25)
    guess("?", compute=lambda: 3, bet=9)
    assert (score().bets, score().hits, score().chances) == (4, 0, 3)
    assert (
        guess("?", compute=lambda: 3, bet=9)
        .plain("es")
        .startswith("? Dijiste 9; salió 3. Te fuiste por 6.")
    )


@pytest.mark.parametrize(
    ("result", "bet"), [(True, 7), (True, (1, 2)), (4, "sí"), (4, "mucho"), ("x", 3), (4, (5, 2))]
)
def test_a_bet_of_another_kind_is_refused_and_made_anew(result, bet):
    g = guess("?", compute=lambda: result)
    with pytest.raises(BadExercise) as fault:
        g.bet(*bet) if isinstance(bet, tuple) else g.bet(bet)
    assert fault.value.text("es") != str(fault.value)
    assert (g.bet_on, score().bets) == (None, 0)
    if result in (True, 4):
        assert g.bet(True if result is True else 4).hit


def test_what_is_no_question():
    with pytest.raises(BadExercise):
        guess("?", compute=3)
    with pytest.raises(BadExercise):
        guess("?", compute=lambda: 1, tolerance="x")


@pytest.mark.parametrize(("result", "bet"), [(4.25, True), (True, 7), (False, (2, 5))])
def test_a_bet_that_cannot_be_does_not_tell_the_result(result, bet):
    g = guess("?", compute=lambda: result)
    with pytest.raises(BadExercise) as fault:
        g.bet(bet)
    kind = "a number comes out" if result == 4.25 else "yes or no comes out"
    assert str(fault.value).startswith(f"bet: {kind}")
    for lang in ("es", "en"):
        assert "4.25" not in fault.value.text(lang)
    assert g.bet_on is None
