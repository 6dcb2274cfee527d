"""Opening a database to look at it, however damaged it is, without changing a byte."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import StaticPool

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.database import DATABASE, decoded, known_revisions
from tertulia.server.storage.faults import fault_of
from tertulia.server.storage.folder import UMASK

UNWRITABLE = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
MOST_NAMED = 5
"""The number of damaged places that are named; a file with more is damaged all over."""


class UpkeepError(ValueError):
    """What was asked for cannot be done with this folder or file; the message says why, and nothing has changed."""


def _journal_left(file: Path) -> bool:
    """Whether the last changes are not in the file itself yet."""
    log = file.with_name(f"{file.name}-wal")
    return log.exists() and log.stat().st_size > 0


@contextlib.contextmanager
def plainly(what: str) -> Iterator[None]:
    """Faults of a database become an `UpkeepError` that says which file was meant."""
    try:
        yield
    except (sqlite3.Error, StorageFault) as error:
        fault = fault_of(error)
        said = fault.message if fault else str(error)
        raise UpkeepError(f"{what}: {said}") from error


@contextlib.contextmanager
def for_the_owner() -> Iterator[None]:
    """Files that are made as long as the block lasts are their owner's alone: they hold secrets."""
    usual = os.umask(UMASK)
    try:
        yield
    finally:
        os.umask(usual)


def database_in(folder: Path) -> Path:
    """The database of a data folder. Raises `UpkeepError` where there is none."""
    file = folder / DATABASE
    if not file.is_file():
        raise UpkeepError(f"there are no games in {folder} (no {DATABASE}): name the folder with --data")
    return file


def open_to_read(file: Path) -> sqlite3.Connection:
    """A connection that reads only; where the folder cannot be written, what is in the file itself. Raises `UpkeepError` where
    the file is no database any more."""
    name = f"file:{quote(str(file.resolve()))}"
    for mode in ("mode=ro", "immutable=1"):
        connection = sqlite3.connect(f"{name}?{mode}", uri=True, timeout=5, check_same_thread=False)
        connection.text_factory = decoded
        try:
            connection.execute(
                "PRAGMA writable_schema=ON"
            )  # so that a file with its end missing is opened all the same
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.OperationalError as error:
            connection.close()
            if mode == "immutable=1" or error.sqlite_errorcode & 0xFF not in UNWRITABLE or _journal_left(file):
                raise UpkeepError(f"{file} cannot be read: {error}") from None
        except sqlite3.DatabaseError:
            connection.close()
            break
        else:
            return connection
    raise UpkeepError(
        f"{file} cannot be read at all, its first page is damaged: only a backup helps, see `tertulia restore`"
    )


def reading_engine(file: Path) -> Engine:
    """An engine of one connection that reads only."""
    connection = open_to_read(file)
    return create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True)


def damaged_places(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with a file: pages, indices, links between rows; empty where it is sound."""
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MOST_NAMED})")]
        broken = connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_NAMED)
    except sqlite3.DatabaseError as error:
        return [str(error)]
    lines = [line.strip() for each in found if each != "ok" for line in each.splitlines()]
    return [*lines, *(f"a row of {row[0]} belongs to nothing" for row in broken)]


def schema_revision(connection: sqlite3.Connection, file: Path) -> str:
    """The revision of a database; guessed where that is damaged, `UpkeepError` where it is newer than this program."""
    known = known_revisions()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if "game_table" not in tables:
        raise UpkeepError(f"{file} is no database of Tertulia's")
    try:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    except sqlite3.DatabaseError:
        found = ""
    if str(found).isdigit() and str(found) > known[-1]:
        raise UpkeepError(f"{file} was written by a newer Tertulia (its shape is {found}): use that version")
    if found in known:
        return str(found)
    columns = {row[1] for name in ("log", "game_table") for row in connection.execute(f"PRAGMA table_info({name})")}
    later = ("time", "handed", "practice_ply")
    marks = ("packed_log" in tables, *(column in columns for column in later), "analysis" in tables)
    return known[max((shape for shape, there in enumerate(marks, start=1) if there), default=0)]
