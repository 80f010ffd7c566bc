"""Keys of exercises that are handed out: a slow hash of the right answer, and sealed words."""

from __future__ import annotations

import hmac
import json
import os
from collections.abc import Iterable
from fractions import Fraction

from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.exercises.number_parsing import number
from teg_nb.exercises.sealing import SALT, opened, seal, slow_hash
from teg_nb.exercises.text import BadExercise, Text

SAID = 12
"""Maximum number of sealed words of an exercise."""


class SealedKey:
    """A key that tells a right answer from a wrong one, and does not tell the right one.

    Parameters
    ----------
    written : mapping
        ``salt`` and ``hash``; ``several`` for several right options; ``step`` and ``offset`` of a
        number with a tolerance; ``said``, words that the right answer or a foreseen mistake opens.

    Raises
    ------
    BadExercise
        If the key is malformed.
    """

    def __init__(self, written: JsonMapping) -> None:
        try:
            self._salt, self._hash = (bytes.fromhex(written[key]) for key in ("salt", "hash"))
        except (KeyError, TypeError, ValueError):
            raise BadExercise("key", "exercise_missing") from None
        self.several = bool(written.get("several", False))
        step, offset = (number(written.get(key, 0)) for key in ("step", "offset"))
        said = written.get("said", [])
        whole = isinstance(said, list) and all(isinstance(text, str) for text in said)
        if step is None or offset is None or step < 0 or not whole or len(said) > SAID:
            raise BadExercise("key", "exercise_list", value=said)
        self._step, self._offset, self._said = step, offset, tuple(said)

    def word(self, value: Fraction) -> str:
        """Return the word of a number: its interval, if a tolerance makes several numbers right."""
        return word_of(value, self._step, self._offset)

    def opens(self, word: str) -> bool:
        """Return True if an answer, as a word, is right."""
        return hmac.compare_digest(slow_hash(word, self._salt), self._hash)

    def said(self, word: str) -> Text | None:
        """Return what was written about an answer, or None."""
        for sealed in self._said:
            try:
                text = opened(sealed, word)
            except GameError as fault:
                raise BadExercise("key", fault) from None
            if text is not None:
                return Text(*json.loads(text))
        return None


def word_of(value: Fraction, step: Fraction, offset: Fraction) -> str:
    """Return the word of a number: of all within the same interval of a width the same.

    Examples
    --------
    >>> [word_of(Fraction(n), Fraction(4), Fraction(1)) for n in (4, 5, 8, 9)]
    ['0', '1', '1', '2']
    """
    return str((value - offset) // step) if step else str(value)


def make_key(
    word: str, said: Iterable[tuple[str, Text]] = (), several: bool = False, **more: str
) -> JsonObject:
    """Return a key for a right answer, with the words about answers sealed by these answers."""
    salt = os.urandom(SALT)
    key: JsonObject = {"salt": salt.hex(), "hash": slow_hash(word, salt).hex(), **more}
    if several:
        key["several"] = True
    texts = [seal(json.dumps([*text], ensure_ascii=False), answer) for answer, text in said]
    return key | ({"said": texts[:SAID]} if texts else {})
