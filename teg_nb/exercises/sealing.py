"""Slow hashes of answers, and texts that only a word opens. The standard library alone.

They slow down guessing, no more. An answer that is one of four options is found in four tries.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import zlib
from functools import lru_cache

from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import Json

MEBIBYTES = 64
"""Zeros that a slow hash reads: some tenths of a second. Pyodide has no faster way either."""

SALT = 16
"""Bytes of a salt."""

_ZEROS = bytes(1 << 20)


@lru_cache(256)
def slow_hash(word: str, salt: bytes, mebibytes: int = MEBIBYTES) -> bytes:
    """Return a digest of a word that takes long on purpose: SHA-256 over salt, word and zeros.

    An answer that is judged again takes no time.

    Examples
    --------
    >>> slow_hash("lago", b"salt", 1).hex()[:12]
    '1ebbd1fa134b'
    """
    digest = hashlib.sha256(len(salt).to_bytes(1, "big") + salt + word.encode())
    for _ in range(mebibytes):
        digest.update(_ZEROS)
    return digest.digest()


def canonical(answer: Json) -> str:
    """Return the text of a parsed answer: the same for the same answer."""
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def seal(text: str, word: str, salt: bytes | None = None) -> str:
    """Return a text, encrypted with a word, as hexadecimal digits.

    Two keys come from the slow hash. SHAKE-256 gives the stream, HMAC-SHA256 protects the result.

    Examples
    --------
    >>> opened(seal("Four, by the minimum.", "4"), "4")
    'Four, by the minimum.'
    """
    salt = os.urandom(SALT) if salt is None else salt
    secret, proof = _keys(word, salt)
    plain = zlib.compress(text.encode(), 9)
    hidden = _mixed(plain, secret)
    return (salt + hmac.digest(proof, salt + hidden, "sha256") + hidden).hex()


def opened(sealed: str, word: str) -> str | None:
    """Return the text that a word opens; None for another word.

    Raises
    ------
    GameError
        If it is no sealed text.
    """
    try:
        data = bytes.fromhex(sealed)
    except ValueError:
        raise GameError("seal_broken") from None
    salt, mark, hidden = data[:SALT], data[SALT : SALT + 32], data[SALT + 32 :]
    secret, proof = _keys(word, salt)
    if not hmac.compare_digest(mark, hmac.digest(proof, salt + hidden, "sha256")):
        return None
    return zlib.decompress(_mixed(hidden, secret)).decode()


def _keys(word: str, salt: bytes) -> tuple[bytes, bytes]:
    key = slow_hash(word, salt)
    return hmac.digest(key, b"secret", "sha256"), hmac.digest(key, b"proof", "sha256")


def _mixed(data: bytes, secret: bytes) -> bytes:
    stream = hashlib.shake_256(secret).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))
