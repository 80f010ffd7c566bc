"""Predictions: a bet, then the result, with a running score."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from numbers import Real

from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.open_types import AnyValue
from teg_nb.exercises.base import RichOutput
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.number_parsing import is_percent, number, short
from teg_nb.exercises.text import BadExercise, Text, escape, say

ASKS = ("yes", "number", "range", "chance")
"""The forms of a bet."""

_YES, _NO = ("si", "yes", "true", "verdadero"), ("no", "false", "falso")


class Guess(Renderable, RichOutput):
    """A question with a bet before its result is computed.

    Attributes
    ----------
    bet_on : bool, Fraction, tuple or None
        The first valid bet. Later bets are ignored.
    result : bool, number or None
        The result, computed once, after the bet.
    hit : bool or None
        True for a right bet. A chance is right if it favours the actual outcome.
    brier : float or None
        Brier score of a chance: (chance - outcome)², from 0 (best) to 1.
    """

    def __init__(
        self, question: Json, of: Callable[[], object], within: object = 0, asks: str = ""
    ) -> None:
        self.question = Text.of(question, "question")
        if not callable(of):
            raise BadExercise("of", "exercise_missing")
        allowed = number(within)
        if allowed is None:
            raise BadExercise("within", "exercise_number", value=within)
        if asks not in ("", *ASKS):
            reason = BadArgument("not_one_of", name="asks", value=asks, known=ASKS)
            raise BadExercise("asks", reason)
        self.asks = asks
        self._of = of
        self._within = allowed
        self.bet_on: object = None
        self.result: object = None
        self.hit: bool | None = None
        self.brier: float | None = None
        self._judged: Text | None = None

    def bet(self, *said: object) -> Guess:
        """Place a bet and compute the result.

        A bet is yes or no, a number, a range (two numbers) or a chance.

        Raises
        ------
        BadExercise
            If the bet is malformed, or does not fit the result. Another bet is then allowed.
        """
        if self.bet_on is not None:
            return self
        value = said[0] if len(said) == 1 else said
        bet = _read(value)
        if bet is None:
            raise BadExercise("bet", "bet_unread", value=value)
        if self.result is None:
            self.result = _plain(self._of())
        self._judge(bet, percent=len(said) == 1 and is_percent(said[0]))
        _bets.append(self)
        if (view := self._opened()) is not None:
            view.tell()
        return self

    def _judge(self, given: Json, percent: bool) -> None:
        result = self.result
        if isinstance(result, bool):
            if isinstance(given, tuple) or (not isinstance(given, bool) and not 0 <= given <= 1):
                raise BadExercise("bet", "bet_not_yes_or_no")
            if isinstance(given, bool):
                self.hit = given == result
            else:
                self.hit = (given > Fraction(1, 2)) == result and given != Fraction(1, 2)
                self.brier = float((given - result) ** 2)
        else:
            value = number(result)
            if value is None:
                raise BadExercise("of", "bet_no_result")
            if isinstance(given, bool):
                raise BadExercise("bet", "bet_not_number")
            low, high = given if isinstance(given, tuple) else (given, given)
            self.hit = low - self._within <= value <= high + self._within
            if not self.hit:
                off = min(abs(value - low), abs(value - high))
                self._judged = say("off", "bet", off=short(off))
        self.bet_on = given
        if self.brier is not None:
            self._judged = say("brier", "bet", brier=f"{self.brier:.3g}")
        elif self._judged is None:
            self._judged = say("hit" if self.hit else "miss", "bet")

    def came(self, lang: str = "") -> JsonObject:
        """Return bet, result and score in words, for a message to the page after the bet."""
        facts = {
            "bet": _shown(self.bet_on, self.brier is not None),
            "result": _shown(self.result),
            "judged": self._judged,
        }
        texts = {
            name: fact.in_language(lang) if isinstance(fact, Text) else str(fact)
            for name, fact in facts.items()
        }
        hit = self.hit if self.brier is None else None  # a chance is not right or wrong
        return {**texts, "hit": hit, "score": score().plain(lang)}

    def plain(self, lang: str = "") -> str:
        """Return the question; after a bet, also bet, result and score."""
        wanted = say("wanted", "bet")
        if self.bet_on is None:
            return say("asked", "bet", question=self.question, wanted=wanted).in_language(lang)
        text = say(
            "beside",
            "bet",
            question=self.question,
            bet=_shown(self.bet_on, self.brier is not None),
            result=_shown(self.result),
            judged=self._judged,
        )
        return f"{text.in_language(lang)} {score().plain(lang)}"

    def html(self, lang: str = "") -> str:
        """Return the text as HTML, with the result folded so that saved output hides it."""
        if self.bet_on is None:
            return super().html(lang)
        question = escape(self.question.in_language(lang))
        return f"<details><summary>{question}</summary><p>{escape(self.plain(lang))}</p></details>"


class Score(RichOutput):
    """The score of the bets so far.

    Attributes
    ----------
    bets, hits : int
    chances : int
        Number of bets that were chances.
    brier : float or None
        Mean of (chance - outcome)² over the chances. 0 is perfect; constant bets of 50 % get 0.25.

    References
    ----------
    G. W. Brier, "Verification of forecasts expressed in terms of probability", Monthly Weather
    Review 78(1), 1950, 1-3. Brier sums over both outcomes. This is half of it, as is usual now.
    """

    def __init__(self, bets: list[Guess]) -> None:
        squares = [bet.brier for bet in bets if bet.brier is not None]
        self.bets = len(bets)
        self.hits = sum(bool(bet.hit) for bet in bets)
        self.chances = len(squares)
        self.brier = sum(squares) / len(squares) if squares else None

    def plain(self, lang: str = "") -> str:
        """Return the score in a sentence."""
        key = "score" if self.brier is None else "score_chances"
        brier = None if self.brier is None else f"{self.brier:.3g}"
        facts = {"hits": str(self.hits), "bets": str(self.bets), "brier": brier}
        return say(key, "bet", **facts, chances=self.chances).in_language(lang)


_bets: list[Guess] = []


def guess(
    question: Json,
    compute: Callable[[], object],
    bet: Json = None,
    tolerance: object = 0,
    answer_type: str = "",
) -> Guess:
    """Ask for a bet, then compute the result and show both.

    Parameters
    ----------
    question : str or mapping
    compute : callable
        Takes no arguments and returns a bool or a number. It is called once, after the bet.
    bet : optional
        ``True`` or ``"sí"``; a number; a range ``(2, 5)``; a chance of True, ``"70 %"`` or 0.7.
        Without a bet the question is shown, and ``.bet(...)`` takes the bet.
    tolerance : number or str
        Maximum error of a right number.
    answer_type : str
        ``"yes"``, ``"number"``, ``"range"`` or ``"chance"``: the form that the page offers. By
        default all forms.

    Examples
    --------
    >>> g = guess("Will the attacker win this throw?", compute=lambda: True)
    >>> g.result is None
    True
    >>> round(g.bet("70 %").brier, 2)
    0.09
    >>> guess("How many armies?", compute=lambda: 4, bet=(2, 5)).hit
    True
    """
    prediction = Guess(question, compute, tolerance, answer_type)
    return prediction if bet is None else prediction.bet(bet)


def score() -> Score:
    """Return the score of all bets in this kernel."""
    return Score(_bets)


def _read(said: object) -> object:
    """Parse a bet to a bool, a Fraction or a pair of these. Return None if it is malformed."""
    if isinstance(said, bool):
        return said
    if isinstance(said, str) and normalize_name(said) in _YES + _NO:
        return normalize_name(said) in _YES
    if isinstance(said, list | tuple):
        ends = [number(end) for end in said]
        if len(ends) != 2 or ends[0] is None or ends[1] is None or ends[0] > ends[1]:
            return None
        return ends[0], ends[1]
    return number(said)


def _plain(result: object) -> object:
    """Convert a result of numpy or Python to a bool or a plain number."""
    value = result.item() if hasattr(result, "item") else result
    if isinstance(value, bool) or not isinstance(value, Real):
        return value
    return value if isinstance(value, int | Fraction) else float(value)


def _shown(value: AnyValue, chance: bool = False) -> Json:
    """Return a bet or a result in words."""
    if isinstance(value, bool):
        return say("yes" if value else "no", "bet")
    if isinstance(value, tuple):
        return f"{short(value[0])}–{short(value[1])}"
    if chance:
        return f"{float(value) * 100:.4g} %"
    return short(value) if isinstance(value, int | float | Fraction) else str(value)
