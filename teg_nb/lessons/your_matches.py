"""Your matches: drop logs of a class, and get tables, charts, the desk and a report.

The lesson ``notebooks/analysis/08-your-matches.ipynb`` is prose around these calls. Of a match that
is not over, tables and charts hold what everybody may know.
"""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, NamedTuple, Unpack

import ipywidgets
import traitlets
from traitlets import Bunch

from teg_nb.engine.board import clean
from teg_nb.engine.errors import BadArgument, BadLog, GameError, NotInGame
from teg_nb.engine.games import GAMES
from teg_nb.engine.json_types import Json
from teg_nb.engine.log.format import LARGEST_FILE, MAIN
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.language import known_language, language
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.base.page_traits import PageTraits
from teg_nb.widget.base.view import STATIC

if TYPE_CHECKING:
    import pandas as pd

    from teg_nb.simulation.turning_points import SearchOptions, TurningPoints
    from teg_nb.widget.views.dashboard import Dashboard

_TABLE = (
    "table{border-collapse:collapse;margin:.5rem 0}td,th{padding:.15rem .6rem;text-align:left;"
    "border-bottom:1px solid #8884}"
)
_CHART = "svg{max-width:100%;height:auto}"
_BODY = "body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"


class Named(NamedTuple):
    """A match, and the name of its file."""

    name: str
    match: Match


class Report:
    """The report of some matches as HTML: for a cell, or as a page of its own.

    Attributes
    ----------
    html : str
    title : str
    """

    def __init__(self, html: str, title: str) -> None:
        self.html = html
        self.title = title

    def _repr_html_(self) -> str:
        return f"<div><style>@scope{{{_CHART}}}</style>{self.html}</div>"

    def __repr__(self) -> str:
        return f"<report: {self.title}>"

    def page(self) -> str:
        """Return a page that needs no network and no other file."""
        return (
            f'<!doctype html><meta charset="utf-8"><title>{escape(self.title)}</title>'
            f'<meta name="color-scheme" content="light"><style>{_BODY}{_TABLE}{_CHART}</style>'
            f"<h1>{escape(self.title)}</h1>{self.html}\n"
        )


class DropArea(PageTraits):
    """A place in a page where files are dropped: `ipywidgets.FileUpload` takes none.

    Parameters
    ----------
    label : str
        Text in the place.
    take : callable
        Gets the contents by name of file, each time that files are dropped.
    """

    _esm = (STATIC / "drop.js").read_text("utf-8")
    label = traitlets.Unicode().tag(sync=True)

    def __init__(self, label: str, take: Callable[[dict[str, bytes]], None]) -> None:
        super().__init__(label=label)
        self._take = take
        self.on_msg(self._on_message)

    def _on_message(
        self, widget: object, content: object, buffers: Sequence[bytes | memoryview]
    ) -> None:
        """Take files. A message of another shape is no drop of a page, and changes nothing."""
        names = content.get("names") if isinstance(content, dict) else None
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            return
        if names and len(names) == len(buffers):
            self._take({name: bytes(data) for name, data in zip(names, buffers, strict=True)})


class YourMatches(ipywidgets.VBox):  # type: ignore[misc]
    r"""A place to drop logs, and all that is asked of the matches in them.

    Parameters
    ----------
    *paths : str or Path
        Logs to begin with. They make way for the first that are dropped.
    lang : str
        ``"es"`` or ``"en"``; by default that of the lesson.

    Attributes
    ----------
    games : list of Named
        The matches, in the order of the files.
    faults : list of str
        One sentence for each file that is no log or a damaged one: which file, where, why.

    Raises
    ------
    BadLog, OSError
        If one of `paths` cannot be read.

    Examples
    --------
    >>> mine = YourMatches(lang="en")
    >>> mine.add({"empty.jsonl": b"", "photo.jsonl": b"\xff\xd8"})
    >>> mine.faults
    ['empty.jsonl, line 1: the file is empty', 'photo.jsonl, line 1: not UTF-8 text']
    >>> mine
    <0 matches from logs>
    """

    def __init__(self, *paths: str | Path, lang: str = "") -> None:
        self.lang = known_language(lang or language())
        self.words = phrases("your_matches", self.lang)
        self.games = [Named(Path(path).name, Match.load(path, MAIN)) for path in paths]
        self.faults: list[str] = []
        self._turning: dict[int, TurningPoints] = {}
        self._examples = bool(paths)
        self.upload = ipywidgets.FileUpload(
            accept=".jsonl", multiple=True, description=self.words["choose"]
        )
        self.upload.layout.width = "auto"
        self.upload.observe(self._on_dropped, "value")
        self.drop = DropArea(self.words["drop"], self.add)
        self.shown = ipywidgets.HTML(self._list())
        super().__init__([self.upload, self.drop, self.shown])

    def __repr__(self) -> str:
        return f"<{len(self.games)} matches from logs>"

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        """Return the widget, with a list for pages without a kernel."""
        bundle: Json = super()._repr_mimebundle_()
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**data, "text/html": self._list(), "text/plain": repr(self)}, metadata

    def add(self, files: Mapping[str, bytes]) -> None:
        """Read logs. A file that cannot be read becomes a sentence in `faults`.

        Parameters
        ----------
        files : mapping
            Contents by name of file.
        """
        if self._examples:
            self.games, self._turning, self._examples = [], {}, False
        self.faults = []
        for name, data in files.items():
            label = clean(PurePath(name).name)[:80]
            try:
                self.games.append(Named(label, _match(data)))
            except GameError as fault:
                self.faults.append(f"{label}, {fault.text(self.lang)}")
        self.shown.value = self._list()

    def _on_dropped(self, change: Bunch) -> None:
        files = {file["name"]: bytes(file["content"]) for file in change["new"]}
        if files:
            self.upload.value = ()  # no copy of the logs stays in the state of the widget
            self.add(files)

    def _list(self) -> str:
        """Return the matches and the faults as HTML."""
        faults = "".join(f'<p role="alert">⚠ {escape(fault)}</p>' for fault in self.faults)
        if not self.games:
            return faults
        # A widget has none of Lab's styles of tables.
        return f"<style>@scope{{{_TABLE}}}</style>{_html(self.matches())}{faults}"

    # Tables

    def matches(self) -> pd.DataFrame:
        """Return one row a match: ``file``, ``game``, ``seats``, ``rounds``, ``entries``, ``won``.

        The index is the number by which the other calls name a match, from 1.
        """
        import pandas as pd

        rows = [
            (
                name,
                match.game.name,
                ", ".join(match.settings.seats),
                match.state.round,
                len(match),
                ", ".join(match.settings.seats[seat] for seat in match.outcome.winners)
                if match.outcome
                else "",
            )
            for name, match in self.games
        ]
        columns = ["file", "game", "seats", "rounds", "entries", "won"]
        return pd.DataFrame(rows, columns=columns, index=range(1, len(rows) + 1))

    def tables(self) -> dict[str, pd.DataFrame]:
        """Return the tables of all matches, by name; a column ``match`` numbers the matches.

        ``matches``, ``standings`` (at the end of each round), ``entries`` (one row an action),
        ``luck`` and ``wins`` where the games have dice and matches are over.
        """
        import pandas as pd

        from teg_nb.analysis import standings_frame

        def joined(frames: Iterable[pd.DataFrame]) -> pd.DataFrame:
            numbered = [
                frame.astype(dict.fromkeys(frame.select_dtypes("category"), "string")).assign(
                    match=number
                )
                for number, frame in enumerate(frames, 1)
            ]
            return pd.concat(numbered, ignore_index=True) if numbered else pd.DataFrame()

        tables = {
            "matches": self.matches().rename_axis("match").reset_index(),
            "standings": joined(standings_frame(match) for _, match in self.games),
            "entries": joined(match.frame() for _, match in self.games),
        }
        for name, parts in (("luck", self._luck()), ("wins", self._wins())):
            if frames := [frame.assign(game=game) for game, frame in parts]:
                tables[name] = pd.concat(frames, ignore_index=True)
        return tables

    def _of_games(self) -> Iterator[tuple[str, list[int]]]:
        """Yield each game with the numbers of its matches that are over."""
        for game in GAMES:
            numbers = [
                number
                for number, (_, match) in enumerate(self.games, 1)
                if match.game.name == game and match.is_over
            ]
            if numbers:
                yield game, numbers

    def _luck(self) -> Iterator[tuple[str, pd.DataFrame]]:
        from teg_nb.analysis import luck_frame

        for game, numbers in self._of_games():
            try:
                frame = luck_frame([self.games[number - 1].match for number in numbers])
            except (NotInGame, ValueError):  # a game without dice
                continue
            frame["match"] = [numbers[place] for place in frame["match"]]
            yield game, frame

    def _wins(self) -> Iterator[tuple[str, pd.DataFrame]]:
        from teg_nb.analysis import wins_by_order

        for game, numbers in self._of_games():
            yield game, wins_by_order([self.games[number - 1].match for number in numbers])

    # Views

    def match(self, number: int = 1) -> Match:
        """Return a match by its number in the list.

        Raises
        ------
        BadArgument
            If there is no such match.
        """
        if type(number) is not int or not 1 <= number <= len(self.games):
            raise BadArgument(
                "not_one_of", name="number", value=number, known=[*range(1, len(self.games) + 1)]
            )
        return self.games[number - 1].match

    def turning_points(
        self, number: int = 1, limit: int = 3, **options: Unpack[SearchOptions]
    ) -> TurningPoints:
        """Find the turning points of a match; the report and the desk then have them too.

        Parameters
        ----------
        number : int
            Of the match in the list.
        limit, **options
            As of `teg_nb.turning_points`.
        """
        from teg_nb import turning_points

        self._turning[number] = turning_points(self.match(number), limit, **options)
        return self._turning[number]

    def desk(self, number: int = 1) -> Dashboard:
        """Return the desk of a match: board, events, standings, playouts and log.

        Turning points are marked on it if they were found before.
        """
        from teg_nb import dashboard

        turning = self._turning.get(number)
        return dashboard(self.match(number).fork(), turning=turning, lang=self.lang)

    def report(self) -> Report:
        """Return the report: matches, standings over time, luck, what wins, turning points."""
        words = self.words
        parts = [f"<h2>{words['matches']}</h2>{_html(self.matches())}"]
        parts += [f"<p>⚠ {escape(fault)}</p>" for fault in self.faults]
        parts.append(f"<h2>{words['standings']}</h2>")
        for number, (name, match) in enumerate(self.games, 1):
            parts.append(f"<h3>{number} · {escape(name)}</h3>{self._race(match)}")
        for key, tables in (("luck", self._luck()), ("wins", self._wins())):
            sections = [f"<h3>{escape(game)}</h3>{_html(table)}" for game, table in tables]
            if sections:
                parts += [f"<h2>{words[key]}</h2><p>{words[f'{key}_note']}</p>", *sections]
        if self._turning:
            parts.append(f"<h2>{words['turning']}</h2>")
        for number, points in sorted(self._turning.items()):
            name = self.games[number - 1].name
            parts.append(f"<h3>{number} · {escape(name)}</h3>")
            lines = map(escape, points.summary(self.lang).splitlines())
            parts.append(f"<p>{'<br>'.join(lines)}</p>")
        return Report("".join(parts), words["title"])

    def _race(self, match: Match) -> str:
        """Return the standings over time as SVG, with what everybody may know."""
        from teg_nb.analysis import race_figure
        from teg_nb.widget import StandingsView

        if not len(match):
            return ""
        if match.is_over:
            return str(race_figure(match, self.lang).svg)
        view = StandingsView(match.fork(), lang=self.lang)
        try:
            return view.picture()
        finally:
            view.close()

    def archive(self) -> bytes:
        """Return a zip of the report (HTML) and of the tables (CSV, UTF-8)."""
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(f"{self.words['file']}.html", self.report().page())
            for name, table in self.tables().items():
                archive.writestr(f"{name}.csv", "\ufeff" + table.to_csv(index=False))
        return packed.getvalue()

    def download(self) -> ipywidgets.HTML:
        """Return a link that downloads the archive. Nothing is written beside the notebook."""
        data = base64.b64encode(self.archive()).decode()
        name = f"{self.words['file']}.zip"
        return _Link(
            f'<a download="{name}" href="data:application/zip;base64,{data}">⤓ {name}</a>', name
        )


class _Link(ipywidgets.HTML):  # type: ignore[misc]
    """A link to a download, whose data does not go into a saved notebook."""

    def __init__(self, html: str, name: str) -> None:
        super().__init__(html)
        self._name = name

    def __repr__(self) -> str:
        return f"<download: {self._name}>"


def _match(data: bytes) -> Match:
    """Replay the main line of a log.

    Raises
    ------
    BadLog
        If the log is faulty; names the line.
    """
    if len(data) > LARGEST_FILE:
        raise BadLog(1, "log_too_large", most=f"{LARGEST_FILE // 1_000_000} MB")
    return Match.parse(_texts(data), MAIN)


def _texts(data: bytes) -> Iterator[str]:
    for number, line in enumerate(data.splitlines(), 1):
        try:
            yield line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError:
            raise BadLog(number, "log_not_utf8") from None


def _html(frame: pd.DataFrame) -> str:
    """Return a table as HTML: two decimals, whatever comes from a file escaped."""
    return str(frame.to_html(border=0, float_format="{:.2f}".format, na_rep="", escape=True))
