"""The names that are loaded when asked for, and what type checkers are told of them."""

import ast
from pathlib import Path

import pytest

import teg_nb
from teg_nb import analysis


@pytest.mark.parametrize("package", [teg_nb, analysis], ids=lambda each: each.__name__)
def test_checkers_are_told_where_each_name_lives(package):
    tree = ast.parse(Path(package.__file__).read_text("utf-8"))
    (block,) = [
        node
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    told = {
        (alias.name, alias.asname): node.module
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    under = "" if package is teg_nb else f"{package.__name__}."

    assert told == {(name, name): under + module for name, module in package._PUBLIC.items()}


@pytest.mark.parametrize("package", [teg_nb, analysis], ids=lambda each: each.__name__)
def test_every_name_is_there(package):
    assert all(getattr(package, name) is not None for name in package.__all__)
    with pytest.raises(AttributeError, match="nothing"):
        package.nothing  # noqa: B018
