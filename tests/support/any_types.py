"""Check that `Any` stays where a type cannot be written: ``python tests/support/any_types.py``.

A value of JSON has an alias of `teg_nb.engine.json_types`. The few types that no annotation can
name have one of `teg_nb.engine.open_types`. `HOMES` lists the modules that may import `Any` or one
of these open types, each with the reason.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

HOMES = {
    "teg_nb/engine/json_types.py": "It names the types of JSON values.",
    "teg_nb/engine/open_types.py": "It names the open types, with the reason for each.",
    "teg_nb/engine/games/common/argument_types.py": (
        "It reads annotations, which share no base class, and compares them with `Any`."
    ),
    "teg_nb/engine/schema/field_types.py": (
        "A field type decides at run time which values it writes and reads."
    ),
    "teg_nb/engine/schema/position.py": (
        "`state_field` stands for a value of the declared type, as `dataclasses.field` does."
    ),
    "teg_nb/engine/games/common/options.py": "An option type decides which values it allows.",
    "teg_nb/engine/games/reconquista/deduction.py": "A memory is built from fields read by type.",
    "teg_nb/exercises/derivations.py": "It reads fields of an event of any game, found by name.",
    "teg_nb/exercises/journal.py": "The verdicts of an exercise are of its own class.",
    "teg_nb/exercises/goals.py": "Each kind of condition has a value of a type of its own.",
    "teg_nb/engine/game.py": "Each game chooses the parameters of its pictures and positions.",
    "teg_nb/engine/games/common/table_game.py": "It implements these two methods for most games.",
    "teg_nb/engine/plugins.py": "The engine returns frames of pandas, which it does not import.",
    "teg_nb/engine/play/runner.py": "A bot for one game may name the observation of this game.",
    "teg_nb/engine/play/match.py": "It returns frames of pandas, and hints of the bots above it.",
    "teg_nb/rl/encoding.py": "A field type decides how a value becomes numbers.",
    "teg_nb/analysis/columns.py": "A field type decides how a value becomes a cell.",
    "teg_nb/analysis/tables/entries.py": "A field type decides the column of its values.",
}

OPEN = "teg_nb.engine.open_types"


def problems(path: Path, name: str) -> Iterator[str]:
    """Yield a line for each open type, or for a home that does not need it."""
    lines = list(open_types(path.read_text(encoding="utf-8")))
    if name in HOMES:
        if not lines:
            yield f"{name}: has no open type; remove it from HOMES"
        return
    for line in lines:
        yield f"{name}:{line}: name the type, or give a reason in HOMES"


def open_types(text: str) -> Iterator[int]:
    """Yield the lines of a module that import an open type, or import or use `Any`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            typing = node.module in ("typing", "typing_extensions") and names & {"Any", "*"}
            if typing or node.module == OPEN or "open_types" in names:
                yield node.lineno
        elif isinstance(node, ast.Import):
            if any(alias.name == OPEN for alias in node.names):
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
