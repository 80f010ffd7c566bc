"""States of the five games in which a person has something to decide, and how to reach them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from scenes import SCENES

from teg_nb import Match, position

SIZES = {
    "laptop": (1040, 640, 0.50),
    "screen": (1366, 768, 0.50),
    "tablet": (700, 900, 0.45),
    "phone": (400, 860, 0.40),
}
"""Width and height of the stage in pixels, and the least share of it that is the map's."""

MARGIN = 16
"""A stage leaves so much of the visible panel free, in pixels."""


class Situation(NamedTuple):
    """A match, options of its board, and what is chosen on the page."""

    match: Match
    options: Mapping[str, Any] = MappingProxyType({})
    picks: tuple[tuple[str, str], ...] = ()
    """Keys of lists and buttons, and the place that is chosen from a list; ``""`` for a press."""
    uncovers: bool = False


def teg_states() -> dict[str, Situation]:
    """La Revancha: every phase of a turn, a proposal, dice of a real table, bots and the end."""
    places = {"Blanco": "Argentina 9, Chile 4, Uruguay 1", "Negro": "Brasil 2, Colombia 2"}
    fight = Match(start=position(**places, Rojo="Sahara 6", rest="Rojo"))
    chosen = (("source", "Argentina"), ("target", "Brasil"))
    armed = position(
        seats=["Rojo", "Negro"],
        Rojo="Irán 6, Chile 3",
        Negro="Ucrania 6, Rusia 5",
        rest="Negro",
        phase="reinforce",
        due=10,
    )
    won = fight.fork()
    won.act("attack", "Argentina", "Brasil")
    won.act("roll", [6, 6, 6], [1, 1])
    asked = fight.fork()
    asked.act("propose_world", "Negro")
    regroup = won.fork()
    regroup.act("conquest_move", 1)
    regroup.act("end_attack")
    bots = {"Blanco": "easy", "Negro": "easy", "Rojo": "easy"}
    return {
        "placing": Situation(Match(start=armed)),
        "attack": Situation(fight),
        "chosen": Situation(fight, {}, chosen),
        "conquest": Situation(won),
        "asked": Situation(asked, {"bots": {"Blanco": "easy", "Rojo": "easy"}, "auto": False}),
        "regroup": Situation(regroup),
        "bots": Situation(fight, {"bots": bots, "auto": False}),
    }


def states() -> dict[str, dict[str, Situation]]:
    """All situations, by game and name."""
    states = {"teg": teg_states()}
    for game, scenes in SCENES.items():
        states[game] = {
            name: Situation(match, uncovers=game in ("reconquista", "tgm"))
            for name, match in scenes().items()
        }
    war = states["wargame"]
    war["chosen"] = Situation(war["orders"].match, {}, (("source", "Brasil"),))
    war["delivery"] = Situation(war["orders"].match, {}, (("end", ""),))
    return states
