"""What tests cost: the slow ones are named at the end, and each folder has a budget, in seconds of a processor's time.

A test's cost is the time that its process and all processes that it started have computed, not what a clock shows: a machine
with much else to do does not make it greater. Which run it is, the Makefile says (`TERTULIA_RUN=suite`). `make test` shows what
was spent; in `make proof` (`TERTULIA_BUDGET=kept`) a folder that costs more than half as much again as it may ends the run as a
failure. Budgets are for a machine that turns `_loop` in `USUAL` seconds.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Mapping
from pathlib import Path

import pytest

BUDGETS: dict[str, dict[str, float]] = {
    "laws": {
        "src/tertulia": 150,
        "tests/games": 60,
        "tests/bots": 10,
        "tests/kernel": 5,
    },
    "clauses": {
        "tests/games": 45,
        "tests/bots": 5,
    },
    "suite": {
        "tests": 24,
        "tests/analysis": 20,
        "tests/bench": 12,
        "tests/bots": 25,
        "tests/browser": 290,
        "tests/cli": 60,
        "tests/deploy": 10,
        "tests/docs": 22,
        "tests/games": 65,
        "tests/golden": 8,
        "tests/i18n": 32,
        "tests/kernel": 40,
        "tests/play": 16,
        "tests/server": 300,
        "tests/server/attack": 64,
        "tests/simulation": 30,
    },
    "long": {
        "src/tertulia": 900,
        "tests/games": 1200,
        "tests/bots": 120,
        "tests/kernel": 60,
    },
    "interpreted": {
        "src/tertulia": 150,
        "tests/games": 100,
        "tests/bots": 60,
        "tests/kernel": 30,
    },
    "proof": {
        "tests": 40,
        "tests/analysis": 40,
        "tests/bench": 40,
        "tests/bots": 60,
        "tests/browser": 1250,
        "tests/cli": 60,
        "tests/deploy": 100,
        "tests/docs": 40,
        "tests/examples": 240,
        "tests/games": 40,
        "tests/i18n": 40,
        "tests/kernel": 60,
        "tests/play": 40,
        "tests/server": 260,
        "tests/simulation": 40,
    },
}
"""For each run of `make test` and `make proof` what its folders may cost, in seconds; the longest name that fits counts."""
SLOW = 1 / 3
"""Seconds from which on a test is one of the slow ones."""
NAMED = 25
"""Number of slow tests that are named."""
USUAL = 0.031
"""Seconds of the loop where the budgets were measured."""
UNNAMED = 3.0
"""Seconds that a folder without a budget may cost."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def spent() -> float:
    """Seconds that this process and its children have computed: those that ended and, on Linux, those that still run."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system + sum(map(_running, _children("self")))


def _running(process: str) -> float:
    """The same for another process and its own children."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:  # it ended meanwhile
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(map(_running, _children(process)))


def _children(process: str) -> list[str]:
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        return [child for thread in threads for child in (thread / "children").read_text(encoding="utf-8").split()]
    except OSError:
        return []


def pace() -> float:
    """How much slower than usual this machine computes, 1.0 for as fast; the best of some tries."""
    return max(min(_loop() for _ in range(5)) / USUAL, 0.1)


def _loop() -> float:
    began, total = time.process_time(), 0
    for number in range(1_000_000):
        total += number & 7
    return time.process_time() - began


def folder_of(test: str, budgets: Mapping[str, float]) -> str:
    """The folder whose budget a test spends."""
    fitting = [folder for folder in budgets if test.startswith(f"{folder}/")]
    return max(fitting, key=len) if fitting else "/".join(test.split("::")[0].split("/")[:2])


class Costs:
    """A plugin of pytest: what each test costs, and the table at the end."""

    def __init__(self, budgets: Mapping[str, float], kept: bool) -> None:
        self.budgets, self.kept, self.last = budgets, kept, 0.0
        self.tests: dict[str, float] = {}
        """Seconds computed for each test."""
        self.clock: dict[str, float] = {}
        """Seconds that each test took."""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self.last = spent()
        return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = spent()
        if (
            now < self.last
        ):  # what the system tells of children may leave one out, and would count it anew the next time
            now = max(now, spent(), spent())
        vars(report)["computed"] = max(now - self.last, 0.0)  # an attribute of a report travels from worker to master
        self.last = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.tests[report.nodeid] = self.tests.get(report.nodeid, 0.0) + vars(report).get("computed", 0.0)
        self.clock[report.nodeid] = self.clock.get(report.nodeid, 0.0) + report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        slow, spending = slow_tests(self.tests, self.clock), table(self.tests, self.budgets, pace())
        if slow or self.budgets:
            terminalreporter.section("what tests cost")
            terminalreporter.write_line("\n".join([*slow, *(spending if self.budgets else [])]))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        kept = not (self.kept and self.budgets and exceeded(self.tests, self.budgets, pace()))
        if not kept and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def costs_of_this_run() -> Costs:
    """As the environment says; without a name the run has no budgets."""
    return Costs(BUDGETS.get(os.environ.get("TERTULIA_RUN", ""), {}), os.environ.get("TERTULIA_BUDGET") == "kept")


def slow_tests(tests: Mapping[str, float], clock: Mapping[str, float]) -> list[str]:
    """The slowest tests, a line each."""
    slow = sorted((name for name in clock if clock[name] >= SLOW), key=lambda name: -clock[name])
    lines = [f"{clock[name]:7.1f} s, {tests[name]:6.1f} s of it computing: {name}" for name in slow[:NAMED]]
    return [*lines, f"{len(slow)} tests took a third of a second or longer"] if lines else []


def table(tests: Mapping[str, float], budgets: Mapping[str, float], pace: float) -> list[str]:
    """What each folder costs beside its budget, the dearest first."""
    over = exceeded(tests, budgets, pace)
    rows = sorted(folders(tests, budgets).items(), key=lambda item: -item[1])
    return [
        f"{seconds:7.1f} s of {budgets.get(folder, UNNAMED) * pace:4.0f} s: {folder}{', TOO MUCH' if folder in over else ''}"
        for folder, seconds in rows
    ]


def folders(tests: Mapping[str, float], budgets: Mapping[str, float]) -> dict[str, float]:
    """Seconds by folder."""
    found: dict[str, float] = {}
    for test, seconds in tests.items():
        folder = folder_of(test, budgets)
        found[folder] = found.get(folder, 0.0) + seconds
    return found


def exceeded(tests: Mapping[str, float], budgets: Mapping[str, float], pace: float) -> list[str]:
    """Folders that cost more than half as much again as they may on a machine of this pace. One that the table does not name may
    cost nothing but a few seconds."""
    spending = folders(tests, budgets)
    return [folder for folder, seconds in spending.items() if seconds > 1.5 * budgets.get(folder, UNNAMED) * pace]
