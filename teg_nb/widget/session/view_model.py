"""The view model: the public position and the viewer's legal actions, as JSON values."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from teg_nb.engine.actions import ALL, CHANCE, NOBODY, Action
from teg_nb.engine.codec import HIDDEN_NAME, encode
from teg_nb.engine.errors import BadMessage, GameError
from teg_nb.engine.game import fold_actions
from teg_nb.engine.json_types import Json, JsonList, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.engine.settings import Settings
from teg_nb.engine.svg.palette import COLOURS
from teg_nb.engine.text.catalogue import Clause, Decision, catalogue, catalogue_of
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.games import AnyScreen, screen_of
from teg_nb.widget.session.aim import aim
from teg_nb.widget.session.map_acts import acts

NEWS = 12
"""Maximum number of news lines in a view."""


def view(
    match: Match, step: int, viewer: int | None, bots: Mapping[int, str], lang: str
) -> JsonObject:
    """Return the public view of a step of a match, as JSON values.

    Parameters
    ----------
    match : Match
    step : int
        Number of entries played before the position shown.
    viewer : int or None
        The seat whose legal actions are offered; None for a spectator.
    bots : mapping
        Names of the bots, by seat.
    lang : str
        ``"es"`` or ``"en"``.
    """
    state, settings = match.states[step], match.settings
    screen = screen_of(settings.game)
    public = match.game.observe(state, None)
    observation = match.game.observe(state, viewer)
    offered = [
        action for action in observation.legal_actions.with_max_amount() if screen.for_all(action)
    ]
    holdings = screen.holdings(match.game, public)
    people = [seat for seat in range(len(settings.seats)) if seat not in bots]
    readers = people if viewer is None else [viewer]
    return {
        "game": settings.game,
        "table": settings.title(lang),
        "aim": aim(settings, lang),
        "step": step,
        "steps": len(match),
        "undo": any(action.seat != CHANCE for action in islice(match.actions, step)),
        "lang": lang,
        "viewer": viewer,
        "seats": _seats(match, state, public, bots, lang),
        "people": people,
        "memory": screen.remembers(match, people),
        "round": state.round,
        "phase": state.phase,
        "phase_name": catalogue(settings.game).label("phases", state.phase, lang),
        "turn": state.turn,
        "to_move": public.to_move,
        "awaited": public.to_move if public.to_move not in (CHANCE, NOBODY, state.turn) else None,
        "due": screen.due(state, lang),
        "owner": list(holdings.owner),
        "armies": list(holdings.armies) or [-1] * len(holdings.owner),
        **what_may_be_done(offered, settings, screen, lang),
        **screen.public(state, public, lang),
        **_last(match, step, screen),
        **screen.recent(match, step, lang),
        "news": _news(match, step, effective_viewer(match, None, step), readers, lang),
        "acts": acts(match, step, readers),
        "over": _over(match, state, public, screen, lang),
        "error": None,
    }


def what_may_be_done(
    actions: Iterable[Action], settings: Settings, screen: AnyScreen, lang: str
) -> JsonObject:
    """Describe legal actions for people: ``menu`` (folded arguments), ``forms`` and ``names``.

    If an amount is the only argument of a verb, its row is the range: minimum and maximum. A form
    has the verb's label and its arguments. ``names`` maps each kind of argument, except places
    and seats, to pairs of the word in an action and its label.
    """
    actions = list(actions)
    words = catalogue(settings.game)
    kinds = {type(action).verb: type(action) for action in actions}
    forms = [form for kind in kinds.values() for form in kind.fields.values()]
    parts = {part for form in forms for part in form.kinds()}
    return {
        "menu": {
            verb: [_row(row, kinds[verb]) for row in rows]
            for verb, rows in fold_actions(actions).items()
        },
        "forms": {
            verb: {
                "label": words.label("verbs", verb, lang),
                "fields": [[name, str(form)] for name, form in kind.fields.items()],
                "amount": kind.amount,
                "least": kind.least,
            }
            for verb, kind in kinds.items()
        },
        "names": {
            kind: _names(kind, settings, screen, lang)
            for kind in sorted(parts & settings.vocabulary.keys() - {settings.place, "seat"})
        },
    }


def _row(row: JsonList, kind: type[Action]) -> JsonList:
    """Convert a row of the menu to JSON. A lone amount becomes its range."""
    if [*kind.fields] == [kind.amount]:
        return [kind.least, *(row or [0])]
    return [_lists(value) for value in row]


@lru_cache(maxsize=8)
def drawing(screen: AnyScreen, settings: Settings) -> str:
    """Return the drawing of a board, as JSON."""
    board = {**screen.board(settings), "place": settings.place}
    return json.dumps(board, separators=(",", ":"))


def _lists(value: object) -> Json:
    return [_lists(item) for item in value] if isinstance(value, tuple) else value


def _names(kind: str, settings: Settings, screen: AnyScreen, lang: str) -> list[list[str]]:
    """List the words of a vocabulary kind with their labels."""
    printed = settings.vocabulary[kind]
    section = screen.labels.get(kind)
    if section is None:
        return [[word, word] for word in printed]
    words = catalogue(settings.game)
    return [[word, words.label(section, word, lang)] for word in printed]


def painted(name: str) -> JsonObject:
    """Describe a seat for a page: name, colours and sign."""
    colour = COLOURS[name]
    sign = [list(corner) for corner in colour.sign]
    return {"name": name, "color": colour.fill, "ink": colour.ink, "sign": sign}


def _seats(
    match: Match, state: Position, public: ObservationBase, bots: Mapping[int, str], lang: str
) -> list[JsonObject]:
    settings = match.settings
    screen = screen_of(settings.game)
    words = catalogue(settings.game)
    counted = [screen.counted(settings, counts) for counts in match.game.standings(public)]
    return [
        {
            **painted(name),
            "living": bool(standing.pop("living", True)),
            "facts": [
                [key, words.label("standings", key, lang), count] for key, count in standing.items()
            ],
            "bot": bots.get(seat),
            **standing,
            **screen.seat(state, public, seat),
        }
        for seat, (name, standing) in enumerate(zip(settings.seats, counted, strict=True))
    ]


def _last(match: Match, step: int, screen: AnyScreen) -> JsonObject:
    """Return the last battle, and source and target of the last decision."""
    battle: JsonObject | None = None
    source = target = None
    for index in range(step - 1, -1, -1):
        events = match.events[index]
        for event in events:
            battle = battle or screen.battle(event, events)
        action = match.actions[index]
        if action.seat != CHANCE:
            shown = visible_entry(match, index, None, step).action
            if shown is None:
                continue
            source = getattr(shown, "source", None)
            target = getattr(shown, "target", getattr(shown, "country", None))
            break
    return {"battle": battle, "last": {"source": source, "target": target}}


def _news(
    match: Match, step: int, told: int | str | None, people: Sequence[int], lang: str
) -> list[JsonObject]:
    """List the latest news that the perspective may read, oldest first."""
    items: list[JsonObject] = []
    first = screen_of(match.settings.game).told_since(match, step, people)
    for index in range(step - 1, first - 1, -1):
        events = visible_entry(match, index, told, step).events
        lines = [news(event, match.settings, told, lang) for event in events]
        for line in reversed(lines):
            if line is not None:
                items.append({"step": index + 1, **line._asdict()})
        if len(items) >= NEWS:
            break
    return items[:NEWS][::-1]


def describe_branch(match: Match, step: int, lang: str) -> JsonObject:
    """Describe the entry that begins a branch, as anybody may read it."""
    perspective = effective_viewer(match, None, step)
    entry = visible_entry(match, step - 1, perspective, step)
    lines = (news(event, match.settings, perspective, lang) for event in entry.events)
    line = next((item for item in lines if item is not None), None)
    if line is not None:
        return {"step": step, "seat": line.seat, "text": line.text}
    if entry.action is None:
        return {"step": step, "seat": None, "text": ""}
    seat = None if entry.action.seat == CHANCE else entry.action.seat
    return {"step": step, "seat": seat, "text": worded(entry.action, match.settings, lang)}


def worded(action: Action, settings: Settings, lang: str) -> str:
    """Describe an action in a few words: its verb, and the names and numbers that are known."""
    _, verb, *written = encode(action, settings)
    label = catalogue(settings.game).label("verbs", verb, lang)
    screen = screen_of(settings.game)
    kinds = {
        kind for form in action.fields.values() for kind in form.kinds() if kind in screen.labels
    }
    labels = {
        word: called for kind in kinds for word, called in _names(kind, settings, screen, lang)
    }
    known = (value for value in written if type(value) in (str, int) and value != HIDDEN_NAME)
    arguments = ", ".join(str(labels.get(value, value)) for value in known)
    return f"{label}: {arguments}" if arguments else label


def _over(
    match: Match, state: Position, public: ObservationBase, screen: AnyScreen, lang: str
) -> JsonObject | None:
    outcome = match.game.outcome(state)
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "title": _over_title(match.settings.game, len(outcome.winners), lang),
        "why": why_over(match, outcome.reason, lang),
        "objectives": screen.revealed(state, public, lang),
    }


def _over_title(game: str, winners: int, lang: str) -> str:
    """Return the heading of the end. Games say for themselves if a tie is a draw or a victory."""
    endings = catalogue(game).sections.get("endings", {})
    if winners > 1 and "tied" in endings:
        return catalogue(game).label("endings", "tied", lang)
    return phrases("screen", lang)[("draw", "winner", "winners")[min(winners, 2)]]


def why_over(match: Match, reason: str, lang: str) -> str:
    """Return how the match ended, in words; without its last event, the reason alone."""
    for event in match.events[-1] if match.events else ():
        if event.kind != "game_ended":
            continue
        if ending := event.words(match.settings, lang).get("ending"):
            return str(ending)
        if line := news(event, match.settings, ALL, lang):
            return line.text
    return catalogue(match.settings.game).label("motives", reason, lang)


def private(match: Match, step: int, viewer: int, lang: str) -> JsonObject:
    """Return the private view of a seat, for the viewer only. Never put it in a trait.

    Its secret actions (``menu``, ``forms``, ``names``), what it may put together freely
    (``compose``), its news, and what its game adds: cards, objective, ...
    """
    state, settings = match.states[step], match.settings
    screen = screen_of(settings.game)
    observation = match.game.observe(state, viewer)
    listed = observation.legal_actions.with_max_amount()
    secret = [action for action in listed if action.verb in screen.secret_verbs]
    return {
        "kind": "private",
        "seat": viewer,
        "step": step,
        **what_may_be_done(secret, settings, screen, lang),
        "compose": match.game.offer_form(state, viewer) if observation.to_move != NOBODY else {},
        "news": _news(match, step, effective_viewer(match, viewer, step), [viewer], lang),
        **screen.private(state, observation, lang),
    }


def clause(game: str, name: str, lang: str, settings: Settings | None = None) -> JsonObject:
    """Return the text of a clause or a decision, and the decisions on it.

    With an empty `game`, the name determines the game. A clause of a chapter that the table of
    `settings` leaves out says so in its mark (CHP-0.7).

    Raises
    ------
    BadMessage
        If the game has none of that name.
    """
    try:
        words = catalogue(game) if game else catalogue_of(name)
        section, key = words.find(name, ("clauses", "decisions"))
    except (KeyError, GameError):
        raise BadMessage(f"there is no clause {name!r:.100}") from None
    rule = words.clause(key) if section == "clauses" else words.decision(key)
    settled = words.decisions_at(key) if section == "clauses" else []
    return {
        "kind": "clause",
        **_ruling(rule, lang, settings),
        "decisions": [_ruling(decision, lang, settings) for decision in settled],
    }


def rules(settings: Settings, lang: str) -> JsonObject:
    """Return the clauses of a table by chapter, without those of chapters that it leaves out.

    Clauses about the options themselves are not among them.
    """
    words = catalogue(settings.game)
    chapters = [
        {
            "title": words.chapter(chapter).title(lang),
            "clauses": [
                {"name": rule.name, "title": rule.title(lang), "text": rule.text(lang)}
                for rule in words.clauses_in(chapter)
                if settings.in_force(rule.id)
            ],
        }
        for chapter in words.sections["chapters"]
        if chapter.startswith(words.prefix)
    ]
    return {"kind": "rules", "chapters": [chapter for chapter in chapters if chapter["clauses"]]}


def _ruling(rule: Clause, lang: str, settings: Settings | None) -> JsonObject:
    """Describe a rule. Its ``option`` is set only if no other reading names one."""
    others = rule.others if isinstance(rule, Decision) else ()
    option = rule.option if isinstance(rule, Decision) else None
    marked = rule.attribution(lang)
    if settings is not None and not settings.in_force(rule.id):
        marked = f"{phrases('tables', lang)['left_out']}. {marked}"
    return {
        "name": rule.name,
        "title": rule.title(lang),
        "text": rule.text(lang),
        "mark": rule.mark,
        "marked": marked,
        "others": [{"text": other.text(lang), "option": other.option} for other in others],
        "option": "" if any(other.option for other in others) else option or "",
    }
