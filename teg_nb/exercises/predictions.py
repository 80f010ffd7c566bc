"""Predictions: a bet, then the result with its explanation, and a running score."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from fractions import Fraction
from numbers import Real
from typing import Protocol, cast

from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import BadArgument, MissingPackage
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.exercises.base import RichOutput
from teg_nb.exercises.display import Renderable, Shown
from teg_nb.exercises.number_parsing import number, short
from teg_nb.exercises.text import BadExercise, Text, escape, say

ASKS = ("yes", "number", "range", "chance")
"""The forms of a bet."""

_YES, _NO = ("si", "yes", "true", "verdadero"), ("no", "false", "falso")


class Printed(str):
    """Text that a reveal has printed. It keeps its lines and spaces."""


class _ShownGuess(Shown, Protocol):
    """The widget of a prediction."""

    def tell(self) -> None:
        """Send the result to the page."""


class Guess(Renderable, RichOutput):
    """A question with a bet before its result is computed and revealed.

    Attributes
    ----------
    bet_on : bool, Fraction, tuple or None
        The first valid bet. Later bets are ignored.
    is_open : bool
        False once there is a bet, or the learner has asked to be shown.
    revealed : list
        Items to show below the result: texts, boards, tables, charts. Empty while open.
    result : bool, number or None
        The result, computed once, after the bet.
    hit : bool or None
        True for a right bet. A chance is right if it favours the actual outcome.
    brier : float or None
        Brier score of a chance: (chance - outcome)², from 0 (best) to 1.

    Examples
    --------
    >>> from teg_nb.exercises import guess
    >>> g = guess("Half of five?", compute=lambda: 2)
    >>> g.bet(3).hit, g.result
    (False, 2)
    """

    def __init__(
        self,
        question: Json,
        of: Callable[[], object],
        within: object = 0,
        asks: str = "",
        reveal: Callable[[], object] | None = None,
    ) -> None:
        self.question = Text.of(question, "question")
        if not callable(of):
            raise BadExercise("of", "exercise_missing")
        if reveal is not None and not callable(reveal):
            raise BadExercise("reveal", "exercise_missing")
        allowed = number(within)
        if allowed is None:
            raise BadExercise("within", "exercise_number", value=within)
        if asks not in ("", *ASKS):
            reason = BadArgument("not_one_of", name="asks", value=asks, known=ASKS)
            raise BadExercise("asks", reason)
        self.asks = asks
        self._of = of
        self._reveal = reveal
        self._within = allowed
        self.bet_on: object = None
        self.result: object = None
        self.hit: bool | None = None
        self.brier: float | None = None
        self.is_open = True
        self.revealed: list[object] = []
        self.key: tuple[str, Text] | None = None
        self._judged: Text | None = None

    def bet(self, *said: object) -> Guess:
        """Place a bet and compute the result.

        A bet is yes or no, a number, a range (two numbers) or a chance.

        Raises
        ------
        BadExercise
            If the bet is malformed, or does not fit the result. Another bet is then allowed.

        Examples
        --------
        >>> from teg_nb.exercises import guess
        >>> guess("How many armies?", compute=lambda: 4).bet(2, 5).hit
        True
        """
        if not self.is_open:
            return self
        value = said[0] if len(said) == 1 else said
        bet = _read(value)
        if bet is None:
            raise BadExercise("bet", "bet_unread", value=value)
        if self.result is None:
            self.result = _plain(self._of())
        self._judge(bet)
        self._show()
        self.bet_on = bet
        _bets.append(self)
        return self._tell()

    def give_up(self) -> Guess:
        """Show the result without a bet. The score does not count it.

        Examples
        --------
        >>> from teg_nb.exercises import guess
        >>> g = guess("How many armies?", compute=lambda: 4).give_up()
        >>> g.result, g.hit
        (4, None)
        """
        if self.is_open:
            if self.result is None:
                self.result = _plain(self._of())
            self._show()
            self._judged = say("unknown", "bet")
        return self._tell()

    def _show(self) -> None:
        """Reveal what explains the result. If that fails, the question stays open."""
        self.revealed = [] if self._reveal is None else list(_items(self._reveal))
        self.is_open = False
        if self.key is not None:
            _closed[self.key] = self

    def _tell(self) -> Guess:
        """Send the result to the page."""
        if (view := self._opened()) is not None:
            cast("_ShownGuess", view).tell()
        return self

    def _judge(self, given: Json) -> None:
        self.hit = self.brier = self._judged = None
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
        if self.brier is not None:
            self._judged = say("brier", "bet", brier=f"{self.brier:.3g}")
        elif self._judged is None:
            self._judged = say("hit" if self.hit else "miss", "bet")

    def came(self, lang: str = "") -> JsonObject:
        """Return bet, result and score in words, once the question is closed."""
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
        """Return the question; once it is closed, also bet, result and score."""
        wanted = say("wanted", "bet")
        if self.is_open:
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
        """Return the question as HTML. A saved notebook holds neither bet nor result."""
        run = escape(say("run_to_bet").in_language(lang))
        return f"<p>{escape(self.question.in_language(lang))}</p><p><small>{run}</small></p>"


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
_closed: dict[tuple[str, Text], Guess] = {}
"""Closed questions by their names."""


def guess(
    question: Json,
    compute: Callable[[], object],
    bet: Json = None,
    tolerance: object = 0,
    answer_type: str = "",
    reveal: Callable[[], object] | None = None,
    name: str = "",
) -> Guess:
    """Ask for a bet, then compute the result and reveal what explains it.

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
    reveal : callable, optional
        Takes no arguments. It is called once, after the bet, and returns what the page shows then:
        a text in Markdown, a board, a table, a chart, or a list of these. A generator may yield
        them instead. Text that it prints is shown as well. Until the bet nothing of it exists in
        the page or in the saved notebook.
    name : str
        A cell that is run again shows the bet of this name and question, and does not ask again.
        Without a name it asks again.

    Examples
    --------
    >>> from teg_nb.exercises import guess
    >>> g = guess("Will the attacker win this throw?", compute=lambda: True)
    >>> g.result is None
    True
    >>> round(g.bet("70 %").brier, 2)
    0.09
    >>> guess("How many armies?", compute=lambda: 4, bet=(2, 5)).hit
    True
    >>> g = guess("Half of five?", compute=lambda: 2, reveal=lambda: "It is rounded down.")
    >>> g.revealed, g.bet(3).revealed
    ([], ['It is rounded down.'])
    """
    prediction = Guess(question, compute, tolerance, answer_type, reveal)
    if name:
        key = name, prediction.question
        if key in _closed:
            return _closed[key]
        prediction.key = key
    return prediction if bet is None else prediction.bet(bet)


def score() -> Score:
    """Return the score of all bets in this kernel.

    Examples
    --------
    >>> from teg_nb.exercises import guess, score
    >>> before = score().hits
    >>> _ = guess("Half of five?", compute=lambda: 2).bet(2)
    >>> score().hits - before
    1
    """
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


def _items(reveal: Callable[[], object]) -> Iterator[object]:
    """Yield what a reveal prints and returns, in order.

    A package that is not installed ends it: its sentence is the last item.
    """
    printed = io.StringIO()
    missing: Text | None = None
    with redirect_stdout(printed):
        try:
            given = reveal()
            for item in given if isinstance(given, list | tuple | Iterator) else [given]:
                yield from _taken(printed)
                if item is not None:
                    yield item
        except MissingPackage as fault:
            missing = Text(fault.text("es"), fault.text("en"))
    yield from _taken(printed)
    if missing is not None:
        yield missing


def _taken(printed: io.StringIO) -> Iterator[Printed]:
    """Yield the text printed so far, if there is any, and forget it."""
    if text := printed.getvalue():
        printed.seek(0)
        printed.truncate()
        yield Printed(text)


def _plain(result: object) -> object:
    """Convert a result of numpy or Python to a bool or a plain number."""
    value = result.item() if hasattr(result, "item") else result
    if isinstance(value, bool) or not isinstance(value, Real):
        return value
    return value if isinstance(value, int | Fraction) else float(value)


def _shown(value: Json, chance: bool = False) -> Json:
    """Return a bet or a result in words."""
    if value is None:
        return "—"
    if isinstance(value, bool):
        return say("yes" if value else "no", "bet")
    if isinstance(value, tuple):
        return f"{short(value[0])}–{short(value[1])}"
    if chance:
        return f"{float(value) * 100:.4g} %"
    return short(value) if isinstance(value, int | float | Fraction) else str(value)
