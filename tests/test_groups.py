"""How the suite is run: tests that share something that takes long to make are run by one worker."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.seed import name_of
from tests.together import group_of

ROOT = Path(__file__).parents[1]
MAKEFILE = ROOT / "Makefile"
TESTS = """
import pytest

@pytest.mark.parametrize("number", range(4))
def test_alone(number): pass

@pytest.mark.xdist_group("shared")
@pytest.mark.parametrize("number", range(8))
def test_shared(number): pass
"""


def defined(name: str) -> list[str]:
    """The words that a name of the Makefile stands for."""
    found = re.search(rf"^{name} := (.*)$", MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1].split()


@pytest.mark.parametrize(("mark", "folders"), [("laws", "LAWS_IN"), ("clause", "CLAUSES_IN")])
def test_the_runs_of_laws_and_clauses_miss_none(mark: str, folders: str) -> None:
    """Elsewhere they would run nowhere: the run of everything else leaves them out."""
    named = [ROOT / folder for folder in defined(folders)]
    places = (ROOT / "tests", ROOT / "src" / "tertulia" / "laws")
    for file in (file for place in places for file in place.rglob("test_*.py")):
        if f"mark.{mark}" in file.read_text(encoding="utf-8") and file != Path(__file__):
            assert any(folder in file.parents for folder in named), f"{file}: `make test` seeks {mark} in {named} only"


@pytest.mark.slow
def test_what_is_shared_is_made_once(tmp_path: Path) -> None:
    """Releases of pytest have made xdist blind for its groups: everything was then set up by each worker."""
    (tmp_path / "test_groups.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    how = defined("SHARED")
    command = [sys.executable, "-m", "pytest", "-v", *how, "test_groups.py"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert len(re.findall("PASSED", said)) == 12
    assert len(set(re.findall(r"\[(gw\d)\].*PASSED.*@shared", said))) == 1


def test_a_file_is_a_group_where_its_folder_is_none() -> None:
    assert group_of("tests/bots/search/test_budget.py") == group_of("tests/analysis/test_luck.py") == "search"
    assert group_of("tests/bench/test_steps.py") == "batches"
    assert (
        name_of(f"tests/cli/test_play.py::test_b[x]@{group_of('tests/cli/test_play.py')}")
        == "tests/cli/test_play.py::test_b[x]"
    )


def test_a_test_draws_the_same_in_a_group_and_alone() -> None:
    assert name_of("tests/a.py::test_b[auto@20]@one server") == name_of("tests/a.py::test_b[auto@20]")
    assert name_of("tests/a.py::test_b@x") == "tests/a.py::test_b"
