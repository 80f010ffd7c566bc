"""WAR-2: the file of numbers, and what it may say."""

from fractions import Fraction
from importlib.resources import files

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.wargame.options import (
    CHAPTERS,
    WarOptions,
    allowed_numbers,
    line_of,
    read_numbers,
)
from teg_nb.engine.play.match import Match

FILE = files("teg_nb.engine.games.wargame") / "numbers.toml"

# By the number of players.
TERRITORIES = {2: 31, 3: 23, 4: 20, 5: 16, 6: 14}
IN_ALL = {2: 31, 3: 20, 4: 14, 5: 13, 6: 12}
WALLS = {2: 22, 3: 12, 4: 10, 5: 9, 6: 8}

RULE = {
    "seats": [2, 6],
    "start.troops": 2,
    "start.metal": 2,
    "start.cement": 2,
    "start.food": 2,
    "start.compensation": 6,
    "start.second": 2,
    "reinforcement.divisor": 2,
    "reinforcement.first_round": False,
    "max_rounds": 20,
    "min_left": 2,
    "busy_defence": "1/2",
    "cost.plane": {"metal": 3},
    "cost.ship": {"metal": 7},
    "cost.troop": {"food": 4},
    "cost.missile": {"oil": 2, "technology": 1},
    "cost.atomic_bomb": {"nuclear": 3, "niobium": 1},
    "cost.epidemic": {"tribes": 1, "virus": 1},
    "cost.cyber_attack": {"network": 2, "technology": 1},
    "cost.wall.1": {"cement": 5},
    "cost.wall.2": {"cement": 5, "workforce": 1},
    "cost.wall.3": {"cement": 5, "niobium": 1},
    "cost.armoury.1": {"metal": 4, "tribes": 1},
    "cost.armoury.2": {"metal": 4, "technology": 1},
    "cost.airfield.1": {"oil": 1, "lithium": 2},
    "cost.airfield.2": {"lithium": 3, "niobium": 1},
    "cost.shipyard.1": {"oil": 2, "workforce": 1},
    "cost.shipyard.2": {"oil": 3, "workforce": 1},
    "cost.troop_cap": 2,
    "labour": 1,
    "attack.counts": "troops",
    "wall.block_per_level": 2,
    "wall.wears": True,
    "wall.max_level": 3,
    "armoury.max_level": 2,
    "airfield.max_level": 2,
    "shipyard.max_level": 2,
    "armoury.bonus": 1,
    "airfield.bonus": 1,
    "shipyard.bonus": 1,
    "plane.hits": 1,
    "ship.hits": 1,
    "installation.hits_per_level": 3,
    "range.plane": "none",
    "range.ship": "none",
    "range.missile": 3,
    "missile.hits": 3,
    "missile.kind": "air",
    "atomic.fraction": "1/2",
    "atomic.kind": "air",
    "epidemic.fraction": "1/3",
    "epidemic.kind": "ground",
    "cyber.kind": "ground",
    "gather.basic": 1,
    "gather.intermediate_from": 4,
    "gather.rare_from": 5,
    "capacity.troop": 2,
    "capacity.plane": 4,
    "capacity.ship": 8,
    "spoils": "destroyed",
    "resource_pool": "territory",
    "turn_order": "by_seats",
    **{f"objective.territories.{seats}": n for seats, n in TERRITORIES.items()},
    "objective.from_round": 6,
    **{f"objective.in_all.{seats}": n for seats, n in IN_ALL.items()},
    **{f"objective.walls.{seats}": n for seats, n in WALLS.items()},
    "objective.planes": 8,
    "objective.ships": 8,
    "objective.rare": 12,
    "objective.weapons": 3,
    "objective.treasures": 40,
    "treasure": {
        "metal": 20,
        "cement": 20,
        "food": 20,
        "oil": 6,
        "network": 5,
        "lithium": 5,
        "nuclear": 5,
        "tribes": 5,
        "technology": 3,
        "niobium": 3,
        "virus": 2,
        "workforce": 3,
        "missile": 1,
        "epidemic": 1,
        "cyber_attack": 1,
    },
    "stocks_public": False,
    "landlocked": ["Mongolia", "Tchita"],
    **{f"chapter.{name}": True for name in CHAPTERS},
}

# For each key another value that is allowed, and some that are not.
NUMBERS = {
    "start.troops": (5, [0, 101, -1, 2.0, "3", True, None]),
    "start.metal": (0, [-1, 101]),
    "start.cement": (7, [-1, "x"]),
    "start.food": (7, [-1, []]),
    "start.compensation": (0, [-1]),
    "start.second": (0, [-1]),
    "reinforcement.divisor": (3, [0, 43]),
    "reinforcement.first_round": (True, [1, "true", None]),
    "max_rounds": (5, [0, -1, 1001, "20", None]),
    "min_left": (1, [0]),
    "busy_defence": ("1", ["3/2", "-1/2", "x", 0.5, 2, "1/0", None]),
    "cost.plane": ({"metal": 2}, [3, {"gold": 1}, {"metal": -1}, {"metal": "3"}, {"missile": 1}]),
    "cost.ship": ({}, [[["metal", 1]]]),
    "cost.troop": ({"food": 3, "metal": 1}, [{"food": 101}]),
    "cost.missile": ({"oil": 1}, [None]),
    "cost.atomic_bomb": ({"nuclear": 1}, ["nuclear"]),
    "cost.epidemic": ({"virus": 2}, [True]),
    "cost.cyber_attack": ({"network": 1}, [{"network": 1.5}]),
    "cost.wall.1": ({"cement": 6}, [5]),
    "cost.wall.2": ({"cement": 1}, [5]),
    "cost.wall.3": ({"cement": 1}, [5]),
    "cost.armoury.1": ({"metal": 1}, [5]),
    "cost.armoury.2": ({"metal": 1}, [5]),
    "cost.airfield.1": ({"metal": 1}, [5]),
    "cost.airfield.2": ({"metal": 1}, [5]),
    "cost.shipyard.1": ({"metal": 1}, [5]),
    "cost.shipyard.2": ({"metal": 1}, [5]),
    "cost.troop_cap": (0, [-1]),
    "labour": (2, [0]),
    "attack.counts": ("orders", ["troop", 1, None]),
    "wall.block_per_level": (3, [-1]),
    "wall.wears": (False, [0]),
    "wall.max_level": (0, [4, -1]),
    "armoury.max_level": (1, [3]),
    "airfield.max_level": (1, [3]),
    "shipyard.max_level": (1, [3]),
    "armoury.bonus": (2, [-1]),
    "airfield.bonus": (2, [-1]),
    "shipyard.bonus": (2, [-1]),
    "plane.hits": (2, [-1]),
    "ship.hits": (2, [-1]),
    "installation.hits_per_level": (1, [0]),
    "range.plane": (3, [0, 43, "far"]),
    "range.ship": (3, [0, True]),
    "range.missile": ("none", [0, "no"]),
    "missile.hits": (5, [-1]),
    "missile.kind": ("ground", ["sea", 1, None]),
    "atomic.fraction": ("1/3", ["2", "1e99999999", "1e-99999999"]),
    "atomic.kind": ("ground", ["sea"]),
    "epidemic.fraction": ("1/2", ["a third"]),
    "epidemic.kind": ("air", ["sea"]),
    "cyber.kind": ("air", ["sea"]),
    "gather.basic": (2, [-1]),
    "gather.intermediate_from": (7, [0, 8]),
    "gather.rare_from": (1, [0, 8]),
    "capacity.troop": (0, [-1]),
    "capacity.plane": (6, [-1]),
    "capacity.ship": (6, [-1]),
    "spoils": ("captured", ["shared", None]),
    "resource_pool": ("seat", ["army"]),
    "turn_order": ("rotate", ["drawn"]),
    "objective.territories.2": (30, [0, 43]),
    "objective.territories.3": (30, [0]),
    "objective.territories.4": (30, [0]),
    "objective.territories.5": (30, [0]),
    "objective.territories.6": (30, [0]),
    "objective.from_round": (1, [0]),
    **{f"objective.in_all.{seats}": (0, [-1, 43]) for seats in range(2, 7)},
    **{f"objective.walls.{seats}": (1, [0, 43]) for seats in range(2, 7)},
    "objective.planes": (0, [-1]),
    "objective.ships": (0, [-1]),
    "objective.rare": (0, [43]),
    "objective.weapons": (4, [0, 5]),
    "objective.treasures": (0, [-1, 1001]),
    "treasure": ({"metal": 60, "missile": 40}, [{"metal": 99}, {"gold": 100}, 5]),
    "stocks_public": (True, ["yes"]),
    "landlocked": ([], [["Atlántida"], "Mongolia", ["Moscú", "moscu"], [3]]),
    **{f"chapter.{name}": (False, ["no", 1, None]) for name in CHAPTERS},
    "seats": ([3, 5], [[1, 6], [2, 7], [5, 3], 4, [2], ["2", "6"]]),
}


@pytest.mark.clause("WAR-2.1")
def test_the_file_holds_the_rule():
    assert WarOptions.parse(None).plain() == RULE
    assert WarOptions.parse({}).changed() == {}
    assert read_numbers(str(FILE)) == {}


@pytest.mark.clause("D-1")
@pytest.mark.parametrize("value", ["simultaneous", "both"])
def test_orders_are_given_one_by_one(value, refused_setup, tmp_path):
    fault = refused_setup(3, {"order_mode": value})
    assert "order_mode" in fault.text("es")
    assert WarOptions.parse({"order_mode": "sequential"}) == WarOptions.parse(None)
    older = tmp_path / "older.toml"
    older.write_text('order_mode = "sequential"\nmin_left = 1\n', "utf-8")
    assert read_numbers(older) == {"min_left": 1}


def test_every_key_is_tried():
    assert set(NUMBERS) == set(allowed_numbers()) == set(RULE)


@pytest.mark.parametrize("key", NUMBERS)
def test_every_key_takes_another_value_and_gives_it_back(key):
    value, _ = NUMBERS[key]
    options = WarOptions.parse({key: value})
    assert options.changed() == {key: value}
    assert WarOptions.parse(options.changed()) == options
    assert hash(WarOptions.parse({key: value})) == hash(options)


@pytest.mark.parametrize(
    ("key", "value"), [(key, bad) for key, (_, bads) in NUMBERS.items() for bad in bads]
)
def test_every_key_refuses_with_its_name_and_range(key, value, refused_setup):
    fault = refused_setup(3, {key: value})
    assert fault.facts["option"] == key
    for text in (fault.text("es"), fault.text("en")):
        assert key in text
        assert allowed_numbers()[key].text in text


@pytest.mark.parametrize("key", ["no_such", "start.gold", "cost.wall.4", "cost", "start", ""])
def test_an_unknown_key_is_refused(key, refused_setup):
    refused_setup(2, {key: 1})


def test_tables_in_tables_are_read_like_dotted_keys():
    nested = WarOptions.parse({"start": {"troops": 4}, "cost": {"wall": {"1": {"cement": 2}}}})
    dotted = WarOptions.parse({"start.troops": 4, "cost.wall.1": {"cement": 2}})
    assert nested == dotted
    assert nested["start.troops"] == 4
    assert nested["busy_defence"] == Fraction(1, 2)


def test_none_means_no_limit():
    assert WarOptions.parse({"range.missile": None}) == WarOptions.parse({"range.missile": "none"})
    assert WarOptions.parse({"range.missile": None})["range.missile"] is None


def write(folder, text):
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.clause("WAR-2.1")
def test_a_file_of_a_teacher_gives_values_and_no_path(tmp_path):
    path = write(tmp_path, "max_rounds = 6\n[cost]\nplane = { metal = 1 }\n[start]\ntroops = 2\n")
    numbers = read_numbers(path)
    assert numbers == {"max_rounds": 6, "cost.plane": {"metal": 1}}
    match = Match("wargame", 3, numbers)
    assert match.header()["options"] == numbers
    assert "mine" not in "".join(match.lines())
    assert Match.parse(match.lines()).state == match.state


def test_a_changed_copy_of_the_whole_file_is_read(tmp_path):
    text = FILE.read_text(encoding="utf-8").replace("troops = 2 ", "troops = 4 ")
    assert read_numbers(write(tmp_path, text)) == {"start.troops": 4}


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("seats = [2, 6]\n[start]\n# three\ntroops = 0\n", "start.troops", 4),
        ("max_rounds = 2000", "max_rounds", 1),
        ("[cost]\nplane = { gold = 1 }\n", "cost.plane", 2),
        ("[cost.wall]\n1 = 5\n", "cost.wall.1", 2),
        ("[start]\ntropas = 3\n", "start.tropas", 2),
        ("[treasure]\nmetal = 1\n", "treasure", 1),
    ],
)
def test_a_mistake_is_named_with_key_line_and_range(tmp_path, text, key, line):
    with pytest.raises(IllegalAction) as caught:
        read_numbers(write(tmp_path, text))
    assert caught.value.code == "bad_option"
    where = f"{key} (mine.toml:{line})"
    for lang in ("es", "en"):
        assert where in caught.value.text(lang)
    if key in allowed_numbers():
        assert allowed_numbers()[key].text in caught.value.text("en")


@pytest.mark.parametrize("content", [b"max_rounds = = 3", b"\xff\xfe"])
def test_what_is_no_toml_is_refused_by_name(tmp_path, content):
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(IllegalAction) as caught:
        read_numbers(path)
    assert "mine.toml" in caught.value.text("es")


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_numbers(tmp_path / "none.toml")


def test_every_key_has_its_line_in_the_packaged_file_with_a_comment():
    text = FILE.read_text(encoding="utf-8")
    lines = text.splitlines()
    for key in allowed_numbers():
        if key != "treasure":
            assert line_of(text, key), key
    assert sum("#" in line for line in lines) > 60


def test_landlocked_takes_names_as_people_write_them():
    options = WarOptions.parse({"landlocked": ["moscu", "MONGOLIA"]})
    board = load_board("wargame")
    assert set(options["landlocked"]) == {"Moscú", "Mongolia"}
    assert all(name in board.countries for name in options["landlocked"])
