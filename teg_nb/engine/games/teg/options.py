"""What a table may agree on before the deal (TEG-20)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any

from teg_nb.engine.board import plain
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.shapes import options_given
from teg_nb.engine.games.teg.facts import facts


@dataclass(frozen=True, kw_only=True)
class TegOptions:
    """Options of T.E.G. La Revancha; every default is the rule.

    Attributes
    ----------
    board : str
        ``""`` for the rulebook's map, ``"printed_board"`` for the bridge Nigeria-Uruguay (TEG-D-1).
    common_objective_countries : int
        Countries of the common objective, 1 to 72 (TEG-D-9).
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
        ``"total"`` or ``"attack_armies"``: what must double the defender (TEG-D-32).
    auto_card : bool
        Whether an earned card is drawn without asking (TEG-D-48).
    victory_check : str
        ``"immediate"`` or ``"end_of_turn"`` (TEG-D-80).
    max_rounds : int or None
        Rounds after which the most countries win; None for no limit (TEG-D-82).
    auto_victory : bool
        Whether victory is announced by the game; if not, a seat declares it (TEG-D-80).

    missiles_in_initial_placement, missiles_in_extra : bool
        Whether missiles may be bought and converted in those steps (TEG-D-16, TEG-D-21).
    all_blocked : str
        ``"forfeit"``, or ``"break"``: blockades are lifted for a seat with nowhere to place
        (TEG-D-26).
    condominium_counts : tuple[str, ...]
        For what a shared country counts: of ``countries``, ``bonus``, ``continent``, ``objective``
        (TEG-D-27).
    choose_dice : bool
        Whether a side may roll fewer dice than it has (TEG-D-33).
    convert_in_blocked : bool
        Whether armies of a blocked country may become missiles (TEG-D-37).
    zone_duty : str
        ``"attack_once"`` or ``"until_exhausted"`` (TEG-D-60).
    area_pact_breaks_on_loss : bool
        Whether a wide pact ends when a covered country falls to a third seat (TEG-D-63).
    communication : str
        ``"fair_play"`` or ``"vale_todo"``: who may propose pacts, and when (TEG-D-53, TEG-D-79).
    """

    board: str = ""
    common_objective_countries: int = 45
    redeal_if_satisfied: bool = True
    islands: tuple[str, ...] = ()
    island_overlap: bool = False
    leaver: str = "passive"
    extra_minimum: int = 0
    double_rule: str = "total"
    auto_card: bool = False
    victory_check: str = "immediate"
    max_rounds: int | None = None
    auto_victory: bool = True
    missiles_in_initial_placement: bool = False
    missiles_in_extra: bool = True
    all_blocked: str = "forfeit"
    condominium_counts: tuple[str, ...] = ("bonus", "countries")
    choose_dice: bool = False
    convert_in_blocked: bool = False
    zone_duty: str = "attack_once"
    area_pact_breaks_on_loss: bool = False
    communication: str = "fair_play"

    @classmethod
    def parse(cls, given: Mapping[str, Any] | None) -> TegOptions:
        """Options from plain values.

        Raises
        ------
        IllegalAction
            ``bad_option``, for an unknown name or a value out of range.

        Examples
        --------
        >>> TegOptions.parse({"max_rounds": 30}).max_rounds
        30
        """
        given = options_given(given)
        known = {field.name for field in fields(cls)}
        for name, value in given.items():
            if name not in known or not _fits(name, value):
                raise IllegalAction("bad_option", "TEG-0.11", option=name, value=value)
        if "islands" in given:
            printed = {plain(name): name for name in facts().countries}
            chosen = (printed[plain(name)] for name in given["islands"])
            given["islands"] = tuple(dict.fromkeys(chosen))
        if "condominium_counts" in given:
            given["condominium_counts"] = tuple(sorted(set(given["condominium_counts"])))
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the rule, as plain values."""
        return {
            field.name: list(value) if isinstance(value, tuple) else value
            for field in fields(self)
            if (value := getattr(self, field.name)) != field.default
        }


def _fits(name: str, value: Any) -> bool:
    choices: dict[str, tuple[str, ...]] = {
        "board": ("", "printed_board"),
        "leaver": ("passive", "none"),
        "double_rule": ("total", "attack_armies"),
        "victory_check": ("immediate", "end_of_turn"),
        "all_blocked": ("forfeit", "break"),
        "zone_duty": ("attack_once", "until_exhausted"),
        "communication": ("fair_play", "vale_todo"),
    }
    ranges: dict[str, tuple[int, int]] = {
        "common_objective_countries": (1, 72),
        "extra_minimum": (0, 1000),
        "max_rounds": (1, 1_000_000),
    }
    if name in choices:
        return value in choices[name]
    if name == "islands":
        printed = {plain(each) for each in facts().countries}
        return (
            isinstance(value, Collection)
            and not isinstance(value, str)
            and all(isinstance(each, str) and plain(each) in printed for each in value)
        )
    if name == "condominium_counts":
        purposes = {"countries", "bonus", "continent", "objective"}
        return isinstance(value, (list, tuple, set)) and all(
            isinstance(each, str) and each in purposes for each in value
        )
    if name in ranges:
        low, high = ranges[name]
        if value is None:
            return name == "max_rounds"
        return type(value) is int and low <= value <= high
    return type(value) is bool
