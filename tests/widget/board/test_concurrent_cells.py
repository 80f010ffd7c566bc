"""Handlers beside cells, and two widgets on one match: whoever comes late is told so.

JupyterLab sends the messages of widgets to a second thread, so a click may come at any moment of a
cell that plays.
"""

from __future__ import annotations

import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from teg_nb.bots import random_policy
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import GameError, StaleStep
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import (
    Act,
    AttackUntil,
    Go,
    Message,
    Offers,
    Private,
    Reach,
    Step,
    Undo,
)


def war() -> MatchWidget:
    """People at war, each with more than one thing to do."""
    start = position(Blanco="Argentina 12, Chile 4", Negro="Brasil 9, Colombia 4", Rojo="Sahara 3")
    return MatchWidget(Match(start=start), seed=3)


def played(**more: Any) -> MatchWidget:
    return MatchWidget(Match(seats=3).run(random_policy, random.Random(4), 200), seed=5, **more)


def says(widget: MatchWidget, content: dict[str, Any]) -> dict[str, Any] | None:
    """A message as it comes from a page, and what the page is answered."""
    sent: list[dict[str, Any]] = []
    widget.send = lambda reply, *_: sent.append(reply)  # type: ignore[method-assign]
    widget._handle_custom_msg({**content, "nonce": "n"}, [])
    assert len(sent) <= 1
    return sent[0] if sent else None


# A match that something else has changed


def longer(match: Match) -> None:
    match.play([random_policy] * 3, random.Random(8), "action")


def shorter(match: Match) -> None:
    match.rewind(len(match) - 5)


def otherwise(match: Match) -> None:
    """As long as before, and another match."""
    step = len(match)
    match.rewind(step - 40)
    while len(match) < step:
        match.play([random_policy] * 3, random.Random(9), "action")
    match.rewind(step)


ACTING: list[Callable[[int], Message]] = [
    lambda step: Act(step, ["end_attack"]),
    lambda step: AttackUntil(step, "Argentina", "Brasil", 1),
    Undo,
    lambda step: Step(step, "turn"),
    Offers,
    lambda step: Reach(step, "Argentina"),
]


@pytest.mark.parametrize("change", [longer, shorter, otherwise])
@pytest.mark.parametrize("message", ACTING)
@pytest.mark.parametrize("bots", [(), {"Blanco": "random", "Negro": "random", "Rojo": "random"}])
def test_a_click_on_a_match_that_a_cell_has_changed_is_refused(
    change: Callable[[Match], None], message: Callable[[int], Message], bots: Any
) -> None:
    """The person has not seen what is there: nothing of it is dropped."""
    widget = played(bots=bots)
    step = widget.session.step
    change(widget.match)
    after = list(widget.match.actions)
    with pytest.raises(StaleStep):
        widget.session.handle(message(step))
    assert widget.match.actions == after


@pytest.mark.parametrize("change", [longer, shorter, otherwise])
def test_after_the_refusal_the_page_shows_what_is_there(change: Callable[[Match], None]) -> None:
    widget = played()
    step = widget.session.step
    change(widget.match)
    reply = says(widget, {"kind": "undo", "line": "main", "step": step})
    assert reply is not None
    assert reply["code"] == "stale_step"
    assert "La posición ya cambió" in reply["text"]
    shown = min(step, len(widget.match))
    assert (widget.view["step"], widget.view["steps"]) == (shown, len(widget.match))
    assert widget.view["armies"] == list(widget.match.states[shown].armies)
    assert (
        says(widget, {"kind": "undo", "line": "main", "step": shown}) is None
    )  # now it has been seen
    assert widget.session.step < shown


def test_a_step_beyond_the_end_is_the_end() -> None:
    """Whatever is asked first after a cell has taken entries back."""
    for ask in (
        lambda widget: widget.session.handle(Private()),
        lambda widget: widget.session.handle(Go(10)),
        lambda widget: widget.session.view(),
        lambda widget: widget.session.picture(),
        lambda widget: widget._repr_mimebundle_(),
        lambda widget: widget.play(),
        lambda widget: widget.show(200),
        lambda widget: widget.refresh(),
    ):
        widget = played()
        widget.match.rewind(50)
        ask(widget)
        assert widget.session.step <= len(widget.match) == 50


def test_two_widgets_share_a_match_and_its_lock() -> None:
    one = war()
    two = MatchWidget(one.match, seed=9)
    assert one.match.lock is two.match.lock
    attack = {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Argentina", "Brasil"]}
    assert says(two, attack) is None
    reply = says(one, attack)
    assert reply is not None
    assert reply["code"] == "stale_step"
    assert (one.view["step"], one.view["steps"]) == (0, 2)
    assert says(one, {"kind": "go", "line": "main", "step": 2}) is None
    assert one.view == two.view
    assert says(one, {"kind": "act", "line": "main", "step": 2, "action": ["end_turn"]}) is None
    reply = says(two, {"kind": "undo", "line": "main", "step": 2})
    assert reply is not None
    assert reply["code"] == "stale_step"
    assert len(one.match) == 3


# Sending


class Hooked:
    """A lock that does something, once, when it is let go for the last time."""

    def __init__(self, after: Callable[[], None]) -> None:
        self.lock = threading.RLock()
        self.depth = 0
        self.after: Callable[[], None] | None = after

    def __enter__(self) -> None:
        self.lock.acquire()
        self.depth += 1

    def __exit__(self, *fault: object) -> None:
        self.depth -= 1
        self.lock.release()
        after = self.after
        if not self.depth and after is not None:
            self.after = None
            after()


def test_a_view_that_another_thread_has_overtaken_is_sent_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Between making a view and sending it a later one may have gone out: that one must stay."""
    widget = war()
    sent: dict[str, Any] = {}
    monkeypatch.setattr(widget, "_send", lambda message, **_: sent.update(message["state"]))

    def later() -> None:
        widget.match.act("attack", "Argentina", "Brasil")
        widget.refresh()

    widget.match.lock = widget.study.lock = Hooked(later)  # type: ignore[assignment]
    widget.refresh()
    assert widget.view["steps"] == 1
    assert sent == widget.get_state({"view", "lines", "steps"})
    assert {**widget.view, "lines": widget.lines} == widget.session.view()


def is_free(match: Match) -> bool:
    """Return True if another thread could act on a match now."""
    answers: list[bool] = []

    def take() -> None:
        answers.append(match.lock.acquire(blocking=False))
        if answers[0]:
            match.lock.release()

    thread = threading.Thread(target=take)
    thread.start()
    thread.join()
    return answers[0]


@pytest.mark.parametrize("until", ["action", "turn"])
def test_no_cell_acts_while_a_handler_does(until: str) -> None:
    """Or what it has played would be lost when the handler is done."""
    free: list[bool] = []

    def watching(seen: Any, rng: random.Random) -> Any:
        free.append(is_free(widget.match))
        return random_policy(seen, rng)

    widget = MatchWidget(Match(seats=2), bots=[watching, watching], seed=1)
    widget.session.handle(Step(widget.session.step, until))
    widget.play(until)
    assert len(free) > 0
    assert not any(free)


def test_what_is_sent_is_sent_when_the_lock_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is slow to take a message keeps no cell from playing."""
    widget = war()
    free: list[bool] = []
    monkeypatch.setattr(widget, "_send", lambda *_, **__: free.append(is_free(widget.match)))
    monkeypatch.setattr(widget, "send", lambda *_: free.append(is_free(widget.match)))
    for message in (
        {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Argentina", "Brasil"]},
        {"kind": "private"},
        {"kind": "undo", "line": "main", "step": 7},
    ):
        widget._handle_custom_msg(message, [])
    assert len(free) == 5  # three views, two replies
    assert all(free)


# Clicks while a cell plays


def clicks(widget: MatchWidget, rng: random.Random) -> Iterator[Message]:
    """Return the messages of a hasty person, from what the page shows."""
    while True:
        shown = widget.view
        step, line = shown["step"], shown["line"]
        rows = [[verb, row] for verb, rows in shown["menu"].items() for row in rows]
        legal = widget.match.game.legal_actions(widget.match.state)
        words = (
            encode(rng.choice(legal), widget.match.settings)[1:] if rows and legal else ["leave"]
        )
        yield rng.choice(
            [
                *[Act(step, words, line=line)] * 6,
                Undo(step, line=line),
                Go(max(0, step - rng.randint(0, 5)), line=line),
                Go(shown["steps"], line=line),
                Go(0),
                Private(),
                Offers(step, line=line),
            ]
        )


def test_clicks_on_two_widgets_while_a_cell_plays() -> None:
    """Every state follows from its action; each click was played, or refused with a sentence."""
    match = Match(seats=3)
    one, two = MatchWidget(match, seed=1), MatchWidget(match, seed=2, bots={"Negro": "random"})
    came: Counter[str] = Counter()
    over = threading.Event()
    faults: list[BaseException] = []

    def click(widget: MatchWidget, seed: int) -> None:
        sent = clicks(widget, random.Random(seed))
        try:
            while not over.is_set():
                try:
                    widget.session.handle(next(sent))
                    came["played"] += 1
                except GameError as refusal:
                    came[type(refusal).__name__] += 1
                widget.refresh()
                over.wait(0.002)
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=click, args=(w, k)) for k, w in enumerate((one, two, one))]
    for thread in threads:
        thread.start()
    rng = random.Random(6)
    for round_ in range(150):  # the cell
        match.play([random_policy] * 3, rng, "action")
        if round_ % 10 == 9:
            with match.lock:
                match.rewind(len(match) * 9 // 10)
        if round_ % 5 == 0:
            one.refresh()
            over.wait(0.01)
    over.set()
    for thread in threads:
        thread.join()
    assert faults == []
    assert came["played"] > 30
    assert came["StaleStep"] > 10
    assert len(match.states) == len(match.actions) + 1 == len(match.events) + 1
    for before, action, after in zip(match.states, match.actions, match.states[1:], strict=False):
        assert match.game.play(before, action)[0] == after
    assert Match.parse(match.lines()).state == match.state
    for widget in (one, two):
        widget.refresh()
        assert {**widget.view, "lines": widget.lines} == widget.session.view()


def test_a_trait_that_another_thread_sets_while_traits_are_sent_breaks_nothing(monkeypatch) -> None:
    widget = war()
    names = {"step", "line"}
    metadata = widget.trait_metadata

    def read(name: str, *more: Any) -> Any:
        names.add("lang")  # as the other thread does
        return metadata(name, *more)

    monkeypatch.setattr(widget, "trait_metadata", read)
    widget.send_state(names)
    assert "lang" in names
