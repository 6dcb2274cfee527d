"""Sites of one process or several for a bench: SQLite in a folder, or PostgreSQL and a broker of the bench's own."""

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


class Processes(NamedTuple):
    """A process and all that it has begun."""

    first: int

    def all(self) -> list[int]:
        """Their ids."""
        found = [self.first]
        for each in found:
            with contextlib.suppress(OSError):
                for task in Path(f"/proc/{each}/task").iterdir():
                    found += [int(child) for child in (task / "children").read_text().split()]
        return found

    def parts(self) -> list[int]:
        """The processes of a site of several: the one that thinks first."""
        task = Path(f"/proc/{self.first}/task/{self.first}/children")
        found = [int(child) for child in task.read_text().split()]
        return sorted(child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes())

    def seconds(self) -> float:
        """The processor time that those have used so far which answer and store; where they think they begin processes of their
        own, which load what they search with meanwhile."""
        return sum(_of(each, lambda each: Serving("", each).seconds()) for each in [self.first, *self.parts()])

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
    """The address of a site, and its processes: on a folder where there is no other place for its games."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(Path(folder) / "data")]
        command += ["--database", on.database, "--broker", on.broker] if on else []
        command += ["--workers", str(workers)] if workers else []
        with (Path(folder) / "log").open("ab") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            found = next(filter(None, (re.search(r"https?://\S+", line) for line in process.stdout)), None)
            if found is None:
                sys.exit(f"the site did not start:\n{(Path(folder) / 'log').read_text()}")
            _wait(found.group())
            yield found.group().rstrip("/"), Processes(process.pid)
        finally:
            process.terminate()
            process.communicate(timeout=30)


def _wait(address: str) -> None:
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
