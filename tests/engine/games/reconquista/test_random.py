"""Random matches: what holds after every action (section 16), replay, and the bots."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from cases import cases
from rec_table import BOARD, GAME, owners
from table import accepted, uniform

from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.actions import CHANCE, NOBODY
from teg_nb.engine.games.reconquista import actions as act
from teg_nb.engine.games.reconquista.deduction import deduce
from teg_nb.engine.play.match import Match

pytestmark = pytest.mark.slow

PLACES = range(60)
TROOPS = {3: 120, 4: 120, 5: 125, 6: 120}
MATCHES = 17


def eager(observation, rng):
    """Attack whenever one may, and pass all or nothing."""
    attacks = [
        action for action in observation.legal_actions if action.verb in ("attack", "commit")
    ]
    return rng.choice(
        attacks[-3:]
        if attacks and attacks[0].verb == "commit"
        else attacks or observation.legal_actions
    )


def options(number):
    return {
        "max_rounds": (5, 8, 12)[number % 3],
        "pass_order": ("simultaneous", "attacker_first")[number % 2],
        "third_party_view": ("identity_only", "card_counts")[number // 2 % 2],
        "attack_needs_border": number % 5 == 1,
        "allow_null_move": number % 4 != 2,
        "draw_offers": number % 7 != 3,
        "board": "sin_contactos_dudosos" if number % 6 == 5 else "",
        "win_margin": (8, 3, 12)[number % 3],
    }


def wrong(state):
    """Yield the faults of a position, by the rules written a second time."""
    seats = len(state.hands)
    cards = Counter(p for hand in state.hands for p in PLACES if hand >> p & 1)
    if state.phase == "setup":
        if cards or any(state.troops):
            yield "cards or troops before the deal"
        return
    if cards != Counter(PLACES):
        yield "not each card in one hand"
    if min(state.troops) < 0:
        yield "less than no troops"
    visits = state.visits
    if sum(state.troops) != 5 * visits:
        yield "troops came or went"
    if state.phase != "placing" and sum(state.troops) != TROOPS[seats]:
        yield "not all troops"
    for seat in range(seats):
        if bool(state.hands[seat]) != (state.slayer[seat] < 0):
            yield "a living seat without cards, or a dead one with some"
    most = max(hand.bit_count() for hand in state.hands)
    goal = 60 // seats + state.settings.options.win_margin
    if (most >= goal) != (state.reason == "provinces"):
        yield "a win that is none, or was not seen"
    over = state.phase == "game_over"
    if over != bool(state.winners):
        yield "winners before the end"
    if not over and state.slayer[state.turn] >= 0:
        yield "the turn of a dead seat"
    if (state.phase == "commit") != (state.target >= 0):
        yield "an attack out of place"
    if state.round > (state.settings.options.max_rounds or 0):
        yield "too many rounds"


def after_action(before, action, after):
    """Return the fields that an action may change, by its kind."""
    old, new = owners(before), owners(after)
    changed = [place for place in PLACES if old[place] != new[place]]
    moved = [n - o for o, n in zip(before.troops, after.troops, strict=True)]
    if action.verb == "place_five":
        assert sum(moved) == 5
        assert min(moved) >= 0
        assert all(old[p] == action.seat for p in PLACES if moved[p])
    elif action.verb == "move":
        assert sum(moved) == 0
        assert all(old[p] == action.seat for p in PLACES if moved[p])
        out = Counter()
        for source, _, number in action.transfers:
            out[source] += number
        assert all(number <= before.troops[source] for source, number in out.items())
    else:
        assert not any(moved)
    if action.verb == "commit":
        assert changed in ([], [before.target])
        if before.commits.count(-1) == 1:
            mine = set(action.countries)
            if action.seat == before.turn:
                attack = sum(before.troops[p] for p in mine)
                defence = sum(before.troops[p] for p in PLACES if before.commits[1] >> p & 1)
            else:
                attack = sum(before.troops[p] for p in PLACES if before.commits[0] >> p & 1)
                defence = sum(before.troops[p] for p in mine | {before.target})
            assert bool(changed) == (attack > defence)
            if changed:
                assert new[before.target] == before.turn
    elif action.verb != "deal_cards":
        assert not changed
    if action.verb == "attack":
        assert before.round > 1


def legal_by_the_rules(state, action):
    """Decide again whether an action is legal, for kinds that `legal_actions` only samples."""
    seat = action.seat
    own = [bool(state.hands[seat] >> place & 1) for place in PLACES]
    near = state.settings.board.neighbours
    if action.verb == "place_five":
        return (
            state.phase == "placing"
            and seat == state.turn
            and all(own[p] and n > 0 for p, n in action.allocation)
            and sum(n for _, n in action.allocation) == 5
        )
    if action.verb == "move":
        out, change = Counter(), Counter()
        for source, target, number in action.transfers:
            out[source] += number
            change[source] -= number
            change[target] += number
        return (
            state.phase == "play"
            and seat == state.turn
            and all(own[a] and own[b] and b in near[a] and n > 0 for a, b, n in action.transfers)
            and all(n <= state.troops[p] for p, n in out.items())
            and (state.settings.options.allow_null_move or any(change.values()))
        )
    involved = {state.target, *near[state.target]} if state.target >= 0 else set()
    return (
        seat in GAME.acting_seats(state)
        and state.phase == "commit"
        and all(own[p] and p in involved for p in action.countries)
        and len(set(action.countries)) == len(action.countries)
    )


def any_action(state, rng):
    """A well-formed action of any seat, with no thought of what is legal."""
    seat = rng.choice([state.turn, state.turn, rng.randrange(len(state.hands))])
    own = [p for p in PLACES if state.hands[seat] >> p & 1] or [0]
    a, b = rng.choice(own), rng.choice(list(PLACES))
    c = rng.choice(BOARD.neighbours[a])
    near = [*BOARD.neighbours[state.target], state.target] if state.target >= 0 else own
    number = rng.randrange(-1, 7)
    return rng.choice(
        [
            act.PlaceFive(seat, ((a, number), (rng.choice(own), 5 - number))),
            act.PlaceFive(seat, ((a, 5),)),
            act.PlaceFive(seat, ((b, 5),)),
            act.PlaceFive(seat, ((a, 2), (a, 2), (rng.choice(own), 1))),
            act.Move(seat, ((a, c, number),)),
            act.Move(seat, ((a, c, 1), (c, a, 1))),
            act.Move(seat, ((a, b, 1),)),
            act.Move(seat, ()),
            act.Commit(seat, tuple(rng.sample(near, min(len(near), rng.randrange(3))))),
            act.Commit(seat, tuple(p for p in near if p in own)),
            act.Attack(seat, b),
            act.Attack(seat, a),
            act.Pass(seat),
            act.OfferDraw(seat),
            act.AnswerDraw(seat, True),
            act.PickDealer(CHANCE, 0),
        ]
    )


SAMPLED = ("place_five", "move", "commit")


def check_legal(state, rng):
    for seat in range(len(state.hands)):
        legal = GAME.legal_actions(state, seat)
        assert bool(legal) == (seat in GAME.acting_seats(state))
        assert len(set(legal)) == len(legal)
        for action in rng.sample(legal, min(4, len(legal))):
            GAME.check(state, action)
            assert action.verb not in SAMPLED or legal_by_the_rules(state, action)
    for _ in range(6):
        action = any_action(state, rng)
        if state.chance and action.seat == CHANCE:
            continue
        if action.verb in SAMPLED:
            assert accepted(state, action) == legal_by_the_rules(state, action), action
        else:
            listed = action.seat != CHANCE and action in GAME.legal_actions(state, action.seat)
            assert accepted(state, action) == listed, action


@pytest.fixture(scope="module")
def seen():
    return Counter()


@pytest.mark.parametrize("seats", cases(3, 6, soak=(4, 5)))
@pytest.mark.parametrize("policy", [uniform, random_policy, eager])
def test_every_position_of_random_matches(seats, policy, seen):
    """Every invariant after every action, of 17 matches for each case: 204 in all."""
    for number in range(MATCHES):
        rng = random.Random(1000 * seats + number)
        match = Match("reconquista", seats, options(number))
        while not match.is_over:
            before = match.state
            saved = before.copy()
            who = match.to_move
            if who == CHANCE:
                action = GAME.sample_chance(before, rng)
            else:
                action = policy(GAME.observe(before, who), rng)
            seen.update(event.kind for event in match.push(action))
            after = match.state
            assert before == saved
            assert list(wrong(after)) == [], (number, len(match), action)
            after_action(before, action, after)
            check_legal(after, rng)
        outcome = match.outcome
        assert sum(outcome.returns) == pytest.approx(1)
        assert match.to_move == NOBODY
        again = Match("reconquista", seats, options(number))
        for k, action in enumerate(match.actions):
            assert again.push(action) == match.events[k]
        assert again.states == match.states


@pytest.mark.clause("REC-8.2", "REC-8.4", "REC-8.6")
@pytest.mark.parametrize("seats", cases(5, soak=(3, 4, 6)))
def test_nobody_ever_deduces_what_is_false(seats):
    """The true owner is possible for each seat, after every action of 10 eager matches."""
    for number in range(10):
        match = Match("reconquista", seats, options(number))
        match.run([eager, greedy_policy][number % 2], random.Random(number))
        for state in match.states[2:]:
            true = owners(state)
            for viewer in (None, *range(seats)):
                for place, bits in enumerate(deduce(state, viewer)):
                    assert bits >> true[place] & 1, (number, viewer, place)


def test_the_matches_showed_what_can_happen(seen):
    if not seen:
        pytest.skip("the matches above were not played")
    wanted = """
        game_started dealer_chosen cards_dealt board_passed troops_placed board_revealed
        turn_started passed moved attack_declared commit_made cards_shown cards_committed
        cards_counted attack_resolved draw_offered draw_answered round_ended game_ended
    """.split()  # noqa: SIM905
    assert [kind for kind in wanted if not seen[kind]] == []


def test_what_chance_samples_is_accepted():
    rng = random.Random(1)
    for seats in (3, 4, 5, 6):
        state = GAME.setup(seats)
        while state.chance:
            for _ in range(20):
                GAME.check(state, GAME.sample_chance(state, rng))
            state, _ = GAME.play(state, GAME.sample_chance(state, rng))
        with pytest.raises(ValueError, match="no chance"):
            GAME.sample_chance(state, rng)


def test_the_same_seed_writes_the_same_log():
    def log(policy, seed):
        match = Match("reconquista", 4).run(policy, random.Random(seed), limit=200)
        return list(match.lines())

    for policy in (random_policy, greedy_policy):
        assert log(policy, 7) == log(policy, 7)
        assert log(policy, 7) != log(policy, 8)


# Bots


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_greedy_bot_beats_random_ones(seats):
    """Alone among random bots it wins nearly always."""
    won = 0
    for number in range(10):
        seat = number % seats
        policies = [random_policy] * seats
        policies[seat] = greedy_policy
        match = Match("reconquista", seats, {"max_rounds": 60})
        match.run(policies, random.Random(number))
        won += match.outcome.winners == (seat,)
    assert won >= 8


def test_bots_among_themselves_come_to_an_end():
    for number in range(8):
        match = Match("reconquista", 3 + number % 4).run(greedy_policy, random.Random(number))
        assert match.outcome.reason == "provinces"


def test_the_random_bot_attacks_and_moves():
    match = Match("reconquista", 4, {"max_rounds": 40})
    match.run(random_policy, random.Random(1))
    verbs = Counter(action.verb for action in match.actions)
    assert verbs["attack"] > verbs["pass"] > 0
    assert verbs["move"] > verbs["pass"]


def test_the_greedy_bot_uses_what_it_may_know():
    """It sees only an observation; its choice is the same whatever it cannot see."""
    match = Match("reconquista", 4).run(greedy_policy, random.Random(5), limit=90)
    for state in match.states[30:]:
        seat = GAME.to_move(state)
        other = state.copy()
        strangers = [s for s in range(4) if s not in (seat, state.defender, state.turn)]
        if len(strangers) > 1:
            hands = list(state.hands)
            a, b = strangers[:2]
            hands[a], hands[b] = hands[b], hands[a]
            other.hands = tuple(hands)
        one, two = (
            greedy_policy(GAME.observe(item, seat), random.Random(1)) for item in (state, other)
        )
        assert one == two
        GAME.check(state, one)
