"""The moderation log: entries are only added, and each holds a hash over itself and the one before.

With write access to the database it is possible to compute all hashes again. A copy of the last hash, kept elsewhere,
reveals that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import Connection, Row, Table, select
from sqlalchemy.exc import IntegrityError

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import LogEntry
from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.community_models import ModerationRow, ReportRow, SanctionRow
from tertulia.server.storage.journal import Journal

R = TypeVar("R")
MAX_ATTEMPTS = 5
"""Maximum number of attempts if other processes add entries at the same moment."""
LOG, SANCTIONS, REPORTS = (cast(Table, model.__table__) for model in (ModerationRow, SanctionRow, ReportRow))
HASHED_COLUMNS = ("number", "time", "actor", "action", "subject", "details")
"""The columns in an entry's hash, together with the previous hash."""
SANCTIONED = select(SANCTIONS.c.id)
LOOKED_AT = select(REPORTS.c.id).where(REPORTS.c.closed.is_not(None))
FIRST = "0" * 64
LAST = select(LOG.c.number, LOG.c.hash).order_by(LOG.c.number.desc()).limit(1)


class EntryTaken(Exception):
    """Another process has added a log entry with the same number: the transaction must be repeated."""


def add_entry(
    connection: Connection, time: int, who: GuestId, what: str, about: GuestId, details: Mapping[str, str]
) -> None:
    """Add an entry, in the transaction of the action that it describes.

    Raises `EntryTaken` if another process has added an entry with the same number.
    """
    last = connection.execute(LAST).one_or_none()
    number, before = (1, FIRST) if last is None else (int(last.number) + 1, str(last.hash))
    row = {"number": number, "time": time, "actor": who, "action": what, "subject": about, "details": _encoded(details)}
    try:
        connection.execute(LOG.insert().values(**row, hash=_hash(before, row)))
    except IntegrityError as error:
        raise EntryTaken from error


async def transact_logged(journal: Journal, work: Callable[[Connection], R]) -> R:
    """Call `work`, which adds a log entry, in a transaction and return its result.

    If another process writes the same key at the same moment, `work` is called again, `MAX_ATTEMPTS` times in all. Raises
    the exceptions of `work`, and `StorageFault` if the number of the log entry was taken each time. A conflict in
    another database table that occurs each time is an error, and is raised as it is.
    """
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            return await journal.transact(work)
        except (EntryTaken, IntegrityError) as error:
            if attempt == MAX_ATTEMPTS and not isinstance(error, EntryTaken):
                raise
    raise StorageFault("storage-busy")


def entry_of(row: Row[Any]) -> LogEntry:
    """The entry in a row, without details if they are damaged."""
    try:
        details = msgspec.json.decode(row.details, type=dict[str, str])
    except msgspec.DecodeError:  # changed outside the server
        details = {}
    return LogEntry(row.number, row.time, GuestId(row.actor), row.action, GuestId(row.subject), details, row.hash)


def find_faults(connection: Connection) -> list[str]:
    """The faults of the log, one sentence each; empty if it is intact.

    Changed and missing entries are found. Missing entries at the end are found if they describe a stored sanction or a
    closed report.
    """
    found, before, expected, told = list[str](), FIRST, 1, set[str]()
    for row in connection.execute(select(LOG).order_by(LOG.c.number)).mappings():
        number = row["number"]
        if number != expected:
            gone = (
                f"line {expected} is missing"
                if number == expected + 1
                else f"lines {expected} to {number - 1} are missing"
            )
            found.append(gone)
        elif row["hash"] != _hash(before, {name: row[name] for name in HASHED_COLUMNS}):
            found.append(f"line {number} is not as it was written, or the one before it is not")
        before, expected = row["hash"], number + 1
        told |= _subjects_of(row["details"])
    for what, query in (("sanction", SANCTIONED), ("report", LOOKED_AT)):
        missing = sorted({str(id) for (id,) in connection.execute(query)} - told)
        found += [f"the line about {what} {id} is missing" for id in missing]
    return found


def load_entries(connection: Connection) -> list[LogEntry]:
    """All entries, the oldest first."""
    return [entry_of(row) for row in connection.execute(select(LOG).order_by(LOG.c.number))]


def _subjects_of(details: object) -> set[str]:
    """The sanction and the report in an entry's details; none if the details are damaged."""
    try:
        known = msgspec.json.decode(str(details), type=dict[str, str])
    except msgspec.DecodeError:
        return set()
    return {known[what] for what in ("sanction", "report") if what in known}


def _encoded(details: Mapping[str, str]) -> str:
    return msgspec.json.encode(details, order="sorted").decode()


def _hash(before: str, row: Mapping[str, Any]) -> str:
    told = msgspec.json.encode([before, *(row[name] for name in sorted(row))])
    return hashlib.sha256(told).hexdigest()
