"""Background jobs of a site, which stay stored until they are done.

A worker process leases a job for some seconds, and renews the lease while it works. If the process dies, the lease
expires and another process takes the job. A job is stored in the same transaction as the change that causes it, so no
job is lost. Two processes run the same job if the lease expires while the first process still works. Even then, a job
about a table takes effect once: if the table's state shows that the work is done, the job does nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum, StrEnum
from typing import NamedTuple, Protocol

LEASE_SECONDS = 10.0
"""Seconds for which a process may hold a job without renewing its lease."""


class JobKind(StrEnum):
    """What a job does. The key of a job names its subject, such as a table, a channel or a request."""

    BOT = "bot"
    """Plays the turns of the bots at a table. Key: the table's id."""
    PACK = "pack"
    """Compresses the log of a finished game. Key: the table's id."""
    PLANNED_MOVE = "planned_move"
    """Plays a seat's planned move or automatic answer (`AutoAnswer`) if the seat may act. Key: table id and seat."""
    HINT = "hint"
    """Computes a hint for a guest. Key: table id, version, seat and a serial number in the requesting process."""
    ANALYSIS = "analysis"
    """Analyses a finished game. Key: the table's id."""
    EMAIL = "email"
    """Sends an email. Key: random."""
    NOTIFICATION = "notification"
    """Sends the pending notifications of a channel. Key: the channel's id."""
    CLOCK = "clock"
    """Applies a timeout, or ends a game by a proposal that was not declined. Key: the table's id.

    Due when the next clock of the table runs out or the proposal takes effect.
    """
    LEAVE_OPEN_TABLES = "leave_open_tables"
    """Removes guests who timed out at several tables from tables that have not started.

    Key: the id of the table of the last timeout.
    """
    HEARTBEAT = "heartbeat"
    """Holds the time of the last heartbeat of web or worker processes; it is never run. Key: `web` or `worker`.

    A late heartbeat reveals an outage.
    """


SCHEDULED_KINDS = frozenset({JobKind.CLOCK, JobKind.NOTIFICATION})
"""Kinds of jobs whose due time may be weeks ahead.

Jobs of other kinds are due within an hour. A later due time means that the system's clock was wrong when the due time
was stored: such a job counts as due.
"""


class JobPriority(IntEnum):
    """Priority of a job. Jobs with lower numbers are leased first."""

    HEARTBEAT = 0
    PLAYERS = 1
    """Jobs that players at a table wait for."""
    HINT = 2
    ANALYSIS = 3
    UNATTENDED = 4
    """Jobs that no player waits for, such as the turns of bots at a table where only bots decide."""
    PACK = 5


class JobId(NamedTuple):
    """Identifies a job: at most one job of a kind has a given key."""

    kind: JobKind
    key: str


class JobOrder(NamedTuple):
    """A new job for the worker processes."""

    id: JobId
    priority: JobPriority
    share: str = ""
    """Keyed hash of the IP address whose request caused the job; empty for none.

    A hash, not the address, is stored, for privacy. Among jobs of one priority, the addresses take turns, so that many
    jobs of one address do not delay the jobs of others.
    """
    arguments: bytes = b""
    """The arguments of the job, in a format of its kind: JSON or text; encrypted for emails."""


class LeasedJob(NamedTuple):
    """A job that this process has leased. No other process runs the job until the lease expires."""

    id: JobId
    priority: JobPriority
    due: int
    """When the job became due, in milliseconds since 1970.

    A later due time in the result of `Jobs.renew_leases` shows that the job was requested again.
    """
    attempts: int
    """How often the job was leased, including this time."""
    share: str
    arguments: bytes


class JobState(NamedTuple):
    """The state of a job whose result a process waits for."""

    answer: bytes | None
    """The result of the job so far, or None if it has none yet."""
    done: bool
    due: int
    """When the job became due, in milliseconds since 1970."""


class Jobs(Protocol):
    """The queue of the site's background jobs, as one process uses it.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def enqueue(self, orders: Sequence[JobOrder], *, make_due: bool = False) -> None:
        """Store jobs that are due now.

        If a job with the same kind and key is stored already, that job stays unchanged. With `make_due`, it becomes due
        now instead.
        """

    async def claim(
        self, kinds: Collection[JobKind], limit: int, lowest: JobPriority = JobPriority.PACK
    ) -> list[LeasedJob]:
        """Lease at most `limit` due jobs of these kinds that no process holds, and return them.

        Lower priority numbers come first; within a priority, requesters (`JobOrder.share`) take turns. Jobs with a
        priority number above `lowest` are not leased.
        """

    async def renew_leases(self) -> dict[JobId, int]:
        """Extend all leases of this process. Returns the due times of the jobs that it still holds.

        Due times are milliseconds since 1970. A job that is missing in the result is no longer held: it is free,
        deleted, or another process holds it.
        """

    async def finish(self, job: LeasedJob) -> None:
        """Delete a finished job that this process holds.

        The job stays if it was requested again since this process leased it.
        """

    async def release(self, job: LeasedJob, seconds: float = 0.0) -> None:
        """End this process's lease of a job.

        If `seconds` is not 0, the job becomes due after that many seconds.
        """

    async def release_all(self) -> None:
        """End all leases of this process, because it stops."""

    async def store_answer(self, job: LeasedJob, answer: bytes, *, done: bool) -> None:
        """Store the result so far of a job that this process holds. With `done`, the job is finished.

        The result of a finished job stays stored until the process that waits for it has read it and deletes the job.
        """

    async def load_states(self, jobs: Collection[JobId]) -> dict[JobId, JobState]:
        """Return the states of these jobs by id. Jobs that are not stored are omitted."""

    async def load_shares(self, kind: JobKind) -> list[str]:
        """Return the requester (`JobOrder.share`) of each unfinished job of a kind.

        A requester of several jobs occurs several times.
        """

    async def delete(self, jobs: Collection[JobId]) -> None:
        """Delete jobs whose results are no longer needed. A process that runs such a job cancels it."""

    async def record_heartbeat(self, who: str, every: float, late: float) -> tuple[int, int] | None:
        """Store a heartbeat of web processes (`who` is `web`) or worker processes (`who` is `worker`).

        A process sends a heartbeat every `every` seconds, and a heartbeat may be `late` seconds late. After a longer
        gap, the time since the last heartbeat of this kind of process is stored as an outage. Returns the outage as
        (begin, end) in milliseconds since 1970, or None if there was no outage.
        """
