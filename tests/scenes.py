"""Scenes of the games on the screen: what the samples of `tests/messages` are made of.

``python tests/scenes.py`` writes the samples anew, after the kernel's messages have changed. Both
sides test with them: the front end plays them (`js/test`), and `test_messages` compares them with
the kernel.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from teg_nb.engine.games.reconquista.position import position as reconquista
from teg_nb.engine.games.tgm.position import position as tgm
from teg_nb.engine.match import Match
from teg_nb.widget.screens import screen_of
from teg_nb.widget.view import private, view

SAMPLES = Path(__file__).parent / "messages"


def tgm_scenes() -> dict[str, Match]:
    """Tercera Guerra Mundial: from the exchange to the end, a scene for each decision."""

    def table(phase: str, **parts: Any) -> Match:
        start = tgm(
            seats=["Blanco", "Negro", "Rojo"],
            Blanco="Alaska 9, Alberta 3, Brasil 5, Japón 4",
            Negro="Kamchatka 2, Irkutsk 3",
            rest="Rojo",
            phase=phase,
            objectives={"Blanco": "asia_africa", "Negro": "hold_24", "Rojo": "destroy_0"},
            **parts,
        )
        return Match("tgm", start=start)

    cards = ["Alaska", "Brasil", "Comodín 1", "Japón", "China"]
    found = {"reinforce": table("reinforce", pool=6, cards={"Blanco": cards})}
    found["attack"] = table("combat")
    found["defend"] = table("combat")
    found["defend"].act("attack", "Alaska", "Kamchatka", 3)
    found["thrown"] = found["defend"].fork()
    found["thrown"].act("defend", 2)
    found["thrown"].act("roll", [6, 5, 1], [4, 2])
    found["move"] = found["thrown"].fork()
    found["move"].act("move_in", 2)
    found["move"].act("end_combat")
    found["move"].act("draw_card", "Perú")
    found["over"] = Match(
        "tgm",
        start=tgm(
            seats=3, Blanco="Alaska 9", Negro="Kamchatka", rest="Blanco", out={"Rojo": "Blanco"}
        ),
    )
    found["over"].act("attack", "Alaska", "Kamchatka", 3)
    found["over"].act("roll", [6, 5, 1], [4])
    return found


def reconquista_scenes() -> dict[str, Match]:
    """La Reconquista: placing, moving, attacking, passing cards, and what came of it."""
    dealt = Match("reconquista", seats=3)
    dealt.act("pick_dealer", "Blanco")
    dealt.act("deal_cards", dealt.settings.board.countries)
    found = {"placing": dealt}

    def table(round: int, **parts: Any) -> Match:
        start = reconquista(
            Blanco="Soria 4, Guadalajara 3, Burgos 2",
            Negro="Zaragoza 2, Huesca 3",
            Rojo="Teruel 5",
            round=round,
            **parts,
        )
        return Match("reconquista", start=start)

    found["first"] = table(1)
    found["play"] = table(2)
    found["aided"] = table(2, options={"memory_aid": True}, knows={"Blanco": {"Teruel": "Rojo"}})
    found["commit"] = table(2)
    found["commit"].act("attack", "Zaragoza")
    found["result"] = found["commit"].fork()
    found["result"].act("commit", ["Soria", "Guadalajara"])
    found["result"].act("commit", ["Huesca"], seat="Negro")
    found["asked"] = table(2)
    found["asked"].act("offer_draw")
    found["over"] = found["asked"].fork()
    found["over"].act("answer_draw", True)
    found["over"].act("answer_draw", True)
    return found


SCENES = {"tgm": tgm_scenes, "reconquista": reconquista_scenes}


def samples(game: str) -> dict[str, Any]:
    """The scenes of a game as the browser gets them, each as its person to move looks at it."""
    scenes = SCENES[game]()
    board = screen_of(game).board(next(iter(scenes.values())).settings)
    places = [
        {key: each[key] for key in ("name", "continent", "label", "neighbours")}
        for each in board["countries"]
    ]
    found: dict[str, Any] = {}
    for name, match in scenes.items():
        looks = match.to_move if match.to_move >= 0 else None
        found[name] = {"view": view(match, len(match), looks, {2: "greedy"}, "es")}
        if looks is not None:
            found[name]["private"] = private(match, len(match), looks, "es")
    return {"countries": places, "scenes": found}


if __name__ == "__main__":
    for game in SCENES:
        text = json.dumps(samples(game), ensure_ascii=False, separators=(",", ":"))
        (SAMPLES / f"{game}.json").write_text(text + "\n", encoding="utf-8")
