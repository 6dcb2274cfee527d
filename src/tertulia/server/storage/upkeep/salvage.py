"""Copies a damaged database to a new one, row by row. Rows that cannot be read are skipped and reported."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from tertulia.server.storage.database import decoded, migrate
from tertulia.server.storage.upkeep.default_repairs import put_right, wrong_values
from tertulia.server.storage.upkeep.opening import engine_on, open_to_read, schema_revision
from tertulia.server.storage.upkeep.report import Report

PARTS = ("seat", "log", "packed_log", "snapshot", "analysis", "private_seat_data", "invitation")
"""Database tables with parts of tables, identified by their column `table_id`."""
PEOPLE = ("session", "credential", "token", "preference", "channel", "notification", "notification_settings")
"""Database tables about guests, beside `guest`. Damaged rows are dropped, because their guest is uncertain."""
COMMUNITY = (
    "chat_room", "chat_line", "chat_read", "note", "block", "role", "role_claim", "report", "sanction",
    "moderation_log",
)  # fmt: skip
"""Database tables of the community. Damaged rows are dropped."""
TIME = ("calendar", "outage", "job")
"""Calendars, outages and jobs. Heartbeats are jobs, so that an outage is still noticed after a repair."""
WITHOUT_ROWID = ("outage", "job")
"""Database tables without row ids: after a damaged place no further row can be found."""
NO_TIME = {
    "outage": "typeof(began) != 'integer' OR typeof(ended) != 'integer' OR typeof(process) != 'text'",
    "job": "typeof(due) != 'integer' OR typeof(priority) != 'integer' OR typeof(attempts) != 'integer' "
    "OR typeof(lease) NOT IN ('null', 'integer') OR typeof(key) != 'text'",
}
"""Conditions of unusable rows, which are deleted. The server finds pending work without them."""
TABLES = ("guest", "component_set", "matchmaking", "game_table", *PARTS, *PEOPLE, *COMMUNITY, *TIME)
"""All database tables, in an order that satisfies foreign keys."""
PROBED = 100_000
"""Number of row ids that are tried after a damaged place if the last row id is unknown."""
Refused = tuple[str, dict[str, Any]]
"""A database table, and the values of a row that the new database rejects."""


def pour(file: Path, draft: Path, report: Report, remedy: str) -> list[Refused]:
    """Copy everything that can be read from `file` to the new database `draft`, with the current schema.

    Wrong values are replaced by defaults, and damage is reported. Returns the rejected rows.
    """
    engine, refused = engine_on(draft, sqlite3.connect), list[Refused]()
    with closing(open_to_read(file)) as source, closing(sqlite3.connect(draft)) as target:
        target.text_factory = decoded
        target.execute("PRAGMA synchronous=OFF")  # an unfinished draft is worthless
        source.execute("BEGIN")  # one snapshot: a server may be writing
        with engine.begin() as connection:
            migrate(connection, schema_revision(source, file))
        there = {name for (name,) in target.execute("SELECT name FROM sqlite_schema")}
        with target:
            for table in TABLES:
                if table in there:
                    refused += _pour_table(source, target, table, report, remedy)
        with engine.begin() as connection:
            migrate(connection)
        with target:
            for table, name, what in wrong_values(target):
                report.found(f"{'guest' if table == 'guest' else 'table'} {name}", f"{what} is damaged", remedy)
            put_right(target)
            for table, wrong in NO_TIME.items():
                if gone := target.execute(f"DELETE FROM {table} WHERE {wrong}").rowcount:
                    report.found("database", f"rows of `{table}` are damaged: {gone}", remedy)
    return refused


def _pour_table(
    source: sqlite3.Connection, target: sqlite3.Connection, table: str, report: Report, remedy: str
) -> Iterator[Refused]:
    columns = [row[1] for row in target.execute(f"PRAGMA table_info({table})")]
    names, marks = ", ".join(f'"{column}"' for column in columns), ", ".join("?" * len(columns))
    gaps: list[str] = []
    for values in (keyed_rows if table in WITHOUT_ROWID else each_row)(source, table, names, gaps):
        try:
            target.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", values)
        except sqlite3.IntegrityError:
            report.found("database", f"a row of `{table}` is damaged", remedy)
            yield table, dict(zip(columns, values, strict=True))
    if gaps:
        places = f"{len(gaps)} place{'s' * (len(gaps) > 1)}"
        report.found("database", f"rows of `{table}` cannot be read in {places}", remedy)


def keyed_rows(source: sqlite3.Connection, table: str, names: str, gaps: list[str]) -> Iterator[tuple[Any, ...]]:
    """The rows of a table in its own order, up to the first that cannot be read."""
    try:
        yield from source.execute(f"SELECT {names} FROM {table} NOT INDEXED")
    except sqlite3.DatabaseError as error:
        gaps.append(str(error))


def each_row(source: sqlite3.Connection, table: str, names: str, gaps: list[str]) -> Iterator[tuple[Any, ...]]:
    """The readable rows of a table in the order of row ids; each damaged place is added to `gaps`."""
    reading = f"SELECT rowid, {names} FROM {table} NOT INDEXED WHERE rowid > ? ORDER BY rowid"
    after, last, broken = 0, 1, False
    while after < last:
        try:
            for row in source.execute(reading, (after,)):
                yield row[1:]
                after, broken = max(after, row[0]), False
            return
        except sqlite3.DatabaseError as error:
            if not broken:
                gaps.append(str(error))
                last, broken = _last(source, table, after), True
            after += 1  # the next row may be readable


def _last(source: sqlite3.Connection, table: str, after: int) -> int:
    try:
        (last,) = source.execute(f"SELECT max(rowid) FROM {table} NOT INDEXED").fetchone()
        return int(last or 0)
    except (sqlite3.DatabaseError, ValueError):
        return after + PROBED
