"""Storage errors of every engine are classified as a `StorageFault` with a code. Other exceptions pass unchanged."""

from __future__ import annotations

import asyncio
import errno
import resource
import signal
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tertulia.server.domain.ports import FAULTS, StorageFault
from tertulia.server.http.errors import make_api_error
from tertulia.server.storage.database import open_reader, open_writer
from tertulia.server.storage.faults import fault_of
from tertulia.server.storage.health import WriteProbe, probe
from tests.server.clocks import MovedClock
from tests.server.storage.data_folder import DataFolder

pytestmark = pytest.mark.file
NEW_GUEST = "INSERT INTO guest (id, name, updated) VALUES ('ana', hex(zeroblob({})), '2020-01-01')"


def make_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("something")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (make_error(sqlite3.SQLITE_FULL), "disk-full"),
        (OSError(errno.ENOSPC, "no space"), "disk-full"),
        (make_error(sqlite3.SQLITE_BUSY_SNAPSHOT), "storage-busy"),
        (make_error(sqlite3.SQLITE_LOCKED), "storage-busy"),
        (make_error(sqlite3.SQLITE_CORRUPT_INDEX), "storage-damaged"),
        (make_error(sqlite3.SQLITE_NOTADB), "storage-damaged"),
        (make_error(sqlite3.SQLITE_IOERR_FSYNC), "storage"),
        (make_error(sqlite3.SQLITE_READONLY_DBMOVED), "storage"),
        (make_error(sqlite3.SQLITE_CANTOPEN), "storage"),
    ],
)
def test_every_storage_fault_has_a_code(error: Exception, code: str, tmp_path: Path) -> None:
    fault = fault_of(OperationalError("select", {}, error), tmp_path)
    assert fault is not None
    assert (fault.code, str(fault), make_api_error(fault).status) == (
        code,
        FAULTS[code],
        507 if code == "disk-full" else 503,
    )
    assert fault.__cause__ is not None


@pytest.mark.parametrize(
    "error",
    [
        make_error(sqlite3.SQLITE_CONSTRAINT),
        make_error(sqlite3.SQLITE_ERROR),
        ValueError("x"),
        OSError(errno.EPERM, ""),
    ],
)
def test_other_errors_are_no_storage_faults(error: Exception) -> None:
    assert fault_of(OperationalError("select", {}, error)) is None


def test_storage_fault_is_found_as_cause_of_other_error() -> None:
    inner = StorageFault("disk-full")
    outer = RuntimeError("a change failed")
    outer.__cause__ = inner
    assert fault_of(outer) is inner


def test_writing_to_full_database_is_disk_full(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    with data_folder.writer.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1")
        with pytest.raises(StorageFault) as fault:
            connection.exec_driver_sql(NEW_GUEST.format(9999))
        assert fault.value.code == "disk-full"


def test_file_size_limit_is_a_storage_fault(tmp_path: Path) -> None:
    """The file is limited to 16 KiB. SQLite may report the error only at the commit, when it writes the pages."""
    data_folder = DataFolder(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    usual = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (16 << 10, hard))
        with pytest.raises(StorageFault) as fault, data_folder.writer.begin() as connection:
            connection.exec_driver_sql(NEW_GUEST.format(99999))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, usual)
    assert fault.value.code in ("storage", "disk-full")
    assert data_folder.ask("SELECT * FROM guest") == []
    assert probe(data_folder.writer) is None


def test_reader_reports_damaged_page(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 60)

    async def read() -> None:
        engine = open_reader(tmp_path)
        data = bytearray(data_folder.file.read_bytes())
        (root,) = data_folder.ask("SELECT rootpage FROM sqlite_schema WHERE name = 'log'")[0]
        data[(root - 1) * 4096 : (root - 1) * 4096 + 8] = bytes(8)
        data_folder.file.write_bytes(data)
        try:
            async with engine.connect() as connection:
                with pytest.raises(StorageFault) as fault:
                    await connection.execute(text("SELECT * FROM log"))
                assert fault.value.code == "storage-damaged"
                with pytest.raises(OperationalError):
                    await connection.execute(text("SELECT * FROM nowhere"))
        finally:
            await engine.dispose()

    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    asyncio.run(read())


def test_write_probe_reports_locked_database_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder = DataFolder(tmp_path)
    health = WriteProbe(data_folder.writer)
    monkeypatch.setattr(health, "CACHE_SECONDS", 0.0)
    monkeypatch.setattr(health, "LOCK_TIMEOUT_MS", 30)
    assert health.check() is None
    holder = sqlite3.connect(data_folder.file)
    holder.execute("BEGIN IMMEDIATE")
    fault = health.check()
    assert fault is not None
    assert fault.code == "storage-busy"
    holder.close()
    assert health.check() is None
    with data_folder.writer.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 5000


def test_write_probe_writes_once_a_second(tmp_path: Path) -> None:
    data_folder, clock = DataFolder(tmp_path), MovedClock()
    data_folder.damage("UPDATE health_check SET writes = 0")
    health = WriteProbe(data_folder.writer, clock)
    for step in (0.0, 0.4, 0.4, 0.4, 0.1):
        clock.seconds += step
        assert health.check() is None
    assert data_folder.ask("SELECT writes FROM health_check") == [(2,)]


def test_write_probe_without_database_is_a_fault(tmp_path: Path) -> None:
    fault = probe(open_writer(tmp_path / "nowhere"))
    assert fault is not None
    assert fault.code == "storage"
