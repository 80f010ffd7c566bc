"""Chapters of the resource war that a table may leave out (CHP-7.5), and WAR-D-20 to D-23."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES, POLICIES, BadPosition, Match, catalogue
from teg_nb.engine.codec import decode
from teg_nb.engine.errors import IllegalAction
from teg_nb.engine.games.wargame.actions import Build, Fire, Gather
from teg_nb.engine.games.wargame.components import FIRST_WEAPON, RESOURCES, TREASURE
from teg_nb.engine.games.wargame.options import CHAPTERS

WAR = GAMES["wargame"]
OFF = {name: {f"chapter.{name}": False} for name in CHAPTERS}


def refused(state, *words):
    """Return the refusal of an action by `chapter_off`."""
    with pytest.raises(IllegalAction) as caught:
        WAR.check(state, decode(list(words), WAR, state.settings))
    assert (caught.value.code, caught.value.clause) == ("chapter_off", "CHP-7.5")
    return caught.value


def played(options, seats=3, seed=5):
    match = Match("wargame", seats, {"max_rounds": 6, **options})
    return match.run(POLICIES["greedy"], random.Random(seed))


@pytest.mark.clause("CHP-7.5", "D-23")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_table_without_a_chapter_plays_to_the_end(chapter):
    match = played(OFF[chapter])
    assert match.settings.chapters_off == (chapter,)
    assert match.outcome
    for state in match.states[::40]:
        assert WAR.load(WAR.dump(state)) == state
    whole = Match("wargame", 3)
    assert whole.settings.chapters_off == ()
    assert type(match.states[-1]).__slots__ == type(whole.state).__slots__


@pytest.mark.clause("CHP-7.5")
def test_without_weapons_none_is_built_fired_found_or_set_up():
    stock = {"oil": 9, "technology": 9, "nuclear": 9, "niobium": 9}
    forces = {"Rojo": {"Brasil": {"troops": 9, "stock": stock}}, "Azul": "Egipto 3"}
    with_weapons = WAR.position(**forces)
    assert any(type(action) is Build for action in WAR.legal_actions(with_weapons))
    state = WAR.position(**forces, options=OFF["weapons"])
    offered = WAR.legal_actions(state).with_max_amount()
    assert not any(type(a) is Build and a.item >= FIRST_WEAPON for a in offered)
    assert not any(type(a) is Fire for a in offered)
    fault = refused(state, "Rojo", "build", "Brasil", "Misil", 1)
    assert fault.text("es") == "En esta mesa no se juega con armas (CHP-7.5)."
    refused(state, "Azul", "fire", "Misil", "Egipto", "Brasil")
    with pytest.raises(BadPosition) as caught:
        WAR.position(
            Rojo={"Brasil": {"stock": {"missile": 1}}}, Azul="Egipto", options=OFF["weapons"]
        )
    assert caught.value.words == "chapter_off"
    with pytest.raises(BadPosition) as caught:
        WAR.position(
            Rojo="Brasil", Azul="Egipto", objectives={"Rojo": "arsenal"}, options=OFF["weapons"]
        )
    assert caught.value.words == "chapter_off"
    goods = [good for good, _ in state.settings.options.treasure]
    assert max(goods) < RESOURCES
    match = played(OFF["weapons"])
    assert not any(any(stock[RESOURCES:]) for state in match.states for stock in state.stocks)


@pytest.mark.clause("CHP-7.5")
def test_a_treasure_of_weapons_alone_needs_weapons():
    with pytest.raises(IllegalAction) as caught:
        Match("wargame", 2, {"treasure": {"missile": 100}, **OFF["weapons"]})
    assert (caught.value.code, caught.value.facts["chapter"]) == ("chapter_off", "weapons")
    assert Match("wargame", 2, {"treasure": {"missile": 99, "metal": 1}, **OFF["weapons"]})


@pytest.mark.clause("CHP-7.5")
def test_without_treasures_oceania_gives_basic_resources_alone():
    state = WAR.position(Rojo="Australia 5", Azul="Egipto 3", options=OFF["treasures"])
    offered = WAR.legal_actions(state).with_max_amount()
    kinds = {
        a.resource
        for a in offered
        if type(a) is Gather and a.country == state.settings.board.country("Australia")
    }
    assert kinds == {0, 1, 2}
    assert TREASURE not in kinds
    refused(state, "Rojo", "gather", "Australia", "Tesoros", 1)
    with pytest.raises(BadPosition) as caught:
        WAR.position(Rojo="Brasil", Azul="Egipto", treasures={"Rojo": 1}, options=OFF["treasures"])
    assert caught.value.words == "chapter_off"
    assert not any(any(state.treasures) for state in played(OFF["treasures"]).states)


@pytest.mark.clause("CHP-7.5")
@pytest.mark.parametrize(
    ("chapters", "dealt"),
    [(("weapons",), 11), (("treasures",), 11), (("weapons", "treasures"), 10)],
)
def test_objectives_that_need_a_chapter_are_not_dealt(chapters, dealt):
    options = {f"chapter.{name}": False for name in chapters}
    match = Match("wargame", 6, options)
    assert len(match.settings.objectives_in_play) == dealt
    match.act("deal_territories", list(match.settings.board.countries))
    left_out = "arsenal" if "weapons" in chapters else "treasure_hunter"
    ids = [left_out, "asia", "walls", "fleet", "territories", "rare_collection"]
    with pytest.raises(IllegalAction) as caught:
        match.act("deal_objectives", ids)
    assert caught.value.code == "bad_chance"


@pytest.mark.clause("CHP-7.5")
def test_without_objectives_none_is_dealt_and_the_limit_ends_the_match():
    match = Match("wargame", 3, {"max_rounds": 8, **OFF["objectives"]})
    match.act("deal_territories", list(match.settings.board.countries))
    assert (match.state.phase, match.state.chance, match.state.round) == ("orders", "", 1)
    with pytest.raises(IllegalAction) as caught:
        match.act("deal_objectives", ["asia", "walls", "fleet"])
    assert caught.value.code in ("chapter_off", "malformed_action")
    match.run(POLICIES["greedy"], random.Random(3))
    assert match.outcome
    assert match.outcome.reason in ("territories_at_limit", "last_alive")
    assert set(match.state.objectives) == {-1}
    verbs = [action.verb for action in match.actions]
    assert "deal_objectives" not in verbs
    with pytest.raises(BadPosition) as caught_position:
        WAR.position(
            Rojo="Brasil", Azul="Egipto", objectives={"Rojo": "asia"}, options=OFF["objectives"]
        )
    assert caught_position.value.words == "chapter_off"


@pytest.mark.clause("CHP-7.5")
def test_without_air_immunity_planes_and_weapons_reach_europe():
    forces = {
        "Rojo": {"Egipto": {"troops": 5, "planes": 2, "ships": 1, "stock": {"missile": 1}}},
        "Azul": {"Polonia-Yugoslavia": {"troops": 4}},
    }
    strike = ["Rojo", "strike_air", "Egipto", "Polonia-Yugoslavia", "Tropas", 1]
    fire = ["Rojo", "fire", "Misil", "Egipto", "Polonia-Yugoslavia"]
    closed = WAR.position(**forces)
    opened = WAR.position(**forces, options=OFF["air_immunity"])
    for words in (strike, fire):
        with pytest.raises(IllegalAction) as caught:
            WAR.check(closed, decode(words, WAR, closed.settings))
        assert caught.value.code == "air_immune"
        WAR.check(opened, decode(words, WAR, opened.settings))


@pytest.mark.clause("CHP-7.5")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_a_seat_imagines_has_nothing_of_a_chapter_that_is_out(chapter):
    match = played(OFF[chapter], seed=8)
    rng = random.Random(1)
    for step in range(5, len(match), 60):
        state = match.states[step]
        if state.phase == "game_over":
            break
        seen = match.game.observe(state, state.turn)
        imagined = WAR.determinize(seen, rng)
        assert not list(WAR.validation_errors(imagined))


@pytest.mark.clause("D-20", "WAR-11.2")
def test_the_round_of_an_objective_is_marked_as_ours():
    words = catalogue("wargame")
    clause = words.clause("WAR-11.2")
    assert clause.attribution("es") == "lo dice el reglamento"
    print_, ours = clause.text("es").split(". ", 1)
    assert print_ == "Gana quien cumple su objetivo"
    assert ours.startswith("Lo decidimos nosotros: ")
    assert clause.text("en").split(". ", 1)[1].startswith("We decided this: ")
    assert words.decision("D-20").option == "objective.from_round"
    printed = Match("wargame", 3, {"preset": "printed"}).settings.options
    assert printed["objective.from_round"] == 1


@pytest.mark.clause("D-22")
def test_a_territory_with_two_troops_neither_marches_nor_attacks():
    start = WAR.position(Rojo="Egipto 2, Sudán 2", Azul="El Congo 1")
    verbs = {a.verb for a in WAR.legal_actions(start)}
    assert not verbs & {"march", "attack"}
    one = WAR.position(Rojo="Egipto 2, Sudán 2", Azul="El Congo 1", options={"preset": "printed"})
    assert {"march", "attack"} <= {a.verb for a in WAR.legal_actions(one)}
    assert "dos tropas" in catalogue("wargame").decision("D-22").text("es")
