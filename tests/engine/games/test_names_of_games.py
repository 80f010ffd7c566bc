"""The layers above the games know none of them: what differs is asked for, or found by its name.

Neither a string nor an import names a game, but in the rooms of a game itself: a folder or a module
of its name, or a module that begins with it, as `teg_missiles`, which imports that game alone.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import teg_nb
from teg_nb import GAMES

PACKAGE = Path(teg_nb.__file__).parent
ROOMS = ("engine/games", "analysis/tables/games", "bots", "widget/games")
NAMED = {
    "cli/options.py": dict.fromkeys(
        GAMES, "its help lists the games without loading them; test_terminal compares"
    ),
    "cli/odds.py": dict.fromkeys(
        ("teg", "tgm", "eggar"), "its help lists the dice; test_terminal compares"
    ),
    "simulation/sample.py": {"teg": "the sample is of La Revancha"},
    "widget/session/first_turn.py": {"teg": "the first turn is of La Revancha"},
    "engine/games/__init__.py": dict.fromkeys(GAMES, "where `GAMES` finds their names"),
    "engine/plugins.py": dict.fromkeys(GAMES, "where the pictures of each are found"),
}
"""Names of games in modules, each with the reason."""

_PATH = re.compile(r"\w+(\.\w+)+", re.ASCII)


def game_of(name: str) -> str:
    """The game of a module by the last part of its path, or ``""``."""
    game = name.partition("_")[0]
    return game if game in GAMES else ""


def room_of(path: Path) -> str:
    """The game that has this module in its room, or ``""``."""
    for room in ROOMS:
        if path.is_relative_to(room):
            return game_of(path.relative_to(room).parts[0].removesuffix(".py"))
    return ""


MODULES = {
    path.as_posix(): room_of(path)
    for path in sorted(file.relative_to(PACKAGE) for file in PACKAGE.rglob("*.py"))
}
ABOVE = [module for module, game in MODULES.items() if not game]


def defaults(tree: ast.AST) -> set[ast.AST]:
    """Return the nodes of the default arguments of some code."""
    nodes: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            nodes |= {item for item in (*node.defaults, *node.kw_defaults) if item is not None}
    return nodes


def imported(tree: ast.AST) -> Iterator[str]:
    """Modules that some code imports, and paths of modules that it may import by name.

    Of ``from a import b`` both `a` and, where `b` is a game's, ``a.b``.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield module
            yield from (f"{module}.{name.name}" for name in node.names if game_of(name.name))
        elif isinstance(node, ast.Constant) and _PATH.fullmatch(str(node.value)):
            yield str(node.value)


def games_in(path: str) -> set[str]:
    """The games whose rooms a path of modules goes through."""
    return {game_of(part) for part in path.removeprefix("teg_nb").split(".")} - {""}


def named(source: str) -> set[str]:
    """Return the names of games in some code, except La Revancha as a default argument."""
    tree = ast.parse(source)
    kept = defaults(tree)
    words = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value in GAMES
        and node not in kept
    }
    return words | {path for path in imported(tree) if games_in(path)}


@pytest.mark.parametrize("module", ABOVE)
def test_no_game_is_named_above_the_games(module: str) -> None:
    names = named((PACKAGE / module).read_text(encoding="utf-8"))
    assert names == NAMED.get(module, {}).keys()


@pytest.mark.parametrize("module", [module for module, game in MODULES.items() if game])
def test_a_room_of_a_game_imports_no_other(module: str) -> None:
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    games = {game for path in imported(tree) for game in games_in(path)}
    assert games <= {MODULES[module]}


@pytest.mark.parametrize("game", GAMES)
def test_a_named_game_is_loaded_alone(game: str) -> None:
    code = """
import sys
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
import teg_nb
assert not [name for name in sys.modules if name.startswith("teg_nb.engine.games")]
from teg_nb.engine.errors import GameError
match = teg_nb.Match(sys.argv[1], 3)
match.menu()
try:
    match.act("roll", [9])
except GameError as fault:
    str(fault)
print(*{name.split(".")[3] for name in sys.modules if name.startswith("teg_nb.engine.games.")})
print(*{path for path in opened if "/boards/" in path and path.endswith(".toml")})
print(*{path for path in opened if "/locale/games/" in path})
"""
    done = subprocess.run(
        [sys.executable, "-c", code, game], capture_output=True, text=True, check=True
    )
    games, boards, catalogues = map(str.split, done.stdout.splitlines())
    assert set(games) - {"common"} == {game}
    assert [Path(board).stem for board in boards] in ([game], [])
    assert {Path(path).stem for path in catalogues} <= {game}


def test_what_is_excepted_exists() -> None:
    assert NAMED.keys() <= set(ABOVE)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('def env(game: str = "teg") -> None:\n    return {"tgm": 1}.get(game)', {"tgm"}),
        ("import teg_nb.engine.games.tgm", {"teg_nb.engine.games.tgm"}),
        ("from teg_nb.engine.games.teg.combat import losses", {"teg_nb.engine.games.teg.combat"}),
        ("from teg_nb.engine.games import GAMES, eggar", {"teg_nb.engine.games.eggar"}),
        ("from ..games.teg import actions", {"..games.teg"}),
        ("from teg_nb.bots import tgm", {"teg_nb.bots.tgm"}),
        (
            'def f():\n    import_module("teg_nb.engine.games.wargame")',
            {"teg_nb.engine.games.wargame"},
        ),
        ('import_module(f"teg_nb.engine.games.{game}")', set()),
        ('"""As `teg` has it.\n\n>>> import teg_nb.engine.games.teg\n"""\nimport teg_nb', set()),
    ],
)
def test_a_name_is_found(source: str, names: set[str]) -> None:
    assert named(source) == names
