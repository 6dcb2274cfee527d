"""Pouring a damaged database into a sound one, row by row: what cannot be read is skipped, and noted."""

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

PARTS = ("seat", "log", "packed_log", "snapshot", "analysis", "aside", "invited")
"""What there is of a table beside its row in `game_table`; the column `table_id` says of which."""
PEOPLE = ("session", "credential", "token", "preference", "channel", "notice", "notice_choice")
"""What there is of people beside their names. A row that is damaged is nobody's, and goes."""
COMMUNITY = (
    "chat_room", "chat_line", "chat_read", "note", "block", "role", "role_claim", "report", "sanction",
    "moderation_log",
)  # fmt: skip
"""What there is of people among each other. A row that is damaged goes."""
TIME = ("calendar", "outage", "job")
"""What clocks leave out, and what is to be done when: the last sign of life is a job, too, so an outage is known by it."""
NO_TIME = {
    "outage": "typeof(began) != 'integer' OR typeof(ended) != 'integer' OR typeof(who) != 'text'",
    "job": "typeof(due) != 'integer' OR typeof(rank) != 'integer' OR typeof(attempts) != 'integer' "
    "OR typeof(lease) NOT IN ('null', 'integer') OR typeof(key) != 'text'",
}
"""Rows by which nobody can go; what is to be done is found again without them."""
TABLES = ("guest", "kept_set", "meeting", "game_table", *PARTS, *PEOPLE, *COMMUNITY, *TIME)
"""In the order in which rows may refer to others."""
PROBED = 100_000
"""The number of row numbers that are tried behind a damaged place where nobody knows how many there were."""
Refused = tuple[str, dict[str, Any]]
"""A table, and the values of a row of it that could be read, and do not fit."""


def pour(file: Path, draft: Path, report: Report, remedy: str) -> list[Refused]:
    """Fill `draft`, which is not there yet, with all that can be read of `file`, in today's shape and with plain values put right;
    what is wrong is noted. Returns the rows that did not fit."""
    engine, refused = engine_on(draft, sqlite3.connect), list[Refused]()
    with closing(open_to_read(file)) as source, closing(sqlite3.connect(draft)) as target:
        target.text_factory = decoded
        target.execute("PRAGMA synchronous=OFF")  # a draft is worth nothing before it is whole
        source.execute("BEGIN")  # a server may be writing: what is read belongs together
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
    for values in (keyed_rows if table in TIME else each_row)(source, table, names, gaps):
        try:
            target.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", values)
        except sqlite3.IntegrityError:
            report.found("database", f"a row of `{table}` is damaged", remedy)
            yield table, dict(zip(columns, values, strict=True))
    if gaps:
        places = f"{len(gaps)} place{'s' * (len(gaps) > 1)}"
        report.found("database", f"rows of `{table}` cannot be read in {places}", remedy)


def keyed_rows(source: sqlite3.Connection, table: str, names: str, gaps: list[str]) -> Iterator[tuple[Any, ...]]:
    """The rows of a table without row numbers, until one that cannot be read."""
    try:
        yield from source.execute(f"SELECT {names} FROM {table} NOT INDEXED")
    except sqlite3.DatabaseError as error:
        gaps.append(str(error))


def each_row(source: sqlite3.Connection, table: str, names: str, gaps: list[str]) -> Iterator[tuple[Any, ...]]:
    """The rows of a table as far as they can be read, in the order of their numbers; every break is added to `gaps`."""
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
            after += 1  # the row after the break may be readable by itself


def _last(source: sqlite3.Connection, table: str, after: int) -> int:
    try:
        (last,) = source.execute(f"SELECT max(rowid) FROM {table} NOT INDEXED").fetchone()
        return int(last or 0)
    except (sqlite3.DatabaseError, ValueError):
        return after + PROBED
