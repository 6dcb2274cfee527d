"""The tables in memory when loading, storing or forgetting goes wrong: there is one of each."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.server.domain import service as house_module
from tertulia.server.domain.seats import Chair
from tertulia.server.domain.service import House
from tertulia.server.domain.table import Table
from tertulia.server.http.news import News
from tertulia.server.storage.faults import StorageFault
from tests.server.attack.faulty import BOTS, Patch, Reading
from tests.server.shelf import Shelf


def test_a_first_load_that_fails_makes_no_two_tables(tmp_path: Path, monkeypatch: Patch) -> None:
    shelf = Shelf(tmp_path)
    shelf.open("one")

    async def work(house: House) -> None:
        reading = Reading(monkeypatch, failures=1)
        waiting = [asyncio.create_task(house.table("one")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        reading.go_on.set()
        first = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in first] == [asyncio.CancelledError, StorageFault, StorageFault]
        again = await asyncio.gather(*(house.table("one") for _ in range(3)))
        assert len(set(map(id, again))) == 1
        assert reading.reads == 2

    shelf.with_house(work)


def test_a_table_that_is_looked_at_while_it_is_opened_is_one(tmp_path: Path, monkeypatch: Patch) -> None:
    """It is on the disk, and in the lobby, before whoever opens it has their answer."""
    shelf = Shelf(tmp_path)

    async def work(house: House) -> None:
        seen: list[asyncio.Task[Table]] = []
        commit = house.journal.commit

        async def committed(*writes: Any) -> None:
            await commit(*writes)
            seen.append(asyncio.create_task(house.table(writes[0].table)))
            await asyncio.wait(seen)

        monkeypatch.setattr(house.journal, "commit", committed)
        rules = game_named("granada")
        table = await house.create(rules, rules.check_options({}), (Chair("guest", "ana"), Chair("open")), True, "ana")
        assert await seen[0] is await house.table(table.id) is table

    shelf.with_house(work)


def test_a_load_that_takes_longer_than_the_opening_makes_no_second_table(tmp_path: Path, monkeypatch: Patch) -> None:
    shelf = Shelf(tmp_path)
    stored = shelf.open("one")

    async def work(house: House) -> None:
        reading = Reading(monkeypatch)
        loading = asyncio.create_task(house.table("one"))
        await asyncio.sleep(0)
        opened = await house._opened(stored)
        reading.go_on.set()
        assert await loading is opened is await house.table("one")

    shelf.with_house(work)


def test_a_change_that_is_stored_is_told_whatever_fails_after_it(tmp_path: Path, monkeypatch: Patch) -> None:
    shelf = Shelf(tmp_path)
    shelf.open("one")

    async def work(house: House) -> None:
        told: list[Table] = []
        table = await house.table("one")
        house.on_change = told.append

        async def unreadable(_guests: Any) -> None:
            raise StorageFault("storage")

        monkeypatch.setattr(house.guests, "meet", unreadable)
        await house.change(table, lambda point: None)
        assert told == [table]

    shelf.with_house(work)


def test_tables_that_nobody_needs_leave_the_memory(tmp_path: Path, monkeypatch: Patch) -> None:
    """Whoever looks at every table of a site must not fill the memory with them."""
    shelf = Shelf(tmp_path)
    names = [f"t{number}" for number in range(12)]
    for name in names:
        shelf.open(name)
    shelf.play("bots", 3, "granada", BOTS)
    monkeypatch.setattr(house_module, "MOST_TABLES", 5)

    async def work(house: House) -> None:
        kept = await house.table("bots")
        watched = await house.table("t0")
        with house.live.subscribed("t0", None, "here", 0):
            for name in names:
                await house.table(name)
            assert len(house._tables) == 13  # all were asked for just now
            monkeypatch.setattr(house_module, "NEEDED", 0.0)
            shelf.open("last")
            await house.table("last")
            assert sorted(house._tables) == ["bots", "last", "t0"]
            assert (await house.table("bots"), await house.table("t0")) == (kept, watched)

    shelf.with_house(work)


def test_a_table_that_left_the_memory_takes_no_change(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.open("one")

    async def work(house: House) -> None:
        old = await house.table("one")
        house._forget(-1.0)
        new = await house.table("one")
        assert old.closed
        assert new is not old
        with pytest.raises(StorageFault) as fault:
            await house.change(old, lambda point: None)
        assert fault.value.code == "storage-busy"
        await house.change(new, lambda point: None)
        with house.live.subscribed("one", None, "here", 0) as subscriber:
            assert News(house, old, None, None)(subscriber) == b""
            assert subscriber.gone

    shelf.with_house(work)
