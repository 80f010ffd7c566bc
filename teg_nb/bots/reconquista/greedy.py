"""Bots of La Reconquista.

`greedy_policy` reasons from what its seat has been told (`possible_owners` of the observation's
memory): how many troops each owner that is possible could defend a province with, and how likely
that is. It places its troops where several provinces of its own look at the same foreign ones,
attacks where its offence surely or probably exceeds the defence, moves its troops together
where that would open such an attack, and passes as few cards as it needs. Now and then it bluffs.
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
"""Chance of success from which an attack is made at once."""

HOPEFUL = 0.15
"""Chance of success below which a turn is better spent otherwise; also what a move must add."""

BLUFF = 0.1
"""How often it does something that it does not need."""

WEIGHTS = {"pass": 1, "move": 4, "attack": 6, "offer_draw": 0.05}
"""How often the random bot chooses each kind of turn."""


def random_policy(observation: Observation, rng: random.Random) -> Action:
    """Choose a kind of action, mostly a move or an attack, and then any of that kind.

    Among all legal actions alike, passing and attacking would drown among the many moves, and a
    draw offered at every other turn is soon accepted. One draw in ten is.
    """
    legal = observation.legal_actions
    if observation.phase == "draw":
        return legal[0 if rng.random() < 0.1 else 1]
    kinds = legal.kinds()
    (kind,) = rng.choices(kinds, [WEIGHTS.get(each.verb, 1) for each in kinds])
    return rng.choice(legal.of_type(kind))


novice_policy = random_policy
"""What a beginner may do: it weighs the kinds, so that no draw is offered at every other turn."""


def greedy_policy(observation: Observation, rng: random.Random) -> Action:
    """Play by what may be known; see the module.

    Examples
    --------
    >>> from teg_nb.engine.play.match import Match
    >>> match = Match("reconquista", 4).run(greedy_policy, random.Random(1))
    >>> match.outcome.reason
    'provinces'
    """
    table = _Table(observation)
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
    """Share of the decisions of a level that are anything plausible."""
    return {"easy": 0.25, "normal": 0.12}


@dataclass
class _Table:
    """What the bot looks at: its provinces, the troops, and who may own the others."""

    seen: Observation

    def __post_init__(self) -> None:
        assert self.seen.viewer is not None
        self.seat: int = self.seen.viewer
        self.troops: Sequence[int] = self.seen.troops
        self.own: int = bit_set(self.seen.hand)
        self.near: tuple[int, ...] = self.seen.settings.board.neighbour_sets

    @cached_property
    def owners(self) -> Owners:
        return possible_owners(self.seen.memory)

    def foreign(self) -> list[int]:
        """Provinces of others."""
        return [place for place in range(len(self.troops)) if not self.own >> place & 1]

    def on(self, places: Iterable[int]) -> int:
        """Troops on some provinces."""
        return sum(self.troops[place] for place in places)

    def helpers(self, target: int, seat: int) -> list[tuple[int, float]]:
        """Troops around a province that a seat may have, and how likely each of them is its."""
        return [
            (self.troops[place], 1 / self.owners[place].bit_count())
            for place in members(self.near[target] & ~self.own)
            if self.owners[place] >> seat & 1 and self.troops[place]
        ]

    def success(self, target: int, offence: int) -> float:
        """How likely an offence exceeds all that the owner of a province could pass."""
        if offence <= self.troops[target]:
            return 0.0
        suspects = members(self.owners[target] & ~(1 << self.seat))
        chances = (
            _below(self.helpers(target, seat), offence - self.troops[target]) for seat in suspects
        )
        return sum(chances) / len(suspects)


def _below(parts: Iterable[tuple[int, float]], limit: int) -> float:
    """How likely a sum stays below a limit; each part is in it with its own chance.

    Examples
    --------
    >>> _below([(3, 0.5), (2, 0.5)], 4)
    0.75
    """
    sums: dict[int, float] = {0: 1.0}
    for number, chance in parts:
        found: dict[int, float] = {}
        for total, share in sums.items():
            found[total] = found.get(total, 0.0) + share * (1 - chance)
            if total + number < limit:
                found[total + number] = found.get(total + number, 0.0) + share * chance
        sums = found
    return sum(share for total, share in sums.items() if total < limit)


# Placing


def _place(table: _Table, rng: random.Random) -> PlaceFive:
    """Five where they support others around the same foreign provinces; at times on two."""

    def worth(place: int) -> float:
        around = members(table.near[place] & ~table.own)
        allies = sum(table.on(members(table.near[each] & table.own)) + 1 for each in around)
        spread = 2 * (table.near[place] & table.own).bit_count() - 2 * table.troops[place]
        return allies + spread + rng.random()

    first, second, *_ = sorted(table.seen.hand, key=worth, reverse=True)
    if rng.random() < 0.5:
        return PlaceFive(table.seat, ((first, VISIT),))
    return PlaceFive(table.seat, ((first, 3), (second, 2)))


# Turns


def _turn(table: _Table, rng: random.Random) -> Action:
    """Attack where it is likely to succeed; else gather troops where it will; else try."""
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


def _best(table: _Table, may_attack: bool, rng: random.Random) -> tuple[float, int]:
    """The most promising attack: a likely one on many troops; ties by lot."""
    found = (0.0, rng.random(), -1, 0.0)
    if may_attack:
        for target in table.foreign():
            chance = table.success(target, table.on(members(table.near[target] & table.own)))
            found = max(
                found, (chance * (1 + 0.03 * table.troops[target]), rng.random(), target, chance)
            )
    return found[3], found[2]


def _gather(table: _Table, rng: random.Random) -> tuple[float, tuple[tuple[int, int, int], ...]]:
    """The move after which an attack is most promising, with its chance of success then."""
    best: tuple[float, float, tuple[tuple[int, int, int], ...]] = (0.0, 0.0, ())
    for target in table.foreign():
        front = table.near[target] & table.own
        if not front:
            continue
        moves = tuple(
            (place, max(members(table.near[place] & front), key=table.troops.__getitem__), n)
            for place in members(table.own & ~front)
            if (n := table.troops[place]) and table.near[place] & front
        )
        offence = table.on(members(front)) + sum(n for _, _, n in moves)
        chance = table.success(target, offence) if moves else 0.0
        best = max(best, (chance, rng.random(), moves))
    return best[0], best[2]


def _otherwise(table: _Table, rng: random.Random) -> Action:
    """Bring a stack nearer to the others, ask whose some province is, or seem to do something."""
    legal = list(table.seen.legal_actions.of_type(Attack, Move))
    if not legal or rng.random() < BLUFF:
        return rng.choice(legal) if legal else Pass(table.seat)
    unsure = [place for place in table.foreign() if table.owners[place].bit_count() > 1]
    asked = [each for each in legal if isinstance(each, Attack) and each.country in unsure]
    moves = [each for each in legal if isinstance(each, Move) and _marches(table, each)]
    if moves and (not asked or rng.random() < 0.7):
        return rng.choice(moves)
    return rng.choice(asked or legal)


def _marches(table: _Table, move: Move) -> bool:
    """Whether a move brings all troops of a province to where more foreign ones are near."""
    return bool(move.transfers) and all(
        number == table.troops[source]
        and (table.near[target] & ~table.own).bit_count()
        >= (table.near[source] & ~table.own).bit_count()
        for source, target, number in move.transfers
    )


# Passing cards


def _enough(table: _Table, own: Sequence[int], needed: int) -> list[int] | None:
    """As few provinces as reach a number of troops, the strongest first; None if all do not."""
    chosen: list[int] = []
    for place in sorted(own, key=table.troops.__getitem__, reverse=True):
        if needed <= 0:
            break
        chosen.append(place)
        needed -= table.troops[place]
    return chosen if needed <= 0 else None


def _offence(table: _Table, own: Sequence[int]) -> list[int]:
    """What surely exceeds the defence; or all, if that may; or nothing, if it cannot."""
    target, defender = table.seen.target, table.seen.defender
    helpers = table.helpers(target, defender)
    most = table.troops[target] + sum(number for number, _ in helpers)
    chosen = _enough(table, own, most + 1)
    if chosen is not None:
        return chosen
    margin = table.on(own) - table.troops[target]
    hopeless = margin <= 0 or _below(helpers, margin) < HOPEFUL / 3
    return [] if hopeless else [place for place in own if table.troops[place]]


def _defence(table: _Table, own: Sequence[int]) -> list[int]:
    """What surely holds against all the attacker may have; or all, or nothing, as above."""
    seen = table.seen
    if seen.shown is not None:
        exact = _enough(table, own, table.on(seen.shown) - table.troops[seen.target])
        return exact or []
    helpers = table.helpers(seen.target, seen.turn)
    most = sum(number for number, _ in helpers)
    chosen = _enough(table, own, most - table.troops[seen.target])
    if chosen is not None:
        return chosen
    holds = _below(helpers, table.troops[seen.target] + table.on(own) + 1)
    return [place for place in own if table.troops[place]] if holds > HOPEFUL else []
