"""Positions set up by hand, and as JSON; pictures; what may be composed."""

from __future__ import annotations

import json
import random
import re

import pytest
from rec_table import BOARD, GAME, Table, owners

from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.actions import ALL
from teg_nb.engine.errors import BadPosition
from teg_nb.engine.games.reconquista.actions import Commit, Move, PlaceFive
from teg_nb.engine.games.reconquista.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.svg.palette import COLOURS, UNKNOWN

E3 = {"seats": 4, "Blanco": "Soria 4, Guadalajara 3", "Negro": "Zaragoza 2, Huesca 4"}


def test_what_is_not_named_goes_to_who_has_fewest():
    state = position(**E3)
    assert [hand.bit_count() for hand in state.hands] == [15] * 4
    assert sum(state.troops) == 13
    assert state.settings.seats == ("Blanco", "Negro", "Rojo", "Azul")
    assert position(Verde="Soria", Azul="Burgos 2").settings.seats == ("Verde", "Azul", "Blanco")
    assert position(Rojo={"soria": 3, "CÁDIZ": 0}).at("Soria") == ("Soria", "Rojo", 3)


def test_each_seat_knows_its_own_and_what_is_said():
    state = position(**E3, knows={"Rojo": {"Soria": "Blanco"}})
    assert state.suspects("Rojo")["Soria"] == ("Blanco",)
    assert state.suspects("Azul")["Soria"] == ("Blanco", "Negro", "Rojo")
    assert state.suspects()["Soria"] == ("Blanco", "Negro", "Rojo", "Azul")
    assert state.suspects("Blanco")["Soria"] == ("Blanco",)


WRONG = {
    "no province": {"Blanco": "Argentina 3"},
    "did you mean Soria": {"Blanco": "Sorya 3"},
    "named twice": {"Blanco": "Soria 3", "Negro": "Soria 2"},
    "cannot be read": {"Blanco": "3"},
    "no seat plays": {"Blanco": "Soria 3", "turn": "Verde"},
    "0 to 1000": {"Blanco": "Soria 1001"},
    "it is written": {"Blanco": {"Soria": "4"}},
    "round": {"Blanco": "Soria 3", "round": 0},
    "false": {**E3, "knows": {"Rojo": {"Soria": "Negro"}}},
    "own cards": {**E3, "knows": {"Negro": {"Zaragoza": "Blanco"}}},
    "for 3 to 6": {"seats": 2, "Blanco": "Soria"},
    "option": {"Blanco": "Soria", "options": {"dice": 2}},
    "eliminated": {**E3, "turn": "Rojo", "out": {"Rojo": "Azul"}},
    "have something on the board": {**E3, "Rojo": "Burgos", "out": {"Rojo": "Azul"}},
    "itself": {**E3, "out": {"Rojo": "Rojo"}},
}


@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_is_refused(text):
    wanted = "false" if text == "own cards" else text
    with pytest.raises(BadPosition, match=wanted):
        position(**WRONG[text])


@pytest.fixture(scope="module")
def played():
    return [
        Match("reconquista", 3 + seed, {"max_rounds": 6}).run(
            [random_policy, greedy_policy][seed % 2], random.Random(seed)
        )
        for seed in range(4)
    ]


def test_every_position_is_dumped_and_loaded(played):
    for match in played:
        for state in match.states:
            data = json.loads(json.dumps(GAME.dump(state)))
            again = GAME.load(data)
            assert again == state
            assert GAME.dump(again) == data
            for viewer in (None, 0, 1):
                assert GAME.observe(again, viewer) == GAME.observe(state, viewer)


def other_values(value):
    """Wrong values in place of a right one."""
    yield from ([], {}, "Violeta", -7, 3.5, True, None)


def test_a_dump_that_was_changed_never_breaks_anything(played):
    """Any top-level part missing or replaced: a `BadPosition`, or a position that is sound."""
    states = [match.states[k] for match in played for k in (0, 1, 9, 60, len(match) - 1)]
    refused = 0
    for state in states:
        data = GAME.dump(state)
        for key in data:
            broken = {name: part for name, part in data.items() if name != key}
            with pytest.raises(BadPosition):
                GAME.load(broken)
            for value in other_values(data[key]):
                try:
                    loaded = GAME.load({**data, key: value})
                except BadPosition:
                    refused += 1
                else:
                    assert GAME.load(GAME.dump(loaded)) == loaded
    assert refused > 1000
    for nonsense in (None, [], "x", {}, {"game": "teg"}, {**GAME.dump(states[0]), "version": 2}):
        with pytest.raises(BadPosition):
            GAME.load(nonsense)


def edited(state, *keys, to):
    data = json.loads(json.dumps(GAME.dump(state)))
    part = data
    for key in keys[:-1]:
        part = part[key]
    part[keys[-1]] = to
    return data


def test_what_contradicts_the_rules_is_refused(played):
    rng = random.Random(1)
    placing = played[0].states[10]
    match = Table(position(**E3))
    match.act("attack", "Zaragoza")
    attack = match.state
    match.act("commit", ["Soria"])
    match.act("commit", [])
    after = match.state
    match.act("offer_draw")
    offer = match.state
    over = played[3].state
    place = rng.choice(BOARD.countries)
    holder = placing.settings.seats[placing.turn]
    cases = [
        (edited(placing, "visits", to=12), "board goes"),
        (edited(placing, "troops", place, to=1000), "placed 5"),
        (edited(placing, "round", to=1), "round"),
        (edited(placing, "dealer", to=None), "dealer"),
        (edited(placing, "hands", holder, to=[]), "60 cards"),
        (edited(placing, "chance", to="deal"), "owe"),
        (edited(attack, "defender", to="Rojo"), "owns the province"),
        (edited(attack, "commits", to=[["Burgos"], None]), "own involved"),
        (edited(attack, "commits", to=[["Soria"], ["Huesca"]]), "decided"),
        (edited(attack, "commits", to=[None, ["Huesca"]]), "always passed"),
        (edited(attack, "phase", to="play"), "only in an attack"),
        (edited(attack, "round", to=1), "first round"),
        (edited(after, "fight", "success", to=False), "agree"),
        (edited(after, "fight", "troops", to=[4, 3]), "agree"),
        (edited(after, "pass_rounds", to=-1), "whole number"),
        (edited(offer, "answering", to=[]), "answers are due"),
        (edited(offer, "answering", to=["Negro", "Rojo"]), "turn order"),
        (edited(offer, "offered", to=False), "answers are due"),
        (edited(over, "reason", to=""), "reason"),
        (edited(over, "winners", to=[]), "reason"),
        (edited(after, "memory", 0, "owners", 0, to=99), "seats that do not play"),
        (edited(after, "memory", 0, "owners", to=[0] * 60), "false"),
        (edited(after, "memory", 0, "living", to=["Verde"]), "no seat .Verde"),
        (edited(after, "memory", to=[]), "memory"),
    ]
    for data, text in cases:
        with pytest.raises(BadPosition, match=text):
            GAME.load(data)


@pytest.mark.parametrize("number", [0, 2, 10**12])
def test_a_memory_of_troops_that_nobody_placed_is_refused(played, number):
    """Such numbers would break what is concluded from them, at once or later in the match."""
    placing = next(state for state in played[0].states if state.visits == 7)
    for state in (placing, played[0].state):
        for part in ("added", "placed"):
            data = GAME.dump(state)
            gap = data["memory"][0]["gaps"][0]
            gap[part][next(iter(gap[part]))] = number
            with pytest.raises(BadPosition, match="nobody placed"):
                GAME.load(data)
    for part in ("board", "placed"):
        data = GAME.dump(placing)
        data["memory"][0][part][1] += number + 1
        with pytest.raises(BadPosition, match="nobody placed"):
            GAME.load(data)


def test_a_memory_that_contradicts_itself_is_refused(played):
    """All that came to the board while two others held it cannot be one seat's."""
    data = GAME.dump(next(state for state in played[0].states if state.round == 2))
    colour = data["memory"][1]["viewer"]
    data["memory"][0]["first"] = dict.fromkeys(BOARD.countries, colour)
    with pytest.raises(BadPosition, match="contradicts itself"):
        GAME.load(data)


def test_a_match_from_a_position_is_saved_with_it():
    match = Match("reconquista", start=position(**E3))
    match.act("attack", "Zaragoza")
    match.act("commit", ["Soria"])
    assert Match.parse(match.lines()).state == match.state


# Pictures


def fills(svg):
    return set(re.findall(r'<g fill="(#[0-9a-f]{6})">', svg)) - {"#ffffff"}


def painted(svg, colour):
    """Count the provinces that have a fill."""
    lands = (
        svg[svg.index(f'<g fill="{colour}"><use') :] if f'<g fill="{colour}"><use' in svg else ""
    )
    return lands.split("</g>")[0].count("<use")


@pytest.mark.clause("REC-8.1", "REC-8.8")
def test_a_picture_shows_what_its_viewer_may_see():
    state = position(**E3, knows={"Rojo": {"Soria": "Blanco"}})
    spectator = state.picture().svg
    assert state._repr_svg_() == spectator
    assert painted(spectator, UNKNOWN.fill) == 60
    for viewer in ("Blanco", 0, "blanco"):
        shown = state.picture(viewer=viewer).svg
        assert painted(shown, COLOURS["Blanco"].fill) == 15
        assert painted(shown, UNKNOWN.fill) == 45
    assert painted(state.picture(viewer="Rojo").svg, COLOURS["Blanco"].fill) == 0
    assert painted(state.picture(viewer="Rojo", sure=True).svg, COLOURS["Blanco"].fill) == 1
    teacher = state.picture(viewer=ALL).svg
    assert [painted(teacher, COLOURS[name].fill) for name in state.settings.seats] == [15] * 4
    assert UNKNOWN.fill not in {COLOURS[name].fill for name in COLOURS}
    with pytest.raises(ValueError, match="no seat"):
        state.picture(viewer="Verde")
    with pytest.raises(ValueError, match="no seat"):
        state.picture(viewer=4)


@pytest.mark.clause("REC-3.8")
def test_troops_are_drawn_only_for_who_sees_the_board(dealt):
    match = dealt(3)
    match.push(match.legal_actions()[0])
    state = match.state
    for viewer in (None, 0, 1, 2):
        assert ("<circle" in state.picture(viewer=viewer).svg) == (viewer == state.turn)
    assert "<circle" in state.picture(viewer=ALL).svg
    assert "<circle" not in Table(seats=3).state.picture(viewer=ALL).svg


@pytest.mark.clause("REC-10.6")
def test_the_end_is_painted_for_all(played):
    state = played[3].state
    assert state.picture().svg == state.picture(viewer=ALL).svg
    assert painted(state.picture().svg, UNKNOWN.fill) == 0


@pytest.mark.clause("REC-8.10")
def test_pictures_of_third_seats_do_not_depend_on_hands(played):
    """The same position with all hands of the others passed on by one seat."""
    for match in played:
        for state in match.states[20::9]:
            if state.phase not in ("play", "placing"):
                continue
            other = state.copy()
            hands = state.hands
            other.hands = (hands[0], *hands[2:], hands[1])
            for sure in (False, True):
                one = state.picture(viewer=0, sure=sure).svg
                assert one == other.picture(viewer=0, sure=sure).svg


def test_an_attack_is_marked_and_captions_are_worded():
    match = Table(position(**E3))
    plain = match.picture().svg
    match.act("attack", "Zaragoza")
    assert match.picture().svg != plain
    assert repr(match.picture(lang="en")) == "<picture: Round 2 · Blanco · Passing cards>"
    marked = match.picture(marks={"Soria": "source"}, arrows=[("Soria", "Zaragoza")], caption="")
    assert repr(marked) == "<picture: >"
    assert Table(seats=3).state.picture(lang="es").caption == "Sorteo y reparto"


# Composing


def composed(match):
    return match.game.offer_form(match.state, match.to_move)


def test_what_may_be_composed_is_legal_and_the_viewers_own(played):
    rng = random.Random(3)
    kinds = set()
    for match in played:
        for state in match.states:
            for seat in range(len(state.slayer)):
                offered = GAME.offer_form(state, seat)
                assert json.loads(json.dumps(offered)) == offered
                assert bool(offered) == (
                    seat in GAME.acting_seats(state)
                    and state.phase in ("placing", "play", "commit")
                )
                for verb, parts in offered.items():
                    kinds.add(verb)
                    GAME.check(state, drawn(verb, parts, seat, rng))
    assert kinds == {"place_five", "move", "commit"}


def drawn(verb, parts, seat, rng):
    """An action put together at random from what is offered."""
    provinces = parts["provinces"]
    if verb == "place_five":
        places = [rng.choice(provinces)[0] for _ in range(parts["troops"])]
        return PlaceFive(seat, tuple((place, 1) for place in places))
    if verb == "commit":
        return Commit(seat, tuple(place for place, _ in provinces if rng.random() < 0.5))
    transfers = []
    for place, troops, ways in provinces:
        for target in rng.sample(ways, len(ways)):
            number = rng.randrange(troops + 1)
            if number:
                transfers.append((place, target, number))
                troops -= number
    return Move(seat, tuple(transfers))


def test_composing_tells_numbers():
    match = Table(position(**E3, options={"allow_null_move": False}))
    soria, huesca, zaragoza = map(BOARD.country, ("Soria", "Huesca", "Zaragoza"))
    offered = composed(match)["move"]
    assert offered["null"] is False
    rows = {place: (troops, ways) for place, troops, ways in offered["provinces"]}
    assert set(rows) == {p for p, owner in enumerate(owners(match.state)) if owner == 0}
    assert rows[soria] == (4, [p for p in BOARD.neighbours[soria] if p in rows])
    match.act("attack", "Zaragoza")
    first = composed(match)["commit"]
    assert (first["target"], first["included"]) == (zaragoza, False)
    match.act("commit", [])
    second = composed(match)["commit"]
    assert second["included"] is True
    assert [huesca, 4] in second["provinces"]
    assert zaragoza not in [place for place, _ in second["provinces"]]
