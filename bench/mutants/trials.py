"""Plants faults one at a time in a copy of the tree, and runs the tests that execute the changed line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from bench.mutants.areas import Area
from bench.mutants.fault import Fault

COPIED_PATHS = (
    "src",
    "tests",
    "tools",
    "docs",
    "bench",
    "pyproject.toml",
    "README.md",
    "requirements",
    "web/dist",
)
"""Files and folders that the tests read."""
LINKED_FOLDER = ".venv"
"""Folder with the programs that tests start, linked instead of copied."""
FORK_SERVER = Path(__file__).parent / "fork_server.py"
EXTRA_CPU_SECONDS = 15.0
"""Processor seconds that a trial may take beyond three times its tests' usual time. A slower one counts as found."""


class Trial(msgspec.Struct, frozen=True):
    """Result of planting one fault."""

    fault: Fault
    found_by: str
    """The first failed test, or `time`, `crash` or `build`; empty if the fault survived."""
    tests: int
    """Number of tests that execute the line."""


class Baseline(msgspec.Struct):
    """Baseline of an area's tests without a fault: seconds by test, and tests by file and line."""

    seconds: dict[str, float]
    passed: dict[str, dict[str, list[str]]]

    def select_tests(self, fault: Fault, source: bytes) -> list[str]:
        """Return the tests that execute a changed line, the fastest first.

        If the line runs at import these are all tests, those first that execute another line of the file.
        """
        lines = self.passed.get(fault.file, {})
        last = fault.line + source[fault.start : fault.end].count(b"\n")
        tests = {test for line in range(fault.line, last + 1) for test in lines.get(str(line), ())}
        if "" in tests or (not fault.scope and not tests):
            tests = set(self.seconds)
        near = {test for passing in lines.values() for test in passing}
        return sorted(tests, key=lambda test: (test not in near, self.seconds.get(test, 0.0), test))


class Bench:
    """A copy of the tree, and a process that runs tests in it."""

    def __init__(
        self,
        root: Path,
        folder: Path,
        area: Area,
        output: Path | None = None,
        extra_cpu_seconds: float = EXTRA_CPU_SECONDS,
    ) -> None:
        self.tree, self.area, self.output, self.extra_cpu_seconds = folder, area, output, extra_cpu_seconds
        copy_tree(root, folder)
        environment = {
            **os.environ,
            "OMP_NUM_THREADS": "1",
            "OPENBLAS_NUM_THREADS": "1",
        }
        environment["PYTHONPATH"] = str(FORK_SERVER.parents[2])
        self.process = subprocess.Popen(
            [sys.executable, str(FORK_SERVER)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Bench:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=60)

    def measure_baseline(self, cpu_seconds: float = 3600.0) -> Baseline:
        """Run the area's tests and return the baseline. Exits if a test fails without a fault."""
        answer = self._run_job(
            chosen=None, lines=self.area.measured, cpu_seconds=cpu_seconds, arguments=self.area.tests
        )
        if answer["failed"] or not answer["seconds"]:
            sys.exit(
                f"{self.area.name}: these tests fail without a fault: {', '.join(answer['failed']) or 'no test ran'}"
            )
        return Baseline(answer["seconds"], answer["passed"])

    def try_fault(self, fault: Fault, baseline: Baseline) -> Trial:
        """Plant a fault, run its tests, and restore the file."""
        path = self.tree / fault.file
        source, before = path.read_bytes(), path.stat()
        tests = baseline.select_tests(fault, source)
        if not tests:
            return Trial(fault, "", 0)
        path.write_bytes(fault.apply_to(source))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 2 * 10**9))  # so that earlier bytecode is not used
        try:
            cpu_seconds = self.extra_cpu_seconds + 3 * sum(baseline.seconds.get(test, 0.0) for test in tests)
            files = sorted({test.split("::")[0] for test in tests})
            answer = self._run_job(chosen=tests, lines=(), cpu_seconds=cpu_seconds, arguments=[*files])
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))  # so that earlier bytecode is valid again
        return Trial(fault, (answer["failed"] or [""])[0], len(tests))

    def _run_job(self, **job: Any) -> dict[str, Any]:
        interpreted = {"TERTULIA_INTERPRET": "1"} if self.area.interpreted else {}
        job |= {"root": str(self.tree), "environment": interpreted, "output": str(self.output) if self.output else None}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def copy_tree(root: Path, folder: Path) -> None:
    """Copy the files that the tests read, without generated ones."""
    for name in COPIED_PATHS:
        there = root / name
        if there.is_dir():
            shutil.copytree(there, folder / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        elif there.is_file():
            shutil.copy2(there, folder / name)
    if (root / LINKED_FOLDER).is_dir():
        (folder / LINKED_FOLDER).symlink_to((root / LINKED_FOLDER).resolve())


def summarize_trials(trials: Sequence[Trial], equivalent: Mapping[Fault, str]) -> tuple[int, int, list[Trial]]:
    """Return the numbers of observable and of found faults, and the trials whose fault survived."""
    seen = [trial for trial in trials if trial.found_by or trial.fault not in equivalent]
    living = [trial for trial in seen if not trial.found_by]
    return len(seen), len(seen) - len(living), living
