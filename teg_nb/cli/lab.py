"""The command `lab`: JupyterLab on the first lesson."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

from teg_nb.cli.options import FolderOption, Lang, LangOption
from teg_nb.cli.output import command_phrases, stop
from teg_nb.engine.storage.atomic_write import write_atomically

commands = typer.Typer()

FIRST_LESSONS = {"es": "teg/01-primera-partida.ipynb", "en": "teg/01-first-match.ipynb"}

# Without this setting, Lab asks about news in a popup over the lesson.
_LAB_SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
    }
}


@commands.command(epilog="Example: teg-nb lab --lang en --port 8890")
def lab(
    arguments: Annotated[
        list[str] | None, typer.Argument(help="More arguments for JupyterLab, after `--`.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port of the server.", min=0, max=65535)] = 8888,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = True,
    folder: FolderOption = None,
    lang: LangOption = Lang.es,
) -> None:
    """Copy the lessons into a folder of yours, and open the first one in JupyterLab.

    A lesson that you changed stays: its new version is put beside it. Lab trusts the lessons as
    they were shipped.
    """
    from teg_nb.engine.errors import MissingPackage
    from teg_nb.lessons.shipped import default_folder
    from teg_nb.lessons.trust import trust

    folder = (folder or default_folder()).absolute()
    _bring_lessons(folder, lang.value)
    if importlib.util.find_spec("jupyterlab") is None:
        stop(MissingPackage("jupyterlab").text(lang.value))
    with suppress(OSError):  # Lab itself reports a home folder that cannot be written
        trust(folder)
    command = lab_command(folder, port, open_, lang.value)
    with tempfile.TemporaryDirectory(prefix="teg-nb-") as settings:
        server = subprocess.Popen([*command, *(arguments or [])], env=lab_environment(settings))
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        while True:
            try:
                status = server.wait()
                break
            except KeyboardInterrupt:  # the server received it too, and asks for confirmation
                continue
    raise typer.Exit(max(status, 0))


def _bring_lessons(folder: Path, lang: str) -> None:
    """Copy the lessons and say what was copied, in lines."""
    from teg_nb.engine.text.catalogue import printable
    from teg_nb.lessons.shipped import copy_lessons, shipped_lessons

    words = command_phrases(lang)
    try:
        copied = copy_lessons(shipped_lessons(), folder)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        stop(words["lessons_unwritable"].format(folder=folder, reason=reason))
    lines = [words["lessons_in"].format(folder=folder)]
    for key, paths in (("lessons_fresh", copied.fresh), ("lessons_replaced", copied.replaced)):
        if paths:
            lines.append(words[key].format(count=len(paths)))
    lines += [words["lesson_beside"].format(file=path) for path in copied.beside]
    for line in lines:
        typer.echo(printable(line))


def lab_command(folder: Path, port: int, open_: bool, lang: str) -> list[str]:
    """Build the command line that starts JupyterLab on the first lesson of a folder.

    Examples
    --------
    >>> lab_command(Path("."), 8888, False, "es")[1:5]
    ['-m', 'jupyterlab', '--port=8888', '--no-browser']
    """
    words = [sys.executable, "-m", "jupyterlab", f"--port={port}"]
    if not open_:
        words.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words.append("--allow-root")
    words.append(f"--ServerApp.root_dir={folder.resolve()}")
    words.append("--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate")
    lesson = first_lesson(folder, lang)
    if lesson:
        words.append(f"--LabApp.default_url=/lab/tree/{quote(lesson)}")
    return words


def first_lesson(folder: Path, lang: str) -> str:
    """Return the notebook to open: the first lesson in a language, else the first by path."""
    if (folder / FIRST_LESSONS[lang]).is_file():
        return FIRST_LESSONS[lang]
    return min(
        (path.relative_to(folder).as_posix() for path in folder.rglob("*.ipynb")), default=""
    )


def lab_environment(settings: str) -> dict[str, str]:
    """Build an environment in which Lab finds our default settings first; nothing is installed."""
    labconfig = Path(settings) / "labconfig"
    labconfig.mkdir()
    write_atomically(labconfig / "default_setting_overrides.json", json.dumps(_LAB_SETTINGS))
    paths = [settings, os.environ.get("JUPYTER_CONFIG_PATH", "")]
    return os.environ | {"JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths))}
