"""Reading on both databases: errors reach the caller, and waiting for a stuck reader times out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage import readers
from tertulia.server.storage.database import Database
from tertulia.server.storage.journal import Journal
from tests.server.databases import count_pulses, empty_database


async def test_reader_returns_result_or_raises(database: Database) -> None:
    async with Journal(database.reader(), database.writer()).run_writer() as journal:
        assert await asyncio.gather(*(journal.readers.run(count_pulses) for _ in range(10))) == [1] * 10
        with pytest.raises(ZeroDivisionError):
            await journal.readers.run(lambda connection: 1 // 0)
        assert await journal.readers.run(count_pulses) == 1


async def test_waiting_for_stuck_readers_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with empty_database("sqlite", tmp_path) as database:
        database.prepare()
        async with Journal(database.reader(), database.writer()).run_writer() as journal:
            released = Event()
            waiting_tasks = [
                asyncio.create_task(journal.readers.run(lambda connection: released.wait()))
                for _ in range(readers.READERS)
            ]
            await asyncio.sleep(0)
            monkeypatch.setattr(readers, "FREE_WITHIN_SECONDS", 0.01)
            with pytest.raises(StorageFault) as raised:
                await journal.readers.run(count_pulses)
            assert raised.value.code == "storage-busy"
            released.set()
            assert await asyncio.gather(*waiting_tasks) == [True] * readers.READERS
            assert await journal.readers.run(count_pulses) == 1
