"""Hidden information (REC-8): observations, logs, refusals and legal actions keep every secret."""

from __future__ import annotations

import dataclasses
import random

import pytest
from rec_table import BOARD, GAME, WORDS, Table, only, owners

from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.actions import ALL
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.reconquista import actions as act
from teg_nb.engine.games.reconquista import events as facts
from teg_nb.engine.games.reconquista.deduction import (
    Gap,
    Memory,
    blank,
    deduce,
    possible_owners,
    remember,
)
from teg_nb.engine.games.reconquista.observation import Observation
from teg_nb.engine.games.reconquista.queries import involved
from teg_nb.engine.games.reconquista.state import UNCOMMITTED
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news

E3 = {
    "seats": 4,
    "Blanco": "Soria 4, Guadalajara 3",
    "Negro": "Zaragoza 2, Huesca 4",
    "Rojo": "Navarra 6",
}


def viewers(state):
    return (None, *range(len(state.slayer)))


def mixed(observation, rng):
    """Fight like the greedy bot at times, so that there are captures and eliminations."""
    return (greedy_policy if rng.random() < 0.6 else random_policy)(observation, rng)


@pytest.fixture(scope="module")
def matches():
    samples = []
    for number in range(16):
        options = {
            "max_rounds": 14,
            "pass_order": ("simultaneous", "attacker_first")[number % 2],
            "third_party_view": ("identity_only", "card_counts")[number // 2 % 2],
            "memory_aid": number % 3 == 0,
            "attack_needs_border": number % 5 == 0,
        }
        match = Match("reconquista", 3 + number % 4, options)
        samples.append(match.run(mixed, random.Random(number)))
    return samples


@pytest.fixture(scope="module")
def positions(matches):
    return [s for match in matches for s in match.states[::3] if s.phase != "setup"]


def shuffled(state, viewer, rng):
    """The same position, but for everything that a viewer cannot see, which is drawn anew.

    Hands of the others (the attacked seat keeps what everybody heard it has), cards passed
    and results of others, memories of others; troops, for who does not see the board.
    """
    other = state.copy()
    seats = range(len(state.slayer))
    fixed = {state.target} if state.target >= 0 else set()
    strangers = [seat for seat in seats if seat != viewer and state.slayer[seat] < 0]
    cards = [c for seat in strangers for c in members(state.hands[seat]) if c not in fixed]
    rng.shuffle(cards)
    hands = list(state.hands)
    for place, seat in enumerate(strangers):
        size = (
            len(cards) if place == len(strangers) - 1 else rng.randrange(1, max(2, len(cards) - 5))
        )
        hands[seat] = bit_set(cards[:size]) | (bit_set(fixed) if seat == state.defender else 0)
        cards = cards[size:]
    other.hands = tuple(hands)
    if state.phase == "commit":
        other.commits = tuple(
            hidden_commit(other, side, cards, viewer, rng)
            for side, cards in enumerate(state.commits)
        )
    if state.fight and viewer not in state.fight[:2]:
        other.fight = rng.choice([None, state.fight._replace(offence=99, success=True)])
    seen = state.memory[-1 if viewer is None else viewer]
    unknown = blank(viewer, len(seats), 60)
    other.memory = tuple(m if m is seen else unknown for m in state.memory)
    if state.phase == "placing" and viewer != state.turn:
        other.troops = [rng.randrange(9) for _ in range(60)]
    return other


def hidden_commit(state, side, cards, viewer, rng):
    """Return another pass of a side, or none yet; the observation of the viewer stays equal."""
    seat = (state.turn, state.defender)[side]
    first = state.settings.options.pass_order == "attacker_first"
    if seat == viewer or (viewer == state.defender and first):
        return cards
    if viewer in (state.turn, state.defender) or first:  # who waits for the other knows it waits
        if cards == UNCOMMITTED or (first and side == 1):
            return cards
    elif rng.random() < 0.3:
        return UNCOMMITTED
    own = members(state.hands[seat] & involved(state))
    return bit_set(rng.sample(own, rng.randrange(len(own) + 1))) | (
        1 << state.target if side else 0
    )


@pytest.mark.slow
@pytest.mark.clause("REC-8.1", "REC-8.8", "REC-8.10")
def test_what_cannot_be_seen_changes_nothing(positions):
    """Byte for byte, for every seat and a spectator, in over a thousand positions."""
    rng = random.Random(1)
    differ = looks = 0
    for state in positions:
        if state.phase == "game_over":
            continue
        for viewer in viewers(state):
            other = shuffled(state, viewer, rng)
            one, two = GAME.observe(state, viewer), GAME.observe(other, viewer)
            assert one == two
            assert repr(one) == repr(two)
            differ += other != state
            looks += 1
    assert looks > 3000
    assert differ > 0.95 * looks


def pool(state, seat, rng):
    """Actions of every kind, legal or not, with no thought of which."""
    a, b, c = rng.sample(range(60), 3)
    own = members(state.hands[seat])
    d, e = rng.choice(own), rng.choice(own)
    near = rng.choice(BOARD.neighbours[d])
    return [
        act.Attack(seat, a),
        act.Attack(seat, d),
        act.Attack(seat, state.target),
        act.Commit(seat, (a,)),
        act.Commit(seat, (d,)),
        act.Commit(seat, (a, b, c)),
        act.Commit(seat, ()),
        act.Commit(seat, (state.target,)),
        act.Move(seat, ((d, near, 1),)),
        act.Move(seat, ((a, b, 1),)),
        act.Move(seat, ((d, e, 1),)),
        act.PlaceFive(seat, ((d, 5),)),
        act.PlaceFive(seat, ((a, 5),)),
        act.Pass(seat),
        act.OfferDraw(seat),
        act.AnswerDraw(seat, True),
        act.PickDealer(-1, 0),
    ]


def verdict(state, action):
    try:
        GAME.check(state, action)
    except IllegalAction as fault:
        return fault.code, fault.clause, fault.text("es"), fault.text("en")
    return None


@pytest.mark.slow
@pytest.mark.clause("REC-8.10")
def test_refusals_do_not_depend_on_what_a_seat_does_not_know(positions):
    rng = random.Random(2)
    refused = accepted = 0
    for state in positions[::3]:
        if state.phase == "game_over":
            continue
        for seat in range(len(state.slayer)):
            if not state.hands[seat]:
                continue
            other = shuffled(state, seat, rng)
            for action in pool(state, seat, rng):
                ruling = verdict(state, action)
                assert ruling == verdict(other, action), action
                refused += ruling is not None
                accepted += ruling is None
    assert refused > 5000
    assert accepted > 500


@pytest.mark.clause("REC-8.10")
def test_targets_of_an_attack_are_all_provinces_that_are_not_ones_own(positions):
    for state in positions:
        if state.phase != "play" or state.round == 1 or state.settings.options.attack_needs_border:
            continue
        listed = [a.country for a in GAME.legal_actions(state) if isinstance(a, act.Attack)]
        assert listed == [p for p in range(60) if not state.hands[state.turn] >> p & 1]


@pytest.mark.clause("REC-7.12", "REC-8.1", "REC-8.7", "REC-8.10")
def test_a_third_seat_sees_the_same_of_success_and_failure(table):
    """Two matches, the same attack: what the others see is the same from then on, byte for byte."""
    won, lost = table(**E3), table(**E3)
    won.fight("Zaragoza", ["Soria", "Guadalajara"], ["Huesca"])
    lost.fight("Zaragoza", ["Soria"], ["Huesca"])
    assert (won.owner("Zaragoza"), lost.owner("Zaragoza")) == ("Blanco", "Negro")
    for _ in range(2):
        for viewer in (None, 2, 3):
            one = GAME.observe(won.state, viewer)
            two = GAME.observe(lost.state, viewer)
            assert one == two
            assert repr(one).encode() == repr(two).encode()
            assert won.news(viewer=viewer) == lost.news(viewer=viewer)
            assert GAME.standings(one) == GAME.standings(two)
            for lang in ("es", "en"):
                assert log(won, viewer, lang) == log(lost, viewer, lang)
            assert won.picture(viewer=viewer).svg == lost.picture(viewer=viewer).svg
            assert won.picture(viewer=viewer, sure=True).svg == (
                lost.picture(viewer=viewer, sure=True).svg
            )
        for match in (won, lost):
            match.act("pass")
    assert GAME.observe(won.state, 0) != GAME.observe(lost.state, 0)


def log(match, viewer, lang):
    """Entries and news as a viewer may read them."""
    shown = [
        GAME.redact(state, action, viewer)
        for state, action in zip(match.states, match.actions, strict=False)
    ]
    entries = [encode(action, match.settings) for action in shown if action is not None]
    return entries, [line.text for line in match.news(viewer=viewer, lang=lang)]


def pairs(matches):
    """States and actions of the matches, before they are over."""
    for match in matches:
        yield from zip(match.states, match.actions, strict=False)


@pytest.mark.clause("REC-8.1", "REC-8.7", "REC-8.10")
def test_the_log_shows_each_its_own(matches):
    hidden = 0
    for state, action in pairs(matches):
        for viewer in viewers(state):
            shown = GAME.redact(state, action, viewer)
            text = "" if shown is None else str(encode(shown, state.settings))
            if viewer == action.seat or action.verb in ("pass", "attack", "pick_dealer"):
                assert shown == action
            elif action.verb == "deal_cards":
                seats = len(state.slayer)
                own = [
                    card if (state.dealer + 1 + k) % seats == viewer else -1
                    for k, card in enumerate(action.cards)
                ]
                assert list(shown.cards) == own
            elif action.verb == "place_five":
                assert text.endswith("'place_five', [['?', 5]]]")
            elif action.verb == "move":
                assert text.endswith("'move', [['?', '?', 0]]]")
            elif action.verb == "commit" and viewer not in (state.turn, state.defender):
                assert shown is None
            hidden += shown != action
        assert GAME.redact(state, action, ALL) == action
    assert hidden > 1000


@pytest.mark.clause("REC-8.7", "REC-7.15")
def test_the_other_side_reads_what_was_passed_once_it_is_decided(table):
    match = table(**E3)
    match.fight("Zaragoza", ["Soria"], ["Huesca"])
    first, second = zip(match.states[1:], match.actions[1:], strict=False)
    assert GAME.redact(*first, 1) is None
    assert GAME.redact(*second, 0) == second[1]
    assert [GAME.redact(*item, None) for item in (first, second)] == [None, None]


# What is known, by the table


PUBLIC = """
    settings phase chance dealer turn round visits target defender offered answering pass_rounds
    peace_rounds all_passed peaceful slayer winners reason
""".split()  # noqa: SIM905


@pytest.mark.clause("REC-8.1", "REC-8.8")
def test_what_is_public_is_seen_by_all(positions):
    for state in positions[::4]:
        for viewer in viewers(state):
            seen = GAME.observe(state, viewer)
            for name in PUBLIC:
                assert getattr(seen, name) == getattr(state, name), name


def test_every_field_of_an_observation_is_accounted_for():
    own = {"viewer", "to_move", "troops", "hand", "commit", "shown", "fight", "hands"}
    own |= {"knowledge", "memory", "legal_actions", "history"}
    assert {field.name for field in dataclasses.fields(Observation)} == own | {*PUBLIC}


@pytest.mark.clause("REC-8.1", "REC-8.8")
def test_one_sees_ones_own(positions):
    for state in positions:
        for viewer in viewers(state):
            seen = GAME.observe(state, viewer)
            over = state.phase == "game_over"
            assert seen.hand == (() if viewer is None else members(state.hands[viewer]))
            assert bool(seen.hands) == over
            party = state.fight is not None and viewer in state.fight[:2]
            assert seen.fight == (state.fight if party or over else None)
            if viewer is not None:
                assert seen.legal_actions == GAME.legal_actions(state, viewer)
            else:
                assert seen.legal_actions == []
            if viewer in GAME.acting_seats(state):
                assert seen.to_move == viewer


@pytest.mark.clause("REC-8.8")
def test_the_two_see_the_result_until_somebody_plays(table):
    match = table(**E3)
    match.fight("Zaragoza", ["Soria"], ["Huesca"])
    fights = [GAME.observe(match.state, viewer).fight for viewer in viewers(match.state)]
    assert [fight is not None for fight in fights] == [False, True, True, False, False]
    assert (fights[1].offence, fights[1].defence, fights[1].success) == (4, 6, False)
    match.act("offer_draw")
    match.act("answer_draw", False)
    assert GAME.observe(match.state, 0).fight == fights[1]
    match.act("pass")
    assert all(GAME.observe(match.state, viewer).fight is None for viewer in viewers(match.state))


@pytest.mark.clause("D-6", "REC-8.1")
def test_nobody_is_told_how_many_cards_another_holds(positions):
    for state in positions[::3]:
        for viewer in viewers(state):
            rows = GAME.standings(GAME.observe(state, viewer))
            for seat, row in enumerate(rows):
                assert row["living"] == (state.slayer[seat] < 0)
                if seat == viewer or state.phase == "game_over":
                    assert row["provinces"] == state.hands[seat].bit_count()
                else:
                    assert row == {"living": row["living"]}


@pytest.mark.clause("REC-8.9", "REC-1.8", "D-9")
def test_what_people_are_shown_of_the_past_is_an_option(dealt):
    for aid in (False, True):
        match = dealt(4, memory_aid=aid)
        match.run(mixed, random.Random(1), limit=60)
        for viewer in viewers(match.state):
            seen = GAME.observe(match.state, viewer)
            assert seen.knowledge == (deduce(match, viewer) if aid else ())
            assert seen.memory == match.state.memory[-1 if viewer is None else viewer]


@pytest.mark.clause("REC-8.6", "REC-10.6")
def test_the_end_shows_every_card(matches):
    for match in matches:
        ended = only(match.events[-1], "game_ended")
        state = match.state
        assert ended.hands == tuple(map(members, state.hands))
        for viewer in viewers(state):
            assert GAME.observe(state, viewer).hands == ended.hands
            assert deduce(match, viewer) == tuple(1 << owner for owner in owners(state))
        for state, action, events in zip(match.states, match.actions, match.events, strict=False):
            assert GAME.redact(state, action, ALL) == action
            assert all(news(event, match.settings, ALL, "es") for event in events)


@pytest.mark.clause("REC-8.1")
def test_events_say_who_may_see_which_of_their_parts():
    kinds = [k for k in vars(facts).values() if isinstance(k, type) and getattr(k, "kind", "")]
    secret = {kind.kind: set(kind.secret) for kind in kinds if kind.secret}
    assert secret == {
        "cards_dealt": {"cards"},
        "board_passed": {"troops"},
        "troops_placed": {"countries", "numbers"},
        "moved": {"transfers"},
        "commit_made": {"cards"},
        "cards_shown": {"cards"},
        "cards_committed": {"cards", "defence_cards"},
        "attack_resolved": {"target", "offence", "defence", "success"},
    }
    silent = {kind.kind for kind in kinds if kind.silent}
    assert silent == {"commit_made", "cards_shown", "cards_committed", "attack_resolved"}


@pytest.mark.clause("REC-8.1", "REC-8.10")
def test_news_name_no_province_that_a_viewer_may_not_know(matches):
    """Only where the count changed, what was attacked, and one's own."""
    for match in matches:
        for events in match.events[1:-1]:
            for event in events:
                for viewer in viewers(match.state):
                    line = news(event, match.settings, viewer, "en")
                    if event.silent and not event.known_to(viewer):
                        assert line is None
                    elif not event.known_to(viewer) and event.kind in (
                        "cards_dealt",
                        "troops_placed",
                    ):
                        assert not any(name in line.text for name in BOARD.countries)


@pytest.mark.slow
def test_every_sentence_of_the_news_is_whole(matches):
    said = set()
    for match in matches:
        for events in match.events:
            for event in events:
                for viewer in (ALL, *viewers(match.state)):
                    for lang in ("es", "en"):
                        line = news(event, match.settings, viewer, lang)
                        if line is not None:
                            assert "…" not in line.text, line
                            said.add(event.kind)
    rare = {"draw_offered", "draw_answered", "player_eliminated"}  # said in test_turns
    assert said >= WORDS.sections["events"].keys() - rare


# Deducing


@pytest.mark.slow
@pytest.mark.clause("REC-8.2", "REC-8.3", "REC-8.4", "REC-8.6")
def test_the_true_owner_is_always_possible(matches):
    """For every seat and a spectator, at every step of 16 matches; and there is much to learn."""
    sure = total = 0
    for match in matches:
        for state in match.states:
            if state.phase == "setup":
                continue
            true = owners(state)
            for viewer in viewers(state):
                deduced = deduce(state, viewer)
                for place, bits in enumerate(deduced):
                    assert bits >> true[place] & 1, (match, state, viewer, place)
        for viewer in range(len(match.settings.seats)):
            last = match.states[-2]
            deduced = deduce(last, viewer)
            sure += sum(bits.bit_count() == 1 for bits in deduced)
            total += 60
    assert sure > total / 2


@pytest.mark.slow
def test_a_seat_always_knows_its_own(positions):
    for state in positions:
        for seat in range(len(state.slayer)):
            for place, bits in enumerate(deduce(state, seat)):
                assert bool(bits == 1 << seat) == bool(state.hands[seat] >> place & 1)
                assert state.hands[seat] >> place & 1 or not bits >> seat & 1


def test_the_memory_is_what_the_events_told_a_viewer(matches):
    """It is rebuilt from the events alone, of which only what the viewer may see is read."""

    def blinded(event, viewer):
        if event.known_to(viewer) or not event.secret:
            return event
        return dataclasses.replace(event, **dict.fromkeys(event.secret, None))

    for match in matches[:6]:
        told = [event for events in match.events for event in events]
        seats = len(match.settings.seats)
        for viewer in viewers(match.state):
            heard = [
                blinded(event, viewer)
                for event in told
                if event.known_to(viewer) or not event.silent
            ]
            remembered = remember(blank(viewer, seats, 60), heard)
            assert isinstance(remembered, Memory)
            assert remembered == match.state.memory[-1 if viewer is None else viewer]
            assert deduce(told, viewer, seats) == deduce(match, viewer)


@pytest.mark.clause("REC-3.8")
def test_rec_e2_first_visit():
    match = Table(seats=6, dealer="Blanco")
    names = ["Soria", "Burgos"]
    first = [BOARD.country(name) for name in names]
    rest = [place for place in range(60) if place not in first]
    hands = [[*first, *rest[:8]], *(rest[8 + 10 * k :][:10] for k in range(5))]
    order = [hands[(1 + k) % 6][k // 6] for k in range(60)]
    match.push(act.DealCards(-1, tuple(order)))
    assert match.owner("Soria") == "Blanco"
    assert match.suspects("Negro", *names)[0] != ("Blanco",)
    match.act("place_five", [["Soria", 3], ["Burgos", 2]])
    seen = GAME.observe(match.state, 1)
    assert [seen.troops[place] for place in first] == [3, 2]
    assert match.suspects("Negro", *names) == [("Blanco",)] * 2
    assert len(match.suspects("Rojo", *names)[0]) == 5


@pytest.mark.clause("REC-8.2", "REC-8.3", "REC-8.5")
def test_what_an_attack_leaves(table):
    match = table(**E3, knows={"Rojo": {"Zaragoza": "Negro"}})
    assert match.suspects("Rojo", "Zaragoza") == [("Negro",)]
    match.fight("Zaragoza", ["Soria"], [])
    assert match.suspects("Rojo", "Zaragoza") == [("Blanco", "Negro")]
    assert match.suspects("Blanco", "Zaragoza") == [("Blanco",)]
    assert match.suspects("Blanco", "Huesca") == [("Negro", "Rojo", "Azul")]
    for _ in range(2):
        match.act("pass")
    match.act("attack", "Zaragoza")  # Negro asks for it back: so Blanco had it
    assert match.turn == "Negro"
    assert match.suspects("Rojo", "Zaragoza") == [("Blanco", "Negro")]


@pytest.mark.clause("REC-8.3")
def test_what_was_seen_holds_until_a_card_changes_hands(table):
    match = table(**E3)
    match.fight("Zaragoza", ["Soria"], ["Huesca"])
    assert match.suspects("Blanco", "Huesca") == [("Negro",)]
    match.act("pass")
    match.fight("Huesca", [], [])  # Rojo attacks Huesca; Blanco does not learn the result
    assert match.suspects("Blanco", "Huesca") == [("Negro", "Rojo")]


@pytest.mark.clause("REC-8.4")
def test_what_a_move_shows(table):
    match = table(seats=3, Blanco="Soria 5, Burgos, La Rioja 1, Segovia 2", Negro="Huesca")
    match.act("move", [["Soria", "Burgos", 2], ["La Rioja", "Soria", 1], ["Soria", "La Rioja", 1]])
    suspected = match.suspects("Negro", "Soria", "Burgos", "La Rioja", "Segovia")
    assert suspected == [("Blanco",), ("Blanco",), ("Blanco", "Rojo"), ("Blanco", "Rojo")]


def test_as_many_cards_as_were_dealt(placed):
    """Once all cards of a seat are known no other province can be its."""
    match = placed(3, seed=4)
    state = match.state.copy()
    memory = state.memory[-1]
    mine = members(state.hands[0])
    known = [0b111] * 60
    for place in mine[:-1]:
        known[place] = 1
    almost = memory._replace(owners=tuple(known), gaps=())
    state.memory = (*state.memory[:-1], almost)
    assert deduce(state, None)[mine[-1]] == 0b111
    known[mine[-1]] = 1
    state.memory = (*state.memory[:-1], almost._replace(owners=tuple(known)))
    deduced = deduce(state, None)
    assert {deduced[place] for place in range(60) if place not in mine} == {0b110}


def test_each_visit_placed_five():
    """Negro looks at 4 + 2 + 3 + 1: it knows one of them, and the rest follows."""
    gap_places = [10, 11, 12, 13]
    memory = blank(1, 3, 60)
    owners_ = [0b101] * 60
    owners_[10] = 0b001
    gap = (tuple(zip(gap_places, (4, 2, 3, 1), strict=True)), ((0, 5), (2, 5)))
    possible = possible_owners(memory._replace(owners=tuple(owners_), gaps=(Gap(*gap),)))
    assert [possible[place] for place in gap_places] == [0b001, 0b100, 0b100, 0b001]


def test_who_would_have_won_did_not_take_it(placed):
    """With 27 of 28 for certain, a third province under attack cannot be the seat's as well."""
    match = placed(3, seed=2)
    state = match.state.copy()
    memory = state.memory[-1]
    first, owned = [-1] * 60, list(memory.owners)
    theirs = [place for place in range(60) if not state.hands[0] >> place & 1]
    for place in theirs[:7]:  # taken by seat 0 for certain
        first[place], owned[place] = (1 if state.hands[1] >> place & 1 else 2), 1
    open_ = theirs[7]
    first[open_] = 1 if state.hands[1] >> open_ & 1 else 2
    owned[open_] = 1 | 1 << first[open_]
    possible = possible_owners(memory._replace(owners=tuple(owned), first=tuple(first), gaps=()))
    assert possible[open_] == 1 << first[open_]
