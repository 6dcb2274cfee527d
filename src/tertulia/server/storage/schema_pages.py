"""Where SQLite's file keeps the statements that say what is in it: near its beginning, so that a file whose end is missing can be
read as far as it goes."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

HEADER = 100
"""Bytes of the file's own header, before the first page's."""
MAGIC = b"SQLite format 3\0"
INTERIOR = 5
"""The kind of a page that names others."""
NEAR = 160
"""Pages from the beginning of the file that count as near it: a new site has less than half as many."""


def schema_pages(file: Path) -> list[int]:
    """The numbers of the pages that hold the statements, counted from 1: those of a file into which everything that was written is
    moved already. Raises `OSError` where it cannot be read, `ValueError` where it is no database."""
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
    """Where an upgrade has put statements behind everything else, write the file anew, which puts them first. A disk that has no
    room for that, or somebody else who holds the file, leaves it as it is: it is as sound."""
    with (
        contextlib.suppress(OSError, ValueError, sqlite3.Error),
        contextlib.closing(sqlite3.connect(file)) as connection,
    ):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if schema_pages(file)[-1] > NEAR:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _named(page: bytes, start: int) -> list[int]:
    """The numbers of the pages that a page of a tree names; none where it is a leaf."""
    if page[start] != INTERIOR:
        return []
    cells = int.from_bytes(page[start + 3 : start + 5], "big")
    places = (int.from_bytes(page[start + 12 + 2 * each : start + 14 + 2 * each], "big") for each in range(cells))
    last = int.from_bytes(page[start + 8 : start + 12], "big")
    return [*(int.from_bytes(page[place : place + 4], "big") for place in places), last]
