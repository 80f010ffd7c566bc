"""Modules import what stands below them: there is no circle."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import teg_nb

ROOT = Path(teg_nb.__file__).parent


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(path): path for path in ROOT.rglob("*.py")}


def imports(tree: ast.AST) -> Iterator[str]:
    """Modules of the package that a module imports, in functions and for types as well."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{each.name}" for each in node.names]
            yield from (each if each in FILES else node.module for each in inner)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def test_no_circle_of_imports() -> None:
    arrows = {
        name: set(imports(ast.parse(path.read_text(encoding="utf-8")))) & FILES.keys() - {name}
        for name, path in FILES.items()
    }

    assert list(TopologicalSorter(arrows).static_order())
