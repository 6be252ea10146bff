"""The documentation site: ``make docs`` builds it from the Markdown pages, without a network."""

from importlib.metadata import version as version_of

from sphinx.application import Sphinx
from sphinx.util.typing import stringify_annotation

from lenoir.core.actions import Action
from lenoir.core.events import Event

project = "Lenoir"
copyright = "the Lenoir authors"
version = release = version_of("lenoir")

# The source folder is the repository, so that a link works alike in a clone and on the site.
root_doc = "docs/index"
include_patterns = [
    "docs/*.md",
    "docs/*/*.md",
    "bench/README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
nitpicky = False

autodoc_class_signature = "separated"
autodoc_default_options = {
    "members": True,
    "member-order": "bysource",
    "undoc-members": True,  # the fields of a struct, which need no words beside their names
}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_use_type_comments = False

html_theme = "furo"  # brings its own files: no fonts or scripts from elsewhere
html_title = f"Lenoir {version}"
html_favicon = "../web/public/icon.svg"
html_show_sourcelink = False
html_copy_source = False
templates_path = ["templates"]
html_additional_pages = {"index": "to_first_page.html"}


# Autodoc spells unions out: forty kinds of events in every signature that has one.
SHORT = {
    stringify_annotation(union, "smart"): f"~lenoir.core.{module}.{name}"
    for union, module, name in ((Event, "events", "Event"), (Action, "actions", "Action"))
}


def shortened(*args: str | None) -> tuple[str | None, str | None]:
    """A signature with unions by their names."""
    signature, returns = args[-2:]
    for spelled, name in SHORT.items():
        signature = signature and signature.replace(spelled, name)
        returns = returns and returns.replace(spelled, name)
    return signature, returns


def setup(app: Sphinx) -> None:
    """Tidy what autodoc finds."""
    app.connect("autodoc-skip-member", lambda *found: True if found[2].startswith("_") else None)
    app.connect("autodoc-process-signature", shortened)
