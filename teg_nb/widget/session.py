"""One match on a screen: where it is, who plays which seat, and what a message does."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import BadMessage, BotFailed, GameError, IllegalAction, StaleStep
from teg_nb.engine.game import CHANCE, NOBODY, Action, Event
from teg_nb.engine.language import shown
from teg_nb.engine.match import Match, Policy
from teg_nb.widget.protocol import (
    Act,
    Answer,
    AttackUntil,
    Go,
    Lang,
    Look,
    Message,
    Offers,
    Private,
    Reach,
    Step,
    Undo,
)
from teg_nb.widget.screens import screen_of
from teg_nb.widget.view import private, view

_REPLIES = {
    "es": {
        "stale_step": "La posición ya cambió: mirá el tablero y volvé a intentarlo.",
        "bad_message": "Eso no es una jugada que el tablero entienda.",
        "bot_failed": "El jugador automático falló; la partida quedó como estaba.",
    },
    "en": {
        "stale_step": "The position has changed: look at the board and try again.",
        "bad_message": "That is not something the board understands.",
        "bot_failed": "The bot failed; the match is as it was.",
    },
}


class Session:
    """What the widget shows of a match, without the widget.

    Parameters
    ----------
    match : Match
        Played on in place: the object in the notebook is the one on the screen.
    bots : mapping
        By seat, the name of its bot and its policy. The other seats are people's.
    rng : random.Random
        Source of dice, cards and the bots' choices.
    lang : str
        ``"es"`` or ``"en"``.

    Attributes
    ----------
    step : int
        The position shown: how many entries it has behind it.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, tuple[str, Policy]],
        rng: random.Random,
        lang: str = "es",
    ) -> None:
        self.match = match
        self.bots = dict(bots)
        self.rng = rng
        self.lang = lang
        self.screen = screen_of(match.settings.game)
        match.chance(rng)
        self.step = len(match)
        self._interrupted = ""

    @property
    def viewer(self) -> int | None:
        """The seat that looks: the person to move, or the only person; None if no person plays."""
        people = [s for s in range(len(self.match.settings.seats)) if s not in self.bots]
        to_move = self.match.game.to_move(self.match.states[self.step])
        if to_move in people:
            return to_move
        return people[0] if len(people) == 1 else None

    def view(self) -> dict[str, Any]:
        """The public view of the position shown."""
        names = {seat: name for seat, (name, _) in self.bots.items()}
        return view(self.match, self.step, self.viewer, names, self.lang)

    def handle(self, message: Message) -> dict[str, Any] | None:
        """Do what a message asks; the reply for the one who sent it, if there is one.

        Raises
        ------
        IllegalAction
            If it asks for an action against the rules; nothing has changed.
        BadMessage
            If it asks for what is not an action.
        StaleStep
            If it answers to another position than the one shown.
        """
        match message:
            case Act():
                self._at(message.step)
                self._act(message.action)
            case AttackUntil():
                self._at(message.step)
                self._attack_until(message)
            case Go():
                if not 0 <= message.step <= len(self.match):
                    raise StaleStep(f"the match has steps 0 to {len(self.match)}")
                self.step = message.step
                self._interrupted = ""
            case Undo():
                self._undo()
            case Step():
                self.play(message.until)
            case Private():
                return self._private()
            case Look():
                return private(self.match, self.step, self._person(message.seat), self.lang)
            case Lang():
                self.lang = message.lang
                shown(self.lang)
            case Reach():
                self._at(message.step)
                return self.screen.reach(
                    self.match, self.step, self._looking(), message.source, self.lang
                )
            case Offers():
                self._at(message.step)
                return self.screen.offers(self.match, self.step, self._looking())
            case Answer():
                self._at(message.step)
                self._answer(message)
        return None

    def _undo(self) -> None:
        """Take back the last decision before the position shown, if there is one."""
        match = self.match
        if any(action.seat != CHANCE for action in match.actions[: self.step]):
            match.rewind(self.step)
            match.undo()
            match.chance(self.rng)
            self.step = len(match)
            self._interrupted = ""

    def _looking(self) -> int:
        viewer = self.viewer
        if viewer is None:
            raise IllegalAction(*self.match.game.refusals["hidden_information"])
        return viewer

    def play(self, until: str = "turn") -> None:
        """Let the bots and chance play on from the position shown; a person's turn stops them."""
        to_move = self.match.game.to_move(self.match.states[self.step])
        if to_move != CHANCE and to_move not in self.bots:
            return
        self.match.rewind(self.step)
        policies = {seat: policy for seat, (_, policy) in self.bots.items()}
        self.match.play(policies, self.rng, until)
        self.match.chance(self.rng)
        self.step = len(self.match)
        asked = self.match.to_move
        inside = asked >= 0 and asked not in self.bots and asked != self.match.state.turn
        self._interrupted = until if inside else ""

    def _at(self, step: int) -> None:
        if step != self.step:
            raise StaleStep(f"the position shown is {self.step}, not {step}")

    def _person_to_move(self) -> int:
        to_move = self.match.game.to_move(self.match.states[self.step])
        if to_move in (CHANCE, NOBODY):
            return 0  # the rules say what is due, or that the game is over
        if to_move in self.bots:
            raise self._not_your_turn(self.match.settings.seats[to_move])
        return to_move

    def _person(self, name: str) -> int:
        """The seat of a person on this screen."""
        names = self.match.settings.seats
        if name not in names or names.index(name) in self.bots:
            raise self._not_your_turn(name)
        return int(names.index(name))

    def _not_your_turn(self, seat: str) -> IllegalAction:
        return IllegalAction(*self.match.game.refusals["not_your_turn"], seat=seat)

    def _act(self, words: list[Any]) -> None:
        """Try the action on the position shown; only then is what followed it dropped."""
        seat = self._person_to_move()
        match = self.match
        action = decode_for(seat, words, match.game, match.settings)
        if action.seat == CHANCE:
            raise BadMessage("chance is not the browser's")
        match.game.play(match.states[self.step], action)
        match.rewind(self.step)
        self._follow(match.push(action))

    def _follow(self, events: list[Event]) -> None:
        """What comes after a person's action by itself: chance, and bots that are asked by it."""
        match = self.match
        policies = {seat: policy for seat, (_, policy) in self.bots.items()}
        match.chance(self.rng)
        match.ask(events, policies, self.rng)
        match.chance(self.rng)
        while match.to_move in policies and match.to_move != match.state.turn:
            match.play(policies, self.rng, "action")  # an ally's throw, a defender's dice, ...
        self.step = len(match)
        if self._interrupted and match.to_move in policies:
            self.play(self._interrupted)  # the bot that was waiting for the answer goes on

    def _answer(self, message: Answer) -> None:
        """An action about pacts, of a person who is not to move."""
        match = self.match
        seat = self._person(message.seat)
        action = decode_for(seat, message.action, match.game, match.settings)
        if action.verb not in self.screen.out_of_turn:
            raise self._not_your_turn(message.seat)
        match.game.play(match.states[self.step], action)
        match.rewind(self.step)
        self._follow(match.push(action))

    def _attack_until(self, message: AttackUntil) -> None:
        """Throw after throw, each an entry of its own, while the target stands."""
        if message.keep < 1:
            raise BadMessage("attack_until: keep at least 1 army")
        attack = self.match.game.verbs.get("attack", Action)
        if [form for _, form in attack.fields[:2]] != ["country", "country"]:
            raise BadMessage("attack_until: no attack of this game is from country to country")
        seat = self._person_to_move()
        source, target = self._country(message.source), self._country(message.target)
        state = self.match.states[self.step]
        if state.armies[source] <= message.keep and message.keep > 1:
            return
        going_on = True
        while going_on:
            more = self.screen.strike(self.match.states[self.step], source, target)
            self._act(["attack", message.source, message.target, *more])
            state = self.match.state
            # It ends as well where another person has to answer first.
            going_on = (
                state.owner[target] != seat
                and state.armies[source] > message.keep
                and self.match.to_move == seat
            )

    def _country(self, name: str) -> int:
        try:
            return int(self.match.settings.board.country(name))
        except KeyError:
            unknown = self.match.game.refusals["unknown_country"]
            raise IllegalAction(*unknown, country=name) from None

    def _private(self) -> dict[str, Any]:
        return private(self.match, self.step, self._looking(), self.lang)


def refused(fault: Exception, step: int, lang: str) -> dict[str, Any]:
    """The reply to a message that was refused: code, clause and sentence."""
    if isinstance(fault, IllegalAction):
        reply: dict[str, Any] = {
            "code": fault.code,
            "clause": fault.clause,
            "text": fault.text(lang),
        }
    else:
        code = "bot_failed"
        if isinstance(fault, GameError) and not isinstance(fault, BotFailed):
            code = "stale_step" if isinstance(fault, StaleStep) else "bad_message"
        text = _REPLIES[lang][code]
        if code == "bot_failed":
            text += f" {type(fault).__name__}: {fault}"
        reply = {"code": code, "clause": None, "text": text}
    return {"kind": "refused", "step": step, **reply}
