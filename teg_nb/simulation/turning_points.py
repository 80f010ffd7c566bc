"""Turning points: the turns that changed the chances of winning most.

Values of positions (`teg_nb.bots.evaluation.evaluate`) and a few playouts choose where to look;
new playouts decide what is told. So the choice biases no interval.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from html import escape
from itertools import pairwise
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple, TypedDict, overload

from teg_nb.analysis.sequential import PairedTests, Pairs
from teg_nb.bots import policy_of
from teg_nb.bots.evaluation import evaluate
from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.errors import BadArgument, IllegalAction, needed_packages
from teg_nb.engine.game import seat_number
from teg_nb.engine.json_types import JsonList
from teg_nb.engine.play.match import require_match
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.play.visible_log import visible_entry
from teg_nb.engine.schema.position import Position
from teg_nb.engine.text.language import language
from teg_nb.engine.text.phrases import phrases
from teg_nb.simulation.executors import Executor, defer_interrupt, progress_bar
from teg_nb.simulation.playouts import (
    SPECTATOR,
    Ending,
    PlayoutPlan,
    percent,
    plan_playouts,
    played_batches,
    playouts,
    signed,
)
from teg_nb.simulation.pool import place_of

if TYPE_CHECKING:
    import pandas as pd

    from teg_nb.engine.play.match import Match

_POSITIONS = 16
"""Positions drawn from a limited knowledge, of which a value is the mean."""

_THROWS = 160
"""Throws drawn for the mean over the throws that could have come."""

CANDIDATES, PLAYOUTS = 6, 100
"""Defaults: turns that are played out, and pairs of playouts of each."""

_FEW, _MANY, _ENTRIES = 4, 40, 5000
"""Playouts from each end of a turn in the search: fewest, most, and entries that they play."""

_WEIGHT = 0.15
"""Weight of a change of the values in the search."""

_USUAL = 0.02
"""Variance of a change of the chance of winning over a turn; about 14 points."""

_CHOICES = 20
"""Times that a bot is asked for its decision in a position; it may draw it."""

_BATCH = 5
"""Playouts in a batch."""


class Turn(NamedTuple):
    """A turn of a match.

    Attributes
    ----------
    first, last : int
        ``match.states[first]`` is the position before it, ``match.states[last]`` the one after.
    """

    first: int
    last: int


@dataclass(frozen=True)
class TurningPoint:
    """A turn, and what it changed.

    Attributes
    ----------
    step : int
        ``match.states[step]`` is the position after the turn.
    first : int
        ``match.states[first]`` is the position before it.
    round : int
    seat : str
        The seat whose turn it was, or ``"chance"`` for a deal before the first turn.
    moved : str
        The seat whose chance of winning is told.
    before, after : float
        Its share of the playouts won from either position, 0 to 1.
    difference : float
    low, high : float
        Simultaneous confidence interval of the difference.
    apart : bool
        True if the interval excludes 0. Otherwise there is no clear difference.
    luck, decision : float or None
        Parts of the difference; None if it is not known how to divide it, or `apart` is False.
    split : str
        ``"all_luck"`` if everyone played as the bots of the playouts would: the difference is luck
        of dice and cards. ``"evaluated"`` if the evaluation of the positions divides it: `luck` is
        the value after each throw of the dice minus the mean value over the throws that could have
        come, added up over the turn; `decision` is the rest, cards included. Else ``""``.
    playouts : int
        Number of playouts from either position.
    """

    step: int
    first: int
    round: int
    seat: str
    moved: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    apart: bool
    luck: float | None
    decision: float | None
    split: str
    playouts: int


@dataclass(frozen=True)
class TurningPoints(Sequence[TurningPoint]):
    """Turning points of a match, those told apart first. A notebook shows it as a table.

    Attributes
    ----------
    points : tuple of TurningPoint
    seats : tuple of str
    bots : tuple of str
        The bots that played on.
    level : float
        Confidence of all that was tested.
    tested : int
        Number of turns that were played out; the largest changes are in `points`.
    """

    points: tuple[TurningPoint, ...]
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    level: float
    tested: int

    def __len__(self) -> int:
        return len(self.points)

    @overload
    def __getitem__(self, index: int) -> TurningPoint: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[TurningPoint, ...]: ...
    def __getitem__(self, index: int | slice) -> TurningPoint | tuple[TurningPoint, ...]:
        return self.points[index]

    def frame(self) -> pd.DataFrame:
        """Return one row per turn, indexed by ``step``: the attributes of `TurningPoint`."""
        with needed_packages():
            import pandas as pd

        names = list(TurningPoint.__dataclass_fields__)
        frame = pd.DataFrame([asdict(point) for point in self.points], columns=names)
        frame["seat"] = pd.Categorical(frame["seat"], [*self.seats, "chance"])
        frame["moved"] = pd.Categorical(frame["moved"], self.seats)
        return frame.astype({"luck": float, "decision": float}).set_index("step")

    def summary(self, lang: str = "es") -> str:
        """Return a sentence per turn, ``"es"`` or ``"en"``, and what the numbers mean."""
        words = phrases("turning_points", lang)
        lines = [
            f"{words['row'].format(round=row[0], seat=row[1], moved=row[2])} {row[3]}; "
            + "; ".join(part for part in row[4:] if part)
            for row in self._rows(lang)
        ]
        return "\n".join([*(lines or [words["none"]]), *self._notes(lang)])

    def _rows(self, lang: str) -> Iterator[tuple[str, ...]]:
        """Yield the cells of each turn; the last one is empty without a clear difference."""
        words = phrases("turning_points", lang)
        for point in self.points:
            low, high = signed(point.low, lang), signed(point.high, lang)
            change = words["change"].format(
                difference=signed(point.difference, lang), low=low, high=high
            )
            parts = ""
            if point.apart:
                luck, decision = (signed(n or 0, lang) for n in (point.luck, point.decision))
                parts = words[point.split or "no_split"].format(luck=luck, decision=decision)
            yield (
                str(point.round),
                words["chance"] if point.seat == "chance" else point.seat,
                point.moved,
                f"{percent(point.before, lang)} → {percent(point.after, lang)}",
                change if point.apart else words["unclear"],
                parts,
            )

    def _notes(self, lang: str) -> list[str]:
        words = phrases("turning_points", lang)
        bots = ", ".join(dict.fromkeys(self.bots))
        counts = [point.playouts for point in self.points] or [0]
        least, most = min(counts), max(counts)
        games = str(most) if least == most else words["games"].format(least=least, most=most)
        level = percent(self.level, lang)
        how = words["how"].format(tested=self.tested, bots=bots, games=games, level=level)
        splits = {point.split for point in self.points if point.apart}
        return [how] + [words[f"about_{split}"] for split in sorted(splits) if split]

    def __repr__(self) -> str:
        return self.summary(language())

    def _repr_html_(self) -> str:
        lang = language()
        words = phrases("turning_points", lang)
        heads = [words[f"head_{name}"] for name in ("round", "seat", "moved", "chance", "change")]
        cell = 'style="text-align: left; white-space: normal"'
        rows = [
            "".join(
                f"<td {cell}>{escape(text)}</td>"
                for text in (*row[:4], "; ".join(part for part in row[4:] if part))
            )
            for row in self._rows(lang)
        ]
        table = (
            f"<table><thead><tr>{''.join(f'<th {cell}>{head}</th>' for head in heads)}</tr></thead>"
            f"<tbody>{''.join(f'<tr>{row}</tr>' for row in rows)}</tbody></table>"
        )
        notes = "".join(f"<p>{escape(note)}</p>" for note in self._notes(lang))
        return (table if rows else f"<p>{words['none']}</p>") + notes


class SearchOptions(TypedDict, total=False):
    """The arguments of `turning_points` besides the match and the limit."""

    policies: str | Policy | Sequence[str | Policy]
    seed: int | str
    executor: object
    candidates: int
    playouts: int
    perspective: int | str | None
    level: float
    progress: bool


def turning_points(
    match: Match,
    limit: int = 5,
    policies: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: object = None,
    *,
    candidates: int = CANDIDATES,
    playouts: int = PLAYOUTS,
    perspective: int | str | None = None,
    level: float = 0.95,
    progress: bool = True,
) -> TurningPoints:
    """Find the turns that changed the chances of winning most.

    A search looks at the positions at the ends of all turns. It compares their values and a few
    playouts. With these it chooses the turns, and for each the seat whose chance seems to change
    most. Then each turn is played out in pairs, with new dice: from the positions before and after,
    with the same generator of dice and of hidden cards. A turn stops early once its change is
    clear, or unlikely to become so.

    Parameters
    ----------
    match : Match
        It is not changed.
    limit : int
        Number of turns to return.
    policies, seed
        As in `teg_nb.playouts`. The same seed gives the same result on any executor.
    executor : int, Executor or distributed.Client, optional
        As in `simulate`.
    candidates : int
        Number of turns to play out; at least `limit` are.
    playouts : int
        Largest number of pairs of playouts per turn.
    perspective : int or str, optional
        As in `teg_nb.playouts`. By default the full positions if the match is over, else
        ``"spectator"``, the public knowledge.
    level : float
        Confidence of the whole table: with this probability, no turn is told apart that changed
        nothing.
    progress : bool
        Show a progress bar.

    Returns
    -------
    TurningPoints
        The turns told apart first, the largest change first. After an interrupt (Ctrl+C, or the
        kernel's stop button) it has the turns that were tested at least once.

    Raises
    ------
    BadArgument
        If a number is too small, the level is not between 0 and 1, or the match is empty.
    UnknownName, BotFailed
        As `teg_nb.playouts`.

    Notes
    -----
    A turn ends where the round or the seat in turn changes. The intervals are those of paired
    trials (`teg_nb.analysis.intervals.paired`), simultaneous for all looks and all turns by
    `teg_nb.analysis.sequential.PairedTests`.

    While everyone plays as the bots of the playouts do, the chance of winning is a martingale: only
    dice and cards move it. So then the difference is luck, without an estimate. Otherwise the luck
    of a throw is its value minus the mean value, as backgammon programs count it, with the rough
    values of `evaluate`. It is told only if the change of the value over the turn lies between
    `low` and `high`; else the evaluation does not see what changed.

    References
    ----------
    S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
    Statistics 6 (1979).

    Examples
    --------
    >>> from teg_nb import Match, position, turning_points
    >>> match = Match(start=position(Blanco="Portugal 9", Negro="España 2", rest="Blanco"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5, 2])
    >>> points = turning_points(match, 1, playouts=5, progress=False)
    >>> points[0].apart, points.frame().columns.tolist()[:3]
    (False, ['first', 'round', 'seat'])
    """
    for name, value in (("limit", limit), ("candidates", candidates), ("playouts", playouts)):
        if type(value) is not int or value < 1:
            raise BadArgument("not_from", name=name, least="1", value=value)
    if type(level) is not float or not 0 < level < 1:
        raise BadArgument("not_between", name="level", least=0, most=1, value=level)
    if not len(require_match(match)):
        raise BadArgument("no_entries")
    match = match.fork()  # another thread may play on
    if perspective is None and not match.is_over:
        perspective = SPECTATOR
    plan = plan_playouts(match.fork(0), policies, seed, perspective)
    knowledge = _Knowledge(match, perspective, seed)
    turns = turns_of(match)
    ends = sorted({step for turn in turns for step in turn})
    chosen: list[tuple[Turn, int]] = []
    rows = min(max(candidates, limit), len(turns))
    with ExitStack() as stack:
        place, _ = place_of(executor, plan, plan.game, len(ends) * _FEW, stack)
        wins = _Wins(match, plan, place)
        search = _Wins(match, replace(plan, seed=f"{seed}/search"), place)
        most = len(ends) * _FEW + 2 * rows * playouts
        stopped = stack.enter_context(defer_interrupt())
        bar = stack.enter_context(progress_bar(most, 0, progress, " playouts"))

        def play(wins: _Wins, wanted: Mapping[int, int]) -> None:
            for _ in wins.play(wanted):
                bar.update(1)
                if stopped():
                    return

        play(search, dict.fromkeys(ends, _FEW))
        if not stopped():
            wanted = {step: search.affordable(step) for step in ends}
            bar.total += sum(wanted.values()) - _FEW * len(ends)
            play(search, wanted)
        if not stopped():
            chosen = _largest_changes(knowledge, search, turns, rows)
        tests = PairedTests(len(chosen), playouts, level)
        for look in tests:
            active = tests.active
            play(wins, {step: look for row in active for step in chosen[row][0]})
            tests.look({row: pairs for row in active if (pairs := wins.pairs(*chosen[row], look))})
            if stopped():
                break
        if stopped():
            print("interrupted: the turns tested till then are kept", file=sys.stderr)
        bar.total = bar.n  # turns stopped early
        bar.refresh()
    told = sorted(
        tests.counts,
        key=lambda row: (row not in tests.apart, -abs(tests.counts[row].difference), row),
    )
    points = [_point(knowledge, *chosen[row], tests, row, wins) for row in told[:limit]]
    bots = plan.brought(0, ()).bots
    return TurningPoints(tuple(points), match.settings.seats, bots, level, len(told))


def turns_of(match: Match) -> list[Turn]:
    """Return the turns of a match: a new one begins where the round or the seat in turn changes."""
    keys = [(state.round, state.turn) for state in match.states]
    ends = [step for step in range(1, len(keys)) if keys[step] != keys[step - 1]]
    return [Turn(*ends) for ends in pairwise(sorted({0, *ends, len(match)}))]


class _Knowledge:
    """Positions of a match as a viewer knows them, and their values.

    Parameters
    ----------
    match : Match
    perspective : int, str or None
        As in `teg_nb.playouts`.
    seed : int or str
    """

    def __init__(self, match: Match, perspective: int | str | None, seed: int | str) -> None:
        self.match = match
        self.game = match.game
        self.seed = seed
        self.is_open = perspective is None
        is_public = perspective is None or perspective == SPECTATOR
        seats = match.settings.seats
        self.viewer = None if is_public else seat_number(perspective, seats)  # type: ignore[arg-type]

    def positions(self, step: int) -> JsonList:
        """Return the position at a step, or some that the viewer cannot tell from it."""
        if self.is_open:
            return [self.match.states[step]]
        observation = self.match.fork(step).observe(self.viewer)
        return [
            self.game.determinize(observation, random.Random(f"{self.seed}/position/{number}"))
            for number in range(_POSITIONS)
        ]

    def values(self, step: int) -> tuple[float, ...]:
        """Return the value of the position at a step for each seat."""
        values = [evaluate(self.game, position) for position in self.positions(step)]
        return tuple(map(fmean, zip(*values, strict=True)))

    def action(self, place: int) -> Action | None:
        """Return an action as the viewer may read it."""
        viewer = "all" if self.is_open else self.viewer
        return visible_entry(self.match, place, viewer).action

    def luck(self, turn: Turn, seat: int) -> float:
        """Return the luck of the dice of a turn for a seat."""
        total = 0.0
        for place in range(*turn):
            throw = self.action(place)
            if throw is None or not _has_dice(throw):
                continue
            rng = random.Random(f"{self.seed}/luck/{place}")
            positions = self.positions(place)
            gains = [
                self._value(position, throw, seat)
                - fmean(
                    self._value(position, self.game.sample_chance(position, rng), seat)
                    for _ in range(_THROWS // len(positions))
                )
                for position in positions
                if self._is_possible(position, throw)
            ]
            total += fmean(gains) if gains else 0.0
        return total

    def plays_as(self, team: Sequence[str | Policy], turn: Turn) -> bool:
        """Check if every decision of a turn is one that the bots make there too.

        That depends on the hands of the seats, so it is False if another seat than the viewer
        decides, unless the viewer sees all.
        """
        actions = self.match.actions
        return all(
            (self.is_open or actions[place].seat == self.viewer) and self._is_choice(team, place)
            for place in range(*turn)
            if actions[place].seat != CHANCE
        )

    def _is_choice(self, team: Sequence[str | Policy], place: int) -> bool:
        action, state = self.match.actions[place], self.match.states[place]
        if action.verb in self.game.unlisted:
            return True  # an offer alone changes nothing, and playouts make none
        policy = policy_of(team[action.seat])
        return any(
            policy(self.game.observe(state, action.seat).detach(), random.Random(number)) == action
            for number in range(_CHOICES)
        )

    def _value(self, position: Position, throw: Action, seat: int) -> float:
        after = position.copy()
        self.game.apply(after, throw)
        return evaluate(self.game, after)[seat]

    def _is_possible(self, position: Position, throw: Action) -> bool:
        try:
            self.game.check(position, throw)
        except IllegalAction:
            return False
        return True


def _has_dice(action: Action) -> bool:
    return action.seat == CHANCE and any(
        str(form.element) == "die" for form in action.fields.values()
    )


def _largest_changes(
    knowledge: _Knowledge, search: _Wins, turns: Sequence[Turn], rows: int
) -> list[tuple[Turn, int]]:
    """Return the turns that seem to change a chance most, each with the seat that it moved.

    A change is judged by the values of the positions before and after, and by shares of playouts
    from two ends of turns on either side. The values miss what they do not count. The playouts are
    few, so the change of a share is shrunk by what is expected to be noise (James and Stein 1961).
    """
    values = {step: knowledge.values(step) for turn in turns for step in turn}
    ends = sorted(values)
    seats = range(len(values[0]))
    changes = []
    for number, turn in enumerate(turns, 1):
        before, after = ends[max(0, number - 2) : number], ends[number : number + 2]
        noise = sum(1 / sum(map(search.played, side)) for side in (before, after)) / 4
        gains = [
            _WEIGHT * (values[turn.last][seat] - values[turn.first][seat])
            + (search.mean_share(after, seat) - search.mean_share(before, seat))
            * _USUAL
            / (_USUAL + noise)
            for seat in seats
        ]
        seat = max(seats, key=lambda seat: abs(gains[seat]))
        changes.append((-abs(gains[seat]), turn, seat))
    return [(turn, seat) for _, turn, seat in sorted(changes)[:rows]]


class _Wins:
    """Winners of playouts from steps of a match, where playout `k` has the same dice everywhere.

    Parameters
    ----------
    match : Match
    plan : PlayoutPlan
        The playouts, from any step.
    place : Executor or None
        Where to play; None for this process.
    """

    def __init__(self, match: Match, plan: PlayoutPlan, place: Executor | None) -> None:
        self.match = match
        self.plan = plan
        self.place = place
        self._endings: dict[int, list[Ending]] = {}

    def play(self, wanted: Mapping[int, int]) -> Iterator[Ending]:
        """Play out steps until each has as many playouts as wanted, and yield the new ones."""
        plans = {step: self._at(step) for step in wanted}
        batches = [
            (step, range(first, min(first + _BATCH, n)))
            for step, n in wanted.items()
            for first in range(self.played(step), n, _BATCH)
        ]
        order = (step for step, numbers in batches for _ in numbers)
        for step, ending in zip(
            order, self._played((plans[step], numbers) for step, numbers in batches), strict=True
        ):
            self._endings.setdefault(step, []).append(ending)
            yield ending

    def _at(self, step: int) -> PlayoutPlan:
        plan = self.plan
        return plan_playouts(self.match.fork(step), plan.team, plan.seed, plan.perspective)

    def _played(self, batches: Iterable[tuple[PlayoutPlan, Sequence[int]]]) -> Iterator[Ending]:
        if self.place is None:
            return (plan.play(number) for plan, numbers in batches for number in numbers)
        return played_batches(batches, self.place)

    def played(self, step: int) -> int:
        """Return the number of playouts from a step."""
        return len(self._endings.get(step, ()))

    def affordable(self, step: int) -> int:
        """Return how many playouts the search makes: more where they are short."""
        entries = fmean(ending.entries for ending in self._endings[step])
        return min(max(_FEW, round(_ENTRIES / max(entries, 1))), _MANY)

    def share(self, step: int, seat: int, n: int) -> float:
        """Return the share of the first `n` playouts from a step that a seat won."""
        return sum(seat in ending.winners for ending in self._endings[step][:n]) / n

    def mean_share(self, steps: Sequence[int], seat: int) -> float:
        """Return the share of all playouts from some steps that a seat won."""
        endings = [ending for step in steps for ending in self._endings[step]]
        return sum(seat in ending.winners for ending in endings) / len(endings)

    def pairs(self, turn: Turn, seat: int, n: int) -> Pairs | None:
        """Return the counts of the first `n` pairs, or None if they are not all played."""
        if min(map(self.played, turn)) < n:
            return None
        before, after = (self._endings[step][:n] for step in turn)
        pairs = [(seat in a.winners, seat in b.winners) for a, b in zip(before, after, strict=True)]
        return Pairs(pairs.count((False, True)), pairs.count((True, False)), n)


def _point(
    knowledge: _Knowledge, turn: Turn, seat: int, tests: PairedTests, row: int, wins: _Wins
) -> TurningPoint:
    match, counts = knowledge.match, tests.counts[row]
    seats, states = match.settings.seats, match.states
    low, high = tests.interval(row)
    split, luck = "", None
    if row in tests.apart:
        gain = knowledge.values(turn.last)[seat] - knowledge.values(turn.first)[seat]
        if knowledge.plays_as(wins.plan.team, turn):
            split, luck = "all_luck", counts.difference
        elif low <= gain <= high:
            split, luck = "evaluated", knowledge.luck(turn, seat)
    by_seat = any(action.seat != CHANCE for action in match.actions[turn.first : turn.last])
    return TurningPoint(
        step=turn.last,
        first=turn.first,
        round=states[turn.first].round,
        seat=seats[states[turn.first].turn] if by_seat else "chance",
        moved=seats[seat],
        before=wins.share(turn.first, seat, counts.pairs),
        after=wins.share(turn.last, seat, counts.pairs),
        difference=counts.difference,
        low=low,
        high=high,
        apart=row in tests.apart,
        luck=luck,
        decision=None if luck is None else counts.difference - luck,
        split=split,
        playouts=counts.pairs,
    )


def win_probabilities(
    match: Match,
    steps: Iterable[int],
    n: int = 200,
    policies: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: object = None,
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
    >>> from teg_nb import Match, position, win_probabilities
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
