"""Code of a user, for the type checker of a user: `test_package.py` runs mypy on it."""

import random
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, assert_type

import pandas as pd

import teg_nb
from teg_nb import analysis
from teg_nb.analysis import battles_frame, board_frame, entries_frame
from teg_nb.analysis.odds import Campaign, Odds, campaign, odds, survivors
from teg_nb.engine.actions import Action, Event
from teg_nb.engine.game import Outcome
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.play.match import Match
from teg_nb.rl.pettingzoo_env import GameEnv
from teg_nb.simulation.sample import load_sample
from teg_nb.widget import MatchWidget


def first(seen: Observation, rng: random.Random) -> Action | None:
    legal = seen.legal_actions
    assert_type(seen.viewer, int | None)
    return rng.choice(legal)


match = teg_nb.Match("teg", seats=["Blanco", "Rojo"])
assert_type(match, Match)
assert_type(match.run(first, random.Random(7)), Match)
assert_type(match.fork(10), Match)
assert_type(match.act("end_turn"), list[Event])
assert_type(match.outcome, Outcome | None)
assert_type(entries_frame(match), pd.DataFrame)
assert_type(board_frame(match), pd.DataFrame)
assert_type(battles_frame(match)["seat"].tolist(), list[Any])
assert_type(match.save("m.jsonl"), Path)
assert_type(match.picture().svg, str)
assert_type(teg_nb.MatchWidget(match, bots={"Rojo": "greedy"}), MatchWidget)

assert_type(odds(10, 5), Odds[float])
share: float = odds(10, 5, situation="snow").conquest
assert_type(odds(10, 5, exact=True).conquest, Fraction)
assert_type(survivors(3, 1, exact=True), Mapping[tuple[int, int], Fraction])
assert_type(campaign(9, [2, 2], rules="tgm"), Campaign[float])

runs = teg_nb.simulate("teg", ["greedy", first], 10, seed=1)
assert_type(runs, analysis.Dataset)
assert_type(runs.matches(), pd.DataFrame)
assert_type(len(load_sample()), int)
assert_type(analysis.wins_by_bot(runs), pd.DataFrame)
assert_type(analysis.race_figure(match), analysis.Chart)
assert_type(analysis.odds_figure().save("odds.svg"), Path)
assert_type(teg_nb.env("teg", seats=4), GameEnv)
assert_type(teg_nb.catalogue().clause("TEG-8.5").text("en"), str)

teg_nb.language = "en"
assert_type(teg_nb.language, str)
try:
    match.act("attack", "Chile", "Argentina")
except teg_nb.IllegalAction as refusal:
    assert_type(refusal.clause, str)

# A name that is not ours is an error, not Any: strict mypy reports a comment without need.
print(teg_nb.Mach)  # type: ignore[attr-defined]
print(analysis.race_fig)  # type: ignore[attr-defined]
