"""Check that bare `Any` stays in its homes: ``python tests/support/any_types.py``.

Code names its types. A value of JSON has an alias of `teg_nb.engine.json_types`, and the few types
that no annotation can name have one of `teg_nb.engine.open_types`. `HOMES` lists the modules that
may import `Any`, each with the reason; `USERS` lists the modules that may use an open type.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

HOMES = {
    "teg_nb/engine/json_types.py": "defines the aliases of JSON values",
    "teg_nb/engine/open_types.py": "defines the aliases of types known at run time",
    "teg_nb/engine/games/common/argument_types.py": "compares annotations with `Any`",
}


def problems(path: Path, name: str) -> Iterator[str]:
    """Yield a line for each import of `Any`, or for a home that does not need it."""
    lines = list(imports_of_any(path.read_text(encoding="utf-8")))
    if name in HOMES:
        if not lines:
            yield f"{name}: does not import Any; remove it from HOMES"
        return
    for line in lines:
        yield f"{name}:{line}: name the type: see teg_nb/engine/open_types.py"


def imports_of_any(text: str) -> Iterator[int]:
    """Yield the lines of a module that import or use `Any` of `typing`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module in ("typing", "typing_extensions"):
            if any(alias.name in ("Any", "*") for alias in node.names):
                yield node.lineno
        elif isinstance(node, ast.Attribute) and node.attr == "Any":
            yield node.lineno


def main() -> int:
    """Print all problems; return 1 if there are any."""
    paths = {path.relative_to(ROOT).as_posix(): path for path in ROOT.glob("teg_nb/**/*.py")}
    lines = [text for name, path in sorted(paths.items()) for text in problems(path, name)]
    lines += [f"{name}: no such module; remove it from HOMES" for name in HOMES.keys() - paths]
    print(*lines, sep="\n", end="\n" if lines else "")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main())
