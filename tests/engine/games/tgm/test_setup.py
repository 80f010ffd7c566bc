"""Components, the map, and everything up to the first turn (TGM-1, TGM-3, TGM-11, TGM-13)."""

from __future__ import annotations

import copy
import random
from collections import Counter

import pytest

from teg_nb import CHANCE, IllegalAction, load_board
from teg_nb.engine.board import board_data, parse_board
from teg_nb.engine.errors import BadBoard
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.tgm import components as printed
from teg_nb.engine.games.tgm.setup import sample_deal, sample_objectives

GAME = GAMES["tgm"]
BOARD = load_board("tgm")
SIZES = {3: [15, 15, 14], 4: [11] * 4, 5: [9, 9, 9, 9, 8], 6: [8, 8, 7, 7, 7, 7]}
ARMIES = {3: 35, 4: 30, 5: 25, 6: 20}

# The English names of the territories in board order, by which the weapons are given out (TGM-11).
ENGLISH = """
    alaska northwest_territory greenland alberta ontario quebec western_us eastern_us
    central_america venezuela peru brazil argentina iceland great_britain scandinavia
    northern_europe western_europe southern_europe ukraine north_africa egypt east_africa congo
    south_africa madagascar ural siberia yakutsk kamchatka irkutsk mongolia japan afghanistan china
    middle_east india siam indonesia new_guinea western_australia eastern_australia
""".split()  # noqa: SIM905


def hands(seats, *, jokers=(0, 0)):
    """A deal by printed names: the two jokers go to these seats, territories in board order."""
    names = list(BOARD.countries)
    dealt = [[] for _ in range(seats)]
    for number, seat in enumerate(jokers):
        dealt[seat].append(f"Comodín {number + 1}")
    for seat, size in enumerate(SIZES[seats]):
        while len(dealt[seat]) < size:
            dealt[seat].append(names.pop(0))
    return dealt


@pytest.mark.clause("TGM-1.1")
def test_three_to_six_colours_in_a_fixed_order():
    for seats in range(3, 7):
        assert len(GAME.setup(seats).settings.seats) == seats
    assert GAME.setup(["verde", "Rojo", "AZUL"]).settings.seats == ("Verde", "Rojo", "Azul")
    for wrong in (2, 7, 0, -1, True, "Rojo", ["Rojo"] * 3, ["Rojo", "Azul", "Violeta"], None):
        with pytest.raises(IllegalAction) as caught:
            GAME.setup(wrong)
        assert (caught.value.code, caught.value.clause) == ("bad_option", "TGM-1.1")


@pytest.mark.clause("TGM-1.2", "TGM-1.5", "TGM-11.1")
def test_the_map_is_the_classic_division():
    borders = {
        continent.name: (len(continent.countries), continent.armies)
        for continent in BOARD.continents
    }
    assert borders == {
        "América del Norte": (9, 5),
        "América del Sur": (4, 2),
        "Europa": (7, 5),
        "África": (6, 3),
        "Asia": (12, 7),
        "Oceanía": (4, 2),
    }
    assert len(BOARD.countries) == 42
    assert len(BOARD.borders) == 83


@pytest.mark.clause("TGM-11.1", "D-1")
def test_the_doubtful_border_may_be_left_out():
    a, b = BOARD.country("África Oriental"), BOARD.country("Oriente Medio")
    assert BOARD.distance(a, b) == 1
    without = GAME.setup(3, {"board": "sin_africa_oriental_oriente_medio"}).settings.board
    assert without.distance(a, b) == 2
    assert len(without.borders) == 82


def broken(change):
    data = copy.deepcopy(dict(board_data("tgm")))
    change(data)
    return data


def lose_kamchatka(data):
    data["borders"]["bridges"].remove(["Alaska", "Kamchatka"])


def lose_japan(data):
    data["continents"][4]["countries"].remove("Japón")
    data["borders"]["bridges"] = [p for p in data["borders"]["bridges"] if "Japón" not in p]


def two_in_one(data):
    data["continents"][1]["countries"] += data["continents"].pop()["countries"]


@pytest.mark.clause("TGM-1.3", "D-1")
@pytest.mark.parametrize("change", [lose_kamchatka, lose_japan, two_in_one])
def test_a_map_of_another_shape_is_refused(change):
    board = parse_board(broken(change))
    board.check()  # sound as a board, but not for this game
    with pytest.raises(BadBoard, match=r"TGM-1\.3"):
        printed.check_board(board)


def twice(data):
    data["borders"]["land"].append(["China", "India"])


def to_itself(data):
    data["borders"]["land"].append(["China", "China"])


def apart(data):
    data["borders"]["bridges"] = [p for p in data["borders"]["bridges"] if "Madagascar" not in p]


@pytest.mark.clause("TGM-1.3")
@pytest.mark.parametrize("change", [twice, to_itself, apart])
def test_a_map_with_faulty_borders_is_refused(change):
    with pytest.raises(BadBoard):
        parse_board(broken(change)).check()


@pytest.mark.clause("TGM-1.4", "TGM-7.2")
def test_a_sea_line_joins_as_a_border_does(start):
    table = start(Blanco="Brasil 4", Negro="África del Norte 2, Venezuela 2")
    pair = tuple(map(BOARD.country, ("Brasil", "África del Norte")))
    assert pair in BOARD.bridges
    targets = {target for _, target, _ in table.legal("attack")}
    assert targets == {"África del Norte", "Venezuela", "Perú", "Argentina"}
    table.conquer("Brasil", "África del Norte", 2)
    table.act("end_combat")
    table.act("draw_card", "Perú")
    assert ["Brasil", "África del Norte", 1] in table.legal("fortify")


@pytest.mark.clause("TGM-1.6", "TGM-1.7", "D-2")
def test_cards_and_their_weapons():
    facts = printed.facts()
    assert facts.cards == (*BOARD.countries, "Comodín 1", "Comodín 2")
    assert Counter(facts.weapons) == {0: 14, 1: 14, 2: 14, printed.JOKER: 2}
    order = sorted(ENGLISH)
    for name, weapon in zip(ENGLISH, facts.weapons, strict=False):
        assert weapon == order.index(name) % 3, name


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["cards"]["joker"].append("Comodín 3"),
        lambda data: data["cards"]["cannon"].append(data["cards"]["cavalry"].pop()),
        lambda data: data["cards"]["cannon"].pop(),
        lambda data: data["objectives"].pop(),
    ],
)
@pytest.mark.clause("TGM-1.6", "TGM-1.7", "TGM-1.10")
def test_other_cards_are_refused(change):
    with pytest.raises(BadBoard):
        printed.parse_facts(broken(change), BOARD)


@pytest.mark.clause("TGM-1.8")
def test_three_dice_of_six_sides(start):
    table = start(Blanco="Brasil 9", Negro="Perú 9")
    assert max(dice for _, _, dice in table.legal("attack")) == 3
    table.act("attack", "Brasil", "Perú", 3)
    assert table.legal("defend") == [[1], [2], [3]]
    table.act("defend", 3)
    faces = set()
    for seed in range(40):
        roll = GAME.sample_chance(table.state, random.Random(seed))
        faces |= {*roll.attack, *roll.defence}
    assert faces == set(range(1, 7))


@pytest.mark.clause("TGM-1.9", "D-3")
def test_armies_never_run_out(start):
    table = start(phase="reinforce", pool=5000, Blanco="Brasil 5000")
    table.act("place", "Brasil", 5000)
    assert table.armies("Brasil") == [10_000]


@pytest.mark.clause("TGM-1.10", "D-4")
def test_fourteen_objectives_in_one_variant(deal):
    facts = printed.facts()
    assert len(facts.objectives) == 14
    assert len(deal(6).settings.objectives_in_play) == 14
    assert deal(6, variant="world").settings.objectives_in_play == ()


@pytest.mark.clause("TGM-3.2", "TGM-3.8")
@pytest.mark.parametrize("variant", ["secret", "world"])
def test_the_news_begin_with_the_armies_of_each(deal, variant):
    table = deal(5, variant=variant)
    table.resolve_chance(random.Random(1))
    assert [event.kind for events in table.events for event in events].count("game_started") == 1
    assert table.news()[0].text == "Empieza la partida: 25 ejércitos para cada color."


@pytest.mark.clause("TGM-3.1")
def test_each_seat_gets_one_objective(deal, pick):
    table = deal(4)
    assert table.state.chance == "objectives"
    events = table.act("deal_objectives", ["hold_24", "asia_africa", "destroy_0", "hold_18_double"])
    dealt = pick(events, "objective_dealt")
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    assert [event.known_to(2) for event in dealt] == [False, False, True, False]
    assert table.state.chance == "deal"


@pytest.mark.clause("TGM-3.1", "TGM-9.1", "TGM-13.1")
@pytest.mark.parametrize(
    "objectives",
    [
        ["hold_24", "hold_24", "asia_africa"],
        ["hold_24", "asia_africa"],
        ["hold_24", "asia_africa", "destroy_3"],
    ],
)
def test_no_objective_twice_or_out_of_play(deal, objectives):
    deal(3).refuses("bad_chance", "TGM-3.1", "deal_objectives", objectives)


@pytest.mark.clause("TGM-9.1")
def test_nobody_is_to_destroy_a_colour_that_does_not_play(deal):
    for seats in range(3, 7):
        table = deal(seats)
        drawn = {
            table.settings.facts.objectives[number].destroy
            for seed in range(60)
            for number in sample_objectives(table.state, random.Random(seed)).objectives
        }
        assert drawn == {-1, *range(seats)}


@pytest.mark.clause("TGM-3.2")
@pytest.mark.parametrize("seats", SIZES)
def test_all_cards_are_dealt_and_each_has_its_armies(deal, seats):
    table = deal(seats, variant="world")
    for seed in range(5):
        dealt = sample_deal(table.state, random.Random(seed)).hands
        assert [len(hand) for hand in dealt] == SIZES[seats]
        assert sorted(card for hand in dealt for card in hand) == list(range(44))
    table.resolve_chance(random.Random(0))
    counts = [held.bit_count() for held in table.state.held]
    due = list(table.state.due)
    assert [a + b for a, b in zip(counts, due, strict=True)] == [ARMIES[seats]] * seats


@pytest.mark.clause("TGM-3.2", "TGM-13.1")
def test_a_deal_of_other_sizes_is_refused(deal):
    table = deal(3, variant="world")
    dealt = hands(3)
    dealt[2].append(dealt[0].pop())
    table.refuses("bad_chance", "TGM-3.2", "deal_cards", dealt)
    dealt = hands(3)
    dealt[2][0] = dealt[0][3]
    table.refuses("bad_chance", "TGM-3.2", "deal_cards", dealt)


@pytest.mark.clause("TGM-3.3", "TGM-3.4", "TGM-3.5")
def test_tgm_e1_a_deal_for_five_seats(deal, pick):
    table = deal(5, variant="world")
    events = table.act("deal_cards", hands(5, jokers=(1, 1)))
    assert [held.bit_count() for held in table.state.held] == [9, 7, 9, 9, 8]
    assert table.state.due == (16, 18, 16, 16, 17)
    assert set(table.state.armies) == {1}
    (told,) = pick(events, "territories_dealt")
    assert (told.owner, told.due) == (table.state.owner, table.state.due)


@pytest.mark.clause("TGM-3.6", "D-5")
def test_each_seat_places_all_its_armies_in_turn(dealt):
    table = dealt(3)
    order = []
    while table.state.phase == "placing":
        seat = table.turn
        if not order or order[-1] != seat:
            order.append(seat)
            assert table.state.pool == table.state.due[table.to_move]
        country = table.settings.board.countries[table.legal_actions()[0].country]
        table.act("place", country, min(7, table.state.pool))
    assert order == ["Blanco", "Negro", "Rojo"]
    assert table.state.round == 1


@pytest.mark.clause("D-5")
def test_armies_may_be_placed_in_batches(dealt):
    table = dealt(3, setup_batch=8)
    placed = []
    while table.state.phase == "placing":
        placed.append((table.to_move, table.state.pool))
        table.push(table.legal_actions()[table.state.pool - 1])
    amounts = {seat: [n for s, n in placed if s == seat] for seat in range(3)}
    first = [sum(amounts[seat]) for seat in range(3)]
    assert sum(first) == 3 * 35 - 42
    assert [seat for seat, _ in placed[:6]] == [0, 1, 2, 0, 1, 2]
    assert all(set(amount[:-1]) == {8} and amount[-1] <= 8 for amount in amounts.values())


@pytest.mark.clause("TGM-3.7")
def test_all_cards_become_the_deck(dealt):
    state = dealt(4).state
    assert state.deck == (1 << 44) - 1
    assert state.discards == 0
    assert set(state.hands) == {0}


@pytest.mark.clause("TGM-3.8")
def test_the_other_variant_has_no_objectives(deal):
    table = deal(3, variant="world")
    assert table.state.chance == "deal"
    table.refuses("bad_chance", "TGM-3.1", "deal_objectives", ["hold_24"] * 3)
    table.resolve_chance(random.Random(1))
    assert set(table.state.objectives) == {-1}


@pytest.mark.clause("TGM-3.9")
def test_the_first_seat_begins_round_one(dealt, pick):
    table = dealt(3)
    events = []
    while table.state.phase == "placing":
        events = table.push(table.legal_actions()[table.state.pool - 1])
    assert (table.state.round, table.state.turn, table.state.phase) == (1, 0, "reinforce")
    assert [event.seat for event in pick(events, "turn_started")] == [0]


@pytest.mark.clause("TGM-13.1")
def test_chance_is_in_the_log_and_must_be_possible(start):
    table = start(Blanco="Brasil 4", Negro="Perú 2")
    table.refuses("bad_chance", "TGM-6.5", "roll", [6], [1])
    table.act("attack", "Brasil", "Perú", 2)
    table.act("defend", 2)
    table.refuses("bad_chance", "TGM-6.5", "roll", [6, 5, 4], [1, 1])
    table.refuses("bad_chance", "TGM-6.12", "draw_card", "Perú")
    table.refuses("bad_chance", "TGM-3.2", "deal_cards", hands(3))
    assert table.to_move == CHANCE
    with pytest.raises(ValueError, match="no chance"):
        GAME.sample_chance(start(Blanco="Brasil").state, random.Random(1))
