"""Facts that decided a game of EGGAR: the way to the flag, soldiers that fell, and answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from teg_nb.engine.games.eggar.events import (
    FlagCaptured,
    QuestionAnswered,
    SoldierMoved,
    SoldierRemoved,
)
from teg_nb.engine.games.eggar.grid import SOLDIERS
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget.games import Fact

FLAG, SWING, TAKEN, ANSWERS = 40, 30, 20, 10
"""Weights of the facts: the larger one is told first if there are too many."""


def facts(match: Match, lang: str) -> Iterator[Fact]:
    """Yield at most one fact of each kind, of a finished match."""
    words, seats = catalogue("eggar"), match.settings.seats

    def fact(weight: int, step: int, key: str, seat: int, **known: object) -> Fact:
        return Fact(
            weight, step, words.phrase("decided", key, lang, {"seat": seats[seat], **known})
        )

    taken, by_question, swings = Counter[int](), Counter[int](), Counter[tuple[int, int, int]]()
    asked, wrong = Counter[int](), Counter[int]()
    walked: dict[int, list[tuple[int, int]]] = {}
    ends: dict[tuple[int, int, int], int] = {}
    last: dict[int, int] = {}
    missed: dict[int, int] = {}
    for step, events in enumerate(match.events, start=1):
        before = match.states[step - 1]
        for event in events:
            if isinstance(event, SoldierMoved):
                walked.setdefault(event.soldier, []).append((step, len(event.path)))
            elif isinstance(event, SoldierRemoved):
                taken[event.by] += 1
                by_question[event.by] += event.cause == "question"
                turn = (before.round, before.turn, event.seat)
                swings[turn] += 1
                ends[turn] = last[event.by] = step
            elif isinstance(event, QuestionAnswered):
                asked[event.seat] += 1
                if not event.right:
                    wrong[event.seat] += 1
                    missed[event.seat] = step
            elif isinstance(event, FlagCaptured):
                way = walked[event.soldier]
                turns = {(match.states[at - 1].round, match.states[at - 1].turn) for at, _ in way}
                yield fact(
                    FLAG,
                    way[0][0],
                    "flag",
                    event.seat,
                    number=str(event.soldier % SOLDIERS),
                    owner=seats[event.owner],
                    turns=len(turns),
                    steps=sum(steps for _, steps in way),
                )
    for turn, soldiers in swings.most_common(1):
        if soldiers > 1:
            number, _, seat = turn
            yield fact(SWING, ends[turn], "swing", seat, round=number, soldiers=soldiers)
    for seat, soldiers in taken.most_common(1):
        questions = by_question[seat]
        known = {"soldiers": soldiers, "fights": soldiers - questions, "questions": questions}
        yield fact(TAKEN, last[seat], "taken", seat, **known)
    for seat, number in wrong.most_common(1):
        yield fact(ANSWERS, missed[seat], "answers", seat, wrong=number, asked=asked[seat])
