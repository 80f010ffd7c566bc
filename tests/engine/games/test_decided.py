"""Random positions of every game: what is refused as decided is what play would have decided.

The check of a position is compared with play itself (CHP-8.2). Where a table tests a condition only
later, or lets a seat declare it, the same position can be set up there, and play says who has won.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, BadPosition, Match
from teg_nb.engine.board import load_board
from teg_nb.engine.games.eggar.settings import Settings as EggarSettings

POSITIONS = 40
"""Random positions of a game in a test."""


def decided(game: str, parts: Mapping[str, Any]) -> str:
    """Return the seat for which a position is refused as decided, or ``""``."""
    try:
        GAMES[game].position(**parts)
    except BadPosition as fault:
        if fault.words != "already_decided":
            raise
        return str(fault.facts["seat"])
    return ""


def shares(rng: random.Random, places: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    """Deal all places with random weights, so that now and then a seat has very many."""
    weights = [rng.choice([1, 1, 4, 30, 400]) for _ in seats]
    held: dict[str, list[str]] = {seat: [] for seat in seats}
    for place in rng.sample(places, len(places)):
        held[rng.choices(seats, weights)[0]].append(place)
    for seat in seats:  # everybody stays in the game
        if not held[seat]:
            richest = max(seats, key=lambda other: len(held[other]))
            held[seat].append(held[richest].pop())
    return {seat: ", ".join(places) for seat, places in held.items()}


def counts(results: list[bool]) -> None:
    """Check that the positions were of both kinds."""
    assert any(results)
    assert not all(results)


@pytest.mark.slow
@pytest.mark.clause("CHP-8.2", "CHP-8.3")
@pytest.mark.parametrize("phase", ["attack", "regroup", "reinforce"])
def test_teg_refuses_where_a_seat_could_declare_victory(phase: str) -> None:
    rng, game = random.Random(phase), GAMES["teg"]
    places = load_board("teg").countries
    ids = [f"O-{number}" for number in range(1, 13)]
    results = []
    for _ in range(POSITIONS):
        seats = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde"][: rng.randrange(2, 7)]
        dealt = rng.sample(ids, len(seats) * (2 if len(seats) == 2 else 1))
        cards = {s: dealt[k :: len(seats)] for k, s in enumerate(seats)}
        given: dict[str, Any] = {"common_objective_countries": rng.choice([20, 30, 45, 60])}
        for name, value in (("missiles", False), ("pacts", []), ("blockades", False)):
            if rng.random() < 0.3:
                given[name] = value
        parts = {
            **shares(rng, places, seats),
            "seats": seats,
            "phase": phase,
            "objectives": cards if rng.random() < 0.8 else None,
        }
        asked = {**parts, "options": {**given, "auto_victory": False}}
        state = game.position(**asked)
        order = [(state.turn + step) % len(seats) for step in range(len(seats))]
        winners = [
            seat
            for seat in order
            if any(a.verb == "declare_victory" for a in game.legal_actions(state, seat))
        ]
        refused = decided("teg", {**parts, "options": given})
        assert refused == (seats[winners[0]] if winners else "")
        results.append(bool(refused))
        later = {**parts, "options": {**given, "victory_check": "end_of_turn"}}
        assert bool(decided("teg", later)) == (bool(winners) and phase == "reinforce")
    counts(results)


@pytest.mark.slow
@pytest.mark.clause("CHP-8.2")
def test_tgm_refuses_where_the_seat_to_move_could_claim() -> None:
    rng, game = random.Random(7), GAMES["tgm"]
    places = load_board("tgm").countries
    results = []
    for _ in range(POSITIONS):
        seats = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde"][: rng.randrange(3, 7)]
        ids = [c.id for c in game.setup(len(seats)).settings.objectives if not c.destroy >= 0]
        parts = {
            **shares(rng, places, seats),
            "seats": seats,
            "round": rng.choice([1, 2, 3, 5]),
            "objectives": dict(zip(seats, rng.sample(ids, len(seats)), strict=True)),
        }
        parts["turn"] = max(seats, key=lambda seat: parts[seat].count(","))
        asked = game.position(**parts, options={"win_check": "claim"})
        claims = any(action.verb == "claim" for action in game.legal_actions(asked))
        refused = decided("tgm", parts)
        assert refused == (parts["turn"] if claims else "")
        results.append(claims)
        silent = {**parts, "objectives": None}  # the others' objectives are tested in their turns
        assert not decided("tgm", silent)
    counts(results)


@pytest.mark.slow
@pytest.mark.clause("CHP-8.2", "EX-CHP-26")
def test_the_resource_war_refuses_whoever_would_have_won_by_ending_a_turn() -> None:
    rng, game = random.Random(9), GAMES["wargame"]
    places = load_board("wargame").countries
    ids = [objective.id for objective in game.setup(2).settings.objectives]
    results = []
    for _ in range(POSITIONS):
        seats = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde"][: rng.randrange(2, 7)]
        parts = {
            **shares(rng, places, seats),
            "seats": seats,
            "round": rng.choice([4, 8]),  # before and after round 6
            "objectives": dict(zip(seats, rng.sample(ids, len(seats)), strict=True)),
        }
        would_win = []
        for seat in seats:
            silent = {name: id for name, id in parts["objectives"].items() if name == seat}
            match = Match(
                start=game.position(**{**parts, "objectives": silent, "turn": seat, "first": seat})
            )
            match.act("end_turn", [parts[seat].split(", ")[0]])
            outcome = match.outcome
            if outcome is not None and outcome.reason == "objective":
                would_win.append(seat)
        refused = decided("wargame", parts)
        assert refused == next((seat for seat in seats[1:] if seat in would_win), "")
        results.append(bool(refused))
    counts(results)


@pytest.mark.slow
@pytest.mark.clause("CHP-8.2")
def test_la_reconquista_refuses_a_seat_with_its_number_of_provinces() -> None:
    rng = random.Random(11)
    places = load_board("reconquista").countries
    results = []
    for _ in range(POSITIONS):
        seats = ["Blanco", "Negro", "Rojo", "Verde", "Azul", "Amarillo"][: rng.randrange(3, 7)]
        margin = rng.choice([4, 8, 20])
        parts = {**shares(rng, places, seats), "seats": seats, "options": {"win_margin": margin}}
        most = {seat: parts[seat].count(",") + 1 for seat in seats}
        over = [seat for seat in seats if most[seat] >= 60 // len(seats) + margin]
        refused = decided("reconquista", parts)
        assert refused == (over[0] if over else "")
        results.append(bool(refused))
    counts(results)


@pytest.mark.slow
@pytest.mark.clause("CHP-8.2")
def test_eggar_refuses_a_soldier_on_the_flag_of_another() -> None:
    rng, game = random.Random(13), GAMES["eggar"]
    results = []
    for _ in range(POSITIONS):
        seats = ["Verde", "Azul", "Rojo", "Amarillo"][: rng.randrange(2, 5)]
        settings: EggarSettings = game.setup(seats).settings
        board = settings.board
        squares = rng.sample(range(len(board.names)), 2 * len(seats))
        if rng.random() < 0.4:
            flag = rng.choice(board.flags)
            squares[0] = flag if flag not in squares else squares[0]
        own = [square for k, square in enumerate(squares) if square == board.flags[k // 2]]
        if own:
            continue  # a soldier may not stand on its own flag (EGG-5.5)
        named = {
            s: ", ".join(board.names[q] for q in squares[2 * k : 2 * k + 2])
            for k, s in enumerate(seats)
        }
        on_flags = [
            s for k, s in enumerate(seats) if set(squares[2 * k : 2 * k + 2]) & {*board.flags}
        ]
        refused = decided("eggar", {**named, "seats": seats})
        assert refused == (on_flags[0] if on_flags else "")
        results.append(bool(refused))
    counts(results)


@pytest.mark.slow
@pytest.mark.clause("CHP-8.1", "CHP-8.6")
@pytest.mark.parametrize("game", GAMES)
def test_what_play_reaches_is_loaded(game: str) -> None:
    rules = GAMES[game]
    for seed in range(4):
        rng = random.Random(f"{game}/{seed}")
        names = list(rules.presets)
        options = {"preset": names[seed % len(names)]}
        match = Match(game, rng.choice([3, 4]), options)
        match.run(POLICIES["random"], rng, limit=400)
        for state in rng.sample(match.states, min(60, len(match.states))):
            assert rules.load(rules.dump(state)) == state
