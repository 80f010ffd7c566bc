"""Copies, dumps and observations follow from the declaration of a position, in every game."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import random
from importlib import import_module
from typing import Any

import pytest

from teg_nb import GAMES, POLICIES, BadPosition, Match
from teg_nb.engine.schema.field_types import UNSPECIFIED, field_types
from teg_nb.engine.schema.position import ObservationBase, Position

games = pytest.mark.parametrize("game", GAMES)


def classes(game: str) -> tuple[Any, Any, Any]:
    """Public, State and Observation of a game."""
    state = import_module(f"teg_nb.engine.games.{game}.state")
    seen = import_module(f"teg_nb.engine.games.{game}.observation")
    return state.Public, state.State, seen.Observation


def played(game: str, entries: int = 150) -> Match:
    return Match(game, 3).run(POLICIES["random"], random.Random(2), limit=entries)


def names(kind: Any) -> set[str]:
    return {field.name for field in dataclasses.fields(kind)}


@games
def test_an_observation_has_no_room_for_what_it_does_not_declare(game: str) -> None:
    """Neither an attribute of the position, nor a dictionary to put one in."""
    public, state, observation = classes(game)
    assert issubclass(state, Position)
    assert issubclass(observation, ObservationBase)
    assert not issubclass(observation, state)
    secret = names(state) - names(public)
    assert secret
    match = played(game)
    for viewer in (None, 0):
        seen = match.game.observe(match.state, viewer)
        for copied in (seen, copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))):
            assert not hasattr(copied, "__dict__")
            for name in secret - names(observation):
                assert not hasattr(copied, name), name
                assert f", {name}=" not in repr(copied).replace(repr(seen.settings), "")


@games
def test_an_observation_says_every_field(game: str) -> None:
    """None is forgotten: `Observation.from_state` leaves to the game what is not public."""
    match = played(game)
    for state in match.states[::10]:
        for viewer in (None, 0, 1):
            seen = match.game.observe(state, viewer)
            for name in names(type(seen)):
                getattr(seen, name)


@games
def test_what_may_be_edited_is_not_shared_by_a_copy(game: str) -> None:
    state = played(game).state
    other = state.copy()
    assert other == state
    assert type(other) is type(state)
    for name in names(type(state)) - {"settings"}:
        value = getattr(state, name)
        if isinstance(value, list | dict):
            assert getattr(other, name) is not value, name
        if isinstance(value, list) and value and isinstance(value[0], list):
            assert all(a is not b for a, b in zip(value, getattr(other, name), strict=True))


@games
def test_every_field_of_a_position_says_what_it_means(game: str) -> None:
    """By its type or by `part`; all kinds are in the vocabulary."""
    _, state, _ = classes(game)
    known = GAMES[game].setup(3).settings.vocabulary.keys()
    said = field_types(state)
    for field in dataclasses.fields(state):
        assert set(said[field.name].kinds()) <= known, field.name
        assert said[field.name] is not UNSPECIFIED or field.name in ("settings", "guests")


@games
def test_a_dump_that_lacks_a_part_says_which(game: str) -> None:
    match = played(game)
    whole = match.game.dump(match.state)
    for name in whole.keys() - {"game", "version", "seats", "options", "countries", "stocks"}:
        less = {key: value for key, value in whole.items() if key != name}
        with pytest.raises(BadPosition, match=f"lacks '{name}'") as caught:
            match.game.load(less)
        assert caught.value.text("es") != caught.value.text("en")
