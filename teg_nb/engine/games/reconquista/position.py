"""Positions set up by hand, positions as JSON, and the validation of positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from teg_nb.engine.board import bit_set, board_data, members
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.common.argument_types import check_argument_types
from teg_nb.engine.games.common.position_setup import (
    PositionFault,
    already_decided,
    by_seat,
    named_numbers,
    place_named,
    refuse,
    refuse_beyond_limit,
    seat_named,
    with_seats,
)
from teg_nb.engine.games.common.table_game import changed
from teg_nb.engine.games.reconquista.deduction import VISIT, Memory, possible_owners
from teg_nb.engine.games.reconquista.queries import involved, living, next_seat, troops_on
from teg_nb.engine.games.reconquista.settings import PROVINCES
from teg_nb.engine.games.reconquista.setup import table
from teg_nb.engine.games.reconquista.state import (
    PHASES,
    UNCOMMITTED,
    Fight,
    State,
    empty_state,
    owner_of,
)
from teg_nb.engine.json_types import JsonMapping

MOST = 1000
"""Maximum troops on a province of a position; the chips have no limit (REC-1.6)."""

Forces = str | Mapping[str, int]


@check_argument_types
def position(
    *,
    seats: int | Sequence[str] | None = None,
    turn: str | None = None,
    round: int = 2,
    dealer: str | None = None,
    out: Mapping[str, str] | None = None,
    knows: Mapping[str, Mapping[str, str]] | None = None,
    options: JsonMapping | None = None,
    **forces: Forces,
) -> State:
    """Return a position of La Reconquista, set up from its named facts.

    The position is the start of a turn, with the board in everybody's view. Each seat knows only
    its own cards. It does not know the number of dealt cards, because any number is allowed.

    Parameters
    ----------
    **forces
        By colour, its provinces with their troops: ``Blanco="Soria 4, Burgos"``, or
        ``Blanco={"Soria": 4, "Burgos": 0}``. No number is no troops. Accents and capitals do not
        matter. Provinces that are not named are dealt in board order, each to the seat that
        has the fewest, with no troops.
    seats : int or sequence of str
        Colours, each at the left of the one before. Default: the named colours, in the order
        written. If fewer than three are named, the first other colours of the box join.
    turn : str
        Seat to move. Default: the first.
    round : int
        Number of the round, 2 by default; nobody may attack in the first round.
    dealer : str
        Default: the seat at the left of the seat to move, which then opens the round.
    out : mapping
        Eliminated colours, with the colours that eliminated them.
    knows : mapping
        By colour, known provinces of others with their owners:
        ``{"Blanco": {"Burgos": "Negro"}}``.
    options : mapping
        Options that differ from the rules.

    Raises
    ------
    BadPosition
        If the position cannot occur; the message gives the reason.

    Examples
    --------
    >>> state = position(Blanco="Soria 4, Guadalajara 3", Negro="Zaragoza 2", seats=4)
    >>> state
    <reconquista position: round 2, Blanco, play>
    >>> state.at("Zaragoza"), [hand.bit_count() for hand in state.hands]
    (('Zaragoza', 'Negro', 2), [15, 15, 15, 15])
    """
    colours = board_data("reconquista")["colours"]
    settings = with_seats(seats, forces, colours, 3, lambda chosen: table(chosen, options))
    state = empty_state(settings)

    seat = partial(seat_named, settings.seats)

    if round < 1:
        raise BadPosition("bad_round", round=round)
    state.phase, state.chance, state.round = "play", "", round
    state.visits = settings.visits
    state.turn = seat(turn) if turn is not None else 0
    state.dealer = seat(dealer) if dealer is not None else (state.turn + 1) % len(settings.seats)
    state.slayer = by_seat(state.slayer, settings.seats, out, seat)
    for name, spec in forces.items():
        for province, troops in named_numbers(name, spec, "Sevilla 3", 0):
            _settle(state, place_named(settings.board, province, "province"), seat(name), troops)
    _deal_rest(state)
    state.memory = tuple(own_cards(state, memory) for memory in state.memory)
    for name, facts in (knows or {}).items():
        owners = list(state.memory[seat(name)].owners)
        for province, owner in facts.items():
            owners[place_named(settings.board, province, "province")] = 1 << seat(owner)
        known = state.memory[seat(name)]._replace(owners=tuple(owners))
        state.memory = changed(state.memory, seat(name), known)
    refuse(validation_errors(state))
    refuse_beyond_limit(state.round, settings.options.max_rounds)
    refuse(decided_faults(state))
    return state


def _settle(state: State, place: int, seat: int, troops: int) -> None:
    if owner_of(state, place) >= 0:
        raise BadPosition("twice", name=state.settings.board.countries[place])
    state.hands = changed(state.hands, seat, state.hands[seat] | 1 << place)
    state.troops[place] = troops


def _deal_rest(state: State) -> None:
    """Deal the unnamed provinces, each to the living seat that has the fewest."""
    for province in range(PROVINCES):
        if owner_of(state, province) < 0:
            poorest = min(living(state), key=lambda seat: state.hands[seat].bit_count())
            _settle(state, province, poorest, 0)


def own_cards(state: State, memory: Memory) -> Memory:
    """Return the memory of a viewer that knows its own cards."""
    alive = bit_set(living(state))
    own = state.hands[memory.viewer] if memory.viewer >= 0 else 0
    mine = 1 << memory.viewer if memory.viewer >= 0 else 0
    owners = tuple(mine if own >> province & 1 else alive & ~mine for province in range(PROVINCES))
    return memory._replace(owners=owners, living=alive, board=())


def validation_errors(state: State) -> Iterable[PositionFault]:
    """Yield everything that makes a position impossible; later checks rely on earlier ones."""
    yield from _turn_faults(state)
    yield from _card_faults(state)
    yield from _attack_faults(state)
    yield from _end_faults(state)
    yield from _memory_faults(state)


def _turn_faults(state: State) -> Iterable[PositionFault]:
    seats, settings, phase = len(state.slayer), state.settings, state.phase
    if phase not in PHASES:
        yield f"there is no phase {phase!r}"
    due = ("dealer", "deal") if phase == "setup" else ("",)
    if state.chance not in due:
        yield f"chance cannot owe {state.chance!r} in phase {phase!r}"
    if (state.dealer < 0) != (state.chance == "dealer") or state.dealer >= seats:
        yield "there is a dealer as soon as the lot has been drawn (REC-3.1)"
    if state.turn not in range(seats):
        yield "it must be the turn of a seat"
    if not 0 <= state.visits <= settings.visits:
        yield f"the board is passed on {settings.visits} times (REC-3.6)"
    before = phase in ("setup", "placing")
    if (state.round == 0) != before or state.round < 0:
        yield f"round {state.round} cannot be in phase {phase!r} (REC-4.4)"
    if before != (state.visits < settings.visits) or (phase == "setup" and state.visits):
        yield f"{state.visits} visits cannot have been made in phase {phase!r} (REC-3.6)"
    if phase == "placing" and state.turn != (state.dealer + state.visits) % seats:
        yield "the board goes from the dealer to the left (REC-3.5)"
    if state.slayer[state.turn] >= 0 and phase != "game_over":
        colour = settings.seats[state.turn]
        yield BadPosition("out_to_move", seat=colour, clause="REC-9.1")
    if min(state.pass_rounds, state.peace_rounds) < 0:
        yield "rounds in a row cannot be fewer than none (REC-10.4)"
    if (phase == "draw") != bool(state.answering) or (phase == "draw" and not state.offered):
        yield "answers are due exactly while an offer is open (REC-10.5)"
    if phase == "draw" and state.answering != _answerers(state)[-len(state.answering) :]:
        yield "the others answer in turn order (REC-10.5)"


def _answerers(state: State) -> tuple[int, ...]:
    answerers: tuple[int, ...] = ()
    seat = next_seat(state, state.turn)
    while seat != state.turn:
        answerers, seat = (*answerers, seat), next_seat(state, seat)
    return answerers


def decided_faults(state: State) -> Iterable[PositionFault]:
    """Yield the seats that would have won before (CHP-8.2)."""
    if state.phase in ("setup", "game_over"):
        return
    seats = len(state.slayer)
    for seat in ((state.turn + step) % seats for step in range(seats)):
        if state.hands[seat].bit_count() >= state.settings.goal:
            yield already_decided(state.settings.seats[seat], "provinces", "REC-10.1")


def _card_faults(state: State) -> Iterable[PositionFault]:
    settings = state.settings
    names = settings.board.countries
    cards = [card for hand in state.hands for card in members(hand)]
    wanted = [] if state.phase == "setup" else list(range(PROVINCES))
    if sorted(cards) != wanted:
        yield "each of the 60 cards is in one hand, from the deal on (REC-3.4)"
        return
    for name, number in zip(names, state.troops, strict=True):
        if type(number) is not int or not 0 <= number <= MOST:
            yield BadPosition("too_many", place=name, least="0", most=str(MOST))
            return
    if state.phase == "setup" and any(state.troops):
        yield "there are no troops before the deal (REC-3.5)"
    for seat, hand in enumerate(state.hands):
        colour, slayer = settings.seats[seat], state.slayer[seat]
        if wanted and bool(hand) == (slayer >= 0):
            yield BadPosition("here_or_out", seat=colour, clause="REC-9.1")
        if slayer == seat or slayer >= len(state.slayer):
            yield BadPosition("itself", seat=colour)
        if state.phase == "placing":
            after_dealer = (seat - state.dealer) % len(state.slayer)
            visits = (state.visits - after_dealer + len(state.slayer) - 1) // len(state.slayer)
            if troops_on(state, hand) != VISIT * visits:
                yield f"{colour} must have placed {VISIT} troops at each visit (REC-3.5)"
            if hand.bit_count() != settings.each:
                yield f"{colour} must have been dealt {settings.each} cards (REC-3.3)"


def _attack_faults(state: State) -> Iterable[PositionFault]:
    nobody = (UNCOMMITTED, UNCOMMITTED)
    if state.phase != "commit":
        if (state.target, state.defender, state.commits) != (-1, -1, nobody):
            yield "cards are passed only in an attack (REC-7.15)"
        if state.fight is not None:
            yield from _fight_faults(state, state.fight)
        return
    if state.round == 1:
        yield "nobody attacks in the first round (REC-4.3)"
    if state.fight is not None:
        yield "the result of the attack before is gone"
    if state.target not in range(PROVINCES) or owner_of(state, state.target) != state.defender:
        yield "the attacked seat owns the province under attack (REC-7.1)"
        return
    if state.defender == state.turn:
        yield "nobody attacks a province of its own (REC-7.1)"
    if UNCOMMITTED not in state.commits:
        yield "once both sides have passed their cards the attack is decided (REC-7.15)"
    late = state.commits[0] == UNCOMMITTED != state.commits[1]
    if state.settings.options.pass_order == "attacker_first" and late:
        yield "the attacker passes its cards first (REC-D-4)"
    for seat, cards in zip((state.turn, state.defender), state.commits, strict=True):
        if cards != UNCOMMITTED and cards & ~(state.hands[seat] & involved(state)):
            yield f"{state.settings.seats[seat]} passes its own involved cards (REC-7.3)"
    if state.commits[1] != UNCOMMITTED and not state.commits[1] >> state.target & 1:
        yield "the card of the attacked province is always passed (REC-7.4)"


def _fight_faults(state: State, fight: Fight) -> Iterable[PositionFault]:
    seats, all_cards = range(len(state.slayer)), (1 << PROVINCES) - 1
    if fight.attacker not in seats or fight.defender not in seats:
        yield "the last attack was between two seats"
        return
    if fight.target not in range(PROVINCES) or (fight.cards | fight.defence_cards) & ~all_cards:
        yield "the cards of the last attack are provinces"
        return
    sums = troops_on(state, fight.cards), troops_on(state, fight.defence_cards)
    if (fight.offence, fight.defence) != sums or fight.success != (sums[0] > sums[1]):
        yield "the sums of the last attack do not agree with the board (REC-7.7)"
    if owner_of(state, fight.target) != (fight.attacker if fight.success else fight.defender):
        yield "the card of the last attack is with the wrong seat (REC-7.9, REC-7.10)"


def _end_faults(state: State) -> Iterable[PositionFault]:
    over = state.phase == "game_over"
    reasons = ("provinces", "agreement", "stalemate", "round_limit") if over else ("",)
    if state.reason not in reasons or bool(state.winners) != over:
        yield "there are winners, and a reason, exactly when the game is over (REC-10.6)"
        return
    if state.reason == "provinces":
        sizes = [state.hands[seat].bit_count() for seat in state.winners]
        if len(sizes) != 1 or sizes[0] < state.settings.goal:
            yield f"one seat wins, with {state.settings.goal} provinces (REC-10.1)"
    elif over and state.winners != living(state):
        yield "a draw is shared by all who own a province (REC-10.4)"


def _memory_faults(state: State) -> Iterable[PositionFault]:
    seats = len(state.slayer)
    if [memory.viewer for memory in state.memory] != [*range(seats), -1]:
        yield "there is one memory for each seat, and one for spectators"
        return
    everybody = (1 << seats) - 1
    for memory in state.memory:
        lengths = {len(memory.owners), len(memory.first), len(memory.board) or PROVINCES}
        if memory.seats != seats or lengths != {PROVINCES} or len(memory.placed) != seats:
            yield "a memory has the wrong size"
            return
        if any(not 0 <= bits <= everybody for bits in memory.owners):
            yield "a memory names seats that do not play"
            return
        if any(not -1 <= first < seats for first in memory.first):
            yield "a memory names seats that do not play"
            return
        provinces = {province for gap in memory.gaps for province, _ in gap.added}
        holders = {seat for gap in memory.gaps for seat, _ in gap.placed}
        if not provinces <= set(range(PROVINCES)) or not holders <= set(range(seats)):
            yield "a memory names seats or provinces that do not exist"
            return
        if not _counts_agree(state, memory):
            yield "a memory has troops that nobody placed (REC-3.5)"
            return
        yield from _belief_faults(state, memory)


def _counts_agree(state: State, memory: Memory) -> bool:
    """Tell if the remembered troops equal the placed troops."""
    placed = state.visits * VISIT
    for gap in memory.gaps:
        added = sum(number for _, number in gap.added)
        if added != sum(number for _, number in gap.placed) or added > placed:
            return False
    if state.phase not in ("setup", "placing"):
        return not memory.board and not any(memory.placed)
    return bool(memory.board) and sum(memory.board) + sum(memory.placed) == placed


def _belief_faults(state: State, memory: Memory) -> Iterable[PositionFault]:
    if state.phase == "setup":
        return
    try:
        possible = possible_owners(memory)
    except ValueError:
        yield "a memory contradicts itself"
        return
    for province, bits in enumerate(possible):
        owner = owner_of(state, province)
        if not bits >> owner & 1:
            name = state.settings.board.countries[province]
            yield BadPosition("knows_false", place=name)
        if owner == memory.viewer and bits != 1 << owner:
            yield BadPosition("knows_own", seat=state.settings.seats[owner], clause="REC-8.1")
