"""The view of playouts: what a page may ask, what it is told, and what it is never told."""

from __future__ import annotations

import json
import random
import re
import threading
from math import inf
from typing import Any

import pytest
from jupyter_client.manager import start_new_kernel

from teg_nb import Match, PlayoutsView, Study, StudyPosition, playouts
from teg_nb.bots import POLICIES
from teg_nb.engine.errors import StaleStep, UnknownName
from teg_nb.simulation.playouts import SPECTATOR

pytestmark = pytest.mark.slow


def middle(game: str = "teg", **options: Any) -> Match:
    match = Match(game, 3, {"max_rounds": 2} | options)
    return match.run(POLICIES["greedy"], random.Random(3), limit=60)


class Page:
    """A page that is shown a view: what it has been told."""

    def __init__(self, view: PlayoutsView) -> None:
        self.view, self.heard = view, []  # type: ignore[var-annotated]
        self.over = threading.Event()
        view.send = self._hear

    def _hear(self, content: Any, buffers: object = None) -> None:
        self.heard.append(json.loads(json.dumps(content)))
        if content["kind"] == "playouts" and not content["running"]:
            self.over.set()

    def say(self, **message: Any) -> dict[str, Any]:
        self.view._on_message(self.view, message, [])
        return self.heard[-1]

    def play(self, n: int = 100, bots: str = "random") -> dict[str, Any]:
        self.over.clear()
        self.say(kind="start", n=n, bots=bots)
        assert self.over.wait(120)
        return self.heard[-1]


def test_the_button_brings_what_the_call_brings() -> None:
    study = Study(middle())
    page = Page(PlayoutsView(study, seed=7))
    told = page.play()
    wanted = playouts(study, 100, "random", seed=7, perspective=SPECTATOR, progress=False)
    assert page.view.done == (wanted,)
    (run,) = told["runs"]
    assert (run["done"], run["asked"]) == (100, 100)
    assert [win[0] for win in run["wins"]] == list(wanted.wins())
    for (won, *ends), row in zip(run["wins"], wanted.winners().itertuples(), strict=True):
        assert (won, *ends) == (row.wins, row.share, row.low, row.high)
    assert sum(count for _, count in run["ends"]) <= 100
    grown = [item["runs"][0]["done"] for item in page.heard if item["runs"]]
    assert grown == sorted(grown)
    assert len(set(grown)) > 2


def test_stop_keeps_what_is_done() -> None:
    study = Study(middle())
    page = Page(PlayoutsView(study, seed=7))
    page.say(kind="start", n=10_000, bots="greedy")
    while not page.heard[-1]["runs"] or page.heard[-1]["runs"][0]["done"] < 2:
        page.over.wait(0.05)
    page.say(kind="stop")
    assert page.over.wait(10)
    (done,) = page.view.done
    assert 2 <= len(done) < 10_000
    same = playouts(study, len(done), "greedy", seed=7, perspective=SPECTATOR, progress=False)
    assert same.endings == done.endings
    assert page.say(kind="keep")["said"] == "Anotado: paso 60."
    assert str(len(done)) in study.note(StudyPosition("main", 60))["say"]["es"]


def test_two_positions_with_their_difference() -> None:
    study = Study(middle())
    view = PlayoutsView(study, step=20)
    page = Page(view)
    assert page.say(kind="pin")["against"] == "paso 20"
    page.play()
    assert len(page.view.done) == 2
    view.step = 50
    told = page.play()
    assert [run["place"] for run in told["runs"]] == ["paso 50", "paso 20"]
    here, there = view.done
    table = here.compare(there)
    assert told["difference"] == [
        [pytest.approx(value) for value in row]
        for row in table[["difference", "low", "high"]].itertuples(index=False)
    ]
    assert page.say(kind="unpin")["difference"] is None


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        {},
        {"kind": "start"},
        {"kind": "start", "n": 100, "bots": "search"},
        {"kind": "start", "n": 7, "bots": "greedy"},
        {"kind": "start", "n": "100", "bots": "greedy"},
        {"kind": "start", "n": 100, "bots": "greedy", "seen_by": "all"},
        {"kind": "stop", "now": True},
        {"kind": ["show"]},
        {"kind": "reveal"},
    ],
    ids=str,
)
def test_what_is_no_message_changes_nothing(message: Any) -> None:
    page = Page(PlayoutsView(middle()))
    page.view._on_message(page.view, message, [])
    assert [item["kind"] for item in page.heard] == ["refused", "playouts"]
    assert page.view.done == ()


def test_a_trait_that_cannot_be_is_sent_back() -> None:
    """No other page hears of it: ipywidgets would echo a value before it is validated."""
    view, sent = PlayoutsView(middle()), []
    view._send = lambda message, buffers=None: sent.append(message["state"])  # type: ignore[method-assign]
    at = {"line": "main", "step": 60, "lang": "es"}
    for bad in ({"step": -1}, {"step": inf}, {"lang": "fr"}, {"line": 3}, {"line": []}):
        view.set_state(bad)
        assert sent.pop() == {name: at[name] for name in bad}
        assert sent == []
    assert (view.line, view.step, view.lang) == ("main", 60, "es")


def test_beyond_the_end_the_end_is_meant_and_a_line_that_is_not_there_is_refused() -> None:
    page = Page(PlayoutsView(middle()))
    page.view.step = 5000
    assert page.view.at == StudyPosition("main", 60)
    page.view.line = "v9"
    page.say(kind="start", n=100, bots="random")
    assert [item["kind"] for item in page.heard] == ["refused", "playouts"]
    with pytest.raises(UnknownName):
        PlayoutsView(middle(), "v9")
    with pytest.raises(StaleStep):
        PlayoutsView(middle(), step=61)
    with pytest.raises(UnknownName):
        PlayoutsView(middle(), perspective="Violeta")


def test_whose_knowledge_they_begin_from() -> None:
    match = middle()
    assert PlayoutsView(match).perspective == SPECTATOR
    assert PlayoutsView(match, perspective=1).perspective == match.settings.seats[1]
    assert PlayoutsView(match, perspective="all").perspective is None
    match.run(POLICIES["random"], random.Random(1))
    assert match.is_over
    view = PlayoutsView(match, step=60)
    assert view.perspective is None
    page = Page(view)
    page.play()
    assert view.done == (playouts(match.fork(60), 100, "random", progress=False),)


def test_where_the_past_is_closed_only_the_present_is_played_from() -> None:
    match = middle("reconquista")
    page = Page(PlayoutsView(match, step=3))
    page.say(kind="start", n=100, bots="random")
    assert page.heard[0]["clause"] == "REC-1.8"
    assert page.view.done == ()


def test_what_a_bot_knew_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:

    def failing(seen: Any, rng: random.Random) -> Any:
        raise RuntimeError("the secret card is Chile")

    monkeypatch.setitem(POLICIES, "random", failing)
    page = Page(PlayoutsView(middle()))
    told = page.play()
    assert "Chile" not in json.dumps(page.heard)
    assert told["said"]


@pytest.mark.parametrize("seen_by", [None, 1])
def test_no_outcome_stands_in_a_trait_nor_what_one_seat_knows_in_the_notebook(
    seen_by: int | None,
) -> None:
    view = PlayoutsView(middle(), perspective=seen_by)
    before = json.dumps(view.get_state(), default=str)
    Page(view).play()
    assert json.dumps(view.get_state(), default=str) == before
    data, _ = view._repr_mimebundle_()
    assert data["text/plain"] == "<PlayoutsView teg: main, step 60>"
    picture = data["image/svg+xml"]
    assert ("%" in picture) == (seen_by is None)  # what one seat knows is its own
    assert ("Blanco" in picture) == (seen_by is None)


@pytest.mark.soak
def test_the_kernel_answers_a_page_while_a_thousand_are_played() -> None:
    """In a kernel, a hundred messages of a page are answered before the playouts end."""
    manager, client = start_new_kernel(kernel_name="python3")
    try:
        reply = client.execute_interactive(
            "import random\nfrom teg_nb import Match, PlayoutsView\n"
            "from teg_nb.bots import POLICIES\n"
            "match = Match('teg', 4).run(POLICIES['greedy'], random.Random(3), limit=60)\n"
            "view = PlayoutsView(match)",
            timeout=60,
            user_expressions={"id": "view.model_id"},
        )
        comm = reply["content"]["user_expressions"]["id"]["data"]["text/plain"].strip("'")

        def say(**message: Any) -> None:
            content = {"comm_id": comm, "data": {"method": "custom", "content": message}}
            sent = client.session.msg("comm_msg", content)
            client.shell_channel.send(sent)
            while True:
                heard = client.get_iopub_msg(timeout=30)
                mine = heard["parent_header"].get("msg_id") == sent["header"]["msg_id"]
                if mine and heard["content"].get("execution_state") == "idle":
                    return

        say(kind="start", n=1000, bots="greedy")
        asked, played = 0, 0
        while asked < 100 or played <= 5:
            say(kind="show")
            asked += 1
            done = client.execute_interactive(
                "1",
                timeout=30,
                user_expressions={"n": "len(view.done[0])", "runs": "view.is_running"},
            )
            values = done["content"]["user_expressions"]
            assert values["runs"]["data"]["text/plain"] == "True"
            played = int(values["n"]["data"]["text/plain"])
        say(kind="stop")
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_nothing_plays_on_that_nobody_can_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study(middle())
    view = PlayoutsView(study, step=10)
    begun: list[Any] = []
    run = view._run

    def noted(*given: Any) -> Any:
        begun.append(run(*given))
        return begun[-1]

    monkeypatch.setattr(view, "_run", noted)
    page = Page(view)
    page.say(kind="pin")
    view.step = 20
    page.say(kind="start", n=10_000, bots="random")
    page.say(kind="unpin")
    page.say(kind="stop")
    begun[0].running.wait(60)
    view.against = StudyPosition("v7", 3)
    page.say(kind="start", n=10_000, bots="random")
    assert len(begun) == 3
    for item in begun:
        item.running.wait(60)
        assert len(item.running.result) < 10_000


def test_a_note_stands_at_the_position_that_was_played_from() -> None:
    study = Study(middle())
    study.adopt(
        study.fork(StudyPosition("main", 20)).run(POLICIES["random"], random.Random(9), limit=5)
    )
    view = PlayoutsView(study, "v1", 22)
    page = Page(view)
    page.play()
    study.delete("v1")
    assert page.say(kind="show")["kind"] == "playouts"
    with pytest.raises((StaleStep, UnknownName)):
        view.keep()
    page.say(kind="keep")
    assert study.notes() == {}


def test_what_one_seat_knows_is_not_written_where_all_read() -> None:
    study = Study(middle())
    page = Page(PlayoutsView(study, perspective="Blanco"))
    page.play()
    page.say(kind="keep")
    assert study.notes() == {}


def test_a_page_writes_where_it_looks_and_nothing_else() -> None:
    view = PlayoutsView(Study(middle()), step=3)
    view.set_state({"step": 5, "_esm": "export default {}", "line": "x" * 10_000_000})
    assert (view.step, view.line) == (5, "main")
    assert view._esm != "export default {}"


def test_the_picture_of_two_places_is_in_the_order_of_the_page() -> None:
    """Seat by seat, each with both places: as the rows of the page have it."""
    match = Match(seats=3).run(POLICIES["greedy"], random.Random(1), limit=30)
    view = PlayoutsView(match, step=20, seed=1)
    view.against = StudyPosition("main", 30)
    view.start(2, "random")
    for run in view._runs:
        run.running.wait(60)
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", view.picture())
    seats = match.settings.seats
    rows = [text.partition(" · ")[0] for text in texts]
    wanted = [name for name in seats for _ in range(2)]
    assert [row for row in rows if row in seats] == wanted
    assert [seat["name"] for seat in view.told()["seats"]] == [*seats]
