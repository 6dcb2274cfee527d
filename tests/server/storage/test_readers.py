"""Reading on both databases: errors reach the caller, and waiting for a stuck reader times out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage import readers
from tertulia.server.storage.database import Database
from tertulia.server.storage.journal import Journal
from tests.server.databases import KINDS, empty_database


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with empty_database(request.param, tmp_path) as new_database:
        new_database.prepare()
        yield new_database


def pulses(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM health_check")).scalar_one())


async def test_reader_returns_result_or_raises(database: Database) -> None:
    async with Journal(database.reader(), database.writer()).running() as journal:
        assert await asyncio.gather(*(journal.readers.run(pulses) for _ in range(10))) == [1] * 10
        with pytest.raises(ZeroDivisionError):
            await journal.readers.run(lambda connection: 1 // 0)
        assert await journal.readers.run(pulses) == 1


async def test_waiting_for_stuck_readers_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with empty_database("sqlite", tmp_path) as database:
        database.prepare()
        async with Journal(database.reader(), database.writer()).running() as journal:
            released = Event()
            waiting_tasks = [
                asyncio.create_task(journal.readers.run(lambda connection: released.wait()))
                for _ in range(readers.READERS)
            ]
            await asyncio.sleep(0)
            monkeypatch.setattr(readers, "FREE_WITHIN_SECONDS", 0.01)
            with pytest.raises(StorageFault) as raised:
                await journal.readers.run(pulses)
            assert raised.value.code == "storage-busy"
            released.set()
            assert await asyncio.gather(*waiting_tasks) == [True] * readers.READERS
            assert await journal.readers.run(pulses) == 1
