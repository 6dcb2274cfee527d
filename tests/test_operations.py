"""Operation budgets: a folder of tests above its budget fails the run and is explained."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import operations
from tests.operations import Operations, count_once, get_run_name, list_exceeded, sum_by_file

BUDGETS = {
    "tests/server/test_a.py": {"processes": 2, "databases": 1},
    "tests/server/test_b.py": {"processes": 1},
    "tests/cli/test_c.py": {"processes": 4},
}
TESTS = {
    "tests/server/test_a.py::test_start": {"processes": 1, "databases": 1},
    "tests/server/test_a.py::test_restart": {"processes": 2},
    "tests/cli/test_c.py::test_play": {"processes": 4},
}
CONFTEST = """
from pathlib import Path
from tests import operations
from tests.operations import Operations

operations.COUNTED = Path("counted")

def pytest_configure(config):
    config.pluginmanager.register(Operations("rules", {"rules": {"tests/server/test_a.py": {"processes": 4}}}))
"""
PROGRAM = """
import subprocess, sys
import pytest

@pytest.fixture(scope="session", params=["one", "two"])
def shared(request):
    subprocess.run([sys.executable, "-c", ""])

@pytest.mark.parametrize("shared", ["one", "two"], indirect=True)
def test_start(shared):
    subprocess.run([sys.executable, "-c", ""])

@pytest.mark.parametrize("number", range(MORE))
def test_restart(number):
    subprocess.run([sys.executable, "-c", ""])
"""


def test_budget_of_a_folder_is_the_sum_of_its_files() -> None:
    assert list_exceeded(TESTS, BUDGETS) == []
    assert sum_by_file(TESTS)["tests/server/test_a.py"] == {"databases": 1, "processes": 3}


def test_largest_increase_is_named() -> None:
    more = TESTS | {
        "tests/server/test_b.py::test_join[2]": {"processes": 3},
        "tests/new/test_d.py::test_new": {"pages": 1},
    }
    assert list_exceeded(more, BUDGETS)[:-1] == [
        "tests/new: 1 pages, 0 are allowed; what grew most:",
        "  tests/new/test_d.py: 1 more; test_new has 1",
        "tests/server: 6 processes, 3 are allowed; what grew most:",
        "  tests/server/test_b.py: 2 more; test_join[2] has 3",
        "  tests/server/test_a.py: 1 more; test_restart has 2",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("more", [0, 1])
def test_exceeded_budget_fails_the_run(tmp_path: Path, more: int) -> None:
    folder = tmp_path / "tests" / "server"
    folder.mkdir(parents=True)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (folder / "test_a.py").write_text(PROGRAM.replace("MORE", str(more)))
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    environment = os.environ | {"PYTHONPATH": str(operations.ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "--import-mode=importlib"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == more, done.stdout
    assert (tmp_path / "counted" / "operations-rules.json").is_file()
    assert ("tests/server: 5 processes, 4 are allowed" in done.stdout) == bool(more)


def test_session_fixture_of_two_workers_counts_once() -> None:
    run = Operations("suite", {})
    for name in ("tests/a/test_a.py::test_one", "tests/a/test_a.py::test_two"):
        report: Any = SimpleNamespace(operations={name: {"plies": 1}, "tests/conftest.py::walks[0]": {"plies": 70}})
        run.pytest_runtest_logreport(report)
    assert sum_by_file(run.tests) == {"tests/a/test_a.py": {"plies": 2}, "tests/conftest.py": {"plies": 70}}


def test_runs_with_other_seed_have_no_budgets() -> None:
    assert get_run_name({"TERTULIA_RUN": "laws", "PATH": "/bin"}) == "laws"
    assert get_run_name({"TERTULIA_RUN": "laws", "TERTULIA_TEST_SEED": "7"}) == ""


def test_counts_of_passed_runs_become_budgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, counted = tmp_path / "operations.json", tmp_path / "stamps"
    counted.mkdir()
    file.write_text(json.dumps({"suite": BUDGETS, "rules": BUDGETS, "laws": BUDGETS}))
    for run in ("suite", "rules"):
        (counted / f"operations-{run}.json").write_text(json.dumps(sum_by_file(TESTS)))
    monkeypatch.setattr(operations, "BUDGETS", file)
    monkeypatch.setattr(operations, "COUNTED", counted)
    operations.main()
    steady = {"tests/server/test_a.py": {"databases": 1}}
    assert json.loads(file.read_text()) == {"suite": steady, "rules": sum_by_file(TESTS), "laws": BUDGETS}


def test_unsteady_kinds_are_not_compared() -> None:
    """Processes depend on caches there; a database more is too many."""
    budgets = {"tests/a/test_a.py": {"databases": 1}}
    run = Operations("suite", {"suite": budgets})
    run.tests = {"tests/a/test_a.py::test": {"databases": 1, "processes": 70}}
    assert list_exceeded(run._steady(), budgets) == []
    run.tests["tests/a/test_a.py::test"]["databases"] = 2
    assert list_exceeded(run._steady(), budgets)[0] == "tests/a: 2 databases, 1 are allowed; what grew most:"


def test_shared_process_counts_once_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    counts, once_counts = Counter({"processes": 1}), dict[str, dict[str, int]]()
    monkeypatch.setattr(operations, "_counts", counts)
    monkeypatch.setattr(operations, "_once", once_counts)
    with count_once("tests/a/shared.py::server"):
        counts["processes"] += 2
    assert (dict(counts), once_counts) == ({"processes": 1}, {"tests/a/shared.py::server": {"processes": 2}})


def test_plies_of_other_threads_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Played:
        def act(self) -> None:
            pass

    async def act() -> None:
        Played().act()

    counts = Counter[str]()
    monkeypatch.setattr(operations, "_counts", counts)
    operations._count_calls(Played, "act", "plies")
    Played().act()
    asyncio.run(act())
    thread = threading.Thread(target=Played().act)
    thread.start()
    thread.join()
    assert counts == {"plies": 1}
