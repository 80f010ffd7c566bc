"""Exercises made by the engine, from random matches: endless, and the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

from teg_nb.bots import POLICIES
from teg_nb.engine.actions import CHANCE, Action, TurnStartBase
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument, IllegalAction, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import game_named
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import ListOf, Reference
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.exercises import journal
from teg_nb.exercises.base import Exercise, describe_action
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.questions import Judge, Mark, Number
from teg_nb.exercises.text import BadExercise, Text, known_clause, say

ENTRIES = 300
"""Entries of a match that exercises are made from, at most."""
OF_A_MATCH = 6
"""Exercises made from a match."""
MATCHES = 25
"""Matches in which an exercise is looked for before it is given up."""
_TRIES = 12
"""Steps of a match at which something to ask is looked for."""

MARKED = 20
"""Places that somebody is asked to mark, at most."""

LEVELS = (1, 2, 3)
"""Whose turn and which phase; places; numbers."""


class Topic(NamedTuple):
    """What an exercise is about.

    Attributes
    ----------
    game, about : str
        A name of the games, and one of `ABOUT`.
    clause : str
        The clause that it turns on.
    """

    game: str
    about: str
    clause: str


class _Template(NamedTuple):
    """An exercise but for its name."""

    kind: type[Exercise]
    clause: str
    level: int
    task: Any
    keys: dict[str, Any]


def generate(
    game: str | AnyGame = "teg",
    seed: int = 0,
    topic: str | Sequence[str] = (),
    clause: str = "",
    level: int | None = None,
) -> Iterator[Exercise]:
    """Exercises from random matches, one after another without end.

    Parameters
    ----------
    game : str or Game
    seed : int
        The same seed gives the same exercises.
    about : str or sequence of str
        ``"legal"`` (is this legal, and by which clause not?), ``"reach"`` (mark what can be
        reached), ``"due"`` (armies at the start of a turn), ``"worth"`` (what is this exchange
        worth?), ``"most"`` (the largest amount), ``"held"`` (places of a seat). All by default;
        games have only those that they can ask.
    clause : str
        Only those that turn on it.
    level : int, optional
        1: whose turn, which phase; 2: places; 3: numbers.

    Raises
    ------
    BadExercise
        If there is no such clause, or none came up in `MATCHES` matches.
    UnknownName, BadArgument
        If there is no such game, nothing of that name to ask, or no such level.

    Examples
    --------
    >>> first, second = (next(made("teg", seed=7)) for _ in range(2))
    >>> first.name == second.name, first.judge(first.right_answer()).right
    (True, True)
    """
    rules = game_named(game)
    chosen = [topic] if isinstance(topic, str) else list(topic) or [*ABOUT]
    for each in chosen:
        if each not in ABOUT:
            raise UnknownName("question", each, ABOUT)
    if level is not None and level not in LEVELS:
        raise BadArgument("not_one_of", name="level", value=level, known=[*map(str, LEVELS)])
    wanted = known_clause(clause, "clause") if clause else ""
    return _made(rules, seed, chosen, wanted, level)


def _made(
    game: AnyGame, seed: int, about: list[str], clause: str, level: int | None
) -> Iterator[Exercise]:
    for number, (what, draft) in enumerate(_drafts(game, seed, about, clause, level), 1):
        name = f"{game.name} {what} {draft.clause} {seed}-{number}"
        exercise = draft.kind(name, draft.task, clause=draft.clause, **draft.keys)
        journal.forget(exercise)  # there is no end of them
        yield exercise


def _drafts(
    game: AnyGame, seed: int, about: list[str], clause: str, level: int | None
) -> Iterator[tuple[str, _Template]]:
    empty = 0
    for number in count():
        rng = random.Random(f"{seed}/{number}")
        match = _played(game, rng)
        found, left = 0, about[:]
        while left and found < OF_A_MATCH:
            what = rng.choice(left)
            for step in rng.sample(range(len(match)), min(_TRIES, len(match))):
                draft = ABOUT[what](match, step, rng, clause)
                if (
                    draft is not None
                    and clause in ("", draft.clause)
                    and level in (None, draft.level)
                ):
                    yield what, draft
                    found += 1
                    break
            else:
                left.remove(what)  # this match has none
        empty = 0 if found else empty + 1
        if empty == MATCHES:
            raise BadExercise("about", "exercise_none_made", games=MATCHES)


def _played(game: AnyGame, rng: random.Random) -> Match:
    seats = rng.choice([3, 4])
    policy = POLICIES[rng.choice(["greedy", "random"])]
    return Match(game, seats).run(policy, rng, limit=ENTRIES)


# What can be asked: each gives a draft, or None where there is nothing to ask


def _legal(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    here = match.fork(step)
    if here.to_move < 0:
        return None
    legal = here.legal_actions()
    action = legal.of_type(rng.choice(legal.kinds())).choice(
        rng
    )  # the end of a phase as often as places
    found = [each for each in _broken(here, action, match, rng) if clause in ("", each[0])]
    known = _clause_of(here, action)
    if known and clause in ("", known) and (not found or rng.random() < 0.4):
        choices = _choices(here, "", [each[0] for each in found], rng)
        keys = {"start": here, "move": encode(action, here.settings), "choices": choices}
        return _Template(Judge, known, 2, None, keys)
    if not found:
        return None
    broken = rng.choice(sorted({each[0] for each in found}))
    _, level, entry = next(each for each in found if each[0] == broken)
    choices = _choices(here, broken, [each[0] for each in found], rng)
    keys = {"start": here, "move": entry, "choices": choices}
    return _Template(Judge, broken, level, None, keys)


def _clause_of(match: Match, action: Action) -> str:
    """A clause that a legal action rests on: that of what comes of it."""
    _, events = match.game.play(match.state, action)
    return next((each.clause for each in events if each.clause), "")


def _broken(
    match: Match, action: Action, whole: Match, rng: random.Random
) -> list[tuple[str, int, list[Any]]]:
    """Ways to break one thing of a legal action: clause, level, and the entry."""
    found = []
    for level, other in _variants(match, action, whole, rng):
        try:
            match.game.check(match.state, other)
            continue
        except IllegalAction as fault:
            if fault.clause in catalogue(match.game.name).sections["clauses"]:
                found.append((fault.clause, level, encode(other, match.settings)))
        except (IndexError, KeyError, ValueError, TypeError):
            continue
    return found


def _variants(
    match: Match, action: Action, whole: Match, rng: random.Random
) -> Iterator[tuple[int, Action]]:
    """The action with one thing changed, and what was played at another time."""
    settings = match.settings
    for seat in range(len(settings.seats)):
        if seat != action.seat:
            yield 1, replace(action, seat=seat)
    later = [each for each in whole.actions if each.seat != CHANCE]
    for each in rng.sample(later, min(4, len(later))):
        yield 1, replace(each, seat=action.seat)
    for name, form in action.fields.items():
        if name == action.amount:
            most = max(
                getattr(each, name)
                for each in match.legal_actions().of_type(type(action))
                if all(getattr(each, n) == getattr(action, n) for n in action.fields if n != name)
            )
            yield 3, replace(action, **{name: most + 1})
        elif isinstance(form, Reference):
            names = range(len(settings.vocabulary[form.kind]))
            for place in rng.sample(names, min(6, len(names))):
                if place != getattr(action, name):
                    yield 2, replace(action, **{name: place})


def _choices(match: Match, right: str, near: list[str], rng: random.Random) -> list[str]:
    """Four clauses to choose from, the right one among them, in their order."""
    words = catalogue(match.game.name)
    every = [*words.sections["clauses"]]
    others = [each for each in dict.fromkeys(near) if each not in ("", right)]
    chapter = [each for each in every if right and each.split(".")[0] == right.split(".")[0]]
    pool = [*others, *rng.sample(chapter, len(chapter)), *rng.sample(every, min(9, len(every)))]
    kept = list(dict.fromkeys(each for each in pool if each != right))[: 3 if right else 4]
    return sorted([*kept, *([right] if right else [])], key=every.index)


def _reach(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    here = match.fork(step)
    if here.to_move < 0:
        return None
    legal, settings = here.legal_actions(), here.settings
    kinds = [kind for kind in legal.kinds() if _asked(kind)]
    if not kinds:
        return None
    kind = rng.choice(kinds)
    field, *given = _asked(kind)
    one = rng.choice([*legal.of_type(kind).with_max_amount()])
    names = settings.vocabulary[str(kind.fields[field])]
    fixed = {name: getattr(one, name) for name in given}
    right = {
        getattr(each, field)
        for each in legal.of_type(kind).with_max_amount()
        if all(getattr(each, name) == value for name, value in fixed.items())
    }
    clauses = []
    for place in set(range(len(names))) - right:
        try:
            here.game.check(here.state, replace(one, **{field: place}))
            return None  # the game lists a sample of these
        except IllegalAction as fault:
            clauses.append(fault.clause)
    if not clauses or not 0 < len(right) <= MARKED:
        return None
    words = catalogue(here.game.name)
    what = Text(*(words.label("verbs", kind.verb, lang) for lang in LANGUAGES))
    seat = settings.seats[here.to_move]
    said = dict(zip(given, encode(one, settings)[2:], strict=False))
    key = "reach" if given else "targets"
    task = say(key, "asked", seat=seat, what=what, source=next(iter(said.values()), ""))
    keys = {"start": here, "asked": f"{kind.verb}.{field}", "where": said}
    found = clause if clause in clauses else max(sorted(set(clauses)), key=clauses.count)
    return _Template(Mark, found, 2, task, keys)


def _asked(kind: type[Action]) -> list[str]:
    """The argument of a kind to ask for, and those that are said; empty if it is not to be asked.

    An argument of a name alone, or a target once the source is said; the amount is left open.
    """
    forms = {name: form for name, form in kind.fields.items() if name != kind.amount}
    if not all(isinstance(form, Reference) for form in forms.values()):
        return []
    if len(forms) == 1:
        return [*forms]
    return ["target", "source"] if [*forms] == ["source", "target"] else []


def _counted(
    match: Match, step: int, key: str, event: Any, seat: str, level: int, **facts: Any
) -> _Template:
    """A question for the armies of an event."""
    here = match.fork(step)
    move = encode(match.actions[step], here.settings)[1:]
    asked = {"after": [move], "event": event.kind, "field": "armies"}
    keys = {"start": here, "asked": asked, "seat": seat}
    return _Template(Number, event.clause, level, say(key, "asked", seat=seat, **facts), keys)


def _due(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    for place in range(step, len(match)):  # turns are far between
        for event in match.events[place]:
            if isinstance(event, TurnStartBase) and getattr(event, "armies", None):
                seat = match.settings.seats[event.seat]
                return _counted(match, place, "due", event, seat, 2)
    return None


def _worth(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    for place in range(step, len(match)):
        action = match.actions[place]
        shown = not action.amount and any(
            isinstance(form, ListOf) for form in action.fields.values()
        )
        if action.seat == CHANCE or not shown:
            continue  # a set of cards is shown, and armies come of it
        for event in match.events[place]:
            if getattr(event, "seat", None) == action.seat and getattr(event, "armies", None):
                seat = match.settings.seats[action.seat]
                said = describe_action(action, match.settings)
                return _counted(match, place, "worth", event, seat, 2, action=said)
    return None


def _most(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    here = match.fork(step)
    if here.to_move < 0:
        return None
    legal = [each for each in here.legal_actions().with_max_amount() if each.amount]
    if not legal:
        return None
    one = rng.choice(legal)
    more = replace(one, **{one.amount: getattr(one, one.amount) + 1})
    try:
        here.game.check(here.state, more)
        return None
    except IllegalAction as fault:
        found = fault.clause
    words = catalogue(here.game.name)
    what = Text(*(words.label("verbs", one.verb, lang) for lang in LANGUAGES))
    said = dict(zip(one.fields, encode(one, here.settings)[2:], strict=False))
    del said[one.amount]
    if not all(isinstance(each, str) for each in said.values()):
        return None
    seat = here.settings.seats[here.to_move]
    place = "".join(f", {each}" for each in said.values())
    task = say("most", "asked", seat=seat, what=what, place=place)
    return _Template(Number, found, 3, task, {"start": here, "asked": {"most": one.verb, **said}})


def _held(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    here = match.fork(step)
    game, seats = here.game, here.settings.seats
    viewer = max(here.to_move, 0)
    seen = game.holdings(game.observe(here.state, viewer))
    if max(seen.owner) < 0 or list(seen.owner) != list(game.holdings(here.state).owner):
        return None  # nobody holds anything yet, or it is a secret who does
    seat = rng.choice(seats)
    found = game.refusals["unknown_country"][1]
    keys = {"start": here, "asked": {"holds": seat}, "seat": seats[viewer]}
    return _Template(Number, found, 1, say("held", "asked", seat=seat), keys)


_Maker = Callable[[Match, int, random.Random, str], _Template | None]

ABOUT: dict[str, _Maker] = {
    "legal": _legal,
    "reach": _reach,
    "due": _due,
    "worth": _worth,
    "most": _most,
    "held": _held,
}
"""What can be asked, by name."""


class Practice(Renderable):
    """Made exercises, in which what was wrong comes again, by Leitner's boxes.

    A topic is a game, a kind of question and a clause. It begins in box 1 when it is first
    answered; a right first answer puts it one box further, a wrong one back into box 1. In box `k`
    it is due again after 2ᵏ⁻¹ other exercises; whatever is due comes before what is new. Nothing is
    stored but the answers (see `teg_nb.exercises.results`), from which the boxes follow.

    Parameters
    ----------
    game, seed, about, level
        As in `made`.

    Attributes
    ----------
    BOXES : int
        How many there are; a topic that leaves the last is known, and does not come again.

    References
    ----------
    S. Leitner, So lernt man lernen, Herder, Freiburg 1972: boxes that are looked through ever more
    seldom. The intervals double, as in most programs since.

    Examples
    --------
    >>> practice = Practice("tgm", seed=3)
    >>> q = practice.next()
    >>> q is not practice.next()
    True
    """

    BOXES = 5

    def __init__(
        self,
        game: str | AnyGame = "teg",
        seed: int = 0,
        about: str | Sequence[str] = (),
        level: int | None = None,
    ) -> None:
        self._chosen: dict[str, Any] = {"game": game, "level": level}
        self._seed = seed
        self._about = about
        self._new = generate(seed=seed, topic=about, **self._chosen)

    @property
    def boxes(self) -> dict[Topic, int]:
        """Box of each topic that was answered."""
        return {topic: box for topic, (box, _) in self._boxes().items()}

    def next(self) -> Exercise:
        """The next exercise: on what is due again, else a new one."""
        boxes = self._boxes()
        answered = sum(1 for _ in self._first_answers())
        due = [
            (box, last, topic)
            for topic, (box, last) in boxes.items()
            if box <= self.BOXES and answered - last >= 2 ** (box - 1)
        ]
        for _, _, topic in sorted(due):
            seed = self._seed * 1_000_003 + 1 + answered
            again = generate(seed=seed, topic=topic.about, clause=topic.clause, **self._chosen)
            try:
                return next(again)
            except BadExercise:
                continue  # it does not come up just now
        known = {each["exercise"] for each in journal.records(quiet=True)}
        return next(each for each in self._new if each.name not in known)

    def _first_answers(self) -> Iterator[tuple[Topic, bool]]:
        """Of each made exercise of this game, in order, whether the first answer was right."""
        game, seen = game_named(self._chosen["game"]).name, set()
        for each in journal.records(quiet=True):
            words = each["exercise"].split(" ")
            ours = len(words) == 4 and words[0] == game and words[1] in ABOUT
            if ours and each["exercise"] not in seen:
                seen.add(each["exercise"])
                yield Topic(*words[:3]), each["right"]

    def _boxes(self) -> dict[Topic, tuple[int, int]]:
        """By topic, its box and the number of the answer that put it there."""
        found: dict[Topic, tuple[int, int]] = {}
        for number, (topic, right) in enumerate(self._first_answers(), 1):
            box = found.get(topic, (1, 0))[0]
            found[topic] = (box + 1 if right else 1), number
        return found
