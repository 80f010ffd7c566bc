"""TEG-14: pacts."""

import random

import pytest
from teg_table import kinds

from teg_nb import Match
from teg_nb.bots import random_policy
from teg_nb.engine.board import members
from teg_nb.engine.games.teg.pacts.bans import forbidden, prohibit

NUMBERS = {"Blanco": 3, "Negro": 3, "Rojo": 3}


def agree(match, kind, partner, *terms, seat=None):
    """Propose a pact and have it accepted; its number."""
    match.act(f"propose_{kind}", partner, *terms, seat=seat)
    number = match.state.numbered
    match.act("accept_pact", number, seat=partner)
    return number


# General


@pytest.mark.clause("TEG-14.1", "TEG-14.2", "TEG-14.3")
def test_a_pact_is_proposed_and_accepted_and_stands_in_the_register(start, pick):
    match = start(Blanco="Argentina 4", Negro="Brasil 3", Rojo="Chile")
    events = match.act("propose_world", "Negro")
    assert pick(events, "pact_proposed")[0].partner == match.seat("Negro")
    assert match.allows("attack", "Argentina", "Brasil")
    events = match.act("accept_pact", 1, seat="Negro")
    assert pick(events, "pact_accepted")[0].seat == match.seat("Negro")
    assert kinds(match) == ["world"]
    assert not match.state.proposals
    for viewer in (None, 0, 1, 2):
        assert match.game.observe(match.state, viewer).pacts == match.state.pacts


@pytest.mark.clause("TEG-14.1")
def test_a_seat_may_have_any_number_of_pacts(start):
    match = start(Blanco="Argentina 4", Negro="Brasil 3", Rojo="Chile")
    agree(match, "world", "Negro")
    agree(match, "continent", "Negro", "Asia")
    agree(match, "world", "Rojo")
    agree(match, "country", "Rojo", "Argentina", "Chile")
    assert kinds(match) == ["world", "continent", "world", "country"]


@pytest.mark.clause("TEG-14.2")
def test_a_proposal_may_be_declined_or_taken_back(start, pick):
    match = start(Blanco="Argentina 4", Negro="Brasil 3")
    match.act("propose_world", "Negro")
    assert pick(match.act("decline_pact", 1, seat="Negro"), "pact_declined")
    match.act("propose_world", "Negro")
    assert pick(match.act("withdraw_proposal", 2), "pact_withdrawn")
    assert not match.state.proposals
    assert not match.state.pacts
    match.refuses("no_such_proposal", "TEG-14.2", "accept_pact", 2, seat="Negro")


@pytest.mark.clause("TEG-14.2", "D-53")
def test_a_proposal_lapses_with_the_turn_in_which_it_was_made(start, pick):
    match = start(Blanco="Argentina 4", Negro="Brasil 3", phase="card")
    match.act("propose_world", "Negro")
    assert pick(match.act("end_turn"), "pact_lapsed")
    match.refuses("no_such_proposal", "TEG-14.2", "accept_pact", 1, seat="Negro")


@pytest.mark.clause("D-53")
@pytest.mark.parametrize("phase", ["initial_1", "initial_2", "extra_reinforcement"])
def test_a_proposal_of_a_placing_step_lapses_with_it(phase, start, pick):
    situation = "extra" if phase == "extra_reinforcement" else "classic"
    match = start(seats=3, Blanco="Argentina", phase=phase, situation=situation)
    match.act("propose_world", "Negro")
    match.act("place", "Argentina", match.due()) if match.due() else None
    assert pick(match.act("end_placement"), "pact_lapsed")
    assert not match.state.proposals


@pytest.mark.clause("TEG-14.2", "D-53")
def test_a_proposal_lapses_when_its_conditions_cease(start, pick):
    match = start(Blanco="Argentina 4, Chile", Negro="Brasil, España")
    match.act("propose_country", "Negro", "Argentina", "Brasil")
    events = match.win_throw("Argentina", "Brasil")
    assert pick(events, "pact_lapsed")


@pytest.mark.clause("TEG-14.2", "D-53", "TEG-17.4")
def test_who_may_propose_out_of_turn(start):
    fair = start(Blanco="Argentina 4", Negro="Brasil 3")
    fair.refuses("not_your_turn", "TEG-17.4", "propose_world", "Blanco", seat="Negro")
    free = start(Blanco="Argentina 4", Negro="Brasil 3", options={"communication": "vale_todo"})
    free.act("propose_world", "Blanco", seat="Negro")
    free.act("accept_pact", 1, seat="Blanco")
    assert kinds(free) == ["world"]


@pytest.mark.clause("D-53")
def test_pacts_can_be_made_from_the_initial_laps_on(start):
    match = start(Blanco="Argentina", Negro="Brasil", Rojo="Chile", phase="initial_1")
    agree(match, "world", "Negro")
    assert kinds(match) == ["world"]
    match.refuses("wrong_phase", "TEG-14.2", "propose_zone", "Negro", "Brasil")
    words = ("propose_aggression", "Negro", "Chile", "Argentina", "Brasil", "Blanco")
    match.refuses("wrong_phase", "TEG-14.2", *words)


@pytest.mark.clause("TEG-14.4")
def test_no_other_alliance_is_offered(start):
    match = start(Blanco="Argentina 4", Negro="Brasil 3")
    match.refuses("pact_kind_not_allowed", "TEG-14.4", "propose_other", "Negro")
    match.refuses("pact_kind_not_allowed", "TEG-14.8", "propose_border", "Negro", "Asia", "Asia")


# Kinds: what each covers

SOUTH = {
    "Blanco": "Argentina 4, Chile 4, Colombia 4",
    "Negro": "Brasil 4, Bolivia 4, Nicaragua 5, Uruguay 4",
    "rest": "Rojo",
    "seats": ["Blanco", "Negro", "Rojo"],
}


@pytest.mark.clause("TEG-14.5", "TEG-14.6")
def test_a_country_pact_covers_one_pair_in_both_directions(start):
    match = start(**SOUTH, pacts=[("country", "Blanco", "Negro", "Argentina", "Brasil")])
    match.refuses("pact_violation", "TEG-14.6", "attack", "Argentina", "Brasil")
    for source, target in (("Argentina", "Bolivia"), ("Chile", "Brasil"), ("Colombia", "Brasil")):
        assert match.allows("attack", source, target)
    match.act("end_turn")
    match.end_turn() if match.turn == "Rojo" else None
    assert match.turn == "Negro"
    match.reinforce("Brasil") if match.phase == "reinforce" else None
    match.refuses("pact_violation", "TEG-14.6", "attack", "Brasil", "Argentina")
    assert match.allows("attack", "Brasil", "Chile")
    assert match.allows("attack", "Bolivia", "Argentina")


@pytest.mark.clause("TEG-14.6", "TEG-14.10", "D-56")
def test_a_country_pact_reaches_three_borders_missiles_or_not(start):
    match = start(Blanco="Chile 4", Negro="El Salvador, Honduras, México")
    match.refuses("pact_too_far", "TEG-14.6", "propose_country", "Negro", "Chile", "Honduras")
    agree(match, "country", "Negro", "Chile", "El Salvador")
    assert not any(match.state.missiles)


@pytest.mark.clause("TEG-14.7", "D-54", "D-63")
def test_a_continent_pact_covers_what_is_inside_now_and_later(start):
    match = start(**SOUTH, pacts=[("continent", "Blanco", "Negro", "América del Sur")])
    match.refuses("pact_violation", "TEG-14.7", "attack", "Argentina", "Brasil")
    match.refuses("pact_violation", "TEG-14.7", "attack", "Chile", "Bolivia")
    assert match.allows("attack", "Colombia", "Nicaragua")
    match.conquer("Argentina", "Paraguay", 2)
    match.refuses("pact_violation", "TEG-14.7", "attack", "Paraguay", "Bolivia")


@pytest.mark.clause("D-54")
def test_an_attack_from_outside_into_the_continent_is_free(start):
    match = start(
        Blanco="Sahara 4, Argentina", Negro="Brasil 3",
        pacts=[("continent", "Blanco", "Negro", "América del Sur")],
    )  # fmt: skip
    assert match.allows("attack", "Sahara", "Brasil")


@pytest.mark.clause("TEG-14.8", "D-55")
def test_a_border_pact_covers_all_pairs_across_in_both_directions(start):
    pact = ("border", "Blanco", "Negro", "América del Sur", "África")
    match = start(
        Blanco="Sahara 4 + 2m, Argentina 4, Uruguay 4",
        Negro="Brasil 6, Egipto 3, Mauritania, Chile 6", pacts=[pact],
    )  # fmt: skip
    match.refuses("pact_violation", "TEG-14.8", "attack", "Sahara", "Brasil")
    match.refuses("pact_violation", "TEG-14.8", "attack", "Uruguay", "Mauritania")
    match.refuses("pact_violation", "TEG-14.8", "fire_missile", "Sahara", "Chile")
    assert match.allows("attack", "Argentina", "Brasil")
    assert match.allows("attack", "Sahara", "Egipto")


@pytest.mark.clause("TEG-14.9", "TEG-14.11")
def test_a_world_pact_covers_everything(start):
    match = start(
        Blanco="Argentina 4 + 1m, España 4", Negro="Brasil 6, Portugal 3, Chile 6",
        Rojo="Bolivia 6", rest="Rojo", pacts=[("world", "Negro", "Blanco")],
    )  # fmt: skip
    match.refuses("pact_violation", "TEG-14.9", "attack", "Argentina", "Brasil")
    match.refuses("pact_violation", "TEG-14.9", "attack", "España", "Portugal")
    match.refuses("pact_violation", "TEG-14.9", "fire_missile", "Argentina", "Chile")
    assert match.allows("attack", "Argentina", "Bolivia")
    assert match.allows("fire_missile", "Argentina", "Bolivia")


# Missiles


@pytest.mark.clause("TEG-14.11")
@pytest.mark.parametrize("source", ["Argentina", "Bolivia"])
def test_a_covered_pair_cannot_fire_at_each_other(source, start):
    match = start(
        Blanco="Argentina 4 + 1m, Bolivia 4 + 1m", Negro="Brasil 6",
        pacts=[("country", "Blanco", "Negro", "Argentina", "Brasil")],
    )  # fmt: skip
    if source == "Argentina":
        match.refuses("pact_violation", "TEG-14.6", "fire_missile", source, "Brasil")
    else:
        assert match.allows("fire_missile", source, "Brasil")


@pytest.mark.clause("TEG-14.12", "TEG-14.13", "TEG-14.14", "D-57", "D-58")
def test_a_missile_goes_round_the_border_of_the_pact_and_does_less_damage(start, pick):
    """Honduras - El Salvador - Nicaragua is two borders; Colombia - Nicaragua is the pact's."""
    pact = ("country", "Blanco", "Negro", "Colombia", "Nicaragua")
    match = start(
        Blanco="Colombia 2 + 2m, Honduras 2 + 2m, Chile 2 + 2m", Negro="Nicaragua 8",
        Verde="El Salvador 8, Venezuela 8", rest="Verde", pacts=[pact],
    )  # fmt: skip
    match.refuses("pact_violation", "TEG-14.6", "fire_missile", "Colombia", "Nicaragua")
    match.refuses("pact_overflight", "TEG-14.14", "fire_missile", "Colombia", "El Salvador")
    match.refuses("pact_overflight", "TEG-14.14", "fire_missile", "Chile", "Nicaragua")
    (shot,) = pick(match.act("fire_missile", "Honduras", "Nicaragua"), "missile_fired")
    assert [match.settings.board.countries[c] for c in shot.path] == [
        "Honduras", "El Salvador", "Nicaragua",
    ]  # fmt: skip
    assert shot.armies == 2


@pytest.mark.clause("TEG-14.14", "D-57")
def test_the_damage_is_that_of_the_shortest_allowed_path(start, pick):
    """From Bolivia, Uruguay is two borders off by Argentina or Brasil, both Negro's."""
    border = [("country", "Blanco", "Negro", "Bolivia", word) for word in ("Argentina", "Brasil")]
    match = start(
        Blanco="Bolivia 2 + 3m", Negro="Argentina 3, Brasil 3", Rojo="Uruguay 9", rest="Rojo",
    )  # fmt: skip
    assert pick(match.act("fire_missile", "Bolivia", "Uruguay"), "missile_fired")[0].armies == 2
    match = start(
        Blanco="Bolivia 2 + 3m", Negro="Argentina 3, Brasil 3", Rojo="Uruguay 9", rest="Rojo",
        pacts=border,
    )  # fmt: skip
    match.refuses("pact_overflight", "TEG-14.14", "fire_missile", "Bolivia", "Uruguay")
    match = start(
        Blanco="Paraguay 2 + 1m", Negro="Brasil 3", Rojo="Colombia 9", rest="Rojo",
        pacts=[("country", "Blanco", "Negro", "Paraguay", "Brasil")],
    )  # fmt: skip
    (shot,) = pick(match.act("fire_missile", "Paraguay", "Colombia"), "missile_fired")
    assert (len(shot.path), shot.armies) == (4, 1)


@pytest.mark.clause("TEG-14.14", "TEG-14.5")
@pytest.mark.parametrize(
    "pact", [("world", "Blanco", "Negro"), ("border", "Blanco", "Negro", "Europa", "Asia")]
)
def test_for_a_flight_a_shared_country_is_the_flyers_own(pact, start, pick):
    """Irán, of both, and Ucrania behind it, of Blanco: no border of the pact lies between them."""
    match = start(
        Blanco="Irán 2 + 2m, Ucrania 2", Negro="Irán 6, Rusia 6, Chile", Rojo="Bielorrusia 9",
        rest="Rojo", pacts=[pact],
    )  # fmt: skip
    (shot,) = pick(match.act("fire_missile", "Irán", "Bielorrusia"), "missile_fired")
    assert [match.settings.board.countries[c] for c in shot.path] == [
        "Irán",
        "Ucrania",
        "Bielorrusia",
    ]
    assert match.armies("Bielorrusia") == [7]
    match = start(
        Blanco="Ucrania 2 + 2m, Irán 2", Negro="Irán 6, Rusia 6, Chile", rest="Rojo",
        Rojo="Bielorrusia 9", pacts=[pact],
    )  # fmt: skip
    for target in (("Irán", "Negro"), ("Rusia",)):  # the target itself stays protected
        clause = "TEG-14.9" if pact[0] == "world" else "TEG-14.8"
        match.refuses("pact_violation", clause, "fire_missile", "Ucrania", *target)


# The international zone

TASMANIA = {
    "Blanco": "Nueva Zelandia 9, Tasmania, Chile",
    "Negro": "Australia 9",
    "Rojo": "España",
    "rest": "Rojo",
    "exchanges": NUMBERS,
}
ZONE = {**TASMANIA, "pacts": [("zone", "Blanco", "Negro", "Tasmania")]}


def to_negro(match):
    """On to the attack of Negro."""
    match.end_turn()
    match.reinforce("Australia")
    return match


@pytest.mark.clause("TEG-14.15", "TEG-14.16", "D-59")
def test_a_zone_is_agreed_on_one_army_between_the_two(start):
    match = start(**TASMANIA)
    agree(match, "zone", "Negro", "Tasmania")
    assert kinds(match) == ["zone"]


@pytest.mark.clause("TEG-14.15", "TEG-14.16", "D-59")
@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"exchanges": {"Blanco": 3, "Negro": 2}}, "TEG-14.15"),
        ({"Blanco": "Nueva Zelandia 9, Tasmania 2, Chile"}, "TEG-14.16"),
        ({"Blanco": "Nueva Zelandia 9, Tasmania 1 + 1m, Chile"}, "TEG-14.16"),
        ({"Blanco": "Tasmania, Chile", "Rojo": "España, Nueva Zelandia"}, "TEG-14.16"),
        ({"Blanco": "Nueva Zelandia", "Rojo": "España, Tasmania"}, "TEG-14.16"),
        ({"Negro": "Australia 9, Tasmania"}, "TEG-14.16"),
    ],
)
def test_the_conditions_of_a_zone(change, clause, start):
    match = start(**{**TASMANIA, **change})
    match.refuses("zone_not_allowed", clause, "propose_zone", "Negro", "Tasmania")


@pytest.mark.clause("TEG-14.15")
def test_a_seat_has_one_zone_at_a_time(start):
    match = start(**{**ZONE, "Rojo": "España, Bolivia"})
    match.refuses("zone_limit", "TEG-14.15", "propose_zone", "Rojo", "Chile")


@pytest.mark.clause("TEG-14.17", "TEG-14.18", "TEG-14.19")
def test_the_zone_passes_to_and_fro_with_one_army(start):
    pacts = [*ZONE["pacts"], ("world", "Blanco", "Negro")]
    match = to_negro(start(**{**ZONE, "pacts": pacts}))
    assert match.state.zone_due
    match.refuses("pact_violation", "TEG-14.9", "attack", "Australia", "Chile")
    match.win_throw("Australia", "Tasmania")
    assert match.state.entry is None
    assert (match.owner("Tasmania"), *match.armies("Tasmania")) == ("Negro", 1)
    match.refuses("wrong_phase", "TEG-5.5", "conquest_move", 2)
    assert not match.state.zone_due
    match.act("end_turn")
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    assert "zone" in kinds(match)


@pytest.mark.clause("TEG-14.17", "D-59")
def test_the_duty_starts_with_the_turns_that_begin_after_the_pact(start, pick):
    match = start(**{**TASMANIA, "Blanco": "Nueva Zelandia 9", "Negro": "Australia 9, Tasmania"})
    agree(match, "zone", "Negro", "Tasmania")
    assert not pick(match.act("end_turn"), "zone_penalty")


@pytest.mark.clause("TEG-14.20", "TEG-12.8")
def test_nothing_is_added_to_the_zone(start):
    match = start(**ZONE, phase="reinforce")
    match.refuses("zone_no_reinforcement", "TEG-14.20", "place", "Tasmania", 1)
    match.refuses("zone_no_reinforcement", "TEG-14.20", "place_missile", "Tasmania")
    match.refuses("zone_no_reinforcement", "TEG-14.20", "convert_to_missile", "Tasmania", 1)
    match = start(**ZONE, phase="regroup")
    words = ("Nueva Zelandia", "Tasmania", 1)
    match.refuses("zone_no_reinforcement", "TEG-14.20", "regroup", *words)
    match = start(**ZONE, phase="card", cards={"Blanco": ["Tasmania"]})
    match.refuses("zone_no_reinforcement", "TEG-14.20", "bonus", "Tasmania")
    match = start(**{**ZONE, "pacts": ()}, phase="card", cards={"Blanco": ["Tasmania"]})
    assert match.allows("bonus", "Tasmania")


@pytest.mark.clause("TEG-14.20")
def test_no_missile_is_regrouped_into_the_zone(start):
    forces = {**ZONE, "Blanco": "Nueva Zelandia 9 + 1m, Tasmania, Chile"}
    match = start(**forces, phase="regroup")
    words = ("Nueva Zelandia", "Tasmania", 1)
    match.refuses("zone_no_reinforcement", "TEG-14.20", "regroup_missiles", *words)


@pytest.mark.clause("TEG-14.21", "TEG-14.22", "D-60", "D-61")
def test_forgetting_the_zone_costs_a_card_which_goes_back_to_the_pile(start, pick):
    cards = {"Negro": ["Cuba", "Chile"]}
    match = to_negro(start(**ZONE, cards=cards, used=["Cuba"]))
    match.act("end_turn")
    assert (match.turn, match.state.chance) == ("chance", "penalty")
    match.refuses("bad_chance", "TEG-14.22", "lose_card", "Argentina", seat="chance")
    events = match.act("lose_card", "Cuba")
    (penalty,) = pick(events, "zone_penalty")
    assert (penalty.seat, penalty.partner) == (match.seat("Negro"), match.seat("Blanco"))
    assert match.cards("Negro") == {"Chile"}
    bit = 1 << match.country("Cuba")
    assert match.state.pile & bit
    assert match.state.used & bit
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-14.22", "D-61")
def test_without_a_card_the_next_one_earned_is_lost(start, pick):
    match = to_negro(start(**ZONE))
    (penalty,) = pick(match.act("end_turn"), "zone_penalty")
    assert penalty.card == -1
    assert match.state.forgone == 1 << match.seat("Negro")
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    match.reinforce("Australia")
    for target in ("Sumatra", "Filipinas", "Tonga", "Tasmania"):
        match.conquer("Australia", target)
    match.act("end_attack")
    match.act("end_regroup")
    match.refuses("zone_penalty_no_card", "TEG-14.22", "request_card")
    (lost,) = pick(match.act("end_turn"), "country_card_right_lost")
    assert lost.reason == "zone_penalty_no_card"
    assert not match.state.forgone


@pytest.mark.clause("D-60")
@pytest.mark.parametrize(
    "change",
    [
        {"situation": "Descanso Negro"},
        {"situation": "open_borders"},
        {"Negro": "Australia, Argentina 5"},
    ],
)
def test_no_penalty_when_the_attack_is_impossible(change, start, pick):
    match = start(**{**ZONE, **change})
    match.end_turn()
    match.reinforce("Argentina")
    assert not pick(match.act("end_turn"), "zone_penalty")


@pytest.mark.clause("D-60")
def test_one_throw_is_enough_or_not_by_the_option(start, pick):
    for duty, fails in (("attack_once", False), ("until_exhausted", True)):
        match = to_negro(start(**ZONE, options={"zone_duty": duty}))
        match.throw("Australia", "Tasmania", [1, 1, 1], [6])
        assert bool(pick(match.act("end_turn"), "zone_penalty")) == fails


@pytest.mark.clause("TEG-14.21")
def test_the_end_of_the_turn_from_an_earlier_phase_fails_the_zone_as_well(start, pick):
    match = start(**ZONE)
    match.end_turn()
    match.place_all("Australia")
    assert match.phase == "reinforce"
    assert pick(match.act("end_turn"), "zone_penalty")


@pytest.mark.clause("TEG-14.23", "TEG-14.26")
@pytest.mark.parametrize("keep", [True, False])
def test_the_other_seat_decides_whether_the_zone_goes_on(keep, start, pick):
    match = to_negro(start(**ZONE))
    match.act("end_turn")
    match.refuses("not_a_party", "TEG-14.23", "zone_decision", 1, keep, seat="Negro")
    match.refuses("not_a_party", "TEG-14.23", "zone_decision", 1, keep, seat="Rojo")
    events = match.act("zone_decision", 1, keep, seat="Blanco")
    assert pick(events, "zone_decided")[0].keep == keep
    assert kinds(match) == (["zone"] if keep else [])
    match.refuses("no_such_pact", "TEG-14.23", "zone_decision", 1, keep, seat="Blanco")


@pytest.mark.clause("TEG-14.23", "D-61")
def test_a_decision_not_made_lets_the_zone_go_on(start):
    match = to_negro(start(**ZONE))
    match.act("end_turn")
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    while match.turn != "Blanco":
        match.reinforce("Australia") if match.turn == "Negro" else None
        match.throw("Australia", "Tasmania", [1, 1, 1], [6]) if match.phase == "attack" else None
        match.end_turn()
    assert match.state.pacts[0].decider == match.seat("Blanco")
    match.end_turn()
    assert match.state.pacts[0].decider == -1
    assert kinds(match) == ["zone"]


@pytest.mark.clause("TEG-14.26")
def test_a_zone_ends_when_a_third_seat_takes_it(start, pick):
    forces = {**ZONE, "Blanco": "Tasmania, Chile", "Rojo": "Nueva Zelandia 4", "turn": "Rojo"}
    match = start(**{**forces, "rest": "Negro"})
    (ended,) = pick(match.win_throw("Nueva Zelandia", "Tasmania"), "pact_ended")
    assert (ended.pact, ended.reason) == ("zone", "lost_country")
    assert match.state.entry  # one to three armies may enter


@pytest.mark.clause("TEG-14.26")
def test_a_zone_ends_by_announcement(start, pick):
    match = start(**ZONE)
    match.act("announce_break", 1)
    to_negro(match)
    match.throw("Australia", "Tasmania", [1, 1, 1], [6])
    (ended,) = pick(match.act("end_turn"), "pact_ended")
    assert ended.reason == "announced"


@pytest.mark.clause("TEG-14.15", "TEG-14.22", "D-62")
def test_a_zone_denounced_binds_its_breaker_until_the_end(start, pick):
    """Negro denounces it and forgets it: it pays. Blanco is free at once, but the zone still is."""
    match = to_negro(start(**ZONE))
    match.act("announce_break", 1, seat="Negro")
    assert match.state.zone_due
    match.refuses("zone_limit", "TEG-14.15", "propose_zone", "Rojo", "Tasmania", seat="Negro")
    assert pick(match.act("end_turn"), "zone_penalty")


@pytest.mark.clause("TEG-14.21", "D-62")
def test_denounced_by_the_other_in_its_turn_the_duty_is_gone_at_once(start, pick):
    match = to_negro(start(**ZONE))
    assert match.state.zone_due
    match.act("announce_break", 1, seat="Blanco")
    assert not match.state.zone_due
    assert not pick(match.act("end_turn"), "zone_penalty")
    assert kinds(match) == ["zone"]  # a turn under way does not count


# How pacts end


@pytest.mark.clause("TEG-14.24", "D-62")
def test_the_breaker_is_bound_until_the_next_turn_of_the_other_is_over(start, pick):
    match = start(
        Blanco="Argentina 4", Negro="Brasil 4", Rojo="España", rest="Rojo",
        pacts=[("world", "Blanco", "Negro")],
    )  # fmt: skip
    match.act("announce_break", 1)
    match.refuses("pact_violation", "TEG-14.9", "attack", "Argentina", "Brasil")
    match.refuses("no_such_pact", "TEG-14.24", "announce_break", 1)
    match.end_turn()
    match.reinforce("Brasil")
    assert match.allows("attack", "Brasil", "Argentina")
    (ended,) = pick(match.act("end_turn"), "pact_ended")
    assert ended.reason == "announced"
    assert not match.state.pacts


@pytest.mark.clause("D-62")
def test_a_turn_under_way_does_not_count(start):
    match = start(
        Blanco="Argentina 4", Negro="Brasil 4", turn="Negro", pacts=[("world", "Blanco", "Negro")]
    )
    match.act("announce_break", 1, seat="Blanco")
    assert match.allows("attack", "Brasil", "Argentina")
    match.end_turn()
    match.reinforce("Argentina")
    match.refuses("pact_violation", "TEG-14.9", "attack", "Argentina", "Brasil")
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    while match.turn != "Negro":
        match.end_turn()
    assert kinds(match) == ["world"]
    match.end_turn()
    assert not match.state.pacts


@pytest.mark.clause("D-62")
def test_a_turn_of_rest_counts(start):
    match = start(
        Blanco="Argentina 4", Negro="Brasil 4", situation="Descanso Negro",
        pacts=[("world", "Blanco", "Negro")],
    )  # fmt: skip
    match.act("announce_break", 1)
    match.end_turn()
    match.end_turn()
    assert not match.state.pacts


@pytest.mark.clause("D-62", "TEG-14.24")
def test_a_new_pact_may_be_made_after_the_announcement(start):
    match = start(Blanco="Argentina 4", Negro="Brasil 4", pacts=[("world", "Blanco", "Negro")])
    match.act("announce_break", 1)
    agree(match, "world", "Negro")
    match.end_turn()
    match.reinforce("Brasil")
    match.refuses("pact_violation", "TEG-14.9", "attack", "Brasil", "Argentina")


@pytest.mark.clause("TEG-14.24", "TEG-14.14", "D-62")
def test_a_notice_frees_the_flight_of_the_other_only(start):
    forces = {"Blanco": "Argentina 4 + 1m, España", "Negro": "Brasil 6, Chile 6 + 1m"}
    for breaker, mover in (("Blanco", "Negro"), ("Negro", "Negro")):
        match = start(**forces, turn="Negro", pacts=[("world", "Blanco", "Negro")])
        match.act("announce_break", 1, seat=breaker)
        assert match.allows("attack", "Brasil", "Argentina") == (breaker != mover)


@pytest.mark.clause("TEG-14.25", "D-63")
def test_a_country_pact_ends_with_its_country_and_does_not_revive(start, pick):
    match = start(
        Blanco="Argentina, España", Negro="Brasil", Verde="Uruguay 5", turn="Verde", rest="Negro",
        pacts=[
            ("country", "Blanco", "Negro", "Argentina", "Brasil"),
            ("continent", "Blanco", "Negro", "América del Sur"),
        ],
    )  # fmt: skip
    (ended,) = pick(match.win_throw("Uruguay", "Argentina"), "pact_ended")
    assert (ended.pact, ended.reason) == ("country", "lost_country")
    assert kinds(match) == ["continent"]


@pytest.mark.clause("D-63")
def test_a_wide_pact_ends_by_a_loss_only_with_the_option(start):
    for option, left in ((False, ["world", "continent"]), (True, ["continent"])):
        match = start(
            Blanco="Argentina, España", Negro="Chile", Verde="Uruguay 5", turn="Verde",
            rest="Negro", options={"area_pact_breaks_on_loss": option},
            pacts=[("world", "Blanco", "Negro"), ("continent", "Blanco", "Negro", "Asia")],
        )  # fmt: skip
        match.win_throw("Uruguay", "Argentina")
        assert kinds(match) == left


@pytest.mark.clause("TEG-14.27")
def test_all_pacts_of_an_eliminated_seat_end(start, pick):
    match = start(
        Blanco="Argentina 5", Negro="Brasil", Rojo="España", rest="Rojo",
        pacts=[("world", "Rojo", "Negro"), ("world", "Rojo", "Blanco")],
    )  # fmt: skip
    match.act("propose_world", "Negro")
    events = match.win_throw("Argentina", "Brasil")
    assert [item.reason for item in pick(events, "pact_ended")] == ["eliminated"]
    assert pick(events, "pact_lapsed")
    assert kinds(match) == ["world"]


# Bad input


@pytest.mark.clause("TEG-14.1", "TEG-14.2", "TEG-14.6", "TEG-14.24")
def test_what_is_refused_about_pacts(start):
    match = start(
        seats=4, Blanco="Argentina 4", Negro="Brasil 3", Rojo="Chile", out={"Azul": "Rojo"},
        rest="Rojo", pacts=[("world", "Blanco", "Rojo"), ("world", "Negro", "Rojo")],
    )  # fmt: skip
    match.refuses("bad_partner", "TEG-14.1", "propose_world", "Blanco")
    match.refuses("bad_partner", "TEG-14.1", "propose_world", "Azul")
    match.refuses("pact_exists", "TEG-14.2", "propose_world", "Rojo")
    match.refuses("not_your_country", "TEG-14.6", "propose_country", "Negro", "Brasil", "Brasil")
    match.refuses("not_your_country", "TEG-14.6", "propose_country", "Negro", "Argentina", "Chile")
    match.refuses("no_such_pact", "TEG-14.24", "announce_break", 7)
    match.refuses("not_a_party", "TEG-14.24", "announce_break", 2)
    match.refuses("no_such_pact", "TEG-14.23", "zone_decision", 1, True)
    match.refuses("player_eliminated", "TEG-16.1", "announce_break", 1, seat="Azul")
    match.act("propose_world", "Negro")
    match.refuses("pact_exists", "TEG-14.2", "propose_world", "Negro")
    match.refuses("not_addressee", "TEG-14.2", "accept_pact", 3, seat="Rojo")
    match.refuses("not_addressee", "TEG-14.2", "accept_pact", 3)
    match.refuses("not_addressee", "TEG-14.2", "decline_pact", 3)
    match.refuses("not_a_party", "TEG-14.2", "withdraw_proposal", 3, seat="Negro")
    match.refuses("no_such_proposal", "TEG-14.2", "withdraw_proposal", 9)


@pytest.mark.clause("TEG-14.6", "TEG-15.1")
def test_a_refused_proposal_names_the_country_that_is_wrong(start):
    match = start(Blanco="Argentina 4", Negro="Brasil 3", Rojo="Chile", rest="Rojo")

    def said(code, clause, *words):
        return match.refuses(code, clause, *words).text("en")

    words = ("not_your_country", "TEG-14.6", "propose_country", "Negro")
    assert said(*words, "Chile", "Brasil").startswith("Chile is not yours")
    assert "Argentina" not in said(*words, "Argentina", "Chile")  # it is, but Chile is not Negro's
    words = ("not_adjacent", "TEG-15.1", "propose_aggression", "Negro", "Cuba")
    assert "Argentina and Cuba" in said(*words, "Argentina", "Brasil", "Blanco")
    words = ("bad_target", "TEG-15.1", "propose_aggression", "Negro", "Brasil")
    assert said(*words, "Argentina", "Brasil", "Blanco").startswith("Brasil cannot be")


@pytest.mark.clause("TEG-14.2")
def test_the_same_country_pact_is_known_from_either_side(start):
    match = start(
        Blanco="Argentina 4", Negro="Brasil 3",
        pacts=[("country", "Negro", "Blanco", "Brasil", "Argentina")],
    )  # fmt: skip
    match.refuses("pact_exists", "TEG-14.2", "propose_country", "Negro", "Argentina", "Brasil")


@pytest.mark.clause("TEG-14.2")
def test_no_word_while_the_dice_roll_or_after_the_end(start):
    match = start(Blanco="Argentina 4", Negro="Brasil", rest="Blanco")
    match.act("attack", "Argentina", "Brasil")
    match.refuses("decision_pending", "TEG-8.3", "propose_world", "Negro", seat="Blanco")
    match.act("roll", [6, 6, 6], [1])
    match.refuses("game_over", "TEG-18.1", "propose_world", "Negro")


@pytest.mark.clause("TEG-14.5", "TEG-14.19")
def test_what_pacts_forbid_at_once_is_what_they_forbid_one_by_one():
    counts = {True: 0, False: 0}
    for seed in range(3):
        match = Match(seats=5, options={"max_rounds": 12}).run(random_policy, random.Random(seed))
        near = match.settings.board.neighbours
        for state in match.states:
            others = range(5) if state.pacts else ()
            for seat in others:
                held = state.held
                closed = forbidden(match.settings, seat, held[seat], held, state.pacts)
                for source in members(held[seat]):
                    for target in near[source]:
                        owner = state.owner[target]
                        if owner == seat or target in state.guests:
                            continue
                        banned = prohibit(state, seat, source, target, owner) is not None
                        assert bool(closed.get(source, 0) >> target & 1) == banned
                        counts[banned] += 1
    assert min(counts.values()) > 500
