"""Bots of La Revancha."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from teg_nb.bots.game_policies import any_answer
from teg_nb.bots.teg import features
from teg_nb.bots.teg.features import MOST, Aims, Border
from teg_nb.bots.teg.manners import belief, reasoned, remembered
from teg_nb.engine.actions import Action
from teg_nb.engine.board import members
from teg_nb.engine.games.teg.action_cache import REACH
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
from teg_nb.engine.games.teg.missiles import DAMAGE, PRICE
from teg_nb.engine.games.teg.observation import Observation
from teg_nb.engine.games.teg.pacts.bans import flights
from teg_nb.engine.games.teg.pacts.kinds import AttackPact, CondominiumPact, Pact, ZonePact
from teg_nb.engine.games.teg.pacts.negotiation import PROPOSALS, pact_of, propose_fault
from teg_nb.engine.games.teg.queries import is_resting, occupants, occupied, share, zone_of
from teg_nb.engine.games.teg.settings import Settings
from teg_nb.engine.legal_actions import MoveRows

# Other weights of `greedy`, in the unit of conquest values (`teg_nb.bots.teg.features`).
_FIRST = 2.0  # the conquest that earns this turn's card
_DANGER = 0.5  # one's own country, times the odds of losing it
# A worthless conquest needs these odds, each unit of value lowers them, down to a minimum.
_CAREFUL, _TEMPTED, _RECKLESS = 0.75, 0.03, 0.45

# Missiles cost more than they destroy. A rich seat buys one against a country of many
# armies that it will conquer in any case.
_RICH = 15  # armies due
_STRONG = 5  # armies of the target
_SURE = 0.9
_OPENS = 0.15  # minimum gain of a shot in odds of a conquest

# Diplomacy.
_RANDOM_TALK = 1 / 60  # proposals of `random` per decision
_TALK = 0.25  # those of `greedy`, before it ends its attacks
_MOST_PACTS = 3  # most pacts that `greedy` accepts
_THREAT = 0.6  # odds of losing a country that justify a pact
_INDIFFERENT = 2.0  # largest value of a country given up for peace
_SHARED = 3.0  # minimum value of a country to conquer with an ally
_TRUSTED = 0.5  # minimum belief in a seat to share a zone with it


def random_policy(observation: Observation, rng: random.Random) -> Action | None:
    """Choose any legal action with equal chance; now and then, propose a pact.

    Out of turn, no answer is one more choice.
    """
    if observation.viewer != observation.to_move:
        return any_answer(observation, rng)
    if observation.round and observation.viewer == observation.turn and rng.random() < _RANDOM_TALK:
        offer = _random_offer(observation, rng)
        if offer is not None and propose_fault(observation, offer) is None:
            return offer
    return observation.legal_actions.choice(rng)


def greedy_policy(observation: Observation, rng: random.Random) -> Action | None:
    """Play by the exact odds, one decision at a time, towards the seat's own objective.

    The bot masses its armies where it can win the most valuable countries. It attacks while the
    odds are good, and brings armies from the interior to the front. It never forgets an exchange,
    card or bonus. It makes the pacts that the odds favour and keeps them. It announces the end of
    a pact that stands in its way.

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
        for action in seen.legal_actions.of_type(DeclareVictory):
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


def blunder_rate() -> dict[str, float]:
    """Return the share of merely plausible decisions, by level."""
    return {"easy": 0.15, "normal": 0.0}


# Decisions of the greedy player, by phase


def _reinforce(seen: Observation, rng: random.Random) -> Action:
    sets = seen.legal_actions.of_type(Exchange)
    if sets:
        return _cheapest(seen, sets)
    return place(seen, rng)


def _cheapest(seen: Observation, sets: Iterable[Exchange]) -> Exchange:
    """Choose the exchange with the fewest country cards, then with the most used bonuses."""
    used = seen.bonus_used
    return min(
        sets,
        key=lambda exchange: (len(exchange.cards), -sum(card in used for card in exchange.cards)),
    )


def place(seen: Observation, rng: random.Random) -> Action:
    """Place all allowed armies where they bring most; where they may buy it, a missile."""
    legal = seen.legal_actions
    placings = legal.of_type(Place)
    if not placings:
        return end(seen)
    front, aims, table = features.front(seen), features.aims(seen), features.odds(seen)
    mine, theirs = features.forces(seen)
    both, where, owner = aims.both, seen.settings.board.continent_of, seen.owner
    best, due, best_score, best_target = -1, 0, -1.0, -1
    for (country,), most in placings.max_amounts():
        wins = danger = 0.0
        armies, target = mine[country], -1
        strength = armies + most
        for enemy in front.get(country, ()):
            defence = theirs[enemy]
            inside = strength <= MOST >= defence  # of the table, as nearly all are
            odds = table[strength][defence] if inside else features.chance(table, strength, defence)
            gain = both[owner[enemy]][where[enemy]] * odds
            if gain > wins:
                wins, target = gain, enemy
            if defence > 1:  # one army cannot attack
                risk = table[defence][armies] if inside else features.chance(table, defence, armies)
                if risk > danger:
                    danger = risk
        score = wins + _DANGER * danger * aims.continents[where[country]] + rng.random() * 1e-3
        if score > best_score:
            best, due, best_score, best_target = country, most, score, target
    if due >= _RICH and best_target >= 0:
        left = mine[best] + due - PRICE
        buy = PlaceMissile(features.seat_of(seen), best)
        strong = theirs[best_target]
        if strong >= _STRONG and features.chance(table, left, strong) > _SURE and buy in legal:
            return buy
    return Place(features.seat_of(seen), best, due)


_ENDS = (EndPlacement, EndAttack, EndRegroup, EndTurn)


def end(seen: Observation) -> Action:
    """Pass on: the end of the phase is listed before that of the turn."""
    return seen.legal_actions.of_type(*_ENDS)[0]


def _attack(seen: Observation, rng: random.Random) -> Action:
    if seen.pacts:
        duty = keep_word(seen)
        if duty is not None:
            return duty
    aims, table = features.aims(seen), features.odds(seen)
    shot = _shot(seen, aims, table)
    if shot is not None:
        return shot
    first = _FIRST if features.earns_card(seen) else 0.0
    mine, theirs = features.forces(seen)
    both, where, owner = aims.both, seen.settings.board.continent_of, seen.owner
    best: tuple[int, int, int] | None = None
    best_score = 0.0
    for rows, occupant in _attacks(seen):
        for source, targets in rows:
            armies = mine[source]
            against = table[armies] if armies <= MOST else ()
            for target in targets:
                defence = (
                    theirs[target] if occupant < 0 else features.theirs_in(seen, target, occupant)
                )
                # Nearly all armies are in the table, and most attacks are passed over here.
                inside = against and defence <= MOST
                odds = against[defence] if inside else features.chance(table, armies, defence)
                if odds < _RECKLESS:
                    continue
                value = both[owner[target]][where[target]] + first
                if odds < _CAREFUL - _TEMPTED * value:
                    continue
                score = value * odds + rng.random() * 1e-3
                if score > best_score:
                    best, best_score = (source, target, occupant), score
    if best is not None:
        return Attack(features.seat_of(seen), *best)
    if seen.pacts:
        over = _in_the_way(seen, aims, table)
        if over is not None:
            return over
    if rng.random() < _TALK and seen.history:
        offer = _offer(seen, rng, aims, table)
        if offer is not None:
            return offer
    return end(seen)


def _attacks(seen: Observation) -> list[tuple[Sequence[tuple[int, Sequence[int]]], int]]:
    """List the attacks: sources with targets, and the attacked occupant where one is shared."""
    attacks: list[tuple[Sequence[tuple[int, Sequence[int]]], int]] = []
    for _, part in seen.legal_actions.of_type(Attack).parts:
        if type(part) is MoveRows:
            attacks.append((part.rows, -1))
        else:
            attacks += [([(attack.source, (attack.target,))], attack.occupant) for attack in part]
    return attacks


def keep_word(seen: Observation) -> Action | None:
    """Return the action that a pact requires: a joint attack, or the attack on a zone."""
    if not [pact for pact in seen.pacts if not pact.peace]:  # peace obliges to nothing
        return None
    legal = seen.legal_actions
    for action in legal.of_type(OpenJointAttack):
        return action
    zone = zone_of(seen, features.seat_of(seen))
    if zone is None or seen.zone_attacked:
        return None
    duty = [attack for attack in legal.of_type(Attack) if attack.target == zone.country]
    return max(duty, key=lambda attack: features.mine_in(seen, attack.source)) if duty else None


def _shot(seen: Observation, aims: Aims, table: list[list[float]]) -> Action | None:
    """Choose the missile that enables the best conquest, or else destroys the most it can."""
    if not seen.guests and not any(seen.missiles):
        return None
    shots = seen.legal_actions.of_type(FireMissile)
    if not shots:
        return None
    front = features.front(seen)
    strongest: dict[int, int] = {}
    for country, enemies in front.items():
        for enemy in enemies:
            strongest[enemy] = max(strongest.get(enemy, 0), features.mine_in(seen, country))
    best: Action | None = None
    best_score = 0.0
    seat = features.seat_of(seen)
    for action in shots:
        theirs = features.theirs_in(seen, action.target, action.occupant)
        damage = DAMAGE[len(flights(seen, seat, action.source)[action.target]) - 1]
        armies = strongest.get(action.target, 0)
        after = features.chance(table, armies, theirs - damage)
        gain = after - features.chance(table, armies, theirs)
        if after < _RECKLESS or (gain < _OPENS and damage < DAMAGE[1]):
            continue
        score = features.value(seen, aims, action.target) * (gain + damage / 10)
        if score > best_score:
            best, best_score = action, score
    return best


def _dice(seen: Observation) -> Action:
    """Roll every die that the armies allow."""
    choices = [action for action in seen.legal_actions if isinstance(action, ChooseDice)]
    return max(choices, key=lambda action: action.dice)


def _go_on(seen: Observation) -> Action:
    """Continue a free joint attack while both together are likely to conquer the country."""
    joint = seen.joint
    assert joint is not None
    both = sum(map(share, (seen, seen), joint.origins, joint.seats)) - 1
    good = features.chance(features.odds(seen), both, seen.armies[joint.target]) > _CAREFUL
    return JointDecision(features.seat_of(seen), good)


def _conquest_move(seen: Observation) -> Action:
    assert seen.entry is not None
    seat = features.seat_of(seen)
    source, target = seen.entry
    ahead = features.enemies(seen, target)
    if not ahead:
        return ConquestMove(seat, 1)
    [(_, most)] = seen.legal_actions.max_amounts()
    behind = features.enemies(seen, source)
    if not behind:
        return ConquestMove(seat, most)
    both, owner, where = features.aims(seen).both, seen.owner, seen.settings.board.continent_of
    best_behind = max([both[owner[enemy]][where[enemy]] for enemy in behind])
    best_ahead = max([both[owner[enemy]][where[enemy]] for enemy in ahead])
    return ConquestMove(seat, most if best_ahead >= best_behind else 1)


def _intrusion_move(seen: Observation) -> Action:
    """Move in with all that may, but leave a guard where an enemy borders the origin."""
    assert seen.entry is not None
    max_armies = max(move.armies for move in seen.legal_actions.of_type(IntrusionMove))
    guard = 2 if features.enemies(seen, seen.entry[0]) else 1
    armies = min(max_armies, features.mine_in(seen, seen.entry[0]) - guard)
    return IntrusionMove(features.seat_of(seen), max(armies, 1))


def _aggression_move(seen: Observation) -> Action:
    """Move a second army in where the origin can spare it."""
    assert seen.entry is not None
    return AggressionMove(
        features.seat_of(seen), 2 if features.mine_in(seen, seen.entry[0]) > 2 else 1
    )


_ENTER: Mapping[str, Callable[[Observation], Action]] = {
    "conquest": _conquest_move,
    "intrusion": _intrusion_move,
    "aggression": _aggression_move,
}


def _regroup(seen: Observation, rng: random.Random) -> Action:
    """Send what each country of the interior can spare one step nearer to the best front."""
    seat, held = features.seat_of(seen), seen.held[features.seat_of(seen)]
    if is_resting(seen, seat):  # without country cards it comes here all the same (CHP-2.5)
        return end(seen)
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
            target = max(
                members(near[country] & to), key=lambda neighbour: pull.get(neighbour, 0.0)
            )
            if pull.get(target, 0.0) > pull.get(country, 0.0):
                armies = min(movable[country], present[country] - 1)
                if armies:
                    return Regroup(seat, country, target, armies)
                return RegroupMissiles(seat, country, target, rockets[country])
    return end(seen)


def _pulls(seen: Observation) -> Mapping[int, float]:
    """Return the demand for armies of each country of the seat: it halves with each step back."""
    both, owner, where = features.aims(seen).both, seen.owner, seen.settings.board.continent_of
    wanted = [
        (country, max([both[owner[enemy]][where[enemy]] for enemy in enemies]))
        for country, enemies in features.front(seen).items()
        if enemies
    ]
    return _pulls_of(seen.settings, seen.held[features.seat_of(seen)], tuple(wanted))


@lru_cache(maxsize=256)
def _pulls_of(
    settings: Settings, held: int, wanted: tuple[tuple[int, float], ...]
) -> Mapping[int, float]:
    near, pull = settings.board.neighbour_sets, dict(wanted)
    edge = list(pull)
    while edge:
        reached: dict[int, float] = {}
        for country in edge:
            for neighbour in members(near[country] & held):
                if neighbour not in pull:
                    reached[neighbour] = max(reached.get(neighbour, 0.0), pull[country] / 2)
        pull.update(reached)
        edge = list(reached)
    return pull


def _ally_regroup(seen: Observation, rng: random.Random) -> Action:
    """Move idle armies into the condominium that they border."""
    front = features.front(seen)
    idle = [
        action
        for action in seen.legal_actions.of_type(Regroup).with_max_amount()
        if not front.get(action.source)
    ]
    return max(idle, key=lambda action: action.armies) if idle else end(seen)


def _card(seen: Observation, rng: random.Random) -> Action:
    for action in seen.legal_actions.of_type(RequestCard, Bonus):
        return action
    return end(seen)


_BY_PHASE: Mapping[str, Callable[[Observation, random.Random], Action]] = {
    "initial_1": place,
    "initial_2": place,
    "extra_reinforcement": place,
    "reinforce": _reinforce,
    "attack": _attack,
    "regroup": _regroup,
    "ally_regroup": _ally_regroup,
    "card": _card,
}


# Pacts: what greedy answers, offers and ends


def _answer(seen: Observation) -> Action | None:
    """Give the answers that are due: to proposals, and about a zone where the other seat failed."""
    if not (seen.proposals or [pact for pact in seen.pacts if pact.decider == seen.viewer]):
        return None
    for action in seen.legal_actions.of_type(ZoneDecision, AcceptPact, DeclinePact):
        if isinstance(action, ZoneDecision):
            return ZoneDecision(action.seat, action.number, True)
        if isinstance(action, AcceptPact):
            offered = next(
                proposal for proposal in seen.proposals if proposal.number == action.number
            )
            if _welcome(seen, offered):
                return action
        if isinstance(action, DeclinePact):
            return action
    return None


def _welcome(seen: Observation, offered: Pact) -> bool:
    """Check if a pact serves the seat."""
    if isinstance(offered, AttackPact):
        aims, both = features.aims(seen), _together(seen, offered)
        likely = features.chance(features.odds(seen), both, seen.armies[offered.target]) > _CAREFUL
        return likely and features.value(seen, aims, offered.target) >= _SHARED
    partner = offered.partner(features.seat_of(seen))
    if isinstance(offered, ZonePact):
        return belief(seen, partner) >= _TRUSTED
    if not _room(seen):
        return False
    spared, given_up = _balance(
        seen, partner, _covered(seen, offered), features.aims(seen), features.odds(seen)
    )
    return spared > given_up and spared * belief(seen, partner) > given_up


def _together(seen: Observation, offered: AttackPact) -> int:
    """Count the armies of a joint attack, where one stays behind; 0 if a side has none."""
    sides = list(map(share, (seen,) * 2, offered.origins, offered.allies))
    return sum(sides) - 1 if min(sides) > 1 else 0


def _room(seen: Observation) -> bool:
    """Check if the seat may accept more pacts: not with two seats left, nor with many pacts."""
    seat = features.seat_of(seen)
    mine = [pact for pact in seen.pacts if seat in (pact.a, pact.b) and pact.breakable]
    return sum(slayer < 0 for slayer in seen.slayer) > 2 and len(mine) < _MOST_PACTS


def _covered(seen: Observation, offered: Pact) -> list[Border]:
    """List the seat's borders that a pact would keep at peace."""
    seat, board, own = features.seat_of(seen), seen.settings.board, features.own_countries(seen)
    borders = features.borders(board, own, occupied(seen, offered.partner(seat)) & ~own)
    return [border for border in borders if offered.covers(board, seat, *border)]


def _balance(
    seen: Observation,
    partner: int,
    borders: Sequence[Border],
    aims: Aims,
    table: list[list[float]],
) -> tuple[float, float]:
    """Estimate what a kept peace with a seat at some borders saves, and the conquests given up."""
    where = seen.settings.board.continent_of
    spared = given_up = 0.0
    for country, enemy in borders:
        armies, theirs = features.mine_in(seen, country), share(seen, enemy, partner)
        value = features.value(seen, aims, enemy)
        spared += features.chance(table, theirs, armies) * aims.continents[where[country]]
        given_up += features.chance(table, armies, theirs) * max(value - _INDIFFERENT, 0.0)
    return spared, given_up


def _in_the_way(seen: Observation, aims: Aims, table: list[list[float]]) -> Action | None:
    """End a pact that blocks an attack of the seat, for its objective or for a card."""
    seat, board = features.seat_of(seen), seen.settings.board
    mine = [
        pact for pact in seen.pacts if seat in (pact.a, pact.b) and pact.breaker < 0 and pact.peace
    ]
    own = features.own_countries(seen)
    # Any conquest may earn the card.
    wanted = -1 if not mine or features.earns_card(seen) else features.wanted(seen, aims)
    for pact in mine:
        partner = pact.partner(seat)
        for country, enemy in features.borders(board, own, occupied(seen, partner) & ~own):
            if wanted >> enemy & 1 and pact.covers(board, seat, country, enemy):
                theirs = share(seen, enemy, partner)
                if features.chance(table, features.mine_in(seen, country), theirs) > _CAREFUL:
                    return AnnounceBreak(seat, pact.number)
    return _leave_condominium(seen, aims)


def _leave_condominium(seen: Observation, aims: Aims) -> Action | None:
    """End the peace in a shared country that the seat wants for itself and can conquer."""
    seat = features.seat_of(seen)
    for pact in seen.pacts:
        if (
            not isinstance(pact, CondominiumPact)
            or seat not in (pact.a, pact.b)
            or pact.breaker >= 0
        ):
            continue
        country = pact.country
        mine, theirs = features.mine_in(seen, country), share(seen, country, pact.partner(seat))
        if features.wanted(seen, aims) >> country & 1 and mine > theirs + 1:
            return AnnounceBreak(seat, pact.number)
    return None


def _offer(
    seen: Observation, rng: random.Random, aims: Aims, table: list[list[float]]
) -> Action | None:
    """Propose a pact that serves the seat, and may serve the other, with a reason.

    Of each kind only the best that manners allow is considered.
    """
    kinds = [
        [(worth, offer) for worth, offer in find(seen, aims, table) if worth > 0]
        for find in (_offer_joint, _offer_aggression, _offer_peace, _offer_zone)
    ]
    partners = {offer.partner for some in kinds for _, offer in some}
    if not partners:
        return None
    memory = remembered(seen, partners)
    offers: list[Propose] = []
    for some in kinds:
        allowed = [pair for pair in some if memory.allows(pair[1])]
        if allowed:
            _, best = max(allowed, key=lambda pair: pair[0])
            if propose_fault(seen, best) is None:
                offers.append(best)
    return reasoned(seen, rng.choice(offers)) if offers else None


Offers = Iterator[tuple[float, Propose]]


def _offer_aggression(seen: Observation, aims: Aims, table: list[list[float]]) -> Offers:
    """Yield joint conquests with an ally's neighbouring armies, with their values."""
    seat = features.seat_of(seen)
    near, own = seen.settings.board.neighbour_sets, features.own_countries(seen)
    for country, enemies in features.front(seen).items():
        armies = features.mine_in(seen, country)
        for target in enemies if armies > 1 else ():
            if target in seen.guests or features.value(seen, aims, target) < _SHARED:
                continue
            theirs = near[target] & ~own & ~seen.held[seen.owner[target]]
            for allied_country in members(theirs):
                for ally in occupants(seen, allied_country):
                    allied = share(seen, allied_country, ally)
                    odds = features.chance(table, armies + allied - 1, seen.armies[target])
                    if ally != seen.owner[target] and allied > 1 and odds > _CAREFUL:
                        offer = ProposeAggression(seat, ally, target, country, allied_country, seat)
                        yield odds * features.value(seen, aims, target), offer


def _offer_joint(seen: Observation, aims: Aims, table: list[list[float]]) -> Offers:
    """Yield countries that both occupants of a condominium could conquer together."""
    seat = features.seat_of(seen)
    for shared in seen.guests:
        both = occupants(seen, shared)
        if seat not in both:
            continue
        armies = [share(seen, shared, occupant) for occupant in both]
        for target in features.front(seen).get(shared, ()):
            odds = features.chance(table, sum(armies) - 1, seen.armies[target])
            if min(armies) > 1 and odds > _CAREFUL and seen.owner[target] not in both:
                ally = both[0] if seat == both[1] else both[1]
                offer = ProposeJoint(seat, ally, shared, target)
                yield odds * features.value(seen, aims, target), offer


def _offer_peace(seen: Observation, aims: Aims, table: list[list[float]]) -> Offers:
    """Yield pacts where an enemy is much stronger: between two countries, or of a whole border."""
    if not _room(seen):
        return
    seat, where = features.seat_of(seen), seen.settings.board.continent_of
    mine, theirs = features.forces(seen)
    offers: dict[Propose, Sequence[Border]] = {}  # each once, in order, with its borders at peace
    for country, enemies in features.front(seen).items():
        for enemy in enemies:
            if (
                enemy in seen.guests
                or features.chance(table, theirs[enemy], mine[country]) < _THREAT
            ):
                continue
            partner = seen.owner[enemy]
            own_continent, their_continent = where[country], where[enemy]
            wide: Propose = (
                ProposeContinent(seat, partner, own_continent)
                if own_continent == their_continent
                else ProposeBorder(
                    seat,
                    partner,
                    min(own_continent, their_continent),
                    max(own_continent, their_continent),
                )
            )
            offers[ProposeCountry(seat, partner, country, enemy)] = [(country, enemy)]
            if wide not in offers:
                offers[wide] = _covered(seen, pact_of(seen, wide))
    beliefs: dict[int, float] = {}
    for offer, borders in offers.items():
        spared, given_up = _balance(seen, offer.partner, borders, aims, table)
        if spared > given_up:
            partner = offer.partner
            if partner not in beliefs:
                beliefs[partner] = belief(seen, partner)
            yield spared * beliefs[partner] - given_up, offer


def _offer_zone(seen: Observation, aims: Aims, table: list[list[float]]) -> Offers:
    """Yield international zones: an easy conquest for two seats that need two for a card."""
    seat = features.seat_of(seen)
    if seen.exchanges[seat] < 3 or zone_of(seen, seat) is not None:
        return
    near, own = seen.settings.board.neighbour_sets, features.own_countries(seen)
    for partner, canjes in enumerate(seen.exchanges):
        if partner == seat or canjes < 3 or seen.slayer[partner] >= 0:
            continue
        for country in members(seen.held[seat] | seen.held[partner]):
            if seen.armies[country] == 1 and near[country] & seen.held[seat]:
                bases = members(near[country] & own)
                strength = max(features.mine_in(seen, base) for base in bases)
                yield strength - 2.0, ProposeZone(seat, partner, country)


# Pacts that `random` proposes


def _random_offer(seen: Observation, rng: random.Random) -> Propose | None:
    """Draw a kind of proposal, then a proposal; None where the draw makes no sense."""
    seat, board = features.seat_of(seen), seen.settings.board
    partner = rng.choice([s for s, by in enumerate(seen.slayer) if by < 0 and s != seat])
    kind = rng.choice(PROPOSALS)
    first, second = rng.sample(range(len(board.continents)), 2)
    if kind is ProposeWorld:
        return ProposeWorld(seat, partner)
    if kind is ProposeContinent:
        return ProposeContinent(seat, partner, first)
    if kind is ProposeBorder:
        return ProposeBorder(seat, partner, min(first, second), max(first, second))
    country = rng.choice(members(features.own_countries(seen)))
    theirs = occupied(seen, partner)
    if kind is ProposeCountry:
        away = board.distances(country)
        reached = [reachable for reachable in members(theirs) if 1 <= away[reachable] <= REACH]
        return ProposeCountry(seat, partner, country, rng.choice(reached)) if reached else None
    target = rng.choice(board.neighbours[country])
    if kind is ProposeZone:
        return ProposeZone(seat, partner, target)
    if kind is ProposeJoint:
        return ProposeJoint(seat, partner, country, target)
    origins = members(board.neighbour_sets[target] & theirs)
    if not origins:
        return None
    leader = rng.choice((seat, partner))
    return ProposeAggression(seat, partner, target, country, rng.choice(origins), leader)
