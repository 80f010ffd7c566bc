"""Explore: a mode in which nothing counts.

The exploration is a study of its own. It begins at a position that the viewer cannot tell from the
real one: what others hide is drawn anew. So nobody learns a secret, a card or the next throw by
exploring. Only a variation that is kept by name enters the real study.
"""

from __future__ import annotations

import random

from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.widget.session import play
from teg_nb.widget.session.editing import LONGEST_TITLE
from teg_nb.widget.session.messages import Explore, Keep, Leave
from teg_nb.widget.session.navigation import Navigator
from teg_nb.widget.session.refusals import TableRefusal
from teg_nb.widget.session.state import Home, SessionState, handles


@handles(Explore)
def explore(session: SessionState, message: Explore) -> None:
    """Explore from the position shown."""
    if session.home is not None:
        raise BadMessage("explore: it is explored already")
    shown = session.study.fork(session.at)
    rng = random.Random(f"explore {len(shown)}")  # never the dice of the match
    start = shown.state
    if not session.study.match.is_over:
        start = shown.game.determinize(shown.observe(session.viewer), rng)
    study = Study(Match(shown.game, start=start))
    session.home = Home(
        session.study,
        session.navigator,
        session.rng,
        session.undo,
        session.chance,
        session.film,
        session.routines,
    )
    session.study, session.navigator, session.rng = study, Navigator(study), rng
    session.undo, session.chance, session.film, session.routines = "free", "random", None, []
    session.course, session.unread, session.looking_back = None, False, False
    session.edits = study.edits
    play.begin(session)


@handles(Leave)
def leave(session: SessionState, message: Leave) -> None:
    """Leave the exploration. What was explored is gone."""
    _go_home(session)


@handles(Keep)
def keep(session: SessionState, message: Keep) -> None:
    """Keep the line shown as a variation with a name, and leave the exploration."""
    home, title = session.home, " ".join(message.title.split())[:LONGEST_TITLE]
    if home is None or not title:
        raise BadMessage("keep: a name for what is explored")
    branch = home.study.fork(home.navigator.at)
    try:
        for action in session.match.actions:
            branch.push(action)
    except IllegalAction:
        raise TableRefusal("explore_unkept") from None
    if not session.match.actions:
        raise TableRefusal("explore_empty")
    _go_home(session)
    session.study.add_variation(branch, title)


def _go_home(session: SessionState) -> None:
    home = session.home
    if home is None:
        raise BadMessage("nothing is explored")
    session.home = None
    session.study, session.navigator, session.rng = home.study, home.navigator, home.rng
    session.undo, session.chance = home.undo, home.chance
    session.film, session.routines = home.film, home.routines
    session.resync()
    session.edits = session.study.edits
    session.enter(session.at)
