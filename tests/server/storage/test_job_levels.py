"""Counts of waiting jobs by kind, with the age of the oldest, on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.storage.health import LISTED_KINDS, QueueLength, QueueStatistics
from tertulia.server.storage.jobs import SqlJobs
from tertulia.server.storage.journal import Journal
from tests.server.clocks import MovedClock
from tests.server.databases import KINDS, empty_database


def order(kind: JobKind, key: str) -> JobOrder:
    return JobOrder(JobId(kind, key), JobPriority.PLAYERS)


@pytest.mark.parametrize("kind", KINDS)
async def test_jobs_are_counted_with_age_of_oldest(kind: str, tmp_path: Path) -> None:
    clock = MovedClock()
    with empty_database(kind, tmp_path) as database:
        database.prepare()
        journal = Journal(database.reader(), database.writer())
        async with journal.running():
            jobs, levels = SqlJobs(journal, "me", clock), QueueStatistics(journal, clock)
            await jobs.record_heartbeat("worker", 15, 15)
            assert await levels.read() == dict.fromkeys(LISTED_KINDS, QueueLength(0, 0.0))
            await jobs.enqueue([order(JobKind.BOT, "a"), order(JobKind.PACK, "a")])
            await clock.sleep(7)
            await jobs.enqueue([order(JobKind.BOT, "b"), order(JobKind.HINT, "c")])
            await clock.sleep(2)
            found = await levels.read()
            assert found[JobKind.BOT] == QueueLength(2, 9.0)
            assert found[JobKind.PACK] == QueueLength(1, 9.0)
            assert found[JobKind.HINT] == QueueLength(1, 2.0)
            (pack,) = await jobs.claim([JobKind.PACK], 1)
            await jobs.release(pack, 30)
            for bot in await jobs.claim([JobKind.BOT], 1):
                await jobs.finish(bot)
            (hint,) = await jobs.claim([JobKind.HINT], 1)
            await jobs.store_answer(hint, b"{}", done=True)
            found = await levels.read()
            assert found[JobKind.PACK] == QueueLength(1, 0.0), "it is not due yet"
            assert found[JobKind.BOT].jobs == 1
            assert found[JobKind.HINT] == QueueLength(0, 0.0), "it is done, and waits for whoever asked"
