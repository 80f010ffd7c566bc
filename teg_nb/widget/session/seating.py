"""Seats that change hands in the middle of a match: checks, record and news."""

from __future__ import annotations

from collections.abc import Mapping

from teg_nb.bots import POLICIES
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.session.messages import BOTS, Level
from teg_nb.widget.session.refusals import TableRefusal
from teg_nb.widget.session.state import SessionState, handles

RECORD = "players"
"""Key of a log's notes: who held each seat, from which entry on."""


@handles(Level)
def change(session: SessionState, message: Level) -> None:
    """Let a person or another bot play a seat, from the next decision on."""
    if session.home is not None:
        raise BadMessage("level: not while somebody explores")
    if session.is_fixed:
        raise TableRefusal("seats_fixed")
    seats = session.seats
    before = seats.player(message.seat)
    seats.set_player(message.seat, message.level)
    session.film = None  # other people may look at it
    if before != message.level:
        record(session.study.match, message.seat, before, message.level)


def record(match: Match, seat: str, before: str, player: str) -> None:
    """Note in the log who holds a seat from now on."""
    held = players(match)
    if all(entry["seat"] != seat for entry in held):
        held.append({"from": 0, "seat": seat, "player": before})
    begun = any(action.seat != CHANCE for action in match.actions)
    start = len(match) if begun else 0
    kept = [entry for entry in held if (entry["seat"], entry["from"]) != (seat, start)]
    match.metadata[RECORD] = [*kept, {"from": start, "seat": seat, "player": player}]


def players(match: Match) -> list[JsonObject]:
    """List the changes that a log notes. Malformed ones are left out: others may have written it.

    Returns
    -------
    list of dict
        ``from`` (number of entries before it), ``seat`` and ``player``: a bot's name or
        ``"person"``.
    """
    held = match.metadata.get(RECORD)
    return [
        entry
        for entry in (held if isinstance(held, list) else [])
        if isinstance(entry, dict)
        and entry.keys() == {"from", "seat", "player"}
        and type(entry["from"]) is int
        and entry["seat"] in match.settings.seats
        and isinstance(entry["player"], str)
    ]


def bots_of(match: Match) -> dict[int, tuple[str, Policy]]:
    """Return the bots that a log names last, for a board that goes on with it."""
    last = {entry["seat"]: entry["player"] for entry in players(match)}
    return {
        match.settings.seats.index(seat): (player, POLICIES[player])
        for seat, player in last.items()
        if player in BOTS
    }


def news(match: Match, step: int, lang: str) -> list[JsonObject]:
    """List the changes up to a step as news, which everybody may read."""
    words: Mapping[str, str] = phrases("seating", lang)
    return [
        {
            "step": entry["from"],
            "seat": match.settings.seats.index(entry["seat"]),
            "text": words["now"].format(
                seat=entry["seat"], player=words.get(entry["player"], entry["player"])
            ),
            "clause": None,
        }
        for entry in players(match)
        if 0 < entry["from"] <= step
    ]
