"""Attacks as a table: who fought whom, with what, and what it cost, in any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from teg_nb.analysis.columns import Columns, flags, frame_of, listed, named, numbers, texts
from teg_nb.analysis.tables.games import Battle, tables_of_game
from teg_nb.engine.actions import BattleBase
from teg_nb.engine.game import viewer_number
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

SIDES = ("attack", "defence")
"""The sides of an attack."""


def battles(match: Match, viewer: str | int | None = None) -> Iterator[tuple[int, Any, Battle]]:
    """Every attack that a viewer may know of, with its step and the position before."""
    seat = effective_viewer(match, viewer_number(viewer, match.settings.seats))
    own = tables_of_game(match.game.name)
    for place in range(len(match)):
        if not any(isinstance(event, BattleBase) for event in match.events[place]):
            continue
        step, before, _, events = visible_entry(match, place, seat)
        for event in events:
            if isinstance(event, BattleBase):
                yield step, before, own.battle(match, before, event, events)


def battles_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """One row per attack, of any game; where there are dice, one per throw.

    Parameters
    ----------
    match : Match
    viewer : str, int or None
        Who looks, as in `entries_frame`. It matters in La Reconquista, where only the two sides
        know of an attack before the end.

    Returns
    -------
    pandas.DataFrame
        ``step`` (of the throw), ``round``, ``seat`` (the attacker), ``defender``, ``source``,
        ``target``, ``armies_attack``, ``armies_defence`` (armies of both seats there before the
        throw), ``dice_attack``, ``dice_defence`` (how many), ``attack``, ``defence`` (the dice, as
        ``"6 4 1"``), ``losses_attack``, ``losses_defence`` (armies) and ``conquered`` (whether the
        country fell). What a game has not is missing: dice in La Reconquista and the resource war,
        for instance. Further columns of a game: ``situation`` (La Revancha), ``tie`` (EGGAR),
        ``troops``, ``hits``, ``block`` and ``wall`` (the resource war). `docs/tables.md` has more.

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
    return frame_of(battle_columns(match, list(battles(match, viewer))))


def sides_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """Two rows per attack, of any game: one for each side, alike, so that one grouping counts both.

    Parameters
    ----------
    match : Match
    viewer : str, int or None
        Who looks, as in `battles_frame`.

    Returns
    -------
    pandas.DataFrame
        ``step``, ``round``, ``side`` (``"attack"`` or ``"defence"``), ``seat``, ``opponent``,
        ``place`` (the source of the attacker, the target of the defender), ``armies`` (of the seat
        there, before), ``dice`` (how many it threw), ``thrown`` (as ``"6 4 1"``), ``losses``,
        ``inflicted`` (losses of the other) and ``conquered`` (whether the place fell). What a game
        has not is missing.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> match = Match(start=position(Blanco="Portugal 4", Negro="España 1"))
    >>> _ = match.act("attack", "Portugal", "España")
    >>> _ = match.act("roll", [6, 4, 1], [5])
    >>> sides_frame(match)[["side", "seat", "place", "armies", "thrown", "losses", "inflicted"]]
          side    seat     place  armies thrown  losses  inflicted
    0   attack  Blanco  Portugal       4  6 4 1       0          1
    1  defence   Negro    España       1      5       1          0
    """
    both = battles_frame(match, viewer)
    halves = [
        pd.DataFrame(
            {
                **{name: both[name] for name in ("step", "round")},
                "side": pd.Categorical([side] * len(both), SIDES),
                "seat": both[seat],
                "opponent": both[opponent],
                "place": both[place],
                "armies": both[f"armies_{side}"],
                "dice": both[f"dice_{side}"],
                "thrown": both[side],
                "losses": both[f"losses_{side}"],
                "inflicted": both[f"losses_{other}"],
                "conquered": both["conquered"],
            }
        )
        for side, other, seat, opponent, place in (
            ("attack", "defence", "seat", "defender", "source"),
            ("defence", "attack", "defender", "seat", "target"),
        )
    ]
    return pd.concat(halves).sort_index(kind="stable").reset_index(drop=True)


def battle_columns(match: Match, found: Sequence[tuple[int, Any, Battle]]) -> Columns:
    """The columns of `battles_frame`, for attacks as `battles` finds them."""
    names, seats = match.settings.places, match.settings.seats
    fought = [battle for _, _, battle in found]

    def counts(values: Sequence[int]) -> Any:
        """Plain integers, or nullable ones where some are missing."""
        if values and min(values) < 0:
            return numbers(values)
        return np.asarray(values, np.int64)

    def dice(side: int) -> list[Sequence[int] | None]:
        return [None if each.dice is None else each.dice[side] for each in fought]

    def many(thrown: list[Sequence[int] | None]) -> Any:
        return counts([-1 if each is None else len(each) for each in thrown])

    def shown(thrown: list[Sequence[int] | None]) -> Any:
        return texts([None if each is None else listed(each) for each in thrown])

    falls = [battle.conquered for battle in fought]
    columns: dict[str, Any] = {
        "step": counts([step for step, _, _ in found]),
        "round": counts([state.round for _, state, _ in found]),
        "seat": named([battle.seat for battle in fought], seats),
        "defender": named([battle.defender for battle in fought], seats),
        "source": named([battle.source for battle in fought], names),
        "target": named([battle.target for battle in fought], names),
        "armies_attack": counts([battle.armies[0] for battle in fought]),
        "armies_defence": counts([battle.armies[1] for battle in fought]),
        "dice_attack": many(dice(0)),
        "dice_defence": many(dice(1)),
        "attack": shown(dice(0)),
        "defence": shown(dice(1)),
        "losses_attack": counts([battle.losses[0] for battle in fought]),
        "losses_defence": counts([battle.losses[1] for battle in fought]),
        "conquered": flags(falls) if None in falls else np.asarray(falls, np.bool_),
    }
    return {**columns, **tables_of_game(match.game.name).fought(match, found)}
