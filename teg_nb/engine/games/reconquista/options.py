"""What a table may agree on before the deal (REC-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from teg_nb.engine.board import board_data, plain
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.shapes import options_given

RANDOM = "random"


@dataclass(frozen=True, kw_only=True)
class RecOptions:
    """Options of La Reconquista; every default is the rule.

    Attributes
    ----------
    board : str
        ``""``, or ``"sin_contactos_dudosos"``: the map without four borders that some maps lack.
    dealer : str
        A colour that plays, or ``"random"``: drawn by lot (REC-3.1).
    pass_order : str
        ``"simultaneous"``, or ``"attacker_first"``: the attacked seat sees the attacker's cards
        before it passes its own (REC-D-4).
    attack_needs_border : bool
        Whether only neighbours of one's own provinces may be attacked (REC-D-5).
    third_party_view : str
        ``"identity_only"``, or ``"card_counts"``: the others learn how many cards went each way
        (REC-D-6).
    allow_null_move : bool
        Whether a move may leave every count as it was (REC-D-7).
    draw_offers : bool
        Whether a seat may offer a draw (REC-D-8).
    stalemate_pass_rounds, stalemate_peace_rounds : int or None
        Rounds in a row in which all pass, or nobody attacks, that make a draw (REC-D-8).
    max_rounds : int or None
        Rounds after which the match is drawn; None for no limit (REC-D-8).
    win_margin : int
        Provinces over those of the deal that win (REC-10.1).
    memory_aid : bool
        Whether people are shown what they have learned so far (REC-D-9).
    """

    board: str = ""
    dealer: str = RANDOM
    pass_order: str = "simultaneous"
    attack_needs_border: bool = False
    third_party_view: str = "identity_only"
    allow_null_move: bool = True
    draw_offers: bool = True
    stalemate_pass_rounds: int | None = 3
    stalemate_peace_rounds: int | None = 10
    max_rounds: int | None = 200
    win_margin: int = 8
    memory_aid: bool = False

    @classmethod
    def parse(cls, given: Mapping[str, Any] | None) -> RecOptions:
        """Options from plain values.

        Raises
        ------
        IllegalAction
            ``bad_option``, for an unknown name or a value out of range.

        Examples
        --------
        >>> RecOptions.parse({"dealer": "rojo"}).changed()
        {'dealer': 'Rojo'}
        """
        given = options_given(given)
        known = {field.name for field in fields(cls)}
        for name, value in given.items():
            if name not in known or not _fits(name, value):
                raise IllegalAction("bad_option", "REC-2.1", option=name, value=value)
        if given.get("dealer", RANDOM) != RANDOM:
            given["dealer"] = _colours()[plain(given["dealer"])]
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the rule, as plain values."""
        return {
            field.name: value
            for field in fields(self)
            if (value := getattr(self, field.name)) != field.default
        }


def _colours() -> dict[str, str]:
    return {plain(colour): colour for colour in board_data("reconquista")["colours"]}


def _fits(name: str, value: Any) -> bool:
    choices: dict[str, tuple[str, ...]] = {
        "board": ("", *(each["name"] for each in board_data("reconquista")["alternatives"])),
        "pass_order": ("simultaneous", "attacker_first"),
        "third_party_view": ("identity_only", "card_counts"),
    }
    if name in choices:
        return isinstance(value, str) and value in choices[name]
    if name == "dealer":
        return isinstance(value, str) and (value == RANDOM or plain(value) in _colours())
    if name in ("stalemate_pass_rounds", "stalemate_peace_rounds", "max_rounds"):
        return value is None or (type(value) is int and 1 <= value <= 1_000_000)
    if name == "win_margin":
        return type(value) is int and 1 <= value <= 60
    return type(value) is bool
