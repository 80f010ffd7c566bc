"""Exercises in a TOML file: read, tried, shown."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from teg_nb.engine.errors import BadArgument, GameError, UnknownName
from teg_nb.engine.games import DEFAULT, game_named
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import StudyPosition
from teg_nb.exercises.base import KINDS, Exercise
from teg_nb.exercises.bounds import (
    EFFORT,
    EXERCISES,
    CompanionView,
    check_keys,
    check_news,
    read_toml,
)
from teg_nb.exercises.chapter import Chapter
from teg_nb.exercises.play import bounded
from teg_nb.exercises.text import BadExercise, Text, escape, say

STARTS = ("position", "log", "study")
"""What an exercise may begin from, one of them."""


def load(path: str | Path, *, solutions: bool = True) -> Chapter:
    """Read the exercises of a file, each tried as far as it is made.

    Each table is one, by its name; its keys are the arguments of its `kind`. Instead of ``start``:
    ``position = {Blanco = "Chile 4", ...}``, ``log = "match.jsonl"`` or ``study = "study.jsonl"``,
    the last two with ``step`` and ``line``, in the folder of the file or below it. ``game`` and
    ``title`` may stand once, on top. A file may be a stranger's: it has bounds, those of
    `teg_nb.exercises.bounds`.

    Parameters
    ----------
    path : str or Path
    solutions : bool
        Whether they show their solution; learners' copies do not (`teg-nb lessons --student`). It
        is not shown, no more: the file has what is needed to judge an answer.

    Returns
    -------
    Chapter
        A dict of them by name, in the order of the file.

    Raises
    ------
    BadExercise
        With file, exercise, key, and what would be right.
    OSError
        If it cannot be opened.
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
    found, beside = {}, CompanionView(path.parent)
    with bounded(EFFORT):
        for name, keys in data.items():
            try:
                found[name] = _exercise(name, keys, game, beside)
            except GameError as fault:
                said = GameError("exercise_in", file=path.name, name=name[:80], reason=fault)
                raise _of_file(path, said) from None
            found[name].sealed = not solutions
    return Chapter(found, title)


def _title(path: Path, written: Any) -> Any:
    try:
        return written and Text.of(written, f"{path.name}, title")
    except BadExercise as fault:
        raise _of_file(path, fault) from None


def _of_file(path: Path, said: GameError) -> BadExercise:
    fault = BadExercise(path.name, said)
    fault.words, fault.facts = said.words, said.facts  # the file is named once
    return fault


def _exercise(name: str, keys: Any, game: Any, beside: CompanionView) -> Exercise:
    if not isinstance(keys, Mapping):
        raise BadExercise("kind", "exercise_missing")
    more = {"game": game, **keys}
    check_keys(more)
    kind = more.pop("kind", None)
    if kind is None:
        raise BadExercise("kind", "exercise_missing")
    if str(kind) not in KINDS:
        raise BadExercise("kind", UnknownName("kind", kind, KINDS))
    made = KINDS[str(kind)]
    game = more.pop("game")
    start = _start(more, game, beside)
    if start is not None:
        check_news(more.get("news"), len(start))
    known = _arguments(made)
    for key in more:
        if key not in known:
            raise BadExercise(key, UnknownName("key", key, [*known, *STARTS]))
    for key, needed in known.items():
        if needed and key not in more:
            raise BadExercise(key, "exercise_missing")
    if "game" in known and start is None:
        more["game"] = game
    return made(name, **more, **({} if start is None else {"start": start}))


def _arguments(kind: type[Exercise]) -> dict[str, bool]:
    """What a kind is written with, and whether it needs it."""
    found: dict[str, bool] = {}
    for each in (kind, Exercise):
        for name, parameter in inspect.signature(each.__init__).parameters.items():
            if (
                name not in ("self", "name", "start")
                and parameter.kind is not parameter.VAR_KEYWORD
            ):
                found.setdefault(name, parameter.default is parameter.empty)
    return found


def _start(more: dict[str, Any], game: str, beside: CompanionView) -> Any:
    """The match that an exercise begins from; its keys are taken out."""
    given = [each for each in STARTS if each in more]
    if len(given) > 1:
        raise BadExercise(given[1], "exercise_one_start", names=given)
    if not given:
        return None
    (how,) = given
    said, step, line = more.pop(how), more.pop("step", None), more.pop("line", "main")
    try:
        if how == "position":
            for key, value in (("step", step), ("line", line)):
                if value not in (None, "main"):
                    raise BadArgument("wrong_shape", name=key, value=value, wanted="log = ...")
            if not isinstance(said, Mapping):
                raise BadArgument(
                    "wrong_shape", name=how, value=said, wanted='{Blanco = "Chile 4", ...}'
                )
            return Match(start=game_named(game).position(**said))
        if not isinstance(said, str):
            raise BadArgument("wrong_shape", name=how, value=said, wanted='"match.jsonl"')
        study = beside.study(said)
        at = study.end(line) if step is None else StudyPosition(line, step)
        return study.fork(at)
    except GameError as fault:
        raise BadExercise(how, fault) from None
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise BadExercise(how, "exercise_unread", file=str(said), why=why) from None


class Tried(NamedTuple):
    """What came of trying an exercise.

    Attributes
    ----------
    name : str
    faults : list of str
        What is not as it should be; empty if all is well.
    """

    name: str
    faults: list[str]


def check(path: str | Path, lang: str = "en") -> Iterator[Tried]:
    """Try each exercise of a file: its solution is right, its foreseen wrong answers are wrong.

    Raises
    ------
    BadExercise
        As `load`.
    """

    def told(key: str) -> str:
        return say(key, "check").in_language(lang)

    for name, exercise in load(path).items():
        faults = []
        answer = exercise.right_answer()
        if answer is None:
            faults.append(told("unsolved"))
        elif not (verdict := exercise.judge(answer)):
            faults.append(told("not_right") + f": {verdict.plain(lang)}")
        for answer, text in exercise.wrong:
            if answer is None:
                continue  # a turn that is foreseen by what happens in it
            verdict = exercise.judge(answer)
            if verdict.right is not False or verdict.text != text:
                faults.append(told("not_wrong") + f", {answer}: {verdict.plain(lang)}")
        yield Tried(name, faults)


def preview(path: str | Path, lang: str = "es") -> str:
    """All exercises of a file as a page of HTML, with hints and solutions: for who writes them."""
    parts = []
    for exercise in load(path).values():
        hints = "".join(f"<li>{escape(each.in_language(lang))}</li>" for each in exercise.hints)
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
