"""La Reconquista on the screen: who owns what is the secret of the game (REC-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teg_nb.engine.actions import Event
from teg_nb.engine.board import members
from teg_nb.engine.game import AnyGame, Holdings
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.reconquista.observation import Observation, standings
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.state import Fight, State
from teg_nb.engine.play.match import Match
from teg_nb.engine.svg.board import UNKNOWN
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import games


class Screen(games.Screen):
    """La Reconquista: everything that a seat does or owns goes to it alone.

    The view has no owners but those that everybody has heard. What may be done is secret too, since
    the targets of an attack are whatever is not one's own.
    """

    secret_verbs = (
        *("place_five", "pass", "move", "attack", "commit", "offer_draw", "answer_draw"),
    )
    closed = ("no_memory_aid", "REC-1.8")

    def public(self, state: State, seen: Observation, lang: str) -> dict[str, Any]:
        """The colour of provinces whose owner is secret, and the two sides of the last attack."""
        return {
            "neutral": UNKNOWN.fill,
            "parties": _parties(state),
        }

    def due(self, state: State, lang: str) -> list[dict[str, Any]]:
        """Of the placing: how many more times the seat that holds the board has it."""
        if state.phase != "placing":
            return []
        left = -(-(state.settings.visits - state.visits) // len(state.slayer))
        return [
            {"source": catalogue("reconquista").label("sources", "visits", lang), "armies": left}
        ]

    def holdings(self, game: AnyGame, seen: Observation) -> Holdings:
        """No more than all have just heard: who had to own up, while the attack lasts.

        What follows from what was heard before is for the viewer's own notes: see `private`.
        """
        if seen.hands:
            return game.holdings(seen)
        owner = [-1] * PROVINCES
        if seen.target >= 0:
            owner[seen.target] = seen.defender
        return Holdings(owner, seen.troops)

    def knowledge(self, game: AnyGame, seen: Observation) -> dict[int, list[int]]:
        """Its own, what it was shown, and with ``memory_aid`` what follows from all it has heard.

        Without the aid notes are everybody's own business (REC-8.9).
        """
        living = sum(slayer < 0 for slayer in seen.slayer)
        others = living - (seen.viewer is not None and seen.slayer[seen.viewer] < 0)
        noted = enumerate(seen.knowledge)
        found = {place: [*members(bits)] for place, bits in noted if bits.bit_count() < others}
        found |= {place: [seat] for place, seat in _learned(seen).items()}
        owner = self.holdings(game, seen).owner
        found |= {place: [seat] for place, seat in enumerate(owner) if seat >= 0}
        if seen.viewer is not None and not seen.hands:
            found |= {place: [seen.viewer] for place in seen.hand}
        return dict(sorted(found.items()))

    def remembers(self, match: Match, people: Sequence[int]) -> bool:
        """No memory aid (REC-1.8): nobody looks back before the end, but where only bots play."""
        return match.settings.options.memory_aid or match.is_over or not people

    def told_since(self, match: Match, step: int, people: Sequence[int]) -> int:
        """No memory aid: only what all have heard since they last acted (REC-8.9, REC-D-9)."""
        if self.remembers(match, people):
            return 0
        places = range(step - 1, -1, -1)
        return max(
            next((place for place in places if match.actions[place].seat == seat), 0)
            for seat in people
        )

    def to_read(
        self, before: State, events: Sequence[Event], after: State, people: Sequence[int]
    ) -> bool:
        """What came of an attack: only its two sides are shown it, until the next act (REC-7)."""
        fight = after.fight
        return before.fight is None and fight is not None and not {*people}.isdisjoint(fight[:2])

    def private(self, state: State, seen: Observation, lang: str) -> dict[str, Any]:
        """The map as the viewer knows it, and its part of the last attack."""
        held = self.holdings(GAMES[seen.settings.game], seen)
        owner = list(held.owner)
        assert seen.viewer is not None
        for place in seen.hand:
            owner[place] = seen.viewer
        words = catalogue("reconquista")
        counts = dict(standings(seen)[seen.viewer])
        counts.pop("living")
        return {
            "owner": owner,
            "armies": list(held.armies) or [-1] * PROVINCES,
            "hatched": [list(each) for each in sorted(_learned(seen).items())],
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
    """Attacker, attacked seat and province of the attack under way or just over: all heard it."""
    if state.target >= 0:
        return {"attacker": state.turn, "defender": state.defender, "target": state.target}
    if state.fight is not None:
        attacker, defender, target = state.fight[:3]
        return {"attacker": attacker, "defender": defender, "target": target}
    return None


def _learned(seen: Observation) -> dict[int, int]:
    """Provinces of others that the viewer knows of: shown to it now, or sure by its notes."""
    found: dict[int, int] = {}
    for place, seats in enumerate(seen.knowledge):
        if seats.bit_count() == 1:
            found[place] = seats.bit_length() - 1
    fight = seen.fight
    if fight is not None:
        sides = ((fight.attacker, fight.cards), (fight.defender, fight.defence_cards))
        for seat, cards in sides:
            found.update(dict.fromkeys(members(cards), seat))
        found[fight.target] = fight.attacker if fight.success else fight.defender
    for place in seen.shown or ():
        found[place] = seen.turn
    return {place: seat for place, seat in found.items() if place not in seen.hand}


def _suspects(seen: Observation) -> list[list[Any]]:
    """Provinces of which the viewer knows more than that others own them, and whose they may be."""
    others = sum(slayer < 0 for seat, slayer in enumerate(seen.slayer) if seat != seen.viewer)
    return [
        [place, list(members(seats))]
        for place, seats in enumerate(seen.knowledge)
        if place not in seen.hand and seats.bit_count() < others
    ]


def _fight(fight: Fight) -> dict[str, Any]:
    return {
        **fight._asdict(),
        "cards": list(members(fight.cards)),
        "defence_cards": list(members(fight.defence_cards)),
    }
