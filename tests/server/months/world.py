"""A site in a process of its own, with a clock that the test moves from outside.

The test may move the clock by days, kill the process and start it again (`tests.server.forked`).
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import secrets
import signal
import sqlite3
import threading
import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import uvicorn.server

from tertulia.play.clock import Interval
from tertulia.server import run
from tertulia.server.assembly import Assembly, make_app
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.timekeeping import whole_milliseconds
from tertulia.server.run import serve
from tertulia.server.settings import Settings
from tertulia.server.storage.database import DATABASE
from tests.seed import make_token_bytes
from tests.server.clocks import StoppedClock
from tests.server.forked import CONTEXT, Forked

HEARTBEAT_SECONDS = 1800.0
"""Seconds between two heartbeats, and by which one may be late; the clock moves in steps of at most this length."""


NEGLIGIBLE_SLEEP_SECONDS = 0.1
"""In seconds. Shorter sleeps return at once."""


class MonthsClock(StoppedClock):
    """Shows the seconds since a beginning that are set from outside."""

    def __init__(self, begin: datetime, seconds: float) -> None:
        super().__init__()
        self._begin, self.seconds = begin, seconds

    def now(self) -> datetime:
        return self._begin + timedelta(seconds=self.seconds)

    async def sleep(self, seconds: float) -> None:
        """A sleep shorter than `NEGLIGIBLE_SLEEP_SECONDS` returns at once."""
        if seconds >= NEGLIGIBLE_SLEEP_SECONDS:
            await super().sleep(seconds)


def main(data: Path, orders: Connection, begin: datetime, seconds: float, port: int, more: dict[str, Any]) -> None:
    """Serve on a port (0: any free one) until the process is ended.

    Sends the address on `orders`. Then receives times in seconds since the beginning, moves the clock to each, and
    answers when all tasks that slept until then are awake. Dates of responses follow this clock, too.
    """
    other_bytes = make_token_bytes(f"begun after {seconds} s")  # than after any other start
    patch.object(secrets, "token_bytes", other_bytes).start()
    clock = MonthsClock(begin, seconds)
    assemblies: list[Assembly] = []

    def app(settings: Settings, missing: Iterable[str]) -> Any:
        site = make_app(settings, missing, clock)
        assemblies.append(site.state["assembly"])
        return site

    def ready(address: str, *_: Any) -> None:
        loop = asyncio.get_running_loop()
        orders.send(address)
        threading.Thread(target=_obey, args=(orders, loop, clock, assemblies[0]), daemon=True).start()

    patch.object(run, "make_app", app).start()
    patch.object(uvicorn.server, "formatdate", lambda *_, **__: format_datetime(clock.now(), usegmt=True)).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    faulthandler.enable()
    faulthandler.register(signal.SIGUSR1)
    settings = Settings(data=data, port=port, bot_pause=0.0, bot_step=0.0, search_processes=1, **more)
    serve(settings, on_ready=ready)


def _obey(orders: Connection, loop: asyncio.AbstractEventLoop, clock: MonthsClock, site: Assembly) -> None:
    """Move the clock to each received time; end this process when the pipe closes."""
    while True:
        try:
            until = float(orders.recv())
        except (EOFError, OSError):
            os.kill(os.getpid(), signal.SIGTERM)
            return
        asyncio.run_coroutine_threadsafe(_move(clock, until, site), loop).result()
        orders.send(until)


async def _move(clock: MonthsClock, until: float, site: Assembly) -> None:
    """Move the clock. The heartbeat is written before any task wakes up at the new time."""
    clock.seconds = until
    await site.backends.jobs.record_heartbeat("web", HEARTBEAT_SECONDS, HEARTBEAT_SECONDS)
    clock.move(0)
    site.backends.wake_job_runner()


MAX_WAIT_SECONDS = 60.0
"""Seconds of real time within which a site must finish its due jobs; only a site that hangs needs longer."""
MAX_RESTART_SECONDS = 60.0
"""A killed site that is back within so many seconds had no outage."""
DUE_QUERIES = (
    "SELECT min(due) FROM job WHERE kind != 'heartbeat' AND attempts >= 0",
    "SELECT count(*) FROM job WHERE kind != 'heartbeat' AND attempts >= 0 AND due <= ?",
)


class World:
    """A site on a data folder, and its clock, which only this object moves."""

    def __init__(self, folder: Path, begin: datetime, port: int = 0, **settings: Any) -> None:
        """With a fixed port, browsers find the site again after a restart; 0 takes any free port at each start."""
        self.folder, self.begin, self.seconds, self._settings, self._port = folder, begin, 0.0, settings, port
        self.outages: list[tuple[float, float]] = []
        """Begin and end of each outage, in seconds since the beginning."""
        self.address = ("", 0)
        self.starts = 0
        self._start()

    @property
    def now(self) -> datetime:
        """The time of the site's clock, in whole milliseconds as logs store it."""
        return whole_milliseconds(self.begin + timedelta(seconds=self.seconds))

    @property
    def due_by(self) -> int:
        """The time of the site's clock in milliseconds since 1970, rounded as the due times of jobs are."""
        return milliseconds(self.begin + timedelta(seconds=self.seconds))

    def next_due(self) -> float:
        """Due time of the next job in seconds since the beginning, or infinity if no job waits."""
        (due,) = self._jobs.execute(DUE_QUERIES[0]).fetchone()
        return float("inf") if due is None else due / 1000 - self.begin.timestamp()

    def move_to(self, seconds: float) -> None:
        """Move the clock to `seconds`. On the way, the site does each job at its due time."""
        self._settle()
        while self.seconds < seconds:
            self._move(min(max(self.next_due(), self.seconds) + 0.001, self.seconds + HEARTBEAT_SECONDS, seconds))
            self._settle()

    def read_outages(self) -> tuple[Interval, ...]:
        """The outages that the site has recorded."""
        rows = self._jobs.execute("SELECT began, ended FROM outage ORDER BY began").fetchall()
        return tuple(Interval(*(datetime.fromtimestamp(each / 1000, UTC) for each in row)) for row in rows)

    def list_real_outages(self) -> tuple[Interval, ...]:
        """The real outages, without restarts within `MAX_RESTART_SECONDS`."""
        return tuple(
            Interval(*(self.begin + timedelta(seconds=each) for each in (began, ended)))
            for began, ended in self.outages
            if ended - began > MAX_RESTART_SECONDS
        )

    def read_move_time(self, table: str, ply: int) -> datetime:
        """Time of a table's action number `ply`, or of the table's last update if the log has no such time any more."""
        found = self._jobs.execute("SELECT time FROM log WHERE table_id = ? AND ply = ?", (table, ply)).fetchone()
        if found is not None and found[0] is not None:
            return datetime.fromtimestamp(found[0] / 1000, UTC)
        (updated,) = self._jobs.execute("SELECT updated FROM game_table WHERE id = ?", (table,)).fetchone()
        return datetime.fromisoformat(updated).replace(tzinfo=UTC)

    def was_away(self, begin: float, end: float) -> bool:
        """Whether the site was away at any time between two moments, in seconds since the beginning."""
        return any(began < end and begin < ended for began, ended in self.outages)

    def interrupt(self, seconds: float, *, killed: bool) -> None:
        """Kill the site, or stop it as for an upgrade, and start it again after `seconds` of its clock."""
        self._process.send_signal(signal.SIGKILL if killed else signal.SIGTERM)
        self._process.wait(MAX_WAIT_SECONDS)
        self._jobs.close()
        self._orders.close()
        began, self.seconds = self.seconds, self.seconds + seconds
        self._start()
        self.outages.append((began, self.seconds))
        self._move(self.seconds)  # writes the heartbeat that every process writes when it starts to serve
        self._settle()

    def close(self) -> None:
        """Stop the site, which must end with status 0."""
        self._jobs.close()
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(MAX_WAIT_SECONDS) == 0
        self._orders.close()

    def _start(self) -> None:
        self.starts += 1
        self._orders, theirs = CONTEXT.Pipe()
        output = self._output = self.folder.with_name(f"{self.folder.name}.out")
        arguments = (self.folder, theirs, self.begin, self.seconds, self._port, self._settings)
        self._process = Forked(main, *arguments, output=output, log=output)
        theirs.close()
        if not self._orders.poll(MAX_WAIT_SECONDS):
            raise AssertionError(output.read_text(encoding="utf-8"))
        parts = urlsplit(self._orders.recv())
        path = os.fspath(self.folder / DATABASE)
        self._jobs = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.address = (str(parts.hostname), int(parts.port or 0))

    def _move(self, seconds: float) -> None:
        try:
            self._orders.send(seconds)
        except OSError:
            raise AssertionError(
                f"the site has ended with status {self._process.wait(1)}: {self._read_output_end()}"
            ) from None
        if not self._orders.poll(MAX_WAIT_SECONDS):
            raise AssertionError(f"the site does not hear of the time: {self._read_output_end()}")
        self._orders.recv()
        self.seconds = seconds

    def _read_output_end(self) -> str:
        """The end of the site's output."""
        return self._output.read_text(encoding="utf-8", errors="replace")[-10_000:]

    def _settle(self) -> None:
        """Wait until no job is due."""
        until, pause = time.monotonic() + MAX_WAIT_SECONDS, 0.0005
        now = self.due_by
        while self._jobs.execute(DUE_QUERIES[1], (now,)).fetchone()[0]:
            if (status := self._process.poll()) is not None:
                raise AssertionError(f"the site has ended with status {status}: {self._read_output_end()}")
            if time.monotonic() > until:
                due = self._jobs.execute("SELECT kind, key, attempts FROM job WHERE due <= ?", (now,)).fetchall()
                self._process.send_signal(signal.SIGUSR1)  # the site prints the stack of each thread
                time.sleep(1)
                raise AssertionError(f"still due: {due}; {self._read_output_end()}")
            time.sleep(pause)
            pause = min(pause * 1.5, 0.003)
