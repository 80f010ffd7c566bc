"""A match: a list of actions, and every position on the way."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest
from table import uniform

from teg_nb import CHANCE, GAMES, NOBODY, BadMessage, IllegalAction, Match, position
from teg_nb.engine.errors import BotFailed, StaleStep
from teg_nb.engine.games.teg.actions import Attack, EndAttack, Place, Roll


def quick(observation, rng):
    """Place at random, then end the turn."""
    ends = [
        action
        for action in observation.legal_actions
        if action.verb in ("end_placement", "end_turn")
    ]
    return ends[0] if ends else rng.choice(observation.legal_actions)


@pytest.fixture
def tasmania():
    """Blanco, to move, with 4 armies in Nueva Zelandia against 3 of Negro in Tasmania."""
    return Match(start=position(Blanco="Nueva Zelandia 4", Negro="Tasmania 3"))


@pytest.fixture
def played():
    """Three seats, 400 entries of a random match."""
    return Match(seats=3).run(uniform, random.Random(5), limit=400)


def armies(match, *names):
    return [match.state.armies[match.settings.board.country(name)] for name in names]


# Going on


def test_a_new_match_waits_for_the_deal():
    match = Match("teg", 4)

    assert (len(match), match.step, match.to_move) == (0, 0, CHANCE)
    assert match.settings.seats == ("Blanco", "Negro", "Rojo", "Azul")
    assert match.legal_actions() == []
    assert not match.is_over
    assert match.outcome is None


def test_push_plays_an_action_and_returns_what_came_of_it(tasmania):
    board = tasmania.settings.board
    source, target = board.country("Nueva Zelandia"), board.country("Tasmania")

    assert tasmania.push(Attack(0, source, target)) == []
    assert tasmania.to_move == CHANCE
    [event] = tasmania.push(Roll(CHANCE, (6, 5, 1), (6, 4, 2)))

    assert (event.kind, event.losses_attack, event.losses_defence) == ("attack_rolled", 2, 1)
    assert tasmania.events[1] == [event]
    assert tasmania.actions == [Attack(0, source, target), Roll(CHANCE, (6, 5, 1), (6, 4, 2))]
    assert len(tasmania.states) == 3


def test_act_takes_printed_names_however_they_are_typed(tasmania):
    tasmania.act("attack", "NUEVA  zelandia", "tasmania")
    tasmania.act("roll", (6, 5, 1), [6, 4, 2])

    assert armies(tasmania, "Nueva Zelandia", "Tasmania") == [2, 2]


def test_act_can_name_the_seat(tasmania):
    tasmania.act("attack", "Nueva Zelandia", "Tasmania", seat="Blanco")
    tasmania.act("roll", [6, 5, 1], [6, 4, 2], seat="chance")

    with pytest.raises(IllegalAction, match="not_your_turn"):
        tasmania.act("end_attack", seat="Negro")
    with pytest.raises(BadMessage):
        tasmania.act("end_attack", seat="Violeta")


def test_chance_does_all_that_is_due():
    match = Match(seats=5)

    events = match.resolve_chance(random.Random(1))

    assert match.state.phase == "initial_1"
    kinds = Counter(event.kind for event in events)
    assert kinds["countries_dealt"] == 1
    assert kinds["objective_dealt"] == 5
    assert kinds["leftover_rolled"] >= 1
    assert match.resolve_chance(random.Random(1)) == []


@pytest.mark.parametrize(
    ("words", "seat", "error"),
    [
        (["attack", "Nueva Zelandia", "Chile"], None, IllegalAction),
        (["attack", "Nueva Zelandia", "Atlántida"], None, IllegalAction),
        (["attack", "Nueva Zelandia"], None, BadMessage),
        (["conquer", "Tasmania"], None, BadMessage),
        (["end_attack"], "Negro", IllegalAction),
        (["end_attack"], "Nadie", BadMessage),
        (["roll", [6], [6]], "chance", IllegalAction),
        (["roll", [7], [6]], "chance", BadMessage),
        (["place", "Tasmania", "many"], None, IllegalAction),
    ],
)
def test_a_refusal_leaves_nothing_behind(tasmania, words, seat, error):
    state, before = tasmania.state, tasmania.state.copy()

    with pytest.raises(error):
        tasmania.act(*words, seat=seat)

    assert tasmania.state is state
    assert state == before
    assert (tasmania.actions, tasmania.events, tasmania.states) == ([], [], [before])


def test_push_refuses_what_is_illegal(tasmania):
    with pytest.raises(IllegalAction):
        tasmania.push(EndAttack(1))

    assert len(tasmania) == 0


# Going back


def test_pop_takes_back_the_last_entry(tasmania):
    first = tasmania.state
    tasmania.act("attack", "Nueva Zelandia", "Tasmania")
    tasmania.act("roll", [6, 5, 1], [6, 4, 2])

    assert tasmania.pop() == Roll(CHANCE, (6, 5, 1), (6, 4, 2))
    assert tasmania.to_move == CHANCE
    tasmania.pop()

    assert tasmania.state is first
    assert tasmania.events == []
    with pytest.raises(IndexError):
        tasmania.pop()


def test_undo_takes_back_a_decision_with_the_chance_after_it(tasmania):
    first = tasmania.state
    tasmania.act("attack", "Nueva Zelandia", "Tasmania")
    tasmania.act("roll", [6, 5, 1], [6, 4, 2])

    taken = tasmania.undo()

    assert [action.verb for action in taken] == ["attack", "roll"]
    assert tasmania.state is first
    assert tasmania.undo() == []


def test_undo_does_not_take_back_the_deal():
    match = Match(seats=3)
    match.resolve_chance(random.Random(1))
    dealt = len(match)

    assert match.undo() == []
    assert len(match) == dealt


def test_undo_to_the_beginning_meets_every_decision_once(played):
    decisions = [action for action in played.actions if action.seat != CHANCE]

    undone = []
    while taken := played.undo():
        assert taken[0].seat != CHANCE
        assert all(action.seat == CHANCE for action in taken[1:])
        undone.append(taken[0])

    assert undone[::-1] == decisions


def test_rewind_goes_back_to_any_step(played):
    states, actions = played.states[:], played.actions[:]

    taken = played.rewind(123)

    assert (len(played), len(played.states), len(played.events)) == (123, 124, 123)
    assert taken == actions[123:]
    assert played.state is states[123]
    for step in (-1, 124):
        with pytest.raises(StaleStep):
            played.rewind(step)


# What if


def test_a_fork_shares_the_beginning(played):
    other = played.fork(200)

    assert len(other) == 200
    assert all(mine is theirs for mine, theirs in zip(other.states, played.states, strict=False))
    assert other.actions == played.actions[:200]
    assert other.events == played.events[:200]


def test_a_fork_goes_its_own_way(played):
    before = (played.actions[:], played.states[:], played.events[:])
    copies = [state.copy() for state in played.states]
    other = played.fork(200)

    other.run(uniform, random.Random(77), limit=300)
    other.metadata["note"] = "mine"

    assert len(other) == 500
    assert other.actions[200:210] != played.actions[200:210]
    assert (played.actions, played.states, played.events) == before
    assert played.states == copies
    assert played.metadata == {}


def test_the_original_goes_on_without_its_fork(played):
    other = played.fork()
    played.undo()

    assert len(other) == 400
    assert len(played) < 400


@pytest.mark.parametrize("step", [-1, 401, 10_000])
def test_a_fork_of_a_step_that_is_not_there_is_refused(played, step):
    with pytest.raises(StaleStep):
        played.fork(step)


def test_what_if_the_dice_had_fallen_otherwise(tasmania):
    tasmania.act("attack", "Nueva Zelandia", "Tasmania")
    lucky, unlucky = tasmania.fork(), tasmania.fork()

    lucky.act("roll", [6, 6, 6], [1, 1, 1])
    unlucky.act("roll", [1, 1, 1], [6, 6, 6])

    assert armies(lucky, "Nueva Zelandia", "Tasmania") == [3, 1]
    assert lucky.state.entry is not None  # Tasmania fell
    assert armies(unlucky, "Nueva Zelandia", "Tasmania") == [1, 3]


def test_many_trials_of_one_position_differ_and_can_be_repeated(tasmania):
    def trial(seed):
        other = tasmania.fork()
        other.act("attack", "Nueva Zelandia", "Tasmania")
        other.resolve_chance(random.Random(seed))
        return other.actions[-1]

    throws = [trial(seed) for seed in range(30)]

    assert len(set(throws)) > 10
    assert throws == [trial(seed) for seed in range(30)]
    assert len(tasmania) == 0


# Bots


def test_run_goes_to_the_end():
    match = Match(seats=3, options={"max_rounds": 3})

    assert match.run(uniform, random.Random(1)) is match
    assert match.is_over
    assert match.to_move == NOBODY
    assert sum(match.outcome.returns) == pytest.approx(1)


def test_a_limit_stops_after_so_many_entries():
    match = Match(seats=4)

    match.run(uniform, random.Random(1), limit=37)
    assert len(match) == 37
    match.run(uniform, random.Random(1), limit=5)
    assert len(match) == 42
    match.run(uniform, random.Random(1), limit=0)
    assert len(match) == 42


def test_until_action_plays_one_decision_and_the_chance_after_it():
    match = Match(seats=4)
    match.resolve_chance(random.Random(1))

    for _ in range(200):
        before = len(match)
        match.play(uniform, random.Random(before), until="action")
        added = match.actions[before:]
        assert added[0].seat != CHANCE
        assert all(action.seat == CHANCE for action in added[1:])
        assert match.to_move != CHANCE


@pytest.mark.parametrize("seed", range(8))
def test_until_turn_plays_the_first_placing_whoever_opens(seed):
    """From the empty board: the deal, and the first player's eight armies."""
    match = Match(seats=4).play(uniform, random.Random(seed), until="turn")

    seats = {action.seat for action in match.actions} - {CHANCE}
    assert seats == {match.state.first}
    assert match.to_move == (match.state.first + 1) % 4


def test_until_turn_stops_when_another_seat_is_to_move():
    match = Match(seats=4, options={"common_objective_countries": 72})
    rng = random.Random(3)
    for _ in range(40):
        before = len(match)
        match.play(quick, rng, until="turn")
        seats = {action.seat for action in match.actions[before:]} - {CHANCE}
        assert len(seats) == 1
        assert match.to_move not in seats


def test_until_round_stops_when_the_round_is_over():
    match = Match(seats=4)
    rng = random.Random(3)

    match.play(quick, rng, until="round")
    assert (match.state.round, match.state.turn) == (1, match.state.first)
    assert match.to_move >= 0  # the situation card is turned up
    for number in range(2, 8):
        match.play(quick, rng, until="round")
        assert (match.state.round, match.state.turn) == (number, match.state.first)


def test_until_is_one_of_four_words():
    with pytest.raises(ValueError, match="until"):
        Match().play(uniform, random.Random(1), until="tomorrow")


@pytest.mark.parametrize(
    "policies",
    [
        {0: uniform, 2: uniform, 3: uniform},
        [uniform, None, uniform, uniform],
        {0: uniform, 1: None, 2: uniform, 3: uniform},
    ],
    ids=["mapping", "sequence", "mapping with None"],
)
def test_it_stops_at_a_seat_without_a_policy(policies):
    match = Match(seats=4).play(policies, random.Random(1), until="end")

    assert match.to_move == 1
    assert 1 not in {action.seat for action in match.actions}
    stopped = len(match)
    match.play(policies, random.Random(1), until="end")
    assert len(match) == stopped


def test_a_sequence_of_policies_has_one_for_each_seat():
    with pytest.raises(ValueError, match="4 policies"):
        Match(seats=4).run([uniform, uniform], random.Random(1))


def test_a_policy_gets_an_observation_of_its_own_seat():
    seen = []

    def curious(observation, rng):
        seen.append((observation.viewer, observation.to_move))
        assert observation.legal_actions
        return uniform(observation, rng)

    Match(seats=3).run(curious, random.Random(1), limit=100)

    assert seen
    assert all(viewer == to_move for viewer, to_move in seen)


def broken(observation, rng):
    raise ZeroDivisionError("no idea")


FAILS = {
    "raises": (broken, "ZeroDivisionError: no idea"),
    "illegal": (lambda seen, rng: EndAttack(seen.viewer), r"EndAttack.*wrong_phase, TEG-5\.5"),
    "a text": (lambda seen, rng: "attack", "it chose 'attack', which is not an action"),
    "the list": (lambda seen, rng: seen.legal_actions, "which is not an action"),
    "nothing": (lambda seen, rng: None, "it chose nothing"),
    "another seat's": (lambda seen, rng: EndAttack(1 - seen.viewer), "of another seat"),
    "chance's": (lambda seen, rng: Roll(CHANCE, (6,), (1,)), "of another seat"),
    "no country": (lambda seen, rng: Place(seen.viewer, "Chile", 1), "Chile"),
}


@pytest.mark.parametrize("after", [0, 1, 17])
@pytest.mark.parametrize("how", FAILS)
def test_a_bot_that_fails_keeps_what_was_played_before(how, after):
    """At whatever choice of its: the error names the bot's seat and the step."""
    bad, said = FAILS[how]
    match, whole = (Match(seats=2) for _ in range(2))
    for item in (match, whole):
        item.resolve_chance(random.Random(1))
    choices = []

    def policy(seen, rng):
        choices.append(len(match))
        return bad(seen, rng) if len(choices) > after else quick(seen, rng)

    whole.run(quick, random.Random(1), limit=100)
    with pytest.raises(BotFailed, match=said) as caught:
        match.run(policy, random.Random(1))

    assert len(match) == choices[-1] == caught.value.step
    assert match.actions == whole.actions[: len(match)]
    assert match.states == whole.states[: len(match) + 1]
    seat = match.settings.seats[match.to_move]
    assert caught.value.seat == seat
    assert str(caught.value).startswith(f"the bot of {seat} failed at step {len(match)}: ")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.step) == (str(caught.value), len(match))
    if how == "raises":
        assert isinstance(caught.value.__cause__, ZeroDivisionError)
    match.run(quick, random.Random(1), limit=50)  # it can go on


def test_a_bot_that_fails_out_of_turn_keeps_what_was_played_before():
    match = Match(start=position(Blanco="Chile 3", Negro="Argentina 3", Rojo="Cuba"))
    offer = match.game.proposals(match.state, 0)[0]

    with pytest.raises(BotFailed, match=r"the bot of (Negro|Rojo) failed at step 1: Zero"):
        match.play([lambda seen, rng: offer, broken, broken], random.Random(1), "action")

    assert match.actions == [offer]


def test_ctrl_c_in_a_bot_is_not_its_fault():
    def stop(seen, rng):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Match(seats=2).run(stop, random.Random(1))


# All or nothing


def test_play_from_an_earlier_step_drops_what_followed(played):
    step = next(k for k in range(200, 400) if played.actions[k].verb == "place")
    entries, state = played.actions[:], played.states[step]
    action = next(item for item in played.game.legal_actions(state) if item != entries[step])

    events = played.push_at(step, action)

    assert played.actions == [*entries[:step], action]
    assert (played.states[-2], played.events[-1]) == (state, events)
    assert played.game.play(state, action) == (played.state, events)


def test_play_from_drops_nothing_when_it_is_refused(played):
    before = (played.actions[:], played.states[:], played.events[:])

    with pytest.raises(IllegalAction):
        played.push_at(200, Roll(CHANCE, (6, 6, 6, 6, 6), (1,)))
    for step in (-1, 401):
        with pytest.raises(StaleStep):
            played.push_at(step, EndAttack(0))

    assert (played.actions, played.states, played.events) == before


def test_a_fork_is_adopted(played):
    trial = played.fork(200).run(uniform, random.Random(8), limit=50)

    assert played.adopt(trial) is played
    assert (played.actions, played.states, played.events) == (
        *(trial.actions, trial.states, trial.events),
    )
    trial.undo()
    assert len(played) == 250 > len(trial)


def test_a_match_that_began_otherwise_is_not_adopted(played):
    before = played.actions[:]

    for other in (Match("teg", 4), Match("teg", 3, {"max_rounds": 9}), Match("tgm", 3)):
        with pytest.raises(ValueError, match="another position"):
            played.adopt(other)

    assert played.actions == before


def test_the_same_seed_gives_the_same_match():
    first, second, third = (
        Match(seats=4).run(uniform, random.Random(seed), limit=800) for seed in (9, 9, 10)
    )

    assert first.actions == second.actions
    assert first.states == second.states
    assert first.actions != third.actions


# Beginnings


def test_a_match_starts_from_a_position():
    start = position(Rojo="Chile 7", Azul="Argentina 2", phase="regroup", round=9)

    match = Match(start=start, metadata={"lesson": "regroup"})

    assert match.state is start
    assert match.settings.seats == ("Rojo", "Azul")
    head = match.header()
    assert head["start"] == GAMES["teg"].dump(start)
    assert head["about"] == {"lesson": "regroup"}


def test_the_position_it_starts_from_is_never_edited():
    start = position(Blanco="Argentina 6", Negro="Brasil 3")
    before = start.copy()

    Match(start=start).run(uniform, random.Random(1), limit=300)

    assert start == before


def test_the_header_of_a_match_that_was_dealt():
    match = Match("teg", ["Verde", "Rojo", "Azul"], {"max_rounds": 30, "auto_card": True})

    assert match.header() == {
        "teg_nb": 2,
        "game": "teg",
        "version": 1,
        "seats": ["Verde", "Rojo", "Azul"],
        "options": {"auto_card": True, "max_rounds": 30},
    }


def test_a_game_may_be_given_as_an_object():
    assert Match(GAMES["teg"], 2).game is GAMES["teg"]
    with pytest.raises(KeyError):
        Match("ludo")


def test_it_says_what_it_is(tasmania):
    assert "Blanco, Negro" in repr(tasmania)
    assert "0 entries" in repr(tasmania)
