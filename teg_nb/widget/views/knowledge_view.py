"""The knowledge view: the owners that each seat can infer, in games with secret owners."""

from __future__ import annotations

from typing import NamedTuple

import traitlets

from teg_nb.engine.board import escape
from teg_nb.engine.errors import BadArgument, BadMessage, IllegalAction
from teg_nb.engine.game import seat_number
from teg_nb.engine.json_types import Json
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.base.static_views import INK, SOFT, svg
from teg_nb.widget.session.messages import opened
from teg_nb.widget.session.refusals import refused
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import painted
from teg_nb.widget.views.companion import CompanionView

EVERYBODY = ""
"""The name that asks for public knowledge, of no particular seat."""

_ROW, _WIDE = 20, 300


class Known(NamedTuple):
    """The possible owners of a place.

    Attributes
    ----------
    place : int
    mine : list of int
        The possible owners, for the seat asked about; empty without knowledge.
    all : list of int
        The possible owners, for everybody.
    """

    place: int
    mine: list[int]
    all: list[int]


class KnowledgeView(CompanionView):
    """A view of the possible owners of provinces at a step, for one seat and for everybody.

    A person on the screen asks for the knowledge of its own seat. Only the view that asked gets
    the answer, and no trait holds it. Public knowledge is open to anybody. After the match, so
    is the knowledge of each seat at each step. Without ``memory_aid``, only facts in sight are
    shown (REC-8.9).

    Parameters
    ----------
    shown, lang, size
        As for `CompanionView`: a board to follow, or a match, which gets a `BoardView`.

    Attributes
    ----------
    seats : list of dict
        Names and colours.
    may_ask : list of int
        The seats whose knowledge may be requested.
    alone : bool
        True if only one person plays or nothing is secret any more. The view stays uncovered.

    Raises
    ------
    BadArgument
        In a game with public owners.

    Examples
    --------
    >>> from teg_nb import KnowledgeView
    >>> import random
    >>> import teg_nb
    >>> options = {"memory_aid": True}
    >>> match = teg_nb.Match("reconquista", seats=3, options=options)
    >>> board = teg_nb.MatchWidget(match, [None, "easy", "easy"], seed=1)
    >>> view = KnowledgeView(board, lang="en")
    >>> len(view.known("Blanco"))
    20
    >>> view.known()
    []
    >>> try:
    ...     view.known("Negro")
    ... except teg_nb.IllegalAction as fault:
    ...     print(fault.clause)
    REC-8.1
    """

    FACE = "knowledge"

    seats: traitlets.List[Json] = traitlets.List().tag(sync=True)
    may_ask = traitlets.List(traitlets.Int()).tag(sync=True)
    alone = traitlets.Bool(False).tag(sync=True)
    aid = traitlets.Bool(True).tag(sync=True)

    def __init__(self, shown: object, *, lang: str = "", size: str = "page") -> None:
        super().__init__(shown, lang=lang, size=size)
        game = self.study.match.game
        if not knows_secrets(self._board.session):
            self.close()
            raise BadArgument("owners_are_seen", game=game.name)
        self.seats = [painted(name) for name in self.study.match.settings.seats]

    def refresh(self) -> None:
        """Update the seats whose knowledge may be requested."""
        session = self._board.session
        self.may_ask = session.shows_seats
        self.alone = len(self.may_ask) == 1 or session.match.is_over
        self.aid = bool(getattr(session.match.settings.options, "memory_aid", True))

    def known(self, seat: int | str | None = None) -> list[Known]:
        """List the possible owners as a seat knows them; without a seat, as everybody knows.

        Raises
        ------
        IllegalAction
            If no person on this screen has the seat and the match is not over.
        UnknownName
            If there is no such seat.

        Examples
        --------
        >>> import teg_nb
        >>> match = teg_nb.Match("reconquista", seats=3, options={"memory_aid": True})
        >>> board = teg_nb.MatchWidget(match, [None, "easy", "easy"], seed=1)
        >>> len(teg_nb.KnowledgeView(board).known("Blanco"))
        20
        """
        session = self._board.session
        match, screen = session.match, session.screen
        viewer = None if seat in (None, EVERYBODY) else seat_number(seat, match.settings.seats)
        if viewer is not None and viewer not in session.shows_seats:
            raise IllegalAction(*match.game.refusals["hidden_information"])
        with session.study.lock:
            state = match.states[session.step]
            everybody = match.game.observe(state, None)
            observation = everybody if viewer is None else match.game.observe(state, viewer)
        mine, all_ = (
            screen.knowledge(match.game, perspective) or {}
            for perspective in (observation, everybody)
        )
        return [Known(at, mine.get(at, []), all_.get(at, [])) for at in sorted({*mine, *all_})]

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        """Answer a request for a seat's knowledge. Only the view that asked shows the reply."""
        nonce, asked = opened(content)
        if not isinstance(asked, dict) or asked.get("kind") != "knowledge":
            super()._on_message(widget, content, buffers)
            return
        try:
            seat = asked.get("seat")
            if asked.keys() != {"kind", "seat"} or not isinstance(seat, str):
                raise BadMessage("knowledge takes seat, a name")
            at = self._board.session.at
            reply = {"kind": "knowledge", "seat": seat, "line": at.line, "step": at.step}
            reply["rows"] = [[*row] for row in self.known(seat)]
        except Exception as fault:  # without a reply the page would wait forever
            reply = refused(fault, self.step, self.lang)
        self.send({**reply, "nonce": nonce})

    def picture(self) -> str:
        """Return public knowledge as SVG."""
        words = phrases("screen", self.lang)
        rows = self.known()
        settings = self.study.match.settings
        printed, names = settings.places, settings.seats
        title = f"{words['knowledge']}: {words['know_all'].lower()}"
        drawn = [f'<text x="12" y="20" fill="{INK}" font-weight="bold">{escape(title)}</text>']
        if not rows:
            drawn.append(
                f'<text x="12" y="44" fill="{SOFT}">{escape(words["know_nothing"])}</text>'
            )
        columns, per = 3, max(-(-len(rows) // 3), 1)
        for k, row in enumerate(rows):
            x, y = 12 + _WIDE * (k // per), 44 + _ROW * (k % per)
            whose = f" {words['or']} ".join(names[seat] for seat in row.all)
            text = f"{printed[row.place]}: {whose}"
            drawn.append(f'<text x="{x}" y="{y}" fill="{INK}">{escape(text)}</text>')
        return svg(24 + _WIDE * columns, 44 + _ROW * min(per, max(len(rows), 1)), "".join(drawn))


def knows_secrets(session: Session) -> bool:
    """Return true if owners are secret in the game of a session."""
    match = session.match
    observation = match.game.observe(match.states[0], None)
    return session.screen.knowledge(match.game, observation) is not None
