"""Bots: legal, deterministic, ignorant of secrets, and greedy clearly stronger than random."""

import os
import pickle
import random
import subprocess
import sys

import pytest
from cases import QUICK

from teg_nb.bots import POLICIES, greedy_policy, policies, random_policy
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import Nullable, Reference

pytestmark = pytest.mark.slow

ANYBODY = position(Blanco="Argentina 2", Negro="Brasil").settings.board


def chosen(state, seat=0, seed=1):
    """Return the action of greedy in a position: the verb, and names of countries or a number."""
    action = greedy_policy(GAMES["teg"].observe(state, seat), random.Random(seed))
    if action is None:
        return None
    names = state.settings.board.countries
    given = [(form, getattr(action, name)) for name, form in action.fields.items()]
    return action.verb, *(
        names[word] if form == Reference("country") else word
        for form, word in given
        if not (isinstance(form, Nullable) and word == -1)
    )


def test_policies_are_cycled():
    assert policies("greedy,random", 4) == [greedy_policy, random_policy] * 2
    assert policies(" random ", 2) == [random_policy] * 2


@pytest.mark.parametrize("text", ["clever", "greedy,clever", "", "greedy,"])
def test_unknown_bots_are_named_with_the_known_ones(text):
    with pytest.raises(
        ValueError, match=r"no bot .*random, greedy, easy, normal, hard, search and missile_keeper"
    ):
        policies(text, 4)


def test_more_bots_than_seats_are_refused():
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        policies("greedy,random,greedy", 2)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (5, {"auto_victory": False, "auto_card": True, "choose_dice": True}),
        (6, {"double_rule": "attack_armies", "victory_check": "end_of_turn", "extra_minimum": 3}),
    ],
    ids=["2", "3", "5 claims", "6 options"],
)
def test_bots_play_legal_actions_only(name, seats, options):
    rng = random.Random(seats)
    match = Match(seats=seats, options={"max_rounds": 40} | options)
    while not match.is_over and len(match) < 2500:
        match.resolve_chance(rng)
        if not match.is_over:
            seen = match.game.observe(match.state, match.to_move)
            action = POLICIES[name](seen, rng)
            if action not in seen.legal_actions:
                assert action in match.game.proposals(match.state, match.to_move)
            match.push(action)


@pytest.mark.parametrize("name", QUICK)
def test_same_seed_same_match(name):
    first, again, other = (
        Match(seats=4).run(POLICIES[name], random.Random(seed), 600) for seed in (7, 7, 8)
    )

    assert first.actions == again.actions
    assert first.actions != other.actions


def test_same_match_in_processes_with_other_hash_seeds():
    program = (
        "import random, zlib; from teg_nb.bots import greedy_policy; from teg_nb import Match;"
        "m = Match(seats=4).run(greedy_policy, random.Random(5), 800);"
        "print(zlib.crc32('\\n'.join(m.lines()).encode()))"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert printed[0] == printed[1]


def test_greedy_beats_three_random_seats():
    """More than 80 % of 60 matches, greedy in each of the seats in turn."""
    won = 0
    for seed in range(60):
        seats = [random_policy] * 4
        seats[seed % 4] = greedy_policy
        match = Match(options={"max_rounds": 60}).run(seats, random.Random(seed))
        won += match.outcome.winners == (seed % 4,)

    assert won > 48


@pytest.mark.parametrize("seats", range(2, 7))
def test_matches_of_greedy_seats_end_by_an_objective(seats):
    for seed in range(4):
        match = Match(seats=seats, options={"max_rounds": 60})
        match.run(greedy_policy, random.Random(seed))
        assert match.outcome.reason in ("objective", "common")


def test_greedy_never_forgets_its_card():
    match = Match(seats=4).run(greedy_policy, random.Random(2), 1500)
    lost = [event for item in match.events for event in item if event.kind.endswith("right_lost")]

    assert not [event for event in lost if event.reason == "forgotten"]


def test_greedy_exchanges_when_it_must():
    hand = ["Nigeria", "Noruega", "Oregon", "Paraguay", "Polonia", "Portugal"]
    state = position(
        Blanco="Argentina 5", Negro="Brasil", phase="reinforce", cards={"Blanco": hand}
    )

    assert chosen(state)[0] == "exchange"


def test_greedy_gives_few_cards_for_a_canje():
    """A supercard alone is a set (TEG-7.13)."""
    hand = ["Nigeria", "Noruega", "Oregon", "Ucrania"]
    state = position(
        Blanco="Argentina 5", Negro="Brasil", phase="reinforce", cards={"Blanco": hand}
    )
    verb, cards, continents = chosen(state)

    assert (verb, [ANYBODY.countries[card] for card in cards]) == ("exchange", ["Ucrania"])
    assert continents == ()


def test_greedy_attacks_by_the_odds_of_the_situation():
    forces = {"Blanco": "Argentina 4", "Negro": "Brasil 2, Chile 9, Bolivia 9, Paraguay 9"}
    forces["Negro"] += ", Uruguay 9"

    assert chosen(position(**forces)) == ("attack", "Argentina", "Brasil")
    assert chosen(position(situation="snow", **forces)) == ("end_attack",)


def test_greedy_aims_at_its_objective():
    """Oceanía for O-9, América del Sur for O-8: two equal neighbours of Chile."""
    forces = {"Blanco": "Chile 9", "Negro": "Argentina 2, Bolivia 2, Australia 2"}
    forces["Negro"] += ", Brasil 9, Colombia 9"
    objectives = {"Rojo": "O-1", "Azul": "O-3", "Negro": "O-10"}

    def aim(card):
        return chosen(
            position(
                **forces,
                Rojo="Alaska",
                Azul="Cuba",
                objectives=objectives | {"Blanco": card},
            )
        )

    assert aim("O-9") == ("attack", "Chile", "Australia")
    assert aim("O-8")[2] in ("Argentina", "Bolivia")


def test_greedy_places_where_it_will_attack():
    """Five more armies take España for sure; against the 30 of Groenlandia they are lost."""
    state = position(
        Blanco="Portugal 2, Islandia 2",
        Negro="España 2, Gran Bretaña 9, Groenlandia 30, Irlanda 30, Noruega 30",
        phase="reinforce",
        due=5,
    )

    assert chosen(state)[:2] == ("place", "Portugal")


def test_greedy_regroups_the_interior_towards_the_front():
    """Portugal has no enemy beside it: all that it can spare goes to España, once."""
    state = position(
        Blanco="Portugal 6, España 3, Gran Bretaña 1, Islandia 1, Irlanda 1",
        Negro="Francia 8, Sahara 8",
        phase="regroup",
    )
    moved, _ = GAMES["teg"].play(state, greedy_policy(GAMES["teg"].observe(state, 0), None))

    assert chosen(state) == ("regroup", "Portugal", "España", 5)
    assert chosen(moved) == ("end_regroup",)


def test_turns_of_greedy_are_short():
    """Regrouping ends by itself: no more moves than countries."""
    match = Match(seats=3).run(greedy_policy, random.Random(4), 3000)
    moves = 0
    for action in match.actions:
        if action.verb == "regroup":
            moves += 1
            assert moves <= 72
        elif action.seat != CHANCE:
            moves = 0


def answer(kind, *terms, a="Negro", state):
    """Return the answer of greedy, in the first seat, to a pact that another seat offers."""
    match = Match(start=state)
    match.act(f"propose_{kind}", state.settings.seats[0], *terms, seat=a)
    return chosen(match.state)[0]


def test_matches_of_greedy_seats_have_pacts_of_many_kinds_and_missiles():
    """Kept, ended and fulfilled: no joint attack or zone is forgotten."""
    seen = set()
    for seed in range(6):
        match = Match(seats=6, options={"max_rounds": 60}).run(greedy_policy, random.Random(seed))
        for events in match.events:
            seen |= {(event.kind, getattr(event, "pact", "")) for event in events}

    assert {("pact_accepted", kind) for kind in ("country", "continent", "aggression", "zone")} <= (
        seen
    )
    assert {"missile_fired", "condominium_made", "joint_attack_ended"} <= {kind for kind, _ in seen}
    assert "zone_penalty" not in {kind for kind, _ in seen}


def test_random_proposes_now_and_then():
    match = Match(seats=4).run(random_policy, random.Random(2), 3000)
    talk = sum(action.verb.startswith("propose") for action in match.actions)
    decisions = sum(action.seat != CHANCE for action in match.actions)

    assert 0.002 < talk / decisions < 1 / 40
    assert {"accept_pact", "decline_pact"} <= {action.verb for action in match.actions}


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_out_of_turn_nobody_has_to_answer(policy):
    state = position(Blanco="Chile 3", Negro="Argentina 3", Rojo="Cuba", turn="Rojo")
    seen = GAMES["teg"].observe(state, 0)

    assert policy(seen, random.Random(1)) is None


def test_greedy_makes_peace_with_the_stronger_at_a_border():
    forces = {"Rojo": "Cuba 3", "turn": "Negro", "rest": "Rojo"}
    weak = position(Blanco="Argentina 2", Negro="Brasil 30", **forces)
    strong = position(Blanco="Argentina 30", Negro="Brasil 2", **forces)

    # Argentina 30 could take Brasil, the last country of Negro.
    assert answer("country", "Brasil", "Argentina", state=weak) == "accept_pact"
    assert answer("country", "Brasil", "Argentina", state=strong) == "decline_pact"


def test_greedy_makes_no_peace_when_two_seats_are_left():
    state = position(Blanco="Argentina 2", Negro="Brasil 30", turn="Negro")

    assert answer("world", state=state) == "decline_pact"


def test_greedy_joins_against_a_country_that_it_wants():
    """Blanco wants Oceanía (O-9), of which it holds three countries."""
    forces = {
        "Blanco": "Australia 6, Sumatra 2, Filipinas 2",
        "Negro": "Nueva Zelandia 9",
        "turn": "Negro",
        "objectives": {"Blanco": "O-9", "Negro": "O-1", "Rojo": "O-3"},
    }
    terms = ("Tasmania", "Nueva Zelandia", "Australia", "Negro")

    assert answer("aggression", *terms, state=position(**forces, Rojo="Tasmania 5")) == (
        "accept_pact"
    )
    assert answer("aggression", *terms, state=position(**forces, Rojo="Tasmania 40")) == (
        "decline_pact"
    )


def test_greedy_opens_the_joint_attack_it_leads():
    state = position(
        Blanco="Irán 6",
        Negro="Rusia 6",
        Rojo="Ucrania 5",
        pacts=[("aggression", "Blanco", "Negro", "Ucrania", "Irán", "Rusia", "Blanco")],
    )

    assert chosen(state) == ("open_joint_attack", 1)


def test_greedy_announces_the_end_of_a_pact_in_its_way():
    """Nothing else is within its reach, and Brasil would be a sure conquest."""
    state = position(
        Blanco="Argentina 20",
        Negro="Brasil 2",
        Rojo="Chile 30, Uruguay 30, Paraguay 30, Bolivia 30",
        pacts=[("country", "Blanco", "Negro", "Argentina", "Brasil")],
    )

    assert chosen(state) == ("announce_break", 1)
    broken, _ = GAMES["teg"].play(state, greedy_policy(GAMES["teg"].observe(state, 0), None))
    assert chosen(broken)[0] != "attack"


def test_greedy_fires_where_it_opens_a_conquest():
    state = position(
        Blanco="Portugal 6 + 1m, Islandia 2",
        Negro="España 6, Gran Bretaña 9, Groenlandia 30, Irlanda 30, Noruega 30",
    )

    assert chosen(state)[:3] == ("fire_missile", "Portugal", "España")


def test_greedy_buys_a_missile_only_when_it_is_rich():
    forces = {
        "Blanco": "Portugal 9, Islandia 2",
        "Negro": "España 6, Gran Bretaña 9, Groenlandia 30, Irlanda 30, Noruega 30",
        "phase": "reinforce",
    }

    assert chosen(position(due=30, **forces)) == ("place_missile", "Portugal")
    assert chosen(position(due=8, **forces))[0] == "place"


def test_greedy_rolls_every_die():
    state = position(Blanco="Argentina 6", Negro="Brasil 3", options={"choose_dice": True})
    match = Match(start=state)
    match.act("attack", "Argentina", "Brasil")

    assert chosen(match.state) == ("choose_dice", 4)


def test_greedy_attacks_its_zone_once():
    """The duty comes first, whatever the odds."""
    state = position(
        Blanco="Nueva Zelandia 2",
        Negro="Tasmania 1, Australia 30",
        Rojo="Cuba",
        pacts=[("zone", "Negro", "Blanco", "Tasmania")],
        exchanges={"Blanco": 3, "Negro": 3},
    )
    match = Match(start=state)

    assert chosen(match.state) == ("attack", "Nueva Zelandia", "Tasmania")
    match.act("attack", "Nueva Zelandia", "Tasmania")
    match.act("roll", [1], [6])
    assert chosen(match.state)[0] == "end_attack"


# Generators


UNTIL = ("action", "turn", "round", "end")


@pytest.mark.parametrize("until", UNTIL)
@pytest.mark.parametrize("game", GAMES)
def test_play_by_play_is_the_match_that_run_plays(game, until):
    bots = policies("greedy,random", 3)
    whole = Match(game, 3).run(bots, random.Random(7), 400)
    match, rng = Match(game, 3), random.Random(7)

    while not match.is_over and len(match) < len(whole):
        match.play(bots, rng, until, None if until == "action" else 150)

    assert match.actions[: len(whole)] == whole.actions


def test_the_generators_stay_with_the_match_and_its_forks():
    """With the same generator; turn by turn on forks that are taken over, as on a screen."""
    whole = Match(seats=3).run(POLICIES["random"], random.Random(7), 300)
    match, rng = Match(seats=3), random.Random(7)

    while len(match) < 300:
        match.adopt(match.fork().play(POLICIES["random"], rng, "action"))
        match = match.fork()

    assert match.actions[:300] == whole.actions


def test_another_generator_draws_them_anew():
    """So what was played before with another one is without influence."""
    match = Match(seats=3).run(POLICIES["random"], random.Random(7), 100)
    ends = [match.fork().run(POLICIES["random"], random.Random(8), 100) for _ in range(2)]
    loaded = Match.parse(match.lines()).run(POLICIES["random"], random.Random(8), 100)

    assert ends[0].actions == ends[1].actions == loaded.actions


def test_a_match_that_is_sent_with_its_generator_goes_on_alike():
    rng = random.Random(7)
    match = Match(seats=3).run(POLICIES["random"], rng, 100)
    sent, its = pickle.loads(pickle.dumps((match, rng)))

    assert sent.run(POLICIES["random"], its, 100).actions == (
        match.run(POLICIES["random"], rng, 100).actions
    )


def test_each_bot_has_a_generator_of_its_own():
    """Draws of one bot change neither the throws nor the draws of another."""

    def patient(seen, rng):
        ends = [action for action in seen.legal_actions if action.verb.startswith("end")]
        return ends[-1] if ends else seen.legal_actions[0]

    def wasteful(seen, rng):
        for _ in range(50):
            rng.random()
        return patient(seen, rng)

    quiet = Match("tgm", 3).run([patient, POLICIES["random"], patient], random.Random(3), 300)
    loud = Match("tgm", 3).run([wasteful, POLICIES["random"], wasteful], random.Random(3), 300)

    assert quiet.actions == loud.actions


@pytest.mark.parametrize("game", ["teg", "tgm", "wargame", "eggar"])
def test_a_bot_that_copies_its_generator_foresees_no_throw(game):
    """No more than one that guesses: most throws that could be known are not."""
    match = Match(game, 3)
    foreseen, guessed = {}, {}

    def curious(seen, rng):
        copied = random.Random()
        copied.setstate(rng.getstate())
        choice = random.Random(len(match)).choice(seen.legal_actions)
        after, _ = match.game.play(match.state, choice)
        if match.game.to_move(after) == CHANCE:
            foreseen[len(match) + 1] = match.game.sample_chance(after, copied)
            guessed[len(match) + 1] = match.game.sample_chance(after, random.Random(len(match)))
        return choice

    match.run(curious, random.Random(3), limit=600)

    def right(said):
        return sum(match.actions[step] == what for step, what in said.items() if step < len(match))

    assert len(foreseen) > 40
    assert abs(right(foreseen) - right(guessed)) < len(foreseen) / 4
    assert right(foreseen) < len(foreseen) * 3 / 4
