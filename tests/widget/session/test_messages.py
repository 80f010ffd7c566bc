"""Messages of a browser: the samples that both sides share parse, everything else is refused."""

from __future__ import annotations

import copy
import dataclasses
import json
import math
import random
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from teg_nb.engine.errors import BadMessage
from teg_nb.widget.session import messages
from teg_nb.widget.session.messages import (
    Act,
    AttackUntil,
    Go,
    Lang,
    Look,
    Private,
    Step,
    Undo,
    parse,
)

MESSAGES = Path(__file__).parent / "messages"
SAMPLES: list[dict[str, Any]] = json.loads((MESSAGES / "messages.json").read_text("utf-8"))

SETUP: dict[str, type] = {
    "seats": list,
    "preset": str,
    "chance": str,
    "rounds": int,
    "seed": str,
    "options": dict,
}
FIELDS: dict[str, dict[str, type]] = {
    "act": {"line": str, "step": int, "action": list},
    "why": {"line": str, "step": int, "action": list},
    "odds": {"line": str, "step": int, "sources": list, "target": str},
    "throw": {"line": str, "step": int, "text": str},
    "annotate": {"line": str, "step": int, "note": dict},
    "routine": {"line": str, "step": int, "name": str},
    "attack_until": {"line": str, "step": int, "source": str, "target": str, "keep": int},
    "go": {"line": str, "step": int},
    "undo": {"line": str, "step": int},
    "redo": {"line": str, "step": int},
    "rename": {"line": str, "step": int, "name": str, "title": str},
    "promote": {"line": str, "step": int, "name": str},
    "delete": {"line": str, "step": int, "name": str},
    "restore": {"line": str, "step": int},
    "step": {"line": str, "step": int, "until": str},
    "start": SETUP,
    "open_log": {"text": str},
    "report": {"line": str, "step": int},
    "code": SETUP,
    "replace": {"line": str, "step": int, "action": list},
    "bring_back": {"line": str, "step": int, "name": str},
    "explore": {"line": str, "step": int},
    "leave": {},
    "keep": {"line": str, "step": int, "title": str},
    "private": {},
    "still": {},
    "look": {"seat": str},
    "save_page": {"seat": str},
    "clause": {"name": str},
    "lang": {"lang": str},
    "reach": {"line": str, "step": int, "source": str},
    "offers": {"line": str, "step": int},
    "hint": {"line": str, "step": int},
    "level": {"line": str, "step": int, "seat": str, "level": str},
    "answer": {"line": str, "step": int, "seat": str, "action": list},
}
CHOICES = {
    "until": ("action", "turn", "round", "end"),
    "lang": ("es", "en"),
    "level": ("easy", "normal", "hard", "missile_keeper", "person"),
    "chance": ("random", "manual"),
}

JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1.0,
    math.nan,
    math.inf,
    10**30,
    "",
    "act",
    "{}",
    b"act",
    [],
    {},
    [[]],
    ["kind", "undo"],
    [{"kind": "undo"}],
    {"kind": None},
    {"kind": []},
    {"kind": {"kind": "undo"}},
    {"kind": "UNDO"},
    {"kind": "undo "},
    {"kind": "__class__"},
    {"kind": "chance"},
    {"kind": "refused"},
    {"Kind": "undo"},
    {1: 2},
    {"kind": "undo", 3: 4},
    {"kind": "undo"},
    {"kind": "private", "seat": 1},
    {"kind": "look"},
    {"kind": "look", "seat": 1},
    {"kind": "act", "step": 0, "action": ["end_turn"], "seat": 0},
    {"kind": "act", "step": True, "action": ["end_turn"]},
    {"kind": "act", "step": 1.0, "action": ["end_turn"]},
    {"kind": "act", "step": 0, "action": ("end_turn",)},
    {"kind": "act", "step": 0, "action": "end_turn"},
    {"kind": "go", "step": None},
    {"kind": "go", "step": "3"},
    {"kind": "step", "step": 0, "until": "END"},
    {"kind": "step", "step": 0, "until": ["end"]},
    {"kind": "lang", "lang": "pt"},
    {"kind": "level", "line": "main", "step": 0, "seat": "Negro", "level": "mine.py"},
    {"kind": "level", "line": "main", "step": 0, "seat": "Negro", "level": "search"},
    {"kind": "lang", "lang": 1},
    {"kind": "attack_until", "step": 0, "source": 3, "target": 17, "keep": 1},
    {"kind": "attack_until", "step": 0, "source": "Chile", "target": "Brasil"},
    {"kind": "attack_until", "step": 0, "source": "Chile", "target": "Brasil", "keep": False},
    object(),
]


def is_message(value: Any) -> bool:
    """Check that a value has exactly the shape of a message, independently of `parse`."""
    if type(value) is not dict:
        return False
    kind = value.get("kind")
    if type(kind) is not str or kind not in FIELDS:
        return False
    wanted = FIELDS[kind]
    if set(value) != {"kind", *wanted}:
        return False
    return all(
        type(value[name]) is form and (name not in CHOICES or value[name] in CHOICES[name])
        for name, form in wanted.items()
    )


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda item: "-".join(map(str, item.values())))
def test_samples_parse(sample: dict[str, Any]) -> None:
    """The front end sends valid messages, and none of their fields is lost."""
    message = parse(sample)
    assert {"kind": sample["kind"], **dataclasses.asdict(message)} == sample


def test_samples_show_every_kind() -> None:
    assert {sample["kind"] for sample in SAMPLES} == set(FIELDS)


def test_other_samples_are_no_messages() -> None:
    """Views and replies go the other way; a page that echoes one is refused."""
    for path in sorted(MESSAGES.glob("*.json")):
        if path.name != "messages.json":
            with pytest.raises(BadMessage):
                parse(json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            {"kind": "act", "line": "main", "step": 3, "action": ["attack", "Chile", "Brasil"]},
            Act(3, ["attack", "Chile", "Brasil"]),
        ),
        (
            {
                "kind": "attack_until",
                "line": "main",
                "step": 3,
                "source": "Chile",
                "target": "Brasil",
                "keep": 2,
            },
            AttackUntil(3, "Chile", "Brasil", 2),
        ),
        ({"kind": "go", "line": "v1", "step": 0}, Go(0, line="v1")),
        ({"kind": "undo", "line": "main", "step": 4}, Undo(4)),
        ({"kind": "step", "line": "main", "step": 4, "until": "round"}, Step(4, "round")),
        ({"kind": "private"}, Private()),
        ({"kind": "look", "seat": "Negro"}, Look("Negro")),
        ({"kind": "lang", "lang": "en"}, Lang("en")),
    ],
    ids=lambda item: item["kind"] if isinstance(item, dict) else "",
)
def test_shapes(content: dict[str, Any], message: messages.Message) -> None:
    assert parse(content) == message


@pytest.mark.parametrize(
    "junk", JUNK, ids=lambda item: "object" if type(item) is object else repr(item)[:40]
)
def test_junk_is_refused(junk: Any) -> None:
    with pytest.raises(BadMessage):
        parse(junk)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda item: "-".join(map(str, item.values())))
def test_each_field_is_needed_and_no_other(sample: dict[str, Any]) -> None:
    for name in sample:
        with pytest.raises(BadMessage):
            parse({key: value for key, value in sample.items() if key != name})
    with pytest.raises(BadMessage):
        parse({**sample, "extra": 1})


def mutated(rng: random.Random) -> Iterator[Any]:
    """Samples with parts taken out, put in, exchanged or turned into something else."""
    values = [*JUNK, "es", "end", 5, ["end_turn"], *(s["kind"] for s in SAMPLES)]
    names = [*sorted({name for sample in SAMPLES for name in sample}), "seat", "", "__proto__"]
    while True:
        message = copy.deepcopy(rng.choice(SAMPLES))
        for _ in range(rng.randint(1, 3)):
            match rng.randrange(5):
                case 0 if message:
                    del message[rng.choice(list(message))]
                case 1:
                    message[rng.choice(names)] = rng.choice(values)
                case 2 if message:
                    message[rng.choice(list(message))] = rng.choice(values)
                case 3:
                    message = {**message, **rng.choice(SAMPLES)}
                case _:
                    message["kind"] = rng.choice([*FIELDS, rng.choice(values)])
        yield message


def test_mutated_messages_raise_only_bad_message() -> None:
    """Of 5000 mutations, exactly those that are still messages parse."""
    mutations = mutated(random.Random(7))
    sentences: set[str] = set()
    refused = 0
    for _ in range(5000):
        content = next(mutations)
        before = repr(content)
        try:
            message = parse(content)
        except BadMessage as fault:
            sentences.add(str(fault))
            assert not is_message(content), f"refused: {before}"
            refused += 1
        else:
            assert is_message(content), f"parsed: {before}"
            assert {"kind": content["kind"], **dataclasses.asdict(message)} == content
        assert repr(content) == before
    assert refused > 2500
    assert all(sentences)


def test_random_json_raises_only_bad_message() -> None:
    rng = random.Random(8)

    def value(depth: int = 0) -> Any:
        match rng.randrange(4 if depth > 3 else 6):
            case 0:
                return rng.choice([None, True, False, rng.random(), rng.randint(-9, 99)])
            case 1 | 2 | 3:
                return rng.choice([*FIELDS, "kind", "step", "Chile", "es", "\x00", "ñ" * 50])
            case 4:
                return [value(depth + 1) for _ in range(rng.randrange(4))]
            case _:
                keys = ["kind", "step", "action", "until", "lang", "source", "x"]
                return {rng.choice(keys): value(depth + 1) for _ in range(rng.randrange(5))}

    for _ in range(5000):
        content = value()
        try:
            parse(content)
        except BadMessage:
            assert not is_message(content)
        else:
            assert is_message(content)


def test_the_lists_of_messages_are_up_to_date() -> None:
    """``docs/messages.py`` writes them from the declarations."""
    script = Path(__file__).parents[3] / "docs" / "messages.py"
    assert runpy.run_path(str(script))["differing"]() == []
