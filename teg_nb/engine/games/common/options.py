"""Options of a table. Each option is declared once, and so checked, read and written."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import NamedTuple, Self, TypeVar

from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.common.argument_types import options_given
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.open_types import FieldValue

MANY = 1_000_000
"""Largest number of rounds."""


Value = TypeVar("Value")


class OptionType(NamedTuple):
    """The allowed values of an option.

    Attributes
    ----------
    text : str
        The allowed values, as people read them.
    read : callable
        Converts an allowed value to its hashable form for the rules; else raises `ValueError`.
    write : callable
        Converts a value to its form in logs and files.
    """

    text: str
    read: Callable[[object], FieldValue]
    write: Callable[[FieldValue], Json] = lambda value: value


def number(low: int, high: int) -> OptionType:
    """Declare a whole number in a range, both ends included.

    Examples
    --------
    >>> number(1, 6).read(6), number(1, 6).text
    (6, '1 – 6')
    """

    def read(value: object) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError
        return value

    return OptionType(f"{low} – {high}", read)


def choice(*words: str) -> OptionType:
    """Declare a choice of one word.

    Examples
    --------
    >>> choice("secret", "world").text
    '"secret", "world"'
    """

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in words:
            raise ValueError
        return value

    return OptionType(", ".join(f'"{word}"' for word in words), read)


def flag() -> OptionType:
    """Declare true or false."""

    def read(value: object) -> bool:
        if type(value) is not bool:
            raise ValueError
        return value

    return OptionType("true, false", read)


def some(known: Callable[[], Iterable[str]]) -> OptionType:
    """Declare a selection of the words that a function returns, in alphabetical order.

    Examples
    --------
    >>> some(lambda: ("bonus", "continent", "objective")).read(["objective", "bonus"])
    ('bonus', 'objective')
    """

    def read(value: object) -> tuple[str, ...]:
        words = set(names(value))
        if not words <= set(known()):
            raise ValueError
        return tuple(sorted(words))

    return OptionType('["...", ...]', read, list)


def names(value: object) -> Collection[str]:
    """Return the argument if it is a collection of strings.

    Raises
    ------
    ValueError
        For any other value.
    """
    if not isinstance(value, Collection) or isinstance(value, (str, Mapping)):
        raise ValueError
    if not all(isinstance(item, str) for item in value):
        raise ValueError
    return value


def numbers(low: int, high: int, most: int) -> OptionType:
    """Declare a list of at most `most` whole numbers in a range.

    Examples
    --------
    >>> numbers(1, 60, 2).read([8, 4]), numbers(1, 60, 2).write((8, 4))
    ((8, 4), [8, 4])
    """
    single = number(low, high)

    def read(value: object) -> tuple[int, ...]:
        if not isinstance(value, (list, tuple)) or len(value) > most:
            raise ValueError
        return tuple(map(single.read, value))

    return OptionType(f"[{single.text}, ...]", read, list)


def handicap(high: int, seats: int) -> OptionType:
    """Declare a number for each seat, by order of play, or None; zeros alone are None (CHP-12.2).

    Examples
    --------
    >>> handicap(60, 6).read([0, 3]), handicap(60, 6).read([0, 0])
    ((0, 3), None)
    """
    given = either(None, numbers(0, high, seats))

    def read(value: object) -> tuple[int, ...] | None:
        chosen: tuple[int, ...] | None = given.read(value)
        return chosen if chosen and any(chosen) else None

    return given._replace(read=read)


def either(word: str | None, values: OptionType, written: str | None = None) -> OptionType:
    """Declare one word (or None), or else some values. `written` is the word in files.

    Examples
    --------
    >>> limit = either(None, number(1, 42), written="none")
    >>> limit.read("none"), limit.read(None), limit.read(3), limit.write(None)
    (None, None, 3, 'none')
    """
    word_written = word if written is None else written

    def read(value: object) -> object:
        if (value is None or isinstance(value, str)) and value in (word, word_written):
            return word
        return values.read(value)

    def write(value: object) -> Json:
        return word_written if value == word else values.write(value)

    text = "null" if word_written is None else f'"{word_written}"'
    return OptionType(f"{values.text}, {text}", read, write)


def read_value(text: str) -> Json:
    """Read the value of an option from text: JSON where possible, else the text itself.

    Examples
    --------
    >>> read_value("[8, 4]"), read_value("True"), read_value("world")
    ([8, 4], True, 'world')
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError):  # no JSON, or too long a number
        return {"true": True, "false": False}.get(text.strip().casefold(), text)


def option(values: OptionType, default: Value) -> Value:
    """Declare an option field. A boolean field needs no declaration."""
    return field(default=default, metadata={"allowed": values})


class Need(NamedTuple):
    """An option that has a meaning only while a chapter of the rules is in (CHP-3.1).

    Attributes
    ----------
    option : str
        Name of the option.
    asks : callable
        Returns whether a value of the option needs the chapter.
    missing : callable
        Returns the id of the chapter that is out, or ``""``, from the options of the table.
    without : callable
        Returns the value that the option takes while the chapter is out.
    """

    option: str
    asks: Callable[[object], bool]
    missing: Callable[[Options], str]
    without: Callable[[object], object]


PRESET = "preset"
"""The key among given options that names a preset (CHP-1.3). It is never stored."""


@dataclass(frozen=True)
class Options:
    """The base of the options of a game. Every default is the rule.

    Attributes
    ----------
    clause : str
        The clause that refusals of options cite.
    clauses : mapping
        Clauses of single options, by name.
    secret : tuple of str
        Options that a log for one seat leaves out.
    presets : mapping
        Named tables: from a name to plain options (CHP-1.4).
    needs : tuple of Need
        Options that need a chapter of the rules, in the order in which they are settled.
    need_clause : str
        The clause that refusals of such options cite.

    Examples
    --------
    >>> @dataclass(frozen=True, kw_only=True)
    ... class Few(Options):
    ...     clause = "ISL-3.1"
    ...     max_rounds: int | None = option(either(None, number(1, 100)), 20)
    ...     open: bool = False
    >>> Few.parse({"open": True}), Few.parse({"open": True, "max_rounds": 20}).changed()
    (Few(max_rounds=20, open=True), {'open': True})
    """

    clause = ""
    clauses = MappingProxyType[str, str]({})
    secret = tuple[str, ...]()
    presets = MappingProxyType[str, JsonMapping]({"default": {}})
    needs = tuple[Need, ...]()
    need_clause = "CHP-3.2"

    @classmethod
    def allowed(cls) -> dict[str, OptionType]:
        """Return the allowed values of each option, by name."""
        return {entry.name: entry.metadata.get("allowed") or flag() for entry in fields(cls)}

    @classmethod
    def parse(cls, given: JsonMapping | None) -> Self:
        """Read options from plain values.

        The key ``preset`` names a preset. Its values are taken first, and the other keys replace
        them (CHP-1.3).

        Raises
        ------
        IllegalAction
            ``bad_option``, for an unknown name or a value that is not allowed; ``chapter_off``, for
            a value that needs a chapter that is out (CHP-3.2).
        """
        values, demanded = cls.with_preset(given)
        read, allowed = {}, cls.allowed()
        for option, value in values.items():
            try:
                read[option] = allowed[option].read(value)
            except (KeyError, ValueError):
                clause = cls._clause(option)
                raise IllegalAction("bad_option", clause, option=option, value=value) from None
        return cls(**read)._settled(demanded)

    @classmethod
    def with_preset(cls, given: JsonMapping | None) -> tuple[JsonObject, JsonMapping]:
        """Return the given options with the values of their preset, and those given alone.

        Raises
        ------
        IllegalAction
            ``bad_option``, for an unknown preset.
        """
        demanded = options_given(given)
        if PRESET not in demanded:
            return demanded, demanded
        name = demanded.pop(PRESET)
        if not isinstance(name, str) or name not in cls.presets:
            raise IllegalAction("bad_option", cls._clause(PRESET), option=PRESET, value=name)
        return {**cls.presets[name], **demanded}, demanded

    @classmethod
    def _clause(cls, option: str) -> str:
        """Return the clause that a refusal of an option cites."""
        return cls.clauses.get(option, cls.clause)

    def _settled(self, demanded: Collection[str]) -> Self:
        """Return the options without the values whose chapters are out (CHP-3.1, CHP-3.2).

        `demanded` has the names that the caller gave.
        """
        settled = self
        for need in self.needs:
            value = getattr(settled, need.option)
            chapter = need.missing(settled) if need.asks(value) else ""
            if chapter and need.option in demanded:
                raise IllegalAction(
                    "chapter_off", self.need_clause, option=need.option, chapter=chapter
                )
            if chapter:
                settled = replace(settled, **{need.option: need.without(value)})
        return settled

    @property
    def preset(self) -> str:
        """The name of the preset with these options, or ``""`` (CHP-1.4)."""
        kind = type(self)
        return next((name for name in kind.presets if kind.parse({PRESET: name}) == self), "")

    def changed(self) -> JsonObject:
        """Return the options that differ from the rule, as plain values."""
        allowed = self.allowed()
        return {
            entry.name: allowed[entry.name].write(value)
            for entry in fields(self)
            if (value := getattr(self, entry.name)) != entry.default
        }
