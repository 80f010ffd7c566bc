"""A match that several threads act on, or that is interrupted: its lists always agree."""

from __future__ import annotations

import copy
import gc
import pickle
import random
import signal
import threading
import time

import pytest
from table import uniform

from teg_nb import CHANCE, NOBODY, IllegalAction, Match
from teg_nb.engine.errors import StaleStep

pytestmark = pytest.mark.slow


def sound(match):
    """Check that every position is the result of its action."""
    with match.lock:
        assert len(match.actions) == len(match.events) == len(match.states) - 1
        return Match.parse(match.lines()).states == match.states


def together(*works):
    """Do some works at once, each in a thread, and raise what one of them raised."""
    faults = []

    def done(work):
        try:
            work()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=done, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not any(thread.is_alive() for thread in threads)
    if faults:
        raise faults[0]


def test_threads_that_act_and_go_back_leave_a_sound_match():
    """While a cell plays; whoever reads several lists reads those of one moment."""
    match = Match("teg", 3, {"max_rounds": 60})
    match.resolve_chance(random.Random(0))
    dealt = len(match)
    ended, decided = threading.Event(), threading.Event()

    def policy(observation, rng):
        decided.set()
        return uniform(observation, rng)

    def cell():
        try:
            for seed in range(12):
                match.play(policy, random.Random(seed), "round")
        finally:
            ended.set()
            decided.set()

    def handler(seed):
        rng = random.Random(seed)

        def work():
            while not ended.is_set():
                step = len(match) - rng.randrange(20)
                try:
                    match.rewind(step) if step > dealt and rng.random() < 0.2 else None
                    match.undo() if rng.random() < 0.3 else None
                    legal = match.legal_actions()
                    if legal:
                        match.push(rng.choice(legal))
                        match.resolve_chance(rng)
                        match.act("end_turn")
                except (StaleStep, IllegalAction):
                    pass  # another was quicker

        return work

    def reader():
        while not ended.is_set():
            fork = match.fork()
            assert len(fork.actions) == len(fork.events) == len(fork.states) - 1
            sent = pickle.loads(pickle.dumps(match))
            for whole in (Match.parse(match.lines()), copy.deepcopy(fork), sent):
                assert len(whole.states) == len(whole) + 1
            decided.clear()
            if not ended.is_set():
                decided.wait(60)

    together(cell, handler(1), handler(2), reader)

    assert len(match) >= dealt
    assert sound(match)


def test_a_cell_goes_on_from_where_a_handler_left_the_match():
    """Rewound while it plays: it plays on from there, by the rules."""
    match = Match("teg", 2)
    match.run(uniform, random.Random(1), limit=30)
    handlers, rewound = [], []

    def policy(observation, rng):
        if len(match) > 60 and len(handlers) == len(rewound) < 5:
            handlers.append(threading.Thread(target=lambda: rewound.append(match.rewind(30))))
            handlers[-1].start()  # it waits for the lock, held until this decision is played
        return uniform(observation, rng)

    rng = random.Random(2)
    while len(rewound) < 5:
        match.run(policy, rng, limit=100)
        for handler in handlers:  # served while the cell plays or, at the latest, when it ends
            handler.join()

    assert all(len(taken) > 30 for taken in rewound)
    assert sound(match)


def test_a_handler_is_served_while_a_cell_plays():
    match = Match("teg", 4)
    served = []
    ended, decided = threading.Event(), threading.Event()

    def policy(observation, rng):
        decided.set()
        return uniform(observation, rng)

    def cell():
        rng = random.Random(1)
        until = time.monotonic() + 100
        while not ended.is_set() and time.monotonic() < until:
            match.rewind(0)
            match.run(policy, rng, limit=1000)

    def handler():
        try:
            for _ in range(20):
                decided.clear()
                assert decided.wait(60)
                with match.lock:
                    served.append((match.to_move, len(match)))
        finally:
            ended.set()

    together(cell, handler)

    assert len(served) == 20
    assert all(who != CHANCE for who, steps in served if 0 < steps < 1000)
    assert len({steps for _, steps in served}) > 5


def test_the_limit_is_of_entries_added():
    match = Match("teg", 2)
    match.run(uniform, random.Random(1), limit=50)
    calls = []

    def policy(observation, rng):
        calls.append(len(match))
        if len(calls) == 3:
            match.rewind(40)
        return uniform(match.game.observe(match.state, match.to_move), rng)

    match.run(policy, random.Random(1), limit=30)

    assert 60 < len(match) <= 81


def interrupted(play, times, latest, rng):
    """Call a function over and over, and press Ctrl+C within so many seconds; yields after each."""

    def stop(number, frame):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, stop)
    try:
        for _ in range(times):
            try:
                # Again each second: Python drops one that comes while an object is freed.
                signal.setitimer(signal.ITIMER_REAL, rng.uniform(latest / 20, latest), 1)
                while True:
                    play()
            except KeyboardInterrupt:
                signal.setitimer(signal.ITIMER_REAL, 0)
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


alarms = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="signals as on Unix")


@alarms
def test_ctrl_c_at_any_moment_leaves_a_sound_match():
    match, rng = Match("eggar", 3), random.Random(5)

    def play():
        if len(match) > 60:
            match.rewind(rng.randrange(60))
        if match.to_move == NOBODY:
            match.pop()
        match.run(uniform, rng, limit=20)
        match.undo()

    for _ in interrupted(play, 400, 0.01, rng):
        assert len(match.actions) == len(match.events) == len(match.states) - 1
    assert sound(match)
    taken = []
    together(lambda: taken.append(match.lock.acquire(timeout=5)))
    assert taken == [True]  # no interrupted call has kept the lock


@alarms
def test_ctrl_c_at_any_moment_leaves_the_garbage_collector_on():
    match, rng = Match("eggar", 2), random.Random(3)
    try:
        for _ in interrupted(lambda: match.play({}, rng), 1500, 0.0004, rng):
            assert gc.isenabled()
    finally:
        gc.enable()


def test_copies_have_locks_of_their_own():
    match = Match("eggar", 2).run(uniform, random.Random(1), limit=30)
    copies = [match.fork(), copy.copy(match), copy.deepcopy(match)]
    copies.append(pickle.loads(pickle.dumps(match)))

    for other in copies:
        assert other.lock is not match.lock
        with other.lock:
            other.undo()
        assert len(other) < len(match) == 30
        assert sound(other)
    assert sound(match)
