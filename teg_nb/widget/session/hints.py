"""Hints: the plan of the best player, as a payload for the page that asked."""

from __future__ import annotations

from teg_nb.bots.tutor import Hint
from teg_nb.bots.tutor import hint as advice
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.language import LANGUAGES


def hint(match: Match, seat: int) -> JsonObject:
    """Return what the best player would do now for a seat. Never put it in a trait.

    The player uses only the observation of the seat. It draws no dice of the match, and the same
    question has the same answer.

    Parameters
    ----------
    match : Match
        The match; the seat is to move.
    seat : int

    Returns
    -------
    dict
        ``arrows`` (pairs of places), ``places`` and, on a grid, the ``path`` that is walked; and by
        language (``told``) the ``text`` of the decision, its ``odds``, its ``reasons``, and a
        ``question`` to think about first with its ``answer``.
    """
    given = advice(match, seat)
    plan = given.plan
    return {
        "kind": "hint",
        "seat": seat,
        "step": len(match),
        "arrows": [list(arrow) for arrow in plan.arrows],
        "places": plan.places,
        "path": [plan.places[0], *given.action.path] if hasattr(given.action, "path") else [],
        "told": {lang: _told(given, lang) for lang in LANGUAGES},
    }


def _told(given: Hint, lang: str) -> JsonObject:
    question, answer = given.question(lang)
    return {
        "text": given.headline(lang),
        "odds": given.odds(lang),
        "reasons": given.reasons(lang),
        "question": question,
        "answer": answer,
    }
