"""Positions imagined from what a viewer knows: they fit it, they are valid, and they vary."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, IllegalAction, Match, load_board
from teg_nb.engine.board import members
from teg_nb.engine.games.eggar.question_bank import bundled
from teg_nb.engine.games.reconquista.deduction import Gap, blank
from teg_nb.engine.games.reconquista.determinize import _deal
from teg_nb.engine.games.reconquista.state import owner_of
from teg_nb.engine.games.teg.objectives import occupation_met
from teg_nb.engine.games.wargame.determinize import Book

pytestmark = pytest.mark.slow

games = pytest.mark.parametrize("game", list(GAMES))

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "teg": ({}, {"auto_victory": False}, {"choose_dice": True, "max_rounds": 9}),
    "tgm": ({}, {"variant": "world"}, {"hands_public": True}, {"win_check": "claim"}),
    "reconquista": ({}, {"pass_order": "attacker_first"}, {"memory_aid": False}),
    "wargame": ({}, {"resource_pool": "seat"}, {"spoils": "captured"}, {"stocks_public": True}),
    "eggar": ({}, {"question_level": "hard"}, {"question_level": "off"}),
}


@cache
def played(game: str, number: int) -> Match:
    """A match between bots, of 2 to 4 seats; shared, so not to be played on."""
    options = OPTIONS[game][number % len(OPTIONS[game])]
    policy = POLICIES["random" if number % 2 else "greedy"]
    for seats in (2 + number % 3, 3):
        try:
            match = Match(game, seats, options)
        except IllegalAction:
            continue
        return match.run(policy, random.Random(number), limit=500)
    raise AssertionError(game)


def looks(game: str, most: int, seed: int = 0) -> Iterator[tuple[Match, int | None]]:
    """Some steps of some matches, and a viewer for each; the beginnings and the end among them."""
    rng = random.Random(seed)
    for number in range(8):
        match = played(game, number)
        steps = [*range(6), len(match)]
        steps += rng.sample(range(len(match)), min(most, len(match)))
        for step in steps:
            seats = len(match.settings.seats)
            yield match.fork(step), rng.choice([None, *range(seats), *range(seats)])


@games
def test_it_is_seen_as_the_viewer_sees_it(game: str) -> None:
    """Equal observations, legal actions included, with the history and without."""
    for match, viewer in looks(game, 24):
        bare = match.game.observe(match.state, viewer)
        for seen in (match.observe(viewer), bare):
            sample = match.game.determinize(seen, random.Random(len(match)))
            again = match.game.observe(sample, viewer)
            assert again == bare
            assert list(again.legal_actions) == list(bare.legal_actions)
            assert match.game.outcome(sample) == match.game.outcome(match.state)


@games
def test_it_is_a_position_that_can_occur(game: str) -> None:
    for match, viewer in looks(game, 12, 1):
        sample = match.game.determinize(match.observe(viewer), random.Random(len(match)))
        assert match.game.load(match.game.dump(sample)) == sample


@games
def test_it_changes_nothing_that_it_was_given(game: str) -> None:
    for match, viewer in looks(game, 10, 2):
        before, seen = match.state.copy(), match.observe(viewer)
        sample = match.game.determinize(seen, random.Random(1))
        other = Match(start=sample)
        other.run(POLICIES["random"], random.Random(2), limit=20)
        assert match.state == before
        assert seen == match.observe(viewer)


@games
def test_it_can_be_played_to_the_end(game: str) -> None:
    for number in range(4):
        match = played(game, number)
        step = len(match) * (number + 1) // 5
        seen = match.fork(step).observe(number % len(match.settings.seats))
        sample = match.game.determinize(seen, random.Random(number))
        other = Match(start=sample)
        while not other.is_over and other.state.round < match.states[step].round + 30:
            other.run(POLICIES["random"], random.Random(number), limit=500)
        assert len(other) or other.is_over


@games
def test_it_depends_on_nothing_but_the_observation_and_the_generator(game: str) -> None:
    for match, viewer in looks(game, 5, 3):
        seen = match.observe(viewer)
        one, two = (match.game.determinize(seen, random.Random(5)) for _ in range(2))
        assert one == two
        state = random.getstate()
        match.game.determinize(seen, random.Random(6))
        assert random.getstate() == state


@games
def test_what_is_hidden_varies(game: str) -> None:
    """Over many seeds there are many positions wherever somebody else has a secret."""
    varied = 0
    for match, viewer in looks(game, 4, 4):
        seen = match.observe(viewer)
        samples = [match.game.determinize(seen, random.Random(seed)) for seed in range(12)]
        varied += any(item != samples[0] for item in samples)
    assert varied > 20


# What is drawn, against what can be counted


def shares(match: Match, viewer: int | None, of: Any, draws: int = 1500) -> dict[Any, float]:
    """Count each value in many draws."""
    rng, seen = random.Random(1), match.observe(viewer)
    counts = Counter(of(match.game.determinize(seen, rng)) for _ in range(draws))
    return {value: count / draws for value, count in counts.items()}


def are_equal(measured: dict[Any, float], wanted: set[Any], draws: int = 1500) -> bool:
    """Check that the values are these and no others, each about equally often."""
    share = 1 / len(wanted)
    most = 5 * (share * (1 - share) / draws) ** 0.5  # five standard deviations
    return set(measured) == wanted and all(abs(item - share) <= most for item in measured.values())


@pytest.mark.clause("TEG-12.9")
def test_teg_hands_are_dealt_from_the_cards_not_seen() -> None:
    board = load_board("teg")
    unseen = ["Chile", "Argentina", "Cuba", "Brasil"]
    shown = [name for name in board.countries if name not in unseen]
    state = GAMES["teg"].position(
        Blanco="España 3",
        Negro="Chile 2",
        seats=["Blanco", "Negro"],
        cards={"Negro": unseen[:2], "Blanco": shown[:1]},
        discards=shown[1:],
    )
    pairs = {(1 << a) | (1 << b) for a, b in combinations(map(board.country, unseen), 2)}
    match = Match(start=state)
    assert are_equal(shares(match, 0, lambda sample: sample.hands[1]), pairs)
    assert are_equal(shares(match, None, lambda sample: sample.hands[1].bit_count()), {2})


@pytest.mark.clause("TEG-12.6", "TEG-16.3")
def test_teg_a_card_that_was_shown_stays_with_who_showed_it() -> None:
    """Without a history somebody has it; who inherits it has it."""
    state = GAMES["teg"].position(
        Blanco="Chile 3, Argentina 9",
        Negro="España",
        Rojo="Francia 4",
        phase="card",
        cards={"Blanco": ["Chile", "Cuba"], "Negro": ["Brasil"], "Rojo": ["Bolivia", "Florida"]},
    )
    match = Match(start=state)
    card = match.settings.board.country("Chile")
    match.act("bonus", "Chile")

    def holder(sample: Any) -> int:
        return next(seat for seat, hand in enumerate(sample.hands) if hand >> card & 1)

    assert shares(match, 2, holder, 100) == {0: 1}
    bare = match.game.observe(match.state, 2)
    rng = random.Random(1)
    holders = Counter(holder(match.game.determinize(bare, rng)) for _ in range(300))
    assert set(holders) == {0, 1}
    assert holders[0] > holders[1], "two of the three cards are in that hand"


@pytest.mark.clause("TEG-3.12")
def test_teg_objectives_are_a_uniform_deal_in_which_nobody_has_won() -> None:
    def start(rest: str | None) -> Any:
        return GAMES["teg"].position(
            Blanco="España 3",
            Rojo="Chile",
            Azul="Cuba",
            seats=["Blanco", "Negro", "Rojo", "Azul"],
            rest=rest,
            objectives={"Blanco": "O-1"},
            options={"common_objective_countries": 72},
        )

    def imagined(state: Any, seat: int) -> dict[Any, float]:
        return shares(Match(start=state), 0, lambda sample: sample.objectives[seat][0])

    cards = GAMES["teg"].setup(4).settings.facts.objectives
    assert are_equal(imagined(start(None), 2), set(range(1, len(cards))))
    most = start("Negro")
    unmet = {n for n, card in enumerate(cards) if not occupation_met(most, card, most.held[1])}
    assert 0 < len(unmet - {0}) < 15
    assert are_equal(imagined(most, 1), unmet - {0}), "it would have won with any other"


@pytest.mark.clause("TEG-16.5")
def test_teg_an_objective_whose_target_fell_is_the_common_one() -> None:
    state = GAMES["teg"].position(
        Blanco="España 3", Negro="Chile", Rojo="Cuba", seats=["Blanco", "Negro", "Rojo", "Azul"],
        out={"Azul": "Blanco"},
    )  # fmt: skip
    match = Match(start=state)
    pairs = shares(match, 2, lambda item: (item.objectives[1], item.targets[1]))
    assert ((), -1) in pairs
    assert all(target != 3 for _, target in pairs)


@pytest.mark.clause("TGM-14.1")
def test_tgm_hands_and_objectives() -> None:
    game = GAMES["tgm"]
    names = game.setup(3).settings.facts.cards
    state = game.position(
        Blanco="Perú 4",
        Negro="Japón 3",
        Rojo="Brasil",
        cards={"Negro": names[:1], "Rojo": names[1:2]},
        discards=names[4:],
        objectives={"Blanco": "destroy_1"},
    )
    match = Match(start=state)
    drawn = shares(match, 0, lambda sample: (sample.hands[1], sample.hands[2]))
    assert are_equal(drawn, {(1 << a, 1 << b) for a, b in permutations(range(4), 2)})
    in_play = set(state.settings.objectives_in_play) - {state.objectives[0]}
    assert set(shares(match, 0, lambda sample: sample.objectives[1])) <= in_play


@pytest.mark.clause("EGG-7.1")
def test_eggar_any_choice_may_be_right_but_for_who_reads_it() -> None:
    for options in ({}, {"questions": [card.plain() for card in bundled()[:40:2]]}):
        match = Match("eggar", 3, {"question_level": "easy", **options})
        rng = random.Random(1)
        while match.state.question < 0:
            match.run(POLICIES["greedy"], rng, limit=1)
        right = match.settings.questions[match.state.question].answer

        def answer(sample: Any) -> int:
            number: int = sample.settings.questions[sample.question].answer
            return number

        reader = match.state.turn
        assert shares(match, reader, answer, 20) == {right: 1}
        choices = set(range(len(match.settings.questions[match.state.question].es.choices)))
        assert are_equal(shares(match, match.to_move, answer, 400), choices, 400)


@pytest.mark.clause("REC-8.2")
def test_reconquista_an_attack_was_won_or_lost() -> None:
    """To a third seat; the two sides know."""
    game = GAMES["reconquista"]
    state = game.position(
        Blanco="Soria 4, Burgos 3", Negro="Zaragoza 2", Rojo="Sevilla", dealer="Negro", seats=3
    )
    match = Match(start=state)
    target = match.settings.board.country("Zaragoza")
    match.act("attack", "Zaragoza")
    assert shares(match, 2, lambda sample: owner_of(sample, target), 50) == {1: 1}
    match.act("commit", ["Soria"], seat="Blanco")
    match.act("commit", [], seat="Negro")
    assert owner_of(match.state, target) == 0
    assert are_equal(shares(match, 2, lambda sample: owner_of(sample, target)), {0, 1})
    assert shares(match, 1, lambda sample: owner_of(sample, target), 50) == {0: 1}


@pytest.mark.clause("REC-3.3", "REC-8.1")
def test_reconquista_unseen_cards_go_to_all_others_alike() -> None:
    match = Match("reconquista", 3)
    match.run(POLICIES["greedy"], random.Random(1), limit=2)
    match = match.fork(2)
    place = next(iter(members(match.state.hands[1])))
    assert are_equal(shares(match, 0, lambda sample: owner_of(sample, place), 600), {1, 2}, 600)
    assert are_equal(
        shares(match, None, lambda sample: owner_of(sample, place), 600), {0, 1, 2}, 600
    )


@pytest.mark.clause("REC-3.5", "REC-3.8")
def test_reconquista_what_looks_at_the_board_bind_is_kept_and_all_of_it_comes_up() -> None:
    """Two others have added five each: 3 + 2 and 4 + 1, so that there are two ways to share out."""
    share = 20
    gap = Gap(((20, 3), (21, 2), (22, 4), (23, 1)), ((1, 5), (2, 5)))
    owners = [1] * share + [6] * (2 * share)
    memory = blank(0, 3, 60)._replace(each=share, most=27, owners=tuple(owners), gaps=(gap,))
    rng = random.Random(1)
    deals = Counter(tuple(_deal(owners, memory, rng)[20:24]) for _ in range(400))
    assert are_equal({k: n / 400 for k, n in deals.items()}, {(1, 1, 2, 2), (2, 2, 1, 1)}, 400)


@pytest.mark.parametrize("options", OPTIONS["wargame"], ids=str)
@pytest.mark.parametrize("policy", ["greedy", "random"])
def test_wargame_the_book_of_who_sees_all_is_true(options: dict[str, Any], policy: str) -> None:
    """Entered event by event, nothing hidden, it has the stocks and treasures of every position."""
    match = Match("wargame", 3, options).run(POLICIES[policy], random.Random(3), limit=400)
    book = Book(match.states[0], random.Random(1))
    for events, state in zip(match.events, match.states[1:], strict=True):
        for event in events:
            book.told(event)
        if state.chance != "deal":
            assert [tuple(stock) for stock in book.stocks] == state.stocks
            assert tuple(book.treasures) == state.treasures


@pytest.mark.clause("WAR-7.1", "WAR-8.1")
def test_wargame_who_pays_has_found_it() -> None:
    """Metal for a wall, after a search nobody saw the end of, was what it was for."""
    match = Match("wargame", 3, {"gather": {"basic": 3}})
    match.resolve_chance(random.Random(2))
    seat = match.to_move
    price = dict(match.settings.price["wall.1"])
    country = next(iter(members(match.state.held[seat])))
    stock = dict(enumerate(match.state.stocks[country]))
    missing = [good for good, number in price.items() if stock[good] < number]
    assert missing
    name = match.settings.board.countries[country]
    words = match.settings.vocabulary
    viewer = (seat + 1) % 3
    before = shares(match, viewer, lambda sample: sample.stocks[country], 20)
    assert list(before) == [match.state.stocks[country]], "what the deal gave is known"
    for good in missing:
        match.act("gather", name, words["resource"][good], 1)
        match.resolve_chance(random.Random(1))
    assert len(shares(match, viewer, lambda sample: sample.stocks[country], 60)) > 2
    match.act("upgrade", name, words["installation"][0])
    assert shares(match, viewer, lambda sample: sample.stocks[country], 30) == {
        match.state.stocks[country]: 1
    }
