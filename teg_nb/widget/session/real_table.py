"""Input from a real table: people type its dice and cards."""

from __future__ import annotations

from teg_nb.engine.errors import BadArgument, BadMessage, UnknownName
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.manual_input import public_pending_chance
from teg_nb.widget.session.messages import Throw
from teg_nb.widget.session.play import resumed, run_reactions
from teg_nb.widget.session.refusals import UnreadableInput
from teg_nb.widget.session.state import SessionState, handles


def due(session: SessionState) -> JsonObject | None:
    """Return a prompt for the chance that people must type. It reveals nothing hidden."""
    match = session.match
    pending = public_pending_chance(match.game, match.states[session.step], session.lang)
    if pending is None:
        return None
    wanted, names = pending
    return {"label": wanted.label, "example": wanted.example, "names": names}


@handles(Throw)
def throw(session: SessionState, message: Throw) -> None:
    """Play the throw of a real table. The rules refuse an impossible one."""
    if not session.manual_chance:
        raise BadMessage("throw: this board throws by itself")
    wanted = due(session)
    branch = session.fork()
    try:
        events = branch.enter_chance(message.text)
    except (BadArgument, BadMessage, UnknownName) as fault:
        # The error may quote the person's own input.
        facts = fault.facts | {"example": wanted["example"]} if wanted else fault.facts
        raise UnreadableInput(fault.words, **facts) from None
    run_reactions(session, branch, events)
    session.adopt(branch, resumed(session, branch))
