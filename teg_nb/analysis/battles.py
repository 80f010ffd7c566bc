"""Attacks as a table: who fought whom, with what, and what it cost, in any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from teg_nb.analysis import teg
from teg_nb.analysis.columns import Columns, flags, frame_of, listed, named, numbers, texts
from teg_nb.analysis.tables import event_types
from teg_nb.engine.game import AnyGame, Event, viewer_number
from teg_nb.engine.games import GAMES
from teg_nb.engine.reading import read, reader

if TYPE_CHECKING:
    from teg_nb.engine.match import Match


class Battle(NamedTuple):
    """An attack: a throw, where there are dice. What a game has not is -1 or None.

    Attributes
    ----------
    seat, defender : int
    source, target : int
        Countries; in EGGAR squares.
    armies : tuple[int, int]
        Of the attacker and of the defender, before it.
    dice : tuple of two tuples, or None
    losses : tuple[int, int]
    conquered : bool or None
    more : mapping
        Further columns of the game.
    """

    seat: int
    defender: int
    source: int
    target: int
    armies: tuple[int, int]
    dice: tuple[Sequence[int], Sequence[int]] | None
    losses: tuple[int, int]
    conquered: bool | None
    more: Mapping[str, Any] = MappingProxyType({})


def battles(match: Match, viewer: str | int | None = None) -> Iterator[tuple[int, Any, Battle]]:
    """Every attack that a viewer may know of, with its step and the position before."""
    seat = reader(match, viewer_number(viewer, match.settings.seats))
    for place in range(len(match)):
        if not any(event.kind in _BATTLES for event in match.events[place]):
            continue
        step, before, _, events = read(match, place, seat)
        for event in events:
            if event.kind in _BATTLES:
                yield step, before, _BATTLES[event.kind](before, event, events)


def _thrown(state: Any, event: Any, events: Sequence[Event]) -> Battle:
    """A throw for a country, of La Revancha or Tercera Guerra Mundial; or one of EGGAR."""
    if hasattr(event, "soldiers"):
        return _fought(state, event)
    held = GAMES[state.settings.game].holdings(state)
    return Battle(
        event.seat,
        event.defender,
        event.source,
        event.target,
        (
            held.armies_of(event.seat, event.source),
            held.armies_of(event.defender, event.target),
        ),
        (event.attack, event.defence),
        (event.losses_attack, event.losses_defence),
        any(each.kind in FALLS for each in events),
    )


FALLS = {"country_conquered", "territory_conquered"}
"""Events by which a country changes hands."""


def _fought(state: Any, event: Any) -> Battle:
    """A throw of EGGAR: only the strongest die of the group counts (EGG-6.4, EGG-6.5)."""
    best, everybody = max(event.attack), state.settings.options.group_loser == "all"
    strongest = event.soldiers[event.attack.index(best)]
    cost = len(event.soldiers) if everybody else 1
    return Battle(
        event.seat,
        event.defender,
        state.soldiers[strongest],
        state.soldiers[event.target],
        (len(event.soldiers), 1),
        (sorted(event.attack, reverse=True), (event.defence,)),
        (cost if best < event.defence else 0, int(best > event.defence)),
        None,
        {"tie": event.tie},
    )


def _by_land(state: Any, event: Any, events: Sequence[Event]) -> Battle:
    """An attack of the resource war: numbers decide it."""
    return Battle(
        event.seat,
        event.defender,
        event.source,
        event.target,
        (state.armies[event.source], state.armies[event.target]),
        None,
        (event.losses_attack, event.losses_defence),
        event.conquered,
        {name: getattr(event, name) for name in ("troops", "hits", "block", "wall")},
    )


def _resolved(state: Any, event: Any, events: Sequence[Event]) -> Battle:
    """An attack of La Reconquista: troops on cards are compared, and none is lost (REC-7.7)."""
    armies = event.offence, event.defence
    return Battle(
        event.seat, event.defender, -1, event.target, armies, None, (-1, -1), event.success
    )


# By the kind of event, whatever the game.
_BATTLES: dict[str, Callable[[Any, Any, Sequence[Event]], Battle]] = {
    "attack_rolled": _thrown,
    "dice_rolled": _thrown,
    "land_attack": _by_land,
    "attack_resolved": _resolved,
}
_MORE: dict[str, dict[str, Any]] = {
    "eggar": {"tie": np.bool_},
    "wargame": dict.fromkeys(("troops", "hits", "block", "wall"), np.int64),
}


def has_losses(game: AnyGame) -> bool:
    """Whether attacks of a game cost armies: in La Reconquista they do not."""
    types = [each for each in event_types(game) if each.kind in _BATTLES]
    return not types or any(
        hasattr(each, "losses_attack") or hasattr(each, "soldiers") for each in types
    )


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
    return frame_of(battle_columns(match, viewer))


def battle_columns(match: Match, viewer: str | int | None) -> Columns:
    """The columns of `battles_frame`."""
    vocabulary, seats = match.settings.vocabulary, match.settings.seats
    names = vocabulary.get("country", vocabulary.get("square", ()))
    found = list(battles(match, viewer))
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
    for name, kind in _MORE.get(match.game.name, {}).items():
        columns[name] = np.asarray([battle.more[name] for battle in fought], kind)
    if match.game.name == "teg":
        columns["situation"] = teg.situations(match, [state for _, state, _ in found])
    return columns
