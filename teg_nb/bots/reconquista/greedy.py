"""Bots of La Reconquista.

`greedy_policy` reasons from the knowledge of its seat (`possible_owners` of the observation's
memory). For each possible owner of a province it estimates the troops that could defend it, and
their probability. It places its troops where several own provinces border the same foreign ones. It
attacks where its offence surely or probably exceeds the defence. It gathers troops where that
enables such an attack, and passes as few cards as it needs. Now and then it bluffs.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from teg_nb.engine.actions import Action
from teg_nb.engine.board import bit_set, members
from teg_nb.engine.games.reconquista.actions import (
    AnswerDraw,
    Attack,
    Commit,
    Move,
    Pass,
    PlaceFive,
)
from teg_nb.engine.games.reconquista.deduction import VISIT, Owners, possible_owners
from teg_nb.engine.games.reconquista.observation import Observation

LIKELY = 0.5
"""Chance of success at which the bot attacks at once."""

HOPEFUL = 0.15
"""Chance of success below which a turn is better spent otherwise; also a move's minimum gain."""

BLUFF = 0.1
"""Share of decisions that serve no need of the bot."""

WEIGHTS = {"pass": 1, "move": 4, "attack": 6, "offer_draw": 0.05}
"""Weights of the kinds of turn for the random bot."""


def random_policy(observation: Observation, rng: random.Random) -> Action:
    """Choose a kind of action, mostly a move or an attack, and then any action of that kind.

    With equal chance for all legal actions, the many moves would crowd out passing and attacking. A
    draw offered at every other turn would soon be accepted, so one draw in ten is accepted.
    """
    legal = observation.legal_actions
    if observation.phase == "draw":
        return legal[0 if rng.random() < 0.1 else 1]
    kinds = legal.kinds()
    (kind,) = rng.choices(kinds, [WEIGHTS.get(cls.verb, 1) for cls in kinds])
    return rng.choice(legal.of_type(kind))


novice_policy = random_policy
"""Policy of a beginner: it weighs the kinds, so that a draw is not offered at every other turn."""


def greedy_policy(observation: Observation, rng: random.Random) -> Action:
    """Play by the knowledge of the seat, as the module describes.

    Examples
    --------
    >>> from teg_nb.engine.play.match import Match
    >>> match = Match("reconquista", 4).run(greedy_policy, random.Random(1))
    >>> match.outcome.reason
    'provinces'
    """
    table = Table(observation)
    if observation.phase == "placing":
        return _place(table, rng)
    if observation.phase == "commit":
        own = members(table.own & table.near[observation.target])
        attacks = table.seat == observation.turn
        chosen = _offence(table, own) if attacks else _defence(table, own)
        spare = [place for place in own if place not in chosen]
        if spare and chosen and rng.random() < BLUFF:
            chosen = [*chosen, rng.choice(spare)]
        return Commit(table.seat, tuple(sorted(chosen)))
    if observation.phase == "draw":
        return AnswerDraw(table.seat, len(observation.hand) < observation.settings.each)
    return _turn(table, rng)


def blunder_rate() -> dict[str, float]:
    """Return the share of merely plausible decisions, by level."""
    return {"easy": 0.25, "normal": 0.12}


@dataclass
class Table:
    """The bot's view: its provinces, the troops, and the possible owners of the others."""

    seen: Observation

    def __post_init__(self) -> None:
        assert self.seen.viewer is not None
        self.seat: int = self.seen.viewer
        self.troops: Sequence[int] = self.seen.troops
        self.own: int = bit_set(self.seen.hand)
        self.near: tuple[int, ...] = self.seen.settings.board.neighbour_sets

    @cached_property
    def owners(self) -> Owners:
        """By province, the bit set of the seats that may own it."""
        return possible_owners(self.seen.memory)

    def foreign(self) -> list[int]:
        """Provinces of others."""
        return [place for place in range(len(self.troops)) if not self.own >> place & 1]

    def on(self, places: Iterable[int]) -> int:
        """Count the troops on some provinces."""
        return sum(self.troops[place] for place in places)

    def helpers(self, target: int, seat: int) -> list[tuple[int, float]]:
        """List the troops around a province that a seat may have, with their probabilities."""
        return [
            (self.troops[place], 1 / self.owners[place].bit_count())
            for place in members(self.near[target] & ~self.own)
            if self.owners[place] >> seat & 1 and self.troops[place]
        ]

    def success(self, target: int, offence: int) -> float:
        """Estimate the chance that an offence exceeds all that a province's owner could pass."""
        if offence <= self.troops[target]:
            return 0.0
        suspects = members(self.owners[target] & ~(1 << self.seat))
        chances = (
            chance_below(self.helpers(target, seat), offence - self.troops[target])
            for seat in suspects
        )
        return sum(chances) / len(suspects)


def chance_below(parts: Iterable[tuple[int, float]], limit: int) -> float:
    """Return the probability that a sum stays below a limit; each part counts with its own chance.

    Examples
    --------
    >>> chance_below([(3, 0.5), (2, 0.5)], 4)
    0.75
    """
    sums: dict[int, float] = {0: 1.0}
    for number, chance in parts:
        extended: dict[int, float] = {}
        for total, share in sums.items():
            extended[total] = extended.get(total, 0.0) + share * (1 - chance)
            if total + number < limit:
                extended[total + number] = extended.get(total + number, 0.0) + share * chance
        sums = extended
    return sum(share for total, share in sums.items() if total < limit)


# Placing


def _place(table: Table, rng: random.Random) -> PlaceFive:
    """Place five troops near others around the same foreign provinces; at times on two."""

    def worth(place: int) -> float:
        around = members(table.near[place] & ~table.own)
        allies = sum(table.on(members(table.near[province] & table.own)) + 1 for province in around)
        spread = 2 * (table.near[place] & table.own).bit_count() - 2 * table.troops[place]
        return allies + spread + rng.random()

    first, second, *_ = sorted(table.seen.hand, key=worth, reverse=True)
    if rng.random() < 0.5:
        return PlaceFive(table.seat, ((first, VISIT),))
    return PlaceFive(table.seat, ((first, 3), (second, 2)))


# Turns


def _turn(table: Table, rng: random.Random) -> Action:
    """Attack where success is likely; else gather troops for an attack; else try something."""
    may_attack = bool(table.seen.legal_actions.of_type(Attack))
    chance, target = _best(table, may_attack, rng)
    if chance >= LIKELY:
        return Attack(table.seat, target)
    promise, move = _gather(table, rng)
    if move and promise > chance + HOPEFUL:
        return Move(table.seat, move)
    if chance >= HOPEFUL:
        return Attack(table.seat, target)
    return _otherwise(table, rng)


def _best(table: Table, may_attack: bool, rng: random.Random) -> tuple[float, int]:
    """Find the most promising attack: likely and on many troops; ties by lot."""
    best = (0.0, rng.random(), -1, 0.0)
    if may_attack:
        for target in table.foreign():
            chance = table.success(target, table.on(members(table.near[target] & table.own)))
            best = max(
                best, (chance * (1 + 0.03 * table.troops[target]), rng.random(), target, chance)
            )
    return best[3], best[2]


Transfers = tuple[tuple[int, int, int], ...]
"""Origin, destination and number of troops of the parts of a move."""


def gathering(table: Table, target: int) -> tuple[float, Transfers]:
    """Return the move that brings most troops around a province, and the chance to take it then.

    The move is empty, and the chance 0, where there is none.
    """
    front = table.near[target] & table.own
    moves = tuple(
        (place, max(members(table.near[place] & front), key=table.troops.__getitem__), n)
        for place in members(table.own & ~front)
        if (n := table.troops[place]) and table.near[place] & front
    )
    offence = table.on(members(front)) + sum(n for _, _, n in moves)
    return (table.success(target, offence) if moves else 0.0), moves


def _gather(table: Table, rng: random.Random) -> tuple[float, Transfers]:
    """Find the move that enables the most promising attack, with its chance of success."""
    best: tuple[float, float, Transfers] = (0.0, 0.0, ())
    for target in table.foreign():
        if table.near[target] & table.own:
            chance, moves = gathering(table, target)
            best = max(best, (chance, rng.random(), moves))
    return best[0], best[2]


def _otherwise(table: Table, rng: random.Random) -> Action:
    """Bring a stack nearer to the others, ask for the owner of a province, or bluff."""
    legal = list(table.seen.legal_actions.of_type(Attack, Move))
    if not legal or rng.random() < BLUFF:
        return rng.choice(legal) if legal else Pass(table.seat)
    unsure = [place for place in table.foreign() if table.owners[place].bit_count() > 1]
    asked = [action for action in legal if isinstance(action, Attack) and action.country in unsure]
    moves = [action for action in legal if isinstance(action, Move) and is_march(table, action)]
    if moves and (not asked or rng.random() < 0.7):
        return rng.choice(moves)
    return rng.choice(asked or legal)


def is_march(table: Table, move: Move) -> bool:
    """Check if a move brings all troops of a province to where more foreign ones are near."""
    return bool(move.transfers) and all(
        number == table.troops[source]
        and (table.near[target] & ~table.own).bit_count()
        >= (table.near[source] & ~table.own).bit_count()
        for source, target, number in move.transfers
    )


# Passing cards


def _enough(table: Table, own: Sequence[int], needed: int) -> list[int] | None:
    """Choose the fewest provinces that reach a number of troops, the strongest first, or None."""
    chosen: list[int] = []
    for place in sorted(own, key=table.troops.__getitem__, reverse=True):
        if needed <= 0:
            break
        chosen.append(place)
        needed -= table.troops[place]
    return chosen if needed <= 0 else None


def _offence(table: Table, own: Sequence[int]) -> list[int]:
    """Choose provinces that surely exceed the defence; all, if all may; none, if all cannot."""
    target, defender = table.seen.target, table.seen.defender
    helpers = table.helpers(target, defender)
    most = table.troops[target] + sum(number for number, _ in helpers)
    chosen = _enough(table, own, most + 1)
    if chosen is not None:
        return chosen
    margin = table.on(own) - table.troops[target]
    hopeless = margin <= 0 or chance_below(helpers, margin) < HOPEFUL / 3
    return [] if hopeless else [place for place in own if table.troops[place]]


def _defence(table: Table, own: Sequence[int]) -> list[int]:
    """Choose provinces that surely hold against all the attacker may have; or all, or none."""
    seen = table.seen
    if seen.shown is not None:
        exact = _enough(table, own, table.on(seen.shown) - table.troops[seen.target])
        return exact or []
    helpers = table.helpers(seen.target, seen.turn)
    most = sum(number for number, _ in helpers)
    chosen = _enough(table, own, most - table.troops[seen.target])
    if chosen is not None:
        return chosen
    holds = chance_below(helpers, table.troops[seen.target] + table.on(own) + 1)
    return [place for place in own if table.troops[place]] if holds > HOPEFUL else []
