"""Handlers of messages that only ask."""

from __future__ import annotations

from hashlib import sha256

from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.text.language import note_widget_language
from teg_nb.widget.session.hints import hint
from teg_nb.widget.session.messages import (
    Clause,
    Events,
    Hint,
    Lang,
    Look,
    Odds,
    Offers,
    Private,
    Reach,
    Rules,
    Why,
)
from teg_nb.widget.session.play import place_index
from teg_nb.widget.session.replay_feed import ReplayFeed
from teg_nb.widget.session.state import SessionState, handles
from teg_nb.widget.session.view_model import clause, private, rules

TOGETHER = 20
"""Maximum number of places in a question about the odds of an attack."""


@handles(Why)
def why(session: SessionState, message: Why) -> None:
    """Check an action against the rules without playing it."""
    branch = session.study.fork(session.at)
    branch.game.check(branch.state, session.seats.action(branch, message.action))


@handles(Odds)
def odds(session: SessionState, message: Odds) -> JsonObject | None:
    """Return the odds of an attack. None if no dice decide it."""
    if len(message.sources) > TOGETHER:
        raise BadMessage("nobody attacks from so many places together")
    sources = [place_index(session, source) for source in message.sources]
    target = place_index(session, message.target)
    game, state = session.match.game, session.match.states[session.step]
    observation = game.observe(state, session.viewer)
    chances = session.screen.odds(game, observation, sources, target) if sources else None
    asked = {"kind": "odds", "sources": message.sources, "target": message.target}
    return None if chances is None else {**asked, **chances}


@handles(Reach)
def reach(session: SessionState, message: Reach) -> JsonObject:
    """Return the missile targets of a country."""
    match, step = session.match, session.step
    seat = session.seats.looking(match, step)
    return session.screen.reach(match, step, seat, message.source, session.lang)


@handles(Offers)
def offers(session: SessionState, message: Offers) -> JsonObject:
    """Return the pacts that the viewer may propose."""
    match, step = session.match, session.step
    return session.screen.offers(match, step, session.seats.looking(match, step))


@handles(Hint)
def advise(session: SessionState, message: Hint) -> JsonObject:
    """Return what the best bot would do."""
    return hint(session.fork(), session.seats.asking(session.match, session.step))


@handles(Private)
def own_secrets(session: SessionState, message: Private) -> JsonObject:
    """Return what only the viewer may know."""
    match, step = session.match, session.step
    return private(match, step, session.seats.looking(match, step), session.lang)


@handles(Look)
def look(session: SessionState, message: Look) -> JsonObject:
    """Return what only another person at this screen may know."""
    seat = session.seats.person(message.seat, "hidden_information")
    return private(session.match, session.step, seat, session.lang)


@handles(Clause)
def read_clause(session: SessionState, message: Clause) -> JsonObject:
    """Return the text of a clause or decision."""
    settings = session.match.settings
    return clause(settings.game, message.name, session.lang, settings)


@handles(Rules)
def read_rules(session: SessionState, message: Rules) -> JsonObject:
    """Return the rules of the table, by chapter."""
    return rules(session.match.settings, session.lang)


@handles(Events)
def events(session: SessionState, message: Events) -> JsonObject:
    """Return the events that people may review."""
    film = session.film
    if film is None or film.lang != session.lang:
        film = session.film = ReplayFeed(session.study, session.lang, session.people)
    text, tail = film.texts()
    name = sha256(text.encode()).hexdigest()[:16]
    return {
        "kind": "events",
        "have": name,
        "film": "" if message.have == name else text,
        "tail": tail,
    }


@handles(Lang)
def speak(session: SessionState, message: Lang) -> None:
    """Change the language."""
    session.lang = message.lang
    note_widget_language(session.lang)
