"""Random matches: what must hold in every position, and between any two.

The invariants are written here anew, without a look at those of the engine: squares are pairs of a
row and a column, paths are walked step by step.
"""

from __future__ import annotations

import random

import pytest

from teg_nb import CHANCE, GAMES, NOBODY, IllegalAction, Match
from teg_nb.engine.codec import encode
from teg_nb.engine.games.eggar import actions as verbs

pytestmark = pytest.mark.slow

GAME = GAMES["eggar"]
FLAGS = {2: "TL BR", 3: "TL BL BR", 4: "TL BL BR TR"}  # where each sits in a corner
OPTIONS = [
    {},
    {"board_size": 7, "group_loser": "all", "question_level": "hard"},
    {"board_size": 9, "own_flag": "free", "wrong_answer_tie": "answerer"},
    {"board_size": 8, "group_loser": "attacker_choice", "must_use_all_steps": True},
    {"board_size": 7, "question_level": "off", "max_rounds": 12, "first_seat": "random"},
    {"wrong_answer_tie": "lowest_id", "max_rounds": 3},
    {"board_size": 9, "three_seats": "corners"},
]


def uniform(seen, rng):
    """Any legal action, each with the same chance."""
    return rng.choice(seen.legal_actions)


def eager(seen, rng):
    """Walk far, attack in large groups, answer at random."""
    legal = seen.legal_actions
    attacks = [item for item in legal if item.verb == "attack"]
    if attacks and rng.random() < 0.9:
        return max(attacks, key=lambda item: (len(item.soldiers), item.target))
    moves = [item for item in legal if item.verb == "move"]
    if moves and rng.random() < 0.9:
        middle = seen.settings.board.at(*2 * (seen.settings.board.size // 2,))
        distance = seen.settings.board.distance
        return min(moves, key=lambda item: (distance(item.path[-1], middle), rng.random()))
    return rng.choice(legal)


def flags_of(state):
    """Return the squares of the flags, by row and column."""
    options, seats = state.settings.options, len(state.settings.seats)
    last = options.board_size - 2
    if seats == 3 and options.three_seats == "even":
        inside = 1 + (options.board_size - 7) // 6
        return [(1, inside), (last, inside), (options.board_size // 2, last)]
    places = {"TL": (1, 1), "BL": (last, 1), "BR": (last, last), "TR": (1, last)}
    return [places[corner] for corner in FLAGS[seats].split()]


def places_of(state):
    """Row and column of each soldier on the board, by its number."""
    size = state.settings.options.board_size
    return {n: divmod(square, size) for n, square in enumerate(state.soldiers) if square >= 0}


def alive(state):
    return sorted({soldier // 8 for soldier in places_of(state)})


def touch(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def wrong(state):
    """Yield the faults of a position, as sentences."""
    size, options = state.settings.options.board_size, state.settings.options
    places, flags, living = places_of(state), flags_of(state), alive(state)
    over = state.phase == "game_over"
    if len(set(places.values())) < len(places):
        yield "two soldiers on one square"
    if any(not (0 <= row < size and 0 <= column < size) for row, column in places.values()):
        yield "a soldier off the board"
    if len(state.soldiers) != 8 * len(flags):
        yield "more or fewer than eight soldiers for each seat"
    for soldier, place in places.items():
        if place == flags[soldier // 8] and options.own_flag == "blocked":
            yield "a soldier on its own flag"
    guests = [s for s, place in places.items() if place in flags and place != flags[s // 8]]
    if guests and not (over and state.reason == "flag"):
        yield "a soldier on an enemy flag, and the game goes on"
    if not 0 <= state.steps <= state.die <= 6:
        yield "more steps than the die has"
    if (state.steps > 0) != (state.phase == "move" and not state.chance):
        yield "steps outside the movement, or a movement without steps"
    if over != bool(state.winners) or over != bool(state.reason):
        yield "winners before the end"
    if over and state.reason == "flag" and [s // 8 for s in guests] != list(state.winners):
        yield "a winner that is not on a flag"
    if over and state.reason == "last_alive" and living != list(state.winners):
        yield "a winner that is not alone"
    if not over and (len(living) < 2 or state.turn not in living):
        yield "a game that should be over, or the turn of a seat that is out"
    if state.phase == "attack" and not any(
        touch(places[a], places[b])
        for a in places
        for b in places
        if a // 8 == state.turn and b // 8 != state.turn
    ):
        yield "an attack without contact"
    if state.question >= 0 and not state.used >> state.question & 1:
        yield "an open card that is still in its pile"
    if over and state.chance:
        yield "chance after the end"


def legal_walk(state, soldier, path):
    """Return True if a path is legal, walked step by step."""
    places, flags = places_of(state), flags_of(state)
    if soldier // 8 != state.turn or soldier not in places or not 0 < len(path) <= state.steps:
        return False
    size, own = state.settings.options.board_size, flags[state.turn]
    here, taken = places[soldier], {place for s, place in places.items() if s != soldier}
    for square in path:
        there = divmod(square, size)
        if not touch(here, there) or there in taken:
            return False
        if there == own and state.settings.options.own_flag == "blocked":
            return False
        if there in flags and there != own:
            return True
        here = there
    return True


def legal_attack(state, target, group):
    places = places_of(state)
    return (
        target in places
        and target // 8 != state.turn
        and 1 <= len(group) <= 4
        and len(set(group)) == len(group)
        and all(s in places and s // 8 == state.turn for s in group)
        and all(touch(places[s], places[target]) for s in group)
    )


def check_mutations(state, rng):
    """Actions made up at random are accepted exactly when they are legal."""
    size, count = state.settings.options.board_size, len(state.soldiers)
    for _ in range(6):
        soldier = rng.randrange(count)
        here, path = state.soldiers[soldier], []
        for _ in range(rng.randint(1, 4)):
            here += rng.choice(
                [-size, -1, 1, size, size + 1] if rng.random() < 0.2 else [-size, -1, 1, size]
            )
            path.append(here)
        if all(0 <= square < size * size for square in path):
            wanted = state.phase == "move" and not state.chance
            wanted = wanted and legal_walk(state, soldier, path)
            assert accepts(state, verbs.Move(state.turn, soldier, tuple(path))) == wanted
        target = rng.randrange(count)
        group = tuple(rng.choice(range(count)) for _ in range(rng.randint(0, 3)))
        wanted = state.phase == "attack" and not state.chance and not state.choosing
        wanted = wanted and legal_attack(state, target, group)
        assert accepts(state, verbs.Attack(state.turn, target, group)) == wanted
        for action in (
            verbs.Ask(rng.randrange(2), rng.randrange(3)),
            verbs.Answer(rng.randrange(2), rng.randint(-1, 3)),
            verbs.Remove(rng.randrange(2), soldier),
            verbs.EndMove(state.turn),
            verbs.EndAttack(state.turn),
        ):
            assert accepts(state, action) == (action in GAME.legal_actions(state, action.seat))


def accepts(state, action):
    try:
        GAME.check(state, action)
    except IllegalAction:
        return False
    return True


def check_listed(state):
    """The list of legal actions is complete where it says so, and all of it is accepted."""
    waits = GAME.to_move(state)
    legal = GAME.legal_actions(state)
    assert bool(legal) == (waits >= 0)
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert action.seat == waits
        GAME.check(state, action)
        if action.verb == "move":
            assert legal_walk(state, action.soldier, action.path)
    assert GAME.acting_seats(state) == (() if waits == NOBODY else (waits,))
    if state.phase == "attack" and waits == state.turn and not state.choosing:
        places = places_of(state)
        pairs = {
            (a.target, a.soldiers[0]) for a in legal if a.verb == "attack" and len(a.soldiers) == 1
        }
        assert pairs == {
            (b, a)
            for a in places
            for b in places
            if a // 8 == state.turn != b // 8 and touch(places[a], places[b])
        }


def told(before, events):
    """Return the squares of the soldiers after some events, from the events alone."""
    soldiers = list(before.soldiers)
    for event in events:
        if event.kind == "soldier_moved":
            assert soldiers[event.soldier] == event.source
            soldiers[event.soldier] = event.path[-1]
        elif event.kind == "soldier_removed":
            assert soldiers[event.soldier] == event.square
            soldiers[event.soldier] = -1
    return soldiers


def check_step(match, step):
    before, after, events = match.states[step], match.states[step + 1], match.events[step]
    action = match.actions[step]
    assert list(wrong(after)) == []
    assert told(before, events) == after.soldiers
    lost = [event for event in events if event.kind == "soldier_removed"]
    by_question = [event for event in lost if event.cause == "question"]
    assert len(by_question) <= 1
    if action.verb == "roll_attack":
        (rolled,) = [event for event in events if event.kind == "attack_rolled"]
        assert rolled.tie == (max(action.attack) == action.defence)
        some = match.settings.options.group_loser
        if rolled.tie or (some == "attacker_choice" and after.choosing):
            assert not lost
        elif some != "all" or max(action.attack) > action.defence:
            assert len(lost) == 1
        else:
            assert len(lost) == len(action.attack)
    elif action.verb == "remove":
        assert len(lost) == 1
    elif action.verb != "answer":
        assert not lost
    if any(event.kind == "turn_ended" for event in events):
        order = [(before.turn + n) % len(match.settings.seats) for n in range(1, 5)]
        assert after.phase == "game_over" or after.turn == next(
            s for s in order if s in alive(after)
        )


def play(seed):
    seats, rng = 2 + seed % 3, random.Random(seed)
    policy = (uniform, eager)[seed // 3 % 2]
    options = {"max_rounds": 40, **OPTIONS[seed % len(OPTIONS)]}
    return Match("eggar", seats, options).run(policy, rng)


@pytest.mark.parametrize("seed", range(240))
def test_what_must_hold_at_every_step(seed):
    match, rng = play(seed), random.Random(-seed)
    assert match.is_over
    assert list(wrong(match.states[0])) == []
    for step in range(len(match)):
        check_step(match, step)
    for state in rng.sample(match.states, min(12, len(match.states))):
        check_listed(state)
        check_mutations(state, rng)


@pytest.mark.parametrize("seed", range(0, 60, 4))
def test_at_most_one_soldier_a_turn_falls_to_a_question(seed):
    fallen = 0
    for events in play(seed).events:
        for event in events:
            if event.kind == "turn_started":
                fallen = 0
            elif event.kind == "soldier_removed" and event.cause == "question":
                fallen += 1
                assert fallen == 1


@pytest.mark.parametrize("seed", range(0, 60, 5))
def test_replayed_it_is_the_same(seed, tmp_path):
    match = play(seed)
    path = match.save(tmp_path / "match.jsonl")
    again = Match.load(path)
    assert again.states == match.states
    assert again.events == match.events
    assert again.save(tmp_path / "again.jsonl").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("seed", range(0, 30, 6))
def test_the_same_seed_gives_the_same_match(seed):
    one, other = play(seed), play(seed)
    assert [encode(action, one.settings) for action in one.actions] == [
        encode(action, other.settings) for action in other.actions
    ]


def test_all_that_can_happen_does():
    """The random matches come to every verb, event, cause and reason."""
    matches = [play(seed) for seed in range(60)]
    done = {action.verb for match in matches for action in match.actions}
    events = [event for match in matches for came in match.events for event in came]
    assert done == set(GAME.verbs)
    kinds = {event.kind for event in events}
    assert kinds >= {"flag_captured", "player_eliminated", "round_ended", "game_ended"}
    assert {e.cause for e in events if e.kind == "soldier_removed"} == {
        "attack",
        "defence",
        "question",
    }
    assert {e.reason for e in events if e.kind == "game_ended"} == {
        "flag",
        "last_alive",
        "round_limit",
    }
    assert any(len(a.soldiers) > 1 for m in matches for a in m.actions if a.verb == "attack")
    assert {CHANCE} < {action.seat for match in matches for action in match.actions}
