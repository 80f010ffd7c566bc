"""A seat that learns, and how well it plays meanwhile: ``make learners``.

MaskablePPO of sb3-contrib on `teg_nb.gym_env`: Tercera Guerra Mundial between three, some rounds,
and who has most territories wins. It begins by imitating some decisions of `greedy`. Then, in turn
from each seat, it plays against bots, and is rewarded for each territory that it wins or loses.
From time to time it plays matches that it does not learn from; what it wins of them is printed,
kept in a file and drawn. An interrupted run is not resumed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import DummyVecEnv

from teg_nb.analysis.intervals import wilson
from teg_nb.bots import POLICIES
from teg_nb.gym import SeatEnv, gym_env
from teg_nb.rl import MOST, layout

SEATS, TABLES = 3, 12
"""Seats of a match, and matches played at a time."""

WIDTH = 16
"""Hidden numbers of each verb."""

LOOK = 9
"""Numbers that a territory is judged by: see `Judge.places`."""


class Gaining(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A seat that sees no mask among its numbers, and gains a tenth for each territory.

    ``info["won"]`` is its share of the outcome.
    """

    def __init__(self, table: SeatEnv) -> None:
        super().__init__(table)
        self.table = table
        self.observation_space = table.observation_space["observation"]

    def reset(self, **given: Any) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a match."""
        seen, info = self.table.reset(**given)
        self.had = self.has()
        return seen["observation"], info

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Play an action, and the others up to the next decision."""
        seen, won, over, cut, info = self.table.step(action)
        gained, self.had = self.has() - self.had, self.has()
        return seen["observation"], gained / 10, over, cut, info | {"won": won}

    def has(self) -> int:
        """Territories that the learner has now."""
        return self.table.table.match.state.held[self.table.learner].bit_count()


class Judge(torch.nn.Module):
    """What each action promises, from what is seen.

    Every verb has a small network of its own, which looks at the territories that an action
    names: what it learns about one border serves on all. The amount is judged by itself.
    """

    def __init__(self, table: SeatEnv) -> None:
        super().__init__()
        assert table.factored is not None
        table.reset(seed=0)
        board = table.table.first.settings.board
        numbers = layout(table.table.match.observe(0))
        self.owner, self.armies = numbers["owner"], numbers["armies"]
        size = len(board.countries)
        beside = torch.zeros(size, size)
        together = torch.zeros(size, size)
        for place in range(size):
            beside[place, list(board.neighbours[place])] = 1
            same = [board.continent_of[place] == each for each in board.continent_of]
            together[place] = torch.tensor(same) / sum(same)
        self.register_buffer("beside", beside)
        self.register_buffer("together", together)
        self.verbs = torch.nn.ModuleList()
        self.named: list[torch.Tensor] = []
        starts = table.factored.starts
        self.wait = torch.nn.Parameter(torch.zeros(1))
        for block in table.table.table.blocks.values():
            inside = starts[(starts >= block.first) & (starts < block.first + len(block))]
            kinds = dict(block.kind.fields)
            places = [at for at, name in enumerate(block.names) if kinds[name] == "country"]
            words = [[block.words[n - block.first][at] for at in places] for n in inside]
            self.named.append(torch.tensor(words if places else [[]] * len(inside)).long())
            given = LOOK * len(places) if places else 1
            first = torch.nn.Linear(given, WIDTH)
            last = torch.nn.Linear(WIDTH, 1)
            self.verbs.append(torch.nn.Sequential(first, torch.nn.Tanh(), last))
        self.amount = torch.nn.Linear(1, table.action_space.nvec[1])

    def places(self, seen: torch.Tensor) -> torch.Tensor:
        """By territory: its owner and armies, those beside it, and one's part of its continent."""
        size = len(self.beside)
        owner = seen[:, self.owner].reshape(-1, size, SEATS)
        armies = 5 * seen[:, self.armies]
        mine = owner[:, :, 0]
        foes = armies * (1 - mine)
        look = [
            *owner.unbind(2),
            armies,
            (foes.unsqueeze(1) * self.beside).amax(2),
            (armies * mine).unsqueeze(1).mul(self.beside).amax(2),
            (1 - mine) @ self.beside / 4,
            foes @ self.beside / 4,
            mine @ self.together.T,
        ]
        return torch.stack(look, 2)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """The preferences of a batch: those of what and where, then those of the amounts."""
        look, one = self.places(seen), seen.new_ones(len(seen), 1)
        parts = [self.wait.expand(len(seen), 1)]
        for verb, named in zip(self.verbs, self.named, strict=True):
            if named.shape[1]:
                rows = look[:, named].flatten(2)
                parts.append(verb(rows).squeeze(2))
            else:
                parts.append(verb(one).expand(len(seen), len(named)))
        return torch.cat([*parts, self.amount(one)], 1)


class JudgePolicy(MaskableActorCriticPolicy):
    """The usual policy with a `Judge` for its last layer."""

    def __init__(self, *given: Any, table: SeatEnv, **chosen: Any) -> None:
        self.table = table
        super().__init__(*given, **chosen)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Judge(self.table)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


def _seats(others: str, rounds: int) -> list[Gaining]:
    """The game from each seat, against some bots."""
    options = {"variant": "world", "max_rounds": rounds}
    return [
        Gaining(gym_env("tgm", learner=seat, others=others, options=options, encoding="factored"))
        for seat in range(SEATS)
    ]


def tables(others: str, rounds: int) -> DummyVecEnv:
    """Matches at a time against some bots; the learner sits in every seat in turn."""
    made = [seat for _ in range(TABLES // SEATS) for seat in _seats(others, rounds)]
    return DummyVecEnv([lambda table=table: table for table in made])


def won_by(model: MaskablePPO, others: str, rounds: int, matches: int) -> float:
    """What the learner wins of so many matches, the same each time; a shared win is a part.

    It plays what it likes best; while it learns, it tries out what else there is.
    """
    played = tables(others, rounds)
    played.seed(1_000_000)
    left = np.full(TABLES, matches // TABLES)
    seen, won = played.reset(), 0.0
    while left.any():
        masks = np.stack(played.env_method("action_masks"))
        chosen, _ = model.predict(seen, action_masks=masks, deterministic=True)
        seen, _, over, infos = played.step(chosen)
        for number in np.flatnonzero(over & (left > 0)):
            won += infos[number]["won"]
            left[number] -= 1
    return won


def imitate(model: MaskablePPO, asked: argparse.Namespace) -> None:
    """Learn to choose what `greedy` chooses in matches with its like."""
    seen, masks, firsts, amounts = (list(each) for each in zip(*shown(asked), strict=True))
    seen, masks = torch.tensor(np.stack(seen)), torch.tensor(np.stack(masks))
    firsts, amounts = torch.tensor(firsts), torch.tensor(amounts)
    judge, size = model.policy.action_net, masks.shape[1] - MOST
    optimizer = torch.optim.Adam(judge.parameters(), 5e-3)
    for _ in range(asked.passes):
        for some in torch.randperm(len(firsts)).split(256):
            found = judge(seen[some])
            likes = found[:, :size].masked_fill(~masks[some][:, :size], -1e9)
            loss = torch.nn.functional.cross_entropy(likes, firsts[some])
            loss = loss + torch.nn.functional.cross_entropy(found[:, size:], amounts[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def shown(asked: argparse.Namespace) -> Iterator[tuple[np.ndarray, np.ndarray, int, int]]:
    """Decisions of `greedy`: what it sees, what is legal, and the two numbers of its choice."""
    tables, rng = _seats("greedy", asked.rounds), random.Random(asked.seed)
    count = 0
    for deal in itertools.count():
        table = tables[deal % SEATS]
        look, _ = table.reset(seed=asked.seed + deal)
        over = False
        while not over:
            choice = _numbers(table.table, POLICIES["greedy"](table.table.table._seen(), rng))
            yield look, table.table.action_masks(), *choice
            count += 1
            if count == asked.imitate:
                return
            look, _, over, _, _ = table.step(np.array(choice))


def _numbers(table: SeatEnv, action: Any) -> tuple[int, int]:
    """An action as the two numbers of the factored encoding."""
    assert table.factored is not None
    amount = getattr(action, action.amount) if action.amount else MOST
    same = replace(action, **{action.amount: 0}) if action.amount else action
    for number, each in table.table.table.numbered(table.table._seen().legal_actions).items():
        if type(each) is type(action) and same == (
            replace(each, **{each.amount: 0}) if each.amount else each
        ):
            first = int(np.searchsorted(table.factored.starts, number, "right")) - 1
            return first, min(max(amount, 1), MOST) - 1
    raise ValueError(f"{action} has no number")


def learning(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Learn, and say from time to time what is won against whom."""
    torch.set_num_threads(1)
    play = tables(asked.others, asked.rounds)
    model = MaskablePPO(
        JudgePolicy,
        play,
        seed=asked.seed,
        learning_rate=2e-3,
        n_steps=1536 // TABLES,
        batch_size=256,
        n_epochs=3,
        gamma=0.95,
        policy_kwargs={"table": play.envs[0].unwrapped, "net_arch": {"pi": [], "vf": [64]}},
    )
    begun, last = time.process_time(), False
    if asked.imitate:
        imitate(model, asked)
    while True:
        spent = time.process_time() - begun
        last = spent > 60 * asked.minutes
        matches = asked.matches * (3 if last else 1)
        for bot in ("random", "easy"):
            won = won_by(model, bot, asked.rounds, matches)
            row = {"steps": model.num_timesteps, "seconds": round(spent), "bot": bot}
            yield row | {"won": won, "matches": matches}
        if last:
            torch.save(model.policy.state_dict(), asked.out / "policy.pt")
            return
        model.learn(asked.steps, reset_num_timesteps=False)


def curve(rows: Sequence[dict[str, Any]]) -> str:
    """The rows as a drawing (SVG): share of matches won, with intervals of 95 %, by steps."""
    wide, high, left, top = 520, 220, 50, 20
    most = max(row["steps"] for row in rows) or 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 170} {high + 70}"'
        ' font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]

    def at(steps: float, share: float) -> tuple[float, float]:
        return round(left + wide * steps / most, 1), round(top + high * (1 - share), 1)

    for share in (0, 0.25, 0.5, 0.75, 1):
        y = at(0, share)[1]
        parts.append(f'<path d="M{left} {y}h{wide}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    y = at(0, 1 / SEATS)[1]
    parts.append(f'<path d="M{left} {y}h{wide}" stroke="#555" stroke-dasharray="5 4"/>')
    middle = left + wide / 2
    parts.append(f'<text x="{middle}" y="{y - 5}" text-anchor="middle">an even share</text>')
    for bot, colour in (("random", "#1f6fb4"), ("easy", "#c2410c")):
        mine = [row for row in rows if row["bot"] == bot]
        if not mine:
            continue
        shares = [row["won"] / row["matches"] for row in mine]
        reach = [wilson(round(row["won"]), row["matches"]) for row in mine]
        line = [at(row["steps"], share) for row, share in zip(mine, shares, strict=True)]
        ends = [
            (at(row["steps"], a), at(row["steps"], b))
            for row, (a, b) in zip(mine, reach, strict=True)
        ]
        parts.append(
            f'<g stroke="{colour}" fill="none"><path stroke-width="2" d="M'
            + " L".join(f"{x} {y}" for x, y in line)
            + '"/><path opacity=".6" d="'
            + "".join(f"M{x} {y}V{end}" for (x, y), (_, end) in ends)
            + '"/></g>'
        )
        x, y = line[-1]
        parts.append(f'<text x="{x + 8}" y="{y + 4}" fill="{colour}">against {bot}</text>')
    for share in (0, 0.5, 1):
        x = left + wide * share
        parts.append(
            f'<text x="{x}" y="{top + high + 20}" text-anchor="middle">{most * share:,.0f}</text>'
        )
    parts.append(
        f'<text x="{middle}" y="{top + high + 42}" text-anchor="middle">'
        "decisions of its own that it learned from</text></svg>"
    )
    return "\n".join(parts) + "\n"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learner", description=__doc__)
    parser.add_argument("--imitate", type=int, default=5000, help="decisions of `greedy` at first")
    parser.add_argument("--passes", type=int, default=8, help="times that it looks at each of them")
    parser.add_argument("--others", default="easy", help="the bots that it learns against")
    parser.add_argument("--rounds", type=int, default=3, help="of a match")
    parser.add_argument("--minutes", type=float, default=10, help="of CPU time")
    parser.add_argument("--steps", type=int, default=15_000, help="decisions between two measures")
    parser.add_argument("--matches", type=int, default=96, help="of a measure; three times at last")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("artifacts/learner"), help="folder")
    asked = parser.parse_args(given)
    asked.out.mkdir(parents=True, exist_ok=True)
    print("| decisions | seconds | against 2 × | matches | wins |\n|---|---|---|---|---|")
    rows = []
    for row in learning(asked):
        rows.append(row)
        low, high = wilson(round(row["won"]), row["matches"])
        print(
            f"| {row['steps']:,} | {row['seconds']} | {row['bot']} | {row['matches']} |"
            f" {100 * row['won'] / row['matches']:.0f} % ({100 * low:.0f} to {100 * high:.0f}) |",
            flush=True,
        )
        with (asked.out / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        (asked.out / "curve.svg").write_text(curve(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
