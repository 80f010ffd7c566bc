"""A match as a page: one HTML file that needs neither Python nor a network, nor other files.

The page holds what everybody may know, or what one seat knows. Its script is ``page.js``; the front
end, Plotly and the match are in it as compressed texts.
"""

from __future__ import annotations

import base64
import html
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from teg_nb.engine.game import seat_number
from teg_nb.engine.json_types import Json, JsonList, JsonObject
from teg_nb.engine.log.format import MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.settings import Settings
from teg_nb.engine.storage.atomic_write import write_atomically
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.engine.text.language import LANGUAGES, board_language
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.session.messages import SavePage
from teg_nb.widget.session.read_only import ReadOnlySession, SeatSession, as_study
from teg_nb.widget.session.replay_feed import ReplayFeed
from teg_nb.widget.session.state import SessionState, handles
from teg_nb.widget.session.view_model import clause, drawing, why_over

STATIC = Path(__file__).parents[1] / "static"

POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; "
    "img-src data: blob:; base-uri 'none'; form-action 'none'"
)
"""The page may ask for nothing."""

SLIDING = ("news", "acts")
"""Fields of a view that list the latest items, and move on by a few of them at a step."""

OWN = "teg_nb: MIT License. Copyright (c) 2026 the teg_nb authors."
"""The notice of the front end itself."""

STYLE = """
:root { color-scheme: light dark; --ink: #26303b; --soft: #5c6876; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ebf0; --soft: #a3b0bd; --paper: #14191f; }
}
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.45 "DejaVu Sans", Verdana, system-ui, sans-serif; }
main { max-width: 1500px; margin: auto; padding: 12px clamp(8px, 2vw, 24px); }
h1 { font-size: 1.4em; margin: 0; }
header p { margin: 2px 0 12px; }
figure { margin: 0; }
.teg-still svg { width: 100%; height: auto; max-height: 85vh; background: #fff; }
@media print {
  .teg-figure .teg-live { display: none !important; }
  .teg-figure .teg-still { display: block !important; break-inside: avoid; }
}
#match { display: grid; gap: 16px; }
[hidden], #board .teg-whole { display: none !important; }
#match > * { min-width: 0; }
@media (min-width: 1100px) {
  #match { grid-template: auto 1fr / minmax(0, 3fr) minmax(300px, 1fr); }
  #board { grid-row: 1 / span 2; }
}
footer { color: var(--soft); font-size: 12px; margin-top: 20px; }
footer pre { white-space: pre-wrap; }
"""


def page(
    shown: object,
    path: str | Path,
    *,
    lang: str = "",
    notes: bool = False,
    viewer: int | str | None = None,
) -> Path:
    """Write a match as one HTML file, for readers without Jupyter.

    The file opens from a disk, a mail or a course page, without a network. It has the board with
    its slider, the events, the standings over time and the clauses that occur, in Spanish and
    English. Where scripts do not run it shows the last position and the result.

    Parameters
    ----------
    shown : Match or Study
    path : str or path
        The file, replaced atomically.
    lang : str
        ``"es"`` or ``"en"``, the language at first. Default: `teg_nb.language`, else Spanish.
    notes : bool
        True to include the comments and variations of a study. If the match goes on, a variation
        that is over ends before its last entry, which would open the secrets of the match.
    viewer : int or str, optional
        A seat: the page then also has what only that seat knows, such as its cards and objective.
        Its reader uncovers them with a button. Default: what everybody may know. It makes no
        difference once the match is over.

    Returns
    -------
    Path
        The file.

    Raises
    ------
    OSError
        If the file cannot be written.
    UnknownName
        If there is no such seat.

    Notes
    -----
    Secrets of other seats in a match that goes on are not in the file. Where a game closes earlier
    positions (REC-8.9), it has the last one alone.

    Examples
    --------
    >>> import tempfile
    >>> from teg_nb import Match, page
    >>> path = page(Match("teg", seats=3), f"{tempfile.mkdtemp()}/match.html", lang="en")
    >>> path.read_text("utf-8")[:15]
    '<!doctype html>'
    """
    text = page_text(shown, lang=lang, notes=notes, viewer=viewer)
    return write_atomically(Path(path), text)


def page_text(
    shown: object, *, lang: str = "", notes: bool = False, viewer: int | str | None = None
) -> str:
    """Return the HTML of a match: see `page`."""
    study = as_study(shown)
    lang = board_language(lang)
    with study.lock:
        seat = None if viewer is None else seat_number(viewer, study.match.settings.seats)
        told = _closed(study) if notes else Study(study.match.fork())
        if told.match.is_over:
            seat = None  # everybody may know everything
        sessions = {name: _session(told, name, seat) for name in LANGUAGES}
        return _html(sessions, _replay(sessions), lang)


def replay(study: Study) -> JsonObject:
    """Return what ``replay.js`` shows of a study: what everybody may know, in both languages."""
    with study.lock:
        told = _closed(study)
        return _replay({name: ReadOnlySession(told, name) for name in LANGUAGES})


def _session(study: Study, lang: str, seat: int | None) -> ReadOnlySession:
    return ReadOnlySession(study, lang) if seat is None else SeatSession(study, lang, seat)


def _closed(study: Study) -> Study:
    """Return a study in which no variation is over before the match is."""
    if study.match.is_over or not any(study.line(name).is_over for name in study.lines):
        return study
    copy = Study.of(study.log())
    for name in copy.lines:
        if copy.line(name).is_over:
            copy.delete(name, copy.end(name).step - 1)
    return copy


def _html(sessions: Mapping[str, ReadOnlySession], replay: JsonObject, lang: str) -> str:
    match = sessions[lang].study.match
    settings = match.settings
    words = {name: phrases("page", name) for name in LANGUAGES}
    titles = {name: _title(settings, name) for name in LANGUAGES}
    board = drawing(sessions[lang].screen, settings)
    parts = {"drawing": packed_drawing(board), "replay": packed_json(replay)}
    begins = {"lang": lang, "line": MAIN, "step": len(match)}
    faces = "".join(
        face_place(face, "replay", "drawing", begins, place=place)
        for place, face in (("board", "look"), ("standings", "race"), ("events", "timeline"))
    )

    def say(key: str, tag: str) -> str:
        return _in_both({name: words[name][key] for name in LANGUAGES}, lang, tag)

    return "\n".join(
        [
            head(f"{titles[lang]}: {', '.join(settings.seats)}", lang, STYLE),
            "<body><main><header>",
            _in_both(titles, lang, "h1"),
            _in_both({name: _result(match, name) for name in LANGUAGES}, lang, "p"),
            _in_both({name: _told_to(sessions[name]) for name in LANGUAGES}, lang, "p"),
            '</header><div class="teg-figure">',
            f'<div id="match" class="teg-live" hidden>{faces}</div>',
            f'<figure id="still" class="teg-still">{match.picture(lang=lang).svg}',
            f"{say('still', 'figcaption')}</figure></div>",
            f"<footer>{say('made', 'p')}<p>{_text(json.loads(board).get('notice') or '')}</p>",
            f"<details><summary>{say('notices', 'span')}</summary>",
            f'<pre>{_text(OWN)}</pre><pre id="rights"></pre></details></footer></main>',
            scripts(parts),
            "</body></html>\n",
        ]
    )


def head(title: str, lang: str, style: str) -> str:
    """Return the beginning of a page that asks for nothing, up to its body."""
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="referrer" content="no-referrer">',
            f"<title>{_text(title)}</title>",
            f"<style>{style}</style></head>",
        ]
    )


def face_place(
    face: str,
    replay: str,
    drawing: str,
    begins: JsonObject,
    own: JsonObject | None = None,
    group: str = "all",
    place: str = "",
) -> str:
    """Return the place of a view, which ``page.js`` fills.

    Parameters
    ----------
    face : str
    replay, drawing : str
        Names of packed texts: see `scripts`.
    begins : dict
        Line, step and language at first.
    own : dict, optional
        Other values of this view.
    group : str
        Views of a group move together.
    place : str
        Id of the element.
    """
    values = {
        "face": face,
        "replay": replay,
        "drawing": drawing,
        "begins": json.dumps(begins),
        "own": json.dumps(own or {}),
        "group": group,
    }
    data = " ".join(f'data-{name}="{html.escape(value)}"' for name, value in values.items())
    named = f' id="{place}"' if place else ""
    return f"<div{named} {data}></div>"


def scripts(parts: Mapping[str, str]) -> str:
    """Return the scripts of a page: packed texts by name, front end, Plotly, and ``page.js``."""
    front = {
        "front": _packed_file("widget.js"),
        "notices": _packed_file("LICENSES.txt"),
        "plotly": _packed_file("plotly.js"),
    }
    texts = (
        f'<script type="text/plain" id="{name}">{text}</script>'
        for name, text in {**parts, **front}.items()
    )
    return "\n".join([*texts, f"<script>{(STATIC / 'page.js').read_text('utf-8')}</script>"])


@handles(SavePage)
def answer(session: SessionState, message: SavePage) -> JsonObject:
    """Return the page of the match of the study shown."""
    match, viewer = session.kept_study.match, None
    if message.seat:
        viewer = session.seats.person(message.seat, "hidden_information")
    text = page_text(match, lang=session.lang, viewer=viewer)
    named = f"{match.settings.game}-{message.seat.lower()}".rstrip("-")
    return {
        "kind": "file",
        "name": f"{named}.html",
        "type": "text/html",
        "text": text,
    }


def _in_both(texts: Mapping[str, str], lang: str, tag: str) -> str:
    """Write a text in each language. The script shows the language of the board."""
    return "".join(
        f'<{tag} lang="{name}" data-lang="{name}"{"" if name == lang else " hidden"}>'
        f"{_text(text)}</{tag}>"
        for name, text in texts.items()
    )


def _title(settings: Settings, lang: str) -> str:
    """Return the game, and the title of its table if it is not the whole game."""
    game = phrases("games", lang).get(settings.game, phrases("page", lang)["match"])
    return " · ".join(part for part in (game, settings.title(lang)) if part)


def _told_to(session: ReadOnlySession) -> str:
    """Say for whom the page is."""
    words = phrases("page", session.lang)
    if not isinstance(session, SeatSession):
        return words["for_all"]
    return words["for_seat"].format(seat=session.match.settings.seats[session.seat])


def _result(match: Match, lang: str) -> str:
    """Return how the match ended, or how far it is."""
    if match.outcome is not None:
        return why_over(match, match.outcome.reason, lang)
    phase = catalogue(match.settings.game).label("phases", match.state.phase, lang)
    return f"{phrases('screen', lang)['round']} {match.state.round} · {phase}"


def _replay(sessions: Mapping[str, ReadOnlySession]) -> JsonObject:
    """Return what ``replay.js`` shows: the views of all steps, in both languages."""
    first = sessions[LANGUAGES[0]]
    study, settings = first.study, first.match.settings
    only = {"name": MAIN, "title": "", "of": None, "from": None, "end": len(study.match)}
    courses = first.view()["lines"] or [only]
    lines = {line["name"]: _line(sessions, line) for line in courses}
    feeds = {
        name: ReplayFeed(study, name, session.people).texts() for name, session in sessions.items()
    }
    return {
        "lines": lines,
        "courses": courses,
        "feeds": {name: {"film": film, "tail": tail} for name, (film, tail) in feeds.items()},
        "clauses": {
            name: {spoken: clause(settings.game, name, spoken, settings) for spoken in LANGUAGES}
            for name in sorted(set(_clauses(lines)))
        },
    }


def _line(sessions: Mapping[str, ReadOnlySession], line: JsonObject) -> JsonObject:
    """Return the views of a line, and the secrets of the seat that reads, column by column."""
    first = 0 if line["of"] is None else line["from"] + 1
    if not all(session.is_open for session in sessions.values()):
        first = line["end"]
    views: dict[str, list[JsonObject]] = {lang: [] for lang in sessions}
    secrets: dict[str, list[JsonObject]] = {lang: [] for lang in sessions}
    for step in range(first, line["end"] + 1):
        for lang, session in sessions.items():
            session.show(step, line["name"])
            view = session.view()
            del view["lines"], view["taken_back"]
            views[lang].append(view)
            if isinstance(session, SeatSession):
                secrets[lang].append(session.secrets())
    return {
        "of": line["of"],
        "first": first,
        "end": line["end"],
        "columns": _columns(views),
        "secrets": _columns(secrets),
    }


def _columns(rows: Mapping[str, Sequence[JsonObject]]) -> JsonObject:
    """Return the values of rows by name: see `_column`."""
    names = {name: None for row in rows[LANGUAGES[0]] for name in row}
    return {name: _column(name, rows) for name in names}


def _column(name: str, views: Mapping[str, Sequence[JsonObject]]) -> JsonObject:
    """Return the values of a name: the rows ``at`` which they change, and each language's.

    A language whose values are those of the first one is left out. What is gone is null.
    """
    rows = [[view.get(name) for view in seen] for seen in views.values()]
    count = len(rows[0])
    at = [k for k in range(count) if k == 0 or any(row[k] != row[k - 1] for row in rows)]
    values = {lang: [row[k] for k in at] for lang, row in zip(views, rows, strict=True)}
    spoken, *others = values
    kept = {spoken: values[spoken]}
    kept |= {lang: values[lang] for lang in others if values[lang] != values[spoken]}
    if name in SLIDING:
        kept = {
            lang: _slides([list(items or ()) for items in lists]) for lang, lists in kept.items()
        }
    return {"at": at, **kept}


def _slides(lists: Sequence[JsonList]) -> JsonList:
    """Return lists of the latest items as how many items go at the front, and the new ones."""
    before: JsonList = []
    slides = []
    for items in lists:
        gone = next(k for k in range(len(before) + 1) if before[k:] == items[: len(before) - k])
        slides.append([gone, items[len(before) - gone :]])
        before = items
    return slides


def _clauses(value: Json) -> Iterator[str]:
    """Yield the names of the clauses that a payload cites."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "clause" and isinstance(part, str) and part:
                yield part
            else:
                yield from _clauses(part)
    elif isinstance(value, list):
        for part in value:
            yield from _clauses(part)


def _text(text: str) -> str:
    return html.escape(text)


def packed_json(value: JsonObject) -> str:
    """Return a value as compressed JSON."""
    return _packed(json.dumps(value, separators=(",", ":"), ensure_ascii=False))


def _packed(text: str) -> str:
    """Return a text deflated, in base85 without the letter that opens a tag."""
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode().replace("<", ",")


def unpacked(text: str) -> str:
    """Return the text of `packed_json` or `packed_drawing`."""
    return zlib.decompress(base64.b85decode(text.replace(",", "<"))).decode()


@lru_cache(maxsize=8)
def packed_drawing(text: str) -> str:
    """Return a drawing, compressed."""
    return _packed(text)


@cache
def _packed_file(name: str) -> str:
    return _packed((STATIC / name).read_text("utf-8"))
