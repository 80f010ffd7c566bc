"""Standings of the seats at each step of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from teg_nb.engine.actions import ALL

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


def standings_over_time(
    match: Match, viewer: int | str | None = None, steps: Iterable[int] | None = None
) -> Iterator[Sequence[Mapping[str, int]]]:
    """Yield the standings of all seats at each step; see `Game.standings`.

    Parameters
    ----------
    match : Match
    viewer : int, None or "all"
        A seat, or None for a spectator. ``"all"`` counts every seat from its own perspective.
    steps : iterable of int, optional
        Numbers of entries; by default from 0 to the end.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Chile 4", Negro="España 2", rest="Negro"))
    >>> [[counts["armies"] for counts in seats] for seats in standings_over_time(match)]
    [[4, 72]]
    """
    game, states = match.game, match.states
    for step in range(len(states)) if steps is None else steps:
        state = states[step]
        public = game.public_standings(state)
        if public is not None:
            yield public
        elif viewer == ALL:
            seats = range(len(match.settings.seats))
            yield [game.standings(game.observe(state, seat))[seat] for seat in seats]
        else:
            assert not isinstance(viewer, str)
            yield game.standings(game.observe(state, viewer))
