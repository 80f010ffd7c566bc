"""A match on a screen, without a browser: what each message does, and what a view tells."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from teg_nb.bots import random_policy
from teg_nb.engine.actions import CHANCE, NOBODY, Action
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadMessage, GameError, IllegalAction, StaleStep
from teg_nb.engine.game import fold_actions
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.actions import Bonus, DealObjective, DrawCard, Exchange, LoseCard
from teg_nb.engine.games.teg.events import (
    AttackRolled,
    CardDrawn,
    CardsInherited,
    CountryConquered,
    ObjectiveDealt,
    ZonePenalty,
)
from teg_nb.engine.games.teg.objectives import target_of
from teg_nb.engine.games.teg.position import position, validation_errors
from teg_nb.engine.games.teg.state import State
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget.session.messages import (
    Act,
    Answer,
    AttackUntil,
    Delete,
    Go,
    Lang,
    Offers,
    Private,
    Promote,
    Reach,
    Redo,
    Rename,
    Restore,
    Step,
    Undo,
)
from teg_nb.widget.session.refusals import refused
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import private, view

RANDOM = ("random", random_policy)


class Loaded(random.Random):
    """Dice that make one side win every die: an attack is thrown first, then its defence."""

    def __init__(self, attacker_wins: bool) -> None:
        super().__init__(1)
        self.throws = itertools.cycle([0.9999, 0.0] if attacker_wins else [0.0, 0.9999])

    def random(self) -> float:
        return next(self.throws)


def session(
    match: Match | None = None,
    bots: tuple[int, ...] = (),
    rng: random.Random | None = None,
    lang: str = "es",
) -> Session:
    match = Match(seats=3) if match is None else match
    return Session(match, dict.fromkeys(bots, RANDOM), rng or random.Random(1), lang)


def table(rng: random.Random | None = None, **parts: Any) -> Session:
    """A session of people on a position set up by hand."""
    return session(Match(start=position(**parts)), rng=rng)


def log(match: Match) -> list[list[Any]]:
    return [encode(action, match.settings) for action in match.actions]


@contextmanager
def refusal(game: Session, kind: type[GameError], code: str = "") -> Iterator[None]:
    """Expect a refusal inside the block; step, log, positions and language stay unchanged."""
    actions, states, events = (
        list(x) for x in (game.match.actions, game.match.states, game.match.events)
    )
    copies = [state.copy() for state in states[-3:]]
    step, shown, study = game.at, game.view(), [*game.study.log().written()]
    with pytest.raises(kind) as caught:
        yield
    if code:
        assert isinstance(caught.value, IllegalAction)
        assert caught.value.code == code
    assert game.at == step
    assert [*game.study.log().written()] == study
    assert game.match.actions == actions
    assert game.match.events == events
    assert all(a is b for a, b in zip(game.match.states, states, strict=True))
    assert game.match.states[-3:] == copies
    assert game.view() == shown


def armies(game: Session, *countries: str) -> list[int]:
    board = game.match.settings.board
    return [game.match.state.armies[board.country(name)] for name in countries]


def played(game: Session, entries: int) -> Session:
    """The session after its people have played at random for a while."""
    rng = random.Random(5)
    while len(game.match) < entries and game.view()["to_move"] >= 0:
        words = encode(rng.choice(game.match.legal_actions()), game.match.settings)[1:]
        game.handle(Act(game.step, words))
    return game


# The beginning


def test_the_deal_is_done_at_once() -> None:
    game = session()
    assert game.match.to_move >= 0
    assert game.step == len(game.match) > 0
    assert game.view()["phase"] == "initial_1"


def test_the_match_is_played_in_place() -> None:
    match = Match(seats=4)
    game = session(match)
    assert game.match is match
    before = len(match)
    placing = game.view()["menu"]["place"][0]
    game.handle(Act(game.step, ["place", match.settings.board.countries[placing[0]], 2]))
    assert len(match) == before + 1


# act


@pytest.mark.parametrize(
    "message",
    [
        Act(0, ["attack", "Argentina", "Brasil"]),
        Answer(0, "Negro", ["accept_pact", 1]),
        AttackUntil(0, "Argentina", "Brasil", 3),
    ],
    ids=lambda message: type(message).__name__,
)
def test_each_action_is_applied_once(monkeypatch: pytest.MonkeyPatch, message: Any) -> None:
    """Neither to see whether it is legal, nor when the branch is taken over."""
    match = Match(start=position(Blanco="Argentina 9", Negro="Brasil 3", Rojo="Cuba"))
    if isinstance(message, Answer):
        match.act("propose_world", "Negro")
        message = replace(message, step=1)
    game = session(match)
    before, applied = len(match), []
    apply = match.game.apply

    def counted(state: State, action: Action) -> Any:
        applied.append(action)
        return apply(state, action)

    monkeypatch.setattr(match.game, "apply", counted)
    game.handle(message)
    assert applied == match.actions[before:]
    assert applied


def test_act_plays_and_lets_chance_answer() -> None:
    game = table(Loaded(attacker_wins=True), Blanco="Argentina 5", Negro="Brasil 7")
    assert game.handle(Act(0, ["attack", "argentina", "BRASIL"])) is None
    assert log(game.match) == [
        ["Blanco", "attack", "Argentina", "Brasil"],
        ["chance", "roll", [6, 6, 6], [1, 1, 1]],
    ]
    assert game.step == 2
    assert armies(game, "Argentina", "Brasil") == [5, 4]
    shown = game.view()
    assert shown["battle"] == {
        "source": game.match.settings.board.country("Argentina"),
        "target": game.match.settings.board.country("Brasil"),
        "attack": [6, 6, 6],
        "defence": [1, 1, 1],
        "losses": [0, 3],
        "conquered": False,
        "seat": 0,
        "defender": 1,
    }
    assert shown["last"] == {k: shown["battle"][k] for k in ("source", "target")}


@pytest.mark.parametrize(
    ("words", "kind", "code"),
    [
        (["attack", "Argentina", "Sahara"], IllegalAction, ""),
        (["attack", "Argentina", "Atlantis"], IllegalAction, "unknown_country"),
        (["attack", "Brasil", "Argentina"], IllegalAction, "not_your_country"),
        (["place", "Argentina", 1], IllegalAction, ""),
        (["place", "Argentina", "1"], IllegalAction, "bad_amount"),
        (["place", "Argentina", True], IllegalAction, "bad_amount"),
        (["place", "Argentina", 10**9], BadMessage, ""),
        (["conquest_move", 1], IllegalAction, ""),
        (["attack", "Argentina"], BadMessage, ""),
        (["attack", "Argentina", "Brasil", 1], BadMessage, ""),
        (["attack", 19, 18], BadMessage, ""),
        (["attack", None, {}], BadMessage, ""),
        (["Blanco", "attack", "Argentina", "Brasil"], BadMessage, ""),
        (["Negro", "end_turn"], BadMessage, ""),
        ([], BadMessage, ""),
        ([[]], BadMessage, ""),
        ([None], BadMessage, ""),
        (["exchange", "Chile", []], BadMessage, ""),
        (["exchange", [["Chile"]], []], BadMessage, ""),
        (["exchange", ["Chile"] * 101, []], BadMessage, ""),
        (["exchange", [], ["Gondwana"]], BadMessage, ""),
        (["bonus", "Argentina"], IllegalAction, ""),
        (["declare_victory"], IllegalAction, ""),
    ],
    ids=str,
)
def test_what_is_refused_changes_nothing(
    words: list[Any], kind: type[GameError], code: str
) -> None:
    game = table(Blanco="Argentina 5", Negro="Brasil 7")
    with refusal(game, kind, code):
        game.handle(Act(0, words))


def test_act_at_another_step_is_stale() -> None:
    game = table(Blanco="Argentina 5", Negro="Brasil 7")
    for step in (-1, 1, 10**12):
        with refusal(game, StaleStep):
            game.handle(Act(step, ["end_turn"]))
        with refusal(game, StaleStep):
            game.handle(AttackUntil(step, "Argentina", "Brasil", 1))
    game.handle(Act(0, ["attack", "Argentina", "Brasil"]))
    with refusal(game, StaleStep):  # a second click that came too late
        game.handle(Act(0, ["attack", "Argentina", "Brasil"]))


def test_no_browser_throws_dice_or_draws_cards() -> None:
    """Chance's entries are refused, where they are due too, and even the very ones of the log."""
    match = Match(seats=3)
    match.run(random_policy, random.Random(3), limit=2000)
    game = session(match)
    tried = set()
    for step, action in enumerate(match.actions):
        if action.seat == CHANCE and (action.verb not in tried or step % 50 == 0):
            tried.add(action.verb)
            game.handle(Go(step))
            words = encode(action, match.settings)
            with refusal(game, GameError):
                game.handle(Act(step, words[1:]))
            with refusal(game, BadMessage):
                game.handle(Act(step, words))
    assert {"deal_countries", "deal_objective", "roll", "draw_card", "turn_situation"} <= tried


def test_nobody_acts_for_a_bot() -> None:
    game = session(bots=(0, 1, 2))
    acting = game.match.legal_actions()[0]
    with refusal(game, IllegalAction, "not_your_turn"):
        game.handle(Act(game.step, encode(acting, game.match.settings)[1:]))
    with refusal(game, IllegalAction, "not_your_turn"):
        game.handle(AttackUntil(game.step, "Argentina", "Brasil", 1))
    assert game.view()["menu"] == {}


def test_a_person_waits_while_a_bot_is_to_move() -> None:
    game = session(bots=(1, 2))
    game.play("end")
    person_acted = game.match.to_move
    assert person_acted == 0
    while game.match.to_move == 0:
        words = encode(game.match.legal_actions()[-1], game.match.settings)[1:]
        game.handle(Act(game.step, words))
    with refusal(game, IllegalAction, "not_your_turn"):
        game.handle(Act(game.step, ["end_turn"]))


def test_nothing_is_played_after_the_end() -> None:
    match = Match(seats=2, options={"max_rounds": 1})
    match.run(random_policy, random.Random(2))
    game = session(match)
    over = game.view()["over"]
    assert over is not None
    assert over["winners"]
    with refusal(game, IllegalAction, "game_over"):
        game.handle(Act(game.step, ["end_turn"]))
    with refusal(game, IllegalAction, "game_over"):
        game.handle(AttackUntil(game.step, "Argentina", "Brasil", 1))
    assert game.view()["to_move"] == NOBODY
    steps = len(match)
    game.handle(Step(game.step, "end"))
    assert len(match) == steps


def unlisted(match: Match, step: int, rng: random.Random) -> list[list[Any]]:
    """Every verb of a game, also those that no list of legal actions has, with some arguments."""
    game, settings = match.game, match.settings
    actions = [[verb] for verb, kind in game.verbs.items() if not kind.fields]
    actions += [
        encode(action, settings)[1:] for action in game.legal_actions(match.states[step])[:20]
    ]
    actions += [encode(item, settings)[1:] for item in rng.sample(match.actions, 10)]
    return actions


def all_refused(game: Session, messages: Sequence[Any], code: str = "") -> None:
    """The rules refuse every message, and nothing has changed in the end."""
    step, actions, states = game.step, list(game.match.actions), list(game.match.states)
    shown = game.view()
    for message in messages:
        with pytest.raises(IllegalAction) as caught:
            game.handle(message)
        assert not code or caught.value.code == code
    assert (game.step, game.match.actions) == (step, actions)
    assert all(a is b for a, b in zip(game.match.states, states, strict=True))
    assert game.view() == shown


@pytest.mark.parametrize("bots", [(0, 1), (0,), (1,), (0, 1, 2), ()], ids=str)
def test_no_page_acts_while_chance_is_due_or_after_the_end(bots: tuple[int, ...]) -> None:
    """`leave` is legal at such moments, for any seat: it is not the page's to say for whom."""
    rng = random.Random(7)
    tried = 0
    for name in GAMES:
        match = Match(name, 3, {"max_rounds": 3} if name != "eggar" else None)
        match.run(random_policy, random.Random(4), 600)
        game = session(match, bots)
        quiet = [k for k in range(len(match) + 1) if match.game.to_move(match.states[k]) < 0]
        for step in [*rng.sample(quiet, min(len(quiet), 12)), quiet[-1]]:
            if step != game.step:
                with contextlib.suppress(IllegalAction):  # La Reconquista does not look back
                    game.handle(Go(step))
            words = unlisted(match, step, rng)
            tried += ["leave"] in words
            if game.step == step:
                acts = [Act(step, word) for word in words]
                seats = match.settings.seats
                answers = [Answer(step, seat, word) for seat in seats for word in words]
                all_refused(game, [*acts, *answers])
    assert tried > 5


@pytest.mark.parametrize("bots", [(0, 1), (1,), (1, 2)], ids=str)
def test_nobody_leaves_or_says_anything_for_a_bot(bots: tuple[int, ...]) -> None:
    rng = random.Random(8)
    match = Match(seats=3).run(random_policy, random.Random(4), 400)
    game = session(match, bots)
    for step in range(20, 400, 9):
        to_move = match.game.to_move(match.states[step])
        game.handle(Go(step))
        words = unlisted(match, step, rng)
        names = [match.settings.seats[seat] for seat in bots]
        answers = [Answer(step, name, word) for name in names for word in words]
        acts = [Act(step, word) for word in words] if to_move in bots else []
        all_refused(game, [*acts, *answers], "not_your_turn")
    person = next(seat for seat in range(3) if seat not in bots)
    with refusal(game, IllegalAction, "not_your_turn"):  # nor is it said out of turn
        game.handle(Answer(game.step, match.settings.seats[person], ["leave"]))


# attack_until


@pytest.mark.parametrize("name", ["reconquista", "eggar"])
def test_attack_until_needs_attacks_from_country_to_country(name: str) -> None:
    """Targets and sources are not the same in every game: the message has no meaning there."""
    game = Session(Match(name, 3), {}, random.Random(1))
    with refusal(game, BadMessage):
        game.handle(AttackUntil(game.step, "Soria", "Burgos", 2))


def test_attack_until_stops_at_the_conquest() -> None:
    game = table(Loaded(attacker_wins=True), Blanco="Argentina 9", Negro="Brasil 7")
    assert game.handle(AttackUntil(0, "argentina", "brasil", 1)) is None
    assert [words[1] for words in log(game.match)] == ["attack", "roll"] * 3
    assert game.match.state.owner[game.match.settings.board.country("Brasil")] == 0
    shown = game.view()
    assert shown["battle"]["conquered"]
    assert shown["menu"]["conquest_move"][0][0] == 1
    assert shown["step"] == shown["steps"] == len(game.match)


@pytest.mark.parametrize("keep", [1, 2, 4, 8])
def test_attack_until_stops_when_few_are_left(keep: int) -> None:
    """No throw is begun with so few armies or fewer; each throw is an entry that can be undone."""
    game = table(Loaded(attacker_wins=False), Blanco="Argentina 9", Negro="Brasil 9")
    game.handle(AttackUntil(0, "Argentina", "Brasil", keep))
    place = game.match.settings.board.country("Argentina")
    begun = [
        state.armies[place]
        for state, action in zip(game.match.states, game.match.actions, strict=False)
        if action.verb == "attack"
    ]
    assert all(item > keep for item in begun)
    assert game.match.state.armies[place] <= keep
    steps = len(game.match)
    game.handle(Undo(game.step))
    assert (game.step, len(game.match)) == (steps - 2, steps)


def test_attack_until_does_not_throw_when_few_are_left_already() -> None:
    game = table(Loaded(attacker_wins=False), Blanco="Argentina 4", Negro="Brasil 9")
    game.handle(AttackUntil(0, "Argentina", "Brasil", 4))
    assert armies(game, "Argentina", "Brasil") == [4, 9]


def test_attack_until_stops_at_the_end_of_the_game() -> None:
    game = table(
        Loaded(attacker_wins=True),
        Blanco="Argentina 9",
        Negro="Brasil 4",
        rest="Blanco",
        options={"common_objective_countries": 72},
    )
    game.handle(AttackUntil(0, "Argentina", "Brasil", 1))
    shown = game.view()
    assert shown["over"]["winners"] == [0]
    assert shown["to_move"] == NOBODY
    assert shown["menu"] == {}
    assert not shown["seats"][1]["living"]


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        (AttackUntil(0, "Argentina", "Brasil", 0), BadMessage),
        (AttackUntil(0, "Argentina", "Brasil", -5), BadMessage),
        (AttackUntil(0, "Argentina", "Sahara", 1), IllegalAction),
        (AttackUntil(0, "Argentina", "Mu", 1), IllegalAction),
        (AttackUntil(0, "Uruguay", "Brasil", 1), IllegalAction),
        (AttackUntil(0, "Brasil", "Argentina", 1), IllegalAction),
    ],
    ids=str,
)
def test_attack_until_refused(message: AttackUntil, kind: type[GameError]) -> None:
    game = table(Blanco="Argentina 5, Uruguay 1", Negro="Brasil 7")
    with refusal(game, kind):
        game.handle(message)


# go, and acting at an earlier step


def test_go_shows_a_position_and_drops_nothing() -> None:
    game = played(session(), 60)
    entries, last = list(game.match.actions), len(game.match)
    for step in (0, 1, 30, last - 1, last):
        assert game.handle(Go(step)) is None
        assert game.step == step
        shown = game.view()
        assert (shown["step"], shown["steps"]) == (step, last)
        assert shown["armies"] == list(game.match.states[step].armies)
        assert shown["owner"] == list(game.match.states[step].owner)
    assert game.match.actions == entries


def test_go_beyond_the_match_is_stale() -> None:
    game = played(session(), 30)
    for step in (-1, len(game.match) + 1, 10**15):
        with refusal(game, StaleStep):
            game.handle(Go(step))


def decisions(match: Match) -> list[int]:
    return [k for k, action in enumerate(match.actions) if action.seat != CHANCE]


def test_acting_at_an_earlier_step_begins_a_variation() -> None:
    game = played(session(), 80)
    handed = game.match
    step = decisions(game.match)[10]
    entries, states = list(game.match.actions), list(game.match.states)
    other = next(
        action
        for action in game.match.game.legal_actions(states[step])
        if action != entries[step] and action.verb == "place"
    )
    game.handle(Go(step))
    game.handle(Act(step, encode(other, game.match.settings)[1:]))
    assert game.match.actions == [*entries[:step], other]
    assert all(a is b for a, b in zip(game.match.states, states[: step + 1], strict=False))
    assert game.at == game.study.end("v1") == ("v1", step + 1)
    assert (handed.actions, handed.states) == (entries, states)
    assert game.study.match is handed


def test_a_refusal_at_an_earlier_step_drops_nothing() -> None:
    game = played(session(), 80)
    for step in decisions(game.match)[::5]:
        game.handle(Go(step))
        with refusal(game, IllegalAction):
            game.handle(Act(step, ["conquest_move", 1]))
        with refusal(game, BadMessage):
            game.handle(Act(step, ["fly", "Chile"]))
        with refusal(game, StaleStep):
            game.handle(Act(len(game.match), ["end_placement"]))
        with refusal(game, GameError):
            game.handle(AttackUntil(step, "Chile", "Chile", 1))


def test_nothing_is_played_while_chance_is_due_at_an_earlier_step() -> None:
    match = Match(start=position(Blanco="Argentina 5", Negro="Brasil 7"))
    game = session(match)
    game.handle(Act(0, ["attack", "Argentina", "Brasil"]))
    game.handle(Go(1))
    assert game.view()["to_move"] == CHANCE
    with refusal(game, IllegalAction):
        game.handle(Act(1, ["attack", "Argentina", "Brasil"]))


# undo


def test_undo_and_redo_move_by_a_decision_and_its_chance() -> None:
    game = table(Blanco="Argentina 5", Negro="Brasil 7")
    game.handle(Act(0, ["attack", "Argentina", "Brasil"]))
    game.handle(Act(2, ["end_attack"]))
    entries = list(game.match.actions)
    for message, step in ((Undo, 2), (Undo, 0), (Undo, 0), (Redo, 2), (Redo, 3), (Redo, 3)):
        game.handle(message(game.step))
        shown = game.view()
        assert shown["step"] == game.step == step
        assert (shown["undo"], shown["redo"]) == (step > 0, step < 3)
        assert game.match.actions == entries


def test_undo_passes_by_where_only_dice_are_due() -> None:
    """Answers of another seat during the throw go with the attack."""
    game = table(Blanco="Argentina 5", Negro="Brasil 7", Rojo="Chile")
    game.match.act("attack", "Argentina", "Brasil")
    game.match.act("leave", seat="Rojo")
    game.match.resolve_chance(game.rng)
    game.show(3)
    game.handle(Undo(3))
    assert game.step == 0
    game.handle(Redo(0))
    assert (game.step, len(game.match)) == (3, 3)


def test_undo_at_an_earlier_step_goes_back_from_there() -> None:
    game = played(session(), 80)
    step = decisions(game.match)[10]
    entries = list(game.match.actions)
    game.handle(Go(step + 1))
    game.handle(Undo(game.step))
    assert (game.step, game.match.actions) == (step, entries)


def test_undo_keeps_the_deal() -> None:
    game = played(session(), 30)
    entries = list(game.match.actions)
    for _ in range(60):
        game.handle(Undo(game.step))
    assert game.step == decisions(game.match)[0]
    assert game.match.actions == entries


@pytest.mark.parametrize("step", [0, 1, 3])
def test_undo_in_the_deal_drops_nothing(step: int) -> None:
    """Before the first decision there is nothing to take back: the match stays, and the deal."""
    game = played(session(), 60)
    entries = list(game.match.actions)
    game.handle(Go(step))
    game.handle(Undo(game.step))
    assert game.match.actions == entries


# step: bots play on


@pytest.fixture
def bots() -> Session:
    """Three bots, past the initial placement."""
    match = Match(seats=3, options={"max_rounds": 6})
    game = session(match, bots=(0, 1, 2))
    while match.state.round < 1:
        game.handle(Step(game.step, "turn"))
    return game


def test_step_action_is_one_decision(bots: Session) -> None:
    for _ in range(50):
        before = len(bots.match)
        assert bots.handle(Step(bots.step, "action")) is None
        added = bots.match.actions[before:]
        assert [item.seat == CHANCE for item in added] == [False] + [True] * (len(added) - 1)
        assert bots.match.to_move != CHANCE
        assert bots.step == len(bots.match)


def test_step_turn_ends_with_the_turn(bots: Session) -> None:
    for _ in range(8):
        before = (bots.match.state.round, bots.match.state.turn)
        start = len(bots.match)
        bots.handle(Step(bots.step, "turn"))
        assert (bots.match.state.round, bots.match.state.turn) != before
        seats = {action.seat for action in bots.match.actions[start:]} - {CHANCE}
        assert seats == {before[1]}


def test_step_round_ends_with_the_round(bots: Session) -> None:
    for _ in range(3):
        before = bots.match.state.round
        bots.handle(Step(bots.step, "round"))
        assert bots.match.state.round == before + 1


def test_step_end_ends_the_match(bots: Session) -> None:
    bots.handle(Step(bots.step, "end"))
    assert bots.match.is_over
    assert bots.view()["over"]["winners"]


def test_bots_stop_at_a_person() -> None:
    game = session(bots=(0, 2))
    for until in ("action", "turn", "round", "end"):
        game.handle(Step(game.step, until))
    assert game.match.to_move == 1
    steps = len(game.match)
    game.handle(Step(game.step, "end"))
    assert (len(game.match), game.match.to_move) == (steps, 1)


def test_step_at_an_earlier_step_plays_on_from_there(bots: Session) -> None:
    bots.handle(Step(bots.step, "round"))
    step = decisions(bots.match)[-20]
    entries = list(bots.match.actions)
    bots.handle(Go(step))
    bots.handle(Step(bots.step, "action"))
    assert bots.match.actions[:step] == entries[:step]
    assert step < bots.step <= step + 3
    assert bots.study.match.actions == entries


def test_step_without_a_bot_to_move_drops_nothing() -> None:
    game = played(session(), 80)
    entries = list(game.match.actions)
    game.handle(Go(decisions(game.match)[10]))
    game.handle(Step(game.step, "turn"))
    assert game.match.actions == entries


# private


def hidden(**more: Any) -> State:
    return position(
        Blanco="Argentina 5",
        Negro="Brasil 7",
        Rojo="Chile 3",
        cards={"Blanco": ["Sahara", "China"], "Negro": ["Francia", "Irán", "Japón"]},
        objectives={"Blanco": "O-3", "Negro": "O-5", "Rojo": "O-7"},
        options={"objectives_excluded": ["O-1"]},  # so a card that is true may stand (CHP-8.3)
        **more,
    )


def test_private_shows_the_viewer_its_own() -> None:
    for turn, cards, objective in (
        ("Blanco", {"Sahara", "China"}, "O-3"),
        ("Negro", {"Francia", "Irán", "Japón"}, "O-5"),
        ("Rojo", set(), "O-7"),
    ):
        game = session(Match(start=hidden(turn=turn)))
        reply = game.handle(Private())
        assert reply is not None
        assert reply["kind"] == "private"
        assert reply["seat"] == game.viewer == game.view()["viewer"]
        assert reply["step"] == game.step
        assert {item["country"] for item in reply["hand"]} == cards
        words = catalogue()
        assert reply["objectives"][0] == words.label("objectives", objective, "es")
        assert len(reply["objectives"]) == 2


@pytest.mark.parametrize("person", [0, 1, 2])
def test_the_only_person_sees_its_own_at_any_time(person: int) -> None:
    for turn in ("Blanco", "Negro", "Rojo"):
        others = tuple({0, 1, 2} - {person})
        game = session(Match(start=hidden(turn=turn)), bots=others)
        assert game.viewer == person
        reply = game.handle(Private())
        assert reply is not None
        assert reply["seat"] == person
        held = members(game.match.state.hands[person])
        names = game.match.settings.board.countries
        assert [item["country"] for item in reply["hand"]] == [names[card] for card in held]


def test_a_spectator_sees_nobodys_cards() -> None:
    everybody = session(Match(start=hidden()), bots=(0, 1, 2))
    between = session(Match(start=hidden(turn="Rojo")), bots=(2,))  # two people wait for a bot
    dice = session(Match(start=hidden()))
    dice.handle(Act(0, ["attack", "Argentina", "Brasil"]))
    dice.handle(Go(1))
    for game in (everybody, between, dice):
        assert game.viewer is None
        with refusal(game, IllegalAction, "hidden_information"):
            game.handle(Private())


def test_private_offers_the_exchanges_and_bonuses_of_now() -> None:
    state = position(
        Blanco="Argentina 5, Chile 2",
        Negro="Brasil 7",
        phase="reinforce",
        cards={"Blanco": ["Chile", "Argentina", "Irán", "Japón", "Sahara"]},
    )
    match = Match(start=state)
    reply = private(match, 0, 0, "es")
    legal = [action for action in match.legal_actions() if isinstance(action, Exchange)]
    assert len(legal) == len(reply["exchanges"]) > 0
    game = session(match)
    first = reply["exchanges"][0]
    game.handle(Act(0, ["exchange", first["cards"], first["continents"]]))
    assert game.match.events[0][0].armies == first["armies"] == 6  # type: ignore[attr-defined]

    card = Match(
        start=position(
            Blanco="Argentina 5",
            Negro="Brasil 7",
            phase="card",
            cards={"Blanco": ["Argentina", "Brasil"]},
        )
    )
    hand = private(card, 0, 0, "es")["hand"]
    assert {item["country"]: item["bonus"] for item in hand} == {"Argentina": True, "Brasil": False}


# lang


def test_lang_rewords_everything() -> None:
    game = played(session(), 60)
    spanish = game.view()
    assert game.handle(Lang("en")) is None
    english = game.view()
    assert (spanish["lang"], english["lang"]) == ("es", "en")
    for ours, theirs in zip(spanish["news"], english["news"], strict=True):
        assert ours["text"] != theirs["text"]
        assert {**ours, "text": ""} == {**theirs, "text": ""}
    same = ("owner", "armies", "menu", "phase", "turn", "names", "step")
    assert all(spanish[key] == english[key] for key in same)
    assert spanish["due"] != english["due"] or not spanish["due"]
    game.handle(Lang("es"))
    assert game.view() == spanish


@pytest.mark.parametrize("lang", ["es", "en"])
def test_refusals_are_worded(lang: str) -> None:
    game = table(Blanco="Argentina 5", Negro="Brasil 7")
    for fault in (
        IllegalAction("not_adjacent", "TEG-8.2", source="Argentina", target="Sahara"),
        StaleStep("late"),
        BadMessage("what?"),
    ):
        reply = refused(fault, 3, lang)
        assert set(reply) == {"kind", "step", "code", "clause", "text"}
        assert reply["kind"] == "refused"
        assert reply["step"] == 3
        assert reply["text"]
    assert game.lang == "es"


# What a view is

KEYS = {
    "game",
    "phase_name",
    "forms",
    "names",
    *(
        "step",
        "steps",
        "undo",
        "lang",
        "viewer",
        "seats",
        "round",
        "phase",
        "turn",
        "to_move",
        "first",
    ),
    *("situation", "due", "owner", "armies", "missiles", "guests", "menu", "battle", "last"),
    *("news", "over", "error", "people", "memory", "awaited", "pacts", "proposals", "blocked"),
    "covered",
    *("by_pact", "joint", "warning", "goal", "scenery", "keys", "table", "aim", "acts"),
}
SEAT_KEYS = {
    *("name", "color", "ink", "sign", "living", "countries", "armies", "cards", "exchanges"),
    *("continent_cards", "bot", "facts", "missiles"),
}


def matches(many: int, entries: int) -> Iterator[Match]:
    """Matches of 2 to 6 seats between bots that do anything legal."""
    for seed in range(many):
        match = Match(seats=2 + seed % 5)
        yield match.run(random_policy, random.Random(seed), limit=entries)


def steps_of(match: Match, every: int) -> range:
    return range(0, len(match) + 1, every)


def test_a_view_is_json() -> None:
    """No tuple, no set, no number of another kind: what is sent is what comes out."""
    for match in matches(5, 1500):
        for step in steps_of(match, 13):
            shown = view(match, step, None, {0: "random"}, "en")
            assert json.loads(json.dumps(shown, allow_nan=False)) == shown
            assert set(shown) == KEYS
            assert {frozenset(seat) for seat in shown["seats"]} == {frozenset(SEAT_KEYS)}
            to_move = match.game.to_move(match.states[step])
            if to_move >= 0:
                mine = private(match, step, to_move, "en")
                assert json.loads(json.dumps(mine, allow_nan=False)) == mine


def test_a_view_tells_the_position() -> None:
    for match in matches(5, 1500):
        for step in steps_of(match, 17):
            state = match.states[step]
            shown = view(match, step, None, {}, "es")
            assert shown["owner"] == list(state.owner)
            assert shown["armies"] == list(state.armies)
            assert (shown["round"], shown["phase"]) == (state.round, state.phase)
            for seat, details in enumerate(shown["seats"]):
                assert details["countries"] == shown["owner"].count(seat)
                held = zip(shown["owner"], shown["armies"], strict=True)
                assert details["armies"] == sum(n for owner, n in held if owner == seat)
                assert details["cards"] == state.hands[seat].bit_count()
                assert details["living"] == (state.slayer[seat] < 0)
            assert sum(item["armies"] for item in shown["due"]) == sum(state.due)


@pytest.mark.slow
def test_the_menu_is_what_is_legal_but_for_secret_verbs() -> None:
    seen: set[str] = set()
    for match in matches(5, 1200):
        for step in steps_of(match, 7):
            state = match.states[step]
            to_move = match.game.to_move(state)
            if to_move < 0:
                continue
            for seat in (to_move, (to_move + 1) % len(state.slayer)):
                legal = match.game.legal_actions(state, seat)
                wanted = fold_actions(
                    item for item in legal if not isinstance(item, Exchange | Bonus)
                )
                if "conquest_move" in wanted:
                    wanted["conquest_move"] = [[1, *wanted["conquest_move"][0]]]
                assert view(match, step, seat, {}, "es")["menu"] == wanted
                seen |= set(wanted)
            assert view(match, step, None, {}, "es")["menu"] == {}
    assert {"place", "attack", "regroup", "conquest_move", "request_card", "end_turn"} <= seen


def test_the_battle_is_the_last_throw() -> None:
    for match in matches(3, 1500):
        for step in range(1, len(match) + 1):
            thrown = [e for e in match.events[step - 1] if isinstance(e, AttackRolled)]
            if not thrown:
                continue
            battle = view(match, step, None, {}, "es")["battle"]
            fell = any(isinstance(e, CountryConquered) for e in match.events[step - 1])
            assert battle["attack"] == list(thrown[0].attack)
            assert battle["defence"] == list(thrown[0].defence)
            assert battle["losses"] == [thrown[0].losses_attack, thrown[0].losses_defence]
            assert battle["conquered"] == fell


def test_news_are_the_latest_dozen() -> None:
    match = next(matches(1, 900))
    for step in steps_of(match, 31):
        lines = view(match, step, None, {}, "es")["news"]
        assert len(lines) <= 12
        assert [line["step"] for line in lines] == sorted(line["step"] for line in lines)
        assert all(0 < line["step"] <= step and line["text"] for line in lines)
        if step > 60:
            assert len(lines) == 12


def size(shown: dict[str, Any]) -> int:
    return len(json.dumps(shown).encode())


def test_a_view_does_not_grow_with_the_match() -> None:
    """The same positions at the end of 50 entries and of 5000 take the same room."""
    tries = (
        Match(seats=6).run(random_policy, random.Random(seed), limit=5000) for seed in range(40)
    )
    long = next(match for match in tries if len(match) == 5000)
    short = long.fork(0)
    short.states = long.states[4950:]
    short.actions = long.actions[4950:]
    short.events = long.events[4950:]
    assert len(short) == 50
    late, early = (size(view(item, len(item), 0, {}, "es")) for item in (long, short))
    assert abs(late - early) <= early * 0.10

    def average(first: int) -> float:
        shown = [view(long, step, None, {}, "es") for step in range(first, first + 100)]
        return sum(map(size, shown)) / len(shown)

    assert average(4900) <= average(600) * 1.10
    assert max(size(view(long, step, 0, {}, "es")) for step in range(0, 5001, 25)) < 10_000


# Secrets


def twin(match: Match, step: int, rng: random.Random) -> Match:
    """The match up to a step, with all that is secret about its last position dealt otherwise."""
    other = match.fork(step)
    state = other.states[-1].copy()
    seats = range(len(state.slayer))
    cards = list(members(state.pile | bit_set(c for hand in state.hands for c in members(hand))))
    rng.shuffle(cards)
    hands = []
    for hand in state.hands:
        hands.append(bit_set(cards[: hand.bit_count()]))
        del cards[: hand.bit_count()]
    state.hands, state.pile = tuple(hands), bit_set(cards)
    state.used &= ~state.pile
    for hand in hands:
        state.used |= bit_set(card for card in members(hand) if rng.random() < 0.3)
    known = list(range(len(state.settings.facts.objectives)))
    rng.shuffle(known)
    state.objectives = tuple(tuple(known.pop() for _ in cards) for cards in state.objectives)
    state.targets = tuple(
        max(
            (target_of(state.settings, seat, state.settings.facts.objectives[n]) for n in given),
            default=-1,
        )
        for seat, given in zip(seats, state.objectives, strict=True)
    )
    assert not list(validation_errors(state))
    other.states[-1] = state
    other.events = [[_otherwise(event, rng) for event in events] for events in other.events]
    other.actions = [_otherwise(action, rng) for action in other.actions]
    return other


def _otherwise(thing: Any, rng: random.Random) -> Any:
    match thing:
        case CardDrawn() | DrawCard() | LoseCard() | ZonePenalty():
            return replace(thing, card=rng.randrange(72))
        case CardsInherited():
            return replace(thing, cards=tuple(rng.sample(range(72), len(thing.cards))))
        case ObjectiveDealt() | DealObjective():
            dealt = tuple(rng.sample(range(19), len(thing.objectives)))
            return replace(thing, objectives=dealt)
    return thing


def secrets(match: Match, lang: str) -> set[str]:
    words = catalogue()
    return {words.label("objectives", id, lang) for id in match.settings.vocabulary["objective"]}


@pytest.mark.slow
def test_views_are_equal_whatever_is_secret() -> None:
    """Two matches that differ only in secrets, the viewer's own too, are seen alike."""
    rng = random.Random(11)
    compared = different = 0
    for match in matches(10, 1800):
        for step in (*range(0, 60, 7), *steps_of(match, 61)):
            state = match.states[step]
            if state.chance or state.phase == "game_over":
                continue
            other = twin(match, step, rng)
            hidden = ("hands", "objectives", "used")
            different += any(getattr(state, k) != getattr(other.state, k) for k in hidden)
            lang = rng.choice(["es", "en"])
            for viewer in (None, state.turn, rng.randrange(len(state.slayer))):
                assert view(match.fork(step), step, viewer, {}, lang) == view(
                    other, step, viewer, {}, lang
                )
                compared += 1
    assert compared > 600
    assert different > 200


@pytest.mark.slow
def test_views_name_no_objective_before_the_end() -> None:
    for match in matches(5, 1500):
        for step in steps_of(match, 11):
            if match.states[step].phase == "game_over":
                continue
            for lang in ("es", "en"):
                text = json.dumps(view(match, step, match.states[step].turn, {}, lang))
                plain = json.loads(text)
                strings = set(_strings(plain))
                assert not strings & secrets(match, lang)
                assert not any(
                    objective in string for string in strings for objective in secrets(match, lang)
                )


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)


def public_only(seen: Any, rng: random.Random) -> Action:
    """A policy that uses none of its secrets: it never exchanges, never takes a bonus."""
    legal = [action for action in seen.legal_actions if not isinstance(action, Exchange | Bonus)]
    return rng.choice(legal)


@pytest.mark.slow
def test_matches_played_with_other_secrets_are_seen_alike() -> None:
    """The same public entries over other objectives and other cards drawn: the same screens."""
    compared = 0
    for seed in (1, 3):
        match = Match(seats=2 + seed % 5)
        match.run(public_only, random.Random(seed), limit=700)
        other, rng = Match(seats=2 + seed % 5), random.Random(1000 + seed)
        for action in match.actions:
            secret = isinstance(action, DealObjective | DrawCard | LoseCard)
            other.push(other.game.sample_chance(other.state, rng) if secret else action)
            if "game_over" in (other.state.phase, match.states[len(other)].phase):
                break
            step, turn = len(other), other.state.turn
            for viewer in {None, turn, rng.randrange(len(other.settings.seats))}:
                mine = {**view(match, step, viewer, {}, "es"), "steps": step}
                assert mine == view(other, step, viewer, {}, "es")
                compared += 1
    assert compared > 2000


@pytest.mark.slow
def test_private_is_the_viewers_alone() -> None:
    """It tells the viewer's cards and objective, and is the same whatever the others hold."""
    rng = random.Random(12)
    words = catalogue()
    for match in matches(10, 2000):
        for step in steps_of(match, 67):
            state = match.states[step]
            if state.chance or state.phase == "game_over":
                continue
            names, ids = state.settings.board.countries, state.settings.vocabulary["objective"]
            viewer = rng.randrange(len(state.slayer))
            reply = private(match, step, viewer, "es")
            hand = [names[card] for card in members(state.hands[viewer])]
            assert [item["country"] for item in reply["hand"]] == hand
            mine = [words.label("objectives", ids[k], "es") for k in state.objectives[viewer]]
            assert reply["objectives"] == [*mine, words.label("objectives", "common", "es")]
            for exchange in reply["exchanges"]:
                assert set(exchange["cards"]) <= set(hand)

            other = twin(match, step, rng)
            mixed = other.states[-1]
            wanted = state.hands[viewer]
            pile = (mixed.pile | bit_set(c for h in mixed.hands for c in members(h))) & ~wanted
            loose = list(members(pile))
            hands = []
            for seat, cards in enumerate(state.hands):
                taken = wanted if seat == viewer else bit_set(loose[: cards.bit_count()])
                if seat != viewer:
                    del loose[: cards.bit_count()]
                hands.append(taken)
            mixed.hands, mixed.pile = tuple(hands), bit_set(loose)
            mixed.used = state.used & wanted
            mixed.objectives = tuple(
                state.objectives[seat] if seat == viewer else given
                for seat, given in enumerate(mixed.objectives)
            )
            mixed.targets = tuple(
                state.targets[seat] if seat == viewer else target
                for seat, target in enumerate(mixed.targets)
            )
            assert private(other, step, viewer, "es") == reply


def test_a_claim_of_victory_is_no_news_in_a_view() -> None:
    """The menu must not tell that an objective is met, if victory is not automatic (D-80)."""
    views = []
    for objective in ("O-1", "O-2", "O-3", "O-4", "O-5", "O-6", "O-7", "O-8"):
        state = position(
            Blanco="Argentina 5",
            Negro="Brasil 2, Japón 2, Francia 2",
            rest="Blanco",
            objectives={"Blanco": objective},
            options={"auto_victory": False, "common_objective_countries": 72},
        )
        views.append(session(Match(start=state)).view())
    assert all(item == views[0] for item in views)


def test_a_session_handles_what_a_fuzzer_sends() -> None:
    """Thousands of messages in any order: only game errors, and the log always replays."""
    rng = random.Random(21)
    game = session(Match(seats=3), bots=(2,))
    handle: Callable[[Any], Any] = game.handle
    names = game.match.settings.board.countries
    refusals = 0
    for _ in range(3000):
        legal = game.match.game.legal_actions(game.match.states[game.step])
        words = encode(rng.choice(legal), game.match.settings)[1:] if legal else ["end_turn"]
        message: Any = rng.choice(
            [
                *[Act(game.step, words)] * 8,
                Act(game.step + rng.choice([-1, 0, 1]), words),
                Act(game.step, ["attack", rng.choice(names), rng.choice(names)]),
                AttackUntil(game.step, rng.choice(names), rng.choice(names), rng.randint(-1, 4)),
                Go(rng.randint(-2, len(game.match) + 2)),
                Go(len(game.match)),
                Undo(game.step),
                Redo(game.step),
                Rename(game.step, rng.choice(game.study.lines), "¿Y si?"),
                Promote(game.step, rng.choice(game.study.lines)),
                Delete(game.step, rng.choice(game.study.lines)),
                Restore(game.step),
                *[Step(game.step, rng.choice(["action", "turn", "round"]))] * 2,
                Private(),
                Lang(rng.choice(["es", "en"])),
                Reach(game.step, rng.choice(names)),
                Offers(game.step - rng.choice([0, 0, 1])),
                *_talk(game, rng),
            ]
        )
        if hasattr(message, "line"):
            lines = [*[game.at.line] * 20, *game.study.lines]
            message = replace(message, line=rng.choice(lines))
        if rng.random() < 0.2:
            game.view()
        try:
            reply = handle(message)
        except GameError:
            refusals += 1
        else:
            assert (reply is not None) == isinstance(message, Private | Reach | Offers)
        assert 0 <= game.step <= len(game.match)
        assert len(game.match.states) == len(game.match) + 1 == len(game.match.events) + 1
        assert game.match.to_move != CHANCE
    assert refusals > 50
    assert Match.parse(game.match.lines()).state == game.match.state
    written = [*game.study.log().written()]
    assert [*Study.parse(written).log().written()] == written


def _talk(game: Session, rng: random.Random) -> list[Any]:
    """A proposal, and answers of anybody to anything."""
    state = game.match.states[game.step]
    numbers = [item.number for item in (*state.pacts, *state.proposals)]
    seat = rng.choice(state.settings.seats)
    verb = rng.choice(["accept_pact", "decline_pact", "withdraw_proposal", "announce_break"])
    number = rng.choice([*numbers, state.numbered + 1])
    partner = rng.choice(state.settings.seats)
    return [
        Act(game.step, ["propose_world", partner]),
        *[Answer(game.step, seat, [verb, number])] * 2,
        Answer(game.step, seat, ["zone_decision", number, rng.choice([True, False, 1])]),
        Answer(game.step, rng.choice(["", "chance", seat]), [rng.choice(["roll", "end_turn", 7])]),
    ]


# Pacts, missiles and allies


def allies(bots: Sequence[int] = ()) -> Session:
    """Rojo and Negro border Ucrania, which is Azul's; Rojo is to move and has two missiles."""
    state = position(
        seats=["Rojo", "Negro", "Azul"],
        Rojo="Irán 6 + 2m, Chile 3",
        Negro="Rusia 5",
        Azul="Ucrania 4, Turquía 5",
        rest="Azul",
    )
    return Session(Match(start=state), dict.fromkeys(bots, RANDOM), random.Random(1))


def test_reach_says_what_a_missile_would_do_and_why_not() -> None:
    reply = allies().handle(Reach(0, "Irán"))
    assert reply is not None
    targets = {target["country"]: target for target in reply["targets"]}
    assert targets["Ucrania"]["damage"] == 3
    assert targets["Ucrania"]["path"] == ["Irán", "Ucrania"]
    assert targets["Ucrania"]["refusal"] is None
    assert targets["Albania"]["refusal"]["code"] == "missile_would_clear_country"
    assert targets["Albania"]["refusal"]["clause"] == "TEG-9.7"
    assert targets["Albania"]["refusal"]["text"]
    assert "Chile" not in targets


@pytest.mark.parametrize(
    ("source", "code"), [("Atlántida", "unknown_country"), ("Ucrania", "not_your_country")]
)
def test_reach_of_what_is_not_the_viewers_is_refused(source: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        allies().handle(Reach(0, source))
    assert refusal.value.code == code


def test_offers_are_what_may_be_proposed() -> None:
    game = allies()
    reply = game.handle(Offers(0))
    assert reply is not None
    offered = [
        [offer["verb"], offer["partner"], *terms]
        for offer in reply["offers"]
        for terms in offer["terms"]
    ]
    legal = game.match.game.proposals(game.match.state, 0)  # type: ignore[attr-defined]
    words = [encode(item, game.match.settings)[1:] for item in legal]
    assert sorted(offered) == sorted(words)
    assert ["propose_country", "Negro", "Irán", "Rusia"] in offered


def test_a_pact_is_proposed_answered_and_broken_by_people_on_one_screen() -> None:
    game = allies()
    game.handle(Act(0, ["propose_country", "Negro", "Irán", "Rusia"]))
    assert [proposal["seats"] for proposal in game.view()["proposals"]] == [[0, 1]]
    game.handle(Answer(game.step, "Negro", ["accept_pact", 1]))
    (pact,) = game.view()["pacts"]
    assert (pact["kind"], pact["breakable_by"], pact["breaker"]) == ("country", [0, 1], None)
    board = game.match.settings.board
    pair = {board.country("Irán"), board.country("Rusia")}
    assert [set(item[:2]) for item in game.view()["covered"]] == [pair]
    game.handle(Answer(game.step, "Negro", ["announce_break", pact["number"]]))
    assert game.view()["pacts"][0]["breaker"] == 1


def test_nobody_answers_for_a_bot_or_plays_out_of_turn() -> None:
    game = allies(bots=[1])
    for seat, action in (("Negro", ["accept_pact", 1]), ("Azul", ["end_attack"])):
        with pytest.raises(IllegalAction) as refusal:
            game.handle(Answer(0, seat, action))
        assert refusal.value.code == "not_your_turn"


def test_a_bot_answers_a_proposal_and_does_its_part_of_a_joint_attack() -> None:
    """Whatever it says, it is a person's move again; an ally that is a bot moves in by itself."""
    agreed = 0
    for seed in range(30):
        game = allies(bots=[1])
        game.rng = random.Random(seed)
        game.handle(Act(0, ["propose_aggression", "Negro", "Ucrania", "Irán", "Rusia", "Rojo"]))
        assert game.viewer == 0
        if "open_joint_attack" not in game.view()["menu"]:
            continue
        agreed += 1
        game.handle(Act(game.step, ["open_joint_attack", 1]))
        while "aggression_move" in game.view()["menu"]:
            game.handle(Act(game.step, ["aggression_move", 1]))
        assert game.match.to_move in (0, NOBODY)
        assert game.view()["joint"] is None
    assert agreed > 3


@pytest.mark.slow
def test_a_session_of_allies_handles_what_a_fuzzer_sends() -> None:
    """From positions with missiles and pacts, so that every kind of answer is right at times."""
    rng = random.Random(4)
    done: set[str] = set()
    for start in range(12):
        game = allies(bots=[2] if start % 2 else [])
        for _ in range(120):
            legal = game.match.legal_actions()
            words = encode(rng.choice(legal), game.match.settings)[1:] if legal else ["end_turn"]
            message: Any = rng.choice(
                [
                    *(Act(game.step, words), Offers(game.step), Step(game.step, "turn")),
                    *_talk(game, rng),
                ]
            )
            try:
                game.handle(message)
            except GameError:
                continue
            done.add(type(message).__name__)
            json.dumps(game.view())
            people = {0, 1} if start % 2 else {0, 1, 2}
            assert game.match.to_move in people | {NOBODY, game.match.state.turn}
        done |= {action.verb for action in game.match.actions}
        assert Match.parse(game.match.lines()).state == game.match.state
    assert {"Answer", "Offers", "accept_pact", "decline_pact", "announce_break"} <= done


def test_a_broken_pact_says_whose_and_whether_the_last_turn_has_begun() -> None:
    start = position(
        seats=["Rojo", "Negro"],
        Rojo="Irán 6",
        Negro="Rusia 5",
        pacts=[("country", "Rojo", "Negro", "Irán", "Rusia")],
    )
    game = session(Match(start=start))
    game.handle(Act(0, ["announce_break", 1]))
    (broken,) = game.view()["pacts"]
    assert (broken["breaker"], broken["notice"], broken["breakable_by"]) == (0, False, [])
    game.handle(Act(game.step, ["end_turn"]))
    (broken,) = game.view()["pacts"]
    assert (game.viewer, broken["breaker"], broken["notice"]) == (1, 0, True)


def test_a_hot_seat_passes_to_the_ally_and_back() -> None:
    """The viewer is the person whose decision is due, also out of turn."""
    game = allies()
    game.rng = Loaded(attacker_wins=True)
    game.handle(Act(0, ["propose_aggression", "Negro", "Ucrania", "Irán", "Rusia", "Rojo"]))
    game.handle(Answer(game.step, "Negro", ["accept_pact", 1]))
    game.handle(Act(game.step, ["open_joint_attack", 1]))
    moved = []
    while "aggression_move" in game.view()["menu"]:
        shown = game.view()
        assert shown["menu"]["aggression_move"] == [[1, 2]]
        assert shown["viewer"] == shown["to_move"]
        assert shown["awaited"] == (None if shown["viewer"] == 0 else shown["viewer"])
        moved.append(shown["viewer"])
        game.handle(Act(game.step, ["aggression_move", 2]))
    assert moved == [0, 1]
    shown, board = game.view(), game.match.settings.board
    ukraine = board.country("Ucrania")
    assert shown["by_pact"] == [ukraine]
    assert [shown["owner"][ukraine], *shown["guests"][0]] == [0, ukraine, 1, 2, 0]
    assert {pact["kind"] for pact in shown["pacts"]} == {"truce", "condominium"}
    assert (shown["viewer"], shown["awaited"], shown["joint"]) == (0, None, None)


def test_a_view_names_blocked_countries_and_shared_targets() -> None:
    board = session().match.settings.board
    ring = ", ".join(f"{board.countries[k]} 2" for k in board.neighbours[board.country("Islandia")])
    game = session(
        Match(
            start=position(
                seats=["Blanco", "Negro", "Rojo"],
                Blanco="Islandia 1, Irán 5",
                Negro=f"{ring}, Ucrania 3",
                Rojo="Ucrania 2",
            )
        )
    )
    shown = game.view()
    assert shown["blocked"] == [board.country("Islandia")]
    pair = [board.country("Irán"), board.country("Ucrania")]
    rows = [row for row in shown["menu"]["attack"] if row[:2] == pair]
    assert sorted(rows) == [[*pair, 1], [*pair, 2]]
    game.handle(Act(0, ["attack", "Irán", "Ucrania", "Rojo"]))
    assert game.match.actions[0].occupant == 2  # type: ignore[attr-defined]
