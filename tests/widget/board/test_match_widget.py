"""The widget in the kernel: traits, messages as a browser sends them, and its constructor."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets
import pytest

from teg_nb.bots import random_policy
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument, BotFailed, IllegalAction
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.study import Study
from teg_nb.widget import MatchWidget
from teg_nb.widget.base import snapshot

MESSAGES = Path(__file__).parents[1] / "session" / "messages"


class Wire:
    """Collect the messages of a widget before they reach the (absent) browser."""

    def __init__(self, widget: MatchWidget, monkeypatch: pytest.MonkeyPatch) -> None:
        self.widget = widget
        self.replies: list[dict[str, Any]] = []
        self.pushed: list[Any] = []
        monkeypatch.setattr(widget, "send", lambda reply, *_: self.replies.append(reply))
        pushed = self.pushed.append
        monkeypatch.setattr(widget, "send_state", lambda key=None, *_: pushed(key))

    def say(self, content: Any) -> dict[str, Any] | None:
        """Send a custom message as a view of a browser does; returns the reply for that view."""
        before = len(self.replies)
        sent = {**content, "nonce": "a-view"} if isinstance(content, dict) else content
        self.widget._handle_custom_msg(sent, [])
        added = self.replies[before:]
        assert len(added) <= 1
        if not added:
            return None
        reply = dict(added[0])
        assert reply.pop("nonce") == ("a-view" if isinstance(content, dict) else "")
        return reply


@pytest.fixture
def wired(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """A widget of people at war, and its wire."""
    start = position(
        Blanco="Argentina 9, Chile 4",
        Negro="Brasil 7",
        cards={"Blanco": ["Sahara", "China"], "Negro": ["Francia"]},
        objectives={"Blanco": "O-3", "Negro": "O-5"},
        options={"objectives_excluded": ["O-1"]},  # so a card that is true may stand (CHP-8.3)
    )
    return Wire(MatchWidget(Match(start=start), seed=3), monkeypatch)


# Traits


def test_the_size_is_one_of_two() -> None:
    assert MatchWidget(options={}, seed=1).size == "page"
    assert MatchWidget(options={}, seed=1, size="class").size == "class"
    with pytest.raises(BadArgument, match="size"):
        MatchWidget(options={}, seed=1, size="huge")


def test_the_view_and_its_lines_are_synced_and_two_references() -> None:
    widget = MatchWidget(options={}, seed=1)
    ours = set(widget.keys) - set(anywidget.AnyWidget().keys)
    shared = {"own_id", "front", "face", "step", "steps", "line", "lang", "caption"}
    drawn = {"board", "plotly", "size", "view", "lines", "selected", "marks", "arrows", "window"}
    assert ours == {*shared, *drawn, "turns", "auto", "speed", "hints", "confirm", "notice"}
    assert {**widget.view, "lines": widget.lines} == widget.session.view()
    drawing = json.loads(widget.board.text)
    assert len(drawing["countries"]) == len(widget.view["owner"]) == 72
    plain = widget.session.screen.board(widget.match.settings)
    assert drawing == {**plain, "place": "country"}


def test_a_notebook_keeps_the_front_end_once() -> None:
    """And the drawing of a board: what a page is sent and what is saved with it."""
    ipywidgets.Widget.close_all()
    boards = [MatchWidget(options={}, seed=seed) for seed in range(4)]
    other = MatchWidget(Match("tgm"))
    assert len({item.front for item in [*boards, other]}) == 1
    assert len({board.board for board in boards}) == 1
    assert other.board is not boards[0].board
    assert other.plotly is boards[0].plotly
    state = ipywidgets.Widget.get_manager_state()["state"]
    kept = [item["state"]["text"] for item in state.values() if "text" in item["state"]]
    assert sorted(kept) == sorted(
        item.text for item in (other.front, other.plotly, other.board, boards[0].board)
    )
    small = [json.dumps(state[board.model_id]["state"]) for board in boards]
    assert max(map(len, small)) < 12_000


def test_a_board_made_after_all_were_closed_has_its_parts() -> None:
    old = MatchWidget(options={}, seed=1)
    ipywidgets.Widget.close_all()
    new = MatchWidget(options={}, seed=1)
    for name in ("front", "board", "plotly"):
        ours, theirs = getattr(old, name), getattr(new, name)
        assert ours is not theirs
        assert theirs.comm is not None
        assert ours.text == theirs.text


def test_a_page_that_cannot_have_the_parts_asks_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """In marimo, for instance, a model is gone when the cell that made it is run again."""
    widget = MatchWidget(options={}, seed=1)
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(widget, "send", sent.append)
    for name in ("front", "board", "plotly"):
        asked = {"kind": "shared", "part": name}
        widget._handle_custom_msg(asked, [])
        assert sent.pop() == {**asked, "text": getattr(widget, name).text}
    for part in ("view", ["front"], None, {}):
        widget._handle_custom_msg({"kind": "shared", "part": part}, [])
        assert sent.pop()["kind"] == "refused"


def test_nothing_secret_is_in_any_trait() -> None:
    """Traits are saved inside notebooks. Two widgets that differ only in secrets sync the same."""
    states = []
    for cards, objectives in (
        ({"Blanco": ["Sahara", "China"], "Negro": ["Francia"]}, {"Blanco": "O-3", "Negro": "O-5"}),
        ({"Blanco": ["Japón", "Irán"], "Negro": ["China"]}, {"Blanco": "O-8", "Negro": "O-1"}),
    ):
        start = position(
            Blanco="Argentina 9", Negro="Brasil 7", cards=cards, objectives=objectives,
            options={"objectives_excluded": ["O-19"]},  # a card that is true may stand
        )  # fmt: skip
        widget = MatchWidget(Match(start=start), seed=3)
        widget._handle_custom_msg({"kind": "private"}, [])
        state = widget.get_state()
        states.append({key: state[key] for key in state if key not in ("layout", "own_id")})
    assert states[0] == states[1]


def test_the_match_of_the_notebook_is_the_one_on_the_screen(wired: Wire) -> None:
    widget = wired.widget
    assert widget.match is widget.session.match
    widget.match.act("attack", "Argentina", "Brasil")
    widget.match.resolve_chance(random.Random(1))
    assert widget.view["steps"] == 0
    widget.refresh()
    assert (widget.view["step"], widget.view["steps"]) == (0, 2)
    widget.show(2)
    assert widget.view["step"] == 2
    assert widget.view["armies"] == list(widget.match.state.armies)


def test_a_widget_of_a_study() -> None:
    """Its match is the line shown."""
    study = Study(Match(start=position(Blanco="Chile 5", Negro="Argentina 2")))
    asked = study.act("attack", "Chile", "Argentina")
    study.act("roll", [6, 4, 1], [5, 4], at=asked)
    study.act("roll", [1, 1, 1], [5, 4], at=asked)
    widget = MatchWidget(study, bots={"Negro": "random"}, undo="off")
    assert (widget.study, widget.match) == (study, study.match)
    assert (widget.view["line"], widget.view["step"]) == ("main", 2)
    widget.show(1, "v1")
    assert widget.match.actions == study.line("v1").actions
    assert [branch["line"] for branch in widget.view["branches"]] == ["main", "v1"]
    assert (widget.view["undoing"], widget.view["line"]) == ("off", "v1")
    assert MatchWidget(study.match).study is not study


def test_show_stays_within_the_match() -> None:
    match = Match(seats=3).run(random_policy, random.Random(1), limit=100)
    widget = MatchWidget(match)
    widget.show(-5)
    assert widget.view["step"] == 0
    widget.show(40)
    assert (widget.view["step"], widget.view["steps"]) == (40, len(match))
    assert widget.view["armies"] == list(match.states[40].armies)
    widget.show(10**9)
    assert widget.view["step"] == len(match)


def test_refresh_after_entries_were_taken_back() -> None:
    match = Match(seats=3).run(random_policy, random.Random(1), limit=100)
    widget = MatchWidget(match)
    match.rewind(50)
    widget.refresh()
    assert (widget.view["step"], widget.view["steps"]) == (50, 50)


def test_play_lets_the_bots_play() -> None:
    widget = MatchWidget(Match(seats=3), bots=["random"] * 3, seed=4)
    before = len(widget.match)
    widget.play("action")
    assert len(widget.match) > before
    widget.play()
    widget.play("round")
    assert widget.view["step"] == widget.view["steps"] == len(widget.match)
    with pytest.raises(ValueError, match="until"):
        widget.play("forever")
    assert widget.view["step"] == len(widget.match)


def test_a_seed_repeats_a_match() -> None:
    logs = []
    for seed in (5, 5, 6):
        widget = MatchWidget(Match(seats=3), bots=["greedy", "random", "random"], seed=seed)
        widget.play("round")
        logs.append(list(widget.match.lines()))
    assert logs[0] == logs[1] != logs[2]


# Showing


def test_the_widget_and_a_picture_for_where_there_are_none(wired: Wire) -> None:
    data, metadata = wired.widget._repr_mimebundle_()
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == wired.widget.model_id
    assert data["image/svg+xml"].startswith("<svg")
    assert "Argentina" in data["image/svg+xml"]
    assert repr(wired.widget) == "<MatchWidget teg: Blanco, Negro>"
    turn, blanco, _ = data["text/plain"].splitlines()  # what an untrusted notebook shows
    assert turn == "Vuelta 2 · Blanco · Atacar"
    assert blanco.startswith("Blanco: países ")
    assert isinstance(metadata, dict)
    json.dumps(data)


@pytest.mark.parametrize("names", [(), ("JPY_SESSION_NAME", "VSCODE_PID")])
def test_elsewhere_than_in_lab_the_picture_is_in_the_output_of_the_board(
    names: tuple[str, ...], wired: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("JPY_SESSION_NAME", "VSCODE_PID"):
        monkeypatch.delenv(name, raising=False)
    for name in names:
        monkeypatch.setenv(name, "1")
    with pytest.raises(NotImplementedError):  # IPython asks for the bundle then
        wired.widget._ipython_display_()


def test_in_lab_the_picture_is_an_output_of_its_own(
    wired: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    outputs: list[dict[str, Any]] = []
    monkeypatch.setenv("JPY_SESSION_NAME", "clase.ipynb")
    monkeypatch.delenv("VSCODE_PID", raising=False)
    monkeypatch.setattr(snapshot, "display", lambda data, **_: outputs.append(data))
    monkeypatch.setattr(
        snapshot.DisplayHandle, "display", lambda self, data, **_: outputs.append(data)
    )
    monkeypatch.setattr(
        snapshot.DisplayHandle, "update", lambda self, data, **_: outputs.append(data)
    )
    wired.say({"kind": "still"})
    assert outputs == []  # it is not shown yet
    wired.widget._ipython_display_()
    picture, board = outputs
    assert set(picture) == {"image/svg+xml", "text/plain"}
    assert picture["image/svg+xml"].startswith('<svg data-still="teg_nb" ')
    assert set(board) == {"application/vnd.jupyter.widget-view+json", "text/plain"}
    wired.say({"kind": "still"})
    assert len(outputs) == 2  # nothing has moved
    wired.widget.match.act("end_attack")
    wired.widget.show(1)
    wired.say({"kind": "still"})
    assert outputs[2]["image/svg+xml"] != picture["image/svg+xml"]


def test_in_a_kernel_of_lab_the_picture_comes_after_the_board(
    wired: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    outputs: list[dict[str, Any]] = []
    monkeypatch.setenv("JPY_SESSION_NAME", "clase.ipynb")
    monkeypatch.delenv("VSCODE_PID", raising=False)
    monkeypatch.setattr(snapshot, "LATER", 0.01)
    third = asyncio.Event()

    def shown(data: dict[str, Any]) -> None:
        outputs.append(data)
        if len(outputs) == 3:
            third.set()

    monkeypatch.setattr(snapshot, "display", lambda data, **_: shown(data))
    for name in ("display", "update"):
        monkeypatch.setattr(snapshot.DisplayHandle, name, lambda self, data, **_: shown(data))

    async def cell() -> None:
        wired.widget._ipython_display_()
        assert outputs[0] == {"text/plain": f"{wired.widget.words()}\n…"}
        assert "application/vnd.jupyter.widget-view+json" in outputs[1]
        await third.wait()

    asyncio.run(asyncio.wait_for(cell(), 20))
    assert outputs[2]["image/svg+xml"].startswith('<svg data-still="teg_nb" ')
    assert outputs[2]["text/plain"] == wired.widget.words()


def test_garbage_is_looked_for_again_once_a_board_is_made() -> None:
    MatchWidget(Match(seats=2))
    assert gc.isenabled()
    with pytest.raises(BadArgument):
        MatchWidget(Match(seats=2), size="huge")
    assert gc.isenabled()


def test_the_picture_is_of_the_step_shown(wired: Wire) -> None:
    before = wired.widget._repr_mimebundle_()[0]["image/svg+xml"]
    wired.say(
        {
            "kind": "attack_until",
            "line": "main",
            "step": 0,
            "source": "Argentina",
            "target": "Brasil",
            "keep": 1,
        }
    )
    after = wired.widget._repr_mimebundle_()[0]["image/svg+xml"]
    assert before != after
    wired.say({"kind": "go", "line": "main", "step": 0})
    assert wired.widget._repr_mimebundle_()[0]["image/svg+xml"] == before


def test_the_picture_tells_no_secret() -> None:
    pictures = set()
    for objective, card in (("O-3", "China"), ("O-9", "Francia")):
        start = position(
            Blanco="Argentina 9",
            Negro="Brasil 7",
            cards={"Blanco": [card]},
            objectives={"Blanco": objective},
        )
        pictures.add(MatchWidget(Match(start=start))._repr_mimebundle_()[0]["image/svg+xml"])
    assert len(pictures) == 1


def test_repr_names_the_bots() -> None:
    widget = MatchWidget(Match(seats=3), bots={"Negro": "greedy", 2: "random"})
    assert repr(widget) == "<MatchWidget teg: Blanco, Negro (greedy), Rojo (random)>"


# Messages


def test_messages_play(wired: Wire) -> None:
    assert (
        wired.say(
            {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Argentina", "Brasil"]}
        )
        is None
    )
    widget = wired.widget
    assert widget.view["step"] == len(widget.match) == 2
    assert widget.view["battle"]["attack"]
    assert wired.say({"kind": "undo", "line": "main", "step": 2}) is None
    assert widget.view["step"] == 0
    assert wired.say({"kind": "lang", "lang": "en"}) is None
    assert widget.view["lang"] == "en"


def test_refusals_are_answered_with_their_clause(wired: Wire) -> None:
    shown = wired.widget.view
    reply = wired.say(
        {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Argentina", "Sahara"]}
    )
    assert reply == {
        "kind": "refused",
        "step": 0,
        "code": "not_adjacent",
        "clause": "TEG-8.2",
        "text": IllegalAction("not_adjacent", "TEG-8.2", source="Argentina", target="Sahara").text(
            "es"
        ),
    }
    stale = wired.say({"kind": "act", "line": "main", "step": 7, "action": ["end_turn"]})
    assert stale is not None
    assert (stale["kind"], stale["code"], stale["clause"]) == ("refused", "stale_step", None)
    assert wired.widget.view == shown
    assert len(wired.widget.match) == 0


def test_private_goes_out_as_a_reply_only(wired: Wire) -> None:
    state = wired.widget.get_state()
    reply = wired.say({"kind": "private"})
    assert reply is not None
    assert {item["country"] for item in reply["hand"]} == {"Sahara", "China"}
    assert json.loads(json.dumps(reply)) == reply
    assert wired.widget.get_state() == state


JUNK = [
    None,
    True,
    7,
    "undo",
    [],
    [1, 2],
    {},
    {"kind": None},
    {"kind": "undo", "extra": 1},
    {"kind": "act"},
    {"kind": "act", "line": "main", "step": "0", "action": ["end_turn"]},
    {"kind": "act", "line": "main", "step": 0, "action": [{"a": 1}]},
    {"kind": "act", "line": "main", "step": 0, "action": ["place", "Chile", 10**400]},
    {"kind": "act", "line": "main", "step": 0, "action": ["place", "Chile", float("nan")]},
    {"kind": "act", "line": "main", "step": 0, "action": ["attack", "\x00", "\ud800"]},
    {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Argentina", "\udfff"]},
    {"kind": "act", "line": "main", "step": 0, "action": ["\ud800"]},
    {
        "kind": "attack_until",
        "line": "main",
        "step": 0,
        "source": "\ud800",
        "target": "Brasil",
        "keep": 1,
    },
    {"kind": "look", "seat": "\ud800"},
    {"kind": "answer", "line": "main", "step": 0, "seat": "\udc00", "action": ["\udc00"]},
    {"kind": "reach", "line": "main", "step": 0, "source": "\ud800"},
    {"kind": "\ud800"},
    {"\ud800": 1},
    {"kind": "act", "line": "main", "step": 0, "action": ["attack", "x" * 200_000, ""]},
    {"kind": "act", "line": "main", "step": 10**400, "action": ["end_turn"]},
    {"kind": "act", "line": "main", "step": 0, "action": [["end_turn"]]},
    {"kind": "act", "line": "main", "step": 0, "action": ["roll", [6], [1]]},
    {"kind": "act", "line": "main", "step": 0, "action": ["draw_card", "Chile"]},
    {
        "kind": "act",
        "line": "main",
        "step": 0,
        "action": ["exchange", ["Chile", "Chile", "Chile"], []],
    },
    {
        "kind": "attack_until",
        "line": "main",
        "step": 0,
        "source": "x" * 10_000,
        "target": "",
        "keep": 1,
    },
    {
        "kind": "attack_until",
        "line": "main",
        "step": 0,
        "source": "Argentina",
        "target": "Brasil",
        "keep": 0,
    },
    {"kind": "go", "line": "main", "step": -1},
    {"kind": "go", "line": "main", "step": 10**30},
    {"kind": "step", "line": "main", "step": 0, "until": "never"},
    {"kind": "lang", "lang": "de"},
    {"kind": "private", "seat": 1},
    {"kind": "refused", "step": 0},
    {"method": "update", "state": {"view": {}}},
]


@pytest.mark.parametrize("junk", JUNK, ids=lambda item: repr(item)[:60])
def test_junk_is_answered_and_changes_nothing(wired: Wire, junk: Any) -> None:
    widget = wired.widget
    shown, position_before = widget.view, widget.match.state.copy()
    reply = wired.say(junk)
    assert reply is not None
    assert reply["kind"] == "refused"
    assert reply["text"]
    assert len(json.dumps(reply, ensure_ascii=False).encode()) < 100_000
    assert widget.view == shown
    assert (len(widget.match), widget.session.step) == (0, 0)
    assert widget.match.state == position_before
    assert "view" in wired.pushed


@pytest.mark.parametrize("nonce", ["\ud800", "ñ", "x" * 65, 7, None, ["n"], {}], ids=repr)
def test_what_is_no_nonce_is_not_sent_back(nonce: Any) -> None:
    """A nonce is written by the page, and goes to every page that is connected."""
    widget = MatchWidget(options={}, seed=1)
    sent: list[Any] = []
    widget.send = lambda reply, *_: sent.append(reply)  # type: ignore[method-assign]
    widget._handle_custom_msg({"kind": "private", "nonce": nonce}, [])
    assert [reply["nonce"] for reply in sent] == [""]


@pytest.mark.parametrize("message", [{"kind": "private"}, {"kind": "look", "seat": "Brasil"}])
def test_a_reply_carries_the_nonce_of_the_view_that_asked(message: dict[str, Any]) -> None:
    widget = MatchWidget(options={}, seed=1)
    sent: list[Any] = []
    widget.send = lambda reply, *_: sent.append(reply)  # type: ignore[method-assign]
    for nonce in ("one", "two"):
        widget._handle_custom_msg({**message, "nonce": nonce}, [])
    assert [reply["nonce"] for reply in sent] == ["one", "two"]


def test_the_view_is_sent_once_each_time_and_lines_when_they_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    widget = MatchWidget(Match(start=position(Blanco="Argentina 9", Negro="Brasil 7")), seed=3)
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(widget, "_send", lambda message, **_: sent.append(message["state"]))
    attack = {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Argentina", "Brasil"]}
    back = {"kind": "go", "line": "main", "step": 0}
    for message, moved in (  # lines grow with play
        (attack, {"lines", "step", "steps"}),
        (back, {"step"}),
        (back, set()),
        ("junk", set()),
    ):
        sent.clear()
        widget._handle_custom_msg(message, [])
        assert sent == [widget.get_state({"view", *moved})]


@pytest.mark.parametrize(
    "written", [{}, {"step": 99, "owner": [0] * 72}, {"error": {"text": "<b>"}}], ids=str
)
def test_a_view_that_a_browser_wrote_is_taken_back(wired: Wire, written: dict[str, Any]) -> None:
    """A page may write any synced trait; it is sent what the kernel says, and nothing else."""
    widget = wired.widget
    shown = widget.view
    widget.set_state({"view": written})
    assert widget.view == shown
    assert wired.pushed == [["view"]]
    for message in ({"kind": "go", "line": "main", "step": 0}, {"kind": "nonsense"}, None):
        widget.set_state({"view": written})
        wired.pushed.clear()
        wired.say(message)
        assert widget.view == shown
        assert "view" in wired.pushed


def test_a_board_that_a_browser_wrote_does_not_matter(wired: Wire) -> None:
    for written in ({}, None, "IPY_MODEL_none"):
        wired.widget.set_state({"board": written})
        assert wired.pushed.pop() == ["board"]
    assert (
        wired.say(
            {"kind": "act", "line": "main", "step": 0, "action": ["attack", "Argentina", "Brasil"]}
        )
        is None
    )
    assert len(wired.widget.match) == 2


@pytest.mark.slow
def test_random_messages_never_raise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Samples, junk and legal actions in any order: the view is always the kernel's own."""
    rng = random.Random(9)
    samples = json.loads((MESSAGES / "messages.json").read_text("utf-8"))
    wire = Wire(MatchWidget(Match(seats=3), bots={2: "random"}, seed=9), monkeypatch)
    widget = wire.widget

    def sent() -> Iterator[Any]:
        while True:
            legal = widget.match.legal_actions()
            step = widget.session.step
            if legal:
                words = encode(rng.choice(legal), widget.match.settings)[1:]
                yield {"kind": "act", "line": "main", "step": step, "action": words}
            yield {**rng.choice(samples)}
            yield {**rng.choice(samples), **rng.choice(samples), "step": step}
            yield rng.choice(JUNK)
            yield {"kind": "go", "line": "main", "step": len(widget.match)}
            yield {"kind": "step", "line": "main", "step": widget.session.step, "until": "turn"}

    messages = sent()
    for _ in range(1500):
        wire.say(next(messages))
        assert {**widget.view, "lines": widget.lines} == widget.session.view()
        assert widget.match.to_move >= 0 or widget.match.is_over
    assert Match.parse(widget.match.lines()).state == widget.match.state


def test_a_bot_that_fails_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The exception reaches whoever called; the match stays sound and can be shown."""

    def broken(observation: Any, rng: random.Random) -> Any:
        raise ZeroDivisionError

    wire = Wire(MatchWidget(Match(seats=2), bots=[broken, broken], seed=1), monkeypatch)
    steps = len(wire.widget.match)
    with pytest.raises(BotFailed, match="ZeroDivisionError"):
        wire.widget.play("turn")
    wire.widget.refresh()
    assert wire.widget.view["steps"] == steps


def test_a_bot_that_fails_on_a_click_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(observation: Any, rng: random.Random) -> Any:
        raise ZeroDivisionError

    wire = Wire(MatchWidget(Match(seats=2), bots=[broken, broken], seed=1), monkeypatch)
    reply = wire.say(
        {"kind": "step", "line": "main", "step": wire.widget.session.step, "until": "turn"}
    )
    assert reply is not None
    assert reply["kind"] == "refused"
    assert "view" in wire.pushed


# The constructor


def test_a_widget_of_options_alone_is_a_new_match() -> None:
    widget = MatchWidget(options={})
    assert len(widget.match.settings.seats) == 4
    assert widget.view["phase"] == "initial_1"
    assert all(seat["bot"] is None for seat in widget.view["seats"])


@pytest.mark.parametrize(
    ("bots", "named"),
    [
        ({"Negro": "greedy"}, [None, "greedy", None]),
        ({"negro": "greedy", "ROJO": None}, [None, "greedy", None]),
        ({0: "random", 2: "greedy"}, ["random", None, "greedy"]),
        ([None, "random", "greedy"], [None, "random", "greedy"]),
        (["random"], ["random", None, None]),
        ((), [None, None, None]),
        ({"Blanco": random_policy}, ["random_policy", None, None]),
    ],
    ids=["colour", "any_case", "number", "order", "fewer", "none", "policy"],
)
def test_bots_by_seat_by_colour_or_in_order(bots: Any, named: list[str | None]) -> None:
    widget = MatchWidget(Match(seats=3), bots=bots)
    assert [seat["bot"] for seat in widget.view["seats"]] == named


@pytest.mark.parametrize(
    "bots",
    [
        {"Verde": "random"},
        {"": "random"},
        {3: "random"},
        {-1: "random"},
        {"Negro": "clever"},
        {"Negro": ""},
        ["random"] * 4,
        "random",
    ],
    ids=str,
)
def test_bad_bots_are_refused(bots: Any) -> None:
    with pytest.raises(ValueError, match=r"no (seat|bot)|bots cannot be"):
        MatchWidget(Match(seats=3), bots=bots)


@pytest.mark.parametrize("bots", [{"Negro": 7}, {True: "random"}, {1.0: "random"}], ids=str)
def test_bots_that_are_none_are_refused(bots: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        MatchWidget(Match(seats=3), bots=bots)


def test_a_bad_language_is_refused() -> None:
    with pytest.raises(ValueError, match="es"):
        MatchWidget(Match(seats=3), lang="fr")
