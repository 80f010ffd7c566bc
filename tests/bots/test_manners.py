"""Memory and manners of bots: which offers they make, what they believe, how often they ask."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, position
from teg_nb.bots.teg.manners import belief, remembered
from teg_nb.engine.actions import Action
from teg_nb.engine.games.teg.actions import (
    AcceptPact,
    DeclinePact,
    EndAttack,
    EndPlacement,
    EndRegroup,
    EndTurn,
    ProposeCountry,
)
from teg_nb.engine.games.teg.events import PactProposed
from teg_nb.engine.games.teg.pacts.kinds import REASONS
from teg_nb.engine.games.teg.pacts.wording import reason_text
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import SinglePlayout

# Blanco fears Negro's armies at a border; Rojo stands beside both.
AFRAID = {
    "Blanco": "Chile 2, España 3",
    "Negro": "Argentina 9",
    "Rojo": "Bolivia 2, Francia 30",
    "rest": "Rojo",
    "phase": "attack",
    "conquests": 1,
}


def declining(seen: Any, rng: random.Random) -> Action | None:
    """Play as `normal`, but decline every offer: the person whom bots ask most."""
    chosen = POLICIES["normal"](seen, rng)
    if isinstance(chosen, AcceptPact):
        return DeclinePact(chosen.seat, chosen.number)
    return chosen


def questions(match: Match, seat: int) -> Counter[tuple[int, int]]:
    """Count the questions that a seat gets out of turn, by round and seat of the turn."""
    asked: Counter[tuple[int, int]] = Counter()
    for state, events in zip(match.states, match.events, strict=False):
        for event in events:
            if event.asks and getattr(event, event.asks) == seat != state.turn:
                asked[state.round, state.turn] += 1
    return asked


def offers(match: Match) -> list[tuple[int, int, PactProposed]]:
    """List the offers of a match, with the round and the seat of their turns."""
    return [
        (state.round, state.turn, event)
        for state, events in zip(match.states, match.events, strict=False)
        for event in events
        if isinstance(event, PactProposed)
    ]


@pytest.mark.parametrize("bot", ["greedy", "hard", "easy", "missile_keeper"])
def test_no_offer_is_repeated_to_a_seat_in_a_turn(bot: str) -> None:
    made = 0
    for seed in range(2):
        match = Match("teg", 4, {"max_rounds": 12}).run(POLICIES[bot], random.Random(seed), 1500)
        counts = Counter(
            (round, turn, event.seat, event.partner, event.pact, event.terms)
            for round, turn, event in offers(match)
        )
        made += len(counts)
        assert not counts or max(counts.values()) == 1
    assert made


@pytest.mark.parametrize("bot", ["greedy", "hard"])
def test_every_offer_has_a_reason_in_words(bot: str) -> None:
    texts: Counter[str] = Counter()
    for seed in range(3):
        match = Match("teg", 4, {"max_rounds": 12}).run(POLICIES[bot], random.Random(seed), 1500)
        for _, _, event in offers(match):
            for lang in ("es", "en"):
                why = reason_text(event.reason, event.against, match.settings, lang)
                assert why
                texts[why] += 1
            assert event.against not in (event.seat, event.partner)
    assert len(texts) >= 4


def passing(seen: Any, rng: random.Random) -> Action | None:
    """End each phase, with armies due in the first country: nothing changes hands."""
    if seen.viewer != seen.to_move:
        return None
    ends = seen.legal_actions.of_type(EndPlacement, EndAttack, EndRegroup, EndTurn)
    return ends[0] if ends else seen.legal_actions[-1]


def refused(times: int) -> Match:
    """Play offers of peace at Chile from Blanco, which Negro refuses."""
    match = Match(start=position(**AFRAID))
    for number in range(1, times + 1):
        match.act("propose_country", "Negro", "Chile", "Argentina", seat="Blanco")
        match.act("decline_pact", number, seat="Negro")
    return match


def left(match: Match) -> list[int]:
    """Return how many questions Blanco may still put to each seat in this turn."""
    return remembered(match.observe(0), {1, 2}).left


def test_an_offer_is_not_repeated_in_its_turn_but_another_may_be_made() -> None:
    match = refused(1)
    board = match.settings.board
    chile, spain, argentina = map(board.country, ("Chile", "España", "Argentina"))
    memory = remembered(match.observe(0), {1, 2})

    assert memory.left == [2, 1, 2]
    assert not memory.allows(ProposeCountry(0, 1, chile, argentina))
    assert not memory.allows(
        ProposeCountry(0, 1, chile, argentina, reason=0, against=2)
    )  # whatever the reason
    assert memory.allows(ProposeCountry(0, 1, spain, argentina))


@pytest.mark.parametrize(("times", "later"), [(1, [2, 2, 2]), (2, [2, 0, 2])])
def test_after_two_refusals_a_seat_is_left_alone_in_later_turns(
    times: int, later: list[int]
) -> None:
    match = refused(times)
    match.play(passing, random.Random(1), "round")
    match.play({1: passing, 2: passing}, random.Random(2))
    assert (match.state.round, match.state.turn) != (match.states[0].round, 0)

    assert left(match) == later


@pytest.mark.parametrize(
    ("source", "target", "dice", "later"),
    [
        ("España", "Francia", ([6, 6], [1]), [2, 0, 2]),  # far from Negro
        ("Chile", "Argentina", ([6], [1]), [2, 2, 2]),  # what divided the two
        ("Chile", "Bolivia", ([6], [1]), [2, 2, 2]),  # one more country beside Argentina
    ],
)
def test_refusals_are_forgotten_where_the_border_changes(
    source: str, target: str, dice: tuple[list[int], list[int]], later: list[int]
) -> None:
    start = {**AFRAID, "Negro": "Argentina 1, Uruguay 5", "Rojo": "Bolivia 1, Francia 1"}
    match = Match(start=position(**start))
    for number in (1, 2):
        match.act("propose_country", "Negro", "Chile", "Argentina", seat="Blanco")
        match.act("decline_pact", number, seat="Negro")
    match.act("attack", source, target)
    match.act("roll", *dice)
    match.play(passing, random.Random(1), "round")

    assert match.state.turn != 0 or match.state.round > match.states[0].round
    assert left(match) == later


def test_a_question_that_nobody_answers_counts_as_refused() -> None:
    match = Match(start=position(**AFRAID))
    match.act("propose_country", "Negro", "Chile", "Argentina")
    match.act("propose_country", "Negro", "España", "Argentina")
    match.play(passing, random.Random(1), "turn")

    assert [event.kind for events in match.events for event in events].count("pact_lapsed") == 2
    assert left(match) == [2, 0, 2]


def test_a_word_is_believed_by_what_was_kept_and_broken() -> None:
    """The mean of Beta(1 + kept, 1 + broken), for both parties of a pact."""
    match = Match(start=position(**AFRAID))
    match.act("propose_country", "Negro", "Chile", "Argentina")
    match.act("accept_pact", 1, seat="Negro")
    assert [belief(match.observe(0), seat) for seat in range(3)] == [1 / 2] * 3

    match.act("announce_break", 1, seat="Negro")
    assert [belief(match.observe(0), seat) for seat in range(3)] == [1 / 2, 1 / 3, 1 / 2]

    while match.state.pacts:
        match.play(passing, random.Random(1), "turn")
    assert match.events[-1] or match.state.pacts == ()
    assert [belief(match.observe(2), seat) for seat in range(3)] == [2 / 3, 1 / 3, 1 / 2]


@pytest.mark.parametrize("breaks", [False, True])
def test_peace_is_refused_to_who_broke_a_pact(breaks: bool) -> None:
    """The same offer at the same border: welcome from who kept its word so far."""
    forces = {**AFRAID, "Blanco": "Chile 3, España 3", "Negro": "Argentina 4", "turn": "Negro"}
    match = Match(start=position(**forces))
    match.act("propose_world", "Blanco")
    match.act("accept_pact", 1, seat="Blanco")
    if breaks:
        match.act("announce_break", 1)
    match.act("propose_country", "Blanco", "Argentina", "Chile")
    answer = POLICIES["greedy"](match.observe(0), random.Random(1))

    assert isinstance(answer, DeclinePact if breaks else AcceptPact)


def test_playouts_make_no_offers() -> None:
    """They have no history, so nobody there can know what was refused."""
    match = Match("teg", 4).run(POLICIES["greedy"], random.Random(1), 150)
    assert offers(Match("teg", 4).run(POLICIES["greedy"], random.Random(1), 1500))
    playout = SinglePlayout(GAMES["teg"], match.state)
    playout.run(POLICIES["greedy"], random.Random(1), 1500)
    assert playout.state.numbered == match.state.numbered


@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_a_person_among_bots_answers_at_most_two_questions_a_turn(bot: str) -> None:
    most = made = 0
    for seed in range(2):
        policies = [declining, *[POLICIES[bot]] * 3]
        match = Match("teg", 4).run(policies, random.Random(seed), 1200)
        most = max([most, *questions(match, 0).values()])
        made += len(offers(match))

    assert made
    assert most <= 2


@pytest.mark.parametrize("game", [game for game in GAMES if game != "teg"])
def test_no_other_game_asks_out_of_turn(game: str) -> None:
    """No event of theirs asks a seat, so bots of any level have no questions."""
    match = Match(game, 3).run(POLICIES["hard"], random.Random(1), 300)

    assert match.events
    assert not any(event.asks for events in match.events for event in events)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_reason_is_told_in_the_news(lang: str) -> None:
    match = Match(start=position(**AFRAID))
    match.act("propose_country", "Negro", "Chile", "Argentina", "turn_on", "Rojo")
    [line] = match.news(-1, lang=lang)

    assert reason_text(0, 2, match.settings, lang) in line.text
    assert "Rojo" in line.text
    assert list(REASONS)[match.state.proposals[0].reason] == "turn_on"
