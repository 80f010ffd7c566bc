"""Playing on with bots and chance, from a match or from a single position."""

from __future__ import annotations

import gc
import random
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec, Protocol, Self, TypeAlias, TypeVar, cast

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.errors import BadArgument, BotFailed
from teg_nb.engine.game import AnyGame, Game, O, S, seat_number
from teg_nb.engine.games import GAMES
from teg_nb.engine.open_types import AnyObservation
from teg_nb.engine.play.manual_input import empty_chance
from teg_nb.engine.plugins import TRUSTED, resolve
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.engine.settings import Settings


class GameOnDemand(Game[S, O], Protocol[S, O]):
    """A game of the package, whose observations list the legal actions on demand."""

    def observe_on_demand(self, state: S, seat: int) -> O:
        """Return the observation of a seat for a trusted bot; see `TableGame`."""


AnyTableGame: TypeAlias = GameOnDemand[Position, ObservationBase]
"""A game of the package that is known at run time only."""

Policy = Callable[[AnyObservation, random.Random], Action | None]
"""A bot: chooses an action from the observation of its seat, which has `legal_actions`.

The generator belongs to the bot; dice and cards come from another one. A bot that is asked out of
turn, to answer a proposal, may return None and not answer.
"""

Policies = (
    Policy | Mapping[int, Policy | None] | Mapping[str, Policy | None] | Sequence[Policy | None]
)
"""One bot for all seats, or bots by seat."""

P = ParamSpec("P")
T = TypeVar("T")

UNTIL = ("action", "turn", "round", "end")

# A waiting thread seldom gets a lock that is released and acquired again at once. So `play` rests
# for `_RESTING` seconds after every `_PLAYING` seconds.
_PLAYING, _RESTING = 0.02, 0.0003

ROUNDS = 200
"""Round in which play stops by itself at a table that may never end (CHP-2.13)."""


def without_gc(work: Callable[P, T]) -> Callable[P, T]:
    """Disable garbage collection during a call. Positions hold no cycles and are slow to scan.

    This is no context manager: a Ctrl+C at its exit could leave the collector disabled.
    """

    @wraps(work)
    def work_without_gc(*args: P.args, **words: P.kwargs) -> T:
        was_enabled = gc.isenabled()
        try:
            gc.disable()
            return work(*args, **words)
        finally:
            if was_enabled:
                gc.enable()

    return work_without_gc


@dataclass(frozen=True)
class _Trusted:
    """A bot of the package in one of its games: its choices are not checked."""

    play: Policy

    def __call__(self, observation: ObservationBase, rng: random.Random, /) -> Action | None:
        return self.play(observation, rng)


class MatchRunner:
    """A game that bots and chance can play on, from a position.

    A `Match` keeps every entry. A `SinglePlayout` keeps only the present position.

    Attributes
    ----------
    game : Game
    lock : threading.RLock
        Every method that changes the object holds the lock.
    """

    game: AnyGame
    lock: threading.RLock
    _bots: tuple[random.Random, list[random.Random]] | None = None

    @property
    def state(self) -> Position:
        """The present position."""
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

    def _identity(self) -> object:
        """Return an object whose identity changes with every move or undo."""
        raise NotImplementedError

    def push_unchecked(self, action: Action) -> list[Event]:
        """Play an action known to be legal, such as one of `legal_actions`; see `push`.

        Nothing is checked. The caller holds the lock where other threads play too.
        """
        raise NotImplementedError

    def observe(self, viewer: int | None = None) -> ObservationBase:
        """Return the observation of a seat (None: a spectator)."""
        return self.game.observe(self.state, viewer)

    def observe_on_demand(self, seat: int) -> ObservationBase:
        """Return the observation of a seat for a trusted bot, right until the next entry.

        Its legal actions are listed when they are read; see `TableGame.observe_on_demand`.
        """
        raise NotImplementedError

    @property
    def settings(self) -> Settings:
        """Board, seats and options."""
        return self.state.settings

    @property
    def to_move(self) -> int:
        """The seat that the game waits for, `CHANCE`, or `NOBODY`."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """True after the end of the match."""
        return self.to_move == NOBODY

    @without_gc
    def play(
        self,
        policies: Policies,
        rng: random.Random,
        until: str = "turn",
        limit: int | None = None,
        chance: str = "random",
    ) -> Self:
        """Let bots and chance play on.

        Parameters
        ----------
        policies : policy, sequence or mapping
            One for all seats, or a mapping by seat number or colour. Play stops at a seat without a
            bot, and once where such a seat is asked out of turn.
        rng : random.Random
            Source of dice and cards. On the first use of this generator, one generator for each
            seat's bot is drawn from it before anything else.
        until : str
            ``"action"`` (one decision and the chance that follows), ``"turn"``, ``"round"`` or
            ``"end"``.
        limit : int, optional
            Largest number of entries to add.
        chance : str
            ``"random"`` or ``"manual"``. With ``"manual"``, for a real table, play stops where dice
            or cards are due, and people type them (`Match.enter_chance`).

        Returns
        -------
        MatchRunner
            This object.

        Raises
        ------
        BotFailed
            If a bot raises or chooses an illegal action. Earlier entries stay.

        Notes
        -----
        The match and its forks keep the bots' generators while `rng` is the same object; another
        `rng` draws new ones. So a match played turn by turn equals the match that `run` plays.
        Taking entries back rewinds neither the bots' generators nor `rng`.

        Without a common objective and without a limit of rounds or entries, play stops after
        `ROUNDS` more rounds (CHP-2.13).

        The lock is held for one decision and the chance that follows it. Between decisions another
        thread may act on the match or take entries back. Play then continues from the new position
        until its turn, its round or the game is over.
        """
        if until not in UNTIL:
            raise BadArgument("not_one_of", name="until", value=until, known=UNTIL)
        if chance not in ("random", "manual"):
            known = ("random", "manual")
            raise BadArgument("not_one_of", name="chance", value=chance, known=known)
        chosen = self._with_trust(_by_seat(policies, self.settings.seats))
        begun: tuple[int, int] | None = None  # round and turn of the first decision
        identity: object = None
        who, bots = NOBODY, []
        last = float("inf") if limit is None else len(self) + limit
        endless = limit is None and self.settings.may_never_end
        chance_limit = last if chance == "random" else None
        rest = time.monotonic() + _PLAYING
        while True:
            with self.lock:
                if self._identity() is not identity:  # at first, or if another thread has acted
                    bots = self._policy_rngs(rng)
                    who, identity = (
                        self._resolve_chance(chance_limit, chosen, rng),
                        self._identity(),
                    )
                policy = chosen.get(who)
                if policy is None or (limit is not None and len(self) >= last):
                    break
                if begun is None:
                    begun = self.state.round, self.state.turn
                elif until != "end" and has_passed(until, begun, self.state):
                    break
                if endless and self.state.round > begun[0] + ROUNDS:
                    break
                events = self._play_policy(who, policy, bots[who])
                if events is None:
                    raise self._bot_failed(who, "it chose nothing")
                left = self.run_reactions(events, chosen, rng)
                who, identity = self._resolve_chance(chance_limit, chosen, rng), self._identity()
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
        """Play chance actions up to `last` entries in all, and return the seat to move then.

        With `last` None, for a real table, only actions that throw nothing are played. Seats that
        an event asks may answer.
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
        """Return the generator of the next throw or card."""
        return rng

    def push(self, action: Action) -> list[Event]:
        """Play an action of a seat or of chance, and return its events.

        Raises
        ------
        IllegalAction
            If it is against the rules; the match is unchanged.
        """
        with self.lock:
            self.game.check(self.state, action)
            return self.push_unchecked(action)

    def _play_policy(self, seat: int, policy: Policy, rng: random.Random) -> list[Event] | None:
        """Play the action that a bot chooses; return its events, or None without an answer."""
        if type(policy) is _Trusted:
            try:
                choice = policy.play(self.observe_on_demand(seat), rng)
            except Exception as fault:
                raise self._bot_failed(seat, f"{type(fault).__name__}: {fault}") from fault
            return None if choice is None else self.push_unchecked(choice)
        identity = self._identity()
        observation = self.observe(seat)
        legal = observation.legal_actions
        try:
            choice = policy(observation, rng)
        except Exception as fault:
            raise self._bot_failed(seat, f"{type(fault).__name__}: {fault}") from fault
        if choice is None:
            return None
        if legal.is_last_choice(choice) and self._identity() is identity:
            return self.push_unchecked(choice)
        if not isinstance(choice, Action):
            raise self._bot_failed(seat, f"it chose {choice!r:.100}, which is not an action")
        if choice.seat != seat:
            raise self._bot_failed(seat, f"it chose {choice!r:.100}, an action of another seat")
        try:
            return self.push(choice)
        except Exception as fault:
            raise self._bot_failed(seat, f"it chose {choice!r:.100}: {fault}") from fault

    def _with_trust(self, chosen: dict[int, Policy | None]) -> dict[int, Policy | None]:
        """Mark the bots of the package, whose choices are always legal in its own games."""
        name = self.game.name
        if name not in GAMES or GAMES[name] is not self.game:
            return chosen
        for seat, policy in chosen.items():
            if str(getattr(policy, "__module__", "")).startswith("teg_nb.bots."):
                function = cast("Policy | None", resolve(TRUSTED)(name, policy))
                if function is not None:
                    chosen[seat] = _Trusted(function)
        return chosen

    def _policy_rngs(self, rng: random.Random) -> list[random.Random]:
        """Return the bots' generators by seat.

        Their output reveals nothing about the output of `rng`.
        """
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
        """Let bots whose seats are asked by events answer out of turn.

        Returns
        -------
        bool
            True if a seat without a bot is asked and may answer.

        Raises
        ------
        BotFailed
            As in `play`.
        """
        is_open = False
        for event in events:
            if not event.asks:
                continue
            seat = getattr(event, event.asks)
            policy = chosen.get(seat)
            with self.lock:
                if seat not in self.game.acting_seats(self.state):
                    continue
                if policy is None:
                    is_open = True
                else:
                    self._play_policy(seat, policy, self._policy_rngs(rng)[seat])
        return is_open


class SinglePlayout(MatchRunner):
    """A playout that keeps only the present position: its bots see an empty history.

    Parameters
    ----------
    game : Game
    state : position
        The first position. It is not changed.

    Attributes
    ----------
    state : position
        The present position. The playout edits it in place, so copy it to keep it. Observations of
        the bots do not change.
    """

    def __init__(self, game: AnyGame, state: Position) -> None:
        self.game = game
        self.lock = threading.RLock()
        self._state = state.copy()
        self._entries = 0

    @property
    def state(self) -> Position:
        """The present position."""
        return self._state

    def __len__(self) -> int:
        return self._entries

    def observe(self, viewer: int | None = None) -> ObservationBase:
        """Return the observation of a seat (None: a spectator)."""
        return self.game.observe(self._state, viewer).detach()

    def observe_on_demand(self, seat: int) -> ObservationBase:
        """Return the observation of a seat for a trusted bot, right until the next entry."""
        return cast("AnyTableGame", self.game).observe_on_demand(self._state, seat)

    def _identity(self) -> object:
        return self._entries

    def push_unchecked(self, action: Action) -> list[Event]:
        """Play an action that is known to be legal; see `MatchRunner.push_unchecked`."""
        events = self.game.apply(self._state, action)
        self._entries += 1
        return events


def has_passed(until: str, begun: tuple[int, int], here: Position) -> bool:
    """Check if the unit `until` (see `UNTIL`) that began at a round and turn is complete."""
    if until == "turn":
        return bool((here.round, here.turn) != begun)
    if until == "round":
        return bool(here.round != begun[0])
    return until == "action"


def _by_seat(policies: Policies, seats: Sequence[str]) -> dict[int, Policy | None]:
    """Return the policies by seat number; see `Match.play`.

    Raises
    ------
    BadArgument
        If a policy is not callable.
    UnknownName
        If a seat is not in the match.
    ValueError
        If a sequence has not one policy for each seat.
    """
    if callable(policies):
        return dict.fromkeys(range(len(seats)), policies)
    unchecked: object = policies
    wanted = 'POLICIES["greedy"]'
    by_seat: dict[int, Policy | None]
    if isinstance(unchecked, Mapping):
        by_seat = {seat_number(seat, seats): policy for seat, policy in unchecked.items()}
    elif isinstance(unchecked, str) or not isinstance(unchecked, Sequence):
        raise BadArgument("wrong_shape", name="policies", value=unchecked, wanted=wanted)
    elif len(unchecked) != len(seats):
        raise BadArgument("policies_count", seats=len(seats), given=str(len(unchecked)))
    else:
        by_seat = dict(enumerate(unchecked))
    for policy in by_seat.values():
        if policy is not None and not callable(policy):
            raise BadArgument("wrong_shape", name="policies", value=policy, wanted=wanted)
    return by_seat
