"""Positions by hand and as JSON, what makes one impossible, logs and pictures."""

from __future__ import annotations

import copy
import json
import random
import xml.etree.ElementTree as ET

import pytest

from teg_nb.engine.actions import CHANCE
from teg_nb.engine.errors import BadLog, BadPosition
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.wargame.picture import badges
from teg_nb.engine.games.wargame.position import position
from teg_nb.engine.play.match import Match

GAME = GAMES["wargame"]
BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}


def test_a_position_by_hand():
    state = position(
        Rojo="Brasil 4, mexico",
        Azul={"Egipto": 2, "India": {"troops": 3, "busy": 1, "planes": 2, "stock": {"Red": 1}}},
        Verde="China",
        turn="Azul",
        first="Verde",
        round=5,
        objectives={"Rojo": "walls"},
        treasures={"Azul": 3},
        deliveries={"Verde": ["China"]},
    )
    assert state.settings.seats == ("Rojo", "Azul", "Verde")
    assert (state.turn, state.first, state.round, state.phase) == (1, 2, 5, "orders")
    assert state.at("India")[1:6] == ("Azul", 3, 2, 0, (2, 2, 0))
    assert state.stock("India") == {"Red": 1}
    assert state.at("Japón").owner in ("Rojo", "Verde")
    assert (state.treasures, state.deliveries[2]) == (
        (0, 3, 0),
        (state.settings.board.country("China"),),
    )
    assert GAME.load(GAME.dump(state)) == state
    assert repr(state) == "<wargame position: round 5, Azul, orders>"


@pytest.mark.parametrize(
    ("parts", "word"),
    [
        ({"Rojo": "Atlántida 3"}, "Atlántida"),
        ({"Rojo": "Brazil"}, "did you mean Brasil"),
        ({"Rojo": "3"}, "cannot be read"),
        ({"Rojo": "Brasil", "Azul": "Brasil"}, "named twice"),
        ({"Rojo": {"Brasil": {"troops": 0}}}, "no troops"),
        ({"Rojo": {"Brasil": {"troops": -1}}}, "-1"),
        ({"Rojo": {"Brasil": {"tropas": 1}}}, "no 'tropas'"),
        ({"Rojo": {"Brasil": {"troops": 2, "busy": 3}}}, "busy"),
        ({"Rojo": {"Brasil": {"wall": 4}}}, "levels 0 to 3"),
        ({"Rojo": {"Mongolia": {"ships": 1}}}, "sea access"),
        ({"Rojo": {"Tchita": {"shipyard": 1}}}, "sea access"),
        ({"Rojo": {"Brasil": {"stock": {"oro": 1}}}}, "oro"),
        ({"Rojo": {"Brasil": {"stock": {"Red": -1}}}}, "-1"),
        ({"Rojo": "Brasil", "turn": "Verde"}, "no seat plays"),
        ({"Rojo": "Brasil", "phase": "setup"}, "phase"),
        ({"Rojo": "Brasil", "phase": "first_delivery"}, "option"),
        ({"Rojo": "Brasil", "round": 0}, "round"),
        ({"Rojo": "Brasil", "round": 21}, "round 21"),
        ({"Rojo": "Brasil", "objectives": {"Rojo": "moon"}}, "moon"),
        ({"Rojo": "Brasil", "objectives": {"Rojo": "asia", "Blanco": "asia"}}, "there twice"),
        ({"Rojo": "Brasil", "deliveries": {"Rojo": ["Brasil", "Brasil"]}}, "twice"),
        ({"Rojo": "Brasil", "treasures": {"Rojo": -1}}, "treasures"),
        ({"Rojo": "Brasil", "stocks": {"Rojo": {"Red": 1}}}, "resource_pool"),
        ({"Rojo": "Brasil", "out": {"Rojo": "Blanco"}}, "named in out"),
        ({"Rojo": "Brasil", "Verde": "China", "out": {"Azul": "Azul"}}, "no seat plays"),
        ({"Gris": "Brasil"}, "seats"),
        ({"Rojo": "Brasil", "options": {"max_rounds": 0}}, "max_rounds"),
        (
            {
                "Rojo": {"Brasil": {"stock": {"Red": 1}}},
                "options": {"resource_pool": "seat"},
            },
            "one stock for each seat",
        ),
    ],
)
def test_a_position_that_cannot_be_says_why(parts, word):
    with pytest.raises(BadPosition, match=word):
        position(**parts)


def sample():
    match = Match("wargame", 3, {"max_rounds": 4})
    rng = random.Random(5)
    match.run(lambda seen, rng: rng.choice(seen.legal_actions), rng, limit=60)
    return GAME.dump(match.state)


CHANGES = {
    "another game": {"game": "teg"},
    "another version": {"version": 4},
    "an unknown phase": {"phase": "attack"},
    "chance owes nothing such": {"chance": "deal"},
    "a word for a number": {"round": "2"},
    "a round that is over": {"round": 9},
    "a seat less": {"seats": ["Blanco", "Negro"]},
    "an unknown seat": {"turn": "Verde"},
    "an unknown option": {"options": {"x": 1}},
    "winners before the end": {"winners": ["Blanco"]},
    "a reason before the end": {"reason": "objective"},
    "an unknown reason": {"phase": "game_over", "winners": ["Blanco"], "reason": "luck"},
    "an objective twice": {"objectives": ["asia", "asia", "walls"]},
    "an unknown objective": {"objectives": ["asia", "moon", "walls"]},
    "objectives of too few": {"objectives": ["asia"]},
    "a treasure less than none": {"treasures": [-1, 0, 0]},
    "a delivery twice": {"deliveries": [["Brasil", "Brasil"], [], []]},
    "all suppressed": {"suppressed": ["Brasil", "China", "India", "Egipto", "Moscú", "Alaska"]},
    "a dead seat with territory": {"slayers": [None, "Blanco", None]},
    "a search without chance": {"gathering": ["Brasil", "Metal", 1], "chance": ""},
    "a search of too many": {"gathering": ["Brasil", "Metal", 999], "chance": "gather"},
    "no territories": {"countries": {}},
    "no stocks": {"stocks": {}},
    "a list for an object": {"countries": []},
    "a number for a word": {"phase": 3},
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_dump_that_was_changed_is_refused(change):
    data = sample()
    assert GAME.load(data)
    with pytest.raises(BadPosition):
        GAME.load({**data, **CHANGES[change]})


@pytest.mark.parametrize("key", sample())
def test_a_dump_without_a_part_is_refused(key):
    data = sample()
    del data[key]
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, [], 3, {}, {"game": "wargame"}])
def test_what_is_no_position_at_all(data):
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("owner", None),
        ("owner", "Verde"),
        ("units", [0, 0, 0]),
        ("units", [1, 0]),
        ("busy", [99, 0, 0]),
        ("busy", [0, 1, 0]),
        ("reserved", [99, 0, 0]),
        ("reserved", [-1, 0, 0]),
        ("levels", [4, 0, 0, 0]),
        ("levels", [0, 0, 0]),
        ("recruits", 3),
        ("recruits", True),
    ],
)
def test_a_territory_that_cannot_be(part, value):
    data = copy.deepcopy(sample())
    data["countries"]["Brasil"][part] = value
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_a_position_edited_at_random_is_refused_or_can_be_played():
    rng = random.Random(8)
    outcomes = {True: 0, False: 0}
    for _ in range(300):
        data = json.loads(DATA)
        place = data
        key = rng.choice(list(place))
        while isinstance(place[key], (dict, list)) and place[key]:
            place = place[key]
            key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        place[key] = rng.choice([0, 1, 2, -1, None, "", "Blanco", "Brasil", [], True, 50])
        try:
            state = GAME.load(data)
        except BadPosition:
            outcomes[False] += 1
            continue
        outcomes[True] += 1
        Match("wargame", start=state).run(
            lambda seen, rng: rng.choice(seen.legal_actions), random.Random(1), limit=10
        )
    assert min(outcomes.values()) > 20


DATA = json.dumps(sample())


def test_a_log_from_a_position_is_read_back(tmp_path, start):
    match = start(Rojo={"Brasil": {"troops": 5, "stock": {"metal": 9}}}, **BOTH)
    match.gather("Brasil", "Litio", 2, [6, 1])
    match.act("build", "Brasil", "Avión", 2)
    match.end("Brasil")
    again = Match.load(match.save(tmp_path / "match.jsonl"))
    assert again.states == match.states
    assert list(match.lines())[1:4] == [
        '["Rojo", "gather", "Brasil", "Litio", 2]',
        '["chance", "gather_roll", [6, 1]]',
        '["Rojo", "build", "Brasil", "Avión", 2]',
    ]


def test_a_changed_log_names_its_line(start):
    match = start(Rojo="Brasil 5", **BOTH)
    match.gather("Brasil", "Litio", 2, [6, 1])
    lines = list(match.lines())
    with pytest.raises(BadLog, match="line 3"):
        Match.parse([*lines[:2], '["chance", "gather_roll", [6]]'])
    with pytest.raises(BadLog, match="line 2"):
        Match.parse([lines[0], '["Rojo", "gather", "Brasil", "Virus", 2]'])


def test_chance_is_asked_in_order(deal):
    match = deal(3, seed=None)
    assert match.to_move == CHANCE
    rng = random.Random(2)
    verbs = [type(match.game.sample_chance(match.state, rng)).verb]
    match.push(match.game.sample_chance(match.state, rng))
    verbs.append(match.game.sample_chance(match.state, rng).verb)
    assert verbs == ["deal_territories", "deal_objectives"]


def test_the_picture_shows_troops_and_marks(start):
    match = start(
        Rojo={"Brasil": {"troops": 77, "planes": 12, "ships": 3, "wall": 2}, "India": 1}, **BOTH
    )
    brasil = match.country("Brasil")
    assert badges(match.state) == {brasil: [("wall", 2), ("plane", 12), ("ship", 3)]}
    plain = start(Rojo={"Brasil": 77, "India": 1}, **BOTH).picture().svg
    marked = match.picture(marks={"Brasil": "source"}, arrows=[("Brasil", "Argelia-Nigeria")]).svg
    texts = [item.text for item in ET.fromstring(marked).iter() if item.tag.endswith("text")]
    assert {"77", "12", "3", "2"} <= set(texts)
    assert marked.count("#e2b277") == 1  # the bricks of the wall
    assert marked.count('stroke-dasharray="30 20"') == 6  # a plate beside each continent
    assert marked.count("<rect") - plain.count("<rect") == 1  # the tile of a building
    assert marked.count("<path") - plain.count("<path") >= 4
    assert (
        match.picture(viewer=0, legend=False, caption="").svg
        == match.picture(viewer=1, legend=False, caption="").svg
    )
    assert repr(match.picture(lang="en")) == "<picture: Round 2 · Rojo · Orders>"


def test_the_empty_board_is_drawn(deal):
    match = deal(2, seed=None)
    assert ET.fromstring(match.picture().svg).tag.endswith("svg")
    assert badges(match.state) == {}
