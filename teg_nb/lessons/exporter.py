"""For nbconvert: pictures of views in any page.

nbconvert prefers a widget to the picture beside it, if the notebook holds the state of widgets. But
a page without a kernel shows an empty place, or fetches scripts from the network.
"""

from __future__ import annotations

from nbconvert.preprocessors import Preprocessor
from nbformat import NotebookNode

from teg_nb.engine.json_types import JsonObject
from teg_nb.widget.base.snapshot import is_still

WIDGET = "application/vnd.jupyter.widget-view+json"


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
