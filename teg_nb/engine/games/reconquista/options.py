"""The options that a table may agree on before the deal (REC-2.1)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from teg_nb.engine.board import board_data, normalize_name
from teg_nb.engine.games.common.options import (
    MANY,
    Options,
    OptionType,
    choice,
    either,
    number,
    option,
)

RANDOM = "random"


def _colour(value: object) -> str:
    """Return a colour as printed."""
    for colour in board_data("reconquista")["colours"]:
        if isinstance(value, str) and normalize_name(value) == normalize_name(colour):
            return str(colour)
    raise ValueError


_COLOUR = OptionType('"..."', _colour)


@dataclass(frozen=True, kw_only=True)
class RecOptions(Options):
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
        True if only neighbours of own provinces may be attacked (REC-D-5).
    third_party_view : str
        ``"identity_only"``, or ``"card_counts"``: the others learn the numbers of passed cards
        (REC-D-6).
    allow_null_move : bool
        True if a move may leave every count unchanged (REC-D-7).
    draw_offers : bool
        True if a seat may offer a draw (REC-D-8).
    stalemate_pass_rounds, stalemate_peace_rounds : int or None
        Rounds in a row in which all pass, or nobody attacks, that make a draw (REC-D-8).
    max_rounds : int or None
        Rounds after which the match is drawn; None for no limit (REC-D-8).
    win_margin : int
        Provinces over those of the deal that win (REC-10.1).
    memory_aid : bool
        True if people see the conclusions from their observations (REC-D-9).

    Examples
    --------
    >>> RecOptions.parse({"dealer": "rojo"}).changed()
    {'dealer': 'Rojo'}
    """

    clause = "REC-2.1"
    presets = MappingProxyType(
        {
            "default": {},
            "printed": {"stalemate_pass_rounds": None, "stalemate_peace_rounds": None},
        }
    )

    board: str = option(choice("", "sin_contactos_dudosos"), "")
    dealer: str = option(either(RANDOM, _COLOUR), RANDOM)
    pass_order: str = option(choice("simultaneous", "attacker_first"), "simultaneous")
    attack_needs_border: bool = False
    third_party_view: str = option(choice("identity_only", "card_counts"), "identity_only")
    allow_null_move: bool = True
    draw_offers: bool = True
    stalemate_pass_rounds: int | None = option(either(None, number(1, MANY)), 3)
    stalemate_peace_rounds: int | None = option(either(None, number(1, MANY)), 10)
    max_rounds: int | None = option(either(None, number(1, MANY)), 200)
    win_margin: int = option(number(1, 60), 8)
    memory_aid: bool = False
