"""Where a match turned: the entries after which the chances of winning moved most."""

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
from teg_nb.engine.errors import BadArgument
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
    """How many of so many playouts each seat has won, from one step."""

    wins: tuple[int, ...]
    games: int

    def largest_change(self, after: _WinCounts) -> tuple[float, int]:
        """The largest change until another step, and the seat whose it is."""
        changes = [
            b / after.games - a / self.games for a, b in zip(self.wins, after.wins, strict=True)
        ]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
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
    """The entries after which the chances of winning moved most, by playouts before and after.

    First some positions all along the match are played out a few times each. Then, again and again,
    the stretch in which the chances moved most is halved, until single entries are left. Those that
    moved them most are at last played out anew and often, with other dice: so the intervals know
    nothing of the choice.

    Parameters
    ----------
    match : Match
        It stays as it is.
    most : int
        How many entries are wanted.
    policies, seed, executor
        As of `teg_nb.playouts`; the same seed gives the same table on any executor.
    playouts : int
        From before and from after each entry that is told of.
    positions : int
        How many positions are played out in the search.
    rough : int
        How many playouts from each of those.
    seen_by : int or str, optional
        Whose knowledge counts, as of `teg_nb.playouts`. Default: of a match that is over the
        positions as they were; of one that goes on ``"spectator"``, what everybody knows.
    level : float
        Confidence of the intervals, of each entry by itself.
    progress : bool
        Show a progress bar.

    Returns
    -------
    pandas.DataFrame
        By ``step`` (``match.states[step]`` is the position after the entry), those that moved the
        chances most first: ``round``, ``seat`` (who acted, or ``"chance"``), ``entry`` (as in the
        log; both missing if it may not be read), ``moved`` (the seat whose chances moved most),
        ``before``, ``after`` (its share of wins), ``difference``, ``low`` and ``high`` of its
        interval, ``apart`` (whether that leaves out 0) and ``playouts`` (from either side).
        Interrupted (Ctrl+C, or the kernel's stop button) it holds what was found till then.

    Raises
    ------
    BadArgument
        For numbers that are too small; for a level that is not within 0 and 1; for an empty match.
    UnknownName, BotFailed
        As `teg_nb.playouts`.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 9", Negro="España 2", rest="Blanco"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5, 2])
    >>> found = turning_points(match, 1, playouts=5, coarse_playouts=2, progress=False)
    >>> found.columns.tolist()[:5]
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
            here = map(begin.play, range(n))
            ends = here if place is None else played_there(begin, n, place)
            for ending in ends:
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
                for each in (step - 1, step):
                    if each not in exact:
                        exact[each] = share(start(each, "again"), playouts)
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
    """Play out positions all along, and then where the chances moved most, to single entries."""
    coarse = min(max(positions // 2, 2), last + 1)
    for each in range(coarse):
        step = round(each * last / (coarse - 1))
        if step not in known:
            known[step] = share(step)
    while len(known) < min(positions, last + 1):
        wide = [(a, b) for a, b in pairwise(sorted(known)) if b - a > 1]
        a, b = max(
            wide, key=lambda ends: (known[ends[0]].largest_change(known[ends[1]])[0], -ends[0])
        )
        middle = (a + b) // 2
        known[middle] = share(middle)
    while len(_single(known)) < min(most, last):  # a small budget: the widest moves to the end
        wide = [(a, b) for a, b in pairwise(sorted(known)) if b - a > 1]
        a, b = min(wide, key=lambda ends: (ends[1] - ends[0], ends[0]))
        middle = (a + b) // 2
        known[middle] = share(middle)


def _single(known: dict[int, _WinCounts]) -> list[int]:
    """Entries of which both sides are known, those first that moved the chances most."""
    steps = [step for step in known if step - 1 in known]
    return sorted(steps, key=lambda step: (-known[step - 1].largest_change(known[step])[0], step))


def _table(
    match: Match,
    known: dict[int, _WinCounts],
    steps: Sequence[int],
    seen_by: int | str | None,
    level: float,
) -> pd.DataFrame:
    import pandas as pd

    settings = match.settings
    seats = settings.seats
    told = effective_viewer(
        match, None if seen_by is None or seen_by == SPECTATOR else seat_number(seen_by, seats)
    )
    rows = []
    for step in steps:
        before, after = known[step - 1], known[step]
        _, moved = before.largest_change(after)
        shown = visible_entry(match, step - 1, told).action
        acted = None if shown is None else shown.seat
        low, high = newcombe(
            after.wins[moved], after.games, before.wins[moved], before.games, level
        )
        one, other = before.wins[moved] / before.games, after.wins[moved] / after.games
        rows.append(
            (
                step,
                match.states[step - 1].round,
                None if acted is None else "chance" if acted == CHANCE else seats[acted],
                None if shown is None else _worded(encode(shown, settings)),
                seats[moved],
                one,
                other,
                other - one,
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
    """An entry as one text: verb, names, dice."""
    return " ".join(
        " ".join(map(str, each)) if isinstance(each, list) else str(each) for each in words[1:]
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
    """Chances of winning at some steps of a match, by playouts.

    Parameters
    ----------
    match : Match
        It stays as it is.
    steps : iterable of int
    n : int
        Playouts from each.
    policies, seed, executor, seen_by
        As of `teg_nb.playouts`, which is what is asked at each step, with this seed. Whose
        knowledge counts while the match goes on is said by `seen_by`; without it the positions
        are played as they were.
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
        For what is no number of playouts, or no list of steps.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 9", Negro="España 2", rest="Blanco"))
    >>> win_probabilities(match, [0], 5, progress=False)[["step", "seat", "wins"]]
       step    seat  wins
    0     0  Blanco     5
    1     0   Negro     0
    """
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
