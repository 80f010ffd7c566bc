"""Positions set up by hand, positions as JSON, and their validation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from teg_nb.engine.board import bit_set, members, normalize_name
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.common.argument_types import check_argument_types
from teg_nb.engine.games.common.position_setup import (
    PositionFault,
    by_seat,
    entries,
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
from teg_nb.engine.games.teg.combat import full_dice
from teg_nb.engine.games.teg.components import facts
from teg_nb.engine.games.teg.objectives import target_of
from teg_nb.engine.games.teg.pacts.bans import can_attack_zone
from teg_nb.engine.games.teg.pacts.kinds import (
    KINDS,
    AttackPact,
    CondominiumPact,
    JointPact,
    TrucePact,
    ZonePact,
    forms_offered,
)
from teg_nb.engine.games.teg.pacts.lifecycle import ceased, pact, signed
from teg_nb.engine.games.teg.placing import INITIAL, PLACING, initial_due
from teg_nb.engine.games.teg.position_faults import chapter_faults, decided_faults
from teg_nb.engine.games.teg.queries import awaited_seat, counted, occupants, share
from teg_nb.engine.games.teg.rounds import REGROUPING, armies_due, movable_pieces
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.setup import table
from teg_nb.engine.games.teg.state import (
    BASIC,
    EXCHANGED,
    FIRST_CONTINENT,
    PHASES,
    State,
    country_pile,
    empty_state,
)
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.schema.position import dumped, read, reader, writer

_ENTRY = re.compile(
    r"^(?P<name>\D*?)\s*(?P<armies>\d{1,9})?\s*(?:\+\s*(?P<missiles>\d{1,9})\s*m\w*)?$"
)

MOST = 1000
"""Most pieces in a country, or armies due, of a position; play has no limit (TEG-D-2)."""

# Chance events that may be due in each phase; in the other phases, none.
_CHANCE = {
    "setup": ("deal", "left_over", "objective", "first"),
    "round_start": ("situation", "crisis"),
    "attack": ("", "battle"),
    "card": ("", "card", "penalty"),
}

Forces = str | Mapping[str, int | tuple[int, int]]


@check_argument_types
def position(
    *,
    seats: int | Sequence[str] | None = None,
    turn: str | None = None,
    phase: str = "attack",
    round: int = 2,
    first: str | None = None,
    situation: str = "classic",
    rest: str | None = None,
    cards: Mapping[str, Iterable[str]] | None = None,
    discards: Iterable[str] = (),
    used: Iterable[str] = (),
    objectives: Mapping[str, str | Iterable[str]] | None = None,
    exchanges: Mapping[str, int] | None = None,
    continents_used: Mapping[str, Iterable[str]] | None = None,
    due: int | None = None,
    conquests: int = 0,
    last_conquest: str | None = None,
    out: Mapping[str, str] | None = None,
    pacts: Iterable[Sequence[str]] = (),
    options: JsonMapping | None = None,
    **forces: Forces,
) -> State:
    """Set up a position of La Revancha; everything not given has a default.

    Parameters
    ----------
    **forces
        By colour, its countries with their armies and missiles:
        ``Blanco="Argentina 4, Chile 2 + 1m"``, or ``Blanco={"Argentina": 4, "Chile": (2, 1)}``.
        No number is one army. A country named for two colours is shared. Accents and capitals
        do not matter.
    seats : int or sequence of str
        Colours in wheel order. Default: the colours named, in their order. A single colour is
        joined by the first other colour of the box.
    turn : str
        Seat to move. Default: the first.
    rest : str
        Seat that holds the countries not named, with one army each. Default: the seats that are not
        to move receive them in turn, in board order.
    phase : str
        ``"attack"`` by default; any of ``PHASES`` but ``setup``, ``round_start`` and ``game_over``.
    round, first
        Number of the round, 2 by default (0 in the initial laps), and the seat that opens it
        (default: the seat to move).
    situation : str
        Card in force, by id (``"snow"``) or printed name (``"Nieve"``). Default: classic combat.
    cards : mapping
        Country cards in hand, by colour. Default: none.
    discards, used : iterable of str
        Country cards discarded, and cards whose three armies were taken. Default: none.
    objectives : mapping
        By colour, ``"O-3"`` or several. Default: the common objective alone.
    exchanges, continents_used : mapping
        By colour, exchanges made and continent cards used. Default: none.
    due : int
        Free armies to place. Default: what the rules give the seat in that phase.
    conquests : int
        Conquests of the seat in this turn. Default: 0.
    last_conquest : str
        The last of them, an own country, with the defensive exchange (CHP-2.10). Default: none.
    out : mapping
        Eliminated colours, each with the colour that eliminated it.
    pacts : iterable of sequences of str
        Pacts in force: kind, the two colours, and the terms as a proposal names them, as
        ``("country", "Blanco", "Negro", "Colombia", "Nicaragua")``, ``("world", "Rojo", "Azul")``,
        or ``("condominium", "Rojo", "Negro", "Ucrania")``. Without the last kind, a shared country
        is the result of an intrusion (TEG-15.26). Default: none.
    options : mapping
        Options that differ from the rules.

    Raises
    ------
    BadPosition
        If the position cannot occur; the message says why. ``already_decided`` if a seat would have
        won before (CHP-8.2).

    Notes
    -----
    Countries that are not named are scenery. If a seat has the common objective only thanks to
    them, the position is played without that objective, unless `options` names it (CHP-8.4).

    Examples
    --------
    >>> from teg_nb import position
    >>> state = position(Blanco="Nueva Zelandia 4", Negro="Tasmania 3", situation="snow")
    >>> state
    <teg position: round 2, Blanco, attack>
    >>> board = state.settings.board
    >>> state.armies[board.country("Tasmania")], state.held[0].bit_count()
    (3, 1)
    """
    settings = with_seats(seats, forces, facts().colours, 2, lambda chosen: table(chosen, options))
    state = empty_state(settings)

    seat = partial(seat_named, settings.seats)

    ends = ("setup", "round_start", "game_over")
    refuse_unless_phase(phase, [name for name in PHASES if name not in ends])
    state.phase = phase
    state.chance = ""
    state.round = 0 if phase in INITIAL else round
    if round < 1:
        raise BadPosition("bad_round", round=round)
    state.turn = seat(turn) if turn is not None else 0
    state.first = seat(first) if first is not None else state.turn
    state.slayer = by_seat(state.slayer, settings.seats, out, seat)
    for name, spec in forces.items():
        for country, armies, missiles in _forces(settings, name, spec):
            _occupy(state, country, seat(name), armies, missiles)
    scenery = rest_of(state, rest)
    for country, taker in scenery:
        _occupy(state, country, taker, 1, 0)
    for number, guest in enumerate(state.owner):
        if number not in state.guests:
            state.held = changed(state.held, guest, state.held[guest] | 1 << number)
    if state.round and (settings.options.situations or situation != "classic"):
        state.situation = _situation(settings, situation)
    if state.situation >= 0 and state.situations[state.situation]:
        remaining = list(state.situations)
        remaining[state.situation] -= 1
        state.situations = tuple(remaining)
    state.hands = by_seat(
        state.hands, settings.seats, cards, lambda held: bit_set(_countries(settings, held))
    )
    state.discards = bit_set(_countries(settings, discards))
    state.used = bit_set(_countries(settings, used))
    state.pile &= ~(state.discards | bit_set(c for h in state.hands for c in members(h)))
    for name, chosen in (objectives or {}).items():
        _give_objectives(state, seat(name), [chosen] if isinstance(chosen, str) else list(chosen))
    state.exchanges = by_seat(state.exchanges, settings.seats, exchanges, int)
    state.continents_used = by_seat(
        state.continents_used,
        settings.seats,
        continents_used,
        lambda names: bit_set(_continents(settings, names)),
    )
    _forget_targets(state)
    state.conquests = conquests
    if last_conquest is not None:
        state.last_conquest = place_named(settings.board, last_conquest)
    _agree(state, pacts, seat)
    if phase in REGROUPING:
        state.movable, state.movable_missiles = movable_pieces(state)
    if phase == "attack":
        state.zone_due = can_attack_zone(state, state.turn)
    _give_due(state, due)
    refuse(validation_errors(state))
    refuse_beyond_limit(state.round, settings.options.max_rounds)
    filled_in = bit_set([country for country, _ in scenery])
    if "common_objective_countries" not in (options or {}):
        _forget_common(state, filled_in, options)
    refuse(decided_faults(state, filled_in))
    return state


def _forget_targets(state: State) -> None:
    """Leave the common objective to seats whose target another seat destroyed (TEG-16.5)."""
    for seat, target in enumerate(state.targets):
        if target >= 0 and state.slayer[target] not in (-1, seat):
            state.targets = changed(state.targets, seat, -1)
            state.objectives = changed(state.objectives, seat, ())


def _forget_common(state: State, filled_in: int, options: JsonMapping | None) -> None:
    """Play without the common objective if a seat has it only thanks to scenery (CHP-8.4)."""
    needed = state.settings.options.common_objective_countries
    if needed is None:
        return
    for seat in range(len(state.slayer)):
        held = counted(state, seat, "objective")
        if held.bit_count() >= needed > (held & ~filled_in).bit_count():
            without = {**(options or {}), "common_objective_countries": None}
            state.settings = table(state.settings.seats, without)
            return


def _agree(state: State, pacts: Iterable[Sequence[str]], seat: Callable[[str], int]) -> None:
    """Put pacts in force as if made before this turn."""
    number = {
        "country": lambda name: place_named(state.settings.board, name),
        "continent": lambda name: _continents(state.settings, [name])[0],
        "seat": seat,
    }
    for spec in pacts:
        if len(spec) < 3:
            raise BadPosition("short_pact", pact=list(spec))
        kind, first, second, *names = spec
        cls = KINDS.get(kind)
        forms = forms_offered(cls) if cls else ()
        if cls is None or cls in (TrucePact, JointPact) or len(forms) != len(names):
            raise BadPosition("no_pact", kind=kind, terms=names)
        terms = tuple(number[str(form)](name) for form, name in zip(forms, names, strict=True))
        state.numbered += 1
        agreed = cls.of(state.numbered, seat(first), seat(second), terms)
        state.pacts = (*state.pacts, signed(state, agreed))
        if isinstance(agreed, CondominiumPact):
            state.by_pact |= 1 << agreed.country


def _forces(settings: Settings, colour: str, written: Forces) -> Iterable[tuple[int, int, int]]:
    if isinstance(written, str):
        for entry in entries(colour, written, "Chile 3 + 1m", _ENTRY):
            country = place_named(settings.board, entry["name"])
            yield country, int(entry["armies"] or 1), int(entry["missiles"] or 0)
    else:
        for name, number in written.items():
            armies, missiles = number if isinstance(number, tuple) else (number, 0)
            yield place_named(settings.board, name), armies, missiles


def _countries(settings: Settings, given: Iterable[str]) -> list[int]:
    names = list(given)
    numbers = [place_named(settings.board, name) for name in names]
    twice = [name for name, number in zip(names, numbers, strict=True) if numbers.count(number) > 1]
    if twice:
        raise BadPosition("twice", name=twice[0])
    return numbers


def _continents(settings: Settings, names: Iterable[str]) -> list[int]:
    printed = {normalize_name(name): n for n, name in enumerate(settings.vocabulary["continent"])}
    for name in names:
        if normalize_name(name) not in printed:
            raise unknown_name("continent", name, settings.vocabulary["continent"])
    return [printed[normalize_name(name)] for name in names]


def _situation(settings: Settings, name: str) -> int:
    for number, card in enumerate(settings.facts.situations):
        if normalize_name(name) in (normalize_name(card.name), card.id if not card.colour else ""):
            return number
    raise unknown_name("situation", name, [card.name for card in settings.facts.situations])


def _occupy(state: State, country: int, seat: int, armies: int, missiles: int) -> None:
    name = state.settings.board.countries[country]
    if armies < 1 or missiles < 0:
        raise BadPosition("too_few", place=name, armies=armies)
    if state.owner[country] < 0:
        state.owner = changed(state.owner, country, seat)
        state.armies[country] = armies
        state.missiles = changed(state.missiles, country, missiles)
    elif state.owner[country] == seat or country in state.guests:
        raise BadPosition("too_many_hosts", place=name)
    else:
        state.guests[country] = (seat, armies, missiles)


def _give_objectives(state: State, seat: int, names: list[str]) -> None:
    printed = state.settings.facts.objectives
    known = {objective.id: number for number, objective in enumerate(printed)}
    for name in names:
        if name not in known:
            raise unknown_name("objective", name, known)
    numbers = tuple(known[name] for name in names)
    state.objectives = changed(state.objectives, seat, numbers)
    for number in numbers:
        target = target_of(state.settings, seat, state.settings.facts.objectives[number])
        state.targets = changed(state.targets, seat, target)


def _give_due(state: State, due: int | None) -> None:
    if state.phase not in PLACING:
        if due is not None:
            raise BadPosition("no_due", phase=state.phase)
        return
    if state.phase == "reinforce":
        state.due = armies_due(state, state.turn)
    elif state.phase == "extra_reinforcement":
        half = counted(state, state.turn, "countries").bit_count() // 2
        state.due[BASIC] = max(half, state.settings.options.extra_minimum)
    elif state.phase in INITIAL[: len(state.settings.initial_armies)]:
        state.due[BASIC] = initial_due(state)
    if due is not None:
        state.due[BASIC] = due


def validation_errors(state: State) -> Iterable[PositionFault]:
    """Yield the errors that make a position impossible, as sentences."""
    yield from _length_faults(state)
    yield from _board_faults(state)
    yield from _chance_faults(state)
    yield from _turn_faults(state)
    yield from _card_faults(state)
    yield from chapter_faults(state)


def _length_faults(state: State) -> Iterable[PositionFault]:
    places, sources = len(state.owner), FIRST_CONTINENT + len(state.settings.board.continents)
    if len(state.due) != sources:
        yield BadPosition("not_one_each", name="due", number=sources)
    for name in ("movable", "movable_missiles"):
        if len(getattr(state, name)) not in (0, places):
            yield BadPosition("not_one_each", name=name, number=places)


def _board_faults(state: State) -> Iterable[PositionFault]:
    names = state.settings.board.countries
    seats = range(len(state.slayer))
    held = [0] * len(seats)
    present: set[int] = set()
    undealt = range(len(names)) if state.chance == "deal" else state.left_over
    for country, name in enumerate(names):
        owner = state.owner[country]
        if country in undealt:
            if owner >= 0 or state.armies[country] or state.missiles[country]:
                yield f"{name} is not dealt yet, and must be empty (TEG-2.4)"
            continue
        if owner not in seats or state.armies[country] < 1 or state.missiles[country] < 0:
            yield f"{name} must hold at least one army of a seat (TEG-0.9)"
            return
        present.add(owner)
        guest = state.guests.get(country)
        if max(state.armies[country], state.missiles[country], *(guest or (0,))) > MOST:
            yield BadPosition("too_many", place=name, least="0", most=str(MOST))
        if guest is None:
            held[owner] |= 1 << country
        elif guest[0] not in seats or guest[0] == owner or guest[1] < 1 or guest[2] < 0:
            yield f"{name} must be shared by two seats with an army each (TEG-0.9)"
        else:
            present.add(guest[0])
    if tuple(held) != state.held:
        yield "the sets of countries held do not agree with the owners"
    for seat in seats:
        colour = state.settings.seats[seat]
        if state.chance != "deal" and (seat in present) == (state.slayer[seat] >= 0):
            yield BadPosition("here_or_out", seat=colour, clause="TEG-16.1")
        if state.slayer[seat] == seat:
            yield BadPosition("itself", seat=colour)


def _chance_faults(state: State) -> Iterable[PositionFault]:
    if state.chance not in _CHANCE.get(state.phase, ("",)):
        yield f"chance cannot owe {state.chance!r} in phase {state.phase!r}"
    waiting = state.chance in ("left_over", "objective", "first", "crisis")
    if bool(state.rollers) != waiting or len(set(state.rollers)) != len(state.rollers):
        yield "seats wait for dice or objectives only when these are due, each once"
    if bool(state.left_over) != (state.chance == "left_over"):
        yield "cards are left over only until they are rolled for (TEG-2.3)"


def _turn_faults(state: State) -> Iterable[PositionFault]:
    names = state.settings.board.countries
    if state.phase not in PHASES:
        yield f"there is no phase {state.phase!r}"
    if bool(state.reason) != (state.phase == "game_over"):
        yield "there is a reason exactly when the game is over (TEG-18.1)"
    if state.phase == "game_over":
        if not state.winners or state.chance or state.entry:
            yield "a game that is over has winners, and nothing due (TEG-18.1)"
        return
    if state.winners:
        yield "there are winners, but the game is not over (TEG-18.1)"
    if state.slayer[state.turn] >= 0:
        colour = state.settings.seats[state.turn]
        yield BadPosition("out_to_move", seat=colour, clause="TEG-16.1")
    if state.round < 0 or (state.round > 0) == (state.phase in ("setup", *INITIAL)):
        yield BadPosition(
            "round_in_phase", round=str(state.round), phase=state.phase, clause="TEG-5.3"
        )
    with_deck = any(state.settings.situation_deck)
    if state.situation < 0 and state.round and with_deck and state.chance != "situation":
        yield "a situation card must be in force (TEG-6.1)"
    if any(not 0 <= armies <= MOST for armies in state.due):
        yield BadPosition("due_range", most=str(MOST))
    if any(state.due) and state.phase not in PLACING:
        yield f"armies are due in phase {state.phase!r} (TEG-7.8)"
    if state.phase in INITIAL and any(state.due[EXCHANGED:]):
        yield "only free armies are due in the initial laps (TEG-4.6)"
    for number, continent in enumerate(state.settings.board.continents):
        held = counted(state, state.turn, "continent")
        whole = held & continent.members == continent.members
        if state.due[FIRST_CONTINENT + number] and not (whole and state.phase == "reinforce"):
            yield f"armies of {continent.name} are due to a seat that holds it all (TEG-7.4)"
    if bool(state.movable) != (state.phase in REGROUPING):
        yield "armies can be moved in the regroup phase only (TEG-11.4)"
    for country, movable in enumerate(state.movable):
        guest = state.guests.get(country, (0, 0, 0))
        if not 0 <= movable <= max(state.armies[country], guest[1]):
            yield f"{names[country]} has not {movable} armies that may move (TEG-11.4)"
    if state.last_conquest >= 0:
        place, own = names[state.last_conquest], state.held[state.turn]
        if not own >> state.last_conquest & 1 or not state.conquests:
            yield BadPosition("last_conquest", place=place, clause="CHP-2.10.5")
        elif not state.settings.options.defensive_canje:
            yield BadPosition("no_kept_canje", place=place, clause="CHP-2.10.5")
    if state.conquests < 0 or any(not 0 <= number <= MOST for number in state.exchanges):
        yield BadPosition("counts_range", most=str(MOST))
    yield from _fight_faults(state)
    yield from _pact_faults(state)
    deck = [situation.cards for situation in state.settings.facts.situations]
    # A kind that the table leaves out has its own fault (CHP-5.4).
    if any(not 0 <= left <= printed for left, printed in zip(state.situations, deck, strict=True)):
        yield "there are more situation cards than printed (TEG-1.11)"
    in_force = state.situation
    if in_force >= 0 and state.settings.facts.situations[in_force].colour:
        colour = state.settings.facts.situations[in_force].colour
        if colour not in state.settings.seats:
            yield BadPosition("no_rest", seat=colour, clause="TEG-6.10")


def _fight_faults(state: State) -> Iterable[PositionFault]:
    names = state.settings.board.countries
    seats = range(len(state.slayer))
    waiting = awaited_seat(state)
    others = [seat for seat in seats if seat != state.turn and state.slayer[seat] < 0]
    if state.awaited >= 0 and state.awaited not in others:
        yield "the seat awaited out of turn must be another living one"
    for pair, due, seat in (
        (state.battle, "battle", state.attacker),
        (state.entry, "conquest move", waiting),
    ):
        if pair is None:
            continue
        source, target = pair
        if seat not in seats:
            yield f"{due}: no seat makes it"
        elif target != source and target not in state.settings.board.neighbours[source]:
            yield f"{due}: {names[source]} and {names[target]} are not neighbours (TEG-8.2)"
        elif share(state, source, seat) < 2:
            yield f"{due}: {names[source]} must be the seat's own, with two armies (TEG-8.2)"
    if state.entry and (state.phase != "attack" or state.chance):
        yield "a conquest move is due in the attack phase, before anything else (TEG-8.11)"
    if bool(state.entry) != bool(state.entry_rule) or state.entry_rule not in (
        "",
        "conquest",
        "intrusion",
        "aggression",
    ):
        yield "a conquest move is due exactly when a country was taken (TEG-8.11)"
    elif state.entry:
        seat, target = waiting, state.entry[1]
        own = seat in occupants(state, target)
        if not own and state.entry_rule != "intrusion":
            yield f"conquest move: {names[target]} has the wrong owner (TEG-8.11)"
    choosing = state.settings.options.choose_dice and state.battle is not None
    if (state.battle is not None) != (state.chance == "battle") and not choosing:
        yield "a battle waits for its dice, and dice for a battle (TEG-8.3)"
    elif state.battle is not None and (
        state.defender not in seats
        or state.defender == state.attacker
        or not share(state, state.battle[1], state.defender)
    ):
        yield f"battle: {names[state.battle[1]]} has the wrong owner (TEG-8.2)"
    if state.loot < 0 or (state.loot and state.entry_rule != "intrusion"):
        yield "missiles are in the balance only while an intrusion is decided (TEG-D-76)"
    if any(state.dice) and not (choosing and _chosen_dice_fit(state)):
        yield "dice are chosen for a battle, as many as its armies give (TEG-D-33)"
    yield from _joint_faults(state)


def _chosen_dice_fit(state: State) -> bool:
    if state.attacker not in range(len(state.slayer)):
        return False
    limits = full_dice(state)
    return all(0 <= dice <= limit for dice, limit in zip(state.dice, limits, strict=True))


def _joint_faults(state: State) -> Iterable[PositionFault]:
    joint = state.joint
    if joint is not None:
        if joint.thrower not in (0, 1):
            yield "the thrower of a joint attack is 0 or 1"
        agreed = pact(state, joint.number)
        expected = (joint.seats, joint.origins, joint.target)
        if (
            not isinstance(agreed, AttackPact)
            or (agreed.allies, agreed.origins, agreed.target) != expected
        ):
            yield "a joint attack needs its pact (TEG-15.3)"
        elif joint.seats[0] != state.turn or state.phase != "attack" or state.entry:
            yield "a joint attack is made in the attack phase of its leader (TEG-15.3)"
        elif joint.free != (isinstance(agreed, JointPact)) or not (joint.free or state.chance):
            yield "a joint attack may be stopped in a condominium only (TEG-15.22)"
    allies = [ally for _, ally in state.allies]
    if state.phase == "ally_regroup" and state.awaited not in allies:
        yield "an ally regroups after a joint attack only (TEG-15.17)"
    if any(state.turn == ally or ally not in occupants(state, c) for c, ally in state.allies):
        yield "an ally shares the country that was taken with it (TEG-15.9)"
    if bool(state.entering) != (state.entry_rule == "aggression"):
        yield "allies enter a country that they took together (TEG-15.9)"
    elif state.entering and (awaited_seat(state), (state.entry or (0,))[0]) != state.entering[0]:
        yield "another ally is the next to enter (TEG-15.9)"
    for seat, origin in state.entering:
        if not share(state, origin, seat) or (
            state.entry and seat not in occupants(state, state.entry[1])
        ):
            yield "an ally enters from a country of its own (TEG-15.9)"
    asked = state.phase == "ally_regroup" or state.entering or (joint and joint.free)
    if state.awaited >= 0 and not asked and state.battle is None:
        yield "no seat is asked out of turn here (TEG-15.4)"


def _pact_faults(state: State) -> Iterable[PositionFault]:
    seats = range(len(state.slayer))
    numbers = [agreed.number for agreed in (*state.pacts, *state.proposals)]
    if len(set(numbers)) != len(numbers) or any(not 0 < n <= state.numbered for n in numbers):
        yield "pacts and proposals must have numbers of their own (TEG-14.3)"
    for agreed in (*state.pacts, *state.proposals):
        if agreed.a not in seats or agreed.b not in seats or agreed.a == agreed.b:
            yield BadPosition("pact_seats", clause="TEG-14.1")
        elif not {agreed.breaker, agreed.decider} <= {-1, agreed.a, agreed.b}:
            yield "only a party can break a pact, or decide on it (TEG-14.24)"
        elif agreed in state.proposals and not agreed.proposed:
            yield f"a pact of kind {agreed.kind!r} is not proposed (TEG-15.12)"
        elif agreed in state.pacts and ceased(state, agreed):
            yield BadPosition("pact_not_here", kind=agreed.kind, clause="TEG-14.25")
    for seat in seats:
        if sum(isinstance(p, ZonePact) and seat in (p.a, p.b) for p in state.pacts) > 1:
            yield BadPosition("one_zone", clause="TEG-14.15")
    for country in members(state.by_pact):
        if country not in state.guests:
            yield BadPosition("shared_by_pact", clause="TEG-15.9")


def _card_faults(state: State) -> Iterable[PositionFault]:
    names = state.settings.board.countries
    seen = state.pile
    for pack in (state.discards, *state.hands):
        for card in members(seen & pack):
            yield BadPosition("card_twice", card=names[card])
        seen |= pack
    pile = country_pile(state.settings)
    if pile & ~seen:
        missing = names[members(pile & ~seen)[0]]
        yield f"the card of {missing} is nowhere"
    for seat, hand in enumerate(state.hands):
        if hand and state.slayer[seat] >= 0:
            yield BadPosition("out_with_cards", seat=state.settings.seats[seat], clause="TEG-16.3")
    limit = 2 if len(state.slayer) == 2 else 1
    if any(len(cards) > limit for cards in state.objectives):
        yield BadPosition("objectives_most", most=limit, clause="TEG-2.6")
    if any(target == seat for seat, target in enumerate(state.targets)):
        yield BadPosition("own_target", clause="TEG-3.9")
    dealt = [card for cards in state.objectives for card in cards]
    if len(set(dealt)) != len(dealt):
        yield BadPosition("objective_twice")


# As JSON


def dump(state: State) -> JsonObject:
    """Return a position as readable JSON values, complete with all secrets.

    Examples
    --------
    >>> dump(position(Rojo="Chile 7"))["countries"]["Chile"]
    ['Rojo', 7, 0]
    """
    settings = state.settings
    forces = zip(state.owner, state.armies, state.missiles, strict=True)
    countries = writer("country:seat?+count+count", settings)(forces)
    for country, guest in state.guests.items():
        countries[settings.board.countries[country]] += writer("seat+count+count", settings)(guest)
    return dumped(state, 1, countries=countries)


def read_dump(data: JsonMapping) -> State:
    """Return the position of a dump."""
    settings = table(data["seats"], data["options"])
    state = read(empty_state(settings), data)
    _read_forces(state, data["countries"])
    for cards in (state.discards, *state.hands):
        state.pile &= ~cards
    state.pacts, state.proposals = (
        tuple(signed(state, agreed) for agreed in pacts) for pacts in (state.pacts, state.proposals)
    )
    return state


def _read_forces(state: State, rows: object) -> None:
    """Read the armies and missiles of each country into `state`.

    The row of a shared country ends with its second seat.
    """
    settings = state.settings
    if isinstance(rows, Mapping):
        for country, name in enumerate(settings.board.countries):
            if isinstance(rows.get(name), list) and len(rows[name]) > 3:
                second = reader("seat+count+count", settings, f"countries.{name}")
                state.guests[country] = second(rows[name][3:])
        rows = {name: row[:3] if isinstance(row, list) else row for name, row in rows.items()}
    forces = reader("country:seat?+count+count", settings, "countries")(rows)
    owner, armies, missiles = zip(*forces, strict=True)
    state.owner, state.armies, state.missiles = owner, list(armies), missiles
    alone = (-1 if country in state.guests else seat for country, seat in enumerate(owner))
    state.held = held_by(tuple(alone), len(settings.seats))
