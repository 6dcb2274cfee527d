"""Keeps the schema near the start of a SQLite file, so that a file without its end can still be read."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

HEADER = 100
"""Size of the file's header in bytes, at the start of its first page."""
MAGIC = b"SQLite format 3\0"
INTERIOR = 5
"""Type of a b-tree page that refers to other pages."""
NEAR = 160
"""Number of pages at the start of a file that count as near. The schema of a new site needs less than half of them."""


def schema_pages(file: Path) -> list[int]:
    """The numbers of the pages with the schema, counted from 1.

    The file must contain everything that was written (no write-ahead log). Raises `OSError` if it cannot be read,
    `ValueError` if it is no SQLite database or damaged.
    """
    with file.open("rb") as opened:
        header = opened.read(HEADER)
        size = int.from_bytes(header[16:18], "big")
        size = 65536 if size == 1 else size
        if not header.startswith(MAGIC):
            raise ValueError(f"{file} is no database of SQLite's")
        found, waiting = [], [1]
        while waiting:
            number = waiting.pop()
            found.append(number)
            opened.seek((number - 1) * size)
            waiting += _named(opened.read(size), HEADER if number == 1 else 0)
            if len(found) > NEAR:
                raise ValueError(f"{file} is no sound database of SQLite's")
    return sorted(found)


def keep_near(file: Path) -> None:
    """Rewrite a file if an upgrade has put a part of the schema far from its start.

    `VACUUM` puts the schema first. If the disk is full, or another process locks the file, it stays unchanged: it is
    intact in any case.
    """
    with (
        contextlib.suppress(OSError, ValueError, sqlite3.Error),
        contextlib.closing(sqlite3.connect(file)) as connection,
    ):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if schema_pages(file)[-1] > NEAR:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _named(page: bytes, start: int) -> list[int]:
    """The pages that a b-tree page refers to; none for a leaf."""
    if page[start] != INTERIOR:
        return []
    cells = int.from_bytes(page[start + 3 : start + 5], "big")
    places = (int.from_bytes(page[start + 12 + 2 * each : start + 14 + 2 * each], "big") for each in range(cells))
    last = int.from_bytes(page[start + 8 : start + 12], "big")
    return [*(int.from_bytes(page[place : place + 4], "big") for place in places), last]
