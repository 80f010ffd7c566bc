"""TEG-4: the initial laps."""

import random

import pytest


@pytest.fixture
def laps(deal):
    """A match of so many seats before its first lap, the second seat being the first player."""

    def ready(seats, **options):
        match = deal(seats, **options)
        rng = random.Random(5)
        while match.state.chance != "first":
            match.push(match.game.sample_chance(match.state, rng))
        match.act("roll_first", [1, 6, *[1] * (seats - 2)])
        return match

    return ready


def own(match):
    return match.legal("place")[0][0]


def place_all(match):
    """The seat to move puts all its armies on its first country, and says so."""
    number = match.due()
    match.act("place", own(match), number)
    match.act("end_placement")
    return number


@pytest.mark.clause("TEG-4.1", "TEG-4.2", "TEG-4.3", "D-15")
@pytest.mark.parametrize(
    ("seats", "armies"), [(2, [18]), (3, [8, 4]), (4, [8, 4]), (5, [8, 4]), (6, [8, 4])]
)
def test_each_lap_goes_round_from_the_first_player(seats, armies, laps):
    match = laps(seats)
    colours = match.settings.seats
    wheel = colours[1:] + colours[:1]
    placed = []
    while match.state.round == 0:
        placed.append((match.turn, place_all(match)))
    assert placed == [(colour, number) for number in armies for colour in wheel]
    assert sum(match.state.armies) == 72 + sum(armies) * seats


@pytest.mark.clause("TEG-4.1")
def test_armies_go_on_one_or_more_own_countries_as_one_likes(laps):
    match = laps(4)
    first, second, third, *_ = dict.fromkeys(name for name, _ in match.legal("place"))
    match.act("place", first, 5)
    match.act("place", second, 2)
    match.act("place", third, 1)
    assert match.armies(first, second, third) == [6, 3, 2]
    assert match.verbs() == {"end_placement"}


@pytest.mark.clause("TEG-4.2")
def test_each_seat_has_added_twelve_when_the_first_round_begins(laps):
    match = laps(3)
    while match.state.round == 0:
        place_all(match)
    held = match.state.held
    per_seat = [
        sum(armies for n, armies in enumerate(match.state.armies) if held[seat] >> n & 1)
        for seat in range(3)
    ]
    assert per_seat == [24 + 12] * 3
    assert (match.phase, match.state.chance) == ("round_start", "situation")


@pytest.mark.clause("TEG-4.4")
@pytest.mark.parametrize("placed", [0, 7])
def test_a_lap_does_not_go_on_while_armies_are_left(placed, laps):
    match = laps(4)
    if placed:
        match.act("place", own(match), placed)
    match.refuses("armies_left_to_place", "TEG-4.4", "end_placement")
    assert "end_placement" not in match.verbs()


@pytest.mark.clause("TEG-4.4")
@pytest.mark.parametrize("armies", [0, -1, -8])
def test_no_armies_or_fewer_are_refused(armies, laps):
    match = laps(4)
    match.refuses("bad_amount", "TEG-4.4", "place", own(match), armies)


@pytest.mark.clause("TEG-4.4")
@pytest.mark.parametrize("armies", [1.5, "2", None, True])
def test_what_is_no_whole_number_of_armies_is_refused(armies, laps):
    match = laps(4)
    match.refuses("bad_amount", "TEG-4.4", "place", own(match), armies)


@pytest.mark.clause("TEG-4.1")
def test_more_armies_than_due_are_refused(laps):
    match = laps(4)
    match.refuses("too_many_armies", "TEG-4.1", "place", own(match), 9)
    match.act("place", own(match), 3)
    match.refuses("too_many_armies", "TEG-4.1", "place", own(match), 6)


@pytest.mark.clause("TEG-4.1", "TEG-7.3")
def test_a_country_of_another_seat_is_refused(laps):
    match = laps(4)
    foreign = next(
        name for name in match.settings.board.countries if match.owner(name) != match.turn
    )
    match.refuses("not_your_country", "TEG-7.3", "place", foreign, 1)


@pytest.mark.clause("TEG-4.1")
@pytest.mark.parametrize("colour", ["Blanco", "Rojo", "Azul"])
def test_placing_out_of_order_is_refused(colour, laps):
    match = laps(4)
    seat = match.seat(colour)
    country = next(n for n, owner in enumerate(match.state.owner) if owner == seat)
    name = match.settings.board.countries[country]
    match.refuses("not_your_turn", "TEG-4.1", "place", name, 1, seat=colour)
    match.refuses("not_your_turn", "TEG-4.1", "end_placement", seat=colour)


RING = "Bolivia 2, Argentina 2, Brasil 2, Colombia 2, Australia 2"


@pytest.mark.clause("TEG-4.5", "TEG-10.6")
@pytest.mark.parametrize("phase", ["initial_1", "initial_2"])
def test_a_surrounded_country_takes_armies_in_the_initial_laps(phase, start):
    match = start(seats=4, Blanco="Chile, Japón", Negro=RING, phase=phase)
    assert match.allows("place", "Chile", 4)
    later = start(Blanco="Chile, Japón", Negro=RING, phase="reinforce")
    later.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)


@pytest.mark.clause("TEG-4.6")
@pytest.mark.parametrize("phase", ["initial_1", "initial_2"])
@pytest.mark.parametrize(
    ("words", "clause"),
    [
        (["attack", "Chile", "Bolivia"], "TEG-5.5"),
        (["regroup", "Chile", "Colombia", 1], "TEG-5.5"),
        (["exchange", ["Argentina"], []], "TEG-7.9"),
        (["request_card"], "TEG-5.5"),
        (["bonus", "Argentina"], "TEG-12.7"),
        (["end_turn"], "TEG-5.5"),
    ],
    ids=lambda item: item[0] if isinstance(item, list) else "",
)
def test_only_armies_are_placed_in_the_initial_laps(phase, words, clause, start):
    match = start(
        seats=4,
        Blanco="Chile 5, Colombia",
        Negro="Bolivia",
        phase=phase,
        cards={"Blanco": ["Argentina"]},
    )
    assert match.verbs() == {"place"}
    match.refuses("wrong_phase", clause, *words)


@pytest.mark.clause("TEG-4.6", "D-16")
@pytest.mark.parametrize("phase", ["initial_1", "initial_2"])
@pytest.mark.parametrize("words", [["place_missile", "Chile"], ["convert_to_missile", "Chile", 1]])
def test_no_missile_enters_in_the_initial_laps(phase, words, start):
    match = start(seats=4, Blanco="Chile 9", phase=phase)
    assert match.verbs() == {"place"}
    match.refuses("missiles_not_allowed_now", "TEG-4.6", *words)


@pytest.mark.clause("TEG-4.6")
def test_no_continent_gives_armies_in_the_initial_laps(start):
    sur = "Argentina, Bolivia, Brasil, Chile, Colombia, Paraguay, Uruguay, Venezuela"
    match = start(seats=4, Blanco=sur, phase="initial_1")
    assert match.due() == 8
    assert match.legal("place")[-1][1] == 8
