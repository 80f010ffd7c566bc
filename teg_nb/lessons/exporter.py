"""For nbconvert: lessons as pages, and pictures of views in any other page.

nbconvert prefers a widget to the picture beside it, if the notebook holds the state of widgets. But
a page without a kernel shows an empty place, or fetches scripts from the network.
"""

from __future__ import annotations

from pathlib import Path

from nbconvert.exporters import Exporter
from nbconvert.preprocessors import Preprocessor
from nbformat import NotebookNode
from traitlets import default

from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.lessons.lesson_page import lesson_html, run
from teg_nb.widget.base.snapshot import is_still

WIDGET = "application/vnd.jupyter.widget-view+json"


class LessonExporter(Exporter):
    """The exporter ``--to teg_nb``: see `teg_nb.lessons.lesson_page.lesson_page`."""

    export_from_notebook = "teg_nb"

    @default("file_extension")
    def _default_extension(self) -> str:
        return ".html"

    def from_notebook_node(  # type: ignore[override]
        self, nb: NotebookNode, resources: Json = None, **kwargs: Json
    ) -> tuple[str, Json]:
        """Execute a notebook, and return its page."""
        nb, resources = super().from_notebook_node(nb, resources, **kwargs)
        folder = Path(resources.get("metadata", {}).get("path") or ".")
        return lesson_html(run(nb, folder)), resources


class Stills(Preprocessor):
    """Show each view as its picture, once: ``etc/jupyter`` switches this on for HTML."""

    def preprocess_cell(
        self, cell: NotebookNode, resources: JsonObject, index: int
    ) -> tuple[NotebookNode, JsonObject]:
        """Take widgets away from views with a picture, in the same output or in the one before."""
        kept: list[NotebookNode] = []
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if WIDGET in data and is_still(data):
                del data[WIDGET]
            elif WIDGET in data and kept and is_still(kept[-1].get("data", {})):
                continue
            kept.append(output)
        if "outputs" in cell:
            cell.outputs = kept
        return cell, resources
