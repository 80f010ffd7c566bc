"""The handler of the message that shows another position."""

from __future__ import annotations

from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.widget.session.messages import Go
from teg_nb.widget.session.state import SessionState, handles


@handles(Go)
def go(session: SessionState, message: Go) -> None:
    """Show a position of a line."""
    at = StudyPosition(message.line, message.step)
    session.navigator.require_exists(at)
    session.go_to(at)
