"""README and documentation pages: short, with valid links, and true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tests.docs.conftest import PAGES, ROOT

README = ROOT / "README.md"
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")


def list_anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def list_linked_files(page: Path) -> set[Path]:
    """Return the files to which a page links. Fails if one does not exist."""
    found = set()
    for pair in LINK.findall(page.read_text(encoding="utf-8")):
        target = pair[0] or pair[1]
        if "://" in target:
            continue
        file, _, anchor = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.exists(), f"{page.relative_to(ROOT)} leads to {target}, which is not there"
        assert not anchor or anchor in list_anchors(path), (
            f"{page.relative_to(ROOT)} leads to {target}, a title that is not there"
        )
        found.add(path)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_have_targets(page: Path) -> None:
    list_linked_files(page)


NAMED_FILE = re.compile(r"`(?:[\w./<>-]+/)?([\w-]+\.(?:py|ts|svelte))`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_named_source_files_exist(page: Path) -> None:
    folders = ("src", "tests", "bench", "tools", "web/src", "web/tests", "examples")
    known = {path.name for folder in folders for path in (ROOT / folder).rglob("*.*")} | {"gameFolders.ts"}
    assert set(NAMED_FILE.findall(page.read_text(encoding="utf-8"))) - known == set()


def test_readme_is_short() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 150


FEATURES = {
    "accounts?|sign-?in": "accounts.md",
    "notifications?": "notifications.md",
    "clocks?|time controls?": "pace.md",
    "chat|moderation|profiles?": "community.md",
    "component sets?": "components.md",
    "containers?|docker": "deploy.md",
    "analysis|hints?": "bots.md",
}
"""Words for a feature, and its page in docs/."""


def find_denied_features(text: str) -> set[str]:
    """Return the features that a text says are missing."""
    normalized = " ".join(text.split())
    return {
        feature
        for feature in FEATURES
        if re.search(rf"\b(?:no|nor|neither) (?:\w+ )?(?:{feature})\b", normalized, re.IGNORECASE)
    }


def test_limits_deny_no_documented_feature() -> None:
    limits = README.read_text(encoding="utf-8").partition("## Limits\n")[2].partition("\n## ")[0]
    assert limits
    assert find_denied_features(limits) == set()
    assert "one process" not in limits.lower(), "docs/scale.md is about several"
    assert list_linked_files(README) >= {ROOT / "docs" / page for page in FEATURES.values()}


def test_denied_feature_is_found() -> None:
    old = "There are no accounts, no ratings, no\n  notifications and no clocks."
    assert find_denied_features(old) == {"accounts?|sign-?in", "notifications?", "clocks?|time controls?"}


def test_every_page_is_in_index() -> None:
    listed = list_linked_files(ROOT / "docs" / "index.md")
    assert set(PAGES) - {ROOT / "docs" / "index.md"} <= listed
    assert ROOT / "docs" / "index.md" in list_linked_files(README)
    assert ROOT / "CONTRIBUTING.md" in list_linked_files(README)


@pytest.mark.parametrize("name", ["batches", "environments"])
def test_examples_for_researchers_run(name: str) -> None:
    page = ROOT / "docs" / f"{name}.md"
    source = "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
    output: list[str] = []
    example = doctest.DocTestParser().get_doctest(source, {}, page.name, str(page), 0)
    result = doctest.DocTestRunner().run(example, out=output.append)
    assert result.attempted >= 10
    assert result.failed == 0, "".join(output)


def test_readme_example_runs() -> None:
    text = README.read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert sum(line.startswith((">>>", "...")) for line in source.splitlines()) <= 12
    example = doctest.DocTestParser().get_doctest(source, {}, "README.md", str(README), 0)
    output: list[str] = []
    result = doctest.DocTestRunner().run(example, out=output.append)
    assert result.attempted >= 6
    assert result.failed == 0, "".join(output)
