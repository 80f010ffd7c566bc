"""Every refusal that the rules can give, provoked once, by its code (TEG-21)."""

from __future__ import annotations

import dataclasses
import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from teg_nb import POLICIES, IllegalAction, Match, catalogue, position
from teg_nb.widget.session.messages import Private
from teg_nb.widget.session.session import Session

WORDS = catalogue("teg")

# Seats and options are given once, to the constructor: there is no action that could change them.
# A third seat moves into a shared country only once an occupant was expelled: it is never full.
NO_WAY_TO_TRY = {"game_already_started", "condominium_full"}


class Case(NamedTuple):
    """A position, what was played from it, and the action that is refused."""

    clause: str
    parts: dict[str, Any]
    words: list[Any]
    seat: str | None = None
    before: tuple[list[Any], ...] = ()


FIVE = ["Chile", "Cuba", "Irán", "Italia", "Rusia"]
TWO = {"Blanco": "Argentina 4, Chile", "Negro": "Brasil 3"}
RING = {"Blanco": "Bolivia, España", "Negro": "Argentina 2, Brasil 2, Chile 2, Paraguay 2"}
ASIA = (
    "Rusia, Siberia, Chechenia, Chukchi, Kamchatka, Irán, Irak, China, Corea, Japón, Malasia, "
    "Turquía, Israel, Arabia, India, Vietnam"
)
CONQUERED = (["attack", "Argentina", "Brasil"], ["roll", [6, 6, 6], [1]])
WEAK = {"Blanco": "Argentina 4, Chile", "Negro": "Brasil, España"}
PLACING = {**TWO, "phase": "reinforce", "due": 5}
ZONE = {
    **TWO,
    "exchanges": {"Blanco": 3, "Negro": 3},
    "pacts": [("zone", "Blanco", "Negro", "Chile")],
}
ALLIES = {
    "Blanco": "Irán 4",
    "Negro": "Rusia 4, España, Portugal 3",
    "Rojo": "Ucrania",
    "rest": "Rojo",
}
JOINT = ("aggression", "Blanco", "Negro", "Ucrania", "Irán", "Rusia", "Blanco")
SHARED = {
    "Blanco": "Irán 4, Ucrania",
    "Negro": "Rusia 4, Ucrania",
    "Rojo": "España",
    "pacts": [("condominium", "Blanco", "Negro", "Ucrania")],
}

CASES = {
    "game_over": Case(
        "TEG-18.1",
        {**WEAK, "Negro": "Brasil", "rest": "Blanco"},
        ["end_turn"],
        before=CONQUERED,
    ),
    "player_eliminated": Case(
        "TEG-16.1",
        {"seats": 3, **TWO, "out": {"Rojo": "Blanco"}},
        ["end_turn"],
        "Rojo",
    ),
    "not_your_turn": Case("TEG-5.1", TWO, ["end_attack"], "Negro"),
    "wrong_phase": Case("TEG-5.5", TWO, ["regroup", "Argentina", "Chile", 1]),
    "attack_after_regroup": Case(
        "TEG-5.5", {**TWO, "phase": "regroup"}, ["attack", "Argentina", "Brasil"]
    ),
    "conquest_move_pending": Case("TEG-8.11", WEAK, ["end_attack"], before=CONQUERED),
    "decision_pending": Case(
        "TEG-8.3", TWO, ["end_attack"], "Blanco", (["attack", "Argentina", "Brasil"],)
    ),
    "malformed_action": Case("TEG-0.11", TWO, ["roll", [6], [6]], "Blanco"),
    "bad_chance": Case("TEG-8.3", TWO, ["roll", [6], [6]], "chance"),
    "unknown_country": Case("TEG-1.2", TWO, ["attack", "Argentina", "Atlántida"]),
    "bad_amount": Case(
        "TEG-11.2", {**TWO, "phase": "regroup"}, ["regroup", "Argentina", "Chile", 0]
    ),
    "not_your_country": Case("TEG-8.2", TWO, ["attack", "Brasil", "Argentina"]),
    "own_country": Case("TEG-8.2", TWO, ["attack", "Argentina", "Chile"]),
    "not_adjacent": Case("TEG-8.2", TWO, ["attack", "Argentina", "Sahara"]),
    "no_attack_armies": Case("TEG-8.2", TWO, ["attack", "Chile", "Brasil"]),
    "must_leave_one_army": Case(
        "TEG-11.2", {**TWO, "phase": "regroup"}, ["regroup", "Argentina", "Chile", 4]
    ),
    "conquest_move_range": Case("TEG-8.11", WEAK, ["conquest_move", 4], before=CONQUERED),
    "border_rule": Case(
        "TEG-6.8", {**TWO, "situation": "open_borders"}, ["attack", "Argentina", "Brasil"]
    ),
    "resting": Case(
        "TEG-6.10", {**TWO, "situation": "Descanso Blanco"}, ["attack", "Argentina", "Brasil"]
    ),
    "too_many_armies": Case("TEG-7.1", PLACING, ["place", "Chile", 6]),
    "armies_left_to_place": Case("TEG-7.8", PLACING, ["end_placement"]),
    "wrong_continent": Case(
        "TEG-7.5",
        {"Blanco": f"{ASIA}, Argentina", "Negro": "España", "phase": "reinforce", "due": 0},
        ["place", "Argentina", 1],
    ),
    "blocked_country": Case(
        "TEG-10.3", {**RING, "phase": "reinforce", "due": 4}, ["place", "Bolivia", 1]
    ),
    "card_not_held": Case(
        "TEG-7.10", {**PLACING, "cards": {"Negro": ["Las Vegas"]}}, ["exchange", ["Las Vegas"], []]
    ),
    "invalid_set": Case(
        "TEG-7.12", {**PLACING, "cards": {"Blanco": ["Chile"]}}, ["exchange", ["Chile"], []]
    ),
    "one_exchange_per_round": Case(
        "TEG-7.14",
        {**PLACING, "cards": {"Blanco": ["Las Vegas", "Ucrania"]}},
        ["exchange", ["Ucrania"], []],
        before=(["exchange", ["Las Vegas"], []],),
    ),
    "must_exchange": Case(
        "TEG-7.15",
        {**PLACING, "due": 0, "cards": {"Blanco": [*FIVE, "Japón"]}},
        ["end_placement"],
    ),
    "continent_not_owned": Case("TEG-13.1", PLACING, ["exchange", [], ["Asia"]]),
    "continent_card_used": Case(
        "TEG-13.5",
        {
            "Blanco": ASIA,
            "Negro": "España",
            "phase": "reinforce",
            "continents_used": {"Blanco": ["Asia"]},
        },
        ["exchange", [], ["Asia"]],
    ),
    "no_missile": Case("TEG-9.5", TWO, ["fire_missile", "Argentina", "Brasil"]),
    "not_enough_for_missile": Case("TEG-9.2", PLACING, ["place_missile", "Chile"]),
    "missiles_not_allowed_now": Case("TEG-9.3", TWO, ["place_missile", "Chile"]),
    "out_of_range": Case(
        "TEG-9.6", {**TWO, "Blanco": "Argentina + 1m"}, ["fire_missile", "Argentina", "Rusia"]
    ),
    "missile_would_clear_country": Case(
        "TEG-9.7", {**TWO, "Blanco": "Argentina + 1m"}, ["fire_missile", "Argentina", "Brasil"]
    ),
    "missile_deterred": Case(
        "TEG-9.8",
        {"Blanco": "Argentina + 1m", "Negro": "Brasil 9 + 1m"},
        ["fire_missile", "Argentina", "Brasil"],
    ),
    "missile_cannot_move_in_attack": Case(
        "TEG-9.12",
        {**TWO, "Blanco": "Argentina 4 + 1m, Chile"},
        ["regroup_missiles", "Argentina", "Chile", 1],
    ),
    "already_regrouped": Case(
        "TEG-11.3",
        {**TWO, "phase": "regroup"},
        ["regroup", "Chile", "Argentina", 2],
        before=(["regroup", "Argentina", "Chile", 3],),
    ),
    "no_card_right": Case("TEG-12.2", {**TWO, "phase": "card"}, ["request_card"]),
    "card_already_taken": Case(
        "TEG-12.3",
        {**TWO, "phase": "card", "conquests": 1},
        ["request_card"],
        before=(["request_card"], ["draw_card", "Cuba"]),
    ),
    "crisis_no_card": Case(
        "TEG-6.6",
        {
            **TWO,
            "Rojo": "España",
            "rest": "Rojo",
            "phase": "card",
            "turn": "Rojo",
            "first": "Blanco",
        },
        ["request_card"],
        before=(
            ["end_turn"],
            ["turn_situation", "Crisis"],
            ["roll_crisis", [1, 6, 6]],
            ["place", "Brasil", 4],
            ["end_placement"],
            ["attack", "Brasil", "Chile"],
            ["roll", [6, 6, 6], [1]],
            ["conquest_move", 1],
            ["end_attack"],
            ["end_regroup"],
        ),
    ),
    "hand_full": Case(
        "TEG-7.15",
        {**TWO, "phase": "card", "conquests": 1, "cards": {"Blanco": FIVE}},
        ["request_card"],
    ),
    "bonus_already_used": Case(
        "TEG-12.6",
        {**TWO, "phase": "card", "cards": {"Blanco": ["Chile"]}, "used": ["Chile"]},
        ["bonus", "Chile"],
    ),
    "chapter_off": Case(
        "CHP-2.1",
        {**TWO, "phase": "reinforce", "options": {"missiles": False}},
        ["place_missile", "Chile"],
    ),
    "canje_needs_conquest": Case(
        "CHP-2.10.4",
        {**TWO, "phase": "card", "options": {"defensive_canje": True}},
        ["exchange", ["Chile"], []],
    ),
    "pact_violation": Case(
        "TEG-14.9",
        {**TWO, "pacts": [("world", "Blanco", "Negro")]},
        ["attack", "Argentina", "Brasil"],
    ),
    "pact_overflight": Case(
        "TEG-14.14",
        {
            "Blanco": "Colombia 2 + 1m",
            "Negro": "Nicaragua",
            "Rojo": "El Salvador 5",
            "pacts": [("country", "Blanco", "Negro", "Colombia", "Nicaragua")],
        },
        ["fire_missile", "Colombia", "El Salvador"],
    ),
    "bad_partner": Case("TEG-14.1", TWO, ["propose_world", "Blanco"]),
    "pact_too_far": Case(
        "TEG-14.6",
        {**TWO, "Negro": "Honduras"},
        ["propose_country", "Negro", "Chile", "Honduras"],
    ),
    "pact_exists": Case(
        "TEG-14.2", {**TWO, "pacts": [("world", "Blanco", "Negro")]}, ["propose_world", "Negro"]
    ),
    "pact_kind_not_allowed": Case("TEG-14.4", TWO, ["propose_other", "Negro"]),
    "no_such_proposal": Case("TEG-14.2", TWO, ["accept_pact", 1]),
    "not_addressee": Case(
        "TEG-14.2", TWO, ["accept_pact", 1], before=(["propose_world", "Negro"],)
    ),
    "no_such_pact": Case("TEG-14.24", TWO, ["announce_break", 1]),
    "not_a_party": Case(
        "TEG-14.24",
        {**TWO, "Rojo": "España", "pacts": [("world", "Negro", "Rojo")]},
        ["announce_break", 1],
    ),
    "zone_not_allowed": Case("TEG-14.15", TWO, ["propose_zone", "Negro", "Chile"]),
    "zone_limit": Case("TEG-14.15", ZONE, ["propose_zone", "Negro", "Chile"]),
    "zone_no_reinforcement": Case(
        "TEG-14.20", {**ZONE, "phase": "reinforce", "due": 1}, ["place", "Chile", 1]
    ),
    "zone_penalty_no_card": Case(
        "TEG-14.22",
        {
            **ZONE,
            "Negro": "Bolivia 9",
            "Rojo": "España",
            "rest": "Rojo",
            "round": 1,
            "first": "Blanco",
            "turn": "Negro",
        },
        ["request_card"],
        before=(
            ["end_turn"],
            ["end_turn"],
            ["turn_situation", "Combate clásico"],
            ["place", "Bolivia", 4],
            ["end_placement"],
            ["attack", "Bolivia", "Chile"],
            ["roll", [6, 6, 6], [1]],
            ["attack", "Bolivia", "Paraguay"],
            ["roll", [6, 6, 6], [1]],
            ["conquest_move", 1],
            ["end_attack"],
            ["end_regroup"],
        ),
    ),
    "bad_target": Case(
        "TEG-15.1",
        ALLIES,
        ["propose_aggression", "Negro", "Irán", "Irán", "Rusia", "Blanco"],
    ),
    "condominium_target": Case(
        "TEG-15.1",
        {**ALLIES, "Rojo": "Ucrania 2", "Azul": "Ucrania 2"},
        ["propose_aggression", "Negro", "Ucrania", "Irán", "Rusia", "Blanco"],
    ),
    "aggression_pending": Case("TEG-15.3", {**ALLIES, "pacts": [JOINT]}, ["end_attack"]),
    "aggression_not_possible": Case(
        "TEG-15.3",
        {**ALLIES, "Blanco": "Irán", "Negro": "Rusia, España", "pacts": [JOINT]},
        ["open_joint_attack", 1],
    ),
    "occupant_required": Case(
        "TEG-15.30",
        {**ALLIES, "Rojo": "Ucrania 2", "Azul": "Ucrania 2"},
        ["attack", "Irán", "Ucrania"],
    ),
    "condominium_outside_attack": Case(
        "TEG-15.14",
        {**ALLIES, **SHARED},
        ["attack", "Irán", "Ucrania", "Negro"],
    ),
    "ally_regroup_only_condominium": Case(
        "TEG-15.17",
        {**ALLIES, "pacts": [JOINT]},
        ["regroup", "Portugal", "España", 1],
        "Negro",
        (
            ["open_joint_attack", 1],
            ["roll", [6, 6, 6], [1]],
            ["aggression_move", 1],
            ["aggression_move", 1],
            ["end_turn"],
        ),
    ),
    "objective_not_met": Case(
        "TEG-3.1", {**TWO, "options": {"auto_victory": False}}, ["declare_victory"]
    ),
}


def _secrets() -> Any:
    """A spectator asks for what a seat alone may know."""
    bots = dict.fromkeys((0, 1), ("random", POLICIES["random"]))
    return Session(Match(start=position(**TWO)), bots, random.Random(1)).handle(Private())


# Refusals outside of a match under way.
CALLS: dict[str, tuple[str, Callable[[], Any]]] = {
    "bad_player_count": ("TEG-1.1", lambda: Match(seats=7)),
    "unknown_color": ("TEG-1.1", lambda: Match(seats=["Blanco", "Violeta"])),
    "color_taken": ("TEG-2.1", lambda: Match(seats=["Blanco", "blanco"])),
    "bad_option": ("TEG-0.11", lambda: Match(options={"xyz": 7})),
    "hidden_information": (
        "TEG-3.12",
        _secrets,
    ),
}


def worded(refusal: IllegalAction) -> None:
    """It has a sentence in both languages, and a clause of the catalogue that fits its code."""
    assert refusal.clause in WORDS.reason_clauses(refusal.code)
    assert WORDS.clause(refusal.clause).text("es")
    sentences = [refusal.text("es"), refusal.text("en")]
    assert sentences[0] != sentences[1]
    for sentence in sentences:
        assert sentence.strip().endswith(".")
        assert not re.search(r"[{}|…]", sentence), sentence
    assert f"[{refusal.code}, {refusal.clause}]" in str(refusal)


@pytest.mark.parametrize("code", CASES)
def test_refused_by_its_code_and_nothing_changes(code: str) -> None:
    case = CASES[code]
    match = Match(start=position(**case.parts))
    for words in case.before:
        match.act(*words)
    before, state, steps = match.state.copy(), match.state, len(match)

    with pytest.raises(IllegalAction) as refusal:
        match.act(*case.words, seat=case.seat)

    assert (refusal.value.code, refusal.value.clause) == (code, case.clause)
    worded(refusal.value)
    assert match.state is state
    assert match.state == before
    assert (len(match), len(match.states), len(match.events)) == (steps, steps + 1, steps)


@pytest.mark.parametrize("code", CALLS)
def test_refused_outside_of_a_match(code: str) -> None:
    clause, call = CALLS[code]

    with pytest.raises(IllegalAction) as refusal:
        call()

    assert (refusal.value.code, refusal.value.clause) == (code, clause)
    worded(refusal.value)


def test_every_code_of_the_catalogue_is_provoked() -> None:
    here = CASES.keys() | CALLS.keys()

    assert not here & NO_WAY_TO_TRY
    assert here | NO_WAY_TO_TRY == set(WORDS.sections["reasons"])


def test_seats_and_options_cannot_change_once_the_match_exists() -> None:
    """TEG-2.9: what `game_already_started` would refuse cannot even be tried."""
    match = Match(seats=3)

    for name in ("seats", "options"):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(match.settings, name, None)
    with pytest.raises(dataclasses.FrozenInstanceError):
        match.settings.options.auto_card = True  # type: ignore[misc]
