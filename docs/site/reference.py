"""The reference: a page for every public name, and one for the command line.

Names are grouped by the package that they are defined in.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import typer
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.nodes import make_refnode

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

MODULES = (
    "teg_nb",
    "teg_nb.analysis",
    "teg_nb.analysis.odds",
    "teg_nb.analysis.dataset.reader",
    "teg_nb.analysis.tables.entries",
    "teg_nb.bots",
    "teg_nb.exercises",
    "teg_nb.lessons",
    "teg_nb.simulation.sample",
    "teg_nb.widget",
    "teg_nb.widget.board.board_view",
)
"""Modules whose names are public. A name has one page, under the first module that has it."""

GROUPS: Mapping[str, tuple[str, str, tuple[str, ...]]] = {
    "play": ("Play and logs", "Matches, variations, positions, boards and errors.", ("engine",)),
    "analysis": ("Analysis", "Odds, tables, datasets, statistics and charts.", ("analysis",)),
    "exercises": (
        "Exercises and lessons",
        "Exercises that the rules judge, and the helpers of the lessons.",
        ("exercises", "lessons"),
    ),
    "bots": ("Bots", "Players, by name and with settings.", ("bots",)),
    "simulation": ("Simulation", "Many matches, playouts and turning points.", ("simulation",)),
    "environments": ("Environments", "PettingZoo and Gymnasium.", ("rl",)),
    "widgets": ("Widgets", "Boards and views of a notebook.", ("widget",)),
}
"""Title, description and packages of each group."""

_OTHERS = ("/command-line", "commands", "/logs", "/events", "/tables", "/views", "/glossary")
"""Pages of the reference that are no docstrings."""


@dataclass(frozen=True)
class Name:
    """A public name."""

    module: str
    name: str
    origin: str
    """The module that defines it."""

    @property
    def full(self) -> str:
        """The name with its module, such as ``"teg_nb.Match"``."""
        return f"{self.module}.{self.name}"

    @property
    def page(self) -> str:
        """The name of its page: a function may differ from a class by case alone."""
        twins = [other for other in public() if other.full.lower() == self.full.lower()]
        return self.full if self is twins[0] else f"{self.full}-function"

    @property
    def value(self) -> object:
        """The object of this name."""
        return getattr(importlib.import_module(self.module), self.name)

    @property
    def group(self) -> str:
        """The group of the reference that shows it."""
        package = f"{self.origin}.".split(".")[1]
        return next((key for key, group in GROUPS.items() if package in group[2]), "play")


@cache
def public() -> tuple[Name, ...]:
    """Return the public names, one for each object."""
    names = dict[tuple[str, str], Name]()
    for module in MODULES:
        loaded = importlib.import_module(module)
        for name in _names(loaded)[1]:
            value = inspect.unwrap(getattr(loaded, name))
            if inspect.ismodule(value):
                continue
            origin, key = _origin(module, name), ("", name)
            if inspect.isclass(value) or inspect.isroutine(value):
                origin = value.__module__
                key = (origin, value.__qualname__)
            if origin.startswith("teg_nb"):
                names.setdefault(key, Name(module, name, origin))
    return tuple(names.values())


def _origin(module: str, name: str) -> str:
    """Return the module that defines a variable."""
    imported, _ = _names(importlib.import_module(module))
    return _origin(imported[name], name) if name in imported else module


def _names(module: ModuleType) -> tuple[Mapping[str, str], Sequence[str]]:
    """Return the modules that a module imports names from, and its public names."""
    file = Path(module.__file__ or "")
    stub = file.with_suffix(".pyi")
    source = ast.parse((stub if stub.exists() else file).read_text("utf-8")).body
    imports = [
        (alias.name, alias.asname, node.module or "")
        for node in source
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    if hasattr(module, "__all__"):
        listed = list(module.__all__)
    else:
        listed = [name for name, again, _ in imports if name == again]
        own = [node for node in source if isinstance(node, ast.FunctionDef | ast.ClassDef)]
        listed += [node.name for node in own if not node.name.startswith("_")]
    return {again or name: origin for name, again, origin in imports}, listed


def document(name: Name) -> str:
    """Return the page of a name."""
    value = name.value
    title = name.name.replace("_", "\\_")
    lines = [f"# {title}", "", "```{eval-rst}", f".. currentmodule:: {name.module}", ""]
    if inspect.isclass(value):
        lines += [f".. autoclass:: {name.full}", "   :members:", "   :show-inheritance:"]
    elif inspect.isroutine(value):
        lines += [f".. autofunction:: {name.full}"]
    else:
        said = _comment(name)
        lines += [f".. py:data:: {name.full}", "", *(f"   {line}" for line in said.splitlines())]
    return "\n".join([*lines, "```", ""])


def _comment(name: Name) -> str:
    """Return the docstring of a variable; that of its type if it is a property of the package."""
    if name.name == "__version__":
        return "The version of the package."
    module = importlib.import_module(name.module)
    about = inspect.getdoc(getattr(type(module), name.name, None))
    if about:
        return about
    comments = ModuleAnalyzer.for_module(name.origin).find_attr_docs()
    return "\n".join(comments.get(("", name.name), ()))


def sources() -> dict[str, str]:
    """Return the sources of the pages of the reference, by the name of the file."""
    files = {f"reference/{name.page}.md": document(name) for name in public()}
    for key, (title, about, _) in GROUPS.items():
        names = [name for name in public() if name.group == key]
        listed = [f"- {{py:obj}}`{name.full}`: {summary(name)}" for name in names]
        tree = ["```{toctree}", ":hidden:", *(name.page for name in names), "```"]
        files[f"reference/{key}.md"] = "\n".join(
            [f"# {title}", "", about, "", *listed, "", *tree, ""]
        )
    files["reference/commands.md"] = commands()
    trees = [
        f"```{{toctree}}\n:maxdepth: 1\n:caption: {caption}\n{chr(10).join(inside)}\n```\n"
        for caption, inside in (("Names", GROUPS), ("Files and commands", _OTHERS))
    ]
    about = (
        "Every public name has a page. Those of functions and classes have examples, which the "
        "tests run and which work as they are printed."
    )
    files["reference/index.md"] = "\n".join(["# Reference", "", about, "", *trees])
    return files


def summary(name: Name) -> str:
    """Return the first paragraph of the docstring of a name."""
    value = name.value
    described = inspect.isclass(value) or inspect.isroutine(value)
    text = (inspect.getdoc(value) or "") if described else _comment(name)
    return " ".join(text.partition("\n\n")[0].split()).replace("``", "`")


def commands() -> str:
    """Return the page of the command line, from the commands themselves."""
    from teg_nb.cli.app import app

    root = typer.main.get_command(app)
    context = typer.Context(root, info_name="teg-nb")
    return "\n".join(
        ["# Commands", "", root.help or "", "", root.epilog or "", "", *_commands(root, context)]
    )


def _commands(group: Any, context: typer.Context) -> Iterator[str]:
    for name, command in group.commands.items():
        inner = typer.Context(command, info_name=name, parent=context)
        if hasattr(command, "commands"):
            yield from _commands(command, inner)
            continue
        usage = " ".join(command.get_usage(inner).removeprefix("Usage: ").split())
        title = inner.command_path.removeprefix("teg-nb ")
        yield from (f"## {title}", "", f"```text\n{usage}\n```", "", _markdown(command.help), "")
        yield from ("| argument | default | meaning |", "|---|---|---|")
        yield from map(_row, command.get_params(inner))
        if command.epilog:
            yield from ("", f"```text\n{command.epilog.removeprefix('Example: ')}\n```")
        yield ""


def _row(parameter: Any) -> str:
    names = ", ".join(f"`{option}`" for option in parameter.opts if option != "--help")
    names = names or "`--help`"
    if parameter.param_type_name == "argument":
        names = f"`{parameter.name}`"
    default = parameter.default
    shown = "" if default in (None, "", False, ()) or callable(default) else f"`{default}`"
    return f"| {names} | {shown} | {_markdown(getattr(parameter, 'help', ''))} |"


def _markdown(text: str | None) -> str:
    return (text or "").replace("|", "\\|").replace("<", "&lt;").replace("\b", "")


def _resolve(
    app: Sphinx, env: BuildEnvironment, node: Any, content: nodes.Node
) -> nodes.Node | None:
    """Find a name that a docstring gives without its module, if only one ends so."""
    wanted = node.get("reftarget", "")
    if node.get("refdomain") != "py" or not wanted:
        return None
    objects = env.domains["py"].data["objects"]
    ends = [full for full in objects if full == wanted or full.endswith(f".{wanted}")]
    if len(ends) != 1:
        return None
    entry = objects[ends[0]]
    return make_refnode(app.builder, node["refdoc"], entry.docname, entry.node_id, content, ends[0])


def setup(app: Sphinx) -> Mapping[str, bool]:
    """Resolve names without their module."""
    app.connect("missing-reference", _resolve)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
