"""Background jobs, which are stored until they are done.

A worker process leases a job for a while. If the process dies, the lease expires and another process takes the job. A
job is stored in the same transaction as the change that causes it, so none is lost. Its effect depends on the state of
the table when it runs, so a job that two processes run takes effect once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum, StrEnum
from typing import NamedTuple, Protocol

LEASE_SECONDS = 10.0
"""Seconds for which a process holds a job. It renews the lease before it expires."""


class JobKind(StrEnum):
    """What a job does. The key of a job says for which table, channel or guest's request."""

    BOT = "bot"
    """A bot acts at a table (key: the table)."""
    PACK = "pack"
    """The log of a finished game is compressed (key: the table)."""
    PLANNED_MOVE = "planned_move"
    """A seat's planned move or standing answers are played, if it is its turn (key: table and seat)."""
    HINT = "hint"
    """A hint is computed for a guest (key: table, position, seat)."""
    ANALYSIS = "analysis"
    """A finished game is analysed (key: the table)."""
    EMAIL = "email"
    """An email is sent (key: random)."""
    NOTIFICATION = "notification"
    """The pending notifications of a channel are sent (key: the channel)."""
    CLOCK = "clock"
    """A player times out, or an unopposed proposal ends the game (key: the table). It is due at that time."""
    LEAVE_OPEN_TABLES = "leave_open_tables"
    """Guests who have timed out at several tables leave tables that have not started (key: the table of the last
    timeout)."""
    HEARTBEAT = "heartbeat"
    """The last heartbeat of the web or worker processes (key: which). A late heartbeat reveals an outage."""


SCHEDULED_KINDS = frozenset({JobKind.CLOCK, JobKind.NOTIFICATION})
"""Kinds of jobs that may be due in weeks. For other kinds, a due time far ahead was written by a wrong clock."""


class JobPriority(IntEnum):
    """Priority of a job. Jobs with lower numbers are taken first."""

    HEARTBEAT = 0
    PLAYERS = 1
    """Players at a table wait for it."""
    HINT = 2
    ANALYSIS = 3
    UNATTENDED = 4
    """No player waits for it, as at a table where only bots decide."""
    PACK = 5


class JobId(NamedTuple):
    """Identifies a job: there is at most one job of a kind with a key."""

    kind: JobKind
    key: str


class JobOrder(NamedTuple):
    """A job to be stored for the worker processes."""

    id: JobId
    priority: JobPriority
    share: str = ""
    """Jobs of different shares take turns. It is a keyed hash of the requester's address, so that the address is not
    stored."""
    arguments: bytes = b""
    """Arguments of the job, in JSON; encrypted for emails."""


class LeasedJob(NamedTuple):
    """A job that this process holds."""

    id: JobId
    priority: JobPriority
    due: int
    """When it became due, in milliseconds since 1970; later if it was requested again."""
    attempts: int
    """How often it has been taken, including this time."""
    share: str
    arguments: bytes


class JobState(NamedTuple):
    """The state of a job whose result a process waits for."""

    answer: bytes | None
    """The result so far, or None."""
    done: bool


class Jobs(Protocol):
    """The job queue of a site. Every method may raise `StorageFault`; then nothing has changed."""

    async def enqueue(self, orders: Sequence[JobOrder], *, make_due: bool = False) -> None:
        """Store jobs that are due now. Existing ones stay as they are or, with `make_due`, become due now."""

    async def claim(
        self, kinds: Collection[JobKind], limit: int, lowest: JobPriority = JobPriority.PACK
    ) -> list[LeasedJob]:
        """Lease at most `limit` due jobs of these kinds that no process holds.

        Lower ranks come first; within a rank, shares take turns. Jobs of a rank behind `lowest` are not taken.
        """

    async def renew_leases(self) -> dict[JobId, int]:
        """Extend the leases of this process. Returns the jobs that it still holds, with their due times.

        Due times are milliseconds since 1970. A job that is missing from the result was lost: it is free or another
        process holds it.
        """

    async def finish(self, job: LeasedJob) -> None:
        """Delete a finished job of this process.

        It stays if a change of its table has requested it again since it was taken.
        """

    async def release(self, job: LeasedJob, seconds: float = 0.0) -> None:
        """Release a job of this process. If `seconds` is not 0, it is due after that many seconds."""

    async def release_all(self) -> None:
        """Release all jobs of this process, because it stops."""

    async def store_answer(self, job: LeasedJob, answer: bytes, *, done: bool) -> None:
        """Store the result so far of a job of this process. With `done`, the job is finished.

        The result of a finished job stays until the process that waits for it has read it and drops the job.
        """

    async def load_states(self, jobs: Collection[JobId]) -> dict[JobId, JobState]:
        """The states of jobs that this process waits for. Deleted jobs are omitted."""

    async def delete(self, jobs: Collection[JobId]) -> None:
        """Delete jobs whose results are no longer needed, even if a process works on them."""

    async def record_heartbeat(self, who: str, every: float, late: float) -> tuple[int, int] | None:
        """Store a heartbeat of the role `who`, which several processes may share.

        If the last heartbeat is more than `every + late` seconds old, the time since then is an outage: it is stored,
        and returned as (begin, end) in milliseconds since 1970. Otherwise returns None.
        """
