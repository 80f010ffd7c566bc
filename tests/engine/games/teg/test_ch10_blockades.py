"""TEG-10: blockades. Chile has five neighbours, Corea five, Bolivia four, México three."""

import pytest
from teg_table import far_from

from teg_nb.engine.board import load_board
from teg_nb.engine.games.teg.blockades import is_blocked

BOARD = load_board("teg")
RING = "Bolivia 2, Argentina 2, Brasil 2, Colombia 2, Australia 2"  # of Chile
FAR_RING = "Vietnam 2, China 2, Kamchatka 2, Japón 2, Malasia 2"  # of Corea
# Eleven more countries.
APART = "Cuba, Islandia, Angola, Italia, Irán, Florida, Oregón, Canadá, Serbia, Nigeria, Noruega"


def neighbours(name):
    return [BOARD.countries[other] for other in BOARD.neighbours[BOARD.country(name)]]


def ring(name, armies=2):
    return ", ".join(f"{other} {armies}" for other in neighbours(name))


def blocked(match, name, colour="Blanco"):
    return is_blocked(match.state, match.country(name), match.seat(colour))


# When a country is blocked


@pytest.mark.clause("TEG-10.1", "TEG-10.3")
@pytest.mark.parametrize("name", BOARD.countries)
def test_a_country_with_three_neighbours_of_one_enemy_is_blocked(name, start):
    match = start(
        Blanco=f"{name}, {far_from(name)}", Negro=ring(name), rest="Negro", phase="reinforce"
    )
    closed = len(neighbours(name)) >= 3
    assert blocked(match, name) == closed
    assert match.allows("place", name, 1) == (not closed)
    if closed:
        match.refuses("blocked_country", "TEG-10.3", "place", name, 1)


@pytest.mark.clause("TEG-10.1")
@pytest.mark.parametrize("open_side", ["Bolivia", "Argentina", "Brasil", "Colombia", "Australia"])
def test_every_neighbour_belongs_to_one_enemy_with_two_armies(open_side, start):
    others = RING.replace(f"{open_side} 2", "Tonga")
    for parts in (
        {"Negro": f"{others}, {open_side} 1"},
        {"Negro": others, "Rojo": f"{open_side} 9"},
        {"Blanco": f"Chile, Cuba, {open_side}", "Negro": others},
    ):
        match = start(phase="reinforce", rest="Negro", **{"Blanco": "Chile, Cuba", **parts})
        assert not blocked(match, "Chile")
        assert match.allows("place", "Chile", 4)


@pytest.mark.clause("TEG-10.1", "TEG-9.14", "D-42")
def test_missiles_of_a_blocker_are_no_second_army(start):
    weak = RING.replace("Bolivia 2", "Bolivia 1 + 9m")
    match = start(Blanco="Chile, Cuba", Negro=weak, phase="reinforce")
    assert match.allows("place", "Chile", 1)
    armed = start(Blanco="Chile, Cuba", Negro=RING.replace("2", "2 + 1m"), phase="reinforce")
    armed.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)


@pytest.mark.clause("TEG-10.1")
def test_the_armies_and_missiles_of_the_blocked_country_do_not_matter(start):
    match = start(Blanco="Chile 90 + 9m, Cuba", Negro=RING, phase="reinforce")
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)


@pytest.mark.clause("TEG-10.2")
def test_a_blockade_follows_from_the_board_and_nobody_declares_it(start):
    match = start(Blanco="Chile 5, Cuba", Negro=RING, phase="attack")
    assert blocked(match, "Chile")
    match.throw("Chile", "Bolivia", [6, 1, 1], [5, 5])
    assert not blocked(match, "Chile")
    assert not [verb for verb in match.game.verbs if "block" in verb]


@pytest.mark.clause("TEG-10.2")
def test_a_blockade_is_made_by_placing_while_others_wait(start):
    """It holds from the moment when the last blocker has its second army."""
    match = start(
        Negro=RING.replace("Bolivia 2", "Bolivia"), Blanco="Chile, Cuba", Rojo="China",
        rest="Rojo", phase="reinforce", turn="Negro",
    )  # fmt: skip
    assert not blocked(match, "Chile")
    match.reinforce("Bolivia")
    assert blocked(match, "Chile")
    match.act("end_turn")
    assert match.turn == "Blanco"
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)


# Nothing may be placed


@pytest.mark.clause("TEG-10.3", "TEG-7.11")
def test_no_armies_of_a_canje_enter(start):
    match = start(
        Blanco="Chile, Cuba", Negro=RING, phase="reinforce", due=0, cards={"Blanco": ["Argentina"]}
    )
    match.act("exchange", ["Argentina"], [])
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 6)
    assert match.allows("place", "Cuba", 6)


@pytest.mark.clause("TEG-10.3", "TEG-6.7", "D-21")
def test_no_extra_army_enters(start):
    match = start(seats=4, Blanco=f"Chile 9, {APART}", Negro=RING, phase="extra_reinforcement")
    assert match.due() == 6
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)
    match.refuses("blocked_country", "TEG-10.3", "place_missile", "Chile")
    match.refuses("blocked_country", "TEG-10.3", "convert_to_missile", "Chile", 1)
    assert match.allows("place", "Cuba", 6)


@pytest.mark.clause("TEG-10.3", "TEG-9.2", "TEG-9.3", "D-37")
def test_no_missile_enters_or_is_made_of_armies(start):
    match = start(Blanco="Chile 20, Cuba 20", Negro=RING, phase="reinforce", due=12)
    match.refuses("blocked_country", "TEG-10.3", "place_missile", "Chile")
    match.refuses("blocked_country", "TEG-10.3", "convert_to_missile", "Chile", 1)
    assert match.allows("place_missile", "Cuba")
    assert match.allows("convert_to_missile", "Cuba", 1)


@pytest.mark.clause("TEG-10.3", "TEG-12.6", "TEG-12.7", "TEG-12.8")
def test_the_armies_of_a_card_wait_until_the_blockade_is_over(start):
    match = start(
        Blanco="Chile 5, Cuba",
        Negro=RING,
        phase="card",
        first="Negro",
        cards={"Blanco": ["Chile", "Cuba"]},
    )
    match.refuses("blocked_country", "TEG-10.3", "bonus", "Chile")
    assert match.legal("bonus") == [["Cuba"]]
    match.act("end_turn")
    match.act("turn_situation", "Combate clásico")
    match.reinforce("Cuba")
    match.throw("Chile", "Bolivia", [6, 1, 1], [5, 5])
    match.act("end_attack")
    match.act("end_regroup")
    match.act("bonus", "Chile")
    assert match.armies("Chile") == [5 - 1 + 3]


@pytest.mark.clause("TEG-10.3", "TEG-11.7")
def test_regrouping_is_not_touched(start):
    """A blocked country has no own neighbour: there is nothing that could be regrouped into it."""
    match = start(Blanco="Chile 5, Cuba", Negro=RING, phase="regroup")
    assert match.legal("regroup") == []
    match.refuses("not_adjacent", "TEG-11.2", "regroup", "Cuba", "Chile", 1)


# Fighting


@pytest.mark.clause("TEG-10.4")
def test_a_blocked_country_attacks_its_blockers(start):
    match = start(Blanco="Chile 5, Cuba", Negro=RING)
    for name in neighbours("Chile"):
        assert match.allows("attack", "Chile", name)


@pytest.mark.clause("TEG-10.4", "D-42")
def test_a_blocked_country_fires_at_its_blockers_and_beyond(start):
    match = start(
        Blanco="Chile + 1m, Cuba", Negro=RING.replace("Bolivia 2", "Bolivia 4"), Rojo="Paraguay 3"
    )
    assert blocked(match, "Chile")
    assert match.allows("fire_missile", "Chile", "Bolivia")
    assert match.allows("fire_missile", "Chile", "Paraguay")


@pytest.mark.clause("TEG-10.4")
def test_a_blocked_country_is_attacked(start):
    match = start(Negro=RING.replace("2", "4"), Blanco="Chile, Cuba", rest="Negro")
    assert match.allows("attack", "Bolivia", "Chile")
    match.conquer("Bolivia", "Chile")
    assert match.owner("Chile") == "Negro"


# How it ends


@pytest.mark.clause("TEG-10.5")
def test_it_ends_when_a_blocker_falls_to_one_army_in_battle(start):
    match = start(Blanco="Chile 5, Cuba", Negro=RING)
    match.throw("Chile", "Brasil", [6, 1, 1], [5, 5])
    assert not blocked(match, "Chile")


@pytest.mark.clause("TEG-10.5", "TEG-9.6")
def test_it_ends_when_a_missile_leaves_a_blocker_one_army(start):
    match = start(
        Blanco="Chile, Nueva Zelandia + 1m", Negro=RING.replace("Australia 2", "Australia 3")
    )
    assert blocked(match, "Chile")
    match.act("fire_missile", "Nueva Zelandia", "Australia")
    assert not blocked(match, "Chile")


@pytest.mark.clause("TEG-10.5", "TEG-11.1", "TEG-8.11")
def test_it_ends_when_the_blocker_moves_its_armies_away(start):
    match = start(Negro=f"{RING}, Paraguay", Blanco="Chile, Cuba", turn="Negro", phase="regroup")
    assert blocked(match, "Chile")
    match.act("regroup", "Bolivia", "Paraguay", 1)
    assert not blocked(match, "Chile")


@pytest.mark.clause("TEG-10.5")
def test_it_ends_when_the_blocked_seat_conquers_a_blocker(start):
    match = start(Blanco="Chile 9, Cuba", Negro=RING)
    match.conquer("Chile", "Bolivia")
    assert not blocked(match, "Chile")


@pytest.mark.clause("TEG-10.5")
def test_it_ends_when_a_third_seat_conquers_a_blocker(start):
    match = start(Rojo="Sahara 9", Blanco="Chile, Cuba", Negro=RING, rest="Negro")
    assert blocked(match, "Chile")
    match.conquer("Sahara", "Brasil", 2)
    assert not blocked(match, "Chile")
    match.end_turn()
    assert match.turn == "Blanco"
    assert match.allows("place", "Chile", 4)


@pytest.mark.clause("TEG-10.5")
def test_a_seat_that_comes_to_hold_the_whole_ring_blocks_anew(start):
    """Two colours do not block together; once one has all the ring, it does."""
    match = start(
        Rojo=f"{RING.replace('Brasil 2', 'Tonga')}, Sahara 9", Negro="Brasil 1, China",
        Blanco="Chile, Cuba", rest="Negro",
    )  # fmt: skip
    assert not blocked(match, "Chile")
    match.conquer("Sahara", "Brasil", 1)
    assert not blocked(match, "Chile")
    match.act("end_attack")
    match.act("regroup", "Sahara", "Brasil", 1)
    assert blocked(match, "Chile")


@pytest.mark.clause("TEG-10.5", "D-45", "TEG-7.8")
@pytest.mark.parametrize("phase", ["reinforce", "extra_reinforcement"])
def test_the_only_country_of_a_seat_takes_what_it_adds(phase, start):
    match = start(Blanco="Chile 7", Negro=RING, phase=phase, options={"extra_minimum": 12})
    assert match.allows("place", "Chile", 4)
    assert match.allows("convert_to_missile", "Chile", 1)
    match.act("place", "Chile", match.due())
    assert match.allows("end_placement")


@pytest.mark.clause("TEG-10.5", "D-45")
def test_the_only_country_of_a_seat_takes_a_missile(start):
    match = start(Blanco="Chile", Negro=RING, phase="reinforce", due=6)
    match.act("place_missile", "Chile")
    assert (match.due(), match.state.missiles[match.country("Chile")]) == (0, 1)


@pytest.mark.clause("TEG-10.5", "D-45")
def test_a_shared_country_is_one_that_the_seat_still_has(start):
    match = start(Blanco="Chile, Cuba", Negro=f"{RING}, Cuba", phase="reinforce")
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)


# In the initial laps


@pytest.mark.clause("TEG-10.6", "TEG-4.5")
@pytest.mark.parametrize(
    ("phase", "seats", "armies"), [("initial_1", 4, 8), ("initial_2", 4, 4), ("initial_1", 2, 18)]
)
def test_a_blocked_country_takes_the_armies_of_the_initial_laps(phase, seats, armies, start):
    match = start(
        seats=["Blanco", "Negro", "Rojo", "Azul"][:seats], Blanco="Chile, Cuba", Negro=RING,
        phase=phase,
    )  # fmt: skip
    assert match.allows("place", "Chile", armies)


# Shared countries


@pytest.mark.clause("D-43", "TEG-10.1")
@pytest.mark.parametrize("sharer", ["Blanco", "Rojo"])
def test_a_shared_neighbour_breaks_the_ring(sharer, start):
    forces = {"Blanco": "Chile, Cuba", "Negro": RING, "Rojo": "China"}
    forces[sharer] += ", Bolivia 9"
    match = start(**forces, phase="reinforce")
    assert match.allows("place", "Chile", 4)


@pytest.mark.clause("D-43")
def test_a_shared_country_in_the_ring_of_a_third_seat_is_blocked_for_both(start):
    forces = {"Blanco": "Chile, Cuba", "Rojo": "Chile, China", "Negro": RING}
    for turn in ("Blanco", "Rojo"):
        match = start(**forces, rest="Negro", turn=turn, phase="reinforce", due=9)
        assert [blocked(match, "Chile", colour) for colour in ("Blanco", "Rojo")] == [True, True]
        match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)
        match.refuses("blocked_country", "TEG-10.3", "place_missile", "Chile")


@pytest.mark.clause("D-43")
@pytest.mark.parametrize("turn", ["Blanco", "Negro"])
def test_a_country_shared_with_the_owner_of_the_ring_is_not_blocked(turn, start):
    match = start(
        Blanco="Chile, Cuba", Negro=f"{RING}, Chile", rest="Negro", turn=turn, phase="reinforce"
    )
    assert match.allows("place", "Chile", 1)


@pytest.mark.clause("D-43", "TEG-10.1")
def test_an_own_share_of_a_neighbour_breaks_the_ring_too(start):
    match = start(
        Blanco="Chile, Bolivia, Cuba", Negro=f"{RING}", rest="Negro", phase="reinforce",
        pacts=[("condominium", "Blanco", "Negro", "Bolivia")],
    )  # fmt: skip
    assert match.allows("place", "Chile", 1)


# Pacts


@pytest.mark.clause("D-44")
@pytest.mark.parametrize(
    "pact",
    [
        ("world", "Blanco", "Negro"),
        ("continent", "Negro", "Blanco", "América del Sur"),
        ("country", "Blanco", "Negro", "Chile", "Bolivia"),
    ],
    ids=lambda item: item[0],
)
def test_a_pact_lifts_no_blockade(pact, start):
    match = start(Blanco="Chile, Cuba", Negro=RING, phase="reinforce", pacts=[pact])
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)


# Nowhere to place


@pytest.fixture
def shut_in(start):
    """Negro ends its turn; then Blanco, all of whose countries are blocked, has four armies."""

    def ready(choice, **parts):
        match = start(
            Negro=f"{RING}, {FAR_RING}", Blanco="Chile 7, Corea", rest="Negro", first="Negro",
            phase="card", options={"all_blocked": choice}, **parts,
        )  # fmt: skip
        return match, match.act("end_turn")

    return ready


@pytest.mark.clause("D-26", "TEG-7.8")
def test_armies_that_no_country_may_take_are_lost(shut_in, pick):
    match, events = shut_in("forfeit")
    (fact,) = pick(events, "armies_forfeited")
    assert (fact.seat, fact.armies, match.due()) == (match.seat("Blanco"), 4, 0)
    match.refuses("blocked_country", "TEG-10.3", "convert_to_missile", "Chile", 1)
    match.act("end_placement")
    assert match.phase == "attack"


@pytest.mark.clause("D-26")
def test_by_agreement_the_blockades_of_such_a_seat_are_lifted(shut_in, pick):
    match, events = shut_in("break")
    assert pick(events, "armies_forfeited") == []
    assert match.due() == 4
    match.refuses("armies_left_to_place", "TEG-7.8", "end_placement")
    match.act("place", "Chile", 3)
    match.act("convert_to_missile", "Chile", 1)
    match.act("place", "Corea", 1)
    match.act("end_placement")
    assert match.armies("Chile", "Corea") == [4, 2]


@pytest.mark.clause("D-26")
def test_by_agreement_a_blockade_stays_while_another_country_is_open(start):
    match = start(
        Blanco="Chile, Cuba", Negro=RING, phase="reinforce", options={"all_blocked": "break"}
    )
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)


@pytest.mark.clause("D-26")
@pytest.mark.parametrize("choice", ["forfeit", "break"])
def test_the_lifting_is_for_placing_and_not_for_the_armies_of_a_card(choice, shut_in):
    match, _ = shut_in(choice, cards={"Blanco": ["Chile"]})
    match.place_all()
    match.act("end_placement")
    match.act("end_attack")
    match.act("end_regroup")
    match.refuses("blocked_country", "TEG-10.3", "bonus", "Chile")
    assert match.legal("bonus") == []


@pytest.mark.clause("D-26", "D-21")
@pytest.mark.parametrize("choice", ["forfeit", "break"])
def test_extra_armies_are_lost_or_placed_in_the_same_way(choice, start, pick):
    match = start(
        Negro=f"{RING}, {FAR_RING}", Blanco="Chile, Corea", rest="Negro", turn="Negro",
        phase="extra_reinforcement", options={"all_blocked": choice},
    )  # fmt: skip
    events = match.act("end_placement")
    assert match.turn == "Blanco"
    lost = [fact for fact in pick(events, "armies_forfeited") if fact.seat == match.seat("Blanco")]
    assert len(lost) == (choice == "forfeit")
    assert match.due() == (choice == "break")
    assert match.allows("place", "Chile", 1) == (choice == "break")
