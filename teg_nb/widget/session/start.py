"""The start screen: a board whose match has not begun."""

from __future__ import annotations

import io
import random

from teg_nb.bots import POLICIES
from teg_nb.bots.characters import characters_of
from teg_nb.bots.match_lengths import match_length
from teg_nb.engine.errors import BadMessage, GameError
from teg_nb.engine.game import AnyGame
from teg_nb.engine.games.common.options import read_value
from teg_nb.engine.json_types import JsonList, JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget.session.aim import aim
from teg_nb.widget.session.first_turn import FirstTurn
from teg_nb.widget.session.messages import (
    LEVELS,
    PERSON,
    Again,
    Clause,
    Code,
    Lang,
    Learn,
    OpenLog,
    Setup,
    Start,
)
from teg_nb.widget.session.read_only import ReadOnlySession
from teg_nb.widget.session.refusals import TableRefusal
from teg_nb.widget.session.seating import RECORD, bots_of
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.state import SessionState, handles
from teg_nb.widget.session.view_model import painted

USUAL = 4
"""Number of seats that a start screen shows first."""

ELSEWHERE = frozenset({"board", "max_rounds", "handicap"})
"""Options that are no optional rules of a start screen: another map, and what it asks for apart."""

LONGEST_ROUNDS = 1000
"""Largest limit of rounds that a page may set."""


class NotStarted(GameError):
    """A sentence for cells that want the match before it has begun."""


class PendingSession(ReadOnlySession):
    """The session of a board before its match begins.

    Parameters
    ----------
    game : Game
    rng : random.Random
        Source of dice, cards and bots, unless the page gives a seed.
    lang, undo
        As for `Session`.

    Attributes
    ----------
    next : Session or None
        The session of the match, once somebody has started it.
    """

    BEGUN = False
    READING = (Clause, Code, Lang, Learn, OpenLog, Start)
    REFUSAL = "the match has not begun"

    def __init__(self, game: AnyGame, rng: random.Random, lang: str, undo: str | None) -> None:
        super().__init__(Match(game, _usual(game)), lang)
        self.wanted_undo, self.dice = undo, rng

    def view(self) -> JsonObject:
        """Return the view of the empty board, with what can be chosen."""
        return {**super().view(), "start": choices(self.match.game, self.lang)}


def _usual(game: AnyGame) -> int:
    counts = seat_counts(game)
    return USUAL if USUAL in counts else counts[-1]


_COUNTS: dict[object, list[int]] = {}
"""Numbers of seats, by game. A cache."""


def seat_counts(game: AnyGame) -> list[int]:
    """List the numbers of seats that a game may have."""
    if game in _COUNTS:
        return _COUNTS[game]
    counts = _COUNTS[game] = []
    for count in range(1, 9):
        try:
            game.setup(count)
        except GameError:
            continue
        counts.append(count)
    return counts


def choices(game: AnyGame, lang: str) -> JsonObject:
    """Return what the start screen offers, as JSON values.

    Returns
    -------
    dict
        ``colours`` (seats as painted, in the order of turns), ``counts`` (allowed numbers of
        seats), ``levels`` (bots), ``seats`` (pairs of a colour and a player: the first choice),
        ``presets`` (``name``, ``title``, ``text``), ``aims`` (by preset: ``text`` and ``clause``),
        ``lengths`` (see `lengths`), ``rounds`` (the limit of the rules, or None) and ``rules``
        (see `optional_rules`).
    """
    words, counts = catalogue(game.name), seat_counts(game)
    colours = game.setup(counts[-1]).settings.seats
    first = game.setup(_usual(game)).settings.seats
    players = [PERSON, "easy", *["normal"] * len(first)]
    presets = words.sections.get("presets", {})
    return {
        "colours": [painted(name) for name in colours],
        "counts": counts,
        "levels": [*LEVELS, *characters_of(game.name)],
        "seats": [list(pair) for pair in zip(first, players, strict=False)],
        "presets": [
            {
                "name": name,
                "title": presets[name][f"title_{lang}"] if name in presets else name,
                "text": presets[name][f"text_{lang}"] if name in presets else "",
            }
            for name in game.presets
        ],
        "aims": {
            name: aim(game.setup(counts[-1], {"preset": name}).settings, lang)
            for name in game.presets
        },
        "lengths": lengths(game),
        "rounds": getattr(game.setup(counts[-1]).settings.options, "max_rounds", None),
        "rules": optional_rules(game, lang),
    }


def lengths(game: AnyGame) -> dict[str, JsonObject]:
    """Return how long a match takes, by preset and number of seats, as far as it was measured.

    Returns
    -------
    dict of dict
        In rounds: the median, and the range of the middle 80 % of matches between bots.
    """
    counts = seat_counts(game)
    return {
        name: {
            str(seats): list(length)
            for seats in counts
            if (length := match_length(game, seats, {"preset": name}))
        }
        for name in game.presets
    }


def optional_rules(game: AnyGame, lang: str) -> list[JsonObject]:
    """List the unclear points of a rulebook that an option reads in another way.

    Returns
    -------
    list of dict
        ``name`` of the decision, its ``title``, the ``text`` of how it is played, and ``others``:
        pairs of another reading and the options that choose it.
    """
    words = catalogue(game.name)
    rules: list[JsonObject] = []
    for id in words.sections.get("decisions", {}):
        decision = words.decision(id)
        others: list[JsonList] = [
            [other.text(lang), chosen]
            for other in decision.others
            if other.option and not (chosen := _chosen(other.option)).keys() & ELSEWHERE
        ]
        if others:
            rules.append(
                {
                    "name": decision.name,
                    "title": decision.title(lang),
                    "text": decision.text(lang),
                    "others": others,
                }
            )
    return rules


def _chosen(option: str) -> JsonObject:
    """Return an option that is written ``name=value``."""
    name, _, value = option.partition("=")
    return {name: read_value(value)}


@handles(OpenLog)
def open_log(session: SessionState, message: OpenLog) -> None:
    """Go on with the match of a log. A damaged one is refused with the line of its fault.

    Raises
    ------
    BadLog
        If the text is not a whole log. Nothing has begun.
    TableRefusal
        If it is of another game than the board.
    """
    if not isinstance(session, PendingSession) or session.next is not None:
        raise BadMessage("open_log: the match has begun")
    study = Study.parse(io.StringIO(message.text.removeprefix("\ufeff")))
    if study.match.game.name != session.match.game.name:
        raise TableRefusal("log_other_game", game=study.match.game.name)
    session.next = session_of(study, session.dice, session.lang, session.wanted_undo)


def session_of(study: Study, rng: random.Random, lang: str, undo: str | None) -> Session:
    """Return a session that goes on with a saved study, against the bots that its log names."""
    return Session(study, bots_of(study.match), rng, lang, undo)


@handles(Start)
def begin(session: SessionState, message: Start) -> None:
    """Start the match."""
    if not isinstance(session, PendingSession) or session.next is not None:
        raise BadMessage("start: the match has begun")
    game = session.match.game
    seats = _seats(game, message.seats)
    match = Match(game, [name for name, _ in seats], _options(game, message))
    if any(player != PERSON for _, player in seats):
        match.metadata[RECORD] = [
            {"from": 0, "seat": name, "player": player} for name, player in seats
        ]
    bots = {
        seat: (player, POLICIES[player])
        for seat, (_, player) in enumerate(seats)
        if player != PERSON
    }
    rng = random.Random(_seed(message.seed)) if message.seed else session.dice
    undo = session.wanted_undo
    session.next = Session(match, bots, rng, session.lang, undo, message.chance)


@handles(Again)
def again(session: SessionState, message: Again) -> None:
    """Show the start screen for another match, or again after a first turn."""
    if isinstance(session, FirstTurn):
        session.next = session.pending
        session.pending.lang, session.pending.next = session.lang, None
        return
    if not session.may_start_again:
        raise BadMessage("again: not on this board, or not yet")
    session.next = PendingSession(session.match.game, session.rng, session.lang, session.undo)


@handles(Code)
def as_code(session: SessionState, message: Code) -> JsonObject:
    """Return the cell that makes the same match."""
    game = session.match.game
    seats = _seats(game, message.seats)
    bots = {name: player for name, player in seats if player != PERSON}
    parts = [repr(game.name), f"seats={[name for name, _ in seats]!r}"]
    parts += [f"bots={bots!r}"] if bots else []
    options = _options(game, message)
    parts += [f"options={options!r}"] if options else []
    parts += [f"seed={_seed(message.seed)}"] if message.seed else []
    parts += ['chance="manual"'] if message.chance == "manual" else []
    text = f"import teg_nb\n\nteg_nb.play({', '.join(parts)}, lang={session.lang!r})"
    return {"kind": "code", "text": text.replace("'", '"')}


def _seats(game: AnyGame, given: JsonList) -> list[tuple[str, str]]:
    """Return colours and players in the order of turns.

    Raises
    ------
    BadMessage
        For anything but pairs of a colour and a player that the game has.
    """
    colours = list(game.setup(seat_counts(game)[-1]).settings.seats)
    players = {PERSON, *LEVELS, *characters_of(game.name)}
    pairs = [
        (pair[0], pair[1])
        for pair in given
        if isinstance(pair, list) and len(pair) == 2 and all(isinstance(word, str) for word in pair)
    ]
    names = [name for name, _ in pairs]
    sound = len(pairs) == len(given) and len({*names}) == len(names) and {*names} <= {*colours}
    if not sound or not {player for _, player in pairs} <= players:
        raise BadMessage("seats: pairs of a colour and a player")
    if len(pairs) not in seat_counts(game):
        raise BadMessage("seats: as many as the game allows")
    return sorted(pairs, key=lambda pair: colours.index(pair[0]))


def _options(game: AnyGame, message: Setup) -> JsonObject:
    """Return the options of the match, in the form in which code gives them."""
    if message.preset not in game.presets:
        raise BadMessage("preset: one that the game has")
    if not 0 <= message.rounds <= LONGEST_ROUNDS:
        raise BadMessage(f"rounds: 0 to {LONGEST_ROUNDS}")
    preset = {} if message.preset == _default(game) else {"preset": message.preset}
    rounds = {"max_rounds": message.rounds} if message.rounds else {}
    return {**preset, **message.options, **rounds}


def _default(game: AnyGame) -> str:
    """Return the preset of a game whose options are those of the rules."""
    plain = game.setup(seat_counts(game)[-1]).settings.options
    return str(getattr(plain, "preset", ""))


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise BadMessage("seed: a number")
    return int(text)
