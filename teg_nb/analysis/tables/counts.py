"""Standings of the seats at each step of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import TYPE_CHECKING, TypeAlias

from teg_nb.engine.actions import ALL

if TYPE_CHECKING:
    from teg_nb.engine.game import Counted
    from teg_nb.engine.play.match import Match
    from teg_nb.engine.schema.position import Position

Standings: TypeAlias = Sequence[Mapping[str, int]]
"""Counts of all seats, by name."""


def standings_over_time(
    match: Match, viewer: int | str | None = None, steps: Iterable[int] | None = None
) -> Iterator[Standings]:
    """Return the standings of all seats at each step; see `Game.standings`.

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
    shown = states if steps is None else [states[step] for step in steps]
    if game.counted is not None:
        return _updated(shown, game.public_standings, game.counted)
    return (_standings(match, state, viewer) for state in shown)


def _standings(match: Match, state: Position, viewer: int | str | None) -> Standings:
    """Count a position as a viewer may."""
    game = match.game
    if (public := game.public_standings(state)) is not None:
        return public
    if viewer == ALL:
        seats = range(len(match.settings.seats))
        return [game.standings(game.observe(state, seat))[seat] for seat in seats]
    assert not isinstance(viewer, str)
    return game.standings(game.observe(state, viewer))


def _updated(
    states: Iterable[Position],
    count: Callable[[Position], Standings | None],
    counted: Counted[Position],
) -> Iterator[Standings]:
    """Yield the public standings of positions, each from those of the position before it.

    Two positions in a row differ in few places. Seats without a change share their counts.
    """
    read, places, *_ = counted
    pieces = [*enumerate(counted.pieces, 1)]
    cards = [*enumerate(counted.cards, 1 + len(pieces))]
    rest = 1 + len(pieces) + len(cards)
    before: tuple[Sequence[int], ...] = ()
    rows: tuple[dict[str, int], ...] = ()
    numbers = range(0)
    for state in states:
        now = read(state)
        if now == before:
            yield rows
            continue
        if not rows or now[rest:] != before[rest:]:
            rows = tuple([dict(row) for row in count(state) or ()])
            before, numbers = now, range(len(now[0]))
            yield rows
            continue
        owner, former, fresh = now[0], before[0], [*rows]
        if owner is not former:
            for place in compress(numbers, map(is_not, owner, former)):
                for seat, change in ((former[place], -1), (owner[place], 1)):
                    if seat >= 0:
                        row = fresh[seat] = fresh[seat].copy()
                        row[places] += change
                        for field, name in pieces:  # as many as before; see below
                            row[name] += change * before[field][place]
        for field, name in pieces:
            amounts, earlier = now[field], before[field]
            if amounts is not earlier and amounts != earlier:
                for place in compress(numbers, map(is_not, amounts, earlier)):
                    seat = owner[place]
                    if seat >= 0:
                        row = fresh[seat] = fresh[seat].copy()
                        row[name] += amounts[place] - earlier[place]
        for field, name in cards:
            if now[field] is not before[field]:
                for seat, hand in enumerate(now[field]):
                    if hand != before[field][seat]:
                        fresh[seat] = {**fresh[seat], name: hand.bit_count()}
        rows, before = tuple(fresh), now
        yield rows
