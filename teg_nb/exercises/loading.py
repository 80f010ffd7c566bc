"""Loading, checking and preview of exercise files in TOML."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from teg_nb.engine.errors import BadArgument, GameError, UnknownName
from teg_nb.engine.games import DEFAULT, game_named
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.exercises import journal
from teg_nb.exercises.base import KINDS, Exercise, listed
from teg_nb.exercises.bounds import (
    EFFORT,
    EXERCISES,
    CompanionView,
    check_keys,
    check_news,
    read_toml,
)
from teg_nb.exercises.chapter import Chapter
from teg_nb.exercises.kinds.play import bounded
from teg_nb.exercises.siblings import SITTING
from teg_nb.exercises.text import BadExercise, Text, escape, say

STARTS = ("position", "log", "study")
"""Keys for the start of an exercise. At most one of them is allowed."""

AGAIN = "again"
"""Key of similar exercises, as tables of the keys that differ."""

_SOURCES = (
    (*STARTS, "step", "line"),
    ("asked", "answer", "items", "news"),
)
"""Keys that replace each other: a similar exercise that has one inherits none of its group."""

_OWN = (AGAIN, "wrong", "explain", "solution", "right", "answer", "key", "also", "tolerance")
"""Keys that no similar exercise inherits, since they tell the answer of another one."""


def load(path: str | Path, *, solutions: bool = True) -> Chapter:
    """Load the exercises of a TOML file, and validate each on construction.

    Each table is one exercise under its name. Its keys are the arguments of its `kind`. ``start``
    is replaced by ``position = {Blanco = "Chile 4", ...}``, ``log = "match.jsonl"`` or
    ``study = "study.jsonl"``. The last two may have ``step`` and ``line``; the files are in the
    folder of the exercise file or below it. ``game`` and ``title`` may appear once, at the top.
    Files may be untrusted, so they must respect the bounds in `teg_nb.exercises.bounds`.

    Parameters
    ----------
    path : str or Path
    solutions : bool
        Show solutions on request. Learners' copies do not (`teg-nb lessons --student`). False
        only hides the solutions: the file still has the data to judge answers.

    Returns
    -------
    Chapter
        A dict of the exercises by name, in the order of the file.

    Raises
    ------
    BadExercise
        Names the file, the exercise, the key, and a correct value.
    OSError
        If the file cannot be opened.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.exercises import load
    >>> path = Path(tempfile.mkdtemp(), "dice.toml")
    >>> _ = path.write_text('''
    ... [dice]
    ... kind = "number"
    ... task = "How many dice at most?"
    ... answer = 3
    ... ''')
    >>> load(path)
    <Chapter dice>
    """
    path = Path(path)
    try:
        data = read_toml(path)
    except GameError as fault:
        raise _of_file(path, fault) from None
    game = data.pop("game", DEFAULT)
    title = _title(path, data.pop("title", ""))
    if not data:
        raise _of_file(path, GameError("exercise_file_empty", file=path.name))
    if len(data) > EXERCISES:
        raise _of_file(path, BadExercise(path.name, "exercise_long", most=str(EXERCISES)))
    exercises, logs = {}, CompanionView(path.parent)
    with bounded(EFFORT):
        for name, keys in data.items():
            try:
                exercises[name] = _exercise(name, keys, game, logs)
            except GameError as fault:
                reason = GameError("exercise_in", file=path.name, name=name[:80], reason=fault)
                raise _of_file(path, reason) from None
            exercises[name].sealed = not solutions
    return Chapter(exercises, title)


def _title(path: Path, written: Json) -> Json:
    try:
        return written and Text.of(written, f"{path.name}, title")
    except BadExercise as fault:
        raise _of_file(path, fault) from None


def _of_file(path: Path, said: GameError) -> BadExercise:
    fault = BadExercise(path.name, said)
    fault.words, fault.facts = said.words, said.facts  # so the text names the file once
    return fault


def _exercise(name: str, keys: Json, game: Json, beside: CompanionView) -> Exercise:
    """Return an exercise with the similar ones that its file has."""
    if not isinstance(keys, Mapping):
        raise BadExercise("kind", "exercise_missing")
    written = listed(keys.get(AGAIN, ()), AGAIN)
    if len(written) > SITTING:
        raise BadExercise(AGAIN, "exercise_long", most=str(SITTING))
    exercise = _maker(name, {k: v for k, v in keys.items() if k != AGAIN}, game, beside)()
    variants = []
    for own in written:
        if not isinstance(own, Mapping) or not own or {AGAIN, "kind", "game"} & {*own}:
            raise BadExercise(AGAIN, "exercise_again", value=own)
        try:
            make = _maker(f"{name} again", {**_inherited(exercise, keys, own), **own}, game, beside)
            journal.forget(make())  # made anew when it is asked for
        except BadExercise as fault:
            raise BadExercise(f"{AGAIN}.{fault.args[0]}", fault.args[1]) from None
        variants.append(make)
    exercise.variants = variants
    return exercise


def _inherited(exercise: Exercise, keys: JsonMapping, own: JsonMapping) -> JsonObject:
    """Return the keys that a similar exercise has in common with an exercise of a file."""
    replaced = {key for group in _SOURCES if {*group} & {*own} for key in group}
    kept = {key: value for key, value in keys.items() if key not in (*_OWN, *replaced)}
    rules = [hint for hint in kept.pop("hints", ()) if isinstance(hint, str)]
    return {"clause": exercise.clause, "goal_of": exercise.goal_of, "hints": rules, **kept}


def _maker(
    name: str, keys: JsonMapping, game: Json, beside: CompanionView
) -> Callable[[], Exercise]:
    """Return a function that makes an exercise of the keys of a table."""
    more = {"game": game, **keys}
    check_keys(more)
    kind = more.pop("kind", None)
    if kind is None:
        raise BadExercise("kind", "exercise_missing")
    if str(kind) not in KINDS:
        raise BadExercise("kind", UnknownName("kind", kind, KINDS))
    cls = KINDS[str(kind)]
    game = more.pop("game")
    start = _start(more, game, beside)
    if start is not None:
        check_news(more.get("news"), len(start))
    known = arguments(cls)
    for key in more:
        if key not in known:
            raise BadExercise(key, UnknownName("key", key, [*known, *STARTS]))
    for key, needed in known.items():
        if needed and key not in more:
            raise BadExercise(key, "exercise_missing")
    if "game" in known and start is None:
        more["game"] = game
    if start is not None:
        more["start"] = start
    return partial(cls, name, **more)


def arguments(kind: type[Exercise]) -> dict[str, bool]:
    """Return the keys of a kind; the value is True for a required key."""
    required: dict[str, bool] = {}
    for cls in (kind, Exercise):
        for name, parameter in inspect.signature(cls.__init__).parameters.items():
            if (
                name not in ("self", "name", "start")
                and parameter.kind is not parameter.VAR_KEYWORD
            ):
                required.setdefault(name, parameter.default is parameter.empty)
    return required


def _start(more: JsonObject, game: str, beside: CompanionView) -> Match | None:
    """Remove the keys of the start, and return its match or None."""
    starts = [key for key in STARTS if key in more]
    if len(starts) > 1:
        raise BadExercise(starts[1], "exercise_one_start", names=starts)
    if not starts:
        return None
    (how,) = starts
    spec, step, line = more.pop(how), more.pop("step", None), more.pop("line", "main")
    try:
        if how == "position":
            for key, value in (("step", step), ("line", line)):
                if value not in (None, "main"):
                    raise BadArgument("wrong_shape", name=key, value=value, wanted="log = ...")
            if not isinstance(spec, Mapping):
                raise BadArgument(
                    "wrong_shape", name=how, value=spec, wanted='{Blanco = "Chile 4", ...}'
                )
            return Match(start=game_named(game).position(**spec))
        if not isinstance(spec, str):
            raise BadArgument("wrong_shape", name=how, value=spec, wanted='"match.jsonl"')
        study = beside.study(spec)
        at = study.end(line) if step is None else StudyPosition(line, step)
        return study.fork(at)
    except GameError as fault:
        raise BadExercise(how, fault) from None
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise BadExercise(how, "exercise_unread", file=str(spec), why=why) from None


class Tried(NamedTuple):
    """The result of checking an exercise.

    Attributes
    ----------
    name : str
    faults : list of str
        Descriptions of the faults; empty for a correct exercise.
    options_without_reason : list of int
        Numbers of the wrong options without a reason.
    """

    name: str
    faults: list[str]
    options_without_reason: list[int]


def check(path: str | Path, lang: str = "en") -> Iterator[Tried]:
    """Check that the rules accept the solution of each exercise, and no expected wrong answer.

    Raises
    ------
    BadExercise
        As `load`.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.exercises import check
    >>> path = Path(tempfile.mkdtemp(), "dice.toml")
    >>> _ = path.write_text('''
    ... [dice]
    ... kind = "number"
    ... task = "How many dice at most?"
    ... answer = 3
    ... ''')
    >>> list(check(path))
    [Tried(name='dice', faults=[], options_without_reason=[])]
    """

    def text_of(key: str) -> str:
        return say(key, "check").in_language(lang)

    for name, exercise in _all(load(path)):
        faults = []
        answer = exercise.right_answer()
        if answer is None:
            faults.append(text_of("unsolved"))
        elif not (verdict := exercise.judge(answer)):
            faults.append(text_of("not_right") + f": {verdict.plain(lang)}")
        for answer, text in exercise.wrong:
            if answer is None:
                continue  # `Play` declares this wrong answer as a goal, without moves
            verdict = exercise.judge(answer)
            if verdict.right is not False or verdict.text != text:
                faults.append(text_of("not_wrong") + f", {answer}: {verdict.plain(lang)}")
        yield Tried(name, faults, exercise.options_without_reason)


def _all(chapter: Chapter) -> Iterator[tuple[str, Exercise]]:
    """Yield each exercise of a chapter, followed by its similar ones, with their names."""
    for name, exercise in chapter.items():
        yield name, exercise
        for number, make in enumerate(exercise.variants, 1):
            other = make()
            journal.forget(other)
            yield f"{name} again {number}", other


def preview(path: str | Path, lang: str = "es") -> str:
    """Return all exercises of a file as an HTML page for authors, with hints and solutions.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> from teg_nb.exercises import preview
    >>> path = Path(tempfile.mkdtemp(), "dice.toml")
    >>> _ = path.write_text('''
    ... [dice]
    ... kind = "number"
    ... task = "How many dice at most?"
    ... answer = 3
    ... ''')
    >>> preview(path, "en")[:15]
    '<!doctype html>'
    """
    parts = []
    for exercise in load(path).values():
        hints = "".join(f"<li>{escape(hint.in_language(lang))}</li>" for hint in exercise.hints)
        answer = exercise.solution().plain(lang)
        parts.append(
            f"<section>{exercise.html(lang)}<ul>{hints}</ul><p>{escape(answer)}</p></section>"
        )
    title = escape(Path(path).name)
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        "<style>body{font:16px/1.4 sans-serif;max-width:60em;margin:2em auto}"
        "section{border-bottom:1px solid #ccc;padding:1em 0}svg{max-width:100%;height:auto}</style>"
        f"<h1>{title}</h1>{''.join(parts)}</html>\n"
    )
