"""A bot that fails, at whatever choice, leaves every entry of the board where it was.

Where bots play on by themselves, what they have decided before stays as well.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from teg_nb.bots import random_policy
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BotFailed
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.position import position as teg
from teg_nb.engine.games.tgm.position import position as tgm
from teg_nb.engine.play.match import Match
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import Act, Answer, AttackUntil, Go, More, Step
from teg_nb.widget.session.session import Session

SECRET = "Negro holds Sahara, Francia and the objective O-3"


class Failing:
    """A bot that plays at random, and fails at a choice."""

    def __init__(self, at: int, how: Callable[[Any], Any]) -> None:
        self.left = at
        self.how = how

    def __call__(self, seen: Any, rng: random.Random) -> Any:
        self.left -= 1
        return random_policy(seen, rng) if self.left else self.how(seen)


def raises(seen: Any) -> Any:
    raise ZeroDivisionError(SECRET)


def cheats(seen: Any) -> Any:
    """Choose an action of another seat, which the rules refuse."""
    return next(type(action)(action.seat + 1) for action in seen.legal_actions if not action.fields)


def what_is_no_action(seen: Any) -> Any:
    return SECRET


def session(match: Match, at: int, *bots: int, how: Callable[[Any], Any] = raises) -> Session:
    failing = Failing(at, how)
    return Session(match, dict.fromkeys(bots, ("failing", failing)), random.Random(1))


def entries(game: Session) -> tuple[Any, ...]:
    """Everything of the board, and the very objects that it is made of."""
    match = game.match
    return (
        match,
        game.step,
        [*game.study.log().written()],
        list(match.actions),
        [id(state) for state in match.states],
        [list(event) for event in match.events],
        game.view(),
    )


@contextmanager
def untouched(game: Session) -> Iterator[None]:
    before, copies = entries(game), [state.copy() for state in game.match.states[-5:]]
    with pytest.raises(BotFailed) as failed:
        yield
    assert failed.value.seat in game.match.settings.seats
    assert entries(game) == before
    assert game.match.states[-5:] == copies


def played(name: str, limit: int = 200) -> Match:
    return Match(name, 3).run(random_policy, random.Random(4), limit)


CHOICES = (1, 2, 3, 8)


def decided(game: Session, at: int) -> list[Any]:
    """Return the entries of the line shown after a bot has been asked less than `at` times."""
    (bot,) = {policy for _, policy in game.bots.values()}
    assert isinstance(bot, Failing)
    bot.left = -1
    while True:
        before = list(game.match.actions)
        game.handle(Step(game.step, "action", line=game.at.line))
        if -1 - bot.left >= at:
            return before


@pytest.mark.parametrize("until", ["action", "turn", "round", "end"])
@pytest.mark.parametrize("at", CHOICES)
@pytest.mark.parametrize("name", GAMES)
def test_step(name: str, at: int, until: str) -> None:
    """Earlier decisions stay, and nothing else."""
    game = session(Match(name, 3), at, 0, 1, 2)
    for _ in range(at):
        try:
            game.handle(Step(game.step, until))
        except BotFailed:
            break
    else:
        raise AssertionError("it should have failed")
    assert game.match.actions == decided(session(Match(name, 3), 0, 0, 1, 2), at)
    assert game.view()["playing"] is None
    assert game.step == len(game.match)


@pytest.mark.parametrize("at", CHOICES)
def test_step_from_an_earlier_position(at: int) -> None:
    """No variation is begun before the bots have played."""
    game, other = (session(played("teg"), at, 0, 1, 2) for _ in range(2))
    main = list(game.match.actions)
    for item in (game, other):
        item.handle(Go(30))
    with pytest.raises(BotFailed):
        game.handle(Step(30, "end"))
    assert game.study.match.actions == main
    assert len(game.study.lines) == (1 if at == 1 else 2)
    if at > 1:
        assert game.match.actions == decided(other, at)


@pytest.mark.parametrize("how", [raises, cheats, what_is_no_action, lambda seen: None])
def test_whatever_it_does_it_is_the_bot_that_failed(how: Callable[[Any], Any]) -> None:
    """Also where the rules refuse its choice: the page reads of no action but its own."""
    match = Match(start=teg(Blanco="Argentina 5", Negro="Brasil 7", turn="Negro"))
    game = session(match, 1, 1, how=how)
    with untouched(game):
        game.handle(Step(0, "turn"))


def duel(at: int) -> Session:
    """Tercera Guerra Mundial: the defender is a bot, and chooses its dice."""
    start = tgm(Blanco="Alaska 20, Alberta 3", Negro="Kamchatka 20", phase="combat")
    return session(Match("tgm", start=start), at, 1)


def test_act_that_a_bot_answers() -> None:
    game = duel(1)
    with untouched(game):
        game.handle(Act(0, ["attack", "Alaska", "Kamchatka", 3]))


def test_act_that_asks_a_bot() -> None:
    start = teg(Blanco="Irán 6", Negro="Rusia 5")
    game = session(Match(start=start), 1, 1)
    with untouched(game):
        game.handle(Act(0, ["propose_country", "Negro", "Irán", "Rusia"]))


def test_act_at_an_earlier_position() -> None:
    """No variation is begun before the bot has answered."""
    game = duel(2)
    game.handle(Act(0, ["attack", "Alaska", "Kamchatka", 3]))
    game.handle(Act(game.step, ["end_combat"]))
    game.handle(Go(0))
    with untouched(game):
        game.handle(Act(0, ["attack", "Alaska", "Kamchatka", 2]))
    assert game.match.actions[-1].verb == "end_combat"


@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_a_whole_series_of_attacks(at: int) -> None:
    game = duel(at)
    with untouched(game):
        game.handle(AttackUntil(0, "Alaska", "Kamchatka", 2))
    assert len(game.match) == 0


def test_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = duel(1)
    monkeypatch.setattr(game.screen, "out_of_turn", ("attack",))
    with untouched(game):
        game.handle(Answer(0, "Blanco", ["attack", "Alaska", "Kamchatka", 3]))


@pytest.mark.parametrize("at", [1, 2, 3])
def test_bots_that_were_interrupted_by_a_question(at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot attacks a person, who passes cards; the bots go on, and one of them fails."""
    monkeypatch.setattr("teg_nb.widget.session.play.SLICE", 0)
    failed = 0
    for seed in range(12):
        match = Match("reconquista", 3, {"max_rounds": 10})
        bot = Failing(-1, raises)
        game = Session(match, {1: ("failing", bot), 2: ("failing", bot)}, random.Random(seed))
        rng = random.Random(seed)
        while not match.is_over:
            if match.to_move in game.bots:
                game.handle(Step(game.step, "end"))
                continue
            words = encode(rng.choice(match.legal_actions()), match.settings)[1:]
            inside = match.state.turn != 0 and match.state.phase == "commit"
            bot.left = at if inside else -1
            before, acted = entries(game), False
            try:
                game.handle(Act(game.step, words))
                acted = True
                while game.view()["playing"]:
                    before = entries(game)
                    game.handle(More(game.step))
            except BotFailed:
                assert entries(game)[:-1] == before[:-1]
                assert game.view()["playing"] is None
                failed += 1
                bot.left = -1
                game.handle(Step(game.step, "end") if acted else Act(game.step, words))
    assert failed > 3


@pytest.mark.parametrize("at", CHOICES)
@pytest.mark.parametrize("until", ["turn", "round", "end"])
def test_play_in_a_cell(until: str, at: int) -> None:
    """Whoever wrote the bot gets its exception; what was decided before is kept and shown."""
    failing = Failing(at, raises)
    widget = MatchWidget(played("teg"), bots=[failing] * 3, seed=2)
    other = MatchWidget(played("teg"), bots=[Failing(0, raises)] * 3, seed=2)
    for item in (widget, other):
        item.show(30)
    before = entries(widget.session)
    with pytest.raises(BotFailed) as failed:
        widget.play(until)
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
    if at == 1:
        assert entries(widget.session) == before
    else:
        assert widget.match.actions == decided(other.session, at)
    assert {**widget.view, "lines": widget.lines} == widget.session.view()
    assert widget.view["playing"] is None


# What is said of it


@pytest.mark.parametrize("how", [raises, what_is_no_action])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_page_is_told_that_a_bot_failed_and_not_what_it_knew(
    lang: str,
    how: Callable[[Any], Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    widget = MatchWidget(Match(seats=2), bots=[Failing(1, how)] * 2, seed=1, lang=lang)
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda reply, *_: sent.append(reply))
    step = widget.session.step
    with caplog.at_level(logging.ERROR, "teg_nb.widget"):
        widget._handle_custom_msg(
            {"kind": "step", "line": "main", "step": step, "until": "turn", "nonce": "n"}, []
        )
    (reply,) = sent
    assert (reply["kind"], reply["code"], reply["clause"]) == ("refused", "bot_failed", None)
    assert ("El bot falló" in reply["text"]) == (lang == "es")
    assert "last_error" in reply["text"]
    for part in ("Sahara", "O-3", "ZeroDivision", "Error:"):
        assert part not in reply["text"]
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", "")
    assert isinstance(widget.last_error, BotFailed)
    assert "Sahara" in str(widget.last_error)
    assert "Sahara" in caplog.text
