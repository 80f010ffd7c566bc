"""Random matches: what must hold in every position, and between any two (TGM-18).

240 matches over all numbers of seats and both variants, with random and eager policies. The
invariants are written here anew, without a look at those of the engine.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from cases import cases
from table import uniform

from teg_nb import CHANCE, GAMES, NOBODY, IllegalAction, Match, load_board
from teg_nb.engine.games.tgm import actions as verbs

pytestmark = pytest.mark.slow

GAME = GAMES["tgm"]
BOARD = load_board("tgm")
NEAR = [set(neighbour) for neighbour in BOARD.neighbours]
OWED = {
    "setup": {"objectives", "deal"},
    "placing": {""},
    "reinforce": {""},
    "combat": {"", "battle"},
    "move": {"", "card"},
    "game_over": {""},
}
MATCHES, LIMIT = 30, 500  # for each number of seats; entries


def eager(observation, rng):
    """Attack where one is stronger with all dice, and exchange whatever can be."""
    kinds = {}
    for action in observation.legal_actions:
        kinds.setdefault(action.verb, []).append(action)
    for verb in ("claim", "exchange"):
        if verb in kinds:
            return kinds[verb][0]
    if "place" in kinds:
        return rng.choice(sorted(kinds["place"], key=lambda item: -item.armies)[:6])
    if "attack" in kinds and rng.random() < 0.97:
        armies = observation.armies
        best = max(kinds["attack"], key=lambda a: (armies[a.source] - armies[a.target], a.dice))
        if armies[best.source] > armies[best.target]:
            return best
    return rng.choice(observation.legal_actions)


def options_for(seed):
    rng = random.Random(seed)
    return {
        "variant": ("secret", "world")[seed % 2],
        "setup_batch": rng.choice(["all", 1, 4]),
        "protect_until_round": rng.choice([0, 2, 4]),
        "protection": rng.choice(["forbid_attack", "floor_one", "off"]),
        "win_check": rng.choice(["own_turn", "own_turn", "end_of_turn", "claim"]),
        "destroy_credit": rng.choice(["self", "anyone"]),
        "defender_choice": rng.choice(["player", "max"]),
        "joker_mode": rng.choice(["wild", "pair_only"]),
        "min_reinforcement": rng.choice([0, 3]),
        "max_rounds": 25,
    }


def wrong(state):
    """Yield the faults of a position, as sentences."""
    options, seats = state.settings.options, range(len(state.settings.seats))
    if state.chance not in OWED[state.phase]:
        yield f"{state.chance!r} is due in {state.phase!r}"
    if state.phase == "setup":
        return
    held = [0] * len(seats)
    for country, owner in enumerate(state.owner):
        held[owner] |= 1 << country
    if len(state.owner) != 42 or min(state.owner) < 0 or max(state.owner) not in seats:
        yield "a territory of nobody"
    if len(state.armies) != 42 or min(state.armies) < 1:
        yield "a territory without armies"
    if list(state.held) != held:
        yield "held sets that do not agree with the owners"
    packs = [state.deck, state.discards, *state.hands]
    together = 0
    for pack in packs:
        together |= pack
    if sum(pack.bit_count() for pack in packs) != 44 or together != (1 << 44) - 1:
        yield "cards lost or doubled"
    if max(hand.bit_count() for hand in state.hands) > 5:
        yield "six cards in a hand"
    if state.pool < 0 or (state.pool and state.phase not in ("placing", "reinforce")):
        yield "armies to place where none can be"
    if any(state.due) != (state.phase == "placing"):
        yield "first armies out of place"
    protected = options.protection != "off" and state.round <= options.protect_until_round
    for seat in seats:
        if (held[seat] == 0) != (state.slayer[seat] >= 0):
            yield "a seat without territories that is not eliminated, or one with that is"
        if protected and not held[seat]:
            yield "a seat eliminated in a round in which nobody is"
        if state.slayer[seat] >= 0 and state.hands[seat]:
            yield "a dead hand"
    over = state.phase == "game_over"
    if bool(state.winners) != over or bool(state.reason) != over:
        yield "winners before the end, or none after it"
    if not over and sum(bool(bits) for bits in held) == 1:
        yield "a game that goes on with one seat"
    if not over and state.slayer[state.turn] >= 0:
        yield "the turn of a dead seat"
    if (state.battle or state.entry) and state.phase != "combat":
        yield "a fight out of place"
    if state.entry and state.armies[state.entry[0]] < 2:
        yield "a decision with one value"
    dealt = [number for number in state.objectives if number >= 0]
    wanted = len(seats) if options.variant == "secret" else 0
    if len(dealt) != wanted or len(set(dealt)) != wanted:
        yield "objectives lost or doubled"


def told(before, events):
    """Owners, armies, hands, discards and pool after some events, from the events alone."""
    owner, armies, hands = list(before.owner), list(before.armies), list(before.hands)
    discards, pool = before.discards, before.pool
    for event in events:
        match event.kind:
            case "territories_dealt":
                owner, armies = list(event.owner), [1] * 42
            case "turn_started":
                pool = event.armies
            case "armies_placed":
                assert owner[event.country] == event.seat
                armies[event.country] += event.armies
                pool -= event.armies
            case "cards_exchanged":
                pool += event.armies
                for card in event.cards:
                    hands[event.seat] &= ~(1 << card)
                    discards |= 1 << card
                for country in event.bonuses:
                    assert owner[country] == event.seat
                    armies[country] += event.bonus
            case "attack_declared":
                assert owner[event.source] == event.seat
                assert owner[event.target] == event.defender
            case "dice_rolled":
                armies[event.source] -= event.losses_attack
                armies[event.target] -= event.losses_defence
            case "territory_conquered":
                assert owner[event.country] == event.loser
                owner[event.country] = event.seat
                armies[event.source] -= event.armies
                armies[event.country] += event.armies
            case "armies_moved_in" | "armies_fortified":
                assert owner[event.source] == owner[event.target] == event.seat
                armies[event.source] -= event.armies
                armies[event.target] += event.armies
            case "deck_reshuffled":
                assert event.number == discards.bit_count()
                discards = 0
            case "card_drawn":
                hands[event.seat] |= 1 << event.card
            case "player_eliminated":
                hands[event.seat] = 0
                for card in event.cards:
                    discards |= 1 << card
    return owner, armies, hands, discards, pool


def any_action(state, rng):
    """An action of any seat and any kind, well formed, with no thought of what is legal."""
    seat = rng.choice([state.turn, GAME.to_move(state), rng.randrange(len(state.slayer))])
    a = rng.randrange(42)
    b = rng.choice([*NEAR[a], a, rng.randrange(42)])
    number = rng.randrange(-1, 6)
    hand = [card for card in range(44) if state.hands[seat] >> card & 1] if seat >= 0 else []
    some = [*hand, *rng.sample(range(44), 3)]
    return rng.choice(
        [
            verbs.Place(seat, a, number),
            verbs.Attack(seat, a, b, number),
            verbs.Attack(seat, a, b, rng.randrange(1, 4)),
            verbs.Defend(seat, number),
            verbs.MoveIn(seat, number),
            verbs.Fortify(seat, a, b, number),
            verbs.Exchange(seat, tuple(sorted(rng.sample(some, 3)))),
            verbs.EndReinforce(seat),
            verbs.EndCombat(seat),
            verbs.EndTurn(seat),
            verbs.Claim(seat),
        ]
    )


def accepted(state, action):
    """Try an action; the position stays unchanged in both cases."""
    before, refused = state.copy(), None
    try:
        GAME.play(state, action)
    except IllegalAction as fault:
        refused = fault
    assert state == before
    assert refused is None or refused.text("es") != refused.text("en")
    return refused is None


@pytest.mark.clause("TGM-18.1", "TGM-6.1", "TGM-5.9a")
@pytest.mark.parametrize("seats", cases(3, soak=(4, 5, 6)))
def test_random_matches_hold_their_invariants(seats):
    kinds = Counter()
    for number in range(MATCHES):
        seed = 1000 * seats + number
        rng = random.Random(seed)
        policy = eager if number % 3 else uniform
        match = Match("tgm", seats, options_for(seed))
        drawn = fortified = 0
        while not match.is_over and len(match) < LIMIT:
            state = match.state
            who = match.to_move
            if who == CHANCE:
                assert match.legal_actions() == []
                action = GAME.sample_chance(state, rng)
            else:
                legal = match.legal_actions()
                assert legal, "a seat that is awaited can do nothing"
                assert len(set(legal)) == len(legal)
                action = policy(GAME.observe(state, who), rng)
                trial = any_action(state, rng)
                assert accepted(state, trial) == (trial in legal), trial
                if len(match) % 23 == 0:
                    assert all(accepted(state, item) for item in legal)
            events = match.push(action)
            kinds.update(event.kind for event in events)
            after = match.state
            assert not [*wrong(after)], (seed, len(match), [*wrong(after)])
            expected = (list(after.owner), after.armies, list(after.hands), after.discards)
            *board, pool = told(state, events)
            assert tuple(board) == expected
            assert pool == after.pool or after.phase in ("placing", "game_over") or not state.round
            assert events, "something came of it"
            for event in events:  # at most one card and one displacement in a turn
                if event.kind == "turn_started":
                    drawn = fortified = 0
                drawn += event.kind == "card_drawn"
                fortified += event.kind == "armies_fortified"
                assert max(drawn, fortified) <= 1
            waits = GAME.to_move(after)
            assert GAME.acting_seats(after) == (() if waits == NOBODY else (waits,))
        if match.is_over:
            assert sum(match.outcome.returns) == pytest.approx(1)
            assert events[-1].kind == "game_ended"
        assert Match.parse(match.lines()).state == match.state
    needed = {
        "cards_exchanged",
        "card_drawn",
        "armies_fortified",
        "armies_moved_in",
        "player_eliminated",
        "game_ended",
        "round_ended",
    }
    assert needed <= kinds.keys()


@pytest.mark.parametrize("seed", range(4))
def test_the_same_seed_gives_the_same_match(seed):
    one, two = (
        Match("tgm", 4, {"max_rounds": 6}).run(eager, random.Random(seed)) for _ in range(2)
    )
    assert one.actions == two.actions
    assert one.events == two.events


@pytest.mark.clause("D-19")
def test_random_matches_end_at_their_limit():
    for seed in range(6):
        match = Match("tgm", 3, {"variant": "world", "max_rounds": 8})
        match.run(uniform, random.Random(seed))
        assert match.outcome.reason in ("round_limit", "world")
        assert match.state.round <= 8
