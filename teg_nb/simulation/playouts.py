"""From a position to the end, many times: who wins from here, after how long, and with what.

Playout `k` takes every throw, card and choice from ``random.Random(f"{seed}/{k}")``, so the same
seed gives the same playouts wherever they are played, and however they are dealt out.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from statistics import quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from teg_nb.analysis.intervals import newcombe, wilson
from teg_nb.bots import name_of, policy_of
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.game import seat_number
from teg_nb.engine.games import game_named
from teg_nb.engine.play.match import require_match
from teg_nb.engine.play.runner import Policy, SinglePlayout
from teg_nb.engine.play.study import Study, StudyPosition
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.engine.text.phrases import phrases
from teg_nb.simulation.executors import (
    Executor,
    defer_interrupt,
    max_workers,
    open_executor,
    progress_bar,
    result,
    team_of,
)

if TYPE_CHECKING:
    import pandas as pd

    from teg_nb.engine.play.match import Match

SPECTATOR = "spectator"
"""Of `seen_by`: what everybody may know."""

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
    bots : tuple[str, ...]
        Who plays, by seat.
    seen_by : str or None
        Whose knowledge they begin from: a seat, ``"spectator"``, or None: the position as it is.
    """

    game: str
    seats: tuple[str, ...]
    asked: int
    endings: tuple[Ending, ...]
    bots: tuple[str, ...] = ()
    seen_by: str | None = None

    def __len__(self) -> int:
        return len(self.endings)

    def wins(self) -> tuple[int, ...]:
        """How many each seat has won; where several win, each has."""
        won = Counter(seat for each in self.endings for seat in each.winners)
        return tuple(won[seat] for seat in range(len(self.seats)))

    def winners(self, level: float = 0.95) -> pd.DataFrame:
        """Who wins: ``seat``, ``wins``, ``games``, ``share``, ``low`` and ``high`` of its interval.

        Where several win, each has won. The interval is Wilson's, with confidence `level`.
        """
        import pandas as pd

        games, wins = len(self), self.wins()
        ends = [wilson(won, games, level) for won in wins]
        return pd.DataFrame(
            {
                "seat": pd.Categorical(self.seats, self.seats),
                "wins": list(wins),
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

    def endings_frame(self, level: float = 0.95) -> pd.DataFrame:
        """How they end, the most frequent first.

        Returns
        -------
        pandas.DataFrame
            ``reason`` (missing where it was not over), ``winners`` (with commas between them),
            ``playouts``, ``share``, ``low`` and ``high`` of Wilson's interval.
        """
        import pandas as pd

        games = len(self)
        rows = [
            (
                reason or None,
                ", ".join(self.seats[seat] for seat in winners),
                count,
                count / games,
                *wilson(count, games, level),
            )
            for (reason, winners), count in self.counted_ends()
        ]
        return pd.DataFrame(rows, columns=["reason", "winners", "playouts", "share", "low", "high"])

    def counted_ends(self) -> list[tuple[tuple[str, tuple[int, ...]], int]]:
        """Reason and winners of the ends with how often each came, the most frequent first."""
        ends = Counter((each.reason, each.winners) for each in self.endings)
        return sorted(ends.items(), key=lambda each: (-each[1], each[0]))

    def rounds(self) -> tuple[float, float, float]:
        """How many rounds they take: a tenth takes no more, a half, nine tenths.

        Raises
        ------
        ValueError
            If none is done.
        """
        taken = [each.rounds for each in self.endings]
        if len(taken) == 1:
            taken *= 2
        tenths = quantiles(taken, n=10, method="inclusive")
        return tenths[0], tenths[4], tenths[8]

    def compare(self, other: Playouts, level: float = 0.95) -> pd.DataFrame:
        """What a position is worth more than another one, by seat.

        Parameters
        ----------
        other : Playouts
            From the other position, of the same seats.
        level : float
            Confidence of the intervals.

        Returns
        -------
        pandas.DataFrame
            ``seat``, ``share`` (of wins here), ``other`` (there), ``difference``, ``low`` and
            ``high`` of Newcombe's interval of the difference, and ``apart``: whether it leaves
            out 0. Else these playouts cannot tell the positions apart.

        Raises
        ------
        BadArgument
            If the seats are others.
        """
        import pandas as pd

        if (self.game, self.seats) != (other.game, other.seats):
            raise BadArgument("not_compared")
        here, there = self.wins(), other.wins()
        frame = pd.DataFrame(
            {
                "seat": pd.Categorical(self.seats, self.seats),
                "share": [won / max(len(self), 1) for won in here],
                "other": [won / max(len(other), 1) for won in there],
            }
        )
        ends = [
            newcombe(one, len(self), two, len(other), level)
            for one, two in zip(here, there, strict=True)
        ]
        frame["difference"] = frame["share"] - frame["other"]
        frame["low"], frame["high"] = zip(*ends, strict=True)
        frame["apart"] = (frame["low"] > 0) | (frame["high"] < 0)
        return frame

    def summary(self, lang: str = "es") -> str:
        """The outcome in a sentence, ``"es"`` or ``"en"``, as `keep` writes it."""
        words = phrases("playouts", lang)
        shares = ", ".join(
            words["seat"].format(
                seat=seat,
                share=percent(won / max(len(self), 1), lang),
                low=percent(low, lang),
                high=percent(high, lang),
            )
            for seat, won in zip(self.seats, self.wins(), strict=True)
            for low, high in [wilson(won, len(self))]
        )
        about = {
            None: "",
            SPECTATOR: words["from_public"],
        }.get(self.seen_by, words["from_seat"].format(seat=self.seen_by))
        return words["said"].format(
            games=len(self), bots=", ".join(dict.fromkeys(self.bots)), about=about, shares=shares
        )

    def annotate(self, study: Study, at: StudyPosition) -> None:
        """Write the outcome below what is said of a step of a study: see `Study.annotate`.

        What anybody reads there tells what the playouts began from: `seen_by`.

        Raises
        ------
        UnknownName, StaleStep
            If there is no such place.
        """
        with study.lock:
            note = {**study.note(at)}
            before = note.pop("say", "")
            texts = before if isinstance(before, Mapping) else {"es": before, "en": before}
            told = {
                lang: "\n".join(filter(None, (texts.get(lang, ""), self.summary(lang))))
                for lang in LANGUAGES
            }
            study.annotate(at, **note, say=told)

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
class PlayoutPlan:
    """What is played: everything that a process needs to play any of the playouts.

    Attributes
    ----------
    game : str
    state : position or observation
        Where they begin; of an observation each begins from an imagined position.
    seen_by : str or None
        Whose observation it is; None for a position.
    team : tuple of str or Policy
        A bot for each seat.
    seed : int or str
    """

    game: str
    state: Any
    seen_by: str | None
    team: tuple[str | Policy, ...]
    seed: int | str

    def brought(self, asked: int, endings: Sequence[Ending]) -> Playouts:
        """What some of the playouts have brought: the first ones."""
        settings = self.state.settings
        bots = tuple(map(name_of, self.team))
        return Playouts(self.game, settings.seats, asked, tuple(endings), bots, self.seen_by)

    def play(self, number: int) -> Ending:
        """Play one playout to its end."""
        game, rng = game_named(self.game), random.Random(f"{self.seed}/{number}")
        state = self.state if self.seen_by is None else game.determinize(self.state, rng)
        playout = SinglePlayout(game, state)
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


def play_batch(start: PlayoutPlan, numbers: Sequence[int]) -> list[Ending]:
    """Play some of the playouts, one after another."""
    return [start.play(number) for number in numbers]


def playouts(
    match: Match | Study,
    n: int,
    policies: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: int | Executor | Any = None,
    *,
    at: StudyPosition | None = None,
    perspective: int | str | None = None,
    progress: bool = True,
) -> Playouts:
    """Play a match on to its end, many times; it stays as it is.

    Parameters
    ----------
    match : Match or Study
        Of a study, its main line.
    n : int
        Number of playouts.
    policies : str, policy, or sequence of them
        Bots by name (``"greedy,random"``) or as functions, one for each seat in wheel order; they
        start again from the first when there are more seats.
    seed : int or str
        The same seed gives the same playouts, on any executor.
    executor : int, Executor or distributed.Client, optional
        Where they are played; as in `simulate`.
    at : At, optional
        Line and step from which they begin; default: the end.
    seen_by : int or str, optional
        A seat, by number or colour, or ``"spectator"``: each playout begins from a position
        imagined from what that seat, or everybody, may know (`Game.imagine`), not from the one that
        is.
    progress : bool
        Show a progress bar.

    Returns
    -------
    Playouts
        Interrupted (Ctrl+C, or the kernel's stop button) it holds those that were done.

    Raises
    ------
    BadArgument
        For fewer than one playout, or what is no whole number.
    UnknownName
        For an unknown bot, seat or line.
    StaleStep
        For a step that is not there.
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
    if type(n) is not int or n < 1:
        raise BadArgument("not_from", name="n", least="1", value=n)
    start = plan_playouts(_match_at(match, at), policies, seed, perspective)
    endings: list[Ending] = []
    with ExitStack() as stack:
        place = None if executor is None else open_executor(executor, start, stack)
        shown = stack.enter_context(progress_bar(n, 0, progress, " playouts"))
        with suppress(KeyboardInterrupt):
            for ending in (
                _played_here(start, n) if place is None else played_there(start, n, place)
            ):
                endings.append(ending)
                shown.update(1)
    if len(endings) < n:
        print(f"interrupted: {len(endings)} of {n} playouts are kept", file=sys.stderr)
    return start.brought(n, endings)


def _match_at(played: Match | Study, at: StudyPosition | None) -> Match:
    """Return the match that stands at a place of a match or study."""
    if at is None and not isinstance(played, Study):
        return played
    study = played if isinstance(played, Study) else Study(played)
    return study.fork(study.end() if at is None else at)


def plan_playouts(
    match: Match,
    policies: str | Policy | Sequence[str | Policy],
    seed: int | str,
    seen_by: int | str | None,
) -> PlayoutPlan:
    """What playouts of a match begin from, where it stands: see `playouts`."""
    with require_match(match).lock:
        seats, game = match.settings.seats, match.game
        team = team_of(policies, len(seats))
        for bot in team:
            policy_of(bot)  # a name that there is not is refused before anything is played
        if seen_by is None:
            return PlayoutPlan(game.name, match.state, None, team, seed)
        seat = None if seen_by == SPECTATOR else seat_number(seen_by, seats)
        seen = match.observe(seat)  # with what the seat remembers
        return PlayoutPlan(game.name, seen, SPECTATOR if seat is None else seats[seat], team, seed)


def _played_here(start: PlayoutPlan, n: int) -> Iterator[Ending]:
    """All playouts in this process; the one under way is finished when Ctrl+C comes."""
    with defer_interrupt() as stopped:
        for number in range(n):
            yield start.play(number)
            if stopped():
                return


def played_there(
    start: PlayoutPlan, n: int, place: Executor, awaited: Callable[[Any], list[Ending]] = result
) -> Iterator[Ending]:
    """All playouts on an executor, a few batches ahead, in their order.

    Parameters
    ----------
    start : Start
    n : int
    place : Submits
    awaited : callable, optional
        What a future brings.
    """
    ahead: deque[Any] = deque()
    try:
        for numbers in _batches(n):
            ahead.append(place.submit(play_batch, start, numbers))
            if len(ahead) >= 4 * max_workers(place):
                yield from awaited(ahead[0])
                ahead.popleft()
        while ahead:
            yield from awaited(ahead[0])
            ahead.popleft()
    finally:
        for future in reversed(ahead):
            future.cancel()


def _batches(n: int) -> Iterator[range]:
    """Numbers of playouts that are handed in together: few at first, so that soon some are done."""
    first = 0
    while first < n:
        size = min(first // BATCH + 1, BATCH, n - first)
        yield range(first, first + size)
        first += size


def percent(share: float, lang: str = "es") -> str:
    """A share as the page writes it; a number that is not 0 or 1 is not told as such.

    Examples
    --------
    >>> percent(0.426, "en"), percent(0.125, "en"), percent(0.0004, "en"), percent(1, "en")
    ('43%', '13%', '<1%', '100%')
    """
    hundred = str((Decimal(repr(share)) * 100).quantize(Decimal(1), ROUND_HALF_UP))
    if 0 < share < 0.01 or 0.99 < share < 1:
        hundred = "<1" if share < 0.01 else ">99"
    return f"{hundred}%" if lang == "en" else f"{hundred}\N{NO-BREAK SPACE}%"
