"""Pouring a damaged database into a sound one, row by row: what cannot be read is skipped, and counted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

from tertulia.server.storage.database import decoded, migrate
from tertulia.server.storage.upkeep.opening import open_to_read, schema_revision

TABLES = ("guest", "game_table", "seat", "log", "packed_log", "snapshot", "analysis")
"""In the order in which rows may refer to others."""
PROBED = 100_000
"""The number of row numbers that are tried behind a damaged place where nobody knows how many there were."""
Values = tuple[Any, ...]


@dataclass
class Poured:
    """What a salvage brought."""

    rows: dict[str, int] = field(default_factory=dict)
    gaps: dict[str, int] = field(default_factory=dict)
    """By table, in how many places rows may be missing."""
    refused: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """Table and values of rows that could be read, and do not fit."""


def pour(file: Path, draft: Path) -> Poured:
    """Fill `draft`, which is not there yet, with all that can be read of `file`, in today's shape."""
    poured, source = Poured(), open_to_read(file)
    source.execute("BEGIN")  # a server may be writing: what is read belongs together
    revision = schema_revision(source, file)
    engine = create_engine(f"sqlite:///{draft}", hide_parameters=True)
    with engine.begin() as connection:
        migrate(connection, revision)
    target = sqlite3.connect(draft)
    target.text_factory = decoded
    target.execute("PRAGMA synchronous=OFF")  # a draft is worth nothing before it is whole
    with target:
        for table in TABLES:
            columns = [row[1] for row in target.execute(f"PRAGMA table_info({table})")]
            if columns:
                _pour_table(source, target, table, columns, poured)
    target.close()
    source.close()
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    return poured


def _pour_table(
    source: sqlite3.Connection, target: sqlite3.Connection, table: str, columns: Sequence[str], poured: Poured
) -> None:
    names, marks = ", ".join(f'"{column}"' for column in columns), ", ".join("?" * len(columns))
    insert, count = f"INSERT INTO {table} ({names}) VALUES ({marks})", 0
    gaps: list[str] = []
    for values in each_row(source, table, names, gaps):
        try:
            target.execute(insert, values)
            count += 1
        except sqlite3.IntegrityError:
            poured.refused.append((table, dict(zip(columns, values, strict=True))))
    poured.rows[table] = count
    if gaps:
        poured.gaps[table] = len(gaps)


def each_row(source: sqlite3.Connection, table: str, names: str, gaps: list[str]) -> Iterator[Values]:
    """The rows of a table as far as they can be read, in the order of their numbers; every break is added to `gaps`."""
    reading = f"SELECT rowid, {names} FROM {table} NOT INDEXED WHERE rowid > ? ORDER BY rowid"
    row: Values | None = (0,)
    while row is not None:
        after = row[0]
        try:
            for row in source.execute(reading, (after,)):
                yield row[1:]
                after = max(after, row[0])
            return
        except sqlite3.DatabaseError as error:
            gaps.append(str(error))
        row = _next_readable(source, table, names, after)
        if row is not None:
            yield row[1:]


def _next_readable(source: sqlite3.Connection, table: str, names: str, after: int) -> Values | None:
    """The next row that can be read by itself, its number first; None where there is none."""
    single = f"SELECT rowid, {names} FROM {table} NOT INDEXED WHERE rowid = ?"
    for number in range(after + 1, _last(source, table, after) + 1):
        try:
            row: Values | None = source.execute(single, (number,)).fetchone()
        except sqlite3.DatabaseError:
            continue
        if row is not None:
            return row
    return None


def _last(source: sqlite3.Connection, table: str, after: int) -> int:
    try:
        (last,) = source.execute(f"SELECT max(rowid) FROM {table} NOT INDEXED").fetchone()
        return int(last or 0)
    except (sqlite3.DatabaseError, ValueError):
        return after + PROBED
