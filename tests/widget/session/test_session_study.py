"""A session on a study: acting in the past, lines and their menu, dice that come again."""

from __future__ import annotations

import pickle
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from teg_nb import CHANCE, Match, Study, StudyPosition, position
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument, GameError, IllegalAction, StaleStep, UnknownName
from teg_nb.widget.session.messages import (
    Act,
    Annotate,
    Answer,
    AttackUntil,
    Delete,
    Go,
    Promote,
    Redo,
    Rename,
    Restore,
    Step,
    Undo,
)
from teg_nb.widget.session.refusals import TableRefusal, refused
from teg_nb.widget.session.session import Session

BOT = ("random", random_policy)


def war(undo: str | None = None, seed: int = 1, study: bool = False) -> Session:
    start = position(Blanco="Argentina 9, España 4", Negro="Brasil 7", Rojo="Sahara 3")
    match = Match(start=start)
    return Session(Study(match) if study else match, {}, random.Random(seed), undo=undo)


def attack(game: Session, *words: str) -> None:
    game.handle(Act(game.step, ["attack", *(words or ("Argentina", "Brasil"))], line=game.at.line))


def written(game: Session) -> list[str]:
    return [*game.study.log().written()]


@pytest.fixture
def forked() -> Session:
    """Three courses from the first position: main, v1 and v2, which is shown."""
    game = war()
    for seed in (3, 4):
        game.rng.seed(seed)
        game.handle(Go(0))
        attack(game)
    game.handle(Go(0))
    game.handle(Act(0, ["end_attack"]))
    assert game.study.lines == ["main", "v1", "v2"]
    game.view()
    return game


# Acting


def test_a_session_stands_on_the_study_that_it_is_given() -> None:
    study = Study(Match("tgm", 3))
    game = Session(study, {}, random.Random(1))
    assert (game.study, game.match, game.at) == (study, study.match, study.end())
    assert game.match.to_move != CHANCE


def test_play_at_the_end_of_the_match_is_the_matchs_own() -> None:
    game = war()
    handed = game.match
    attack(game)
    assert (game.match, game.at, len(handed)) == (handed, ("main", 2), 2)


def test_acting_in_the_past_leaves_the_match_as_it_was() -> None:
    """Finding 2: one click threw the rest of the match away."""
    match = Match(seats=3).run(random_policy, random.Random(1), 300)
    entries, states = list(match.actions), list(match.states)
    game = Session(match, {}, random.Random(2))
    step = next(k for k in range(150, 300) if match.game.to_move(match.states[k]) >= 0)
    game.handle(Go(step))
    other = next(
        action for action in match.game.legal_actions(match.states[step]) if action != entries[step]
    )
    game.handle(Act(step, encode(other, match.settings)[1:]))
    assert (match.actions, match.states) == (entries, states)
    assert game.at.line == "v1"
    assert game.match.actions[: step + 1] == [*entries[:step], other]
    game.handle(Go(300, line="main"))
    assert game.match is match


def test_what_stands_already_is_followed() -> None:
    game = war()
    game.handle(Act(0, ["end_attack"]))
    game.handle(Go(0))
    game.handle(Act(0, ["end_attack"]))
    assert (game.at, game.study.lines) == (("main", 1), ["main"])


def test_the_cursor_stays_on_its_line_where_it_shares_steps(forked: Session) -> None:
    game = forked
    game.handle(Go(2, line="v1"))
    game.handle(Undo(2, line="v1"))
    assert game.at == ("v1", 0)
    game.handle(Redo(0, line="v1"))
    assert game.at == ("v1", 2)


def test_bots_and_chance_play_on_the_line_shown() -> None:
    game = Session(Match(seats=3), dict.fromkeys(range(3), BOT), random.Random(3))
    while len(game.match) < 80:
        game.handle(Step(game.step, "turn"))
    handed, entries = game.match, list(game.match.actions)
    step = next(k for k in range(40, 80) if handed.game.to_move(handed.states[k]) >= 0)
    game.handle(Go(step))
    game.rng.seed(99)
    game.handle(Step(step, "round"))
    assert game.at.line == "v1"
    more = len(game.match)
    game.handle(Step(game.step, "turn", line="v1"))
    assert game.study.lines == ["main", "v1"]
    assert len(game.match) > more
    assert handed.actions == entries


def test_a_whole_series_begins_one_variation() -> None:
    game = war()
    attack(game)
    game.handle(Go(0))
    game.rng.seed(8)
    game.handle(AttackUntil(0, "Argentina", "Brasil", 3))
    assert game.study.lines == ["main", "v1"]
    assert game.study.end("v1") == game.at


def test_an_answer_in_the_past_begins_a_variation() -> None:
    start = position(Blanco="Irán 6", Negro="Rusia 5", Rojo="Sahara 3")
    game = Session(Match(start=start), {}, random.Random(1))
    game.handle(Act(0, ["propose_country", "Negro", "Irán", "Rusia"]))
    game.handle(Answer(1, "Negro", ["accept_pact", 1]))
    game.handle(Go(1))
    game.handle(Answer(1, "Negro", ["decline_pact", 1]))
    assert game.at == ("v1", 2)
    assert game.study.match.actions[-1].verb == "accept_pact"


# Late messages


@pytest.mark.parametrize("line", ["main", "v7", "", "V1"])
def test_a_message_of_another_line_is_stale(forked: Session, line: str) -> None:
    game = forked
    before, step = written(game), game.step
    placed: list[Any] = [
        Act(step, ["end_attack"], line=line),
        AttackUntil(step, "Argentina", "Brasil", 1, line=line),
        Undo(step, line=line),
        Redo(step, line=line),
        Step(step, "turn", line=line),
        Delete(step, "v1", line=line),
    ]
    for message in placed:
        with pytest.raises(StaleStep):
            game.handle(message)
    assert (written(game), game.at.line) == (before, "v2")


@pytest.mark.parametrize("at", [("v7", 0), ("", 0), ("v1", 99), ("main", -1)])
def test_a_place_that_is_not_there_is_not_gone_to(forked: Session, at: tuple[str, int]) -> None:
    here = forked.at
    with pytest.raises(StaleStep):
        forked.handle(Go(at[1], line=at[0]))
    assert forked.at == here


def test_show_names_a_line(forked: Session) -> None:
    forked.show(99, "v1")
    assert forked.at == forked.study.end("v1")
    with pytest.raises(UnknownName, match="v9"):
        forked.show(1, "v9")


# What the page is told


def test_the_page_is_told_the_line_and_the_lines(forked: Session) -> None:
    forked.study.rename("v1", "Mejores dados")
    shown = forked.view()
    ends = {name: forked.study.end(name).step for name in forked.study.lines}
    origin = {name: forked.study.parent_of(name) for name in ("v1", "v2")}
    assert shown["line"] == "v2"
    assert shown["lines"] == [
        {"name": "main", "title": "", "of": None, "from": None, "end": ends["main"]},
        *(
            {
                "name": name,
                "title": "Mejores dados" if name == "v1" else "",
                "of": origin[name].line,
                "from": origin[name].step,
                "end": ends[name],
            }
            for name in ("v1", "v2")
        ),
    ]
    assert shown["branches"] == []


def test_a_fork_shows_where_one_can_go(forked: Session) -> None:
    forked.handle(Go(0, line="main"))
    for lang, begins in (("es", "Atacar: Argentina, Brasil"), ("en", "Attack: Argentina, Brasil")):
        forked.lang = lang
        ways = forked.view()["branches"]
        assert [way["line"] for way in ways] == ["main", "v2"]
        assert ways[0] == {"line": "main", "step": 1, "seat": 0, "text": begins}
        assert all(way["text"] and way["step"] == 1 for way in ways)
        for way in ways:
            forked.handle(Go(way["step"], line=way["line"]))
            forked.handle(Go(0, line="main"))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["teg", "tgm", "wargame", "eggar"])
def test_a_branch_reads_as_the_news_do(game: str, seed: int) -> None:
    """A fork tells nobody more than the position after it would."""
    match = Match(game, 3).run(random_policy, random.Random(seed), 150)
    board = Session(match, dict.fromkeys(range(3), BOT), random.Random(seed))
    rng = random.Random(seed)
    seen = 0
    for step in rng.sample(range(1, len(match)), 20):
        state = match.states[step]
        if match.game.to_move(state) == CHANCE:
            board.study.resolve_chance(rng, StudyPosition("main", step))
        else:
            board.study.play(
                rng.choice(list(match.game.legal_actions(state))[:50]), StudyPosition("main", step)
            )
        board.show(step, "main")
        for branch in board.view()["branches"]:
            seen += 1
            line = board.study.line(branch["line"])
            lines = line.fork(branch["step"]).news(-1, None, None, "es")
            assert branch["text"] == lines[0].text if lines else branch["text"] != ""
    assert seen > 10


# Names, promotion, deletion


@contextmanager
def asked(game: Session) -> Iterator[None]:
    game.view()
    yield
    game.view()


def test_a_line_is_named_promoted_and_deleted_with_undo(forked: Session) -> None:
    game, handed = forked, forked.study.match
    before, step = written(game), game.step
    assert not game.view()["restore"]
    with asked(game):
        game.handle(Rename(step, "v2", "  Otro\n camino ", line="v2"))
    assert game.study.title("v2") == "Otro camino"
    with asked(game):
        game.handle(Promote(step, "v2", line="v2"))
    assert game.at == ("main", step)
    assert game.match is game.study.match is not handed
    assert game.study.line("v2").actions == handed.actions
    with asked(game):
        game.handle(Delete(step, "v1", line="main"))
    assert (game.at, game.study.lines) == (("main", step), ["main", "v2"])
    for _ in range(3):
        assert game.view()["restore"]
        game.handle(Restore(game.step, line=game.at.line))
    assert (written(game), game.at, game.match) == (before, ("v2", step), game.match)
    assert game.study.match is handed
    assert not game.view()["restore"]


def test_who_stands_on_a_line_that_goes_is_taken_to_where_it_began(forked: Session) -> None:
    origin = forked.study.parent_of("v2")
    forked.handle(Delete(forked.step, "v2", line="v2"))
    assert forked.at == origin
    assert forked.view()["step"] == origin.step


def test_two_boards_on_one_study_keep_their_places(forked: Session) -> None:
    other = Session(forked.study, {}, random.Random(1))
    other.show(1, "v2")
    state = other.study.state(other.at)
    forked.handle(Promote(forked.step, "v2", line="v2"))
    assert other.view()["line"] == "main"
    assert other.match.states[other.step] is state
    with pytest.raises(StaleStep):
        other.handle(Act(1, ["end_attack"], line="v2"))


def test_lines_that_another_board_has_changed_are_not_edited(forked: Session) -> None:
    """Or the wrong one would go: a promotion gives names to other lines."""
    other = Session(forked.study, {}, random.Random(1))
    step = forked.step
    forked.study.promote("v1")
    other.view()
    with pytest.raises(StaleStep):
        forked.handle(Delete(step, "v1", line="v2"))
    assert len(forked.study.lines) == 3
    forked.view()
    forked.handle(Delete(step, "v1", line="v2"))
    assert len(forked.study.lines) == 2


@pytest.mark.parametrize("message", [Promote, Delete])
@pytest.mark.parametrize(("name", "kind"), [("main", BadArgument), ("v9", UnknownName)])
def test_what_is_no_variation_is_refused(
    forked: Session, message: Any, name: str, kind: type[GameError]
) -> None:
    before = written(forked)
    with pytest.raises(kind):
        forked.handle(message(forked.step, name, line=forked.at.line))
    assert written(forked) == before


def test_a_cell_that_plays_on_the_line_shown_plays_in_the_study(forked: Session) -> None:
    end, line = forked.step, forked.match
    line.play([random_policy] * 3, random.Random(4), "action")
    assert forked.view()["steps"] == len(line) > end
    assert forked.study.end("v2") == ("v2", len(line))
    with pytest.raises(StaleStep):
        forked.handle(Act(end + 1, ["end_attack"], line="v2"))
    line.rewind(0)
    assert forked.view()["steps"] == forked.study.end("v2").step > end  # it is a copy: nothing goes


# Undo is the table's choice


def dice(game: Session) -> Any:
    return game.match.actions[game.step - 1]


def again(game: Session) -> Any:
    game.handle(Undo(game.step, line=game.at.line))
    attack(game)
    return dice(game)


def test_undo_is_free() -> None:
    game = war("free")
    attack(game)
    assert len({again(game) for _ in range(12)}) > 3
    assert len(game.study.lines) > 3  # what was taken back is a line of the study


def test_the_same_throw_comes_again() -> None:
    """Finding 3: attack, undo, attack gave other dice."""
    game = war("same")
    attack(game)
    first = dice(game)
    assert [again(game) for _ in range(5)] == [first] * 5
    assert game.study.lines == ["main"]
    assert game.view()["undoing"] == "same"


def test_another_attack_first_buys_no_other_dice() -> None:
    game = war("same")
    attack(game)
    first = dice(game)
    game.handle(Go(0))
    attack(game, "España", "Sahara")
    attack(game)
    assert game.at.line == "v1"
    assert dice(game) == first
    attack(game)
    assert dice(game) != first  # the same attack once more is another throw


def test_bots_throw_the_same_dice_again() -> None:
    """Chance between the bots' decisions is the study's as well."""
    bots = dict.fromkeys(range(3), BOT)
    game = Session(Match(seats=3), bots, random.Random(3), undo="same")
    game.handle(Step(game.step, "round"))
    other = Study(Match(seats=3), reuse_rolls=True, seed=game.study.seed)
    for action in game.match.actions:
        if action.seat == CHANCE:
            other.resolve_chance(random.Random())
        else:
            other.play(action)
    assert other.match.actions == game.match.actions


def test_where_nothing_is_undone() -> None:
    game = war("off")
    attack(game)
    shown, before = game.view(), written(game)
    assert (shown["undoing"], shown["undo"]) == ("off", False)
    with pytest.raises(TableRefusal) as refusal:
        game.handle(Undo(2))
    for lang, part in (("es", "no se deshace"), ("en", "nothing is undone")):
        reply = refused(refusal.value, 2, lang)
        assert reply["code"] == "undo_off"
        assert part in reply["text"]
    game.handle(Go(0))  # looking back is no undo; acting there would be one
    for message in (
        Act(0, ["attack", "Argentina", "Brasil"]),
        Act(0, ["end_attack"]),
        AttackUntil(0, "Argentina", "Brasil", 1),
    ):
        with pytest.raises(TableRefusal, match="end of the line"):
            game.handle(message)
    assert written(game) == before
    game.handle(Redo(0))
    attack(game)
    assert len(game.match) == 4


def test_no_bot_plays_in_the_past_either_where_nothing_is_undone() -> None:
    bots = dict.fromkeys(range(3), BOT)
    game = Session(Match(seats=3), bots, random.Random(3), undo="off")
    game.handle(Step(game.step, "turn"))
    game.handle(Go(len(game.match) - 3))
    if game.match.game.to_move(game.match.states[game.step]) >= 0:
        with pytest.raises(TableRefusal):
            game.handle(Step(game.step, "turn"))


def test_the_study_says_what_falls_where_nobody_chooses() -> None:
    same = Study(Match(seats=3), reuse_rolls=True, seed=5)
    assert Session(same, {}, random.Random(1)).undo == "same"
    assert Session(Study(Match(seats=3)), {}, random.Random(1)).undo == "free"
    assert Session(same, {}, random.Random(1), undo="same").study.seed == 5
    assert not Session(same, {}, random.Random(1), undo="free").study.reuse_rolls
    with pytest.raises(BadArgument, match="undo"):
        Session(Match(seats=3), {}, random.Random(1), undo="never")


def test_the_seed_is_in_no_view_and_in_no_log_of_a_viewer() -> None:
    game = war("same")
    game.study.seed = 71234
    attack(game)
    told = [repr(game.view()), repr(game), *game.match.lines("Negro"), *game.match.lines(None)]
    assert "71234" not in "".join(told)
    assert "71234" in "".join(written(game))


# La Reconquista without memory aid


def secret(undo: str | None = None, **options: Any) -> Session:
    match = Match("reconquista", 3, {"max_rounds": 20, **options})
    game = Session(match, {}, random.Random(3), undo=undo)
    rng = random.Random(5)
    while len(game.match) < 60:
        words = encode(game.match.legal_actions().choice(rng), game.match.settings)[1:]
        game.handle(Act(game.step, words, line=game.at.line))
    return game


@pytest.mark.clause("REC-8.9")
def test_the_past_stays_closed_where_there_is_no_memory_aid() -> None:
    game = secret()
    game.handle(Undo(game.step))
    state = game.match.states[game.step]
    legal = list(game.match.game.legal_actions(state))
    other = next(item for item in legal if item != game.match.actions[game.step])
    game.handle(Act(game.step, encode(other, game.match.settings)[1:]))
    assert game.at.line == "v1"
    shown = game.view()
    assert (shown["lines"], shown["branches"]) == ([], [])
    assert (shown["memory"], shown["redo"], shown["restore"]) == (False, False, False)
    here, before = game.at, written(game)
    with pytest.raises(IllegalAction) as refusal:
        game.handle(Go(0, line="main"))
    assert refusal.value.clause == "REC-1.8"
    edits: list[Any] = [Rename(game.step, "v1", "x", line="v1"), Restore(game.step, line="v1")]
    for message in (
        *edits,
        Promote(game.step, "v1", line="v1"),
        Delete(game.step, "v1", line="v1"),
    ):
        with pytest.raises(IllegalAction):
            game.handle(message)
    assert (game.at, written(game)) == (here, before)


@pytest.mark.clause("REC-8.9")
def test_what_is_undone_there_is_not_looked_at_again() -> None:
    """Else undo and redo would be a way to look back."""
    game = secret()
    for _ in range(3):
        game.handle(Undo(game.step))
    assert game.step < len(game.match)
    assert not game.view()["redo"]
    with pytest.raises(IllegalAction):
        game.handle(Redo(game.step))
    assert game.view()["step"] == game.step < len(game.match)


@pytest.mark.clause("REC-8.9")
def test_another_board_on_the_same_line_opens_no_past() -> None:
    game = secret()
    game.handle(Undo(game.step))
    legal = game.match.game.legal_actions(game.match.states[game.step])
    other = next(item for item in legal if item != game.match.actions[game.step])
    game.handle(Act(game.step, encode(other, game.match.settings)[1:]))
    beside = Session(game.study, {}, random.Random(1))
    with pytest.raises(IllegalAction):
        beside.show(0, "v1")
    game.study.at = game.at
    beside = Session(game.study, {}, random.Random(1))
    assert beside.at == game.at
    words = encode(game.match.legal_actions().choice(random.Random(2)), game.match.settings)[1:]
    game.handle(Act(game.step, words, line="v1"))
    assert beside.view()["step"] == game.step == len(game.match)


def test_with_memory_aid_the_lines_are_shown() -> None:
    game = secret(memory_aid=True)
    game.handle(Undo(game.step))
    shown = game.view()
    assert (shown["redo"], [line["name"] for line in shown["lines"]]) == (True, ["main"])


# Keeping


def test_a_study_opens_where_it_was_left(forked: Session) -> None:
    forked.study.at = forked.at
    again = Study.parse(written(forked))
    assert again.at == forked.at
    assert "opens_at" not in again.match.metadata
    assert Session(again, {}, random.Random(1)).at == forked.at
    spoilt = [item.replace('["v2"', '["v9"') for item in written(forked)]
    assert Study.parse(spoilt).at is None


def test_a_session_is_pickled_with_its_study(forked: Session) -> None:
    sent = pickle.loads(pickle.dumps(forked))
    assert (sent.at, sent.view()) == (forked.at, forked.view())
    sent.handle(Go(0))
    attack(sent, "España", "Sahara")
    assert (len(sent.study.lines), len(forked.study.lines)) == (4, 3)


# What is said of a step


def test_what_is_said_of_a_step_is_shown_there_saved_and_taken_back(forked: Session) -> None:
    note = {"say": "¿Y si…?", "arrows": [["Argentina", "Brasil", "bad"]], "marks": [["Chile"]]}
    here = forked.at
    forked.handle(Annotate(here.step, note, line=here.line))
    assert forked.at == here
    assert forked.view()["note"] == note
    assert Study.parse(written(forked)).note(here) == note
    forked.handle(Go(0))
    assert forked.view()["note"] == {}
    forked.handle(Go(here.step, line=here.line))
    forked.handle(Annotate(here.step, {}, line=here.line))
    assert forked.view()["note"] == {}
    forked.view()
    forked.handle(Restore(here.step, line=here.line))
    assert forked.view()["note"] == note


@pytest.mark.parametrize(
    "note",
    [
        {"at": [0, 0]},
        {"self": "x"},
        {"say": ""},
        {"say": 3},
        {"say": {"fr": "non"}},
        {"say": "x" * 20_000},
        {"arrows": [["Argentina"]]},
        {"arrows": [["Argentina", "Narnia"]]},
        {"arrows": []},
        {"marks": [["Chile", "purple"]]},
        {"marks": [[7]]},
        {"glyph": "!!!"},
        {"deep": [[[[[[]]]]]]},
    ],
)
def test_what_is_no_note_changes_nothing(note: dict[str, Any]) -> None:
    game = war()
    before = written(game)
    with pytest.raises(GameError):
        game.handle(Annotate(0, note))
    assert written(game) == before
    assert not game.study.can_undo


def test_what_another_board_says_meanwhile_is_not_lost(forked: Session) -> None:
    here = forked.at
    forked.study.annotate(here, comment="mine")
    with pytest.raises(StaleStep):
        forked.handle(Annotate(here.step, {"say": "yours"}, line=here.line))
    assert forked.view()["note"] == {"say": "mine"}


def test_nothing_is_said_where_the_past_is_closed() -> None:
    game = secret()
    assert game.view()["note"] == {}
    with pytest.raises(IllegalAction):
        game.handle(Annotate(game.step, {"say": "they have it"}))


def test_many_lines_open_and_step_as_fast_as_a_match() -> None:
    """1,000 entries with 50 variations, counted in calls and not in time."""
    rng = random.Random(3)
    match = Match("teg", seats=6).run(greedy_policy, rng, limit=1000)
    study = Study(match.fork(len(match)))
    for step in range(20, len(match), 13):
        other = study.fork(StudyPosition("main", step))
        ways = [action for action in other.legal_actions() if action != match.actions[step]]
        if other.to_move >= 0 and ways and len(study.lines) <= 50:
            other.push(ways[0])
            study.adopt(other)
    assert len(match) == 1000
    assert len(study.lines) == 51

    def calls(act: Callable[[], Any]) -> int:
        counted: Counter[str] = Counter()
        sys.setprofile(lambda _frame, event, _arg: counted.update([event]))
        try:
            act()
        finally:
            sys.setprofile(None)
        return counted["call"] + counted["c_call"]

    def stepped(game: Session) -> None:
        for step in range(100, 900, 40):
            game.show(step)
            game.view()

    boards = [Session(item, {}, rng) for item in (study, match)]
    for of in (lambda item: Session(item.study, {}, rng), stepped):
        many, one = (calls(lambda: of(board)) for board in boards)  # noqa: B023
        assert many < 1.8 * one
