"""Play: actions of people, what follows from them, and the moves of bots.

Everything is played on a fork. The study adopts the fork at the end, so a failure changes nothing.
"""

from __future__ import annotations

import time
from dataclasses import replace

from teg_nb.engine.actions import CHANCE, NOBODY, Action, Event
from teg_nb.engine.board import normalize_name
from teg_nb.engine.codec import decode_for
from teg_nb.engine.errors import BadMessage, StaleStep
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.manual_input import empty_chance
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import has_passed
from teg_nb.engine.schema.field_types import Reference
from teg_nb.widget.games import as_far_as_legal
from teg_nb.widget.session.messages import (
    Act,
    Answer,
    AttackUntil,
    More,
    Routine,
    Step,
    Stop,
)
from teg_nb.widget.session.state import Course, SessionState, handles

SLICE = 0.2
"""Seconds for which bots play per message. A longer decision is still completed."""


# Actions of people


@handles(Act)
def act(session: SessionState, message: Act) -> None:
    """Play an action of the person to move."""
    branch = session.fork()
    run_reactions(session, branch, branch.push(session.seats.action(branch, message.action)))
    session.adopt(branch, resumed(session, branch))


@handles(Answer)
def answer(session: SessionState, message: Answer) -> None:
    """Play an action about pacts, by a person who is not to move."""
    seat = session.seats.person(message.seat, "not_your_turn")
    action = decode_for(seat, message.action, session.match.game, session.match.settings)
    if action.verb not in session.screen.out_of_turn:
        raise session.seats.refusal("not_your_turn")
    branch = session.fork()
    run_reactions(session, branch, branch.push(action))
    session.adopt(branch, resumed(session, branch))


@handles(AttackUntil)
def attack_until(session: SessionState, message: AttackUntil) -> None:
    """Repeat an attack, one entry a throw, until the target falls or few armies are left."""
    if message.keep < 1:
        raise BadMessage("attack_until: keep at least 1 army")
    kind = session.match.game.verbs.get("attack", Action)
    if [*kind.fields.values()][:2] != [Reference(session.match.settings.place)] * 2:
        raise BadMessage("attack_until: no attack of this game is from country to country")
    branch = session.fork()
    source, target = place_index(session, message.source), place_index(session, message.target)

    def attack() -> Action:
        more = session.screen.strike(branch.state, source, target)
        return session.seats.action(branch, ["attack", message.source, message.target, *more])

    action, seat = attack(), branch.to_move
    held = branch.game.holdings(branch.state)
    if held.armies[source] <= message.keep and message.keep > 1:
        return
    while True:
        run_reactions(session, branch, branch.push(action))
        held = branch.game.holdings(branch.state)
        few = held.armies[source] <= message.keep
        # The loop also ends where another person has to answer first.
        if few or held.owner[target] == seat or branch.to_move != seat:
            break
        action = attack()
    session.adopt(branch, resumed(session, branch))


@handles(Routine)
def routine(session: SessionState, message: Routine) -> None:
    """Play a routine: action after action, each one limited to its legal amount."""
    seat, branch = session.seats.asking(session.match, session.step), session.fork()
    if message.name not in session.screen.routines:
        raise BadMessage("routine: one that the game has")
    for wanted in session.screen.routine(message.name, branch, seat):
        action = as_far_as_legal(branch, wanted)
        if action is not None and branch.to_move == seat:
            run_reactions(session, branch, branch.push(action))
    if len(branch) > session.step:
        start = session.step
        session.adopt(branch, resumed(session, branch))
        session.routines.append((start, session.match.states[session.step]))


def place_index(session: SessionState, name: object) -> int:
    """Return the index of a place of the board."""
    names = [normalize_name(place) for place in session.match.settings.places]
    if not isinstance(name, str):
        raise BadMessage("a place is a name")
    if normalize_name(name) not in names:
        raise session.seats.refusal("unknown_country", country=name)
    return names.index(normalize_name(name))


# Automatic results of an action


def begin(session: SessionState) -> None:
    """Resolve pending chance at the end of the line."""
    if session.step < len(session.match):
        return
    study, navigator = session.study, session.navigator
    if not session.manual_chance:
        at = study.resolve_chance(session.rng, session.at)
    elif action := empty_chance(session.match.game, session.match.state):
        at = study.play(action, session.at)
    else:
        return
    navigator.move_to(navigator.on_line(at))


def run_reactions(session: SessionState, branch: Match, events: list[Event]) -> None:
    """Play the automatic results of an action: chance, and bots that the action asks."""
    seats = session.seats
    resolve_chance(session, branch)
    branch.run_reactions(events, seats.policies, session.rng)
    resolve_chance(session, branch)
    while branch.to_move in seats.bots and branch.to_move != branch.state.turn:
        # an ally's throw, a defender's dice
        branch.play(seats.policies, session.rng, "action", chance=session.chance)


def resolve_chance(session: SessionState, branch: Match) -> None:
    """Resolve pending chance, if it is thrown here or needs no throw."""
    if not session.manual_chance:
        branch.resolve_chance(session.rng)
    while action := empty_chance(branch.game, branch.state):
        branch.push(action)


# Bots


@handles(Step)
def step(session: SessionState, message: Step) -> None:
    """Start a course of the bots."""
    set_out(session, message.until)


@handles(More)
def more(session: SessionState, message: More) -> None:
    """Continue the course of the bots."""
    course = playing(session)
    if course is None:
        raise StaleStep("no bots are playing on")
    _advance(session, course)


@handles(Stop)
def stop(session: SessionState, message: Stop) -> None:
    """End the course of the bots."""
    session.course = None


def goes_on(session: SessionState) -> bool:
    """Return true if the bots should move now without a request.

    Not while somebody explores, looks back or has just returned from there. Not before people have
    seen a question or news for them.
    """
    back = session.looking_back or session.home is not None or session.step < len(session.match)
    chance = () if session.manual_chance else (CHANCE,)
    waits = session.match.to_move in (*chance, *session.bots)
    return session.PLAYS_ON and not back and not session.unread and waits


def playing(session: SessionState) -> Course | None:
    """Return the course of the bots, if the position shown is where it stopped."""
    course = session.course
    if course is None or course.asks or session.step < len(session.match):
        return None
    return course if session.match.state is session.came_to else None


def progress(session: SessionState) -> JsonObject | None:
    """Return the progress of the bots' course as a payload. None without a course."""
    course = playing(session)
    return None if course is None else {"until": course.until, "moves": course.moves}


def play_on(session: SessionState, until: str) -> None:
    """Play a whole course, slice by slice. The lock is free between slices."""
    try:
        with session.study.lock:
            session.resync()
            set_out(session, until)
        while session.course is not None:
            with session.study.lock:
                session.resync()
                course = playing(session)
                if course is None:
                    return
                _advance(session, course)
    except BaseException:
        session.course = None  # no page may continue the course
        raise


def set_out(session: SessionState, until: str) -> None:
    """Start a course, if a bot or chance has to move."""
    to_move = session.match.game.to_move(session.match.states[session.step])
    if to_move in session.bots or (to_move == CHANCE and not session.manual_chance):
        _advance(session, Course(until))


def _advance(session: SessionState, course: Course) -> None:
    """Play one slice of a course. Completed decisions stay, even after an error."""
    branch, is_unread = session.fork(), course.moves > 0 and session.unread
    try:
        left = _slice(session, branch, course)
    except BaseException:
        session.course = None
        if len(branch) > session.step:
            session.adopt(branch)
        raise
    session.adopt(branch, left)
    session.unread = session.unread or is_unread


def _slice(session: SessionState, branch: Match, course: Course) -> Course | None:
    """Play decisions and the chance after them, for one slice. Return the remaining course."""
    end = time.monotonic() + SLICE
    seats = session.seats
    while True:
        before = len(branch)
        try:
            branch.play(seats.policies, session.rng, "action", chance=session.chance)
            resolve_chance(session, branch)
        except BaseException:
            branch.rewind(before)
            raise
        decided = (k for k in range(before, len(branch)) if branch.actions[k].seat != CHANCE)
        first = next(decided, None)
        if first is None:
            return None
        state = branch.states[first]
        begun = course.begun or (state.round, state.turn)
        course = replace(course, begun=begun, moves=course.moves + 1)
        if _is_done(session, course, branch):
            return None
        if branch.to_move not in seats.bots or session.asks_people(branch, before):
            return replace(course, asks=True)
        if time.monotonic() >= end:
            return course


def _is_done(session: SessionState, course: Course, branch: Match) -> bool:
    """Return true if a course is over. A person's turn ends every course."""
    to_move, state = branch.to_move, branch.state
    is_persons_turn = to_move not in session.bots and to_move in (state.turn, CHANCE, NOBODY)
    assert course.begun is not None
    return is_persons_turn or has_passed(course.until, course.begun, state)


def resumed(session: SessionState, branch: Match) -> Course | None:
    """Return the course that a person's answer interrupted, if it continues now."""
    course = session.course
    if course is None or not course.asks or _is_done(session, course, branch):
        return None
    return replace(course, asks=branch.to_move not in session.bots)
