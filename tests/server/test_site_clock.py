"""All times of a site come from its clock, which a test can move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.server.domain.commands import Act, Open, SeatPlan, Start
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.lobby import FORGOTTEN_AFTER
from tertulia.server.storage.packing import SqlLogs
from tertulia.server.workers.waking import MISSING_JOBS_SECONDS
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.conftest import wait_until

ANA, BEN = GuestId("ana"), GuestId("ben")
HOUR_SECONDS = 3600.0


async def list_ages(running: Site) -> list[int]:
    """Seconds since the last change of each listed table."""
    answer = await running.ask(BEN, "GET", "/api/tables")
    body: dict[str, list[dict[str, Any]]] = msgspec.json.decode(answer.body)
    return [table["age"] for table in body["tables"]]


async def test_limits_and_ages_follow_the_sites_clock(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock, tables_an_hour=1) as running:
        service = running.assembly.service
        body = {"game": "granada", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}

        async def opened() -> int:
            return (await running.ask(ANA, "POST", "/api/tables", body)).status

        assert [await opened(), await opened()] == [201, 429]
        (table,) = service.tables()
        assert (await running.ask(ANA, "GET", f"/api/tables/{table.id}")).status == 200
        assert await list_ages(running) == [0]
        clock.move(HOUR_SECONDS / 2)
        assert await list_ages(running) == [HOUR_SECONDS / 2]
        assert service.absence(table, 0) == HOUR_SECONDS / 2
        assert await opened() == 429
        await wait_until(lambda: table.closed)
        clock.move(HOUR_SECONDS / 2)
        assert await opened() == 201
        assert sorted(await list_ages(running)) == [0, HOUR_SECONDS]
        clock.move(FORGOTTEN_AFTER.total_seconds() - HOUR_SECONDS / 2)
        assert await list_ages(running) == [FORGOTTEN_AFTER.total_seconds() - HOUR_SECONDS / 2]
        clock.move(HOUR_SECONDS)
        assert await list_ages(running) == []


async def test_log_records_time_of_the_sites_clock(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with site(tmp_path, clock=clock) as running:
        service = running.assembly.service
        table = await service.open(Open(ANA, "granada", [SeatPlan("me"), SeatPlan("device")], {}))
        await service.run(table, Start(ANA))
        clock.move(5 * HOUR_SECONDS)
        match = table.state.match
        assert match is not None
        seat = match.actors()[0]
        await service.run(table, Act(ANA, seat, 0, None, match.notations(seat)[:1]))
        match = table.state.match
        assert match is not None
        assert match.log[0].time == clock.now()


async def test_missing_jobs_are_looked_for_every_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks, original = list[float](), SqlLogs.list_unpacked

    async def unpacked(logs: SqlLogs) -> list[str]:
        looks.append(clock.seconds)
        return await original(logs)

    monkeypatch.setattr(SqlLogs, "list_unpacked", unpacked)
    clock = StoppedClock()
    async with site(tmp_path, clock=clock):
        await wait_until(
            lambda: looks == [0] and clock.sleeps_until(MISSING_JOBS_SECONDS, 2)
        )  # the other looks for unfilled tables
        clock.move(MISSING_JOBS_SECONDS - 1)
        clock.move(1)
        await wait_until(lambda: looks == [0, MISSING_JOBS_SECONDS])
