"""Random tables of the other games: chapters in and out, with every preset (CHP-7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.analysis.dataset.records import tables_of
from teg_nb.engine.games.eggar.question_bank import bundled
from teg_nb.widget.session.view_model import private, view

TOPICS = sorted({card.topic for card in bundled()})


def options_of(game: str, rng: random.Random) -> dict[str, Any]:
    """Draw chapters and options of a game."""
    options: dict[str, Any] = {"preset": rng.choice(list(GAMES[game].presets)), "max_rounds": 4}
    if game == "tgm":
        options |= {"jokers": rng.random() < 0.5, "variant": rng.choice(["secret", "world"])}
        options["exchange_values"] = rng.choice([None, "by_set", "ladder"])
    elif game == "wargame":
        for name in ("weapons", "treasures", "objectives", "air_immunity"):
            options[f"chapter.{name}"] = rng.random() < 0.5
    elif game == "eggar":
        options["question_level"] = rng.choice(["reader", "easy", "hard", "off"])
        if options["question_level"] != "off":
            options["question_topics"] = rng.sample(TOPICS, 3)
    return options


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "easy", "greedy"])
@pytest.mark.parametrize("game", ["tgm", "reconquista", "wargame", "eggar"])
def test_random_tables_are_played_and_shown(game: str, bot: str) -> None:
    rules = GAMES[game]
    columns = {name: t.schema.names for name, t in tables_of(Match(game, 3), 0).items()}
    for seed in range(5):
        rng = random.Random(f"{game}/{bot}/{seed}")
        seats = rng.choice([3, 4])
        options = options_of(game, rng)
        if game == "eggar":
            options["handicap"] = [rng.randrange(4) for _ in range(seats)]
        match = Match(game, seats, options).run(POLICIES[bot], rng)
        assert match.is_over
        tables = tables_of(match, 0)
        assert {name: table.schema.names for name, table in tables.items()} == columns
        for step in rng.sample(range(len(match)), 6):
            state = match.states[step]
            assert rules.load(rules.dump(state)) == state
            viewer = rng.randrange(seats)
            assert view(match, step, viewer, {}, "es")["game"] == game
            assert private(match, step, viewer, "en")["seat"] == viewer
            rules.determinize(rules.observe(state, viewer), rng)
