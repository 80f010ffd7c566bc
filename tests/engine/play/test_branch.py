"""Matches that share the entries of another one."""

import copy
import pickle
import random

import pytest

from teg_nb.bots import POLICIES
from teg_nb.engine.play.branch import Branch, SharedList
from teg_nb.engine.play.match import Match


def lists(match):
    return [[*match.actions], [*match.states], [*match.events]]


def first(parts, step):
    actions, states, events = parts
    return [actions[:step], states[: step + 1], events[:step]]


def played(match, seed, entries):
    return match.run(POLICIES["random"], random.Random(seed), entries)


def test_a_shared_list_acts_as_a_list():
    for shared in range(5):
        first, whole = [0, 1, 2, 3], [*range(shared), 7, 8, 9]
        items = SharedList(first, shared, [7, 8, 9])
        places = range(-len(whole), len(whole))
        assert items == whole
        assert [items[place] for place in places] == [whole[place] for place in places]
        for start in (None, *places):
            for stop in (None, *places, 20):
                for stride in (None, 2, -1):
                    assert items[start:stop:stride] == whole[start:stop:stride]
        for place in (len(whole), -len(whole) - 1):
            with pytest.raises(IndexError):
                items[place]
        for size in range(len(whole)):
            assert items.shortened(size) == whole[:size]
        items.append(5)
        items.insert(1, 6)
        items[0] = 4
        del items[2:4]
        whole.append(5)
        whole.insert(1, 6)
        whole[0] = 4
        del whole[2:4]
        assert (items, first) == (whole, [0, 1, 2, 3])


def test_a_branch_and_its_match_change_apart():
    match = played(Match("teg"), 1, 40)
    before, branch = lists(match), Branch(match, 30)
    assert lists(branch) == lists(match.fork(30))
    played(branch, 2, 20)
    after = lists(branch)
    match.rewind(10)
    played(match, 3, 40)
    assert lists(branch) == after
    assert len(after[0]) == 50
    further = Branch(branch, 45)
    assert branch.rewind(20) == after[0][20:]
    assert lists(branch) == lists(branch.fork()) == first(before, 20)
    assert lists(further) == first(after, 45)
    assert lists(match)[0][:10] == before[0][:10]


def test_a_branch_is_copied_saved_and_adopts():
    match = played(Match("teg"), 1, 40)
    branch = played(Branch(match, 30), 2, 5)
    for twin in (copy.copy(branch), copy.deepcopy(branch), pickle.loads(pickle.dumps(branch))):
        assert lists(twin) == lists(branch)
        assert lists(played(twin, 3, 5)) == lists(played(branch.fork(), 3, 5))
    seen = branch.observe(0).history  # read after the entries are gone
    known = [*branch.fork().observe(0).history]
    assert lists(played(branch.adopt(match), 3, 5)) == lists(played(match.fork(), 3, 5))
    assert seen == known
