"""The observations of EGGAR: everything except the right answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teg_nb.engine.game import Holdings
from teg_nb.engine.games.eggar.queries import cards_left, next_living, seat_of
from teg_nb.engine.games.eggar.question_bank import Question
from teg_nb.engine.games.eggar.state import Public, State
from teg_nb.engine.schema.field_types import OptionalSeat
from teg_nb.engine.schema.position import ObservationBase, state_field

HIDDEN = -1
"""The number of an answer that a viewer may not see."""


@dataclass(slots=True, kw_only=True, repr=False)
class Observation(Public, ObservationBase):
    """A position as a seat, or a spectator, may know it. Lists are shared: do not edit them.

    Attributes
    ----------
    settings : Settings
        The settings without the question cards.
    answerer : int
        The seat that the seat to move asks; -1 once the game is over.
    card : Question or None
        The open question, as it is read aloud.
    answer : int
        The right choice, for the reader alone (EGG-D-8); `HIDDEN` for all others.
    cards_left : tuple[int, ...]
        Cards in the pile of each level.
    """

    answerer: OptionalSeat
    card: Question | None
    answer: int = state_field("choice?")
    cards_left: tuple[int, ...]


def fill_private(state: State, seen: Observation) -> None:
    """Add the facts that the viewer may know, by the table of information (section 9)."""
    viewer = seen.viewer
    seen.settings = state.settings.public
    card = state.settings.questions[state.question] if state.question >= 0 else None
    reads = card is not None and viewer == state.turn
    seen.answerer = -1 if state.phase == "game_over" else next_living(state, state.turn)
    seen.card = card.unanswered() if card else None
    seen.answer = card.answer if card and reads else HIDDEN
    seen.cards_left = cards_left(state)


def holdings(seen: Public) -> Holdings:
    """Return the owner of the soldier on each square; there are no amounts."""
    owner = [-1] * len(seen.settings.board.names)
    for soldier, square in enumerate(seen.soldiers):
        if square >= 0:
            owner[square] = seat_of(soldier)
    return Holdings(owner)


def counted_fields(state: Public) -> tuple[Sequence[int], ...]:
    """Return what `standings` counts: no places have owners, so all soldiers are one field."""
    return (), state.soldiers


def standings(seen: Public) -> tuple[dict[str, int], ...]:
    """Count the remaining soldiers of each seat.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> state = GAMES["eggar"].position(Verde="F4", Azul="F6, F7")
    >>> standings(GAMES["eggar"].observe(state, None))[0]
    {'living': 1, 'soldiers': 1}
    """
    totals = holdings(seen).totals(len(seen.settings.seats))
    return tuple({"living": int(count > 0), "soldiers": count} for (count,) in totals)
