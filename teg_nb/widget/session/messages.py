"""Messages from the browser: untrusted, so each is parsed to an exact shape or refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, get_args

from teg_nb.engine.actions import snake_case
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.runner import UNTIL
from teg_nb.engine.text.language import LANGUAGES


@dataclass(frozen=True)
class Act:
    """Play an action of the viewer's seat, at a step of a line."""

    step: int
    action: list[Any]
    line: str = MAIN


@dataclass(frozen=True)
class Why:
    """Say what is against an action of the viewer's seat; it is not played."""

    step: int
    action: list[Any]
    line: str = MAIN


@dataclass(frozen=True)
class Odds:
    """Say what an attack from one or more places on another would bring, by the exact tables."""

    step: int
    sources: list[Any]
    target: str
    line: str = MAIN


@dataclass(frozen=True)
class AttackUntil:
    """Attack again and again until the target falls or so many armies are left at the source."""

    step: int
    source: str
    target: str
    keep: int
    line: str = MAIN


@dataclass(frozen=True)
class Routine:
    """Play many actions at one press: one of the routines of the game's screen."""

    step: int
    name: str
    line: str = MAIN


@dataclass(frozen=True)
class Go:
    """Show the position of a line after so many entries."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Undo:
    """Show the position before the last decision."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Redo:
    """Show the position after the next decision of the line."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Rename:
    """Call a variation something; `line` and `step` say what is shown, as in all of these."""

    step: int
    name: str
    title: str
    line: str = MAIN


@dataclass(frozen=True)
class Promote:
    """Let a variation take the place of the line that it leaves."""

    step: int
    name: str
    line: str = MAIN


@dataclass(frozen=True)
class Delete:
    """Take a variation away."""

    step: int
    name: str
    line: str = MAIN


@dataclass(frozen=True)
class Annotate:
    """Say something of the place shown, in place of what was said of it: see `Study.annotate`."""

    step: int
    note: dict[str, Any]
    line: str = MAIN


@dataclass(frozen=True)
class Restore:
    """Take back the last note, title, promotion or deletion."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Step:
    """Let the bots play on from the position shown: for a while, then the page asks for `More`."""

    step: int
    until: str
    line: str = MAIN


@dataclass(frozen=True)
class More:
    """Let the bots play on with what they are at, for a while again."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Stop:
    """Let what the bots are at be; what they have played stays."""


@dataclass(frozen=True)
class Throw:
    """Play what chance did at a real table, as people type it: see `Match.throw`."""

    step: int
    text: str
    line: str = MAIN


@dataclass(frozen=True)
class Private:
    """Show the viewer its own cards and objective."""


@dataclass(frozen=True)
class Look:
    """Show another person's seat on this screen what it may see: after an attack, for instance."""

    seat: str


@dataclass(frozen=True)
class Reach:
    """Show what the missiles of a country of the viewer could hit, and why not what they cannot."""

    step: int
    source: str
    line: str = MAIN


@dataclass(frozen=True)
class Offers:
    """Show the pacts that the viewer may propose now."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Hint:
    """Show the person to move what a search thinks of its decision."""

    step: int
    line: str = MAIN


@dataclass(frozen=True)
class Level:
    """Let a bot's seat be played on another level."""

    step: int
    seat: str
    level: str
    line: str = MAIN


@dataclass(frozen=True)
class Answer:
    """Act out of turn for another person's seat on this screen: about pacts."""

    step: int
    seat: str
    action: list[Any]
    line: str = MAIN


@dataclass(frozen=True)
class Clause:
    """Say what a clause says, whose it is, and how its doubts were settled."""

    name: str


@dataclass(frozen=True)
class Events:
    """Tell all events of all lines, as anybody may read them; the page has this film already."""

    have: str


@dataclass(frozen=True)
class Still:
    """Draw the board at rest anew: what a notebook that is saved shows of it."""


@dataclass(frozen=True)
class Lang:
    """Change the language."""

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
"""What changes the study, or the place to which one comes back."""

ASKING = (Clause, Events, Odds, Still, Why)
"""What only asks: nothing on the page but the reply follows from it."""

KINDS: Mapping[str, type[Message]] = {snake_case(kind.__name__): kind for kind in get_args(Message)}
"""The messages, by the word that they are sent with."""

_TYPES = {"int": int, "str": str, "list[Any]": list, "dict[str, Any]": dict}


def fields_of(kind: type[Message]) -> dict[str, type]:
    """What a message must have besides its kind, and of which type."""
    return {each.name: _TYPES[str(each.type)] for each in fields(kind)}


LEVELS = ("easy", "normal", "hard")
"""Bots that a page may choose, the weakest first."""

MOST = 100_000
"""Letters of a message, as JSON; the longest action is far below."""


def opened(content: object) -> tuple[str, object]:
    """The nonce of the view that sends a message, and the message without it.

    A reply goes to every page that is connected; the nonce says which view of it has asked. What is
    no nonce becomes an empty one, which no view has.

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


def whole(content: object) -> dict[str, Any]:
    """A message as an object of JSON, of no more than `MOST` letters.

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
    """The message of a browser.

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
