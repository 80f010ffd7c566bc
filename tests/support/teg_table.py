"""Short looks at a match of La Revancha that several of its tests take."""

from __future__ import annotations

from teg_nb import Match, load_board

BOARD = load_board("teg")


def far_from(name: str) -> str:
    """A country that neither borders another nor a neighbour of it."""
    place = BOARD.country(name)
    return next(BOARD.countries[other] for other in range(72) if BOARD.distance(place, other) > 2)


def missiles(match: Match, *countries: str) -> list[int]:
    """Missiles in some countries."""
    return [match.state.missiles[match.settings.board.country(name)] for name in countries]


def kinds(match: Match) -> list[str]:
    """The kinds of the pacts in force."""
    return [pact.kind for pact in match.state.pacts]
