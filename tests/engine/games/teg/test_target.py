"""The end of a match names the target that held: TEG-3.9, TEG-3.10, TEG-18.1."""

from __future__ import annotations

import base64
import itertools
import json
import random
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from teg_nb import MatchWidget
from teg_nb.analysis import events_frame
from teg_nb.bots import random_policy
from teg_nb.widget.session.replay_feed import ReplayFeed
from teg_nb.widget.session.session import Session

COLOURS = {
    "O-13": "Blanco",
    "O-14": "Negro",
    "O-15": "Rojo",
    "O-16": "Azul",
    "O-17": "Amarillo",
    "O-18": "Verde",
}
"""The cards of which the right-hand player can take the place."""

TABLES = (
    ("Blanco", "Negro", "Rojo", "Azul"),
    ("Verde", "Azul", "Amarillo", "Blanco", "Negro"),
    ("Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde"),
)

WORDS = {
    "es": ("Gana {by}: cumplió su objetivo secreto, {target}.", "Eliminar a {}."),
    "en": ("{by} wins by meeting the secret objective: {target}.", "Eliminate {}."),
}


def won(start: Callable[..., Any], seats: tuple[str, ...], holder: str, card: str) -> Any:
    """The holder takes the last country of its target: the colour of the card, or else who sits
    on its right; of O-19, who sits on its left.
    """
    seat = seats.index(holder)
    named = COLOURS.get(card)
    if named is None:
        target = seats[(seat + 1) % len(seats)]
    else:
        target = named if named in seats and named != holder else seats[seat - 1]
    others = [item for item in seats if item not in (holder, target)]
    forces = dict(zip(others, ("España 3", "China 3", "Sahara 3", "Cuba 3"), strict=False))
    table = start(
        **{holder: "Argentina 6", target: "Brasil", **forces},
        seats=list(seats),
        turn=holder,
        rest=others[0],
        objectives={holder: card},
    )
    return table, table.win_throw("Argentina", "Brasil"), target


@pytest.mark.clause("TEG-3.9", "TEG-3.10", "TEG-18.1", "D-13")
@pytest.mark.parametrize("card", [*COLOURS, "O-19"])
@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_the_target_that_held_is_named_wherever_the_end_is_told(
    start: Callable[..., Any], seats: tuple[str, ...], card: str
) -> None:
    for holder in seats:
        table, events, target = won(start, seats, holder, card)
        ended = events[-1]
        named = COLOURS.get(card, target)
        assert table.winners == (holder,)
        assert (ended.kind, ended.reason) == ("game_ended", "objective")
        assert seats[ended.target] == target
        assert ended.named == ("" if named == target else named)

        session = Session(table, {}, random.Random(1))
        for lang, (line, banner) in WORDS.items():
            instead = {"es": f", en lugar de {named}", "en": f" instead of {named}"}[lang]
            verb = {"es": "eliminar a", "en": "eliminate"}[lang]
            asked = target + (instead if ended.named else "")
            told = line.format(by=holder, target=f"{verb} {asked}")
            assert table.news(0, None, None, lang)[-1].text.endswith(f". {told}")
            session.lang = lang
            seen = session.view()
            assert seen["over"]["why"] == told
            goal = [seats.index(holder), banner.format(asked), True]
            assert seen["over"]["objectives"] == [goal]
            film, tail = ReplayFeed(session.study, lang, session.people).texts()
            rows = json.loads(zlib.decompress(base64.b64decode(film)))
            assert told in f"{rows}{tail}"
        (row,) = events_frame(table)[lambda frame: frame["kind"] == "game_ended"].to_dict("records")
        assert (row["target"], row["named"]) == (target, ended.named)


@pytest.mark.clause("TEG-3.9")
def test_tables_and_cards_have_every_substitute() -> None:
    """A colour nobody plays, and the holder's own, of each card."""
    pairs = itertools.product(TABLES, COLOURS.values())
    absent = {named for seats, named in pairs if named not in seats}
    own = {named for seats in TABLES for named in seats}
    assert own == set(COLOURS.values())
    assert absent == {"Amarillo", "Verde", "Rojo"}


@pytest.mark.clause("TEG-3.11", "TEG-16.5")
def test_the_common_objective_in_place_of_a_target_that_another_destroyed(
    start: Callable[..., Any],
) -> None:
    """Rojo destroys Negro, whom Blanco had to; Blanco wins with 45 countries."""
    board = start(Blanco="Argentina 6", Negro="Brasil", rest="Negro").settings.board
    names = [
        country for country in board.countries if country not in ("Brasil", "España", "Portugal")
    ]
    table = start(
        Blanco=", ".join([*names[:44]]),
        Negro="Portugal",
        Rojo="España 6, " + ", ".join(names[44:]),
        Azul="Brasil",
        turn="Rojo",
        seats=["Blanco", "Negro", "Rojo", "Azul"],
        objectives={"Blanco": "O-14"},
    )
    table.conquer("España", "Portugal")
    assert table.state.objectives[0] == ()
    table.end_turn()
    while table.turn != "Blanco" or table.phase != "attack":
        if table.to_move == -1:
            table.resolve_chance(random.Random(3))
        elif table.turn == "Blanco":
            table.reinforce("Argentina")
        else:
            table.end_turn()
    events = table.conquer("Argentina", "Brasil")
    ended = events[-1]
    assert (ended.kind, ended.reason, ended.target, ended.named) == ("game_ended", "common", -1, "")
    view = Session(table, {}, random.Random(1)).view()
    assert view["over"]["objectives"] == []
    why = "Gana Blanco: cumplió el objetivo común, tener 45 países."
    assert view["over"]["why"] == why
    assert view["news"][-1]["text"] == f"Termina la partida. {why}"


def test_the_page_of_a_finished_match_names_it(start: Callable[..., Any]) -> None:
    """As a page is sent it, by a click on the board."""
    seats = TABLES[0]
    table = start(
        Blanco="España 3",
        Negro="Brasil",
        Rojo="Argentina 8",
        Azul="China 3",
        rest="Azul",
        seats=list(seats),
        turn="Rojo",
        objectives={"Rojo": "O-18"},
    )
    widget = MatchWidget(table, {"Azul": random_policy}, seed=1, lang="en")
    while widget.view["over"] is None:
        asked = {"source": "Argentina", "target": "Brasil", "keep": 1}
        here = {"line": "main", "step": widget.step}
        widget._on_message(widget, {"kind": "attack_until", **here, **asked}, [])
    assert widget.view["over"]["objectives"] == [[2, "Eliminate Negro instead of Verde.", True]]
