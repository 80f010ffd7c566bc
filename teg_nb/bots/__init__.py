"""Bots: policies that choose an action from the observation of their seat.

A policy is a function ``(observation, rng) -> action``. It keeps no state between calls and draws
every choice from `rng`, so the same seed gives the same match. When asked for an answer out of
turn, it may return None: no answer. A policy with settings is a `Player`; its text form is
``search(playouts=200)``.

The bots of a game live in the module of its name in this package. `random`, the levels `easy`,
`normal` and `hard`, and `search` serve any game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import fields, replace

from teg_nb.bots.characters import CHARACTERS
from teg_nb.bots.game_policies import greedy_policy as greedy_policy
from teg_nb.bots.game_policies import random_policy as random_policy
from teg_nb.bots.levels import Easy, Hard, Normal
from teg_nb.bots.player import Player
from teg_nb.bots.script import Script
from teg_nb.bots.search import Search
from teg_nb.engine.errors import BadArgument, UnknownName
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.runner import Policy

POLICIES: dict[str, Policy] = {
    "random": random_policy,
    "greedy": greedy_policy,
    **{bot.name: bot for bot in (Easy(), Normal(), Hard(), Search(), *CHARACTERS)},
}
"""The bots, by name."""


def policy_named(text: str) -> Policy:
    """Return the policy that a text names, with its settings.

    Parameters
    ----------
    text : str
        A name of `POLICIES`; settings follow in parentheses, as in ``"search(playouts=200)"``.
        Or a file of Python, ``"mine.py"``, whose function `policy` plays; it is run.

    Raises
    ------
    UnknownName
        A `ValueError`: no bot, or no setting of it, has such a name.
    BadArgument
        If the settings cannot be read, the bot has none, or one is out of range; if a file has no
        `policy`.

    Examples
    --------
    >>> from teg_nb.bots import policy_named
    >>> policy_named("search(playouts=200, rollout=random)")
    Search(playouts=200, seconds=0.0, entries=30, rollout='random', explore=1.0, doubt=1.64)
    """
    name, settings = _read(text) if "(" in text else (text.strip(), {})
    if name.endswith(".py"):
        return Script(name)
    if name not in POLICIES:
        raise UnknownName("bot", name, POLICIES)
    policy = POLICIES[name]
    if not settings:
        return policy
    known = [field.name for field in fields(policy)] if isinstance(policy, Player) else []
    if not isinstance(policy, Player) or not known:
        raise BadArgument("no_settings", bot=name)
    for setting in settings:
        if setting not in known:
            raise UnknownName("setting", setting, known)
    return replace(policy, **settings)


def _read(text: str) -> tuple[str, JsonObject]:
    """Parse a name and its settings: numbers, or words with or without quotation marks."""
    try:
        call = ast.parse(text.strip(), mode="eval").body
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and not call.args:
            settings = {str(keyword.arg): _value(keyword.value) for keyword in call.keywords}
            known = [type(value) in (int, float, str) for value in settings.values()]
            if len(settings) == len(call.keywords) and all(known) and "None" not in settings:
                return call.func.id, settings
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        pass
    raise BadArgument("bot_unreadable", text=text[:80], example="search(playouts=200)")


def _value(node: ast.expr) -> object:
    return node.id if isinstance(node, ast.Name) else ast.literal_eval(node)


def names_in(text: str) -> list[str]:
    """Split a text into names at its commas, except at commas within parentheses.

    Examples
    --------
    >>> from teg_nb.bots import names_in
    >>> names_in("greedy, search(playouts=9, entries=5)")
    ['greedy', 'search(playouts=9, entries=5)']
    """
    names, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            names.append("")
        else:
            names[-1] += letter
    return [name.strip() for name in names]


def spelled(name: str) -> str:
    """Return a bot's name as logs and tables spell it: only the settings that differ from defaults.

    Raises
    ------
    UnknownName, BadArgument
        As `policy_named` does.

    Examples
    --------
    >>> from teg_nb.bots import spelled
    >>> spelled("search( playouts=100,entries = 5 )")
    'search(entries=5)'
    """
    policy = policy_named(name)
    return str(policy) if "(" in name else name.strip()


def name_of(bot: str | Policy) -> str:
    """Return the name of a bot in logs and tables.

    Examples
    --------
    >>> from teg_nb.bots import name_of, policy_named
    >>> name_of(policy_named("search(playouts=50)"))
    'search(playouts=50)'
    """
    if isinstance(bot, str | Player):
        return str(bot)
    return getattr(bot, "__name__", type(bot).__name__)


def policy_of(bot: str | Policy) -> Policy:
    """Return the policy of a bot, given by name or as a function.

    Examples
    --------
    >>> from teg_nb.bots import policy_of
    >>> policy_of("easy")
    Easy(blunders=None)
    """
    return policy_named(bot) if isinstance(bot, str) else bot


def seated(bots: Iterable[str | Policy], seats: int) -> tuple[str | Policy, ...]:
    """Assign a bot to each seat; the bots repeat from the first when there are more seats.

    Raises
    ------
    UnknownName, BadArgument
        As `policy_named` does; and for more bots than seats, or none.

    Examples
    --------
    >>> from teg_nb.bots import seated
    >>> seated(["easy", "hard"], 3)
    ('easy', 'hard', 'easy')
    """
    named = [spelled(bot) if isinstance(bot, str) else bot for bot in bots]
    for bot in named:
        if not isinstance(bot, str) and not callable(bot):
            raise BadArgument("wrong_shape", name="policies", value=bot, wanted='"greedy"')
    if not 1 <= len(named) <= seats:
        raise BadArgument("too_many_bots", bots=len(named), seats=seats)
    return tuple(named[seat % len(named)] for seat in range(seats))


def policies(text: str, seats: int) -> list[Policy]:
    """Return a policy for each seat, from names in wheel order.

    Parameters
    ----------
    text : str
        Names separated by commas; they start again from the first when there are more seats.
    seats : int
        Number of seats.

    Raises
    ------
    UnknownName
        A `ValueError`: no bot has such a name.
    BadArgument
        For more bots than seats, or settings that cannot be.

    Examples
    --------
    >>> from teg_nb.bots import name_of, policies
    >>> [name_of(policy) for policy in policies("greedy,search(playouts=9)", 3)]
    ['greedy_policy', 'search(playouts=9)', 'greedy_policy']
    """
    return [policy_of(bot) for bot in seated(names_in(text), seats)]
