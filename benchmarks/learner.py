"""A seat that learns, and how well it plays meanwhile: ``make learners``.

La Revancha between two, by all its rules, on `teg_nb.gym_env`. First it imitates `greedy`: at the
start it watches, later it plays itself and is told at each decision what `greedy` would do (DAgger:
Ross, Gordon and Bagnell 2011). Then MaskablePPO of sb3-contrib goes on by itself against bots,
rewarded for territories and for winning. From time to time it plays matches that it does not learn
from; what it wins of them is printed, kept in a file and drawn.

A run that was interrupted goes on where it was last measured, with the same command.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed here: make learners installs it, and runs this")

from benchmarks.curve import COLOURS, curve
from benchmarks.judge import JudgePolicy
from teg_nb.analysis.intervals import wilson
from teg_nb.bots import POLICIES
from teg_nb.rl.gymnasium_env import SeatEnv, gym_env
from teg_nb.rl.spaces import MOST

SEATS, TABLES = 2, 16
"""Seats of a match, and matches played at a time."""

Row = dict[str, Any]
"""Wins against a bot, after so many decisions and seconds."""


class Gaining(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A seat that sees no mask among its numbers; it gains a tenth by territory, and 1 by a win.

    ``info["won"]`` is its share of the outcome.
    """

    def __init__(self, table: SeatEnv) -> None:
        super().__init__(table)
        self.table = table
        self.observation_space = table.observation_space["observation"]
        self.rng = random.Random()

    def reset(self, *, seed: int | None = None, **given: Any) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a match."""
        if seed is not None:
            self.rng.seed(seed)
        seen, info = self.table.reset(seed=seed, **given)
        self.had = self.has()
        return seen["observation"], info

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Play an action, and the others up to the next decision."""
        seen, won, over, cut, info = self.table.step(action)
        gained, self.had = self.has() - self.had, self.has()
        reward = gained / 10 + (2 * won - 1 if over else 0)
        return seen["observation"], reward, over, cut, info | {"won": won}

    def has(self) -> int:
        """Territories that the learner has now."""
        return self.table.table.match.state.held[self.table.learner].bit_count()

    def advice(self) -> tuple[int, int]:
        """Return the two numbers of the greedy action; proposals are left out."""
        seen = self.table.table.match.observe(self.table.learner)
        assert self.table.factored is not None
        while True:
            action = POLICIES["greedy"](seen, self.rng)
            if action.verb not in self.table.table.match.game.unlisted:
                return self.table.factored.pair(seen.legal_actions, action)


def tables(others: str, seed: int) -> DummyVecEnv:
    """Play batches of matches against the bots, with the learner in each seat in turn."""

    def table(number: int) -> Gaining:
        seat = number % SEATS
        return Gaining(gym_env("teg", SEATS, learner=seat, others=others, encoding="factored"))

    made = DummyVecEnv([lambda number=number: table(number) for number in range(TABLES)])
    made.seed(seed)
    return made


def masks_of(played: DummyVecEnv) -> np.ndarray:
    """Return the legal actions of each match."""
    return np.stack(played.env_method("action_masks"))


def won_by(model: MaskablePPO, others: str, matches: int) -> float:
    """Return the wins of the learner in a fixed set of matches; shared wins count in part.

    It plays what it likes best; while it learns, it tries out what else there is.
    """
    played = tables(others, 1_000_000)
    left = np.full(TABLES, matches // TABLES)
    seen, won = played.reset(), 0.0
    while left.any():
        chosen, _ = model.predict(seen, action_masks=masks_of(played), deterministic=True)
        seen, _, over, infos = played.step(chosen)
        for number in np.flatnonzero(over & (left > 0)):
            won += infos[number]["won"]
            left[number] -= 1
    return won


def imitate(model: MaskablePPO, asked: argparse.Namespace) -> None:
    """Learn what `greedy` would do: in its own matches first, then in those of the learner."""
    played = tables(asked.others, asked.seed)
    optimizer = torch.optim.Adam(model.policy.action_net.parameters(), 5e-3)
    seen, looks, masks, advice = played.reset(), [], [], []
    for lesson in range(asked.lessons):
        for _ in range(asked.imitate // asked.lessons // TABLES):
            legal, best = masks_of(played), played.env_method("advice")
            looks.append(torch.tensor(seen))
            masks.append(torch.tensor(legal))
            advice.append(torch.tensor(best))
            chosen = np.array(best)
            if lesson:
                chosen, _ = model.predict(seen, action_masks=legal, deterministic=True)
            seen = played.step(chosen)[0]
        all_of = torch.cat(looks), torch.cat(masks), torch.cat(advice)
        for _ in range(asked.passes):
            agreed = learn_from(model, optimizer, *all_of)
        progress = f"{len(all_of[2]):,} decisions, agrees in {agreed:.0%}"
        print(f"imitation {lesson + 1} of {asked.lessons}: {progress}", file=sys.stderr, flush=True)


def learn_from(
    model: MaskablePPO,
    optimizer: torch.optim.Optimizer,
    looks: torch.Tensor,
    masks: torch.Tensor,
    advice: torch.Tensor,
) -> float:
    """Look once at each decision; returns the share of those that it would have taken."""
    agreed, size = 0, masks.shape[1] - MOST
    for some in torch.randperm(len(looks)).split(256):
        likes = model.policy.action_net(looks[some])
        what = likes[:, :size].masked_fill(~masks[some][:, :size], -1e9)
        first, amount = advice[some].T
        loss = torch.nn.functional.cross_entropy(what, first)
        loss = loss + torch.nn.functional.cross_entropy(likes[:, size:], amount)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        agreed += int((what.argmax(1) == first).sum())
    return agreed / len(looks)


def learner(asked: argparse.Namespace) -> MaskablePPO:
    """Create an untrained learner."""
    torch.set_num_threads(1)
    play = tables(asked.others, asked.seed)
    return MaskablePPO(
        JudgePolicy,
        play,
        seed=asked.seed,
        learning_rate=asked.rate,
        n_steps=2048 // TABLES,
        batch_size=512,
        n_epochs=3,
        clip_range=0.1,
        target_kl=0.03,
        gamma=0.99,
        policy_kwargs={"table": play.envs[0].unwrapped, "net_arch": {"pi": [], "vf": [64]}},
    )


def practise(model: MaskablePPO, asked: argparse.Namespace) -> None:
    """Play on by itself; at first it only learns what its decisions are worth."""
    if not model.num_timesteps:
        model.policy.action_net.requires_grad_(False)
        model.learn(asked.steps // 2, reset_num_timesteps=False)
        model.policy.action_net.requires_grad_(True)
    model.learn(asked.steps, reset_num_timesteps=False)


def measured(model: MaskablePPO, matches: int) -> Iterator[tuple[str, float]]:
    """Return the wins of the learner against each bot."""
    for bot in COLOURS:
        yield bot, won_by(model, bot, matches)


def keep(model: MaskablePPO, asked: argparse.Namespace, rows: list[Row], seconds: float) -> None:
    """Write what a run needs to go on, and its curve; a file is whole or not there."""
    new = asked.out / "learner.new"
    policy = model.policy.state_dict(), model.policy.optimizer.state_dict()
    torch.save(
        {"policy": policy, "rows": rows, "seconds": seconds, "settings": settings(asked)}, new
    )
    new.replace(asked.out / "learner.pt")
    (asked.out / "curve.svg").write_text(curve(rows, 1 / SEATS), encoding="utf-8")


def resumed(model: MaskablePPO, asked: argparse.Namespace) -> tuple[list[Row], float]:
    """Load the rows and seconds of an interrupted run, if there is one, to go on with its model."""
    try:
        kept = torch.load(asked.out / "learner.pt", weights_only=True)
    except FileNotFoundError:
        return [], 0.0
    if kept["settings"] != settings(asked):
        given = " ".join(f"--{name} {value}" for name, value in kept["settings"].items())
        sys.exit(f"{asked.out} has a run with {given}: give these, or another --out")
    rows: list[Row] = kept["rows"]
    policy, optimizer = kept["policy"]
    model.policy.load_state_dict(policy)
    model.policy.optimizer.load_state_dict(optimizer)
    model.num_timesteps = rows[-1]["steps"]
    model.set_random_seed(asked.seed + model.num_timesteps)  # new matches, not those of before
    return rows, kept["seconds"]


def settings(asked: argparse.Namespace) -> dict[str, Any]:
    """Return the settings that must be equal to resume a run."""
    return {name: value for name, value in vars(asked).items() if name not in ("minutes", "out")}


def number(text: str) -> int:
    """Parse a whole number of at least 1."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("a whole number from 1")
    return value


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learner", description=__doc__)
    parser.add_argument("--imitate", type=number, default=12_800, help="decisions that it imitates")
    parser.add_argument("--lessons", type=number, default=4, help="in which it sees them")
    parser.add_argument("--passes", type=number, default=3, help="over them after each lesson")
    parser.add_argument("--others", default="normal", help="the bots that it learns against")
    parser.add_argument("--minutes", type=float, default=4, help="of CPU time")
    parser.add_argument("--steps", type=number, default=16_384, help="decisions between measures")
    parser.add_argument("--matches", type=number, default=48, help="of a measure; 4 times at last")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning by itself")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("artifacts/learner"), help="folder")
    asked = parser.parse_args(given)
    if asked.matches % TABLES:
        parser.error(f"--matches must be a multiple of {TABLES}")
    if asked.imitate < asked.lessons * TABLES:
        parser.error(f"--imitate must be at least {TABLES} for each of the lessons")
    asked.out.mkdir(parents=True, exist_ok=True)
    model = learner(asked)
    rows, seconds = resumed(model, asked)
    begun = time.process_time() - seconds
    print("| decisions | seconds | against | matches | wins |\n|---|---|---|---|---|")
    for row in rows:
        print(line(row))
    limit = 60 * asked.minutes
    while not rows or seconds < limit or rows[-1]["matches"] == asked.matches:
        if not rows:
            imitate(model, asked)
        elif seconds < limit:
            practise(model, asked)
        seconds = time.process_time() - begun
        matches = asked.matches * (4 if seconds >= limit else 1)
        for bot, won in measured(model, matches):
            row = {"steps": model.num_timesteps, "seconds": round(seconds), "bot": bot}
            rows.append(row | {"won": won, "matches": matches})
            print(line(rows[-1]), flush=True)
        keep(model, asked, rows, seconds)


def line(row: Row) -> str:
    """Return a row of the table with its interval of 95 %."""
    low, high = wilson(round(row["won"]), row["matches"])
    wins = f"{row['won'] / row['matches']:.0%} ({100 * low:.0f} to {100 * high:.0f})"
    return f"| {row['steps']:,} | {row['seconds']} | {row['bot']} | {row['matches']} | {wins} |"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("interrupted: the same command goes on after the last measure that was kept")
