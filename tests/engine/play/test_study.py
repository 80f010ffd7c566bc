"""A study: lines of play that leave a match, notes on their steps, and one file for all of it."""

from __future__ import annotations

import pickle
import random
import threading

import pytest

from teg_nb import CHANCE, GAMES, BadLog, IllegalAction, Match, Study, StudyPosition, position
from teg_nb.bots import random_policy
from teg_nb.engine.errors import BadArgument, BadNote, StaleStep, UnknownName


def fight():
    """Chile attacks Argentina, and the dice are due."""
    match = Match(start=position(Blanco="Chile 5, Portugal 3", Negro="Argentina 2, España 3"))
    match.act("attack", "Chile", "Argentina")
    return match


@pytest.fixture
def study():
    """Three throws for one attack: the main line, v1 and v2."""
    annotated = Study(fight())
    asked = annotated.end()
    annotated.act("roll", [6, 4, 1], [5, 4], at=asked)
    annotated.act("roll", [1, 1, 1], [5, 4], at=asked)
    annotated.act("roll", [6, 6, 6], [1, 1], at=asked)
    return annotated


def paths(study):
    """Every line from the first position, as its actions; with the notes on the way."""
    routes = set()
    for name in study.lines:
        match = study.line(name)
        notes = [study.note(StudyPosition(name, step)) for step in range(len(match) + 1)]
        routes.add((tuple(match.actions), repr(notes)))
    return routes


def actions_of(study):
    return {path for path, _ in paths(study)}


def text(study):
    return [*study.log().written()]


# Playing


def test_a_match_is_the_main_line():
    match = fight()
    study = Study(match)
    assert study.match is match
    assert study.line() is match
    assert study.lines == ["main"]
    assert study.end() == ("main", 1)
    match.act("roll", [6, 4, 1], [5, 4])
    assert study.end() == ("main", 2)
    assert study.state(StudyPosition("main", 2)) is match.state


def test_playing_earlier_begins_a_variation_and_leaves_the_match_as_it_was(study):
    assert study.lines == ["main", "v1", "v2"]
    assert [study.parent_of(name) for name in ("v1", "v2")] == [("main", 1)] * 2
    assert [action.defence for action in study.match.actions[1:]] == [(5, 4)]
    assert len(study.match) == 2
    assert study.line("v2").actions[0] is study.match.actions[0]
    assert study.line("v2").actions[1].attack == (6, 6, 6)
    assert study.branches(StudyPosition("main", 1)) == [("main", 2), ("v1", 2), ("v2", 2)]
    assert study.action(StudyPosition("v1", 2)).attack == (1, 1, 1)
    assert study.action(StudyPosition()) is None


def test_what_stands_already_is_followed(study):
    before = text(study)
    assert study.act("roll", [1, 1, 1], [5, 4], at=StudyPosition("main", 1)) == ("v1", 2)
    assert study.act("roll", [6, 4, 1], [5, 4], at=StudyPosition("v2", 1)) == ("main", 2)
    assert text(study) == before


def test_a_variation_grows_and_has_variations(study):
    end = study.end("v1")
    assert study.act("attack", "Chile", "Argentina", at=end) == ("v1", 3)
    assert study.act("end_attack", at=end) == ("v3", 3)
    assert study.parent_of("v3") == ("v1", 2)
    assert study.state(StudyPosition("v3", 1)) is study.match.states[1]  # the steps that it shares
    assert study.state(StudyPosition("v3", 2)) is study.state(StudyPosition("v1", 2))


def test_a_line_is_a_match_of_its_own(study):
    match = study.line("v1")
    match.act("end_attack")
    assert study.end("v1") == ("v1", 2)
    again = Match(start=match.states[0])
    for action in match.actions:
        again.push(action)
    assert again.states == match.states
    assert again.events == match.events


def test_a_refusal_changes_nothing(study):
    before = text(study)
    with pytest.raises(IllegalAction):
        study.act("attack", "Portugal", "Chile", at=StudyPosition("v1", 2))
    with pytest.raises(IllegalAction):
        study.act("end_attack", at=StudyPosition("main", 1))  # the dice are due
    with pytest.raises(UnknownName, match="v7"):
        study.act("end_attack", at=StudyPosition("v7", 2))
    with pytest.raises(StaleStep, match="0 to 2, not 9"):
        study.act("end_attack", at=StudyPosition("v1", 9))
    with pytest.raises(StaleStep):
        study.state(StudyPosition("v1", -1))
    assert text(study) == before


def test_what_is_taken_back_on_the_match_is_a_line_of_the_study():
    match = fight()
    study = Study(match)
    study.act("roll", [6, 4, 1], [5, 4])
    study.annotate(study.end(), comment="A tie.")
    match.undo()
    assert study.lines == ["main", "v1"]
    assert (study.end(), study.end("v1"), study.parent_of("v1")) == (
        ("main", 0), ("v1", 2), ("main", 0),
    )  # fmt: skip
    assert study.note(StudyPosition("v1", 2)) == {"say": "A tie."}
    match.act("attack", "Chile", "Argentina")  # the same again: it is the main line once more
    match.act("roll", [1, 1, 1], [6, 6])
    assert study.lines == ["main", "v1"]
    assert study.parent_of("v1") == ("main", 1)
    assert study.line("v1").actions[-1].attack == (6, 4, 1)


def test_a_match_that_adopts_another_course_keeps_both():
    match = fight()
    study = Study(match)
    trial = match.fork(0)
    trial.act("attack", "Portugal", "España")
    trial.resolve_chance(random.Random(1))
    match.adopt(trial)
    assert study.match.actions == trial.actions
    assert actions_of(study) >= {tuple(trial.actions), tuple(fight().actions)}


# What was played elsewhere


def test_what_was_played_on_a_fork_is_adopted_whole(study):
    """At the end of the main line the match grows; anywhere else a variation does."""
    handed, before = study.match, text(study)
    trial = study.fork(StudyPosition("main", 2))
    trial.act("end_attack")
    assert text(study) == before
    assert study.adopt(trial) == ("main", 3)
    assert study.match is handed
    assert handed.states[-1] is trial.state

    trial = study.fork(StudyPosition("v1", 2))
    trial.act("attack", "Chile", "Argentina")
    trial.resolve_chance(random.Random(1))
    assert study.adopt(trial) == study.end("v1") == ("v1", 4)

    trial = study.fork(StudyPosition("v1", 3))
    trial.act("roll", [6, 6], [1, 1])
    assert study.adopt(trial) == ("v3", 4)
    assert study.parent_of("v3") == ("v1", 3)
    assert len(handed) == 3


def test_what_stands_already_is_adopted_as_it_is(study):
    before = text(study)
    for name in study.lines:
        for step in range(study.end(name).step + 1):
            assert study.state(study.adopt(study.fork(StudyPosition(name, step)))) is study.state(
                StudyPosition(name, step)
            )
            assert study.has(study.fork(StudyPosition(name, step)))
    assert text(study) == before


def test_a_match_that_began_otherwise_is_not_adopted(study):
    before, other = text(study), Match("teg", 3)
    assert not study.has(other)
    with pytest.raises(ValueError, match="another position"):
        study.adopt(other)
    further = study.line("v1")
    further.act("end_attack")
    assert not study.has(further)
    assert text(study) == before


def test_whoever_plays_on_a_line_holds_the_lock_of_the_study(study):
    study.promote("v1")
    assert study.match.lock is study.line("v1").lock is study.lock
    study.delete("main", after=1)
    assert study.match.lock is study.lock
    assert study.fork(StudyPosition()).lock is not study.lock


# Dice


def throws(study, at):
    """Return the throws after a position; the match stays unchanged."""
    here = Study(study.line(at.line).fork(at.step), study.reuse_rolls, study.seed)
    return here.line(here.resolve_chance(random.Random()).line).actions[at.step :]


def test_free_dice_fall_anew():
    studies = [Study(fight()) for _ in range(8)]
    for seed, copy in enumerate(studies):
        copy.resolve_chance(random.Random(seed))
    assert len({item.match.actions[-1] for item in studies}) > 4


def test_the_same_throw_comes_again():
    study = Study(fight(), reuse_rolls=True, seed=7)
    first = study.resolve_chance(random.Random(1))
    again = study.resolve_chance(random.Random(2), StudyPosition("main", 1))
    assert first == again == ("main", 2)
    assert study.lines == ["main"]
    assert throws(Study(fight(), True, 8), StudyPosition("main", 1)) != study.match.actions[1:]
    trial = study.fork(StudyPosition("main", 1))
    trial.play({}, random.Random(3), "end")
    assert trial.actions == study.match.actions


def test_another_attack_first_buys_no_other_dice():
    study = Study(fight(), reuse_rolls=True, seed=7)
    study.resolve_chance(random.Random())
    roll = study.match.actions[-1]
    detour = study.act("attack", "Portugal", "España", at=StudyPosition("main", 0))
    detour = study.resolve_chance(random.Random(), detour)
    detour = study.act("attack", "Chile", "Argentina", at=detour)
    detour = study.resolve_chance(random.Random(), detour)
    assert study.line(detour.line).actions[-1] == roll


def test_the_same_attack_again_falls_anew():
    study = Study(fight(), reuse_rolls=True, seed=5)
    study.act("roll", [6, 4, 1], [6, 4])
    study.resolve_chance(random.Random(), study.act("attack", "Chile", "Argentina"))
    first = throws(Study(fight(), True, 5), StudyPosition("main", 1))
    assert [study.match.actions[-1]] != first


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_in_every_game(game):
    """A match played by bots, its throws drawn once more: they are what they were."""
    study = Study(Match(game, 3), reuse_rolls=True, seed="a class")
    rng = random.Random(3)
    while len(study.match) < 60 and not study.match.is_over:
        if study.match.to_move == CHANCE:
            study.resolve_chance(random.Random())
        else:
            study.play(random_policy(study.match.observe(study.match.to_move), rng))
    other = Study(Match(game, 3), reuse_rolls=True, seed="a class")
    for action in study.match.actions:
        if action.seat == CHANCE:
            other.resolve_chance(random.Random())
        else:
            other.play(action)
    assert other.match.actions == study.match.actions
    assert study.lines == ["main"]


# Lines and edits, at a glance


def test_an_outline_tells_what_each_line_tells(study):
    study.rename("v1", "Bad dice")
    study.act("attack", "Chile", "Argentina", at=study.end("v1"))
    study.act("end_attack", at=StudyPosition("v1", 2))
    told = study.outline()
    assert [item.name for item in told] == study.lines == ["main", "v1", "v2", "v3"]
    assert [item.title for item in told] == ["", "Bad dice", "", ""]
    assert told[0].origin is None
    assert [item.origin for item in told[1:]] == [study.parent_of(line) for line in study.lines[1:]]
    assert [item.end for item in told] == [study.end(line).step for line in study.lines]


def test_edits_are_counted_so_that_a_name_is_known_to_be_the_same_lines(study):
    seen = {study.edits}
    for edit in (
        lambda: study.rename("v1", "x"),
        lambda: study.promote("v1"),
        lambda: study.delete("v2"),
        study.undo,
        lambda: study.match.rewind(1),
    ):
        edit()
        assert study.lines
        assert study.edits not in seen
        seen.add(study.edits)
    study.act("roll", [2, 2, 2], [5, 4], at=StudyPosition("main", 1))
    assert study.edits in seen


def test_it_says_whether_there_is_an_edit_to_take_back(study):
    assert not study.can_undo
    study.annotate(study.end(), comment="x")
    assert study.can_undo
    study.undo()
    assert not study.can_undo


# Notes and titles


def test_a_note_stands_at_a_step(study):
    at = StudyPosition("v1", 2)
    note = {"say": {"es": "Mal.", "en": "Bad."}, "arrows": [["Chile", "Argentina", "bad"]]}
    study.set_note(at, note)
    assert study.note(at) == note
    assert study.note(StudyPosition("main", 2)) == {}
    study.annotate(StudyPosition("v1", 1), question="And now?")  # a step shared with the main line
    assert study.note(StudyPosition("main", 1)) == {"ask": "And now?"}
    study.annotate(at)
    assert study.note(at) == {}


def test_a_note_that_cannot_be_is_refused(study):
    with pytest.raises(BadNote, match="did you mean Chile"):
        study.annotate(study.end(), marks=[["Chille"]])
    with pytest.raises(BadNote):
        study.set_note(study.end(), {"shout": "!"})
    assert study.note(study.end()) == {}


def test_a_variation_has_a_title(study):
    study.rename("v1", "If the dice are bad")
    assert study.title("v1") == "If the dice are bad"
    assert '"name": "If the dice are bad"' in "".join(text(study))
    assert study.undo()
    assert study.title("v1") == ""


# Editing


def test_a_variation_is_promoted_and_the_match_stays(study):
    match = study.match
    before = text(study)
    study.promote("v2")
    assert study.match is not match
    assert study.match.actions[-1].attack == (6, 6, 6)
    assert match.actions[-1].attack == (6, 4, 1)
    assert study.line("v2").actions == match.actions
    assert study.undo()
    assert study.match is match
    assert sorted(text(study)) == sorted(before)


def test_one_level_is_promoted_at_a_time(study):
    first = study.act("attack", "Chile", "Argentina", at=study.end("v1"))
    second = study.act("end_attack", at=study.end("v1")._replace(step=2))
    study.promote(second.line)
    assert study.parent_of(second.line) == ("v1", 2)
    assert study.line("v1").actions[-1].verb == "end_attack"
    assert study.line(second.line).actions[-1].verb == "attack"
    assert first.line == "v1"
    assert len(study.match) == 2


def test_the_title_goes_with_the_moves(study):
    study.rename("v2", "Kind dice")
    study.promote("v2")
    assert study.title("v2") == ""
    study.promote("v2")
    assert study.title("v2") == "Kind dice"


def test_a_variation_is_deleted_with_what_leaves_it(study):
    study.act("attack", "Chile", "Argentina", at=study.end("v1"))
    study.act("end_attack", at=StudyPosition("v1", 2))
    before = text(study)
    study.delete("v1")
    assert study.lines == ["main", "v2"]
    assert study.undo()
    assert text(study) == before
    assert not study.undo()


def test_the_end_of_a_line_is_deleted(study):
    match = study.match
    study.act("attack", "Chile", "Argentina", at=study.end("v1"))
    before = text(study)
    study.delete("v1", after=2)
    assert study.end("v1") == ("v1", 2)
    study.delete("main", after=0)
    assert (study.end(), study.lines, len(match)) == (("main", 0), ["main"], 2)
    assert study.undo()
    assert study.undo()
    assert study.match is match
    assert text(study) == before
    study.delete("v1", after=2)
    study.delete("v1", after=2)  # nothing is left to delete
    assert study.undo()
    assert not study.undo()


def test_what_comes_back_joins_what_was_played_meanwhile(study):
    study.act("attack", "Chile", "Argentina", at=study.end("v1"))
    whole = actions_of(study)
    study.delete("v1")
    study.act("roll", [1, 1, 1], [5, 4], at=StudyPosition("main", 1))
    study.act("end_attack", at=study.end("v3"))
    played = actions_of(study)
    assert study.undo()
    assert actions_of(study) >= whole
    assert all(any(item[: len(path)] == path for item in actions_of(study)) for path in played)
    Study.parse(text(study))


def test_a_promotion_is_undone_although_its_line_was_deleted_and_played_anew(study):
    match, whole = study.match, actions_of(study)
    study.promote("v1")
    study.delete("v1")
    again = study.act("roll", [6, 4, 1], [5, 4], at=StudyPosition("main", 1))
    study.act("end_attack", at=again)
    assert study.undo()
    assert study.undo()
    assert study.match is match
    assert actions_of(study) >= whole - {tuple(match.actions)}
    assert any(path[:2] == tuple(match.actions) and len(path) == 3 for path in actions_of(study))
    assert [*Study.parse(text(study)).log().written()] == text(study)


def test_the_main_line_is_no_variation(study):
    for call in (study.promote, study.delete, study.parent_of):
        with pytest.raises(BadArgument, match="variation"):
            call("main")
    with pytest.raises(BadArgument, match="variation"):
        study.rename("main", "x")


# Files


def test_a_study_is_saved_and_loaded(study, tmp_path):
    study.annotate(StudyPosition(), question="What may Blanco do now?")
    study.annotate(study.end("v1"), comment="Bad luck.", glyph="?")
    study.rename("v1", "Bad dice")
    path = study.save(tmp_path / "study.jsonl")
    again = Study.load(path)
    assert text(again) == text(study)
    assert repr(again) == repr(study)
    assert again.state(StudyPosition("v2", 2)) == study.state(StudyPosition("v2", 2))
    assert Match.load(path, line="v1").actions == study.line("v1").actions
    with pytest.raises(BadLog, match="line 2"):
        Match.load(path)


def test_it_is_opened_where_it_was_left(study):
    assert "opens_at" not in "".join(text(study))
    study.at = StudyPosition("v1", 2)
    again = Study.parse(text(study))
    assert again.at == study.at
    assert again.match.metadata == {}
    for spoilt in ('["v9", 2]', '["v1", 9]', '["v1", true]', "7", '[["v1"], 2]', "null"):
        lines = [item.replace('["v1", 2]', spoilt) for item in text(study)]
        assert Study.parse(lines).at is None


def test_a_log_of_a_match_is_a_study(tmp_path):
    match = fight()
    assert Study.load(match.save(tmp_path / "match.jsonl")).match.states == match.states


def test_the_same_dice_are_saved():
    study = Study(fight(), reuse_rolls=True, seed=7)
    again = Study.parse(text(study))
    assert (again.reuse_rolls, again.seed) == (True, 7)
    assert again.match.metadata == study.match.metadata == {}
    assert not Study.parse(text(Study(fight()))).reuse_rolls


def test_a_seat_does_not_read_the_seed():
    match = Study.parse(text(Study(Match("teg", 3), reuse_rolls=True, seed=71234))).match
    assert "71234" not in "".join(match.lines("Rojo"))


def test_a_study_is_pickled_and_copied(study):
    for _ in range(1500):  # deeper than Python's stack
        if study.match.to_move == CHANCE:
            study.resolve_chance(random.Random(len(study.match)))
        else:
            study.play(study.match.legal_actions()[-1])
        if study.match.is_over:
            break
    again = pickle.loads(pickle.dumps(study))
    assert text(again) == text(study)


def test_it_says_what_it_is_without_a_card(study):
    assert repr(study) == "<Study teg: main 0 to 2; v1 from main 1 to 2; v2 from main 1 to 2>"


def test_two_threads_play_on_one_study():
    study = Study(Match("tgm", 3))
    study.resolve_chance(random.Random(1))
    start = study.end()

    def play(seed):
        rng, at = random.Random(seed), start
        for _ in range(40):
            state = study.state(at)
            if study.match.game.to_move(state) == CHANCE:
                at = study.resolve_chance(rng, at)
            else:
                at = study.play(study.match.game.legal_actions(state).choice(rng), at)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert text(Study.parse(text(study))) == text(study)
    assert len(study.lines) >= 4


# Whatever is done


@pytest.mark.parametrize("seed", range(8))
def test_edits_and_their_undoing_in_any_order(seed):
    """The same few entries again and again, so that what comes back meets what was played anew."""
    rng = random.Random(seed)
    study = Study(Match("wargame", 2))
    study.resolve_chance(rng)
    for _ in range(50):
        name = rng.choice(study.lines)
        last = study.end(name).step
        at = StudyPosition(name, rng.randint(max(0, last - 3), last))
        state = study.state(at)
        what = rng.random()
        if what < 0.5 and study.match.game.to_move(state) == CHANCE:
            study.resolve_chance(random.Random(rng.randrange(3)), at)
        elif what < 0.5:
            study.play(rng.choice(study.match.game.legal_actions(state)[:2]), at)
        elif what < 0.65 and name != "main":
            study.promote(name)
        elif what < 0.8 and name != "main":
            study.delete(name)
        elif what < 0.82:
            study.delete(name, after=at.step)
        elif what < 0.84:
            study.match.rewind(rng.randint(max(0, len(study.match) - 2), len(study.match)))
        else:
            known = actions_of(study)
            study.undo()
            if what > 0.95:  # what was played since stays, whatever comes back
                ends = actions_of(study)
                assert all(any(end[: len(path)] == path for end in ends) for path in known)
        assert study.line().actions == study.match.actions
        assert [*Study.parse(text(study)).log().written()] == text(study)
    while study.undo():
        assert [*Study.parse(text(study)).log().written()] == text(study)


@pytest.mark.parametrize("seed", range(6))
def test_random_studies(seed):
    """Nothing that was played is lost but by a deletion, and the file gives it all back."""
    rng = random.Random(seed)
    game = [*GAMES][seed % len(GAMES)]
    study = Study(Match(game, 3))
    study.resolve_chance(rng)
    handed = study.match
    for number in range(120):
        known = paths(study)
        at = StudyPosition(name := rng.choice(study.lines), rng.randrange(study.end(name).step + 1))
        state = study.state(at)
        what = rng.random()
        if what < 0.7:
            moves = study.match.game.legal_actions(state)
            if study.match.game.to_move(state) == CHANCE:
                study.resolve_chance(rng, at)
            elif moves:
                study.play(rng.choice(moves), at)
        elif what < 0.8 and study.match is handed:
            handed.rewind(rng.randrange(len(handed) + 1))
        elif what < 0.9 and name != "main":
            match, before = study.match, [*study.match.actions]
            study.promote(name)
            assert match.actions == before
        elif name != "main":
            study.delete(name)
            assert paths(study) < known
            assert study.undo()
            assert paths(study) == known
        ends = actions_of(study)
        for path, _ in known:
            assert any(end[: len(path)] == path for end in ends), number
        assert study.lines == [*dict.fromkeys(study.lines)]
    again = Study.parse(text(study))
    assert text(again) == text(study)
    assert paths(again) == paths(study)


def test_an_act_after_the_end_is_refused_as_in_a_match() -> None:
    match = Match("eggar", 2).run(random_policy, random.Random(1))
    study = Study(match)
    for item in (match, study):
        with pytest.raises(IllegalAction) as caught:
            item.act("end_move")
        assert caught.value.code == "game_over"
