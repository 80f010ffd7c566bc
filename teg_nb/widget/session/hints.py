"""Hints: the actions that a search recommends to a player."""

from __future__ import annotations

import random
from typing import Any

from teg_nb.bots.search import Search
from teg_nb.engine.actions import Action
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import ListOf, Reference
from teg_nb.widget.session.view_model import worded

SEARCH = Search(playouts=30, entries=4)
"""The bot that gives hints. It is small, so that the answer is quick."""

ACTIONS = 3
"""Number of actions in a hint."""


def hint(match: Match, seat: int, lang: str) -> dict[str, Any]:
    """Return the best actions of a seat according to a search. Never put them in a trait.

    The search uses only the observation of the seat. It draws no dice of the match, and the same
    question has the same answer.

    Parameters
    ----------
    match : Match
        The match; the seat is to move.
    seat : int
    lang : str
        ``"es"`` or ``"en"``.

    Returns
    -------
    dict
        ``actions``, the best first, each with its ``text``, its ``value`` (0 to 1) with ``low`` and
        ``high``, its ``visits``, and the ``places`` that it names, in order.
    """
    step = len(match)
    entries = SEARCH.consider(match.observe(seat), random.Random(f"hint/{step}"))
    return {
        "kind": "hint",
        "seat": seat,
        "step": step,
        "actions": [
            {
                "text": worded(entry.action, match.settings, lang),
                "value": entry.value,
                "low": entry.low,
                "high": entry.high,
                "visits": entry.visits,
                "places": places(entry.action, match.settings.place),
            }
            for entry in entries[:ACTIONS]
        ],
    }


def places(action: Action, kind: str) -> list[int]:
    """List the places that an action names, in order. `kind` is their name in the vocabulary."""
    indices: list[int] = []
    for name, form in action.fields.items():
        if form == Reference(kind):
            indices.append(getattr(action, name))
        elif form == ListOf(Reference(kind)):
            indices += getattr(action, name)
    return indices
