"""Random matches with pacts, zones, missiles, joint attacks and shared countries.

500 matches of 2 to 6 seats, two in three of them from positions set up at random so that zones,
condominiums and missiles come up at once. A driver acts for everybody: it proposes now and then,
answers most proposals, opens joint attacks, and takes any legal action otherwise. What must hold in
every position is written here anew, without a look at the checks of the engine.
"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter

import pytest
from cases import cases
from table import accepted

from teg_nb import GAMES, BadPosition, Match, load_board, position
from teg_nb.engine.games.teg import actions as verbs
from teg_nb.engine.games.teg.pacts.bans import flights
from teg_nb.engine.games.teg.pacts.negotiation import proposals
from teg_nb.engine.games.teg.position import validation_errors

pytestmark = pytest.mark.slow

GAME = GAMES["teg"]
BOARD = load_board("teg")
COUNTRIES = range(72)
COLOURS = ("Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde")
MATCHES, LIMIT = 100, 70  # for each number of seats; entries

ALWAYS = ("joint_decision", "aggression_move", "intrusion_move", "conquest_move", "zone_decision")
OFTEN = (
    ("open_joint_attack", 0.7),
    ("accept_pact", 0.9),
    ("fire_missile", 0.5),
    ("place_missile", 0.5),
    ("convert_to_missile", 0.5),
    ("regroup_missiles", 0.3),
    ("attack", 0.85),
    ("request_card", 0.9),
)
PROPOSED = ("joint", "zone", "aggression", "aggression", "country", "continent", "border", "world")


# The driver


def offers(state, seat, kind, rng):
    """A few proposals of one kind, sensible or not; most of them can be made."""
    partners = [other for other in range(len(state.slayer)) if other != seat]
    if kind == "world":
        return [verbs.ProposeWorld(seat, rng.choice(partners))]
    if kind == "continent":
        return [verbs.ProposeContinent(seat, rng.choice(partners), rng.randrange(7))]
    if kind == "border":
        a, b = rng.randrange(7), rng.randrange(7)
        return [verbs.ProposeBorder(seat, rng.choice(partners), a, b)]
    a = rng.choice([country for country in COUNTRIES if seat in who(state, country)])
    if kind == "country":
        others = rng.sample(COUNTRIES, 6)
        return [verbs.ProposeCountry(seat, who(state, b)[-1], a, b) for b in others]
    if kind == "zone":
        alone = [c for c in COUNTRIES if state.armies[c] == 1]
        return [verbs.ProposeZone(seat, rng.choice(partners), c) for c in alone]
    if kind == "joint":
        return [
            verbs.ProposeJoint(seat, other, shared, target)
            for shared in state.guests
            for other in who(state, shared)
            for target in BOARD.neighbours[shared]
            if seat in who(state, shared) and other != seat
        ]
    near = [
        (target, other)
        for target in BOARD.neighbours[a]
        for other in BOARD.neighbours[target]
        if other != a
    ]
    return [
        verbs.ProposeAggression(seat, ally, target, a, other, rng.choice((seat, seat, ally)))
        for target, other in rng.sample(near, min(8, len(near)))
        for ally in who(state, other)
    ]


def who(state, country):
    guest = state.guests.get(country)
    return (state.owner[country],) if guest is None else (state.owner[country], guest[0])


def forces(state, country):
    """Armies and missiles of each occupant."""
    present = {state.owner[country]: (state.armies[country], state.missiles[country])}
    if country in state.guests:
        seat, armies, missiles = state.guests[country]
        present[seat] = (armies, missiles)
    return present


def decide(state, rng):
    """Play a step: answer, propose, or let the awaited seat play."""
    seats = range(len(state.slayer))
    living = [seat for seat in seats if state.slayer[seat] < 0]
    if (state.pacts or state.proposals) and rng.random() < 0.3:
        seat = rng.choice(living)
        talk = [a for a in GAME.legal_actions(state, seat) if a.verb in ANSWERS]
        wanted = [a for a in talk if a.verb == "accept_pact"] or talk
        if wanted and (wanted[0].verb == "accept_pact" or rng.random() < 0.4):
            return rng.choice(wanted)
    if state.round and rng.random() < 0.12:
        seat = state.turn
        if state.settings.options.communication == "vale_todo":
            seat = rng.choice(living)
        tried = offers(state, seat, rng.choice(PROPOSED), rng)
        rng.shuffle(tried)
        for action in tried[:40]:
            if accepted(state, action):
                return action
    if rng.random() < 0.002:
        return verbs.Leave(rng.choice(living))
    legal = GAME.legal_actions(state)
    kinds = {}
    for action in legal:
        kinds.setdefault(action.verb, []).append(action)
    for verb in ALWAYS:
        if verb in kinds:
            return rng.choice(kinds[verb])
    if "place" in kinds:
        if rng.random() < 0.3 and "place_missile" in kinds:
            return rng.choice(kinds["place_missile"])
        return max(kinds["place"], key=lambda a: (a.armies, rng.random()))
    for action in kinds.get("attack", ()):
        if state.held[state.owner[action.target]] == 1 << action.target:
            return action  # somebody's last country
    for verb, chance in OFTEN:
        if verb in kinds and rng.random() < chance:
            return rng.choice(kinds[verb])
    ends = [a for verb in ("end_attack", "end_regroup", "end_turn") for a in kinds.get(verb, ())]
    if ends and rng.random() < 0.5:
        return ends[0]
    return rng.choice(legal)


ANSWERS = {
    "accept_pact", "decline_pact", "withdraw_proposal", "announce_break", "zone_decision",
}  # fmt: skip


# Positions to begin with


def options(number):
    return {
        "communication": ("fair_play", "vale_todo")[number % 2],
        "max_rounds": (4, 6, None)[number % 3],
        "common_objective_countries": (72, 45, 40)[number % 3],
        "condominium_counts": (
            ["bonus", "countries"], ["bonus", "continent", "countries", "objective"], [],
        )[number % 3],
        "zone_duty": ("attack_once", "until_exhausted")[number % 4 == 1],
        "area_pact_breaks_on_loss": number % 5 == 1,
        "choose_dice": number % 7 == 3,
        "convert_in_blocked": number % 6 == 2,
        "all_blocked": ("forfeit", "break")[number % 5 == 2],
        "missiles_in_initial_placement": number % 2 == 0,
        "victory_check": ("immediate", "end_of_turn")[number % 6 == 5],
        "auto_card": number % 8 == 7,
        "auto_victory": number % 9 != 8,
    }  # fmt: skip


def begun(seats, number, rng):
    """A position in the attack or the reinforcement: strong armies, missiles, shared countries."""
    names = COLOURS[:seats]
    countries = rng.sample(BOARD.countries, 72)
    own = {name: {} for name in names}
    weak = names[seats - 1] if seats > 2 and number % 4 == 0 else None  # a seat that is nearly out
    holders = [name for name in names if name != weak]
    if weak:
        own[weak][countries.pop()] = 1
    pacts = []
    for k, country in enumerate(countries):
        first = holders[k % len(holders)]
        armies = 1 if rng.random() < 0.35 else rng.randrange(2, 9)
        own[first][country] = (armies, rng.choice((0,) * 9 + (1, 3)) if armies > 1 else 0)
        if k < 8:
            second = holders[(k + 1) % len(holders)]
            own[second][country] = (rng.randrange(1, 6), rng.randrange(2))
            if k % 2:
                pacts.append(("condominium", first, second, country))
    if weak:
        pacts.append(("world", weak, holders[-1]))
    hands = rng.sample(BOARD.countries, 3 * seats)
    aims = ("O-14", "O-15", "O-19", "O-17", "O-16", "O-13")
    return position(
        seats=seats,
        phase=("attack", "reinforce")[number % 2],
        round=rng.randrange(1, 4),
        situation=rng.choice(("classic", "classic", "snow", "tail_wind", "crisis", "open_borders")),
        cards={name: hands[3 * k :][: rng.randrange(4)] for k, name in enumerate(names)},
        objectives=dict(zip(names, aims, strict=False)) if seats > 3 else {},
        exchanges={name: rng.randrange(2, 5) for name in names},
        pacts=pacts,
        options=options(number),
        **own,
    )


# What must hold


def wrong(state):
    """Yield the faults of a position, as sentences."""
    if state.chance in ("deal", "left_over"):
        return
    seats = range(len(state.slayer))
    living = {seat for seat in seats if state.slayer[seat] < 0}
    over = state.phase == "game_over"
    present = set()
    held = [0] * len(seats)
    for country in COUNTRIES:
        here = forces(state, country)
        present |= here.keys()
        if not here.keys() <= {*seats} or len(here) != 1 + (country in state.guests):
            yield "one or two occupants, and two only if they differ"
        if any(armies < 1 or missiles < 0 for armies, missiles in here.values()):
            yield "an occupant without an army, or with less than no missile"
        if len(here) == 1:
            held[state.owner[country]] |= 1 << country
        if state.by_pact >> country & 1 and len(here) == 1:
            yield "shared by pact, but by whom?"
    if tuple(held) != state.held:
        yield "countries held alone"
    if present != living:
        yield "the living are those on the board"
    packs = [state.pile, state.discards, *state.hands]
    if sum(pack.bit_count() for pack in packs) != 72 or sum(packs) != (1 << 72) - 1:
        yield "72 cards, each once"
    if any(state.hands[seat] for seat in seats if seat not in living):
        yield "a dead hand"
    numbers = [item.number for item in (*state.pacts, *state.proposals)]
    if len(numbers) != len(set(numbers)) or any(n > state.numbered for n in numbers):
        yield "numbers of pacts"
    for item in (*state.pacts, *state.proposals):
        if not {item.a, item.b} <= living or item.a == item.b:
            yield "a pact of the dead, or with oneself"
        if item.breaker not in (-1, item.a, item.b) or (item.notice and item.breaker < 0):
            yield "a notice of nobody"
    if not over:
        yield from wrong_pacts(state)
        if state.turn not in living or not 0 <= GAME.to_move(state) + 1 <= len(seats):
            yield "a dead turn"
        if state.awaited >= 0 and (state.awaited not in living or state.awaited == state.turn):
            yield "a dead seat is asked"
        if state.entry and forces(state, state.entry[0])[GAME.to_move(state)][0] < 2:
            yield "nothing to move in"
        if state.loot and not (state.entry and state.entry_rule == "intrusion"):
            yield "missiles in nobody's hands"
    elif state.loot or state.joint or state.entering or state.entry:
        yield "a game that is over, with something due"
    if any(state.due) and state.phase not in PLACING:
        yield "armies due where none can be"


PLACING = {"initial_1", "initial_2", "extra_reinforcement", "reinforce"}


def wrong_pacts(state):
    zones = [seat for pact in state.pacts if pact.kind == "zone" for seat in (pact.a, pact.b)]
    if len(zones) != len(set(zones)):
        yield "two zones of one seat"
    for pact in state.pacts:
        terms = pact.terms
        if pact.kind == "zone":
            if set(who(state, terms[0])) - {pact.a, pact.b} or terms[0] in state.guests:
                yield "a zone of a third seat"
            elif pact.breaker < 0 and (state.armies[terms[0]], state.missiles[terms[0]]) != (1, 0):
                yield "a zone with more than an army"  # who is free of it may reinforce it (D-62)
        elif pact.kind == "country":
            if pact.a not in who(state, terms[0]) or pact.b not in who(state, terms[1]):
                yield "a country pact of a country that was lost"
        elif pact.kind == "condominium":
            if {*who(state, terms[0])} != {pact.a, pact.b} or not state.by_pact >> terms[0] & 1:
                yield "a condominium pact without its condominium"
        elif pact.kind == "aggression" and state.joint is None:
            target, one, two, leader, third, round = terms
            if who(state, target) != (third,) or {third} & {pact.a, pact.b}:
                yield "an aggression pact on a country that is not the third seat's alone"
            if leader not in (pact.a, pact.b) or one == two:
                yield "an aggression pact without its leader, or from one country"
            if pact.a not in who(state, one) or pact.b not in who(state, two):
                yield "an aggression pact from a country that was lost"
            if not state.round <= round <= state.round + 1:
                yield "an aggression pact that was missed"
        elif pact.kind == "truce":
            one, two, ally, round = terms
            if pact.a not in who(state, one) or pact.b not in who(state, two):
                yield "a truce of a country that was lost"
            playing = state.phase not in ("round_start", "extra_reinforcement")
            if round < state.round or (playing and (ally, round) == (state.turn, state.round)):
                yield "a truce that is over"
        if pact.decider not in (-1, pact.a, pact.b) or (pact.decider >= 0 and pact.kind != "zone"):
            yield "a decision of a stranger"


def total(state, what):
    alone = state.missiles if what else state.armies
    return sum(alone) + sum(guest[1 + what] for guest in state.guests.values())


def change_of_missiles(events):
    """Missiles on the board after some events, less those before."""
    change = 0
    for event in events:
        if event.kind == "missile_placed":
            change += 1
        elif event.kind == "missiles_converted":
            change += event.missiles
        elif event.kind == "missile_fired":
            change -= 1
    return change


def change_of_armies(events):
    change = 0
    for event in events:
        if event.kind == "armies_placed":
            change += event.armies
        elif event.kind == "card_bonus_placed":
            change += 3
        elif event.kind == "attack_rolled":
            change -= event.losses_attack + event.losses_defence
        elif event.kind == "missile_fired":
            change -= event.armies
        elif event.kind == "missiles_converted":
            change -= 6 * event.missiles
    return change


def forbidden(state, action):
    """Return True if a pact in force covers an attack or a shot (TEG-14.5 to TEG-14.9)."""
    seat, here, there = action.seat, action.source, action.target
    defender = action.occupant if action.occupant >= 0 else state.owner[there]
    where = BOARD.continent_of
    for pact in state.pacts:
        if pact.kind == "zone" and pact.terms == (there,) and {pact.a, pact.b} == {seat, defender}:
            return False
    for pact in state.pacts:
        if {pact.a, pact.b} != {seat, defender} or pact.breaker not in (-1, seat):
            continue
        mine_first = seat == pact.a
        pair = (here, there) if mine_first else (there, here)
        if (
            pact.kind == "world"
            or (pact.kind == "country" and pact.terms == pair)
            or (pact.kind == "continent" and where[here] == where[there] == pact.terms[0])
            or (pact.kind == "border" and sorted((where[here], where[there])) == sorted(pact.terms))
            or (pact.kind == "truce" and pact.terms[:2] == pair)
            or (pact.kind == "aggression" and pact.terms[1:3] == pair)
            or (
                pact.kind == "condominium"
                and here == pact.terms[0]
                and (there == here or there in BOARD.neighbours[here])
            )
        ):
            return True
    return here != there and bool(state.by_pact >> there & 1) and seat in who(state, there)


def reserved(state, seat, here, there):
    """Return True if an aggression pact of a seat keeps a throw for its joint attack (D-64)."""
    zones = {pact.terms[0] for pact in state.pacts if pact.kind == "zone" and pact.binds(seat)}
    for pact in state.pacts:
        if pact.kind != "aggression" or seat not in (pact.a, pact.b):
            continue
        target, one, two, leader, _, round = pact.terms
        now = (leader, round) == (state.turn, state.round)
        if now and not due(state, pact):
            continue
        origin = one if pact.a == leader else two
        if there == target or (now and seat == leader and here == origin and there not in zones):
            return True
    return False


def due(state, pact):
    """Return True if a pact obliges the seat in turn to a joint attack that it can make (D-64)."""
    if pact.kind != "aggression" or (pact.terms[3], pact.terms[5]) != (state.turn, state.round):
        return False
    origins = zip(pact.terms[1:3], (pact.a, pact.b), strict=True)
    return any(forces(state, origin)[seat][0] > 1 for origin, seat in origins)


def reached(state, seat, source):
    """By country that a missile can reach, the length of its path: over no border of a pact."""
    mine = {country for country in COUNTRIES if seat in who(state, country)}
    binding = [pact for pact in state.pacts if pact.binds(seat)]

    def is_barred(own, other):
        return own in mine and any(
            other not in mine
            and item.partner(seat) in who(state, other)
            and item.covers(BOARD, seat, own, other)
            for item in binding
        )

    lengths, paths = {}, [(source,)]
    for _ in range(3):
        paths = [
            (*path, there)
            for path in paths
            for there in BOARD.neighbours[path[-1]]
            if there not in path
            and not any(is_barred(here, there) or is_barred(there, here) for here in path)
        ]
        for path in paths:
            lengths.setdefault(path[-1], len(path))
    return lengths


def check_step(before, action, after, events):
    made = list(wrong(after))
    assert not made, (action, made)
    assert list(validation_errors(after)) == [], action
    if before.chance not in ("deal", "left_over"):
        held_back = after.loot - before.loot
        assert total(after, 1) + held_back - total(before, 1) == change_of_missiles(events), action
        assert total(after, 0) - total(before, 0) == change_of_armies(events), action
    if isinstance(action, (verbs.Attack, verbs.FireMissile)):
        assert not forbidden(before, action), action
    if isinstance(action, verbs.Attack):
        assert not reserved(before, action.seat, action.source, action.target), action
    if isinstance(action, (verbs.EndAttack, verbs.EndTurn)) and before.phase == "attack":
        assert not any(due(before, pact) for pact in before.pacts), action
    if isinstance(action, verbs.JointDecision) and action.go_on:
        source, target = before.joint.origins[0], before.joint.target
        assert not forbidden(before, verbs.Attack(GAME.to_move(before), source, target))
    for event in events:
        if event.kind == "pact_lapsed":
            assert all(proposal.number != event.number for proposal in after.proposals)
        if event.kind == "player_eliminated":
            assert after.slayer[event.seat] == event.by


def check_legal(state, rng):
    """Listed actions pass their check, for every seat; each action belongs to its seat."""
    for seat in range(len(state.slayer)):
        legal = GAME.legal_actions(state, seat)
        assert all(action.seat == seat for action in legal)
        for action in rng.sample(legal, min(2, len(legal))):
            GAME.check(state, action)
    legal = GAME.legal_actions(state)
    assert len(legal) == len(set(legal))
    assert bool(legal) == (not state.chance and state.phase != "game_over"), state
    unusual = [action for action in legal if action.verb not in ("place", "regroup", "attack")]
    for action in rng.sample(unusual, min(4, len(unusual))):
        GAME.check(state, action)
    if not state.chance and state.phase == "attack":
        listed = set(legal)
        seat = GAME.to_move(state)
        source = rng.choice([country for country in COUNTRIES if seat in who(state, country)])
        flown = {target: len(path) for target, path in flights(state, seat, source).items()}
        assert flown == reached(state, seat, source)
        for _ in range(4):
            here = rng.choice(COUNTRIES)
            there = rng.choice((here, *BOARD.neighbours[here]))
            named = rng.choice((-1, *who(state, there))) if there in state.guests else -1
            action = rng.choice((verbs.Attack, verbs.FireMissile))(seat, here, there, named)
            assert accepted(state, action) == (action in listed), action
        others = [verbs.EndAttack(seat), verbs.EndTurn(seat)]
        others += [verbs.OpenJointAttack(seat, pact.number) for pact in state.pacts]
        for action in others:
            assert accepted(state, action) == (action in listed), action


def follow(match, rng, seen):
    """Play a match on, check it after every entry, and play it again from its log."""
    while not match.is_over and len(match) < LIMIT:
        before = match.state
        action = GAME.sample_chance(before, rng) if before.chance else decide(before, rng)
        saved = before.copy()
        events = match.push(action)
        assert before == saved, "the argument was edited"
        check_step(before, action, match.state, events)
        if len(match) % 4 == 0 or match.state.joint or match.state.entry:
            check_legal(match.state, rng)
        seen.update(event.kind for event in events)
        seen.update(f"{item.kind} {item.pact}" for item in events if item.kind in TALK)
        for event in events:
            if event.kind == "pact_ended":
                seen[event.reason] += 1
    again = Match(start=match.states[0])
    for k, action in enumerate(match.actions):
        assert again.push(action) == match.events[k]
        assert again.state == match.states[k + 1]
    for state in (*match.states[5::17], match.state):
        assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state


TALK = ("pact_proposed", "pact_accepted")


def follow_table(seats, seen):
    """Follow 100 matches with a number of seats."""
    for number in range(MATCHES):
        rng = random.Random(1000 * seats + number)
        if number % 3:
            match = Match(start=begun(seats, number, rng))
        else:
            match = Match(seats=seats, options=options(number))
        follow(match, rng, seen)


@pytest.mark.parametrize("seats", cases(3, soak=(6,)))
def test_every_position_of_matches_with_pacts(seats):
    """Every invariant after every entry."""
    follow_table(seats, Counter())


@pytest.mark.soak
def test_every_position_of_matches_with_pacts_at_all_tables():
    """The same for 2 to 6 seats; were an event missing, they would prove less than they say."""
    seen = Counter()
    for seats in range(2, 7):
        follow_table(seats, seen)
    wanted = """
        pact_proposed pact_accepted pact_declined pact_withdrawn pact_lapsed pact_break_announced
        pact_ended zone_penalty zone_decided joint_attack_opened joint_attack_ended
        condominium_made condominium_ended occupant_expelled missile_placed missiles_converted
        missile_fired missiles_regrouped missiles_captured player_eliminated cards_inherited
        country_card_right_lost seat_left game_ended
        announced lost_country expired eliminated decided
    """.split()  # noqa: SIM905
    kinds = ("country", "continent", "border", "world", "zone", "aggression", "joint")
    wanted += [f"{verb} {kind}" for verb, kind in itertools.product(TALK, kinds)]

    assert [kind for kind in wanted if not seen[kind]] == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_proposal_that_is_listed_can_be_made_and_no_other(seats):
    """`game.proposals` and `check` agree, in positions with shared countries and canjes."""
    rng = random.Random(seats)
    for number in range(1, 7):
        state = begun(seats, number, rng)
        listed = set(proposals(state, state.turn))
        assert listed == set(GAME.proposals(GAME.observe(state, None), state.turn))
        assert listed == set(GAME.proposals(state, state.turn))
        for action in rng.sample(sorted(listed, key=repr), min(60, len(listed))):
            GAME.check(state, action)
        for kind in PROPOSED:
            for action in offers(state, state.turn, kind, rng)[:30]:
                if not isinstance(action, verbs.ProposeBorder) or action.continent < action.other:
                    assert accepted(state, action) == (action in listed), action


def test_a_dump_with_a_pact_that_cannot_be_is_refused():
    """Positions made by hand refuse some facts about pacts."""
    start = begun(4, 1, random.Random(3))
    whole = GAME.dump(start)
    assert GAME.load(whole) == start
    mended = {
        "numbered": 0,
        "awaited": "Negro",
        "loot": 2,
        "dice": [3, 0],
        "joint": {
            "number": 1, "target": "Chile", "seats": ["Blanco", "Negro"],
            "origins": ["Brasil", "Bolivia"], "thrower": 0, "free": False,
        },
        "allies": [["Chile", "Blanco"]],
        "entering": [["Blanco", "Chile"]],
    }  # fmt: skip
    for name, value in mended.items():
        with pytest.raises(BadPosition):
            GAME.load({**whole, name: value})
    first = whole["pacts"][0]
    for name, value in {
        "kind": "truce", "seats": ["Rojo", "Rojo"], "breaker": "Verde", "notice": 1, "number": -1,
    }.items():  # fmt: skip
        with pytest.raises(BadPosition):
            GAME.load({**whole, "pacts": [{**first, name: value}]})
    with pytest.raises(BadPosition):
        GAME.load({**whole, "proposals": [{**first, "number": whole["numbered"]}]})
