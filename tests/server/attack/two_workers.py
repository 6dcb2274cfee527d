"""A site of one process for visitors and two workers, for tests in which workers come to harm."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.server import postgres
from tests.server.attack.test_killed_workers import asked
from tests.server.conftest import Guest, address_in, tertulia, wait_for
from tests.server.forked import Forked
from tests.server.redis import Broker


class Site(NamedTuple):
    database: str
    guest: Guest
    workers: list[Forked]

    def holders(self, kind: str) -> set[str]:
        """Who works on jobs of a kind now."""
        held = f"SELECT holder FROM job WHERE kind = '{kind}' AND holder IS NOT NULL"
        return {holder for (holder,) in asked(self.database, held)}


@contextmanager
def site_with_workers(folder: Path, *more: str, worker: tuple[str, ...] = ()) -> Iterator[Site]:
    """A site with these options, those of its workers besides."""
    broker = Broker(folder)
    with postgres.server().database(prepared=True) as database:

        def started(name: str, *options: str) -> Forked:
            output = folder / f"{name}.out"
            output.touch()
            places = ["--data", str(folder / "data"), "--database", database, "--broker", broker.address]
            return Forked(tertulia, [*options, *more, *places], output=output, log=output)

        web = started("web", "web", "--port", "0")
        address = address_in(folder / "web.out", folder / "web.out", web)
        workers = [started(f"worker{number}", "worker", *worker) for number in range(2)]
        for number in range(2):
            wait_for(partial(_works, folder / f"worker{number}.out"))
        yield Site(database, Guest(address), workers)
        for each in (*workers, web):
            each.send_signal(signal.SIGKILL)
            each.wait(20)
    broker.stop()


def _works(output: Path) -> bool:
    """Whether a worker has said that it takes jobs."""
    return "Working" in output.read_text(encoding="utf-8")
