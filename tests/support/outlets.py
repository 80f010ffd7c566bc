"""Every way out of the engine, in one list: what a viewer is shown of a match, by whatever door.

`OUTLETS` is read by `test_outlets.py`, which runs it over pairs of matches that differ only in what
the viewer may not know. A new door (a public method of `Match`, of a game, of an environment, of
an exercise, a message or a synced trait of a widget, a function of `teg_nb.analysis`) must stand in
`OUTLETS`, under ``doors``, or in `CLOSED`, with the reason why it shows no secret to anybody who
should not see it; else a test fails.
"""

from __future__ import annotations

import copy
import dataclasses
import itertools
import json
import os
import pickle
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import anywidget
import ipywidgets
import nbformat
from ipywidgets.embed import dependency_state, embed_data
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook, new_output
from typer.testing import CliRunner

from teg_nb import CHANCE, BadMessage, IllegalAction, Match, analysis, exercises, widget
from teg_nb.analysis import (
    battles_frame,
    board_frame,
    entries_frame,
    events_frame,
    pacts_frame,
    race_figure,
    search_frame,
    sides_frame,
    standings_frame,
    stocks_frame,
)
from teg_nb.bots import POLICIES
from teg_nb.bots.search import Search
from teg_nb.cli.app import app
from teg_nb.engine.actions import Action
from teg_nb.engine.codec import decode_for, encode
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.game import Game
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.study_tree import StudyPosition
from teg_nb.engine.schema.field_types import (
    FieldType,
    ListOf,
    Reference,
    Scalar,
    TupleOf,
    field_types,
)
from teg_nb.exercises import (
    BadExercise,
    Choose,
    Exercise,
    FindError,
    Judge,
    Mark,
    Number,
    Order,
    Play,
)
from teg_nb.lessons.your_matches import YourMatches as YourMatches  # its widget is a door
from teg_nb.rl.gymnasium_env import SeatEnv, gym_env
from teg_nb.rl.pettingzoo_env import GameEnv, parallel_env
from teg_nb.simulation.playouts import SPECTATOR
from teg_nb.widget import (
    BoardView,
    ExerciseWidget,
    KnowledgeView,
    MatchWidget,
    OddsView,
    PlayoutsView,
    Timeline,
    Tour,
    compare,
    dashboard,
)
from teg_nb.widget.session import messages
from teg_nb.widget.session.messages import parse
from teg_nb.widget.session.refusals import refused
from teg_nb.widget.session.saved_page import page_text, replay
from teg_nb.widget.session.session import Session
from teg_nb.widget.views.knowledge_view import knows_secrets

LANGUAGES = ("es", "en")


@dataclass(frozen=True)
class Look:
    """One viewer before one match, as it stands."""

    match: Match
    viewer: int | None

    @property
    def seen(self) -> Any:
        return self.match.observe(self.viewer)

    @property
    def due(self) -> bool:
        """True if chance is to move: an interface would draw at once."""
        return self.match.to_move == CHANCE

    def session(self, cut: bool = False) -> Session:
        """The match on a screen where the viewer is the only person; a bot plays the others."""
        seats = range(len(self.match.settings.seats))
        bots = {seat: ("random", POLICIES["random"]) for seat in seats if seat != self.viewer}
        study = Study(self.match.fork())
        if cut and len(study.match):
            study.match.pop()
            study.at = StudyPosition("v1", study.end().step)
        return Session(study, bots, random.Random(1))

    def widget(self) -> MatchWidget:
        seats = range(len(self.match.settings.seats))
        bots = {seat: "random" for seat in seats if seat != self.viewer}
        return MatchWidget(self.match.fork(), bots, seed=1)

    def environment(self) -> GameEnv:
        """An environment in which the match was played."""
        settings = self.match.settings
        chosen = settings.options.changed()
        made = GameEnv(
            self.match.game.name, len(settings.seats), options=chosen, render_mode="ansi"
        )
        made.reset(seed=1)
        made.match = self.match
        return made


@dataclass(frozen=True)
class Outlet:
    """A door: what it is called, what goes out by it, and the public names that are covered."""

    name: str
    read: Callable[[Look], Any]
    doors: tuple[str, ...] = ()
    waits: bool = False
    """Whether it can be looked at only where chance is not due."""


# In Python


def observation(look: Look) -> Any:
    """Every attribute, by name."""
    seen = look.seen
    return {name: repr(getattr(seen, name)) for name in field_types(type(seen))} | {
        "repr": repr(seen)
    }


def history(look: Look) -> Any:
    """The log in an observation, and what is left of it in copies."""
    seen = look.seen
    copies = [copy.copy(seen), copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))]
    return [repr(item.history) for item in (seen, *copies)]


def imagined(look: Look) -> Any:
    """Positions drawn from what the viewer knows, with its history and without."""
    game, bare = look.match.game, look.match.game.observe(look.match.state, look.viewer)
    rng = random.Random(3)
    return [game.dump(game.determinize(seen, rng)) for seen in (look.seen, bare) for _ in range(3)]


def entries(look: Look) -> Any:
    """The log as the viewer reads it."""
    match = look.match
    shown = (
        match.game.redact(state, action, look.viewer)
        for state, action in zip(match.states, match.actions, strict=False)
    )
    return [encode(action, match.settings) for action in shown if action is not None]


def logs(look: Look) -> Any:
    """The log made for the viewer, or the refusal to make one."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            path = look.match.save(Path(folder) / "seat.jsonl", viewer=look.viewer)
        except IllegalAction as fault:
            return str(fault)
        return [*look.match.lines(look.viewer), path.read_text("utf-8")]


def stories(look: Look) -> Any:
    return [look.match.news(0, None, look.viewer, lang) for lang in LANGUAGES]


def pictures(look: Look) -> Any:
    match = look.match
    return [
        match.game.picture(match.state, viewer=look.viewer).svg
        if look.viewer is not None and _takes_viewer(match)
        else match.game.picture(match.state).svg,
        match._repr_svg_(),
        match.state._repr_svg_(),
        match.picture().svg,
    ]


def _takes_viewer(match: Match) -> bool:
    return match.game.name == "reconquista"


def reprs(look: Look) -> Any:
    session = look.match
    log = session.log()
    kept = [repr(log), *map(repr, log.lines.values())]
    return [repr(session), repr(session.state), str(session), repr(look.seen), *kept]


def frames(look: Look) -> Any:
    match, viewer = look.match, look.viewer
    outputs = {
        "entries": entries_frame(match, viewer),
        "events": events_frame(match, viewer),
        "battles": battles_frame(match, viewer),
        "sides": sides_frame(match, viewer),
        "standings": standings_frame(match, viewer),
    }
    if match.game.name != "eggar":  # it has no map
        outputs["board"] = board_frame(match, viewer=viewer)
    if viewer is None:  # what a match gives without being asked for more
        outputs |= {"frame": match.frame(), "match_battles": match.battles()}
    if match.game.name == "teg":
        outputs["pacts"] = pacts_frame(match)
    if match.game.name == "wargame":
        outputs["stocks"] = stocks_frame(match, viewer)
    return {name: frame.to_csv() for name, frame in outputs.items()}


def charts(look: Look) -> Any:
    """Return the pictures of a match. They have no viewer, so a spectator may see them."""
    return [race_figure(look.match, lang=lang).svg for lang in LANGUAGES]


def questions(look: Look) -> Any:
    """Return the answers of the rules: all legal actions of the viewer, and the acting seats."""
    game, state, seat = look.match.game, look.match.state, look.viewer
    asked: dict[str, Any] = {"actors": game.acting_seats(state), "to_move": game.to_move(state)}
    asked["standings"] = game.standings(look.seen)
    asked["public standings"] = game.public_standings(state)
    asked["holdings"] = game.holdings(look.seen)
    if seat is not None:
        asked["legal"] = [encode(action, look.match.settings) for action in look.seen.legal_actions]
        asked["listed"] = [
            encode(action, look.match.settings) for action in game.legal_actions(state, seat)
        ]
        asked["menu"] = look.match.menu(seat)
        asked["compose"] = game.offer_form(state, seat) if seat in game.acting_seats(state) else {}
        asked["proposals"] = [
            encode(proposal, look.match.settings) for proposal in game.proposals(state, seat)
        ]
    return asked


def refusals(look: Look) -> Any:
    """Return the results of actions that the viewer attempts, whatever the position."""
    match, seat = look.match, look.viewer
    outputs = []
    for words in attempts(match, random.Random(len(match))):
        try:
            action = decode_for(0 if seat is None else seat, words, match.game, match.settings)
            if seat is None:
                continue
            match.game.play(match.state, action)
            outputs.append("accepted")
        except IllegalAction as fault:
            texts = [fault.text(lang) for lang in LANGUAGES]
            outputs.append((fault.code, fault.clause, texts, repr(fault.facts), str(fault)))
        except BadMessage as fault:
            outputs.append(str(fault))
    return outputs


def attempts(match: Match, rng: random.Random) -> Iterator[list[Any]]:
    """Actions of every verb of the seats, with arguments drawn at random."""
    settings = match.settings

    def word(form: FieldType) -> Any:
        match form:
            case ListOf(inner):
                return [word(inner) for _ in range(rng.randint(0, 2))]
            case TupleOf(parts):
                return [word(part) for part in parts]
            case Scalar("flag"):
                return rng.random() < 0.5
            case Reference(kind):
                return rng.choice(settings.vocabulary[kind])
        return rng.randint(1, 6)

    for verb, kind in sorted(match.game.verbs.items()):
        forms = [form.non_null for form in kind.fields.values()]
        if any(isinstance(f, Reference) and not settings.vocabulary[f.kind] for f in forms):
            continue
        for _ in range(4):
            yield [verb, *map(word, forms)]


# On the screen


def trait(look: Look) -> Any:
    """Return the messages to a page, also for a variation: a match cut by its last entry."""
    session, forked, undone = look.session(), look.session(cut=True), look.session()
    undone.study.take_back(StudyPosition(step=max(undone.step - 1, 0)))
    board = session.screen.board(session.match.settings)
    return [session.view(), board, forked.view(), undone.view()]


def replies(look: Look) -> Any:
    """Every reply to the viewer, and what the same messages bring those who are nobody."""
    session = look.session()
    match, step = look.match, session.step
    names = match.settings.seats
    asked: list[dict[str, Any]] = [
        {"kind": "private"},
        {"kind": "offers", "step": step},
        {"kind": "events"},
        {"kind": "hint", "step": step},
        *({"kind": "look", "seat": name} for name in names),
        *({"kind": "reach", "step": step, "source": place} for place in _places(match)[:12]),
        *_fights(match, step),
        {"kind": "go", "step": max(step - 3, 0)},
        {"kind": "go", "step": step},
        {"kind": "undo", "step": step},
        {"kind": "redo", "step": step},
        {"kind": "go", "step": step},
        {"kind": "explore", "step": step},
        {"kind": "private"},
        {"kind": "events"},
        {"kind": "leave"},
        {"kind": "report", "step": step},
    ]
    outputs = []
    for message in asked:
        try:
            reply: Any = session.handle(parse(_complete(message)))
        except Exception as fault:
            reply = refused(fault, session.step, "es")
        outputs.append((reply, session.view()))
    return outputs


def _fights(match: Match, step: int) -> Iterator[dict[str, Any]]:
    """Questions about attacks from each place on the next, legal or not."""
    for source, target in itertools.pairwise(_places(match)[:12]):
        yield {"kind": "odds", "step": step, "sources": [source], "target": target}
        yield {"kind": "why", "step": step, "action": ["attack", source, target]}


def _complete(message: dict[str, Any]) -> dict[str, Any]:
    """A message with whatever more its kind asks for: the line, a nonce."""
    from teg_nb.widget.session.messages import FIELDS

    message = {"line": "main", **message} if "step" in message else message
    wanted = FIELDS[message["kind"]]
    return {name: field.type() for name, field in wanted.items()} | message


def _places(match: Match) -> list[str]:
    return list(match.settings.vocabulary.get("country", ()))


def saved(look: Look) -> Any:
    """Return what a notebook stores of a board: its state, its output, its text."""
    widget = look.widget()
    state = {name: value for name, value in widget.get_state().items() if name not in UNCHANGING}
    bundle = widget._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    shown = {kind: text for kind, text in data.items() if "widget-view" not in kind}
    return [state, shown, repr(widget), repr(widget.session)]


def followed(look: Look) -> Any:
    """Return the views next to a board, in the page, in a saved notebook and as a picture."""
    match = look.match.fork()
    views = dashboard(look.widget())
    board = BoardView(match, lang="en")
    pair = compare(board, BoardView(match, lang="en"))
    outputs: list[Any] = [views.picture(), pair.picture(), repr(views), repr(pair), pair.words()]
    odds = [OddsView(item, *_places(match)[:2]) for item in (views.board, board)]
    more = [item for item in (views.odds, views.knowledge, *odds) if item is not None]
    outputs += [item.picture() for item in more]
    for item in (views.timeline, views.race, views.table, Timeline(match), board, *more):
        kept = {name: value for name, value in item.get_state().items() if name not in UNCHANGING}
        for name in {"board", "film"} & kept.keys():
            kept[name] = getattr(item, name).text
        outputs += [kept, repr(item)]
    return outputs


def saved_pages(look: Look) -> Any:
    """Return pages of the position, of the match, and of the match with a variation.

    CI saves the beginning of the match.
    """
    short = len(look.match) if os.environ.get("TEG_NB_SOAK") else min(len(look.match), BEGINNING)
    branched = Study(look.match.fork(short))
    if short:
        branched.match.pop()
    shown = look.match.state, look.match.fork(short), branched
    pages = [page_text(item, notes=True, viewer=look.viewer) for item in shown]
    board = BoardView(look.match.fork(short)).replay()  # of a lesson as a page
    return [*pages, board and [board.at, board.own, replay(board.study)]]


def typing(look: Look) -> Any:
    """Return the replies to chance entries that people type, refusals included."""
    seats = range(len(look.match.settings.seats))
    bots = {seat: "random" for seat in seats if seat != look.viewer}
    board = MatchWidget(look.match.fork(), bots, seed=1, chance="manual")
    outputs: list[Any] = [board.view]
    board.send = outputs.append
    for text in ("", "x", "1 / 2 / 3 / 4 / 5", "9 9 9 9 9 9 9 9"):
        asked = {"kind": "throw", "line": board.line, "step": board.step, "text": text}
        board._on_message(board, {**asked, "nonce": "n"}, [])
    return outputs


def knowing(look: Look) -> Any:
    """Return the replies to questions about knowledge, of each seat and of everybody."""
    board = look.widget()
    if not knows_secrets(board.session):
        return None
    outputs: list[Any] = []
    for item in (KnowledgeView(board), KnowledgeView(look.match.fork())):
        item.send = outputs.append
        for name in ("", *look.match.settings.seats):
            item._on_message(item, {"kind": "knowledge", "seat": name, "nonce": "n"}, [])
        outputs.append(item.get_state(["seats", "may_ask", "alone", "aid"]))
    return outputs


def asked(look: Look) -> Any:
    """An exercise of a seat about the position, to look at and to play on; a tour of the match."""
    match = look.match.fork()
    study = Study(match)
    study.annotate(study.end(), comment="?")
    views: list[Any] = [Tour(study)]
    if look.viewer is not None:
        seat = match.settings.seats[look.viewer]
        here = {"start": match, "seat": seat}
        views.append(ExerciseWidget([Choose("q", "?", options=["1", "2"], right=1, **here)]))
        if match.to_move == look.viewer:
            goal = {"wins": True}
            play = Play("q", "?", goal=goal, within="match", **here)
            views.append(ExerciseWidget([play]))
    outputs = []
    for view in views:
        state = {name: value for name, value in view.get_state().items() if name not in UNCHANGING}
        outputs += [state, view.board.text, view.picture(), view.words(), repr(view)]
    return outputs


def tasks(look: Look) -> Any:
    """Exercises of each kind that a teacher has made of a position, for the seat that answers.

    What they show, choices, hints, verdicts and solutions: the rules judge them with all secrets.
    """
    if look.viewer is None:
        return None
    match, rng = look.match.fork(), random.Random(len(look.match))
    seat = match.settings.seats[look.viewer]
    here = {"start": match, "seat": seat, "hints": ["?"]}
    makes: list[Callable[[], Exercise]] = [
        lambda: Choose("q", "?", options=["1", "2"], right=1, **here),
        lambda: Number("q", "?", answer=2, **here),
        lambda: Order("q", "?", items=["1", "2", "3"], **here),
    ]
    if match.to_move == look.viewer:
        makes.append(lambda: Play("q", "?", goal={"wins": True}, within="match", **here))
        verbs = sorted({action.verb for action in look.seen.legal_actions})
        makes += [partial(Mark, "q", "?", asked=verb, **here) for verb in verbs]
        for words in attempts(match, rng):
            makes.append(partial(Judge, "q", move=words, **here))
            makes.append(partial(FindError, "q", "?", entries=[[seat, *words]], **here))
    return [_asked(make) for make in makes]


def _asked(make: Callable[[], Exercise]) -> Any:
    """Return the texts of an exercise, or the reason why it cannot be made."""
    try:
        made = make()
    except BadExercise as fault:
        return [fault.text(lang) for lang in LANGUAGES]
    right = made.right_answer()
    answers = [] if right is None else [right]
    verdicts = [made.check(item) for item in (*answers, 1, "x")]
    told: list[Any] = [
        repr(made),
        right,
        made.solved,
        made.clause,
        made.rule,
        made.options_without_reason,
        [make() for make in made.variants],
        [made.parts_of(made.parse_answer(answer)) for answer in answers],
    ]
    for lang in LANGUAGES:
        told += [made.plain(lang), made.html(lang), made.picture(lang), made.options(lang)]
        told += [made.answer_help.in_language(lang), made.explained.in_language(lang)]
        told += [hint.in_language(lang) for hint in made.hints]  # the last is of a random match
        told += [item.plain(lang) for item in (made.solution(), *verdicts)]
        told += [made.describe_answer(made.parse_answer(answer), lang) for answer in answers]
    return told


BEGINNING = 8
"""Entries of a match that are saved as a page outside the soak."""

UNCHANGING = {"_esm", "_css", "_anywidget_id", "layout", "leader", "own_id", "tabbable", "tooltip"}


# At the terminal


def terminal(look: Look) -> Any:
    """Return the output of the command for a log, which anybody at the screen may read."""
    with tempfile.TemporaryDirectory() as folder:
        log = str(look.match.save(Path(folder) / "match.jsonl"))
        runs = ([log], [log, "--json"], [log, "--lang", "en"])
        return [
            CliRunner().invoke(app, ["replay", *words]).output.replace(folder, "") for words in runs
        ]


# To those who ask a bot


def thinking(look: Look) -> Any:
    """Return the evaluation of a search for the decision of a seat."""
    search = Search(playouts=3, entries=3)
    return search_frame(look.seen, search).to_dict(orient="records")


def advised(look: Look) -> Any:
    """A hint, as a cell shows it; to whoever is not to move, and to spectators, the refusal."""
    try:
        given = look.match.hint(-1 if look.viewer is None else look.viewer, ask=True)
    except (BadArgument, IllegalAction) as fault:
        return str(fault)
    texts = [given.plain(lang) for lang in LANGUAGES]
    return [*texts, given.html(), repr(given.action), repr(given.plan)]


def chances(look: Look) -> Any:
    """Playouts from what the viewer may know, what is said of them, and what a page is told."""
    view = PlayoutsView(
        look.match.fork(), perspective=SPECTATOR if look.viewer is None else look.viewer
    )
    view.start(1, "random")
    for run in view._runs:
        run.running.wait(60)
    kept = {name: value for name, value in view.get_state().items() if name not in UNCHANGING}
    return [view.done, *map(view.done[0].summary, LANGUAGES), view.told(), kept, repr(view)]


# In files that are handed on


@cache
def _exporter() -> HTMLExporter:
    return HTMLExporter()


def exported(look: Look) -> Any:
    """A notebook with a board, views and a match, as it is saved, and as a page made of it.

    The state of all its widgets lies in it, as Lab saves it.
    """
    match, board = look.match.fork(), look.widget()
    shown: list[Any] = [board, BoardView(match), Timeline(match), match, match.state]
    if look.viewer is not None:
        seat = match.settings.seats[look.viewer]
        shown.append(Choose("q", "?", options=["1", "2"], right=1, start=match, seat=seat).view)
    notebook = new_notebook(cells=[new_code_cell("", id=f"c{k}") for k in range(len(shown))])
    for cell, output in zip(notebook.cells, shown, strict=True):
        bundle = getattr(output, "_repr_mimebundle_", None)
        outputs = (
            bundle()
            if bundle
            else {"image/svg+xml": output._repr_svg_(), "text/plain": str(output)}
        )
        data = outputs[0] if isinstance(outputs, tuple) else outputs
        cell.outputs = [new_output("display_data", data)]
    views = [item for item in shown if isinstance(item, ipywidgets.Widget)]
    state = embed_data(views, state=dependency_state(views, drop_defaults=False))["manager_state"]
    for model in state["state"].values():
        for name in UNCHANGING & model["state"].keys():
            del model["state"][name]
        if isinstance(text := model["state"].get("text"), str):  # the front end's own as well
            model["state"]["text"] = sha256(text.encode()).hexdigest()
    notebook.metadata["widgets"] = {"application/vnd.jupyter.widget-state+json": state}
    # Models are named at random: here by their order, and before they are sorted by name.
    names = {name: f"{k:032}" for k, name in enumerate(state["state"])}
    plain = re.sub("[0-9a-f]{32}", lambda it: names.get(it[0], it[0]), json.dumps(notebook))
    notebook = nbformat.from_dict(json.loads(plain))
    page, _ = _exporter().from_notebook_node(notebook)
    page = re.sub(r"\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", "", page)  # of elements
    return [sha256(text.encode()).hexdigest() for text in (nbformat.writes(notebook), page)]


# To programs that learn


def seats_of_gymnasium(look: Look) -> Any:
    """Return the observations of a learner of one seat; other seats get the picture."""
    outputs: list[Any] = []
    for encoding, mode in (("numbers", "ansi"), ("factored", "svg")):
        settings = look.match.settings
        made = gym_env(
            look.match.game.name,
            len(settings.seats),
            learner=look.viewer or 0,
            others="random",
            encoding=encoding,
            options=settings.options.changed(),
            render_mode=mode,
        )
        if look.match.to_move == look.viewer:  # a match that begins there
            made.table.first = look.match
            seen, told = made.reset(seed=1)
            outputs += [{name: value.tolist() for name, value in seen.items()}, told]
            outputs.append(made.action_masks().tolist())
        else:
            made.reset(seed=1)
            made.table.match = look.match
        outputs += [made.render(), str(made), made.metadata]
        if look.viewer is not None:
            made._known = made.table.observe(made.agent)
            outputs.append({name: value.tolist() for name, value in made._seen().items()})
    return outputs


def parallel(look: Look) -> Any:
    """Return the observations of an agent in the parallel environment."""
    settings = look.match.settings
    made = parallel_env(
        look.match.game.name,
        len(settings.seats),
        options=settings.options.changed(),
        render_mode="ansi",
    )
    made.unwrapped.first = look.match
    seen, infos = made.reset(seed=1)
    outputs: list[Any] = [made.render(), str(made), made.metadata, infos]
    if look.viewer is not None:
        own = seen[made.possible_agents[look.viewer]]
        outputs += [{name: value.tolist() for name, value in own.items()}]
    return outputs


def learners(look: Look) -> Any:
    made = look.environment()
    outputs: list[Any] = [made.render(), str(made), made.metadata]
    if look.viewer is not None:
        seen = made.observe(made.possible_agents[look.viewer])
        mask = seen["action_mask"] if look.match.to_move == look.viewer else []
        legal = made.legal if look.match.to_move == look.viewer else {}
        outputs += [seen["observation"].tolist(), list(mask), legal, made.infos]
    return outputs


OUTLETS = (
    Outlet("observation", observation, ("Game.observe",)),
    Outlet("history", history, ("Match.observe",)),
    Outlet("imagined", imagined, ("Game.determinize",)),
    Outlet("entries", entries, ("Game.redact",)),
    Outlet("logs for one seat", logs, ("Match.lines", "Match.save")),
    Outlet("news", stories, ("Match.news",)),
    Outlet("pictures", pictures, ("Game.picture", "Match.picture")),
    Outlet("reprs", reprs),
    Outlet(
        "frames",
        frames,
        (
            *("analysis.entries_frame", "analysis.events_frame", "analysis.board_frame"),
            *("analysis.battles_frame", "analysis.pacts_frame", "analysis.sides_frame"),
            *("analysis.standings_frame", "analysis.stocks_frame"),
            *("Match.frame", "Match.battles"),
        ),
    ),
    Outlet("charts", charts, ("analysis.race_figure",)),
    Outlet(
        "questions",
        questions,
        (
            *("Game.acting_seats", "Game.to_move", "Game.legal_actions", "Game.standings"),
            "Game.public_standings",
            *("Game.offer_form", "Game.proposals", "Game.holdings"),
            *("Match.menu", "Match.legal_actions", "Match.to_move"),
        ),
    ),
    Outlet("refusals", refusals, ("Game.play", "Match.push", "Match.act")),
    Outlet("trait", trait, ("trait view", "trait lines", "trait board", "trait text"), waits=True),
    Outlet(
        "replies",
        replies,
        (
            *("message private", "message look", "message reach", "message offers"),
            *("message hint", "message events"),
            *("message go", "message undo", "message redo", "message why", "message odds"),
            *("message explore", "message leave", "message report"),
        ),
        waits=True,
    ),
    Outlet("saved notebook", saved, ("widget MatchWidget",), waits=True),
    Outlet(
        "views",
        followed,
        (
            *(
                "widget BoardView",
                "widget Compared",
                "widget Dashboard",
                "widget LogTable",
                "widget StandingsView",
            ),
            *("widget Timeline", "trait film", "trait tail", "trait steps", "trait selected"),
            *("widget OddsView", "trait odds"),
        ),
        waits=True,
    ),
    Outlet("pages", saved_pages, ("message save_page",)),
    Outlet("a real table", typing, ("message throw",)),
    Outlet(
        "who knows what",
        knowing,
        ("widget KnowledgeView", "trait seats", "trait may_ask", "trait alone", "trait aid"),
        waits=True,
    ),
    Outlet(
        "exercises",
        asked,
        ("widget ExerciseWidget", "widget Tour", "widget WorkbookWidget", "trait told"),
        waits=True,
    ),
    Outlet(
        "exercises of a position",
        tasks,
        (
            *("Exercise.check", "Exercise.judge", "Exercise.hint", "Exercise.solution"),
            *(
                "Exercise.explained",
                "Exercise.answer_help",
                "Exercise.describe_answer",
                "Exercise.parse_answer",
            ),
            *("Exercise.plain", "Exercise.html", "Exercise.picture", "Exercise.options"),
            *("Exercise.right_answer", "Exercise.solved", "Exercise.view"),
            *("Exercise.about", "Exercise.entries", "Exercise.form", "Exercise.heading"),
            *("Exercise.given_hints", "Exercise.has_more_hints", "Exercise.hints"),
            *("Exercise.safe_hints", "Exercise.may_have_sibling", "Exercise.sibling"),
            *("Exercise.luck", "Exercise.spent", "Exercise.tries", "Exercise.tries_left"),
            *("Exercise.position_after", "Exercise.word_of", "Exercise.rule"),
            *("Exercise.options_without_reason", "Exercise.parts_of", "Exercise.variants"),
            *(f"exercises.{word}" for word in ("Choose", "FindError", "Judge", "Mark", "Number")),
            *("exercises.Order", "exercises.Play", "exercises.Exercise", "exercises.Verdict"),
            "exercises.BadExercise",
        ),
        waits=True,
    ),
    Outlet("exported notebooks", exported, waits=True),
    Outlet("terminal", terminal),
    Outlet("thinking", thinking, ("analysis.search_frame",)),
    Outlet("hints", advised, ("Match.hint",)),
    Outlet("playouts", chances, ("widget PlayoutsView", "trait line", "trait step")),
    Outlet(
        "environments",
        learners,
        ("GameEnv.observe", "GameEnv.render", "GameEnv.last", "GameEnv.legal"),
        waits=True,
    ),
    Outlet(
        "environments of one seat",
        seats_of_gymnasium,
        ("SeatEnv.reset", "SeatEnv.action_masks", "SeatEnv.render", "SeatEnv.metadata"),
        waits=True,
    ),
    Outlet(
        "environments of all seats",
        parallel,
        ("parallel_env.reset", "parallel_env.render", "parallel_env.metadata"),
        waits=True,
    ),
)

_WHOLE = "the whole match, for whoever owns it: it holds every secret, and says so"
_PLAYS = "plays on; what came of it is read by the doors above"
_PLACE = "a number or a name that everybody knows"
_MANY = "reads a dataset of whole logs"
_BOARD = "the board and the rules alone"

CLOSED = {
    "Game.presets": "named tables, the same for everybody",
    "Match.extend": "adds entries of a log to a match; whoever calls it has both",
    "Match.observe_on_demand": "the observation of `Match.observe`, read when it is needed",
    "exercises.KINDS": "classes of exercises by name, the same for everybody",
    "message again": "begins another match; answers nothing",
    "message learn": "begins a turn from a fixed position; answers nothing",
    "message open_log": "reads a log that the person has",
    "message save": "the log of a match that is over, which everybody may read",
    "analysis.played_by": "names of bots, which everybody knows",
    **dict.fromkeys(
        (
            "widget YourMatches",
            *("trait description", "trait description_allow_html", "trait placeholder"),
            *("trait style", "trait value"),
        ),
        "reads files that a person drops; of a match that goes on, what everybody may know",
    ),
    **dict.fromkeys(
        (
            *("Match.load", "Match.parse", "Match.header"),
            *(
                "Match.fork",
                "Match.log",
                "Match.state",
                "Game.dump",
                "Game.load",
                "Game.sample_chance",
            ),
            *(
                "Study.act",
                "Study.action",
                "Study.annotate",
                "Study.set_note",
                "Study.branches",
                "Study.resolve_chance",
            ),
            *("Study.delete", "Study.end", "Study.line", "Study.lines", "Study.load", "Study.log"),
            *("Study.note", "Study.of", "Study.parent_of", "Study.parse", "Study.play"),
            *("Study.promote", "Study.rename", "Study.save", "Study.state", "Study.title"),
            *("Study.undo", "Study.can_undo", "Study.adopt", "Study.fork", "Study.outline"),
            *("Study.has", "Study.notes", "Study.added", "Study.mark"),
            *("Study.take_back", "Study.bring_back", "Study.add_variation"),
            *(
                "Match.pending_chance",
                "Match.enter_chance",
                "Study.enter_chance",
                "Exercise.played",
            ),
        ),
        _WHOLE,
    ),
    **dict.fromkeys(
        (
            *("Match.run_reactions", "Match.resolve_chance", "Match.play", "Match.run"),
            *("Match.pop", "Match.rewind", "Match.undo", "Game.setup", "Game.position"),
            *("Game.check", "Game.apply"),
            *("Match.adopt", "Match.push_unchecked", "Match.push_at"),
            *("GameEnv.reset", "GameEnv.step", "message act", "message answer"),
            *("message attack_until", "message step", "message level"),
            *("message rename", "message promote", "message delete", "message restore"),
            *("message annotate", "message routine", "message more", "message stop"),
            *("message replace", "message bring_back", "message keep"),
            *("message start", "message code"),
            *("SeatEnv.step", "parallel_env.step"),
        ),
        _PLAYS,
    ),
    **dict.fromkeys(
        (
            *("Match.is_over", "Match.outcome", "Match.settings", "Match.step", "Game.outcome"),
            *(
                *("Game.name", "Game.refusals", "Game.unlisted", "Game.verbs"),
                *("Game.dice", "Game.features", "Game.version", "message lang"),
                *("Game.chance_rules", "Game.counted", "Game.pieces", "Game.unnamed"),
            ),
            *("GameEnv.action_space", "GameEnv.observation_space", "GameEnv.agent_iter"),
            *("GameEnv.close", "GameEnv.max_num_agents", "GameEnv.num_agents"),
            *("GameEnv.metadata", "GameEnv.state_space", "GameEnv.unwrapped"),
            *("SeatEnv.close", "SeatEnv.get_wrapper_attr", "SeatEnv.has_wrapper_attr"),
            *("SeatEnv.np_random", "SeatEnv.np_random_seed", "SeatEnv.render_mode"),
            *("SeatEnv.set_wrapper_attr", "SeatEnv.spec", "SeatEnv.unwrapped"),
            *(
                f"parallel_env.{name}"
                for name in (
                    *("action_space", "action_spaces", "aec_env", "close", "max_num_agents"),
                    *("num_agents", "observation_space", "observation_spaces"),
                    *("possible_agents", "render_mode", "state_space", "unwrapped"),
                )
            ),
            *("Exercise.kind", "Exercise.needs_start", "Exercise.settings", "Exercise.game"),
            "Exercise.on_change",
        ),
        _PLACE,
    ),
    "Game.has_sealed_entries": "asked by what reads the log, so that it waits; nobody is told",
    "Game.require_log_access": "the options alone",
    "widget PredictionWidget": "a question of a cell; what comes out is told once there is a bet",
    **dict.fromkeys(("trait asks", "trait question"), "what a cell asks, and how one can bet"),
    "widget Shared": "a text that boards refer to; what it holds is looked at as the board",
    "message still": "draws anew the still picture, which the saved notebook shows",
    **dict.fromkeys(("trait auto", "trait speed"), "how fast the page lets bots play"),
    "trait hints": "whether there are hints",
    "trait confirm": "whether a placement ends by itself",
    "trait lang": "the language of the words",
    **dict.fromkeys(
        ("trait arrows", "trait caption", "trait marks", "trait notice", "trait turns"),
        "what a cell says of a view",
    ),
    **dict.fromkeys(
        (
            *("widget CompanionView", "widget TimelineView", "widget MapView", "widget BaseView"),
            *("widget PageTraits", "widget ModelView"),
        ),
        "what views share: nobody shows it",
    ),
    **dict.fromkeys(("trait box_style", "trait children"), "of ipywidgets: the views of a desk"),
    "widget Sliders": "what a cell's own function gives of values that are moved",
    **dict.fromkeys(
        ("widget DropArea", "trait label", "trait own_id"),
        "where files are dropped, its words, and the name of a widget's model",
    ),
    "trait face": "which view it is",
    "trait leader": "beside which board a view moves: a name that the page gives it",
    "trait window": "what is seen of the map",
    "trait front": "the front end's own code: the same whatever is played",
    "trait plotly": "a library of the front end: the same whatever is played",
    "trait size": "how large words are, as the cell says",
    **dict.fromkeys(
        (
            *("exercises.check", "exercises.load", "exercises.preview", "exercises.sheet"),
            *("exercises.handed_out", "exercises.open_solutions"),
            *("exercises.Chapter", "exercises.Workbook"),
        ),
        "what a teacher has written in a file, as the exercises of it show themselves",
    ),
    **dict.fromkeys(
        (
            "exercises.grade",
            "exercises.set_journal",
            "exercises.stamp",
            "exercises.is_solved",
            "exercises.results",
        ),
        "what students have answered",
    ),
    **dict.fromkeys(
        ("exercises.Practice", "exercises.generate", "exercises.Generated"),
        "of matches that it plays itself, for nobody",
    ),
    **dict.fromkeys(
        ("exercises.Guess", "exercises.guess", "exercises.score"),
        "a question of a cell; what comes out is told once there is a bet",
    ),
    "parallel_env.state": "what all seats know, for a critic in training: it says so",
    "GameEnv.state": "what all seats know, for a critic in training: it says so",
    **dict.fromkeys(
        (
            *("analysis.luck_figure", "analysis.luck_frame", "analysis.compare_bots"),
            *(
                "analysis.holdings",
                "analysis.match_lengths",
                "analysis.summary",
                "analysis.survival",
                "analysis.wins_by_bot",
            ),
            *("analysis.wins_by_continent", "analysis.wins_by_objective"),
            *("analysis.wins_by_opening", "analysis.wins_by_order", "analysis.BadDataset"),
            *("analysis.Dataset", "analysis.read_dataset", "analysis.write_dataset"),
            *("analysis.flow_figure", "analysis.ratings_frame", "analysis.win_rates_figure"),
        ),
        _MANY,
    ),
    **dict.fromkeys(
        (
            *("analysis.ALL", "analysis.Chart", "analysis.map_figure", "analysis.lines_figure"),
            *("analysis.odds_figure", "analysis.odds_table", "analysis.stop_table"),
            *("analysis.board_graph", "analysis.chokepoints", "analysis.continents_frame"),
            *("analysis.countries_frame", "analysis.distances_frame", "analysis.missiles_frame"),
            *("message clause", "message rules"),
        ),
        _BOARD,
    ),
}
"""Doors that need no look, each with the reason."""


def doors() -> set[str]:
    """Every door there is, by name, as found in the code."""
    names = {f"Match.{name}" for name in dir(Match)}
    names |= {f"Game.{name}" for name in (*vars(Game), *Game.__annotations__)}
    names |= {f"GameEnv.{name}" for name in dir(GameEnv)}
    names |= {f"SeatEnv.{name}" for name in dir(SeatEnv)}
    names |= {f"parallel_env.{name}" for name in dir(parallel_env("tgm", 3))}
    names |= {f"Exercise.{name}" for name in dir(Exercise)}
    names |= {
        f"exercises.{name}"
        for name, value in vars(exercises).items()
        if not isinstance(value, ModuleType)
    }
    names |= {f"Study.{name}" for name in vars(Study)}
    names |= {f"analysis.{name}" for name in analysis.__all__}
    names |= {f"message {name}" for name in messages.KINDS}
    plain = set(anywidget.AnyWidget.class_trait_names(sync=True))
    for name in widget.__all__:  # these load when they are named
        getattr(widget, name)
    for kind in _widgets(ipywidgets.Widget):
        names.add(f"widget {kind.__name__}")
        names |= {f"trait {name}" for name in set(kind.class_trait_names(sync=True)) - plain}
    return {door for door in names if not re.search(r"[. ]_", door)}


def _widgets(kind: type) -> Iterator[type]:
    """Widget classes of the package."""
    for subclass in kind.__subclasses__():
        if subclass.__module__.startswith("teg_nb."):
            yield subclass
        yield from _widgets(subclass)


# Twins


def visible(events: list[Any], viewer: int | None) -> list[Any]:
    """Return the parts of events that a viewer may know."""
    shown: list[Any] = []
    for event in events:
        if event.known_to(viewer):
            shown.append(event)
        elif not event.silent:
            facts = {
                field.name: getattr(event, field.name)
                for field in dataclasses.fields(event)
                if field.name not in event.secret
            }
            shown.append((type(event).__name__, facts))
    return shown


def twin(match: Match, viewer: int | None, rng: random.Random) -> Match:
    """A match that reads like another one for a viewer, as far as it goes, and differs in secrets.

    Entry by entry: chance that the viewer cannot see falls otherwise, and actions of others that
    it cannot see are others where the same would not be legal. It ends where that is not possible
    any more: there the secrets come to light.
    """
    game = match.game
    other = match.fork(0)
    for step, action in enumerate(match.actions):
        read = game.redact(match.states[step], action, viewer)
        news = visible(match.events[step], viewer)
        for candidate in _candidates(other, action, read, rng):
            try:
                _, events = game.play(other.state, candidate)
            except IllegalAction:
                continue
            if (
                game.redact(other.state, candidate, viewer) == read
                and visible(events, viewer) == news
            ):
                other.push(candidate)
                break
        else:
            break
        if game.to_move(other.state) != game.to_move(match.states[step + 1]):
            other.pop()
            break
    return other


def _exchanged(action: Action, read: Any, rng: random.Random) -> Action:
    """A deal in which two of the cards that cannot be seen have changed places."""
    for field in dataclasses.fields(action):
        dealt, shown = getattr(action, field.name), getattr(read, field.name, None)
        if not isinstance(dealt, tuple) or not isinstance(shown, tuple) or len(dealt) != len(shown):
            continue
        hidden = [place for place, card in enumerate(dealt) if shown[place] != card]
        if len(hidden) > 1:
            one, two = rng.sample(hidden, 2)
            cards = list(dealt)
            cards[one], cards[two] = cards[two], cards[one]
            return dataclasses.replace(action, **{field.name: tuple(cards)})
    return action


def other_answers(match: Match) -> Match:
    """The same match of EGGAR, in which the cards that nobody has answered have other answers."""
    answered = {
        event.question
        for events in match.events
        for event in events
        if event.kind == "question_answered"
    }
    cards = []
    for number, card in enumerate(match.settings.questions):
        plain = card.plain()
        if number not in answered:
            plain["answer"] = (card.answer + 1) % len(card.es.choices)
            plain |= {lang: plain[lang] | {"note": "..."} for lang in LANGUAGES if lang in plain}
        cards.append(plain)
    options = match.settings.options.changed() | {"questions": cards}
    other = Match(match.game, match.settings.seats, options)
    for action in match.actions:
        other.push(action)
    return other


def _candidates(other: Match, action: Action, read: Any, rng: random.Random) -> Iterator[Action]:
    game = other.game
    if read == action:
        yield action
    elif action.seat == CHANCE:
        yield from (twin for _ in range(8) if (twin := _exchanged(action, read, rng)) != action)
        drawn = (game.sample_chance(other.state, rng) for _ in range(8))
        yield from (item for item in drawn if type(item) is type(action) and item != action)
        yield action
    else:
        yield action
        legal = [
            item
            for item in game.legal_actions(other.state, action.seat)
            if item.verb == action.verb
        ]
        yield from rng.sample(legal, min(len(legal), 30))
