"""Exercises that are played: goals, foreseen turns, refusals, undo, and the same luck for all."""

import random

import pytest

import teg_nb
from teg_nb.engine.codec import encode
from teg_nb.exercises import BadExercise, Play, is_solved

START = {"Blanco": "Chile 9, Portugal 1", "Negro": "Argentina 1, Brasil 1, Colombia 1, Bolivia 1"}
CONQUER = {"event": "conquest", "country": "Argentina"}
ATTACK = ["attack", "Chile", "Argentina"]


def exercise(goal=CONQUER, **more):
    start = more.pop("start", None) or teg_nb.position(**START)
    return Play("play", "Conquer.", start=start, goal=goal, **more)


def attack(q, target="Argentina", source="Chile"):
    """Attack until it falls."""
    while True:
        if q.now().to_move != q.seat or "attack" not in q.now().menu():
            return q.judge(q.moves)
        verdict = q.act("attack", source, target)
        if verdict.right is not None or verdict.clause:
            return verdict
        if "conquest_move" in q.now().menu():
            q.act("conquest_move", 1)


def test_a_goal_is_reached_by_the_rules():
    q = exercise()
    verdict = attack(q)
    assert verdict.right
    assert verdict.plain("en").startswith("✓ That is it.")
    assert q.solved
    assert q.judge(q.moves).right  # kept moves are played again, with the same luck
    assert exercise().judge(q.moves).right
    assert exercise(seed=1)._run(q.moves[:1])[0].actions != q._run(q.moves[:1])[0].actions


def test_the_turn_ends_without_it():
    q = exercise()
    verdict = q.act("end_turn")
    assert verdict.right is False
    over, again = "Se terminó el turno y no llegaste.", "Volvé atrás y probá de otra manera."
    assert verdict.plain("es").startswith(f"✗ {over} Mirá el tablero")
    assert verdict.plain("es").endswith(again)
    assert q.moves == []  # taken back
    assert [given for given, _ in q.tried] == [[["end_turn"]]]


def test_a_move_that_is_refused_changes_nothing():
    q = exercise()
    for move, said in [
        (["attack", "Chile", "Sahara"], "… Chile y Sahara no son limítrofes. [TEG-8.2]"),
        (["atack"], "… no hay ninguna jugada 'atack'; ¿quisiste decir attack?"),
    ]:
        assert q.act(*move).plain("es") == said
    assert (q.moves, q.tried) == ([], [])
    assert q.check().right is None
    assert q.check([["attack", "Chile", "Sahara"]]).clause == "TEG-8.2"
    assert q.check("attack").right is None
    assert q.tried == []


def test_undo_goes_back_and_buys_no_other_dice():
    q = exercise()
    q.act(*ATTACK)
    thrown = q.now().actions
    assert q.undo().moves == []
    assert len(q.now()) == 0
    q.act(*ATTACK)
    assert q.now().actions == thrown
    q.reset()
    assert q.moves == []


def test_what_was_answered_stays_as_it_was():
    q = exercise()
    verdict = attack(q)
    moves = [list(move) for move in q.moves]
    assert q.act("end_turn") == verdict  # nothing is left to play
    assert len(q.tried) == 1
    assert q.moves == moves
    q.undo()
    q.reset()
    assert q.moves == []
    assert q.tried[-1] == (moves, verdict)
    assert is_solved("play")


def test_a_foreseen_turn_is_commented_and_taken_back():
    wrong = [
        {
            "answer": [["attack", "Chile", "Brasil"]],
            "say": {"es": "Es otro.", "en": "Another one."},
        },
        {"event": "conquest", "country": "Colombia", "say": "Not Colombia: TEG-8.11."},
    ]
    q = exercise(wrong=wrong)
    assert q.act("attack", "Chile", "Brasil").plain("en") == "✗ Another one."
    assert q.moves == []
    assert attack(q, "Colombia").plain("en") == "✗ Not Colombia: TEG-8.11."


@pytest.mark.parametrize(
    ("goal", "moves", "more"),
    [
        ({"holds": "Argentina"}, None, {}),
        ({"holds": "Chile", "least": 12}, [["place", "Chile", 3]], {"phase": "reinforce"}),
        ([CONQUER, {"holds": "Chile", "least": 2}], None, {}),
        ({"event": "throw", "losses_defence": {"least": 1}}, None, {}),
        ({"event": "phase_changed", "phase": "regroup"}, [["end_attack"]], {}),
        ({"none": "attack"}, [["end_attack"]], {}),
    ],
    ids=str,
)
def test_goals(goal, moves, more):
    q = exercise(goal, start=teg_nb.position(**START, **more))
    verdict = attack(q) if moves is None else [q.act(*move) for move in moves][-1]
    assert verdict.right, verdict
    assert exercise(goal, start=teg_nb.position(**START, **more)).act("end_turn").right is not True


def test_a_match_is_won():
    start = teg_nb.position(Blanco="Chile 9", Negro="Argentina 1", rest="Blanco", turn="Blanco")
    q = exercise({"wins": True}, start=start, within="match")
    assert attack(q).right
    assert q.now().outcome.winners == (q.seat,)


def test_within_so_many_moves_and_a_round():
    q = exercise(within=1, start=teg_nb.position(Blanco="Chile 2", Negro="Argentina 9"))
    assert q.act(*ATTACK).right is False

    q = exercise({"event": "turn_started", "seat": "Negro"}, within="round")
    assert q.act("end_turn").right
    q = exercise({"event": "conquest", "country": "Sahara"}, within="round")
    said = q.act("end_turn").plain("en")
    assert said.startswith("✗ The turn is over and you did not get there. Look at the board")


def test_the_solution_is_played_and_told_in_words():
    q = exercise()
    attack(q)
    solved = exercise(solution=q.moves)
    assert solved.judge(solved.right_answer()).right
    assert (
        solved.solution()
        .plain("es")
        .startswith("Solución: Una manera: Blanco: Atacar: Chile, Argentina")
    )
    assert exercise().solution().plain("en") == "Solution: none is written"
    refused = exercise(solution=[["attack", "Chile", "Sahara"]])
    assert refused.solution().plain("en") == "Solution: One way: attack, Chile, Sahara."


def test_it_begins_at_a_step_of_a_match():
    match = teg_nb.Match(start=teg_nb.position(**START))
    match.act("attack", "Chile", "Colombia")
    match.act("roll", [6, 5, 4], [1])
    match.act("conquest_move", 1)
    q = exercise(start=match)
    assert attack(q).right
    assert len(match) == 3
    assert "<img" in q.html()


@pytest.mark.parametrize("game", list(teg_nb.GAMES))
def test_any_game_is_played_move_by_move_and_again(game):
    match = teg_nb.Match(game, 3).run(teg_nb.POLICIES["greedy"], random.Random(4), limit=12)
    while match.to_move < 0:
        match.resolve_chance(random.Random(1))
    q = Play("any", "?", start=match, goal={"wins": True}, within="match")
    rng = random.Random(6)
    for _ in range(4):
        now = q.now()
        _, *move = encode(now.legal_actions(q.seat).choice(rng), now.settings)
        assert q.act(*move).right is None, move
    assert len(q.moves) == 4
    again = Play("again", "?", start=match, goal={"wins": True}, within="match")
    assert again._run(q.moves)[0].actions == q.now().actions
    assert q.now().game.acting_seats(q.now().state)[0] == q.seat
    assert "<img" in q.html("en")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"goal": {}}, "goal: cannot be {}"),
        ({"goal": []}, "goal: cannot be []"),
        (
            {"goal": {"event": "conquests"}},
            "goal.event: no event 'conquests'; did you mean conquest",
        ),
        ({"goal": {"event": "conquest", "land": "Chile"}}, "goal: no field 'land'"),
        ({"goal": {"event": "conquest", "country": "Chili"}}, "goal.country: no country 'Chili'"),
        ({"goal": {"holds": "Chili"}}, "goal.holds: no place 'Chili'; did you mean Chile"),
        ({"goal": {"holds": "Chile"}}, "goal: it is reached before"),
        ({"goal": {"wins": False}}, "goal.wins: cannot be"),
        ({"goal": {"none": "attak"}}, "goal.none: no verb 'attak'"),
        ({"goal": {"event": "throw", "losses_attack": {"most": 1}}}, "goal.losses_attack: cannot"),
        ({"within": "year"}, "within: within cannot be 'year'"),
        ({"others": "deep blue"}, "others: no bot 'deep blue'"),
        ({"others": "mine.py"}, "others: no bot 'mine.py'"),
        ({"solution": "attack"}, "solution: cannot be 'attack'"),
        ({"solution": ["attack"]}, "solution: ['attack'] is not that kind of answer"),
        ({"solution": [["attack", "Chile", "Argentia"]]}, "solution: “Argentia” is not a country"),
        ({"wrong": [{"answer": 3, "say": "No."}]}, "wrong: 3 is not that kind of answer"),
        (
            {"wrong": [{"answer": [["attack", "Chile", "Brasill"]], "say": "No."}]},
            "wrong: “Brasill” is not a country",
        ),
        ({"goal": {"holds": "Argentina", "least": "3"}}, "goal.least: cannot be '3'"),
        ({"seed": [1]}, "seed: seed cannot be [1]"),
    ],
    ids=str,
)
def test_what_cannot_be_played_names_what_is_wrong(more, said):
    with pytest.raises(BadExercise) as fault:
        exercise(**more)
    assert str(fault.value).startswith(said)
    assert fault.value.text("es") != str(fault.value)


@pytest.mark.parametrize("junk", [float("nan"), "\ud800", {1}])
def test_an_answer_that_cannot_be_kept_is_none(tmp_path, junk):
    """It stood in the way of all that came after it."""
    start = teg_nb.position(Blanco="Nueva Zelandia 6", Negro="Tasmania 1")
    goal = {"event": "conquest", "country": "Tasmania"}
    wrong = [{"answer": [["end_turn"]], "say": "No."}]
    q = Play("kept", "Conquer Tasmania.", start=start, goal=goal, wrong=wrong)
    teg_nb.exercises.set_journal(tmp_path / "answers.jsonl")
    assert q.check([["end_turn"], ["x", junk]]).right is None
    assert q.check([["end_turn"]]).right is False
    assert len((tmp_path / "answers.jsonl").read_text("utf-8").splitlines()) == 1
