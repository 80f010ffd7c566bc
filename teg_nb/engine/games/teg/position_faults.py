"""Faults of positions that depend on the table: chapters left out, and matches already won.

CHP-5.4, CHP-8.
"""

from __future__ import annotations

from collections.abc import Iterator

from teg_nb.engine.board import members
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.common.position_setup import already_decided
from teg_nb.engine.games.teg.chapters import chapter_out, clause_of
from teg_nb.engine.games.teg.objectives import winning_reason
from teg_nb.engine.games.teg.pacts.kinds import CountryPact
from teg_nb.engine.games.teg.placing import INITIAL
from teg_nb.engine.games.teg.queries import counted
from teg_nb.engine.games.teg.state import State

END_OF_TURN = ("attack", "regroup", "ally_regroup", "card")
"""Phases in which a condition may have been met in this turn, to be tested at its end."""

_REASON_CLAUSES = {"last_alive": "TEG-18.1", "common": "TEG-3.2", "objective": "TEG-3.5"}


def chapter_faults(state: State) -> Iterator[BadPosition]:
    """Yield what a position holds of chapters that its table plays without (CHP-5.4)."""
    off = state.settings.chapters_off
    if state.phase in INITIAL[len(state.settings.initial_armies) :]:  # a lap that the table lacks
        lap = BadPosition("the_phase", phase=state.phase)
        yield BadPosition("chapter_off", what=lap, chapter="initial_armies", clause="CHP-2.9")
    for chapter, what in _parts(state) if off else ():
        out = chapter_out(off, chapter)
        if out:
            yield BadPosition("chapter_off", what=what, chapter=out, clause=clause_of(out))


def _parts(state: State) -> Iterator[tuple[str, str | BadPosition]]:
    """Yield the parts of a position that belong to a chapter: its id, and the part in words."""
    settings = state.settings
    names, seats, board = settings.board.countries, settings.seats, settings.board
    for country, missiles in enumerate(state.missiles):
        guest = state.guests.get(country, (-1, 0, 0))
        if missiles or guest[2]:
            yield "missiles", f"{names[country]} {state.armies[country]} + {missiles or guest[2]}m"
    for number, situation in enumerate(settings.facts.situations):
        here = state.situation == number or state.situations[number]
        if here and (situation.id != "classic" or not settings.options.situations):
            yield f"situations.{situation.id}", BadPosition("the_card", card=situation.name)
    for agreed in (*state.pacts, *state.proposals):
        kind = {"truce": "aggression", "condominium": "aggression"}.get(agreed.kind, agreed.kind)
        what = BadPosition("the_pact", kind=agreed.kind, seats=[seats[agreed.a], seats[agreed.b]])
        yield f"pacts.{kind}", what
        if isinstance(agreed, CountryPact) and board.distance(agreed.own, agreed.other) > 1:
            yield "missiles", what
    for country in state.guests:
        yield "pacts.aggression", names[country]
    if state.phase == "ally_regroup":
        yield "pacts.aggression", BadPosition("the_phase", phase=state.phase)
    for seat, hand in enumerate(state.hands):
        for card in members(hand):
            yield "country_cards", BadPosition("the_card_of", card=names[card], seat=seats[seat])
        if state.exchanges[seat]:
            yield "country_cards", BadPosition("the_exchanges", seat=seats[seat])
        for number in members(state.continents_used[seat]):
            name = board.continents[number].name
            yield "continent_cards", BadPosition("the_card_of", card=name, seat=seats[seat])
    for card in members(state.discards | state.used):
        yield "country_cards", BadPosition("the_card", card=names[card])
    if state.phase == "card":
        yield "country_cards", BadPosition("the_phase", phase=state.phase)
    if state.phase == "extra_reinforcement":
        yield "situations.extra", BadPosition("the_phase", phase=state.phase)
    for cards in state.objectives:
        for number in cards:
            id = settings.facts.objectives[number].id
            yield "secret_objectives", BadPosition("the_objective", objective=id)
            yield f"objectives.{id}", BadPosition("the_objective", objective=id)


def decided_faults(
    state: State, filled_in: int = 0, common: bool = True, untested: int = -1
) -> Iterator[BadPosition]:
    """Yield the seats that would have won before (CHP-8.2, CHP-8.3).

    Parameters
    ----------
    filled_in : int
        Bit set of the countries that nobody named (CHP-8.4).
    common : bool
        Whether to test the common objective (CHP-8.6).
    untested : int
        A seat that the rules have not tested yet; -1 for none.
    """
    seats = len(state.slayer)
    for seat in ((state.turn + step) % seats for step in range(seats)):
        tested = state.slayer[seat] < 0 and seat != untested
        reason = winning_reason(state, seat) if tested else ""
        if not reason or (reason == "common" and not common) or _tested_later(state, seat, reason):
            continue
        thanks = reason == "objective" and counted(state, seat, "objective") & filled_in
        name, clause = state.settings.seats[seat], _REASON_CLAUSES[reason]
        yield already_decided(name, reason, clause, bool(thanks))


def _tested_later(state: State, seat: int, reason: str) -> bool:
    """Return whether a fulfilled condition may stand in a position (CHP-8.3)."""
    options = state.settings.options
    if reason == "last_alive":
        return False
    if not options.auto_victory:
        return True
    if options.victory_check == "end_of_turn" and state.phase in END_OF_TURN:
        return True
    dealt_true = not options.redeal_if_satisfied or bool(options.objectives_excluded)
    return dealt_true and reason == "objective" and state.targets[seat] < 0


def loaded_faults(state: State) -> Iterator[BadPosition]:
    """Yield the faults of `decided_faults` in a position that is loaded (CHP-8.6, CHP-8.9).

    The other occupant of a country from which a seat was expelled is tested after the move into it
    (TEG-15.26).
    """
    if state.phase in ("setup", "round_start", "game_over"):
        return
    options = state.settings.options
    dealt = -(-len(state.owner) // len(state.slayer))
    needed = options.common_objective_countries
    common = needed is None or needed > dealt
    moving_in = state.entry is not None and state.entry_rule == "intrusion"
    untested = state.owner[state.entry[1]] if moving_in and state.entry else -1
    yield from decided_faults(state, common=common, untested=untested)
