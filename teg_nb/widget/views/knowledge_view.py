"""Who knows what, where owners are secret: what follows from what a seat has heard and seen."""

from __future__ import annotations

from typing import Any, NamedTuple

import traitlets

from teg_nb.engine.board import escape
from teg_nb.engine.errors import BadArgument, BadMessage, IllegalAction
from teg_nb.engine.game import seat_number
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.base.static_views import INK, SOFT, svg
from teg_nb.widget.session.messages import opened
from teg_nb.widget.session.session import refused
from teg_nb.widget.session.view_model import painted
from teg_nb.widget.views.companion import CompanionView

EVERYBODY = ""
"""Who is asked for when nobody in particular looks: what all have heard."""

_ROW, _WIDE = 20, 300


class Known(NamedTuple):
    """What is known of a place.

    Attributes
    ----------
    place : int
    mine : list of int
        The seats whose it may be, as the one who looks knows; empty if that is nothing.
    all : list of int
        The same, as everybody knows.
    """

    place: int
    mine: list[int]
    all: list[int]


class KnowledgeView(CompanionView):
    """Who knows what at a step: whose provinces may be, for one seat and for everybody.

    A person on the screen asks for what its own seat knows; the answer goes to the view that asked
    and stands in no trait. Anybody may be shown what all have heard; when the match is over, what
    each seat knew at each step. Without ``memory_aid`` only what is in sight is shown (REC-8.9).

    Parameters
    ----------
    shown, lang, size
        As for `CompanionView`: a board, whose step it follows; or a match, of which a `Board` is made.

    Attributes
    ----------
    seats : list of dict
        Names and colours.
    may_ask : list of int
        The seats that may be asked for.
    alone : bool
        Whether one person alone looks, or nothing is secret any more: then it stays uncovered.

    Raises
    ------
    BadArgument
        In a game in which everybody sees who owns what.

    Examples
    --------
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

    seats: traitlets.List[Any] = traitlets.List().tag(sync=True)
    may_ask = traitlets.List(traitlets.Int()).tag(sync=True)
    alone = traitlets.Bool(False).tag(sync=True)
    aid = traitlets.Bool(True).tag(sync=True)

    def __init__(self, shown: Any, *, lang: str = "", size: str = "page") -> None:
        super().__init__(shown, lang=lang, size=size)
        game = self.study.match.game
        if not knows_secrets(self._board.session):
            self.close()
            raise BadArgument("owners_are_seen", game=game.name)
        self.seats = [painted(name) for name in self.study.match.settings.seats]

    def refresh(self) -> None:
        """Say who may be asked for where the board stands."""
        session = self._board.session
        self.may_ask = session.shows_seats
        self.alone = len(self.may_ask) == 1 or session.match.is_over
        self.aid = bool(getattr(session.match.settings.options, "memory_aid", True))

    def known(self, seat: int | str | None = None) -> list[Known]:
        """What a seat knows where the board stands; without one, what everybody knows.

        Raises
        ------
        IllegalAction
            If it is nobody's on this screen and the match goes on.
        UnknownName
            If there is no such seat.
        """
        session = self._board.session
        match, screen = session.match, session.screen
        viewer = None if seat in (None, EVERYBODY) else seat_number(seat, match.settings.seats)
        if viewer is not None and viewer not in session.shows_seats:
            raise IllegalAction(*match.game.refusals["hidden_information"])
        with session.study.lock:
            state = match.states[session.step]
            everybody = match.game.observe(state, None)
            seen = everybody if viewer is None else match.game.observe(state, viewer)
        mine, all_ = (screen.knowledge(match.game, each) or {} for each in (seen, everybody))
        return [Known(at, mine.get(at, []), all_.get(at, [])) for at in sorted({*mine, *all_})]

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        """Tell a person on the screen what its seat knows: to the view that asked, and no other."""
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
            reply["rows"] = [[*each] for each in self.known(seat)]
        except Exception as fault:  # the page must not wait for ever
            reply = refused(fault, self.step, self.lang)
        self.send({**reply, "nonce": nonce})

    def picture(self) -> str:
        """What everybody knows, as SVG."""
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


def knows_secrets(session: Any) -> bool:
    """Whether who owns what is secret in the game of a session."""
    match = session.match
    seen = match.game.observe(match.states[0], None)
    return session.screen.knowledge(match.game, seen) is not None
