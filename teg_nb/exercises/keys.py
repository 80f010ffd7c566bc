"""Keys of exercises that are handed out: a slow hash of the right answer, and sealed words."""

from __future__ import annotations

import hmac
import json
import os
from collections.abc import Iterable, Sequence
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
        ``salt`` and ``hash``; ``several`` for several right options; ``parts``, hashes of the parts
        of a right answer; ``step`` and ``offset`` of a number with a tolerance; ``said``, words
        that the right answer or a foreseen mistake opens.

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
        lists = [written.get(key, []) for key in ("said", "parts")]
        for texts in lists:
            whole = isinstance(texts, list) and all(isinstance(text, str) for text in texts)
            if not whole or len(texts) > SAID:
                raise BadExercise("key", "exercise_list", value=texts)
        if step is None or offset is None or step < 0:
            raise BadExercise("key", "exercise_number", value=written.get("step"))
        self._step, self._offset = step, offset
        self._said, self._parts = map(tuple, lists)

    def word(self, value: Fraction) -> str:
        """Return the word of a number: its interval, if a tolerance makes several numbers right."""
        return word_of(value, self._step, self._offset)

    def opens(self, word: str) -> bool:
        """Return True if an answer, as a word, is right."""
        return hmac.compare_digest(_proof(word, self._salt), self._hash)

    def right_parts(self, words: Sequence[str]) -> tuple[int, int]:
        """Return the number of right parts among some, as words, and of all right parts."""
        right = sum(_proof(word, self._salt).hex() in self._parts for word in words)
        return right, len(self._parts)

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


def _proof(word: str, salt: bytes) -> bytes:
    """Return what shows that a word is right, and opens nothing that the word seals."""
    return hmac.digest(slow_hash(word, salt), b"answer", "sha256")


def make_key(
    word: str,
    said: Iterable[tuple[str, Text]] = (),
    parts: Sequence[str] = (),
    several: bool = False,
    **more: str,
) -> JsonObject:
    """Return a key for a right answer, with the words about answers sealed by these answers.

    One salt serves all, so that an answer is hashed once.
    """
    salt = os.urandom(SALT)
    key: JsonObject = {"salt": salt.hex(), "hash": _proof(word, salt).hex(), **more}
    if several:
        key["several"] = True
    if parts:
        key["parts"] = sorted(_proof(part, salt).hex() for part in parts)
    texts = [
        seal(json.dumps([*text], ensure_ascii=False), answer, salt)
        for answer, text in dict(said).items()
    ]
    return key | ({"said": sorted(texts[:SAID])} if texts else {})
