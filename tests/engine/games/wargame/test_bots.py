"""The bots of the resource war."""

import random
from collections import Counter

import pytest

from teg_nb.bots import POLICIES
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.play.match import Match

pytestmark = pytest.mark.slow

GREEDY, RANDOM = POLICIES["greedy"], POLICIES["random"]


def test_greedy_beats_random_clearly():
    """One greedy seat against three: by chance it would win a quarter."""
    won = 0
    for seed in range(12):
        policies = [RANDOM] * 4
        policies[seed % 4] = GREEDY
        match = Match("wargame", 4, {"max_rounds": 12}).run(policies, random.Random(seed))
        won += match.outcome.winners == (seed % 4,)
    assert won >= 9


@pytest.mark.parametrize("seats", range(2, 7))
def test_greedy_plays_to_the_end_alike_for_the_same_seed(seats):
    runs = [Match("wargame", seats).run(GREEDY, random.Random(seats)) for _ in range(2)]
    assert runs[0].is_over
    assert list(runs[0].lines()) == list(runs[1].lines())


@pytest.mark.parametrize(
    "options",
    [
        {"resource_pool": "seat", "spoils": "captured"},
        {"reinforcement.first_round": True, "start.metal": 0, "labour": 3},
        {"cost.plane": {}, "min_left": 3, "range.missile": "none"},
        {"stocks_public": True, "cost.missile": {"metal": 1}, "cost.cyber_attack": {"food": 1}},
    ],
)
def test_greedy_only_does_what_is_legal_under_any_options(options):
    for seed in range(3):
        match = Match("wargame", 3, {"max_rounds": 6, **options})
        try:
            match.run(GREEDY, random.Random(seed))
        except IllegalAction as fault:
            pytest.fail(str(fault))
        assert match.is_over


OBJECTIVES = {
    "walls": ("Muralla", "Cemento"),
    "fleet": ("Barco",),
    "treasure_hunter": ("Tesoros",),
}


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_greedy_works_for_its_objective(objective, start):
    """It orders what the objective needs, and a seat with another objective does not."""

    def ordered(id):
        match = start(
            Rojo="Australia 3, Sumatra 3, Borneo 3, Nueva Guinea 3, China 3",
            Azul="Brasil 2",
            objectives={"Rojo": id},
            seats=["Rojo", "Azul"],
            options={"max_rounds": 6},
        )
        match.run([GREEDY, RANDOM], random.Random(3), limit=240)
        words = Counter()
        for line in list(match.lines())[1:]:
            if line.startswith('["Rojo", '):
                words.update(word for word in OBJECTIVES[objective] if f'"{word}"' in line)
        return sum(words.values())

    assert ordered(objective) > ordered("europe_africa")


def test_greedy_attacks_with_advantage_and_takes_what_its_objective_asks_for(start):
    match = start(
        Rojo="Brasil 9",
        Azul="Argelia-Nigeria 2, Venezuela-Colombia-Ecuador 2",
        objectives={"Rojo": "europe_south_america"},
        seats=["Rojo", "Azul"],
        rest="Azul",
    )
    match.play([GREEDY, RANDOM], random.Random(1), until="action")
    assert match.actions[0].verb == "attack"
    target = match.settings.board.countries[match.actions[0].target]
    assert match.at(target).owner == "Rojo"
    south = match.settings.board.continents[1].countries
    assert match.actions[0].target in south


ASIA = "Aral, Omsk, Dudinka, India, Vietnam, China, Mongolia, Tchita, Siberia, Vladivostok, Japón"


def first_targets(start, **position):
    """Return the first target of greedy, in each of several matches from the same position."""
    targets = set()
    for seed in range(6):
        match = start(seats=["Rojo", "Azul", "Verde"], **position)
        match.play([GREEDY, RANDOM, RANDOM], random.Random(seed), until="action")
        assert match.actions[0].verb == "attack"
        targets.add(match.settings.board.countries[match.actions[0].target])
    return targets


@pytest.mark.parametrize(("round", "targets"), [(5, {"India"}), (2, {"India", "Australia"})])
def test_greedy_takes_what_another_needs_once_objectives_are_about_to_count(start, round, targets):
    """Azul lacks one territory of Asia; before round 5 that is worth nothing."""
    first = first_targets(
        start,
        Rojo="Sumatra 9",
        Azul=ASIA,
        objectives={"Rojo": "walls"},
        round=round,
    )
    assert first == targets


def test_greedy_goes_where_its_objective_finds_what_it_lacks(start):
    """Europe has nothing rare; in South America there is niobium."""
    targets = first_targets(
        start,
        Rojo="Argelia-Nigeria 9",
        Azul="Brasil 2, España-Francia-Italia 2",
        rest="Verde",
        objectives={"Rojo": "rare_collection"},
    )
    assert targets == {"Brasil"}


@pytest.mark.slow
def test_greedy_matches_are_quick_and_end_in_several_ways():
    reasons = Counter(
        Match("wargame", 4).run(GREEDY, random.Random(seed)).outcome.reason for seed in range(9)
    )
    assert reasons["objective"] > 2
    assert sum(reasons.values()) == 9
