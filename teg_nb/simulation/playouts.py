"""Playouts from a position to the end: winners, lengths and final standings.

Playout `k` takes every throw, card and choice from ``random.Random(f"{seed}/{k}")``. So the same
seed gives the same playouts on any executor, in batches of any size.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field, replace
from decimal import ROUND_HALF_UP, Decimal
from statistics import quantiles
from typing import TYPE_CHECKING, NamedTuple, cast

from teg_nb.analysis.intervals import newcombe, wilson
from teg_nb.bots import name_of, policy_of
from teg_nb.bots.trusted import trusted_policy
from teg_nb.engine.errors import BadArgument, needed_packages
from teg_nb.engine.game import AnyGame, seat_number
from teg_nb.engine.games import game_named
from teg_nb.engine.play.match import require_match
from teg_nb.engine.play.runner import AnyTableGame, Policy, SinglePlayout
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.engine.play.trusted_playout import TrustedPlayout
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.engine.text.phrases import phrases
from teg_nb.simulation.executors import (
    Executor,
    Future,
    defer_interrupt,
    max_workers,
    progress_bar,
    result,
    team_of,
)
from teg_nb.simulation.pool import place_of

if TYPE_CHECKING:
    import pandas as pd

    from teg_nb.engine.play.match import Match

SPECTATOR = "spectator"
"""The perspective with public knowledge only."""

ROUNDS = 200
"""Limit of rounds, after which a playout has no winner: random bots may never win."""

LOOK = 20
"""Playouts after which `playouts` looks if the intervals are narrow enough."""

BATCH = 8
"""Maximum playouts in a batch."""


class Ending(NamedTuple):
    """The end of a playout.

    Attributes
    ----------
    winners : tuple[int, ...]
        Empty for a playout that was not over after `ROUNDS` rounds.
    reason : str
        As in `Outcome`; empty for a playout that was not over.
    entries, rounds : int
        Numbers of entries and rounds since the start position.
    standings : tuple of mapping
        The final counts of `Game.standings` by seat.
    """

    winners: tuple[int, ...]
    reason: str
    entries: int
    rounds: int
    standings: tuple[Mapping[str, int], ...]


@dataclass(frozen=True)
class Playouts:
    """The results of playouts from one position.

    Attributes
    ----------
    game : str
    seats : tuple[str, ...]
    asked : int
        Number of requested playouts; ``len(playouts)`` are done.
    endings : tuple[Ending, ...]
        By number of the playout.
    bots : tuple[str, ...]
        Names of the bots by seat.
    perspective : str or None
        The perspective: a seat, ``"spectator"``, or None for the full position.
    note : str
        Why one process played alone, if it did by default.
    """

    game: str
    seats: tuple[str, ...]
    asked: int
    endings: tuple[Ending, ...]
    bots: tuple[str, ...] = ()
    perspective: str | None = None
    note: str = field(default="", compare=False)

    def __len__(self) -> int:
        return len(self.endings)

    def wins(self) -> tuple[int, ...]:
        """Count the wins by seat. A joint win counts for each winner."""
        won = Counter(seat for ending in self.endings for seat in ending.winners)
        return tuple(won[seat] for seat in range(len(self.seats)))

    def winners(self, level: float = 0.95) -> pd.DataFrame:
        """Return ``seat``, ``wins``, ``games``, ``share``, ``low`` and ``high`` of its interval.

        A joint win counts for each winner. The interval is Wilson's, with confidence `level`.
        """
        with needed_packages():
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
        """Return ``playout``, ``entries``, ``rounds`` and ``reason``, one row per playout."""
        with needed_packages():
            import pandas as pd

        rows = [(ending.entries, ending.rounds, ending.reason or None) for ending in self.endings]
        frame = pd.DataFrame(rows, columns=["entries", "rounds", "reason"])
        frame.insert(0, "playout", range(len(frame)))
        return frame

    def standings(self) -> pd.DataFrame:
        """Return the mean final standings, one row per seat and one column per count.

        ``living`` is the share of playouts in which the seat was not eliminated.
        """
        with needed_packages():
            import pandas as pd

        names: dict[str, None] = {}
        for ending in self.endings:
            for counts in ending.standings:
                names |= dict.fromkeys(counts)
        games = max(len(self), 1)
        means = {
            name: [
                sum(ending.standings[seat].get(name, 0) for ending in self.endings) / games
                for seat in range(len(self.seats))
            ]
            for name in names
        }
        return pd.DataFrame({"seat": pd.Categorical(self.seats, self.seats), **means})

    def endings_frame(self, level: float = 0.95) -> pd.DataFrame:
        """Return the ends of the playouts, the most frequent first.

        Returns
        -------
        pandas.DataFrame
            ``reason`` (missing if the playout was not over), ``winners`` (separated by commas),
            ``playouts``, ``share``, ``low`` and ``high`` of Wilson's interval.
        """
        with needed_packages():
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
        """Count the ends by reason and winners, the most frequent first."""
        ends = Counter((ending.reason, ending.winners) for ending in self.endings)
        return sorted(ends.items(), key=lambda item: (-item[1], item[0]))

    def rounds(self) -> tuple[float, float, float]:
        """Return the first decile, the median and the ninth decile of the rounds.

        Raises
        ------
        ValueError
            If no playout is done.
        """
        rounds = [ending.rounds for ending in self.endings]
        if len(rounds) == 1:
            rounds *= 2
        deciles = quantiles(rounds, n=10, method="inclusive")
        return deciles[0], deciles[4], deciles[8]

    def compare(self, other: Playouts, level: float = 0.95) -> pd.DataFrame:
        """Compare the shares of wins with those from another position, by seat.

        Parameters
        ----------
        other : Playouts
            Playouts from the other position, with the same seats.
        level : float
            Confidence of the intervals.

        Returns
        -------
        pandas.DataFrame
            ``seat``, ``share`` (of wins from this position), ``other`` (from the other one),
            ``difference``, ``low`` and ``high`` of Newcombe's interval of the difference, and
            ``apart``: True if the interval excludes 0. Otherwise these playouts cannot tell the
            positions apart.

        Raises
        ------
        BadArgument
            If the games or the seats differ.
        """
        with needed_packages():
            import pandas as pd

        if (self.game, self.seats) != (other.game, other.seats):
            raise BadArgument("not_compared")
        wins, other_wins = self.wins(), other.wins()
        frame = pd.DataFrame(
            {
                "seat": pd.Categorical(self.seats, self.seats),
                "share": [won / max(len(self), 1) for won in wins],
                "other": [won / max(len(other), 1) for won in other_wins],
            }
        )
        ends = [
            newcombe(one, len(self), two, len(other), level)
            for one, two in zip(wins, other_wins, strict=True)
        ]
        frame["difference"] = frame["share"] - frame["other"]
        frame["low"], frame["high"] = zip(*ends, strict=True)
        frame["apart"] = (frame["low"] > 0) | (frame["high"] < 0)
        return frame

    def summary(self, lang: str = "es") -> str:
        """Return the outcome in a sentence, ``"es"`` or ``"en"``, as `annotate` writes it."""
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
        }.get(self.perspective, words["from_seat"].format(seat=self.perspective))
        return words["said"].format(
            games=len(self), bots=", ".join(dict.fromkeys(self.bots)), about=about, shares=shares
        )

    def annotate(self, study: Study, at: StudyPosition) -> None:
        """Append the outcome to the comment on a position of a study: see `Study.annotate`.

        The sentence names the perspective of the playouts (`perspective`).

        Raises
        ------
        UnknownName, StaleStep
            If the study has no such position.
        """
        with study.lock:
            note = {**study.note(at)}
            before = note.pop("say", "")
            texts = before if isinstance(before, Mapping) else {"es": before, "en": before}
            comment = {
                lang: "\n".join(filter(None, (texts.get(lang, ""), self.summary(lang))))
                for lang in LANGUAGES
            }
            study.set_note(at, {**note, "say": comment})

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
    """The setup of playouts, sufficient to play any of them.

    Attributes
    ----------
    game : str
    state : position or observation
        The start. From an observation, each playout begins at a determinized position.
    perspective : str or None
        The perspective of the observation; None for a position.
    team : tuple of str or Policy
        One bot per seat.
    seed : int or str
    """

    game: str
    state: Position | ObservationBase
    perspective: str | None
    team: tuple[str | Policy, ...]
    seed: int | str

    def brought(self, asked: int, endings: Sequence[Ending]) -> Playouts:
        """Return the results of the first playouts."""
        settings = self.state.settings
        bots = tuple(map(name_of, self.team))
        return Playouts(self.game, settings.seats, asked, tuple(endings), bots, self.perspective)

    def play(self, number: int) -> Ending:
        """Play one playout to its end."""
        game, rng = game_named(self.game), random.Random(f"{self.seed}/{number}")
        state = (
            self.state if isinstance(self.state, Position) else game.determinize(self.state, rng)
        )
        bots = [policy_of(bot) for bot in self.team]
        trusted = [known for bot in bots if (known := trusted_policy(self.game, bot))]
        try:
            if len(trusted) == len(bots):
                end, entries = trusted_end(cast("AnyTableGame", game), state, trusted, rng)
            else:
                end, entries = checked_end(game, state, bots, rng)
        except Exception as fault:
            fault.add_note(f"in playout {number}, seed {self.seed}/{number}")
            raise
        outcome = game.outcome(end)
        return Ending(
            outcome.winners if outcome else (),
            outcome.reason if outcome else "",
            entries,
            end.round - state.round,
            tuple(dict(counts) for counts in game.standings(game.observe(end, None))),
        )


def checked_end(
    game: AnyGame, state: Position, bots: Sequence[Policy], rng: random.Random
) -> tuple[Position, int]:
    """Play a position to its end by any bots; return the last position and the entries."""
    playout = SinglePlayout(game, state)
    while not playout.is_over and playout.state.round - state.round < ROUNDS:
        playout.play(bots, rng, "round")
    return playout.state, len(playout)


def trusted_end(
    game: AnyTableGame, state: Position, bots: Sequence[Policy], rng: random.Random
) -> tuple[Position, int]:
    """Do the same as `checked_end` by bots whose choices need no check."""
    playout = TrustedPlayout(game, state.copy(), bots, rng)
    playout.run(ROUNDS)
    return playout.state, playout.entries


def play_batch(start: PlayoutPlan, numbers: Sequence[int]) -> list[Ending]:
    """Play some of the playouts in turn."""
    return [start.play(number) for number in numbers]


def playouts(
    match: Match | Study,
    n: int,
    policies: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: object = None,
    *,
    at: StudyPosition | None = None,
    perspective: int | str | None = None,
    width: float | None = None,
    progress: bool = True,
) -> Playouts:
    """Play a match to its end many times, without changing it.

    Parameters
    ----------
    match : Match or Study
        Of a study, its main line.
    n : int
        Number of playouts.
    policies : str, policy, or sequence of them
        Bots by name (``"greedy,random"``) or as functions, one per seat in wheel order. They
        repeat if there are more seats.
    seed : int or str
        The same seed gives the same playouts, on any executor.
    executor : int, Executor or distributed.Client, optional
        As in `simulate`: by default all cores.
    at : StudyPosition, optional
        Line and step of the start. By default the end.
    perspective : int or str, optional
        A seat, by number or colour, or ``"spectator"``. Each playout then begins at a position
        sampled from the knowledge of that seat, or of the public (`Game.determinize`), instead of
        the true position.
    width : float, optional
        Stop once the interval of each seat's share is no wider, as 0.1 for ten points. That is
        decided after every 20 playouts, in the order of their numbers. So a result that stops after
        60 equals that of ``n=60``.
    progress : bool
        Show a progress bar.

    Returns
    -------
    Playouts
        After an interrupt (Ctrl+C, or the kernel's stop button) it has the finished playouts.

    Raises
    ------
    BadArgument
        If `n` is not an integer, or below 1.
    UnknownName
        For an unknown bot, seat or line.
    StaleStep
        If the step does not exist.
    BotFailed
        If a bot raises, or chooses an illegal action.

    Notes
    -----
    A playout of more than 200 rounds ends without a winner.

    Examples
    --------
    >>> from teg_nb import GAMES, Match, playouts
    >>> start = GAMES["teg"].position(Blanco="Portugal 9", Negro="España 2", rest="Blanco")
    >>> done = playouts(Match(start=start), 20, "greedy", seed=1, progress=False)
    >>> len(done), done.winners()["wins"].tolist()
    (20, [20, 0])
    """
    if type(n) is not int or n < 1:
        raise BadArgument("not_from", name="n", least="1", value=n)
    if width is not None and (type(width) is not float or not 0 < width < 1):
        raise BadArgument("not_between", name="width", least=0, most=1, value=width)
    start = plan_playouts(_match_at(match, at), policies, seed, perspective)
    endings: list[Ending] = []
    is_narrow = False
    with ExitStack() as stack:
        place, note = place_of(executor, start, start.game, n, stack)
        bar = stack.enter_context(progress_bar(n, 0, progress, " playouts"))
        played = _played_here(start, n) if place is None else played_there(start, n, place)
        with suppress(KeyboardInterrupt), closing(played):
            for ending in played:
                endings.append(ending)
                bar.update(1)
                if width is not None and not len(endings) % LOOK:
                    wins = start.brought(n, endings).wins()
                    is_narrow = narrow_enough(wins, len(endings), width)
                    if is_narrow:
                        break
    if len(endings) < n and not is_narrow:
        print(f"interrupted: {len(endings)} of {n} playouts are kept", file=sys.stderr)
    return replace(start.brought(n, endings), note=note)


def narrow_enough(wins: Sequence[int], games: int, width: float) -> bool:
    """Check if the interval of each share of wins is no wider than a width.

    Examples
    --------
    >>> narrow_enough((19, 1), 20, 0.3), narrow_enough((10, 10), 20, 0.3)
    (True, False)
    """
    ends = [wilson(won, games) for won in wins]
    return max(high - low for low, high in ends) <= width


def _match_at(played: Match | Study, at: StudyPosition | None) -> Match:
    """Return the match at a position of a match or study."""
    if at is None and not isinstance(played, Study):
        return played
    study = played if isinstance(played, Study) else Study(played)
    return study.fork(study.end() if at is None else at)


def plan_playouts(
    match: Match,
    policies: str | Policy | Sequence[str | Policy],
    seed: int | str,
    perspective: int | str | None,
) -> PlayoutPlan:
    """Plan the playouts from a match's current position: see `playouts`."""
    with require_match(match).lock:
        seats, game = match.settings.seats, match.game
        team = team_of(policies, len(seats))
        for bot in team:
            policy_of(bot)  # raises for an unknown name before any playout starts
        if perspective is None:
            return PlayoutPlan(game.name, match.state, None, team, seed)
        seat = None if perspective == SPECTATOR else seat_number(perspective, seats)
        observation = match.observe(seat)  # includes the seat's memory
        perspective = SPECTATOR if seat is None else seats[seat]
        return PlayoutPlan(game.name, observation, perspective, team, seed)


def _played_here(start: PlayoutPlan, n: int) -> Generator[Ending]:
    """Play all playouts in this process. Ctrl+C waits for the current one."""
    with defer_interrupt() as stopped:
        for number in range(n):
            yield start.play(number)
            if stopped():
                return


def played_there(
    start: PlayoutPlan,
    n: int,
    place: Executor,
    awaited: Callable[[Future[list[Ending]]], list[Ending]] = result,
) -> Generator[Ending]:
    """Play all playouts on an executor, a few batches ahead, and yield the ends in order.

    Parameters
    ----------
    start : PlayoutPlan
    n : int
    place : Executor
    awaited : callable, optional
        Returns the result of a future.
    """
    yield from played_batches(((start, numbers) for numbers in _batches(n)), place, awaited)


def played_batches(
    batches: Iterable[tuple[PlayoutPlan, Sequence[int]]],
    place: Executor,
    awaited: Callable[[Future[list[Ending]]], list[Ending]] = result,
) -> Iterator[Ending]:
    """Play batches of playouts on an executor, a few ahead, and yield the ends in order."""
    ahead: deque[Future[list[Ending]]] = deque()
    try:
        for start, numbers in batches:
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
    """Yield the numbers of each batch. Early batches are small, for early results."""
    first = 0
    while first < n:
        size = min(first // BATCH + 1, BATCH, n - first)
        yield range(first, first + size)
        first += size


def percent(share: float, lang: str = "es") -> str:
    """Format a share as the page does. Only exactly 0 and 1 become 0% and 100%.

    Examples
    --------
    >>> percent(0.426, "en"), percent(0.125, "en"), percent(0.0004, "en"), percent(1, "en")
    ('43%', '13%', '<1%', '100%')
    """
    hundred = str((Decimal(repr(share)) * 100).quantize(Decimal(1), ROUND_HALF_UP))
    if 0 < share < 0.01 or 0.99 < share < 1:
        hundred = "<1" if share < 0.01 else ">99"
    return f"{hundred}%" if lang == "en" else f"{hundred}\N{NO-BREAK SPACE}%"


def signed(points: float, lang: str) -> str:
    """Format a change of a chance in points, with its sign.

    Examples
    --------
    >>> signed(0.334, "en"), signed(-0.05, "es"), signed(0.001, "en")
    ('+33', '\N{MINUS SIGN}5', '0')
    """
    whole = round(100 * points)
    return f"{whole:+d}".replace("-", "\N{MINUS SIGN}") if whole else "0"
