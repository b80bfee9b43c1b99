"""Sphinx's settings. Nothing is fetched: the pages carry their letters and scripts with them."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any

os.environ["ZENOBIA_ENGINE"] = "plain"  # the reference is read from the docstrings: nothing to compile

project = "Zenobia"
author = "the Zenobia maintainers"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = [".doctrees", "dress"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # a rulebook's headings are as deep as its chapters

default_role = "code"  # our docstrings write `names` as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = [name for name in ("pyspiel",) if find_spec(name) is None]  # it has no wheel everywhere
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Zenobia"
html_static_path = ["dress"]
html_css_files = ["docs.css"]
html_favicon = "dress/icon.svg"
html_logo = "dress/icon.svg"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
pygments_style = "friendly"
pygments_dark_style = "native"


def say_language(app: Any, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Translated pages say which language they are in, to readers and to screen readers' voices."""
    ending = page.rpartition(".")[2]
    context["language"] = ending if ending in ("fr", "it") else "en"


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("html-page-context", say_language)
