"""Takes jobs from the storage and runs them: `JobTaker`.

Each kind of job has a function that runs it. While it runs, the lease is renewed. If the lease is lost (the process
hung for too long, or the job was dropped), the function is cancelled. A job that fails is retried after growing pauses.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.jobs import LEASE, JobId, JobKind, Jobs, LeasedJob, Rank
from tertulia.server.domain.ports import StorageFault
from tertulia.server.errors import Refused
from tertulia.server.workers.ending import end
from tertulia.server.workers.keeping_on import keep_on

log = logging.getLogger(__name__)
MOST = 64
"""Maximum number of jobs that are taken at once."""
MOST_HELD = 256
"""Maximum number of jobs of a process. The second half is reserved for jobs that players wait for."""
EVERY = 1.0
"""Seconds after which the taker looks for jobs even if it was not woken."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 600.0
"""Seconds until a failed job is retried: the first pause, doubled each time, and the longest."""


class HeldJob:
    """A job that this process holds; `due` grows when the job is requested again while it runs."""

    def __init__(self, job: LeasedJob) -> None:
        self.job, self.due = job, job.due

    @property
    def id(self) -> JobId:
        return self.job.id


Work = Callable[[HeldJob], Awaitable[None]]
"""Runs a job. An exception is logged, and the job is retried."""
AskedAgain = Callable[[HeldJob], None]


class JobTaker:
    """Takes jobs of the given kinds and runs each as a task."""

    def __init__(
        self,
        jobs: Jobs,
        work: Mapping[JobKind, Work],
        asked_again: Mapping[JobKind, AskedAgain] | None = None,
        clock: Clock = SYSTEM,
    ) -> None:
        self._jobs, self._work, self._asked_again, self._clock = jobs, work, asked_again or {}, clock
        self._held: dict[JobId, tuple[HeldJob, asyncio.Task[None]]] = {}
        self._next: dict[JobId, LeasedJob] = {}
        """Jobs that were taken again while their earlier task is still ending; they start after it."""
        self._stirred, self._closing = asyncio.Event(), False

    @property
    def held(self) -> int:
        """The number of jobs that run in this process."""
        return len(self._held)

    def __contains__(self, job: JobId) -> bool:
        """Whether a job runs in this process."""
        return job in self._held

    def stir(self) -> None:
        """Wake the taker: there are new jobs."""
        self._stirred.set()

    async def run(self) -> None:
        """Take and run jobs until cancelled."""
        renewing = asyncio.create_task(keep_on("keeping taken jobs", self._keep, self._clock))
        try:
            while True:
                full = await self._attempt(self._take())
                if not full:
                    await self._wait()
        finally:
            await end([renewing])

    async def close(self) -> None:
        """Cancel all running jobs and give them back, so that other processes can take them."""
        self._closing = True
        tasks = [task for _, task in self._held.values()]
        await end(tasks)
        with contextlib.suppress(StorageFault):
            await self._jobs.give_back_all()

    async def _wait(self) -> None:
        # Not `wait_for`: until Python 3.12 it loses a cancellation that arrives together with the event.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await self._stirred.wait()
        self._stirred.clear()

    async def _take(self) -> bool:
        """Take jobs and start them. Returns whether more may be waiting."""
        room = min(MOST, MOST_HELD - len(self._held))
        if room <= 0 or self._closing:
            return False
        last = Rank.PACK if len(self._held) < MOST_HELD // 2 else Rank.HINT
        found = await self._jobs.take(self._work.keys(), room, last)
        for job in found:
            self._begin(job)
        return len(found) == room

    def _begin(self, job: LeasedJob) -> None:
        if job.id in self._held:
            self._next[job.id] = job
            return
        held = HeldJob(job)
        task = asyncio.create_task(self._do(held))
        self._held[job.id] = held, task

    async def _do(self, held: HeldJob) -> None:
        try:
            await self._work[held.id.kind](held)
            await self._jobs.finish(held.job)
        except asyncio.CancelledError as error:
            if (task := asyncio.current_task()) is None or task.cancelling():
                raise
            await self._put_off(held, error)  # something that the job awaited was cancelled, not the job
        except Exception as error:
            await self._put_off(held, error)
        finally:
            del self._held[held.id]
            if (after := self._next.pop(held.id, None)) is not None and not self._closing:
                self._begin(after)
            self.stir()

    async def _put_off(self, held: HeldJob, error: BaseException) -> None:
        """Log a failed job and give it back with a pause; this or another process tries it again."""
        _say(held, error)
        pause = min(FIRST_PAUSE * 2 ** min(held.job.attempts - 1, 20), LONGEST_PAUSE)
        await self._attempt(self._jobs.give_back(held.job, pause))

    async def _keep(self) -> None:
        """Renew the leases of running jobs until cancelled."""
        while True:
            await self._clock.sleep(LEASE / 4)
            if self._held:
                await self._attempt(self._renew())

    async def _renew(self) -> None:
        before = dict(self._held)
        still = await self._jobs.renew()
        for job, (held, task) in before.items():
            if job not in still:
                task.cancel()
            elif still[job] > held.due:
                held.due = still[job]
                if (ask := self._asked_again.get(job.kind)) is not None:
                    ask(held)

    async def _attempt(self, work: Awaitable[bool | None]) -> bool:
        """Return the result of `work`, or False if it fails: the next round tries again."""
        try:
            return bool(await work)
        except StorageFault:
            pass  # logged by the journal
        except Exception as error:
            log.error("jobs cannot be taken for now", exc_info=error)
        return False


def _say(held: HeldJob, error: BaseException) -> None:
    """Log a failed job at attempts 1, 2, 4, 8 and so on.

    Logs only the type of an unexpected error: its message may be secret.
    """
    if held.job.attempts.bit_count() > 1:
        return
    what = error.message if isinstance(error, Refused) else type(error).__name__
    log.error("job %s of %s is put off: %s", held.id.kind, held.id.key, what)
