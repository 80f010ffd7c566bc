"""Chance at a real table, as people type it: dice, cards, objectives.

``6 4 1 / 5 4`` are the dice of an attacker and of a defender, in any order. ``641 / 54`` means the
same. Commas separate names. Capitals and accents are optional, in Spanish or English. Semicolons
separate the parts of the seats: ``Rojo: Cuba, México; Azul: Chile``.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import NamedTuple

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode_for, encode
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.engine.game import AnyGame
from teg_nb.engine.json_types import Json
from teg_nb.engine.schema.field_types import FieldType, ListOf, Reference
from teg_nb.engine.schema.position import Position
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES

NUMBERS = ("die", "count")
FACES = range(1, 7)
_SEAT = Reference("seat")

LONGEST = 40
"""Largest number of digits in one group."""


class PendingChance(NamedTuple):
    """The chance action that is due now.

    Attributes
    ----------
    verb : str
        As in the log.
    label : str
        Its name in a language.
    example : str
        A valid input for it.
    """

    verb: str
    label: str
    example: str


def due(game: AnyGame, state: Position, lang: str = "es") -> PendingChance | None:
    """Return the input that a real table is asked for now, or None if chance is not to move."""
    if game.to_move(state) != CHANCE:
        return None
    sample = game.sample_chance(state, random.Random(0))
    return PendingChance(
        sample.verb,
        catalogue(game.name).label("verbs", sample.verb, lang),
        format_chance(sample, state.settings),
    )


def public_pending_chance(
    game: AnyGame, state: Position, lang: str = "es"
) -> tuple[PendingChance, list[list[str]]] | None:
    """Describe the chance that is due, without revealing anything still to be drawn.

    The example shows the form alone: its names are the first printed ones, and its numbers come
    from other dice. Where names are asked for, the second item lists all printed names, each with
    its label.
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
            parts.append(_format_value(value))
        elif form != _SEAT or len(forms) == 1:  # the position determines the seat
            printed = iter([*vocabulary[kind]] * 2)
            parts.append(_format_value(_others(value, printed)))
            is_flat = form != ListOf(ListOf(Reference(kind)))
            names = _labelled(game.name, kind, vocabulary[kind], lang) if is_flat else []
    return PendingChance(sample.verb, label, " / ".join(parts)), names if len(parts) == 1 else []


def _labelled(game: str, kind: str, printed: Sequence[str], lang: str) -> list[list[str]]:
    """Pair each name with its label."""
    phrases = catalogue(game).sections.get(f"{kind}s", {})

    def label(name: str) -> str:
        entry = phrases.get(name, {})
        return str(entry.get(f"title_{lang}") or entry.get(lang) or name)

    return [[name, label(name)] for name in printed]


def _others(value: object, printed: Iterator[str]) -> Json:
    """Replace all names in nested lists by the first printed names."""
    return [_others(item, printed) for item in value] if isinstance(value, list) else next(printed)


def empty_chance(game: AnyGame, state: Position) -> Action | None:
    """Return the chance action that is due if it throws and draws nothing, so nobody types it.

    Examples
    --------
    >>> from teg_nb import Match
    >>> match = Match("wargame", 2)
    >>> empty_chance(match.game, match.state) is None
    True
    """
    if game.to_move(state) != CHANCE:
        return None
    sample = game.sample_chance(state, random.Random(0))
    _, _, *arguments = encode(sample, state.settings)
    return sample if all(argument == [] for argument in arguments) else None


def parse_chance(text: str, game: AnyGame, state: Position) -> Action:
    """Read a chance action that people typed. The game's `check` decides if it is legal.

    Parameters
    ----------
    text : str
        One part for each argument of the due verb, separated by ``/``. The seat that a card is
        dealt to is optional, because the position determines it. So is an empty list at the end.
    game : Game
    state : position
        Where chance is to move.

    Raises
    ------
    BadArgument
        If chance is not to move, the number of parts is wrong, or a number cannot be read.
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
    recipient = partial(rule.to, state) if rule and rule.to else None
    reader = _InputReader(game.name, state.settings.vocabulary, state.settings.seats, recipient)
    arguments: list[Json] = []
    known = encode(sample, state.settings)[2:]
    while len(parts) < len(forms) > 1 and forms[0] == _SEAT:
        arguments.append(known[len(arguments)])
        forms = forms[1:]
    if len(parts) < len(forms) and all(isinstance(form, ListOf) for form in forms[len(parts) :]):
        parts += [""] * (len(forms) - len(parts))
    if len(parts) != len(forms):
        example = format_chance(sample, state.settings)
        raise BadArgument("throw_parts", given=str(len(parts)), example=example)
    arguments += [reader.read(part, form) for part, form in zip(parts, forms, strict=True)]
    return decode_for(CHANCE, [sample.verb, *arguments], game, state.settings)


def format_chance(action: Action, settings: Settings) -> str:
    """Format a chance action as people type it.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> from teg_nb.engine.games.teg.actions import Roll
    >>> format_chance(Roll(CHANCE, (6, 4, 1), (5, 4)), GAMES["teg"].setup(2).settings)
    '6 4 1 / 5 4'
    """
    _, _, *arguments = encode(action, settings)
    return " / ".join(_format_value(argument) for argument in arguments)


def _format_value(value: object) -> str:
    if not isinstance(value, list):
        return str(value)
    if any(isinstance(item, list) for item in value):
        return "; ".join(map(_format_value, value))
    return (" " if all(isinstance(item, int) for item in value) else ", ").join(map(str, value))


class _InputReader(NamedTuple):
    """A reader of typed parts, by their field types."""

    game: str
    vocabulary: Mapping[str, Sequence[str]]
    seats: Sequence[str]
    recipient: Callable[[int], int] | None

    def read(self, text: str, form: FieldType) -> Json:
        """Read a part into its log form: a name or number, a list, or a list of lists."""
        kind = str(form.element)
        if isinstance(form, ListOf) and isinstance(form.form, ListOf):
            return [[*self._items(row, kind)] for row in self._by_seat(text, ";")]
        if isinstance(form, ListOf):
            if kind in NUMBERS:
                return [*self._items(text, kind)]
            rows = self._by_seat(text, ";" if ";" in text else ",")
            hands = [[*self._items(row, kind)] for row in rows]
            return self._dealt(hands) if ":" in text else [*chain.from_iterable(hands)]
        items = [*self._items(text, kind)]
        if len(items) != 1:
            raise BadArgument("throw_one", given=text[:60])
        return items[0]

    def _by_seat(self, text: str, between: str) -> list[str]:
        """Return rows in seat order if every row names its seat, else in the order typed."""
        rows = [row.strip() for row in text.split(between)] if text else []
        named = [row.partition(":") for row in rows if row]
        if not named or not all(colon for _, colon, _ in named):
            return rows
        by_seat = [(self._name("seat", seat), row) for seat, _, row in named]
        return [", ".join(row for to, row in by_seat if to == seat) for seat in self.seats]

    def _dealt(self, hands: list[list[Json]]) -> list[Json]:
        """Return the cards of all seats in dealing order. Surplus cards are left out."""
        if self.recipient is None:
            if any(len(hand) > 1 for hand in hands):
                raise BadArgument("throw_order")
            return [*chain.from_iterable(hands)]
        rest = [[*reversed(hand)] for hand in hands]
        dealt: list[Json] = []
        while hand := rest[self.recipient(len(dealt))]:
            dealt.append(hand.pop())
        return dealt

    def _items(self, text: str, kind: str) -> Iterator[Json]:
        if kind not in NUMBERS:
            yield from (self._name(kind, word) for word in text.split(",") if word.strip())
            return
        for word in re.findall(r"[^\s,;]+", text):
            if not (word.isascii() and word.isdigit() and len(word) <= LONGEST):
                raise BadArgument("throw_number", given=word[:60])
            for number in map(int, word if kind == "die" else [word]):
                if kind == "die" and number not in FACES:
                    raise BadArgument("throw_die", given=str(number))
                yield number

    def _name(self, kind: str, text: str) -> str:
        known = _names(self.game, kind, tuple(self.vocabulary[kind]))
        name = known.get(normalize_name(text))
        if name is None:
            raise UnknownName(kind, text.strip()[:60], list(known.values()))
        return name


@cache
def _names(game: str, kind: str, printed: tuple[str, ...]) -> Mapping[str, str]:
    """Map normalized labels, in both languages, to printed names."""
    by_label: dict[str, str] = {}
    for key, entry in catalogue(game).sections.get(f"{kind}s", {}).items():
        titles = (entry.get(f"title_{lang}") or entry.get(lang) for lang in LANGUAGES)
        labels = [label for label in titles if isinstance(label, str)]
        match = next((name for name in (key, *labels) if name in printed), None)
        if match is not None:
            by_label |= {normalize_name(label): match for label in labels}
    return by_label | {normalize_name(name): name for name in printed}
