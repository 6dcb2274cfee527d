"""The world of the months' law: one site, the clock that both sides go by, and what happens to the machine."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tertulia.play.clock import Interval
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.timekeeping import whole_milliseconds
from tertulia.server.storage.database import DATABASE
from tests.server.forked import CONTEXT, Forked
from tests.server.months import moved_site
from tests.server.months.moved_site import SIGN_OF_LIFE

PATIENCE = 60.0
"""Seconds of this machine within which a site must have done what is due: reached only by one that hangs."""
AT_ONCE = 60.0
"""Seconds after which a site that was killed is back, where that is meant to be no outage."""
DUE = (
    "SELECT min(due) FROM job WHERE kind != 'beat' AND attempts >= 0",
    "SELECT count(*) FROM job WHERE kind != 'beat' AND attempts >= 0 AND due <= ?",
)


class World:
    """A site on a folder, at a moment that only this object moves."""

    def __init__(self, folder: Path, begin: datetime, port: int = 0, **settings: Any) -> None:
        """The port is the same after every start, so that a browser finds the site again; where it is 0, any that is free."""
        self.folder, self.begin, self.seconds, self._settings, self._port = folder, begin, 0.0, settings, port
        self.outages: list[tuple[float, float]] = []
        """When the site was away, in seconds since the beginning."""
        self.address = ("", 0)
        self.starts = 0
        self._start()

    @property
    def now(self) -> datetime:
        """The moment, as logs keep it: in whole milliseconds, and the same one as by the site's clock."""
        return whole_milliseconds(self.begin + timedelta(seconds=self.seconds))

    @property
    def due_by(self) -> int:
        """What is due by then is due now, in milliseconds since 1970, as the site's jobs round it."""
        return milliseconds(self.begin + timedelta(seconds=self.seconds))

    def next_due(self) -> float:
        """When the next job is due, in seconds since the beginning; infinity where none waits."""
        (due,) = self._jobs.execute(DUE[0]).fetchone()
        return float("inf") if due is None else due / 1000 - self.begin.timestamp()

    def move_to(self, seconds: float) -> None:
        """Let time pass until then, and the site do all that is due on the way, each at its time."""
        self._settle()
        while self.seconds < seconds:
            self._move(min(max(self.next_due(), self.seconds) + 0.001, self.seconds + SIGN_OF_LIFE, seconds))
            self._settle()

    def noted(self) -> tuple[Interval, ...]:
        """When nobody could be served, as the site has noted it."""
        rows = self._jobs.execute("SELECT began, ended FROM outage ORDER BY began").fetchall()
        return tuple(Interval(*(datetime.fromtimestamp(each / 1000, UTC) for each in row)) for row in rows)

    def truly_away(self) -> tuple[Interval, ...]:
        """When it really was away; not where it began again at once."""
        return tuple(
            Interval(*(self.begin + timedelta(seconds=each) for each in (began, ended)))
            for began, ended in self.outages
            if ended - began > AT_ONCE
        )

    def moment_of(self, table: str, ply: int) -> datetime:
        """When a table's action of that number was done; when anything happened there last where that cannot be said any more."""
        found = self._jobs.execute("SELECT time FROM log WHERE table_id = ? AND ply = ?", (table, ply)).fetchone()
        if found is not None and found[0] is not None:
            return datetime.fromtimestamp(found[0] / 1000, UTC)
        (updated,) = self._jobs.execute("SELECT updated FROM game_table WHERE id = ?", (table,)).fetchone()
        return datetime.fromisoformat(updated).replace(tzinfo=UTC)

    def away(self, begin: float, end: float) -> bool:
        """Whether the site was away at any time between two moments."""
        return any(began < end and begin < ended for began, ended in self.outages)

    def outage(self, seconds: float, *, killed: bool) -> None:
        """The site is killed, or stopped as for a new version, is away for a while, and begins again."""
        self._process.send_signal(signal.SIGKILL if killed else signal.SIGTERM)
        self._process.wait(PATIENCE)
        self._jobs.close()
        self._orders.close()
        began, self.seconds = self.seconds, self.seconds + seconds
        self._start()
        self.outages.append((began, self.seconds))
        self._move(self.seconds)  # with the sign of life that a process gives as soon as it serves
        self._settle()

    def close(self) -> None:
        """The end: it stops as it should."""
        self._jobs.close()
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(PATIENCE) == 0
        self._orders.close()

    def _start(self) -> None:
        self.starts += 1
        self._orders, theirs = CONTEXT.Pipe()
        output = self._output = self.folder.with_name(f"{self.folder.name}.out")
        arguments = (self.folder, theirs, self.begin, self.seconds, self._port, self._settings)
        self._process = Forked(moved_site.main, *arguments, output=output, log=output)
        theirs.close()
        if not self._orders.poll(PATIENCE):
            raise AssertionError(output.read_text(encoding="utf-8"))
        parts = urlsplit(self._orders.recv())
        path = os.fspath(self.folder / DATABASE)
        self._jobs = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.address = (str(parts.hostname), int(parts.port or 0))

    def _move(self, seconds: float) -> None:
        try:
            self._orders.send(seconds)
        except OSError:
            raise AssertionError(f"the site has ended with status {self._process.wait(1)}: {self._said()}") from None
        if not self._orders.poll(PATIENCE):
            raise AssertionError(f"the site does not hear of the time: {self._said()}")
        self._orders.recv()
        self.seconds = seconds

    def _said(self) -> str:
        """The last that the site has said."""
        return self._output.read_text(encoding="utf-8", errors="replace")[-10_000:]

    def _settle(self) -> None:
        """Wait until nothing is due any more."""
        until, pause = time.monotonic() + PATIENCE, 0.0005
        now = self.due_by
        while self._jobs.execute(DUE[1], (now,)).fetchone()[0]:
            if (status := self._process.poll()) is not None:
                raise AssertionError(f"the site has ended with status {status}: {self._said()}")
            if time.monotonic() > until:
                due = self._jobs.execute("SELECT kind, key, attempts FROM job WHERE due <= ?", (now,)).fetchall()
                self._process.send_signal(signal.SIGUSR1)  # it says where each of its threads is
                time.sleep(1)
                raise AssertionError(f"still due: {due}; {self._said()}")
            time.sleep(pause)
            pause = min(pause * 1.5, 0.003)
