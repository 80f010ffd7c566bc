"""Random tables of La Revancha: every combination of chapters can be played (CHP-3, CHP-4.5)."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.chapters import CHAPTER_OF, chapter_out
from teg_nb.engine.games.teg.options import PACTS, SITUATIONS, TegOptions
from teg_nb.engine.games.teg.settings import Settings

TEG = GAMES["teg"]
FLAGS = (
    *("missiles", "blockades", "country_cards", "continent_cards", "four_dice"),
    *("secret_objectives", "defensive_canje", "auto_card", "choose_dice"),
)


def table(rng: random.Random) -> dict[str, Any]:
    """Draw options until the rules accept them."""
    while True:
        options: dict[str, Any] = {"max_rounds": 12}
        for flag in FLAGS:
            if rng.random() < 0.4:
                options[flag] = rng.random() < 0.5
        for name, kinds in (("situations", SITUATIONS), ("pacts", PACTS)):
            if rng.random() < 0.5:
                options[name] = rng.sample(kinds, rng.randrange(len(kinds) + 1))
        if rng.random() < 0.3:
            options["mano"] = "fixed"
        if rng.random() < 0.3:
            options["initial_armies"] = rng.choice([[], [5], [6, 2]])
        if rng.random() < 0.2:
            options["common_objective_countries"] = None
        with suppress(IllegalAction):  # an option without its chapter
            TegOptions.parse(options)
            return options


def empty(state: Any) -> None:
    """Check that the fields of chapters that are out hold nothing (CHP-0.5)."""
    settings: Settings = state.settings
    off = settings.chapters_off
    if "missiles" in off:
        assert not any(state.missiles)
    if "country_cards" in off:
        assert not any(state.hands)
        assert not state.pile | state.discards | state.used
        assert not state.card_taken | state.exchanged
    if "continent_cards" in off:
        assert not any(state.continents_used)
    if "situations" in off:
        assert state.situation == -1
    if "pacts" in off:
        assert not state.pacts
        assert not state.proposals
    if "pacts" in off or "pacts.aggression" in off:
        assert not state.guests
    if "secret_objectives" in off:
        assert not any(state.objectives)


def play(seed: int, bot: str) -> None:
    """Play a match at a random table, and check every position."""
    rng = random.Random(f"{seed}/{bot}")
    options = table(rng)
    match = Match("teg", rng.randrange(2, 7), options)
    match.run(POLICIES[bot], rng)
    assert match.is_over
    off = match.settings.chapters_off
    for state in match.states:
        empty(state)
    for action in match.actions:
        assert not chapter_out(off, CHAPTER_OF.get(type(action), "")), action
    for state in match.states[:: max(1, len(match.states) // 5)]:
        assert TEG.load(TEG.dump(state)) == state
        viewer = rng.randrange(len(match.settings.seats))
        imagined = TEG.determinize(TEG.observe(state, viewer), rng)
        empty(imagined)


@pytest.mark.slow
@pytest.mark.clause("CHP-0.5", "CHP-0.6", "CHP-0.8", "CHP-3.4", "CHP-4.5")
@pytest.mark.parametrize("bot", ["random", "easy", "greedy"])
def test_a_random_table_is_played(bot: str) -> None:
    for seed in range(67):
        play(seed, bot)


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["random", "easy", "normal", "greedy", "hard"])
def test_every_bot_plays_random_tables(bot: str, share: float) -> None:
    for seed in range(round(400 * share)):
        play(1000 + seed, bot)
