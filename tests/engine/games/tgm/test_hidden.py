"""Hidden information (TGM-14)."""

from __future__ import annotations

import random

import pytest

from teg_nb import CHANCE, GAMES, Match
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.actions import ALL
from teg_nb.engine.codec import encode
from teg_nb.engine.play.news import news
from teg_nb.engine.schema.field_types import field_types

GAME = GAMES["tgm"]


def some_match(seed, **options):
    """A match between bots, as far as it gets: cards in hands, colours eliminated."""
    seats = 3 + seed % 4
    policies = [greedy_policy if (seat + seed) % 3 else random_policy for seat in range(seats)]
    match = Match("tgm", seats, {"max_rounds": 12, **options})
    return match.run(policies, random.Random(seed), limit=700)


def shuffled(state, viewer, rng):
    """The same position, but for what a viewer cannot see: cards and objectives of the others."""
    other = state.copy()
    over = state.phase == "game_over"
    strangers = [seat for seat in range(len(state.slayer)) if seat != viewer]
    pool = state.deck
    for seat in strangers:
        pool |= state.hands[seat]
    cards = [card for card in range(44) if pool >> card & 1]
    rng.shuffle(cards)
    hands = list(state.hands)
    for seat in strangers:
        number = hands[seat].bit_count()
        hands[seat] = sum(1 << card for card in cards[:number])
        del cards[:number]
    other.hands, other.deck = tuple(hands), sum(1 << card for card in cards)
    secret = [seat for seat in strangers if state.slayer[seat] < 0 and not over]
    shown = {number for seat, number in enumerate(state.objectives) if seat not in secret}
    box = [number for number in state.settings.objectives_in_play if number not in shown]
    rng.shuffle(box)
    objectives = list(state.objectives)
    for seat in secret if state.settings.options.variant == "secret" else ():
        if objectives[seat] >= 0:
            objectives[seat] = box.pop()
    other.objectives = tuple(objectives)
    return other


def comparable(seen):
    return [repr(getattr(seen, name)) for name in field_types(type(seen))]


@pytest.mark.clause("TGM-14.1", "D-18")
@pytest.mark.parametrize("seed", range(6))
def test_an_observation_depends_on_nothing_hidden(seed):
    match = some_match(seed)
    rng = random.Random(seed)
    differed = 0
    for state in match.states[:: max(1, len(match) // 60)]:
        for viewer in (None, *range(len(state.slayer))):
            other = shuffled(state, viewer, rng)
            differed += other != state
            first, second = GAME.observe(state, viewer), GAME.observe(other, viewer)
            assert comparable(first) == comparable(second)
    assert differed > 50


@pytest.mark.clause("TGM-14.1")
def test_each_sees_its_own(start):
    table = start(
        Blanco="Brasil",
        cards={"Blanco": ["Perú", "Congo"], "Negro": ["Comodín 1"]},
        discards=["India"],
        objectives={"Blanco": "hold_24", "Negro": "asia_africa"},
    )
    for viewer, cards, objective in ((0, 2, "hold_24"), (1, 1, "asia_africa"), (2, 0, None)):
        seen = GAME.observe(table.state, viewer)
        assert len(seen.hand) == cards
        names = table.settings.vocabulary["objective"]
        assert (names[seen.objective] if seen.objective >= 0 else None) == objective
    spectator = GAME.observe(table.state, None)
    assert (spectator.hand, spectator.objective, spectator.hands) == ((), -1, ())
    assert spectator.legal_actions == []
    assert spectator.hand_sizes == (2, 1, 0)
    assert (spectator.deck_size, spectator.discards.bit_count()) == (40, 1)
    assert not hasattr(spectator, "deck")
    assert spectator.revealed == (-1, -1, -1)


def test_what_is_counted_of_each_seat(start):
    table = start(
        seats=["Blanco", "Negro", "Rojo"],
        Blanco="Brasil 4, Perú 2",
        rest="Negro",
        out={"Rojo": "Blanco"},
        cards={"Negro": ["Perú", "Congo"]},
    )
    counts = [
        tuple(standing.values()) for standing in GAME.standings(GAME.observe(table.state, None))
    ]
    assert counts == [(1, 2, 6, 0), (1, 40, 40, 2), (0, 0, 0, 0)]
    before = GAME.standings(GAME.observe(GAME.setup(3), None))
    assert [item["armies"] for item in before] == [0, 0, 0]


@pytest.mark.clause("D-18")
def test_hands_may_be_public(start, pick):
    hands = {"Blanco": ["Perú", "Congo"], "Negro": ["Comodín 1"]}
    table = start(Blanco="Brasil", conquests=1, cards=hands, options={"hands_public": True})
    names = table.settings.facts.cards
    for viewer in (None, 0, 1, 2):
        seen = GAME.observe(table.state, viewer).hands
        assert [{names[card] for card in hand} for hand in seen] == [
            {"Perú", "Congo"},
            {"Comodín 1"},
            set(),
        ]
    table.act("end_combat")
    before = table.state
    (event,) = pick(table.act("draw_card", "India"), "card_drawn")
    assert event.known_to(None)
    assert "India" in news(event, table.settings, None).text
    assert GAME.redact(before, table.actions[-1], None) == table.actions[-1]


@pytest.mark.clause("TGM-14.1", "D-18")
def test_the_log_hides_drawn_cards_and_objectives(start, deal):
    table = start(Blanco="Brasil", conquests=1)
    table.act("end_combat")
    state, drawn = table.state, GAME.sample_chance(table.state, random.Random(3))
    assert GAME.redact(state, drawn, 0) == drawn
    for viewer in (1, 2, None):
        hidden = GAME.redact(state, drawn, viewer)
        assert encode(hidden, table.settings) == ["chance", "draw_card", "?"]
    table = deal(3)
    dealt = GAME.sample_chance(table.state, random.Random(3))
    ids = [table.settings.vocabulary["objective"][number] for number in dealt.objectives]
    for viewer in (0, 1, 2, None):
        words = encode(GAME.redact(table.state, dealt, viewer), table.settings)
        shown = [id if seat == viewer else "?" for seat, id in enumerate(ids)]
        assert words == ["chance", "deal_objectives", shown]


@pytest.mark.clause("TGM-14.1")
def test_the_rest_of_the_log_is_public():
    match = some_match(1)
    for state, action in zip(match.states, match.actions, strict=False):
        if action.verb not in ("draw_card", "deal_objectives"):
            assert GAME.redact(state, action, None) == action


@pytest.mark.clause("TGM-14.1")
@pytest.mark.parametrize("seed", range(4))
def test_news_for_others_name_no_card_that_is_drawn(seed):
    match = some_match(seed)
    drawn = 0
    for events in match.events:
        for event in events:
            if event.kind == "card_drawn":
                drawn += 1
                card = match.settings.facts.cards[event.card]
                for viewer in (None, (event.seat + 1) % len(match.settings.seats)):
                    for lang in ("es", "en"):
                        assert card not in news(event, match.settings, viewer, lang).text
                assert card in news(event, match.settings, event.seat).text
                assert card in news(event, match.settings, ALL).text
            if event.kind == "objective_changed":
                others = [s for s in range(len(match.settings.seats)) if s != event.seat]
                assert all(news(event, match.settings, v) is None for v in (*others, None))
    assert drawn


@pytest.mark.clause("TGM-14.1", "TGM-8.5")
def test_everything_is_shown_at_the_end():
    match = some_match(2, max_rounds=1)
    assert match.outcome
    for viewer in (None, 0, 1):
        assert GAME.observe(match.state, viewer).revealed == match.state.objectives
    assert match.events[-1][-1].objectives == match.state.objectives


@pytest.mark.clause("TGM-14.1")
def test_nobody_has_actions_out_of_turn(start):
    table = start(Blanco="Brasil 4", Negro="Perú 3")
    assert GAME.legal_actions(table.state, 1) == []
    table.act("attack", "Brasil", "Perú", 2)
    assert GAME.legal_actions(table.state, 0) == []
    assert len(GAME.observe(table.state, 1).legal_actions) == 3
    table.act("defend", 2)
    assert GAME.acting_seats(table.state) == (CHANCE,)
    assert GAME.legal_actions(table.state) == []
