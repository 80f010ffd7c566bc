"""Messages from the browser. They are untrusted: each is parsed to an exact shape or refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import get_args

from teg_nb.bots.characters import CHARACTERS
from teg_nb.engine.actions import snake_case
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.runner import UNTIL
from teg_nb.engine.text.language import LANGUAGES


@dataclass(frozen=True)
class Act:
    """A request to play an action of the viewer's seat, at a step of a line."""

    step: int
    action: JsonList
    line: str = MAIN


@dataclass(frozen=True)
class Why:
    """A request to check an action of the viewer's seat without playing it."""

    step: int
    action: JsonList
    line: str = MAIN


@dataclass(frozen=True)
class Odds:
    """A request for the exact odds of an attack from one or more places on another."""

    step: int
    sources: JsonList
    target: str
    line: str = MAIN


@dataclass(frozen=True)
class AttackUntil:
    """A request to repeat an attack until it conquers or only `keep` armies are left."""

    step: int
    source: str
    target: str
    keep: int
    line: str = MAIN


@dataclass(frozen=True)
class Routine:
    """A request to play one of the routines of the game's screen: many actions at once."""

    step: int
    name: str
    line: str = MAIN


@dataclass(frozen=True)
class Go:
    """A request to show the position of a line after `step` entries."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Undo:
    """A request to show the position before the last decision."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Redo:
    """A request to show the position after the next decision of the line."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Rename:
    """A request to name a variation. As always, `line` and `step` are the position shown."""

    step: int
    name: str
    title: str
    line: str = MAIN


@dataclass(frozen=True)
class Promote:
    """A request to make a variation the main continuation of its parent line."""

    step: int
    name: str
    line: str = MAIN


@dataclass(frozen=True)
class Delete:
    """A request to delete a variation."""

    step: int
    name: str
    line: str = MAIN


@dataclass(frozen=True)
class Annotate:
    """A request to replace the note of the position shown: see `Study.annotate`."""

    step: int
    note: JsonObject
    line: str = MAIN


@dataclass(frozen=True)
class Restore:
    """A request to undo the last note, title, promotion or deletion."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Step:
    """A request to let the bots play from the position shown. The page continues with `More`."""

    step: int
    until: str
    line: str = MAIN


@dataclass(frozen=True)
class More:
    """A request to let the bots continue their course for another slice."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Stop:
    """A request to end the course of the bots. Their moves stay."""


@dataclass(frozen=True)
class Throw:
    """A request to enter what a real table threw, as typed text: see `Match.enter_chance`."""

    step: int
    text: str
    line: str = MAIN


@dataclass(frozen=True)
class Private:
    """A request to show the viewer its own cards and objective."""


@dataclass(frozen=True)
class Look:
    """A request to show the private view of another person's seat on this screen."""

    seat: str


@dataclass(frozen=True)
class Reach:
    """A request for the missile targets of a country, each with the reason against it, if any."""

    step: int
    source: str
    line: str = MAIN


@dataclass(frozen=True)
class Offers:
    """A request for the pacts that the viewer may propose now."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Hint:
    """A request to show the person to move what the best player would do."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Level:
    """A request to change the level of a bot's seat."""

    step: int
    seat: str
    level: str
    line: str = MAIN


@dataclass(frozen=True)
class Answer:
    """A request to act out of turn for another person's seat on this screen, about pacts."""

    step: int
    seat: str
    action: JsonList
    line: str = MAIN


@dataclass(frozen=True)
class Clause:
    """A request for the text of a clause, its source and the decisions on it."""

    name: str


@dataclass(frozen=True)
class Events:
    """A request for all events of all lines. `have` names the film that the page already has."""

    have: str


@dataclass(frozen=True)
class Still:
    """A request to redraw the still of the board, which a saved notebook shows."""


@dataclass(frozen=True)
class Lang:
    """A request to change the language."""

    lang: str


Message = (
    Act
    | Annotate
    | Answer
    | Clause
    | AttackUntil
    | Delete
    | Events
    | Go
    | Hint
    | Lang
    | Level
    | Look
    | More
    | Odds
    | Offers
    | Private
    | Promote
    | Reach
    | Redo
    | Rename
    | Restore
    | Routine
    | Step
    | Still
    | Stop
    | Throw
    | Undo
    | Why
)

CHANGING = (
    *(Act, Answer, AttackUntil, Routine, Step, More, Throw, Undo, Redo),
    *(Annotate, Rename, Promote, Delete, Restore),
)
"""Messages that change the study or the position shown."""

ASKING = (Clause, Events, Odds, Still, Why)
"""Messages that only query: they change nothing on the page except by their reply."""

KINDS: Mapping[str, type[Message]] = {snake_case(kind.__name__): kind for kind in get_args(Message)}
"""The classes of messages, by their name on the wire."""

_TYPES = {"int": int, "str": str, "JsonList": list, "JsonObject": dict}


def fields_of(kind: type[Message]) -> dict[str, type]:
    """Return the types of the fields that a message must have, except its kind."""
    return {field.name: _TYPES[str(field.type)] for field in fields(kind)}


LEVELS = ("easy", "normal", "hard", *(bot.name for bot in CHARACTERS))
"""Bots that a page may choose: levels, the weakest first, then characters."""

MOST = 100_000
"""Maximum size of a message, as JSON. The longest action is far below it."""


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
    """Validate that a message is a JSON object of at most `MOST` letters.

    Raises
    ------
    BadMessage
        If it is anything else.
    """
    if not isinstance(content, dict):
        raise BadMessage("a message is an object")
    try:  # what a refusal quotes must be text that can be sent back
        letters = len(json.dumps(content, ensure_ascii=False).encode())
    except (TypeError, ValueError, RecursionError):
        raise BadMessage("a message is JSON, in text that can be encoded") from None
    if letters > MOST:
        raise BadMessage(f"a message has at most {MOST} letters")
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
    wanted = fields_of(KINDS[kind])
    if set(content) != {"kind", *wanted}:
        raise BadMessage(f"{kind} takes {', '.join(wanted) or 'nothing'}")
    for name, form in wanted.items():
        if type(content[name]) is not form:
            raise BadMessage(f"{kind}: {name} must be of type {form.__name__}")
    if kind == "step" and content["until"] not in UNTIL:
        raise BadMessage(f"step: until is one of {', '.join(UNTIL)}")
    if kind == "level" and content["level"] not in LEVELS:
        raise BadMessage(f"level: one of {', '.join(LEVELS)}")
    if kind == "lang" and content["lang"] not in LANGUAGES:
        raise BadMessage(f"lang: {' or '.join(LANGUAGES)}")
    return KINDS[kind](**{name: content[name] for name in wanted})
