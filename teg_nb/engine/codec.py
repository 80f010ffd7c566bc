"""Actions as lists of printed names, and logs as JSON lines.

An entry of a log is ``[who, verb, argument, ...]``, as
``["Blanco", "attack", "Argentina", "Brasil"]`` or ``["chance", "roll", [6, 4, 1], [5, 4]]``.
The first line of a log is its header. A kind of argument that
ends in ``?`` may be left out, one that ends in ``*`` is a list, and ``country+country+count`` is a
list of just those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from teg_nb.engine.board import near, plain
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.game import CHANCE, Action, Game, Settings

CHANCE_NAME = "chance"
HIDDEN_NAME = "?"
_PLAIN = ("count", "die", "flag")


def encode(action: Action, settings: Settings) -> list[Any]:
    """An action as a log writes it.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Attack
    >>> settings = GAMES["teg"].setup(2).settings
    >>> encode(Attack(0, 19, 18), settings)
    ['Blanco', 'attack', 'Argentina', 'Brasil']
    """
    who = CHANCE_NAME if action.seat == CHANCE else settings.seats[action.seat]
    arguments = [
        _encode(getattr(action, name), kind.rstrip("?"), settings)
        for name, kind in action.fields
        if not (kind.endswith("?") and getattr(action, name) < 0)
    ]
    return [who, action.verb, *arguments]


def _encode(value: Any, kind: str, settings: Settings) -> Any:
    if kind.endswith("*"):
        return [_encode(each, kind[:-1], settings) for each in value]
    if "+" in kind:
        pairs = zip(value, kind.split("+"), strict=True)
        return [_encode(each, part, settings) for each, part in pairs]
    if kind in _PLAIN:
        return value
    return HIDDEN_NAME if value < 0 else settings.vocabulary[kind][value]


def decode(entry: Any, game: Game, settings: Settings) -> Action:
    """The action of a log entry.

    Raises
    ------
    BadMessage
        If it is not one: unknown seat or verb, missing, extra or mistyped argument.
    IllegalAction
        ``unknown_country``, if a name is well formed but not on the board.
    """
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        raise BadMessage("not_an_entry")
    who, *rest = entry
    if who == CHANCE_NAME:
        return decode_for(CHANCE, rest, game, settings)
    if who not in settings.seats:
        raise BadMessage("no_seat", seat=who, seats=settings.seats, near=near(who, settings.seats))
    return decode_for(settings.seats.index(who), rest, game, settings)


def decode_for(seat: int, words: Any, game: Game, settings: Settings) -> Action:
    """The action of a known seat from its verb and arguments; raises like `decode`."""
    if not isinstance(words, list) or not words or not isinstance(words[0], str):
        raise BadMessage("not_an_action")
    verb, *arguments = words
    kind = game.verbs.get(verb)
    if kind is None:
        known = sorted(game.verbs)
        meant = near(verb, known, 0.6)
        raise BadMessage(
            "no_verb" if meant else "none_of_verbs", verb=verb, known=known, near=meant
        )
    most = len(kind.fields)
    least = sum(not form.endswith("?") for _, form in kind.fields)
    if not least <= len(arguments) <= most:
        words = "arguments" if kind.fields else "no_arguments"
        wanted = ", ".join(f"({name})" if f.endswith("?") else name for name, f in kind.fields)
        raise BadMessage(words, verb=verb, wanted=wanted, given=str(len(arguments)))
    values = (
        _decode(value, form.rstrip("?"), name, game, settings)
        for value, (name, form) in zip(arguments, kind.fields, strict=False)
    )
    return kind(seat, *values)


def _decode(value: Any, form: str, name: str, game: Game, settings: Settings) -> Any:
    if form.endswith("*"):
        if not isinstance(value, list) or len(value) > 100:
            raise BadMessage("not_a_list", name=name)
        return tuple(_decode(each, form[:-1], name, game, settings) for each in value)
    if "+" in form:
        forms = form.split("+")
        if not isinstance(value, list) or len(value) != len(forms):
            raise BadMessage("not_such_lists", name=name, wanted=", ".join(forms))
        pairs = zip(value, forms, strict=True)
        return tuple(_decode(each, part, name, game, settings) for each, part in pairs)
    if form == "die":
        if type(value) is not int or not 1 <= value <= 6:
            raise BadMessage("not_a_die", name=name, value=value)
        return value
    if form == "flag":
        if type(value) is not bool:
            raise BadMessage("not_a_flag", name=name, value=value)
        return value
    if form == "count":
        if type(value) is not int:
            raise IllegalAction(*game.refusals["bad_amount"], armies=value)
        if abs(value) > 1_000_000:
            raise BadMessage("too_large", name=name, value=value)
        return value
    if not isinstance(value, str):
        raise BadMessage("not_a_name", name=name, kind=form, value=value)
    names = settings.vocabulary[form]
    number = _numbers(names).get(plain(value))
    if number is None:
        if form == "country":
            refusal = game.refusals["unknown_country"]
            raise IllegalAction(*refusal, country=value, near=near(value, names))
        raise BadMessage("no_name", name=name, kind=form, value=value, near=near(value, names))
    return number


@cache
def _numbers(names: Sequence[str]) -> Mapping[str, int]:
    return {plain(name): number for number, name in enumerate(names)}
