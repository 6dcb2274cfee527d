"""Open tables are removed two weeks after the last change. Others stay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from bench import usual
from tertulia.server.domain.notifications import OPEN_TABLE_LIFETIME
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.unstarted_tables import SqlUnstartedTables
from tertulia.server.workers.table_upkeep import drop_unfilled
from tests.server.asgi import site
from tests.server.clocks import StoppedClock

ANA = GuestId("ana")


def test_open_table_closes_after_two_idle_weeks(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StoppedClock()
        async with site(tmp_path, clock=clock) as running:
            ids = []
            for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "device", "name": "Eva"}]):
                wanted = {"game": usual.QUICK, "seats": seats}
                ids.append(msgspec.json.decode((await running.ask(ANA, "POST", "/api/tables", wanted)).body)["id"])
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
