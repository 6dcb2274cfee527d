"""Bots while loads and commits fail: each bot retries by itself, and only its own table waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tertulia.server.assembly import Assembly
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.ports import StorageFault
from tertulia.server.worker_services import WorkerServices
from tertulia.server.workers import bots as bots_module
from tertulia.server.workers import job_runner, waking
from tertulia.server.workers.table_upkeep import unload_idle_tables
from tertulia.server.workers.task_control import cancel_all
from tertulia.server.workers.waking import create_missing_jobs
from tests.server.attack.in_process import BOTS, FailingCommits, Patch, SlowLoad, poll_until
from tests.server.storage.data_folder import DataFolder


@contextlib.asynccontextmanager
async def run_bots(assembly: Assembly, patch: Patch) -> AsyncIterator[WorkerServices]:
    """Run the bots' jobs during the block, with pauses of milliseconds; every table counts as watched."""
    patch.setattr(assembly.live, "is_watched", lambda table: True)
    patch.setattr(bots_module, "MIN_BACKOFF_SECONDS", 0.02)
    patch.setattr(bots_module, "MAX_BACKOFF_SECONDS", 0.05)
    patch.setattr(job_runner, "MIN_BACKOFF_SECONDS", 0.01)
    patch.setattr(job_runner, "MAX_BACKOFF_SECONDS", 0.02)
    patch.setattr(job_runner, "POLL_SECONDS", 0.02)
    thinking = assembly.worker
    assert thinking is not None
    running = asyncio.create_task(thinking.job_runner.run())
    try:
        yield thinking
    finally:
        await cancel_all([running])
        await thinking.close()


def find_tables_with_bot_moves(data_folder: DataFolder) -> set[str]:
    """Tables where bots have acted; `DataFolder.play` has made the first three actions."""
    return {table for (table,) in data_folder.ask("SELECT table_id FROM log WHERE ply > 3")}


async def queue_bot_jobs(assembly: Assembly, *tables: str) -> None:
    """Queue a bot job for each table, as `create_missing_jobs` does."""
    await assembly.backends.jobs.enqueue([JobOrder(JobId(JobKind.BOT, table), JobPriority.PLAYERS) for table in tables])


def test_bot_continues_after_failed_commits(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    data_folder = DataFolder(tmp_path, bot_pause=0.0)
    data_folder.play("one", 3, "granada", BOTS)

    positions = []

    async def work(assembly: Assembly) -> None:
        refusing = FailingCommits(assembly, monkeypatch, failures=4)
        async with run_bots(assembly, monkeypatch):
            with caplog.at_level(logging.ERROR):
                table = await assembly.service.table("one")
                await queue_bot_jobs(assembly, "one")
                assert await poll_until(lambda: table.state.phase == "over", 240)
                positions.append(table.state.position)
        assert refusing.tried > 5

    data_folder.run_with_assembly(work)
    messages = [record.getMessage() for record in caplog.records]
    assert [sentence.rpartition(" ")[2] for sentence in messages] == ["1", "2", "4"]
    assert all("one" in sentence and "StorageFault" in sentence for sentence in messages)
    assert data_folder.ask("SELECT phase FROM game_table") == [("over",)]
    # the log of a finished game is packed a moment later
    lines = data_folder.ask("SELECT (SELECT count(*) FROM log) + coalesce((SELECT sum(line_count) FROM packed_log), 0)")
    assert lines == [(positions[0] + 1,)]


def test_table_stays_in_memory_while_bot_retries(tmp_path: Path, monkeypatch: Patch) -> None:
    """Otherwise the table would be loaded a second time, and two bots would play one seat."""
    data_folder = DataFolder(tmp_path, bot_pause=0.0)
    data_folder.play("one", 3, "granada", BOTS)

    async def work(assembly: Assembly) -> None:
        refusing = FailingCommits(assembly, monkeypatch, failures=10**9)
        tidying = asyncio.create_task(unload_idle_tables(assembly.service, 0.1))
        async with run_bots(assembly, monkeypatch):
            table = await assembly.service.table("one")
            await queue_bot_jobs(assembly, "one")
            until = time.monotonic() + 0.5
            while time.monotonic() < until:
                await asyncio.sleep(0.02)
                assert not table.closed
            refusing.failures = 0
            assert await poll_until(lambda: table.state.phase == "over", 240)
            assert await assembly.service.table("one") is table
        tidying.cancel()

    data_folder.run_with_assembly(work)


def test_bot_stops_at_unloaded_table(tmp_path: Path, monkeypatch: Patch) -> None:
    data_folder = DataFolder(tmp_path, bot_pause=0.0)
    data_folder.play("one", 3, "granada", BOTS)

    async def work(assembly: Assembly) -> None:
        refusing = FailingCommits(assembly, monkeypatch, failures=10**9)
        async with run_bots(assembly, monkeypatch) as thinking:
            table = await assembly.service.table("one")
            await queue_bot_jobs(assembly, "one")
            assert await poll_until(lambda: refusing.tried > 1)
            table.closed = True
            assert await poll_until(lambda: not thinking.job_runner.running)
            refusing.failures = 0
            assert table.state.position == 3

    data_folder.run_with_assembly(work)


def test_waking_bots_is_retried_while_storage_is_busy(tmp_path: Path, monkeypatch: Patch) -> None:
    data_folder = DataFolder(tmp_path, bot_pause=0.0)
    for name in ("one", "two", "three"):
        data_folder.play(name, 3, "granada", BOTS)
    attempts = 0

    async def work(assembly: Assembly) -> None:
        async def busy() -> list[str]:
            nonlocal attempts
            attempts += 1
            if attempts < 3:
                raise StorageFault("storage-busy")
            return ["one", "two", "three"]

        monkeypatch.setattr(assembly.service.store, "with_bots_to_act", busy)
        monkeypatch.setattr(waking, "MIN_BACKOFF_SECONDS", 0.01)
        reading = SlowLoad(assembly, monkeypatch, failures=2)
        reading.go_on.set()
        async with run_bots(assembly, monkeypatch):
            missed = asyncio.create_task(
                create_missing_jobs(assembly.service, assembly.stores.logs, assembly.backends.jobs)
            )
            assert await poll_until(lambda: find_tables_with_bot_moves(data_folder) == {"one", "two", "three"}, 240)
            assert reading.reads == 5
            await cancel_all([missed])

    data_folder.run_with_assembly(work)


@pytest.mark.proof_for("1")
@pytest.mark.parametrize("busy", [0, 1])
def test_damaged_table_stops_no_other_and_is_logged_once(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture, busy: int
) -> None:
    """If `busy` is 1, the storage also refuses the first load, which is retried."""
    data_folder = DataFolder(tmp_path, bot_pause=0.0)
    for name in ("one", "two", "three"):
        data_folder.play(name, 3, "granada", BOTS)
    data_folder.damage("DELETE FROM snapshot WHERE table_id = 'two'")
    data_folder.damage("DELETE FROM log WHERE table_id = 'two' AND ply = 1")

    async def work(assembly: Assembly) -> None:
        SlowLoad(assembly, monkeypatch, failures=busy).go_on.set()
        async with run_bots(assembly, monkeypatch):
            await queue_bot_jobs(assembly, "one", "two", "three")
            assert await poll_until(lambda: find_tables_with_bot_moves(data_folder) == {"one", "three"}, 240)

    with caplog.at_level(logging.WARNING):
        data_folder.run_with_assembly(work)
    assert len([record for record in caplog.records if "table two stays closed" in record.getMessage()]) == 1
