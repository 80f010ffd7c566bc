"""The JSON schema of exercise files, for the completion of a teacher's editor.

``python -m teg_nb.exercises.schema > exercises.schema.json``; the repository keeps it in ``docs``.
"""

from __future__ import annotations

import inspect
import json

from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.exercises import KINDS
from teg_nb.exercises.loading import AGAIN, STARTS, arguments
from teg_nb.exercises.siblings import SITTING

_TEXT: JsonObject = {
    "oneOf": [
        {"type": "string"},
        {
            "type": "object",
            "properties": {lang: {"type": "string"} for lang in LANGUAGES},
            "required": [*LANGUAGES],
            "additionalProperties": False,
        },
    ]
}
_LIST: JsonObject = {"type": "array"}
_TABLE: JsonObject = {"type": "object"}
_WORD: JsonObject = {"type": "string"}
_FORMS: dict[str, JsonObject] = {
    "task": _TEXT,
    "explain": _TEXT,
    "hints": {"type": "array", "items": _TEXT},
    "wrong": {"type": "array", "items": {"type": "object", "required": ["say"]}},
    "clause": _WORD,
    "goal_of": _WORD,
    "seat": _WORD,
    "others": _WORD,
    "game": {"enum": [*GAMES]},
    "position": _TABLE,
    AGAIN: {"type": "array", "items": _TABLE, "maxItems": SITTING},
    "where": _TABLE,
    "log": _WORD,
    "study": _WORD,
    "line": _WORD,
    "step": {"type": "integer", "minimum": 0},
    "blocked": {"type": "boolean"},
    **dict.fromkeys(("options", "items", "entries", "choices", "also", "move", "solution"), _LIST),
}
"""Forms of keys. A key without one may have any value; `load` checks all of them."""


def schema() -> JsonObject:
    """Return the JSON schema of an exercise file, made from the arguments of the kinds.

    Examples
    --------
    >>> kinds = schema()["additionalProperties"]["oneOf"]
    >>> [kind["properties"]["kind"]["const"] for kind in kinds]
    ['choose', 'fault', 'judge', 'mark', 'number', 'order', 'play']
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Exercises of teg_nb",
        "type": "object",
        "properties": {"game": _FORMS["game"], "title": _TEXT},
        "additionalProperties": {"oneOf": [_of_kind(kind) for kind in sorted(KINDS)]},
    }


def _of_kind(kind: str) -> JsonObject:
    """Return the schema of a table of one kind."""
    cls = KINDS[kind]
    known = arguments(cls)
    keys = dict.fromkeys([*known, *STARTS, "step", "line", "game", AGAIN])
    return {
        "title": kind,
        "description": (inspect.getdoc(cls) or "").partition("\n")[0],
        "type": "object",
        "properties": {"kind": {"const": kind}, **{key: _FORMS.get(key, {}) for key in keys}},
        "required": ["kind", *(key for key, needed in known.items() if needed)],
        "additionalProperties": False,
    }


def written() -> str:
    """Return the schema as the text of a file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(written(), end="")
