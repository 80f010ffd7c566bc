"""Build a JupyterLite with all lessons into ``artifacts/site/lite/``: ``make lite``.

The build tools and the packages that the browser installs are fetched once into
``artifacts/lite/``, by the hashes of ``tools.lock`` and ``wheels.lock``; npm has fetched Pyodide
before. Then neither the build nor the pages ask another host.

``--pyodide FOLDER`` names a full distribution of Pyodide. NumPy and pandas are taken from it, and
tables work; without it the lessons that show tables say so.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterable
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_markdown_cell

from teg_nb.engine.text.language import LANGUAGES
from teg_nb.lessons.course import lessons

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).parent
OUT = ROOT / "artifacts" / "site" / "lite"
FETCHED = ROOT / "artifacts" / "lite"
PYODIDE = ROOT / "artifacts" / "pyodide"
NOTEBOOKS = ROOT / "notebooks"
START = {"es": "00-inicio.ipynb", "en": "00-start.ipynb"}

KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}

EXTENSIONS = ("anywidget-", "jupyterlab_widgets-", "plotly-")
"""Wheels that extend JupyterLab."""

WORDS: dict[str, dict[str, str]] = tomllib.loads((HERE / "words.toml").read_text("utf-8"))
"""Texts that the copies of the lessons show, by key and language."""

TABLES = ("numpy", "pandas", "pyarrow")
"""Packages that make tables. Pyodide has builds of its own."""

_USES_TABLES = re.compile(
    r"import (?:pandas|numpy)|\bpd\.|_frame\b|\.frame\(|\.battles\(|_table\b|(?<!odds)_figure\b"
    r"|\bsimulate\b|\btournament\b|YourMatches"
)
_LOG = re.compile(r"(\blogs/[\w-]+)\.jsonl\b")
"""The name of a log beside a lesson. JupyterLite would read a file named ``.jsonl`` as one JSON."""

_LICENCE = re.compile(r"\.dist-info/(?:licenses?/)*[^/]*(?:LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.I)


def fetch() -> None:
    """Fetch the tools and the wheels, unless those of these locks are here already."""
    locks = [HERE / "tools.lock", HERE / "wheels.lock"]
    digest = hashlib.sha256(b"".join(lock.read_bytes() for lock in locks)).hexdigest()
    stamp = FETCHED / "fetched"
    if stamp.is_file() and stamp.read_text("utf-8") == digest:
        return
    shutil.rmtree(FETCHED, ignore_errors=True)
    venv.create(FETCHED / "tools", with_pip=True)
    pip = [str(tools("python")), "-m", "pip", "--quiet", "--quiet"]
    checked = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
    run([*pip, "install", *checked, "--requirement", str(locks[0])])
    browser = ["--platform", "any", "--python-version", "3.14", "--implementation", "py"]
    wheels = ["--abi", "none", "--dest", str(FETCHED / "wheels"), "--requirement", str(locks[1])]
    run([*pip, "download", *checked, *browser, *wheels])
    stamp.write_text(digest, "utf-8")


def tools(program: str) -> Path:
    """Return the path of a program of the build tools."""
    return FETCHED / "tools" / ("Scripts" if sys.platform == "win32" else "bin") / program


def run(words: list[str], folder: Path = ROOT) -> None:
    """Run a program; if it fails, its output is printed, and the build ends."""
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")


def build(out: Path, distribution: Path | None = None) -> None:
    """Build the site into a folder, which is emptied first.

    Parameters
    ----------
    out : Path
    distribution : Path, optional
        Folder of a full distribution of Pyodide, with its ``pyodide-lock.json``.
    """
    fetch()
    work = FETCHED / "work"
    for folder in (work, out):
        shutil.rmtree(folder, ignore_errors=True)
    wheels = sorted((FETCHED / "wheels").glob("*.whl"))
    here = pyodide(work / "static" / "pyodide", wheels, distribution)
    pypi = work / "pypi"
    pypi.mkdir()
    for wheel in wheels:
        shutil.copyfile(wheel, pypi / wheel.name)
    own_wheel(pypi)
    copies(work / "files", [name for name in TABLES if name in here])
    (work / "files" / "LICENSES.txt").write_text(licences(wheels), "utf-8")
    shutil.copyfile(HERE / "jupyter-lite.json", work / "jupyter-lite.json")
    shutil.copyfile(ROOT / "binder" / "overrides.json", work / "overrides.json")
    extensions = [str(wheel) for wheel in wheels if wheel.name.startswith(EXTENSIONS)]
    config = {
        "LiteBuildConfig": {
            "apps": ["lab"],
            "federated_extensions": extensions,
            "lite_dir": str(work),
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
            "output_dir": str(out),
        }
    }
    (work / "jupyter_lite_config.json").write_text(json.dumps(config), "utf-8")
    run([str(tools("jupyter")), "lite", "build"], work)
    shutil.copyfile(HERE.parent / "play" / "icon.svg", out / "icon.svg")
    lab = out / "lab" / "index.html"  # without an icon of its own, a browser asks the server's root
    link = '<head>\n    <link rel="icon" href="../icon.svg">'
    lab.write_text(lab.read_text("utf-8").replace("<head>", link, 1), "utf-8")


def pyodide(out: Path, wheels: Iterable[Path], distribution: Path | None) -> set[str]:
    """Copy Pyodide and the packages that it loads itself; return the names of these.

    Raises
    ------
    SystemExit
        If micropip is another version than Pyodide wants; and as `packages`.
    """
    shutil.copytree(PYODIDE, out)
    lock = json.loads((out / "pyodide-lock.json").read_text("utf-8"))
    (micropip,) = (wheel for wheel in wheels if wheel.name.startswith("micropip-"))
    pinned = lock["packages"]["micropip"]
    if micropip.name != pinned["file_name"]:
        sys.exit(f"Pyodide wants {pinned['file_name']}: mend docs/site/lite/wheels.in")
    shutil.copyfile(micropip, out / micropip.name)
    digest = hashlib.sha256(micropip.read_bytes()).hexdigest()
    kept = {"micropip": pinned | {"sha256": digest, "depends": []}}
    if distribution is not None:
        kept |= packages(distribution, out, lock["info"])
    lock["packages"] = kept
    (out / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    return set(kept)


def packages(distribution: Path, out: Path, info: object) -> dict[str, dict[str, object]]:
    """Copy the packages for tables of a full distribution, and those that they need.

    Returns
    -------
    dict
        Their entries of the lock file, by name.

    Raises
    ------
    SystemExit
        If the folder is no full Pyodide of the pinned version, or a wheel is missing or damaged.
    """
    listed = distribution / "pyodide-lock.json"
    if not listed.is_file():
        sys.exit(f"{distribution} has no pyodide-lock.json: name the folder of a full Pyodide")
    lock = json.loads(listed.read_text("utf-8"))
    if lock["info"] != info:
        sys.exit(f"{distribution} is another Pyodide than js/package-lock.json pins")
    kept: dict[str, dict[str, object]] = {}
    if "pandas" not in lock["packages"]:
        sys.exit(f"{distribution} has no pandas: name the folder of a full Pyodide")
    wanted = [name for name in TABLES if name in lock["packages"]]
    while wanted:
        name = wanted.pop()
        if name in kept:
            continue
        kept[name] = lock["packages"][name]
        wanted += lock["packages"][name]["depends"]
        file = distribution / lock["packages"][name]["file_name"]
        if not file.is_file():
            sys.exit(f"{distribution} lacks {file.name}: name the folder of a full Pyodide")
        if hashlib.sha256(file.read_bytes()).hexdigest() != lock["packages"][name]["sha256"]:
            sys.exit(f"{file} is damaged: its pyodide-lock.json has another sha256")
        shutil.copyfile(file, out / file.name)
    return kept


def own_wheel(folder: Path) -> None:
    """Build teg_nb's wheel into a folder, without notebooks and logs: they lie beside as files."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    run([*command, "--outdir", str(FETCHED / "work" / "wheel"), str(ROOT)])
    (whole,) = (FETCHED / "work" / "wheel").glob("*.whl")
    left_out = re.compile(r"teg_nb/data/lessons/.*\.(ipynb|jsonl)$")
    with (
        zipfile.ZipFile(whole) as source,
        zipfile.ZipFile(folder / whole.name, "w", zipfile.ZIP_DEFLATED) as target,
    ):
        for name in source.namelist():
            if not left_out.search(name):
                text = source.read(name)
                if name.endswith(".dist-info/RECORD"):
                    lines = text.decode().splitlines(keepends=True)
                    kept = (line for line in lines if not left_out.search(line.partition(",")[0]))
                    text = "".join(kept).encode()
                target.writestr(source.getinfo(name), text)


def copies(out: Path, tables: list[str]) -> None:
    """Write the lessons, their exercises and logs, ready for this kernel."""
    for lang in LANGUAGES:
        for path in [NOTEBOOKS / START[lang], *lessons(NOTEBOOKS, lang)]:
            target = out / path.relative_to(NOTEBOOKS)
            target.parent.mkdir(parents=True, exist_ok=True)
            notebook = ready(nbformat.read(path, as_version=4), lang, tables)
            text = json.dumps(notebook, ensure_ascii=False)  # lines in lists confuse JupyterLite
            target.write_text(text, "utf-8")
    for pattern in ("*/exercises/*.toml", "*/logs/*.jsonl"):
        for path in NOTEBOOKS.glob(pattern):
            target = out / _LOG.sub(r"\1.log", path.relative_to(NOTEBOOKS).as_posix())
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def ready(notebook: NotebookNode, lang: str, tables: list[str]) -> NotebookNode:
    """Change a lesson for JupyterLite: kernel, names of logs, first code that installs teg_nb.

    The first cell with code installs it, so a reader who does what the lesson says needs no more.

    Without tables, a lesson that shows some says so on top. Its cells with tables then end in a
    sentence (`teg_nb.lessons.missing_names`), and those after them still run. If already the first
    cell imports what makes tables, the lesson cannot run, and says that.

    Parameters
    ----------
    tables : list of str
        Packages for tables that the site has.
    """
    words = {key: said[lang] for key, said in WORDS.items()}
    notebook.metadata["kernelspec"] = KERNEL
    for cell in notebook.cells:
        cell.source = _LOG.sub(r"\1.log", cell.source)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    shown = [cell for cell in code if _USES_TABLES.search(cell.source)]
    if shown and not tables:
        imports = re.findall(
            r"^(?:import|from) [^(\n]*(?:\([^)]*\))?", code[0].source, re.MULTILINE
        )
        needs = any(map(_USES_TABLES.search, imports))
        note = words["needs_tables" if needs else "no_tables"]
        notebook.cells.insert(0, new_markdown_cell(note, id="lite-tables"))
    names = " ".join(["teg_nb", *(tables if shown else ())])
    code[0].source = f"# {words['install']}\n%pip install -q {names}\n\n{code[0].source}"
    return notebook


def licences(wheels: Iterable[Path]) -> str:
    """Return the notices of all that the site carries."""
    own = [ROOT / "LICENSE", ROOT / "NOTICE", ROOT / "teg_nb/widget/static/LICENSES.txt"]
    parts = [(path.name, path.read_text("utf-8")) for path in own]
    parts.append(("Pyodide", (HERE.parent / "play" / "PYODIDE.txt").read_text("utf-8")))
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in sorted(filter(_LICENCE.search, archive.namelist())):
                parts.append((f"{wheel.name}: {name}", archive.read(name).decode()))
    site = FETCHED / "tools" / "lib"
    for path in sorted(site.rglob("jupyterlite_*.dist-info/licenses/LICENSE*")):
        parts.append((path.parents[1].name, path.read_text("utf-8")))
    return "\n\n".join(f"{'=' * 72}\n{title}\n{'=' * 72}\n\n{text}" for title, text in parts)


def main(words: list[str]) -> None:
    """Build the site as the command line says."""
    parser = argparse.ArgumentParser(description="Build a JupyterLite with all lessons.")
    parser.add_argument("out", nargs="?", type=Path, default=OUT)
    parser.add_argument("--pyodide", type=Path, help="folder of a full distribution of Pyodide")
    given = parser.parse_args(words)
    build(given.out, given.pyodide)


if __name__ == "__main__":
    main(sys.argv[1:])
