"""Chapters of the rules that a table plays without (CHP-2, CHP-5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.games.common.table_game import refuse_unless_playing
from teg_nb.engine.games.teg.actions import (
    AcceptPact,
    AggressionMove,
    AnnounceBreak,
    Bonus,
    Convert,
    DealObjective,
    DeclinePact,
    DrawCard,
    Exchange,
    FireMissile,
    IntrusionMove,
    JointDecision,
    LoseCard,
    OpenJointAttack,
    PlaceMissile,
    ProposeAggression,
    ProposeBorder,
    ProposeContinent,
    ProposeCountry,
    ProposeJoint,
    ProposeOther,
    ProposeWorld,
    ProposeZone,
    RegroupMissiles,
    RequestCard,
    RollCrisis,
    TurnSituation,
    WithdrawProposal,
    ZoneDecision,
)
from teg_nb.engine.games.teg.guards import refusal
from teg_nb.engine.games.teg.state import State

CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        "missiles": "CHP-2.1",
        "situations": "CHP-2.2",
        "pacts": "CHP-2.3",
        "blockades": "CHP-2.4",
        "country_cards": "CHP-2.5",
        "continent_cards": "CHP-2.6",
        "four_dice": "CHP-2.8",
        "initial_armies": "CHP-2.9",
        "secret_objectives": "CHP-2.11",
        "objectives": "CHP-2.12",
    }
)
"""The clause that takes a chapter out, by the part of its id before the dot."""

_ACTIONS: Mapping[str, tuple[type[Action], ...]] = {
    "missiles": (PlaceMissile, Convert, FireMissile, RegroupMissiles),
    "situations": (TurnSituation,),
    "situations.crisis": (RollCrisis,),
    "pacts": (ProposeOther, AcceptPact, DeclinePact, WithdrawProposal, AnnounceBreak),
    "pacts.country": (ProposeCountry,),
    "pacts.continent": (ProposeContinent,),
    "pacts.border": (ProposeBorder,),
    "pacts.world": (ProposeWorld,),
    "pacts.zone": (ProposeZone, ZoneDecision, LoseCard),
    "pacts.aggression": (ProposeAggression, OpenJointAttack, AggressionMove, IntrusionMove),
    "pacts.joint": (ProposeJoint, JointDecision),
    "country_cards": (Exchange, RequestCard, Bonus, DrawCard),
    "secret_objectives": (DealObjective,),
}
CHAPTER_OF: Mapping[type[Action], str] = MappingProxyType(
    {kind: chapter for chapter, kinds in _ACTIONS.items() for kind in kinds}
)
"""The chapter that a kind of action belongs to."""


def clause_of(chapter: str) -> str:
    """Return the clause that takes a chapter out.

    Examples
    --------
    >>> clause_of("pacts.zone"), clause_of("missiles")
    ('CHP-2.3', 'CHP-2.1')
    """
    return CLAUSES[chapter.partition(".")[0]]


def chapter_out(off: tuple[str, ...], chapter: str) -> str:
    """Return the id in `off` that takes a chapter out, or ``""``.

    Examples
    --------
    >>> chapter_out(("pacts",), "pacts.zone"), chapter_out(("pacts.joint",), "pacts.zone")
    ('pacts', '')
    """
    whole = chapter.partition(".")[0]
    return whole if whole in off else chapter if chapter in off else ""


def _chapters(state: State, action: Action) -> Iterator[str]:
    """Yield the chapters that an action needs, also for its arguments."""
    chapter = CHAPTER_OF.get(type(action))
    if chapter:
        yield chapter
    facts = state.settings.facts
    if isinstance(action, Exchange) and action.continents:
        yield "continent_cards"
    elif isinstance(action, TurnSituation) and 0 <= action.card < len(facts.situations):
        yield f"situations.{facts.situations[action.card].id}"
    elif isinstance(action, DealObjective):
        for card in action.objectives:
            if 0 <= card < len(facts.objectives):
                yield f"objectives.{facts.objectives[card].id}"


def refuse_chapter_off(state: State, action: Action) -> None:
    """Refuse an action of a chapter that is out, in any phase and out of turn (CHP-5.1).

    Raises
    ------
    IllegalAction
        ``game_over``, ``not_your_turn`` for no seat, ``player_eliminated`` or ``chapter_off``.
    """
    for chapter in _chapters(state, action):
        out = chapter_out(state.settings.chapters_off, chapter)
        if not out:
            continue
        if action.seat != CHANCE:
            seat, over = action.seat, "TEG-18.1"
            refuse_unless_playing(refusal, state, seat, over=over, turn="TEG-5.1", out="TEG-16.1")
        raise refusal(state, "chapter_off", clause_of(out), chapter=out)
