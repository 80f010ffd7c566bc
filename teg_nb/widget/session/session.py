"""A session: a study on a screen, its position, its players, and the answers to messages."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from teg_nb.engine.errors import BadArgument, BadMessage
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import UNTIL, Policy
from teg_nb.engine.play.study import LineInfo, Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.engine.svg.board import Picture
from teg_nb.widget.session import (
    editing,
    exploring,
    moving,
    play,
    questions,
    real_table,
    report,
    seating,
    taking_back,
)
from teg_nb.widget.session.messages import AtPosition, Level, Message, Still
from teg_nb.widget.session.state import HANDLERS, SessionState
from teg_nb.widget.session.turn_summary import turn_summary
from teg_nb.widget.session.view_model import NEWS, describe_branch, view

HANDLED_BY = (editing, exploring, moving, play, questions, real_table, report, seating, taking_back)
"""The modules that register handlers."""


class Session(SessionState):
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
        ``"free"``, ``"same"`` (the same throws come again), ``"own"`` (one's last act, and a new
        act replaces it) or ``"off"``. By default, the choice of the study; free for a match.
    chance : str
        ``"random"``; or ``"manual"``: dice, cards and objectives are those of a real table, and
        people type them (`Throw`).

    Attributes
    ----------
    study : Study
    at : StudyPosition
        The position shown.
    """

    REFUSAL: ClassVar[str] = ""
    """The sentence for messages that this kind of session does not take."""

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
        super().__init__(study, bots, rng, lang, undo, chance)
        with study.lock:
            if self.PLAYS_ON:
                play.begin(self)
            self.navigator.mark_shown()

    def __repr__(self) -> str:
        seats = ", ".join(self.match.settings.seats)
        return f"<Session {self.match.game.name}: {seats}; step {self.step}>"

    def view(self) -> JsonObject:
        """Return the public view of the position shown, with its lines and branches."""
        with self.study.lock:
            self.resync()
            self.navigator.mark_shown()
            self.edits = self.study.edits
            names = self.seats.bot_names
            public_view = view(self.match, self.step, self.viewer, names, self.lang)
            can_look_back = self.is_open
            return {
                **public_view,
                "line": self.at.line,
                "steps": public_view["steps"] if can_look_back else self.step,
                "memory": can_look_back,
                "undoing": self.undo,
                "undo": self._can_undo(public_view["undo"]),
                "throw": real_table.due(self) if self.manual_chance else None,
                "redo": can_look_back and self._can_redo(),
                "taken_back": taking_back.taken_back(self) if can_look_back else [],
                "replaces": can_look_back and taking_back.can_replace(self),
                "start": None,
                "again": self.starts_again and self.home is None and self.match.is_over,
                "players": list(self.seats.players) if self._seats_change() else [],
                "news": self._news(public_view["news"]),
                "exploring": None if self.home is None else self.kept_at._asdict(),
                "goes_on": play.goes_on(self),
                "unread": self.unread,
                "playing": play.progress(self),
                "since": turn_summary(self.match, self.step, self.viewer, self.lang),
                "restore": can_look_back and self.study.can_undo,
                "note": self.study.note(self.at) if can_look_back else {},
                "lines": self._lines() if can_look_back else [],
                "branches": self._branches() if can_look_back else [],
            }

    def _news(self, items: list[JsonObject]) -> list[JsonObject]:
        """Return the news with the seats that changed hands."""
        since = items[0]["step"] if len(items) >= NEWS else 0
        changes = seating.news(self.kept_study.match, self.step, self.lang)
        more = [item for item in changes if item["step"] >= since]
        return sorted([*items, *more], key=lambda item: int(item["step"]))[-NEWS:]

    def _can_undo(self, decided: bool) -> bool:
        """Return true if an act can be taken back, or the position before it shown."""
        if self.undo in ("off", "own"):
            return self.undo == "own" and self.own_act() is not None
        return self.step > 0 if self.manual_chance else decided

    def _seats_change(self) -> bool:
        """Return true if a page may let somebody else play a seat now."""
        return self.admits(Level) and self.home is None and not self.is_fixed

    def _can_redo(self) -> bool:
        """Return true if a later decision can be shown, or one brought back."""
        if self.step < len(self.match):
            return True
        return self.undo == "own" and taking_back.to_redo(self) is not None

    def _lines(self) -> list[JsonObject]:
        """List the lines, without those that were taken back and are not shown."""
        lines = self.study.outline()
        return [_told(line) for line in lines if not line.taken_back or line.name == self.at.line]

    def _branches(self) -> list[JsonObject]:
        """List the next entries at the position shown, if it has a branch."""
        gone = {line.name for line in self.study.outline() if line.taken_back} - {self.at.line}
        ways = [self.navigator.on_line(position) for position in self.study.branches(self.at)]
        ways = [way for way in ways if way.line not in gone]
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
            self.resync()
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
            self.resync()
            line = line or self.at.line
            self.go_to(StudyPosition(line, max(0, min(step, self.study.end(line).step))))
            self.navigator.mark_shown()

    def admits(self, kind: type[Message]) -> bool:
        """Return true if this kind of session takes such messages."""
        return True

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
                self.resync()
                if not self.admits(type(message)):
                    raise BadMessage(self.REFUSAL)
                if isinstance(message, AtPosition) and message.needs_current:
                    at = StudyPosition(message.line, message.step)
                    self.navigator.require_current(at)
                if isinstance(message, Still):  # the host redraws the snapshot
                    return None
                return HANDLERS[type(message)](self, message)
            finally:
                self.navigator.mark_shown()

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
        play.play_on(self, until)


def _told(line: LineInfo) -> JsonObject:
    """Describe a line as a payload for the page."""
    return {
        "name": line.name,
        "title": line.title,
        "of": line.origin and line.origin.line,
        "from": line.origin and line.origin.step,
        "end": line.end,
    }
