"""Helpers of lessons: print events, legal actions, and the rules' answer to an action.

Each prints in its `lang`, in the language of ``teg_nb.language``, or in that of the last shown
board. A lesson begins with ``from teg_nb.lessons import *``, which imports the names that most
lessons need.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, NamedTuple, cast

import teg_nb
from teg_nb import (
    GAMES,
    POLICIES,
    BoardView,
    IllegalAction,
    Match,
    MatchWidget,
    catalogue,
    exercises,
    position,
)
from teg_nb.analysis.odds import odds
from teg_nb.bots.plan import simple_plan
from teg_nb.bots.tutor import argument_in_words, in_words, spoken_names, verb_in_words
from teg_nb.engine.actions import Event
from teg_nb.engine.board import Board, map_of, normalize_name
from teg_nb.engine.codec import decode_said
from teg_nb.engine.errors import BadMessage, NotInGame, UnknownName, needed_packages
from teg_nb.engine.game import Holdings, seat_number, viewer_number
from teg_nb.engine.games import game_named
from teg_nb.engine.play.match import require_match
from teg_nb.engine.play.news import news
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.engine.text.catalogue import Catalogue, catalogue_of
from teg_nb.engine.text.language import known_language, language
from teg_nb.engine.text.phrases import phrases
from teg_nb.lessons.missing_names import install
from teg_nb.lessons.table import Table

__all__ = [
    "teg_nb",
    "pd",
    "random",
    "tempfile",
    "partial",
    "Counter",
    "Path",
    "IllegalAction",
    "GAMES",
    "POLICIES",
    "Table",
    "BoardView",
    "Match",
    "MatchWidget",
    "exercises",
    "position",
    "entries_frame",
    "events_frame",
    "race_figure",
    "odds",
    "begin",
    "match_at",
    "print_news",
    "try_action",
    "print_menu",
    "print_clause",
    "neighbours",
    "armies",
    "owner",
    "print_forces",
    "show",
]

WIDTH = 68
"""Letters of a line: the width of a notebook in a window of 700 pixels."""


class _Lazy:
    """A module, or a function of one, that is imported on first use."""

    def __init__(self, module: str, function: str = "") -> None:
        self._module = module
        self._function = function

    @property
    def __wrapped__(self) -> object:
        """The module or function, which `inspect` describes."""
        with needed_packages():
            module = import_module(self._module)
        return getattr(module, self._function) if self._function else module

    def __getattr__(self, name: str) -> object:
        return getattr(self.__wrapped__, name)

    def __dir__(self) -> list[str]:
        return dir(self.__wrapped__)

    def __call__(self, *arguments: object, **more: object) -> object:
        wrapped = cast("Callable[..., object]", self.__wrapped__)
        return wrapped(*arguments, **more)


# Lessons begin without pandas: a table or a chart loads it.
if TYPE_CHECKING:
    import pandas as pd

    from teg_nb.analysis import entries_frame, events_frame, race_figure
else:
    pd = _Lazy("pandas")
    entries_frame = _Lazy("teg_nb.analysis", "entries_frame")
    events_frame = _Lazy("teg_nb.analysis", "events_frame")
    race_figure = _Lazy("teg_nb.analysis", "race_figure")


class Begun(NamedTuple):
    """Names that `begin` gives to a lesson.

    Attributes
    ----------
    lang : str
    rules : Catalogue
        The rules, in our own words.
    board : widget
        The game's board.
    """

    lang: str
    rules: Catalogue
    board: object


def begin(lang: str, game: str = "teg") -> Begun:
    """Begin a lesson and set its language for everything that follows.

    Parameters
    ----------
    lang : str
        ``"es"`` or ``"en"``.
    game : str

    Examples
    --------
    >>> from teg_nb.lessons import begin
    >>> lang, rules, board = begin("en", "teg")
    Ready! Go on to the next cell.
    >>> len(board.countries)
    72
    """
    teg_nb.language = known_language(lang)
    install()
    print(phrases("lessons", lang)["ready"])
    return Begun(lang, catalogue(game), map_of(Match(game).settings))


def match_at(game: str, **parts: object) -> Match:
    """Create a match of a game from a position, with the arguments of its `position`.

    Examples
    --------
    >>> from teg_nb.lessons import match_at
    >>> match_at("tgm", Blanco="Brasil 3", Negro="Perú 2").to_move
    0
    """
    return Match(game, start=game_named(game).position(**parts))


def print_news(
    match: Match,
    first: int | Sequence[Event] = 0,
    last: int | None = None,
    *,
    viewer: int | str | None = None,
    kinds: Sequence[str] = (),
    lang: str = "",
) -> None:
    """Print the news of some entries, a line each, as a viewer may read them.

    Parameters
    ----------
    match : Match
    first, last : int
        Entries as in a slice: ``print_news(match, -1)`` is the last one. Or `first` is the result
        of a call: ``print_news(match, match.act(...))``.
    viewer : int, str or None
        A seat by number or name; None is everybody, ``"all"`` reads everything.
    kinds : sequence of str
        Only events of these kinds, such as ``"country_conquered"``; by default all.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.lessons import print_news
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> _ = match.act("attack", "Chile", "Argentina")
    >>> print_news(match, match.act("roll", [6, 4, 1], [5, 4]), lang="en")
    • Blanco attacks Argentina from Chile: 6-4-1 against 5-4; loses 1 army, the defender 1.
    """
    lang = known_language(lang or language())
    reader = effective_viewer(match, viewer_number(viewer, match.settings.seats))
    if isinstance(first, int):
        indices = range(len(match))[first:last]
        first = [event for index in indices for event in visible_entry(match, index, reader).events]
    lines = (
        news(event, match.settings, reader, lang)
        for event in first
        if not kinds or event.kind in kinds
    )
    for line in lines:
        if line is not None:
            _say(f"• {line.text}")


def try_action(
    match: Match, verb: str, *words: object, seat: str | None = None, lang: str = ""
) -> None:
    """Try an action on a copy of the match, and print whether it is legal, or the reason if not.

    Parameters
    ----------
    match : Match
        It is not changed.
    verb, *words, seat
        As of `Match.act`.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.lessons import try_action
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> try_action(match, "attack", "Chile", "Argentina", lang="es")
    ✓ Atacá: Chile → Argentina.
    >>> try_action(match, "attack", "Argentina", "Chile", lang="en")
    ✗ Attack: Argentina → Chile.
    → Argentina is not yours: this move takes armies of your own there. [TEG-8.2]
    """
    lang = known_language(lang or language())
    who = f"{seat}: " if seat and seat != "chance" else ""
    settings = match.settings
    try:
        action = decode_said(verb, words, seat, match.to_move, match.game, settings)
        attempt = who + in_words(simple_plan(action, settings.place), settings, lang)
    except (IllegalAction, BadMessage):
        attempt = who + verb_in_words(verb, words, settings, lang)
    try:
        match.fork().act(verb, *words, seat=seat)
    except (IllegalAction, BadMessage) as refusal:
        clause = f" [{refusal.clause}]" if isinstance(refusal, IllegalAction) else ""
        _say(f"✗ {attempt}")
        _say(f"→ {refusal.text(lang)}{clause}")
    else:
        _say(f"✓ {attempt}")


def print_menu(match: Match, seat: int | str | None = None, *, lang: str = "") -> None:
    """Print the legal actions of a seat: a line a verb, with its arguments.

    Parameters
    ----------
    match : Match
    seat : int or str, optional
        By number or name; the one to move by default.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> from teg_nb.lessons import print_menu
    >>> from teg_nb import Match, position
    >>> print_menu(Match(start=position(Blanco="Chile 2", Negro="Argentina 2")), lang="en")
    • Attack: Chile → Brasil, Chile → Argentina, Chile → Colombia, Chile → Bolivia, Chile →
      Australia
    • Finish attacking
    • End the turn
    """
    lang = known_language(lang or language())
    labels, spoken = catalogue(match.game.name), spoken_names(match.settings, lang)
    number = None if seat is None else seat_number(seat, match.settings.seats)
    for verb, rows in match.menu(number).items():
        words = ", ".join(filter(None, (argument_in_words(row, spoken) for row in rows)))
        label = f"• {labels.label('verbs', verb, lang)}"
        _say(f"{label}: {words}" if words else label)


def print_clause(id: str, *, lang: str = "") -> None:
    """Print a clause or a decision of the rules, with its attribution.

    Parameters
    ----------
    id : str
        ``"TEG-8.1"``, ``"TGM-D-3"``, ...
    lang : str
        ``"es"`` or ``"en"``.

    Raises
    ------
    UnknownName
        If no clause or decision has this name.

    Examples
    --------
    >>> from teg_nb.lessons import print_clause
    >>> print_clause("TEG-8.1", lang="en")
    TEG-8.1 · Freedom to attack
    In the attack phase you may attack as often as you like, any rival and in any order, or not at
      all; only an aggression pact still to be carried out reserves some attacks. You may also
      attack from a country you have just conquered.
    (the rulebook says so)
    """
    lang = known_language(lang or language())
    try:
        words = catalogue_of(id)
        section, key = words.find(id, ("clauses", "decisions"))
    except KeyError:
        raise UnknownName("rule", id, []) from None
    rule = words.clause(key) if section == "clauses" else words.decision(key)
    _say(f"{rule.name} · {rule.title(lang)}")
    _say(rule.text(lang))
    _say(f"({rule.attribution(lang)})")


def show(
    shown: object,
    step: int | None = None,
    *,
    marks: Mapping[str, str] | Iterable[str] = (),
    arrows: Iterable[Sequence[str]] = (),
    say: str = "",
) -> BoardView:
    """Return a board to show, in the language of the lesson, with marks and arrows.

    Parameters
    ----------
    shown, step
        As of `teg_nb.Board`. A match is shown as it is now: later moves do not change the board.
        nothing.
    marks : mapping, or iterable of str
        By place, its tone: ``"good"``, ``"bad"``, ``"idea"`` or ``"look"``; places alone get the
        last.
    arrows : iterable of sequences of str
        Origin, target and, if needed, the tone.
    say : str
        Words below the board.

    Raises
    ------
    BadNote
        If there is no such place, or no such tone.

    Examples
    --------
    >>> from teg_nb import position
    >>> from teg_nb.lessons import show
    >>> board = show(position(Blanco="Chile 4", Negro="Argentina 2"), marks=["Chile"])
    >>> board, board.marks
    (<Board teg: step 0 of 0>, [['Chile', 'look']])
    """
    tones = marks if isinstance(marks, Mapping) else dict.fromkeys(marks, "look")
    board = BoardView(shown.fork() if isinstance(shown, Match) else shown, step, lang=language())
    board.marks = [[place, tone] for place, tone in tones.items()]
    board.arrows = [[*arrow] if len(arrow) > 2 else [*arrow, "good"] for arrow in arrows]
    board.set_caption(say)
    return board


def print_forces(match: Match, *countries: str) -> None:
    """Print the occupants of some countries, with armies and missiles: a line an occupant.

    Raises
    ------
    UnknownName, NotInGame
        As `armies` does.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> from teg_nb.lessons import print_forces
    >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2 + 1m, Chile 3"))
    >>> print_forces(match, "Chile", "Argentina")
    Chile (Blanco): 4
    Chile (Negro): 3
    Argentina (Negro): 2 + 1m
    """
    for name in countries:
        for seat, count, missiles in _occupants(match, name):
            who = f"{name} ({seat})" if seat else name
            _say(f"{who}: {count}{f' + {missiles}m' if missiles else ''}")


def neighbours(match: Match | Board, country: str) -> list[str]:
    """Return the neighbours of a country, in the order of the board.

    Parameters
    ----------
    match : Match or board
    country : str

    Raises
    ------
    UnknownName
        If there is no such country.
    NotInGame
        If the game has no countries.

    Examples
    --------
    >>> from teg_nb.lessons import neighbours
    >>> from teg_nb import Match
    >>> neighbours(Match(), "Chile")
    ['Brasil', 'Argentina', 'Colombia', 'Bolivia', 'Australia']
    """
    board, place = _placed(match, country)
    return [board.countries[number] for number in sorted(board.neighbours[place])]


def armies(match: Match, country: str) -> int:
    """Count the armies in a country, of all its occupants.

    Raises
    ------
    UnknownName
        If there is no such country.
    NotInGame
        If the game has no countries, or its armies are hidden now.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> from teg_nb.lessons import armies
    >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2, Chile 3"))
    >>> armies(match, "Argentina"), armies(match, "Chile")
    (2, 7)
    """
    return sum(count for _, count, _ in _occupants(match, country))


def owner(match: Match, country: str) -> str:
    """Return the owner of a country: ``""`` if nobody owns it or the owner is hidden.

    For a shared country, it is the seat that was there first.

    Raises
    ------
    UnknownName
        If there is no such country.
    NotInGame
        If the game has no countries.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> from teg_nb.lessons import owner
    >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> owner(match, "Argentina"), owner(Match(), "Argentina")
    ('Negro', '')
    """
    _, place = _placed(match, country)
    return _name(match, _known(match).owner[place])


def _placed(match: Match | Board, country: str) -> tuple[Board, int]:
    """Return the board of a match, or a board itself, and the number of a country on it."""
    board = map_of(match.settings) if isinstance(match, Match) else match
    if not hasattr(board, "countries"):
        raise NotInGame("countries", require_match(match).game.name)
    if normalize_name(str(country)) not in set(map(normalize_name, board.countries)):
        raise UnknownName("country", country, board.countries)
    return board, board.country(country)


def _occupants(match: Match, country: str) -> list[tuple[str, int, int]]:
    """List the occupants of a country, the owner first, with armies and missiles."""
    _, place = _placed(match, country)
    held = _known(match)
    if not held.armies:
        raise NotInGame("armies", match.game.name)
    own = held.owner[place], held.armies[place], *(counts[place] for counts in held.more.values())
    guest = held.guests and held.guests.get(place)
    occupants = []
    for seat, count, *more in (own, guest) if guest else (own,):
        pieces = dict(zip(held.more, more, strict=True))
        occupants.append((_name(match, seat), count, pieces.get("missiles", 0)))
    return occupants


def _known(match: Match) -> Holdings:
    """Return the holdings as the public may know them."""
    return match.game.holdings(match.game.observe(match.state, None))


def _name(match: Match, seat: int) -> str:
    """Return the name of a seat of `Holdings`; ``""`` for nobody, or if the seat is hidden."""
    return match.settings.seats[seat] if seat >= 0 else ""


def _say(text: str) -> None:
    print(fill(text, WIDTH, subsequent_indent="  "))
