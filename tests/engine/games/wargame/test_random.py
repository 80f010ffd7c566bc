"""Random matches of the resource war: what must hold in every position, and between any two.

200 matches, 40 for each number of seats, half by a policy that takes any listed action with the
same chance, half by one that is eager to fight. The invariants (WAR-19) are written here anew,
without a look at those of the engine.
"""

from __future__ import annotations

import dataclasses
import json
import random

import pytest
from cases import cases
from table import accepted, uniform

from teg_nb.engine.actions import CHANCE, NOBODY
from teg_nb.engine.codec import decode, encode
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match

pytestmark = pytest.mark.slow

GAME = GAMES["wargame"]
OPTIONS = [
    {},
    {"spoils": "captured", "stocks_public": True},
    {"resource_pool": "seat", "turn_order": "rotate"},
    {
        "reinforcement.first_round": True,
        "busy_defence": "1/3",
        "min_left": 1,
        "attack.counts": "orders",
    },
    {"start.metal": 12, "start.cement": 12, "cost.missile": {"metal": 1}, "range.plane": 4},
]
EUROPE = range(13, 20)


def eager(observation, rng):
    """Mostly fight and build; end the turn now and then."""
    kinds = {}
    for action in observation.legal_actions:
        kinds.setdefault(action.verb, []).append(action)
    if len(kinds) > 1 and rng.random() < 0.8:
        kinds.pop("end_turn", None)
    verb = rng.choice([*kinds, *sorted({"attack", "fire", "strike_air", "build"} & set(kinds))])
    if verb == "attack" and rng.random() < 0.7:
        return max(kinds[verb], key=lambda item: (item.troops, item.target))
    return rng.choice(kinds[verb])


def table(seats, seed, rounds=3, **options):
    return Match("wargame", seats, {"max_rounds": rounds, **OPTIONS[seed % 5], **options})


def wrong(state):
    """Yield the faults of a position, as sentences."""
    options = state.settings.options
    if state.chance == "deal":
        return
    if min(state.owner) < 0 or sum(held.bit_count() for held in state.held) != 42:
        yield "a territory of nobody"
    if any(not state.held[owner] >> country & 1 for country, owner in enumerate(state.owner)):
        yield "sets that do not agree with the owners"
    if min(state.units[0]) < 1:
        yield "a territory without troops"
    for unit in range(3):
        for country in range(42):
            busy, kept = state.busy[unit][country], state.reserved[unit][country]
            if not 0 <= busy <= busy + kept <= state.units[unit][country]:
                yield "units that are not there"
    if any(min(stock) < 0 or len(stock) != 16 for stock in state.stocks):
        yield "a negative stock"
    for row, most in zip(state.levels, (3, 2, 2, 2), strict=True):
        if min(row) < 0 or max(row) > most:
            yield "a level that there is not"
    for name in ("Mongolia", "Tchita"):
        country = state.settings.board.country(name)
        if state.units[2][country] or state.levels[3][country]:
            yield "ships ashore"
    for seat, held in enumerate(state.held):
        if bool(held) == (state.slayer[seat] >= 0):
            yield "a dead seat with territory, or a living one without"
    if len(set(state.objectives)) != len(state.objectives) and -1 not in state.objectives:
        yield "an objective dealt twice"
    if max(state.recruits) > options["cost.troop_cap"]:
        yield "too many recruits"
    over = state.phase == "game_over"
    if over != bool(state.winners) or over != bool(state.reason):
        yield "winners before the end, or none after it"
    if (state.chance == "gather") != (state.gathering is not None):
        yield "a search of nobody"
    if not over and state.slayer[state.turn] >= 0:
        yield "the turn of a dead seat"
    if state.round > options["max_rounds"]:
        yield "a round too many"


def changes(before, action, after, events):
    """Check that only land attacks win territories, and that air takes nothing from Europe."""
    kinds = {event.kind for event in events}
    if before.owner != after.owner and before.chance != "deal":
        assert action.verb == "attack"
        assert "territory_conquered" in kinds
    if action.verb == "strike_air" or (action.verb == "fire" and action.weapon < 2):
        for country in EUROPE:
            if before.owner[country] != action.seat:
                assert standing(before, country) == standing(after, country)
    started = [event for event in events if event.kind == "turn_started"]
    for unit in range(3):
        for country in range(42):
            if started or before.chance == "deal":
                continue
            more = after.units[unit][country] - before.units[unit][country]
            acted = after.busy[unit][country] - before.busy[unit][country]
            if after.owner[country] == before.owner[country] == after.turn and more == 0:
                assert acted >= 0  # a unit acts once a turn
    for event in events:
        if event.kind == "round_started" and event.round > 1:
            delivered(before, events, after)


def standing(state, country):
    return [row[country] for row in (*state.units, *state.levels)]


def delivered(before, events, after):
    """Every living seat receives half its territories, or loses them all, or nothing chosen."""
    divisor = after.settings.options["reinforcement.divisor"]
    for seat, held in enumerate(after.held):
        came = sum(
            e.troops for e in events if e.kind == "reinforcements_delivered" and e.seat == seat
        )
        lost = [e.troops for e in events if e.kind == "reinforcements_lost" and e.seat == seat]
        due = held.bit_count() // divisor
        assert came == (0 if lost or not after.deliveries[seat] else due)
        assert lost in ([], [due])
    assert sum(after.armies) - sum(before.armies) == sum(
        e.troops for e in events if e.kind == "reinforcements_delivered"
    )


def told(before, events):
    """Owners, units, levels and stocks after some events, from the events alone."""
    owner, units = list(before.owner), [row[:] for row in before.units]
    levels, pooled = [list(row) for row in before.levels], before.settings.pooled
    stocks = [list(stock) for stock in before.stocks]
    captured = before.settings.options["spoils"] == "captured"
    price = before.settings.price
    source = None

    def stock(country):
        return stocks[owner[country] if pooled else country]

    for event in events:
        match event.kind:
            case "territories_dealt":
                owner, units[0] = list(event.owner), list(event.troops)
                start = [before.settings.options[f"start.{x}"] for x in ("metal", "cement", "food")]
                for country in range(42):
                    for good in range(3):
                        stock(country)[good] += start[good]
            case "reinforcements_delivered":
                units[0][event.country] += event.troops
            case "land_attack":
                source = event.source
                units[0][event.source] -= event.losses_attack
                units[0][event.target] -= event.losses_defence
                levels[0][event.target] -= event.wall
            case "territory_conquered":
                owner[event.country] = event.seat
                units[0][event.country] = event.troops
                units[0][source] -= event.troops
                if not captured:
                    units[1][event.country] = units[2][event.country] = 0
                    for row in levels:
                        row[event.country] = 0
                    if not pooled:
                        stocks[event.country] = [0] * 16
            case "player_eliminated" if pooled:
                stocks[event.seat] = [0] * 16
            case "strike":
                units[event.unit][event.source] -= event.duel
                units[event.unit][event.target] -= event.duel
                rows = units if event.aim < 3 else levels
                rows[event.aim % 3 if event.aim < 3 else event.aim - 3][event.target] -= (
                    event.losses
                )
            case "weapon_fired":
                stock(event.source)[12 + event.weapon] -= 1
                for row, lost in zip(units, (event.troops, event.planes, event.ships), strict=True):
                    row[event.target] -= lost
                for row, lost in zip(levels, event.levels, strict=True):
                    row[event.target] -= lost
            case "gathered":
                for good in event.finds:
                    stock(event.country)[good] += 1
            case "built":
                name = before.settings.facts.ids[5][1][event.item]
                for good, number in price[name]:
                    stock(event.country)[good] -= number * event.number
                if event.item < 3:
                    units[(1, 2, 0)[event.item]][event.country] += event.number
                else:
                    stock(event.country)[9 + event.item] += event.number
            case "upgraded":
                name = ("wall", "armoury", "airfield", "shipyard")[event.installation]
                for good, number in price[f"{name}.{event.level}"]:
                    stock(event.country)[good] -= number
                levels[event.installation][event.country] = event.level
            case "marched" | "carried":
                for row, moved in moves(units, event):
                    row[event.source] -= moved
                    row[event.target] += moved
                for good, number in event.cargo:
                    stock(event.source)[good] -= number
                    stock(event.target)[good] += number
    return tuple(owner), units, levels, stocks


def moves(units, event):
    yield units[0], event.troops
    if event.kind == "carried":
        yield units[1 + event.vehicle], event.number


def compare(before, events, after):
    owner, units, levels, stocks = told(before, events)
    assert owner == after.owner
    assert units == after.units
    assert levels == [list(row) for row in after.levels]
    assert stocks == [list(stock) for stock in after.stocks]


@pytest.mark.clause("WAR-1.1", "WAR-6.7", "WAR-9.1")
@pytest.mark.parametrize("seats", cases(2, soak=(3, 4, 5, 6)))
@pytest.mark.parametrize("policy", [uniform, eager])
def test_invariants_of_random_matches(seats, policy):
    for seed in range(20):
        match = table(seats, seed)
        rng = random.Random(100 * seats + seed)
        while not match.is_over:
            state = match.state
            action = (
                GAME.sample_chance(state, rng)
                if match.to_move == CHANCE
                else policy(GAME.observe(state, match.to_move), rng)
            )
            before = state.copy() if len(match) % 10 == 0 else None
            events = match.push(action)
            assert before is None or before == state
            assert list(wrong(match.state)) == []
            changes(state, action, match.state, events)
            compare(state, events, match.state)
            over = match.state.phase == "game_over"
            assert GAME.acting_seats(match.state) == (() if over else (match.to_move,))
        assert sum(match.outcome.returns) == pytest.approx(1)
        assert match.to_move == NOBODY


@pytest.mark.parametrize("seed", range(5))
def test_a_log_is_played_again_byte_for_byte(seed):
    match = table(2 + seed, seed).run(eager, random.Random(seed))
    again = Match.parse(match.lines())
    assert again.states == match.states
    assert again.events == match.events
    assert list(again.lines()) == list(match.lines())


@pytest.mark.parametrize("seed", range(5))
def test_every_position_can_be_dumped_and_loaded(seed):
    match = table(2 + seed, seed, rounds=2).run(eager, random.Random(seed))
    for state in match.states:
        data = json.loads(json.dumps(GAME.dump(state)))
        assert GAME.load(data) == state


@pytest.mark.parametrize("seed", range(6))
def test_every_listed_action_is_legal_and_so_is_every_smaller_amount(seed):
    match = table(2 + seed % 5, seed, rounds=2).run(eager, random.Random(seed))
    rng = random.Random(seed)
    for state in match.states[2::7]:
        legal = GAME.legal_actions(state)
        assert len(set(legal)) == len(legal) < 3000
        for action in legal:
            assert accepted(state, action), action
            if action.amount and rng.random() < 0.2:
                most = getattr(action, action.amount)
                fewer = {action.amount: rng.randrange(action.least, most + 1)}
                assert accepted(state, dataclasses.replace(action, **fewer))


# Kinds of which every legal action is listed, amounts and all.
FULL = {"attack", "gather", "build", "upgrade", "fire"}


def any_action(state, rng):
    """An action of a kind that is listed in full, with no thought of what is legal."""
    seat = rng.choice([state.turn, state.turn, rng.randrange(len(state.slayer))])
    own = [c for c in range(42) if state.owner[c] == seat] or [0]
    a = rng.choice(own) if rng.random() < 0.8 else rng.randrange(42)
    b = rng.choice([*state.settings.board.neighbours[a], rng.randrange(42)])
    verbs = GAME.verbs
    return rng.choice(
        [
            verbs["attack"](seat, a, b, rng.randrange(-1, 6)),
            verbs["gather"](seat, a, rng.randrange(13), rng.randrange(0, 6)),
            verbs["build"](seat, a, rng.randrange(7), rng.randrange(0, 4)),
            verbs["upgrade"](seat, a, rng.randrange(4)),
            verbs["fire"](seat, rng.randrange(4), a, b),
        ]
    )


@pytest.mark.parametrize("seed", range(5))
def test_kinds_listed_in_full_are_refused_exactly_when_not_listed(seed):
    options = {"start.troops": 3, "start.metal": 6, "start.food": 8}
    match = table(2 + seed, seed, rounds=2, **options)
    match.run(eager, random.Random(seed))
    rng = random.Random(seed)
    tried = {True: 0, False: 0}
    for state in match.states[2::3]:
        listed = set(GAME.legal_actions(state))
        for _ in range(40):
            action = any_action(state, rng)
            assert accepted(state, action) == (action in listed), action
            tried[action in listed] += 1
    assert min(tried.values()) > 30


def mutated(words, rng, settings):
    """An entry of a log with one of its arguments changed."""
    words = json.loads(json.dumps(words))
    at = rng.randrange(len(words))
    vocabulary = settings.vocabulary
    words[at] = rng.choice(
        [
            rng.choice(vocabulary["country"]),
            rng.choice(vocabulary["good"]),
            rng.choice(settings.seats),
            rng.randrange(-2, 9),
            [],
            [[rng.choice(vocabulary["good"]), rng.randrange(-1, 4)]],
            [rng.choice(vocabulary["country"])],
            None,
            "",
            True,
        ]
    )
    return words


@pytest.mark.parametrize("seed", range(4))
def test_a_mutated_entry_is_refused_or_legal_and_never_edits_the_position(seed):
    match = table(3, seed, rounds=2).run(eager, random.Random(seed))
    rng = random.Random(seed)
    refused = 0
    for step, action in enumerate(match.actions):
        state = match.states[step]
        before = state.copy()
        for _ in range(4):
            try:
                tried = decode(
                    mutated(encode(action, match.settings), rng, match.settings),
                    GAME,
                    match.settings,
                )
                after, _ = GAME.play(state, tried)
                assert list(wrong(after)) == []
            except (IllegalAction, BadMessage):
                refused += 1
            assert state == before
    assert refused > 80
