"""Value of each action of La Revancha: the network of ``benchmarks.learner``.

It looks at territories, never at one of them by its number: what it learns about one border serves
on all of them.
"""

from __future__ import annotations

from typing import Any

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import Tensor, nn

from teg_nb.engine.schema.field_types import Reference
from teg_nb.rl.encoding import feature_slices
from teg_nb.rl.gymnasium_env import SeatEnv

WIDTH = 16
"""Numbers that are made of each border, and hidden numbers of each verb."""

LOOK = 8
"""Numbers that a territory is seen by: see `Judge.look`."""

SUMMARY = ("phase", "verbs", "standings", "round", "situation", "due", "conquests", "hand_sizes")
"""Parts of what is observed that say how the whole match stands."""


class Borders(nn.Module):
    """Layer of messages between neighbours: numbers of each border, the largest of them.

    `near` are the neighbours of each territory; where there are fewer, the territory itself too.
    """

    def __init__(self, near: Tensor, given: int) -> None:
        super().__init__()
        self.register_buffer("near", near)
        self.here, self.there = nn.Linear(given, WIDTH), nn.Linear(given, WIDTH)

    def forward(self, look: Tensor) -> Tensor:
        """Numbers of each territory of a batch, with those of its borders added."""
        there = self.there(look).index_select(1, self.near.flatten())
        border = self.here(look).unsqueeze(2) + there.unflatten(1, self.near.shape)
        return torch.cat([look, torch.tanh(border.amax(2))], 2)


class Verb(nn.Module):
    """Layer that values the actions of a verb, by the territories that each names.

    `named` are these: as many rows as actions, a column for each argument that is a territory.
    """

    def __init__(self, named: Tensor, given: int, summary: int) -> None:
        super().__init__()
        self.register_buffer("named", named)
        self.summary = nn.Linear(summary, WIDTH)
        self.places = nn.ModuleList(nn.Linear(given, WIDTH) for _ in range(named.shape[1]))
        self.last = nn.Linear(WIDTH, 1)

    def forward(self, look: Tensor, summary: Tensor) -> Tensor:
        """Return a preference for each action of each match of the batch."""
        hidden = self.summary(summary).unsqueeze(1)
        for place, named in zip(self.places, self.named.T, strict=True):
            hidden = hidden + place(look).index_select(1, named)
        return self.last(torch.tanh(hidden)).squeeze(2).expand(-1, len(self.named))


class Judge(nn.Module):
    """The preferences of all actions: those of what and where, then those of the amounts."""

    def __init__(self, table: SeatEnv) -> None:
        super().__init__()
        assert table.factored is not None
        table.reset(seed=0)
        board = table.table.first.settings.board
        self.parts = feature_slices(table.table.match.observe(0))
        most = max(map(len, board.neighbours))
        near = [[*beside, *[n] * (most - len(beside))] for n, beside in enumerate(board.neighbours)]
        self.register_buffer("near", torch.tensor(near))
        continents = torch.tensor(board.continent_of)
        self.register_buffer("continent_of", continents)
        self.register_buffer("sizes", continents.bincount().float())
        count = {name: part.stop - part.start for name, part in self.parts.items()}
        self.answer_help = nn.Linear(count["objectives"], len(board.continents))
        self.first = Borders(self.near, LOOK)
        self.second = Borders(self.near, LOOK + WIDTH)
        given, summary = LOOK + 2 * WIDTH, sum(count[part] for part in SUMMARY)
        starts = table.factored.starts
        verbs = sorted(table.table.first.game.verbs)
        self.legal = [
            self.parts["verbs"].start + verbs.index(verb) for verb in table.table.table.blocks
        ]
        self.verbs = nn.ModuleList()
        for block in table.table.table.blocks.values():
            inside = starts[(starts >= block.first) & (starts < block.first + len(block))]
            forms = block.kind.fields
            places = [
                at for at, name in enumerate(block.names) if forms[name] == Reference("country")
            ]
            words = [[block.words[n - block.first][at] for at in places] for n in inside]
            named = torch.tensor(words).long() if places else torch.zeros(len(inside), 0).long()
            self.verbs.append(Verb(named, given, summary))
        self.wait = nn.Parameter(torch.zeros(1))
        self.amount = nn.Sequential(
            nn.Linear(given + summary, WIDTH),
            nn.Tanh(),
            nn.Linear(WIDTH, int(table.action_space.nvec[1])),
        )

    def look(self, seen: Tensor) -> Tensor:
        """By territory: whose it is, its armies, its continent, its card, what moves there."""
        part = {name: seen[:, where] for name, where in self.parts.items()}
        size = len(self.near)
        mine = part["owner"].reshape(len(seen), size, -1)[:, :, 0]
        armies = 2 * part["armies"]
        held = torch.zeros(len(seen), len(self.sizes)).index_add(1, self.continent_of, mine)
        wanted = self.answer_help(part["objectives"])
        by_continent = torch.stack([held / self.sizes, (self.sizes - held) / 8, wanted], 2)
        look = [mine, 1 - mine, armies, part["hand"], part["entry"]]
        return torch.cat([torch.stack(look, 2), by_continent[:, self.continent_of]], 2)

    def forward(self, seen: Tensor) -> Tensor:
        """Return the preferences of a batch of matches."""
        summary = torch.cat([seen[:, self.parts[name]] for name in SUMMARY], 1)
        look = self.second(self.first(self.look(seen)))
        likes = [self.wait.expand(len(seen), 1)]
        for verb, legal in zip(self.verbs, seen[:, self.legal].T, strict=True):
            some = legal.nonzero().squeeze(1)  # elsewhere nobody asks
            like = seen.new_zeros(len(seen), len(verb.named))
            likes.append(like.index_copy(0, some, verb(look[some], summary[some])))
        entry = (look * look[:, :, 4:5]).sum(1)
        return torch.cat([*likes, self.amount(torch.cat([entry, summary], 1))], 1)


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
