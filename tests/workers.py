"""Parallel tests: `--workers N` collects once, then forks N processes that run the collected tests.

Modules, parameters and data loaded before the fork are computed once and shared. Tests of one `xdist_group` run in one
worker, one after the other; a test without the mark is a group of its own. A free worker gets the next group in the
order of collection. A worker that crashes fails the test that it ran; a new worker takes the rest of its group.

`group_tests` sets these marks. The tests of a file are one group, and so are those of some folders (`TOGETHER`): they
share data that is slow to create or load, for example a server, a database or compiled code. Tests with a browser are
groups of their own, so that no worker waits long for another at the end. Laws are grouped by their tables
(`tertulia.laws`).
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from pathlib import PurePosixPath
from typing import Any

import pytest

Group = list[int]
"""Indices of collected tests."""
AT_START: list[Callable[[Connection], None]] = []
"""Functions that each worker calls before its first test, with its connection to the master.

A process forked by such a function must close the connection: the master considers a worker alive while it is open.
"""


def add_option(parser: pytest.Parser) -> None:
    """Declare the `--workers` option."""
    parser.getgroup("tertulia").addoption(
        "--workers", type=int, default=0, metavar="N", help="run the tests in N processes, forked after the collection"
    )


def register_master(config: pytest.Config) -> None:
    """Register the plugin if `--workers` is given.

    Raises `pytest.UsageError` if the system cannot fork or `--pdb` is given.
    """
    if number := config.getoption("--workers"):
        if not hasattr(os, "fork") or config.getoption("usepdb"):
            raise pytest.UsageError("--workers needs a system that can fork, and goes without --pdb")
        config.pluginmanager.register(Master(config, number), "master of workers")


def find_groups(items: Sequence[pytest.Item]) -> list[Group]:
    """Return the indices of tests by group, in the order of the groups' first tests."""
    found: dict[str, Group] = {}
    for index, item in enumerate(items):
        mark = item.get_closest_marker("xdist_group")
        found.setdefault(item.nodeid if mark is None else f"@{mark.args[0]}", []).append(index)
    return list(found.values())


class Master:
    """Pytest plugin that distributes groups to workers and reports their results as its own."""

    def __init__(self, config: pytest.Config, number: int) -> None:
        self.config, self.number = config, number
        self.pids: dict[Connection, int] = {}
        """Process id of each worker, by its connection."""
        self.assigned: dict[Connection, deque[int]] = {}
        """Tests assigned to a worker and not ended, the running one first."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.config.option.collectonly or session.testsfailed:
            return None
        if reporter := self.config.pluginmanager.getplugin("terminalreporter"):
            reporter.showfspath = False  # tests of several files end in alternation
        self.session, self.waiting_groups = session, deque(find_groups(session.items))
        gc.collect()
        gc.freeze()  # memory that the garbage collector skips stays shared
        for _ in range(self.number):
            self._fork()
        try:
            while self.pids:
                for connection in wait(list(self.pids)):
                    self._receive(connection)  # type: ignore[arg-type]  # no sockets are among them
                if session.shouldfail or session.shouldstop:
                    self.waiting_groups.clear()
        finally:
            for connection, pid in self.pids.items():  # after Ctrl-C, which the workers receive as well
                connection.close()
                os.waitpid(pid, 0)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True

    def _fork(self) -> None:
        here, there = Pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                for other in (here, *self.pids):
                    other.close()
                Worker(self.session, there).run()
                status = 0
            finally:
                os._exit(status)
        there.close()
        self.pids[here], self.assigned[here] = pid, deque()

    def _receive(self, connection: Connection) -> None:
        try:
            message: tuple[str, Any] = connection.recv()
        except (EOFError, ConnectionError):
            self._end_worker(connection)
            return
        kind, value = message
        if kind == "more":
            group = self.waiting_groups.popleft() if self.waiting_groups else []
            self.assigned[connection].extend(group)
            connection.send(group)
        elif kind == "report":
            report = self.config.hook.pytest_report_from_serializable(config=self.config, data=value)
            self.config.hook.pytest_runtest_logreport(report=report)
        elif kind == "warning":
            self.config.hook.pytest_warning_recorded.call_historic(kwargs=value)
        elif kind == "end":
            item = self.session.items[self.assigned[connection].popleft()]
            self.config.hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)

    def _end_worker(self, connection: Connection) -> None:
        """Handle the end of a worker.

        If it has tests left, the running one fails and a new worker runs the others.
        """
        _, status = os.waitpid(self.pids.pop(connection), 0)
        assigned = self.assigned.pop(connection)
        connection.close()
        if not assigned:
            return
        item = self.session.items[assigned.popleft()]
        message = f"the process that ran {item.nodeid} ended with status {os.waitstatus_to_exitcode(status)}"
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", message, "call")
        self.config.hook.pytest_runtest_logreport(report=report)
        if assigned:
            self.waiting_groups.appendleft(list(assigned))
        self._fork()


class Worker:
    """Runs the groups that the master assigns, in a process of its own."""

    def __init__(self, session: pytest.Session, master: Connection) -> None:
        self.session, self.master = session, master
        config = session.config
        _print_nothing(config)
        config.pluginmanager.unregister(name="master of workers")
        self.registered = False
        config.pluginmanager.register(self, "worker")  # pytest repeats the earlier warnings here
        self.registered = True
        factory: Any = config._tmp_path_factory  # type: ignore[attr-defined]
        factory._basetemp = factory.getbasetemp() / f"worker-{os.getpid()}"
        factory._basetemp.mkdir()

    def run(self) -> None:
        """Run tests until the master has none left."""
        items, protocol = self.session.items, self.session.config.hook.pytest_runtest_protocol
        for begin in AT_START:
            begin(self.master)
        indexes = self._receive_indexes()
        index = next(indexes, None)
        try:
            while index is not None:
                following = next(indexes, None)  # fixtures shared with the next test stay set up
                protocol(item=items[index], nextitem=None if following is None else items[following])
                self.master.send(("end", None))
                index = following
        finally:
            self.session._setupstate.teardown_exact(None)
            if readings := self.session.config.pluginmanager.getplugin("readings"):
                readings.pytest_unconfigure()
            atexit._run_exitfuncs()  # they stop servers; `os._exit` would skip them

    def _receive_indexes(self) -> Iterator[int]:
        while True:
            self.master.send(("more", None))
            group = self.master.recv()
            if not group:
                return
            yield from group

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self.session.config.hook.pytest_report_to_serializable(config=self.session.config, report=report)
        self.master.send(("report", data))

    @pytest.hookimpl(trylast=True)
    def pytest_warning_recorded(
        self,
        warning_message: warnings.WarningMessage,
        when: str,
        nodeid: str,
        location: tuple[str, int, str] | None,
    ) -> None:
        if not self.registered:
            return
        text = f"{warning_message.category.__name__}: {warning_message.message}"
        sent = warnings.WarningMessage(UserWarning(text), UserWarning, warning_message.filename, warning_message.lineno)
        self.master.send(("warning", {"warning_message": sent, "when": when, "nodeid": nodeid, "location": location}))


def _print_nothing(config: pytest.Config) -> None:
    """Let pytest capture the output of tests in this process, but print nothing itself."""
    capture: Any = config.pluginmanager.getplugin("capturemanager")
    capture.stop_global_capturing()
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    reporter: Any = config.pluginmanager.getplugin("terminalreporter")
    reporter._tw._file = open(os.devnull, "w")  # noqa: SIM115  open until the process ends
    capture.start_global_capturing()
    capture.resume_global_capture()


TOGETHER = {
    "tests/i18n": "catalogues",
    "tests/bots": "search",
    "tests/analysis": "search",
    "tests/simulation": "search",
    "tests/kernel/test_step_batch.py": "batches",
    "tests/bench/test_steps.py": "batches",
}
"""Folders and files that load the same compiled code, which takes seconds in each process."""


def group_tests(items: Sequence[pytest.Item]) -> None:
    """Put each test that has no group mark into a group."""
    for item in items:
        if not any(item.iter_markers("xdist_group")) and not any(
            item.get_closest_marker(kind) for kind in ("browser", "laws")
        ):
            item.add_marker(pytest.mark.xdist_group(get_group(item.nodeid.partition("::")[0])))


def get_group(file: str) -> str:
    """Return the group of a test file: the first entry of `TOGETHER` that contains it, or else its path."""
    places = (str(place) for place in (PurePosixPath(file), *PurePosixPath(file).parents))
    return next((TOGETHER[place] for place in places if place in TOGETHER), file.removesuffix(".py").replace("/", " "))
