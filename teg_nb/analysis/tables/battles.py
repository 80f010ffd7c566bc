"""Attacks of any game as tables: the sides, their dice and their losses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from teg_nb.analysis.columns import Column, Columns, flags, frame_of, listed, named, numbers, texts
from teg_nb.analysis.tables.games import Battle, tables_of_game
from teg_nb.engine.actions import BattleBase
from teg_nb.engine.errors import needed_packages
from teg_nb.engine.game import viewer_number
from teg_nb.engine.play.visible_log import effective_viewer, visible_entry
from teg_nb.engine.schema.position import Position

with needed_packages():
    import numpy as np
    import pandas as pd

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match

SIDES = ("attack", "defence")
"""The sides of an attack."""


def battles(
    match: Match, viewer: str | int | None = None
) -> Iterator[tuple[int, Position, Battle]]:
    """Yield every attack known to a viewer, with its step and the position before."""
    seat = effective_viewer(match, viewer_number(viewer, match.settings.seats))
    game_tables = tables_of_game(match.game.name)
    attacks = [
        index
        for index, events in enumerate(match.events)
        if any(isinstance(event, BattleBase) for event in events)
    ]
    for index in attacks:
        step, before, _, events = visible_entry(match, index, seat)
        for event in events:
            if isinstance(event, BattleBase):
                yield step, before, game_tables.battle(match, before, event, events)


def battles_frame(match: Match, viewer: str | int | None = None) -> pd.DataFrame:
    """Tabulate the attacks of any game: one row per attack, or per throw in games with dice.

    Parameters
    ----------
    match : Match
    viewer : str, int or None
        The perspective, as in `entries_frame`. It matters in La Reconquista, where only the two
        sides know of an attack before the end.

    Returns
    -------
    pandas.DataFrame
        ``step`` (of the throw), ``round``, ``seat`` (the attacker), ``defender``, ``source``,
        ``target``, ``armies_attack``, ``armies_defence`` (armies of both seats in these countries
        before the throw), ``dice_attack``, ``dice_defence`` (numbers of dice), ``attack``,
        ``defence`` (the dice, as ``"6 4 1"``), ``losses_attack``, ``losses_defence`` (armies) and
        ``conquered`` (whether the country fell). A value that the game lacks is missing: dice in
        La Reconquista and the resource war, for instance. Further columns of a game:
        ``situation`` (La Revancha), ``tie`` (EGGAR), ``troops``, ``hits``, ``block`` and ``wall``
        (the resource war). `docs/tables.md` has more.

    Examples
    --------
    >>> from teg_nb.analysis import battles_frame
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
    """Tabulate the sides of attacks, two rows per attack, so that one grouping counts both sides.

    Parameters
    ----------
    match : Match
    viewer : str, int or None
        The perspective, as in `battles_frame`.

    Returns
    -------
    pandas.DataFrame
        ``step``, ``round``, ``side`` (``"attack"`` or ``"defence"``), ``seat``, ``opponent``,
        ``place`` (the attacker's source or the defender's target), ``armies`` (of the seat in that
        place, before the attack), ``dice`` (number thrown), ``thrown`` (as ``"6 4 1"``),
        ``losses``, ``inflicted`` (losses of the opponent) and ``conquered`` (whether the target
        fell). A value that the game lacks is missing.

    Examples
    --------
    >>> from teg_nb.analysis import sides_frame
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


def battle_columns(match: Match, fights: Sequence[tuple[int, Position, Battle]]) -> Columns:
    """Build the columns of `battles_frame` from the attacks of `battles`."""
    names, seats = match.settings.places, match.settings.seats
    fought = [battle for _, _, battle in fights]

    def counts(values: Sequence[int]) -> Column:
        """Create plain integers, or nullable ones where some are missing."""
        if values and min(values) < 0:
            return numbers(values)
        return np.asarray(values, np.int64)

    def dice(side: int) -> list[Sequence[int] | None]:
        return [None if battle.dice is None else battle.dice[side] for battle in fought]

    def many(thrown: list[Sequence[int] | None]) -> Column:
        return counts([-1 if dice_thrown is None else len(dice_thrown) for dice_thrown in thrown])

    def shown(thrown: list[Sequence[int] | None]) -> Column:
        return texts(
            [None if dice_thrown is None else listed(dice_thrown) for dice_thrown in thrown]
        )

    falls = [battle.conquered for battle in fought]
    columns: dict[str, Column] = {
        "step": counts([step for step, _, _ in fights]),
        "round": counts([state.round for _, state, _ in fights]),
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
    return {**columns, **tables_of_game(match.game.name).fought(match, fights)}
