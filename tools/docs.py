"""python -m tools.docs: build the documentation site into build/docs and check its links.

The site has the pages of docs/, those of `OTHER_PAGES`, and the files of the checkout that they link to. A broken link
or anchor fails the build, and so does a file that a page would load from another host.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.ready.environment import separate_bin
from tools.ready.steps import ROOT

DOCS = ROOT / "docs"
BUILD = ROOT / "build"
PAGES, SITE, CONFIG = BUILD / "docs-pages", BUILD / "docs", BUILD / "zensical.toml"
OTHER_PAGES = {
    "CHANGELOG.md": "changelog.md",
    "README.md": "about.md",
    "CONTRIBUTING.md": "contributing.md",
    "web/README.md": "client.md",
}
"""Pages outside of docs/, with their names on the site."""
LINK = re.compile(r"(?<=\]\()[^)\s#]+|(?<=src=\")[^\"]+")
LOADING_TAGS = {"script", "link", "img", "iframe", "source", "video", "audio", "embed", "object"}
"""HTML elements that load a file."""
FOREIGN_FILE = re.compile(r"(?:url\(|@import )[\"']?((?:https?:)?//[^\"')]+)")
"""A file of another host that a style sheet loads."""


def get_place(file: Path) -> Path:
    """Return the path that a file of the checkout has on the site, relative to its root."""
    if file.is_relative_to(DOCS):
        return file.relative_to(DOCS)
    return Path(OTHER_PAGES.get(file.relative_to(ROOT).as_posix(), f"files/{file.name}"))


def adapt_page(page: Path) -> tuple[str, set[Path]]:
    """Return the text of a page with links that fit the site, and the linked files outside of docs/."""
    outside: set[Path] = set()

    def moved(link: re.Match[str]) -> str:
        target = (page.parent / link[0]).resolve()
        if not (target.is_file() and target.is_relative_to(ROOT)):
            return link[0]
        if not target.is_relative_to(DOCS):
            outside.add(target)
        return Path(os.path.relpath(get_place(target), get_place(page).parent)).as_posix()

    return LINK.sub(moved, page.read_text(encoding="utf-8")), outside


def collect_pages() -> None:
    """Copy pages, pictures and the OpenAPI document into the folder from which Zensical builds."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("*.toml"))
    shutil.copy(DOCS / "zensical.toml", CONFIG)
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", PAGES)
    files: set[Path] = set()
    for page in [*DOCS.rglob("*.md"), *map(ROOT.joinpath, OTHER_PAGES)]:
        text, outside = adapt_page(page)
        (PAGES / get_place(page)).write_text(text, encoding="utf-8")
        files |= outside
    for file in files - set(map(ROOT.joinpath, OTHER_PAGES)):
        (PAGES / get_place(file)).parent.mkdir(exist_ok=True)
        shutil.copy(file, PAGES / get_place(file))
    (PAGES / "openapi.json").write_text(json.dumps(build_openapi_document(), indent=1), encoding="utf-8")


def build_openapi_document() -> object:
    """Return the OpenAPI document that a site serves under `/api/schema/openapi.json`."""
    from tertulia.server.assembly import make_app
    from tertulia.server.http.openapi import with_refusals
    from tertulia.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        return with_refusals(make_app(Settings(data=Path(folder))).openapi_schema.to_schema())


class _Links(HTMLParser):
    """Links, loaded files and anchors of an HTML page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors = {""}
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif name in ("href", "src", "data") and value is not None:
                self.links.append(value)
                if tag in LOADING_TAGS:
                    self.loaded.append(value)


def find_faults(site: Path) -> Iterator[str]:
    """Yield a line for each broken link or anchor of a site, and for each file that it loads from another host."""
    pages = {file: _Links(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        name = file.relative_to(site)
        for link in page.links:
            address = urlsplit(link)
            if address.netloc and link in page.loaded:
                yield f"{name} loads {link} from another host"
            if address.scheme or address.netloc:
                continue
            path = unquote(address.path)
            target = file if not path else (site / path[1:] if path.startswith("/") else file.parent / path).resolve()
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                yield f"{name} links to {link}, which is missing"
            elif target in pages and unquote(address.fragment) not in pages[target].anchors:
                yield f"{name} links to {link}, but the page has no such heading"
    for sheet in site.rglob("*.css"):
        for foreign in FOREIGN_FILE.findall(sheet.read_text(encoding="utf-8")):
            yield f"{sheet.relative_to(site)} loads {foreign} from another host"


def main() -> int:
    """Build the site. Returns the exit status."""
    collect_pages()
    shutil.rmtree(SITE, ignore_errors=True)
    zensical: list[str | Path] = [separate_bin("docs") / "zensical", "build", "--strict", "--clean"]
    built = subprocess.run([*zensical, "--config-file", CONFIG], cwd=BUILD, check=False)
    if built.returncode:
        return built.returncode
    faults = list(find_faults(SITE))
    print("\n".join([*faults, f"{SITE.relative_to(ROOT)}: {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
