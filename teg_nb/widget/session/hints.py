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
        ``plans``, the best first; a second one if the player does not tell it apart. Each has
        ``arrows`` (pairs of places), ``places`` and, on a grid, the ``path`` that is walked; and by
        language (``told``) the ``text`` of the decision, its ``chance``, its ``odds`` in words and
        its ``reasons``. By language as well, a ``question`` to think about first, and its answer.
    """
    given = advice(match, seat)
    others = [] if given.other is None else [given.other]
    return {
        "kind": "hint",
        "seat": seat,
        "step": len(match),
        "plans": [_plan(hint) for hint in (given, *others)],
        "question": {lang: list(given.question(lang)) for lang in LANGUAGES},
    }


def _plan(given: Hint) -> JsonObject:
    plan = given.plan
    return {
        "arrows": [list(arrow) for arrow in plan.arrows],
        "places": plan.places,
        "path": [plan.places[0], *given.action.path] if hasattr(given.action, "path") else [],
        "told": {
            lang: {
                "text": given.headline(lang),
                "chance": given.chance(lang),
                "odds": given.odds(lang),
                "reasons": given.reasons(lang),
            }
            for lang in LANGUAGES
        },
    }
