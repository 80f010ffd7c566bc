"""The odds of the attack selected on a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import traitlets

from teg_nb.engine.board import escape, map_of, normalize_name
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.text.numbers import percent, rounded
from teg_nb.engine.text.phrases import phrases
from teg_nb.widget.base.static_views import INK, SOFT, svg
from teg_nb.widget.views.companion import CompanionView

BARS = 12
"""Maximum number of bars. With more outcomes, neighbours share a bar, as in ``odds.js``."""

_WIDE, _HIGH = 420, 96


Part = tuple[int, float]
"""Armies left after a conquest, and the chance of them."""


class OddsView(CompanionView):
    """The odds of the selected attack: chance of conquest, losses, and remaining armies.

    The attack is selected on the board or here from two lists. ``view.selected =
    ["Chile", "Argentina"]`` does the same. The odds come from exact tables and public facts, for
    an attack that continues to its end.

    Parameters
    ----------
    shown : board, Match, Study or position
        With a board, the view follows its selection.
    *places : str
        Initial selection: source and target. For a group, all sources come first.
    lang, size : str
        As for `BoardView`; by default the language of the board.

    Attributes
    ----------
    selected : list of str
        The selection of the board.
    odds : dict
        ``sources`` and ``target``. Where dice decide, also ``conquest`` (0 to 1), ``losses``
        (attacker's and defender's, in armies), ``left`` (pairs of the armies left after a
        conquest and their chance) and ``once`` (the chance that one fight decides it, or None).
        Empty without an attack.

    Examples
    --------
    >>> from teg_nb import OddsView
    >>> import teg_nb
    >>> start = teg_nb.position(Blanco="Chile 4", Negro="Argentina 2")
    >>> view = OddsView(start, "Chile", "Argentina", lang="en")
    >>> round(view.odds["conquest"], 3)
    0.656
    >>> view.lines()
    ['66% to conquer. Expected losses: 1.4 – 1.4']
    """

    FACE = "odds"
    THEIRS: ClassVar[frozenset[str]] = CompanionView.THEIRS | {"selected"}
    ALONG: ClassVar[tuple[str, ...]] = (*CompanionView.ALONG, "selected")

    selected: traitlets.List[Json] = traitlets.List(traitlets.Unicode()).tag(sync=True)
    odds = traitlets.Dict().tag(sync=True)

    def __init__(self, shown: object, *places: str, lang: str = "", size: str = "page") -> None:
        super().__init__(shown, lang=lang, size=size)
        self.observe(self._on_board, "selected")
        if places:
            self._board.selected = list(places)
        self.refresh()

    def refresh(self) -> None:
        """Compute the odds of the selection at the position of the board."""
        self.odds = self._reckoned()

    def _reckoned(self) -> JsonObject:
        *sources, target = self.selected or [""]
        if not sources:
            return {}
        asked = {"sources": sources, "target": target}
        session = self._board.session
        game, screen = session.match.game, session.screen
        with session.study.lock:
            observation = game.observe(session.match.states[session.step], None)
        numbers = {normalize_name(name): k for k, name in enumerate(session.match.settings.places)}
        group, aim = (
            [numbers[normalize_name(name)] for name in sources],
            numbers[normalize_name(target)],
        )
        owner = screen.holdings(game, observation).owner
        near = map_of(session.match.settings).neighbours[aim]
        if owner[aim] < 0 or any(
            place not in near or owner[place] in (-1, owner[aim]) for place in group
        ):
            return asked
        return {**asked, **(screen.odds(game, observation, group, aim) or {})}

    def accepts_from_page(self, name: str, value: object) -> bool:
        """Return true if a page may set a trait to a value."""
        return (
            self._board.accepts_from_page(name, value)
            if name == "selected"
            else super().accepts_from_page(name, value)
        )

    def lines(self) -> list[str]:
        """Return the text of the view, line by line, as on the page.

        Examples
        --------
        >>> from teg_nb import OddsView, position
        >>> start = position(Blanco="Chile 4", Negro="Argentina 2")
        >>> OddsView(start, "Chile", "Argentina", lang="en").lines()
        ['66% to conquer. Expected losses: 1.4 – 1.4']
        """
        words, odds = phrases("screen", self.lang), self.odds
        if "conquest" not in odds:
            return [words["odds_none" if odds else "odds_choose"]]
        conquest, once = odds["conquest"], odds["once"]
        shares = [(once, "odds_once"), (conquest, "odds_end")]
        if once is None:
            shares = [(conquest, "odds_conquest")]
        elif once == conquest:
            shares = shares[:1]
        chances = [f"{percent(share, self.lang)} {words[key]}." for share, key in shares]
        mine, theirs = (rounded(loss, 1, self.lang) for loss in odds["losses"])
        return [" ".join([*chances, f"{words['odds_losses']}: {mine} – {theirs}"])]

    def bars(self) -> list[tuple[str, float]]:
        """Return the distribution of armies left after a conquest: labels and chances.

        Examples
        --------
        >>> from teg_nb import OddsView, position
        >>> view = OddsView(position(Blanco="Chile 4", Negro="Argentina 2"), "Chile", "Argentina")
        >>> [(armies, round(chance, 2)) for armies, chance in view.bars()]
        [('2', 0.09), ('3', 0.19), ('4', 0.37)]
        """
        left: Sequence[Part] = self.odds.get("left", ())
        return [
            (str(part[0][0]) if len(part) == 1 else f"{part[0][0]}–{part[-1][0]}", _sum(part))
            for part in _parts(left)
        ]

    def picture(self) -> str:
        """Return text and bars as SVG."""
        words, odds = phrases("screen", self.lang), self.odds
        title = words["odds"]
        if odds:
            title += f": {', '.join(odds['sources'])} → {odds['target']}"
        rows = [(title, INK, "bold"), *((line, INK, "normal") for line in self.lines())]
        drawn = [
            f'<text x="12" y="{22 + 20 * k}" fill="{ink}" font-weight="{weight}">{escape(text)}'
            "</text>"
            for k, (text, ink, weight) in enumerate(rows)
        ]
        top, bars = 20 * len(rows) + 22, self.bars()
        if len(bars) < 2:
            return svg(_WIDE, top, "".join(drawn))
        max_chance = max(chance for _, chance in bars)
        wide = (_WIDE - 24) / len(bars)
        for k, (span, chance) in enumerate(bars):
            high = max(_HIGH * chance / max_chance, 2)
            x, name = 12 + wide * k, f"{words['odds_left']} {span}: {percent(chance, self.lang)}"
            drawn.append(
                f'<rect x="{x + 1:.1f}" y="{top + _HIGH - high:.1f}" width="{wide - 2:.1f}"'
                f' height="{high:.1f}" fill="#c2186f"><title>{escape(name)}</title></rect>'
                f'<text x="{x + wide / 2:.1f}" y="{top + _HIGH + 15}" fill="{SOFT}" font-size="11"'
                f' text-anchor="middle">{escape(span)}</text>'
            )
        axis = words["odds_axis" if odds["once"] is None else "odds_group"]
        drawn.append(f'<text x="12" y="{top + _HIGH + 35}" fill="{SOFT}">{escape(axis)}</text>')
        return svg(_WIDE, top + _HIGH + 46, "".join(drawn))

    def __repr__(self) -> str:
        *sources, target = self.selected or [""]
        fight = f"{', '.join(sources)} → {target}" if sources else "no attack chosen"
        return f"<OddsView {self.study.match.game.name}: {fight}>"


def _parts(left: Sequence[Part]) -> list[Sequence[Part]]:
    wide = -(-len(left) // BARS) or 1
    return [left[first : first + wide] for first in range(0, len(left), wide)]


def _sum(part: Sequence[Part]) -> float:
    return float(sum(chance for _, chance in part))
