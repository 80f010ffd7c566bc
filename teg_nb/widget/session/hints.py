"""What a person is told who asks what to do."""

from __future__ import annotations

import random
from typing import Any

from teg_nb.bots.search import Search
from teg_nb.engine.actions import Action
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import ListOf, Reference
from teg_nb.widget.session.view_model import worded

SEARCH = Search(playouts=30, entries=4)
"""Who is asked: so little that nobody waits long."""

ACTIONS = 3
"""Actions that are told of."""


def hint(match: Match, seat: int, lang: str) -> dict[str, Any]:
    """What a search thinks of the decision of a seat, for its eyes only: never in a trait.

    It knows what the seat knows. The dice of the table are not touched, and the same question has
    the same answer.

    Parameters
    ----------
    match : Match
        As it stands; the seat is to move.
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
    found = SEARCH.consider(match.observe(seat), random.Random(f"hint/{step}"))
    return {
        "kind": "hint",
        "seat": seat,
        "step": step,
        "actions": [
            {
                "text": worded(each.action, match.settings, lang),
                "value": each.value,
                "low": each.low,
                "high": each.high,
                "visits": each.visits,
                "places": places(each.action, match.settings.place),
            }
            for each in found[:ACTIONS]
        ],
    }


def places(action: Action, kind: str) -> list[int]:
    """The places that an action names, in order; `kind` is what they are in the vocabulary."""
    found: list[int] = []
    for name, form in action.fields.items():
        if form == Reference(kind):
            found.append(getattr(action, name))
        elif form == ListOf(Reference(kind)):
            found += getattr(action, name)
    return found
