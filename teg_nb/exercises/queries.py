"""Queries to the rules: legal actions, events, amounts, odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import BadArgument, GameError, UnknownName
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import event_facts
from teg_nb.engine.schema.field_types import FieldType, field_types
from teg_nb.exercises.base import named_arguments
from teg_nb.exercises.text import BadExercise


def matches(facts: Mapping[str, object], pattern: JsonMapping) -> bool:
    """Return True if facts match a pattern: equal, one of a list, or at least a number.

    Examples
    --------
    >>> matches({"country": "Perú", "armies": 4}, {"country": "peru", "armies": {"least": 3}})
    True
    """
    return all(_fits(facts.get(name), wanted) for name, wanted in pattern.items())


def _fits(value: object, wanted: Json) -> bool:
    if isinstance(wanted, Mapping):
        return type(value) is int and bool(value >= wanted["least"])
    if isinstance(value, list | tuple):
        expected = wanted if isinstance(wanted, list | tuple) else [wanted]
        return sorted(map(_bare, value)) == sorted(map(_bare, expected))
    if isinstance(wanted, list | tuple):
        return any(_fits(value, option) for option in wanted)
    return _bare(value) == _bare(wanted)


def _bare(value: object) -> str:
    return normalize_name(value) if isinstance(value, str) else repr(value)


def verb_of(match: Match, verb: Json, key: str) -> type[Action]:
    """Return the action class of a verb.

    Raises
    ------
    BadExercise
        If the game has no such verb.
    """
    if str(verb) not in match.game.verbs:
        raise BadExercise(key, UnknownName("verb", verb, match.game.verbs))
    return match.game.verbs[str(verb)]


def event_kinds(game: str, kind: Json, key: str) -> tuple[type[Event], ...]:
    """Return the event classes of a game by their kind, or by a common name, as ``conquest``.

    Raises
    ------
    BadExercise
        If the game has no such event.
    """
    known: dict[str, tuple[type[Event], ...]] = {}
    for cls in _below(Event):
        if cls.game != game or not cls.kind:
            continue
        roles = [getattr(base, "role", "") for base in cls.__mro__]
        for word in dict.fromkeys([cls.kind, *filter(None, roles)]):
            known[word] = (*known.get(word, ()), cls)
    if str(kind) not in known:
        raise BadExercise(key, UnknownName("event", kind, known))
    return known[str(kind)]


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for cls in kind.__subclasses__():
        yield cls
        yield from _below(cls)


def check_fields(
    match: Match, forms: Mapping[str, FieldType], pattern: JsonMapping, key: str
) -> None:
    """Raise for a pattern with an unknown field, or an unknown name in a field.

    Raises
    ------
    BadExercise
        Suggests the nearest name.
    """
    for name, wanted in pattern.items():
        if name not in forms:
            raise BadExercise(key, UnknownName("field", name, forms))
        kind = str(forms[name].element)
        known = match.settings.vocabulary.get(kind)
        for value in wanted if isinstance(wanted, list | tuple) else [wanted]:
            if isinstance(value, Mapping):
                if {*value} != {"least"} or type(value["least"]) is not int:
                    raise BadExercise(f"{key}.{name}", "exercise_least", value=value)
            elif known is not None and normalize_name(str(value)) not in set(
                map(normalize_name, known)
            ):
                raise BadExercise(f"{key}.{name}", UnknownName(kind, value, known))


def legal(
    match: Match, seat: int | None, kind: type[Action]
) -> list[tuple[Action, dict[str, object]]]:
    """List the legal actions of a class at their largest amounts, with arguments by name."""
    if seat is None:
        return []
    actions = match.legal_actions(seat).of_type(kind).with_max_amount()
    return [(action, named_arguments(action, match.settings)) for action in actions]


def events_since(match: Match, step: int, kinds: tuple[type[Event], ...]) -> Iterable[JsonObject]:
    """Yield the facts of events of some classes from a step on."""
    for events in match.events[step:]:
        for event in events:
            if isinstance(event, kinds):
                yield event_facts(event, match.settings)


class Query:
    """A question to the rules, written as data. The answer is a number or a list of numbers.

    =============================================== =============================================
    as data                                         answer
    =============================================== =============================================
    ``{"count": "attack", "source": "Chile"}``      number of such legal actions
    ``{"most": "place", "country": "Chile"}``       largest legal amount
    ``{"holds": "Blanco", "of": "armies"}``         number of places, or armies, of a seat
    ``{"after": [move, ...], "event": kind,         a field of the last such event after the moves
    "field": name}``
    ``{"odds": [10, 5], "of": "conquest"}``         exact odds: ``conquest``, ``losses_attack``, ...
    =============================================== =============================================

    Parameters
    ----------
    match : Match or None
        The match at the position of the question. `odds` needs none.
    seat : int or None
    asked : mapping
    game : str
        The game whose dice count, without a match.

    Raises
    ------
    BadExercise
        If the question names something unknown, or has no answer.
    """

    def __init__(self, match: Match | None, seat: int | None, asked: Json, game: str = "") -> None:
        if not isinstance(asked, Mapping):
            raise BadExercise("asked", "exercise_asked", value=asked)
        how = next((word for word in _QUERIES if word in asked), None)
        if how is None or (match is None and how != "odds"):
            raise BadExercise("asked", "exercise_asked", value=dict(asked))
        self.asked = dict(asked)
        self.answer = getattr(self, f"_{how}")(match, seat, game)
        if self.answer is None:
            raise BadExercise("asked", "exercise_no_answer", value=dict(asked))

    def _pattern(self, match: Match, verb: str) -> tuple[type[Action], JsonObject]:
        kind = verb_of(match, self.asked[verb], f"asked.{verb}")
        pattern = {name: value for name, value in self.asked.items() if name != verb}
        check_fields(match, kind.fields, pattern, "asked")
        return kind, pattern

    def _count(self, match: Match, seat: int | None, game: str) -> int:
        kind, pattern = self._pattern(match, "count")
        return sum(matches(facts, pattern) for _, facts in legal(match, seat, kind))

    def _most(self, match: Match, seat: int | None, game: str) -> int | None:
        kind, pattern = self._pattern(match, "most")
        if not kind.amount:
            raise BadExercise("asked.most", "exercise_no_amount", verb=kind.verb)
        actions = [action for action, facts in legal(match, seat, kind) if matches(facts, pattern)]
        return max((getattr(action, kind.amount) for action in actions), default=None)

    def _holds(self, match: Match, seat: int | None, game: str) -> int:
        seats, held = match.settings.seats, match.game.holdings(match.state)
        wanted = {normalize_name(name): number for number, name in enumerate(seats)}
        who = wanted.get(normalize_name(str(self.asked["holds"])))
        if who is None:
            raise BadExercise("asked.holds", UnknownName("seat", self.asked["holds"], seats))
        what = ["places", *(["armies"] if held.armies else []), *held.more]
        of = str(self.asked.get("of", "places"))
        if of not in what:
            raise BadExercise("asked.of", UnknownName("value", of, what))
        return held.totals(len(seats))[who][what.index(of)]

    def _after(self, match: Match, seat: int | None, game: str) -> Json:
        kinds = event_kinds(match.game.name, self.asked.get("event"), "asked.event")
        field = str(self.asked.get("field"))
        forms = {name: form for kind in kinds for name, form in field_types(kind).items()}
        if field not in forms:
            raise BadExercise("asked.field", UnknownName("field", field, forms))
        trial = match.fork()
        try:
            for move in self.asked["after"]:
                words = [*move] if isinstance(move, list | tuple) else move
                trial.push(decode_for(trial.to_move, words, trial.game, trial.settings))
        except (GameError, TypeError) as fault:
            reason = fault if isinstance(fault, GameError) else BadArgument("exercise_move")
            raise BadExercise("asked.after", reason) from None
        events = list(events_since(trial, len(match), kinds))
        value = events[-1][field] if events else None
        return list(value) if isinstance(value, tuple) else value

    def _odds(self, match: Match | None, seat: int | None, game: str) -> Json:
        from teg_nb.analysis.odds import odds

        rules = game or (match.game.name if match is not None else "")
        options = {name: value for name, value in self.asked.items() if name not in ("odds", "of")}
        try:
            row = odds(*self.asked["odds"], **{**({"rules": rules} if rules else {}), **options})
        except (GameError, TypeError) as fault:
            reason = fault if isinstance(fault, GameError) else BadArgument("exercise_odds")
            raise BadExercise("asked.odds", reason) from None
        of = str(self.asked.get("of", "conquest"))
        if of not in row._fields:
            raise BadExercise("asked.of", UnknownName("value", of, row._fields))
        return getattr(row, of)


_QUERIES = ("count", "most", "holds", "after", "odds")
