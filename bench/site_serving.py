"""Sites of one process or several for a bench: SQLite in a folder, or PostgreSQL and a broker of the bench's own."""

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

PATIENCE = 120.0
"""Seconds in which a site must answer."""


class Backend(NamedTuple):
    """Where a site keeps its games, and how its processes hear of each other."""

    database: str
    broker: str
    server: Any
    """The PostgreSQL, which may be crashed and started again."""
    running: Any
    """The broker, which may be stopped and started again."""


class Processes:
    """Processes that were begun here, and all that they have begun."""

    def __init__(self, *first: int) -> None:
        self.first = first

    def all(self) -> list[int]:
        """Their ids."""
        found = [*self.first]
        for each in found:
            found += _children(each)
        return found

    def parts(self) -> list[int]:
        """The processes of a site of several that one has begun: the one that thinks first."""
        (supervisor,) = self.first
        return [each for each in _children(supervisor) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]

    def seconds(self) -> float:
        """The processor time that those have used so far which answer and store; where they think they begin processes of their
        own, which load what they search with meanwhile."""
        parts = self.parts() if len(self.first) == 1 else []
        return sum(_of(each, lambda each: Serving("", each).seconds()) for each in [*self.first, *parts])

    def megabytes(self) -> list[float]:
        """The memory that each holds now (resident), the largest first."""
        return sorted((_of(each, lambda each: Serving("", each).megabytes_now()) for each in self.all()), reverse=True)


def _of(process: int, ask: Callable[[int], float]) -> float:
    """What a process says of itself; nothing where it has ended."""
    try:
        return ask(process)
    except OSError:
        return 0.0


@contextlib.contextmanager
def backend() -> Iterator[Backend]:
    """A PostgreSQL and a broker, both empty."""
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
def site(on: Backend | None = None, workers: int | None = None) -> Iterator[tuple[str, Processes]]:
    """The address of a site, and its processes: on a folder where there is no other place for its games; with `workers` several
    under one address."""
    with tempfile.TemporaryDirectory() as folder:
        rest = ["--workers", str(workers)] if workers else []
        with running(["serve", "--port", "0", *rest], Path(folder), on) as process:
            address = address_of(process, Path(folder))
            wait_for(address)
            yield address, Processes(process.pid)


@contextlib.contextmanager
def separate(on: Backend, web: int) -> Iterator[tuple[list[str], Processes]]:
    """The addresses of so many web processes, each by itself, as a proxy has them behind it; and all processes, a worker among
    them."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        begin = partial(running, folder=Path(folder), on=on)
        worker = stack.enter_context(begin(["worker"]))
        visited = [stack.enter_context(begin(["web", "--port", "0"])) for _ in range(web)]
        addresses = [address_of(process, Path(folder)) for process in visited]
        for address in addresses:
            wait_for(address)
        yield addresses, Processes(worker.pid, *(process.pid for process in visited))


@contextlib.contextmanager
def running(command: list[str], folder: Path, on: Backend | None) -> Iterator[subprocess.Popen[str]]:
    """A process of a site, which is ended in the end."""
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


def address_of(process: subprocess.Popen[str], folder: Path) -> str:
    """The next address that it says."""
    assert process.stdout is not None
    found = next(filter(None, (re.search(r"https?://\S+", line) for line in process.stdout)), None)
    if found is None:
        sys.exit(f"the site did not start:\n{(folder / 'log').read_text()}")
    return found.group().rstrip("/")


def _children(process: int) -> list[int]:
    """The processes that one has begun."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return sorted(found)


def wait_for(address: str) -> None:
    """Until it answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/api/health", timeout=5) as answer:
                if answer.status == 200:
                    return
        except (URLError, OSError):
            if time.monotonic() > until:
                sys.exit("the site does not answer")
        time.sleep(0.2)
