"""The engine needs the standard library alone, and costs nothing else to import."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import teg_nb

HEAVY = (
    "anywidget",
    "ipywidgets",
    "networkx",
    "numpy",
    "pandas",
    "plotly",
    "rich",
    "tqdm",
    "typer",
)
PACKAGE = Path(teg_nb.__file__).parent
ENGINE = PACKAGE / "engine"

LOADED = """
import importlib, sys
importlib.import_module({module!r})
print(*sorted({heavy!r} & set(sys.modules)))
"""

BLOCKED = """
import importlib, importlib.abc, pkgutil, sys

class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {heavy!r}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Absent())
import teg_nb.engine
for module in pkgutil.walk_packages(teg_nb.engine.__path__, "teg_nb.engine."):
    importlib.import_module(module.name)
    print(module.name)
"""


def fresh(program: str) -> list[str]:
    """Run `program` in a new process and return the words that it printed."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize("module", ["teg_nb", "teg_nb.engine", "teg_nb.engine.match"])
def test_import_loads_nothing_heavy(module):
    assert fresh(LOADED.format(module=module, heavy=set(HEAVY))) == []


def test_engine_imports_where_the_rest_is_not_installed():
    imported = fresh(BLOCKED.format(heavy=set(HEAVY)))

    assert "teg_nb.engine.match" in imported


@pytest.mark.parametrize(
    "path", sorted(ENGINE.rglob("*.py")), ids=lambda path: str(path.relative_to(ENGINE))
)
def test_engine_names_only_itself_and_the_standard_library(path):
    """Imports in functions and for type checkers count too."""
    foreign = [
        name
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for name in _imported(node, path)
        if not _allowed(name)
    ]

    assert foreign == []


def _imported(node: ast.AST, path: Path) -> list[str]:
    """Return the absolute names that an import statement binds; none for other nodes."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    package = path.relative_to(PACKAGE.parent).parent.parts
    above = package[: len(package) - node.level + 1] if node.level else ()
    module = ".".join([*above, *filter(None, [node.module])])
    return [f"{module}.{alias.name}" for alias in node.names]


def _allowed(name: str) -> bool:
    if name.partition(".")[0] == "teg_nb":
        return f"{name}.".startswith("teg_nb.engine.")
    return name.partition(".")[0] in sys.stdlib_module_names
