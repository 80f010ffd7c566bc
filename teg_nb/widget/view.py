"""What the browser draws: the public position, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teg_nb.engine.board import members
from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.game import CHANCE, menu
from teg_nb.engine.games.teg.actions import Bonus, DeclareVictory, Exchange
from teg_nb.engine.games.teg.cards import BONUS_ARMIES, exchange_armies
from teg_nb.engine.games.teg.drawing import blocked_countries, covered_borders
from teg_nb.engine.games.teg.events import AttackRolled, CountryConquered
from teg_nb.engine.games.teg.missiles import DAMAGE, fire_fault
from teg_nb.engine.games.teg.observation import Observation, public_continent_cards
from teg_nb.engine.games.teg.pacts import BREAKABLE, CLAUSES, flights, proposals
from teg_nb.engine.games.teg.register import pact_text
from teg_nb.engine.games.teg.state import (
    BASIC,
    EXCHANGED,
    FIRST_CONTINENT,
    REACH,
    Pact,
    State,
    occupants,
)
from teg_nb.engine.match import Match
from teg_nb.engine.news import news
from teg_nb.engine.picture import COLOURS

NEWS = 12
"""Lines of news that are sent."""

SECRET_VERBS = ("exchange", "bonus", "declare_victory")
"""Actions that tell what cards or objective a seat holds: never in a trait."""


def view(
    match: Match, step: int, viewer: int | None, bots: Mapping[int, str], lang: str
) -> dict[str, Any]:
    """The public view of a step of a match, as JSON values.

    Parameters
    ----------
    match : Match
    step : int
        How many entries have been played in the position shown.
    viewer : int or None
        The seat whose legal actions are offered; None for a spectator.
    bots : mapping
        Names of the bots, by seat.
    lang : str
        ``"es"`` or ``"en"``.
    """
    state = match.states[step]
    seen = match.game.observe(state, viewer)
    return {
        "step": step,
        "steps": len(match),
        "lang": lang,
        "viewer": viewer,
        "seats": _seats(state, seen, bots),
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "to_move": seen.to_move,
        "first": state.first,
        "situation": _situation(state, lang),
        "due": _due(state, lang),
        "owner": list(state.owner),
        "armies": list(state.armies),
        "missiles": list(state.missiles),
        "guests": [[country, *guest] for country, guest in sorted(state.guests.items())],
        "people": [seat for seat in range(len(state.slayer)) if seat not in bots],
        "awaited": state.awaited if state.awaited >= 0 else None,
        "pacts": [_pact(each, state, lang) for each in state.pacts],
        "proposals": [
            {
                "number": each.number,
                "kind": each.kind,
                "seats": [each.a, each.b],
                "text": pact_text(each, state.settings, lang),
            }
            for each in state.proposals
        ],
        "by_pact": list(members(state.by_pact)),
        "blocked": blocked_countries(state),
        "covered": [list(each) for each in covered_borders(state)],
        "joint": state.joint
        and {
            "target": state.joint.target,
            "seats": list(state.joint.seats),
            "origins": list(state.joint.origins),
        },
        "menu": _menu(seen),
        **_last(match, step),
        "news": _news(match, step, lang),
        "over": _over(state, seen, lang),
        "error": None,
    }


def _seats(state: State, seen: Observation, bots: Mapping[int, str]) -> list[dict[str, Any]]:
    continents = state.settings.board.continents
    shown = public_continent_cards(state)
    armies = [0] * len(state.slayer)
    for country, owner in enumerate(state.owner):
        if owner >= 0:
            armies[owner] += state.armies[country]
    for guest, present, _ in state.guests.values():
        armies[guest] += present
    return [
        {
            "name": name,
            "color": COLOURS[name].fill,
            "ink": COLOURS[name].ink,
            "living": state.slayer[seat] < 0,
            "countries": state.held[seat].bit_count()
            + sum(seat in (state.owner[c], g[0]) for c, g in state.guests.items()),
            "armies": armies[seat],
            "cards": seen.hand_sizes[seat],
            "exchanges": state.exchanges[seat],
            "continent_cards": [continents[number].name for number in shown[seat]],
            "bot": bots.get(seat),
        }
        for seat, name in enumerate(state.settings.seats)
    ]


def _situation(state: State, lang: str) -> dict[str, str] | None:
    if state.situation < 0:
        return None
    card = state.settings.facts.situations[state.situation]
    words = catalogue().sections["situations"][card.id]
    name = f"{words[f'title_{lang}']} {card.colour}".strip()
    return {"id": card.id, "name": name, "text": words[f"text_{lang}"]}


def _due(state: State, lang: str) -> list[dict[str, Any]]:
    words = catalogue()
    basic = {"reinforce": "countries", "extra_reinforcement": "extra"}.get(state.phase, "initial")
    found = [
        {"source": words.label("sources", source, lang), "armies": state.due[place]}
        for place, source in ((BASIC, basic), (EXCHANGED, "exchange"))
    ]
    for number, continent in enumerate(state.settings.board.continents):
        found.append({"source": continent.name, "armies": state.due[FIRST_CONTINENT + number]})
    return [each for each in found if each["armies"]]


def _menu(seen: Observation) -> dict[str, list[list[int]]]:
    folded = menu(action for action in seen.legal_actions if action.verb not in SECRET_VERBS)
    for verb, least in (
        ("conquest_move", 1),
        ("aggression_move", 1),
        ("choose_dice", 1),
        ("intrusion_move", 0),
    ):
        if verb in folded:
            folded[verb] = [[least, *(folded[verb][0] or [0])]]
    return folded


def _pact(each: Pact, state: State, lang: str) -> dict[str, Any]:
    parties = (each.a, each.b)
    breakable = each.kind in BREAKABLE and each.breaker < 0
    return {
        "number": each.number,
        "kind": each.kind,
        "seats": list(parties),
        "text": pact_text(each, state.settings, lang),
        "clause": CLAUSES.get(each.kind, "TEG-14.5"),
        "breaker": each.breaker if each.breaker >= 0 else None,
        "notice": each.notice,
        "breakable_by": list(parties) if breakable else [],
    }


def _last(match: Match, step: int) -> dict[str, Any]:
    """The last throw since the decision before it, and where the last decision pointed."""
    battle: dict[str, Any] | None = None
    source = target = None
    for place in range(step - 1, -1, -1):
        for event in match.events[place]:
            if isinstance(event, AttackRolled):
                battle = {
                    "source": event.source,
                    "target": event.target,
                    "attack": list(event.attack),
                    "defence": list(event.defence),
                    "losses": [event.losses_attack, event.losses_defence],
                    "conquered": any(isinstance(e, CountryConquered) for e in match.events[place]),
                }
        action = match.actions[place]
        if action.seat != CHANCE:
            source = getattr(action, "source", None)
            target = getattr(action, "target", getattr(action, "country", None))
            break
    return {"battle": battle, "last": {"source": source, "target": target}}


def _news(match: Match, step: int, lang: str) -> list[dict[str, Any]]:
    """The latest lines, oldest first, as a spectator may read them."""
    found: list[dict[str, Any]] = []
    for place in range(step - 1, -1, -1):
        lines = [news(event, match.settings, None, lang) for event in match.events[place]]
        for line in reversed(lines):
            if line is not None:
                found.append({"step": place + 1, **line._asdict()})
        if len(found) >= NEWS:
            break
    return found[:NEWS][::-1]


def _over(state: State, seen: Observation, lang: str) -> dict[str, Any] | None:
    if state.phase != "game_over":
        return None
    words = catalogue()
    ids = state.settings.vocabulary["objective"]
    return {
        "winners": list(state.winners),
        "reason": words.label("motives", state.reason, lang),
        "objectives": [
            [seat, words.label("objectives", ids[card], lang)]
            for seat, cards in zip(state.winners, seen.revealed, strict=True)
            for card in cards
        ],
    }


def reach(match: Match, step: int, viewer: int, source: str, lang: str) -> dict[str, Any]:
    """What a missile fired from a country would do to each enemy within reach, or why it may not.

    Raises
    ------
    IllegalAction
        ``unknown_country``, or ``not_your_country`` if the viewer is not there.
    """
    state: State = match.states[step]
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
                    "path": [board.countries[each] for each in path],
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


def offers(match: Match, step: int, viewer: int) -> dict[str, Any]:
    """The pacts that the viewer may propose now, by kind and partner, with their terms as words."""
    state: State = match.states[step]
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for action in proposals(state, viewer):
        _, verb, partner, *terms = encode(action, state.settings)
        offer = found.setdefault(
            (verb, partner), {"kind": action.kind, "verb": verb, "partner": partner, "terms": []}
        )
        offer["terms"].append(terms)
    return {"kind": "offers", "step": step, "offers": list(found.values())}


def private(match: Match, step: int, viewer: int, lang: str) -> dict[str, Any]:
    """The viewer's own cards, the canjes it could make, and its objective, for its eyes only."""
    seen: Observation = match.game.observe(match.states[step], viewer)
    settings = seen.settings
    words = catalogue()
    countries = settings.board.countries
    ids = settings.vocabulary["objective"]
    bonuses = {action.card for action in seen.legal_actions if isinstance(action, Bonus)}
    exchanges = [action for action in seen.legal_actions if isinstance(action, Exchange)]
    return {
        "kind": "private",
        "seat": viewer,
        "step": step,
        "objectives": [
            *(words.label("objectives", ids[card], lang) for card in seen.objectives),
            words.label("objectives", "common", lang),
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
                "armies": exchange_armies(seen.exchanges[viewer] + 1),
            }
            for action in exchanges
        ],
        "bonus_armies": BONUS_ARMIES,
        "claim": any(isinstance(action, DeclareVictory) for action in seen.legal_actions),
    }
