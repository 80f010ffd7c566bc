"""Chapters of the rules that a table may leave out (CHP-0 to CHP-5, CHP-12)."""

from __future__ import annotations

import random

import pytest

from teg_nb import GAMES, POLICIES, Match
from teg_nb.engine.board import load_board
from teg_nb.engine.errors import BadLog, BadPosition, IllegalAction
from teg_nb.engine.games.teg.combat import attack_dice
from teg_nb.engine.games.teg.options import PACTS, SITUATIONS, TegOptions
from teg_nb.engine.games.teg.settings import WITHOUT

BOARD = load_board("teg")
MEMBERS = {
    continent.name: [BOARD.countries[country] for country in continent.countries]
    for continent in BOARD.continents
}
SEATS = ["Blanco", "Negro", "Rojo", "Verde"]


def off(match, chapter, verb, *arguments, seat=None):
    """Check that an action is refused as one of a chapter that is out."""
    clause = {"missiles": "CHP-2.1", "pacts": "CHP-2.3", "country_cards": "CHP-2.5"}
    clause |= {"continent_cards": "CHP-2.6", "situations": "CHP-2.2"}
    fault = match.refuses(
        "chapter_off", clause[chapter.partition(".")[0]], verb, *arguments, seat=seat
    )
    assert fault.facts["chapter"] == chapter


def shuffled(**options):
    """Play a match of greedy bots to the end, with few rounds."""
    match = Match("teg", options.pop("seats", 4), {"max_rounds": 8, **options})
    return match.run(POLICIES["greedy"], random.Random(3))


def kinds(match):
    """Return the kinds of all events of a match."""
    return {event.kind for events in match.events for event in events}


# Options


@pytest.mark.clause("CHP-1.2", "CHP-1.3")
@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"pacts": ["peace"]}, "CHP-1.1"),
        ({"situations": ["classic"]}, "CHP-1.1"),
        ({"mano": "left"}, "CHP-1.1"),
        ({"initial_armies": [8, 4, 2]}, "CHP-1.1"),
        ({"initial_armies": [0]}, "CHP-1.1"),
        ({"objectives_excluded": ["O-20"]}, "CHP-1.1"),
        ({"preset": "chess"}, "CHP-1.3"),
        ({"preset": ["dice"]}, "CHP-1.3"),
        ({"handicap": [1, 2]}, "CHP-12.2"),
        ({"handicap": [0, 0, 0, 61]}, "CHP-12.2"),
    ],
    ids=str,
)
def test_a_value_that_is_not_allowed_is_refused(options, clause, refused_setup):
    refused_setup("bad_option", clause, 4, options)


@pytest.mark.clause("CHP-1.2")
def test_lists_are_sets_in_one_order():
    options = TegOptions.parse({"pacts": ["world", "border", "world"]})
    assert options.changed() == {"pacts": ["border", "world"]}


@pytest.mark.clause("CHP-1.3", "CHP-1.4", "CHP-4.1")
@pytest.mark.parametrize("name", TegOptions.presets)
def test_a_preset_is_its_options(name):
    options = TegOptions.parse({"preset": name})
    assert options.preset == name
    assert TegOptions.parse(options.changed()) == options
    assert "preset" not in options.changed()
    assert next(iter(GAMES["teg"].presets)) == "dice"
    assert TegOptions.parse({"preset": name, "max_rounds": 9}).preset == ""


@pytest.mark.clause("CHP-1.1", "CHP-1.5", "CHP-D-1", "CHP-D-2")
def test_chapters_off_names_a_chapter_that_is_wholly_out_alone():
    def chapters(**options):
        return Match("teg", 4, options).settings.chapters_off

    assert chapters() == ()
    assert chapters(pacts=[], missiles=False) == ("missiles", "pacts")
    assert chapters(situations=["snow"])[:2] == ("situations.closed_borders", "situations.crisis")
    assert chapters(initial_armies=[]) == ("initial_armies",)
    assert chapters(objectives_excluded=["O-13"]) == ("objectives.O-13",)


@pytest.mark.clause("CHP-3.1", "EX-CHP-11")
def test_what_needs_country_cards_goes_out_with_them():
    options = TegOptions.parse({"country_cards": False})
    assert not options.continent_cards
    assert set(SITUATIONS) - set(options.situations) == {"crisis"}
    assert set(PACTS) - set(options.pacts) == {"zone"}
    assert TegOptions.parse(options.changed()) == options


@pytest.mark.clause("CHP-3.2", "CHP-3.4", "EX-CHP-8", "EX-CHP-12")
@pytest.mark.parametrize(
    ("options", "chapter"),
    [
        ({"pacts": ["country", "joint"]}, "pacts.aggression"),
        ({"country_cards": False, "continent_cards": True}, "country_cards"),
        ({"preset": "dice", "continent_cards": True}, "country_cards"),
        ({"country_cards": False, "situations": ["crisis"]}, "country_cards"),
        ({"missiles": False, "missiles_in_extra": False}, "missiles"),
        ({"initial_armies": [], "handicap": [0, 3, 0, 0]}, "initial_armies"),
        ({"secret_objectives": False, "redeal_if_satisfied": False}, "secret_objectives"),
        ({"objectives_excluded": ["O-11"], "island_overlap": True}, "objectives.O-11"),
        ({"blockades": False, "all_blocked": "break"}, "blockades"),
        ({"four_dice": False, "double_rule": "attack_armies"}, "four_dice"),
    ],
    ids=str,
)
def test_a_demand_without_its_chapter_is_refused(options, chapter, refused_setup):
    fault = refused_setup("chapter_off", "CHP-3.2", 4, options)
    assert fault.facts["chapter"] == chapter


@pytest.mark.clause("CHP-3.2", "EX-CHP-12")
def test_a_value_of_a_preset_or_a_default_is_no_demand():
    assert TegOptions.parse({"preset": "classic", "continent_cards": True}).continent_cards
    assert not TegOptions.parse({"missiles": False, "missiles_in_extra": True}).missiles


# Missiles


@pytest.mark.clause("CHP-2.1", "CHP-5.1", "EX-CHP-1")
@pytest.mark.parametrize("phase", ["reinforce", "attack", "regroup"])
def test_without_missiles_none_is_bought_converted_or_fired(phase, start):
    match = start(seats=4, Blanco="Chile 9", phase=phase, options={"missiles": False})
    for seat in ("Blanco", "Negro"):
        off(match, "missiles", "place_missile", "Chile", seat=seat)
        off(match, "missiles", "convert_to_missile", "Chile", 1, seat=seat)
        off(match, "missiles", "fire_missile", "Chile", "Australia", seat=seat)
    assert not {"place_missile", "convert_to_missile", "fire_missile"} & match.verbs()


@pytest.mark.clause("CHP-2.1", "CHP-D-3", "EX-CHP-2", "D-89")
def test_without_missiles_a_country_pact_joins_neighbours(start):
    match = start(
        Blanco="Chile, Argentina 3", Negro="El Salvador, Brasil", seats=4,
        options={"missiles": False},
    )  # fmt: skip
    match.refuses("pact_too_far", "CHP-2.1", "propose_country", "Negro", "Chile", "El Salvador")
    match.act("propose_country", "Negro", "Argentina", "Brasil")


# Situation cards


@pytest.mark.clause("CHP-2.2", "CHP-0.6", "EX-CHP-3")
def test_without_situation_cards_a_round_begins_with_its_first_turn(placed):
    match = placed(4, situations=[])
    assert (match.state.round, match.phase) == (1, "attack")
    assert match.turn == match.settings.seats[match.state.first]
    played = shuffled(situations=[])
    assert {state.situation for state in played.states} == {-1}
    assert not any(any(state.situations) for state in played.states)
    assert not {"situation_revealed", "crisis_rolled", "extra_due"} & kinds(played)


@pytest.mark.clause("CHP-2.2", "EX-CHP-4")
def test_a_deck_with_snow_alone(placed):
    match = placed(4, situations=["snow"])
    assert match.settings.situation_deck[:2] == (20, 4)
    assert sum(match.settings.situation_deck) == 24
    match.refuses("chapter_off", "CHP-2.2", "turn_situation", "Crisis")
    drawn = set()
    for seed in range(80):
        drawn.add(match.game.sample_chance(match.state, random.Random(seed)).card)
    assert drawn == {0, 1}


@pytest.mark.clause("CHP-2.2", "CHP-5.4", "EX-CHP-5")
def test_without_crisis_nobody_loses_a_card(start):
    match = shuffled(situations=["snow", "extra"])
    assert {state.no_card for state in match.states} == {0}
    with pytest.raises(BadPosition) as caught:
        start(Blanco="Chile 3", situation="crisis", options={"situations": ["snow"]})
    assert caught.value.words == "chapter_off"
    assert caught.value.facts["chapter"] == "situations.crisis"


# Pacts


@pytest.mark.clause("CHP-2.3", "EX-CHP-6")
def test_without_pacts_nobody_negotiates(start):
    match = start(
        Blanco="Argentina 3", Negro="Brasil 3", seats=4,
        options={"pacts": [], "communication": "vale_todo"},
    )  # fmt: skip
    off(match, "pacts", "propose_world", "Blanco", seat="Negro")
    off(match, "pacts", "propose_other", "Blanco", seat="Negro")
    off(match, "pacts", "announce_break", 1)
    assert match.game.proposals(match.state, 0) == []


@pytest.mark.clause("CHP-2.3", "CHP-2.3.1", "EX-CHP-7")
def test_kinds_of_pact_are_left_out_one_by_one(start):
    match = start(
        Blanco="Argentina 3", Negro="Brasil 3", seats=4,
        options={"pacts": ["world"]},
    )  # fmt: skip
    off(match, "pacts.zone", "propose_zone", "Negro", "Argentina")
    off(match, "pacts.aggression", "propose_aggression", "Negro", "Uruguay", "Argentina", "Brasil",
        "Blanco")  # fmt: skip
    match.refuses("pact_kind_not_allowed", "TEG-14.4", "propose_other", "Negro")
    assert {action.verb for action in match.game.proposals(match.state, 0)} == {"propose_world"}
    match.act("propose_world", "Negro")


@pytest.mark.clause("CHP-2.3", "EX-CHP-9")
def test_without_joint_attacks_each_occupant_attacks_alone(start):
    match = start(
        Rojo="Ucrania 4", Negro="Ucrania 4", Blanco="Bielorrusia", rest="Blanco", turn="Rojo",
        pacts=[("condominium", "Rojo", "Negro", "Ucrania")],
        options={"pacts": [kind for kind in PACTS if kind != "joint"]},
    )  # fmt: skip
    off(match, "pacts.joint", "propose_joint", "Negro", "Ucrania", "Bielorrusia")
    assert match.allows("attack", "Ucrania", "Bielorrusia")


@pytest.mark.clause("CHP-2.3", "CHP-5.4", "CHP-D-4")
def test_without_aggression_pacts_no_country_is_shared(start):
    assert "pacts.condominium" not in WITHOUT
    with pytest.raises(BadPosition) as caught:
        start(
            Rojo="Ucrania 4", Negro="Ucrania 4", Blanco="Chile", rest="Blanco",
            options={"pacts": ["country", "zone"]},
        )  # fmt: skip
    assert caught.value.words == "chapter_off"
    assert "CHP-2.3" in caught.value.text("en")


# Blockades


@pytest.mark.clause("CHP-2.4", "EX-CHP-10")
def test_without_blockades_every_country_takes_armies(start):
    ring = "Bolivia 5, Argentina 5, Brasil 5, Colombia 5, Australia 5"
    for blockades in (True, False):
        match = start(
            Blanco="Chile, Cuba", Rojo=ring, seats=4, phase="reinforce",
            options={"blockades": blockades},
        )  # fmt: skip
        assert match.allows("place", "Chile", 1) != blockades


# Cards


@pytest.mark.clause("CHP-2.5", "EX-CHP-13")
def test_without_country_cards_a_turn_ends_after_regrouping(start):
    match = start(
        Blanco="Argentina 9", Negro="Brasil 1", seats=4, phase="attack",
        options={"country_cards": False},
    )  # fmt: skip
    match.conquer("Argentina", "Brasil")
    match.act("end_attack")
    assert match.phase == "regroup"
    assert match.state.conquests == 1
    off(match, "country_cards", "request_card")
    match.refuses("wrong_phase", "CHP-2.5", "end_regroup")
    assert "end_regroup" not in match.verbs()
    match.act("end_turn")
    assert match.turn == "Negro"
    played = shuffled(country_cards=False)
    assert {state.pile for state in played.states} == {0}
    assert {state.card_taken for state in played.states} == {False}
    assert not {"country_card_drawn", "country_card_right_lost"} & kinds(played)


@pytest.mark.clause("CHP-2.5", "TEG-6.10")
def test_without_country_cards_a_resting_seat_regroups_nothing(start):
    match = start(
        Blanco="Argentina 9, Chile 3 + 1m", Negro="Brasil 1", seats=4,
        phase="reinforce", situation="Descanso Blanco", options={"country_cards": False},
    )  # fmt: skip
    match.reinforce("Argentina")
    assert match.phase == "regroup"
    match.refuses("resting", "TEG-6.10", "attack", "Argentina", "Brasil")
    match.refuses("resting", "TEG-6.10", "fire_missile", "Chile", "Brasil")
    match.refuses("resting", "TEG-6.10", "regroup", "Argentina", "Chile", 1)
    assert match.verbs() == {"end_turn"}


@pytest.mark.clause("CHP-2.6", "EX-CHP-14")
def test_without_continent_cards_the_armies_of_a_continent_stay(start):
    match = start(
        Blanco=", ".join(MEMBERS["América del Sur"]), seats=4, phase="reinforce",
        options={"continent_cards": False},
    )  # fmt: skip
    assert match.due() == 4 + 4
    assert "exchange" not in match.verbs()
    off(match, "continent_cards", "exchange", [], ["América del Sur"])


# The mano, dice, initial armies


def openers(match, rounds):
    """Return the order of the turns of some rounds."""
    orders = {}
    for state in match.states:
        if state.round and state.phase in ("reinforce", "attack", "regroup", "card"):
            order = orders.setdefault(state.round, [])
            if state.turn not in order:
                order.append(state.turn)
    return [orders[number] for number in rounds]


@pytest.mark.clause("CHP-2.7", "EX-CHP-15", "D-87")
def test_a_fixed_mano_opens_every_round(start):
    match = shuffled(preset="classic")
    one, two, three = openers(match, (1, 2, 3))
    assert one == two == three
    dead = start(
        seats=4, Blanco="Chile 3", Azul="Cuba 2", turn="Azul", first="Negro",
        out={"Negro": "Blanco"}, phase="card", options={"mano": "fixed"},
    )  # fmt: skip
    for opener in ("Rojo", "Rojo"):
        dead.end_round()
        assert dead.settings.seats[dead.state.first] == opener


@pytest.mark.clause("CHP-2.7", "EX-CHP-29", "CHP-D-10")
def test_the_mano_of_dice_rotates():
    one, two = openers(shuffled(preset="dice"), (1, 2))
    assert two == [*one[1:], one[0]]


@pytest.mark.clause("CHP-2.8", "EX-CHP-16")
def test_without_the_fourth_die_for_doubling(start):
    dice = {}
    for situation in ("classic", "tail_wind"):
        match = start(
            Blanco="Argentina 6", Negro="Brasil 3", situation=situation,
            options={"four_dice": False},
        )  # fmt: skip
        dice[situation] = match.dice("Argentina", "Brasil")
    assert dice == {"classic": (3, 3), "tail_wind": (4, 3)}
    assert attack_dice(6, 3) == 4


@pytest.mark.clause("CHP-2.9", "CHP-2.9.1", "CHP-2.9.2", "CHP-D-5", "EX-CHP-17", "D-88")
def test_initial_armies(deal):
    once = deal(2, initial_armies=[5])
    once.resolve_chance(random.Random(1))
    assert (once.phase, once.due()) == ("initial_1", 5)
    for _ in range(2):
        once.push(next(a for a in once.legal_actions().of_type(type(once.legal_actions()[0]))))
        while any(once.state.due):
            once.push(once.legal_actions()[0])
        once.act("end_placement")
    assert once.state.round == 1
    none = deal(2, initial_armies=[], situations=[])
    none.resolve_chance(random.Random(1))
    assert (none.state.round, none.phase) == (1, "reinforce")
    assert none.due() >= 18


@pytest.mark.clause("CHP-12.1", "CHP-12.2", "CHP-12.3", "CHP-12.6", "EX-CHP-34", "D-94")
@pytest.mark.clause("CHP-D-11", "CHP-D-12")
def test_a_handicap_is_by_order_of_play(deal):
    for seed in range(6):
        match = deal(2, handicap=[0, 3])
        match.resolve_chance(random.Random(seed))
        assert match.due() == 18
        while any(match.state.due):
            match.push(match.legal_actions()[0])
        match.act("end_placement")
        assert match.due() == 21
    assert match.settings.chapters_off == ()
    assert TegOptions.parse({"handicap": [0, 0]}) == TegOptions()


# The defensive canje


PLANES = {"Blanco": ["Chile", "Brasil", "Cuba"]}


def kept(start, **parts):
    given = {
        "seats": 4, "Blanco": "Uruguay 2, Argentina 3", "phase": "card",
        "conquests": 1, "last_conquest": "Uruguay", "cards": PLANES,
        "options": {"preset": "classic"},
    }  # fmt: skip
    return start(**(given | parts))


@pytest.mark.clause("CHP-2.10", "CHP-2.10.1", "CHP-2.10.2", "CHP-2.10.3", "EX-CHP-18", "D-86")
def test_a_kept_canje_goes_to_the_last_conquest(start):
    match = kept(start)
    events = match.act("exchange", PLANES["Blanco"], [])
    assert [event.kind for event in events] == ["cards_exchanged", "armies_placed"]
    assert match.armies("Uruguay") == [8]
    assert match.due() == 0
    match.act("request_card")
    late = kept(start)
    late.act("request_card")
    late.resolve_chance(random.Random(1))
    late.refuses("card_already_taken", "CHP-2.10.3", "exchange", PLANES["Blanco"], [])


@pytest.mark.clause("CHP-2.10.4", "CHP-5.3", "EX-CHP-18")
def test_a_kept_canje_needs_a_conquest_and_the_option(start):
    match = kept(start, conquests=0, last_conquest=None)
    match.refuses("canje_needs_conquest", "CHP-2.10.4", "exchange", PLANES["Blanco"], [])
    book = kept(start, last_conquest=None, options={})
    book.refuses("wrong_phase", "TEG-7.9", "exchange", PLANES["Blanco"], [])


@pytest.mark.clause("CHP-D-6", "CHP-D-7")
def test_a_kept_canje_waits_for_the_card_phase_also_with_a_rotating_mano(start):
    rotating = {"preset": "classic", "mano": "rotates"}
    for phase in ("attack", "regroup"):
        early = kept(start, phase=phase, options=rotating)
        early.refuses("wrong_phase", "TEG-7.9", "exchange", PLANES["Blanco"], [])
    match = kept(start, options=rotating)
    match.act("exchange", PLANES["Blanco"], [])
    assert match.armies("Uruguay") == [8]


@pytest.mark.clause("CHP-2.10.5", "CHP-2.10.6")
def test_the_last_conquest_is_remembered_within_the_turn(start):
    match = start(
        Blanco="Argentina 9", Negro="Brasil 1", seats=4,
        options={"preset": "classic"},
    )  # fmt: skip
    match.conquer("Argentina", "Brasil")
    assert match.state.last_conquest == match.country("Brasil")
    match.act("end_turn")
    assert match.state.last_conquest == -1
    book = shuffled()
    assert {state.last_conquest for state in book.states} == {-1}
    with pytest.raises(BadPosition):
        kept(start, last_conquest="Chile")


@pytest.mark.clause("CHP-2.10.3", "D-48")
def test_with_auto_card_the_card_comes_when_the_turn_ends(start):
    match = kept(start, phase="attack", options={"preset": "classic", "auto_card": True})
    match.act("end_attack")
    match.act("end_regroup")
    assert match.phase == "card"
    assert not match.state.chance
    match.act("exchange", PLANES["Blanco"], [])
    match.act("end_turn")
    assert match.state.chance == "card"


# Objectives


@pytest.mark.clause("CHP-2.11", "CHP-2.14", "EX-CHP-19")
def test_without_secret_objectives_the_common_one_wins(start, deal):
    dealt = deal(3, secret_objectives=False)
    dealt.resolve_chance(random.Random(1))
    assert dealt.state.objectives == ((), (), ())
    own = [name for name in BOARD.countries if name not in ("Argentina", "Brasil")][:43]
    match = start(
        seats=3, Blanco=", ".join([*own, "Argentina 9"]), Negro="Brasil 1", conquests=1,
        options={"secret_objectives": False},
    )  # fmt: skip
    assert match.outcome is None
    match.conquer("Argentina", "Brasil")
    assert (match.winners, match.outcome.reason) == (("Blanco",), "common")
    assert "objective_dealt" not in kinds(shuffled(secret_objectives=False))


@pytest.mark.clause("CHP-2.12", "D-90")
def test_objectives_left_out_are_never_dealt(deal, refused_setup):
    destruction = [f"O-{number}" for number in range(13, 20)]
    for seed in range(10):
        match = deal(6, objectives_excluded=destruction)
        match.resolve_chance(random.Random(seed))
        assert set(match.state.targets) == {-1}
    match = deal(4, objectives_excluded=["O-3"])
    rng = random.Random(1)
    while match.state.chance != "objective":
        match.push(match.game.sample_chance(match.state, rng))
    match.refuses("chapter_off", "CHP-2.12", "deal_objective", match.settings.seats[0], ["O-3"])
    many = [f"O-{number}" for number in range(1, 12)]
    fault = refused_setup("bad_option", "CHP-2.12", 2, {"objectives_excluded": many[:9]})
    assert fault.text("en") == "2 objectives are left and 4 have to be dealt (CHP-2.12)."


@pytest.mark.clause("CHP-2.13", "D-85")
def test_without_a_common_objective_nobody_wins_by_number(start):
    match = start(
        seats=4, Blanco=", ".join(BOARD.countries[:60]),
        options={"common_objective_countries": None},
    )  # fmt: skip
    assert match.outcome is None
    assert match.settings.may_never_end
    assert not Match("teg", 4, {"max_rounds": 3}).settings.may_never_end


# Logs and schema


@pytest.mark.clause("CHP-5.5", "EX-CHP-21")
def test_a_log_with_an_action_of_a_chapter_that_is_out_is_refused_at_its_line(tmp_path):
    match = Match("teg", 4, {"max_rounds": 3}).run(POLICIES["greedy"], random.Random(5))
    path = match.save(tmp_path / "match.jsonl")
    head, *lines = path.read_text("utf-8").splitlines()
    path.write_text(
        "\n".join([head.replace('"max_rounds"', '"situations":[],"max_rounds"'), *lines])
    )
    line = next(number for number, row in enumerate(lines, 2) if '"turn_situation"' in row)
    with pytest.raises(BadLog) as caught:
        Match.load(path)
    assert caught.value.line == line
    assert "plays without situation cards" in str(caught.value)
    assert "no se juega con tarjetas de situación" in caught.value.text("es")
    assert len(Match.load(path, partial=True)) == line - 2


@pytest.mark.clause("CHP-0.1", "CHP-0.2", "CHP-0.3", "CHP-0.4", "CHP-5.1")
def test_the_order_of_refusals(start):
    match = start(seats=4, Blanco="Chile 9", out={"Rojo": "Blanco"}, options={"missiles": False})
    match.refuses("player_eliminated", "TEG-16.1", "place_missile", "Chile", seat="Rojo")
    assert Match("teg", 4).settings.chapters_off == ()


@pytest.mark.clause("CHP-0.5", "CHP-4.2")
@pytest.mark.parametrize("name", TegOptions.presets)
def test_every_step_of_the_ladder_has_the_same_fields(name):
    match = shuffled(preset=name)
    whole = Match("teg", 4)
    dumped, expected = (game.game.dump(game.state) for game in (match, whole))
    assert dumped.keys() == expected.keys()
    seen = match.game.observe(match.state, 0)
    assert match.game.load(dumped) == match.state
    assert seen.settings.options.preset == ""  # max_rounds is its own
    assert not isinstance(seen, IllegalAction)
