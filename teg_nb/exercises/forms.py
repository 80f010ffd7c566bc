"""Forms of answers, as data from which any front end draws its controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from teg_nb.engine.json_types import Json, JsonObject

Control: TypeAlias = Literal["map", "ticks", "radio", "text", "order", "clause", "moves", "none"]
"""The controls that a page has: a key of ``FORMS`` in ``answer-forms.js``."""


@dataclass(frozen=True)
class AnswerForm:
    """The controls of an answer.

    Attributes
    ----------
    control : str
        ``"map"``: places are marked on the board. ``"ticks"`` and ``"radio"``: some options, or
        one. ``"text"``: a typed number. ``"order"``: options to sort. ``"clause"``: legal or not,
        and a typed clause. ``"moves"``: the answer is played on the board. ``"none"``: nothing is
        asked.
    options : sequence of str
        Texts in the order in which they are shown.
    values : sequence
        The part of an answer that each option stands for.
    numbered : bool
        True if a number stands before each option, and choosing one shows the position after it.

    Examples
    --------
    >>> AnswerForm("radio", ["no", "yes"], [2, 1]).json()
    {'form': 'radio', 'options': ['no', 'yes'], 'values': [2, 1], 'numbered': False}
    """

    control: Control
    options: Sequence[str] = ()
    values: Sequence[Json] = ()
    numbered: bool = False

    def json(self) -> JsonObject:
        """Return the form as JSON values, for a page."""
        return {
            "form": self.control,
            "options": [*self.options],
            "values": [*self.values],
            "numbered": self.numbered,
        }
