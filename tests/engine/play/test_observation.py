"""Observations hold the viewer's own secrets, nobody else's, and all public facts."""

from __future__ import annotations

import contextlib
import dataclasses
import random

import pytest

from teg_nb import CHANCE, GAMES, IllegalAction, Match, load_board, position
from teg_nb.engine.codec import encode
from teg_nb.engine.games.teg import events as facts
from teg_nb.engine.games.teg.actions import (
    DealObjective,
    DrawCard,
    LoseCard,
    ProposeContinent,
    ProposeWorld,
)
from teg_nb.engine.games.teg.objectives import target_of
from teg_nb.engine.games.teg.observation import Observation

GAME = GAMES["teg"]
BOARD = load_board("teg")


def eager(observation, rng):
    """Fight and ask for cards, so that there is something to hide."""
    legal = observation.legal_actions
    for verb in ("request_card", "attack", "conquest_move"):
        actions = [action for action in legal if action.verb == verb]
        if actions and rng.random() < 0.9:
            return rng.choice(actions)
    return rng.choice(legal)


def talk(match, rng, limit):
    """Play on, with pacts proposed, accepted and broken in between."""
    while not match.is_over and len(match) < limit:
        state = match.state
        if match.to_move == CHANCE:
            match.push(GAME.sample_chance(state, rng))
            continue
        living = [seat for seat, slayer in enumerate(state.slayer) if slayer < 0]
        seat = rng.choice(living)
        answers = [a for a in GAME.legal_actions(state, seat) if a.verb in ANSWERS]
        if answers and rng.random() < 0.3:
            match.push(rng.choice(answers))
        elif state.round and rng.random() < 0.2:
            other = rng.choice([item for item in living if item != seat])
            offered = rng.choice(
                [ProposeWorld(seat, other), ProposeContinent(seat, other, rng.randrange(7))]
            )
            with contextlib.suppress(IllegalAction):
                match.push(offered)
        else:
            match.push(eager(GAME.observe(state, match.to_move), rng))
    return match


ANSWERS = ("accept_pact", "decline_pact", "withdraw_proposal", "announce_break")


def allied(number):
    """A position with a zone, a condominium and a joint attack agreed; cards in every hand."""
    return position(
        seats=4,
        Blanco="Irán 9, Ucrania 3 + 1m, Nueva Zelandia 5, Tasmania",
        Negro="Rusia 9, Ucrania 3, Australia 5",
        Rojo="Polonia 4 + 1m, Turquía",
        cards={"Blanco": ["Cuba", "Chile"], "Negro": ["Tonga", "India"], "Rojo": ["Corea"]},
        exchanges={"Blanco": 3, "Negro": 3},
        turn=("Blanco", "Negro")[number % 2],
        pacts=[
            ("zone", "Blanco", "Negro", "Tasmania"),
            ("condominium", "Blanco", "Negro", "Ucrania"),
            ("aggression", "Blanco", "Negro", "Turquía", "Irán", "Rusia", "Blanco"),
        ],
        options={"communication": "vale_todo"},
    )


def cards(bits):
    return [card for card in range(72) if bits >> card & 1]


def shuffled(state, viewer, rng):
    """The same position, but for what a viewer cannot see.

    The cards of the others change places with those of the pile, and their objectives are exchanged
    for others of the box. Which bonuses were used has been shown (TEG-12.9), but not who has them.
    """
    other = state.copy()
    seats = range(len(state.slayer))
    strangers = [seat for seat in seats if seat != viewer]

    hidden = cards(state.pile) + [c for seat in strangers for c in cards(state.hands[seat])]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for seat in strangers:
        number = state.hands[seat].bit_count()
        hands[seat] = sum(1 << card for card in hidden[:number])
        hidden = hidden[number:]
    other.hands = tuple(hands)
    other.pile = sum(1 << card for card in hidden)

    box = [
        number
        for number, card in enumerate(state.settings.facts.objectives)
        if len(state.slayer) > 3 or any(card.need)
    ]
    own = state.objectives[viewer] if viewer is not None else ()
    box = [card for card in box if card not in own]
    rng.shuffle(box)
    objectives, targets = list(state.objectives), list(state.targets)
    for seat in strangers:
        if seat in state.winners:
            continue  # shown at the end
        number = 2 if len(state.slayer) == 2 else 1
        given = () if rng.random() < 0.2 else tuple(box[:number])
        box = box[number:]
        objectives[seat], targets[seat] = given, -1
        for card in given:
            targets[seat] = target_of(state.settings, seat, state.settings.facts.objectives[card])
    other.objectives, other.targets = tuple(objectives), tuple(targets)
    return other


@pytest.fixture(scope="module")
def positions():
    """Positions of 12 matches, with 2 to 6 seats, after the deal; and of 8 with pacts."""
    states = []
    for number in range(12):
        options = {"max_rounds": 12, "auto_victory": number % 3 > 0, "auto_card": number % 4 == 0}
        match = Match(seats=2 + number % 5, options=options)
        match.run(eager, random.Random(number), limit=700)
        states += [
            state for state in match.states[::6] if state.chance not in ("deal", "left_over")
        ]
        states.append(match.state)
    for number in range(8):
        match = Match(start=allied(number))
        states += talk(match, random.Random(number), 120).states[::4]
    return states


@pytest.mark.clause("TEG-3.12", "TEG-12.9")
def test_what_cannot_be_seen_changes_nothing(positions):
    """For every seat and a spectator, in about a thousand positions."""
    rng = random.Random(1)
    differ = 0
    for state in positions:
        for viewer in (None, *range(len(state.slayer))):
            other = shuffled(state, viewer, rng)
            assert GAME.observe(state, viewer) == GAME.observe(other, viewer)
            differ += other != state
    assert len(positions) > 900
    assert differ > 0.9 * len(positions)


@pytest.mark.clause("TEG-3.12", "TEG-12.9")
def test_the_shuffle_of_the_test_above_is_seen_by_those_who_may(positions):
    """The same change shows to a seat whose own hand or objective it touches."""
    rng = random.Random(2)
    noticed = 0
    for state in positions[::10]:
        other = shuffled(state, None, rng)
        noticed += any(
            GAME.observe(state, seat) != GAME.observe(other, seat)
            for seat in range(len(state.slayer))
        )
    assert noticed > 0.8 * len(positions[::10])


@pytest.mark.clause("TEG-3.12", "TEG-12.6", "TEG-12.9")
def test_one_sees_ones_own_secrets(positions):
    for state in positions:
        for seat in range(len(state.slayer)):
            seen = GAME.observe(state, seat)
            assert seen.viewer == seat
            assert list(seen.hand) == cards(state.hands[seat])
            assert list(seen.bonus_used) == cards(state.hands[seat] & state.used)
            assert seen.objectives == state.objectives[seat]
            assert seen.target == state.targets[seat]


PUBLIC = """
    settings owner armies missiles guests held phase turn first round chance battle entry situation
    no_card due slayer discards exchanges continents_used conquests card_taken exchanged movable
    gone winners reason attacker defender dice entry_rule entering awaited pacts proposals by_pact
    joint allies joint_conquests movable_missiles zone_due zone_attacked forgone rollers left_over
    used loot numbered last_conquest
""".split()  # noqa: SIM905


@pytest.mark.clause("TEG-12.9", "TEG-13.7", "TEG-1.13")
def test_what_is_public_is_seen_by_all(positions):
    for state in positions[::5]:
        for viewer in (None, *range(len(state.slayer))):
            seen = GAME.observe(state, viewer)
            for name in PUBLIC:
                assert getattr(seen, name) == getattr(state, name), name
            assert seen.to_move == GAME.to_move(state)
            assert seen.hand_sizes == tuple(hand.bit_count() for hand in state.hands)
            assert seen.pile_size == state.pile.bit_count()
            assert seen.situations_left == state.situations


@pytest.mark.clause("TEG-14.1", "TEG-14.3", "D-53")
def test_pacts_and_proposals_are_public(positions):
    """Everybody sees them, and what anybody may propose is the same for every viewer."""
    talking = [state for state in positions if state.pacts]
    assert len(talking) > 100
    assert sum(bool(state.proposals) for state in talking) > 20
    for state in talking[::9]:
        viewers = [GAME.observe(state, viewer) for viewer in (None, *range(len(state.slayer)))]
        for seen in viewers:
            assert (seen.pacts, seen.proposals) == (state.pacts, state.proposals)
        for seen in viewers[:2]:
            assert GAME.proposals(seen, state.turn) == GAME.proposals(state, state.turn)


def test_a_spectator_has_no_secrets_and_no_actions(positions):
    for state in positions:
        seen = GAME.observe(state, None)
        assert (seen.viewer, seen.hand, seen.bonus_used, seen.objectives) == (None, (), (), ())
        assert seen.target == -1
        assert list(seen.legal_actions) == []


def test_the_legal_actions_are_the_viewers_own(positions):
    for state in positions[::5]:
        for seat in range(len(state.slayer)):
            seen = GAME.observe(state, seat)
            assert list(seen.legal_actions) == GAME.legal_actions(state, seat)
            assert all(action.seat == seat for action in seen.legal_actions)
            talks = state.pacts or state.proposals  # answered out of turn
            if state.settings.options.auto_victory and not talks:  # nor is victory declared
                assert bool(seen.legal_actions) == (GAME.to_move(state) == seat)


def test_every_field_of_an_observation_is_accounted_for():
    """A field that is added to `Observation` must be tested here as public or as one's own."""
    own = {"viewer", "hand", "bonus_used", "objectives", "target", "legal_actions", "revealed"}
    derived = {"to_move", "hand_sizes", "pile_size", "situations_left", "history"}

    assert {field.name for field in dataclasses.fields(Observation)} == own | derived | {*PUBLIC}


@pytest.mark.clause("TEG-18.5")
def test_the_end_shows_the_objectives_of_the_winners_only():
    match = Match(seats=4, options={"max_rounds": 3}).run(eager, random.Random(4))
    assert match.is_over

    for viewer in (None, 0, 1, 2, 3):
        seen = GAME.observe(match.state, viewer)
        assert seen.revealed == tuple(match.state.objectives[seat] for seat in match.state.winners)


# The log


@pytest.fixture(scope="module")
def played():
    match = Match(seats=5).run(eager, random.Random(2), limit=900)
    assert {"draw_card", "deal_objective"} <= {action.verb for action in match.actions}
    return match


@pytest.mark.clause("TEG-3.12", "TEG-12.9")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3, 4])
def test_a_log_hides_drawn_cards_and_objectives_of_others(played, viewer):
    for state, action in zip(played.states, played.actions, strict=False):
        shown = GAME.redact(state, action, viewer)
        text = str(encode(shown, played.settings))
        if isinstance(action, DrawCard) and viewer != state.turn:
            assert shown == DrawCard(CHANCE, -1)
            assert text == "['chance', 'draw_card', '?']"
        elif isinstance(action, DealObjective) and viewer != action.receiver:
            assert shown.objectives == (-1,)
            assert shown.receiver == action.receiver
            assert "O-" not in text
        else:
            assert shown == action


@pytest.mark.clause("TEG-14.22", "TEG-12.9")
def test_the_card_of_a_penalty_is_seen_by_the_offender_only():
    match = Match(start=allied(1))
    for words in (["end_turn"], ["lose_card", "Tonga"]):
        state = match.state
        match.act(*words)
    (penalty,) = [item for item in match.events[-1] if item.kind == "zone_penalty"]

    assert isinstance(match.actions[-1], LoseCard)
    assert GAME.redact(state, match.actions[-1], 1) == match.actions[-1]
    for viewer in (None, 0, 2, 3):
        assert GAME.redact(state, match.actions[-1], viewer) == LoseCard(CHANCE, -1)
    assert (penalty.seat, penalty.card) == (1, BOARD.country("Tonga"))


def test_two_objectives_of_another_are_hidden_both():
    match = Match(seats=2).run(eager, random.Random(2), limit=10)
    shown = [
        GAME.redact(state, action, 0)
        for state, action in zip(match.states, match.actions, strict=False)
        if isinstance(action, DealObjective)
    ]

    assert [item.objectives for item in shown if item.receiver == 1] == [(-1, -1)]
    assert [min(item.objectives) >= 0 for item in shown if item.receiver == 0] == [True]


def test_cards_that_are_shown_to_all_are_not_hidden():
    """A canje and a bonus show their cards."""
    start = position(
        phase="reinforce", Blanco="Argentina", cards={"Blanco": ["Argentina", "Las Vegas"]}
    )
    match = Match(start=start)
    match.act("exchange", ["Las Vegas"], [])

    assert GAME.redact(start, match.actions[0], 1) == match.actions[0]


def test_a_hidden_card_is_no_entry_of_a_log(played):
    """An observed card cannot be played as if it were the card itself."""
    at = next(k for k, action in enumerate(played.actions) if isinstance(action, DrawCard))
    trial = played.fork(at)

    with pytest.raises(IllegalAction):
        trial.act("draw_card", "?")

    with pytest.raises(IllegalAction):
        trial.push(DrawCard(CHANCE, -1))


@pytest.mark.clause("TEG-2.6", "TEG-12.9", "TEG-16.3", "TEG-16.5")
def test_events_say_which_of_their_parts_are_secret():
    assert facts.ObjectiveDealt.secret == ("objectives",)
    assert facts.CardDrawn.secret == ("card",)
    assert facts.CardsInherited.secret == ("cards",)
    assert facts.ObjectiveChanged.silent
    kinds = [kind for kind in vars(facts).values() if getattr(kind, "kind", "")]
    silent = [kind for kind in kinds if kind.silent]
    assert silent == [facts.ObjectiveChanged]
    secret = {kind for kind in kinds if kind.secret}
    assert secret == {
        facts.ObjectiveDealt,
        facts.CardDrawn,
        facts.CardsInherited,
        facts.ZonePenalty,
    }


# Asking
