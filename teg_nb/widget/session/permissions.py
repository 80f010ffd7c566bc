"""Permissions: who plays each seat, who looks at the screen, and who may ask or act."""

from __future__ import annotations

from collections.abc import Mapping

from teg_nb.bots import POLICIES
from teg_nb.bots.characters import characters_of
from teg_nb.engine.actions import Action
from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.json_types import JsonList
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policy
from teg_nb.widget.session.messages import LEVELS, PERSON


class SeatAssignment:
    """The players of the seats: bots, and people at this screen.

    Parameters
    ----------
    match : Match
    bots : mapping
        Name and policy of each bot, by seat. People play the other seats.
    """

    def __init__(self, match: Match, bots: Mapping[int, tuple[str, Policy]]) -> None:
        self.game = match.game
        self.names = match.settings.seats
        characters = characters_of(match.settings.game, match.settings.chapters_off)
        self.players = (PERSON, *LEVELS, *characters)
        self.bots = dict(bots)

    @property
    def policies(self) -> dict[int, Policy]:
        """The policies of the bots, by seat."""
        return {seat: policy for seat, (_, policy) in self.bots.items()}

    @property
    def bot_names(self) -> dict[int, str]:
        """The names of the bots, by seat."""
        return {seat: name for seat, (name, _) in self.bots.items()}

    @property
    def people(self) -> list[int]:
        """The seats of people, which no bot plays."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def shown(self, match: Match) -> list[int]:
        """Return the seats whose secrets the screen may show: people's, or all after the end."""
        return [*range(len(self.names))] if match.is_over else self.people

    def viewer(self, match: Match, step: int) -> int | None:
        """Return the viewer's seat: the person to move, or the only person; None without people."""
        people = self.people
        to_move = match.game.to_move(match.states[step])
        if to_move in people:
            return to_move
        return people[0] if len(people) == 1 else None

    def looking(self, match: Match, step: int) -> int:
        """Return the viewer's seat. Refuse if there is none."""
        viewer = self.viewer(match, step)
        if viewer is None:
            raise self.refusal("hidden_information")
        return viewer

    def asking(self, match: Match, step: int) -> int:
        """Return the seat of the person to move. Nobody else gets hints."""
        seat = self.looking(match, step)
        if seat != match.game.to_move(match.states[step]):
            raise self.refusal("not_your_turn")
        return seat

    def person(self, name: str, code: str) -> int:
        """Return the seat of a person on this screen. Refuse any other seat."""
        if name not in self.names or self.names.index(name) in self.bots:
            raise self.refusal(code)
        return int(self.names.index(name))

    def player(self, name: str) -> str:
        """Return who plays a seat: a bot's name, or ``"person"``."""
        seat = self.names.index(name) if name in self.names else -1
        if seat < 0:
            raise BadMessage("level: there is no such seat")
        return self.bots[seat][0] if seat in self.bots else PERSON

    def set_player(self, name: str, player: str) -> None:
        """Assign a person or another bot to a seat."""
        if player not in self.players:
            raise BadMessage(f"level: this table has no {player}")
        seat = self.names.index(name)
        self.bots.pop(seat, None)
        if player != PERSON:
            self.bots[seat] = player, POLICIES[player]

    def action(self, match: Match, words: JsonList) -> Action:
        """Decode an action of the person to move, at the end of a match."""
        to_move = match.to_move
        if to_move in self.bots:
            raise self.refusal("not_your_turn", seat=self.names[to_move])
        if to_move >= 0:
            return decode_for(to_move, words, match.game, match.settings)
        if self.people:  # the rules say what is due, or that the game is over
            action = decode_for(self.people[0], words, match.game, match.settings)
            match.game.check(match.state, action)
        raise self.refusal("not_your_turn")

    def refusal(self, code: str, **facts: object) -> IllegalAction:
        """Return the refusal of the game with a code."""
        refusal, clause = self.game.refusals[code]
        return IllegalAction(refusal, clause, **facts)


class Spectators(SeatAssignment):
    """The seats of a match that nobody plays on this screen: no seat looks at it."""

    def shown(self, match: Match) -> list[int]:
        """Return no seat before the end."""
        return super().shown(match) if match.is_over else []

    def viewer(self, match: Match, step: int) -> int | None:
        """Return None."""
        return None


class Reader(Spectators):
    """The seats of a match that one seat reads: nobody acts."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, {})
        self._seat = seat

    @property
    def people(self) -> list[int]:
        """The seat that reads."""
        return [self._seat]
