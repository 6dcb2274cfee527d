"""Servers for attacks: a process with small limits whose complete log is kept, and a site with workers."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import create_engine, text

from tests.server import postgres
from tests.server.attack import launcher
from tests.server.attack.launcher import DISK_FULL_FILE
from tests.server.conftest import Guest, RunningServer, run_command_line, wait_for, wait_for_address
from tests.server.databases import get_address
from tests.server.forked import Forked
from tests.server.redis import Broker


class AttackedServer(RunningServer):
    """A server process, its log, and its use of system resources."""

    def __init__(self, data: Path, **limits: Any) -> None:
        self.data, self.log = data, data.with_suffix(".log")
        self.limits = {"database": get_address(data), **limits}
        self._start()

    def _start(self) -> None:
        output = self.data.with_suffix(".out")
        output.unlink(missing_ok=True)
        self.process = Forked(launcher.main, self.data, self.limits, output=output, log=self.log)
        self.address = wait_for_address(output, self.log, self.process)

    def restart(self) -> None:
        """Start the server again on its data folder, after a stop."""
        self._start()

    def read_log(self) -> str:
        """The complete log."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def create_guest(self) -> Guest:
        """A new guest, as a client of this server."""
        return Guest(self.address)

    def reconnect(self, guest: Guest) -> None:
        """Point a guest's client at the new address after a restart."""
        guest.http.base_url = httpx.URL(self.address)

    def count_open_files(self) -> int:
        """Number of open file descriptors."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def measure_megabytes(self) -> float:
        """Resident memory in MiB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096 / (1 << 20)

    def set_disk_full(self, full: bool) -> None:
        """Stop the database from growing (a full disk), or let it grow again."""
        mark = self.data / DISK_FULL_FILE
        if full:
            mark.touch()
        else:
            mark.unlink()


def poll_until(true: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Wait until `true()` holds. Returns False if it does not within `seconds`."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if true():
            return True
        time.sleep(0.1)
    return true()


def query_rows(address: str, statement: str) -> list[Any]:
    """Rows of a query on the site's database, which needs none of the site's processes."""
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        found = list(connection.execute(text(statement)))
    engine.dispose()
    return found


class Site(NamedTuple):
    database: str
    guest: Guest
    workers: list[Forked]

    def list_holders(self, kind: str) -> set[str]:
        """The workers that hold a claim on a job of this kind."""
        query = f"SELECT holder FROM job WHERE kind = '{kind}' AND holder IS NOT NULL"
        return {holder for (holder,) in query_rows(self.database, query)}


@contextmanager
def site_with_workers(folder: Path, *more: str, worker: tuple[str, ...] = ()) -> Iterator[Site]:
    """A site of one web process and two workers on one database and one broker.

    `more` are options of all its processes, `worker` additional options of the workers.
    """
    broker = Broker(folder)
    with postgres.get_server().open_database(prepared=True) as database:

        def started(name: str, *options: str) -> Forked:
            output = folder / f"{name}.out"
            output.touch()
            places = ["--data", str(folder / "data"), "--database", database, "--broker", broker.address]
            return Forked(run_command_line, [*options, *more, *places], output=output, log=output)

        web = started("web", "web", "--port", "0")
        address = wait_for_address(folder / "web.out", folder / "web.out", web)
        workers = [started(f"worker{number}", "worker", *worker) for number in range(2)]
        for number in range(2):
            wait_for(partial(_has_started_jobs, folder / f"worker{number}.out"))
        yield Site(database, Guest(address), workers)
        for each in (*workers, web):
            each.send_signal(signal.SIGKILL)
            each.wait(20)
    broker.stop()


def _has_started_jobs(output: Path) -> bool:
    """Whether the worker has logged that it takes jobs."""
    return "Working" in output.read_text(encoding="utf-8")
