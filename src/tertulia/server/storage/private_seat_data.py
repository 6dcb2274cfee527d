"""Private seat data in the database: planned moves, automatic answers and seen positions.

A planned move, or plan, is played when the seat's turn comes. The transaction of each action at a table also updates
the plans (`tertulia.server.storage.changes`). The plan of the seat that acted is deleted. For each seat that is to act
next, a job is stored, which plays the seat's plan or automatic answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, or_, select
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.play.answers import AutoAnswer
from tertulia.play.planning import decides_before_turn
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.ports import VersionConflict
from tertulia.server.domain.private_seat_data import Plan, PrivateSeatData, PrivateSeatStore
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import TableState
from tertulia.server.storage.changes import Change
from tertulia.server.storage.jobs import MAKE_DUE, job_row
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.models import PrivateSeatRow, SeatRow, TableRow


class TablesWithPlans:
    """The set of tables at which some seat may have a planned move or an automatic answer.

    A move at any other table needs no SQL statements about plans, which saves time for most moves. If other processes
    can add plans, no set is kept, and every table is treated as having a plan.
    """

    def __init__(self) -> None:
        self._known: set[str] | None = None
        """Ids of tables at which a seat may have a planned move or an automatic answer.

        None if other processes can add planned moves or automatic answers: every table counts as having one.
        """

    def set_tables(self, tables: Iterable[str]) -> None:
        """Set the ids of all tables at which some seat has a planned move or an automatic answer.

        Called only if no other process adds planned moves or automatic answers.
        """
        self._known = set(tables)

    def may_have_plan(self, table_id: str) -> bool:
        """Whether a seat at the table may have a planned move or an automatic answer.

        Always True if other processes can add planned moves or automatic answers.
        """
        return self._known is None or table_id in self._known

    def add_table(self, table_id: str) -> None:
        """Record that a seat at the table may have a planned move or an automatic answer.

        Called before the planned move or the automatic answer is stored.
        """
        if self._known is not None:
            self._known.add(table_id)


T = TypeVar("T")
SEAT_DATA, GAME, SEAT = (cast(Table, each.__table__) for each in (PrivateSeatRow, TableRow, SeatRow))
_C = SEAT_DATA.c
_INSERT_SEAT_DATA = upsert(SEAT_DATA)
UPSERT_SEAT_DATA = _INSERT_SEAT_DATA.on_conflict_do_update(
    index_elements=["table_id", "seat"],
    set_={name: _INSERT_SEAT_DATA.excluded[name] for name in ("waiting", "plan", "answers", "automatic", "seen")},
)
PLANNED = select(_C.table_id).where(or_(_C.waiting, _C.plan.is_not(None))).distinct()

OWN = (
    select(_C.table_id, _C.seat, _C.plan, _C.answers, _C.automatic, _C.seen)
    .join(SEAT, (SEAT.c.table_id == _C.table_id) & (SEAT.c.seat == _C.seat))
    .where(SEAT.c.guest == bindparam("guest"))
    .order_by(_C.table_id, _C.seat)
)


class SqlPrivateSeatData(PrivateSeatStore):
    def __init__(
        self, journal: Journal, clock: Clock = SYSTEM, on_job_added: Callable[[], None] = lambda: None
    ) -> None:
        """Create the store. `on_job_added` is called after a change that has added a job."""
        self._journal, self._clock, self._on_job_added = journal, clock, on_job_added
        self.planned = TablesWithPlans()

    async def load_planned_tables(self) -> None:
        """Set `self.planned` to all tables with a planned move or an automatic answer.

        Called only if no other process writes planned moves or automatic answers, which `self.planned` would lack.
        """
        async with self._journal.sessions() as session:
            self.planned.set_tables(str(table) for (table,) in await session.execute(PLANNED))

    async def load(self, table_id: str, seat: int) -> PrivateSeatData:
        async with self._journal.sessions() as session:
            row = (await session.execute(_select_seat(table_id, seat))).one_or_none()
        return PrivateSeatData() if row is None else seat_data_of(*row)

    async def of_guest(self, guest: GuestId) -> list[tuple[str, int, PrivateSeatData]]:
        async with self._journal.sessions() as session:
            return [
                (str(table), int(seat), seat_data_of(*columns))
                for table, seat, *columns in await session.execute(OWN, {"guest": guest})
            ]

    async def change(
        self, table_id: str, seat: int, alter: Callable[[PrivateSeatData], PrivateSeatData], version: int | None = None
    ) -> PrivateSeatData:
        job = job_row(plan_job(table_id, seat), milliseconds(self._clock.now()))
        self.planned.add_table(table_id)  # before the write, so that a later change of the table looks for the plan

        def write_row(connection: Connection) -> PrivateSeatData:
            """Write the seat's data, and return it.

            If the data contains a planned move or an automatic answer that may be played, add the seat's job. The job
            checks whether the seat is to act, because the seat's turn may have begun already.
            """
            data = _change_seat(connection, (table_id, seat), alter, version)
            if data.waiting:
                connection.execute(MAKE_DUE, job)
            return data

        data = await self._journal.transact(write_row)
        if data.waiting:
            self._on_job_added()
        return data


def plan_job(table_id: str, seat: int) -> JobOrder:
    """Return the job that plays a seat's planned move or automatic answer if the seat is to act."""
    return JobOrder(JobId(JobKind.PLANNED_MOVE, f"{table_id}:{seat}"), JobPriority.PLAYERS)


def _change_seat(
    connection: Connection,
    of: tuple[str, int],
    alter: Callable[[PrivateSeatData], PrivateSeatData],
    version: int | None,
) -> PrivateSeatData:
    table_id, seat = of
    version_query = select(GAME.c.version).where(GAME.c.id == table_id).with_for_update(key_share=True)
    found = connection.execute(version_query).scalar_one_or_none()
    if found is None or (version is not None and found != version):
        raise VersionConflict("the table has changed")
    row = connection.execute(_select_seat(table_id, seat)).one_or_none()
    data = alter(PrivateSeatData() if row is None else seat_data_of(*row))
    connection.execute(UPSERT_SEAT_DATA, {"table_id": table_id, "seat": seat, **columns_of(data)})
    return data


def _select_seat(table_id: str, seat: int) -> Any:
    return select(_C.plan, _C.answers, _C.automatic, _C.seen).where(_C.table_id == table_id, _C.seat == seat)


def columns_of(data: PrivateSeatData) -> dict[str, Any]:
    """Encode the private data of a seat as columns of its row."""
    return {
        "waiting": data.waiting,
        "plan": None if data.plan is None else msgspec.json.encode(data.plan),
        "answers": msgspec.json.encode(data.answers) if data.answers else None,
        "automatic": msgspec.json.encode(data.auto_answered_plies) if data.auto_answered_plies else None,
        "seen": data.seen,
    }


def seat_data_of(plan: Any, answers: Any, automatic: Any, seen: Any) -> PrivateSeatData:
    """Decode the private data of a seat from columns of its row. A damaged part becomes empty."""
    return PrivateSeatData(
        _read(plan, Plan),
        _read(answers, list[AutoAnswer]) or [],
        _read(automatic, list[int]) or [],
        seen if isinstance(seen, int) else 0,
    )


def _read(value: Any, kind: type[T]) -> T | None:
    try:
        return None if value is None else msgspec.json.decode(value, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return None


def add_plan_jobs(change: Change, unchanged_lines: int, old: TableState, state: TableState, now: int) -> None:
    """Add to `change` the planned moves to delete, and a job for each seat that is to act.

    The planned move of each seat that has acted is deleted. It is kept if the seat's only action was an urgent
    decision, which a player makes at once, perhaps in another player's turn. The job plays the planned move or
    automatic answer of a seat, and is stored only if the seat has one. Seats played by bots are skipped.

    `old` and `state` are the table's states before and after the change. `unchanged_lines` is the number of log lines
    that the change does not undo. If the change only undoes actions, nothing is added, because the player who undid
    them wants to decide.
    """
    match = state.match
    if match is None or len(state.log) <= unchanged_lines:
        return
    acted = [entry.seat for entry in match.log[max(unchanged_lines - 1, 0) :]]
    planned = [seat for seat in sorted(set(acted)) if not (acted.count(seat) == 1 and _asked_before_turn(old, seat))]
    change.acted = [{"of": change.table, "by": seat} for seat in planned if not state.seats[seat].played_by_bot]
    for seat in state.actors():
        if not state.seats[seat].played_by_bot:
            job = job_row(plan_job(change.table, seat), now)
            change.plan_jobs.append({"of": change.table, "by": seat, **{f"to_{name}": to for name, to in job.items()}})


def _asked_before_turn(old: TableState, seat: int) -> bool:
    """Whether the seat had an urgent decision to make in the state `old`.

    A player makes such a decision at once, perhaps in another player's turn. The planned move of the player's seat
    stays valid after the decision.
    """
    return old.match is not None and seat in old.match.actors() and decides_before_turn(old.match, seat)
