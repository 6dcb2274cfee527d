"""Processor time of tests: the slowest tests, and each folder compared with earlier runs.

A test's cost is the processor time of its process and of all processes that it started, not the elapsed time. Seconds
are divided by the machine's pace. A folder is compared with its median of earlier runs on this machine. Times scatter
by up to 40 %, so a folder above twice its median only prints a warning; in `make proof` (`TERTULIA_TEST_COSTS=strict`) it
fails the run. The check in every run counts operations instead (`tests/operations.py`).

`scale_to_load` extends a time limit on a busy machine.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator, Mapping
from pathlib import Path
from statistics import median

import pytest

from tertulia.kernel.cores import available_cores

SLOW_TEST_SECONDS = 1 / 3
"""Elapsed seconds from which a test is listed as slow."""
MAX_LISTED_TESTS = 25
"""Maximum number of slow tests listed."""
REFERENCE_LOOP_SECONDS = 0.031
"""Duration of `_run_loop` in seconds on a machine of pace 1."""
MAX_COST_RATIO = 2.0
"""Maximum cost of a folder, as a multiple of its median."""
MIN_LIMITED_SECONDS = 3.0
"""Folders below this cost in seconds never exceed their limit."""
STORED_RUNS = 9
"""Number of earlier runs whose costs are stored."""
HISTORY = Path(__file__).parents[1] / ".venv" / ".stamps"
"""Folder with the costs of earlier runs."""
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def measure_processor_seconds() -> float:
    """Processor seconds of this process and its children: ended ones and, on Linux, running ones."""
    now = os.times()
    return (
        now.user
        + now.system
        + now.children_user
        + now.children_system
        + sum(map(_measure_running, _list_children("self")))
    )


def _measure_running(process: str) -> float:
    """Processor seconds of a running process, its ended children and its running children."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:  # the process has ended
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS_PER_SECOND + sum(map(_measure_running, _list_children(process)))


def _list_children(process: str) -> list[str]:
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        return [child for thread in threads for child in (thread / "children").read_text(encoding="utf-8").split()]
    except OSError:
        return []


def measure_pace() -> float:
    """Return how many times slower than the reference this machine computes.

    Takes the best of five measurements.
    """
    return max(min(_run_loop() for _ in range(5)) / REFERENCE_LOOP_SECONDS, 0.1)


def _run_loop() -> float:
    began, total = time.process_time(), 0
    for number in range(1_000_000):
        total += number & 7
    return time.process_time() - began


def get_folder(test: str) -> str:
    """The folder of a test, two levels deep."""
    return "/".join(test.partition("::")[0].split("/")[:-1][:2])


class Costs:
    """Pytest plugin that measures the cost of each test and prints the tables at the end."""

    def __init__(self, run: str, strict: bool) -> None:
        self.run, self.strict, self.last = run, strict, 0.0
        self.before = load_earlier(run)
        self.tests: dict[str, float] = {}
        """Processor seconds by test."""
        self.clock: dict[str, float] = {}
        """Elapsed seconds by test."""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self.last = self.last or measure_processor_seconds()
        return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when != "teardown":  # one measurement per test: it takes as long as a small test
            return report
        now = measure_processor_seconds()
        if now < self.last:  # the system may omit a child in one reading, which would count it again in the next
            now = max(now, measure_processor_seconds(), measure_processor_seconds())
        vars(report)["computed"] = max(now - self.last, 0.0)  # attributes of a report travel from worker to master
        self.last = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.tests[report.nodeid] = self.tests.get(report.nodeid, 0.0) + vars(report).get("computed", 0.0)
        self.clock[report.nodeid] = self.clock.get(report.nodeid, 0.0) + report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        lines = list_slow_tests(self.tests, self.clock)
        if self.run:
            lines += format_table(self.folders, self.before, measure_pace())
        if lines:
            terminalreporter.section("what tests cost")
            terminalreporter.write_line("\n".join(lines))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.run or session.exitstatus:
            return
        now = measure_pace()
        if self.strict and list_exceeded(self.folders, self.before, now):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        else:
            store_costs(self.run, {folder: seconds / now for folder, seconds in self.folders.items()})

    @property
    def folders(self) -> dict[str, float]:
        """Processor seconds by folder."""
        found: dict[str, float] = {}
        for test, seconds in self.tests.items():
            found[get_folder(test)] = found.get(get_folder(test), 0.0) + seconds
        return found


def create_costs() -> Costs:
    """Create the plugin for the run named by `TERTULIA_RUN`; without a name it only lists slow tests."""
    return Costs(os.environ.get("TERTULIA_RUN", ""), os.environ.get("TERTULIA_TEST_COSTS") == "strict")


def load_earlier(run: str) -> dict[str, list[float]]:
    """Load the seconds per folder of earlier runs on this machine, at pace 1; empty if there were none."""
    file = HISTORY / f"costs-{run}.json"
    found: dict[str, list[float]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def store_costs(run: str, folders: Mapping[str, float]) -> None:
    """Append a run's costs to the stored ones."""
    costs = load_earlier(run)
    for folder, seconds in folders.items():
        costs[folder] = [*costs.get(folder, []), round(seconds, 2)][-STORED_RUNS:]
    HISTORY.mkdir(parents=True, exist_ok=True)
    (HISTORY / f"costs-{run}.json").write_text(json.dumps(costs), encoding="utf-8")


def list_slow_tests(tests: Mapping[str, float], clock: Mapping[str, float]) -> list[str]:
    """Return the lines that list the slowest tests."""
    slow = sorted((name for name in clock if clock[name] >= SLOW_TEST_SECONDS), key=lambda name: -clock[name])
    lines = [f"{clock[name]:7.1f} s, {tests[name]:6.1f} s of it computing: {name}" for name in slow[:MAX_LISTED_TESTS]]
    return [*lines, f"{len(slow)} tests took a third of a second or longer"] if lines else []


def format_table(folders: Mapping[str, float], before: Mapping[str, list[float]], pace: float) -> list[str]:
    """Return lines with each folder's cost and the median of earlier runs, most expensive first."""
    over = list_exceeded(folders, before, pace)
    lines = [f"processor seconds by folder, on a machine of pace {pace:.2f}:"]
    for folder, seconds in sorted(folders.items(), key=lambda item: -item[1]):
        usual = f" (earlier {median(before[folder]) * pace:.1f} s)" if folder in before else ""
        lines.append(f"{seconds:7.1f} s{usual}: {folder}{', MORE THAN TWICE AS MUCH' if folder in over else ''}")
    return lines


def list_exceeded(folders: Mapping[str, float], before: Mapping[str, list[float]], pace: float) -> list[str]:
    """Return the folders above `MAX_COST_RATIO` times their median of earlier runs on a machine of this pace."""
    return [
        folder
        for folder, seconds in folders.items()
        if folder in before and seconds > max(MAX_COST_RATIO * median(before[folder]), MIN_LIMITED_SECONDS) * pace
    ]


def scale_to_load(seconds: float) -> float:
    """Scale a time limit in seconds by the number of processes that compete for each core."""
    return seconds * max(1.0, os.getloadavg()[0] / available_cores())
