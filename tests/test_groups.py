"""Assignment of tests to the runs of `make test` and to worker groups."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.workers import get_group

ROOT = Path(__file__).parents[1]
MAKEFILE = ROOT / "Makefile"


def read_variable(name: str) -> list[str]:
    """Return the words of a Makefile variable."""
    found = re.search(rf"^{name} := (.*)$", MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1].split()


@pytest.mark.parametrize(("mark", "folders"), [("laws", "LAWS_IN"), ("clause", "CLAUSES_IN")])
def test_runs_of_laws_and_clauses_cover_all_folders(mark: str, folders: str) -> None:
    """The run of all other tests excludes these marks, so a missed folder would never run."""
    named = [ROOT / folder for folder in read_variable(folders)]
    places = (ROOT / "tests", ROOT / "src" / "tertulia" / "laws")
    for file in (file for place in places for file in place.rglob("test_*.py")):
        if f"mark.{mark}" in file.read_text(encoding="utf-8") and file != Path(__file__):
            assert any(folder in file.parents for folder in named), f"{file}: `make test` seeks {mark} in {named} only"


def test_group_is_folder_or_file() -> None:
    assert get_group("tests/bots/search/test_budget.py") == get_group("tests/analysis/test_luck.py") == "search"
    assert get_group("tests/bench/test_steps.py") == "batches"
