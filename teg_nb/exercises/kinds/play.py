"""The kind `Play`: reach a goal by legal moves."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from fractions import Fraction
from typing import Unpack

from teg_nb.bots import POLICIES, policy_named
from teg_nb.engine.actions import CHANCE, Event, TurnEndBase, TurnStartBase
from teg_nb.engine.codec import decode_for, encode
from teg_nb.engine.errors import BadArgument, BadMessage, GameError, IllegalAction, UnknownName
from teg_nb.engine.json_types import Json, JsonList
from teg_nb.engine.log.format import json_value
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.exercises.base import (
    Common,
    Exercise,
    InvalidAnswer,
    Verdict,
    describe_action,
    listed,
    written_as,
)
from teg_nb.exercises.forms import AnswerForm
from teg_nb.exercises.goals import Goal
from teg_nb.exercises.text import BadExercise, Text, joined, say

WITHIN = ("turn", "round", "match")

LONGEST = 3000
"""Maximum entries of an answer: bots alone may never end a match."""

_left: ContextVar[list[int] | None] = ContextVar("left", default=None)


@contextmanager
def bounded(effort: int) -> Iterator[None]:
    """Limit the total effort of playing answers inside the block.

    An entry costs 5,000 units, plus one unit per earlier entry and checked condition. A unit is
    about 100 ns.
    """
    token = _left.set([effort])
    try:
        yield
    finally:
        _left.reset(token)


class InvalidMove(InvalidAnswer):
    """A move that is illegal in its position."""


class Play(Exercise):
    """Play from a position until a goal is reached.

    An answer is the list of the seat's moves, ``[["attack", "Chile", "Argentina"], ...]``. Dice,
    cards and the other seats follow from `seed` and the moves. So all learners have the same luck,
    and a stored answer can be replayed.

    Parameters
    ----------
    goal : mapping or sequence of mapping
        See `teg_nb.exercises.goals.Goal`.
    within : str or int
        The time limit: ``"turn"``, ``"round"`` (until the seat's next turn), ``"match"``, or a
        number of moves.
    solution : sequence of moves
        A solution; ``teg-nb exercises check`` tries it.
    wrong : sequence of mapping
        Expected wrong turns: ``{"answer": moves, "say": ...}`` for turns that begin with these
        moves, or a goal, as ``{"event": "missile_fired", "say": ...}``. Such a move is undone.
    others : str
        The bot of the other seats, by name.
    seed : int or str
    name, task, start, seat, clause, hints, explain
        As in `Exercise`.

    Examples
    --------
    >>> from teg_nb.exercises import Play
    >>> from teg_nb import position
    >>> q = Play("tasmania", "Conquer Tasmania in this turn.",
    ...          start=position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1"),
    ...          goal={"event": "conquest", "country": "Tasmania"}, hints=["See TEG-8.2."])
    >>> q.act("attack", "Nueva Zelandia", "Chile").plain("en")
    '… Nueva Zelandia and Chile are not neighbours. [TEG-8.2]'
    >>> while not q.act("attack", "Nueva Zelandia", "Tasmania"):
    ...     pass
    >>> q.solved, len(q.moves) > 0
    (True, True)
    """

    def __init__(
        self,
        name: str,
        task: Json,
        *,
        goal: Json,
        within: str | int = "turn",
        solution: Sequence[Json] = (),
        others: str = "greedy",
        seed: int | str = 0,
        **more: Unpack[Common],
    ) -> None:
        self.moves: list[JsonList] = []
        self._forbidden: list[tuple[Goal, Text]] = []
        super().__init__(name, task, **more)
        if self.seat is None:
            raise BadExercise("seat", "exercise_missing")
        if within not in WITHIN and not (type(within) is int and within > 0):
            known = [*WITHIN, "3"]
            reason = BadArgument("not_one_of", name="within", value=within, known=known)
            raise BadExercise("within", reason)
        try:
            if str(others).strip().endswith(".py"):  # untrusted files must not run code
                raise UnknownName("bot", others, POLICIES)
            self.others = policy_named(str(others))
        except GameError as fault:
            raise BadExercise("others", fault) from None
        if type(seed) not in (int, str):
            reason = BadArgument("wrong_shape", name="seed", value=seed, wanted="7")
            raise BadExercise("seed", reason)
        self.within = within
        self.seed = seed
        self.goal = Goal(self.played, self.seat, goal)
        if self.goal.reached(self._begun()):
            raise BadExercise("goal", "exercise_reached")
        self._complete()
        with written_as("solution"):
            self._solution = self.parse_answer(listed(solution, "solution"))
            self._can_be(self._solution)

    # Playing, move by move

    def act(self, verb: str, *arguments: object) -> Verdict:
        """Make a move. An illegal or expected wrong move is undone.

        Once the goal is reached, further moves return the same verdict.

        Examples
        --------
        >>> from teg_nb import position
        >>> from teg_nb.exercises import Play
        >>> start = position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1")
        >>> goal = {"event": "conquest", "country": "Tasmania"}
        >>> q = Play("tasmania", "Conquer Tasmania.", start=start, goal=goal)
        >>> _ = q.act("attack", "Nueva Zelandia", "Tasmania")
        >>> len(q.moves)
        1
        """
        moves = [*self.moves, [verb, *arguments]]
        try:
            before = self._run(self.moves)[1]
            if before:
                return self._reply(self.moves, before)
            verdict = self._run(moves)[1]
        except InvalidAnswer as fault:
            return Verdict(None, fault.why, fault.clause)
        if verdict.right is not False:
            self.moves = moves
        if verdict.right is not None:
            given = self.parse_answer(moves)
            self._keep(given, verdict)
            verdict = self._reply(given, verdict)
        self._changed()
        return verdict

    def undo(self) -> Play:
        """Undo the last move with its consequences.

        Examples
        --------
        >>> from teg_nb import position
        >>> from teg_nb.exercises import Play
        >>> start = position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1")
        >>> goal = {"event": "conquest", "country": "Tasmania"}
        >>> q = Play("tasmania", "Conquer Tasmania.", start=start, goal=goal)
        >>> _ = q.act("end_attack")
        >>> len(q.undo().moves)
        0
        """
        self.moves = self.moves[:-1]  # a new list: recorded answers share the old one
        self._changed()
        return self

    def reset(self) -> Play:
        """Undo all moves.

        Examples
        --------
        >>> from teg_nb import position
        >>> from teg_nb.exercises import Play
        >>> start = position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1")
        >>> goal = {"event": "conquest", "country": "Tasmania"}
        >>> q = Play("tasmania", "Conquer Tasmania.", start=start, goal=goal)
        >>> _ = q.act("end_attack")
        >>> len(q.reset().moves)
        0
        """
        self.moves = []
        self._changed()
        return self

    @property
    def tries(self) -> None:
        """No limit: each try begins at the position of the exercise."""

    def _reply(self, given: Json, verdict: Verdict) -> Verdict:
        # a failed turn points, also after the question is spent: there is no single right answer
        return super()._reply(given, verdict) if verdict.right else verdict

    def check(self, answer: Json = None) -> Verdict:
        """Return the verdict on the moves made so far, or on other moves."""
        return super().check((self.moves or None) if answer is None else answer)

    def now(self) -> Match:
        """Return the match after the moves made so far.

        Examples
        --------
        >>> from teg_nb import position
        >>> from teg_nb.exercises import Play
        >>> start = position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1")
        >>> goal = {"event": "conquest", "country": "Tasmania"}
        >>> q = Play("tasmania", "Conquer Tasmania.", start=start, goal=goal)
        >>> len(q.now())
        0
        """
        return self._run(self.moves)[0]

    # Methods of every kind

    @property
    def answer_help(self) -> Text:
        """Description of the form of a move."""
        legal = self.played.legal_actions(self.seat)
        first = encode(legal[0], self.settings)[1:] if legal else ["end_turn"]
        return say("play", "wanted", example='", "'.join(map(str, first)))

    def form(self, lang: str = "") -> AnswerForm:
        """Return the control: the board."""
        return AnswerForm("moves")

    def parse_answer(self, answer: Json) -> Json:
        """Return the moves as lists."""
        if not isinstance(answer, list | tuple) or not all(
            isinstance(move, list | tuple) and move and isinstance(move[0], str) for move in answer
        ):
            raise self._unread(answer)
        moves = [list(move) for move in answer]
        try:
            json_value(moves, "answer")  # the journal stores all moves, also those after a verdict
        except GameError:
            raise self._unread(answer) from None
        return moves

    def right_answer(self) -> Json:
        """Return the declared solution, or None."""
        return self._solution or None

    def _judge(self, moves: list[JsonList]) -> Verdict:
        return self._run(moves)[1]

    def _comment(self, given: Json) -> Text | None:
        return None  # `_run` returns the comments with its verdicts

    def _foreseen(self, entry: Json) -> tuple[Json, Text]:
        if isinstance(entry, Mapping) and "say" in entry and "answer" not in entry:
            assert self.seat is not None
            goal = {name: value for name, value in entry.items() if name != "say"}
            forbidden = Goal(self.played, self.seat, goal, "wrong")
            self._forbidden.append((forbidden, Text.of(entry["say"], "wrong")))
            return None, Text.of(entry["say"], "wrong")
        answer, text = super()._foreseen(entry)
        with written_as("wrong"):
            return self.parse_answer(answer), text

    def _read_foreseen(self, answer: Json) -> None:
        if answer is not None:  # a wrong turn that is declared as a goal has no moves
            self._can_be(answer)

    def _can_be(self, moves: list[JsonList]) -> None:
        """Raise `InvalidAnswer` for a malformed move. `check` reports illegal moves."""
        with suppress(InvalidMove):
            self._run(moves)

    def _worded(self, answer: Json) -> Text:
        try:
            match, _ = self._run(answer)
        except InvalidMove:  # no action to describe: show the moves as written
            return Text(*2 * ("; ".join(", ".join(map(str, move)) for move in answer),))
        played = match.actions[len(self.played) :]
        own = (action for action in played if action.seat == self.seat)
        return joined((describe_action(action, self.settings) for action in own), "; ")

    def _here(self) -> Match:
        return self.now()

    # Playing by the rules

    def _begun(self) -> Match:
        return Study(self.played.fork(), reuse_rolls=True, seed=self.seed).fork(
            StudyPosition(step=len(self.played))
        )

    def _run(self, moves: list[JsonList]) -> tuple[Match, Verdict]:
        """Return the match after some moves with the verdict, or raise `InvalidAnswer`."""
        match, rng = self._begun(), random.Random(self.seed)
        assert self.seat is not None
        for number, move in enumerate(moves, 1):
            before = len(match)
            try:
                action = decode_for(self.seat, move, match.game, match.settings)
            except (IllegalAction, BadMessage) as fault:
                raise InvalidAnswer.by(fault) from None
            try:
                match.push(action)
            except IllegalAction as fault:
                raise InvalidMove.by(fault) from None
            for answer, text in self.wrong:
                if answer and moves[:number] == answer:
                    return match, Verdict(False, text, code="foreseen", share=self._share(match))
            while True:
                verdict = self._seen(match, before, number)
                if verdict is not None:
                    return match, verdict
                before = len(match)
                self._go_on(match, rng)
                if len(match) == before:
                    break
        text = joined([*self._progress(match), say("open")])
        return match, Verdict(None, text, share=self._share(match))

    def _go_on(self, match: Match, rng: random.Random) -> None:
        """Play one action of chance or of another seat, if one of them is to move."""
        assert self.seat is not None
        if match.to_move == self.seat or match.is_over:
            return
        if match.to_move < 0:
            match.resolve_chance(rng)
        else:
            bots = {s: self.others for s in range(len(match.settings.seats)) if s != self.seat}
            match.play(bots, rng, "action")

    def _seen(self, match: Match, before: int, moves: int) -> Verdict | None:
        """Return the verdict after new entries, or None while the answer is undecided."""
        played = len(match) - len(self.played)
        self._spend(5000 + played * self._conditions)
        for forbidden, text in self._forbidden:
            if forbidden.reached(match):
                return Verdict(False, text, code="foreseen", share=self._share(match))
        if self.goal.reached(match):
            events = [event for step in match.events[before:] for event in step if event.clause]
            clause = self.clause or (events[0].clause if events else "")
            return Verdict(True, say("right"), clause, code="right", share=Fraction(1))
        over = match.is_over or (type(self.within) is int and moves >= self.within)
        over = over or played >= LONGEST
        for events in match.events[before:]:
            over = over or any(self._ends(event) for event in events)
        if over and match.to_move != CHANCE:  # the dice still have to be rolled
            progress = self._progress(match)
            names = any(text.es for text in progress[1:])
            progress += [] if names else [self._pointer()]
            text = joined([say("turn_over"), *progress, say("go_back")])
            return Verdict(False, text, code="turn_over", share=self._share(match))
        return None

    def _share(self, match: Match) -> Fraction:
        """Return the part of the conditions that hold."""
        held = [condition.holds for condition in self.goal.progress(match)]
        return Fraction(sum(held), len(held))

    def _progress(self, match: Match) -> list[Text]:
        """Say how many conditions of the goal hold, and what each other lacks, if it has words."""
        conditions = self.goal.progress(match)
        done = [condition for condition in conditions if condition.holds]
        if len(done) < len(conditions) > 1:
            key, every = "part" if done else "none", str(len(conditions))
            held = say(key, "feedback.play", done=str(len(done)), all=every)
        else:
            held = Text("", "")
        return [held, *(c.missing for c in conditions if not c.holds)]

    @property
    def _conditions(self) -> int:
        """Cost of checking all conditions. Conditions on legal actions cost most."""
        goals = [self.goal, *(goal for goal, _ in self._forbidden)]
        return sum(100 if how == "none" else 1 for goal in goals for how, *_ in goal.conditions)

    def _spend(self, effort: int) -> None:
        left = _left.get()
        if left is not None:
            left[0] -= effort
            if left[0] < 0:
                raise InvalidAnswer.by(GameError("exercise_work"))

    def _ends(self, event: Event) -> bool:
        """Return True if an event ends the time limit."""
        if self.within == "turn":
            own = isinstance(event, TurnEndBase) and event.seat == self.seat
            return own or (isinstance(event, TurnStartBase) and event.seat != self.seat)
        return (
            self.within == "round" and isinstance(event, TurnStartBase) and event.seat == self.seat
        )
