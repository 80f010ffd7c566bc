"""The kind `Order`: items to put in order."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from math import factorial
from typing import Unpack

from teg_nb.engine.board import normalize_name
from teg_nb.engine.json_types import Json, JsonMapping
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.exercises.base import Common, Exercise, Verdict, listed
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.options import shuffled
from teg_nb.exercises.queries import Query
from teg_nb.exercises.sealing import canonical
from teg_nb.exercises.text import BadExercise, Text, counted, joined, say


class Order(Exercise):
    """Put items in order: events, dice, entries.

    Parameters
    ----------
    items : sequence, optional
        Texts in their right order.
    news : sequence of int, optional
        First and last entry of the match, as in a slice. Their news are the items.
    asked : mapping, optional
        A query that returns a list, as dice in the order of comparison:
        ``{"after": [...], "event": "throw", "field": "attack"}``.
    name, task, start, seat, clause, hints, wrong, explain
        As in `Exercise`. Only news and queries need a match.

    Examples
    --------
    >>> from teg_nb.exercises import Order
    >>> phases = ["reinforce", "attack", "regroup", "take a card"]
    >>> q = Order("phases", "A turn, in order?", items=phases)
    >>> sorted(q.options()) == sorted(phases), bool(q.check(phases)), bool(q.check(phases[::-1]))
    (True, True, False)
    """

    needs_start = False

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        items: Sequence[Json] | None = None,
        news: Sequence[int] | None = None,
        asked: JsonMapping | None = None,
        **more: Unpack[Common],
    ) -> None:
        if sum(source is not None for source in (items, news, asked)) != 1:
            raise BadExercise("items", "exercise_one_of", names=["items", "news", "asked"])
        self._items: list[Text] = []
        super().__init__(name, task, **more)
        if items is not None:
            self._items = [Text.of(item, "items") for item in listed(items, "items")]
        elif news is not None:
            self._items = self._happened(listed(news, "news"))
        else:
            values = Query(self.match, self.seat, asked).answer
            self._items = [Text(str(value), str(value)) for value in listed(values, "asked")]
        if len(set(self._items)) < 2:
            raise BadExercise("items", "exercise_few", least=2)
        self._shown = self._items[:]
        rng = random.Random(name)
        while self._shown == self._items and self.key is None:
            rng.shuffle(self._shown)
        self._complete()

    def _happened(self, news: Sequence[int]) -> list[Text]:
        if len(news) != 2 or not all(type(end) is int for end in news):
            raise BadExercise("news", "exercise_list", value=news)
        first, last = news
        columns = [self.played.news(first, last, self.seat, lang) for lang in LANGUAGES]
        return [Text(es.text, en.text) for es, en in zip(*columns, strict=True)]

    @property
    def answer_help(self) -> Text:
        """Description of the form of an answer."""
        return say("order", "wanted", example=str(list(range(len(self._items), 0, -1))))

    @property
    def shown(self) -> list[Text]:
        """The items, shuffled, in both languages."""
        return self._shown

    def word_of(self, answer: Json) -> str:
        """Return an order as the texts of its items."""
        return canonical([self._shown[index - 1].es for index in answer])

    def options(self, lang: str = "") -> list[str]:
        """Return the items, shuffled with a seed from the name."""
        return [item.in_language(lang) for item in self._shown]

    def form(self, lang: str = "") -> AnswerForm:
        """Return the controls: a list to sort."""
        options = self.options(lang)
        numbers = shuffled(range(1, len(options) + 1), self.name)
        if numbers == self.right_answer():  # it must not stand solved
            numbers = numbers[1:] + numbers[:1]
        return AnswerForm("order", [options[number - 1] for number in numbers], numbers)

    def parse_answer(self, answer: Json) -> Json:
        """Return the numbers of the shuffled items in the answer's order."""
        if isinstance(answer, str) and "," in answer:
            answer = [part.strip() for part in answer.split(",")]
        if not isinstance(answer, list | tuple):
            raise self._unread(answer)
        numbers = list(range(1, len(self._items) + 1))
        if all(type(item) is int for item in answer):
            order = list(answer)
            dice = {text.es for text in self._shown}
            if sorted(order) != numbers and {*map(str, order)} <= dice:
                order = self._placed(list(map(str, order)))
        else:
            order = self._placed(list(map(str, answer)))
        if sorted(order) != numbers:
            raise self._unread(answer)
        return order

    def _placed(self, texts: list[str]) -> list[int]:
        """Return the numbers of texts among the shuffled items, using each item once."""
        free = dict(enumerate(self._shown, 1))
        numbers = []
        for text in map(normalize_name, texts):
            number = next(
                (
                    n
                    for n, item in free.items()
                    if text in (normalize_name(item.es), normalize_name(item.en))
                ),
                None,
            )
            if number is None:
                raise self._unread(texts)
            del free[number]
            numbers.append(number)
        return numbers

    def _judge(self, answer: list[int]) -> Verdict:
        given = [self._shown[index - 1] for index in answer]
        if given == self._items:
            return Verdict(True, say("right"), self.clause, code="right", share=Fraction(1))
        placed = sum(mine is right for mine, right in zip(given, self._items, strict=True))
        verdict = self._partly(placed, len(given) - placed, len(given) - placed)
        if given != self._items[::-1]:
            return verdict
        text = joined([say("reversed", self._words), self._pointer()])
        return replace(verdict, text=text, code="reversed")

    def parts_of(self, answer: list[int]) -> list[str]:
        """Return each item with its place as a word."""
        return [f"{place} {self._shown[index - 1].es}" for place, index in enumerate(answer, 1)]

    def _partly(self, good: int, wrong: int, missing: int) -> Verdict:
        code = "placed" if good else "none_placed"
        said = counted(code, good, self._words) if good else say(code, self._words)
        share = Fraction(good, good + wrong)
        return Verdict(False, joined([said, self._pointer()]), code=code, share=share)

    _words = "feedback.order"

    @property
    def luck(self) -> Fraction:
        """Chance that a random answer is right."""
        return Fraction(1, factorial(len(self._items)))

    def _given_away(self, lang: str) -> Sequence[str]:
        return [", ".join(item.in_language(lang) for item in self._items)]

    def right_answer(self) -> list[int]:
        """Return the numbers of the shuffled items in the right order."""
        return self._placed([item.es for item in self._items])

    def _worded(self, answer: list[int]) -> Text:
        items = [self._shown[index - 1] for index in answer]
        commas = any("," in text for item in items for text in item)
        return joined(items, "; " if commas else ", ")
