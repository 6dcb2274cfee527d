"""Starts sites of one or several processes for benchmarks, on SQLite or on PostgreSQL and a broker."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from bench.serving import SERVE, Serving

START_TIMEOUT_SECONDS = 120.0
"""Seconds in which a site must answer after its start."""


class Backend(NamedTuple):
    """Addresses of the database and the broker that a site's processes share."""

    database: str
    broker: str
    server: Any
    """The PostgreSQL server, which can be crashed and restarted."""
    running: Any
    """The broker, which can be stopped and restarted."""


class Processes:
    """The processes of a site: those started here, and all their descendants."""

    def __init__(self, *first: int) -> None:
        self.first = first

    def all_processes(self) -> list[int]:
        """Return the ids of all processes."""
        found = [*self.first]
        for each in found:
            found += _children(each)
        return found

    def supervised_processes(self) -> list[int]:
        """Return the processes that a supervisor has started: web processes and the worker."""
        (supervisor,) = self.first
        return [each for each in _children(supervisor) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]

    def cpu_seconds(self) -> float:
        """Return the processor seconds of the processes that answer and store.

        The search processes that they start are not counted, as those are still loading their data.
        """
        parts = self.supervised_processes() if len(self.first) == 1 else []
        return sum(
            _figure_of_process(each, lambda each: Serving("", each).cpu_seconds()) for each in [*self.first, *parts]
        )

    def current_megabytes(self) -> list[float]:
        """Return the current resident memory of each process in MiB, the largest first."""
        return sorted(
            (
                _figure_of_process(each, lambda each: Serving("", each).current_megabytes())
                for each in self.all_processes()
            ),
            reverse=True,
        )


def _figure_of_process(process: int, ask: Callable[[int], float]) -> float:
    """Return a figure of a process, or 0 if it has ended."""
    try:
        return ask(process)
    except OSError:
        return 0.0


@contextlib.contextmanager
def run_backend() -> Iterator[Backend]:
    """Yield a new PostgreSQL server and broker, both empty."""
    from tests.server import postgres
    from tests.server.redis import Broker

    server = postgres.durable()
    try:
        with tempfile.TemporaryDirectory() as folder, server.database() as address:
            broker = Broker(Path(folder))
            try:
                yield Backend(address, broker.address, server, broker)
            finally:
                broker.stop()
    finally:
        server.stop()


@contextlib.contextmanager
def run_site(on: Backend | None = None, workers: int | None = None) -> Iterator[tuple[str, Processes]]:
    """Run a site and yield its address and processes.

    Without `on` it uses SQLite in a temporary folder; `workers` starts that many web processes at one address.
    """
    with tempfile.TemporaryDirectory() as folder:
        rest = ["--workers", str(workers)] if workers else []
        with run_process(["serve", "--port", "0", *rest], Path(folder), on) as process:
            address = read_address(process, Path(folder))
            wait_until_ready(address)
            yield address, Processes(process.pid)


@contextlib.contextmanager
def run_separate_processes(on: Backend, web: int) -> Iterator[tuple[list[str], Processes]]:
    """Run `web` web processes at addresses of their own, as behind a proxy, and a worker.

    Yields the addresses and all processes.
    """
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        begin = partial(run_process, folder=Path(folder), on=on)
        worker = stack.enter_context(begin(["worker"]))
        visited = [stack.enter_context(begin(["web", "--port", "0"])) for _ in range(web)]
        addresses = [read_address(process, Path(folder)) for process in visited]
        for address in addresses:
            wait_until_ready(address)
        yield addresses, Processes(worker.pid, *(process.pid for process in visited))


@contextlib.contextmanager
def run_process(command: list[str], folder: Path, on: Backend | None) -> Iterator[subprocess.Popen[str]]:
    """Run a process of a site, and terminate it at the end."""
    place = ["--database", on.database, "--broker", on.broker] if on else []
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *command, "--data", str(folder / "data"), *place],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=30)


def read_address(process: subprocess.Popen[str], folder: Path) -> str:
    """Return the next address that a process prints. Exits if it prints none."""
    assert process.stdout is not None
    found = next(filter(None, (re.search(r"https?://\S+", line) for line in process.stdout)), None)
    if found is None:
        sys.exit(f"the site did not start:\n{(folder / 'log').read_text()}")
    return found.group().rstrip("/")


def _children(process: int) -> list[int]:
    """Return the ids of a process's children."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return sorted(found)


def wait_until_ready(address: str) -> None:
    """Wait until a site answers. Exits after `START_TIMEOUT_SECONDS` seconds."""
    until = time.monotonic() + START_TIMEOUT_SECONDS
    while True:
        try:
            with urlopen(f"{address}/api/health", timeout=5) as answer:
                if answer.status == 200:
                    return
        except (URLError, OSError):
            if time.monotonic() > until:
                sys.exit("the site does not respond")
        time.sleep(0.2)
