"""Handlers of messages that edit the lines and notes of a study."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from teg_nb.engine.errors import BadMessage, IllegalAction, StaleStep
from teg_nb.engine.log.format import check_note, clean_note
from teg_nb.widget.session.messages import Annotate, Delete, Promote, Rename, Restore
from teg_nb.widget.session.state import SessionState, handles

LONGEST_TITLE = 80
"""Maximum length of a line's title that is set from the page."""

LARGEST_NOTE = 20_000
"""Maximum size of a note from the page, in bytes. A line of a log file holds more."""


def _require_editable(session: SessionState) -> None:
    if not session.is_open:
        raise IllegalAction(*session.screen.closed)
    if session.edits != session.study.edits:
        raise StaleStep("the lines were changed since they were shown")


@contextmanager
def _editing(session: SessionState) -> Iterator[None]:
    """Change the lines. The position shown stays the same where possible."""
    _require_editable(session)
    yield
    session.resync()
    session.enter(session.at)


@handles(Annotate)
def annotate(session: SessionState, message: Annotate) -> None:
    """Replace the note at the position shown. An empty note deletes it."""
    _require_editable(session)
    note = message.note
    if len(json.dumps(note).encode()) > LARGEST_NOTE:
        raise BadMessage("annotate: it is too long")
    if note:
        check_note(note, session.match.settings)
        note = clean_note(note)
    if note != session.study.note(session.at):
        session.study.set_note(session.at, note)


@handles(Rename)
def rename(session: SessionState, message: Rename) -> None:
    """Name a variation."""
    with _editing(session):
        title = " ".join(message.title.split())[:LONGEST_TITLE]
        session.study.rename(message.name, title)


@handles(Promote)
def promote(session: SessionState, message: Promote) -> None:
    """Make a variation the continuation of the line that it leaves."""
    with _editing(session):
        session.study.promote(message.name)


@handles(Delete)
def delete(session: SessionState, message: Delete) -> None:
    """Delete a variation."""
    with _editing(session):
        session.study.delete(message.name)


@handles(Restore)
def restore(session: SessionState, message: Restore) -> None:
    """Take back the last edit."""
    with _editing(session):
        session.study.undo()
