"""Roles, reports, sanctions and appeals in the database, and the moderation log.

The log entry of a moderator's action is written in the transaction of that action.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Table, and_, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too
from sqlalchemy.exc import IntegrityError

from tertulia.server.domain.chat import Line
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import LinkUsed, ModerationForbidden, RoleHeld, TooManyReports
from tertulia.server.domain.moderation import (
    DAY_MS,
    MAX_REPORTS_PER_DAY,
    RANKS,
    ModerationEntry,
    ModerationStore,
    Outcome,
    PlayerReport,
    Role,
    Sanction,
)
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.community_models import ModerationRow, ReportRow, RoleClaimRow, SanctionRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.roles import ROLES, read_role, require_other_administrator, role_of, set_role

R = TypeVar("R")
MAX_ATTEMPTS = 5
"""Maximum number of attempts of a transaction if other processes add log entries at the same moment."""
LOG, CLAIMS, REPORTS, SANCTIONS = (
    cast(Table, model.__table__) for model in (ModerationRow, RoleClaimRow, ReportRow, SanctionRow)
)
HASHED_COLUMNS = ("number", "time", "actor", "action", "subject", "details")
"""Columns that the hash of a log entry covers, besides the hash of the previous entry."""
SELECT_SANCTIONS = select(SANCTIONS.c.id)
SELECT_CLOSED_REPORTS = select(REPORTS.c.id).where(REPORTS.c.closed.is_not(None))
FIRST = "0" * 64
SELECT_LAST_ENTRY = select(LOG.c.number, LOG.c.hash).order_by(LOG.c.number.desc()).limit(1)


class EntryTaken(Exception):
    """Another process has added a moderation log entry with the same number.

    The transaction that raises this error must be repeated.
    """


def add_entry(
    connection: Connection, time: int, who: GuestId, what: str, about: GuestId, details: Mapping[str, str]
) -> None:
    """Add an entry to the moderation log, in the transaction of the action that the entry describes.

    `time` is in milliseconds since 1970, `who` is the acting guest, `what` names the action, and `about` is the guest
    concerned.
    Raises `EntryTaken` if another process has added an entry with the same number.
    """
    last = connection.execute(SELECT_LAST_ENTRY).one_or_none()
    number, before = (1, FIRST) if last is None else (int(last.number) + 1, str(last.hash))
    row = {
        "number": number,
        "time": time,
        "actor": who,
        "action": what,
        "subject": about,
        "details": _encode_details(details),
    }
    try:
        connection.execute(LOG.insert().values(**row, hash=_hash(before, row)))
    except IntegrityError as error:
        raise EntryTaken from error


async def transact_logged(journal: Journal, work: Callable[[Connection], R]) -> R:
    """Call `work`, which adds an entry to the moderation log, in a transaction and return its result.

    `work` is called again, at most `MAX_ATTEMPTS` times in all, if another process has just stored a row with the same
    primary key. If the number of the log entry is still taken at the last attempt, raises `StorageFault`. If a key of
    another database table is still taken, raises the database's `IntegrityError`. Other exceptions of `work` are raised
    at once.
    """
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            return await journal.transact(work)
        except (EntryTaken, IntegrityError) as error:
            if attempt == MAX_ATTEMPTS and not isinstance(error, EntryTaken):
                raise
    raise StorageFault("storage-busy")


def entry_of(row: Row[Any]) -> ModerationEntry:
    """Decode an entry of the moderation log. Damaged details become empty."""
    try:
        details = msgspec.json.decode(row.details, type=dict[str, str])
    except msgspec.DecodeError:  # changed outside the server
        details = {}
    return ModerationEntry(
        row.number, row.time, GuestId(row.actor), row.action, GuestId(row.subject), details, row.hash
    )


def find_faults(connection: Connection) -> list[str]:
    """Check the moderation log. Returns a sentence for each changed or missing entry.

    The list is empty if the log is intact. Missing entries at the end are only found if they describe a stored sanction
    or a closed report.
    """
    found, before, expected, logged_ids = list[str](), FIRST, 1, set[str]()
    for row in connection.execute(select(LOG).order_by(LOG.c.number)).mappings():
        number = row["number"]
        if number != expected:
            fault = (
                f"entry {expected} is missing"
                if number == expected + 1
                else f"entries {expected} to {number - 1} are missing"
            )
            found.append(fault)
        elif row["hash"] != _hash(before, {name: row[name] for name in HASHED_COLUMNS}):
            found.append(f"entry {number} or the one before it was changed")
        before, expected = row["hash"], number + 1
        logged_ids |= _subjects_of(row["details"])
    for what, query in (("sanction", SELECT_SANCTIONS), ("report", SELECT_CLOSED_REPORTS)):
        missing = sorted({str(id) for (id,) in connection.execute(query)} - logged_ids)
        found += [f"the entry about {what} {id} is missing" for id in missing]
    return found


def load_entries(connection: Connection) -> list[ModerationEntry]:
    """Load all entries of the moderation log, the oldest first."""
    return [entry_of(row) for row in connection.execute(select(LOG).order_by(LOG.c.number))]


def _subjects_of(details: object) -> set[str]:
    """Return the ids of the sanction and the report in a log entry's details; no ids if they are damaged."""
    try:
        known = msgspec.json.decode(str(details), type=dict[str, str])
    except msgspec.DecodeError:
        return set()
    return {known[what] for what in ("sanction", "report") if what in known}


def _encode_details(details: Mapping[str, str]) -> str:
    return msgspec.json.encode(details, order="sorted").decode()


def _hash(before: str, row: Mapping[str, Any]) -> str:
    content = msgspec.json.encode([before, *(row[name] for name in sorted(row))])
    return hashlib.sha256(content).hexdigest()


UNDECIDED = and_(SANCTIONS.c.appealed.is_not(None), SANCTIONS.c.upheld.is_(None))
MAX_ROWS = 200
"""Maximum number of reports or sanctions that one call returns."""


class SqlModeration(ModerationStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    @property
    def _now(self) -> int:
        return milliseconds(self._clock.now())

    async def role_of(self, guest: GuestId) -> Role:
        async with self._journal.sessions() as session:
            found = (await session.execute(select(ROLES.c.role).where(ROLES.c.guest == guest))).scalar_one_or_none()
        return read_role(found)

    async def require_other_administrator(self, guest: GuestId) -> None:
        await self._journal.transact(lambda connection: require_other_administrator(connection, guest))

    async def load_staff(self) -> Mapping[GuestId, Role]:
        async with self._journal.sessions() as session:
            rows = await session.execute(select(ROLES.c.guest, ROLES.c.role).order_by(ROLES.c.since))
            return {GuestId(guest): role for guest, role in rows}

    async def require_claimable(self, guest: GuestId, role: Role, nonce: str) -> None:
        used = select(CLAIMS.c.nonce).where(CLAIMS.c.nonce == nonce)
        async with self._journal.sessions() as session:
            if (await session.execute(used)).one_or_none() is not None:
                raise LinkUsed("this link has been used")
        _require_higher(role, await self.role_of(guest))

    async def claim_role(self, guest: GuestId, role: Role, nonce: str) -> None:
        def work(connection: Connection) -> None:
            first = upsert(CLAIMS).values(nonce=nonce, time=self._now).on_conflict_do_nothing()
            # The returned row says whether the insert took place: PostgreSQL's driver gives no row count here.
            if connection.execute(first.returning(CLAIMS.c.nonce)).one_or_none() is None:
                raise LinkUsed("this link has been used")
            _require_higher(role, role_of(connection, guest))
            set_role(connection, self._now, guest, role)
            add_entry(connection, self._now, guest, "claim", guest, {"role": role})

        await self._transact(work)

    async def appoint_guest(self, by: GuestId, guest: GuestId, role: Role) -> None:
        def work(connection: Connection) -> None:
            set_role(connection, self._now, guest, role)
            add_entry(connection, self._now, by, "role", guest, {"role": role})

        await self._transact(work)

    async def add_report(self, report: PlayerReport) -> None:
        mine = REPORTS.c.reporter == report.reporter
        same = and_(mine, REPORTS.c.room == report.room, REPORTS.c.line == report.line, REPORTS.c.about == report.about)

        def work(connection: Connection) -> None:
            if connection.execute(select(func.count()).where(same, REPORTS.c.closed.is_(None))).scalar_one():
                return
            lately = select(func.count()).where(mine, REPORTS.c.time > report.time - DAY_MS)
            if connection.execute(lately).scalar_one() >= MAX_REPORTS_PER_DAY:
                raise TooManyReports(
                    f"a guest can make at most {MAX_REPORTS_PER_DAY} reports a day", retry_after=3600.0
                )
            row = msgspec.structs.asdict(report)
            row["context"] = msgspec.json.encode(report.context).decode()
            connection.execute(REPORTS.insert().values(row))

        await self._transact(work)

    async def open_reports(self) -> Sequence[PlayerReport]:
        """The open reports, the oldest first, at most `MAX_ROWS`."""
        return await self._reports(REPORTS.c.closed.is_(None), REPORTS.c.time)

    async def reports_of(self, guest: GuestId) -> Sequence[PlayerReport]:
        """The newest reports by a guest, at most `MAX_ROWS`."""
        return await self._reports(REPORTS.c.reporter == guest, REPORTS.c.time.desc())

    async def _reports(self, where: ColumnElement[bool], order: ColumnElement[Any]) -> Sequence[PlayerReport]:
        async with self._journal.sessions() as session:
            rows = await session.execute(select(REPORTS).where(where).order_by(order).limit(MAX_ROWS))
            return [_report(row) for row in rows]

    async def close_report(self, by: GuestId, report: str, outcome: Outcome) -> None:
        await self._transact(lambda connection: self._close(connection, by, report, outcome))

    def _close(self, connection: Connection, by: GuestId, report: str, outcome: Outcome) -> None:
        about = connection.execute(select(REPORTS.c.about).where(REPORTS.c.id == report)).scalar_one_or_none()
        open_still = and_(REPORTS.c.id == report, REPORTS.c.closed.is_(None))
        closed = connection.execute(update(REPORTS).where(open_still).values(closed=self._now, outcome=outcome))
        if about is None or closed.rowcount != 1:
            raise ModerationForbidden("report not found, or closed by another moderator")
        add_entry(connection, self._now, by, "report", GuestId(about), {"report": report, "outcome": outcome})

    async def add_sanction(self, sanction: Sanction, report: str | None) -> None:
        details = {"sanction": sanction.id, "reason": sanction.reason, "until": str(sanction.until)}

        def work(connection: Connection) -> None:
            connection.execute(SANCTIONS.insert().values(**msgspec.structs.asdict(sanction), report=report))
            add_entry(connection, self._now, sanction.by, sanction.kind, sanction.guest, details)
            if report is not None:
                self._close(connection, sanction.by, report, "acted")

        await self._transact(work)

    async def sanctions_of(self, guest: GuestId) -> Sequence[Sanction]:
        """The newest sanctions of a guest, at most `MAX_ROWS`."""
        return await self._sanctions(SANCTIONS.c.guest == guest, SANCTIONS.c.began.desc())

    async def find_sanction(self, id: str) -> Sanction:
        found = await self._sanctions(SANCTIONS.c.id == id, SANCTIONS.c.began)
        if not found:
            raise ModerationForbidden("sanction not found")
        return found[0]

    async def appeals(self) -> Sequence[Sanction]:
        """Sanctions with an undecided appeal, the oldest appeal first, at most `MAX_ROWS`."""
        return await self._sanctions(UNDECIDED, SANCTIONS.c.appealed)

    async def suspended_guests(self) -> Set[GuestId]:
        holding = and_(SANCTIONS.c.kind == "suspension", SANCTIONS.c.lifted.is_(None), SANCTIONS.c.until > self._now)
        async with self._journal.sessions() as session:
            return {GuestId(guest) for (guest,) in await session.execute(select(SANCTIONS.c.guest).where(holding))}

    async def count_open(self) -> int:
        reports = select(func.count()).select_from(REPORTS).where(REPORTS.c.closed.is_(None)).scalar_subquery()
        appeals = select(func.count()).select_from(SANCTIONS).where(UNDECIDED).scalar_subquery()
        async with self._journal.sessions() as session:
            return int((await session.execute(select(reports + appeals))).scalar_one())

    async def _sanctions(self, where: ColumnElement[bool], order: ColumnElement[Any]) -> Sequence[Sanction]:
        async with self._journal.sessions() as session:
            rows = await session.execute(select(SANCTIONS).where(where).order_by(order).limit(MAX_ROWS))
            return [_sanction(row) for row in rows]

    async def mark_sanction_seen(self, guest: GuestId, id: str) -> None:
        mine = and_(SANCTIONS.c.id == id, SANCTIONS.c.guest == guest)
        await self._transact(lambda connection: connection.execute(update(SANCTIONS).where(mine).values(seen=True)))

    async def add_appeal(self, guest: GuestId, id: str, words: str) -> None:
        mine = and_(SANCTIONS.c.id == id, SANCTIONS.c.guest == guest, SANCTIONS.c.appealed.is_(None))
        change = update(SANCTIONS).where(mine).values(appeal=words, appealed=self._now, seen=True)
        await self._transact(lambda connection: _require_changed(connection.execute(change).rowcount))

    async def decide_appeal(self, by: GuestId, id: str, upheld: bool, words: str) -> None:
        waiting = and_(SANCTIONS.c.id == id, SANCTIONS.c.appealed.is_not(None), SANCTIONS.c.upheld.is_(None))

        def work(connection: Connection) -> None:
            values: dict[str, Any] = {"answer": words, "upheld": upheld, "seen": False}
            if not upheld:
                values["lifted"] = self._now
            _require_changed(connection.execute(update(SANCTIONS).where(waiting).values(values)).rowcount)
            what = "appeal upheld" if upheld else "appeal granted"
            add_entry(
                connection, self._now, by, what, _sanctioned_guest(connection, id), {"sanction": id, "answer": words}
            )

        await self._transact(work)

    async def lift_sanction(self, by: GuestId, id: str, reason: str) -> None:
        holding = and_(SANCTIONS.c.id == id, SANCTIONS.c.lifted.is_(None), SANCTIONS.c.until > self._now)

        def work(connection: Connection) -> None:
            change = update(SANCTIONS).where(holding).values(lifted=self._now, seen=False)
            _require_changed(connection.execute(change).rowcount)
            add_entry(
                connection, self._now, by, "lift", _sanctioned_guest(connection, id), {"sanction": id, "reason": reason}
            )

        await self._transact(work)

    async def load_log(self, before: int, most: int) -> Sequence[ModerationEntry]:
        query = select(LOG).where(LOG.c.number < before).order_by(LOG.c.number.desc()).limit(most)
        async with self._journal.sessions() as session:
            return [entry_of(row) for row in await session.execute(query)]

    async def _transact(self, work: Callable[[Connection], R]) -> R:
        return await transact_logged(self._journal, work)


def _require_higher(role: Role, current_role: Role) -> None:
    """Raises `RoleHeld` unless `role` ranks higher than `current_role`."""
    if RANKS[role] <= RANKS[current_role]:
        raise RoleHeld("you have this role already, or a higher one")


def _sanctioned_guest(connection: Connection, sanction: str) -> GuestId:
    """Return the guest whom the sanction with the id `sanction` restricts."""
    return GuestId(connection.execute(select(SANCTIONS.c.guest).where(SANCTIONS.c.id == sanction)).scalar_one())


def _require_changed(changed: int) -> None:
    """Raises `ModerationForbidden` unless `changed`, the number of rows that a statement changed, is 1."""
    if changed != 1:
        raise ModerationForbidden("not found, or done already")


def _report(row: Row[Any]) -> PlayerReport:
    context = msgspec.json.decode(row.context, type=list[Line])
    reporter, about = GuestId(row.reporter), GuestId(row.about)
    return PlayerReport(row.id, reporter, about, row.room, row.line, context, row.reason, row.time, row.outcome)


def _sanction(row: Row[Any]) -> Sanction:
    return Sanction(
        id=row.id,
        guest=GuestId(row.guest),
        kind=row.kind,
        reason=row.reason,
        began=row.began,
        until=row.until,
        by=GuestId(row.by),
        seen=row.seen,
        appeal=row.appeal,
        answer=row.answer,
        upheld=row.upheld,
        lifted=row.lifted,
    )
