"""Scenes of the games on the screen: what the samples of `tests/messages` are made of.

``python tests/support/scenes.py`` writes the samples anew, after the kernel's messages have
changed. Both
sides test with them: the front end plays them (`js/test`), and `test_messages` compares them with
the kernel.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from teg_nb.engine.games.eggar.position import position as eggar
from teg_nb.engine.games.reconquista.position import position as reconquista
from teg_nb.engine.games.tgm.position import position as tgm
from teg_nb.engine.games.wargame.actions import Attack
from teg_nb.engine.games.wargame.combat import forecast
from teg_nb.engine.games.wargame.position import position as wargame
from teg_nb.engine.play.match import Match
from teg_nb.widget.games import screen_of
from teg_nb.widget.session.view_model import private, view

SAMPLES = Path(__file__).parents[1] / "widget" / "session" / "messages"


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
    scenes = {"reinforce": table("reinforce", pool=6, cards={"Blanco": cards})}
    scenes["attack"] = table("combat")
    scenes["defend"] = table("combat")
    scenes["defend"].act("attack", "Alaska", "Kamchatka", 3)
    scenes["thrown"] = scenes["defend"].fork()
    scenes["thrown"].act("defend", 2)
    scenes["thrown"].act("roll", [6, 5, 1], [4, 2])
    scenes["move"] = scenes["thrown"].fork()
    scenes["move"].act("move_in", 2)
    scenes["move"].act("end_combat")
    scenes["move"].act("draw_card", "Perú")
    scenes["over"] = Match(
        "tgm",
        start=tgm(
            seats=3, Blanco="Alaska 9", Negro="Kamchatka", rest="Blanco", out={"Rojo": "Blanco"}
        ),
    )
    scenes["over"].act("attack", "Alaska", "Kamchatka", 3)
    scenes["over"].act("roll", [6, 5, 1], [4])
    return scenes


def reconquista_scenes() -> dict[str, Match]:
    """La Reconquista: placing, moving, attacking, passing cards, and what came of it."""
    dealt = Match("reconquista", seats=3)
    dealt.act("pick_dealer", "Blanco")
    dealt.act("deal_cards", dealt.settings.board.countries)
    scenes = {"placing": dealt}

    def table(round: int, **parts: Any) -> Match:
        start = reconquista(
            Blanco="Soria 4, Guadalajara 3, Burgos 2",
            Negro="Zaragoza 2, Huesca 3",
            Rojo="Teruel 5",
            round=round,
            **parts,
        )
        return Match("reconquista", start=start)

    scenes["first"] = table(1)
    scenes["play"] = table(2)
    scenes["aided"] = table(2, options={"memory_aid": True}, knows={"Blanco": {"Teruel": "Rojo"}})
    scenes["commit"] = table(2)
    scenes["commit"].act("attack", "Zaragoza")
    scenes["result"] = scenes["commit"].fork()
    scenes["result"].act("commit", ["Soria", "Guadalajara"])
    scenes["result"].act("commit", ["Huesca"], seat="Negro")
    scenes["asked"] = table(2)
    scenes["asked"].act("offer_draw")
    scenes["over"] = scenes["asked"].fork()
    scenes["over"].act("answer_draw", True)
    scenes["over"].act("answer_draw", True)
    return scenes


def wargame_scenes() -> dict[str, Match]:
    """The resource war: orders of every kind, and what came of some."""
    brasil = {
        "troops": 16,
        "busy": 2,
        "planes": 3,
        "ships": 2,
        "wall": 2,
        "armoury": 1,
        "stock": {"Metal": 12, "Cemento": 5, "Petróleo": 3, "Tecnología": 1, "Misil": 1},
    }
    start = wargame(
        Rojo={"Brasil": brasil, "Argentina-Paraguay-Uruguay": 5, "Egipto": {"planes": 1}},
        Azul={"Chile-Bolivia-Perú": {"troops": 4, "busy": 2, "wall": 1}, "China": {"planes": 2}},
        Negro={"Moscú": {"troops": 3, "wall": 1, "stock": {"Metal": 4}}},
        rest="Negro",
        objectives={"Rojo": "fleet", "Azul": "asia", "Negro": "walls"},
        deliveries={"Rojo": ["Brasil", "Egipto"]},
    )
    scenes = {"orders": Match("wargame", start=start)}
    scenes["fought"] = scenes["orders"].fork()
    scenes["fought"].act("attack", "Brasil", "Chile-Bolivia-Perú", 8)
    first = wargame(
        Rojo="Brasil 3, Egipto 2",
        phase="first_delivery",
        options={"reinforcement.first_round": True},
    )
    scenes["first"] = Match("wargame", start=first)
    by_order = wargame(
        Rojo={"Brasil": {"troops": 9, "armoury": 2}},
        Azul={"Argelia-Nigeria": {"troops": 7, "busy": 3, "wall": 1}},
        rest="Azul",
        options={"attack.counts": "orders"},
    )
    scenes["by_order"] = Match("wargame", start=by_order)
    return scenes


def eggar_scenes() -> dict[str, Match]:
    """EGGAR: the three phases of a turn, the question, and who falls."""

    def table(phase: str, **parts: Any) -> Match:
        start = eggar(
            Verde="4 E6, 5 F7, 6 G6, 7 C3", Azul="2 F6, 3 J9, 5 L13, 6 M12", phase=phase, **parts
        )
        return Match("eggar", start=start)

    scenes = {"move": table("move", steps=3), "attack": table("attack"), "ask": table("question")}
    scenes["fought"] = scenes["attack"].fork()
    scenes["fought"].act("attack", "s1-2", ["s0-4", "s0-6"])
    scenes["fought"].act("roll_attack", [4, 2], 4)
    scenes["fought"].act("roll_attack", [3, 1], 5)
    scenes["question"] = table("question", question="q001")
    scenes["remove"] = scenes["question"].fork()
    scenes["remove"].act("answer", -1, seat="Azul")
    scenes["over"] = Match("eggar", start=eggar(Verde="4 L11", Azul="5 A9", steps=2))
    scenes["over"].act("move", "s0-4", ["L12"])
    return scenes


SCENES = {
    "tgm": tgm_scenes,
    "reconquista": reconquista_scenes,
    "wargame": wargame_scenes,
    "eggar": eggar_scenes,
}


def samples(game: str) -> dict[str, Any]:
    """The scenes of a game as the browser gets them, each as its person to move looks at it."""
    scenes = SCENES[game]()
    board = screen_of(game).board(next(iter(scenes.values())).settings)
    places = [
        {key: country[key] for key in ("name", "continent", "label", "neighbours")}
        for country in board["countries"]
    ]
    values: dict[str, Any] = {}
    for name, match in scenes.items():
        looks = match.to_move if match.to_move >= 0 else None
        values[name] = {"view": view(match, len(match), looks, {2: "greedy"}, "es")}
        if looks is not None:
            values[name]["private"] = private(match, len(match), looks, "es")
    grid = {key: board[key] for key in ("size", "flags", "landlocked") if key in board}
    place = next(iter(scenes.values())).settings.place
    told: dict[str, Any] = {"place": place, **grid, "countries": places, "scenes": values}
    if game == "wargame":
        told["continents"] = [
            {key: continent[key] for key in ("name", "color", "gives")}
            for continent in board["continents"]
        ]
        told["forecasts"] = forecasts(scenes)
    return told


def forecasts(scenes: dict[str, Match]) -> dict[str, list[list[int]]]:
    """By scene, what the engine foretells of every attack that may be ordered there."""
    return {
        name: [
            [
                *(action.source, action.target, action.troops),
                *forecast(match.state, action.source, action.target, action.troops)[:-1],  # no wall
            ]
            for action in match.legal_actions()
            if isinstance(action, Attack)
        ]
        for name, match in scenes.items()
    }


if __name__ == "__main__":
    for game in SCENES:
        text = json.dumps(samples(game), ensure_ascii=False, separators=(",", ":"))
        (SAMPLES / f"{game}.json").write_text(text + "\n", encoding="utf-8")
