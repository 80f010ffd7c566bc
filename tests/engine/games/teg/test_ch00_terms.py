"""TEG-0: the words of the rules, and what always holds."""

import random

import pytest

from teg_nb.engine.actions import Action
from teg_nb.engine.board import load_board
from teg_nb.engine.errors import BadPosition, IllegalAction
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.options import TegOptions
from teg_nb.engine.games.teg.position import position, validation_errors


@pytest.mark.clause("TEG-0.1")
def test_a_seat_lives_while_it_has_an_army_on_the_board(start, pick):
    match = start(Blanco="Chile 9", Negro="Bolivia", Rojo="China", rest="Rojo")
    assert pick(match.throw("Chile", "Bolivia", [1, 1, 1], [6]), "player_eliminated") == []
    assert list(match.state.slayer) == [-1, -1, -1]
    (fact,) = pick(match.throw("Chile", "Bolivia", [6, 1, 1], [5]), "player_eliminated")
    assert (fact.seat, fact.by) == (1, 0)
    assert list(match.state.slayer) == [-1, 0, -1]


@pytest.mark.clause("TEG-0.2")
def test_play_passes_to_the_left_which_is_the_next_in_the_wheel(start):
    match = start(seats=["Verde", "Rojo", "Negro"], Verde="Chile", phase="card")
    turns = []
    for _ in range(3):
        turns.append(match.turn)
        match.end_turn()
    assert turns == ["Verde", "Rojo", "Negro"]


@pytest.mark.clause("TEG-0.3")
def test_a_round_is_one_turn_for_each_living_seat_from_the_first_player_on(start, pick):
    match = start(
        seats=["Blanco", "Negro", "Rojo", "Azul"],
        Rojo="Chile",
        turn="Rojo",
        phase="card",
        out={"Negro": "Rojo"},
    )
    turns = []
    while match.state.round == 2:
        turns.append(match.turn)
        events = match.end_turn()
    assert turns == ["Rojo", "Azul", "Blanco"]
    assert pick(events, "round_ended")[0].round == 2


@pytest.mark.clause("TEG-0.4", "D-27")
def test_a_shared_country_is_its_occupants_own_and_nobodys_exclusive_one(start):
    match = start(Blanco="Chile 2, Japón", Negro="Chile 3, Corea", Rojo="China", phase="reinforce")
    chile = match.country("Chile")
    assert [held >> chile & 1 for held in match.state.held] == [0, 0, 0]
    assert match.allows("place", "Chile", 1)
    match.act("place", "Chile", 1)
    assert match.armies("Chile") == [3]
    assert match.state.guests[chile] == (1, 3, 0)
    match.refuses("not_your_country", "TEG-7.3", "place", "China", 1)


@pytest.mark.clause("TEG-0.4")
def test_each_occupant_adds_to_its_own_armies_only(start):
    match = start(
        Blanco="Chile 2", Negro="Chile 3, Corea", turn="Negro", phase="reinforce", rest="Blanco"
    )
    match.act("place", "Chile", 2)
    assert match.armies("Chile") == [2]
    assert match.state.guests[match.country("Chile")] == (1, 5, 0)


@pytest.mark.clause("TEG-0.5", "TEG-8.2")
def test_a_country_has_one_attack_army_less_than_armies_and_missiles_are_none(start):
    match = start(Blanco="Chile 1 + 3m, Japón 2", Negro="Bolivia, Corea")
    match.refuses("no_attack_armies", "TEG-8.2", "attack", "Chile", "Bolivia")
    assert match.dice("Japón", "Corea") == (1, 1)


@pytest.mark.clause("TEG-0.6")
def test_the_relation_of_neighbours_is_symmetric_and_bridges_count():
    board = load_board("teg")
    for a, b in board.borders:
        assert b in board.neighbours[a]
        assert a in board.neighbours[b]
    for a, b in board.bridges:
        assert board.distance(a, b) == 1


@pytest.mark.clause("TEG-0.6")
@pytest.mark.parametrize(
    ("a", "b", "borders"),
    [("Chile", "Chile", 0), ("Chile", "Bolivia", 1), ("Chile", "Nicaragua", 2)],
)
def test_distance_is_the_least_number_of_borders_crossed(a, b, borders):
    board = load_board("teg")
    assert board.distance(board.country(a), board.country(b)) == borders
    assert board.distance(board.country(b), board.country(a)) == borders


@pytest.mark.clause("TEG-0.7", "TEG-12.2")
def test_a_conquest_is_the_last_enemy_army_removed_in_ones_own_turn(start, pick):
    match = start(Blanco="Chile 5", Negro="Bolivia 2")
    assert not pick(match.throw("Chile", "Bolivia", [6, 1, 1], [5, 5]), "country_conquered")
    assert (match.owner("Bolivia"), match.state.conquests) == ("Negro", 0)
    (fact,) = pick(match.throw("Chile", "Bolivia", [6, 1, 1], [5]), "country_conquered")
    assert (fact.seat, fact.country, fact.loser) == (0, match.country("Bolivia"), 1)
    assert (match.owner("Bolivia"), match.state.conquests) == ("Blanco", 1)


@pytest.mark.clause("TEG-0.8")
def test_a_canje_gives_armies_for_cards(start):
    match = start(Blanco="Chile", phase="reinforce", cards={"Blanco": ["Argentina"]})
    match.act("exchange", ["Argentina"], [])
    assert match.cards("Blanco") == set()
    assert match.due() == 4 + 6


@pytest.mark.clause("TEG-0.9")
@pytest.mark.parametrize("seed", range(3))
def test_at_every_moment_each_country_holds_an_army(seed, deal):
    match = deal(2 + 2 * seed)
    rng = random.Random(seed)
    for _ in range(800):
        if match.is_over:
            break
        match.resolve_chance(rng)
        if match.state.owner[0] < 0:
            continue
        assert min(match.state.armies) >= 1
        assert list(validation_errors(match.state)) == []
        if match.legal_actions():
            match.push(rng.choice(match.legal_actions()))
    assert match.state.round > 0


@pytest.mark.clause("TEG-0.9")
@pytest.mark.parametrize("armies", [0, -1])
def test_a_position_with_an_empty_country_is_refused(armies):
    with pytest.raises(BadPosition):
        position(Blanco={"Chile": armies})


@pytest.mark.clause("TEG-0.9")
def test_a_position_whose_dump_has_an_empty_country_is_refused():
    game = GAMES["teg"]
    data = game.dump(position(Blanco="Chile 3"))
    data["countries"]["Chile"][1] = 0
    with pytest.raises(BadPosition, match=r"TEG-0\.9"):
        game.load(data)


@pytest.mark.clause("TEG-0.10")
@pytest.mark.parametrize(("countries", "half"), [(19, 9), (20, 10), (21, 10)])
def test_halves_are_rounded_down(countries, half, start):
    board = load_board("teg")
    own = ", ".join(board.countries[:countries])
    assert start(Blanco=own, phase="extra_reinforcement").due() == half


@pytest.mark.clause("TEG-0.11", "TEG-2.9")
def test_the_defaults_of_the_options_are_the_rules(deal):
    options = deal(4).settings.options
    assert options == TegOptions()
    assert options.changed() == {}
    assert deal(4, max_rounds=9).settings.options.changed() == {"max_rounds": 9}


BAD_OPTIONS = [
    {"no_such_option": True},
    {"board": "another"},
    {"board": None},
    {"common_objective_countries": 0},
    {"common_objective_countries": 73},
    {"common_objective_countries": "45"},
    {"common_objective_countries": True},
    {"redeal_if_satisfied": 1},
    {"islands": "Cuba"},
    {"islands": ["Atlantis"]},
    {"islands": [3]},
    {"islands": 3},
    {"islands": None},
    {"island_overlap": "yes"},
    {"leaver": "removed"},
    {"extra_minimum": -1},
    {"extra_minimum": 1.5},
    {"double_rule": "triple"},
    {"auto_card": None},
    {"victory_check": "start_of_turn"},
    {"victory_check": ["immediate"]},
    {"max_rounds": 0},
    {"max_rounds": 2.0},
    {"auto_victory": 0},
    {"communication": "telepathy"},
]


@pytest.mark.clause("TEG-0.11")
@pytest.mark.parametrize("options", BAD_OPTIONS, ids=lambda item: str(item)[1:-1])
def test_an_option_that_does_not_exist_or_fit_is_refused(options, refused_setup):
    refused_setup("bad_option", "TEG-0.11", 4, options)


@pytest.mark.clause("TEG-0.11")
def test_an_action_that_is_not_of_the_game_is_refused(start):
    match = start(Blanco="Chile")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.push(Action(0))
    assert (caught.value.code, caught.value.clause) == ("malformed_action", "TEG-0.11")
    assert match.state == before
    assert len(match) == 0
