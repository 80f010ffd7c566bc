"""Columns that La Revancha adds to the tables: attacks, missiles, cards and pacts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from teg_nb.analysis.columns import Columns, Named, listed, named, numbers, texts
from teg_nb.analysis.tables import games
from teg_nb.engine.actions import Action, Event
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.games.teg import actions as act
from teg_nb.engine.games.teg import events as came
from teg_nb.engine.games.teg.missiles import PRICE
from teg_nb.engine.games.teg.pacts.kinds import KINDS as PACT_KINDS
from teg_nb.engine.games.teg.pacts.kinds import AttackPact, Pact
from teg_nb.engine.games.teg.pacts.wording import pact_text
from teg_nb.engine.games.teg.state import State

with needed_packages():
    import numpy as np

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

KINDS = tuple(PACT_KINDS)
"""Kinds of pacts, in the order of their category."""

# For entries without an event that names the clause.
CLAUSES = {
    "deal_countries": "TEG-2.2",
    "roll_left_over": "TEG-2.3",
    "end_placement": "TEG-4.4",
    "attack": "TEG-8.3",
    "choose_dice": "TEG-8.7",
    "conquest_move": "TEG-8.11",
    "intrusion_move": "TEG-15.26",
    "aggression_move": "TEG-15.9",
    "joint_decision": "TEG-15.22",
    "end_attack": "TEG-5.5",
    "end_regroup": "TEG-5.5",
    "request_card": "TEG-12.4",
    "end_turn": "TEG-5.7",
}


class _Columns:
    """Columns of the entries while they are filled; missing values are -1 or None."""

    def __init__(self, rows: int) -> None:
        def none() -> list[int]:
            return [-1] * rows

        def no_text() -> list[str | None]:
            return [None] * rows

        self.source, self.target, self.conquered, self.card = none(), none(), none(), none()
        self.armies, self.losses_attack, self.losses_defence = none(), none(), none()
        self.defender, self.eliminated = none(), none()
        self.missiles, self.damage, self.pact, self.pact_kind = none(), none(), none(), none()
        self.partner, self.occupant, self.expelled = none(), none(), none()
        self.attack, self.defence, self.dice = no_text(), no_text(), no_text()
        self.cards, self.objectives = no_text(), no_text()


class GameTables(games.GameTables[State]):
    """Tables of La Revancha: attacks, missiles, cards and pacts."""

    has_pacts: ClassVar = True
    clauses: ClassVar = CLAUSES

    def entries(self, match: Match, entries: Sequence[games.Entry[State]]) -> Columns:
        """Build the columns of the entries from actions and events; see `entries_frame`."""
        columns = _Columns(len(entries))
        for row, (_, state, action, events) in enumerate(entries):
            fill = _FILL.get(type(action))
            if fill is not None:
                fill(columns, row, state, action)
            for event in events:
                note = _NOTE.get(type(event))
                if note is not None:
                    note(columns, row, event)
        country, seats = match.settings.vocabulary["country"], match.settings.seats
        return {
            "source": named(columns.source, country),
            "target": named(columns.target, country),
            "defender": named(columns.defender, seats),
            "armies": numbers(columns.armies),
            "missiles": numbers(columns.missiles),
            "attack": texts(columns.attack),
            "defence": texts(columns.defence),
            "losses_attack": numbers(columns.losses_attack),
            "losses_defence": numbers(columns.losses_defence),
            "damage": numbers(columns.damage),
            "conquered": named(columns.conquered, country),
            "occupant": named(columns.occupant, seats),
            "expelled": named(columns.expelled, seats),
            "eliminated": named(columns.eliminated, seats),
            "pact": numbers(columns.pact),
            "pact_kind": named(columns.pact_kind, KINDS),
            "partner": named(columns.partner, seats),
            "card": named(columns.card, country),
            "cards": texts(columns.cards),
            "dice": texts(columns.dice),
            "objectives": texts(columns.objectives),
            "situation": situations(match, [_states(match)[entry.step] for entry in entries]),
        }

    def fought(self, match: Match, fights: Sequence[tuple[int, State, games.Battle]]) -> Columns:
        """Return the column of the situation card in force."""
        return {"situation": situations(match, [state for _, state, _ in fights])}

    def pacts(self, match: Match, lang: str) -> Columns:
        """Build the table of pacts; see `teg_nb.analysis.pacts_frame`."""
        rows: dict[tuple[int, str], _Row] = {}
        events: Sequence[Sequence[Event]] = [[], *match.events]
        last: tuple[Pact, ...] = ()
        for step, state in enumerate(_states(match)):
            if state.pacts is last:
                continue
            now = {(pact.number, pact.kind): pact for pact in state.pacts}
            for key in {(pact.number, pact.kind): None for pact in last}:
                if key not in now:
                    rows[key].over(step, events[step])
            for key, pact in now.items():
                row = rows.setdefault(key, _Row(pact, step))
                row.breaker = pact.breaker
            last = state.pacts
        filled_rows = list(rows.values())
        settings = _states(match)[0].settings
        seats = settings.seats
        return {
            "pact": np.fromiter(
                (row.pact.number for row in filled_rows), np.int64, len(filled_rows)
            ),
            "kind": named([KINDS.index(row.pact.kind) for row in filled_rows], KINDS),
            "seat": named([row.pact.a for row in filled_rows], seats),
            "partner": named([row.pact.b for row in filled_rows], seats),
            "terms": texts([pact_text(row.pact, settings, lang) for row in filled_rows]),
            "from_step": np.fromiter(
                (row.begun for row in filled_rows), np.int64, len(filled_rows)
            ),
            "to_step": numbers([row.ended for row in filled_rows]),
            "breaker": named([row.breaker for row in filled_rows], seats),
            "reason": texts([row.reason for row in filled_rows]),
        }


def _states(match: Match) -> Sequence[State]:
    """Return the positions of a match of La Revancha."""
    return cast("Sequence[State]", match.states)


class _Row:
    """A pact while its row is filled."""

    def __init__(self, pact: Pact, step: int) -> None:
        self.pact, self.begun = pact, step
        self.ended = self.breaker = -1
        self.reason: str | None = None

    def over(self, step: int, events: Sequence[Event]) -> None:
        """Record the end of the pact at a step, and its reason."""
        self.ended = step
        for event in events:
            if isinstance(event, came.PactEnded) and event.number == self.pact.number:
                self.reason = event.reason
        joined = any(isinstance(event, came.JointAttackEnded) for event in events)
        if joined and isinstance(self.pact, AttackPact):
            self.reason = "attacked"


def situations(match: Match, states: Sequence[State]) -> Named:
    """Return the column of the situation card in force in each position, by kind."""
    ids = [card.id for card in _states(match)[0].settings.facts.situations]
    kinds = list(dict.fromkeys(ids))  # the six cards of rest are one kind
    codes = [kinds.index(card_id) for card_id in ids]
    return named([-1 if s.situation < 0 else codes[s.situation] for s in states], kinds)


# Columns filled from actions


def _place(to: _Columns, row: int, state: State, action: act.Place) -> None:
    to.target[row], to.armies[row] = action.country, action.armies


def _exchange(to: _Columns, row: int, state: State, action: act.Exchange) -> None:
    board = state.settings.board
    cards = [board.countries[card] for card in action.cards]
    to.cards[row] = ", ".join(
        cards + [board.continents[continent].name for continent in action.continents]
    )


def _attack(to: _Columns, row: int, state: State, action: act.Attack) -> None:
    to.source[row], to.target[row] = action.source, action.target
    to.occupant[row] = action.occupant
    named = action.occupant if action.occupant >= 0 else state.owner[action.target]
    to.defender[row] = named


def _choose_dice(to: _Columns, row: int, state: State, action: act.ChooseDice) -> None:
    if state.battle is not None:
        to.source[row], to.target[row] = state.battle
    to.dice[row] = str(action.dice)


def _place_missile(to: _Columns, row: int, state: State, action: act.PlaceMissile) -> None:
    to.target[row], to.missiles[row] = action.country, 1


def _convert(to: _Columns, row: int, state: State, action: act.Convert) -> None:
    to.target[row], to.missiles[row] = action.country, action.missiles
    to.armies[row] = PRICE * action.missiles


def _fire(to: _Columns, row: int, state: State, action: act.FireMissile) -> None:
    to.source[row], to.target[row], to.missiles[row] = action.source, action.target, 1
    to.occupant[row] = action.occupant


def _regroup_missiles(to: _Columns, row: int, state: State, action: act.RegroupMissiles) -> None:
    to.source[row], to.target[row] = action.source, action.target
    to.missiles[row] = action.missiles


def _open(to: _Columns, row: int, state: State, action: act.OpenJointAttack) -> None:
    to.pact[row] = action.number
    for pact in state.pacts:
        if pact.number == action.number:
            to.pact_kind[row] = KINDS.index(pact.kind)


def _decide(to: _Columns, row: int, state: State, action: act.JointDecision) -> None:
    if state.joint is not None:
        to.pact[row], to.target[row] = state.joint.number, state.joint.target
        to.partner[row] = sum(state.joint.seats) - action.seat


def _zone(to: _Columns, row: int, state: State, action: act.ZoneDecision) -> None:
    to.pact[row], to.pact_kind[row] = action.number, KINDS.index("zone")


def _move_in(
    to: _Columns,
    row: int,
    state: State,
    action: act.ConquestMove | act.IntrusionMove | act.AggressionMove,
) -> None:
    if state.entry is not None:
        to.source[row], to.target[row] = state.entry
    to.armies[row] = action.armies


def _regroup(to: _Columns, row: int, state: State, action: act.Regroup) -> None:
    to.source[row], to.target[row], to.armies[row] = action.source, action.target, action.armies


def _bonus(to: _Columns, row: int, state: State, action: act.Bonus) -> None:
    to.target[row] = to.card[row] = action.card
    to.armies[row] = 3


def _draw(to: _Columns, row: int, state: State, action: act.DrawCard | act.LoseCard) -> None:
    to.card[row] = action.card  # -1 where it is hidden


def _objective(to: _Columns, row: int, state: State, action: act.DealObjective) -> None:
    ids = state.settings.vocabulary["objective"]
    known = [ids[card] for card in action.objectives if card >= 0]
    to.objectives[row] = " ".join(known) or None


def _die_off(
    to: _Columns,
    row: int,
    state: State,
    action: act.RollLeftOver | act.RollFirst | act.RollCrisis,
) -> None:
    to.dice[row] = listed(action.dice)


_FILL: dict[type[Action], Callable[..., None]] = {
    act.Place: _place,
    act.Exchange: _exchange,
    act.Attack: _attack,
    act.ChooseDice: _choose_dice,
    act.ConquestMove: _move_in,
    act.IntrusionMove: _move_in,
    act.AggressionMove: _move_in,
    act.PlaceMissile: _place_missile,
    act.Convert: _convert,
    act.FireMissile: _fire,
    act.Regroup: _regroup,
    act.RegroupMissiles: _regroup_missiles,
    act.OpenJointAttack: _open,
    act.JointDecision: _decide,
    act.ZoneDecision: _zone,
    act.Bonus: _bonus,
    act.DrawCard: _draw,
    act.LoseCard: _draw,
    act.DealObjective: _objective,
    act.RollFirst: _die_off,
    act.RollLeftOver: _die_off,
    act.RollCrisis: _die_off,
}
"""Functions that fill a row, each with the class of the actions that it takes."""


# Columns filled from events


def _rolled(to: _Columns, row: int, event: came.AttackRolled) -> None:
    to.source[row], to.target[row], to.defender[row] = event.source, event.target, event.defender
    to.attack[row], to.defence[row] = listed(event.attack), listed(event.defence)
    to.losses_attack[row], to.losses_defence[row] = event.losses_attack, event.losses_defence


def _conquered(to: _Columns, row: int, event: came.CountryConquered) -> None:
    to.conquered[row] = event.country


def _eliminated(to: _Columns, row: int, event: came.PlayerEliminated) -> None:
    to.eliminated[row] = event.seat


def _exchanged(to: _Columns, row: int, event: came.CardsExchanged) -> None:
    to.armies[row] = event.armies


def _fired(to: _Columns, row: int, event: came.MissileFired) -> None:
    to.defender[row], to.damage[row] = event.defender, event.armies


def _expelled(to: _Columns, row: int, event: came.OccupantExpelled) -> None:
    to.expelled[row], to.defender[row] = event.seat, event.seat


def _pact(to: _Columns, row: int, event: came.PactEvent) -> None:
    """Fill in an act of a seat about a pact. Other ends of pacts appear in the table of pacts."""
    to.pact[row], to.pact_kind[row] = event.number, KINDS.index(event.pact)
    to.partner[row] = event.partner


def _opened(to: _Columns, row: int, event: came.JointAttackOpened) -> None:
    to.target[row], to.partner[row] = event.target, event.ally


def _penalty(to: _Columns, row: int, event: came.ZonePenalty) -> None:
    to.partner[row] = event.partner


_NOTE: dict[type[Event], Callable[..., None]] = {
    came.AttackRolled: _rolled,
    came.CountryConquered: _conquered,
    came.PlayerEliminated: _eliminated,
    came.CardsExchanged: _exchanged,
    came.MissileFired: _fired,
    came.OccupantExpelled: _expelled,
    came.PactProposed: _pact,
    came.PactAccepted: _pact,
    came.PactDeclined: _pact,
    came.PactWithdrawn: _pact,
    came.PactBreakAnnounced: _pact,
    came.JointAttackOpened: _opened,
    came.ZonePenalty: _penalty,
}
"""Functions that fill columns, each with the class of the events that it takes."""
