"""TEG-8: the attack with dice, and the move into a conquered country."""

import itertools
import random

import pytest

from teg_nb.engine.dice import compared
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.teg.actions import Attack, ConquestMove, Roll
from teg_nb.engine.games.teg.combat import attack_dice, defence_dice


@pytest.mark.clause("TEG-8.1")
def test_a_seat_attacks_as_often_as_it_likes_from_and_against_any(start):
    match = start(
        Blanco="Chile 9, Japón 5", Negro="Bolivia 5", Rojo="Argentina 5", Azul="Corea 8, China"
    )
    for source, target in (
        ("Chile", "Bolivia"),
        ("Japón", "Corea"),
        ("Chile", "Argentina"),
        ("Japón", "Corea"),
    ):
        match.win_throw(source, target)
    assert match.armies("Bolivia", "Argentina", "Corea") == [2, 2, 2]
    assert match.phase == "attack"


@pytest.mark.clause("TEG-8.1")
def test_a_seat_may_attack_onward_from_what_it_has_conquered(start):
    match = start(Blanco="Chile 9", Negro="Bolivia, Paraguay")
    match.conquer("Chile", "Bolivia", 3)
    match.conquer("Bolivia", "Paraguay")
    assert match.owner("Paraguay") == "Blanco"


@pytest.mark.clause("TEG-8.1")
def test_a_seat_need_not_attack(start):
    match = start(Blanco="Chile 9", Negro="Bolivia")
    assert match.allows("end_attack")
    assert match.allows("end_turn")


@pytest.mark.clause("TEG-8.2")
@pytest.mark.parametrize(
    ("code", "clause", "source", "target"),
    [
        ("not_your_country", "TEG-8.2", "Bolivia", "Chile"),
        ("own_country", "TEG-8.2", "Chile", "Colombia"),
        ("own_country", "TEG-8.2", "Chile", "Chile"),
        ("not_adjacent", "TEG-8.2", "Chile", "Paraguay"),
        ("no_attack_armies", "TEG-8.2", "Colombia", "Nicaragua"),
        ("unknown_country", "TEG-1.2", "Chile", "Perú"),
        ("unknown_country", "TEG-1.2", "Perú", "Chile"),
    ],
)
def test_an_attack_that_is_none_is_refused(code, clause, source, target, start):
    match = start(Blanco="Chile 5, Colombia", Negro="Bolivia 5, Paraguay, Nicaragua")
    match.refuses(code, clause, "attack", source, target)


@pytest.mark.clause("TEG-8.2")
@pytest.mark.parametrize("seed", range(4))
def test_the_listed_attacks_are_all_that_the_rule_allows(seed, start):
    rng = random.Random(seed)
    board_names = start(Blanco="Chile").settings.board.countries
    forces = {name: rng.choice((1, 2, 5)) for name in rng.sample(board_names, 25)}
    match = start(seats=4, Blanco=forces)
    board = match.settings.board
    expected = {
        (source, target)
        for source in forces
        for target in board_names
        if forces[source] >= 2
        and target not in forces
        and board.distance(board.country(source), board.country(target)) == 1
    }
    assert {tuple(item) for item in match.legal("attack")} == expected
    assert len(match.legal("attack")) == len(expected)


@pytest.mark.clause("TEG-8.2", "TEG-15.30", "TEG-8.3")
def test_an_attack_on_a_shared_country_without_an_occupant_is_refused(start):
    match = start(Blanco="Chile 5, Colombia", Negro="Bolivia 2", Rojo="Bolivia 3, China")
    match.refuses("occupant_required", "TEG-15.30", "attack", "Chile", "Bolivia")
    assert not match.allows("attack", "Chile", "Bolivia")
    own = start(Blanco="Chile 5, Bolivia", Negro="Bolivia 2, China")
    assert not own.allows("attack", "Chile", "Bolivia")


@pytest.mark.clause("TEG-8.3")
def test_one_attack_is_one_throw_and_the_dice_are_counted_anew(start):
    match = start(Blanco="Chile 4", Negro="Bolivia 3")
    assert match.dice("Chile", "Bolivia") == (3, 3)
    match.throw("Chile", "Bolivia", [6, 1, 1], [5, 2, 2])
    assert match.armies("Chile", "Bolivia") == [2, 2]
    assert match.turn == "Blanco"
    assert {"attack", "end_attack"} <= match.verbs()
    assert match.dice("Chile", "Bolivia") == (1, 2)


@pytest.mark.clause("TEG-8.3", "TEG-8.6")
@pytest.mark.parametrize(
    ("attack", "defence"),
    [([6, 5], [4, 3]), ([6, 5, 4, 3], [4, 3]), ([6, 5, 4], [4]), ([6, 5, 4], [4, 3, 2]), ([], [])],
)
def test_a_throw_of_another_number_of_dice_is_refused(attack, defence, start):
    match = start(Blanco="Chile 4", Negro="Bolivia 2")
    match.act("attack", "Chile", "Bolivia")
    match.refuses("bad_chance", "TEG-8.6", "roll", attack, defence)


@pytest.mark.clause("TEG-8.3", "TEG-1.6")
@pytest.mark.parametrize("die", [0, 7, -1, 1.0, True])
def test_a_die_shows_one_to_six(die, start):
    match = start(Blanco="Chile 2", Negro="Bolivia 1")
    match.act("attack", "Chile", "Bolivia")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(Roll(-1, (die,), (1,)))
    assert (caught.value.code, caught.value.clause) == ("bad_chance", "TEG-8.6")
    assert match.state == before


@pytest.mark.clause("TEG-8.3")
def test_dice_without_an_attack_are_refused(start):
    start(Blanco="Chile 4", Negro="Bolivia").refuses("bad_chance", "TEG-8.3", "roll", [6], [1])


@pytest.mark.clause("TEG-8.4", "TEG-8.6")
@pytest.mark.parametrize(
    ("armies", "normal", "wind"),
    [(1, 0, 0), (2, 1, 2), (3, 2, 3), (4, 3, 4), (5, 3, 4), (6, 3, 4), (7, 3, 4), (40, 3, 4)],
)
def test_the_attacker_rolls_a_die_for_each_attack_army(armies, normal, wind):
    for defenders in (1, 2):
        assert attack_dice(armies, defenders) == normal
        assert attack_dice(armies, defenders, "tail_wind") == wind


@pytest.mark.clause("TEG-8.5", "D-32")
@pytest.mark.parametrize(
    ("attackers", "defenders", "dice"),
    [
        (6, 3, 4), (5, 3, 3), (6, 2, 3), (40, 2, 3), (40, 1, 3), (7, 3, 4), (7, 4, 3),
        (8, 4, 4), (9, 5, 3), (10, 5, 4), (39, 20, 3), (40, 20, 4),
    ],
)  # fmt: skip
def test_twice_the_armies_of_three_defenders_or_more_give_a_fourth_die(
    attackers, defenders, dice, start
):
    assert attack_dice(attackers, defenders) == dice
    match = start(Blanco=f"Chile {attackers}", Negro=f"Bolivia {defenders}")
    assert match.dice("Chile", "Bolivia") == (dice, min(defenders, 3))


@pytest.mark.clause("TEG-8.5", "TEG-9.14")
def test_missiles_do_not_count_for_the_fourth_die(start):
    match = start(Blanco="Chile 5 + 4m", Negro="Bolivia 3")
    assert match.dice("Chile", "Bolivia") == (3, 3)
    match = start(Blanco="Chile 6", Negro="Bolivia 3 + 9m")
    assert match.dice("Chile", "Bolivia") == (4, 3)


@pytest.mark.clause("TEG-8.5", "D-32")
@pytest.mark.parametrize(("attackers", "dice"), [(6, 3), (7, 4), (8, 4)])
def test_the_option_counts_attack_armies_for_the_fourth_die(attackers, dice, start):
    options = {"double_rule": "attack_armies"}
    match = start(Blanco=f"Chile {attackers}", Negro="Bolivia 3", options=options)
    assert match.dice("Chile", "Bolivia") == (dice, 3)


@pytest.mark.clause("TEG-8.6")
@pytest.mark.parametrize(
    ("armies", "normal", "snow"), [(1, 1, 2), (2, 2, 3), (3, 3, 4), (4, 3, 4), (30, 3, 4)]
)
def test_the_defender_rolls_a_die_for_each_army(armies, normal, snow):
    assert defence_dice(armies) == normal
    assert defence_dice(armies, "snow") == snow
    assert defence_dice(armies, "tail_wind") == normal


@pytest.mark.clause("TEG-8.7", "D-33")
def test_wind_and_the_exception_do_not_add_up(start):
    match = start(Blanco="Chile 9", Negro="Bolivia 3", situation="tail_wind")
    assert match.dice("Chile", "Bolivia") == (4, 3)


@pytest.mark.clause("TEG-8.7", "TEG-6.4")
def test_under_snow_four_dice_may_meet_four(start):
    match = start(Blanco="Chile 6", Negro="Bolivia 3", situation="snow")
    assert match.dice("Chile", "Bolivia") == (4, 4)


@pytest.mark.clause("TEG-8.7", "D-33")
def test_nobody_chooses_how_many_dice_to_roll(start):
    match = start(Blanco="Chile 4", Negro="Bolivia 2")
    assert [len(words) for words in match.legal("attack") if words[1] == "Bolivia"] == [2]
    rng = random.Random(1)
    match.act("attack", "Chile", "Bolivia")
    roll = match.game.sample_chance(match.state, rng)
    assert (len(roll.attack), len(roll.defence)) == (3, 2)


@pytest.mark.clause("TEG-8.8")
@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [
        ([6], [5], (0, 1)),
        ([5], [5], (1, 0)),
        ([1, 6, 5], [2, 6, 4], (2, 1)),
        ([6, 6, 6], [5], (0, 1)),
        ([2], [6, 5, 1], (1, 0)),
        ([6, 1], [5, 4, 1], (1, 1)),
        ([4, 4, 4, 4], [4, 3, 3, 3], (1, 3)),
        ([1, 1, 1], [1, 1, 1], (3, 0)),
    ],
)
def test_highest_meets_highest_and_the_defender_wins_ties(attack, defence, lost):
    assert compared(tuple(attack), tuple(defence))[2:] == lost


@pytest.mark.clause("TEG-8.8")
def test_every_throw_agrees_with_the_rule_word_by_word():
    for a, d in itertools.product((1, 2, 3), (1, 2, 3)):
        for dice in itertools.product(range(1, 7, 2), repeat=a + d):
            attack, defence = list(dice[:a]), list(dice[a:])
            won = lost = 0
            while attack and defence:
                mine, theirs = max(attack), max(defence)
                attack.remove(mine)
                defence.remove(theirs)
                won, lost = (won + 1, lost) if mine > theirs else (won, lost + 1)
            assert compared(dice[:a], dice[a:])[2:] == (lost, won)


@pytest.mark.clause("TEG-8.9")
def test_all_pairs_are_resolved_together(start, pick):
    match = start(Blanco="Chile 4", Negro="Bolivia 3")
    (fact,) = pick(match.throw("Chile", "Bolivia", [3, 6, 2], [3, 2, 5]), "attack_rolled")
    assert (fact.attack, fact.defence) == ((6, 3, 2), (5, 3, 2))
    assert (fact.losses_attack, fact.losses_defence) == (2, 1)
    assert match.armies("Chile", "Bolivia") == [2, 2]


@pytest.mark.clause("TEG-8.10", "D-34")
@pytest.mark.parametrize(
    ("situation", "blanco", "negro", "attack", "defence", "left"),
    [
        ("tail_wind", 2, 2, [1, 1], [6, 6], [1, 2]),
        ("tail_wind", 3, 3, [1, 1, 1], [6, 6, 6], [1, 3]),
        ("tail_wind", 4, 3, [1, 1, 1, 1], [6, 6, 6], [1, 3]),
        ("classic", 2, 3, [1], [6, 6, 6], [1, 3]),
    ],
)
def test_an_attacker_never_loses_its_last_army(
    situation, blanco, negro, attack, defence, left, start
):
    match = start(Blanco=f"Chile {blanco}", Negro=f"Bolivia {negro}", situation=situation)
    match.throw("Chile", "Bolivia", attack, defence)
    assert match.armies("Chile", "Bolivia") == left


@pytest.mark.clause("TEG-8.10", "D-34")
def test_a_defender_never_loses_more_armies_than_it_has(start, pick):
    match = start(Blanco="Chile 4", Negro="Bolivia 1", situation="snow")
    (fact,) = pick(match.throw("Chile", "Bolivia", [6, 6, 6], [1, 1]), "attack_rolled")
    assert fact.losses_defence == 1
    assert match.owner("Bolivia") == "Blanco"


@pytest.mark.clause("TEG-8.11")
@pytest.mark.parametrize(
    ("armies", "choices"), [(2, None), (3, [1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3]), (30, [1, 2, 3])]
)
def test_one_to_three_armies_move_in_and_one_stays(armies, choices, start, pick):
    match = start(Blanco=f"Chile {armies}", Negro="Bolivia, Paraguay", Rojo="China")
    events = match.win_throw("Chile", "Bolivia")
    if choices is None:
        (fact,) = pick(events, "armies_moved")
        assert fact.armies == 1
        assert match.armies("Chile", "Bolivia") == [1, 1]
        assert match.state.entry is None
        return
    # the first army is in at once (TEG-0.9)
    assert match.armies("Chile", "Bolivia") == [armies - 1, 1]
    assert [number for (number,) in match.legal("conquest_move")] == choices
    for number in choices:
        trial = match.fork()
        trial.act("conquest_move", number)
        assert trial.armies("Chile", "Bolivia") == [armies - number, number]
        assert trial.state.entry is None


@pytest.mark.clause("TEG-8.11")
@pytest.mark.parametrize(
    ("armies", "move", "code"),
    [
        (9, 0, "conquest_move_range"),
        (9, 4, "conquest_move_range"),
        (9, -1, "conquest_move_range"),
        (3, 3, "must_leave_one_army"),
        (3, 4, "conquest_move_range"),
    ],
)
def test_a_move_of_too_few_or_too_many_is_refused(armies, move, code, start):
    match = start(Blanco=f"Chile {armies}", Negro="Bolivia, Paraguay")
    match.win_throw("Chile", "Bolivia")
    match.refuses(code, "TEG-8.11", "conquest_move", move)


@pytest.mark.clause("TEG-8.11", "TEG-4.4")
@pytest.mark.parametrize("move", [1.5, "2", True, None])
def test_a_move_that_is_no_whole_number_is_refused(move, start):
    match = start(Blanco="Chile 9", Negro="Bolivia, Paraguay")
    match.win_throw("Chile", "Bolivia")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(ConquestMove(0, move))
    assert (caught.value.code, caught.value.clause) == ("bad_amount", "TEG-4.4")
    assert match.state == before


@pytest.mark.clause("TEG-8.11")
@pytest.mark.parametrize(
    "words",
    [
        ["attack", "Chile", "Argentina"],
        ["end_attack"],
        ["end_turn"],
        ["regroup", "Chile", "Cuba", 1],
    ],
    ids=lambda words: words[0],
)
def test_nothing_else_is_done_before_the_move(words, start):
    match = start(Blanco="Chile 9, Cuba", Negro="Bolivia, Argentina")
    match.win_throw("Chile", "Bolivia")
    match.refuses("conquest_move_pending", "TEG-8.11", *words)
    assert match.verbs() == {"conquest_move"}


@pytest.mark.clause("TEG-8.11", "TEG-5.1")
def test_another_seat_does_not_move_the_conquerors_armies(start):
    match = start(Blanco="Chile 9", Negro="Bolivia, Argentina")
    match.win_throw("Chile", "Bolivia")
    match.refuses("not_your_turn", "TEG-5.1", "conquest_move", 1, seat="Negro")


@pytest.mark.clause("TEG-8.11", "TEG-8.10")
@pytest.mark.parametrize("situation", ["classic", "snow", "tail_wind"])
def test_a_conqueror_always_has_an_army_to_move(situation, start):
    """Even where it loses every pair but those that take the country."""
    conquests = 0
    for blanco, negro in itertools.product(range(2, 9), range(1, 5)):
        match = start(Blanco=f"Chile {blanco}", Negro=f"Bolivia {negro}", situation=situation)
        attack, defence = match.dice("Chile", "Bolivia")
        if min(attack, defence) < negro:
            continue
        # the first pairs are ties, which the attacker loses; in the last ones it rolls more
        ties = min(attack, defence) - negro
        mine = [6] * ties + [5] * (attack - ties)
        theirs = [6] * ties + [1] * (defence - ties)
        match.throw("Chile", "Bolivia", mine, theirs)
        assert match.owner("Bolivia") == "Blanco"
        assert min(match.armies("Chile", "Bolivia")) >= 1
        conquests += 1
    assert conquests > 10


@pytest.mark.clause("TEG-8.12")
def test_if_armies_remain_the_country_stays_as_it_is(start):
    match = start(Blanco="Chile 4", Negro="Bolivia 3")
    match.throw("Chile", "Bolivia", [6, 6, 6], [6, 1, 1])
    assert (match.owner("Bolivia"), match.armies("Chile", "Bolivia")) == ("Negro", [3, 1])
    assert match.state.entry is None
    assert match.state.conquests == 0


@pytest.mark.clause("TEG-8.13", "TEG-9.11")
def test_missiles_of_a_conquered_country_become_the_conquerors(start, pick):
    match = start(Blanco="Chile 4 + 1m", Negro="Bolivia 1 + 2m, Paraguay")
    (fact,) = pick(match.win_throw("Chile", "Bolivia"), "missiles_captured")
    assert (fact.seat, fact.missiles) == (0, 2)
    match.act("conquest_move", 3)
    assert [match.state.missiles[match.country(n)] for n in ("Chile", "Bolivia")] == [1, 2]


@pytest.mark.clause("TEG-8.13", "TEG-16.3")
def test_the_cards_of_an_eliminated_seat_go_to_the_conqueror(start):
    match = start(
        Blanco="Chile 4", Negro="Bolivia", Rojo="China", rest="Rojo",
        cards={"Negro": ["Argentina", "Cuba"], "Blanco": ["Tonga"]},
    )  # fmt: skip
    match.win_throw("Chile", "Bolivia")
    assert match.cards("Blanco") == {"Argentina", "Cuba", "Tonga"}
    assert match.cards("Negro") == set()


@pytest.mark.clause("TEG-8.13", "TEG-18.2")
def test_victory_comes_before_the_rest_of_the_move(start):
    names = start(Blanco="Chile").settings.board.countries
    own = [name for name in names if name not in ("Bolivia", "Chile")][:43]
    match = start(seats=4, Blanco=", ".join([*own, "Chile 9"]), Negro="Bolivia")
    match.win_throw("Chile", "Bolivia")
    assert match.winners == ("Blanco",)
    assert match.state.entry is None


@pytest.mark.clause("TEG-8.14")
def test_armies_moved_in_attack_at_once_and_regroup_later(start):
    match = start(Blanco="Chile 9", Negro="Bolivia, Paraguay 5")
    match.conquer("Chile", "Bolivia", 3)
    assert match.dice("Bolivia", "Paraguay") == (2, 3)
    match.act("end_attack")
    assert match.allows("regroup", "Bolivia", "Chile", 2)


@pytest.mark.clause("TEG-8.2", "TEG-5.1")
@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_does_not_exist_does_not_attack(seat, start):
    match = start(Blanco="Chile 9", Negro="Bolivia 5")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(Attack(seat, match.country("Chile"), match.country("Bolivia")))
    assert caught.value.code in ("not_your_turn", "malformed_action")
    assert match.state == before
