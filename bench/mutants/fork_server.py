"""Runs tests in children of a process that has imported the libraries, but nothing of the project.

This is a program. Each line of its standard input is a job in JSON: a copy of the tree, pytest's arguments, the tests
to run in order, the folders whose lines are recorded by test, and a limit in processor seconds. Its limit in wall-clock
time, for tests that wait, is `WALL_CLOCK_FACTOR` times as long. The answer to a job is a line with the failed tests and
the seconds of each test. A job runs in a child, which is killed afterwards with all processes that it started.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import resource
import select
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Generator, Iterable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import coverage
import pytest

PROJECT = "tertulia"
"""Package that is never imported here, as each job has its own copy."""
LIBRARIES = ("numpy", "numba", "hypothesis", "msgspec", "_pytest.assertion.rewrite", "litestar", "sqlalchemy", "httpx")
PYTEST_OPTIONS = ("-q", "-p", "no:cacheprovider", "-p", "no:pytest_cov", "--timeout=120")


WALL_CLOCK_FACTOR = 6
"""Wall-clock limit of a child as a multiple of its processor time limit; the machine may be busy."""


class RunRecorder:
    """Pytest plugin: runs the chosen tests in their order, and records failures and seconds.

    It calls `start` with the name of each test before it runs.
    """

    def __init__(self, chosen: list[str] | None, start: Callable[[str], None]) -> None:
        self.start = start
        self.order = {test: place for place, test in enumerate(chosen)} if chosen is not None else None
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        if self.order is not None:
            selected = [item for item in items if item.nodeid in self.order]
            config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in self.order])
            items[:] = sorted(selected, key=lambda item: self.order[item.nodeid] if self.order else 0)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.start(item.nodeid)
        started = time.monotonic()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.monotonic() - started

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def run_job(job: dict[str, Any]) -> dict[str, Any]:
    """Run pytest for a job, in the child."""
    root = Path(job["root"])
    if not job["lines"]:  # bytecode of unchanged files is reused, none of a planted fault is kept
        sys.dont_write_bytecode, os.environ["PYTHONDONTWRITEBYTECODE"] = True, "1"
    os.chdir(root)
    sys.path[:0] = places = [str(root / "src"), str(root)]
    os.environ |= {**job["environment"], "PYTHONPATH": os.pathsep.join([*places, os.environ["PYTHONPATH"]])}
    if not job["lines"]:
        recorder = RunRecorder(job["chosen"], lambda test: None)
        status = pytest.main([*PYTEST_OPTIONS, "-x", *job["arguments"]], plugins=[recorder])
        return {"status": int(status), "failed": recorder.failed, "seconds": recorder.seconds}
    with tempfile.TemporaryDirectory(prefix="lines") as folder:
        return run_job_with_lines(job, root, Path(folder))


def run_job_with_lines(job: dict[str, Any], root: Path, folder: Path) -> dict[str, Any]:
    """Run pytest for a job and record the lines that each test executes.

    This includes processes that are forked from a fork server.
    """
    from bench.mutants.forked_lines import CONCURRENCY, RunningTest, note_forked_lines, read_forked_lines

    sources = [str(root / name) for name in job["lines"]]
    lines = coverage.Coverage(data_file=None, config_file=False, source=sources, concurrency=CONCURRENCY)
    note_forked_lines(folder, sources)
    names = RunningTest(folder)

    def start(test: str) -> None:
        lines.switch_context(test)
        names.publish_name(test)

    lines.start()
    recorder = RunRecorder(job["chosen"], start)
    status = pytest.main([*PYTEST_OPTIONS, *job["arguments"]], plugins=[recorder])
    lines.stop()
    data = lines.get_data()
    noted = [(path, data.contexts_by_lineno(path)) for path in data.measured_files()]
    passed = merge_lines(root, [*noted, *read_forked_lines(folder)])
    return {"status": int(status), "failed": recorder.failed, "seconds": recorder.seconds, "passed": passed}


def merge_lines(root: Path, noted: Iterable[tuple[str, dict[int, list[str]]]]) -> dict[str, dict[str, list[str]]]:
    """Return the tests by file and line; lines that run at import also have a test with an empty name."""
    found: dict[str, dict[str, set[str]]] = {}
    for path, lines in noted:
        file = found.setdefault(Path(path).resolve().relative_to(root.resolve()).as_posix(), {})
        for line, tests in lines.items():
            file.setdefault(str(line), set()).update(tests)
    return {file: {line: sorted(tests) for line, tests in lines.items()} for file, lines in found.items()}


def run_child(job: dict[str, Any], write: int) -> None:
    """Run a job, write its answer to the descriptor `write`, and exit without cleanup."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (int(job["cpu_seconds"]) + 1, int(job["cpu_seconds"]) + 2))
    silence = os.open(job.get("output") or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        answer = run_job(job)
    except BaseException:  # a planted fault may raise anything while pytest starts
        answer = {"status": -1, "failed": ["start"], "seconds": {}, "error": traceback.format_exc()}
    with os.fdopen(write, "w", encoding="utf-8") as out:
        json.dump(answer, out)
    os._exit(0)


def run_in_child(job: dict[str, Any]) -> dict[str, Any]:
    """Run a job in a child and return its answer, or a failure named `time` or `crash`.

    The child's process group is killed afterwards.
    """
    read, write = os.pipe()
    one = os.fork()
    if one == 0:
        os.close(read)
        run_child(job, write)
    os.close(write)
    text, end = b"", time.monotonic() + WALL_CLOCK_FACTOR * job["cpu_seconds"]
    while time.monotonic() < end:
        ready, _, _ = select.select([read], [], [], min(1.0, max(0.0, end - time.monotonic())))
        if ready:
            piece = os.read(read, 1 << 20)
            if not piece:
                break
            text += piece
    os.close(read)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(one, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        os.kill(one, signal.SIGKILL)
    _, status = os.waitpid(one, 0)
    late = time.monotonic() >= end or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU)
    try:
        answer: dict[str, Any] = json.loads(text)
    except ValueError:  # it was killed, or it crashed
        answer = {"status": -1, "failed": ["time" if late else "crash"], "seconds": {}}
    return answer


def main() -> None:
    """Import the libraries, then answer the jobs on standard input."""
    plugins = [point.module for point in entry_points(group="pytest11") if not point.module.startswith(PROJECT)]
    for name in (*LIBRARIES, *plugins):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        print(json.dumps(run_in_child(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
