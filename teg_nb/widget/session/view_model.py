"""What the browser draws: the public position, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from teg_nb.engine.actions import CHANCE, NOBODY, Action
from teg_nb.engine.codec import HIDDEN_NAME, encode
from teg_nb.engine.errors import BadMessage, GameError
from teg_nb.engine.game import Settings, fold_actions
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.engine.svg.board import COLOURS
from teg_nb.engine.text.catalogue import Clause, Decision, catalogue, catalogue_of
from teg_nb.widget.games import Screen, screen_of

NEWS = 12
"""Lines of news that are sent."""


def view(
    match: Match, step: int, viewer: int | None, bots: Mapping[int, str], lang: str
) -> dict[str, Any]:
    """The public view of a step of a match, as JSON values.

    Parameters
    ----------
    match : Match
    step : int
        How many entries have been played in the position shown.
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
    seen = match.game.observe(state, viewer)
    offered = [each for each in seen.legal_actions.largest() if screen.for_all(each)]
    held = screen.holdings(match.game, public)
    people = [seat for seat in range(len(settings.seats)) if seat not in bots]
    readers = people if viewer is None else [viewer]
    return {
        "game": settings.game,
        "step": step,
        "steps": len(match),
        "undo": any(action.seat != CHANCE for action in match.actions[:step]),
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
        "owner": list(held.owner),
        "armies": list(held.armies) or [-1] * len(held.owner),
        **what_may_be_done(offered, settings, screen, lang),
        **screen.public(state, public, lang),
        **_last(match, step, screen),
        **screen.recent(match, step, lang),
        "news": _news(match, step, effective_viewer(match, None, step), readers, lang),
        "over": _over(match, state, public, screen, lang),
        "error": None,
    }


def what_may_be_done(
    actions: Iterable[Action], settings: Settings, screen: Screen, lang: str
) -> dict[str, Any]:
    """Legal actions for people: ``menu`` (their arguments, folded), ``forms`` and ``names``.

    A row of a verb whose only argument is an amount is the range of it: least and most. A form says
    what a verb is called and what its arguments are. ``names`` has for each kind of
    argument, but places of the board and seats, the word that an action is written with and its
    label.
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


def _row(row: list[Any], kind: type[Action]) -> list[Any]:
    """A row of the menu as JSON has it; the range of an amount that stands alone."""
    if [*kind.fields] == [kind.amount]:
        return [kind.least, *(row or [0])]
    return [_lists(value) for value in row]


def _lists(value: Any) -> Any:
    return [_lists(each) for each in value] if isinstance(value, tuple) else value


def _names(kind: str, settings: Settings, screen: Screen, lang: str) -> list[list[str]]:
    """Words of a kind of the vocabulary, each with its label."""
    printed = settings.vocabulary[kind]
    section = screen.labels.get(kind)
    if section is None:
        return [[word, word] for word in printed]
    words = catalogue(settings.game)
    return [[word, words.label(section, word, lang)] for word in printed]


def painted(name: str) -> dict[str, Any]:
    """A seat as pages draw it: its name, its colour and its sign."""
    colour = COLOURS[name]
    sign = [list(corner) for corner in colour.sign]
    return {"name": name, "color": colour.fill, "ink": colour.ink, "sign": sign}


def _seats(
    match: Match, state: Any, public: Any, bots: Mapping[int, str], lang: str
) -> list[dict[str, Any]]:
    settings = match.settings
    screen = screen_of(settings.game)
    words = catalogue(settings.game)
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
        for seat, (name, standing) in enumerate(
            zip(settings.seats, map(dict, match.game.standings(public)), strict=True)
        )
    ]


def _last(match: Match, step: int, screen: Screen) -> dict[str, Any]:
    """The last throw since the decision before it, and where the last decision pointed."""
    battle: dict[str, Any] | None = None
    source = target = None
    for place in range(step - 1, -1, -1):
        events = match.events[place]
        for event in events:
            battle = battle or screen.battle(event, events)
        action = match.actions[place]
        if action.seat != CHANCE:
            shown = visible_entry(match, place, None, step).action
            if shown is None:
                continue
            source = getattr(shown, "source", None)
            target = getattr(shown, "target", getattr(shown, "country", None))
            break
    return {"battle": battle, "last": {"source": source, "target": target}}


def _news(
    match: Match, step: int, told: int | str | None, people: Sequence[int], lang: str
) -> list[dict[str, Any]]:
    """The latest lines, oldest first, as a reader may read them; `people` look at the screen."""
    found: list[dict[str, Any]] = []
    first = screen_of(match.settings.game).told_since(match, step, people)
    for place in range(step - 1, first - 1, -1):
        events = visible_entry(match, place, told, step).events
        lines = [news(event, match.settings, told, lang) for event in events]
        for line in reversed(lines):
            if line is not None:
                found.append({"step": place + 1, **line._asdict()})
        if len(found) >= NEWS:
            break
    return found[:NEWS][::-1]


def describe_branch(match: Match, step: int, lang: str) -> dict[str, Any]:
    """An entry as a way that play can go: what all may read of it once it is made."""
    told = effective_viewer(match, None, step)
    entry = visible_entry(match, step - 1, told, step)
    lines = (news(event, match.settings, told, lang) for event in entry.events)
    line = next((each for each in lines if each is not None), None)
    if line is not None:
        return {"step": step, "seat": line.seat, "text": line.text}
    if entry.action is None:
        return {"step": step, "seat": None, "text": ""}
    seat = None if entry.action.seat == CHANCE else entry.action.seat
    return {"step": step, "seat": seat, "text": worded(entry.action, match.settings, lang)}


def worded(action: Action, settings: Settings, lang: str) -> str:
    """An action in a few words: what its verb is called, and its names and numbers, if known."""
    _, verb, *written = encode(action, settings)
    label = catalogue(settings.game).label("verbs", verb, lang)
    screen = screen_of(settings.game)
    kinds = {
        kind for form in action.fields.values() for kind in form.kinds() if kind in screen.labels
    }
    labels = {
        word: called for kind in kinds for word, called in _names(kind, settings, screen, lang)
    }
    known = (each for each in written if type(each) in (str, int) and each != HIDDEN_NAME)
    said = ", ".join(str(labels.get(each, each)) for each in known)
    return f"{label}: {said}" if said else label


def _over(
    match: Match, state: Any, public: Any, screen: Screen, lang: str
) -> dict[str, Any] | None:
    outcome = match.game.outcome(state)
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "reason": catalogue(match.settings.game).label("motives", outcome.reason, lang),
        "objectives": screen.revealed(state, public, lang),
    }


def private(match: Match, step: int, viewer: int, lang: str) -> dict[str, Any]:
    """What only the viewer may see, for its eyes only: never in a trait.

    Its secret actions (``menu``, ``forms``, ``names``), what it may put together freely
    (``compose``), its news, and what its game adds: cards, objective, ...
    """
    state, settings = match.states[step], match.settings
    screen = screen_of(settings.game)
    seen = match.game.observe(state, viewer)
    listed = seen.legal_actions.largest()
    secret = [each for each in listed if each.verb in screen.secret_verbs]
    return {
        "kind": "private",
        "seat": viewer,
        "step": step,
        **what_may_be_done(secret, settings, screen, lang),
        "compose": match.game.offer_form(state, viewer) if seen.to_move != NOBODY else {},
        "news": _news(match, step, effective_viewer(match, viewer, step), [viewer], lang),
        **screen.private(state, seen, lang),
    }


def clause(game: str, name: str, lang: str) -> dict[str, Any]:
    """What a clause or a decision of a game says, and the decisions that settle it.

    Of no game in particular: of the one whose it is.

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
        **_ruling(rule, lang),
        "decisions": [_ruling(each, lang) for each in settled],
    }


def _ruling(rule: Clause, lang: str) -> dict[str, Any]:
    """A rule in words: its ``option`` stands alone only where no other reading names one."""
    others = rule.others if isinstance(rule, Decision) else ()
    option = rule.option if isinstance(rule, Decision) else None
    return {
        "name": rule.name,
        "title": rule.title(lang),
        "text": rule.text(lang),
        "mark": rule.mark,
        "marked": rule.attribution(lang),
        "others": [{"text": each.text(lang), "option": each.option} for each in others],
        "option": "" if any(each.option for each in others) else option or "",
    }
