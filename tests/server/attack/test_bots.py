"""Bots while reading and storing fail: they go on by themselves, at one table of each, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.domain import service as house_module
from tertulia.server.domain.service import House
from tertulia.server.settings import Settings
from tertulia.server.storage.faults import StorageFault
from tertulia.server.storage.tables import tables_for_bots
from tertulia.server.workers import bots as botplay
from tertulia.server.workers.bots import BotPlay
from tests.server.attack.faulty import BOTS, Patch, Reading, Refusing
from tests.server.attack.inside import soon
from tests.server.shelf import Shelf


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
