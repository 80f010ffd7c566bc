"""TEG-20: what a table may agree on. Every default is the rule; every other value changes it."""

import dataclasses

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.actions import ChooseDice
from teg_nb.engine.games.teg.objectives import winning_reason
from teg_nb.engine.games.teg.options import PACTS, SITUATIONS, TegOptions

BOARD = load_board("teg")
MEMBERS = {
    continent.name: [BOARD.countries[country] for country in continent.countries]
    for continent in BOARD.continents
}
RING = "Bolivia 2, Argentina 2, Brasil 2, Colombia 2, Australia 2"  # of Chile
FAR_RING = "Vietnam 2, China 2, Kamchatka 2, Japón 2, Malasia 2"  # of Corea

DEFAULTS = {
    "board": "",
    "common_objective_countries": 45,
    "redeal_if_satisfied": True,
    "islands": (),
    "island_overlap": False,
    "missiles_in_initial_placement": False,
    "leaver": "passive",
    "extra_minimum": 0,
    "missiles_in_extra": True,
    "all_blocked": "forfeit",
    "condominium_counts": ("bonus", "countries"),
    "double_rule": "total",
    "choose_dice": False,
    "convert_in_blocked": False,
    "auto_card": False,
    "zone_duty": "attack_once",
    "area_pact_breaks_on_loss": False,
    "communication": "fair_play",
    "victory_check": "immediate",
    "max_rounds": None,
    "auto_victory": True,
    "missiles": True,
    "situations": SITUATIONS,
    "pacts": PACTS,
    "blockades": True,
    "country_cards": True,
    "continent_cards": True,
    "mano": "rotates",
    "four_dice": True,
    "initial_armies": None,
    "defensive_canje": False,
    "secret_objectives": True,
    "objectives_excluded": (),
    "handicap": None,
}


@pytest.mark.clause("TEG-0.11")
def test_the_options_and_their_defaults_are_those_of_the_rules():
    assert dataclasses.asdict(TegOptions()) == DEFAULTS


@pytest.mark.clause("TEG-0.11", "TEG-2.9")
@pytest.mark.parametrize(
    "option",
    [
        {"missiles_in_initial_placement": 1},
        {"missiles_in_extra": None},
        {"missiles_in_extra": "no"},
        {"all_blocked": "lost"},
        {"all_blocked": True},
        {"condominium_counts": "countries"},
        {"condominium_counts": ["cards"]},
        {"condominium_counts": [["countries"]]},
        {"condominium_counts": [1]},
        {"condominium_counts": None},
        {"choose_dice": "attacker"},
        {"convert_in_blocked": 0},
        {"zone_duty": "conquer"},
        {"zone_duty": None},
        {"area_pact_breaks_on_loss": "yes"},
        {"communication": "shouting"},
        {"communication": True},
        {"leaver": None},
        {"auto_victory": "never"},
        {"max_rounds": True},
        {"choose_dice": True, "no_such_option": 1},
        {"Choose_Dice": True},
    ],
    ids=str,
)
def test_a_value_that_does_not_fit_is_refused(option, refused_setup):
    refused_setup("bad_option", "TEG-0.11", 4, option)


@pytest.mark.clause("TEG-0.11")
@pytest.mark.parametrize("counts", [[], ["objective"], ("bonus", "continent"), {"countries"}])
def test_shared_countries_count_for_any_combination(counts, deal):
    match = deal(4, condominium_counts=counts)
    assert match.settings.options.condominium_counts == tuple(sorted(counts))


# Setup and objectives


@pytest.mark.clause("D-1", "TEG-1.3")
def test_board(start):
    for board, near, far in (
        ("", "Mauritania", "Nigeria"),
        ("printed_board", "Nigeria", "Mauritania"),
    ):
        match = start(
            Blanco="Uruguay 4", Negro="Mauritania, Nigeria, Cuba", options={"board": board}
        )
        assert match.allows("attack", "Uruguay", near)
        match.refuses("not_adjacent", "TEG-8.2", "attack", "Uruguay", far)


@pytest.mark.clause("D-9", "TEG-3.2")
@pytest.mark.parametrize(("needed", "wins"), [(45, False), (20, True), (21, False)])
def test_common_objective_countries(needed, wins, start):
    match = start(
        seats=4,
        Blanco=", ".join(BOARD.countries[:20]),
        options={"common_objective_countries": needed, "auto_victory": False},
    )
    assert bool(winning_reason(match.state, 0)) == wins


def satisfied_deal(deal, **options):
    """A deal whose first seat holds all of Asia, Oceanía, América Central and África."""
    match = deal(2, **options)
    first = [*MEMBERS["Asia"], *MEMBERS["Oceanía"], *MEMBERS["América Central"], *MEMBERS["África"]]
    rest = [name for name in BOARD.countries if name not in first]
    match.act("deal_countries", [first, rest], [])
    return match


@pytest.mark.clause("D-7", "TEG-2.6")
def test_redeal_if_satisfied(deal):
    """O-3: Asia and América Central. O-9: Oceanía, África, 4 of Asia and of América Central."""
    match = satisfied_deal(deal)
    match.refuses("bad_chance", "TEG-2.6", "deal_objective", "Blanco", ["O-3", "O-9"])
    agreed = satisfied_deal(deal, redeal_if_satisfied=False)
    agreed.act("deal_objective", "Blanco", ["O-3", "O-9"])
    assert not agreed.is_over


O_11 = [*MEMBERS["África"], "Irlanda", "Islandia", "Gran Bretaña", "Francia", "Japón", "Rusia"]


@pytest.mark.clause("D-11", "TEG-3.7")
def test_islands(start):
    own = [*O_11, "China", "Irán", "Cuba", "Jamaica", "Tonga", "Chile", "Brasil", "Uruguay"]
    parts = {"seats": 4, "Blanco": ", ".join(own), "objectives": {"Blanco": "O-11"}}
    assert winning_reason(start(**parts).state, 0) == ""
    others = ["Cuba", "Jamaica", "Tonga", "Chile", "Brasil", "Uruguay"]
    agreed = start(**parts, options={"islands": others, "auto_victory": False})
    assert winning_reason(agreed.state, 0) == "objective"


@pytest.mark.clause("D-12", "D-93", "TEG-3.8")
def test_island_overlap(start):
    own = [*O_11, "China", "Irán", "Cuba", "Jamaica", "Tonga"]
    parts = {"seats": 4, "Blanco": ", ".join(own), "objectives": {"Blanco": "O-11"}}
    assert winning_reason(start(**parts).state, 0) == ""
    agreed = start(**parts, options={"island_overlap": True, "auto_victory": False})
    assert winning_reason(agreed.state, 0) == "objective"


# Placing


@pytest.mark.clause("D-16", "TEG-4.6")
def test_missiles_in_initial_placement(start):
    for agreed in (False, True):
        match = start(
            seats=4, Blanco="Chile 7, Cuba", phase="initial_1",
            options={"missiles_in_initial_placement": agreed},
        )  # fmt: skip
        if agreed:
            match.act("place_missile", "Cuba")
            match.act("convert_to_missile", "Chile", 1)
            match.refuses("not_enough_for_missile", "TEG-9.2", "place_missile", "Cuba")
            match.act("place", "Cuba", 2)
            match.act("end_placement")
            assert sum(match.state.missiles) == 2
        else:
            for words in (["place_missile", "Cuba"], ["convert_to_missile", "Chile", 1]):
                match.refuses("missiles_not_allowed_now", "TEG-4.6", *words)


@pytest.mark.clause("D-16", "TEG-4.5")
def test_missiles_in_initial_placement_come_to_blocked_countries_too(start):
    match = start(
        seats=4, Blanco="Chile 7, Cuba", Negro=RING, phase="initial_1",
        options={"missiles_in_initial_placement": True},
    )  # fmt: skip
    assert match.allows("place_missile", "Chile")
    assert match.allows("convert_to_missile", "Chile", 1)


@pytest.mark.clause("D-21", "TEG-6.7")
@pytest.mark.parametrize(("least", "due"), [(0, 1), (1, 1), (4, 4)])
def test_extra_minimum(least, due, start):
    match = start(
        Negro="China", Blanco="Chile, Cuba, Tonga", turn="Negro", rest="Negro",
        phase="extra_reinforcement", options={"extra_minimum": least},
    )  # fmt: skip
    match.act("end_placement")
    assert (match.turn, match.due()) == ("Blanco", due)


@pytest.mark.clause("D-21", "TEG-9.3")
def test_missiles_in_extra(start):
    own = ", ".join(["Chile 7", *MEMBERS["África"], *MEMBERS["América Central"]])
    for agreed in (True, False):
        match = start(
            seats=4, Blanco=own, phase="extra_reinforcement", options={"missiles_in_extra": agreed}
        )
        assert match.due() == 7
        for words in (["place_missile", "Chile"], ["convert_to_missile", "Chile", 1]):
            assert match.allows(*words) == agreed
            if not agreed:
                match.refuses("missiles_not_allowed_now", "TEG-9.3", *words)
    # the reinforcements of a turn are another thing
    match = start(Blanco="Chile", phase="reinforce", due=6, options={"missiles_in_extra": False})
    assert match.allows("place_missile", "Chile")


@pytest.mark.clause("D-26", "TEG-7.8")
@pytest.mark.parametrize(("choice", "due"), [("forfeit", 0), ("break", 4)])
def test_all_blocked(choice, due, start):
    match = start(
        Negro=f"{RING}, {FAR_RING}", Blanco="Chile, Corea", rest="Negro", first="Negro",
        phase="card", options={"all_blocked": choice},
    )  # fmt: skip
    match.act("end_turn")
    assert (match.turn, match.due()) == ("Blanco", due)


@pytest.mark.clause("D-37", "TEG-9.3")
def test_convert_in_blocked(start):
    for agreed in (False, True):
        match = start(
            Blanco="Chile 7, Cuba", Negro=RING, phase="reinforce",
            options={"convert_in_blocked": agreed},
        )  # fmt: skip
        assert match.allows("convert_to_missile", "Chile", 1) == agreed


# Shared countries


@pytest.mark.clause("D-27", "TEG-7.2", "TEG-6.7")
@pytest.mark.parametrize("phase", ["reinforce", "extra_reinforcement"])
@pytest.mark.parametrize(("counts", "due"), [(("countries",), 5), ((), 4)])
def test_condominium_counts_for_armies(phase, counts, due, start):
    own = [*BOARD.countries[::2]][:10]
    match = start(
        Negro=f"China, {own[0]}", Blanco=", ".join(own), Rojo="Rusia", rest="Negro",
        turn="Negro", first="Negro", phase="card", options={"condominium_counts": counts},
    )  # fmt: skip
    while match.turn != "Blanco":
        if match.state.chance == "situation":
            match.act("turn_situation", "Combate clásico")
        else:
            match.end_turn()
    if phase == "reinforce":
        assert match.due() == due
        return
    match.end_turn()
    while match.state.chance != "situation":
        match.end_turn()
    match.act("turn_situation", "Refuerzos extras")
    while match.turn != "Blanco":
        match.act("end_placement")
    assert (match.phase, match.due()) == (phase, due)


@pytest.mark.clause("D-27", "TEG-6.7")
@pytest.mark.parametrize(("counts", "due"), [(("countries",), 5), ((), 4)])
def test_condominium_counts_for_a_position_set_up_by_hand(counts, due, start):
    own = [*BOARD.countries[::2]][:10]
    match = start(
        Blanco=", ".join(own), Negro=f"China, {own[0]}", phase="extra_reinforcement",
        options={"condominium_counts": counts},
    )  # fmt: skip
    assert match.due() == due


@pytest.mark.clause("D-27", "TEG-7.4", "TEG-13.1")
@pytest.mark.parametrize(("counts", "gives"), [(("countries",), False), (("continent",), True)])
def test_condominium_counts_for_a_continent(counts, gives, start):
    match = start(
        Blanco=", ".join(MEMBERS["América del Sur"]), Negro="Chile, China", phase="reinforce",
        cards={"Blanco": ["Finlandia"]}, options={"condominium_counts": counts},
    )  # fmt: skip
    assert match.due() == 4 + 4 * gives
    assert match.allows("exchange", ["Finlandia"], ["América del Sur"]) == gives


@pytest.mark.clause("D-27", "TEG-12.8")
@pytest.mark.parametrize(("counts", "gives"), [(("bonus",), True), (("countries",), False)])
def test_condominium_counts_for_the_armies_of_a_card(counts, gives, start):
    match = start(
        Blanco="Chile, Cuba", Negro="Chile, China", phase="card", cards={"Blanco": ["Chile"]},
        options={"condominium_counts": counts},
    )  # fmt: skip
    assert match.allows("bonus", "Chile") == gives


@pytest.mark.clause("D-27", "TEG-3.4")
@pytest.mark.parametrize(("counts", "wins"), [((), False), (("objective",), True)])
def test_condominium_counts_for_objectives(counts, wins, start):
    match = start(
        seats=4, Blanco=", ".join(BOARD.countries[:35]), Negro="California, China",
        objectives={"Blanco": "O-12"},
        options={"condominium_counts": counts, "auto_victory": False},
    )  # fmt: skip
    assert bool(winning_reason(match.state, 0)) == wins


# Fighting


@pytest.mark.clause("D-32", "TEG-8.5")
def test_double_rule(start):
    for rule, armies, dice in (
        ("total", 6, 4), ("total", 5, 3), ("attack_armies", 6, 3), ("attack_armies", 7, 4)
    ):  # fmt: skip
        match = start(Blanco=f"Chile {armies}", Negro="Bolivia 3", options={"double_rule": rule})
        assert match.dice("Chile", "Bolivia")[0] == dice


@pytest.fixture
def choosing(start):
    """An attack of Chile on Bolivia, where each side says how many dice it throws."""

    def ready(attackers, defenders, **parts):
        match = start(
            Blanco=f"Chile {attackers}", Negro=f"Bolivia {defenders}, Cuba",
            options={"choose_dice": True}, **parts,
        )  # fmt: skip
        match.act("attack", "Chile", "Bolivia")
        return match

    return ready


@pytest.mark.clause("D-33", "TEG-8.7")
def test_choose_dice_asks_the_attacker_then_the_defender(choosing):
    match = choosing(9, 2)
    assert (match.turn, match.verbs(), match.legal("choose_dice")) == (
        "Blanco", {"choose_dice"}, [[1], [2], [3]]
    )  # fmt: skip
    match.refuses("not_your_turn", "TEG-5.1", "choose_dice", 1, seat="Negro")
    match.act("choose_dice", 2)
    assert (match.turn, match.legal("choose_dice")) == ("Negro", [[1], [2]])
    assert match.game.acting_seats(match.state)[0] == 1
    match.refuses("not_your_turn", "TEG-5.1", "choose_dice", 1, seat="Blanco")
    match.act("choose_dice", 1, seat="Negro")
    assert match.state.chance == "battle"
    match.refuses("bad_chance", "TEG-8.6", "roll", [6, 6, 6], [1])
    match.act("roll", [6, 6], [1])
    assert match.armies("Chile", "Bolivia") == [9, 1]
    assert (match.turn, match.state.dice) == ("Blanco", (0, 0))
    match.act("attack", "Chile", "Bolivia")
    assert match.turn == "Blanco"


@pytest.mark.clause("D-33", "TEG-8.5", "TEG-8.6")
@pytest.mark.parametrize(
    ("attackers", "defenders", "situation", "dice"),
    [
        (2, 1, "classic", (1, 1)),
        (3, 2, "classic", (2, 2)),
        (6, 3, "classic", (4, 3)),
        (5, 3, "snow", (3, 4)),
        (3, 9, "tail_wind", (3, 3)),
    ],
)
@pytest.mark.parametrize("mine", [1, None])
def test_choose_dice_gives_never_more_than_is_due(
    attackers, defenders, situation, dice, mine, choosing
):
    """The number of attacking dice does not change the number of defending dice."""
    match = choosing(attackers, defenders, situation=situation)
    for seat, most in zip(("Blanco", "Negro"), dice, strict=True):
        assert match.legal("choose_dice") == [[number + 1] for number in range(most)]
        for number in (0, -1, most + 1):
            match.refuses("bad_amount", "TEG-8.7", "choose_dice", number, seat=seat)
        match.act("choose_dice", mine or most, seat=seat)
    match.act("roll", [6] * (mine or dice[0]), [6] * (mine or dice[1]))
    lost = min(mine or dice[0], mine or dice[1], attackers - 1)
    assert match.armies("Chile", "Bolivia") == [attackers - lost, defenders]


@pytest.mark.clause("D-33")
@pytest.mark.parametrize("number", [1.0, True, None, "1"])
def test_choose_dice_takes_whole_numbers(number, choosing):
    match = choosing(9, 3)
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(ChooseDice(0, number))
    assert (caught.value.code, caught.value.clause) == ("bad_amount", "TEG-8.7")
    assert match.state == before


@pytest.mark.clause("D-33")
@pytest.mark.parametrize(
    "words", [["end_attack"], ["end_turn"], ["attack", "Chile", "Bolivia"], ["conquest_move", 1]]
)
def test_choose_dice_comes_before_anything_else(words, choosing):
    match = choosing(9, 3)
    match.refuses("decision_pending", "TEG-8.7", *words, seat="Blanco")
    match.act("choose_dice", 3)
    match.refuses("decision_pending", "TEG-8.7", *words, seat="Negro")


@pytest.mark.clause("D-33")
def test_choose_dice_belongs_to_a_battle_and_to_the_option(start):
    match = start(Blanco="Chile 4", Negro="Bolivia 3")
    match.refuses("wrong_phase", "TEG-5.5", "choose_dice", 1)
    match.act("attack", "Chile", "Bolivia")
    assert match.state.chance == "battle"
    agreed = start(Blanco="Chile 4", Negro="Bolivia 3", options={"choose_dice": True})
    agreed.refuses("wrong_phase", "TEG-5.5", "choose_dice", 1)


@pytest.mark.clause("D-33", "D-18")
def test_choose_dice_for_a_seat_that_left_takes_them_all(choosing):
    match = choosing(9, 3)
    match.act("leave", seat="Negro")
    match.act("choose_dice", 1)
    assert match.state.chance == "battle"
    match.act("roll", [6], [5, 4, 1])
    assert match.armies("Bolivia") == [2]


@pytest.mark.clause("D-33")
def test_choose_dice_may_be_saved_half_way(choosing):
    match = choosing(9, 3)
    for _ in range(2):
        assert match.game.load(match.game.dump(match.state)) == match.state
        match.act("choose_dice", 1, seat=match.turn)


@pytest.mark.clause("D-33", "D-65")
def test_choose_dice_asks_nothing_in_an_aggression_pact(start):
    match = start(
        Rojo="Irán 4", Negro="Rusia 4", Azul="Ucrania 9, Cuba",
        pacts=[("aggression", "Rojo", "Negro", "Ucrania", "Irán", "Rusia", "Rojo")],
        options={"choose_dice": True},
    )  # fmt: skip
    match.act("open_joint_attack", 1)
    assert match.state.chance == "battle"
    match.act("roll", [6, 6, 6], [1, 1, 1])
    assert match.state.chance == "battle"


# Cards, zones, pacts


@pytest.mark.clause("D-48", "TEG-12.4")
def test_auto_card(start, pick):
    for agreed in (False, True):
        match = start(Blanco="Chile 5", Negro="Bolivia, Cuba", options={"auto_card": agreed})
        match.conquer("Chile", "Bolivia")
        match.act("end_attack")
        match.act("end_regroup")
        assert (match.state.chance == "card") == agreed


def zone_turn(start, **options):
    """Blanco owes an attack on its zone Tasmania, which Negro holds, and throws once in vain."""
    match = start(
        Blanco="Australia 4", Negro="Tasmania, Nueva Zelandia 3", Rojo="China", rest="Rojo",
        exchanges={"Blanco": 3, "Negro": 3}, options=options,
        pacts=[("zone", "Blanco", "Negro", "Tasmania")],
    )  # fmt: skip
    match.throw("Australia", "Tasmania", [1, 1, 1], [6])
    return match


@pytest.mark.clause("D-60", "TEG-14.21")
@pytest.mark.parametrize(("duty", "fails"), [("attack_once", False), ("until_exhausted", True)])
def test_zone_duty(duty, fails, start, pick):
    match = zone_turn(start, zone_duty=duty)
    assert bool(pick(match.act("end_turn"), "zone_penalty")) == fails


@pytest.mark.clause("D-60", "TEG-14.21")
def test_zone_duty_until_exhausted_is_met_when_no_attack_army_is_left(start, pick):
    match = zone_turn(start, zone_duty="until_exhausted")
    match.throw("Australia", "Tasmania", [1, 1], [6])
    match.throw("Australia", "Tasmania", [1], [6])
    assert match.armies("Australia") == [1]
    assert pick(match.act("end_turn"), "zone_penalty") == []


@pytest.mark.clause("D-63", "D-93", "TEG-14.25")
@pytest.mark.parametrize(
    ("pact", "ends"),
    [
        (("world", "Negro", "Rojo"), True),
        (("continent", "Negro", "Rojo", "América del Sur"), True),
        (("border", "Rojo", "Negro", "Asia", "América del Sur"), True),
        (("continent", "Negro", "Rojo", "Asia"), False),
        (("world", "Blanco", "Rojo"), False),
    ],
    ids=lambda item: " ".join(item) if isinstance(item, tuple) else str(item),
)
def test_area_pact_breaks_on_loss(pact, ends, start):
    for agreed in (False, True):
        match = start(
            Blanco="Chile 5", Negro="Bolivia, Cuba", Rojo="China, Brasil", pacts=[pact],
            options={"area_pact_breaks_on_loss": agreed},
        )  # fmt: skip
        match.conquer("Chile", "Bolivia")
        assert bool(match.state.pacts) != (agreed and ends)


@pytest.mark.clause("D-79", "D-53", "TEG-17.4")
@pytest.mark.parametrize("style", ["fair_play", "vale_todo"])
def test_communication(style, start):
    match = start(Blanco="Chile", Negro="Cuba", Rojo="China", options={"communication": style})
    assert bool(match.game.proposals(match.state, 1)) == (style == "vale_todo")


# Who leaves, and how it ends


@pytest.mark.clause("D-18", "TEG-5.8")
@pytest.mark.parametrize(("choice", "turn"), [("passive", "Rojo"), ("none", "Negro")])
def test_leaver(choice, turn, start):
    match = start(
        Blanco="Chile", Negro="Cuba", Rojo="China", phase="card", options={"leaver": choice}
    )
    match.act("leave", seat="Negro")
    match.act("end_turn")
    assert match.turn == turn


@pytest.mark.clause("D-80", "TEG-18.2")
@pytest.mark.parametrize(("moment", "over"), [("immediate", True), ("end_of_turn", False)])
def test_victory_check(moment, over, start):
    match = start(
        seats=4, Blanco=", ".join(["Chile 9", *MEMBERS["África"], *MEMBERS["Europa"]]),
        Negro="Bolivia, Cuba",
        options={"common_objective_countries": 26, "victory_check": moment},
    )  # fmt: skip
    match.conquer("Chile", "Bolivia")
    assert match.is_over == over
    if not over:
        match.act("end_turn")
    assert match.winners == ("Blanco",)


@pytest.mark.clause("D-80", "TEG-3.1")
def test_auto_victory(start):
    match = start(
        seats=4, Blanco=", ".join(["Chile 9", *MEMBERS["África"]]), Negro="Bolivia, Cuba",
        options={"common_objective_countries": 10, "auto_victory": False},
    )  # fmt: skip
    match.refuses("objective_not_met", "TEG-3.1", "declare_victory")
    match.conquer("Chile", "Bolivia", 1)
    assert not match.is_over
    match.act("declare_victory")
    assert match.winners == ("Blanco",)


@pytest.mark.clause("D-82", "TEG-18.1")
@pytest.mark.parametrize(("limit", "over"), [(None, False), (2, True), (3, False)])
def test_max_rounds(limit, over, start):
    match = start(
        Negro="Chile", Blanco="Cuba, China", rest="Blanco", phase="card", first="Blanco",
        turn="Negro", options={"max_rounds": limit},
    )  # fmt: skip
    match.act("end_turn")
    assert match.is_over == over
    assert match.winners == (("Blanco",) if over else ())
