"""Logs of matches and studies: JSON lines, described in docs/logs.md.

A log has a header, the entries of the match, notes, lines of play that branch off (variations),
and a footer that counts the entries. A `Match` is one line of play; a `Log` is the complete file.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, NoReturn, TypeGuard

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import clean, closest_name, normalize_name
from teg_nb.engine.codec import decode, encode
from teg_nb.engine.errors import BadArgument, BadLog, BadNote, GameError, StaleStep, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import GAMES, game_named, set_up
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.schema.position import Position
from teg_nb.engine.settings import Settings
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.engine.storage.journal import BadJournal, journal_of, opened
from teg_nb.engine.text.language import LANGUAGES

FORMAT = 2
"""Format of logs."""

MAIN = "main"
"""Name of the main line: the match as played."""

LONGEST_HEADER, LONGEST_LINE, LARGEST_FILE = 8_000_000, 100_000, 64_000_000
"""Limits in bytes: of the first line, of other lines, of a file."""

GLYPHS = ("!", "?", "!!", "??", "!?", "?!")
"""Judgements of an entry, as in chess."""

TONES = ("good", "bad", "idea", "look")
"""Meanings of an arrow or a mark."""

DEEPEST = 50
"""Largest depth of nested lists and objects in user data of a log."""

BITS = 10_000
"""Largest size of an integer in bits: Python reads at most 4,300 digits."""

Note = JsonMapping
"""A note on a step: one or more of ``say``, ``arrows``, ``marks``, ``ask``, ``glyph``."""


@dataclass(repr=False)
class Line:
    """A line of play: the match as played, or a variation.

    Attributes
    ----------
    name : str
        ``"main"``, or lowercase letters, digits and hyphens.
    of : str
        Name of the parent line; empty for the main line.
    start : int
        Step at which the line leaves its parent.
    title : str
        Title for people.
    actions : list[Action]
        Actions from `start` on.
    states : list
        ``states[k]`` is the position after ``actions[k]``.
    events : list[list[Event]]
        ``events[k]`` are the events of ``actions[k]``.
    notes : dict[int, Note]
        Notes by step.
    taken_back : bool
        True if the line was played, and then taken back.
    """

    name: str = MAIN
    of: str = ""
    start: int = 0
    title: str = ""
    actions: list[Action] = field(default_factory=list)
    states: list[Position] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)
    taken_back: bool = False

    @property
    def end(self) -> int:
        """Last step of the line."""
        return self.start + len(self.actions)

    def __repr__(self) -> str:  # saved notebooks keep the text: no secrets
        return f"<Line {self.name}: steps {self.start} to {self.end}>"


@dataclass(repr=False)
class Log:
    """A log: its header, and its lines of play in file order.

    Attributes
    ----------
    game : Game
    first : state
        Position before the first entry.
    from_position : bool
        True if `first` was set up; otherwise it is the position of a match before the deal.
    about : dict
        User data about the log; JSON values.
    lines : dict[str, Line]
        Lines of play by name. The main line is first; other lines follow their parents.
    fault : BadLog or None
        The first fault of a log that was opened in part.
    more : int
        File line number of the first note or variation; 0 if there is none.
    """

    game: AnyGame
    first: Position
    from_position: bool = False
    about: JsonObject = field(default_factory=dict)
    lines: dict[str, Line] = field(default_factory=lambda: {MAIN: Line()})
    fault: BadLog | None = None
    more: int = 0

    @property
    def entries(self) -> int:
        """Number of entries of all lines of play together."""
        return sum(len(line.actions) for line in self.lines.values())

    def __repr__(self) -> str:  # saved notebooks keep the text: no secrets
        return f"<Log {self.game.name}: {self.entries} entries; {', '.join(self.lines)}>"

    def state(self, name: str, step: int) -> Position:
        """Return the position of a line at a step; earlier steps are those of its parents.

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
        """Return a line of play from the first position on, as one line without notes.

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
        complete = Line(name, title=self.lines[name].title)
        for line, end in reversed(pieces):
            length = end - line.start
            complete.actions += line.actions[:length]
            complete.states += line.states[:length]
            complete.events += line.events[:length]
        return complete

    def header(self) -> JsonObject:
        """Return the header of the log: its first line, as an object.

        Raises
        ------
        ValueError
            If `about` holds a value that JSON cannot express.
        """
        head = header(self.game, self.first.settings)
        json_value(self.about, "about")
        if self.about:
            head["about"] = self.about
        if self.from_position:
            head["start"] = self.game.dump(self.first)
        return head

    def written(self) -> Iterator[str]:
        """Yield the log line by line, without line ends; raises the errors of `header`."""
        settings = self.first.settings
        yield to_json_line(self.header())
        for line in self.lines.values():
            if line.of:
                of = {} if line.of == MAIN else {"of": line.of}
                name = {"name": line.title} if line.title else {}
                gone = {"taken_back": True} if line.taken_back else {}
                yield to_json_line({"line": line.name, **of, "from": line.start, **name, **gone})
            if not line.of and 0 in line.notes:
                yield to_json_line({"at": 0, **line.notes[0]})
            for step, action in enumerate(line.actions, start=line.start + 1):
                yield to_json_line(encode(action, settings))
                if step in line.notes:
                    yield to_json_line({"at": step, **line.notes[step]})
        yield footer(self.entries)

    def save(self, path: str | Path) -> Path:
        """Write the log atomically; see `write_atomically`.

        Raises
        ------
        ValueError
            If `about` holds a value that JSON cannot express.
        BadLog
            If a line, or the file, would be too long to be read.
        """
        return write_atomically(path, join_lines(self.written()))


# Writing


_LINES = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def to_json_line(value: object) -> str:
    """Encode a value as one line of a log."""
    return _LINES.encode(value)


def header(game: AnyGame, settings: Settings, **viewer: str | None) -> JsonObject:
    """Return the fields of a log header: the format, the viewer if there is one, the match."""
    return {
        "teg_nb": FORMAT,
        **viewer,
        "game": game.name,
        "version": game.version,
        "seats": list(settings.seats),
        "options": settings.options.changed(),
    }


def footer(entries: int) -> str:
    """Return the last line of a log, which proves that no entry is missing."""
    return to_json_line({"entries": entries})


def add_footer(header: str, entries: Iterable[str]) -> list[str]:
    """Return the lines of a log from header and entries, with a footer.

    Examples
    --------
    >>> add_footer('{"teg_nb": 2}', ['["chance", "pick_first", "Rojo"]'])[-1]
    '{"entries": 1}'
    """
    lines = [header, *entries]
    return [*lines, footer(len(lines) - 1)]


def join_lines(lines: Iterable[str]) -> bytes:
    """Return the contents of a file from its lines.

    Raises
    ------
    BadLog
        If a line, or the file, is too long to be read.
    """
    encoded = [f"{line}\n".encode() for line in lines]
    for number, line in enumerate(encoded, start=1):
        if len(line) > _max_bytes(number):
            raise BadLog(number, "log_too_long", most=_megabytes(_max_bytes(number)))
    data = b"".join(encoded)
    if len(data) > LARGEST_FILE:
        raise BadLog(len(encoded), "log_too_large", most=_megabytes(LARGEST_FILE))
    return data


def _max_bytes(number: int) -> int:
    return LONGEST_HEADER if number == 1 else LONGEST_LINE


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:g} MB"


def json_value(value: object, name: str, depth: int = DEEPEST) -> None:
    """Refuse values that JSON cannot hold, or would return as something else.

    Parameters
    ----------
    value : object
    name : str
        Name of the value in the error.

    Raises
    ------
    ValueError
        For a lone surrogate, NaN or infinity, a key that is not text, ... Names the part.

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
        for key, item in value.items():
            if not isinstance(key, str) or not _writable(key):
                raise BadArgument("json_key", name=name, key=key)
            json_value(item, f"{name}[{key!r}]", depth - 1)
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            json_value(item, f"{name}[{index}]", depth - 1)
    elif isinstance(value, int):
        if value.bit_length() > BITS:
            raise BadArgument("json_bits", name=name, most=str(BITS))
    elif value is not None:
        kind = type(value).__name__
        raise BadArgument("json_kind", name=name, value=value, kind=kind)


def _writable(text: str) -> bool:
    """Return True if a file can hold a text: it has no lone surrogates."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def check_note(note: object, settings: Settings) -> None:
    """Refuse an invalid note.

    Parameters
    ----------
    note : object
    settings : Settings
        Settings of the match. The note may name its places.

    Raises
    ------
    BadNote
        If the note is invalid; the message gives the right form.

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


def clean_note(note: JsonMapping) -> JsonObject:
    r"""Return a note without control characters; texts that become empty are removed.

    Examples
    --------
    >>> clean_note({"say": {"es": "\x1b[2J", "en": "\x00"}, "ask": "\x07"})
    {'say': {'es': '[2J'}}
    """
    return {key: text for key, value in note.items() if (text := _clean(value))}


def _clean(value: Json) -> Json:
    if isinstance(value, dict):
        texts = {lang: clean(text) for lang, text in value.items()}
        return {lang: text for lang, text in texts.items() if text.strip()}
    if isinstance(value, str):
        text = clean(value)
        return text if text.strip() else ""
    return value


_NOTE = ("say", "arrows", "marks", "ask", "glyph")


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _check_drawn(key: str, value: object, settings: Settings) -> None:
    """Refuse invalid arrows or marks.

    An arrow lists two places and a mark one; a tone may follow.
    """
    places = 2 if key == "arrows" else 1
    names = settings.places
    wanted = json.dumps([*names[:places], TONES[0]], ensure_ascii=False)
    if not isinstance(value, (list, tuple)) or not value:
        raise BadNote("wrong_shape", name=key, value=value, wanted=f"[{wanted}]")
    known = {normalize_name(name) for name in names}
    for item in value:
        if not isinstance(item, (list, tuple)) or len(item) not in (places, places + 1):
            raise BadNote("wrong_shape", name=key, value=item, wanted=wanted)
        for name in item[:places]:
            if not isinstance(name, str) or normalize_name(name) not in known:
                raise BadNote(
                    "unknown", kind="place", name=name, near=closest_name(str(name), names)
                )
        if len(item) > places and item[places] not in TONES:
            raise BadNote("not_one_of", name=key, value=item[places], known=TONES)


# Reading


def read(path: str | Path, partial: bool = False) -> Log:
    """Read a log with its journal and play it, checking everything.

    Parameters
    ----------
    path : str or Path
    partial : bool
        Open the log up to the first fault and store that as ``fault``. The header must be valid.

    Raises
    ------
    BadLog
        If the log is faulty; names the line.
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
    """Play a log given as lines, with or without line ends; see `read`."""
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
    """Play the records of a journal onto a log."""
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


def _record(number: int, raw: bytes) -> Json:
    if len(raw) > LONGEST_LINE:
        raise BadLog(number, "log_too_long", most=_megabytes(LONGEST_LINE))
    try:
        return _value(number, raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadLog(number, "log_not_utf8") from None


class _Reader:
    """The state of a log while its lines are read."""

    def __init__(self, header: object) -> None:
        self.log = _from_header(header)
        self.line = self.log.lines[MAIN]
        self.state = self.log.first
        self.begun = 1  # file line number at which the current line of play begins
        self.over = False

    @classmethod
    def of(cls, log: Log) -> _Reader:
        """Return a reader that adds records to a log that was read before."""
        reader = cls.__new__(cls)
        reader.log, reader.begun, reader.over = log, 1, False
        reader.line, reader.state = log.lines[MAIN], log.first
        return reader

    def add(self, data: object) -> None:
        """Add a record of a journal, completely or without lasting effect."""
        parts: dict[str, Callable[[JsonObject], None]] = {
            "lines": self._grow,
            "notes": self._say,
            "names": self._name_line,
        }
        if not isinstance(data, dict) or not data or set(data) - {*parts, "opens_at"}:
            raise GameError("log_no_such_line")
        more = self.log.entries + 2  # number of the last line of a log without variations
        for name, take in parts.items():
            pieces = data.get(name, [])
            if not isinstance(pieces, list) or not all(isinstance(piece, dict) for piece in pieces):
                raise GameError("log_no_such_line")
            for piece in pieces:
                take(piece)
        if "opens_at" in data:
            json_value(data["opens_at"], "opens_at")
            self.log.about["opens_at"] = data["opens_at"]
        alone = [*self.log.lines] == [MAIN] and not self.log.lines[MAIN].notes
        self.log.more = 0 if alone else self.log.more or more

    def _grow(self, data: JsonObject) -> None:
        """Continue a line of play at its end, or begin one."""
        entries = data.pop("entries", None)
        if not isinstance(entries, list) or not entries:
            raise GameError("log_line_keys")
        if "of" in data:
            self._branch(data)
        else:
            self._go_on(data)
        line, end = self.line, self.line.end
        children = [
            child
            for child in self.log.lines.values()
            if (child.of, child.start) == (line.name, end)
        ]
        for entry in entries:
            self._entry(entry)
        if any(child.actions[:1] == line.actions[end - line.start :][:1] for child in children):
            raise GameError("log_goes_on", step=end)

    def _go_on(self, data: JsonObject) -> None:
        if set(data) != {"line", "from"}:
            raise GameError("log_line_keys")
        line, start = self._known(data["line"]), data["from"]
        if type(start) is not int or start != line.end:
            facts = {"name": line.name, "first": line.end, "last": line.end}
            raise GameError("log_line_from", **facts, start=start)
        self.line, self.state = line, self.log.state(line.name, line.end)

    def _known(self, name: object) -> Line:
        if not isinstance(name, str) or name not in self.log.lines:
            raise GameError("log_line_of", name=name)
        return self.log.lines[name]

    def _say(self, data: JsonObject) -> None:
        """Set or remove the note on a step."""
        line, at = self._known(data.pop("line", None)), data.pop("at", None)
        if type(at) is not int or not 0 <= at <= line.end:
            raise GameError("log_note_at", wanted=line.end, at=at)
        while line.of and at <= line.start:
            line = self.log.lines[line.of]
        if data:
            check_note(data, self.log.first.settings)
        line.notes.pop(at, None)
        if note := clean_note(data):
            line.notes[at] = note

    def _name_line(self, data: JsonObject) -> None:
        """Set the title of a variation."""
        line, title = self._known(data.get("line")), data.get("name")
        if set(data) != {"line", "name"} or not isinstance(title, str) or not line.of:
            raise GameError("log_line_keys")
        line.title = clean(title)

    def take(self, number: int, data: object) -> None:
        """Add the next line after the header."""
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
        """Refuse a log with missing lines; `number` is its last line."""
        if not self.over:
            raise BadLog(number + 1, "log_breaks_off", good=number)

    def _entry(self, data: object) -> None:
        line, log = self.line, self.log
        action = decode(data, log.game, log.first.settings)
        if line.of and not line.actions and action in self._siblings():
            raise GameError("log_goes_on", step=line.start)
        self.state, events = log.game.play(self.state, action)
        line.actions.append(action)
        line.states.append(self.state)
        line.events.append(events)

    def _siblings(self) -> list[Action]:
        """Return the first actions of the other lines that continue from the same position."""
        current, lines = self.line, self.log.lines
        index = current.start - lines[current.of].start
        others = [
            line for line in lines.values() if (line.of, line.start) == (current.of, current.start)
        ]
        return lines[current.of].actions[index : index + 1] + [
            action for line in others for action in line.actions[:1]
        ]

    def _note(self, data: JsonObject) -> None:
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

    def _branch(self, data: JsonObject) -> None:
        name, of, start = data.get("line"), data.get("of", MAIN), data.get("from")
        title, gone = data.get("name", ""), data.get("taken_back", False)
        known = {"line", "of", "from", "name", "taken_back"}
        if set(data) - known or not isinstance(title, str) or type(gone) is not bool:
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
        self.line = self.log.lines[name] = Line(name, of, start, clean(title), taken_back=gone)

    def _close(self) -> None:
        if self.line.of and not self.line.actions:
            raise BadLog(self.begun, "log_line_empty", name=self.line.name)

    def _count(self, data: JsonObject) -> None:
        count, entries = data["entries"], self.log.entries
        if len(data) > 1 or type(count) is not int or count != entries:
            raise GameError("log_count", entries=entries, said=to_json_line(data))
        self.over = True


def is_line_name(name: object) -> TypeGuard[str]:
    """Return True if a variation may have a name."""
    return (
        isinstance(name, str)
        and name != MAIN
        and name[:1].isalpha()
        and all(letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in name)
    )


def _from_header(data: Json) -> Log:
    """Return a log without entries."""
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


def _started(data: JsonObject) -> Log:
    name = data.get("game")
    if not isinstance(name, str):
        raise UnknownName("game", name, GAMES)
    game = game_named(name)
    seats, options, about = data.get("seats"), data.get("options", {}), data.get("about", {})
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
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
    """Yield the lines of a file; oversized data are refused before they are read."""
    size = os.fstat(file.fileno()).st_size  # 0 for a pipe
    number = taken = 0
    while True:
        if max(size, taken) > LARGEST_FILE:
            raise BadLog(number + 1, "log_too_large", most=_megabytes(LARGEST_FILE))
        raw = file.readline(_max_bytes(number + 1) + 1)
        if not raw:
            return
        number += 1
        taken += len(raw)
        if len(raw) > _max_bytes(number):
            raise BadLog(number, "log_too_long", most=_megabytes(_max_bytes(number)))
        try:
            yield raw.decode("utf-8" if number > 1 else "utf-8-sig")
        except UnicodeDecodeError:
            raise BadLog(number, "log_not_utf8") from None


def _value(number: int, text: str) -> Json:
    """Parse a line as JSON that all parsers read alike, and that can be written again."""
    text = text.removesuffix("\n")
    if len(text) > _max_bytes(number):
        raise BadLog(number, "log_too_long", most=_megabytes(_max_bytes(number)))
    try:
        data = _READER.decode(text)
    except json.JSONDecodeError as fault:
        raise BadLog(number, "log_not_json", column=fault.colno) from None
    except GameError as fault:
        raise BadLog(number, str(fault)) from fault
    except (ValueError, RecursionError):
        raise BadLog(number, "log_too_big_value") from None
    if not _writable(text) or ("\\u" in text and not _writable(to_json_line(data))):
        raise BadLog(number, "log_surrogate")
    return data


def _constant(name: str) -> NoReturn:
    raise GameError("log_constant", name=name)


def _once(pairs: list[tuple[str, Json]]) -> JsonObject:
    value = dict(pairs)
    if len(value) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise GameError("log_key_twice", name=twice)
    return value


_READER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_constant)
