"""Positions written by hand are accepted, or refused with a sentence, in every game."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teg_nb import GAMES, BadMessage, BadPosition, IllegalAction, Match
from teg_nb.bots import random_policy
from teg_nb.engine.errors import GameError

pytestmark = pytest.mark.slow

games = pytest.mark.parametrize("game", list(GAMES))

# A position that each game takes, to be spoilt.
SOUND: dict[str, dict[str, Any]] = {
    "teg": {"Blanco": "Chile 4, Cuba", "Negro": {"España": 3}},
    "tgm": {"Blanco": "Brasil 4, Perú", "Negro": {"Congo": 3}},
    "reconquista": {"Blanco": "Soria 4, Burgos", "Negro": {"Huesca": 3}, "Rojo": "Lugo"},
    "wargame": {"Blanco": "Brasil 4, Egipto", "Negro": {"Polonia-Yugoslavia": 3}},
    "eggar": {"Verde": "C7, D7", "Azul": {4: "K7"}},
}
COLOURS = ("Blanco", "Negro", "Rojo", "Verde", "Azul")
KEYWORDS: dict[str, tuple[str, ...]] = {
    "teg": (
        *("seats", "turn", "phase", "round", "first", "situation", "rest", "cards", "discards"),
        *("used", "objectives", "exchanges", "continents_used", "due", "conquests", "out"),
        *("pacts", "options"),
    ),
    "tgm": (
        *("seats", "turn", "phase", "round", "rest", "cards", "discards", "objectives"),
        *("exchanges", "pool", "conquests", "out", "options"),
    ),
    "reconquista": ("seats", "turn", "round", "dealer", "out", "knows", "options"),
    "wargame": (
        *("seats", "turn", "phase", "round", "first", "rest", "objectives", "treasures"),
        *("deliveries", "stocks", "out", "options"),
    ),
    "eggar": (
        *("seats", "turn", "phase", "round", "first", "steps", "die", "level", "question"),
        *("used", "options"),
    ),
}

# Words that mean something somewhere, so that a value is often nearly right.
WORDS = (
    *COLOURS,
    *("", "Chile", "Brasil 4", "Perú", "Soria", "K7", "4 C7", "O-3", "hold_24", "Violeta", "todos"),
    *("attack", "combat", "move", "orders", "question", "snow", "world", "country", "condominium"),
    *(
        "max_rounds",
        "troops",
        "stock",
        "metal",
        "Europa",
        "\ud800",
        "9" * 5000,
        "Chile " + "9" * 5000,
    ),
)
words = st.sampled_from(WORDS) | st.text(max_size=4)
plain = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.sampled_from([10**9 + 1, -(10**30), 10**300])
    | st.floats()
    | words
    | st.binary(max_size=2)
)
values = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.sampled_from(COLOURS) | words | st.integers(-1, 9), inner, max_size=3)
    ),
    max_leaves=6,
)


def spoilt(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Keywords of a position, some of them written at random."""
    known = st.sampled_from([*KEYWORDS[game], *COLOURS])
    changes = st.dictionaries(known, values, min_size=1, max_size=2)
    return st.tuples(st.booleans(), changes).map(
        lambda pair: {**(SOUND[game] if pair[0] else {}), **pair[1]}
    )


def taken_or_refused(game: str, parts: dict[str, Any]) -> bool:
    """Check if a position is accepted; an accepted one can be saved, observed and played on."""
    said = ""
    try:
        state = GAMES[game].position(**parts)
    except BadPosition as fault:
        said = str(fault)
    if said:
        assert not any(word in said for word in ("attribute", "argument", "NoneType"))
        return False
    again = json.loads(json.dumps(GAMES[game].dump(state)))
    assert GAMES[game].load(again) == state
    Match(start=state).run(random_policy, random.Random(1), limit=4)
    return True


@games
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_keywords_are_taken_or_refused(game: str, data: st.DataObject) -> None:
    taken_or_refused(game, data.draw(spoilt(game)))


@games
def test_the_keywords_are_all_those_of_the_game(game: str) -> None:
    assert taken_or_refused(game, SOUND[game])
    for name in KEYWORDS[game]:
        with pytest.raises(BadPosition, match=f"^{name} cannot be .+; it is written "):
            GAMES[game].position(**{**SOUND[game], name: object()})


# What people write, and a part of what is said to them.
SLIPS = [
    ("teg", {"Blanco": ["Chile"]}, "Blanco cannot be ['Chile']; it is written"),
    ("teg", {"Blanco": 4}, "Blanco cannot be 4; it is written"),
    ("teg", {"out": "Rojo"}, "out cannot be 'Rojo'; it is written {"),
    ("teg", {"objectives": "O-3"}, "objectives cannot be 'O-3'; it is written {"),
    ("teg", {"discards": 3}, "discards cannot be 3; it is written ["),
    ("teg", {"discards": "Chile"}, "discards cannot be 'Chile'; it is written ["),
    ("teg", {"pacts": [("world", "Rojo")]}, "pact"),
    ("teg", {"round": True}, "round cannot be True; it is written 2"),
    ("teg", {"Blanco": f"Chile {'9' * 5000}"}, "Blanco: 'Chile 999"),
    ("teg", {"round": 10**5000}, "round"),
    ("tgm", {"cards": {"Blanco": "Alaska"}}, "cards cannot be"),
    ("tgm", {"pool": 2.5}, "pool cannot be 2.5; it is written 2"),
    ("reconquista", {"knows": {"Blanco": "Burgos"}}, "knows cannot be"),
    ("wargame", {"treasures": 3}, "treasures cannot be 3"),
    ("wargame", {"Blanco": {"Brasil": {"stock": 3}}}, "stock"),
    ("eggar", {"steps": "2"}, "steps cannot be '2'; it is written 2"),
    ("eggar", {"die": True}, "die cannot be True; it is written 2"),
    ("eggar", {"seats": 2.5}, "seats cannot be 2.5"),
]


@pytest.mark.parametrize(("game", "parts", "said"), SLIPS)
def test_a_slip_is_answered_with_what_would_be_right(
    game: str, parts: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadPosition, match=re.escape(said)) as caught:
        GAMES[game].position(**{**SOUND[game], **parts})
    assert caught.value.text("es") != caught.value.text("en")


# Tables


@games
@pytest.mark.parametrize("seats", [None, 2.5, True, "Rojo", b"ab", {}, object(), [], [1, 2, 3], -1])
def test_seats_that_are_no_seats_are_refused(game: str, seats: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        Match(game, seats)
    assert caught.value.code in ("bad_player_count", "unknown_color", "bad_option")
    assert caught.value.text("es") != caught.value.text("en")


@games
@pytest.mark.parametrize("options", ["classic", "", 3, True, ["max_rounds"], [("max_rounds", 3)]])
def test_options_that_are_no_options_are_refused(game: str, options: Any) -> None:
    with pytest.raises(BadMessage, match=r"^options cannot be .+; it is written {"):
        Match(game, 3, options)
    with pytest.raises(BadPosition, match=r"^options cannot be "):
        GAMES[game].position(**{**SOUND[game], "options": options})


@games
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(seats=values, options=values)
def test_any_table_is_taken_or_refused(game: str, seats: Any, options: Any) -> None:
    for given_seats, given_options in ((seats, None), (3, options)):
        with suppress(GameError):  # nothing else may come of it
            Match(game, given_seats, given_options)
