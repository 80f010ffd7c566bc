"""The widget: a board in the notebook, thin over `Session`."""

from __future__ import annotations

import logging
import random
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import traitlets

from teg_nb.bots import name_of, policy_named, spelled
from teg_nb.engine.errors import BadArgument, BotFailed, GameError, UnknownName
from teg_nb.engine.play.match import Match, require_match
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import board_language
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.autosave import Autosave, NotSaved
from teg_nb.widget.session.session import Session, known_undo

_LOG = logging.getLogger(__name__)
_LOG.addHandler(logging.NullHandler())  # or it would print, into whatever cell is running

SPEEDS = ("at_once", "quick", "slow")
"""How long the page shows each act of the bots."""

CHANCES = ("thrown", "asked")
"""Whether the board throws, or asks for what fell on a real table."""


class MatchWidget(MapView):
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
        ``"es"`` or ``"en"``. Default: `teg_nb.language`, else Spanish.
    undo : str, optional
        ``"free"``; ``"same"``: what is thrown again falls as it did; ``"off"``: nothing is undone,
        nor played from an earlier position. Default: as the study says; free for a match.
    autosave : str, optional
        A name: the study is kept in a file of that name with ``.jsonl``, in the working folder,
        after every action; see ``docs/logs.md``. The same cell run again goes on from there. The
        file holds every secret, and the seed of ``undo="same"``. What another hand puts into it
        stays, and the board goes on in ``NAME-2.jsonl``.
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
    chance : str
        ``"thrown"``: the board throws dice and draws cards; ``"asked"``: it asks for those of a
        real table, which people type on it. What cannot be is refused with its clause, and what
        was typed wrong is undone as any action. Whoever types sees what is dealt. It does not go
        with ``undo="same"``.

    Attributes
    ----------
    auto, speed : bool, str
        Synced: the page changes them as well. A bot that fails makes `auto` False.
    notice : str
        Synced: what there is to be told of the board's file, as that it goes on in another one.
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

    auto = traitlets.Bool(True).tag(sync=True)
    speed = traitlets.Enum(SPEEDS, "quick").tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        match: Match | Study | None = None,
        bots: Mapping[int | str, str | Policy | None] | Sequence[str | Policy | None] = (),
        *,
        seed: int | None = None,
        lang: str = "",
        undo: str | None = None,
        autosave: str | None = None,
        fresh: bool = False,
        size: str = "page",
        auto: bool | None = None,
        speed: str = "quick",
        chance: str = "thrown",
    ) -> None:
        match = Match() if match is None else match
        settings = (match.match if isinstance(match, Study) else require_match(match)).settings
        chosen = _bots(bots, settings.seats)
        lang = board_language(lang)
        known_undo(undo)
        if speed not in SPEEDS:
            raise BadArgument("not_one_of", name="speed", value=speed, known=SPEEDS)
        if chance not in CHANCES:
            raise BadArgument("not_one_of", name="chance", value=chance, known=CHANCES)
        self._file = None if autosave is None else Autosave(autosave)
        try:
            if self._file is not None:
                match = self._file.opened(match, fresh)
            session = Session(match, chosen, random.Random(seed), lang, undo, chance)
            self._keep(session)
        except BaseException:
            if self._file is not None:
                self._file.abandon()
            raise
        self.last_error: Exception | None = None
        self._warned = 0
        auto = bool(session.people) if auto is None else auto
        super().__init__(session, size, auto=auto, speed=speed)
        if self._file is not None:
            self._file.attach(self)
        self._warn()

    def play(self, until: str = "turn") -> None:
        """Let the bots play ``"action"``, ``"turn"``, ``"round"`` or to the ``"end"``.

        Ctrl+C ends it: what they have decided by then stays.

        Raises
        ------
        BadArgument
            If `until` is none of these.
        BotFailed
            What was decided before that stays.
        """
        try:
            self.session.play(until)
        finally:
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
        self._warn()

    def checkpoint(self) -> None:
        """Write the file of the board whole, if it has one: a copy of it alone has everything then.

        Raises
        ------
        NotSaved
            If it cannot be written; what was kept before still is.
        """
        if self._file is not None:
            self._file.checkpoint()

    def _keep(self, session: Session | None = None) -> None:
        """Keep what is new in the file of the board, if it has one."""
        if self._file is None:
            return
        fresh, session = session is not None, session or self.session
        session.study.at = session.at
        self._file.save(session.study)
        if not fresh and self.notice != self._noticed():
            self.set_trait("notice", self._noticed())

    def _noticed(self) -> str:
        """What there is to be told of the file, on the board."""
        notices = self._file.notices if self._file is not None else ()
        return "\n".join(each.text(self.session.lang) for each in notices)

    def _warn(self) -> None:
        """Say the same below the cell that is running, once."""
        notices = self._file.notices if self._file is not None else []
        for notice in notices[self._warned :]:
            warnings.warn(notice.text(self.session.lang), stacklevel=3)
        self._warned = len(notices)

    def _where(self) -> dict[str, Any]:
        return {**super()._where(), "notice": self._noticed()}

    def close(self) -> None:
        """Take the board away, and give its file free."""
        super().close()
        file = getattr(self, "_file", None)
        if file is not None:
            file.release()

    def accepts_from_page(self, name: str, value: Any) -> bool:
        """Whether a page may set a trait so."""
        if name == "auto":
            return type(value) is bool
        return value in SPEEDS if name == "speed" else super().accepts_from_page(name, value)

    def _refused(self, fault: Exception) -> dict[str, Any]:
        """The reply to a message that failed; what is not its own fault is kept and logged."""
        if isinstance(fault, BotFailed | NotSaved) or not isinstance(fault, GameError):
            self.last_error = fault
            self.auto = False  # or the page would try again at once
            _LOG.error("a message of the browser failed", exc_info=fault)
        return super()._refused(fault)

    def __repr__(self) -> str:
        bots = {seat: name for seat, (name, _) in self.session.bots.items()}
        seats = (
            name + (f" ({bots[seat]})" if seat in bots else "")
            for seat, name in enumerate(self.match.settings.seats)
        )
        return f"<MatchWidget {self.match.game.name}: {', '.join(seats)}>"


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
