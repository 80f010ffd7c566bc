"""What can be asked of the rules: legal actions, events, amounts, odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from teg_nb.engine.actions import Action, Event, snake_case
from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import BadArgument, GameError, UnknownName
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import event_facts
from teg_nb.engine.schema.field_types import FieldType, field_types
from teg_nb.exercises.base import told
from teg_nb.exercises.text import BadExercise


def matches(facts: Mapping[str, Any], pattern: Mapping[str, Any]) -> bool:
    """Whether facts are as a pattern says: equal, one of a list, or at least a number.

    Examples
    --------
    >>> matches({"country": "Perú", "armies": 4}, {"country": "peru", "armies": {"least": 3}})
    True
    """
    return all(_fits(facts.get(name), wanted) for name, wanted in pattern.items())


def _fits(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, Mapping):
        return type(value) is int and bool(value >= wanted["least"])
    if isinstance(value, list | tuple):
        given = wanted if isinstance(wanted, list | tuple) else [wanted]
        return sorted(map(_bare, value)) == sorted(map(_bare, given))
    if isinstance(wanted, list | tuple):
        return any(_fits(value, each) for each in wanted)
    return _bare(value) == _bare(wanted)


def _bare(value: Any) -> str:
    return normalize_name(value) if isinstance(value, str) else repr(value)


def verb_of(match: Match, verb: Any, key: str) -> type[Action]:
    """The kind of action of a verb.

    Raises
    ------
    BadExercise
        If the game has none.
    """
    if str(verb) not in match.game.verbs:
        raise BadExercise(key, UnknownName("verb", verb, match.game.verbs))
    return match.game.verbs[str(verb)]


def event_kinds(game: str, kind: Any, key: str) -> tuple[type[Event], ...]:
    """Events of a game by their kind, or by what they are in any game, as ``conquest``.

    Raises
    ------
    BadExercise
        If there is none.
    """
    known: dict[str, tuple[type[Event], ...]] = {}
    for each in _below(Event):
        words = [each.kind] if each.game == game and each.kind else []
        for base in each.__mro__[1:]:
            if each.game == game and base.__module__ == Event.__module__ and base is not Event:
                words.append(snake_case(base.__name__)) if issubclass(base, Event) else None
        for word in words:
            known[word] = (*known.get(word, ()), each)
    if str(kind) not in known:
        raise BadExercise(key, UnknownName("event", kind, known))
    return known[str(kind)]


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def check_fields(
    match: Match, forms: Mapping[str, FieldType], pattern: Mapping[str, Any], key: str
) -> None:
    """Refuse a pattern that names what is not there: a field, or a name of its kind.

    Raises
    ------
    BadExercise
        With the nearest name.
    """
    for name, wanted in pattern.items():
        if name not in forms:
            raise BadExercise(key, UnknownName("field", name, forms))
        kind = str(forms[name].element)
        known = match.settings.vocabulary.get(kind)
        for each in wanted if isinstance(wanted, list | tuple) else [wanted]:
            if isinstance(each, Mapping):
                if {*each} != {"least"} or type(each["least"]) is not int:
                    raise BadExercise(f"{key}.{name}", "exercise_least", value=each)
            elif known is not None and normalize_name(str(each)) not in set(
                map(normalize_name, known)
            ):
                raise BadExercise(f"{key}.{name}", UnknownName(kind, each, known))


def legal(match: Match, seat: int | None, kind: type[Action]) -> list[tuple[Action, Any]]:
    """Legal actions of a kind, the largest amounts alone, each with its arguments by name."""
    if seat is None:
        return []
    listed = match.legal_actions(seat).of_type(kind).with_max_amount()
    return [(each, told(each, match.settings)) for each in listed]


def events_since(match: Match, step: int, kinds: tuple[type[Event], ...]) -> Iterable[Any]:
    """Events of some kinds from a step on, as they are named."""
    for events in match.events[step:]:
        for event in events:
            if isinstance(event, kinds):
                yield event_facts(event, match.settings)


class Query:
    """A question to the rules, written as data; the answer is a number, or a list of them.

    =============================================== =============================================
    as data                                         what it asks
    =============================================== =============================================
    ``{"count": "attack", "source": "Chile"}``      how many such actions are legal
    ``{"most": "place", "country": "Chile"}``       the largest amount that is legal
    ``{"holds": "Blanco", "of": "armies"}``         how many places, or armies, a seat has
    ``{"after": [move, ...], "event": kind,         a field of the last such event, once the moves
    "field": name}``                                have been played
    ``{"odds": [10, 5], "of": "conquest"}``         exact odds: ``conquest``, ``losses_attack``, ...
    =============================================== =============================================

    Parameters
    ----------
    match : Match or None
        Where it is asked; `odds` needs none.
    seat : int or None
    asked : mapping
    game : str
        Whose dice, where there is no match.

    Raises
    ------
    BadExercise
        If it asks for what is not there.
    """

    def __init__(self, match: Match | None, seat: int | None, asked: Any, game: str = "") -> None:
        if not isinstance(asked, Mapping):
            raise BadExercise("asked", "exercise_asked", value=asked)
        how = next((each for each in _QUERIES if each in asked), None)
        if how is None or (match is None and how != "odds"):
            raise BadExercise("asked", "exercise_asked", value=dict(asked))
        self.asked = dict(asked)
        self.answer = getattr(self, f"_{how}")(match, seat, game)
        if self.answer is None:
            raise BadExercise("asked", "exercise_no_answer", value=dict(asked))

    def _pattern(self, match: Match, verb: str) -> tuple[type[Action], dict[str, Any]]:
        kind = verb_of(match, self.asked[verb], f"asked.{verb}")
        pattern = {name: each for name, each in self.asked.items() if name != verb}
        check_fields(match, kind.fields, pattern, "asked")
        return kind, pattern

    def _count(self, match: Match, seat: int | None, game: str) -> int:
        kind, pattern = self._pattern(match, "count")
        return sum(matches(facts, pattern) for _, facts in legal(match, seat, kind))

    def _most(self, match: Match, seat: int | None, game: str) -> int | None:
        kind, pattern = self._pattern(match, "most")
        if not kind.amount:
            raise BadExercise("asked.most", "exercise_no_amount", verb=kind.verb)
        found = [each for each, facts in legal(match, seat, kind) if matches(facts, pattern)]
        return max((getattr(each, kind.amount) for each in found), default=None)

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

    def _after(self, match: Match, seat: int | None, game: str) -> Any:
        kinds = event_kinds(match.game.name, self.asked.get("event"), "asked.event")
        field = str(self.asked.get("field"))
        forms = {name: form for kind in kinds for name, form in field_types(kind).items()}
        if field not in forms:
            raise BadExercise("asked.field", UnknownName("field", field, forms))
        trial = match.fork()
        try:
            for each in self.asked["after"]:
                words = [*each] if isinstance(each, list | tuple) else each
                trial.push(decode_for(trial.to_move, words, trial.game, trial.settings))
        except (GameError, TypeError) as fault:
            said = fault if isinstance(fault, GameError) else BadArgument("exercise_move")
            raise BadExercise("asked.after", said) from None
        found = list(events_since(trial, len(match), kinds))
        value = found[-1][field] if found else None
        return list(value) if isinstance(value, tuple) else value

    def _odds(self, match: Match | None, seat: int | None, game: str) -> Any:
        from teg_nb.analysis.odds import odds

        rules = game or (match.game.name if match is not None else "")
        chosen = {name: each for name, each in self.asked.items() if name not in ("odds", "of")}
        try:
            found = odds(*self.asked["odds"], **{**({"rules": rules} if rules else {}), **chosen})
        except (GameError, TypeError) as fault:
            said = fault if isinstance(fault, GameError) else BadArgument("exercise_odds")
            raise BadExercise("asked.odds", said) from None
        of = str(self.asked.get("of", "conquest"))
        if of not in found._fields:
            raise BadExercise("asked.of", UnknownName("value", of, found._fields))
        return getattr(found, of)


_QUERIES = ("count", "most", "holds", "after", "odds")
