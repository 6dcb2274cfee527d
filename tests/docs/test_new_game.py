"""`docs/new-game.md` contains every file of `examples/pig`, each unchanged."""

from __future__ import annotations

import re

from tertulia.resources import example_dir
from tests.docs.conftest import ROOT

PAGE = ROOT / "docs" / "new-game.md"
FILE = re.compile(r"\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)```\n", re.DOTALL)
NOT_ON_PAGE = {"README.md"}
"""Example files not shown on the page: the README only links to the page."""
BUILD_OUTPUTS = {"__pycache__", "dist", ".pytest_cache"}


def test_page_contains_every_file_unchanged() -> None:
    files = [path for path in example_dir().rglob("*") if path.is_file() and not BUILD_OUTPUTS & set(path.parts)]
    example = {path.relative_to(example_dir()).as_posix(): path.read_text(encoding="utf-8") for path in files}
    page_files = FILE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(page_files) == len(dict(page_files))
    assert dict(page_files) == {name: text for name, text in example.items() if name not in NOT_ON_PAGE}


def test_page_contains_no_other_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("```") == 2 * len(FILE.findall(text))
