"""Objectives, elimination and victory (TEG-3, TEG-16, TEG-18)."""

from __future__ import annotations

from collections.abc import Sequence

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.board import members
from teg_nb.engine.game import Rule
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.teg.actions import DeclareVictory
from teg_nb.engine.games.teg.components import Objective
from teg_nb.engine.games.teg.events import (
    CardsInherited,
    GameEnded,
    ObjectiveChanged,
    PlayerEliminated,
    target_text,
)
from teg_nb.engine.games.teg.guards import refusal
from teg_nb.engine.games.teg.queries import counted, living
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.state import Public, State
from teg_nb.engine.text.catalogue import catalogue


def countries_by_continent(state: Public, held: int) -> list[int]:
    """Count the countries of a bit set in each continent."""
    return [(held & continent.members).bit_count() for continent in state.settings.board.continents]


def occupation_met(state: Public, objective: Objective, held: int) -> bool:
    """Return whether exclusive countries satisfy an occupation card (TEG-3.3, TEG-3.4)."""
    min_countries = objective.size - objective.islands * state.settings.options.island_overlap
    if objective.destroy or held.bit_count() < min_countries:
        return False
    owned = countries_by_continent(state, held)
    if any(have < need for have, need in zip(owned, objective.need, strict=True)):
        return False
    return not objective.islands or _islands_met(state, objective, held, owned)


def _islands_met(state: Public, objective: Objective, held: int, owned: list[int]) -> bool:
    """Return whether the islands of O-11 are held; each country counts once without the option.

    TEG-D-12.
    """
    usable = countries_by_continent(state, held & state.settings.islands)
    if not state.settings.options.island_overlap:
        spare = [have - need for have, need in zip(owned, objective.need, strict=True)]
        usable = [min(islands, free) for islands, free in zip(usable, spare, strict=True)]
    return sum(usable) >= objective.islands and (
        sum(islands > 0 for islands in usable) >= objective.island_continents
    )


def winning_reason(state: State, seat: int) -> str:
    """Return why a seat has fulfilled its winning condition now, or ``""`` (TEG-3.1).

    Returns
    -------
    str
        ``"common"``, ``"objective"``, ``"last_alive"`` or ``""``.
    """
    if state.slayer.count(-1) == 1 and state.slayer[seat] < 0:
        return "last_alive"
    held = counted(state, seat, "objective")
    common = state.settings.options.common_objective_countries
    if common is not None and held.bit_count() >= common:
        return "common"
    target = state.targets[seat]
    if target >= 0 and state.slayer[target] == seat:
        return "objective"
    cards = [state.settings.facts.objectives[number] for number in state.objectives[seat]]
    if not cards:
        return ""
    for card in cards:
        if not _wins_with(state, card, held):
            return ""
    return "objective"


def _wins_with(state: State, card: Objective, held: int) -> bool:
    """Return whether an occupation card is met; at three seats, with ten countries more."""
    if len(state.slayer) == 3 and held.bit_count() < card.size + 10:
        return False
    return occupation_met(state, card, held)


def is_met(state: State, seat: int, number: int) -> bool:
    """Return whether a seat meets one of its cards, as far as it wins the match (TEG-3)."""
    card = state.settings.facts.objectives[number]
    target = target_of(state.settings, seat, card)
    if target >= 0:
        return state.slayer[target] == seat
    return _wins_with(state, card, counted(state, seat, "objective"))


def target_of(settings: Settings, seat: int, objective: Objective) -> int:
    """Return the seat that the holder of a card must destroy, or -1 (TEG-3.9, TEG-3.10)."""
    seats = settings.seats
    if not objective.destroy:
        return -1
    if objective.destroy == "left":
        return (seat + 1) % len(seats)
    if objective.destroy in seats and seats[seat] != objective.destroy:
        return seats.index(objective.destroy)
    return (seat - 1) % len(seats)


def named_instead(settings: Settings, seat: int, cards: Sequence[int]) -> str:
    """Return the colour of the card that another target replaces, or ``""`` (TEG-3.9)."""
    for number in cards:
        card = settings.facts.objectives[number]
        target = target_of(settings, seat, card)
        if target >= 0 and card.destroy not in ("left", settings.seats[target]):
            return card.destroy
    return ""


def objective_text(settings: Settings, seat: int, number: int, lang: str) -> str:
    """Return an objective in words, with the target that it names at this table.

    The text also names the colour that the target replaces.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> settings = GAMES["teg"].setup(("Blanco", "Negro", "Rojo", "Azul")).settings
    >>> green = settings.vocabulary["objective"].index("O-18")
    >>> objective_text(settings, 2, green, "en")
    'Eliminate Negro instead of Verde.'
    """
    words = catalogue("teg")
    target = target_of(settings, seat, settings.facts.objectives[number])
    if target < 0:
        return words.label("objectives", settings.vocabulary["objective"][number], lang)
    named = named_instead(settings, seat, [number])
    text = target_text(settings.seats[target], named, lang)
    return f"{text[:1].upper()}{text[1:]}."


def eliminate(state: State, loser: int, by: int, events: list[Event]) -> None:
    """Eliminate a seat that lost its last army to the dice of another (TEG-16)."""
    state.slayer = changed(state.slayer, loser, by)
    events.append(PlayerEliminated(loser, by))
    cards = state.hands[loser]
    if cards:
        state.hands = changed(state.hands, loser, 0)
        state.hands = changed(state.hands, by, state.hands[by] | cards)
        taken = members(cards)
        events.append(CardsInherited(by, len(taken), taken))
    for seat, target in enumerate(state.targets):
        if target == loser and seat != by:
            state.targets = changed(state.targets, seat, -1)
            state.objectives = changed(state.objectives, seat, ())
            if state.slayer[seat] < 0:
                events.append(ObjectiveChanged(seat))


def check_victory(state: State, seat: int, events: list[Event]) -> bool:
    """End the game if a seat has won at this moment (TEG-18.1, TEG-D-80)."""
    options = state.settings.options
    reason = winning_reason(state, seat)
    wins = (options.auto_victory and options.victory_check == "immediate") or reason == "last_alive"
    if reason and wins:
        end_game(state, (seat,), reason, events)
        return True
    return False


def end_game(state: State, winners: tuple[int, ...], reason: str, events: list[Event]) -> None:
    """End the match."""
    state.phase = "game_over"
    state.chance = ""
    state.entry = None
    state.entry_rule = ""
    state.movable = state.movable_missiles = ()
    state.awaited = -1
    state.joint = None
    state.entering = ()
    state.winners = winners
    state.reason = reason
    target = state.targets[winners[0]] if reason == "objective" else -1
    cards = state.objectives[winners[0]] if target >= 0 else ()
    named = named_instead(state.settings, winners[0], cards)
    at_limit = reason == "round_limit"
    counts = tuple([held.bit_count() for held in state.held]) if at_limit else ()
    events.append(GameEnded(winners, reason, target, named, counts))


def most_countries(state: State) -> tuple[int, ...]:
    """Return the living seats with the most exclusive countries, for `max_rounds` (TEG-D-82)."""
    max_countries = max(state.held[seat].bit_count() for seat in living(state))
    return tuple(sorted(s for s in living(state) if state.held[s].bit_count() == max_countries))


def declarations(state: State, seat: int) -> list[DeclareVictory]:
    """List the declaration of victory of a seat that has won, in any turn (TEG-18.1)."""
    return [DeclareVictory(seat)] if winning_reason(state, seat) else []


def _check_declare(state: State, action: DeclareVictory) -> None:
    if state.phase == "game_over":
        raise refusal(state, "game_over", "TEG-18.1")
    if state.phase == "setup" or not 0 <= action.seat < len(state.slayer):
        raise refusal(state, "not_your_turn", "TEG-5.1")
    if state.slayer[action.seat] >= 0:
        raise refusal(state, "player_eliminated", "TEG-16.1", seat=action.seat)
    if state.chance:
        raise refusal(state, "decision_pending", "TEG-8.3")
    if state.settings.options.auto_victory:
        raise refusal(state, "malformed_action", "TEG-0.11")
    if not winning_reason(state, action.seat):
        raise refusal(state, "objective_not_met", "TEG-3.1", seat=action.seat)


def _declare(state: State, action: DeclareVictory, events: list[Event]) -> None:
    end_game(state, (action.seat,), winning_reason(state, action.seat), events)


RULES: dict[type[Action], Rule[State]] = {
    DeclareVictory: Rule(lambda state: [], _check_declare, _declare)
}
