"""Bots and chance playing on, and what they play on: a position, with what is kept on the way."""

from __future__ import annotations

import gc
import random
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, ParamSpec, Self, TypeVar

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.errors import BadArgument, BotFailed
from teg_nb.engine.game import AnyGame, seat_number
from teg_nb.engine.play.manual_input import empty_chance

Policy = Callable[[Any, random.Random], Action | None]
"""A bot: chooses an action from what its seat may know (an `Observation` with `legal_actions`).

The generator is its own: dice and cards come from another. Asked out of turn, for an answer to a
proposal, it may choose None: not to answer.
"""

Policies = (
    Policy | Mapping[int, Policy | None] | Mapping[str, Policy | None] | Sequence[Policy | None]
)
"""A bot for all seats, or one by seat."""

P = ParamSpec("P")
T = TypeVar("T")

UNTIL = ("action", "turn", "round", "end")

# A lock that is given back and taken again at once is seldom caught by who waits for it. So `play`
# rests now and then: after so many seconds, for so many.
_PLAYING, _RESTING = 0.02, 0.0003


def without_gc(work: Callable[P, T]) -> Callable[P, T]:
    """The garbage collector rests meanwhile: positions hold no cycles, and take long to walk over.

    Not a context manager: Ctrl+C just as that is left would keep the collector off for good.
    """

    @wraps(work)
    def unswept_work(*args: P.args, **words: P.kwargs) -> T:
        swept = gc.isenabled()
        try:
            gc.disable()
            return work(*args, **words)
        finally:
            if swept:
                gc.enable()

    return unswept_work


class MatchRunner:
    """A game that bots and chance can play on, from a position.

    A `Match` keeps everything that happens; `SinglePlayout` keeps the present.

    Attributes
    ----------
    game : Game
    lock : threading.RLock
        Whatever changes it holds the lock.
    """

    game: AnyGame
    lock: threading.RLock
    _bots: tuple[random.Random, list[random.Random]] | None = None

    @property
    def state(self) -> Any:
        """The present position."""
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

    def _identity(self) -> object:
        """An object that is another one once anything has been played, or taken back."""
        raise NotImplementedError

    def push_unchecked(self, action: Action) -> list[Event]:
        """Play an action that is known to be legal, as one of `legal_actions` is: see `push`.

        Nothing is checked. Where other threads play too, whoever calls it holds the lock.
        """
        raise NotImplementedError

    def observe(self, viewer: int | None = None) -> Any:
        """What a seat (None: a spectator) may know now."""
        return self.game.observe(self.state, viewer)

    @property
    def settings(self) -> Any:
        """Board, seats and options."""
        return self.state.settings

    @property
    def to_move(self) -> int:
        """The seat that the game waits for, `CHANCE`, or `NOBODY`."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.to_move == NOBODY

    @without_gc
    def play(
        self,
        policies: Policies,
        rng: random.Random,
        until: str = "turn",
        limit: int | None = None,
        chance: str = "thrown",
    ) -> Self:
        """Let bots and chance play on.

        Parameters
        ----------
        policies : policy, sequence or mapping
            One for all seats, or by seat: its number or its colour. It stops at a seat that has
            none, and once where such a seat is asked out of turn.
        rng : random.Random
            Source of dice and cards. Each seat's bot has a generator of its own, drawn from this
            one before anything else, the first time that the match is given it.
        until : str
            ``"action"`` (one decision and the chance that follows), ``"turn"``, ``"round"`` or
            ``"end"``.
        limit : int, optional
            Most entries to add.
        chance : str
            ``"thrown"``; or ``"asked"``: at a real table it stops where dice or cards are due, and
            people type them (`Match.throw`).

        Returns
        -------
        Match
            Itself.

        Raises
        ------
        BotFailed
            If a bot raises, or chooses what is no legal action. What was played before stays.

        Notes
        -----
        The bots' generators stay with the match, and with its forks, as long as they are given the
        same `rng`; another one draws them anew. So a match played turn by turn is the match that
        `run` plays. Going back does not turn them back, nor `rng`.

        The lock is held for one decision at a time, with the chance that follows it. In between
        another thread may act on the match, or take entries back: this one then goes on from where
        the match stands, until its turn, its round or the game is over.
        """
        if until not in UNTIL:
            raise BadArgument("not_one_of", name="until", value=until, known=UNTIL)
        if chance not in ("thrown", "asked"):
            known = ("thrown", "asked")
            raise BadArgument("not_one_of", name="chance", value=chance, known=known)
        chosen = _by_seat(policies, self.settings.seats)
        begun: tuple[int, int] | None = None  # round and turn of the first decision
        here: object = None
        who, bots = NOBODY, []
        last = float("inf") if limit is None else len(self) + limit
        dealt = last if chance == "thrown" else None
        rest = time.monotonic() + _PLAYING
        while True:
            with self.lock:
                if self._identity() is not here:  # at first, and where another thread has acted
                    bots = self._policy_rngs(rng)
                    who, here = self._resolve_chance(dealt, chosen, rng), self._identity()
                policy = chosen.get(who)
                if policy is None or (limit is not None and len(self) >= last):
                    break
                if begun is None:
                    begun = self.state.round, self.state.turn
                elif until != "end" and has_passed(until, begun, self.state):
                    break
                events = self._play_policy(who, policy, bots[who])
                if events is None:
                    raise self._bot_failed(who, "it chose nothing")
                left = self.run_reactions(events, chosen, rng)
                who, here = self._resolve_chance(dealt, chosen, rng), self._identity()
                if left:
                    break
            if time.monotonic() > rest:
                if threading.active_count() > 1:
                    time.sleep(_RESTING)
                rest = time.monotonic() + _PLAYING
        return self

    def run(
        self,
        policies: Policies,
        rng: random.Random,
        limit: int | None = None,
    ) -> Self:
        """Play to the end, or for `limit` entries: `play` with ``until="end"``."""
        return self.play(policies, rng, "end", limit)

    def _resolve_chance(
        self, last: float | None, chosen: Mapping[int, Policy | None], rng: random.Random
    ) -> int:
        """Let chance do what is due, up to so many entries in all; who is to move then.

        None: of a real table, so only where there is nothing to throw. Those whom it asks answer.
        """
        game = self.game
        while (who := game.to_move(self.state)) == CHANCE:
            if last is None:
                due = empty_chance(game, self.state)
            else:
                due = (
                    game.sample_chance(self.state, self._chance_rng(rng))
                    if len(self) < last
                    else None
                )
            if due is None:
                break
            self.run_reactions(self.push_unchecked(due), chosen, rng)
        return who

    def _chance_rng(self, rng: random.Random) -> random.Random:
        """What the next throw, or card, is drawn from."""
        return rng

    def push(self, action: Action) -> list[Event]:
        """Play an action, chance's too, and return what came of it.

        Raises
        ------
        IllegalAction
            If it is against the rules; the match is unchanged.
        """
        with self.lock:
            self.game.check(self.state, action)
            return self.push_unchecked(action)

    def _play_policy(self, seat: int, policy: Policy, rng: random.Random) -> list[Event] | None:
        """What came of the action that a bot chose; None if it chose not to answer."""
        here = self._identity()
        seen = self.observe(seat)
        legal = seen.legal_actions
        try:
            choice = policy(seen, rng)
        except Exception as fault:
            raise self._bot_failed(seat, f"{type(fault).__name__}: {fault}") from fault
        if choice is None:
            return None
        if legal.gave(choice) and self._identity() is here:
            return self.push_unchecked(choice)
        if not isinstance(choice, Action):
            raise self._bot_failed(seat, f"it chose {choice!r:.100}, which is not an action")
        if choice.seat != seat:
            raise self._bot_failed(seat, f"it chose {choice!r:.100}, an action of another seat")
        try:
            return self.push(choice)
        except Exception as fault:
            raise self._bot_failed(seat, f"it chose {choice!r:.100}: {fault}") from fault

    def _policy_rngs(self, rng: random.Random) -> list[random.Random]:
        """The bots' generators, by seat: nothing that one tells betrays what `rng` will give."""
        if self._bots is None or self._bots[0] is not rng:
            if not hasattr(rng, "randbytes"):
                wanted = "random.Random(7)"
                raise BadArgument("wrong_shape", name="rng", value=rng, wanted=wanted)
            drawn = [random.Random(rng.randbytes(16)) for _ in self.settings.seats]
            self._bots = (rng, drawn)
        return self._bots[1]

    def _bot_failed(self, seat: int, reason: str) -> BotFailed:
        return BotFailed(len(self), self.settings.seats[seat], reason)

    def run_reactions(
        self, events: list[Event], chosen: Mapping[int, Policy | None], rng: random.Random
    ) -> bool:
        """Let the bots of seats that some events ask answer out of turn, if they want to.

        Returns
        -------
        bool
            Whether a seat without a bot is asked, and may answer.

        Raises
        ------
        BotFailed
            As `play` does.
        """
        left = False
        for event in events:
            if not event.asks:
                continue
            seat = getattr(event, event.asks)
            policy = chosen.get(seat)
            with self.lock:
                if seat not in self.game.acting_seats(self.state):
                    continue
                if policy is None:
                    left = True
                else:
                    self._play_policy(seat, policy, self._policy_rngs(rng)[seat])
        return left


class SinglePlayout(MatchRunner):
    """A match of which nothing is kept but where it stands: to its bots the history is empty.

    Parameters
    ----------
    game : Game
    state : position
        Where it begins; it stays as it is.

    Attributes
    ----------
    state : position
        The present one. It is edited as the playout goes on: whoever keeps it, copies it. What its
        bots observe stays as they saw it.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.lock = threading.RLock()
        self._state = state.copy()
        self._entries = 0

    @property
    def state(self) -> Any:
        """The present position."""
        return self._state

    def __len__(self) -> int:
        return self._entries

    def observe(self, viewer: int | None = None) -> Any:
        """What a seat (None: a spectator) may know now."""
        return self.game.observe(self._state, viewer).apart()

    def _identity(self) -> object:
        return self._entries

    def push_unchecked(self, action: Action) -> list[Event]:
        """Play an action that is known to be legal; see `MatchRunner.follow`."""
        events = self.game.apply(self._state, action)
        self._entries += 1
        return events


def has_passed(until: str, begun: tuple[int, int], here: Any) -> bool:
    """Whether what was to be played, from a round and turn on, is done: one of `UNTIL`."""
    if until == "turn":
        return bool((here.round, here.turn) != begun)
    if until == "round":
        return bool(here.round != begun[0])
    return until == "action"


def _by_seat(policies: Policies, seats: Sequence[str]) -> dict[int, Policy | None]:
    """The policies by number of the seat; see `Match.play`.

    Raises
    ------
    BadArgument
        If something is not a function.
    UnknownName
        If a seat is not one of the match.
    ValueError
        If there are not as many as seats.
    """
    if callable(policies):
        return dict.fromkeys(range(len(seats)), policies)
    given: Any = policies
    wanted = 'POLICIES["greedy"]'
    found: dict[int, Policy | None]
    if isinstance(given, Mapping):
        found = {seat_number(seat, seats): policy for seat, policy in given.items()}
    elif isinstance(given, str) or not isinstance(given, Sequence):
        raise BadArgument("wrong_shape", name="policies", value=given, wanted=wanted)
    elif len(given) != len(seats):
        raise BadArgument("policies_count", seats=len(seats), given=str(len(given)))
    else:
        found = dict(enumerate(given))
    for policy in found.values():
        if policy is not None and not callable(policy):
            raise BadArgument("wrong_shape", name="policies", value=policy, wanted=wanted)
    return found
