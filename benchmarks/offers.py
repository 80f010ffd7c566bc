"""Count the offers of bots of La Revancha: ``python -m benchmarks.offers``.

Two tables are printed. The first counts, in matches between equal bots, the offers of pacts, those
that are accepted, and those that repeat an offer of the same turn to the same seat. The second
counts the questions that one seat gets in a turn of another among three `hard`: offers, and
decisions on zones. That seat plays as `normal`; once it answers as `normal` does, and once it
declines every offer, as a person may. Everything is played in this process; the same seed gives the
same figures.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from teg_nb.bots import POLICIES, names_in, policy_named
from teg_nb.engine.actions import Action
from teg_nb.engine.games.teg.actions import AcceptPact, DeclinePact
from teg_nb.engine.games.teg.events import PactAccepted, PactProposed
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policies, Policy


def declining(seen: Any, rng: random.Random) -> Action | None:
    """Play as `normal`, but decline every offer."""
    chosen = POLICIES["normal"](seen, rng)
    if isinstance(chosen, AcceptPact):
        return DeclinePact(chosen.seat, chosen.number)
    return chosen


def played(policies: Policies, seed: str, seats: int = 4) -> Match:
    """Play a match of at most 30 rounds."""
    return Match("teg", seats, {"max_rounds": 30}).run(policies, random.Random(seed))


def offers(match: Match) -> Counter[tuple[object, ...]]:
    """Count the offers of a match by turn, seats and terms."""
    return Counter(
        (state.round, state.turn, event.seat, event.partner, event.pact, event.terms)
        for state, events in zip(match.states, match.events, strict=False)
        for event in events
        if isinstance(event, PactProposed)
    )


def questions(match: Match, seat: int) -> Counter[tuple[int, int]]:
    """Count the questions that a seat gets, by the round and seat of the turn."""
    asked: Counter[tuple[int, int]] = Counter()
    for state, events in zip(match.states, match.events, strict=False):
        for event in events:
            if event.asks and getattr(event, event.asks) == seat:
                asked[state.round, state.turn] += 1
    return asked


def main(given: Sequence[str] | None = None) -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.offers", description=__doc__)
    parser.add_argument("--bots", default="greedy,hard", help="names, with commas between them")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(given)
    print("| four equal bots | matches | offers a match | accepted | repeated in a turn | most |")
    print("|---|---|---|---|---|---|")
    for bot in names_in(asked.bots):
        print(row_of_offers(bot, asked.matches, asked.seed), flush=True)
    print("\n| a seat among three hard | matches | questions a match | mean a turn | most a turn |")
    print("|---|---|---|---|---|")
    for name, policy in (("answers as normal", POLICIES["normal"]), ("declines all", declining)):
        print(row_of_questions(name, policy, asked.matches, asked.seed), flush=True)


def row_of_offers(bot: str, matches: int, seed: str) -> str:
    """Count the offers of matches between four equal bots."""
    total = accepted = repeated = most = 0
    for number in range(matches):
        match = played(policy_named(bot), f"{seed}/{number}")
        counts = offers(match)
        total += counts.total()
        repeated += counts.total() - len(counts)
        most = max([most, *counts.values()])
        events = [event for entry in match.events for event in entry]
        accepted += sum(isinstance(event, PactAccepted) for event in events)
    shares = [f"{100 * part / max(total, 1):.1f} %" for part in (accepted, repeated)]
    return f"| {bot} | {matches} | {total / matches:.1f} | {' | '.join(shares)} | {most} |"


def row_of_questions(name: str, policy: Policy, matches: int, seed: str) -> str:
    """Count the questions to a seat among three `hard`, in each of the four seats in turn."""
    turns = total = most = 0
    for number in range(matches):
        seat = number % 4
        policies = [policy if place == seat else POLICIES["hard"] for place in range(4)]
        match = played(policies, f"{seed}/person/{number}")
        counts = questions(match, seat)
        turns += len({(at.round, at.turn) for at in match.states if at.round and at.turn != seat})
        total += counts.total()
        most = max([most, *counts.values()])
    return f"| {name} | {matches} | {total / matches:.1f} | {total / max(turns, 1):.3f} | {most} |"


if __name__ == "__main__":
    main()
