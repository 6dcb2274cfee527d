"""Heartbeats: an outage is logged, but not for the owner of a single server who has just started it."""

from __future__ import annotations

import asyncio
import logging
from typing import cast

import pytest

from tertulia.server.domain.jobs import Jobs
from tertulia.server.workers.processes import write_heartbeats
from tests.server.clocks import MovedClock

TOLD = "nobody could be served (web) from 1970-01-01T00:00:00+00:00 to 1970-01-01T01:00:00+00:00"


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
    ("found", "several", "told"),
    [
        ([(0, 3_600_000)], False, []),
        ([(0, 3_600_000)], True, [TOLD]),
        ([None, (0, 3_600_000)], False, [TOLD]),
        ([None, None], True, []),
    ],
    ids=["one's own server was off", "a site was away", "while it ran", "all was well"],
)
async def test_outage_is_logged_once(
    caplog: pytest.LogCaptureFixture, found: list[tuple[int, int] | None], several: bool, told: list[str]
) -> None:
    signs = Outages(*found)
    with caplog.at_level(logging.WARNING):
        task = asyncio.create_task(write_heartbeats(cast(Jobs, signs), "web", several, MovedClock()))
        await signs.done.wait()
        task.cancel()
    assert [record.getMessage() for record in caplog.records] == told
