"""Goals of play, declared as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import normalize_name
from teg_nb.engine.errors import UnknownName
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import Scalar, field_types
from teg_nb.exercises.queries import (
    check_fields,
    event_kinds,
    events_since,
    legal,
    matches,
    verb_of,
)
from teg_nb.exercises.text import BadExercise, Text, say


class Condition(NamedTuple):
    """A condition of a goal in a position.

    Attributes
    ----------
    holds : bool
    missing : Text
        The lack in words, or no text.
    """

    holds: bool
    missing: Text


class Goal:
    """A goal of play: conditions that must all hold at the same time.

    ====================================================== ========================================
    as data                                                condition
    ====================================================== ========================================
    ``{"event": "conquest", "country": "Chile"}``          the event happened, to the playing seat
                                                           unless another is named
    ``{"holds": "Chile", "least": 3}``                     the seat holds it with 3 armies or more
    ``{"wins": true}``                                     the seat won the match
    ``{"none": "place", "country": "Chile",                no such action is legal for a seat
    "seat": "Negro"}``                                     when it may act
    ====================================================== ========================================

    An event is one of the game, as ``missile_fired``, or one common to all games: ``conquest``,
    ``throw``, ``fought``, ``elimination``, ``goal``, ``turn_start``, ``turn_end``. With arguments,
    ``none`` holds only while other actions of the same verb are legal: another phase does not
    count.

    Parameters
    ----------
    match : Match
        The match at the start of play.
    seat : int
    written : mapping or sequence of mapping

    Raises
    ------
    BadExercise
        If a condition names something unknown.
    """

    def __init__(self, match: Match, seat: int, written: Json, key: str = "goal") -> None:
        conditions = [written] if isinstance(written, Mapping) else written
        if not isinstance(conditions, Sequence) or isinstance(conditions, str) or not conditions:
            raise BadExercise(key, "exercise_goal", value=written)
        self.seat = seat
        self.start = len(match)
        self.conditions = [self._read(match, condition, key) for condition in conditions]

    def _read(self, match: Match, written: Json, key: str) -> tuple[str, object, JsonObject]:
        how = next((word for word in _HOW if isinstance(written, Mapping) and word in written), "")
        if not how:
            raise BadExercise(key, "exercise_goal", value=written)
        what, seats = written[how], match.settings.seats
        more = {name: value for name, value in written.items() if name != how}
        if how == "event":
            kinds = event_kinds(match.game.name, what, f"{key}.event")
            forms = {name: form for kind in kinds for name, form in field_types(kind).items()}
            check_fields(match, forms, more, key)
            own_seat = {"seat": seats[self.seat]} if "seat" in forms else {}
            return how, kinds, own_seat | more
        if how == "none":
            kind = verb_of(match, what, f"{key}.none")
            check_fields(match, field_types(kind), more, key)
            return how, kind, {"seat": seats[self.seat], **more}
        if how == "holds":
            places = match.settings.places
            number = {normalize_name(name): place for place, name in enumerate(places)}.get(
                normalize_name(str(what))
            )
            if number is None:
                raise BadExercise(f"{key}.holds", UnknownName("place", what, places))
            check_fields(match, {"least": Scalar("count")}, more, key)
            if type(more.get("least", 0)) is not int:
                raise BadExercise(f"{key}.least", "exercise_least", value=more["least"])
            return how, number, {"least": more.get("least", 0)}
        if more or what is not True:
            raise BadExercise(f"{key}.wins", "exercise_goal", value=written)
        return how, what, {}

    def reached(self, match: Match) -> bool:
        """Return True if all conditions hold at the end of a match."""
        return all(self._is_met(match, *condition) for condition in self.conditions)

    def progress(self, match: Match) -> list[Condition]:
        """Return each condition at the end of a match."""
        return [
            Condition(self._is_met(match, *condition), self._missing(match, *condition))
            for condition in self.conditions
        ]

    def _is_met(self, match: Match, how: str, what: FieldValue, more: JsonObject) -> bool:
        met: bool = getattr(self, f"_{how}")(match, what, more)
        return met

    def _missing(self, match: Match, how: str, what: FieldValue, more: JsonObject) -> Text:
        """Say what a condition of armies lacks. Other conditions stand in the task."""
        if how != "holds":
            return Text("", "")
        name = match.settings.places[what]
        held = match.game.holdings(match.state)
        armies = held.armies_of(self.seat, what) if self._holds(match, what, {"least": 0}) else 0
        if not armies:
            return say("not_yours", "feedback.play", place=name)
        return say("short", "feedback.play", place=name, armies=armies, least=str(more["least"]))

    def _event(self, match: Match, kinds: tuple[type[Event], ...], pattern: JsonMapping) -> bool:
        return any(matches(facts, pattern) for facts in events_since(match, self.start, kinds))

    def _holds(self, match: Match, place: int, more: Mapping[str, int]) -> bool:
        held = match.game.holdings(match.state)
        guest = held.guests is not None and held.guests.get(place, (-1,))[0] == self.seat
        if held.owner[place] != self.seat and not guest:
            return False
        return not more["least"] or held.armies_of(self.seat, place) >= more["least"]

    def _wins(self, match: Match, what: bool, more: JsonMapping) -> bool:
        return match.outcome is not None and self.seat in match.outcome.winners

    def _none(self, match: Match, kind: type[Action], pattern: JsonMapping) -> bool:
        named = dict(pattern)
        seats = list(map(normalize_name, match.settings.seats))
        seat = seats.index(normalize_name(named.pop("seat")))
        if seat not in match.game.acting_seats(match.state):
            return False
        actions = [facts for _, facts in legal(match, seat, kind)]
        return bool(actions or not named) and not any(matches(facts, named) for facts in actions)


_HOW = ("event", "holds", "wins", "none")
