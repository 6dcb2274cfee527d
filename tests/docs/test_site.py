"""The documentation site: its navigation, the reference of docs/python.md, and the check of a built site's links.

`make docs` builds the site itself.
"""

from __future__ import annotations

import pkgutil
import re
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.docs.conftest import PAGES, ROOT
from tools.docs import DOCS, adapt_page, find_faults, get_place

SETTINGS = tomllib.loads((DOCS / "zensical.toml").read_text(encoding="utf-8"))["project"]
OBJECTS = re.findall(r"^::: (\S+)$", (DOCS / "python.md").read_text(encoding="utf-8"), re.MULTILINE)


def list_entries(navigation: Any) -> Iterator[str]:
    """Yield the files of a navigation with groups and titles."""
    if isinstance(navigation, str):
        yield navigation
    else:
        for part in navigation.values() if isinstance(navigation, dict) else navigation:
            yield from list_entries(part)


def test_every_page_is_in_the_navigation_once() -> None:
    assert sorted(list_entries(SETTINGS["nav"])) == sorted(
        ["openapi.json", *(get_place(page).as_posix() for page in PAGES)]
    )


def test_site_loads_no_fonts_from_other_hosts() -> None:
    assert SETTINGS["theme"]["font"] is False


def test_reference_names_existing_objects() -> None:
    assert len(OBJECTS) == len(set(OBJECTS)) > 15
    for name in OBJECTS:
        assert pkgutil.resolve_name(":".join(name.rsplit(".", 1)) if find_module(name) is None else name), name


def test_reference_has_functions_named_like_their_module() -> None:
    """The generator leaves them out of their package: it takes the module for them."""
    for package in filter(find_module, OBJECTS):
        public = getattr(pkgutil.resolve_name(package), "__all__", ())
        hidden = {f"{package}.{name}.{name}" for name in public if find_module(f"{package}.{name}")}
        assert hidden <= set(OBJECTS)


def find_module(name: str) -> object:
    """The specification of a module, or None for other names."""
    try:
        return find_spec(name)
    except ModuleNotFoundError:
        return None


def test_links_out_of_docs_are_rewritten() -> None:
    text, outside = adapt_page(ROOT / "CONTRIBUTING.md")
    assert "](architecture.md)" in text
    assert "](client.md)" in text
    assert outside == {ROOT / "web" / "README.md", ROOT / "CHANGELOG.md"}
    text, outside = adapt_page(DOCS / "figures.md")
    assert "](files/peers.svg)" in text
    assert ROOT / "bench" / "results" / "peers.svg" in outside


def test_link_faults_of_built_site_are_found(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "index.html").write_text(
        '<link rel="stylesheet" href="https://fonts.example.org/a.css"><a href="below/b.html#here">b</a>'
        '<a href="below/b.html#gone">b</a><a href="https://example.org">elsewhere</a><img src="a.png">'
    )
    (tmp_path / "below" / "b.html").write_text('<h1 id="here">b</h1><a href="../">a</a><a href="#here">h</a>')
    (tmp_path / "a.css").write_text(
        '@font-face { src: url("//fonts.example.org/a.woff2") } body { background: url(a.png) }'
    )
    assert list(find_faults(tmp_path)) == [
        "index.html loads https://fonts.example.org/a.css from another host",
        "index.html links to below/b.html#gone, but the page has no such heading",
        "index.html links to a.png, which is missing",
        "a.css loads //fonts.example.org/a.woff2 from another host",
    ]
