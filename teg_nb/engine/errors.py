"""What can be wrong.

GameError
├── IllegalAction    well formed, but against the rules; names its clause
├── BadMessage       not an action at all
├── StaleStep        a step that is not there, an answer to an older position
├── UnknownName      a name that does not exist; names the nearest
├── NotInGame        a thing that a game does not have
├── BotFailed        a bot raised, or chose no legal action; names seat and step
├── BadArgument      an argument that is not of its kind; shows how it is written
├── BadNote          a note on a step that says what it cannot
├── BadLog           a file that is not a log, or was changed; names its line
├── BadPosition      a position that cannot occur
└── BadBoard         a data file that is not a board
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any


class GameError(Exception):
    """Base of all errors that a user of the engine can meet.

    In a notebook it is one line, in the language of `teg_nb.language`, instead of a traceback;
    ``traceback.print_exception(sys.last_value)`` still shows that.

    Parameters
    ----------
    words : str
        A key of ``errors.toml``, which says it in both languages, or a sentence in English.
    **facts
        What the sentence of the key names. `near`: names that may be meant instead.

    Examples
    --------
    >>> fault = BadPosition("unknown", kind="country", name="Chili", near=["Chile"])
    >>> print(fault)
    no country 'Chili'; did you mean Chile?
    >>> fault.text("es")
    "no hay ningún país 'Chili'; ¿quisiste decir Chile?"
    """

    def __init__(self, words: str = "", /, **facts: Any) -> None:
        super().__init__(words)
        self.words = words
        self.facts = facts

    def text(self, lang: str = "es") -> str:
        """Return what is wrong, as a sentence.

        Parameters
        ----------
        lang : str
            ``"es"``, ``"en"``, or ``""`` for the language of the notebook. A sentence without a
            key is in English.
        """
        return _wording(self, lang)

    def __str__(self) -> str:
        return self.text("en")

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows instead of a traceback: IPython asks for it."""
        return [f"✗ {self.text('')}", *getattr(self, "__notes__", ())]


def _words(error: GameError, lang: str) -> str:
    return error.words


_wording: Callable[[GameError, str], str] = _words


def set_wording(wording: Callable[[GameError, str], str]) -> None:
    """Set the function that puts errors into words.

    Parameters
    ----------
    wording : callable
        Takes an error and a language as `GameError.text` does; returns its sentence.
    """
    global _wording
    _wording = wording


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
        super().__init__(code, **facts)
        self.args = (code, clause)
        self.code = code
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.text('en')} [{self.code}, {self.clause}]"

    def _render_traceback_(self) -> list[str]:
        sentence, *notes = super()._render_traceback_()
        return [f"{sentence} [{self.clause}]", *notes]


class BadMessage(GameError):
    """Something that is not an action: unknown verb, missing, extra or mistyped argument."""


class StaleStep(GameError, IndexError):
    """A step that is not there, or an answer to a position that is no longer the present one."""


class UnknownName(GameError, KeyError, ValueError):
    """A name that does not exist: of a game, a rule, a bot, a language, ...

    Parameters
    ----------
    kind : str
        What was looked for, as in the section ``kinds`` of ``errors.toml``.
    name : object
        What was asked for.
    known : iterable of str
        The names there are: those that come near are said or, if none does, all.
    most : int
        Names that are too many to say.

    Examples
    --------
    >>> print(UnknownName("game", "risk", ["teg", "tgm"]))
    no game 'risk'; there are teg and tgm
    >>> UnknownName("rule", "TEG-8.55", ["TEG-8.5", "REC-1.1"]).text("es")
    "no hay ninguna regla 'TEG-8.55'; ¿quisiste decir TEG-8.5?"
    """

    def __init__(self, kind: str, name: object, known: Iterable[str], most: int = 12) -> None:
        plain = {each.casefold(): each for each in known}
        text = str(name)[:60].strip().casefold()
        near = [plain[each] for each in get_close_matches(text, plain, 3)]
        said = "unknown" if near or not 0 < len(plain) <= most else "unknown_of"
        super().__init__(said, kind=kind, name=name, known=list(plain.values()), near=near)
        self.args = (kind, name, tuple(plain.values()), most)


class NotInGame(GameError, ValueError):
    """Something that a game does not have: countries, objectives, pacts, ...

    Parameters
    ----------
    kind : str
        What, as in the section ``kinds`` of ``errors.toml``.
    game : str

    Examples
    --------
    >>> print(NotInGame("pacts", "tgm"))
    tgm has no pacts
    """

    def __init__(self, kind: str, game: str) -> None:
        super().__init__("not_in_game", kind=kind, game=game)
        self.args = (kind, game)


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
        super().__init__("bot_failed", step=step, seat=seat, reason=reason)
        self.args = (step, seat, reason)
        self.step = step
        self.seat = seat
        self.reason = reason

    def _render_traceback_(self) -> list[str]:
        """All of it: whoever writes a bot looks for the line."""
        return "".join(traceback.format_exception(self)).splitlines()


class BadArgument(GameError, TypeError, ValueError):
    """An argument that is not of its kind.

    Examples
    --------
    >>> print(BadArgument("wrong_shape", name="options", value=3, wanted='{"max_rounds": 30}'))
    options cannot be 3; it is written {"max_rounds": 30}
    """


class BadNote(GameError, ValueError):
    """What is not a note on a step of a log; the message says what would be."""


class BadLog(GameError):
    """A file that is not a log of a match, or a log that would be too large for a file.

    Attributes
    ----------
    line : int
        Number of the faulty line, from 1.
    reason : str
    """

    def __init__(self, line: int, words: str, /, **facts: Any) -> None:
        said = GameError(words, **facts)
        super().__init__("bad_log", line=line, reason=str(said))
        self.args = (line, words)
        self.line = line
        self.reason = str(said)
        self.said = said


class BadPosition(GameError):
    """A position that cannot occur in the game; the message says why."""


class BadBoard(GameError):
    """A data file that is not a sound board; the message says why."""
