"""Canjes, missiles and pacts of the stronger player of La Revancha, beside those of `greedy`."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from teg_nb import GAMES, Match
from teg_nb.bots import POLICIES
from teg_nb.bots.levels import Hard, Normal
from teg_nb.engine.actions import Action
from teg_nb.engine.games.teg.actions import (
    Attack,
    Convert,
    EndAttack,
    EndPlacement,
    Exchange,
    FireMissile,
    Place,
    PlaceMissile,
)

TEG = GAMES["teg"]
BOARD = TEG.position(Blanco="Chile").settings.board
SOUTH = "Argentina, Bolivia, Paraguay, Uruguay, Brasil, Colombia"


def chosen(seed: int = 1, /, **parts: Any) -> tuple[Action | None, Action | None]:
    """Return the action of the first seat in a position: by `normal`, and by `hard`."""
    seen = TEG.observe(TEG.position(**parts), 0)
    return Normal()(seen, random.Random(seed)), Hard()(seen, random.Random(seed))


def exchanging(*cards: str, **parts: Any) -> tuple[Action | None, Action | None]:
    around = {"Blanco": "Las Vegas 9", "Negro": "California 1", "rest": "Negro"}
    return chosen(**{**around, "phase": "reinforce", "due": 0, "cards": {"Blanco": cards}, **parts})


def names(action: Action | None) -> set[str]:
    assert isinstance(action, Exchange)
    return {BOARD.countries[card] for card in action.cards}


# Canjes


def test_a_card_whose_country_is_about_to_fall_is_kept_for_its_armies() -> None:
    """Four planes: California brings three armies more this turn, China is far (TEG-12.6)."""
    normal, hard = exchanging("California", "Canadá", "Chile", "China")
    assert "California" in names(normal)
    assert names(hard) == {"Canadá", "Chile", "China"}


def test_a_joker_is_kept_where_three_equal_cards_will_do() -> None:
    normal, hard = exchanging("Alaska", "Canadá", "Chile", "China")
    assert "Alaska" in names(normal)
    assert names(hard) == {"Canadá", "Chile", "China"}


def test_cards_are_kept_in_a_turn_of_rest_that_nobody_threatens() -> None:
    rest = {"situation": "Descanso Blanco"}
    planes = ("Canadá", "Chile", "China")
    normal, hard = exchanging(*planes, **rest)
    assert isinstance(normal, Exchange)
    assert isinstance(hard, EndPlacement)
    threatened = {"Blanco": "Las Vegas 3", "Negro": "California 8"}
    for action in exchanging(*planes, **rest, **threatened):
        assert names(action) == set(planes)


def test_five_cards_are_never_kept() -> None:
    """With five none is drawn (TEG-D-30)."""
    planes = ("Canadá", "Chile", "China", "Cuba", "Bolivia")
    for action in exchanging(*planes, situation="Descanso Blanco"):
        assert isinstance(action, Exchange)


# Missiles


def test_no_missile_is_bought_where_six_armies_do_more() -> None:
    forces = {"Blanco": f"Chile 2, {SOUTH}", "Negro": "Australia 6"}
    normal, hard = chosen(**forces, rest="Negro", phase="reinforce", due=20)
    assert isinstance(normal, PlaceMissile)
    assert isinstance(hard, Place)


def test_armies_far_from_the_front_become_a_missile_that_opens_it() -> None:
    """Argentina touches no enemy; its missile reaches the last country of Rojo, who has cards."""
    cards = {"Rojo": ["Canadá", "Cuba", "China", "Irak", "Irán"]}
    forces = {"Rojo": "Australia 3", "Negro": "Tonga", "rest": "Negro", "cards": cards}
    far = f"Chile 5, {SOUTH}".replace("Argentina", "Argentina 9")
    normal, hard = chosen(Blanco=far, **forces, phase="reinforce", due=0)
    assert isinstance(normal, EndPlacement)
    assert hard == Convert(0, BOARD.country("Argentina"), 1)
    _, hard = chosen(Blanco=far.replace("Argentina 9", "Argentina 3 + 1m"), **forces)
    assert hard == FireMissile(0, BOARD.country("Argentina"), BOARD.country("Australia"))


def test_two_missiles_are_fired_where_one_would_open_nothing() -> None:
    forces = {"Blanco": "Chile 6 + 2m", "Negro": "Australia 9"}
    normal, hard = chosen(**forces, rest="Blanco", conquests=1)
    assert isinstance(normal, EndAttack)
    assert isinstance(hard, FireMissile)


@pytest.mark.parametrize(("tonga", "fires"), [("2", True), ("2 + 1m", False)])
def test_a_missile_is_kept_that_deters_another(tonga: str, fires: bool) -> None:
    """Without it Tonga may fire at Chile, which Australia is about to attack (TEG-9.8)."""
    forces = {"Blanco": "Chile 4 + 1m", "Negro": f"Australia 5, Tonga {tonga}"}
    normal, hard = chosen(**forces, rest="Blanco", conquests=1)
    assert isinstance(normal, FireMissile)
    assert isinstance(hard, FireMissile) is fires


# Pacts


def test_the_zone_that_was_agreed_on_is_attacked() -> None:
    """Whoever does not pays for it (TEG-14.21), however dear the attack."""
    agreed = [("zone", "Blanco", "Negro", "Chile")]
    around = {"Blanco": "Argentina 2, Brasil 2", "Negro": "Chile 6", "rest": "Blanco"}
    for action in chosen(**around, pacts=agreed, conquests=1):
        assert isinstance(action, Attack)
    assert isinstance(chosen(**around, conquests=1)[1], EndAttack)


@pytest.mark.clause("CHP-4.5")
@pytest.mark.parametrize(("preset", "plans"), [("dice", False), ("revancha", True)])
def test_a_first_conquest_is_worth_a_card_where_there_are_cards(preset: str, plans: bool) -> None:
    match, rng = Match("teg", seats=3, options={"preset": preset}), random.Random(3)
    decided = set()
    for _ in range(400):
        match.run(POLICIES["greedy"], rng, limit=1)
        if match.to_move < 0:
            continue
        seen = match.game.observe(match.state, match.to_move)
        if seen.phase != "attack":
            continue
        for bot in ("greedy", "hard"):
            first, second = (
                POLICIES[bot](seen_after(seen, conquests), random.Random(1)) for conquests in (0, 1)
            )
            decided.add((bot, first == second))
    assert {bot for bot, alike in decided if not alike} == ({"greedy", "hard"} if plans else set())


def seen_after(seen: Any, conquests: int) -> Any:
    """Copy an observation with another number of conquests in the turn."""
    seen = copy.copy(seen)
    object.__setattr__(seen, "conquests", conquests)
    return seen
