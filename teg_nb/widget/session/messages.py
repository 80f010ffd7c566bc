"""Messages from the browser. They are untrusted: each is parsed to an exact shape or refused.

A message is declared once, here. A handler of its class is registered with `handles`, in the
modules beside this one. ``docs/messages.py`` writes the list of messages in ``docs/protocol.md``
and the types of the front end.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, fields
from typing import (
    Annotated,
    ClassVar,
    NamedTuple,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from teg_nb.bots.characters import CHARACTERS
from teg_nb.engine.actions import snake_case
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.runner import UNTIL
from teg_nb.engine.text.language import LANGUAGES

LEVELS = ("easy", "normal", "hard")
"""Bots of every game that a page may choose, the weakest first."""

BOTS = (*LEVELS, *(bot.name for bot in CHARACTERS))
"""Bots that a page may choose: levels, then characters."""

PERSON = "person"
"""Player of a seat that a person plays."""

CHANCES = ("random", "manual")
"""Sources of chance: the board throws, or people enter the throws of a real table."""

LONGEST = 100_000
"""Maximum size of a message, in bytes of JSON. The longest action is far below it."""

LONGEST_LOG = 8_000_000
"""Maximum size of a message with a log, in bytes of JSON. Hosts take no more than 10 MB."""


class Choice(NamedTuple):
    """The words that a field may have."""

    words: Sequence[str]


class ScriptType(NamedTuple):
    """The type of a field in the front end, where Python knows less of it."""

    name: str


ActionWords: TypeAlias = Annotated[JsonList, ScriptType("ActionWords")]
Names: TypeAlias = Annotated[JsonList, ScriptType("string[]")]
Remark: TypeAlias = Annotated[JsonObject, ScriptType("Remark")]


@dataclass(frozen=True)
class Message:
    """The base class of messages.

    Attributes
    ----------
    kind : str
        Its name on the wire.
    needs_current : bool
        True if it is refused when its position is no longer shown.
    changes : bool
        True if it changes the study or the position shown.
    asks : bool
        True if it changes nothing on the page except by its reply.
    longest : int
        Its maximum size, in bytes of JSON.
    """

    kind: ClassVar[str]
    longest: ClassVar[int] = LONGEST
    needs_current: ClassVar[bool] = False
    changes: ClassVar[bool] = False
    asks: ClassVar[bool] = False


@dataclass(frozen=True)
class AtPosition(Message):
    """The base class of messages about a position: a step of a line."""

    step: int
    _: KW_ONLY
    line: str = MAIN


class Field(NamedTuple):
    """A field of a message.

    Attributes
    ----------
    type : type
    choice : sequence of str
        The words that it may have; empty for any value of its type.
    script : str
        Its type in the front end.
    """

    type: type
    choice: Sequence[str]
    script: str


_SCRIPT = {int: "number", str: "string", bool: "boolean", list: "any[]", dict: "object"}


def _field(hint: object) -> Field:
    base, *extras = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    form = get_origin(base) or base
    assert isinstance(form, type)
    choice: Sequence[str] = ()
    script = _SCRIPT[form]
    for extra in extras:
        if isinstance(extra, Choice):
            choice = extra.words
            script = " | ".join(f'"{word}"' for word in extra.words)
        elif isinstance(extra, ScriptType):
            script = extra.name
    return Field(form, choice, script)


FIELDS: dict[str, Mapping[str, Field]] = {}
"""The fields that a message must have except its kind, by its name on the wire."""

KINDS: dict[str, type[Message]] = {}
"""The classes of messages, by their name on the wire."""

M = TypeVar("M", bound=Message)


@dataclass_transform(frozen_default=True)
def message(
    *, needs_current: bool = True, changes: bool = False, asks: bool = False
) -> Callable[[type[M]], type[M]]:
    """Declare a message: a frozen dataclass, named on the wire as in ``snake_case``."""

    def declare(cls: type[M]) -> type[M]:
        cls.kind = snake_case(cls.__name__)
        cls.needs_current = needs_current and issubclass(cls, AtPosition)
        cls.changes, cls.asks = changes, asks
        KINDS[cls.kind] = dataclass(frozen=True)(cls)
        hints = get_type_hints(cls, include_extras=True)
        FIELDS[cls.kind] = {field.name: _field(hints[field.name]) for field in fields(cls)}
        return cls

    return declare


# Playing


@message(changes=True)
class Act(AtPosition):
    """Play `[verb, arg, ...]` for the viewer's seat."""

    action: ActionWords


@message(changes=True)
class AttackUntil(AtPosition):
    """Attack until the target falls, or only `keep` armies are left."""

    source: str
    target: str
    keep: int


@message(changes=True)
class Routine(AtPosition):
    """Play many actions at one press: a routine of the game's screen."""

    name: str


@message(changes=True)
class Answer(AtPosition):
    """Act out of turn for another person here, about pacts."""

    seat: str
    action: ActionWords


@message(changes=True)
class Throw(AtPosition):
    """Enter dice or cards of a real table, as typed text."""

    text: str


@message(changes=True)
class Step(AtPosition):
    """Let the bots play on. The page continues with `more`."""

    until: Annotated[str, Choice(UNTIL)]


@message(changes=True)
class More(AtPosition):
    """Let the bots play another slice."""


@message()
class Stop(Message):
    """Stop the bots. What was played stays."""


@message(changes=True)
class Level(AtPosition):
    """Let another bot, or a person, play a seat."""

    seat: str
    level: Annotated[str, Choice((*BOTS, PERSON)), ScriptType("string")]


# Starting


@dataclass(frozen=True)
class Setup(Message):
    """The base class of messages of the start screen. No seed: ``""``. No limit of rounds: 0."""

    seats: Annotated[JsonList, ScriptType("[string, string][]")]
    preset: str
    chance: Annotated[str, Choice(CHANCES)]
    rounds: int
    seed: str
    options: Annotated[JsonObject, ScriptType("Record<string, unknown>")]


@message(changes=True)
class Start(Setup):
    """Start a match: `seats` has pairs of a colour and a player."""


@message()
class Learn(Message):
    """Show a turn of La Revancha to learn, in place of the start screen."""


@message()
class Again(Message):
    """Show the start screen: for another match, once this one is over, or after a first turn."""


@message(asks=True)
class Code(Setup):
    """Ask for the code that makes the same match."""


@message(changes=True)
class OpenLog(Message):
    """Go on with the match of a log, given as its text."""

    longest = LONGEST_LOG
    text: str


# Moving


@message(needs_current=False)
class Go(AtPosition):
    """Show the position of `line` after `step` entries."""


@message(changes=True)
class Undo(AtPosition):
    """Take back one's last act, or show the position before it."""


@message(changes=True)
class Redo(AtPosition):
    """Bring it back, or show the position after the next decision."""


@message(changes=True)
class Replace(AtPosition):
    """Play `[verb, arg, ...]` in place of what followed."""

    action: ActionWords


@message(changes=True)
class BringBack(AtPosition):
    """Go on with a line that was taken back."""

    name: str


# Exploring


@message()
class Explore(AtPosition):
    """Explore from the position shown. Nothing counts."""


@message()
class Leave(Message):
    """Leave the exploration."""


@message(changes=True)
class Keep(AtPosition):
    """Keep what is explored as a variation, and leave."""

    title: str


# Editing


@message(changes=True)
class Annotate(AtPosition):
    """Replace the note of the step shown."""

    note: Remark


@message(changes=True)
class Rename(AtPosition):
    """Name a variation."""

    name: str
    title: str


@message(changes=True)
class Promote(AtPosition):
    """Make a variation the continuation of the line that it leaves."""

    name: str


@message(changes=True)
class Delete(AtPosition):
    """Delete a variation."""

    name: str


@message(changes=True)
class Restore(AtPosition):
    """Take back the last note, title, promotion or deletion."""


# Asking


@message(asks=True)
class Why(AtPosition):
    """Explain a refusal. Nothing is played."""

    action: ActionWords


@message(asks=True)
class Odds(AtPosition):
    """Ask for the odds of an attack to its end."""

    sources: Names
    target: str


@message()
class Reach(AtPosition):
    """Ask for the missile targets of a country."""

    source: str


@message()
class Offers(AtPosition):
    """Ask for the pacts that the viewer may propose."""


@message()
class Hint(AtPosition):
    """Ask what the best bot would do."""


@message()
class Private(Message):
    """Ask for what only the viewer may know."""


@message()
class Look(Message):
    """Ask for what only another person here may know."""

    seat: str


@message(asks=True)
class Clause(Message):
    """Ask for the text of a clause or decision."""

    name: str


@message(asks=True)
class Rules(Message):
    """Ask for the rules of the table, by chapter."""


@message(asks=True)
class Events(Message):
    """Ask for the event list. `have` names the one that the page has."""

    have: str


@message(asks=True)
class Report(AtPosition):
    """Ask for the report of a finished match."""


@message(asks=True)
class SavePage(Message):
    """Ask for the match as a page: as everybody may know it, or also a `seat` of this screen."""

    seat: str


@message(asks=True)
class Save(Message):
    """Ask for the log of a finished match, to save it as a file."""


@message(asks=True)
class Still(Message):
    """Redraw the snapshot, which a saved notebook shows."""


@message()
class Lang(Message):
    """Change the language."""

    lang: Annotated[str, Choice(LANGUAGES)]


def opened(content: object) -> tuple[str, object]:
    """Split a message into the nonce of the sending view and the message without it.

    A reply goes to every connected page. The nonce tells which view sent the request. An invalid
    nonce becomes an empty one, which no view has.

    Examples
    --------
    >>> opened({"kind": "private", "nonce": "k3x"})
    ('k3x', {'kind': 'private'})
    """
    if not isinstance(content, dict) or "nonce" not in content:
        return "", content
    nonce = content["nonce"]
    sound = isinstance(nonce, str) and nonce.isascii() and len(nonce) <= 64
    rest = {key: value for key, value in content.items() if key != "nonce"}
    return nonce if sound else "", rest


def whole(content: object) -> JsonObject:
    """Validate that a message is a JSON object, and no longer than its kind may be.

    Raises
    ------
    BadMessage
        If it is anything else.
    """
    if not isinstance(content, dict):
        raise BadMessage("a message is an object")
    try:  # what a refusal quotes must be text that can be sent back
        size = len(json.dumps(content, ensure_ascii=False).encode())
    except (TypeError, ValueError, RecursionError):
        raise BadMessage("a message is JSON, in text that can be encoded") from None
    kind = content.get("kind")
    known = KINDS.get(kind) if isinstance(kind, str) else None
    longest = LONGEST if known is None else known.longest
    if size > longest:
        raise BadMessage(f"a message has at most {longest} bytes")
    return content


def parse(content: object) -> Message:
    """Parse a message of a browser.

    Raises
    ------
    BadMessage
        For anything that is not exactly one of the messages of ``docs/protocol.md``.

    Examples
    --------
    >>> parse({"kind": "go", "line": "main", "step": 3})
    Go(step=3, line='main')
    >>> parse({"kind": "go", "line": "main", "step": "3"})
    Traceback (most recent call last):
    ...
    teg_nb.engine.errors.BadMessage: go: step must be of type int
    """
    content = whole(content)
    kind = content.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadMessage(f"there is no message {kind!r}")
    wanted = FIELDS[kind]
    if set(content) != {"kind", *wanted}:
        raise BadMessage(f"{kind} takes {', '.join(wanted) or 'nothing'}")
    for name, field in wanted.items():
        if type(content[name]) is not field.type:
            raise BadMessage(f"{kind}: {name} must be of type {field.type.__name__}")
        if field.choice and content[name] not in field.choice:
            raise BadMessage(f"{kind}: {name} is one of {', '.join(field.choice)}")
    return KINDS[kind](**{name: content[name] for name in wanted})
