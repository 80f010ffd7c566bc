"""From a position to the end, many times: who wins from here, after how long, and with what.

Playout `k` takes every throw, card and choice from ``random.Random(f"{seed}/{k}")``, so the same
seed gives the same playouts wherever they are played, and however they are dealt out.
"""

from __future__ import annotations

import random
import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from teg_nb.bots import policy_of
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.game import seat_number
from teg_nb.engine.games import game_named
from teg_nb.engine.playing import Playout, Policy
from teg_nb.executors import (
    Submits,
    noticed,
    opened,
    progress_bar,
    result,
    team_of,
    width,
)

if TYPE_CHECKING:
    import pandas as pd

    from teg_nb.engine.match import Match

ROUNDS = 200
"""Rounds after which a playout is ended without a winner: random bots may never win."""

BATCH = 8
"""Playouts that are handed in together."""


class Ending(NamedTuple):
    """How a playout ended.

    Attributes
    ----------
    winners : tuple[int, ...]
        None where it was not over after `ROUNDS` rounds.
    reason : str
        As in `Outcome`; empty where it was not over.
    entries, rounds : int
        How many there were from the position on.
    standings : tuple of mapping
        By seat, what `Game.standings` counts at the end.
    """

    winners: tuple[int, ...]
    reason: str
    entries: int
    rounds: int
    standings: tuple[Mapping[str, int], ...]


@dataclass(frozen=True)
class Playouts:
    """What came of some playouts from one position.

    Attributes
    ----------
    game : str
    seats : tuple[str, ...]
    asked : int
        How many were asked for; ``len(playouts)`` are done.
    endings : tuple[Ending, ...]
        By number of the playout.
    """

    game: str
    seats: tuple[str, ...]
    asked: int
    endings: tuple[Ending, ...]

    def __len__(self) -> int:
        return len(self.endings)

    def winners(self, level: float = 0.95) -> pd.DataFrame:
        """Who wins: ``seat``, ``wins``, ``games``, ``share``, ``low`` and ``high`` of its interval.

        Where several win, each has won. The interval is Wilson's, with confidence `level`.
        """
        import pandas as pd

        from teg_nb.analysis.intervals import wilson

        games = len(self)
        wins = [
            sum(seat in each.winners for each in self.endings) for seat in range(len(self.seats))
        ]
        ends = [wilson(won, games, level) for won in wins]
        return pd.DataFrame(
            {
                "seat": pd.Categorical(self.seats, self.seats),
                "wins": wins,
                "games": [games] * len(wins),
                "share": [won / games if games else float("nan") for won in wins],
                "low": [low for low, _ in ends],
                "high": [high for _, high in ends],
            }
        )

    def lengths(self) -> pd.DataFrame:
        """How long each took: ``playout``, ``entries``, ``rounds``, and the ``reason`` it ended."""
        import pandas as pd

        rows = [(each.entries, each.rounds, each.reason or None) for each in self.endings]
        frame = pd.DataFrame(rows, columns=["entries", "rounds", "reason"])
        frame.insert(0, "playout", range(len(frame)))
        return frame

    def standings(self) -> pd.DataFrame:
        """What the seats had at the end, on the average: a row a seat, a column a count.

        ``living`` is the share of playouts at whose end the seat still played.
        """
        import pandas as pd

        names: dict[str, None] = {}
        for ending in self.endings:
            for counts in ending.standings:
                names |= dict.fromkeys(counts)
        games = max(len(self), 1)
        means = {
            name: [
                sum(each.standings[seat].get(name, 0) for each in self.endings) / games
                for seat in range(len(self.seats))
            ]
            for name in names
        }
        return pd.DataFrame({"seat": pd.Categorical(self.seats, self.seats), **means})

    def __repr__(self) -> str:
        shares = ", ".join(
            f"{row.seat} {row.share:.0%} ({row.low:.0%} to {row.high:.0%})"
            for row in self.winners().itertuples()
        )
        return f"<{len(self)} of {self.asked} playouts of {self.game}: {shares}>"

    def _repr_html_(self) -> str:
        shown = self.winners().merge(self.standings(), on="seat")
        text: str = shown.style.format(precision=2).hide(axis="index").to_html()
        return text


@dataclass(frozen=True)
class Start:
    """What is played: everything that a process needs to play any of the playouts.

    Attributes
    ----------
    game : str
    state : position or observation
        Where they begin; of an observation each begins from an imagined position.
    imagined : bool
    team : tuple of str or Policy
        A bot for each seat.
    seed : int or str
    """

    game: str
    state: Any
    imagined: bool
    team: tuple[str | Policy, ...]
    seed: int | str

    def play(self, number: int) -> Ending:
        """Play one playout to its end."""
        game, rng = game_named(self.game), random.Random(f"{self.seed}/{number}")
        state = game.imagine(self.state, rng) if self.imagined else self.state
        playout = Playout(game, state)
        bots = [policy_of(each) for each in self.team]
        try:
            while not playout.is_over and playout.state.round - state.round < ROUNDS:
                playout.play(bots, rng, "round")
        except Exception as fault:
            fault.add_note(f"in playout {number}, seed {self.seed}/{number}")
            raise
        outcome, end = game.outcome(playout.state), playout.state
        return Ending(
            outcome.winners if outcome else (),
            outcome.reason if outcome else "",
            len(playout),
            end.round - state.round,
            tuple(dict(each) for each in game.standings(game.observe(end, None))),
        )


def play_some(start: Start, numbers: Sequence[int]) -> list[Ending]:
    """Play some of the playouts, one after another."""
    return [start.play(number) for number in numbers]


def playouts(
    match: Match,
    n: int,
    policies: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: int | Submits | Any = None,
    *,
    seen_by: int | str | None = None,
    progress: bool = True,
) -> Playouts:
    """Play a match on to its end, many times, from where it stands; it stays as it is.

    Parameters
    ----------
    match : Match
        Another step of it is ``match.fork(step)``.
    n : int
        Number of playouts.
    policies : str, policy, or sequence of them
        Bots by name (``"greedy,random"``) or as functions, one for each seat in wheel order; they
        start again from the first when there are more seats.
    seed : int or str
        The same seed gives the same playouts, on any executor.
    executor : int, Executor or distributed.Client, optional
        Where they are played; as in `simulate`.
    seen_by : int or str, optional
        A seat, by number or colour: each playout begins from a position imagined from what that
        seat may know (`Game.imagine`), not from the one that is.
    progress : bool
        Show a progress bar.

    Returns
    -------
    Playouts
        Interrupted (Ctrl+C, or the kernel's stop button) it holds those that were done.

    Raises
    ------
    BadArgument
        For fewer than one playout.
    UnknownName
        For an unknown bot or seat.
    BotFailed
        If a bot raises, or chooses what is no legal action.

    Notes
    -----
    A playout that lasts for more than 200 rounds is ended without a winner.

    Examples
    --------
    >>> from teg_nb import GAMES, Match
    >>> start = GAMES["teg"].position(Blanco="Portugal 9", Negro="España 2", rest="Blanco")
    >>> done = playouts(Match(start=start), 20, "greedy", seed=1, progress=False)
    >>> len(done), done.winners()["wins"].tolist()
    (20, [20, 0])
    """
    if n < 1:
        raise BadArgument("not_from", name="n", least="1", value=n)
    start = _start(match, policies, seed, seen_by)
    seats = match.settings.seats
    endings: list[Ending] = []
    with ExitStack() as stack:
        place = None if executor is None else opened(executor, start, stack)
        shown = stack.enter_context(progress_bar(n, 0, progress, " playouts"))
        with suppress(KeyboardInterrupt):
            for ending in (
                _played_here(start, n) if place is None else _played_there(start, n, place)
            ):
                endings.append(ending)
                shown.update(1)
    if len(endings) < n:
        print(f"interrupted: {len(endings)} of {n} playouts are kept", file=sys.stderr)
    return Playouts(match.game.name, seats, n, tuple(endings))


def _start(
    match: Match,
    policies: str | Policy | Sequence[str | Policy],
    seed: int | str,
    seen_by: int | str | None,
) -> Start:
    seats, game = match.settings.seats, match.game
    team = team_of(policies, len(seats))
    if seen_by is None:
        return Start(game.name, match.state, False, team, seed)
    seen = match.observe(seat_number(seen_by, seats))  # with what the seat remembers
    return Start(game.name, seen, True, team, seed)


def _played_here(start: Start, n: int) -> Iterator[Ending]:
    """All playouts in this process; the one under way is finished when Ctrl+C comes."""
    with noticed() as stopped:
        for number in range(n):
            yield start.play(number)
            if stopped():
                return


def _played_there(start: Start, n: int, place: Submits) -> Iterator[Ending]:
    """All playouts on an executor, a few batches ahead, in their order."""
    size = max(1, min(BATCH, n // 32))
    batches = (range(first, min(first + size, n)) for first in range(0, n, size))
    ahead: deque[Any] = deque()
    try:
        for numbers in batches:
            ahead.append(place.submit(play_some, start, numbers))
            if len(ahead) >= 4 * width(place):
                yield from result(ahead[0])
                ahead.popleft()
        while ahead:
            yield from result(ahead[0])
            ahead.popleft()
    finally:
        for future in reversed(ahead):
            future.cancel()
