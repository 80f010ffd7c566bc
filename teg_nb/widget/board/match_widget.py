"""The match widget: a board for play in the notebook, a thin layer over `Session`."""

from __future__ import annotations

import random
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypedDict, Unpack

import traitlets

from teg_nb.bots import name_of, policy_named, spelled
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import DEFAULT, game_named
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.play.match import Match, require_match
from teg_nb.engine.play.runner import Policy
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.language import board_language
from teg_nb.widget.base.replays import Replay
from teg_nb.widget.board.map_view import MapView
from teg_nb.widget.session.autosave import Autosave
from teg_nb.widget.session.board_model import CONFIRM, HINTS, SPEEDS, MatchModel, known_size
from teg_nb.widget.session.messages import CHANCES
from teg_nb.widget.session.seating import bots_of
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.start import PendingSession
from teg_nb.widget.session.state import known_undo

SEATING = ("open", "fixed")
"""Seats may change hands between people and bots during the match, or may not."""


@dataclass(frozen=True)
class _Unchosen:
    """A game whose seats and bots are chosen on the start screen."""

    game: AnyGame


Bots: TypeAlias = Mapping[int | str, str | Policy | None] | Sequence[str | Policy | None]
"""Bots by seat, or in the order of the seats. None is a person."""


class BoardOptions(TypedDict, total=False):
    """The arguments of `play` that `MatchWidget` takes as they are."""

    seed: int | None
    lang: str
    autosave: str | None
    fresh: bool
    size: str
    auto: bool | None
    speed: str
    hints: str
    chance: str


class WidgetOptions(BoardOptions, total=False):
    """The arguments of `MatchWidget` besides the match and its bots."""

    undo: str | None
    confirm: str
    options: JsonMapping | None
    seats: str


class MatchWidget(MapView):
    """A match on the map, played by clicking.

    Parameters
    ----------
    match : Match or Study, optional
        A match is played on in place, at its own end. Moves from an earlier position become a
        variation of `study`. Without a match, bots and options, the board opens with the start
        screen.
    bots : mapping or sequence, optional
        By seat or by colour: the name of a bot (``"easy"``, ``"search(playouts=50)"``), a policy,
        or None for a person. Default: people play every seat.
    seed : int, optional
        Makes dice, cards and bots repeatable.
    lang : str
        ``"es"`` or ``"en"``. Default: `teg_nb.language`, else Spanish.
    undo : str, optional
        ``"free"``; ``"same"``: repeated throws have the same result; ``"own"``: one's last act,
        which a new act replaces, but no throw, drawn card or act of another seat; ``"off"``: no
        undo, and no moves from an earlier position. Default: the choice of the study; free for a
        match.
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
    hints : str
        ``"on_request"``; ``"always"``: every decision of a person comes with a hint; ``"off"``:
        there are none, and the kernel refuses a page that asks for one.
    confirm : str
        ``"always"``: a placement of La Revancha ends with a press. ``"auto"``: one that was made
        with a mouse ends by itself after 1 s, if nothing else can be done and it can be undone.
    chance : str
        ``"random"``: the board throws dice and draws cards; ``"manual"``: people type those of a
        real table. The rules refuse impossible input with its clause, and undo removes typing
        errors. Whoever types sees the cards dealt. Not available with ``undo="same"``.
    options : mapping, optional
        Options of the new match of La Revancha, such as ``{"preset": "classic"}``. Not allowed with
        a `match`, which has its own.
    seats : str
        ``"open"``: seats may change hands between people and bots during the match. The log notes
        it, and the news tell all. ``"fixed"``: they may not.

    Attributes
    ----------
    auto, speed, hints : bool, str, str
        Synced: the page changes them too. A failing bot sets `auto` to False. While `hints` is
        ``"off"``, only a cell may change it.
    confirm : str
        Synced: cells may change it.
    notice : str
        Synced: messages about the file of the board, for example that it has a new name.
    last_error : Exception or None
        The error of the last click, if the click was valid: `NotSaved`, or `BotFailed` with the
        bot's error as its cause. The page learns that a bot failed, but never the reason, since a
        bot knows the secrets of its seat. The error is also logged, under ``"teg_nb.widget"``.

    Examples
    --------
    >>> from teg_nb import Match, MatchWidget
    >>> widget = MatchWidget(Match(seats=3), bots={"Negro": "greedy", "Rojo": "random"}, seed=7)
    >>> widget
    <MatchWidget teg: Blanco, Negro (greedy), Rojo (random)>
    >>> widget.view["phase"], widget.view["step"] == len(widget.match)
    ('initial_1', True)
    """

    model: MatchModel

    auto = traitlets.Bool(True).tag(sync=True)
    speed = traitlets.Enum(SPEEDS, "normal").tag(sync=True)
    hints = traitlets.Enum(HINTS, "on_request").tag(sync=True)
    confirm = traitlets.Enum(CONFIRM, "always").tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        match: Match | Study | _Unchosen | None = None,
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
        hints: str = "on_request",
        confirm: str = "always",
        chance: str = "random",
        options: JsonMapping | None = None,
        seats: str = "open",
    ) -> None:
        if match is not None and options is not None:
            raise BadArgument("options_of_match")
        lang = board_language(lang)
        known_undo(undo)
        known_size(size)
        for name, value, known in (
            ("speed", speed, SPEEDS),
            ("hints", hints, HINTS),
            ("confirm", confirm, CONFIRM),
            ("chance", chance, CHANCES),
            ("seats", seats, SEATING),
        ):
            if value not in known:
                raise BadArgument("not_one_of", name=name, value=value, known=known)
        waits = isinstance(match, _Unchosen) or (match is None and not bots and options is None)
        file = None if autosave is None else Autosave(autosave)
        try:
            saved = file.resumed() if file is not None and waits and not fresh else None
            session: Session
            if waits and saved is None:
                game = match.game if isinstance(match, _Unchosen) else game_named(DEFAULT)
                session = PendingSession(game, random.Random(seed), lang, undo)
            else:
                given = saved or (Match(options=options) if match is None else match)
                assert not isinstance(given, _Unchosen)
                study = given if isinstance(given, Study) else Study(require_match(given))
                chosen = _bots(bots, study.match.settings.seats)
                if saved is not None:
                    chosen |= bots_of(saved.match)
                if file is not None:
                    given = file.opened(given, fresh)
                session = Session(given, chosen, random.Random(seed), lang, undo, chance)
            session.is_fixed = seats == "fixed"
            auto = bool(session.people) if auto is None else auto
            model = MatchModel(
                self.sender(),
                session,
                size,
                auto=auto,
                speed=speed,
                hints=hints,
                confirm=confirm,
                file=file,
            )
        except BaseException:
            if file is not None:
                file.abandon()
            raise
        self._warned, self._file = 0, file
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

        Examples
        --------
        >>> from teg_nb import Match, MatchWidget
        >>> widget = MatchWidget(Match("tgm", seats=3), ["greedy", "greedy", "greedy"], seed=7)
        >>> before = len(widget.match)
        >>> widget.play("action")
        >>> len(widget.match) > before
        True
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

        Examples
        --------
        >>> from teg_nb import Match, MatchWidget, position
        >>> widget = MatchWidget(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = widget.match.act("end_attack")
        >>> widget.refresh()
        >>> widget.view["steps"]
        1
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

        Examples
        --------
        >>> import contextlib, tempfile
        >>> from teg_nb import Match, MatchWidget
        >>> with contextlib.chdir(tempfile.mkdtemp()):
        ...     widget = MatchWidget(Match("teg", seats=3), autosave="monday")
        ...     widget.checkpoint()
        ...     widget.close()
        ...     print(len(Match.load("monday.jsonl")) == len(widget.match))
        True
        """
        if self._file is not None:
            self._file.checkpoint()

    def _warn(self) -> None:
        """Warn with the same messages once, below the running cell."""
        file = self._file
        notices = file.notices if file is not None else []
        for notice in notices[self._warned :]:
            warnings.warn(notice.text(self.session.lang), stacklevel=3)
        self._warned = len(notices)

    def close(self) -> None:
        """Close the board and release its file."""
        super().close()
        file = getattr(self, "_file", None)  # there is none if the board was not created
        if file is not None:
            file.release()

    def replay(self) -> Replay | None:
        """Return what everybody may know of the match, at the step shown."""
        return self._replay()

    def __repr__(self) -> str:
        bots = {seat: name for seat, (name, _) in self.session.bots.items()}
        seats = (
            name + (f" ({bots[seat]})" if seat in bots else "")
            for seat, name in enumerate(self.session.match.settings.seats)
        )
        if not self.session.BEGUN:
            return f"<MatchWidget {self.session.match.game.name}: not begun>"
        return f"<MatchWidget {self.session.match.game.name}: {', '.join(seats)}>"


def play(
    game: str | AnyGame = DEFAULT,
    seats: int | Sequence[str] | None = None,
    bots: Bots = (),
    *,
    options: JsonMapping | None = None,
    undo: str = "own",
    confirm: str = "auto",
    **given: Unpack[BoardOptions],
) -> MatchWidget:
    """Play a game on a board.

    Without `seats`, `bots` and `options`, the board opens with the start screen, where people
    choose them. Then ``widget.match`` raises a sentence until the match has begun.

    Parameters
    ----------
    game : str or Game
        ``"teg"``, ``"tgm"``, ``"reconquista"``, ``"wargame"`` or ``"eggar"``.
    seats : int or sequence of str, optional
        Number of seats, or their colours.
    bots : mapping or sequence, optional
        As for `MatchWidget`.
    options : mapping, optional
        Options that differ from the rules, such as ``{"preset": "classic"}``.
    undo, confirm : str
        As for `MatchWidget`.
    **given
        Further arguments of `MatchWidget`, such as ``seed``, ``lang`` or ``autosave``.

    Returns
    -------
    MatchWidget

    Examples
    --------
    >>> from teg_nb import play
    >>> play("tgm")
    <MatchWidget tgm: not begun>
    >>> play("tgm", 3, {"Negro": "easy"}, seed=1)
    <MatchWidget tgm: Blanco, Negro (easy), Rojo>
    """
    rules = game_named(game)
    if seats is None and not bots and options is None:
        return MatchWidget(_Unchosen(rules), undo=undo, confirm=confirm, **given)
    count = 4 if seats is None else seats
    return MatchWidget(Match(rules, count, options), bots, undo=undo, confirm=confirm, **given)


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
