"""Settings of Sphinx for the site; `make_site` writes the sources of the pages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent))

import pages

from teg_nb import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "teg_nb"
author = "the teg_nb authors"
version = release = __version__
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "numpydoc",
    "rules",
    "reference",
    "formulas",
    "search_words",
]
source_suffix = {".md": "markdown"}
exclude_patterns = ["files"]
default_role = "py:obj"

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "dollarmath"]
myst_number_code_blocks: list[str] = []
suppress_warnings: list[str] = []

autodoc_typehints = "none"  # numpydoc says the types
autodoc_member_order = "bysource"
autosummary_generate = False  # numpydoc loads it
numpydoc_show_class_members = False

html_math_renderer = "mathml"  # browsers draw it; MathJax would come from another host
html_theme = "pydata_sphinx_theme"
html_title = "teg_nb"
html_favicon = "play/icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["language.js", "board.js", "search.js"]
html_sidebars = {"index": []}
templates_path = ["templates"]
html_copy_source = False
html_show_sourcelink = False
html_use_index = False
html_domain_indices = False
html_theme_options = {
    "navbar_end": ["language", "theme-switcher"],
    "footer_start": ["copyright"],
    "footer_end": [],
    "show_toc_level": 1,
    "show_prev_next": False,
    "navigation_with_keys": False,
    "back_to_top_button": False,  # it would cover the board
    "header_links_before_dropdown": 8,
    "search_as_you_type": False,
    "secondary_sidebar_items": {"index": [], "**": ["page-toc"]},
}
html_context = {"default_mode": "auto"}

_SWITCH = {"en": ("es", "Español"), "es": ("en", "English")}
_ENGLISH_ONLY = "Esta página está solo en inglés."


def _add_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object
) -> None:
    """Give the switch its address, and say so on a page without translation."""
    lang = app.config.language
    other, name = _SWITCH[lang]
    up = "../" * (page.count("/") + 1)
    context |= {"other_lang": other, "other_name": name, "other_url": f"{up}{other}/{page}.html"}
    if "body" in context and not pages.is_translated(page, lang):
        note = f'<p class="english-only">{_ENGLISH_ONLY}</p>'
        context["body"] = f'{note}<div lang="en">{context["body"]}</div>'


def setup(app: Sphinx) -> None:
    """Connect the language switch."""
    app.connect("html-page-context", _add_language)
