"""Games as PettingZoo environments, for reinforcement learning.

`env` gives any game of `GAMES` as an AEC environment: the agent selected is the seat that the game
waits for, chance is played by the environment, the reward comes at the end (the seat's share of the
outcome). Needs the packages of the extra ``rl``: pettingzoo and gymnasium.

Actions are numbers of a `gymnasium.spaces.Discrete` that always mean the same; the mask says which
are legal. Observations are arrays of numbers from 0 to 1, from what the seat may know and nothing
else: see `ActionTable` and `Game.features`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from math import prod
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from teg_nb.engine.board import members
from teg_nb.engine.catalogue import catalogue
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument
from teg_nb.engine.game import CHANCE, Action, AnyGame, Settings
from teg_nb.engine.kinds import Bits, Each, Form, Many, Maybe, Name, Plain, Row, form, forms_of
from teg_nb.engine.legal import Amounts, LegalActions
from teg_nb.engine.match import Match
from teg_nb.engine.reading import read, reader

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import aec_to_parallel
except ModuleNotFoundError as fault:  # pragma: no cover
    raise ModuleNotFoundError(
        "environments need pettingzoo and gymnasium: install teg-nb[rl]", name=fault.name
    ) from fault

WAIT = 0
"""The action of an agent that the game does not wait for."""

MOST = 8
"""Amounts have numbers of their own up to this one; it means itself or more: the most there is."""

SLOTS = 256
"""Numbers of a verb with lists among its arguments (sets of cards, moves of troops): the k-th
action listed has the k-th, and those beyond the last have none."""

_WIDEST = 40_000

_SAID = {"memory.owners": "[country]{seat}"}
"""Forms of what is no field of an observation itself."""

_CHOICES = 4
"""Of a question; they have no names."""


_SCALED = np.log2(np.arange(1, 1025), dtype=np.float32) / 10  # 1023 and more are 1


def scaled(counts: Sequence[int]) -> np.ndarray:
    """Counts as numbers from 0 to 1, small ones told apart best: log2(1 + count) / 10.

    Examples
    --------
    >>> scaled([0, 1, 3, 1023, 10**6]).round(2).tolist()
    [0.0, 0.10000000149011612, 0.20000000298023224, 1.0, 1.0]
    """
    return _SCALED.take(counts, mode="clip")


class ActionTable:
    """Numbers for the actions of a game that mean the same in every position.

    Each verb has a block of numbers: one for each combination of its arguments. Arguments that may
    be left out do not count; amounts count up to `MOST`. A verb with lists among its arguments has
    `SLOTS` numbers, for its actions as they are listed. Number 0 is `WAIT`.

    Parameters
    ----------
    game : Game
    settings : Settings

    Attributes
    ----------
    size : int
        How many numbers there are.

    Examples
    --------
    >>> from teg_nb import Match
    >>> match = Match(seats=2)
    >>> table = ActionTable(match.game, match.settings)
    >>> _ = match.chance(random.Random(1))
    >>> numbered = table.numbered(match.legal_actions())
    >>> table.words(min(numbered))
    'place ...'
    """

    def __init__(self, game: AnyGame, settings: Settings) -> None:
        self.settings = settings
        self.blocks: dict[str, tuple[int, tuple[tuple[str, str, int], ...]]] = {}
        self.size = 1
        self._known: dict[tuple[type[Action], tuple[int, ...]], int] = {}
        for verb in sorted(set(game.verbs) - set(game.unlisted)):
            dims = self._dims(game.verbs[verb])
            self.blocks[verb] = (self.size, dims)
            self.size += prod(size for *_, size in dims) if dims != _RANKED else SLOTS

    def _dims(self, kind: type[Action]) -> tuple[tuple[str, str, int], ...]:
        dims: list[tuple[str, str, int]] = []
        for name, text in kind.fields:
            if text.endswith("?"):
                continue
            if text.endswith("*") or "+" in text:
                return _RANKED
            sizes = {"count": MOST + 2, "flag": 2, "die": 7}  # -1 is a count as well
            size = sizes.get(text) or len(self.settings.vocabulary[text])
            dims.append((name, text, size))
        return tuple(dims) if prod(size for *_, size in dims) <= _WIDEST else _RANKED

    def numbered(self, legal: LegalActions[Action]) -> dict[int, Action]:
        """Number of each legal action; where several share one, that of the largest amount.

        Returns
        -------
        dict[int, Action]
        """
        return {number: part[place] for number, (part, place) in self.placed(legal).items()}

    def placed(self, legal: LegalActions[Action]) -> dict[int, tuple[Sequence[Action], int]]:
        """Where the action of each number stands: a part of the list, and a place in it.

        So no action is made but the one that is chosen.
        """
        found: dict[int, tuple[Sequence[Action], int]] = {}
        for part in legal.parts():
            if isinstance(part, Amounts):
                self._place_range(part, found)
                continue
            ranks: dict[str, int] = {}
            for place, action in enumerate(part):
                first, dims = self.blocks[action.verb]
                if dims == _RANKED:
                    rank = ranks.get(action.verb, 0)
                    ranks[action.verb] = rank + 1
                    if rank < SLOTS:
                        found[first + rank] = part, place
                    continue
                words = tuple([getattr(action, name) for name, _, _ in dims])
                number = self._number(type(action), words)
                other = found.get(number)
                if other is None or _amount(action) > _amount(other[0][other[1]]):
                    found[number] = part, place
        return found

    def _place_range(
        self, part: Amounts[Action], found: dict[int, tuple[Sequence[Action], int]]
    ) -> None:
        """The numbers of a range: as many as its amounts have, the last for all above."""
        first, dims = self.blocks[part.kind.verb]
        begun = 0
        for places, least, most in part.rows:
            size = len(places)
            for place, words in enumerate(places):
                if dims == _RANKED:
                    for amount in range(least, most + 1):
                        here = begun + (amount - least) * size + place
                        if here < SLOTS:
                            found[first + here] = part, here
                    continue
                number = self._number(part.kind, words)
                for amount in range(least, min(most, MOST - 1) + 1):
                    found[number + amount] = part, begun + (amount - least) * size + place
                if most >= MOST:
                    found[number + MOST] = part, begun + (most - least) * size + place
            begun += size * (most - least + 1)

    def _number(self, kind: type[Action], words: tuple[int, ...]) -> int:
        """The number of some arguments; where the amount is left out, as if it were 0."""
        key = kind, words
        if key not in self._known:
            first, dims = self.blocks[kind.verb]
            number = 0
            for value, (_, form, size) in zip((*words, 0), dims, strict=False):
                number = number * size + (min(value, MOST) + 1 if form == "count" else int(value))
            self._known[key] = first + number
        return self._known[key]

    def words(self, number: int) -> str:
        """What a number stands for, in printed names.

        Examples
        --------
        >>> from teg_nb import Match
        >>> match = Match(seats=2)
        >>> table = ActionTable(match.game, match.settings)
        >>> table.words(0), table.words(table.blocks["attack"][0] + 1)
        ('wait', 'attack California Nueva York')
        """
        if number == WAIT:
            return "wait"
        verb, (first, dims) = max(
            (item for item in self.blocks.items() if item[1][0] <= number),
            key=lambda item: item[1][0],
        )
        number -= first
        if dims == _RANKED:
            return f"{verb} {number}"
        words: list[str] = []
        for _, text, size in reversed(dims):
            number, value = divmod(number, size)
            names = self.settings.vocabulary.get(text)
            value -= text == "count"
            most = "+" if text == "count" and value == MOST else ""
            words.append(names[value] if names else f"{value}{most}")
        return " ".join([verb, *reversed(words)])


_RANKED: tuple[tuple[str, str, int], ...] = (("", "", 0),)


def _amount(action: Action) -> int:
    """The amount of an action, or -1: none."""
    amount: int = getattr(action, action.amount) if action.amount else -1
    return amount


@cache
def _table(game: str, settings: Settings) -> ActionTable:
    from teg_nb.engine.games import game_named

    return ActionTable(game_named(game), settings)


def features(seen: Any) -> np.ndarray:
    """Numbers from 0 to 1 for what a seat may know, always as many in a match.

    Parameters
    ----------
    seen : observation
        Of a seat, as `Game.observe` gives it.

    Returns
    -------
    numpy.ndarray
        Of one dimension, float32.
    """
    return np.concatenate([numbers for _, numbers in _parts(seen)], dtype=np.float32)


def layout(seen: Any) -> dict[str, slice]:
    """Where the numbers of `features` are: the place of each part of an observation, by name.

    Numbers by seat begin with the viewer's own. ``standings`` has one for each seat and each thing
    that the game counts, ``living`` whether a seat still plays; the rest is as in `Game.features`.

    Parameters
    ----------
    seen : observation
        Of any seat of the match, at any time: the places are the same.

    Examples
    --------
    >>> from teg_nb import Match
    >>> match = Match("tgm", 3)
    >>> _ = match.chance(random.Random(1))
    >>> seen = match.game.observe(match.state, 0)
    >>> len(features(seen)[layout(seen)["armies"]])  # one for each country
    42
    """
    found: dict[str, slice] = {}
    end = 0
    for name, numbers in _parts(seen):
        start, end = end, end + len(numbers)
        found[name] = slice(start, end)
    return found


def _parts(seen: Any) -> Iterator[tuple[str, np.ndarray]]:
    """What is observed, part by part, in order: a name, and its numbers."""
    settings = seen.settings
    kind: type = type(seen)
    reads = _reads(settings.game, settings, kind)
    seats = len(settings.seats)
    turned = (np.arange(seats) + seen.viewer) % seats
    yield "phase", _one_of(reads.phases.index(seen.phase), len(reads.phases))
    found = np.zeros(len(reads.verbs), np.float32)
    found[[reads.verbs[kind.verb] for kind in seen.legal_actions.kinds()]] = 1
    yield "verbs", found
    standings = reads.game.standings(seen)
    mine = [standings[seat] for seat in turned]
    yield "standings", scaled([each.get(key, 0) for key in reads.counts for each in mine])
    yield "living", np.array([each.get("living", 1) for each in mine], np.float32)
    for name, get, array in reads.fields:
        yield name, array(get(seen), turned)


class _Reads(NamedTuple):
    """What is read of the observations of a match, and how."""

    game: AnyGame
    phases: list[str]
    verbs: dict[str, int]
    counts: list[str]
    fields: list[tuple[str, Callable[[Any], Any], Array]]


@cache
def _reads(name: str, settings: Settings, kind: type) -> _Reads:
    from teg_nb.engine.games import game_named

    game, words = game_named(name), catalogue(name).sections
    sizes = {each: len(names) for each, names in settings.vocabulary.items()}
    forms = {**forms_of(kind), **_SAID}
    return _Reads(
        game,
        list(words["phases"]),
        {verb: place for place, verb in enumerate(sorted(game.verbs))},
        list(words["standings"]),
        [
            (field, attrgetter(field), _array(form(forms[field]), {**sizes, "choice": _CHOICES}))
            for field in game.features
        ],
    )


Array = Callable[[Any, np.ndarray], np.ndarray]
"""Makes numbers of a value, given the seats, the viewer's own first."""


def _array(form: Form, sizes: Mapping[str, int]) -> Array:
    """How a field becomes numbers, by its form; `sizes` has how many there are of each kind.

    A count is one number, a name one for each of its kind, and so are several names together. One
    for each seat begins with the viewer's own; of a soldier each, where those of a seat stand.
    """
    match form:
        case Maybe(inner):
            return _array(inner, sizes)
        case Plain("flag"):
            return lambda value, turned: np.array([value], np.float32)
        case Plain():
            return lambda value, turned: scaled([int(value)])
        case Name("seat"):
            return lambda value, turned: np.asarray(turned == value)
        case Name(kind):
            return lambda value, turned: _one_of(value, sizes[kind])
        case Bits("seat"):
            return lambda value, turned: np.asarray(value >> turned & 1)
        case Bits(kind):
            return lambda value, turned: _several(members(value), sizes[kind])
        case Many(Name(kind)) | Row((Name(kind), *_)):
            return lambda value, turned: _several(value or (), sizes[kind])
        case Many(Plain()) | Row((Plain(), *_)):
            return lambda value, turned: scaled(value)
        case Many(Many(Plain())):
            return lambda value, turned: scaled([each for row in value for each in row])
        case Each("soldier", Name(kind)):
            return lambda value, turned: _standing(value, sizes[kind], turned)
        case Each("seat", Plain()):
            return lambda value, turned: scaled([value[seat] for seat in turned])
        case Each(kind, Plain()):
            return lambda value, turned: scaled(value if len(value) else [0] * sizes[kind])
        case Each(kind, Each(inner, Plain())):
            # A row of each place of which the viewer knows it.
            empty, places = (0,) * sizes[inner], range(sizes[kind])
            return lambda value, turned: scaled(
                [each for place in places for each in value.get(place, empty)]
            )
        case Each(kind, Maybe(Name("seat"))):
            return lambda value, turned: np.ravel(np.asarray(value)[:, None] == turned)
        case Each(kind, Bits("seat")):
            return lambda value, turned: np.ravel(np.asarray(value)[:, None] >> turned & 1)
    raise ValueError(f"no numbers for the form {form}")


def _several(numbers: Sequence[int], size: int) -> np.ndarray:
    found = np.zeros(size, np.float32)
    found[list(numbers)] = 1
    return found


def _standing(squares: Sequence[int], size: int, turned: np.ndarray) -> np.ndarray:
    standing = np.asarray(squares).reshape(len(turned), -1)[turned]
    found = np.zeros((len(turned), size + 1), np.float32)
    found[np.arange(len(turned))[:, None], standing] = 1  # -1, off the board: one too many
    return found[:, :-1].ravel()


def _one_of(value: int, size: int) -> np.ndarray:
    found = np.zeros(size, np.float32)
    if 0 <= value < size:
        found[value] = 1
    return found


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment; see `env`."""

    metadata: dict[str, Any] = {  # noqa: RUF012 -- as PettingZoo has it
        "name": "teg_nb_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: str = "teg",
        seats: int = 4,
        *,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        wait: bool = False,
        on_illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if on_illegal not in ("raise", "replace"):
            known = ("raise", "replace")
            raise BadArgument("not_one_of", name="on_illegal", value=on_illegal, known=known)
        self.first = Match(game, seats, options)
        self.max_cycles = max_cycles
        self.wait = wait
        self.on_illegal = on_illegal
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game}_v{self.first.game.version}"}
        self.table = _table(game, self.first.settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.first.settings.seats))]
        self.agents: list[str] = []
        self.rng = random.Random()

    # Spaces

    @cached_property
    def _spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        trial = self.first.fork()
        trial.chance(random.Random(0))
        size = len(features(trial.game.observe(trial.state, 0)))
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.size,), np.int8),
            }
        )
        return observation, spaces.Discrete(self.table.size)

    @cache  # noqa: B019 -- PettingZoo wants the same object each time
    def observation_space(self, agent: str) -> spaces.Dict:
        """``observation`` (numbers from 0 to 1) and ``action_mask``."""
        return spaces.Dict(dict(self._spaces[0]))

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """Numbers of `ActionTable`."""
        return spaces.Discrete(self.table.size)

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; the same seed gives the same dice and cards."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.match = self.first.fork()
        self.match.chance(self.rng)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()
        self.agent_selection = self.agents[0 if self.wait else self.match.to_move]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat may know, and what it may do now."""
        seat = self.possible_agents.index(agent)
        waits = seat == self.match.to_move
        seen = self.seen if waits else self.match.game.observe(self.match.state, seat)
        mask = np.zeros(self.table.size, np.int8)
        if waits:
            mask[list(self.legal)] = 1
        else:
            mask[WAIT] = 1
        return {"observation": features(seen), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the number of an action for the agent selected.

        Raises
        ------
        ValueError
            If it is not legal, unless ``on_illegal="replace"``.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if seat == self.match.to_move:
            self._play(int(action))  # type: ignore[arg-type]
        elif action != WAIT and self.on_illegal == "raise":
            raise ValueError(f"the game does not wait for {agent}: its only action is {WAIT}")
        following = (seat + 1) % len(self.possible_agents)
        if not self.wait or following == 0:  # a cycle is whole before anybody leaves
            self.cycles += 1
            self._end()
        if self.wait:
            self.agent_selection = self.agents[following]
        elif not self.match.is_over:
            self.agent_selection = self.agents[self.match.to_move]
        self._accumulate_rewards()

    def _play(self, number: int) -> None:
        chosen = self.legal.get(number)
        if chosen is None:
            if self.on_illegal == "raise":
                raise ValueError(f"{self.table.words(number)} ({number}) is not legal now")
            chosen = self.legal[self.rng.choice(sorted(self.legal))]
        part, place = chosen
        self.match.push(part[place])
        self.match.chance(self.rng)
        self._look()

    def _look(self) -> None:
        """What the seat that the game waits for may know, and the numbers of what it may do."""
        who = self.match.to_move
        self.seen = self.match.game.observe(self.match.state, None if who < 0 else who)
        self.legal = self.table.placed(self.seen.legal_actions)

    def _end(self) -> None:
        outcome = self.match.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            returns = zip(self.possible_agents, outcome.returns, strict=True)
            self.rewards = {agent: share for agent, share in returns if agent in self.agents}
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    # Looking

    def render(self) -> str | None:
        """The position: text (``"ansi"``), a picture (``"svg"``), or shown (``"human"``).

        With what a spectator may know, the last decision that it may know of included.
        """
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return str(self.match.state.picture().svg)
        viewer = reader(self.match, None)
        log = (read(self.match, place, viewer) for place in reversed(range(len(self.match))))
        seen = (each.action for each in log if each.action and each.action.seat != CHANCE)
        last = next(seen, None)
        words = f"{self.match.state!r}"
        if last is not None:
            words += f"\n{encode(last, self.match.settings)}"
        if self.render_mode == "ansi":
            return words
        print(words)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str = "teg", seats: int = 4, **chosen: Any) -> GameEnv:
    """A game as a PettingZoo AEC environment.

    Parameters
    ----------
    game : str
        As in `GAMES`.
    seats : int
    options : mapping, optional
        Options of the game; ``max_rounds`` keeps matches short.
    max_cycles : int, optional
        Decisions after which a match is cut off (with ``wait``: decisions of each agent).
    wait : bool
        Whether all agents take part in every cycle, in order; those that the game does not wait
        for have only the action `WAIT`. `parallel_env` is made of this.
    on_illegal : str
        ``"raise"``, or ``"replace"``: an illegal action becomes a random legal one.
    render_mode : str, optional
        ``"human"``, ``"ansi"`` or ``"svg"``.

    Examples
    --------
    >>> found = env("teg", seats=3)
    >>> found.reset(seed=1)
    >>> seen, reward, over, cut, info = found.last()
    >>> found.table.words(int(seen["action_mask"].argmax()))
    'place ...'
    """
    return GameEnv(game, seats, **chosen)


def parallel_env(game: str = "teg", seats: int = 4, **chosen: Any) -> Any:
    """The same as a parallel environment: agents that are not awaited play `WAIT`."""
    return aec_to_parallel(GameEnv(game, seats, **{**chosen, "wait": True}))
