"""Codes of learners, and the seeds that follow from them."""

from __future__ import annotations

import hmac
import secrets
from functools import cache
from importlib.resources import files

from teg_nb.engine.board import normalize_name


def drawn_code() -> str:
    """Draw a code of two words and two digits, such as ``"lago-puma-47"``.

    Some 400 words without accents make 14 million codes: two learners of a class of 25 get the same
    one in about one class of 50,000.
    """
    words = (secrets.choice(_words()) for _ in range(2))
    return "-".join([*words, str(10 + secrets.randbelow(90))])


def seed_of(code: str, salt: str = "") -> str:
    """Return the seed of a learner in a course: HMAC-SHA256 of the code, 16 hexadecimal digits.

    Case and accents of the code do not count.

    Examples
    --------
    >>> seed_of("lago-puma-47") == seed_of("Lago-Puma-47") != seed_of("lago-puma-47", "course")
    True
    """
    return hmac.digest(salt.encode(), normalize_name(code).encode(), "sha256").hex()[:16]


@cache
def _words() -> tuple[str, ...]:
    return tuple((files(__package__) / "words.txt").read_text("utf-8").split())
