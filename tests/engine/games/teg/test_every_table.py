"""Random tables of La Revancha: every combination of chapters can be played (CHP-3, CHP-4.5)."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from chapter_words import named_chapters

from teg_nb import GAMES, POLICIES, Match, gym_env
from teg_nb.analysis.dataset.records import tables_of
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.chapters import CHAPTER_OF, chapter_out
from teg_nb.engine.games.teg.options import PACTS, SITUATIONS, TegOptions
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.exercises import generate
from teg_nb.lessons.your_matches import YourMatches
from teg_nb.rl.spaces import MOST
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.view_model import private, view

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
    clauses = {event.clause for events in match.events for event in events}
    assert all(match.settings.in_force(clause) for clause in clauses)
    for action in match.actions:
        assert not chapter_out(off, CHAPTER_OF.get(type(action), "")), action
    for state in match.states[:: max(1, len(match.states) // 5)]:
        assert TEG.load(TEG.dump(state)) == state
        viewer = rng.randrange(len(match.settings.seats))
        imagined = TEG.determinize(TEG.observe(state, viewer), rng)
        empty(imagined)
    interfaces(match, rng)


WHOLE = {name: table.schema for name, table in tables_of(Match("teg", 3), 0).items()}
"""The columns of the tables of the whole game."""


def interfaces(match: Match, rng: random.Random) -> None:
    """Check that tables keep their columns, and that a page gets nothing of what is out."""
    tables = tables_of(match, 0)
    assert {name: table.schema.names for name, table in tables.items()} == {
        name: schema.names for name, schema in WHOLE.items()
    }
    step, seat = rng.randrange(len(match)), rng.randrange(len(match.settings.seats))
    page = view(match, step, seat, {}, rng.choice(["es", "en"]))
    fields = {"missiles": "missiles", "situations": "situation", "pacts": "pacts"}
    for chapter, field in {**fields, "blockades": "blocked"}.items():
        assert (field in page) == (chapter not in match.settings.chapters_off)
    secret = private(match, step, seat, "en")
    assert ("hand" in secret) == ("country_cards" not in match.settings.chapters_off)


@pytest.mark.slow
@pytest.mark.clause("CHP-4.6")
def test_lessons_show_random_tables() -> None:
    """A board, a hint, an exercise and the lesson on your matches, in both languages."""
    for seed in range(4):
        rng, lang = random.Random(f"{seed}/lesson"), ("es", "en")[seed % 2]
        options = {**table(rng), "max_rounds": 3}
        board = MatchWidget(bots=["easy"] * 4, options=options, seed=seed, lang=lang)
        match = board.match
        assert match.settings.options == TegOptions.parse(options)
        board.play("end")
        assert board.picture()
        for step in rng.sample(range(len(match)), 4):
            if match.fork(step).to_move >= 0:
                given = match.fork(step).hint()
                assert not named_chapters(match.settings, given.plain(lang))
        mine = YourMatches(lang=lang)
        mine.add({"ours.jsonl": "\n".join(match.lines()).encode()})
        assert not mine.faults
        assert {"standings", "entries"} <= mine.tables().keys()
        assert not named_chapters(match.settings, mine.report().html)
        quiz = next(generate("teg", seed, options=options))
        assert quiz.judge(quiz.right_answer())


@pytest.mark.slow
@pytest.mark.clause("CHP-4.5")
@pytest.mark.parametrize("encoding", ["numbers", "factored"])
def test_a_learner_plays_random_tables(encoding: str) -> None:
    for seed in range(4):
        rng = random.Random(f"{seed}/{encoding}")
        options = {**table(rng), "max_rounds": 2}
        env = gym_env("teg", options=options, encoding=encoding, seats=3)
        seen, _ = env.reset(seed=seed)
        draw, over = np.random.default_rng(seed), False
        while not over:
            assert env.observation_space.contains(seen)
            mask = env.action_masks()
            first = mask if encoding == "numbers" else mask[:-MOST]
            chosen: Any = draw.choice(np.flatnonzero(first))
            action = chosen if encoding == "numbers" else (chosen, draw.integers(MOST))
            seen, _, over, cut, _ = env.step(action)
            over = over or cut


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
