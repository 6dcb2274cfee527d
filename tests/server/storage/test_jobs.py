"""The job queue on both databases: claims, leases, retries, answers, and counts of waiting jobs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tertulia.server.domain.jobs import LEASE_SECONDS, JobId, JobKind, JobOrder, JobPriority, JobState
from tertulia.server.storage.database import Database
from tertulia.server.storage.health import LISTED_KINDS, QueueLength, QueueStatistics
from tertulia.server.storage.jobs import ANSWER_RETENTION_MS, SqlJobs
from tertulia.server.storage.journal import Journal
from tests.server.clocks import MovedClock
from tests.server.databases import KINDS, empty_database

BOT_KINDS = [JobKind.BOT]
ALL_KINDS = [JobKind.BOT, JobKind.PACK, JobKind.HINT, JobKind.ANALYSIS]


class Processes:
    """Two processes of a site, each with a job queue of its own name, and their common clock."""

    def __init__(self, journal: Journal) -> None:
        self.clock = MovedClock()
        self.one, self.two = SqlJobs(journal, "one", self.clock), SqlJobs(journal, "two", self.clock)


@contextlib.asynccontextmanager
async def open_processes(database: Database) -> AsyncIterator[Processes]:
    async with Journal(database.reader(), database.writer()).run_writer() as journal:
        yield Processes(journal)


def make_bot_order(key: str, rank: JobPriority = JobPriority.PLAYERS, share: str = "") -> JobOrder:
    return JobOrder(JobId(JobKind.BOT, key), rank, share)


async def claim_keys(jobs: SqlJobs, most: int = 10, last: JobPriority = JobPriority.PACK) -> list[str]:
    return [job.id.key for job in await jobs.claim(BOT_KINDS, most, last)]


async def test_job_is_claimed_once_and_finished_by_its_holder(database: Database) -> None:
    async with open_processes(database) as here:
        await here.one.enqueue([make_bot_order("a"), make_bot_order("b")])
        await here.one.enqueue([make_bot_order("a")])
        (a,) = await here.one.claim(BOT_KINDS, 1)
        assert (a.id.key, a.attempts) == ("a", 1)
        assert await claim_keys(here.two) == ["b"]
        assert await claim_keys(here.two) == await claim_keys(here.one) == []
        await here.two.finish(a)  # the claim is not this process's
        assert set(await here.one.renew_leases()) == {a.id}
        await here.one.finish(a)
        assert await here.one.renew_leases() == {}
        here.clock.seconds += LEASE_SECONDS
        assert await claim_keys(here.one) == ["b"]


async def test_concurrent_claims_take_distinct_jobs(database: Database) -> None:
    async with (
        Journal(database.reader(), database.writer()).run_writer() as one,
        Journal(database.reader(), database.writer()).run_writer() as two,
    ):
        first, second = SqlJobs(one, "one"), SqlJobs(two, "two")
        await first.enqueue([make_bot_order(f"table {number}") for number in range(60)])
        found = await asyncio.gather(*(each.claim(BOT_KINDS, 3) for each in (first, second) for _ in range(12)))
        names = [job.id.key for jobs in found for job in jobs]
        names += [job.id.key for job in await first.claim(BOT_KINDS, 60)]
        assert sorted(names) == sorted(f"table {number}" for number in range(60))


async def test_expired_lease_frees_job_of_dead_process(database: Database) -> None:
    async with open_processes(database) as here:
        await here.one.enqueue([make_bot_order("a")])
        (claimed_job,) = await here.one.claim(BOT_KINDS, 1)
        here.clock.seconds += LEASE_SECONDS / 2
        await here.one.renew_leases()
        here.clock.seconds += LEASE_SECONDS / 2
        assert await claim_keys(here.two) == []
        here.clock.seconds += LEASE_SECONDS / 2
        (taken,) = await here.two.claim(BOT_KINDS, 1)
        assert taken.attempts == 2
        assert await here.one.renew_leases() == {}, "the process learns that it lost the claim"
        await here.one.finish(claimed_job)
        assert set(await here.two.renew_leases()) == {taken.id}


async def test_expired_claim_cannot_finish_reclaimed_job(database: Database) -> None:
    async with open_processes(database) as here:
        await here.one.enqueue([make_bot_order("a")])
        (before,) = await here.one.claim(BOT_KINDS, 1)
        here.clock.seconds += LEASE_SECONDS
        (again,) = await here.one.claim(BOT_KINDS, 1)
        await here.one.finish(before)
        assert set(await here.one.renew_leases()) == {again.id}


async def test_released_job_is_due_at_once_or_after_delay(database: Database) -> None:
    async with open_processes(database) as here:
        await here.one.enqueue([make_bot_order("a"), make_bot_order("b")])
        for job in await here.one.claim(BOT_KINDS, 2):
            await here.one.release(job, 5.0 if job.id.key == "b" else 0.0)
        assert await claim_keys(here.two) == ["a"]
        here.clock.seconds += 5
        assert await claim_keys(here.one) == ["b"]
        await here.two.release_all()
        assert await claim_keys(here.one) == ["a"]


async def test_claims_follow_priority_and_alternate_shares(database: Database) -> None:
    async with open_processes(database) as here:
        await here.one.enqueue([make_bot_order("watched", JobPriority.UNATTENDED)])
        for number in range(4):
            await here.one.enqueue([make_bot_order(f"greedy {number}", share="x")])
            here.clock.seconds += 1
        await here.one.enqueue([make_bot_order("modest", share="y")])
        assert await claim_keys(here.one, 2) == ["greedy 0", "modest"]
        assert await claim_keys(here.one, 10, JobPriority.HINT) == ["greedy 1", "greedy 2", "greedy 3"]
        assert await claim_keys(here.one, 10) == ["watched"]
        assert await here.one.claim([JobKind.PACK], 10) == []


async def test_job_queued_again_while_claimed_is_due_again(database: Database) -> None:
    async with open_processes(database) as here:
        await here.one.enqueue([make_bot_order("a")])
        (claimed_job,) = await here.one.claim(BOT_KINDS, 1)
        here.clock.seconds += 3
        await here.two.enqueue([make_bot_order("a")], make_due=True)
        assert await here.one.renew_leases() == {claimed_job.id: claimed_job.due + 3000}


async def test_answer_is_kept_until_read_or_expired(database: Database) -> None:
    hint = JobOrder(JobId(JobKind.HINT, "a/3/0"), JobPriority.HINT, "share", b"{}")
    async with open_processes(database) as here:
        await here.one.enqueue([hint])
        (claimed_job,) = await here.two.claim([JobKind.HINT], 1)
        assert claimed_job.arguments == b"{}"
        await here.two.store_answer(claimed_job, b"half", done=False)
        assert await here.one.load_states([hint.id]) == {hint.id: JobState(b"half", False, claimed_job.due)}
        assert await here.one.load_shares(JobKind.HINT) == ["share"]
        await here.two.store_answer(claimed_job, b"whole", done=True)
        assert await here.one.load_states([hint.id]) == {hint.id: JobState(b"whole", True, claimed_job.due)}
        assert await here.one.load_shares(JobKind.HINT) == []
        await here.two.finish(claimed_job)
        here.clock.seconds += LEASE_SECONDS
        assert await here.two.claim(ALL_KINDS, 1) == []
        await here.one.delete([JobId(JobKind.HINT, "another")])
        assert await here.one.load_states([hint.id])
        here.clock.seconds += ANSWER_RETENTION_MS / 1000
        await here.one.delete([JobId(JobKind.HINT, "another")])
        assert await here.one.load_states([hint.id]) == {}


async def test_outage_is_recorded_and_late_heartbeat_is_not(database: Database) -> None:
    async with open_processes(database) as here:
        assert await here.one.record_heartbeat("web", 10, 5) is None
        here.clock.seconds += 14
        assert await here.two.record_heartbeat("web", 10, 5) is None
        here.clock.seconds += 3600
        began, ended = await here.one.record_heartbeat("web", 10, 5) or (0, 0)
        assert ended - began == 3_600_000
        assert await here.two.record_heartbeat("web", 10, 5) is None
        here.clock.seconds -= 7200  # a clock that is set back is no outage
        assert await here.one.record_heartbeat("web", 10, 5) is None
        assert await here.one.outages() == [(began, ended, "web")]
        assert await here.one.claim(ALL_KINDS, 1) == []


async def test_jobs_dated_in_the_future_are_done(database: Database) -> None:
    """The clock was years ahead and is set back. Jobs and heartbeats dated in the future are not waited for."""
    async with open_processes(database) as here:
        here.clock.seconds = 1e9
        await here.one.enqueue([make_bot_order("a"), make_bot_order("b")])
        assert await claim_keys(here.one, 1) == ["a"]
        assert await here.one.record_heartbeat("web", 15, 15) is None
        here.clock.seconds = 0
        assert sorted(await claim_keys(here.two)) == ["a", "b"]
        assert await claim_keys(here.one) == []
        assert await here.one.record_heartbeat("web", 15, 15) is None
        here.clock.seconds = 100
        assert await here.one.record_heartbeat("web", 15, 15) is not None, "an outage is noted as ever"


def make_order(kind: JobKind, key: str) -> JobOrder:
    return JobOrder(JobId(kind, key), JobPriority.PLAYERS)


@pytest.mark.parametrize("kind", KINDS)
async def test_jobs_are_counted_with_age_of_oldest(kind: str, tmp_path: Path) -> None:
    clock = MovedClock()
    with empty_database(kind, tmp_path) as database:
        database.prepare()
        journal = Journal(database.reader(), database.writer())
        async with journal.run_writer():
            jobs, levels = SqlJobs(journal, "me", clock), QueueStatistics(journal, clock)
            await jobs.record_heartbeat("worker", 15, 15)
            assert await levels.read() == dict.fromkeys(LISTED_KINDS, QueueLength(0, 0.0))
            await jobs.enqueue([make_order(JobKind.BOT, "a"), make_order(JobKind.PACK, "a")])
            await clock.sleep(7)
            await jobs.enqueue([make_order(JobKind.BOT, "b"), make_order(JobKind.HINT, "c")])
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
            assert found[JobKind.HINT] == QueueLength(0, 0.0), "it is done, and its answer waits"
