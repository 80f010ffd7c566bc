"""Tercera Guerra Mundial on the screen."""

from __future__ import annotations

from typing import ClassVar, cast

from teg_nb.engine.games.tgm.actions import Exchange
from teg_nb.engine.games.tgm.cards import exchange_value, world_value
from teg_nb.engine.games.tgm.components import CANNON, CAVALRY, INFANTRY, JOKER, WEAPONS
from teg_nb.engine.games.tgm.events import (
    ArmiesFortified,
    ArmiesMovedIn,
    ArmiesPlaced,
    AttackDeclared,
    CardDrawn,
    CardsExchanged,
    GameEnded,
    ObjectiveChanged,
    instead_text,
    objective_text,
)
from teg_nb.engine.games.tgm.objectives import is_met, is_replaced
from teg_nb.engine.games.tgm.observation import Observation
from teg_nb.engine.games.tgm.settings import Settings as TgmSettings
from teg_nb.engine.games.tgm.state import MOST_DICE, State
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import games

SETS = (
    (CANNON, CANNON, CANNON),
    (INFANTRY, INFANTRY, INFANTRY),
    (CAVALRY, CAVALRY, CAVALRY),
    (CANNON, INFANTRY, CAVALRY),
    (JOKER, CANNON, CANNON),
)
"""One set of each row of the table of values (TGM-5.6)."""

AHEAD = 5
"""Number of exchanges of the ladder that are shown (TGM-10.3)."""


class Screen(games.Screen[State, Observation]):
    """The screen of Tercera Guerra Mundial: dice chosen by both sides, card sets, objectives."""

    secret_verbs = ("exchange", "claim")
    reckoned = ("cards",)
    told: ClassVar = {"cards": (CardsExchanged, CardDrawn, ObjectiveChanged)}
    labels: ClassVar = {"objective": "objectives"}
    acts: ClassVar = {
        **dict.fromkeys((ArmiesMovedIn, ArmiesFortified), "march"),
        ArmiesPlaced: "place",
        AttackDeclared: "attack",
        CardDrawn: "card",
        GameEnded: "end",
    }

    def aim(self, settings: Settings) -> tuple[str, JsonObject]:
        """Return the secret objective, or the whole world (TGM-9.3, TGM-10.1)."""
        variant = cast("TgmSettings", settings).options.variant
        return ("world" if variant == "world" else "objective"), {}

    def public(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return the pack, the values of exchanges, and the attack that waits for an answer."""
        words = catalogue("tgm")
        if seen.settings.options.variant == "world":
            numbers = range(seen.exchanges + 1, seen.exchanges + 1 + AHEAD)
            values = [
                [f"{number}.º" if lang == "es" else f"#{number}", world_value(number)]
                for number in numbers
            ]
        else:
            values = [[[WEAPONS[kind] for kind in kinds], _value(seen, kinds)] for kinds in SETS]
        return {
            "cards": {
                "deck": seen.deck_size,
                "discards": seen.discards.bit_count(),
                "exchanges": seen.exchanges,
                "values": values,
                "weapons": {weapon: words.label("weapons", weapon, lang) for weapon in WEAPONS},
            },
            "fight": seen.battle
            and {"source": seen.battle[0], "target": seen.battle[1], "dice": seen.dice[0]},
        }

    def due(self, state: State, lang: str) -> list[JsonObject]:
        """Return the pool of the turn, or the initial armies of the placing seat."""
        armies = state.due[state.turn] if state.phase == "placing" else state.pool
        source = catalogue("tgm").label("phases", state.phase, lang)
        return [{"source": source, "armies": armies}] if armies else []

    def strike(self, state: State, source: int, target: int) -> tuple[int]:
        """Return the maximum number of dice (TGM-6.2)."""
        return (max(1, min(MOST_DICE, state.armies[source] - 1)),)

    def revealed(self, state: State, seen: Observation, lang: str) -> list[JsonList]:
        """Return the objectives of all seats, the winners' first."""
        shown = [seat for seat, number in enumerate(seen.revealed) if number >= 0]
        shown.sort(key=lambda seat: seat not in seen.winners)
        return [
            [
                seat,
                (instead_text if is_replaced(state, seat) else objective_text)(
                    seen.revealed[seat], seen.settings, lang
                ),
                is_met(state, seat),
            ]
            for seat in shown
        ]

    def private(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return the viewer's objective and hand."""
        words = catalogue("tgm")
        facts, bonus = seen.settings.facts, seen.settings.options.territory_card_bonus
        kinds = {card: WEAPONS[facts.weapons[card]] for card in seen.hand}
        return {
            "objective": _objective(seen.objective, seen.replaced, seen.settings, lang),
            "hand": [
                {
                    "name": facts.cards[card],
                    "symbol": kind,
                    "label": words.label("weapons", kind, lang),
                    "bonus": bonus if _is_own(seen, card) else 0,
                }
                for card, kind in kinds.items()
            ],
            "values": [
                exchange_value(state, action.cards)
                for action in seen.legal_actions.of_type(Exchange)
            ],
        }


def _value(seen: Observation, kinds: tuple[int, ...]) -> int:
    """Return the armies for three cards with the given weapons."""
    weapons = seen.settings.facts.weapons
    cards: list[int] = []
    for kind in kinds:
        cards.append(
            next(
                card for card, weapon in enumerate(weapons) if weapon == kind and card not in cards
            )
        )
    return exchange_value(seen, tuple(cards))


def _is_own(seen: Observation, card: int) -> bool:
    """Return true if a card shows a territory of the viewer, which has a bonus (TGM-5.10)."""
    return card < len(seen.owner) and seen.owner[card] == seen.viewer


def _objective(objective: int, replaced: bool, settings: TgmSettings, lang: str) -> str | None:
    """Format an objective, with its replacement if it has one (TGM-9.2)."""
    if objective < 0:
        return None
    text = objective_text(objective, settings, lang)
    if not replaced:
        return text
    facts = {"territories": settings.fallback}
    return f"{text} {catalogue('tgm').news('objective_changed', lang, facts)}"
