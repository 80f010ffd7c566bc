"""Bots of La Revancha."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from teg_nb.analysis.odds import conquest_table
from teg_nb.bots.quick import any_answer
from teg_nb.engine.board import Board, members
from teg_nb.engine.game import Action
from teg_nb.engine.games.teg.actions import (
    AcceptPact,
    AggressionMove,
    AnnounceBreak,
    Attack,
    Bonus,
    ChooseDice,
    ConquestMove,
    DeclareVictory,
    DeclinePact,
    EndAttack,
    EndPlacement,
    EndRegroup,
    EndTurn,
    Exchange,
    FireMissile,
    IntrusionMove,
    JointDecision,
    OpenJointAttack,
    Place,
    PlaceMissile,
    Propose,
    ProposeAggression,
    ProposeBorder,
    ProposeContinent,
    ProposeCountry,
    ProposeJoint,
    ProposeWorld,
    ProposeZone,
    Regroup,
    RegroupMissiles,
    RequestCard,
    ZoneDecision,
)
from teg_nb.engine.games.teg.ask import occupants, occupied, share, zone_of
from teg_nb.engine.games.teg.bans import ban, flights, forbidden, partners
from teg_nb.engine.games.teg.lists import REACH
from teg_nb.engine.games.teg.missiles import DAMAGE, PRICE
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.pact_kinds import AttackPact, CondominiumPact, Pact, ZonePact
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.games.teg.talks import PROPOSALS, pact_of, propose_fault
from teg_nb.engine.legal import Steps

# Larger armies are halved, both sides alike, so that one table of odds serves a whole match.
_MOST = 63

# How much a country is worth to `greedy`, in no unit: only their proportions matter.
_PLAIN = 1.0
_WANTED = 2.0  # its own objective asks for it
_ADVANCED = 4.0  # times the share of that continent it has already
_TARGET = 5.0  # belongs to the seat it must destroy
_LAST_ONE = 1.0  # times the armies of the continent that it completes
_BREAKS = 0.7  # times the armies of the continent that an enemy loses
_FINISHES = 4.0  # the last country of an enemy, whose cards are inherited
_LEADER = 3.0  # belongs to a seat that is close to the common objective
_FIRST = 2.0  # the conquest that earns this turn's card
_DANGER = 0.5  # one's own country, times the odds of losing it
# A worthless conquest needs these odds, one worth a unit more needs so much less, none goes below.
_CAREFUL, _TEMPTED, _RECKLESS = 0.75, 0.03, 0.45

# Missiles cost more than they destroy. One is bought by a rich seat, against a country of many
# armies that it will conquer all the same.
_RICH = 15  # armies due
_STRONG = 5  # armies of the target
_SURE = 0.9
_OPENS = 0.15  # what a shot must add to the odds of a conquest

# Diplomacy.
_RANDOM_TALK = 1 / 60  # how often `random` proposes something, a decision
_TALK = 0.25  # how often `greedy` does, when it is about to end its attacks
_MOST_PACTS = 3  # that greedy lives with
_THREAT = 0.6  # odds of losing a country that call for a pact
_INDIFFERENT = 2.0  # a country worth no more is given up for peace
_SHARED = 3.0  # what a country must be worth to conquer it with an ally


def random_policy(observation: Observation, rng: random.Random) -> Action | None:
    """Choose any legal action, each with the same chance; now and then, propose a pact.

    Out of turn, not to answer is one choice more.
    """
    if observation.viewer != observation.to_move:
        return any_answer(observation, rng)
    if observation.round and observation.viewer == observation.turn and rng.random() < _RANDOM_TALK:
        offer = _random_offer(observation, rng)
        if offer is not None and propose_fault(observation, offer) is None:
            return offer
    return observation.legal_actions.pick(rng)


def greedy_policy(observation: Observation, rng: random.Random) -> Action | None:
    """Play by the exact odds, one decision at a time, towards the seat's own objective.

    It masses its armies where the most valuable countries can be won, attacks while the odds are
    good, brings armies from the interior to the front, and never forgets a canje, card or bonus.
    It makes the pacts that the odds speak for, keeps to them, and announces the end of one that
    stands in its way.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> from teg_nb.engine.games import GAMES
    >>> state = position(Blanco="Portugal 9", Negro="España 2, Gran Bretaña 12")
    >>> seen = GAMES["teg"].observe(state, 0)
    >>> action = greedy_policy(seen, random.Random(1))
    >>> action.verb, state.settings.board.countries[action.target]
    ('attack', 'España')
    """
    seen = observation
    if not seen.settings.options.auto_victory:
        for action in seen.legal_actions.of(DeclareVictory):
            return action
    if seen.proposals or seen.pacts:
        answer = _answer(seen)
        if answer is not None:
            return answer
    if seen.viewer != seen.to_move:
        return None
    if seen.battle is not None:
        return _dice(seen)
    if seen.entry is not None:
        return _ENTER[seen.entry_rule](seen)
    if seen.joint is not None:
        return _go_on(seen)
    return _BY_PHASE[seen.phase](seen, rng)


def blunders() -> dict[str, float]:
    """Share of the decisions of a level that are anything plausible."""
    return {"easy": 0.15, "normal": 0.0}


# The position, as an observation has it


def _seat(seen: Observation) -> int:
    assert seen.viewer is not None
    return seen.viewer


def _own(seen: Observation) -> int:
    """Bit set of the countries where the seat has armies."""
    seat = _seat(seen)
    return occupied(seen, seat) if seen.guests else seen.held[seat]


def _mine(seen: Observation, country: int) -> int:
    return share(seen, country, _seat(seen))


def _defender(seen: Observation, country: int, occupant: int = -1) -> int:
    """Who defends a country against the seat: in a shared one, the one with fewer armies."""
    if occupant >= 0:
        return occupant
    if country not in seen.guests:
        return seen.owner[country]
    seat = _seat(seen)
    others = [each for each in occupants(seen, country) if each != seat]
    return min(others, key=lambda each: share(seen, country, each))


def _theirs(seen: Observation, country: int, occupant: int = -1) -> int:
    """Armies that defend a country against the seat."""
    if country not in seen.guests:
        return seen.armies[country]
    return share(seen, country, _defender(seen, country, occupant))


def _forces(seen: Observation) -> tuple[Sequence[int], Sequence[int]]:
    """Armies by country: what the seat has in its own, and what defends the others against it."""
    if not seen.guests:
        return seen.armies, seen.armies
    mine, theirs = seen.armies[:], seen.armies[:]
    for country in seen.guests:
        mine[country], theirs[country] = _mine(seen, country), _theirs(seen, country)
    return mine, theirs


# What greedy wants


class _Aims(NamedTuple):
    """What a conquest is worth to a seat."""

    continents: list[float]  # whoever loses the country
    owners: list[float]  # wherever it is
    both: list[list[float]]  # by owner and continent


def _aims(seen: Observation) -> _Aims:
    seat, held, cards = _seat(seen), seen.held, seen.hand_sizes
    return _aims_of(seen.settings, seat, held, seen.objectives, seen.target, cards)


@lru_cache(maxsize=256)  # they are the same from one conquest, or card, to the next
def _aims_of(
    settings: Settings,
    seat: int,
    held: tuple[int, ...],
    objectives: tuple[int, ...],
    target: int,
    hand_sizes: tuple[int, ...],
) -> _Aims:
    own, within = held[seat], settings.lists.continents_within
    worths = _continents(settings, objectives)
    continents = [worth[(own & bits).bit_count()] for bits, worth in worths]
    goal = settings.options.common_objective_countries
    owners, both = [], [continents] * len(held)
    for enemy, bits in enumerate(held):
        count = bits.bit_count()
        value = _TARGET if enemy == target else 0.0
        if count == 1:
            value += _FINISHES + hand_sizes[enemy]
        if 4 * count > 3 * goal:
            value += _LEADER
        owners.append(value)
        whole = within(bits)
        if value or whole:
            both[enemy] = row = [each + value for each in continents]
            for number in whole:
                row[number] += _BREAKS * settings.board.continents[number].armies
    return _Aims(continents, owners, both)


@lru_cache(maxsize=256)
def _continents(settings: Settings, objectives: tuple[int, ...]) -> list[tuple[int, list[float]]]:
    """Each continent, and what a country of it is worth to a seat that has so many already."""
    found = []
    needed = _needed(settings, objectives)
    for continent, need in zip(settings.board.continents, needed, strict=True):
        size, worth = len(continent.countries), []
        for have in range(size + 1):
            value = _PLAIN + continent.armies * have / (size * size)
            if have < need:
                value += _WANTED + _ADVANCED * have / need
            if size - have == 1:
                value += _LAST_ONE * continent.armies
            worth.append(value)
        found.append((continent.members, worth))
    return found


@lru_cache(maxsize=256)
def _needed(settings: Settings, objectives: tuple[int, ...]) -> list[int]:
    """Countries of each continent that some objectives ask for."""
    need = [0] * len(settings.board.continents)
    for number in objectives:
        card = settings.facts.objectives[number]
        need = [max(pair) for pair in zip(need, card.need, strict=True)]
        if card.islands:
            for place, continent in enumerate(settings.board.continents):
                if not card.need[place] and settings.islands & continent.members:
                    need[place] = max(need[place], 2)
    return need


def _wanted(seen: Observation, aims: _Aims) -> int:
    """Bit set of the countries that the objective asks for, or whose owner is a danger."""
    own, wanted = seen.held[_seat(seen)], 0
    needed = _needed(seen.settings, seen.objectives)
    for continent, need in zip(seen.settings.board.continents, needed, strict=True):
        if (own & continent.members).bit_count() < need:
            wanted |= continent.members
    for enemy, value in enumerate(aims.owners):
        if enemy != seen.viewer and value >= _LEADER:
            wanted |= seen.held[enemy]
    return wanted


def _value(seen: Observation, aims: _Aims, country: int) -> float:
    return aims.both[seen.owner[country]][seen.settings.board.continent_of[country]]


def _odds(seen: Observation) -> list[list[float]]:
    situation = seen.settings.facts.situations[seen.situation].id if seen.situation >= 0 else ""
    return _table(situation, seen.settings.options.double_rule)


@cache
def _table(situation: str, double: str) -> list[list[float]]:
    return conquest_table(_MOST, _MOST, situation=situation, double=double)


def _chance(table: list[list[float]], attackers: int, defenders: int) -> float:
    """Probability of conquest; above the size of the table, that of armies half as large."""
    while attackers > _MOST or defenders > _MOST:
        attackers >>= 1
        defenders = max(defenders >> 1, 1)
    return table[attackers][defenders]


def _enemies(seen: Observation, country: int) -> tuple[int, ...]:
    """Enemies that a country of the seat touches, and that no pact protects."""
    own = _own(seen)
    near = seen.settings.board.neighbour_sets[country] & ~own
    if seen.pacts:
        seat = _seat(seen)
        near &= ~forbidden(seen.settings, seat, own, seen.held, seen.pacts).get(country, 0)
        for shared in seen.guests if partners(seen, seat) else ():
            if near >> shared & 1 and ban(seen, seat, country, shared, _defender(seen, shared)):
                near &= ~(1 << shared)
    return members(near)


def _front(seen: Observation) -> Mapping[int, tuple[int, ...]]:
    """Countries of the seat that touch such enemies, with these."""
    own = _own(seen)
    front = _open(seen.settings, _seat(seen), own, seen.held, seen.pacts)
    if not (seen.guests and seen.pacts):
        return front
    return {country: _enemies(seen, country) for country in front}


@lru_cache(maxsize=256)  # the same until a country is won, or a pact made
def _open(
    settings: Settings, seat: int, own: int, held: tuple[int, ...], pacts: tuple[Pact, ...]
) -> Mapping[int, tuple[int, ...]]:
    """The front of a seat where no country is shared."""
    front, near = dict(settings.lists.fronts(own, 0, "")), settings.board.neighbour_sets
    for country, closed in forbidden(settings, seat, own, held, pacts).items():
        front[country] = members(near[country] & ~(own | closed))
    return front


Border = tuple[int, int]
"""A country, and a neighbour that another seat holds."""


@lru_cache(maxsize=256)
def _borders(board: Board, own: int, other: int) -> tuple[Border, ...]:
    """Pairs of neighbours, one of each of two sets of countries."""
    near = board.neighbour_sets
    return tuple([(here, there) for here in members(own) for there in members(near[here] & other)])


# What greedy does, phase by phase


def _reinforce(seen: Observation, rng: random.Random) -> Action:
    sets = seen.legal_actions.of(Exchange)
    if sets:
        return _cheapest(seen, sets)
    return _place(seen, rng)


def _cheapest(seen: Observation, sets: Iterable[Exchange]) -> Exchange:
    """Give the fewest country cards, and those whose bonus is used up."""
    used = seen.bonus_used
    return min(sets, key=lambda each: (len(each.cards), -sum(card in used for card in each.cards)))


def _place(seen: Observation, rng: random.Random) -> Action:
    legal = seen.legal_actions
    placings = legal.of(Place)
    if not placings:
        return _end(seen)
    front, aims, table = _front(seen), _aims(seen), _odds(seen)
    mine, theirs = _forces(seen)
    both, where, owner = aims.both, seen.settings.board.continent_of, seen.owner
    best, due, best_score, best_target = -1, 0, -1.0, -1
    for (country,), most in placings.most():
        wins = danger = 0.0
        armies, target = mine[country], -1
        strength = armies + most
        for enemy in front.get(country, ()):
            defence = theirs[enemy]
            inside = strength <= _MOST >= defence  # of the table, as nearly all are
            odds = table[strength][defence] if inside else _chance(table, strength, defence)
            gain = both[owner[enemy]][where[enemy]] * odds
            if gain > wins:
                wins, target = gain, enemy
            if defence > 1:  # one army cannot attack
                risk = table[defence][armies] if inside else _chance(table, defence, armies)
                if risk > danger:
                    danger = risk
        score = wins + _DANGER * danger * aims.continents[where[country]] + rng.random() * 1e-3
        if score > best_score:
            best, due, best_score, best_target = country, most, score, target
    if due >= _RICH and best_target >= 0:
        left = mine[best] + due - PRICE
        buy = PlaceMissile(_seat(seen), best)
        strong = theirs[best_target]
        if strong >= _STRONG and _chance(table, left, strong) > _SURE and buy in legal:
            return buy
    return Place(_seat(seen), best, due)


_ENDS = (EndPlacement, EndAttack, EndRegroup, EndTurn)


def _end(seen: Observation) -> Action:
    """Pass on: the end of the phase is listed before that of the turn."""
    return seen.legal_actions.of(*_ENDS)[0]


def _attack(seen: Observation, rng: random.Random) -> Action:
    if seen.pacts:
        kept = _keep_word(seen)
        if kept is not None:
            return kept
    aims, table = _aims(seen), _odds(seen)
    shot = _shot(seen, aims, table)
    if shot is not None:
        return shot
    first = 0.0 if seen.conquests else _FIRST
    mine, theirs = _forces(seen)
    both, where, owner = aims.both, seen.settings.board.continent_of, seen.owner
    best: tuple[int, int, int] | None = None
    best_score = 0.0
    for rows, occupant in _attacks(seen):
        for source, targets in rows:
            armies = mine[source]
            against = table[armies] if armies <= _MOST else ()
            for target in targets:
                defence = theirs[target] if occupant < 0 else _theirs(seen, target, occupant)
                # Nearly all armies are in the table, and most attacks are passed over here.
                inside = against and defence <= _MOST
                odds = against[defence] if inside else _chance(table, armies, defence)
                if odds < _RECKLESS:
                    continue
                value = both[owner[target]][where[target]] + first
                if odds < _CAREFUL - _TEMPTED * value:
                    continue
                score = value * odds + rng.random() * 1e-3
                if score > best_score:
                    best, best_score = (source, target, occupant), score
    if best is not None:
        return Attack(_seat(seen), *best)
    if seen.pacts:
        over = _in_the_way(seen, aims, table)
        if over is not None:
            return over
    if rng.random() < _TALK:
        offer = _offer(seen, rng, aims, table)
        if offer is not None:
            return offer
    return _end(seen)


def _attacks(seen: Observation) -> list[tuple[Sequence[tuple[int, Sequence[int]]], int]]:
    """The attacks: sources with their targets, and the occupant attacked where one is shared."""
    found: list[tuple[Sequence[tuple[int, Sequence[int]]], int]] = []
    for _, part in seen.legal_actions.of(Attack).parts:
        if type(part) is Steps:
            found.append((part.rows, -1))
        else:
            found += [([(each.source, (each.target,))], each.occupant) for each in part]
    return found


def _keep_word(seen: Observation) -> Action | None:
    """What a pact obliges to: a joint attack, or the attack on an international zone."""
    if not [pact for pact in seen.pacts if not pact.peace]:  # peace obliges to nothing
        return None
    legal = seen.legal_actions
    for action in legal.of(OpenJointAttack):
        return action
    zone = zone_of(seen, _seat(seen))
    if zone is None or seen.zone_attacked:
        return None
    duty = [each for each in legal.of(Attack) if each.target == zone.country]
    return max(duty, key=lambda each: _mine(seen, each.source)) if duty else None


def _shot(seen: Observation, aims: _Aims, table: list[list[float]]) -> Action | None:
    """The missile that opens the best conquest, or else destroys the most a missile can."""
    if not seen.guests and not any(seen.missiles):
        return None
    shots = seen.legal_actions.of(FireMissile)
    if not shots:
        return None
    front = _front(seen)
    strongest: dict[int, int] = {}
    for country, enemies in front.items():
        for enemy in enemies:
            strongest[enemy] = max(strongest.get(enemy, 0), _mine(seen, country))
    best: Action | None = None
    best_score = 0.0
    seat = _seat(seen)
    for action in shots:
        theirs = _theirs(seen, action.target, action.occupant)
        damage = DAMAGE[len(flights(seen, seat, action.source)[action.target]) - 1]
        armies = strongest.get(action.target, 0)
        after = _chance(table, armies, theirs - damage)
        gain = after - _chance(table, armies, theirs)
        if after < _RECKLESS or (gain < _OPENS and damage < DAMAGE[1]):
            continue
        score = _value(seen, aims, action.target) * (gain + damage / 10)
        if score > best_score:
            best, best_score = action, score
    return best


def _dice(seen: Observation) -> Action:
    """Every die that the armies give."""
    choices = [action for action in seen.legal_actions if isinstance(action, ChooseDice)]
    return max(choices, key=lambda action: action.dice)


def _go_on(seen: Observation) -> Action:
    """Go on with a free joint attack while the two together are likely to take the country."""
    joint = seen.joint
    assert joint is not None
    both = sum(map(share, (seen, seen), joint.origins, joint.seats)) - 1
    good = _chance(_odds(seen), both, seen.armies[joint.target]) > _CAREFUL
    return JointDecision(_seat(seen), good)


def _conquest_move(seen: Observation) -> Action:
    assert seen.entry is not None
    seat = _seat(seen)
    source, target = seen.entry
    ahead = _enemies(seen, target)
    if not ahead:
        return ConquestMove(seat, 1)
    [(_, most)] = seen.legal_actions.most()
    behind = _enemies(seen, source)
    if not behind:
        return ConquestMove(seat, most)
    both, owner, where = _aims(seen).both, seen.owner, seen.settings.board.continent_of
    here = max([both[owner[each]][where[each]] for each in behind])
    there = max([both[owner[each]][where[each]] for each in ahead])
    return ConquestMove(seat, most if there >= here else 1)


def _intrusion_move(seen: Observation) -> Action:
    """Move in with all that may, leaving a guard where an enemy is beside the origin."""
    assert seen.entry is not None
    most = max(each.armies for each in seen.legal_actions.of(IntrusionMove))
    guard = 2 if _enemies(seen, seen.entry[0]) else 1
    armies = min(most, _mine(seen, seen.entry[0]) - guard)
    return IntrusionMove(_seat(seen), max(armies, 1))


def _aggression_move(seen: Observation) -> Action:
    """A second army goes in where the origin can spare it."""
    assert seen.entry is not None
    return AggressionMove(_seat(seen), 2 if _mine(seen, seen.entry[0]) > 2 else 1)


_ENTER: Mapping[str, Callable[[Observation], Action]] = {
    "conquest": _conquest_move,
    "intrusion": _intrusion_move,
    "aggression": _aggression_move,
}


def _regroup(seen: Observation, rng: random.Random) -> Action:
    """Every country of the interior sends what it can one step nearer to the best front."""
    seat, held = _seat(seen), seen.held[_seat(seen)]
    near = seen.settings.board.neighbour_sets
    present, movable, rockets = seen.armies, seen.movable, seen.movable_missiles
    zone = zone_of(seen, seat) if seen.pacts else None
    to = held & ~(1 << zone.country) if zone else held  # nothing may be added to a zone
    spare = [
        country
        for country in members(held)
        if ((movable[country] and present[country] > 1) or rockets[country])
        and not near[country] & ~held
        and near[country] & to
    ]
    if spare:
        pull = _pulls(seen)
        for country in spare:
            target = max(members(near[country] & to), key=lambda each: pull.get(each, 0.0))
            if pull.get(target, 0.0) > pull.get(country, 0.0):
                armies = min(movable[country], present[country] - 1)
                if armies:
                    return Regroup(seat, country, target, armies)
                return RegroupMissiles(seat, country, target, rockets[country])
    return _end(seen)


def _pulls(seen: Observation) -> Mapping[int, float]:
    """How much each country of the seat wants armies: less with every step from the front."""
    both, owner, where = _aims(seen).both, seen.owner, seen.settings.board.continent_of
    wanted = [
        (country, max([both[owner[enemy]][where[enemy]] for enemy in enemies]))
        for country, enemies in _front(seen).items()
        if enemies
    ]
    return _pulls_of(seen.settings, seen.held[_seat(seen)], tuple(wanted))


@lru_cache(maxsize=256)
def _pulls_of(
    settings: Settings, held: int, wanted: tuple[tuple[int, float], ...]
) -> Mapping[int, float]:
    near, pull = settings.board.neighbour_sets, dict(wanted)
    edge = list(pull)
    while edge:
        reached: dict[int, float] = {}
        for here in edge:
            for there in members(near[here] & held):
                if there not in pull:
                    reached[there] = max(reached.get(there, 0.0), pull[here] / 2)
        pull.update(reached)
        edge = list(reached)
    return pull


def _ally_regroup(seen: Observation, rng: random.Random) -> Action:
    """Into the condominium goes what stands idle beside it."""
    front = _front(seen)
    idle = [
        action
        for action in seen.legal_actions.of(Regroup).largest()
        if not front.get(action.source)
    ]
    return max(idle, key=lambda action: action.armies) if idle else _end(seen)


def _card(seen: Observation, rng: random.Random) -> Action:
    for action in seen.legal_actions.of(RequestCard, Bonus):
        return action
    return _end(seen)


_BY_PHASE: Mapping[str, Callable[[Observation, random.Random], Action]] = {
    "initial_1": _place,
    "initial_2": _place,
    "extra_reinforcement": _place,
    "reinforce": _reinforce,
    "attack": _attack,
    "regroup": _regroup,
    "ally_regroup": _ally_regroup,
    "card": _card,
}


# Pacts: what greedy answers, offers and ends


def _answer(seen: Observation) -> Action | None:
    """Answers that are due: to proposals, and about a zone that the other seat failed."""
    if not (seen.proposals or [pact for pact in seen.pacts if pact.decider == seen.viewer]):
        return None
    for action in seen.legal_actions.of(ZoneDecision, AcceptPact, DeclinePact):
        if isinstance(action, ZoneDecision):
            return ZoneDecision(action.seat, action.number, True)
        if isinstance(action, AcceptPact):
            offered = next(each for each in seen.proposals if each.number == action.number)
            if _welcome(seen, offered):
                return action
        if isinstance(action, DeclinePact):
            return action
    return None


def _welcome(seen: Observation, offered: Pact) -> bool:
    """Whether a pact serves the seat."""
    if isinstance(offered, AttackPact):
        aims, both = _aims(seen), _together(seen, offered)
        likely = _chance(_odds(seen), both, seen.armies[offered.target]) > _CAREFUL
        return likely and _value(seen, aims, offered.target) >= _SHARED
    if isinstance(offered, ZonePact):
        return True
    if not _room(seen):
        return False
    partner, borders = offered.partner(_seat(seen)), _covered(seen, offered)
    return _balance(seen, partner, borders, _aims(seen), _odds(seen)) > 0


def _together(seen: Observation, offered: AttackPact) -> int:
    """Armies that a joint attack brings, with one that stays behind; 0 if a side has none."""
    sides = list(map(share, (seen,) * 2, offered.origins, offered.allies))
    return sum(sides) - 1 if min(sides) > 1 else 0


def _room(seen: Observation) -> bool:
    """Whether the seat may bind itself further: not with two seats left, nor by many pacts."""
    seat = _seat(seen)
    mine = [each for each in seen.pacts if seat in (each.a, each.b) and each.breakable]
    return sum(slayer < 0 for slayer in seen.slayer) > 2 and len(mine) < _MOST_PACTS


def _covered(seen: Observation, offered: Pact) -> list[Border]:
    """The borders of the seat that are at peace by a pact."""
    seat, board, own = _seat(seen), seen.settings.board, _own(seen)
    borders = _borders(board, own, occupied(seen, offered.partner(seat)) & ~own)
    return [each for each in borders if offered.covers(board, seat, *each)]


def _balance(
    seen: Observation,
    partner: int,
    borders: Sequence[Border],
    aims: _Aims,
    table: list[list[float]],
) -> float:
    """What peace with a seat at some borders spares, less the conquests that it gives up."""
    where = seen.settings.board.continent_of
    spared = given_up = 0.0
    for country, enemy in borders:
        armies, theirs = _mine(seen, country), share(seen, enemy, partner)
        value = _value(seen, aims, enemy)
        spared += _chance(table, theirs, armies) * aims.continents[where[country]]
        given_up += _chance(table, armies, theirs) * max(value - _INDIFFERENT, 0.0)
    return spared - given_up


def _in_the_way(seen: Observation, aims: _Aims, table: list[list[float]]) -> Action | None:
    """The end of a pact without which the seat would attack: for its objective, or for a card."""
    seat, board = _seat(seen), seen.settings.board
    mine = [
        each for each in seen.pacts if seat in (each.a, each.b) and each.breaker < 0 and each.peace
    ]
    # Any conquest earns the card.
    own, wanted = _own(seen), _wanted(seen, aims) if mine and seen.conquests else -1
    for pact in mine:
        partner = pact.partner(seat)
        for country, enemy in _borders(board, own, occupied(seen, partner) & ~own):
            if wanted >> enemy & 1 and pact.covers(board, seat, country, enemy):
                theirs = share(seen, enemy, partner)
                if _chance(table, _mine(seen, country), theirs) > _CAREFUL:
                    return AnnounceBreak(seat, pact.number)
    return _leave_condominium(seen, aims)


def _leave_condominium(seen: Observation, aims: _Aims) -> Action | None:
    """The end of the peace in a shared country that the seat wants for itself, and can take."""
    seat = _seat(seen)
    for pact in seen.pacts:
        if (
            not isinstance(pact, CondominiumPact)
            or seat not in (pact.a, pact.b)
            or pact.breaker >= 0
        ):
            continue
        country = pact.country
        mine, theirs = _mine(seen, country), share(seen, country, pact.partner(seat))
        if _wanted(seen, aims) >> country & 1 and mine > theirs + 1:
            return AnnounceBreak(seat, pact.number)
    return None


def _offer(
    seen: Observation, rng: random.Random, aims: _Aims, table: list[list[float]]
) -> Action | None:
    """A pact to propose: any that serves the seat, and may serve the other."""
    offers: list[Propose] = []
    for find in (_offer_joint, _offer_aggression, _offer_peace, _offer_zone):
        best = max(find(seen, aims, table), key=lambda pair: pair[0], default=None)
        if best is not None and best[0] > 0 and propose_fault(seen, best[1]) is None:
            offers.append(best[1])
    return rng.choice(offers) if offers else None


Offers = Iterator[tuple[float, Propose]]


def _offer_aggression(seen: Observation, aims: _Aims, table: list[list[float]]) -> Offers:
    """Countries that an ally's neighbouring armies would bring within reach, with their worth."""
    seat = _seat(seen)
    near, own = seen.settings.board.neighbour_sets, _own(seen)
    for here, enemies in _front(seen).items():
        armies = _mine(seen, here)
        for target in enemies if armies > 1 else ():
            if target in seen.guests or _value(seen, aims, target) < _SHARED:
                continue
            theirs = near[target] & ~own & ~seen.held[seen.owner[target]]
            for there in members(theirs):
                for ally in occupants(seen, there):
                    allied = share(seen, there, ally)
                    odds = _chance(table, armies + allied - 1, seen.armies[target])
                    if ally != seen.owner[target] and allied > 1 and odds > _CAREFUL:
                        offer = ProposeAggression(seat, ally, target, here, there, seat)
                        yield odds * _value(seen, aims, target), offer


def _offer_joint(seen: Observation, aims: _Aims, table: list[list[float]]) -> Offers:
    """Countries that both occupants of a condominium would take together."""
    seat = _seat(seen)
    for shared in seen.guests:
        both = occupants(seen, shared)
        if seat not in both:
            continue
        armies = [share(seen, shared, each) for each in both]
        for target in _front(seen).get(shared, ()):
            odds = _chance(table, sum(armies) - 1, seen.armies[target])
            if min(armies) > 1 and odds > _CAREFUL and seen.owner[target] not in both:
                ally = both[0] if seat == both[1] else both[1]
                yield odds * _value(seen, aims, target), ProposeJoint(seat, ally, shared, target)


def _offer_peace(seen: Observation, aims: _Aims, table: list[list[float]]) -> Offers:
    """Pacts where an enemy is much stronger: between two countries, or of the whole border."""
    if not _room(seen):
        return
    seat, where = _seat(seen), seen.settings.board.continent_of
    mine, theirs = _forces(seen)
    offers: dict[Propose, Sequence[Border]] = {}  # each once, in order, with what is at peace
    for country, enemies in _front(seen).items():
        for enemy in enemies:
            if enemy in seen.guests or _chance(table, theirs[enemy], mine[country]) < _THREAT:
                continue
            partner = seen.owner[enemy]
            here, there = where[country], where[enemy]
            wide: Propose = (
                ProposeContinent(seat, partner, here)
                if here == there
                else ProposeBorder(seat, partner, min(here, there), max(here, there))
            )
            offers[ProposeCountry(seat, partner, country, enemy)] = [(country, enemy)]
            if wide not in offers:
                offers[wide] = _covered(seen, pact_of(seen, wide))
    for offer, borders in offers.items():
        yield _balance(seen, offer.partner, borders, aims, table), offer


def _offer_zone(seen: Observation, aims: _Aims, table: list[list[float]]) -> Offers:
    """International zones: an easy conquest for each of two seats that need two for a card."""
    seat = _seat(seen)
    if seen.exchanges[seat] < 3 or zone_of(seen, seat) is not None:
        return
    near = seen.settings.board.neighbour_sets
    for partner, canjes in enumerate(seen.exchanges):
        if partner == seat or canjes < 3 or seen.slayer[partner] >= 0:
            continue
        for country in members(seen.held[seat] | seen.held[partner]):
            if seen.armies[country] == 1 and near[country] & seen.held[seat]:
                strength = max(_mine(seen, each) for each in members(near[country] & _own(seen)))
                yield strength - 2.0, ProposeZone(seat, partner, country)


# Pacts that random offers


def _random_offer(seen: Observation, rng: random.Random) -> Propose | None:
    """A proposal of a kind drawn first; None where the draw makes no sense."""
    seat, board = _seat(seen), seen.settings.board
    partner = rng.choice([s for s, by in enumerate(seen.slayer) if by < 0 and s != seat])
    kind = rng.choice(PROPOSALS)
    first, second = rng.sample(range(len(board.continents)), 2)
    if kind is ProposeWorld:
        return ProposeWorld(seat, partner)
    if kind is ProposeContinent:
        return ProposeContinent(seat, partner, first)
    if kind is ProposeBorder:
        return ProposeBorder(seat, partner, min(first, second), max(first, second))
    here = rng.choice(members(_own(seen)))
    theirs = occupied(seen, partner)
    if kind is ProposeCountry:
        away = board.distances(here)
        reached = [there for there in members(theirs) if 1 <= away[there] <= REACH]
        return ProposeCountry(seat, partner, here, rng.choice(reached)) if reached else None
    target = rng.choice(board.neighbours[here])
    if kind is ProposeZone:
        return ProposeZone(seat, partner, target)
    if kind is ProposeJoint:
        return ProposeJoint(seat, partner, here, target)
    origins = members(board.neighbour_sets[target] & theirs)
    if not origins:
        return None
    leader = rng.choice((seat, partner))
    return ProposeAggression(seat, partner, target, here, rng.choice(origins), leader)
