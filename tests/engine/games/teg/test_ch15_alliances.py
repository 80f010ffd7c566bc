"""TEG-15: aggression pacts and condominium."""

import pytest
from teg_table import kinds

from teg_nb import load_board
from teg_nb.engine.games.teg.combat import dice_due

BOARD = load_board("teg")

RED_BLACK = {
    "Rojo": "Irán 4",
    "Negro": "Rusia 4, España",
    "Azul": "Ucrania 2",
    "rest": "Azul",
    "seats": ["Rojo", "Negro", "Azul"],
}
PACT = ("aggression", "Rojo", "Negro", "Ucrania", "Irán", "Rusia", "Rojo")
TOGETHER = {**RED_BLACK, "pacts": [PACT]}
SHARED = {
    "Rojo": "Ucrania 4, Irán 4",
    "Negro": "Ucrania 4, Rusia 4, España",
    "Azul": "Polonia 3",
    "rest": "Azul",
    "seats": ["Rojo", "Negro", "Azul"],
}
UNION = {**SHARED, "pacts": [("condominium", "Rojo", "Negro", "Ucrania")]}


def propose(match, *words, accept=None):
    match.act(*words)
    number = match.state.numbered
    if accept:
        match.act("accept_pact", number, seat=accept)
    return number


def shares(match, country):
    """Armies by colour in a country."""
    place, seats = match.country(country), match.settings.seats
    forces = {seats[match.state.owner[place]]: match.state.armies[place]}
    if place in match.state.guests:
        guest, armies, _ = match.state.guests[place]
        forces[seats[guest]] = armies
    return forces


def missiles(match, country):
    place, seats = match.country(country), match.settings.seats
    counts = {seats[match.state.owner[place]]: match.state.missiles[place]}
    if place in match.state.guests:
        counts[seats[match.state.guests[place][0]]] = match.state.guests[place][2]
    return {colour: number for colour, number in counts.items() if number}


def who_throws(match):
    return match.settings.seats[match.state.attacker]


def take(match, number=1):
    """Open the joint attack and win every throw; the events of the last one."""
    events = match.act("open_joint_attack", number)
    while match.state.chance == "battle":
        attack, defence = dice_of(match)
        events = match.act("roll", [6] * attack, [1] * defence)
    return events


def dice_of(match):
    return dice_due(match.state)


# The pact


@pytest.mark.clause("TEG-15.1", "TEG-15.2", "D-64")
def test_the_pact_names_target_origins_and_leader(start, pick):
    match = start(**RED_BLACK)
    words = ("propose_aggression", "Negro", "Ucrania", "Irán", "Rusia", "Rojo")
    (said,) = pick(match.act(*words), "pact_proposed")
    assert said.pact == "aggression"
    match.act("accept_pact", 1, seat="Negro")
    assert kinds(match) == ["aggression"]
    assert match.allows("open_joint_attack", 1)


@pytest.mark.clause("TEG-15.1", "D-64")
def test_the_terms_that_are_refused(start):
    match = start(**{**RED_BLACK, "Negro": "Rusia 4, España, Irak"})

    def refused(code, clause, *terms):
        match.refuses(code, clause, "propose_aggression", "Negro", *terms)

    refused("bad_target", "TEG-15.1", "Irán", "Irán", "Rusia", "Rojo")
    refused("bad_target", "TEG-15.1", "Rusia", "Irán", "Rusia", "Rojo")
    refused("not_adjacent", "TEG-15.1", "Polonia", "Irán", "Rusia", "Rojo")
    refused("not_adjacent", "TEG-15.1", "Ucrania", "Irán", "Irak", "Rojo")
    refused("not_your_country", "TEG-15.1", "Ucrania", "Polonia", "Rusia", "Rojo")
    refused("bad_partner", "TEG-15.1", "Ucrania", "Irán", "Rusia", "Azul")
    match = start(**SHARED)
    words = ("Azul", "Ucrania", "Irán", "Polonia", "Rojo")
    match.refuses("condominium_target", "TEG-15.1", "propose_aggression", *words)


@pytest.mark.clause("D-64", "TEG-14.5")
@pytest.mark.parametrize(
    ("change", "code", "clause"),
    [
        ({"situation": "Descanso Negro"}, "resting", "TEG-6.10"),
        ({"situation": "closed_borders"}, "border_rule", "TEG-6.9"),
        ({"pacts": [("world", "Negro", "Azul")]}, "pact_violation", "TEG-14.9"),
        ({"pacts": [("border", "Rojo", "Azul", "Europa", "Asia")]}, "pact_violation", "TEG-14.8"),
        ({"pacts": [PACT]}, "pact_exists", "TEG-14.2"),
    ],
)
def test_what_forbids_an_aggression_pact(change, code, clause, start):
    match = start(**{**RED_BLACK, **change})
    words = ("Negro", "Ucrania", "Irán", "Rusia", "Rojo")
    match.refuses(code, clause, "propose_aggression", *words)


@pytest.mark.clause("D-64")
def test_several_pacts_in_one_turn_one_for_each_target(start):
    match = start(**TOGETHER)
    words = ("Negro", "Turquía", "Irán", "Rusia", "Rojo")
    propose(match, "propose_aggression", *words, accept="Negro")
    assert kinds(match) == ["aggression", "aggression"]
    assert len(match.legal("open_joint_attack")) == 2


@pytest.mark.clause("D-64", "D-66", "TEG-14.25", "TEG-15.8")
@pytest.mark.parametrize("leader", ["Rojo", "Negro"])
@pytest.mark.parametrize("what", ["a pact", "an origin", "the target"])
def test_it_lapses_when_its_terms_no_longer_hold(what, leader, start, pick):
    """Before its turn without a trace; in it, the truce of the origins stays where both stand."""
    match = start(**{**TOGETHER, "Azul": "Ucrania, Turquía 9", "pacts": [(*PACT[:6], leader)]})
    if what == "a pact":
        match.act("propose_world", "Azul")
        events = match.act("accept_pact", 2, seat="Azul")
    else:
        match = start(
            seats=["Verde", "Rojo", "Negro", "Azul"], Verde="Turquía 9, Polonia 9",
            Rojo="Irán, Chile", Negro="Rusia 4", Azul="Ucrania", rest="Azul",
            pacts=[(*PACT[:6], leader)],
        )  # fmt: skip
        where = {"an origin": ("Turquía", "Irán"), "the target": ("Polonia", "Ucrania")}[what]
        events = match.win_throw(*where)
    (ended,) = pick(events, "pact_ended")
    begun = leader == match.turn
    assert (ended.pact, ended.reason) == ("aggression", "truce" if begun else "expired")
    assert [pact.terms[3] for pact in match.state.pacts if pact.kind == "truce"] == [3] * begun


@pytest.mark.clause("D-64", "D-66", "TEG-15.8")
def test_unused_it_lapses_with_the_attacks_of_its_leader_and_the_truce_stays(start, pick):
    match = start(**{**TOGETHER, "Rojo": "Irán", "Negro": "Rusia, España"})
    (ended,) = pick(match.end_turn(), "pact_ended")
    assert ended.reason == "truce"
    match.reinforce("Rusia")
    match.refuses("pact_violation", "TEG-15.8", "attack", "Rusia", "Irán")


@pytest.mark.clause("D-64", "TEG-14.2")
@pytest.mark.parametrize(
    ("phase", "turn", "round"),
    [
        ("reinforce", "Rojo", 2),
        ("attack", "Rojo", 2),
        ("regroup", "Rojo", 3),
        ("card", "Rojo", 3),
        ("attack", "Negro", 3),
        ("attack", "Azul", 2),
        ("extra_reinforcement", "Negro", 2),
    ],
)
def test_the_round_of_the_attack_is_fixed_by_the_signature(phase, turn, round, start, pick):
    """The leader is Rojo, and Azul opened the round: Azul, Rojo, Negro."""
    match = start(
        **TOGETHER, phase=phase, turn=turn, first="Azul", options={"communication": "vale_todo"},
        situation="extra" if phase == "extra_reinforcement" else "classic",
    )  # fmt: skip
    assert match.state.pacts[0].terms[-2:] == (match.seat("Azul"), round)
    match = start(
        **{**RED_BLACK, "Azul": "Turquía 2"}, phase=phase, turn=turn, first="Azul",
        options={"communication": "vale_todo"},
        situation="extra" if phase == "extra_reinforcement" else "classic",
    )  # fmt: skip
    match.act("propose_aggression", "Negro", *PACT[3:], seat="Rojo")
    (agreed,) = pick(match.act("accept_pact", 1, seat="Negro"), "pact_accepted")
    assert agreed.terms[-1] == round


@pytest.mark.clause("D-64", "TEG-14.2")
def test_a_proposal_speaks_of_the_round_that_a_signature_would_fix_now(start):
    match = start(**RED_BLACK)
    match.act("propose_aggression", "Negro", *PACT[3:])
    assert match.state.proposals[0].terms[-1] == 2
    match.act("end_attack")
    assert match.state.proposals[0].terms[-1] == 3
    match.act("accept_pact", 1, seat="Negro")
    assert match.state.pacts[0].terms[-1] == 3
    match.end_turn()
    match.reinforce("Rusia")
    match.refuses("aggression_pending", "TEG-15.3", "attack", "Rusia", "Ucrania")


@pytest.mark.clause("D-64")
def test_an_agreed_attack_is_made_in_its_round_only(start, pick):
    """Signed by the leader after its attacks, it is made in its next turn, and then lapses."""
    match = start(**TOGETHER, phase="card", first="Rojo")
    match.end_round()
    while match.turn != "Rojo":
        match.end_turn()
    match.reinforce("Irán")
    match.refuses("aggression_pending", "TEG-15.3", "end_attack")
    assert match.allows("open_joint_attack", 1)


@pytest.mark.clause("D-64")
def test_two_countries_two_seats_and_no_zone(start):
    """Both origins in one condominium are another pact; the zone of a party is no target."""
    match = start(**UNION)
    words = ("propose_aggression", "Negro", "Polonia", "Ucrania", "Ucrania", "Rojo")
    match.refuses("pact_kind_not_allowed", "TEG-15.22", *words)
    match = start(
        **RED_BLACK, exchanges={"Rojo": 3, "Azul": 3}, pacts=[("zone", "Negro", "Azul", "Ucrania")]
    )
    match.refuses("bad_target", "TEG-15.1", "propose_aggression", "Negro", *PACT[3:])


@pytest.mark.clause("D-64", "TEG-14.2")
def test_one_pact_for_a_target_whoever_the_partner(start):
    match = start(
        seats=["Rojo", "Negro", "Verde", "Azul"], Rojo="Irán 4", Negro="Rusia 4", Verde="Polonia 4",
        Azul="Ucrania 2", rest="Azul", pacts=[PACT],
    )  # fmt: skip
    words = ("propose_aggression", "Verde", "Ucrania", "Irán", "Polonia", "Rojo")
    match.refuses("pact_exists", "TEG-14.2", *words)


@pytest.mark.clause("D-64", "TEG-14.24")
def test_no_announcement_ends_it_before_the_attack(start):
    match = start(**TOGETHER)
    match.refuses("no_such_pact", "TEG-14.24", "announce_break", 1)
    match.refuses("no_such_pact", "TEG-14.24", "announce_break", 1, seat="Negro")


@pytest.mark.clause("D-64", "TEG-14.17", "TEG-15.3")
def test_the_origin_of_the_leader_still_serves_its_zone_and_other_joint_attacks(start):
    """The shared country of both is the origin of one pact, and of a joint attack of its own."""
    match = start(
        seats=["Rojo", "Negro", "Azul"], Rojo="Ucrania 9, Chile", Negro="Ucrania 9, Irán 4",
        rest="Azul", exchanges={"Rojo": 3, "Azul": 3},
        pacts=[("condominium", "Rojo", "Negro", "Ucrania"), ("zone", "Rojo", "Azul", "Bielorrusia"),
               ("aggression", "Rojo", "Negro", "Albania", "Ucrania", "Irán", "Rojo")],
    )  # fmt: skip
    match.refuses("aggression_pending", "TEG-15.3", "attack", "Ucrania", "Polonia")
    match.refuses("aggression_pending", "TEG-15.3", "attack", "Ucrania", "Albania")
    assert match.allows("attack", "Ucrania", "Bielorrusia")
    words = ("propose_joint", "Negro", "Ucrania", "Albania")
    refusal = match.refuses("aggression_pending", "TEG-15.3", *words)
    assert "roll against Albania from Ucrania" in refusal.text("en")
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    assert match.allows("open_joint_attack", number)


@pytest.mark.clause("D-64", "TEG-15.22")
def test_a_pact_signed_meanwhile_keeps_its_target_from_a_free_joint_attack(start):
    match = start(**FROM)
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.act("open_joint_attack", number)
    match.act("roll", [6, 6, 1], [5, 5, 5])
    other = ("Negro", "Polonia", "Ucrania", "Bielorrusia", "Rojo")
    match.refuses("not_your_country", "TEG-15.1", "propose_aggression", *other, seat="Rojo")
    match = start(**{**FROM, "Negro": "Ucrania 4, Bielorrusia 4"})
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.act("open_joint_attack", number)
    match.act("roll", [6, 6, 1], [5, 5, 5])
    match.act("propose_aggression", *other, seat="Rojo")
    match.act("accept_pact", number + 1, seat="Negro")
    match.refuses("aggression_pending", "TEG-15.3", "joint_decision", True, seat="Negro")
    match.act("joint_decision", False, seat="Negro")
    match.act("open_joint_attack", number + 1)
    assert match.turn == "chance"


@pytest.mark.clause("D-64", "TEG-15.3")
def test_a_pact_for_the_turn_of_the_other_waits_for_it(start):
    match = start(**{**RED_BLACK, "pacts": [(*PACT[:6], "Negro")]})
    match.refuses("not_your_turn", "TEG-15.3", "open_joint_attack", 1)
    match.end_turn()
    match.reinforce("Rusia")
    assert match.turn == "Negro"
    match.act("open_joint_attack", 1)
    assert who_throws(match) == "Negro"


@pytest.mark.clause("TEG-15.3", "TEG-15.22")
def test_what_cannot_be_opened_names_the_target_not_where_it_is_from(start):
    match = start(**UNION)
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.throw("Ucrania", "Polonia", [1, 1, 1], [6, 6, 6])
    refusal = match.refuses("aggression_not_possible", "TEG-15.3", "open_joint_attack", number)
    assert refusal.facts["target"] == "Polonia"


# The attack


@pytest.mark.clause("TEG-15.3")
def test_the_leader_cannot_end_its_attack_with_the_joint_attack_due(start):
    match = start(**{**TOGETHER, "Rojo": "Irán 4, Argentina 4"})
    match.refuses("aggression_pending", "TEG-15.3", "end_attack")
    match.refuses("aggression_pending", "TEG-15.3", "end_turn")
    match.conquer("Argentina", "Chile")  # other attacks before
    take(match)
    while match.state.entry:
        match.push(match.legal_actions()[0])
    assert match.allows("end_attack")
    start(**TOGETHER, phase="reinforce", due=0).refuses(
        "aggression_pending", "TEG-15.3", "end_turn"
    )


@pytest.mark.clause("TEG-15.3", "D-64")
def test_it_is_not_possible_with_one_army_in_each_origin(start):
    match = start(**{**TOGETHER, "Rojo": "Irán, Polonia 4", "Negro": "Rusia, España"})
    match.refuses("aggression_not_possible", "TEG-15.3", "open_joint_attack", 1)
    assert match.allows("end_attack")
    assert match.allows("attack", "Polonia", "Ucrania")  # the duty is gone


@pytest.mark.clause("TEG-15.4", "TEG-15.6", "D-64", "D-67")
def test_a_leader_with_one_army_is_skipped_from_the_first_throw(start):
    match = start(**{**TOGETHER, "Rojo": "Irán"})
    match.refuses("aggression_pending", "TEG-15.3", "end_attack")
    match.act("open_joint_attack", 1)
    assert who_throws(match) == "Negro"
    match.act("roll", [6, 6, 6], [1, 1])
    assert (match.owner("Ucrania"), match.state.conquests) == ("Negro", 0)


@pytest.mark.clause("TEG-15.3")
def test_what_is_not_a_joint_attack_of_the_seat_cannot_be_opened(start):
    pacts = [
        ("continent", "Rojo", "Azul", "Oceanía"),
        ("aggression", "Negro", "Azul", "Irán", "Rusia", "Turquía", "Negro"),
    ]
    match = start(**{**RED_BLACK, "pacts": pacts})
    match.refuses("no_such_pact", "TEG-15.3", "open_joint_attack", 1)
    match.refuses("no_such_pact", "TEG-15.3", "open_joint_attack", 9)
    match.refuses("not_a_party", "TEG-15.3", "open_joint_attack", 2)


@pytest.mark.clause("TEG-15.4", "TEG-15.5", "TEG-15.6", "D-65")
def test_they_throw_in_turns_until_both_are_worn_down(start, pick):
    match = start(**{**TOGETHER, "Rojo": "Irán 3", "Negro": "Rusia 6, España", "Azul": "Ucrania 9"})
    match.act("open_joint_attack", 1)
    order = []
    while match.state.chance:
        order.append(who_throws(match))
        attack, defence = dice_of(match)
        events = match.act("roll", [1] * attack, [6] * defence)
    # Irán 3 loses two at once and is skipped; Rusia 6 loses three, then two.
    assert order == ["Rojo", "Negro", "Negro"]
    (ended,) = pick(events, "joint_attack_ended")
    assert not ended.conquered
    assert match.armies("Irán", "Rusia", "Ucrania") == [1, 1, 9]
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-15.4", "TEG-15.6")
def test_a_leader_that_is_worn_down_is_skipped_and_the_ally_goes_on(start):
    match = start(**{**TOGETHER, "Rojo": "Irán 2", "Negro": "Rusia 6, España", "Azul": "Ucrania 9"})
    match.act("open_joint_attack", 1)
    match.act("roll", [1], [6, 6, 6])
    for _ in range(2):
        assert who_throws(match) == "Negro"
        attack, defence = dice_of(match)
        match.act("roll", [6] * attack, [1] * defence)


@pytest.mark.clause("TEG-15.7")
@pytest.mark.parametrize(("situation", "dice"), [("snow", (3, 4)), ("tail_wind", (4, 3))])
def test_each_throw_is_an_ordinary_attack_under_the_card_of_the_round(situation, dice, start):
    match = start(**{**TOGETHER, "Azul": "Ucrania 4"}, situation=situation)
    match.act("open_joint_attack", 1)
    assert dice_of(match) == dice
    match.act("roll", [6] * dice[0], [1] * dice[1])
    assert who_throws(match) == "Negro"


@pytest.mark.clause("D-65")
def test_nothing_else_is_done_between_the_throws(start):
    match = start(**TOGETHER)
    match.act("open_joint_attack", 1)
    match.refuses("decision_pending", "TEG-8.3", "end_attack", seat="Rojo")
    match.refuses("decision_pending", "TEG-8.3", "propose_world", "Azul", seat="Rojo")


@pytest.mark.clause("TEG-15.8", "D-66")
def test_the_truce_of_the_origins_ends_with_the_turn_of_the_ally_in_the_next_round(start):
    match = start(**{**TOGETHER, "Azul": "Ucrania 9", "Rojo": "Irán 9"}, first="Rojo")
    match.act("open_joint_attack", 1)
    while match.state.chance:
        attack, defence = dice_of(match)
        match.act("roll", [1] * attack, [6] * defence)
    assert kinds(match) == ["truce"]
    match.refuses("no_such_pact", "TEG-14.24", "announce_break", 1)
    match.end_turn()
    match.reinforce("Rusia")
    match.refuses("pact_violation", "TEG-15.8", "attack", "Rusia", "Irán")
    match.end_turn()
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    assert match.turn == "Negro"  # the mano has passed to the left
    assert not match.state.pacts


@pytest.mark.clause("TEG-15.8", "D-66")
def test_the_truce_still_holds_in_the_leaders_turn_of_that_round(start):
    match = start(
        **{**TOGETHER, "Azul": "Ucrania 9", "Rojo": "Irán 9", "Negro": "Rusia 9, España"},
        first="Azul",
    )
    match.act("open_joint_attack", 1)
    while match.state.chance:
        attack, defence = dice_of(match)
        match.act("roll", [1] * attack, [6] * defence)
    match.end_turn()
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    assert match.turn == "Rojo"
    match.reinforce("Irán")
    match.refuses("pact_violation", "TEG-15.8", "attack", "Irán", "Rusia")
    match.end_turn()
    match.reinforce("Rusia")
    assert match.allows("attack", "Rusia", "Irán")


@pytest.mark.clause("TEG-14.25", "D-66")
def test_the_truce_ends_with_the_loss_of_an_origin(start, pick):
    match = start(
        **{
            **TOGETHER,
            "Rojo": "Irán 2",
            "Negro": "Rusia 2, España",
            "Azul": "Ucrania 9, Turquía 30",
        }
    )
    match.act("open_joint_attack", 1)
    while match.state.chance:
        match.act("roll", [1], [6, 6, 6])
    assert kinds(match) == ["truce"]
    match.end_turn()
    match.end_turn()
    match.reinforce("Turquía")
    (ended,) = pick(match.win_throw("Turquía", "Rusia"), "pact_ended")
    assert (ended.pact, ended.reason) == ("truce", "lost_country")


@pytest.mark.clause("D-66")
def test_the_truce_ends_with_the_loss_of_a_share_of_an_origin(start, pick):
    match = start(
        seats=["Rojo", "Negro", "Azul"], Rojo="Irán 2", Negro="Rusia 2, España",
        Azul="Ucrania 9, Rusia, Turquía 30", rest="Azul", pacts=[PACT],
    )  # fmt: skip
    match.act("open_joint_attack", 1)
    while match.state.chance:
        match.act("roll", [1], [6, 6, 6])
    match.end_turn()
    match.end_turn()
    match.reinforce("Turquía")
    match.act("attack", "Turquía", "Rusia", "Negro")
    (ended,) = pick(match.act("roll", [6, 6, 6], [1]), "pact_ended")
    assert (ended.pact, ended.reason) == ("truce", "lost_country")


# The condominium


@pytest.mark.clause("TEG-15.9", "TEG-15.10", "TEG-15.12", "D-83")
@pytest.mark.parametrize("leader", [1, 2])
@pytest.mark.parametrize("ally", [1, 2])
def test_each_moves_one_or_two_armies_in_leader_first(leader, ally, start, pick):
    match = start(**TOGETHER)
    events = take(match)
    assert pick(events, "condominium_made")
    assert kinds(match) == ["truce", "condominium"]
    assert match.turn == "Rojo"
    match.refuses("conquest_move_range", "TEG-15.9", "aggression_move", 3)
    match.refuses("conquest_move_range", "TEG-15.9", "aggression_move", 0)
    match.refuses("conquest_move_pending", "TEG-15.9", "end_attack")
    match.refuses("not_your_turn", "TEG-5.1", "aggression_move", 1, seat="Negro")
    match.act("aggression_move", leader)
    assert match.turn == "Negro"
    match.act("aggression_move", ally, seat="Negro")
    assert shares(match, "Ucrania") == {"Rojo": leader, "Negro": ally}
    assert match.armies("Irán", "Rusia") == [4 - leader, 4 - ally]
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-15.9", "D-67")
def test_an_ally_without_an_army_to_move_gets_no_share(start, pick):
    match = start(**{**TOGETHER, "Negro": "Rusia 2, España", "Azul": "Ucrania 4"})
    match.act("open_joint_attack", 1)
    match.act("roll", [6, 6, 1], [5, 5, 5])
    match.act("roll", [1], [5, 5])
    events = match.act("roll", [6, 6], [1, 1])
    assert not pick(events, "condominium_made")
    assert (match.owner("Ucrania"), match.state.conquests) == ("Rojo", 1)
    match.refuses("conquest_move_range", "TEG-15.9", "aggression_move", 3)
    match.act("aggression_move", 2)
    assert shares(match, "Ucrania") == {"Rojo": 2}
    assert match.turn == "Rojo"
    assert kinds(match) == ["truce"]


@pytest.mark.clause("D-67")
def test_an_ally_that_is_left_alone_owns_it_for_nobodys_card(start):
    match = start(**{**TOGETHER, "Rojo": "Irán 2", "Azul": "Ucrania 2"})
    match.act("open_joint_attack", 1)
    match.act("roll", [1], [6, 6])
    match.act("roll", [6, 6, 6], [1, 1])
    assert match.owner("Ucrania") == "Negro"
    assert (match.state.conquests, match.state.joint_conquests) == (0, 0)
    assert match.turn == "Negro"
    match.act("aggression_move", 2, seat="Negro")
    assert shares(match, "Ucrania") == {"Negro": 2}
    assert match.turn == "Rojo"


@pytest.mark.clause("D-68")
@pytest.mark.parametrize(("armies", "captor"), [(2, "Rojo"), (4, "Negro")])
def test_missiles_found_go_to_the_seat_that_threw_last(armies, captor, start, pick):
    match = start(**{**TOGETHER, "Azul": f"Ucrania {armies} + 2m"})
    (event,) = pick(take(match), "missiles_captured")
    assert event.seat == match.seat(captor)
    assert missiles(match, "Ucrania") == {captor: 2}


@pytest.mark.clause("TEG-15.10", "D-27")
def test_what_a_shared_country_counts_for(start):
    south = [BOARD.countries[c] for c in BOARD.continents[2].countries]
    assert "Venezuela" in south
    armies = BOARD.continents[2].armies
    for counts, due in (([], 4), (["countries"], 5), (["continent"], 4 + armies)):
        match = start(
            Blanco=", ".join([*south, "Alaska", "Cuba"]), Negro="Venezuela, España",
            phase="reinforce", options={"condominium_counts": counts},
        )  # fmt: skip
        assert match.due() == due


@pytest.mark.clause("TEG-15.11")
def test_each_occupant_plays_its_own_share_only(start):
    match = start(**UNION, phase="reinforce", due=2)
    match.act("place", "Ucrania", 2)
    assert shares(match, "Ucrania") == {"Rojo": 6, "Negro": 4}
    match = start(**UNION, phase="regroup")
    match.act("regroup", "Ucrania", "Irán", 3)
    assert shares(match, "Ucrania") == {"Rojo": 1, "Negro": 4}
    match.refuses("must_leave_one_army", "TEG-11.2", "regroup", "Ucrania", "Irán", 1)


@pytest.mark.clause("TEG-15.12", "TEG-15.13", "TEG-15.14", "TEG-15.15", "D-69")
def test_the_bans_of_a_condominium_before_and_after_the_rupture(start):
    match = start(**UNION)

    outside = ("condominium_outside_attack", "TEG-15.14", "attack", "Irán", "Ucrania", "Negro")
    match.refuses(*outside)
    match.refuses("pact_violation", "TEG-15.15", "attack", "Ucrania", "Rusia")
    match.refuses("pact_violation", "TEG-15.12", "attack", "Ucrania", "Ucrania", "Negro")
    match.act("announce_break", 1)
    match.refuses("pact_violation", "TEG-15.12", "attack", "Ucrania", "Ucrania", "Negro")
    while match.turn != "Negro":
        match.end_turn()
    match.reinforce("España")
    assert match.allows("attack", "Ucrania", "Irán")  # the other is free at once
    match.end_turn()
    assert not match.state.pacts
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    while match.turn != "Rojo":
        match.end_turn()
    match.reinforce("Irán")
    match.refuses(*outside)
    assert match.allows("attack", "Ucrania", "Rusia")
    assert match.allows("attack", "Ucrania", "Ucrania", "Negro")


@pytest.mark.clause("TEG-15.13", "TEG-15.21", "TEG-15.12")
def test_expelling_the_other_from_inside_is_a_conquest_without_a_move(start, pick):
    match = start(**{**UNION, "Negro": "Ucrania, Rusia 4, España"})
    match.act("announce_break", 1, seat="Negro")
    match.act("attack", "Ucrania", "Ucrania", "Negro")
    assert dice_of(match) == (3, 1)
    events = match.act("roll", [6, 6, 6], [1])
    assert pick(events, "occupant_expelled")
    assert pick(events, "pact_ended")[0].reason == "lost_country"
    assert match.state.entry is None
    assert shares(match, "Ucrania") == {"Rojo": 4}
    assert match.state.conquests == 1
    match.act("end_attack")
    match.act("end_regroup")
    assert match.allows("request_card")


@pytest.mark.clause("TEG-15.13")
def test_inside_with_one_army_there_is_no_attack(start):
    match = start(**{**SHARED, "Rojo": "Ucrania, Irán 4"})
    match.refuses("no_attack_armies", "TEG-8.2", "attack", "Ucrania", "Ucrania", "Negro")


@pytest.mark.clause("D-70", "TEG-15.14", "TEG-15.15")
def test_missiles_from_and_into_a_condominium(start):
    forces = {
        **UNION, "Rojo": "Ucrania 4 + 2m, Irán 4 + 2m", "Negro": "Ucrania 8, Rusia 8, España",
        "Azul": "Siberia 8, Polonia 8",
    }  # fmt: skip
    match = start(**forces)
    match.refuses("out_of_range", "TEG-9.6", "fire_missile", "Ucrania", "Ucrania", "Negro")
    outside = ("Irán", "Ucrania", "Negro")
    match.refuses("condominium_outside_attack", "TEG-15.14", "fire_missile", *outside)
    match.refuses("pact_violation", "TEG-15.15", "fire_missile", "Ucrania", "Rusia")
    assert match.allows("fire_missile", "Ucrania", "Polonia")
    assert match.allows("fire_missile", "Irán", "Rusia")
    match.refuses("pact_overflight", "TEG-14.14", "fire_missile", "Ucrania", "Siberia")
    assert start(**{**forces, "pacts": ()}).allows("fire_missile", "Ucrania", "Siberia")


# Regrouping


@pytest.mark.clause("TEG-15.16", "TEG-15.17", "D-71")
def test_the_ally_regroups_into_the_condominium_after_the_leader(start):
    match = start(**{**TOGETHER, "Negro": "Rusia 9 + 1m, Bielorrusia 3, España, Portugal 3"})
    take(match)
    match.act("aggression_move", 1)
    match.act("aggression_move", 1, seat="Negro")
    match.act("end_attack")
    match.act("regroup", "Irán", "Ucrania", 2)
    match.refuses("not_your_turn", "TEG-5.1", "regroup", "Rusia", "Ucrania", 1, seat="Negro")
    match.act("end_regroup")
    assert (match.phase, match.turn) == ("ally_regroup", "Negro")
    match.refuses("not_your_turn", "TEG-5.1", "end_turn", seat="Rojo")
    away = ("Portugal", "España", 1)
    match.refuses("ally_regroup_only_condominium", "TEG-15.17", "regroup", *away, seat="Negro")
    match.refuses("must_leave_one_army", "TEG-11.2", "regroup", "Rusia", "Ucrania", 8, seat="Negro")
    match.act("regroup", "Rusia", "Ucrania", 3, seat="Negro")
    match.act("regroup", "Bielorrusia", "Ucrania", 2, seat="Negro")
    match.act("regroup_missiles", "Rusia", "Ucrania", 1, seat="Negro")
    assert shares(match, "Ucrania") == {"Rojo": 3, "Negro": 6}
    assert missiles(match, "Ucrania") == {"Negro": 1}
    match.act("end_regroup", seat="Negro")
    assert (match.phase, match.turn) == ("card", "Rojo")


@pytest.mark.clause("TEG-15.17", "D-71")
def test_the_end_of_the_turn_waits_for_the_ally_too(start):
    match = start(**TOGETHER)
    take(match)
    match.act("aggression_move", 1)
    match.act("aggression_move", 1, seat="Negro")
    match.act("end_turn")
    assert (match.phase, match.turn) == ("ally_regroup", "Negro")


# Attacks of one occupant, and conquests that count


@pytest.mark.clause("TEG-15.18")
def test_one_occupant_alone_attacks_with_its_own_armies(start):
    match = start(**{**UNION, "Azul": "Polonia"})
    assert match.dice("Ucrania", "Polonia") == (3, 1)
    match.conquer("Ucrania", "Polonia", 2)
    assert shares(match, "Ucrania") == {"Rojo": 2, "Negro": 4}
    assert shares(match, "Polonia") == {"Rojo": 2}
    assert match.state.conquests == 1


@pytest.mark.clause("TEG-15.19", "TEG-15.20", "D-72")
def test_conquests_by_pact_count_from_two_on(start):
    other = ("aggression", "Rojo", "Negro", "Turquía", "Irán", "Rusia", "Rojo")
    for pacts, alone, legal in (([PACT], 0, False), ([PACT], 1, True), ([PACT, other], 0, True)):
        match = start(
            **{**RED_BLACK, "Rojo": "Irán 9, Argentina 9", "Negro": "Rusia 9, España",
               "Azul": "Ucrania, Turquía"}, pacts=pacts,
        )  # fmt: skip
        for number in range(1, len(pacts) + 1):
            take(match, number)
            while match.state.entry:
                match.push(match.legal_actions()[0])
        if alone:
            match.conquer("Argentina", "Chile")
        match.act("end_attack")
        while match.phase != "card":
            match.act("end_regroup", seat=match.turn)
        if legal:
            assert match.allows("request_card")
        else:
            match.refuses("no_card_right", "TEG-12.2", "request_card")


# Joint attacks from a condominium


FROM = {**UNION, "Azul": "Polonia 5"}


@pytest.mark.clause("TEG-15.22", "D-73")
def test_a_joint_attack_from_a_condominium_may_be_stopped(start, pick):
    match = start(**FROM)
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.refuses("pact_exists", "TEG-14.2", "propose_joint", "Negro", "Ucrania", "Polonia")
    assert match.allows("end_attack")  # no duty
    match.act("open_joint_attack", number)
    assert who_throws(match) == "Rojo"
    match.act("roll", [6, 6, 1], [5, 5, 5])
    assert match.turn == "Negro"
    match.refuses("not_your_turn", "TEG-5.1", "joint_decision", True, seat="Rojo")
    match.act("joint_decision", True, seat="Negro")
    assert who_throws(match) == "Negro"
    match.act("roll", [6, 1, 1], [5, 5, 5])
    assert match.turn == "Rojo"
    match.refuses("decision_pending", "TEG-15.22", "end_attack")
    events = match.act("joint_decision", False)
    assert pick(events, "joint_attack_ended")
    assert kinds(match) == ["condominium"]
    match.refuses("wrong_phase", "TEG-5.5", "joint_decision", True)
    match.conquer("Ucrania", "Polonia", 1)  # the leader goes on alone
    assert shares(match, "Polonia") == {"Rojo": 1}


@pytest.mark.clause("TEG-15.22", "TEG-15.6", "D-67", "D-73")
@pytest.mark.parametrize("on", [True, False])
def test_from_a_condominium_too_the_worn_down_are_skipped_and_the_other_may_go_on(on, start, pick):
    match = start(**{**FROM, "Rojo": "Ucrania 2, Irán 4", "Azul": "Polonia 3"})
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.act("open_joint_attack", number)
    match.act("roll", [1], [6, 6, 6])
    match.act("joint_decision", True, seat="Negro")
    match.act("roll", [6, 6, 1], [5, 5, 5])
    assert match.turn == "Negro"  # Rojo has one army left
    assert match.legal("joint_decision") == [[True], [False]]
    events = match.act("joint_decision", on, seat="Negro")
    if not on:
        assert pick(events, "joint_attack_ended")
        assert match.turn == "Rojo"
        return
    match.act("roll", [6, 6], [1])
    assert shares(match, "Polonia") == {"Negro": 1}
    assert (match.state.conquests, match.state.joint_conquests) == (0, 0)
    match.act("aggression_move", 2, seat="Negro")
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-15.22")
def test_a_joint_attack_needs_two_armies_of_both_to_open(start):
    match = start(**{**FROM, "Rojo": "Ucrania, Irán 4"})
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.refuses("aggression_not_possible", "TEG-15.3", "open_joint_attack", number)


@pytest.mark.clause("TEG-15.22")
def test_an_unused_joint_attack_lapses_with_what_it_was_for(start, pick):
    match = start(**{**FROM, "Rojo": "Ucrania 4, Bielorrusia 9, Irán 4"})
    propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    taken = match.fork()
    taken.win_throw("Bielorrusia", "Polonia")
    (ended,) = pick(taken.win_throw("Bielorrusia", "Polonia"), "pact_ended")
    assert (ended.pact, ended.reason) == ("joint", "expired")
    (ended,) = pick(match.act("end_attack"), "pact_ended")
    assert (ended.pact, ended.reason) == ("joint", "expired")


@pytest.mark.clause("TEG-15.22", "TEG-15.23")
def test_what_they_take_from_a_condominium_is_one_as_well(start):
    match = start(**{**FROM, "Azul": "Polonia 2"})
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    take(match, number)
    match.act("aggression_move", 2)
    match.act("aggression_move", 1, seat="Negro")
    assert shares(match, "Polonia") == {"Rojo": 2, "Negro": 1}
    assert shares(match, "Ucrania") == {"Rojo": 2, "Negro": 3}
    assert kinds(match) == ["condominium", "condominium"]
    match.refuses("pact_violation", "TEG-15.12", "attack", "Polonia", "Polonia", "Negro")


@pytest.mark.clause("TEG-15.22", "TEG-14.5")
def test_a_pact_made_meanwhile_stops_a_joint_attack(start):
    match = start(**FROM)
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.act("open_joint_attack", number)
    match.act("roll", [6, 6, 1], [5, 5, 5])
    match.act("propose_world", "Azul", seat="Rojo")
    match.act("accept_pact", number + 1, seat="Azul")
    match.refuses("pact_violation", "TEG-14.9", "joint_decision", True, seat="Negro")
    match.act("joint_decision", False, seat="Negro")
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-15.22")
def test_the_proposals_of_a_joint_attack_that_are_refused(start):
    match = start(**FROM)

    def refused(code, clause, *terms):
        match.refuses(code, clause, "propose_joint", "Negro", *terms)

    refused("not_your_country", "TEG-15.22", "Irán", "Albania")
    refused("bad_target", "TEG-15.22", "Ucrania", "Rusia")
    refused("not_adjacent", "TEG-15.22", "Ucrania", "Chile")
    refused("condominium_target", "TEG-15.22", "Ucrania", "Ucrania")
    start(**FROM, phase="regroup").refuses(
        "wrong_phase", "TEG-15.22", "propose_joint", "Negro", "Ucrania", "Polonia"
    )


# Third seats against a condominium


THIRD = {
    "Azul": "Polonia 9, Chile",
    "Rojo": "Ucrania 1 + 1m, Irán 4",
    "Negro": "Ucrania 2, Rusia 4",
    "seats": ["Azul", "Rojo", "Negro"],
    "rest": "Rojo",
    "pacts": [
        ("condominium", "Rojo", "Negro", "Ucrania"),
        ("country", "Rojo", "Negro", "Ucrania", "Rusia"),
        ("continent", "Rojo", "Negro", "Europa"),
    ],
}


def expel(match, colour):
    match.act("attack", "Polonia", "Ucrania", colour)
    attack, defence = dice_of(match)
    return match.act("roll", [6] * attack, [1] * defence)


@pytest.mark.clause("TEG-15.24", "TEG-15.30")
def test_a_third_seat_names_the_occupant_that_it_attacks(start):
    match = start(**THIRD)
    match.refuses("occupant_required", "TEG-15.30", "attack", "Polonia", "Ucrania")
    match.refuses("occupant_required", "TEG-15.30", "attack", "Polonia", "Ucrania", "Azul")
    match.act("attack", "Polonia", "Ucrania", "Negro")
    assert dice_of(match) == (3, 2)
    match.act("roll", [6, 6, 1], [5, 1])
    assert shares(match, "Ucrania") == {"Rojo": 1}


@pytest.mark.clause("TEG-15.26", "D-74", "D-76")
@pytest.mark.parametrize("armies", [1, 2, 3])
def test_who_expels_one_may_move_in_without_any_pact(armies, start, pick):
    match = start(**THIRD)
    expel(match, "Rojo")
    match.refuses("conquest_move_range", "TEG-15.26", "intrusion_move", 4)
    match.refuses("conquest_move_pending", "TEG-15.26", "end_attack")
    events = match.act("intrusion_move", armies)
    assert shares(match, "Ucrania") == {"Negro": 2, "Azul": armies}
    assert missiles(match, "Ucrania") == {"Azul": 1}
    assert pick(events, "missiles_captured")
    assert match.state.conquests == 0
    assert not match.state.by_pact
    assert match.allows("attack", "Polonia", "Ucrania", "Negro")
    if armies > 1:
        assert match.allows("attack", "Ucrania", "Ucrania", "Negro")


@pytest.mark.clause("TEG-15.27", "D-76")
def test_who_stays_out_leaves_the_country_to_the_other(start):
    match = start(**THIRD)
    expel(match, "Rojo")
    match.act("intrusion_move", 0)
    assert shares(match, "Ucrania") == {"Negro": 2}
    assert missiles(match, "Ucrania") == {"Negro": 1}
    assert match.state.conquests == 0


@pytest.mark.clause("TEG-15.25")
def test_expelling_both_is_an_ordinary_conquest(start):
    match = start(**THIRD)
    expel(match, "Rojo")
    match.act("intrusion_move", 0)
    match.conquer("Polonia", "Ucrania", 3)
    assert shares(match, "Ucrania") == {"Azul": 3}
    assert match.state.conquests == 1


@pytest.mark.clause("TEG-15.28", "D-75")
def test_an_expulsion_ends_the_pacts_of_that_condominium_only(start, pick):
    match = start(**THIRD)
    events = expel(match, "Rojo")
    assert {item.pact for item in pick(events, "pact_ended")} == {"condominium", "country"}
    assert kinds(match) == ["continent"]


@pytest.mark.clause("TEG-15.29", "TEG-15.30")
def test_a_missile_at_a_condominium_names_an_occupant(start):
    forces = {
        **THIRD,
        "Azul": "Polonia 2 + 1m",
        "Rojo": "Ucrania 5, Irán",
        "Negro": "Ucrania 5 + 1m",
    }
    match = start(**{**forces, "pacts": THIRD["pacts"][:1]})
    match.refuses("occupant_required", "TEG-15.30", "fire_missile", "Polonia", "Ucrania")
    match.refuses("missile_deterred", "TEG-9.8", "fire_missile", "Polonia", "Ucrania", "Negro")
    match.act("fire_missile", "Polonia", "Ucrania", "Rojo")
    assert shares(match, "Ucrania") == {"Rojo": 2, "Negro": 5}


@pytest.mark.clause("TEG-15.29", "TEG-9.7")
def test_a_missile_looks_at_the_armies_of_the_occupant_it_names(start):
    match = start(**{**THIRD, "Azul": "Polonia 2 + 2m"})
    words = ("Polonia", "Ucrania", "Negro")
    match.refuses("missile_would_clear_country", "TEG-9.7", "fire_missile", *words)


@pytest.mark.clause("TEG-15.31")
def test_two_occupants_at_most_and_alive_with_a_share_only(start):
    match = start(**{**THIRD, "Negro": "Ucrania 2", "pacts": THIRD["pacts"][:1]})
    assert match.state.held[match.seat("Negro")] == 0
    assert match.state.slayer[match.seat("Negro")] == -1
    match.end_turn()
    match.end_turn()
    assert match.turn == "Negro"
    match.reinforce("Ucrania")
    assert match.allows("attack", "Ucrania", "Polonia")
    assert shares(match, "Ucrania").keys() == {"Rojo", "Negro"}


@pytest.mark.clause("TEG-15.32", "TEG-15.26")
@pytest.mark.parametrize("moved", [None, 0, 3])
def test_without_a_pact_the_other_is_expelled_from_inside_or_outside(moved, start):
    match = start(**{**SHARED, "Negro": "Ucrania 1 + 2m, Rusia 4, España"})
    source = "Ucrania" if moved is None else "Irán"
    match.act("attack", source, "Ucrania", "Negro")
    attack, defence = dice_of(match)
    match.act("roll", [6] * attack, [1] * defence)
    if moved is None:
        assert match.state.entry is None
    else:
        match.act("intrusion_move", moved)
    assert shares(match, "Ucrania") == {"Rojo": 4 + (moved or 0)}
    assert missiles(match, "Ucrania") == {"Rojo": 2}
    assert match.state.conquests == 1


# Elimination and victory


LAST = {**TOGETHER, "Azul": "Ucrania", "Verde": "Chile", "rest": "Verde",
        "seats": ["Rojo", "Negro", "Azul", "Verde"]}  # fmt: skip


@pytest.mark.clause("TEG-16.3", "D-77", "TEG-18.3")
def test_the_ally_whose_throw_eliminates_inherits_and_may_win(start, pick):
    forces = {**LAST, "Azul": "Ucrania 4", "cards": {"Azul": ["Cuba"]}}
    match = start(**forces)
    events = take(match)
    assert pick(events, "player_eliminated")[0].by == match.seat("Negro")
    assert match.cards("Negro") == {"Cuba"}
    match = start(**forces, objectives={"Negro": "O-16"})
    take(match)
    assert match.winners == ("Negro",)


@pytest.mark.clause("TEG-16.5", "D-77", "D-78")
def test_a_leader_whose_ally_did_it_goes_on_with_the_common_objective(start):
    match = start(**{**LAST, "Azul": "Ucrania 4"}, objectives={"Rojo": "O-16"})
    take(match)
    assert not match.winners
    assert match.state.objectives[match.seat("Rojo")] == ()
    match = start(**LAST, objectives={"Rojo": "O-16"})
    take(match)
    assert match.winners == ("Rojo",)


@pytest.mark.clause("TEG-14.27", "TEG-15.31")
def test_an_expulsion_from_the_last_share_eliminates(start, pick):
    match = start(
        **{**THIRD, "Negro": "Ucrania 1", "Rojo": "Ucrania 2, Irán", "pacts": THIRD["pacts"][:1]}
    )
    events = expel(match, "Negro")
    assert pick(events, "player_eliminated")
    assert not match.state.pacts


@pytest.mark.clause("TEG-18.3", "TEG-15.27")
@pytest.mark.parametrize("moved", [0, 1])
def test_a_seat_wins_in_the_turn_of_another_that_leaves_it_its_condominium(moved, start):
    other = [n for n in BOARD.countries if n not in ("Ucrania", "Polonia", "Chile", "España")]
    match = start(
        seats=["Azul", "Rojo", "Negro"], Azul="Polonia 9", rest="Azul",
        Rojo=", ".join([*other[:44], "Ucrania"]), Negro="Ucrania, España",
        pacts=[("condominium", "Rojo", "Negro", "Ucrania")],
    )  # fmt: skip
    expel(match, "Negro")
    match.act("intrusion_move", moved)
    assert match.winners == (() if moved else ("Rojo",))


@pytest.mark.clause("D-27", "TEG-15.10")
@pytest.mark.parametrize("counts", [[], ["objective"]])
def test_a_share_counts_for_an_objective_only_by_the_option(counts, start):
    other = [n for n in BOARD.countries if n not in ("Ucrania", "Polonia", "Chile", "España")]
    match = start(
        seats=["Azul", "Rojo", "Negro"], Azul=", ".join([*other[:43], "Polonia 9"]), rest="Rojo",
        Rojo="Ucrania", Negro="Ucrania, España", options={"condominium_counts": counts},
        pacts=[("condominium", "Rojo", "Negro", "Ucrania")],
    )  # fmt: skip
    expel(match, "Negro")
    match.act("intrusion_move", 1)
    assert match.winners == (("Azul",) if counts else ())


@pytest.mark.clause("TEG-13.1", "TEG-15.10", "D-52")
def test_an_expulsion_that_completes_a_continent_gives_its_card(start, pick):
    south = "Argentina, Bolivia, Brasil, Chile, Colombia, Paraguay, Uruguay, Venezuela 3"
    match = start(Blanco=south, Negro="Venezuela, España")
    match.act("attack", "Venezuela", "Venezuela", "Negro")
    events = match.act("roll", [6, 6], [1])
    assert [item.seat for item in pick(events, "continent_card_gained")] == [0]


# Players who left


@pytest.mark.clause("D-18", "TEG-15.3", "TEG-15.22")
def test_a_leader_who_left_opens_what_it_must_and_stops_what_it_may(start):
    pacts = [
        (*PACT[:6], "Negro"),
        ("aggression", "Rojo", "Negro", "Turquía", "Irán", "Rusia", "Rojo"),
    ]
    match = start(**{**RED_BLACK, "Negro": "Rusia, España", "pacts": pacts})
    match.act("leave", seat="Rojo")
    assert (
        match.state.joint.number == 2
    )  # the ally has no army to throw with: it is due all the same
    while match.state.chance == "battle":
        attack, defence = dice_of(match)
        match.act("roll", [6] * attack, [1] * defence)
    assert match.turn == "Negro"
    match = start(**FROM)
    number = propose(match, "propose_joint", "Negro", "Ucrania", "Polonia", accept="Negro")
    match.act("open_joint_attack", number)
    match.act("leave", seat="Negro")
    match.act("roll", [6, 6, 1], [5, 5, 5])
    assert match.turn == "Rojo"
    assert match.state.joint is None


@pytest.mark.clause("TEG-14.17", "TEG-15.22", "D-60")
def test_a_throw_of_a_joint_attack_at_ones_zone_does_ones_duty(start, pick):
    match = start(
        Blanco="Argentina 4", Negro="Chile, España", Rojo="Argentina 4", rest="Negro",
        exchanges={"Blanco": 3, "Negro": 3},
        pacts=[("zone", "Blanco", "Negro", "Chile"),
               ("condominium", "Blanco", "Rojo", "Argentina")],
    )  # fmt: skip
    number = propose(match, "propose_joint", "Rojo", "Argentina", "Chile", accept="Rojo")
    assert match.state.zone_due
    match.act("open_joint_attack", number)
    assert not match.state.zone_due


@pytest.mark.clause("D-76", "TEG-18.2")
def test_missiles_of_the_expelled_stay_on_the_board_when_that_ends_the_game(start):
    match = start(
        **{**THIRD, "Negro": "Ucrania 1 + 2m", "Rojo": "Ucrania 2, Irán", "pacts": []},
        objectives={"Azul": "O-14"},
    )
    expel(match, "Negro")
    assert match.winners == ("Azul",)
    assert missiles(match, "Ucrania") == {"Rojo": 2}
