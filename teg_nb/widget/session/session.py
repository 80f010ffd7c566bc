"""A session: a study on a screen, its position, its players, and the handlers of messages."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from teg_nb.bots import POLICIES
from teg_nb.bots.characters import CHARACTER_NAMES, characters_of
from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import (
    BadArgument,
    BadMessage,
    BotFailed,
    GameError,
    IllegalAction,
    StaleStep,
    UnknownName,
)
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.log.format import MAIN, check_note, clean_note
from teg_nb.engine.open_types import AnyPosition
from teg_nb.engine.play.manual_input import empty_chance, public_pending_chance
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import UNTIL, Policy, has_passed
from teg_nb.engine.play.study import LineInfo, Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.engine.schema.field_types import Reference
from teg_nb.engine.svg.board import Picture
from teg_nb.engine.text.language import note_widget_language
from teg_nb.widget.games import as_far_as_legal, screen_of
from teg_nb.widget.session.autosave import NotSaved
from teg_nb.widget.session.hints import hint
from teg_nb.widget.session.messages import (
    Act,
    Annotate,
    Answer,
    AttackUntil,
    Clause,
    Delete,
    Events,
    Go,
    Hint,
    Lang,
    Level,
    Look,
    Message,
    More,
    Odds,
    Offers,
    Private,
    Promote,
    Reach,
    Redo,
    Rename,
    Restore,
    Routine,
    Step,
    Still,
    Stop,
    Throw,
    Undo,
    Why,
)
from teg_nb.widget.session.replay_feed import ReplayFeed
from teg_nb.widget.session.turn_summary import turn_summary
from teg_nb.widget.session.view_model import clause, describe_branch, private, view

UNDO = ("free", "same", "off")
"""Choices for undo: free, free with the same throws again, or switched off."""

LONGEST_TITLE = 80
"""Maximum length of a line's title that is set from the page."""

TOGETHER = 20
"""Maximum number of places in a question about the odds of an attack."""

LARGEST_NOTE = 20_000
"""Maximum size of a note from the page, in bytes. A line of a log file holds more."""


SLICE = 0.2
"""Seconds for which bots play per message. A longer decision is still completed."""


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


class TableRefusal(GameError):
    """A refusal by the table: the rules allow it. The text is in ``errors.toml``."""


class UnreadableInput(GameError):
    """A typed throw of a real table that cannot be parsed. The text is in ``errors.toml``."""


class Session:
    """The state of the widget for one study, without the widget.

    Every call holds the study's lock, so handlers and cells may run concurrently. Moves are played
    on a fork. The study adopts the fork only on success.

    Parameters
    ----------
    match : Match or Study
        A match is played on in place, at its own end, so the notebook's object is the one on the
        screen. Moves at any other position become a variation of `study`.
    bots : mapping
        Name and policy of each bot, by seat. People play the other seats.
    rng : random.Random
        Source of dice, cards and the bots' choices.
    lang : str
        ``"es"`` or ``"en"``.
    undo : str, optional
        ``"free"``, ``"same"`` (the same throws come again) or ``"off"``. By default, the choice
        of the study; free for a match.
    chance : str
        ``"random"``; or ``"manual"``: dice, cards and objectives are those of a real table, and
        people type them (`Throw`).

    Attributes
    ----------
    study : Study
    at : StudyPosition
        The position shown.
    """

    def __init__(
        self,
        match: Match | Study,
        bots: Mapping[int, tuple[str, Policy]],
        rng: random.Random,
        lang: str = "es",
        undo: str | None = None,
        chance: str = "random",
    ) -> None:
        study = match if isinstance(match, Study) else Study(match)
        self.undo = _chosen(study, undo, chance, rng)
        self.chance = chance
        self.study = study
        self.bots = dict(bots)
        self.rng = rng
        self.lang = lang
        self.screen = screen_of(study.match.settings.game)
        self._course: Course | None = None
        self._came_to: AnyPosition = None  # the state after the last slice of the course
        self._looking_back = self._question = False
        # Start step of each routine and the state after it: undo treats a routine as one move.
        self._routines: list[tuple[int, AnyPosition]] = []
        self.film: ReplayFeed | None = None
        with study.lock:
            self._edits = study.edits
            self._line = study.match
            self._move_to(study.at or study.end())
            self._begin()
            self._shown = self._here()

    def _begin(self) -> None:
        """Resolve pending chance at the end of the line."""
        if self.step < len(self.match):
            return
        if not self.manual_chance:
            self._move_to(self._on_current_line(self.study.resolve_chance(self.rng, self.at)))
        elif action := empty_chance(self.match.game, self.match.state):
            self._move_to(self._on_current_line(self.study.play(action, self.at)))

    def __repr__(self) -> str:
        seats = ", ".join(self.match.settings.seats)
        return f"<Session {self.match.game.name}: {seats}; step {self.step}>"

    @property
    def match(self) -> Match:
        """The match of the line shown. Moves that a cell plays on it enter the study."""
        return self._line

    @property
    def step(self) -> int:
        """The number of entries played before the position shown."""
        return self.at.step

    @property
    def _policies(self) -> dict[int, Policy]:
        return {seat: policy for seat, (_, policy) in self.bots.items()}

    @property
    def people(self) -> list[int]:
        """The seats of people, which no bot plays."""
        return [seat for seat in range(len(self.match.settings.seats)) if seat not in self.bots]

    @property
    def shows_seats(self) -> list[int]:
        """The seats that may see private information: people's, or all once the match is over."""
        if self.match.is_over:
            return [*range(len(self.match.settings.seats))]
        return self.people

    @property
    def viewer(self) -> int | None:
        """The viewer's seat: the person to move, or the only person; None if no person plays."""
        people = self.people
        to_move = self.match.game.to_move(self.match.states[self.step])
        if to_move in people:
            return to_move
        return people[0] if len(people) == 1 else None

    def view(self) -> JsonObject:
        """Return the public view of the position shown, with its lines and branches."""
        with self.study.lock:
            self._resync()
            self._shown, self._edits = self._here(), self.study.edits
            names = {seat: name for seat, (name, _) in self.bots.items()}
            public_view = view(self.match, self.step, self.viewer, names, self.lang)
            can_look_back = self.is_open
            return {
                **public_view,
                "line": self.at.line,
                "steps": public_view["steps"] if can_look_back else self.step,
                "memory": can_look_back,
                "undoing": self.undo,
                "undo": (self.step > 0 if self.manual_chance else public_view["undo"])
                and self.undo != "off",
                "throw": self._due() if self.manual_chance else None,
                "redo": can_look_back and self.step < len(self.match),
                "goes_on": self._goes_on(),
                "playing": self._progress(),
                "since": turn_summary(self.match, self.step, self.viewer, self.lang),
                "restore": can_look_back and self.study.can_undo,
                "note": self.study.note(self.at) if can_look_back else {},
                "lines": [_told(line) for line in self.study.outline()] if can_look_back else [],
                "branches": self._branches() if can_look_back else [],
            }

    def _goes_on(self) -> bool:
        """Return true if the bots should move now without a request.

        Not while somebody looks back or has just returned from there. Not before people have seen
        a question or news for them.
        """
        back = self._looking_back or self.step < len(self.match)
        chance = () if self.manual_chance else (CHANCE,)
        return not back and not self._question and self.match.to_move in (*chance, *self.bots)

    def _playing(self) -> Course | None:
        """Return the course of the bots, if the position shown is where it stopped."""
        course = self._course
        if course is None or course.asks or self.step < len(self.match):
            return None
        return course if self.match.state is self._came_to else None

    def _progress(self) -> JsonObject | None:
        """Return the progress of the bots' course as a payload. None without a course."""
        course = self._playing()
        return None if course is None else {"until": course.until, "moves": course.moves}

    @property
    def manual_chance(self) -> bool:
        """True if people type the chance outcomes of a real table."""
        return self.chance == "manual"

    def _due(self) -> JsonObject | None:
        """Return a prompt for the chance that people must type. It reveals nothing hidden."""
        pending = public_pending_chance(self.match.game, self.match.states[self.step], self.lang)
        if pending is None:
            return None
        due, names = pending
        return {"label": due.label, "example": due.example, "names": names}

    def _branches(self) -> list[JsonObject]:
        """List the next entries at the position shown, if it has a branch."""
        ways = [self._on_current_line(position) for position in self.study.branches(self.at)]
        if all(way.line == self.at.line for way in ways):
            return []
        payload = []
        for line, step in ways:
            match = self.match if line == self.at.line else self.study.line(line)
            payload.append({"line": line, **describe_branch(match, step, self.lang)})
        return payload

    def picture(self, **drawn: object) -> Picture:
        """Return a still of the position shown, with public facts only; see `PictureOptions`."""
        with self.study.lock:
            self._resync()
            picture: Picture = self.match.states[self.step].picture(lang=self.lang, **drawn)
            return picture

    def show(self, step: int, line: str = "") -> None:
        """Show the position of a line after `step` entries, or the nearest one.

        Raises
        ------
        IllegalAction
            If earlier positions are closed.
        UnknownName
            If there is no such line.
        """
        with self.study.lock:
            self._resync()
            line = line or self.at.line
            self._go_to(StudyPosition(line, max(0, min(step, self.study.end(line).step))))
            self._shown = self._here()

    def handle(self, message: Message) -> JsonObject | None:
        """Execute a message. Return the reply for its sender, if any.

        Raises
        ------
        IllegalAction
            If it asks for an action against the rules.
        TableRefusal
            If the table does not allow it.
        BadMessage
            If the content is not an action.
        StaleStep
            If the message is about another position than the one shown.
        BotFailed
            If a bot fails. In all cases nothing has changed, except that earlier decisions of a
            running course stay.
        """
        with self.study.lock:
            try:
                self._resync()
                return self._handle(message)
            finally:
                self._shown = self._here()

    def _handle(self, message: Message) -> JsonObject | None:
        if not isinstance(message, Private | Look | Clause | Events | Lang | Go | Still | Stop):
            self._require_current(StudyPosition(message.line, message.step))
        match message:
            case Act():
                self._act(message.action)
            case Why():
                self._why(message.action)
            case Odds():
                return self._odds(message)
            case Throw():
                self._throw(message.text)
            case AttackUntil():
                self._attack_until(message)
            case Routine():
                self._routine(message.name)
            case Go():
                self._require_exists(StudyPosition(message.line, message.step))
                self._go_to(StudyPosition(message.line, message.step))
            case Undo():
                self._undo()
            case Redo():
                self._redo()
            case Annotate() | Rename() | Promote() | Delete() | Restore():
                self._edit(message)
            case Step():
                self._set_out(message.until)
            case More():
                self._go_on()
            case Stop():
                self._course = None
            case Private():
                return private(self.match, self.step, self._looking(), self.lang)
            case Look():
                seat = self._person(message.seat, "hidden_information")
                return private(self.match, self.step, seat, self.lang)
            case Clause():
                settings = self.match.settings
                return clause(settings.game, message.name, self.lang, settings)
            case Events():
                return self._events(message.have)
            case Lang():
                self.lang = message.lang
                note_widget_language(self.lang)
            case Reach():
                return self.screen.reach(
                    self.match, self.step, self._looking(), message.source, self.lang
                )
            case Offers():
                return self.screen.offers(self.match, self.step, self._looking())
            case Hint():
                return hint(self._fork(), self._asking())
            case Level():
                self._level(message)
            case Answer():
                self._answer(message)
        return None

    # Navigation

    def _here(self) -> tuple[AnyPosition, AnyPosition]:
        """Return the state shown and the last state. Matches never edit them in place."""
        return self.match.states[self.step], self.match.state

    def _move_to(self, at: StudyPosition) -> None:
        """Show a position."""
        if at.line == MAIN:
            self._line = self.study.match
        elif self._line.state is not self.study.state(self.study.end(at.line)):
            self._line = self.study.line(at.line)
        self.at = at

    def _resync(self) -> None:
        """Keep the position shown after changes by a cell or another board.

        If the line has changed and the past is closed, show the end of the line.
        """
        study, line = self.study, self._line
        changed = line.state is not self._shown[1]
        if line is study.match:
            at = StudyPosition(MAIN, min(self.step, len(line)))
        else:
            if changed:  # a cell has played on the line
                study.adopt(line)
            changed = changed or not self._same()
            at = self._found() if changed else self.at
        self._move_to(at)
        if changed and not self.is_open:
            self._move_to(study.end(at.line))

    def _same(self) -> bool:
        """Return true if the line shown is unchanged."""
        name, last = self.at.line, self._shown[1]
        return name in self.study.lines and self.study.state(self.study.end(name)) is last

    def _found(self) -> StudyPosition:
        """Find the position shown after edits. Its line may be renamed or deleted."""
        old = self._line.actions

        def common(name: str) -> int:
            now = self.study.line(name).actions
            pairs = enumerate(zip(old, now, strict=False))
            shared = min(len(old), len(now))
            return next((k for k, (one, two) in pairs if one is not two and one != two), shared)

        known = self.study.lines
        if self.at.line in known and common(self.at.line) == len(old):
            return self.at
        name = max(known, key=common)
        return StudyPosition(name, min(self.step, common(name)))

    def _on_current_line(self, at: StudyPosition) -> StudyPosition:
        """Return the same position on the line shown, if that line passes through it."""
        candidate = StudyPosition(self.at.line, at.step)
        reaches = at.step <= self.study.end(candidate.line).step
        return candidate if reaches and self.study.state(candidate) is self.study.state(at) else at

    @property
    def is_open(self) -> bool:
        """True if earlier positions may be shown. One finished line opens those of all lines."""
        lines = itertools.chain([self.match], map(self.study.line, self.study.lines))
        return any(self.screen.remembers(line, self.people) for line in lines)

    def _require_current(self, at: StudyPosition) -> None:
        """Refuse a message about another position than the one shown, or about a changed match."""
        current, last = self._shown
        if at != self.at:
            raise StaleStep(f"the position shown is {self.at}, not {at}")
        if current is not self.match.states[at.step] or last is not self.match.state:
            raise StaleStep("the match was changed since it was shown")

    def _require_exists(self, at: StudyPosition) -> None:
        """Refuse a position that is not in the study."""
        if at.line not in self.study.lines or not 0 <= at.step <= self.study.end(at.line).step:
            raise StaleStep(f"there is no place {at}")

    def _go_to(self, at: StudyPosition) -> None:
        if at != self.at and not self.is_open:
            raise IllegalAction(*self.screen.closed)
        self._enter(at)

    def _enter(self, at: StudyPosition) -> None:
        """Show a position at which nothing has just been played."""
        self._move_to(at)
        self._course = None
        self._looking_back = True

    def _fork(self) -> Match:
        """Fork a match at the position shown, to play on it."""
        if self.undo == "off" and self.step < len(self.match):
            raise TableRefusal("undo_off_past")
        return self.study.fork(self.at)

    def _adopt_fork(self, branch: Match, course: Course | None = None) -> None:
        """Let the study adopt a fork, and show its end."""
        entries = range(self.step, len(branch))
        self._question = self._asks_people(branch, self.step) or any(
            self.screen.to_read(
                branch.states[k], branch.events[k], branch.states[k + 1], self.people
            )
            for k in entries
        )
        self._looking_back = False
        self._move_to(self._on_current_line(self.study.adopt(branch)))
        self._shown = self._here()
        self._course, self._came_to = course, self.match.state

    def _undo(self) -> None:
        """Show the position before the last decision, if any. A routine is one decision."""
        if self.undo == "off":
            raise TableRefusal("undo_off")
        match = self.match
        for start, after in self._routines:
            if after is match.states[self.step]:
                self._enter(StudyPosition(self.at.line, start))
                return
        if self.manual_chance and self.step:  # a wrongly typed throw is typed again
            before = (k for k in range(self.step - 1, 0, -1) if not self._blank(k))
            self._enter(StudyPosition(self.at.line, next(before, 0)))
            return
        for step in range(self.step - 1, -1, -1):
            decided = match.actions[step].seat != CHANCE
            if decided and match.game.to_move(match.states[step]) != CHANCE:
                self._enter(StudyPosition(self.at.line, step))
                return

    def _blank(self, step: int) -> bool:
        """Return true if the next entry needs no typing."""
        return empty_chance(self.match.game, self.match.states[step]) is not None

    def _redo(self) -> None:
        """Show the position after the next decision and its chance entries."""
        match, last = self.match, len(self.match)
        for start, after in self._routines:
            end = next((k for k in range(start, last + 1) if match.states[k] is after), start)
            if start == self.step < end:
                self._go_to(StudyPosition(self.at.line, end))
                return
        if self.manual_chance:
            after = (k for k in range(self.step + 1, last) if not self._blank(k))
            self._go_to(StudyPosition(self.at.line, next(after, last)))
            return
        steps = range(self.step + 1, last)
        decided = (step for step in steps if match.game.to_move(match.states[step]) != CHANCE)
        self._go_to(StudyPosition(self.at.line, min(next(decided, last), last)))

    def _edit(self, message: Annotate | Rename | Promote | Delete | Restore) -> None:
        """Change the lines or a note. The position shown stays the same where possible."""
        if not self.is_open:
            raise IllegalAction(*self.screen.closed)
        if self._edits != self.study.edits:
            raise StaleStep("the lines were changed since they were shown")
        match message:
            case Annotate():
                self._annotate(message.note)
                return  # a note does not move the viewer
            case Restore():
                self.study.undo()
            case Rename():
                self.study.rename(message.name, " ".join(message.title.split())[:LONGEST_TITLE])
            case Promote():
                self.study.promote(message.name)
            case Delete():
                self.study.delete(message.name)
        self._resync()
        self._enter(self.at)

    def _annotate(self, note: JsonObject) -> None:
        """Replace the note at the position shown. An empty note deletes it."""
        if len(json.dumps(note).encode()) > LARGEST_NOTE:
            raise BadMessage("annotate: it is too long")
        if note:
            check_note(note, self.match.settings)
            note = clean_note(note)
        if note != self.study.note(self.at):
            self.study.set_note(self.at, note)

    # Permissions

    def _looking(self) -> int:
        viewer = self.viewer
        if viewer is None:
            raise self._refusal("hidden_information")
        return viewer

    def _asking(self) -> int:
        """Return the seat of the person to move. Nobody else gets hints."""
        seat = self._looking()
        if seat != self.match.game.to_move(self.match.states[self.step]):
            raise self._refusal("not_your_turn")
        return seat

    def _level(self, message: Level) -> None:
        """Assign another bot to a bot's seat."""
        names = self.match.settings.seats
        seat = names.index(message.seat) if message.seat in names else -1
        if seat not in self.bots:
            raise BadMessage("level: no bot plays that seat")
        if message.level in CHARACTER_NAMES - {*characters_of(self.match.game.name)}:
            raise BadMessage(f"level: this game has no {message.level}")
        self.bots[seat] = message.level, POLICIES[message.level]

    def _person(self, name: str, code: str) -> int:
        """Return the seat of a person on this screen. Refuse any other seat."""
        names = self.match.settings.seats
        if name not in names or names.index(name) in self.bots:
            raise self._refusal(code)
        return int(names.index(name))

    def _refusal(self, code: str, **facts: object) -> IllegalAction:
        refusal, clause = self.match.game.refusals[code]
        return IllegalAction(refusal, clause, **facts)

    def _of_person_to_move(self, match: Match, words: JsonList) -> Action:
        """Decode an action of the person to move, at the end of a match."""
        to_move = match.to_move
        if to_move in self.bots:
            raise self._refusal("not_your_turn", seat=match.settings.seats[to_move])
        if to_move >= 0:
            return decode_for(to_move, words, match.game, match.settings)
        if self.people:  # the rules say what is due, or that the game is over
            action = decode_for(self.people[0], words, match.game, match.settings)
            match.game.check(match.state, action)
        raise self._refusal("not_your_turn")

    # Playing

    def play(self, until: str = "turn") -> None:
        """Let the bots and chance play on from the position shown, until a person has to move.

        The call returns when the course is over. Ctrl+C ends it earlier; completed decisions stay.

        Raises
        ------
        BadArgument
            If `until` is none of `UNTIL`.
        BotFailed
            If a bot fails. Earlier decisions stay.
        """
        if until not in UNTIL:
            raise BadArgument("not_one_of", name="until", value=until, known=UNTIL)
        try:
            with self.study.lock:
                self._resync()
                self._set_out(until)
            while self._course is not None:
                with self.study.lock:
                    self._resync()
                    if self._playing() is None:
                        break
                    self._go_on()
        except BaseException:
            self._course = None  # no page may continue the course
            raise

    def _set_out(self, until: str) -> None:
        """Start a course, if a bot or chance has to move."""
        to_move = self.match.game.to_move(self.match.states[self.step])
        if to_move in self.bots or (to_move == CHANCE and not self.manual_chance):
            self._advance(Course(until))

    def _go_on(self) -> None:
        """Continue the course of the bots."""
        course = self._playing()
        if course is None:
            raise StaleStep("no bots are playing on")
        self._advance(course)

    def _advance(self, course: Course) -> None:
        """Play one slice of a course. Completed decisions stay, even after an error."""
        branch, is_unread = self._fork(), course.moves > 0 and self._question
        try:
            left = self._slice(branch, course)
        except BaseException:
            self._course = None
            if len(branch) > self.step:
                self._adopt_fork(branch)
            raise
        self._adopt_fork(branch, left)
        self._question = self._question or is_unread

    def _slice(self, branch: Match, course: Course) -> Course | None:
        """Play decisions and the chance after them, for one slice. Return the remaining course."""
        end = time.monotonic() + SLICE
        while True:
            before = len(branch)
            try:
                branch.play(self._policies, self.rng, "action", chance=self.chance)
                self._resolve_chance(branch)
            except BaseException:
                branch.rewind(before)
                raise
            decided = (k for k in range(before, len(branch)) if branch.actions[k].seat != CHANCE)
            first = next(decided, None)
            if first is None:
                return None
            state = branch.states[first]
            begun = course.begun or (state.round, state.turn)
            course = replace(course, begun=begun, moves=course.moves + 1)
            if self._is_done(course, branch):
                return None
            if branch.to_move not in self.bots or self._asks_people(branch, before):
                return replace(course, asks=True)
            if time.monotonic() >= end:
                return course

    def _is_done(self, course: Course, branch: Match) -> bool:
        """Return true if a course is over. A person's turn ends every course."""
        to_move, state = branch.to_move, branch.state
        is_persons_turn = to_move not in self.bots and to_move in (state.turn, CHANCE, NOBODY)
        assert course.begun is not None
        return is_persons_turn or has_passed(course.until, course.begun, state)

    def _resumed(self, branch: Match) -> Course | None:
        """Return the course that a person's answer interrupted, if it continues now."""
        course = self._course
        if course is None or not course.asks or self._is_done(course, branch):
            return None
        return replace(course, asks=branch.to_move not in self.bots)

    def _asks_people(self, branch: Match, since: int) -> bool:
        """Return true if entries from index `since` ask a person who may answer now."""
        asked = {
            getattr(event, event.asks)
            for events in branch.events[since:]
            for event in events
            if event.asks
        }
        return bool(asked.intersection(self.people, branch.game.acting_seats(branch.state)))

    def _run_reactions(self, branch: Match, events: list[Event]) -> None:
        """Play the automatic results of an action: chance, and bots that the action asks."""
        self._resolve_chance(branch)
        branch.run_reactions(events, self._policies, self.rng)
        self._resolve_chance(branch)
        while branch.to_move in self.bots and branch.to_move != branch.state.turn:
            # an ally's throw, a defender's dice
            branch.play(self._policies, self.rng, "action", chance=self.chance)

    def _resolve_chance(self, branch: Match) -> None:
        """Resolve pending chance, if it is thrown here or needs no throw."""
        if not self.manual_chance:
            branch.resolve_chance(self.rng)
        while action := empty_chance(branch.game, branch.state):
            branch.push(action)

    def _throw(self, text: str) -> None:
        """Play the throw of a real table. The rules refuse an impossible one."""
        if not self.manual_chance:
            raise BadMessage("throw: this board throws by itself")
        due = self._due()
        branch = self._fork()
        try:
            events = branch.enter_chance(text)
        except (BadArgument, BadMessage, UnknownName) as fault:
            # The error may quote the person's own input.
            facts = fault.facts | {"example": due["example"]} if due else fault.facts
            raise UnreadableInput(fault.words, **facts) from None
        self._run_reactions(branch, events)
        self._adopt_fork(branch, self._resumed(branch))

    def _act(self, words: JsonList) -> None:
        branch = self._fork()
        self._run_reactions(branch, branch.push(self._of_person_to_move(branch, words)))
        self._adopt_fork(branch, self._resumed(branch))

    def _why(self, words: JsonList) -> None:
        """Check an action against the rules without playing it."""
        branch = self.study.fork(self.at)
        branch.game.check(branch.state, self._of_person_to_move(branch, words))

    def _odds(self, message: Odds) -> JsonObject | None:
        """Return the odds of an attack. None if no dice decide it."""
        if len(message.sources) > TOGETHER:
            raise BadMessage("nobody attacks from so many places together")
        sources, target = (
            [self._place_index(source) for source in message.sources],
            self._place_index(message.target),
        )
        game, state = self.match.game, self.match.states[self.step]
        observation = game.observe(state, self.viewer)
        odds = self.screen.odds(game, observation, sources, target) if sources else None
        asked = {"kind": "odds", "sources": message.sources, "target": message.target}
        return None if odds is None else {**asked, **odds}

    def _events(self, have: str) -> JsonObject:
        """Return the events that people may review, as a payload."""
        film = self.film
        if film is None or film.lang != self.lang:
            film = self.film = ReplayFeed(self.study, self.lang, self.people)
        text, tail = film.texts()
        name = sha256(text.encode()).hexdigest()[:16]
        return {
            "kind": "events",
            "have": name,
            "film": "" if have == name else text,
            "tail": tail,
        }

    def _answer(self, message: Answer) -> None:
        """Play an action about pacts, by a person who is not to move."""
        seat = self._person(message.seat, "not_your_turn")
        action = decode_for(seat, message.action, self.match.game, self.match.settings)
        if action.verb not in self.screen.out_of_turn:
            raise self._refusal("not_your_turn")
        branch = self._fork()
        self._run_reactions(branch, branch.push(action))
        self._adopt_fork(branch, self._resumed(branch))

    def _attack_until(self, message: AttackUntil) -> None:
        """Repeat an attack, one entry a throw, until the target falls or few armies are left."""
        if message.keep < 1:
            raise BadMessage("attack_until: keep at least 1 army")
        if not self._strikes():
            raise BadMessage("attack_until: no attack of this game is from country to country")
        branch = self._fork()
        source, target = self._place_index(message.source), self._place_index(message.target)

        def attack() -> Action:
            more = self.screen.strike(branch.state, source, target)
            words = ["attack", message.source, message.target, *more]
            return self._of_person_to_move(branch, words)

        action, seat = attack(), branch.to_move
        held = branch.game.holdings(branch.state)
        if held.armies[source] <= message.keep and message.keep > 1:
            return
        while True:
            self._run_reactions(branch, branch.push(action))
            held = branch.game.holdings(branch.state)
            few = held.armies[source] <= message.keep
            # The loop also ends where another person has to answer first.
            if few or held.owner[target] == seat or branch.to_move != seat:
                break
            action = attack()
        self._adopt_fork(branch, self._resumed(branch))

    def _routine(self, name: str) -> None:
        """Play a routine: action after action, each one limited to its legal amount."""
        seat, branch = self._asking(), self._fork()
        if name not in self.screen.routines:
            raise BadMessage("routine: one that the game has")
        for wanted in self.screen.routine(name, branch, seat):
            action = as_far_as_legal(branch, wanted)
            if action is not None and branch.to_move == seat:
                self._run_reactions(branch, branch.push(action))
        if len(branch) > self.step:
            start = self.step
            self._adopt_fork(branch, self._resumed(branch))
            self._routines.append((start, self.match.states[self.step]))

    def _strikes(self) -> bool:
        """Return true if attacks of this game go from place to place."""
        kind = self.match.game.verbs.get("attack", Action)
        return [*kind.fields.values()][:2] == [Reference(self.match.settings.place)] * 2

    def _place_index(self, name: object) -> int:
        """Return the index of a place of the board."""
        names = [normalize_name(place) for place in self.match.settings.places]
        if not isinstance(name, str):
            raise BadMessage("a place is a name")
        if normalize_name(name) not in names:
            raise self._refusal("unknown_country", country=name)
        return names.index(normalize_name(name))


def known_undo(undo: str | None) -> None:
    """Refuse an invalid choice of undo."""
    if undo is not None and undo not in UNDO:
        raise BadArgument("not_one_of", name="undo", value=undo, known=UNDO)


def _chosen(study: Study, undo: str | None, chance: str, rng: random.Random) -> str:
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


def _told(line: LineInfo) -> JsonObject:
    """Describe a line as a payload for the page."""
    return {
        "name": line.name,
        "title": line.title,
        "of": line.origin and line.origin.line,
        "from": line.origin and line.origin.step,
        "end": line.end,
    }


def refused(fault: Exception, step: int, lang: str) -> JsonObject:
    """Return the reply to a refused message: code, clause and sentence.

    Only refusals of the rules are quoted. A bot's error may contain secrets of its seat.
    """
    if isinstance(fault, IllegalAction):
        code, clause, text = fault.code, fault.clause, fault.text(lang)
    elif isinstance(fault, TableRefusal | UnreadableInput | NotSaved):
        code, clause, text = fault.words, None, fault.text(lang)
    else:
        words = next(words for kind, words in _WORDS.items() if isinstance(fault, kind))
        code, clause, text = words.removeprefix("page_"), None, GameError(words).text(lang)
    return {"kind": "refused", "step": step, "code": code, "clause": clause, "text": text}


_WORDS: Mapping[type[Exception], str] = {
    StaleStep: "page_stale_step",
    BotFailed: "page_bot_failed",
    GameError: "page_bad_message",
    Exception: "page_failed",
}
