"""Packing the logs of finished games: they take less room and are read as before."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tertulia.kernel.registry import installed_games
from tertulia.server.assembly import Assembly
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.ports import StorageFault
from tertulia.server.errors import Refused
from tertulia.server.storage import packing
from tertulia.server.storage.changes import Change
from tertulia.server.storage.log_rows import FORMAT, DataDamaged, StoredLine, pack, unpack
from tertulia.server.storage.stored import StoredTable, read_at_once
from tertulia.server.storage.tables import PLIES_PER_SNAPSHOT, difference
from tertulia.server.workers import job_runner
from tertulia.server.workers.job_runner import JobRunner
from tertulia.server.workers.table_upkeep import LogCompressor
from tertulia.server.workers.task_control import cancel_all
from tertulia.server.workers.waking import create_missing_jobs
from tests.server.storage.data_folder import DataFolder, collect_views

LINES = [
    StoredLine(None, None, None, False, b"[{}]"),
    StoredLine(1, 77, "build 2,-1", True, b'[{"a":1},{},{}]', 1_700_000_000_123),
    StoredLine(0, None, None, False, b"\xff\x00no JSON"),
]
RETRY_SECONDS = 0.01
"""Seconds between two searches for missed jobs, and before a retry."""


async def _run_packing(assembly: Assembly) -> None:
    """Run the packing jobs until cancelled. Failed jobs are retried."""
    runner = JobRunner(assembly.backends.jobs, {JobKind.PACK: LogCompressor(assembly.stores.logs, pause=0).work})
    missed = asyncio.create_task(create_missing_jobs(assembly.service, assembly.stores.logs, assembly.backends.jobs))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(job_runner, "MIN_BACKOFF_SECONDS", RETRY_SECONDS)
        patch.setattr(job_runner, "POLL_SECONDS", RETRY_SECONDS)
        try:
            await runner.run()
        finally:
            await cancel_all([missed])  # stopped before the journal is closed, as in a server
            await runner.close()


def pack_logs(data_folder: DataFolder) -> None:
    """Run the packer until no finished table has an unpacked log."""

    async def work(assembly: Assembly) -> None:
        task = asyncio.create_task(_run_packing(assembly))
        for _ in range(500):
            await asyncio.sleep(0.01)
            if not data_folder.ask(
                "SELECT 1 FROM log JOIN game_table ON id = table_id WHERE phase = 'over' AND host != 'damaged'"
                " UNION SELECT 1 FROM job WHERE kind = 'pack'"
            ):
                break
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    data_folder.run_with_assembly(work)


def test_packed_log_unpacks_to_same_lines() -> None:
    row = pack("one", LINES)
    assert unpack(row["format"], row["line_count"], row["actions"], row["viewer_lines"]) == LINES


def test_damaged_packed_actions_are_refused() -> None:
    row = pack("one", LINES)
    actions, viewer_lines = row["actions"], row["viewer_lines"]
    for broken in (actions[:-1], actions[:9] + b"\xff" + actions[10:], b"", None, "text", viewer_lines):
        with pytest.raises(DataDamaged):
            unpack(FORMAT, 3, broken, viewer_lines)
        if broken is not viewer_lines:
            assert unpack(FORMAT, 3, actions, broken) == [line._replace(encoded=b"") for line in LINES]
    for form, lines in ((0, 3), (FORMAT + 1, 3), (FORMAT, 4), (None, 3), ("1", 3)):
        with pytest.raises(DataDamaged):
            unpack(form, lines, actions, viewer_lines)


@pytest.mark.parametrize("game", installed_games())
def test_packed_game_reads_as_before(tmp_path: Path, game: str) -> None:
    data_folder = DataFolder(tmp_path)
    over, running = (
        collect_views(data_folder.play("over", 5000, game)),
        collect_views(data_folder.play("running", 30, game)),
    )
    assert over["phase"] == "over"
    ((size,),) = data_folder.ask(
        "SELECT sum(length(viewer_lines) + length(coalesce(notation, ''))) FROM log WHERE table_id = 'over'"
    )
    pack_logs(data_folder)
    assert data_folder.ask("SELECT DISTINCT table_id FROM log") == [("running",)]
    ((packed,),) = data_folder.ask("SELECT length(actions) + length(viewer_lines) FROM packed_log")
    assert packed * 5 < size
    assert collect_views(data_folder.read("over")) == over
    assert collect_views(data_folder.read("running")) == running


def test_one_snapshot_per_table(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 200, "granada")
    data_folder.play("two", 200)
    assert data_folder.ask("SELECT table_id FROM snapshot ORDER BY table_id") == [("one",), ("two",)]


@pytest.mark.parametrize("plies", [0, 15, 40, 120])
def test_snapshot_is_at_most_some_plies_old(tmp_path: Path, plies: int) -> None:
    data_folder = DataFolder(tmp_path)
    table = data_folder.play("one", plies)
    ((ply,),) = data_folder.ask("SELECT ply FROM snapshot")
    assert table.state.match is not None
    assert ply <= table.state.match.settled_ply < ply + PLIES_PER_SNAPSHOT
    assert ply == 0 or plies >= PLIES_PER_SNAPSHOT
    assert collect_views(data_folder.read("one")) == collect_views(table)


@pytest.mark.file
def test_damaged_packed_viewer_lines_are_encoded_again(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    before = collect_views(data_folder.play("one", 5000))
    pack_logs(data_folder)
    data_folder.damage("UPDATE packed_log SET viewer_lines = x'00'")
    table = data_folder.read("one")
    assert collect_views(table) == before
    state = table.state.fork()
    state.rematch_table = "two"
    data_folder.write(difference(table, state))  # the first change repairs the stored data
    assert data_folder.ask("SELECT count(*) FROM packed_log") == [(0,)]
    assert collect_views(data_folder.read("one")) == before
    pack_logs(data_folder)
    data_folder.damage("UPDATE packed_log SET actions = x'00'")
    with pytest.raises(Refused) as refused:
        data_folder.read("one")
    assert refused.value.code == "table-damaged"


def test_change_of_packed_table_keeps_log_packed(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    before = collect_views(data_folder.play("one", 5000))
    pack_logs(data_folder)
    table = data_folder.read("one")
    state = table.state.fork()
    state.rematch_table = "two"
    data_folder.write(difference(table, state))
    assert data_folder.ask("SELECT count(*) FROM log") == [(0,)]
    assert (collect_views(data_folder.read("one")), data_folder.read("one").state.rematch_table) == (before, "two")


def test_unreadable_log_is_left_and_others_are_packed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.server.logs._logged_warnings", set())
    data_folder = DataFolder(tmp_path)
    for name in ("one", "two", "three"):
        data_folder.play(name, 5000)
    data_folder.damage("DELETE FROM log WHERE ply = 50 AND table_id = 'two'")
    data_folder.damage("UPDATE game_table SET host = 'damaged' WHERE id = 'two'")
    log_lines = data_folder.ask("SELECT * FROM log WHERE table_id = 'two' ORDER BY ply")
    with caplog.at_level(logging.WARNING):
        pack_logs(data_folder)
        pack_logs(data_folder)
    assert data_folder.ask("SELECT table_id FROM packed_log ORDER BY 1") == [("one",), ("three",)]
    assert data_folder.ask("SELECT * FROM log ORDER BY ply") == log_lines
    assert [record.getMessage() for record in caplog.records] == [
        "the log of table two is damaged and is not compressed"
    ]


def test_packing_is_retried_after_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder = DataFolder(tmp_path)
    before = collect_views(data_folder.play("one", 5000))
    attempts = []

    async def work(assembly: Assembly) -> None:
        commit = assembly.backends.journal.commit

        async def sometimes(*changes: Change) -> None:
            attempts.append(changes)
            if len(attempts) < 3:
                raise StorageFault("disk-full")
            await commit(*changes)

        monkeypatch.setattr(assembly.backends.journal, "commit", sometimes)
        task = asyncio.create_task(_run_packing(assembly))
        for _ in range(500):
            await asyncio.sleep(0.01)
            if data_folder.ask("SELECT 1 FROM packed_log"):
                break
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    data_folder.run_with_assembly(work)
    assert len(attempts) == 3
    assert collect_views(data_folder.read("one")) == before


def test_damaged_page_of_one_game_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder = DataFolder(tmp_path)
    for name in ("one", "two", "three"):
        data_folder.play(name, 5000)
    data_folder.damage("UPDATE game_table SET host = 'damaged' WHERE id = 'one'")

    def read(connection: Connection, table_id: str) -> StoredTable | None:
        if table_id == "one":
            raise StorageFault("storage-damaged")
        return read_at_once(connection, table_id)

    monkeypatch.setattr(packing, "read_at_once", read)
    pack_logs(data_folder)
    assert data_folder.ask("SELECT table_id FROM packed_log ORDER BY 1") == [("three",), ("two",)]
