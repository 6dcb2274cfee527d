"""Starts sites of one or several processes for benchmarks, on SQLite or on PostgreSQL and a broker."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
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


class Process:
    """A process of a site, which can be killed and started again."""

    def __init__(self, command: list[str], folder: Path, on: Backend | None = None) -> None:
        """Start the process. Its log and the site's data are in `folder`."""
        place = ["--database", on.database, "--broker", on.broker] if on else []
        self._command = [sys.executable, "-c", SERVE, *command, "--data", str(folder / "data"), *place]
        self._log = folder / "log"
        self.start()

    def start(self) -> None:
        """Start the process, at the same port as before."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def read_address(self) -> str:
        """Return the address that the process prints, and exit if it prints none."""
        assert self._process.stdout is not None
        found = next(filter(None, (re.search(r"https?://\S+", line) for line in self._process.stdout)), None)
        if found is None:
            sys.exit(f"the site did not start:\n{self._log.read_text()}")
        return found.group().rstrip("/")

    def kill(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Terminate the process and wait for its end."""
        self._process.terminate()
        self._process.communicate(timeout=30)


class Processes:
    """The processes of a site: those started here, and all their descendants."""

    def __init__(self, *own: Process) -> None:
        self.own = own

    def all_processes(self) -> list[int]:
        """Return the ids of all processes."""
        found = [each.pid for each in self.own]
        for each in found:
            found += _list_children(each)
        return found

    def cpu_seconds(self) -> float:
        """Return the processor seconds of the processes that answer and store.

        The search processes that they start are not counted, as those are still loading their data.
        """
        return sum(_read_process_figure(each.pid, lambda pid: Serving("", pid).cpu_seconds()) for each in self.own)

    def current_megabytes(self) -> list[float]:
        """Return the current resident memory of each process in MiB, the largest first."""
        return sorted(
            (
                _read_process_figure(each, lambda each: Serving("", each).current_megabytes())
                for each in self.all_processes()
            ),
            reverse=True,
        )


def _read_process_figure(process: int, ask: Callable[[int], float]) -> float:
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

    server = postgres.start_durable_server()
    try:
        with tempfile.TemporaryDirectory() as folder, server.open_database() as address:
            broker = Broker(Path(folder))
            try:
                yield Backend(address, broker.address, server, broker)
            finally:
                broker.stop()
    finally:
        server.stop()


@contextlib.contextmanager
def run_site(on: Backend | None = None) -> Iterator[tuple[str, Processes]]:
    """Run a site of one process and yield its address and processes. Without `on` it uses SQLite in a new folder."""
    with (
        tempfile.TemporaryDirectory() as folder,
        contextlib.closing(Process(["serve", "--port", "0"], Path(folder), on)) as process,
    ):
        address = process.read_address()
        wait_until_ready(address)
        yield address, Processes(process)


@contextlib.contextmanager
def run_separate_processes(on: Backend, web: int) -> Iterator[tuple[list[str], Processes]]:
    """Run `web` web processes at addresses of their own, as behind a proxy, and a worker.

    Yields the addresses and all processes.
    """
    from tests.server.stalling import find_free_port

    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        commands = [["worker"], *(["web", "--port", str(find_free_port())] for _ in range(web))]
        started = [stack.enter_context(contextlib.closing(Process(each, Path(folder), on))) for each in commands]
        addresses = [each.read_address() for each in started[1:]]
        for address in addresses:
            wait_until_ready(address)
        yield addresses, Processes(*started)


def _list_children(process: int) -> list[int]:
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
