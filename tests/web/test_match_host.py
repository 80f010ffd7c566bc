"""A match in a page without a kernel: its messages, its saves, and one end for each message."""

from __future__ import annotations

import json
from typing import Any

import pytest

from teg_nb import Match, Study, position
from teg_nb.engine.games import GAMES
from teg_nb.web.worker.match_host import MatchHost


class Page:
    """A page that keeps what it hears."""

    def __init__(self, **order: Any) -> None:
        self.heard: list[dict[str, Any]] = []
        self.host = MatchHost(lambda text: self.heard.append(json.loads(text)))
        self.host.open(json.dumps({"lang": "es", "seed": "1", **order}))
        self.view: dict[str, Any] = {}
        self.kept: list[dict[str, Any]] = []
        self.replies: list[dict[str, Any]] = []
        self._read()

    def _read(self) -> list[str]:
        """Take in what was heard since, and return its kinds."""
        told, self.heard = self.heard, []
        for message in told:
            state = message.get("state") or message.get("opened", {}).get("values") or {}
            self.view = state.get("view", self.view)
            if "kept" in message:
                self.kept.append(message["kept"])
            if message.get("method") == "custom":
                self.replies.append(message["content"])
        return [message.get("method") or next(iter(message)) for message in told]

    def send(self, text: str) -> list[str]:
        self.host.receive(text)
        return self._read()

    def says(self, kind: str, **fields: Any) -> list[str]:
        content = {"kind": kind, **fields, "nonce": "n"}
        return self.send(json.dumps({"method": "custom", "content": content}))

    def here(self) -> dict[str, Any]:
        return {"line": self.view["line"], "step": self.view["step"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_on_the_start_screen_and_goes_on_from_its_log(game):
    page = Page(game=game)
    start = page.view["start"]
    assert page.kept == []
    seats = [[name, "person" if k == 0 else "easy"] for k, (name, _) in enumerate(start["seats"])]
    setup = {"seats": seats, "preset": start["presets"][0]["name"] if start["presets"] else ""}
    said = page.says("start", **setup, chance="random", rounds=0, seed="", options={})
    assert said == ["update", "kept", "idle"] or said == ["update", "update", "kept", "idle"]
    assert page.view["start"] is None
    while page.view["to_move"] not in page.view["people"]:
        page.says("step", **page.here(), until="action")

    resumed = Page(log=page.kept[-1]["log"])
    assert resumed.kept == [{"number": 1, "log": page.kept[-1]["log"]}]
    for name in ("step", "owner", "armies", "seats", "people", "to_move", "news"):
        assert resumed.view.get(name) == page.view.get(name)


def test_each_message_has_one_end_whether_it_succeeds_or_not():
    start = position(Blanco="Chile 4, Portugal 3", Negro="España 2, Argentina 2")
    page = Page(log="".join(f"{line}\n" for line in Study(Match(start=start)).log().written()))
    attack = ["attack", "Chile", "Argentina"]
    assert page.says("act", **page.here(), action=attack)[-1] == "idle"
    assert Match.parse(page.kept[-1]["log"].splitlines()).actions
    kept = len(page.kept)
    for fault in (
        json.dumps({"method": "custom", "content": {"kind": "act"}}),
        json.dumps({"method": "custom", "content": None}),
        json.dumps({"method": "update", "state": {"step": -1, "lang": "xx", "view": {}}}),
        json.dumps({"method": "update"}),
    ):
        assert page.send(fault).count("idle") == 1
    with pytest.raises(AttributeError):
        page.send("[]")
    assert page._read() == ["idle"]
    assert len(page.kept) == kept
    assert page.replies[-1]["kind"] == "refused"


def test_another_match_on_the_same_board_has_another_number():
    page = Page(game="eggar")
    start = page.view["start"]
    seats = [[name, "easy"] for name, _ in start["seats"]]
    setup = {"preset": start["presets"][0]["name"] if start["presets"] else "", "options": {}}
    for number in (1, 2):
        page.says("start", seats=seats, **setup, chance="random", rounds=1, seed="3")
        page.says("step", **page.here(), until="end")
        while page.view["over"] is None:
            page.says("more", **page.here())
        assert page.kept[-1]["number"] == number
        assert page.view["again"]
        page.says("again")


def test_a_damaged_log_is_refused_in_both_languages():
    heard: list[Any] = []
    MatchHost(lambda text: heard.append(json.loads(text))).open(
        json.dumps({"lang": "es", "seed": "1", "log": '{"game": "teg"}\nnonsense'})
    )
    assert list(heard[0]) == ["refused"]
    assert set(heard[0]["refused"]) == {"es", "en"}
    assert heard[0]["refused"]["es"] != heard[0]["refused"]["en"]
