"""Summary for a person at the start of a turn: the actions of others since its last one."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from teg_nb.bots import POLICIES
from teg_nb.engine.actions import ConquestBase
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.widget.session.turn_summary import turn_summary


def war() -> Match:
    """Blanco ends its turn, then Negro takes Chile from it and Paraguay from Rojo."""
    start = position(
        Blanco="Chile 1, Francia 5", Negro="Argentina 9, Bolivia 9", Rojo="Paraguay 1", rest="Rojo"
    )
    match = Match(start=start)
    rng = random.Random(1)
    while match.state.turn == 0:
        match.act(next(e.verb for e in match.legal_actions() if e.verb.startswith("end_")))
        match.resolve_chance(rng)
    assert match.state.turn == 1
    return match


def strike(match: Match, source: str, target: str) -> None:
    while match.state.phase != "attack":
        match.play({"Negro": lazy}, random.Random(2), "action")
    match.act("attack", source, target)
    match.act("roll", [6, 6, 6], [1])
    match.act("conquest_move", 1)


def lazy(seen: Any, rng: random.Random) -> Any:
    ending = (action for action in seen.legal_actions if action.verb.startswith("end_"))
    return next(ending, None) or POLICIES["random"](seen, rng)


def until_blanco(match: Match) -> None:
    match.play({"Negro": lazy, "Rojo": lazy}, random.Random(3), "end")
    match.resolve_chance(random.Random(3))
    assert match.to_move == match.state.turn == 0


def test_losses_conquests_and_cards_since_the_last_turn() -> None:
    match = war()
    begun = len(match)
    board = match.settings.board
    chile, argentina = board.country("Chile"), board.country("Argentina")
    strike(match, "Argentina", "Chile")
    strike(match, "Bolivia", "Paraguay")
    assert turn_summary(match, len(match), 0, "es") is None  # it is not its turn
    until_blanco(match)
    told = turn_summary(match, len(match), 0, "es")
    assert told is not None
    assert told["lost"] == [[chile, 1, argentina]]
    assert match.actions[told["begin"] - 1].seat in (0, -1)
    assert told["begin"] <= begun < len(match)
    assert (told["won"], told["taken"]) == ([], [[1, 1]])
    assert "tarjeta" not in told["pacts"]
    for viewer in (1, 2, None):
        assert turn_summary(match, len(match), viewer, "es") is None
    match.act(
        next(action for action in match.legal_actions() if action.verb == "place").verb,
        "Francia",
        1,
    )
    assert turn_summary(match, len(match), 0, "es") is None  # it has acted


def test_pacts_are_told_in_both_languages() -> None:
    match = war()
    while match.state.phase != "attack":
        match.play({"Negro": lazy}, random.Random(2), "action")
    match.act("propose_world", "Blanco", seat="Negro")
    match.play({"Negro": lazy, "Rojo": lazy}, random.Random(3), "end")
    until_blanco(match)
    for lang, word in (("es", "pacto"), ("en", "pact")):
        told = turn_summary(match, len(match), 0, lang)
        assert told is not None
        assert word in told["pacts"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_what_happened_and_of_la_reconquista_no_more_than_all_heard(
    name: str,
) -> None:
    """Bots play a while; at the beginning of each turn it adds up."""
    match = Match(name, 3, {"max_rounds": 5})
    match.run(POLICIES["greedy"], random.Random(4), limit=500)
    told = Counter[str]()
    for step, state in enumerate(match.states[:-1]):
        viewer = match.game.to_move(state)
        summary = turn_summary(match, step, viewer, "en") if viewer >= 0 else None
        if summary is None:
            continue
        mine = (p for p in range(step) if match.actions[p].seat == match.states[p].turn == viewer)
        begin = max(mine) + 1
        events = [item for group in match.events[begin:step] for item in group]
        conquests = [event for event in events if isinstance(event, ConquestBase)]
        assert len(summary["lost"]) == sum(conquest.loser == viewer for conquest in conquests)
        others = sum(count for _, count in summary["taken"])
        assert len(summary["lost"]) + len(summary["won"]) + others == len(conquests)
        for country, by, source in summary["lost"]:
            assert by != viewer
            board = match.settings.board
            assert source is None or source in board.neighbours[country] or name == "wargame"
        told.update({kind: bool(value) for kind, value in summary.items()})
    assert bool(told["cards"]) == (name in ("teg", "tgm"))
    assert bool(told["lost"]) == (name in ("teg", "tgm", "wargame"))
