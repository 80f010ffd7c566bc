"""Positions set up in names, positions as JSON, and their faults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from teg_nb.engine.board import bit_set, members, normalize_name
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.common.argument_types import check_argument_types
from teg_nb.engine.games.common.position_setup import (
    PositionFault,
    already_decided,
    by_seat,
    named_numbers,
    number_of,
    place_named,
    refuse,
    refuse_beyond_limit,
    refuse_unless_phase,
    rest_of,
    seat_named,
    unknown_name,
    with_seats,
)
from teg_nb.engine.games.common.table_game import changed, held_by
from teg_nb.engine.games.tgm.combat import attack_most, defence_most
from teg_nb.engine.games.tgm.components import facts
from teg_nb.engine.games.tgm.objectives import wins
from teg_nb.engine.games.tgm.options import VERSION
from teg_nb.engine.games.tgm.queries import living
from teg_nb.engine.games.tgm.rounds import HAND_LIMIT, reinforcement
from teg_nb.engine.games.tgm.settings import Settings
from teg_nb.engine.games.tgm.setup import table
from teg_nb.engine.games.tgm.state import PHASES, TURN, State, empty_state
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.schema.position import dumped, read, reader, writer

MOST = 10_000
"""Largest number of armies in a territory, or to place. Play has no limit (TGM-D-3)."""

# Chance actions that may be due in each phase. No other phase has any.
_CHANCE = {
    "setup": ("objectives", "deal"),
    "combat": ("", "battle"),
    "move": ("", "card"),
}

# Owner and armies of each territory.
_FORCES = "country:seat?+count"

Forces = str | Mapping[str, int]


@check_argument_types
def position(
    *,
    seats: int | Sequence[str] | None = None,
    turn: str | None = None,
    phase: str = "combat",
    round: int = 5,
    rest: str | None = None,
    cards: Mapping[str, Iterable[str]] | None = None,
    discards: Iterable[str] = (),
    objectives: Mapping[str, str] | None = None,
    exchanges: int = 0,
    pool: int | None = None,
    conquests: int = 0,
    out: Mapping[str, str] | None = None,
    options: JsonMapping | None = None,
    **forces: Forces,
) -> State:
    """Set up a position of Tercera Guerra Mundial by naming its relevant parts.

    Parameters
    ----------
    **forces
        By colour, its territories with their armies: ``Blanco="Brasil 4, Perú"``, or
        ``Blanco={"Brasil": 4, "Perú": 1}``. No number means one army. Accents and capitals are
        ignored.
    seats : int or sequence of str
        Colours in the order of play. Default: the named ones, in the order written, and other
        colours of the box up to three.
    turn : str
        Seat to move. Default: the first.
    rest : str
        The owner of the territories that are not named, with one army each. Default: the other
        seats that are not to move get them in turn, in board order.
    phase : str
        ``"combat"`` by default; or ``"reinforce"`` or ``"move"``.
    round : int
        Default: 5, the first in which a seat can be eliminated (TGM-8.3).
    cards : mapping
        Cards in hand, by colour: territories, ``"Comodín 1"``, ``"Comodín 2"``. Default: none.
    discards : iterable of str
        Exchanged cards. Default: none.
    objectives : mapping
        By colour, the id of its objective, such as ``"asia_africa"``. Default: none. A seat
        without one wins only as the last seat.
    exchanges : int
        Exchanges of the whole match so far. Default: 0.
    pool : int
        Armies to place. Default: what the seat gets at the start of its turn.
    conquests : int
        Conquests of the seat in this turn. Default: 0.
    out : mapping
        By eliminated colour, the colour that eliminated it.
    options : mapping
        Options that differ from the rules.

    Raises
    ------
    BadPosition
        If the position cannot occur. The message gives the reason.

    Examples
    --------
    >>> state = position(Blanco="Brasil 4, Perú", Negro="África del Norte 3")
    >>> state
    <tgm position: round 5, Blanco, combat>
    >>> state.at("África del Norte").armies, state.held[0].bit_count()
    (3, 2)
    """
    settings = with_seats(seats, forces, facts().colours, 3, lambda chosen: table(chosen, options))
    state = empty_state(settings)

    seat = partial(seat_named, settings.seats)

    refuse_unless_phase(phase, TURN)
    state.phase, state.chance, state.round = phase, "", round
    state.turn = seat(turn) if turn is not None else 0
    state.slayer = by_seat(state.slayer, settings.seats, out, seat)
    for name, written in forces.items():
        for place, armies in named_numbers(name, written, "Japón 3", 1):
            country = place_named(settings.board, place, "territory")
            _occupy(state, country, seat(name), armies)
    for country, taker in rest_of(state, rest):
        _occupy(state, country, taker, 1)
    state.hands = by_seat(
        state.hands, settings.seats, cards, lambda held: bit_set(_cards(settings, held))
    )
    state.discards = bit_set(_cards(settings, discards))
    state.deck &= ~(state.discards | bit_set(c for hand in state.hands for c in members(hand)))
    known = settings.vocabulary["objective"]
    state.objectives = by_seat(
        state.objectives, settings.seats, objectives, lambda id: number_of("objective", id, known)
    )
    state.exchanges, state.conquests = exchanges, conquests
    state.pool = _pool(state) if pool is None else pool
    refuse(validation_errors(state))
    refuse_beyond_limit(state.round, settings.options.max_rounds)
    refuse(decided_faults(state))
    return state


def _cards(settings: Settings, names: Iterable[str]) -> list[int]:
    printed = {normalize_name(name): card for card, name in enumerate(settings.facts.cards)}
    cards = []
    for name in names:
        if normalize_name(name) not in printed:
            raise unknown_name("card", name, settings.facts.cards)
        if printed[normalize_name(name)] in cards:
            raise BadPosition("twice", name=name)
        cards.append(printed[normalize_name(name)])
    return cards


def _occupy(state: State, country: int, seat: int, armies: int) -> None:
    name = state.settings.board.countries[country]
    if armies < 1:
        raise BadPosition("too_few", place=name, armies=armies)
    if state.owner[country] >= 0:
        raise BadPosition("twice", name=name)
    state.owner = changed(state.owner, country, seat)
    state.armies[country] = armies
    state.held = changed(state.held, seat, state.held[seat] | 1 << country)


def _pool(state: State) -> int:
    if state.phase != "reinforce":
        return 0
    base, continents = reinforcement(state, state.turn)
    return base + sum(state.settings.board.continents[number].armies for number in continents)


def validation_errors(state: State) -> Iterable[PositionFault]:
    """Yield all faults of a position, as sentences or errors."""
    yield from _board_faults(state)
    yield from _turn_faults(state)
    yield from _fight_faults(state)
    yield from _card_faults(state)


def decided_faults(state: State) -> Iterable[PositionFault]:
    """Yield the seats that would have won before (CHP-8.2)."""
    seats = state.settings.seats
    if state.phase in ("setup", "game_over"):
        return
    if len(living(state)) == 1:
        yield already_decided(seats[living(state)[0]], "last_alive", "TGM-8.4")
        return
    at_once = state.settings.options.win_check == "own_turn" and state.phase in TURN
    if at_once and wins(state, state.turn):
        yield already_decided(seats[state.turn], "objective", "TGM-9.3")


def _board_faults(state: State) -> Iterable[PositionFault]:
    names = state.settings.board.countries
    seats = range(len(state.slayer))
    held = [0] * len(seats)
    dealt = state.phase != "setup"
    for country, name in enumerate(names):
        owner, armies = state.owner[country], state.armies[country]
        if not dealt:
            if owner >= 0 or armies:
                yield f"{name} is not dealt yet, and must be empty (TGM-3.3)"
        elif owner not in seats or not 1 <= armies <= MOST:
            yield BadPosition("too_many", place=name, least="1", most=str(MOST))
        else:
            held[owner] |= 1 << country
    if tuple(held) != state.held:
        yield "the sets of territories held do not agree with the owners"
    for seat, slayer in enumerate(state.slayer):
        name = state.settings.seats[seat]
        if dealt and bool(held[seat]) == (slayer >= 0):
            yield BadPosition("here_or_out", seat=name, clause="TGM-8.1")
        if slayer == seat:
            yield BadPosition("itself", seat=name)


def _turn_faults(state: State) -> Iterable[PositionFault]:
    counts = (state.round, state.pool, state.exchanges, state.conquests, *state.due)
    if any(type(number) is not int or not 0 <= number <= 100 * MOST for number in counts):
        yield BadPosition("counts", names="round, pool, exchanges, conquests")
        return
    if state.phase not in PHASES:
        yield f"there is no phase {state.phase!r}"
    if state.chance not in _CHANCE.get(state.phase, ("",)):
        yield f"chance cannot owe {state.chance!r} in phase {state.phase!r}"
    over = state.phase == "game_over"
    if over != bool(state.winners) or over != bool(state.reason):
        yield "there are winners and a reason exactly when the game is over (TGM-9.4)"
    if not over and state.slayer[state.turn] >= 0:
        colour = state.settings.seats[state.turn]
        yield BadPosition("out_to_move", seat=colour, clause="TGM-8.1")
    if not over and (state.round == 0) != (state.phase in ("setup", "placing")):
        yield BadPosition(
            "round_in_phase", round=str(state.round), phase=state.phase, clause="TGM-3.9"
        )
    if state.pool and state.phase not in ("placing", "reinforce"):
        yield BadPosition("no_due", phase=state.phase)
    if any(state.due) != (state.phase == "placing"):
        yield "first armies are due while they are placed (TGM-3.6)"
    if state.phase == "placing" and not 0 < state.pool <= state.due[state.turn]:
        yield "the seat in turn places some of its first armies (TGM-3.6)"
    if state.phase == "reinforce" and state.conquests:
        yield BadPosition("no_conquests", clause="TGM-4.1")


def _fight_faults(state: State) -> Iterable[PositionFault]:
    names = state.settings.board.countries
    attack, defence = state.dice
    if state.battle and state.entry:
        yield "only one decision is pending (TGM-4.3)"
    for pair, is_own in ((state.battle, False), (state.entry, True)):
        if pair is None:
            continue
        source, target = pair
        if state.phase != "combat":
            yield f"nobody fights in phase {state.phase!r} (TGM-4.1)"
        if target not in state.settings.board.neighbours[source]:
            yield f"{names[source]} and {names[target]} are not neighbours (TGM-6.2)"
        if state.owner[source] != state.turn or (state.owner[target] == state.turn) != is_own:
            yield f"{names[source]} or {names[target]} has the wrong owner (TGM-6.2)"
        if state.armies[source] < 2:
            yield f"{names[source]} needs two armies (TGM-6.2)"
    if state.entry and not state.conquests:
        yield "armies move in after a conquest (TGM-6.8)"
    if not state.battle:
        if attack or defence or state.chance == "battle":
            yield "dice are due for an attack (TGM-6.3)"
        return
    limit = attack_most(state, state.turn, state.battle[0])
    if not 1 <= attack <= limit or not 0 <= defence <= defence_most(state):
        yield "the dice of an attack are as many as its armies allow (TGM-6.2, TGM-6.3)"
    if bool(defence) != (state.chance == "battle"):
        yield "dice are thrown once the defender has chosen (TGM-6.4)"


def _card_faults(state: State) -> Iterable[PositionFault]:
    names = state.settings.facts.cards
    placed = state.deck
    for pack in (state.discards, *state.hands):
        for card in members(placed & pack):
            yield BadPosition("card_twice", card=names[card])
        placed |= pack
    deck = (1 << state.settings.cards) - 1
    for card in members(placed & ~deck):
        what = BadPosition("the_card", card=names[card])
        yield BadPosition("chapter_off", what=what, chapter="jokers", clause="CHP-7.1")
    if deck & ~placed:
        yield "a card is nowhere"
    for seat, hand in enumerate(state.hands):
        if hand.bit_count() > HAND_LIMIT or (hand and state.slayer[seat] >= 0):
            colour = state.settings.seats[seat]
            yield BadPosition("hand_full", seat=colour, clause="TGM-5.9a, TGM-8.2")
        elif hand.bit_count() == HAND_LIMIT and seat == state.turn and state.phase == "combat":
            colour = state.settings.seats[seat]
            yield BadPosition("must_exchange", seat=colour, clause="TGM-5.9")
    if state.chance == "card" and not state.deck:
        yield "no card is left to draw (TGM-5.12)"
    dealt = [number for number in state.objectives if number >= 0]
    if not set(dealt) <= set(state.settings.objectives_in_play) or len(set(dealt)) != len(dealt):
        yield BadPosition("objective_twice")


# As JSON


def dump(state: State) -> JsonObject:
    """Convert a position to JSON values, complete and readable. It has all secrets.

    Examples
    --------
    >>> dump(position(Rojo="Japón 7"))["countries"]["Japón"]
    ['Rojo', 7]
    """
    forces = zip(state.owner, state.armies, strict=True)
    return dumped(state, VERSION, countries=writer(_FORCES, state.settings)(forces))


def read_dump(data: JsonMapping) -> State:
    """Build the position of a dump, unchecked."""
    settings = table(data["seats"], data["options"])
    state = read(empty_state(settings), data)
    forces = reader(_FORCES, settings, "countries")(data["countries"])
    owner, armies = zip(*forces, strict=True)
    state.owner, state.armies = owner, list(armies)
    state.held = held_by(state.owner, len(settings.seats))
    for pack in (state.discards, *state.hands):
        state.deck &= ~pack
    return state
