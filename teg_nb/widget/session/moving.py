"""Handlers of messages that show another position."""

from __future__ import annotations

from teg_nb.engine.actions import CHANCE
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.widget.session.messages import Go, Redo, Undo
from teg_nb.widget.session.state import SessionState, handles


@handles(Go)
def go(session: SessionState, message: Go) -> None:
    """Show a position of a line."""
    at = StudyPosition(message.line, message.step)
    session.navigator.require_exists(at)
    session.go_to(at)


@handles(Undo)
def undo(session: SessionState, message: Undo) -> None:
    """Show the position before the last decision."""
    session.take_back()


@handles(Redo)
def redo(session: SessionState, message: Redo) -> None:
    """Show the position after the next decision and its chance entries."""
    match, last = session.match, len(session.match)
    for start, after in session.routines:
        end = next((k for k in range(start, last + 1) if match.states[k] is after), start)
        if start == session.step < end:
            session.go_to(session.at._replace(step=end))
            return
    steps = range(session.step + 1, last)
    if session.manual_chance:
        ends = (step for step in steps if not session.is_blank(step))
    else:
        ends = (step for step in steps if match.game.to_move(match.states[step]) != CHANCE)
    session.go_to(session.at._replace(step=next(ends, last)))
