"""La Reconquista on the screen: the owners are the secret of the game (REC-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, cast

from teg_nb.engine.actions import Event
from teg_nb.engine.board import members
from teg_nb.engine.game import AnyGame, Holdings
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.reconquista.events import (
    AttackDeclared,
    AttackResolved,
    GameEnded,
    Moved,
)
from teg_nb.engine.games.reconquista.observation import Observation, standings
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.settings import Settings as ReconquistaSettings
from teg_nb.engine.games.reconquista.state import Fight, State
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.settings import Settings
from teg_nb.engine.svg.palette import UNKNOWN
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import games
from teg_nb.widget.games import Fact

TROOPS = 500
"""More troops than two sides can ever commit."""


class Screen(games.Screen[State, Observation]):
    """The screen of La Reconquista: each seat's actions and provinces go to that seat alone.

    The view has only the owners that everybody has heard. Legal actions are secret too, since
    they show the seat's own provinces.
    """

    secret_verbs = (
        *("place_five", "pass", "move", "attack", "commit", "offer_draw", "answer_draw"),
    )
    closed = ("no_memory_aid", "REC-1.8")
    acts: ClassVar = {AttackDeclared: "attack", Moved: "shift", GameEnded: "end"}

    def public(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return the colour of secret provinces, and the two sides of the last attack."""
        return {
            "neutral": UNKNOWN.fill,
            "parties": _parties(state),
        }

    def decided(self, match: Match, lang: str) -> Iterator[Fact]:
        """Return the attacks by their weight: successes first, then the number of troops."""
        words, seats = catalogue("reconquista"), match.settings.seats
        for step, events in enumerate(match.events, start=1):
            for event in events:
                if isinstance(event, AttackResolved):
                    facts = {
                        "round": match.states[step - 1].round,
                        "seat": seats[event.seat],
                        "defender": seats[event.defender],
                        "target": match.settings.vocabulary["country"][event.target],
                        "offence": event.offence,
                        "defence": event.defence,
                    }
                    key = "taken" if event.success else "held"
                    weight = event.offence + event.defence + event.success * TROOPS
                    yield Fact(weight, step, words.phrase("decided", key, lang, facts))

    def due(self, state: State, lang: str) -> list[JsonObject]:
        """Return the number of remaining turns of the placing seat, during the placing."""
        if state.phase != "placing":
            return []
        left = -(-(state.settings.visits - state.visits) // len(state.slayer))
        return [
            {"source": catalogue("reconquista").label("sources", "visits", lang), "armies": left}
        ]

    def holdings(self, game: AnyGame, seen: Observation) -> Holdings:
        """Return only the owners that all have just heard, while an attack lasts.

        Conclusions from earlier news belong to the viewer's own notes: see `private`.
        """
        if seen.hands:
            return game.holdings(seen)
        owner = [-1] * PROVINCES
        if seen.target >= 0:
            owner[seen.target] = seen.defender
        return Holdings(owner, seen.troops)

    def knowledge(self, game: AnyGame, seen: Observation) -> dict[int, list[int]]:
        """Return the viewer's own provinces, those shown to it, and conclusions from the news.

        Conclusions need ``memory_aid``. Without it, notes are everybody's own business (REC-8.9).
        """
        living = sum(slayer < 0 for slayer in seen.slayer)
        others = living - (seen.viewer is not None and seen.slayer[seen.viewer] < 0)
        noted = enumerate(seen.knowledge)
        owners = {place: [*members(bits)] for place, bits in noted if bits.bit_count() < others}
        owners |= {place: [seat] for place, seat in _learned(seen).items()}
        owner = self.holdings(game, seen).owner
        owners |= {place: [seat] for place, seat in enumerate(owner) if seat >= 0}
        if seen.viewer is not None and not seen.hands:
            owners |= {place: [seen.viewer] for place in seen.hand}
        return dict(sorted(owners.items()))

    def aim(self, settings: Settings) -> tuple[str, JsonObject]:
        """Return the provinces that it takes (REC-10.1)."""
        return "provinces", {"margin": cast("ReconquistaSettings", settings).options.win_margin}

    def remembers(self, match: Match, people: Sequence[int]) -> bool:
        """Return false without a memory aid (REC-1.8), before the end, if any person plays."""
        return (
            cast("State", match.states[0]).settings.options.memory_aid
            or match.is_over
            or not people
        )

    def told_since(self, match: Match, step: int, people: Sequence[int]) -> int:
        """Return the index of people's last action without a memory aid (REC-8.9, REC-D-9)."""
        if self.remembers(match, people):
            return 0
        indices = range(step - 1, -1, -1)
        return max(
            next((index for index in indices if match.actions[index].seat == seat), 0)
            for seat in people
        )

    def to_read(
        self, before: State, events: Sequence[Event], after: State, people: Sequence[int]
    ) -> bool:
        """Return true for the result of an attack if one of its sides is a person (REC-7)."""
        fight = after.fight
        return before.fight is None and fight is not None and not {*people}.isdisjoint(fight[:2])

    def private(self, state: State, seen: Observation, lang: str) -> JsonObject:
        """Return the map as the viewer knows it, and its part of the last attack."""
        holdings = self.holdings(GAMES[seen.settings.game], seen)
        owner = list(holdings.owner)
        assert seen.viewer is not None
        for place in seen.hand:
            owner[place] = seen.viewer
        words = catalogue("reconquista")
        counts = dict(standings(seen)[seen.viewer])
        counts.pop("living")
        return {
            "owner": owner,
            "armies": list(holdings.armies) or [-1] * PROVINCES,
            "hatched": [list(item) for item in sorted(_learned(seen).items())],
            "facts": [
                [key, words.label("standings", key, lang), count] for key, count in counts.items()
            ],
            "goal": seen.settings.goal,
            "passed": None if seen.commit is None else list(seen.commit),
            "shown": None if seen.shown is None else list(seen.shown),
            "fight": seen.fight and _fight(seen.fight),
            "suspects": _suspects(seen),
        }


def _parties(state: State) -> dict[str, int] | None:
    """Return attacker, defender and province of the current or last attack, which all heard."""
    if state.target >= 0:
        return {"attacker": state.turn, "defender": state.defender, "target": state.target}
    if state.fight is not None:
        attacker, defender, target = state.fight[:3]
        return {"attacker": attacker, "defender": defender, "target": target}
    return None


def _learned(seen: Observation) -> dict[int, int]:
    """Map others' provinces to owners, if shown to the viewer or certain by its notes."""
    owners: dict[int, int] = {}
    for province, seats in enumerate(seen.knowledge):
        if seats.bit_count() == 1:
            owners[province] = seats.bit_length() - 1
    fight = seen.fight
    if fight is not None:
        sides = ((fight.attacker, fight.cards), (fight.defender, fight.defence_cards))
        for seat, cards in sides:
            owners.update(dict.fromkeys(members(cards), seat))
        owners[fight.target] = fight.attacker if fight.success else fight.defender
    for province in seen.shown or ():
        owners[province] = seen.turn
    return {province: seat for province, seat in owners.items() if province not in seen.hand}


def _suspects(seen: Observation) -> list[JsonList]:
    """List provinces with partly known owners, and the seats that may own them."""
    others = sum(slayer < 0 for seat, slayer in enumerate(seen.slayer) if seat != seen.viewer)
    return [
        [place, list(members(seats))]
        for place, seats in enumerate(seen.knowledge)
        if place not in seen.hand and seats.bit_count() < others
    ]


def _fight(fight: Fight) -> JsonObject:
    return {
        **fight._asdict(),
        "cards": list(members(fight.cards)),
        "defence_cards": list(members(fight.defence_cards)),
    }
