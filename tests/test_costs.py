"""Summaries at the end of a run: slow tests, expensive folders, skipped tests."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import costs
from tests.conftest import Skips, get_reason
from tests.costs import (
    Costs,
    format_table,
    get_folder,
    list_exceeded,
    list_slow_tests,
    load_earlier,
    measure_processor_seconds,
    store_costs,
)

FOLDERS = {"tests/server": 14.0, "tests/cli": 31.0, "tests/new": 40.0}
EARLIER = {"tests/server": [9.0, 10.0, 30.0], "tests/cli": [15.0]}


def test_costs_are_summed_by_folder_two_levels_deep() -> None:
    names = (
        "tests/server/attack/test_b.py::test_two[x/y]",
        "tests/test_c.py::test_three",
        "src/tertulia/laws/test_d.py::t",
    )
    assert [get_folder(name) for name in names] == ["tests/server", "tests", "src/tertulia"]


def test_folder_above_twice_its_median_is_reported() -> None:
    assert list_exceeded(FOLDERS, EARLIER, 1.0) == ["tests/cli"]
    assert list_exceeded(FOLDERS, EARLIER, 2.0) == [], "on a machine half as fast"
    assert list_exceeded({"tests/docs": 2.9}, {"tests/docs": [0.1]}, 1.0) == [], "so little is never too much"
    assert format_table(FOLDERS, EARLIER, 1.0)[1:] == [
        "   40.0 s: tests/new",
        "   31.0 s (earlier 15.0 s): tests/cli, MORE THAN TWICE AS MUCH",
        "   14.0 s (earlier 10.0 s): tests/server",
    ]


@pytest.mark.parametrize(("strict", "seconds", "status"), [(True, 90, 1), (False, 90, 0), (True, 1, 0)])
def test_only_a_strict_run_fails_and_other_runs_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, strict: bool, seconds: float, status: int
) -> None:
    monkeypatch.setattr(costs, "HISTORY", tmp_path)
    monkeypatch.setattr(costs, "measure_pace", lambda: 1.0)
    store_costs("suite", {"tests/server": 10.0})
    run = Costs("suite", strict)
    run.tests = {"tests/server/test_a.py::test_one": seconds}
    session: Any = SimpleNamespace(exitstatus=0)
    run.pytest_sessionfinish(session)
    assert int(session.exitstatus) == status
    assert load_earlier("suite") == {"tests/server": [10.0] if status else [10.0, seconds]}


def test_slowest_tests_are_listed_first() -> None:
    lines = list_slow_tests({"a": 0.1, "b": 1.5, "c": 0.0}, {"a": 0.5, "b": 2.0, "c": 0.1})
    assert [line.split()[-1] for line in lines[:2]] == ["b", "a"]
    assert lines[2] == "2 tests took a third of a second or longer"
    assert list_slow_tests({"c": 0.0}, {"c": 0.1}) == []


@pytest.mark.skipif(not costs._list_children("self") and not sys.platform.startswith("linux"), reason="Linux tells it")
def test_running_processes_are_counted() -> None:
    before = measure_processor_seconds()
    code = "while True: pass"
    with subprocess.Popen([sys.executable, "-c", code]) as process:
        until = time.monotonic() + 60
        while measure_processor_seconds() - before < 0.4:  # the system rounds the times of ended processes
            assert time.monotonic() < until
            time.sleep(0.05)
        process.kill()
    assert measure_processor_seconds() - before >= 0.3, "and when they have ended"


def compute(seconds: float, used: Connection) -> None:
    """Use this many seconds of processor time, and send the process's total, which includes its imports."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    used.send(time.process_time())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux tells what running processes have computed")
def test_child_of_a_fork_server_is_counted_once() -> None:
    context = multiprocessing.get_context("forkserver")
    receiver, sender = context.Pipe(duplex=False)
    first = context.Process(target=compute, args=(0.0, sender))  # starts the fork server
    first.start()
    first.join()
    receiver.recv()
    before = measure_processor_seconds()
    child = context.Process(target=compute, args=(0.5, sender))
    child.start()
    child.join()
    used = receiver.recv()
    assert 0.9 * used <= measure_processor_seconds() - before <= 1.5 * used


def make_skipped_report(reason: str, **more: Any) -> Any:
    return SimpleNamespace(skipped=True, longrepr=("file", 1, f"Skipped: {reason}"), **more)


def test_skipped_tests_are_counted_by_reason() -> None:
    skips = Skips(strict=True)
    for report in (
        make_skipped_report("nginx is not installed"),
        make_skipped_report("nginx is not installed"),
        make_skipped_report("no IPv6 here"),
    ):
        skips.pytest_runtest_logreport(report)
    skips.pytest_runtest_logreport(make_skipped_report("known", wasxfail="known"))
    assert skips.reasons == {"nginx is not installed": 2, "no IPv6 here": 1}
    assert skips.missing() == ["nginx is not installed"]
    assert get_reason(("file", 1, "Skipped: why")) == "why"


@pytest.mark.parametrize("reason", ["could not import 'ray': No module named 'ray'", "the client is not built: run it"])
@pytest.mark.parametrize(("strict", "status"), [(True, 1), (False, 0)])
def test_missing_program_fails_a_run_in_ci(reason: str, strict: bool, status: int) -> None:
    skips = Skips(strict)
    session: Any = SimpleNamespace(exitstatus=0)
    skips.pytest_runtest_logreport(make_skipped_report(reason))
    skips.pytest_sessionfinish(session)
    assert int(session.exitstatus) == status
