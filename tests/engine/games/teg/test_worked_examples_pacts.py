"""The worked examples of pacts and condominiums: EX-32 to EX-42, and EX-63 to EX-70."""

import pytest

from teg_nb.engine.games.teg.combat import dice_due

TRIO = ["Rojo", "Negro", "Azul"]
PACT = ("aggression", "Rojo", "Negro", "Ucrania", "Irán", "Rusia", "Rojo")
ALLIES = {
    "seats": TRIO,
    "Rojo": "Irán 4",
    "Negro": "Rusia 4",
    "Azul": "Ucrania 2",
    "rest": "Azul",
}
UNION = {
    "seats": TRIO,
    "Rojo": "Irán 4, Ucrania 4",
    "Negro": "Rusia 4, Ucrania 2",
    "rest": "Azul",
    "pacts": [("condominium", "Rojo", "Negro", "Ucrania")],
}


def throw(match, attack=6, defence=1):
    """The dice that are due, all of a side alike."""
    mine, theirs = dice_due(match.state)
    return match.act("roll", [attack] * mine, [defence] * theirs)


def to_attack_of(match, colour, country):
    """Turns go by, and rounds, until a seat attacks; its armies are placed in one country."""
    while match.turn != colour:
        match.end_turn()
        if match.turn == "chance":
            match.act("turn_situation", "Combate clásico")
    match.reinforce(country)


@pytest.mark.clause("TEG-14.7")
def test_ex_32_a_continent_pact_covers_what_is_conquered_later(start):
    match = start(
        Blanco="Argentina 4, Chile", Negro="Brasil 4", Verde="Uruguay", rest="Verde",
        pacts=[("continent", "Blanco", "Negro", "América del Sur")],
    )  # fmt: skip
    match.conquer("Argentina", "Uruguay", 2)
    to_attack_of(match, "Negro", "Brasil")
    match.refuses("pact_violation", "TEG-14.7", "attack", "Brasil", "Uruguay")


@pytest.mark.clause("TEG-14.8")
def test_ex_33_a_border_pact_keeps_both_sides(start):
    match = start(
        Blanco="Turquía 4, Israel 4", Negro="Egipto 4", Verde="España", rest="Verde",
        pacts=[("border", "Blanco", "Negro", "Asia", "África")],
    )  # fmt: skip
    match.refuses("pact_violation", "TEG-14.8", "attack", "Israel", "Egipto")
    to_attack_of(match, "Negro", "Egipto")
    match.refuses("pact_violation", "TEG-14.8", "attack", "Egipto", "Israel")


@pytest.mark.clause("TEG-14.16", "TEG-14.17")
def test_ex_34_an_international_zone_goes_to_and_fro(start):
    match = start(
        Blanco="Nueva Zelandia 9", Negro="Australia 9, Tasmania", Verde="España", rest="Verde",
        exchanges={"Blanco": 3, "Negro": 3},
    )  # fmt: skip
    match.conquer("Nueva Zelandia", "Tasmania", 1)
    match.act("propose_zone", "Negro", "Tasmania")
    match.act("accept_pact", 1, seat="Negro")
    for colour, base in (("Negro", "Australia"), ("Blanco", "Nueva Zelandia")) * 2:
        to_attack_of(match, colour, base)
        match.win_throw(base, "Tasmania")
        assert (match.owner("Tasmania"), match.armies("Tasmania")) == (colour, [1])
        assert match.state.conquests == 1


@pytest.mark.clause("TEG-14.4")
def test_ex_35_no_pact_against_a_third(start):
    match = start(Blanco="Argentina", Negro="Brasil", Rojo="Chile")
    match.refuses("pact_kind_not_allowed", "TEG-14.4", "propose_other", "Negro")


@pytest.mark.clause("TEG-14.25")
def test_ex_36_a_country_pact_ends_with_the_country(start):
    match = start(
        seats=["Verde", "Negro", "Blanco"], Blanco="Argentina 4", Negro="Brasil, Chile 4",
        Verde="Uruguay 4", rest="Blanco",
        pacts=[("country", "Blanco", "Negro", "Argentina", "Brasil")],
    )  # fmt: skip
    match.conquer("Uruguay", "Brasil")
    to_attack_of(match, "Negro", "Chile")
    match.conquer("Chile", "Brasil", 2)
    to_attack_of(match, "Blanco", "Argentina")
    assert match.allows("attack", "Argentina", "Brasil")


@pytest.mark.clause("TEG-15.4", "TEG-15.5", "TEG-15.9")
def test_ex_37_allies_throw_in_turns_and_both_move_in(start):
    match = start(**{**ALLIES, "Azul": "Ucrania 4"}, pacts=[PACT])
    match.act("open_joint_attack", 1)
    throwers = []
    while match.state.chance:
        throwers.append(match.settings.seats[match.state.attacker])
        mine, theirs = dice_due(match.state)
        match.act("roll", [6] + [1] * (mine - 1), ([2] * theirs))
    assert throwers[:3] == ["Rojo", "Negro", "Rojo"]
    match = start(**ALLIES, pacts=[PACT])
    match.act("open_joint_attack", 1)
    throw(match)
    match.act("aggression_move", 2)
    match.act("aggression_move", 1, seat="Negro")
    country = match.country("Ucrania")
    assert (match.owner("Ucrania"), match.state.armies[country]) == ("Rojo", 2)
    assert match.state.guests == {country: (match.seat("Negro"), 1, 0)}


@pytest.mark.clause("TEG-15.8")
def test_ex_38_the_truce_lasts_until_the_turn_of_the_ally_in_the_next_round(start):
    match = start(**ALLIES, pacts=[PACT], first="Azul")
    match.act("open_joint_attack", 1)
    throw(match)
    while match.state.entry:
        match.push(match.legal_actions()[0])
    match.refuses("pact_violation", "TEG-15.8", "attack", "Irán", "Rusia")
    match.act("end_turn")
    match.act("end_regroup", seat="Negro")
    to_attack_of(match, "Negro", "Rusia")
    match.refuses("pact_violation", "TEG-15.8", "attack", "Rusia", "Irán")
    round = match.state.round
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    assert match.state.round == round + 1
    to_attack_of(match, "Rojo", "Irán")
    match.refuses("pact_violation", "TEG-15.8", "attack", "Irán", "Rusia")
    to_attack_of(match, "Negro", "Rusia")
    assert match.allows("attack", "Rusia", "Irán")


@pytest.mark.clause("TEG-15.12", "TEG-15.13", "TEG-15.14")
def test_ex_39_never_from_outside_and_inside_only_after_the_rupture(start):
    match = start(**UNION)
    outside = ("condominium_outside_attack", "TEG-15.14", "attack")
    match.refuses(*outside, "Irán", "Ucrania", "Negro")
    match.refuses("pact_violation", "TEG-15.12", "attack", "Ucrania", "Ucrania", "Negro")
    match.act("announce_break", 1)
    to_attack_of(match, "Negro", "Rusia")
    match.refuses(*outside, "Rusia", "Ucrania", "Rojo")
    to_attack_of(match, "Rojo", "Irán")
    assert match.allows("attack", "Ucrania", "Ucrania", "Negro")
    match.refuses(*outside, "Irán", "Ucrania", "Negro")


@pytest.mark.clause("TEG-15.15")
def test_ex_40_from_the_condominium_not_against_the_ally(start):
    match = start(**UNION)
    match.refuses("pact_violation", "TEG-15.15", "attack", "Ucrania", "Rusia")
    to_attack_of(match, "Negro", "Ucrania")
    match.refuses("pact_violation", "TEG-15.15", "attack", "Ucrania", "Irán")


@pytest.mark.clause("TEG-15.18")
def test_ex_41_alone_from_the_condominium(start):
    match = start(**UNION)
    match.conquer("Ucrania", "Bielorrusia", 2)
    assert match.owner("Bielorrusia") == "Rojo"
    assert match.country("Bielorrusia") not in match.state.guests
    assert match.armies("Ucrania") == [2]
    assert match.state.guests[match.country("Ucrania")][1] == 2


@pytest.mark.clause("TEG-15.28")
def test_ex_42_an_expulsion_ends_what_the_condominium_forbade(start):
    match = start(
        seats=["Amarillo", "Negro", "Rojo"], Amarillo="Polonia 9", Negro="Rusia 4, Ucrania",
        Rojo="Irán 4, Ucrania 4", rest="Amarillo",
        pacts=[("condominium", "Rojo", "Negro", "Ucrania")],
        options={"common_objective_countries": 72},
    )  # fmt: skip
    match.act("attack", "Polonia", "Ucrania", "Negro")
    throw(match)
    match.act("intrusion_move", 0)
    assert not match.state.pacts
    to_attack_of(match, "Negro", "Rusia")
    assert match.allows("attack", "Rusia", "Ucrania")
    to_attack_of(match, "Rojo", "Irán")
    assert match.allows("attack", "Ucrania", "Rusia")


@pytest.mark.clause("TEG-15.20", "D-72")
@pytest.mark.parametrize("by_pact", [1, 2])
def test_ex_63_conquests_by_pact_and_the_card(by_pact, start):
    second = ("aggression", "Rojo", "Negro", "Turquía", "Irán", "Rusia", "Rojo")
    match = start(
        seats=TRIO, Rojo="Irán 9, Argentina 9", Negro="Rusia 9", rest="Azul",
        exchanges={"Rojo": 3}, pacts=[PACT, second][:by_pact],
    )  # fmt: skip
    for number in range(by_pact):
        match.act("open_joint_attack", number + 1)
        throw(match)
        while match.state.entry:
            match.push(match.legal_actions()[0])
    if by_pact == 1:
        match.conquer("Argentina", "Chile")
    match.act("end_attack")
    while match.phase != "card":
        match.act("end_regroup", seat=match.turn)
    if by_pact == 1:
        match.refuses("no_card_right", "TEG-12.2", "request_card")
    else:
        assert match.allows("request_card")


AGREED = {
    **ALLIES,
    "Rojo": "Irán 9 + 1m, Polonia 3, Chile 3",
    "Negro": "Rusia 6",
    "Azul": "Ucrania 9",
}


@pytest.mark.clause("D-64", "TEG-15.3", "TEG-8.1")
def test_ex_64_the_target_and_the_origin_are_kept_for_the_joint_attack(start):
    match = start(**AGREED, pacts=[PACT])
    for source, target in (("Irán", "Ucrania"), ("Polonia", "Ucrania"), ("Irán", "Turquía")):
        match.refuses("aggression_pending", "TEG-15.3", "attack", source, target)
        assert not match.allows("attack", source, target)
    assert match.allows("fire_missile", "Irán", "Ucrania")
    assert match.allows("attack", "Chile", "Bolivia")


@pytest.mark.clause("D-64", "TEG-15.6")
def test_ex_65_with_one_army_of_the_ally_the_leader_throws_alone(start):
    match = start(**{**AGREED, "Negro": "Rusia"}, pacts=[PACT])
    assert match.allows("open_joint_attack", 1)
    match.act("open_joint_attack", 1)
    throwers = set()
    while match.state.chance:
        throwers.add(match.settings.seats[match.state.attacker])
        throw(match, 1, 6)
    assert throwers == {"Rojo"}
    assert match.armies("Irán", "Rusia", "Ucrania") == [1, 1, 9]


@pytest.mark.clause("D-64", "D-66", "TEG-15.3", "TEG-15.8")
def test_ex_66_with_one_army_each_the_pact_lapses_and_the_truce_stays(start, pick):
    match = start(
        **{**AGREED, "Rojo": "Irán, Chile 3", "Negro": "Rusia"}, pacts=[PACT], first="Azul"
    )
    assert match.allows("end_attack")
    (ended,) = pick(match.act("end_attack"), "pact_ended")
    assert (ended.pact, ended.reason) == ("aggression", "truce")
    assert [pact.kind for pact in match.state.pacts] == ["truce"]
    to_attack_of(match, "Negro", "Rusia")
    match.refuses("pact_violation", "TEG-15.8", "attack", "Rusia", "Irán")
    match.end_round()
    to_attack_of(match, "Rojo", "Irán")
    match.refuses("pact_violation", "TEG-15.8", "attack", "Irán", "Rusia")
    to_attack_of(match, "Negro", "Rusia")
    assert match.allows("attack", "Rusia", "Irán")


@pytest.mark.clause("D-64", "TEG-15.3")
@pytest.mark.parametrize("first", [1, 2])
def test_ex_67_of_two_pacts_either_is_opened_first_and_both_are_due(first, start):
    second = ("aggression", "Rojo", "Negro", "Turquía", "Irán", "Rusia", "Rojo")
    match = start(**AGREED, pacts=[PACT, second])
    assert match.legal("open_joint_attack") == [[1], [2]]
    match.act("open_joint_attack", first)
    while match.state.chance:
        throw(match)
    while match.state.entry:
        match.push(match.legal_actions()[0])
    match.refuses("aggression_pending", "TEG-15.3", "end_attack")
    match.refuses("aggression_pending", "TEG-15.3", "end_turn")
    assert match.legal("open_joint_attack") == [[3 - first]]


@pytest.mark.clause("D-64", "TEG-6.9")
@pytest.mark.parametrize(("card", "kinds"), [("Fronteras cerradas", []), ("Nieve", ["aggression"])])
def test_ex_68_only_the_card_of_the_agreed_round_matters(card, kinds, start, pick):
    match = start(**AGREED, turn="Negro", first="Rojo", situation="closed_borders")
    match.act("propose_aggression", "Rojo", "Ucrania", "Rusia", "Irán", "Rojo")
    match.act("accept_pact", 1, seat="Rojo")
    while match.turn != "chance":
        match.end_turn()
    assert [pact.kind for pact in match.state.pacts] == ["aggression"]
    ended = pick(match.act("turn_situation", card), "pact_ended")
    assert [pact.kind for pact in match.state.pacts] == kinds
    assert [item.reason for item in ended] == ["expired"] * (not kinds)


@pytest.mark.clause("D-64")
def test_ex_69_it_lapses_when_a_third_seat_takes_the_target(start, pick):
    match = start(
        seats=["Verde", "Rojo", "Negro", "Azul"], Verde="Polonia 9", Rojo="Irán 9", Negro="Rusia 6",
        Azul="Ucrania", rest="Azul", pacts=[PACT],
    )  # fmt: skip
    (ended,) = pick(match.win_throw("Polonia", "Ucrania"), "pact_ended")
    assert (ended.pact, ended.reason) == ("aggression", "expired")
    assert not match.state.pacts


@pytest.mark.clause("D-62", "TEG-14.17", "TEG-14.20", "TEG-14.24")
def test_ex_70_a_zone_that_the_other_denounced_asks_nothing(start, pick):
    parts = {
        "Blanco": "Nueva Zelandia 9, Tasmania, Chile", "Negro": "Australia 9", "Rojo": "Cuba",
        "rest": "Rojo", "exchanges": {"Blanco": 3, "Negro": 3}, "cards": {"Negro": ["Chile"]},
        "pacts": [("zone", "Blanco", "Negro", "Tasmania")],
    }  # fmt: skip
    match = start(**parts)
    match.act("announce_break", 1)
    to_attack_of(match, "Negro", "Australia")
    assert not match.state.zone_due
    forgetful = match.fork()
    assert not pick(forgetful.act("end_turn"), "zone_penalty")
    assert (forgetful.cards("Negro"), forgetful.state.pacts) == ({"Chile"}, ())
    match.conquer("Australia", "Tasmania", 3)
    assert match.armies("Tasmania") == [3]
    match.act("end_attack")
    assert match.allows("regroup", "Australia", "Tasmania", 1)
    match = start(
        **{**parts, "Blanco": "Nueva Zelandia 9, Chile", "Negro": "Australia 9, Tasmania"}
    )
    match.act("announce_break", 1)
    match.end_turn()
    assert match.allows("place", "Tasmania", 1)
