"""What a table may agree on before the deal (TGM-2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any

from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.shapes import options_given
from teg_nb.engine.games.tgm.facts import facts

VERSION = 2
"""Of the rules, for logs and positions."""

EARLIER: Mapping[int, Mapping[str, Any]] = {
    1: {"hold_territories": 24, "fallback_territories": 24, "objective_from_round": 1},
}
"""By older version, the options under which its logs and positions mean what they meant."""


@dataclass(frozen=True, kw_only=True)
class TgmOptions:
    """Options of Tercera Guerra Mundial; every default is the rule.

    Attributes
    ----------
    variant : str
        ``"secret"`` objectives, or the conquest of the ``"world"`` (TGM-9, TGM-10).
    board : str
        ``""``, or ``"sin_africa_oriental_oriente_medio"`` to leave out that border (TGM-11.1).
    setup_batch : str or int
        First armies that a seat places before the next one does: ``"all"``, or so many (TGM-D-5).
    min_reinforcement : int
        Least armies for territories at the start of a turn (TGM-D-6).
    joker_mode : str
        ``"wild"``: a joker is any weapon; ``"pair_only"``: it needs two equal cards, or another
        joker (TGM-D-8).
    territory_card_bonus : int
        Armies on an own territory whose card is exchanged (TGM-5.10).
    defender_choice : str
        Whether the ``"player"`` chooses the defence dice, or always ``"max"`` are thrown
        (TGM-D-11).
    protect_until_round : int
        Rounds in which no seat can be eliminated (TGM-D-15).
    protection : str
        How: ``"forbid_attack"`` on a last territory, ``"floor_one"`` (its last army survives), or
        ``"off"`` (TGM-D-15).
    win_check : str
        When objectives are tested: ``"own_turn"``, ``"end_of_turn"``, or on ``"claim"`` (TGM-D-16).
    destroy_credit : str
        Who must destroy the colour of an objective: the holder (``"self"``) or ``"anyone"``
        (TGM-D-17).
    hold_territories : int or None
        Territories that the objective ``hold_24`` asks for (TGM-D-4). None: 28 with three seats, 24
        with more.
    fallback_territories : int or None
        Territories that win instead, when a colour can no longer be destroyed (TGM-D-17). None: as
        many as `hold_territories` has by default.
    objective_from_round : int or None
        First round in which an objective wins (TGM-D-4). None: 3 with three seats, 1 with more.
    objectives_excluded : tuple[str, ...]
        Ids of objectives that are not dealt (TGM-D-4).
    hands_public : bool
        Whether all see all cards (TGM-D-18).
    max_rounds : int or None
        Rounds after which the most territories win; None for no limit (TGM-D-19).
    """

    variant: str = "secret"
    board: str = ""
    setup_batch: str | int = "all"
    min_reinforcement: int = 0
    joker_mode: str = "wild"
    territory_card_bonus: int = 2
    defender_choice: str = "player"
    protect_until_round: int = 4
    protection: str = "forbid_attack"
    win_check: str = "own_turn"
    destroy_credit: str = "self"
    hold_territories: int | None = None
    fallback_territories: int | None = None
    objective_from_round: int | None = None
    objectives_excluded: tuple[str, ...] = ()
    hands_public: bool = False
    max_rounds: int | None = None

    @classmethod
    def parse(cls, given: Mapping[str, Any] | None) -> TgmOptions:
        """Options from plain values.

        Raises
        ------
        IllegalAction
            ``bad_option``, for an unknown name or a value out of range.

        Examples
        --------
        >>> TgmOptions.parse({"variant": "world"}).variant
        'world'
        """
        given = options_given(given)
        known = {field.name for field in fields(cls)}
        for name, value in given.items():
            if name not in known or not _fits(name, value):
                raise IllegalAction("bad_option", "TGM-2.1", option=name, value=value)
        if "objectives_excluded" in given:
            given["objectives_excluded"] = tuple(sorted(set(given["objectives_excluded"])))
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the rule, as plain values."""
        return {
            field.name: list(value) if isinstance(value, tuple) else value
            for field in fields(self)
            if (value := getattr(self, field.name)) != field.default
        }


_CHOICES: Mapping[str, tuple[str, ...]] = {
    "variant": ("secret", "world"),
    "board": ("", "sin_africa_oriental_oriente_medio"),
    "joker_mode": ("wild", "pair_only"),
    "defender_choice": ("player", "max"),
    "protection": ("forbid_attack", "floor_one", "off"),
    "win_check": ("own_turn", "end_of_turn", "claim"),
    "destroy_credit": ("self", "anyone"),
}
_RANGES: Mapping[str, tuple[int, int]] = {
    "setup_batch": (1, 1000),
    "min_reinforcement": (0, 1000),
    "territory_card_bonus": (0, 1000),
    "protect_until_round": (0, 1_000_000),
    "hold_territories": (1, 42),
    "fallback_territories": (1, 42),
    "objective_from_round": (1, 1_000_000),
    "max_rounds": (1, 1_000_000),
}
_NONE = ("hold_territories", "fallback_territories", "objective_from_round", "max_rounds")


def _fits(name: str, value: Any) -> bool:
    if name in _CHOICES:
        return isinstance(value, str) and value in _CHOICES[name]
    if name == "objectives_excluded":
        known = {each.id for each in facts().objectives}
        return (
            isinstance(value, Collection)
            and not isinstance(value, str)
            and all(isinstance(each, str) and each in known for each in value)
        )
    if (name, value) == ("setup_batch", "all") or (value is None and name in _NONE):
        return True
    if name in _RANGES:
        low, high = _RANGES[name]
        return type(value) is int and low <= value <= high
    return type(value) is bool
