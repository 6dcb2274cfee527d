"""What the end of a run tells: slow tests, folders that cost too much, what was skipped and why."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import budgets
from tests.budgets import Costs, exceeded, folder_of, slow_tests, spent, table
from tests.marks import PROOF, SLOW, called
from tests.skips import Skips, reason_of

BUDGET = {"tests/server": 10.0, "tests/server/attack": 20.0}
COST = {"tests/server/test_a.py::test_one": 14.0, "tests/server/attack/test_b.py::test_two[x]": 31.0}


def test_the_longest_name_that_fits_is_the_folder() -> None:
    assert [folder_of(name, BUDGET) for name in COST] == ["tests/server", "tests/server/attack"]
    assert folder_of("tests/games/granada/test_c.py::test_three", BUDGET) == "tests/games"


def test_a_folder_may_cost_half_as_much_again() -> None:
    assert exceeded(COST, BUDGET, 1.0) == ["tests/server/attack"]
    assert exceeded(COST, BUDGET, 2.0) == [], "on a machine half as fast"
    assert exceeded({"tests/bots/test_d.py::test_four": 60.0}, BUDGET, 1.0) == ["tests/bots"], "it has no budget"
    assert table(COST, BUDGET, 1.0) == [
        "   31.0 s of   20 s: tests/server/attack, TOO MUCH",
        "   14.0 s of   10 s: tests/server",
    ]


@pytest.mark.parametrize(
    ("budgets", "kept", "status"), [(BUDGET, True, 1), (BUDGET, False, 0), ({}, True, 0)], ids=["kept", "shown", "none"]
)
def test_only_budgets_that_there_are_to_keep_end_a_run_as_a_failure(
    budgets: dict[str, float], kept: bool, status: int
) -> None:
    costs = Costs(budgets, kept)
    costs.tests = {name: 10 * seconds for name, seconds in COST.items()}
    session: Any = SimpleNamespace(exitstatus=0)
    costs.pytest_sessionfinish(session)
    assert int(session.exitstatus) == status


def test_the_slowest_come_first() -> None:
    told = slow_tests({"a": 0.1, "b": 1.5, "c": 0.0}, {"a": 0.5, "b": 2.0, "c": 0.1})
    assert [line.split()[-1] for line in told[:2]] == ["b", "a"]
    assert told[2] == "2 tests took a third of a second or longer"
    assert slow_tests({"c": 0.0}, {"c": 0.1}) == []


@pytest.mark.skipif(not budgets._children("self") and not sys.platform.startswith("linux"), reason="Linux tells it")
def test_processes_that_still_run_count() -> None:
    before = spent()
    code = "while True: pass"
    with subprocess.Popen([sys.executable, "-c", code]) as process:
        until = time.monotonic() + 60
        while spent() - before < 0.3:
            assert time.monotonic() < until
            time.sleep(0.05)
        process.kill()
    assert spent() - before >= 0.3, "and when they have ended"


def test_a_test_is_named_by_folder_file_or_name() -> None:
    one = "tests/bots/test_a.py::test_b[search]"
    assert {"tests/bots", "tests/bots/test_a.py", one.removesuffix("[search]"), one} <= set(called(one))
    assert {"tests/bots", "tests/bots/test_a.py", one.replace("search", "a-b/c[d]")} <= set(
        called(one.replace("search", "a-b/c[d]"))
    )
    assert not {"tests/bo", "tests/bots/test_a.py::test_", one.replace("search", "x")} & set(called(one))


@pytest.mark.parametrize("entry", [*SLOW, *PROOF])
def test_what_is_marked_by_name_is_there(entry: str) -> None:
    file, _, name = entry.partition("::")
    path = Path(__file__).parents[1] / file
    assert path.exists()
    assert not name or f"def {name.partition('[')[0]}(" in path.read_text(encoding="utf-8")


def skipped(reason: str, **more: Any) -> Any:
    return SimpleNamespace(skipped=True, longrepr=("file", 1, f"Skipped: {reason}"), **more)


def test_skipped_tests_are_counted_by_reason() -> None:
    skips = Skips(strict=True)
    for report in (skipped("nginx is not installed"), skipped("nginx is not installed"), skipped("no IPv6 here")):
        skips.pytest_runtest_logreport(report)
    skips.pytest_runtest_logreport(skipped("known", wasxfail="known"))
    assert skips.reasons == {"nginx is not installed": 2, "no IPv6 here": 1}
    assert skips.missing() == ["nginx is not installed"]
    assert reason_of(("file", 1, "Skipped: why")) == "why"


@pytest.mark.parametrize("reason", ["could not import 'ray': No module named 'ray'", "the client is not built: run it"])
@pytest.mark.parametrize(("strict", "status"), [(True, 1), (False, 0)])
def test_what_is_missing_ends_a_run_in_ci_as_a_failure(reason: str, strict: bool, status: int) -> None:
    skips = Skips(strict)
    session: Any = SimpleNamespace(exitstatus=0)
    skips.pytest_runtest_logreport(skipped(reason))
    skips.pytest_sessionfinish(session)
    assert int(session.exitstatus) == status
