"""The worked examples of pacts and condominiums: EX-32 to EX-42, and EX-63."""

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
