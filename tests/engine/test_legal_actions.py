"""Legal actions as a sequence: a list to its reader, which holds ranges and no position."""

from __future__ import annotations

import copy
import gc
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import pytest

from teg_nb import CHANCE, GAMES, IllegalAction, Match
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import Action
from teg_nb.engine.games.teg.actions import Attack, EndTurn, Place, Regroup
from teg_nb.engine.legal_actions import AmountRows, LegalActions

games = pytest.mark.parametrize("game", list(GAMES))


class Counted(random.Random):
    """A generator that says what it is told to, and counts how often it is asked."""

    def __init__(self, says: float) -> None:
        super().__init__(0)
        self.says = says
        self.asked = 0

    def random(self) -> float:
        self.asked += 1
        return self.says


@cache
def played(game: str, policy: str) -> Match:
    seats = 2 if game == "eggar" else 4
    match = Match(game, seats, {"max_rounds": 6})
    return match.run(POLICIES[policy], random.Random(11), limit=600)


def lists(game: str, step: int = 9) -> Iterator[tuple[Any, LegalActions[Action]]]:
    """Positions of matches between bots, each with the legal actions of those who may act."""
    for policy in ("random", "greedy"):
        match = played(game, policy)
        for state in match.states[::step]:
            for seat in match.game.acting_seats(state):
                if seat != CHANCE:
                    yield state, match.game.legal_actions(state, seat)


@games
def test_it_is_a_list_to_whoever_reads_it_as_one(game: str) -> None:
    for _, legal in lists(game):
        listed = list(legal)
        assert legal == listed
        assert listed == legal
        assert legal != listed[:-1]
        assert len(legal) == legal.count() == len(listed)
        assert bool(legal) == bool(listed)
        assert [legal[place] for place in range(len(legal))] == listed
        assert [legal[-place - 1] for place in range(len(legal))] == listed[::-1]
        assert legal[1:7:2] == listed[1:7:2]
        assert list(reversed(legal)) == listed[::-1]
        assert repr(legal) == repr(listed)
        for beyond in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                legal[beyond]


@games
def test_what_is_listed_is_in_it_and_nothing_else(game: str) -> None:
    for _, legal in lists(game, 23):
        listed = set(legal)
        assert all(action in legal and legal.count(action) == 1 for action in listed)
        for action in listed:
            if action.amount:
                for other in (getattr(action, action.amount) + 1, 0, -1):
                    changed = _with(action, other)
                    assert (changed in legal) == (changed in listed)
            assert (_of_seat(action, action.seat + 1) in legal) is False
        assert None not in legal
        assert "attack" not in legal


def _with(action: Action, amount: int) -> Action:
    made: Any = type(action)
    words = [getattr(action, name) for name in action.fields]
    words[[*action.fields].index(action.amount)] = amount
    return made(action.seat, *words)  # type: ignore[no-any-return]


def _of_seat(action: Action, seat: int) -> Action:
    made: Any = type(action)
    return made(seat, *(getattr(action, name) for name in action.fields))  # type: ignore[no-any-return]


@games
def test_a_range_ends_where_the_rules_end_it(game: str) -> None:
    for state, legal in lists(game, 23):
        for largest in legal.with_max_amount():
            GAMES[game].check(state, largest)
            if isinstance(largest, Place | Regroup):
                with pytest.raises(IllegalAction):
                    GAMES[game].check(state, _with(largest, largest.armies + 1))
        folded: dict[tuple[Any, ...], int] = {}
        for action in legal:
            if action.amount:
                key = (type(action), *(v for n, v in _words(action) if n != action.amount))
                folded[key] = max(folded.get(key, -1), getattr(action, action.amount))
        for action in legal.with_max_amount():
            if action.amount and type(action).__name__ in ("Place", "Regroup", "Fortify", "MoveIn"):
                key = (type(action), *(v for n, v in _words(action) if n != action.amount))
                assert getattr(action, action.amount) == folded[key]


def _words(action: Action) -> list[tuple[str, Any]]:
    return [(name, getattr(action, name)) for name in action.fields]


@games
def test_of_and_kinds_are_the_list_sorted_out(game: str) -> None:
    for _, legal in lists(game):
        listed = list(legal)
        kinds = list(dict.fromkeys(map(type, listed)))
        assert list(legal.kinds()) == kinds
        for kind in kinds:
            assert legal.of_type(kind) == [item for item in listed if type(item) is kind]
        assert legal.of_type(*kinds) == listed
        assert legal.of_type() == []


@games
def test_each_is_picked_with_the_same_chance_for_one_number(game: str) -> None:
    for _, legal in lists(game, 31):
        rngs = [Counted((place + 0.5) / len(legal)) for place in range(len(legal))]
        assert [legal.choice(rng) for rng in rngs] == list(legal)
        assert {rng.asked for rng in rngs} <= {1}


def test_a_pick_is_uniform() -> None:
    placings = AmountRows(Place, 0, [(((3,), (4,)), 1, 2)])
    legal = LegalActions([(EndTurn, [EndTurn(0)]), (Place, placings)])
    rng = random.Random(3)
    drawn = Counter(legal.choice(rng) for _ in range(5000))
    assert set(drawn) == set(legal)
    assert all(900 < times < 1100 for times in drawn.values())
    with pytest.raises(IndexError):
        LegalActions[Action]().choice(rng)


@games
def test_it_is_pickled_and_copied_as_the_same_list(game: str) -> None:
    for _, legal in lists(game, 23):
        for other in (pickle.loads(pickle.dumps(legal)), copy.copy(legal), copy.deepcopy(legal)):
            assert other == list(legal)
            assert other.kinds() == legal.kinds()


@games
def test_that_of_an_observation_is_the_seats_own_and_holds_no_position(game: str) -> None:
    match = played(game, "random")
    for state in match.states[::17]:
        for viewer in range(len(match.settings.seats)):
            seen = match.game.observe(state, viewer)
            list(seen.legal_actions)
            assert seen.legal_actions == match.game.legal_actions(state, viewer)
            held = _reached(seen.legal_actions)
            assert not any(isinstance(item, type(state) | type(seen)) for item in held)
            own = {id(item) for item in _lists_of(state)}
            assert not own & {id(item) for item in held}
        assert match.game.observe(state, None).legal_actions == []


def _lists_of(state: Any) -> list[Any]:
    """Return the lists of a position, which actions edit."""
    values = [getattr(state, name) for name in state.__dataclass_fields__]
    return [value for value in values if isinstance(value, list | dict)]


def _reached(top: object) -> list[object]:
    """Everything that can be reached from an object, classes and functions left out."""
    objects, edge = {id(top): top}, [top]
    while edge:
        for referent in gc.get_referents(edge.pop()):
            if id(referent) not in objects and not isinstance(
                referent, type | FunctionType | ModuleType
            ):
                objects[id(referent)] = referent
                edge.append(referent)
    return list(objects.values())


def test_no_action_is_made_that_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("teg", "greedy")
    state = next(
        s for s in match.states if s.phase == "regroup" and len(_legal(s).of_type(Regroup)) > 9
    )
    made: list[Any] = []
    new = Regroup.__init__

    def counted(self: Regroup, *words: int) -> None:
        made.append(words)
        new(self, *words)

    monkeypatch.setattr(Regroup, "__init__", counted)
    legal = _legal(state)
    assert legal.count() > 9
    assert legal.of_type(Attack).count() == 0
    assert Place(0, 0, 1) not in legal
    assert made == []
    legal.of_type(Regroup).choice(random.Random(1))
    assert len(made) == 1


def _legal(state: Any) -> LegalActions[Action]:
    return GAMES["teg"].legal_actions(state)
