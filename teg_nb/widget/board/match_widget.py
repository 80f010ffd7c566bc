"""The match widget: a board for play in the notebook, a thin layer over `Session`."""

from __future__ import annotations

import random
import warnings
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import traitlets

from teg_nb.bots import name_of, policy_named, spelled
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.play.match import Match, require_match
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import board_language
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.autosave import Autosave
from teg_nb.widget.session.board_model import SPEEDS, MatchModel, known_size
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.state import known_undo

CHANCES = ("random", "manual")
"""Sources of chance: the board throws, or people enter the throws of a real table."""


Bots: TypeAlias = Mapping[int | str, str | Policy | None] | Sequence[str | Policy | None]
"""Bots by seat, or in the order of the seats. None is a person."""


class MatchWidget(MapView):
    """A match on the map, played by clicking.

    Parameters
    ----------
    match : Match or Study, optional
        A match is played on in place, at its own end. Moves from an earlier position become a
        variation of `study`. Default: a new match of La Revancha with four seats.
    bots : mapping or sequence, optional
        By seat or by colour: the name of a bot (``"easy"``, ``"search(playouts=50)"``), a policy,
        or None for a person. Default: people play every seat.
    seed : int, optional
        Makes dice, cards and bots repeatable.
    lang : str
        ``"es"`` or ``"en"``. Default: `teg_nb.language`, else Spanish.
    undo : str, optional
        ``"free"``; ``"same"``: repeated throws have the same result; ``"off"``: no undo, and no
        moves from an earlier position. Default: the choice of the study; free for a match.
    autosave : str, optional
        Name of a file. After every action, the study is saved under that name with ``.jsonl`` in
        the working folder; see ``docs/logs.md``. Running the cell again continues from there. The
        file holds every secret, and the seed of ``undo="same"``. If another program writes the
        file, the file stays, and the board continues in ``NAME-2.jsonl``.
    fresh : bool
        True to overwrite that file.
    size : str
        ``"page"``, or ``"class"``: text that a class can read from the last row.
    auto : bool, optional
        True if bots move without a request at the end of the line shown. The page requests one
        decision at a time, once it is drawn. Bots stop at questions to a person, and when somebody
        looks back. Default: true if a person plays.
    speed : str
        Duration of each bot move on the page: ``"slow"``, ``"normal"``, ``"quick"`` or
        ``"at_once"``.
    chance : str
        ``"random"``: the board throws dice and draws cards; ``"manual"``: people type those of a
        real table. The rules refuse impossible input with its clause, and undo removes typing
        errors. Whoever types sees the cards dealt. Not available with ``undo="same"``.
    options : mapping, optional
        Options of the new match of La Revancha, such as ``{"preset": "classic"}``. Not allowed with
        a `match`, which has its own.

    Attributes
    ----------
    auto, speed : bool, str
        Synced: the page changes them too. A failing bot sets `auto` to False.
    notice : str
        Synced: messages about the file of the board, for example that it has a new name.
    last_error : Exception or None
        The error of the last click, if the click was valid: `NotSaved`, or `BotFailed` with the
        bot's error as its cause. The page learns that a bot failed, but never the reason, since a
        bot knows the secrets of its seat. The error is also logged, under ``"teg_nb.widget"``.

    Examples
    --------
    >>> widget = MatchWidget(Match(seats=3), bots={"Negro": "greedy", "Rojo": "random"}, seed=7)
    >>> widget
    <MatchWidget teg: Blanco, Negro (greedy), Rojo (random)>
    >>> widget.view["phase"], widget.view["step"] == len(widget.match)
    ('initial_1', True)
    """

    model: MatchModel

    auto = traitlets.Bool(True).tag(sync=True)
    speed = traitlets.Enum(SPEEDS, "normal").tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        match: Match | Study | None = None,
        bots: Bots = (),
        *,
        seed: int | None = None,
        lang: str = "",
        undo: str | None = None,
        autosave: str | None = None,
        fresh: bool = False,
        size: str = "page",
        auto: bool | None = None,
        speed: str = "normal",
        chance: str = "random",
        options: JsonMapping | None = None,
    ) -> None:
        if match is not None and options is not None:
            raise BadArgument("options_of_match")
        match = Match(options=options) if match is None else match
        settings = (match.match if isinstance(match, Study) else require_match(match)).settings
        chosen = _bots(bots, settings.seats)
        lang = board_language(lang)
        known_undo(undo)
        if speed not in SPEEDS:
            raise BadArgument("not_one_of", name="speed", value=speed, known=SPEEDS)
        if chance not in CHANCES:
            raise BadArgument("not_one_of", name="chance", value=chance, known=CHANCES)
        known_size(size)
        file = None if autosave is None else Autosave(autosave)
        try:
            if file is not None:
                match = file.opened(match, fresh)
            session = Session(match, chosen, random.Random(seed), lang, undo, chance)
            auto = bool(session.people) if auto is None else auto
            model = MatchModel(self.sender(), session, size, auto=auto, speed=speed, file=file)
        except BaseException:
            if file is not None:
                file.abandon()
            raise
        self._warned = 0
        super().__init__(model)
        if file is not None:
            file.attach(self)
        self._warn()

    @property
    def last_error(self) -> Exception | None:
        """The error of the last click, if the click was valid."""
        return self.model.last_error

    def play(self, until: str = "turn") -> None:
        """Let the bots play ``"action"``, ``"turn"``, ``"round"`` or to the ``"end"``.

        Ctrl+C ends it. Completed decisions stay.

        Raises
        ------
        BadArgument
            If `until` is none of these.
        BotFailed
            If a bot fails. Earlier decisions stay.
        """
        try:
            self.session.play(until)
        finally:
            self.refresh()

    def refresh(self) -> None:
        """Update the board after a cell has changed the study, and save the study.

        Raises
        ------
        NotSaved
            If the file cannot be written: see ``autosave``.
        """
        self.model.refresh()
        self.model.keep()
        self._warn()

    def checkpoint(self) -> None:
        """Write the file of the board in full, if it has one, so that a copy needs no journal.

        Raises
        ------
        NotSaved
            If the file cannot be written. Earlier saves are intact.
        """
        if self.model.file is not None:
            self.model.file.checkpoint()

    def _warn(self) -> None:
        """Warn with the same messages once, below the running cell."""
        file = self.model.file
        notices = file.notices if file is not None else []
        for notice in notices[self._warned :]:
            warnings.warn(notice.text(self.session.lang), stacklevel=3)
        self._warned = len(notices)

    def close(self) -> None:
        """Close the board and release its file."""
        super().close()
        model = getattr(self, "model", None)  # there is none if the board was not created
        if model is not None and model.file is not None:
            model.file.release()

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
    bots_by_key = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
    numbers = {name.casefold(): seat for seat, name in enumerate(seats)}
    bots_by_seat: dict[int, tuple[str, Policy]] = {}
    for key, bot in bots_by_key.items():
        seat = numbers.get(key.casefold(), -1) if isinstance(key, str) else key
        if type(seat) is not int or not 0 <= seat < len(seats):
            raise UnknownName("seat", key, seats)
        if isinstance(bot, str):
            bots_by_seat[seat] = (spelled(bot), policy_named(bot))
        elif bot is not None and not callable(bot):
            raise BadArgument("wrong_shape", name="bots", value=bot, wanted='"greedy"')
        elif bot is not None:
            bots_by_seat[seat] = (name_of(bot), bot)
    return bots_by_seat
