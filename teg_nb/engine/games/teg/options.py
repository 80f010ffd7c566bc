"""Options that a table may agree on before the deal (TEG-20)."""

from __future__ import annotations

from dataclasses import dataclass

from teg_nb.engine.board import normalize_name
from teg_nb.engine.games.common.options import (
    MANY,
    Options,
    OptionType,
    choice,
    either,
    names,
    number,
    option,
    some,
)
from teg_nb.engine.games.teg.components import facts

PURPOSES = ("countries", "bonus", "continent", "objective")
"""Purposes for which a country may count (TEG-D-27)."""


def _islands(value: object) -> tuple[str, ...]:
    """Return countries as printed, without repetitions."""
    printed = {normalize_name(name): name for name in facts().countries}
    return tuple(dict.fromkeys(printed[normalize_name(name)] for name in names(value)))


_ISLANDS = OptionType('["...", ...]', _islands, list)


@dataclass(frozen=True, kw_only=True)
class TegOptions(Options):
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

    Examples
    --------
    >>> TegOptions.parse({"max_rounds": 30}).max_rounds
    30
    """

    clause = "TEG-0.11"

    board: str = option(choice("", "printed_board"), "")
    common_objective_countries: int = option(number(1, 72), 45)
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
    condominium_counts: tuple[str, ...] = option(some(lambda: PURPOSES), ("bonus", "countries"))
    choose_dice: bool = False
    convert_in_blocked: bool = False
    zone_duty: str = option(choice("attack_once", "until_exhausted"), "attack_once")
    area_pact_breaks_on_loss: bool = False
    communication: str = option(choice("fair_play", "vale_todo"), "fair_play")
