"""Fixtures and hooks for all tests: random seed, test order, a browser if one is installed, skipped tests by reason."""

from __future__ import annotations

import gc
import os
import re
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Generator
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tertulia.bots.search.precompile import run_minimal_search
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.playing import games_per_law
from tertulia.laws.seed import SEED, SEED_VARIABLE
from tertulia.resources import client_dir
from tests import workers
from tests.costs import create_costs
from tests.operations import create_operations
from tests.readings import register_readings
from tests.seed import make_token_bytes
from tools.ready.chromium import find_chromium
from tools.ready.programs import find_program

MISSING = re.compile(r"not installed|not built|could not import")
"""Reasons that name something which can be installed or built."""


def is_in_ci() -> bool:
    """Return whether the tests run in CI, with every program that they need installed."""
    return os.environ.get("CI", "").lower() in ("true", "1")


class Skips:
    """Pytest plugin that lists the skipped tests by reason."""

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        self.reasons: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            self.reasons[get_reason(report.longrepr)] += 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.reasons[get_reason(report.longrepr)] += 1

    def missing(self) -> list[str]:
        """Return the reasons that name a missing program or build."""
        return [reason for reason in self.reasons if MISSING.search(reason)]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.reasons:
            return
        terminalreporter.section("skipped, by reason")
        for reason, number in self.reasons.most_common():
            refused = self.strict and reason in self.missing()
            terminalreporter.write_line(f"{number:5}  {reason}{'  (not allowed in CI)' if refused else ''}")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.strict and self.missing() and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def get_reason(report: object) -> str:
    """Return the reason from pytest's report of a skipped test: a tuple of file, line and text, or a text."""
    words = report[2] if isinstance(report, tuple) else str(report)
    return str(words).removeprefix("Skipped: ")


# The "fast" profile always tries the same examples. `HYPOTHESIS_PROFILE=thorough` (`make soak`) tries more, and new
# ones each run.
SLOW = [HealthCheck.too_slow]
settings.register_profile("fast", max_examples=25, deadline=None, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("thorough", max_examples=1000, deadline=None, suppress_health_check=SLOW, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fast"))

MEMORY = Path("/dev/shm")
"""Linux file system held in memory."""
MIN_FREE_BYTES = 1 << 30
"""Free space there that a run needs: ten times its usual consumption."""


def pytest_addoption(parser: pytest.Parser) -> None:
    workers.add_option(parser)


def keep_files_in_memory() -> None:
    """Use a temporary folder in memory if it has enough free space.

    Commits then need not wait for a disk. `TMPDIR`, if set, wins.
    """
    if "TMPDIR" in os.environ or sys.platform != "linux" or not os.access(MEMORY, os.W_OK | os.X_OK):
        return
    room = os.statvfs(MEMORY)
    if room.f_bavail * room.f_frsize >= MIN_FREE_BYTES and not room.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"], tempfile.tempdir = str(MEMORY), None


def pytest_configure(config: pytest.Config) -> None:
    keep_files_in_memory()
    workers.register_master(config)
    config.pluginmanager.register(create_costs(), "costs")
    config.pluginmanager.register(create_operations(), "operations")
    config.pluginmanager.register(Skips(is_in_ci()), "skips")
    register_readings(config)


def pytest_report_header() -> str:
    """Print the seed before the first test."""
    return f"seed: {SEED_VARIABLE}={SEED}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the seed to the report of every failure. For laws, `tertulia.laws.plugin` adds it."""
    report = yield
    if report.failed and not item.get_closest_marker("laws"):
        report.sections.append(("seed", f"{SEED_VARIABLE}={SEED} repeats these games"))
    return report


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make random draws in the test's process depend only on the seed and the test's name."""
    monkeypatch.setattr(secrets, "token_bytes", make_token_bytes(request.node.nodeid))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without garbage collection: collected tests live until the end of the run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark and order the tests.

    `proof` marks of single parameters are set first, because the steps below read marks. Tests with a browser run last:
    once a browser runs, its library's event loop occupies the thread, and no other loop can run. Groups named by a mark
    run first, because they take longest.
    """
    mark_proof_parameters(items, whole="::" not in "".join(config.args))
    groups = {item: mark.args[0] for item in items for mark in item.iter_markers("xdist_group")}
    browsers, others = ({groups[item] for item in groups if is_in_browser(item) is kind} for kind in (True, False))
    if both := browsers & others:
        raise pytest.UsageError(f"tests with and without a browser share a group: {', '.join(sorted(both))}")
    workers.group_tests(items)
    longest = {*groups.values(), *workers.TOGETHER.values()}
    items.sort(key=lambda item: (is_in_browser(item), get_group_name(item) not in longest))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Load shared data once, before the workers are forked.

    These are compiled rules and searches, and, if the collected tests need them, the server's modules and the
    catalogues.
    """
    options = session.config.option
    if options.workers and session.items and not options.collectonly and not INTERPRET:
        for game in installed_games().values():
            game.precompile()
            run_minimal_search(game)
        if forked := sys.modules.get("tests.server.forked"):
            import_module(vars(forked)["PRELOADED_MODULE"])
        if words := sys.modules.get("tests.i18n.faults"):
            vars(words)["load_catalogues"]()


def mark_proof_parameters(items: list[pytest.Item], whole: bool) -> None:
    """Mark as `proof` the parameters named by `proof_for`.

    Raises `pytest.UsageError` if complete files were collected and a name matches no parameter.
    """
    unused = {(item.nodeid.partition("[")[0], name) for item in items for name in list_proof_names(item)}
    for item in items:
        test, _, parameters = item.nodeid.partition("[")
        for name in list_proof_names(item):
            if fnmatchcase(parameters.removesuffix("]"), name):
                item.add_marker(pytest.mark.proof)
                unused.discard((test, name))
    if unused and whole:
        raise pytest.UsageError(f"proof_for names parameters that no test has: {sorted(unused)}")


def list_proof_names(item: pytest.Item) -> list[str]:
    """Return the parameter ids named by a test's `proof_for` marks."""
    return [str(name) for mark in item.iter_markers("proof_for") for name in mark.args]


def get_group_name(item: pytest.Item) -> str:
    """Return the name of the test's `xdist_group`, or "" if it has none."""
    mark = item.get_closest_marker("xdist_group")
    return "" if mark is None else str(mark.args[0])


def is_in_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parent.parts


@pytest.fixture(scope="session")
def law_games() -> int:
    """Number of random games on which each law is checked."""
    return games_per_law()


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the Chromium to test with.

    Skips the test if Chromium is not installed or the client is not built. Prefers the headless shell, which renders
    alike and uses a fifth less processor time. `TERTULIA_CHROMIUM` names another program.
    """
    found = (
        None if os.environ.get("TERTULIA_CHROMIUM") else find_program("chromium-headless-shell")
    ) or find_chromium()
    if found is None:
        pytest.skip("Chromium is not installed: take the package chromium, or name one in TERTULIA_CHROMIUM")
    if client_dir() is None:
        pytest.skip("the browser client is not built: run `make client`")
    return found
