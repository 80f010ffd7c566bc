"""Named bots with a habit: what they do that `hard` does not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.bots import policy_named
from teg_nb.bots.teg.missile_keeper import MissileKeeper
from teg_nb.engine.actions import Action
from teg_nb.engine.errors import BadArgument, BadMessage
from teg_nb.widget.session.messages import Level
from teg_nb.widget.session.session import Session

TEG = GAMES["teg"]
RICH = {"Blanco": "Chile 2, Portugal 4", "Negro": "Argentina 2, España 2", "rest": "Negro"}


def chosen(bot: str, **parts: Any) -> Action:
    """Return what the first seat does in a position."""
    action = POLICIES[bot](TEG.observe(TEG.position(**parts), 0), random.Random(1))
    assert action is not None
    return action


def test_the_missile_keeper_buys_where_hard_places_armies() -> None:
    actions = [chosen(bot, **RICH, phase="reinforce", due=18) for bot in ("hard", "missile_keeper")]

    assert [action.verb for action in actions] == ["place", "place_missile"]


@pytest.mark.parametrize(("due", "missiles"), [(17, ""), (18, " + 2m")])
def test_it_buys_none_while_poor_or_with_a_full_stock(due: int, missiles: str) -> None:
    forces = {**RICH, "Blanco": f"Chile 2, Portugal 4{missiles}"}
    action = chosen("missile_keeper", **forces, phase="reinforce", due=due)

    assert action.verb == "place"


def test_it_keeps_the_last_missile_of_a_country() -> None:
    """The shot opens a conquest, and `hard` fires; the keeper fires only with one to spare."""
    around = "España 6, Gran Bretaña 9, Groenlandia 30, Irlanda 30, Noruega 30"
    verbs = [
        chosen(bot, Blanco=f"Portugal 6 + {missiles}m, Islandia 2", Negro=around).verb
        for bot, missiles in (("hard", 1), ("missile_keeper", 1), ("missile_keeper", 2))
    ]

    assert verbs[0] == verbs[2] == "fire_missile"
    assert verbs[1] != "fire_missile"


def test_in_another_game_it_plays_as_hard() -> None:
    match = Match("tgm", 3).run(POLICIES["hard"], random.Random(1), 120)
    seen = match.observe(match.to_move)

    assert POLICIES["missile_keeper"](seen, random.Random(2)) == POLICIES["hard"](
        seen, random.Random(2)
    )
    assert str(policy_named("missile_keeper")) == "missile_keeper"


def test_its_settings_are_checked() -> None:
    with pytest.raises(BadArgument):
        MissileKeeper(stock=0)
    with pytest.raises(BadArgument):
        MissileKeeper(rich=5)


def test_a_board_offers_it_only_in_its_game_and_with_missiles() -> None:
    bots = {1: ("hard", POLICIES["hard"])}
    session = Session(Match("teg", 3), dict(bots), random.Random(3))
    assert session.view()["players"] == ["person", "easy", "normal", "hard", "missile_keeper"]
    session.handle(Level(session.step, "Negro", "missile_keeper"))
    assert session.bots[1] == ("missile_keeper", POLICIES["missile_keeper"])

    for match in (Match("tgm", 3), Match("teg", 3, {"missiles": False})):
        other = Session(match, dict(bots), random.Random(3))
        assert other.view()["players"] == ["person", "easy", "normal", "hard"]
        with pytest.raises(BadMessage):
            other.handle(Level(other.step, match.settings.seats[1], "missile_keeper"))
        assert other.bots == bots
