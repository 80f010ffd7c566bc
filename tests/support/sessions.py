"""Messages of a page to a session or a board, in few words."""

from __future__ import annotations

from typing import Any

from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import Act
from teg_nb.widget.session.session import Session


def act(game: Session, *words: Any) -> Any:
    """Play an action where the session stands; its answer."""
    return game.handle(Act(game.step, list(words)))


def says(widget: MatchWidget, kind: str, **more: Any) -> dict[str, Any] | None:
    """Return the reply of a board to a page."""
    sent: list[dict[str, Any]] = []
    widget.send = lambda reply, *_: sent.append(reply)  # type: ignore[method-assign]
    place = {"line": widget.view["line"], "step": widget.view["step"]}
    widget._handle_custom_msg({"kind": kind, **place, **more, "nonce": "n"}, [])
    return sent[0] if sent else None
