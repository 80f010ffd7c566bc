"""The grammar of kinds: what a form writes, what it reads, and what it refuses."""

from __future__ import annotations

import json
from typing import Annotated, Any, NamedTuple

import pytest

from teg_nb import GAMES
from teg_nb.engine.actions import snake_case
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.schema.field_types import (
    UNSPECIFIED,
    Card,
    Country,
    ListOf,
    MapOf,
    NameTable,
    Nullable,
    Seat,
    field_types,
    parse_field_type,
    record_of,
    tuple_of,
    type_of_hint,
)

NAMES = NameTable(
    {"country": ("Chile", "Cuba", "Perú"), "seat": ("Rojo", "Azul"), "good": ("Metal", "Litio")}
)

# Form, value, and how it is written.
WRITTEN: list[tuple[str, Any, Any]] = [
    ("count", 3, 3),
    ("flag", True, True),
    ("word", "combat", "combat"),
    ("die", 6, 6),
    ("country", 2, "Perú"),
    ("seat?", -1, None),
    ("seat?", 1, "Azul"),
    ("country*", (1, 0), ["Cuba", "Chile"]),
    ("country*?", None, None),
    ("country+count", (1, 4), ["Cuba", 4]),
    ("country+country?", None, None),
    ("country+country?", (0, 1), ["Chile", "Cuba"]),
    ("country+count*", ((1, 4), (2, 5)), [["Cuba", 4], ["Perú", 5]]),
    ("country**", ((0,), ()), [["Chile"], []]),
    ("{country}", 0b101, ["Chile", "Perú"]),
    ("{country}?", -1, None),
    ("({country}?)+({country}?)", (-1, 0b10), [None, ["Cuba"]]),
    ("seat:count", (3, 0), {"Rojo": 3, "Azul": 0}),
    ("seat:country*", ((1,), ()), {"Rojo": ["Cuba"], "Azul": []}),
    ("seat:{country}", (0b11, 0), {"Rojo": ["Chile", "Cuba"], "Azul": []}),
    ("[seat]seat?", (-1, 0), [None, "Rojo"]),
    ("country?:seat", (-1, 1, -1), {"Cuba": "Azul"}),
    ("good?:count", (0, 7), {"Litio": 7}),
    ("seat:good?:count", ((0, 7), (0, 0)), {"Rojo": {"Litio": 7}, "Azul": {}}),
    ("country:seat?+count", ((-1, 0), (0, 3), (1, 2)),
     {"Chile": [None, 0], "Cuba": ["Rojo", 3], "Perú": ["Azul", 2]}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value", "said"), WRITTEN, ids=[item[0] for item in WRITTEN])
def test_a_form_writes_and_reads(text: str, value: Any, said: Any) -> None:
    written = parse_field_type(text).writer(NAMES)(value)
    assert written == said
    assert parse_field_type(text).reader(NAMES, "part")(json.loads(json.dumps(written))) == value


WRONG: list[tuple[str, Any, str]] = [
    ("count", -1, "part: -1 is not a whole number"),
    ("count", 1.5, "part: 1.5 is not a whole number"),
    ("count", True, "part: True is not a whole number"),
    ("flag", 1, "part must be True or False"),
    ("word", 3, "part must be a word"),
    ("die", 7, "part: 7 is not a die"),
    ("country", "Cubas", "part: there is no country 'Cubas'; did you mean Cuba"),
    ("country", None, "part must be the name of a country"),
    ("country", ["Cuba"], "part must be the name of a country"),
    ("country*", "Cuba", "part must be a list"),
    ("country+count", ["Cuba"], "part: each is a list of country, count"),
    ("{country}", ["Cuba", "Cuba"], "Cuba is named twice"),
    ("seat:count", {"Rojo": 1}, "part must be there for each seat, and no other; .* Azul"),
    ("seat:count", {"Rojo": 1, "Azul": 2, "Gris": 3}, "Gris"),
    ("seat:count", [1, 2], "part must be there for each seat"),
    ("seat:count", {"Rojo": 1, "Azul": -2}, "part.Azul: -2 is not a whole number"),
    ("[seat]count", [1], "part must be a list of 2"),
    ("country?:seat", {"Haití": "Rojo"}, "Haití"),
]


@pytest.mark.parametrize(("text", "value", "said"), WRONG)
def test_what_cannot_be_read_is_refused_by_its_place(text: str, value: Any, said: str) -> None:
    with pytest.raises(BadMessage, match=said) as caught:
        parse_field_type(text).reader(NAMES, "part")(value)
    assert caught.value.text("es") != caught.value.text("en")


class Shot(NamedTuple):
    seat: int
    source: int
    target: int


SHOT = record_of(Shot, seat="seat", path=("source target", "country+country"))


def test_a_record_puts_fields_together_and_back() -> None:
    shots = (Shot(0, 1, 2), Shot(1, 0, 0))
    said = [{"seat": "Rojo", "path": ["Cuba", "Perú"]}, {"seat": "Azul", "path": ["Chile"] * 2}]
    assert ListOf(SHOT).writer(NAMES)(shots) == said
    records = ListOf(SHOT).reader(NAMES, "shots")(said)
    assert records == shots
    assert isinstance(records[0], Shot)
    assert Nullable(SHOT).reader(NAMES, "shot")(None) is None
    by_seat = MapOf("seat", SHOT)
    assert by_seat.reader(NAMES, "shots")(by_seat.writer(NAMES)(shots)) == shots
    in_a_row = tuple_of("seat", "country", "country", made=Shot._make).reader(NAMES, "shot")
    assert in_a_row(["Azul", "Perú", "Cuba"]) == Shot(1, 2, 1)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"seat": "Rojo"}, "shot lacks 'path'"),
        ({"seat": "Rojo", "path": ["Cuba"]}, "shot.path: each is a list of country, country"),
        ([], "shot must be an object with seat, path"),
    ],
)
def test_a_record_says_what_it_lacks(value: Any, said: str) -> None:
    with pytest.raises(BadMessage, match=said):
        SHOT.reader(NAMES, "shot")(value)


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "count"),
        (bool, "flag"),
        (str, "word"),
        (Seat, "seat"),
        (Annotated[int, "square"], "square"),
        (tuple[Card, ...], "card*"),
        (tuple[tuple[Card, ...], ...], "card**"),
        (tuple[tuple[Country, int], ...], "country+count*"),
        (tuple[Country, Country] | None, "country+country?"),
        (list[int], "count*"),
        (dict[int, int], ""),
        (Shot, ""),
    ],
)
def test_a_type_has_a_form(hint: Any, text: str) -> None:
    assert type_of_hint(hint) == (parse_field_type(text) if text else UNSPECIFIED)


@pytest.mark.parametrize(
    "text",
    [
        *("count", "seat?", "card**", "{card}", "country+count*", "(seat?)+{card}+(die*)"),
        *("seat:count", "country?:seat", "[seat]count", "seat:[country]count*", "good?:die+flag"),
        *("(seat:count)*", "([seat]count)?", "count+(seat:die)", "((country?:seat)+flag)+word"),
    ],
)
def test_a_form_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_field_type(text)) == text


@pytest.mark.parametrize("game", GAMES)
def test_verbs_are_named_after_their_classes(game: str) -> None:
    odd = {verb for verb, kind in GAMES[game].verbs.items() if verb != snake_case(kind.__name__)}
    assert odd <= {"convert_to_missile"}


@pytest.mark.parametrize("game", GAMES)
def test_every_argument_of_a_verb_has_a_form_that_the_match_knows(game: str) -> None:
    known = GAMES[game].setup(3).settings.vocabulary.keys()
    for kind in GAMES[game].verbs.values():
        assert field_types(kind).keys() == {"seat", *kind.fields}
        for said in kind.fields.values():
            assert parse_field_type(str(said)) == said  # the browser reads its text
            assert set(said.kinds()) <= known
