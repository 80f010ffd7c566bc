"""Random matches: what must hold in every position, and between any two.

300 matches, 60 for each number of seats from 2 to 6, of at most 400 entries each (a match ends
earlier when it is won, or after its limit of rounds): about 90,000 positions. Half are played by a
policy that takes any legal action with the same chance, half by one that is eager to fight, so that
cards and canjes come up; 40 more begin where some seats are nearly out. The invariants are written
here anew, without a look at those of the engine.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from cases import cases
from table import accepted, uniform

from teg_nb import CHANCE, GAMES, NOBODY, Match, load_board, position
from teg_nb.engine.games.teg import actions as verbs

pytestmark = pytest.mark.slow

GAME = GAMES["teg"]
BOARD = load_board("teg")
COUNTRIES = range(72)
ALL = (1 << 72) - 1
PRINTED = (20, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1)
PLACING = {"initial_1", "initial_2", "extra_reinforcement", "reinforce"}
OWED = {
    "setup": {"deal", "left_over", "objective", "first"},
    "initial_1": {""},
    "initial_2": {""},
    "round_start": {"situation", "crisis"},
    "extra_reinforcement": {""},
    "reinforce": {""},
    "attack": {"", "battle"},
    "regroup": {""},
    "card": {"", "card"},
    "game_over": {""},
}
MATCHES, LIMIT = 60, 400  # for each number of seats; entries


def eager(observation, rng):
    """Mostly attack where one is stronger, place all at once, and never leave a card."""
    legal = observation.legal_actions
    kinds = {action.verb: [] for action in legal}
    for action in legal:
        kinds[action.verb].append(action)
    if "place" in kinds:
        return rng.choice(sorted(kinds["place"], key=lambda item: -item.armies)[:8])
    if "attack" in kinds and rng.random() < 0.97:
        armies = observation.armies
        return max(kinds["attack"], key=lambda a: (armies[a.source] - armies[a.target], a.target))
    for verb in ("exchange", "conquest_move", "request_card", "bonus", "end_attack", "end_turn"):
        if verb in kinds and (verb != "conquest_move" or rng.random() < 0.9):
            return kinds[verb][-1]
    return rng.choice(legal)


def wrong(state):
    """Yield the faults of a position, as sentences."""
    seats = range(len(state.settings.seats))
    phase, chance = state.phase, state.chance
    if phase not in OWED or chance not in OWED[phase]:
        yield f"{chance!r} is due in {phase!r}"
    if chance in ("deal", "left_over"):
        return
    held = [0] * len(seats)
    for country, owner in enumerate(state.owner):
        held[owner] |= 1 << country
    if len(state.owner) != 72 or min(state.owner) < 0 or max(state.owner) not in seats:
        yield "a country of nobody"
    if len(state.armies) != 72 or min(state.armies) < 1:
        yield "a country without armies"
    if state.guests or state.pacts or min(state.missiles) < 0:
        yield "pacts or shared countries from nowhere, or missiles that are not there"
    if list(state.held) != held:
        yield "held sets that do not agree with the owners"
    for seat in seats:
        if (held[seat] == 0) != (state.slayer[seat] >= 0):
            yield "a seat without countries that is not eliminated, or one with that is"
        if state.slayer[seat] == seat:
            yield "a seat that eliminated itself"
        if state.slayer[seat] >= 0 and state.hands[seat]:
            yield "a dead hand"
    packs = [state.pile, state.discards, *state.hands]
    if sum(pack.bit_count() for pack in packs) != 72:
        yield "cards lost or doubled"
    together = 0
    for pack in packs:
        together |= pack
    if together != ALL or state.used & state.pile:
        yield "cards that are nowhere, or a mark in the pile"
    if any(not 0 <= left <= all_ for left, all_ in zip(state.situations, PRINTED, strict=True)):
        yield "situation cards from nowhere"
    if min(state.due) < 0 or (any(state.due) and phase not in PLACING):
        yield "armies due where none can be"
    if min(state.exchanges) < 0 or state.conquests < 0:
        yield "a negative count"
    if (state.battle is None) == (chance == "battle"):
        yield "a battle without dice, or dice without a battle"
    if state.entry and (phase != "attack" or chance):
        yield "a conquest move out of place"
    if bool(state.movable) != (phase == "regroup"):
        yield "movable armies out of place"
    for country, movable in enumerate(state.movable):
        if not 0 <= movable <= state.armies[country]:
            yield "more armies to move than there are"
    if bool(state.rollers) != (chance in ("objective", "first", "crisis")):
        yield "dice of nobody"
    over = phase == "game_over"
    if bool(state.winners) != over or bool(state.reason) != over:
        yield "winners before the end, or none after it"
    if not over and state.slayer[state.turn] >= 0:
        yield "the turn of a dead seat"
    if (state.round == 0) != (phase in ("setup", "initial_1", "initial_2")) and not over:
        yield "a round that does not fit its phase"
    dealt = [card for cards in state.objectives for card in cards]
    if len(dealt) != len(set(dealt)):
        yield "an objective dealt twice"


def told(before, events):
    """Owners, armies, missiles and hands after some events, from the events alone."""
    owner, armies, hands = list(before.owner), list(before.armies), list(before.hands)
    missiles = list(before.missiles)
    source = None
    for event in events:
        match event.kind:
            case "countries_dealt":
                owner, armies = list(event.owner), [1] * 72
            case "armies_placed":
                assert owner[event.country] == event.seat
                armies[event.country] += event.armies
            case "card_bonus_placed":
                assert owner[event.country] == event.seat
                armies[event.country] += 3
            case "attack_rolled":
                assert (owner[event.source], owner[event.target]) == (event.seat, event.defender)
                armies[event.source] -= event.losses_attack
                armies[event.target] -= event.losses_defence
                source = event.source
            case "country_conquered":
                assert owner[event.country] == event.loser
                owner[event.country] = event.seat
                armies[source] -= 1
                armies[event.country] += 1
            case "armies_moved" | "regrouped":
                moved = event.armies - (event.kind == "armies_moved")  # the first is in already
                armies[event.source] -= moved
                armies[event.target] += moved
            case "missile_placed":
                assert owner[event.country] == event.seat
                missiles[event.country] += 1
            case "missiles_converted":
                armies[event.country] -= 6 * event.missiles
                missiles[event.country] += event.missiles
            case "missile_fired":
                assert (owner[event.source], owner[event.target]) == (event.seat, event.defender)
                missiles[event.source] -= 1
                armies[event.target] -= event.armies
            case "missiles_regrouped":
                missiles[event.source] -= event.missiles
                missiles[event.target] += event.missiles
            case "country_card_drawn":
                hands[event.seat] |= 1 << event.card
            case "cards_exchanged":
                for card in event.cards:
                    hands[event.seat] &= ~(1 << card)
            case "cards_inherited":
                for card in event.cards:
                    hands[event.seat] |= 1 << card
            case "player_eliminated":
                hands[event.seat] = 0
    return owner, armies, missiles, hands


def check_awaited(state):
    """Exactly one is awaited, and nobody else has anything to do."""
    waits_for = GAME.to_move(state)
    if state.phase == "game_over":
        assert waits_for == NOBODY
        assert GAME.acting_seats(state) == ()
        assert sum(GAME.outcome(state).returns) == pytest.approx(1)
        return
    assert GAME.outcome(state) is None
    assert GAME.acting_seats(state) == (waits_for,)
    assert waits_for == (CHANCE if state.chance else state.turn)


def any_action(state, rng):
    """An action of any seat and any kind, well formed, with no thought of what is legal."""
    seat = rng.choice([state.turn, state.turn, rng.randrange(len(state.slayer))])
    a = rng.choice(COUNTRIES)
    b = rng.choice(BOARD.neighbours[a])
    hand = [card for card in COUNTRIES if state.hands[seat] >> card & 1]
    cards = tuple(sorted(rng.sample(hand, min(len(hand), rng.randrange(4)))))
    return rng.choice(
        [
            verbs.Place(seat, a, rng.randrange(-1, 12)),
            verbs.Attack(seat, a, b),
            verbs.Attack(seat, a, rng.choice(COUNTRIES)),
            verbs.Regroup(seat, a, b, rng.randrange(0, 6)),
            verbs.Exchange(seat, cards, ()),
            verbs.Exchange(seat, cards, (rng.randrange(7),)),
            verbs.ConquestMove(seat, rng.randrange(0, 5)),
            verbs.PlaceMissile(seat, a),
            verbs.Convert(seat, a, rng.randrange(0, 3)),
            verbs.FireMissile(seat, a, rng.choice(COUNTRIES)),
            verbs.RegroupMissiles(seat, a, b, rng.randrange(0, 3)),
            verbs.Bonus(seat, rng.choice(hand or [a])),
            verbs.EndPlacement(seat),
            verbs.EndAttack(seat),
            verbs.EndRegroup(seat),
            verbs.RequestCard(seat),
            verbs.EndTurn(seat),
            verbs.DeclareVictory(seat),
            verbs.Roll(CHANCE, (rng.randrange(1, 7),), (rng.randrange(1, 7),)),
            verbs.Roll(seat, (6,), (1,)),
            verbs.DrawCard(CHANCE, a),
            verbs.Attack(CHANCE, a, b),
        ]
    )


def check_legal(state, rng, tries):
    """Listed actions are accepted, and others are refused."""
    legal = GAME.legal_actions(state)
    listed = set(legal)
    assert len(listed) == len(legal)
    assert bool(legal) == (not state.chance and state.phase != "game_over")
    assert all(action.seat == state.turn for action in legal)
    for action in rng.sample(legal, min(3, len(legal))):
        GAME.check(state, action)
    for _ in range(tries):
        action = any_action(state, rng)
        if action.seat == CHANCE and state.chance in ("battle", "card"):
            continue  # may well be what is due
        assert accepted(state, action) == (action in listed), action


def options(number):
    """Options of a match, by its number."""
    return {
        "max_rounds": (5, 9, None)[number % 3],
        "common_objective_countries": 72 if number % 4 == 0 else 45,
        "auto_card": number % 5 == 0,
    }


def follow(match, policy, rng, seen, turned=0):
    """Play a match on, and check all there is to check after every action.

    `turned` is the number of situation cards turned up since the last new pile.
    """
    first = match.state
    while not match.is_over and len(match) < LIMIT:
        before = match.state
        saved = before.copy()
        if match.to_move == CHANCE:
            action = GAME.sample_chance(before, rng)
            GAME.check(before, action)
        else:
            action = policy(GAME.observe(before, match.to_move), rng)
        events = match.push(action)
        after = match.state

        assert before == saved, "the argument was edited"
        assert after is not before
        faults = list(wrong(after))
        assert not faults, (len(match), action, faults)
        check_awaited(after)
        check_legal(after, rng, 4)
        if after.chance not in ("deal", "left_over"):
            facts = (after.owner, after.armies, after.missiles, after.hands)
            rows = tuple(list(fact) for fact in facts)
            assert told(before, events) == rows, (len(match), action, events)
        if action.verb == "turn_situation":
            turned = 1 if any(item.kind == "deck_reshuffled" for item in events) else turned + 1
        assert sum(after.situations) + turned == 50
        if action.verb == "place":
            assert sum(before.due) - sum(after.due) == action.armies
        seen.update(event.kind for event in events)

    again = Match(start=first)
    for k, action in enumerate(match.actions):
        assert again.push(action) == match.events[k]
        assert again.state == match.states[k + 1]


def follow_table(seats, policy, seen):
    """Follow 30 matches with a number of seats."""
    for number in range(MATCHES // 2):
        match = Match(seats=seats, options=options(number))
        follow(match, policy, random.Random(1000 * seats + number), seen)


def end_game(seats, rng):
    """Two strong seats; each of the others has one country with one army, and two cards."""
    names = GAME.setup(seats).settings.seats
    countries = rng.sample(BOARD.countries, 72)
    forces = {name: {countries.pop(): 1} for name in names[2:]}
    hands = rng.sample(BOARD.countries, 2 * seats)
    cards = {name: hands[2 * k :][:2] for k, name in enumerate(names)}
    for k, name in enumerate(names[:2]):
        forces[name] = {country: rng.randrange(1, 9) for country in countries[k::2]}
    aims = ["O-14", "O-15", "O-19", "O-17", "O-16", "O-13"] if seats > 3 else ["O-1", "O-2", "O-3"]
    return position(
        seats=seats,
        cards=cards,
        objectives=dict(zip(names, aims, strict=False)),
        **{name: forces[name] for name in names},
    )


def follow_end_games(seats, seen):
    """Follow 10 matches in which some are nearly out."""
    for number in range(10):
        rng = random.Random(50 * seats + number)
        follow(Match(start=end_game(seats, rng)), eager, rng, seen, turned=1)


@pytest.mark.parametrize(("seats", "policy"), [(5, eager)])
def test_every_position_of_random_matches(seats, policy):
    """Every invariant after every action."""
    follow_table(seats, policy, Counter())


@pytest.mark.parametrize("seats", cases(3, soak=(6,)))
def test_every_position_of_random_end_games(seats):
    """The same where some are nearly out."""
    follow_end_games(seats, Counter())


@pytest.mark.soak
def test_every_position_of_random_matches_at_all_tables():
    """The same for 2 to 6 seats; were an event missing, they would prove less than they say."""
    seen = Counter()
    for seats in range(2, 7):
        for policy in (uniform, eager):
            follow_table(seats, policy, seen)
        if seats > 2:
            follow_end_games(seats, seen)
    wanted = """
        leftover_rolled situation_skipped situation_revealed crisis_rolled extra_due turn_started
        armies_placed armies_forfeited cards_exchanged attack_rolled country_conquered armies_moved
        regrouped country_card_drawn country_card_right_lost card_bonus_placed
        continent_card_gained continent_card_lost player_eliminated cards_inherited
        objective_changed round_ended game_ended
    """.split()  # noqa: SIM905

    assert [kind for kind in wanted if not seen[kind]] == []


@pytest.mark.parametrize("seats", cases(4, soak=(2, 6)))
def test_every_possible_attack_placing_and_regrouping_is_listed_or_refused(seats):
    """All seats, all pairs of countries, all amounts up to 9, in 25 positions of each phase."""
    rng = random.Random(seats)
    by_phase = {}
    for number in range(8):
        match = Match(seats=seats).run([uniform, eager][number % 2], random.Random(number), 500)
        for state in match.states:
            if not state.chance and state.phase != "game_over":
                by_phase.setdefault(state.phase, []).append(state)
    assert len(by_phase) >= 6
    for states in by_phase.values():
        for state in rng.sample(states, min(25, len(states))):
            listed = set(GAME.legal_actions(state))
            for seat in (state.turn, (state.turn + 1) % seats):
                pool = [verbs.Attack(seat, a, b) for a in COUNTRIES for b in BOARD.neighbours[a]]
                pool += [
                    verbs.Attack(seat, a, b) for a in COUNTRIES for b in rng.sample(COUNTRIES, 3)
                ]
                pool += [verbs.Place(seat, a, n) for a in COUNTRIES for n in range(10)]
                pool += [
                    verbs.Regroup(seat, a, b, n)
                    for a in COUNTRIES
                    for b in BOARD.neighbours[a]
                    for n in range(4)
                ]
                pool += [verbs.ConquestMove(seat, n) for n in range(5)]
                pool += [verbs.Bonus(seat, card) for card in COUNTRIES]
                for action in pool:
                    assert accepted(state, action) == (action in listed), (state, action)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_chance_samples_is_accepted(seats):
    """20 draws wherever chance is due."""
    match = Match(seats=seats).run(eager, random.Random(seats), limit=300)
    rng = random.Random(1)
    kinds = set()
    for state in match.states:
        if GAME.to_move(state) == CHANCE:
            kinds.add(state.chance)
            for _ in range(20):
                GAME.check(state, GAME.sample_chance(state, rng))
    assert kinds >= {"deal", "objective", "first", "situation", "battle"}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_seed_writes_the_same_log(seats):
    def log(seed):
        return list(Match(seats=seats).run(uniform, random.Random(seed), limit=500).lines())

    assert log(7) == log(7)
    assert log(7) != log(8)
