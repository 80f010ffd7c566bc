"""What chance does at a real table, as people type it: dice, cards, objectives.

``6 4 1 / 5 4`` are the dice of an attacker and of a defender, in any order; ``641 / 54`` are the
same. Names stand with commas between them, without capitals or accents if need be, in Spanish or
English; what goes to each seat between semicolons: ``Rojo: Cuba, México; Azul: Chile``.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import Any, NamedTuple

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode_for, encode
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.schema.field_types import FieldType, ListOf, Reference
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES

NUMBERS = ("die", "count")
FACES = range(1, 7)
_SEAT = Reference("seat")

LONGEST = 40
"""Digits that may stand together."""


class PendingChance(NamedTuple):
    """What chance is to do now.

    Attributes
    ----------
    verb : str
        As in the log.
    label : str
        What it is called, in a language.
    example : str
        Something that may be typed now.
    """

    verb: str
    label: str
    example: str


def due(game: AnyGame, state: Any, lang: str = "es") -> PendingChance | None:
    """What people are asked for at a real table now; None where chance is not to move."""
    if game.to_move(state) != CHANCE:
        return None
    sample = game.sample_chance(state, random.Random(0))
    return PendingChance(
        sample.verb,
        catalogue(game.name).label("verbs", sample.verb, lang),
        format_chance(sample, state.settings),
    )


def public_pending_chance(
    game: AnyGame, state: Any, lang: str = "es"
) -> tuple[PendingChance, list[list[str]]] | None:
    """As `due`, for people who may not know what is still to be drawn; and what one name may be.

    The example shows the form alone: names are the first that are printed, numbers are as they
    fell on other dice. Where names are asked for, all printed ones follow, and what they are
    called.
    """
    if game.to_move(state) != CHANCE:
        return None
    sample = game.sample_chance(state, random.Random(0))
    label = catalogue(game.name).label("verbs", sample.verb, lang)
    vocabulary = state.settings.vocabulary
    parts, names = [], []
    forms = [form.non_null for form in sample.fields.values()]
    for form, value in zip(forms, encode(sample, state.settings)[2:], strict=True):
        kind = str(form.element)
        if kind in NUMBERS:
            parts.append(_written(value))
        elif form != _SEAT or len(forms) == 1:  # whose it is follows from the position
            printed = iter([*vocabulary[kind]] * 2)
            parts.append(_written(_others(value, printed)))
            each = form != ListOf(ListOf(Reference(kind)))
            names = _labelled(game.name, kind, vocabulary[kind], lang) if each else []
    return PendingChance(sample.verb, label, " / ".join(parts)), names if len(parts) == 1 else []


def _labelled(game: str, kind: str, printed: Sequence[str], lang: str) -> list[list[str]]:
    """Names, each with what it is called."""
    words = catalogue(game).sections.get(f"{kind}s", {})

    def called(name: str) -> str:
        each = words.get(name, {})
        return str(each.get(f"title_{lang}") or each.get(lang) or name)

    return [[name, called(name)] for name in printed]


def _others(value: Any, printed: Iterator[str]) -> Any:
    """The same lists, with the names that are printed first."""
    return [_others(each, printed) for each in value] if isinstance(value, list) else next(printed)


def empty_chance(game: AnyGame, state: Any) -> Action | None:
    """The entry of chance at which nothing is thrown nor drawn, so that nobody need type it.

    Examples
    --------
    >>> from teg_nb import Match
    >>> match = Match("wargame", 2)
    >>> blank(match.game, match.state) is None
    True
    """
    if game.to_move(state) != CHANCE:
        return None
    sample = game.sample_chance(state, random.Random(0))
    _, _, *words = encode(sample, state.settings)
    return sample if all(each == [] for each in words) else None


def parse_chance(text: str, game: AnyGame, state: Any) -> Action:
    """The entry of chance that people mean; whether it can be, the game's `check` says.

    Parameters
    ----------
    text : str
        A part for each argument of the verb that is due, with ``/`` between them. The seat that a
        card is dealt to may be left out, as it follows from the position; so may an empty list at
        the end.
    game : Game
    state : position
        Where chance is to move.

    Raises
    ------
    BadArgument
        If chance is not to move; if there are too many parts or too few; for what is no number.
    UnknownName
        For a name that does not exist.
    BadMessage, IllegalAction
        As `teg_nb.engine.codec.decode`.
    """
    if game.to_move(state) != CHANCE:
        raise BadArgument("no_chance_due")
    sample = game.sample_chance(state, random.Random(0))
    forms = [form.non_null for form in sample.fields.values()]
    parts = [part.strip() for part in text.replace("\n", "/").split("/")] if text.strip() else []
    rule = game.chance_rules.get(type(sample))
    goes = partial(rule.to, state) if rule and rule.to else None
    words = _Words(game.name, state.settings.vocabulary, state.settings.seats, goes)
    given: list[Any] = []
    known = encode(sample, state.settings)[2:]
    while len(parts) < len(forms) > 1 and forms[0] == _SEAT:
        given.append(known[len(given)])
        forms = forms[1:]
    if len(parts) < len(forms) and all(isinstance(form, ListOf) for form in forms[len(parts) :]):
        parts += [""] * (len(forms) - len(parts))
    if len(parts) != len(forms):
        example = format_chance(sample, state.settings)
        raise BadArgument("throw_parts", given=str(len(parts)), example=example)
    given += [words.read(part, form) for part, form in zip(parts, forms, strict=True)]
    return decode_for(CHANCE, [sample.verb, *given], game, state.settings)


def format_chance(action: Action, settings: Any) -> str:
    """An entry of chance as people may type it.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Roll
    >>> format_chance(Roll(CHANCE, (6, 4, 1), (5, 4)), GAMES["teg"].setup(2).settings)
    '6 4 1 / 5 4'
    """
    _, _, *words = encode(action, settings)
    return " / ".join(_written(each) for each in words)


def _written(value: Any) -> str:
    if not isinstance(value, list):
        return str(value)
    if any(isinstance(each, list) for each in value):
        return "; ".join(map(_written, value))
    return (" " if all(isinstance(each, int) for each in value) else ", ").join(map(str, value))


class _Words(NamedTuple):
    """What the parts of a text say, by their form."""

    game: str
    vocabulary: Mapping[str, Sequence[str]]
    seats: Sequence[str]
    goes: Callable[[int], int] | None

    def read(self, text: str, form: FieldType) -> Any:
        """A part as a log has it: a name or number, a list, or a list of lists."""
        kind = str(form.element)
        if isinstance(form, ListOf) and isinstance(form.form, ListOf):
            return [[*self._items(row, kind)] for row in self._by_seat(text, ";")]
        if isinstance(form, ListOf):
            if kind in NUMBERS:
                return [*self._items(text, kind)]
            rows = self._by_seat(text, ";" if ";" in text else ",")
            items = [[*self._items(row, kind)] for row in rows]
            return self._dealt(items) if ":" in text else [*chain.from_iterable(items)]
        found = [*self._items(text, kind)]
        if len(found) != 1:
            raise BadArgument("throw_one", given=text[:60])
        return found[0]

    def _by_seat(self, text: str, between: str) -> list[str]:
        """Rows in the order of the seats, where each says whose it is; else as they stand."""
        rows = [row.strip() for row in text.split(between)] if text else []
        named = [row.partition(":") for row in rows if row]
        if not named or not all(colon for _, colon, _ in named):
            return rows
        by_seat = [(self._name("seat", seat), row) for seat, _, row in named]
        return [", ".join(row for to, row in by_seat if to == seat) for seat in self.seats]

    def _dealt(self, hands: list[list[Any]]) -> list[Any]:
        """What each seat got, in the order in which it is dealt; what is too much is left out."""
        if self.goes is None:
            if any(len(hand) > 1 for hand in hands):
                raise BadArgument("throw_order")
            return [*chain.from_iterable(hands)]
        rest = [[*reversed(hand)] for hand in hands]
        dealt: list[Any] = []
        while hand := rest[self.goes(len(dealt))]:
            dealt.append(hand.pop())
        return dealt

    def _items(self, text: str, kind: str) -> Iterator[Any]:
        if kind not in NUMBERS:
            yield from (self._name(kind, each) for each in text.split(",") if each.strip())
            return
        for each in re.findall(r"[^\s,;]+", text):
            if not (each.isascii() and each.isdigit() and len(each) <= LONGEST):
                raise BadArgument("throw_number", given=each[:60])
            for number in map(int, each if kind == "die" else [each]):
                if kind == "die" and number not in FACES:
                    raise BadArgument("throw_die", given=str(number))
                yield number

    def _name(self, kind: str, text: str) -> str:
        known = _names(self.game, kind, tuple(self.vocabulary[kind]))
        found = known.get(normalize_name(text))
        if found is None:
            raise UnknownName(kind, text.strip()[:60], list(known.values()))
        return found


@cache
def _names(game: str, kind: str, printed: tuple[str, ...]) -> Mapping[str, str]:
    """Printed names by what people may call them: in both languages, without accents."""
    found: dict[str, str] = {}
    for key, each in catalogue(game).sections.get(f"{kind}s", {}).items():
        said = (each.get(f"title_{lang}") or each.get(lang) for lang in LANGUAGES)
        labels = [label for label in said if isinstance(label, str)]
        meant = next((name for name in (key, *labels) if name in printed), None)
        if meant is not None:
            found |= {normalize_name(label): meant for label in labels}
    return found | {normalize_name(name): name for name in printed}
