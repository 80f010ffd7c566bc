"""A study as a page can wind through it: its entries as anybody may read them, line by line.

What stays is one text, deflated, that all views of a study share and a page gets once; what has
been played since comes beside it.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from operator import is_not
from typing import Any, NamedTuple

from teg_nb.analysis.tables.counts import standings_over_time
from teg_nb.engine.actions import ALL, CHANCE, NOBODY
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
"""So many entries may come beside the film before it is made anew."""


class Row(NamedTuple):
    """A step of a line: what the entry before it was, and what can be counted after it."""

    round: int
    seat: int
    kind: str
    text: str
    counts: list[int]


class ReplayFeed:
    """What is told of a study, kept from one time to the next.

    Parameters
    ----------
    study : Study
    lang : str
        ``"es"`` or ``"en"``.
    people : sequence of int, optional
        Seats that look at the screen; by default all of them. Where they have no memory aid
        (REC-1.8) nothing is told but what they have heard since they last acted (REC-8.9).
    """

    def __init__(self, study: Study, lang: str, people: Sequence[int] | None = None) -> None:
        settings = study.match.settings
        self.study, self.lang = study, lang
        self.people = range(len(settings.seats)) if people is None else people
        self._screen = screen_of(settings.game)
        [standings] = standings_over_time(study.match, steps=[0])
        self._measures = [key for key in standings[0] if key != "living"][:MEASURES]
        self._rows: dict[str, tuple[list[Any], int, list[Row]]] = {}
        self._told: Any = None
        self._kept: dict[str, tuple[int, list[Row]]] = {}
        self._text = ""
        self._tail: dict[str, Any] = {}
        self._at: list[Any] = []

    def texts(self) -> tuple[str, dict[str, Any]]:
        """The film as it was kept, and what has come since: both for traits, public."""
        with self.study.lock:
            now = self._now()
            if not self._text or len(now) != len(self._at) or any(map(is_not, now, self._at)):
                self._make()
                self._at = now
            return self._text, self._tail

    def _make(self) -> None:
        """Tell anew what has changed."""
        now = self._lines()
        since = {name: self._since(name, *each) for name, each in now.items()}
        late = [each is None for each in since.values()]
        if any(late) or self._kept.keys() - now.keys() or _count(since) > TAIL or not self._text:
            self._kept = {name: (first, rows[:]) for name, (first, rows) in now.items()}
            self._text = _packed(
                {
                    **self.head(),
                    "rows": {name: _columns(*each) for name, each in now.items()},
                }
            )
            since = dict.fromkeys(now)
        tail = {name: each for name, each in since.items() if each}
        self._tail = {"rows": tail, "lines": self._outline(), "notes": self._notes()}

    def _now(self) -> list[Any]:
        """What is another thing once there is something new to tell."""
        study = self.study
        _, *variations = study.lines
        ends = (study.state(study.end(each)) for each in variations)
        return [study.edits, study.match.state, *ends]

    def path(self, line: str = MAIN) -> list[tuple[int, Row]]:
        """Step and row of what is told from the beginning to the end of a line."""
        with self.study.lock:
            lines = self._lines()
            found: list[tuple[int, Row]] = []
            last = self.study.end(line).step
            while line in lines:
                first, rows = lines[line]
                found[:0] = [each for each in enumerate(rows, first) if each[0] <= last]
                if line == MAIN:
                    break
                line, last = self.study.parent_of(line)
        return found

    def _lines(self) -> dict[str, tuple[int, list[Row]]]:
        """By line, the first step that is told and the rows from there."""
        told = ALL if self.study.match.to_move == NOBODY else None
        if told != self._told:
            self._rows, self._told = {}, told
        open_ = self._screen.remembers(self.study.match, self.people)
        found = {}
        for span in self.study.outline() if open_ else self.study.outline()[:1]:
            match = self.study.line(span.name)
            first = span.origin.step + 1 if span.origin else 0
            if not open_:
                first = self._screen.told_since(match, len(match), [*self.people])
            found[span.name] = (first, self._of(span.name, match, first))
        self._rows = {name: each for name, each in self._rows.items() if name in found}
        return found

    def _of(self, name: str, match: Match, first: int) -> list[Row]:
        """Rows of a line; what was told of it before is told again without being read."""
        before, since, rows = self._rows.get(name, (None, first, []))
        sound = 0
        if before is not None and since == first:
            ours, theirs = match.states, before
            most = min(len(rows), len(ours) - first)
            same = (k for k in range(most) if ours[first + k] is not theirs[first + k])
            sound = next(same, most)
        while sound and match.game.has_sealed_entries(match.states[first + sound - 1]):
            sound -= 1  # what is sealed is read in another way once it is opened
        rows = [*rows[:sound], *(self._row(match, k) for k in range(first + sound, len(match) + 1))]
        self._rows[name] = (match.states[:], first, rows)
        return rows

    def _row(self, match: Match, step: int) -> Row:
        [standings] = standings_over_time(match, steps=[step])
        counts = [int(each.get(key, 0)) for key in self._measures for each in standings]
        if not step:
            return Row(match.states[0].round, -1, "", "", counts)
        entry = visible_entry(match, step - 1, self._told)
        lines = [news(each, match.settings, self._told, self.lang) for each in entry.events]
        said = [each for each in lines if each is not None]
        action = entry.action
        seat = next((each.seat for each in said if each.seat is not None), None)
        if seat is None and action is not None and action.seat != CHANCE:
            seat = action.seat
        text = " ".join(each.text for each in said)
        if not text and action is not None and action.seat != CHANCE:
            text = worded(action, match.settings, self.lang)
        kind = "" if action is None else action.verb
        return Row(entry.before.round, -1 if seat is None else seat, kind, text, counts)

    def head(self) -> dict[str, Any]:
        """What holds for all steps: the seats, and what kinds and measures are called."""
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

    def _outline(self) -> list[dict[str, Any]]:
        shown = [each for each in self.study.outline() if each.name in self._rows]
        return [
            {
                "name": each.name,
                "title": each.title,
                "of": each.origin and each.origin.line,
                "from": each.origin and each.origin.step,
                "end": each.end,
            }
            for each in shown
        ]

    def _notes(self) -> dict[str, dict[str, Any]]:
        """What is said of steps, by line and step, in the language of the film."""
        found: dict[str, dict[str, Any]] = {}
        for (line, step), note in self.study.notes().items():
            since, rows = self._rows[line][1:] if line in self._rows else (0, [])
            said = {key: _in(self.lang, note[key]) for key in ("say", "glyph") if key in note}
            if said and since <= step < since + len(rows):
                found.setdefault(line, {})[str(step)] = said
        return found

    def _since(self, name: str, first: int, rows: list[Row]) -> dict[str, Any] | None:
        """Rows of a line that are not in the film; None if the film is another one's."""
        start, kept = self._kept.get(name, (first, []))
        if start != first or len(kept) > len(rows):
            return None
        same = all(one is two for one, two in zip(kept, rows, strict=False))
        return _columns(first + len(kept), rows[len(kept) :]) if same else None


def _in(lang: str, said: Any) -> str:
    """A text in a language, or in the one that there is."""
    return str(said.get(lang) or next(iter(said.values()))) if isinstance(said, dict) else str(said)


def _columns(first: int, rows: Sequence[Row]) -> dict[str, Any]:
    columns = {name: [getattr(each, name) for each in rows] for name in Row._fields}
    return {"first": first, **columns} if rows else {}


def _count(since: dict[str, Any]) -> int:
    return sum(len((each or {}).get("text", ())) for each in since.values())


def _packed(value: Any) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return base64.b64encode(zlib.compress(text.encode(), 6)).decode()
