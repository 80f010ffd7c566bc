"""Slow hashes and sealed texts: fixed vectors, so that every Python gives the same."""

from __future__ import annotations

import pytest

from teg_nb.engine.errors import GameError
from teg_nb.exercises.sealing import canonical, opened, seal, slow_hash

SALT = bytes(16)
HASH = "26a384418569992c3ff5d2d76af2faa0ae10ce98e5d360a8747d971d3e11dd28"
SEALED = (
    "00000000000000000000000000000000d03655e75e4436b9ffe20fbe1e1e6b5b563f3fad51f1697c0dd63e829cb2e9"
    "8881d36d00908604230be93d"
)


def test_the_vectors_of_every_python() -> None:
    assert slow_hash("4", SALT).hex() == HASH
    assert seal("abc", "4", SALT) == SEALED
    assert opened(SEALED, "4") == "abc"


def test_another_word_or_another_byte_opens_nothing() -> None:
    sealed = seal("¡Cuatro, por el mínimo!", "lago-puma-47")
    assert opened(sealed, "lago-puma-47") == "¡Cuatro, por el mínimo!"
    assert opened(sealed, "lago-puma-48") is None
    flipped = sealed[:-1] + ("0" if sealed[-1] != "0" else "1")
    assert opened(flipped, "lago-puma-47") is None
    with pytest.raises(GameError):
        opened("no sé", "lago-puma-47")


def test_the_same_answer_has_the_same_text() -> None:
    assert canonical([2, "Perú"]) == '[2,"Perú"]'
