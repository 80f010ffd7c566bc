"""Taking back: undo, redo, and play in place of what followed."""

from __future__ import annotations

from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.widget.session.messages import BringBack, Redo, Replace, Undo
from teg_nb.widget.session.play import run_reactions
from teg_nb.widget.session.refusals import TableRefusal
from teg_nb.widget.session.state import SessionState, handles
from teg_nb.widget.session.view_model import describe_branch

RECORD = "throws_taken_back"
"""Key of a log's notes: the number of throws and draws that were taken back."""


@handles(Undo)
def undo(session: SessionState, message: Undo) -> None:
    """Take back the last act, or show the position before it: see `undo` of `Session`."""
    session.take_back()


@handles(Redo)
def redo(session: SessionState, message: Redo) -> None:
    """Bring back what was just taken back, or show the position after the next decision."""
    match, last = session.match, len(session.match)
    if session.undo == "own" and session.step == last:
        if (name := to_redo(session)) is not None:
            _bring_back(session, name)
        return
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


@handles(Replace)
def replace(session: SessionState, message: Replace) -> None:
    """Play an action in place of what followed, which is taken back."""
    require_reach(session, session.step)
    branch = session.study.fork(session.at)
    run_reactions(session, branch, branch.push(session.seats.action(branch, message.action)))
    _record_throws(session, session.step)
    session.study.take_back(session.at)
    session.adopt(branch)


@handles(BringBack)
def bring_back(session: SessionState, message: BringBack) -> None:
    """Go on with a line that was taken back, in place of what followed."""
    lines = {line.name: line for line in session.study.outline() if line.taken_back}
    if message.name not in lines:
        raise BadMessage("bring_back: it was not taken back")
    origin = lines[message.name].origin
    assert origin is not None
    if session.navigator.on_line(origin).line != session.at.line:
        raise TableRefusal("bring_back_elsewhere")
    require_reach(session, origin.step)
    _record_throws(session, origin.step)
    _bring_back(session, message.name)


def _bring_back(session: SessionState, name: str) -> None:
    session.enter(session.study.bring_back(name))


def to_redo(session: SessionState) -> str | None:
    """Return the line that was last taken back at the end shown, if there is one."""
    lines = [line for line in session.study.outline() if line.taken_back]
    here = (line.name for line in reversed(lines) if line.origin == session.at)
    return next(here, None)


def require_reach(session: SessionState, step: int) -> None:
    """Refuse to take back more than the table allows."""
    if session.undo == "off":
        raise TableRefusal("undo_off")
    if session.undo == "own" and step < session.own_reach():
        raise TableRefusal("undo_own")


def can_replace(session: SessionState) -> bool:
    """Return true if an act at the position shown may take the place of what followed."""
    earlier = session.step < len(session.match)
    return session.undo == "own" and earlier and session.step >= session.own_reach()


def _record_throws(session: SessionState, step: int) -> None:
    """Note in the log that throws of the main line are taken back."""
    match = session.match
    throws = sum(
        match.actions[k].seat == CHANCE and not session.is_blank(k) for k in range(step, len(match))
    )
    if throws and session.at.line == MAIN:
        match.metadata[RECORD] = match.metadata.get(RECORD, 0) + throws


def taken_back(session: SessionState) -> list[JsonObject]:
    """List the lines that were taken back, with their first entry as anybody may read it."""
    listed = []
    for line in session.study.outline():
        if line.taken_back and line.origin is not None:
            match, origin = session.study.line(line.name), line.origin
            here = session.navigator.on_line(StudyPosition(*origin)).line == session.at.line
            allowed = session.undo != "off" and (
                session.undo != "own" or origin.step >= session.own_reach()
            )
            entry = describe_branch(match, origin.step + 1, session.lang)
            listed.append({"line": line.name, **entry, "can": here and allowed})
    return listed
