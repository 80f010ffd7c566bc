"""Navigation: the position of a study that a screen shows, kept valid while others edit."""

from __future__ import annotations

from collections.abc import Callable

from teg_nb.engine.errors import StaleStep
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.engine.schema.position import Position


class Navigator:
    """A position in a study. The caller holds the study's lock.

    Parameters
    ----------
    study : Study

    Attributes
    ----------
    at : StudyPosition
        The position shown.
    match : Match
        The match of the line shown. Moves that a cell plays on it enter the study.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self.match: Match = study.match
        self.move_to(study.at or study.end())
        self.mark_shown()

    @property
    def step(self) -> int:
        """The number of entries played before the position shown."""
        return self.at.step

    def here(self) -> tuple[Position, Position]:
        """Return the state shown and the last state. Matches never edit them in place."""
        return self.match.states[self.step], self.match.state

    def mark_shown(self) -> None:
        """Note that the page has been told this position and these lines."""
        self.shown = self.here()

    def move_to(self, at: StudyPosition) -> None:
        """Show a position."""
        if at.line == MAIN:
            self.match = self.study.match
        elif self.match.state is not self.study.state(self.study.end(at.line)):
            self.match = self.study.line(at.line)
        self.at = at

    def resync(self, is_open: Callable[[], bool]) -> None:
        """Keep the position shown after changes by a cell or another board.

        If the line has changed and the past is closed, show the end of the line.
        """
        study, line = self.study, self.match
        changed = line.state is not self.shown[1]
        if line is study.match:
            at = StudyPosition(MAIN, min(self.step, len(line)))
        else:
            if changed:  # a cell has played on the line
                study.adopt(line)
            changed = changed or not self._same()
            at = self._found() if changed else self.at
        self.move_to(at)
        if changed and not is_open():
            self.move_to(study.end(at.line))

    def _same(self) -> bool:
        """Return true if the line shown is unchanged."""
        name, last = self.at.line, self.shown[1]
        return name in self.study.lines and self.study.state(self.study.end(name)) is last

    def _found(self) -> StudyPosition:
        """Find the position shown after edits. Its line may be renamed or deleted."""
        old = self.match.actions

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

    def on_line(self, at: StudyPosition) -> StudyPosition:
        """Return the same position on the line shown, if that line passes through it."""
        candidate = StudyPosition(self.at.line, at.step)
        reaches = at.step <= self.study.end(candidate.line).step
        return candidate if reaches and self.study.state(candidate) is self.study.state(at) else at

    def require_current(self, at: StudyPosition) -> None:
        """Refuse a message about another position than the one shown, or about a changed match."""
        current, last = self.shown
        if at != self.at:
            raise StaleStep(f"the position shown is {self.at}, not {at}")
        if current is not self.match.states[at.step] or last is not self.match.state:
            raise StaleStep("the match was changed since it was shown")

    def require_exists(self, at: StudyPosition) -> None:
        """Refuse a position that is not in the study."""
        if at.line not in self.study.lines or not 0 <= at.step <= self.study.end(at.line).step:
            raise StaleStep(f"there is no place {at}")
