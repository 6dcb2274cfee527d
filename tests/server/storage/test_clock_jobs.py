"""Check and repair of clock data in a data folder: clock jobs, calendars, outages, heartbeats."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.repairing import repair
from tests.server.asgi import site
from tests.server.clocks import BEGIN, StoppedClock
from tests.server.storage.data_folder import SETS
from tests.server.tables.test_time_control import (
    ANA,
    BEA,
    BY_TURNS,
    LIVE,
    send_request,
    start_table,
    wait_for_heartbeat,
)

pytestmark = pytest.mark.file


async def create_folder_with_clocks(folder: Path) -> tuple[str, str]:
    """Create a folder with a running clock, a finished game and a guest's calendar. Its server has stopped.

    Returns the ids of the two tables.
    """
    async with site(folder, clock=StoppedClock()) as here:
        await wait_for_heartbeat(here)
        runs, over = await start_table(here, pace=LIVE), await start_table(here, pace=BY_TURNS)
        for guest in (ANA, BEA):
            await send_request(here, guest, f"/api/tables/{over.id}/end", {"agree": True})
        await send_request(here, ANA, "/api/vacations", {"first": "2026-01-05", "last": "2026-01-06"})
    (folder / DATABASE).chmod(0o600)
    return runs.id, over.id


def query_rows(folder: Path, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        return connection.execute(statement, values).fetchall()


CLOCK_TABLES = ("calendar", "outage", "job")


def read_clock_rows(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    return {table: sorted(query_rows(folder, f"SELECT * FROM {table}")) for table in CLOCK_TABLES}


async def test_repair_keeps_clock_data_of_sound_folder(tmp_path: Path) -> None:
    await create_folder_with_clocks(tmp_path)
    assert check(tmp_path, SETS).sound
    query_rows(tmp_path, "INSERT INTO outage (began, process, ended) VALUES (1, 'web', 2)")
    before = read_clock_rows(tmp_path)
    assert {row[0] for row in before["job"]} >= {"clock", "heartbeat"}
    assert len(before["calendar"]) == 1
    repair(tmp_path, SETS)
    assert read_clock_rows(tmp_path) == before


async def test_clock_without_job_is_repaired(tmp_path: Path) -> None:
    runs, _ = await create_folder_with_clocks(tmp_path)
    query_rows(tmp_path, "DELETE FROM job WHERE kind = 'clock'")
    (finding,) = check(tmp_path, SETS).findings
    assert (finding.where, finding.what) == (f"table {runs}", "it has a deadline, but no job for it")
    assert "--repair" in finding.remedy
    repair(tmp_path, SETS)
    assert check(tmp_path, SETS).sound
    ends = round(BEGIN.timestamp() * 1000) + 600_000
    assert query_rows(tmp_path, "SELECT due FROM job WHERE kind = 'clock' AND key = ?", runs) == [(ends,)]


async def test_job_without_clock_is_deleted(tmp_path: Path) -> None:
    _, over = await create_folder_with_clocks(tmp_path)
    query_rows(
        tmp_path,
        "INSERT INTO job (kind, key, priority, due, attempts, share, arguments) VALUES ('clock', ?, 0, 5, 0, '', x'')",
        over,
    )
    (finding,) = check(tmp_path, SETS).findings
    assert (finding.where, finding.what) == (f"table {over}", "it has a job for a deadline, but no deadline")
    repair(tmp_path, SETS)
    assert check(tmp_path, SETS).sound
    assert query_rows(tmp_path, "SELECT * FROM job WHERE kind = 'clock' AND key = ?", over) == []


async def test_damaged_due_time_is_rebuilt(tmp_path: Path) -> None:
    runs, _ = await create_folder_with_clocks(tmp_path)
    query_rows(tmp_path, "UPDATE job SET due = 'soon' WHERE kind = 'clock'")
    query_rows(tmp_path, "INSERT INTO outage (began, process, ended) VALUES ('then', 'web', 2)")
    report = repair(tmp_path, SETS).report
    assert [finding.what for finding in report.findings] == [
        "rows of `outage` are damaged: 1",
        "rows of `job` are damaged: 1",
        "it has a deadline, but no job for it",
    ]
    assert check(tmp_path, SETS).sound
    assert query_rows(tmp_path, "SELECT typeof(due) FROM job WHERE kind = 'clock' AND key = ?", runs) == [("integer",)]
