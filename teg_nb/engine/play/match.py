"""A match: the list of its actions, and every position between them."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable, MutableSequence, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from teg_nb.engine.actions import ALL, CHANCE, Action, Event
from teg_nb.engine.codec import decode_said, encode
from teg_nb.engine.errors import BadArgument, BadLog, StaleStep
from teg_nb.engine.game import AnyGame, O, Outcome, seat_number, viewer_number
from teg_nb.engine.games import DEFAULT, game_named, set_up
from teg_nb.engine.json_types import JsonList, JsonMapping, JsonObject
from teg_nb.engine.legal_actions import LegalActions
from teg_nb.engine.log.format import MAIN, Line, Log, join_lines, json_value
from teg_nb.engine.log.format import parse as parse_log
from teg_nb.engine.log.format import read as read_log
from teg_nb.engine.open_types import AnyFrame, AnyHint
from teg_nb.engine.play.history import History, LogHandle, log_handle
from teg_nb.engine.play.manual_input import PendingChance, due, parse_chance
from teg_nb.engine.play.news import News, news
from teg_nb.engine.play.runner import AnyTableGame, MatchRunner
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry, visible_lines
from teg_nb.engine.plugins import HINT, resolve, table
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.engine.storage.atomic_write import write_atomically

if TYPE_CHECKING:
    from teg_nb.engine.svg.board import Picture


class Match(MatchRunner):
    """A match as a list of actions, dice and cards included.

    Parameters
    ----------
    game : str or Game, optional
        ``"teg"``, or any object that implements the `Game` protocol. Default: the game of `start`,
        or La Revancha.
    seats : int or sequence of str
        Number of seats, or their colours in wheel order.
    options : mapping, optional
        Options that differ from the rules.
    start : state, optional
        A position to begin from, instead of the deal; see `teg_nb.position`.
    metadata : mapping, optional
        Notes kept in the header of the log (bots, seed); JSON values.

    Raises
    ------
    UnknownName
        If no game has that name.
    BadMessage, IllegalAction
        For seats or options that the game refuses.
    ValueError
        If `metadata` holds a value that JSON cannot. The message names its key.

    Attributes
    ----------
    actions : sequence of Action
    states : sequence
        ``states[k]`` is the position after `k` entries.
    events : sequence of list[Event]
        ``events[k]`` are the events of entry `k`.
    lock : threading.RLock
        Every method that changes the match holds it, so the three lists always agree. Hold it to
        read several things consistently while other threads may act. The widget's handlers run in
        such a thread, concurrently with the cells. Forks and copies have a lock of their own.

    Examples
    --------
    >>> from teg_nb import Match
    >>> from teg_nb.engine.games.teg.position import position
    >>> match = Match(start=position(Blanco="Nueva Zelandia 4", Negro="Tasmania 3"))
    >>> _ = match.act("attack", "Nueva Zelandia", "Tasmania")
    >>> _ = match.act("roll", [6, 5, 1], [6, 4, 2])
    >>> board = match.state.settings.board
    >>> [match.state.armies[board.country(name)] for name in ("Nueva Zelandia", "Tasmania")]
    [2, 2]
    """

    _is_shared = False  # true if a branch reads the lists; see `teg_nb.engine.play.branch`

    def __init__(
        self,
        game: str | AnyGame = "",
        seats: int | Sequence[str] = 4,
        options: JsonMapping | None = None,
        *,
        start: Position | None = None,
        metadata: JsonMapping | None = None,
    ) -> None:
        game = game or (DEFAULT if start is None else start.settings.game)
        self.game: AnyGame = game_named(game)
        self.started_from_position = start is not None
        first_state = start if start is not None else set_up(self.game, seats, options)
        self.metadata: JsonObject = dict(metadata or {})
        json_value(self.metadata, "about")
        self.actions: MutableSequence[Action] = []
        self.states: MutableSequence[Position] = [first_state]
        self.events: MutableSequence[list[Event]] = []
        self._tickets: dict[int | str | None, LogHandle] = {}
        self.lock = threading.RLock()

    def __getstate__(self) -> JsonObject:
        with self.lock:
            not_copied = ("lock", "_tickets", "_is_shared")
            parts = {name: part for name, part in vars(self).items() if name not in not_copied}
            lists = {name: parts[name][:] for name in ("actions", "states", "events")}
            return parts | lists

    def __setstate__(self, parts: JsonObject) -> None:
        vars(self).update(parts)
        self._tickets = {}
        self.lock = threading.RLock()

    # Reading

    @property
    def state(self) -> Position:
        """The present position.

        Examples
        --------
        >>> from teg_nb import Match
        >>> Match("teg", 3).state.phase
        'setup'
        """
        return self.states[-1]

    @property
    def step(self) -> int:
        """Number of entries so far.

        Examples
        --------
        >>> from teg_nb import Match
        >>> match = Match("eggar")
        >>> events = match.act("roll_move", 3)
        >>> match.step
        1
        """
        return len(self.actions)

    @property
    def outcome(self) -> Outcome | None:
        """Winners and reason, or None while the match goes on.

        Examples
        --------
        >>> import random
        >>> from teg_nb import POLICIES, Match
        >>> match = Match("teg", 3, {"max_rounds": 2})
        >>> print(match.outcome)
        None
        >>> match.run(POLICIES["greedy"], random.Random(1)).outcome
        Outcome(winners=(0,), reason='round_limit', returns=(1.0, 0.0, 0.0))
        """
        return self.game.outcome(self.state)

    def legal_actions(self, seat: int | None = None) -> LegalActions[Action]:
        """Return every legal action of a seat. Default: the awaited seat.

        The result is a lazy sequence. It behaves like a list, and has ``of_type(Attack)``,
        ``count()`` and ``choice(rng)``; see `teg_nb.engine.legal_actions`.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> legal = match.legal_actions()
        >>> len(legal), legal[0].verb
        (7, 'attack')
        """
        return self.game.legal_actions(self.state, seat)

    def observe(self, viewer: int | str | None = None) -> ObservationBase:
        """Return the observation of a viewer: the game's own, and the log (None: a spectator).

        Parameters
        ----------
        viewer : int or str, optional
            A seat, by its number or its colour.

        Returns
        -------
        Observation
            The game's observation, with ``history``: the entries so far as the viewer may read
            them, or all of them after the match. The history is read on first access. Later play
            does not change it. The observation holds no position.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> seen = match.observe("Negro")
        >>> seen.viewer, len(seen.history)
        (1, 2)
        """
        if isinstance(viewer, str):
            viewer = seat_number(viewer, self.settings.seats)
        return self._with_history(self.game.observe(self.states[-1], viewer), viewer)

    def observe_on_demand(self, seat: int) -> ObservationBase:
        """Return the observation of a seat for a trusted bot, right until the next entry."""
        game = cast("AnyTableGame", self.game)
        return self._with_history(game.observe_on_demand(self.states[-1], seat), seat)

    def _with_history(self, observation: O, viewer: int | None) -> O:
        """Add the log as the viewer may read it to an observation."""
        handle = self._tickets.get(viewer)
        if handle is None:
            sibling = next(iter(self._tickets.values()), None)
            handle = self._tickets[viewer] = log_handle(self, viewer, sibling)
        observation.history = History(handle, len(self.actions))
        return observation

    def menu(self, seat: int | None = None) -> dict[str, list[JsonList]]:
        """List the legal actions of a seat for people: by verb, the arguments in printed names.

        Where an argument is a number of armies, the row has the largest. Smaller numbers, down to
        one, are legal too. Rows can be played unchanged: ``match.act(verb, *row)``.

        Parameters
        ----------
        seat : int, optional
            Default: the awaited seat.

        Examples
        --------
        >>> from teg_nb import Match
        >>> from teg_nb.engine.games.teg.position import position
        >>> match = Match(start=position(Blanco="Chile 4, Portugal 3", Negro="España 2"))
        >>> match.menu()["attack"][-1]
        ['Portugal', 'España']
        >>> [verb for verb in match.menu() if verb != "attack"]
        ['end_attack', 'end_turn']
        """
        rows_by_verb: dict[str, dict[str, JsonList]] = {}
        for action in self.legal_actions(seat).with_max_amount():
            _, verb, *arguments = encode(action, self.settings)
            rows = rows_by_verb.setdefault(verb, {})
            row = rows.setdefault(repr(arguments[:-1] if action.amount else arguments), arguments)
            if action.amount:
                row[-1] = max(row[-1], arguments[-1])
        return {verb: list(rows.values()) for verb, rows in rows_by_verb.items()}

    def news(
        self,
        first: int = 0,
        last: int | None = None,
        viewer: int | str | None = None,
        lang: str = "es",
    ) -> list[News]:
        """Return the news of some entries as a viewer may read them.

        After the match everybody may read everything.

        Parameters
        ----------
        first, last : int
            Entries as in a slice: ``match.news(-1)`` is the last one.
        viewer : str, int or None
            A seat by name or number; None is a spectator, ``"all"`` reads everything.
        lang : str
            ``"es"`` or ``"en"``.

        Examples
        --------
        >>> from teg_nb import Match
        >>> from teg_nb.engine.games.teg.position import position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> [line.text for line in match.news(-1, lang="en")]
        ['Blanco attacks Argentina from Chile: 6-4-1 against 5-4; loses 1 army, the defender 1.']
        """
        reader = effective_viewer(self, viewer_number(viewer, self.settings.seats))
        lines = (
            news(event, self.settings, reader, lang)
            for index in range(len(self))[first:last]
            for event in visible_entry(self, index, reader).events
        )
        return [line for line in lines if line is not None]

    def __bool__(self) -> bool:
        return True  # a match without entries is a match

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        seats = ", ".join(self.settings.seats)
        return f"<Match {self.game.name}: {seats}; {len(self)} entries; {self.state!r}>"

    def _repr_svg_(self) -> str:
        text: str = self.state._repr_svg_()
        return text

    def picture(self, **drawn: object) -> Picture:
        """Draw the board of the present position; see the game's `picture`.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> match.picture().svg[:4]
        '<svg'
        """
        drawing: Picture = self.state.picture(**drawn)
        return drawing

    # Playing

    def _identity(self) -> object:
        return self.states[-1]

    def push_unchecked(self, action: Action) -> list[Event]:
        """Play an action that is known to be legal; see `MatchRunner.push_unchecked`."""
        after = self.states[-1].copy()
        events = self.game.apply(after, action)
        self._add(action, after, events)
        return events

    def _add(self, action: Action, state: Position, events: list[Event]) -> None:
        # No calls here: Python cannot raise KeyboardInterrupt between these three lines.
        self.actions += [action]
        self.states += [state]
        self.events += [events]

    def extend(
        self, actions: list[Action], states: list[Position], events: list[list[Event]]
    ) -> None:
        """Append entries that were played on a fork of the match as it is."""
        with self.lock:  # No calls here either.
            self.actions += actions
            self.states += states
            self.events += events

    def push_at(self, step: int, action: Action) -> list[Event]:
        """Play an action on an earlier position and drop the entries that followed it.

        Parameters
        ----------
        step : int
            Number of entries that stay.
        action : Action

        Raises
        ------
        StaleStep
            If the match has no such step.
        IllegalAction
            If it is against the rules. The match is unchanged; no entry is lost.

        Examples
        --------
        >>> from teg_nb import Match
        >>> from teg_nb.engine.games.teg.position import position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> throw = match.actions[1]
        >>> [event.kind for event in match.push_at(1, throw)], len(match)
        (['attack_rolled'], 2)
        """
        with self.lock:
            self._has(step)
            state, events = self.game.play(self.states[step], action)
            self.rewind(step)
            self._add(action, state, events)
        return events

    def act(self, verb: str, *arguments: object, seat: str | None = None) -> list[Event]:
        """Play an action written in printed names.

        Parameters
        ----------
        verb : str
            As in a log: ``"attack"``, ``"roll"``, ...
        *arguments
            Names, numbers, lists of them. Accents and capitals do not matter.
        seat : str, optional
            The seat that acts. Default: the awaited seat, or chance.

        Raises
        ------
        BadMessage
            If it is not an action.
        IllegalAction
            If it is against the rules; the match is unchanged.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina")
        >>> [event.kind for event in match.act("roll", [6, 4, 1], [5, 4])]
        ['attack_rolled']
        """
        with self.lock:
            return self.push(
                decode_said(verb, arguments, seat, self.to_move, self.game, self.settings)
            )

    def resolve_chance(self, rng: random.Random) -> list[Event]:
        """Play chance actions until a seat is to move, and return their events.

        Examples
        --------
        >>> import random
        >>> from teg_nb import Match
        >>> match = Match("teg", seats=3)
        >>> _ = match.resolve_chance(random.Random(1))
        >>> match.state.phase
        'initial_1'
        """
        events: list[Event] = []
        with self.lock:
            while self.to_move == CHANCE:
                events += self.push_unchecked(
                    self.game.sample_chance(self.state, self._chance_rng(rng))
                )
        return events

    def pending_chance(self, lang: str = "es") -> PendingChance | None:
        """Return the input that a real table is asked for, or None where nothing is due.

        Returns
        -------
        PendingChance or None
            ``verb``, ``label`` (in ``"es"`` or ``"en"``), and an ``example`` for `enter_chance`.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina")
        >>> match.pending_chance("en").example
        '6 3 1 / 5 4'
        """
        return due(self.game, self.state, lang)

    def enter_chance(self, text: str) -> list[Event]:
        """Play a chance result of a real table, as people type it, and return its events.

        Parameters
        ----------
        text : str
            Dice, ``"6 4 1 / 5 4"`` (attacker / defender, in any order) or ``"641 / 54"``; names of
            cards, ``"Cuba"``, ``"nieve"`` or ``"snow"``; a deal to all seats,
            ``"Rojo: Cuba, México; Azul: Chile"``. `pending_chance` has a current example.

        Raises
        ------
        IllegalAction
            If the result is impossible: a wrong number of dice, a card drawn already, ... The error
            has the clause. The match is unchanged.
        BadArgument, UnknownName, BadMessage
            If the text does not fit the chance that is due. The match is unchanged.

        Examples
        --------
        >>> from teg_nb import Match
        >>> from teg_nb.engine.games.teg.position import position
        >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 2"))
        >>> _ = match.act("attack", "Portugal", "España")
        >>> match.pending_chance("en").label
        'Roll the dice'
        >>> match.enter_chance("1 6 4 / 55")[0].losses_attack
        1
        >>> match.actions[-1].defence
        (5, 5)
        """
        with self.lock:
            return self.push(parse_chance(text, self.game, self.state))

    # Taking back

    def pop(self) -> Action:
        """Take back the last entry.

        Raises
        ------
        StaleStep
            If there is none.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> match.pop().attack, len(match)
        ((6, 4, 1), 1)
        """
        with self.lock:
            if not self.actions:
                raise StaleStep("no_entry")
            [action] = self.rewind(len(self) - 1)
        return action

    def undo(self) -> list[Action]:
        """Take back the last decision of a seat and the chance entries after it; return them.

        Before the first decision nothing is taken back: the deal stays.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> [action.verb for action in match.undo()]
        ['attack', 'roll']
        """
        with self.lock:
            for step in range(len(self) - 1, -1, -1):
                if self.actions[step].seat != CHANCE:
                    return self.rewind(step)
        return []

    def rewind(self, step: int) -> list[Action]:
        """Take back all entries after the first `step` entries, and return them in order.

        Raises
        ------
        StaleStep
            If the match has no such step.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> [action.verb for action in match.rewind(1)], len(match)
        (['roll'], 1)
        """
        with self.lock:
            self._has(step)
            taken = [*self.actions[step:]]
            self._shorten(step)
        return taken

    def _shorten(self, step: int) -> None:
        if self._tickets or self._is_shared:  # observations and branches keep the old lists
            shortened = self.actions[:step], self.states[: step + 1], self.events[:step]
            self.actions, self.states, self.events = shortened
            self._tickets, self._is_shared = {}, False
        else:
            del self.actions[step:], self.events[step:], self.states[step + 1 :]

    def _has(self, step: int) -> None:
        if not 0 <= step <= len(self):
            raise StaleStep("no_step", last=str(len(self)), step=str(step))

    def fork(self, step: int | None = None) -> Match:
        """Return a match that shares the first entries with this one and then diverges.

        Parameters
        ----------
        step : int, optional
            Number of entries to share. Default: all.

        Raises
        ------
        StaleStep
            If the match has no such step.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> other = match.fork(1)
        >>> _ = other.act("roll", [1, 1, 1], [6, 6])
        >>> match.actions[1].attack, other.actions[1].attack
        ((6, 4, 1), (1, 1, 1))
        """
        other = Match.__new__(Match)
        with self.lock:
            step = len(self) if step is None else step
            self._has(step)
            other.game = self.game
            other.started_from_position = self.started_from_position
            other.metadata = dict(self.metadata)
            other.actions = self.actions[:step]
            other.states = self.states[: step + 1]
            other.events = self.events[:step]
            other._bots = self._bots
        other._tickets = {}
        other.lock = threading.RLock()
        return other

    def adopt(self, other: Match) -> Match:
        """Replace the entries of this match by those of a fork, atomically.

        To do all of something or nothing, fork the match, play on the fork, and adopt the fork.

        Parameters
        ----------
        other : Match
            A fork of this match, or one that was played from the same first position.

        Returns
        -------
        Match
            This match.

        Raises
        ------
        ValueError
            If the other match has another first position. Nothing is changed.

        Examples
        --------
        >>> import random
        >>> from teg_nb import Match
        >>> match = Match("teg", 3)
        >>> trial = match.fork()
        >>> _ = trial.resolve_chance(random.Random(1))
        >>> match.adopt(trial).states == trial.states
        True
        """
        copy = other.fork()
        with self.lock:
            if self.states[0] != copy.states[0]:
                raise BadArgument("other_start")
            self._replace(copy.actions, copy.states, copy.events)
            self._bots = copy._bots
            self._tickets = {}
        return self

    def _replace(
        self,
        actions: MutableSequence[Action],
        states: MutableSequence[Position],
        events: MutableSequence[list[Event]],
    ) -> None:
        self.actions, self.states, self.events = actions, states, events

    # Files

    def header(self) -> JsonObject:
        """Return the first line of the log.

        Raises
        ------
        ValueError
            If `metadata` holds a value that JSON cannot.

        Examples
        --------
        >>> from teg_nb import Match
        >>> list(Match("teg", seats=3).header())
        ['teg_nb', 'game', 'version', 'seats', 'options']
        """
        return Log(self.game, self.states[0], self.started_from_position, self.metadata).header()

    def log(self) -> Log:
        """Return the log of the match so far, with one line of play.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> log = match.log()
        >>> list(log.lines), len(log.lines["main"].actions)
        (['main'], 2)
        """
        copy = self.fork()
        line = Line(actions=[*copy.actions], states=[*copy.states[1:]], events=[*copy.events])
        start = copy.states[0]
        return Log(self.game, start, self.started_from_position, copy.metadata, {line.name: line})

    def lines(self, viewer: int | str | None = ALL) -> Iterable[str]:
        """Return the lines of the log, without line ends; see `save`.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> for line in match.lines():
        ...     print(line[:44])
        {"teg_nb": 2, "game": "teg", "version": 1, "
        ["Blanco", "attack", "Chile", "Argentina"]
        ["chance", "roll", [6, 4, 1], [5, 4]]
        {"entries": 2}
        """
        match = self.fork()
        reader = effective_viewer(match, viewer_number(viewer, match.settings.seats))
        return (
            match.log().written()
            if isinstance(reader, str)
            else visible_lines(match, reader, match.started_from_position)
        )

    def save(self, path: str | Path, viewer: int | str | None = ALL) -> Path:
        """Write the log: a header, one entry a line, and their number, as JSON in UTF-8.

        The write is atomic: a failure leaves the old file intact. See ``docs/logs.md``.

        Parameters
        ----------
        path : str or Path
        viewer : str, int or None
            The reader of the log. ``"all"`` writes every secret. A seat, by name or number, or None
            for a spectator writes the entries as that viewer may know them; such a log can be read
            but not replayed. After the match everybody may read everything.

        Raises
        ------
        ValueError
            If `metadata` holds a value that JSON cannot. No file was touched.
        BadLog
            If the log is too large to be read again. No file was touched.
        UnknownName
            If no seat has that name.
        IllegalAction
            If the game hides its log until it is over (REC-8.9).
        OSError
            If the file cannot be written.

        Examples
        --------
        >>> import tempfile
        >>> from teg_nb import Match
        >>> path = Match("teg", seats=3).save(f"{tempfile.mkdtemp()}/match.jsonl")
        >>> path.name
        'match.jsonl'
        """
        return write_atomically(path, join_lines(self.lines(viewer)))

    @classmethod
    def load(cls, path: str | Path, line: str = "", partial: bool = False) -> Match:
        """Read a log and replay it, checking everything.

        Parameters
        ----------
        path : str or Path
        line : str
            The line of play to open, such as ``"main"``. Required where the log has notes or
            several lines, because a match does not hold them and would not save them.
        partial : bool
            Open a truncated log up to its last good line.

        Raises
        ------
        BadLog
            If the log is invalid. The error has the line number.
        UnknownName
            If no line of play has that name.

        Examples
        --------
        >>> import tempfile
        >>> from teg_nb import Match
        >>> path = Match("teg", seats=3).save(f"{tempfile.mkdtemp()}/match.jsonl")
        >>> Match.load(path).settings.seats
        ('Blanco', 'Negro', 'Rojo')
        """
        return cls._of(read_log(path, partial), line)

    @classmethod
    def parse(cls, lines: Iterable[str], line: str = "", partial: bool = False) -> Match:
        """Replay a log passed as lines; otherwise like `load`.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> Match.parse(match.lines()).state == match.state
        True
        """
        return cls._of(parse_log(lines, partial), line)

    @classmethod
    def _of(cls, log: Log, line: str) -> Match:
        if log.more and not line:
            raise BadLog(log.more, "log_several", known=list(log.lines))
        played = log.path(line or MAIN)
        match = cls(log.game, start=log.first, metadata=log.about)
        match.started_from_position = log.from_position
        match.actions, match.events = played.actions, played.events
        match.states += played.states
        return match

    # Advice

    def hint(self, seat: int | str | None = None, *, ask: bool = False) -> AnyHint:
        """Return what the best bot would do now, and why: a hint that shows itself.

        The bot sees only what the seat may know. It draws no dice of the match and changes nothing.
        The same question has the same answer.

        Parameters
        ----------
        seat : int or str, optional
            The seat that is to move.
        ask : bool
            True to show a question first, with the hint folded below it.

        Returns
        -------
        teg_nb.bots.tutor.Hint

        Raises
        ------
        BadArgument
            If no seat is to move.
        IllegalAction
            If another seat is to move.

        Examples
        --------
        >>> from teg_nb import Match
        >>> from teg_nb.engine.games.teg.position import position
        >>> start = position(Blanco="Portugal 9", Negro="España 2, Francia 12", rest="Blanco")
        >>> print(Match(start=start).hint().headline("en"))
        Attack: Portugal → España.
        """
        return resolve(HINT)(self.fork(), seat, ask)

    # Tables

    def frame(self) -> AnyFrame:
        """Return the entries as a pandas table; see `teg_nb.analysis.entries_frame`.

        Raises
        ------
        MissingPackage
            If pandas is not installed.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> match.frame()[["step", "seat", "kind"]].values.tolist()
        [[1, 'Blanco', 'attack'], [2, 'chance', 'roll']]
        """
        return table("entries", self.fork())

    def battles(self) -> AnyFrame:
        """Return the throws as a pandas table; see `teg_nb.analysis.battles_frame`.

        Raises
        ------
        MissingPackage
            If pandas is not installed.

        Examples
        --------
        >>> from teg_nb import Match, position
        >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
        >>> _ = match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
        >>> match.battles()[["seat", "losses_attack", "losses_defence"]].values.tolist()
        [['Blanco', 1, 1]]
        """
        return table("battles", self.fork())


def require_match(given: object) -> Match:
    """Return the argument if it is a match; raise otherwise.

    Examples
    --------
    >>> require_match(7)
    Traceback (most recent call last):
      ...
    teg_nb.engine.errors.BadArgument: match cannot be 7; it is written teg_nb.Match(...)
    """
    if isinstance(given, Match):
        return given
    raise BadArgument("wrong_shape", name="match", value=given, wanted="teg_nb.Match(...)")
