"""Finished games are packed one after another, and a failure at one does not stop the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tertulia.server.assembly import Assembly
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.ports import StorageFault
from tertulia.server.workers import job_runner
from tertulia.server.workers.job_runner import JobRunner
from tertulia.server.workers.table_upkeep import LogCompressor
from tertulia.server.workers.task_control import cancel_all
from tests.server.attack.in_process import poll_until
from tests.server.storage.data_folder import DataFolder


class FakeLogs:
    """A log store that records which tables were packed."""

    def __init__(self, faults: list[Exception]) -> None:
        self.faults, self.packed = faults, list[str]()

    async def list_unpacked(self) -> list[str]:
        return []

    async def pack(self, table_id: str) -> bool:
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop()
        self.packed.append(table_id)
        return True


@pytest.mark.parametrize("faults", [[], [StorageFault("disk-full"), RuntimeError("a fault of the packer's")]])
def test_each_log_is_packed_once_after_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[Exception]
) -> None:
    monkeypatch.setattr(job_runner, "MIN_BACKOFF_SECONDS", 0.01)
    monkeypatch.setattr(job_runner, "POLL_SECONDS", 0.01)
    logs = FakeLogs(faults)

    async def work(assembly: Assembly) -> None:
        runner = JobRunner(assembly.backends.jobs, {JobKind.PACK: LogCompressor(logs, pause=0).work})
        running = asyncio.create_task(runner.run())
        names = ["one", "two", "three"]
        await assembly.backends.jobs.enqueue([JobOrder(JobId(JobKind.PACK, name), JobPriority.PACK) for name in names])
        assert await poll_until(lambda: sorted(logs.packed) == sorted(names))
        assert await poll_until(lambda: not runner.running)
        await cancel_all([running])
        await runner.close()

    folder = DataFolder(tmp_path)
    folder.run_with_assembly(work)
    assert folder.ask("SELECT count(*) FROM job") == [(0,)]
