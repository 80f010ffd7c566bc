"""La Revancha on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from teg_nb.engine.board import members
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games.teg.action_cache import REACH
from teg_nb.engine.games.teg.actions import Bonus, DeclareVictory, Exchange
from teg_nb.engine.games.teg.cards import BONUS_ARMIES, exchange_armies
from teg_nb.engine.games.teg.events import (
    ArmiesMoved,
    ArmiesPlaced,
    BonusPlaced,
    CardDrawn,
    CardsExchanged,
    CardsInherited,
    CondominiumEnded,
    CondominiumMade,
    ContinentCardGained,
    ContinentCardLost,
    GameEnded,
    MissileFired,
    MissilePlaced,
    MissilesRegrouped,
    ObjectiveChanged,
    PactAccepted,
    PactEvent,
    Regrouped,
    ZonePenalty,
)
from teg_nb.engine.games.teg.missiles import DAMAGE, fire_fault
from teg_nb.engine.games.teg.objectives import is_met, objective_text
from teg_nb.engine.games.teg.observation import Observation, public_continent_cards
from teg_nb.engine.games.teg.pacts.bans import flights
from teg_nb.engine.games.teg.pacts.kinds import Pact
from teg_nb.engine.games.teg.pacts.negotiation import proposals
from teg_nb.engine.games.teg.pacts.wording import pact_text, reason_text
from teg_nb.engine.games.teg.picture import blocked_countries, covered_borders
from teg_nb.engine.games.teg.queries import occupants
from teg_nb.engine.games.teg.rounds import card_refusal, warns_of_five_cards
from teg_nb.engine.games.teg.settings import Settings as TegSettings
from teg_nb.engine.games.teg.state import BASIC, EXCHANGED, FIRST_CONTINENT, State
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget import games


class Screen(games.Screen[State, Observation]):
    """The screen of La Revancha: missiles, pacts, shared countries, canjes."""

    secret_verbs = ("exchange", "bonus", "declare_victory")
    told: ClassVar = {
        "cards": (
            *(CardDrawn, CardsExchanged, CardsInherited, BonusPlaced, ObjectiveChanged),
            *(ContinentCardGained, ContinentCardLost),
        ),
        "pacts": (PactEvent, ZonePenalty, CondominiumMade, CondominiumEnded),
    }
    acts: ClassVar = {
        **dict.fromkeys((ArmiesPlaced, BonusPlaced), "place"),
        **dict.fromkeys((ArmiesMoved, Regrouped), "march"),
        MissilePlaced: "work",
        MissilesRegrouped: "convoy",
        MissileFired: "flight",
        CardDrawn: "card",
        PactAccepted: "pact",
        GameEnded: "end",
    }
    out_of_turn = (
        "accept_pact",
        "decline_pact",
        "withdraw_proposal",
        "announce_break",
        "zone_decision",
    )

    def aim(self, settings: Settings) -> tuple[str, JsonObject]:
        """Return the objectives of the table, or the end by elimination (TEG-3.1, TEG-18.1)."""
        options = cast("TegSettings", settings).options
        countries = options.common_objective_countries
        if options.secret_objectives:
            key = "objective" if countries is None else "objective_or_common"
        else:
            key = "last_alive" if countries is None else "common"
        return key, {"countries": countries}

    def public(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return situation card, missiles, shared and blocked countries, and agreements.

        What belongs to a chapter that the table plays without is left out (CHP-0.7).
        """
        fields = {
            "first": state.first,
            "situation": _situation(state, lang),
            "missiles": list(state.missiles),
            "guests": [[country, *guest] for country, guest in sorted(state.guests.items())],
            "pacts": [_pact(pact, state, lang) for pact in state.pacts],
            "proposals": [
                {
                    "number": proposal.number,
                    "kind": proposal.kind,
                    "seats": [proposal.a, proposal.b],
                    "text": pact_text(proposal, state.settings, lang),
                    "reason": reason_text(proposal.reason, proposal.against, state.settings, lang),
                    "places": _places(proposal, state),
                }
                for proposal in state.proposals
            ],
            "by_pact": list(members(state.by_pact)),
            "blocked": blocked_countries(state),
            "covered": [list(border) for border in covered_borders(state)],
            "joint": state.joint
            and {
                "target": state.joint.target,
                "seats": list(state.joint.seats),
                "origins": list(state.joint.origins),
            },
            "goal": _goal(state, lang),
            "warning": _warning(state, lang),
            "keys": "keys_armies" if "missiles" in state.settings.chapters_off else "keys_teg",
        }
        return _played(fields, state.settings.chapters_off)

    def recent(self, match: Match, step: int, lang: str) -> JsonObject:
        """Say that countries filled in have taken the common objective out (CHP-8.5)."""
        start = cast("State", match.states[0])
        options = start.settings.options
        number = type(options)().common_objective_countries
        is_out = options.common_objective_countries is None and start.phase != "setup"
        most = max(bits.bit_count() for bits in start.held)
        filled_in = is_out and number is not None and most >= number
        return {"scenery": phrases("screen", lang)["no_common_objective"] if filled_in else None}

    def counted(self, settings: Settings, standing: Mapping[str, int]) -> dict[str, int]:
        """Return the counts of a seat without missiles and cards, where these are out."""
        off = settings.chapters_off
        out = {"missiles": "missiles" in off, "cards": "country_cards" in off}
        return {key: count for key, count in standing.items() if not out.get(key)}

    def seat(self, state: State, seen: Observation, seat: int) -> JsonObject:
        """Return the number of exchanges, and the continent cards."""
        continents = state.settings.board.continents
        fields = {
            "exchanges": state.exchanges[seat],
            "continent_cards": [
                continents[number].name for number in public_continent_cards(state)[seat]
            ],
        }
        return _played(fields, state.settings.chapters_off)

    def due(self, state: State, lang: str) -> list[JsonObject]:
        """List armies to place, by source."""
        words = catalogue("teg")
        basic = {"reinforce": "countries", "extra_reinforcement": "extra"}.get(
            state.phase, "initial"
        )
        rows = [
            {"source": words.label("sources", source, lang), "armies": state.due[index]}
            for index, source in ((BASIC, basic), (EXCHANGED, "exchange"))
        ]
        for number, continent in enumerate(state.settings.board.continents):
            rows.append({"source": continent.name, "armies": state.due[FIRST_CONTINENT + number]})
        return [row for row in rows if row["armies"]]

    def fight(
        self, game: AnyGame, seen: Observation, source: int, target: int
    ) -> JsonObject | None:
        """Add the dice of the situation card. Shared countries have several garrisons, so None."""
        arguments = super().fight(game, seen, source, target)
        if arguments is None or {source, target} & set(seen.guests):
            return None
        facts = seen.settings.facts
        situation = facts.situations[seen.situation].id if seen.situation >= 0 else ""
        return arguments | {"situation": situation, "double": seen.settings.doubling}

    def revealed(self, state: State, seen: Observation, lang: str) -> list[JsonList]:
        """Return the objectives of the winners."""
        return [
            [seat, objective_text(state.settings, seat, card, lang), is_met(state, seat, card)]
            for seat, cards in zip(state.winners, seen.revealed, strict=True)
            for card in cards
        ]

    def private(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return the viewer's own cards, the exchanges it could make, and its objective."""
        assert seen.viewer is not None
        settings = seen.settings
        words = catalogue("teg")
        countries = settings.board.countries
        ids = settings.vocabulary["objective"]
        common = settings.options.common_objective_countries
        shared = [words.phrase("objectives", "common", lang, {"countries": common})]
        bonuses = {action.card for action in seen.legal_actions.of_type(Bonus)}
        exchanges = seen.legal_actions.of_type(Exchange)
        fields = {
            "objectives": [
                *(words.label("objectives", ids[card], lang) for card in seen.objectives),
                *(shared if common and settings.options.secret_objectives else ()),
            ],
            "hand": [
                {
                    "country": countries[card],
                    "symbol": settings.facts.card_kinds[card],
                    "bonus": card in bonuses,
                }
                for card in seen.hand
            ],
            "exchanges": [
                {
                    "cards": [countries[card] for card in action.cards],
                    "continents": [
                        settings.board.continents[number].name for number in action.continents
                    ],
                    "armies": exchange_armies(seen.exchanges[seen.viewer] + 1),
                }
                for action in exchanges
            ],
            "bonus_armies": BONUS_ARMIES,
            "claim": bool(seen.legal_actions.of_type(DeclareVictory)),
        }
        if "country_cards" in settings.chapters_off:
            del fields["hand"]
        return fields

    def reach(self, match: Match, step: int, viewer: int, source: str, lang: str) -> JsonObject:
        """Return the damage of a missile to each enemy within reach, or the reason against it.

        Raises
        ------
        IllegalAction
            ``unknown_country``, or ``not_your_country`` if the viewer is not there.
        """
        state = cast("State", match.states[step])
        board, seats = state.settings.board, state.settings.seats
        try:
            origin = board.country(source)
        except KeyError:
            raise IllegalAction("unknown_country", "TEG-1.2", country=source) from None
        if viewer not in occupants(state, origin):
            raise IllegalAction("not_your_country", "TEG-9.5", country=board.countries[origin])
        paths = flights(state, viewer, origin)
        targets = []
        for target, away in enumerate(board.distances(origin)):
            for defender in occupants(state, target) if 1 <= away <= REACH else ():
                if defender == viewer:
                    continue
                path = paths.get(target, ())
                fault = fire_fault(state, viewer, origin, target, defender)
                names = {"source": board.countries[origin], "target": board.countries[target]}
                targets.append(
                    {
                        "country": board.countries[target],
                        "damage": DAMAGE[len(path) - 1 if path else away],
                        "path": [board.countries[country] for country in path],
                        "occupant": seats[defender] if target in state.guests else None,
                        "refusal": fault
                        and {
                            "code": fault[0],
                            "clause": fault[1],
                            "text": IllegalAction(*fault, **names).text(lang),
                        },
                    }
                )
        return {"kind": "reach", "source": board.countries[origin], "targets": targets}

    def offers(self, match: Match, step: int, viewer: int) -> JsonObject:
        """Return the pacts that the viewer may propose now, with their possible terms."""
        state = cast("State", match.states[step])
        by_partner: dict[tuple[str, str], JsonObject] = {}
        for action in proposals(state, viewer):
            _, verb, partner, *terms = encode(action, state.settings)
            offer = by_partner.setdefault(
                (verb, partner),
                {"kind": action.pact.kind, "verb": verb, "partner": partner, "terms": []},
            )
            offer["terms"].append(terms)
        return {"kind": "offers", "step": step, "offers": list(by_partner.values())}


_FIELDS: Mapping[str, tuple[str, ...]] = {
    "missiles": ("missiles",),
    "situations": ("situation",),
    "pacts": ("pacts", "proposals", "by_pact", "covered", "guests", "joint"),
    "pacts.aggression": ("guests", "joint"),
    "blockades": ("blocked",),
    "country_cards": ("exchanges", "warning"),
    "continent_cards": ("continent_cards",),
}
"""Fields of the view, of its seats and of the private reply, by the chapter that they belong to."""


def _played(fields: JsonObject, off: Sequence[str]) -> JsonObject:
    """Return the fields without those of chapters that are out."""
    out = {name for chapter in off for name in _FIELDS.get(chapter, ())}
    return {name: value for name, value in fields.items() if name not in out}


def _warning(state: State, lang: str) -> JsonObject | None:
    """Return what the seat in turn should know before a verb gives up a card.

    A card that it has earned is lost at the end of the turn (TEG-12.4), and with five cards none
    can be drawn (TEG-D-92).
    """
    words = phrases("screen", lang)
    if warns_of_five_cards(state):
        return {"verb": "end_placement", "text": words["five_cards"], "clause": "TEG-7.15"}
    if not card_refusal(state, state.turn)[0]:
        return {"verb": "end_turn", "text": words["card_forfeit"], "clause": "TEG-12.4"}
    return None


def _goal(state: State, lang: str) -> str | None:
    """Return what everybody has to reach, at a table without secret objectives (CHP-2.11)."""
    options = state.settings.options
    if options.secret_objectives or options.common_objective_countries is None:
        return None
    countries = {"countries": options.common_objective_countries}
    return catalogue("teg").phrase("objectives", "common", lang, countries)


def _situation(state: State, lang: str) -> dict[str, str] | None:
    if state.situation < 0:
        return None
    card = state.settings.facts.situations[state.situation]
    words = catalogue("teg").sections["situations"][card.id]
    return {"id": card.id, "name": card.label(lang), "text": words[f"text_{lang}"]}


def _places(pact: Pact, state: State) -> list[int]:
    """Return the countries that a pact names, and those of its parties that it would close."""
    owner, board = state.owner, state.settings.board
    named = {getattr(pact, term, -1) for term in ("country", "target")} - {-1}
    named |= {
        country
        for country, neighbours in enumerate(board.neighbours)
        for other in neighbours
        if owner[country] in (pact.a, pact.b)
        and owner[other] == pact.partner(owner[country])
        and pact.covers(board, owner[country], country, other)
    }
    return sorted(named)


def _pact(pact: Pact, state: State, lang: str) -> JsonObject:
    parties = (pact.a, pact.b)
    breakable = pact.breakable and pact.breaker < 0
    return {
        "number": pact.number,
        "kind": pact.kind,
        "seats": list(parties),
        "text": pact_text(pact, state.settings, lang),
        "clause": pact.clause,
        "breaker": pact.breaker if pact.breaker >= 0 else None,
        "notice": pact.notice,
        "breakable_by": list(parties) if breakable else [],
    }
