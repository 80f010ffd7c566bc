"""A replay feed: the entries of a study by line, as anybody may read them.

The bulk is one compressed text, which all views of a study share and a page loads once. Newer
entries follow in a second, small payload.
"""

from __future__ import annotations

import base64
import json
import zlib
from bisect import bisect_left
from collections.abc import Sequence
from operator import is_not
from typing import NamedTuple

from teg_nb.analysis.tables.counts import standings_over_time
from teg_nb.engine.actions import ALL, CHANCE, NOBODY
from teg_nb.engine.json_types import Json, JsonList, JsonObject
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news
from teg_nb.engine.play.study import Study
from teg_nb.engine.play.visible_log import visible_entry
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget.games import screen_of
from teg_nb.widget.session.view_model import painted, worded

MEASURES = 2
"""Standings that are drawn over time: the weightiest, such as countries and armies."""

TAIL = 200
"""Maximum number of entries in the second payload. With more, the film is built again."""


class Row(NamedTuple):
    """A step of a line: the entry that led to it, and the standings after it."""

    round: int
    seat: int
    kind: str
    text: str
    counts: list[int]


class ReplayFeed:
    """The replay of a study as payloads for the page, updated incrementally.

    Parameters
    ----------
    study : Study
    lang : str
        ``"es"`` or ``"en"``.
    people : sequence of int, optional
        Seats that look at the screen; by default all of them. Without a memory aid (REC-1.8), the
        feed holds only the events since they last acted (REC-8.9).
    """

    def __init__(self, study: Study, lang: str, people: Sequence[int] | None = None) -> None:
        settings = study.match.settings
        self.study, self.lang = study, lang
        self.people = range(len(settings.seats)) if people is None else people
        self._screen = screen_of(settings.game)
        [standings] = standings_over_time(study.match, steps=[0])
        counted = self._screen.counted(settings, standings[0])
        self._measures = [key for key in counted if key != "living"][:MEASURES]
        self._rows: dict[str, tuple[JsonList, int, list[Row]]] = {}
        self._told: int | str | None = None
        self._kept: dict[str, tuple[int, list[Row]]] = {}
        self._text = ""
        self._tail: JsonObject = {}
        self._at: JsonList = []

    def texts(self) -> tuple[str, JsonObject]:
        """Return the film and its newer entries. Both are public, for traits."""
        with self.study.lock:
            now = self._now()
            if not self._text or len(now) != len(self._at) or any(map(is_not, now, self._at)):
                self._make()
                self._at = now
            return self._text, self._tail

    def _make(self) -> None:
        """Build the payloads again after a change."""
        now = self._lines()
        since = {name: self._since(name, *rows) for name, rows in now.items()}
        late = [addition is None for addition in since.values()]
        if any(late) or self._kept.keys() - now.keys() or _count(since) > TAIL or not self._text:
            self._kept = {name: (first, rows[:]) for name, (first, rows) in now.items()}
            self._text = _packed(
                {
                    **self.head(),
                    "rows": {name: _columns(*span) for name, span in now.items()},
                }
            )
            since = dict.fromkeys(now)
        tail = {name: addition for name, addition in since.items() if addition}
        self._tail = {"rows": tail, "lines": self._outline(), "notes": self._notes()}

    def _now(self) -> JsonList:
        """Return objects whose identity changes with every change of the study."""
        study = self.study
        _, *variations = study.lines
        ends = (study.state(study.end(variation)) for variation in variations)
        return [study.edits, study.match.state, *ends]

    def path(self, line: str = MAIN) -> list[tuple[int, Row]]:
        """List step and row of every entry from the start to the end of a line."""
        with self.study.lock:
            lines = self._lines()
            path: list[tuple[int, Row]] = []
            last = self.study.end(line).step
            while line in lines:
                first, rows = lines[line]
                path[:0] = [item for item in enumerate(rows, first) if item[0] <= last]
                if line == MAIN:
                    break
                line, last = self.study.parent_of(line)
        return path

    def _lines(self) -> dict[str, tuple[int, list[Row]]]:
        """Map each line to its first visible step and the rows from there."""
        perspective = ALL if self.study.match.to_move == NOBODY else None
        if perspective != self._told:
            self._rows, self._told = {}, perspective
        open_ = self._screen.remembers(self.study.match, self.people)
        lines = {}
        outline = [line for line in self.study.outline() if not line.taken_back]
        for span in outline if open_ else outline[:1]:
            match = self.study.line(span.name)
            first = span.origin.step + 1 if span.origin else 0
            if not open_:
                first = self._screen.told_since(match, len(match), [*self.people])
            lines[span.name] = (first, self._of(span.name, match, first))
        self._rows = {name: cached for name, cached in self._rows.items() if name in lines}
        return lines

    def _of(self, name: str, match: Match, first: int) -> list[Row]:
        """Return the rows of a line. Rows of unchanged entries come from the cache."""
        before, since, rows = self._rows.get(name, ([], first, []))
        if since != first:
            before, rows = [], []
        ours = match.states
        # A position has one past, so the steps that differ come last.
        sound = bisect_left(
            range(min(len(rows), len(ours) - first)),
            True,
            key=lambda k: ours[first + k] is not before[first + k],
        )
        while sound and match.game.has_sealed_entries(ours[first + sound - 1]):
            sound -= 1  # a sealed entry reads differently once it is opened
        if sound < len(rows):
            before, rows = before[: first + sound], rows[:sound]
        rows += [self._row(match, step) for step in range(first + sound, len(match) + 1)]
        before += ours[len(before) :]
        self._rows[name] = (before, first, rows)
        return rows

    def _row(self, match: Match, step: int) -> Row:
        [standings] = standings_over_time(match, steps=[step])
        counts = [int(standing.get(key, 0)) for key in self._measures for standing in standings]
        if not step:
            return Row(match.states[0].round, -1, "", "", counts)
        entry = visible_entry(match, step - 1, self._told)
        lines = [news(event, match.settings, self._told, self.lang) for event in entry.events]
        phrases = [line for line in lines if line is not None]
        action = entry.action
        seat = next((phrase.seat for phrase in phrases if phrase.seat is not None), None)
        if seat is None and action is not None and action.seat != CHANCE:
            seat = action.seat
        text = " ".join(phrase.text for phrase in phrases)
        if not text and action is not None and action.seat != CHANCE:
            text = worded(action, match.settings, self.lang)
        kind = "" if action is None else action.verb
        return Row(entry.before.round, -1 if seat is None else seat, kind, text, counts)

    def head(self) -> JsonObject:
        """Return the facts that hold for all steps: seats, and names of kinds and measures."""
        settings = self.study.match.settings
        words = catalogue(settings.game)
        verbs = self.study.match.game.verbs
        return {
            "game": settings.game,
            "lang": self.lang,
            "seats": [painted(name) for name in settings.seats],
            "kinds": {verb: words.label("verbs", verb, self.lang) for verb in verbs},
            "measures": [[key, words.label("standings", key, self.lang)] for key in self._measures],
        }

    def _outline(self) -> list[JsonObject]:
        shown = [line for line in self.study.outline() if line.name in self._rows]
        return [
            {
                "name": line.name,
                "title": line.title,
                "of": line.origin and line.origin.line,
                "from": line.origin and line.origin.step,
                "end": line.end,
            }
            for line in shown
        ]

    def _notes(self) -> dict[str, JsonObject]:
        """Map line and step to the notes there, in the language of the film."""
        notes: dict[str, JsonObject] = {}
        for (line, step), note in self.study.notes().items():
            since, rows = self._rows[line][1:] if line in self._rows else (0, [])
            texts = {key: _in(self.lang, note[key]) for key in ("say", "glyph") if key in note}
            if texts and since <= step < since + len(rows):
                notes.setdefault(line, {})[str(step)] = texts
        return notes

    def _since(self, name: str, first: int, rows: list[Row]) -> JsonObject | None:
        """Return the rows of a line that the film lacks. None if the film has other rows."""
        start, filmed = self._kept.get(name, (first, []))
        if start != first or len(filmed) > len(rows):
            return None
        if filmed and filmed[-1] is not rows[len(filmed) - 1]:
            return None  # rows that were cut are made anew
        return _columns(first + len(filmed), rows[len(filmed) :])


def _in(lang: str, said: Json) -> str:
    """Choose the text in a language, or in the only one available."""
    return str(said.get(lang) or next(iter(said.values()))) if isinstance(said, dict) else str(said)


def _columns(first: int, rows: Sequence[Row]) -> JsonObject:
    columns = {name: [getattr(row, name) for row in rows] for name in Row._fields}
    return {"first": first, **columns} if rows else {}


def _count(since: JsonObject) -> int:
    return sum(len((addition or {}).get("text", ())) for addition in since.values())


def _packed(value: object) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return base64.b64encode(zlib.compress(text.encode(), 6)).decode()
