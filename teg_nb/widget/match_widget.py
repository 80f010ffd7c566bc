"""The widget: a board in the notebook, thin over `Session`."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from teg_nb.bots import POLICIES
from teg_nb.engine.catalogue import LANGUAGES
from teg_nb.engine.language import shown
from teg_nb.engine.match import Match, Policy
from teg_nb.widget.protocol import parse
from teg_nb.widget.session import Session, refused

_STATIC = Path(__file__).parent / "static"


class MatchWidget(anywidget.AnyWidget):
    """A match on the map, played by clicking.

    Parameters
    ----------
    match : Match, optional
        Played on in place. Default: a new match of La Revancha with four seats.
    bots : mapping or sequence, optional
        By seat or by colour, the name of a bot (``"random"``, ``"greedy"``), a policy, or None for
        a person. Default: people play every seat.
    seed : int, optional
        Makes dice, cards and bots repeatable.
    lang : str
        ``"es"`` or ``"en"``.

    Examples
    --------
    >>> widget = MatchWidget(Match(seats=3), bots={"Negro": "greedy", "Rojo": "random"}, seed=7)
    >>> widget
    <MatchWidget teg: Blanco, Negro (greedy), Rojo (random)>
    >>> widget.view["phase"], widget.view["step"] == len(widget.match)
    ('initial_1', True)
    """

    _esm = _STATIC / "widget.js"
    _css = _STATIC / "widget.css"
    board = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        match: Match | None = None,
        bots: Mapping[int | str, str | Policy | None] | Sequence[str | Policy | None] = (),
        *,
        seed: int | None = None,
        lang: str = "es",
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        match = Match() if match is None else match
        chosen = _bots(bots, match.settings.seats)
        self.session = Session(match, chosen, random.Random(seed), lang)
        super().__init__(board=self.session.screen.board(match.settings), view=self.session.view())
        self.on_msg(self._on_message)

    @property
    def match(self) -> Match:
        """The match on the screen."""
        return self.session.match

    def play(self, until: str = "turn") -> None:
        """Let the bots play ``"action"``, ``"turn"``, ``"round"`` or to the ``"end"``."""
        self.session.play(until)
        self.refresh()

    def refresh(self) -> None:
        """Show the match as it is now, after it was changed in a cell."""
        self.session.step = min(self.session.step, len(self.match))
        self.view = self.session.view()

    def show(self, step: int) -> None:
        """Show the position after so many entries."""
        self.session.step = max(0, min(step, len(self.match)))
        self.view = self.session.view()

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        """Answer a browser: whatever it sends, the match is sound and the view is its own again."""
        reply: dict[str, Any] | None
        try:
            reply = self.session.handle(parse(content))
        except Exception as fault:  # a bot's as well: the page must not wait for ever
            reply = refused(fault, self.session.step, self.session.lang)
        self.view = self.session.view()
        # A browser may have written the trait: what it shows must be what the kernel says.
        self.send_state("view")
        if reply is not None:
            self.send(reply)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, with a picture for where there are no widgets (GitHub, exported pages)."""
        shown(self.session.lang)
        bundle: Any = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle
        state = self.match.states[self.session.step]
        return {
            **data,
            "image/svg+xml": state.picture(lang=self.session.lang).svg,
            "text/plain": repr(self),
        }, metadata

    def __repr__(self) -> str:
        bots = {seat: name for seat, (name, _) in self.session.bots.items()}
        seats = (
            name + (f" ({bots[seat]})" if seat in bots else "")
            for seat, name in enumerate(self.match.settings.seats)
        )
        return f"<MatchWidget {self.match.game.name}: {', '.join(seats)}>"


def _bots(
    bots: Mapping[int | str, str | Policy | None] | Sequence[str | Policy | None],
    seats: Sequence[str],
) -> dict[int, tuple[str, Policy]]:
    given = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
    numbers = {name.casefold(): seat for seat, name in enumerate(seats)}
    found: dict[int, tuple[str, Policy]] = {}
    for key, bot in given.items():
        seat = numbers.get(key.casefold(), -1) if isinstance(key, str) else key
        if type(seat) is not int or not 0 <= seat < len(seats):
            raise ValueError(f"no seat {key!r}; the seats are {', '.join(seats)}")
        if isinstance(bot, str):
            if bot not in POLICIES:
                raise ValueError(f"no bot {bot!r}; there are {', '.join(POLICIES)}")
            found[seat] = (bot, POLICIES[bot])
        elif bot is not None and not callable(bot):
            raise ValueError(f"no bot {bot!r}: a policy, or one of {', '.join(POLICIES)}")
        elif bot is not None:
            found[seat] = (getattr(bot, "__name__", "bot"), bot)
    return found
