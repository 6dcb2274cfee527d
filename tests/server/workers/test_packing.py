"""The packer hears of games that come to their end, and looks for what it was not told of only now and then."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tertulia.server.domain.events import EventBus, Finished
from tertulia.server.domain.ports import StorageFault
from tertulia.server.workers.packing import Packer
from tests.server.storage.data_folder import DataFolder


class FakeLogs:
    """Logs that only remember what was asked of them, until as many are packed as the test waits for."""

    def __init__(self, missed: list[str], wanted: int) -> None:
        self.missed, self.wanted = missed, wanted
        self.packed, self.looks = list[str](), 0
        self.faults = list[Exception]()
        self.done = asyncio.Event()

    async def unpacked(self) -> list[str]:
        self.looks += 1
        return self.missed

    async def pack(self, table_id: str) -> bool:
        if self.faults:
            raise self.faults.pop()
        self.packed.append(table_id)
        if len(self.packed) == self.wanted:
            self.done.set()
        return True


async def _packed(logs: FakeLogs, packer: Packer) -> list[str]:
    task = asyncio.create_task(packer.run())
    await logs.done.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return logs.packed


async def test_a_game_is_packed_when_it_is_over_and_not_after_a_look(tmp_path: Path) -> None:
    data_folder, bus = DataFolder(tmp_path), EventBus()
    logs = FakeLogs(["missed"], 3)
    packer = Packer(logs, bus, pause=0)
    for name in ("one", "two"):
        bus.publish(Finished(data_folder.open(name)))
    assert await _packed(logs, packer) == ["missed", "one", "two"]
    assert logs.looks == 1


async def test_a_fault_hinders_no_other_game(tmp_path: Path) -> None:
    data_folder, bus = DataFolder(tmp_path), EventBus()
    logs = FakeLogs([], 1)
    packer = Packer(logs, bus, pause=0)
    for name in ("one", "two", "three"):
        bus.publish(Finished(data_folder.open(name)))
    logs.faults = [StorageFault("disk-full"), RuntimeError("a fault of the packer's")]
    assert await _packed(logs, packer) == ["three"]
