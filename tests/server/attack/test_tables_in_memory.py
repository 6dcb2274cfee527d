"""Tables in memory when loading, storing or eviction fails: there is at most one object for each table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.assembly import Assembly
from tertulia.server.domain import service as service_module
from tertulia.server.domain.commands import Leave, Open, SeatPlan, Start
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.table import Table
from tertulia.server.http.news import News, TableTopic
from tests.server.attack.in_process import BOTS, Patch, SlowLoad
from tests.server.storage.data_folder import ANA, DataFolder


def test_failed_load_is_retried_into_one_table(tmp_path: Path, monkeypatch: Patch) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.open("one")

    async def work(assembly: Assembly) -> None:
        reading = SlowLoad(assembly, monkeypatch, failures=1)
        waiting = [asyncio.create_task(assembly.service.table("one")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        reading.go_on.set()
        first = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in first] == [asyncio.CancelledError, StorageFault, StorageFault]
        again = await asyncio.gather(*(assembly.service.table("one") for _ in range(3)))
        assert len(set(map(id, again))) == 1
        assert reading.reads == 2

    data_folder.run_with_assembly(work)


def test_table_read_while_it_opens_is_one_object(tmp_path: Path, monkeypatch: Patch) -> None:
    """The table is stored, and listed in the lobby, before the request that opens it is answered."""
    data_folder = DataFolder(tmp_path)

    async def work(assembly: Assembly) -> None:
        seen: list[asyncio.Task[Table]] = []
        commit = assembly.backends.journal.commit

        async def committed(*changes: Any) -> None:
            await commit(*changes)
            seen.append(asyncio.create_task(assembly.service.table(changes[0].table)))
            await asyncio.wait(seen)

        monkeypatch.setattr(assembly.backends.journal, "commit", committed)
        table = await assembly.service.open(Open(ANA, "granada", [SeatPlan("me"), SeatPlan("open")], {}))
        assert await seen[0] is await assembly.service.table(table.id) is table

    data_folder.run_with_assembly(work)


def test_load_slower_than_opening_returns_opened_table(tmp_path: Path, monkeypatch: Patch) -> None:
    data_folder = DataFolder(tmp_path)

    async def work(assembly: Assembly) -> None:
        reading = SlowLoad(assembly, monkeypatch)
        loading: list[asyncio.Task[Table]] = []
        commit = assembly.backends.journal.commit

        async def committed(*changes: Any) -> None:
            await commit(*changes)
            loading.append(asyncio.create_task(assembly.service.table(changes[0].table)))
            await asyncio.sleep(0)

        monkeypatch.setattr(assembly.backends.journal, "commit", committed)
        opened = await assembly.service.open(Open(ANA, "granada", [SeatPlan("me"), SeatPlan("open")], {}))
        reading.go_on.set()
        assert await loading[0] is opened is await assembly.service.table(opened.id)

    data_folder.run_with_assembly(work)


def test_stored_change_is_published_if_profiles_fail(tmp_path: Path, monkeypatch: Patch) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.open("one")

    async def work(assembly: Assembly) -> None:
        changed_tables: list[Table] = []
        table = await assembly.service.table("one")
        assembly.service.events.subscribe(TableEvent, lambda event: changed_tables.append(event.table))

        async def unreadable(_guests: Any) -> None:
            raise StorageFault("storage")

        monkeypatch.setattr(assembly.guests, "load_profiles", unreadable)
        await assembly.service.run(table, Start(ANA))
        assert changed_tables == [table]

    data_folder.run_with_assembly(work)


def test_unneeded_tables_are_unloaded(tmp_path: Path, monkeypatch: Patch) -> None:
    """A visitor who looks at every table must not fill the memory.

    A table where a player waits for a bot stays in memory. A table where only bots act leaves it, unless it is watched.
    """
    data_folder = DataFolder(tmp_path)
    names = [f"t{number}" for number in range(12)]
    for name in names:
        data_folder.open(name)
    actors = data_folder.play("asleep", 3, "granada", BOTS).state.actors()
    seats = tuple(BOTS[0] if seat in actors else Seat("guest", ANA) for seat in range(2))
    data_folder.play("bots", 3, "granada", seats)
    monkeypatch.setattr(service_module, "MAX_TABLES_IN_MEMORY", 5)

    async def work(assembly: Assembly) -> None:
        bots_table, asleep = await assembly.service.table("bots"), await assembly.service.table("asleep")
        watched = await assembly.service.table("t0")
        with assembly.live.subscribe_viewer("t0", None, "here", 0):
            for name in names:
                await assembly.service.table(name)
            assert len(assembly.service._tables) == 14  # all were used just now
            monkeypatch.setattr(service_module, "RECENT_REQUEST_SECONDS", 0.0)
            data_folder.open("last")
            await assembly.service.table("last")
            assert sorted(assembly.service._tables) == ["bots", "last", "t0"]
            assert asleep.closed
            assert (await assembly.service.table("bots"), await assembly.service.table("t0")) == (bots_table, watched)

    data_folder.run_with_assembly(work)


def test_unloaded_table_refuses_changes(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.open("one")

    async def work(assembly: Assembly) -> None:
        old = await assembly.service.table("one")
        assembly.service.forget(-1.0)
        new = await assembly.service.table("one")
        assert old.closed
        assert new is not old
        with pytest.raises(StorageFault) as fault:
            await assembly.service.run(old, Leave(ANA))
        assert fault.value.code == "storage-busy"
        await assembly.service.run(new, Leave(ANA))
        with assembly.live.subscribe_viewer("one", None, "here", 0) as subscriber:
            news = News(assembly.service, assembly.community.chat, old, TableTopic(None, None))
            assert news(subscriber) == b""
            assert subscriber.connection.closed

    data_folder.run_with_assembly(work)
