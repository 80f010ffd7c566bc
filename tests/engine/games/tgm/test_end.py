"""Elimination, objectives and victory (TGM-8, TGM-9, TGM-10)."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES, NOBODY, BadPosition, load_board
from teg_nb.engine.games.tgm.events import objective_text
from teg_nb.engine.games.tgm.objectives import is_met

BOARD = load_board("tgm")
SEATS = GAMES["tgm"].setup(6).settings.seats
PLACES = {
    continent.name: [BOARD.countries[c] for c in continent.countries]
    for continent in BOARD.continents
}


def all_of(*continents, but=(), armies=1):
    names = [name for continent in continents for name in PLACES[continent] if name not in but]
    return dict.fromkeys(names, armies)


LAST = {"Blanco": "Brasil 9", "Negro": "Perú"}
# A position whose seat to move meets its objective is refused where it wins at once (CHP-8.2).
CLAIM = {"win_check": "claim"}


@pytest.mark.clause("TGM-8.1", "TGM-8.2", "TGM-8.5")
def test_who_loses_the_last_territory_is_out(start, pick):
    table = start(
        **LAST,
        Rojo="Japón",
        rest="Rojo",
        cards={"Negro": ["Perú", "Comodín 1"], "Blanco": ["Alaska"]},
        objectives={"Negro": "asia_africa"},
    )
    events = table.fight("Brasil", "Perú", [6], [1])
    (told,) = pick(events, "player_eliminated")
    assert (told.seat, told.by) == (1, 0)
    assert table.settings.vocabulary["objective"][told.objective] == "asia_africa"
    assert table.hand("Negro") == set()
    assert table.hand("Blanco") == {"Alaska"}
    names = table.settings.facts.cards
    assert {names[card] for card in told.cards} == {"Perú", "Comodín 1"}
    assert {names[card] for card in range(44) if table.state.discards >> card & 1} == {
        "Perú",
        "Comodín 1",
    }
    assert table.game.observe(table.state, None).revealed[1] == told.objective
    table.act("move_in", 0)
    table.act("end_combat")
    table.act("draw_card", "Congo")
    table.act("end_turn")
    assert table.turn == "Rojo"
    table.refuses("player_eliminated", "TGM-8.1", "end_combat", seat="Negro")


@pytest.mark.clause("TGM-8.5")
@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ({"objectives": {"Negro": "destroy_2"}}, "whose objective was: Eliminate Rojo."),
        ({"objectives": {"Negro": "hold_24"}}, "whose objective was: Own 28 territories."),
        ({"options": {"variant": "world"}}, "Blanco eliminates Negro."),
    ],
)
def test_the_news_tell_the_objective_of_who_is_out(start, pick, parts, text):
    table = start(**LAST, Rojo="Japón", rest="Rojo", **parts)
    table.fight("Brasil", "Perú", [6], [1])
    lines = [line.text for line in table.news(-1, lang="en")]
    assert any(line.endswith(text) for line in lines)


@pytest.mark.clause("TGM-8.3", "D-15")
def test_tgm_e7_protection(start):
    parts = {"Blanco": "Kamchatka 3, Brasil", "Negro": "Perú", "Rojo": "Japón", "rest": "Negro"}
    table = start(**parts, round=4)
    fault = table.refuses("protected_seat", "TGM-8.3", "attack", "Kamchatka", "Japón", 2)
    assert "Rojo" in fault.text("es")
    assert "Japón" not in {target for _, target, _ in table.legal("attack")}
    table = start(**parts, round=5)
    table.act("attack", "Kamchatka", "Japón", 2)


@pytest.mark.clause("TGM-8.3")
def test_a_seat_may_be_reduced_to_one_territory(start):
    table = start(Blanco="Brasil 9", Negro="Perú, Venezuela", Rojo="China", rest="Rojo", round=1)
    table.conquer("Brasil", "Perú")
    table.refuses("protected_seat", "TGM-8.3", "attack", "Brasil", "Venezuela", 1)


@pytest.mark.clause("D-15")
def test_the_last_army_may_be_saved_instead(start):
    table = start(
        Blanco="Brasil 9",
        Negro="Perú 3",
        Rojo="China",
        rest="Rojo",
        round=4,
        options={"protection": "floor_one"},
    )
    table.fight("Brasil", "Perú", [6, 6, 6], [1, 1, 1])
    assert table.armies("Brasil", "Perú") == [9, 1]
    table.fight("Brasil", "Perú", [1], [1])
    table.fight("Brasil", "Perú", [6], [1])
    assert table.armies("Brasil", "Perú") == [8, 1]
    assert table.owner("Perú") == "Negro"


@pytest.mark.clause("D-15")
@pytest.mark.parametrize(
    ("round", "options"),
    [
        (1, {"protection": "off"}),
        (5, {"protection": "floor_one"}),
        (1, {"protect_until_round": 0}),
        (3, {"protect_until_round": 2}),
    ],
)
def test_where_a_seat_is_not_protected(start, round, options):
    table = start(**LAST, Rojo="China", rest="Rojo", round=round, options=options)
    table.fight("Brasil", "Perú", [6], [1])
    assert table.state.slayer == (-1, 0, -1)


@pytest.mark.clause("D-15")
def test_the_protection_may_last_longer(start):
    table = start(**LAST, Rojo="China", rest="Rojo", round=9, options={"protect_until_round": 9})
    table.refuses("protected_seat", "TGM-8.3", "attack", "Brasil", "Perú", 1)


@pytest.mark.clause("TGM-9.3", "TGM-8.4")
@pytest.mark.parametrize(
    ("card", "shown", "check"),
    [
        ("destroy_1", "Eliminate Negro.", "own_turn"),
        ("destroy_1", "Eliminate Negro.", "end_of_turn"),
        ("destroy_1", "Eliminate Negro.", "claim"),
        ("asia_south_america", "Own all of Asia and all of América del Sur.", "own_turn"),
        ("asia_south_america", "Own all of Asia and all of América del Sur.", "claim"),
        ("hold_24", "Own 28 territories.", "end_of_turn"),
        ("destroy_0", "Own 28 territories instead of eliminating Blanco.", "claim"),
    ],
)
def test_an_objective_met_by_removing_the_last_opponent_wins(start, card, shown, check):
    table = start(
        **LAST,
        out={"Rojo": "Blanco"},
        rest="Blanco",
        seats=["Blanco", "Negro", "Rojo"],
        objectives={"Blanco": card},
        options={"win_check": check},
    )
    table.fight("Brasil", "Perú", [6], [1])
    assert (table.winners, table.outcome.reason) == (("Blanco",), "objective")
    shown = f"{shown[0].lower()}{shown[1:]}"
    assert table.news(-1, lang="en")[-1].text.endswith(
        f"Blanco wins by meeting the secret objective: {shown}"
    )


@pytest.mark.clause("TGM-8.4", "D-4")
def test_before_its_round_an_objective_does_not_win_the_last_one_does(start):
    table = start(
        **LAST,
        out={"Rojo": "Blanco"},
        rest="Blanco",
        round=2,
        seats=["Blanco", "Negro", "Rojo"],
        objectives={"Blanco": "destroy_1"},
        options={"protection": "off"},
    )
    table.fight("Brasil", "Perú", [6], [1])
    assert (table.winners, table.outcome.reason) == (("Blanco",), "last_alive")


@pytest.mark.clause("TGM-8.4", "D-20", "TGM-9.4")
def test_the_last_one_wins_at_once(start):
    table = start(**LAST, out={"Rojo": "Negro"}, rest="Blanco", seats=["Blanco", "Negro", "Rojo"])
    events = table.fight("Brasil", "Perú", [6], [1])
    assert table.winners == ("Blanco",)
    assert (events[-1].kind, events[-1].reason) == ("game_ended", "last_alive")
    text = "The match is over. Blanco wins as the only one left in the game."
    assert table.news(-1, lang="en")[-1].text == text
    assert table.to_move == NOBODY
    assert table.state.entry is None
    table.refuses("game_over", "TGM-9.4", "move_in", 1)
    table.refuses("game_over", "TGM-9.4", "roll", [6], [1])


# Objectives: what is enough, and what is one short of it.
MET = {
    "europe_oceania_plus": ("Europa", "Oceanía", "América del Sur"),
    "europe_south_america_plus": ("Europa", "América del Sur", "África"),
    "north_america_africa": ("América del Norte", "África"),
    "north_america_oceania": ("América del Norte", "Oceanía"),
    "asia_south_america": ("Asia", "América del Sur"),
    "asia_africa": ("Asia", "África"),
}


@pytest.mark.clause("TGM-1.10")
@pytest.mark.parametrize("id", MET)
def test_objectives_of_continents(start, id):
    own = all_of(*MET[id])
    for lacking in (None, *own):
        held = {name: 1 for name in own if name != lacking}
        state = start(Blanco=held, phase="move", objectives={"Blanco": id}, options=CLAIM).state
        assert is_met(state, 0) == (lacking is None), lacking


@pytest.mark.clause("TGM-1.10")
@pytest.mark.parametrize("third", ["América del Norte", "África", "Asia"])
def test_any_third_continent_serves(start, third):
    for id, second in (
        ("europe_oceania_plus", "Oceanía"),
        ("europe_south_america_plus", "América del Sur"),
    ):
        own = all_of("Europa", second, third)
        assert is_met(start(Blanco=own, objectives={"Blanco": id}, options=CLAIM).state, 0)
        two = all_of("Europa", second)
        assert not is_met(start(Blanco=two, objectives={"Blanco": id}, options=CLAIM).state, 0)


@pytest.mark.clause("TGM-1.10")
@pytest.mark.parametrize(
    ("id", "territories", "armies", "met"),
    [
        ("hold_24", 28, 1, True),
        ("hold_24", 27, 9, False),
        ("hold_18_double", 18, 2, True),
        ("hold_18_double", 17, 9, False),
        ("hold_18_double", 30, 1, False),
    ],
)
def test_objectives_of_numbers(start, id, territories, armies, met):
    own = dict.fromkeys(BOARD.countries[:territories], armies)
    assert is_met(start(Blanco=own, objectives={"Blanco": id}, options=CLAIM).state, 0) == met


@pytest.mark.clause("D-4", "D-17", "TGM-9.2")
@pytest.mark.parametrize(
    ("seats", "options", "number"),
    [
        (3, {}, 28),
        (4, {}, 24),
        (6, {}, 24),
        (3, {"hold_territories": 24, "fallback_territories": 24}, 24),
        (5, {"hold_territories": 30, "fallback_territories": 30}, 30),
    ],
)
def test_the_number_of_territories_depends_on_the_table(start, seats, options, number):
    """The objective that is tested is the one that people read."""
    for card in ("hold_24", "destroy_0"):
        for held in (number - 1, number):
            own = dict.fromkeys(BOARD.countries[:held], 1)
            parts = {"seats": seats, "objectives": {"Blanco": card}, "options": options | CLAIM}
            state = start(Blanco=own, **parts).state
            assert is_met(state, 0) == (held == number)
    settings = state.settings
    hold = settings.vocabulary["objective"].index("hold_24")
    assert objective_text(hold, settings, "es") == f"Tener {number} territorios."
    assert objective_text(hold, settings, "en") == f"Own {number} territories."


@pytest.mark.clause("TGM-9.3", "D-4")
@pytest.mark.parametrize("check", ["own_turn", "end_of_turn", "claim"])
@pytest.mark.parametrize(
    ("seats", "options", "first"),
    [
        (3, {}, 3),
        (4, {}, 1),
        (3, {"objective_from_round": 1}, 1),
        (5, {"objective_from_round": 9}, 9),
    ],
)
def test_the_first_round_in_which_an_objective_wins(start, seats, options, first, check):
    held = dict.fromkeys(BOARD.countries[:30], 1)
    for round in range(max(1, first - 1), first + 1):
        parts = {
            "Blanco": held,
            "phase": "move",
            "round": round,
            "seats": seats,
            "objectives": {"Blanco": "hold_24"},
            "options": {"win_check": check, **options},
        }
        if check == "own_turn" and round == first:
            with pytest.raises(BadPosition, match=r"Blanco would already have won.*TGM-9\.3"):
                start(**parts)
            # Of the next seat it is tested when its turn starts.
            order = ["Negro", "Blanco", *SEATS[2:seats]]
            parts |= {"seats": order, "turn": "Negro", "Negro": BOARD.countries[-1]}
        table = start(**parts)
        if check != "claim":
            table.act("end_turn")
        elif round == first:
            table.act("claim")
        else:
            assert "claim" not in table.verbs()
            fault = table.refuses("objective_not_met", "TGM-9.3", "claim")
            assert f"vuelta {first}" in fault.text("es")
        assert (table.outcome is not None) == (round == first)


@pytest.mark.clause("TGM-9.3", "D-4")
def test_an_objective_met_too_early_wins_when_its_round_comes(start):
    table = start(
        Blanco=dict.fromkeys(BOARD.countries[:30], 1),
        phase="move",
        round=2,
        objectives={"Blanco": "hold_24"},
    )
    table.run(lambda seen, rng: seen.legal_actions[-1], random.Random(1), limit=60)
    assert (table.winners, table.state.round) == (("Blanco",), 3)
    assert [event.kind for event in table.events[-1][-2:]] == ["turn_started", "game_ended"]


@pytest.mark.clause("TGM-9.3", "D-24", "EX-CHP-25")
def test_a_position_may_have_its_objective_met_by_the_next_seat_only(start):
    own = dict.fromkeys(BOARD.countries[:30], 1)
    with pytest.raises(BadPosition) as caught:
        start(Blanco=own, phase="move", round=4, objectives={"Blanco": "hold_24"})
    assert caught.value.words == "already_decided"
    others = dict.fromkeys(BOARD.countries[30:36], 1)
    met = {"Negro": "hold_24"}
    table = start(Blanco=others, Negro=own, phase="move", round=4, objectives=met)
    table.run(lambda seen, rng: seen.legal_actions[-1], random.Random(1), limit=20)
    assert (table.winners, table.state.round) == (("Negro",), 4)
    assert [event.kind for event in table.events[-1][-2:]] == ["turn_started", "game_ended"]


@pytest.mark.clause("TGM-9.3", "TGM-9.4")
def test_tgm_e9_objective(start, pick):
    own = all_of("Asia", "África", but=("Madagascar",)) | {"Sudáfrica": 5}
    table = start(Blanco=own, Negro="Madagascar, Perú", objectives={"Blanco": "asia_africa"})
    events = table.fight("Sudáfrica", "Madagascar", [6], [1])
    assert [event.kind for event in events[-2:]] == ["territory_conquered", "game_ended"]
    assert (table.winners, table.outcome.reason) == (("Blanco",), "objective")
    assert table.outcome.returns == (1.0, 0.0, 0.0)
    assert table.armies("Sudáfrica", "Madagascar") == [4, 1]
    assert table.legal_actions() == []
    text = [line.text for line in table.news(-1, lang="es")][-1]
    assert text.endswith("tener toda Asia y toda África.")


DOUBLE = dict.fromkeys(BOARD.countries[:18], 2)


@pytest.mark.clause("TGM-9.3", "D-16")
def test_the_objective_is_tested_after_every_action(start):
    own = DOUBLE | {BOARD.countries[0]: 1}
    card = {"Blanco": "hold_18_double"}
    table = start(Blanco=own, phase="reinforce", pool=2, objectives=card)
    table.act("place", BOARD.countries[0], 1)
    assert table.winners == ("Blanco",)
    assert table.state.pool == 0
    own |= {"Alberta": 3}
    table = start(Blanco=own, phase="move", objectives=card)
    table.act("fortify", "Alberta", "Alaska", 1)
    assert table.winners == ("Blanco",)
    hand = {"Blanco": ["Alaska", "Brasil", "Congo"]}
    table = start(Blanco=own, phase="reinforce", pool=0, objectives=card, cards=hand)
    table.act("exchange", hand["Blanco"])
    assert table.winners == ("Blanco",)


@pytest.mark.clause("D-16", "TGM-9.3")
def test_what_another_seat_gives_away_waits_for_ones_own_turn(start, pick):
    """Negro eliminates the colour that Rojo had to, where anyone may: Rojo wins when it begins."""
    table = start(
        seats=["Blanco", "Negro", "Rojo"],
        turn="Blanco",
        Blanco="Brasil 9",
        Negro="Perú 9",
        Rojo="Japón",
        rest="Rojo",
        objectives={"Rojo": "destroy_1"},
        options={"destroy_credit": "anyone"},
    )
    table.fight("Brasil", "Perú", [6] * 3, [1] * 3)
    for _ in range(2):
        table.fight("Brasil", "Perú", [6] * 3, [1] * 3)
    assert table.state.slayer[1] == 0
    assert table.outcome is None
    table.act("move_in", 0)
    table.act("end_combat")
    table.act("draw_card", "Perú")
    events = table.act("end_turn")
    assert table.winners == ("Rojo",)
    assert [event.kind for event in events[-2:]] == ["turn_started", "game_ended"]


@pytest.mark.clause("D-16")
def test_the_objective_may_be_tested_at_the_end_of_the_turn(start):
    table = start(
        Blanco=DOUBLE | {BOARD.countries[0]: 1},
        phase="reinforce",
        pool=1,
        objectives={"Blanco": "hold_18_double"},
        options={"win_check": "end_of_turn"},
    )
    table.act("place", BOARD.countries[0], 1)
    table.act("end_combat")
    assert table.outcome is None
    events = table.act("end_turn")
    assert table.winners == ("Blanco",)
    assert [event.kind for event in events] == ["game_ended"]


@pytest.mark.clause("D-16")
def test_the_victory_may_have_to_be_claimed(start):
    table = start(
        Blanco=DOUBLE | {BOARD.countries[0]: 1},
        phase="reinforce",
        pool=1,
        objectives={"Blanco": "hold_18_double"},
        options={"win_check": "claim"},
    )
    assert "claim" not in table.verbs()
    table.refuses("objective_not_met", "TGM-9.3", "claim")
    table.refuses("not_your_turn", "TGM-4.2", "claim", seat="Negro")
    table.act("place", BOARD.countries[0], 1)
    assert table.outcome is None
    assert "claim" in table.verbs()
    lazy = table.fork()
    lazy.act("end_combat")
    lazy.act("end_turn")
    assert lazy.outcome is None
    table.act("claim")
    assert table.winners == ("Blanco",)
    other = start(Blanco=DOUBLE | {BOARD.countries[0]: 1}, objectives={"Blanco": "hold_18_double"})
    other.refuses("malformed_action", "TGM-15.1", "claim")


def destroying(start, *, by, holder, **options):
    """Negro has one territory; `by` takes it; `holder` had to destroy it."""
    forces = {
        "Blanco": {"Brasil": 9, "Venezuela": 1},
        "Negro": "Perú",
        "Rojo": {"Argentina": 9, "China": 1},
    }
    table = start(
        **forces,
        seats=["Blanco", "Negro", "Rojo"],
        turn=by,
        rest="Rojo",
        objectives={holder: "destroy_1"},
        options=options,
    )
    source = {"Blanco": "Brasil", "Rojo": "Argentina"}[by]
    return table, table.fight(source, "Perú", [6], [1])


@pytest.mark.clause("D-17", "TGM-9.3")
def test_the_holder_destroys_the_colour(start, pick):
    table, events = destroying(start, by="Blanco", holder="Blanco")
    assert table.winners == ("Blanco",)
    kinds = [event.kind for event in events[-3:]]
    assert kinds == ["territory_conquered", "player_eliminated", "game_ended"]


@pytest.mark.clause("TGM-9.2", "D-17")
def test_another_destroys_the_colour(start, pick):
    table, events = destroying(start, by="Rojo", holder="Blanco")
    (told,) = pick(events, "objective_changed")
    assert (told.seat, told.territories) == (0, 28)
    assert told.silent
    assert [told.known_to(viewer) for viewer in (0, 1, 2, None)] == [True, False, False, False]
    seen = table.game.observe(table.state, 0)
    assert seen.replaced
    assert not table.game.observe(table.state, 2).replaced
    assert not is_met(table.state, 0)


@pytest.mark.clause("D-17")
def test_anyone_may_destroy_it_where_the_table_says_so(start, pick):
    table, events = destroying(start, by="Rojo", holder="Blanco", destroy_credit="anyone")
    assert pick(events, "objective_changed") == []
    assert table.outcome is None
    assert is_met(table.state, 0)


@pytest.mark.clause("TGM-9.2", "D-17")
@pytest.mark.parametrize(
    ("territories", "least", "met"),
    [(24, 24, True), (23, 24, False), (10, 10, True), (9, 10, False)],
)
def test_destroying_oneself_is_so_many_territories(start, territories, least, met):
    for credit in ("self", "anyone"):
        state = start(
            Blanco=dict.fromkeys(BOARD.countries[:territories], 1),
            objectives={"Blanco": "destroy_0"},
            options={"fallback_territories": least, "destroy_credit": credit} | CLAIM,
        ).state
        assert is_met(state, 0) == met


@pytest.mark.clause("TGM-9.2", "TGM-9.3")
def test_the_news_tell_the_number_of_territories_that_won(start):
    table = start(
        Blanco=dict.fromkeys(BOARD.countries[:27], 5),
        Negro="Australia Oriental 1",
        rest="Rojo",
        objectives={"Blanco": "destroy_0"},
    )
    source, target, _ = table.legal("attack")[0]
    table.fight(source, target, [6], [1])
    said = [table.news(-1, lang=lang)[-1].text for lang in ("es", "en")]
    assert said[0].endswith("tener 28 territorios en lugar de eliminar a Blanco.")
    assert said[1].endswith("own 28 territories instead of eliminating Blanco.")


@pytest.mark.clause("D-4")
def test_objectives_may_be_excluded(deal):
    table = deal(3, objectives_excluded=["hold_18_double", "hold_24"])
    in_play = {table.settings.vocabulary["objective"][n] for n in table.settings.objectives_in_play}
    assert len(in_play) == 14 - 3 - 2
    assert not {"hold_18_double", "hold_24"} & in_play


@pytest.mark.clause("TGM-10.1")
def test_the_world_must_be_conquered(start):
    parts = {"Blanco": "Brasil 9", "Negro": "Perú", "rest": "Blanco", "seats": 3}
    table = start(**parts, out={"Rojo": "Blanco"}, options={"variant": "world"})
    assert table.state.held[0].bit_count() == 41
    assert table.outcome is None
    table.fight("Brasil", "Perú", [6], [1])
    assert (table.winners, table.outcome.reason) == (("Blanco",), "world")
    assert table.state.held[0].bit_count() == 42


@pytest.mark.clause("D-21")
def test_nobody_resigns(start):
    table = start(Blanco="Brasil")
    assert not {"leave", "resign"} & table.game.verbs.keys()
    assert table.verbs() <= {"attack", "end_combat"}
