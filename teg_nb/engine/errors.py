"""Errors that a user of the engine can meet.

GameError
├── IllegalAction    well formed, but against the rules; names its clause
├── BadMessage       not an action at all
├── StaleStep        a step that does not exist, an answer to an older position
├── UnknownName      a name that does not exist; names the nearest
├── NotInGame        a thing that a game does not have
├── BotFailed        a bot raised, or chose no legal action; names seat and step
├── BadArgument      an argument of the wrong kind; shows the right form
├── MissingPackage   a package that only some uses need; says what installs it
├── BadNote          an invalid note on a step
├── BadLog           a file that is not a log, or was changed; names its line
├── BadPosition      a position that cannot occur
└── BadBoard         a data file that is not a board
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches


class GameError(Exception):
    """Base of all errors that a user of the engine can meet.

    A notebook shows one line instead of a traceback, in the language of `teg_nb.language`. The
    traceback remains available: ``traceback.print_exception(sys.last_value)``.

    Parameters
    ----------
    words : str
        A key of ``errors.toml``, with a sentence in both languages, or a sentence in English.
    **facts
        Facts for the sentence of the key. `near`: names that may be meant instead.

    Examples
    --------
    >>> fault = BadPosition("unknown", kind="country", name="Chili", near=["Chile"])
    >>> print(fault)
    no country 'Chili'; did you mean Chile?
    >>> fault.text("es")
    "no hay ningún país 'Chili'; ¿quisiste decir Chile?"
    """

    def __init__(self, words: str = "", /, **facts: object) -> None:
        super().__init__(words)
        self.words = words
        self.facts = facts

    def text(self, lang: str = "es") -> str:
        """Return the error as a sentence.

        Parameters
        ----------
        lang : str
            ``"es"``, ``"en"``, or ``""`` for the language of the notebook. A sentence without
            a key is in English.
        """
        return _wording(self, lang)

    def __str__(self) -> str:
        return self.text("en")

    def _render_traceback_(self) -> list[str]:
        """Return the lines that IPython shows in place of a traceback."""
        return [f"✗ {self.text('')}", *getattr(self, "__notes__", ())]


def _words(error: GameError, lang: str) -> str:
    return error.words


_wording: Callable[[GameError, str], str] = _words


def set_wording(wording: Callable[[GameError, str], str]) -> None:
    """Set the function that words errors.

    Parameters
    ----------
    wording : callable
        Takes an error and a language, like `GameError.text`; returns the sentence.
    """
    global _wording
    _wording = wording


class IllegalAction(GameError):
    """An action against the rules. The position is unchanged.

    Parameters
    ----------
    code : str
        A code of the catalogue, such as ``"not_adjacent"`` (TEG-21).
    clause : str
        The clause behind the refusal, such as ``"TEG-8.2"``.
    **facts
        Facts for the sentence: countries and seats by name, numbers as numbers.

    Examples
    --------
    >>> from teg_nb import IllegalAction
    >>> refusal = IllegalAction("not_adjacent", "TEG-8.2", source="Argentina", target="Sahara")
    >>> refusal.code, refusal.clause
    ('not_adjacent', 'TEG-8.2')
    >>> refusal.text("en") != refusal.text("es")
    True
    """

    def __init__(self, code: str, clause: str, **facts: object) -> None:
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
    """A message that is not an action: unknown verb, missing, extra or mistyped argument.

    Examples
    --------
    >>> from teg_nb import Match
    >>> Match("teg", seats=3).act("fly", "Chile")
    Traceback (most recent call last):
      ...
    teg_nb.engine.errors.BadMessage: there is no action 'fly'; there are accept_pact, ...
    """


class StaleStep(GameError, IndexError):
    """A step that does not exist, or an answer to an outdated position."""


class UnknownName(GameError, KeyError, ValueError):
    """A name that does not exist: of a game, a rule, a bot, a language, ...

    Parameters
    ----------
    kind : str
        Kind of the missing thing: a key of the section ``kinds`` of ``errors.toml``.
    name : object
        The unknown name.
    known : iterable of str
        Existing names. The sentence lists the nearest ones or, if none is near, all of them.
    most : int
        Largest number of names that the sentence lists.

    Examples
    --------
    >>> print(UnknownName("game", "risk", ["teg", "tgm"]))
    no game 'risk'; there are teg and tgm
    >>> UnknownName("rule", "TEG-8.55", ["TEG-8.5", "REC-1.1"]).text("es")
    "no hay ninguna regla 'TEG-8.55'; ¿quisiste decir TEG-8.5?"
    """

    def __init__(self, kind: str, name: object, known: Iterable[str], most: int = 12) -> None:
        plain = {existing.casefold(): existing for existing in known}
        text = str(name)[:60].strip().casefold()
        near = [plain[match] for match in get_close_matches(text, plain, 3)]
        code = "unknown" if near or not 0 < len(plain) <= most else "unknown_of"
        super().__init__(code, kind=kind, name=name, known=list(plain.values()), near=near)
        self.args = (kind, name, tuple(plain.values()), most)


class NotInGame(GameError, ValueError):
    """A thing that a game does not have: countries, objectives, pacts, ...

    Parameters
    ----------
    kind : str
        Kind of the thing: a key of the section ``kinds`` of ``errors.toml``.
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
    """A bot that raised an error, or chose no legal action of its seat.

    Entries played before the failure stay. The error of the bot is the ``__cause__``.

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
        """Return the complete traceback: authors of bots need the failing line."""
        return "".join(traceback.format_exception(self)).splitlines()


class BadArgument(GameError, TypeError, ValueError):
    """An argument of the wrong kind.

    Examples
    --------
    >>> print(BadArgument("wrong_shape", name="options", value=3, wanted='{"max_rounds": 30}'))
    options cannot be 3; it is written {"max_rounds": 30}
    """


class MissingPackage(GameError, ModuleNotFoundError):
    """A package that only some uses need is not installed; the message says what installs it.

    Parameters
    ----------
    package : str
        Name of the missing module, one of those that `needed_packages` knows.

    Examples
    --------
    >>> print(MissingPackage("pyarrow"))
    datasets of many matches need pyarrow: pip install pyarrow
    """

    def __init__(self, package: str) -> None:
        in_browser = sys.platform == "emscripten"  # where `pip install` finds nothing
        words = "not_in_browser" if in_browser else _NEEDED[package]
        super().__init__(words, **({"package": package} if in_browser else {}))
        self.args = (package,)
        self.name = package


_NEEDED = {
    "gymnasium": "no_environments",
    "jupyterlab": "no_jupyterlab",
    "nbclient": "no_jupyterlab",
    "nbformat": "no_jupyterlab",
    "numpy": "no_pandas",
    "openskill": "no_openskill",
    "pandas": "no_pandas",
    "pettingzoo": "no_environments",
    "pyarrow": "no_pyarrow",
}
"""Sentence of `MissingPackage` for each package that need not be installed."""


@contextmanager
def needed_packages() -> Iterator[None]:
    """Raise `MissingPackage` in place of the import error of a package that only some uses need.

    Examples
    --------
    >>> with needed_packages():
    ...     import json
    """
    try:
        yield
    except ModuleNotFoundError as fault:
        package = (fault.name or "").partition(".")[0]
        if isinstance(fault, MissingPackage) or package not in _NEEDED:
            raise
        raise MissingPackage(package) from None


class BadNote(GameError, ValueError):
    """An invalid note on a step of a log; the message describes a valid one."""


class BadLog(GameError):
    """A file that is not a log of a match, or a log too large for a file.

    Attributes
    ----------
    line : int
        Number of the faulty line, from 1.
    reason : str

    Examples
    --------
    >>> from teg_nb import Match
    >>> Match.parse(['{"teg_nb": 99}'])
    Traceback (most recent call last):
      ...
    teg_nb.engine.errors.BadLog: line 1: of format 99; this teg_nb reads 2
    """

    def __init__(self, line: int, words: str, /, **facts: object) -> None:
        fault = GameError(words, **facts)
        super().__init__("bad_log", line=line, reason=str(fault))
        self.args = (line, words)
        self.line = line
        self.reason = str(fault)
        self.said = fault


class BadPosition(GameError):
    """A position that cannot occur in the game; the message gives the reason.

    Examples
    --------
    >>> from teg_nb import position
    >>> position(Blanco="Chile 4, Chile 2")
    Traceback (most recent call last):
      ...
    teg_nb.engine.errors.BadPosition: Chile is named twice for one seat, or for more than two
    """


class BadBoard(GameError):
    """An invalid data file of a board; the message gives the reason."""
