"""The sums behind numbers that the rules give, and the numbers that usual mistakes give."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from teg_nb.engine.actions import Event
from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import GameError
from teg_nb.engine.json_types import JsonMapping
from teg_nb.engine.open_types import FieldValue
from teg_nb.engine.play.match import Match
from teg_nb.exercises.text import Text, joined, say

_WORDS = "feedback.number"


class Derivation(NamedTuple):
    """The sum that leads to a number.

    Attributes
    ----------
    steps : Text
        The sum in words, or no text.
    mistakes : mapping of Fraction to str
        By wrong number, the mistake that gives it: a key of the words of feedback.
    """

    steps: Text
    mistakes: Mapping[Fraction, str]


NONE = Derivation(Text("", ""), {})


def derivation(
    match: Match | None, seat: int | None, asked: JsonMapping, right: Fraction
) -> Derivation:
    """Return the sum of a number that the rules were asked for.

    Parameters
    ----------
    match : Match or None
    seat : int or None
    asked : mapping
        A query: see `teg_nb.exercises.queries.Query`.
    right : Fraction

    Returns
    -------
    Derivation
        Without steps if the rules give no sum of this number.
    """
    if match is None or seat is None:
        return NONE
    if asked.get("most") == "place":
        return _armies_of_a_turn(match, seat, str(asked.get("country", "")), right)
    if str(asked.get("field", "")).startswith("losses_"):
        return _losses(match, asked, right)
    return NONE


def _armies_of_a_turn(match: Match, seat: int, country: str, right: Fraction) -> Derivation:
    """Half of the countries, rounded down, at least a minimum, and whole continents."""
    state, board = match.state, getattr(match.settings, "board", None)
    due, continents = getattr(state, "due", None), getattr(board, "continents", ())
    if not isinstance(due, list | tuple) or len(due) != 2 + len(continents):
        return NONE
    if getattr(state, "phase", "") not in ("reinforce", "extra"):
        return NONE
    countries = match.game.holdings(state).totals(len(match.settings.seats))[seat][0]
    base, extra = due[0], sum(due[2:])
    half, rest = divmod(countries, 2)
    at = {normalize_name(name): place for place, name in enumerate(match.settings.places)}
    place = at.get(normalize_name(country))
    here = 0
    for number, armies in enumerate(due[2:]):
        inside = getattr(continents[number], "countries", ())
        here += armies if armies and place in inside else 0
    if right != base + here or base < half:
        return NONE
    steps = [say("half", _WORDS, countries=countries, half=_halves(half, rest))]
    if rest:
        steps.append(say("down", _WORDS, half=half))
    if base > half:
        steps.append(say("minimum", _WORDS, base=base))
    if here:
        steps.append(say("continent", _WORDS, extra=here, total=base + here))
    elif extra:
        steps.append(say("elsewhere", _WORDS, extra=extra))
    mistakes: dict[Fraction, str] = {}
    guesses = [
        (Fraction(countries), "not_halved"),
        (Fraction(countries, 2) if rest else right, "not_rounded"),
        (Fraction(countries, 2) + here, "not_rounded"),
        (Fraction(half + rest + here), "rounded_up"),
        (Fraction(base), "no_continent"),
        (Fraction(half), "no_minimum"),
        (Fraction(half + here), "no_minimum"),
        (Fraction(base + half if base > half else 0), "minimum_added"),
        (Fraction(extra), "only_continent"),
        (Fraction(base + extra), "other_continent"),
    ]
    for value, code in guesses:
        if value not in (0, right):
            mistakes.setdefault(value, code)
    return Derivation(joined(steps), mistakes)


def _halves(half: int, rest: int) -> str:
    return f"{half}½" if rest else str(half)


def _losses(match: Match, asked: JsonMapping, right: Fraction) -> Derivation:
    """Dice in pairs, from high to low; the attacker loses a tie."""
    event = _thrown(match, asked)
    if event is None:
        return NONE
    attack, defence = (sorted(dice, reverse=True) for dice in (event.attack, event.defence))
    pairs = [*zip(attack, defence, strict=False)]
    lost = sum(mine <= other for mine, other in pairs)
    if (lost, len(pairs) - lost) != (event.losses_attack, event.losses_defence):
        return NONE
    told = [_compared(mine, other) for mine, other in pairs]
    ties = sum(mine == other for mine, other in pairs)
    of_attack = asked["field"] == "losses_attack"
    other_side = len(pairs) - right
    tied = right - ties if of_attack else right + ties
    mistakes: dict[Fraction, str] = {}
    for value, code in [
        (tied, "tie_missed"),
        (other_side, "other_side"),
        (len(pairs), "both_sides"),
    ]:
        if value != right:
            mistakes.setdefault(Fraction(value), code)
    return Derivation(joined(told), mistakes)


def _compared(mine: int, other: int) -> Text:
    """Say which die of a pair wins."""
    result = "tie" if mine == other else "wins" if mine > other else "loses"
    return say(result, _WORDS, mine=mine, other=other)


def _thrown(match: Match, asked: JsonMapping) -> FieldValue | None:
    """Return the last event with dice of both sides after the moves of a query, or None."""
    trial = match.fork()
    thrown: list[Event] = []
    try:
        for move in asked["after"]:
            action = decode_for(trial.to_move, [*move], trial.game, trial.settings)
            thrown += trial.push(action)
    except GameError:
        return None
    needed = ("attack", "defence", "losses_attack", "losses_defence")
    return next((e for e in reversed(thrown) if all(hasattr(e, name) for name in needed)), None)
