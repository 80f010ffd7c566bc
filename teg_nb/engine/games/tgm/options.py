"""The options that a table may agree on before the deal (TGM-2)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from teg_nb.engine.games.common.options import (
    MANY,
    Need,
    Options,
    choice,
    either,
    number,
    option,
    some,
)
from teg_nb.engine.games.tgm.components import facts

VERSION = 2
"""Version of the rules, for logs and positions."""


def _objectives() -> list[str]:
    return [objective.id for objective in facts().objectives]


@dataclass(frozen=True, kw_only=True)
class TgmOptions(Options):
    """Options of Tercera Guerra Mundial. Every default is the rule.

    Attributes
    ----------
    variant : str
        ``"secret"`` objectives, or the conquest of the ``"world"`` (TGM-9, TGM-10).
    board : str
        ``""``, or ``"sin_africa_oriental_oriente_medio"`` to leave out that border (TGM-11.1).
    setup_batch : str or int
        First armies that a seat places before the next one does: ``"all"`` or a number (TGM-D-5).
    min_reinforcement : int
        Smallest number of armies for territories at the start of a turn (TGM-D-6).
    joker_mode : str
        ``"wild"``: a joker is any weapon. ``"pair_only"``: it needs two equal cards, or another
        joker (TGM-D-8).
    territory_card_bonus : int
        Armies on an own territory whose card is exchanged (TGM-5.10).
    defender_choice : str
        ``"player"``: the defender chooses the number of its dice. ``"max"``: it always throws
        the largest number (TGM-D-11).
    protect_until_round : int
        Rounds in which no seat can be eliminated (TGM-D-15).
    protection : str
        The protection: ``"forbid_attack"`` on a last territory, ``"floor_one"`` (its last army
        survives), or ``"off"`` (TGM-D-15).
    win_check : str
        The time of the victory test: ``"own_turn"``, ``"end_of_turn"`` or ``"claim"`` (TGM-D-16).
    destroy_credit : str
        The seat that must destroy the colour: the holder (``"self"``) or ``"anyone"``
        (TGM-D-17).
    hold_territories : int or None
        Territories that the objective ``hold_24`` requires (TGM-D-4). None: 28 with three seats, 24
        with more.
    fallback_territories : int or None
        Territories that win when a colour can no longer be destroyed (TGM-D-17). None: the default
        of `hold_territories`.
    objective_from_round : int or None
        First round in which an objective wins (TGM-D-4). None: 3 with three seats, 1 with more.
    objectives_excluded : tuple[str, ...]
        Ids of objectives that are not dealt (TGM-D-4).
    hands_public : bool
        True to show all cards to everybody (TGM-D-18).
    max_rounds : int or None
        Rounds after which the most territories win; None for no limit (TGM-D-19).
    jokers : bool
        Whether the two jokers are in the deck (CHP-7.1).
    exchange_values : str or None
        ``"by_set"`` or ``"ladder"``: the values of exchanged sets. None: by set in the variant
        ``secret``, the ladder in ``world`` (CHP-7.2).

    Examples
    --------
    >>> TgmOptions.parse({"variant": "world"}).variant
    'world'
    """

    clause = "TGM-2.1"
    clauses = MappingProxyType({"jokers": "CHP-7.1", "exchange_values": "CHP-7.2"})
    presets = MappingProxyType(
        {
            "default": {},
            "printed": {
                "hold_territories": 24,
                "fallback_territories": 24,
                "objective_from_round": 1,
            },
        }
    )
    needs = (
        Need(
            "joker_mode",
            lambda mode: mode != "wild",
            lambda options: "" if cast("TgmOptions", options).jokers else "jokers",
            lambda mode: "wild",
        ),
    )
    need_clause = "CHP-7.1"

    variant: str = option(choice("secret", "world"), "secret")
    board: str = option(choice("", "sin_africa_oriental_oriente_medio"), "")
    setup_batch: str | int = option(either("all", number(1, 1000)), "all")
    min_reinforcement: int = option(number(0, 1000), 0)
    joker_mode: str = option(choice("wild", "pair_only"), "wild")
    territory_card_bonus: int = option(number(0, 1000), 2)
    defender_choice: str = option(choice("player", "max"), "player")
    protect_until_round: int = option(number(0, MANY), 4)
    protection: str = option(choice("forbid_attack", "floor_one", "off"), "forbid_attack")
    win_check: str = option(choice("own_turn", "end_of_turn", "claim"), "own_turn")
    destroy_credit: str = option(choice("self", "anyone"), "self")
    hold_territories: int | None = option(either(None, number(1, 42)), None)
    fallback_territories: int | None = option(either(None, number(1, 42)), None)
    objective_from_round: int | None = option(either(None, number(1, MANY)), None)
    objectives_excluded: tuple[str, ...] = option(some(_objectives), ())
    hands_public: bool = False
    max_rounds: int | None = option(either(None, number(1, MANY)), None)
    jokers: bool = True
    exchange_values: str | None = option(either(None, choice("by_set", "ladder")), None)
