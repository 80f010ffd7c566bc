"""Options that a table may agree on before the deal (TEG-20)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from teg_nb.engine.board import normalize_name
from teg_nb.engine.games.common.options import (
    MANY,
    Need,
    Options,
    OptionType,
    choice,
    either,
    handicap,
    names,
    number,
    numbers,
    option,
    some,
)
from teg_nb.engine.games.teg.components import facts
from teg_nb.engine.json_types import JsonMapping

PURPOSES = ("countries", "bonus", "continent", "objective")
"""Purposes for which a country may count (TEG-D-27)."""

SITUATIONS = ("closed_borders", "crisis", "extra", "open_borders", "rest", "snow", "tail_wind")
"""Kinds of situation card that a table may leave out (CHP-2.2), in alphabetical order."""

PACTS = ("aggression", "border", "continent", "country", "joint", "world", "zone")
"""Kinds of pact that a table may leave out (CHP-2.3), in alphabetical order."""


def _islands(value: object) -> tuple[str, ...]:
    """Return countries as printed, without repetitions."""
    printed = {normalize_name(name): name for name in facts().countries}
    return tuple(dict.fromkeys(printed[normalize_name(name)] for name in names(value)))


_ISLANDS = OptionType('["...", ...]', _islands, list)


def _objectives() -> tuple[str, ...]:
    """Return the ids of the objective cards."""
    return tuple(objective.id for objective in facts().objectives)


_STEPS: Mapping[str, JsonMapping] = {
    "dice": {
        "situations": [],
        "pacts": [],
        "missiles": False,
        "blockades": False,
        "country_cards": False,
        "continent_cards": False,
        "four_dice": False,
        "secret_objectives": False,
    },
    "classic": {
        "situations": [],
        "pacts": [],
        "missiles": False,
        "blockades": False,
        "continent_cards": False,
        "four_dice": False,
        "mano": "fixed",
        "defensive_canje": True,
    },
    "rounds": {"pacts": [], "missiles": False, "blockades": False},
    "missiles": {"pacts": []},
    "peace": {"pacts": ["country", "continent", "border", "world"]},
    "revancha": {},
}
"""The ladder: each step adds chapters (CHP-4.1)."""


# Options that need a chapter (CHP-3.1): conditions, and values without it.


def _out(flag: str) -> Callable[[Options], str]:
    """Return a check that names a chapter if its option is off."""
    return lambda options: "" if getattr(options, flag) else flag


def _kind_out(option: str, *kinds: str) -> Callable[[Options], str]:
    """Return a check that names the first of some kinds if the list has none of them."""

    def missing(options: Options) -> str:
        left = getattr(options, option)
        if any(kind in left for kind in kinds):
            return ""
        return f"{option}.{kinds[0]}" if left else option

    return missing


def _first(*checks: Callable[[Options], str]) -> Callable[[Options], str]:
    """Return a check that names the first chapter that is out."""
    return lambda options: next(filter(None, (check(options) for check in checks)), "")


def _no_islands(options: Options) -> str:
    excluded = cast("TegOptions", options).objectives_excluded
    return "objectives.O-11" if "O-11" in excluded else ""


def _no_initial(options: Options) -> str:
    return "initial_armies" if cast("TegOptions", options).initial_armies == () else ""


def _has(kind: str) -> Callable[[object], bool]:
    """Return a check for a kind in a list."""
    return lambda kinds: kind in cast("tuple[str, ...]", kinds)


def _less(kind: str) -> Callable[[object], tuple[str, ...]]:
    """Return a function that removes a kind from a list."""
    return lambda kinds: tuple([other for other in cast("tuple[str, ...]", kinds) if other != kind])


def _unless(option: str, rule: object, missing: Callable[[Options], str]) -> Need:
    """Return the need of every value of an option but the rule."""
    return Need(option, lambda value: value != rule, missing, lambda value: rule)


_CARDS = _out("country_cards")
_EXTRA = _kind_out("situations", "extra")
_ISLAND_CARD = _first(_out("secret_objectives"), _no_islands)
_COUNTED = ("bonus", "countries")
_NEEDS = (
    Need("continent_cards", bool, _CARDS, lambda value: False),
    Need("defensive_canje", bool, _CARDS, lambda value: False),
    Need("auto_card", bool, _CARDS, lambda value: False),
    Need("situations", _has("crisis"), _CARDS, _less("crisis")),
    Need("pacts", _has("zone"), _CARDS, _less("zone")),
    Need("pacts", _has("joint"), _kind_out("pacts", "aggression"), _less("joint")),
    _unless("missiles_in_initial_placement", False, _first(_out("missiles"), _no_initial)),
    _unless("handicap", None, _no_initial),
    _unless("missiles_in_extra", True, _first(_out("missiles"), _EXTRA)),
    _unless("extra_minimum", 0, _EXTRA),
    _unless("convert_in_blocked", False, _first(_out("missiles"), _out("blockades"))),
    _unless("all_blocked", "forfeit", _out("blockades")),
    _unless("double_rule", "total", _out("four_dice")),
    _unless("zone_duty", "attack_once", _kind_out("pacts", "zone")),
    _unless("area_pact_breaks_on_loss", False, _kind_out("pacts", "continent", "border", "world")),
    _unless("condominium_counts", _COUNTED, _kind_out("pacts", "aggression")),
    _unless("islands", (), _ISLAND_CARD),
    _unless("island_overlap", False, _ISLAND_CARD),
    _unless("redeal_if_satisfied", True, _out("secret_objectives")),
    _unless("objectives_excluded", (), _out("secret_objectives")),
)


_CHAPTERS = (
    *("missiles", "situations", "pacts", "blockades", "country_cards", "continent_cards", "mano"),
    *("four_dice", "initial_armies", "defensive_canje", "secret_objectives", "objectives_excluded"),
)
"""Options of CHP-1.1."""


@dataclass(frozen=True, kw_only=True)
class TegOptions(Options):
    """Options of T.E.G. La Revancha; every default is the rule.

    Attributes
    ----------
    board : str
        ``""`` for the rulebook's map, ``"printed_board"`` for the bridge Nigeria-Uruguay (TEG-D-1).
    common_objective_countries : int or None
        Countries of the common objective, 1 to 72 (TEG-D-9); None for no common objective
        (CHP-2.13).
    redeal_if_satisfied : bool
        Whether an objective that is true when dealt is drawn again (TEG-D-7).
    islands : tuple[str, ...]
        Countries that are islands for O-11; empty for the board's list (TEG-D-11).
    island_overlap : bool
        Whether an island may also fill a continent part of O-11 (TEG-D-12).
    leaver : str
        ``"passive"``, or ``"none"``: the game waits for a player who left (TEG-D-18).
    extra_minimum : int
        Least armies of the extra-reinforcements card (TEG-D-21).
    double_rule : str
        ``"total"`` or ``"attack_armies"``: the armies that must double the defender (TEG-D-32).
    auto_card : bool
        Whether an earned card is drawn without asking (TEG-D-48).
    victory_check : str
        ``"immediate"`` or ``"end_of_turn"`` (TEG-D-80).
    max_rounds : int or None
        Rounds after which the most countries win; None for no limit (TEG-D-82).
    auto_victory : bool
        Whether the game announces victory; if not, a seat declares it (TEG-D-80).

    missiles_in_initial_placement, missiles_in_extra : bool
        Whether missiles may be bought and converted in those steps (TEG-D-16, TEG-D-21).
    all_blocked : str
        ``"forfeit"``, or ``"break"``: blockades are lifted for a seat with nowhere to place
        (TEG-D-26).
    condominium_counts : tuple[str, ...]
        Purposes for which a shared country counts: any of ``countries``, ``bonus``, ``continent``,
        ``objective`` (TEG-D-27).
    choose_dice : bool
        Whether a side may roll fewer dice than it has (TEG-D-33).
    convert_in_blocked : bool
        Whether armies of a blocked country may become missiles (TEG-D-37).
    zone_duty : str
        ``"attack_once"`` or ``"until_exhausted"`` (TEG-D-60).
    area_pact_breaks_on_loss : bool
        Whether a wide pact ends when a covered country falls to a third seat (TEG-D-63).
    communication : str
        ``"fair_play"`` or ``"vale_todo"``: the seats that may propose pacts, and the times
        (TEG-D-53, TEG-D-79).

    missiles, blockades, country_cards, continent_cards, four_dice, secret_objectives : bool
        Whether the table plays with this chapter of the rules (CHP-2).
    situations, pacts : tuple[str, ...]
        The kinds of situation card and of pact in play: any of `SITUATIONS` and `PACTS` (CHP-2.2,
        CHP-2.3). The cards of classic combat always stay.
    mano : str
        ``"rotates"``, or ``"fixed"``: one seat opens every round (CHP-2.7).
    initial_armies : tuple[int, ...] or None
        Armies of the initial laps, for no, one or two laps; None for those of the book (CHP-2.9).
    defensive_canje : bool
        Whether a canje may wait for the card phase and go to the last conquest (CHP-2.10).
    objectives_excluded : tuple[str, ...]
        Ids of objectives that are not dealt (CHP-2.12).
    handicap : tuple[int, ...] or None
        Extra armies in the first initial lap, by order of play in round 1 (CHP-12).

    Examples
    --------
    >>> TegOptions.parse({"max_rounds": 30}).max_rounds
    30
    >>> TegOptions.parse({"preset": "peace"}).changed()
    {'pacts': ['border', 'continent', 'country', 'world']}
    """

    clause = "TEG-0.11"
    clauses = MappingProxyType(
        dict.fromkeys(_CHAPTERS, "CHP-1.1") | {"preset": "CHP-1.3", "handicap": "CHP-12.2"}
    )
    presets = MappingProxyType(_STEPS)
    needs = _NEEDS

    board: str = option(choice("", "printed_board"), "")
    common_objective_countries: int | None = option(either(None, number(1, 72)), 45)
    redeal_if_satisfied: bool = True
    islands: tuple[str, ...] = option(_ISLANDS, ())
    island_overlap: bool = False
    leaver: str = option(choice("passive", "none"), "passive")
    extra_minimum: int = option(number(0, 1000), 0)
    double_rule: str = option(choice("total", "attack_armies"), "total")
    auto_card: bool = False
    victory_check: str = option(choice("immediate", "end_of_turn"), "immediate")
    max_rounds: int | None = option(either(None, number(1, MANY)), None)
    auto_victory: bool = True
    missiles_in_initial_placement: bool = False
    missiles_in_extra: bool = True
    all_blocked: str = option(choice("forfeit", "break"), "forfeit")
    condominium_counts: tuple[str, ...] = option(some(lambda: PURPOSES), _COUNTED)
    choose_dice: bool = False
    convert_in_blocked: bool = False
    zone_duty: str = option(choice("attack_once", "until_exhausted"), "attack_once")
    area_pact_breaks_on_loss: bool = False
    communication: str = option(choice("fair_play", "vale_todo"), "fair_play")
    missiles: bool = True
    situations: tuple[str, ...] = option(some(lambda: SITUATIONS), SITUATIONS)
    pacts: tuple[str, ...] = option(some(lambda: PACTS), PACTS)
    blockades: bool = True
    country_cards: bool = True
    continent_cards: bool = True
    mano: str = option(choice("rotates", "fixed"), "rotates")
    four_dice: bool = True
    initial_armies: tuple[int, ...] | None = option(either(None, numbers(1, 60, 2)), None)
    defensive_canje: bool = False
    secret_objectives: bool = True
    objectives_excluded: tuple[str, ...] = option(some(_objectives), ())
    handicap: tuple[int, ...] | None = option(handicap(60, 6), None)
