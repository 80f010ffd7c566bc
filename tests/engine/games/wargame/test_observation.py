"""WAR-13: what each may know."""

from __future__ import annotations

import dataclasses
import random

import pytest
from table import uniform

from teg_nb.engine.actions import ALL
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.wargame.state import EMPTY
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news

GAME = GAMES["wargame"]
BOTH = {"seats": ["Rojo", "Azul"], "rest": "Azul"}
RICH = {
    "troops": 9,
    "planes": 2,
    "stock": {"oil": 9, "technology": 9, "metal": 9, "missile": 2},
}


def played(seed, seats=4, limit=260, **options):
    match = Match("wargame", seats, {"max_rounds": 8, **options})
    return match.run(uniform, random.Random(seed), limit=limit)


def shuffled(state, viewer, rng):
    """The same position, but for what a viewer cannot see."""
    other = state.copy()
    strangers = [seat for seat in range(len(state.slayer)) if seat != viewer]
    for row in range(len(state.stocks)):
        seat = row if state.settings.pooled else state.owner[row]
        if seat in strangers:
            other.stocks[row] = tuple(rng.randrange(5) for _ in EMPTY)
    if state.phase != "game_over":
        own = () if viewer is None else (state.objectives[viewer],)
        box = [number for number in range(12) if number not in own]
        rng.shuffle(box)
        other.objectives = tuple(
            card if seat == viewer else box[seat] for seat, card in enumerate(state.objectives)
        )
    other.treasures = tuple(
        n if seat == viewer else rng.randrange(9) for seat, n in enumerate(state.treasures)
    )
    other.deliveries = tuple(
        card if seat == viewer else (rng.randrange(42),)
        for seat, card in enumerate(state.deliveries)
    )
    if state.gathering is not None and state.turn in strangers:
        other.gathering = state.gathering._replace(resource=rng.randrange(13))
    return other


@pytest.mark.clause("D-4", "WAR-3.3")
@pytest.mark.parametrize("pool", ["territory", "seat"])
@pytest.mark.parametrize("seed", range(3))
def test_hidden_facts_change_no_observation(seed, pool):
    match = played(seed, resource_pool=pool)
    rng = random.Random(seed)
    for state in match.states[2::9]:
        for viewer in (None, *range(4)):
            other = shuffled(state, viewer, rng)
            assert GAME.observe(other, viewer) == GAME.observe(state, viewer)


@pytest.mark.parametrize("seed", range(2))
def test_hidden_facts_change_no_refusal_and_no_list(seed):
    match = played(seed)
    rng = random.Random(seed)
    for step in range(2, len(match), 15):
        state = match.states[step]
        if GAME.to_move(state) < 0:
            continue
        other = shuffled(state, state.turn, rng)
        assert GAME.legal_actions(other) == GAME.legal_actions(state)
        for action in [match.actions[at] for at in range(2, len(match), 20)]:
            tried = dataclasses.replace(action, seat=state.turn)
            assert refusal(other, tried) == refusal(state, tried)


def refusal(state, action):
    try:
        GAME.check(state, action)
    except IllegalAction as fault:
        return fault.code, fault.clause, fault.facts
    return None


@pytest.mark.clause("D-4")
def test_own_stocks_alone(start):
    match = start(Rojo={"Brasil": RICH}, Azul={"Egipto": RICH}, **BOTH)
    brasil, egypt = match.country("Brasil"), match.country("Egipto")
    own, other, anybody = (GAME.observe(match.state, viewer) for viewer in (0, 1, None))
    assert own.stocks == {brasil: match.state.stocks[brasil]}
    assert egypt in other.stocks
    assert brasil not in other.stocks
    assert anybody.stocks == {}
    assert anybody.treasures == {}
    assert anybody.legal_actions == other.legal_actions == []
    assert own.legal_actions


@pytest.mark.clause("D-4")
def test_everybody_sees_stocks_by_option(start):
    match = start(Rojo={"Brasil": RICH}, options={"stocks_public": True}, **BOTH)
    for viewer in (0, 1, None):
        assert GAME.observe(match.state, viewer).stocks == dict(enumerate(match.state.stocks))
        assert GAME.observe(match.state, viewer).treasures == {0: 0, 1: 0}
    match.act("gather", "Brasil", "Litio", 2)
    assert GAME.observe(match.state, 1).gathering.resource == 5
    (event,) = match.act("gather_roll", [6, 1])
    assert event.known_to(1)
    assert event.known_to(None)
    assert "litio" in news(event, match.settings, None).text
    assert all(GAME.redact(match.states[at], action, None) == action for at, action in done(match))
    assert GAME.observe(match.state, 1).objective == -1


def done(match):
    return enumerate(match.actions)


@pytest.mark.clause("WAR-3.3")
def test_objectives_are_secret_until_the_end(deal):
    match = deal(3, max_rounds=1)
    assert GAME.observe(match.state, 1).objective == match.state.objectives[1]
    assert GAME.observe(match.state, None).objective == -1
    assert GAME.observe(match.state, 1).revealed == ()
    for _ in range(3):
        match.end()
    assert GAME.observe(match.state, None).revealed == match.state.objectives


def lines(match, viewer, lang="es"):
    return [line.text for line in match.news(-1, viewer=viewer, lang=lang)]


def entry(match, viewer):
    return encode(GAME.redact(match.states[-2], match.actions[-1], viewer), match.settings)


def test_what_was_looked_for_is_secret(start):
    match = start(Rojo={"Australia": 5, "Brasil": 5}, **BOTH)
    match.act("gather", "Brasil", "Litio", 2)
    assert entry(match, 0)[2:] == ["Brasil", "Litio", 2]
    assert entry(match, 1)[2:] == entry(match, None)[2:] == ["Brasil", "?", 2]
    assert GAME.observe(match.state, 1).gathering.resource == -1
    match.act("gather_roll", [6, 1])
    assert entry(match, 0) == ["chance", "gather_roll", [6, 1]]
    assert entry(match, 1) == ["chance", "gather_roll", []]
    assert lines(match, 0) == ["Rojo busca litio en Brasil con 2 tropas: 1 de litio."]
    assert lines(match, 1) == lines(match, None) == ["Rojo busca recursos en Brasil con 2 tropas."]
    match.gather("Brasil", "Metal", 1, [])
    assert entry(match, 1) == ["chance", "gather_roll", []]  # reads like any other search
    match.gather("Australia", "Tesoros", 1, ["Misil"])
    assert entry(match, 1) == ["chance", "gather_roll", []]
    assert entry(match, 0) == ["chance", "treasure_draw", ["Misil"]]


def test_a_weapon_built_is_secret_a_plane_is_not(start):
    match = start(Rojo={"Brasil": RICH}, **BOTH)
    match.act("build", "Brasil", "Misil", 1)
    assert entry(match, 1)[2:] == ["Brasil", "?", 1]
    assert lines(match, 1, "en") == ["Rojo builds something in Brasil with 1 troop."]
    assert lines(match, 0, "en") == ["Rojo builds 1 missile in Brasil."]
    match.act("build", "Brasil", "Avión", 1)
    assert entry(match, 1)[2:] == ["Brasil", "Avión", 1]
    assert lines(match, None, "en") == ["Rojo builds 1 plane in Brasil."]


def test_cargo_is_secret(start):
    match = start(Rojo={"Brasil": RICH, "Chile-Bolivia-Perú": 1, "India": 1}, **BOTH)
    match.act("march", "Brasil", "Chile-Bolivia-Perú", [["Metal", 2]], 1)
    assert entry(match, 1)[2:] == ["Brasil", "Chile-Bolivia-Perú", [], 1]
    assert entry(match, 0)[4] == [["Metal", 2]]
    assert "metal" in lines(match, 0)[0]
    assert "metal" not in lines(match, 1)[0]
    match.act("carry", "Brasil", "India", "Avión", 1, 1, [["Misil", 1]])
    assert entry(match, 1)[2:] == ["Brasil", "India", "Avión", 1, 1, []]
    assert "misil" in lines(match, 0)[0]
    assert "misil" not in lines(match, None)[0]


@pytest.mark.clause("WAR-4.9")
def test_the_choice_of_a_delivery_is_secret(start):
    match = start(Rojo="Brasil 2, India 2", **BOTH)
    match.end("India")
    assert entry(match, 0) == ["Rojo", "end_turn", ["India"]]
    assert entry(match, 1) == ["Rojo", "end_turn", []]
    assert any("India" in text for text in lines(match, 0))
    assert not any("India" in text for text in lines(match, 1))
    assert len(lines(match, 0)) == len(lines(match, 1)) + 1
    assert GAME.observe(match.state, 0).delivery == (match.country("India"),)
    assert GAME.observe(match.state, 1).delivery == ()


@pytest.mark.parametrize("seed", range(2))
def test_logs_of_others_name_no_good(seed):
    """The log and the news of a spectator name no resource of a stock."""
    match = played(seed)
    goods = [good.name for good in match.settings.facts.goods]
    for step, action in enumerate(match.actions):
        words = str(encode(GAME.redact(match.states[step], action, None), match.settings))
        if action.verb != "fire":
            assert not any(good in words for good in goods), words
        for event in match.events[step]:
            line = news(event, match.settings, None, "es")
            if line and event.kind not in ("weapon_fired",):
                assert not any(good.lower() in line.text.lower().split() for good in goods)
            assert news(event, match.settings, ALL, "es")


def test_everybody_sees_units_and_levels(start):
    match = start(Rojo={"Brasil": RICH | {"wall": 2, "busy": 3}}, **BOTH)
    own, other = GAME.observe(match.state, 0), GAME.observe(match.state, 1)
    for name in ("owner", "units", "busy", "reserved", "levels", "suppressed", "recruits", "held"):
        assert getattr(own, name) == getattr(other, name)
    assert own.armies == match.state.armies
    assert GAME.standings(own) == GAME.standings(other)
    assert GAME.standings(own)[0] == {
        "living": 1,
        "territories": 1,
        "troops": 9,
        "planes": 2,
        "ships": 0,
    }
