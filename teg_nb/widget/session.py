"""One match on a screen: where it is, who plays which seat, and what a message does."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import BadMessage, BotFailed, GameError, IllegalAction, StaleStep
from teg_nb.engine.game import CHANCE, Action, Event
from teg_nb.engine.language import shown
from teg_nb.engine.match import Match
from teg_nb.engine.playing import Policy
from teg_nb.widget.protocol import (
    Act,
    Answer,
    AskClause,
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
from teg_nb.widget.view import clause, private, view

_REPLIES = {
    "es": {
        "stale_step": "La posición ya cambió: mirá el tablero y volvé a intentarlo.",
        "bad_message": "Eso no es una jugada que el tablero entienda.",
        "bot_failed": "El bot falló; la partida quedó como estaba (ver widget.last_error).",
        "failed": "Algo falló; la partida quedó como estaba (ver widget.last_error).",
    },
    "en": {
        "stale_step": "The position has changed: look at the board and try again.",
        "bad_message": "That is not something the board understands.",
        "bot_failed": "The bot failed; the match is as it was (see widget.last_error).",
        "failed": "Something failed; the match is as it was (see widget.last_error).",
    },
}


class Session:
    """What the widget shows of a match, without the widget.

    Every call takes the match's lock, so a handler may run beside a cell. What is played is played
    on a fork, which the match takes over at the end: what fails on the way leaves nothing behind.

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
        self._policies = {seat: policy for seat, (_, policy) in self.bots.items()}
        self._interrupted = ""
        with match.lock:
            match.chance(rng)
            self.step = len(match)
            self._shown = self._here()

    def __repr__(self) -> str:
        seats = ", ".join(self.match.settings.seats)
        return f"<Session {self.match.game.name}: {seats}; step {self.step}>"

    @property
    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [seat for seat in range(len(self.match.settings.seats)) if seat not in self.bots]

    @property
    def viewer(self) -> int | None:
        """The seat that looks: the person to move, or the only person; None if no person plays."""
        people = self.people
        to_move = self.match.game.to_move(self.match.states[self.step])
        if to_move in people:
            return to_move
        return people[0] if len(people) == 1 else None

    def view(self) -> dict[str, Any]:
        """The public view of the position shown."""
        with self.match.lock:
            self._settle()
            self._shown = self._here()
            names = {seat: name for seat, (name, _) in self.bots.items()}
            return view(self.match, self.step, self.viewer, names, self.lang)

    def picture(self) -> Any:
        """The board of the position shown as a still, with what anybody may know."""
        with self.match.lock:
            self._settle()
            return self.match.states[self.step].picture(lang=self.lang)

    def show(self, step: int) -> None:
        """Show the position after so many entries, or the nearest that there is.

        Raises
        ------
        IllegalAction
            If the past may not be looked at.
        """
        with self.match.lock:
            self._settle()
            step = max(0, min(step, len(self.match)))
            if step != self.step and not self._open():
                raise IllegalAction(*self.screen.closed)
            self.step = step
            self._shown = self._here()
            self._interrupted = ""

    def handle(self, message: Message) -> dict[str, Any] | None:
        """Do what a message asks; the reply for the one who sent it, if there is one.

        Raises
        ------
        IllegalAction
            If it asks for an action against the rules.
        BadMessage
            If it asks for what is not an action.
        StaleStep
            If it answers to another position than the one shown.
        BotFailed
            If a bot fails on the way. Nothing has changed, in all cases.
        """
        with self.match.lock:
            try:
                self._settle()
                return self._handle(message)
            finally:
                self._shown = self._here()

    def _handle(self, message: Message) -> dict[str, Any] | None:
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
                self.show(message.step)
            case Undo():
                self._at(message.step)
                self._undo()
            case Step():
                self._at(message.step)
                self.play(message.until)
            case Private():
                return private(self.match, self.step, self._looking(), self.lang)
            case Look():
                seat = self._person(message.seat, "hidden_information")
                return private(self.match, self.step, seat, self.lang)
            case AskClause():
                return clause(self.match.settings.game, message.name, self.lang)
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

    # Where it is

    def _here(self) -> tuple[Any, Any]:
        """The position shown and the last one: the very objects, which a match never edits."""
        return self.match.states[self.step], self.match.state

    def _settle(self) -> None:
        """Stay within the match, which a cell may have changed: at its end, if no past is shown."""
        last = len(self.match)
        self.step = min(self.step, last) if self._open() else last

    def _open(self) -> bool:
        """Whether earlier positions may be looked at."""
        return self.screen.remembers(self.match, self.people)

    def _at(self, step: int) -> None:
        """Refuse what answers another position than the one shown, or another match behind it."""
        here, last = self._shown
        if step != self.step:
            raise StaleStep(f"the position shown is {self.step}, not {step}")
        if here is not self.match.states[step] or last is not self.match.state:
            raise StaleStep("the match was changed since it was shown")

    def _take_over(self, branch: Match, interrupted: str = "") -> None:
        """Let the match be what its branch has become."""
        self.step = len(self.match.adopt(branch))
        self._shown = self._here()
        self._interrupted = interrupted

    # Who may do what

    def _looking(self) -> int:
        viewer = self.viewer
        if viewer is None:
            raise self._refusal("hidden_information")
        return viewer

    def _person(self, name: str, code: str) -> int:
        """The seat of a person on this screen; anything else is refused."""
        names = self.match.settings.seats
        if name not in names or names.index(name) in self.bots:
            raise self._refusal(code)
        return int(names.index(name))

    def _refusal(self, code: str, **facts: Any) -> IllegalAction:
        return IllegalAction(*self.match.game.refusals[code], **facts)

    def _of_person_to_move(self, match: Match, words: list[Any]) -> Action:
        """The action of the person to move, at the end of a match."""
        to_move = match.to_move
        if to_move in self.bots:
            raise self._refusal("not_your_turn", seat=match.settings.seats[to_move])
        if to_move >= 0:
            return decode_for(to_move, words, match.game, match.settings)
        if self.people:  # the rules say what is due, or that the game is over
            action = decode_for(self.people[0], words, match.game, match.settings)
            match.game.play(match.state, action)
        raise self._refusal("not_your_turn")

    # Playing

    def play(self, until: str = "turn") -> None:
        """Let the bots and chance play on from the position shown; a person's turn stops them.

        Raises
        ------
        BotFailed
            The match is then as it was.
        """
        with self.match.lock:
            self._settle()
            to_move = self.match.game.to_move(self.match.states[self.step])
            if to_move != CHANCE and to_move not in self.bots:
                return
            branch = self.match.fork(self.step)
            self._take_over(branch, self._play_on(branch, until))

    def _play_on(self, branch: Match, until: str) -> str:
        """Bots and chance play on; until when, if they were interrupted by a question."""
        branch.play(self._policies, self.rng, until)
        branch.chance(self.rng)
        asked = branch.to_move
        inside = asked >= 0 and asked not in self.bots and asked != branch.state.turn
        return until if inside else ""

    def _follow(self, branch: Match, events: list[Event]) -> str:
        """What comes after a person's action by itself: chance, and bots that are asked by it.

        Returns until when bots play that are still interrupted.
        """
        branch.chance(self.rng)
        branch.ask(events, self._policies, self.rng)
        branch.chance(self.rng)
        while branch.to_move in self.bots and branch.to_move != branch.state.turn:
            branch.play(self._policies, self.rng, "action")  # an ally's throw, a defender's dice
        if self._interrupted and branch.to_move in self.bots:
            return self._play_on(branch, self._interrupted)
        return self._interrupted

    def _act(self, words: list[Any]) -> None:
        branch = self.match.fork(self.step)
        events = branch.push(self._of_person_to_move(branch, words))
        self._take_over(branch, self._follow(branch, events))

    def _answer(self, message: Answer) -> None:
        """An action about pacts, of a person who is not to move."""
        seat = self._person(message.seat, "not_your_turn")
        action = decode_for(seat, message.action, self.match.game, self.match.settings)
        if action.verb not in self.screen.out_of_turn:
            raise self._refusal("not_your_turn")
        branch = self.match.fork(self.step)
        self._take_over(branch, self._follow(branch, branch.push(action)))

    def _attack_until(self, message: AttackUntil) -> None:
        """Throw after throw, each an entry of its own, while the target stands."""
        if message.keep < 1:
            raise BadMessage("attack_until: keep at least 1 army")
        kind = self.match.game.verbs.get("attack", Action)
        if [form for _, form in kind.fields[:2]] != ["country", "country"]:
            raise BadMessage("attack_until: no attack of this game is from country to country")
        branch = self.match.fork(self.step)
        source, target = self._country(message.source), self._country(message.target)

        def attack() -> Action:
            more = self.screen.strike(branch.state, source, target)
            words = ["attack", message.source, message.target, *more]
            return self._of_person_to_move(branch, words)

        action, seat = attack(), branch.to_move
        held = branch.game.holdings(branch.state)
        if held.armies[source] <= message.keep and message.keep > 1:
            return
        while True:
            interrupted = self._follow(branch, branch.push(action))
            held = branch.game.holdings(branch.state)
            few = held.armies[source] <= message.keep
            # It ends as well where another person has to answer first.
            if few or held.owner[target] == seat or branch.to_move != seat:
                break
            action = attack()
        self._take_over(branch, interrupted)

    def _country(self, name: str) -> int:
        try:
            return int(self.match.settings.board.country(name))
        except KeyError:
            raise self._refusal("unknown_country", country=name) from None

    def _undo(self) -> None:
        """Take back the last decision before the position shown, if there is one."""
        branch = self.match.fork(self.step)
        if branch.undo():
            branch.chance(self.rng)
            self._take_over(branch)


def refused(fault: Exception, step: int, lang: str) -> dict[str, Any]:
    """The reply to a message that was refused: code, clause and sentence.

    Only a refusal of the rules is quoted: what a bot raised may name what its seat alone knows.
    """
    if isinstance(fault, IllegalAction):
        code, clause, text = fault.code, fault.clause, fault.text(lang)
    else:
        code = next(code for kind, code in _CODES.items() if isinstance(fault, kind))
        clause, text = None, _REPLIES[lang][code]
    return {"kind": "refused", "step": step, "code": code, "clause": clause, "text": text}


_CODES: Mapping[type[Exception], str] = {
    StaleStep: "stale_step",
    BotFailed: "bot_failed",
    GameError: "bad_message",
    Exception: "failed",
}
