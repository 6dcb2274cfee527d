"""Budgets of operations: what makes tests expensive is counted, so a budget fails on every machine alike, fast or busy.

Each run of `make test` and `make proof` (`TERTULIA_RUN`) has budgets for each folder of tests, committed as counts by test file in
`tests/operations.json`. A folder whose tests do more than that fails the run, which names the files and tests that grew. What a
session fixture does counts once, in its own file, however many workers set it up; so does what a process keeps (`once`). Plies
count only where a test plays them itself: how far the bots of a server get before a test ends depends on the machine.

`python -m tests.operations` writes the counts of the last runs that passed as the new budgets. A raised budget is a commit of its
own that says why.
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
"""The folder with the counts of the last runs."""
METHODS = {
    "compiled rules loaded": [("tertulia.kernel.game", "Game", "precompile")],
    "plies": [(Match.__module__, "Match", "act"), ("tertulia.laws.walked", "Here", "go")],
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
"""Operations by the methods whose calls are counted: module, class, method. A module that no collected test imports is left out."""
FUNCTIONS = {"databases": ("migrate", ("tertulia.server.storage.database", "tertulia.server.storage.postgres"))}
"""Operations by the function whose calls are counted, and the modules that call it."""
MORE_OR_OTHER = {"TERTULIA_TEST_SEED", "TERTULIA_LAW_GAMES", "TERTULIA_TEST_DATABASE", "HYPOTHESIS_PROFILE"}
"""Variables that make tests do more, or other things, than the budgets are for."""
Counts = dict[str, dict[str, int]]
"""Numbers of operations by test or test file, and by kind."""

_counts: Counter[str] = Counter()
"""Operations in this process since the last report of a test."""
_once: Counts = {}
"""Operations since then of session fixtures, and of what this process keeps (`once`), by name."""


class Operations:
    """A plugin of pytest: counts the operations of each test, and fails a run above its budgets."""

    def __init__(self, run: str, budgets: Mapping[str, Counts]) -> None:
        self.run, self.budgets = run, budgets.get(run)
        self.tests: Counts = {}
        sys.addaudithook(_hear)
        _count_examples()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        """Count from now on, in every process that is forked later."""
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
        with once(_name_of(fixturedef, request)):
            return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":  # an attribute of a report travels from the worker to the master
            found = {report.nodeid: dict(_counts), **_once}
            vars(report)["operations"] = {name: counts for name, counts in found.items() if counts}
            _counts.clear()
            _once.clear()
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, counts in vars(report).get("operations", {}).items():
            self.tests[name] = dict(Counter(self.tests.get(name, {})) | Counter(counts))  # the larger of each

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.budgets is not None and (lines := exceeded(self.tests, self.budgets)):
            terminalreporter.section("more operations than their budgets allow")
            terminalreporter.write_line("\n".join(lines))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus or not self.run or session.config.option.collectonly:
            return
        COUNTED.mkdir(parents=True, exist_ok=True)
        (COUNTED / f"operations-{self.run}.json").write_text(_text(by_file(self.tests)), encoding="utf-8")
        if self.budgets is not None and exceeded(self.tests, self.budgets):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@contextlib.contextmanager
def uncounted() -> Iterator[Counter[str]]:
    """Leave the operations of the block out, whose number hangs on luck; they are in the counter when it ends."""
    before, found = _counts.copy(), Counter[str]()
    try:
        yield found
    finally:
        found.update(_counts - before)
        _counts.clear()
        _counts.update(before)


@contextlib.contextmanager
def once(name: str) -> Iterator[None]:
    """Count the operations of the block once for all processes of a run, under a name (`file::name`)."""
    with uncounted() as found:
        yield
    _once[name] = dict(found)


def operations_of_this_run() -> Operations:
    """The plugin for this run; without a name, operations are counted and not compared."""
    return Operations(name_of_run(os.environ), json.loads(BUDGETS.read_text(encoding="utf-8")))


def name_of_run(environment: Mapping[str, str]) -> str:
    """What `TERTULIA_RUN` says; empty if other random games or examples than usual are asked for."""
    return environment.get("TERTULIA_RUN", "") if environment.keys().isdisjoint(MORE_OR_OTHER) else ""


def by_file(tests: Counts) -> Counts:
    """Sums of the counts of each file's tests."""
    found: dict[str, Counter[str]] = {}
    for test, counts in tests.items():
        found.setdefault(test.partition("::")[0], Counter()).update(counts)
    return {file: dict(sorted(counts.items())) for file, counts in sorted(found.items())}


def by_folder(files: Counts) -> Counts:
    """Sums of the counts of each folder's files."""
    found: dict[str, Counter[str]] = {}
    for file, counts in files.items():
        found.setdefault("/".join(file.split("/")[:-1][:2]), Counter()).update(counts)
    return {folder: dict(counts) for folder, counts in found.items()}


def exceeded(tests: Counts, budgets: Counts) -> list[str]:
    """A line for each folder and kind of operation above its budget, and one for each of the files that grew most."""
    files = by_file(tests)
    allowed, lines = by_folder(budgets), list[str]()
    for folder, counts in sorted(by_folder(files).items()):
        for kind, number in sorted(counts.items()):
            budget = allowed.get(folder, {}).get(kind, 0)
            if number > budget:
                lines.append(f"{folder}: {number} {kind}, {budget} are allowed; what grew most:")
                lines += [f"  {line}" for line in _grown(tests, files, budgets, folder, kind)]
    if lines:
        lines.append(
            "Make the tests cheaper, or write new budgets (python -m tests.operations) in a commit that says why."
        )
    return lines


def _grown(tests: Counts, files: Counts, budgets: Counts, folder: str, kind: str) -> list[str]:
    """The three files of a folder that grew most, each with its most expensive test."""
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


def _name_of(fixture: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> str:
    """The file of a fixture, its name and the number of its parameter, in the form of a test's id."""
    file = Path(fixture.func.__code__.co_filename)
    root = request.config.rootpath
    name = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name
    return f"{name}::{fixture.argname}[{getattr(request, 'param_index', 0)}]"


def _hear(event: str, arguments: tuple[object, ...]) -> None:
    if event == "subprocess.Popen":
        _counts["processes"] += 1


def _count_calls(owner: Any, name: str, kind: str) -> None:
    """Let every call of a function add one to a kind of operation."""
    original: Callable[..., Any] = getattr(owner, name)

    @functools.wraps(original)
    def counted(*arguments: Any, **more: Any) -> Any:
        if kind != "plies" or not _in_a_server():
            _counts[kind] += 1
        return original(*arguments, **more)

    setattr(owner, name, counted)


def _in_a_server() -> bool:
    """Whether an event loop or a thread calls, not the test itself."""
    return asyncio._get_running_loop() is not None or threading.current_thread() is not threading.main_thread()


def _count_examples() -> None:
    """Let every run of hypothesis add the number of its examples."""
    original = ConjectureRunner.run

    @functools.wraps(original)
    def counted(self: ConjectureRunner) -> None:
        try:
            original(self)
        finally:
            _counts["examples"] += self.call_count

    ConjectureRunner.run = counted  # type: ignore[method-assign]


def _text(counts: object) -> str:
    return json.dumps(counts, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write the counts of the last runs that passed as budgets; runs without counts keep theirs."""
    budgets = json.loads(BUDGETS.read_text(encoding="utf-8"))
    for file in sorted(COUNTED.glob("operations-*.json")):
        budgets[file.stem.partition("-")[2]] = json.loads(file.read_text(encoding="utf-8"))
    BUDGETS.write_text(_text(budgets), encoding="utf-8")


if __name__ == "__main__":
    main()
