"""Additions of each game to the common tables.

A game without its own module in this package has the common columns. An argument of a verb is a
column of the entries, and an attack event is a row of the battles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar, cast

from teg_nb.analysis.columns import Argument, Columns, forms_of, free_name
from teg_nb.engine.actions import Action, BattleBase, ConquestBase, DiceBattleBase, Event
from teg_nb.engine.errors import NotInGame
from teg_nb.engine.plugins import PLUGINS
from teg_nb.engine.schema.position import Position

if TYPE_CHECKING:
    from teg_nb.engine.play.match import Match


P = TypeVar("P", bound=Position)
B = TypeVar("B", bound=BattleBase)


class Entry(NamedTuple, Generic[P]):
    """A log entry known to a viewer; see `teg_nb.engine.play.visible_log.Entry`.

    Examples
    --------
    >>> from teg_nb import Match, position
    >>> from teg_nb.analysis.tables.entries import Entry
    >>> match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
    >>> _ = match.act("attack", "Chile", "Argentina")
    >>> Entry(1, match.states[0], match.actions[0], match.events[0]).action.verb
    'attack'
    """

    step: int
    before: P
    action: Action
    events: Sequence[Event]


class Battle(NamedTuple):
    """An attack; in games with dice, a throw. A value that the game lacks is -1 or None.

    Attributes
    ----------
    seat, defender : int
    source, target : int
        Countries; in EGGAR squares.
    armies : tuple[int, int]
        Armies of the attacker and of the defender, before the attack.
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
    more: Mapping[str, object] = MappingProxyType({})


class TablesBase(Generic[P, B]):
    """The tables of a game with positions `P` and attacks `B`.

    Attributes
    ----------
    clauses : mapping
        Clauses of the verbs whose entries may have no event that names the clause.
    costly : bool
        Whether attacks cost armies.
    has_pacts : bool
        Whether the game has a table of pacts.
    """

    clauses: ClassVar[Mapping[str, str]] = {}
    costly: ClassVar[bool] = True
    has_pacts: ClassVar[bool] = False

    def entries(self, match: Match, entries: Sequence[Entry[P]]) -> Columns:
        """Build the columns of the entries, one for each argument of the verbs."""
        forms = forms_of(match.game.verbs)
        columns = {
            name: Argument(kinds, match.settings, len(entries)) for name, kinds in forms.items()
        }
        for row, entry in enumerate(entries):
            for name, form in entry.action.fields.items():
                columns[name].put(row, getattr(entry.action, name), form)
        return {free_name(name): column.column() for name, column in columns.items()}

    def battle(self, match: Match, state: P, event: B, events: Sequence[Event]) -> Battle:
        """Build the row of an attack from the position before it and the events of its entry."""
        raise NotImplementedError

    def fought(self, match: Match, fights: Sequence[tuple[int, P, Battle]]) -> Columns:
        """Build the game's further columns of the battles, given with their steps and positions."""
        return {}

    def conqueror(self, event: Event) -> int:
        """Return the seat that took a country by an event, or -1."""
        return event.seat if isinstance(event, ConquestBase) else -1

    def stocks(self, match: Match, steps: Mapping[int, int], viewer: int | str | None) -> Columns:
        """Build the table of stocks at the last step of each round.

        Raises
        ------
        NotInGame
            If the game has no stocks.
        """
        raise NotInGame("stocks", match.game.name)

    def pacts(self, match: Match, lang: str) -> Columns:
        """Build the table of pacts.

        Raises
        ------
        NotInGame
            If the game has no pacts.
        """
        raise NotInGame("pacts", match.game.name)


class GameTables(TablesBase[P, DiceBattleBase]):
    """The tables of a game whose attacks are throws of dice between two countries.

    The module of a game overrides methods in its own `GameTables`.
    """

    def battle(
        self, match: Match, state: P, event: DiceBattleBase, events: Sequence[Event]
    ) -> Battle:
        """Build the row of a throw from the position before it and the events of its entry."""
        held = match.game.holdings(state)
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
            any(isinstance(item, ConquestBase) for item in events),
        )


AnyTables: TypeAlias = TablesBase[Position, BattleBase]
"""The tables of a game that is known at run time only; they get its own positions and attacks."""


def tables_of_game(game: str) -> AnyTables:
    """Return the tables of a game, of a plug-in or of the package.

    Examples
    --------
    >>> tables_of_game("teg").has_pacts, tables_of_game("tgm").has_pacts
    (True, False)
    """
    own = PLUGINS[game].tables if game in PLUGINS else _packaged(game)
    return cast("AnyTables", own or GameTables())


@cache
def _packaged(game: str) -> object:
    """Return the tables of a game of the package, or None if it has no module here."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return None
    tables: object = import_module(name).GameTables()
    return tables
