"""The numbers of the game: one file with all of them, and their allowed values (WAR-2)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from teg_nb.engine.board import load_board, normalize_name
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.common.options import Options, OptionType, choice, either, flag, number
from teg_nb.engine.games.wargame.components import INSTALLATIONS, ITEMS, RESOURCES, facts
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject

VERSION = 3
"""Version of the rules, for logs and positions."""

NONE = "none"
"""Word of the file for no limit."""


_FRACTION = re.compile("[0-9]{1,4}([/.][0-9]{1,4})?")
"""Pattern of a fraction. Exponents could name a number that fits no memory."""


def _share() -> OptionType:
    """Return the type of a fraction from 0 to 1, written ``"1/3"``."""

    def read(value: object) -> Fraction:
        if type(value) is int:
            value = str(value)
        if not isinstance(value, str) or not _FRACTION.fullmatch(value):
            raise ValueError
        try:
            share = Fraction(value)
        except ZeroDivisionError:
            raise ValueError from None
        if not 0 <= share <= 1:
            raise ValueError
        return share

    return OptionType('"0", "1/2", "1/3" ... "1"', read, str)


def _amounts(ids: tuple[str, ...], most: int, total: int | None = None) -> OptionType:
    """Return the type of amounts by id, stored as rising pairs of a good's number and amount."""

    def read(value: object) -> tuple[tuple[int, int], ...]:
        if not isinstance(value, Mapping) or not set(value) <= set(ids):
            raise ValueError
        amount = number(0, most)
        pairs = [(n, amount.read(value[id])) for n, id in enumerate(ids) if id in value]
        if total is not None and sum(n for _, n in pairs) != total:
            raise ValueError
        return tuple((n, count) for n, count in pairs if count)

    allowed = f"{{{ids[0]} = 0 – {most}, ...}}: {', '.join(ids)}"
    return OptionType(
        allowed if total is None else f"{allowed}; Σ = {total}",
        read,
        lambda pairs: {ids[n]: count for n, count in pairs},
    )


def _territories() -> OptionType:
    """Return the type of a list of territory names, as printed or nearly."""

    def read(value: object) -> tuple[str, ...]:
        board = load_board("wargame")
        if not isinstance(value, (list, tuple)):
            raise ValueError
        try:
            countries = {board.country(name) for name in value if isinstance(name, str) or None}
        except KeyError:
            raise ValueError from None
        if len(countries) != len(value):
            raise ValueError
        return tuple(board.countries[country] for country in sorted(countries))

    return OptionType('["Mongolia", ...]', read, list)


def _seats() -> OptionType:
    def read(value: object) -> tuple[int, int]:
        if not isinstance(value, (list, tuple)) or len(value) != 2:
            raise ValueError
        min_seats, max_seats = (number(2, 6).read(end) for end in value)
        if min_seats > max_seats:
            raise ValueError
        return min_seats, max_seats

    return OptionType("[2 – 6, 2 – 6]", read, list)


CHAPTERS = ("weapons", "treasures", "objectives", "air_immunity")
"""Chapters of the rules that a table may leave out (CHP-7.5)."""


@cache
def allowed_numbers() -> Mapping[str, OptionType]:
    """Return every key of the file with its type."""
    goods = tuple(good.id for good in facts().goods)
    price = _amounts(goods[:RESOURCES], 100)
    prices = {f"cost.{item}": price for item in ITEMS}
    levels = {"wall": 3, "armoury": 2, "airfield": 2, "shipyard": 2}
    for installation in INSTALLATIONS:
        for level in range(1, levels[installation] + 1):
            prices[f"cost.{installation}.{level}"] = price
    return {
        "seats": _seats(),
        "start.troops": number(1, 100),
        "start.metal": number(0, 100),
        "start.cement": number(0, 100),
        "start.food": number(0, 100),
        "start.compensation": number(0, 100),
        "start.second": number(0, 100),
        "reinforcement.divisor": number(1, 42),
        "reinforcement.first_round": flag(),
        "max_rounds": number(1, 1000),
        "min_left": number(1, 100),
        "busy_defence": _share(),
        **prices,
        "cost.troop_cap": number(0, 100),
        "labour": number(1, 100),
        "attack.counts": choice("troops", "orders"),
        "wall.block_per_level": number(0, 100),
        "wall.wears": flag(),
        **{f"{name}.max_level": number(0, level) for name, level in levels.items()},
        "armoury.bonus": number(0, 100),
        "airfield.bonus": number(0, 100),
        "shipyard.bonus": number(0, 100),
        "plane.hits": number(0, 100),
        "ship.hits": number(0, 100),
        "installation.hits_per_level": number(1, 100),
        "range.plane": either(None, number(1, 42), NONE),
        "range.ship": either(None, number(1, 42), NONE),
        "range.missile": either(None, number(1, 42), NONE),
        "missile.hits": number(0, 100),
        "missile.kind": choice("air", "ground"),
        "atomic.fraction": _share(),
        "atomic.kind": choice("air", "ground"),
        "epidemic.fraction": _share(),
        "epidemic.kind": choice("air", "ground"),
        "cyber.kind": choice("air", "ground"),
        "gather.basic": number(0, 100),
        "gather.intermediate_from": number(1, 7),
        "gather.rare_from": number(1, 7),
        "capacity.troop": number(0, 100),
        "capacity.plane": number(0, 100),
        "capacity.ship": number(0, 100),
        "spoils": choice("destroyed", "captured"),
        "resource_pool": choice("territory", "seat"),
        "turn_order": choice("by_seats", "rotate", "fixed"),
        **{f"objective.territories.{seats}": number(1, 42) for seats in range(2, 7)},
        "objective.from_round": number(1, 1000),
        **{f"objective.in_all.{seats}": number(0, 42) for seats in range(2, 7)},
        **{f"objective.walls.{seats}": number(1, 42) for seats in range(2, 7)},
        "objective.planes": number(0, 1000),
        "objective.ships": number(0, 1000),
        "objective.rare": number(0, 42),
        "objective.weapons": number(1, 4),
        "objective.treasures": number(0, 1000),
        "treasure": _amounts(goods, 100, total=100),
        "stocks_public": flag(),
        "landlocked": _territories(),
        **{f"chapter.{name}": flag() for name in CHAPTERS},
    }


@dataclass(frozen=True)
class WarOptions(Options):
    """Options of the resource war, read by key. Every default is the rule.

    Attributes
    ----------
    values : tuple[tuple[str, object], ...]
        Every key with its value, in the order of the table WAR-2.

    Examples
    --------
    >>> options = WarOptions.parse({"max_rounds": 10, "cost.plane": {"metal": 2}})
    >>> options["max_rounds"], options["wall.wears"], options["busy_defence"]
    (10, True, Fraction(1, 2))
    >>> options.changed()
    {'max_rounds': 10, 'cost.plane': {'metal': 2}}
    """

    clause = "WAR-2.1"
    presets = MappingProxyType(
        {"default": {}, "printed": {"objective.from_round": 1, "min_left": 1}}
    )

    values: tuple[tuple[str, Json], ...]

    @cached_property
    def _by_key(self) -> JsonObject:
        return dict(self.values)

    def __getitem__(self, key: str) -> int:
        number: int = self._by_key[key]
        return number

    def word(self, key: str) -> str:
        """Return an option that is a word."""
        word: str = self._by_key[key]
        return word

    def share(self, key: str) -> Fraction:
        """Return an option that is a fraction."""
        share: Fraction = self._by_key[key]
        return share

    @property
    def seat_range(self) -> tuple[int, int]:
        """Smallest and largest number of seats."""
        ends: tuple[int, int] = self._by_key["seats"]
        return ends

    @property
    def landlocked(self) -> tuple[str, ...]:
        """Territories without sea access, by name."""
        names: tuple[str, ...] = self._by_key["landlocked"]
        return names

    @property
    def max_rounds(self) -> int:
        """Round limit (WAR-11.3), by the name that all games share."""
        return int(self["max_rounds"])

    @classmethod
    def parse(cls, given: JsonMapping | None) -> WarOptions:
        """Read options from plain values: dotted keys, or nested tables.

        Raises
        ------
        IllegalAction
            ``bad_option``, naming the key, its value and the allowed values.
        """
        values, (chosen, _) = dict(_defaults()), cls.with_preset(given)
        for key, value in flat(chosen):
            if (key, value) != _WITHDRAWN:
                values[key] = _checked(key, value)
        parsed = cls(tuple((key, values[key]) for key in allowed_numbers()))
        if not parsed.treasure:
            raise IllegalAction("chapter_off", "CHP-7.5", option="treasure", chapter="weapons")
        return parsed

    @property
    def treasure(self) -> tuple[tuple[int, int], ...]:
        """Goods of a treasure with their weights: no weapons where these are out (CHP-7.5)."""
        rows: tuple[tuple[int, int], ...] = self._by_key["treasure"]
        weapons = self["chapter.weapons"]
        return tuple(row for row in rows if weapons or row[0] < RESOURCES)

    @property
    def chapters_off(self) -> tuple[str, ...]:
        """Ids of the chapters that the table plays without, sorted (CHP-7.5)."""
        return tuple(sorted(name for name in CHAPTERS if not self[f"chapter.{name}"]))

    def changed(self) -> JsonObject:
        """Return the options that differ from the rule, as plain values with dotted keys."""
        rule = _defaults()
        return {
            key: allowed_numbers()[key].write(value)
            for key, value in self.values
            if value != rule[key]
        }

    def plain(self) -> JsonObject:
        """Return all options as plain values with dotted keys."""
        return {key: allowed_numbers()[key].write(value) for key, value in self.values}


_WITHDRAWN = ("order_mode", "sequential")
"""An option with one value, which files may still name (WAR-D-21)."""


def flat(tables: JsonMapping, above: str = "") -> Iterator[tuple[str, Json]]:
    """Yield the dotted keys and values of nested tables.

    Examples
    --------
    >>> list(flat({"start": {"troops": 4}, "cost.plane": {"metal": 2}}))
    [('start.troops', 4), ('cost.plane', {'metal': 2})]
    """
    for name, value in tables.items():
        key = f"{above}{name}"
        if key not in allowed_numbers() and isinstance(value, Mapping) and value:
            yield from flat(value, f"{key}.")
        else:
            yield key, value


def _checked(key: str, value: object, place: str = "") -> object:
    """Return the value of a key as the rules use it; `place` is its file and line, for errors."""
    number = allowed_numbers().get(key)
    option = f"{key} ({place})" if place else key
    if number is None:
        raise IllegalAction("bad_option", "WAR-2.1", option=option, value=value, allowed=_near(key))
    try:
        return number.read(value)
    except ValueError:
        raise IllegalAction(
            "bad_option", "WAR-2.1", option=option, value=_shown(value), allowed=number.text
        ) from None


def _shown(value: object) -> str:
    """Format a value for the sentence of an error."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _near(key: str) -> str:
    """List the keys of the same table, for a key that does not exist."""
    table = key.rpartition(".")[0]
    same = [name for name in allowed_numbers() if name.rpartition(".")[0] == table]
    return ", ".join(same or allowed_numbers())


@cache
def _defaults() -> JsonMapping:
    """Return the values of the packaged file: the rule."""
    text = (files(__package__ or "") / "numbers.toml").read_text(encoding="utf-8")
    values = dict(flat(tomllib.loads(text)))
    return {key: _checked(key, values[key], "numbers.toml") for key in allowed_numbers()}


def read_numbers(path: str | Path) -> JsonObject:
    """Read the options of a file of numbers, for `Match` and `WarOptions.parse`.

    Parameters
    ----------
    path : str or Path
        A copy of ``numbers.toml``, whole or in part.

    Returns
    -------
    JsonObject
        Options that differ from the rule, as plain values with dotted keys.

    Raises
    ------
    IllegalAction
        ``bad_option``, naming key, file, line, value and the allowed values.
    OSError
        If there is no such file.
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise IllegalAction(
            "bad_option", "WAR-2.1", option=path.name, value=str(fault), allowed="TOML, UTF-8"
        ) from None
    overrides = {}
    for key, value in flat(tables):
        if (key, value) == _WITHDRAWN:
            continue
        line = line_of(text, key)
        overrides[key] = _checked(key, value, f"{path.name}:{line}" if line else path.name)
    rule = _defaults()
    return {
        key: allowed_numbers()[key].write(value)
        for key, value in overrides.items()
        if value != rule[key]
    }


def line_of(text: str, key: str) -> int:
    r"""Return the number of the TOML line that sets a key or opens a table; 0 if there is none.

    Examples
    --------
    >>> text = "seats = [2, 6]\n[start]\ntroops = 3\n"
    >>> line_of(text, "start.troops"), line_of(text, "start")
    (3, 2)
    """
    table = ""
    for line_number, line in enumerate(text.splitlines(), start=1):
        code = line.partition("#")[0].strip()
        if code.startswith("["):
            table = code.strip("[] ") + "."
            if normalize_name(table) == normalize_name(f"{key}."):
                return line_number
        elif code.partition("=")[1]:
            name = table + code.partition("=")[0].strip().replace('"', "")
            if normalize_name(name) == normalize_name(key) or key.startswith(f"{name}."):
                return line_number
    return 0
