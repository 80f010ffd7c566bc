"""Values of positions of La Revancha: the board, and the progress of each objective."""

from __future__ import annotations

from functools import lru_cache

from teg_nb.bots.evaluation import shares
from teg_nb.engine.games.teg import Teg
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.state import State

_NEAR = 1.5  # a seat about to win counts 1 + _NEAR times


def evaluate(game: Teg, state: State) -> list[float]:
    """Return each seat's share of the board, weighted by the progress of its nearest objective.

    Progress counts by its third power: half of an objective is little.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["teg"].position(Blanco="Chile 3", Negro="España 3, Francia 3")
    >>> one, two = evaluate(GAMES["teg"], state)
    >>> one < two
    True
    """
    settings = state.settings
    goal = settings.goal
    worth = []
    for seat, share in enumerate(shares(game, state)):
        held, target = state.held[seat], state.targets[seat]
        near = held.bit_count() / goal
        if target >= 0:
            size = len(settings.board.countries) / len(state.slayer)
            near = max(near, 1 - state.held[target].bit_count() / size)
        elif state.objectives[seat]:
            near = max(near, done(settings, state.objectives[seat], held))
        worth.append(share * (1 + _NEAR * min(near, 1.0) ** 3))
    return worth


@lru_cache(maxsize=1024)
def done(settings: Settings, objectives: tuple[int, ...], held: int) -> float:
    """Return the part of the countries of some occupation cards that a seat holds."""
    cards = [settings.facts.objectives[number] for number in objectives]
    continents = settings.board.continents
    need = [max(card.need[number] for card in cards) for number in range(len(continents))]
    have = [(held & continent.members).bit_count() for continent in continents]
    wanted = sum(need) + max(card.islands for card in cards)
    islands = min((held & settings.islands).bit_count(), wanted - sum(need))
    return (sum(map(min, have, need)) + islands) / max(wanted, 1)
