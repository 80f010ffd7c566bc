"""Turning points: the entries that changed the win probabilities most."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from teg_nb.analysis.intervals import newcombe
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument, needed_packages
from teg_nb.engine.game import seat_number
from teg_nb.engine.play.match import require_match
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.simulation.executors import Executor, defer_interrupt, open_executor, progress_bar
from teg_nb.simulation.playouts import SPECTATOR, PlayoutPlan, plan_playouts, played_there, playouts

if TYPE_CHECKING:
    import pandas as pd

    from teg_nb.engine.play.match import Match


class _WinCounts(NamedTuple):
    """Wins by seat in a number of playouts from one step."""

    wins: tuple[int, ...]
    games: int

    def largest_change(self, after: _WinCounts) -> tuple[float, int]:
        """Return the largest change of a win share up to another step, and its seat."""
        changes = [
            b / after.games - a / self.games for a, b in zip(self.wins, after.wins, strict=True)
        ]
        seat = max(range(len(changes)), key=lambda index: abs(changes[index]))
        return abs(changes[seat]), seat


def turning_points(
    match: Match,
    limit: int = 5,
    policies: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: int | Executor | Any = None,
    *,
    playouts: int = 200,
    positions: int = 40,
    coarse_playouts: int = 20,
    perspective: int | str | None = None,
    level: float = 0.95,
    progress: bool = True,
) -> pd.DataFrame:
    """Find the entries that changed the win probabilities most, estimated by playouts.

    The search begins with a few playouts from positions spread over the match. It then repeatedly
    halves the interval with the largest change, down to single entries. The largest changes are
    played out again, more often and with other dice. So the selection does not bias the confidence
    intervals.

    Parameters
    ----------
    match : Match
        It is not changed.
    limit : int
        Number of entries to return.
    policies, seed, executor
        As in `teg_nb.playouts`. The same seed gives the same table on any executor.
    playouts : int
        Playouts from before and from after each returned entry.
    positions : int
        Number of positions in the search.
    coarse_playouts : int
        Playouts from each position in the search.
    perspective : int or str, optional
        As in `teg_nb.playouts`. By default the full positions if the match is over, else
        ``"spectator"``, the public knowledge.
    level : float
        Confidence of each entry's interval.
    progress : bool
        Show a progress bar.

    Returns
    -------
    pandas.DataFrame
        Indexed by ``step`` (``match.states[step]`` is the position after the entry), the largest
        change first. Columns: ``round``, ``seat`` (the actor, or ``"chance"``), ``entry`` (as in
        the log; both are missing for a secret entry), ``moved`` (the seat with the largest change),
        ``before``, ``after`` (its shares of wins), ``difference``, ``low`` and ``high`` of its
        interval, ``apart`` (True if the interval excludes 0) and ``playouts`` (on each side). After
        an interrupt (Ctrl+C, or the kernel's stop button) it has the results so far.

    Raises
    ------
    BadArgument
        If a number is too small, the level is not between 0 and 1, or the match is empty.
    UnknownName, BotFailed
        As `teg_nb.playouts`.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 9", Negro="España 2", rest="Blanco"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5, 2])
    >>> table = turning_points(match, 1, playouts=5, coarse_playouts=2, progress=False)
    >>> table.columns.tolist()[:5]
    ['round', 'seat', 'entry', 'moved', 'before']
    """
    for name, value, least in (
        ("most", limit, 1),
        ("playouts", playouts, 1),
        ("positions", positions, 2),
        ("rough", coarse_playouts, 1),
    ):
        if type(value) is not int or value < least:
            raise BadArgument("not_from", name=name, least=str(least), value=value)
    if type(level) is not float or not 0 < level < 1:
        raise BadArgument("not_between", name="level", least=0, most=1, value=level)
    if not len(require_match(match)):
        raise BadArgument("no_entries")
    if perspective is None and not match.is_over:
        perspective = SPECTATOR

    def start(step: int, seeded: str) -> PlayoutPlan:
        return plan_playouts(match.fork(step), policies, f"{seed}/{seeded}/{step}", perspective)

    sketch: dict[int, _WinCounts] = {}
    exact: dict[int, _WinCounts] = {}
    first = start(0, "rough")
    with ExitStack() as stack:
        place = None if executor is None else open_executor(executor, first, stack)
        planned = (
            min(positions, len(match) + 1) * coarse_playouts + 2 * min(limit, len(match)) * playouts
        )
        stopped = stack.enter_context(defer_interrupt())
        bar = stack.enter_context(progress_bar(planned, 0, progress, " playouts"))

        def share(begin: PlayoutPlan, n: int) -> _WinCounts:
            wins: Counter[int] = Counter()
            local = map(begin.play, range(n))
            endings = local if place is None else played_there(begin, n, place)
            for ending in endings:
                wins.update(ending.winners)
                bar.update(1)
                if stopped():
                    raise KeyboardInterrupt
            return _WinCounts(tuple(wins[seat] for seat in range(len(match.settings.seats))), n)

        try:
            _search(
                len(match),
                positions,
                sketch,
                lambda step: share(start(step, "rough"), coarse_playouts),
                limit,
            )
            for step in _single(sketch)[:limit]:
                for side in (step - 1, step):
                    if side not in exact:
                        exact[side] = share(start(side, "again"), playouts)
        except KeyboardInterrupt:
            print("interrupted: what was found till then is told", file=sys.stderr)
    known = exact if any(step - 1 in exact for step in exact) else sketch
    return _table(match, known, _single(known)[:limit], perspective, level)


def _search(
    last: int,
    positions: int,
    known: dict[int, _WinCounts],
    share: Callable[[int], _WinCounts],
    most: int,
) -> None:
    """Play out spread positions, then halve the intervals with the largest changes."""
    coarse = min(max(positions // 2, 2), last + 1)
    for index in range(coarse):
        step = round(index * last / (coarse - 1))
        if step not in known:
            known[step] = share(step)
    while len(known) < min(positions, last + 1):
        wide = [(a, b) for a, b in pairwise(sorted(known)) if b - a > 1]
        a, b = max(
            wide, key=lambda ends: (known[ends[0]].largest_change(known[ends[1]])[0], -ends[0])
        )
        middle = (a + b) // 2
        known[middle] = share(middle)
    while len(_single(known)) < min(most, last):  # small budgets leave too few single entries
        wide = [(a, b) for a, b in pairwise(sorted(known)) if b - a > 1]
        a, b = min(wide, key=lambda ends: (ends[1] - ends[0], ends[0]))
        middle = (a + b) // 2
        known[middle] = share(middle)


def _single(known: dict[int, _WinCounts]) -> list[int]:
    """List the entries with results on both sides, the largest change first."""
    steps = [step for step in known if step - 1 in known]
    return sorted(steps, key=lambda step: (-known[step - 1].largest_change(known[step])[0], step))


def _table(
    match: Match,
    known: dict[int, _WinCounts],
    steps: Sequence[int],
    perspective: int | str | None,
    level: float,
) -> pd.DataFrame:
    with needed_packages():
        import pandas as pd

    settings = match.settings
    seats = settings.seats
    viewer = effective_viewer(
        match,
        None
        if perspective is None or perspective == SPECTATOR
        else seat_number(perspective, seats),
    )
    rows = []
    for step in steps:
        before, after = known[step - 1], known[step]
        _, moved = before.largest_change(after)
        action = visible_entry(match, step - 1, viewer).action
        actor = None if action is None else action.seat
        low, high = newcombe(
            after.wins[moved], after.games, before.wins[moved], before.games, level
        )
        share_before, share_after = (
            before.wins[moved] / before.games,
            after.wins[moved] / after.games,
        )
        rows.append(
            (
                step,
                match.states[step - 1].round,
                None if actor is None else "chance" if actor == CHANCE else seats[actor],
                None if action is None else _worded(encode(action, settings)),
                seats[moved],
                share_before,
                share_after,
                share_after - share_before,
                low,
                high,
                low > 0 or high < 0,
                after.games,
            )
        )
    columns = [
        *("step", "round", "seat", "entry", "moved", "before", "after"),
        *("difference", "low", "high", "apart", "playouts"),
    ]
    frame = pd.DataFrame(rows, columns=columns).set_index("step")
    frame["seat"] = pd.Categorical(frame["seat"], [*seats, "chance"])
    frame["moved"] = pd.Categorical(frame["moved"], seats)
    return frame


def _worded(words: Sequence[Any]) -> str:
    """Format an entry as one text: verb, names, dice."""
    return " ".join(
        " ".join(map(str, word)) if isinstance(word, list) else str(word) for word in words[1:]
    )


def win_probabilities(
    match: Match,
    steps: Iterable[int],
    n: int = 200,
    policies: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: int | Executor | Any = None,
    *,
    perspective: int | str | None = None,
    progress: bool = True,
) -> pd.DataFrame:
    """Estimate the win probabilities at some steps of a match by playouts.

    Parameters
    ----------
    match : Match
        It is not changed.
    steps : iterable of int
    n : int
        Playouts from each step.
    policies, seed, executor, perspective
        As in `teg_nb.playouts`, which is called for each step with this seed. Without a
        perspective the playouts begin at the full positions, also while the match goes on.
    progress : bool
        Show a progress bar at each step.

    Returns
    -------
    pandas.DataFrame
        ``step``, ``seat``, ``wins``, ``games``, ``share``, ``low`` and ``high`` of its interval.

    Raises
    ------
    StaleStep
        If the match has no such step.
    BadArgument
        If `n` is not a number of playouts, or `steps` not a list of steps.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 9", Negro="España 2", rest="Blanco"))
    >>> win_probabilities(match, [0], 5, progress=False)[["step", "seat", "wins"]]
       step    seat  wins
    0     0  Blanco     5
    1     0   Negro     0
    """
    with needed_packages():
        import pandas as pd

    if not isinstance(steps, Iterable):
        raise BadArgument("wrong_shape", name="steps", value=steps, wanted="[0, 40, 80]")
    steps = list(steps)
    for step in steps:
        if isinstance(step, bool) or not hasattr(step, "__index__"):
            raise BadArgument("not_whole", name="steps", value=step)
    forks = [(step, require_match(match).fork(step)) for step in steps]
    tables = []
    for step, fork in forks:
        done = playouts(
            fork, n, policies, seed, executor, perspective=perspective, progress=progress
        )
        table = done.winners()
        table.insert(0, "step", step)
        tables.append(table)
        if len(done) < n:
            break  # interrupted
    if not tables:
        raise BadArgument("no_entries")
    return pd.concat(tables, ignore_index=True)
