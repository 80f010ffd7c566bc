"""The widget: a board in the notebook, thin over `Session`."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import anywidget
import traitlets

from teg_nb.bots import name_of, policy_named, spelled
from teg_nb.engine.errors import BadArgument, BotFailed, GameError, UnknownName
from teg_nb.engine.language import known_language, shown
from teg_nb.engine.match import Match
from teg_nb.engine.playing import Policy
from teg_nb.engine.study import Study
from teg_nb.widget.autosave import Autosave, NotSaved
from teg_nb.widget.protocol import ASKING, CHANGING, Still, opened, parse
from teg_nb.widget.session import Session, known_undo, refused
from teg_nb.widget.shared import reference, shared
from teg_nb.widget.still import StillPicture, in_lab

_LOG = logging.getLogger(__name__)
_LOG.addHandler(logging.NullHandler())  # or it would print, into whatever cell is running
SIZES = ("page", "class")
_STATIC = Path(__file__).parent / "static"

SPEEDS = ("at_once", "quick", "slow")
"""How long the page shows each act of the bots."""


class MatchWidget(anywidget.AnyWidget):
    """A match on the map, played by clicking.

    Parameters
    ----------
    match : Match or Study, optional
        A match is played on in place, at its own end; what is played from an earlier position is a
        variation of `study`. Default: a new match of La Revancha with four seats.
    bots : mapping or sequence, optional
        By seat or by colour, the name of a bot (``"easy"``, ``"search(playouts=50)"``), a policy,
        or None for a person. Default: people play every seat.
    seed : int, optional
        Makes dice, cards and bots repeatable.
    lang : str
        ``"es"`` or ``"en"``.
    undo : str, optional
        ``"free"``; ``"same"``: what is thrown again falls as it did; ``"off"``: nothing is undone,
        nor played from an earlier position. Default: as the study says; free for a match.
    autosave : str, optional
        A name: the study is kept in a file of that name with ``.jsonl``, in the working folder,
        written whole after every action. The same cell run again goes on from there. The file holds
        every secret, and the seed of ``undo="same"``.
    fresh : bool
        Begin that file anew, whatever is in it.
    size : str
        ``"page"``, or ``"class"``: words that a class reads from the last row.
    auto : bool, optional
        Whether bots go on by themselves at the end of the line shown: the page lets them, one
        decision at a time, once it is drawn. They stop at what asks a person, and once somebody
        looks back. Default: where a person plays.
    speed : str
        How long the page shows each of their acts: ``"at_once"``, ``"quick"`` or ``"slow"``.

    Attributes
    ----------
    auto, speed : bool, str
        Synced: the page changes them as well. A bot that fails makes `auto` False.
    last_error : Exception or None
        What the last click failed of that was not its own fault: `NotSaved`, or `BotFailed`, whose
        cause is what the bot raised. The page is told that a bot failed, never why, since a bot
        knows what its seat knows. It is logged as well, under ``"teg_nb.widget"``.

    Examples
    --------
    >>> widget = MatchWidget(Match(seats=3), bots={"Negro": "greedy", "Rojo": "random"}, seed=7)
    >>> widget
    <MatchWidget teg: Blanco, Negro (greedy), Rojo (random)>
    >>> widget.view["phase"], widget.view["step"] == len(widget.match)
    ('initial_1', True)
    """

    _esm = _STATIC / "loader.js"
    front = reference()
    board = reference()
    size = traitlets.Unicode("page").tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    lines: traitlets.List[Any] = traitlets.List().tag(sync=True)
    auto = traitlets.Bool(True).tag(sync=True)
    speed = traitlets.Enum(SPEEDS, "quick").tag(sync=True)

    def __init__(
        self,
        match: Match | Study | None = None,
        bots: Mapping[int | str, str | Policy | None] | Sequence[str | Policy | None] = (),
        *,
        seed: int | None = None,
        lang: str = "es",
        undo: str | None = None,
        autosave: str | None = None,
        fresh: bool = False,
        size: str = "page",
        auto: bool | None = None,
        speed: str = "quick",
    ) -> None:
        match = Match() if match is None else match
        settings = (match.match if isinstance(match, Study) else match).settings
        chosen = _bots(bots, settings.seats)
        lang = known_language(lang)
        known_undo(undo)
        if size not in SIZES:
            raise BadArgument("not_one_of", name="size", value=size, known=SIZES)
        if speed not in SPEEDS:
            raise BadArgument("not_one_of", name="speed", value=speed, known=SPEEDS)
        self._file = None if autosave is None else Autosave(autosave)
        try:
            if self._file is not None:
                match = self._file.opened(match, fresh)
            self.session = Session(match, chosen, random.Random(seed), lang, undo)
            self._keep()
        except BaseException:
            if self._file is not None:
                self._file.back_out()
            raise
        self.last_error: Exception | None = None
        self._latest, lines = self._seen()
        drawing = json.dumps(self.session.screen.board(settings), separators=(",", ":"))
        self._parts = {"front": shared(_front()), "board": shared(drawing)}
        auto = bool(self.session.people) if auto is None else auto
        pace = {"auto": auto, "speed": speed}
        super().__init__(**self._parts, size=size, view=self._latest, lines=lines, **pace)
        self._still = StillPicture()
        self.on_msg(self._on_message)
        if self._file is not None:
            self._file.hold(self)

    @property
    def match(self) -> Match:
        """The line of play on the screen: that of the match handed in, or a variation."""
        return self.session.match

    @property
    def study(self) -> Study:
        """All that was played here, and what is said of it."""
        return self.session.study

    def play(self, until: str = "turn") -> None:
        """Let the bots play ``"action"``, ``"turn"``, ``"round"`` or to the ``"end"``.

        Raises
        ------
        BotFailed
            The study is then as it was.
        """
        self.session.play(until)
        self.refresh()

    def refresh(self) -> None:
        """Show the study as it is now, after it was changed in a cell, and keep it.

        Raises
        ------
        NotSaved
            If its file cannot be written: see ``autosave``.
        """
        self._show()
        self._keep()

    def _keep(self) -> None:
        """Write the file of the board, if it has one."""
        if self._file is not None:
            self.study.at = self.session.at
            self._file.save(self.study)

    def close(self) -> None:
        """Take the board away, and give its file free."""
        super().close()
        file = getattr(self, "_file", None)
        if file is not None:
            file.release()

    def _show(self) -> None:
        sent = None
        while sent is not self._latest:  # another thread may have sent a later one before it
            with self.study.lock:
                sent, lines = self._seen()
                self._latest = sent
            same = self.view == sent
            self.lines = lines
            self.view = sent
            if same:  # a page may have written the trait: it shows what the kernel says
                self.send_state("view")

    def _seen(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What the page is shown, and the lines of play: they seldom change, so they go apart."""
        seen = self.session.view()
        return seen, seen.pop("lines")

    def show(self, step: int, line: str = "") -> None:
        """Show the position after so many entries, of the line shown or another one.

        Raises
        ------
        IllegalAction
            If nobody may look back: see ``memory_aid`` of La Reconquista.
        UnknownName
            If there is no such line.
        """
        self.session.show(step, line)
        self.refresh()

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        """Answer a browser: whatever it sends, the match is sound and the view is its own again.

        It may run in a thread of its own, beside a cell. The answer goes to every page that is
        connected to the kernel; the view of the page that asked knows it by the nonce.
        """
        for name, part in self._parts.items():
            if content == {"kind": "shared", "part": name}:
                self.send({**content, "text": part.text})
                return
        reply: dict[str, Any] | None
        changes, asks = False, False
        nonce, said = opened(content)
        try:
            message = parse(said)
            if isinstance(message, Still):
                self._still.renew(self.session.picture().svg, repr(self))
                return
            asks = isinstance(message, ASKING)
            reply = self.session.handle(message)
            changes = isinstance(message, CHANGING)
        except Exception as fault:  # a bot's as well: the page must not wait for ever
            reply = self._refused(fault)
        if not asks:
            self._show()
        if changes:
            try:
                self._keep()
            except NotSaved as fault:
                reply = self._refused(fault)
        if reply is not None:
            self.send({**reply, "nonce": nonce})

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page has set; an `auto` or a `speed` that cannot be is sent back as it is."""
        pace = list(sync_data.keys() & {"auto", "speed"})
        try:
            super().set_state(sync_data)
        except traitlets.TraitError:
            if not pace:
                raise
            self.send_state(pace)

    def _refused(self, fault: Exception) -> dict[str, Any]:
        """The reply to a message that failed; what is not its own fault is kept and logged."""
        if isinstance(fault, BotFailed | NotSaved) or not isinstance(fault, GameError):
            self.last_error = fault
            self.auto = False  # or the page would try again at once
            _LOG.error("a message of the browser failed", exc_info=fault)
        return refused(fault, self.session.step, self.session.lang)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, with a picture for where there are no widgets (GitHub, exported pages)."""
        shown(self.session.lang)
        data, metadata = self._bundle(**kwargs)
        return {
            **data,
            "image/svg+xml": self.session.picture().svg,
            "text/plain": repr(self),
        }, metadata

    def _ipython_display_(self) -> None:
        if not in_lab():
            raise NotImplementedError  # `_repr_mimebundle_` is asked
        shown(self.session.lang)
        self._still.show(self.session.picture().svg, repr(self), *self._bundle())

    def _bundle(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle: Any = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle
        return data, metadata

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise BadArgument("widget_alone")

    def __copy__(self) -> NoReturn:
        raise BadArgument("widget_alone")

    def __deepcopy__(self, memo: Any) -> NoReturn:
        raise BadArgument("widget_alone")

    def __repr__(self) -> str:
        bots = {seat: name for seat, (name, _) in self.session.bots.items()}
        seats = (
            name + (f" ({bots[seat]})" if seat in bots else "")
            for seat, name in enumerate(self.match.settings.seats)
        )
        return f"<MatchWidget {self.match.game.name}: {', '.join(seats)}>"


@cache
def _front() -> str:
    return (_STATIC / "widget.js").read_text("utf-8")


def _bots(
    bots: Mapping[int | str, str | Policy | None] | Sequence[str | Policy | None],
    seats: Sequence[str],
) -> dict[int, tuple[str, Policy]]:
    given = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
    numbers = {name.casefold(): seat for seat, name in enumerate(seats)}
    found: dict[int, tuple[str, Policy]] = {}
    for key, bot in given.items():
        seat = numbers.get(key.casefold(), -1) if isinstance(key, str) else key
        if type(seat) is not int or not 0 <= seat < len(seats):
            raise UnknownName("seat", key, seats)
        if isinstance(bot, str):
            found[seat] = (spelled(bot), policy_named(bot))
        elif bot is not None and not callable(bot):
            raise BadArgument("wrong_shape", name="bots", value=bot, wanted='"greedy"')
        elif bot is not None:
            found[seat] = (name_of(bot), bot)
    return found
