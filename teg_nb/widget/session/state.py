"""The state of a session, and the registry of the handlers that work on it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias, TypeVar, cast

from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import BadArgument, IllegalAction
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.manual_input import empty_chance
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.engine.schema.position import Position
from teg_nb.widget.games import screen_of
from teg_nb.widget.session.messages import Message
from teg_nb.widget.session.navigation import Navigator
from teg_nb.widget.session.permissions import SeatAssignment
from teg_nb.widget.session.refusals import TableRefusal
from teg_nb.widget.session.replay_feed import ReplayFeed

UNDO = ("free", "same", "own", "off")
"""Choices for undo: free; free with the same throws again; one's own last act; switched off."""


@dataclass(frozen=True)
class Course:
    """A sequence of bot moves, played in slices. The page requests each slice.

    Attributes
    ----------
    until : str
        When it is over: one of `UNTIL`.
    begun : tuple[int, int] or None
        Round and turn of its first decision.
    moves : int
        Decisions so far.
    asks : bool
        True while it waits for a person's answer.
    """

    until: str
    begun: tuple[int, int] | None = None
    moves: int = 0
    asks: bool = False


class Home(NamedTuple):
    """The state to which an exploration returns: attributes of a session."""

    study: Study
    navigator: Navigator
    rng: random.Random
    undo: str
    chance: str
    film: ReplayFeed | None
    routines: list[tuple[int, Position]]


class SessionState:
    """A study on a screen: its position, its players, its dice. See `Session`.

    The caller holds the study's lock.

    Attributes
    ----------
    seats : SeatAssignment
    navigator : Navigator
    course : Course or None
        The bots' moves under way.
    came_to : state
        The state after the last slice of the course.
    looking_back : bool
        True while somebody looks back, or has just returned from there.
    unread : bool
        True while people have not seen a question or news for them.
    routines : list of tuple[int, state]
        Start step of each routine and the state after it: undo treats a routine as one move.
    home : Home or None
        The state to return to, while somebody explores.
    is_fixed : bool
        True if seats may not change hands.
    starts_again : bool
        True if the board may begin another match once this one is over.
    next : SessionState or None
        The session that takes the place of this one on the board.
    """

    SEATS: ClassVar[type[SeatAssignment]] = SeatAssignment
    PLAYS_ON: ClassVar[bool] = True
    """True if chance and bots go on without a request."""
    BEGUN: ClassVar[bool] = True
    """False before the match of the board has begun: there is nothing to hand out or to save."""

    def __init__(
        self,
        study: Study,
        bots: Mapping[int, tuple[str, Policy]],
        rng: random.Random,
        lang: str,
        undo: str | None,
        chance: str,
    ) -> None:
        self.undo = chosen_undo(study, undo, chance, rng)
        self.chance = chance
        self.study = study
        self.seats = self.SEATS(study.match, bots)
        self.rng = rng
        self.lang = lang
        self.screen = screen_of(study.match.settings.game)
        self.course: Course | None = None
        self.came_to: Position | None = None
        self.looking_back = self.unread = False
        self.routines: list[tuple[int, Position]] = []
        self.film: ReplayFeed | None = None
        self.home: Home | None = None
        self.is_fixed = False
        self.starts_again = False
        self.next: SessionState | None = None
        with study.lock:
            self.edits = study.edits
            self.navigator = Navigator(study)

    @property
    def match(self) -> Match:
        """The match of the line shown. Moves that a cell plays on it enter the study."""
        return self.navigator.match

    @property
    def kept_study(self) -> Study:
        """The study that is saved: not the one that is explored."""
        return self.study if self.home is None else self.home.study

    @property
    def kept_at(self) -> StudyPosition:
        """The position shown of that study."""
        return self.at if self.home is None else self.home.navigator.at

    @property
    def may_start_again(self) -> bool:
        """True if the board may begin another match now."""
        return self.starts_again and self.home is None and self.match.is_over

    @property
    def at(self) -> StudyPosition:
        """The position shown."""
        return self.navigator.at

    @property
    def step(self) -> int:
        """The number of entries played before the position shown."""
        return self.navigator.at.step

    @property
    def bots(self) -> dict[int, tuple[str, Policy]]:
        """Name and policy of each bot, by seat."""
        return self.seats.bots

    @property
    def people(self) -> list[int]:
        """The seats of people, which no bot plays."""
        return self.seats.people

    @property
    def shows_seats(self) -> list[int]:
        """The seats that may see private information: people's, or all once the match is over."""
        return self.seats.shown(self.match)

    @property
    def viewer(self) -> int | None:
        """The viewer's seat: the person to move, or the only person; None if no person plays."""
        return self.seats.viewer(self.match, self.step)

    @property
    def manual_chance(self) -> bool:
        """True if people type the chance outcomes of a real table."""
        return self.chance == "manual"

    @property
    def is_open(self) -> bool:
        """True if earlier positions may be shown. One finished line opens those of all lines."""
        lines = itertools.chain([self.match], map(self.study.line, self.study.lines))
        return any(self.screen.remembers(line, self.people) for line in lines)

    def resync(self) -> None:
        """Follow changes by a cell or another board."""
        self.navigator.resync(lambda: self.is_open)

    def go_to(self, at: StudyPosition) -> None:
        """Show a position, if the past is open."""
        if at != self.at and not self.is_open:
            raise IllegalAction(*self.screen.closed)
        self.enter(at)

    def enter(self, at: StudyPosition) -> None:
        """Show a position at which nothing has just been played."""
        self.navigator.move_to(at)
        self.course = None
        self.looking_back = True

    def fork(self) -> Match:
        """Fork a match at the position shown, to play on it."""
        if self.step < len(self.match):
            if self.undo == "off":
                raise TableRefusal("undo_off_past")
            if self.undo == "own":
                raise TableRefusal("play_from_past")
        return self.study.fork(self.at)

    def adopt(self, branch: Match, course: Course | None = None) -> None:
        """Let the study adopt a fork, and show its end."""
        entries = range(self.step, len(branch))
        self.unread = self.asks_people(branch, self.step) or any(
            self.screen.to_read(
                branch.states[k], branch.events[k], branch.states[k + 1], self.people
            )
            for k in entries
        )
        self.looking_back = False
        self.navigator.move_to(self.navigator.on_line(self.study.adopt(branch)))
        self.navigator.mark_shown()
        self.course, self.came_to = course, self.match.state

    def asks_people(self, branch: Match, since: int) -> bool:
        """Return true if entries from index `since` ask a person who may answer now."""
        asked = {
            getattr(event, event.asks)
            for events in branch.events[since:]
            for event in events
            if event.asks
        }
        return bool(asked.intersection(self.people, branch.game.acting_seats(branch.state)))

    def take_back(self) -> None:
        """Show the position before the last decision, if any. A routine is one decision."""
        if self.undo == "off":
            raise TableRefusal("undo_off")
        if self.undo == "own":
            step = self.own_act()
            if step is None:
                raise TableRefusal("undo_own")
            at = self.at._replace(step=step)
            self.study.take_back(at)
            self.enter(at)
            return
        match = self.match
        for start, after in self.routines:
            if after is match.states[self.step]:
                self.enter(self.at._replace(step=start))
                return
        if self.manual_chance and self.step:  # a wrongly typed throw is typed again
            before = (k for k in range(self.step - 1, 0, -1) if not self.is_blank(k))
            self.enter(self.at._replace(step=next(before, 0)))
            return
        for step in range(self.step - 1, -1, -1):
            decided = match.actions[step].seat != CHANCE
            if decided and match.game.to_move(match.states[step]) != CHANCE:
                self.enter(self.at._replace(step=step))
                return

    def own_reach(self) -> int:
        """Return the step back to which the line holds only the last acts of one person.

        No throw, no drawn card and no act of another seat is among them.
        """
        match, seat, reach = self.match, None, len(self.match)
        for step in range(len(match) - 1, -1, -1):
            actor = match.actions[step].seat
            if actor == CHANCE:
                if not self.is_blank(step):
                    break
            elif actor not in self.people or seat not in (None, actor):
                break
            else:
                seat, reach = actor, step
        return reach

    def own_act(self) -> int | None:
        """Return the step before one's last act, at the end of a line. None if it must stay."""
        match, reach = self.match, self.own_reach()
        if self.step < len(match) or reach == len(match):
            return None
        for start, after in self.routines:
            if after is match.state and start >= reach:
                return start
        steps = range(len(match) - 1, reach - 1, -1)
        return next(step for step in steps if match.actions[step].seat != CHANCE)

    def is_blank(self, step: int) -> bool:
        """Return true if the next entry needs no typing."""
        return empty_chance(self.match.game, self.match.states[step]) is not None


M = TypeVar("M", bound=Message)
Handler: TypeAlias = Callable[[SessionState, M], JsonObject | None]

HANDLERS: dict[type[Message], Handler[Message]] = {}
"""The handler of each class of messages."""


def handles(kind: type[M]) -> Callable[[Handler[M]], Handler[M]]:
    """Register the handler of a class of messages. It returns the reply, if any."""

    def register(handler: Handler[M]) -> Handler[M]:
        HANDLERS[kind] = cast(Handler[Message], handler)
        return handler

    return register


def known_undo(undo: str | None) -> None:
    """Refuse an invalid choice of undo."""
    if undo is not None and undo not in UNDO:
        raise BadArgument("not_one_of", name="undo", value=undo, known=UNDO)


def chosen_undo(study: Study, undo: str | None, chance: str, rng: random.Random) -> str:
    """Choose the undo rule, and set the dice of the study accordingly."""
    known_undo(undo)
    if undo is None:  # a real table's dice cannot be repeated
        return "same" if study.reuse_rolls and chance == "random" else "free"
    if undo == "same" and chance == "manual":
        raise BadArgument("asked_same")
    if undo == "same" and not study.reuse_rolls:
        study.seed = rng.getrandbits(64)
    if undo != "off":
        study.reuse_rolls = undo == "same"
    return undo
