"""States of the five games in which a person has something to decide, and how to reach them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from scenes import SCENES

from teg_nb import Match, position
from teg_nb.bots import POLICIES
from teg_nb.engine.games.eggar.position import position as eggar
from teg_nb.widget.games import screen_of

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


def long_question() -> Match:
    """Return a match in which one of the longest questions of the deck is read."""
    start = eggar(Verde="4 E6", Azul="2 F6", phase="question", question="q139")
    return Match("eggar", start=start)


def second_turn() -> Match:
    """Return a match of the resource war in which the orders of last round can be given again."""
    match = Match("wargame", seats=2)
    rng, greedy, screen = random.Random(3), POLICIES["greedy"], screen_of("wargame")
    while not screen.recent(match, len(match), "es")["routines"].get("again"):
        if match.to_move < 0:
            match.push(match.game.sample_chance(match.state, rng))
        else:
            match.push(greedy(match.game.observe(match.state, match.to_move), rng))
    return match


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
    uncovered = (("tab-cards", ""), ("private", ""), ("source", "Brasil"), ("verb-build", ""))
    war["building"] = Situation(war["orders"].match, {}, uncovered)
    war["again"] = Situation(second_turn())
    war["delivery"] = Situation(war["orders"].match, {}, (("end", ""),))
    return states
