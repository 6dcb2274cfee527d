"""Copies a damaged database to a new one, row by row.

A wrong value is replaced by the default of its column, if there is one. Rows that cannot be read are skipped and
reported.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from tertulia.server.domain.state import DEFAULT_PATIENCE_SECONDS
from tertulia.server.storage.database import decoded, migrate
from tertulia.server.storage.upkeep.opening import engine_on, open_to_read, schema_revision
from tertulia.server.storage.upkeep.report import CheckReport

NO_NUMBER = "typeof({0}) != 'integer'"
NO_TEXT = "typeof({0}) != 'text'"
NEITHER_TEXT_NOR_NULL = "typeof({0}) NOT IN ('null', 'text')"
NO_FLAG = "{0} NOT IN (0, 1)"
NO_DATE = "datetime({0}) IS NULL"
NO_PLY = "typeof({0}) NOT IN ('null', 'integer') OR {0} < 0 OR {0} IS NULL AND practice_table IS NOT NULL"
NOW = "strftime('%Y-%m-%d %H:%M:%f000', 'now')"


class DefaultRepair(NamedTuple):
    """A column whose wrong values are repaired.

    `wrong` is the SQL condition of a wrong value, `what` its description, and `value` the SQL of the default.
    """

    table: str
    column: str
    wrong: str
    what: str
    value: str
    """SQL of the value that replaces a wrong one; empty if a row with a wrong value is deleted."""


REPAIRS = (
    DefaultRepair("game_table", "version", NO_NUMBER, "its version", "1000000"),
    DefaultRepair("game_table", "public", NO_FLAG, "its visibility", "0"),
    DefaultRepair("game_table", "rematch_table", NEITHER_TEXT_NOR_NULL, "its rematch", "NULL"),
    DefaultRepair("game_table", "line_format", NO_NUMBER, "the format of its log", "0"),
    DefaultRepair("game_table", "host", NO_TEXT, "its host", "''"),
    DefaultRepair(
        "game_table",
        "patience_seconds",
        f"{NO_NUMBER} OR {{0}} < 0",
        "its patience with absent players",
        str(DEFAULT_PATIENCE_SECONDS),
    ),
    DefaultRepair("game_table", "substitute", NEITHER_TEXT_NOR_NULL, "its bot for absent players", "NULL"),
    DefaultRepair("game_table", "hints", NO_FLAG, "whether hints are allowed", "0"),
    DefaultRepair("game_table", "practice_ply", NO_PLY, "the ply where its practice began", "0"),
    DefaultRepair("game_table", "practice_table", NEITHER_TEXT_NOR_NULL, "the game that it practises", "NULL"),
    DefaultRepair("game_table", "component_set", NEITHER_TEXT_NOR_NULL, "its component set", "NULL"),
    DefaultRepair("game_table", "updated", NO_DATE, "its date", NOW),
    DefaultRepair("guest", "updated", NO_DATE, "the date", NOW),
    DefaultRepair("guest", "language", NEITHER_TEXT_NOR_NULL, "the language", "NULL"),
    DefaultRepair("guest", "name", f"{NO_TEXT} OR trim({{0}}) = ''", "the name", ""),
)


def wrong_values(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Return each wrong value in the columns of `REPAIRS`: database table, id of the row, and description.

    The database must have the current schema.
    """
    return [
        (table, str(row[0]), what)
        for table, column, wrong, what, _ in REPAIRS
        for row in connection.execute(f"SELECT id FROM {table} WHERE {wrong.format(column)}")
    ]


def put_right(connection: sqlite3.Connection) -> None:
    """Replace every wrong value by the default of its column (`REPAIRS`).

    The row of a guest with a damaged name is deleted, so that the guest has the default name for their id.
    """
    for table, column, wrong, _, value in REPAIRS:
        change = f"UPDATE {table} SET {column} = {value}" if value else f"DELETE FROM {table}"
        connection.execute(f"{change} WHERE {wrong.format(column)}")


PARTS = ("seat", "log", "packed_log", "snapshot", "analysis", "private_seat_data", "invitation")
"""Database tables whose rows belong to a table of a game, by their column `table_id`."""
PEOPLE = ("session", "credential", "token", "preference", "channel", "notification", "notification_settings")
"""Database tables about guests, besides `guest`. Damaged rows are dropped, because it is uncertain whose they are."""
COMMUNITY = (
    "chat_room", "chat_line", "chat_read", "note", "block", "role", "role_claim", "report", "sanction",
    "moderation_log",
)  # fmt: skip
"""Database tables of chat, notes, blocks, roles and moderation. Damaged rows are dropped."""
TIME = ("calendar", "outage", "job")
"""Database tables of calendars, outages and jobs. Heartbeats are rows of `job`: copying them lets the next server
notice the outage since the last heartbeat."""
WITHOUT_ROWID = ("outage", "job")
"""Database tables without row ids. The rows after the first unreadable row of such a table are lost."""
NO_TIME = {
    "outage": "typeof(began) != 'integer' OR typeof(ended) != 'integer' OR typeof(process) != 'text'",
    "job": "typeof(due) != 'integer' OR typeof(priority) != 'integer' OR typeof(attempts) != 'integer' "
    "OR typeof(lease) NOT IN ('null', 'integer') OR typeof(key) != 'text'",
}
"""SQL conditions of rows whose times or other values have a wrong type, by database table. A repair deletes these rows.
The server creates lost jobs of bots, clocks and log compression again (`create_missing_jobs`)."""
TABLES = ("guest", "component_set", "matchmaking", "game_table", *PARTS, *PEOPLE, *COMMUNITY, *TIME)
"""All database tables, in an order that satisfies foreign keys."""
PROBED = 100_000
"""Number of row ids that are tried after an unreadable row if the table's last row id cannot be read."""
RejectedRow = tuple[str, dict[str, Any]]
"""A row that the new database rejects: its database table, and its values by column."""


def copy_readable_rows(file: Path, draft: Path, report: CheckReport, remedy: str) -> list[RejectedRow]:
    """Copy all readable rows from the damaged database `file` to the new database `draft`.

    The draft gets the current schema. Wrong values are replaced by defaults. Damage is added to the report, with the
    given remedy. Returns the rejected rows.
    """
    engine, refused = engine_on(draft, sqlite3.connect), list[RejectedRow]()
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
                report.add_finding(f"{'guest' if table == 'guest' else 'table'} {name}", f"{what} is damaged", remedy)
            put_right(target)
            for table, wrong in NO_TIME.items():
                if deleted_rows := target.execute(f"DELETE FROM {table} WHERE {wrong}").rowcount:
                    report.add_finding("database", f"rows of `{table}` are damaged: {deleted_rows}", remedy)
    return refused


def _pour_table(
    source: sqlite3.Connection, target: sqlite3.Connection, table: str, report: CheckReport, remedy: str
) -> Iterator[RejectedRow]:
    columns = [row[1] for row in target.execute(f"PRAGMA table_info({table})")]
    names, marks = ", ".join(f'"{column}"' for column in columns), ", ".join("?" * len(columns))
    gaps: list[str] = []
    for values in (keyed_rows if table in WITHOUT_ROWID else each_row)(source, table, names, gaps):
        try:
            target.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", values)
        except sqlite3.IntegrityError:
            report.add_finding("database", f"a row of `{table}` is damaged", remedy)
            yield table, dict(zip(columns, values, strict=True))
    if gaps:
        places = f"{len(gaps)} place{'s' * (len(gaps) > 1)}"
        report.add_finding("database", f"rows of `{table}` cannot be read in {places}", remedy)


def keyed_rows(source: sqlite3.Connection, table: str, names: str, gaps: list[str]) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a table without row ids in the order of its primary key.

    `names` are the names of the columns to read, separated by commas. Stops at the first unreadable row, and adds the
    error of that row to `gaps`.
    """
    try:
        yield from source.execute(f"SELECT {names} FROM {table} NOT INDEXED")
    except sqlite3.DatabaseError as error:
        gaps.append(str(error))


def each_row(source: sqlite3.Connection, table: str, names: str, gaps: list[str]) -> Iterator[tuple[Any, ...]]:
    """Yield the readable rows of a table in the order of row ids.

    `names` are the names of the columns to read, separated by commas. For each sequence of unreadable rows, the error
    of the first one is added to `gaps`.
    """
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
