"""The tables in memory when loading, storing or forgetting goes wrong: there is one of each, and its bots go on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.server import botplay
from tertulia.server import house as house_module
from tertulia.server.archive import read_table, tables_for_bots
from tertulia.server.botplay import BotPlay
from tertulia.server.chairs import Chair
from tertulia.server.faults import StorageFault
from tertulia.server.house import House
from tertulia.server.news import News
from tertulia.server.settings import Settings
from tertulia.server.table import Table
from tests.server.attack.inside import soon
from tests.server.shelf import Shelf

BOTS = (Chair("bot", bot="random"), Chair("bot", bot="random"))
Patch = pytest.MonkeyPatch


class Reading:
    """Stands before the reading of tables: fails so often, and waits as long as it is told to."""

    def __init__(self, patch: Patch, failures: int = 0) -> None:
        self.failures, self.reads = failures, 0
        self.go_on = asyncio.Event()
        patch.setattr(house_module, "read_table", self)

    async def __call__(self, *args: Any) -> Table | None:
        self.reads += 1
        await self.go_on.wait()
        if self.failures:
            self.failures -= 1
            raise StorageFault("storage-busy")
        return await read_table(*args)


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


class Refusing:
    """A storage that refuses the first changes."""

    def __init__(self, house: House, patch: Patch, failures: int) -> None:
        self.failures, self.tried = failures, 0
        self._commit = house.journal.commit
        patch.setattr(house.journal, "commit", self)

    async def __call__(self, *writes: Any) -> None:
        self.tried += 1
        if self.tried <= self.failures:
            raise StorageFault("disk-full")
        await self._commit(*writes)


def with_bots(shelf: Shelf, patch: Patch, **more: Any) -> Callable[[House], BotPlay]:
    """Bots that do not wait, in a house that soon forgets tables."""
    patch.setattr(botplay, "FIRST_PAUSE", 0.02)
    patch.setattr(botplay, "LONGEST_PAUSE", 0.05)

    def bots(house: House) -> BotPlay:
        house.settings = Settings(data=shelf.folder, bot_pause=0.0, bot_step=0.0, **more)
        return BotPlay(house)

    return bots


def test_a_bot_goes_on_when_it_can_be_stored_again(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    shelf = Shelf(tmp_path)
    shelf.play("one", 3, "granada", BOTS)

    async def work(house: House) -> None:
        bots = with_bots(shelf, monkeypatch)(house)
        refusing = Refusing(house, monkeypatch, failures=4)
        with caplog.at_level(logging.ERROR):
            table = await house.table("one")
            assert await soon(lambda: table.at.phase == "over", 20)
        assert refusing.tried > 5
        await bots.close()

    shelf.with_house(work)
    said = [record.getMessage() for record in caplog.records]
    assert [sentence.rpartition(" ")[2] for sentence in said] == ["1", "2", "4"]
    assert all("one" in sentence and "StorageFault" in sentence for sentence in said)
    assert shelf.ask("SELECT phase FROM game_table") == [("over",)]
    assert shelf.ask("SELECT count(*) - max(ply) FROM log") == [(1,)]


def test_a_table_is_not_forgotten_while_a_bot_tries(tmp_path: Path, monkeypatch: Patch) -> None:
    """Else it would be taken to memory a second time, and two bots would play the same seat."""
    shelf = Shelf(tmp_path)
    shelf.play("one", 3, "granada", BOTS)

    async def work(house: House) -> None:
        bots = with_bots(shelf, monkeypatch, idle_after=0.3)(house)
        refusing = Refusing(house, monkeypatch, failures=10**9)
        async with house.tidied():
            table = await house.table("one")
            until = time.monotonic() + 1.5
            while time.monotonic() < until:
                await asyncio.sleep(0.05)
                assert not table.closed
            refusing.failures = 0
            assert await soon(lambda: table.at.phase == "over", 20)
            assert await house.table("one") is table
        await bots.close()

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


def test_nobody_plays_at_a_table_that_was_forgotten(tmp_path: Path, monkeypatch: Patch) -> None:
    shelf = Shelf(tmp_path)
    shelf.play("one", 3, "granada", BOTS)

    async def work(house: House) -> None:
        bots = with_bots(shelf, monkeypatch)(house)
        refusing = Refusing(house, monkeypatch, failures=10**9)
        table = await house.table("one")
        assert await soon(lambda: refusing.tried > 1)
        table.closed = True
        assert await soon(lambda: not bots._busy)
        refusing.failures = 0
        tried = refusing.tried
        bots.look(table)
        await asyncio.sleep(0.2)
        assert (refusing.tried, bots._busy) == (tried, {})
        await bots.close()

    shelf.with_house(work)


def test_waking_goes_on_when_the_storage_is_busy(tmp_path: Path, monkeypatch: Patch) -> None:
    shelf = Shelf(tmp_path)
    for name in ("one", "two", "three"):
        shelf.play(name, 3, "granada", BOTS)
    asked = 0

    async def busy(session: Any) -> list[str]:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise StorageFault("storage-busy")
        return await tables_for_bots(session)

    async def work(house: House) -> None:
        monkeypatch.setattr(house_module, "tables_for_bots", busy)
        monkeypatch.setattr(house_module, "FIRST_PAUSE", 0.01)
        reading = Reading(monkeypatch, failures=2)
        reading.go_on.set()
        bots = with_bots(shelf, monkeypatch)(house)
        await house.wake()
        tables = [await house.table(name) for name in ("one", "two", "three")]
        assert reading.reads == 5
        assert await soon(lambda: all(table.at.phase == "over" for table in tables), 20)
        await bots.close()

    shelf.with_house(work)


def test_one_table_that_cannot_be_read_stops_no_other(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    shelf = Shelf(tmp_path)
    for name in ("one", "two", "three"):
        shelf.play(name, 3, "granada", BOTS)
    shelf.damage("DELETE FROM snapshot WHERE table_id = 'two'")
    shelf.damage("DELETE FROM log WHERE table_id = 'two' AND ply = 1")

    async def work(house: House) -> None:
        bots = with_bots(shelf, monkeypatch)(house)
        await house.wake()
        tables = [await house.table(name) for name in ("one", "three")]
        assert await soon(lambda: all(table.at.phase == "over" for table in tables), 20)
        await bots.close()

    with caplog.at_level(logging.WARNING):
        shelf.with_house(work)
    assert len([record for record in caplog.records if "table two stays closed" in record.getMessage()]) == 1
