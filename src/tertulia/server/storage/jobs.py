"""The job queue in the database.

A job is claimed by one statement, so that no two processes claim it. A claim is a lease in the name of the process. Due
times and leases follow the process's own clock, so the clocks of a site's machines must agree to a few seconds. A job
that two processes execute still takes effect once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, cast

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Executable,
    Integer,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too
from sqlalchemy.sql.dml import ReturningUpdate

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.jobs import (
    LEASE_SECONDS,
    SCHEDULED_KINDS,
    JobId,
    JobKind,
    JobOrder,
    JobPriority,
    Jobs,
    JobState,
    LeasedJob,
)
from tertulia.server.storage.changes import JOBS as JOB
from tertulia.server.storage.changes import RESET_JOB
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.models import OutageRow
from tertulia.server.storage.plain import JOB as PLAIN_JOB

OUTAGE = cast(Table, OutageRow.__table__)
_C = JOB.c
FINISHED = -1
"""Value of the column `attempts` for a finished job that is stored until its result (`answer`) is read."""
MAX_AHEAD_MS = 3_600_000
"""Maximum number of milliseconds from now to the due time of a job or the end of a lease.

A later time counts as written with a wrong clock. Only jobs of the kinds in `SCHEDULED_KINDS` may have a later due
time."""
ANSWER_RETENTION_MS = 600_000
"""Milliseconds for which a finished job whose result (`answer`) has not been read is kept."""
CLAIMED_COLUMNS = (_C.kind, _C.key, _C.priority, _C.due, _C.attempts, _C.share, _C.arguments)


class SqlJobs(Jobs):
    """The job queue in the database, used by one process, which holds leases in the name `holder`."""

    def __init__(
        self, journal: Journal, holder: str, clock: Clock = SYSTEM, on_change: Callable[[], None] = lambda: None
    ) -> None:
        """Create the queue. `holder` names this process in its leases.

        `on_change` is called when jobs were added or deleted.
        """
        self._journal, self.holder, self._clock, self._on_change = journal, holder, clock, on_change

    async def enqueue(self, orders: Sequence[JobOrder], *, make_due: bool = False) -> None:
        rows = [job_row(order, self._now()) for order in orders]
        if rows:
            await self._journal.transact(
                lambda connection: _execute_in_order(connection, MAKE_DUE if make_due else INSERT_JOB, rows)
            )
            self.announce()

    def reset_jobs(self, connection: Connection, orders: Sequence[JobOrder]) -> None:
        """Add jobs within the caller's transaction, or make existing ones due and end their leases.

        A worker that holds the lease of such a job may have read data from before the transaction. After the
        transaction, the caller calls `announce`.
        """
        if orders:
            _execute_in_order(connection, RESET_JOB, [job_row(order, self._now()) for order in orders])

    def announce(self) -> None:
        """Notify the site's job runners that jobs were added or deleted."""
        self._on_change()

    async def claim(
        self, kinds: Collection[JobKind], limit: int, lowest: JobPriority = JobPriority.PACK
    ) -> list[LeasedJob]:
        now = self._now()
        of_jobs = {"kinds": sorted(kinds), "last": int(lowest), "most": limit, **_due_parameters(now)}
        rows = await self._fetch(CLAIM, of_jobs | self._lease())
        found = [
            LeasedJob(JobId(JobKind(kind), key), JobPriority(rank), due, attempts, share, about)
            for kind, key, rank, due, attempts, share, about in rows
        ]
        return sorted(found, key=lambda job: (job.priority, job.due))

    async def renew_leases(self) -> dict[JobId, int]:
        rows = await self._fetch(RENEW, self._lease())
        return {JobId(JobKind(kind), key): due for kind, key, due in rows}

    async def finish(self, job: LeasedJob) -> None:
        await self._execute(FINISH, self._own_job(job))

    async def release(self, job: LeasedJob, seconds: float = 0.0) -> None:
        later = {"to_due": self._now() + round(seconds * 1000)} if seconds else {}
        await self._execute(RELEASE_UNTIL if later else RELEASE, self._own_job(job) | later)

    async def release_all(self) -> None:
        await self._execute(RELEASE_ALL, {"by": self.holder})

    async def store_answer(self, job: LeasedJob, answer: bytes, *, done: bool) -> None:
        read = {"to_lease": self._now() + ANSWER_RETENTION_MS} if done else {}
        await self._execute(
            FINISH_WITH_ANSWER if done else STORE_ANSWER, self._own_job(job) | {"to_answer": answer} | read
        )

    async def load_states(self, jobs: Collection[JobId]) -> dict[JobId, JobState]:
        requested = set(jobs)
        plain = PLAIN_JOB.c
        statement = select(plain.kind, plain.key, plain.answer, plain.attempts, plain.due).where(
            plain.key.in_({job.key for job in requested})
        )
        async with self._journal.sessions() as session:
            rows = (await session.execute(statement)).all()
        found = {
            JobId(kind, key): JobState(answer, attempts == FINISHED, due) for kind, key, answer, attempts, due in rows
        }
        return {job: state for job, state in found.items() if job in requested}

    async def load_shares(self, kind: JobKind) -> list[str]:
        statement = select(PLAIN_JOB.c.share).where(PLAIN_JOB.c.kind == kind, PLAIN_JOB.c.attempts != FINISHED)
        async with self._journal.sessions() as session:
            return list(await session.scalars(statement))

    async def delete(self, jobs: Collection[JobId]) -> None:
        """Delete jobs, even leased ones, and old finished jobs.

        Finished jobs are old if their results were not read within `ANSWER_RETENTION_MS`.
        """
        unread = and_(_C.attempts == FINISHED, _C.lease < self._now())
        statement = delete(JOB).where(_lock_rows(or_(_is_one_of(jobs), unread)))
        await self._journal.transact(lambda connection: connection.execute(statement))
        self.announce()

    async def record_heartbeat(self, who: str, every: float, late: float) -> tuple[int, int] | None:
        now, longest = self._now(), round((every + late) * 1000)
        return await self._journal.transact(lambda connection: _record_heartbeat(connection, who, now, longest))

    async def outages(self) -> list[tuple[int, int, str]]:
        """Periods without a heartbeat of a kind of process, the oldest first: begin, end, kind of process.

        Begin and end are in milliseconds since 1970.
        """
        statement = select(OUTAGE.c.began, OUTAGE.c.ended, OUTAGE.c.process).order_by(OUTAGE.c.began)
        async with self._journal.sessions() as session:
            return [(began, ended, who) for began, ended, who in await session.execute(statement)]

    async def _fetch(self, statement: Executable, values: dict[str, Any]) -> Sequence[Any]:
        return await self._journal.transact(lambda connection: connection.execute(statement, values).all())

    async def _execute(self, statement: Executable, values: dict[str, Any]) -> None:
        await self._journal.transact(lambda connection: connection.execute(statement, values))

    def _lease(self) -> dict[str, Any]:
        return {"by": self.holder, "until": self._now() + round(LEASE_SECONDS * 1000)}

    def _own_job(self, job: LeasedJob) -> dict[str, Any]:
        return {"by": self.holder, "of_kind": job.id.kind.value, "of_key": job.id.key, "after": job.attempts}

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def job_row(order: JobOrder, now: int) -> dict[str, Any]:
    """Build the row of a new job, due at `now` (milliseconds since 1970)."""
    return {
        "kind": order.id.kind,
        "key": order.id.key,
        "priority": order.priority,
        "due": now,
        "lease": None,
        "holder": None,
        "attempts": 0,
        "share": order.share,
        "arguments": order.arguments,
        "answer": None,
    }


_INSERT = upsert(JOB)
INSERT_JOB = _INSERT.on_conflict_do_nothing(index_elements=["kind", "key"])
MAKE_DUE = _INSERT.on_conflict_do_update(index_elements=["kind", "key"], set_={"due": _INSERT.excluded.due})


def _due_parameters(now: int) -> dict[str, int]:
    """Return the bind parameters of the SQL filter `DUE`, which selects the jobs that are due at `now`."""
    return {"now": now, "ahead": now + MAX_AHEAD_MS}


_NOW, _AHEAD = (bindparam(name, type_=_C.due.type) for name in ("now", "ahead"))
_UNTIL: BindParameter[int] = bindparam("until")
DUE = and_(
    or_(_C.due <= _NOW, and_(_C.due > _AHEAD, _C.kind.not_in(sorted(SCHEDULED_KINDS)))),
    _C.attempts != FINISHED,
    or_(_C.lease.is_(None), _C.lease <= _NOW, _C.lease > _AHEAD),
)
"""Filter for jobs that can be claimed: due, not finished, and without a lease or with an expired one. A due time or
lease more than `MAX_AHEAD_MS` ahead was written with a wrong clock: such a job counts as due, and such a lease as
expired."""


def _claim_statement() -> ReturningUpdate[Any]:
    """Build the statement that claims due jobs, the lowest priority number first.

    Among jobs of equal priority, the visitors who requested the jobs take turns. Each visitor's first job comes before
    any visitor's second job. The column `share`, a hash of the visitor's address, identifies a visitor. Rows that
    another process is claiming are skipped.
    """
    free = and_(_C.kind.in_(bindparam("kinds", expanding=True)), _C.priority <= bindparam("last"), DUE)
    place = func.row_number().over(partition_by=(_C.priority, _C.share), order_by=_C.due)
    turns = select(_C.kind, _C.key, place.label("turn")).where(free).subquery()
    claimable_jobs = (
        select(_C.kind, _C.key)
        .join(turns, and_(turns.c.kind == _C.kind, turns.c.key == _C.key))
        .where(free)
        .order_by(_C.priority, turns.c.turn, _C.due)
        .limit(bindparam("most", type_=Integer))
        .with_for_update(of=JOB, skip_locked=True)
    )
    taken = update(JOB).where(tuple_(_C.kind, _C.key).in_(claimable_jobs))
    return taken.values(attempts=_C.attempts + 1, holder=bindparam("by"), lease=_UNTIL).returning(*CLAIMED_COLUMNS)


def _lock_rows(which: ColumnElement[bool]) -> ColumnElement[bool]:
    """Build the filter of an UPDATE that first locks all job rows matching `which`, and then changes them.

    The rows are locked in the order of kind and key, so that two processes cannot deadlock.
    """
    return tuple_(_C.kind, _C.key).in_(select(_C.kind, _C.key).where(which).order_by(_C.kind, _C.key).with_for_update())


_OWN = and_(_C.holder == bindparam("by"), _C.attempts != FINISHED)
_THIS = and_(_C.kind == bindparam("of_kind"), _C.key == bindparam("of_key"), _OWN, _C.attempts == bindparam("after"))
CLAIM = _claim_statement()
RENEW = update(JOB).where(_lock_rows(_OWN)).values(lease=_UNTIL).returning(_C.kind, _C.key, _C.due)
FINISH = delete(JOB).where(_THIS)
RELEASE = update(JOB).where(_THIS).values(holder=None, lease=None)
RELEASE_UNTIL = RELEASE.values(due=bindparam("to_due"))
RELEASE_ALL = update(JOB).where(_lock_rows(_OWN)).values(holder=None, lease=None)
STORE_ANSWER = update(JOB).where(_THIS).values(answer=bindparam("to_answer"))
FINISH_WITH_ANSWER = STORE_ANSWER.values(attempts=FINISHED, lease=bindparam("to_lease"))
_IS_HEARTBEAT = and_(_C.kind == JobKind.HEARTBEAT.value, _C.key == bindparam("of_key"))
READ_HEARTBEAT = select(_C.due).where(_IS_HEARTBEAT).with_for_update()
WRITE_HEARTBEAT = update(JOB).where(_IS_HEARTBEAT).values(due=bindparam("to_due"))


def _is_one_of(jobs: Iterable[JobId]) -> ColumnElement[bool]:
    return tuple_(_C.kind, _C.key).in_([(job.kind.value, job.key) for job in jobs])


def _execute_in_order(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    connection.execute(statement, sorted(rows, key=lambda row: (str(row["kind"]), str(row["key"]))))


def _record_heartbeat(connection: Connection, who: str, now: int, longest: int) -> tuple[int, int] | None:
    last: int | None = connection.execute(READ_HEARTBEAT, {"of_key": who}).scalar_one_or_none()
    if last is None:
        _execute_in_order(
            connection, INSERT_JOB, [job_row(JobOrder(JobId(JobKind.HEARTBEAT, who), JobPriority.HEARTBEAT), now)]
        )
        return None
    if last > now + MAX_AHEAD_MS:  # written with a wrong clock
        last = now
    connection.execute(WRITE_HEARTBEAT, {"of_key": who, "to_due": max(last, now)})
    if now - last <= longest:
        return None
    connection.execute(insert(OUTAGE).values(began=last, process=who, ended=now))
    return last, now
