"""Largest possible gain in strength: ``python -m benchmarks.ceiling tgm --seats 3 --more 1,2``.

All seats play alike, but one of them, each in its turn of the same deals, has a known advantage: in
Tercera Guerra Mundial so many armies more on each of its territories; in EGGAR rivals who begin
with so many soldiers fewer, and with ``--knows`` the right answer to every question. A row for the
table of ``docs/strength.md`` is printed for each: what is missing to 100 % even then is luck's.

With ``--again 10`` each deal is played ten times, with other dice. Of the variance of who wins, the
part that differs from deal to deal lies in the deal and the order of play.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, variance
from typing import Any

from teg_nb.analysis.charts.figures import wilson
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.games.eggar.actions import Answer
from teg_nb.engine.games.eggar.grid import SOLDIERS
from teg_nb.engine.games.eggar.question_bank import bundled
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.runner import Policy


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ceiling", description=__doc__)
    parser.add_argument("game", choices=list(FAVOURS))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy", help="of all seats")
    parser.add_argument("--more", default="", help="advantages, with commas between them")
    parser.add_argument("--knows", action="store_true", help="the answers, in EGGAR")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--again", type=int, default=0, help="times that each deal is played")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(given)
    game, seats, bot = asked.game, asked.seats, POLICIES[asked.bot]
    favour, words = FAVOURS[game]
    starts = list(deals(game, seats, bot, asked.seed, -(-asked.matches // seats)))
    print("| game | seats | one begins with | matches | wins | times its part |")
    print("|---|---|---|---|---|---|")
    for more in [int(number) for number in asked.more.split(",") if number]:

        def favoured(start: Any, seat: int, more: int = more) -> Any:
            state = start.copy()
            favour(state, seat, more)
            return state

        print(row(game, seats, words.format(more), among(starts, seats, bot, favoured)), flush=True)
    if asked.knows:
        print(row(game, seats, "all answers", among(starts, seats, bot, player=knowing(bot))))
    if asked.again:
        print(f"decided by deal and order: {100 * settled(starts, seats, bot, asked.again):.0f} %")


def deals(game: str, seats: int, bot: Policy, seed: str, number: int) -> Iterator[Any]:
    """Positions at the beginning of round 1: everything dealt, and placed by the bots."""
    for deal in range(number):
        match, rng = Match(game, seats), random.Random(f"{seed}-{deal}")
        while not match.state.round:
            match.play(bot, rng, until="end", limit=1)
        yield match.state


def among(
    starts: Sequence[Any],
    seats: int,
    bot: Policy,
    favoured: Callable[[Any, int], Any] = lambda start, seat: start,
    player: Policy | None = None,
) -> list[float]:
    """Return the wins of the favoured player in all seats of each deal; shared ones in part."""
    won = []
    for deal, start in enumerate(starts):
        for seat in range(seats):
            team = [bot] * seats
            team[seat] = player or bot
            won.append(wins(favoured(start, seat), team, f"{deal}-{seat}")[seat])
    return won


def wins(start: Any, team: Sequence[Policy], seed: str) -> list[float]:
    """By seat, what it wins of a match played on from a position."""
    winners = Match(start=start).run(team, random.Random(seed)).outcome.winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(len(team))]


def settled(starts: Sequence[Any], seats: int, bot: Policy, again: int) -> float:
    """Part of the variance of winning that lies between deals, and not between plays of one.

    The usual estimate of one-way random effects: what the means of `again` plays vary by more than
    their plays would make them vary by chance.
    """
    between, within = [], []
    for deal, start in enumerate(starts):
        played = [wins(start, [bot] * seats, f"{deal}-{time}") for time in range(again)]
        for seat in range(seats):
            results = [result[seat] for result in played]
            between.append(fmean(results))
            within.append(variance(results))
    inside = fmean(within)
    outside = fmean((mean - 1 / seats) ** 2 for mean in between) - inside / again
    return max(0.0, outside) / (max(0.0, outside) + inside)


def row(game: str, seats: int, words: str, won: Sequence[float]) -> str:
    """Return a row of the table with a Wilson interval of 95 %."""
    share = fmean(won)
    low, high = wilson(round(sum(won)), len(won))
    return (
        f"| `{game}` | {seats} | {words} | {len(won)} |"
        f" {100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f}) | {seats * share:.2f} |"
    )


def more_armies(state: Any, seat: int, more: int) -> None:
    """So many armies more on each territory of a seat of Tercera Guerra Mundial."""
    for country in members(state.held[seat]):
        state.armies[country] += more


def fewer_rivals(state: Any, seat: int, more: int) -> None:
    """So many soldiers fewer for each other seat of EGGAR, the last ones of its camp."""
    for other in range(len(state.settings.seats)):
        if other != seat:
            last = (other + 1) * SOLDIERS
            state.soldiers[last - more : last] = [-1] * more


def knowing(bot: Policy) -> Policy:
    """Play EGGAR with the answers of all cards of the package."""
    answers = {card.id: card.answer for card in bundled()}

    def policy(seen: Any, rng: random.Random) -> Action | None:
        if seen.card and seen.legal_actions.of_type(Answer):
            return Answer(seen.viewer, answers[seen.card.id])
        return bot(seen, rng)

    return policy


FAVOURS: dict[str, tuple[Callable[[Any, int, int], None], str]] = {
    "tgm": (more_armies, "{} more on each territory"),
    "eggar": (fewer_rivals, "rivals of {} soldiers fewer"),
}


if __name__ == "__main__":
    main()
