"""Logs of matches and studies: JSON lines, as docs/logs.md describes them.

A log has a header, the entries of what was played, notes, lines that branch off (variations), and a
last line that counts the entries. A `Match` is one line of play; `Log` is the whole.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import clean, near, plain
from teg_nb.engine.codec import decode, encode
from teg_nb.engine.errors import BadArgument, BadLog, BadNote, GameError, StaleStep, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import GAMES, game_named, set_up
from teg_nb.engine.storage.atomic_write import write_whole
from teg_nb.engine.storage.journal import BadJournal, journal_of, opened
from teg_nb.engine.text.language import LANGUAGES

FORMAT = 2
"""What is written, and read."""

MAIN = "main"
"""Name of the line that was played."""

LONGEST_HEADER, LONGEST_LINE, LARGEST_FILE = 8_000_000, 100_000, 64_000_000
"""Limits, in bytes: of the first line, of any other, of a file."""

GLYPHS = ("!", "?", "!!", "??", "!?", "?!")
"""Judgements of an entry, as in chess."""

TONES = ("good", "bad", "idea", "look")
"""What an arrow or a mark means."""

DEEPEST = 50
"""Lists and objects inside one another, in what a person adds to a log."""

BITS = 10_000
"""Of a whole number: Python reads none of more than 4,300 digits."""

Note = Mapping[str, Any]
"""What is said of a step: one or more of ``say``, ``arrows``, ``marks``, ``ask``, ``glyph``."""


@dataclass(repr=False)
class Line:
    """A line of play: what was played, or what could have been.

    Attributes
    ----------
    name : str
        ``"main"``, or small letters, digits and hyphens.
    of : str
        The line that it leaves; empty for the main one.
    start : int
        The step at which it does.
    title : str
        For people.
    actions : list[Action]
        From `start` on.
    states : list
        ``states[k]`` is the position after ``actions[k]``.
    events : list[list[Event]]
        ``events[k]`` is what came of ``actions[k]``.
    notes : dict[int, Note]
        By step.
    """

    name: str = MAIN
    of: str = ""
    start: int = 0
    title: str = ""
    actions: list[Action] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)

    @property
    def end(self) -> int:
        """Its last step."""
        return self.start + len(self.actions)

    def __repr__(self) -> str:  # a notebook keeps it: no cards
        return f"<Line {self.name}: steps {self.start} to {self.end}>"


@dataclass(repr=False)
class Log:
    """A log: its header, and its lines of play in the order in which they are written.

    Attributes
    ----------
    game : Game
    first : state
        The position before the first entry.
    from_position : bool
        Whether that one was set up; else it is that of a match before the deal.
    about : dict
        Notes on the whole; JSON values.
    lines : dict[str, Line]
        By name, the main one first, each after the one that it leaves.
    fault : BadLog or None
        Where a log that was opened in part breaks off.
    more : int
        Number, in the file, of the first note or line of play besides the main one; 0 if none.
    """

    game: AnyGame
    first: Any
    from_position: bool = False
    about: dict[str, Any] = field(default_factory=dict)
    lines: dict[str, Line] = field(default_factory=lambda: {MAIN: Line()})
    fault: BadLog | None = None
    more: int = 0

    @property
    def entries(self) -> int:
        """Number of entries, those of all lines together."""
        return sum(len(line.actions) for line in self.lines.values())

    def __repr__(self) -> str:  # a notebook keeps it: no cards
        return f"<Log {self.game.name}: {self.entries} entries; {', '.join(self.lines)}>"

    def state(self, name: str, step: int) -> Any:
        """The position of a line at a step; steps before its start are those of the lines it left.

        Raises
        ------
        KeyError
            If there is no such line.
        StaleStep
            If the line has no such step.
        """
        line = self.lines[name]
        if not 0 <= step <= line.end:
            raise StaleStep("line_steps", name=name, last=str(line.end), step=str(step))
        while step <= line.start and line.of:
            line = self.lines[line.of]
        return line.states[step - line.start - 1] if step else self.first

    def path(self, name: str = MAIN) -> Line:
        """A line from the very first position, as one match; without its notes.

        Raises
        ------
        UnknownName
            If there is no such line.
        """
        if name not in self.lines:
            raise UnknownName("line", name, self.lines)
        pieces = [(self.lines[name], self.lines[name].end)]
        while (line := pieces[-1][0]).of:
            pieces.append((self.lines[line.of], line.start))
        whole = Line(name, title=self.lines[name].title)
        for line, end in reversed(pieces):
            length = end - line.start
            whole.actions += line.actions[:length]
            whole.states += line.states[:length]
            whole.events += line.events[:length]
        return whole

    def header(self) -> dict[str, Any]:
        """First line of the log.

        Raises
        ------
        ValueError
            If `about` has come to hold what JSON cannot.
        """
        head = heading(self.game, self.first.settings)
        json_value(self.about, "about")
        if self.about:
            head["about"] = self.about
        if self.from_position:
            head["start"] = self.game.dump(self.first)
        return head

    def written(self) -> Iterator[str]:
        """The log, line by line, without line ends; raises like `header`."""
        settings = self.first.settings
        yield dumped(self.header())
        for line in self.lines.values():
            if line.of:
                of = {} if line.of == MAIN else {"of": line.of}
                name = {"name": line.title} if line.title else {}
                yield dumped({"line": line.name, **of, "from": line.start, **name})
            if not line.of and 0 in line.notes:
                yield dumped({"at": 0, **line.notes[0]})
            for step, action in enumerate(line.actions, start=line.start + 1):
                yield dumped(encode(action, settings))
                if step in line.notes:
                    yield dumped({"at": step, **line.notes[step]})
        yield counted(self.entries)

    def save(self, path: str | Path) -> Path:
        """Write the log, whole; see `write_whole`.

        Raises
        ------
        ValueError
            If `about` has come to hold what JSON cannot.
        BadLog
            If a line, or the file, would be longer than what is read.
        """
        return write_whole(path, joined(self.written()))


# Writing


_LINES = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def dumped(value: Any) -> str:
    """A value as one line of a log."""
    return _LINES.encode(value)


def heading(game: AnyGame, settings: Any, **viewer: str | None) -> dict[str, Any]:
    """What the header of any log says: the format, for whom if not for all, what is played."""
    return {
        "teg_nb": FORMAT,
        **viewer,
        "game": game.name,
        "version": game.version,
        "seats": list(settings.seats),
        "options": settings.options.changed(),
    }


def counted(entries: int) -> str:
    """The last line of a log: nothing is lost before it."""
    return dumped({"entries": entries})


def with_count(header: str, entries: Iterable[str]) -> list[str]:
    """The lines of a log whose header and entries were kept, with their count.

    Examples
    --------
    >>> with_count('{"teg_nb": 2}', ['["chance", "pick_first", "Rojo"]'])[-1]
    '{"entries": 1}'
    """
    lines = [header, *entries]
    return [*lines, counted(len(lines) - 1)]


def joined(lines: Iterable[str]) -> bytes:
    """The contents of a file.

    Raises
    ------
    BadLog
        If a line, or the whole, is longer than what is read.
    """
    made = [f"{line}\n".encode() for line in lines]
    for number, line in enumerate(made, start=1):
        if len(line) > _most(number):
            raise BadLog(number, "log_too_long", most=_megabytes(_most(number)))
    data = b"".join(made)
    if len(data) > LARGEST_FILE:
        raise BadLog(len(made), "log_too_large", most=_megabytes(LARGEST_FILE))
    return data


def _most(number: int) -> int:
    return LONGEST_HEADER if number == 1 else LONGEST_LINE


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:g} MB"


def json_value(value: Any, name: str, depth: int = DEEPEST) -> None:
    """Refuse what JSON cannot hold, or would give back as something else.

    Parameters
    ----------
    value : object
    name : str
        What it is called in the error.

    Raises
    ------
    ValueError
        Naming the part: a half surrogate pair, NaN or infinity, a key that is no text, ...

    Examples
    --------
    >>> json_value({"bots": ["greedy"], "seed": 7}, "about")
    >>> json_value({"share": float("nan")}, "about")
    Traceback (most recent call last):
    ...
    teg_nb.engine.errors.BadArgument: about['share']: nan is not a number that JSON knows
    """
    if depth < 0:
        raise BadArgument("json_deep", name=name, most=str(DEEPEST))
    if isinstance(value, str):
        if not _writable(value):
            raise BadArgument("json_surrogate", name=name, value=value)
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise BadArgument("json_number", name=name, value=value)
    elif isinstance(value, dict):
        for key, each in value.items():
            if not isinstance(key, str) or not _writable(key):
                raise BadArgument("json_key", name=name, key=key)
            json_value(each, f"{name}[{key!r}]", depth - 1)
    elif isinstance(value, (list, tuple)):
        for place, each in enumerate(value):
            json_value(each, f"{name}[{place}]", depth - 1)
    elif isinstance(value, int):
        if value.bit_length() > BITS:
            raise BadArgument("json_bits", name=name, most=str(BITS))
    elif value is not None:
        kind = type(value).__name__
        raise BadArgument("json_kind", name=name, value=value, kind=kind)


def _writable(text: str) -> bool:
    """Whether a file can hold a text: no half of a surrogate pair is in it."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def check_note(note: Any, settings: Any) -> None:
    """Refuse what is not a note.

    Parameters
    ----------
    note : object
    settings : Settings
        Of the match, whose places it may name.

    Raises
    ------
    BadNote
        Saying what would be right.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> settings = GAMES["teg"].setup(2).settings
    >>> check_note({"say": "Why now?", "arrows": [["Brasil", "Colombia", "good"]]}, settings)
    >>> check_note({"marks": [["Colombya"]]}, settings)
    Traceback (most recent call last):
    ...
    teg_nb.engine.errors.BadNote: no place 'Colombya'; did you mean Colombia?
    """
    json_value(note, "note")
    if not isinstance(note, Mapping) or not note or set(note) - set(_NOTE):
        raise BadNote("note_keys", known=_NOTE)
    for key, value in note.items():
        if key == "glyph":
            if value not in GLYPHS:
                raise BadNote("not_one_of", name=key, value=value, known=GLYPHS)
        elif key in ("say", "ask"):
            texts = list(value.values()) if isinstance(value, dict) else [value]
            languages = set(value) if isinstance(value, dict) else {"es"}
            if not languages or languages.difference(LANGUAGES) or not all(map(_is_text, texts)):
                wanted = '"...", {"es": "...", "en": "..."}'
                raise BadNote("wrong_shape", name=key, value=value, wanted=wanted)
        else:
            _check_drawn(key, value, settings)


def clean_note(note: Mapping[str, Any]) -> dict[str, Any]:
    r"""A note whose texts have no control characters; a text that is nothing else goes.

    Examples
    --------
    >>> clean_note({"say": {"es": "\x1b[2J", "en": "\x00"}, "ask": "\x07"})
    {'say': {'es': '[2J'}}
    """
    return {key: text for key, value in note.items() if (text := _clean(value))}


def _clean(value: Any) -> Any:
    if isinstance(value, dict):
        texts = {lang: clean(text) for lang, text in value.items()}
        return {lang: text for lang, text in texts.items() if text.strip()}
    if isinstance(value, str):
        text = clean(value)
        return text if text.strip() else ""
    return value


_NOTE = ("say", "arrows", "marks", "ask", "glyph")


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _check_drawn(key: str, value: Any, settings: Any) -> None:
    """Refuse what are not lists of two places (arrows) or one (marks), each with a tone or none."""
    places = 2 if key == "arrows" else 1
    names = settings.places
    wanted = json.dumps([*names[:places], TONES[0]], ensure_ascii=False)
    if not isinstance(value, (list, tuple)) or not value:
        raise BadNote("wrong_shape", name=key, value=value, wanted=f"[{wanted}]")
    known = {plain(name) for name in names}
    for each in value:
        if not isinstance(each, (list, tuple)) or len(each) not in (places, places + 1):
            raise BadNote("wrong_shape", name=key, value=each, wanted=wanted)
        for name in each[:places]:
            if not isinstance(name, str) or plain(name) not in known:
                raise BadNote("unknown", kind="place", name=name, near=near(str(name), names))
        if len(each) > places and each[places] not in TONES:
            raise BadNote("not_one_of", name=key, value=each[places], known=TONES)


# Reading


def read(path: str | Path, partial: bool = False) -> Log:
    """Read a log and play it, with what a journal adds to it, checking everything.

    Parameters
    ----------
    path : str or Path
    partial : bool
        Open what there is, up to the first fault, which ``fault`` keeps; the header must be good.

    Raises
    ------
    BadLog
        With the line of the fault.
    OSError
        If the file cannot be read.
    """
    try:
        file, records = opened(path)
    except BadJournal as fault:
        raise BadLog(1, "log_journal", name=journal_of(path).name, why=fault) from None
    with file:
        log = parse(_texts(file), partial)
    if records and log.fault is None:
        _add(log, records, journal_of(path).name, partial)
    return log


def parse(lines: Iterable[str], partial: bool = False) -> Log:
    """Play a log given as lines, without line ends or with them; see `read`."""
    reader: _Reader | None = None
    number = 0
    try:
        for number, text in enumerate(lines, start=1):
            data = _value(number, text)
            if reader is None:
                reader = _Reader(data)
            else:
                reader.take(number, data)
        if reader is None:
            raise BadLog(1, "log_empty")
        reader.finish(number)
    except BadLog as fault:
        if reader is None or not partial:
            raise
        reader.log.fault = fault
        if not reader.line.actions and reader.line.of:
            del reader.log.lines[reader.line.name]
    return reader.log


def _add(log: Log, records: Iterable[bytes], name: str, partial: bool) -> None:
    """Play what a journal of some name adds to a log."""
    reader = _Reader.of(log)
    for number, raw in enumerate(records, start=2):
        try:
            reader.add(_record(number, raw))
        except GameError as fault:
            why = fault.said if isinstance(fault, BadLog) else fault
            log.fault = BadLog(number, "log_journal", name=name, why=why)
            if not partial:
                raise log.fault from None
            if reader.line.of and not reader.line.actions:
                del log.lines[reader.line.name]
            return


def _record(number: int, raw: bytes) -> Any:
    if len(raw) > LONGEST_LINE:
        raise BadLog(number, "log_too_long", most=_megabytes(LONGEST_LINE))
    try:
        return _value(number, raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadLog(number, "log_not_utf8") from None


class _Reader:
    """A log while its lines come in."""

    def __init__(self, header: Any) -> None:
        self.log = _from_header(header)
        self.line = self.log.lines[MAIN]
        self.state = self.log.first
        self.begun = 1  # the number of the line on which the present line of play begins
        self.over = False

    @classmethod
    def of(cls, log: Log) -> _Reader:
        """A log that was read, to which more is added."""
        reader = cls.__new__(cls)
        reader.log, reader.begun, reader.over = log, 1, False
        reader.line, reader.state = log.lines[MAIN], log.first
        return reader

    def add(self, data: Any) -> None:
        """Take in a record of a journal: all of it, or nothing that counts."""
        parts: dict[str, Callable[[Any], None]] = {
            "lines": self._grow,
            "notes": self._say,
            "names": self._call,
        }
        if not isinstance(data, dict) or not data or set(data) - {*parts, "opens_at"}:
            raise GameError("log_no_such_line")
        more = self.log.entries + 2  # the last line of a log of one line of play
        for name, take in parts.items():
            pieces = data.get(name, [])
            if not isinstance(pieces, list) or not all(isinstance(each, dict) for each in pieces):
                raise GameError("log_no_such_line")
            for piece in pieces:
                take(piece)
        if "opens_at" in data:
            json_value(data["opens_at"], "opens_at")
            self.log.about["opens_at"] = data["opens_at"]
        alone = [*self.log.lines] == [MAIN] and not self.log.lines[MAIN].notes
        self.log.more = 0 if alone else self.log.more or more

    def _grow(self, data: dict[str, Any]) -> None:
        """A line of play goes on at its end, or begins."""
        entries = data.pop("entries", None)
        if not isinstance(entries, list) or not entries:
            raise GameError("log_line_keys")
        if "of" in data:
            self._branch(data)
        else:
            self._go_on(data)
        line, end = self.line, self.line.end
        leaving = [
            each for each in self.log.lines.values() if (each.of, each.start) == (line.name, end)
        ]
        for each in entries:
            self._entry(each)
        if any(each.actions[:1] == line.actions[end - line.start :][:1] for each in leaving):
            raise GameError("log_goes_on", step=end)

    def _go_on(self, data: dict[str, Any]) -> None:
        if set(data) != {"line", "from"}:
            raise GameError("log_line_keys")
        line, start = self._known(data["line"]), data["from"]
        if type(start) is not int or start != line.end:
            facts = {"name": line.name, "first": line.end, "last": line.end}
            raise GameError("log_line_from", **facts, start=start)
        self.line, self.state = line, self.log.state(line.name, line.end)

    def _known(self, name: Any) -> Line:
        if not isinstance(name, str) or name not in self.log.lines:
            raise GameError("log_line_of", name=name)
        return self.log.lines[name]

    def _say(self, data: dict[str, Any]) -> None:
        """What was said of a step, or that nothing is any more."""
        line, at = self._known(data.pop("line", None)), data.pop("at", None)
        if type(at) is not int or not 0 <= at <= line.end:
            raise GameError("log_note_at", wanted=line.end, at=at)
        while line.of and at <= line.start:
            line = self.log.lines[line.of]
        if data:
            check_note(data, self.log.first.settings)
        line.notes.pop(at, None)
        if data:
            line.notes[at] = data

    def _call(self, data: dict[str, Any]) -> None:
        """What a variation is called."""
        line, title = self._known(data.get("line")), data.get("name")
        if set(data) != {"line", "name"} or not isinstance(title, str) or not line.of:
            raise GameError("log_line_keys")
        line.title = title

    def take(self, number: int, data: Any) -> None:
        """Take in the line after the header, the next one, ..."""
        if self.over:
            raise BadLog(number, "log_after_count")
        try:
            if not isinstance(data, dict):
                self._entry(data)
            elif "at" in data:
                self.log.more = self.log.more or number
                self._note(data)
            elif "line" in data:
                self.log.more = self.log.more or number
                self._close()
                self._branch(data)
                self.begun = number
            elif "entries" in data:
                self._close()
                self._count(data)
            else:
                raise GameError("log_no_such_line")
        except BadLog:
            raise
        except GameError as fault:
            raise BadLog(number, str(fault)) from fault

    def finish(self, number: int) -> None:
        """Refuse a log of which something is lost; `number` is its last line."""
        if not self.over:
            raise BadLog(number + 1, "log_breaks_off", good=number)

    def _entry(self, data: Any) -> None:
        line, log = self.line, self.log
        action = decode(data, log.game, log.first.settings)
        if line.of and not line.actions and action in self._siblings():
            raise GameError("log_goes_on", step=line.start)
        self.state, events = log.game.play(self.state, action)
        line.actions.append(action)
        line.states.append(self.state)
        line.events.append(events)

    def _siblings(self) -> list[Action]:
        """How play goes on, in the other lines, from where the present one begins."""
        here, lines = self.line, self.log.lines
        place = here.start - lines[here.of].start
        others = [line for line in lines.values() if (line.of, line.start) == (here.of, here.start)]
        return lines[here.of].actions[place : place + 1] + [
            action for line in others for action in line.actions[:1]
        ]

    def _note(self, data: dict[str, Any]) -> None:
        line, at = self.line, data.pop("at")
        if type(at) is not int or at != line.end:
            raise GameError("log_note_at", wanted=line.end, at=at)
        if line.of and not line.actions:
            raise GameError("log_note_before", at=at, line=line.of)
        if at in line.notes:
            raise GameError("log_note_twice", at=at)
        check_note(data, self.log.first.settings)
        if note := clean_note(data):
            line.notes[at] = note

    def _branch(self, data: dict[str, Any]) -> None:
        name: Any = data.get("line")
        of, start = data.get("of", MAIN), data.get("from")
        title = data.get("name", "")
        if set(data) - {"line", "of", "from", "name"} or not isinstance(title, str):
            raise GameError("log_line_keys")
        if not is_line_name(name):
            raise GameError("log_line_name", name=name)
        if name in self.log.lines:
            raise GameError("log_line_twice", name=name)
        if not isinstance(of, str) or of not in self.log.lines:
            raise GameError("log_line_of", name=of)
        parent = self.log.lines[of]
        first = parent.start + 1 if parent.of else 0
        if type(start) is not int or not first <= start <= parent.end:
            raise GameError("log_line_from", name=of, first=first, last=parent.end, start=start)
        self.state = self.log.state(of, start)
        self.line = self.log.lines[name] = Line(name, of, start, clean(title))

    def _close(self) -> None:
        if self.line.of and not self.line.actions:
            raise BadLog(self.begun, "log_line_empty", name=self.line.name)

    def _count(self, data: dict[str, Any]) -> None:
        count, entries = data["entries"], self.log.entries
        if len(data) > 1 or type(count) is not int or count != entries:
            raise GameError("log_count", entries=entries, said=dumped(data))
        self.over = True


def is_line_name(name: Any) -> bool:
    """Whether a line of play that is not the main one may have a name."""
    return (
        isinstance(name, str)
        and name != MAIN
        and name[:1].isalpha()
        and all(each in "abcdefghijklmnopqrstuvwxyz0123456789-" for each in name)
    )


def _from_header(data: Any) -> Log:
    """A log without entries."""
    form = data.get("teg_nb") if isinstance(data, dict) else None
    if type(form) is not int or form < 1:
        raise BadLog(1, "log_no_header")
    if form != FORMAT:
        raise BadLog(1, "log_other_format", format=form, ours=FORMAT)
    if "viewer" in data:
        seat = data["viewer"]
        raise BadLog(1, "log_of_spectator" if seat is None else "log_of_seat", seat=str(seat))
    known = {"teg_nb", "game", "version", "seats", "options", "about", "start"}
    if set(data) - known:
        raise BadLog(1, "log_header_keys", names=sorted(set(data) - known))
    try:
        return _started(data)
    except BadLog:
        raise
    except (GameError, ValueError) as fault:
        raise BadLog(1, str(fault)) from fault


def _started(data: dict[str, Any]) -> Log:
    name = data.get("game")
    if not isinstance(name, str):
        raise UnknownName("game", name, GAMES)
    game = game_named(name)
    seats, options, about = data.get("seats"), data.get("options", {}), data.get("about", {})
    if not isinstance(seats, list) or not all(isinstance(each, str) for each in seats):
        raise BadLog(1, "log_seats")
    if not isinstance(options, dict) or not isinstance(about, dict):
        raise BadLog(1, "log_objects")
    json_value(about, "about")
    version = data.get("version")
    if type(version) is not int or version != game.version:
        raise BadLog(1, "log_other_rules", version=version, game=game.name, ours=game.version)
    table = set_up(game, seats, options)
    if "start" not in data:
        return Log(game, table, about=about)
    start = game.load(data["start"])
    if list(start.settings.seats) != seats:
        raise BadLog(1, "log_start", name="seats")
    if "options" in data and start.settings.options != table.settings.options:
        raise BadLog(1, "log_start", name="options")
    return Log(game, start, True, about)


def _texts(file: BinaryIO) -> Iterator[str]:
    """The lines of a file, one at a time; what is too large is refused before it is read."""
    size = os.fstat(file.fileno()).st_size  # 0 of a pipe
    number = taken = 0
    while True:
        if max(size, taken) > LARGEST_FILE:
            raise BadLog(number + 1, "log_too_large", most=_megabytes(LARGEST_FILE))
        raw = file.readline(_most(number + 1) + 1)
        if not raw:
            return
        number += 1
        taken += len(raw)
        if len(raw) > _most(number):
            raise BadLog(number, "log_too_long", most=_megabytes(_most(number)))
        try:
            yield raw.decode("utf-8" if number > 1 else "utf-8-sig")
        except UnicodeDecodeError:
            raise BadLog(number, "log_not_utf8") from None


def _value(number: int, text: str) -> Any:
    """The value on a line: JSON that all readers take alike, and that can be written again."""
    text = text.removesuffix("\n")
    if len(text) > _most(number):
        raise BadLog(number, "log_too_long", most=_megabytes(_most(number)))
    try:
        data = _READER.decode(text)
    except json.JSONDecodeError as fault:
        raise BadLog(number, "log_not_json", column=fault.colno, why=fault.msg) from None
    except GameError as fault:
        raise BadLog(number, str(fault)) from fault
    except (ValueError, RecursionError):
        raise BadLog(number, "log_too_big_value") from None
    if not _writable(text) or ("\\u" in text and not _writable(dumped(data))):
        raise BadLog(number, "log_surrogate")
    return data


def _constant(name: str) -> NoReturn:
    raise GameError("log_constant", name=name)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise GameError("log_key_twice", name=twice)
    return found


_READER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_constant)
