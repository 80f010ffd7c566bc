"""The numbers of the game: one file with all of them, and what each of them may be (WAR-2)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from teg_nb.engine.board import load_board, plain
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.common.argument_types import options_given
from teg_nb.engine.games.common.options import Allowed, Options, choice, either, flag, number
from teg_nb.engine.games.wargame.components import INSTALLATIONS, ITEMS, RESOURCES, facts

VERSION = 3
"""Of the rules, for logs and positions."""

NONE = "none"
"""How the file says that there is no limit."""


_FRACTION = re.compile("[0-9]{1,4}([/.][0-9]{1,4})?")
"""No exponents: a few letters could name a number that no computer holds."""


def _share() -> Allowed:
    """A fraction from 0 to 1, written ``"1/3"``."""

    def read(value: Any) -> Fraction:
        if type(value) is int:
            value = str(value)
        if not isinstance(value, str) or not _FRACTION.fullmatch(value):
            raise ValueError
        try:
            found = Fraction(value)
        except ZeroDivisionError:
            raise ValueError from None
        if not 0 <= found <= 1:
            raise ValueError
        return found

    return Allowed('"0", "1/2", "1/3" ... "1"', read, str)


def _amounts(ids: tuple[str, ...], most: int, total: int | None = None) -> Allowed:
    """Amounts by id; stored as pairs of a number of a good and its amount, in rising order."""

    def read(value: Any) -> tuple[tuple[int, int], ...]:
        if not isinstance(value, Mapping) or not set(value) <= set(ids):
            raise ValueError
        amount = number(0, most)
        pairs = [(n, amount.read(value[id])) for n, id in enumerate(ids) if id in value]
        if total is not None and sum(n for _, n in pairs) != total:
            raise ValueError
        return tuple((n, count) for n, count in pairs if count)

    words = f"{{{ids[0]} = 0 – {most}, ...}}: {', '.join(ids)}"
    return Allowed(
        words if total is None else f"{words}; Σ = {total}",
        read,
        lambda pairs: {ids[n]: count for n, count in pairs},
    )


def _territories() -> Allowed:
    """Names of territories, as printed or nearly."""

    def read(value: Any) -> tuple[str, ...]:
        board = load_board("wargame")
        if not isinstance(value, (list, tuple)):
            raise ValueError
        try:
            found = {board.country(name) for name in value if isinstance(name, str) or None}
        except KeyError:
            raise ValueError from None
        if len(found) != len(value):
            raise ValueError
        return tuple(board.countries[each] for each in sorted(found))

    return Allowed('["Mongolia", ...]', read, list)


def _seats() -> Allowed:
    def read(value: Any) -> tuple[int, int]:
        if not isinstance(value, (list, tuple)) or len(value) != 2:
            raise ValueError
        least, most = (number(2, 6).read(each) for each in value)
        if least > most:
            raise ValueError
        return least, most

    return Allowed("[2 – 6, 2 – 6]", read, list)


@cache
def allowed_numbers() -> Mapping[str, Allowed]:
    """Every key of the file, and what it may be."""
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
        "order_mode": choice("sequential"),
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
    }


@dataclass(frozen=True)
class WarOptions(Options):
    """Options of the resource war; every default is the rule. Read them by key.

    Attributes
    ----------
    values : tuple[tuple[str, Any], ...]
        Every key with its value, in the order of the table WAR-2.

    Examples
    --------
    >>> options = WarOptions.parse({"max_rounds": 10, "cost.plane": {"metal": 2}})
    >>> options["max_rounds"], options["wall.wears"], options["busy_defence"]
    (10, True, Fraction(1, 2))
    >>> options.changed()
    {'max_rounds': 10, 'cost.plane': {'metal': 2}}
    """

    values: tuple[tuple[str, Any], ...]

    @cached_property
    def _by_key(self) -> dict[str, Any]:
        return dict(self.values)

    def __getitem__(self, key: str) -> Any:
        return self._by_key[key]

    @property
    def max_rounds(self) -> int:
        """Round limit (WAR-11.3): all games call it so."""
        return int(self["max_rounds"])

    @classmethod
    def parse(cls, given: Mapping[str, Any] | None) -> WarOptions:
        """Options from plain values: dotted keys, or tables in tables.

        Raises
        ------
        IllegalAction
            ``bad_option``, naming the key, its value and what is allowed.
        """
        read = dict(_defaults())
        for key, value in flat(options_given(given)):
            read[key] = _checked(key, value)
        return cls(tuple((key, read[key]) for key in allowed_numbers()))

    def changed(self) -> dict[str, Any]:
        """The options that differ from the rule, as plain values with dotted keys."""
        rule = _defaults()
        return {
            key: allowed_numbers()[key].write(value)
            for key, value in self.values
            if value != rule[key]
        }

    def plain(self) -> dict[str, Any]:
        """All options as plain values with dotted keys."""
        return {key: allowed_numbers()[key].write(value) for key, value in self.values}


def flat(tables: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Dotted keys and values of tables in tables.

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


def _checked(key: str, value: Any, place: str = "") -> Any:
    """The value of a key as the rules use it; `place` says in which file and line it stands."""
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


def _shown(value: Any) -> str:
    """A value as the sentence prints it; nothing is printed as ``0`` or left out."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _near(key: str) -> str:
    """Keys of the same table, for one that does not exist."""
    table = key.rpartition(".")[0]
    same = [each for each in allowed_numbers() if each.rpartition(".")[0] == table]
    return ", ".join(same or allowed_numbers())


@cache
def _defaults() -> Mapping[str, Any]:
    """The values of the packaged file: the rule."""
    text = (files(__package__ or "") / "numbers.toml").read_text(encoding="utf-8")
    found = dict(flat(tomllib.loads(text)))
    return {key: _checked(key, found[key], "numbers.toml") for key in allowed_numbers()}


def read_numbers(path: str | Path) -> dict[str, Any]:
    """The options that a file of numbers gives: what `Match` and `WarOptions.parse` take.

    Parameters
    ----------
    path : str or Path
        A copy of ``numbers.toml``, whole or in part.

    Returns
    -------
    dict[str, Any]
        Those that differ from the rule, as plain values with dotted keys.

    Raises
    ------
    IllegalAction
        ``bad_option``, naming key, file, line, value and what is allowed.
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
    given = {}
    for key, value in flat(tables):
        line = line_of(text, key)
        given[key] = _checked(key, value, f"{path.name}:{line}" if line else path.name)
    rule = _defaults()
    return {
        key: allowed_numbers()[key].write(each) for key, each in given.items() if each != rule[key]
    }


def line_of(text: str, key: str) -> int:
    r"""Number of the line that gives a key, or a whole table, in a TOML text, or 0.

    Examples
    --------
    >>> text = "seats = [2, 6]\n[start]\ntroops = 3\n"
    >>> line_of(text, "start.troops"), line_of(text, "start")
    (3, 2)
    """
    table = ""
    for place, line in enumerate(text.splitlines(), start=1):
        code = line.partition("#")[0].strip()
        if code.startswith("["):
            table = code.strip("[] ") + "."
            if plain(table) == plain(f"{key}."):
                return place
        elif code.partition("=")[1]:
            name = table + code.partition("=")[0].strip().replace('"', "")
            if plain(name) == plain(key) or key.startswith(f"{name}."):
                return place
    return 0
