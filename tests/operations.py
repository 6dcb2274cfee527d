"""Budgets of operations: counts of expensive operations in tests, compared with committed limits.

Unlike seconds, counts are equal on every machine, however busy. Each run of `make test` and `make proof`
(`TERTULIA_RUN`) has budgets for each folder of tests, committed as counts per test file in `tests/operations.json`. A
folder above its budget fails the run, and the files and tests that grew are listed. A session fixture counts once, in
its own file, however many workers set it up; so does data cached per process (`count_once`). Plies count only if a test
plays them itself: how far a server's bots get before a test ends depends on the machine.

`python -m tests.operations` writes the counts of the last successful runs as the new budgets. A raised budget is a
commit of its own that states the reason.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest
from hypothesis.internal.conjecture.engine import ConjectureRunner

from tertulia.play.match import Match

ROOT = Path(__file__).parents[1]
BUDGETS = Path(__file__).with_suffix(".json")
COUNTED = ROOT / ".venv" / ".stamps"
"""Folder with the counts of the last runs."""
METHODS = {
    "compiled rules loaded": [("tertulia.kernel.game", "Game", "precompile")],
    "plies": [(Match.__module__, "Match", "act"), ("tertulia.laws.law_runs", "GamePosition", "apply_action")],
    "processes": [(BaseProcess.__module__, "BaseProcess", "start")],
    "servers": [("tertulia.server.assembly", "Assembly", "__init__")],
    "browser contexts": [
        ("playwright.sync_api._generated", "Browser", "new_context"),
        ("playwright.sync_api._generated", "Browser", "new_page"),
    ],
    "pages": [
        ("playwright.sync_api._generated", "Browser", "new_page"),
        ("playwright.sync_api._generated", "BrowserContext", "new_page"),
    ],
}
"""Counted methods by kind of operation: module, class, method.

Modules that no collected test imports are skipped.
"""
FUNCTIONS = {"databases": ("migrate", ("tertulia.server.storage.database", "tertulia.server.storage.postgres"))}
"""Counted functions by kind of operation, with the modules that call them."""
UNSTEADY = {"suite": frozenset({"processes", "compiled rules loaded", "plies", "examples"})}
"""Kinds by run that also depend on caches and on timing: they are counted, and have no budget."""
ONCE_PER_MACHINE = {"fc-list"}
"""Programs that run only if a machine has no cache of their results: Matplotlib lists the fonts. They are not counted."""
MORE_OR_OTHER = {"TERTULIA_TEST_SEED", "TERTULIA_LAW_GAMES", "TERTULIA_TEST_DATABASE", "HYPOTHESIS_PROFILE"}
"""Environment variables that change how much the tests do, so that the budgets do not apply."""
Counts = dict[str, dict[str, int]]
"""Operation counts by test or test file, then by kind."""

_counts: Counter[str] = Counter()
"""Operations in this process since the last test report."""
_once: Counts = {}
"""Operations of session fixtures and of `count_once` blocks since the last test report, by name."""


class Operations:
    """Pytest plugin that counts the operations of each test and fails a run above its budgets."""

    def __init__(self, run: str, budgets: Mapping[str, Counts]) -> None:
        self.run, self.budgets = run, budgets.get(run)
        self.unsteady = UNSTEADY.get(run, frozenset())
        self.tests: Counts = {}
        sys.addaudithook(_record_event)
        _count_examples()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        """Start counting, also in every process forked later."""
        for kind, methods in METHODS.items():
            for module, owner, method in methods:
                if module in sys.modules:
                    _count_calls(getattr(sys.modules[module], owner), method, kind)
        for kind, (function, modules) in FUNCTIONS.items():
            for module in modules:
                if module in sys.modules:
                    _count_calls(sys.modules[module], function, kind)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Generator[None, object, object]:
        if fixturedef.scope != "session":
            return (yield)
        with count_once(_name_fixture(fixturedef, request)):
            return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":  # attributes of a report travel from the worker to the master
            found = {report.nodeid: dict(_counts), **_once}
            vars(report)["operations"] = {name: counts for name, counts in found.items() if counts}
            _counts.clear()
            _once.clear()
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, counts in vars(report).get("operations", {}).items():
            self.tests[name] = dict(Counter(self.tests.get(name, {})) | Counter(counts))  # the larger of each

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.budgets is not None and (lines := list_exceeded(self._steady(), self.budgets)):
            terminalreporter.section("more operations than their budgets allow")
            terminalreporter.write_line("\n".join(lines))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus or not self.run or session.config.option.collectonly:
            return
        COUNTED.mkdir(parents=True, exist_ok=True)
        (COUNTED / f"operations-{self.run}.json").write_text(_format_counts(sum_by_file(self.tests)), encoding="utf-8")
        if self.budgets is not None and list_exceeded(self._steady(), self.budgets):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _steady(self) -> Counts:
        """The counts of the kinds that have budgets in this run."""
        return {
            test: {kind: number for kind, number in counts.items() if kind not in self.unsteady}
            for test, counts in self.tests.items()
        }


@contextlib.contextmanager
def exclude_operations() -> Iterator[Counter[str]]:
    """Exclude the operations of the block, because their number is random.

    Yields a counter that contains them when the block ends.
    """
    before, found = _counts.copy(), Counter[str]()
    try:
        yield found
    finally:
        found.update(_counts - before)
        _counts.clear()
        _counts.update(before)


@contextlib.contextmanager
def count_once(name: str) -> Iterator[None]:
    """Count the operations of the block once for all processes of a run, under a name (`file::name`)."""
    with exclude_operations() as found:
        yield
    _once[name] = dict(found)


def create_operations() -> Operations:
    """Create the plugin for this run. Without a run name, operations are counted but not compared."""
    return Operations(get_run_name(os.environ), json.loads(BUDGETS.read_text(encoding="utf-8")))


def get_run_name(environment: Mapping[str, str]) -> str:
    """Return `TERTULIA_RUN`, or "" if the environment asks for other random games or examples than usual."""
    return environment.get("TERTULIA_RUN", "") if environment.keys().isdisjoint(MORE_OR_OTHER) else ""


def sum_by_file(tests: Counts) -> Counts:
    """Sum the counts by test file."""
    found: dict[str, Counter[str]] = {}
    for test, counts in tests.items():
        found.setdefault(test.partition("::")[0], Counter()).update(counts)
    return {file: dict(sorted(counts.items())) for file, counts in sorted(found.items())}


def sum_by_folder(files: Counts) -> Counts:
    """Sum the counts by folder."""
    found: dict[str, Counter[str]] = {}
    for file, counts in files.items():
        found.setdefault("/".join(file.split("/")[:-1][:2]), Counter()).update(counts)
    return {folder: dict(counts) for folder, counts in found.items()}


def list_exceeded(tests: Counts, budgets: Counts) -> list[str]:
    """Return a line for each folder and kind of operation above its budget.

    The files that grew most follow.
    """
    files = sum_by_file(tests)
    allowed, lines = sum_by_folder(budgets), list[str]()
    for folder, counts in sorted(sum_by_folder(files).items()):
        for kind, number in sorted(counts.items()):
            budget = allowed.get(folder, {}).get(kind, 0)
            if number > budget:
                lines.append(f"{folder}: {number} {kind}, {budget} are allowed; what grew most:")
                lines += [f"  {line}" for line in _describe_growth(tests, files, budgets, folder, kind)]
    if lines:
        lines.append(
            "Make the tests cheaper, or write new budgets (python -m tests.operations) in a commit that says why."
        )
    return lines


def _describe_growth(tests: Counts, files: Counts, budgets: Counts, folder: str, kind: str) -> list[str]:
    """Return lines for the three files of a folder that grew most, each with its most expensive test."""
    growth = {
        file: counts.get(kind, 0) - budgets.get(file, {}).get(kind, 0)
        for file, counts in files.items()
        if "/".join(file.split("/")[:-1][:2]) == folder
    }
    most = sorted((file for file in growth if growth[file] > 0), key=lambda file: -growth[file])[:3]
    lines = []
    for file in most:
        of_file = {test: counts.get(kind, 0) for test, counts in tests.items() if test.startswith(f"{file}::")}
        dearest = max(of_file, key=lambda test: of_file[test])
        lines.append(f"{file}: {growth[file]} more; {dearest.partition('::')[2]} has {of_file[dearest]}")
    return lines


def _name_fixture(fixture: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> str:
    """Name a fixture by its file, function and parameter index, in the form of a test id."""
    file = Path(fixture.func.__code__.co_filename)
    root = request.config.rootpath
    name = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name
    return f"{name}::{fixture.argname}[{getattr(request, 'param_index', 0)}]"


def _record_event(event: str, arguments: tuple[object, ...]) -> None:
    if event == "subprocess.Popen" and arguments[0] not in ONCE_PER_MACHINE:
        _counts["processes"] += 1


def _count_calls(owner: Any, name: str, kind: str) -> None:
    """Replace a function by one that also adds 1 to a kind of operation."""
    original: Callable[..., Any] = getattr(owner, name)

    @functools.wraps(original)
    def counted(*arguments: Any, **more: Any) -> Any:
        if kind != "plies" or not _is_in_server():
            _counts[kind] += 1
        return original(*arguments, **more)

    setattr(owner, name, counted)


def _is_in_server() -> bool:
    """Return whether an event loop or another thread is the caller, not the test itself."""
    return asyncio._get_running_loop() is not None or threading.current_thread() is not threading.main_thread()


def _count_examples() -> None:
    """Count the valid examples of every Hypothesis run.

    Discarded attempts are not counted: they depend on the name of the test, from which the examples are drawn.
    """
    original = ConjectureRunner.run

    @functools.wraps(original)
    def counted(self: ConjectureRunner) -> None:
        try:
            original(self)
        finally:
            _counts["examples"] += self.valid_test_cases

    ConjectureRunner.run = counted  # type: ignore[method-assign]


def _format_counts(counts: object) -> str:
    return json.dumps(counts, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write the counts of the last successful runs as budgets; runs without counts keep theirs."""
    budgets = json.loads(BUDGETS.read_text(encoding="utf-8"))
    for file in sorted(COUNTED.glob("operations-*.json")):
        run, counted = file.stem.partition("-")[2], json.loads(file.read_text(encoding="utf-8"))
        excluded = UNSTEADY.get(run, frozenset())
        steady = {
            one: {kind: n for kind, n in counts.items() if kind not in excluded} for one, counts in counted.items()
        }
        budgets[run] = {file: counts for file, counts in steady.items() if counts}
    BUDGETS.write_text(_format_counts(budgets), encoding="utf-8")


if __name__ == "__main__":
    main()
