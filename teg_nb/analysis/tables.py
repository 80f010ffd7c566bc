"""Matches as tables for pandas, and one chart.

Every table is tidy: one row per entry, per throw, or per country and step. Names of seats,
countries and kinds are categoricals with all their categories, in the order of the board and of the
wheel, so that tables of several matches can be put together and grouped. Numbers that may be
missing are pandas' nullable integers. `docs/tables.md` lists the columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from teg_nb.engine.codec import CHANCE_NAME
from teg_nb.engine.errors import StaleStep
from teg_nb.engine.game import CHANCE, Event
from teg_nb.engine.games.teg import actions as act
from teg_nb.engine.games.teg import events as came
from teg_nb.engine.games.teg.missiles import PRICE
from teg_nb.engine.games.teg.register import pact_text
from teg_nb.engine.games.teg.state import PHASES, TERMS, Pact, State, share

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from teg_nb.engine.match import Match

ALL = "all"
"""The viewer that sees every secret: for a teacher, or once the match is over."""

KINDS = tuple(TERMS)
"""Kinds of pacts, in the order of their category."""

# Where an entry leaves no event that names its clause.
_CLAUSES = {
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
    """Columns of the entries while they are filled; -1 or None where there is nothing."""

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


def entries_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """One row per entry of the log, dice and cards included.

    Parameters
    ----------
    match : Match
    viewer : str, int or None
        Who looks: None for a spectator, a seat by name or number, or ``"all"``. Drawn cards and
        dealt objectives that the viewer may not see are missing.

    Returns
    -------
    pandas.DataFrame
        ``step`` (``match.states[step]`` is the position after the entry), ``round``, ``turn`` (seat
        whose turn it is), ``seat`` (who acted, or ``"chance"``), ``phase`` (before the entry),
        ``kind`` (the verb), ``source``, ``target``, ``defender``, ``armies`` (placed, moved or
        received), ``missiles`` (placed, converted, moved or fired), ``attack``, ``defence`` (dice
        as ``"6 4 1"``), ``losses_attack``, ``losses_defence`` (armies), ``damage`` (armies
        destroyed by a missile), ``conquered`` (country), ``occupant`` (seat named in an attack on a
        shared country), ``expelled`` (seat that lost its share), ``eliminated`` (seat), ``pact``
        (number), ``pact_kind``, ``partner`` (the other party), ``card``, ``cards`` (given in a
        canje), ``dice`` (of a die-off), ``objectives``, ``situation`` (in force after the entry)
        and ``clause``.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 1"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5])
    >>> entries_frame(match)[["seat", "kind", "target", "attack", "losses_defence", "conquered"]]
         seat    kind  target attack  losses_defence conquered
    0  Blanco  attack  España   <NA>            <NA>       NaN
    1  chance    roll  España  6 4 1               1    España
    """
    settings = match.settings
    seen = _sight(match, viewer)
    rows = len(match)
    columns = _Columns(rows)
    for row, (state, action, events) in enumerate(
        zip(match.states, match.actions, match.events, strict=False)
    ):
        fill = _FILL.get(type(action))
        if fill is not None:
            shown = seen(state, action)
            if shown is not None:
                fill(columns, row, state, shown)
        for event in events:
            note = _NOTE.get(type(event))
            if note is not None:
                note(columns, row, event)
    before, after = match.states[:-1], match.states[1:]
    names = settings.vocabulary
    country, seats = names["country"], settings.seats
    # Chance's number is -1: one more category, at the end.
    who = [action.seat if action.seat != CHANCE else len(seats) for action in match.actions]
    kinds = tuple(match.game.verbs)
    verb = {kind: code for code, kind in enumerate(kinds)}
    phase = {name: code for code, name in enumerate(PHASES)}
    return pd.DataFrame(
        {
            "step": np.arange(1, rows + 1),
            "round": np.fromiter((state.round for state in before), np.int64, rows),
            "turn": _names([-1 if s.phase == "setup" else s.turn for s in before], seats),
            "seat": _names(who, (*seats, CHANCE_NAME)),
            "phase": _names([phase[state.phase] for state in before], PHASES),
            "kind": _names([verb[action.verb] for action in match.actions], kinds),
            "source": _names(columns.source, country),
            "target": _names(columns.target, country),
            "defender": _names(columns.defender, seats),
            "armies": _numbers(columns.armies),
            "missiles": _numbers(columns.missiles),
            "attack": _texts(columns.attack),
            "defence": _texts(columns.defence),
            "losses_attack": _numbers(columns.losses_attack),
            "losses_defence": _numbers(columns.losses_defence),
            "damage": _numbers(columns.damage),
            "conquered": _names(columns.conquered, country),
            "occupant": _names(columns.occupant, seats),
            "expelled": _names(columns.expelled, seats),
            "eliminated": _names(columns.eliminated, seats),
            "pact": _numbers(columns.pact),
            "pact_kind": _names(columns.pact_kind, KINDS),
            "partner": _names(columns.partner, seats),
            "card": _names(columns.card, country),
            "cards": _texts(columns.cards),
            "dice": _texts(columns.dice),
            "objectives": _texts(columns.objectives),
            "situation": _situations(match, after),
            "clause": _texts(
                [
                    _clause(action.verb, events)
                    for action, events in zip(match.actions, match.events, strict=True)
                ]
            ),
        }
    )


def board_frame(match: Match, steps: Iterable[int] | None = None) -> pd.DataFrame:
    """One row per step and country: who held it, with what.

    Parameters
    ----------
    match : Match
    steps : iterable of int, optional
        Which positions, 0 (the start) to ``len(match)``. All of them by default: 72 rows an entry.

    Returns
    -------
    pandas.DataFrame
        ``step``, ``country``, ``continent``, ``owner`` (missing before the deal), ``armies``,
        ``missiles``; and ``guest``, ``guest_armies``, ``guest_missiles``: the second occupant of a
        shared country (missing, 0 and 0 elsewhere).

    Raises
    ------
    StaleStep
        If the match has no such step.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4, España 3", Negro="Francia 9"))
    >>> frame = board_frame(match)
    >>> len(frame), int(frame.loc[frame.owner == "Blanco", "armies"].sum())
    (72, 7)
    """
    chosen = range(len(match) + 1) if steps is None else list(steps)
    for step in chosen:
        if not 0 <= step <= len(match):
            raise StaleStep(f"the match has steps 0 to {len(match)}, not {step}")
    board, seats = match.settings.board, match.settings.seats
    size = len(board.countries)
    states = [match.states[step] for step in chosen]
    rows = len(states) * size

    def flat(lists: Iterable[Sequence[int]]) -> np.ndarray[Any, np.dtype[np.int32]]:
        return np.fromiter(chain.from_iterable(lists), np.int32, rows)

    guests = np.full((3, rows), [[-1], [0], [0]], dtype=np.int32)
    for place, state in enumerate(states):
        for country, guest in state.guests.items():
            guests[:, place * size + country] = guest
    return pd.DataFrame(
        {
            "step": np.repeat(np.asarray(chosen, dtype=np.int64), size),
            "country": _names(np.tile(np.arange(size), len(states)), board.countries),
            "continent": _names(
                np.tile(np.asarray(board.continent_of), len(states)),
                tuple(continent.name for continent in board.continents),
            ),
            "owner": _names(flat(state.owner for state in states), seats),
            "armies": flat(state.armies for state in states),
            "missiles": flat(state.missiles for state in states),
            "guest": _names(guests[0], seats),
            "guest_armies": guests[1],
            "guest_missiles": guests[2],
        }
    )


def battles_frame(match: Match) -> pd.DataFrame:
    """One row per throw of an attack; nothing in it is secret.

    Returns
    -------
    pandas.DataFrame
        ``step`` (of the throw), ``round``, ``seat`` (the attacker), ``defender``, ``source``,
        ``target``, ``armies_attack``, ``armies_defence`` (armies of both seats there before the
        throw), ``dice_attack``, ``dice_defence`` (how many), ``attack``, ``defence`` (the dice, as
        ``"6 4 1"``), ``losses_attack``, ``losses_defence`` (armies), ``conquered`` (whether the
        country fell) and ``situation``.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 1"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5])
    >>> battles_frame(match)[["seat", "armies_attack", "attack", "defence", "conquered"]]
         seat  armies_attack attack defence  conquered
    0  Blanco              4  6 4 1       5       True
    """
    names, seats = match.settings.vocabulary["country"], match.settings.seats
    steps: list[int] = []
    throws: list[came.AttackRolled] = []
    fallen: list[bool] = []
    for step, events in enumerate(match.events, start=1):
        if events and isinstance(events[0], came.AttackRolled):
            steps.append(step)
            throws.append(events[0])
            fallen.append(any(isinstance(event, came.CountryConquered) for event in events))
    before = [match.states[step - 1] for step in steps]
    fought = list(zip(before, throws, strict=True))

    def numbers(values: Iterable[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
        return np.fromiter(values, np.int64, len(throws))

    return pd.DataFrame(
        {
            "step": numbers(steps),
            "round": numbers(state.round for state in before),
            "seat": _names([throw.seat for throw in throws], seats),
            "defender": _names([throw.defender for throw in throws], seats),
            "source": _names([throw.source for throw in throws], names),
            "target": _names([throw.target for throw in throws], names),
            "armies_attack": numbers(
                share(state, throw.source, throw.seat) for state, throw in fought
            ),
            "armies_defence": numbers(
                share(state, throw.target, throw.defender) for state, throw in fought
            ),
            "dice_attack": numbers(len(throw.attack) for throw in throws),
            "dice_defence": numbers(len(throw.defence) for throw in throws),
            "attack": _texts([_dice(throw.attack) for throw in throws]),
            "defence": _texts([_dice(throw.defence) for throw in throws]),
            "losses_attack": numbers(throw.losses_attack for throw in throws),
            "losses_defence": numbers(throw.losses_defence for throw in throws),
            "conquered": np.asarray(fallen, dtype=np.bool_),
            "situation": _situations(match, before),
        }
    )


def pacts_frame(match: Match, lang: str = "es") -> pd.DataFrame:
    """One row per pact that was ever in force, in the order in which they began.

    Parameters
    ----------
    match : Match
    lang : str
        ``"es"`` or ``"en"``, for the terms.

    Returns
    -------
    pandas.DataFrame
        ``pact`` (its number), ``kind``, ``seat``, ``partner`` (who proposed it, and who accepted
        it), ``terms`` (in words), ``from_step``, ``to_step`` (``match.states[from_step]`` is the
        first position with it, ``match.states[to_step]`` the first without; missing while it is in
        force), ``breaker`` (who announced its end) and ``reason`` (of its end, as in the events;
        ``"attacked"`` for a joint attack that was made, whose truce is a row of its own).

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Chile 3", Negro="Cuba 3", Rojo="Irak"))
    >>> _ = match.act("propose_world", "Negro")
    >>> _ = match.act("accept_pact", 1, seat="Negro")
    >>> pacts_frame(match, "en")[["kind", "seat", "partner", "terms", "from_step", "to_step"]]
        kind    seat partner       terms  from_step  to_step
    0  world  Blanco   Negro  world pact          2     <NA>
    """
    rows: dict[tuple[int, str], _Row] = {}
    events: Sequence[Sequence[Event]] = [[], *match.events]
    last: tuple[Pact, ...] = ()
    for step, state in enumerate(match.states):
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
    found = list(rows.values())
    seats = match.settings.seats
    return pd.DataFrame(
        {
            "pact": np.fromiter((row.pact.number for row in found), np.int64, len(found)),
            "kind": _names([KINDS.index(row.pact.kind) for row in found], KINDS),
            "seat": _names([row.pact.a for row in found], seats),
            "partner": _names([row.pact.b for row in found], seats),
            "terms": _texts([pact_text(row.pact, match.settings, lang) for row in found]),
            "from_step": np.fromiter((row.begun for row in found), np.int64, len(found)),
            "to_step": _numbers([row.ended for row in found]),
            "breaker": _names([row.breaker for row in found], seats),
            "reason": _texts([row.reason for row in found]),
        }
    )


class _Row:
    """A pact while its row is filled."""

    def __init__(self, pact: Pact, step: int) -> None:
        self.pact, self.begun = pact, step
        self.ended = self.breaker = -1
        self.reason: str | None = None

    def over(self, step: int, events: Sequence[Event]) -> None:
        """It is not in force from a step on."""
        self.ended = step
        for event in events:
            if isinstance(event, came.PactEnded) and event.number == self.pact.number:
                self.reason = event.reason
        joined = any(isinstance(event, came.JointAttackEnded) for event in events)
        if joined and self.pact.kind in ("aggression", "joint"):
            self.reason = "attacked"


_WORDS = {
    "es": {"countries": "Países", "step": "Jugada", "round": "Ronda"},
    "en": {"countries": "Countries", "step": "Step", "round": "Round"},
}


def race_figure(match: Match, lang: str = "es") -> go.Figure:
    """Countries of each seat over the match, in the colours of the seats, as a Plotly figure.

    Parameters
    ----------
    match : Match
    lang : str
        ``"es"`` or ``"en"``.

    Returns
    -------
    plotly.graph_objects.Figure
        One line per seat; its points are the steps at which its number of countries changed. Dotted
        lines mark the rounds.

    Examples
    --------
    >>> import random
    >>> from teg_nb import Match, POLICIES
    >>> match = Match(seats=3).run(POLICIES["greedy"], random.Random(1), limit=300)
    >>> [line.name for line in race_figure(match).data]
    ['Blanco', 'Negro', 'Rojo']
    """
    import plotly.graph_objects as go

    from teg_nb.engine.picture import COLOURS, PALETTE

    words = _WORDS[lang]
    figure = go.Figure()
    for seat, name in enumerate(match.settings.seats):
        steps, counts, rounds = _changes(match, seat)
        figure.add_scatter(
            x=steps,
            y=counts,
            customdata=rounds,
            mode="lines",
            name=name,
            line={"color": COLOURS[name].fill, "width": 3, "shape": "hv"},
            hovertemplate=f"%{{y}} · {words['step']} %{{x}} · {words['round']} %{{customdata}}",
        )
    starts = [
        step
        for step, (before, after) in enumerate(
            zip(match.states, match.states[1:], strict=False), start=1
        )
        if after.round != before.round
    ]
    figure.update_layout(
        shapes=[
            {
                "type": "line",
                "x0": step,
                "x1": step,
                "yref": "paper",
                "y0": 0,
                "y1": 1,
                "layer": "below",
                "line": {"color": PALETTE["sea_dark"], "width": 1, "dash": "dot"},
            }
            for step in starts
        ],
        plot_bgcolor=PALETTE["sea"],
        font={"color": PALETTE["ink"]},
        xaxis={"title": words["step"], "showgrid": False},
        yaxis={"title": words["countries"], "rangemode": "tozero"},
        hovermode="x unified",
        margin={"l": 50, "r": 10, "t": 20, "b": 45},
    )
    return figure


def _changes(match: Match, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Steps at which a seat's number of countries changed, with the last one; numbers; rounds."""
    steps: list[int] = []
    counts: list[int] = []
    rounds: list[int] = []
    last = len(match)
    for step, state in enumerate(match.states):
        count = state.held[seat].bit_count()
        if not counts or count != counts[-1] or step == last:
            steps.append(step)
            counts.append(count)
            rounds.append(state.round)
    return steps, counts, rounds


# Columns


def _names(codes: Any, names: Sequence[str]) -> Any:
    """Categorical from numbers; -1 is missing."""
    return pd.Categorical.from_codes(np.asarray(codes, np.int32), categories=pd.Index(list(names)))


def _numbers(values: list[int]) -> pd.arrays.IntegerArray:
    """Nullable integers; -1 is missing."""
    found = np.asarray(values, dtype=np.int64)
    return pd.arrays.IntegerArray(found, found < 0)


def _texts(values: Sequence[str | None]) -> Any:
    return pd.array(list(values), dtype="string")


def _situations(match: Match, states: Sequence[State]) -> Any:
    ids = [each.id for each in match.settings.facts.situations]
    kinds = list(dict.fromkeys(ids))  # the six cards of rest are one kind
    codes = [kinds.index(each) for each in ids]
    return _names([-1 if s.situation < 0 else codes[s.situation] for s in states], kinds)


def _dice(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def _clause(verb: str, events: Sequence[Event]) -> str | None:
    return events[0].clause if events else _CLAUSES.get(verb)


def _sight(match: Match, viewer: str | int | None) -> Callable[[Any, Any], Any]:
    """How the viewer reads an entry."""
    if viewer == ALL:
        return lambda state, action: action
    seats = match.settings.seats
    if isinstance(viewer, str):
        if viewer not in seats:
            raise ValueError(f"no viewer {viewer!r}; there are {', '.join(seats)} and {ALL!r}")
        seat: int | None = seats.index(viewer)
    elif viewer is not None and not 0 <= viewer < len(seats):
        raise ValueError(f"no seat {viewer}; there are 0 to {len(seats) - 1}")
    else:
        seat = viewer
    return lambda state, action: match.game.seen(state, action, seat)


# What an action says


def _place(to: _Columns, row: int, state: State, action: act.Place) -> None:
    to.target[row], to.armies[row] = action.country, action.armies


def _exchange(to: _Columns, row: int, state: State, action: act.Exchange) -> None:
    board = state.settings.board
    cards = [board.countries[card] for card in action.cards]
    to.cards[row] = ", ".join(cards + [board.continents[each].name for each in action.continents])


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


def _die_off(to: _Columns, row: int, state: State, action: act.RollFirst) -> None:
    to.dice[row] = _dice(action.dice)


_FILL: dict[type, Callable[[_Columns, int, State, Any], None]] = {
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


# What came of it


def _rolled(to: _Columns, row: int, event: came.AttackRolled) -> None:
    to.source[row], to.target[row], to.defender[row] = event.source, event.target, event.defender
    to.attack[row], to.defence[row] = _dice(event.attack), _dice(event.defence)
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
    """The act of a seat about a pact; an end that comes of another act has a row in the pacts."""
    to.pact[row], to.pact_kind[row] = event.number, KINDS.index(event.pact)
    to.partner[row] = event.partner


def _opened(to: _Columns, row: int, event: came.JointAttackOpened) -> None:
    to.target[row], to.partner[row] = event.target, event.ally


def _penalty(to: _Columns, row: int, event: came.ZonePenalty) -> None:
    to.partner[row] = event.partner


_NOTE: dict[type[Event], Callable[[_Columns, int, Any], None]] = {
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
