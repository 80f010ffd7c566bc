"""Refusals of messages, as replies for the page."""

from __future__ import annotations

from collections.abc import Mapping

from teg_nb.engine.errors import BadLog, BotFailed, GameError, IllegalAction, StaleStep
from teg_nb.engine.json_types import JsonObject
from teg_nb.widget.session.autosave import NotSaved


class TableRefusal(GameError):
    """A refusal by the table: the rules allow it. The text is in ``errors.toml``."""


class UnreadableInput(GameError):
    """A typed throw of a real table that cannot be parsed. The text is in ``errors.toml``."""


def refused(fault: Exception, step: int, lang: str) -> JsonObject:
    """Return the reply to a refused message: code, clause and sentence.

    Refusals of the rules and faults of a log are quoted. A bot's error may contain secrets of its
    seat, and is not.
    """
    if isinstance(fault, IllegalAction):
        code, clause, text = fault.code, fault.clause, fault.text(lang)
    elif isinstance(fault, TableRefusal | UnreadableInput | NotSaved | BadLog):
        code, clause, text = fault.words, None, fault.text(lang)
    else:
        words = next(words for kind, words in _WORDS.items() if isinstance(fault, kind))
        code, clause, text = words.removeprefix("page_"), None, GameError(words).text(lang)
    return {"kind": "refused", "step": step, "code": code, "clause": clause, "text": text}


_WORDS: Mapping[type[Exception], str] = {
    StaleStep: "page_stale_step",
    BotFailed: "page_bot_failed",
    GameError: "page_bad_message",
    Exception: "page_failed",
}
