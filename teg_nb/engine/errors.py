"""What can be wrong.

GameError
├── IllegalAction    well formed, but against the rules; names its clause
├── BadMessage       not an action at all
├── StaleStep        an answer to an older position
├── BotFailed        a bot raised, or chose no legal action; names seat and step
├── BadLog           a file that is not a log, or was changed; names its line
├── BadPosition      a position that cannot occur
└── BadBoard         a data file that is not a board
"""

from __future__ import annotations

from typing import Any


class GameError(Exception):
    """Base of all errors that a user of the engine can meet."""


class IllegalAction(GameError):
    """An action against the rules. The position is unchanged.

    Parameters
    ----------
    code : str
        One of the codes of the catalogue, as ``"not_adjacent"`` (TEG-21).
    clause : str
        The clause it rests on, as ``"TEG-8.2"``.
    **facts
        What the sentence can name: countries and seats by name, numbers as numbers.

    Examples
    --------
    >>> refusal = IllegalAction("not_adjacent", "TEG-8.2", source="Argentina", target="Sahara")
    >>> refusal.code, refusal.clause
    ('not_adjacent', 'TEG-8.2')
    >>> refusal.text("en") != refusal.text("es")
    True
    """

    def __init__(self, code: str, clause: str, **facts: Any) -> None:
        super().__init__(code, clause)
        self.code = code
        self.clause = clause
        self.facts = facts

    def text(self, lang: str = "es") -> str:
        """The sentence that a player reads, in ``"es"`` or ``"en"``."""
        from teg_nb.engine.catalogue import catalogue_of

        return catalogue_of(self.clause).sentence(self.code, lang, self.facts)

    def __str__(self) -> str:
        return f"{self.text('en')} [{self.code}, {self.clause}]"


class BadMessage(GameError):
    """Something that is not an action: unknown verb, missing, extra or mistyped argument."""


class StaleStep(GameError):
    """An answer to a position that is no longer the present one."""


class BotFailed(GameError):
    """A bot raised an error, or chose what is not a legal action of its seat.

    What was played before it stays. The error of the bot itself is the ``__cause__``.

    Attributes
    ----------
    step : int
        Number of entries before the choice.
    seat : str
    reason : str
    """

    def __init__(self, step: int, seat: str, reason: str) -> None:
        super().__init__(step, seat, reason)
        self.step = step
        self.seat = seat
        self.reason = reason

    def __str__(self) -> str:
        return f"the bot of {self.seat} failed at step {self.step}: {self.reason}"


class BadLog(GameError):
    """A file that is not a log of a match.

    Attributes
    ----------
    line : int
        Number of the faulty line, from 1.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class BadPosition(GameError):
    """A position that cannot occur in the game; the message says why."""


class BadBoard(GameError):
    """A data file that is not a sound board; the message says why."""
