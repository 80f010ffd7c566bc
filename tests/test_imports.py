"""Modules import what stands below them: there is no circle."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import teg_nb

ROOT = Path(teg_nb.__file__).parent

UPWARDS = {
    ("teg_nb.engine.errors", "teg_nb.engine.catalogue"): "an error is worded when it is read",
    ("teg_nb.engine.errors", "teg_nb.engine.language"): "and in the language of the notebook",
}
"""Arrows that go up, all within functions, and why."""


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(path): path for path in ROOT.rglob("*.py")}


def imports(tree: ast.AST) -> Iterator[str]:
    """Modules of the package that a module imports, in functions as well; not for types alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{each.name}" for each in node.names]
            yield from (each if each in FILES else node.module for each in inner)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        yield from imports(node)


@pytest.fixture(scope="module")
def arrows() -> dict[str, set[str]]:
    return {
        name: set(imports(ast.parse(path.read_text(encoding="utf-8")))) & FILES.keys()
        for name, path in FILES.items()
    }


def without(arrows: dict[str, set[str]], left_out: set[tuple[str, str]]) -> TopologicalSorter[str]:
    assert all(below in arrows[above] for above, below in left_out)
    return TopologicalSorter(
        {
            above: {each for each in below if (above, each) not in left_out}
            for above, below in arrows.items()
        }
    )


def test_no_circle_of_imports(arrows: dict[str, set[str]]) -> None:
    assert list(without(arrows, set(UPWARDS)).static_order())


@pytest.mark.parametrize("arrow", UPWARDS, ids=UPWARDS.values())
def test_every_arrow_upwards_is_needed(arrow: tuple[str, str], arrows: dict[str, set[str]]) -> None:
    """Each closes a circle, so that the list holds nothing that has been mended."""
    with pytest.raises(CycleError):
        without(arrows, UPWARDS.keys() - {arrow}).prepare()
