"""Compile the package for Pyodide and put it into one zip file. Pyodide runs this under Node.

Modules are stored as bytecode, which only the Python that made it can load. Data stay files, as
the engine reads them by path.
"""

from __future__ import annotations

import py_compile
import sys
import zipfile
from pathlib import Path

UNUSED = (
    "analysis/charts",
    "analysis/dataset",
    "analysis/statistics",
    "cli",
    "data",
    "lessons",
    "rl",
    "simulation",
    "widget/base",
    "widget/board",
    "widget/exercises",
    "widget/src",
    "widget/static",
    "widget/views",
)
"""Folders that the page does not need."""

ENDINGS = {".py", ".pyi", ".json", ".jsonl", ".toml"}
"""Files of the package at run time. Lazy names are listed in stubs."""

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""Time of each file in the archive, so that the same package gives the same bytes."""


def files(package: Path) -> list[Path]:
    """Return the files of the package that the page needs, in order."""
    unused = [package / name for name in UNUSED]
    return [
        path
        for path in sorted(package.rglob("*"))
        if path.suffix in ENDINGS and not any(path.is_relative_to(folder) for folder in unused)
    ]


def pack(package: Path, archive: Path) -> None:
    """Write the archive of a package."""
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compiled = "/tmp/module.pyc"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in files(package):
            name = f"{package.name}/{path.relative_to(package)}"
            if path.suffix == ".py":
                py_compile.compile(
                    str(path), compiled, name, doraise=True, optimize=2, invalidation_mode=mode
                )
                name, path = name + "c", Path(compiled)
            out.writestr(zipfile.ZipInfo(name, LONG_AGO), path.read_bytes(), zipfile.ZIP_DEFLATED)


pack(Path(sys.argv[1]), Path(sys.argv[2]))
