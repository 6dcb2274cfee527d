"""Work that waits in the storage is taken by whoever is free, held while it is done, and given back where it cannot be.

Each kind of job has somebody who does it. As long as they do, the lease is renewed; where a job is not this process's any more
(it hung for too long, or nobody needs it), whoever does it is stopped. What goes wrong is tried again after growing pauses.
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
"""The number of jobs that one look takes."""
MOST_HELD = 256
"""The number of jobs that a process holds: those beyond it are for others, or wait. Half of it is for what people wait for."""
EVERY = 1.0
"""Seconds between two looks of whoever is not told that there is something."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 600.0
"""Seconds after which a job that went wrong is tried again: at first, then twice as long each time, and at most."""


class HeldJob:
    """A job of this process. Whoever does it may look here whether it was asked for again."""

    def __init__(self, job: LeasedJob) -> None:
        self.job, self.due = job, job.due

    @property
    def id(self) -> JobId:
        return self.job.id


Work = Callable[[HeldJob], Awaitable[None]]
"""Does a job. What it raises is logged, and the job is tried again."""
AskedAgain = Callable[[HeldJob], None]


class JobTaker:
    """Takes jobs of some kinds, and has them done."""

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
        """Jobs that were taken anew while what was begun before is still at its end."""
        self._stirred, self._closing = asyncio.Event(), False

    @property
    def held(self) -> int:
        """The number of jobs that are being done here."""
        return len(self._held)

    def __contains__(self, job: JobId) -> bool:
        """Whether a job is being done here."""
        return job in self._held

    def stir(self) -> None:
        """There is something to do."""
        self._stirred.set()

    async def run(self) -> None:
        """Take what there is, for ever."""
        renewing = asyncio.create_task(keep_on("keeping taken jobs", self._keep, self._clock))
        try:
            while True:
                full = await self._attempt(self._take())
                if not full:
                    await self._wait()
        finally:
            await end([renewing])

    async def close(self) -> None:
        """Stop what is being done; all of it is for others from now on."""
        self._closing = True
        tasks = [task for _, task in self._held.values()]
        await end(tasks)
        with contextlib.suppress(StorageFault):
            await self._jobs.give_back_all()

    async def _wait(self) -> None:
        # Not `wait_for`: until Python 3.12 it loses a cancellation that comes as it is stirred.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await self._stirred.wait()
        self._stirred.clear()

    async def _take(self) -> bool:
        """Take what there is. Returns whether there may be more."""
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
            await self._put_off(held, error)  # what it waited for was cancelled, not itself
        except Exception as error:
            await self._put_off(held, error)
        finally:
            del self._held[held.id]
            if (after := self._next.pop(held.id, None)) is not None and not self._closing:
                self._begin(after)
            self.stir()

    async def _put_off(self, held: HeldJob, error: BaseException) -> None:
        """What went wrong is tried again, here or elsewhere, after a pause."""
        _say(held, error)
        pause = min(FIRST_PAUSE * 2 ** min(held.job.attempts - 1, 20), LONGEST_PAUSE)
        await self._attempt(self._jobs.give_back(held.job, pause))

    async def _keep(self) -> None:
        """Say now and then that what is held here is being done; stop what is not this process's any more."""
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
        """What comes of it; False where the storage is at fault, until the next look."""
        try:
            return bool(await work)
        except StorageFault:
            pass  # said by the journal
        except Exception as error:
            log.error("jobs cannot be taken for now", exc_info=error)
        return False


def _say(held: HeldJob, error: BaseException) -> None:
    """Logged ever more seldom, and named by its kind alone where it is no refusal: a message could carry what nobody may know."""
    if held.job.attempts.bit_count() > 1:
        return
    what = error.message if isinstance(error, Refused) else type(error).__name__
    log.error("job %s of %s is put off: %s", held.id.kind, held.id.key, what)
