"""Summary of skipped tests by reason; in CI, a test skipped for a missing program fails the run."""

from __future__ import annotations

import os
import re
from collections import Counter

import pytest

MISSING = re.compile(r"not installed|not built|could not import")
"""Reasons that name something which can be installed or built."""


def in_ci() -> bool:
    """Return whether the tests run in CI, with every program that they need installed."""
    return os.environ.get("CI", "").lower() in ("true", "1")


class Skips:
    """Pytest plugin that lists the skipped tests by reason."""

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        self.reasons: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            self.reasons[reason_of(report.longrepr)] += 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.reasons[reason_of(report.longrepr)] += 1

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


def reason_of(told: object) -> str:
    """Return the reason from pytest's report of a skipped test: a tuple of file, line and text, or a text."""
    words = told[2] if isinstance(told, tuple) else str(told)
    return str(words).removeprefix("Skipped: ")
