"""The settings of a match of La Revancha."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar

from teg_nb.engine.board import Board, load_board
from teg_nb.engine.caching import fast_cached_property, set_cached
from teg_nb.engine.games.common.table_game import BoardSettings
from teg_nb.engine.games.teg.action_cache import ActionCache
from teg_nb.engine.games.teg.components import Facts, facts
from teg_nb.engine.games.teg.options import PACTS, SITUATIONS, TegOptions
from teg_nb.engine.games.teg.pacts.kinds import REASONS

_FLAGS = (
    *("missiles", "blockades", "country_cards", "continent_cards", "four_dice"),
    "secret_objectives",
)
"""Chapters that are in or out as a whole, by their options."""


WITHOUT: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "missiles": (
            *("TEG-1.5", "TEG-9", "TEG-11.6", "TEG-14.11 to TEG-14.14", "TEG-15.29", "D-16"),
            *("D-35 to D-42", "D-57", "D-58", "D-68", "D-70", "D-76"),
        ),
        "situations": ("TEG-6", "D-19"),
        "situations.snow": ("TEG-6.4",),
        "situations.tail_wind": ("TEG-6.5",),
        "situations.crisis": ("TEG-6.6",),
        "situations.extra": ("TEG-6.7",),
        "situations.open_borders": ("TEG-6.8",),
        "situations.closed_borders": ("TEG-6.9",),
        "situations.rest": ("TEG-6.10",),
        "pacts": ("TEG-14", "TEG-15"),
        "pacts.country": ("TEG-14.6",),
        "pacts.continent": ("TEG-14.7",),
        "pacts.border": ("TEG-14.8",),
        "pacts.world": ("TEG-14.9",),
        "pacts.zone": ("TEG-14.15 to TEG-14.23", "TEG-14.26"),
        "pacts.joint": ("TEG-15.22", "TEG-15.23"),
        "pacts.aggression": ("TEG-15",),
        "blockades": ("TEG-4.5", "TEG-10", "D-42 to D-45"),
        "country_cards": (
            *("TEG-7.9 to TEG-7.16", "TEG-12", "TEG-16.3", "D-28 to D-31", "D-48 to D-51"),
        ),
        "continent_cards": ("TEG-1.9", "TEG-13", "D-29", "D-52"),
        "four_dice": ("TEG-8.5", "D-32"),
        "initial_armies": ("TEG-4", "TEG-5.3"),
        "secret_objectives": (
            *("TEG-2.6", "TEG-3.5 to TEG-3.16", "TEG-16.5", "D-5", "D-7"),
            *("D-10 to D-14", "D-78"),
        ),
    }
)
"""Clauses that a chapter takes out of force (CHP-2)."""


@dataclass(frozen=True, eq=False)
class Settings(BoardSettings):
    """The settings of a match: the board, the seats and the options."""

    options: TegOptions
    game: ClassVar[str] = "teg"

    without: ClassVar[Mapping[str, tuple[str, ...]]] = WITHOUT

    facts: Facts = field(init=False, repr=False)
    """The printed cards."""
    lists: ActionCache = field(init=False, repr=False)
    """The cached lists, shared by all matches of the table."""

    def __post_init__(self) -> None:
        super().__post_init__()
        set_cached(self, facts=facts(), lists=ActionCache(self.board))

    def map(self) -> Board:
        """Load the map with the borders that the options choose."""
        return load_board("teg", self.options.board)

    @fast_cached_property
    def chapters_off(self) -> tuple[str, ...]:
        """Ids of the chapters that the table plays without, sorted (CHP-1.5)."""
        options = self.options
        off = [name for name in _FLAGS if not getattr(options, name)]
        for name, kinds in (("pacts", PACTS), ("situations", SITUATIONS)):
            chosen = getattr(options, name)
            off += [f"{name}.{kind}" for kind in kinds if kind not in chosen] if chosen else [name]
        if options.initial_armies == ():
            off.append("initial_armies")
        off += [f"objectives.{id}" for id in options.objectives_excluded]
        return tuple(sorted(off))

    @fast_cached_property
    def initial_armies(self) -> tuple[int, ...]:
        """Armies of each initial lap (TEG-4.1 to TEG-4.3, CHP-2.9)."""
        chosen = self.options.initial_armies
        by_the_book = (18,) if len(self.seats) == 2 else (8, 4)
        return by_the_book if chosen is None else chosen

    @fast_cached_property
    def objectives_each(self) -> int:
        """Objectives of a seat: two with two seats, else one; or none (TEG-2.6, CHP-2.11)."""
        if not self.options.secret_objectives:
            return 0
        return 2 if len(self.seats) == 2 else 1

    @fast_cached_property
    def objectives_in_play(self) -> tuple[int, ...]:
        """Objective cards in play (TEG-3.14, CHP-2.12).

        With 2 or 3 seats they are the cards of occupation, otherwise all; without those that the
        table leaves out.
        """
        few, left_out = len(self.seats) < 4, self.options.objectives_excluded
        return tuple(
            number
            for number, card in enumerate(self.facts.objectives)
            if card.id not in left_out and (any(card.need) or not few)
        )

    @fast_cached_property
    def situation_deck(self) -> tuple[int, ...]:
        """Cards of the whole situation pile, by kind; none without situation cards (CHP-2.2)."""
        chosen = self.options.situations
        kinds = (*chosen, "classic") if chosen else ()
        return tuple(card.cards if card.id in kinds else 0 for card in self.facts.situations)

    @fast_cached_property
    def goal(self) -> int:
        """Countries that win for bots: of the common objective, or all of them (CHP-2.13)."""
        return self.options.common_objective_countries or len(self.board.countries)

    @property
    def may_never_end(self) -> bool:
        """True without a common objective and without a limit of rounds (CHP-2.13)."""
        options = self.options
        return options.common_objective_countries is None and options.max_rounds is None

    @fast_cached_property
    def doubling(self) -> str:
        """Armies that must double the defender for the fourth die, or ``"never"`` (CHP-2.8)."""
        return self.options.double_rule if self.options.four_dice else "never"

    @fast_cached_property
    def islands(self) -> int:
        """Bit set of the islands of O-11 (TEG-3.7)."""
        names = self.options.islands
        chosen = map(self.board.country, names) if names else self.board.islands
        return sum(1 << country for country in chosen)

    @fast_cached_property
    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """Printed names by kind, for logs and messages."""
        return {
            "country": self.board.countries,
            "seat": self.seats,
            "continent": tuple(continent.name for continent in self.board.continents),
            "situation": tuple(situation.name for situation in self.facts.situations),
            "objective": tuple(objective.id for objective in self.facts.objectives),
            "reason": tuple(REASONS),
        }
