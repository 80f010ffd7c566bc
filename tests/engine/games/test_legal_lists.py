"""The listed legal actions of a game beside all that its `check` accepts.

A game says twice what is legal: it lists, and it checks. Here everything that a seat could say is
put to `Game.check`, and what is accepted must be what is listed.

What is tried, of each kind of action: every name that an argument may be, so all pairs of two
countries; every seat or none, where a seat may be left out; both flags; counts from -1 to
`COUNTS`; of a list, all choices of up to `LONGEST`, in rising order, out of what the seat holds
and one thing that it does not. An amount is 1, the largest that is listed of the kind and one
more; and every number up to two more, where one of those is accepted or any is listed. Where
nothing of a kind is listed, as in another phase, `FEW` of the choices are drawn.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from table import accepted

from teg_nb import CHANCE, GAMES, NOBODY, Match, position
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.codec import decode
from teg_nb.engine.games.common.table_game import TableGame
from teg_nb.engine.games.eggar.queries import army
from teg_nb.engine.schema.field_types import FieldType, ListOf, Nullable

COUNTS = 40
LONGEST = 4
FEW = 500

SAMPLED = {
    "teg": "",
    "tgm": "",
    "reconquista": "place_five move commit",
    "wargame": "strike_air strike_sea defend march carry end_turn",
    "eggar": "move",
}
"""By game, the verbs of which a sample is listed, as their rules say: all of it must be legal."""

SHARED = {
    "seats": ["Rojo", "Negro", "Azul"],
    "rest": "Rojo",
    "Rojo": "Ucrania 4, Irán 4",
    "Negro": "Ucrania 4, Rusia 4, España",
    "Azul": "Polonia 5, Chile",
    "pacts": [("condominium", "Rojo", "Negro", "Ucrania")],
}
"""A condominium of La Revancha, beside a country of a third seat."""

Entry = list[Any]
"""An entry, as logs write it."""

Table = tuple[str, int, dict[str, Any], str, int]
"""A game, seats, options, who plays, and how many entries are played."""

TABLES: tuple[Table, ...] = (
    ("teg", 3, {}, "random", 400),
    ("teg", 3, {}, "greedy", 900),
    ("teg", 2, {"choose_dice": True, "auto_victory": False}, "greedy", 500),
    ("tgm", 3, {}, "random", 300),
    ("tgm", 3, {"win_check": "claim"}, "greedy", 600),
    ("reconquista", 3, {}, "random", 120),
    ("reconquista", 3, {}, "greedy", 120),
    ("wargame", 3, {"cost.ship": {"metal": 1}}, "random", 200),
    ("wargame", 3, {}, "greedy", 900),
    ("eggar", 2, {}, "random", 300),
    ("eggar", 2, {"group_loser": "attacker_choice"}, "greedy", 300),
)

TOGETHER = {
    "seats": ["Rojo", "Negro", "Azul"],
    "rest": "Azul",
    "Rojo": "Irán 4",
    "Negro": "Rusia 4, España",
    "Azul": "Ucrania 1",
    "pacts": [("aggression", "Rojo", "Negro", "Ucrania", "Irán", "Rusia", "Rojo")],
}
"""An aggression pact of La Revancha, against a country of a third seat."""

RARE: dict[str, tuple[dict[str, Any], list[Entry]]] = {
    "open_joint_attack": (TOGETHER, []),
    "aggression_move": (
        TOGETHER,
        [["Rojo", "open_joint_attack", 1], ["chance", "roll", [6, 6, 6], [1]]],
    ),
    "joint_decision": (
        SHARED,
        [
            ["Rojo", "propose_joint", "Negro", "Ucrania", "Polonia"],
            ["Negro", "accept_pact", 2],
            ["Rojo", "open_joint_attack", 2],
            ["chance", "roll", [6, 6, 1], [5, 5, 5]],
        ],
    ),
    "intrusion_move": (
        {**SHARED, "turn": "Azul", "Rojo": "Ucrania 1 + 1m"},
        [["Azul", "attack", "Polonia", "Ucrania", "Rojo"], ["chance", "roll", [6, 6, 6], [1]]],
    ),
    "zone_decision": (
        {
            "turn": "Negro",
            "Blanco": "Nueva Zelandia 9, Tasmania, Chile",
            "Negro": "Australia 9",
            "pacts": [("zone", "Blanco", "Negro", "Tasmania")],
        },
        [["Negro", "end_turn"]],
    ),
}
"""Verbs of La Revancha that those matches never come to: a position set up, and entries."""


def kinds(name: str) -> list[type[Action]]:
    """The kinds of action of the seats of a game that are listed."""
    game = GAMES[name]
    assert isinstance(game, TableGame)
    return [kind for kind in game.rules if kind.verb not in game.unlisted]


@cache
def played(place: int) -> Match:
    game, seats, options, who, limit = TABLES[place]
    return Match(game, seats, options).run(POLICIES[who], random.Random(11), limit=limit)


@cache
def drawn(game: str, seed: int) -> Match:
    """A match of which each entry is drawn, first its verb, whatever the order of the lists."""
    rng = random.Random(seed)
    match = Match(game, 2 if game == "eggar" else 3, {"max_rounds": 8})
    while len(match) < 150 and match.to_move != NOBODY:
        if match.to_move == CHANCE:
            match.push(match.game.sample_chance(match.state, rng))
        else:
            legal = list(match.legal_actions())
            verb = rng.choice(sorted({action.verb for action in legal}))
            match.push(rng.choice(sorted((a for a in legal if a.verb == verb), key=repr)))
    return match


def positions(game: str) -> Iterator[Any]:
    """Positions in which together every verb is legal: late ones, and those that are set up."""
    matches = [played(place) for place, table in enumerate(TABLES) if table[0] == game]
    matches += [drawn(game, seed) for seed in (1, 2)]
    seen: set[str] = set()
    for match in matches:
        for state in reversed(match.states):
            if unseen := verbs(state) - seen:
                seen |= unseen
                yield state
    for verb, (parts, entries) in RARE.items() if game == "teg" else ():
        match = Match(start=position(**parts))
        for entry in entries:
            match.push(decode(entry, match.game, match.settings))
        assert verb in verbs(match.state)
        seen.add(verb)
        yield match.state
    assert seen == {kind.verb for kind in kinds(game)}


def verbs(state: Any) -> set[str]:
    """Return the legal actions of all seats that may act."""
    game = GAMES[state.settings.game]
    seats = [seat for seat in game.acting_seats(state) if seat != CHANCE]
    return {kind.verb for seat in seats for kind in game.legal_actions(state, seat).kinds()}


def values(form: FieldType, state: Any, seat: int) -> Sequence[Any]:
    """Return values that an argument of a form may take; see the docstring of the module."""
    one = str(form.element)
    if one == "count":
        return range(-1, COUNTS + 1)
    if one == "flag":
        return (False, True)
    names = range(len(state.settings.vocabulary[one]))
    if isinstance(form, ListOf):
        held = own(one, state, seat)
        some = sorted({*held, *[name for name in names if name not in held][:1]})
        return [chosen for size in range(LONGEST + 1) for chosen in combinations(some, size)]
    return [-1, *names] if isinstance(form, Nullable) else names


def own(kind: str, state: Any, seat: int) -> Sequence[int]:
    """Return the things of a seat that a list argument names: soldiers, cards, continents."""
    if kind == "soldier":
        return army(state, seat)
    if kind == "continent":
        whole = [continent.members for continent in state.settings.board.continents]
        return [place for place, one in enumerate(whole) if state.held[seat] & one == one]
    return members(state.hands[seat])


def allowed(kind: type[Action], state: Any, seat: int, listed: set[Action]) -> set[Action]:
    """The actions of a kind that `check` accepts, of all that is tried."""
    made: Any = kind
    words = [form for name, form in kind.fields.items() if name != kind.amount]
    choices = [*product(*(values(form, state, seat) for form in words))]
    if not listed and len(choices) > FEW:
        choices = random.Random(len(choices)).sample(choices, FEW)
    if not kind.amount:
        told = {action for choice in choices if accepted(state, action := made(seat, *choice))}
        return {item for item in told if shorter(item) == item or shorter(item) not in told}
    *names, last = kind.fields
    assert last == kind.amount
    rows = {tuple(getattr(item, name) for name in names) for item in listed}
    most = max((getattr(item, kind.amount) for item in listed), default=1)
    actions: set[Action] = set()
    for choice in choices:
        few = {1, most, most + 1}
        if choice in rows or any(accepted(state, made(seat, *choice, item)) for item in few):
            numbers = (made(seat, *choice, number) for number in range(-1, most + 3))
            actions.update(number for number in numbers if accepted(state, number))
    return actions


def shorter(action: Action) -> Action:
    """The same without the seat that may be left out: it follows, unless several could be meant."""
    optional = [name for name, form in action.fields.items() if isinstance(form, Nullable)]
    return replace(action, **dict.fromkeys(optional, -1))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_is_what_check_accepts(name: str) -> None:
    game, sampled = GAMES[name], SAMPLED[name].split()
    for state in positions(name):
        for seat in game.acting_seats(state):
            every = game.legal_actions(state, seat)
            legal = set(every)
            assert len(legal) == len(every)
            for kind in kinds(name):
                listed = {action for action in legal if type(action) is kind}
                if kind.verb in sampled:
                    assert all(accepted(state, action) for action in listed)
                else:
                    assert listed == allowed(kind, state, seat, listed), kind.verb
