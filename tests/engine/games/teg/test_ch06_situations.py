"""TEG-6: the situation card of a round."""

import random
from collections import Counter

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.games.teg.combat import attack_dice, defence_dice

BOARD = load_board("teg")
COLOURS = ("Blanco", "Negro", "Rojo", "Azul")


def set_aside(match, *names):
    """Cards left in the situation pile, by printed name."""
    printed = match.settings.vocabulary["situation"]
    return [match.state.situations[printed.index(name)] for name in names]


@pytest.mark.clause("TEG-6.1")
def test_a_card_is_in_force_for_every_turn_of_its_round(placed):
    match = placed(3)
    match.act("turn_situation", "Nieve")
    for _ in range(3):
        assert match.game.observe(match.state, None).situation == match.state.situation
        assert match.settings.vocabulary["situation"][match.state.situation] == "Nieve"
        match.end_turn()
    match.act("turn_situation", "Viento a favor")
    assert match.settings.vocabulary["situation"][match.state.situation] == "Viento a favor"


@pytest.mark.clause("TEG-6.1")
def test_only_a_card_that_is_due_and_left_is_turned_up(placed, start):
    match = placed(3)
    match.act("turn_situation", "Nieve")
    match.refuses("bad_chance", "TEG-6.1", "turn_situation", "Nieve")


@pytest.mark.clause("TEG-6.2")
def test_a_used_card_leaves_the_pile(placed, pick):
    match = placed(2)
    assert set_aside(match, "Nieve") == [4]
    for left in (3, 2, 1, 0):
        match.act("turn_situation", "Nieve")
        assert set_aside(match, "Nieve") == [left]
        assert match.game.observe(match.state, None).situations_left == match.state.situations
        match.end_turn()
        match.end_turn()
    match.refuses("bad_chance", "TEG-6.1", "turn_situation", "Nieve")


@pytest.mark.clause("TEG-6.2", "D-19")
def test_when_the_pile_is_empty_all_discards_make_a_new_one(start, pick):
    match = start(Blanco="Chile 5", phase="card", first="Blanco", turn="Blanco")
    match.end_turn()
    assert match.turn == "Negro"
    match.end_turn()
    match.state.situations = (0,) * len(match.state.situations)
    events = match.act("turn_situation", "Combate clásico")
    (fact,) = pick(events, "deck_reshuffled")
    assert (fact.deck, fact.number) == ("situations", 50)
    assert sum(match.state.situations) == 49
    assert set_aside(match, "Combate clásico", "Nieve") == [19, 4]


@pytest.mark.clause("TEG-6.2", "D-19")
def test_the_new_pile_is_drawn_from_like_the_first(start):
    match = start(Blanco="Chile 5", phase="card")
    match.end_turn()
    match.end_turn()
    match.state.situations = (0,) * len(match.state.situations)
    drawn = {match.game.sample_chance(match.state, random.Random(seed)).card for seed in range(200)}
    assert len(drawn) > 5


@pytest.mark.clause("TEG-6.3")
def test_classic_combat_changes_nothing(start):
    match = start(Blanco="Chile 5", Negro="Bolivia 3, Australia", situation="classic")
    assert match.dice("Chile", "Bolivia") == (3, 3)
    assert match.allows("attack", "Chile", "Australia")
    assert match.verbs() == {"attack", "end_attack", "end_turn"}


@pytest.mark.clause("TEG-6.4", "TEG-8.6")
@pytest.mark.parametrize(("armies", "dice"), [(1, 2), (2, 3), (3, 4), (4, 4), (12, 4)])
def test_snow_gives_the_defender_one_die_more(armies, dice, start):
    assert defence_dice(armies, "snow") == dice
    match = start(Blanco="Chile 4", Negro=f"Bolivia {armies}", situation="Nieve")
    assert match.dice("Chile", "Bolivia") == (3, dice)


@pytest.mark.clause("TEG-6.5", "TEG-8.6")
@pytest.mark.parametrize(("armies", "dice"), [(2, 2), (3, 3), (4, 4), (5, 4), (30, 4)])
def test_tail_wind_gives_the_attacker_one_die_more(armies, dice, start):
    assert attack_dice(armies, 1, "tail_wind") == dice
    match = start(Blanco=f"Chile {armies}", Negro="Bolivia", situation="Viento a favor")
    assert match.dice("Chile", "Bolivia") == (dice, 1)


@pytest.mark.clause("TEG-6.5", "TEG-8.2")
def test_two_armies_are_needed_under_tail_wind_too(start):
    match = start(Blanco="Chile 1", Negro="Bolivia", situation="tail_wind")
    match.refuses("no_attack_armies", "TEG-8.2", "attack", "Chile", "Bolivia")


# Crisis


def crisis(match, dice):
    match.end_round("Crisis")
    assert match.state.chance == "crisis"
    return match.act("roll_crisis", dice)


@pytest.fixture
def before_crisis(start):
    """The last turn of a round of four seats; Black opens the next."""

    def ready(**parts):
        return start(
            seats=COLOURS,
            **{
                "Azul": "Chile 9",
                "Negro": "Bolivia 9, Paraguay",
                "Rojo": "China 9, Argentina",
                **parts,
            },
            turn="Azul",
            first="Blanco",
            phase="card",
        )

    return ready


@pytest.mark.clause("TEG-6.6", "D-20")
@pytest.mark.parametrize(
    ("dice", "losers"),
    [
        ([3, 1, 6, 2], {"Rojo"}),
        ([1, 2, 3, 1], {"Negro", "Blanco"}),
        ([4, 4, 4, 4], {"Blanco", "Negro", "Rojo", "Azul"}),
    ],
    ids=["one lowest", "two tie", "all tie"],
)
def test_the_lowest_crisis_dice_draw_no_card_in_this_round(dice, losers, before_crisis, pick):
    match = before_crisis()
    (fact,) = pick(crisis(match, dice), "crisis_rolled")
    assert fact.seats == (1, 2, 3, 0)  # wheel order from the first player
    assert {COLOURS[seat] for seat in fact.losers} == losers
    assert match.state.no_card == sum(1 << COLOURS.index(colour) for colour in losers)
    assert match.turn == "Negro"


@pytest.mark.clause("TEG-6.6", "D-20")
def test_only_living_seats_roll_the_crisis_dice(start):
    match = start(
        seats=COLOURS, Azul="Chile", turn="Azul", first="Blanco", phase="card", out={"Rojo": "Azul"}
    )
    match.end_round("Crisis")
    match.refuses("bad_chance", "TEG-6.6", "roll_crisis", [1, 2, 3, 4])
    match.act("roll_crisis", [1, 2, 3])
    assert match.state.no_card == 1 << COLOURS.index("Negro")


def conquer_and_go_to_the_cards(match):
    """Black's turn up to the card phase, with a conquest."""
    match.reinforce("Bolivia")
    match.conquer("Bolivia", "Argentina")
    match.act("end_attack")
    match.act("end_regroup")


@pytest.mark.clause("TEG-6.6", "TEG-12.5")
@pytest.mark.parametrize("dice", [[1, 2, 3, 4], [4, 1, 2, 3]], ids=["hit", "spared"])
def test_a_seat_under_crisis_asks_for_no_card(dice, before_crisis):
    match = before_crisis()
    crisis(match, dice)
    conquer_and_go_to_the_cards(match)
    if dice[0] == 1:
        match.refuses("crisis_no_card", "TEG-6.6", "request_card")
        assert "request_card" not in match.verbs()
    else:
        assert match.allows("request_card")


@pytest.mark.clause("TEG-6.6", "D-20")
def test_the_card_of_a_crisis_is_lost_and_not_put_off(before_crisis, pick):
    match = before_crisis()
    crisis(match, [1, 2, 3, 4])
    conquer_and_go_to_the_cards(match)
    (fact,) = pick(match.act("end_turn"), "country_card_right_lost")
    assert (fact.seat, fact.reason) == (1, "crisis_no_card")
    match.end_round()
    while match.turn != "Negro":
        match.end_turn()
    assert match.state.no_card == 0
    match.reinforce("Bolivia")
    match.act("end_attack")
    match.act("end_regroup")
    match.refuses("no_card_right", "TEG-12.2", "request_card")


@pytest.mark.clause("TEG-6.6")
def test_crisis_leaves_armies_attacks_canjes_and_bonuses(start):
    match = start(
        seats=2,
        Blanco="Chile 9, Argentina",
        Negro="Bolivia",
        turn="Negro",
        first="Blanco",
        phase="card",
        cards={"Blanco": ["Argentina", "Chile"]},
    )
    match.act("end_turn")
    match.act("turn_situation", "Crisis")
    match.act("roll_crisis", [6, 1])
    match.end_turn()
    assert match.state.no_card >> match.seat("Blanco") & 1
    assert match.due() > 0
    assert match.allows("exchange", ["Argentina"], [])
    match.reinforce("Chile")
    assert match.allows("attack", "Chile", "Bolivia")
    match.act("end_attack")
    match.act("end_regroup")
    assert match.allows("bonus", "Chile")


# Extra reinforcements


@pytest.fixture
def extra(start):
    """The first steps of a round of extra reinforcements; Black opens it."""

    def ready(options=None, **parts):
        match = start(
            seats=["Blanco", "Negro", "Rojo"],
            **{"Blanco": "Chile, Colombia, Japón, Cuba, Jamaica", "Negro": "Bolivia", **parts},
            rest="Rojo",
            turn="Blanco",
            first="Blanco",
            phase="card",
            options=options,
        )
        while match.state.round == 2:
            match.end_turn()
        match.act("turn_situation", "Refuerzos extras")
        return match

    return ready


@pytest.mark.clause("TEG-6.7", "D-21")
def test_before_any_attack_each_seat_may_add_half_its_countries(extra, pick):
    match = extra()
    steps = []
    while match.phase == "extra_reinforcement":
        steps.append((match.turn, match.due()))
        match.act("end_placement")
    assert steps == [("Negro", 0), ("Rojo", 33), ("Blanco", 2)]
    assert (match.turn, match.phase, match.due()) == ("Negro", "reinforce", 4)


@pytest.mark.clause("TEG-6.7", "D-21")
def test_extra_armies_may_be_left_and_are_lost(extra, pick):
    match = extra(Negro="Bolivia, Paraguay, Uruguay, Tonga")
    assert match.due() == 2
    match.act("place", "Bolivia", 1)
    (fact,) = pick(match.act("end_placement"), "armies_forfeited")
    assert (fact.seat, fact.armies) == (1, 1)
    assert match.turn == "Rojo"


@pytest.mark.clause("TEG-6.7", "D-21")
def test_the_least_number_of_extra_armies_is_an_option(extra):
    match = extra(options={"extra_minimum": 4})
    steps = []
    while match.phase == "extra_reinforcement":
        steps.append((match.turn, match.due()))
        match.act("end_placement")
    assert steps == [("Negro", 4), ("Rojo", 33), ("Blanco", 4)]


@pytest.mark.clause("TEG-6.7", "D-21")
@pytest.mark.parametrize(("countries", "armies"), [(1, 0), (2, 1), (3, 1), (9, 4), (19, 9)])
def test_a_set_up_step_of_extra_armies_has_no_minimum(countries, armies, start):
    own = ", ".join(BOARD.countries[:countries])
    assert start(Blanco=own, phase="extra_reinforcement").due() == armies


@pytest.mark.clause("TEG-6.7")
def test_more_extra_armies_than_half_are_refused(start):
    match = start(Blanco="Chile, Colombia, Cuba, Jamaica", phase="extra_reinforcement")
    match.refuses("too_many_armies", "TEG-6.7", "place", "Chile", 3)
    match.act("place", "Chile", 2)
    match.refuses("too_many_armies", "TEG-6.7", "place", "Chile", 1)


@pytest.mark.clause("TEG-6.7", "D-21")
def test_a_continent_and_a_canje_add_nothing_to_extra_armies(start):
    match = start(
        Blanco="Sumatra, Filipinas, Tonga, Australia, Tasmania, Nueva Zelandia",
        phase="extra_reinforcement",
        cards={"Blanco": ["Argentina"]},
    )
    assert match.due() == 3
    match.refuses("wrong_phase", "TEG-7.9", "exchange", ["Argentina"], [])


@pytest.mark.clause("TEG-6.7", "D-21", "TEG-7.6")
def test_extra_armies_go_to_any_country_that_is_not_blocked(start):
    match = start(
        Blanco="Chile, Japón, Cuba, Jamaica",
        Negro="Bolivia 2, Argentina 2, Brasil 2, Colombia 2, Australia 2",
        phase="extra_reinforcement",
    )
    match.refuses("blocked_country", "TEG-10.3", "place", "Chile", 1)
    assert {name for name, _ in match.legal("place")} == {"Japón", "Cuba", "Jamaica"}


@pytest.mark.clause("TEG-6.7", "D-21", "D-27")
def test_a_shared_country_counts_one_for_extra_armies(start):
    match = start(Blanco="Chile, Japón", Negro="Chile, Corea", phase="extra_reinforcement")
    assert match.due() == 1


@pytest.mark.clause("TEG-6.7", "D-21", "TEG-5.3")
def test_in_round_one_no_ordinary_reinforcement_follows(placed):
    match = placed(4)
    match.act("turn_situation", "Refuerzos extras")
    for _ in range(4):
        assert (match.phase, match.due()) == ("extra_reinforcement", 9)
        match.act("end_placement")
    assert (match.phase, match.due(), match.turn) == (
        "attack", 0, COLOURS[match.state.first],
    )  # fmt: skip


# Borders

BETWEEN = [("Chile", "Australia"), ("Alaska", "Chukchi"), ("Brasil", "Sahara")]
WITHIN = [("Argentina", "Brasil"), ("España", "Portugal"), ("Corea", "Japón")]


@pytest.mark.clause("TEG-6.8", "TEG-6.9")
@pytest.mark.parametrize(("source", "target"), BETWEEN)
def test_with_closed_borders_no_attack_leaves_its_continent(source, target, start):
    parts = {"Blanco": f"{source} 3", "Negro": target}
    assert start(**parts, situation="open_borders").allows("attack", source, target)
    closed = start(**parts, situation="closed_borders")
    closed.refuses("border_rule", "TEG-6.9", "attack", source, target)
    assert not closed.allows("attack", source, target)


@pytest.mark.clause("TEG-6.8", "TEG-6.9")
@pytest.mark.parametrize(("source", "target"), WITHIN)
def test_with_open_borders_no_attack_stays_in_its_continent(source, target, start):
    parts = {"Blanco": f"{source} 3", "Negro": target}
    assert start(**parts, situation="closed_borders").allows("attack", source, target)
    opened = start(**parts, situation="open_borders")
    opened.refuses("border_rule", "TEG-6.8", "attack", source, target)
    assert not opened.allows("attack", source, target)


@pytest.mark.clause("TEG-6.8", "TEG-6.9")
@pytest.mark.parametrize("situation", ["open_borders", "closed_borders"])
def test_the_listed_attacks_are_those_that_the_card_allows(situation, start):
    match = start(seats=4, Blanco=dict.fromkeys(BOARD.countries[::2], 3), situation=situation)
    where = BOARD.continent_of
    inside = {where[match.country(a)] == where[match.country(b)] for a, b in match.legal("attack")}
    assert inside == {situation == "closed_borders"}
    assert match.legal("attack")


@pytest.mark.clause("TEG-6.9", "D-22")
@pytest.mark.parametrize("situation", ["open_borders", "closed_borders"])
@pytest.mark.parametrize("target", ["Bolivia", "Australia"])
def test_regrouping_is_not_limited_by_a_card_of_borders(situation, target, start):
    match = start(Blanco="Chile 3, Bolivia, Australia", phase="regroup", situation=situation)
    assert match.allows("regroup", "Chile", target, 1)


# Rest


@pytest.mark.clause("TEG-6.10", "D-24")
def test_a_resting_seat_only_adds_armies(start):
    match = start(
        Blanco="Chile 5, Colombia",
        Negro="Bolivia 9",
        phase="reinforce",
        situation="Descanso Blanco",
        cards={"Blanco": ["Argentina", "Chile"]},
    )
    assert match.allows("exchange", ["Argentina"], [])
    match.reinforce("Chile")
    assert match.phase == "card"
    assert match.allows("bonus", "Chile")
    match.act("end_turn")
    assert match.turn == "Negro"


@pytest.mark.clause("TEG-6.10", "D-24")
@pytest.mark.parametrize(
    ("phase", "words"),
    [("attack", ["attack", "Chile", "Bolivia"]), ("regroup", ["regroup", "Chile", "Colombia", 1])],
)
def test_a_resting_seat_neither_attacks_nor_regroups(phase, words, start):
    match = start(
        Blanco="Chile 5, Colombia", Negro="Bolivia", phase=phase, situation="Descanso Blanco"
    )
    match.refuses("resting", "TEG-6.10", *words)
    assert words[0] not in match.verbs()


@pytest.mark.clause("TEG-6.10", "D-24")
def test_a_resting_seat_is_attacked_and_defends(start):
    match = start(Blanco="Chile 5", Negro="Bolivia 3", situation="Descanso Negro")
    match.throw("Chile", "Bolivia", [6, 1, 1], [6, 6, 6])
    assert match.armies("Chile", "Bolivia") == [2, 3]


@pytest.mark.clause("TEG-6.10", "D-24")
def test_in_round_one_the_turn_of_a_resting_seat_is_empty(placed):
    match = placed(3)
    colour = match.settings.seats[match.state.first]
    match.act("turn_situation", f"Descanso {colour}")
    assert (match.turn, match.phase, match.verbs()) == (colour, "card", {"end_turn"})


@pytest.mark.clause("TEG-6.10", "TEG-6.1")
def test_rest_is_over_with_its_round(placed):
    match = placed(2)
    match.act("turn_situation", "Descanso Negro")
    match.end_turn()
    match.end_turn()
    match.act("turn_situation", "Combate clásico")
    match.end_turn()
    phases = set()
    for _ in range(2):
        match.act("place", match.legal("place")[0][0], match.due()) if match.due() else None
        phases.add(match.phase)
        if match.phase == "reinforce":
            match.act("end_placement")
            phases.add(match.phase)
    assert phases == {"reinforce", "attack"}


@pytest.mark.clause("TEG-6.10")
@pytest.mark.parametrize("colour", ["Rojo", "Azul", "Amarillo", "Verde"])
def test_rest_for_a_colour_that_nobody_plays_is_set_aside(colour, placed, pick):
    match = placed(2)
    events = match.act("turn_situation", f"Descanso {colour}")
    assert pick(events, "situation_skipped")
    assert (match.state.situation, match.state.chance) == (-1, "situation")
    assert set_aside(match, f"Descanso {colour}") == [0]
    match.act("turn_situation", "Nieve")
    assert match.phase == "attack"


@pytest.mark.clause("TEG-6.10", "D-23")
def test_rest_for_a_colour_that_died_is_set_aside(start, pick):
    match = start(seats=COLOURS, Blanco="Chile", phase="card", out={"Rojo": "Blanco"})
    events = match.end_round("Descanso Rojo")
    assert pick(events, "situation_skipped")
    assert match.state.chance == "situation"


@pytest.mark.clause("TEG-6.10", "D-23", "D-19")
def test_a_card_set_aside_may_be_the_last_of_the_pile(start, pick):
    match = start(Blanco="Chile", phase="card")
    match.end_turn()
    match.end_turn()
    printed = match.settings.vocabulary["situation"]
    match.state.situations = tuple(int(name == "Descanso Verde") for name in printed)
    assert pick(match.act("turn_situation", "Descanso Verde"), "situation_skipped")
    assert pick(match.act("turn_situation", "Nieve"), "deck_reshuffled")
    assert sum(match.state.situations) == 49


@pytest.mark.clause("TEG-6.2", "TEG-1.11")
def test_fifty_rounds_turn_up_every_card_once(placed):
    match = placed(2, seed=4)
    rng, shown = random.Random(8), Counter()
    while sum(shown.values()) < 50:
        before = len(match)
        match.push(match.game.sample_chance(match.state, rng))
        if match.actions[before].verb == "turn_situation":
            shown[match.actions[before].card] += 1
        while match.to_move >= 0:
            if match.phase == "extra_reinforcement":
                match.act("end_placement")
            else:
                match.end_turn()
    printed = match.settings.facts.situations
    assert [shown[card] for card in range(13)] == [item.cards for item in printed]
