"""Claim stored jobs and run them (`JobRunner`).

Each kind of job has a function that runs it. While the function runs, the lease of the job is renewed. If the lease is
lost (the process hung for too long, or the job was deleted), the function is cancelled. A job that fails is retried,
with growing waits between the attempts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.jobs import LEASE_SECONDS, JobId, JobKind, JobPriority, Jobs, LeasedJob
from tertulia.server.domain.ports import StorageFault
from tertulia.server.errors import Refused
from tertulia.server.workers.task_control import cancel_all, restart_on_error

log = logging.getLogger(__name__)
MAX_CLAIMED_AT_ONCE = 64
"""Maximum number of jobs that the runner claims from the storage at once."""
MAX_RUNNING_JOBS = 256
"""Maximum number of jobs that a process runs at the same time.

Half of them is reserved for jobs that players wait for.
"""
POLL_SECONDS = 1.0
"""Seconds between two searches of the job runner for due jobs.

The runner searches earlier if it learns of new jobs.
"""
MIN_BACKOFF_SECONDS = 1.0
"""Seconds until the first retry of a failed job. Each later wait is twice as long."""
MAX_BACKOFF_SECONDS = 600.0
"""Maximum seconds between two attempts at a job that fails."""


def backoff_seconds(attempts: int, first: float, longest: float) -> float:
    """Return the seconds to wait before a job is tried again that has failed `attempts` times.

    The delay is `first` after the first failed attempt. It doubles with each further attempt, and is at most `longest`.
    """
    return min(first * 2.0 ** min(attempts - 1, 20), longest)


class ClaimedJob:
    """A job that this process has leased.

    `due` is the time when the job was due, in milliseconds since 1970. It increases if the job is requested again
    while it runs.
    """

    def __init__(self, job: LeasedJob) -> None:
        self.job, self.due = job, job.due

    @property
    def id(self) -> JobId:
        return self.job.id


JobHandler = Callable[[ClaimedJob], Awaitable[None]]
"""A function that runs a job. If it raises, the error is logged, and the job is retried."""
RequestedAgainHandler = Callable[[ClaimedJob], None]


class JobRunner:
    """Claims jobs of the kinds that have a handler, and runs each as a task."""

    def __init__(
        self,
        jobs: Jobs,
        handlers: Mapping[JobKind, JobHandler],
        on_requested_again: Mapping[JobKind, RequestedAgainHandler] | None = None,
        clock: Clock = SYSTEM,
        added: asyncio.Event | None = None,
    ) -> None:
        """Create the runner of the jobs whose kinds have a function in `handlers`.

        When a running job is requested again, the function of its kind in `on_requested_again` is called. The event
        `added` is set when there are new jobs; without it, the runner only polls.
        """
        self._jobs, self._handlers, self._on_requested_again, self._clock = (
            jobs,
            handlers,
            on_requested_again or {},
            clock,
        )
        self._running: dict[JobId, tuple[ClaimedJob, asyncio.Task[None]]] = {}
        self._next: dict[JobId, LeasedJob] = {}
        """Jobs that were leased again while their previous task was ending; they start when it has ended."""
        self._added, self._closing = added or asyncio.Event(), False

    @property
    def running(self) -> int:
        """The number of jobs that run in this process."""
        return len(self._running)

    def __contains__(self, job: JobId) -> bool:
        """Whether the job with this id runs in this process."""
        return job in self._running

    async def run(self) -> None:
        """Claim and run jobs until cancelled."""
        renewing = asyncio.create_task(restart_on_error("renewing leases", self._keep_leases, self._clock))
        try:
            while True:
                full = await self._attempt(self._claim())
                await self._attempt(self._cancel_deleted())
                if not full:
                    await self._wait()
        finally:
            await cancel_all([renewing])

    async def close(self) -> None:
        """Cancel all running jobs and release their leases, so that other processes can run them."""
        self._closing = True
        tasks = [task for _, task in self._running.values()]
        await cancel_all(tasks)
        with contextlib.suppress(StorageFault):
            await self._jobs.release_all()

    async def _wait(self) -> None:
        # Not `wait_for`: until Python 3.12 it loses a cancellation that arrives together with the event.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(POLL_SECONDS):
                await self._added.wait()
        self._added.clear()

    async def _claim(self) -> bool:
        """Lease jobs and start them. Returns whether more jobs may be waiting."""
        room = min(MAX_CLAIMED_AT_ONCE, MAX_RUNNING_JOBS - len(self._running))
        if room <= 0 or self._closing:
            return False
        last = JobPriority.PACK if len(self._running) < MAX_RUNNING_JOBS // 2 else JobPriority.HINT
        found = await self._jobs.claim(self._handlers.keys(), room, last)
        for job in found:
            self._start(job)
        return len(found) == room

    async def _cancel_deleted(self) -> None:
        """Cancel running hint jobs that were deleted from the storage: no player waits for these hints."""
        hints = [job for job in self._running if job.kind is JobKind.HINT]
        stored = await self._jobs.load_states(hints) if hints else {}
        for job in hints:
            if job not in stored and job in self._running:
                self._running[job][1].cancel()

    def _start(self, job: LeasedJob) -> None:
        if job.id in self._running:
            self._next[job.id] = job
            return
        claimed = ClaimedJob(job)
        task = asyncio.create_task(self._run_job(claimed))
        self._running[job.id] = claimed, task

    async def _run_job(self, claimed: ClaimedJob) -> None:
        try:
            await self._handlers[claimed.id.kind](claimed)
            await self._jobs.finish(claimed.job)
        except asyncio.CancelledError as error:
            if (task := asyncio.current_task()) is None or task.cancelling():
                raise
            await self._retry_later(claimed, error)  # something that the job awaited was cancelled, not the job
        except Exception as error:
            await self._retry_later(claimed, error)
        finally:
            del self._running[claimed.id]
            if (after := self._next.pop(claimed.id, None)) is not None and not self._closing:
                self._start(after)
            self._added.set()  # there is room for another job

    async def _retry_later(self, claimed: ClaimedJob, error: BaseException) -> None:
        """Log that a job failed, and release it with a delay. Then this or another process retries it."""
        _log_failure(claimed, error)
        backoff = backoff_seconds(claimed.job.attempts, MIN_BACKOFF_SECONDS, MAX_BACKOFF_SECONDS)
        await self._attempt(self._jobs.release(claimed.job, backoff))

    async def _keep_leases(self) -> None:
        """Renew the leases of running jobs until cancelled."""
        while True:
            await self._clock.sleep(LEASE_SECONDS / 4)
            if self._running:
                await self._attempt(self._renew_leases())

    async def _renew_leases(self) -> None:
        before = dict(self._running)
        still = await self._jobs.renew_leases()
        for job, (claimed, task) in before.items():
            if job not in still:
                task.cancel()
            elif still[job] > claimed.due:
                claimed.due = still[job]
                if (ask := self._on_requested_again.get(job.kind)) is not None:
                    ask(claimed)

    async def _attempt(self, work: Awaitable[bool | None]) -> bool:
        """Await `work`, a call of the job store, and return its result as a bool.

        If the call fails, the error is logged, and the result is False. Callers need not react: the runner claims jobs
        and renews leases again later, and the lease of a job that could not be released expires.
        """
        try:
            return bool(await work)
        except StorageFault:
            pass  # logged by the journal
        except Exception as error:
            log.error("jobs cannot be claimed for now", exc_info=error)
        return False


def _log_failure(claimed: ClaimedJob, error: BaseException) -> None:
    """Log that a job failed, at attempts 1, 2, 4, 8 and so on.

    Of an unexpected error only the type is logged: its message may be secret.
    """
    if claimed.job.attempts.bit_count() > 1:
        return
    what = error.message if isinstance(error, Refused) else type(error).__name__
    log.error("job %s of %s failed, retrying later: %s", claimed.id.kind, claimed.id.key, what)
