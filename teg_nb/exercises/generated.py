"""Exercises that the engine generates from random matches, reproducible by seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import NamedTuple

from teg_nb.bots import POLICIES
from teg_nb.engine.actions import CHANCE, Action, Event, TurnStartBase
from teg_nb.engine.codec import decode, encode
from teg_nb.engine.errors import BadArgument, IllegalAction, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games import game_named
from teg_nb.engine.json_types import Json, JsonList, JsonMapping, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import ListOf, Reference
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES
from teg_nb.exercises import journal
from teg_nb.exercises.base import Exercise, describe_action
from teg_nb.exercises.display import Renderable
from teg_nb.exercises.kinds.choose import Choose
from teg_nb.exercises.kinds.fault import FindError
from teg_nb.exercises.kinds.judge import Judge
from teg_nb.exercises.kinds.mark import Mark
from teg_nb.exercises.kinds.number import Number
from teg_nb.exercises.text import BadExercise, Text, known_clause, say

ENTRIES = 300
"""Maximum entries of a source match."""
NEAR = 40
"""Maximum entries played from a given start, so that the position stays similar."""
OF_A_MATCH = 6
"""Maximum number of exercises from one match."""
MATCHES = 25
"""Matches to search for an exercise before giving up."""
_TRIES = 12
"""Steps of a match to search for a question."""

OPTIONS = 4
"""Number of actions to choose from."""

ENTRIES_READ = 5
"""Maximum entries to read for a broken one."""

MARKED = 20
"""Maximum number of places to mark."""

_SEATS = (3, 4)
"""Numbers of seats of the matches."""

LEVELS = (1, 2, 3)
"""Difficulty: 1 turn and phase, 2 places, 3 numbers."""


class Topic(NamedTuple):
    """The topic of an exercise: game, question and clause.

    Attributes
    ----------
    game, about : str
        The name of a game, and a key of `ABOUT`.
    clause : str
        The clause that decides the answer.
    """

    game: str
    about: str
    clause: str


class _Template(NamedTuple):
    """The parts of an exercise without its name."""

    kind: type[Exercise]
    clause: str
    level: int
    task: Json
    keys: JsonObject


class Generated(Renderable, Iterator[Exercise]):
    """Generated exercises without end. A notebook shows the first one, with “Another one”.

    Examples
    --------
    >>> from teg_nb.exercises import generate
    >>> made = generate("teg", seed=7)
    >>> made
    <Generated teg>
    >>> next(made) is not next(made)
    True
    """

    def __init__(self, made: Iterator[Exercise], game: str) -> None:
        self._made = made
        self._game = game

    def __next__(self) -> Exercise:
        return next(self._made)

    def __repr__(self) -> str:
        return f"<Generated {self._game}>"


def generate(
    game: str | AnyGame = "teg",
    seed: int = 0,
    topic: str | Sequence[str] = (),
    clause: str = "",
    level: int | None = None,
    options: JsonMapping | None = None,
    searched: int = MATCHES,
    start: Match | None = None,
) -> Generated:
    """Generate exercises from random matches without end.

    Parameters
    ----------
    game : str or Game
    seed : int
        The same seed gives the same exercises.
    topic : str or sequence of str
        ``"legal"`` (is this legal, or which clause forbids it?), ``"reach"`` (mark the reachable
        places), ``"due"`` (armies at the start of a turn), ``"worth"`` (armies of an exchange),
        ``"most"`` (the largest legal amount), ``"held"`` (places of a seat), ``"which"`` (choose
        the legal action), ``"fault"`` (find the entry that breaks a rule). All by default. A game
        has only the questions that fit it.
    clause : str
        Restricts the exercises to this clause.
    level : int, optional
        1: turn and phase. 2: places. 3: numbers.
    options : mapping, optional
        Of the matches, as of `Match`. Nothing is asked about chapters that the table leaves out.
    searched : int
        Matches to search for an exercise before giving up.
    start : Match, optional
        The matches go on from here, for a few turns. By default they begin anew.

    Raises
    ------
    BadExercise
        If the clause is unknown, or so many matches had no such exercise.
    UnknownName, BadArgument, IllegalAction
        If the game, the topic, the level or an option is unknown.

    Examples
    --------
    >>> from teg_nb.exercises import generate
    >>> first, second = (next(generate("teg", seed=7)) for _ in range(2))
    >>> first.name == second.name, first.judge(first.right_answer()).right
    (True, True)
    """
    rules = game_named(game)
    chosen = [topic] if isinstance(topic, str) else list(topic) or [*ABOUT]
    for name in chosen:
        if name not in ABOUT:
            raise UnknownName("question", name, ABOUT)
    if level is not None and level not in LEVELS:
        raise BadArgument("not_one_of", name="level", value=level, known=[*map(str, LEVELS)])
    wanted = known_clause(clause, "clause") if clause else ""
    if start is None:
        starts, limit = _tables(rules, options), ENTRIES
    else:
        starts, limit = [start], NEAR
    drafts = _drafts(starts, limit, seed, chosen, wanted, level, searched)
    return Generated(_made(starts[0].settings, seed, drafts), rules.name)


def _tables(game: AnyGame, options: JsonMapping | None) -> list[Match]:
    """Return a match for each usual number of seats that the game admits."""
    tables: list[Match] = []
    fault: IllegalAction | None = None
    for seats in _SEATS:
        try:
            tables.append(Match(game, seats, options))
        except IllegalAction as refused:
            fault = refused
    if fault is not None and not tables:
        raise fault
    return tables


def _made(
    settings: Settings, seed: int, drafts: Iterator[tuple[str, _Template]]
) -> Iterator[Exercise]:
    """Yield drafts as exercises, with names by game, question, clause, seed, table and number."""
    table = f"{settings.preset or 'own'}-" if settings.options.changed() else ""
    for number, (what, draft) in enumerate(drafts, 1):
        name = f"{settings.game} {what} {draft.clause} {seed}-{table}{number}"
        exercise = draft.kind(name, draft.task, clause=draft.clause, **draft.keys)
        journal.forget(exercise)  # the stream is endless: the registry would grow for ever
        yield exercise


def _drafts(
    starts: Sequence[Match],
    limit: int,
    seed: int,
    about: list[str],
    clause: str,
    level: int | None,
    searched: int,
) -> Iterator[tuple[str, _Template]]:
    """Yield questions by name with their drafts, from one random match after another."""
    empty = 0
    for number in count():
        rng = random.Random(f"{seed}/{number}")
        match = _played(rng.choice(starts), limit, rng)
        drafts, left = 0, about[:]
        while left and drafts < OF_A_MATCH:
            what = rng.choice(left)
            for step in rng.sample(range(len(match)), min(_TRIES, len(match))):
                draft = ABOUT[what](match, step, rng, clause)
                if (
                    draft is not None
                    and clause in ("", draft.clause)
                    and level in (None, draft.level)
                ):
                    yield what, draft
                    drafts += 1
                    break
            else:
                left.remove(what)  # this match has none
        empty = 0 if drafts else empty + 1
        if empty == searched:
            raise BadExercise("about", "exercise_none_made", games=searched)


def _played(start: Match, limit: int, rng: random.Random) -> Match:
    policy = POLICIES[rng.choice(["greedy", "random"])]
    return start.fork().run(policy, rng, limit=limit)


# The questions: each returns a draft, or None if the step has no such question


def _legal(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    start = match.fork(step)
    if start.to_move < 0:
        return None
    legal = start.legal_actions()
    # the type is drawn first, so that the end of a phase comes as often as places
    action = legal.of_type(rng.choice(legal.kinds())).choice(rng)
    refusals = [row for row in _broken(start, action, match, rng) if clause in ("", row[0])]
    known = _clause_of(start, action)
    if known and clause in ("", known) and (not refusals or rng.random() < 0.4):
        choices = _choices(start, "", [row[0] for row in refusals], rng)
        keys = {"start": start, "move": encode(action, start.settings), "choices": choices}
        return _Template(Judge, known, 2, None, keys)
    if not refusals:
        return None
    broken = rng.choice(sorted({row[0] for row in refusals}))
    _, level, entry = next(row for row in refusals if row[0] == broken)
    choices = _choices(start, broken, [row[0] for row in refusals], rng)
    keys = {"start": start, "move": entry, "choices": choices}
    return _Template(Judge, broken, level, None, keys)


def _which(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    """Return a choice among actions of one type: a legal one, and some that rules forbid."""
    start = match.fork(step)
    if start.to_move < 0:
        return None
    legal = start.legal_actions()
    action = rng.choice([legal.of_type(kind).choice(rng) for kind in legal.kinds()])
    illegal = [
        (broken, level, entry)
        for broken, level, entry in _broken(start, action, match, rng)
        if entry[:2] == encode(action, start.settings)[:2]
    ]
    near = [row for row in illegal if clause in ("", row[0])]
    if not near:
        return None
    topic, level, first = rng.choice(near)
    entries = [encode(action, start.settings), first]
    for _, _, entry in illegal:
        if entry not in entries and len(entries) < OPTIONS:
            entries.append(entry)
    if len(entries) < OPTIONS:
        return None
    options = [{"text": _in_words(entry, start), "move": entry} for entry in entries]
    seat = start.settings.seats[start.to_move]
    keys = {"start": start, "options": sorted(options, key=lambda option: str(option["move"]))}
    return _Template(Choose, topic, level, say("which", "asked", seat=seat), keys)


def _in_words(entry: JsonList, match: Match) -> dict[str, str]:
    text = describe_action(decode(entry, match.game, match.settings), match.settings)
    return {"es": text.es, "en": text.en}


def _fault(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    """Return some entries of the match in a row, with a broken one among them."""
    start = match.fork(step)
    if start.to_move < 0:
        return None
    action = start.legal_actions().choice(rng)
    refusals = [row for row in _broken(start, action, match, rng) if clause in ("", row[0])]
    before = rng.randint(1, ENTRIES_READ - 1)
    around = match.actions[max(step - before, 0) : step + ENTRIES_READ - 1 - before]
    own = all(entry.seat in (start.to_move, CHANCE) for entry in around)
    if not refusals or step < before or len(around) < 2 or not own or not _is_open(start):
        return None  # a reader knows the hand of one seat alone
    topic, level, broken = rng.choice(refusals)
    entries = [encode(entry, start.settings) for entry in around]
    entries.insert(before, broken)
    seat = start.settings.seats[start.to_move]
    keys = {"start": match.fork(step - before), "entries": entries, "seat": seat}
    return _Template(FindError, topic, level, say("fault", "asked"), keys)


def _clause_of(match: Match, action: Action) -> str:
    """Return the clause of the first event of a legal action that cites one."""
    _, events = match.game.play(match.state, action)
    return next((event.clause for event in events if event.clause), "")


def _broken(
    match: Match, action: Action, whole: Match, rng: random.Random
) -> list[tuple[str, int, JsonList]]:
    """List illegal variants of a legal action as clause, level and log entry."""
    refusals = []
    askable = {*_askable(match.settings)}
    for level, other in _variants(match, action, whole, rng):
        try:
            match.game.check(match.state, other)
            continue
        except IllegalAction as fault:
            if fault.clause in askable:
                refusals.append((fault.clause, level, encode(other, match.settings)))
        except (IndexError, KeyError, ValueError, TypeError):
            continue
    return refusals


def _variants(
    match: Match, action: Action, whole: Match, rng: random.Random
) -> Iterator[tuple[int, Action]]:
    """Yield the action with one argument changed, and actions from other steps of the match."""
    settings = match.settings
    for seat in range(len(settings.seats)):
        if seat != action.seat:
            yield 1, replace(action, seat=seat)
    moves = [move for move in whole.actions if move.seat != CHANCE]
    for move in rng.sample(moves, min(4, len(moves))):
        yield 1, replace(move, seat=action.seat)
    for name, form in action.fields.items():
        if name == action.amount:
            limit = max(
                getattr(other, name)
                for other in match.legal_actions().of_type(type(action))
                if all(getattr(other, n) == getattr(action, n) for n in action.fields if n != name)
            )
            yield 3, replace(action, **{name: limit + 1})
        elif isinstance(form, Reference):
            names = range(len(settings.vocabulary[form.kind]))
            for place in rng.sample(names, min(6, len(names))):
                if place != getattr(action, name):
                    yield 2, replace(action, **{name: place})


def _choices(match: Match, right: str, near: list[str], rng: random.Random) -> list[str]:
    """Return four clauses to choose from, the right one among them, in catalogue order."""
    every = _askable(match.settings)
    others = [clause for clause in dict.fromkeys(near) if clause not in ("", right)]
    chapter = [id for id in every if right and id.split(".")[0] == right.split(".")[0]]
    pool = [*others, *rng.sample(chapter, len(chapter)), *rng.sample(every, min(9, len(every)))]
    distractors = list(dict.fromkeys(id for id in pool if id != right))[: 3 if right else 4]
    return sorted([*distractors, *([right] if right else [])], key=every.index)


def _askable(settings: Settings) -> list[str]:
    """List the clauses of the game that are in force at a table, without those of chapters."""
    words = catalogue(settings.game)
    clauses = words.sections["clauses"]
    return [id for id in clauses if id.startswith(f"{words.prefix}-") and settings.in_force(id)]


def _reach(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    start = match.fork(step)
    if start.to_move < 0:
        return None
    legal, settings = start.legal_actions(), start.settings
    kinds = [kind for kind in legal.kinds() if _asked(kind)]
    if not kinds:
        return None
    kind = rng.choice(kinds)
    field, *fixed_fields = _asked(kind)
    model = rng.choice([*legal.of_type(kind).with_max_amount()])
    names = settings.vocabulary[str(kind.fields[field])]
    fixed = {name: getattr(model, name) for name in fixed_fields}
    right = {
        getattr(action, field)
        for action in legal.of_type(kind).with_max_amount()
        if all(getattr(action, name) == value for name, value in fixed.items())
    }
    clauses = []
    for place in set(range(len(names))) - right:
        try:
            start.game.check(start.state, replace(model, **{field: place}))
            return None  # the game lists only a sample of these actions
        except IllegalAction as fault:
            clauses.append(fault.clause)
    if not clauses or not 0 < len(right) <= MARKED:
        return None
    phrases = catalogue(start.game.name)
    label = Text(*(phrases.label("verbs", kind.verb, lang) for lang in LANGUAGES))
    seat = settings.seats[start.to_move]
    where = dict(zip(fixed_fields, encode(model, settings)[2:], strict=False))
    key = "reach" if fixed_fields else "targets"
    task = say(key, "asked", seat=seat, what=label, source=next(iter(where.values()), ""))
    keys = {"start": start, "asked": f"{kind.verb}.{field}", "where": where}
    topic = clause if clause in clauses else max(sorted(set(clauses)), key=clauses.count)
    return _Template(Mark, topic, 2, task, keys)


def _asked(kind: type[Action]) -> list[str]:
    """Return the argument to ask for and the fixed ones, or an empty list for other actions.

    Askable are a single name, or a target with its source fixed. The amount stays open.
    """
    forms = {name: form for name, form in kind.fields.items() if name != kind.amount}
    if not all(isinstance(form, Reference) for form in forms.values()):
        return []
    if len(forms) == 1:
        return [*forms]
    return ["target", "source"] if [*forms] == ["source", "target"] else []


def _counted(
    match: Match, step: int, key: str, event: Event, seat: str, level: int, **facts: object
) -> _Template:
    """Return a question for the armies of an event."""
    start = match.fork(step)
    move = encode(match.actions[step], start.settings)[1:]
    asked = {"after": [move], "event": event.kind, "field": "armies"}
    keys = {"start": start, "asked": asked, "seat": seat}
    return _Template(Number, event.clause, level, say(key, "asked", seat=seat, **facts), keys)


def _due(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    for index in range(step, len(match)):  # a start of a turn is rare
        for event in match.events[index]:
            if isinstance(event, TurnStartBase) and getattr(event, "armies", None):
                seat = match.settings.seats[event.seat]
                return _counted(match, index, "due", event, seat, 2)
    return None


def _worth(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    for index in range(step, len(match)):
        action = match.actions[index]
        shown = not action.amount and any(
            isinstance(form, ListOf) for form in action.fields.values()
        )
        if action.seat == CHANCE or not shown:
            continue  # only a shown set of cards is exchanged for armies
        for event in match.events[index]:
            if getattr(event, "seat", None) == action.seat and getattr(event, "armies", None):
                seat = match.settings.seats[action.seat]
                text = describe_action(action, match.settings)
                return _counted(match, index, "worth", event, seat, 2, action=text)
    return None


def _most(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    start = match.fork(step)
    if start.to_move < 0:
        return None
    legal = [action for action in start.legal_actions().with_max_amount() if action.amount]
    if not legal:
        return None
    action = rng.choice(legal)
    more = replace(action, **{action.amount: getattr(action, action.amount) + 1})
    try:
        start.game.check(start.state, more)
        return None
    except IllegalAction as fault:
        topic = fault.clause
    phrases = catalogue(start.game.name)
    label = Text(*(phrases.label("verbs", action.verb, lang) for lang in LANGUAGES))
    arguments = dict(zip(action.fields, encode(action, start.settings)[2:], strict=False))
    del arguments[action.amount]
    if not all(isinstance(value, str) for value in arguments.values()):
        return None
    seat = start.settings.seats[start.to_move]
    places = "".join(f", {name}" for name in arguments.values())
    task = say("most", "asked", seat=seat, what=label, place=places)
    keys = {"start": start, "asked": {"most": action.verb, **arguments}}
    return _Template(Number, topic, 3, task, keys)


def _is_open(match: Match) -> bool:
    """Return True if the seat to move sees the owners of all places, and there are some."""
    game = match.game
    visible = game.holdings(game.observe(match.state, max(match.to_move, 0)))
    return max(visible.owner) >= 0 and list(visible.owner) == list(game.holdings(match.state).owner)


def _held(match: Match, step: int, rng: random.Random, clause: str) -> _Template | None:
    start = match.fork(step)
    seats = start.settings.seats
    viewer = max(start.to_move, 0)
    if not _is_open(start):
        return None
    seat = rng.choice(seats)
    topic = start.game.refusals["unknown_country"][1]
    keys = {"start": start, "asked": {"holds": seat}, "seat": seats[viewer]}
    return _Template(Number, topic, 1, say("held", "asked", seat=seat), keys)


_Maker = Callable[[Match, int, random.Random, str], _Template | None]

ABOUT: dict[str, _Maker] = {
    "legal": _legal,
    "which": _which,
    "fault": _fault,
    "reach": _reach,
    "due": _due,
    "worth": _worth,
    "most": _most,
    "held": _held,
}
"""The questions by name."""


class Practice(Renderable, Iterator[Exercise]):
    """Generated exercises with spaced repetition of topics, by Leitner's boxes.

    `next` gives an exercise on a due topic if there is one, else a new one.

    A topic is a game, a question and a clause. It enters box 1 with its first answer. A right first
    answer moves it one box up, a wrong one moves it back to box 1. In box `k` it is due again
    after 2ᵏ⁻¹ other exercises. Due topics come before new ones. Only the answers are stored (see
    `teg_nb.exercises.results`); the boxes are computed from them.

    Parameters
    ----------
    game, seed, level, options
        As in `generate`.
    about : str or sequence of str
        The `topic` of `generate`.

    Attributes
    ----------
    BOXES : int
        Number of boxes. A topic that leaves the last one is known, and does not return.

    References
    ----------
    S. Leitner, So lernt man lernen, Herder, Freiburg 1972: each box is reviewed less often than
    the one before. The intervals double, as in most programs since.

    Examples
    --------
    >>> from teg_nb.exercises import Practice
    >>> practice = Practice("tgm", seed=3)
    >>> q = next(practice)
    >>> q is not next(practice)
    True
    """

    BOXES = 5

    def __init__(
        self,
        game: str | AnyGame = "teg",
        seed: int = 0,
        about: str | Sequence[str] = (),
        level: int | None = None,
        options: JsonMapping | None = None,
    ) -> None:
        self._chosen: JsonObject = {"game": game, "level": level, "options": options}
        self._settings = Match(game_named(game), _SEATS[0], options).settings
        self._seed = seed
        self._about = about
        self._new = generate(seed=seed, topic=about, **self._chosen)

    @property
    def boxes(self) -> dict[Topic, int]:
        """Box of each answered topic."""
        return {topic: box for topic, (box, _) in self._boxes().items()}

    def __next__(self) -> Exercise:
        boxes = self._boxes()
        answered = sum(1 for _ in self._first_answers())
        due = [
            (box, last, topic)
            for topic, (box, last) in boxes.items()
            if box <= self.BOXES
            and answered - last >= 2 ** (box - 1)
            and self._settings.in_force(topic.clause)
        ]
        for _, _, topic in sorted(due):
            seed = self._seed * 1_000_003 + 1 + answered
            again = generate(seed=seed, topic=topic.about, clause=topic.clause, **self._chosen)
            try:
                return next(again)
            except BadExercise:
                continue  # the random matches had no exercise on this topic
        answered_names = {record["exercise"] for record in journal.records(quiet=True)}
        return next(exercise for exercise in self._new if exercise.name not in answered_names)

    def _first_answers(self) -> Iterator[tuple[Topic, bool]]:
        """Yield topic and first result of this game's generated exercises, in order."""
        game, seen = self._settings.game, set()
        for record in journal.records(quiet=True):
            tokens = record["exercise"].split(" ")
            ours = len(tokens) == 4 and tokens[0] == game and tokens[1] in ABOUT
            if ours and record["exercise"] not in seen:
                seen.add(record["exercise"])
                yield Topic(*tokens[:3]), record["right"]

    def _boxes(self) -> dict[Topic, tuple[int, int]]:
        """Return, by topic, the box and the number of the answer that put it there."""
        boxes: dict[Topic, tuple[int, int]] = {}
        for number, (topic, right) in enumerate(self._first_answers(), 1):
            box = boxes.get(topic, (1, 0))[0]
            boxes[topic] = (box + 1 if right else 1), number
        return boxes
