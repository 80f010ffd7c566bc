"""The report of a finished match: what decided it, and luck. Facts alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from teg_nb.analysis.odds.throws import RULES, fight_of, gain
from teg_nb.analysis.tables.counts import standings_over_time
from teg_nb.engine.actions import ALL, CHANCE, DiceBattleBase, EliminationBase
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.log.format import join_lines
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.games import Fact, screen_of
from teg_nb.widget.session.messages import Report, Save
from teg_nb.widget.session.state import SessionState, handles

FACTS = 3
"""Maximum number of facts that decided a match."""

LEAST_SWING = 3
"""Smallest change of a count within a turn that is told as a swing."""


@handles(Report)
def answer(session: SessionState, message: Report) -> JsonObject:
    """Return the report of the match of the line shown."""
    match = session.match
    if not match.is_over:
        raise BadMessage("report: the match is not over")
    return report(match, session.viewer, session.lang)


@handles(Save)
def log_of(session: SessionState, message: Save) -> JsonObject:
    """Return the log of the study shown. Its match is over, so nothing in it is secret."""
    study = session.kept_study
    if not study.match.is_over:
        raise BadMessage("save: the match is not over")
    return {
        "kind": "file",
        "name": f"{study.match.settings.game}.jsonl",
        "type": "application/jsonl",
        "text": join_lines(study.log().written()).decode(),
    }


def report(match: Match, viewer: int | None, lang: str) -> JsonObject:
    """Return the report of a finished match, as JSON values. After the end all may be read.

    Parameters
    ----------
    match : Match
    viewer : int or None
        The seat whose luck and decisions are told first.
    lang : str
        ``"es"`` or ``"en"``.

    Returns
    -------
    dict
        ``winners``; ``decided``: at most `FACTS` facts with ``text`` and ``step``, in order;
        ``luck``: by seat that threw, ``seat``, ``throws``, ``balance`` (armies that the others
        lost in its throws minus its own) and ``expected``; ``best``: the ``step`` and ``text`` of
        the viewer's luckiest throw, or None; ``decisions``: the steps after its decisions and
        what chance made of them.
    """
    outcome = match.outcome
    assert outcome is not None
    throws = list(_throws(match))
    return {
        "kind": "report",
        "step": len(match),
        "winners": list(outcome.winners),
        "decided": _decided(match, lang),
        "luck": _luck(match, throws),
        "best": _best(match, throws, viewer, lang),
        "decisions": [] if viewer is None else list(_decisions(match, viewer)),
    }


def _decisions(match: Match, viewer: int) -> Iterator[int]:
    """Yield the step after each decision of a seat and the throws that follow it."""
    for index, action in enumerate(match.actions):
        if action.seat == viewer:
            later = range(index + 1, len(match))
            yield next((k for k in later if match.actions[k].seat != CHANCE), len(match))


def _told(match: Match, step: int, lang: str) -> list[str]:
    """Return the news of the entry that led to a step."""
    lines = (news(event, match.settings, ALL, lang) for event in match.events[step - 1])
    return [line.text for line in lines if line is not None]


# Facts that decided the match


def _decided(match: Match, lang: str) -> list[JsonObject]:
    """Return the weightiest facts in order: eliminations first, then those of the game."""
    settings = match.settings
    facts = [
        Fact(1000 + step, step, text)
        for step in range(1, len(match) + 1)
        for event in match.events[step - 1]
        if isinstance(event, EliminationBase) and step < len(match)
        if (line := news(event, settings, ALL, lang)) is not None
        for text in [line.text]
    ]
    own = screen_of(settings.game).decided(match, lang)
    facts += _swings(match, lang) if own is None else own
    heaviest = sorted(facts, reverse=True)[:FACTS]
    return [
        {"text": fact.text, "step": fact.step}
        for fact in sorted(heaviest, key=lambda fact: fact.step)
    ]


def _swings(match: Match, lang: str) -> Iterator[Fact]:
    """Yield the large changes of the first count of the standings within a turn."""
    words = phrases("report", lang)
    settings = match.settings
    counts = list(standings_over_time(match, ALL))
    key = next(key for key in counts[0][0] if key != "living")
    measure = catalogue(settings.game).label("standings", key, lang)
    for start, end in _turns(match):
        for seat, name in enumerate(settings.seats):
            change = counts[end][seat][key] - counts[start][seat][key]
            if abs(change) >= LEAST_SWING:
                text = words["gained" if change > 0 else "lost"].format(
                    seat=name, count=abs(change), measure=measure, round=match.states[start].round
                )
                yield Fact(abs(change), end, text)


def _turns(match: Match) -> Iterator[tuple[int, int]]:
    """Yield the first and last step of each turn after the set-up."""
    start = 0
    for step, state in enumerate(match.states):
        before = match.states[start]
        if (state.turn, state.round) != (before.turn, before.round):
            if before.round >= 1 and before.turn >= 0:
                yield start, step
            start = step
    if start < len(match) and match.states[start].turn >= 0:
        yield start, len(match)


# Luck


class _Throw(NamedTuple):
    step: int
    seat: int
    other: int
    gained: int
    expected: float


def _throws(match: Match) -> Iterator[_Throw]:
    """Yield the throws of a game whose odds are known, with their expected result."""
    if match.game.name not in RULES:
        return
    fight = fight_of(match.game.name)
    for step, events in enumerate(match.events, start=1):
        for event in events:
            if isinstance(event, DiceBattleBase):
                held = match.game.holdings(match.states[step - 1]).armies
                dice = len(event.attack), len(event.defence)
                armies = (
                    max(held[event.source], dice[0] + fight.rule.stays),
                    max(held[event.target], 1),
                )
                expected = float(gain(dict(fight.outcomes(*armies, dice))))
                gained = event.losses_defence - event.losses_attack
                yield _Throw(step, event.seat, event.defender, gained, expected)


def _luck(match: Match, throws: list[_Throw]) -> list[JsonObject]:
    """Return the balance of armies of each seat in its throws, beside the expected one."""
    rows = []
    for seat in range(len(match.settings.seats)):
        sides = [(throw, 1) for throw in throws if throw.seat == seat]
        sides += [(throw, -1) for throw in throws if throw.other == seat]
        if sides:
            balance = sum(sign * throw.gained for throw, sign in sides)
            expected = sum(sign * throw.expected for throw, sign in sides)
            rows.append(
                {
                    "seat": seat,
                    "throws": len(sides),
                    "balance": balance,
                    "expected": round(expected, 1),
                }
            )
    return rows


def _best(match: Match, throws: list[_Throw], viewer: int | None, lang: str) -> JsonObject | None:
    """Return the throw in which the viewer gained most over the expected."""
    own = [throw for throw in throws if viewer in (throw.seat, throw.other)]
    if not own:
        return None
    sign = {True: 1, False: -1}
    best = max(own, key=lambda throw: sign[throw.seat == viewer] * (throw.gained - throw.expected))
    told = _told(match, best.step, lang)
    return {"step": best.step, "text": told[0] if told else ""}
