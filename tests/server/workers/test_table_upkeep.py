"""Open tables are closed two weeks after the last change, and outages between heartbeats are logged."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import cast

import msgspec
import pytest

from bench import usual
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.notifications import OPEN_TABLE_LIFETIME
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.unstarted_tables import SqlUnstartedTables
from tertulia.server.workers.processes import write_heartbeats
from tertulia.server.workers.table_upkeep import drop_unfilled
from tests.server.asgi import site
from tests.server.clocks import MovedClock, StoppedClock

ANA = GuestId("ana")
OUTAGE = "outage of the site (web) from 1970-01-01T00:00:00+00:00 to 1970-01-01T01:00:00+00:00"


def test_open_table_closes_after_two_idle_weeks(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StoppedClock()
        async with site(tmp_path, clock=clock) as running:
            ids = []
            for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "device", "name": "Eva"}]):
                body = {"game": usual.QUICK, "seats": seats}
                ids.append(msgspec.json.decode((await running.ask(ANA, "POST", "/api/tables", body)).body)["id"])
            waits, runs = ids
            assert (await running.ask(ANA, "POST", f"/api/tables/{runs}/start", {})).status == 200
            unfilled, limit = SqlUnstartedTables(running.assembly.backends.journal), clock.now()
            assert await unfilled.close_tables(limit - OPEN_TABLE_LIFETIME) == []
            clock.move(OPEN_TABLE_LIFETIME.total_seconds() + 1)
            # Removed by the site's own worker, or by this task.
            dropping = asyncio.create_task(drop_unfilled(running.assembly.service, unfilled, clock))
            while (await running.ask(ANA, "GET", f"/api/tables/{waits}")).status != 404:
                await asyncio.sleep(0)
            dropping.cancel()
            assert (await running.ask(ANA, "GET", f"/api/tables/{runs}")).status == 200

    asyncio.run(run())


class Outages:
    """A job queue whose heartbeats end an outage, or none."""

    def __init__(self, *found: tuple[int, int] | None) -> None:
        self.found, self.done = list(found), asyncio.Event()

    async def record_heartbeat(self, who: str, every: float, late: float) -> tuple[int, int] | None:
        if not self.found:
            self.done.set()
            return None
        return self.found.pop(0)


@pytest.mark.parametrize(
    ("found", "several", "messages"),
    [
        ([(0, 3_600_000)], False, []),
        ([(0, 3_600_000)], True, [OUTAGE]),
        ([None, (0, 3_600_000)], False, [OUTAGE]),
        ([None, None], True, []),
    ],
    ids=["single server restarted", "site of several processes", "outage while running", "no outage"],
)
async def test_outage_is_logged_once(
    caplog: pytest.LogCaptureFixture, found: list[tuple[int, int] | None], several: bool, messages: list[str]
) -> None:
    signs = Outages(*found)
    with caplog.at_level(logging.WARNING):
        task = asyncio.create_task(write_heartbeats(cast(Jobs, signs), "web", several, MovedClock()))
        await signs.done.wait()
        task.cancel()
    assert [record.getMessage() for record in caplog.records] == messages
