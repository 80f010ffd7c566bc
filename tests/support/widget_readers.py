"""Pages that send what they like: messages and traits, to every widget of the package.

A widget answers, or takes what it may take; nothing is raised out of it, and whatever it sends can
be sent.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from readers import TEXTS, Reader, anything, message_of, played, rubbish, sendable, spoilt

import teg_nb
from teg_nb import GAMES, Match, exercises, position
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.exercises import journal, predictions
from teg_nb.widget import (
    BoardView,
    ExerciseWidget,
    KnowledgeView,
    LogTable,
    MatchWidget,
    OddsView,
    PlayoutsView,
    StandingsView,
    Timeline,
    Tour,
    WorkbookWidget,
    compare,
    dashboard,
)
from teg_nb.widget.base.page_traits import PageTraits

MANY = 200
"""Inputs after which a widget is made anew."""


def start() -> Any:
    return position(Blanco="Chile 9", Negro="Argentina 1, Brasil 2")


def study() -> Study:
    made = Study(played("teg").fork(60))
    made.annotate(
        StudyPosition("main", 20), comment="¿Por qué?", question="Why?", marks=[["Chile", "good"]]
    )
    made.annotate(StudyPosition("main", 40), comment="Acá.")
    return made


def seven() -> list[exercises.Exercise]:
    """An exercise of each kind."""
    attack = ["Blanco", "attack", "Chile", "Sahara"]
    dice = ["6", "4", "1"]
    conquest = {"event": "conquest", "country": "Argentina"}
    return [
        exercises.Mark("page mark", "Whom?", asked="attack.target", start=start()),
        exercises.Judge("page judge", start=start(), move=attack, choices=["TEG-8.2", "TEG-8.3"]),
        exercises.Choose("page choose", "Who?", options=["a", "b"], right=2, hints=["TEG-8.8"]),
        exercises.Number("page number", "How many?", answer="5/12"),
        exercises.Order("page order", "In order?", items=dice),
        exercises.FindError("page fault", "Which?", start=start(), entries=[attack]),
        exercises.Play("page play", "Conquer it.", start=start(), goal=conquest, within="round"),
    ]


def table(game: str) -> MatchWidget:
    return MatchWidget(played(game).fork(40), ["random", "random"], lang="en", seed=1)


def on_desk(name: str) -> Any:
    """A view of a desk, which has others beside it."""
    game = "reconquista" if name == "knowledge" else "teg"
    return getattr(dashboard(played(game).fork(40)), name)


def guess(asks: str) -> Any:
    result = {"yes": True, "number": 4, "range": 4, "chance": False}[asks]
    return exercises.guess("What comes?", compute=lambda: result, answer_type=asks).view


WIDGETS: dict[str, Callable[[], Any]] = {
    **{f"match of {game}": lambda game=game: table(game) for game in GAMES},
    **{f"desk: {name}": lambda name=name: on_desk(name) for name in (
        "board", "timeline", "race", "table", "odds", "knowledge", "playouts")},
    **{f"guess {asks}": lambda asks=asks: guess(asks) for asks in predictions.ASKS},
    "board": lambda: BoardView(study()),
    "compared": lambda: compare(start(), start()).left,
    "timeline": lambda: Timeline(study()),
    "table": lambda: LogTable(study()),
    "race": lambda: StandingsView(study()),
    "odds": lambda: OddsView(start(), "Chile", "Argentina"),
    "knowledge": lambda: KnowledgeView(played("reconquista").fork(40)),
    "playouts": lambda: PlayoutsView(Match(start=start()), seed=1),
    "exercises": lambda: ExerciseWidget(seven()),
    "practice": lambda: ExerciseWidget(exercises.Practice("tgm", seed=1)),
    "workbook": lambda: WorkbookWidget(teg_nb.practice("tgm")),
    "tour": lambda: Tour(study(), seven()),
    "slider": lambda: teg_nb.widget.sliders(str, {"armies": (1, 9, 3)}).controls["armies"],
}  # fmt: skip

_shown: dict[str, tuple[Any, list[Any], int]] = {}


def shown(name: str) -> tuple[Any, list[Any]]:
    """A widget, and what it has sent since it was asked for."""
    widget, sent, times = _shown.get(name, (None, [], MANY))
    if times >= MANY:
        if widget is not None:
            widget.close()
        journal._known.clear()
        widget, sent, times = WIDGETS[name](), [], 0
        widget._send = lambda content, buffers=None: sent.append(content)
    _shown[name] = widget, sent, times + 1
    sent.clear()
    return widget, sent


def asked_of(name: str, rng: random.Random) -> Any:
    """A sound message."""
    widget, _ = shown(name)
    nonce = {"nonce": rng.choice(("k3x", *TEXTS))} if rng.random() < 0.5 else {}
    common: list[dict[str, Any]] = [{"kind": "still"}, {"kind": "shared", "part": "front"}]
    if isinstance(widget, ExerciseWidget):
        do = rng.choice([*widget.model.DOES])
        answer = rng.choice((1, "b", "5/12", [1, 2, 3], [1, "TEG-8.2"], "legal", ["Argentina"]))
        stop = rng.randrange(len(widget.stops) + 1)
        sound = {
            "answer": answer,
            "stop": stop,
            "entry": 1,
            "name": "TEG-8.2",
            "number": rng.randrange(5),
        }
        fields = {key: sound[key] for key in widget.model.DOES[do]}
        where = {"chapter": widget.told["chapter"]} if isinstance(widget, WorkbookWidget) else {}
        common += [{"kind": "exercise", "do": do, "at": widget.at, **where, **fields}] * 5
    if isinstance(getattr(widget, "session", None), teg_nb.widget.session.session.Session):
        common += [message_of(widget.session, rng)] * 3
    common += [{"kind": "knowledge", "seat": "Blanco"}, {"kind": "show"}]
    bet = rng.choice((True, "70 %", 4, [2, 5], "sí", "5/12"))
    common += [{"kind": "bet", "bet": bet}]
    if isinstance(widget, PlayoutsView):
        common += [{"kind": kind} for kind in ("stop", "pin", "unpin", "keep")]
        common += [{"kind": "start", "n": rng.choice((100, 1000)), "bots": "random"}]
    return {**rng.choice(common), **nonce}


def traits_of(name: str, rng: random.Random) -> Any:
    """Sound values of some traits."""
    widget, _ = shown(name)
    sound: dict[str, list[Any]] = {
        "step": [0, 7, 60, 10**9],
        "line": ["main"],
        "lang": ["es", "en"],
        "size": ["page", "class"],
        "selected": [[], ["Chile"], ["Chile", "Argentina"]],
        "window": [[1, 0, 0], [2.5, 0.1, 0.2]],
        "value": [1, 5],
    }
    names = rng.sample(sorted(widget.keys), rng.choice((1, 1, 2))) + rng.sample([*sound], 2)
    return {key: rng.choice(sound.get(key, [anything(rng)])) for key in names}


def page(rng: random.Random) -> tuple[str, str, Any]:
    name = rng.choice([*WIDGETS])
    method, make = rng.choice((("custom", asked_of), ("custom", asked_of), ("update", traits_of)))
    value = make(name, rng)
    value = rubbish(rng) if rng.random() < 0.1 else spoilt(value, rng, rng.choice((0, 0, 1, 2)))
    return name, method, value


def feed_page(given: Any) -> bool:
    """Return True if something was done: no refusal came, and no trait was sent back."""
    name, method, value = given
    widget, sent = shown(name)
    if method == "update":
        if not isinstance(widget, PageTraits):
            value = {}  # the slider of another package
        elif not isinstance(value, dict):
            value = {"step": value}
        data = {"method": "update", "state": value, "buffer_paths": []}
    else:
        data = {"method": "custom", "content": value}
    widget._handle_msg({"content": {"data": data}, "buffers": []})
    if isinstance(widget, PlayoutsView):
        widget.stop()
    for item in [*sent]:
        assert sendable(item)
    assert_sound(widget)
    journal._due.clear()
    predictions._bets.clear()
    replies = [item["content"] for item in sent if item["method"] == "custom"]
    refused = any(reply["kind"] == "refused" for reply in replies)
    return not refused and (bool(replies) or method == "update")


def assert_sound(widget: Any) -> None:
    match = getattr(widget, "match", None)
    if isinstance(match, Match):
        assert len(match.states) == len(match) + 1 == len(match.events) + 1
    assert json.dumps(widget.get_state(), default=lambda item: item.model_id, allow_nan=False)


READERS = (Reader("pages", page, feed_page, 80_000),)
