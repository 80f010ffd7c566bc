"""Replays of views, for a lesson that becomes a page.

A notebook that is executed for such a page gets, beside each picture, what the page shows in its
place. No other notebook does: a saved notebook holds no log.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.schema.position import Position
from teg_nb.widget.session.saved_page import packed_drawing, packed_json, replay

if TYPE_CHECKING:
    from teg_nb.engine.play.study import Study

ASKED = "TEG_NB_REPLAYS"
"""The variable of the environment that asks for replays."""

REPLAYS = "application/vnd.teg-nb.replays+json"
"""The kind of output: ``picture``, and ``views`` in their order."""


class Replay(NamedTuple):
    """A view of a page without Python.

    Attributes
    ----------
    face : str
        Kind of view, as the front end names it.
    study : Study
    board : str
        The drawing.
    at : dict
        ``lang``, ``line`` and ``step``.
    own : dict
        Values of this view alone.
    group : str
        Views of a group move together.
    """

    face: str
    study: Study
    board: str
    at: JsonObject
    own: JsonObject
    group: str


def replays(picture: Callable[[], str], *shown: Replay | None) -> JsonObject:
    """Return replays as an output, if they are asked for and every view has one."""
    if not os.environ.get(ASKED) or None in shown:
        return {}
    payload = [
        {
            "face": view.face,
            "replay": _packed(view.study),
            "drawing": packed_drawing(view.board),
            "at": view.at,
            "own": view.own,
            "group": view.group,
        }
        for view in shown
        if view is not None
    ]
    return {REPLAYS: {"picture": picture(), "views": payload}}


def _packed(study: Study) -> str:
    """Return the packed replay of a study. Views of one match share it."""
    with study.lock:
        if study.edits or len(study.lines) > 1:
            return packed_json(replay(study))
        end = study.match.state
        text = next((text for state, text in _KEPT if state is end), "")
        if not text:
            text = packed_json(replay(study))
            _KEPT.append((end, text))
        return text


_KEPT: list[tuple[Position, str]] = []
"""Packed replays, by the last position of the match."""
