"""Plants one fault after the other in copies of the tree and asks the tests that pass the line."""

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

from bench.mutants.fault import Fault
from bench.mutants.rooms import Room

COPIED = (
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
"""What the tests read."""
LINKED = ".venv"
"""The folder with the programs that tests start beside the server; it is shared."""
NURSERY = Path(__file__).parent / "nursery.py"
PATIENCE = 15.0
"""Seconds of the processor for a trial, beyond three times what its tests take without a fault. What takes longer is found."""


class Trial(msgspec.Struct, frozen=True):
    """What came of a fault."""

    fault: Fault
    found_by: str
    """The test that failed first, `time` where none ended, `crash` where the process broke; empty: it lives."""
    tests: int
    """How many tests pass the line."""


class Net(msgspec.Struct):
    """What the tests of a room pass without a fault."""

    seconds: dict[str, float]
    passed: dict[str, dict[str, list[str]]]

    def tests_of(self, fault: Fault, source: bytes) -> list[str]:
        """The tests that pass any line of the change, the quickest first. If the line runs when its file is loaded: all tests,
        those first that pass another line of the file."""
        lines = self.passed.get(fault.file, {})
        last = fault.line + source[fault.start : fault.end].count(b"\n")
        tests = {test for line in range(fault.line, last + 1) for test in lines.get(str(line), ())}
        if "" in tests or (not fault.scope and not tests):
            tests = set(self.seconds)
        near = {test for passing in lines.values() for test in passing}
        return sorted(tests, key=lambda test: (test not in near, self.seconds.get(test, 0.0), test))


class Bench:
    """A copy of the tree and a process that runs tests in it."""

    def __init__(
        self, root: Path, folder: Path, room: Room, output: Path | None = None, patience: float = PATIENCE
    ) -> None:
        self.tree, self.room, self.output, self.patience = folder, room, output, patience
        copy_tree(root, folder)
        environment = {
            **os.environ,
            "OMP_NUM_THREADS": "1",
            "OPENBLAS_NUM_THREADS": "1",
        }
        environment["PYTHONPATH"] = str(NURSERY.parents[2])
        self.process = subprocess.Popen(
            [sys.executable, str(NURSERY)],
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

    def net(self, patience: float = 3600.0) -> Net:
        """What the room's tests pass; exits where one of them fails without any fault."""
        answer = self._ask(chosen=None, lines=self.room.measured, patience=patience, arguments=self.room.tests)
        if answer["failed"] or not answer["seconds"]:
            sys.exit(f"{self.room.name}: these fail without a fault: {', '.join(answer['failed']) or 'no test ran'}")
        return Net(answer["seconds"], answer["passed"])

    def trial(self, fault: Fault, net: Net) -> Trial:
        """Plant a fault, ask, and take it out again."""
        path = self.tree / fault.file
        source, before = path.read_bytes(), path.stat()
        tests = net.tests_of(fault, source)
        if not tests:
            return Trial(fault, "", 0)
        path.write_bytes(fault.planted(source))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 2 * 10**9))  # not what was compiled before
        try:
            patience = self.patience + 3 * sum(net.seconds.get(test, 0.0) for test in tests)
            files = sorted({test.split("::")[0] for test in tests})
            answer = self._ask(chosen=tests, lines=(), patience=patience, arguments=[*files])
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))  # what was compiled before fits again
        return Trial(fault, (answer["failed"] or [""])[0], len(tests))

    def _ask(self, **job: Any) -> dict[str, Any]:
        interpreted = {"TERTULIA_INTERPRET": "1"} if self.room.interpreted else {}
        job |= {"root": str(self.tree), "environment": interpreted, "output": str(self.output) if self.output else None}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def copy_tree(root: Path, folder: Path) -> None:
    """Copy what the tests need, without what they have made there."""
    for name in COPIED:
        there = root / name
        if there.is_dir():
            shutil.copytree(there, folder / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        elif there.is_file():
            shutil.copy2(there, folder / name)
    if (root / LINKED).is_dir():
        (folder / LINKED).symlink_to((root / LINKED).resolve())


def summary(trials: Sequence[Trial], equivalent: Mapping[Fault, str]) -> tuple[int, int, list[Trial]]:
    """How many were planted that somebody could see, how many of them were found, and those that live."""
    seen = [trial for trial in trials if trial.found_by or trial.fault not in equivalent]
    living = [trial for trial in seen if not trial.found_by]
    return len(seen), len(seen) - len(living), living
