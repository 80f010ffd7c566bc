"""The layers above the games name none of them: what differs is asked for, or found by its name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import teg_nb
from teg_nb import GAMES

PACKAGE = Path(teg_nb.__file__).parent
# A module of the game's name in there, or one that begins with it, as `tgm_hard`.
OF_A_GAME = ("engine/games", "analysis/games", "bots", "widget/screens")
NAMED = {
    "cli.py": "its help lists the games without loading them; test_terminal compares",
    "datasets.py": "the sample is of La Revancha",
}
"""Modules that name games, each with the reason."""


def modules() -> list[str]:
    found = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
    return sorted(
        path.as_posix()
        for path in found
        if not path.is_relative_to("engine/games")
        and not (
            path.stem.partition("_")[0] in GAMES
            and any(path.is_relative_to(folder) for folder in OF_A_GAME)
        )
    )


def defaults(tree: ast.AST) -> set[ast.AST]:
    """What stands as the default of an argument."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            found |= {each for each in (*node.defaults, *node.kw_defaults) if each is not None}
    return found


def named(source: str) -> list[str]:
    """Names of games in some code, but for arguments that are La Revancha if nothing is said."""
    tree = ast.parse(source)
    kept = defaults(tree)
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value in GAMES
        and node not in kept
    ]


@pytest.mark.parametrize("module", modules())
def test_no_game_is_named_above_the_games(module: str) -> None:
    found = named((PACKAGE / module).read_text(encoding="utf-8"))
    assert bool(found) == (module in NAMED), found


def test_a_name_is_found() -> None:
    source = """
def env(game: str = "teg") -> None:
    return {"tgm": 1}.get(game)
"""
    assert named(source) == ["tgm"]
